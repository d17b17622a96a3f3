/* Fodder - throws small attack cards after the one that it played. */
#include "rules.h"

enum { WHICH, JOIN, WITH };

/* Between my card and theirs; with the super flare also mine and whatever is lower. */
static bool is_fodder(const game *g, int seat, int card, bool super)
{
    int mine = face(g, side_of(g, seat)), theirs = face(g, !side_of(g, seat)), value = attack_value(g, card);
    return class_of(g, card) == C_ATTACK && (value > mine ? value < theirs : super);
}

static bool has_fodder(const game *g, int seat, bool super)
{
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1))
        if (is_fodder(g, seat, c, super)) return true;
    return false;
}

/* With the super flare at hand there may be more to throw in. */
static bool can_overwhelm(const game *g, const frame *f)
{
    bool super = super_ready(g, f->seat, ALIEN_fodder) || super_on(g, ALIEN_fodder);
    return both_attack(g, f) && (has_fodder(g, f->seat, false) || (super && has_fodder(g, f->seat, true)));
}

static void mark_fodder(game *g, int seat, bool super)
{
    clear_marks(g, seat);
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1))
        if (is_fodder(g, seat, c, super)) mark_card(g, seat, c);
}

static void ask_fodder(game *g, const frame *f)
{
    int have = count_marked(g, f->seat, IN_HAND + f->seat, C_ATTACK);
    by_sheet(pick_cards(g, f->seat, have > 0, have, C_ATTACK, WHICH), f)->extra |= MARKED;
}

static void remember_sum(game *g, int p)
{
    int sum_of_cards = 0;
    for (int i = 0; i < g->draft_count; i++) sum_of_cards += attack_value(g, g->draft[i]);
    g->power[p].number = (int16_t)sum_of_cards;
}

static FLOW(overwhelm)
{
    FLOW_BEGIN;
    remember_sum(g, L(SOURCE));                  /* nothing yet */
    mark_fodder(g, f->seat, spend_super(g, ALIEN_fodder));
    ASK(ask_fodder(g, f));
    remember_sum(g, L(SOURCE));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

static int add_fodder(const sum *s, const effect *e, int side, int total)
{
    const power *p = &s->g->power[e->source];
    return fights_for(s->g, e->by, side) ? total + p->number : total;
}

static unsigned invitations(const game *g, int seat) { return (g->now.invited[0] >> seat & 1u) | (g->now.invited[1] >> seat & 1u) << 1; }

static bool has_declined(const game *g, const frame *f)
{
    return invitations(g, f->seat) && !(g->now.barred >> f->seat & 1) && ships_to_send(g, f->seat) > 0;
}

static FLOW(come_late)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!ways_out(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, invitations(g, f->seat), JOIN));
    SET(SIDE, g->answer);
    ASK(by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, 1, ways_out(g, f->seat), WITH), f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    join_side(g, ev, f->seat, L(SIDE), L(SOURCE));
    FLOW_END;
}

static bool i_overwhelm(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_fodder) && has_fodder(g, f->seat, true); }

const sheet alien_fodder = {
    .name = "Fodder", .power_name = "to Overwhelm", .summary = "Adds small attack cards", .alert = YELLOW,
    .history = "There are always more of them. That is the plan.",
    .prompt = PROMPTS([WHICH] = { "fodder", "Which attack cards do you throw in?", { 0 } },
                [JOIN] = { "late", "Which side do you join after all?", { 0 } },
                [WITH] = { "late-ship", "Where does your one {ship} come from?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when both cards are revealed to be attacks, you may discard any attack cards from your hand that are higher than the card that you played and lower than "
                  "your opponent's. Their values are added to your total.",
                  "After cards are revealed, if you were invited and declined, you may join a side that invited you after all, with one {ship}.",
                  "When you use your power, you may also discard and add attack cards that are no higher than the one that you played, whatever your opponent's card is." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = overwhelm, .when = can_overwhelm, .modify = { { Q_ADDED, add_fodder } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_BYSTANDER, MAY, .flow = come_late, .when = has_declined }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_overwhelm }) }),
};
