/* eon_allies.c - moons of Eon about alliances. */
#include "rules.h"

enum { PROMPT };

static bool can_there_be_allies(const game *g, const frame *f)
{
    (void)f;
    return g->players > 2 && g->defense < SEATS && !is_moon(g->target) && g->now.barred != everybody(g);
}

static FLOW(isolate)
{
    FLOW_BEGIN;
    g->now.barred = (uint8_t)everybody(g);
    FLOW_END;
}

MOON(solitude, "Solitude", "Nobody may ally",
    SAYS(MOON_SECRET, OURS, "Before invitations in any {encounter}: nobody may ally in it. Then it is discarded.",
        ON_SHOWING(W_LAUNCHED, AS_ANYONE, GOES, .flow = isolate, .when = can_there_be_allies)));

static unsigned to_be_invited(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (!is_main(g, s) && !takes_part(g, s) && !(g->now.barred >> s & 1) && ships_to_send(g, s)) set |= 1u << s;
    return set;
}

static bool is_anybody_free(const game *g, const frame *f) { (void)f; return to_be_invited(g) && !is_moon(g->target); }

static FLOW(invite_all)
{
    FLOW_BEGIN;
    for (unsigned left = to_be_invited(g); left; left &= left - 1) {
        g->now.invited[side_taken(g, L(WHO))] |= (uint8_t)(left & -left);
        tell(g, ev, HC_EV_INVITED, L(WHO), __builtin_ctz(left), side_taken(g, L(WHO)), 0, 0, L(SOURCE));
    }
    FLOW_END;
}

static int no_choice(const sum *s, const effect *e, int about, int may_invite) { (void)s, (void)e, (void)about, (void)may_invite; return 0; }

MOON(open_house, "Open House", "Everybody is invited",
    SAYS(MOON_CONTINUING, OURS, "In every {encounter} for a planet both main players must invite all other players.",
        { W_INVITE, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = invite_all, .when = is_anybody_free }, WHILE_HELD({ Q_MAY_INVITE, no_choice })));

static bool can_slip_in(const game *g, const frame *f)
{
    const unsigned by = (g->now.invited[0] >> f->seat & 1u) + (g->now.invited[1] >> f->seat & 1u);
    return by < 2 && !(g->now.barred >> f->seat & 1) && ships_to_send(g, f->seat);
}

static FLOW(slip_in)
{
    FLOW_BEGIN;
    invite_oneself(g, f->seat);
    FLOW_END;
}

MOON(foot_in_door, "Foot in the Door", "Ally uninvited",
    SAYS(MOON_SECRET, OURS, "When it is your turn to answer: ally with a side that did not invite you. Then it is discarded.",
        ON_SHOWING(W_ALLY_TURN, AS_BYSTANDER | OWN, GOES, .flow = slip_in, .when = can_slip_in)));

static bool can_turn_coat(const game *g, const frame *f) { return is_ally(g, f->seat) && !on_both_sides(g, f->seat); }

static FLOW(turn_coat)
{
    FLOW_BEGIN;
    set_side(g, f->seat, !side_of(g, f->seat));
    tell(g, ev, HC_EV_JOINED, f->seat, of_side(g, side_of(g, f->seat)), side_of(g, f->seat), g->ships[f->seat][GATE], 0, L(SOURCE));
    FLOW_END;
}

MOON(turncoat, "Turncoat", "Change sides",
    SAYS(MOON_SECRET, OURS, "When you are an ally and cards are not yet chosen: your {ships} go over to the other side. Then it is discarded.",
        ON_SHOWING(W_ALLIED, AS_ALLY, GOES, .flow = turn_coat, .when = can_turn_coat)));

enum { OVERLOAD = 8 };

static int send_eight(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by && most < OVERLOAD ? OVERLOAD : most; }
static bool has_many(const game *g, const frame *f) { return ships_to_send(g, f->seat) > rules(g)->ship_limit; }

MOON(overload, "Overload", "Eight {ships} as an ally",
    SAYS(MOON_SECRET, OURS, "As an ally, when you send {ships}: up to eight instead of four. Then it is discarded.",
        ON_SHOWING(W_GATHER, AS_ALLY | OWN, GOES, .when = has_many, .modify = { { Q_SHIP_LIMIT, send_eight } })));

/* ---- Pact: the tag is the partner, plus one; and whether its own turn is still to end ------------------------------------ */

enum { FIRST_TURN = 128 };

static int partner(const game *g, int thing) { return (read_piece(g, thing)->tag & ~FIRST_TURN) - 1; }

static FLOW(make_pact)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), PROMPT));
    piece_of(g, L(SOURCE))->tag = (uint8_t)(FIRST_TURN | (g->answer + 1));
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, PROMPT, 0, L(SOURCE));
    FLOW_END;
}

static bool has_a_pact(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->tag != 0; }

static FLOW(let_time_pass)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = (uint8_t)(read_piece(g, L(SOURCE))->tag & FIRST_TURN ? read_piece(g, L(SOURCE))->tag & ~FIRST_TURN : 0);
    FLOW_END;
}

/* Whom the main player who invites has to invite; NOBODY. */
static int friend_of(const game *g, const frame *f)
{
    const int mate = partner(g, L(SOURCE)), other = mate < 0 ? NOBODY : L(WHO) == f->seat ? mate : L(WHO) == mate ? f->seat : NOBODY;
    return other < SEATS && to_be_invited(g) >> other & 1 && may(g, Q_MAY_INVITE, L(WHO), 0) ? other : NOBODY;
}

static bool has_friend(const game *g, const frame *f) { return friend_of(g, f) != NOBODY; }

static FLOW(invite_friend)
{
    FLOW_BEGIN;
    g->now.invited[side_taken(g, L(WHO))] |= (uint8_t)(1u << friend_of(g, f));
    tell(g, ev, HC_EV_INVITED, L(WHO), friend_of(g, f), side_taken(g, L(WHO)), 0, 0, L(SOURCE));
    FLOW_END;
}

static int not_against(const sum *s, const effect *e, int about, int may_ally)
{
    const int mate = partner(s->g, e->source), seat = seat_in(about), enemy = of_side(s->g, !thing_in(about));
    return mate >= 0 && ((seat == e->by && enemy == mate) || (seat == mate && enemy == e->by)) ? 0 : may_ally;
}

MOON(pact, "Pact", "You and another must invite each other",
    .prompt = PROMPTS({ "pact", "With whom do you make the pact?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Choose another player. Until your next turn ends, while you stay, each of you must invite the other as a main player, and neither may ally against the other.",
        WHEN_WON(STAYS, make_pact), { W_INVITE, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = invite_friend, .when = has_friend },
        { W_TURN_ENDS, AS_OFFENSE, MUST | FREE | PIECE_STAYS, .flow = let_time_pass, .when = has_a_pact }, WHILE_HELD({ Q_MAY_ALLY, not_against })));

/* ---- what allies get ------------------------------------------------------------------------------------------------------ */

/* As much again. */
static FLOW(fatten)
{
    FLOW_BEGIN;
    RETURN(-L(COUNT));
    FLOW_END;
}

MOON(fat_reward, "Fat Reward", "Twice the rewards",
    SAYS(MOON_SECRET, PARTLY, "When you are about to take {rewards} as a winning ally: take twice as many. Then it is discarded.", ON_SHOWING(W_REWARD, AS_ALLY | OWN, GOES, .flow = fatten)));

static bool is_offensive_ally(const game *g, const frame *f)
{
    return is_ally(g, L(WHO)) && on_side(g, L(WHO), SIDE_OFFENSE) && g->ships[L(WHO)][GATE];
}

static FLOW(choose_reward)
{
    enum { SHIPS = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), PROMPT));
    if (!g->answer) RETURN(0);
    SET(SHIPS, g->ships[L(WHO)][GATE]);
    CALL(return_ships(g, L(WHO), L(SHIPS), GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    CALL(reward_ships(g, L(WHO), L(SHIPS)));
    FLOW_END;
}

static bool is_defensive_ally(const game *g, int seat) { return is_ally(g, seat) && on_side(g, seat, SIDE_DEFENSE) && g->ships[seat][GATE]; }

static bool have_defenders_won(const game *g, const frame *f)
{
    bool any = false;
    (void)f;
    for (int s = 0; s < g->players; s++) any |= is_defensive_ally(g, s);
    return g->winner == SIDE_DEFENSE && any && !g->now.reversed;
}

static FLOW(choose_landing)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!is_defensive_ally(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), PROMPT));
        if (!g->answer) CALL(land_ships(g, L(WHO), g->ships[L(WHO)][GATE], GATE, g->target, L(SOURCE)));
    }
    FLOW_END;
}

MOON(free_pick, "Free Pick", "Winning allies choose what they win",
    .prompt = PROMPTS({ "free-pick", "Do you land on the planet, or take rewards?", { "land", "rewards" } }),
    SAYS(MOON_CONTINUING, OURS, "In every {encounter} each winning ally chooses between landing on the planet and {rewards}.",
        { W_WOULD_LAND, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = choose_reward, .when = is_offensive_ally },
        { W_SETTLED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = choose_landing, .when = have_defenders_won }));

static bool lives_near(const game *g, int seat, int thing) { return (colonies(g, seat) & system_of(g, owner_of(g, ground_of(g, thing)))) != 0; }

enum { WHICH_CARD, HOW };

static bool can_pay(const game *g, int seat) { return has_card(g, IN_HAND + seat, C_ANY) || lucre_of(g, seat); }
static uint64_t ways_to_pay(const game *g, int seat) { return (has_card(g, IN_HAND + seat, C_ANY) ? 1u : 0) | (lucre_of(g, seat) ? 2u : 0); }

static FLOW(collect_rent)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        if (!lives_near(g, L(WHO), L(SOURCE)) || !can_pay(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), ways_to_pay(g, L(WHO)), HOW));
        if (g->answer) {
            give_lucre(g, ev, L(WHO), f->seat, 1, L(SOURCE));
            continue;
        }
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, WHICH_CARD)->filter = (uint32_t)C_ANY);
        give_card(g, ev, L(WHO), f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

MOON(rent, "Rent", "Everybody who lives there pays",
    .prompt = PROMPTS([WHICH_CARD] = { "rent", "Which card do you give as rent?", { 0 } }, [HOW] = { "pay-rent", "How do you pay the rent?", { "a card", "lucre" } }),
    SAYS(MOON_IMMEDIATE, OURS, "Each other player with a {colony} on a planet of this moon's system gives you a card of their choice or one lucre, as they like.", WHEN_WON(STAYS, collect_rent)));

/* ---- Last Word ------------------------------------------------------------------------------------------------------------ */

static bool lies_open(const game *g, int thing) { return read_piece(g, thing)->open == OPEN_TO_ALL; }
/* It is asked again while it is being shown. */
static bool can_be_shown(const game *g, const frame *f)
{
    return (!lies_open(g, L(SOURCE)) || under_way(g, L(SOURCE))) && can_answer_last(g, f->seat);
}

static bool has_to_wait(const game *g, const frame *f) { return lies_open(g, L(SOURCE)) && can_answer_last(g, f->seat); }

static FLOW(wait_for_all)
{
    FLOW_BEGIN;
    answer_last(g, f->seat);
    FLOW_END;
}

MOON(last_word, "Last Word", "You answer after everybody else",
    SAYS(MOON_SECRET, OURS, "Show it when it is your turn to answer. From now on, while you stay, you answer invitations after everybody else.",
        ON_SHOWING(W_ALLY_TURN, AS_BYSTANDER | OWN, STAYS, .flow = wait_for_all, .when = can_be_shown),
        { W_ALLY_TURN, AS_BYSTANDER | OWN, MUST | FREE | PIECE_STAYS, .flow = wait_for_all, .when = has_to_wait }));
