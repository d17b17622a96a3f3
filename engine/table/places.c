/* places.c - what is so wherever a card lies: who knows it, what it can be, and how a view is filled there. */
#include "rules.h"

/* A kicker lies beside the card that it goes with, and all have seen it being laid. Besides, a main player has played two; an ally helps. */
static int wanted_beside(const game *g, int seat)
{
    if (g->now.kickers >> seat & 1 && laid_kicker(g, seat) == HC_CARDS) return C_KICKER;
    return is_main(g, seat) ? C_ENCOUNTER : C_AID;
}

/* That an intimidate is played all have seen. */
static int wanted_on_table(const game *g, int seat) { return is_intimidating(g, seat) ? C_INTIMIDATE : C_ENCOUNTER; }

/* A view is filled in this order, those first that are filled first. */
const place_row PLACE_ROW[PLACE_ROWS] = {
    [ROW_OF(IN_DECK)]      = { KNOWN_TO_NOBODY,   FILLED_LAST,  .classes = C_ANY },
    [ROW_OF(IN_DISCARD)]   = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_ANY, .tagged = true },
    [ROW_OF(IN_DESTINY)]   = { KNOWN_TO_NOBODY,   NOT_FILLED,   .classes = C_DESTINY },
    [ROW_OF(DESTINY_USED)] = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_DESTINY },
    [ROW_OF(IN_REWARDS)]   = { KNOWN_TO_NOBODY,   FILLED_LAST,  .classes = C_ANY },
    [ROW_OF(REWARDS_USED)] = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_ANY, .tagged = true },
    [ROW_OF(IN_PLAY)]      = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_ANY },
    [ROW_OF(OUT_OF_GAME)]  = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_ANY },
    [ROW_OF(IN_HAND)]      = { KNOWN_TO_ITS_SEAT, FILLED_NEXT,  .classes = C_OF_HAND, .held = true },
    [ROW_OF(ON_TABLE)]     = { KNOWN_AS_PLAYED,   FILLED_FIRST, .classes = C_UNACTING, .wanted = wanted_on_table },
    [ROW_OF(ASIDE)]        = { KNOWN_AS_SEEN,     FILLED_NEXT,  .classes = C_OF_HAND, .tagged = true },
    [ROW_OF(OFFERED)]      = { KNOWN_TO_PARTIES,  FILLED_NEXT,  .classes = C_OF_HAND },
    [ROW_OF(HOARD)]        = { KNOWN_TO_ITS_SEAT, FILLED_NEXT,  .classes = C_OF_HAND, .held = true },
    [ROW_OF(DISPLAY)]      = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_OF_HAND, .tagged = true },
    [ROW_OF(UNDER_PIECE)]  = { KNOWN_TO_ITS_SEAT, FILLED_FIRST, .classes = C_ENCOUNTER | C_FLARE, .hides = C_ENCOUNTER,
                               .held = true, .tagged = true },
    [ROW_OF(JUST_DRAWN)]   = { KNOWN_TO_NOBODY,   FILLED_NEXT,  .classes = C_OF_HAND, .tagged = true },
    [ROW_OF(BESIDE_IT)]    = { KNOWN_AS_LAID,     FILLED_FIRST, .classes = C_ENCOUNTER | C_KICKER, .wanted = wanted_beside, .tagged = true },
    [ROW_OF(IN_STOCK)]     = { KNOWN_TO_ITS_SEAT, NOT_FILLED,   .classes = C_FLARE, .tagged = true, .of_sheet = true },
    [ROW_OF(GRAFT)]        = { KNOWN_TO_ALL,      NOT_FILLED,   .classes = C_FLARE, .held = true, .tagged = true, .of_sheet = true },
    [ROW_OF(LAID_DOWN)]    = { KNOWN_TO_ITS_SEAT, FILLED_FIRST, .classes = C_INTIMIDATE },
};

/* What may lie there face down, next: narrower than what may lie there at all, where the rules promise more. */
int classes_hidden(const game *g, int place)
{
    const place_row *row = row_of_place(place);
    return row->wanted ? row->wanted(g, seat_at(place)) : row->hides ? row->hides : row->classes;
}
