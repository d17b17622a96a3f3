/* The same question, put as a file of the machine puts it.
 * refused by: nobody */
#include "machine/machine.h"

int role_of_seat(const game *g, int seat);
int role_of_seat(const game *g, int seat) { return book_of(g)->role_of(g, seat); }
