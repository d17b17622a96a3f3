/* bands.h - windows by bands: a source that listens in none of a band need not be looked at in any of its windows (part of sheets.h).
 *
 * Any division gives the same games. These were found by counting, in games of every edition, which sources are looked at in vain:
 * windows in which the same sources seldom listen share a band. Powers and cards have one division, pieces another that is finer: a table
 * with everything has sixty of them. What always holds has one to itself, for sums look there;
 * windows that hardly ever open have no name here, and are in it as well. */
#ifndef BANDS_H
#define BANDS_H
#include "hypercone/hypercone.h"

#define BAND_LIST(X) \
    X(0, 0, ALWAYS) X(0, 0, FORBIDS) X(0, 4, GAME_ENDS) X(0, 9, SETUP) \
    X(1, 2, WOULD_REGAIN) X(1, 4, REWARDS) X(1, 4, POWER_USED) X(1, 4, CARD_USED) X(1, 1, WOULD_LAND) X(1, 5, COLONY_GAINED) \
    X(1, 10, DRAWN) X(1, 2, WOULD_DRAW) \
    X(2, 4, DREW_DESTINY) X(2, 1, GATHER) X(2, 4, COMMITTED) X(2, 1, JOINED) X(2, 4, SELECT) X(2, 4, PUT_AWAY) \
    X(2, 4, WIN_CLAIMED) X(2, 4, FROM_HOARD) X(2, 4, WOULD_LEAVE) X(2, 4, BEFORE_LOSE) X(2, 4, CAPTURE) X(2, 1, WOULD_LOSE) \
    X(2, 4, LANDED) X(2, 4, LOST) X(2, 5, WOULD_DISCARD) X(2, 4, DISCARDED) X(2, 2, COLOUR) \
    X(3, 4, ALL_INVITED) X(3, 4, ALLY_TURN) X(3, 9, PLANNING) X(3, 4, TURN_UP) X(3, 1, OUTCOME) X(3, 4, TOKENS_BACK) \
    X(3, 4, REWARD) X(3, 4, COMPENSATED) X(3, 10, PIECE_LAID) X(3, 4, DECOY_SHOWN) X(3, 5, WOULD_TAKE) X(3, 10, DREW) \
    X(4, 6, NEW_HAND) X(4, 9, REGROUP) X(4, 3, BEFORE_DESTINY) X(4, 4, LAUNCH) X(4, 7, RETRIEVED) X(4, 4, POWER_LOST) \
    X(4, 10, SHUFFLED) \
    X(5, 3, LAUNCHED) X(5, 3, ALLIED) X(5, 3, SELECTED) X(5, 6, RESOLVED) X(5, 5, FINED) \
    X(6, 8, REVEALED) X(6, 2, DEAL_BEGINS) X(6, 6, DEALT) X(6, 9, DEAL_FAILED) X(6, 7, TURN_ENDS) X(6, 9, TECH_COMPLETED) \
    X(6, 4, ZAPPED) X(6, 6, RUN_OUT) \
    X(7, 2, START_TURN) X(7, 4, DRAW_DESTINY) X(7, 9, DESTINY) X(7, 9, AIMED) X(7, 11, INVITE) X(7, 1, INVITED) \
    X(7, 1, SETTLED) X(7, 11, DEAL_MADE) X(7, 4, COMPENSATION_DUE) X(7, 5, COMPENSATION) X(7, 4, COMPENSATION_DRAWN) \
    X(7, 4, ENCOUNTER_OVER) X(7, 11, CARD_PLAYED) X(7, 2, LUX_GAINED)

enum { ALL_BANDS = (1 << HC_BANDS) - 1 };
extern const uint8_t BAND_OF[HC_WINDOWS], PIECE_BAND_OF[HC_WINDOWS];
static inline int band_of(int w) { return BAND_OF[w]; }
static inline int piece_band_of(int w) { return PIECE_BAND_OF[w]; }
unsigned bands_of(const hc_windows *windows);                /* in which these are, as bits; of pieces: */
unsigned piece_bands_of(const hc_windows *windows);
#endif
