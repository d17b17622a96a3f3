/* plain_commands.c - what can be asked in the dialogue by lines besides answering: help, texts, log, advice. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "cli/front.h"
#include "cli/names.h"
#include "cli/plain.h"
#include "cli/story.h"

enum { LOG_LINES = 20, LONG_TEXT = 24000 };

void print_help(const dialogue *d)
{
    char *text = malloc(LONG_TEXT);
    hc_table t;
    hc_read(&d->view, &t);
    puts("The keys are those of the screen; after each line comes Enter.\n"
         "  1 2 a b  give the answer of that key, or pick it; the beginning of its words\n"
         "           does the same\n"
         "  A B      among several: as many as possible from or to there\n"
         "  Enter    an empty line: done, in a choice of several; or what was suggested\n"
         "  Space    a space alone: pass, where you may\n"
         "  u        undo the last pick; Esc undoes all\n"
         "  s        what an experienced player would do; Enter then does it\n"
         "  n        pass, and ask nothing of this kind until the next encounter\n"
         "  w        why am I asked, and what happens next\n"
         "  /        all answers again; / and a word: those with it\n"
         "  t NAME   the text of an alien, card or step; t rules: the rules in short\n"
         "  p        the players and the table\n"
         "  l        the last lines of the log; l 100: more\n"
         "  r        the last totals\n"
         "  o        when I am asked, and whether bots talk\n"
         "  ?        this help\n"
         "  q        save and leave");
    if (!text) return;
    if (text_phase_help(text, LONG_TEXT, t.edition, t.phase, 78)) puts(text);
    free(text);
}

void print_log(const dialogue *d, const char *rest)
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

/* From the cards that were turned up last to what came of them. */
void print_totals(const dialogue *d)
{
    const story *st = &d->s->story[session_viewer_story(d->s, d->seat)];
    size_t end = st->count;
    while (end > 0 && st->line[end - 1].kind != HC_EV_OUTCOME) end--;
    if (!end) {
        puts("No outcome has been settled since you sat down.");
        return;
    }
    size_t from = end - 1;
    while (from > 0 && st->line[from - 1].kind != HC_EV_CARD_DOWN && st->line[from - 1].kind != HC_EV_ENCOUNTER &&
           st->line[from - 1].kind != HC_EV_TURN)
        from--;
    for (; from < end; from++) print_sentence(st->line[from].text);
}

/* The rules, the steps, and attack, negotiate and the like have no sheet of their own. */
static bool print_page(int edition, const char *name)
{
    char *text = malloc(LONG_TEXT);
    size_t length = 0;
    if (text && is_same_name(name, "rules")) length = text_rules(text, LONG_TEXT, edition, 78);
    for (int kind = 0; text && !length && kind < HC_CARD_KINDS; kind++)
        if (is_same_name(name, hc_card_kind_name(kind))) length = text_kind(text, LONG_TEXT, edition, kind, 78);
    for (int phase = 0; text && !length && phase < HC_PHASE_COUNT; phase++)
        if (*text_phase(edition, phase) && is_same_name(name, text_phase(edition, phase)))
            length = text_step_help(text, LONG_TEXT, edition, text_phase_number(edition, phase), 78);
    if (length) puts(text);
    free(text);
    return length > 0;
}

void print_text(const dialogue *d, const char *typed)
{
    hc_table t;
    hc_sheet_info info;
    hc_read(&d->view, &t);
    const char *name = entry_of(typed, t.edition);
    int sheet = hc_sheet_named(name);
    if (!sheet && print_page(t.edition, name)) return;
    if (!sheet || !hc_sheet(sheet, t.edition, &info)) {
        printf("There is no alien, card or step called \"%s\" in this edition. In this game:", name);
        for (int seat = 0; seat < t.players; seat++)
            if (hc_sheet(t.seat[seat].alien, t.edition, &info)) printf(" %s", info.name);
        puts(".");
        return;
    }
    char *text = malloc(LONG_TEXT);
    if (text && text_sheet(text, LONG_TEXT, t.edition, sheet, 78)) puts(text);
    free(text);
}

void print_advice(dialogue *d)
{
    const coach_advice *a = &d->advice;
    char text[1400];
    d->advised = session_suggest(d->s, d->seat, &d->advice);
    if (!d->advised) {
        puts("There is no suggestion for this question.");
        return;
    }
    snprintf(text, sizeof text, "An experienced player would answer: %s. %s", a->text, a->why);
    strip_marks(text);
    print_wrapped(text, "  ");
    puts("Enter does it.");
}

/* "talk" tells, "talk on" and "talk off" change. */
void change_talk(dialogue *d, char *rest)
{
    bool on = strcasecmp(rest, "on") == 0, off = strcasecmp(rest, "off") == 0;
    if (on || off) d->s->no_talk = off;
    printf("What the bots say is %sshown.%s\n", d->s->no_talk ? "not " : "", on || off ? "" : " To change: talk on, talk off");
}

/* "ask" tells, "ask NAME always|matters|never|use" changes. */
void change_asking(dialogue *d, char *rest)
{
    hc_table t;
    hc_sheet_info info;
    hc_read(&d->view, &t);
    char *last = strrchr(rest, ' ');
    int mode = last ? ask_mode_named(last + 1) : -1, sheet = 0;
    if (mode >= 0) {
        *last = '\0';
        sheet = hc_sheet_named(rest);
    }
    if (sheet > 0 && sheet < ASKING_SHEETS && hc_sheet(sheet, t.edition, &info)) {
        d->s->asking.mode[d->seat][sheet] = (uint8_t)mode;
        session_save(d->s);
        printf("%s: asked %s.\n", info.name, ask_mode_name(mode));
        return;
    }
    for (sheet = 1; sheet < hc_sheet_count() && sheet < ASKING_SHEETS; sheet++)
        if (hc_sheet(sheet, t.edition, &info) && (!info.alien || sheet == t.seat[d->seat].alien))
            printf("  %s: %s\n", info.name, ask_mode_name(d->s->asking.mode[d->seat][sheet]));
    printf("Answered without asking so far: %d times. To change: ask NAME always, ask NAME matters, ask NAME never, ask NAME use\n",
           d->s->asking.passed[d->seat]);
}

void print_lines_options(dialogue *d)
{
    char nothing[] = "";
    change_asking(d, nothing);
    change_talk(d, nothing);
}
