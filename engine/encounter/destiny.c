/* destiny.c - who is encountered: the top disc of the orders, or the top destiny card. */
#include "rules.h"

/* The last one is never drawn: it goes back with all the others. */
static void draw_destiny(game *g, events *ev)
{
    if (g->pile_count[IN_DESTINY] <= 1) {
        shuffle_into(g, DESTINY_USED, IN_DESTINY);
        tell(g, ev, HC_EV_ORDERS_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_DESTINY], 0, 0, BY_RULES);
    }
    g->destiny_card = (uint8_t)draw_card(g, IN_DESTINY, DESTINY_USED, everybody(g));
    tell(g, ev, HC_EV_ORDERS, g->offense, g->value[g->destiny_card], g->destiny_card, 0, 0, BY_RULES);
}

static uint64_t colonies_of_others(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat) set |= colonies(g, s);
    return set;
}

static bool can_drive_out(const game *g) { return colonies_of_others(g, g->offense) & system_of(g->offense); }

static void become_defense(game *g, int seat)
{
    set_main_players(g, g->offense, seat);
    g->side[seat] = SIDE_DEFENSE;
}

FLOW(flow_destiny)
{
    FLOW_BEGIN;
    begin_phase(g, HC_PHASE_DESTINY);
    if (g->players == 2 && rules(g)->two_choose_freely) RETURN(0);
    do {
        draw_destiny(g, ev);
        if (g->value[g->destiny_card] != g->offense) break;
        g->answer = 0;
        if (can_drive_out(g)) ASK(ask(g, HC_ASK_CHOICE, 1u << g->offense, choices(2), HC_PROMPT_OWN_ORDERS));
        g->driving = (uint8_t)g->answer;
        tell(g, ev, g->driving ? HC_EV_DRIVES_OUT : HC_EV_DRAWS_AGAIN, g->offense, NOBODY, 0, 0, 0, BY_RULES);
    } while (!g->driving);
    if (!g->driving) become_defense(g, g->value[g->destiny_card]);
    FLOW_END;
}

/* ---- aiming ------------------------------------------------------------------------------------------ */

static uint64_t targets(const game *g)
{
    uint64_t at_home = colonies_of_others(g, g->offense) & system_of(g->offense);
    if (g->driving) return at_home;
    if (g->defense == NOBODY) return at_home | system_of(clockwise(g, g->offense, 1));   /* two players */
    return system_of(g->defense);
}

static void ask_target(game *g)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << g->offense, targets(g), HC_PROMPT_AIM);
    q->who = g->driving ? g->offense : g->defense;
}

static uint64_t colonists(const game *g, int planet)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != g->offense && g->ships[s][planet]) set |= 1ull << s;
    return set;
}

static void ask_whose(game *g)
{
    ask(g, HC_ASK_SEAT, 1u << g->offense, colonists(g, g->target), HC_PROMPT_WHOSE_COLONY)->place = g->target;
}

/* The gate is pointed at a planet. At home a foreign colony is the target, and its owner the
 * defense. Only now does a defense without encounter cards draw a new hand. */
FLOW(flow_aim)
{
    FLOW_BEGIN;
    begin_phase(g, HC_PHASE_AIM);
    ASK(ask_target(g));
    g->target = (uint8_t)g->answer;
    if (owner_of(g->target) == g->offense) {
        ASK(ask_whose(g));
        become_defense(g, g->answer);
    } else become_defense(g, owner_of(g->target));
    if (g->driving || g->players == 2) tell(g, ev, HC_EV_DEFENSE, g->defense, NOBODY, 0, 0, 0, BY_RULES);
    tell(g, ev, HC_EV_AIMED, g->offense, g->defense, g->target, g->ships[g->defense][g->target], 0, BY_RULES);
    CALL(new_hand(g, g->defense));
    RETURN(g->result ? 0 : HC_END_NO_CARDS);
    FLOW_END;
}
