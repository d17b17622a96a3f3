/* agent_say.c - the messages to the other program: docs/PROTOCOL.md says what each means. */
#include "cli/agent.h"
#include "cli/version.h"
#include "wire/view_json.h"

static void begin_message(agent *a, const char *type)
{
    js_object(&a->j, NULL);
    js_string(&a->j, "type", type);
}

static void end_message(agent *a)
{
    js_close(&a->j);
    if (!js_print(&a->j, stdout)) {
        a->unheard = true;
    }
}

/* The other program waits for these: they must not lie in a buffer. */
static void end_message_at_once(agent *a)
{
    end_message(a);
    if (fflush(stdout) != 0) {
        a->unheard = true;
    }
}

static void names_for(const agent *a, int viewer, text_names *n)
{
    *n = (text_names){ .viewer = viewer };
    for (int seat = 0; seat < HC_SEATS; seat++) {
        n->seat[seat] = a->options.name[seat];
    }
}

void say_hello(agent *a)
{
    const hc_setup *s = &a->options.setup;
    begin_message(a, "hello");
    js_string(&a->j, "program", "hypercone");
    js_string(&a->j, "version", HYPERCONE_VERSION);
    js_integer(&a->j, "protocol", AGENT_PROTOCOL);
    js_integer(&a->j, "rules", HC_RULES_VERSION);
    js_string(&a->j, "edition", hc_edition(s->edition)->id);
    js_integer(&a->j, "players", s->players);
    js_seats_of_mask(&a->j, "agents", a->options.agents & ((1u << s->players) - 1));
    js_integer(&a->j, "games", a->games);
    js_integer(&a->j, "line_limit", AGENT_LINE);
    js_integer(&a->j, "tries", AGENT_TRIES);
    if (a->patience < 0) {
        js_null(&a->j, "patience");
    } else {
        js_integer(&a->j, "patience", a->patience / 1000);
    }
    end_message_at_once(a);
}

void say_game(agent *a)
{
    hc_table t;
    hc_read(&a->m.g, &t);
    begin_message(a, "game");
    js_integer(&a->j, "game", a->game);
    js_array(&a->j, "seats");
    for (int seat = 0; seat < t.players; seat++) {
        js_object(&a->j, NULL);
        js_integer(&a->j, "seat", seat);
        js_string(&a->j, "name", a->options.name[seat]);
        js_string(&a->j, "player", a->options.player[seat]);
        js_close(&a->j);
    }
    js_close(&a->j);
    end_message(a);
}

void say_events(agent *a, const hc_events *ev)
{
    for (int seat = 0; seat < a->options.setup.players; seat++) {
        if (!(a->m.outside >> seat & 1)) {
            continue;
        }
        hc_game view;
        text_names n;
        names_for(a, seat, &n);
        hc_view(&a->m.g, seat, &view);
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (!hc_event_for(&ev->item[i], seat, &seen)) {
                continue;
            }
            begin_message(a, "event");
            js_integer(&a->j, "seat", seat);
            js_event_members(&a->j, &n, &view, &seen);
            end_message(a);
        }
    }
}

void say_question(agent *a, int seat)
{
    hc_game view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    text_names n;
    names_for(a, seat, &n);
    hc_view(&a->m.g, seat, &view);
    hc_question_for(&view, seat, &q);
    int count = hc_options(&view, seat, option);
    begin_message(a, "question");
    js_integer(&a->j, "id", a->id);
    js_integer(&a->j, "seat", seat);
    js_integer(&a->j, "try", a->wrong + 1);
    js_question(&a->j, "question", &n, &view, &q);
    js_options(&a->j, "options", &n, &view, &q, option, count);
    js_table(&a->j, "view", &n, &view);
    end_message_at_once(a);
}

void say_error(agent *a, int seat, const char *why)
{
    begin_message(a, "error");
    js_integer(&a->j, "id", a->id);
    js_integer(&a->j, "seat", seat);
    js_string(&a->j, "why", why);
    js_integer(&a->j, "tries_left", AGENT_TRIES - a->wrong);
    end_message(a);
}

void say_handover(agent *a, int seat)
{
    begin_message(a, "handover");
    js_integer(&a->j, "seat", seat);
    js_string(&a->j, "to", bot_level_name(BOT_STEADY));
    js_string(&a->j, "why", "three answers in a row could not be taken");
    end_message_at_once(a);
}

void say_result(agent *a)
{
    hc_table t;
    hc_read(&a->m.g, &t);
    begin_message(a, "result");
    js_integer(&a->j, "game", a->game);
    js_bool(&a->j, "finished", t.over);
    js_seats_of_mask(&a->j, "winners", t.won);
    js_integer(&a->j, "turns", t.turn);
    js_integer(&a->j, "encounters", t.encounter);
    js_integer(&a->j, "decisions", a->m.decisions);
    js_hex(&a->j, "seed", a->rec.setup.seed);
    js_array(&a->j, "seats");
    for (int seat = 0; seat < t.players; seat++) {
        js_object(&a->j, NULL);
        js_integer(&a->j, "seat", seat);
        js_string(&a->j, "alien", sheet_name(t.seat[seat].alien, t.edition));
        js_integer(&a->j, "foreign_colonies", t.seat[seat].foreign_colonies);
        js_bool(&a->j, "handed_over", a->handed_over[seat]);
        js_close(&a->j);
    }
    js_close(&a->j);
    end_message_at_once(a);
}
