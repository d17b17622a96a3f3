/* odyssey_aliens.c - aliens of the campaign of Cosmic Odyssey: coalitions, the ways in which they grow, and who plays which. */
#include <stdio.h>
#include <string.h>

#include "campaign/odyssey_choose.h"

int coalition_size(const odyssey *o, int seat)
{
    int n = 0;
    while (n < ODYSSEY_COALITION && o->coalition[seat][n]) {
        n++;
    }
    return n;
}

static bool is_in_coalition(const odyssey *o, int alien)
{
    for (int seat = 0; seat < o->setup.players; seat++) {
        for (int i = 0; i < ODYSSEY_COALITION; i++) {
            if (o->coalition[seat][i] == alien) {
                return true;
            }
        }
    }
    return false;
}

void join_coalition(odyssey *o, int seat, int alien)
{
    const int n = coalition_size(o, seat);
    if (alien && n < ODYSSEY_COALITION) {
        o->coalition[seat][n] = (uint16_t)alien;
    }
}

void leave_coalition(odyssey *o, int seat, int at)
{
    for (int i = at; i + 1 < ODYSSEY_COALITION; i++) {
        o->coalition[seat][i] = o->coalition[seat][i + 1];
    }
    o->coalition[seat][ODYSSEY_COALITION - 1] = 0;
}

static bool fits_alone(const preparing *p, int alien)
{
    hc_setup s = p->o->setup;
    memset(s.alien, 0, sizeof s.alien);
    s.alien[0] = (uint16_t)alien;
    s.parts = p->g->parts;
    s.variants = p->g->variants;
    memcpy(s.part_option, p->g->part_option, sizeof s.part_option);
    return is_playable(&s);
}

/* At random, of those that nobody has and that were not turned down just now. */
int draw_alien(preparing *p)
{
    for (int tries = 0; tries < 4000; tries++) {
        const int sheet = 1 + draw_number(p, hc_sheet_count() - 1);
        hc_sheet_info info;
        bool out = !hc_sheet(sheet, p->o->setup.edition, &info) || !info.alien || is_in_coalition(p->o, sheet);
        for (int i = 0; i < p->takens; i++) {
            out |= p->taken[i] == sheet;
        }
        if (!out && fits_alone(p, sheet)) {
            if (p->takens < ODYSSEY_MOST * 4) {
                p->taken[p->takens++] = (uint16_t)sheet;
            }
            return sheet;
        }
    }
    return 0;
}

/* The ways of the ages, as far as they end in an alien for each: what was drawn is dealt with in the same order at every table. */
static void keep_of_two(preparing *p, int16_t shift)
{
    const int players = p->o->setup.players;
    uint16_t kept[HC_SEATS] = { 0 };
    for (int seat = 0; seat < players; seat++) {
        const uint16_t two[2] = { (uint16_t)draw_alien(p), (uint16_t)draw_alien(p) };
        const char *const what = shift ? "Which of these aliens do you pass on?" : "Which of these aliens joins your coalition?";
        kept[(seat + shift + players) % players] = two[ask_for_sheet(p, seat, what, two, 2)];
    }
    for (int seat = 0; seat < players; seat++) {
        join_coalition(p->o, seat, kept[seat]);
    }
}

/* Round the table from the first player on, each takes one of what is left. */
static void take_in_turn(preparing *p, int each, int more)
{
    const int players = p->o->setup.players, first = p->g->first < players ? p->g->first : 0;
    uint16_t open[ODYSSEY_MOST];
    int n = 0;
    for (int i = 0; i < players * each + more; i++) {
        open[n++] = (uint16_t)draw_alien(p);
    }
    for (int round = each > 1 ? 0 : 1; round < 2; round++) {
        for (int i = 0; i < players; i++) {
            const int seat = (first + i) % players;
            const char *const what = round ? "Which of these aliens joins your coalition?" : "Which of these aliens is taken away?";
            const int at = ask_for_sheet(p, seat, what, open, n);
            if (round) {
                join_coalition(p->o, seat, open[at]);
            }
            open[at] = open[--n];
        }
    }
}

/* Two each, one to each neighbour; everybody keeps one of the two received. */
static void exchange_with_neighbours(preparing *p)
{
    const int players = p->o->setup.players;
    uint16_t got[HC_SEATS][2];
    for (int seat = 0; seat < players; seat++) {
        const uint16_t two[2] = { (uint16_t)draw_alien(p), (uint16_t)draw_alien(p) };
        const int left = ask_for_sheet(p, seat, "Which of these aliens goes to your left neighbour? The other goes to the right.", two, 2);
        got[(seat + 1) % players][0] = two[left];
        got[(seat + players - 1) % players][1] = two[!left];
    }
    for (int seat = 0; seat < players; seat++) {
        join_coalition(p->o, seat, got[seat][ask_for_sheet(p, seat, "Which of these aliens joins your coalition?", got[seat], 2)]);
    }
}

/* Each of the others is given one by the player before; the last keeps one of two. */
static void delegate(preparing *p)
{
    const int players = p->o->setup.players;
    bool has[HC_SEATS] = { false };
    int decides = p->g->first < players ? p->g->first : 0;
    for (int left = players; left > 1; left--) {
        const char *item[HC_SEATS];
        char what[200];
        int seats[HC_SEATS], n = 0, alien = draw_alien(p);
        for (int s = 0; s < players; s++) {
            if (!has[s] && s != decides) {
                item[n] = p->o->name[s];
                seats[n++] = s;
            }
        }
        snprintf(what, sizeof what, "Whose coalition does %s join?", name_of_sheet(p->o, alien));
        const int to = n == 0 ? decides : seats[n == 1 ? 0 : p->who->pick(p->who->ctx, decides, what, item, n)];
        join_coalition(p->o, to, alien);
        has[to] = true;
        decides = to;
    }
    for (int s = 0; s < players; s++) {
        const uint16_t two[2] = { has[s] ? 0 : (uint16_t)draw_alien(p), has[s] ? 0 : (uint16_t)draw_alien(p) };
        if (!has[s]) {
            join_coalition(p->o, s, two[ask_for_sheet(p, s, "Which of these aliens joins your coalition?", two, 2)]);
        }
    }
}

static void mix_and_deal(preparing *p)
{
    const int players = p->o->setup.players;
    uint16_t bowl[HC_SEATS];
    int n = 0;
    for (int seat = 0; seat < players; seat++) {
        const uint16_t two[2] = { (uint16_t)draw_alien(p), (uint16_t)draw_alien(p) };
        bowl[n++] = two[ask_for_sheet(p, seat, "Which of these aliens goes into the bowl? The other one is discarded.", two, 2)];
    }
    for (int seat = 0; seat < players; seat++) {
        const int at = draw_number(p, n);
        join_coalition(p->o, seat, bowl[at]);
        bowl[at] = bowl[--n];
    }
}

void acquire_aliens(preparing *p)
{
    const char *const age = hc_age_at(p->g->age)->name;
    if (strcmp(age, "incursion") == 0) {
        keep_of_two(p, -1);
    } else if (strcmp(age, "conflict") == 0) {
        take_in_turn(p, 1, 0);
    } else if (strcmp(age, "alliances") == 0) {
        delegate(p);
    } else if (strcmp(age, "storms") == 0) {
        mix_and_deal(p);
    } else if (strcmp(age, "dominion") == 0) {
        take_in_turn(p, 1, 1);
    } else if (strcmp(age, "frontiers") == 0) {
        take_in_turn(p, 2, 0);
    } else if (strcmp(age, "mutations") == 0) {
        exchange_with_neighbours(p);
    } else {
        keep_of_two(p, 0);
    }
}

/* Those of the coalition that this table can have, beside those who have chosen already. */
static int playable(const preparing *p, int seat, uint16_t out[])
{
    int n = 0;
    for (int i = 0; i < coalition_size(p->o, seat); i++) {
        hc_setup s = p->o->setup;
        memcpy(s.alien, p->g->plays, sizeof s.alien);
        s.alien[seat] = p->o->coalition[seat][i];
        s.parts = p->g->parts;
        s.variants = p->g->variants;
        memcpy(s.part_option, p->g->part_option, sizeof s.part_option);
        if (is_playable(&s)) {
            out[n++] = p->o->coalition[seat][i];
        }
    }
    return n;
}

enum { REPLACED = 20 };                          /* most aliens that are tried in the place of one that does not fit */

void choose_to_play(preparing *p, int seat)
{
    uint16_t open[ODYSSEY_COALITION];
    p->g->plays[seat] = 0;
    int n = playable(p, seat, open);
    for (int tries = 0; n == 0 && tries < REPLACED; tries++) {       /* its aliens cannot be at one table with those of others */
        if (coalition_size(p->o, seat) > 0) {
            leave_coalition(p->o, seat, coalition_size(p->o, seat) - 1);
        }
        join_coalition(p->o, seat, draw_alien(p));
        n = playable(p, seat, open);
    }
    if (n > 0) {
        p->g->plays[seat] = open[ask_for_sheet(p, seat, "Which alien of your coalition do you play?", open, n)];
    }
}

/* It lies among what its player begins with. */
void choose_second(preparing *p, int seat)
{
    uint16_t open[ODYSSEY_COALITION];
    int n = 0, at = 0;
    while (at < HC_GIFTS && p->g->gift[seat][at]) {
        at++;
    }
    for (int i = 0; at < HC_GIFTS && i < coalition_size(p->o, seat); i++) {
        hc_setup s;
        p->g->gift[seat][at] = p->o->coalition[seat][i];
        odyssey_setup(p->o, p->o->count, &s);
        if (is_playable(&s)) {
            open[n++] = p->o->coalition[seat][i];
        }
        p->g->gift[seat][at] = 0;
    }
    if (n > 0) {
        p->g->gift[seat][at] = open[ask_for_sheet(p, seat, "Which alien of your coalition do you play as your second?", open, n)];
    }
}
