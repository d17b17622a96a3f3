/* brace_below_an_if.c - compiles, but a brace inside of a function stands on a line of its own.
 * refused by: lint (a brace stands at the end of its line) */
#include "rules.h"
int at_least_one(int n);
int at_least_one(int n)
{
    if (n < 1)
    {
        n = 1;
    }
    return n;
}
