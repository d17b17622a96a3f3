/* wild_without_text.c - a flare whose wild half does something that nobody can read.
 * refused by: lint (hook of WILD) */
#include "rules.h"
const sheet alien_mistake = {
    .name = "Mistake",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "You may do nothing, "
                  "and you may do it twice." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = NULL }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = NULL }) }),
};
