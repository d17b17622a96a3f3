/* scenario_pieces.c - pieces in scenarios: laying them out, and expecting them. */
#include <stdio.h>
#include "cli/scenario/scenario.h"

/* pieces SEAT (PIECE [N])... before the player; pieces SEAT on-sheet PIECE... on its sheet */
bool lay_pieces(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    const bool on_sheet = nth_word_is(l, 2, "on-sheet");
    if (l->words < 3 + on_sheet) return fail(r, "which pieces? Right is: pieces %s gridlock", r->name[seat]);
    for (int i = 2 + on_sheet; i < l->words;) {
        int sheet = sheet_called(r, nth_word(l, i)), ships = 0;
        bool counted = !on_sheet && read_integer(nth_word(l, i + 1), &ships);
        if (!sheet || hc_lay_piece(&r->game, seat, sheet, ships, on_sheet) != HC_OK)
            return fail(r, "there is no piece \"%s\" left, or not so many ships", nth_word(l, i));
        i += 1 + counted;
    }
    return true;
}

static bool is_as_said(const hc_piece_info *p, int seat, bool on_sheet)
{
    return p->holders >> seat & 1 && on_sheet == (p->at >= HC_ON_SHEET && p->at < HC_ON_PIECES);
}

static void list_pieces(const run *r, const hc_piece_info piece[], int n, int seat, bool on_sheet, char *out, size_t room)
{
    char word[WORD_ROOM];
    for (int k = 0; k < n; k++) {
        if (!is_as_said(&piece[k], seat, on_sheet)) continue;
        write_sheet(word, r, piece[k].card.sheet);
        add_text(out, room, " %s %d%s", word, piece[k].ships, piece[k].turned ? " face-down" : "");
    }
}

/* piece SEAT [on-sheet] (PIECE [N] [face-down] | nothing): it lies before the player, or on its sheet */
bool claim_piece(run *r, int *i, claim *c)
{
    hc_piece_info piece[HC_PIECES];
    int seat, ships = 0, found = 0;
    if (!read_seat(r, *i, &seat)) return false;
    const script_line *l = current_line(r);
    const bool on_sheet = nth_word_is(l, ++*i, "on-sheet");
    *i += on_sheet;
    const bool nothing = nth_word_is(l, *i, "nothing");
    const int sheet = nothing ? 0 : sheet_called(r, nth_word(l, *i)), n = hc_pieces(&r->game, piece);
    if (!nothing && !sheet) return fail(r, "no piece is called \"%s\"", nth_word(l, *i));
    ++*i;
    *i += !nothing && read_integer(nth_word(l, *i), &ships);
    const bool turned = nth_word_is(l, *i, "face-down");
    *i += turned;
    snprintf(c->is, sizeof c->is, "the pieces of %s are", r->name[seat]);
    list_pieces(r, piece, n, seat, on_sheet, c->is, sizeof c->is);
    for (int k = 0; k < n; k++) {
        const bool same = piece[k].card.sheet == sheet && piece[k].ships == ships && piece[k].turned == turned;
        found += is_as_said(&piece[k], seat, on_sheet) && (nothing || same);
    }
    c->holds = nothing ? !found : found > 0;
    return true;
}
