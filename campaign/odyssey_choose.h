/* odyssey_choose.h - what the files that prepare a game of the campaign of Cosmic Odyssey share. */
#ifndef ODYSSEY_CHOOSE_H
#define ODYSSEY_CHOOSE_H
#include "campaign/odyssey.h"

enum { ODYSSEY_MOST = 64 };

typedef struct preparing {
    odyssey *o;
    odyssey_game *g;
    const odyssey_chooser *who;
    uint64_t draws;                          /* of the seed so far                               */
    uint16_t taken[ODYSSEY_MOST * 4];        /* aliens that were drawn and not kept              */
    int takens;
    bool mega;                               /* everybody plays two aliens                       */
} preparing;

int draw_number(preparing *p, int n);                        /* below n, by the seed */
const char *name_of_sheet(const odyssey *o, int sheet);
int ask_for_sheet(preparing *p, int seat, const char *what, const uint16_t sheet[], int n);
void tell_all(preparing *p, const char *format, const char *a, const char *b);

/* odyssey_ages.c */
bool is_playable(const hc_setup *s);                         /* the rules take this table */
bool add_age(const odyssey *o, hc_setup *s, int age);        /* what it brings besides its way to choose aliens; false: it cannot be played */
int ages_left(const preparing *p, int out[]);
int variant_bit(const preparing *p, const char *name);       /* -1: there is none */
void choose_age(preparing *p);

/* odyssey_aliens.c */
int coalition_size(const odyssey *o, int seat);
void join_coalition(odyssey *o, int seat, int alien);
void leave_coalition(odyssey *o, int seat, int at);
int draw_alien(preparing *p);
void acquire_aliens(preparing *p);                           /* as the age says */
void choose_to_play(preparing *p, int seat);
void choose_second(preparing *p, int seat);                 /* of two aliens each; where none fits the game draws one */
#endif
