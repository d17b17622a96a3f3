/* A file of the machine asks for what only one rule book has. It has to ask the book of the game: machine/book.h.
 * refused by: lint (knows no rule book) */
#include "rules.h"

int role_of_seat(const game *g, int seat);
int role_of_seat(const game *g, int seat) { return role_of(g, seat); }
