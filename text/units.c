/* units.c - ships that are unlike the others: which of them goes along, and what lies under whose. */
#include "inside.h"

static int captives_of(const hc_unit *u)
{
    int n = 0;
    for (int s = 0; s < HC_SEATS; s++)
        n += u->of[s];
    return n;
}

static const hc_unit *unit_asked(const tale *t, const hc_question *q)
{
    return q->unit > 0 && q->unit <= t->t.units ? &t->t.unit[q->unit - 1] : NULL;
}

static void say_unit(tale *t, const hc_unit *u)
{
    t->b = captives_of(u);
    if (u->kind == HC_UNIT_MIGHTY)
        tale_say(t, "The Prometheus");
    else if (u->kind == HC_UNIT_BUNDLE) {
        t->b++;
        tale_say(t, "the {ship} that was <b:ship>");
    } else
        tale_say(t, "the {ship} with <b:ship> under it");
}

void tale_title_which_ships(tale *t, const hc_question *q)
{
    const hc_unit *u = unit_asked(t, q);
    if (u) {
        tale_say(t, "Is ");
        say_unit(t, u);
        tale_say(t, q->count == 1 ? " the one?" : " one of the <a:ship>?");
        return;
    }
    tale_say(t, q->count == 1 ? "Is it a {ship} of the second colour (1), or not (0)?" : "How many of the <a:ship> are of the second colour?");
}

void tale_why_which_ships(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "Not all the {ships} there are alike, and some of them stay behind.");
}

void tale_next_which_ships(tale *t, const hc_question *q)
{
    const hc_unit *u = unit_asked(t, q);
    if (!u)
        tale_say(t, "{Ships} of both colours count the same in an {encounter}.");
    else if (u->kind == HC_UNIT_MIGHTY)
        tale_say(t, "In an {encounter} it adds 3 besides its own strength.");
    else if (u->kind == HC_UNIT_BUNDLE)
        tale_say(t, "They move and count as one {ship}.");
    else
        tale_say(t, "What is under it goes with it, and comes free in the {warp}.");
}

/* ---- beside a player's sheet ---------------------------------------------------------------------------- */

static void put_ships_of_kind(pen *p, const hc_table *t, int seat, int kind, const char *one, const char *many, const char *what)
{
    int units = 0, under = 0;
    for (int i = 0; i < t->units; i++) {
        if (t->unit[i].seat != seat || t->unit[i].kind != kind)
            continue;
        units++;
        under += captives_of(&t->unit[i]);
    }
    if (!units)
        return;
    pen_put(p, p->length > 0 ? "; " : "");
    pen_number(p, units);
    pen_put(p, units == 1 ? one : many);
    if (!what)
        return;
    pen_number(p, under);
    pen_put(p, what);
}

void pen_units(pen *p, const hc_table *t, int seat)
{
    if (t->second_colour[seat] < HC_SEATS) {
        pen_put(p, p->length > 0 ? "; " : "");
        pen_ships(p, t->edition, t->seat[seat].on_sheet);
        pen_put(p, " of a second colour on the sheet");
    }
    put_ships_of_kind(p, t, seat, HC_UNIT_STACK, " ship with captives under it: ", " ships with captives under them: ", " in all");
    put_ships_of_kind(p, t, seat, HC_UNIT_KEPT, " ship in the warp with captives under it: ", " ships in the warp with captives under them: ", " in all");
    put_ships_of_kind(p, t, seat, HC_UNIT_BUNDLE, " ship that stands for several: with it ", " ships that stand for several: with them ", " more");
    put_ships_of_kind(p, t, seat, HC_UNIT_RING, " ring of captives around the system: ", " rings of captives around the system: ", " ships");
}
