/* destiny.c - who is encountered: the top disc of the orders, or the top destiny card. */
#include "rules.h"

static int special_score(const game *g, int kind, int seat)
{
    return kind == HC_DESTINY_MOST_COLONIES ? foreign_colonies(g, seat) :
           kind == HC_DESTINY_MOST_CARDS ? count_cards(g, IN_HAND + seat, C_ANY) : 100 - g->ships[seat][WARP];
}

/* The other player with the most, or fewest; of equals the nearest to the offense's left. */
static int special_defense(const game *g, int kind)
{
    int best = clockwise(g, g->offense, 1);
    for (int i = 2; i < g->players; i++)
        if (special_score(g, kind, clockwise(g, g->offense, i)) > special_score(g, kind, best)) best = clockwise(g, g->offense, i);
    return best;
}

int destiny_cards(const game *g) { return g->pile_count[IN_DESTINY] + g->pile_count[DESTINY_USED]; }

/* The last one is never drawn: it goes back with all the others. */
void renew_destiny(game *g, events *ev, int needed)
{
    if (g->pile_count[IN_DESTINY] >= needed) return;
    shuffle_into(g, DESTINY_USED, IN_DESTINY);
    tell(g, ev, HC_EV_ORDERS_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_DESTINY], 0, 0, BY_RULES);
}

/* Whom the card on the table names; NOBODY: the offense chooses. */
static int named_by_destiny(const game *g)
{
    int value = g->value[g->destiny_card], kind = destiny_kind(value);
    return kind == HC_DESTINY_COLOUR ? value & DESTINY_SEAT : kind == HC_DESTINY_WILD ? NOBODY : special_defense(g, kind);
}

/* Where none is left, one that was wild stands for it. */
static int any_wild(const game *g)
{
    for (int c = 0; c < g->cards; c++)
        if (class_of(g, c) == C_DESTINY && destiny_kind(g->value[c]) == HC_DESTINY_WILD) return c;
    return g->destiny_card;
}

static void draw_destiny(game *g, events *ev)
{
    if (!g->pile_count[IN_DESTINY]) {
        g->destiny_card = (uint8_t)any_wild(g);
        tell(g, ev, HC_EV_ORDERS, g->offense, NOBODY, g->destiny_card, HC_DESTINY_WILD, 0, BY_RULES);
        return;
    }
    g->destiny_card = (uint8_t)draw_card(g, IN_DESTINY, DESTINY_USED, everybody(g));
    int value = g->value[g->destiny_card];
    tell(g, ev, HC_EV_ORDERS, g->offense, named_by_destiny(g), g->destiny_card, destiny_kind(value), 0, BY_RULES);
    if (varies(g, V_REVERSE_CONE)) turn_cone(g, ev, value & DESTINY_HAZARD);
    if (!(value & DESTINY_HAZARD) || g->now.hazard || !rules(g)->destiny_hazard) return;
    g->now.hazard = 1;
    tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, 0, 0, 0, BY_RULES);
    if (varies(g, V_HAZARD_ALIENS)) flip_aliens(g, ev);
}

/* Out of this system, its own or its partner's. */
static bool can_drive_out(const game *g, int whose) { return colonies_of_rivals(g, g->offense) & system_of(g, whose); }

/* Own planets without any ship on them; and there must be a ship to send. */
static uint64_t empty_planets(const game *g)
{
    bool has_ships = ships_to_send(g, g->offense) + g->ships[g->offense][GATE] > 0;
    if (!rules(g)->may_reestablish || !has_ships) return 0;
    return system_of(g, g->offense) & ~colonies(g, g->offense) & ~colonies_of_others(g, g->offense);
}

enum { DRAW_AGAIN, DRIVE_OUT, SETTLE_AGAIN, GO_TO_MOON };

static int at_partners(const game *g) { return g->now.driving == DRIVES_AT_PARTNERS ? partner_of(g, g->offense) : NOBODY; }

static uint64_t own_choices(const game *g, int whose)
{
    const bool settles = whose == g->offense && empty_planets(g);
    const uint64_t at_home = (can_drive_out(g, whose) ? 1u << DRIVE_OUT : 0) | (settles ? 1u << SETTLE_AGAIN : 0) |
                             (whose == g->offense && own_moons(g) ? 1u << GO_TO_MOON : 0);
    return at_home | (g->now.named && at_home ? 0 : 1u << DRAW_AGAIN);       /* what was named may have come to nothing since */
}

static void ask_at_home(game *g, int whose)
{
    ask(g, HC_ASK_CHOICE, 1u << g->offense, own_choices(g, whose), HC_PROMPT_OWN_ORDERS)->who = (uint8_t)(whose == g->offense ? NOBODY : whose);
}

/* Nobody fights a partner: its colour is as good as the own. */
static bool is_own_team(const game *g, int seat) { return seat == g->offense || (seat != NOBODY && seat == partner_of(g, g->offense)); }

/* Who is named instead of whom destiny says; the offense only if it can do anything at home. */
unsigned who_can_be_named(const game *g)
{
    const bool at_home = can_drive_out(g, g->offense) || empty_planets(g) || own_moons(g);
    return rivals_of(g, g->offense) | (at_home ? 1u << g->offense : 0);
}

void name_defense(game *g, int seat) { g->now.named = (uint8_t)(seat + 1); }

void name_without_destiny(game *g, int seat)
{
    name_defense(g, seat);
    g->now.undrawn = 1;
}

/* Its own system, too, if a power says so: it drives a foreign colony out. */
static void ask_whom(game *g)
{
    bool home_too = limit(g, Q_WILD_AT_HOME, g->offense, 0) && can_drive_out(g, g->offense);
    ask(g, HC_ASK_SEAT, 1u << g->offense, rivals_of(g, g->offense) | (home_too ? 1u << g->offense : 0), HC_PROMPT_WHOM);
}

void become_defense(game *g, int seat)
{
    if (g->defense < SEATS) set_side(g, g->defense, SIDE_NONE);
    set_main_players(g, g->offense, seat);
    set_side(g, seat, SIDE_DEFENSE);
}

/* The encounter goes on with the roles exchanged; whose turn it is stays with flow_turn. */
/* A ship that came out of the warp to the gate, for want of a colony, has no encounter to wait for. */
static void clear_gate(game *g, events *ev, int seat)
{
    const int ships = g->ships[seat][GATE];
    if (!ships) return;
    tell(g, ev, HC_EV_LOST, seat, NOBODY, ships, GATE, WARP, BY_NO_COLONY);
    move_ships(g, seat, ships, GATE, WARP);
    if (g->unlike) let_fall_apart(g, ev);
}

void swap_main_players(game *g, events *ev, int cause)
{
    clear_gate(g, ev, g->offense);
    set_main_players(g, g->defense, g->offense);
    set_side(g, g->offense, SIDE_OFFENSE);
    set_side(g, g->defense, SIDE_DEFENSE);
    tell(g, ev, HC_EV_ROLES_SWAPPED, g->offense, g->defense, 0, 0, 0, cause);
}

/* A special card is of the colour of whom it makes the defense. */
bool is_named_by_colour(const game *g, int seat)
{
    const int value = g->value[g->destiny_card], kind = destiny_kind(value);
    return draws_destiny(g) && kind != HC_DESTINY_WILD && (kind == HC_DESTINY_COLOUR ? value & DESTINY_SEAT : g->defense) == seat;
}

void annul_destiny(game *g) { g->now.annulled = 1; }

static void forget_destiny(game *g)
{
    g->now.annulled = g->now.driving = g->now.any_colony = g->now.named = g->now.undrawn = 0;
    if (g->defense < SEATS) set_side(g, g->defense, SIDE_NONE);
    set_main_players(g, g->offense, NOBODY);
}

/* Not for an encounter out of turn against a certain player. */
static bool is_against_somebody(const game *g) { return running(g, CORE(flow_extra)) && g->extra_against != NOBODY; }
bool draws_destiny(const game *g) { return !is_against_somebody(g) && !g->now.undrawn; }

/* So many cards of one's own team in a row: others are hardly left, and the offense says whom it meets (P-226). */
enum { REDRAWS = 60 };

/* A card of the own colour may end in settling again instead of an encounter: what is done when destiny is drawn comes before that too. */
FLOW(flow_destiny)
{
    enum { SETTLES = MINE, TO_MOON, REDRAWN };
    FLOW_BEGIN;
    SET(REDRAWN, 0);
    if (!draws_destiny(g)) {
        become_defense(g, g->now.named ? g->now.named - 1 : g->extra_against & AGAINST_WHOM);
        if (hazard_is_due(g)) CALL(push(g, CORE(flow_hazard), g->offense));
        RETURN(0);
    }
    do {
        renew_destiny(g, ev, 2);
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        RESPOND(W_DRAW_DESTINY, g->offense);
        draw_destiny(g, ev);
        SET(WHO, named_by_destiny(g));
        if (has_part(g, PART_hexes)) CALL(choose_pact(g, L(WHO)));
        RESPOND(W_DREW_DESTINY, L(WHO));
        if (g->now.named) SET(WHO, g->now.named - 1);        /* nothing else changes it */
        RESPOND(W_COLOUR, L(WHO));
        if (!is_own_team(g, L(WHO))) break;
        if (L(WHO) == g->offense) LET_LEAVE(g->offense);
        ASK(ask_at_home(g, L(WHO)));
        SET(SETTLES, g->answer == SETTLE_AGAIN);
        SET(TO_MOON, g->answer == GO_TO_MOON);
        if (L(SETTLES) || L(TO_MOON)) break;
        g->now.driving = g->answer == DRIVE_OUT ? L(WHO) == g->offense ? DRIVES_AT_HOME : DRIVES_AT_PARTNERS : 0;
        tell(g, ev, g->now.driving ? HC_EV_DRIVES_OUT : HC_EV_DRAWS_AGAIN, g->offense, at_partners(g), 0, 0, 0, BY_RULES);
        if (!g->now.driving) g->now.named = 0;
        if (!g->now.driving && ++L(REDRAWN) == REDRAWS) {
            SET(WHO, NOBODY);
            break;
        }
        if (g->now.driving || !rules(g)->each_flip) continue;
        if (has_part(g, PART_praw)) CALL(push(g, CORE(flow_regain), g->offense));
        OPEN(W_BEFORE_DESTINY);
    } while (!g->now.driving && draws_destiny(g));
    if (!draws_destiny(g)) {                     /* somebody was named before a further disc was turned up */
        become_defense(g, g->now.named - 1);
        RETURN(0);
    }
    if (!g->now.driving && !L(SETTLES) && !L(TO_MOON)) {
        if (L(WHO) == NOBODY) {
            ASK(ask_whom(g));
            SET(WHO, g->answer);
            g->now.driving = L(WHO) == g->offense;
            tell(g, ev, g->now.driving ? HC_EV_DRIVES_OUT : HC_EV_DEFENSE, L(WHO), NOBODY, 0, 0, 0, BY_RULES);
        }
        if (!g->now.driving) become_defense(g, L(WHO));
    }
    OPEN(W_DESTINY);
    if (g->now.annulled) {
        forget_destiny(g);
        CALL(push(g, CORE(flow_destiny), g->offense));
        RETURN(g->result);
    }
    if (hazard_is_due(g)) CALL(push(g, CORE(flow_hazard), g->offense));
    if (L(SETTLES)) {
        g->result = 0;
        if (is_run_out(g)) CALL(push(g, CORE(flow_run_out), g->offense));
        if (g->result) RETURN(g->result);
        CALL(push(g, CORE(flow_reestablish), g->offense));
        RETURN(ENCOUNTER_OVER);
    }
    FLOW_END;
}

static void ask_empty_planet(game *g) { ask(g, HC_ASK_PLANET, 1u << g->offense, empty_planets(g), HC_PROMPT_REESTABLISH); }

static void ask_resettlers(game *g)
{
    int most = rules(g)->ship_limit - g->ships[g->offense][GATE], have = ships_to_send(g, g->offense);
    int least = g->ships[g->offense][GATE] ? 0 : 1;
    hc_ask *q = pick(g, HC_ASK_PLANET, g->offense, least, most < have ? most : have, ways_out(g, g->offense), HC_PROMPT_RESETTLE);
    q->place = g->target;
}

/* An own planet without any ship: up to four ships settle there, and that is a success, though nobody has won. */
FLOW(flow_reestablish)
{
    FLOW_BEGIN;
    if (!empty_planets(g)) RETURN(0);            /* since it chose to settle, a hazard has come: no planet is empty, or no ship left */
    ASK(ask_empty_planet(g));
    g->target = (uint8_t)g->answer;
    ASK(ask_resettlers(g));
    SORT_OUT(g->offense, g->offense, HC_PLACES);
    add_ships(g, ev, g->offense, BY_RULES);
    SET(COUNT, g->ships[g->offense][GATE]);
    move_ships(g, g->offense, L(COUNT), GATE, g->target);
    tell(g, ev, HC_EV_REESTABLISHES, g->offense, NOBODY, g->target, L(COUNT), 0, BY_RULES);
    watch_powers(g, ev);
    SPREAD_NEWS;
    ANSWER_LANDINGS;
    g->success = 1;
    SET(COUNT, 1);
    SET(WHAT, g->target);
    SET(CAUSE, BY_RULES);
    if (g->ships[g->offense][g->target]) RESPOND(W_COLONY_GAINED, g->offense);
    FLOW_END;
}
