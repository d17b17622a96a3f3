/* lucre.h - lucre: how much of it a player has, and the verbs that move it (part of rules.h).
 *
 * It lies in `purse` and is open to all; what nobody has is in the bank. Without the part everybody has none, and verbs move none. */
#ifndef LUCRE_H
#define LUCRE_H
enum { BUY_SHIPS, BUY_CARDS };                     /* prompts of its sheet */
enum { LUCRE_IN_ALL = 96, LUCRE_TO_BEGIN = 4, CARDS_FOR_LUCRE = 4 /* a main player, an encounter */ };
int lucre_of(const game *g, int seat);
int lucre_in_bank(const game *g);
/* Each moves as much as there is, tells it, and returns how much that was. */
int take_lucre(game *g, events *ev, int seat, int count, int cause);               /* out of the bank */
int pay_lucre(game *g, events *ev, int seat, int count, int cause);                /* into it         */
int give_lucre(game *g, events *ev, int from, int to, int count, int cause);       /* to a player     */
#endif
