/* coach.c - what the coach says in whole games of steady bots, to be read: the question, the deed, the reason.
 *
 *   bench_coach [GAMES [EVERY [PLAYOUTS [EDITION [PRESET]]]]]      usually 3 games, every 7th question, 300 playouts */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bots.h"
#include "player/coach.h"

enum { PLAYERS = 4, TOO_LONG = 3000 };

static const char *const NAME[HC_SEATS] = { "Ada", "Bruno", "Chen", "Dara", "Emil", "Fay", "Gus", "Hana" };

/* How things stand, in a line: to tell whether what is said is so. */
static void print_table(const hc_game *view, int seat)
{
    hc_table t;
    hc_read(view, &t);
    printf("  [");
    for (int s = 0; s < t.players; s++)
        printf("%s%s%s %d of %d", s ? ", " : "", NAME[s], s == seat ? " (you)" : "", t.seat[s].foreign_colonies, t.colonies_to_win);
    if (t.offense < t.players) printf("; %s attacks", NAME[t.offense]);
    if (t.defense < t.players) printf(" %s", NAME[t.defense]);
    for (int s = 0; s < t.players; s++)
        if (t.seat[s].side <= HC_SIDE_DEFENSE) printf(", %s is with the %s", NAME[s], t.seat[s].side == HC_SIDE_OFFENSE ? "offense" : "defense");
    printf("]\n");
}

static void say(const hc_game *g, int seat, uint64_t luck, uint32_t playouts)
{
    static coach_question q;
    coach_advice advice;
    text_asked asked;
    hc_question question;
    text_names names = { .viewer = seat };
    memcpy(names.seat, NAME, sizeof NAME);
    if (!coach_ask(&q, g, seat, luck, playouts)) return;
    hc_question_for(&q.view, seat, &question);
    text_question(&asked, &names, &q.view, &question);
    coach_think(&q);
    coach_say(&advice, &names, &q);
    printf("%s\n", asked.title);
    print_table(&q.view, seat);
    printf("  > %s.  %s\n", advice.text, advice.why);
}

static void play(hc_setup setup, int every, uint32_t playouts)
{
    hc_game g, view;
    bot who[HC_SEATS];
    int choice[BOT_CHOICES], asked = 0;
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < setup.players; i++) bot_begin(&who[i], BOT_STEADY, i, setup.seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_view(&g, seat, &view);
        if (++asked % every == 0) say(&g, seat, setup.seed * 1000 + (uint64_t)i, playouts);
        const int n = bot_answer(&who[seat], &view, choice);
        for (int k = 0; k < n; k++) if (hc_answer(&g, seat, choice[k], NULL) != HC_OK) return;
    }
}

int main(int argc, char **argv)
{
    const int games = argc > 1 ? atoi(argv[1]) : 3, every = argc > 2 ? atoi(argv[2]) : 7, playouts = argc > 3 ? atoi(argv[3]) : 300;
    const int edition = argc > 4 ? hc_edition_named(argv[4]) : hc_edition_default();
    hc_setup setup = { .edition = (uint8_t)edition, .first = HC_NOBODY };
    if (games < 1 || every < 1 || playouts < 0 || edition < 0 || argc > 6 || (argc == 6 && hc_preset_add(&setup, argv[5]) != HC_OK)) {
        fprintf(stderr, "usage: bench_coach [GAMES [EVERY [PLAYOUTS [EDITION [PRESET]]]]]\n");
        return 2;
    }
    setup.players = (uint8_t)(hc_edition(edition)->players_max < PLAYERS ? hc_edition(edition)->players_max : PLAYERS);
    for (int i = 1; i <= games; i++) {
        setup.seed = (uint64_t)i;
        play(setup, every, (uint32_t)playouts);
    }
    return 0;
}
