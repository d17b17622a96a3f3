/* asking.c - when a person wants to be asked about a power or card that may be used.
 *
 * A card that may be played at any time would bring up a question in every window of every
 * encounter. "When it matters" asks about such a thing once before the cards are turned up and
 * once after; about anything else again when something has been used since it was declined; and
 * always when it answers what somebody else is doing. About a reinforcement it does not ask where
 * no total is counted, nor whose side is winning already. What is always used is used at the first
 * chance of every window, unasked, unless there is something else to ask about. */
#include "player/asking.h"
#include <string.h>
#include <strings.h>

const char *ask_mode_name(int mode)
{
    static const char *const NAME[] = { "when it matters", "every time", "never", "never, and always used" };
    return mode >= 0 && mode < ASK_MODES ? NAME[mode] : "";
}

int ask_mode_named(const char *word)
{
    static const char *const WORD[] = { "matters", "always", "never", "use" };
    for (int mode = 0; mode < ASK_MODES; mode++) {
        if (strcasecmp(word, WORD[mode]) == 0) return mode;
    }
    return -1;
}

void ask_about_everything(asking *a, int seat, ask_mode mode)
{
    memset(a->mode[seat], (int)mode, sizeof a->mode[seat]);
}

int usable_now(const hc_game *view, int seat, int sheet[], int room)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(view, seat, option), count = 0;
    for (int i = 0; i < n && count < room; i++) {
        if (option[i].kind != HC_ASK_ACT) continue;
        int card, number = hc_source(view, option[i].choice, &card);
        if (number > 0 && number < ASKING_SHEETS) sheet[count++] = number;
    }
    return count;
}

static bool is_phase_window(int window)
{
    hc_window_info info;
    return hc_window(window, &info) && info.kind == HC_WINDOW_PHASE;
}

/* Can it be used at so many moments that the first of an encounter, when nothing is known yet,
 * is not the one to ask at? */
static bool is_for_any_time(int sheet, int edition)
{
    hc_sheet_info info;
    return hc_sheet(sheet, edition, &info) && info.any_time;
}

/* A number for a total, where there is no total (one side talks), or where the own one is the higher already. */
static bool adds_to_nothing(const hc_game *view, const hc_table *t, int seat, int sheet)
{
    hc_sum sum;
    if (!hc_revealed(view) || hc_sheet_kind(sheet, t->edition) != HC_CARD_REINFORCEMENT) return false;
    hc_totals(view, &sum);
    return sum.face[0] <= HC_FACE_NONE || sum.face[1] <= HC_FACE_NONE || sum.winner == t->seat[seat].side;
}

static bool matters(const asking *a, const hc_game *view, const hc_table *t, const hc_question *q, int seat, int sheet)
{
    bool answering = !is_phase_window(q->window);
    if (answering) return q->who != seat;
    if (adds_to_nothing(view, t, seat, sheet)) return false;
    bool target_known = t->target != HC_NO_PLANET, any_time = is_for_any_time(sheet, t->edition);
    if (!target_known && any_time) return false;
    if (a->declined[seat][sheet] != t->encounter) return true;
    bool acted_since = a->acts_then[seat][sheet] != a->acts;
    return (hc_revealed(view) && !a->after_reveal[seat][sheet]) || (acted_since && !any_time);
}

static bool was_used(const asking *a, const hc_table *t, const hc_question *q, int seat, int sheet)
{
    return a->used[seat][sheet] == t->encounter && a->used_in[seat][sheet] == q->window;
}

bool may_pass_unasked(const asking *a, const hc_game *view, int seat)
{
    hc_question q;
    hc_question_for(view, seat, &q);
    if (q.kind != HC_ASK_ACT || q.sheet >= ASKING_SHEETS) return false;
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(view, seat, option);
    bool can_pass = false;
    for (int i = 0; i < n; i++) can_pass |= option[i].choice == HC_PASS;
    if (!can_pass) return false;
    hc_table t;
    hc_read(view, &t);
    if (a->quiet[seat] && a->quiet[seat] == t.encounter) return true;
    int sheet[HC_SOURCES], count = usable_now(view, seat, sheet, HC_SOURCES);
    for (int i = 0; i < count; i++) {
        int mode = a->mode[seat][sheet[i]];
        if (mode == ASK_EVERY_TIME || (mode == ASK_USES && !was_used(a, &t, &q, seat, sheet[i]))) return false;
        if (mode == ASK_WHEN_IT_MATTERS && matters(a, view, &t, &q, seat, sheet[i])) return false;
    }
    return count > 0;
}

/* Does the wish for this one leave it to us? */
static bool is_settled(const asking *a, const hc_game *view, const hc_table *t, const hc_question *q, int seat, int sheet)
{
    int mode = a->mode[seat][sheet];
    return mode == ASK_NEVER || mode == ASK_USES || (mode == ASK_WHEN_IT_MATTERS && !matters(a, view, t, q, seat, sheet));
}

int used_unasked(const asking *a, const hc_game *view, int seat)
{
    hc_question q;
    hc_table t;
    hc_option option[HC_OPTIONS_MAX];
    hc_question_for(view, seat, &q);
    if (q.kind != HC_ASK_ACT) return -1;
    int n = hc_options(view, seat, option), found = -1, count = 0;
    hc_read(view, &t);
    for (int i = 0; i < n; i++) {
        int card, sheet = option[i].kind == HC_ASK_ACT ? hc_source(view, option[i].choice, &card) : 0;
        if (sheet <= 0 || sheet >= ASKING_SHEETS) continue;
        if (!is_settled(a, view, &t, &q, seat, sheet)) return -1;
        if (a->mode[seat][sheet] != ASK_USES || was_used(a, &t, &q, seat, sheet)) continue;
        found = option[i].choice;
        count++;
    }
    return count == 1 ? found : -1;              /* with two of them somebody has to say which comes first */
}

void note_used(asking *a, const hc_game *view, int seat, int choice)
{
    hc_question q;
    hc_table t;
    int card, sheet = hc_source(view, choice, &card);
    hc_question_for(view, seat, &q);
    hc_read(view, &t);
    if (sheet > 0 && sheet < ASKING_SHEETS) {
        a->used[seat][sheet] = t.encounter;
        a->used_in[seat][sheet] = (uint8_t)q.window;
    }
}

void note_declined(asking *a, const hc_game *view, int seat)
{
    hc_table t;
    hc_read(view, &t);
    int sheet[HC_SOURCES], count = usable_now(view, seat, sheet, HC_SOURCES);
    for (int i = 0; i < count; i++) {
        a->declined[seat][sheet[i]] = t.encounter;
        a->after_reveal[seat][sheet[i]] = hc_revealed(view);
        a->acts_then[seat][sheet[i]] = a->acts;
    }
}

void note_act(asking *a, const hc_event *e)
{
    bool acts = e->kind == HC_EV_USED_POWER || e->kind == HC_EV_PLAYED_CARD || e->kind == HC_EV_CANCELLED;
    a->acts = (uint16_t)(a->acts + acts);
}
