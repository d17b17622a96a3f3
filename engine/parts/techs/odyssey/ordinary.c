/* ordinary.c - the ordinary techs of Cosmic Odyssey. Many of them are reset: turned face down again, to be researched anew. */
#include "rules.h"

#define TECH(id, title, what, ...) \
    const sheet card_##id = { .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }

/* ---- taking something, and handing the tech on ---------------------------------------------------------------- */

static uint64_t others_with_cards(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && g->count[IN_HAND + s]) set |= 1ull << s;
    return set;
}

static bool can_trace(const game *g, const frame *f) { return others_with_cards(g, f->seat) != 0; }

static FLOW(trace)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_with_cards(g, f->seat), 0));
    SET(MINE, g->answer);
    CALL(take_blindly(g, f->seat, L(MINE), false, L(SOURCE)));
    reset_and_give_tech(g, ev, f->seat, L(MINE), L(SOURCE), L(SOURCE));
    FLOW_END;
}

TECH(brainwave_tracer, "Brainwave Tracer", "Takes a card at random, then goes to whoever lost it",
    .prompt = PROMPTS({ "trace", "From whom do you take a card at random? The tech becomes theirs.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 2,
        .text = { "Before cards are selected, you may take a card at random from another player's hand. Then the tech is reset and becomes that player's." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_ANYONE, MAY | PIECE_STAYS, .flow = trace, .when = can_trace }) }));

enum { WHERE, WHOSE };

static uint64_t others_at(const game *g, int seat, int planet)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && g->ships[s][planet]) set |= 1ull << s;
    return set;
}

static bool can_mine(const game *g, const frame *f) { return colonies_of_others(g, f->seat) != 0; }

static FLOW(mine)
{
    enum { PLANET = MINE, VICTIM };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies_of_others(g, f->seat), WHERE));
    SET(PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_at(g, f->seat, L(PLANET)), WHOSE)->place = (uint8_t)L(PLANET));
    SET(VICTIM, g->answer);
    CALL(lose_at(g, f->seat, L(VICTIM), 1, L(PLANET), L(SOURCE)));
    reset_and_give_tech(g, ev, f->seat, L(VICTIM), L(SOURCE), L(SOURCE));
    FLOW_END;
}

TECH(proximity_mining, "Proximity Mining", "Costs another player a {ship}, then goes to them",
    .prompt = PROMPTS([WHERE] = { "mine", "From which planet does another player's {ship} go to the {warp}?", { 0 } },
                      [WHOSE] = { "mine-whose", "Whose {ship} goes to the {warp}? The tech becomes theirs.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 3, .draws_tech = true,
        .text = { "At any time, you may send one of another player's {ships} from a {colony} to the {warp}. Then the tech is reset and becomes that player's. Whoever completes it "
                  "draws another tech." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | PIECE_STAYS, .flow = mine, .when = can_mine }) }));

/* ---- reset after use ---------------------------------------------------------------------------------------------- */

static bool is_destiny_drawn(const game *g, const frame *f) { (void)f; return !g->now.annulled && draws_destiny(g); }

static FLOW(redraw)
{
    FLOW_BEGIN;
    annul_destiny(g);
    reset_tech(g, ev, f->seat, L(SOURCE), L(SOURCE));
    FLOW_END;
}

TECH(destiny_holo_flux, "Destiny Holo-Flux", "Another {destiny_card} instead",
    .form = FORMS({ .editions = IN_FFG, .research = 3, .draws_tech = true,
        .text = { "When {destiny} has been drawn, you may reset this tech: the {destiny_card} is discarded and the {offense} draws another. Whoever completes it draws another tech." },
        .hook[POWER] = HOOKS({ W_DESTINY, AS_ANYONE, MAY | PIECE_STAYS, .flow = redraw, .when = is_destiny_drawn }) }));

static bool can_come_back(const game *g, const frame *f) { return g->ships[f->seat][WARP] && colonies(g, f->seat); }

static FLOW(break_out)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, 255, L(SOURCE)));
    reset_tech(g, ev, f->seat, L(SOURCE), L(SOURCE));
    FLOW_END;
}

TECH(warp_breaker, "Warp Breaker", "Brings all its owner's {ships} back from the {warp}",
    .form = FORMS({ .editions = IN_FFG, .research = 3,
        .text = { "At any time, you may reset this tech: all your {ships} return from the {warp} to your {colonies}." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | PIECE_STAYS, .flow = break_out, .when = can_come_back }) }));

static FLOW(zap_and_reset)
{
    FLOW_BEGIN;
    zap(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    reset_tech(g, ev, f->seat, L(SOURCE), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

TECH(zap_o_tron, "Zap-O-Tron", "Cancels a power as it is used",
    .form = FORMS({ .editions = IN_FFG, .research = 5,
        .text = { "When a power is being used, your own included, you may reset this tech. That use does not happen, and the power is off until the {encounter} ends. It counts as a "
                  "Cosmic Zap, but is not an {artifact}." },
        .hook[POWER] = HOOKS({ W_POWER_USED, AS_ANYONE, MAY | PIECE_STAYS, .flow = zap_and_reset, .when = can_be_zapped }) }));

/* ---- a ship, a card, flares ------------------------------------------------------------------------------------ */

static FLOW(free_one)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

TECH(lucky_charm, "Lucky Charm", "Brings a {ship} back from the {warp}",
    .form = FORMS({ .editions = IN_FFG, .research = 0, .draws_tech = true,
        .text = { "It needs no {ships}. Discard at the start of any {encounter}: one of your {ships} returns from the {warp}. Whoever completes it draws another tech." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = free_one, .when = can_come_back }) }));

static bool is_new_hand(const game *g, const frame *f) { (void)g; return L(CAUSE) == BY_NEW_HAND; }

static FLOW(draw_one_more)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

TECH(nanite_mining, "Nanite Mining", "A bigger new hand",
    .form = FORMS({ .editions = IN_FFG, .research = 2, .draws_tech = true,
        .text = { "When you have drawn a new hand, you may draw one more card. The tech is kept. Whoever completes it draws another tech." },
        .hook[POWER] = HOOKS({ W_DREW, AS_ANYONE | OWN, MAY | PIECE_STAYS, .flow = draw_one_more, .when = is_new_hand }) }));

static int several(const sum *s, const effect *e, int seat, int may) { (void)s; return seat == e->by ? 1 : may; }

TECH(freewheeling_projector, "Freewheeling Projector", "Several flares per {encounter}",
    .form = FORMS({ .editions = IN_FFG, .research = 3, .draws_tech = true,
        .text = { "You may play more than one flare in an {encounter}, each of them once. The tech is kept. Whoever completes it draws another tech." },
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MANY_FLARES, several } } }) }));

/* The flare of the alien whose power is being used, in the own hand; HC_CARDS: it is not there. */
static int flare_against(const game *g, const frame *f)
{
    const int flare = is_power(L(WHAT)) ? flare_of(g, g->power[L(WHAT)].alien) : -1;
    return flare >= 0 && g->where[CARD_OF_SOURCE(flare)] == IN_HAND + f->seat ? CARD_OF_SOURCE(flare) : HC_CARDS;
}

static bool has_flare_against(const game *g, const frame *f) { return flare_against(g, f) < HC_CARDS && can_be_zapped(g, f); }

static FLOW(radiate)
{
    FLOW_BEGIN;
    CALL(discard(g, f->seat, flare_against(g, f), L(SOURCE)));
    zap(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

TECH(power_radiant, "Power Radiant", "Discarding a flare cancels its alien's power",
    .form = FORMS({ .editions = IN_FFG, .research = 3, .draws_tech = true,
        .text = { "When a power is being used and you hold its flare, you may discard that flare: the use does not happen, and the power is off until the {encounter} ends. This is not a Cosmic Zap. The tech is kept. Whoever completes it draws another tech." },
        .hook[POWER] = HOOKS({ W_POWER_USED, AS_ANYONE, MAY | PIECE_STAYS, .flow = radiate, .when = has_flare_against }) }));
