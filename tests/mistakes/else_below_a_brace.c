/* else_below_a_brace.c - compiles, but else does not follow the brace.
 * refused by: lint (else follows the brace) */
#include "rules.h"
int sign_of(int n);
int sign_of(int n)
{
    if (n < 0) {
        n = -1;
    }
    else {
        n = n > 0;
    }
    return n;
}
