/* pool.c - aliens from a pool: every combination has a number, and a number gives the combination.
 *
 * So a game knows its aliens from its own number, whoever plays it and in whatever order. Aliens that
 * may not meet (the rules keep some apart) are left out of the count, not drawn again. */
#include <string.h>

#include "campaign/seeds.h"
#include "cli/sim/sim.h"

/* What is still to be chosen from: aliens without a quarrel, and those that clash with one another. */
typedef struct choice_left { int free, clashing; uint16_t alien[2 * SIM_CLASHES]; } choice_left;

bool sim_is_in_pool(const sim_plan *plan, int alien)
{
    for (int i = 0; i < plan->pool_size; i++) {
        if (plan->pool[i] == alien) {
            return true;
        }
    }
    return false;
}

/* n over k; at most 1000 over 8, with room for the product that each step divides. */
static uint64_t binomial(int n, int k)
{
    uint64_t ways = 1;
    if (k < 0 || k > n) {
        return 0;
    }
    for (int i = 1; i <= k; i++) {
        ways = ways * (uint64_t)(n - k + i) / (uint64_t)i;
    }
    return ways;
}

static bool do_clash(const sim_plan *plan, int a, int b)
{
    for (int i = 0; i < plan->clashes; i++) {
        if ((plan->clash[i][0] == a && plan->clash[i][1] == b) || (plan->clash[i][0] == b && plan->clash[i][1] == a)) {
            return true;
        }
    }
    return false;
}

static bool has_clash(const sim_plan *plan, int alien)
{
    for (int i = 0; i < plan->clashes; i++) {
        if (plan->clash[i][0] == alien || plan->clash[i][1] == alien) {
            return true;
        }
    }
    return false;
}

/* Ways to choose `wanted`: with the last of the quarrelsome ones or without it. */
static uint64_t count_ways(const sim_plan *plan, choice_left left, int wanted)
{
    if (wanted < 0) {
        return 0;
    }
    if (left.clashing == 0) {
        return binomial(left.free, wanted);
    }
    uint16_t last = left.alien[--left.clashing];
    choice_left with = { .free = left.free };
    for (int i = 0; i < left.clashing; i++) {
        if (!do_clash(plan, last, left.alien[i])) {
            with.alien[with.clashing++] = left.alien[i];
        }
    }
    return count_ways(plan, left, wanted) + count_ways(plan, with, wanted - 1);
}

static bool may_join(const sim_plan *plan, int alien, const uint16_t seated[], int seats)
{
    for (int i = 0; i < seats; i++) {
        if (seated[i] && (seated[i] == alien || do_clash(plan, alien, seated[i]))) {
            return false;
        }
    }
    return true;
}

/* The aliens of the pool that may sit at this table, beside those already seated. */
static int candidates_for(const sim_plan *plan, const hc_setup *setup, uint16_t out[SIM_POOL])
{
    int count = 0;
    for (int i = 0; i < plan->pool_size; i++) {
        hc_sheet_info info;
        int alien = plan->pool[i];
        if (may_join(plan, alien, setup->alien, setup->players) && hc_sheet(alien, setup->edition, &info) &&
            info.players_min <= setup->players) {
            out[count++] = (uint16_t)alien;
        }
    }
    return count;
}

static choice_left sort_out(const sim_plan *plan, const uint16_t alien[], int count)
{
    choice_left left = { 0 };
    for (int i = 0; i < count; i++) {
        if (has_clash(plan, alien[i])) {
            left.alien[left.clashing++] = alien[i];
        } else {
            left.free++;
        }
    }
    return left;
}

static int free_seats(const hc_setup *setup)
{
    int count = 0;
    for (int seat = 0; seat < setup->players; seat++) {
        count += setup->alien[seat] == 0;
    }
    return count;
}

uint64_t sim_combinations(const sim_plan *plan, int players)
{
    uint16_t candidate[SIM_POOL];
    hc_setup setup = plan->setup;
    setup.players = (uint8_t)players;
    int count = candidates_for(plan, &setup, candidate);
    return count_ways(plan, sort_out(plan, candidate, count), free_seats(&setup));
}

/* Takes the combination apart from the front: with the first candidate come so many, then those without it. */
static void combination_of(const sim_plan *plan, uint16_t candidate[], int count, int wanted, uint64_t rank, uint16_t out[])
{
    int chosen = 0;
    while (chosen < wanted) {
        uint16_t first = candidate[0], rest[SIM_POOL];
        int with = 0;
        for (int i = 1; i < count; i++) {
            if (!do_clash(plan, first, candidate[i])) {
                rest[with++] = candidate[i];
            }
        }
        uint64_t ways = count_ways(plan, sort_out(plan, rest, with), wanted - chosen - 1);
        if (rank < ways) {
            out[chosen++] = first;
            memcpy(candidate, rest, (size_t)with * sizeof *rest);
            count = with;
        } else {
            rank -= ways;
            memmove(candidate, candidate + 1, (size_t)--count * sizeof *candidate);
        }
    }
}

void sim_deal_from_pool(const sim_plan *plan, uint64_t rank, uint64_t seed, hc_setup *setup)
{
    uint16_t candidate[SIM_POOL], chosen[HC_SEATS];
    int count = candidates_for(plan, setup, candidate), wanted = free_seats(setup), given = 0;
    combination_of(plan, candidate, count, wanted, rank, chosen);
    for (int i = wanted - 1; i > 0; i--) {                   /* who sits where is drawn */
        int other = (int)(seed_from(seed, 3000 + (uint64_t)i) % (uint64_t)(i + 1));
        uint16_t alien = chosen[i];
        chosen[i] = chosen[other];
        chosen[other] = alien;
    }
    for (int seat = 0; seat < setup->players; seat++) {
        if (setup->alien[seat] == 0) {
            setup->alien[seat] = chosen[given++];
        }
    }
}

/* The engine is asked whom it refuses to seat together. The third alien does not exist, so that no game
 * begins: whoever may meet is refused because of that one. */
static void try_pair(sim_plan *plan, uint16_t a, uint16_t b)
{
    hc_setup setup = plan->setup;
    hc_game g;
    setup.players = hc_edition(setup.edition)->players_max;
    memset(setup.alien, 0, sizeof setup.alien);
    setup.alien[0] = a;
    setup.alien[1] = b;
    setup.alien[2] = UINT16_MAX;
    if (a != b && plan->clashes < SIM_CLASHES && hc_new(&g, &setup, NULL, NULL) == HC_ALIENS_CLASH) {
        plan->clash[plan->clashes][0] = a;
        plan->clash[plan->clashes++][1] = b;
    }
}

void sim_find_clashes(sim_plan *plan)
{
    for (int a = 0; a < plan->pool_size; a++) {
        for (int b = a + 1; b < plan->pool_size; b++) {
            try_pair(plan, plan->pool[a], plan->pool[b]);
        }
        for (int seat = 0; seat < HC_SEATS; seat++) {
            bool is_new = plan->setup.alien[seat] && !sim_is_in_pool(plan, plan->setup.alien[seat]);
            if (is_new) {
                try_pair(plan, plan->pool[a], plan->setup.alien[seat]);
            }
        }
    }
}
