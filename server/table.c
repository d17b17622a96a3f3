/* table.c - the game of a room: answers are taken and written down, bots answer, the game goes on. */
#include <stdlib.h>
#include <string.h>

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
    return hc_asked(&t->game) >> seat & 1;
}

/* In a window it is nobody's business who could respond: that tells who holds what. All other questions belong to the
 * open course of the game. */
bool table_is_secret(const table *t)
{
    unsigned asked = hc_asked(&t->game);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        hc_question q;
        if (asked >> seat & 1) {
            hc_question_for(&t->game, seat, &q);
            if (q.kind == HC_ASK_ACT) {
                return true;
            }
        }
    }
    return false;
}

uint64_t table_luck(const table *t, int seat)
{
    return luck_after(t->rec.setup.seed, t->rec.count, seat);
}

/* ---- beginning and reading -------------------------------------------------------------------------------- */

static void begin_bot(room *r, int seat)
{
    bot_spec spec;
    char why[BOT_WHY];
    if (!bot_spec_read(r->seat[seat].is.bot, &spec, why)) {
        spec = (bot_spec){ .level = BOT_STEADY };
    }
    bot_begin_as(&r->table->bots[seat], &spec, seat, r->set.setup.seed);
}

/* The bots of all seats listen, also of those where a person plays: one that takes over knows what has happened. */
static void let_bots_see(room *r, const hc_events *ev)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players && ev->count > 0; seat++) {
        hc_game view;
        hc_view(&t->game, seat, &view);
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (hc_event_for(&ev->item[i], seat, &seen)) {
                bot_sees(&t->bots[seat], &view, &seen);
            }
        }
    }
}

static void note_happened(room *r, const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) {
        note_act(&r->table->asking, &ev->item[i]);
    }
    let_bots_see(r, ev);
}

static table *new_table(room *r)
{
    table *t = calloc(1, sizeof *t);
    if (t) {
        r->table = t;
        record_begin(&t->rec, &r->set.setup);
        for (int seat = 0; seat < r->players; seat++) {
            begin_bot(r, seat);
        }
    }
    return t;
}

void table_free(table *t)
{
    if (!t) {
        return;
    }
    for (int i = 0; i <= HC_SEATS; i++) {
        free(t->viewer[i].shown);
        seat_news_free(&t->viewer[i].news);
    }
    record_free(&t->rec);
    free(t->talkers);
    free(t);
}

bool table_begin(room *r, char why[SENTENCE])
{
    table *t = new_table(r);
    hc_events ev = { .room = EVENTS_MAX, .item = r->server->events };
    hc_status status = t ? hc_new(&t->game, &r->set.setup, &ev, NULL) : HC_GAME_IS_OVER;
    if (status != HC_OK) {
        text_refusal(why, SENTENCE, status, r->set.setup.edition);
        table_free(t);
        r->table = NULL;
        return false;
    }
    note_happened(r, &ev);
    t->news = true;
    return true;
}

/* Before what followed from it is noted, when it is given as when it is played again: so both remember the same. */
static void remember_pass(room *r, const hc_game *before, int seat, int choice)
{
    table *t = r->table;
    hc_game view;
    if (choice != HC_PASS || r->seat[seat].is.player != SEAT_PERSON) {
        return;
    }
    hc_view(before, seat, &view);
    if (!may_pass_unasked(&t->asking, &view, seat)) {
        note_declined(&t->asking, &view, seat);
    }
}

/* Clocks go on while things are picked one by one: they belong to the whole question. */
static bool ends_question(const hc_question *q, int choice)
{
    return !q->compound || choice == HC_DONE || choice == HC_WALK_AWAY || choice == HC_PASS;
}

static void remember_answer(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    room *r = ctx;
    table *t = r->table;
    if (i > 0) {
        const record_answer *a = &t->rec.answer[i - 1];
        hc_question q;
        hc_question_for(&t->game, a->seat, &q);
        t->free_since[a->seat] = ends_question(&q, a->choice) ? i : t->free_since[a->seat];
        t->given[a->seat]++;
        remember_pass(r, &t->game, a->seat, a->choice);
    }
    t->game = *g;
    note_happened(r, ev);
    if (!table_is_secret(t)) {
        t->shown = i;                /* nobody was shown more than this, except who was asked */
        hc_view(g, NO_ONE, &t->open);
        t->talks_since = table_are_talks(t) ? t->talks_since : i + 1;
    }
}

bool table_replay(room *r, const record *rec, char why[SENTENCE])
{
    hc_game end;
    table *t = new_table(r);
    if (!t) {
        return false;
    }
    t->rec = *rec;
    if (!record_replay(&t->rec, SIZE_MAX, &end, remember_answer, r, why)) {
        table_free(t);
        r->table = NULL;
        return false;
    }
    if (hc_asked(&t->game) == 0 && r->state == ROOM_RUNNING) {
        r->state = ROOM_OVER;
    }
    return true;
}

/* ---- one answer ---------------------------------------------------------------------------------------------- */

static void end_game(room *r)
{
    r->state = ROOM_OVER;
    r->touched = wall_seconds();
    r->server->metrics.games_over++;
    room_keep(r);
    room_changed(r);
}

hc_status table_apply(room *r, int seat, int choice)
{
    table *t = r->table;
    server *s = r->server;
    hc_events ev = { .room = EVENTS_MAX, .item = s->events };
    hc_question q;
    hc_question_for(&t->game, seat, &q);
    hc_game before = t->game;
    hc_status status = hc_answer(&t->game, seat, choice, &ev);
    if (status != HC_OK) {
        return status;
    }
    if (!record_add(&t->rec, seat, choice, &t->game)) {
        server_log("there is not enough memory to go on; every game is in the store");
        abort();
    }
    store_add_answer(s->store, r->id, t->rec.count, &t->rec.answer[t->rec.count - 1]);
    r->written = true;
    t->given[seat]++;
    t->round++;
    t->asked_at[seat] = ends_question(&q, choice) ? 0 : t->asked_at[seat];
    t->news |= ev.count > 0;
    remember_pass(r, &before, seat, choice);
    note_happened(r, &ev);
    table_note(r, &ev);
    chat_talk(r, &ev);
    if (hc_asked(&t->game) == 0 && r->state == ROOM_RUNNING) {
        end_game(r);
    }
    return HC_OK;
}

hc_status table_take(room *r, int seat, const int choice[], int count, bool whole)
{
    table *t = r->table;
    if (!whole) {
        return count == 1 ? table_apply(r, seat, choice[0]) : HC_NOT_AN_OPTION;
    }
    /* All or nothing: tried on a copy first, then taken one by one, as the record has it. */
    hc_game trial = t->game;
    hc_status status = hc_answer_all(&trial, seat, choice, count, NULL);
    for (int i = 0; i < count && status == HC_OK; i++) {
        status = table_apply(r, seat, choice[i]);
    }
    return status == HC_OK ? table_apply(r, seat, HC_DONE) : status;
}

/* ---- bots ------------------------------------------------------------------------------------------------------ */

/* Begins a compound choice anew, where a person has left in the middle of one. */
void table_clear_picks(room *r, int seat)
{
    hc_question q;
    hc_question_for(&r->table->game, seat, &q);
    for (int i = 0; q.compound && i < q.picked; i++) {
        table_apply(r, seat, HC_UNDO);
    }
}

/* Whatever else goes wrong with a bot, the game must not stop. */
static void answer_anything(room *r, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    table_clear_picks(r, seat);
    int count = hc_options(&r->table->game, seat, option);
    for (int i = count - 1; i >= 0; i--) {
        if (option[i].choice != HC_UNDO && table_apply(r, seat, option[i].choice) == HC_OK) {
            return;
        }
    }
}

static void apply_all(room *r, int seat, const int choice[], int count)
{
    hc_game before = r->table->game;
    size_t answers = r->table->rec.count;
    for (int i = 0; i < count; i++) {
        if (!table_is_asked(r->table, seat) || table_apply(r, seat, choice[i]) != HC_OK) {
            count = 0;
        }
    }
    if (count <= 0 && table_is_asked(r->table, seat)) {
        answer_anything(r, seat);
    }
    if (r->seat[seat].is.player == SEAT_PERSON) {
        stand_in_note(r, seat, &before, answers);
    }
    r->server->metrics.bot_answers++;
}

void table_bot_answers(room *r, int seat)
{
    table *t = r->table;
    int choice[BOT_CHOICES];
    hc_game view;
    table_clear_picks(r, seat);
    hc_view(&t->game, seat, &view);
    t->bots[seat].rng = table_luck(t, seat);
    bot_spec spec = t->bots[seat].spec;
    if (bot_level_searches(spec.level)) {
        t->bots[seat].spec = (bot_spec){ .level = BOT_STEADY, .temper = spec.temper };   /* no time to search here */
    }
    int count = bot_answer(&t->bots[seat], &view, choice);
    t->bots[seat].spec = spec;
    apply_all(r, seat, choice, count);
}

/* What a bot has thought out in another thread. false: it was late, the game is elsewhere. */
bool table_use_thoughts(room *r, int seat, const bot *b, const int choice[], int count)
{
    if (!table_is_asked(r->table, seat) || !table_plays_bot(r, seat)) {
        return false;
    }
    bot_spec spec = r->table->bots[seat].spec;
    r->table->bots[seat] = *b;
    r->table->bots[seat].spec = spec;
    apply_all(r, seat, choice, count);
    return true;
}

/* A question that is passed in a person's name is never put to it. */
bool table_asks_person(const room *r, int seat)
{
    const table *t = r->table;
    if (!table_is_asked(t, seat) || table_plays_bot(r, seat)) {
        return false;
    }
    hc_game view;
    hc_view(&t->game, seat, &view);
    return !may_pass_unasked(&t->asking, &view, seat);
}

static bool passes_unasked(room *r, int seat)
{
    table *t = r->table;
    hc_game view;
    hc_view(&t->game, seat, &view);
    if (!may_pass_unasked(&t->asking, &view, seat)) {
        return false;
    }
    t->asking.passed[seat]++;
    r->server->metrics.bot_answers++;
    return table_apply(r, seat, HC_PASS) == HC_OK;
}

/* One answer of a bot, or one pass in a person's name. false: people are to answer, or somebody thinks. */
static bool one_step(room *r, bool secret)
{
    table *t = r->table;
    for (int seat = 0; seat < r->players; seat++) {
        if (!table_is_asked(t, seat) || t->thinking[seat]) {
            continue;
        }
        if (table_plays_bot(r, seat)) {
            if (bot_level_searches(t->bots[seat].spec.level)) {
                table_think(r, seat, secret);
                if (t->thinking[seat]) {
                    continue;
                }
            }
            table_bot_answers(r, seat);
            return true;
        }
        if (passes_unasked(r, seat)) {
            return true;
        }
    }
    return false;
}

/* ---- going on -------------------------------------------------------------------------------------------------- */

/* false: it has to wait for the pause. */
static bool show_what_is_new(room *r, uint64_t now)
{
    table *t = r->table;
    bool news = table_is_news(t);
    if (news && now < t->next_show) {
        t->gated = true;
        return false;
    }
    table_show(r);
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
            room_wake_in(r, (int64_t)(t->next_show - now));
            return;
        }
        if (!one_step(r, secret)) {
            table_show_secret(r);
            table_questions_put(r, now);
            room_wake_in(r, table_due(r, now));
            return;
        }
    }
    room_wake_in(r, 0);
}

void table_seat_changed(room *r, int seat)
{
    table *t = r->table;
    bot_spec spec;
    char why[BOT_WHY], before[BOT_NAME], after[BOT_NAME];
    t->asked_at[seat] = 0;
    free(t->talkers);
    t->talkers = NULL;
    if (bot_spec_read(r->seat[seat].is.bot, &spec, why)) {
        bot_spec_write(&t->bots[seat].spec, before);
        bot_spec_write(&spec, after);
        if (strcmp(before, after) != 0) {
            begin_bot(r, seat);
        }
    }
}
