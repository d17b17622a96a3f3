/* Grudge - makes those pay who would not ally. Who has a token is the value of its effect, a mask
 * of seats: it ends with the encounter. */
#include "rules.h"

static unsigned tokens(const game *g, int p) { return (uint8_t)effect_of(g, p)->remembered; }

static unsigned refused(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (g->now.invited[side_taken(g, seat)] >> s & 1 && !on_side(g, s, side_of(g, seat))) set |= 1u << s;
    return set;
}

static bool somebody_refused(const game *g, const frame *f) { return refused(g, f->seat) != 0; }

static FLOW(bear_grudge)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)refused(g, f->seat);
    for (int s = 0; s < g->players; s++)
        if (refused(g, f->seat) >> s & 1) tell(g, ev, HC_EV_GOT_TOKEN, s, f->seat, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool tokens_are_out(const game *g, const frame *f) { return tokens(g, L(SOURCE)) != 0; }

static bool tokens_are_out_after_talks(const game *g, const frame *f)
{
    return tokens_are_out(g, f) && (g->winner == DEAL_MADE || g->winner == DEAL_FAILED);
}

static int price(game *g, const frame *f)
{
    bool cheap = won_or_dealt(g, f) && !super_on(g, ALIEN_grudge);
    return cheap ? 1 : 4;
}

/* Ships that stand with the other side are spared: they are at the gate. Those of who came over late (wild Fodder) are not. */
static VERB pay_up(game *g, int debtor, int side, int ships, int cause)
{
    return on_side(g, debtor, side) ? lose_any(g, debtor, ships, cause) : lose_from_colonies(g, debtor, ships, cause);
}

static FLOW(take_revenge)
{
    enum { AT = MINE, OWING };
    FLOW_BEGIN;
    SET(COUNT, 1);
    RESPOND(W_TOKENS_BACK, f->seat);
    SET(OWING, tokens(g, L(SOURCE)));
    effect_for(g, L(SOURCE))->remembered = 0;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        if (!(L(OWING) >> clockwise(g, f->seat, L(AT)) & 1)) continue;
        CALL(pay_up(g, clockwise(g, f->seat, L(AT)), side_of(g, f->seat), price(g, f), L(SOURCE)));
    }
    FLOW_END;
}

static bool they_get_off_cheaply(const game *g, const frame *f) { return won_or_dealt(g, f); }

static bool is_their_ally(const game *g, int seat, int ally) { return is_ally(g, ally) && side_of(g, ally) == !side_of(g, seat); }

static bool their_allies_won(const game *g, const frame *f)
{
    if (g->winner != !side_of(g, f->seat)) return false;
    for (int s = 0; s < g->players; s++) if (is_their_ally(g, f->seat, s) && g->ships[s][GATE]) return true;
    return false;
}

static FLOW(spoil)
{
    enum { AT = MINE, ALLY };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(ALLY, clockwise(g, f->seat, L(AT)));
        if (!is_their_ally(g, f->seat, L(ALLY))) continue;
        expel_ally(g, ev, L(ALLY), L(SOURCE));
        CALL(return_ships(g, L(ALLY), 255, GATE, L(SOURCE)));
        if (g->ships[L(ALLY)][GATE]) CALL(send_to_warp(g, L(ALLY), 255, GATE, BY_NO_COLONY));
    }
    FLOW_END;
}

/* In the oldest form who loses forgets. */
static bool can_take_revenge(const game *g, const frame *f) { return tokens_are_out(g, f) && won_or_dealt(g, f); }

static bool can_take_revenge_after_deal(const game *g, const frame *f) { return tokens_are_out(g, f) && g->winner == DEAL_MADE; }

const sheet alien_grudge = {
    .name = "Grudge", .power_name = "of Revenge", .summary = "Those who refuse to ally pay for it", .alert = RED,
    .history = "It forgets nothing, and it has started to write the rest down.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, once alliances are formed, give a token to each player whom you invited and who did not join you. When the winner is known, they give the tokens "
                  "back: each loses one {ship} of their choice to the {warp} if you have won or made a deal, and four if you have lost or the talks have failed. After any other end "
                  "it costs them nothing. {Ships} that stand with the other side cannot be lost this way.",
                  "As a main player, when your opponent has won the {encounter}, you may deny their allies everything that they would get for it: their {ships} go home.",
                  "When tokens are given back, you may make each of these players lose four {ships}, even if you have won or made a deal." },
        .note = "After talks all allies' {ships} have gone home already and can be chosen like any others.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_MAIN, MUST, .flow = bear_grudge, .when = somebody_refused },
                         { W_SETTLED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = take_revenge, .when = tokens_are_out },
                         { W_RESOLVED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = take_revenge, .when = tokens_are_out_after_talks }),
        .hook[WILD] = HOOKS({ W_OUTCOME, AS_MAIN, MAY, .flow = spoil, .when = their_allies_won }),
        .hook[SUPER] = HOOKS({ W_TOKENS_BACK, AS_MAIN | OWN, MAY, .when = they_get_off_cheaply }) },
              { .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "As a main player, once alliances are formed, give a mark to each player whom you invited and who did not join you. If you then win or make a deal, each of them loses one "
                  "{ship} of their choice to the {warp}; if not, it costs them nothing.",
                  "As a main player, when your opponent has won the {encounter}, you may deny their allies everything that they would get for it: their {ships} go home.",
                  "When your power makes players lose {ships}, you may make each of them lose four." },
        .note = "How many {ships} it was at first is not known: one, and four with the flare, are those of later editions.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_MAIN, MUST, .flow = bear_grudge, .when = somebody_refused },
                         { W_SETTLED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = take_revenge, .when = can_take_revenge },
                         { W_RESOLVED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = take_revenge, .when = can_take_revenge_after_deal }),
        .hook[WILD] = HOOKS({ W_OUTCOME, AS_MAIN, MAY, .flow = spoil, .when = their_allies_won }),
        .hook[SUPER] = HOOKS({ W_TOKENS_BACK, AS_MAIN | OWN, MAY, .when = they_get_off_cheaply }) }),
};
