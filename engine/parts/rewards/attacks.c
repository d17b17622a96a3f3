/* attacks.c - attack cards of their own: two numbers, or a text. */
#include "rules.h"

#define VARIABLE(id, title, other, says) \
    const sheet card_##id = { .box = HC_BOX_DOMINION, .name = title, .summary = "Another number after a hazard warning", \
        .form = FORMS({ .editions = IN_FFG, .warned = other, .text = { says } }) }

VARIABLE(attack_02_20, "02/20", 20, "An attack of 2. If a hazard warning was drawn in this {encounter}, it is a 20 from the moment it is turned up.");
VARIABLE(attack_03_30, "03/30", 30, "An attack of 3. If a hazard warning was drawn in this {encounter}, it is a 30 from the moment it is turned up.");
VARIABLE(attack_12_21, "12/21", 21, "An attack of 12. If a hazard warning was drawn in this {encounter}, it is a 21 from the moment it is turned up.");
VARIABLE(attack_21_12, "21/12", 12, "An attack of 21. If a hazard warning was drawn in this {encounter}, it is a 12 from the moment it is turned up.");

static bool is_mine(const game *g, const frame *f) { return is_main(g, f->seat) && clause_stands(g, f->seat, L(SOURCE)); }

/* ---- Overkill --------------------------------------------------------------------------------------------------------- */

static bool faces_morph(const game *g, int seat)
{
    const int card = played_card(g, opponent(g, seat));
    return card < HC_CARDS && g->kind[card] == HC_CARD_MORPH;
}

/* Not if it counts as none, or for nothing. */
static int overkill(const sum *s, const effect *e, int about, int winner)
{
    (void)about;
    if (winner != SIDE_NONE || !is_main(s->g, e->by) || !clause_stands(s->g, e->by, e->source)) return winner;
    if (s->out->face[side_of(s->g, e->by)] <= 0) return winner;
    return faces_morph(s->g, e->by) ? BOTH_LOST : side_of(s->g, e->by);
}

/* An opponent that has negotiated is compensated anyway. */
static bool owes_cards(const game *g, const frame *f)
{
    return is_mine(g, f) && fights_for(g, f->seat, g->winner) && g->now.losing[opponent(g, f->seat)] && is_attack(g, !side_of(g, f->seat));
}

static FLOW(compensate_other)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->now.losing[opponent(g, f->seat)]; L(AT)++)
        if (g->count[IN_HAND + f->seat]) CALL(take_blindly(g, opponent(g, f->seat), f->seat, true, BY_COMPENSATION));
    FLOW_END;
}

const sheet card_overkill = {
    .box = HC_BOX_ODYSSEY, .piece = HC_CARD_CLAUSE, .name = "Overkill", .summary = "Beats everything but a morph",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "An attack that wins, whatever the totals are, but your opponent is compensated for the {ships} lost. Against a morph both sides lose." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_DECREED, overkill }), { W_RESOLVED, AS_MAIN, BY_CLAUSE, .flow = compensate_other, .when = owes_cards }) }),
};

/* ---- Sneak Attack ------------------------------------------------------------------------------------------------------ */

enum { BY_MUCH = 4, WHERE = 0, HOW_MANY };

static uint64_t other_planets(const game *g, int seat)
{
    return with_room(g, system_of(g, owner_of(g, g->target)) & g->planets & ~colonies(g, seat));
}

static bool wins_by_much(const game *g, const frame *f)
{
    hc_sum s;
    if (!is_mine(g, f) || f->seat != g->offense || g->winner != SIDE_OFFENSE) return false;
    hc_totals(g, &s);
    return s.face[0] > FACE_NONE && s.face[1] > FACE_NONE && s.total[0] >= s.total[1] + BY_MUCH;
}

static FLOW(note_margin)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    FLOW_END;
}

static bool may_sneak(const game *g, const frame *f)
{
    return effect_of(g, L(SOURCE))->remembered && g->target < HC_PLANETS && g->ships[f->seat][g->target] > 1 && other_planets(g, f->seat);
}

static FLOW(sneak)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, other_planets(g, f->seat), WHERE)->extra = CAN_PASS);
    if (g->answer == PASS) RETURN(0);
    SET(PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, g->ships[f->seat][g->target] - 1), HOW_MANY));
    CALL(land_ships(g, f->seat, g->answer, g->target, L(PLANET), L(SOURCE)));
    SETTLE_WIN;
    FLOW_END;
}

const sheet card_sneak_attack = {
    .box = HC_BOX_ODYSSEY, .piece = HC_CARD_CLAUSE, .name = "Sneak Attack", .summary = "An attack of 20 that may take a second planet",
    .prompt = PROMPTS([WHERE] = { "sneak", "On which other planet of the system do you land, too?", { 0 } },
                      [HOW_MANY] = { "sneak-ships", "How many of your {ships} go there?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY,
        .text = { "An attack of 20. If you win as the {offense} by 4 or more, some of your {ships} may land on another planet of that system where you have no {colony}; at least one stays on the target." },
        .hook[POWER] = HOOKS({ W_SETTLED, AS_OFFENSE, BY_CLAUSE | SILENT, .flow = note_margin, .when = wins_by_much },
                             { W_RESOLVED, AS_OFFENSE, BY_CLAUSE, .flow = sneak, .when = may_sneak }) }),
};

/* ---- Burnout ------------------------------------------------------------------------------------------------------------ */

enum { BURNT = 3 };

static FLOW(burn_out)
{
    FLOW_BEGIN;
    CALL(lose_any(g, f->seat, BURNT, L(SOURCE)));
    FLOW_END;
}

const sheet card_burnout = {
    .box = HC_BOX_ODYSSEY, .piece = HC_CARD_CLAUSE, .name = "Burnout", .summary = "An attack of 45 that costs three {ships}",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "An attack of 45. When the {encounter} has been resolved you lose three {ships}, whether you have won or lost." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_MAIN, BY_CLAUSE, .flow = burn_out, .when = is_mine }) }),
};
