/* Visionary - names the card that its opponent plays. */
#include "rules.h"

enum { WHOM, WHICH_CARD, NAMED, SHOWN };

static void ask_name(game *g, const frame *f, int prompt_id, int first)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, prompt_id);
    for (int c = first; c < g->cards; c++) if (name_of_card(g, c) < HC_NAMED_END) put_in(&q->allowed, name_of_card(g, c));
}

static int find(const game *g, int seat, int named)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (name_of_card(g, c) == named) return c;
    return HC_CARDS;
}

/* Main players, other than the one who asks, who have no card on the table yet. */
static uint64_t who_can_be_told(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        int s = of_side(g, side);
        if (s != seat && played_card(g, s) == HC_CARDS) set |= 1ull << s;
    }
    return set;
}

static bool somebody_can_be_told(const game *g, const frame *f) { return who_can_be_told(g, f->seat) && !g->now.must_play; }

/* Whoever does not hold the card plays what it likes, and need not say so. */
static FLOW(foresee)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_told(g, f->seat), WHOM));
    SET(WHO, g->answer);
    ASK(ask_name(g, f, WHICH_CARD, g->acting_cards));
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    if (find(g, L(WHO), g->answer) < HC_CARDS) g->now.must_play = (uint8_t)(find(g, L(WHO), g->answer) + 1);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool others_hold_cards(const game *g, const frame *f)
{
    for (int s = 0; s < g->players; s++) if (s != f->seat && g->count[IN_HAND + s]) return true;
    return false;
}

static void ask_shown(game *g, const frame *f, int seat)
{
    ask_card_in(g, f, seat, IN_HAND + seat, C_ANY, SHOWN)->who = f->seat;
}

static FLOW(look_round)
{
    enum { FACE = MINE, TURN };
    FLOW_BEGIN;
    ASK(ask_name(g, f, NAMED, 0));
    SET(FACE, g->answer);
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, L(FACE), HC_NO_CARD, 0, L(SOURCE));
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!g->count[IN_HAND + L(WHO)]) continue;
        g->answer = (int16_t)find(g, L(WHO), L(FACE));
        if (g->answer == HC_CARDS) ASK(ask_shown(g, f, L(WHO)));
        show_to(g, ev, L(WHO), g->answer, f->seat, L(SOURCE));
    }
    FLOW_END;
}

const sheet alien_visionary = {
    .name = "Visionary", .power_name = "of Vision", .summary = "Names the card that its opponent plays", .box = HC_BOX_EON,
    .history = "It saw this coming. It sees everything coming, and ducks.",
    .prompt = PROMPTS([WHOM] = { "vision", "Whose card do you name?", { 0 } }, [WHICH_CARD] = { "foresee", "Which card does this player play, if it is in their hand?", { 0 } },
                [NAMED] = { "name", "Which card do you want to be shown?", { 0 } },
                [SHOWN] = { "show", "You do not hold the card that was named. Which other card do you show?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may name an attack or a {negotiate} card. If your opponent holds it, they must play it; if not, they play what they like and need not say so.",
                  "As a main player, before cards are chosen, you may name a card. All others show it to you in secret, or any other card if they do not hold it.",
                  "You may use your power when you are not a main player, on either of them." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = foresee, .when = somebody_can_be_told }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = look_round, .when = others_hold_cards }),
        .hook[SUPER] = HOOKS({ W_PLANNING, AS_ALLY | AS_BYSTANDER, MAY | USES_POWER, .flow = use_with_flare, .when = somebody_can_be_told }) }),
};
