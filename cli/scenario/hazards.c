/* hazards.c - hazards in scenarios: those that are drawn next, and those that lie on the table. */
#include "cli/scenario/scenario.h"

/* hazard-deck NAME...: the next one first; hazard-deck only N */
bool lay_hazard_deck(run *r)
{
    const script_line *l = current_line(r);
    int n;
    if (nth_word_is(l, 1, "only")) {
        if (!read_count(r, 2, &n) || !no_more_words(r, 3)) return false;
        hc_lay_hazard_deck_only(&r->game, n);
        return true;
    }
    for (int i = l->words - 1; i > 0; i--)
        if (hc_lay_hazard_deck(&r->game, sheet_called(r, nth_word(l, i))) != HC_OK)
            return fail(r, "there is no hazard \"%s\" in the hazard deck (is there a line: part hazards?)", nth_word(l, i));
    return l->words > 1 || fail(r, "which hazards? The first one named is drawn first");
}

/* hazards SEAT NAME...: in play, before who has drawn them */
bool lay_hazards(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    for (int i = 2; i < l->words; i++)
        if (hc_lay_hazard(&r->game, seat, sheet_called(r, nth_word(l, i))) != HC_OK)
            return fail(r, "there is no hazard \"%s\" in the hazard deck (is there a line: part hazards?)", nth_word(l, i));
    return l->words > 2 || fail(r, "which hazards?");
}
