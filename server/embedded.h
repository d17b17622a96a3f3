/* embedded.h - the built page as data: tools/embed writes the table. */
#ifndef EMBEDDED_H
#define EMBEDDED_H
#include <stddef.h>

typedef struct embedded_file { const char *path; const unsigned char *bytes; size_t length; } embedded_file;   /* gzipped */
extern const embedded_file EMBEDDED[];       /* ends with a NULL path */
#endif
