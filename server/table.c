/* table.c - the game of a room: what its host tells is written down and noted for all, bots answer, the game goes on. */
#include <stdio.h>
#include <stdlib.h>

#include "player/luck.h"
#include "server/server.h"

enum {
    STEPS_A_ROOM = 24, STEPS_A_ROUND = 64,   /* answers of bots in one room, in all of them, before messages are read again */
    READERS_HAVE = 2000, READERS_LOOK = 5    /* ms: how long a game waits for one who reads slowly, how often it looks       */
};

/* ---- who answers ------------------------------------------------------------------------------------- */

bool table_plays_bot(const room *r, int seat)
{
    return r->seat[seat].is.player != SEAT_PERSON || is_stood_in(r, seat);
}

bool table_is_asked(const table *t, int seat)
{
    return hc_asked(&t->host.game) >> seat & 1;
}

/* In a window it is nobody's business who could respond: that tells who holds what. All other questions belong to the
 * open course of the game. */
bool table_is_secret(const table *t)
{
    unsigned asked = hc_asked(&t->host.game);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        hc_question q;
        if (asked >> seat & 1) {
            hc_question_for(&t->host.game, seat, &q);
            if (q.kind == HC_ASK_ACT) {
                return true;
            }
        }
    }
    return false;
}

uint64_t table_luck(const table *t, int seat)
{
    return luck_after(hc_luck(&t->host.rec.setup, HC_LUCK_BOTS), t->host.count, seat);
}

/* ---- what happens ------------------------------------------------------------------------------------------- */

static void end_game(room *r)
{
    r->state = ROOM_OVER;
    r->touched = wall_seconds();
    r->server->metrics.games_over++;
    campaign_game_over(r);
    people_game_over(r);
    room_keep(r);
    room_changed(r);
}

/* Only whole choices are stored: what is picked waits in memory for the answer that ends the choice, and what is taken back was never
 * there. The room counts as written all the same: if the round fails, it is read again without what was picked in it. */
static void keep_whole(room *r, const host_news *n)
{
    table *t = r->table;
    game_host *h = &t->host;
    hc_question q;
    room_written(r);
    hc_question_for(&h->game, n->seat, &q);
    if (n->choice == HC_UNDO || (!n->ended_question && q.compound && q.picked > 0)) {
        r->server->metrics.picks++;
        t->shown = t->shown < h->count ? t->shown : h->count;
        return;
    }
    for (; h->firm < h->count; h->firm++) {
        store_add_answer(r->server->store, r->id, h->firm + 1, &h->rec.answer[h->firm]);
    }
}

/* Clocks go on while things are picked one by one: they belong to the whole question. */
static void taken(room *r, const game_host *h, const host_news *n)
{
    table *t = r->table;
    keep_whole(r, n);
    t->asked_at[n->seat] = n->ended_question ? 0 : t->asked_at[n->seat];
    t->steps[n->seat] = n->ended_question ? 0 : t->steps[n->seat] + 1;
    if (!t->is_secret || n->by == HOST_BY_OUTSIDE) {
        t->moved = uv_now(&r->server->loop);
    }
    t->is_secret = table_is_secret(t);
    t->news |= n->ev->count > 0;
    table_note(r, n->ev);
    if (n->line) {
        chat_talk(r, n->speaker, n->line);
    }
    if (hc_asked(&h->game) == 0 && r->state == ROOM_RUNNING) {
        end_game(r);
    }
}

static void played_again(room *r, const game_host *h, const host_news *n)
{
    table *t = r->table;
    if (n->number > 0 && n->ended_question) {
        t->free_since[n->seat] = n->number;
    }
    t->news |= n->number == 0 || n->ev->count > 0;
    if (!table_is_secret(t)) {
        t->shown = n->number;        /* nobody was shown more than this, except who was asked */
        hc_view(&h->game, NO_ONE, &t->open);
        t->talks_since = table_are_talks(t) ? t->talks_since : n->number + 1;
        if (t->news) {
            table_rest(r, 0);
        }
        t->news = false;
    }
}

static void told(void *ctx, const game_host *h, const host_news *n)
{
    room *r = ctx;
    if (n->replayed) {
        played_again(r, h, n);
    } else if (n->number > 0) {
        taken(r, h, n);
    } else {
        r->table->news = true;
    }
}

/* ---- beginning and reading -------------------------------------------------------------------------------- */

static bot_spec bot_of(const room *r, int seat)
{
    bot_spec spec;
    char why[BOT_WHY];
    return bot_spec_read(r->seat[seat].is.bot, &spec, why) ? spec : (bot_spec){ .level = BOT_STEADY };
}

static void name_seat(const room *r, record *rec, int seat)
{
    const store_seat *v = &r->seat[seat].is;
    snprintf(rec->name[seat], RECORD_NAME, "%s", v->name);
    snprintf(rec->player[seat], RECORD_NAME, "%s", v->player == SEAT_PERSON ? "person" : v->bot);
}

/* A bot speaks for itself, never in the name of somebody who sat there. */
static void give_seat(room *r, int seat)
{
    bot_spec spec = bot_of(r, seat);
    name_seat(r, &r->table->host.rec, seat);
    host_seat(&r->table->host, seat, table_plays_bot(r, seat) ? &spec : NULL, r->seat[seat].is.bot_since == 0);
}

void table_free(table *t)
{
    if (!t) {
        return;
    }
    for (int i = 0; i <= HC_SEATS; i++) {
        free(t->viewer[i].shown);
        viewer_forget_text(&t->viewer[i]);
        seat_news_free(&t->viewer[i].news);
    }
    host_end(&t->host);
    looked_at_free(t->looked_at);
    free(t);
}

/* The bots of all seats listen, also of those where a person plays: one that takes over knows what has happened. */
bool table_begin(room *r, record *rec, char why[SENTENCE])
{
    table *t = calloc(1, sizeof *t);
    bot_spec sits_in[HC_SEATS];
    host_ways ways = { .keeps = true, .forgets_undone = true, .all_listen = true, .talks = r->set.talk, .searches_elsewhere = true,
                       .sits_in = sits_in, .told = told, .ctx = r };
    if (!t) {
        record_free(rec);
        snprintf(why, SENTENCE, "There is not enough memory for the game.");
        return false;
    }
    for (int seat = 0; seat < r->players; seat++) {
        sits_in[seat] = bot_of(r, seat);
        name_seat(r, rec, seat);
    }
    r->table = t;
    room_read_asking(r);
    ways.asking = &t->asking;
    if (!host_begin(&t->host, rec, &ways, why)) {
        if (t->host.refused != HC_OK) {
            text_refused_setup(why, SENTENCE, t->host.refused, &rec->setup);
        }
        table_free(t);
        r->table = NULL;
        return false;
    }
    t->host.ways.sits_in = NULL;
    t->is_secret = table_is_secret(t);
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.bot_since != 0) {
            give_seat(r, seat);
        }
    }
    if (hc_asked(&t->host.game) == 0 && r->state == ROOM_RUNNING) {
        r->state = ROOM_OVER;
    }
    return true;
}

void table_seat_changed(room *r, int seat)
{
    r->table->asked_at[seat] = 0;
    give_seat(r, seat);
}

/* ---- answers -------------------------------------------------------------------------------------------------- */

hc_status table_take(room *r, int seat, const int choice[], int count, bool whole)
{
    game_host *h = &r->table->host;
    if (!whole && count != 1) {
        return HC_NOT_AN_OPTION;
    }
    host_result result = whole ? host_answer_all(h, seat, choice, count) : host_answer(h, seat, choice[0]);
    return result == HOST_TAKEN ? HC_OK : h->refused;
}

/* A question that is passed in a person's name is never put to it. */
bool table_asks_person(const room *r, int seat)
{
    return host_asks(&r->table->host, seat);
}

/* What a bot answers for a person it will be told: `before` is the table that it answers to. */
static bool begin_note(room *r, int seat, hc_game *before)
{
    if (r->seat[seat].is.player != SEAT_PERSON) {
        return false;
    }
    host_clear_picks(&r->table->host, seat);
    *before = r->table->host.game;
    return true;
}

void table_bot_answers(room *r, int seat)
{
    table *t = r->table;
    hc_game before;
    bool noted = begin_note(r, seat, &before);
    size_t answers = t->host.count;
    host_bot_answers(&t->host, seat);
    if (noted) {
        stand_in_note(r, seat, &before, answers);
    }
    r->server->metrics.bot_answers++;
}

void table_use_thoughts(room *r, const host_thought *th)
{
    table *t = r->table;
    hc_game before;
    bool noted = begin_note(r, th->seat, &before);
    size_t answers = t->host.count;
    if (!host_think_end(&t->host, th)) {
        return;                      /* it was late, the game is elsewhere */
    }
    if (noted) {
        stand_in_note(r, th->seat, &before, answers);
    }
    r->server->metrics.bot_answers++;
}

static unsigned who_thinks(const table *t)
{
    unsigned mask = 0;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        mask |= (unsigned)(t->thought[seat] != NULL) << seat;
    }
    return mask;
}

/* One answer of a bot, or one pass in a person's name. false: people are to answer, or somebody thinks. */
static bool one_step(room *r, bool secret)
{
    table *t = r->table;
    for (;;) {
        int seat = host_next(&t->host, who_thinks(t));
        if (seat == HC_NOBODY) {
            return false;
        }
        if (!table_plays_bot(r, seat)) {
            r->server->metrics.bot_answers++;
            host_step(&t->host, seat);
            return true;
        }
        if (bot_level_searches(t->host.bots[seat].spec.level)) {
            table_think(r, seat, secret);
        }
        if (!t->thought[seat]) {
            table_bot_answers(r, seat);
            return true;
        }
    }
}

/* What went wrong, once: a bot at fault to whoever runs the server, a game that cannot go on also to those who play. */
static void tell_trouble(room *r)
{
    table *t = r->table;
    char text[SENTENCE];
    const char *why = host_trouble(&t->host);
    if (!t->fault_told && host_fault_text(&t->host, text, sizeof text)) {
        t->fault_told = true;
        server_log("room %s: %s", r->id, text);
    }
    if (!t->trouble_told && why) {
        t->trouble_told = true;
        server_log("room %s: the game cannot go on: %s", r->id, why);
        chat_notice(r, "The game cannot go on: %s.", why);
    }
}

/* ---- going on -------------------------------------------------------------------------------------------------- */

/* false: it has to wait for the pause. Where bots search, what they answered in secret at the last moment is committed in this round, which takes
 * the time of the disk: every moment that is shown has something to commit. */
static bool show_what_is_new(room *r, uint64_t now)
{
    table *t = r->table;
    bool news = table_is_news(r);
    if (news && now < table_shows_at(r)) {
        t->gated = true;
        return false;
    }
    if (news && table_has_searcher(r)) {
        room_keep(r);
    }
    table_show(r, news);
    t->next_show = news ? now + (uint64_t)r->server->o->pause_ms : t->next_show;
    return true;
}

/* Bots are faster than a slow line. A game does not run away from those who read it, but one who reads nothing at all does
 * not hold it up: that connection ends when its queue is full (client_send). */
static bool waits_for_readers(room *r, uint64_t now)
{
    table *t = r->table;
    bool behind = false;
    for (const client *c = r->clients; c; c = c->next_here) {
        behind |= !c->ends && c->queued_bytes > (size_t)r->server->o->queue_bytes / 2;
    }
    if (!behind) {
        t->waits_since = 0;
        return false;
    }
    t->waits_since = t->waits_since ? t->waits_since : now;
    return now - t->waits_since < READERS_HAVE;
}

/* Every moment at which all can see everything is shown at least one pause after the one before it. What happens in
 * between without anybody seeing it, responses that are declined, has the time of that pause: whether there were any, and how many, makes
 * no difference. docs/decisions/0010-nothing-in-the-timing.md */
void table_run(room *r)
{
    table *t = r->table;
    uint64_t now = uv_now(&r->server->loop);
    if (!r->clients || r->closing || !t) {
        return;                      /* nobody looks: the game sleeps */
    }
    table_clocks(r, now);
    for (int steps = 0; steps < STEPS_A_ROOM && r->server->steps < STEPS_A_ROUND; steps++, r->server->steps++) {
        if (waits_for_readers(r, now)) {
            room_wake_in(r, READERS_LOOK);
            return;
        }
        bool secret = table_is_secret(t);
        if (!secret && !show_what_is_new(r, now)) {
            room_wake_in(r, (int64_t)(table_shows_at(r) - now));
            return;
        }
        if (!one_step(r, secret) && !(secret && table_gives_up_thoughts(r, now))) {
            tell_trouble(r);
            table_show_secret(r);
            table_questions_put(r, now);
            room_wake_in(r, secret && who_thinks(t) ? (int64_t)(table_shows_at(r) - now) : table_due(r, now));
            return;
        }
    }
    room_wake_in(r, 0);
}
