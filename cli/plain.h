/* plain.h - what the parts of the dialogue by lines share. */
#ifndef PLAIN_H
#define PLAIN_H
#include "cli/session.h"

enum { LABEL = 200 };

typedef struct dialogue {
    session *s;
    int seat;                           /* who is asked                        */
    hc_game view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int options;
    text_names names;
    size_t told[HC_SEATS + 1];          /* by story: lines that were printed   */
    int described[HC_SEATS];            /* the encounter in which a seat last heard the whole table */
    char *line;
    size_t room;
} dialogue;

void print_sentence(const char *text);
void label_option(const dialogue *d, const hc_option *o, char out[LABEL]);

/* plain_commands.c: what can be asked besides answering. */
void print_help(const dialogue *d);
void print_rules(const dialogue *d);
void print_log(const dialogue *d, const char *lines);
void print_text(const dialogue *d, const char *name);
void print_advice(const dialogue *d);
void change_asking(dialogue *d, char *words);
void change_talk(dialogue *d, const char *words);
#endif
