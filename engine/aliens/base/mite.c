/* Mite - demands a colony, or cards. */
#include "rules.h"

enum { ANSWER, UNWANTED };
enum { LET_LAND, THROW_AWAY };
enum { LEFT_ALONE = 3 };         /* cards that the defense may keep */

static int too_many(const game *g, int seat) { return count_cards(g, IN_HAND + seat, C_ANY) - LEFT_ALONE; }

static bool is_rich(const game *g, const frame *f) { (void)f; return g->defense != NOBODY && too_many(g, g->defense) > 0; }

static void take_what_is_thrown(game *g, events *ev, const frame *f)
{
    clear_marks(g, f->seat);
    while (too_many(g, g->defense) > 0) mark_card(g, f->seat, take_at_random(g, ev, g->defense, f->seat, L(SOURCE)));
}

static void ask_what_is_unwanted(game *g, const frame *f)
{
    by_sheet(pick_cards(g, f->seat, 0, count_marked(g, f->seat, IN_HAND + f->seat, C_ANY), C_ANY, UNWANTED), f)->extra |= MARKED;
}

/* Only what is there to give: not a colony where the Mite has one, or where its ships find no room. */
static uint64_t answers(const game *g, const frame *f)
{
    bool has_one = colonies(g, f->seat) >> g->target & 1;
    bool can_land = may(g, Q_MAY_LAND, f->seat, g->target) && room_on(g, g->target) > 0;
    return has_one || !can_land ? 1u << THROW_AWAY : choices(2);
}

/* With the super flare the cards come to the Mite, which throws away those that it does not like. */
static FLOW(bluster)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, g->defense, answers(g, f), ANSWER));
    SET(MINE, g->answer);
    tell(g, ev, HC_EV_CHOICE, g->defense, NOBODY, L(MINE), ANSWER, 0, L(SOURCE));
    if (L(MINE) == THROW_AWAY && spend_super(g, ALIEN_mite)) {
        THREATEN_HAND(g->defense, too_many(g, g->defense));
        take_what_is_thrown(g, ev, f);
        threat_is_over(g, g->defense);
        ASK(ask_what_is_unwanted(g, f));
        mark_drafted(g, f->seat);
        CALL(discard_marked(g, f->seat, L(SOURCE)));
        RETURN(0);
    }
    if (L(MINE) == THROW_AWAY) {
        CALL(discard_at_random(g, g->defense, too_many(g, g->defense), L(SOURCE)));
        RETURN(0);
    }
    land(g, ev);
    count_as_success(g);
    ANSWER_LANDINGS;
    SETTLE_WIN;
    SET(WHO, f->seat);
    SET(COUNT, 1);
    SET(WHAT, g->target);
    SET(CAUSE, L(SOURCE));
    if (g->new_colonies >> f->seat & 1) COLONY_GAINED(f->seat);
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static int allied_ships(const game *g, int side)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) if (stands_with(g, s, side)) n += ships_on_side(g, s, side);
    return n;
}

static bool is_outnumbered(const game *g, const frame *f)
{
    return allied_ships(g, !side_of(g, f->seat)) > allied_ships(g, side_of(g, f->seat));
}

static FLOW(send_allies_home)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (is_ally(g, L(AT)) || on_both_sides(g, L(AT))) CALL(expel(g, L(AT), L(SOURCE)));
    FLOW_END;
}

static bool i_bluster(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_mite); }

const sheet alien_mite = {
    .name = "Mite", .power_name = "to Bluster", .summary = "Demands a {colony} or cards", .alert = YELLOW,
    .history = "It is very small, very loud, and there are very many of it.",
    .prompt = PROMPTS([ANSWER] = { "mite", "The Mite blusters. Do you let it land, or discard at random until three cards are left?", { "let it land", "discard" } },
                [UNWANTED] = { "unwanted", "Which of these cards do you discard? You keep the others.", { 0 } }),
    .told = TOLD({ "<Seat> [lets] the Mite land.", ANSWER, LET_LAND }, { "<Seat> [does] not let the Mite land, and [discards] at random until three cards are left.", ANSWER, THROW_AWAY }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As the {offense}, when your {ships} are on their way and the {defense} holds more than three cards, it must choose: either it discards at random until three are left, and the {encounter} "
                  "goes on, or, if that gains you a {colony}, your {ships} land on the planet and the {encounter} ends at once as a success.",
                  "As a main player, after alliances are formed, if your opponent's allies have more {ships} in the {encounter} than yours, you may send all allies on both sides home.",
                  "When you use your power, you may take the cards that the {defense} discards, keep those that you like and discard the others." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_OFFENSE, MUST, .flow = bluster, .when = is_rich }),
        .hook[WILD] = HOOKS({ W_ALLIED, AS_MAIN, MAY, .flow = send_allies_home, .when = is_outnumbered }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_bluster }) }),
};
