/* plain.c - the game as a dialogue of lines, for screen readers and pipes; and the story of bots among themselves. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "cli/front.h"
#include "cli/plain.h"
#include "cli/stop.h"
#include "cli/story.h"

enum { ANSWERS_TOO_MANY = 200000, ANSWERS_A_SAVE = 200, CURTAIN_LINES = 40 };

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
    printf("\nPass the screen to %s. Enter when only %s is looking.\n", d->s->host.rec.name[seat], d->s->host.rec.name[seat]);
    return read_line(d);
}

/* Until the question is answered; false: leaving. */
static bool ask(dialogue *d)
{
    hc_table t;
    take_lines_question(d);
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
        if (host_trouble(&d->s->host)) return true;      /* nobody need be asked any more */
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
        for (int seat = 0; seat < s->host.rec.setup.players; seat++)
            if (s->person[seat]) d.seat = seat;
    puts("Type ? for help, s and then Enter to do what an experienced player would, t and a name for the text of anything, q to save and leave.");
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
    for (int seat = 0; seat < s->host.rec.setup.players; seat++) searches |= bot_level_searches(s->host.bots[seat].spec.level);
    while (host_is(&s->host) == HOST_GOES_ON && !stop_asked() && s->host.count < ANSWERS_TOO_MANY) {
        session_advance(s, HC_NOBODY, searches ? 1 : ANSWERS_A_SAVE);
        if (!o->quiet) tell_news(&d, HC_NOBODY);
    }
    if (!o->quiet) tell_news(&d, HC_NOBODY);
    if (host_is(&s->host) == HOST_GOES_ON && !stop_asked())
        return failed("nobody has won after %d answers; that is enough", ANSWERS_TOO_MANY);
    return EXIT_OK;
}
