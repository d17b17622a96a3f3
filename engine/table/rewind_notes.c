/* rewind_notes.c - what may be undone later (encounter/rewind.c): cards that have left hands, and ships that have moved. */
#include "rules.h"
#include <string.h>

void rewind_note(game *g, int card, int seat)
{
    hc_rewind *r = &g->rewind;
    if (!r->open || r->count == HC_REWIND_CARDS || memchr(r->card, card, r->count)) return;
    r->card[r->count] = (uint8_t)card;
    r->from[r->count++] = (uint8_t)(g->where[card] == HOARD + seat ? HOARD + seat : IN_HAND + seat);
}

/* Written wherever a row of ships changes, while somebody may look back. What has left the table stays away, and what has come from
 * a sheet or a piece stays. Where there are too many, the oldest stay done. */
void rewind_move(game *g, int seat, int count, int from, int to)
{
    hc_rewind *r = &g->rewind;
    hc_move *last = r->moves ? &r->move[r->moves - 1] : NULL;
    if (!count || from >= GONE || to >= GONE) return;
    if (last && last->seat == seat && last->from == from && last->to == to) {
        last->count = (uint8_t)(last->count + count);
        return;
    }
    if (r->moves == HC_REWIND_MOVES) memmove(r->move, r->move + 1, --r->moves * sizeof *r->move);
    r->move[r->moves++] = (hc_move){ .seat = (uint8_t)seat, .from = (uint8_t)from, .to = (uint8_t)to, .count = (uint8_t)count };
}
