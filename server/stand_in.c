/* stand_in.c - bots that sit in for people: all are told that they do, and the person, once back, what they answered. */
#include <stdio.h>
#include <string.h>

#include "player/coach.h"
#include "server/server.h"

enum { TOLD_AT_MOST = 30 };

bool is_stood_in(const room *r, int seat)
{
    return r->seat[seat].is.player == SEAT_PERSON && r->seat[seat].is.bot_since != 0;
}

/* A bot sits in so that others need not wait. Where no other person sits before the game, it waits. */
bool stand_in_is_wanted(const room *r, int seat, int64_t *since)
{
    bool wanted = false;
    for (int i = 0; i < r->players; i++) {
        const room_seat *s = &r->seat[i];
        if (i != seat && s->client && !table_plays_bot(r, i)) {
            *since = !wanted || (int64_t)s->came < *since ? (int64_t)s->came : *since;
            wanted = true;
        }
    }
    return wanted;
}

/* ---- sitting down, getting up ------------------------------------------------------------------------------ */

static void change(room *r, int seat, int64_t bot_since)
{
    r->seat[seat].is.bot_since = bot_since;
    room_keep_seat(r, seat);
    if (r->table) {
        table_seat_changed(r, seat);
    }
}

void stand_in_begin(room *r, int seat)
{
    const room_seat *s = &r->seat[seat];
    if (is_stood_in(r, seat)) {
        return;
    }
    change(r, seat, wall_seconds());
    chat_notice(r, s->client ? "A bot sits in for %s, who has been silent for a while." : "A bot sits in for %s, who is away.", s->is.name);
    room_changed(r);
}

void stand_in_end(room *r, int seat)
{
    if (!is_stood_in(r, seat)) {
        return;
    }
    change(r, seat, 0);
    chat_notice(r, r->seat[seat].client ? "%s is back and plays." : "The game waits for %s.", r->seat[seat].is.name);
    room_changed(r);
}

/* Bots alone do not finish the game of somebody who may come back. */
void stand_ins_end(room *r)
{
    bool nobody_waits = room_people(r) == 0;
    for (int seat = 0; nobody_waits && seat < r->players; seat++) {
        stand_in_end(r, seat);
    }
}

/* ---- what it answered ---------------------------------------------------------------------------------------- */

/* The answers after `answers` as a list of choices: what was taken back is not one. */
static void collect(const record *rec, size_t answers, coach_question *c)
{
    for (size_t i = answers; i < rec->count; i++) {
        if (rec->answer[i].choice == HC_UNDO) {
            c->count -= c->count > 0;
        } else if (c->count < BOT_CHOICES) {
            c->choice[c->count++] = rec->answer[i].choice;
        }
    }
}

/* Windows that were let pass are many, and nothing came of them. */
static bool is_worth_telling(const hc_question *q, const coach_question *c)
{
    return q->kind != HC_ASK_NONE && c->count > 0 && !(q->kind == HC_ASK_ACT && c->choice[0] == HC_PASS);
}

void stand_in_note(room *r, int seat, const hc_game *before, size_t answers)
{
    coach_question c = { .seat = seat };
    coach_advice said;
    text_names names;
    text_asked asked;
    hc_question q;
    hc_view(before, seat, &c.view);
    collect(&r->table->host.rec, answers, &c);
    hc_question_for(&c.view, seat, &q);
    if (!is_worth_telling(&q, &c)) {
        return;
    }
    room_names(r, seat, &names);
    text_question(&asked, &names, &c.view, &q);
    coach_say(&said, &names, &c);
    store_add_stood_in(r->server->store, r->id, seat, answers + 1, asked.title, said.text);
    room_written(r);
}

static void count_row(void *ctx, const char *question, const char *answer)
{
    (void)question;
    (void)answer;
    ++*(int *)ctx;
}

typedef struct rows { js *j; int skip; } rows;

static void write_row(void *ctx, const char *question, const char *answer)
{
    rows *w = ctx;
    if (w->skip-- > 0) {
        return;
    }
    js_object(w->j, NULL);
    js_string(w->j, "question", question);
    js_string(w->j, "answer", answer);
    js_close(w->j);
}

void stand_in_tell(room *r, int seat)
{
    client *c = r->seat[seat].client;
    store *s = r->server->store;
    js *j = &r->server->j;
    char why[STORE_WHY];
    int count = 0;
    if (!c || !store_read_stood_in(s, r->id, seat, count_row, &count, why) || count == 0) {
        return;
    }
    rows w = { .j = j, .skip = count - TOLD_AT_MOST };
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "stood_in");
    js_string(j, "room", r->id);
    js_integer(j, "count", count);
    js_array(j, "answers");
    store_read_stood_in(s, r->id, seat, write_row, &w, why);
    js_close(j);
    js_close(j);
    client_send(c, j, 0);
}

/* ---- messages -------------------------------------------------------------------------------------------------- */

static bool has_seat(client *c, const char *about)
{
    if (!c->room || c->seat == NO_ONE) {
        client_error(c, about, "no-seat", "You have no seat.");
        return false;
    }
    return true;
}

/* Every message is a sign of life; this one is nothing else. */
void stand_in_back(client *c, const json_t *m)
{
    (void)m;
    has_seat(c, "back");
}

void stand_in_told(client *c, const json_t *m)
{
    (void)m;
    if (has_seat(c, "told")) {
        store_drop_stood_in(c->server->store, c->room->id, c->seat);
        room_written(c->room);
    }
}
