/* follow.c - one decision, one question: what an act asks at once of whoever chooses it, on which side or on whom, along with the act itself. */
#include "inside.h"

enum { LUCK = 1 };               /* what is guessed of hidden things does not matter: only what is asked next is read */

/* "for your side", "for Chen", "on yourself", "on Ada". */
static void put_whom(text_follow_up *f, const hc_game *game, const text_names *n, int seat)
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

int text_follow_ups(const hc_game *view, int seat, const hc_option *o, text_follow_up out[TEXT_FOLLOW_UPS], const text_names *n)
{
    hc_game after;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int card;
    if (o->kind != HC_ASK_ACT) return 0;
    const int sheet = hc_source(view, o->choice, &card);
    hc_determinise(view, seat, LUCK, &after);
    if (hc_answer(&after, seat, o->choice, NULL) != HC_OK) return 0;
    hc_question_for(&after, seat, &q);
    const bool is_one = (q.kind == HC_ASK_SIDE || q.kind == HC_ASK_SEAT) && !q.compound && q.sheet == sheet && q.who == seat;
    const int count = is_one ? hc_options(&after, seat, option) : 0;
    if (count < 2 || count > TEXT_FOLLOW_UPS) return 0;
    for (int i = 0; i < count; i++) {
        if (option[i].kind != q.kind) return 0;                  /* it can be declined: a question of its own */
        out[i] = (text_follow_up){ .sheet = q.sheet, .kind = q.kind, .choice = option[i].choice, .thing = option[i].thing };
        put_whom(&out[i], &after, n, seat);
    }
    return count;
}
