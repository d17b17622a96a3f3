/* brace_of_a_function.c - compiles, but the brace of a function stands behind its name.
 * refused by: lint (the brace of a function stands on a line of its own) */
#include "rules.h"
int twice(int n);
int twice(int n) {
    return 2 * n;
}
