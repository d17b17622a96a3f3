/* Hurtz - leases its tokens. */
#include "rules.h"

enum { WHOM, HOW_MANY, PRICE, ACCEPT, FROM_WHERE, HEIR };
enum { YES, NO };
enum { MOST_LEASED = 4, DEAREST = 10 };

/* Remembered: who leases, plus one. The tokens are on the sheet. */
static int lessee(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered - 1; }
static int leased(const game *g, int p) { return g->ships[effect_of(g, p)->by][ON_SHEET + p]; }

static uint64_t customers(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && takes_part(g, s) && ships_in(g, s) && lucre_of(g, s)) set |= 1ull << s;
    return set;
}

static bool can_lease(const game *g, const frame *f) { return customers(g, f->seat) && ships_to_send(g, f->seat); }

static uint64_t numbers_to_lease(const game *g, int seat)
{
    int have = ships_to_send(g, seat);
    return numbers(1, have < MOST_LEASED ? have : MOST_LEASED);
}

static void ask_from_where(game *g, const frame *f)
{
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, L(COUNT), L(COUNT), ways_out(g, f->seat), FROM_WHERE), f);
}

static FLOW(lease)
{
    enum { FEE = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, customers(g, f->seat), WHOM));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers_to_lease(g, f->seat), HOW_MANY));
    SET(COUNT, g->answer);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, lucre_of(g, L(WHO)) < DEAREST ? lucre_of(g, L(WHO)) : DEAREST), PRICE));
    SET(FEE, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(COUNT), HOW_MANY, 0, L(SOURCE));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(FEE), PRICE, 0, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), ACCEPT)->count = (uint8_t)L(FEE));
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, ACCEPT, 0, L(SOURCE));
    if (g->answer == NO) RETURN(0);
    give_lucre(g, ev, L(WHO), f->seat, L(FEE), L(SOURCE));
    LET_LEAVE(f->seat);
    ASK(ask_from_where(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    drafted_to_sheet(g, ev, f->seat, L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(WHO) + 1);
    SPREAD_NEWS;
    FLOW_END;
}

static int count_leased(const sum *s, const effect *e, int side, int total)
{
    return e->remembered && on_side(s->g, e->remembered - 1, side) ? total + leased(s->g, e->source) : total;
}

static bool is_time_to_return(const game *g, const frame *f) { return lessee(g, f) >= 0 && leased(g, L(SOURCE)); }

static bool has_lost_them(const game *g, int seat) { return g->winner == BOTH_LOST || (takes_part(g, seat) && g->winner == !side_of(g, seat)); }

/* Lost tokens go to the Warp as its own, and are paid for. */
static FLOW(take_back)
{
    enum { LESSOR = MINE };
    FLOW_BEGIN;
    SET(WHO, lessee(g, f));
    SET(COUNT, leased(g, L(SOURCE)));
    SET(LESSOR, effect_of(g, L(SOURCE))->by);
    effect_for(g, L(SOURCE))->remembered = 0;
    if (has_lost_them(g, L(WHO))) {
        give_lucre(g, ev, L(WHO), L(LESSOR), L(COUNT), L(SOURCE));
        if (!spend_super(g, ALIEN_hurtz)) {
            CALL(send_to_warp(g, L(LESSOR), L(COUNT), ON_SHEET + L(SOURCE), L(SOURCE)));
            RETURN(0);
        }
    }
    CALL(return_ships(g, L(LESSOR), L(COUNT), ON_SHEET + L(SOURCE), L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static uint64_t others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

static bool has_a_power_to_lease(const game *g, const frame *f)
{
    int p = power_of(g, f->seat);
    return p >= 0 && !is_bound(g, p) && g->power[p].owner == f->seat;
}

static void switch_off_others(game *g, int seat, int but)
{
    FOR_POWERS_OF(p, g, seat) if (p != but) switch_off(g, p);
}

static FLOW(lease_power)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), HEIR));
    SET(WHO, g->answer);
    SET(MINE, power_of(g, f->seat));
    CALL(haggle(g, f, L(WHO), SERVICE, false));
    if (!g->result) RETURN(0);
    switch_off_others(g, L(WHO), -1);
    borrow_power(g, ev, L(MINE), L(WHO), L(SOURCE));
    FLOW_END;
}

static bool has_leased(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_hurtz);
    return p >= 0 && leased(g, p) && effect_of(g, p)->remembered && has_lost_them(g, effect_of(g, p)->remembered - 1);
}

const sheet alien_hurtz = {
    .name = "Hurtz", .power_name = "to Lease", .summary = "Leases its {ships}", .box = HC_BOX_ODYSSEY,
    .history = "Return it with a full tank.",
    .told = TOLD({ "<Seat> [takes] the lease.", ACCEPT, 0 }, { "<Seat> [declines] the lease.", ACCEPT, 1 },
             { "<Seat> [offers] <a:ship>.", HOW_MANY, 0 }, { "<Seat> [asks] <a> lucre for that.", PRICE, 0 }),
    .prompt = PROMPTS([WHOM] = { "lease", "To whom do you offer your {ships}?", { 0 } }, [HOW_MANY] = { "lease-ships", "How many of your {ships}?", { 0 } },
                [PRICE] = { "lease-price", "For how much lucre?", { 0 } },
                [ACCEPT] = { "take-lease", "Do you lease these {ships} for this {encounter}? If your side loses, each of them costs one more lucre.", { "yes", "no" } },
                [FROM_WHERE] = { "lease-from", "From which {colonies} do they come?", { 0 } },
                [HEIR] = { "lease-power", "To whom do you offer your power?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .needs = PART_lucre + 1, .players_min = 3,
        .text = { "When the alliances are settled, you may offer another player in the {encounter} up to four of your {ships} at a price in lucre. If they pay it, each of these {ships} counts as one for that side until the "
                  "{encounter} is over. If that side wins or makes a deal, they come home; if it loses, they go to the {warp} as yours, and that player pays you one more lucre for each, if they can.",
                  "Before allies are invited, you may offer another player your power until the {encounter} is over, for whatever a deal could give. Whoever accepts has it instead of their own.",
                  "Leased {ships} that are lost come home; they are still paid for." },
        .note = "Only that it rented out {ships} for lucre is remembered: the terms and the super half are ours, the wild half is that of the later form.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ANYONE, MAY, .flow = lease, .when = can_lease, .modify = { { Q_ADDED, count_leased } } },
                         { W_RESOLVED, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = take_back, .when = is_time_to_return }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_ANYONE, MAY, .flow = lease_power, .when = has_a_power_to_lease }),
        .hook[SUPER] = HOOKS({ W_OUTCOME, AS_ANYONE, MAY, .when = has_leased }) }),
};
