/* host.h - one game in progress: the rules, the record, the bots, what people want to be asked, table talk.
 *
 * The loop around the engine, written once: docs/decisions/0012-one-host.md. A host takes answers, lets bots give theirs, and
 * tells one listener of everything that happens. What that listener makes of it (sentences, messages, figures, a commit) and
 * whom it shows what and when is no business of the host. It does no input or output and knows no clock. */
#ifndef HOST_H
#define HOST_H
#include "bots/bots.h"
#include "bots/talk.h"
#include "player/asking.h"
#include "store/record.h"

enum { HOST_EVENTS = 512 };          /* that one answer may bring about */

typedef struct game_host game_host;

/* Who gave an answer. */
typedef enum host_hand {
    HOST_BY_OUTSIDE,                 /* a person, or another program                                   */
    HOST_BY_BOT,                     /* the bot in the seat, or one that answers once for its person   */
    HOST_UNASKED,                    /* passed or used in a person's name, who does not want to be asked */
    HOST_BY_CLOCK                    /* the time for a deal is up                                      */
} host_hand;

/* One answer that was taken and what it brought about, or the beginning of the game. The game is as it is afterwards. */
typedef struct host_news {
    size_t number;                   /* of the answer, from 1; 0: the game begins. Of a pick that is forgotten: of the answer before it */
    int seat, choice;                /* at the beginning HC_NOBODY                                     */
    host_hand by;                    /* of an answer that is played again: as far as the seat tells    */
    bool replayed;                   /* it was told before, when it was given                          */
    bool ended_question;             /* false: one pick of several. Not said with only_news            */
    const hc_events *ev;
    int speaker;                     /* the bot that has something to say to it; HC_NOBODY: none       */
    const char *line;
} host_news;
typedef void host_told(void *ctx, const game_host *h, const host_news *n);

/* Words of a set of kinds of events, as in hc_events. */
enum { HEARD_WORDS = sizeof((hc_events *)0)->unwanted / sizeof(uint64_t) };

/* How a game is played here. All zero: bots play, nothing is kept, nobody listens. */
typedef struct host_ways {
    bool keeps;                      /* answers go into the record                                     */
    bool forgets_undone;             /* ... but no pick that was taken back before it was firm, nor its taking back */
    bool all_listen;                 /* also bots of seats that are answered from outside: they may sit in */
    bool talks;                      /* bots talk                                                      */
    bool searches_elsewhere;         /* a bot that searches does so in host_think; where it has to answer at once it is steady */
    asking *asking;                  /* what people want to be asked, begun by the caller; NULL: everything */
    const bot_spec *sits_in;         /* by seat, only to begin with: who may sit in for a person; NULL: steady */
    uint32_t most_turns, most_answers;       /* of games that nobody watches; 0: no limit              */
    uint64_t wanted[HEARD_WORDS];    /* kinds of events that `told` wants, a bit each; all 0: all      */
    bool only_news;                  /* `told` need not know of answers that make nothing happen       */
    host_told *told;                 /* may be NULL                                                    */
    void *ctx;
} host_ways;

/* Why no answer is taken any more. */
typedef enum host_state {
    HOST_GOES_ON, HOST_OVER,
    HOST_TOO_LONG,                   /* a limit of the ways                                            */
    HOST_NO_MEMORY,                  /* the next answer could not be written down: it was not taken    */
    HOST_STUCK                       /* a question to which no answer is legal: a fault of the rules   */
} host_state;

/* What went wrong although the game goes on. Whoever plays for figures counts such a game as failed; whoever plays with people
 * writes it down where it will be read. */
typedef struct host_fault {
    uint32_t count;
    size_t number;                   /* the first: after so many answers                               */
    int seat, choice;                /* ... this bot wanted this (choice -1: it had no answer)         */
    hc_status status;                /* ... and the rules said so                                      */
    size_t dropped;                  /* events for which there was no room, all in all                 */
} host_fault;

struct game_host {
    hc_game game;
    record rec;                      /* of the host from host_begin to host_end                        */
    host_ways ways;
    bot bots[HC_SEATS];
    uint8_t outside, listens;        /* masks of seats: answered from outside; whose bot hears all     */
    uint8_t people;                  /* ... that belong to people, whoever plays there now             */
    uint8_t loose;                   /* ... which may have picked some of several things               */
    bool began;                      /* there is a table to look at                                    */
    bool is_plain;                   /* answers are neither kept nor remembered                        */
    uint8_t stopped;                 /* host_state, as far as it does not follow from the game         */
    uint16_t turn;
    size_t count;                    /* answers taken                                                  */
    size_t firm;                     /* ... so many are written down where they stay; whoever does that says so here */
    uint32_t given[HC_SEATS];        /* ... of each seat                                               */
    hc_status refused;               /* why the last answer was not taken                              */
    host_fault fault;
    talk talk;
    char line[TALK_LINE];
    hc_events heard;
    hc_game seen[HC_SEATS];          /* the last view that each bot had: it says what cards are        */
    hc_event item[HOST_EVENTS];
};

/* Begins the game of a record, which it takes over: setup, names, players ("person" or a bot), and plays again whatever answers
 * it holds. false: why (refused: what the rules have against a new game), and only host_end may follow. */
bool host_begin(game_host *h, const record *rec, const host_ways *ways, char why[RECORD_WHY]);
void host_end(game_host *h);

host_state host_is(const game_host *h);
bool host_asks(const game_host *h, int seat);                /* somebody outside, who wants to be asked */

/* Sentences (say.c): why it cannot go on although it is not over; NULL: it can, or is over. What went wrong; false: nothing. */
const char *host_trouble(const game_host *h);
bool host_fault_text(const game_host *h, char out[], size_t room);

/* ---- answers from outside: taken, or refused and nothing has changed -------------------------------- */

typedef enum host_result { HOST_TAKEN, HOST_REFUSED, HOST_STOPPED } host_result;     /* h->refused says why; host_is says what */
host_result host_answer(game_host *h, int seat, int choice);
host_result host_answer_all(game_host *h, int seat, const int choice[], int count);  /* all picks, without the HC_DONE after them */
bool host_time_is_up(game_host *h, int seat);                /* for talks about a deal: the clock's answer. false: there is none */

/* ---- the others ----------------------------------------------------------------------------------------- */

/* The first seat that can go on by itself: a bot that is asked, or a person who would pass unasked. HC_NOBODY: whoever is
 * asked now has to answer from outside. `skip`: a mask of seats that are thought about elsewhere. */
int host_next(const game_host *h, unsigned skip);
void host_step(game_host *h, int seat);                      /* one answer of that seat                                   */
void host_clear_picks(game_host *h, int seat);               /* a choice of several begins anew: somebody else makes it   */
void host_bot_answers(game_host *h, int seat);               /* once, also for a seat that is answered from outside        */
int host_advance(game_host *h, size_t steps);                /* steps until somebody outside has to answer, who is returned;
                                                                HC_NOBODY: over, stopped, or so many steps (0: no limit)   */

/* A bot's thoughts in another thread: begun and ended in the host's own, thought anywhere. */
typedef struct host_thought {
    hc_game view;
    bot by;                          /* its spec may be changed before it thinks: less time, fewer threads */
    size_t number;
    int seat, choice[BOT_CHOICES], count;
} host_thought;
void host_think_begin(game_host *h, int seat, host_thought *t);
void host_think(host_thought *t);                            /* touches nothing but the thought           */
bool host_think_end(game_host *h, const host_thought *t);    /* false: the game is elsewhere, nothing has changed */

/* From now on this bot plays there (NULL: whoever is outside). A bot that was there keeps what it remembers if it is the
 * same. `own`: in its own name, in which it talks; a bot that sits in for a person does not. */
void host_seat(game_host *h, int seat, const bot_spec *spec, bool own);
#endif
