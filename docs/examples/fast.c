/* fast.c - a bot for `hypercone agent --batch K --terse`: thousands of games over one pipe, without a JSON library.
 *
 * The terse form is made for this: numbers only, members always in the same order, so that strstr finds them. The bot
 * plays at random but for one thing: of its encounter cards it takes the highest attack.
 *
 *   cc -O2 -std=c17 docs/examples/fast.c -o fast
 *   mkfifo pipe; ./fast <pipe | hypercone agent --seat 1 --games 1000 --bots random --batch 64 --terse >pipe */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Numbers of the terse form: the hello spells them out under "words". */
enum { KIND_CARD = 4, PROMPT_CARD = 12, ATTACK = 1, UNDO = 4098 };
enum { ROOM = 1 << 20, MOST_OPTIONS = 300 };

static uint64_t seed = 1;

static unsigned draw(unsigned below)                 /* xorshift */
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % below;
}

/* The number that follows `key`, behind `from`. */
static long number(const char *from, const char *key)
{
    const char *at = strstr(from, key);
    return at ? strtol(at + strlen(key), NULL, 10) : -1;
}

/* The attack value of a card that I know: "cards" are lists of seat, place, card, kind, value, sheet. */
static long strength(const char *cards, long wanted)
{
    while (*cards == '[' || *cards == ',') {
        char *at = (char *)cards + (*cards == ',');
        long n[6];
        for (int i = 0; i < 6; i++) n[i] = strtol(at + 1, &at, 10);
        if (n[2] == wanted) return n[3] == ATTACK ? n[4] : -1;
        cards = at + 1;
    }
    return -1;
}

static int answer(const char *question, char *out, size_t room)
{
    long option[MOST_OPTIONS];
    int count = 0;
    char *at = strstr(question, "\"options\":[");
    if (!at) return 0;
    for (at += 10; *at != ']' && count < MOST_OPTIONS;) {
        option[count] = strtol(at + 1, &at, 10);
        count += option[count] != UNDO;              /* taking back leads nowhere */
    }
    int best = (int)draw((unsigned)count);
    const char *cards = strstr(at, "\"cards\":[");
    if (cards && number(question, "\"kind\":") == KIND_CARD && number(question, "\"prompt\":") == PROMPT_CARD)
        for (int i = 0; i < count; i++)
            if (strength(cards + 9, option[i]) > strength(cards + 9, option[best])) best = i;
    return snprintf(out, room, "{\"id\":%ld,\"choice\":%ld}\n", number(question, "\"id\":"), option[best]);
}

static int take_line(const char *line, char *out, size_t room)
{
    if (!strncmp(line, "{\"type\":\"error\"", 15)) fprintf(stderr, "%s\n", line);
    return strncmp(line, "{\"type\":\"question\"", 18) ? 0 : answer(line, out, room);
}

int main(int argc, char **argv)
{
    static char in[ROOM + 1], out[ROOM];
    size_t filled = 0;
    ssize_t got;
    if (argc > 1) seed = strtoull(argv[1], NULL, 0) | 1;
    while (filled < ROOM && (got = read(0, in + filled, ROOM - filled)) > 0) {
        size_t used = 0, length = 0;
        char *newline;
        filled += (size_t)got;
        in[filled] = '\0';
        /* Everything that has come is answered in one write: that is what makes it fast. */
        while ((newline = memchr(in + used, '\n', filled - used)) != NULL) {
            *newline = '\0';
            length += (size_t)take_line(in + used, out + length, sizeof out - length);
            used = (size_t)(newline - in) + 1;
        }
        memmove(in, in + used, filled -= used);
        if (length > 0 && write(1, out, length) != (ssize_t)length) return 1;
    }
    return 0;
}
