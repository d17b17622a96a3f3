/* scores.c - points at the end of a game: what each objective brings, and what each age counts. */
#include "rules.h"

static uint64_t abroad(const game *g, int seat) { return colonies(g, seat) & g->planets & ~system_of(g, seat); }
static int hand(const game *g, int seat) { return g->count[IN_HAND + seat]; }

static bool is_shared(const game *g, int seat, int planet)
{
    for (int s = 0; s < g->players; s++) if (s != seat && g->ships[s][planet]) return true;
    return false;
}

/* ---- objectives --------------------------------------------------------------------------------------------------------- */

static int concentrated(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = abroad(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)] >= 3;
    return 4 * n;
}

static int investor(const game *g, int seat)
{
    unsigned kinds = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) kinds |= 1u << g->kind[c];
    return 3 * count_bits(kinds);
}

/* Who has most of something, or fewest, ties included. */
static bool is_extreme(const game *g, int seat, int (*of)(const game *g, int seat), int sign)
{
    for (int s = 0; s < g->players; s++) if (sign * of(g, s) > sign * of(g, seat)) return false;
    return true;
}

static int warp(const game *g, int seat) { return g->ships[seat][WARP]; }

static int unshared(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = abroad(g, seat); left; left &= left - 1) n += !is_shared(g, seat, __builtin_ctzll(left));
    return n;
}

static int emptiest(const game *g, int seat) { return is_extreme(g, seat, hand, -1) ? 8 : 0; }
static int hoardest(const game *g, int seat) { return is_extreme(g, seat, hand, 1) ? 9 : 0; }
static int lone(const game *g, int seat) { return is_extreme(g, seat, unshared, 1) ? 9 : 0; }
static int out_of_warp(const game *g, int seat) { return is_extreme(g, seat, warp, -1) ? 10 : 0; }
static int explorer(const game *g, int seat) { return is_extreme(g, seat, warp, 1) ? 8 : 0; }

static int borders(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && count_bits(abroad(g, seat) & system_of(g, s)) >= 2) return 8;
    return 0;
}

static int friendly(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = colonies(g, seat) & g->planets; left; left &= left - 1) n += is_shared(g, seat, __builtin_ctzll(left));
    return 2 * n;
}

static int host(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = system_of(g, seat); left; left &= left - 1) n += ships_on(g, __builtin_ctzll(left)) - g->ships[seat][__builtin_ctzll(left)];
    return n;
}

static int luminosity(const game *g, int seat) { return 7 * count_cards(g, IN_HAND + seat, C_FLARE); }
static int warmonger(const game *g, int seat) { return 5 * count_cards(g, IN_HAND + seat, C_NEGOTIATE); }

static int neighbors(const game *g, int seat)
{
    for (int side = 1; side < g->players; side += g->players > 2 ? g->players - 2 : 1) {
        const int other = clockwise(g, seat, side);
        if (count_bits(colonies(g, seat) & colonies(g, other) & g->planets) >= 2) return 7;
    }
    return 0;
}

static int disciplined(const game *g, int seat)
{
    int highest = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) if (g->kind[c] == HC_CARD_ATTACK && attack_value(g, c) > highest) highest = attack_value(g, c);
    return (highest + 1) / 2;
}

static int stockpiler(const game *g, int seat)
{
    int sum_of = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) if (g->kind[c] == HC_CARD_REINFORCEMENT) sum_of += (int8_t)g->value[c];
    return sum_of;
}

static int synced(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && hand(g, s) == hand(g, seat)) return 7;
    return 0;
}

#define OBJECTIVE(id, title, what, words) \
    const sheet card_objective_##id = { .piece = HC_CARD_OBJECTIVE, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, \
        .form = FORMS({ .editions = IN_FFG, .points = id, .text = { words } }) }

OBJECTIVE(concentrated, "Concentrated Colonizer", "Foreign {colonies} with many {ships}", "4 points for each foreign {colony} of yours with three or more {ships}.");
OBJECTIVE(investor, "Diverse Investor", "Different cards in hand", "3 points for each kind of card in your hand.");
OBJECTIVE(emptiest, "Emptiest Mind", "Fewest cards", "8 points if nobody has fewer cards in hand.");
OBJECTIVE(borders, "Expanded Borders", "Two {colonies} in one system", "8 points if you have two foreign {colonies} in one system.");
OBJECTIVE(friendly, "Friendly", "Shared planets", "2 points for each planet where you and another player both have a {colony}.");
OBJECTIVE(hoardest, "Hoardest", "Most cards", "9 points if nobody has more cards in hand.");
OBJECTIVE(host, "Host with the Most", "Guests at home", "1 point for each {ship} of others in your home system.");
OBJECTIVE(lone, "Lone Colonizer", "Foreign {colonies} of your own", "9 points if nobody has more foreign {colonies} that they have to themselves.");
OBJECTIVE(luminosity, "Luminosity", "Flares in hand", "7 points for each flare in your hand.");
OBJECTIVE(neighbors, "Neighbors", "A neighbour on the same planets", "7 points if you share two or more planets with a player next to you.");
OBJECTIVE(out_of_warp, "Out of Warp", "Fewest {ships} in the {warp}", "10 points if nobody has fewer {ships} in the {warp}.");
OBJECTIVE(disciplined, "Self-Disciplined", "A high attack in hand", "Half the highest attack card in your hand, rounded up.");
OBJECTIVE(stockpiler, "Stockpiler", "Reinforcements in hand", "The sum of the reinforcements in your hand.");
OBJECTIVE(synced, "Synced Minds", "Hands of the same size", "7 points if another player has as many cards in hand as you.");
OBJECTIVE(warmonger, "Warmonger", "{negotiate} cards in hand", "5 points for each {negotiate} card in your hand.");
OBJECTIVE(explorer, "Warp Explorer", "Most {ships} in the {warp}", "8 points if nobody has more {ships} in the {warp}.");

/* ---- ages ------------------------------------------------------------------------------------------------------------------ */

static const hc_age AGES[] = {
    { "innovation", "Classic Age of Innovation", .foreign = 4, .home = 2, .tech = 1 },
    { "incursion", "Obedient Age of Incursion", .foreign = 3, .home = 1, .warp = 2 },
    { "conflict", "Doomed Age of Conflict", .foreign = 4, .home = 3 },
    { "alliances", "Dignified Age of Alliances", .foreign = 2, .home = 1 },
    { "storms", "Tenuous Age of Storms", .foreign = 2, .home = 1, .station = 1 },
    { "dominion", "Mundane Age of Dominion", .foreign = 3, .home = 2 },
    { "eons", "Forgotten Age of Eons", .foreign = 1, .victory = 6 },
    { "frontiers", "Cynical Age of Frontiers", .foreign = 1, .home = 1, .moon = 1 },
    { "luminance", "Vibrant Age of Luminance", .foreign = 3, .home = 1, .lux = 6 },
    { "mutations", "Polarized Age of Mutations", .foreign = 3, .home = 1 },
};
enum { AGES_COUNT = sizeof AGES / sizeof *AGES };

const hc_age *hc_age_at(int number) { return number >= 0 && number < AGES_COUNT ? &AGES[number] : NULL; }

int hc_age_named(const char *name)
{
    for (int i = 0; i < AGES_COUNT; i++) {
        const char *a = AGES[i].name, *b = name;
        while (*a && *a == *b) a++, b++;
        if (*a == *b) return i;
    }
    return -1;
}

static int pieces_of(const game *g, int kind, int seat)
{
    int n = 0;
    FOR_PIECES(p, g)
        if (read_piece(g, p)->kind == kind) n += kind == HC_CARD_STATION ? station_owner(g, p) == seat : read_piece(g, p)->holders >> seat & 1;
    return n;
}

static int points_of_objectives(const game *g, int seat)
{
    int n = 0;
    FOR_PIECES(p, g) {
        const piece *o = read_piece(g, p);
        if (o->kind == HC_CARD_OBJECTIVE && (!o->holders || o->holders >> seat & 1)) n += form_of(g, o->sheet)->points(g, seat);
    }
    return n;
}

static int lux(const game *g, int seat) { return lux_worth(g, seat); }

static bool has_most_lux(const game *g, int seat) { return has_part(g, PART_lux) && is_extreme(g, seat, lux, 1); }

/* Of a whole game, not of a view: what is in hands and face down counts. */
int hc_age_points(const hc_game *g, int age, int seat)
{
    const hc_age *a = hc_age_at(age);
    if (!a || seat < 0 || seat >= g->players) return 0;
    return a->foreign * foreign_colonies(g, seat) + a->home * home_colonies(g, seat) + a->tech * pieces_of(g, HC_CARD_TECH, seat) +
           a->warp * g->ships[seat][WARP] + a->station * pieces_of(g, HC_CARD_STATION, seat) + (g->won >> seat & 1 ? a->victory : 0) +
           a->moon * occupied_orbits(g, 1u << seat) + points_of_objectives(g, seat) +
           (has_most_lux(g, seat) ? a->lux : 0);
}

bool hc_won_otherwise(const hc_game *g, int seat) { return g->won >> seat & 1 && !has_enough_colonies(g, seat); }
