/* plain.c - the game as a dialogue of lines, for screen readers and pipes; and the story of bots among themselves. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include "cli/front.h"
#include "cli/names.h"
#include "cli/stop.h"
#include "cli/story.h"

enum { LABEL = 200, LOG_LINES = 20, ANSWERS_TOO_MANY = 200000, CURTAIN_LINES = 40, LONG_TEXT = 24000 };
typedef enum heard { AGAIN, TAKEN, LEAVING } heard;

typedef struct dialogue {
    session *s;
    int seat;                           /* who is asked                        */
    hc_game view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int options;
    text_names names;
    size_t told[HC_SEATS + 1];          /* by story: lines that were printed   */
    int described[HC_SEATS];            /* the encounter in which a seat last heard the whole table */
    char *line;
    size_t room;
} dialogue;

/* ---- telling -------------------------------------------------------------------------------------------------- */

static void print_sentence(const char *text)
{
    char plain[1000];
    snprintf(plain, sizeof plain, "%s", text);
    strip_marks(plain);
    print_wrapped(plain, "  ");
}

static void tell_news(dialogue *d, int viewer)
{
    int which = session_viewer_story(d->s, viewer);
    const story *st = &d->s->story[which];
    for (size_t i = d->told[which]; i < st->count; i++) print_sentence(st->line[i].text);
    d->told[which] = st->count;
    fflush(stdout);
}

static bool is_listed(const dialogue *d, const hc_option *o)
{
    return !(d->q.kind == HC_ASK_REPLY && o->choice == HC_TIME_IS_UP) && o->choice != HC_UNDO && o->choice != HC_DONE;
}

static void label_of(const dialogue *d, const hc_option *o, char *out) { text_option(out, LABEL, &d->names, &d->view, &d->q, o); }

static bool has_option(const dialogue *d, int choice)
{
    for (int i = 0; i < d->options; i++)
        if (d->option[i].choice == choice) return true;
    return false;
}

static void take_question(dialogue *d)
{
    hc_view(&d->s->game, d->seat, &d->view);
    hc_question_for(&d->view, d->seat, &d->q);
    d->options = hc_options(&d->view, d->seat, d->option);
    session_names(d->s, d->seat, &d->names);
    d->names.marks = false;
}

static void print_options(const dialogue *d)
{
    int number = 0;
    for (int i = 0; i < d->options; i++) {
        char label[LABEL], help[400], line[700];
        if (!is_listed(d, &d->option[i])) continue;
        label_of(d, &d->option[i], label);
        size_t helps = text_option_help(help, sizeof help, &d->names, &d->view, &d->q, &d->option[i]);
        snprintf(line, sizeof line, helps ? "%d. %s: %s" : "%d. %s", ++number, label, help);
        print_wrapped(line, "   ");
    }
    if (!d->q.compound) return;
    char done[LABEL] = "";
    hc_option option = { .choice = HC_DONE };
    text_option(done, sizeof done, &d->names, &d->view, &d->q, &option);
    printf("%d picked (%d to %d). ", d->q.picked, d->q.least, d->q.most);
    if (has_option(d, HC_DONE)) printf("d: %s. ", done);
    if (has_option(d, HC_UNDO)) printf("u: undo. ");
    printf("Several numbers may stand in one line.\n");
}

static void print_question(const dialogue *d, bool whole)
{
    text_asked a;
    char title[260];
    text_question(&a, &d->names, &d->view, &d->q);
    snprintf(title, sizeof title, "Question for %s: %s", d->s->rec.name[d->seat], a.title);
    putchar('\n');
    print_wrapped(title, "  ");
    if (a.why[0] && whole) print_wrapped(a.why, "");
    if (a.next[0] && whole) print_wrapped(a.next, "");
    print_options(d);
}

/* ---- commands --------------------------------------------------------------------------------------------------- */

static void print_help(const dialogue *d)
{
    char *text = malloc(LONG_TEXT);
    hc_table t;
    hc_read(&d->view, &t);
    puts("Type the number of an answer, or the beginning of its words.\n"
         "  d        done, in a choice of several things      u   undo the last of them\n"
         "  p        pass, where one may pass                 b   what a steady player would do\n"
         "  s        the state of the table                   l   the last lines of the log; l 100: more\n"
         "  t NAME   the text of an alien or card             r   the rules in short\n"
         "  ask      when I am asked about cards and powers   w   the question again\n"
         "  ?        this help                                q   save and leave");
    if (!text) return;
    if (text_phase_help(text, LONG_TEXT, t.edition, t.phase, 78)) puts(text);
    free(text);
}

static void print_rules(const dialogue *d)
{
    char *text = malloc(LONG_TEXT);
    hc_table t;
    hc_read(&d->view, &t);
    if (text && text_rules(text, LONG_TEXT, t.edition, 78)) puts(text);
    free(text);
}

static void print_log(const dialogue *d, const char *rest)
{
    const story *st = &d->s->story[session_viewer_story(d->s, d->seat)];
    long long lines = LOG_LINES;
    if (*rest && (!read_number(rest, &lines) || lines < 1)) {
        puts("l takes a number of lines, as in: l 50");
        return;
    }
    size_t from = st->count > (size_t)lines ? st->count - (size_t)lines : 0;
    for (size_t i = from; i < st->count; i++) print_sentence(st->line[i].text);
}

static void print_text(const dialogue *d, const char *name)
{
    hc_table t;
    hc_sheet_info info;
    hc_read(&d->view, &t);
    int sheet = hc_sheet_named(name);
    if (!sheet || !hc_sheet(sheet, t.edition, &info)) {
        printf("There is no alien or card called \"%s\" in this edition. In this game:", name);
        for (int seat = 0; seat < t.players; seat++)
            if (hc_sheet(t.seat[seat].alien, t.edition, &info)) printf(" %s", info.name);
        puts(".");
        return;
    }
    char *text = malloc(LONG_TEXT);
    if (text && text_sheet(text, LONG_TEXT, t.edition, sheet, 78)) puts(text);
    free(text);
}

static void print_advice(const dialogue *d)
{
    int choice[BOT_CHOICES], n = session_suggest(d->s, d->seat, choice);
    printf("A steady player would answer:");
    for (int i = 0; i < n; i++) {
        char label[LABEL];
        hc_option o = { .choice = (int16_t)choice[i], .kind = d->q.kind, .thing = (uint8_t)(choice[i] & 255) };
        if (choice[i] == HC_DONE) snprintf(label, sizeof label, "done");
        else label_of(d, &o, label);
        printf("%s %s", i ? "," : "", label);
    }
    puts(n ? "." : " (no idea).");
}

static int mode_named(const char *word)
{
    static const char *const WORD[ASK_MODES] = { "matters", "always", "never" };
    for (int m = 0; m < ASK_MODES; m++)
        if (strcasecmp(word, WORD[m]) == 0) return m;
    return -1;
}

/* "ask" tells, "ask NAME always|matters|never" changes. */
static void change_asking(dialogue *d, char *rest)
{
    hc_table t;
    hc_sheet_info info;
    hc_read(&d->view, &t);
    char *last = strrchr(rest, ' ');
    int mode = last ? mode_named(last + 1) : -1, sheet = 0;
    if (mode >= 0) {
        *last = '\0';
        sheet = hc_sheet_named(rest);
    }
    if (sheet > 0 && sheet < ASKING_SHEETS && hc_sheet(sheet, t.edition, &info)) {
        d->s->asking.mode[d->seat][sheet] = (uint8_t)mode;
        printf("%s: asked %s.\n", info.name, ask_mode_name(mode));
        return;
    }
    for (sheet = 1; sheet < hc_sheet_count() && sheet < ASKING_SHEETS; sheet++)
        if (hc_sheet(sheet, t.edition, &info) && (!info.alien || sheet == t.seat[d->seat].alien))
            printf("  %s: %s\n", info.name, ask_mode_name(d->s->asking.mode[d->seat][sheet]));
    printf("Passed without asking so far: %d times. To change: ask NAME always, ask NAME matters, ask NAME never\n",
           d->s->asking.passed[d->seat]);
}

/* ---- answers ------------------------------------------------------------------------------------------------------ */

static const hc_option *option_numbered(const dialogue *d, long long number)
{
    for (int i = 0; i < d->options; i++)
        if (is_listed(d, &d->option[i]) && --number == 0) return &d->option[i];
    return NULL;
}

/* The one answer whose words begin like that; NULL: none or several. */
static const hc_option *option_worded(const dialogue *d, const char *words, int *found)
{
    const hc_option *match = NULL;
    *found = 0;
    for (int i = 0; i < d->options; i++) {
        char label[LABEL];
        if (!is_listed(d, &d->option[i])) continue;
        label_of(d, &d->option[i], label);
        if (strcasecmp(label, words) == 0) {
            *found = 1;
            return &d->option[i];
        }
        if (strncasecmp(label, words, strlen(words)) != 0) continue;
        match = &d->option[i];
        ++*found;
    }
    return *found == 1 ? match : NULL;
}

static heard say_what_is_right(const dialogue *d, const char *words)
{
    int listed = 0;
    for (int i = 0; i < d->options; i++) listed += is_listed(d, &d->option[i]);
    printf("\"%s\" is no answer to this question. ", words);
    if (listed) printf("Right would be a number from 1 to %d, or the beginning of an answer; ", listed);
    if (has_option(d, HC_DONE)) printf("d for done; ");
    puts("? for help.");
    return AGAIN;
}

static heard give(dialogue *d, int choice)
{
    hc_status status = session_answer(d->s, d->seat, choice);
    if (status == HC_OK) return TAKEN;
    char why[200];
    text_refusal(why, sizeof why, status, d->s->rec.setup.edition);
    print_wrapped(why, "");
    return AGAIN;
}

/* "3", or in a compound choice "1 1 4". All of it, or nothing. */
static heard give_numbers(dialogue *d, const char *words)
{
    char copy[200], *rest = NULL;
    int count = 0;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok_r(copy, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
        long long number;
        const hc_option *o = read_number(word, &number) ? option_numbered(d, number) : NULL;
        bool several = d->q.compound || count == 0;
        if (!o || !several || session_answer(d->s, d->seat, o->choice) != HC_OK) {
            for (; count > 0 && d->q.compound; count--) session_answer(d->s, d->seat, HC_UNDO);
            return say_what_is_right(d, words);
        }
        count++;
        if (o->choice == HC_WALK_AWAY || !d->q.compound) break;
    }
    return TAKEN;
}

static heard give_words(dialogue *d, const char *words)
{
    int found;
    const hc_option *o = option_worded(d, words, &found);
    if (o) return give(d, o->choice);
    if (found > 1) {
        printf("%d answers begin with \"%s\"; type more of it, or its number.\n", found, words);
        return AGAIN;
    }
    return say_what_is_right(d, words);
}

static heard obey(dialogue *d, char letter, char *rest, char *whole)
{
    switch (letter) {
    case '?': case 'h': print_help(d); return AGAIN;
    case 's': print_table(d->s, d->seat); return AGAIN;
    case 'l': print_log(d, rest); return AGAIN;
    case 't': print_text(d, rest); return AGAIN;
    case 'r': print_rules(d); return AGAIN;
    case 'w': print_question(d, true); return AGAIN;
    case 'b': print_advice(d); return AGAIN;
    case 'q': return LEAVING;
    case 'u':
        if (has_option(d, HC_UNDO)) return give(d, HC_UNDO);
        puts("There is nothing to undo.");
        return AGAIN;
    case 'd': return has_option(d, HC_DONE) ? give(d, HC_DONE) : say_what_is_right(d, whole);
    case 'p': return has_option(d, HC_PASS) ? give(d, HC_PASS) : say_what_is_right(d, whole);
    default: return say_what_is_right(d, whole);
    }
}

static heard hear(dialogue *d, char *words)
{
    while (isspace((unsigned char)*words)) words++;
    size_t length = strlen(words);
    while (length && isspace((unsigned char)words[length - 1])) words[--length] = '\0';
    if (length == 0) {
        puts("Type the number of an answer; ? for help.");
        return AGAIN;
    }
    if (isdigit((unsigned char)words[0])) return give_numbers(d, words);
    if (strncmp(words, "ask", 3) == 0 && (words[3] == ' ' || !words[3])) {
        change_asking(d, words + 3 + strspn(words + 3, " "));
        return AGAIN;
    }
    bool is_command = length == 1 || ((words[0] == 't' || words[0] == 'l') && words[1] == ' ');
    if (is_command) return obey(d, words[0], words + 1 + strspn(words + 1, " "), words);
    if (strcasecmp(words, "help") == 0 || strcasecmp(words, "quit") == 0) return obey(d, (char)tolower(words[0]), words, words);
    return give_words(d, words);
}

/* ---- the dialogue --------------------------------------------------------------------------------------------------- */

static bool read_line(dialogue *d)
{
    printf("> ");
    fflush(stdout);
    ssize_t n = getline(&d->line, &d->room, stdin);
    bool echoed = isatty(STDIN_FILENO);
    if (n >= 0 && !echoed) printf("%s", d->line);
    return n >= 0 && !stop_asked();
}

static bool draw_curtain(dialogue *d, int seat)
{
    for (int i = 0; i < CURTAIN_LINES && isatty(STDOUT_FILENO); i++) putchar('\n');
    printf("\nPass the screen to %s. Enter when only %s is looking.\n", d->s->rec.name[seat], d->s->rec.name[seat]);
    return read_line(d);
}

/* Until the question is answered; false: leaving. */
static bool ask(dialogue *d)
{
    hc_table t;
    take_question(d);
    hc_read(&d->view, &t);
    if (d->described[d->seat] != t.encounter) {
        putchar('\n');
        print_table(d->s, d->seat);
        d->described[d->seat] = t.encounter;
    }
    print_question(d, d->q.picked == 0);
    heard h = AGAIN;
    while (h == AGAIN) {
        if (!read_line(d)) return false;
        h = hear(d, d->line);
    }
    if (d->s->save_trouble[0]) printf("NOT SAVED: %s\n", d->s->save_trouble);
    return h == TAKEN;
}

int plain_play(session *s, const play_options *o)
{
    dialogue d = { .s = s, .seat = HC_NOBODY };
    bool playing = true;
    if (s->people == 1)
        for (int seat = 0; seat < s->rec.setup.players; seat++)
            if (s->person[seat]) d.seat = seat;
    while (playing) {
        int next = session_advance(s, d.seat, 0);
        bool alone = s->people == 1, same = next == d.seat;
        if (alone || same || next == HC_NOBODY) tell_news(&d, d.seat);
        if (next == HC_NOBODY) break;
        if (!same && !alone && !o->no_curtain) playing = draw_curtain(&d, next);
        d.seat = next;
        if (playing) tell_news(&d, next);
        playing = playing && ask(&d);
    }
    free(d.line);
    putchar('\n');
    return EXIT_OK;
}

int narrate(session *s, const play_options *o)
{
    dialogue d = { .s = s, .seat = HC_NOBODY };
    while (hc_asked(&s->game) && !stop_asked() && s->rec.count < ANSWERS_TOO_MANY) {
        session_advance(s, HC_NOBODY, 1);
        if (!o->quiet) tell_news(&d, HC_NOBODY);
    }
    if (!o->quiet) tell_news(&d, HC_NOBODY);
    if (hc_asked(&s->game) && !stop_asked()) return failed("nobody has won after %d answers; that is enough", ANSWERS_TOO_MANY);
    return EXIT_OK;
}
