/* eon_board.c - moons of Eon that change the board, or what becomes of an encounter or of lost tokens. */
#include "rules.h"

enum { PROMPT, SECOND };

/* ---- a net under the warp ------------------------------------------------------------------------------------------------- */

/* What it does stands with the Praw: parts/praw/praw.c. */
MOON(safety_net, "Safety Net", "Keeps your {ships} out of the Praw",
    SAYS(MOON_CONTINUING, OURS, "When the {warp} falls into the Praw, your {ships} in it go to your {colonies} instead, as evenly as possible.", { .window = W_NONE }));

/* ---- a card for an invitation --------------------------------------------------------------------------------------------- */

static bool can_bribe(const game *g, const frame *f)
{
    return g->count[IN_HAND + f->seat] > 0 && !is_moon(g->target) && !(g->now.barred >> f->seat & 1);
}

static FLOW(offer_bribe)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, PROMPT), f)->who = (uint8_t)L(WHO));
    show_to(g, ev, f->seat, g->answer, L(WHO), L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    FLOW_END;
}

static int bribe(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered - 1; }

static bool was_bribed(const game *g, const frame *f)
{
    const int card = bribe(g, f);
    return card >= 0 && lies_in(g, card, IN_HAND) && g->where[card] == IN_HAND + f->seat && g->now.invited[side_taken(g, L(WHO))] >> f->seat & 1 &&
           g->known[card] >> L(WHO) & 1;
}

static FLOW(take_bribe)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), SECOND));
    if (g->answer) give_card(g, ev, f->seat, L(WHO), bribe(g, f), L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = 0;
    FLOW_END;
}

MOON(bribery, "Bribery", "Offer a card for an invitation",
    .prompt = PROMPTS([PROMPT] = { "bribe", "Which card do you show this player? It is theirs if they invite you and want it.", { 0 } },
                      [SECOND] = { "take-bribe", "You have invited this player. Do you take the card you were shown?", { "no", "yes" } }),
    SAYS(MOON_CONTINUING, PARTLY, "When you are not a main player and one of them is about to invite allies, you may show them a card from your hand. If they invite you, they may take it.",
        { W_INVITE, AS_BYSTANDER | OTHERS, MAY | FREE | PIECE_STAYS, .flow = offer_bribe, .when = can_bribe },
        { W_INVITED, AS_BYSTANDER | OTHERS, MUST | FREE | PIECE_STAYS, .flow = take_bribe, .when = was_bribed }));

/* ---- a planet that is haunted ----------------------------------------------------------------------------------------------- */

/* The tag of the moon: the planet, plus one. Nobody lands there or aims at it (closed_planets) as long as the moon is held. */
static uint64_t planets_to_haunt(const game *g, const frame *f)
{
    const int now = read_piece(g, L(SOURCE))->tag;
    return clearable(g, without_stacks(g, g->planets)) & ~(now && now < HC_PLANETS ? 1ull << (now - 1) : 0);
}

static bool can_haunt(const game *g, const frame *f) { return planets_to_haunt(g, f) != 0; }

static void ask_to_haunt(game *g, const frame *f) { ask_for(g, f, HC_ASK_PLANET, f->seat, planets_to_haunt(g, f), PROMPT)->extra = CAN_PASS; }

static FLOW(haunt)
{
    enum { TURN = MINE, PLANET };
    FLOW_BEGIN;
    if (!planets_to_haunt(g, f)) RETURN(0);
    ASK(ask_to_haunt(g, f));
    if (g->answer == PASS) RETURN(0);
    SET(PLANET, g->answer);
    tell(g, ev, HC_EV_CHOSE_PLANET, f->seat, NOBODY, L(PLANET), 0, 0, L(SOURCE));
    piece_of(g, L(SOURCE))->tag = (uint8_t)(L(PLANET) + 1);
    move_moon(g, L(SOURCE), owner_of(g, L(PLANET)));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (g->ships[L(WHO)][L(PLANET)]) CALL(return_ships(g, L(WHO), 255, L(PLANET), L(SOURCE)));
        if (g->ships[L(WHO)][L(PLANET)]) CALL(send_to_warp(g, L(WHO), 255, L(PLANET), BY_NO_COLONY));
    }
    SPREAD_NEWS;
    RETURN(0);
    FLOW_END;
}

static int not_there(const sum *s, const effect *e, int about, int may_land)
{
    const int tag = is_piece(e->source) ? read_piece(s->g, e->source)->tag : 0;
    return tag && thing_in(about) == tag - 1 ? 0 : may_land;
}

static bool is_my_turn(const game *g, const frame *f) { return g->offense == f->seat && can_haunt(g, f); }

MOON(wraith, "Moon Wraith", "Haunts a planet",
    .prompt = PROMPTS({ "haunt", "Which planet does the moon haunt from now on?", { 0 } }),
    SAYS_WITH(MOON_CONTINUING, PARTLY, "Number, name and kind are known; what it does is ours.",
        "When you come to hold it, and at the start of each of your turns, you may move it, with its {ships}, to a planet: all {ships} there go to other {colonies} of their owners, and nobody lands there or is "
        "challenged there as long as it is haunted. When you leave, the moon is back where it was dealt. The Gas Giant cannot be haunted.",
        WHEN_WON(STAYS, haunt), { W_START_TURN, AS_OFFENSE, MAY | FREE | PIECE_STAYS, .flow = haunt, .when = is_my_turn },
        WHILE_HELD({ Q_MAY_LAND, not_there })));

static FLOW(dance)
{
    enum { TURN = MINE, PLANET, GROUND };
    FLOW_BEGIN;
    if (!planets_to_haunt(g, f)) RETURN(0);
    ASK(ask_to_haunt(g, f));
    if (g->answer == PASS) RETURN(0);
    SET(PLANET, g->answer);
    SET(GROUND, ground_of(g, L(SOURCE)));
    tell(g, ev, HC_EV_CHOSE_PLANET, f->seat, NOBODY, L(PLANET), 0, 0, L(SOURCE));
    piece_of(g, L(SOURCE))->tag = (uint8_t)(L(PLANET) + 1);
    move_moon(g, L(SOURCE), owner_of(g, L(PLANET)));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        SET(COUNT, g->ships[L(WHO)][L(PLANET)]);
        if (!L(COUNT)) continue;
        move_ships(g, L(WHO), L(COUNT), L(PLANET), L(GROUND));
        tell(g, ev, HC_EV_RETURNED, L(WHO), NOBODY, L(COUNT), L(GROUND), L(PLANET), L(SOURCE));
    }
    watch_powers(g, ev);
    SPREAD_NEWS;
    RETURN(0);
    FLOW_END;
}

MOON(dance, "Moon Dance", "Takes a planet's {ships} along",
    .prompt = PROMPTS({ "dance", "From which planet do all {ships} come to the moon?", { 0 } }),
    SAYS(MOON_CONTINUING, PARTLY,
        "When you come to hold it, and at the start of each of your turns, you may move it to a planet: all {ships} there come to stand on this moon beside yours and leave it as they would a {colony}. Nobody "
        "lands on that planet or is challenged there as long as you stay. When you leave, the others go to their {colonies}. The Gas Giant cannot be chosen.",
        WHEN_WON(STAYS, dance), { W_START_TURN, AS_OFFENSE, MAY | FREE | PIECE_STAYS, .flow = dance, .when = is_my_turn },
        WHILE_HELD({ Q_MAY_LAND, not_there })));

/* ---- the cone turns round ----------------------------------------------------------------------------------------------------- */

static bool turns_round(const game *g, const frame *f)
{
    (void)f;
    return both_attack(g, f) && (face_turned_up(g, SIDE_OFFENSE) + face_turned_up(g, SIDE_DEFENSE)) % 2 != 0;
}

static FLOW(turn_round)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        if (on_side(g, L(WHO), SIDE_OFFENSE) && g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, L(SOURCE)));
    }
    piece_of(g, L(SOURCE))->tag = (uint8_t)(g->target + 1);
    if (g->ships[g->defense][g->target] && !encounter_waits_for(g, g->defense)) extra_encounter(g, g->defense, g->offense);
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

/* Whoever strikes back starts from the place that was challenged. */
static int from_there(const sum *s, const effect *e, int about, int may_leave)
{
    const game *g = s->g;
    const int place = read_piece(g, e->source)->tag - 1;
    const bool strikes = place >= 0 && running(g, CORE(flow_extra)) && g->extra_against != NOBODY && !g->ships[g->offense][GATE];
    return strikes && seat_in(about) == g->offense && thing_in(about) != place ? 0 : may_leave;
}

static bool has_turned(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->tag != 0; }

static FLOW(come_to_rest)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    FLOW_END;
}

MOON(axis, "Axis", "The {gate} may swing round",
    SAYS(MOON_CONTINUING, PARTLY,
        "In every {encounter}, when both cards are attacks and their printed numbers add up to an odd number: the {ships} on the {gate} go to the {warp}, nobody wins, and the {defense} at once has an {encounter} of "
        "its own against the {offense}, with up to four {ships} from the place that was challenged. At the end of the turn in which that happens the moon is discarded.",
        { W_REVEALED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = turn_round, .when = turns_round },
        { W_TURN_ENDS, AS_ANYONE, MUST | FREE, .flow = come_to_rest, .when = has_turned }, WHILE_HELD({ Q_MAY_LEAVE, from_there })));

/* ---- those who are lost help ----------------------------------------------------------------------------------------------------- */

enum { MOST_ANGELS = 2, BITS_EACH = 2 };
_Static_assert(SEATS * BITS_EACH <= 16 && MOST_ANGELS < 1 << BITS_EACH, "what each player has called fits into what is remembered");

static int angels_called(const game *g, int source, int seat)
{
    return (uint16_t)effect_of(g, source)->remembered >> (BITS_EACH * seat) & ((1 << BITS_EACH) - 1);
}

/* As the offense gathers, and as an ally answers. */
static bool can_call(const game *g, const frame *f)
{
    const int seat = L(WHO);
    return g->ships[seat][ANGELS] && on_side(g, seat, side_of(g, seat)) && seat != g->defense && !angels_called(g, L(SOURCE), seat);
}

static void note_call(game *g, int source, int seat, int n)
{
    const unsigned before = (uint16_t)effect_of(g, source)->remembered;
    effect_for(g, source)->remembered = (int16_t)(before | (unsigned)n << (BITS_EACH * seat));
}

static FLOW(call_angels)
{
    FLOW_BEGIN;
    SET(COUNT, g->ships[L(WHO)][ANGELS] < MOST_ANGELS ? g->ships[L(WHO)][ANGELS] : MOST_ANGELS);
    ASK(ask_for(g, f, HC_ASK_NUMBER, L(WHO), numbers(0, L(COUNT)), PROMPT));
    if (!g->answer) RETURN(0);
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, PROMPT, 0, L(SOURCE));
    note_call(g, L(SOURCE), L(WHO), g->answer);
    FLOW_END;
}

/* One each, whatever a ship of that player counts. */
static int with_angels(const sum *s, const effect *e, int side, int total)
{
    for (int seat = 0; seat < s->g->players; seat++) if (on_side(s->g, seat, side)) total += angels_called(s->g, e->source, seat);
    return total;
}

int where_lost(const game *g) { return moon_at_work(g, CARD_moon_pearly_gates) == NOBODY ? WARP : ANGELS; }

/* Sanity only stops it: it is still held. */
static bool is_held(const game *g, int sheet_id)
{
    const int thing = first_piece(g, sheet_id);
    const unsigned holders = thing < 0 ? 0 : read_piece(g, thing)->holders;
    return holders && g->ships[__builtin_ctz(holders)][ground_of(g, thing)];
}

void settle_angels(game *g, events *ev)
{
    if (is_held(g, CARD_moon_pearly_gates)) return;
    for (int s = 0; s < g->players; s++) {
        const int n = g->ships[s][ANGELS];
        if (!n) continue;
        move_ships(g, s, n, ANGELS, WARP);
        tell(g, ev, HC_EV_LOST, s, NOBODY, n, ANGELS, WARP, BY_RULES);
    }
    if (g->unlike) let_fall_apart(g, ev);
}

MOON(pearly_gates, "Pearly Gates", "The lost help the living",
    .prompt = PROMPTS({ "angels", "How many of your angels do you call into this {encounter}? Each adds one and goes back afterwards.", { 0 } }),
    .told = TOLD({ "<Seat> [calls] angels into the {encounter}: <a>.", PROMPT, 0 }),
    SAYS(MOON_CONTINUING, PARTLY,
        "{Ships} that would be lost to the {warp} become angels instead: they are in no {warp} and never part of critical mass. When players send {ships} as the {offense} or as an ally, they may "
        "call one or two of their angels as well: each adds one to the total and goes back afterwards. When the moon is left, all angels fall into the {warp} at once.",
        { W_COMMITTED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = call_angels, .when = can_call }, WHILE_HELD({ Q_ADDED, with_angels })));
