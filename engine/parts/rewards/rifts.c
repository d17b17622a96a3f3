/* rifts.c - rifts: played, they free ships, bring cards or a colony; taken from another's hand, they go off. */
#include "rules.h"

enum { WHOSE_SHIP, WHICH_PLANET, WHICH_COLONY, HOW_MANY_REWARDS };
enum { OF_COLONY = 1, OF_CARDS = 2, OF_SHIPS = 3, FOUNDERS = 4 };

static int fewer(int a, int b) { return a < b ? a : b; }

static int number_of_rift(const game *g, const frame *f) { return attack_value(g, CARD_OF_SOURCE(L(SOURCE))); }

/* ---- played --------------------------------------------------------------------------------------------------- */

static uint64_t who_can_return(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (g->ships[s][WARP] && colonies(g, s)) set |= 1ull << s;
    return set;
}

static bool can_free(const game *g, const frame *f) { return number_of_rift(g, f) >= OF_SHIPS && who_can_return(g); }

/* How many of each player are to come, four bits a seat. */
enum { LEFT = MINE, FIRST_FOUR, OTHERS_TO_COME, EACH = 4 };

static int to_come(const frame *f, int seat) { return L(seat < EACH ? FIRST_FOUR : OTHERS_TO_COME) >> (seat % EACH * 4) & 15; }

static void let_one_come(frame *f, int seat)
{
    const int half = seat < EACH ? FIRST_FOUR : OTHERS_TO_COME;
    f->local[half] = (int16_t)(f->local[half] + (1 << seat % EACH * 4));
}

static uint64_t who_has_more(const game *g, const frame *f)
{
    uint64_t set = who_can_return(g);
    for (int s = 0; s < g->players; s++) if (g->ships[s][WARP] <= to_come(f, s)) set &= ~(1ull << s);
    return set;
}

/* All of a player come at once. */
static FLOW(free_ships)
{
    FLOW_BEGIN;
    for (SET(LEFT, number_of_rift(g, f)); L(LEFT) > 0 && who_has_more(g, f); L(LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_has_more(g, f), WHOSE_SHIP)->extra = CAN_PASS);
        if (g->answer == PASS) break;
        let_one_come(f, g->answer);
    }
    for (L(LEFT) = 0; L(LEFT) < g->players; L(LEFT)++)
        if (to_come(f, clockwise(g, f->seat, L(LEFT))))
            CALL(retrieve(g, clockwise(g, f->seat, L(LEFT)), to_come(f, clockwise(g, f->seat, L(LEFT))), L(SOURCE)));
    FLOW_END;
}

/* Planets without a ship of anybody; whoever is on the moon of one has a colony there. */
static uint64_t empty_planets(const game *g)
{
    uint64_t set = g->planets & ~planets_with_moons(g, true);
    for (int s = 0; s < g->players; s++) set &= ~g->colony[s];
    return with_room(g, set);
}

static bool can_settle(const game *g, const frame *f)
{
    return number_of_rift(g, f) == OF_COLONY && empty_planets(g) && ships_on_colonies(g, f->seat) > 1;
}

static FLOW(settle)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, empty_planets(g), WHICH_PLANET));
    CALL(found_colony(g, f->seat, g->answer, FOUNDERS, L(SOURCE)));
    SETTLE_WIN;
    FLOW_END;
}

static bool brings_cards(const game *g, const frame *f) { return number_of_rift(g, f) == OF_CARDS; }

static FLOW(bring_cards)
{
    enum { OF_REWARDS = MINE };
    FLOW_BEGIN;
    if (reward_cards_left(g)) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, fewer(OF_CARDS, reward_cards_left(g))), HOW_MANY_REWARDS));
        SET(OF_REWARDS, g->answer);
    }
    if (L(OF_REWARDS) < OF_CARDS) CALL(draw(g, f->seat, OF_CARDS - L(OF_REWARDS), L(SOURCE)));
    if (L(OF_REWARDS)) CALL(draw_rewards(g, f->seat, L(OF_REWARDS), L(SOURCE)));
    FLOW_END;
}

/* ---- taken ------------------------------------------------------------------------------------------------------ */

static bool is_riven(const game *g, int c) { return tag_of(g, c) >= TAG_RIVEN && tag_of(g, c) < TAG_RIVEN + SEATS && lies_in(g, c, IN_HAND); }

/* An attack that a Rift Enacter may blow up. */
static int riven_card(const game *g)
{
    for (int at = 0; at < g->cards; at += CARD_BLOCK)
        for (uint64_t left = equal_in_block(g->kind + at, HC_CARD_ATTACK) & ~equal_in_block(g->tag + at, 0); left; left &= left - 1)
            if (is_riven(g, at + __builtin_ctzll(left))) return at + __builtin_ctzll(left);
    return HC_CARDS;
}

static int taken_rift(const game *g)
{
    for (int at = 0; at < g->acting_cards; at += CARD_BLOCK)
        for (uint64_t left = equal_in_block(g->kind + at, HC_CARD_RIFT) & equal_in_block(g->tag + at, TAG_TAKEN); left; left &= left - 1)
            if (lies_in(g, at + __builtin_ctzll(left), IN_HAND)) return at + __builtin_ctzll(left);
    return HC_CARDS;
}

bool is_rift_taken(const game *g) { return taken_rift(g) < HC_CARDS || (has_part(g, PART_stations) && riven_card(g) < HC_CARDS); }

uint32_t rifts_due(const game *g) { return is_rift_taken(g) ? CORE(flow_rifts) : 0; }

/* Who has several colonies clears one of them. */
static void ask_colony(game *g, int seat)
{
    ask(g, HC_ASK_PLANET, 1u << seat, colonies(g, seat), WHICH_COLONY)->sheet = CARD_rift;
}

static bool has_several(const game *g, int seat) { return colonies(g, seat) & (colonies(g, seat) - 1); }

static void let_it_lie(game *g, int c)
{
    if (c < HC_CARDS) set_tag(g, c, 0);
}

/* Each is shown, does its damage to who has taken it, and is discarded. WHAT: the card, which is public now. */
FLOW(flow_rifts)
{
    enum { NUMBER = MINE };
    FLOW_BEGIN;
    while (riven_card(g) < HC_CARDS) {
        ASK(ask_to_blow_up(g, riven_card(g)));
        let_it_lie(g, riven_card(g));
        if (g->answer == PASS) continue;
        SET(WHAT, g->answer);
        SET(WHO, seat_at(g->where[L(WHAT)]));
        SET(NUMBER, attack_value(g, L(WHAT)));
        show_card(g, L(WHAT));
        tell(g, ev, HC_EV_RIFT, L(WHO), NOBODY, L(WHAT), L(NUMBER), 1, BY_SHEET(CARD_station_enacter));
        CALL(discard(g, L(WHO), L(WHAT), BY_RULES));
        CALL(lose_any(g, L(WHO), L(NUMBER), BY_RULES));
    }
    while (taken_rift(g) < HC_CARDS) {
        SET(WHAT, taken_rift(g));                            /* public from here on */
        SET(WHO, seat_at(g->where[L(WHAT)]));
        SET(NUMBER, attack_value(g, L(WHAT)));
        set_tag(g, L(WHAT), 0);
        show_card(g, L(WHAT));
        tell(g, ev, HC_EV_RIFT, L(WHO), NOBODY, L(WHAT), L(NUMBER), 0, BY_RULES);
        CALL(discard(g, L(WHO), L(WHAT), BY_RULES));
        if (L(NUMBER) >= OF_SHIPS) CALL(lose_any(g, L(WHO), L(NUMBER), SOURCE_OF_CARD(L(WHAT))));
        else if (L(NUMBER) == OF_CARDS) CALL(discard_at_random(g, L(WHO), OF_CARDS, SOURCE_OF_CARD(L(WHAT))));
        else if (has_several(g, L(WHO))) {
            ASK(ask_colony(g, L(WHO)));
            CALL(return_ships(g, L(WHO), 255, g->answer, SOURCE_OF_CARD(L(WHAT))));
        }
    }
    FLOW_END;
}

const sheet card_rift = {
    .box = HC_BOX_INCURSION, .name = "Rift", .summary = "Helps whoever plays it, harms whoever takes it",
    .prompt = PROMPTS([WHOSE_SHIP] = { "rift", "Whose {ship} does the rift free?", { 0 } },
                      [WHICH_PLANET] = { "rift-colony", "On which empty planet do you found a {colony}?", { 0 } },
                      [WHICH_COLONY] = { "rift-leave", "The rift: which of your {colonies} do you clear?", { 0 } },
                      [HOW_MANY_REWARDS] = { "rift-rewards", "How many of the two cards do you draw from the reward deck?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play at the start of an {encounter}. With 3 or more it frees up to that many {ships}, anybody's, from the {warp}. As the {offense}: with 1 you found a {colony} on a planet without {ships}, with 2 "
                  "you draw two cards from either deck. Whoever takes a rift from another player's hand and keeps it must discard it and lose that many {ships}; with 1 they also clear one of their {colonies}, with 2 they also discard two cards at random." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = free_ships, .when = can_free },
                             { W_REGROUP, AS_OFFENSE, MAY, .flow = settle, .when = can_settle },
                             { W_REGROUP, AS_OFFENSE, MAY, .flow = bring_cards, .when = brings_cards }) }),
};
