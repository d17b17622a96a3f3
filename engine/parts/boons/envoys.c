/* envoys.c - the envoys: small powers that stay. */
#include "rules.h"

/* ---- Crabby ---------------------------------------------------------------------------------------------------------------- */

enum { PINCHED = 2 };

static bool can_pinch(const game *g, const frame *f)
{
    const int other = opponent(g, f->seat);
    return other < SEATS && g->count[IN_HAND + f->seat] >= PINCHED && g->count[IN_HAND + other] >= PINCHED;
}

static void give_marked(game *g, events *ev, int seat, int to, int cause)
{
    int card[PINCHED], n = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) if (is_marked(g, seat, c) && n < PINCHED) card[n++] = c;
    for (int i = 0; i < n; i++) give_card(g, ev, seat, to, card[i], cause);
}

/* Two of its own lie ready, so that what is taken is not among them; of the other's each is taken by its back. */
static FLOW(pinch)
{
    enum { TAKEN = MINE };
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, PINCHED, PINCHED, C_ANY, 0), f));
    mark_drafted(g, f->seat);
    THREATEN_HAND(opponent(g, f->seat), PINCHED);
    for (L(TAKEN) = 0; L(TAKEN) < PINCHED; L(TAKEN)++) {
        CHOOSE_BACK(f->seat, opponent(g, f->seat));
        const int own = first_marked(g, f->seat, IN_HAND + f->seat, C_ANY);
        if (take_at_random(g, ev, opponent(g, f->seat), f->seat, L(SOURCE)) < 0 && own < HC_CARDS) unmark_card(g, f->seat, own);     /* fewer were to be had */
    }
    threat_is_over(g, opponent(g, f->seat));
    give_marked(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

BOON(envoy_crabby, BOON_ENVOY, "Crabby", "Exchanges two cards with the opponent",
    .prompt = PROMPTS([0] = { "pinch", "Which two cards do you give your opponent, for two of theirs at random?", { 0 } }),
    BOON_FORM(BOON_ENVOY, "As a main player, before cards are selected, if both main players hold at least two cards, you may exchange two cards of your choice for two of your opponent's at "
                          "random.",
              { W_PLANNING, AS_MAIN, BOON_IF_LIKED, .flow = pinch, .when = can_pinch }));

/* ---- Intelligent Mineral --------------------------------------------------------------------------------------------------- */

enum { RIGHT_GUESS = 9 };

static FLOW(guess_digit)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, 9), 0));
    effect_for(g, L(SOURCE))->remembered = g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool contains(int value, int digit)
{
    if (value < 0) value = -value;
    do if (value % 10 == digit) return true; while ((value /= 10) > 0);
    return false;
}

static int reckon(const sum *s, const effect *e, int side, int total)
{
    if (of_side(s->g, side) != e->by || !e->remembered || !is_attack(s->g, !side)) return total;
    return contains(face_turned_up(s->g, !side), e->remembered) ? total + RIGHT_GUESS : total;
}

BOON(envoy_mineral, BOON_ENVOY, "Intelligent Mineral", "Guessing a digit of the opponent's attack adds 9",
    .prompt = PROMPTS([0] = { "digit", "Which digit do you guess is on your opponent's attack card?", { 0 } }),
    BOON_FORM(BOON_ENVOY, "As a main player, before cards are selected, you may name a digit from 1 to 9. If your opponent reveals an attack card with that digit, you add 9 to your total.",
              { W_PLANNING, AS_MAIN, BOON_IF_LIKED, .flow = guess_digit, .modify = { { Q_ADDED, reckon } } }));

/* ---- Musician ---------------------------------------------------------------------------------------------------------------- */

enum { FULL = 8, QUIET = 4, FILL_UP = 0, PLAY_DOWN };

static uint64_t tunes(const game *g, int seat)
{
    const int hand = g->count[IN_HAND + seat];
    return (hand < FULL && can_draw(g) ? 1u << FILL_UP : 0) | (hand > QUIET ? 1u << PLAY_DOWN : 0);
}

static bool has_won(const game *g, const frame *f) { return fights_for(g, f->seat, g->winner) && tunes(g, f->seat); }

static FLOW(play_tune)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, tunes(g, f->seat), 0));
    if (g->answer == FILL_UP) {
        CALL(draw(g, f->seat, FULL - g->count[IN_HAND + f->seat], L(SOURCE)));
        RETURN(0);
    }
    do {                                         /* of a huge hand as many at a time as can be picked */
        SET(COUNT, g->count[IN_HAND + f->seat] - QUIET);
        if (L(COUNT) > HC_DRAFT) SET(COUNT, HC_DRAFT);
        ASK(by_sheet(pick_cards(g, f->seat, L(COUNT), L(COUNT), C_ANY, 1), f));
        mark_drafted(g, f->seat);
        CALL(discard_marked(g, f->seat, L(SOURCE)));
    } while (L(COUNT) == HC_DRAFT && g->count[IN_HAND + f->seat] > QUIET);
    FLOW_END;
}

BOON(envoy_musician, BOON_ENVOY, "Musician", "A full hand after a win, or a small one",
    .prompt = PROMPTS([0] = { "tune", "Do you fill your hand up to eight cards, or discard down to four?", { "fill it up", "discard" } },
                      [1] = { "discard-down", "Which cards do you discard?", { 0 } }),
    BOON_FORM(BOON_ENVOY, "As a main player who has won the {encounter}, you may draw cards until you have eight, or discard cards of your choice until you have four.",
              { W_RESOLVED, AS_MAIN, BOON_IF_LIKED, .flow = play_tune, .when = has_won }));

/* ---- Preservationist --------------------------------------------------------------------------------------------------------- */

static bool can_preserve(const game *g, const frame *f) { return !effect_of(g, L(SOURCE))->remembered && L(WHO) < SEATS && is_discarded(g, L(WHAT)); }

static FLOW(preserve)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    take_discard(g, ev, L(WHO), L(WHAT), L(SOURCE));
    FLOW_END;
}

BOON(envoy_preservationist, BOON_ENVOY, "Preservationist", "A card that was just discarded goes back",
    BOON_FORM(BOON_ENVOY, "Once per {encounter}, when any player has just discarded a card, you may make it return to that player's hand.",
              { W_DISCARDED, AS_ANYONE, BOON_IF_LIKED, .flow = preserve, .when = can_preserve }));

/* ---- Prime --------------------------------------------------------------------------------------------------------------------- */

static bool is_prime(int value)
{
    bool prime = value > 1;
    for (int d = 2; d * d <= value; d++) prime &= value % d != 0;
    return prime;
}

static int prime_card(const sum *s, const effect *e, int side, int value)
{
    return of_side(s->g, side) == e->by && is_prime(value) ? 2 * value : value;
}

/* Its own reinforcements on this side, once more. */
static int prime_reinforcements(const sum *s, const effect *e, int side, int total)
{
    return total + multiply_aid(s, side, 1u << e->by, 2, is_prime);
}

BOON(envoy_prime, BOON_ENVOY, "Prime", "Prime numbers count twice",
    BOON_FORM(BOON_ENVOY, "Your attack cards and reinforcements whose number is prime (2, 3, 5, 7, 11, 13, 23 ...) count twice.",
              { W_ALWAYS, AS_INVOLVED, MUST | FREE, .modify = { { Q_CARD, prime_card }, { Q_ADDED, prime_reinforcements } } }));

/* ---- Roller -------------------------------------------------------------------------------------------------------------------- */

static bool is_rolled_over(const game *g, int roller, int seat)
{
    return is_ally(g, seat) && on_side(g, seat, !side_of(g, roller)) && !on_both_sides(g, seat);
}

static bool can_roll(const game *g, const frame *f)
{
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= is_rolled_over(g, f->seat, s);
    return any;
}

static bool has_reinforcements(const game *g, const frame *f, int seat)
{
    return is_rolled_over(g, f->seat, seat) && has_card(g, IN_HAND + seat, C_REINFORCEMENT);
}

static FLOW(roll)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!has_reinforcements(g, f, L(WHO))) continue;
        ASK(by_sheet(pick_cards(g, L(WHO), 0, count_cards(g, IN_HAND + L(WHO), C_REINFORCEMENT), C_REINFORCEMENT, 0), f));
        for (int i = 0; i < g->draft_count; i++) display_card(g, ev, L(WHO), g->draft[i], TAG_REINFORCES + side_of(g, L(WHO)), L(SOURCE));
        clear_draft(g);
    }
    FLOW_END;
}

static int not_later(const sum *s, const effect *e, int about, int may_play)
{
    return thing_in(about) == HC_CARD_REINFORCEMENT && is_rolled_over(s->g, e->by, seat_in(about)) ? 0 : may_play;
}

BOON(envoy_roller, BOON_ENVOY, "Roller", "The other side's allies reinforce now or never",
    .prompt = PROMPTS([0] = { "roll", "Which reinforcements do you play now? After the reveal you may play none in this {encounter}.", { 0 } }),
    BOON_FORM(BOON_ENVOY, "As a main player or ally, before cards are selected, you may make the allies of the other side play their reinforcements now, openly and on their own side, or not at all in "
                          "this {encounter}.",
              { W_PLANNING, AS_INVOLVED, BOON_IF_LIKED, .flow = roll, .when = can_roll, .modify = { { Q_MAY_PLAY, not_later } } }));

/* ---- Swarm --------------------------------------------------------------------------------------------------------------------- */

static int swarm(const sum *s, const effect *e, int side, int total)
{
    const game *g = s->g;
    const int mine = foreign_colonies(g, e->by);
    if (!is_main(g, e->by)) return total;
    for (int seat = 0; seat < g->players; seat++) {
        const int ships = seat == e->by || !on_side(g, seat, side) ? 0 : ships_on_side(g, seat, side), theirs = foreign_colonies(g, seat);
        if (fights_for(g, e->by, side) && theirs <= mine) total += ships;
        if (!fights_for(g, e->by, side) && theirs >= mine) total -= ships;
    }
    return total;
}

BOON(envoy_swarm, BOON_ENVOY, "Swarm", "{Ships} of the rich count for nothing, those of poor friends twice",
    BOON_FORM(BOON_ENVOY, "When you are a main player, {ships} of opposing players with at least as many foreign {colonies} as you add nothing, and {ships} of your allies with no more of them than you count twice.",
              { W_ALWAYS, AS_MAIN, MUST | FREE, .modify = { { Q_ADDED, swarm } } }));

/* ---- Uber-Reserve, Underdog, Worry Wart ------------------------------------------------------------------------------------------ */

static int once_more(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + multiply_aid(s, side, everybody(s->g), 2, NULL) : total;
}

BOON(envoy_reserve, BOON_ENVOY, "Uber-Reserve", "Your side's reinforcements count twice",
    BOON_FORM(BOON_ENVOY, "As a main player or ally: reinforcements on your side count twice.", { W_ALWAYS, AS_INVOLVED, MUST | FREE, .modify = { { Q_ADDED, once_more } } }));

enum { HOPELESS = 15 };

static int turn_the_tables(const sum *s, const effect *e, int about, int winner)
{
    const int mine = e->by == s->g->offense ? SIDE_OFFENSE : SIDE_DEFENSE;
    (void)about;
    if (!s->out || !is_main(s->g, e->by) || winner != !mine || s->out->face[0] <= FACE_NONE || s->out->face[1] <= FACE_NONE) return winner;
    return s->out->total[!mine] - s->out->total[mine] >= HOPELESS ? mine : winner;
}

BOON(envoy_underdog, BOON_ENVOY, "Underdog", "A crushing defeat is a win",
    BOON_FORM(BOON_ENVOY, "When you would lose as a main player, attack against attack, by 15 or more, you win instead.",
              { W_ALWAYS, AS_MAIN, MUST | FREE, .modify = { { Q_WINNER, turn_the_tables } } }));

/* Those, too, whom it could not but invite. */
static bool opponent_invites(const game *g, const frame *f) { return is_main(g, L(WHO)) && L(WHO) != f->seat; }

static FLOW(worry)
{
    FLOW_BEGIN;
    CALL(reward(g, f->seat, count_bits(g->now.invited[side_of(g, L(WHO))])));
    FLOW_END;
}

BOON(envoy_worrier, BOON_ENVOY, "Worry Wart", "A reward for each player the opponent invites",
    BOON_FORM(BOON_ENVOY, "When you are a main player and your opponent has invited allies, you take a reward for each player invited.",
              { W_INVITED, AS_MAIN | OTHERS, BOON_ALWAYS, .flow = worry, .when = opponent_invites }));
