/* eon_moons.c - the moons of Eon, by their numbers. */
#include "rules.h"

#define CARD(id, name) { HC_CARD_MOON, 0, 1, CARD_##name },
const hc_deck_row EON_MOONS[] = {
#include "parts/moons/eon_list.h"
    { HC_CARD_NONE, 0, 0, 0 } };
#undef CARD
