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

/* The planets that the words from *i on name; false: one of them is none. */
static bool read_planets(run *r, int *i, uint64_t *set)
{
    for (*set = 0; *i < current_line(r)->words; ) {
        int planet;
        if (!read_planet(r, i, &planet)) return false;
        *set |= UINT64_C(1) << planet;
    }
    return true;
}

static bool claim_note(run *r, int *i, claim *c, const hc_memo *n)
{
    int number = -1;
    uint64_t planets;
    const char *word = nth_word(current_line(r), *i);
    snprintf(c->is, sizeof c->is, "it is %s", n->kind == HC_MEMO_CHOICE ? n->label : n->kind == HC_MEMO_SEAT ? r->name[n->number] : "something else");
    if (n->kind == HC_MEMO_PLANETS) {
        if (!read_planets(r, i, &planets)) return false;
        c->holds = n->planets == planets;
        return true;
    }
    if (n->kind == HC_MEMO_CHOICES) {            /* this one is among them */
        c->holds = false;
        for (int k = 0; k < 8; k++) {
            const char *label = n->planets >> k & 1 ? hc_label(n->alien, r->edition, n->prompt, k) : NULL;
            c->holds |= label && same_name(word, label);
        }
        ++*i;
        return true;
    }
    if (n->kind == HC_MEMO_SEATS) {              /* this one is among them */
        if (!read_seat(r, *i, &number)) return false;
        c->holds = n->planets >> number & 1;
        ++*i;
        return true;
    }
    if (n->kind == HC_MEMO_CHOICE) c->holds = same_name(word, n->label);
    else if (n->kind == HC_MEMO_SEAT ? !read_seat(r, *i, &number) : !read_count(r, *i, &number)) return false;
    else c->holds = n->number == number;
    ++*i;
    return true;
}

/* SEAT NAME VALUE, in a table: what a sheet of that player keeps in mind; `nothing`: nothing that can be seen. */
static bool claim_in_mind(run *r, int *i, claim *c, const hc_table *t)
{
    int seat;
    if (!read_seat(r, *i, &seat)) return false;
    const char *name = nth_word(current_line(r), *i + 1);
    *i += 2;
    const hc_memo *note = NULL;
    for (int k = 0; k < t->memos; k++) if (t->memo[k].holder == seat && same_name(t->memo[k].name, name)) note = &t->memo[k];
    if (nth_word_is(current_line(r), *i, "nothing")) {
        ++*i;
        c->holds = !note;
        snprintf(c->is, sizeof c->is, "there is something");
        return true;
    }
    if (note) return claim_note(r, i, c, note);
    *i = current_line(r)->words;
    c->holds = false;
    snprintf(c->is, sizeof c->is, "%s keeps no \"%s\" in mind", r->name[seat], name);
    return true;
}

/* memory SEAT NAME VALUE */
bool claim_memory(run *r, int *i, claim *c)
{
    hc_table t;
    hc_read(&r->game, &t);
    return claim_in_mind(r, i, c, &t);
}

/* told VIEWER SEAT NAME VALUE: as the viewer sees it */
bool claim_told(run *r, int *i, claim *c)
{
    hc_game view;
    hc_table t;
    int viewer;
    if (!read_seat(r, *i, &viewer)) return false;
    ++*i;
    hc_view(&r->game, viewer, &view);
    hc_read(&view, &t);
    return claim_in_mind(r, i, c, &t);
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

static const hc_thing *special_of(const hc_table *t, int seat, const char *name)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_PIECE)) != NULL;)
        if (x->sheet && x->sheet == hc_sheet_named(name)) return x;
    return NULL;
}

/* special flagship PLAYER on PLANET | in warp, gate | used */
bool claim_special(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, place = 0;
    char where[WORD_ROOM] = "";
    const char *name = nth_word(current_line(r), (*i)++);
    hc_read(&r->game, &t);
    if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    const hc_thing *ship = special_of(&t, seat, name);
    const bool used = nth_word_is(current_line(r), *i, "used");
    if (used) ++*i;
    else {
        *i += nth_word_is(current_line(r), *i, "on") || nth_word_is(current_line(r), *i, "in");
        if (!read_place(r, i, &place)) return false;
    }
    c->holds = ship && (used ? !ship->open : ship->ground == place);
    if (ship) write_place(where, r, ship->ground);
    snprintf(c->is, sizeof c->is, "%s has %s %s%s", r->name[seat], ship ? name : "none", where, ship && !ship->open ? ", used" : "");
    return true;
}
