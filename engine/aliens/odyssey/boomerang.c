/* Boomerang - its fleet waits on the sheet, and wins by coming back. */
#include "rules.h"

enum { HOW_MANY, WHERE };
enum { AT_A_TIME = 3, HOME_TO_WIN = 3 };

/* One ship stays on each planet. `number` says that the fleet has been on this sheet: who gets the sheet without it has nothing to bring back. */
static void gather_fleet(game *g, int p)
{
    int seat = g->power[p].holder;
    for (uint64_t left = system_of(g, seat); left; left &= left - 1) {
        int planet = __builtin_ctzll(left);
        if (g->ships[seat][planet] > 1) gather_on_sheet(g, p, g->ships[seat][planet] - 1, planet);
    }
    g->power[p].number = 1;
}

/* Planet by planet, as evenly as possible; who has none loses them with the sheet. */
static void scatter_fleet(game *g, events *ev, int p)
{
    bring_home_from_sheet(g, ev, p, g->power[p].owner);
}

static int fleet(const game *g, int p, int seat) { return g->ships[seat][ON_SHEET + p]; }

static bool has_fleet(const game *g, const frame *f) { return fleet(g, L(SOURCE), f->seat) > 0 && L(COUNT) > 0 && is_rule(L(CAUSE)); }

static void ask_how_many(game *g, const frame *f)
{
    int most = fleet(g, L(SOURCE), f->seat);
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, most < AT_A_TIME ? most : AT_A_TIME), HOW_MANY)->count = (uint8_t)most;
}

/* Nobody's ships are left on the sheet. */
static bool is_back(const game *g, const frame *f)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += fleet(g, L(SOURCE), s);
    return !n && g->power[L(SOURCE)].number && home_colonies(g, f->seat) >= HOME_TO_WIN && may(g, Q_MAY_WIN, f->seat, 0);
}

static FLOW(send)
{
    FLOW_BEGIN;
    ASK(ask_how_many(g, f));
    send_from_sheet(g, ev, L(SOURCE), g->answer, to_of(f), L(SOURCE));
    if (is_back(g, f)) CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

static FLOW(win)
{
    FLOW_BEGIN;
    CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

static int at_home_too(const sum *s, const effect *e, int seat, int value)
{
    (void)s;
    return seat == e->by ? 1 : value;
}

/* ---- the flare ------------------------------------------------------------------------------------------ */

static int homeward(const sum *s, const effect *e, int seat, int value)
{
    (void)s;
    return seat == e->by ? 1 : value;
}

static bool can_go_home(const game *g, const frame *f) { return heads_for_warp(g, f) && colonies_left(g, f); }

static int my_sheet(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_boomerang) return p;
    return 0;
}

static uint64_t home(const game *g, int seat) { return colonies(g, seat) & system_of(g, seat); }
static bool can_land_one(const game *g, const frame *f) { return fleet(g, my_sheet(g, f->seat), f->seat) > 0 && home(g, f->seat); }

static FLOW(land_one)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, home(g, f->seat), WHERE));
    CALL(land_ships(g, f->seat, 1, ON_SHEET + my_sheet(g, f->seat), g->answer, L(SOURCE)));
    FLOW_END;
}

/* ---- the oldest form: it strikes back before it is hit --------------------------------------------------------------- */

static bool can_strike(const game *g, const frame *f) { return can_strike_first(g) && ships_to_send(g, f->seat) > 0; }

static FLOW(strike)
{
    FLOW_BEGIN;
    strike_first(g, f->seat);
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

static bool has_struck(const game *g, const frame *f)
{
    bool follows = g->waiting[0] && g->against[0] != NOBODY && g->against[0] & BEGUN_AGAIN;
    return is_extra_of(g, STRIKES_BACK) && follows && power_at_work(g, f->seat, ALIEN_boomerang) >= 0;
}

static FLOW(end_it_there)
{
    FLOW_BEGIN;
    give_up_what_waits(g);
    FLOW_END;
}

const sheet alien_boomerang = {
    .name = "Boomerang", .power_name = "to Return", .summary = "Wins by coming back", .alert = RED, .box = HC_BOX_ODYSSEY,
    .history = "It has left for good eleven times so far.",
    .prompt = PROMPTS([HOW_MANY] = { "from-sheet", "How many {ships} do you send from your sheet?", { 0 } },
                [WHERE] = { "land", "Where does the {ship} from your sheet land?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .setup = gather_fleet, .leave = scatter_fleet,
        .begins = "All your {ships} but one on each home planet wait on your sheet.",
        .text = { "As the {offense} or an ally, when you send at least one {ship} from a {colony} into the {encounter}, you may send up to three {ships} from your sheet as well. If none is left "
                  "on your sheet and you have {colonies} on at least three planets of your home system, you win; you may also win in the usual way. With a wild destiny card you may "
                  "choose your own system and drive out a foreign {colony}, even when your sheet lies face down. If your sheet leaves the game, your {ships} on it return to your {colonies}.",
                  "As a main player or ally, you may play this when your {ships} would be lost to the {warp}. They, and all others that you would lose in this {encounter}, return to your {colonies}.",
                  "In each of your regroup phases, you may move one {ship} from your sheet to a home {colony}." },
        .hook[POWER] = HOOKS({ W_COMMITTED, AS_OFFENSE | AS_ALLY | OWN, MAY, .flow = send, .when = has_fleet },
                         { W_START_TURN, AS_ANYONE, MUST | FREE, .flow = win, .when = is_back },
                         { W_COLONY_GAINED, AS_ANYONE | OWN, MUST | FREE, .flow = win, .when = is_back },
                         { W_RETRIEVED, AS_ANYONE | OWN, MUST | FREE, .flow = win, .when = is_back },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE, .flow = win, .when = is_back },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_LOST, .modify = { { Q_WILD_AT_HOME, at_home_too } } }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_INVOLVED | OWN, MAY, .when = can_go_home, .modify = { { Q_HOMEWARD, homeward } } }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = land_one, .when = can_land_one }) },
              { .editions = IN_EON | IN_CLASSIC, .not_with = ALIEN_insect, .power_name = "to Strike Back", .summary = "Strikes first at whoever comes",
        .text = { "As soon as you are to be the {defense}, that {encounter} waits: first you have one as the {offense} against the player who is about to meet you, in their system and without a {destiny_card}. It never earns you a second one. Then the one that waited starts over against you, with whatever target its {offense} likes.",
                  "Whenever {ships} of yours would go to the {warp}, you may send them, and all others that you would lose in this {encounter}, to your {colonies} instead.",
                  "When you have struck back, you may end it there: the {encounter} that waited does not take place, and that player's turn is over." },
        .hook[POWER] = HOOKS({ W_DESTINY, AS_DEFENSE, MUST, .flow = strike, .when = can_strike },
                         { W_AIMED, AS_DEFENSE, MUST, .flow = strike, .when = can_strike }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .when = can_go_home, .modify = { { Q_HOMEWARD, homeward } } }),
        .hook[SUPER] = HOOKS({ W_ENCOUNTER_OVER, AS_OFFENSE, MAY, .flow = end_it_there, .when = has_struck }) }),
};
