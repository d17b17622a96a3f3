/* fold.c - numbers that powers and cards change: a fold of pure functions, every step noted. */
#include "table/table.h"
#include <string.h>

static int apply(const sum *s, const hook *h, quantity q, int source, const effect *e, int about, int value)
{
    for (int m = 0; m < MODIFIERS && h->modify[m].of != Q_NONE; m++) {
        if (h->modify[m].of != q) continue;
        int after = h->modify[m].apply(s, e, about, value);
        if (after != value && s->out) book_of(s->g)->note(s, q, about, source, value, after);
        value = after;
    }
    return value;
}

_Static_assert(MODIFIERS == 3, "changed_by names them all");
static uint64_t changed_by(const hook *h) { return 1ull << h->modify[0].of | 1ull << h->modify[1].of | 1ull << h->modify[2].of; }

static bool changes(const hook *h, quantity q) { return h->modify[0].of == q || h->modify[1].of == q || h->modify[2].of == q; }
static bool always_changes(const hook *h, quantity q) { return h->window == W_ALWAYS && changes(h, q); }

static bool works(const game *g, int source, const hook *h)
{
    return is_piece(source) ? is_piece_ready(g, source) : is_working(g, source, h->flags);
}

static int apply_lasting(const sum *s, quantity q, int seat, int source, int about, int value)
{
    const form *f = form_of(s->g, sheet_of(s->g, source));
    FOR_HOOKS(h, f, POWER) {
        if (!always_changes(h, q) || !works(s->g, source, h)) continue;
        const effect e = { .by = (uint8_t)seat, .source = (uint16_t)source };
        value = apply(s, h, q, source, &e, about, value);
    }
    return value;
}

static bool sheet_always_changes(const game *g, int sheet_id, quantity q)
{
    const form *f = form_of(g, sheet_id);
    if (f) FOR_HOOKS(h, f, POWER) if (always_changes(h, q)) return true;
    return false;
}

/* What changes a quantity, whoever has it: looked up once a sum, for all seats. Only as much of it is set as is counted. */
typedef struct changers {
    int lasting, switched;
    int16_t source[POWERS + HC_PIECES];          /* as long as they last: powers first, then pieces */
    const effect *effect[HC_EFFECTS];            /* in this encounter                    */
} changers;

/* Of the powers, those that may change something as long as they last. */
static uint64_t lasting_powers(const game *g)
{
    _Static_assert((int)POWERS < 64 && (int)POWERS <= (int)HC_BANDED, "in which bands a power listens is kept, and all are in one word");
    return g->banded[band_of(W_ALWAYS)][0] & ((1ull << POWERS) - 1);
}

static inline void add_lasting(const game *g, quantity q, changers *out)
{
    for (uint64_t left = lasting_powers(g); left; left &= left - 1) {
        const int p = __builtin_ctzll(left);
        if (sheet_always_changes(g, g->power[p].alien, q)) out->source[out->lasting++] = (int16_t)p;
    }
    FOR_LASTING_PIECES(p, g)
        if (read_piece(g, p)->holders && sheet_always_changes(g, read_piece(g, p)->sheet, q)) out->source[out->lasting++] = (int16_t)p;
}

static inline bool is_switched_to_change(const game *g, const effect *e, quantity q)
{
    for (uint32_t bits = has(&g->in_effect, e->source) ? e->on : 0; bits; bits &= bits - 1)
        if (changes(hook_at(g, e->source, __builtin_ctz(bits)), q)) return true;
    return false;
}

static inline void add_switched(const game *g, quantity q, changers *out)
{
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) if (is_switched_to_change(g, e, q)) out->effect[out->switched++] = e;
}

static inline int apply_of_seat(const sum *s, quantity q, const changers *all, int seat, int about, int value)
{
    for (int i = 0; i < all->switched; i++) {
        const effect *e = all->effect[i];
        for (uint32_t bits = e->by == seat ? e->on : 0; bits; bits &= bits - 1)
            value = apply(s, hook_at(s->g, e->source, __builtin_ctz(bits)), q, e->source, e, about, value);
    }
    for (int i = 0; i < all->lasting; i++)
        if (has(&s->g->held[seat], all->source[i])) value = apply_lasting(s, q, seat, all->source[i], about, value);
    return value;
}

static bool has_changers(const game *g, const changers *all, int seat)
{
    for (int i = 0; i < all->switched; i++) if (all->effect[i]->by == seat) return true;
    for (int i = 0; i < all->lasting; i++) if (has(&g->held[seat], all->source[i])) return true;
    return false;
}

uint64_t changed_by_sheet(const game *g, int sheet_id)
{
    const form *f = form_of(g, sheet_id);
    uint64_t set = 0;
    if (f) FOR_HOOKS(h, f, POWER) if (h->window == W_ALWAYS) set |= changed_by(h);
    return set & ~(1ull << Q_NONE);
}

uint64_t changed_for_good(const game *g)
{
    uint64_t set = 0;
    for (int seat = 0; seat < g->players; seat++)
        FOR_POWERS_OF(p, g, seat) set |= changed_by_sheet(g, g->power[p].alien);
    FOR_LASTING_PIECES(p, g) set |= changed_by_sheet(g, read_piece(g, p)->sheet);
    return set;
}

/* What is switched on in this encounter: kept, for most of the quantities of a sum nobody touches, and that has to be seen at once. */
uint64_t changed_by_effects(const game *g)
{
    uint64_t set = 0;
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) {
        if (!e->on || !has(&g->in_effect, e->source)) continue;
        for (uint32_t bits = e->on; bits; bits &= bits - 1) set |= changed_by(hook_at(g, e->source, __builtin_ctz(bits)));
    }
    return set & ~(1ull << Q_NONE);
}

static inline void find_changers(const game *g, quantity q, changers *out)
{
    out->lasting = out->switched = 0;
    if (g->switched >> q & 1) add_switched(g, q, out);
    if (g->lasting >> q & 1) add_lasting(g, q, out);
}

/* In timing order of those who act: what was switched on this encounter, and what always holds. */
int fold_changed(const sum *s, quantity q, int about, int value)
{
    const game *g = s->g;
    changers all;
    find_changers(g, q, &all);
    for (int i = 0; i < g->players && all.switched + all.lasting; i++) value = apply_of_seat(s, q, &all, g->order[i], about, value);
    return value;
}

uint64_t may_with_changed(const game *g, quantity q, int seat, uint64_t planets)
{
    const sum s = { .g = g, .changed = changed(g) };
    uint64_t set = 0;
    changers all;
    find_changers(g, q, &all);
    if (!all.switched && !all.lasting) return planets;
    int by[SEATS], seats = 0;                    /* mostly one of them changes anything */
    for (int i = 0; i < g->players; i++) if (has_changers(g, &all, g->order[i])) by[seats++] = g->order[i];
    for (uint64_t left = planets; left; left &= left - 1) {
        int value = 1;
        for (int i = 0; i < seats; i++) value = apply_of_seat(&s, q, &all, by[i], PERMIT(seat, __builtin_ctzll(left)), value);
        if (value) set |= left & -left;
    }
    return set;
}

/* ---- what anybody may ask, answered by the book ------------------------------------------------- */

bool hc_revealed(const hc_game *g) { return book_of(g)->revealed(g); }
int hc_progress(const hc_game *g, int seat) { return book_of(g)->progress(g, seat); }

bool hc_outlook(const hc_game *view, int seat, const hc_option *option, hc_prospect *out)
{
    return hc_outlook_with(view, seat, option, -1, out);
}

bool hc_outlook_with(const hc_game *view, int seat, const hc_option *option, int along, hc_prospect *out)
{
    bool said = book_of(view)->outlook && book_of(view)->outlook(view, seat, option, along, out);
    if (!said) *out = (hc_prospect){ .by = NOBODY };
    return said;
}


void hc_totals(const hc_game *g, hc_sum *out)
{
    memset(out, 0, offsetof(hc_sum, step));
    book_of(g)->totals(g, out);
}

int limit_changed(const game *g, quantity q, int seat, int value)
{
    sum s = { .g = g, .changed = changed(g) };
    return fold(&s, q, seat, value);
}

/* Who takes a number to nothing in this encounter, the first in timing order. */
int who_denies(const game *g, quantity q, int seat)
{
    const sum s = { .g = g, .changed = changed(g) };
    for (int i = 0; i < g->players; i++)
        for (const effect *e = g->effect; e < g->effect + g->effects; e++) {
            if (e->by != g->order[i] || !has(&g->in_effect, e->source)) continue;
            for (uint32_t bits = e->on; bits; bits &= bits - 1) {
                const hook *h = hook_at(g, e->source, __builtin_ctz(bits));
                for (int m = 0; m < MODIFIERS && h->modify[m].of != Q_NONE; m++)
                    if (h->modify[m].of == q && !h->modify[m].apply(&s, e, seat, 1)) return e->source;
            }
        }
    return BY_RULES;
}
