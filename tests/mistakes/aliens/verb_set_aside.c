/* verb_set_aside.c - takes the frame from the compiler's eyes and goes on without CALL: a debug build stops.
 * refused by: run (outside CALL) */
#include "rules.h"
#include "tests/mistakes/play.h"
static void set_aside(const frame *drawn) { (void)drawn; }
static FLOW(use)
{
    FLOW_BEGIN;
    set_aside(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}
const sheet alien_virus = {
    .name = "Virus", .form = FORMS({ .editions = IN_FFG, .text = { "You draw." }, .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MUST, .flow = use }) }),
};
