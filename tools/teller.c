/* teller.c - runs scenarios, as `hypercone scenario` does, for tools/encyclopaedia: a program of its own, for the encyclopaedia in `hypercone` is made of what it tells. */
#include "cli/cli.h"

int main(int argc, char **argv)
{
    return command_scenario(argc, argv);
}
