/* evolutions.c - evolutions in scenarios: beside the warp, with ships of the players on them. */
#include "cli/scenario/scenario.h"

/* evolutions NAME [PLAYER N]...: N ships of that player on it */
bool lay_evolutions(run *r)
{
    const script_line *l = current_line(r);
    int sheet = 0;
    if (l->words < 2) return fail(r, "which evolutions? Right is: evolutions turbo-cannon %s 2", r->name[0]);
    for (int i = 1; i < l->words; i++) {
        int seat = -1, ships = 0;
        for (int s = 0; s < r->players && seat < 0; s++) if (nth_word_is(l, i, r->name[s])) seat = s;
        if (seat < 0) {
            sheet = sheet_called(r, nth_word(l, i));
            if (!sheet || hc_lay_evolution(&r->game, sheet) != HC_OK)
                return fail(r, "there is no evolution \"%s\", or it cannot lie there (is there a line: part evolutions?)", nth_word(l, i));
            continue;
        }
        if (!read_integer(nth_word(l, ++i), &ships) || hc_lay_evolved(&r->game, seat, sheet, ships) != HC_OK)
            return fail(r, "how many ships of %s are on the evolution before it? Right is: evolutions turbo-cannon %s 2", r->name[seat], r->name[seat]);
    }
    return true;
}

/* evolved PLAYER NAME N */
bool claim_evolved(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, ships = 0, there = 0;
    const script_line *l = current_line(r);
    if (!read_seat(r, *i, &seat)) return false;
    const int sheet = sheet_called(r, nth_word(l, ++*i));
    if (!sheet || !read_integer(nth_word(l, ++*i), &ships)) return fail(r, "right is: expect evolved %s turbo-cannon 2", r->name[seat]);
    ++*i;
    hc_read(&r->game, &t);
    for (const hc_thing *x = NULL; (x = hc_next_thing(&t, x, seat, HC_LIES_EVOLUTION)) != NULL;) if (x->sheet == sheet) there = x->count;
    snprintf(c->is, sizeof c->is, "%s has %d ships there", r->name[seat], there);
    c->holds = there == ships;
    return true;
}
