/* lot.c - one of the things that may be chosen, by lot and mostly without the list of all: what a playout asks for at nearly every question. */
#include "table/table.h"

/* What may be chosen is what is allowed, without looking further. */
static bool is_plain(const hc_ask *q)
{
    const bool derived = q->kind == HC_ASK_CARD || q->kind == HC_ASK_TERMS || q->kind == HC_ASK_PLAN || q->kind == HC_ASK_ALIEN;
    return !derived && !(q->extra & (DRAFTING | NARROWED));
}

static int member(const source_set *s, hc_lot lot, void *luck)
{
    int n = 0, word = 0;
    for (int k = 0; k < SET_WORDS; k++) if (s->word[k]) n += count_bits(s->word[k]);
    if (!n) return -1;
    uint64_t left = s->word[0];
    for (int nth = (int)lot(luck, (uint32_t)n);; nth--) {
        while (!left) left = s->word[++word];
        if (!nth) return word * 64 + __builtin_ctzll(left);
        left &= left - 1;
    }
}

static int listed_thing(const game *g, int seat, hc_lot lot, void *luck)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(g, seat, option);
    while (n > 0 && option[n - 1].choice >= HC_THINGS && option[n - 1].choice < HC_TERMS) n--;      /* passing and the like come last */
    return n ? option[lot(luck, (uint32_t)n)].choice : -1;
}

int hc_thing_by_lot(const hc_game *g, int seat, hc_lot lot, void *luck)
{
    if (seat < 0 || seat >= SEATS || !(hc_asked(g) >> seat & 1)) return -1;
    if (g->ask.kind == HC_ASK_PLAN) return book_of(g)->term_by_lot(g, seat, lot, luck);
    return is_plain(&g->ask) ? member(&g->ask.allowed, lot, luck) : listed_thing(g, seat, lot, luck);
}
