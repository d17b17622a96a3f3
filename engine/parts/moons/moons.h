/* moons.h - moons (part of rules.h). A moon is a piece at a ground of its own (table/grounds.c): ships stand on that ground, as on a
 * planet, and the piece lies before whoever occupies it. Nothing else is kept: `at` is the ground, `holders` the occupant, `open` who
 * may look at it. */
#ifndef MOONS_H
#define MOONS_H

enum { MOON_SECRET = 1, MOON_IMMEDIATE, MOON_CONTINUING };   /* in form.moon */
extern const hc_deck_row EON_MOONS[];                        /* parts/moons/eon_moons.c */

int  moon_at(const game *g, int place);                      /* the piece; -1: none is there any more */
static inline int ground_of(const game *g, int thing) { return read_piece(g, thing)->at - 1; }
int  occupant_of(const game *g, int place);                  /* NOBODY: it is empty */
void settle_moons(game *g);                                  /* a table was laid out: each lies before whoever stands on it */
uint64_t own_moons(const game *g);                           /* of the offense's system, that it may go to */
int  moon_at_work(const game *g, int sheet_id);              /* before whom this moon lies and acts; NOBODY */
uint64_t closed_planets(const game *g);                      /* by moons: nobody is challenged there */
void move_moon(game *g, int thing, int seat);                /* into that player's system, ships and all */
VERB enter_moon(game *g, int seat, int place, int cause);    /* whoever has ships on it comes to occupy it */

/* Pearly Gates: what is lost while they are held lies apart from the warp, and comes into it when they are left. */
enum { ANGELS = HC_SUPPLY };
int  where_lost(const game *g);                              /* to the warp: WARP, or ANGELS */
void settle_angels(game *g, events *ev);

/* Looking for a card in the deck: the first of such a class from the top, HC_CARDS: none; what has been seen is shuffled with the rest. */
int  topmost_in_deck(const game *g, int classes);
void shuffle_whole_deck(game *g, events *ev);

/* Hooks. In W_PIECE_LAID: it is this moon. */
static inline bool is_reached_now(const game *g, const frame *f) { (void)g; return L(WHAT) == L(SOURCE); }
enum { STAYS = PIECE_STAYS, GOES = 0 };                      /* when it has been used */
#define WHEN_WON(goes, what) { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | (goes), .flow = what, .when = is_reached_now }
#define ON_SHOWING(window, as, goes, ...) { window, as, MAY | (goes), __VA_ARGS__ }
#define WHILE_HELD(...) { W_ALWAYS, AS_ANYONE, MUST | FREE | PIECE_STAYS, .modify = { __VA_ARGS__ } }
#define MOON(id, title, what, ...) \
    const sheet card_moon_##id = { .piece = HC_CARD_MOON, .name = title, .summary = what, .box = HC_BOX_EON, __VA_ARGS__ }
#define SAYS(kind, from, words, ...) \
    .form = FORMS({ .editions = IN_EON, .moon = kind, .origin = from, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define SAYS_WITH(kind, from, doubt, words, ...) \
    .form = FORMS({ .editions = IN_EON, .moon = kind, .origin = from, .note = doubt, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define OURS   HC_ORIGIN_OURS
#define PARTLY HC_ORIGIN_PARTLY
/* What modifiers of moons ask: the occupant is a main player, and about its own side or seat. */
static inline bool for_my_side(const sum *s, const effect *e, int side) { return is_main(s->g, e->by) && fights_for(s->g, e->by, side); }
#endif
