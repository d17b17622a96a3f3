/* Chronos - the cards are chosen again. */
#include "rules.h"

/* Its own card comes back to hand; the opponent's is laid aside until the encounter ends, unless
 * it is the last one. Artifacts played since, and what they did, are undone (encounter/rewind.c). */
static FLOW(travel_back)
{
    const int them = opponent(g, f->seat);
    FLOW_BEGIN;
    take_back_played(g, ev, f->seat, L(SOURCE));
    rewind_restore(g, ev, L(SOURCE));
    if (has_card(g, IN_HAND + them, C_ENCOUNTER)) lay_aside(g, ev, them, L(SOURCE));
    else take_back_played(g, ev, them, L(SOURCE));
    UNWIND(CORE(flow_encounter), PLAN_AGAIN);
    FLOW_END;
}

const sheet alien_chronos = {
    .name = "Chronos", .power_name = "of Time Travel", .summary = "Plays the cards again", .alert = YELLOW,
    .history = "It remembers every battle it has lost, and how it won them afterwards.",
    .form = FORMS({ .editions = IN_AVALON_HILL, .rewinds = true,
        .text = { "As a main player, after cards are revealed, you may call for time travel. You take your card back; your opponent's is laid aside until the {encounter} ends and "
                  "another must be played, if there is one. {Artifacts} played since cards were due to be chosen go back to their players and their effects are undone. "
                  "The second play is final." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = travel_back }) }),
};
