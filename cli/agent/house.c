/* house.c - keeps games going in which other programs sit: asks, listens, warns once, and puts steady bots in the
 * seats of those who cannot be waited for. */
#define _POSIX_C_SOURCE 200809L
#include "cli/agent/agent.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "cli/progress.h"
#include "cli/stop.h"

/* ---- losing a seat ------------------------------------------------------------------------------------- */

static void lose_seat(hosted *t, int seat, fault f, const char *why)
{
    outside *o = t->began[seat];
    bool first_of_game = true;
    for (int other = 0; other < t->setup.players; other++) {
        first_of_game &= !(t->lost >> other & 1 && t->began[other] == o);
    }
    t->lost |= (uint8_t)(1u << seat);
    t->player[seat] = NULL;
    snprintf(t->why_lost[seat], AGENT_WHY, "%s", why);
    if (o->lost.seats == 0) {
        snprintf(o->lost.first, AGENT_WHY, "%s", why);
    }
    o->lost.seats++;
    o->lost.games += first_of_game;
    o->lost.by[f]++;
}

static void seat_steady(hosted *t, int seat)
{
    host_seat(&t->host, seat, &(bot_spec){ .level = BOT_STEADY }, true);
}

/* In the middle of a game. What was picked is taken back: the bot makes up its own mind. */
static void hand_over(hosted *t, int seat, fault f, const char *why)
{
    outside *o = t->player[seat];
    lose_seat(t, seat, f, why);
    say_handover(t, o, seat);
    seat_steady(t, seat);
    if (t->asked == o && t->seat == seat) {
        t->asked = NULL;
        o->forfeit[o->forfeits++ % (int)(sizeof o->forfeit / sizeof o->forfeit[0])] = t->id;
    }
}

/* All seats of a program that is gone. */
static void vacate(house *h, outside *o)
{
    for (int i = 0; i < h->slots; i++) {
        hosted *t = &h->slot[i];
        for (int seat = 0; t->playing && seat < t->setup.players; seat++) {
            if (t->player[seat] == o) {
                hand_over(t, seat, FAULT_GONE, o->why_gone);
            }
        }
    }
}

/* One warning a game: then the seat is lost. */
static void find_fault(const house *h, hosted *t, fault f, const char *why)
{
    outside *o = t->asked;
    say_error(t, why);
    if (t->warned[t->seat]) {
        hand_over(t, t->seat, f, why);
        if (++o->strikes >= AGENT_STRIKES) {
            char sentence[AGENT_WHY];
            snprintf(sentence, sizeof sentence, "it lost its seat in %d games in a row, in the last one because: %.150s", o->strikes, why);
            outside_gone(o, sentence);
        }
        return;
    }
    t->warned[t->seat] = true;
    t->wrong++;
    t->asked_at = seconds_now();
    say_question(h, t);
}

/* ---- answers --------------------------------------------------------------------------------------------- */

static hosted *game_with_question(const house *h, const outside *o, long long id)
{
    hosted *oldest = NULL;
    for (int i = 0; i < h->slots; i++) {
        hosted *t = &h->slot[i];
        if (!t->playing || t->asked != o) {
            continue;
        }
        if (t->id == id) {
            return t;
        }
        oldest = !oldest || t->id < oldest->id ? t : oldest;
    }
    return id < 0 ? oldest : NULL;       /* below 0: whichever has waited longest */
}

static bool was_forfeit(outside *o, long long id)
{
    for (size_t i = 0; i < sizeof o->forfeit / sizeof o->forfeit[0]; i++) {
        if (id > 0 && o->forfeit[i] == id) {
            o->forfeit[i] = 0;           /* once */
            return true;
        }
    }
    return false;
}

static bool take_answer(hosted *t, const agent_answer *answer)
{
    return (answer->whole ? host_answer_all(&t->host, t->seat, answer->choice, answer->count)
                          : host_answer(&t->host, t->seat, answer->choice[0])) != HOST_REFUSED;
}

/* An answer that fits no open question is a fault of the one that has waited longest. */
static void misplaced(const house *h, outside *o, long long id)
{
    hosted *t = game_with_question(h, o, -1);
    char why[AGENT_WHY];
    if (!t) {
        return;
    }
    snprintf(why, sizeof why, id <= o->id ? "late: the answer is to question %lld, which is over; this is question %lld"
                                          : "malformed: there is no question %lld yet; this is question %lld", id, t->id);
    find_fault(h, t, id <= o->id ? FAULT_LATE : FAULT_MALFORMED, why);
}

static void take_line(const house *h, outside *o, heard what, const char *line, size_t length)
{
    agent_answer answer;
    char why[AGENT_WHY], reason[AGENT_WHY];
    if (what == HEARD_TOO_LONG || !read_agent_answer(line, length, &answer, reason)) {
        hosted *t = game_with_question(h, o, -1);
        if (what == HEARD_TOO_LONG) {
            snprintf(why, sizeof why, "malformed: a line may have at most %d bytes", AGENT_LINE);
        } else {
            snprintf(why, sizeof why, "malformed: %.200s", reason);
        }
        if (t) {
            find_fault(h, t, FAULT_MALFORMED, why);
        }
        return;
    }
    hosted *t = answer.id < 0 ? NULL : game_with_question(h, o, answer.id);
    if (!t) {
        if (!was_forfeit(o, answer.id)) {
            misplaced(h, o, answer.id);
        }
        return;
    }
    if (take_answer(t, &answer)) {
        t->asked = NULL;
        o->heard_at = seconds_now();
        return;
    }
    text_refusal(reason, 180, t->host.refused, t->setup.edition);
    snprintf(why, sizeof why, "illegal: %.180s", reason);
    find_fault(h, t, FAULT_ILLEGAL, why);
}

/* ---- listening --------------------------------------------------------------------------------------------- */

static bool is_asked(const house *h, const outside *o)
{
    return game_with_question(h, o, -1) != NULL;
}

/* Takes what has come, as long as something is asked. */
static void take_lines(house *h, outside *o)
{
    const char *line;
    size_t length;
    heard what = HEARD_LINE;
    while (!o->gone && is_asked(h, o) && (what = ear_line(&o->ear, &line, &length)) != HEARD_NOTHING) {
        if (what == HEARD_END) {
            outside_ended(o, "it closed its output");
        } else {
            take_line(h, o, what, line, length);
        }
    }
    if (o->gone) {
        vacate(h, o);
    }
}

/* Who has said nothing sensible for so long is late with all that it was asked since. */
static void look_at_the_clock(house *h, outside *o)
{
    double now = seconds_now(), patience = o->patience / 1000.0;
    if (o->patience < 0 || o->gone || now < o->heard_at + patience) {
        return;
    }
    for (int i = 0; i < h->slots && !o->gone; i++) {
        hosted *t = &h->slot[i];
        if (t->playing && t->asked == o && now >= t->asked_at + patience) {
            char why[AGENT_WHY];
            snprintf(why, sizeof why, "late: no answer within %d s", o->patience / 1000);
            find_fault(h, t, FAULT_LATE, why);
        }
    }
    if (o->gone) {
        vacate(h, o);
    }
}

enum { LOOK_UP = 200 };                  /* ms: a wish to stop may have reached another thread */

/* How long it may be waited until somebody could be late, in ms. */
static int time_to_wait(const house *h, const outside *o, int wait)
{
    const hosted *t = o->patience < 0 ? NULL : game_with_question(h, o, -1);
    if (!t) {
        return wait;
    }
    double from = t->asked_at > o->heard_at ? t->asked_at : o->heard_at;
    double left = (from - seconds_now()) * 1000 + o->patience;
    int ms = left > 0 ? (int)left + 1 : 0;
    return ms < wait ? ms : wait;
}

/* Writes what is to be said, waits, takes what comes. */
static void converse(house *h)
{
    struct pollfd ready[2 * AGENT_OUTSIDES];
    int watched = 0, wait = LOOK_UP;
    for (int i = 0; i < h->outsides; i++) {
        outside *o = h->outside[i];
        ready[2 * i] = ready[2 * i + 1] = (struct pollfd){ .fd = -1 };
        if (!o->started) {
            continue;
        }
        outside_push(o);
        take_lines(h, o);                /* of what came before, or because it is gone */
        if (!o->gone && is_asked(h, o)) {
            ready[2 * i] = (struct pollfd){ .fd = o->in, .events = POLLIN };
            wait = time_to_wait(h, o, wait);
            watched++;
            if (!o->deaf && o->said < o->say.length) {
                ready[2 * i + 1] = (struct pollfd){ .fd = o->out, .events = POLLOUT };
            }
        }
    }
    if (watched == 0 || stop_asked() || poll(ready, (nfds_t)(2 * h->outsides), wait) < 0) {
        return;
    }
    for (int i = 0; i < h->outsides; i++) {
        outside *o = h->outside[i];
        if (ready[2 * i].revents) {
            ear_fill(&o->ear, o->in);
            take_lines(h, o);
        }
        if (o->started) {
            look_at_the_clock(h, o);
        }
    }
}

/* ---- games --------------------------------------------------------------------------------------------------- */

/* Once for each program at the table. */
static bool is_first_seat_of(const hosted *t, int seat)
{
    for (int before = 0; before < seat; before++) {
        if (t->began[before] == t->began[seat]) {
            return false;
        }
    }
    return t->began[seat] != NULL;
}

static void note(void *ctx, const game_host *h, const host_news *n)
{
    hosted *t = ctx;
    (void)h;
    for (int i = 0; n->number == 0 && i < t->setup.players; i++) {
        if (is_first_seat_of(t, i)) {
            say_game(t->home, t, t->began[i]);
        }
    }
    say_events(t->home, t, n->ev);
}

static void greet(house *h, outside *o)
{
    if (!o->gone && o->out_of_play && atomic_load(o->out_of_play)) {
        outside_gone(o, "it was taken out of play in another game");
    }
    if (!o->gone && !o->started && outside_start(o)) {
        say_hello(h, o);
    }
}

/* Seats of programs that are gone, or cannot be started, are steady's from the beginning. */
static void seat_players(house *h, hosted *t, record *rec)
{
    t->lost = 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        outside *o = t->began[seat];
        t->player[seat] = o;
        t->warned[seat] = false;
        t->news[seat].count = 0;
        memcpy(rec->name[seat], h->options->name[seat], RECORD_NAME);
        if (!o) {
            bot_spec_write(&t->spec[seat], rec->player[seat]);
            continue;
        }
        snprintf(rec->player[seat], RECORD_NAME, "agent");
        greet(h, o);
        if (o->gone) {
            lose_seat(t, seat, FAULT_GONE, o->why_gone);
        }
    }
}

static void begin_game(house *h, hosted *t)
{
    host_ways ways = { .only_news = true, .told = note, .ctx = t, .most_turns = MOST_TURNS, .most_answers = MOST_ANSWERS };
    record rec;
    char why[RECORD_WHY];
    t->home = h;
    t->asked = NULL;
    t->failed = false;
    t->playing = !stop_asked() && h->next(h, t);
    if (!t->playing) {
        return;
    }
    host_end(&t->host);                  /* of the game before */
    record_begin(&rec, &t->setup);
    seat_players(h, t, &rec);
    ways.keeps = t->keeps;
    t->failed = !host_begin(&t->host, &rec, &ways, why);
    for (int seat = 0; seat < t->setup.players && !t->failed; seat++) {
        if (t->lost >> seat & 1) {
            seat_steady(t, seat);
        }
    }
}

static void end_game(house *h, hosted *t)
{
    bool is_whole = host_is(&t->host) == HOST_OVER || host_is(&t->host) == HOST_TOO_LONG;
    t->failed |= !is_whole || t->host.fault.count + t->host.fault.dropped > 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        outside *o = t->began[seat];
        if (!is_first_seat_of(t, seat) || t->failed) {
            continue;
        }
        say_result(t, o);
        bool kept_all = true;
        for (int other = 0; other < t->setup.players; other++) {
            kept_all &= t->began[other] != o || !(t->lost >> other & 1);
        }
        o->strikes = kept_all ? 0 : o->strikes;
    }
    t->playing = false;
    h->over(h, t);
}

/* On to the next question for somebody outside, through as many games as it takes. */
static void advance(house *h, hosted *t)
{
    while (t->playing && !t->asked) {
        if (t->failed || host_is(&t->host) != HOST_GOES_ON) {
            end_game(h, t);
            begin_game(h, t);
            continue;
        }
        if (stop_asked()) {
            return;
        }
        int seat = __builtin_ctz(hc_asked(&t->host.game));   /* whoever it is: one after the other */
        if (!t->player[seat]) {
            host_step(&t->host, seat);
            continue;
        }
        t->asked = t->player[seat];
        t->seat = seat;
        t->id = ++t->asked->id;
        t->wrong = 0;
        t->asked_at = seconds_now();
        say_question(h, t);
    }
}

void house_run(house *h)
{
    bool playing = true;
    for (int i = 0; i < h->slots; i++) {
        begin_game(h, &h->slot[i]);
    }
    while (playing && !stop_asked()) {
        playing = false;
        for (int i = 0; i < h->slots; i++) {
            advance(h, &h->slot[i]);
            playing |= h->slot[i].playing;
        }
        if (playing) {
            converse(h);
        }
    }
}

void house_free(house *h)
{
    for (int i = 0; i < h->slots; i++) {
        host_end(&h->slot[i].host);
        for (int seat = 0; seat < HC_SEATS; seat++) {
            free(h->slot[i].news[seat].item);
        }
    }
    free(h->slot);
    h->slot = NULL;
}
