/* Dictator - chooses the others' destiny. */
#include "rules.h"

enum { DECREE, COLOUR, VOTE };
enum { FOR, AGAINST };

/* All of them may have left the game (Eclipse). */
static bool are_there_cards(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DESTINY]; }

static FLOW(command)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, DECREE));
    put_on_destiny(g, g->answer);
    FLOW_END;
}

static bool is_not_annulled(const game *g, const frame *f) { (void)f; return !g->now.annulled; }

static FLOW(annul)
{
    FLOW_BEGIN;
    annul_destiny(g);
    FLOW_END;
}

/* ---- the oldest form: a colour instead of that of the disc ------------------------------------------------ */

static FLOW(overrule)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_named(g), COLOUR));
    name_defense(g, g->answer);
    if (g->answer != g->offense) tell(g, ev, HC_EV_DEFENSE, g->answer, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static void ask_votes(game *g, const frame *f)
{
    by_sheet(ask(g, HC_ASK_CHOICE, everybody(g) & ~(1u << f->seat), choices(2), VOTE), f)->who = (uint8_t)L(MINE);
}

/* The proposer is for it. */
static bool is_carried(const game *g, events *ev, const frame *f)
{
    int yes = 1;
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, g->offense, i);
        if (seat == f->seat) continue;
        yes += g->reply[seat] == FOR;
        tell(g, ev, HC_EV_CHOICE, seat, NOBODY, g->reply[seat], VOTE, 0, L(SOURCE));
    }
    return 2 * yes > g->players;
}

static FLOW(put_to_the_vote)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_named(g), COLOUR));
    SET(MINE, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, L(MINE), 0, COLOUR, 0, L(SOURCE));
    ASK(ask_votes(g, f));
    if (is_carried(g, ev, f)) name_defense(g, L(MINE));
    FLOW_END;
}

const sheet alien_dictator = {
    .name = "Dictator", .power_name = "to Command", .summary = "Chooses destiny for others", .alert = RED,
    .history = "Elections are held daily. It votes.",
    .told = TOLD({ "<Seat> [votes] <answer>.", VOTE, ANY_LABEL }),
    .prompt = PROMPTS([DECREE] = { "decree", "Which destiny card is drawn?", { 0 } },
                [COLOUR] = { "colour", "Whose colour counts?", { 0 } },
                [VOTE] = { "vote", "Are you for this colour?", { "for", "against" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When you are not the {offense} and a destiny card is about to be drawn, you look through the destiny deck and choose the card that the {offense} draws. On your own turn, and "
                  "whenever you are zapped, the card comes at random.",
                  "When you are not the {offense}, after destiny is drawn, you may make the {offense} discard the card and draw again, once per {encounter}.",
                  "You may use your power as the {offense}." },
        .hook[POWER] = HOOKS({ W_DRAW_DESTINY, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MUST, .flow = command, .when = are_there_cards }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MAY, .flow = annul, .when = is_not_annulled }),
        .hook[SUPER] = HOOKS({ W_DRAW_DESTINY, AS_OFFENSE, MAY | USES_POWER, .flow = use_with_flare, .when = are_there_cards }) },
              { .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "When another player has turned up a {destiny_card}, you may name the colour that counts instead: the {encounter} is in that system. A player whose own colour you name cannot turn up "
                  "another.",
                  "When a {destiny_card} has been turned up, you may propose another colour. All others vote on it; if more than half of all players are for it, it counts.",
                  "You may use your power on your own turn." },
        .hook[POWER] = HOOKS({ W_DREW_DESTINY, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MAY, .flow = overrule }),
        .hook[WILD] = HOOKS({ W_DREW_DESTINY, AS_ANYONE, MAY, .flow = put_to_the_vote }),
        .hook[SUPER] = HOOKS({ W_DREW_DESTINY, AS_OFFENSE, MAY | USES_POWER, .flow = use_with_flare }) }),
};
