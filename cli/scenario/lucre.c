/* lucre.c - lucre in scenarios: how much of it a player has. */
#include "cli/scenario/scenario.h"

/* lucre SEAT N */
bool lay_lucre(run *r)
{
    int seat, count;
    if (!read_seat(r, 1, &seat) || !read_count(r, 2, &count)) return false;
    if (hc_lay_lucre(&r->game, seat, count) != HC_OK) return fail(r, "there is not so much lucre (is there a line: part lucre?)");
    return no_more_words(r, 3);
}

/* lucre SEAT N */
bool claim_lucre(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    return claim_number(r, i, c, hc_noted(&t, seat, HC_NOTE_LUCRE), "its lucre");
}
