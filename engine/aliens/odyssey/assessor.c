/* Assessor - takes a token of whoever sends several into a challenge. */
#include "rules.h"

enum { TAXED = 2, TAXED_TWICE = 3 };

static bool is_taxed(const game *g, const frame *f) { return L(COUNT) >= TAXED && g->ships[L(WHO)][to_of(f)] >= TAXED; }

/* Those on the sheet are on no base, in no Warp and in no challenge; in deals they may be let go. */
static FLOW(assess)
{
    FLOW_BEGIN;
    SET(MINE, to_of(f));
    CALL(capture_on_sheet(g, L(WHO), L(COUNT) >= TAXED_TWICE && spend_super(g, ALIEN_assessor) ? 2 : 1, L(MINE), L(SOURCE), L(SOURCE)));
    FLOW_END;
}

/* Of the use that is being answered: how many were sent. */
static int sent_now(const game *g, int p)
{
    for (int i = g->depth - 1; i >= 0; i--) if (g->stack[i].flow == CORE(flow_act) && g->stack[i].local[SOURCE] == p) return g->stack[i].local[COUNT];
    return 0;
}

static bool i_tax_three(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_assessor) && sent_now(g, L(WHAT)) >= TAXED_TWICE; }

/* ---- the flare: whoever lives with it pays -------------------------------------------------------------------- */

static unsigned tenants(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && colonies(g, s) & system_of(g, seat) && g->count[IN_HAND + s]) set |= 1u << s;
    return set;
}

static bool has_tenants(const game *g, const frame *f) { return tenants(g, f->seat); }

static FLOW(collect_rent)
{
    FLOW_BEGIN;
    for (int i = 1; i < g->players; i++) {
        int s = clockwise(g, f->seat, i);
        if (tenants(g, f->seat) >> s & 1) take_at_random(g, ev, s, f->seat, L(SOURCE));
    }
    FLOW_END;
}

const sheet alien_assessor = {
    .name = "Assessor", .power_name = "of Taxation", .summary = "Takes a {ship} of whoever sends several", .box = HC_BOX_ODYSSEY,
    .history = "Two things are certain. It handles the second.",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .ransoms = true, .deals_captives = true,
        .text = { "Whenever another player sends two or more {ships} into an {encounter} at once, one of them goes onto this sheet. There it counts for nothing. It goes home only as part of a deal between you and its owner.",
                  "As the {defense}, when the {gate} is aimed, you may take a card at random from every player with a {colony} in your home system.",
                  "When three or more {ships} are sent at once, you may take two." },
        .note = "That it took {ships} for the use of the {gate} and dealt for them is known; from how many on, and the super half, are ours; the wild half is that of the later form.",
        .hook[POWER] = HOOKS({ W_COMMITTED, AS_ANYONE | OTHERS, MUST, .flow = assess, .when = is_taxed }),
        .hook[WILD] = HOOKS({ W_AIMED, AS_DEFENSE, MAY, .flow = collect_rent, .when = has_tenants }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_tax_three }) }),
};
