/* typed.c - reads a line that a person types. */
#include "cli/typed.h"
#include <stdio.h>
#include <string.h>

bool read_typed(char *out, size_t room)
{
    fflush(stdout);
    if (!fgets(out, (int)room, stdin)) {
        putchar('\n');
        return false;
    }
    size_t length = strcspn(out, "\r\n");
    if (!out[length])
        for (int c = getchar(); c != '\n' && c != EOF;) c = getchar();
    out[length] = '\0';
    return true;
}

bool is_agreed(void)
{
    char typed[32];
    return read_typed(typed, sizeof typed) && (typed[0] == 'y' || typed[0] == 'Y');
}
