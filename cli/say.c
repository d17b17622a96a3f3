/* say.c - what the program says when something is wrong. */
#include <stdarg.h>
#include <stdio.h>

#include "cli/cli.h"

static void say(const char *format, va_list list)
{
    fflush(stdout);                     /* so that the order is right where both go to one place */
    fputs("hypercone: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
}

int wrong_use(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(format, list);
    va_end(list);
    return EXIT_WRONG_USE;
}

int failed(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(format, list);
    va_end(list);
    return EXIT_FAILED;
}
