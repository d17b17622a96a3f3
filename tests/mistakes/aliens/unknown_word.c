/* unknown_word.c - no edition calls anything a starship, so players would read the braces.
 * refused by: lint ({starship}) */
#include "rules.h"
const sheet alien_mistake = {
    .name = "Mistake", .form = FORMS({ .editions = IN_FFG, .text = { "You lose a {starship} or two {Ships}." }, .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = NULL }) }),
};
