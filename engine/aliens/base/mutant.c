/* Mutant - fills its hand to eight, from the deck or out of other hands. */
#include "rules.h"

enum { FULL_HAND = 8, THROWN_MOST = 3 };
enum { WHERE_FROM, WHICH, NEW_ONES };

static bool has_cards(const game *g, int seat) { return count_cards(g, IN_HAND + seat, C_ANY) > 0; }

/* Others who have cards: before anybody is invited all of them, in planning those in the encounter. */
static unsigned hosts(const game *g, int me)
{
    bool any = g->phase < HC_PHASE_PLANNING;
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != me && (any || takes_part(g, s)) && has_cards(g, s)) set |= 1u << s;
    return set;
}

static unsigned all_hosts(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && has_cards(g, s)) set |= 1u << s;
    return set;
}

static bool can_grow(const game *g, const frame *f)
{
    return count_cards(g, IN_HAND + f->seat, C_ANY) < FULL_HAND && (hosts(g, f->seat) || can_draw(g));
}

static void ask_which_host(game *g, const frame *f, unsigned set)
{
    hc_ask *q = ask_for(g, f, HC_ASK_SEAT, f->seat, set, WHERE_FROM);
    q->extra = can_draw(g) ? CAN_DECK : 0;
    q->count = (uint8_t)(FULL_HAND - count_cards(g, IN_HAND + f->seat, C_ANY));
}

/* GUARDED: those whose cards lay out of reach; they are not asked for more. FROM_ALL: players outside the encounter, too. */
enum { FROM_ALL = COUNT, HOST = MINE, GUARDED };

static unsigned hosts_left(const game *g, const frame *f)
{
    return (L(FROM_ALL) ? all_hosts(g, f->seat) : hosts(g, f->seat)) & ~(unsigned)L(GUARDED);
}

static FLOW(fill_hand)
{
    FLOW_BEGIN;
    while (count_cards(g, IN_HAND + f->seat, C_ANY) < FULL_HAND && (hosts_left(g, f) || can_draw(g))) {
        ASK(ask_which_host(g, f, hosts_left(g, f)));
        SET(HOST, g->answer);
        if (L(HOST) != HC_DECK) {
            CALL(take_blindly(g, f->seat, L(HOST), false, L(SOURCE)));
            if (!g->result) SET(GUARDED, L(GUARDED) | 1 << L(HOST));
        } else {
            CALL(draw_to_fill(g, f->seat, 1, L(SOURCE)));
            if (!g->result) break;
        }
    }
    FLOW_END;
}

static FLOW(regenerate)
{
    FLOW_BEGIN;
    SET(FROM_ALL, false);
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* The opponent and those who stood by it, with cards to lose. */
static unsigned losers(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && on_side(g, s, !side_of(g, me)) && has_cards(g, s)) set |= 1u << s;
    return set;
}

static bool has_got_the_better(const game *g, const frame *f) { return won_or_dealt(g, f) && losers(g, f->seat); }

static FLOW(take_one_of_each)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++)
        if (losers(g, f->seat) >> L(MINE) & 1) CALL(take_blindly(g, f->seat, L(MINE), false, L(SOURCE)));
    FLOW_END;
}

static bool has_regenerated(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == ALIEN_mutant && effect_of(g, p)->by == seat && effect_of(g, p)->used) return true;
    return false;
}

/* Has it room for a card, once the flare is back? */
static bool has_room(const game *g, const frame *f, int after) { return other_cards(g, f) + 1 - after < FULL_HAND; }

/* The flare itself stays. Who could not use the power after it has nothing to throw away for. */
static bool can_throw_away(const game *g, const frame *f)
{
    bool can_use = has_room(g, f, THROWN_MOST) && !has_regenerated(g, f->seat) && (hosts(g, f->seat) || can_draw(g));
    return can_use && other_cards(g, f) > 0;
}

static void ask_what_to_throw(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH);
    q->filter = (uint32_t)C_ANY;
    q->extra = L(MINE) && has_room(g, f, 0) ? CAN_PASS : 0;
}

static FLOW(throw_away)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < THROWN_MOST && has_cards(g, f->seat); L(MINE)++) {
        ASK(ask_what_to_throw(g, f));
        if (g->answer == PASS) break;
        CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    }
    FLOW_END;
}

/* Who has thrown cards away for it has to; once is enough. */
enum { HAS_TO, MAY_CHOOSE };

static bool has_done_it(const game *g, const frame *f, int by) { return effect_of(g, L(SOURCE))->used >> by & 1; }
static bool can_regenerate(const game *g, const frame *f) { return can_grow(g, f) && !has_done_it(g, f, HAS_TO); }
static bool has_to_regenerate(const game *g, const frame *f) { return super_on(g, ALIEN_mutant) && can_grow(g, f) && !has_done_it(g, f, MAY_CHOOSE); }

/* ---- the oldest form: anybody's cards, just before cards are chosen; and the flare looks for a whole hand ------- */

static bool can_grow_anywhere(const game *g, const frame *f)
{
    return count_cards(g, IN_HAND + f->seat, C_ANY) < FULL_HAND && (all_hosts(g, f->seat) || can_draw(g));
}


static FLOW(regenerate_anywhere)
{
    FLOW_BEGIN;
    SET(FROM_ALL, true);
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

static int new_cards(const game *g) { return g->pile_count[IN_DECK] < rules(g)->info.hand ? g->pile_count[IN_DECK] : rules(g)->info.hand; }

static bool deck_has_a_hand(const game *g, const frame *f) { (void)f; return new_cards(g) > 0; }

static FLOW(choose_hand)
{
    FLOW_BEGIN;
    CALL(discard_hand(g, f->seat, L(SOURCE)));
    look_at_deck(g, ev, f->seat, g->pile_count[IN_DECK], L(SOURCE));
    ASK(pick_cards_in(g, f, f->seat, IN_DECK, new_cards(g), new_cards(g), C_ANY, NEW_ONES));
    for (int i = 0; i < g->draft_count; i++) choose_from_deck(g, ev, f->seat, g->draft[i], L(SOURCE));
    clear_draft(g);
    FLOW_END;
}

const sheet alien_mutant = {
    .name = "Mutant", .power_name = "to Regenerate", .summary = "Fills its hand to eight", .alert = GREEN,
    .history = "Whatever you have lost, it has probably grown one.",
    .prompt = PROMPTS([WHERE_FROM] = { "mutant", "Where does your next card come from?", { 0 } },
                [WHICH] = { "throw-away", "Which card do you discard before you fill your hand? Three at most.", { 0 } },
                [NEW_ONES] = { "new-hand", "Which cards of the deck are your new hand?", { 0 } }),
    .helper = FLOWS(fill_hand),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally with fewer than eight cards, before cards are chosen, you may fill your hand to eight: one card at a time, at random from the deck or from the hand "
                  "of another player in the {encounter}, as you choose for each." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = regenerate, .when = can_grow }) },
              { .editions = IN_FFG,
        .text = { "As a main player with fewer than eight cards, before anybody is invited, you may fill your hand to eight: one card at a time, at random from the deck or from the hand of "
                  "any other player, as you choose for each.",
                  "As a main player, when you have won the {encounter} or made a deal, you may take a card at random from your opponent and from each of their allies.",
                  "As a main player, you may discard one to three cards before you use your power. You then have to use it." },
        .hook[POWER] = HOOKS([HAS_TO] = { W_LAUNCHED, AS_MAIN, MUST | BY_CHOICE, .flow = regenerate, .when = has_to_regenerate },
                         [MAY_CHOOSE] = { W_LAUNCHED, AS_MAIN, MAY, .flow = regenerate, .when = can_regenerate }),
        .hook[WILD] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = take_one_of_each, .when = has_got_the_better }),
        .hook[SUPER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY | USES_POWER | PAYS_FIRST, .flow = throw_away, .when = can_throw_away }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player with fewer than eight cards, before cards are chosen, you may fill your hand to eight: one card at a time, at random from the deck or from the hand of any other "
                  "player, as you choose for each.",
                  "As a main player, when you have won the {encounter} or made a deal, you may take a card at random from your opponent and from each of their allies.",
                  "As a main player, before cards are chosen, you may discard your hand, look through the deck and choose a new hand from it. The deck is not shuffled." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = regenerate_anywhere, .when = can_grow_anywhere }),
        .hook[WILD] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = take_one_of_each, .when = has_got_the_better }),
        .hook[SUPER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = choose_hand, .when = deck_has_a_hand }) }),
};
