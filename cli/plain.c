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
#include "cli/plain.h"
#include "cli/stop.h"
#include "cli/story.h"

enum { ANSWERS_TOO_MANY = 200000, ANSWERS_A_SAVE = 200, CURTAIN_LINES = 40 };
typedef enum heard { AGAIN, TAKEN, LEAVING } heard;

/* ---- telling --------------------------------------------------------------------------------- */

void print_sentence(const char *text)
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

void label_option(const dialogue *d, const hc_option *o, char out[LABEL])
{
    text_option(out, LABEL, &d->names, &d->view, &d->q, o);
}

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
        label_option(d, &d->option[i], label);
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

/* ---- answers --------------------------------------------------------------------------------- */

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
        label_option(d, &d->option[i], label);
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
    case '?':
    case 'h': print_help(d); return AGAIN;
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
    case 'd':
        if (has_option(d, HC_DONE)) return give(d, HC_DONE);
        if (!d->q.compound) return say_what_is_right(d, whole);
        printf("Pick more first: %d at least.\n", d->q.least);
        return AGAIN;
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
    if (strncmp(words, "talk", 4) == 0 && (words[4] == ' ' || !words[4])) {
        change_talk(d, words + 4 + strspn(words + 4, " "));
        return AGAIN;
    }
    bool is_command = length == 1 || ((words[0] == 't' || words[0] == 'l') && words[1] == ' ');
    if (is_command) return obey(d, words[0], words + 1 + strspn(words + 1, " "), words);
    if (strcasecmp(words, "help") == 0 || strcasecmp(words, "quit") == 0)
        return obey(d, (char)tolower(words[0]), words, words);
    return give_words(d, words);
}

/* ---- the dialogue ---------------------------------------------------------------------------- */

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
    char why[RECORD_WHY];
    bool playing = true;
    if (!session_keep(s, o, why)) return failed("%s", why);
    if (s->save_trouble[0]) printf("NOT SAVED: %s\n", s->save_trouble);
    if (s->people == 1)
        for (int seat = 0; seat < s->rec.setup.players; seat++)
            if (s->person[seat]) d.seat = seat;
    puts("Type ? for help, r for the rules in short, t and a name for the text of an alien or card, q to save and leave.");
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
    char why[RECORD_WHY];
    if (!session_keep(s, o, why)) return failed("%s", why);
    bool searches = false;               /* then every answer takes a while, and is told as soon as it is there */
    for (int seat = 0; seat < s->rec.setup.players; seat++) searches |= bot_level_searches(s->bots[seat].spec.level);
    while (hc_asked(&s->game) && !stop_asked() && s->rec.count < ANSWERS_TOO_MANY) {
        session_advance(s, HC_NOBODY, searches ? 1 : ANSWERS_A_SAVE);
        if (!o->quiet) tell_news(&d, HC_NOBODY);
    }
    if (!o->quiet) tell_news(&d, HC_NOBODY);
    if (hc_asked(&s->game) && !stop_asked())
        return failed("nobody has won after %d answers; that is enough", ANSWERS_TOO_MANY);
    return EXIT_OK;
}
