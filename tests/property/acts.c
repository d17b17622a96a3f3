/* acts.c - which hooks act in scenarios: acts EDITION FILE-or-DIRECTORY... plays them and prints a line for each hook that has
 * acted, its sheet's number and its own, and for each kind of event, for property --hooks. Exit status 1: a scenario failed. */
#include "cli/cli.h"
#include "rules.h"
#include "tests/property/games.h"
#include "tests/property/tally.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Every answer that a scenario gives passes here; the answers that it only tries, too: what acts then can act. */
hc_status __real_hc_answer(hc_game *g, int seat, int choice, hc_events *ev);
hc_status __wrap_hc_answer(hc_game *g, int seat, int choice, hc_events *ev);
hc_status __wrap_hc_answer(hc_game *g, int seat, int choice, hc_events *ev)
{
    const hc_status status = __real_hc_answer(g, seat, choice, ev);
    if (status != HC_OK || g->edition != edition_id) return status;
    if (ev) count_events(ev);
    count_silent(g);
    return status;
}

void __real_hc_lay_start(hc_game *g, hc_events *ev);
void __wrap_hc_lay_start(hc_game *g, hc_events *ev);
void __wrap_hc_lay_start(hc_game *g, hc_events *ev)
{
    __real_hc_lay_start(g, ev);
    if (g->edition != edition_id) return;
    if (ev) count_events(ev);
    count_silent(g);
}

int main(int argc, char **argv)
{
    edition_id = argc > 2 ? hc_edition_named(argv[1]) : -1;
    if (edition_id < 0) die("usage: acts EDITION FILE-or-DIRECTORY...");
    const int lines = dup(STDOUT_FILENO);            /* what the scenarios say goes to stderr */
    if (lines < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) die("there is nowhere to print to");
    const int status = command_scenario(argc - 1, argv + 1);
    fflush(stdout);
    FILE *out = fdopen(lines, "w");
    if (!out) die("there is nowhere to print to");
    print_fired(out);
    return fclose(out) || status ? EXIT_FAILURE : EXIT_SUCCESS;
}
