/* Kamikaze - gives up ships for cards. */
#include "rules.h"

enum { FOR_CARDS, FOR_TOTAL };

static int ships_elsewhere(const game *g, int seat)
{
    return ships_on_colonies(g, seat) - (seat == g->defense ? ships_in(g, seat) : 0);
}

/* The power is asked for here: what it has begun it finishes, even if the ships cost it the power. */
static bool can_sacrifice(const game *g, const frame *f)
{
    return (in_force(g, L(SOURCE)) || may_be_turned_up(g, L(SOURCE))) && ships_on_colonies(g, f->seat) > 0;
}

static bool has_ships_elsewhere(const game *g, const frame *f) { return ships_elsewhere(g, f->seat) > 0; }

static void ask_how_many(game *g, const frame *f, int have, int prompt_id)
{
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, have < 4 ? have : 4), prompt_id);
}

static FLOW(sacrifice)
{
    FLOW_BEGIN;
    ASK(ask_how_many(g, f, ships_on_colonies(g, f->seat), FOR_CARDS));
    CALL(lose_from_colonies(g, f->seat, g->answer, L(SOURCE)));
    CALL(draw(g, f->seat, 2 * g->result, L(SOURCE)));
    FLOW_END;
}

static FLOW(burn)
{
    FLOW_BEGIN;
    ASK(ask_how_many(g, f, ships_elsewhere(g, f->seat), FOR_TOTAL));
    CALL(lose_elsewhere(g, f->seat, g->answer, L(SOURCE)));
    effect_for(g, L(SOURCE))->remembered = (int16_t)g->result;
    FLOW_END;
}

static int three_each(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + 3 * e->remembered : total;
}

static bool several_in_warp(const game *g, const frame *f) { return g->ships[f->seat][WARP] > 1 && colonies(g, f->seat); }

static int three_ships(const sum *s, const effect *e, int seat, int ships) { (void)s; return seat == e->by && ships < 3 ? 3 : ships; }

const sheet alien_kamikaze = {
    .name = "Kamikaze", .power_name = "of Sacrifice", .summary = "Gives up {ships} for cards", .alert = YELLOW,
    .history = "Its admirals retire young, and always with honours.",
    .prompt = PROMPTS([FOR_CARDS] = { "sacrifice", "How many {ships} do you send to the {warp}? Each earns you two cards.", { 0 } },
                [FOR_TOTAL] = { "burn", "How many {ships} do you send to the {warp}? Each adds 3 to your total.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, before cards are chosen, you may send one to four of your {ships} from any of your {colonies} to the {warp}. Draw two cards for each of them.",
                  "As a main player, after cards are chosen and before they are revealed, you may send one to four {ships} that are not in the {encounter} to the {warp}. "
                  "Each adds 3 to your total.",
                  "When you regroup, you may take three {ships} out of the {warp} instead of one." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY | EVEN_LOST, .flow = sacrifice, .when = can_sacrifice }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = burn, .when = has_ships_elsewhere, .modify = { { Q_ADDED, three_each } } }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .when = several_in_warp, .modify = { { Q_REGAIN, three_ships } } }) }),
};
