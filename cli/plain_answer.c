/* plain_answer.c - a question line by line: its answers with the keys of the screen, and what a line of keys or words does. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "cli/front.h"
#include "cli/names.h"
#include "cli/plain.h"

/* ---- asking ---------------------------------------------------------------------------------- */

void take_lines_question(dialogue *d)
{
    hc_view(&d->s->host.game, d->seat, &d->view);
    hc_question_for(&d->view, d->seat, &d->q);
    session_names(d->s, d->seat, &d->names);
    d->names.marks = false;
    d->slots = answer_slots(d->slot, &d->s->host.game, &d->view, &d->q, d->seat, &d->names);
    d->advised = false;
}

static const slot *slot_of(const dialogue *d, int choice)
{
    for (int i = 0; i < d->slots; i++)
        if (d->slot[i].open && d->slot[i].o.choice == choice) return &d->slot[i];
    return NULL;
}

/* Done and undo are told below the list. */
static bool is_listed(const slot *s) { return (s->open || s->picks) && s->o.choice != HC_UNDO && s->o.choice != HC_DONE; }

static void label_of(const dialogue *d, const slot *s, char out[LABEL])
{
    slot_words(out, LABEL, &d->names, &d->view, &d->q, s);
}

static int side_of(const dialogue *d)
{
    hc_table t;
    hc_read(&d->view, &t);
    return t.seat[d->seat].side;
}

static bool contains(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++)
        if (strncasecmp(text, part, length) == 0) return true;
    return !length;
}

/* Ships can be said along with a target, a side or a number. */
static bool ships_along(const dialogue *d, const slot *s, text_ships *along)
{
    return s->open && session_ships_along(&d->view, d->seat, &d->q, &s->o, &s->then, along);
}

static bool is_of_number(const dialogue *d, const slot *s) { return d->q.kind == HC_ASK_NUMBER || s->then.ships; }

static void say_how_many_along(const dialogue *d)
{
    for (int i = 0; i < d->slots; i++) {
        text_ships along;
        char line[200], key[8];
        if (!d->slot[i].key || !ships_along(d, &d->slot[i], &along)) continue;
        name_key(d->slot[i].key, key);
        if (is_of_number(d, &d->slot[i])) {
            printf("Add + and they leave the fullest planets: %s +. Without it, you choose which.\n", key);
            return;
        }
        snprintf(line, sizeof line, "Add how many %s go, %d to %d, and they leave the fullest planets: %s %d. Without a number, you choose which.",
                 hc_word_of(d->s->host.rec.setup.edition, "ships"), along.least, along.most, key, usual_fleet(&d->q, &along));
        print_wrapped(line, "");
        return;
    }
}

void print_answers(const dialogue *d, const char *filter)
{
    for (int i = 0; i < d->slots; i++) {
        char label[LABEL], help[800], line[980], key[8] = "-", picked[24] = "";
        const slot *s = &d->slot[i];
        label_of(d, s, label);
        if (!is_listed(s) || !contains(label, filter)) continue;
        if (s->key) name_key(s->key, key);
        if (s->picks) snprintf(picked, sizeof picked, " (%d picked)", s->picks);
        const bool helps_others = s->then.kind == HC_ASK_SIDE && s->then.thing != side_of(d);
        size_t helps = helps_others ? 0 : text_option_follows(help, sizeof help, &d->names, &d->view, &d->q, &s->o);
        snprintf(line, sizeof line, helps ? "%s. %s%s: %s" : "%s. %s%s", key, label, picked, help);
        print_wrapped(line, "   ");
    }
    say_how_many_along(d);
    if (d->q.kind == HC_ASK_PLAN) puts("A plan and half a tactic, both in one line: 1 a.");
    if (!d->q.compound) return;
    char done[LABEL] = "";
    hc_option option = { .choice = HC_DONE };
    text_option(done, sizeof done, &d->names, &d->view, &d->q, &option);
    printf("%d picked (%d to %d). ", d->q.picked, d->q.least, d->q.most);
    if (slot_of(d, HC_DONE)) printf("Enter: %s. ", done);
    if (slot_of(d, HC_UNDO)) printf("u: undo. ");
    printf("You may type several keys in one line.\n");
}

void print_question(const dialogue *d, bool whole)
{
    text_asked a;
    char title[260];
    text_question(&a, &d->names, &d->view, &d->q);
    snprintf(title, sizeof title, "Question for %s: %s", d->s->host.rec.name[d->seat], a.title);
    putchar('\n');
    print_wrapped(title, "  ");
    if (a.why[0] && whole) print_wrapped(a.why, "");
    if (a.next[0] && whole) print_wrapped(a.next, "");
    print_answers(d, "");
}

/* ---- answers --------------------------------------------------------------------------------- */

static heard say_what_is_right(const char *words)
{
    printf("\"%s\" is not an answer here. Type the key of an answer, or the beginning of its words; ? is help.\n", words);
    return AGAIN;
}

static heard give(dialogue *d, int choice)
{
    hc_status status = session_answer(d->s, d->seat, choice);
    if (status == HC_OK) return TAKEN;
    char why[200];
    text_refusal(why, sizeof why, status, d->s->host.rec.setup.edition);
    print_wrapped(why, "");
    return AGAIN;
}

static heard give_slot(dialogue *d, const slot *s)
{
    session_promise(d->s, d->seat, &s->then);
    return give(d, s->o.choice);
}

/* One half of an answer of two parts: a plan, or half a tactic. The other may come with the next line. */
static heard give_part(dialogue *d, const slot *s)
{
    pick_part(d->slot, d->slots, (int)(s - d->slot));
    const int choice = plan_picked(d->slot, d->slots);
    if (choice >= 0) return give(d, choice);
    puts(s->o.choice < HC_PLAN_ROOM ? "And which half of a tactic?" : "And which plan?");
    return AGAIN;
}

static heard undo(dialogue *d, bool all)
{
    if (!slot_of(d, HC_UNDO)) {
        puts("There is nothing to undo.");
        return AGAIN;
    }
    for (int left = all ? d->q.picked : 1; left > 0; left--)
        if (session_answer(d->s, d->seat, HC_UNDO) != HC_OK) break;
    return TAKEN;
}

static heard pass(dialogue *d)
{
    if (slot_of(d, HC_PASS)) return give(d, HC_PASS);
    puts("You cannot pass here. Choose one of the answers.");
    return AGAIN;
}

static heard pass_and_not_again(dialogue *d)
{
    hc_table t;
    if (d->q.kind != HC_ASK_ACT || !slot_of(d, HC_PASS)) {
        puts("n is for questions about what you may use; this isn't one.");
        return AGAIN;
    }
    hc_read(&d->view, &t);
    d->s->asking.quiet[d->seat] = t.encounter;
    return pass(d);
}

/* What was suggested last, from the beginning, whatever is picked. */
static heard follow_advice(dialogue *d)
{
    for (int left = d->q.compound ? d->q.picked : 0; left > 0; left--) session_answer(d->s, d->seat, HC_UNDO);
    const slot *act = d->advice.count == 1 ? slot_of(d, d->advice.choice[0]) : NULL;
    if (act && act->then.kind == HC_ASK_SIDE) session_promise(d->s, d->seat, &act->then);      /* for one's own side */
    for (int i = 0; i < d->advice.count; i++)
        if (session_answer(d->s, d->seat, d->advice.choice[i]) != HC_OK) return TAKEN;      /* asked again as it stands now */
    int last = d->advice.count > 0 ? d->advice.choice[d->advice.count - 1] : HC_DONE;
    bool open = d->q.compound && (d->advice.count == 0 || !is_special_choice(last));
    if (open) session_answer(d->s, d->seat, HC_DONE);
    return TAKEN;
}

static heard press_enter(dialogue *d)
{
    if (d->advised) return follow_advice(d);
    if (slot_of(d, HC_DONE)) return give(d, HC_DONE);
    if (d->q.compound) printf("Pick more first: %d at least.\n", d->q.least);
    else puts("Type the key of an answer; ? for help.");
    return AGAIN;
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* The answer of a key; a capital letter on the table: as many as possible there. A number may have several digits. */
static const slot *slot_of_key(const dialogue *d, const char *word, bool *all)
{
    long long number;
    bool is_number = d->q.kind == HC_ASK_NUMBER && word[1] && read_number(word, &number);
    *all = false;
    for (int i = 0; i < d->slots; i++) {
        const slot *s = &d->slot[i];
        if (is_number && s->open && s->o.choice == number) return s;
        if (!word[1] && s->key == word[0] && is_listed(s)) return s;
    }
    for (int i = 0; i < d->slots && !word[1] && isupper((unsigned char)word[0]); i++) {
        *all = d->slot[i].on_table && d->slot[i].key == tolower((unsigned char)word[0]);
        if (*all) return &d->slot[i];
    }
    return NULL;
}

/* Takes a thing out of the draft: back to it, and what came after it again. */
static bool unpick(dialogue *d, int choice)
{
    hc_question q;
    hc_question_for(&d->s->host.game, d->seat, &q);
    int at = q.picked - 1;
    while (at >= 0 && q.pick[at] != choice) at--;
    if (at < 0) return false;
    for (int i = q.picked; i > at; i--) session_answer(d->s, d->seat, HC_UNDO);
    for (int i = at + 1; i < q.picked; i++) session_answer(d->s, d->seat, q.pick[i]);
    return true;
}

static bool press(dialogue *d, const slot *s, bool all)
{
    if (d->q.compound && !s->open && s->picks) return unpick(d, s->o.choice);
    bool any = false;
    session_promise(d->s, d->seat, &s->then);
    while (session_answer(d->s, d->seat, s->o.choice) == HC_OK) {
        any = true;
        if (!all || !d->q.compound) break;
    }
    return any;
}

/* "2 c", or one of the two. */
static heard press_parts(dialogue *d, const char *words)
{
    char copy[200], *rest = NULL;
    heard last = AGAIN;
    const slot *found[2] = { NULL, NULL };
    int n = 0;
    bool all;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok_r(copy, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
        const slot *s = slot_of_key(d, word, &all);
        if (!s || n == 2) return say_what_is_right(words);
        found[n++] = s;
    }
    if (n == 2) pick_part(d->slot, d->slots, (int)(found[0] - d->slot));
    if (n) last = give_part(d, found[n - 1]);
    return last;
}

/* "b 3": that target, or that side, with three ships. "3 +": three ships, from the fullest planets. */
static heard press_with_ships(dialogue *d, const char *words)
{
    char copy[200], *rest = NULL;
    long long ships;
    bool all;
    text_ships along;
    snprintf(copy, sizeof copy, "%s", words);
    const char *key = strtok_r(copy, " ,", &rest), *number = strtok_r(NULL, " ,", &rest), *more = strtok_r(NULL, " ,", &rest);
    const slot *s = key ? slot_of_key(d, key, &all) : NULL;
    if (!s || all || more || !number || !ships_along(d, s, &along)) return say_what_is_right(words);
    const bool of_number = is_of_number(d, s);
    ships = along.least;
    if (of_number ? strcmp(number, "+") != 0 : !read_number(number, &ships)) return say_what_is_right(words);
    if (ships < along.least || ships > along.most) {
        printf("From %d to %d.\n", along.least, along.most);
        return AGAIN;
    }
    const hc_question of = session_ships_of(&d->q, &s->then);
    session_send(d->s, d->seat, &of, (int)ships);
    const heard h = give_slot(d, s);
    if (h != TAKEN) session_send(d->s, d->seat, &d->q, 0);
    return h;
}

/* "c", or in a choice of several "a a d". All of it, or nothing. */
static heard press_keys(dialogue *d, const char *words)
{
    char copy[200], *rest = NULL;
    hc_question before = d->q;
    int count = 0;
    if (d->q.kind == HC_ASK_PLAN) return press_parts(d, words);
    if (!d->q.compound && strpbrk(words, " ,")) return press_with_ships(d, words);
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok_r(copy, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest), count++) {
        bool all;
        const slot *s = slot_of_key(d, word, &all);
        if (s && press(d, s, all)) continue;
        hc_question now;
        hc_question_for(&d->s->host.game, d->seat, &now);
        for (int i = 0; count > 0 && d->q.compound && i < now.picked; i++) session_answer(d->s, d->seat, HC_UNDO);
        for (int i = 0; count > 0 && d->q.compound && i < before.picked; i++) session_answer(d->s, d->seat, before.pick[i]);
        return say_what_is_right(words);
    }
    return TAKEN;
}

/* Is every word one character, or a number? */
static bool are_keys(const char *words)
{
    char copy[200], *rest = NULL;
    long long number;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok_r(copy, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest))
        if (word[1] && !read_number(word, &number)) return false;
    return true;
}

/* The one answer whose words begin like that. */
static heard give_words(dialogue *d, const char *words)
{
    const slot *match = NULL;
    int found = 0;
    for (int i = 0; i < d->slots; i++) {
        char label[LABEL];
        const slot *s = &d->slot[i];
        if (!s->open) continue;
        label_of(d, s, label);
        if (strcasecmp(label, words) == 0) return d->q.kind == HC_ASK_PLAN ? give_part(d, s) : give_slot(d, s);
        if (!is_listed(s) || strncasecmp(label, words, strlen(words)) != 0) continue;
        match = s;
        found++;
    }
    if (found == 1) return d->q.kind == HC_ASK_PLAN ? give_part(d, match) : give_slot(d, match);
    if (!found) return say_what_is_right(words);
    printf("%d answers begin with \"%s\"; type more of it, or its key.\n", found, words);
    return AGAIN;
}

static heard obey(dialogue *d, char letter, char *rest)
{
    switch (letter) {
    case '?': print_help(d); return AGAIN;
    case 's': print_advice(d); return AGAIN;
    case 'n': return pass_and_not_again(d);
    case 'w': print_question(d, true); return AGAIN;
    case 't': print_text(d, rest); return AGAIN;
    case 'p': print_table(d->s, d->seat); return AGAIN;
    case 'l': print_log(d, rest); return AGAIN;
    case 'r': print_totals(d); return AGAIN;
    case 'o': print_lines_options(d); return AGAIN;
    case '/': print_answers(d, rest); return AGAIN;
    case 'u': return undo(d, false);
    case '\033': return undo(d, true);
    case 'q': return LEAVING;
    default: return AGAIN;
    }
}

static bool is_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncasecmp(line, word, length) == 0 && (line[length] == ' ' || !line[length]);
}

heard hear(dialogue *d, char *words)
{
    words[strcspn(words, "\r\n")] = '\0';
    bool is_space = words[0] == ' ';
    while (isspace((unsigned char)*words)) words++;
    size_t length = strlen(words);
    while (length && isspace((unsigned char)words[length - 1])) words[--length] = '\0';
    if (length == 0) return is_space ? pass(d) : press_enter(d);
    bool goes_on = (words[1] == ' ' || !words[1]) && strchr("?snwtplro/u\033q", words[0]);
    if (!(length == 1 && words[0] == 's')) d->advised = false;
    if (goes_on && (length == 1 || strchr("tl/", words[0]))) return obey(d, words[0], words + 1 + strspn(words + 1, " "));
    if (is_word(words, "ask") || is_word(words, "talk")) {
        char *rest = strchr(words, ' ');
        (tolower((unsigned char)words[0]) == 'a' ? change_asking : change_talk)(d, rest ? rest + strspn(rest, " ") : words + length);
        return AGAIN;
    }
    if (strcasecmp(words, "help") == 0) return obey(d, '?', words);
    if (strcasecmp(words, "quit") == 0) return obey(d, 'q', words);
    if (strcasecmp(words, "pass") == 0 && slot_of(d, HC_PASS)) return pass(d);
    if (strcasecmp(words, "done") == 0 && d->q.compound) return press_enter(d);
    return are_keys(words) ? press_keys(d, words) : give_words(d, words);
}
