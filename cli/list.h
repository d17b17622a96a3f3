/* list.h - what the parts of `hypercone list` share. */
#ifndef LIST_H
#define LIST_H
#include "cli/cli.h"
#include "wire/catalogue.h"

typedef struct lister { int edition; bool json; js j; } lister;
void list_questions(lister *l);          /* list_questions.c */
#endif
