/* Shadow - destiny names a player, and one of that player's ships is gone. */
#include "rules.h"

enum { WHOSE, WHICH };

/* In W_DREW_DESTINY: WHO is the player that the card names, NOBODY if it is wild. */
static bool names_a_victim(const game *g, const frame *f) { return L(WHO) < SEATS && colonies(g, L(WHO)); }

static unsigned victims(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && colonies(g, s)) set |= 1u << s;
    return set;
}

static bool is_free_to_choose(const game *g, const frame *f) { return L(WHO) >= SEATS && victims(g, f->seat); }

static void ask_ship(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, L(WHO)), WHICH)->who = (uint8_t)L(WHO);
}

static FLOW(execute)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    if (L(WHO) >= SEATS) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, victims(g, f->seat), WHOSE));
        SET(WHO, g->answer);
    }
    ASK(ask_ship(g, f));
    SET(PLANET, g->answer);
    CALL(lose_at(g, f->seat, L(WHO), 1, L(PLANET), L(SOURCE)));
    if (spend_super(g, ALIEN_shadow) && g->result) CALL(land_ships(g, f->seat, 1, WARP, L(PLANET), L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool has_ship_elsewhere(const game *g, int seat) { return colonies(g, seat) & ~(1ull << g->target); }

static bool loses_to_attack(const game *g, const frame *f)
{
    return g->winner == SIDE_OFFENSE && is_attack(g, SIDE_OFFENSE) && has_ship_elsewhere(g, f->seat);
}

static FLOW(take_along)
{
    FLOW_BEGIN;
    CALL(lose_elsewhere(g, f->seat, 1, L(SOURCE)));
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, g->order[L(MINE)]);
        if (on_side(g, L(WHO), SIDE_OFFENSE)) CALL(send_to_warp(g, L(WHO), g->ships[L(WHO)][GATE], GATE, L(SOURCE)));
    }
    FLOW_END;
}

static bool i_execute_and_have_one(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_shadow) && g->ships[f->seat][WARP] > 0; }

const sheet alien_shadow = {
    .name = "Shadow", .power_name = "to Execute", .summary = "Removes {ships} of whoever destiny names", .alert = YELLOW,
    .history = "It was there all the time. That was the last thing anybody noticed.",
    .prompt = PROMPTS([WHOSE] = { "victim", "Whose {ship} do you send to the {warp}?", { 0 } },
                [WHICH] = { "execute", "From which {colony} do you send a {ship} to the {warp}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Whenever a destiny card is drawn that names another player, by colour or by a special rule, send one of that player's {ships} from a {colony} of your choice to the {warp}. "
                  "When the card is wild, you may do so to any other player, whomever the {offense} then chooses.",
                  "As the {defense}, when you lose to an attack card, you may send one of your {ships} that is not in the {encounter} to the {warp}: all {ships} of the other side go there too. "
                  "They have won, but gain no {colony}.",
                  "When you remove a {ship} in your own turn, you may put one of yours out of the {warp} in its place." },
        .hook[POWER] = HOOKS({ W_DREW_DESTINY, AS_ANYONE | OTHERS, MUST, .flow = execute, .when = names_a_victim },
                         { W_DREW_DESTINY, AS_ANYONE | OTHERS, MAY, .flow = execute, .when = is_free_to_choose }),
        .hook[WILD] = HOOKS({ W_OUTCOME, AS_DEFENSE, MAY, .flow = take_along, .when = loses_to_attack }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_execute_and_have_one }) }),
};
