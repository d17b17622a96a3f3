/* Finder - looks for a certain card in a hand. */
#include "rules.h"

enum { WHOSE_HAND, WHICH_CARD, WHICH_FLARE };

static uint64_t hands(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && count_cards(g, IN_HAND + s, C_ANY)) set |= 1ull << s;
    return set;
}

static bool there_are_hands(const game *g, const frame *f) { return hands(g, f->seat) != 0; }

/* Any card by name: of a flare the alien is named, too, whether or not it is in the deck. */
static int name(const game *g, int c)
{
    const int kind = g->kind[c], value = hc_is_numbered(kind) ? attack_value(g, c) : 0;
    switch (kind) {
    case HC_CARD_MORPH: return HC_NAMED_MORPH;
    case HC_CARD_RETREAT: return HC_NAMED_RETREAT;
    case HC_CARD_FLARE: return HC_NAMED_FLARE;
    case HC_CARD_KICKER: return value < 0 ? HC_NAMED_REVERSE : HC_NAMED_KICKER + value;
    case HC_CARD_REINFORCEMENT: return HC_NAMED_REINFORCEMENT + value;
    case HC_CARD_RIFT: return HC_NAMED_RIFT + value;
    default: return name_of_card(g, c);
    }
}

static void ask_name(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, WHICH_CARD);
    for (int c = 0; c < g->cards; c++) if (name(g, c) < HC_NAMED_END) put_in(&q->allowed, name(g, c));
}

static bool has_flare(const game *g, int seat, int alien)
{
    (void)seat;
    return form_in_boxes(g, alien) != NULL;
}

static void ask_flare(game *g, const frame *f) { ask_for(g, f, HC_ASK_ALIEN, f->seat, 0, WHICH_FLARE)->extra |= NARROWED; }

static int find(const game *g, int seat, int named, int alien)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (name(g, c) == named && (named != HC_NAMED_FLARE || g->value[c] == alien)) return c;
    return HC_CARDS;
}

static FLOW(search)
{
    enum { VICTIM = MINE, NAMED, ALIEN };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, hands(g, f->seat), WHOSE_HAND));
    SET(VICTIM, g->answer);
    ASK(ask_name(g, f));
    SET(NAMED, g->answer);
    if (L(NAMED) == HC_NAMED_FLARE) {
        ASK(ask_flare(g, f));
        SET(ALIEN, g->answer);
    }
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, L(NAMED), HC_NO_CARD, L(ALIEN), L(SOURCE));
    THREATEN_HAND(L(VICTIM), 1);
    look_at_hand(g, ev, f->seat, L(VICTIM), L(SOURCE));
    if (find(g, L(VICTIM), L(NAMED), L(ALIEN)) < HC_CARDS)
        take_card(g, ev, L(VICTIM), f->seat, find(g, L(VICTIM), L(NAMED), L(ALIEN)), L(SOURCE));
    threat_is_over(g, L(VICTIM));
    FLOW_END;
}

const sheet card_finder = {
    .name = "Finder", .summary = "Takes a card that you name", .wanted = has_flare,
    .prompt = PROMPTS([WHOSE_HAND] = { "finder", "Whose hand do you look through?", { 0 } }, [WHICH_CARD] = { "find", "Which card do you look for?", { 0 } },
                      [WHICH_FLARE] = { "find-flare", "The flare of which alien do you look for?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .box = HC_BOX_INCURSION,
        .text = { "Play at any time. Name a card, such as an attack by its number, a {negotiate} card, an {artifact}, a reinforcement or the flare of an alien, and look through the hand of another "
                  "player: if the card is there, you take it." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = search, .when = there_are_hands }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play before cards are chosen. Name an attack by its number, a {negotiate} card, a kicker, an {artifact} or the flare of an alien, and look through the hand of another player: if the card is there, you take it." },
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_ANYONE, MAY, .flow = search, .when = there_are_hands },
                         { W_LAUNCHED, AS_ANYONE, MAY, .flow = search, .when = there_are_hands },
                         { W_PLANNING, AS_ANYONE, MAY, .flow = search, .when = there_are_hands }) }),
};
