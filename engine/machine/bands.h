/* bands.h - windows by bands: a source that listens in none of a band need not be looked at in any of its windows (part of sheets.h).
 *
 * Any division gives the same games. This one was found by counting, in games of every edition, which sources are looked at in vain:
 * windows in which the same sources seldom listen share a band. What always holds has one to itself, for sums look there;
 * windows that hardly ever open have no name here, and are in it as well. */
#ifndef BANDS_H
#define BANDS_H
#include "hypercone/hypercone.h"

#define BAND_LIST(X) \
    X(0, ALWAYS) X(0, FORBIDS) \
    X(1, WOULD_REGAIN) X(1, REWARDS) X(1, POWER_USED) X(1, CARD_USED) X(1, WOULD_LAND) X(1, COLONY_GAINED) X(1, DRAWN) \
    X(1, WOULD_DRAW) \
    X(2, DREW_DESTINY) X(2, GATHER) X(2, COMMITTED) X(2, JOINED) X(2, SELECT) X(2, PUT_AWAY) X(2, WIN_CLAIMED) \
    X(2, FROM_HOARD) X(2, WOULD_LEAVE) X(2, BEFORE_LOSE) X(2, CAPTURE) X(2, WOULD_LOSE) X(2, LANDED) X(2, LOST) \
    X(2, WOULD_DISCARD) X(2, DISCARDED) X(2, COLOUR) \
    X(3, ALL_INVITED) X(3, ALLY_TURN) X(3, PLANNING) X(3, TURN_UP) X(3, OUTCOME) X(3, TOKENS_BACK) X(3, REWARD) \
    X(3, COMPENSATED) X(3, PIECE_LAID) X(3, DECOY_SHOWN) X(3, WOULD_TAKE) X(3, DREW) \
    X(4, NEW_HAND) X(4, REGROUP) X(4, BEFORE_DESTINY) X(4, LAUNCH) X(4, RETRIEVED) X(4, POWER_LOST) X(4, SHUFFLED) \
    X(5, LAUNCHED) X(5, ALLIED) X(5, SELECTED) X(5, RESOLVED) X(5, FINED) \
    X(6, REVEALED) X(6, DEAL_BEGINS) X(6, DEALT) X(6, DEAL_FAILED) X(6, TURN_ENDS) X(6, TECH_COMPLETED) X(6, ZAPPED) \
    X(6, RUN_OUT) \
    X(7, START_TURN) X(7, DRAW_DESTINY) X(7, DESTINY) X(7, AIMED) X(7, INVITE) X(7, INVITED) X(7, SETTLED) X(7, DEAL_MADE) \
    X(7, COMPENSATION_DUE) X(7, COMPENSATION) X(7, COMPENSATION_DRAWN) X(7, ENCOUNTER_OVER) X(7, CARD_PLAYED) \
    X(7, LUX_GAINED)

enum { ALL_BANDS = (1 << HC_BANDS) - 1 };
extern const uint8_t BAND_OF[HC_WINDOWS];
static inline int band_of(int w) { return BAND_OF[w]; }
unsigned bands_of(const hc_windows *windows);                /* in which these are, as bits */
#endif
