/* dock.c - Station Dock: a tech that brings a space station, whether stations are played or not. */
#include "rules.h"

enum { DRAWN = 3 };

static bool has_ground(const game *g, const frame *f) { return free_grounds(g, f->seat) && g->pieces + DRAWN <= HC_PIECES; }

static void ask_which(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    FOR_PIECES_OF(p, g, HC_CARD_STATION, f->seat) if (is_unattached(g, p)) among_pieces(q, p);
}

static FLOW(dock)
{
    enum { CHOSEN = MINE };
    FLOW_BEGIN;
    SET(COUNT, draw_space_stations(g, f->seat, DRAWN));
    if (!L(COUNT)) RETURN(0);
    ASK(ask_which(g, f));
    SET(CHOSEN, g->answer);                      /* public: all of them lie open */
    put_stations_back(g, f->seat, L(CHOSEN));
    CALL(attach_station(g, f->seat, L(CHOSEN), L(SOURCE)));
    FLOW_END;
}

const sheet card_station_dock = {
    .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = "Station Dock", .summary = "Brings a space station",
    .prompt = PROMPTS({ "dock", "Which of these space stations do you put into play?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 5,
        .text = { "Discard at the start of any {encounter}: draw three space stations, even in a game without them, and attach one of them to a home planet. The others go back." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = dock, .when = has_ground }) }),
};
