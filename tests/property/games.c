/* games.c - see games.h. */
#include "tests/property/games.h"
#include "rules.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void die(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    exit(1);
}

uint32_t noise_below(noise *n, uint32_t below)
{
    n->state = n->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((n->state >> 33) % below);
}

/* The i-th pair of aliens sits at the table; the other seats are drawn. */
hc_setup setup_of(int which, uint64_t i)
{
    hc_setup s = { .seed = i, .edition = (uint8_t)which, .first = HC_NOBODY };
    noise n = { i * 77 + 5 };
    int pool[512], count = 0;
    const hc_edition_info *box = hc_edition(s.edition);
    uint32_t sizes = (uint32_t)(box->players_max - box->players_min + 1);
    s.players = (uint8_t)(box->players_min + noise_below(&n, sizes));
    for (int bit = 0; bit < 64; bit++)
        if (hc_variant_name(s.edition, bit, NULL) && noise_below(&n, 4) == 0) s.variants |= 1ull << bit;
    for (int bit = 0; bit < 64 && s.players > 5; bit++) {        /* combo cards are for at most five */
        const char *name = hc_variant_name(s.edition, bit, NULL);
        if (name && !strcmp(name, "cosmic-combos")) s.variants &= ~(1ull << bit);
    }
    for (int b = 0; b < HC_BOX_COUNT; b++) if (hc_box_name(s.edition, b, NULL)) s.boxes |= 1ull << b;      /* all that there is */
    hc_sheet_info info;
    for (int a = 1; a < hc_sheet_count(); a++)
        if (hc_sheet(a, s.edition, &info) && info.alien && s.players >= info.players_min) pool[count++] = a;
    uint64_t pair = i % (uint64_t)(count * (count - 1));
    int first = (int)(pair / (uint64_t)(count - 1)), second = (int)(pair % (uint64_t)(count - 1));
    s.alien[0] = (uint16_t)pool[first];
    s.alien[1] = (uint16_t)pool[second >= first ? second + 1 : second];
    hc_game g;
    while (hc_new(&g, &s, NULL, NULL) == HC_ALIEN_NEEDS_COLOUR) s.players--;     /* so that one is left over */
    if (hc_new(&g, &s, NULL, NULL) == HC_ALIENS_CLASH) s.alien[1] = 0;           /* these two may not meet */
    return s;
}

/* Super flares would hardly ever come to those whom they belong to, nor stay with them. */
void give_own_flares(hc_game *g, uint64_t i)
{
    for (int c = 0; c < g->cards && i % 3 == 2; c++)
        for (int p = 0; p < g->players && g->where[c] == IN_DECK && class_of(g, c) == C_FLARE; p++)
            if (g->power[p].alien == sheet_of_card(g, c)) put_card(g, c, IN_HAND + g->power[p].holder, 1u << g->power[p].holder);
}

int any_asked(const hc_game *g, noise *n)
{
    unsigned open = hc_asked(g);
    int seat;
    do seat = (int)noise_below(n, HC_SEATS); while (!(open >> seat & 1));
    return seat;
}

int any_choice(const hc_game *g, int seat, noise *n)
{
    hc_option option[HC_OPTIONS_MAX];
    int count = hc_options(g, seat, option);
    bool undo = option[count - 1].choice == HC_UNDO;         /* rarely: it only makes games longer */
    if (undo && count > 1 && noise_below(n, 8)) count--;
    bool tech = g->ask.prompt == HC_PROMPT_TECH && !g->ask.sheet && count > 2;       /* else none would ever be completed */
    if (tech && noise_below(n, 6)) return option[count - 2].choice;
    return option[noise_below(n, (uint32_t)count)].choice;
}
