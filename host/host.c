/* host.c - a game begins, goes on with every answer, and everybody who listens hears of it. */
#include "host/host.h"

#include <stdio.h>
#include <string.h>

#include "host/inside.h"
#include "text/text.h"

/* ---- who hears what ------------------------------------------------------------------------------------ */

/* Turns are counted here; bots that listen, and who talks, hear everything. */
void host_choose_events(game_host *h)
{
    uint64_t any = 0;
    for (int i = 0; i < HEARD_WORDS; i++) {
        any |= h->ways.wanted[i];
    }
    bool all = h->listens || h->talk.bots || h->ways.asking || !any;
    for (int i = 0; i < HEARD_WORDS; i++) {
        h->heard.unwanted[i] = all ? 0 : ~h->ways.wanted[i];
    }
    h->heard.unwanted[HC_EV_TURN >> 6] &= ~(UINT64_C(1) << (HC_EV_TURN & 63));
}

static void bots_see(game_host *h)
{
    for (int seat = 0; h->listens >> seat; seat++) {
        for (size_t i = 0; h->listens >> seat & 1 && i < h->heard.count; i++) {
            hc_event seen;
            if (hc_event_for(&h->heard.item[i], seat, &seen)) {
                bot_sees(&h->bots[seat], &h->seen[seat], &seen);
            }
        }
    }
}

/* They hear it also when nobody listens to them: what is said later does not hang on it. */
static int bots_talk(game_host *h)
{
    const char *name[HC_SEATS];
    if (!h->talk.bots || h->heard.count == 0) {
        return HC_NOBODY;
    }
    for (int seat = 0; seat < HC_SEATS; seat++) {
        name[seat] = h->rec.name[seat];
    }
    return talk_hear(&h->talk, &h->game, h->heard.item, h->heard.count, name, h->line);
}

static void happened(game_host *h, host_news *n)
{
    for (size_t i = 0; i < h->heard.count; i++) {
        const hc_event *e = &h->heard.item[i];
        h->turn = e->kind == HC_EV_TURN ? (uint16_t)e->a : e->kind == HC_EV_FATE ? h->game.turn : h->turn;   /* whichever begins a turn */
        if (h->ways.asking) {
            note_act(h->ways.asking, e);
        }
    }
    h->stopped = (uint8_t)(h->turn > h->ways.most_turns ? HOST_TOO_LONG : h->stopped);
    h->fault.dropped += h->heard.dropped;
    bots_see(h);
    n->speaker = bots_talk(h);
    n->line = n->speaker == HC_NOBODY ? NULL : h->line;
    n->ev = &h->heard;
    if (h->ways.told) {
        h->ways.told(h->ways.ctx, h, n);
    }
}

/* ---- one answer ------------------------------------------------------------------------------------------ */

static bool ends_question(const game_host *h, int seat, int choice)
{
    hc_question q;
    if (seat < 0 || seat >= HC_SEATS) {
        return false;
    }
    hc_question_for(&h->game, seat, &q);
    return !q.compound || choice == HC_DONE || choice == HC_WALK_AWAY || choice == HC_PASS;
}

static bool declines(const game_host *h, int seat, int choice)
{
    return h->ways.asking && choice == HC_PASS && seat >= 0 && seat < HC_SEATS && h->people >> seat & 1;
}

/* What a person declines is not asked again at once; what was passed unasked is no such thing. A bot that sits in declines in the
 * person's name: when the game is played again nobody knows which of them it was. */
static void remember_pass(game_host *h, const hc_game *view, int seat)
{
    if (!may_pass_unasked(h->ways.asking, view, seat)) {
        note_declined(h->ways.asking, view, seat);
    }
}

static hc_status decline(game_host *h, int seat)
{
    hc_game view;
    hc_view(&h->game, seat, &view);
    hc_status status = hc_answer(&h->game, seat, HC_PASS, &h->heard);
    if (status == HC_OK) {
        remember_pass(h, &view, seat);
    }
    return status;
}

static host_result stop(game_host *h, host_state why)
{
    h->stopped = (uint8_t)why;
    h->refused = HC_GAME_IS_OVER;
    return HOST_STOPPED;
}

static void tell(game_host *h, int seat, int choice, host_hand by, bool ended)
{
    happened(h, &(host_news){ .number = h->count, .seat = seat, .choice = choice, .by = by, .ended_question = ended });
}

static void count_answer(game_host *h, int seat)
{
    h->count++;
    h->given[seat]++;
    if (h->count > h->ways.most_answers) {
        h->stopped = HOST_TOO_LONG;
    }
}

/* Picks change the draft and nothing else: without the last one the game is, byte by byte, the one before it. */
static bool forgets(const game_host *h, int seat, int choice)
{
    const record *r = &h->rec;
    return choice == HC_UNDO && h->ways.keeps && h->ways.forgets_undone && r->count > h->firm && r->answer[r->count - 1].seat == seat &&
           r->answer[r->count - 1].choice != HC_UNDO;
}

static void keep(game_host *h, int seat, int choice)
{
    if (forgets(h, seat, choice)) {
        h->rec.count--;
        h->count--;
        h->given[seat]--;
        return;
    }
    if (h->ways.keeps) {
        record_add(&h->rec, seat, choice, &h->game);
    }
    count_answer(h, seat);
}

static host_result take_and_keep(game_host *h, int seat, int choice, host_hand by)
{
    /* Room first: an answer that was taken is written down, whatever happens. */
    if (h->ways.keeps && !record_reserve(&h->rec)) {
        return stop(h, HOST_NO_MEMORY);
    }
    bool ended = !h->ways.only_news && ends_question(h, seat, choice);
    h->refused = by != HOST_UNASKED && declines(h, seat, choice) ? decline(h, seat) : hc_answer(&h->game, seat, choice, &h->heard);
    if (h->refused != HC_OK) {
        return host_is(h) == HOST_GOES_ON ? HOST_REFUSED : HOST_STOPPED;
    }
    keep(h, seat, choice);
    h->loose = (uint8_t)(by == HOST_BY_OUTSIDE ? h->loose | 1u << seat : h->loose);
    if (h->heard.count > 0 || !h->ways.only_news) {
        tell(h, seat, choice, by, ended);
    }
    return HOST_TAKEN;
}

/* Games by the thousand are played by bots, and nobody keeps them: that way is the short one. */
host_result host_take(game_host *h, int seat, int choice, host_hand by)
{
    if (h->stopped) {
        return stop(h, (host_state)h->stopped);
    }
    h->heard.count = h->heard.dropped = 0;
    if (!h->is_plain || by != HOST_BY_BOT) {
        return take_and_keep(h, seat, choice, by);
    }
    h->refused = hc_answer(&h->game, seat, choice, &h->heard);
    if (h->refused != HC_OK) {
        return host_is(h) == HOST_GOES_ON ? HOST_REFUSED : HOST_STOPPED;
    }
    count_answer(h, seat);
    if (h->heard.count > 0) {                /* mostly nobody has anything to hear */
        tell(h, seat, choice, by, false);
    }
    return HOST_TAKEN;
}

/* The answer that belongs to the clock is nobody's to give. */
static bool is_clocks(const game_host *h, int seat, int choice)
{
    hc_question q;
    if (choice != HC_TIME_IS_UP || seat < 0 || seat >= HC_SEATS) {
        return false;
    }
    hc_question_for(&h->game, seat, &q);
    return q.kind == HC_ASK_REPLY;
}

host_result host_answer(game_host *h, int seat, int choice)
{
    if (is_clocks(h, seat, choice)) {
        h->refused = HC_NOT_AN_OPTION;
        return HOST_REFUSED;
    }
    return host_take(h, seat, choice, HOST_BY_OUTSIDE);
}

host_result host_answer_all(game_host *h, int seat, const int choice[], int count)
{
    /* All or nothing: tried on a copy first, then taken one by one, as the record has it. */
    hc_game trial = h->game;
    if (host_is(h) != HOST_GOES_ON) {
        return host_take(h, seat, HC_DONE, HOST_BY_OUTSIDE);
    }
    h->refused = hc_answer_all(&trial, seat, choice, count, NULL);
    host_result result = h->refused == HC_OK ? HOST_TAKEN : HOST_REFUSED;
    for (int i = 0; i <= count && result == HOST_TAKEN; i++) {
        result = host_take(h, seat, i < count ? choice[i] : HC_DONE, HOST_BY_OUTSIDE);
    }
    return result;
}

/* Most seats have nothing to take back: a bot picks all at once. */
void host_clear_picks(game_host *h, int seat)
{
    hc_question q;
    if (!(h->loose >> seat & 1)) {
        return;
    }
    h->loose &= (uint8_t)~(1u << seat);
    hc_question_for(&h->game, seat, &q);
    for (int i = 0; q.compound && i < q.picked; i++) {
        host_take(h, seat, HC_UNDO, HOST_BY_BOT);
    }
}

bool host_time_is_up(game_host *h, int seat)
{
    if (is_clocks(h, seat, HC_TIME_IS_UP)) {
        return host_take(h, seat, HC_TIME_IS_UP, HOST_BY_CLOCK) != HOST_REFUSED;
    }
    host_clear_picks(h, seat);
    return host_take(h, seat, HC_WALK_AWAY, HOST_BY_CLOCK) != HOST_REFUSED;
}

/* ---- beginning, ending -------------------------------------------------------------------------------------- */

host_state host_is(const game_host *h)
{
    bool ends_well = h->stopped == HOST_GOES_ON || h->stopped == HOST_TOO_LONG;
    return ends_well && hc_asked(&h->game) == 0 ? HOST_OVER : (host_state)h->stopped;
}

static void seat_players(game_host *h)
{
    talk_begin(&h->talk);
    for (int seat = 0; seat < h->rec.setup.players; seat++) {
        bot_spec spec;
        char why[BOT_WHY];
        bool is_bot = bot_spec_read(h->rec.player[seat], &spec, why);
        h->outside |= (uint8_t)(1u << seat);
        h->people |= (uint8_t)(!is_bot << seat);
        if (!is_bot) {
            spec = h->ways.sits_in ? h->ways.sits_in[seat] : (bot_spec){ .level = BOT_STEADY };
        }
        bot_begin_as(&h->bots[seat], &spec, seat, hc_luck(&h->rec.setup, HC_LUCK_BOTS));
        if (is_bot) {
            host_seat(h, seat, &spec, true);
        } else if (h->ways.all_listen) {
            h->listens |= (uint8_t)(1u << seat);
        }
    }
}

/* Before the first event a view of the table as it is: bots know their cards from then on. */
static void look_around(game_host *h)
{
    for (int seat = 0; h->listens >> seat; seat++) {
        hc_view(&h->game, seat, &h->seen[seat]);
    }
}

static void play_again(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    game_host *h = ctx;
    const record_answer *a = i > 0 ? &h->rec.answer[i - 1] : NULL;
    host_news n = { .number = i, .seat = a ? a->seat : HC_NOBODY, .choice = a ? a->choice : HC_NOBODY, .replayed = true };
    if (a) {
        n.ended_question = ends_question(h, a->seat, a->choice);
        n.by = h->outside >> a->seat & 1 ? HOST_BY_OUTSIDE : HOST_BY_BOT;
        if (declines(h, a->seat, a->choice)) {
            hc_game view;
            hc_view(&h->game, a->seat, &view);
            remember_pass(h, &view, a->seat);
        }
        h->given[a->seat]++;
        h->loose |= (uint8_t)(1u << a->seat);
    }
    h->game = *g;
    h->count = i;
    if (i == 0) {
        h->began = true;
        look_around(h);
    }
    h->heard.count = ev->count < HOST_EVENTS ? ev->count : HOST_EVENTS;
    h->heard.dropped = ev->dropped + ev->count - h->heard.count;
    memcpy(h->item, ev->item, h->heard.count * sizeof *ev->item);
    happened(h, &n);
}

static bool begin_new(game_host *h, char why[RECORD_WHY])
{
    int seat = HC_NOBODY;
    h->refused = hc_new(&h->game, &h->rec.setup, &h->heard, &seat);
    if (h->refused != HC_OK) {
        char reason[160];
        text_refusal(reason, sizeof reason, h->refused, h->rec.setup.edition);
        if (seat >= 0 && seat < HC_SEATS) {
            snprintf(why, RECORD_WHY, "seat %d: %s", seat + 1, reason);
        } else {
            snprintf(why, RECORD_WHY, "%s", reason);
        }
        return false;
    }
    h->began = true;
    look_around(h);
    happened(h, &(host_news){ .seat = HC_NOBODY, .choice = HC_NOBODY });
    return true;
}

bool host_begin(game_host *h, const record *rec, const host_ways *ways, char why[RECORD_WHY])
{
    hc_game end;
    memset(&h->ways, 0, offsetof(game_host, seen) - offsetof(game_host, ways));      /* the rest is filled before it is read */
    h->rec = *rec;
    h->ways = *ways;
    h->ways.most_turns = ways->most_turns ? ways->most_turns : UINT32_MAX;
    h->ways.most_answers = ways->most_answers ? ways->most_answers : UINT32_MAX;
    h->ways.only_news |= !ways->told;
    h->is_plain = !ways->keeps && !ways->asking && h->ways.only_news;
    h->heard = (hc_events){ .room = HOST_EVENTS, .item = h->item };
    seat_players(h);
    host_choose_events(h);
    h->firm = h->rec.count;
    return h->rec.count == 0 ? begin_new(h, why) : record_replay(&h->rec, SIZE_MAX, &end, play_again, h, why);
}

void host_end(game_host *h)
{
    record_free(&h->rec);
}
