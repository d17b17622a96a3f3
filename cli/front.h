/* front.h - the front ends of a game: the full screen, the dialogue by lines, and the story of bots. */
#ifndef FRONT_H
#define FRONT_H
#include "cli/session.h"

int screen_play(session *s, const play_options *o);
/* watch.c: a game that was read with session_watch, on the game's own screen. false: the terminal cannot show it. */
bool screen_watch(session *s, int viewer, bool open, long long at);      /* from answer `at` on */
int plain_play(session *s, const play_options *o);
int narrate(session *s, const play_options *o);      /* bots among themselves */

/* plain_table.c: the table in sentences, for who cannot or will not look at it. */
void print_table(const session *s, int viewer);
void print_duelists(const session *s, const hc_game *view, const hc_table *t, const text_names *n);      /* plain_duel.c */
void print_wrapped(const char *text, const char *indent);
#endif
