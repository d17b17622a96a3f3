/* record.c - a record in memory: begun, grown, played again. */
#include <stdio.h>
#include "store/record.h"

#include <stdlib.h>
#include <string.h>

#include "store/record_format.h"
#include "text/text.h"

enum { EVENTS_AN_ANSWER = 512 };

void record_begin(record *r, const hc_setup *s)
{
    *r = (record){ .setup = *s, .rules = HC_RULES_VERSION };
    for (int seat = 0; seat < HC_SEATS; seat++) {
        snprintf(r->name[seat], sizeof r->name[seat], "Seat %d", seat + 1);
        snprintf(r->player[seat], sizeof r->player[seat], "person");
    }
}

uint64_t record_boxes(const record *r) { return r->setup.boxes ? r->setup.boxes : hc_usual_boxes(r->setup.edition); }

void record_free(record *r)
{
    free(r->answer);
    r->answer = NULL;
    r->count = r->room = 0;
}

uint32_t record_check_of(const hc_game *g)
{
    uint32_t check = (uint32_t)hc_digest(g);
    return check ? check : 1;
}

bool record_reserve(record *r)
{
    if (r->count < r->room) {
        return true;
    }
    size_t room = r->room ? r->room * 2 : 256;
    record_answer *more = room <= SIZE_MAX / 2 / sizeof *more ? realloc(r->answer, room * sizeof *more) : NULL;
    if (!more) {
        return false;
    }
    r->answer = more;
    r->room = room;
    return true;
}

bool record_add(record *r, int seat, int choice, const hc_game *after)
{
    if (!record_reserve(r)) {
        return false;
    }
    record_answer *a = &r->answer[r->count++];
    *a = (record_answer){ .seat = (uint8_t)seat, .choice = (int16_t)choice };
    if (after && r->count % RECORD_CHECK == 0) {
        a->check = record_check_of(after);
    }
    return true;
}

/* ---- words --------------------------------------------------------------------------------- */

void record_sheet_word(int sheet, int edition, char out[64])
{
    hc_sheet_info info;
    size_t length = 0;
    if (sheet == 0 || !hc_sheet(sheet, edition, &info)) {
        snprintf(out, 64, sheet == 0 ? "drawn" : "sheet-%d", sheet);
        return;
    }
    for (const char *c = info.name; *c && length < 63; c++) {
        char letter = *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
        out[length++] = letter == ' ' ? '-' : letter;
    }
    out[length] = '\0';
}

/* Length of the UTF-8 character at s, 0 if it is none, or a control character. */
static size_t printable_length(const unsigned char *s)
{
    if (s[0] < 0x80) {
        return s[0] >= 0x20 && s[0] != 0x7F;
    }
    size_t length = s[0] >= 0xF0 && s[0] <= 0xF4 ? 4 : s[0] >= 0xE0 && s[0] < 0xF0 ? 3 : s[0] >= 0xC2 && s[0] < 0xE0 ? 2 : 0;
    for (size_t i = 1; i < length; i++) {
        if ((s[i] & 0xC0) != 0x80) {
            return 0;
        }
    }
    bool is_control = length == 2 && s[0] == 0xC2 && s[1] < 0xA0;
    bool is_overlong = (s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xF0 && s[1] < 0x90);
    bool is_no_character = (s[0] == 0xED && s[1] >= 0xA0) || (s[0] == 0xF4 && s[1] >= 0x90);
    return is_control || is_overlong || is_no_character ? 0 : length;
}

bool record_may_be_named(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length >= RECORD_NAME || name[0] == ' ' || name[length - 1] == ' ') {
        return false;
    }
    for (size_t i = 0; i < length;) {
        size_t step = printable_length((const unsigned char *)name + i);
        if (step == 0) {
            return false;
        }
        i += step;
    }
    return true;
}

/* ---- playing it again -------------------------------------------------------------------------- */

static bool begin_again(const record *r, hc_game *g, hc_events *ev, char why[RECORD_WHY])
{
    int seat = HC_NOBODY;
    hc_status status = hc_new(g, &r->setup, ev, &seat);
    if (status == HC_OK) {
        return true;
    }
    char reason[160];
    text_refused_setup(reason, sizeof reason, status, &r->setup);
    if (seat >= 0 && seat < HC_SEATS) {
        snprintf(why, RECORD_WHY, "the game cannot begin: seat %d: %s", seat + 1, reason);
    } else {
        snprintf(why, RECORD_WHY, "the game cannot begin: %s", reason);
    }
    return false;
}

static bool answer_again(const record *r, size_t i, hc_game *g, hc_events *ev, char why[RECORD_WHY])
{
    const record_answer *a = &r->answer[i - 1];
    hc_status status = hc_answer(g, a->seat, a->choice, ev);
    if (status != HC_OK) {
        char reason[160];
        text_refusal(reason, sizeof reason, status, r->setup.edition);
        snprintf(why, RECORD_WHY, "decision %zu of %zu (seat %d, answer %d) does not fit the game: %s", i, r->count,
                 a->seat + 1, a->choice, reason);
        return false;
    }
    uint32_t here = a->check ? record_check_of(g) : 0;
    if (a->check != here) {
        snprintf(why, RECORD_WHY, "decision %zu of %zu: the game is not the one that was recorded "
                 "(check %08x, here %08x); it went another way after decision %zu", i, r->count, (unsigned)a->check,
                 (unsigned)here, i > RECORD_CHECK ? i - RECORD_CHECK : 0);
        return false;
    }
    return true;
}

/* A game of older rules goes on wherever today's lead to the same table; where they do not, that is the first thing to say. */
static bool went_another_way(const record *r, const hc_game *g, char why[RECORD_WHY])
{
    if (r->rules != HC_RULES_VERSION) {
        hc_table t = { 0 };
        size_t at = 0, of = 0;
        if (g) {
            hc_read(g, &t);
        }
        const char *changed = t.duel.plays ? ": in Duel a plan and its tactic are one answer now, and some cards were changed" : "";
        const bool known = sscanf(why, "decision %zu of %zu", &at, &of) == 2;
        int n = snprintf(why, RECORD_WHY, "it was begun under version %d of the rules, and under version %d it would go another way", r->rules, HC_RULES_VERSION);
        if (known) {
            n += snprintf(why + n, RECORD_WHY - (size_t)n, " from decision %zu of %zu on", at, of);
        }
        snprintf(why + n, RECORD_WHY - (size_t)n, "%s", changed);
    }
    return false;
}

bool record_replay(const record *r, size_t to, hc_game *g, record_each *each, void *ctx, char why[RECORD_WHY])
{
    hc_event item[EVENTS_AN_ANSWER];
    hc_events ev = { .room = EVENTS_AN_ANSWER, .item = item };
    if (!begin_again(r, g, &ev, why)) {
        return went_another_way(r, NULL, why);
    }
    if (each) {
        each(ctx, g, 0, &ev);
    }
    return record_replay_on(r, 0, to, g, each, ctx, why);
}

bool record_replay_on(const record *r, size_t at, size_t to, hc_game *g, record_each *each, void *ctx, char why[RECORD_WHY])
{
    hc_event item[EVENTS_AN_ANSWER];
    hc_events ev = { .room = EVENTS_AN_ANSWER, .item = item };
    for (size_t i = at + 1; i <= r->count && i <= to; i++) {
        ev.count = ev.dropped = 0;
        if (!answer_again(r, i, g, &ev, why)) {
            return went_another_way(r, g, why);
        }
        if (each) {
            each(ctx, g, i, &ev);
        }
    }
    return true;
}
