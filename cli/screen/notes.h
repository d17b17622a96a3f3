/* notes.h - how panels take over what a function of text/ writes, whatever its length. */
#ifndef SCREEN_NOTES_H
#define SCREEN_NOTES_H
#include <stdlib.h>
#include "cli/screen/screen.h"

enum { LONG_TEXT = 24000 };

#define NOTE_LONG(n, call)             \
    do {                               \
        char *out = malloc(LONG_TEXT); \
        const size_t room = LONG_TEXT; \
        if (out) {                     \
            call;                      \
            note_text(n, out);         \
            free(out);                 \
        }                              \
    } while (0)
#endif
