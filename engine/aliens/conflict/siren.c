/* Siren - lures the offense to its own planets. */
#include "rules.h"

enum { WHERE, COME_ALONG, NAMED };
enum { LAND_THERE, REWARDS };
enum { MOST_TO_SETTLE = 4 };

/* Another has become the defense, and it is at home itself. */
static bool can_lure(const game *g, const frame *f)
{
    return g->defense < SEATS && !g->now.driving && g->defense != f->seat && colonies(g, f->seat) & system_of(g, f->seat);
}

/* The offense aims as ever. */
static FLOW(lure)
{
    FLOW_BEGIN;
    become_defense(g, f->seat);
    g->now.any_colony = 0;
    tell(g, ev, HC_EV_DEFENSE, f->seat, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static uint64_t strands(const game *g, int seat) { return with_room(g, system_of(g, g->offense) & ~colonies(g, seat)); }

static bool has_won_at_home(const game *g, const frame *f)
{
    return g->winner == SIDE_DEFENSE && strands(g, f->seat) && ways_out(g, f->seat);
}

static bool has_promised(const game *g, int seat)
{
    int flare = flare_of(g, ALIEN_siren);
    return flare >= 0 && effect_of(g, flare)->by == seat && effect_of(g, flare)->remembered;
}

static bool could_come_along(const game *g, int ally)
{
    return is_ally(g, ally) && on_side(g, ally, SIDE_DEFENSE) && ships_in(g, ally);
}

static FLOW(strand)
{
    enum { PLANET = MINE, TURN };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, strands(g, f->seat), WHERE));
    SET(PLANET, g->answer);
    CALL(found_colony(g, f->seat, L(PLANET), MOST_TO_SETTLE, L(SOURCE)));
    if (!g->result || !has_promised(g, f->seat)) RETURN(0);
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!could_come_along(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), COME_ALONG)->place = (uint8_t)L(PLANET));
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, COME_ALONG, 0, L(SOURCE));
        if (g->answer == LAND_THERE) CALL(land_ships(g, L(WHO), ships_in(g, L(WHO)), ships_place(g, L(WHO)), L(PLANET), L(SOURCE)));
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static void ask_name(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, NAMED);
    for (int c = 0; c < g->cards; c++) if (name_of_card(g, c) < HC_NAMED_END) put_in(&q->allowed, name_of_card(g, c));
}

static FLOW(call_for)
{
    FLOW_BEGIN;
    ASK(ask_name(g, f));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    FLOW_END;
}

static int called(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered - 1; }

static int answers(const game *g, const frame *f)
{
    FOR_CARDS_AT(c, JUST_DRAWN + L(WHO)) if (name_of_card(g, c) == called(g, f)) return c;
    return HC_CARDS;
}

static bool is_called(const game *g, const frame *f)
{
    return called(g, f) >= 0 && effect_of(g, L(SOURCE))->by == f->seat && answers(g, f) < HC_CARDS;
}

static FLOW(come)
{
    FLOW_BEGIN;
    while (answers(g, f) < HC_CARDS) take_drawn(g, ev, L(WHO), f->seat, answers(g, f), L(SOURCE));
    FLOW_END;
}

static bool has_the_power(const game *g, const frame *f) { return power_at_work(g, f->seat, ALIEN_siren) >= 0; }

static FLOW(promise)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    FLOW_END;
}

enum { LATER = MUST | FREE | UNPLAYED | FOLLOWS };

const sheet alien_siren = {
    .name = "Siren", .power_name = "to Lure", .summary = "Entices challengers to its own planets", .box = HC_BOX_CONFLICT,
    .history = "Everybody remembers the song. Nobody remembers the rocks.",
    .told = TOLD({ "<Seat> [lands] there too.", COME_ALONG, LAND_THERE },
             { "<Seat> [takes] <their> {rewards} instead.", COME_ALONG, REWARDS }),
    .prompt = PROMPTS([WHERE] = { "siren", "On which planet of the {offense}'s system do you found a {colony}?", { 0 } },
                [COME_ALONG] = { "come-along", "Do you land there too, or take your {rewards}?", { "land", "rewards" } },
                [NAMED] = { "call", "Which card comes to you, whoever draws it?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "When another player has become the {defense} by a {destiny_card} and you are not the {offense}, you may become the {defense} instead, if you have a home {colony}: the {offense} then aims at "
                  "your system. Whenever you win as the {defense}, found a {colony} with up to four {ships} on a planet of the {offense}'s home system.",
                  "At any time, you may name a card. Until the {encounter} is over, every such card that anybody else draws or takes as {compensation} comes to you.",
                  "As the {defense}, before allies are invited, you may promise your allies a share: if you win and gain a {colony}, each of them may land there with you instead of taking {rewards}." },
        .note = "That it needs no {colony} in the first {defense}'s system, and that the {offense} chooses the planet, is certain; the number of {ships} and the super half are those of the later form.",
        .hook[POWER] = HOOKS({ W_DESTINY, AS_BYSTANDER, MAY, .flow = lure, .when = can_lure },
                         { W_SETTLED, AS_DEFENSE, MUST, .flow = strand, .when = has_won_at_home }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = call_for },
                        { W_DRAWN, AS_ANYONE | OTHERS, LATER, .flow = come, .when = is_called }),
        .hook[SUPER] = HOOKS({ W_LAUNCHED, AS_DEFENSE, MAY, .flow = promise, .when = has_the_power }) }),
};
