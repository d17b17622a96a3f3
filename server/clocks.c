/* clocks.c - time that runs: of a question, of a deal, and of a person who is silent. */
#include <string.h>

#include "server/server.h"

static bool is_deal(const hc_question *q)
{
    return q->sheet == 0 && (q->prompt == HC_PROMPT_DEAL || q->prompt == HC_PROMPT_REPLY);
}

bool table_are_talks(const table *t)
{
    for (int seat = 0; seat < HC_SEATS; seat++) {
        hc_question q;
        hc_question_for(&t->host.game, seat, &q);
        if (q.kind != HC_ASK_NONE && is_deal(&q)) {
            return true;
        }
    }
    return false;
}

/* Questions of windows have rows of their own: the others still see the clock of the last moment that all were shown. */
static int row_of(const table *t, int seat) { return table_is_secret(t) ? STORE_SECRET + seat : seat; }

/* One row a question and one for talks, in the commit of their round: time that was used stays used, also when the server starts anew. */
static void keep_clock(room *r, int whose, int seconds)
{
    if (seconds > 0) {
        store_put_clock(r->server->store, r->id, whose, r->table->host.firm, wall_seconds());
        room_written(r);
    }
}

/* A time of day in the time of the loop: below 0 if older than the loop, never 0. */
static int64_t loop_time(const room *r, int64_t since)
{
    int64_t used = wall_seconds() - since, at = (int64_t)uv_now(&r->server->loop) - (used > 0 ? used : 0) * 1000;
    return at ? at : -1;
}

/* The row may be that of a question which was answered since, or of talks that are over: then there is an answer after it. */
void table_clock_was(room *r, int whose, size_t answers, int64_t since)
{
    table *t = r->table;
    resting *was = &t->rest;
    int seat = whose >= STORE_SECRET ? whose - STORE_SECRET : whose;
    if (whose == STORE_TALKS) {
        t->deal_at = answers >= t->talks_since && table_are_talks(t) ? loop_time(r, since) : 0;
        was->deal_at = was->talks && answers >= was->talks_since ? loop_time(r, since) : 0;
        return;
    }
    if (answers >= t->free_since[seat] && table_is_asked(t, seat)) {
        t->asked_at[seat] = loop_time(r, since);
    }
    if (whose == seat && was->asked >> seat & 1 && answers >= was->free_since[seat] && answers <= was->count) {
        was->asked_at[seat] = loop_time(r, since);
    }
}

static void put_talks(room *r, uint64_t now)
{
    table *t = r->table;
    if (!table_are_talks(t) || room_deal_seconds(r) == 0) {
        t->deal_at = 0;              /* where the minute is nobody's it does not run: it begins with the second person */
    } else if (!t->deal_at) {
        t->deal_at = (int64_t)now;
        keep_clock(r, STORE_TALKS, room_deal_seconds(r));
    }
    t->rest.deal_at = t->rest.talks && t->deal_at ? t->deal_at : t->rest.deal_at;
}

/* Bots and passes have been dealt with: who is asked now has to answer, and the time for it begins. */
void table_questions_put(room *r, uint64_t now)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players; seat++) {
        bool waits = table_is_asked(t, seat) && !table_plays_bot(r, seat);
        if (waits && !t->asked_at[seat]) {
            t->asked_at[seat] = (int64_t)now;
            keep_clock(r, row_of(t, seat), room_clock_seconds(r));
            mail_question_put(r, seat);
        } else if (!waits) {
            t->asked_at[seat] = 0;
        }
    }
    if (!table_is_secret(t)) {
        put_talks(r, now);
    }
}

/* ---- how much is left ------------------------------------------------------------------------------------ */

/* Also while the server was not there time ran, but nobody's is up before the way back could be found. Who talks about a deal sits before
 * the page, which is back at once: the minute must not begin anew with every start. */
enum { AFTER_A_START_MS = 60 * 1000, TALKS_AFTER_A_START_MS = 15 * 1000 };

static int64_t left_of(int64_t began, int64_t seconds, uint64_t now)
{
    int64_t left = seconds * 1000 - ((int64_t)now - began);
    return left > 0 ? left : 0;
}

static int64_t left_after_a_start(const room *r, int64_t began, int64_t seconds, int64_t way_back, uint64_t now)
{
    int64_t left = left_of(began, seconds, now);
    int64_t after_start = (int64_t)r->server->began + (seconds * 1000 < way_back ? seconds * 1000 : way_back) - (int64_t)now;
    return left > after_start ? left : after_start;
}

static int64_t question_left(const room *r, int64_t asked_at, uint64_t now)
{
    return left_after_a_start(r, asked_at, room_clock_seconds(r), AFTER_A_START_MS, now);
}

static int64_t talks_left(const room *r, int64_t deal_at, uint64_t now)
{
    return left_after_a_start(r, deal_at, room_deal_seconds(r), TALKS_AFTER_A_START_MS, now);
}

static seat_clock clock_with(int64_t left_ms, int seconds)
{
    return (seat_clock){ .left = (left_ms + 999) / 1000, .of = seconds };
}

seat_clock table_clock(const room *r, int seat, uint64_t now)
{
    const table *t = r->table;
    int seconds = room_clock_seconds(r);
    if (!table_is_asked(t, seat) || seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    int64_t asked_at = t->asked_at[seat] ? t->asked_at[seat] : (int64_t)now;
    return clock_with(question_left(r, asked_at, now), seconds);
}

seat_clock table_deal_clock(const room *r, uint64_t now)
{
    const table *t = r->table;
    int seconds = room_deal_seconds(r);
    if (!table_are_talks(t) || seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    return clock_with(talks_left(r, t->deal_at ? t->deal_at : (int64_t)now, now), seconds);
}

/* ---- what everybody may see of it --------------------------------------------------------------------------- */

void table_rest(room *r, int64_t now)
{
    table *t = r->table;
    t->rest = (resting){ .count = t->host.count, .talks = table_are_talks(t), .talks_since = t->talks_since,
                      .deal_at = t->deal_at ? t->deal_at : now };
    for (int seat = 0; seat < r->players; seat++) {
        bool asked = table_is_asked(t, seat) && !table_plays_bot(r, seat);
        t->rest.asked |= (unsigned)asked << seat;
        t->rest.asked_at[seat] = t->asked_at[seat] ? t->asked_at[seat] : now;
        t->rest.free_since[seat] = t->free_since[seat];
    }
}

/* What nobody knows any more began with the server: that may be wrong, but it tells nothing. */
static int64_t known(const room *r, int64_t at)
{
    return at ? at : (int64_t)r->server->began;
}

/* Whoever was asked sees the own clock; the others that of the first who was. */
seat_clock table_rest_clock(const room *r, int seat, uint64_t now)
{
    const resting *was = &r->table->rest;
    int seconds = room_clock_seconds(r);
    if (!was->asked || seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    int shown = seat != NO_ONE && was->asked >> seat & 1 ? seat : __builtin_ctz(was->asked);
    return clock_with(question_left(r, known(r, was->asked_at[shown]), now), seconds);
}

seat_clock table_rest_deal_clock(const room *r, uint64_t now)
{
    const resting *was = &r->table->rest;
    int seconds = room_deal_seconds(r);
    if (!was->talks || seconds == 0) {
        return (seat_clock){ 0, 0 };
    }
    return clock_with(talks_left(r, known(r, was->deal_at), now), seconds);
}

/* ---- how long to wait ---------------------------------------------------------------------------------------- */

/* How long may this person go on giving no sign, while somebody waits for it? -1: for ever. A question is put to people who are
 * here; whoever is not here is silent anyway. */
static int64_t silence_left(const room *r, int seat, uint64_t now)
{
    const room_seat *s = &r->seat[seat];
    int64_t asked = r->table->asked_at[seat], since = (int64_t)s->seen, waiting;
    if (r->set.silence_seconds == 0 || !stand_in_is_wanted(r, seat, &waiting)) {
        return -1;
    }
    if (s->silent && table_is_secret(r->table)) {
        return 0;
    }
    since = s->client && asked > since ? asked : since;
    return left_of(waiting > since ? waiting : since, r->set.silence_seconds, now);
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
        int64_t silence = silence_left(r, seat, now);
        if (silence >= 0) {
            due = sooner(due, silence);
        }
        if (t->deal_at && room_deal_seconds(r) > 0) {
            due = sooner(due, talks_left(r, t->deal_at, now));
        }
    }
    return due > LONGEST_MS ? LONGEST_MS : (int)due;
}

/* ---- when it is over -------------------------------------------------------------------------------------- */

/* The minute of a deal is over: the engine has an answer for that. */
static void end_talks(room *r, int seat)
{
    if (!host_time_is_up(&r->table->host, seat)) {
        table_bot_answers(r, seat);
    }
}

/* One question only: the seat stays the person's. In a window nobody else may know who was asked. */
static void answer_late(room *r, int seat)
{
    if (!table_is_secret(r->table)) {
        chat_notice(r, "%s's time is up: a bot answers this question.", r->seat[seat].is.name);
    }
    table_bot_answers(r, seat);
    stand_in_tell(r, seat);
}

/* A bot that sat in now would tell who could respond. It answers for the silent person, and no other window waits for that one; where everybody
 * knows who is asked, the silence begins anew, as for somebody who was not asked in secret before. */
static void answer_silently(room *r, int seat)
{
    r->seat[seat].silent = true;
    answer_late(r, seat);
}

void table_clocks(room *r, uint64_t now)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players; seat++) {
        if (!t->asked_at[seat] || !table_is_asked(t, seat) || table_plays_bot(r, seat)) {
            continue;
        }
        hc_question q;
        hc_question_for(&t->host.game, seat, &q);
        if (is_deal(&q) && t->deal_at && room_deal_seconds(r) > 0 && talks_left(r, t->deal_at, now) <= 0) {
            end_talks(r, seat);
        } else if (silence_left(r, seat, now) == 0) {
            (table_is_secret(t) ? answer_silently : stand_in_begin)(r, seat);
        } else if (room_clock_seconds(r) > 0 && question_left(r, t->asked_at[seat], now) <= 0) {
            answer_late(r, seat);
        }
    }
}
