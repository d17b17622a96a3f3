/* powers.c - expectations about aliens, their powers and their tokens. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

bool claim_power(run *r, int *i, claim *c)
{
    static const char *const STATE[] = { [HC_POWER_NONE] = "none",
                                         [HC_POWER_ON] = "on",
                                         [HC_POWER_LOST] = "lost",
                                         [HC_POWER_ZAPPED] = "zapped",
                                         [HC_POWER_HIDDEN] = "hidden" };
    hc_table t;
    int seat, wanted = -1;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    for (int k = 0; k <= HC_POWER_HIDDEN; k++)
        if (nth_word_is(current_line(r), *i, STATE[k])) wanted = k;
    if (wanted < 0) return fail(r, "a power is on, lost, zapped, hidden or none");
    ++*i;
    c->holds = t.seat[seat].power_state == wanted;
    snprintf(c->is, sizeof c->is, "the power of %s is %s", r->name[seat], STATE[t.seat[seat].power_state]);
    return true;
}

/* tokens SEAT N: on all its sheets together. */
bool claim_tokens(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    return claim_number(r, i, c, hc_noted(&t, seat, HC_NOTE_TOKENS), "the number of tokens");
}

bool claim_alien(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, sheet = 0;
    char name[WORD_ROOM] = "none";
    if (!seat_and_table(r, i, &seat, &t)) return false;
    const char *word = nth_word(current_line(r), *i);
    if (strcmp(word, "none") != 0 && !(sheet = sheet_called(r, word))) return fail(r, "there is no alien \"%s\"", word);
    ++*i;
    int is = t.seat[seat].alien;
    if (is) write_sheet(name, r, is);
    c->holds = is == sheet;
    for (int p = 0; p < t.powers && sheet; p++) c->holds |= t.power[p].holder == seat && t.power[p].alien == sheet;
    snprintf(c->is, sizeof c->is, "%s is %s", r->name[seat], name);
    return true;
}

/* knows SEAT OTHER ALIEN: that the other is this alien. */
bool claim_knows(run *r, int *i, claim *c)
{
    int seat, other;
    hc_game view;
    hc_table t;
    if (!read_seat(r, *i, &seat) || !read_seat(r, *i + 1, &other)) return false;
    int sheet = sheet_called(r, nth_word(current_line(r), *i + 2));
    if (!sheet) return fail(r, "there is no alien \"%s\"", nth_word(current_line(r), *i + 2));
    *i += 3;
    hc_view(&r->game, seat, &view);
    hc_read(&view, &t);
    char name[WORD_ROOM] = "nothing";
    if (t.seat[other].alien) write_sheet(name, r, t.seat[other].alien);
    c->holds = t.seat[other].alien == sheet;
    snprintf(c->is, sizeof c->is, "%s knows of %s: %s", r->name[seat], r->name[other], name);
    return true;
}

/* The piece of this card on the table; NULL: it is not there. */
static const hc_thing *piece_of(const hc_table *t, const char *name)
{
    const hc_thing *x = NULL;
    while ((x = hc_next_thing(t, x, HC_NOBODY, HC_LIES_PIECE)) != NULL && x->sheet != hc_sheet_named(name)) {}
    return x;
}

/* cannon PLANET | nothing: where the Lunar Cannon lies. */
bool claim_cannon(run *r, int *i, claim *c)
{
    hc_table t;
    int planet = HC_NO_PLANET;
    char where[WORD_ROOM] = "nowhere";
    bool nothing = nth_word_is(current_line(r), *i, "nothing");
    hc_read(&r->game, &t);
    *i += nothing;
    if (!nothing && !read_planet(r, i, &planet)) return false;
    const hc_thing *cannon = piece_of(&t, "Lunar Cannon");
    if (cannon) write_place(where, r, cannon->ground);
    c->holds = (cannon ? cannon->ground : HC_NO_PLANET) == planet;
    snprintf(c->is, sizeof c->is, "the Lunar Cannon lies: %s", where);
    return true;
}

/* prometheus PLAYER on PLANET | in warp, gate | gone; or: nobody */
bool claim_prometheus(run *r, int *i, claim *c)
{
    hc_table t;
    int seat = HC_NOBODY, place = 0;
    char where[WORD_ROOM] = "";
    hc_read(&r->game, &t);
    if (nth_word_is(current_line(r), *i, "nobody")) ++*i;
    else {
        if (!read_seat(r, *i, &seat)) return false;
        ++*i;
        *i += nth_word_is(current_line(r), *i, "on") || nth_word_is(current_line(r), *i, "in");
        if (!read_place(r, i, &place)) return false;
    }
    const hc_thing *ship = piece_of(&t, "The Prometheus");
    c->holds = (ship ? ship->holder : HC_NOBODY) == seat && (!ship || ship->ground == place);
    if (ship) write_place(where, r, ship->ground);
    snprintf(c->is, sizeof c->is, "The Prometheus belongs to %s %s", ship ? r->name[ship->holder] : "nobody", where);
    return true;
}
