/* Crusher - makes one ship of many. */
#include "rules.h"

enum { WHOM, WHOSE, PRICE, PAYS };

/* Crusher ships are tokens on the sheet, of a colour that nobody plays. */
static void pack_crushers(game *g, int p)
{
    take_colour(g, g->power[p].owner);
    g->power[p].tokens = (uint8_t)ships_each(g);
}

static int sheet_of_crusher(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_crusher) return p;
    return -1;
}

static bool has_crushers(const game *g, int seat) { return sheet_of_crusher(g, seat) >= 0 && g->power[sheet_of_crusher(g, seat)].tokens; }

static void crush(game *g, events *ev, int by, int seat, int place, int cause)
{
    if (!has_crushers(g, by) || !can_bundle(g, seat, place)) return;
    g->power[sheet_of_crusher(g, by)].tokens--;
    bundle(g, ev, seat, place, cause);
}

/* ---- in the encounter ------------------------------------------------------------------------------------------ */

static bool can_be_crushed(const game *g, int by, int seat)
{
    return takes_part(g, seat) && !on_side(g, seat, side_of(g, by)) && can_bundle(g, seat, ships_place(g, seat));
}

static bool can_crush(const game *g, const frame *f)
{
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= can_be_crushed(g, f->seat, s);
    return any && has_crushers(g, f->seat);
}

static FLOW(crush_side)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->players; i++) {
        int s = clockwise(g, opponent(g, f->seat), i);
        if (can_be_crushed(g, f->seat, s)) crush(g, ev, f->seat, s, ships_place(g, s), L(SOURCE));
    }
    FLOW_END;
}

/* ---- in the warp ------------------------------------------------------------------------------------------------ */

static unsigned in_warp(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && can_bundle(g, s, WARP)) set |= 1u << s;
    return has_crushers(g, seat) ? set : 0;
}

static bool can_crush_in_warp(const game *g, const frame *f) { return to_of(f) == WARP && in_warp(g, f->seat); }

static FLOW(crush_in_warp)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, in_warp(g, f->seat), WHOM));
    crush(g, ev, f->seat, g->answer, WARP, L(SOURCE));
    FLOW_END;
}

static void ask_whom_all(game *g, const frame *f)
{
    int most = count_bits(in_warp(g, f->seat)), crushers = g->power[sheet_of_crusher(g, f->seat)].tokens;
    if (most > L(COUNT)) most = L(COUNT);
    by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, most < crushers ? most : crushers, in_warp(g, f->seat), WHOM), f);
}

static FLOW(crush_many)
{
    FLOW_BEGIN;
    ASK(ask_whom_all(g, f));
    for (int i = 0; i < g->draft_count; i++) crush(g, ev, f->seat, g->draft[i], WARP, L(SOURCE));
    clear_draft(g);
    FLOW_END;
}

/* ---- releasing them ---------------------------------------------------------------------------------------------- */

static unsigned crushed(const game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < HC_UNITS; i++) {
        const unit *u = g->unit + i;
        if (u->seat && u->kind == HC_UNIT_BUNDLE && u->seat != seat + 1) set |= 1u << (u->seat - 1);
    }
    return set;
}

static void release(game *g, events *ev, int p, unsigned seats, int cause)
{
    for (int i = 0; i < HC_UNITS; i++) {
        bool theirs = g->unit[i].seat && g->unit[i].kind == HC_UNIT_BUNDLE && seats >> (g->unit[i].seat - 1) & 1;
        if (!theirs) continue;
        free_captives(g, ev, i, g->unit[i].place, cause);
        g->power[p].tokens++;
    }
}

static bool are_any_crushed(const game *g, const frame *f) { return crushed(g, f->seat) != 0; }

/* For so many cards out of its owner's hand, drawn blindly, if the owner agrees. */
static FLOW(sell_freedom)
{
    enum { OWNER = MINE, CARDS };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, crushed(g, f->seat), WHOSE));
    SET(OWNER, g->answer);
    SET(CARDS, count_cards(g, IN_HAND + L(OWNER), C_ANY));
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, L(CARDS) < 8 ? L(CARDS) : 8), PRICE));
    SET(CARDS, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(CARDS), PRICE, 0, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(OWNER), choices(2), PAYS)->count = (uint8_t)L(CARDS));
    tell(g, ev, HC_EV_CHOICE, L(OWNER), NOBODY, g->answer, PAYS, 0, L(SOURCE));
    if (!g->answer) RETURN(0);
    for (int i = 0; i < L(CARDS); i++) take_at_random(g, ev, L(OWNER), f->seat, L(SOURCE));
    release(g, ev, L(SOURCE), 1u << L(OWNER), L(SOURCE));
    FLOW_END;
}

static void let_all_go(game *g, events *ev, int p) { release(g, ev, p, everybody(g), BY_RULES); }

/* ---- the wild flare ------------------------------------------------------------------------------------------------ */

static int as_one(const sum *s, const effect *e, int seat, int worth)
{
    return seat == opponent(s->g, e->by) && ships_in(s->g, seat) > 1 ? 1 : worth;
}
static int one_lost(const sum *s, const effect *e, int seat, int lost) { return seat == opponent(s->g, e->by) && lost > 1 ? 1 : lost; }

static bool has_several(const game *g, const frame *f) { return ships_in(g, opponent(g, f->seat)) > 1; }

const sheet alien_crusher = {
    .name = "Crusher", .power_name = "to Crush", .summary = "Makes one {ship} of many", .box = HC_BOX_EONS, .alert = YELLOW,
    .history = "It calls this tidying up.",
    .prompt = PROMPTS([WHOM] = { "crush", "Whose {ships} in the {warp} do you crush?", { 0 } }, [WHOSE] = { "release", "Whose crushed {ships} do you offer to release?", { 0 } },
                [PRICE] = { "price", "How many cards do you want for it?", { 0 } },
                [PAYS] = { "pay", "Do you pay what the Crusher wants? Then your crushed {ships} are released.", { "keep them", "pay" } }),
    .form = FORMS({ .editions = IN_FFG, .colour = true, .layout = pack_crushers, .leave = let_all_go,
        .begins = "Put the {ships} of a colour that nobody plays on this sheet: they are crusher {ships}.",
        .text = { "As a main player, before cards are chosen, you may crush the {ships} of your opponent and of their allies: those of each player become one {ship}, with one of your crusher {ships} on top, "
                  "and stay its owner's. It moves and counts as one {ship} in every way, also in the {warp}, and cannot be crushed again.\n\n"
                  "When any of your {ships} go to the {warp}, you may crush the {ships} of one other player there.\n\n"
                  "When the alliances are settled, you may offer to release what you have crushed of a player, for cards drawn from that player's hand. When this sheet leaves the game, all are released.",
                  "As a main player, when cards are chosen and not yet revealed, you may let all {ships} of your opponent in the {encounter} count as one, for the total and for {compensation}.",
                  "When you lose {ships} to the {warp}, each of them may crush the {ships} of another player there." },
        .note = "The price of a release is cards: other things that a deal could give are not offered for it.",
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = crush_side, .when = can_crush },
                             { W_LOST, AS_ANYONE | OWN, MAY, .flow = crush_in_warp, .when = can_crush_in_warp },
                             { W_ALLIED, AS_ANYONE, MAY, .flow = sell_freedom, .when = are_any_crushed }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .when = has_several, .modify = { { Q_WORTH, as_one }, { Q_LOSS, one_lost } } }),
        .hook[SUPER] = HOOKS({ W_LOST, AS_ANYONE | OWN, MAY, .flow = crush_many, .when = can_crush_in_warp }) }),
};
