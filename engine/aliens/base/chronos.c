/* Chronos - the cards are chosen again. */
#include "rules.h"

/* Its own card comes back to hand; the opponent's is laid aside until the encounter ends, unless
 * it is the last one. Artifacts played since, and what they did, are undone (encounter/rewind.c). */
/* Only if what there was then has been remembered: whoever becomes the Chronos later has nothing to go back to. */
static bool can_travel(const game *g, const frame *f) { (void)f; return g->rewind.open; }

static FLOW(travel_back)
{
    FLOW_BEGIN;
    SET(MINE, !side_of(g, f->seat));
    take_back_played(g, ev, f->seat, L(SOURCE));
    rewind_restore(g, ev, L(SOURCE));
    SET(WHO, of_side(g, L(MINE)));               /* perhaps not who stood there a moment ago */
    if (has_card(g, IN_HAND + L(WHO), C_ENCOUNTER)) lay_aside(g, ev, L(WHO), L(SOURCE));
    else take_back_played(g, ev, L(WHO), L(SOURCE));
    UNWIND(CORE(flow_encounter), PLAN_AGAIN);
    FLOW_END;
}

static bool can_be_drawn_again(const game *g, const frame *f) { (void)f; return !g->now.annulled && draws_destiny(g); }

static int my_power(const game *g, int seat) { return power_at_work(g, seat, ALIEN_chronos); }

static bool others_have_won(const game *g, const frame *f) { return !(g->won >> f->seat & 1) && !g->last_chance && my_power(g, f->seat) >= 0; }

static FLOW(go_back_once_more)
{
    FLOW_BEGIN;
    take_last_chance(g, ev, f->seat, my_power(g, f->seat), NOBODY);
    FLOW_END;
}

static FLOW(flip_again)
{
    FLOW_BEGIN;
    annul_destiny(g);
    FLOW_END;
}

const sheet alien_chronos = {
    .name = "Chronos", .power_name = "of Time Travel", .summary = "Plays the cards again", .alert = YELLOW,
    .history = "It remembers every battle it has lost, and how it won them afterwards.",
    .form = FORMS({ .editions = IN_AVALON_HILL, .rewinds = true,
        .text = { "As a main player, after cards are revealed, you may call for time travel. You take your card back; your opponent's is laid aside until the {encounter} ends and "
                  "another must be played, if there is one. {Artifacts} played since cards were due to be chosen go back to their players and their effects are undone. "
                  "The second play is final." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = travel_back, .when = can_travel }) },
              { .editions = IN_EON | IN_CLASSIC, .rewinds = true,
        .text = { "As a main player, after cards are revealed, you may call for time travel. You take your card back; your opponent's is laid aside until the {encounter} ends and another must be played, if "
                  "there is one. Kickers, {artifacts} and flares used since cards were due to be chosen go back to their players and what they did is undone. The second play is final.",
                  "When a {destiny_card} has been turned up, you may have another turned up instead.",
                  "When others have won the game, you may have one last {encounter} of your own before that counts: if you succeed in it, you win instead." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = travel_back, .when = can_travel }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_ANYONE, MAY, .flow = flip_again, .when = can_be_drawn_again }),
        .hook[SUPER] = HOOKS({ W_GAME_ENDS, AS_ANYONE, MAY, .flow = go_back_once_more, .when = others_have_won }) }),
};
