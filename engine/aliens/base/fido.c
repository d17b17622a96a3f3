/* Fido - fetches used encounter cards and offers them to others. */
#include "rules.h"

enum { FETCH, OFFER_TO, TAKE_IT, KEEP_IT, THANKS };
enum { ACCEPTED, REFUSED };
enum { KEPT, THROWN_BACK };
enum { NO_THANKS, A_SHIP, A_CARD };

static bool lies_used(const game *g, int seat, int pile) { return first_marked(g, seat, pile, C_ENCOUNTER) < HC_CARDS; }

/* Those of the reward deck have discards of their own: first what lies there. */
static int place_to_fetch(const game *g, int seat) { return lies_used(g, seat, REWARDS_USED) ? REWARDS_USED : IN_DISCARD; }

/* What resolved the encounter and lies among the discards is marked by everybody. */
static bool can_fetch(const game *g, const frame *f)
{
    return g->winner != SIDE_NONE && first_marked(g, f->seat, place_to_fetch(g, f->seat), C_ENCOUNTER) < HC_CARDS;
}

/* Who passes what lies there takes one of the others, or stops. */
static void ask_what(game *g, const frame *f, int place, bool can_pass)
{
    ask_card_in(g, f, f->seat, place, C_ENCOUNTER, FETCH)->extra = (uint8_t)(MARKED | (can_pass ? CAN_PASS : 0));
}

static void ask_to_take(game *g, const frame *f, int seat, int card)
{
    ask_for(g, f, HC_ASK_CHOICE, seat, choices(2), TAKE_IT)->count = (uint8_t)card;
}

static uint64_t thanks(const game *g, int seat)
{
    bool ship = g->ships[seat][WARP] && colonies(g, seat), card = can_draw(g);
    return 1u << NO_THANKS | (ship ? 1u << A_SHIP : 0) | (card ? 1u << A_CARD : 0);
}

/* One card, or with the super flare one after the other. */
static FLOW(fetch)
{
    enum { TO = MINE, ALL, AGAIN, PILE = WHO, CARD = WHAT };
    FLOW_BEGIN;
    SET(ALL, spend_super(g, ALIEN_fido));
    do {
        SET(PILE, place_to_fetch(g, f->seat));
        ASK(ask_what(g, f, L(PILE), L(AGAIN) || (L(PILE) == REWARDS_USED && lies_used(g, f->seat, IN_DISCARD))));
        if (g->answer == PASS && L(PILE) == REWARDS_USED && lies_used(g, f->seat, IN_DISCARD)) ASK(ask_what(g, f, IN_DISCARD, L(AGAIN)));
        if (g->answer == PASS) break;
        SET(CARD, g->answer);                    /* public: a discard */
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), OFFER_TO));
        SET(TO, g->answer);
        take_discard(g, ev, f->seat, L(CARD), L(SOURCE));
        ASK(ask_to_take(g, f, L(TO), L(CARD)));
        tell(g, ev, HC_EV_CHOICE, L(TO), NOBODY, g->answer, TAKE_IT, 0, L(SOURCE));
        if (g->answer == ACCEPTED) {
            pass_on(g, ev, f->seat, L(TO), L(CARD), L(SOURCE));
            ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, thanks(g, f->seat), THANKS));
            if (g->answer == A_SHIP) CALL(retrieve(g, f->seat, 1, L(SOURCE)));
            else if (g->answer == A_CARD) CALL(draw(g, f->seat, 1, L(SOURCE)));
        } else {
            ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), KEEP_IT));
            if (g->answer == THROWN_BACK) CALL(discard(g, f->seat, L(CARD), L(SOURCE)));
        }
        SET(AGAIN, 1);
    } while (L(ALL) && can_fetch(g, f));
    FLOW_END;
}

static bool there_are_discards(const game *g, const frame *f) { (void)f; return top_of(g, IN_DISCARD) >= 0; }

static FLOW(drop_at_feet)
{
    FLOW_BEGIN;
    take_discard(g, ev, opponent(g, f->seat), top_of(g, IN_DISCARD), L(SOURCE));
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

static bool i_fetch(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_fido); }

const sheet alien_fido = {
    .name = "Fido", .power_name = "to Fetch", .summary = "Fetches used cards for others", .alert = YELLOW,
    .history = "Who is a good alien? Opinions differ.",
    .prompt = PROMPTS([FETCH] = { "fetch", "Which card do you fetch from the discards?", { 0 } },
                [OFFER_TO] = { "offer", "To whom do you offer it?", { 0 } },
                [TAKE_IT] = { "take", "Fido offers you <card>. Do you take it?", { "accept", "refuse" } },
                [KEEP_IT] = { "refused", "The card is refused. What becomes of it?", { "keep", "discard" } },
                [THANKS] = { "thanks", "The card is accepted. What do you take for it?", { "neither", "ship", "card" } }),
    .told = TOLD({ "<Seat> [accepts] the card.", TAKE_IT, ACCEPTED }, { "<Seat> [refuses] the card.", TAKE_IT, REFUSED }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When the {encounter} cards are discarded at the end of an {encounter}, you may fetch one of those that decided it and offer it to another player. If it is accepted, that "
                  "player keeps it, and you may take a {ship} out of the {warp} or draw a card. If it is refused, you keep it or discard it again.",
                  "As a main player, before cards are chosen, you may make your opponent take the top card of the discards into their hand. Then you draw a card.",
                  "When you use your power, you may fetch as many of those cards as you like and offer them, one after the other, to other players of your choice." },
        .hook[POWER] = HOOKS({ W_PUT_AWAY, AS_ANYONE, MAY, .flow = fetch, .when = can_fetch }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = drop_at_feet, .when = there_are_discards }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_fetch }) }),
};
