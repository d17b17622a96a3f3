/* ladder.h - how strong bots and other programs are against each other: who meets whom, what came of it, and ratings. */
#ifndef LADDER_H
#define LADDER_H
#include "cli/agent/agent.h"
#include "cli/cli.h"
#include "cli/figures.h"

enum { LADDER_BOTS = AGENT_OUTSIDES, LADDER_NAME = 56, LADDER_JOBS = 256 };

typedef struct ladder_bot {
    char name[LADDER_NAME], kind[LADDER_NAME - 16];      /* kind: without the number that tells equals apart */
    bot_spec spec;
    char *command;                           /* of another program; NULL: a bot of ours          */
    atomic_bool out_of_play;                 /* a process of it is gone                          */
} ladder_bot;

/* ---- who meets whom (ladder_plan.c) --------------------------------------------------------- */

/* A mix is a set of players at one table: a list of bots, rising, some of them perhaps several times. */
typedef struct ladder_plan {
    uint64_t seed;
    int bots, players, mixes;
    uint8_t (*mix)[HC_SEATS];                /* in the order in which they meet                  */
} ladder_plan;

/* Every set of `players` of the bots; with fewer bots than seats every bot sits at every table, and the seats left
 * over are shared out in all ways. false: not enough memory. */
bool ladder_plan_all(ladder_plan *p, int bots, int players, uint64_t seed);
/* Bot 0 alone among bots 1. */
bool ladder_plan_one(ladder_plan *p, int players, uint64_t seed);
void ladder_plan_free(ladder_plan *p);

/* Who sits where in game i; returns which mix it is. Games i, i + mixes, i + 2 * mixes ... are the same mix, turned by
 * one seat each time; after a whole turn the order is drawn anew. */
int ladder_seating(const ladder_plan *p, uint64_t i, uint8_t who[HC_SEATS]);

/* ---- ratings (ladder_rate.c) ------------------------------------------------------------------ */

/* What came of the games of one mix. */
typedef struct ladder_mix { uint64_t games; uint64_t parts[LADDER_BOTS]; } ladder_mix;   /* parts in 840ths, by bot */

typedef struct ladder_rating { double points, low, high; } ladder_rating;

/* The strengths under which what happened is most likely, if each seat wins with a chance in proportion to its
 * strength, as points of 400 for a factor of ten; `anchor` has 0. With 95 % intervals of the distance to it. */
void ladder_rate(const ladder_plan *p, const ladder_mix mix[], int anchor, ladder_rating out[]);

/* ---- a run --------------------------------------------------------------------------------------- */

typedef struct ladder_figures {
    uint64_t played, won, too_long, refused, flagged;    /* flagged: in which steady took over a seat */
    ladder_mix *mix;
    win_share share[LADDER_BOTS];            /* by seats                                         */
    win_share clean[LADDER_BOTS];            /* of seats that it kept to the end                 */
    losses lost[LADDER_BOTS];
} ladder_figures;

typedef struct ladder_run {
    game_options options;
    ladder_bot bot[LADDER_BOTS];
    int bots, jobs, batch, patience;
    bool one, terse;                         /* one: bot 0 alone among bots 1                    */
    int at_least;                            /* per cent; 0: not asked                           */
    uint64_t games;
    ladder_plan plan;
    ladder_figures f;
    double seconds;
} ladder_run;

typedef struct ladder_wish { bool json; const char *out; FILE *file; } ladder_wish;

/* Who is counted as a winner, as seats: nobody whose seat was handed over. */
unsigned ladder_winners(unsigned won, unsigned lost, int players);
bool ladder_play(ladder_run *run);           /* false: no thread could be started, said */

/* ---- what it says (ladder_report.c) ---------------------------------------------------------------- */

typedef enum ladder_verdict { VERDICT_NONE, VERDICT_YES, VERDICT_OPEN, VERDICT_NO } ladder_verdict;
ladder_verdict ladder_judge(const ladder_run *run);

bool ladder_is_rated(const ladder_run *run, int i);    /* did it keep a seat to the end once? */
int ladder_anchor(const ladder_run *run);    /* the random bot, or the first that is rated */
bool ladder_repeatable(const ladder_run *run);
void ladder_print(const ladder_run *run, FILE *out);
void ladder_json(const ladder_run *run, bool with_timing, js *j);
#endif
