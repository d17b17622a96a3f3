/* Landlord - keeps the keys. Designed here. */
#include "duel/duel.h"

enum { LEASES = 2, KEYS = 3 };

static uint64_t leased(const game *g, int p) { return planets_in_memory(g, p, 0); }

static int old_keys(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && in_duel(s->g) && leased(s->g, e->source) >> s->g->target & 1 ? value + KEYS : value;
}

static bool can_lease(const game *g, const frame *f)
{
    const uint64_t mine = leased(g, L(SOURCE));
    return was_duel(g) && lost_it(g, f->seat) && count_bits(mine) < LEASES && !(mine >> g->target & 1);
}

static bool comes_home(const game *g, const frame *f) { return was_duel(g) && won_it(g, f->seat) && leased(g, L(SOURCE)) >> g->target & 1; }
static bool has_rent(const game *g, const frame *f) { return (leased(g, L(SOURCE)) & controlled(g, other_of(f->seat))) != 0; }

static FLOW(lease)
{
    FLOW_BEGIN;
    put_planets_in_memory(g, L(SOURCE), 0, leased(g, L(SOURCE)) | 1ull << g->target);
    tell(g, ev, HC_EV_CHOSE_PLANET, f->seat, NOBODY, g->target, 0, 0, L(SOURCE));
    FLOW_END;
}

static FLOW(take_back)
{
    FLOW_BEGIN;
    put_planets_in_memory(g, L(SOURCE), 0, leased(g, L(SOURCE)) & ~(1ull << g->target));
    FLOW_END;
}

static FLOW(rent)
{
    FLOW_BEGIN;
    for (SET(COUNT, count_bits(leased(g, L(SOURCE)) & controlled(g, other_of(f->seat)))); L(COUNT) > 0; SET(COUNT, L(COUNT) - 1)) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0));
        if (g->answer) draw_cards(g, ev, f->seat, 1, L(SOURCE));
        else CALL(recover(g, f->seat, 1, false, L(SOURCE)));
    }
    FLOW_END;
}

const sheet alien_landlord = {
    .name = "Landlord", .power_name = "to Let", .summary = "Takes rent for planets it has lost", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "rent", "What rent do you take?", { "Recover a {ship}", "Draw a card" } }),
    .memory = 8, .memo = MEMOS({ "leased", HC_MEMO_PLANETS, 0, 0 }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "You have two lease markers. Lease: after you lose a duel, you may put one on that planet; take it back when you win there. Rent: before each refresh card, for each leased planet that your opponent controls, recover a {ship} or draw a card. Old Keys: add 3 to your clout in a duel over a leased planet." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_CLOUT, old_keys } } },
                             { W_DUEL_OVER, AS_EITHER, MAY, .flow = lease, .when = can_lease },
                             { W_DUEL_OVER, AS_EITHER, MUST | FREE, .flow = take_back, .when = comes_home },
                             { W_REFRESH_DUE, AS_EITHER, MUST, .flow = rent, .when = has_rent }) }),
};
