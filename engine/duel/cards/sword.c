/* sword.c - the six envoys of the Sword: ships and tactics. Designed here. */
#include "duel/duel.h"

static int retreating(const game *g, int seat)
{
    const int there = ships_there(g, seat), stays = fate_now(g)->flags & SHARED && there ? 1 : 0;
    return there - stays;
}

static bool they_retreat(const game *g, const frame *f) { return in_duel(g) && won_it(g, f->seat) && retreating(g, other_of(f->seat)) > 0; }

static FLOW(hammer)
{
    FLOW_BEGIN;
    CALL(destroy(g, other_of(f->seat), 1, g->target, L(SOURCE)));
    FLOW_END;
}

const sheet card_hammerhand = {
    .name = "Hammerhand", .summary = "One of the loser's retreating {ships} is destroyed", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "When you win a duel and your opponent's {ships} retreat, one of them is destroyed instead." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_CLEANUP, AS_EITHER, MUST | UNPLAYED, .flow = hammer, .when = they_retreat }) }) };

static int harder(const sum *s, const effect *e, int about, int value) { (void)s; return about == e->by ? value + 1 : value; }
static int softer(const sum *s, const effect *e, int about, int value) { (void)s; return about == e->by ? value - 1 : value; }

const sheet card_drillmaster = {
    .name = "Drillmaster", .summary = "Blasts worth 1 more, shields 1 less", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Your blasts are worth 1 more, your shields 1 less." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_TACTICS_SHOWN, AS_EITHER, MUST | UNPLAYED, .modify = { { Q_BLAST, harder }, { Q_SHIELD, softer } } }) }) };

static bool shielded_for_nothing(const game *g, const frame *f)
{
    const tactic *mine = shown_by(g, f->seat), *theirs = shown_by(g, other_of(f->seat));
    return mine && mine->what == SHIELD && !(theirs && theirs->what == BLAST);
}

static FLOW(mend)
{
    FLOW_BEGIN;
    CALL(recover(g, f->seat, 2, true, L(SOURCE)));
    draw_cards(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet card_shieldwright = {
    .name = "Shieldwright", .summary = "{Ships} and a card for a shield that met no blast", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "If you showed a shield and your opponent showed no blast, you may recover up to two {ships} and draw a card." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_TACTICS_DONE, AS_EITHER, MAY | UNPLAYED, .flow = mend, .when = shielded_for_nothing }) }) };

static bool may_tug(const game *g, const frame *f) { return in_duel(g) && sent_by(g, f->seat) && g->ships[f->seat][WARP]; }

static FLOW(tug)
{
    FLOW_BEGIN;
    tow_one(g, ev, f->seat, g->target, L(SOURCE));
    FLOW_END;
}

const sheet card_tugboat = {
    .name = "Tugboat", .summary = "One more {ship}, from the {warp}", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "If you have sent {ships} in this duel, you may send one more to the planet from the {warp}." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ENVOYS_SHOWN, AS_EITHER, MAY | UNPLAYED, .flow = tug, .when = may_tug }) }) };

static int crowd(const sum *s, const effect *e, int about, int value)
{
    const int mine = sent_by(s->g, e->by), theirs = sent_by(s->g, other_of(e->by));
    return about != e->by ? value : mine > theirs ? value + 4 : mine < theirs ? value - 2 : value;
}

static bool is_duel(const game *g, const frame *f) { (void)f; return in_duel(g); }

const sheet card_crowd_lover = {
    .name = "Crowd-Lover", .summary = "+4 for sending more {ships}, -2 for fewer", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "In a duel, if you sent more {ships} than your opponent, add 4 to your clout; if you sent fewer, subtract 2. Only {ships} sent by the dials count." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_SHOWN, AS_EITHER, MUST | UNPLAYED, .when = is_duel, .modify = { { Q_CLOUT, crowd } } }) }) };

const sheet card_wakepilot = {
    .name = "Wakepilot", .summary = "Puts a planet into the {warp}", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "When first turned up: the top planet is put into the {warp}. Whoever has more {ships} there controls it, and {ships} there can be recovered. "
                  "While this envoy is your ally, you may put your destroyed {ships} on it." }, .origin = HC_ORIGIN_OURS }) };
