/* pen.c - writing UTF-8 into a given room: what does not fit is cut at the end of a character. */
#include "inside.h"
#include <string.h>

void pen_open(pen *p, char *out, size_t room)
{
    *p = (pen){ .out = out, .room = room, .full = room == 0 };
    if (room > 0)
        out[0] = '\0';
}

/* A lead byte without its followers counts as one character, so that no byte is ever skipped. */
size_t utf8_length(const char *s)
{
    unsigned char lead = (unsigned char)s[0];
    if (lead == 0)
        return 0;
    size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3
                                   : lead >= 0xC0   ? 2
                                                    : 1;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)s[i] & 0xC0) != 0x80)
            return 1;
    return length;
}

void pen_bytes(pen *p, const char *text, size_t count)
{
    if (p->full)
        return;
    size_t free_bytes = p->room - 1 - p->length, take = 0;
    while (take < count) {
        size_t length = utf8_length(text + take);
        if (length > count - take)
            length = count - take;
        if (take + length > free_bytes) {
            p->full = true;
            break;
        }
        take += length;
    }
    memcpy(p->out + p->length, text, take);
    p->length += take;
    p->out[p->length] = '\0';
}

void pen_put(pen *p, const char *text)
{
    if (text)
        pen_bytes(p, text, strlen(text));
}

void pen_mark(pen *p, int mark)
{
    const char byte = (char)mark;
    if (p->spans)
        pen_bytes(p, &byte, 1);
}

void pen_named(pen *p, int mark, const char *meant, size_t length)
{
    if (!p->spans)
        return;
    pen_mark(p, mark);
    pen_bytes(p, meant, length);
    pen_mark(p, TEXT_SHOWN);
}

void pen_capital(pen *p, const char *text)
{
    if (!word_given(text))
        return;
    char first = text[0];
    if (first >= 'a' && first <= 'z')
        first = (char)(first - 'a' + 'A');
    else
        first = '\0';
    if (first)
        pen_bytes(p, &first, 1);
    pen_put(p, first ? text + 1 : text);
}

void pen_number(pen *p, int number)
{
    char digits[12];
    size_t at = sizeof digits;
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0)
        digits[--at] = '-';
    pen_bytes(p, digits + at, sizeof digits - at);
}

bool word_given(const char *s)
{
    return s && s[0] != '\0';
}

bool word_begins(const char *s, const char *head)
{
    return strncmp(s, head, strlen(head)) == 0;
}

bool word_is(const char *s, size_t length, const char *word)
{
    return strlen(word) == length && memcmp(s, word, length) == 0;
}
