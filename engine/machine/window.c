/* window.c - who may act when. Phase windows, replacements, triggers and cancelling are one walk:
 * in timing order, of each seat what it must, then what it may. */
#include "machine/respond.h"
#include "table/table.h"
#include <string.h>

#define X(name, kind, flags, moment) kind,
static const uint8_t KIND[HC_WINDOWS] = { HC_WINDOW_LIST(X) [W_ANY_TIME] = PHASE, [W_ANY_ARTIFACT] = TRIGGER, [W_ANY_FLARE] = TRIGGER };        /* those: phases and triggers alike */
#undef X
#define X(name, kind, flags, moment) flags,
static const uint8_t FLAGS[HC_WINDOWS] = { HC_WINDOW_LIST(X) };
#undef X
window_kind kind_of(int w) { return KIND[w]; }
bool is_any_time(int w) { return FLAGS[w] & ANY_TIME; }
static inline bool is_phase(int w) { return KIND[w] == PHASE; }

enum { FRAMES_OF_A_RESPONSE = 10 };              /* room for an act, its verb, one zap of it */

static bool has_frames(const game *g) { return g->depth + FRAMES_OF_A_RESPONSE <= HC_STACK; }
static bool has_effects(const game *g) { return g->effects + FRAMES_OF_A_RESPONSE <= HC_EFFECTS; }

/* Asked by an act, one frame below whoever would respond to it. */
bool is_crowded(const game *g) { return g->depth + 1 + FRAMES_OF_A_RESPONSE > HC_STACK || !has_effects(g); }

/* A source does not respond to what it itself brought about, nor, but for a hook that RECURS, to what comes of that. With finitely
 * many sources this is also why no chain of responses is endless. */
static bool keeps_out(const game *g, int source, int flags)
{
    for (int i = g->depth - 1; i >= 0; i--) {
        const bool is_own = g->stack[i].local[SOURCE] == source;
        if (g->stack[i].flow == CORE(flow_act) && (is_own || flags & RECURS)) return is_own && !(flags & EVEN_LOST);
    }
    return false;
}

bool under_way(const game *g, int source) { return keeps_out(g, source, 0); }

/* What `when` sees: the event, from this seat's side of the table. */
static bool applies(const game *g, const frame *f, const hook *h, int source, int seat)
{
    frame asked = *f;
    asked.seat = (uint8_t)seat;
    asked.local[SOURCE] = (int16_t)source;
    return h->when(g, &asked);
}

/* Who looks at which window, as whom, and whether the event happens to it: computed once for all its sources. `as` is a set
 * of values of hook.as: whether a hook fits is a bit of it. */
typedef struct look { uint64_t as; int window; unsigned any; } look;  /* any: of W_ANY_FLARE and those behind it, which are this moment as well, as bits */

_Static_assert((ROLES | OWN | OTHERS) == 63, "every value of hook.as is a bit of look.as");
#define AS_WITH(bit)  (~0ull / ((1ull << (bit)) + 1) << (bit))          /* all values that contain this one */
static const uint64_t AS_ROLE[ROLES] = { [1] = AS_WITH(1), [2] = AS_WITH(2), [4] = AS_WITH(4), [8] = AS_WITH(8) };

_Static_assert(ANY_TIME == 1 && (int)W_ANY_TIME == W_ANY_FLARE + 2 && (int)W_ANY_ARTIFACT == W_ANY_FLARE + 1, "the last three windows");

static inline look look_of(const game *g, const frame *f, int seat)
{
    const int w = f->local[WINDOW];
    const uint64_t not_about = f->local[WHO] == seat ? AS_WITH(OTHERS) & ~AS_WITH(OWN) : AS_WITH(OWN) & ~AS_WITH(OTHERS);
    const unsigned any = (unsigned)(FLAGS[w] & ANY_TIME) << (W_ANY_TIME - W_ANY_FLARE) | 3;        /* of the other two `when` decides */
    return (look){ .as = AS_ROLE[book_of(g)->role_of(g, seat)] & ~not_about, .window = w, .any = any };
}

static inline bool fits(const look *l, const hook *h)
{
    if (h->window != l->window && (h->window < W_ANY_FLARE || !(l->any >> (h->window - W_ANY_FLARE) & 1))) return false;       /* mostly */
    return l->as >> h->as & 1;
}

/* Powers stay, and some cards: they can act again. */
static bool stays(const game *g, int source) { return source < POWERS || book_of(g)->stays(g, source); }

/* A phase offers a power once an encounter. */
static bool is_spent(const game *g, const hook *h, int i, int source)
{
    if (!has(&g->acted, source)) return false;
    if (effect_of(g, source)->state & RESTING) return true;
    return stays(g, source) && is_phase(h->window) && !(h->flags & EACH_TIME) && effect_of(g, source)->used >> i & 1;
}

/* A first look at window and role alone: most sources of a seat have no business in most of them. */
static inline bool has_hook_for(const look *l, const form *f, int part)
{
    FOR_HOOKS(h, f, part) if (fits(l, h)) return true;
    return false;
}

bool would_act(const game *g, const frame *f, int source, int part, int seat)
{
    const look l = look_of(g, f, seat);
    const form *sheet_form = form_of(g, sheet_of(g, source));
    if (!sheet_form) return false;
    FOR_HOOKS(h, sheet_form, part)
        if (fits(&l, h) && (!h->when || applies(g, f, h, source, seat))) return true;
    return false;
}

/* A sheet that lies face down may be turned up without being used, where the rule book has a reason for it. */
static bool may_turn_up_now(const game *g, const frame *f, int p, int seat)
{
    return may_be_turned_up(g, p) && !under_way(g, p) && book_of(g)->may_turn_up(g, f, L(WINDOW), p, seat);
}

static inline bool holds_alien(const game *g, int seat, int alien)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == alien) return true;
    return false;
}

/* What the source says, if it may listen in this window; NULL: it never does. Nobody else can play a flare as super. What comes
 * through still has to be asked (hook_now), but most sources do not. */
static inline const form *listener(const game *g, const look *l, int source, int seat)
{
    const int sheet_id = sheet_of(g, source);
    const form *f = form_of(g, sheet_id);
    if (!f) return NULL;
    if (source < POWERS) return g->power[source].off & FACE_DOWN || has_hook_for(l, f, POWER) ? f : NULL;
    if (!is_flare(g, source)) return has_hook_for(l, f, POWER) ? f : NULL;
    return has_hook_for(l, f, WILD) || (holds_alien(g, seat, sheet_id) && has_hook_for(l, f, SUPER)) ? f : NULL;
}

static inline bool may_choose_to(const game *g, const hook *h, int seat)
{
    return (h->flags & (MAY | FREE)) != MAY || !is_anything_forbidden(g) || !book_of(g)->may_use || may(g, book_of(g)->may_use, seat, 0);
}

/* Of this part alone, the hook (part * HC_HOOKS + index) by which the source may act; -1. */
static int hook_of_part(const game *g, const frame *f, const look *l, const form *sheet_form, int source, int seat, int part, bool spent)
{
    FOR_HOOKS(h, sheet_form, part) {
        const int i = (int)(h - sheet_form->hook[part]);
        if (!fits(l, h) || (part == POWER && is_spent(g, h, i, source)) || (spent && !(h->flags & FOLLOWS))) continue;
        if (source < POWERS && !is_working(g, source, h->flags) && !may_be_turned_up(g, source)) continue;
        if (source < POWERS && !may_choose_to(g, h, seat)) continue;
        bool shows = h->flags & FREE && h->flags & MUST && !(h->flags & SILENT) && h->window != W_SETUP;
        if (source < POWERS && shows && g->power[source].off & FACE_DOWN) continue;
        if (h->when && !applies(g, f, h, source, seat)) continue;
        if (keeps_out(g, source, h->flags)) continue;
        return part * HC_HOOKS + i;
    }
    return -1;
}

static inline bool is_either_half(const game *g, int source, int seat, int part)
{
    return part == SUPER && book_of(g)->either_half && book_of(g)->either_half(g, source, seat);
}

/* The hook by which a listening source may act for `seat` in f's window; TURN_UP; -1. */
static int hook_now(const game *g, const frame *f, const look *l, const form *sheet_form, int source, int seat)
{
    const bool spent = source >= POWERS && !book_of(g)->is_usable(g, source, seat);
    if (spent && !has(&g->acted, source)) return -1;
    if (!has_frames(g) || (!has_effects(g) && !has(&g->acted, source))) return -1;
    const int part = is_flare(g, source) ? part_of(g, source, seat) : POWER;
    int i = hook_of_part(g, f, l, sheet_form, source, seat, part, spent);
    if (i < 0 && is_either_half(g, source, seat, part)) i = hook_of_part(g, f, l, sheet_form, source, seat, WILD, spent);
    if (i >= 0) return i;
    return source < POWERS && g->power[source].off && may_turn_up_now(g, f, source, seat) ? TURN_UP : -1;
}

int usable_hook(const game *g, const frame *f, int source, int seat)
{
    const look l = look_of(g, f, seat);
    const form *sheet_form = form_of(g, sheet_of(g, source));
    return sheet_form ? hook_now(g, f, &l, sheet_form, source, seat) : -1;
}

const hook *hook_at(const game *g, int source, int index)
{
    return &form_of(g, acting_sheet(g, source))->hook[index / HC_HOOKS][index % HC_HOOKS];
}

static int hook_of(const game *g, const form *as, int part, int card, int seat)
{
    const frame *f = moment(g);
    if (f->flow != CORE(flow_respond) || !as) return -1;
    const look l = look_of(g, f, seat);
    FOR_HOOKS(h, as, part) {
        if ((part == WILD && h->flags & (MUST | UNPLAYED)) || !fits(&l, h)) continue;      /* of a flare: nobody plays it */
        if (!h->when || applies(g, f, h, SOURCE_OF_CARD(card), seat)) return part * HC_HOOKS + (int)(h - as->hook[part]);
    }
    return -1;
}

int wild_hook_as(const game *g, int alien, int card, int seat) { return hook_of(g, form_of(g, alien), WILD, card, seat); }
int hook_as(const game *g, int sheet_id, int card, int seat) { return hook_of(g, form_of(g, sheet_id), POWER, card, seat); }

/* How deep the stack is when the moment under way is over: of a phase its own frame, of what is about to happen that of what it happens in. */
int end_of_moment(const game *g)
{
    const frame *f = moment(g);
    return f->flow != CORE(flow_respond) ? g->depth - 1 : (int)(f - g->stack) - (kind_of(L(WINDOW)) != TRIGGER);
}

static int seat_now(const game *g, const frame *f) { return g->order[f->local[TURN]]; }

/* The turns of those who listen, from one on up to another, as bits. */
static unsigned listening(const game *g, int w, int from, int end)
{
    unsigned turns = 0;
    for (int i = from; i < end; i++) turns |= (unsigned)hears(g, g->order[i], w) << i;
    return turns;
}

/* The sources from `first` on that the seat whose turn it is may (CHANCES) and must (DUTIES) use. */
enum { CHANCES, DUTIES };
typedef struct acts { bool any[2]; source_set set[2]; } acts;         /* where there is none, the set is not even emptied */

static void add_act(acts *a, int kind, int source)
{
    if (!a->any[kind]) a->set[kind] = (source_set){ { 0 } };
    a->any[kind] = true;
    put_in(&a->set[kind], source);
}

/* Most sources have nothing to do with most windows: those of other bands are left out, as far as that is kept. */
static inline source_set sources_in_band(const game *g, int seat, int w)
{
    const int band = band_of(w), piece_band = piece_band_of(w);
    source_set set = g->held[seat];
    for (int i = 0; i < HC_BANDED / 64; i++) set.word[i] &= g->banded[band][i];
#pragma GCC unroll 8
    for (int i = HC_FIRST_PIECE_WORD; i < SET_WORDS; i++) if (set.word[i]) set.word[i] &= pieces_in_band(g, piece_band, i);
    return set;
}

static void look_for_acts(const game *g, const frame *f, int first, acts *a)
{
    a->any[DUTIES] = a->any[CHANCES] = false;
    const int seat = seat_now(g, f);
    const look l = look_of(g, f, seat);
    const source_set there = sources_in_band(g, seat, L(WINDOW));
    FOR_SOURCES(s, there) {
        const form *sheet_form = s < first ? NULL : listener(g, &l, s, seat);
        int i = sheet_form ? hook_now(g, f, &l, sheet_form, s, seat) : -1;
        if (i < 0) continue;
        int flags = i == TURN_UP ? MAY : sheet_form->hook[i / HC_HOOKS][i % HC_HOOKS].flags;
        bool face_down = s < POWERS && g->power[s].off & FACE_DOWN && !(flags & FREE);    /* may be turned up, never must */
        add_act(a, flags & MUST && !face_down ? DUTIES : CHANCES, s);
    }
}

static void ask_which(game *g, const frame *f, const source_set *s, int extra, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_ACT, 1u << seat_now(g, f), 0, prompt_id);
    q->allowed = *s;
    q->extra = (uint16_t)extra;
    q->window = (uint8_t)f->local[WINDOW];
    q->who = (uint8_t)f->local[WHO];
    q->count = (uint8_t)f->local[COUNT];
    bool about_act = q->window == W_POWER_USED || q->window == W_CARD_PLAYED || q->window == W_CARD_USED;
    bool about_card = q->window == W_WOULD_DISCARD || q->window == W_DISCARDED;
    if (about_card) q->place = (uint8_t)f->local[WHAT];
    if (about_act) q->about = (uint16_t)sheet_of(g, f->local[WHAT]);
}

/* What a seat has to do now; where it chooses, the question is ready. */
enum { NOTHING, MUST_USE, MUST_CHOOSE, MAY_CHOOSE };

static int choose_from(game *g, const frame *f, const source_set *may)
{
    const source_set offered = without_copies(g, may);
    ask_which(g, f, &offered, CAN_PASS, HC_PROMPT_ACT);
    return MAY_CHOOSE;
}

/* Of powers that contradict each other one counts; the others rest. */
static void settle_which_counts(game *g, const frame *f, events *ev)
{
    acts a;
    look_for_acts(g, f, 0, &a);
    if (a.any[DUTIES]) rest_others(g, ev, &a.set[DUTIES], L(SOURCE), seat_now(g, f));
}

/* First what it must, from SOURCE on: in a phase a seat with several such things chooses their order.
 * Then what it may, from the first on. One look for both: mostly there is nothing. */
static int duty_of(game *g, frame *f)
{
    acts a;
    look_for_acts(g, f, L(SOURCE), &a);
    if (a.any[DUTIES]) {
        SET(SOURCE, first_in(&a.set[DUTIES]));
        if (is_single_source(&a.set[DUTIES])) return MUST_USE;
        const source_set odd = powers_at_odds(g, &a.set[DUTIES]);
        if (is_empty(&odd) && !is_phase(L(WINDOW))) return MUST_USE;
        ask_which(g, f, is_empty(&odd) ? &a.set[DUTIES] : &odd, 0, HC_PROMPT_ACT_ORDER);
        if (!is_empty(&odd)) g->ask.about = (uint16_t)sheet_of(g, first_in(&odd));
        return MUST_CHOOSE;
    }
    if (L(SOURCE) > 0) look_for_acts(g, f, 0, &a);
    SET(SOURCE, 0);
    return a.any[CHANCES] ? choose_from(g, f, &a.set[CHANCES]) : NOTHING;
}

/* Cards leave the hand or are spent; of those that stay without being powers, at most one of a seat answers an event. */
static bool has_answered(const game *g, const frame *f, int source)
{
    if (source < POWERS) return L(BY_POWERS + source / 16) >> source % 16 & 1;
    return L(BY_OTHER) && stays(g, source);
}

static void note_answer(const game *g, frame *f, int source)
{
    if (source < POWERS) SET(BY_POWERS + source / 16, L(BY_POWERS + source / 16) | 1 << source % 16);
    else if (stays(g, source)) SET(BY_OTHER, 1);
}

static void forget_answers(frame *f) { memset(&f->local[BY_POWERS], 0, (END_OF_LOCALS - BY_POWERS) * sizeof *f->local); }

/* To the same event a seat may answer with all that it has, in any order, with each thing once. */
static int more_to_choose(game *g, const frame *f)
{
    acts a;
    look_for_acts(g, f, 0, &a);
    if (!a.any[CHANCES]) return NOTHING;
    source_set open = a.set[CHANCES];
    FOR_SOURCES(s, a.set[CHANCES]) if (has_answered(g, f, s)) take_out_of(&open, s);
    return is_empty(&open) ? NOTHING : choose_from(g, f, &open);
}

/* Where both halves of a flare would do, its player is asked. */
static VERB act_with_half(game *g, const frame *f, int seat, int hook_index)
{
    const look l = look_of(g, f, seat);
    const int as_super = hook_index, as_wild = hook_of_part(g, f, &l, form_of(g, sheet_of(g, f->local[SOURCE])), f->local[SOURCE], seat, WILD, false);
    if (as_wild < 0) return act(g, f, seat, as_super);
    frame *which = push(g, book_of(g)->which_half, seat);
    memcpy(which->local, f->local, MINE * sizeof *which->local);
    which->local[MINE] = (int16_t)as_super;
    which->local[MINE2] = (int16_t)as_wild;
    return which;
}

/* From the window's frame to the act's: the event comes along. In a determinised game the hands of others may be such
 * that what was offered cannot be done: then nothing happens. */
static VERB begin_act(game *g, const frame *f, events *ev)
{
    int seat = seat_now(g, f), hook_index = usable_hook(g, f, f->local[SOURCE], seat);
    if (hook_index == TURN_UP) turn_sheet_up(g, ev, f->local[SOURCE]);
    if (g->now.posing) stop_posing(g, f->local[SOURCE]);
    const bool is_super = hook_index >= SUPER * HC_HOOKS && hook_index != TURN_UP;
    if (is_super && is_either_half(g, f->local[SOURCE], seat, SUPER)) return act_with_half(g, f, seat, hook_index);
    if (hook_index >= 0 && hook_index != TURN_UP) return act(g, f, seat, hook_index);
    g->result = 0;
    return NULL;
}

/* A later round of a phase ends with who acted last in the one before, or before it if that seat has passed since: by then
 * everybody has passed in a row. An act in this round opens it again for all. */
static int last_turn(const game *g, const frame *f)
{
    return is_phase(L(WINDOW)) && L(COUNT) && !L(ACTED) ? L(COUNT) - 1 : g->players;
}

/* From the seat whose turn it is on, the first that has something to do. */
static int next_duty(game *g, frame *f)
{
    for (unsigned turns = listening(g, L(WINDOW), L(TURN), last_turn(g, f)); turns; turns &= turns - 1) {
        SET(TURN, __builtin_ctz(turns));
        SET(SOURCE, 0);
        if (!is_phase(L(WINDOW))) forget_answers(f);
        int duty = duty_of(g, f);
        if (duty != NOTHING) return duty;
    }
    return NOTHING;
}

/* Mostly nobody has, and no flow runs; but a power's own flow has to be asked by the machine whether it may go on. */
bool respond(game *g, int w, const frame *about, int who)
{
    frame *f = push(g, CORE(flow_respond), who);
    memcpy(f->local, about->local, MINE * sizeof *f->local);
    f->local[WHO] = (int16_t)who;
    f->local[WINDOW] = (int16_t)w;
    const int duty = next_duty(g, f);
    const bool runs = duty != NOTHING || FLOW_OWNER(about->flow);
    g->result = (int16_t)(runs ? duty : is_phase(w) ? 0 : L(COUNT));
    if (!runs) pop(g);
    return runs;
}

/* Everybody once, in timing order; of a seat, what it must, then what it may. Begins with the first duty found, in g->result.
 * Returns what is left of COUNT (replacements), or how many turns the next round has, plus one (phases). */
FLOW(flow_respond)
{
    const int replacing = kind_of(L(WINDOW)) == REPLACE;
    const int in_phase = is_phase(L(WINDOW));
    FLOW_BEGIN;
    for (; g->result != NOTHING; L(TURN)++, g->result = (int16_t)next_duty(g, f)) {
        for (; g->result == MUST_USE || g->result == MUST_CHOOSE; g->result = (int16_t)duty_of(g, f)) {
            if (g->result == MUST_CHOOSE) {
                ASK(as_prepared());
                SET(SOURCE, g->answer);
                if (replaced_by(g, L(SOURCE))) settle_which_counts(g, f, ev);
            }
            if (in_phase) SET(ACTED, L(TURN) + 1);       /* it passes, unless it chooses to do more */
            CALL(begin_act(g, f, ev));
            if (replacing) SET(COUNT, L(COUNT) - g->result);
            if (replacing && L(COUNT) <= 0) RETURN(0);
            SET(SOURCE, in_phase ? 0 : L(SOURCE) + 1);
        }
        while (g->result == MAY_CHOOSE) {
            ASK(as_prepared());
            if (g->answer == PASS) break;
            SET(SOURCE, g->answer);
            if (in_phase) SET(ACTED, L(TURN) + 2);
            else note_answer(g, f, L(SOURCE));
            CALL(begin_act(g, f, ev));
            if (replacing) SET(COUNT, L(COUNT) - g->result);
            if (replacing && L(COUNT) <= 0) RETURN(0);
            if (in_phase) break;                 /* one act, then the next player */
            g->result = (int16_t)more_to_choose(g, f);
        }
    }
    RETURN(in_phase ? L(ACTED) : L(COUNT));
    FLOW_END;
}

/* A moment of the encounter: rounds until everybody has passed. */
enum { IN_FIRST_ROUND = 1 };     /* the step of flow_window after its first CALL */

bool window(game *g, int w)
{
    frame *f = push(g, CORE(flow_window), g->offense);
    f->local[WINDOW] = (int16_t)w;
    f->local[CAUSE] = BY_RULES;
    f->step = IN_FIRST_ROUND;
    bool runs = respond(g, w, f, NOBODY);
    if (!runs) pop(g);
    return runs;
}

FLOW(flow_window)
{
    FLOW_BEGIN;
    do {
        if (respond(g, L(WINDOW), f, NOBODY)) CALL(as_prepared());
        SET(COUNT, g->result);
    } while (L(COUNT));
    FLOW_END;
}
