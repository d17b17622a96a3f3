/* plain.h - what the parts of the dialogue by lines share. */
#ifndef PLAIN_H
#define PLAIN_H
#include "cli/answer_keys.h"
#include "cli/session.h"

enum { LABEL = 200 };

typedef enum heard { AGAIN, TAKEN, LEAVING } heard;

typedef struct dialogue {
    session *s;
    int seat;                           /* who is asked                        */
    hc_game view;
    hc_question q;
    slot slot[SLOTS];                   /* its answers                         */
    int slots;
    bool advised;                       /* Enter does what was suggested       */
    coach_advice advice;
    text_names names;
    size_t told[HC_SEATS + 1];          /* by story: lines that were printed   */
    int described[HC_SEATS];            /* the encounter in which a seat last heard the whole table */
    char *line;
    size_t room;
} dialogue;

void print_sentence(const char *text);

/* plain_answer.c: the question, and a line that was typed. */
void take_lines_question(dialogue *d);
void print_question(const dialogue *d, bool whole);
void print_answers(const dialogue *d, const char *filter);   /* "": all of them */
heard hear(dialogue *d, char *words);

/* plain_commands.c: what can be asked besides answering. */
void print_help(const dialogue *d);
void print_log(const dialogue *d, const char *lines);
void print_totals(const dialogue *d);
void print_text(const dialogue *d, const char *name);
void print_advice(dialogue *d);
void print_lines_options(dialogue *d);
void change_asking(dialogue *d, char *words);
void change_talk(dialogue *d, char *words);
#endif
