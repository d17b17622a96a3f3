/* session.c - a game in progress: answers in, record and sentences out, bots in their seats. */
#include "cli/session.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/stop.h"
#include "cli/story.h"
#include "player/luck.h"

enum { ADVICE_MS = 1000 };           /* who has asked for advice does not wait longer */

/* ---- bots ------------------------------------------------------------------------------------ */

static uint64_t luck_of(const session *s, int seat) { return luck_after(s->rec.setup.seed, s->rec.count, seat); }

static void seat_bots(session *s)
{
    s->people = 0;
    talk_begin(&s->talk);
    for (int seat = 0; seat < s->rec.setup.players; seat++) {
        bot_spec spec;
        char why[BOT_WHY];
        s->person[seat] = !bot_spec_read(s->rec.player[seat], &spec, why);
        s->people += s->person[seat];
        if (s->person[seat]) continue;
        bot_begin_as(&s->bots[seat], &spec, seat, s->rec.setup.seed);
        talk_seat(&s->talk, seat, &spec, s->rec.setup.seed);
    }
}

static void bots_see(session *s, const hc_event *event, size_t count)
{
    for (int seat = 0; seat < s->rec.setup.players; seat++) {
        if (s->person[seat]) continue;
        hc_game view;
        hc_view(&s->game, seat, &view);
        for (size_t i = 0; i < count; i++) {
            hc_event seen;
            if (hc_event_for(&event[i], seat, &seen)) bot_sees(&s->bots[seat], &view, &seen);
        }
    }
}

bool session_suggest(const session *s, int seat, coach_advice *out)
{
    coach_question q;
    text_names names;
    if (!coach_ask(&q, &s->game, seat, luck_of(s, seat), COACH_PLAYOUTS)) return false;
    q.limit_ms = ADVICE_MS;
    coach_think(&q);
    session_names(s, seat, &names);
    coach_say(out, &names, &q);
    return true;
}

/* ---- what happens ---------------------------------------------------------------------------- */

static void keep_moment(session *s, const hc_event *event, size_t count)
{
    reel *r = &s->reel;
    if (r->count == r->room) {
        size_t room = r->room ? r->room * 2 : 16;
        moment *more = realloc(r->item, room * sizeof *more);
        if (!more) return;
        r->item = more;
        r->room = room;
    }
    moment m = { .number = s->rec.count, .after = s->game, .event = malloc((count + 1) * sizeof *event) };
    if (!m.event) return;
    memcpy(m.event, event, count * sizeof *event);
    m.events = count;
    r->item[r->count++] = m;
}

void session_drop_reel(session *s)
{
    for (size_t i = 0; i < s->reel.count; i++) free(s->reel.item[i].event);
    s->reel.count = 0;
}

/* They hear it also when nobody listens: what is said later does not hang on it. */
static void bots_talk(session *s, const hc_event *event, size_t count)
{
    const char *name[HC_SEATS];
    char line[TALK_LINE];
    for (int seat = 0; seat < HC_SEATS; seat++) name[seat] = s->rec.name[seat];
    int speaker = talk_hear(&s->talk, &s->game, event, count, name, line);
    if (speaker < HC_SEATS && !s->no_talk) story_say(s, speaker, line, count);
}

void session_silence(session *s)
{
    s->no_talk = true;
    story_drop_talk(s);
}

const char *session_temper(const session *s, int seat)
{
    bool feels = !s->person[seat] && s->bots[seat].spec.level != BOT_RANDOM;
    return feels ? bot_temper_name(s->bots[seat].spec.temper) : "";
}

static void take_events(session *s, const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) note_act(&s->asking, &ev->item[i]);
    story_tell(s, ev->item, ev->count);
    bots_see(s, ev->item, ev->count);
    bots_talk(s, ev->item, ev->count);
    if (s->keep_reel && ev->count) keep_moment(s, ev->item, ev->count);
}

static hc_status answer(session *s, int seat, int choice)
{
    hc_events ev = { .room = sizeof s->events / sizeof *s->events, .item = s->events };
    hc_status status = hc_answer(&s->game, seat, choice, &ev);
    if (status != HC_OK) return status;
    if (!record_add(&s->rec, seat, choice, &s->game))
        snprintf(s->save_trouble, sizeof s->save_trouble, "There is no memory left to record the game.");
    take_events(s, &ev);
    return HC_OK;
}

hc_status session_answer(session *s, int seat, int choice)
{
    hc_game view;
    hc_view(&s->game, seat, &view);
    if (choice == HC_PASS) note_declined(&s->asking, &view, seat);
    hc_status status = answer(s, seat, choice);
    if (status == HC_OK) session_save(s);
    return status;
}

/* ---- letting the others move ----------------------------------------------------------------- */

static bool is_asked(const session *s, int seat) { return hc_asked(&s->game) >> seat & 1; }

/* Begins a compound choice anew, where a game was saved in the middle of one. */
static void clear_picks(session *s, int seat)
{
    hc_question q;
    hc_question_for(&s->game, seat, &q);
    for (int i = 0; q.compound && i < q.picked; i++) answer(s, seat, HC_UNDO);
}

static void answer_anything(session *s, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    clear_picks(s, seat);
    int n = hc_options(&s->game, seat, option);
    for (int i = n - 1; i >= 0; i--)
        if (option[i].choice != HC_UNDO && answer(s, seat, option[i].choice) == HC_OK) return;
}

static void let_bot_answer(session *s, int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    clear_picks(s, seat);
    hc_view(&s->game, seat, &view);
    bot *b = &s->bots[seat];
    b->rng = luck_of(s, seat);
    int n = bot_answer(b, &view, choice);
    for (int i = 0; i < n; i++) {
        if (answer(s, seat, choice[i]) == HC_OK) continue;
        n = 0; /* an answer that is not legal must not stop the game */
    }
    if (n == 0) answer_anything(s, seat);
}

static bool passes_unasked(session *s, int seat)
{
    hc_game view;
    hc_view(&s->game, seat, &view);
    if (!may_pass_unasked(&s->asking, &view, seat)) return false;
    s->asking.passed[seat]++;
    return answer(s, seat, HC_PASS) == HC_OK;
}

/* One answer of a bot, or one pass in a person's name. */
static bool one_step(session *s)
{
    for (int seat = 0; seat < s->rec.setup.players; seat++) {
        if (!is_asked(s, seat)) continue;
        if (!s->person[seat]) {
            let_bot_answer(s, seat);
            return true;
        }
        if (passes_unasked(s, seat)) return true;
    }
    return false;
}

int session_advance(session *s, int holder, int steps)
{
    size_t before = s->rec.count;
    int taken = 0;
    while (!stop_asked() && (steps == 0 || taken < steps) && one_step(s)) taken++;
    if (s->rec.count != before) session_save(s);
    if (stop_asked() || (steps && taken == steps)) return HC_NOBODY;
    if (holder < HC_SEATS && is_asked(s, holder)) return holder;
    for (int seat = 0; seat < s->rec.setup.players; seat++)
        if (is_asked(s, seat)) return seat;
    return HC_NOBODY;
}

/* ---- beginning, saving, ending --------------------------------------------------------------- */

static void begin_blank(session *s)
{
    memset(s, 0, sizeof *s);
    s->keep.claim.file = -1;
}

bool session_begin(session *s, const game_options *o, char why[RECORD_WHY])
{
    begin_blank(s);
    record_begin(&s->rec, &o->setup);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        memcpy(s->rec.name[seat], o->name[seat], RECORD_NAME);
        memcpy(s->rec.player[seat], o->player[seat], RECORD_NAME);
    }
    seat_bots(s);
    hc_events ev = { .room = sizeof s->events / sizeof *s->events, .item = s->events };
    int seat = HC_NOBODY;
    hc_status status = hc_new(&s->game, &o->setup, &ev, &seat);
    if (status != HC_OK) {
        char reason[160];
        text_refusal(reason, sizeof reason, status, o->setup.edition);
        if (seat >= 0 && seat < HC_SEATS) snprintf(why, RECORD_WHY, "seat %d: %s", seat + 1, reason);
        else snprintf(why, RECORD_WHY, "%s", reason);
        return false;
    }
    story_introduce(s);
    take_events(s, &ev);
    return true;
}

/* ---- when to ask, kept with the game ---------------------------------------------------------- */

static const uint8_t ASKS_OF_MODE[ASK_MODES] = { [ASK_EVERY_TIME] = RECORD_ASKS_ALWAYS, [ASK_NEVER] = RECORD_ASKS_NEVER };
static const uint8_t MODE_OF_ASKS[RECORD_ASKS] = { [RECORD_ASKS_ALWAYS] = ASK_EVERY_TIME, [RECORD_ASKS_NEVER] = ASK_NEVER };

void session_keep_wishes(session *s)
{
    hc_sheet_info info;
    record *r = &s->rec;
    r->wishes = 0;
    for (int seat = 0; seat < r->setup.players; seat++) {
        for (int sheet = 1; sheet < ASKING_SHEETS && sheet < hc_sheet_count() && r->wishes < RECORD_WISHES; sheet++) {
            int mode = s->asking.mode[seat][sheet];
            if (mode == ASK_WHEN_IT_MATTERS || !s->person[seat] || !hc_sheet(sheet, r->setup.edition, &info)) continue;
            r->wish[r->wishes++] = (record_wish){ .sheet = (uint16_t)sheet, .seat = (uint8_t)seat, .asks = ASKS_OF_MODE[mode] };
        }
    }
}

static void recall_wishes(session *s)
{
    for (size_t i = 0; i < s->rec.wishes; i++) {
        const record_wish *w = &s->rec.wish[i];
        if (w->sheet < ASKING_SHEETS) s->asking.mode[w->seat][w->sheet] = MODE_OF_ASKS[w->asks];
    }
}

/* What a person has declined in this encounter is not asked again after resuming either. */
static void remember_pass(session *s, const record_answer *a)
{
    hc_game view;
    if (a->choice != HC_PASS || !s->person[a->seat]) return;
    hc_view(&s->game, a->seat, &view);
    if (!may_pass_unasked(&s->asking, &view, a->seat)) note_declined(&s->asking, &view, a->seat);
}

static void remember_answer(void *context, const hc_game *g, size_t i, const hc_events *ev)
{
    session *s = context;
    if (i > 0) remember_pass(s, &s->rec.answer[i - 1]);
    s->rec.count = i; /* the stories count answers as they were given */
    s->game = *g;
    if (i == 0) story_introduce(s);
    take_events(s, ev);
}

static bool go_on(session *s, char why[RECORD_WHY])
{
    seat_bots(s);
    recall_wishes(s);
    hc_game replayed;
    size_t all = s->rec.count;
    record whole = s->rec;
    bool same = record_replay(&whole, SIZE_MAX, &replayed, remember_answer, s, why);
    s->rec.count = all;
    if (same) s->game = replayed;
    return same;
}

bool session_resume(session *s, const char *path, char why[RECORD_WHY])
{
    begin_blank(s);
    s->keep.seen = file_mark_of(path);
    return record_load(&s->rec, path, why) && go_on(s, why);
}

bool session_rescue(session *s, const char *path, char why[RECORD_WHY])
{
    hc_game g;
    begin_blank(s);
    s->keep.seen = file_mark_of(path);
    return record_rescue(&s->rec, path, &g, why) && go_on(s, why);
}

void session_end(session *s)
{
    claim_leave(&s->keep.claim);
    session_drop_reel(s);
    free(s->reel.item);
    story_free(s);
    record_free(&s->rec);
}

void session_names(const session *s, int viewer, text_names *n)
{
    memset(n, 0, sizeof *n);
    for (int seat = 0; seat < HC_SEATS; seat++) n->seat[seat] = s->rec.name[seat];
    n->viewer = viewer;
    n->marks = true;
}
