/* belief.c - is what sage believes of an answer so? docs/BOTS.md, "Where sage gains and loses".
 *
 *   bench_belief [GAMES [FIRST [next|full]]]      usually 40 games of steady bots from seed 1
 *
 * At every third decision that is worth a search the answer that looks best in a hundred possibilities is judged twice more beside steady's: in
 * possibilities that it was not chosen by (what sage believes, without the luck of the choice), and in the hands that the others really hold.
 * By kind of question, in thousandths of a win a decision: if the second is below the first, sage believes something wrong of the others.
 * With "full" the second is in imagined hands, too, but each of these games is played to its end, with "next" to the end of the encounter after
 * it: then it is the network that is wrong. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/sage.h"

enum { PLAYERS = 4, TOO_LONG = 20000, EVENTS = 512, EVERY = 3, TO_CHOOSE = 100, TO_JUDGE = 150, ACTS = HC_PROMPT_COUNT, SHEETS, KINDS };

#define X(name, key) #name,
static const char *const KIND[KINDS] = { HC_PROMPTS(X) [ACTS] = "acts", [SHEETS] = "of sheets" };
#undef X

typedef struct sums { long n, others; double believed, real, squares, first_believed, first_real; } sums;
static sums of_kind[KINDS], all;
static bool to_the_end, to_the_next;

static int kind_of(const hc_question *q) { return q->kind == HC_ASK_ACT ? ACTS : q->sheet ? SHEETS : q->prompt; }

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

/* The real hands with the piles shuffled anew; nobody has seen more of them than in the game. */
static void real_world(const hc_game *g, int seat, uint64_t seed, hc_game *out)
{
    hc_game open = *g, view;
    int card[HC_CARDS], n = cards_of(g, card);
    for (int i = 0; i < n; i++) open.known[card[i]] |= (uint8_t)(1u << seat);
    hc_view(&open, seat, &view);
    hc_determinise(&view, seat, seed, out);
    hc_reopen(out, seat);
    for (int i = 0; i < n; i++) out->known[card[i]] = g->known[card[i]];
}

/* In the same possibilities: `value` of the answers from `first` on to `last`; g: in the real hands, NULL: in imagined ones. */
static void judge(search *s, const hc_game *g, const move_list *list, const int answer[], int answers, uint64_t seed, int times, double value[])
{
    for (int k = 0; k < answers; k++) value[k] = 0;
    for (int i = 0; i < times; i++) {
        s->has_world = false;
        if (g) {
            real_world(g, s->seat, seed + (uint64_t)i, &s->world);
            s->world_seed = seed + (uint64_t)i;
            s->has_world = true;
        }
        for (int k = 0; k < answers; k++)
            value[k] += (double)search_playout(s, &list->move[answer[k]], answer[k], seed + (uint64_t)i) / SURE / times;
    }
}

static void add(sums *s, const double believed[2], const double real[2])
{
    const double off = real[1] - real[0] - (believed[1] - believed[0]);
    s->others++;
    s->believed += believed[1] - believed[0];
    s->real += real[1] - real[0];
    s->squares += off * off;
}

static void look_at(const hc_game *g, const hc_game *view, const bot *b, const move_list *list, int kind, uint64_t seed)
{
    static search s;
    int answer[SAGE_MOVES], pair[2] = { 0, 0 };
    double value[SAGE_MOVES], believed[2], real[2];
    search_begin(&s, b, view);
    for (int i = 0; i < list->count; i++) answer[i] = i;
    judge(&s, NULL, list, answer, list->count, seed, TO_CHOOSE, value);
    for (int i = 1; i < list->count; i++) if (value[i] > value[pair[1]]) pair[1] = i;
    const int answers = pair[1] ? 2 : 1;
    judge(&s, NULL, list, pair, answers, seed + 1000, TO_JUDGE, believed);
    if (to_the_end) search_to_the_end(&s);
    if (to_the_next) s.horizon++;
    judge(&s, to_the_end || to_the_next ? NULL : g, list, pair, answers, seed + 2000, TO_JUDGE, real);
    of_kind[kind].n++;
    all.n++;
    of_kind[kind].first_believed += believed[0];
    of_kind[kind].first_real += real[0];
    all.first_believed += believed[0];
    all.first_real += real[0];
    if (answers == 2) add(&of_kind[kind], believed, real), add(&all, believed, real);
}

static void play_one(uint64_t seed)
{
    hc_game g, view;
    hc_event item[EVENTS];
    bot who[PLAYERS];
    int choice[BOT_CHOICES], asked = 0;
    const int me = (int)(seed % PLAYERS);
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)hc_edition_default(), .players = PLAYERS, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < PLAYERS; i++) bot_begin(&who[i], i == me ? BOT_SAGE : BOT_STEADY, i, seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        inquiry a;
        move_list list;
        hc_view(&g, seat, &view);
        read_question(&a, &view, seat);
        bot before = who[seat];
        const int n = seat == me ? steady_answer(&who[seat], &view, choice) : bot_answer(&who[seat], &view, choice);
        if (seat == me && !a.q.picked) {
            sage_moves(&before, &view, &a, SAGE_MOVES, &list);
            if (list.count > 1 && asked++ % EVERY == 0) look_at(&g, &view, &who[seat], &list, kind_of(&a.q), seed * 100000 + (uint64_t)i * 1000);
        }
        bool done = n > 0;
        for (int k = 0; k < n; k++) {
            hc_events ev = { .room = EVENTS, .item = item };
            if (hc_answer(&g, seat, choice[k], &ev) != HC_OK) return;
            for (size_t e = 0; e < ev.count; e++)
                for (int s = 0; s < PLAYERS; s++) {
                    hc_event seen;
                    if (hc_event_for(&item[e], s, &seen)) bot_sees(&who[s], &g, &seen);
                }
        }
        if (!done && bot_random_answer(&g, seat, &who[seat].rng, NULL) != HC_OK) return;
    }
}

static void print(const char *name, const sums *s)
{
    const double n = s->n ? (double)s->n : 1, others = s->others ? (double)s->others : 1;
    printf("%6ld %-18s as steady: believes %5.1f, really %5.1f;  %5ld other answers: believes %+6.1f, really %+6.1f (+- %.1f)\n", s->n, name,
           1000 * s->first_believed / n, 1000 * s->first_real / n, s->others, 1000 * s->believed / others, 1000 * s->real / others,
           1960 * sqrt(s->squares / others / others));
}

int main(int argc, char **argv)
{
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : 40, first = argc > 2 ? strtol(argv[2], NULL, 10) : 1;
    if (games < 1 || first < 0 || argc > 4 || (argc == 4 && strcmp(argv[3], "full") != 0 && strcmp(argv[3], "next") != 0)) {
        fprintf(stderr, "usage: bench_belief [GAMES [FIRST [next|full]]]\n");
        return 2;
    }
    to_the_end = argc == 4 && strcmp(argv[3], "full") == 0;
    to_the_next = argc == 4 && !to_the_end;
    for (long i = 0; i < games; i++) play_one((uint64_t)(first + i));
    for (int k = 0; k < KINDS; k++) if (of_kind[k].n) print(KIND[k], &of_kind[k]);
    print("all", &all);
    return 0;
}
