/* Amoeba - pulls its ships out of the encounter, or pours more in, once the cards are down. */
#include "rules.h"

enum { WHICH_WAY, OUT, IN, TAKE_PART };
enum { WITHDRAW, BRING_IN, ON_GIANT };

/* Its colonies apart from the planet that it is defending. */
static uint64_t elsewhere(const game *g, int seat)
{
    return colonies(g, seat) & ~(seat == g->defense ? 1ull << g->target : 0);
}

/* Those of them that its ships may leave. */
static uint64_t sources(const game *g, int seat) { return elsewhere(g, seat) & ways_out(g, seat); }

static int ships_elsewhere(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = sources(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)];
    return n;
}

enum { WILD_MOST = 4 };          /* ships by which the flare changes the encounter */

/* On a giant its ships need not leave the planet to leave the encounter. */
static bool is_on_giant(const game *g, int seat) { return seat == who_stands_on_target(g) && is_home_defense(g, HC_HEX_GAS_GIANT); }

static bool is_in_with_ships(const game *g, const frame *f) { return ships_in(g, f->seat) > 0 && (elsewhere(g, f->seat) || is_on_giant(g, f->seat)); }

static int at_most(int n, int most) { return n < most ? n : most; }

static void ask_where_to(game *g, const frame *f, int most)
{
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, at_most(ships_in(g, f->seat), most), elsewhere(g, f->seat), OUT), f);
    q->extra |= REPEATING;
    q->place = (uint8_t)ships_place(g, f->seat);
}

static void ask_where_from(game *g, const frame *f, int most)
{
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, at_most(ships_elsewhere(g, f->seat), most), sources(g, f->seat), IN), f);
}

static uint64_t ways(const game *g, int seat)
{
    int place = ships_place(g, seat);
    bool held = place < HC_PLANETS && !may(g, Q_MAY_LEAVE, seat, place);
    return (sources(g, seat) ? 1u << BRING_IN : 0) | (ships_in(g, seat) && !held && elsewhere(g, seat) ? 1u << WITHDRAW : 0) |
           (is_on_giant(g, seat) ? 1u << ON_GIANT : 0);
}

static FLOW(ooze)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!ways(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f->seat), WHICH_WAY));
    if (g->answer == WITHDRAW) {
        ASK(ask_where_to(g, f, HC_DRAFT));
        withdraw_ships(g, ev, f->seat, L(SOURCE));
    } else if (g->answer == ON_GIANT) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, g->ships[f->seat][g->target]), TAKE_PART));
        stand_aside(g, ev, g->ships[f->seat][g->target] - g->answer);
    } else {
        ASK(ask_where_from(g, f, HC_DRAFT));
        SET(COUNT, g->draft_count);
        SET(WHAT, FROM_TO(0, ships_place(g, f->seat)));
        SET(CAUSE, L(SOURCE));
        add_ships(g, ev, f->seat, L(SOURCE));
        if (to_of(f) == GATE) RESPOND(W_COMMITTED, f->seat);
    }
    FLOW_END;
}

static bool can_change(const game *g, const frame *f) { return elsewhere(g, f->seat) != 0; }

static FLOW(ooze_by_four)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!ways(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f->seat), WHICH_WAY));
    if (g->answer == WITHDRAW) {
        ASK(ask_where_to(g, f, WILD_MOST));
        withdraw_ships(g, ev, f->seat, L(SOURCE));
    } else {
        ASK(ask_where_from(g, f, WILD_MOST));
        add_ships(g, ev, f->seat, L(SOURCE));
    }
    FLOW_END;
}

const sheet alien_amoeba = {
    .name = "Amoeba", .power_name = "to Ooze", .summary = "Changes its {ships} at the last moment", .alert = YELLOW,
    .history = "Shaped by tides without shores, it has never quite seen the point of standing still.",
    .prompt = PROMPTS([WHICH_WAY] = { "amoeba", "Withdraw {ships} from the {encounter}, or bring more in?", { "withdraw", "bring in", "on the giant" } },
                [OUT] = { "withdraw", "Choose a {colony} for each of the {ships} that you withdraw.", { 0 } },
                [IN] = { "bring-in", "Choose the {ships} that you bring in.", { 0 } },
                [TAKE_PART] = { "take-part", "How many of your {ships} on the Gas Giant take part?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player with at least one {ship} in the {encounter}, after cards are chosen and before they are revealed, you may either withdraw any number of "
                  "your {ships} to your {colonies} or bring in any number from them. The limit of four does not bind you." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = ooze, .when = is_in_with_ships }) },
              { .editions = IN_FFG,
        .text = { "As a main player with at least one {ship} in the {encounter}, after cards are chosen and before they are revealed, you may either withdraw any number of "
                  "your {ships} to your {colonies} or bring in any number from them. The limit of four does not bind you.",
                  "As a main player, before cards are chosen, you may withdraw up to four of your {ships} from the {encounter}, or bring up to four more into it, "
                  "even past the limit of four.",
                  "You may use your power as an ally as well." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = ooze, .when = is_in_with_ships }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = ooze_by_four, .when = can_change }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = is_in_with_ships }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player with at least one {ship} in the {encounter}, after cards are chosen and before they are revealed, you may either withdraw any number of "
                  "your {ships} to your {colonies} or bring in any number from them. The limit of four does not bind you.",
                  "As a main player with at least one {ship} in the {encounter}, before cards are chosen, you may withdraw any number of your {ships} or bring in any number more.",
                  "You may use your power as an ally as well." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = ooze, .when = is_in_with_ships }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = ooze, .when = is_in_with_ships }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = is_in_with_ships }) }),
};
