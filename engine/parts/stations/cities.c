/* cities.c - sky cities: they work for everybody with a colony on their planet. */
#include "rules.h"

enum { OWN_PROMPT = 1 };
#define EACH_PLAYER (MAY | PIECE_STAYS | EACH_TIME)

/* ---- Big Sky Laser ------------------------------------------------------------------------------------------------------ */

enum { EACH = 3 };

static int inhabitants(const game *g, int thing)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += ships_at(g, s, thing) > 0;
    return n;
}

static bool can_shine(const game *g, const frame *f) { return lives_here_anew(g, f) && both_attack(g, f); }

static FLOW(shine)
{
    FLOW_BEGIN;
    note_here(g, f);
    FLOW_END;
}

static int add_light(const sum *s, const effect *e, int side, int total)
{
    return e->remembered >> of_side(s->g, side) & 1 ? total + EACH * inhabitants(s->g, e->source) : total;
}

IN_ODYSSEY(sky_laser, "Big Sky Laser", "Adds 3 for each player who lives there", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "As a main player with a {colony} on its planet, after both have revealed attack cards, you may add 3 to your total for each player with a {colony} there.",
                 { W_REVEALED, AS_MAIN, EACH_PLAYER, .flow = shine, .when = can_shine, .modify = { { Q_ADDED, add_light } } }));

/* ---- Exhortation -------------------------------------------------------------------------------------------------------- */

enum { SHIPS_MORE = 3, CARDS_MORE = 2 };

static int cost_strangers(const sum *s, const effect *e, int seat, int ships)
{
    return is_reckoned(s, e) && !has_access(s->g, seat, e->source) ? ships + SHIPS_MORE : ships;
}

static int tax_strangers(const sum *s, const effect *e, int seat, int cards)
{
    return is_reckoned(s, e) && cards > 0 && !has_access(s->g, opponent(s->g, seat), e->source) ? cards + CARDS_MORE : cards;
}

IN_ODYSSEY(exhortation, "Exhortation", "Makes failed deals and {compensation} cost strangers more", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "Whoever has no {colony} on its planet loses three more {ships} when one of their deals fails, and gives up two more cards when {compensation} is taken from them.",
                 { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_FAILED_DEAL, cost_strangers }, { Q_COMPENSATION, tax_strangers } } }));

/* ---- Golden City -------------------------------------------------------------------------------------------------------- */

static FLOW(enrich)
{
    FLOW_BEGIN;
    note_here(g, f);
    CALL(reward(g, f->seat, 2));
    FLOW_END;
}

IN_ODYSSEY(golden, "Golden City", "Two rewards after a deal", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "As a main player with a {colony} on its planet, you may take two rewards after you have made a deal: cards, or {ships} from the {warp}.",
                 { W_DEALT, AS_MAIN, EACH_PLAYER, .flow = enrich, .when = lives_here_anew }));

/* ---- Hand Additor ------------------------------------------------------------------------------------------------------- */

static bool has_new_hand(const game *g, const frame *f) { return L(CAUSE) == BY_NEW_HAND && lives_here(g, f); }

static bool begins_with_it(const game *g, const frame *f) { return L(WHAT) == L(SOURCE) && !g->encounter; }

static FLOW(add_two)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 2, L(SOURCE)));
    FLOW_END;
}

IN_ODYSSEY(additor, "Hand Additor", "Two more cards for every new hand", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "Whoever has a {colony} on its planet draws two more cards with each new hand. Its first owner does so with the opening hand, too.",
                 { W_DREW, AS_ANYONE | OWN, OF_ITSELF, .flow = add_two, .when = has_new_hand },
                 { W_PIECE_LAID, AS_ANYONE | OWN, OF_ITSELF, .flow = add_two, .when = begins_with_it }));

/* ---- Icy Optimization ---------------------------------------------------------------------------------------------------- */

static bool can_stay_cold(const game *g, const frame *f) { return lives_here(g, f) && g->ships[f->seat][WARP] && g->count[IN_HAND + f->seat]; }

static FLOW(stay_cold)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, OWN_PROMPT)->filter = C_ANY);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    RETURN(1);
    FLOW_END;
}

IN_ODYSSEY(icy, "Icy Optimization", "A card discarded instead of a {ship} regained",
    STATION_ASKS([OWN_PROMPT] = { "icy", "Which card do you discard instead of taking a {ship} out of the {warp}?", { 0 } }),
    STATION_FORM(STATION_CITY, "As the {offense} with a {colony} on its planet, you may discard a card instead of taking a {ship} out of the {warp} as the {encounter} begins.",
                 { W_WOULD_REGAIN, AS_OFFENSE | OWN, IF_IT_LIKES, .flow = stay_cold, .when = can_stay_cold }));

/* ---- Recycler ------------------------------------------------------------------------------------------------------------ */

static bool can_recycle(const game *g, const frame *f) { return lives_here_anew(g, f) && g->pile_count[IN_DISCARD]; }

static FLOW(recycle)
{
    FLOW_BEGIN;
    note_here(g, f);
    take_discard(g, ev, f->seat, random_card(g, IN_DISCARD, C_ANY), L(SOURCE));
    FLOW_END;
}

IN_ODYSSEY(recycler, "Recycler", "A card at random from the discards for an ally", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "As an ally with a {colony} on its planet, you may take a card at random from the discards when the {encounter} is resolved.",
                 { W_RESOLVED, AS_ALLY, EACH_PLAYER, .flow = recycle, .when = can_recycle }));

/* ---- Warp Harvester ------------------------------------------------------------------------------------------------------ */

static int harvest(const sum *s, const effect *e, int side, int total)
{
    const game *g = s->g;
    const bool helps = is_ally(g, e->by) && has_access(g, e->by, e->source);
    return helps ? total + strengthen_aid(s, side, 1u << e->by, g->ships[e->by][WARP]) : total;
}

IN_ODYSSEY(harvester, "Warp Harvester", "An ally's reinforcements grow with {ships} in the {warp}", NO_QUESTIONS,
    STATION_FORM(STATION_CITY, "Each reinforcement card played by an ally with a {colony} on its planet adds 1 more for each of that ally's {ships} in the {warp}.",
                 { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_ADDED, harvest } } }));

/* ---- Zaptimizer ---------------------------------------------------------------------------------------------------------- */

static bool can_zap(const game *g, const frame *f)
{
    const bool zappable = L(WHO) != f->seat && played_class(g, L(WHAT)) & (C_ARTIFACT | C_FLARE);
    return zappable && lives_here(g, f) && has_card(g, IN_HAND + f->seat, C_ARTIFACT) && may(g, Q_MAY_PLAY, f->seat, HC_CARD_ARTIFACT);
}

static FLOW(zap_it)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, OWN_PROMPT)->filter = C_ARTIFACT);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

IN_ODYSSEY(zaptimizer, "Zaptimizer", "Any {artifact} is a Card Zap",
    STATION_ASKS([OWN_PROMPT] = { "zaptimize", "Which {artifact} do you use up as a Card Zap?", { 0 } }),
    STATION_FORM(STATION_CITY, "With a {colony} on its planet, you may use up any {artifact} from your hand as a Card Zap: another player's {artifact} or flare has no effect and is discarded.",
                 { W_CARD_PLAYED, AS_ANYONE | OTHERS, IF_IT_LIKES, .flow = zap_it, .when = can_zap }));
