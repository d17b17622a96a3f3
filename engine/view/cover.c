/* cover.c - the game as a seat sees it, without a copy: for searches, which ask it of imagined games all the time.
 *
 * Only what readers and sums look at is covered up. Where more is hidden than cards and what sheets keep in mind, a view has to be made. */
#include "rules.h"
#include <string.h>

/* Aliens that lie face down or are being chosen. */
static bool has_hidden_aliens(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) {
        const power *w = &g->power[p];
        if (w->alien && w->holder != seat && (w->dealt || w->off & FACE_DOWN)) return true;
    }
    return false;
}

/* Parts hide what is theirs, another rule book its own, and unused flares are seen to lie there. */
static bool hides_more(const game *g, int seat)
{
    return g->parts || g->runs || g->tops || book_of(g)->hide || is_any_at(g, ASIDE) || is_any_at(g, IN_STOCK) || has_hidden_aliens(g, seat);
}

static bool knows(const game *g, int card, int seat) { return g->known[card] >> seat & 1; }

bool hc_cover(hc_game *g, int seat, hc_covered *kept)
{
    if (g->is_view || seat >= g->players || hides_more(g, seat)) return false;
    memcpy(kept->where, g->where, sizeof kept->where);
    memcpy(kept->memory, g->memory, sizeof kept->memory);
    kept->noted_card = g->now.noted_card;
    kept->must_play = g->now.must_play;
    kept->viewer = g->viewer;
    for (int c = 0; c < HC_CARDS; c += 8) {
        uint64_t known, where;
        memcpy(&known, g->known + c, sizeof known);
        memcpy(&where, g->where + c, sizeof where);
        where |= ~((known >> seat & 0x0101010101010101u) * 255);
        memcpy(g->where + c, &where, sizeof where);
    }
    const uint8_t *destiny = pile_of(g, IN_DESTINY);
    for (int i = 0; i < g->pile_count[IN_DESTINY]; i++) g->where[destiny[i]] = IN_DESTINY;
    if (g->now.noted_card && !knows(g, g->now.noted_card - 1, seat)) g->now.noted_card = 0;
    if (g->now.must_play && !knows(g, g->now.must_play - 1, seat)) g->now.must_play = 0;
    hide_memories(g, seat);
    g->viewer = (uint8_t)seat;
    return true;
}

void hc_uncover(hc_game *g, const hc_covered *kept)
{
    memcpy(g->where, kept->where, sizeof kept->where);
    memcpy(g->memory, kept->memory, sizeof kept->memory);
    g->now.noted_card = kept->noted_card;
    g->now.must_play = kept->must_play;
    g->viewer = kept->viewer;
}

static int list_place(const game *g, int place, hc_card_info out[], int n)
{
    FOR_CARDS_AT(c, place) if (n < HC_HAND_MAX) out[n++] = hc_card(g, c);
    return n;
}

int hc_hand(const hc_game *g, int seat, hc_card_info out[HC_HAND_MAX])
{
    return seat < 0 || seat >= g->players ? 0 : list_place(g, HOARD + seat, out, list_place(g, IN_HAND + seat, out, 0));
}
