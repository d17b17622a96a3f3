/* semi.c - semi-permanent hazards of Cosmic Odyssey: each stays until another hazard comes that stays. */
#include "rules.h"

/* ---- Danger Zone, Easy Does It: hazards.c asks whether they are there ---------------------------------------------------- */

HAZARD_ODYSSEY(danger_zone, "Danger Zone", "A hazard in every {encounter}",
    .form = FORMS({ .editions = IN_FFG, .lasts = SEMI_PERMANENT,
        .text = { "As long as it is in play, a hazard comes in every {encounter}. It stays until another hazard comes that stays." } }));

HAZARD_ODYSSEY(easy_does_it, "Easy Does It", "Hazards in second {encounters} only",
    .form = FORMS({ .editions = IN_FFG, .lasts = SEMI_PERMANENT,
        .text = { "As long as it is in play, a hazard comes in the second {encounter} of each turn, and in no other. It stays until another hazard comes that stays." } }));

/* ---- Enforceable Cease Fire ------------------------------------------------------------------------------------------------- */

static int punish_attacker(const sum *s, const effect *e, int about, int winner)
{
    (void)e, (void)about;
    if (!s->out) return winner;
    const bool attack[2] = { s->out->face[0] > FACE_NONE, s->out->face[1] > FACE_NONE };
    return attack[0] == attack[1] ? winner : attack[0] ? SIDE_DEFENSE : SIDE_OFFENSE;
}

HAZARD_ODYSSEY(cease_fire, "Enforceable Cease Fire", "A single attack loses",
    LASTING(SEMI_PERMANENT, "If just one of the main players reveals an attack card, that side loses, no matter what. It stays until another hazard comes that stays.",
            { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_UPSET, punish_attacker } } }));

/* ---- Re-Reinforcement --------------------------------------------------------------------------------------------------------- */

static int count_again(const sum *s, const effect *e, int side, int total)
{
    (void)e;
    return total + multiply_aid(s, side, everybody(s->g), 2, NULL);
}

HAZARD_ODYSSEY(rereinforcement, "Re-Reinforcement", "Reinforcements count twice",
    LASTING(SEMI_PERMANENT, "Reinforcement cards count twice. It stays until another hazard comes that stays.",
            { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_ADDED, count_again } } }));

/* ---- Subspace Interference ------------------------------------------------------------------------------------------------------ */

static int one_guest(const sum *s, const effect *e, int seat, int most) { (void)s, (void)e, (void)seat; return most > 1 ? 1 : most; }

HAZARD_ODYSSEY(interference, "Subspace Interference", "One invited ally for each main player",
    LASTING(SEMI_PERMANENT, "Each main player may invite at most one ally. It stays until another hazard comes that stays. With three players, another hazard comes instead.",
            { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_GUESTS, one_guest } } }));

/* ---- Real Estate Swindle ---------------------------------------------------------------------------------------------------------- */

static uint64_t colonies_agreed(const game *g)
{
    uint64_t set = 0;
    for (int i = 0; i < g->bargain.items; i++) if (g->bargain.item[i].item == HC_ITEM_COLONY) set |= 1ull << g->bargain.item[i].thing;
    return set;
}

static bool is_about_colonies(const game *g, const frame *f)
{
    (void)f;
    const bool can = has_card(g, IN_HAND + g->offense, C_NEGOTIATE) || (g->defense < SEATS && has_card(g, IN_HAND + g->defense, C_NEGOTIATE));
    return can && colonies_agreed(g);
}

static void strike_out(game *g, int planet)
{
    hc_bargain *b = &g->bargain;
    for (int i = 0; i < b->items; i++) {
        if (b->item[i].item != HC_ITEM_COLONY || b->item[i].thing != planet) continue;
        for (int k = i; k + 1 < b->items; k++) b->item[k] = b->item[k + 1];
        b->item[--b->items] = (hc_bargain_item){ 0 };
        return;
    }
}

static bool is_anything_left(const game *g)
{
    int cards = 0;
    for (int s = 0; s < g->players; s++) cards += g->count[OFFERED + s];
    return g->bargain.items || cards;
}

static FLOW(swindle)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        SET(COUNT, of_side(g, L(SIDE)));
        if (!colonies_agreed(g) || !has_card(g, IN_HAND + L(COUNT), C_NEGOTIATE)) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, L(COUNT), colonies_agreed(g), 0)->extra = CAN_PASS);
        if (g->answer == PASS) continue;
        strike_out(g, g->answer);
        ASK(ask_for(g, f, HC_ASK_CARD, L(COUNT), 0, 1)->filter = C_NEGOTIATE);
        tell(g, ev, HC_EV_CARD_GONE, L(COUNT), NOBODY, g->answer, 0, 0, L(SOURCE));
        CALL(discard(g, L(COUNT), g->answer, L(SOURCE)));
    }
    RETURN(!is_anything_left(g));
    FLOW_END;
}

HAZARD_ODYSSEY(swindle, "Real Estate Swindle", "A {negotiate} takes a {colony} out of a deal",
    .prompt = PROMPTS({ "swindle", "Which {colony} of the deal do you cancel by discarding a {negotiate} card?", { 0 } },
                      { "swindle-card", "Which {negotiate} card do you discard for it?", { 0 } }),
    LASTING(SEMI_PERMANENT, "When a deal about {colonies} has been agreed, each of the two may discard a {negotiate} card to cancel one of them. If nothing is left of the deal, it has "
                            "failed. It stays until another hazard comes that stays.",
            { W_DEAL_MADE, AS_ANYONE, BY_ITSELF, .flow = swindle, .when = is_about_colonies }));
