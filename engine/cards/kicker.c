/* Kicker - multiplies the card beside it, or what a compromise brings; engine/parts/kickers lays it and turns it up. */
#include "rules.h"

static int number_on(const sum *s, const effect *e) { return attack_value(s->g, CARD_OF_SOURCE(e->source)); }

/* The encounter card, not what a power lays beside it. */
static int kick(const sum *s, const effect *e, int side, int value)
{
    return side == side_of(s->g, e->by) && value > FACE_NONE && !s->beside ? value * number_on(s, e) : value;
}

static int kick_compensation(const sum *s, const effect *e, int seat, int cards) { return seat == e->by ? cards * number_on(s, e) : cards; }

static int kick_failed_deal(const sum *s, const effect *e, int seat, int ships)
{
    return talks_against(s->g, seat, e->by) ? ships * number_on(s, e) : ships;
}

/* It is no act: what holds is switched on as it is turned up. */
static bool never(const game *g, const frame *f) { (void)g, (void)f; return false; }

const sheet card_kicker = {
    .name = "Kicker", .summary = "Multiplies the card beside it",
    .prompt = PROMPTS({ "kicker", "Do you lay a kicker beside your card?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .box = HC_BOX_INCURSION,
        .text = { "As a main player, just before cards are chosen, you may lay one kicker face down and say so; your opponent may then lay one as well. Turned up with the cards, it multiplies your attack "
                  "before anything else changes it, or the {compensation} for your {negotiate} card. If the two of you fail to make a deal, it multiplies what your opponent loses." },
        .hook[POWER] = HOOKS({ W_SETUP, AS_MAIN, MUST | FREE | UNPLAYED | SILENT, .when = never,
                         .modify = { { Q_PRINTED, kick }, { Q_COMPENSATION, kick_compensation }, { Q_FAILED_DEAL, kick_failed_deal } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, just before cards are chosen, you may lay one kicker face down and say so; your opponent may then lay one as well. Turned up with the cards, it multiplies your attack "
                  "before anything else changes it, or the {compensation} for your {negotiate} card. If the two of you fail to make a deal, it multiplies what your opponent loses." },
        .hook[POWER] = HOOKS({ W_SETUP, AS_MAIN, MUST | FREE | UNPLAYED | SILENT, .when = never,
                         .modify = { { Q_PRINTED, kick }, { Q_COMPENSATION, kick_compensation }, { Q_FAILED_DEAL, kick_failed_deal } } }) }),
};
