/* witness.c - expectations about what is asked, what was told, and how the totals came about. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

/* ---- totals and outcome --------------------------------------------------------------------------- */

static int side_called(const script_line *l, int i)
{
    return nth_word_is(l, i, "offense") ? 0 : nth_word_is(l, i, "defense") ? 1 : -1;
}

/* Before the outcome is settled, what the total would be now. */
bool claim_total(run *r, int *i, claim *c)
{
    int side = side_called(current_line(r), *i), wanted;
    if (side < 0) return fail(r, "right is: expect total offense 14, or: expect total defense 22");
    if (!read_count(r, *i + 1, &wanted)) return false;
    *i += 2;
    hc_sum now;
    hc_totals(&r->game, &now);
    bool settled = r->total_known[side];
    bool known = settled || (hc_revealed(&r->game) && now.face[0] > HC_FACE_NONE && now.face[1] > HC_FACE_NONE);
    int is = settled ? r->total[side] : now.total[side];
    c->holds = known && is == wanted;
    if (known) snprintf(c->is, sizeof c->is, "the total is %d", is);
    else snprintf(c->is, sizeof c->is, "there is no total: not both sides have turned up an attack card");
    return true;
}

bool claim_winner(run *r, int *i, claim *c)
{
    static const char *const OUTCOME[] = {
        [HC_SIDE_OFFENSE] = "offense", [HC_SIDE_DEFENSE] = "defense", [HC_SIDE_NONE] = "talks",
        [HC_BOTH_LOST] = "both-lost",  [HC_DEAL_MADE] = "deal",       [HC_DEAL_FAILED] = "no-deal"
    };
    int wanted = OUTCOME_NONE;
    bool nobody = nth_word_is(current_line(r), *i, "nobody");
    for (int k = 0; k <= HC_DEAL_FAILED; k++)
        if (nth_word_is(current_line(r), *i, OUTCOME[k])) wanted = k;
    if (wanted == OUTCOME_NONE && !nobody)
        return fail(
            r, "the winner is offense, defense, both-lost, talks, deal, no-deal, or nobody (there is no outcome yet)");
    ++*i;
    c->holds = r->outcome == wanted;
    snprintf(c->is, sizeof c->is, "the outcome is %s",
             r->outcome == OUTCOME_NONE ? "not settled" : OUTCOME[r->outcome]);
    return true;
}

/* step N: of the edition's encounter. step SHEET BEFORE AFTER: of the latest totals. */
bool claim_step(run *r, int *i, claim *c)
{
    int number, before, after;
    if (read_integer(nth_word(current_line(r), *i), &number)) {
        hc_table t;
        hc_read(&r->game, &t);
        ++*i;
        c->holds = text_phase_number(r->edition, t.phase) == number;
        snprintf(c->is, sizeof c->is, "the step is %d, %s", text_phase_number(r->edition, t.phase),
                 text_phase(r->edition, t.phase));
        return true;
    }
    int sheet = sheet_called(r, nth_word(current_line(r), *i));
    if (!sheet) return fail(r, "right is: expect step 8 (of the encounter), or: expect step Virus 8 32 (of a total)");
    if (!read_count(r, *i + 1, &before) || !read_count(r, *i + 2, &after)) return false;
    *i += 3;
    snprintf(c->is, sizeof c->is, "the steps are");
    for (int k = 0; k < r->sum.steps; k++) {
        const hc_step *s = &r->sum.step[k];
        char name[WORD_ROOM] = "";
        if (s->sheet) write_sheet(name, r, s->sheet);
        c->holds |= s->sheet == sheet && s->before == before && s->after == after;
        add_text(c->is, sizeof c->is, "%s %s %d %d", k ? "," : "", s->sheet ? name : "rules", s->before, s->after);
    }
    if (!r->sum.steps) add_text(c->is, sizeof c->is, " none");
    return true;
}

/* ---- questions ---------------------------------------------------------------------------------------- */

bool claim_asked(run *r, int *i, claim *c)
{
    int seat;
    hc_question q;
    const char *key = nth_word(current_line(r), *i + 1);
    snprintf(c->is, sizeof c->is, "who is asked what stands below");
    if (nth_word_is(current_line(r), *i, "nobody")) {
        ++*i;
        c->holds = hc_asked(&r->game) == 0;
        return true;
    }
    if (!read_seat(r, *i, &seat)) return false;
    *i += 1 + (*key != 0);
    hc_question_for(&r->game, seat, &q);
    if (*key && !is_key(r, key)) return fail(r, "no question has the key \"%s\"", key);
    c->holds = q.kind != HC_ASK_NONE && (!*key || same_name(key, key_of(r, &q)));
    return true;
}

static bool is_listed(const run *r, const hc_question *q, const int listed[], int n, int choice)
{
    char a[WORD_ROOM], b[WORD_ROOM];
    write_choice(a, r, q, choice);
    for (int k = 0; k < n; k++) {
        write_choice(b, r, q, listed[k]);
        if (strcmp(a, b) == 0) return true;
    }
    return false;
}

/* The choices that the words name; -1 in *missing's place: the first word that names none. */
static bool read_choices(run *r, int *i, int seat, const hc_question *q, int choice[WORDS_MAX], int *n, int *missing)
{
    const script_line *l = current_line(r);
    if (!words_mean_something(r, *i)) return false;
    *n = 0;
    *missing = -1;
    while (*i < l->words) {
        int past = *i, times;
        if (nth_word_is(l, *i, ",")) {
            ++*i;
            continue;
        }
        int found = find_choice(r, seat, q, l, &past, &times);
        if (found < 0) {
            *missing = *i;
            *i = l->words;
            return true;
        }
        choice[(*n)++] = found;
        *i = past;
    }
    return true;
}

/* offers SEAT THINGS: all of them can be answered now. */
bool claim_offers(run *r, int *i, claim *c)
{
    int seat, choice[WORDS_MAX], n, missing;
    hc_question q;
    if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    if (*i >= current_line(r)->words) return fail(r, "which answers?");
    hc_question_for(&r->game, seat, &q);
    if (!read_choices(r, i, seat, &q, choice, &n, &missing)) return false;
    c->holds = missing < 0;
    if (missing < 0) snprintf(c->is, sizeof c->is, "this can be answered");
    else
        snprintf(c->is, sizeof c->is, "\"%s\" is not an answer for %s now", nth_word(current_line(r), missing),
                 r->name[seat]);
    return true;
}

/* options SEAT THINGS: exactly these, apart from done and undo; where one is chosen, each as often as it can be. */
bool claim_options(run *r, int *i, claim *c)
{
    int seat, choice[WORDS_MAX], n, missing;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    *i += nth_word_is(current_line(r), *i, "nothing");
    hc_question_for(&r->game, seat, &q);
    if (!read_choices(r, i, seat, &q, choice, &n, &missing)) return false;
    c->holds = missing < 0;
    snprintf(c->is, sizeof c->is, "the options stand below");
    if (missing >= 0)
        snprintf(c->is, sizeof c->is, "\"%s\" is none of the options", nth_word(current_line(r), missing));
    int options = hc_options(&r->game, seat, option), counted = 0;
    for (int k = 0; k < options && c->holds; k++) {
        if (option[k].choice == HC_DONE || option[k].choice == HC_UNDO) continue;
        counted++;
        if (is_listed(r, &q, choice, n, option[k].choice)) continue;
        char name[WORD_ROOM];
        write_choice(name, r, &q, option[k].choice);
        snprintf(c->is, sizeof c->is, "\"%s\" is an option, too", name);
        c->holds = false;
    }
    if (c->holds && !q.compound && counted != n) {
        snprintf(c->is, sizeof c->is, "there are %d options, not %d: one that is named once can be chosen in several ways", counted, n);
        c->holds = false;
    }
    return true;
}

/* picked SEAT THINGS: the compound choice so far, in any order. */
bool claim_picked(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    int seat, named = 0, times;
    bool used[HC_DRAFT] = { false }, found = true;
    hc_question q;
    if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    *i += nth_word_is(l, *i, "nothing");
    if (!words_mean_something(r, *i)) return false;
    hc_question_for(&r->game, seat, &q);
    while (*i < l->words && found) {
        if (nth_word_is(l, *i, ",")) {
            ++*i;
            continue;
        }
        found = false;
        for (int k = 0; k < q.picked && !found; k++) {
            found = !used[k] && is_choice(r, &q, q.pick[k], l, i, &times);
            if (found) used[k] = true;
        }
        named++;
    }
    *i = l->words;
    c->holds = found && named == q.picked;
    snprintf(c->is, sizeof c->is, "picked so far:%s", q.picked ? "" : " nothing");
    for (int k = 0; k < q.picked; k++) {
        char name[WORD_ROOM];
        write_choice(name, r, &q, q.pick[k]);
        add_text(c->is, sizeof c->is, " %s", name);
    }
    return true;
}

bool claim_refused(run *r, int *i, claim *c)
{
    bool refused;
    if (!check_refused(r, *i, &refused)) return false;
    *i = current_line(r)->words;
    c->holds = refused;
    snprintf(c->is, sizeof c->is, "the answer %s", refused ? "would be refused" : "can be given");
    return true;
}

/* ---- what a seat knows, and what was told ------------------------------------------------------------------ */

enum { SEEN_MAX = 2 * HC_CARDS };

/* In the other's hand, before it on the table, or in an offer. */
static int cards_seen(const hc_table *t, const hc_seat_info *s, hc_card_info seen[SEEN_MAX])
{
    int n = 0;
    for (int k = 0; k < s->known; k++) seen[n++] = s->card[k];
    seen[n++] = s->played_card;
    for (int k = 0; k < t->items; k++) if (t->item[k].kind == HC_ITEM_CARD && &t->seat[t->item[k].from] == s) seen[n++] = t->item[k].card;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, (int)(s - t->seat), HC_LIES_STOCK)) != NULL;) seen[n++] = x->card;
    return n;
}

/* sees SEAT OTHER CARDS: all of these; with `not`: none of them. */
bool claim_sees(run *r, int *i, claim *c)
{
    int seat, other, found = 0, named = 0;
    bool denied = nth_word_is(current_line(r), 1, "not"), used[SEEN_MAX] = { false };
    hc_card_info seen[SEEN_MAX];
    hc_game view;
    hc_table t;
    if (!read_seat(r, *i, &seat) || !read_seat(r, *i + 1, &other)) return false;
    *i += 2;
    hc_view(&r->game, seat, &view);
    hc_read(&view, &t);
    int n = cards_seen(&t, &t.seat[other], seen);
    for (card_name wanted; *i < current_line(r)->words || named == 0; ++*i, named++) {
        if (!read_card(r, *i, &wanted)) return false;
        int k = 0;
        while (k < n && (used[k] || !card_is(&seen[k], &wanted))) k++;
        if (k == n) continue;
        used[k] = true;
        found++;
    }
    c->holds = denied ? found > 0 : found == named;
    snprintf(c->is, sizeof c->is, "%s knows of %s:", r->name[seat], r->name[other]);
    for (int k = 0; k < n; k++) {
        char name[WORD_ROOM];
        if (seen[k].kind == HC_CARD_NONE) continue;
        write_card(name, r, &seen[k]);
        add_text(c->is, sizeof c->is, " %s", name);
    }
    return true;
}

/* log [SEAT] "part of a sentence" */
bool claim_log(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    int viewer = HC_SEATS;
    if (!l->quoted[*i]) {
        if (!read_seat(r, *i, &viewer)) return false;
        ++*i;
    }
    if (*i >= l->words || !l->quoted[*i])
        return fail(r, "right is: expect log \"part of a sentence\", or: expect log %s \"...\"", r->name[0]);
    snprintf(c->is, sizeof c->is, "no sentence has this in it");
    for (size_t k = 0; k < r->entries && !c->holds; k++) {
        if (!text_contains(r->entry[k].sentence[viewer], nth_word(l, *i))) continue;
        c->holds = true;
        snprintf(c->is, sizeof c->is, "there is: %s", r->entry[k].sentence[viewer]);
    }
    ++*i;
    return true;
}

/* One of its answers, or what would follow from it. */
static bool has_answer_with(const run *r, int seat, const text_names *names, const hc_game *view, const hc_question *q, const char *word)
{
    hc_option option[HC_OPTIONS_MAX];
    char text[400];
    const int n = hc_options(&r->game, seat, option);
    for (int i = 0; i < n; i++) {
        if (text_option(text, sizeof text, names, view, q, &option[i]) && text_contains(text, word)) return true;
        if (text_option_help(text, sizeof text, names, view, q, &option[i]) && text_contains(text, word)) return true;
    }
    return false;
}

/* question SEAT "part of what it reads": the question, why it is asked, what follows, the answers and what they do */
bool claim_question(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, *i, &seat)) return false;
    if (*i + 1 >= l->words || !l->quoted[*i + 1]) return fail(r, "right is: expect question %s \"part of what is read\"", r->name[seat]);
    text_names names = { .viewer = seat };
    for (int s = 0; s < r->game.players; s++) names.seat[s] = r->name[s];
    hc_game view;
    hc_question q;
    text_asked asked;
    hc_view(&r->game, seat, &view);
    hc_question_for(&r->game, seat, &q);
    if (q.kind == HC_ASK_NONE) {
        snprintf(c->is, sizeof c->is, "%s is asked nothing", r->name[seat]);
    } else {
        text_question(&asked, &names, &view, &q);
        snprintf(c->is, sizeof c->is, "%s reads: %s %s %s", r->name[seat], asked.title, asked.why, asked.next);
        const char *const word = nth_word(l, *i + 1);
        c->holds = text_contains(asked.title, word) || text_contains(asked.why, word) || text_contains(asked.next, word) ||
                   has_answer_with(r, seat, &names, &view, &q, word);
    }
    *i += 2;
    return true;
}
