/* dials.c - hidden alliances: whoever is invited sets a dial in secret, side and ships in one, and all dials are shown together.
 * Foreign aid: a card instead of ships. */
#include "rules.h"

enum { DIAL };                                               /* prompt of the dials */
enum { OFFER, TAKE, CALL_IN, FOLLOW, HELP };                 /* prompts of foreign aid */
enum { OUT, STEPS = 5, FOR_DEFENSE = OUT + STEPS, A_CARD = FOR_DEFENSE + STEPS + 1, POSITIONS = A_CARD + 2 };
enum { WITH_AID };                                           /* option of the dials */
enum { FEWEST = 4 };

static uint8_t *dials(game *g) { return &g->kept[KEPT_DIALS]; }
static const uint8_t *read_dials(const game *g) { return &g->kept[KEPT_DIALS]; }

/* ---- what a dial can show ------------------------------------------------------------------------------------ */

static bool gives_aid(const game *g) { return has_part(g, PART_dials) && has_option(g, PART_dials, WITH_AID); }

static bool is_free(const game *g, int seat) { return !is_main(g, seat) && !takes_part(g, seat) && !(g->now.barred >> seat & 1); }

static int ships_that_fit(const game *g, int seat)
{
    const int limits = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit), have = ships_to_send(g, seat);
    const int most = limits < have ? limits : have;
    return most < STEPS ? most : STEPS;
}

static bool may_give_card(const game *g, int seat, int side)
{
    return gives_aid(g) && count_cards(g, IN_HAND + seat, C_ANY) && may_side_with(g, seat, side);
}

static bool can_show(const game *g, int seat, int position)
{
    if (position == OUT) return true;
    if (position >= A_CARD) return position < POSITIONS && may_give_card(g, seat, position - A_CARD);
    const int side = position > FOR_DEFENSE, ships = position - (side ? FOR_DEFENSE : OUT);
    return invitations_of(g, seat) >> side & 1 && ships <= ships_that_fit(g, seat);
}

static bool may_dial(const game *g, int seat)
{
    if (!is_free(g, seat) || is_pressed(g, seat)) return false;
    for (int position = OUT + 1; position < POSITIONS; position++) if (can_show(g, seat, position)) return true;
    return false;
}

/* ---- setting and showing ---------------------------------------------------------------------------------------- */

static unsigned who_dials(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (may_dial(g, s)) set |= 1u << s;
    return set;
}

static void ask_dials(game *g, unsigned who)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, who, choices(POSITIONS), DIAL);
    q->sheet = CARD_dials;
    q->place = g->target;
    q->extra = NARROWED;
}

static void show_dials(game *g, events *ev, unsigned who)
{
    take_single_reply(g, who);
    for (int i = 1; i < g->players; i++) {
        const int s = clockwise(g, g->offense, i);
        if (!(who >> s & 1)) continue;
        dials(g)[s] = (uint8_t)(g->reply[s] + 1);
        tell(g, ev, HC_EV_CHOICE, s, NOBODY, g->reply[s], DIAL, HC_ON_DIAL, BY_SHEET(CARD_dials));
    }
}

int dialled_side(const game *g, int seat)
{
    const int position = read_dials(g)[seat] - 1;
    return position <= OUT || position >= A_CARD ? PASS : position > FOR_DEFENSE ? SIDE_DEFENSE : SIDE_OFFENSE;
}

int dialled_ships(const game *g, int seat)
{
    const int position = read_dials(g)[seat] - 1;
    return position <= OUT ? 0 : position > FOR_DEFENSE ? position - FOR_DEFENSE : position;
}

/* Everybody who may join; who answers as if invited was not invited by that. */
FLOW(flow_dials)
{
    enum { TURN = MINE, WHO_DIALS, BY_OFFENSE, BY_DEFENSE };
    FLOW_BEGIN;
    SET(BY_OFFENSE, g->now.invited[0]);
    SET(BY_DEFENSE, g->now.invited[1]);
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        if (is_free(g, clockwise(g, g->offense, L(TURN)))) RESPOND(W_ALLY_TURN, clockwise(g, g->offense, L(TURN)));
    }
    SET(WHO_DIALS, who_dials(g));
    if (L(WHO_DIALS)) {
        ASK(ask_dials(g, (unsigned)L(WHO_DIALS)));
        show_dials(g, ev, (unsigned)L(WHO_DIALS));
    }
    g->now.invited[0] = (uint8_t)L(BY_OFFENSE);
    g->now.invited[1] = (uint8_t)L(BY_DEFENSE);
    FLOW_END;
}

/* ---- a card for a main player --------------------------------------------------------------------------------------- */

static VERB offer_card(game *g, int seat, int to)
{
    frame *f = push(g, CORE(flow_offer_card), seat);
    f->local[WHO] = (int16_t)to;
    return f;
}

static hc_ask *of_aid(hc_ask *q, int about)
{
    q->sheet = CARD_aid;
    q->who = (uint8_t)about;
    return q;
}

static void show_offer(game *g, events *ev, int to, int seat, int card)
{
    g->known[card] |= (uint8_t)(1u << to);
    mark_card(g, to, card);
    tell_secret(g, ev, 1u << to | 1u << seat, HC_EV_SAW_CARD, to, seat, card, 0, 0, BY_SHEET(CARD_aid));
}

static void forget_offer(game *g, int to, int seat) { FOR_CARDS_AT(c, IN_HAND + seat) unmark_card(g, to, c); }

static void ask_to_take(game *g, const frame *f)
{
    hc_ask *q = of_aid(ask_card(g, 1u << L(WHO), C_ANY, TAKE), f->seat);
    q->place = (uint8_t)(IN_HAND + f->seat);
    q->extra = MARKED | CAN_PASS;
}

/* Returns 1 if it was taken. Only the two see the card. */
FLOW(flow_offer_card)
{
    FLOW_BEGIN;
    ASK(of_aid(ask_card(g, 1u << f->seat, C_ANY, OFFER), L(WHO)));
    show_offer(g, ev, L(WHO), f->seat, g->answer);
    ASK(ask_to_take(g, f));
    forget_offer(g, L(WHO), f->seat);
    tell(g, ev, g->answer == PASS ? HC_EV_OFFER_REFUSED : HC_EV_OFFER_TAKEN, L(WHO), f->seat, 0, 0, 0, BY_RULES);
    if (g->answer == PASS) RETURN(0);
    give_card(g, ev, f->seat, L(WHO), g->answer, BY_RULES);
    RETURN(1);
    FLOW_END;
}

/* Helpers of the offense first, then of the defense: a reward for each card that is taken, and perhaps an invitation after all. */
FLOW(flow_dial_aid)
{
    enum { SIDE = MINE, TURN, HELPER };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++)
        for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
            SET(HELPER, clockwise(g, g->offense, L(TURN)));
            if (read_dials(g)[L(HELPER)] - 1 != A_CARD + L(SIDE) || !count_cards(g, IN_HAND + L(HELPER), C_ANY)) continue;
            CALL(offer_card(g, L(HELPER), of_side(g, L(SIDE))));
            if (!g->result) continue;
            CALL(reward(g, L(HELPER), 1));
            if (!is_free(g, L(HELPER)) || !ships_that_fit(g, L(HELPER)) || !may(g, Q_MAY_INVITE, of_side(g, L(SIDE)), 0)) continue;
            ASK(of_aid(ask(g, HC_ASK_NUMBER, 1u << of_side(g, L(SIDE)), numbers(0, ships_that_fit(g, L(HELPER))), CALL_IN), L(HELPER)));
            SET(COUNT, g->answer);
            if (!L(COUNT)) continue;
            tell(g, ev, HC_EV_INVITED, of_side(g, L(SIDE)), L(HELPER), L(SIDE), 0, 0, BY_RULES);
            ASK(of_aid(ask(g, HC_ASK_CHOICE, 1u << L(HELPER), choices(2), FOLLOW), of_side(g, L(SIDE)))->count = (uint8_t)L(COUNT));
            if (!g->answer) continue;
            set_side(g, L(HELPER), L(SIDE));
            CALL(commit_some(g, L(HELPER), L(COUNT), L(COUNT)));
            tell(g, ev, HC_EV_JOINED, L(HELPER), of_side(g, L(SIDE)), L(SIDE), g->ships[L(HELPER)][GATE], 0, BY_RULES);
            SET(COUNT, 1);
            SET(CAUSE, BY_RULES);
            RESPOND(W_JOINED, L(HELPER));
        }
    FLOW_END;
}

void put_dials_away(game *g) { for (int s = 0; s < g->players; s++) dials(g)[s] = 0; }

bool dial_may_bring_aid(const game *g) { return gives_aid(g); }

/* ---- foreign aid without dials: a card instead of ships, for an ally with one ship at most ------------------------------ */

bool may_offer_aid(const game *g, int seat) { return invitations_of(g, seat) && is_free(g, seat) && count_cards(g, IN_HAND + seat, C_ANY); }

static void ask_for_help(game *g, int seat)
{
    const unsigned sides = invitations_of(g, seat);
    of_aid(ask(g, HC_ASK_CHOICE, 1u << seat, 1u | sides << 1, HELP), NOBODY)->place = g->target;
}

/* Returns AID_TAKEN, AID_REFUSED, or 0: it answers as usual. */
FLOW(flow_aid)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    ASK(ask_for_help(g, f->seat));
    if (!g->answer) RETURN(0);
    SET(SIDE, g->answer - 1);
    CALL(offer_card(g, f->seat, of_side(g, L(SIDE))));
    if (!g->result) {
        g->now.barred |= (uint8_t)(1u << f->seat);
        tell(g, ev, HC_EV_STAYED_OUT, f->seat, NOBODY, 0, 0, 0, BY_RULES);
        RETURN(AID_REFUSED);
    }
    set_side(g, f->seat, L(SIDE));
    if (ships_that_fit(g, f->seat)) CALL(commit_some(g, f->seat, 0, 1));
    tell(g, ev, HC_EV_JOINED, f->seat, of_side(g, L(SIDE)), L(SIDE), g->ships[f->seat][GATE], 0, BY_RULES);
    RETURN(AID_TAKEN);
    FLOW_END;
}

/* ---- what is asked -------------------------------------------------------------------------------------------------------- */

const sheet card_dials = {
    .name = "Alliance Dials", .summary = "Allies decide in secret, all at once", .box = HC_BOX_EONS, .wanted = can_show,
    .prompt = PROMPTS(
        [DIAL] = { "dial", "What does your alliance dial show? All dials are turned up together.",
                   { "no alliance", "1 {ship} for the {offense}", "2 {ships} for the {offense}", "3 {ships} for the {offense}", "4 {ships} for the {offense}",
                     "5 {ships} for the {offense}", "1 {ship} for the {defense}", "2 {ships} for the {defense}", "3 {ships} for the {defense}",
                     "4 {ships} for the {defense}", "5 {ships} for the {defense}", "a card for the {offense}", "a card for the {defense}" } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "Everybody who is invited secretly sets a dial: how many {ships}, and for which side. All dials are turned up together." } }),
};

const sheet card_aid = {
    .name = "Foreign Aid", .summary = "A card instead of {ships}", .box = HC_BOX_EONS,
    .prompt = PROMPTS(
        [OFFER] = { "offer", "Which card from your hand do you offer? Only that player sees it.", { 0 } },
        [TAKE] = { "take", "You are offered this card. Do you take it?", { 0 } },
        [CALL_IN] = { "call-in", "With how many {ships} do you invite this player to join you? 0 means not at all.", { 0 } },
        [FOLLOW] = { "follow", "You are invited to come with <a:ship>. Do you join?", { "No", "Yes" } },
        [HELP] = { "aid", "You are invited. Do you answer as usual, or offer a card instead of {ships}?",
                   { "As usual", "Offer the {offense} a card", "Offer the {defense} a card" } }),
    .form = FORMS({ .editions = IN_FFG, .text = {
        "Offer a main player a card instead of {ships}; only you two see it. If it is taken, you are an ally with at most one {ship}; with dials, it earns a reward, and perhaps an invitation after all. If it is refused, you stay out." } }),
};

/* ---- the parts -------------------------------------------------------------------------------------------------------------- */

static hc_status refuses(const hc_setup *s) { return s->players < FEWEST ? HC_PART_NEEDS_PLAYERS : HC_OK; }

static void digest(uint64_t *h, const game *g) { for (int s = 0; s < SEATS; s++) stir(h, read_dials(g)[s]); }

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++) {
        const int position = read_dials(g)[s] - 1;
        if (position < OUT) continue;
        const bool card = position >= A_CARD;
        t->seat[s].dial = position == OUT ? HC_DIAL_OUT : card ? HC_DIAL_CARD : HC_DIAL_SHIPS;
        t->seat[s].dial_side = (uint8_t)(card ? position - A_CARD : position > FOR_DEFENSE);
        t->seat[s].dial_ships = (uint8_t)(card ? 0 : dialled_ships(g, s));
    }
}

const game_part part_dials = {
    .name = "hidden-alliances", .about = "Whoever is invited secretly sets a dial for both side and {ships}, and all dials are shown together; four or more players.",
    .editions = IN_FFG, .option = OPTIONS([WITH_AID] = { "aid", "Everybody sets a dial, invited or not, and may offer a card instead of {ships}." }),
    .refuses = refuses, .digest = digest, .read = read,
};

static hc_status refuses_dials(const hc_setup *s) { return s->parts >> PART_dials & 1 ? HC_PARTS_CLASH : HC_OK; }

const game_part part_aid = {
    .name = "foreign-aid", .about = "Whoever is invited may offer a card instead of {ships}: if it is taken, they are an ally with at most one {ship}; if it is refused, they stay out.",
    .editions = IN_FFG, .refuses = refuses_dials,
};
