/* story.h - the log: what each person, and everybody, was told. */
#ifndef STORY_H
#define STORY_H
#include "cli/session.h"

/* Adds the sentences of these events to every story, each as its reader may know them. */
void story_tell(session *s, const hc_event *event, size_t count);
/* The first line: of which temper the bots are. */
void story_introduce(session *s);

/* A bot says something about the events just told. */
void story_say(session *s, int speaker, const char *line, size_t events);
void story_drop_talk(session *s);
void story_free(session *s);

/* Names without the marks before them, for plain text. In place. */
void strip_marks(char *text);
#endif
