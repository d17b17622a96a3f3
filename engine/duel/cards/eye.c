/* eye.c - the six envoys of the Eye: what is seen, and when. Designed here. */
#include "duel/duel.h"

static bool they_hold_cards(const game *g, const frame *f) { return g->count[IN_HAND + other_of(f->seat)] > 0; }

static void look_at_two(game *g, events *ev, int seat, int cause)
{
    const int hand = IN_HAND + other_of(seat), first = random_card(g, hand, C_ANY);
    int second = first;
    look_at(g, ev, seat, first, cause);
    if (g->count[hand] < 2) return;
    while (second == first) second = random_card(g, hand, C_ANY);
    look_at(g, ev, seat, second, cause);
}

static FLOW(peep)
{
    FLOW_BEGIN;
    look_at_two(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

const sheet card_peeper = {
    .name = "Peeper", .summary = "Shows its ally two of the opponent's cards", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Before plans are chosen, you may look at two random cards in your opponent's hand." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_DUE, AS_EITHER, MAY | UNPLAYED, .flow = peep, .when = they_hold_cards }) }) };

static FLOW(take_toll)
{
    FLOW_BEGIN;
    CALL(recover(g, f->seat, 1, false, L(SOURCE)));
    draw_cards(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet card_tollkeeper = {
    .name = "Tollkeeper", .summary = "A {ship} and a card when the opponent recovers", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "When a {destiny} card lets your opponent recover {ships}, you may recover one and draw a card." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_RECOVERED, AS_EITHER | OTHERS, MAY | UNPLAYED, .flow = take_toll }) }) };

static int sandbag(const sum *s, const effect *e, int about, int value)
{
    const int mine = planets_of(s->g, e->by), theirs = planets_of(s->g, other_of(e->by));
    return about != e->by ? value : mine < theirs ? value + 4 : mine > theirs ? value - 2 : value;
}

const sheet card_sandbagger = {
    .name = "Sandbagger", .summary = "+4 while behind, -2 while ahead", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Add 4 to your clout while you control fewer planets than your opponent; subtract 2 while you control more. The planet of the duel does not count." },
        .origin = HC_ORIGIN_OURS, .hook[POWER] = HOOKS({ W_PLANS_SHOWN, AS_EITHER, MUST | UNPLAYED, .modify = { { Q_CLOUT, sandbag } } }) }) };

/* The dial as it stands: shown, or hidden on the sheet of who sets it late. */
static int dial_now(const game *g, int seat) { return (is_late(g, seat) ? memory_in(g, seat)[0] : g->duel.dial[seat]) - 1; }

static uint64_t turns(const game *g, int seat)
{
    const int n = dial_now(g, seat);
    return n < 0 ? 0 : (is_dial(g, seat, n - 1) ? 1u : 0u) | (is_dial(g, seat, n + 1) ? 2u : 0u);
}

static bool may_turn_at_once(const game *g, const frame *f) { return in_duel(g) && !is_late(g, f->seat) && turns(g, f->seat); }
static bool may_turn_late(const game *g, const frame *f) { return in_duel(g) && is_late(g, f->seat) && turns(g, f->seat); }

static FLOW(turn_dial)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, turns(g, f->seat), 0)->count = (uint8_t)dial_now(g, f->seat));
    set_dial(g, f->seat, dial_now(g, f->seat) + (g->answer ? 1 : -1));
    FLOW_END;
}

const sheet card_gatewarden = {
    .name = "Gatewarden", .summary = "Turns its ally's dial by 1", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "turn", "Which way do you turn your dial?", { "One less", "One more" } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "If this envoy is face up already, you may change your dial by 1 after both are shown, within the numbers of that dial." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_DIALS_SHOWN, AS_EITHER, MAY | UNPLAYED, .flow = turn_dial, .when = may_turn_at_once },
                             { W_PLANS_DOWN, AS_EITHER, MAY | UNPLAYED, .flow = turn_dial, .when = may_turn_late }) }) };

static bool tactics_ahead(const game *g, const frame *f)
{
    (void)f;
    return in_duel(g) && !g->duel.no_tactics && !(fate_now(g)->flags & NO_TACTICS);
}

static FLOW(make_truce)
{
    FLOW_BEGIN;
    forbid_tactics(g);
    move_envoy(g, ev, icon_of(g, CARD_OF_SOURCE(L(SOURCE))), HC_ENVOY_NEUTRAL, L(SOURCE));
    FLOW_END;
}

const sheet card_truce_broker = {
    .name = "Truce-Broker", .summary = "A duel without tactics", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Before plans are chosen in a duel, you may rule out tactics for that duel; then this envoy becomes neutral." },
        .origin = HC_ORIGIN_OURS, .hook[POWER] = HOOKS({ W_PLANS_DUE, AS_EITHER, MAY | UNPLAYED, .flow = make_truce, .when = tactics_ahead }) }) };

static uint64_t inheritance(const game *g, int seat) { return g->planets & ~controlled(g, seat); }

static bool may_inherit(const game *g, const frame *f)
{
    const int me = f->seat;
    return was_duel(g) && lost_it(g, me) && planets_of(g, me) < planets_of(g, other_of(me)) && g->ships[me][SUPPLY] && inheritance(g, me);
}

static FLOW(inherit)
{
    FLOW_BEGIN;
    move_envoy(g, ev, icon_of(g, CARD_OF_SOURCE(L(SOURCE))), HC_ENVOY_GONE, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, inheritance(g, f->seat), 0)->extra = PUTS);
    send_one(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

const sheet card_late_heir = {
    .name = "Late Heir", .summary = "A planet for a loser who is behind", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "inherit", "To which planet do you send a {ship}?", { NULL } }), .brief = BRIEFS("Send a {ship} to a planet"),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "After you lose a duel, if you control fewer planets than your opponent, you may remove this envoy from the game to send a {ship} from your supply to any planet that you do not control." },
        .origin = HC_ORIGIN_OURS, .hook[POWER] = HOOKS({ W_DUEL_OVER, AS_EITHER, MAY | UNPLAYED, .flow = inherit, .when = may_inherit }) }) };
