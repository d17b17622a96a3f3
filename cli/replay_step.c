/* replay_step.c - goes through a story by keys: Enter on, b back, q out. */
#define _POSIX_C_SOURCE 200809L
#include <poll.h>
#include <stdio.h>
#include <termios.h>
#include <unistd.h>

#include "cli/replay.h"
#include "cli/stop.h"

typedef enum key { KEY_ON, KEY_BACK, KEY_START, KEY_END, KEY_QUIT, KEY_NONE } key;

/* An arrow is ESC and two letters at once; ESC alone is the key of that name. */
static key key_of_arrow(void)
{
    char rest[2] = { 0, 0 };
    struct pollfd more = { .fd = STDIN_FILENO, .events = POLLIN };
    if (poll(&more, 1, 50) != 1) {
        return KEY_NONE;
    }
    if (read(STDIN_FILENO, &rest[0], 1) != 1 || read(STDIN_FILENO, &rest[1], 1) != 1) {
        return KEY_QUIT;
    }
    switch (rest[1]) {
    case 'C':
    case 'B':
        return KEY_ON;
    case 'A':
    case 'D':
        return KEY_BACK;
    default:
        return KEY_NONE;
    }
}

static key read_key(void)
{
    char c;
    if (read(STDIN_FILENO, &c, 1) != 1) {
        return KEY_QUIT;                 /* end of input, or ctrl-C */
    }
    switch (c) {
    case '\n':
    case '\r':
    case ' ':
    case 'n':
        return KEY_ON;
    case 'b':
        return KEY_BACK;
    case 'g':
        return KEY_START;
    case 'G':
        return KEY_END;
    case 'q':
        return KEY_QUIT;
    case '\033':
        return key_of_arrow();
    default:
        return KEY_NONE;
    }
}

/* A page is what one decision brought about. */
static size_t page_end(const tale *t, size_t start)
{
    size_t end = start;
    while (end < t->count && t->line[end].decision == t->line[start].decision) {
        end++;
    }
    return end;
}

static size_t page_before(const tale *t, size_t start)
{
    if (start == 0) {
        return 0;
    }
    size_t at = start - 1;
    while (at > 0 && t->line[at - 1].decision == t->line[at].decision) {
        at--;
    }
    return at;
}

static void show_page(const tale *t, size_t start, size_t decisions)
{
    size_t end = page_end(t, start);
    fputs("\r\033[K", stdout);
    for (size_t i = start; i < end; i++) {
        puts(t->line[i].text);
    }
    printf("[%zu of %zu]  Enter on, b back, g start, G end, q out", t->line[start].decision, decisions);
    fflush(stdout);
}

static void walk(const tale *t, size_t decisions)
{
    size_t at = 0;
    show_page(t, at, decisions);
    for (;;) {
        size_t next = at;
        switch (stop_asked() ? KEY_QUIT : read_key()) {
        case KEY_ON:
            next = page_end(t, at);
            break;
        case KEY_BACK:
            next = page_before(t, at);
            break;
        case KEY_START:
            next = 0;
            break;
        case KEY_END:
            next = page_before(t, t->count);
            break;
        case KEY_QUIT:
            return;
        case KEY_NONE:
            continue;
        }
        if (next >= t->count) {
            return;                      /* on from the last page: the end */
        }
        if (next < at) {
            printf("\r\033[K-- back to %zu --\n", t->line[next].decision);
        }
        at = next;
        show_page(t, at, decisions);
    }
}

int step_through(const tale *t, size_t decisions)
{
    struct termios before;
    if (t->count == 0) {
        puts("There is nothing to tell.");
        return EXIT_OK;
    }
    if (tcgetattr(STDIN_FILENO, &before) != 0) {
        return failed("the terminal cannot be read key by key");
    }
    struct termios raw = before;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    stop_listen();
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    walk(t, decisions);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
    stop_unlisten();
    putchar('\n');
    return EXIT_OK;
}
