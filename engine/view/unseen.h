/* unseen.h - cards that a view does not show: how many lie where, and giving each of them a place again (part of rules.h).
 *
 * How many cards lie somewhere is public, and so are their backs: of which deck they are. */
#ifndef UNSEEN_H
#define UNSEEN_H
#include "table/table.h"

struct hidden_cards {
    int count;
    uint8_t card[HC_CARDS];                          /* which they are                      */
    uint8_t hidden[HC_BACKS][HC_CARD_PLACES];        /* ... and how many of each deck where */
};

void note_backs(const game *g, game *v);                    /* in a view that hides cards already */
void gather_unseen(const game *view, hidden_cards *u);
void shuffle_unseen(game *g, hidden_cards *u);
int  hidden_at(const hidden_cards *u, int place);
bool may_lie(const game *g, const hidden_cards *u, int card, int place);       /* one with its back is hidden there */
int  lay_unseen(game *g, hidden_cards *u, int i, int place, unsigned known);   /* card[i]: returns which it was */
int  lay_any(game *g, hidden_cards *u, int place, int classes, unsigned known);    /* the next of these classes; -1: none */
#endif
