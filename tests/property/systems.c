/* systems.c - see systems.h. */
#include "tests/property/systems.h"
#include "bots/bots.h"
#include "tests/property/design.h"
#include "tests/property/games.h"
#include <stdio.h>

static struct { long asked[HC_HEXES][8], counted[HC_HEXES]; } hexes;

/* An unusual system has no hooks: what it asks and what it adds stand for them. */
static int hex_with(int sheet_id)
{
    for (int hex = 1; hex < HC_HEXES; hex++) if (hc_hex_sheet(hex) == sheet_id) return hex;
    return 0;
}

void count_hexes(const game *g)
{
    if (!has_part(g, PART_hexes)) return;
    hexes.asked[hex_with(g->ask.sheet)][hex_with(g->ask.sheet) ? g->ask.prompt & 7 : 0]++;
    if (!hc_revealed(g)) return;
    hc_sum s;
    hc_totals(g, &s);
    for (int i = 0; i < s.steps; i++) hexes.counted[hex_with(s.step[i].sheet)]++;
}

static bool adds_to_totals(int hex) { return hex == HC_HEX_RINGS || hex == HC_HEX_SPACE_DUST; }

int silent_hexes(int which, bool say)
{
    int never = 0;
    if (!are_all_boxes_played()) return 0;               /* nor are their parts then */
    for (int hex = 1; hex < HC_HEXES; hex++) {
        const sheet *it = SHEETS[hc_hex_sheet(hex)];
        if (!form_in(hc_hex_sheet(hex), which)) continue;
        for (int i = 0; i < it->prompts; i++) {
            if (!it->prompt[i].key || hexes.asked[hex][i & 7]) continue;
            never++;
            if (say) printf("never asked: %s %s\n", it->name, it->prompt[i].key);
        }
        if (!adds_to_totals(hex) || hexes.counted[hex]) continue;
        never++;
        if (say) printf("never counted: %s\n", it->name);
    }
    return never;
}

int turns_to_end(const game *g, uint64_t rng)
{
    static game h;
    h = *g;
    for (int n = 0; !h.over && h.turn - g->turn < LONG_GAME && n < LOG_MAX; n++)
        if (bot_playout_answer(&h, __builtin_ctz(hc_asked(&h)), &rng, NULL) != HC_OK) die("the light policy was refused");
    return h.over ? h.turn - g->turn : LONG_GAME;
}

int turns_of_steady(const game *g, uint64_t seed)
{
    static game h, view;
    static bot player[SEATS];
    int choice[BOT_CHOICES];
    h = *g;
    for (int s = 0; s < g->players; s++) bot_begin(&player[s], BOT_STEADY, s, seed + (uint64_t)s);
    for (int n = 0; !h.over && h.turn - g->turn < LONG_GAME && n < LOG_MAX; n++) {
        const int seat = __builtin_ctz(hc_asked(&h));
        hc_view(&h, seat, &view);
        const int count = bot_answer(&player[seat], &view, choice);
        for (int i = 0; i < count; i++) if (hc_answer(&h, seat, choice[i], NULL) != HC_OK) die("a steady player was refused");
    }
    return h.over ? h.turn - g->turn : LONG_GAME;
}
