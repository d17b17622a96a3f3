/* ships.h - special ships (part of rules.h). Each is one of a player's ships, a unit, and has a piece before its owner that acts for it:
 * the tag of the piece says which unit, plus one. That its action has been used is said by the kind of the unit. */
#ifndef SHIPS_H
#define SHIPS_H

int  special_ship(const game *g, int thing);                 /* the unit of a piece; HC_UNITS: it has none any more */
int  sheet_of_special(int unit_kind);                        /* 0: it is none */
#endif
