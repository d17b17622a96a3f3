/* made_up.h - names for players who have none. */
#ifndef MADE_UP_H
#define MADE_UP_H
#include "hypercone/hypercone.h"

extern const char *const MADE_UP_NAMES[HC_SEATS];
#endif
