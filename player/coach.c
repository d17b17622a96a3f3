/* coach.c - asks the steady bot and puts its answer into words. */
#include "player/coach.h"

#include <stdio.h>
#include <string.h>

static const hc_option *option_of(const hc_option option[], int count, int choice)
{
    for (int i = 0; i < count; i++) {
        if (option[i].choice == choice) {
            return &option[i];
        }
    }
    return NULL;
}

static void add(char *out, size_t room, const char *text)
{
    size_t used = strlen(out);
    snprintf(out + used, room - used, "%s", text);
}

static int times_in(const coach_advice *a, int choice, int below)
{
    int times = 0;
    for (int i = 0; i < below; i++) {
        times += a->choice[i] == choice;
    }
    return times;
}

/* "Attack 20", or "your planet 1 (3 ships), twice; your planet 4 (4 ships)". */
static void say_choices(coach_advice *a, const text_names *n, const hc_game *view, const hc_question *q,
                        const hc_option option[], int options)
{
    a->text[0] = '\0';
    for (int i = 0; i < a->count; i++) {
        const hc_option *o = option_of(option, options, a->choice[i]);
        char one[200], times[32] = "";
        if (!o || times_in(a, a->choice[i], i) > 0) {
            continue;
        }
        int all = times_in(a, a->choice[i], a->count);
        text_option(one, sizeof one, n, view, q, o);
        if (all > 1) {
            snprintf(times, sizeof times, all == 2 ? ", twice" : ", %d times", all);
        }
        add(a->text, sizeof a->text, a->text[0] ? "; " : "");
        add(a->text, sizeof a->text, one);
        add(a->text, sizeof a->text, times);
    }
}

static void say_why(coach_advice *a, const text_names *n, const hc_game *view, const hc_question *q,
                    const hc_option option[], int options)
{
    text_asked asked;
    char help[320] = "";
    const hc_option *first = a->count > 0 ? option_of(option, options, a->choice[0]) : NULL;
    text_question(&asked, n, view, q);
    if (first) {
        text_option_help(help, sizeof help, n, view, q, first);
    }
    snprintf(a->why, sizeof a->why, "%s%s%s", help, help[0] && asked.why[0] ? " " : "", asked.why);
}

bool coach_advise(coach_advice *out, const text_names *names, const hc_game *view, int seat, uint64_t luck)
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    bot adviser;
    *out = (coach_advice){ 0 };
    hc_question_for(view, seat, &q);
    if (q.kind == HC_ASK_NONE) {
        return false;
    }
    int options = hc_options(view, seat, option);
    bot_begin(&adviser, BOT_STEADY, seat, luck);
    out->count = bot_answer(&adviser, view, out->choice);
    if (q.compound && out->count > 0 && out->choice[out->count - 1] == HC_DONE) {
        out->count--;
    }
    say_choices(out, names, view, &q, option, options);
    if (!out->text[0]) {
        snprintf(out->text, sizeof out->text, "Nothing more: done");
    }
    say_why(out, names, view, &q, option, options);
    return true;
}

bool coach_advise_in(coach_advice *out, const text_names *names, const hc_game *game, int seat, uint64_t luck)
{
    hc_game fresh = *game, view;
    hc_question q;
    hc_question_for(&fresh, seat, &q);
    for (int i = 0; q.compound && i < q.picked; i++) {
        hc_answer(&fresh, seat, HC_UNDO, NULL);
    }
    hc_view(&fresh, seat, &view);
    return coach_advise(out, names, &view, seat, luck);
}
