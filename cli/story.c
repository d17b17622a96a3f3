/* story.c - the log: what each person, and everybody, was told, in whole sentences. */
#include "cli/story.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SENTENCE = 640 };

static bool add_line(story *st, const char *text, size_t moment_number, int event, int kind)
{
    if (st->count == st->room) {
        size_t room = st->room ? st->room * 2 : 128;
        story_line *more = realloc(st->line, room * sizeof *more);
        if (!more) return false;
        st->line = more;
        st->room = room;
    }
    size_t length = strlen(text) + 1;
    char *copy = malloc(length);
    if (!copy) return false;
    memcpy(copy, text, length);
    st->line[st->count++] = (story_line){ copy, moment_number, event, (uint8_t)kind };
    return true;
}

static void tell_viewer(session *s, int viewer, const hc_event *event, size_t count)
{
    hc_game view;
    text_names names;
    story *st = &s->story[session_viewer_story(s, viewer)];
    hc_view(&s->host.game, viewer, &view);
    session_names(s, viewer, &names);
    hc_event seen[HOST_EVENTS];
    int number[HOST_EVENTS];
    size_t known = 0, taken;
    for (size_t i = 0; i < count; i++) {
        number[known] = (int)i;
        known += hc_event_for(&event[i], viewer, &seen[known]);
    }
    for (size_t i = 0; i < known; i += taken) {
        char sentence[SENTENCE];
        size_t length = text_event_run(sentence, sizeof sentence, &names, &view, &seen[i], known - i, &taken);
        if (length > 0) add_line(st, sentence, s->host.count, number[i + taken - 1], seen[i].kind);
    }
}

int session_viewer_story(const session *s, int viewer)
{
    return viewer >= 0 && viewer < HC_SEATS && s->person[viewer] ? viewer : PUBLIC_STORY;
}

void story_tell(session *s, const hc_event *event, size_t count)
{
    if (count == 0) return;
    for (int seat = 0; seat < s->host.rec.setup.players; seat++)
        if (s->person[seat]) tell_viewer(s, seat, event, count);
    tell_viewer(s, HC_NOBODY, event, count);
}

static void tell_all(session *s, const char *text, int event, int kind)
{
    for (int i = 0; i <= PUBLIC_STORY; i++)
        if (i == PUBLIC_STORY || s->person[i]) add_line(&s->story[i], text, s->host.count, event, kind);
}

void story_introduce(session *s)
{
    char text[SENTENCE] = "At the table:";
    size_t used = strlen(text);
    bool colourful = false;
    const char *between = " ";
    for (int seat = 0; seat < s->host.rec.setup.players; seat++) {
        const bool is_even = s->host.bots[seat].spec.temper == BOT_EVEN;
        const char *temper = session_temper(s, seat);
        if (!*temper) continue;
        if (is_even) temper = "even-tempered";
        colourful |= !is_even;
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%c%s, %s", between, TEXT_MARK + seat, s->host.rec.name[seat], temper);
        between = "; ";
    }
    snprintf(text + used, sizeof text - used, ".");
    if (colourful) tell_all(s, text, 0, HC_EV_GAME_BEGINS);
}

void story_say(session *s, int speaker, const char *line, size_t events)
{
    char text[SENTENCE];
    snprintf(text, sizeof text, "%c%s: \"%s\"", TEXT_MARK + speaker, s->host.rec.name[speaker], line);
    tell_all(s, text, (int)events - 1, STORY_TALK);
}

void story_drop_talk(session *s)
{
    for (int i = 0; i <= PUBLIC_STORY; i++) {
        story *st = &s->story[i];
        size_t kept = 0;
        for (size_t k = 0; k < st->count; k++) {
            if (st->line[k].kind == STORY_TALK) free(st->line[k].text);
            else st->line[kept++] = st->line[k];
        }
        st->count = kept;
    }
}

void story_free(session *s)
{
    for (int i = 0; i <= PUBLIC_STORY; i++) {
        for (size_t k = 0; k < s->story[i].count; k++) free(s->story[i].line[k].text);
        free(s->story[i].line);
        s->story[i] = (story){ 0 };
    }
}

void strip_marks(char *text)
{
    char *to = text;
    for (const char *from = text; *from; from++)
        if (*from < TEXT_MARK || *from >= TEXT_MARK + HC_SEATS) *to++ = *from;
    *to = '\0';
}
