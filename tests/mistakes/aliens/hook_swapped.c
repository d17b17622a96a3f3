/* hook_swapped.c - when, must or may, as whom: the second and the third are in the wrong order.
 * refused by: compiler (overflow) */
#include "rules.h"
const sheet alien_mistake = {
    .name = "Mistake", .form = { { .editions = IN_FFG, .text = { "You may do nothing." }, .hook[POWER] = { { W_REVEALED, MAY, AS_MAIN } } } },
};
