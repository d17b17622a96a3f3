/* match.h - a game played by programs: bots, and seats that are answered from outside. */
#ifndef MATCH_H
#define MATCH_H
#include "bots/bots.h"
#include "hypercone/hypercone.h"

enum { MATCH_TURNS = 1000, MATCH_DECISIONS = 200000, MATCH_EVENTS = 512 };

typedef struct match {
    hc_game g;
    bot bots[HC_SEATS];
    hc_game seen[HC_SEATS];          /* the last view that a bot had: it says what cards are */
    bot_spec spec[HC_SEATS];
    uint8_t outside;                 /* mask of the seats that are answered from outside     */
    uint8_t listens;                 /* mask of the bots that learn from what happens        */
    uint32_t decisions;
    uint16_t turn;
    hc_status refused;               /* what a bot's answer met with; HC_OK: nothing        */
    uint64_t wanted[2];              /* kinds of events that `told` wants, a bit each; both 0: all */
    bool only_news;                  /* `told` need not know of answers that make nothing happen */
    /* Called for every answer that was taken; may be NULL. */
    void (*told)(void *ctx, const struct match *m, int seat, int choice, const hc_events *ev);
    void *ctx;
    hc_events heard;                 /* what happened since the last answer, in item[]      */
    hc_event item[MATCH_EVENTS];
} match;

/* Numbers drawn from a seed: the same on every machine, unrelated for neighbouring i. */
uint64_t seed_from(uint64_t seed, uint64_t i);

/* Begins a game. m->spec, m->outside, m->told, m->ctx, m->wanted and m->only_news are set by the caller before. */
hc_status match_begin(match *m, const hc_setup *s, int *seat);

/* From now on the bot m->spec[seat] answers for `seat`. */
void match_seat_bot(match *m, int seat, uint64_t seed);

/* Is there still something to be answered? false: over, too long (in turns, or in decisions: a
 * player that never makes up its mind), or a bot went wrong. */
bool match_goes_on(const match *m);
bool match_is_too_long(const match *m);

/* The seat whose turn it is to answer: the first of those asked. */
int match_seat(const match *m);

/* An answer from outside. Refusal changes nothing. */
hc_status match_answer(match *m, int seat, int choice);

/* Lets the bot of `seat` answer. */
void match_bot_answers(match *m, int seat);
#endif
