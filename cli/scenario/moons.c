/* moons.c - moons in scenarios: which ones a player was dealt. */
#include <stdio.h>
#include "cli/scenario/scenario.h"

/* moons SEAT NAME...: in this order; the others are as they were dealt */
bool lay_moons(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    for (int i = 2; i < l->words; i++)
        if (hc_lay_moon(&r->game, seat, i - 1, sheet_called(r, nth_word(l, i))) != HC_OK)
            return fail(r, "there is no moon \"%s\" left for %s (is there a line: part moons?)", nth_word(l, i), r->name[seat]);
    return l->words > 2 || fail(r, "which moons?");
}

/* moon NAME PLANET [SEAT]: of the modern edition; SEAT has a ship on it, out of its last colony */
bool lay_orbit(run *r)
{
    const script_line *l = current_line(r);
    const int sheet = sheet_called(r, nth_word(l, 1));
    int at = 2, planet, seat = HC_NOBODY;
    if (!read_planet(r, &at, &planet)) return false;
    if (at < l->words && !read_seat(r, at++, &seat)) return false;
    if (hc_lay_orbit(&r->game, sheet, planet, seat) != HC_OK)
        return fail(r, "there is no moon \"%s\", or it cannot be there (is there a line: part moons?)", nth_word(l, 1));
    return no_more_words(r, at);
}

static const hc_thing *moon_there(const hc_table *t, int place)
{
    for (int i = 0; i < t->things; i++) if (t->thing[i].lies == HC_LIES_MOON && t->thing[i].ground == place) return &t->thing[i];
    return NULL;
}

/* moon PLACE NAME face-up|face-down */
bool claim_moon(run *r, int *i, claim *c)
{
    hc_table t;
    int place;
    hc_read(&r->game, &t);
    if (!read_planet(r, i, &place)) return false;
    const hc_thing *x = moon_there(&t, place);
    if (!x) return fail(r, "that is not a moon");
    const int sheet = sheet_called(r, nth_word(current_line(r), *i));
    const bool up = nth_word_is(current_line(r), *i + 1, "face-up");
    if (!up && !nth_word_is(current_line(r), *i + 1, "face-down")) return fail(r, "right is: expect moon %s-moon1 supply-drop face-up", r->name[0]);
    *i += 2;
    c->holds = x->sheet == sheet && x->open == up;
    char word[WORD_ROOM];
    write_sheet(word, r, x->sheet);
    snprintf(c->is, sizeof c->is, "it is %s, %s", word, x->open ? "face-up" : "face-down");
    return true;
}

/* sees-moon SEAT PLACE NAME */
bool claim_sees_moon(run *r, int *i, claim *c)
{
    hc_table t;
    hc_game view;
    int seat, place;
    if (!read_seat(r, (*i)++, &seat) || !read_planet(r, i, &place)) return false;
    hc_view(&r->game, seat, &view);
    hc_read(&view, &t);
    const hc_thing *x = moon_there(&t, place);
    if (!x) return fail(r, "that is not a moon");
    const int sheet = sheet_called(r, nth_word(current_line(r), (*i)++));
    c->holds = x->card.kind != HC_CARD_NONE && x->sheet == sheet;
    snprintf(c->is, sizeof c->is, "%s %s", r->name[seat], c->holds ? "knows it" : "does not");
    return true;
}

/* occupant PLANET SEAT|nobody */
bool claim_occupant(run *r, int *i, claim *c)
{
    hc_table t;
    int place, seat = HC_NOBODY;
    hc_read(&r->game, &t);
    if (!read_planet(r, i, &place)) return false;
    const hc_thing *x = moon_there(&t, place);
    if (!x) return fail(r, "that planet has no moon");
    if (!nth_word_is(current_line(r), *i, "nobody") && !read_seat(r, *i, &seat)) return false;
    ++*i;
    const int is = x->count ? x->holder : HC_NOBODY;
    c->holds = is == seat;
    snprintf(c->is, sizeof c->is, "on it is %s", is == HC_NOBODY ? "nobody" : r->name[is]);
    return true;
}
