/* table.c - the one table of the page: a game, its record, its bots, and what each person has to be told. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "player/luck.h"
#include "wasm/wasm.h"

table the_table;
static char why[RECORD_WHY];

uint64_t luck_of(int seat) { return luck_after(the_table.rec.setup.seed, the_table.rec.count, seat); }

/* ---- what happens --------------------------------------------------------------------------------- */

static void tell_person(int seat, const hc_game *view, const hc_events *ev)
{
    table *t = &the_table;
    text_names n = names_for(&t->rec, seat);
    seat_news_add(&t->news[seat], &n, view, ev->item, ev->count, 0);
    js_log(&t->log[seat], &n, view, ev->item, ev->count);
}

/* At most one bot has something to say to it. */
static void let_talk(const hc_game *g, const hc_events *ev)
{
    table *t = &the_table;
    char line[TALK_LINE];
    text_names n = names_for(&t->rec, HC_NOBODY);
    int speaker = talk_hear(&t->talk, g, ev->item, ev->count, n.seat, line);
    if (speaker == HC_NOBODY || (!t->begun && t->rec.count > 0)) return;     /* a game that goes on: the page has kept what was said */
    js_object(&t->said, NULL);
    js_integer(&t->said, "from", speaker);
    js_string(&t->said, "text", line);
    js_close(&t->said);
}

static void tell(const hc_game *g, const hc_events *ev)
{
    table *t = &the_table;
    let_talk(g, ev);
    for (size_t i = 0; i < ev->count; i++) note_act(&t->asking, &ev->item[i]);
    for (int seat = 0; seat < t->rec.setup.players; seat++) {
        hc_game view;
        hc_view(g, seat, &view);
        if (t->person[seat]) { tell_person(seat, &view, ev); continue; }
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (hc_event_for(&ev->item[i], seat, &seen)) bot_sees(&t->bots[seat], &view, &seen);
        }
    }
}

static void clear_table(void)
{
    table *t = &the_table;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        seat_news_free(&t->news[seat]);
        js_free(&t->log[seat]);
    }
    js_free(&t->said);
    record_free(&t->rec);
    memset(t, 0, sizeof *t);
}

static void seat_players(void)
{
    table *t = &the_table;
    talk_begin(&t->talk);
    js_array(&t->said, NULL);
    for (int seat = 0; seat < t->rec.setup.players; seat++) {
        bot_spec spec;
        char reason[BOT_WHY];
        t->person[seat] = !bot_spec_read(t->rec.player[seat], &spec, reason);
        if (t->person[seat]) { js_array(&t->log[seat], NULL); continue; }
        bot_begin_as(&t->bots[seat], &spec, seat, t->rec.setup.seed);
        talk_seat(&t->talk, seat, &spec, t->rec.setup.seed);
    }
}

/* What a person has declined is remembered again, so that "when it matters" goes on as before. */
static void remember_pass(const hc_game *before, const record_answer *a)
{
    hc_game view;
    if (a->choice != HC_PASS || !the_table.person[a->seat]) return;
    hc_view(before, a->seat, &view);
    if (!may_pass_unasked(&the_table.asking, &view, a->seat)) note_declined(&the_table.asking, &view, a->seat);
}

static void replayed(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    hc_game *before = ctx;
    if (i > 0) {
        const record_answer *a = &the_table.rec.answer[i - 1];
        the_table.answers[a->seat]++;
        remember_pass(before, a);
    }
    *before = *g;
    tell(g, ev);
}

EXPORT(hcw_begin) const char *hcw_begin(size_t bytes)
{
    static hc_game before;
    clear_table();
    const char *refused = take_record(&the_table.rec, bytes);
    if (refused) return refused;
    seat_players();
    if (!record_replay(&the_table.rec, SIZE_MAX, &the_table.g, replayed, &before, why)) return why;
    for (int seat = 0; seat < HC_SEATS; seat++) js_empty(&the_table.news[seat].events);   /* the log has them */
    the_table.begun = true;
    return NULL;
}

static hc_status answer(int seat, int choice)
{
    static hc_event item[HC_OPTIONS_MAX * 4];
    table *t = &the_table;
    hc_events ev = { .room = sizeof item / sizeof item[0], .item = item };
    hc_status status = hc_answer(&t->g, seat, choice, &ev);
    if (status != HC_OK) return status;
    record_add(&t->rec, seat, choice, &t->g);
    t->answers[seat]++;
    tell(&t->g, &ev);
    return HC_OK;
}

/* The clock's own answer is nobody's to give. */
static hc_status may_answer(int seat, int choice)
{
    hc_question q;
    hc_question_for(&the_table.g, seat, &q);
    return q.kind == HC_ASK_REPLY && choice == HC_TIME_IS_UP ? HC_NOT_AN_OPTION : HC_OK;
}

static const char *refusal(hc_status status)
{
    if (status == HC_OK) return NULL;
    text_refusal(why, sizeof why, status, the_table.rec.setup.edition);
    return why;
}

bool is_person(int seat) { return the_table.begun && seat >= 0 && seat < the_table.rec.setup.players && the_table.person[seat]; }

EXPORT(hcw_answer) const char *hcw_answer(int seat, int choice)
{
    table *t = &the_table;
    if (!is_person(seat)) return "There is no such player here.";
    hc_game view;
    hc_view(&t->g, seat, &view);
    hc_status status = may_answer(seat, choice);
    if (status == HC_OK) status = answer(seat, choice);
    if (status == HC_OK && choice == HC_PASS) note_declined(&t->asking, &view, seat);
    return refusal(status);
}

/* All or nothing: tried on a copy first, then taken one by one, as the record has it. */
EXPORT(hcw_answer_all) const char *hcw_answer_all(int seat, size_t bytes)
{
    int choice[HC_DRAFT], count = 0;
    if (!is_person(seat)) return "There is no such player here.";
    for (char *at = room_text(bytes), *end; count < HC_DRAFT; count++, at = end) {
        choice[count] = (int)strtol(at, &end, 10);
        if (end == at) break;
    }
    hc_game trial = the_table.g;
    hc_status status = hc_answer_all(&trial, seat, choice, count, NULL);
    for (int i = 0; i < count && status == HC_OK; i++) status = answer(seat, choice[i]);
    return refusal(status == HC_OK ? answer(seat, HC_DONE) : status);
}

/* ---- letting the others move ------------------------------------------------------------------------ */

/* Whatever else goes wrong with a bot, the game must not stop. */
static void answer_anything(int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    int count = hc_options(&the_table.g, seat, option);
    for (int i = count - 1; i >= 0; i--) if (option[i].choice != HC_UNDO && answer(seat, option[i].choice) == HC_OK) return;
}

static void let_bot_answer(int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    hc_view(&the_table.g, seat, &view);
    bot *b = &the_table.bots[seat];
    b->rng = luck_of(seat);
    int count = bot_answer(b, &view, choice);
    for (int i = 0; i < count; i++) if (answer(seat, choice[i]) != HC_OK) count = 0;
    if (count <= 0) answer_anything(seat);
}

static bool passes_unasked(int seat)
{
    hc_game view;
    hc_view(&the_table.g, seat, &view);
    return may_pass_unasked(&the_table.asking, &view, seat) && answer(seat, HC_PASS) == HC_OK;
}

EXPORT(hcw_step) int hcw_step(void)
{
    table *t = &the_table;
    unsigned asked = t->begun ? hc_asked(&t->g) : 0;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (!(asked >> seat & 1)) continue;
        if (!t->person[seat]) { let_bot_answer(seat); return 1; }
        if (passes_unasked(seat)) return 1;
    }
    return 0;
}

/* ---- what a person wants to be asked ------------------------------------------------------------------ */

EXPORT(hcw_asking) const char *hcw_asking(int seat, size_t bytes, int mode)
{
    asking *a = &the_table.asking;
    hc_sheet_info info;
    if (!is_person(seat) || mode < 0 || mode >= ASK_MODES) return "\"rule\" is always, matters, never or quiet.";
    int sheet = bytes ? hc_sheet_named(room_text(bytes)) : 0;
    if (bytes && (sheet <= 0 || sheet >= ASKING_SHEETS || !hc_sheet(sheet, the_table.rec.setup.edition, &info)))
        return "There is no alien or card of that name in this edition.";
    if (bytes) a->mode[seat][sheet] = (uint8_t)mode;
    else ask_about_everything(a, seat, (ask_mode)mode);
    return NULL;
}

EXPORT(hcw_quiet) const char *hcw_quiet(int seat)
{
    hc_table t;
    if (!is_person(seat)) return "There is no such player here.";
    hc_read(&the_table.g, &t);
    the_table.asking.quiet[seat] = t.encounter;
    return NULL;
}
