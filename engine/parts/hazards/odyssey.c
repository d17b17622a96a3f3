/* odyssey.c - hazards of Cosmic Odyssey that last for one encounter, and are about hands, planets and ships. */
#include "rules.h"

/* A change that holds from the draw until the encounter ends. */
#define FROM_NOW_ON(...) { W_PIECE_LAID, AS_ANYONE | OWN, BY_ITSELF, .when = is_drawn_now, .modify = { __VA_ARGS__ } }

static bool are_ships_sent(const game *g) { return g->phase >= HC_PHASE_LAUNCH && g->phase <= HC_PHASE_JOIN; }

/* ---- Confined Launches: what is remembered is the planet that the sender has chosen, and the sender ----------------------- */

enum { FROM_ONE, SENDER = 64 };

static uint64_t bases(const game *g, int seat)
{
    uint64_t set = 0;
    for (uint64_t left = colonies(g, seat) & system_of(g, seat); left; left &= left - 1) set |= left & (~left + 1);
    return set;
}

static int only_from_base(const sum *s, const effect *e, int about, int may_leave)
{
    const int seat = seat_in(about), planet = thing_in(about);
    if (!may_leave || !are_ships_sent(s->g) || planet >= HC_PLANETS) return may_leave;
    if (e->remembered && e->remembered / SENDER == seat + 1) return planet == e->remembered % SENDER;
    return system_of(s->g, seat) >> planet & 1;
}

static bool is_about_to_send(const game *g, const frame *f)
{
    return are_ships_sent(g) && effect_of(g, L(SOURCE))->remembered / SENDER != L(WHO) + 1 && bases(g, L(WHO));
}

static FLOW(choose_base)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), bases(g, L(WHO)), FROM_ONE));
    effect_for(g, L(SOURCE))->remembered = (int16_t)((L(WHO) + 1) * SENDER + g->answer);
    FLOW_END;
}

static bool has_no_base(const game *g, const frame *f) { (void)f; return !bases(g, g->offense) && !g->ships[g->offense][GATE]; }

static FLOW(lose_at_once_by_it)
{
    FLOW_BEGIN;
    settle_encounter(g, SIDE_DEFENSE, L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

HAZARD_ODYSSEY(confined, "Confined Launches", "{Ships} come from a single home planet",
    .prompt = PROMPTS([FROM_ONE] = { "base", "From which of your home planets do your {ships} come?", { 0 } }),
    HAZARD_SAYS("In this {encounter}, everybody sends {ships} from a single planet of their home system. An {offense} without {ships} there loses at once.",
                FROM_NOW_ON({ Q_MAY_LEAVE, only_from_base }),
                { W_AIMED, AS_ANYONE, BY_ITSELF, .flow = lose_at_once_by_it, .when = has_no_base },
                { W_GATHER, AS_ANYONE, BY_ITSELF, .flow = choose_base, .when = is_about_to_send }));

/* ---- Domestic Difficulties -------------------------------------------------------------------------------------------------- */

static int only_from_abroad(const sum *s, const effect *e, int about, int may_leave)
{
    const int seat = seat_in(about), planet = thing_in(about);
    (void)e;
    const bool ally = !is_main(s->g, seat) && s->g->phase >= HC_PHASE_INVITE_OFFENSE && s->g->phase <= HC_PHASE_JOIN;
    return may_leave && ally && planet < HC_PLANETS ? !(system_of(s->g, seat) >> planet & 1) : may_leave;
}

HAZARD_ODYSSEY(domestic, "Domestic Difficulties", "Allies send {ships} only from foreign {colonies}",
    HAZARD_SAYS("In this {encounter}, allies may send {ships} only from foreign {colonies}; whoever has none cannot ally.", FROM_NOW_ON({ Q_MAY_LEAVE, only_from_abroad })));

/* ---- Economic Aid ------------------------------------------------------------------------------------------------------------ */

enum { WHICH_CARD };

static unsigned hosts(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && colonies(g, seat) & system_of(g, s)) set |= 1u << s;
    return set;
}

static FLOW(aid_hosts)
{
    enum { LEFT = MINE, AT };
    FLOW_BEGIN;
    SET(LEFT, (int)hosts(g, f->seat));
    if (g->count[IN_HAND + f->seat] >= count_bits((uint64_t)L(LEFT))) {
        for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
            SET(WHO, clockwise(g, f->seat, L(AT)));
            if (!(L(LEFT) >> L(WHO) & 1) || !g->count[IN_HAND + f->seat]) continue;
            ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH_CARD)->filter = C_ANY);
            give_card(g, ev, f->seat, L(WHO), g->answer, L(SOURCE));
        }
        RETURN(0);
    }
    for (L(AT) = 0; L(AT) < HC_PLANETS; L(AT)++)
        if (g->ships[f->seat][L(AT)] && !(system_of(g, f->seat) >> L(AT) & 1)) CALL(send_to_warp(g, f->seat, 1, L(AT), L(SOURCE)));
    FLOW_END;
}

HAZARD_ODYSSEY(economic_aid, "Economic Aid", "The {offense} pays its hosts",
    .prompt = PROMPTS([WHICH_CARD] = { "aid-card", "Which card do you give to the next of your hosts?", { 0 } }),
    HAZARD_SAYS("The {offense} gives a card of its choice to each player in whose system it has a {colony}. If it hasn't enough cards, it gives none, and one {ship} from each of its "
                "foreign {colonies} goes to the {warp}.", AT_ONCE_DO(aid_hosts)));

/* ---- No Quarter -------------------------------------------------------------------------------------------------------------- */

static int no_talk(const sum *s, const effect *e, int about, int may_select)
{
    (void)e;
    const bool attacks = has_card(s->g, IN_HAND + seat_in(about), C_ATTACK);
    return thing_in(about) == HC_CARD_NEGOTIATE && attacks ? 0 : may_select;
}

static int no_pay(const sum *s, const effect *e, int seat, int cards) { (void)s, (void)e, (void)seat, (void)cards; return 0; }

HAZARD_ODYSSEY(no_quarter, "No Quarter", "No {negotiate} cards, and no {compensation}",
    HAZARD_SAYS("In this {encounter}, a main player who holds an attack card may not choose a {negotiate} card, and nobody takes {compensation}.",
                FROM_NOW_ON({ Q_MAY_SELECT, no_talk }, { Q_COMPENSATION, no_pay })));

/* ---- Obligatory Solidarity ---------------------------------------------------------------------------------------------------- */

static bool has_a_main_player_lost(const game *g, const frame *f)
{
    (void)f;
    return g->now.losing[g->offense] || (g->defense < SEATS && g->now.losing[g->defense]);
}

static FLOW(suffer_too)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        SET(WHO, of_side(g, L(SIDE)));
        if (L(WHO) >= SEATS || !g->now.losing[L(WHO)]) continue;
        CALL(lose_from_colonies(g, clockwise(g, L(WHO), 1), g->now.losing[L(WHO)], L(SOURCE)));
    }
    FLOW_END;
}

HAZARD_ODYSSEY(solidarity, "Obligatory Solidarity", "The loser's neighbour loses {ships}, too",
    HAZARD_SAYS("When a main player loses {ships} in this {encounter}, the player on their left loses as many from their {colonies}.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = suffer_too, .when = has_a_main_player_lost }));

/* ---- Shameful War -------------------------------------------------------------------------------------------------------------- */

static bool were_cards_revealed(const game *g, const frame *f) { (void)f; return g->defense < SEATS && hc_revealed(g); }

static int blame(const game *g, int seat)
{
    int n = is_main(g, seat) && face_turned_up(g, side_of(g, seat)) > FACE_NONE;
    for (int side = 0; side < 2; side++) n += reinforcements_on(g, side, 1u << seat);
    return n;
}

static int praise(const game *g, int seat)
{
    return !takes_part(g, seat) ? 2 : is_main(g, seat) && face_turned_up(g, side_of(g, seat)) == FACE_NEGOTIATE;
}

static FLOW(judge_war)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (blame(g, g->order[L(AT)])) CALL(discard_at_random(g, g->order[L(AT)], blame(g, g->order[L(AT)]), L(SOURCE)));
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (praise(g, g->order[L(AT)])) CALL(reward(g, g->order[L(AT)], praise(g, g->order[L(AT)])));
    FLOW_END;
}

HAZARD_ODYSSEY(shameful_war, "Shameful War", "Attacks cost cards, peace is rewarded",
    HAZARD_SAYS("At the end of this {encounter} everybody discards a card at random for each attack card they revealed and each reinforcement they played. Then whoever revealed a "
                "{negotiate} card takes a reward, and whoever took no part takes two.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = judge_war, .when = were_cards_revealed }));

/* ---- Supply Mix-Up --------------------------------------------------------------------------------------------------------------- */

/* An offense without an encounter card has its encounter all the same, with a new hand. */
static FLOW(mix_up)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    CALL(discard_hand(g, f->seat, L(SOURCE)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!g->count[IN_HAND + L(WHO)]) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, WHICH_CARD)->filter = C_ANY);
        give_card(g, ev, L(WHO), f->seat, g->answer, L(SOURCE));
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) CALL(draw(g, clockwise(g, f->seat, L(AT)), 1, L(SOURCE)));
    if (!has_card(g, IN_HAND + f->seat, C_ENCOUNTER)) CALL(new_hand(g, f->seat));
    FLOW_END;
}

HAZARD_ODYSSEY(mix_up, "Supply Mix-Up", "The {offense} gets a hand from the others",
    .prompt = PROMPTS([WHICH_CARD] = { "mix-up", "Which card do you give to the {offense}?", { 0 } }),
    HAZARD_SAYS("The {offense} discards its hand. Then everybody else gives it a card of their choice, and everybody draws one.", AT_ONCE_DO(mix_up)));

/* ---- Tech Advantage --------------------------------------------------------------------------------------------------------------- */

static bool is_settled(const game *g, const frame *f) { (void)f; return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE; }

static void give_tech(game *g, events *ev, int seat)
{
    if (!has_part(g, PART_techs)) {
        add_part(g, PART_techs);
        part_techs.set_up(g);
    }
    draw_further_tech(g, ev, seat);
}

static FLOW(advance_winner)
{
    FLOW_BEGIN;
    give_tech(g, ev, of_side(g, g->winner));
    FLOW_END;
}

static FLOW(advance_both)
{
    FLOW_BEGIN;
    give_tech(g, ev, g->offense);
    give_tech(g, ev, g->defense);
    FLOW_END;
}

HAZARD_ODYSSEY(tech_advantage, "Tech Advantage", "A tech for the winner",
    HAZARD_SAYS("The winning main player of this {encounter} draws a tech, even in a game without techs; after a deal, both main players do.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = advance_winner, .when = is_settled },
                { W_DEALT, AS_ANYONE, BY_ITSELF, .flow = advance_both }));

/* ---- Unstable ---------------------------------------------------------------------------------------------------------------------- */

enum { TOO_MUCH = 42 };

static bool breaks_up(const game *g, const frame *f)
{
    hc_sum out;
    (void)f;
    if (g->target == HC_NO_PLANET || !hc_revealed(g) || g->now.decided) return false;
    hc_totals(g, &out);
    return out.face[0] > FACE_NONE && out.face[1] > FACE_NONE && out.total[0] + out.total[1] >= TOO_MUCH;
}

static FLOW(break_up)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    g->winner = BOTH_LOST;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        for (L(COUNT) = 0; L(COUNT) < 2; L(COUNT)++)
            if (ships_on_side(g, L(WHO), L(COUNT)))
                CALL(send_to_warp(g, L(WHO), 255, ships_place_on(g, L(WHO), L(COUNT)), L(SOURCE)));
        if (g->ships[L(WHO)][g->target]) CALL(send_to_warp(g, L(WHO), 255, g->target, L(SOURCE)));
    }
    remove_planet(g, ev, g->target, L(SOURCE));
    FLOW_END;
}

HAZARD_ODYSSEY(unstable, "Unstable", "High totals destroy the planet",
    HAZARD_SAYS("When the totals of this {encounter} add up to 42 or more, the target leaves the game, and all {ships} in the {encounter} and on that planet go to the {warp}.",
                { W_SETTLED, AS_ANYONE, BY_ITSELF | LATE_NEWS, .flow = break_up, .when = breaks_up }));

/* ---- Warp Research ------------------------------------------------------------------------------------------------------------------ */

static FLOW(research_warp)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if ((L(WHO) == g->offense) != (g->winner == SIDE_OFFENSE)) continue;
        if (!releasable(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), 0));
        if (g->answer) CALL(retrieve(g, L(WHO), 255, L(SOURCE)));
    }
    FLOW_END;
}

HAZARD_ODYSSEY(warp_research, "Warp Research", "Frees {ships} from the {warp}",
    .prompt = PROMPTS({ "warp-research", "Do all your {ships} leave the {warp}?", { "no", "yes" } }),
    HAZARD_SAYS("If the {offense} wins this {encounter}, it may take all its {ships} out of the {warp}; if the {defense} wins, everybody else may.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = research_warp, .when = is_settled }));

/* ---- Win, Lose, or Draw --------------------------------------------------------------------------------------------------------------- */

static bool did_offense_send(const game *g, const frame *f) { return is_settled(g, f) && g->now.sent; }

static FLOW(settle_score)
{
    FLOW_BEGIN;
    if (g->winner == SIDE_OFFENSE) CALL(draw(g, g->offense, g->now.sent, L(SOURCE)));
    else for (int i = 0; i < g->now.sent; i++) give_at_random(g, ev, g->offense, g->defense, L(SOURCE));
    FLOW_END;
}

HAZARD_ODYSSEY(win_or_lose, "Win, Lose, or Draw", "Cards by the {offense}'s {ships}",
    HAZARD_SAYS("For each of its {ships} in this {encounter}, the {offense} draws a card if it wins, or gives the {defense} one at random if it loses. Each of them also adds 30 seconds to talks about a deal.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = settle_score, .when = did_offense_send }));
