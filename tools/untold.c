/* untold.c - an encyclopaedia without examples: for the program that tells them, and for those that show none. */
#include "text/lore.h"

const lore_example LORE_EXAMPLES[] = { { .sheet = 0 } };
