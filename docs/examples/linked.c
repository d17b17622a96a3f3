/* linked.c - plays games at full speed with a bot of its own, through libhypercone.so and the public header alone.
 *
 * Seat 0 is ours: it plays its highest attack, sends as many ships as it may, and accepts no deal that it has not made. The
 * others answer at random. Replace `our_answer` by your own bot.
 *
 *   cc -O2 -std=c17 -Iinclude docs/examples/linked.c -Lbuild -lhypercone -Wl,-rpath,$PWD/build -o linked && ./linked 1000
 *
 * ./linked 1000 duel plays another edition. */
#include <hypercone/hypercone.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t noise = 1;

static int draw(int below)                           /* xorshift */
{
    noise ^= noise << 13;
    noise ^= noise >> 7;
    noise ^= noise << 17;
    return (int)((noise >> 33) % (unsigned)below);
}

/* Any answer but "undo", which leads nowhere. */
static int random_answer(const hc_option option[], int count)
{
    int choice;
    do choice = option[draw(count)].choice; while (choice == HC_UNDO);
    return choice;
}

/* A bot sees its seat's view, never the game: so it cannot know what it should not. */
static int our_answer(const hc_game *view, const hc_question *q, const hc_option option[], int count)
{
    if (q->kind == HC_ASK_CARD && q->sheet == 0 && q->prompt == HC_PROMPT_ENCOUNTER_CARD) {
        int best = 0, highest = -100;
        for (int i = 0; i < count; i++) {
            hc_card_info card = hc_card(view, option[i].thing);
            int worth = card.kind == HC_CARD_ATTACK ? card.value : -1;
            if (option[i].choice < HC_PASS && worth > highest) {
                highest = worth;
                best = i;
            }
        }
        return option[best].choice;
    }
    if (q->kind == HC_ASK_PLANET && q->compound && q->picked < q->most) {
        int thing = draw(count);                     /* ships: go on picking until there are enough */
        if (option[thing].choice < HC_PASS) return option[thing].choice;
    }
    return q->kind == HC_ASK_REPLY ? HC_REFUSE : random_answer(option, count);
}

static long long play(const hc_setup *setup, hc_table *end)
{
    hc_game game, view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    long long answers = 0;
    if (hc_new(&game, setup, NULL, NULL) != HC_OK) exit(1);
    for (unsigned asked; (asked = hc_asked(&game)) != 0 && answers < 200000; answers++) {
        int seat = 0, choice;
        while (!(asked >> seat & 1)) seat++;
        int count = hc_options(&game, seat, option);  /* reads nothing that the seat may not see */
        if (seat == 0) {
            hc_view(&game, seat, &view);
            hc_question_for(&view, seat, &q);
            choice = our_answer(&view, &q, option, count);
        } else {
            choice = random_answer(option, count);
        }
        if (hc_answer(&game, seat, choice, NULL) != HC_OK) {
            fprintf(stderr, "refused: seat %d, choice %d, seed %llu\n", seat, choice, (unsigned long long)setup->seed);
            exit(1);
        }
    }
    hc_read(&game, end);
    return answers;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 1000, edition = argc > 2 ? hc_edition_named(argv[2]) : hc_edition_default();
    if (games < 1 || edition < 0) {
        fprintf(stderr, "usage: linked [GAMES [EDITION]]\n");
        return 2;
    }
    int most = hc_edition(edition)->players_max, players = most < 4 ? most : 4;       /* Duel is for two */
    long long answers = 0;
    double wins = 0;
    struct timespec from, to;
    timespec_get(&from, TIME_UTC);
    for (int i = 0; i < games; i++) {
        hc_setup setup = { .seed = (uint64_t)i + 1, .players = (uint8_t)players, .first = HC_NOBODY, .edition = (uint8_t)edition };
        hc_table end;
        answers += play(&setup, &end);
        int winners = 0;
        for (int seat = 0; seat < end.players; seat++) winners += end.won >> seat & 1;
        wins += end.won & 1 ? 1.0 / winners : 0;
    }
    timespec_get(&to, TIME_UTC);
    double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) * 1e-9;
    printf("our bot won %.1f %% of %d games; equals would have won %d %%\n", 100 * wins / games, games, 100 / players);
    printf("%.0f games a second, %.0f answers a game, %.0f ns an answer\n", games / seconds, (double)answers / games, seconds * 1e9 / (double)answers);
    return 0;
}
