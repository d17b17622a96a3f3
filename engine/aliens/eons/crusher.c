/* Crusher - makes one ship of many. */
#include "rules.h"

enum { WHOM, WHOSE, THIS_ONE };

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

/* Against the Crusher; of who is on both sides, what stands there. */
static int place_against(const game *g, int by, int seat) { return ships_place_on(g, seat, !side_of(g, by)); }

static bool can_be_crushed(const game *g, int by, int seat)
{
    return seat != by && on_side(g, seat, !side_of(g, by)) && can_bundle(g, seat, place_against(g, by, seat));
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
        if (can_be_crushed(g, f->seat, s)) crush(g, ev, f->seat, s, place_against(g, f->seat, s), L(SOURCE));
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

static bool is_stack_of(const game *g, int i, int seat)
{
    return g->unit[i].seat == seat + 1 && g->unit[i].kind == HC_UNIT_BUNDLE;
}

static unsigned crushed(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        for (int i = 0; i < HC_UNITS; i++) if (s != seat && is_stack_of(g, i, s)) set |= 1u << s;
    return set;
}

static void release(game *g, events *ev, int p, int i, int cause)
{
    free_captives(g, ev, i, g->unit[i].place, cause);
    g->power[p].tokens++;
}

static bool are_any_crushed(const game *g, const frame *f) { return crushed(g, f->seat) != 0; }

/* The stacks that are offered, as bits: as many as a local has. */
enum { OFFERED_MOST = 16 };

static unsigned stacks_of(const game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < HC_UNITS && i < OFFERED_MOST; i++) if (is_stack_of(g, i, seat)) set |= 1u << i;
    return set;
}

static void ask_stack(game *g, const frame *f, int owner, int i)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), THIS_ONE);
    q->who = (uint8_t)owner;
    q->place = g->unit[i].place;
    q->count = (uint8_t)(captives_under(g, i) + 1);
}

static void release_agreed(game *g, events *ev, const frame *f, int owner, unsigned stacks)
{
    for (unsigned left = stacks & stacks_of(g, owner); left; left &= left - 1) release(g, ev, L(SOURCE), __builtin_ctz(left), L(SOURCE));
}

/* For whatever its owner could give in a deal, or for taking cards out of the Crusher's hand. Of several stacks it says which. */
static FLOW(sell_freedom)
{
    enum { OWNER = MINE, STACKS, AT };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, crushed(g, f->seat), WHOSE));
    SET(OWNER, g->answer);
    SET(STACKS, 0);
    for (L(AT) = 0; L(AT) < OFFERED_MOST; L(AT)++) {
        if (!(stacks_of(g, L(OWNER)) >> L(AT) & 1)) continue;
        g->answer = 1;
        if (count_bits(stacks_of(g, L(OWNER))) > 1) ASK(ask_stack(g, f, L(OWNER), L(AT)));
        if (g->answer) SET(STACKS, L(STACKS) | 1 << L(AT));
    }
    if (!L(STACKS)) RETURN(0);
    CALL(haggle(g, f, L(OWNER), SERVICE_AND_CARDS, false));
    if (g->result) release_agreed(g, ev, f, L(OWNER), (uint16_t)L(STACKS));
    FLOW_END;
}

static void let_all_go(game *g, events *ev, int p)
{
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat && g->unit[i].kind == HC_UNIT_BUNDLE) release(g, ev, p, i, BY_RULES);
}

static FLOW(let_go)
{
    FLOW_BEGIN;
    let_all_go(g, ev, L(SOURCE));
    FLOW_END;
}

/* ---- the wild flare ------------------------------------------------------------------------------------------------ */

static int as_one(const sum *s, const effect *e, int seat, int worth)
{
    return seat == opponent(s->g, e->by) && ships_in(s->g, seat) > 1 ? 1 : worth;
}
static int counts_one(const sum *s, const effect *e, int seat, int ships) { return seat == opponent(s->g, e->by) && ships > 1 ? 1 : ships; }

static bool has_several(const game *g, const frame *f) { return ships_in(g, opponent(g, f->seat)) > 1; }

const sheet alien_crusher = {
    .name = "Crusher", .power_name = "to Crush", .summary = "Turns many {ships} into one", .box = HC_BOX_EONS, .alert = YELLOW,
    .history = "It calls this tidying up.",
    .prompt = PROMPTS([WHOM] = { "crush", "Whose {ships} in the {warp} do you crush?", { 0 } }, [WHOSE] = { "release", "Whose crushed {ships} do you offer to release?", { 0 } },
                [THIS_ONE] = { "this-stack", "Is this stack among them?", { "no", "yes" } }),
    .form = FORMS({ .editions = IN_FFG, .colour = true, .layout = pack_crushers, .leave = let_all_go,
        .begins = "Put the {ships} of a colour that nobody plays on this sheet: they are crusher {ships}.",
        .text = { "As a main player, before cards are chosen, you may crush the {ships} of your opponent and of their allies: those of each player become one {ship}, with one of your crusher {ships} on top, and still belong to their owner. The stack moves and counts as one {ship} in every way, even in the {warp}, and cannot be crushed again.\n\n"
                  "When any of your {ships} go to the {warp}, you may crush the {ships} of one other player there.\n\n"
                  "When the alliances are settled, you may offer to release crushed {ships} of a player, for whatever that player could give in a deal, or if that player takes cards from your hand. When you lose this power or the sheet leaves the game, all are released.",
                  "As a main player, when cards are chosen and not yet revealed, you may let all {ships} of your opponent in the {encounter} count as one, for the total, {compensation} and {rewards}.",
                  "When you lose {ships} to the {warp}, each of them may crush the {ships} of another player there." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = crush_side, .when = can_crush },
                             { W_LOST, AS_ANYONE | OWN, MAY, .flow = crush_in_warp, .when = can_crush_in_warp },
                             { W_ALLIED, AS_ANYONE, MAY, .flow = sell_freedom, .when = are_any_crushed },
                             { W_POWER_LOST, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | EACH_TIME | SILENT, .flow = let_go }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .when = has_several,
                              .modify = { { Q_WORTH, as_one }, { Q_LOSS, counts_one }, { Q_REWARDED, counts_one } } }),
        .hook[SUPER] = HOOKS({ W_LOST, AS_ANYONE | OWN, MAY, .flow = crush_many, .when = can_crush_in_warp }) }),
};
