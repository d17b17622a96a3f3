/* teller.c - runs scenarios, as `hypercone scenario` does, for tools/encyclopaedia: a program of its own, for the encyclopaedia in `hypercone` is made of what it tells. */
#include "cli/cli.h"
#include "text/lore.h"

const lore_example LORE_EXAMPLES[] = { { .sheet = 0 } };      /* nothing has been told yet */

int main(int argc, char **argv)
{
    return command_scenario(argc, argv);
}
