/* Mind - looks at a hand. */
#include "rules.h"

enum { WHOSE };

/* The main player that it faces. */
static int whom_it_reads(const game *g, int seat) { return of_side(g, !side_of(g, seat)); }

static bool there_is_a_hand(const game *g, const frame *f)
{
    return next_card(g, IN_HAND + whom_it_reads(g, f->seat), 0) < HC_CARDS;
}

static FLOW(read_mind)
{
    FLOW_BEGIN;
    look_at_hand(g, ev, f->seat, whom_it_reads(g, f->seat), L(SOURCE));
    FLOW_END;
}

/* Main players other than itself who have cards. */
static uint64_t hands(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        int s = of_side(g, side);
        if (s != NOBODY && s != seat && count_cards(g, IN_HAND + s, C_ANY)) set |= 1ull << s;
    }
    return set;
}

static bool there_are_hands(const game *g, const frame *f) { return hands(g, f->seat) != 0; }

static FLOW(read_one)
{
    FLOW_BEGIN;
    if (spend_super(g, ALIEN_mind)) {
        for (int side = 0; side < 2; side++) look_at_hand(g, ev, f->seat, of_side(g, side), L(SOURCE));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, hands(g, f->seat), WHOSE));
    look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool i_read(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_mind); }

static int watch(const sum *s, const effect *e, int seat, int viewers) { (void)s; return e->remembered == seat ? viewers | 1 << e->by : viewers; }

static FLOW(begin_to_watch)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)L(WHO);
    RETURN(0);
    FLOW_END;
}

static bool there_is_a_deck(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DECK] > 0; }

static FLOW(read_deck)
{
    FLOW_BEGIN;
    look_at_deck(g, ev, f->seat, g->pile_count[IN_DECK], L(SOURCE));
    FLOW_END;
}

/* Once an encounter, at either of the moments. */
static bool has_not_read(const game *g, const frame *f) { return !(effect_of(g, L(SOURCE))->used & 1) && there_are_hands(g, f); }

/* The oldest form. */
#define BEFORE_CARDS \
    "Once per {encounter}, before cards are chosen, before or after the alliances, you may look at the hand of a main player: of your opponent, if " \
    "you are one yourself."
#define READS_ONCE { W_LAUNCHED, AS_ANYONE, MAY, .flow = read_one, .when = there_are_hands }, \
                   { W_PLANNING, AS_ANYONE, MAY, .flow = read_one, .when = has_not_read }

const sheet alien_mind = {
    .name = "Mind", .power_name = "of Knowledge", .summary = "Sees the opponent's hand", .alert = YELLOW,
    .history = "It knows what you are thinking, and wishes that it did not.",
    .prompt = PROMPTS([WHOSE] = { "mind", "Whose hand do you look at?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL, .variant = V_EON_FORMS + 1,
        .text = { BEFORE_CARDS }, .hook[POWER] = HOOKS(READS_ONCE) },
              { .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally, before cards are chosen, you may look at the hand of the main player on the other side." },
        .note = "That an ally may look too is likely, not certain. With the variant eon-forms anybody may, before or after the alliances.",
        .hook[POWER] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = read_mind, .when = there_is_a_hand }) },
              { .editions = IN_FFG,
        .text = { "Before allies are invited, you may look at the hand of a main player: of your opponent, if you are one yourself. What you see you keep to yourself.",
                  "When another player is about to draw from the deck, you may see the card first, and so every card that this player draws until the {encounter} ends. "
                  "What you see you keep to yourself.",
                  "When you use your power and are not a main player, you may look at the hands of both." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_ANYONE, MAY, .flow = read_one, .when = there_are_hands }),
        .hook[WILD] = HOOKS({ W_WOULD_DRAW, AS_ANYONE | OTHERS, MAY, .flow = begin_to_watch, .modify = { { Q_WATCHED, watch } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ALLY | AS_BYSTANDER | OWN, MAY, .when = i_read }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { BEFORE_CARDS,
                  "At the start of any {encounter} you may look through the whole deck, without shuffling it.",
                  "When you use your power and are not a main player, you may look at the hands of both." },
        .note = "That players other than the main players may look is likely, not certain.",
        .hook[POWER] = HOOKS(READS_ONCE),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = read_deck, .when = there_is_a_deck }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ALLY | AS_BYSTANDER | OWN, MAY, .when = i_read }) }),
};
