/* clocks.c - time that runs: of a question, of a deal, and of a person who is silent. */
#include <string.h>

#include "server/server.h"

static bool is_deal(const hc_question *q)
{
    return q->sheet == 0 && (q->prompt == HC_PROMPT_DEAL || q->prompt == HC_PROMPT_REPLY);
}

static bool are_talks(const table *t)
{
    for (int seat = 0; seat < HC_SEATS; seat++) {
        hc_question q;
        hc_question_for(&t->game, seat, &q);
        if (q.kind != HC_ASK_NONE && is_deal(&q)) {
            return true;
        }
    }
    return false;
}

/* One row a question, in the commit of its round: time that was used stays used, also when the server starts anew. */
static void keep_clock(room *r, int seat)
{
    if (room_clock_seconds(r) > 0) {
        store_put_clock(r->server->store, r->id, seat, r->table->rec.count, wall_seconds());
        r->written = true;
    }
}

/* The row may be that of a question which was answered since; only then has the seat had an answer of its own after it. */
void table_clock_was(room *r, int seat, size_t answers, int64_t since)
{
    table *t = r->table;
    if (answers < t->free_since[seat] || !table_is_asked(t, seat)) {
        return;
    }
    int64_t used = wall_seconds() - since, at = (int64_t)uv_now(&r->server->loop) - (used > 0 ? used : 0) * 1000;
    t->asked_at[seat] = at ? at : -1;
}

/* Bots and passes have been dealt with: who is asked now has to answer, and the time for it begins. */
void table_questions_put(room *r, uint64_t now)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players; seat++) {
        bool waits = table_is_asked(t, seat) && !table_plays_bot(r, seat);
        if (waits && !t->asked_at[seat]) {
            t->asked_at[seat] = (int64_t)now;
            keep_clock(r, seat);
        } else if (!waits) {
            t->asked_at[seat] = 0;
        }
    }
    if (!table_is_secret(t)) {
        t->deal_at = !are_talks(t) ? 0 : t->deal_at ? t->deal_at : now;
    }
}

/* ---- how much is left ------------------------------------------------------------------------------------ */

enum { AFTER_A_START_MS = 60 * 1000 };

static int64_t left_of(int64_t began, int64_t seconds, uint64_t now)
{
    int64_t left = seconds * 1000 - ((int64_t)now - began);
    return left > 0 ? left : 0;
}

/* Of a question: also while the server was not there its time ran, but nobody's is up before the way back could be found. */
static int64_t question_left(const room *r, int64_t asked_at, uint64_t now)
{
    int64_t seconds = room_clock_seconds(r), left = left_of(asked_at, seconds, now);
    int64_t way_back = seconds * 1000 < AFTER_A_START_MS ? seconds * 1000 : AFTER_A_START_MS;
    int64_t after_start = (int64_t)r->server->began + way_back - (int64_t)now;
    return left > after_start ? left : after_start;
}

static seat_clock clock_with(int64_t left_ms, int seconds)
{
    return (seat_clock){ .left = (left_ms + 999) / 1000, .of = seconds };
}

/* Who is asked sees the own clock; the others that of whoever is asked for all to see. */
seat_clock table_clock(const room *r, int seat, uint64_t now)
{
    const table *t = r->table;
    int seconds = room_clock_seconds(r), shown = NO_ONE;
    for (int i = 0; i < r->players; i++) {
        if (table_is_asked(t, i) && !table_plays_bot(r, i) && (shown == NO_ONE || i == seat)) {
            shown = i;
        }
    }
    if (shown == NO_ONE || seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    int64_t asked_at = t->asked_at[shown] ? t->asked_at[shown] : (int64_t)now;
    return clock_with(question_left(r, asked_at, now), seconds);
}

seat_clock table_deal_clock(const room *r, uint64_t now)
{
    const table *t = r->table;
    if (!are_talks(t) || r->set.deal_seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    return clock_with(left_of((int64_t)(t->deal_at ? t->deal_at : now), r->set.deal_seconds, now), r->set.deal_seconds);
}

/* Since when has this person given no sign? A question is put to people who are here; who is not here is silent anyway. */
static int64_t silent_since(const room *r, int seat)
{
    const room_seat *s = &r->seat[seat];
    int64_t asked = r->table->asked_at[seat], seen = (int64_t)s->seen;
    return s->client && asked > seen ? asked : seen;
}

static int64_t sooner(int64_t a, int64_t b)
{
    return a < 0 || b < a ? b : a;
}

/* A clock of days need not be exact to the millisecond, and a timer not longer than this. */
enum { LONGEST_MS = 3600 * 1000 };

int table_due(room *r, uint64_t now)
{
    table *t = r->table;
    int64_t due = -1;
    for (int seat = 0; seat < r->players; seat++) {
        if (!t->asked_at[seat]) {
            continue;
        }
        if (r->set.clock != CLOCK_OFF) {
            due = sooner(due, question_left(r, t->asked_at[seat], now));
        }
        if (r->set.silence_seconds > 0) {
            due = sooner(due, left_of(silent_since(r, seat), r->set.silence_seconds, now));
        }
        if (t->deal_at && r->set.deal_seconds > 0) {
            due = sooner(due, left_of((int64_t)t->deal_at, r->set.deal_seconds, now));
        }
    }
    return due > LONGEST_MS ? LONGEST_MS : (int)due;
}

/* ---- when it is over -------------------------------------------------------------------------------------- */

/* The minute of a deal is over: the engine has an answer for that. */
static void end_talks(room *r, int seat)
{
    hc_question q;
    hc_question_for(&r->table->game, seat, &q);
    if (q.kind == HC_ASK_REPLY) {
        table_apply(r, seat, HC_TIME_IS_UP);
        return;
    }
    table_clear_picks(r, seat);
    if (table_apply(r, seat, HC_WALK_AWAY) != HC_OK) {
        table_bot_answers(r, seat);
    }
}

static bool is_over(int64_t began, int64_t seconds, uint64_t now)
{
    return seconds > 0 && left_of(began, seconds, now) == 0;
}

void table_clocks(room *r, uint64_t now)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players; seat++) {
        if (!t->asked_at[seat] || !table_is_asked(t, seat) || table_plays_bot(r, seat)) {
            continue;
        }
        hc_question q;
        hc_question_for(&t->game, seat, &q);
        if (is_deal(&q) && t->deal_at && is_over((int64_t)t->deal_at, r->set.deal_seconds, now)) {
            end_talks(r, seat);
        } else if (is_over(silent_since(r, seat), r->set.silence_seconds, now)) {
            r->seat[seat].away = true;
            r->seat[seat].away_since = wall_seconds();
            table_seat_changed(r, seat);
            room_changed(r);
        } else if (room_clock_seconds(r) > 0 && question_left(r, t->asked_at[seat], now) <= 0) {
            table_bot_answers(r, seat);
        }
    }
}
