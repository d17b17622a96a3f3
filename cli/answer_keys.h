/* answer_keys.h - which key stands for which answer: the same on the screen and line by line. */
#ifndef ANSWER_KEYS_H
#define ANSWER_KEYS_H
#include "hypercone/hypercone.h"
#include "text/text.h"

/* An answer with its key. Things that are picked and cannot be picked again keep their place. */
typedef struct slot {
    hc_option o;
    int key;                            /* 0: only by list, or by its words           */
    bool on_table, open;                /* its key stands on the table; can be chosen now */
    int picks;
    text_follow_up then;                /* of an act that is said along with on whom; text "": nothing is */
} slot;

enum { SLOTS = HC_OPTIONS_MAX + HC_DRAFT };

/* Where a card stands in a hand, and its key among keys: by kind, then by value. */
int place_of_card(const hc_card_info *card);

/* Pass, done, undo and the like: no things that can be picked. */
bool is_special_choice(int choice);

/* The answers of a seat to its question, in the order in which they are shown; returns how many. `view`: as that seat sees the game. */
int answer_slots(slot out[SLOTS], const hc_game *game, const hc_game *view, const hc_question *q, int seat, const text_names *n);
/* The words of an answer, with what is said along. */
size_t slot_words(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const slot *s);

/* A plan and half a tactic are chosen together, but have a key each: cards first, then halves. What is picked of each kind stands in `picks`. */
void pick_part(slot item[], int count, int index);
void pick_parts_of(slot item[], int count, int choice);              /* those of a whole answer */
int  plan_picked(const slot item[], int count);                      /* the whole answer; -1: something is missing */

/* "Space", "Enter", or the character itself. */
void name_key(int key, char name[8]);
#endif
