/* lines.h - strict reading of our text files: line by line, with a sentence for what is wrong. */
#ifndef LINES_H
#define LINES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { LINES_LONGEST = 512, LINES_WHY = 240 };

typedef enum line_kind { LINE, NO_LINE, BAD_LINE } line_kind;

typedef struct lines {
    FILE *in;
    size_t number;                   /* of the line in text[]                 */
    char text[LINES_LONGEST];        /* without the newline                   */
    char *why;                       /* LINES_WHY bytes                       */
} lines;

/* Writes "line 3: ..." into why. Always false. */
bool lines_refuse(lines *in, const char *format, ...) __attribute__((format(printf, 2, 3)));

line_kind lines_next_raw(lines *in);                     /* empty lines and comments, too */
line_kind lines_next(lines *in);
bool lines_need(lines *in, const char *wanted);          /* refuses at the end of the file */

/* The first line: "MAGIC FORMAT rules RULES". `what` says what the file should be; `rules` becomes a version that may be tried. */
bool lines_first(lines *in, const char *magic, const char *what, int format, int *rules);

char *word_rest(char *line, const char *key);            /* of "key rest"; NULL if the key is another */
char *word_cut(char **at);                               /* the first word, cut off; "" when there is none */
bool word_number(const char *word, unsigned long long most, unsigned long long *out);
bool word_hex(const char *word, size_t digits, uint64_t *out);
#endif
