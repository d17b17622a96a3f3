/* answer.c - answers and wishes of those who play. */
#include <string.h>

#include "server/server.h"

/* ---- answers ----------------------------------------------------------------------------------------------- */

/* Nothing of it is stored, but each step makes work: there must be an end to picking and taking back. Picks alone have one by themselves. */
enum { STEPS_A_QUESTION = 4 * HC_DRAFT };

typedef struct picked { int choice[HC_DRAFT]; int count; } picked;

static bool read_choice(const json_t *v, picked *p)
{
    if (!json_is_integer(v) || p->count == HC_DRAFT) {
        return false;
    }
    json_int_t number = json_integer_value(v);
    p->choice[p->count++] = number < 0 || number > INT16_MAX ? -1 : (int)number;
    return true;
}

static bool read_choices(const json_t *m, picked *p, bool *step)
{
    const json_t *one = json_object_get(m, "choice"), *list = json_object_get(m, "choices");
    *step = one != NULL;
    if (one) {
        return !list && read_choice(one, p);
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (!read_choice(json_array_get(list, i), p)) {
            return false;
        }
    }
    return json_is_array(list);
}

static bool is_no_pick(int choice)
{
    return choice == HC_PASS || choice == HC_DONE || choice == HC_UNDO || choice == HC_WALK_AWAY;
}

static void refuse(client *c, const char *code, const char *why)
{
    c->server->metrics.refused++;
    client_error(c, "answer", code, "%s", why);
}

/* The question that the seat has before it now, or a refusal. */
static bool is_current(room *r, client *c, const json_t *m, hc_question *q)
{
    table *t = r->table;
    const json_t *id = json_object_get(m, "id");
    json_int_t next = (json_int_t)t->host.given[c->seat] + 1;
    if (!json_is_integer(id)) {
        refuse(c, "malformed", "An answer has the \"id\" of its question.");
        return false;
    }
    if (json_integer_value(id) < next) {
        refuse(c, "late", "This question is over: it has been answered already.");
        return false;
    }
    hc_question_for(&t->host.game, c->seat, q);
    if (json_integer_value(id) > next || q->kind == HC_ASK_NONE || !t->viewer[c->seat].asked) {
        refuse(c, "not-asked", "You are not being asked this now.");
        return false;
    }
    return true;
}

void table_answer(room *r, client *c, const json_t *m)
{
    table *t = r->table;
    hc_question q;
    picked p = { .count = 0 };
    bool step;
    int seat = c->seat;
    if (!is_current(r, c, m, &q)) {
        return;
    }
    if (!read_choices(m, &p, &step)) {
        refuse(c, "malformed", "An answer has \"choices\", a list of numbers from the options, or one \"choice\".");
        return;
    }
    if (step && t->steps[seat] >= STEPS_A_QUESTION && p.choice[0] == HC_UNDO) {
        r->server->metrics.steps_refused++;
        refuse(c, "too-fast", "You have taken picks back often enough: finish this choice.");
        return;
    }
    bool whole = !step && q.compound && !(p.count == 1 && is_no_pick(p.choice[0]));
    t->since = uv_hrtime();
    hc_status status = table_take(r, seat, p.choice, p.count, whole);
    if (status != HC_OK) {
        char why[200];
        text_refusal(why, sizeof why, status, r->set.setup.edition);
        refuse(c, "illegal", why);
        return;
    }
    r->server->metrics.answers++;
    hc_question after;
    hc_question_for(&t->host.game, seat, &after);
    bool picks_on = q.compound && after.compound && after.picked > 0;
    if (!picks_on) {
        table_acknowledge(r, seat);
    }
    table_run(r);
}

/* ---- what to be asked ----------------------------------------------------------------------------------------- */

/* No more windows in this encounter. */
static void be_quiet(room *r, int seat)
{
    hc_table t;
    if (r->table) {
        hc_read(&r->table->host.game, &t);
        r->table->asking.quiet[seat] = t.encounter;
        table_run(r);
    }
}

void asking_take(client *c, const json_t *m)
{
    room *r = c->room;
    const char *rule = json_string_value(json_object_get(m, "rule")), *sheet = json_string_value(json_object_get(m, "sheet"));
    if (!r || c->seat == NO_ONE) {
        client_error(c, "asking", "no-seat", "You have no seat.");
        return;
    }
    if (rule && strcmp(rule, "quiet") == 0) {
        be_quiet(r, c->seat);
        return;
    }
    int mode = rule ? ask_mode_named(rule) : -1, number = sheet ? hc_sheet_named(sheet) : 0;
    hc_sheet_info info;
    if (mode < 0 || (mode == ASK_USES && !sheet)) {
        client_error(c, "asking", "rule", "\"rule\" is always, matters, never, use or quiet.");
        return;
    }
    if (sheet && (number <= 0 || number >= ASKING_SHEETS || !hc_sheet(number, r->set.setup.edition, &info))) {
        client_error(c, "asking", "sheet", "There is no alien or card of that name in this edition.");
        return;
    }
    store_put_asking(r->server->store, r->id, c->seat, sheet ? info.name : "", mode);
    room_written(r);
    if (!r->table) {
        return;                      /* read when the game begins */
    }
    if (sheet) {
        r->table->asking.mode[c->seat][number] = (uint8_t)mode;
    } else {
        ask_about_everything(&r->table->asking, c->seat, (ask_mode)mode);
    }
    table_run(r);
}
