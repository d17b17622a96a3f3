/* replay_json.c - moments of a finished game as JSON: one seat's view of it or everything, and marks to jump to. */
#include "wire/replay_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    hc_event *seen = malloc(ev->count * sizeof *seen + 1);
    size_t many = 0;
    for (size_t k = 0; seen && k < ev->count; k++) {
        seen[many] = ev->item[k];
        many += st->open || hc_event_for(&ev->item[k], st->names.viewer, &seen[many]);
    }
    for (size_t k = 0; k < many; k++) write_event(st, &view, seen + k, i);
    js_close(st->j);
    js_array(st->j, "runs");
    for (size_t k = 0, run; k < many; k += run) {
        run = text_run_of(seen + k, many - k);
        if (run < 2) continue;
        js_object(st->j, NULL);
        js_integer(st->j, "at", (int64_t)k);
        js_run(st->j, &st->names, &view, seen + k, run);
        js_close(st->j);
    }
    js_close(st->j);
    free(seen);
}

/* ---- where to jump to ------------------------------------------------------------------------------------- */

/* seat: whose turn, outcome or win it is; key and word: how an encounter went (result), which phase it is. */
static void mark(replay_marks *m, const hc_table *t, size_t n, const char *kind, const char *text, int seat, const char *key, const char *word)
{
    js_object(m->j, NULL);
    js_integer(m->j, "n", (int64_t)n);
    js_string(m->j, "kind", kind);
    js_string(m->j, "text", text);
    if (seat < HC_SEATS) {
        js_integer(m->j, "seat", seat);
    }
    if (word) {
        js_string(m->j, key, word);
    }
    if (!key || strcmp(key, "phase") != 0) {
        js_array(m->j, "colonies");          /* of each seat, outside its own system */
        for (int i = 0; i < t->players; i++) js_integer(m->j, NULL, t->seat[i].foreign_colonies);
        js_close(m->j);
    }
    js_close(m->j);
}

/* NULL: this event does not settle an encounter. Two who talk have an outcome when the talks end. */
static const char *result_of(const hc_event *e)
{
    switch (e->kind) {
    case HC_EV_OUTCOME:
        return e->a == HC_SIDE_OFFENSE ? "offense" : e->a == HC_SIDE_DEFENSE ? "defense" : e->a == HC_BOTH_LOST ? "both-lost" : NULL;
    case HC_EV_DUEL_WON:
        return "won";
    case HC_EV_DEAL_MADE:
        return "deal";
    case HC_EV_DEAL_FAILED:
        return "no-deal";
    default:
        return NULL;
    }
}

/* Of most answers nothing has to be said. */
static bool is_worth_a_mark(const hc_events *ev)
{
    for (size_t k = 0; k < ev->count; k++) {
        const int kind = ev->item[k].kind;
        const bool begins = kind == HC_EV_TURN || kind == HC_EV_ENCOUNTER || kind == HC_EV_FATE;
        if (begins || kind == HC_EV_WON || kind == HC_EV_GAME_OVER || result_of(&ev->item[k])) {
            return true;
        }
    }
    return false;
}

void js_replay_marks(void *marks, const hc_game *g, size_t i, const hc_events *ev)
{
    replay_marks *m = marks;
    hc_table t;
    const size_t count = is_worth_a_mark(ev) ? ev->count : 0;
    char said[400] = "", text[400];      /* a deal that is annulled fails without a word of its own: what was said before tells it */
    hc_read(g, &t);
    for (size_t k = 0; k < count; k++) {
        const hc_event *e = &ev->item[k];
        int kind = e->kind;
        const char *result = result_of(e);
        bool has = text_event(text, sizeof text, &m->names, g, e) > 0;
        if (has) {
            snprintf(said, sizeof said, "%s", text);
        }
        if (kind == HC_EV_TURN && has) {
            mark(m, &t, i, "turn", said, e->seat, NULL, NULL);
        } else if (result && said[0]) {
            mark(m, &t, i, "outcome", said, t.duel.plays ? e->seat : t.offense, "result", result);
        } else if ((kind == HC_EV_WON || (kind == HC_EV_GAME_OVER && !e->a)) && has) {         /* or that nobody has */
            mark(m, &t, i, "won", said, e->seat, NULL, NULL);
        } else if (kind == HC_EV_FATE) {
            mark(m, &t, i, "card", sheet_name(hc_card(g, e->a).sheet, m->edition), HC_NOBODY, NULL, NULL);
        } else if (kind == HC_EV_ENCOUNTER) {
            char plain[40];
            snprintf(plain, sizeof plain, "{Encounter} %d", ++m->encounters);
            text_expand(text, sizeof text, m->edition, plain);
            mark(m, &t, i, "encounter", text, t.offense, NULL, NULL);
        }
    }
    if (t.phase != m->phase && text_phase_number(m->edition, t.phase)) {
        mark(m, &t, i, "phase", text_phase(m->edition, t.phase), HC_NOBODY, "phase", phase_word(t.phase));
    }
    m->phase = t.phase;
}
