/* units.c - ships that are unlike the others: which of them goes along, and what lies under whose. */
#include "inside.h"

static bool is_flagship(int unit) { return unit == HC_UNIT_FLAGSHIP || unit == HC_UNIT_FLAGSHIP_USED; }

static void say_unit(tale *t, const hc_question *q)
{
    t->b = q->under;
    if (q->unit == HC_UNIT_MIGHTY)
        tale_say(t, "The Prometheus");
    else if (q->unit == HC_UNIT_DISC)
        tale_say(t, "the star disc");
    else if (q->unit >= HC_UNIT_FLAGSHIP)
        tale_say(t, is_flagship(q->unit) ? "the flagship" : "the salvage vessel");
    else if (q->unit == HC_UNIT_BUNDLE) {
        t->b++;
        tale_say(t, "the {ship} that was <b:ship>");
    } else
        tale_say(t, "the {ship} with <b:ship> under it");
}

void tale_title_which_ships(tale *t, const hc_question *q)
{
    if (q->unit) {
        tale_say(t, "Is ");
        say_unit(t, q);
        tale_say(t, q->count == 1 ? " the one?" : " one of the <a:ship>?");
        return;
    }
    tale_say(t, q->count == 1 ? "Is it a {ship} of the second colour? 1 means yes, 0 no." : "How many of the <a:ship> are of the second colour?");
}

void tale_why_which_ships(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "Not all the {ships} there are alike, and some of them stay behind.");
}

void tale_next_which_ships(tale *t, const hc_question *q)
{
    if (!q->unit)
        tale_say(t, "{Ships} of both colours count the same in an {encounter}.");
    else if (q->unit == HC_UNIT_MIGHTY)
        tale_say(t, "In an {encounter}, it adds 3 on top of its own strength.");
    else if (q->unit == HC_UNIT_DISC)
        tale_say(t, "It counts as ten; lost, it goes to the {destiny} pile.");
    else if (q->unit >= HC_UNIT_FLAGSHIP)
        tale_say(t, is_flagship(q->unit) ? "In an {encounter}, it can add 3 on top of its own strength." : "If its side wins, it can bring two rewards.");
    else if (q->unit == HC_UNIT_BUNDLE)
        tale_say(t, "They move and count as one {ship}.");
    else
        tale_say(t, "What is under it goes with it, and comes free in the {warp}.");
}

void tell_bundled(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(t, t->b == HC_GATE ? "<Seat's> <a:ship> in the {encounter}" : tale_has_planet(t, t->b) ? "<Seat's> <a:ship> on <place:b>" : "<Seat's> <a:ship> in <place:b>");
    tale_say(t, " count as one from now on<why>.");
}

/* ---- beside a player's sheet ---------------------------------------------------------------------------- */

static void put_ships_of_kind(pen *p, const hc_table *t, int seat, hc_lies lies, const char *one, const char *many, const char *what)
{
    int units = hc_count_things(t, seat, lies), ships = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, lies)) != NULL;)
        ships += x->count;
    if (!units)
        return;
    pen_put(p, p->length > 0 ? "; " : "");
    pen_number(p, units);
    pen_put(p, " ");
    if (lies != HC_LIES_RING)
        pen_word(p, t->edition, units == 1 ? "ship" : "ships");
    pen_put(p, units == 1 ? one : many);
    pen_number(p, ships);
    pen_put(p, what);
    if (lies == HC_LIES_RING)
        pen_word(p, t->edition, ships == 1 ? "ship" : "ships");
}

static void put_discs(pen *p, const hc_table *t, int seat)
{
    const int discs = hc_count_things(t, seat, HC_LIES_DISC);
    if (!discs) return;
    pen_put(p, p->length > 0 ? "; " : "");
    pen_number(p, discs);
    pen_put(p, discs == 1 ? " star disc that has been sent out" : " star discs that have been sent out");
}

void pen_units(pen *p, const hc_table *t, int seat)
{
    put_discs(p, t, seat);
    put_ships_of_kind(p, t, seat, HC_LIES_STACK, " with captives under it: ", " with captives under them: ", " in all");
    put_ships_of_kind(p, t, seat, HC_LIES_BUNDLE, " that stands for several: ", " that stand for several: ", " more");
    put_ships_of_kind(p, t, seat, HC_LIES_RING, "ring of captives around the system: ", "rings of captives around the system: ", " ");
}

void tell_captured(tale *t, const hc_event *e)
{
    tale_say(t, "<Other> [captures] <a> of <seat's> {ships}");
    t->seat = e->other;                          /* whose power it is needs no saying */
    tale_say(t, "<why>.");
}

void tell_freed(tale *t, const hc_event *e)
{
    tale_say(t, e->a == 1 ? "One of <seat's> {ships} comes free" : "<a> of <seat's> {ships} come free");
    tale_say(t, "<why>, to <place:b>.");
}
