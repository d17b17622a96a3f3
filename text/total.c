/* total.c - one step of a total, with who and why: "Bruno's Virus: 8 x 4 = 32". */
#include "inside.h"

void tale_face(tale *t, int value)
{
    if (value == HC_FACE_NEGOTIATE) {
        tale_say(t, "{Negotiate}");
    } else if (value == HC_FACE_RETREAT) {
        tale_say(t, "Retreat");
    } else if (value == HC_FACE_MORPH) {
        tale_say(t, "Morph");
    } else if (value == HC_FACE_NONE) {
        tale_say(t, "no card");
    } else {
        pen_attack(t->p, value);             /* turned round and added to, more than any card has printed on it */
    }
}

static int main_player(const tale *t, int side)
{
    return side == HC_SIDE_OFFENSE ? t->t->offense : t->t->defense;
}

static void tell_printed(tale *t, const hc_step *s)
{
    t->seat = main_player(t, s->side);
    tale_say(t, "<Seat's> card: ");
    tale_face(t, s->after);
}

static void tell_ships(tale *t, const hc_step *s)
{
    t->seat = s->about;
    t->a = s->before;
    t->b = s->after;
    if (!s->sheet) {
        tale_say(t, "<Seat's> {ships}: ");
        pen_number(t->p, s->after);
        return;
    }
    tale_say(t, "<sheet>: <seat's> {ships} count as <b>, not <a>");     /* <a> may be what another power made of them */
}

static void tell_sum(tale *t, int before, int after)
{
    pen_number(t->p, before);
    pen_put(t->p, after < before ? " - " : " + ");
    pen_number(t->p, after < before ? before - after : after - before);
    pen_put(t->p, " = ");
    pen_number(t->p, after);
}

static void tell_product(tale *t, int one, int two)
{
    pen_number(t->p, one);
    pen_put(t->p, " x ");
    pen_number(t->p, two);
    pen_put(t->p, " = ");
    pen_number(t->p, one * two);
}

/* Card and own ships, put together in another way than by adding. Of two numbers whose sum and
 * product are known there is only one pair; the greater is named first. */
static void tell_combined(tale *t, const hc_step *s)
{
    for (int less = 0; 2 * less <= s->before; less++)
        if (less * (s->before - less) == s->after) {
            tell_product(t, s->before - less, less);
            return;
        }
    tell_sum(t, s->before, s->after);
}

static void tell_winner(tale *t, const hc_step *s)
{
    t->a = s->after;
    t->seat = s->about;
    if (t->t->duel.plays)
        tale_say(t, "<seat> [wins]");
    else if (s->after == HC_SIDE_OFFENSE || s->after == HC_SIDE_DEFENSE)
        tale_say(t, "<side:a> wins");
    else if (s->after == HC_BOTH_LOST)
        tale_say(t, "both sides lose");
    else
        tale_say(t, "nobody wins");
}

static void tell_changed(tale *t, const hc_step *s)
{
    t->by = s->by;
    tale_say(t, tale_has_seat(t, s->by) ? "<By's> <sheet>: " : "<sheet>: ");
    switch (s->stage) {
    case HC_STAGE_CARD:
        tale_face(t, s->before);
        tale_say(t, " becomes ");
        tale_face(t, s->after);
        break;
    case HC_STAGE_COMBINED:
        tell_combined(t, s);
        break;
    case HC_STAGE_MULTIPLIED:
        if (s->before != 0 && s->after % s->before == 0)
            tell_product(t, s->before, s->after / s->before);
        else
            tell_sum(t, s->before, s->after);
        break;
    case HC_STAGE_WINNER:
        tell_winner(t, s);
        break;
    default:
        tell_sum(t, s->before, s->after);
    }
}

/* Duel: whoever has more ships, or fewer where they are ahead, adds to the plan. */
static void tell_added(tale *t, const hc_step *s)
{
    t->seat = s->about;
    tale_say(t, s->stage == HC_STAGE_SHIPS ? "<Seat's> {ship} advantage: " : "<Seat's> reinforcement: ");
    tell_sum(t, s->before, s->after);
}

void tale_step(tale *t, const hc_step *s)
{
    t->sheet = s->sheet;
    if (!s->sheet && t->t->duel.plays)
        tell_added(t, s);
    else if (s->stage == HC_STAGE_SHIPS)
        tell_ships(t, s);
    else if (!s->sheet && s->stage == HC_STAGE_CARD)
        tell_printed(t, s);
    else if (s->sheet)
        tell_changed(t, s);
}

size_t text_step(char *out, size_t room, const text_names *n, const hc_game *view, const hc_step *s)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_step(&t, s);
    return p.length;
}
