/* story.h - the log: what each person, and everybody, was told. */
#ifndef STORY_H
#define STORY_H
#include "cli/session.h"

/* Adds the sentences of these events to every story, each as its reader may know them. */
void story_tell(session *s, const hc_event *event, size_t count);
void story_free(session *s);

/* Names without the marks before them, for plain text. In place. */
void strip_marks(char *text);
#endif
