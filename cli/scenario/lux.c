/* lux.c - lux in scenarios: how many tokens a player has, and which card. */
#include "cli/scenario/scenario.h"

/* lux SEAT N [N]: lux, ultra lux */
bool lay_lux(run *r)
{
    const script_line *l = current_line(r);
    int seat, lux, ultra = 0;
    if (!read_seat(r, 1, &seat) || !read_count(r, 2, &lux)) return false;
    if (l->words > 3 && !read_count(r, 3, &ultra)) return false;
    if (hc_lay_lux(&r->game, seat, lux, ultra) != HC_OK) return fail(r, "there is not so much lux (is there a line: part lux?)");
    return no_more_words(r, l->words > 3 ? 4 : 3);
}

/* lux-cards SEAT CARD... */
bool lay_lux_cards(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    if (l->words < 3) return fail(r, "which lux cards? Right is: lux-cards %s bureaucrat", r->name[seat]);
    for (int i = 2; i < l->words; i++) {
        const int sheet = sheet_called(r, nth_word(l, i));
        if (!sheet || hc_lay_lux_card(&r->game, seat, sheet) != HC_OK)
            return fail(r, "there is no lux card \"%s\", or it lies elsewhere (is there a line: part lux?)", nth_word(l, i));
    }
    return true;
}

static bool claim_note(run *r, int *i, claim *c, hc_note_kind kind, const char *what)
{
    hc_table t;
    int seat;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    return claim_number(r, i, c, hc_noted(&t, seat, kind), what);
}

/* lux SEAT N */
bool claim_lux(run *r, int *i, claim *c) { return claim_note(r, i, c, HC_NOTE_LUX, "its lux"); }
/* ultra-lux SEAT N */
bool claim_ultra_lux(run *r, int *i, claim *c) { return claim_note(r, i, c, HC_NOTE_ULTRA_LUX, "its ultra lux"); }
