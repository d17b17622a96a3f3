/* window.c - who may act when. Phase windows, replacements, triggers and cancelling are one walk:
 * in timing order, of each seat what it must, then what it may. */
#include "rules.h"
#include <string.h>

window_kind kind_of(int w)
{
#define X(name, kind, flags, moment) kind,
    static const uint8_t KIND[] = { WINDOWS(X) };
#undef X
    return w < WINDOW_COUNT ? KIND[w] : PHASE;              /* W_ANY_TIME: phases and triggers alike */
}

bool is_any_time(int w)
{
#define X(name, kind, flags, moment) flags,
    static const uint8_t FLAGS[] = { WINDOWS(X) };
#undef X
    return FLAGS[w] & ANY_TIME;
}

enum { WINDOW = MINE, TURN, ACTED };             /* locals of flow_respond and flow_window */
enum { FRAMES_OF_A_RESPONSE = 10 };              /* room for an act, its verb, one zap of it */

/* A source does not respond to what it itself brought about. With finitely many sources this
 * is also why no chain of responses is endless. */
static bool under_way(const game *g, int source)
{
    for (int i = 0; i < g->depth; i++)
        if (g->stack[i].flow == CORE(flow_act) && g->stack[i].local[SOURCE] == source) return true;
    return false;
}

/* What `when` sees: the event, from this seat's side of the table. */
static bool applies(const game *g, const frame *f, const hook *h, int source, int seat)
{
    frame asked = *f;
    asked.seat = (uint8_t)seat;
    asked.local[SOURCE] = (int16_t)source;
    return h->when(g, &asked);
}

static bool fits(const game *g, const frame *f, const hook *h, int seat)
{
    int w = f->local[WINDOW];
    if (h->window != w && !(h->window == W_ANY_TIME && is_any_time(w))) return false;
    if (!(h->as & role_of(g, seat))) return false;
    int about = f->local[WHO] == seat ? OWN : OTHERS;
    return !(h->as & (OWN | OTHERS)) || h->as & about;
}

/* A phase offers a power once an encounter; a player one flare an encounter, each flare once. */
static bool is_spent(const game *g, const hook *h, int part, int i, int source, int seat)
{
    if (part != POWER) return (g->flare_used & 1u << seat && !varies(g, V_FREEWHEELING_FLARES)) || g->effect[source].used;
    if (g->effect[source].used & RESTING) return true;
    bool lasts = source < POWERS || is_tech(g, CARD_OF_SOURCE(source));
    return lasts && kind_of(h->window) == PHASE && !(h->flags & EACH_TIME) && g->effect[source].used >> i & 1;
}

/* A first look at the windows alone: most sources of a seat have no business in most of them. */
static bool may_listen(const game *g, const form *sheet_form, int source, int w)
{
    bool flare = source >= POWERS && g->kind[CARD_OF_SOURCE(source)] == HC_CARD_FLARE;
    for (int part = flare ? WILD : POWER; part <= (flare ? SUPER : POWER); part++)
        for (const hook *h = sheet_form->hook[part]; h < sheet_form->hook[part] + HOOKS && h->window != W_NONE; h++)
            if (h->window == w || (h->window == W_ANY_TIME && is_any_time(w))) return true;
    return false;
}

/* The hook (part * HOOKS + index) by which `source` may act for `seat` in f's window; -1. */
int usable_hook(const game *g, const frame *f, int source, int seat)
{
    const form *sheet_form = form_of(g, sheet_of(g, source));
    if (!sheet_form || !may_listen(g, sheet_form, source, f->local[WINDOW])) return -1;
    if (source >= POWERS && is_tech(g, CARD_OF_SOURCE(source)) && !is_ready(g, CARD_OF_SOURCE(source))) return -1;
    if (g->depth + FRAMES_OF_A_RESPONSE > HC_STACK) return -1;
    if (source >= POWERS && g->where[CARD_OF_SOURCE(source)] == HOARD + seat && !may_use_hoard(g, seat)) return -1;
    int part = part_of(g, source, seat);
    for (int i = 0; i < HOOKS; i++) {
        const hook *h = &sheet_form->hook[part][i];
        if (h->window == W_NONE) break;          /* hooks stand without gaps */
        if (!fits(g, f, h, seat) || is_spent(g, h, part, i, source, seat)) continue;
        if (source < POWERS && !(h->flags & EVEN_LOST) && !in_force(g, source) && !may_be_turned_up(g, source)) continue;
        if (source < POWERS && h->flags & FREE && g->power[source].zapped & FACE_DOWN) continue;
        if (h->when && !applies(g, f, h, source, seat)) continue;
        if (under_way(g, source) && !(h->flags & EVEN_LOST)) continue;
        return part * HOOKS + i;
    }
    return -1;
}

const hook *hook_at(const game *g, int source, int index)
{
    return &form_of(g, sheet_of(g, source))->hook[index / HOOKS][index % HOOKS];
}

static int seat_now(const game *g, const frame *f) { return g->order[f->local[TURN]]; }

static bool listening(const game *g, const frame *f) { return g->hears[seat_now(g, f)] >> f->local[WINDOW] & 1; }

/* The sources from f->local[SOURCE] on that the seat whose turn it is must, or may, use. */
static source_set sources_to(const game *g, const frame *f, int must)
{
    source_set set = { { 0, 0 } };
    int seat = seat_now(g, f);
    FOR_SOURCES(s, g->held[seat]) {
        if (s < f->local[SOURCE]) continue;
        int i = usable_hook(g, f, s, seat);
        bool face_down = s < POWERS && g->power[s].zapped & FACE_DOWN;      /* may be turned up, never must */
        if (i >= 0 && (hook_at(g, s, i)->flags & MUST && !face_down) == must) put_in(&set, s);
    }
    return set;
}

/* One look for must and may together: mostly there is nothing. */
static bool can_act(const game *g, const frame *f)
{
    int seat = seat_now(g, f);
    FOR_SOURCES(s, g->held[seat]) if (usable_hook(g, f, s, seat) >= 0) return true;
    return false;
}

static bool is_empty(source_set s) { return !(s.word[0] | s.word[1]); }
static int first_of(source_set s) { return s.word[0] ? __builtin_ctzll(s.word[0]) : 64 + __builtin_ctzll(s.word[1]); }
static bool is_single(source_set s) { return count_bits(s.word[0]) + count_bits(s.word[1]) == 1; }

/* Two copies of a card are one option. */
static bool are_copies(const game *g, int a, int b)
{
    int c = CARD_OF_SOURCE(a), d = CARD_OF_SOURCE(b);
    return a >= POWERS && b > a && g->where[c] == g->where[d] && g->kind[c] == g->kind[d] && g->value[c] == g->value[d];
}

static source_set without_copies(const game *g, source_set s)
{
    source_set out = s;
    FOR_SOURCES(a, s)
        FOR_SOURCES(b, s) if (are_copies(g, a, b)) take_out_of(&out, b);
    return out;
}

static void ask_which(game *g, const frame *f, source_set s, int extra, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_ACT, 1u << seat_now(g, f), s.word[0], prompt_id);
    q->allowed_high = s.word[1];
    q->extra = (uint8_t)extra;
    q->window = (uint8_t)f->local[WINDOW];
    q->who = (uint8_t)f->local[WHO];
    q->count = (uint8_t)f->local[COUNT];
    bool about_act = q->window == W_POWER_USED || q->window == W_CARD_PLAYED;
    bool about_card = q->window == W_WOULD_DISCARD || q->window == W_DISCARDED;
    if (about_card) q->place = (uint8_t)f->local[WHAT];
    if (about_act) q->filter = (uint16_t)sheet_of(g, f->local[WHAT]);
}

/* A seat with several things that it must do chooses their order. */
static void ask_must(game *g, const frame *f) { ask_which(g, f, sources_to(g, f, MUST), 0, HC_PROMPT_ACT_ORDER); }
static void ask_may(game *g, const frame *f) { ask_which(g, f, without_copies(g, sources_to(g, f, MAY)), CAN_PASS, HC_PROMPT_ACT); }

/* From the window's frame to the act's: the event comes along. In a determinised game the hands of others may be such
 * that what was offered cannot be done: then nothing happens. */
static void begin_act(game *g, const frame *f)
{
    int seat = seat_now(g, f), hook_index = usable_hook(g, f, f->local[SOURCE], seat);
    if (hook_index >= 0) act(g, f, seat, hook_index);
    else g->result = 0;
}

void respond(game *g, int w, const frame *about, int who)
{
    frame *f = push(g, CORE(flow_respond), who);
    if (about) memcpy(f->local, about->local, MINE * sizeof *f->local);
    f->local[WHO] = (int16_t)who;
    f->local[WINDOW] = (int16_t)w;
}

/* A later round of a phase ends with who acted last in the one before: by then everybody has
 * passed in a row. An act in this round opens it again for all. */
static int last_turn(const game *g, const frame *f)
{
    bool bounded = kind_of(L(WINDOW)) == PHASE && L(COUNT) && !L(ACTED);
    return bounded ? L(COUNT) : g->players;
}

/* Everybody once, in timing order; of a seat, what it must, then what it may. Returns what is
 * left of COUNT (replacements), or the turn of who acted last, plus one (phases). */
FLOW(flow_respond)
{
    const int replacing = kind_of(L(WINDOW)) == REPLACE;
    const int in_phase = kind_of(L(WINDOW)) == PHASE;
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < last_turn(g, f); L(TURN)++) {
        SET(SOURCE, 0);
        if (!listening(g, f) || !can_act(g, f)) continue;
        for (L(SOURCE) = 0; !is_empty(sources_to(g, f, MUST)); SET(SOURCE, in_phase ? 0 : L(SOURCE) + 1)) {
            SET(SOURCE, first_of(sources_to(g, f, MUST)));
            if (in_phase && !is_single(sources_to(g, f, MUST))) {
                ASK(ask_must(g, f));
                SET(SOURCE, g->answer);
            }
            SET(ACTED, L(TURN) + 1);
            CALL(begin_act(g, f));
            if (replacing) SET(COUNT, L(COUNT) - g->result);
            if (replacing && L(COUNT) <= 0) RETURN(0);
        }
        for (L(SOURCE) = 0; !is_empty(sources_to(g, f, MAY)); L(SOURCE)++) {
            ASK(ask_may(g, f));
            if (g->answer == PASS) break;
            SET(SOURCE, g->answer);
            SET(ACTED, L(TURN) + 1);
            CALL(begin_act(g, f));
            if (replacing) SET(COUNT, L(COUNT) - g->result);
            if (replacing && L(COUNT) <= 0) RETURN(0);
            if (in_phase) break;                 /* one act, then the next player */
        }
    }
    RETURN(in_phase ? L(ACTED) : L(COUNT));
    FLOW_END;
}

/* A moment of the encounter: rounds until everybody has passed. */
void window(game *g, int w)
{
    frame *f = push(g, CORE(flow_window), g->offense);
    f->local[WINDOW] = (int16_t)w;
    f->local[CAUSE] = BY_RULES;
}

FLOW(flow_window)
{
    FLOW_BEGIN;
    do {
        CALL(respond(g, L(WINDOW), f, NOBODY));
        SET(COUNT, g->result);
    } while (L(COUNT));
    FLOW_END;
}
