/* teams.c - teams of two: who is whose partner, whose turn is next, when a team has won, and colonies that are handed over. */
#include "rules.h"

enum { FEWEST = 5, GIVE = 0, SEND };

static uint8_t *kept(game *g) { return &g->kept[KEPT_TEAMS]; }
static const uint8_t *read_kept(const game *g) { return &g->kept[KEPT_TEAMS]; }

/* ---- who sits where --------------------------------------------------------------------------------------------- */

/* Seats of the circle, the empty one included: counted clockwise from the odd player, or from the first seat. */
static int circle(const game *g) { return g->players + g->players % 2; }
static int odd_player(const game *g) { return g->players % 2 ? read_kept(g)[TEAM_ODD] - 1 : 0; }
static int empty_at(const game *g) { return g->players % 2 ? circle(g) / 2 : -1; }

static int place_of(const game *g, int seat)
{
    const int steps = (seat - odd_player(g) + g->players) % g->players;
    return steps + (empty_at(g) >= 0 && steps >= empty_at(g));
}

static int who_sits_at(const game *g, int place)
{
    const int steps = place - (empty_at(g) >= 0 && place > empty_at(g));
    return place == empty_at(g) ? odd_player(g) : clockwise(g, odd_player(g), steps);
}

static void form_teams(game *g)
{
    for (int s = 0; s < g->players; s++) {
        const int place = place_of(g, s), opposite = (place + circle(g) / 2) % circle(g);
        kept(g)[TEAM_PARTNER + s] = (uint8_t)(opposite == empty_at(g) ? 0 : who_sits_at(g, opposite) + 1);
    }
}

/* Who is left over when one card of each colour is dealt in pairs; at a table laid out by hand the last seat. */
static void set_up(game *g)
{
    if (g->players % 2) kept(g)[TEAM_ODD] = (uint8_t)(g->hands_due ? random_below(g, g->players) + 1 : g->players);
    form_teams(g);
}

int next_in_circle(game *g, int steps)
{
    const int at = read_kept(g)[TEAM_EMPTY_SEAT] ? empty_at(g) : place_of(g, g->offense);
    const int next = ((at + steps) % circle(g) + circle(g)) % circle(g);
    kept(g)[TEAM_EMPTY_SEAT] = next == empty_at(g);
    return who_sits_at(g, next);
}

void tell_empty_seat(const game *g, events *ev)
{
    if (read_kept(g)[TEAM_EMPTY_SEAT]) tell(g, ev, HC_EV_TEAM, g->offense, NOBODY, HC_TEAM_EMPTY_SEAT, 0, 0, BY_RULES);
}

FLOW(flow_teams)
{
    FLOW_BEGIN;
    for (int s = 0; s < g->players; s++) {
        const int partner = partner_of(g, s);
        if (partner == NOBODY) tell(g, ev, HC_EV_TEAM, s, NOBODY, HC_TEAM_ODD, 0, 0, BY_RULES);
        else if (partner > s) tell(g, ev, HC_EV_TEAM, s, partner, HC_TEAM_FORMED, 0, 0, BY_RULES);
    }
    FLOW_END;
}

/* ---- whom one can fight, and whom one can join ------------------------------------------------------------------ */

uint64_t colonies_of_rivals(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (rivals_of(g, seat) >> s & 1) set |= colonies(g, s);
    return set;
}

bool may_side_with(const game *g, int seat, int side)
{
    const int partner = partner_of(g, seat);
    return may(g, Q_MAY_ALLY, seat, side) && (partner == NOBODY || partner != of_side(g, !side));
}

/* ---- winning ---------------------------------------------------------------------------------------------------------- */

unsigned with_partners(const game *g, unsigned claimants)
{
    unsigned set = claimants;
    for (int s = 0; s < g->players; s++) {
        const int partner = partner_of(g, s);
        if (partner != NOBODY && claimants >> partner & 1 && has_enough_colonies(g, s)) set |= 1u << s;
    }
    return set;
}

unsigned teams_with(const game *g, unsigned met)
{
    const unsigned all = met | read_kept(g)[TEAM_MET];
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) {
        const int partner = partner_of(g, s);
        const bool both = partner == NOBODY || (all >> partner & 1 && (met >> s & 1 || met >> partner & 1));
        if (all >> s & 1 && both && (partner != NOBODY || met >> s & 1)) set |= 1u << s;
    }
    return set;
}

/* What a power has brought stays; colonies can be lost again. */
unsigned settle_teams(game *g, events *ev, unsigned met, unsigned by_powers)
{
    const unsigned won = teams_with(g, met), waits = met & by_powers & ~won & ~(unsigned)read_kept(g)[TEAM_MET];
    for (int s = 0; s < g->players; s++) {
        if (!(waits >> s & 1)) continue;
        kept(g)[TEAM_MET] |= (uint8_t)(1u << s);
        tell(g, ev, HC_EV_TEAM, s, partner_of(g, s), HC_TEAM_WAITS, 0, 0, BY_RULES);
    }
    return won;
}

/* ---- colonies that change hands within a team ------------------------------------------------------------------------------ */

bool may_hand_over(const game *g, int seat, int planet)
{
    const int partner = partner_of(g, seat), ships = g->ships[seat][planet];
    if (partner == NOBODY || !ships || home_of(g, seat) >> planet & 1 || g->ships[partner][planet] || running(g, CORE(flow_hand_over))) return false;
    return ships_to_send(g, partner) >= ships && with_room(g, 1ull << planet) && may(g, Q_MAY_LAND, partner, planet);
}

VERB hand_over(game *g, int seat, int planet)
{
    frame *f = push(g, CORE(flow_hand_over), seat);
    f->local[WHAT] = (int16_t)planet;
    return f;
}

static void ask_whether(game *g, const frame *f)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << f->seat, choices(2), GIVE);
    q->sheet = CARD_teams;
    q->who = (uint8_t)partner_of(g, f->seat);
    q->place = (uint8_t)L(WHAT);
}

static void ask_for_ships(game *g, const frame *f)
{
    const int partner = partner_of(g, f->seat), most = ships_to_send(g, partner);
    const int ships = L(COUNT) < most ? L(COUNT) : most;
    hc_ask *q = pick(g, HC_ASK_PLANET, partner, ships, ships, ways_out(g, partner), SEND);
    q->sheet = CARD_teams;
    q->who = f->seat;
    q->place = (uint8_t)L(WHAT);
    q->count = (uint8_t)ships;
}

/* The giver's ships go to its other colonies, and as many of the partner's come. */
FLOW(flow_hand_over)
{
    enum { TO = MINE };
    FLOW_BEGIN;
    ASK(ask_whether(g, f));
    if (!g->answer) RETURN(0);
    SET(TO, partner_of(g, f->seat));
    SET(COUNT, g->ships[f->seat][L(WHAT)]);
    tell(g, ev, HC_EV_TEAM, f->seat, L(TO), HC_TEAM_GIVES, L(WHAT), L(COUNT), BY_RULES);
    CALL(return_ships(g, f->seat, L(COUNT), L(WHAT), BY_RULES));
    if (!ships_to_send(g, L(TO))) RETURN(0);
    LET_LEAVE(L(TO));
    ASK(ask_for_ships(g, f));
    SORT_OUT(L(TO), L(TO), HC_PLACES);
    SET(COUNT, g->draft_count);
    settle_from_draft(g, ev, L(TO), L(WHAT), BY_RULES);
    ANSWER_LANDINGS;
    SETTLE_WIN;
    SPREAD_NEWS;
    SET(WHO, L(TO));
    SET(CAUSE, BY_RULES);
    if (g->ships[L(TO)][L(WHAT)]) RESPOND(W_COLONY_GAINED, L(TO));
    FLOW_END;
}

const sheet card_teams = {
    .name = "Teams", .summary = "Two players win together", .box = HC_BOX_ALLIANCE,
    .prompt = PROMPTS([GIVE] = { "give-colony", "Do you give the new {colony} to your partner?", { "Keep it", "Give it to my partner" } },
                      [SEND] = { "partner-ships", "Your partner gives you the {colony}. Which of your {ships} go there?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "Partners sit opposite each other and win together, once each of them has what it takes to win." } }),
};

/* ---- the part ------------------------------------------------------------------------------------------------------------- */

static hc_status refuses(const hc_setup *s) { return s->players < FEWEST ? HC_PART_NEEDS_PLAYERS : HC_OK; }

static const char *check(const game *g)
{
    for (int s = 0; s < g->players; s++) {
        const int partner = partner_of(g, s);
        if (partner != NOBODY && (partner == s || partner_of(g, partner) != s)) return "a partner is not the partner's partner";
    }
    return NULL;
}

static void digest(uint64_t *h, const game *g) { for (int i = 0; i < TEAM_BYTES; i++) stir(h, read_kept(g)[i]); }

const game_part part_teams = {
    .name = "teams", .about = "Teams of two who sit opposite each other and win together; five or more players.", .editions = IN_FFG,
    .refuses = refuses, .set_up = set_up, .first_step = CORE(flow_teams), .check = check, .digest = digest,
};
