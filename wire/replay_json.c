/* replay_json.c - moments of a finished game as JSON: one seat's view of it or everything, and marks to jump to. */
#include "wire/replay_json.h"

#include <stdio.h>

static void write_event(replay_step *st, const hc_game *view, const hc_event *e, size_t n)
{
    js_object(st->j, NULL);
    js_integer(st->j, "n", (int64_t)n);
    js_event_members(st->j, &st->names, view, e);
    js_close(st->j);
}

void js_replay_step(void *step, const hc_game *g, size_t i, const hc_events *ev)
{
    replay_step *st = step;
    hc_game view = *g;
    if (i != st->at) {
        return;
    }
    if (!st->open) {
        hc_view(g, st->names.viewer, &view);
    }
    js_table(st->j, "view", &st->names, &view);
    js_array(st->j, "events");
    for (size_t k = 0; k < ev->count; k++) {
        hc_event seen = ev->item[k];
        if (st->open || hc_event_for(&ev->item[k], st->names.viewer, &seen)) {
            write_event(st, &view, &seen, i);
        }
    }
    js_close(st->j);
}

/* ---- where to jump to ------------------------------------------------------------------------------------- */

static void mark(replay_marks *m, size_t n, const char *kind, const char *text)
{
    js_object(m->j, NULL);
    js_integer(m->j, "n", (int64_t)n);
    js_string(m->j, "kind", kind);
    js_string(m->j, "text", text);
    js_close(m->j);
}

void js_replay_marks(void *marks, const hc_game *g, size_t i, const hc_events *ev)
{
    replay_marks *m = marks;
    hc_table t;
    hc_read(g, &t);
    for (size_t k = 0; k < ev->count; k++) {
        int kind = ev->item[k].kind;
        char text[400];
        if (kind == HC_EV_TURN && text_event(text, sizeof text, &m->names, g, &ev->item[k]) > 0) {
            mark(m, i, "turn", text);
        } else if (kind == HC_EV_ENCOUNTER) {
            char plain[40];
            snprintf(plain, sizeof plain, "{Encounter} %d", ++m->encounters);
            text_expand(text, sizeof text, m->edition, plain);
            mark(m, i, "encounter", text);
        }
    }
    if (t.phase != m->phase && text_phase_number(m->edition, t.phase)) {
        mark(m, i, "phase", text_phase(m->edition, t.phase));
    }
    m->phase = t.phase;
}
