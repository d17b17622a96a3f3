/* The Qax - who is invited with it has to come. */
#include "rules.h"

enum { WHOM, WHICH, MOST = 4 };

static int spare_ships(const game *g, int seat) { return ships_on_colonies(g, seat) - count_bits(colonies(g, seat)); }

static uint64_t guests(const game *g, int seat)
{
    uint64_t set = 0;
    bool may = limit(g, Q_INVITES, seat, 1);
    for (int s = 0; s < g->players; s++)
        if (may && !is_main(g, s) && g->side[s] == SIDE_NONE && !(g->barred >> s & 1) && spare_ships(g, s) > 0) set |= 1ull << s;
    return set;
}

static bool there_is_a_guest(const game *g, const frame *f) { return guests(g, f->seat) != 0; }

/* As many as it can: what limits the ships of an ally limits these. */
static void ask_ships(game *g, const frame *f, int guest)
{
    int allowed = limit(g, Q_SHIP_LIMIT, guest, MOST), most = (allowed < MOST ? allowed : MOST) - g->ships[guest][GATE];
    int n = spare_ships(g, guest) < most ? spare_ships(g, guest) : most;
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, guest, n, n, colonies(g, guest), WHICH), f);
    q->extra |= SPARING;
    q->count = (uint8_t)n;
}

static FLOW(summon)
{
    enum { GUEST = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, guests(g, f->seat), WHOM));
    SET(GUEST, g->answer);
    g->invited[g->side[f->seat]] |= (uint8_t)(1u << L(GUEST));
    tell(g, ev, HC_EV_INVITED, f->seat, L(GUEST), g->side[f->seat], 0, 0, L(SOURCE));
    g->side[L(GUEST)] = g->side[f->seat];
    RESPOND(W_GATHER, L(GUEST));
    ASK(ask_ships(g, f, L(GUEST)));
    join_side(g, ev, L(GUEST), g->side[f->seat], L(SOURCE));
    g->answered_ally |= (uint8_t)(1u << L(GUEST));
    hand_over_tech(g, ev, f->seat, L(GUEST), CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    FLOW_END;
}

const sheet card_qax = {
    .name = "The Qax", .summary = "Makes a player join its owner",
    .prompt = { { "qax", "Whom do you invite with The Qax?", { 0 } },
                { "qax-ships", "The Qax makes you join. Which {ships} do you send?", { 0 } } },
    .form = { { .editions = IN_FFG, .research = 4,
        .text = { "As a main player, when you invite allies, give this to a player whom you invite with it: that player must join you with four {ships}, or as many as possible "
                  "without giving up a {colony}. The new owner may later pass it on in the same way, without researching it." },
        .hook[POWER] = { { W_INVITE, AS_MAIN | OWN, MAY | TECH_STAYS, .flow = summon, .when = there_is_a_guest } } } },
};
