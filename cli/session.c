/* session.c - a game in progress: answers in, record and sentences out, bots in their seats. */
#include "cli/session.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/stop.h"
#include "cli/story.h"
#include "player/luck.h"

enum { ADVICE_MS = 1000 };           /* who has asked for advice does not wait longer */

bool session_suggest(const session *s, int seat, coach_advice *out)
{
    coach_question q;
    text_names names;
    uint64_t luck = luck_after(hc_luck(&s->host.rec.setup, HC_LUCK_BOTS), s->host.count, seat);
    if (!coach_ask(&q, &s->host.game, seat, luck, COACH_PLAYOUTS)) return false;
    q.limit_ms = ADVICE_MS;
    coach_think(&q);
    session_names(s, seat, &names);
    coach_say(out, &names, &q);
    return true;
}

/* The act is advised: then on whom, or how many? As steady would say it, at a table as it might be. */
int session_suggest_along(const session *s, int seat, const hc_option *act)
{
    hc_game view, after;
    coach_question q;
    hc_view(&s->host.game, seat, &view);
    if (!text_follow_on(&view, seat, act, &after) || !coach_ask(&q, &after, seat, 1, 0)) return HC_DONE;
    coach_think(&q);
    return q.count == 1 ? q.choice[0] : HC_DONE;
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
    moment m = { .number = s->host.count, .after = s->host.game, .event = malloc((count + 1) * sizeof *event) };
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

void session_silence(session *s)
{
    s->no_talk = true;
    story_drop_talk(s);
}

const char *session_temper(const session *s, int seat)
{
    bool feels = !s->person[seat] && s->host.bots[seat].spec.level != BOT_RANDOM;
    return feels ? bot_temper_name(s->host.bots[seat].spec.temper) : "";
}

static void count_people(session *s, const game_host *h)
{
    for (int seat = 0; seat < h->rec.setup.players; seat++) {
        s->person[seat] = h->outside >> seat & 1;
        s->people += s->person[seat];
    }
}

static void told(void *context, const game_host *h, const host_news *n)
{
    session *s = context;
    const hc_events *ev = n->ev;
    if (n->number == 0) {
        count_people(s, h);
        story_introduce(s);
    }
    story_tell(s, ev->item, ev->count);
    if (n->line && !s->no_talk) story_say(s, n->speaker, n->line, ev->count);
    if (s->keep_reel && ev->count) keep_moment(s, ev->item, ev->count);
}

hc_status session_answer(session *s, int seat, int choice)
{
    if (host_answer(&s->host, seat, choice) != HOST_TAKEN) return s->host.refused;
    session_save(s);
    return HC_OK;
}

void session_promise(session *s, int seat, const text_follow_up *then)
{
    s->promised = *then;
    s->promised_by = seat;
}

/* Is this the question that was answered along with the act? If it is another one, what was said no longer holds. */
static bool keep_promise(session *s, int seat)
{
    hc_question q;
    const text_follow_up then = s->promised;
    if (!then.text[0] || seat != s->promised_by) return false;
    hc_question_for(&s->host.game, seat, &q);
    s->promised.text[0] = '\0';
    return q.kind == then.kind && q.sheet == then.sheet && session_answer(s, seat, then.choice) == HC_OK;
}

void session_send(session *s, int seat, const hc_question *q, int ships)
{
    s->fleet = ships;
    s->fleet_by = seat;
    s->fleet_of = *q;
}

bool session_ships_along(const hc_game *view, int seat, const hc_question *q, const hc_option *o, const text_follow_up *then, text_ships *out)
{
    *out = (text_ships){ .least = (uint8_t)then->choice, .most = (uint8_t)then->choice };
    if (then->ships) return true;
    return text_follow_ships(view, seat, q, o, out) && !out->puts;
}

hc_question session_ships_of(const hc_question *q, const text_follow_up *then)
{
    return then->ships ? (hc_question){ .kind = HC_ASK_NUMBER, .sheet = then->sheet } : *q;
}

int usual_fleet(const hc_question *q, const text_ships *along)
{
    const int wanted = q->prompt == HC_PROMPT_AIM ? FLEET_BOLD : FLEET_CAREFUL;
    return wanted > along->most ? along->most : wanted < along->least ? along->least : wanted;
}

/* Of the planets that ships may come from, the one with the most left. */
static int fullest(const session *s, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    hc_question q;
    hc_table t;
    const int count = hc_options(&s->host.game, seat, option);
    int best = -1, most = 0;
    hc_read(&s->host.game, &t);
    hc_question_for(&s->host.game, seat, &q);
    for (int i = 0; i < count; i++) {
        const int planet = option[i].thing;
        if (option[i].kind != HC_ASK_PLANET || planet >= HC_PLANETS) continue;
        int left = t.ships[planet][seat];
        for (int k = 0; k < q.picked; k++) left -= q.pick[k] == planet;
        if (left > most) best = option[i].choice, most = left;
    }
    return best;
}

/* Does it ask for the ships that were said along? */
static bool asks_for_fleet(const session *s, const hc_question *q)
{
    const hc_question *of = &s->fleet_of;
    if (q->kind != HC_ASK_PLANET || !q->compound || q->picked || s->fleet < q->least || s->fleet > q->most) return false;
    if (of->kind == HC_ASK_NUMBER)
        return q->least == q->most && q->whose == s->fleet_by && !q->spares && !q->puts && (q->sheet == of->sheet || q->about == of->sheet);
    return !q->sheet && q->prompt == (of->prompt == HC_PROMPT_AIM ? HC_PROMPT_GATHER : HC_PROMPT_COMMIT);
}

static bool send_fleet(session *s, int seat)
{
    hc_question q;
    const int ships = s->fleet;
    if (!ships || seat != s->fleet_by) return false;
    hc_question_for(&s->host.game, seat, &q);
    if (q.kind == HC_ASK_ACT || q.kind == HC_ASK_SEAT) return false;       /* a response on the way, or whose of several colonies is meant */
    const bool fits = asks_for_fleet(s, &q);
    s->fleet = 0;
    for (int i = 0; fits && i < ships; i++) {
        const int planet = fullest(s, seat);
        if (planet >= 0 && session_answer(s, seat, planet) == HC_OK) continue;
        while (i-- > 0) session_answer(s, seat, HC_UNDO);
        return false;
    }
    hc_question_for(&s->host.game, seat, &q);
    return fits && (q.picked != ships || session_answer(s, seat, HC_DONE) == HC_OK);
}

static int asked_person(const session *s, int holder)
{
    if (holder < HC_SEATS && host_asks(&s->host, holder)) return holder;
    for (int seat = 0; seat < s->host.rec.setup.players; seat++)
        if (host_asks(&s->host, seat)) return seat;
    return HC_NOBODY;
}

int session_advance(session *s, int holder, int steps)
{
    size_t before = s->host.count;
    int taken = 0, next = HC_NOBODY;
    while (!stop_asked() && (steps == 0 || taken < steps) && (next = host_next(&s->host, 0)) != HC_NOBODY) {
        host_step(&s->host, next);
        taken++;
    }
    if (s->host.count != before) session_save(s);
    if (stop_asked() || (steps && taken == steps)) return HC_NOBODY;
    const int seat = asked_person(s, holder);
    return seat != HC_NOBODY && (keep_promise(s, seat) || send_fleet(s, seat)) ? session_advance(s, holder, steps) : seat;
}

/* ---- beginning, saving, ending --------------------------------------------------------------- */

static void begin_blank(session *s)
{
    memset(s, 0, sizeof *s);
    s->keep.claim.file = -1;
}

static bool begin_host(session *s, const record *rec, char why[RECORD_WHY])
{
    host_ways ways = { .keeps = true, .talks = true, .asking = &s->asking, .told = told, .ctx = s };
    return host_begin(&s->host, rec, &ways, why);
}

bool session_begin(session *s, const game_options *o, char why[RECORD_WHY])
{
    record rec;
    begin_blank(s);
    record_begin(&rec, &o->setup);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        memcpy(rec.name[seat], o->name[seat], RECORD_NAME);
        memcpy(rec.player[seat], o->player[seat], RECORD_NAME);
    }
    return begin_host(s, &rec, why);
}

/* ---- when to ask, kept with the game ---------------------------------------------------------- */

static const uint8_t ASKS_OF_MODE[ASK_MODES] = { [ASK_EVERY_TIME] = RECORD_ASKS_ALWAYS,
                                                [ASK_NEVER] = RECORD_ASKS_NEVER, [ASK_USES] = RECORD_ASKS_USE };
static const uint8_t MODE_OF_ASKS[RECORD_ASKS] = { [RECORD_ASKS_ALWAYS] = ASK_EVERY_TIME,
                                                   [RECORD_ASKS_NEVER] = ASK_NEVER, [RECORD_ASKS_USE] = ASK_USES };

void session_keep_wishes(session *s)
{
    hc_sheet_info info;
    record *r = &s->host.rec;
    r->wishes = 0;
    for (int seat = 0; seat < r->setup.players; seat++) {
        for (int sheet = 1; sheet < ASKING_SHEETS && sheet < hc_sheet_count() && r->wishes < RECORD_WISHES; sheet++) {
            int mode = s->asking.mode[seat][sheet];
            if (mode == ASK_WHEN_IT_MATTERS || !s->person[seat] || !hc_sheet(sheet, r->setup.edition, &info)) continue;
            r->wish[r->wishes++] = (record_wish){ .sheet = (uint16_t)sheet, .seat = (uint8_t)seat, .asks = ASKS_OF_MODE[mode] };
        }
    }
}

static void recall_wishes(session *s, const record *r)
{
    for (size_t i = 0; i < r->wishes; i++) {
        const record_wish *w = &r->wish[i];
        if (w->sheet < ASKING_SHEETS) s->asking.mode[w->seat][w->sheet] = MODE_OF_ASKS[w->asks];
    }
}

bool session_resume(session *s, const char *path, char why[RECORD_WHY])
{
    record rec;
    begin_blank(s);
    s->keep.seen = file_mark_of(path);
    if (!record_load(&rec, path, why)) return false;
    recall_wishes(s, &rec);
    return begin_host(s, &rec, why);
}

bool session_watch(session *s, const char *path, char why[RECORD_WHY])
{
    record rec;
    begin_blank(s);
    s->keep_reel = true;
    if (!record_load(&rec, path, why)) return false;
    return begin_host(s, &rec, why);
}

bool session_rescue(session *s, const char *path, char why[RECORD_WHY])
{
    hc_game g;
    record rec;
    begin_blank(s);
    s->keep.seen = file_mark_of(path);
    if (!record_rescue(&rec, path, &g, why)) return false;
    recall_wishes(s, &rec);
    return begin_host(s, &rec, why);
}

void session_end(session *s)
{
    claim_leave(&s->keep.claim);
    session_drop_reel(s);
    free(s->reel.item);
    story_free(s);
    host_end(&s->host);
}

void session_names(const session *s, int viewer, text_names *n)
{
    memset(n, 0, sizeof *n);
    for (int seat = 0; seat < HC_SEATS; seat++) n->seat[seat] = s->host.rec.name[seat];
    n->viewer = viewer;
    n->marks = true;
}
