/* outcome.c - how an encounter ended, why a turn goes on or is over, and who has won. */
#include "inside.h"

/* The reason by the rules is given only where the event says who met: then a power that turned
 * the outcome is named in it too. */
static void tell_winner(tale *t, const hc_event *e)
{
    bool attacks = e->b != 0, named = tale_has_seat(t, t->seat) && tale_has_seat(t, t->other);
    if (!named) {
        tale_say(t, "<Side:a> wins the {encounter}<why>.");
        return;
    }
    tale_say(t, e->a == HC_SIDE_OFFENSE ? "<Seat> [wins] the {encounter}" : "<Other> [wins] the {encounter}");
    if (e->sheet) {
        t->seat = e->a == HC_SIDE_OFFENSE ? e->seat : e->other;
        tale_cause(t, "");
        if (e->c != HC_NOT_COMPARED)             /* else by a flare, perhaps, of which the power says nothing */
            pen_summary(t->p, t->edition, e->sheet, " (", ")");
    } else if (e->c == HC_NOT_COMPARED)
        tale_say(t, ": it is settled without comparing cards");
    else if (attacks && e->c == 1)
        tale_say(t, ": the totals are equal, and the tie goes to the {defense}");
    else if (attacks && e->c == HC_LOWER_WON)
        tale_say(t, e->a == HC_SIDE_OFFENSE ? ": the {offense} has the lower total, as was called" : ": the {defense} has the lower total, as was called");
    else if (attacks)
        tale_say(t, e->a == HC_SIDE_OFFENSE ? ": the {offense} has the higher total" : ": the {defense} has the higher total");
    else
        tale_say(t, e->a == HC_SIDE_OFFENSE ? ": <other> did not attack" : ": <seat> did not attack");
    tale_say(t, ".");
}

void tell_outcome(tale *t, const hc_event *e)
{
    switch (e->a) {
    case HC_SIDE_OFFENSE:
    case HC_SIDE_DEFENSE:
        tell_winner(t, e);
        break;
    case HC_BOTH_LOST:
        tale_say(t, "Both sides lose the {encounter}");
        tale_cause(t, e->c == HC_NOT_COMPARED ? "" : "two morphs have nothing to copy");
        tale_say(t, ".");
        break;
    case HC_DEAL_MADE:
        tale_say(t, "The {encounter} ends with a deal.");
        break;
    case HC_DEAL_FAILED:
        tale_say(t, "The {encounter} ends without a deal.");
        break;
    default:
        if (e->c == HC_NOT_COMPARED) {
            tale_say(t, "The {encounter} is called a draw");
            tale_cause(t, "");
            tale_say(t, ".");
        }
        break; /* else nobody attacks: DEAL_BEGINS says it */
    }
}

void tell_turn_ends(tale *t, const hc_event *e)
{
    static const char *const REASON[] = {
        [HC_END_NORMAL] = "",
        [HC_END_LOST] = ": the {encounter} was lost",
        [HC_END_NO_DEAL] = ": there was no deal",
        [HC_END_NO_CARDS] = ": no {encounter} card is left to play",
        [HC_END_NO_SHIPS] = ": there is no {ship} to send",
        [HC_END_DECLINED] = " without a second {encounter}",
        [HC_END_SECOND] = ": two {encounter}s a turn is the limit",
        [HC_END_SINGLE] = ": there is only one {encounter} a turn",
        [HC_END_FORBIDDEN] = ": a second {encounter} was forbidden",
    };
    tale_say(t, "<Seat's> turn ends");
    if (e->a >= 0 && (size_t)e->a < sizeof REASON / sizeof *REASON)
        tale_say(t, REASON[e->a]);
    tale_say(t, ".");
}

/* Several: run.c. */
void tell_second_encounter(tale *t, const hc_event *e)
{
    tale_say(t, e->a ? "<Seat> [has] another {encounter}." : "<Seat> [takes] a second {encounter}: the first one succeeded.");
}

static const char *way_to_win(const tale *t, const hc_event *e)
{
    return t->t->duel.plays && e->c ? "[wins] the game: <other> [has] to send {ships} and [has] none in the supply."
           : e->b                   ? "[wins] the game<why>."
           : t->t->duel.plays       ? "[controls] <a:planet> and [wins] the game."
                                    : "[has] <a:colony> outside <their> own system and [wins] the game.";
}

void tell_won(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> ");
    tale_say(t, way_to_win(t, e));
}

/* The same where nobody else wins. */
void tell_won_alone(tale *t, const hc_event *e)
{
    tale_say(t, "The game is over: <seat> ");
    tale_say(t, way_to_win(t, e));
}

void tell_game_over(tale *t, const hc_event *e)
{
    unsigned mask = (unsigned)e->a & 255;
    const bool for_ships = t->t->duel.plays && e->b;
    tale_say(t, mask        ? "The game is over: "
                : for_ships ? "The game is over: nobody wins, for both have to send {ships} and have none in the supply."
                            : "The game is over: nobody wins.");
    if (!mask) return;
    tale_people(t, mask);
    tale_say(t, mask & (mask - 1) ? " share the win." : " [wins].");
}

void tell_roles_swapped(tale *t, const hc_event *e)
{
    tale_say(t, e->a == 0   ? "<Seat> [is] now the {offense}, and <other> the {defense}<why>."
                : e->a == 1 ? "<Seat> [is] now the {offense} instead of <other><why>."
                            : "<Seat> [is] now the {defense} instead of <other><why>.");
}
