/* reader.c - can a bot be read? An opponent that has watched the bot's last fifty games of Duel and answers best to how often it did what:
 * tools/bots-check. It plays as steady does, but for the three things that are chosen in secret (dial, tactic, plan): there it takes what pays
 * best against these counts. It even knows what the bot chose and never showed, which no person would. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/duel.h"

enum { WATCHED = 50, TOO_LONG = 20000, PLANS = 17 };

/* What the bot did, game by game, and in all of the games watched. */
typedef struct watch { duel_habits game[WATCHED], all; } watch;

enum { COUNTS = sizeof(duel_habits) / sizeof(uint32_t) };
static void add_to(duel_habits *sum, const duel_habits *part, bool away)
{
    uint32_t *to = (uint32_t *)(void *)sum;
    const uint32_t *from = (const uint32_t *)(const void *)part;
    for (size_t i = 0; i < COUNTS; i++) to[i] += away ? 0u - from[i] : from[i];
}

/* The oldest game watched is forgotten for the newest. */
static void keep_game(watch *w, long number, const duel_habits *now)
{
    duel_habits *slot = &w->game[number % WATCHED];
    add_to(&w->all, slot, true);
    *slot = *now;
    add_to(&w->all, slot, false);
}

static int rank_of(int value)
{
    static const int8_t PLAN[PLANS] = { -2, 0, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 23, 31, 42 };
    int rank = 0;
    while (rank < PLANS - 1 && PLAN[rank] < value) rank++;
    return rank;
}

static void note(duel_habits *now, const hc_game *view, int seat, int choice)
{
    hc_question q;
    hc_table t;
    hc_question_for(view, seat, &q);
    if (q.sheet || q.kind == HC_ASK_ACT) return;
    if (q.prompt == HC_PROMPT_DIAL && choice < 8) now->dial[choice]++;
    const bool both = q.prompt == HC_PROMPT_PLAN_AND_TACTIC;
    if (both && HC_PLAN_HALF(choice) >= 0) now->half[HC_PLAN_HALF(choice)]++;
    if (q.prompt != HC_PROMPT_PLAN && !both) return;
    hc_read(view, &t);
    const hc_card_info c = hc_card(view, both ? HC_PLAN_CARD(choice) : choice);
    if (c.kind == HC_CARD_PLAN) now->plan[t.duel.kind == HC_CONTESTING][rank_of(c.value)]++;
}

/* One that never mixes: what the reader must be able to read, or its verdict on others would say nothing. */
static int answer_stubbornly(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    static const duel_habits NONE;
    hc_table t;
    hc_read(view, &t);
    return duel_answer_reading(b, view, &t, &NONE, choice);
}

/* Plays one game; the reader's share of the win, in halves. */
static int play_one(uint64_t seed, const bot_spec *spec, int reader, const watch *w, duel_habits *now)
{
    hc_game g, view;
    hc_table t;
    bot b[HC_DUELISTS];
    int choice[BOT_CHOICES];
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)hc_edition_named("duel"), .players = HC_DUELISTS, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return 1;
    for (int i = 0; i < HC_DUELISTS; i++) bot_begin_as(&b[i], i == reader || !spec ? &(bot_spec){ .level = BOT_STEADY } : spec, i, seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        int n = 0;
        hc_view(&g, seat, &view);
        if (seat == reader) {
            hc_read(&view, &t);
            n = duel_answer_reading(&b[seat], &view, &t, &w->all, choice);
        }
        if (seat != reader && !spec) n = answer_stubbornly(&b[seat], &view, choice);
        if (!n) n = bot_answer(&b[seat], &view, choice);
        if (seat != reader && n == 1) note(now, &view, seat, choice[0]);
        for (int k = 0; k < n; k++) if (hc_answer(&g, seat, choice[k], NULL) != HC_OK) return 1;
    }
    hc_read(&g, &t);
    return (t.won >> reader & 1) * 2 - (t.won == 3) + (t.won == 0);
}

/* Not only by the luck of a few games: by more than 1.7 deviations. `part`: tenths of a percent. */
static bool is_too_much(long part, long most, long games)
{
    enum { TENTHS_AT_MOST_OFF = 500 * 500 };     /* the square of the deviation of one game at fifty-fifty */
    const long over = part - most * 10;
    return over > 0 && over * over * games > 3L * TENTHS_AT_MOST_OFF;
}

int main(int argc, char **argv)
{
    static watch w;
    bot_spec spec = { .level = BOT_STEADY };
    char why[BOT_WHY] = "a number of games, please";
    const long games = argc > 2 ? strtol(argv[2], NULL, 10) : 2000, most = argc > 3 ? strtol(argv[3], NULL, 10) : 60;
    long halves = 0;
    const bool stubborn = argc > 1 && !strcmp(argv[1], "stubborn");
    if ((argc > 1 && !stubborn && !bot_spec_read(argv[1], &spec, why)) || games < 1 || argc > 4) {
        fprintf(stderr, "usage: bench_reader [BOT|stubborn [GAMES [MOST]]]: %s\n", why);
        return 2;
    }
    for (long i = 0; i < games + WATCHED; i++) {
        duel_habits now = { { 0 }, { 0 }, { { 0 } } };
        const int share = play_one((uint64_t)i + 1, stubborn ? NULL : &spec, (int)(i & 1), &w, &now);
        if (i >= WATCHED) halves += share;                   /* the first ones are only watched */
        keep_game(&w, i, &now);
    }
    const long part = halves * 500 / games;
    printf("a reader of its last %d games wins %ld.%ld %% of %ld games of Duel, at most %ld %%\n", WATCHED, part / 10, part % 10, games, most);
    return is_too_much(part, most, games) ? 1 : 0;
}
