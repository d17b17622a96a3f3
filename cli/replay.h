/* replay.h - a saved game as a story: sentences in the order in which they were told. */
#ifndef REPLAY_H
#define REPLAY_H
#include "cli/cli.h"

typedef struct tale_line { size_t decision; char *text; } tale_line;
typedef struct tale { tale_line *line; size_t count, room; bool no_memory; } tale;

/* Goes through the story by keys, on a terminal. Exit status. */
int step_through(const tale *t, size_t decisions);
#endif
