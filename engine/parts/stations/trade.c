/* trade.c - stations in bargains. */
#include "rules.h"

static int things(const game *g) { return g->pieces; }

/* One that its owner can use; and whoever gets it needs a planet for it. */
static int most(const game *g, int from, int to, int thing)
{
    const int piece_number = FIRST_PIECE + thing;
    if (thing >= g->pieces || g->piece[thing].kind != HC_CARD_STATION || station_owner(g, piece_number) != from) return 0;
    const bool deep = form_of(g, g->piece[thing].sheet)->station == STATION_DEEP;
    return has_access(g, from, piece_number) && (deep || free_grounds(g, to));
}

static VERB give(game *g, events *ev, const hc_bargain_item *it)
{
    (void)ev;
    return attach_station(g, it->to, FIRST_PIECE + it->thing, BY_DEAL);
}

static int sheet_of_thing(const game *g, int thing) { return thing < g->pieces ? g->piece[thing].sheet : 0; }

const part_item station_items[] = {
    { .number = ITEM_STATION, .alone = true, .key = "station", .words = { "a station", "stations", false }, .things = things,
      .most = most, .give = give, .sheet_of = sheet_of_thing }, { .key = NULL } };
