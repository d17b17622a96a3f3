/* say.c - the messages to the other program: docs/PROTOCOL.md says what each means. */
#include <stdlib.h>

#include "wire/catalogue.h"
#include "cli/agent/agent.h"
#include "cli/version.h"
#include "wire/seat_message.h"
#include "wire/terse_json.h"
#include "wire/view_json.h"

static js *begin_message(outside *o, const char *type)
{
    js_object(&o->say, NULL);
    js_string(&o->say, "type", type);
    return &o->say;
}

static void end_message(outside *o)
{
    js_close(&o->say);
    js_end_line(&o->say);
}

static void names_for(const house *h, int viewer, text_names *n)
{
    *n = (text_names){ .viewer = viewer };
    for (int seat = 0; seat < HC_SEATS; seat++) {
        n->seat[seat] = h->options->name[seat];
    }
}

static unsigned seats_of(const hosted *t, const outside *o)
{
    unsigned mask = 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        mask |= t->player[seat] == o ? 1u << seat : 0;
    }
    return mask;
}

void say_hello(const house *h, outside *o)
{
    const hc_setup *s = &h->options->setup;
    js *j = begin_message(o, "hello");
    js_string(j, "program", "hypercone");
    js_string(j, "version", HYPERCONE_VERSION);
    js_integer(j, "protocol", AGENT_PROTOCOL);
    js_integer(j, "rules", HC_RULES_VERSION);
    js_string(j, "edition", hc_edition(s->edition)->id);
    js_boxes(j, "boxes", s);
    js_parts(j, "parts", s);
    js_integer(j, "players", s->players);
    if (o->rotates) {
        js_null(j, "agents");
    } else {
        js_seats_of_mask(j, "agents", h->options->agents & ((1u << s->players) - 1));
    }
    js_integer(j, "games", h->games);
    js_integer(j, "batch", h->slots);
    js_bool(j, "terse", o->terse);
    js_integer(j, "line_limit", AGENT_LINE);
    js_integer(j, "tries", AGENT_TRIES);
    if (o->patience < 0) {
        js_null(j, "patience");
    } else {
        js_integer(j, "patience", o->patience / 1000);
    }
    if (o->terse) {
        js_terse_words(j, "words", s->edition);
    }
    end_message(o);
}

void say_game(const house *h, const hosted *t, outside *o)
{
    js *j = begin_message(o, "game");
    js_integer(j, "game", t->number);
    js_seats_of_mask(j, "agents", seats_of(t, o));
    if (!o->terse) {
        js_array(j, "seats");
        for (int seat = 0; seat < t->setup.players; seat++) {
            js_object(j, NULL);
            js_integer(j, "seat", seat);
            js_string(j, "name", h->options->name[seat]);
            js_string(j, "player", t->player[seat] == o ? "agent" : t->kind[seat]);
            js_close(j);
        }
        js_close(j);
    }
    end_message(o);
}

/* ---- events: as they happen, or, if terse, all before the next question ------------------------------- */

static void keep_event(hosted *t, hc_events *news, const hc_event *seen)
{
    if (news->count == news->room) {
        size_t room = news->room ? news->room * 2 : 64;
        hc_event *more = realloc(news->item, room * sizeof *more);
        if (!more) {
            t->deaf = true;
            return;
        }
        news->item = more;
        news->room = room;
    }
    news->item[news->count++] = *seen;
}

static void say_event(const house *h, const hosted *t, int seat, const hc_game *view, const hc_event *seen)
{
    text_names n;
    names_for(h, seat, &n);
    js *j = begin_message(t->player[seat], "event");
    js_integer(j, "game", t->number);
    js_integer(j, "seat", seat);
    js_event_members(j, &n, view, seen);
    end_message(t->player[seat]);
}

void say_events(const house *h, hosted *t, const hc_events *ev)
{
    for (int seat = 0; seat < t->setup.players; seat++) {
        if (!t->player[seat]) {
            continue;
        }
        hc_game view;
        bool viewed = false;
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (!hc_event_for(&ev->item[i], seat, &seen)) {
                continue;
            }
            if (t->player[seat]->terse) {
                keep_event(t, &t->news[seat], &seen);
                continue;
            }
            if (!viewed) {
                hc_view(&t->host.game, seat, &view);
                viewed = true;
            }
            say_event(h, t, seat, &view, &seen);
        }
    }
}

static void say_news(hosted *t, outside *o, int seat)
{
    hc_events *news = &t->news[seat];
    if (news->count == 0) {
        return;
    }
    js *j = begin_message(o, "events");
    js_integer(j, "game", t->number);
    js_integer(j, "seat", seat);
    js_terse_events(j, "events", news->item, news->count);
    end_message(o);
    news->count = 0;
}

/* ---- questions -------------------------------------------------------------------------------------------- */

void say_question(const house *h, hosted *t)
{
    outside *o = t->asked;
    hc_game view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    hc_view(&t->host.game, t->seat, &view);
    hc_question_for(&view, t->seat, &q);
    int count = player_options(&view, t->seat, option);
    say_news(t, o, t->seat);
    js *j = begin_message(o, "question");
    js_integer(j, "game", t->number);
    js_integer(j, "id", t->id);
    js_integer(j, "seat", t->seat);
    js_integer(j, "try", t->wrong + 1);
    if (o->terse) {
        js_terse_question(j, "question", &q);
        js_terse_options(j, &view, &q, option, count);
        js_terse_table(j, "view", &view);
    } else {
        text_names n;
        names_for(h, t->seat, &n);
        js_question(j, "question", &n, &view, &q);
        js_options(j, "options", &n, &view, &q, option, count);
        js_table(j, "view", &n, &view);
    }
    end_message(o);
}

void say_error(const hosted *t, const char *why)
{
    js *j = begin_message(t->asked, "error");
    js_integer(j, "game", t->number);
    js_integer(j, "id", t->id);
    js_integer(j, "seat", t->seat);
    js_string(j, "why", why);
    js_integer(j, "tries_left", t->warned[t->seat] ? 0 : 1);
    end_message(t->asked);
}

void say_handover(const hosted *t, outside *o, int seat)
{
    js *j = begin_message(o, "handover");
    js_integer(j, "game", t->number);
    js_integer(j, "seat", seat);
    js_string(j, "to", bot_level_name(BOT_STEADY));
    js_string(j, "why", t->why_lost[seat]);
    end_message(o);
}

void say_result(hosted *t, outside *o)
{
    hc_table table;
    hc_read(&t->host.game, &table);
    for (int seat = 0; seat < table.players; seat++) {
        if (t->player[seat] == o) {
            say_news(t, o, seat);
        }
    }
    js *j = begin_message(o, "result");
    js_integer(j, "game", t->number);
    js_bool(j, "finished", table.over);
    js_seats_of_mask(j, "winners", table.won);
    js_integer(j, "turns", table.turn);
    if (!table.duel.plays) js_integer(j, "encounters", table.encounter);
    js_integer(j, "decisions", (int64_t)t->host.count);
    if (o->rotates) {
        js_null(j, "seed");              /* more games of the same run are to come, perhaps elsewhere */
    } else {
        js_hex(j, "seed", t->setup.seed);
    }
    js_array(j, "seats");
    for (int seat = 0; seat < table.players; seat++) {
        bool lost = t->lost >> seat & 1;
        js_object(j, NULL);
        js_integer(j, "seat", seat);
        js_string(j, "alien", sheet_name(table.seat[seat].alien, table.edition));
        js_integer(j, table.duel.plays ? "planets" : "foreign_colonies", table.seat[seat].foreign_colonies);
        js_bool(j, "handed_over", lost);
        if (lost) {
            js_string(j, "why", t->why_lost[seat]);
        }
        js_close(j);
    }
    js_close(j);
    end_message(o);
}
