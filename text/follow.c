/* follow.c - one decision, one question: what an answer asks at once of whoever gives it, on which side, on whom, how many, with which ships,
 * is said along with the answer itself. */
#include <stdio.h>
#include <string.h>
#include "inside.h"

enum { LUCK = 1 };               /* what is guessed of hidden things does not matter: only what is asked next is read */

enum { FEW_LABELS = 3 };         /* more of them are a question of their own, with its words */
enum { WINDOWS = 24 };           /* so often somebody may respond before what belongs to it is asked; more: that is a question of its own */

/* Everybody lets pass what could be answered on the way. */
static void let_pass(hc_game *g, hc_question *q, int seat)
{
    for (int i = 0; i < WINDOWS; i++) {
        unsigned asked = hc_asked(g);
        hc_question_for(g, seat, q);
        if (!asked || (q->kind != HC_ASK_NONE && q->kind != HC_ASK_ACT)) return;
        for (int s = 0; s < HC_SEATS; s++) {
            hc_question of;
            if (!(asked >> s & 1)) continue;
            hc_question_for(g, s, &of);
            if (of.kind != HC_ASK_ACT || hc_answer(g, s, HC_PASS, NULL) != HC_OK) return;
        }
    }
}

/* "for your side", "for Chen", "on yourself", "on Ada". */
static void put_on_whom(text_follow_up *f, const hc_game *game, const text_names *n, int seat)
{
    pen p;
    tale t;
    pen_open(&p, f->text, sizeof f->text);
    tale_open(&t, &p, n, game);
    const bool is_side = f->kind == HC_ASK_SIDE;
    const int whom = !is_side ? f->thing : f->thing == HC_SIDE_OFFENSE ? t.t->offense : t.t->defense;
    pen_put(&p, is_side ? "for " : "on ");
    if (whom == seat) pen_put(&p, is_side ? "your side" : "yourself");
    else tale_person(&t, whom);
}

/* "with 2 ships" */
static void put_how_many(text_follow_up *f, const hc_game *game, const text_names *n, const hc_question *q, const hc_option *o)
{
    char number[sizeof f->text - 8];
    text_option(number, sizeof number, n, game, q, o);
    snprintf(f->text, sizeof f->text, "with %s", number);
}

/* "withdraw": an answer that says what it is without the question, which yes and no do not; false: those, or too long to be said along. */
static bool put_label(text_follow_up *f, const hc_game *game, const text_names *n, const hc_question *q, const hc_option *o)
{
    enum { LONGEST = 40 };
    if (text_option(f->text, sizeof f->text, n, game, q, o) > LONGEST) return false;
    if (f->text[0] >= 'A' && f->text[0] <= 'Z' && (f->text[1] >= 'a' || f->text[1] == ' ')) f->text[0] = (char)(f->text[0] | 32);
    const size_t word = strcspn(f->text, " ,.:");
    return !(word == 3 && memcmp(f->text, "yes", word) == 0) && !(word == 2 && memcmp(f->text, "no", word) == 0);
}

bool text_follow_on(const hc_game *view, int seat, const hc_option *o, hc_game *after)
{
    hc_question q;
    hc_determinise(view, seat, LUCK, after);
    if (hc_answer(after, seat, o->choice, NULL) != HC_OK) return false;
    let_pass(after, &q, seat);
    return q.kind != HC_ASK_NONE && q.kind != HC_ASK_ACT;
}

int text_follow_ups(const hc_game *view, int seat, const hc_option *o, text_follow_up out[TEXT_FOLLOW_UPS], const text_names *n)
{
    hc_game after;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int card;
    if (o->kind != HC_ASK_ACT) return 0;
    const int sheet = hc_source(view, o->choice, &card);
    if (!text_follow_on(view, seat, o, &after)) return 0;
    hc_question_for(&after, seat, &q);
    const bool is_number = q.kind == HC_ASK_NUMBER, is_choice = q.kind == HC_ASK_CHOICE;
    const bool asks = q.kind == HC_ASK_SIDE || q.kind == HC_ASK_SEAT || is_number || is_choice;
    const bool is_one = asks && !q.compound && q.sheet == sheet && q.who == seat;
    const int count = is_one ? hc_options(&after, seat, option) : 0;
    if (count < 2 || count > (is_choice ? FEW_LABELS : TEXT_FOLLOW_UPS)) return 0;
    for (int i = 0; i < count; i++) {
        if (option[i].kind != q.kind) return 0;                  /* it can be declined: a question of its own */
        out[i] = (text_follow_up){ .sheet = q.sheet, .kind = q.kind, .choice = option[i].choice, .thing = option[i].thing };
        if (is_choice && !put_label(&out[i], &after, n, &q, &option[i])) return 0;
        if (is_number) put_how_many(&out[i], &after, n, &q, &option[i]);
        else if (!is_choice) put_on_whom(&out[i], &after, n, seat);
        text_ships ships;
        out[i].ships = is_number && text_follow_ships(&after, seat, &q, &option[i], &ships);
    }
    return count;
}

/* ---- ships --------------------------------------------------------------------------------------------------- */

/* Is this a choice that ships belong to: a target, a side, how many? */
static bool may_ask_for_ships(const hc_question *q, const hc_option *o)
{
    if (q->compound || o->kind != q->kind) return false;
    if (q->kind == HC_ASK_NUMBER) return o->choice > 0;
    return !q->sheet && (q->prompt == HC_PROMPT_AIM || q->prompt == HC_PROMPT_JOIN);
}

/* How many was said: then it is about those, which are picked or put down for the same reason. */
static bool is_about_them(const hc_question *q, const hc_option *o, const hc_question *then)
{
    if (q->kind == HC_ASK_NUMBER) return then->least == o->choice && then->most == o->choice && (then->sheet == q->sheet || then->about == q->sheet);
    return !then->sheet && !then->puts && then->prompt == (q->prompt == HC_PROMPT_AIM ? HC_PROMPT_GATHER : HC_PROMPT_COMMIT);
}

bool text_follow_ships(const hc_game *view, int seat, const hc_question *q, const hc_option *o, text_ships *out)
{
    hc_game after;
    hc_question then = { 0 };
    hc_option option[HC_OPTIONS_MAX];
    *out = (text_ships){ 0 };
    if (!may_ask_for_ships(q, o)) return false;
    hc_determinise(view, seat, LUCK, &after);
    if (hc_answer(&after, seat, o->choice, NULL) != HC_OK) return false;
    let_pass(&after, &then, seat);
    if (then.kind != HC_ASK_PLANET || !then.compound || then.spares || then.picked || then.whose != seat || !then.most) return false;
    if (!is_about_them(q, o, &then)) return false;
    out->least = then.least;
    out->most = then.most;
    out->puts = then.puts;
    const int count = hc_options(&after, seat, option);
    for (int i = 0; i < count; i++) {
        if (option[i].kind != HC_ASK_PLANET) continue;
        if (option[i].thing >= HC_PLANETS) return false;          /* not only ships of planets: they are seen first */
        out->from |= 1ull << option[i].thing;
    }
    return out->from != 0;
}
