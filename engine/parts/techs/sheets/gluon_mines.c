/* Gluon Mines - ships of the other side are lost before cards are turned up. */
#include "rules.h"

enum { WHOSE, HOW_MANY };

/* At the gate, against it: of who is on both sides, those of the other one. */
static int place_mined(const game *g, int seat, int s) { return ships_place_on(g, s, !side_of(g, seat)); }

static int mined(const game *g, int seat, int s)
{
    const int place = place_mined(g, seat, s);
    return on_side(g, s, !side_of(g, seat)) && place >= HC_PLANETS ? g->ships[s][place] : 0;
}

static uint64_t opposing(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != seat && mined(g, seat, s) > 0) set |= 1ull << s;
    return set;
}

static bool there_is_a_prey(const game *g, const frame *f) { return opposing(g, f->seat) != 0; }

static bool is_single(uint64_t seats) { return !(seats & (seats - 1)); }

/* What a player loses is one loss, so it is asked how many; of the only one who is left, all that the mines can reach. */
static void ask_how_many(game *g, const frame *f, int victim, int left)
{
    int have = mined(g, f->seat, victim), most = have < left ? have : left;
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(is_single(opposing(g, f->seat)) ? most : 1, most), HOW_MANY)->who = (uint8_t)victim;
}

/* Nothing is chosen where all are lost. */
static bool reach_all(const game *g, int seat, int mines)
{
    int ships = 0;
    for (int s = 0; s < g->players; s++) if (opposing(g, seat) >> s & 1) ships += mined(g, seat, s);
    return mines >= ships;
}

static FLOW(explode)
{
    enum { LEFT = MINE, VICTIM };
    FLOW_BEGIN;
    SET(LEFT, ships_on_tech(g, L(SOURCE)));
    while (L(LEFT) > 0 && opposing(g, f->seat)) {
        g->answer = (int16_t)__builtin_ctzll(opposing(g, f->seat));
        if (!reach_all(g, f->seat, L(LEFT))) ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, opposing(g, f->seat), WHOSE)->count = (uint8_t)L(LEFT));
        SET(VICTIM, g->answer);
        g->answer = (int16_t)mined(g, f->seat, L(VICTIM));
        if (!reach_all(g, f->seat, L(LEFT))) ASK(ask_how_many(g, f, L(VICTIM), L(LEFT)));
        SET(LEFT, L(LEFT) - g->answer);
        CALL(lose_at(g, f->seat, L(VICTIM), g->answer, place_mined(g, f->seat, L(VICTIM)), L(SOURCE)));
    }
    if (opposing(g, f->seat)) RETURN(0);
    CALL(discard_tech(g, f->seat, L(SOURCE), L(SOURCE)));
    settle_encounter(g, side_of(g, f->seat), L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

const sheet card_gluon_mines = {
    .piece = HC_CARD_TECH, .name = "Gluon Mines", .summary = "Destroys attacking {ships} before cards are revealed",
    .prompt = PROMPTS([WHOSE] = { "mines", "Whose {ships} do the Gluon Mines send to the {warp}?", { 0 } },
                [HOW_MANY] = { "how-many", "How many {ships} must this player lose?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research_any = true, .face_down = true,
        .text = { "Kept face down. Reveal and discard it as the {defense} when cards are selected but not revealed: for each {ship} on this card one opposing {ship} of your choice "
                  "goes to the {warp}. If none is left you win the {encounter}." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_DEFENSE, MAY, .flow = explode, .when = there_is_a_prey }) }),
};
