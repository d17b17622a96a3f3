/* Insect - becomes whatever it meets. */
#include "rules.h"

enum { WHOM };

/* What needs a set-up cannot be copied, nor what lies face down; and two Vulches would take one edict from each other for ever. */
static bool can_be_copied(const game *g, int seat)
{
    int p = power_on_top(g, seat);
    const form *is = p >= 0 ? form_of(g, g->power[p].alien) : NULL;
    if (!is || is->setup || is->begins || is->layout || is->hoards || is_bound(g, p)) return false;
    return !(g->power[p].off & FACE_DOWN) && g->power[p].alien != ALIEN_insect && g->power[p].alien != ALIEN_vulch;
}

static bool can_copy_opponent(const game *g, const frame *f) { return can_be_copied(g, opponent(g, f->seat)) && power_slot(g) >= 0; }

static FLOW(copy_opponent)
{
    FLOW_BEGIN;
    visit_as(g, ev, f->seat, g->power[power_on_top(g, opponent(g, f->seat))].alien, L(SOURCE));
    FLOW_END;
}

static uint64_t who_can_be_copied(const game *g, int seat, bool anybody)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && (anybody || takes_part(g, s)) && can_be_copied(g, s)) set |= 1ull << s;
    return set;
}

static bool can_copy_involved(const game *g, const frame *f) { return who_can_be_copied(g, f->seat, false) && power_slot(g) >= 0; }

static FLOW(copy_involved)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_copied(g, f->seat, false), WHOM));
    visit_as(g, ev, f->seat, g->power[power_on_top(g, g->answer)].alien, L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool can_copy_anybody(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_insect);
    return p >= 0 && !effect_of(g, p)->used && who_can_be_copied(g, f->seat, true) && power_slot(g) >= 0;
}

static FLOW(copy_anybody)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_copied(g, f->seat, true), WHOM));
    visit_as(g, ev, f->seat, g->power[power_on_top(g, g->answer)].alien, L(SOURCE));
    FLOW_END;
}

static bool was_beaten(const game *g, const frame *f)
{
    bool lost = g->winner == BOTH_LOST || (g->winner < SIDE_NONE && !fights_for(g, f->seat, g->winner));
    return lost && can_draw(g);
}

static FLOW(shed_skin)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    CALL(discard_hand(g, f->seat, L(SOURCE)));
    CALL(draw(g, f->seat, rules(g)->info.hand, L(SOURCE)));
    FLOW_END;
}

const sheet alien_insect = {
    .name = "Insect", .power_name = "of Metamorphosis", .summary = "Copies others' powers", .alert = YELLOW, .box = HC_BOX_ODYSSEY,
    .history = "It was you a moment ago. You were very convincing.",
    .prompt = PROMPTS([WHOM] = { "copy", "Whose power do you copy for this {encounter}?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .not_with = ALIEN_schizoid,
        .text = { "Once per {encounter}, you may copy another player's power until it ends, and have it instead of your own: as a main player, your opponent's, once the {defense} is known; as a main player or ally, that of anybody in the {encounter}, once everybody invited has answered. They keep it too.",
                  "As a main player, when you have lost, you may discard your hand and draw a new one. Then discard this flare.",
                  "As a main player or ally, when everybody invited has answered, you may use your power to copy that of any player in the game." },
        .note = "The moments of the power and both halves of the flare are our reconstruction.",
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = copy_opponent, .when = can_copy_opponent },
                         { W_ALLIED, AS_INVOLVED, MAY, .flow = copy_involved, .when = can_copy_involved }),
        .hook[WILD] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = shed_skin, .when = was_beaten }),
        .hook[SUPER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = copy_anybody, .when = can_copy_anybody }) }),
};
