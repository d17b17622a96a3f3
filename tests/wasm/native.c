/* native.c - the offline engine as a program of this machine: plays a table of bots and prints its record and its talk.
 *
 *   wasm_native <RECORD        reads a header (or a game that goes on); tests/wasm/native.mjs compares with the module */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>
#include "wasm/wasm.h"

enum { LONGEST = 1 << 20 };

int main(void)
{
    static char text[LONGEST];
    size_t bytes = fread(text, 1, sizeof text, stdin);
    char *room = hcw_room(bytes);
    if (!room) return 1;
    memcpy(room, text, bytes);
    const char *refused = hcw_begin(bytes);
    if (refused) {
        fprintf(stderr, "%s\n", refused);
        return 1;
    }
    while (hcw_step()) continue;
    puts(hcw_save(0));
    puts(hcw_talk());
    return 0;
}
