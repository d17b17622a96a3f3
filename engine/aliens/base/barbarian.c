/* Barbarian - the winning offense picks from the loser's hand and throws the rest away. */
#include "rules.h"

enum { LOOT, UNWANTED };

/* The main player of the other side. */
static int victim(const game *g, int seat) { return of_side(g, !side_of(g, seat)); }

static bool can_loot(const game *g, const frame *f)
{
    return g->winner == SIDE_OFFENSE && on_side(g, f->seat, SIDE_OFFENSE) && count_cards(g, IN_HAND + victim(g, f->seat), C_ANY) > 0;
}

static void ask_loot(game *g, const frame *f)
{
    int hand = count_cards(g, IN_HAND + victim(g, f->seat), C_ANY), ships = ships_in(g, f->seat);
    pick_cards_in(g, f, f->seat, IN_HAND + victim(g, f->seat), 0, ships < hand ? ships : hand, C_ANY, LOOT);
}

static FLOW(loot)
{
    FLOW_BEGIN;
    THREATEN_HAND(victim(g, f->seat), ships_in(g, f->seat));
    look_at_hand(g, ev, f->seat, victim(g, f->seat), L(SOURCE));
    ASK(ask_loot(g, f));
    for (int i = 0; i < g->draft_count; i++) take_card(g, ev, victim(g, f->seat), f->seat, g->draft[i], L(SOURCE));
    clear_draft(g);
    CALL(discard_hand(g, victim(g, f->seat), L(SOURCE)));
    threat_is_over(g, victim(g, f->seat));
    FLOW_END;
}

/* What has just come is marked, be it compensation or a reward. */
static int received(const game *g, int seat) { return count_marked(g, seat, IN_HAND + seat, C_ANY); }

static bool has_received(const game *g, const frame *f) { return received(g, f->seat) > 0; }

static bool is_reward(const game *g, const frame *f) { return L(CAUSE) == BY_REWARD && has_received(g, f); }

static void ask_unwanted(game *g, const frame *f)
{
    by_sheet(pick_cards(g, f->seat, 0, received(g, f->seat), C_ANY, UNWANTED), f)->extra |= MARKED;
}

static FLOW(sort_out)
{
    FLOW_BEGIN;
    ASK(ask_unwanted(g, f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

const sheet alien_barbarian = {
    .name = "Barbarian", .power_name = "to Loot and Pillage", .summary = "Plunders the loser's hand", .alert = GREEN,
    .history = "It has no word for \"museum\", and forty for \"souvenir\".",
    .prompt = PROMPTS([LOOT] = { "loot", "Which cards do you loot? At most one for each of your {ships}; the rest of that hand is discarded.", { 0 } },
                [UNWANTED] = { "unwanted", "Which of the cards that you have just received do you throw away?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As the {offense}, when you have won the {encounter} and before any {compensation} is taken, you look at your opponent's hand. You may take one of its cards for each "
                  "{ship} that you have in the {encounter}. Then the rest of that hand is discarded.",
                  "As a main player or ally, when you have received cards as {compensation} or as {rewards}, you may look at them all and discard any of them. They are not replaced.",
                  "You may use your power as an ally of the {offense} too, when your side wins: you plunder the {defense}'s hand." },
        .hook[POWER] = HOOKS({ W_OUTCOME, AS_OFFENSE, MUST, .flow = loot, .when = can_loot }),
        .hook[WILD] = HOOKS({ W_COMPENSATED, AS_MAIN | OWN, MAY, .flow = sort_out, .when = has_received },
                        { W_DREW, AS_INVOLVED | OWN, MAY, .flow = sort_out, .when = is_reward }),
        .hook[SUPER] = HOOKS({ W_OUTCOME, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = can_loot }) }),
};
