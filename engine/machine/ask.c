/* ask.c - questions and answers: what is asked, what may be answered, compound choices.
 *
 * A question says what may be chosen by rule, not by list: the options are derived from the
 * table that the asked seat sees, so a list cannot leak what the seat may not know. */
#include "table/table.h"
#include <assert.h>
#include <string.h>

hc_ask *ask(game *g, hc_ask_kind kind, unsigned seats, uint64_t allowed, int prompt_id)
{
    g->ask = (hc_ask){ .kind = (uint8_t)kind, .seats = (uint8_t)seats, .prompt = (uint8_t)prompt_id,
                       .place = HC_NO_PLANET, .who = NOBODY, .owner = NOBODY, .allowed = { { allowed } } };
    return &g->ask;
}

hc_ask *by_sheet(hc_ask *q, const frame *f)
{
    q->sheet = (uint16_t)FLOW_OWNER(f->flow);
    q->who = f->seat;
    return q;
}

hc_ask *ask_for(game *g, const frame *f, hc_ask_kind kind, int seat, uint64_t allowed, int prompt_id)
{
    return by_sheet(ask(g, kind, 1u << seat, allowed, prompt_id), f);
}

hc_ask *pick(game *g, hc_ask_kind kind, int seat, int least, int most, uint64_t allowed, int prompt_id)
{
    hc_ask *q = ask(g, kind, 1u << seat, allowed, prompt_id);
    assert(least <= HC_DRAFT && "more has to be picked than there is room for");
    q->least = (uint8_t)least;
    q->most = (uint8_t)(most < HC_DRAFT ? most : HC_DRAFT);
    q->extra = DRAFTING;
    return q;
}

hc_ask *pick_cards(game *g, int seat, int least, int most, int classes, int prompt_id)
{
    hc_ask *q = pick(g, HC_ASK_CARD, seat, least, most, 0, prompt_id);
    q->filter = (uint32_t)classes;
    return q;
}

hc_ask *ask_card(game *g, unsigned seats, int classes, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_CARD, seats, 0, prompt_id);
    q->filter = (uint32_t)classes;
    return q;
}

hc_ask *ask_card_in(game *g, const frame *f, int seat, int place, int classes, int prompt_id)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, seat, 0, prompt_id);
    q->filter = (uint32_t)classes;
    q->place = (uint8_t)place;
    return q;
}

hc_ask *pick_cards_in(game *g, const frame *f, int seat, int place, int least, int most, int classes, int prompt_id)
{
    hc_ask *q = by_sheet(pick_cards(g, seat, least, most, classes, prompt_id), f);
    q->place = (uint8_t)place;
    return q;
}

/* Where the cards of a question lie; a hoard is a second hand for encounter cards. */
static bool is_card_place(const game *g, int seat, int place)
{
    const hc_ask *q = &g->ask;
    if (q->place != HC_NO_PLANET) return place == q->place;
    if (q->extra & LAID_ASIDE) return place == ASIDE + seat;
    return place == IN_HAND + seat || (place == HOARD + seat && q->extra & HOARD_TOO && may_use_hoard(g, seat));
}

void take_single_reply(game *g, unsigned asked)
{
    if (asked && !(asked & (asked - 1))) g->reply[__builtin_ctz(asked)] = g->answer;
}

void clear_draft(game *g)
{
    if (!g->draft_count) return;                 /* then it is empty already */
    memset(g->draft, 0, sizeof g->draft);
    g->draft_count = 0;
}

/* ---- what may be answered --------------------------------------------------------------------- */

static int drafted(const game *g, int thing)
{
    int n = 0;
    for (int i = 0; i < g->draft_count; i++) n += g->draft[i] == thing;
    return n;
}

/* How many times a thing can be picked in all: so many times each, or as there are ships. */
typedef struct supply {
    const uint8_t *ships;
    const game *filled, *bound;  /* planets on which there is not room for all; from which not all may be moved */
    int each, owner;
} supply;

static bool is_picking(const game *g) { return g->ask.extra & DRAFTING; }

/* Where nothing is picked nobody asks for it. */
static inline supply supply_for(const game *g, int seat)
{
    if (!is_picking(g)) return (supply){ .each = 1 };
    const bool is_filled = g->ask.kind == HC_ASK_PLANET && g->ask.extra & REPEATING && is_changed(g, book_of(g)->room);
    if (g->ask.extra & REPEATING) return (supply){ .each = HC_DRAFT, .filled = is_filled ? g : NULL };
    if (g->ask.kind != HC_ASK_PLANET) return (supply){ .each = 1 };
    const int owner = g->ask.owner == NOBODY ? seat : g->ask.owner, each = g->ask.extra & SPARING ? -1 : 0;
    return (supply){ .ships = g->ships[owner], .each = each, .bound = g->ask.extra & FREE_ONLY ? g : NULL, .owner = owner };
}

static inline int stock(const supply *s, int thing)
{
    const int bound = s->bound ? book_of(s->bound)->bound_at(s->bound, s->owner, thing) : 0;
    const int all = (s->ships ? s->ships[thing] - bound : 0) + (bound && s->each < 0 ? 0 : s->each);
    const int room = s->filled && thing < HC_PLANETS ? book_of(s->filled)->room_on(s->filled, thing) : all;
    return room < all ? room : all;
}

static bool is_allowed(const hc_ask *q, int thing)
{
    return thing < HC_SOURCES && has(&q->allowed, thing);
}

/* Of a compound choice: is there room for one more, and one more of this? */
static inline bool may_pick(const game *g, const supply *s, int thing)
{
    return !is_picking(g) || (g->draft_count < g->ask.most && drafted(g, thing) < stock(s, thing));
}

/* Of a question that is asked of several: what this seat may choose of all that is allowed. */
static inline bool is_left(const game *g, int seat, int thing) { return !(g->ask.extra & NARROWED) || book_of(g)->is_wanted(g, seat, thing); }
static inline bool may_add(const game *g, int seat, const supply *s, int t)
{
    return is_left(g, seat, t) && may_pick(g, s, t) && !(g->unlike && a_part_keeps(g, seat, t));
}

static bool is_alien_offered(const game *g, int seat, int a) { return g->ask.extra & NARROWED ? is_left(g, seat, a) : may_be_named(g, seat, a); }

static inline bool is_wanted(const game *g, int seat, const supply *s, int card)
{
    const hc_ask *q = &g->ask;
    if (!((uint32_t)class_of(g, card) & q->filter)) return false;
    if (!(q->extra & (MARKED | NARROWED | DRAFTING))) return true;
    if (q->extra & MARKED && !is_marked(g, seat, card)) return false;
    if (q->extra & NARROWED && !book_of(g)->is_wanted(g, seat, card)) return false;
    return may_pick(g, s, card);
}

/* Of several who are asked, each chooses among its own. */
static bool is_piece_for(const game *g, int seat, int thing)
{
    const hc_ask *q = &g->ask;
    bool several = q->seats & (q->seats - 1);
    if (is_picking(g) && drafted(g, thing)) return false;
    return is_allowed(q, thing) && (!several || read_piece(g, thing)->holders >> seat & 1);
}

static bool is_thing(const game *g, int seat, int choice)
{
    const hc_ask *q = &g->ask;
    if (q->kind == HC_ASK_TERMS || q->kind == HC_ASK_PLAN) return book_of(g)->is_term(g, seat, choice);
    if (q->kind == HC_ASK_ALIEN) return is_alien(choice) && is_alien_offered(g, seat, choice);
    if (q->kind != HC_ASK_CARD && !(q->extra & (DRAFTING | NARROWED))) return is_allowed(q, choice);
    const supply s = supply_for(g, seat);
    if (q->kind != HC_ASK_CARD) return is_allowed(q, choice) && may_add(g, seat, &s, choice);
    if (is_piece(choice)) return is_piece_for(g, seat, choice);
    return choice < g->cards && is_card_place(g, seat, g->where[choice]) && is_wanted(g, seat, &s, choice);
}

/* Answers that name no thing. */
static inline bool is_extra(const game *g, int choice)
{
    const hc_ask *q = &g->ask;
    if (choice == PASS) return q->extra & CAN_PASS;
    if (choice == HC_DECK) return q->extra & CAN_DECK;
    if (choice == HC_WALK_AWAY) return q->extra & CAN_WALK_AWAY;
    if (choice == DONE && q->kind == HC_ASK_TERMS) return book_of(g)->is_offer(g);
    if (choice == DONE) return (q->extra & DRAFTING) && g->draft_count >= q->least;
    return choice == UNDO && (q->extra & DRAFTING) && g->draft_count;
}

/* The one place that knows what may be answered; reads nothing that the seat cannot see. */
static bool is_option(const game *g, int seat, int choice)
{
    if (choice < 0) return false;
    return choice < HC_THINGS || choice >= HC_TERMS ? is_thing(g, seat, choice) : is_extra(g, choice);
}

static bool is_asked(const game *g, int seat)
{
    return seat >= 0 && seat < SEATS && !g->over && (g->ask.seats & ~g->ask.answered & 1u << seat);
}

static inline int add_option(const game *g, hc_option out[], int n, int choice)
{
    bool thing = choice < HC_THINGS || choice >= HC_TERMS;
    uint8_t kind = thing ? g->ask.kind : HC_ASK_NONE;
    out[n] = (hc_option){ .choice = (int16_t)choice, .kind = kind, .thing = (uint16_t)(thing ? HC_TERM_THING(choice) : 0) };
    return n + 1;
}

static inline int add_thing(const game *g, hc_option out[], int n, int thing)
{
    out[n] = (hc_option){ .choice = (int16_t)thing, .thing = (uint16_t)thing, .kind = g->ask.kind };
    return n + 1;
}

/* Which of these cards stands for this one: itself, or one like it; `n`: none. */
static int listed(const game *g, int seat, const hc_option out[], int n, int card)
{
    for (int i = 0; i < n; i++) if (out[i].choice == card || (out[i].choice < g->cards && are_alike(g, seat, out[i].choice, card))) return i;
    return n;
}

/* Equal cards are one answer; where several are picked, each is a pick. */
static inline int add_card(const game *g, int seat, hc_option out[], int n, int card)
{
    for (int i = 0; i < n && !(g->ask.extra & DRAFTING); i++) if (are_alike(g, seat, out[i].choice, card)) return n;
    return add_thing(g, out, n, card);
}

/* The cards of a question that lie at one of its places. */
static int add_cards(const game *g, int seat, int place, hc_option out[], int n, int enough)
{
    if (!g->count[place] || !is_card_place(g, seat, place)) return n;
    const supply s = supply_for(g, seat);
    FOR_CARDS_AT(c, place) {
        if (n >= enough) break;
        if (is_wanted(g, seat, &s, c)) n = add_card(g, seat, out, n, c);
    }
    return n;
}

/* All things that may be chosen; of cards, and of what is picked, no more than somebody needs who only wants to know how many there are. */
static int add_things(const game *g, int seat, hc_option out[], int enough)
{
    const hc_ask *q = &g->ask;
    int n = 0;
    if (q->kind == HC_ASK_CARD) {
        bool aside = q->extra & LAID_ASIDE;
        int place = q->place != HC_NO_PLANET ? q->place : aside ? ASIDE + seat : IN_HAND + seat;
        n = add_cards(g, seat, place, out, n, enough);
        if (place != HOARD + seat) n = add_cards(g, seat, HOARD + seat, out, n, enough);
        FOR_SOURCES(p, q->allowed) if (is_piece(p) && is_piece_for(g, seat, p)) n = add_option(g, out, n, p);      /* mostly none */
    } else if (q->kind == HC_ASK_TERMS || q->kind == HC_ASK_PLAN) {
        int16_t term[HC_OPTIONS_MAX];
        int terms = book_of(g)->terms(g, seat, term);
        if (q->kind == HC_ASK_PLAN) for (; n < terms; n++) out[n] = (hc_option){ .choice = term[n], .thing = (uint16_t)term[n], .kind = HC_ASK_PLAN };
        else while (n < terms) n = add_option(g, out, n, term[n]);
    } else if (q->kind == HC_ASK_ALIEN) {
        for (const uint16_t *a = ALIENS; *a; a++) if (is_alien_offered(g, seat, *a)) n = add_thing(g, out, n, *a);
    } else {
        const bool wide = q->kind == HC_ASK_ACT || q->kind == HC_ASK_FACE;
        const int words = wide ? SET_WORDS : 2;                          /* all others are below 128 */
        if (!(q->extra & (DRAFTING | NARROWED))) {
            FOR_MEMBERS(thing, q->allowed, words) n = add_thing(g, out, n, thing);
            return n;
        }
        const supply s = supply_for(g, seat);
        FOR_MEMBERS(thing, q->allowed, words) if (n < enough && may_add(g, seat, &s, thing)) n = add_thing(g, out, n, thing);
    }
    return n;
}

static inline int add_extra(const game *g, hc_option out[], int n, int choice) { return is_extra(g, choice) ? add_option(g, out, n, choice) : n; }

int hc_options(const hc_game *g, int seat, hc_option out[])
{
    if (!is_asked(g, seat)) return 0;
    int n = add_things(g, seat, out, HC_OPTIONS_MAX);
    if (!g->ask.extra) return n;
    n = add_extra(g, out, n, HC_DECK);
    n = add_extra(g, out, n, PASS);
    n = add_extra(g, out, n, HC_WALK_AWAY);
    n = add_extra(g, out, n, DONE);
    return add_extra(g, out, n, UNDO);
}

int hc_option_for(const hc_game *g, int seat, int choice)
{
    hc_option option[HC_OPTIONS_MAX];
    if (!is_asked(g, seat) || !is_option(g, seat, choice)) return -1;
    if (g->ask.kind != HC_ASK_CARD || g->ask.extra & DRAFTING || choice >= g->cards) return choice;
    return option[listed(g, seat, option, hc_options(g, seat, option), choice)].choice;
}

/* ---- questions that answer themselves ----------------------------------------------------------- */

static void close_question(game *g)
{
    take_the_known(g);
    g->ask = (hc_ask){ 0 };
}

/* Neither side has anything that the other could get: the talks end at once. */
static bool nothing_to_trade(game *g, int seat)
{
    int16_t term[HC_OPTIONS_MAX];
    if (g->draft_count || book_of(g)->terms(g, seat, term)) return false;
    g->answer = HC_WALK_AWAY;
    close_question(g);
    return true;
}

/* Cards of which it does not matter which are picked, or a single thing. */
static bool all_are_alike(const game *g, int seat, const hc_option option[], int things)
{
    if (things > 1 && g->ask.kind != HC_ASK_CARD) return false;
    for (int i = 1; i < things; i++) if (!are_alike(g, seat, option[0].choice, option[i].choice)) return false;
    return true;
}

/* A compound choice that can only be made in one way: everything there is, or all to one place. */
static bool draft_fills_itself(game *g, int seat)
{
    const hc_ask *q = &g->ask;
    if (q->kind == HC_ASK_TERMS) return nothing_to_trade(g, seat);
    hc_option option[HC_OPTIONS_MAX];
    const supply s = supply_for(g, seat);
    int things = add_things(g, seat, option, q->least == q->most ? HC_OPTIONS_MAX : 1), all = 0;
    for (int i = 0; i < things; i++) all += stock(&s, option[i].thing);
    bool one_way = things == 0 || (q->least == q->most && (all == q->least || all_are_alike(g, seat, option, things)));
    if (!one_way) return false;
    for (int i = 0; i < things; i++)
        for (int k = 0; k < stock(&s, option[i].thing) && g->draft_count < q->least; k++)
            g->draft[g->draft_count++] = option[i].thing;
    g->answer = DONE;
    close_question(g);
    return true;
}

bool answers_itself(game *g)
{
    const hc_ask *q = &g->ask;
    if (q->seats & (q->seats - 1)) return false;
    int seat = __builtin_ctz(q->seats);
    if (q->extra & DRAFTING) return draft_fills_itself(g, seat);
    const int besides = q->extra & ANSWERS;      /* answers that name no thing */
    if (q->kind == HC_ASK_ACT && besides) return false;
    const uint64_t first = q->allowed.word[0];   /* mostly all that there is */
    const bool narrowed = q->extra & NARROWED;
    if (q->kind != HC_ASK_CARD && !narrowed && (first & (first - 1) || (first && besides))) return false;
    hc_option option[HC_OPTIONS_MAX];
    const int things = q->kind == HC_ASK_CARD ? add_things(g, seat, option, 2) : 0;
    if (things + (things && besides) > 1) return false;
    int n = hc_options(g, seat, option);
    assert(n > 0);
    if (n != 1) return false;
    g->answer = g->reply[seat] = option[0].choice;
    close_question(g);
    return true;
}

/* ---- taking answers -------------------------------------------------------------------------------- */

unsigned hc_asked(const hc_game *g) { return g->over ? 0 : (unsigned)(g->ask.seats & ~g->ask.answered); }

bool hc_is_compound(const hc_game *g) { return g->ask.extra & DRAFTING; }

void hc_question_for(const hc_game *g, int seat, hc_question *out)
{
    const hc_ask *q = &g->ask;
    memset(out, 0, offsetof(hc_question, pick)); /* picks are only there as far as they are counted */
    out->place = HC_NO_PLANET;
    out->who = HC_NOBODY;
    if (!is_asked(g, seat)) return;
    out->kind = q->kind;
    out->prompt = q->prompt;
    out->sheet = q->sheet;
    out->compound = q->extra & DRAFTING;
    out->simultaneous = q->seats & (q->seats - 1);
    out->least = q->least;
    out->most = q->most;
    out->count = q->count;
    out->place = q->place;
    out->who = q->who;
    out->window = q->window;
    out->whose = (uint8_t)(q->owner == NOBODY ? seat : q->owner);
    out->spares = q->extra & SPARING;
    out->unit = q->unit ? g->unit[q->unit - 1].kind : 0;
    out->under = (uint8_t)(q->unit ? captives_of(&g->unit[q->unit - 1]) : 0);
    out->puts = q->extra & (REPEATING | PUTS);
    out->about = q->about;
    if (!out->compound) return;
    out->picked = g->draft_count;
    memcpy(out->pick, g->draft, g->draft_count * sizeof *out->pick);
}

/* Replies to one question arrive in any order; the flow goes on when all are in. */
static void take_reply(game *g, int seat, int choice, events *ev, int floor)
{
    g->reply[seat] = (int16_t)choice;
    g->ask.answered |= (uint8_t)(1u << seat);
    if (g->ask.answered != g->ask.seats) return;
    g->answer = g->reply[__builtin_ctz(g->ask.seats)];
    close_question(g);
    run_to(g, ev, floor);
    if (!g->ask.answered) memset(g->reply, 0, sizeof g->reply);
}

/* Picks need no flow: it is resumed when the choice is made. */
static void take_pick(game *g, int choice)
{
    if (choice == UNDO) g->draft[--g->draft_count] = 0;
    else g->draft[g->draft_count++] = (uint16_t)choice;
}

hc_status answer_to(game *g, int seat, int choice, events *ev, int floor)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (g->over) return HC_GAME_IS_OVER;
    if (!is_asked(g, seat)) return HC_NOT_ASKED;
    if (!is_option(g, seat, choice)) return HC_NOT_AN_OPTION;
    bool picks = (g->ask.extra & DRAFTING) && choice != DONE && choice != HC_WALK_AWAY;
    if (picks) take_pick(g, choice);
    else take_reply(g, seat, choice, ev, floor);
    return HC_OK;
}

hc_status hc_answer_all(hc_game *g, int seat, const int choice[], int n, hc_events *ev)
{
    uint16_t draft[HC_DRAFT];
    uint8_t count = g->draft_count;
    memcpy(draft, g->draft, sizeof draft);
    if (is_asked(g, seat) && !(g->ask.extra & DRAFTING)) return HC_NOT_AN_OPTION;
    hc_status s = HC_OK;
    for (int i = 0; i < n && s == HC_OK; i++) {
        bool ends = choice[i] == DONE || choice[i] == HC_WALK_AWAY;
        s = ends ? HC_NOT_AN_OPTION : hc_answer(g, seat, choice[i], NULL);
    }
    if (s == HC_OK) s = hc_answer(g, seat, DONE, ev);
    if (s == HC_OK) return s;
    memcpy(g->draft, draft, sizeof draft);
    g->draft_count = count;
    return s;
}

uint64_t hc_hash(const hc_game *g)
{
    const uint8_t *b = (const uint8_t *)g;
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < sizeof *g; i++) h = (h ^ b[i]) * 0x100000001b3u;
    return h;
}
