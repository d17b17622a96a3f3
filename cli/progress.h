/* progress.h - a bar on the terminal for work that takes longer than two seconds. */
#ifndef PROGRESS_H
#define PROGRESS_H
#include <stdbool.h>
#include <stddef.h>

typedef struct progress { double started, shown; bool drawn, wanted; const char *things; } progress;

double seconds_now(void);                                       /* of a clock that never jumps */
void progress_begin(progress *p, const char *things);           /* "games" */
void progress_show(progress *p, size_t done, size_t all);       /* as often as you like */
void progress_end(progress *p);                                 /* wipes the line */
#endif
