/* sage_net.h - the small network that judges a seat: what it sees of the table, and the score it makes of that. */
#ifndef SAGE_NET_H
#define SAGE_NET_H
#include "hypercone/hypercone.h"

/* Whole numbers, small ones. Whoever adds an input trains anew: tools/train. */
enum {
    IN_WAY_0, IN_WAY_1, IN_WAY_2, IN_WAY_3, IN_WAY_4,        /* fifths of the way to the win: one of them is 1   */
    IN_COLONIES, IN_WEAK_COLONIES,                           /* abroad; with one ship                            */
    IN_HOME, IN_POWER, IN_POWER_LOST, IN_POWERS,
    IN_WARP, IN_GONE, IN_SHIPS, IN_FEW_SHIPS, IN_ABROAD, IN_INVADERS,
    IN_HAND, IN_ATTACKS, IN_NEGOTIATES, IN_MORPHS, IN_REINFORCEMENTS, IN_ARTIFACTS, IN_FLARES, IN_OTHER_CARDS,
    IN_BEST, IN_SECOND, IN_THIRD, IN_LOWEST, IN_HIGH, IN_VERY_HIGH, IN_NO_ENCOUNTER, IN_ONE_ENCOUNTER,
    IN_TURN_FIRST, IN_TURN_SECOND, IN_TURN_NEXT, IN_TURN_SOON, IN_BEST_IN_TURN,
    IN_RANK, IN_EDGE, IN_SUFFERED, IN_TOKENS, IN_CLOCK, IN_LUCRE, IN_THINGS,
    IN_LEAD, IN_BEHIND, IN_OTHERS_NEAR, IN_PLAYERS, IN_PARTNER,
    IN_OWN_FLARES, IN_ATTACK_SUM, IN_MIDDLE, IN_WEAK_HOME,   /* of its own powers; in eighths; attacks of 12 and more; planets */
    IN_PEACEFUL, IN_INVERTS, IN_MULTIPLIES, IN_UNDYING, IN_UPSETS,
    IN_LUX, IN_CROWDED,                                      /* things of parts are on the table                 */
    IN_NEAR_NEXT,                                            /* somebody else is a step from the win, and at turn or next */
    NET_INPUTS
};
enum { NET_HIDDEN = 24, NET_FINE = 12 };         /* weights of inputs are in parts of 1 << NET_FINE */

void net_owners(const hc_game *g, const hc_table *t, uint8_t owner[HC_PLANETS]);
void net_inputs(const hc_table *t, const uint8_t owner[HC_PLANETS], int seat, int16_t x[NET_INPUTS]);
int net_score(const int16_t x[NET_INPUTS]);      /* 1024ths: shares of the win are to each other as the exponentials */
#endif
