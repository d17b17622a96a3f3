/* duel_seer.h - what the files of the steady bot for Duel share. Both players choose in secret there, so what counts is drawn from weights
 * that an opponent gains nothing by knowing: who always did the same could be read. */
#ifndef DUEL_SEER_H
#define DUEL_SEER_H
#include "duel.h"

/* The sheets that need a thought of their own; their numbers are for ever. */
enum {
    LONGHORN = 500, BARNACLE = 501, TORCHLING = 502, FEATHERFOOT = 503, PLODDER = 504, WHISKER = 507, MINIMALIST = 509, LOCKSMITH = 510,
    MOCKINGBIRD = 511, DEEPLING = 512, WILDCATTER = 513, MATCHMAKER = 515, INSPECTOR = 516, FOGBANK = 518, PILGRIM = 519, COMETKIN = 520,
    STRINGPULLER = 523, WEATHERVANE = 524, LANDLORD = 525, FIRST_ENVOY = 1501, DRILLMASTER = 1502, CROWD_LOVER = 1505,
    BACKUP_SINGER = 1508, PAWNBROKER = 1510, HUSH = 1512, SANDBAGGER = 1515, GATEWARDEN = 1516, TRUCE_BROKER = 1517, LAST_ENVOY = 1518,
    FULL_OF_STARS = 1522, TWIN_LIGHTHOUSES = 1533, NIGHT_RAID = 1545, OPEN_HOUSE = 1546, FIREWORKS = 1548, PROXY_WAR = 1549, LIMBO = 1554,
    EVICTION = 1556, EARLY_BALLOT = 1557, SOUVENIRS = 1577, DRESS_REHEARSAL = 1581, SECOND_HELPINGS = 1585, SYMPATHY_FUND = 1586,
    GROUP_THERAPY = 1587, SPRING_CLEANING = 1589
};

enum { DIALS = 6, HALVES = 2 * HC_TACTICS, MATRIX = 10 };
enum { SURELY = 1000 };                  /* chances are parts of a thousand */
enum { KEEP_SECOND = 44 };               /* of bot.memory, beside what steady.h keeps there: the second of two plans is the better one */

typedef struct seer {
    bot *b;
    const hc_game *view;
    const duel_habits *habits;           /* NULL: it does not read the other, and is not to be read */
    const hc_table *t;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int n, me, you;
    hc_card_info plan;                   /* chosen together with the tactic, and before it */
} seer;

static inline int at_least(int a, int b) { return a > b ? a : b; }
static inline int at_most(int a, int b) { return a < b ? a : b; }

/* duel_worth.c */
int chance_with(int mine, int theirs);                          /* chance to win with so many planets */
int stake(const seer *s);                                    /* what winning the duel or contest under way is worth */
int rank_of_plan(int value);                                 /* 0 to 16 */
int plan_worth(const hc_card_info *c);                       /* of a card of the hand, to keep it */
int clout_of_power(const seer *s, int seat, int plan);       /* what its alien and envoy add to a plan, as far as anybody can tell */
int edge_of_ships(const seer *s, int mine, int theirs);      /* in clout, for me */
int ships_worth(int supply, int count);                      /* to part with so many of them */
bool is_allied(const seer *s, int seat, int envoy);          /* ... face up */

/* duel_secret.c */
int drawn(seer *s, const int weight[]);                      /* one of the options, in proportion to its weight */
int choose_dial(seer *s);
int choose_plan_and_tactic(seer *s);
int choose_plan(seer *s);
int tactic_value(const seer *s, int mine, int theirs);       /* of two halves, for me */
int chance_against(const seer *s, int clout);                /* that a clout of mine beats the other's plan */

/* duel_cards.c */
int choose_reinforcement(seer *s);
int choose_whom_to_back(seer *s);
int cheapest(const seer *s, const bool taken[]);
int cards_away(seer *s, int choice[BOT_CHOICES]);
bool is_behind(const seer *s);
int clout_missing(const seer *s);                            /* to win as things stand; 0 or less: nothing */

/* duel_acts.c */
int choose_act(seer *s);
int choose_of_sheet(seer *s);
int choose_planet(seer *s);
int choose_envoy(seer *s);                                   /* to raise, to lower, to let go */
bool is_on_offer(const seer *s, int choice);
int any(seer *s);
#endif
