/* bots.h - players that are programs. They see their seat's view and its events, nothing else. */
#ifndef BOTS_H
#define BOTS_H
#include "hypercone/hypercone.h"

/* Gentle and middling play as steady with human mistakes, sharp is sage with the time of a person. Behind BOT_LEVELS stand opponents that
 * measurements need: they can be named, but nobody is offered them. */
typedef enum bot_level {
    BOT_RANDOM, BOT_STEADY, BOT_SAGE, BOT_GENTLE, BOT_MIDDLING, BOT_SHARP, BOT_LEVELS,
    BOT_HAGGLER = BOT_LEVELS, BOT_READER, BOT_LEVELS_END
} bot_level;

/* Temperaments: how a bot leans where the odds leave room. See bots/temper.c. */
typedef enum bot_temper {
    BOT_EVEN, BOT_CAUTIOUS, BOT_GREEDY, BOT_VENGEFUL, BOT_LOYAL, BOT_RECKLESS, BOT_SCHEMING, BOT_TEMPERS
} bot_temper;

/* Who plays: LEVEL[:BUDGET[:THREADS]][/TEMPER], as in steady, sage:400ms, sage:2000:2/vengeful. The budget of
 * one decision is in playouts, or, with "ms", in milliseconds. limit_ms, which has no words: however many playouts
 * are left, it thinks no longer; 0: as long as they take. */
typedef struct bot_spec { uint8_t level, temper, threads; bool in_time; uint32_t budget, limit_ms; } bot_spec;
enum { BOT_NAME = 24, BOT_WHY = 160, BOT_BUDGET_MAX = 1000000, BOT_THREADS_MAX = 16 };

bool bot_spec_read(const char *text, bot_spec *out, char why[BOT_WHY]);  /* false: why it is none */
void bot_spec_write(const bot_spec *s, char out[BOT_NAME]);              /* the shortest text that reads as it */
const char *bot_temper_name(int temper);
const char *bot_temper_about(int temper);                    /* one line for people */
int bot_temper_named(const char *name);                      /* -1: no such temperament */

/* What a steady bot remembers of a game. */
enum { BOT_KEEPS = 48 };
typedef struct bot_memory { uint8_t grudge[HC_SEATS], favour[HC_SEATS], memory[BOT_KEEPS]; } bot_memory;

typedef struct bot {
    uint64_t rng;                       /* PCG: the same seed plays the same game            */
    bot_spec spec;
    uint8_t seat;
    uint8_t grudge[HC_SEATS];           /* what it remembers of the others in this game      */
    uint8_t favour[HC_SEATS];
    uint8_t memory[BOT_KEEPS];          /* whatever a level keeps between its decisions      */
    bot_memory other[HC_SEATS];         /* of a bot that searches: what it takes the others to remember */
} bot;

const char *bot_level_name(int level);
const char *bot_level_about(int level);                      /* one line for people */
int bot_level_named(const char *name);                       /* -1: no such level */
bool bot_level_searches(int level);                          /* does it take a budget? */
void bot_begin(bot *b, bot_level level, int seat, uint64_t seed);        /* of an even temper, with the usual budget */
void bot_begin_as(bot *b, const bot_spec *spec, int seat, uint64_t seed);

/* Answers the question that the view holds for the bot's seat: fills choice[] with one answer,
 * or, for a compound choice, with all its picks and HC_DONE. Returns how many. `view` is
 * hc_view of the bot's own seat. */
enum { BOT_CHOICES = HC_DRAFT + 1 };
int bot_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES]);

/* What a bot that searches has found out about its answer: over so many imagined games, how much more often it wins than the
 * plain answer (what steady would say), in games of a thousand. games 0: nothing was searched. */
typedef struct bot_thoughts {
    int answers;                        /* that were compared, with this one                 */
    uint32_t games;
    int gain;                           /* 0: it is the plain answer                         */
    int plain[BOT_CHOICES], plain_count;
} bot_thoughts;
int bot_answer_with(bot *b, const hc_game *view, int choice[BOT_CHOICES], bot_thoughts *out);    /* out may be NULL */

/* What the seat saw happen (through hc_event_for). `view` is only asked what a card is, which
 * never changes: any view of that seat in this game will do, also an older one. */
void bot_sees(bot *b, const hc_game *view, const hc_event *e);

uint32_t bot_random(bot *b, uint32_t below);

/* The light policy of playouts: reads the whole game, keeps nothing, answers for `seat` at once.
 * A compound choice is one move. Returns what hc_answer returned. */
hc_status bot_playout_answer(hc_game *g, int seat, uint64_t *rng, hc_events *ev);
/* Uniform over the options, one by one also in a compound choice, but never undo. */
hc_status bot_random_answer(hc_game *g, int seat, uint64_t *rng, hc_events *ev);
#endif
