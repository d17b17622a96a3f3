/* odyssey_rules.c - what the campaign of Cosmic Odyssey counts: points, ranks, prizes, master cards. */
#include "campaign/odyssey.h"

#include <string.h>

#include "campaign/seeds.h"

void odyssey_note(odyssey_game *g, const hc_game *end, int players)
{
    hc_table t;
    hc_read(end, &t);
    g->over = true;
    g->won = t.won;
    g->offense = t.offense;
    g->otherwise = 0;
    for (int seat = 0; seat < players; seat++) {
        g->points[seat] = (int16_t)hc_age_points(end, g->age, seat);
        g->otherwise |= (uint8_t)(hc_won_otherwise(end, seat) ? 1u << seat : 0);
    }
}

/* Whoever has won by other means has the top score and one more. */
int odyssey_final_points(const odyssey_game *g, int players, int seat)
{
    int top = g->points[0];
    for (int s = 1; s < players; s++) {
        top = g->points[s] > top ? g->points[s] : top;
    }
    return g->otherwise >> seat & 1 ? top + 1 : g->points[seat];
}

/* The winner is first, but where the age gives points for the victory instead. */
static int weight(const odyssey_game *g, int players, int seat)
{
    const bool first = g->won >> seat & 1 && !hc_age_at(g->age)->victory;
    const int behind = (g->offense - seat + players) % players;          /* counter-clockwise from the offense */
    return ((first ? 10000 : 0) + odyssey_final_points(g, players, seat)) * HC_SEATS + (HC_SEATS - 1 - behind);
}

void odyssey_ranks(const odyssey_game *g, int players, uint8_t rank[HC_SEATS])
{
    for (int seat = 0; seat < players; seat++) {
        rank[seat] = 1;
        for (int s = 0; s < players; s++) {
            rank[seat] = (uint8_t)(rank[seat] + (weight(g, players, s) > weight(g, players, seat)));
        }
    }
}

int odyssey_ranked(const odyssey_game *g, int players, int which)
{
    uint8_t rank[HC_SEATS];
    odyssey_ranks(g, players, rank);
    for (int seat = 0; seat < players; seat++) {
        if (rank[seat] == which) {
            return seat;
        }
    }
    return HC_NOBODY;
}

int odyssey_prize(int rank, bool rewards)
{
    static const char *const PRIZE[] = { [4] = "Prize of the Fourth", "Prize of the Fifth", "Prize of the Sixth", "Prize of the Seventh",
                                         "Prize of the Eighth" };
    if (rank < 4) {
        return rank == 2 ? HC_BOON_PRIVILEGE : rank == 3 ? HC_BOON_ENVOY : 0;
    }
    const bool lacks = (rank == 5 || rank == 6) && !rewards;             /* without the reward deck a flare instead */
    return rank <= HC_SEATS ? hc_sheet_named(PRIZE[lacks ? 4 : rank]) : 0;
}

int odyssey_master(int age)
{
    static const char *const NAME[] = { "Innovation", "Incursion", "Conflict", "Alliances", "Storms", "Dominion",
                                        "Eons", "Frontiers", "Luminance", "Mutations" };
    char name[64];
    snprintf(name, sizeof name, "Master of %s", NAME[age]);
    return hc_sheet_named(name);
}

void odyssey_setup(const odyssey *o, int game, hc_setup *s)
{
    const odyssey_game *g = &o->game[game];
    *s = o->setup;
    s->seed = seed_from(o->setup.seed, (uint64_t)game);
    s->first = g->first;
    s->parts = g->parts;
    s->variants = g->variants;
    memcpy(s->part_option, g->part_option, sizeof s->part_option);
    memcpy(s->alien, g->plays, sizeof s->alien);
    memcpy(s->gift, g->gift, sizeof s->gift);
}
