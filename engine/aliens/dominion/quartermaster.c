/* Quartermaster - hands out the rewards of all others as it likes.
 *
 * The cards lie in JUST_DRAWN + its seat while it looks at them, and from there go to JUST_DRAWN + the seat that gets them. */
#include "rules.h"

enum { OWN_CHOICE, DELIVER, FROM_HAND, TO_WHOM };
enum { NOTHING, A_SHIP, A_CARD, A_REWARD_CARD };

static int cards_due_to(const game *g, int seat) { return g->now.reward_cards[seat] + reward_cards_due(g, seat); }
static int due_to(const game *g, int seat) { return g->now.reward_ships[seat] + cards_due_to(g, seat); }

static bool others_are_due(const game *g, const frame *f)
{
    for (int s = 0; s < g->players; s++) if (s != f->seat && due_to(g, s)) return true;
    return false;
}

/* Out of the deck, and out of that of rewards. */
static int plain_due_to_others(const game *g, int me)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) if (s != me) n += g->now.reward_cards[s];
    return n;
}

static int special_due_to_others(const game *g, int me)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) if (s != me) n += reward_cards_due(g, s);
    return n;
}

static int cards_due_to_others(const game *g, int me) { return plain_due_to_others(g, me) + special_due_to_others(g, me); }

/* Without rewards of its own: a ship, or a card more to choose from, out of a deck that those of others come from. */
static uint64_t own_choices(const game *g, int me)
{
    const bool ship = g->ships[me][WARP] && colonies(g, me), card = plain_due_to_others(g, me) && can_draw(g);
    const bool special = special_due_to_others(g, me) && reward_cards_left(g) > special_due_to_others(g, me);
    return 1u << NOTHING | (ship ? 1u << A_SHIP : 0) | (card ? 1u << A_CARD : 0) | (special ? 1u << A_REWARD_CARD : 0);
}

/* The super flare mixes the hand and the own rewards in. */
static void mix_hand_in(game *g, int seat)
{
    while (g->count[IN_HAND + seat]) deliver_drawn(g, seat, seat, next_card(g, IN_HAND + seat, 0));
}

static int in_stock(const game *g, int me) { return g->count[JUST_DRAWN + me]; }

static void ask_delivery(game *g, const frame *f, int to)
{
    int n = cards_due_to(g, to) < in_stock(g, f->seat) ? cards_due_to(g, to) : in_stock(g, f->seat);
    pick_cards_in(g, f, f->seat, JUST_DRAWN + f->seat, n, n, C_ANY, DELIVER)->who = (uint8_t)to;
}

static void deliver_drafted(game *g, int from, int to)
{
    for (int i = 0; i < g->draft_count; i++) deliver_drawn(g, from, to, g->draft[i]);
    clear_draft(g);
}

static void settle_cards_due(game *g, int seat)
{
    take_cards_due(g, seat);
    if (g->runs) take_reward_cards_due(g, seat);
}

/* Ships first, each where it says; then all the cards. */
static FLOW(supply)
{
    enum { TURN = MINE, EXTRA, MIXED, NUMBER, SPECIAL };
    FLOW_BEGIN;
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        SET(NUMBER, take_ships_due(g, L(WHO)));
        if (L(NUMBER)) CALL(retrieve_as_told(g, f->seat, L(WHO), L(NUMBER), BY_REWARD));
    }
    SET(MIXED, due_to(g, f->seat) && lay_super_down(g, f->seat, ALIEN_quartermaster));
    if (!due_to(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, own_choices(g, f->seat), OWN_CHOICE));
        SET(EXTRA, g->answer == A_CARD);
        SET(SPECIAL, g->answer == A_REWARD_CARD);
        if (g->answer == A_SHIP) CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    }
    if (L(MIXED)) {
        SET(EXTRA, take_cards_due(g, f->seat));
        SET(SPECIAL, g->runs ? take_reward_cards_due(g, f->seat) : 0);
    }
    if (!cards_due_to_others(g, f->seat)) RETURN(0);
    SET(SPECIAL, special_due_to_others(g, f->seat) + L(SPECIAL));
    if (L(SPECIAL)) SET(EXTRA, L(EXTRA) + L(SPECIAL) - draw_rewards_to_deliver(g, ev, f->seat, L(SPECIAL)));     /* what is lacking comes out of the deck */
    SET(EXTRA, plain_due_to_others(g, f->seat) + L(EXTRA));
    if (L(EXTRA)) CALL(draw_to_deliver(g, f->seat, L(EXTRA), BY_REWARD));
    if (L(MIXED)) mix_hand_in(g, f->seat);
    look_at_drawn(g, ev, f->seat, f->seat, L(SOURCE));
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!cards_due_to(g, L(WHO))) continue;
        ASK(ask_delivery(g, f, L(WHO)));
        deliver_drafted(g, f->seat, L(WHO));
        settle_cards_due(g, L(WHO));
        if (g->count[JUST_DRAWN + L(WHO)]) CALL(receive(g, L(WHO), BY_REWARD));
    }
    take_up_drawn(g, ev, f->seat, L(SOURCE));
    if (L(MIXED)) take_super_up(g, ev, f->seat, ALIEN_quartermaster, L(SOURCE));
    FLOW_END;
}

static bool i_supply_and_am_due(const game *g, const frame *f)
{
    return is_my_use_of(g, f, ALIEN_quartermaster) && due_to(g, f->seat) && cards_due_to_others(g, f->seat);
}

/* ---- the flare ------------------------------------------------------------------------------------------ */

static uint64_t with_cards_due(const game *g, int me)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && cards_due_to(g, s)) set |= 1ull << s;
    return set;
}

static bool can_give_instead(const game *g, const frame *f) { return with_cards_due(g, f->seat) && other_cards(g, f) > 0; }

static void ask_gifts(game *g, const frame *f)
{
    int most = cards_due_to(g, L(WHO)), hand = g->count[IN_HAND + f->seat];
    by_sheet(pick_cards(g, f->seat, 1, most < hand ? most : hand, C_ANY, FROM_HAND), f)->who = (uint8_t)L(WHO);
}

static void settle_part(game *g, int seat, int count)
{
    const int plain = count < g->now.reward_cards[seat] ? count : g->now.reward_cards[seat];
    pay_cards_due(g, seat, plain);
    if (count > plain) owe_reward_cards(g, seat, reward_cards_due(g, seat) - (count - plain));
}

static FLOW(give_instead)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_cards_due(g, f->seat), TO_WHOM));
    SET(WHO, g->answer);
    ASK(ask_gifts(g, f));
    for (int i = 0; i < g->draft_count; i++) {
        give_card(g, ev, f->seat, L(WHO), g->draft[i], L(SOURCE));
        mark_card(g, L(WHO), g->draft[i]);
    }
    settle_part(g, L(WHO), g->draft_count);
    clear_draft(g);
    FLOW_END;
}

const sheet alien_quartermaster = {
    .name = "Quartermaster", .power_name = "to Supply", .summary = "Hands out others' {rewards}", .box = HC_BOX_DOMINION, .alert = YELLOW,
    .history = "Everything is accounted for. Mostly in its own favour.",
    .prompt = PROMPTS([OWN_CHOICE] = { "for-yourself", "What do you take for yourself: a {ship} from the {warp}, or one more card to choose from?", { "nothing", "a ship", "a card", "a reward card" } },
                [DELIVER] = { "deliver", "Which cards does this player get?", { 0 } },
                [FROM_HAND] = { "instead", "Which cards from your hand does this player get instead of drawing?", { 0 } },
                [TO_WHOM] = { "instead-for", "Whose {rewards} do you pay with cards from your hand?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When other players are to receive {rewards}, they say how many {ships} and how many cards they take. You decide to which of their {colonies} the {ships} return; then you draw "
                  "all the cards together, look at them, and give each player the right number of them, as you like. If you are due {rewards} too, you take yours afterwards. If you are not, you may "
                  "retrieve one of your {ships} from the {warp}, or draw one more card and keep what is left over.",
                  "When another player receives cards as {rewards}, you may give them one or more cards from your hand in place of that many of those that they would get.",
                  "If you are due {rewards} too when you use your power, you may mix your hand and your own cards with those that you have drawn for the others, give them theirs from the whole lot, and keep the rest as your hand." },
        .hook[POWER] = HOOKS({ W_REWARDS, AS_ANYONE, MUST, .flow = supply, .when = others_are_due }),
        .hook[WILD] = HOOKS({ W_REWARDS, AS_ANYONE, MAY, .flow = give_instead, .when = can_give_instead }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_supply_and_am_due }) }),
};
