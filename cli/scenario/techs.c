/* techs.c - techs in scenarios: laying them out, and expecting them. */
#include <stdio.h>
#include "cli/scenario/scenario.h"

/* techs SEAT (TECH [N | completed])... */
bool lay_techs(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    if (l->words < 3) return fail(r, "which techs? Right is: techs %s xenon-lasers completed warpspace-key 2", r->name[seat]);
    for (int i = 2; i < l->words;) {
        int sheet = sheet_called(r, nth_word(l, i)), ships = 0;
        bool completed = nth_word_is(l, i + 1, "completed"), counted = read_integer(nth_word(l, i + 1), &ships);
        if (!sheet || hc_lay_tech(&r->game, seat, sheet, ships, completed) != HC_OK)
            return fail(r, "there is no tech \"%s\" in the tech deck, or not so many ships (is there a line: variant technology?)", nth_word(l, i));
        i += 1 + (completed || counted);
    }
    return true;
}

bool lay_tech_deck(run *r)
{
    const script_line *l = current_line(r);
    for (int i = l->words - 1; i > 0; i--)
        if (hc_lay_tech_deck(&r->game, sheet_called(r, nth_word(l, i))) != HC_OK)
            return fail(r, "there is no tech \"%s\" in the tech deck", nth_word(l, i));
    return l->words > 1 || fail(r, "which techs? The first one named is drawn first");
}

bool lay_tech_deck_only(run *r)
{
    int n;
    if (!read_count(r, 2, &n) || !no_more_words(r, 3)) return false;
    hc_lay_tech_deck_only(&r->game, n);
    return true;
}

/* TECH [N | completed]: the word that follows says which of the two. */
static bool is_tech_as_said(const run *r, const hc_thing *x, int *i)
{
    const script_line *l = current_line(r);
    int sheet = sheet_called(r, nth_word(l, *i)), ships;
    bool completed = nth_word_is(l, *i + 1, "completed"), counted = read_integer(nth_word(l, *i + 1), &ships);
    if (x->sheet != sheet || x->open != completed || x->count != (counted ? ships : 0)) return false;
    *i += 1 + (completed || counted);
    return true;
}

static void list_techs(const run *r, const hc_table *t, int seat, char *out, size_t room)
{
    char word[WORD_ROOM];
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_TECH)) != NULL;) {
        write_sheet(word, r, x->sheet);
        add_text(out, room, " %s", word);
        if (x->open) add_text(out, room, " completed");
        else add_text(out, room, " %d", x->count);
    }
    if (!hc_count_things(t, seat, HC_LIES_TECH)) add_text(out, room, " nothing");
}

/* techs SEAT (TECH [N | completed])... | nothing: exactly these, in any order */
bool claim_techs(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, named = 0;
    bool used[HC_THINGS_MAX] = { false };
    hc_read(&r->game, &t);
    if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    snprintf(c->is, sizeof c->is, "the techs of %s are", r->name[seat]);
    list_techs(r, &t, seat, c->is, sizeof c->is);
    c->holds = true;
    *i += nth_word_is(current_line(r), *i, "nothing");
    for (; *i < current_line(r)->words && c->holds; named++) {
        const hc_thing *x = hc_next_thing(&t, NULL, seat, HC_LIES_TECH);
        if (!sheet_called(r, nth_word(current_line(r), *i))) return fail(r, "no tech is called \"%s\"", nth_word(current_line(r), *i));
        while (x && (used[x - t.thing] || !is_tech_as_said(r, x, i))) x = hc_next_thing(&t, x, seat, HC_LIES_TECH);
        c->holds = x != NULL;
        if (x) used[x - t.thing] = true;
    }
    if (!c->holds) *i = current_line(r)->words;
    c->holds = c->holds && named == hc_count_things(&t, seat, HC_LIES_TECH);
    return true;
}
