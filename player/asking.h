/* asking.h - when a person wants to be asked about a power or card that may be used. */
#ifndef ASKING_H
#define ASKING_H
#include "hypercone/hypercone.h"

typedef enum ask_mode { ASK_WHEN_IT_MATTERS, ASK_EVERY_TIME, ASK_NEVER, ASK_USES, ASK_MODES } ask_mode;

enum { ASKING_SHEETS = HC_SHEETS };

typedef struct asking {
    uint8_t mode[HC_SEATS][ASKING_SHEETS];      /* ask_mode by seat and sheet                     */
    uint16_t declined[HC_SEATS][ASKING_SHEETS]; /* in which encounter it was last declined        */
    uint8_t after_reveal[HC_SEATS][ASKING_SHEETS];  /* ... and whether after the cards were turned up */
    uint16_t acts_then[HC_SEATS][ASKING_SHEETS];    /* ... and how many acts there had been         */
    uint16_t used[HC_SEATS][ASKING_SHEETS];     /* in which encounter it was last used unasked    */
    uint8_t used_in[HC_SEATS][ASKING_SHEETS];   /* ... and in which window                        */
    uint16_t acts;                              /* powers used and cards played so far            */
    uint16_t quiet[HC_SEATS];                   /* the encounter in which the seat wants no more windows */
    uint16_t passed[HC_SEATS];                  /* how often it was passed without asking         */
} asking;

const char *ask_mode_name(int mode);
int ask_mode_named(const char *word);                /* "always", "matters", "never", "use"; -1: none of them */

/* The same wish for everything that the seat may ever hold. */
void ask_about_everything(asking *a, int seat, ask_mode mode);

/* May this question be answered with a pass without asking the person? */
bool may_pass_unasked(const asking *a, const hc_game *view, int seat);

/* What the person always uses, where it can be used and nothing else has to be asked: its choice, once a window; -1: nothing. */
int used_unasked(const asking *a, const hc_game *view, int seat);
void note_used(asking *a, const hc_game *view, int seat, int choice);

/* Remembers what was declined, so that "when it matters" need not ask again at once. */
void note_declined(asking *a, const hc_game *view, int seat);

/* Something was used or played: what was declined before may be worth a thought again. */
void note_act(asking *a, const hc_event *e);

/* The sheets that the seat could use now, at most `room`; returns how many. */
int usable_now(const hc_game *view, int seat, int sheet[], int room);
#endif
