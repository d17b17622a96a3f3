/* listening.c - who holds which sources, and in which windows they listen: kept up to date wherever a source changes hands. */
#include "rules.h"
#include <string.h>

static const window_set ANY_TIME_WINDOWS = { {
#define X(name, kind, flags, moment) | ((flags) & ANY_TIME && W_##name < 64 ? 1ull << (W_##name & 63) : 0)
    0 HC_WINDOW_LIST(X),
#undef X
#define X(name, kind, flags, moment) | ((flags) & ANY_TIME && W_##name >= 64 ? 1ull << (W_##name & 63) : 0)
    0 HC_WINDOW_LIST(X),
#undef X
} };

static inline void add_window(window_set *s, int w) { s->word[w >> 6] |= 1ull << (w & 63); }

static inline void add_windows(window_set *s, const window_set *more)
{
    for (int i = 0; i < HC_WINDOWS / 64; i++) s->word[i] |= more->word[i];
}

static inline bool take_windows(window_set *s, const window_set *those)      /* is any left? */
{
    uint64_t left = 0;
    for (int i = 0; i < HC_WINDOWS / 64; i++) left |= s->word[i] &= ~those->word[i];
    return left;
}

/* But for W_ANY_ARTIFACT, which are looked up in the edition. */
void add_windows_of_hook(window_set *set, const hook *h)
{
    if (h->window == W_ANY_TIME) add_windows(set, &ANY_TIME_WINDOWS);
    else add_window(set, h->window);
}

bool has_lasting_part(const form *f)
{
    FOR_HOOKS(h, f, POWER) if (h->window == W_ALWAYS) return true;
    return false;
}

static void add_windows_to_pose(window_set *set, const game *g, int any, int source)
{
    const window_set windows = book_of(g)->windows_to_pose(g, any, source);
    add_windows(set, &windows);
}

/* All windows in which a source may ever act; of a flare, with either half. */
static window_set windows_of(const game *g, int source)
{
    const form *f = form_of(g, printed_sheet(g, source));
    bool flare = is_flare(g, source);
    window_set set = { { 0 } };
    if (!f) return set;
    for (int part = flare ? WILD : POWER; part <= (flare ? SUPER : POWER); part++)
        FOR_HOOKS(h, f, part) {
            if (h->window < W_ANY_FLARE) add_window(&set, h->window);        /* mostly */
            else if (h->window == W_ANY_TIME) add_windows(&set, &ANY_TIME_WINDOWS);
            else add_windows_to_pose(&set, g, h->window, source);
            if (h->window == W_ALWAYS && forbids_something(g, h)) add_window(&set, W_FORBIDS);
        }
    bool face_down = source < POWERS && g->power[source].off & FACE_DOWN;
    if (face_down && has_lasting_part(f)) add_window(&set, W_REVEALED);
    return set;
}

int listens_face_down(const game *g, int seat, int w)
{
    FOR_POWERS_OF(p, g, seat) {
        if (!(g->power[p].off & FACE_DOWN)) continue;
        const window_set there = windows_of(g, p);
        if (has_window(&there, w)) return p;
    }
    return -1;
}

static void note_bands(game *g, int source, unsigned bands)
{
    if (source >= HC_BANDED) return;
    const uint64_t bit = 1ull << source % 64;
    for (int band = 0; band < HC_BANDS; band++) {
        uint64_t *const set = &g->banded[band][source / 64];
        *set = (*set & ~bit) | (uint64_t)(bands >> band & 1) << source % 64;
    }
}

/* A sheet that lies face down may be turned up in any window. */
static void listen(game *g, int seat, int source)
{
    const window_set windows = windows_of(g, source);
    const bool face_down = source < POWERS && g->power[source].off & FACE_DOWN;
    add_windows(&g->hears[seat], &windows);
    note_bands(g, source, face_down ? ALL_BANDS : bands_of(&windows));
}

/* Where a piece is in piece_bands. */
static inline int piece_word(int thing) { return (thing - HC_FIRST_PIECE_WORD * 64) / 16; }
static inline uint16_t piece_bit(int thing) { return (uint16_t)(1u << (thing - HC_FIRST_PIECE_WORD * 64) % 16); }

/* What keeps or lends powers is looked for where they are lost, as what always holds is. */
void index_piece(game *g, int thing)
{
    const uint16_t bit = piece_bit(thing);
    const form *f = form_of(g, read_piece(g, thing)->sheet);
    window_set windows = windows_of(g, thing);
    if (f && (f->stays || f->keeps || f->lends)) add_window(&windows, W_ALWAYS);
    const unsigned bands = piece_bands_of(&windows);
    for (int band = 0; band < HC_PIECE_BANDS; band++) {
        uint16_t *const set = &g->piece_bands[band][piece_word(thing)];
        *set = (uint16_t)((*set & ~bit) | (bands >> band & 1 ? bit : 0));
    }
}

static void index_hears(game *g, int seat)
{
    g->hears[seat] = (window_set){ { 0 } };
    FOR_SOURCES(s, g->held[seat]) {
        const window_set windows = windows_of(g, s);
        add_windows(&g->hears[seat], &windows);
    }
}

static void index_heard(game *g)
{
    g->heard = (window_set){ { 0 } };
    for (int s = 0; s < g->players; s++) add_windows(&g->heard, &g->hears[s]);
}

/* One source more: nothing else changes. */
void hold_source(game *g, int seat, int source)
{
    put_in(&g->held[seat], source);
    listen(g, seat, source);
    add_windows(&g->heard, &g->hears[seat]);
}

/* Of a word of sources, those that listen in any band of these windows. */
static uint64_t in_bands_of(const game *g, const window_set *windows, int word)
{
    uint64_t set = 0;
    if (word >= HC_BANDED / 64 && word < HC_FIRST_PIECE_WORD) return ~0ull;
    const bool of_pieces = word >= HC_FIRST_PIECE_WORD;
    for (unsigned bands = of_pieces ? piece_bands_of(windows) : bands_of(windows); bands; bands &= bands - 1)
        set |= of_pieces ? pieces_in_band(g, __builtin_ctz(bands), word) : g->banded[__builtin_ctz(bands)][word];
    return set;
}

/* Its windows, as far as no other source of the seat listens in them; it still is what it was. */
static window_set heard_by_it_alone(const game *g, int seat, int source)
{
    window_set lost = windows_of(g, source);
    for (int word = 0; word < g->source_words; word++)
        for (uint64_t left = g->held[seat].word[word] ? g->held[seat].word[word] & in_bands_of(g, &lost, word) : 0; left; left &= left - 1) {
            const window_set others = windows_of(g, word * 64 + __builtin_ctzll(left));
            if (!take_windows(&lost, &others)) return lost;
        }
    return lost;
}

/* One that could be any flare heard what its holder may show. */
static bool hears_for_its_holder(const game *g, int source)
{
    const form *f = is_flare(g, source) ? form_of(g, printed_sheet(g, source)) : NULL;
    for (int part = WILD; f && part <= SUPER; part++) FOR_HOOKS(h, f, part) if (h->window == W_ANY_FLARE) return true;
    return false;
}

void let_go_source(game *g, int seat, int source)
{
    take_out_of(&g->held[seat], source);
    note_bands(g, source, 0);
    if (hears_for_its_holder(g, source)) index_hears(g, seat);
    else {
        const window_set lost = heard_by_it_alone(g, seat, source);
        take_windows(&g->hears[seat], &lost);
    }
    index_heard(g);
}

void index_held(game *g)
{
    memset(g->held, 0, sizeof g->held);
    memset(g->banded, 0, sizeof g->banded);
    memset(g->hears, 0, sizeof g->hears);
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien) put_in(&g->held[g->power[p].holder], p);
    for (int c = 0; c < g->acting_cards; c++) {
        const int place = g->where[c];           /* in a view it may lie anywhere */
        if (place < CARD_PLACES && row_of_place(place)->held) put_in(&g->held[seat_at(place)], SOURCE_OF_CARD(c));
    }
    move_pieces_with_sheets(g);
    FOR_PIECES(p, g)
        for (unsigned left = read_piece(g, p)->holders; left; left &= left - 1) put_in(&g->held[__builtin_ctz(left)], p);
    for (int seat = 0; seat < g->players; seat++) FOR_SOURCES(s, g->held[seat]) listen(g, seat, s);
    index_heard(g);
    memset(g->piece_bands, 0, sizeof g->piece_bands);
    FOR_PIECES(p, g) index_piece(g, p);
    g->lasting = changed_for_good(g);
    g->switched = changed_by_effects(g);
}

/* Cards that the view does not show, as sources. */
static source_set unseen_sources(const game *v)
{
    source_set set = { { 0 } };
    for (int at = 0; at < v->acting_cards; at += CARD_BLOCK) {
        const int left = v->acting_cards - at, word = SOURCE_OF_CARD(at) / 64, shift = SOURCE_OF_CARD(at) % 64;
        const uint64_t there = equal_in_block(v->where + at, UNSEEN) & (left < CARD_BLOCK ? (1ull << left) - 1 : ~0ull);
        set.word[word] |= there << shift;
        if (shift) set.word[word + 1] |= there >> (64 - shift);
    }
    return set;
}

/* They are in nobody's hands there. */
static void let_go_unseen(game *v, unsigned *seats)
{
    const source_set unseen = unseen_sources(v);
    for (int seat = 0; seat < v->players; seat++) {
        uint64_t any = 0;
        for (int i = 0; i < SET_WORDS; i++) {
            any |= v->held[seat].word[i] & unseen.word[i];
            v->held[seat].word[i] &= ~unseen.word[i];
        }
        *seats |= (unsigned)(any != 0) << seat;
    }
    for (int band = 0; band < HC_BANDS; band++)
        for (int i = 0; i < HC_BANDED / 64; i++) v->banded[band][i] &= ~unseen.word[i];
}

/* Unused flares that have lost their names. */
static void listen_without_names(const game *g, game *v, unsigned *seats)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) {
        if (v->value[c] == g->value[c]) continue;
        for (int seat = 0; seat < g->players; seat++) {
            if (!has(&v->held[seat], SOURCE_OF_CARD(c))) continue;
            *seats |= 1u << seat;
            listen(v, seat, SOURCE_OF_CARD(c));
        }
    }
}

/* Pieces that nobody knows listen to nothing. */
static void let_go_hidden_pieces(const game *g, game *v, unsigned *seats)
{
    uint16_t hidden[HC_PIECE_WORDS] = { 0 };
    FOR_PIECES(p, g) {
        if (read_piece(v, p)->sheet != HIDDEN_SHEET || read_piece(g, p)->sheet == HIDDEN_SHEET) continue;
        *seats |= read_piece(v, p)->holders;
        hidden[piece_word(p)] |= piece_bit(p);
    }
    for (int band = 0; band < HC_PIECE_BANDS; band++)
        for (int i = 0; i < HC_PIECE_WORDS; i++) v->piece_bands[band][i] &= (uint16_t)~hidden[i];
}

/* The same of a view that has been made of a game, as from scratch: only what differs from it is indexed again. */
void index_view(const game *g, game *v)
{
    unsigned seats = 0;
    let_go_unseen(v, &seats);
    listen_without_names(g, v, &seats);
    for (int p = 0; p < POWERS; p++)
        if (v->power[p].alien != g->power[p].alien) {
            seats |= 1u << v->power[p].holder;
            listen(v, v->power[p].holder, p);
        }
    if (g->pieces) let_go_hidden_pieces(g, v, &seats);
    for (; seats; seats &= seats - 1) index_hears(v, __builtin_ctz(seats));
    index_heard(v);
    v->lasting = changed_for_good(v);
    v->switched = changed_by_effects(v);
}
