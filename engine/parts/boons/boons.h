/* boons.h - envoys, privileges and what a campaign gives: cards that players begin with (part of rules.h).
 *
 * A boon is a piece that lies open before its holder. An envoy stays; a privilege leaves the game with its use; what changes the
 * beginning of a game (masters, wrenches, prizes) does so when hands are dealt, and is gone. A setup says who begins with which. */
#ifndef BOONS_H
#define BOONS_H

enum { BOON_ENVOY = HC_BOON_ENVOY, BOON_PRIVILEGE, BOON_MASTER, BOON_WRENCH, BOON_PRIZE };     /* in form.boon */
int  draw_boon(game *g, int seat, int sort);                 /* at random, before that seat; -1: none is left */
bool has_gifts(const hc_setup *s);
int  second_alien_given(const hc_setup *s, int seat);       /* at a table of two aliens each; 0: it is chosen or drawn */
void lay_gifts(game *g, const hc_setup *s);
hc_status check_gifts(const hc_setup *s, int *at);
void drop_boon(game *g, events *ev, int thing, int cause);
extern const hc_deck_row BOON_CARDS[];

#define BOON(id, sort, title, what, ...) \
    const sheet card_##id = { .piece = HC_CARD_BOON, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define BOON_FORM(sort, words, ...) .form = FORMS({ .editions = IN_FFG, .boon = sort, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define BOON_IF_LIKED (MAY | PIECE_STAYS)
#define BOON_ALWAYS   (MUST | FREE | PIECE_STAYS)
#define AT_BEGINNING(does) { W_SETUP, AS_ANYONE, MUST | FREE, .flow = does }
#endif
