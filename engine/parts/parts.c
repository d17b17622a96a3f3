/* parts.c - the list of the parts. */
#include "rules.h"

#define X(name) [PART_##name] = &part_##name,
const game_part *const GAME_PART[PARTS_END] = { GAME_PARTS(X) };
#undef X
