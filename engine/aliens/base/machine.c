/* Machine - goes on and on. */
#include "rules.h"

enum { IN_WHICH_ORDER };

static bool has_encounter_card(const game *g, int seat) { return has_card(g, IN_HAND + seat, C_ENCOUNTER); }

/* An encounter that had no ship to begin with ends the turn whatever powers say. */
static bool had_no_ships(const game *g) { return g->phase == HC_PHASE_REGROUP && !ships_on_colonies(g, g->offense); }

/* Not allowed by the rules anyway, and not an encounter out of turn. */
static bool is_turn_ending(const game *g)
{
    return !g->goes_on && !may_go_again(g) && !running(g, CORE(flow_extra)) && !had_no_ships(g);
}

static bool can_go_on(const game *g, const frame *f) { return is_turn_ending(g) && has_encounter_card(g, f->seat); }

/* In the oldest form whatever forbids a further encounter (a moon, a curse) binds the power, too. */
static bool can_go_on_if_allowed(const game *g, const frame *f) { return can_go_on(g, f) && may(g, Q_MAY_GO_ON, f->seat, 0); }

static FLOW(go_on)
{
    FLOW_BEGIN;
    g->goes_on = GO_ON;
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool was_the_first(const game *g, const frame *f) { (void)f; return is_turn_ending(g) && !g->second; }

/* Out of cards it lies aside, until the new hand is drawn as the second encounter starts. */
static FLOW(go_on_once)
{
    FLOW_BEGIN;
    g->goes_on = has_encounter_card(g, f->seat) ? GO_ON : GO_ON_WITH_NEW_HAND;
    if (g->goes_on == GO_ON_WITH_NEW_HAND) cover_card(g, f->seat, CARD_OF_SOURCE(L(SOURCE)));
    FLOW_END;
}

static bool has_one_in_warp(const game *g, const frame *f) { return g->ships[f->seat][WARP] + g->ships[f->seat][PRAW] > 0; }

static FLOW(draw_instead)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    RETURN(1);
    FLOW_END;
}

/* ---- the oldest form: the opponent plays by numbers --------------------------------------------------------- */

/* How many of their cards can be put in order nobody else knows. */
static bool opponent_can_be_drilled(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return !g->count[ON_TABLE + them] && g->count[IN_HAND + them] > 1 && !(g->in_order >> them & 1);
}

static void mark_unordered(game *g, int seat)
{
    clear_marks(g, seat);
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) & C_ENCOUNTER && !tag_of(g, c)) mark_card(g, seat, c);
}

static int unordered(const game *g, int seat) { return count_marked(g, seat, IN_HAND + seat, C_ENCOUNTER); }

static FLOW(drill)
{
    FLOW_BEGIN;
    SET(WHO, opponent(g, f->seat));
    for (mark_unordered(g, L(WHO)); unordered(g, L(WHO)) > 0; mark_unordered(g, L(WHO))) {
        ASK(ask_card_in(g, f, L(WHO), IN_HAND + L(WHO), C_ENCOUNTER, IN_WHICH_ORDER)->extra = MARKED);
        lay_in_order(g, L(WHO), g->answer);
    }
    FLOW_END;
}

const sheet alien_machine = {
    .name = "Machine", .power_name = "of Continuity", .summary = "Can continue its turn", .alert = RED,
    .history = "Nobody has found the switch. Nobody has had a turn to look for it.",
    .prompt = PROMPTS([IN_WHICH_ORDER] = { "next", "Which {encounter} card comes next in your order?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As the {offense}, your turn has no limit of two {encounter}s. After each of your {encounter}s, whether it succeeded or not, you may have another as long as you have an "
                  "{encounter} card in your hand.",
                  "As the {offense}, you may have a second {encounter} even if your first one failed or you have no {encounter} card left. Without one you lay this flare aside, discard the rest of your hand and draw a new one "
                  "as the second {encounter} starts, and take the flare back.",
                  "As the {offense}, instead of regaining a {ship} you may draw a card from the deck." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_OFFENSE, MAY, .flow = go_on, .when = can_go_on }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_OFFENSE, MAY, .flow = go_on_once, .when = was_the_first }),
        .hook[SUPER] = HOOKS({ W_WOULD_REGAIN, AS_OFFENSE | OWN, MAY, .flow = draw_instead, .when = has_one_in_warp }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As the {offense}, your turn has no limit of two {encounter}s. After each of your {encounter}s, whether it succeeded or not, you may have another as long as you have an "
                  "{encounter} card in your hand.",
                  "As a main player, before cards are chosen, you may make your opponent lay all their {encounter} cards in an order of their choice. They play them in that order until they draw a new hand.",
                  "As the {offense}, instead of regaining a {ship} you may draw a card from the deck." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_OFFENSE, MAY, .flow = go_on, .when = can_go_on_if_allowed }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = drill, .when = opponent_can_be_drilled }),
        .hook[SUPER] = HOOKS({ W_WOULD_REGAIN, AS_OFFENSE | OWN, MAY, .flow = draw_instead, .when = has_one_in_warp }) }),
};
