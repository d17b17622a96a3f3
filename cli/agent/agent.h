/* agent.h - games in which other programs answer for some seats, over JSON lines (docs/PROTOCOL.md).
 *
 * An `outside` is another program at the end of two pipes. A `hosted` game is one in which it may
 * sit. A `house` keeps several such games going at once: `hypercone agent` with one program on its
 * own input and output, `hypercone ladder` with programs that it starts. Whoever is slow, dies or
 * sends nonsense is warned once a game and then loses the seat to a steady bot; the game goes on. */
#ifndef AGENT_H
#define AGENT_H
#include <stdatomic.h>
#include <sys/types.h>

#include "cli/cli.h"
#include "campaign/seeds.h"
#include "host/host.h"
#include "wire/json.h"

enum {
    AGENT_PROTOCOL = 2, AGENT_LINE = 65536, AGENT_TRIES = 2, AGENT_WHY = 240,
    AGENT_STRIKES = 3,                   /* seats lost in so many games in a row: it gets no more         */
    AGENT_BATCH = 1024,                  /* most games at a time                                          */
    AGENT_OUTSIDES = 16                  /* most programs at once                                         */
};

/* ---- what comes in (read.c) ------------------------------------------------------------- */

typedef enum heard { HEARD_NOTHING, HEARD_LINE, HEARD_TOO_LONG, HEARD_END } heard;

typedef struct ear {
    char buffer[AGENT_LINE];
    size_t begin, end;                   /* what has come and was not given out yet                      */
    bool ended, skipping;                /* skipping: the rest of a line that was too long               */
    size_t skipped;
} ear;

void ear_fill(ear *e, int fd);           /* once, when there is something to read */

/* The next line that has come whole, without its newline, good until the next call. HEARD_NOTHING: not yet. */
heard ear_line(ear *e, const char **line, size_t *length);

typedef struct agent_answer { long long id; bool whole; int count; int choice[HC_DRAFT]; } agent_answer;
bool read_agent_answer(const char *line, size_t length, agent_answer *a, char why[AGENT_WHY]);

/* ---- another program (pipe.c) -------------------------------------------------------------- */

/* Why a seat was lost. */
typedef enum fault { FAULT_LATE, FAULT_MALFORMED, FAULT_ILLEGAL, FAULT_GONE, FAULTS } fault;
extern const char *const FAULT_WORD[FAULTS];

/* Seats that went over to steady: counted together for all processes of one agent. */
typedef struct losses { unsigned long long seats, games, by[FAULTS]; char first[AGENT_WHY]; } losses;
void losses_add(losses *sum, const losses *more);
void losses_text(const losses *l, char *out, size_t size);   /* "2 seats in 1 game to the steady bot (...)" */

typedef struct outside {
    const char *command;                 /* run by sh; NULL: who sits at our own input and output        */
    int in, out;                         /* from it, to it                                               */
    pid_t pid;                           /* 0: not started, or not by us                                 */
    bool started, terse, rotates;        /* rotates: its seats differ from game to game                  */
    bool gone, deaf;                     /* it answers no more; it hears no more                         */
    char why_gone[AGENT_WHY];
    atomic_bool *out_of_play;            /* shared by all processes of an agent: one is gone, so all are */
    int patience;                        /* ms, -1: for ever                                             */
    double heard_at;                     /* when it last said something sensible                         */
    long long id;                        /* of the last question that it was asked                       */
    long long forfeit[64];               /* questions whose seat was lost: answers may still come        */
    int forfeits, strikes;
    losses lost;
    ear ear;
    js say;                              /* what it is to be told next                                   */
    size_t said;                         /* so much of it is on its way                                  */
} outside;

bool outside_start(outside *o);          /* false: said in why_gone                  */
void outside_push(outside *o);           /* writes as much as can be taken now       */
void outside_gone(outside *o, const char *why);
void outside_ended(outside *o, const char *otherwise);       /* one of its pipes came to an end: finds out why, if it can */
void outside_finish(outside *o);         /* tells it the rest, lets it end, sees to it that it does */

/* ---- games (house.c) --------------------------------------------------------------------------- */

struct house;
typedef struct hosted {
    struct house *home;
    game_host host;
    hc_setup setup;
    bot_spec spec[HC_SEATS];             /* who plays in seats that are no program's                     */
    bool keeps;                          /* its record is wanted                                         */
    long long number;                    /* from 1                                                       */
    bool playing, failed;
    outside *began[HC_SEATS];            /* whose seat it was at the beginning; NULL: a bot's             */
    outside *player[HC_SEATS];           /* who answers for it now                                       */
    char kind[HC_SEATS][RECORD_NAME];    /* what other players are told that a seat is                    */
    outside *asked;                      /* whose answer is awaited; NULL: nobody's                       */
    int seat;                            /* ... for this seat                                            */
    long long id;
    int wrong;                           /* bad answers to this question                                 */
    double asked_at;
    bool warned[HC_SEATS];
    uint8_t lost;                        /* mask of the seats that went over to steady ...               */
    char why_lost[HC_SEATS][AGENT_WHY];  /* ... and why                                                  */
    hc_events news[HC_SEATS];            /* terse: what the seat has not been told yet                   */
    bool deaf;                           /* not enough memory for that                                   */
} hosted;

typedef struct house {
    const game_options *options;
    long long games;                     /* how many are to be played                                    */
    outside **outside;                   /* all programs that may sit                                    */
    int outsides;
    hosted *slot;
    int slots;
    /* Sets up the next game: number, setup, spec, began, kind, keeps. false: there is none. */
    bool (*next)(struct house *h, hosted *t);
    void (*over)(struct house *h, hosted *t);
    void *ctx;
} house;

/* Plays until there is no further game or somebody wants to stop. */
void house_run(house *h);
void house_free(house *h);                 /* what the slots hold */

/* ---- what goes out (say.c) ---------------------------------------------------------------- */

void say_hello(const house *h, outside *o);
void say_game(const house *h, const hosted *t, outside *o);
void say_events(const house *h, hosted *t, const hc_events *ev);
void say_question(const house *h, hosted *t);
void say_error(const hosted *t, const char *why);
void say_handover(const hosted *t, outside *o, int seat);
void say_result(hosted *t, outside *o);
#endif
