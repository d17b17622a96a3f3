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
    puts("Type the number of an answer, or the beginning of its words.\n"
         "  d        done, in a choice of several things      u   undo the last of them\n"
         "  p        pass, where one may pass                 b   what an experienced player would do\n"
         "  s        the state of the table                   l   the last lines of the log; l 100: more\n"
         "  t NAME   the text of an alien or card             r   the rules in short\n"
         "  ask      when I am asked about cards and powers   w   the question again\n"
         "  talk     on or off: what the bots say             ?   this help\n"
         "  q        save and leave");
    if (!text) return;
    if (text_phase_help(text, LONG_TEXT, t.edition, t.phase, 78)) puts(text);
    free(text);
}

void print_rules(const dialogue *d)
{
    char *text = malloc(LONG_TEXT);
    hc_table t;
    hc_read(&d->view, &t);
    if (text && text_rules(text, LONG_TEXT, t.edition, 78)) puts(text);
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

/* Attack, negotiate and the like have no sheet of their own. */
static bool print_kind(int edition, const char *name)
{
    char text[4000];
    for (int kind = 0; kind < HC_CARD_KINDS; kind++) {
        if (!is_same_name(name, hc_card_kind_name(kind)) || text_kind(text, sizeof text, edition, kind, 78) == 0) continue;
        puts(text);
        return true;
    }
    return false;
}

void print_text(const dialogue *d, const char *typed)
{
    hc_table t;
    hc_sheet_info info;
    hc_read(&d->view, &t);
    const char *name = entry_of(typed, t.edition);
    int sheet = hc_sheet_named(name);
    if (!sheet && print_kind(t.edition, name)) return;
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

void print_advice(const dialogue *d)
{
    coach_advice a;
    char text[1400];
    if (!session_suggest(d->s, d->seat, &a)) return;
    snprintf(text, sizeof text, "An experienced player would answer: %s. %s%s%s", a.text, a.follows, a.follows[0] ? " " : "", a.found);
    strip_marks(text);
    print_wrapped(text, "  ");
}

/* "talk" tells, "talk on" and "talk off" change. */
void change_talk(dialogue *d, const char *rest)
{
    bool on = strcasecmp(rest, "on") == 0, off = strcasecmp(rest, "off") == 0;
    if (on || off) d->s->no_talk = off;
    printf("What the bots say is %sshown.%s\n", d->s->no_talk ? "not " : "", on || off ? "" : " To change: talk on, talk off");
}

/* "ask" tells, "ask NAME always|matters|never" changes. */
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
    printf("Passed without asking so far: %d times. To change: ask NAME always, ask NAME matters, ask NAME never\n",
           d->s->asking.passed[d->seat]);
}
