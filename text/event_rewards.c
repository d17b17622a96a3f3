/* event_rewards.c - what is told of reward cards, kickers, compensation and rewards. */
#include "inside.h"

void tell_shuffled(tale *t, const hc_event *e)
{
    enum { REWARDS = 1, REWARDS_BROUGHT };
    tale_say(t, e->b == REWARDS_BROUGHT ? "Reward cards come into the game: their deck has <a>."
                : e->b == REWARDS  ? "The reward deck is used up: its discards are shuffled and become the new one."
                : t->t->duel.plays ? "<Seat's> deck is used up: <their> discards are shuffled and become the new one."
                                   : "The deck is used up: the discards are shuffled and become the new deck.");
}

void tell_rift(tale *t, const hc_event *e)
{
    tale_say(t, "<Card> goes off as <seat> [takes] it: ");
    tale_say(t, e->c ? "it costs <b:ship><why>." : e->b == 1 ? "one of <seat's> {colonies} has to be cleared." : e->b == 2 ? "two cards are lost with it." : "it costs <b:ship>.");
}

/* That a kicker lies there all know. */
void tell_extra_down(tale *t, const hc_event *e)
{
    bool unseen = e->b == HC_KICKER_LAID && e->a == HC_NO_CARD;
    if (e->b >= HC_INTIMIDATE_LAID) {
        tale_say(t, e->b == HC_INTIMIDATE_USED ? "<Seat> [plays] the intimidate card of <other> instead of the one chosen." :
                    e->a == HC_NO_CARD ? "<Seat> [lays] an intimidate card down, face down." : "<Seat> [lays] <card> down, face down.");
        return;
    }
    tale_say(t, unseen ? "<Seat> [lays] a kicker face down." : "<Seat> [lays] <card> face down beside the {encounter} cards<why>.");
}

/* ---- after an encounter -------------------------------------------------------------------------------------- */

void tell_compensation(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [takes] <a:card> at random from <other's> hand: {compensation} for the {ships} lost");
    tale_say(t, e->b > e->a ? " (<b> are owed, but <other> [has] no more)." : ".");
}

void tell_no_compensation(tale *t, const hc_event *e)
{
    tale_say(t, e->a == 2 ? "<Seat> [gets] no {compensation}: none of <their> {ships} went to the {warp}."
              : e->a      ? "<Seat> [is] owed <b:card> as {compensation} and [gets] none: <other> [has] no cards." : "<Seat> [gets] no {compensation} from <other><why>.");
}

void tell_reward(tale *t, const hc_event *e)
{
    int ships = t->b, cards = t->a - t->b - e->c;
    tale_say(t, !e->a ? "<Seat> [gets] no {rewards}<why>" : e->other == HC_NOBODY ? "<Seat> [earns] <a:reward> for a successful defense: "
                : e->flag == HC_BY_CONE   ? "<Seat> [earns] <a:reward> as an ally of the winning {offense}: "
                : e->flag == HC_BY_SPIRAL ? "<Seat> [earns] <a:reward> for defending the spiral: " : "<Seat> [gets] <a:reward>: ");
    t->a = cards;
    if (ships > 0)
        tale_say(t, cards > 0 ? "<b:ship> out of the {warp} and <a:card>" : "<b:ship> out of the {warp}");
    else if (e->a)
        tale_say(t, "<a:card>");
    tale_say(t, e->c ? "; no more cards are left." : ".");
}
