/* gain.c - what the answers of bots that search gain on steady's, by kind of question: docs/BOTS.md, "Where sage gains and loses".
 *
 *   bench_gain [GAMES [FIRST [BOT...]]]      usually 20 games from seed 1, of sage:1500 and sage:6000
 *
 * A quick sage plays among three steady. At every second decision that is worth a search each BOT answers; where one of them differs from steady,
 * both answers are played out in the hands that the others really hold, with the piles shuffled anew, to the end of the encounter as in a search, and
 * the tables judged. Over the decisions of a game these gains add up, to first order, to the share of the wins above a fair one; a bot's own
 * opinion of them is what it "claims". A BOT with "+hands" behind its name sees all hands: by how much more it gains is what they would be worth.
 * Also counted: how often a steady bot that remembers nothing would have answered otherwise. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "bots/sage.h"

enum { PLAYERS = 4, TOO_LONG = 20000, EVENTS = 512, EVERY = 2, TIMES = 300, LEARN_EACH = 4, BOTS = 8, ACTS = HC_PROMPT_COUNT, SHEETS, KINDS };

#define X(name, key) #name,
static const char *const KIND[KINDS] = { HC_PROMPTS(X) [ACTS] = "acts", [SHEETS] = "of sheets" };
#undef X

typedef struct answer { int n, choice[BOT_CHOICES]; double gain; } answer;
typedef struct sum { double all, squares; } sum;
typedef struct contender {
    bot_spec spec;
    bool sees_hands;
    const char *name;
    long others, playouts;
    double seconds, claims, kind[KINDS];
    sum gain, over_first;
} contender;
typedef struct tally { contender bot[BOTS]; int bots; long games, asked, decisions[KINDS], all, answers[KINDS], forgetful[KINDS]; } tally;

static int kind_of(const hc_question *q) { return q->kind == HC_ASK_ACT ? ACTS : q->sheet ? SHEETS : q->prompt; }

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void add(sum *s, double x)
{
    s->all += x;
    s->squares += x * x;
}

static bool are_alike(const answer *a, const int choice[], int n) { return a->n == n && !memcmp(a->choice, choice, (size_t)n * sizeof *choice); }

/* ---- the hands as they are -------------------------------------------------------------------------------- */

/* Cards in hands and those that lie before players. */
static int cards_of(const hc_game *g, int card[HC_CARDS])
{
    hc_table t;
    int n = 0;
    hc_read(g, &t);
    for (int s = 0; s < t.players; s++) {
        for (int i = 0; i < t.seat[s].known; i++) if (t.seat[s].card[i].card < HC_CARDS) card[n++] = t.seat[s].card[i].card;
        if (t.seat[s].played && t.seat[s].played_card.card < HC_CARDS) card[n++] = t.seat[s].played_card.card;
    }
    return n;
}

static void open_hands(const hc_game *g, int seat, hc_game *view)
{
    hc_game open = *g;
    int card[HC_CARDS], n = cards_of(g, card);
    for (int i = 0; i < n; i++) open.known[card[i]] |= (uint8_t)(1u << seat);
    hc_view(&open, seat, view);
}

/* Nobody has seen more of them than in the game. */
static void shuffle_piles(const hc_game *g, const hc_game *open, int seat, uint64_t seed, hc_game *out)
{
    int card[HC_CARDS];
    const int n = cards_of(g, card);
    hc_determinise(open, seat, seed, out);
    hc_reopen(out, seat);
    for (int i = 0; i < n; i++) out->known[card[i]] = g->known[card[i]];
}

/* Of each answer over the first, in the same possibilities. */
static void judge(const hc_game *g, const hc_game *view, const bot *b, uint64_t seed, answer of[], int count)
{
    static search s;
    hc_game open;
    double share[BOTS + 1] = { 0 };
    int judged = 0;
    open_hands(g, b->seat, &open);
    search_begin(&s, b, view);
    for (int i = 0; i < TIMES; i++) {
        s.world_seed = seed + (uint64_t)i;
        s.has_world = true;
        s.learning = i % LEARN_EACH == LEARN_EACH - 1;
        shuffle_piles(g, &open, b->seat, s.world_seed, &s.world);
        for (int k = 0; k < count; k++) {
            move m = { .n = (uint8_t)of[k].n };
            for (int c = 0; c < of[k].n; c++) m.choice[c] = (int16_t)of[k].choice[c];
            const int value = search_playout(&s, &m, k, s.world_seed);
            if (!s.learning) share[k] += (double)value / SURE;
        }
        judged += !s.learning;
    }
    for (int k = 0; k < count; k++) of[k].gain = (share[k] - share[0]) / judged;
}

/* ---- the games --------------------------------------------------------------------------------------------- */

static void compare(tally *all, const hc_game *g, const hc_game *view, const bot *b, int kind, uint64_t seed)
{
    answer of[BOTS + 1];
    int count = 0, given[BOTS];
    double claims[BOTS];
    for (int i = 0; i < all->bots; i++) {
        contender *c = &all->bot[i];
        bot tried = *b;
        bot_thoughts thoughts;
        hc_game open;
        int choice[BOT_CHOICES];
        tried.spec = c->spec;
        if (c->sees_hands) open_hands(g, b->seat, &open);
        const double begun = seconds();
        const int n = bot_answer_with(&tried, c->sees_hands ? &open : view, choice, &thoughts);
        c->seconds += seconds() - begun;
        c->playouts += thoughts.games;
        if (i == 0) {
            if (!thoughts.games) return;
            of[count].n = thoughts.plain_count;
            memcpy(of[count++].choice, thoughts.plain, sizeof thoughts.plain);
        }
        given[i] = 0;
        while (given[i] < count && !are_alike(&of[given[i]], choice, n)) given[i]++;
        if (given[i] == count) {
            of[count].n = n;
            memcpy(of[count++].choice, choice, sizeof choice);
        }
        claims[i] = given[i] ? thoughts.gain / 1000.0 : 0;
    }
    for (int k = 0; k < count; k++) of[k].gain = 0;
    if (count > 1) judge(g, view, b, seed, of, count);
    all->decisions[kind]++;
    all->all++;
    for (int i = 0; i < all->bots; i++) {
        contender *c = &all->bot[i];
        c->others += given[i] != 0;
        c->claims += claims[i];
        c->kind[kind] += of[given[i]].gain;
        add(&c->gain, of[given[i]].gain);
        add(&c->over_first, of[given[i]].gain - of[given[0]].gain);
    }
}

static void count_forgetful(tally *all, const bot *b, const hc_game *view, int kind, const int choice[], int n)
{
    bot fresh;
    answer other;
    bot_begin(&fresh, BOT_STEADY, b->seat, 1);
    fresh.rng = b->rng;
    other.n = bot_answer(&fresh, view, other.choice);
    all->answers[kind]++;
    all->forgetful[kind] += !are_alike(&other, choice, n);
}

static void play_one(tally *all, uint64_t seed)
{
    hc_game g, view;
    hc_event item[EVENTS];
    bot who[PLAYERS];
    int choice[BOT_CHOICES];
    const int me = (int)(seed % PLAYERS);
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)hc_edition_default(), .players = PLAYERS, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < PLAYERS; i++) bot_begin_as(&who[i], &(bot_spec){ .level = i == me ? BOT_SAGE : BOT_STEADY, .budget = 150 }, i, seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        const bot before = who[seat];
        hc_question q;
        bot_thoughts thoughts;
        hc_view(&g, seat, &view);
        hc_question_for(&view, seat, &q);
        const int n = bot_answer_with(&who[seat], &view, choice, &thoughts);
        if (seat != me) count_forgetful(all, &before, &view, kind_of(&q), choice, n);
        else if (thoughts.games && all->asked++ % EVERY == 0) compare(all, &g, &view, &before, kind_of(&q), seed * 100000 + (uint64_t)i * 1000);
        for (int k = 0; k < n; k++) {
            hc_events ev = { .room = EVENTS, .item = item };
            if (hc_answer(&g, seat, choice[k], &ev) != HC_OK) return;
            for (size_t e = 0; e < ev.count; e++)
                for (int s = 0; s < PLAYERS; s++) {
                    hc_event seen;
                    if (hc_event_for(&item[e], s, &seen)) bot_sees(&who[s], &g, &seen);
                }
        }
    }
    all->games++;
}

/* ---- what came of it ------------------------------------------------------------------------------------------ */

static void print_sum(const char *what, const sum *s, double a_game) { printf(" %s %+.1f (+- %.1f)", what, s->all * a_game, 1.96 * sqrt(s->squares) * a_game); }

static void print(const tally *all)
{
    const double a_game = 100.0 * (double)all->asked / (double)all->games / (double)all->all;      /* points of the share of the wins */
    printf("%ld decisions of %ld games; points a game:\n", all->all, all->games);
    for (int i = 0; i < all->bots; i++) {
        const contender *c = &all->bot[i];
        printf("  %s: %.1f answers are other than steady's, claims %.1f,", c->name, (double)c->others * a_game / 100, c->claims * a_game);
        print_sum("gains", &c->gain, a_game);
        if (i) print_sum("; over the first", &c->over_first, a_game);
        printf("; %ld playouts, %.1f ms a decision\n", c->playouts / all->all, 1000 * c->seconds / (double)all->all);
    }
    for (int k = 0; k < KINDS; k++) {
        if (!all->decisions[k]) continue;
        printf("  %5ld %-16s", all->decisions[k], KIND[k]);
        for (int i = 0; i < all->bots; i++) printf(" %+6.1f", all->bot[i].kind[k] * a_game);
        if (all->answers[k]) printf("   %.1f %% of steady's would be others without memory", 100.0 * (double)all->forgetful[k] / (double)all->answers[k]);
        printf("\n");
    }
    fflush(stdout);
}

static bool read_bot(char *word, contender *c)
{
    char why[BOT_WHY] = "";
    c->name = strdup(word);
    char *hands = strstr(word, "+hands");
    c->sees_hands = hands != NULL;
    if (hands) *hands = 0;
    if (bot_spec_read(word, &c->spec, why) && bot_level_searches(c->spec.level)) return true;
    fprintf(stderr, "%s is no bot that searches: %s\n", word, why);
    return false;
}

int main(int argc, char **argv)
{
    static tally all;
    char usual[] = "sage:1500", more[] = "sage:6000", *bots[] = { usual, more };
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : 20, first = argc > 2 ? strtol(argv[2], NULL, 10) : 1;
    const int count = argc > 3 ? argc - 3 : 2;
    if (games < 1 || first < 0 || count > BOTS) {
        fprintf(stderr, "usage: bench_gain [GAMES [FIRST [BOT...]]], at most %d bots that search\n", BOTS);
        return 2;
    }
    for (; all.bots < count; all.bots++) if (!read_bot(argc > 3 ? argv[3 + all.bots] : bots[all.bots], &all.bot[all.bots])) return 2;
    for (long i = 0; i < games; i++) play_one(&all, (uint64_t)(first + i));
    if (all.all) print(&all);
    return all.all ? 0 : 1;
}
