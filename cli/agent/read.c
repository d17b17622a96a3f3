/* read.c - lines from the other program, taken as what a stranger sent: strictly. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "cli/agent/agent.h"

/* ---- lines -------------------------------------------------------------------------------------- */

/* A line without an end is a new mistake each time that so many more bytes have come. */
enum { ENDLESS = 1 << 20 };

void ear_fill(ear *e, int fd)
{
    if (e->begin > 0) {
        memmove(e->buffer, e->buffer + e->begin, e->end - e->begin);
        e->end -= e->begin;
        e->begin = 0;
    }
    ssize_t got = e->end < sizeof e->buffer ? read(fd, e->buffer + e->end, sizeof e->buffer - e->end) : 0;
    if (got > 0) {
        e->end += (size_t)got;
    } else if (e->end < sizeof e->buffer && (got == 0 || (errno != EINTR && errno != EAGAIN))) {
        e->ended = true;
    }
}

static heard give(ear *e, size_t length, size_t with_newline, const char **line, size_t *out)
{
    *line = e->buffer + e->begin;
    *out = length;
    e->begin += with_newline;
    return HEARD_LINE;
}

/* Throws away what has come of a line that is too long, up to its newline. */
static heard skip(ear *e, const char *newline)
{
    size_t stop = newline ? (size_t)(newline - e->buffer) + 1 : e->end;
    e->skipped += stop - e->begin;
    e->begin = stop;
    e->skipping = newline == NULL;
    bool again = e->skipped >= ENDLESS;
    e->skipped = again || newline ? 0 : e->skipped;
    return again ? HEARD_TOO_LONG : HEARD_NOTHING;
}

heard ear_line(ear *e, const char **line, size_t *length)
{
    *line = "";
    *length = 0;
    while (e->begin < e->end) {
        const char *start = e->buffer + e->begin;
        const char *newline = memchr(start, '\n', e->end - e->begin);
        if (e->skipping) {
            if (skip(e, newline) == HEARD_TOO_LONG) {
                return HEARD_TOO_LONG;
            }
            continue;
        }
        if (newline) {
            return give(e, (size_t)(newline - start), (size_t)(newline - start) + 1, line, length);
        }
        if (e->end - e->begin == sizeof e->buffer) {
            e->skipping = true;
            skip(e, NULL);
            return HEARD_TOO_LONG;
        }
        if (e->ended) {                  /* a last line without a newline */
            return give(e, e->end - e->begin, e->end - e->begin, line, length);
        }
        return HEARD_NOTHING;
    }
    return e->ended ? HEARD_END : HEARD_NOTHING;
}

/* ---- answers -------------------------------------------------------------------------------------- */

static bool refuse(char why[AGENT_WHY], const char *sentence)
{
    snprintf(why, AGENT_WHY, "%s", sentence);
    return false;
}

static bool take_choice(const json_t *value, agent_answer *a)
{
    if (!json_is_integer(value) || a->count == HC_DRAFT) {
        return false;
    }
    json_int_t number = json_integer_value(value);
    a->choice[a->count++] = number < 0 || number > INT16_MAX ? -1 : (int)number;
    return true;
}

static bool take_choices(const json_t *list, agent_answer *a)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (!take_choice(json_array_get(list, i), a)) {
            return false;
        }
    }
    return json_is_array(list);
}

static bool take_members(json_t *object, agent_answer *a, char why[AGENT_WHY])
{
    const char *key;
    json_t *value;
    bool has_id = false, has_choice = false;
    json_object_foreach(object, key, value) {
        if (strcmp(key, "id") == 0) {
            if (!json_is_integer(value)) {
                return refuse(why, "\"id\" must be the number of the question");
            }
            a->id = json_integer_value(value);
            has_id = true;
        } else if (strcmp(key, "choice") == 0 && !has_choice) {
            has_choice = true;
            if (!take_choice(value, a)) {
                return refuse(why, "\"choice\" must be a number from the options");
            }
        } else if (strcmp(key, "choices") == 0 && !has_choice) {
            has_choice = a->whole = true;
            if (!take_choices(value, a)) {
                return refuse(why, "\"choices\" must be a list of numbers from the options, without the one that ends it");
            }
        } else {
            return refuse(why, "an answer has \"id\" and one of \"choice\" and \"choices\", nothing else");
        }
    }
    return has_id && has_choice ? true : refuse(why, "an answer needs \"id\" and one of \"choice\" and \"choices\"");
}

bool read_agent_answer(const char *line, size_t length, agent_answer *a, char why[AGENT_WHY])
{
    json_error_t error;
    *a = (agent_answer){ 0 };
    json_t *object = json_loadb(line, length, JSON_REJECT_DUPLICATES, &error);
    if (!object) {
        snprintf(why, AGENT_WHY, "this is not JSON: %.120s (column %d)", error.text, error.column);
        return false;
    }
    bool good = json_is_object(object) ? take_members(object, a, why)
                                       : refuse(why, "an answer is an object: {\"id\":1,\"choice\":2}");
    json_decref(object);
    return good;
}
