/* bots.h - players that are programs. They see their seat's view and its events, nothing else. */
#ifndef BOTS_H
#define BOTS_H
#include "hypercone/hypercone.h"

typedef enum bot_level { BOT_RANDOM, BOT_STEADY, BOT_LEVELS } bot_level;

typedef struct bot {
    uint64_t rng;                       /* PCG: the same seed plays the same game            */
    uint8_t level, seat;
    uint8_t grudge[HC_SEATS];           /* what it remembers of the others in this game      */
    uint8_t favour[HC_SEATS];
    uint8_t memory[48];                 /* whatever a level keeps between its decisions      */
} bot;

const char *bot_level_name(int level);
int bot_level_named(const char *name);                       /* -1: no such level */
void bot_begin(bot *b, bot_level level, int seat, uint64_t seed);

/* Answers the question that the view holds for the bot's seat: fills choice[] with one answer,
 * or, for a compound choice, with all its picks and HC_DONE. Returns how many. `view` is
 * hc_view of the bot's own seat. */
enum { BOT_CHOICES = HC_DRAFT + 1 };
int bot_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES]);

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
