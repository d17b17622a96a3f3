/* event_rewards.c - what is told of reward cards and kickers. */
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
