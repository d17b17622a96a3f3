/* Terrorist - hides bombs on planets. Later editions call it the Saboteur. */
#include "rules.h"

enum { BOMB, HOSTAGES };
#include "aliens/hostages.h"
enum { BOMBS = 5 };
enum { ARMED = 0, ARMED_TWICE = 8, MEMORY = 16 };            /* sets of planets in memory: with a bomb; with a second one */
enum { SPRUNG = 3 };                             /* HC_EV_TOKEN_BESIDE */

static uint64_t bit(int planet) { return 1ull << planet; }
static uint64_t armed(const game *g, int p) { return planets_in_memory(g, p, ARMED) & g->planets; }
static uint64_t armed_twice(const game *g, int p) { return planets_in_memory(g, p, ARMED_TWICE) & g->planets; }
static uint64_t places_for_bombs(const game *g, int p) { return without_stacks(g, clearable(g, g->planets)) & ~armed_twice(g, p); }

/* How many there are, everybody knows. */
static void hide_bomb(game *g, int p, int planet)
{
    const int where = armed(g, p) & bit(planet) ? ARMED_TWICE : ARMED;
    put_planets_in_memory(g, p, where, planets_in_memory(g, p, where) | bit(planet));
}

static FLOW(hide_bombs)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < BOMBS; L(MINE)++) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, places_for_bombs(g, L(SOURCE)), BOMB));
        hide_bomb(g, L(SOURCE), g->answer);
        g->power[L(SOURCE)].tokens++;
    }
    FLOW_END;
}

static void guess_bombs(game *g, int p)
{
    put_planets_in_memory(g, p, ARMED, 0);
    put_planets_in_memory(g, p, ARMED_TWICE, 0);
    for (int left = g->power[p].tokens; left > 0 && places_for_bombs(g, p); left--) {
        uint64_t places = places_for_bombs(g, p);
        for (int nth = (int)random_below(g, (uint32_t)count_bits(places)); nth > 0; nth--) places &= places - 1;
        hide_bomb(g, p, __builtin_ctzll(places));
    }
}

static bool is_armed(const game *g, const frame *f) { return armed(g, L(SOURCE)) >> L(WHAT) & 1; }

static void set_off(game *g, events *ev, int p, int planet)
{
    const int where = armed_twice(g, p) & bit(planet) ? ARMED_TWICE : ARMED;
    put_planets_in_memory(g, p, where, planets_in_memory(g, p, where) & ~bit(planet));
    g->power[p].tokens--;
    tell(g, ev, HC_EV_TOKEN_BESIDE, g->power[p].holder, NOBODY, SPRUNG, planet, 0, p);
}

static FLOW(explode)
{
    enum { TURN = MINE, PLANET };
    FLOW_BEGIN;
    SET(PLANET, L(WHAT));
    set_off(g, ev, L(SOURCE), L(PLANET));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        if (g->ships[g->order[L(TURN)]][L(PLANET)])
            CALL(send_to_warp(g, g->order[L(TURN)], g->ships[g->order[L(TURN)]][L(PLANET)], L(PLANET), L(SOURCE)));
    FLOW_END;
}

static int my_bombs(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_terrorist) return p;
    return -1;
}

static bool can_plant(const game *g, const frame *f) { return my_bombs(g, f->seat) >= 0 && places_for_bombs(g, my_bombs(g, f->seat)); }

static FLOW(plant)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, places_for_bombs(g, my_bombs(g, f->seat)), BOMB));
    hide_bomb(g, my_bombs(g, f->seat), g->answer);
    g->power[my_bombs(g, f->seat)].tokens++;
    FLOW_END;
}

const sheet alien_terrorist = {
    .name = "Terrorist", .power_name = "to Bomb", .summary = "Hides bombs on planets", .box = HC_BOX_EON,
    .history = "It has always wanted to be remembered, and left something behind everywhere.",
    .prompt = PROMPTS([BOMB] = { "bomb", "On which planet do you hide a bomb? Only you will know.", { 0 } },
                [HOSTAGES] = { "hostages", "On which planet are your opponent's {ships} hostages?", { 0 } }),
    .memory = MEMORY, .secret = 0xffff, .guess = guess_bombs,
    .memo = MEMOS({ "bombs", HC_MEMO_PLANETS, ARMED, 0 }, { "second bombs", HC_MEMO_PLANETS, ARMED_TWICE, 0 }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .begins = "Hide five bombs on planets of your choice, at most two on one.",
        .text = { "Whenever {ships} land on a planet with one of your bombs, the bomb goes off: all {ships} on that planet, anybody's, go to the {warp}. If a planet has two bombs, they go off one at a time.",
                  "As a main player, before cards are chosen, you may name a planet where both you and your opponent have a {colony}: your opponent's {ships} there are hostages. If you lose the "
                  "{encounter} or fail to make a deal, they go to the {warp}. Until the {encounter} is over, only a deal can move them from there.",
                  "When your turn starts, you may hide one more bomb." },
        .note = "Later editions call it the Saboteur. Five bombs, several on a planet and one at a time are certain; that a landing sets them off, and the wild half, are those of the later form.",
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = hide_bombs },
                         { W_LANDED, AS_ANYONE, MUST, .flow = explode, .when = is_armed }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = take_hostages, .when = shares_a_planet,
                          .modify = { { Q_MAY_LEAVE, hold }, { Q_MAY_LOSE, hold } } },
                        { W_SETTLED, AS_MAIN, LATER, .flow = send_hostages, .when = lost_with_hostages },
                        { W_DEAL_FAILED, AS_MAIN, LATER, .flow = send_hostages, .when = failed_with_hostages }),
        .hook[SUPER] = HOOKS({ W_START_TURN, AS_OFFENSE, MAY, .flow = plant, .when = can_plant }) }),
};
