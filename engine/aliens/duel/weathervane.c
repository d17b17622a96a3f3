/* Weathervane - knows what comes. Designed here. */
#include "duel/duel.h"

static int larger_hand(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 7 : value;
}

/* Only who looks is asked, and is told which card it is. */
static void ask_forecast(game *g, const frame *f, int card)
{
    hc_ask *q = by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f);
    q->extra = CAN_PASS;
    q->about = (uint16_t)sheet_of_card(g, card);
}

static FLOW(forecast)
{
    FLOW_BEGIN;
    refill_destiny(g, ev);
    SET(WHAT, next_of(g, DESTINY_DECK + g->duel.deck));
    look_at(g, ev, f->seat, L(WHAT), L(SOURCE));
    if (!g->count[IN_HAND + f->seat]) RETURN(0);
    ASK(ask_forecast(g, f, L(WHAT)));
    if (g->answer == PASS) RETURN(0);
    throw_away(g, ev, f->seat, g->answer, L(SOURCE));
    SET(WHAT, next_of(g, DESTINY_DECK + g->duel.deck));
    put_under(g, L(WHAT), DESTINY_DECK + g->duel.deck, 1u << f->seat);
    FLOW_END;
}

const sheet alien_weathervane = {
    .name = "Weathervane", .power_name = "to Forecast", .summary = "Sees the next destiny card, and may send it away", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "forecast", "Do you discard a card to put the next {destiny} card under its deck?", { NULL } }), .brief = BRIEFS("Send the next card away?"),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Hand limit seven. Forecast: before a {destiny} card is drawn, when hands are in order, look at the top card of that deck; you may discard a card to put it at the bottom, once." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_HAND, larger_hand } } },
                             { W_BETWEEN_CARDS, AS_EITHER, MUST, .flow = forecast }) }),
};
