/* answer.c - answer lines: words become legal answers, and those are given to the game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/scenario/scenario.h"

enum { EVENTS_ROOM = 1024, PASSES_MAX = 5000, LABELS_MAX = 16 };

bool is_answer_line(const script_line *l)
{
    const char *first = nth_word(l, 0);
    size_t n = strlen(first);
    return n > 1 && first[n - 1] == ':' && !l->quoted[0];
}

static int answering_seat(const run *r, const script_line *l)
{
    char name[LINE_ROOM];
    snprintf(name, sizeof name, "%s", nth_word(l, 0));
    name[strlen(name) - 1] = 0;
    return seat_called(r, name);
}

/* ---- giving answers ------------------------------------------------------------------------------- */

static bool remember_answer(run *r, int seat, int choice)
{
    if (r->answers == r->answers_room) {
        size_t room = r->answers_room ? r->answers_room * 2 : 128;
        taken_answer *grown = realloc(r->answer, room * sizeof *grown);
        if (!grown) return fail(r, "not enough memory");
        r->answer = grown;
        r->answers_room = room;
    }
    r->answer[r->answers++] = (taken_answer){ seat, choice };
    return true;
}

/* Whoever is asked could be a bot: what it imagines of the hidden things must be a sound game that looks the same to it. */
static const char *break_in_view(const hc_game *g)
{
    static hc_game view, imagined, again;
    for (int seat = 0; seat < g->players; seat++) {
        if (!(hc_asked(g) >> seat & 1)) continue;
        hc_view(g, seat, &view);
        hc_determinise(&view, seat, 1, &imagined);
        const char *broken = hc_check(&imagined);
        if (broken) return broken;
        hc_view(&imagined, seat, &again);
        if (memcmp(&view, &again, sizeof view)) return "a game imagined from a view has another view";
    }
    return NULL;
}

static bool take(run *r, int seat, int choice)
{
    hc_event item[EVENTS_ROOM];
    hc_events ev = { .room = EVENTS_ROOM, .item = item };
    hc_status s = hc_answer(&r->game, seat, choice, &ev);
    if (s != HC_OK) {
        char reason[SENTENCE_ROOM];
        text_refusal(reason, sizeof reason, s, r->edition);
        return fail(r, "an answer that was offered is refused: %s", reason);
    }
    if (r->trial) return true;
    if (ev.dropped) return fail(r, "the answer led to more than %d events", EVENTS_ROOM);
    if (!note_events(r, &ev) || !remember_answer(r, seat, choice)) return fail(r, "not enough memory");
    const char *broken = hc_check(&r->game);
    if (!broken) broken = break_in_view(&r->game);
    return broken ? fail(r, "after this answer a promise of the engine is broken: %s", broken) : true;
}

static bool not_an_answer(run *r, int i)
{
    const script_line *l = current_line(r);
    if (i >= l->words) return fail(r, "an answer is missing; write nobody or nothing to pick none");
    return fail(r, "\"%s\" is not one of the answers that can be given now", nth_word(l, i));
}

static int things_of_kind(const run *r, int kind)
{
    switch (kind) {
    case HC_ASK_ACT: return HC_SOURCES;
    case HC_ASK_SEAT: return r->players;
    case HC_ASK_FACE: return HC_NAMED_END;
    case HC_ASK_ALIEN: return HC_SHEETS;
    case HC_ASK_PLANET: return HC_OTHER_GATE + 1;
    case HC_ASK_CARD: case HC_ASK_TERMS: return HC_CARDS;
    case HC_ASK_SIDE: return HC_SIDE_DEFENSE + 1;
    case HC_ASK_REPLY: return HC_TIME_IS_UP + 1;
    case HC_ASK_NUMBER: return HC_DRAFT;
    case HC_ASK_PLAN: return HC_PLAN_WITH(HC_NO_CARD, 2 * HC_TACTICS - 1) + 1;
    default: return 0;
    }
}

/* Not only must the answer be missing among the offered ones: the engine itself must refuse it. */
static bool engine_refuses(run *r, int seat, const hc_question *q, int i)
{
    hc_game before = r->game;
    int things = things_of_kind(r, q->kind), end = q->kind == HC_ASK_TERMS ? HC_TERMS_END : HC_ANSWERS_END;
    for (int choice = 0; choice < end; choice++) {
        int past = i, times;
        if (choice == things && choice < HC_PASS) choice = HC_PASS;
        if (!is_choice(r, q, choice, current_line(r), &past, &times)) continue;
        if (hc_answer(&r->game, seat, choice, NULL) == HC_OK)
            return fail(r, "the engine takes an answer that it does not offer");
        if (memcmp(&r->game, &before, sizeof before) != 0) return fail(r, "a refused answer has changed the game");
    }
    return true;
}

/* A pick that is not offered; where that is what the line says, the engine must refuse it as well. */
static bool no_pick(run *r, int seat, const hc_question *q, int i)
{
    if (r->trial && !engine_refuses(r, seat, q, i)) {
        r->is_unoffered_taken = true;
        return false;
    }
    return not_an_answer(r, i);
}

/* All picks of a compound choice, one by one: each changes what can be picked next. */
static bool take_picks(run *r, int seat, int i, bool unfinished)
{
    const script_line *l = current_line(r);
    hc_question q;
    hc_question_for(&r->game, seat, &q);
    bool none = nth_word_is(l, i, "nobody") || nth_word_is(l, i, "nothing");
    int last = -1;
    for (i += none; i < l->words;) {
        int times, past = i;
        if (q.kind == HC_ASK_TERMS && nth_word_is(l, i, ",")) {
            i++;
            continue;
        }
        if ((last = find_choice(r, seat, &q, l, &past, &times)) < 0) return no_pick(r, seat, &q, i);
        bool ends = last == HC_DONE || last == HC_WALK_AWAY || last == HC_PASS;
        if (ends && past < l->words) return fail(r, "nothing can follow \"%s\"", nth_word(l, i));
        for (int k = 0; k < times; k++) {
            int again = i, ignored;
            if (k > 0 && (last = find_choice(r, seat, &q, l, &again, &ignored)) < 0) return no_pick(r, seat, &q, i);
            if (!take(r, seat, last)) return false;
        }
        if (ends) return true;
        i = past;
    }
    if (unfinished) return true;
    if (last < 0 && !none) return not_an_answer(r, i);
    hc_question_for(&r->game, seat, &q);
    if (q.picked < q.least) return fail(r, "%d must be picked, but only %d are", q.least, q.picked);
    return take(r, seat, HC_DONE);
}

static bool take_one(run *r, int seat, const hc_question *q, int i)
{
    int times, past = i, choice = find_choice(r, seat, q, current_line(r), &past, &times);
    if (choice < 0) return not_an_answer(r, i);
    if (times != 1 || past < current_line(r)->words) return fail(r, "this question takes one answer");
    return take(r, seat, choice);
}

static bool has_key(const run *r, const hc_question *q, const char *word, bool *unfinished)
{
    size_t n = strlen(word);
    *unfinished = n > 1 && word[n - 1] == '+';
    return same_name(word, key_of(r, q));
}

/* SEAT, then the key at word i and the answers after it. */
static bool answer_from(run *r, int seat, int i)
{
    const script_line *l = current_line(r);
    hc_question q;
    bool unfinished;
    hc_question_for(&r->game, seat, &q);
    if (q.kind == HC_ASK_NONE)
        return fail(r, "%s is not asked anything now (a question that has only one answer is never asked)",
                    r->name[seat]);
    if (i >= l->words) return fail(r, "what does %s answer? Write the question's key and the answer", r->name[seat]);
    if (!has_key(r, &q, nth_word(l, i), &unfinished))
        return fail(r, "%s is asked \"%s\" now, not \"%s\"", r->name[seat], key_of(r, &q), nth_word(l, i));
    if (q.compound) return take_picks(r, seat, i + 1, unfinished);
    if (unfinished) return fail(r, "\"%s\" is not a choice of several things, so there is no \"+\"", key_of(r, &q));
    return take_one(r, seat, &q, i + 1);
}

bool carry_out_answer(run *r)
{
    int seat = answering_seat(r, current_line(r));
    if (seat < 0) {
        char players[WORD_ROOM * 4] = "";
        list_players(r, players, sizeof players);
        return fail(r, "no player is called \"%.*s\"; the players are %s",
                    (int)strlen(nth_word(current_line(r), 0)) - 1, nth_word(current_line(r), 0), players);
    }
    return answer_from(r, seat, 1);
}

/* ---- `passes` ---------------------------------------------------------------------------------------- */

/* Does a line between here and the next answer speak of this seat's chance to act? */
static bool act_is_meant(const run *r, int seat, const hc_question *q, int next)
{
    for (; next < r->to; next++) {
        const script_line *l = &r->script->line[next];
        int i = 2, times;
        if (is_answer_line(l))
            return answering_seat(r, l) == seat && nth_word_is(l, 1, "act") &&
                   find_choice(r, seat, q, l, &i, &times) >= 0;
        if (seat_called(r, nth_word(l, 2)) != seat) continue;
        if (nth_word_is(l, 1, "asked") && nth_word_is(l, 3, "act")) return true;
        i = 3;
        if (nth_word_is(l, 1, "offers") && find_choice(r, seat, q, l, &i, &times) >= 0) return true;
    }
    return false;
}

static bool can_pass(const run *r, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(&r->game, seat, option);
    for (int k = 0; k < n; k++)
        if (option[k].choice == HC_PASS) return true;
    return false;
}

bool pass_what_is_not_meant(run *r, int next)
{
    for (int count = 0; r->passes && count < PASSES_MAX; count++) {
        int seat = 0;
        hc_question q;
        for (; seat < r->players; seat++) {
            hc_question_for(&r->game, seat, &q);
            if (q.kind == HC_ASK_ACT && q.sheet == 0 && q.prompt == HC_PROMPT_ACT && can_pass(r, seat) &&
                !act_is_meant(r, seat, &q, next))
                break;
        }
        if (seat == r->players) return true;
        if (!take(r, seat, HC_PASS)) return false;
    }
    return r->passes ? fail(r, "passing leads nowhere: %d times in a row", PASSES_MAX) : true;
}

/* ---- answers that must be refused -------------------------------------------------------------------- */

static bool is_some_label(const run *r, const char *word)
{
    for (int sheet = 0; sheet < hc_sheet_count(); sheet++)
        for (int prompt = 0; prompt < PROMPTS_MAX; prompt++)
            for (int choice = 0; choice < LABELS_MAX; choice++) {
                const char *label = hc_label(sheet, r->edition, prompt, choice);
                if (label && same_name(label, word)) return true;
            }
    return false;
}

static bool is_some_answer(const run *r, const script_line *l, int *i)
{
    static const char *const WORD[] = { "offense",  "defense", "yes",    "no",      "accept", "counter",
                                        "refuse",   "time",    "nobody", "nothing", "again",  "drive-out",
                                        "gate",     "give",    "want",   "colony",  "random", "attack",
                                        "artifact", "release", "card",   "ships",   ",",      "free",   "captive", "with",
                                        "tech",     "station", "research", "complete", "abandon", "wait",
                                        "wild",     "most-colonies", "most-cards", "fewest-in-warp", "re-establish",
                                        "reinforcement", "flare",  "sword",   "coin",   "eye", "moon" };
    const char *word = nth_word(l, *i);
    int planet, past = *i, number;
    card_name card;
    if (planet_called(r, l, &past, &planet)) {
        *i = past;
        return true;
    }
    ++*i;
    if (seat_called(r, word) >= 0 || card_called(r, word, &card) || sheet_called(r, word) ||
        plain_choice(l, *i - 1) >= 0)
        return true;
    for (size_t k = 0; k < sizeof WORD / sizeof *WORD; k++)
        if (strcmp(word, WORD[k]) == 0) return true;
    if (token_called(word) >= 0) return true;
    return read_integer(word + (word[0] == 'x'), &number) || is_some_label(r, word);
}

/* A slip of the pen must not pass for an answer that is refused. */
bool words_mean_something(run *r, int i)
{
    const script_line *l = current_line(r);
    while (i < l->words) {
        int before = i;
        if (!is_some_answer(r, l, &i))
            return fail(r, "\"%s\" is neither a player, a planet, a card, a power nor any other answer",
                        nth_word(l, before));
    }
    return true;
}

/* `*refused`: the answer would not be taken. false: the line itself is wrong. */
bool check_refused(run *r, int i, bool *refused)
{
    int seat;
    hc_question q;
    bool unfinished;
    const script_line *l = current_line(r);
    if (!read_seat(r, i, &seat)) return false;
    if (i + 2 >= l->words) return fail(r, "write a player, a question's key and an answer");
    if (!is_key(r, nth_word(l, i + 1))) return fail(r, "no question has the key \"%s\"", nth_word(l, i + 1));
    hc_question_for(&r->game, seat, &q);
    *refused = q.kind == HC_ASK_NONE || !has_key(r, &q, nth_word(l, i + 1), &unfinished);
    if (*refused) {
        if (q.kind == HC_ASK_NONE && hc_answer(&r->game, seat, HC_PASS, NULL) == HC_OK)
            return fail(r, "the engine takes an answer from %s, who is not asked", r->name[seat]);
        return words_mean_something(r, i + 2);
    }
    if (!words_mean_something(r, i + 2)) return false;
    hc_game before = r->game;
    r->trial = true;
    r->is_unoffered_taken = false;
    *refused = !answer_from(r, seat, i + 1);
    r->trial = false;
    r->game = before;
    if (r->is_unoffered_taken) return false;
    return !*refused || q.compound || engine_refuses(r, seat, &q, i + 2);
}
