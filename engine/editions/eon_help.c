/* eon_help.c - the classic edition's rules in short, where they say more than, or something else than, those of all editions. */
#include "rules.h"

extern const char *const EON_SHORT[HC_PHASE_COUNT], *const EON_HELP[HC_PHASE_COUNT];
extern const hc_chapter EON_CHAPTERS[];

const char *const EON_SHORT[HC_PHASE_COUNT] = {
    [HC_PHASE_REGROUP] = "The {offense} may take one {ship} from the {warp}.",
    [HC_PHASE_DESTINY] = "A {destiny_card} says in whose system the {encounter} will be.",
    [HC_PHASE_PLANNING] = "Each main player may lay a kicker, then chooses a card.",
    [HC_PHASE_REVEAL] = "Cards and kickers are turned up together.",
};

const char *const EON_HELP[HC_PHASE_COUNT] = {
    [HC_PHASE_DESTINY] =
        "The {offense} turns up the top {destiny_card} of the {destiny} pile. Its colour names the system in which the {encounter} takes place, and that "
        "player is the {defense}. On its own colour, the {offense} turns up another, or attacks another player's {colony} in its own system. The last "
        "{destiny_card} of the pile is never turned up: it is shuffled with all the others first.",
    [HC_PHASE_PLANNING] =
        "First the {offense}, then the {defense} may lay one kicker face down and say so. Then each chooses an attack or a {negotiate} card and plays "
        "it face down. A {defense} without one has drawn a new hand by then; an {offense} that lost its last one before this ends its turn.",
    [HC_PHASE_REVEAL] =
        "Cards and kickers are turned up together. A kicker multiplies the attack beside it. Two attacks: each side adds its card and its {ships}; the "
        "higher total wins, and ties go to the {defense}. One attack: whoever played {negotiate} loses, and takes {compensation}. No attack: the two "
        "may make a deal.",
};

const hc_chapter EON_CHAPTERS[] = {
    { "Kickers",
      "A kicker multiplies the attack beside it before anything else changes it. With a {negotiate} card that loses, it multiplies the {compensation}; when a deal fails, it multiplies what the other player loses. When a deal is made, it does nothing." },
    { "Flares",
      "The deck holds two flares for each player. Whoever has that alien's power in force uses the super half, everybody else the wild one. It goes back to its player's hand, unless it says otherwise, and each may be used once per {encounter}." },
    { "Out of cards",
      "An {offense} without an attack or {negotiate} card at the start of its turn, and a {defense} without one, discard their hand and draw seven. An {offense} that runs out in the middle of its turn ends it at once; all {ships} in the {gate} go home." },
    { NULL, NULL } };
