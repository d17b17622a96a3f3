/* agent_read.c - lines from the other program, taken as what a stranger sent: strictly. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "cli/agent.h"
#include "cli/progress.h"
#include "cli/stop.h"

/* ---- lines -------------------------------------------------------------------------------------- */

/* Waits for more bytes. false: *why_not says what happened instead. */
static bool fill(ear *e, double until, heard *why_not)
{
    for (;;) {
        int wait = -1;
        if (until >= 0) {
            double left = until - seconds_now();
            wait = left > 0 ? (int)(left * 1000) + 1 : 0;
        }
        struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
        int ready = stop_asked() ? -1 : poll(&in, 1, wait);
        if (stop_asked()) {
            *why_not = HEARD_STOP;
            return false;
        }
        if (ready == 0) {
            *why_not = HEARD_NOTHING;
            return false;
        }
        ssize_t got = ready > 0 ? read(STDIN_FILENO, e->buffer + e->filled, sizeof e->buffer - e->filled) : -1;
        if (got > 0) {
            e->filled += (size_t)got;
            return true;
        }
        if (got == 0 || errno != EINTR) {
            e->ended = true;
            *why_not = HEARD_END;
            return false;
        }
    }
}

/* The line that the last call gave out lies at the front of the buffer, closed by a zero byte
 * where its newline was; it goes when the next one is wanted. */
static void drop_front(ear *e, size_t length)
{
    memmove(e->buffer, e->buffer + length, e->filled - length);
    e->filled -= length;
}

heard listen_for_line(ear *e, int patience, const char **line, size_t *length)
{
    static const char nothing = '\0';
    double until = patience < 0 ? -1 : seconds_now() + patience / 1000.0;
    bool too_long = false;
    drop_front(e, *length);
    *line = &nothing;
    *length = 0;
    for (;;) {
        const char *newline = memchr(e->buffer, '\n', e->filled);
        if (newline) {
            *line = e->buffer;
            *length = (size_t)(newline - e->buffer) + 1;
            return too_long ? HEARD_TOO_LONG : HEARD_LINE;
        }
        if (e->filled == sizeof e->buffer) {
            too_long = true;             /* thrown away as it comes, up to its end */
            e->filled = 0;
        }
        heard why_not;
        if (!e->ended && fill(e, until, &why_not)) {
            continue;
        }
        if (!e->ended) {
            return why_not;
        }
        if (e->filled > 0 && !too_long) {
            *line = e->buffer;           /* a last line without a newline */
            *length = e->filled;
            return HEARD_LINE;
        }
        return HEARD_END;
    }
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
