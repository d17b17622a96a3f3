/* wild_without_text.c - a flare whose wild half does something that nobody can read.
 * refused by: lint (hook of WILD) */
#include "rules.h"
const sheet alien_mistake = {
    .name = "Mistake",
    .form = { { .editions = IN_FFG,
        .text = { "You may do nothing, "
                  "and you may do it twice." },
        .hook[POWER] = { { W_REVEALED, AS_MAIN, MAY } },
        .hook[WILD] = { { W_REVEALED, AS_MAIN, MAY } } } },
};
