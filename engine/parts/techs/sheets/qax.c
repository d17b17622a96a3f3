/* The Qax - who is invited with it has to come. */
#include "rules.h"

enum { WHOM, WHICH };

static uint64_t guests(const game *g, int seat)
{
    uint64_t set = 0;
    bool invites = may(g, Q_MAY_INVITE, seat, 0);
    for (int s = 0; s < g->players; s++)
        if (invites && !is_main(g, s) && !takes_part(g, s) && !(g->now.barred >> s & 1) && ships_to_spare(g, s) > 0 &&
            may_side_with(g, s, side_of(g, seat))) set |= 1ull << s;
    return set;
}

static bool there_is_a_guest(const game *g, const frame *f) { return guests(g, f->seat) != 0; }

static FLOW(summon)
{
    enum { GUEST = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, guests(g, f->seat), WHOM));
    SET(GUEST, g->answer);
    summon_ally(g, ev, f->seat, L(GUEST), L(SOURCE));
    CALL(commit_all(g, L(GUEST), L(SOURCE), WHICH));
    tell(g, ev, HC_EV_JOINED, L(GUEST), f->seat, side_of(g, f->seat), g->ships[L(GUEST)][GATE], 0, L(SOURCE));
    hand_over_tech(g, ev, f->seat, L(GUEST), L(SOURCE), L(SOURCE));
    FLOW_END;
}

const sheet card_qax = {
    .piece = HC_CARD_TECH, .name = "The Qax", .summary = "Makes a player join its owner",
    .prompt = PROMPTS({ "qax", "Whom do you invite with The Qax?", { 0 } },
                { "qax-ships", "The Qax makes you join. Which {ships} do you send?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 4,
        .text = { "As a main player, when you invite allies, give this to a player whom you invite with it: that player must join you with four {ships}, or as many as possible "
                  "without giving up a {colony}. The new owner may later pass it on in the same way, without researching it." },
        .hook[POWER] = HOOKS({ W_INVITE, AS_MAIN | OWN, MAY | PIECE_STAYS, .flow = summon, .when = there_is_a_guest }) }),
};
