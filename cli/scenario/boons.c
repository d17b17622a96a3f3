/* boons.c - envoys, privileges and objectives in scenarios, and the points of an age. */
#include "cli/scenario/scenario.h"

/* boons SEAT NAME... */
bool lay_boons(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    for (int i = 2; i < l->words; i++) {
        const int sheet = sheet_called(r, nth_word(l, i));
        if (!sheet || hc_lay_boon(&r->game, seat, sheet) != HC_OK)
            return fail(r, "there is no envoy or privilege \"%s\" (is there a line: part boons?)", nth_word(l, i));
    }
    return true;
}

/* objectives [SEAT] NAME...: before that player, or for all */
bool lay_objectives(run *r)
{
    const script_line *l = current_line(r);
    int seat = HC_NOBODY, i = 1;
    for (int s = 0; s < r->players && seat == HC_NOBODY; s++) if (nth_word_is(l, 1, r->name[s])) seat = s;
    for (i += seat != HC_NOBODY; i < l->words; i++) {
        const int sheet = sheet_called(r, nth_word(l, i));
        if (!sheet || hc_lay_objective(&r->game, seat, sheet) != HC_OK)
            return fail(r, "there is no objective \"%s\" (is there a line: part objectives?)", nth_word(l, i));
    }
    return true;
}

/* points SEAT AGE N, or SEAT N where the table says the age */
bool claim_points(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    int seat, wanted = 0;
    if (!read_seat(r, *i, &seat)) return false;
    const bool by_table = r->setup.points && hc_age_named(nth_word(l, *i + 1)) < 0;
    const int age = by_table ? r->setup.points - 1 : hc_age_named(nth_word(l, ++*i));
    if (age < 0 || !read_integer(nth_word(l, ++*i), &wanted)) return fail(r, "right is: expect points %s innovation 12", r->name[seat]);
    ++*i;
    snprintf(c->is, sizeof c->is, "%s has %d points", r->name[seat], hc_age_points(&r->game, age, seat));
    c->holds = hc_age_points(&r->game, age, seat) == wanted;
    return true;
}
