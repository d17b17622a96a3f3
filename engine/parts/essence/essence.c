/* essence.c - cards that belong to one alien: pieces that lie on its sheet, before players, or aside until they are used again. */
#include "rules.h"

const game_part part_essence = { .kind = HC_CARD_ESSENCE };
