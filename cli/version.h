/* version.h - which Hypercone this is; the build says it. */
#ifndef VERSION_H
#define VERSION_H
#ifndef HYPERCONE_VERSION
#define HYPERCONE_VERSION "unknown"
#endif
#endif
