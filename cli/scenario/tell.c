/* tell.c - a scenario as JSON: who sits there, the log of what happened, and what its last encounter came to. The examples of the encyclopaedia are made of it. */
#include <string.h>
#include "cli/scenario/scenario.h"

/* The game goes on by itself after the last answer; what the next turn brings is no part of the story. */
static size_t end_of_story(const run *r)
{
    for (size_t i = r->last_answer; i < r->entries; i++)
        if (r->entry[i].event.kind == HC_EV_TURN) return i > 0 ? i : r->entries;
    return r->entries;
}

static const char *alien_of(const run *r, int seat)
{
    hc_sheet_info info;
    return r->setup.alien[seat] && hc_sheet(r->setup.alien[seat], r->edition, &info) ? info.name : NULL;
}

static void tell_seats(js *j, const run *r)
{
    js_array(j, "seats");
    for (int seat = 0; seat < r->players; seat++) {
        js_object(j, NULL);
        js_string(j, "name", r->name[seat]);
        js_string(j, "alien", alien_of(r, seat));
        js_close(j);
    }
    js_close(j);
}

/* What nobody needs to be told in a story: that it begins, and that those who were not asked stay out. */
static bool is_told(const log_entry *e)
{
    if (e->event.kind == HC_EV_GAME_BEGINS || (e->event.kind == HC_EV_STAYED_OUT && e->event.a == 1)) return false;
    return *e->sentence[HC_SEATS];
}

static void tell_log(js *j, const run *r)
{
    js_array(j, "log");
    for (size_t i = 0, end = end_of_story(r); i < end; i++)
        if (is_told(&r->entry[i])) js_string(j, NULL, r->entry[i].sentence[HC_SEATS]);
    js_close(j);
}

static void tell_encounter(js *j, const run *r)
{
    static const char *const SIDE[2] = { "offense", "defense" };
    if (!r->met.is_over) {
        js_null(j, "encounter");
        return;
    }
    js_object(j, "encounter");
    for (int side = 0; side < 2; side++) {
        js_object(j, SIDE[side]);
        js_integer(j, "seat", r->met.seat[side]);
        js_string(j, "card", *r->met.card[side] ? r->met.card[side] : NULL);
        if (r->total_known[side]) js_integer(j, "total", r->total[side]);
        else js_null(j, "total");
        js_close(j);
    }
    js_string(j, "won", r->outcome == HC_SIDE_OFFENSE ? SIDE[0] : r->outcome == HC_SIDE_DEFENSE ? SIDE[1] : NULL);
    js_close(j);
}

void tell_run(js *j, const run *r, const char *title, bool passed)
{
    js_object(j, NULL);
    js_string(j, "file", r->script->path);
    js_integer(j, "line", r->script->line[r->from].number);
    js_string(j, "title", title);
    js_string(j, "edition", r->edition >= 0 ? hc_edition(r->edition)->id : NULL);
    js_bool(j, "passed", passed);
    js_string(j, "why", passed ? NULL : r->why);
    tell_seats(j, r);
    tell_log(j, r);
    tell_encounter(j, r);
    js_close(j);
}
