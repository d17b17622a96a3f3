/* launch.c - the gate is aimed, and ships are taken from colonies into the encounter, by the offense and by allies. */
#include "rules.h"

/* ---- aiming ------------------------------------------------------------------------------------------ */

static uint64_t all_targets(const game *g)
{
    uint64_t at_home = colonies_of_rivals(g, g->offense) & system_of(g, driven_from(g));
    if (g->now.driving) return at_home;
    if (g->defense == NOBODY) return at_home | without_stacks(g, system_of(g, clockwise(g, g->offense, 1)));   /* two players */
    return without_stacks(g, system_of(g, g->defense)) | (g->now.any_colony ? colonies(g, g->defense) & ~MOONS : 0);
}

/* What is closed cannot be aimed at, unless there is nothing else. */
static uint64_t targets(const game *g)
{
    const uint64_t all = all_targets(g), open = all & ~closed_planets(g);
    return open ? open : all;
}

static void ask_target(game *g)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << g->offense, targets(g), HC_PROMPT_AIM);
    q->who = (uint8_t)(g->now.driving ? driven_from(g) : g->defense);
}

static uint64_t colonists(const game *g, int planet)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (rivals_of(g, g->offense) >> s & 1 && g->ships[s][planet]) set |= 1ull << s;
    return set;
}

static void ask_whose(game *g)
{
    ask(g, HC_ASK_SEAT, 1u << g->offense, colonists(g, g->target), HC_PROMPT_WHOSE_COLONY)->place = g->target;
}

void aim_at(game *g, events *ev, int planet, int cause)
{
    if (g->target != planet) g->now.aside = 0;       /* whoever stood aside did so on the other planet */
    g->target = (uint8_t)planet;
    if (has_part(g, PART_hexes)) follow_gate(g, ev);
    tell(g, ev, HC_EV_AIMED, g->offense, g->defense, g->target, g->ships[g->defense][g->target], 0, cause);
    if (g->ships[g->defense][g->target] <= 1) notice(g, SEEN_BULLYING, g->offense);
}

/* Not for a moon, and not where the defense itself has named the planet. */
uint64_t aims_instead(const game *g)
{
    if (g->target >= HC_PLANETS || is_moon(g->target) || g->defense >= SEATS || has_named_target(g)) return 0;
    const uint64_t home = system_of(g, g->defense), at_home = without_stacks(g, home), abroad = colonies(g, g->defense) & ~MOONS;
    const uint64_t all = g->now.any_colony ? at_home | abroad : home >> g->target & 1 ? at_home : abroad & system_of(g, owner_of(g, g->target));
    return all & ~(1ull << g->target) & ~closed_planets(g);
}

/* The gate is pointed at a planet. At home a foreign colony is the target, and its owner the defense. Where the target was said before
 * the ships were gathered, that is all. */
FLOW(flow_aim)
{
    FLOW_BEGIN;
    OPEN(W_LAUNCH);
    if (is_moon(g->target)) RETURN(0);
    if (g->target < HC_PLANETS && !g->now.any_colony) {
        aim_at(g, ev, g->target, BY_RULES);
        RETURN(0);
    }
    if (!targets(g)) RETURN(HC_END_LOST);            /* whoever was to be driven out has left meanwhile */
    ASK(ask_target(g));
    g->target = (uint8_t)g->answer;
    if (!g->now.any_colony && owner_of(g, g->target) == driven_from(g)) {
        ASK(ask_whose(g));
        become_defense(g, g->answer);
    } else if (!g->now.any_colony) become_defense(g, owner_of(g, g->target));
    if (g->now.driving || g->players == 2) tell(g, ev, HC_EV_DEFENSE, g->defense, NOBODY, 0, 0, 0, BY_RULES);
    aim_at(g, ev, g->target, BY_RULES);
    FLOW_END;
}

/* A defense without encounter cards draws a new hand as soon as it is known; in other editions when cards are to be chosen. */
FLOW(flow_defense_hand)
{
    FLOW_BEGIN;
    CALL(new_hand(g, g->defense));
    RETURN(g->result ? 0 : HC_END_NO_CARDS);
    FLOW_END;
}

/* ---- ships ------------------------------------------------------------------------------------------- */

bool about_to_leave(game *g, int seat)
{
    const frame about = { .local = { [COUNT] = 1, [CAUSE] = BY_RULES } };
    return respond(g, W_WOULD_LEAVE, &about, seat);
}

static int most_ships(const game *g, int seat, int place)
{
    int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit) - g->ships[seat][place], have = ships_to_send(g, seat);
    const int wanted = is_ally(g, seat) && is_pressed_hard(g, seat) ? ships_in(g, of_side(g, side_of(g, seat))) : most;
    if (most > wanted) most = wanted;
    return most < 0 ? 0 : most < have ? most : have;
}

/* In flow_commit: the side, plus one, of one who joins the other as well. */
enum { SIDE = MINE2, AT_LEAST, AT_MOST };
static int commit_place(const game *g, const frame *f) { return L(SIDE) ? ships_place_on(g, f->seat, L(SIDE) - 1) : GATE; }

/* Who has to join sends all that it can, but need not give up a colony for it. */
static int least_ships(const game *g, int seat, int place)
{
    if (g->ships[seat][place]) return 0;
    if (!is_ally(g, seat) || !is_pressed_hard(g, seat)) return !is_ally(g, seat) || place != GATE || !may_come_from_warp(g, seat);
    int spare = ships_to_spare(g, seat), most = most_ships(g, seat, place);
    return spare < most ? spare : most;
}

/* By the sheet of what makes the seat come: all that it may send, but a ship stays on each colony. */
static void ask_all_ships(game *g, const frame *f)
{
    int most = most_ships(g, f->seat, GATE), spare = ships_to_spare(g, f->seat), least = rules(g)->ship_limit - g->ships[f->seat][GATE];
    if (most > spare) most = spare;
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, least < most ? least : most, most, ways_out(g, f->seat), L(WHAT));
    q->sheet = (uint16_t)sheet_of(g, L(CAUSE));
    q->who = f->seat;
    q->extra |= SPARING;
    q->count = (uint8_t)most;
}

static void ask_ships(game *g, const frame *f)
{
    if (L(CAUSE) != BY_RULES) { ask_all_ships(g, f); return; }
    int place = commit_place(g, f), least = least_ships(g, f->seat, place), most = most_ships(g, f->seat, place);
    if (L(AT_MOST) && most > L(AT_MOST)) most = L(AT_MOST);
    if (L(AT_MOST)) least = L(AT_LEAST) < most ? L(AT_LEAST) : most;
    int prompt_id = f->seat == g->offense && place == GATE ? HC_PROMPT_GATHER : HC_PROMPT_COMMIT;
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, least, most, ways_out(g, f->seat), prompt_id);
    if (has_unlike(g, f->seat)) q->extra |= FREE_ONLY;
    q->who = (uint8_t)(L(SIDE) ? of_side(g, L(SIDE) - 1) : on_side(g, f->seat, SIDE_OFFENSE) ? g->offense : g->defense);
    q->place = g->target;
}

VERB commit_all(game *g, int seat, int cause, int prompt_id)
{
    frame *f = push(g, CORE(flow_commit), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[WHAT] = (int16_t)prompt_id;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

VERB commit_to(game *g, int seat, int side)
{
    frame *f = commit_all(g, seat, BY_RULES, 0);
    f->local[SIDE] = (int16_t)(side + 1);
    return f;
}

VERB commit_some(game *g, int seat, int least, int most)
{
    frame *f = commit_all(g, seat, BY_RULES, 0);
    f->local[AT_LEAST] = (int16_t)least;
    f->local[AT_MOST] = (int16_t)most;
    return f;
}

VERB commit(game *g, int seat) { return commit_all(g, seat, BY_RULES, 0); }

VERB send_from_warp(game *g, int seat, int count, int cause)
{
    frame *f = push(g, CORE(flow_from_warp), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = (int16_t)count;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

FLOW(flow_from_warp)
{
    FLOW_BEGIN;
    if (!may(g, Q_MAY_COME_BACK, f->seat, 0)) RETURN(0);
    move_ships(g, f->seat, L(COUNT), WARP, GATE);
    tell(g, ev, HC_EV_REGAINED, f->seat, NOBODY, L(COUNT), GATE, 0, L(CAUSE));
    RESPOND(W_RETRIEVED, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* Ships that a power lets out of the warp straight into the encounter, besides the others. */
static int most_from_warp(const game *g, int seat)
{
    int most = limit(g, Q_FROM_WARP, seat, 0);
    return most < g->ships[seat][WARP] ? most : g->ships[seat][WARP];
}

static void ask_from_warp(game *g, int seat)
{
    const int least = is_ally(g, seat) && !g->ships[seat][GATE];           /* an ally has at least one in all */
    ask(g, HC_ASK_NUMBER, 1u << seat, numbers(least, most_from_warp(g, seat)), HC_PROMPT_FROM_WARP)->count = (uint8_t)most_from_warp(g, seat);
}

/* One to four ships, or as many as a power says. */
FLOW(flow_commit)
{
    FLOW_BEGIN;
    RESPOND(W_GATHER, f->seat);
    LET_LEAVE(f->seat);
    if (L(CAUSE) == BY_RULES && !L(SIDE) && !L(AT_MOST) && has_part(g, PART_orbits)) CALL(send_from_moons(g, f->seat));
    if (L(CAUSE) == BY_RULES && !L(AT_MOST) && may_send_disc(g, f->seat, commit_place(g, f))) {
        ASK(ask_disc(g, f->seat));
        if (g->answer) send_disc(g, ev, f->seat, commit_place(g, f));
    }
    if (most_ships(g, f->seat, commit_place(g, f))) {
        ASK(ask_ships(g, f));
        SORT_OUT(f->seat, f->seat, HC_PLACES);
        SET(COUNT, g->draft_count);
        SET(WHAT, FROM_TO(0, commit_place(g, f)));
        add_ships_at(g, ev, f->seat, commit_place(g, f), L(CAUSE));
        if (L(COUNT)) RESPOND(W_COMMITTED, f->seat);
    }
    if (!L(SIDE) && most_from_warp(g, f->seat)) {
        ASK(ask_from_warp(g, f->seat));
        SET(COUNT, g->answer);
        if (L(COUNT)) CALL(send_from_warp(g, f->seat, L(COUNT), BY_RULES));
    }
    if (is_ally(g, f->seat) && g->ships[f->seat][GATE] == 1 && most_ships(g, f->seat, GATE)) notice(g, SEEN_STINTING, f->seat);
    SPREAD_NEWS;
    ANSWER_LANDINGS;
    RETURN(g->ships[f->seat][commit_place(g, f)]);
    FLOW_END;
}

FLOW(flow_gather)
{
    FLOW_BEGIN;
    CALL(commit(g, g->offense));
    RETURN(g->result || has_paper(g, g->offense) ? 0 : HC_END_NO_SHIPS);
    FLOW_END;
}
