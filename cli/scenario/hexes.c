/* hexes.c - unusual systems in scenarios: what a player's system looks like. */
#include <stdio.h>
#include "cli/scenario/scenario.h"

static bool read_hex(run *r, int at, int *hex)
{
    const char *word = nth_word(current_line(r), at);
    for (*hex = 0; hc_hex_name(*hex); (*hex)++) if (same_name(hc_hex_name(*hex), word)) return true;
    return fail(r, "there is no system \"%s\"", word);
}

/* hex SEAT NAME */
bool lay_hex(run *r)
{
    int seat, hex;
    if (!read_seat(r, 1, &seat) || !read_hex(r, 2, &hex)) return false;
    if (hc_lay_hex(&r->game, seat, hex) != HC_OK) return fail(r, "%s cannot have that system (is there a line: part hexes?)", r->name[seat]);
    return no_more_words(r, 3);
}

/* pact SEAT ALIEN...: the powers of its planets, in order */
bool lay_pact(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    for (int i = 2; i < l->words; i++)
        if (hc_lay_pact(&r->game, seat, i - 1, sheet_called(r, nth_word(l, i))) != HC_OK)
            return fail(r, "\"%s\" cannot be the power of planet %d of %s (is there a line: hex %s six-pact?)", nth_word(l, i), i - 1, r->name[seat], r->name[seat]);
    return l->words > 2 || fail(r, "which aliens?");
}

/* hex SEAT NAME */
bool claim_hex(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, hex;
    if (!seat_and_table(r, i, &seat, &t) || !read_hex(r, (*i)++, &hex)) return false;
    c->holds = t.seat[seat].hex == hex;
    snprintf(c->is, sizeof c->is, "it is %s", hc_hex_name(t.seat[seat].hex));
    return true;
}
