/* Citadel - attack cards beside planets, which strengthen their defense. A card on display whose
 * tag is a planet is a citadel; it belongs to the sheet, whoever holds that. */
#include "rules.h"

enum { WHERE_TO, WHICH, ADD_OR_SUBTRACT };
enum { BUILT = 1, SUBTRACTS = 2, RAZED = 4 };    /* effect.value: what happened in this encounter */

static bool is_citadel(const game *g, int card)
{
    bool on_display = g->where[card] >= DISPLAY && g->where[card] < UNDER_PIECE;
    return on_display && tag_of(g, card) >= TAG_PLANET && tag_of(g, card) < TAG_PLANET + HC_PLANETS;
}

static int next_citadel(const game *g, int planet, int from)
{
    for (int c = from; c < g->cards && planet != HC_NO_PLANET; c++)
        if (is_citadel(g, c) && tag_of(g, c) == TAG_PLANET + planet) return c;
    return HC_CARDS;
}

static uint64_t all_planets(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) set |= system_of(g, s);
    return set;
}

static bool can_build(const game *g, const frame *f)
{
    return !(effect_of(g, L(SOURCE))->remembered & BUILT) && first_card(g, IN_HAND + f->seat, C_ATTACK) < HC_CARDS;
}

static FLOW(build)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, all_planets(g), WHERE_TO));
    SET(PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = C_ATTACK);
    display_card(g, ev, f->seat, g->answer, TAG_PLANET + L(PLANET), L(SOURCE));
    effect_for(g, L(SOURCE))->remembered |= BUILT;
    FLOW_END;
}

static bool target_has_citadel(const game *g, const frame *f) { (void)f; return next_citadel(g, g->target, 0) < HC_CARDS; }

static FLOW(activate)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered &= ~SUBTRACTS;
    if (spend_super(g, ALIEN_citadel)) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), ADD_OR_SUBTRACT));
        if (g->answer) effect_for(g, L(SOURCE))->remembered |= SUBTRACTS;
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, ADD_OR_SUBTRACT, 0, L(SOURCE));
    }
    FLOW_END;
}

static int fortify(const sum *s, const effect *e, int side, int total)
{
    int strength = 0;
    for (int c = next_citadel(s->g, s->g->target, 0); c < HC_CARDS; c = next_citadel(s->g, s->g->target, c + 1)) strength += attack_value(s->g, c);
    return side != SIDE_DEFENSE ? total : e->remembered & SUBTRACTS ? total - strength : total + strength;
}

static bool must_be_razed(const game *g, const frame *f)
{
    bool lost = g->winner == SIDE_OFFENSE || g->winner == BOTH_LOST;
    return lost && effect_on(g, L(SOURCE)) && !(effect_of(g, L(SOURCE))->remembered & RAZED) && target_has_citadel(g, f);
}

static FLOW(raze)
{
    enum { CARD = MINE };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered |= RAZED;
    for (SET(CARD, next_citadel(g, g->target, 0)); L(CARD) < HC_CARDS; SET(CARD, next_citadel(g, g->target, L(CARD) + 1)))
        CALL(discard(g, f->seat, L(CARD), L(SOURCE)));
    FLOW_END;
}

static void raze_all(game *g, events *ev, int p)
{
    for (int c = 0; c < g->cards; c++) if (is_citadel(g, c)) drop_card(g, ev, g->power[p].holder, c, p);
}

static int add_five(const sum *s, const effect *e, int side, int total) { (void)s, (void)e; return side == SIDE_DEFENSE ? total + 5 : total; }

static bool i_activate(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_citadel); }

const sheet alien_citadel = {
    .name = "Citadel", .power_name = "of Fortification", .summary = "Fortifies planets with attack cards", .alert = RED,
    .history = "It never came out to fight. It never had to.",
    .prompt = PROMPTS([WHERE_TO] = { "citadel", "Beside which planet do you build a citadel?", { 0 } },
                [WHICH] = { "stones", "Which attack card do you build it with?", { 0 } },
                [ADD_OR_SUBTRACT] = { "sign", "Do your citadels add to the {defense}'s total, or subtract from it?", { "add", "subtract" } }),
    .told = TOLD({ "<Seat> [adds] the citadels to the defense's total.", ADD_OR_SUBTRACT, 0 }, { "<Seat> [subtracts] the citadels from the defense's total.", ADD_OR_SUBTRACT, 1 }),
    .form = FORMS({ .editions = IN_FFG, .leave = raze_all,
        .text = { "In every {encounter}, after destiny is drawn, you may lay one attack card from your hand face up beside any planet: a citadel. When a planet with citadels is the target, "
                  "after cards are chosen and before they are revealed, you may wake all citadels there: their values are added to the {defense}'s total. If the {defense} then loses the "
                  "{encounter}, they are discarded; otherwise they stay. They are also discarded when their planet is destroyed or this sheet leaves the game.",
                  "As a main player or ally, after cards are revealed, you may add 5 to the {defense}'s total.",
                  "When you wake your citadels, you may subtract their values from the {defense}'s total instead. They are still discarded if the {defense} loses." },
        .hook[POWER] = HOOKS({ W_DESTINY, AS_ANYONE, MAY | FREE | EVEN_ZAPPED, .flow = build, .when = can_build },
                         { W_SELECTED, AS_ANYONE, MAY, .flow = activate, .when = target_has_citadel, .modify = { { Q_ADDED, fortify } } },
                         { W_RESOLVED, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = raze, .when = must_be_razed }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .when = both_attack, .modify = { { Q_ADDED, add_five } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_activate }) }),
};
