/* agent.h - a game in which another program answers for some seats, over JSON lines. */
#ifndef AGENT_H
#define AGENT_H
#include "cli/cli.h"
#include "wire/json.h"
#include "cli/match.h"

enum { AGENT_PROTOCOL = 1, AGENT_LINE = 65536, AGENT_TRIES = 3, AGENT_WHY = 240 };

/* ---- what comes in (agent_read.c) ------------------------------------------------------------- */

typedef enum heard { HEARD_LINE, HEARD_TOO_LONG, HEARD_NOTHING, HEARD_END, HEARD_STOP } heard;

typedef struct ear {
    char buffer[AGENT_LINE];
    size_t filled;
    bool ended;
} ear;

/* The next line, without its newline, in *line until the next call; patience in ms, -1: for ever. */
heard listen_for_line(ear *e, int patience, const char **line, size_t *length);

typedef struct agent_answer { long long id; bool whole; int count; int choice[HC_DRAFT]; } agent_answer;
bool read_agent_answer(const char *line, size_t length, agent_answer *a, char why[AGENT_WHY]);

/* ---- what goes out (agent_say.c) ---------------------------------------------------------------- */

typedef struct agent {
    game_options options;
    int games, game;                     /* how many, and which one (from 1)         */
    int patience;                        /* ms, -1: for ever                         */
    const char *save;
    match m;
    record rec;
    js j;
    ear ear;
    long long id;                        /* of the question that is asked            */
    int wrong;                           /* bad answers to it in a row               */
    bool handed_over[HC_SEATS];
    bool unheard;                        /* what we say arrives nowhere              */
    bool no_memory;                      /* the record could not grow                */
    double parts[HC_SEATS];              /* wins so far                              */
} agent;

void say_hello(agent *a);
void say_game(agent *a);
void say_events(agent *a, const hc_events *ev);
void say_question(agent *a, int seat);
void say_error(agent *a, int seat, const char *why);
void say_handover(agent *a, int seat);
void say_result(agent *a);
#endif
