/* same.c - games of every edition, table and number of players, and a check of each table: of all questions, options, events, views and
 * states. Run it in two trees to show that a change of the engine changes nothing else: bench_same [GAMES] > FILE, and compare. */
#include <stdio.h>
#include <stdlib.h>
#include "bots/bots.h"

enum { GAMES = 3, TOO_LONG = 4000, EVENTS = 4096 };

static uint64_t mix(uint64_t h, const void *what, size_t bytes)
{
    const uint8_t *b = what;
    for (size_t i = 0; i < bytes; i++) h = (h ^ b[i]) * UINT64_C(0x100000001b3);
    return h;
}

static uint64_t mix_question(uint64_t h, const hc_game *g, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    hc_question q;
    const int n = hc_options(g, seat, option);
    hc_question_for(g, seat, &q);
    const int asked[] = { seat, n, q.kind, q.prompt, q.sheet, q.window, q.least, q.most, q.compound, q.picked, q.who, q.count };
    h = mix(h, asked, sizeof asked);
    for (int i = 0; i < n; i++) {
        const int said[] = { option[i].choice, option[i].kind, option[i].thing };
        h = mix(h, said, sizeof said);
    }
    return h;
}

/* Every eighth decision also the view, and one of the games that it could be. */
static uint64_t mix_views(uint64_t h, const hc_game *g, int seat, uint64_t seed)
{
    hc_game view, guess;
    hc_sum sum;
    hc_view(g, seat, &view);
    hc_determinise(&view, seat, seed, &guess);
    hc_totals(g, &sum);
    const uint64_t all[] = { hc_digest(&guess), (uint64_t)sum.total[0], (uint64_t)sum.total[1] };
    h = mix(h, view.where, sizeof view.where);
    h = mix(h, view.known, sizeof view.known);
    h = mix(h, view.ships, sizeof view.ships);
    for (int p = 0; p < HC_POWERS; p++) {
        const hc_power *w = &view.power[p];
        const int seen[] = { w->alien, w->alien ? w->dealt : 0, w->number, w->holder, w->owner, w->off,
                             w->tokens, w->parent, w->hoard_at, w->lent_by };
        h = mix(h, seen, sizeof seen);
    }
    return mix(h, all, sizeof all);
}

static uint64_t play(const hc_setup *s, bool playout, uint64_t h)
{
    static hc_event happened[EVENTS];
    hc_game g;
    hc_events ev = { .item = happened, .room = EVENTS };
    if (hc_new(&g, s, &ev, NULL) != HC_OK) return 0;
    uint64_t rng = s->seed * 2 + 1;
    for (int n = 0; hc_asked(&g) && n < TOO_LONG; n++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        h = mix_question(h, &g, seat);
        if (n % 8 == 0) h = mix_views(h, &g, seat, s->seed + (uint64_t)n);
        if ((playout ? bot_playout_answer : bot_random_answer)(&g, seat, &rng, &ev) != HC_OK) return 0;
        h = mix(h, happened, ev.count * sizeof *happened);
        ev.count = 0;
        const uint64_t digest = hc_digest(&g);
        h = mix(h, &digest, sizeof digest);
        if (n % 64 == 0 && hc_check(&g)) return 0;
    }
    return h;
}

static void play_table(int edition, const char *preset, int players, int games)
{
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    for (int i = 0; i < games; i++) {
        hc_setup s = { .seed = (uint64_t)i + 1, .edition = (uint8_t)edition, .players = (uint8_t)players, .first = HC_NOBODY };
        if (preset && hc_preset_add(&s, preset) != HC_OK) return;
        h = play(&s, i % 3 != 0, h);
        if (!h && i == 0) return;                /* this table is not for so many */
    }
    printf("%s %s %d: %016llx\n", hc_edition(edition)->id, preset ? preset : "-", players, (unsigned long long)h);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    const int games = argc > 1 ? atoi(argv[1]) : GAMES;
    for (int edition = 0; hc_edition(edition); edition++)
        for (int players = hc_edition(edition)->players_min; players <= hc_edition(edition)->players_max; players++) {
            play_table(edition, NULL, players, games * 2);
            for (int i = 0; hc_preset_at(edition, i); i++) play_table(edition, hc_preset_at(edition, i)->name, players, games);
        }
    return 0;
}
