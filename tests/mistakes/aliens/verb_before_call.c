/* verb_before_call.c - the same before a CALL: the two verbs would happen in the wrong order. A debug build stops.
 * refused by: run (outside CALL, before) */
#include "rules.h"
#include "tests/mistakes/play.h"
static void set_aside(const frame *drawn) { (void)drawn; }
static FLOW(use)
{
    FLOW_BEGIN;
    set_aside(draw(g, f->seat, 1, L(SOURCE)));
    CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}
const sheet alien_virus = {
    .name = "Virus", .form = FORMS({ .editions = IN_FFG, .text = { "You draw." }, .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MUST, .flow = use }) }),
};
