/* boxes.c - boxes in scenarios: out of which techs and other cards come besides the usual ones. */
#include "cli/scenario/scenario.h"

/* Those that a game has anyway stay. */
bool lay_box(run *r)
{
    const int box = hc_box_named(r->edition, nth_word(current_line(r), 1));
    if (box < 0) return fail(r, "there is no box \"%s\" in this edition", nth_word(current_line(r), 1));
    r->setup.boxes |= hc_usual_boxes(r->edition) | (uint64_t)1 << box;
    return no_more_words(r, 2);
}
