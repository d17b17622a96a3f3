/* editions.h - which editions a form of a sheet belongs to, as a mask. */
#ifndef EDITIONS_H
#define EDITIONS_H
#include "hypercone/hypercone.h"
enum {
    IN_AVALON_HILL = 1 << HC_EDITION_AVALON_HILL, IN_FFG = 1 << HC_EDITION_FFG,
    IN_EON = 1 << HC_EDITION_EON, IN_CLASSIC = 1 << HC_EDITION_CLASSIC
};
#endif
