/* correct_run.c - the same power without the mistake: the game goes on.
 * refused by: nobody */
#include "rules.h"
#include "tests/mistakes/play.h"
static FLOW(use)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}
const sheet alien_virus = {
    .name = "Virus", .form = FORMS({ .editions = IN_FFG, .text = { "You draw." }, .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MUST, .flow = use }) }),
};
