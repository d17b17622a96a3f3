/* promises.h - what the engine promises of any game in the middle of any question. */
#ifndef PROMISES_H
#define PROMISES_H
#include "tests/property/games.h"

/* Views hide and suffice, determinised views agree and can be played on. */
void check_views(const hc_game *g, noise *n, bool play_on);
/* Wrong answers are refused and change nothing. */
void check_refusals(const hc_game *g, noise *n);
/* Simultaneous answers may arrive in any order. Returns whether there were any. */
bool check_order(const hc_game *g, noise *n);
/* Which card is taken at random tells an onlooker nothing of what was not. */
void check_secret_take(const hc_game *g, noise *n);
/* A compound choice in one go is the same as step by step. */
void check_all_at_once(const hc_game *g, noise *n);
#endif
