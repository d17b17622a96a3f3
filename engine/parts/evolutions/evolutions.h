/* evolutions.h - evolutions: cards beside the table that everybody develops with ships of their own (part of rules.h).
 *
 * An evolution is a piece before everybody; its tag is its row in g->kept, where four bits a seat count the ships. What it says
 * holds for each seat by its number there, none included. `at` names the only seat, plus one, that may add more; 0: all may. */
#ifndef EVOLUTIONS_H
#define EVOLUTIONS_H

enum { EVOLUTIONS_MOST = 7, EVOLUTION_ROW = SEATS / 2, EVOLUTION_BYTES = EVOLUTIONS_MOST * EVOLUTION_ROW };
enum { EVOLUTION_GAVE = 8 };                                 /* in the tag, beside the row: it has given an encounter this turn */
int  evolved(const game *g, int seat, int thing);            /* ships of this seat on it */
int  ships_evolving(const game *g, int seat);                /* ... on all of them; 0 in a game without */
void ask_which_half(game *g, int seat, int alien);           /* Pyrology: 0 super, 1 wild */
bool is_stockpile_closed(const game *g, int seat);           /* it draws no reward cards */
bool has_momentum(const game *g);                            /* the offense draws a new hand instead of ending its turn */
#define KEEP_MOMENTUM do { if (has_momentum(g)) { CALL(new_hand(g, g->offense)); g->result = 0; } } while (0)
int  lay_evolution(game *g, int sheet_id, int owner);        /* one more on the table; -1: there is no room. NOBODY: everybody's */
void put_on_evolution(game *g, events *ev, int seat, int planet, int thing);       /* one ship from there */
VERB remove_evolution(game *g, int seat, int thing, int cause);      /* its ships go home */
#define EVOLUTION_LIST(X) \
    X(archaeology) X(archive) X(aviation) X(publicity) X(stockpile) X(colonization) X(coordination) X(radar) X(learning) \
    X(portcullis) X(momentum) X(pyrology) X(cannon) X(support)
#endif
