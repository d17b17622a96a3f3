/* Assassin - whose colour is turned up loses a token. Later editions call it the Shadow. */
#include "rules.h"

enum { WHICH };
enum { AT_A_FLIP, WITHOUT_FLIPS };

/* In W_COLOUR: WHO is the player whose colour it is. */
static bool names_a_victim(const game *g, const frame *f) { return L(WHO) < SEATS && L(WHO) != f->seat && colonies(g, L(WHO)); }

/* With two players no disc is turned up. */
static bool faces_one_other(const game *g, const frame *f) { return g->players == 2 && colonies(g, !f->seat); }

static void ask_token(game *g, const frame *f, int victim)
{
    ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, victim), WHICH)->who = (uint8_t)victim;
}

static FLOW(execute)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    if (g->players == 2) SET(WHO, !f->seat);
    ASK(ask_token(g, f, L(WHO)));
    SET(PLANET, g->answer);
    CALL(lose_at(g, f->seat, L(WHO), 1, L(PLANET), L(SOURCE)));
    if (spend_super(g, ALIEN_assassin) && g->result) CALL(land_ships(g, f->seat, 1, WARP, L(PLANET), L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool loses_to_attack(const game *g, const frame *f) { (void)f; return g->winner == SIDE_OFFENSE && is_attack(g, SIDE_OFFENSE); }

static FLOW(take_along)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, g->order[L(MINE)]);
        if (on_side(g, L(WHO), SIDE_OFFENSE)) CALL(send_to_warp(g, L(WHO), g->ships[L(WHO)][GATE], GATE, L(SOURCE)));
    }
    FLOW_END;
}

static bool i_execute_and_have_one(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_assassin) && g->ships[f->seat][WARP] > 0; }

const sheet alien_assassin = {
    .name = "Assassin", .power_name = "to Execute", .summary = "Whoever's colour comes up loses a {ship}", .box = HC_BOX_EON,
    .history = "It never misses, and never explains.",
    .prompt = PROMPTS([WHICH] = { "execute", "From which {colony} do you send a {ship} to the {warp}?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Whenever a {destiny_card} of another player's colour is turned up, on anybody's turn, send one of that player's {ships} from a {colony} of your choice to the {warp}. With two players: "
                  "at the start of each of your own {encounter}s.",
                  "As the {defense}, when you lose to an attack card, you may send all {ships} of the other side to the {warp} too. They have won, but gain no {colony}.",
                  "When you remove a {ship} in your own turn, you may put one of yours from the {warp} in its place." },
        .hook[POWER] = HOOKS([AT_A_FLIP] = { W_COLOUR, AS_ANYONE | OTHERS, MUST, .flow = execute, .when = names_a_victim },
                         [WITHOUT_FLIPS] = { W_BEFORE_DESTINY, AS_OFFENSE, MUST, .flow = execute, .when = faces_one_other }),
        .hook[WILD] = HOOKS({ W_OUTCOME, AS_DEFENSE, MAY, .flow = take_along, .when = loses_to_attack }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_execute_and_have_one }) }),
};
