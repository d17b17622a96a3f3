/* coach.c - asks a bot, sage or steady, and puts its answer into words. */
#include "player/coach.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { CLEARLY = 10 };               /* in games of a thousand: less may be chance, and is not worth an unusual answer */

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

/* Players and cards are one list, "Ada, Bruno and Chen"; whatever is a sentence of its own is parted from the next. */
static const char *between(const hc_question *q, bool last)
{
    if (q->kind != HC_ASK_SEAT && q->kind != HC_ASK_CARD) return "; ";
    return last ? " and " : ", ";
}

static bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/* Terms of a deal go on in one sentence. */
static void go_on_in_sentence(const hc_question *q, char *part)
{
    if (q->kind == HC_ASK_TERMS && is_capital(part[0])) part[0] += 'a' - 'A';
}

/* What is named, in words; what is named several times, or sounds the same, once. */
typedef struct part { char words[200]; int times; } part;

static int parts_named(part named[HC_DRAFT], const coach_advice *a, const text_names *n, const hc_game *view, const hc_question *q,
                       const hc_option option[], int options)
{
    int parts = 0;
    for (int i = 0; i < a->count && parts < HC_DRAFT; i++) {
        const hc_option *o = option_of(option, options, a->choice[i]);
        if (!o) continue;
        part *one = &named[parts];
        if (o->kind == HC_ASK_SEAT && o->choice == n->viewer) snprintf(one->words, sizeof one->words, "yourself");
        else text_option(one->words, sizeof one->words, n, view, q, o);
        if (parts) go_on_in_sentence(q, one->words);
        one->times = 1;
        int same = 0;
        while (strcasecmp(named[same].words, one->words) != 0) same++;
        if (same < parts) named[same].times++;
        else parts++;
    }
    return parts;
}

/* "Attack 20", "2 from your planet 1, 1 from your planet 4", or "Ask for a card, twice; give Attack 6". */
static void say_choices(coach_advice *a, const text_names *n, const hc_game *view, const hc_question *q,
                        const hc_option option[], int options)
{
    a->text[0] = '\0';
    if (a->count == 0) {
        const hc_option done = { .choice = HC_DONE };
        text_option(a->text, sizeof a->text, n, view, q, &done);
        return;
    }
    if ((q->compound || q->puts) && q->kind == HC_ASK_PLANET && a->count > 0 && a->choice[0] < HC_PLANETS) {
        text_ship_picks(a->text, sizeof a->text, n, view, q, a->choice, a->count);
        return;
    }
    part named[HC_DRAFT];
    const int parts = parts_named(named, a, n, view, q, option, options);
    for (int i = 0; i < parts; i++) {
        char times[32] = "";
        if (named[i].times > 1) snprintf(times, sizeof times, named[i].times == 2 ? ", twice" : ", %d times", named[i].times);
        add(a->text, sizeof a->text, i ? between(q, i == parts - 1) : "");
        add(a->text, sizeof a->text, named[i].words);
        add(a->text, sizeof a->text, times);
    }
}

/* All picks of a compound choice end with HC_DONE, which goes without saying. */
static void leave_out_done(const hc_question *q, const int choice[], int *count)
{
    if (q->compound && *count > 0 && choice[*count - 1] == HC_DONE) {
        (*count)--;
    }
}

/* "Play Attack 20", "Send 2 from your planet 1": with the verb of the question, where it has one and something is named. */
static void say_deed(coach_advice *a, const text_names *n, const hc_game *view, const hc_question *q, const hc_option option[], int options)
{
    text_asked asked;
    char named[sizeof a->text];
    const hc_option *o = a->count ? option_of(option, options, a->choice[0]) : NULL;
    say_choices(a, n, view, q, option, options);
    text_question(&asked, n, view, q);
    bool names_thing = o && (o->kind == HC_ASK_CARD || o->kind == HC_ASK_PLAN || o->kind == HC_ASK_PLANET || o->kind == HC_ASK_SEAT ||
                             (q->kind == HC_ASK_NUMBER && !q->sheet));
    const bool bare_number = o && q->kind == HC_ASK_NUMBER && a->text[strspn(a->text, "0123456789")] == '\0';
    if ((names_thing || bare_number) && asked.verb[0]) {
        memcpy(named, a->text, sizeof named);
        if (strncmp(named, "On ", strlen("On ")) == 0) named[0] = 'o';
        snprintf(a->text, sizeof a->text, "%s %.400s", q->puts ? "Bring" : asked.verb, named);
    }
}

bool coach_ask(coach_question *c, const hc_game *game, int seat, uint64_t luck, uint32_t playouts)
{
    hc_game fresh = *game;
    hc_question q;
    *c = (coach_question){ .seat = seat, .luck = luck, .playouts = playouts };
    hc_question_for(&fresh, seat, &q);
    if (q.kind == HC_ASK_NONE) {
        return false;
    }
    for (int i = 0; q.compound && i < q.picked; i++) {
        hc_answer(&fresh, seat, HC_UNDO, NULL);
    }
    hc_view(&fresh, seat, &c->view);
    return true;
}

void coach_think(coach_question *c)
{
    bot adviser;
    bot_spec spec = { .level = c->playouts ? BOT_SAGE : BOT_STEADY, .budget = c->playouts, .limit_ms = c->limit_ms, .threads = 1 };
    bot_begin_as(&adviser, &spec, c->seat, c->luck);
    c->count = bot_answer_with(&adviser, &c->view, c->choice, &c->thoughts);
    bot_thoughts *th = &c->thoughts;
    if (th->gain > 0 && th->gain < CLEARLY && th->plain_count > 0) {
        memcpy(c->choice, th->plain, sizeof c->choice);
        c->count = th->plain_count;
        th->gain = 0;
    }
}

void coach_say(coach_advice *out, const text_names *names, const coach_question *c)
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    *out = (coach_advice){ .count = c->count };
    memcpy(out->choice, c->choice, sizeof out->choice);
    hc_question_for(&c->view, c->seat, &q);
    int options = hc_options(&c->view, c->seat, option);
    leave_out_done(&q, out->choice, &out->count);
    say_deed(out, names, &c->view, &q, option, options);
    text_reason(out->why, sizeof out->why, names, &c->view, &q, out->choice, out->count, c->thoughts.gain > 0);
}
