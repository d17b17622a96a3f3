/* settings.h - what the readers of settings share. */
#ifndef SETTINGS_H
#define SETTINGS_H
#include "server/server.h"

/* A member that may be missing; false: it is something else, and why. */
bool read_flag(const json_t *m, const char *key, bool usual, bool *out, char why[SENTENCE]);
bool read_whole(const json_t *m, const char *key, int usual, int least, int most, int *out, char why[SENTENCE]);
bool read_word(const json_t *m, const char *key, const char **out, char why[SENTENCE]);
bool refuse(char why[SENTENCE], const char *format, ...) __attribute__((format(printf, 2, 3)));         /* false, with the reason */

bool read_one_off(const json_t *m, settings *out, bool from_store, char why[SENTENCE]);      /* one_off.c */
#endif
