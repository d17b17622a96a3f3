/* units.h - ships that are unlike the others of their owner (part of table.h). */
#ifndef UNITS_H
#define UNITS_H

/* table/units.c: ships that are unlike the others of their owner. */
static inline bool has_unlike(const game *g, int seat) { return g->unlike >> seat & 1; }
enum { OF_FLEET = 128 };                                     /* in unit.in: the ship itself is of the second colour */
static inline int carrier_of(const unit *u) { return (u->in & ~OF_FLEET) - 1; }     /* the unit under which it lies; -1: none */
static inline int charged_kind(int kind)                     /* of a special ship: its action can be used; spent_kind: it has been used */
{
    return kind == HC_UNIT_FLAGSHIP_USED ? HC_UNIT_FLAGSHIP : kind == HC_UNIT_SALVAGE_USED ? HC_UNIT_SALVAGE : kind;
}
static inline int spent_kind(int kind)
{
    return kind == HC_UNIT_FLAGSHIP ? HC_UNIT_FLAGSHIP_USED : kind == HC_UNIT_SALVAGE ? HC_UNIT_SALVAGE_USED : kind;
}
int  fleet_at(const game *g, int seat, int place);           /* of its second colour */
void add_fleet(game *g, int seat, int count, int place);     /* more ships, like its others */
int  adopt_ships(game *g, events *ev, int seat, int victim, int count, int from, int cause);     /* they are the seat's from now on, and wait in limbo */
void begin_fleet(game *g, int seat, int colour, int count, int place);      /* more ships, of a colour that matters */
int  next_unit(const game *g, int seat, int place, int from);               /* HC_UNITS: none */
int  units_at(const game *g, int seat, int place);
int  unit_of_kind(const game *g, int kind);                  /* the first; HC_UNITS: none */
int  units_free(const game *g);
static inline int captives_of(const unit *u)
{
    int n = 0;
    for (int s = 0; s < SEATS; s++) n += u->of[s];
    return n;
}
int  captives_at(const game *g, int seat, int place);        /* under ships of that seat */
int  captives_around(const game *g, int seat);               /* its system */
int  new_unit(game *g, int seat, int place, int kind);       /* a ship that is there becomes one; HC_UNITS: there is no room for more */
void bring_out(game *g, int seat, int count, int i, int to);        /* of the ships that lie under it */
void end_unit(game *g, int i);                               /* it is a ship like others; nothing lies under it */
void capture(game *g, events *ev, int i, int victim, int count, int from, int cause);
void free_captives(game *g, events *ev, int i, int to, int cause);          /* and the unit is none any more */
int  captive_ships(const game *g, int seat);                 /* of that seat, wherever others hold them */
void rescue_ships(game *g, events *ev, int seat, int count, int planet, int cause);      /* out of the warp first, then from captors, then from outside the game */
void keep_captives(game *g, int seat, int place);            /* under its ships there, also in the warp */
static inline int captives_under(const game *g, int i) { return captives_of(&g->unit[i]); }
int  loose_ring(const game *g);                              /* captives around a system whose owner no longer has what keeps them; HC_UNITS: none */
void let_fall_apart(game *g, events *ev);                    /* after ships have come to the warp */
int  discs_at(const game *g, int seat, int place);
int  discs_bound_at(const game *g, int seat, int place);     /* those that have founded a colony there, and stay */
bool can_bundle(const game *g, int seat, int place);
int  bundles_at(const game *g, int seat, int place);
void bundle(game *g, events *ev, int seat, int place, int cause);           /* all its ships there become one */
void put_on_sheet(game *g, events *ev, int seat, int sort, int count, int from, int p, int cause);      /* of that sort, on sheet p */
bool stands_with(const game *g, int seat, int side);        /* an ally of this side; who has allied against itself is one of the other's */
VERB expel(game *g, int seat, int cause);                   /* an ally goes home and stays out; who has allied against itself goes on as a main player */
void take_from_sheet(game *g, events *ev, int seat, int p, int cause);      /* to the drafted planets */
int  empty_homes(const game *g, int seat);                  /* planets of its system, as bits in their order: to be handed to homes_gained */
VERB homes_gained(game *g, int seat, int empty, int cause); /* ships have come to its own planets, of which these were empty */
/* In a draft a place plus SORT times which ships there are meant; 0: any. */
enum { SORT = 256, SORT_PLAIN = 1, SORT_FLEET, SORT_UNIT, SORT_END = SORT_UNIT + HC_UNITS };
int  plain_at(const game *g, int seat, int place);
int  of_sort_at(const game *g, int seat, int sort, int place);
void move_of_sort(game *g, int seat, int sort, int from, int to);
void move_drafted(game *g, int seat, int drafted, int to);
void rewind_move(game *g, int seat, int count, int from, int to);           /* table/rewind_notes.c: a row has changed, while g->rewind.open */
void rewind_note(game *g, int card, int seat);                              /* a card's effect took this card from a hand */
void move_alike(game *g, int seat, int count, int from, int to);            /* counts only */
void move_unlike(game *g, int seat, int count, int from, int to);           /* those of so many that are unlike the others */
/* After ships were picked: which of them, where they are not all alike. from: they all come from there; HC_PLACES: from where they were picked. */
VERB choose_unlike(game *g, int chooser, int seat, int from);
#define SORT_OUT(chooser, seat, from)  do { if (has_unlike(g, seat)) CALL(choose_unlike(g, chooser, seat, from)); } while (0)
#endif
