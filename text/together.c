/* together.c - events of different kinds that are one thing at the table, told in one sentence: an ally that sends ships and joins, ships that
 * are to be lost and are lost, both cards turned up, colours drawn in vain, the last colony and the win. */
#include "inside.h"

static int ships_of(const hc_event e[], size_t count)
{
    int ships = 0;
    for (size_t i = 0; i < count; i++) ships += e[i].a;
    return ships;
}

/* All the ships of an ally, and no power has a hand in it. */
static bool joins_with(const hc_event e[], size_t run, const hc_event *next)
{
    return e->kind == HC_EV_GATHERED && !e->c && !e->sheet && e->b != HC_ON_PIECES && next->kind == HC_EV_JOINED && !next->sheet &&
           next->seat == e->seat && next->b == ships_of(e, run);
}

/* Nobody has saved any of them. */
static bool loses_them(const hc_event e[], size_t run, const hc_event *next)
{
    return e->kind == HC_EV_TO_LOSE && next->kind == HC_EV_LOST && next->seat == e->seat && next->other != next->seat && next->b == HC_LIMBO &&
           next->c == HC_WARP && next->a == ships_of(e, run);
}

static bool wins_it(const hc_event *e, const hc_event *next)
{
    return e->kind == HC_EV_WON && next->kind == HC_EV_GAME_OVER && next->a == 1 << e->seat;
}

static bool reveal_both(const hc_event *e, const hc_event *next)
{
    return e->kind == HC_EV_REVEALED && next->kind == HC_EV_REVEALED && next->seat != e->seat;
}

/* Cards of one's own or the partner's colour, after each of which the offense draws again: two events each. */
static size_t drawn_in_vain(const hc_event e[], size_t count)
{
    size_t n = 0;
    while (n + 1 < count && e[n].kind == HC_EV_ORDERS && e[n].seat == e->seat && e[n].other != HC_NOBODY && e[n].b < HC_DESTINY_WILD && !e[n].sheet &&
           e[n + 1].kind == HC_EV_DRAWS_AGAIN && e[n + 1].seat == e->seat)
        n += 2;
    return n;
}

size_t tale_together(const hc_event e[], size_t run, size_t count)
{
    const size_t vain = drawn_in_vain(e, count);
    if (vain) return vain;
    if (run == count) return run;
    if (joins_with(e, run, &e[run]) || loses_them(e, run, &e[run])) return run + 1;
    return run == 1 && (wins_it(e, &e[1]) || reveal_both(e, &e[1])) ? 2 : run;
}

/* From or on all these planets. */
static void take_all(tale *t, const hc_event e[], size_t count)
{
    t->a = ships_of(e, count);
    t->run = e;
    t->runs = count;
}

static void tell_vain(tale *t, const hc_event e[], size_t count)
{
    unsigned colours = 0;
    t->a = (int)count / 2;
    for (size_t i = 0; i < count; i += 2) colours |= 1u << e[i].other;
    tale_say(t, t->a == 1 ? "<Seat> [turns] over <an:destiny_card> of " : "<Seat> [turns] over <a> {destiny_card}s of ");
    if (colours & 1u << e->seat) tale_say(t, "<their> own");
    colours &= ~(1u << e->seat);
    for (int i = 0; i < t->t->players; i++) {
        if (!(colours >> i & 1)) continue;
        pen_put(t->p, tale_follows(t->p, " own") ? " or " : "");
        tale_owner(t, i);
    }
    t->last = e->seat;
    tale_say(t, t->a == 1 ? " colour and [draws] again." : " colour, one after the other, and [draws] again each time.");
}

static void tell_lost_at_once(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [loses] <a:ship> from <place:b> to the {warp}");
    tale_cause(t, reason_of_loss(e->flag));
    tale_say(t, ".");
}

bool tell_together(tale *t, const hc_event e[], size_t count)
{
    const hc_event *last = &e[count - 1];
    if (e->kind == HC_EV_REVEALED && count == 2) {
        t->other = last->seat;
        t->b = last->a;
        tale_say(t, "<Seat> [reveals] <card>, and <other> [reveals] <card:b>.");
        return true;
    }
    if (e->kind == last->kind) return false;
    if (last->kind == HC_EV_DRAWS_AGAIN) {
        tell_vain(t, e, count);
    } else if (last->kind == HC_EV_JOINED) {
        t->other = last->other;
        t->c = last->a;
        take_all(t, e, count - 1);
        tale_say(t, tale_has_seat(t, t->other) ? "<Seat> [sends] <a:ship> from <place:b> and [joins] <other>." : "<Seat> [sends] <a:ship> from <place:b> and [joins] <side:c>.");
    } else if (last->kind == HC_EV_LOST) {
        take_all(t, e, count - 1);
        tell_lost_at_once(t, e);
    } else {                                     /* GAME_OVER: who wins, and why */
        tell_won_alone(t, e);
    }
    return true;
}
