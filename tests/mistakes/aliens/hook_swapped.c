/* hook_swapped.c - when, must or may, as whom: the second and the third are in the wrong order.
 * refused by: compiler (overflow) */
#include "rules.h"
const sheet alien_mistake = {
    .name = "Mistake", .form = FORMS({ .editions = IN_FFG, .text = { "You may do nothing." }, .hook[POWER] = HOOKS({ W_REVEALED, MAY, AS_MAIN }) }),
};
