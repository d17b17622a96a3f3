/* essence.h - cards that belong to one alien (part of rules.h).
 *
 * A set is a side deck. Three of it are the cache: pieces that lie closed on the sheet, for its holder to see. One that is
 * played lies open before a player; when it is used up it goes to the unavailable pile, the discards of the set. */
#ifndef ESSENCE_H
#define ESSENCE_H

enum { ESSENCE_CACHE = 3 };
void begin_essence(game *g, int p);                          /* the set of power p, and its cache */
void leave_essence(game *g, events *ev, int deck);           /* out of the game, wherever they lie */
FLOW(put_essence_away);                                      /* the sheet is turned down: all of it is unavailable, wherever it lies */
FLOW(draw_essence);                                          /* it lies open again: a new cache */
bool lacks_essence(const game *g, const frame *f);
bool is_in_cache(const game *g, int thing, int deck);
int  cache_of(const game *g, int deck);                      /* how many lie there */
bool has_cache(const game *g, int seat);
void look_at_cache(game *g, events *ev, int viewer, int seat, int cause);
void lay_essence(game *g, events *ev, int thing, int seat, int cause);       /* out of the cache, before a player */
void lose_essence(game *g, events *ev, int thing, int seat, int cause);      /* to the unavailable pile; seat: whose it was */
VERB end_essence(game *g, int seat, int thing, int cause);   /* likewise, with the ships on it to the warp */
bool lies_before(const game *g, int thing, int deck, int seat);     /* played, and there */
bool is_turned(const game *g, int thing);
void turn_essence(game *g, events *ev, int thing, int seat, int cause);      /* face down; all know what it is */
int  lay_token(game *g, int sheet_id, int seat, int note);   /* a piece of no set, with a seat noted on it; -1: no room */
int  note_on(const game *g, int thing);

/* What every sheet with a set has as its last hooks. */
#define ESSENCE_GOES_WITH_SHEET { W_POWER_LOST, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | EACH_TIME | SILENT, .flow = put_essence_away }, \
                                { W_REGROUP, AS_ANYONE, MUST | FREE | SILENT, .flow = draw_essence, .when = lacks_essence }

/* tickets.c: is a player committing this, and what is the fine? */
bool commits(const game *g, int seat, int ticket);
typedef struct fine { uint8_t cards, ships; } fine;
fine fine_of(int ticket);
#endif
