/* promises.c - see promises.h. */
#include "tests/property/promises.h"
#include "rules.h"
#include "tests/property/duel.h"
#include <stdio.h>
#include <string.h>

static void swap_bytes(uint8_t *a, uint8_t *b) { uint8_t t = *a; *a = *b; *b = t; }

static bool is_known(const game *g, int card, int seat)
{
    return seat < SEATS ? g->known[card] >> seat & 1 : is_open(g, card);      /* nobody's view: what all were shown */
}

/* ---- what is hidden, each kind of it by itself: it becomes something else, and nobody who may not know it sees a difference ------ */

/* What lies face down becomes another of its deck, or changes places with another that lies so. */
static void permute_pieces(game *g, int seat, noise *n)
{
    FOR_PIECES(p, g) {
        piece *there = piece_of(g, p), *other = &g->piece[noise_below(n, g->pieces)];
        if (knows_piece(there, seat)) continue;
        const int deck = deck_of_piece(g, there);
        if (noise_below(n, 2) && deck_left(g, deck) && !g->tops) {
            const uint16_t was = there->sheet;
            there->sheet = (uint16_t)guess_from_deck(g, deck);
            put_in_deck(g, deck, was);
        } else if (other->sheet && other->kind == there->kind && deck_of_piece(g, other) == deck && !knows_piece(other, seat)) {
            const uint16_t t = there->sheet;
            there->sheet = other->sheet;
            other->sheet = t;
        }
    }
    index_held(g);
}

/* Two cards that `seat` cannot tell apart change places, wherever they are. */
static void permute_cards(game *g, int seat, noise *n)
{
    for (int k = 0; k < 16; k++) {
        int a = (int)noise_below(n, g->cards), b = (int)noise_below(n, g->cards);
        if (is_known(g, a, seat) || is_known(g, b, seat) || (g->kind[a] == HC_CARD_DESTINY) != (g->kind[b] == HC_CARD_DESTINY)) continue;
        if (is_in_reserve(g, a) || is_in_reserve(g, b) || back_of(g, a) != back_of(g, b)) continue;
        for (int pile = IN_DECK; pile <= IN_DESTINY; pile += IN_DESTINY)
            for (int i = 0; i < g->pile_count[pile]; i++) {
                uint8_t *card = &pile_of(g, pile)[i];
                *card = *card == a ? (uint8_t)b : *card == b ? (uint8_t)a : *card;
            }
        swap_bytes(&g->where[a], &g->where[b]);
        swap_bytes(&g->known[a], &g->known[b]);
    }
    index_held(g);
}

/* A card that lies face down, and one of the same hand that the seat once knew as well, change places. */
static void permute_recalled(game *g, int seat, noise *n)
{
    for (int k = 0; k < 8 && seat < SEATS; k++) {
        int a = (int)noise_below(n, g->cards), b = (int)noise_below(n, g->cards);
        int table = g->where[a] - ON_TABLE;
        bool down = table >= 0 && table < SEATS && table != seat && !(g->known[a] >> seat & 1);
        if (!down || g->where[b] != IN_HAND + table || !(class_of(g, b) & C_ENCOUNTER) || g->known[b] >> seat & 1) continue;
        if (!(knows_again(g, a) & knows_again(g, b) & 1u << seat) || back_of(g, a) != back_of(g, b)) continue;      /* all see the backs */
        swap_bytes(&g->where[a], &g->where[b]);
        swap_bytes(&g->known[a], &g->known[b]);
    }
}

static void permute_replies(game *g, int seat, noise *n)
{
    for (int s = 0; s < SEATS; s++) if (s != seat) g->reply[s] ^= (int16_t)(1 + noise_below(n, 200));
}

static void permute_stream(game *g, int seat, noise *n)
{
    (void)seat;
    g->seed ^= 0x5555 + noise_below(n, 99);
    g->random_count += 3;
    g->unshown.random_block[5] ^= 77;
}

/* A sheet that lies face down before another is any other sheet, with anything on it; so are the two that somebody chooses from. */
static void permute_sheets(game *g, int seat, noise *n)
{
    for (int p = 0; p < POWERS; p++) {
        power *w = &g->power[p];
        bool choosing = w->dealt;
        if (!w->alien || w->holder == seat || (!choosing && !(w->off & FACE_DOWN))) continue;
        do w->alien = ALIENS[noise_below(n, ALIEN_COUNT)]; while (!form_of(g, w->alien));
        if (choosing) w->dealt = ALIENS[noise_below(n, ALIEN_COUNT)];
        w->number = (int16_t)noise_below(n, 250);
        w->tokens = (uint8_t)noise_below(n, 250);
        w->laid_tokens = (uint8_t)noise_below(n, 250);
    }
    index_held(g);
}

/* A note is about a card: for who does not know the card it might be about another one, or there might be none. */
static void permute_note(const game *g, uint8_t *note, int seat, noise *n)
{
    if (*note && is_known(g, *note - 1, seat)) return;
    int card = (int)noise_below(n, g->cards);
    *note = (uint8_t)(is_known(g, card, seat) ? 0 : card + 1);
}

static void permute_notes(game *g, int seat, noise *n)
{
    permute_note(g, &g->now.noted_card, seat, n);
    permute_note(g, &g->now.must_play, seat, n);
}

/* What others are asked, what they have picked, and where the rules have got to, is theirs (TIMING 10). */
static void permute_question(game *g, int seat, noise *n)
{
    if (seat < SEATS && g->ask.seats >> seat & 1) return;
    unsigned others = everybody(g) & ~(seat < SEATS ? 1u << seat : 0);
    g->ask.seats = g->ask.answered = (uint8_t)(noise_below(n, 255) & others);
    g->ask.prompt ^= 3;
    g->ask.who ^= 1;
    g->ask.filter ^= 1;
    g->ask.allowed.word[0] ^= 5;
    for (int i = 0; i < g->draft_count; i++) g->draft[i] ^= 1;
    for (int i = 0; i < g->depth; i++) g->stack[i].local[noise_below(n, HC_LOCALS)] ^= 1;
}

/* Flares that were not in the game: whoever does not look at them knows where they lie, but not whose they are. */
static void permute_unused_flares(game *g, int seat, noise *n)
{
    for (int c = 0; c < g->cards; c++) {
        bool aside = is_in_reserve(g, c) && g->where[c] >= ASIDE && g->where[c] < OFFERED;
        if (aside && !is_known(g, c, seat)) g->value[c] = (int16_t)(1 + noise_below(n, 20));
    }
}

static void permute_memories(game *g, int seat, noise *n)
{
    (void)n;
    guess_memories(g, seat);
}

/* Memory that a sheet keeps to itself gets a row here: a function that changes it for all whom it does not concern. */
typedef struct secret { const char *what; void (*permute)(game *g, int seat, noise *n); bool of_duel; } secret;
static const secret SECRETS[] = {
    { "which cards lie where", permute_cards, false },
    { "which piece is face down", permute_pieces, false },
    { "which card is face down", permute_recalled, false },
    { "the replies of others", permute_replies, false },
    { "the random stream", permute_stream, false },
    { "a sheet that lies face down", permute_sheets, false },
    { "a card that is noted", permute_notes, false },
    { "what others are asked", permute_question, false },
    { "what a sheet keeps in mind", permute_memories, false },
    { "flares that were not in the game", permute_unused_flares, false },
    { "which card of a hand is face down", permute_face_down, true },
    { "the order of decks", permute_decks, true },
    { "an envoy that lies face down", permute_envoys, true },
    { "a tactic that lies face down", permute_tactics, true },
};

/* Which field, for whoever broke it. */
static void name_difference(const game *a, const game *b)
{
#define F(m) if (memcmp(&a->m, &b->m, sizeof a->m)) fprintf(stderr, "differs: " #m "\n");
    F(seed) F(hears) F(colony) F(held) F(in_effect) F(ask) F(unseen_at) F(reply) F(answer) F(result) F(draft) F(bargain)
    F(power) F(effect) F(ships) F(pile_count) F(kind) F(value) F(where) F(known) F(order_of) F(run) F(rewind) F(stack) F(viewer)
    F(known_again) F(mark) F(tag) F(piece) F(top) F(deck_left) F(deck_used) F(now) F(acted) F(memory) F(lost_power) F(depth)
#undef F
}

static void check_onlooker(const game *v)
{
    if (v->ask.seats || v->depth || v->draft_count) die("an onlooker sees who is asked");
}

static void check_determinised(const game *v, int seat, noise *n, bool play_on)
{
    static game other, again;
    hc_determinise(v, seat, n->state, &other);
    const char *broken = hc_check(&other);
    if (broken) die("determinised: %s", broken);
    hc_view(&other, seat, &again);
    if (memcmp(v, &again, sizeof again)) {
        name_difference(v, &again);
        die("a determinised game has another view");
    }
    static hc_event item[1024];
    keep_events();
    for (int i = 0; play_on && i < 30 && !other.over; i++) {     /* a secret in a frame would break here */
        hc_events ev = { .room = sizeof item / sizeof *item, .item = item };
        int who = any_asked(&other, n);
        hc_answer(&other, who, any_choice(&other, who, n), &ev);
        remember_events(&ev);
        if ((broken = hc_check(&other))) die("played on from a determinised game: %s", broken);
    }
    forget_what_came_after();
}

static void check_hidden(const game *g, int seat, const game *v, noise *n)
{
    static game other, w;
    for (size_t i = 0; i < sizeof SECRETS / sizeof *SECRETS; i++) {
        if (SECRETS[i].of_duel && !plays_duel(g->edition)) continue;
        other = *g;
        SECRETS[i].permute(&other, seat, n);
        hc_view(&other, seat, &w);
        if (!memcmp(v, &w, sizeof w)) continue;
        name_difference(v, &w);
        die("the view of seat %d shows something hidden: %s", seat, SECRETS[i].what);
    }
}

void check_views(const hc_game *g, noise *n, bool play_on)
{
    static game v;
    hc_option a[HC_OPTIONS_MAX], b[HC_OPTIONS_MAX];
    hc_view(g, HC_NOBODY, &v);
    check_hidden(g, HC_NOBODY, &v, n);
    for (int s = 0; s < g->players; s++) {
        hc_view(g, s, &v);
        check_hidden(g, s, &v, n);
        if (!(g->ask.seats >> s & 1)) {
            check_onlooker(&v);
            continue;
        }
        int count = hc_options(g, s, a);
        if (hc_options(&v, s, b) != count || memcmp(a, b, (size_t)count * sizeof *a)) die("options need more than the view");
        if (count) check_determinised(&v, s, n, play_on);
    }
}

/* A number that means nothing elsewhere may stand for a pair of things: a plan and half a tactic. */
static bool is_option(const hc_game *g, int seat, int choice)
{
    hc_option option[HC_OPTIONS_MAX];
    const int count = seat >= 0 && seat < g->players && hc_asked(g) >> seat & 1 ? hc_options(g, seat, option) : 0;
    for (int i = 0; i < count; i++) if (option[i].choice == choice) return true;
    return false;
}

void check_refusals(const hc_game *g, noise *n)
{
    static game h;
    static const int WRONG[] = { -1, 255, HC_CARDS + HC_PIECES, 4095, HC_ANSWERS_END,
                                 HC_TERMS - 1, HC_TERM_GIVE_RANDOM + 1, HC_TERMS_END, 2000, -30000, 65536 };
    hc_option option[HC_OPTIONS_MAX];
    h = *g;
    for (int s = -1; s <= HC_SEATS; s++)
        for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
            if (!is_option(g, s, WRONG[i]) && hc_answer(&h, s, WRONG[i], NULL) == HC_OK) die("an illegal answer was taken");
    int seat = any_asked(g, n), any = (int)noise_below(n, HC_TERMS_END), count = hc_options(g, seat, option);
    const int stands_for_it = hc_option_for(g, seat, any);
    bool legal = false;
    for (int i = 0; i < count; i++) legal |= option[i].choice == stands_for_it;
    if (!legal && hc_answer(&h, seat, any, NULL) == HC_OK) die("an answer that is no option was taken: %d", any);
    for (int s = 0; s < g->players; s++)
        if (!(hc_asked(g) >> s & 1) && hc_answer(&h, s, option[0].choice, NULL) == HC_OK) die("a seat answered that was not asked");
    if (memcmp(&h, g, sizeof h)) die("an illegal answer changed the game");
}

bool check_order(const hc_game *g, noise *n)
{
    static game a, b;
    unsigned open = hc_asked(g);
    if (!(open & (open - 1))) return false;
    int first = __builtin_ctz(open), second = __builtin_ctz(open & (open - 1));
    int x = any_choice(g, first, n), y = any_choice(g, second, n);
    a = b = *g;
    hc_answer(&a, first, x, NULL);
    check_views(&a, n, true);                    /* one reply in, still closed */
    hc_answer(&a, second, y, NULL);
    hc_answer(&b, second, y, NULL);
    hc_answer(&b, first, x, NULL);
    if (memcmp(&a, &b, sizeof a)) die("the order of simultaneous answers matters");
    return true;
}

void check_secret_take(const hc_game *g, noise *n)
{
    static game a, b, v, w;
    int from = (int)noise_below(n, g->players), to = (from + 1 + (int)noise_below(n, g->players - 1u)) % g->players;
    a = b = *g;
    if (g->runs && g->count[IN_HAND + from])     /* of the same back, which all see */
        a.back_wanted = b.back_wanted = (uint8_t)(back_of(g, next_card(g, IN_HAND + from, 0)) + 1);
    a.seed ^= 99;
    a.random_count = 0;
    take_at_random(&a, NULL, from, to, BY_RULES);
    take_at_random(&b, NULL, from, to, BY_RULES);
    for (int s = 0; s < g->players; s++) {
        if (s == from || s == to) continue;
        hc_view(&a, s, &v);
        hc_view(&b, s, &w);
        if (memcmp(&v, &w, sizeof v)) {
            name_difference(&v, &w);
            die("an onlooker learns which card was taken");
        }
    }
}

void check_all_at_once(const hc_game *g, noise *n)
{
    static game a, b;
    hc_question q;
    int seat = any_asked(g, n), pick[HC_DRAFT], count = 0;
    hc_question_for(g, seat, &q);
    if (!q.compound || q.picked) return;
    a = b = *g;
    for (int tries = 0; ; tries++) {
        int c = any_choice(&a, seat, n);
        if (tries == 500) return;                /* nothing but walking away */
        if (c == HC_UNDO || c == HC_WALK_AWAY) continue;
        hc_answer(&a, seat, c, NULL);
        if (c == HC_DONE) break;
        pick[count++] = c;
    }
    if (hc_answer_all(&b, seat, pick, count, NULL) != HC_OK) die("a compound choice was refused in one go");
    if (memcmp(&a, &b, sizeof a)) die("in one go is not the same as step by step");
    b = *g;
    pick[0] = HC_TERMS_END;
    if (hc_answer_all(&b, seat, pick, 1, NULL) == HC_OK || memcmp(&b, g, sizeof b)) die("a wrong compound choice changed the game");
}
