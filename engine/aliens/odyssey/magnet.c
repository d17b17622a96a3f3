/* Magnet - pulls an ally over to the other side, or more ships into the encounter. */
#include "rules.h"

enum { HOW, WHO_TURNS, WHO_MATCHES, WHICH_CARD };
enum { TURN_ROUND, MATCH, WAYS };

static uint64_t who_can_turn(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) && s != seat && !on_both_sides(g, s)) set |= 1ull << s;
    return set;
}

static uint64_t who_can_match(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (takes_part(g, s) && s != seat && !on_both_sides(g, s) && ships_in(g, s) != ships_in(g, seat)) set |= 1ull << s;
    return set;
}

static uint64_t ways(const game *g, int seat) { return (who_can_turn(g, seat) ? 1u << TURN_ROUND : 0) | (who_can_match(g, seat) ? 1u << MATCH : 0); }

static bool can_pull(const game *g, const frame *f) { return ways(g, f->seat) != 0; }

static FLOW(pull)
{
    enum { FIRST = MINE, LEFT };
    FLOW_BEGIN;
    SET(LEFT, spend_super(g, ALIEN_magnet) ? WAYS : 1);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f->seat), HOW));
    for (SET(FIRST, g->answer); L(LEFT) > 0; L(LEFT)--, SET(FIRST, !L(FIRST))) {
        if (!(ways(g, f->seat) >> L(FIRST) & 1)) continue;
        if (L(FIRST) == TURN_ROUND) {
            ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_turn(g, f->seat), WHO_TURNS));
            change_sides(g, ev, g->answer, L(SOURCE));
        } else {
            ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_match(g, f->seat), WHO_MATCHES));
            SET(WHO, g->answer);
            tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), 0, WHO_MATCHES, 0, L(SOURCE));
            CALL(bring_to(g, L(WHO), ships_in(g, f->seat), L(SOURCE)));
        }
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_pull(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_magnet) && count_bits(ways(g, f->seat)) == WAYS; }

static int name_of(const game *g, int card) { return class_of(g, card) == C_ATTACK ? HC_NAMED_ATTACK + attack_value(g, card) : HC_NAMED_NEGOTIATE; }

static void ask_name(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, WHICH_CARD);
    for (int c = g->acting_cards; c < g->cards; c++) if (class_of(g, c) & (C_ATTACK | C_NEGOTIATE)) put_in(&q->allowed, name_of(g, c));
}

static bool opponent_is_to_choose(const game *g, const frame *f) { return !g->count[ON_TABLE + opponent(g, f->seat)]; }

/* The value of the effect: what was named, plus one. */
static FLOW(hold_fast)
{
    FLOW_BEGIN;
    ASK(ask_name(g, f));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    FLOW_END;
}

static int not_that_one(const sum *s, const effect *e, int about, int value)
{
    bool held = seat_in(about) == opponent(s->g, e->by) && name_of(s->g, thing_in(about)) == e->remembered - 1;
    return held ? 0 : value;
}

const sheet alien_magnet = {
    .name = "Magnet", .power_name = "to Attract or Repel", .summary = "Pulls allies over", .alert = GREEN, .box = HC_BOX_ODYSSEY,
    .history = "Opposites attract. Everybody else is persuaded.",
    .prompt = PROMPTS([HOW] = { "magnet", "What do you pull at?", { "an ally changes sides", "somebody matches your number" } },
                [WHO_TURNS] = { "turn", "Which ally changes sides?", { 0 } },
                [WHO_MATCHES] = { "match", "Who must have as many {ships} in the {encounter} as you?", { 0 } },
                [WHICH_CARD] = { "hold", "Which card can your opponent not play, unless it is their only one?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "As a main player or ally, when everybody invited has answered, you may do one of two things: another ally changes sides; or another player in the {encounter} moves {ships} to or from their {colonies} "
                  "until they have as many there as you. Nobody has to give up a {colony} for it.",
                  "As a main player, before cards are chosen, you may name a card that your opponent cannot play, unless it is the only one they could. Then discard this flare.",
                  "When you use your power, you may do both, in either order." },
        .note = "Power and flare are those of a later form: only the idea of the first one is known.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = pull, .when = can_pull }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = hold_fast, .when = opponent_is_to_choose,
                          .modify = { { Q_MAY_SELECT_CARD, not_that_one } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_pull }) }),
};
