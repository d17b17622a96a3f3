/* sim.h - bulk games: what is to be played, what was played, and what it amounts to. docs/SIMULATION.md. */
#ifndef SIM_H
#define SIM_H
#include "cli/cli.h"
#include "cli/figures.h"
#include "host/host.h"
#include "wire/json.h"

/* ---- what is to be played -------------------------------------------------------------------------- */

/* Figures of aliens lie in slots: their numbers, without those of the cards in between. */
enum { SIM_FIRST_CARD = 1001, SIM_AFTER_CARDS = 2000, SIM_POOL = SIM_FIRST_CARD + HC_SHEETS - SIM_AFTER_CARDS };
static inline int sim_slot(int alien) { return alien < SIM_FIRST_CARD ? alien : alien - SIM_AFTER_CARDS + SIM_FIRST_CARD; }
static inline int sim_alien_in(int slot) { return slot < SIM_FIRST_CARD ? slot : slot - SIM_FIRST_CARD + SIM_AFTER_CARDS; }

enum { SIM_SHEETS = HC_SHEETS, SIM_CLASHES = 32, SIM_MOST_GAMES = 50000000, SIM_MOST_JOBS = 256 };
enum { SIM_PATH = 1024 };
enum { SIM_STEP = 1000 };        /* --until-error looks at the figures after every so many games */
typedef enum sim_flares { SIM_FLARES_AS_SET, SIM_FLARES_BOTH } sim_flares;

/* The whole plan without a pointer, so that it can be sent to another machine as it is. Game i belongs
 * to cell i % cells: so each number of players, with and without flares, gets an equal part. */
typedef struct sim_plan {
    hc_setup setup;                              /* players: those of the first count                  */
    uint8_t counts, count[HC_SEATS];             /* --players: in rising order                         */
    uint8_t flares;                              /* sim_flares                                         */
    uint64_t no_flares;                          /* the variant that leaves them out; 0: there is none */
    bool rotates;                                /* the players move one seat on from game to game     */
    bool pooled, pool_is_all, combines;          /* --pool, --combinations                             */
    uint16_t pool_size;
    uint16_t pool[SIM_POOL];
    uint16_t clashes, clash[SIM_CLASHES][2];     /* aliens of the pool that may not meet               */
    bot_spec bot[HC_SEATS];                      /* of the players in the order in which they were named */
    uint8_t kinds, kind[HC_SEATS];               /* different bots among them; which of these each is  */
    char kind_name[HC_SEATS][BOT_NAME];
    char name[HC_SEATS][RECORD_NAME];            /* of the seats                                       */
    uint64_t games;                              /* asked for, or at most                              */
    double until;                                /* --until-error in points; 0: not asked for          */
    bool error_of_bots;                          /* ... of the bots' shares, not of the aliens'        */
    int jobs;
    char keep[SIM_PATH];                         /* folder for the saved game of every game; "": none */
} sim_plan;

typedef struct sim_wish {                        /* what else was asked for */
    bool json, resume, games_given, seed_given, error_of_given, anything_else;
    const char *out, *save;
    long long replay_of;                         /* 0: none */
} sim_wish;

int sim_take_options(sim_plan *plan, sim_wish *wish, int argc, char **argv);   /* exit status */

enum { SIM_OPTIONS = 4096 };
/* The options that make the run what it is, a line each, always in the same words. */
void sim_write_options(const sim_plan *plan, char out[SIM_OPTIONS]);

int sim_cells(const sim_plan *plan);
int sim_most_players(const sim_plan *plan);
uint64_t sim_seed(const sim_plan *plan, uint64_t i);
/* Sets up game i; kind[seat]: which bot sits there. */
bool sim_is_in_pool(const sim_plan *plan, int alien);
void sim_set_up(const sim_plan *plan, uint64_t i, hc_setup *setup, uint8_t kind[HC_SEATS]);
bool sim_thinks_in_time(const sim_plan *plan);   /* then a game is not played the same way again */

/* How many combinations of the pool fill the free seats of a table; 0: the pool is too small. */
uint64_t sim_combinations(const sim_plan *plan, int players);
void sim_deal_from_pool(const sim_plan *plan, uint64_t rank, uint64_t seed, hc_setup *setup);
void sim_find_clashes(sim_plan *plan);

/* ---- what was played ---------------------------------------------------------------------------------- */

typedef enum sim_end { SIM_NOT_PLAYED, SIM_WON, SIM_TOO_LONG, SIM_REFUSED, SIM_ENDS } sim_end;
const char *sim_end_word(int end);

/* What is counted of a game, and of each seat in it: name, column, what it is in a plot. */
#define SIM_USES(X) \
    X(POWERS, "powers", "powers used")          X(ATTACKS, "attacks", "attack cards revealed") \
    X(NEGOTIATES, "negotiates", "negotiate cards revealed") X(MORPHS, "morphs", "morphs revealed") \
    X(REINFORCEMENTS, "reinforcements", "reinforcements played") X(ARTIFACTS, "artifacts", "artifacts played") \
    X(FLARES, "flares_played", "flares played") X(TECHS, "techs", "techs completed") \
    X(ALLIES, "allies", "allies who joined")    X(TALKS, "negotiations", "negotiations") \
    X(DEALS, "deals", "deals made")
#define SIM_SEAT_USES(X) \
    X(OFFENSE, "offense") X(OFFENSE_WON, "offense_won") X(DEFENSE, "defense") X(DEFENSE_WON, "defense_won") \
    X(ALLY, "ally") X(ALLY_WON, "ally_won") X(POWER, "power") X(ARTIFACT, "artifact") X(FLARE, "flare")
#define X(name, column, about) SIM_##name,
enum { SIM_USES(X) SIM_USE_KINDS };
#undef X
#define X(name, column) SIM_SEAT_##name,
enum { SIM_SEAT_USES(X) SIM_SEAT_USE_KINDS };
#undef X
extern const char *const SIM_USE_COLUMN[SIM_USE_KINDS], *const SIM_USE_ABOUT[SIM_USE_KINDS];
extern const char *const SIM_SEAT_COLUMN[SIM_SEAT_USE_KINDS];

enum { SIM_CARDS = 48 };                         /* different cards played in one game that are told apart */

/* Both without padding: they travel between machines as they are. */
typedef struct sim_seat { uint16_t alien; uint8_t kind, colonies; uint16_t use[SIM_SEAT_USE_KINDS]; } sim_seat;

typedef struct sim_game {
    uint64_t seed;
    uint32_t decisions;
    uint16_t turns, encounters, use[SIM_USE_KINDS];
    uint8_t end, won, otherwise;                 /* sim_end; masks: the winners, those not by colonies */
    uint8_t players, has_flares, cards;
    sim_seat seat[HC_SEATS];
    struct { uint16_t sheet, times; } card[SIM_CARDS];   /* artifacts and flares, by sheet */
    uint8_t pad[4];
} sim_game;

/* Plays game i; end SIM_NOT_PLAYED when asked to stop. The host has it then, with its answers if it `keeps` them: host_end. */
void sim_play(const sim_plan *plan, uint64_t i, game_host *h, sim_game *out, bool keeps);

/* Who plays: threads of this process, or other processes too. Chunks come in order from `first` on.
 * next: 1 and a chunk of games; 0: not yet, look again; -1: no more will come. */
typedef struct sim_chunk { uint64_t first; size_t count; sim_game *game; } sim_chunk;
typedef struct sim_crew {
    bool (*begin)(struct sim_crew *c, const sim_plan *plan, uint64_t first);     /* false: said on stderr */
    int (*next)(struct sim_crew *c, sim_chunk *chunk);
    void (*end)(struct sim_crew *c);
    void (*idle)(struct sim_crew *c);                                            /* there is nothing to play */
    void *data;
    int usual_jobs, machines;                                                    /* machines: ranks, or 1 */
} sim_crew;
extern const sim_crew SIM_THREADS;
size_t sim_chunk_size(const sim_plan *plan);
/* The threads of one of several machines: of the chunks from `first` on, every `step`-th, beginning with the `part`-th. */
typedef struct sim_threads sim_threads;
sim_threads *sim_threads_begin(const sim_plan *plan, uint64_t first, unsigned part, unsigned step);
int sim_threads_next(sim_threads *t, sim_chunk *chunk);
void sim_threads_end(sim_threads *t);

/* ---- what it amounts to ----------------------------------------------------------------------------------- */

enum { SIM_TURNS = 1002, SIM_TROUBLES = 20 };
typedef struct sim_spread { uint64_t sum, least, most; } sim_spread;

typedef struct sim_alien_sum {
    win_share all, with_flare;                   /* with_flare: games in which it played one */
    uint64_t use[SIM_SEAT_USE_KINDS];
} sim_alien_sum;

typedef struct sim_pair { uint64_t games, parts, both; } sim_pair;

typedef struct sim_figures {
    uint64_t played, won, too_long, refused;
    uint64_t trouble[2][SIM_TROUBLES];           /* the first games that did not end, were refused */
    uint64_t by_winners[HC_SEATS + 1], by_colonies[2][2];   /* [shared][otherwise]                 */
    uint64_t long_games[SIM_TURNS];              /* games by turns                                 */
    sim_spread turns, encounters, decisions;     /* of games that were won                         */
    uint64_t use[SIM_USE_KINDS], card[SIM_SHEETS];
    win_share seat[HC_SEATS], bot[HC_SEATS];
    sim_alien_sum alien[HC_SEATS + 1][2][SIM_POOL];          /* [players][flares]              */
    sim_pair pair[HC_SEATS + 1][SIM_POOL][SIM_POOL];         /* [players][alien][beside]       */
} sim_figures;

void sim_add(uint64_t i, const sim_game *g, sim_figures *f);
/* Of the cells with so many players (0: any) and flares (1: with, 0: without, -1: any). */
sim_alien_sum sim_alien_of(const sim_figures *f, int alien, int players, int flares);
/* A beside B at all tables; *expected: what A wins at tables of those sizes, whoever sits there. false: they never met. */
bool sim_pair_of(const sim_figures *f, int a, int b, sim_pair *sum, double *expected);
/* The widest half of an interval, in points, among aliens and player counts, or among bots. */
double sim_error(const sim_plan *plan, const sim_figures *f);
/* Aliens that took part, by number. */
int sim_seen(const sim_figures *f, int out[SIM_POOL]);
/* The same at tables of so many players (0: any), the best first. */
int sim_rank(const sim_figures *f, int players, int out[SIM_POOL]);
const char *sim_alien_name(const sim_plan *plan, int alien);

typedef struct sim_run {
    sim_plan plan;
    sim_figures *figures;
    uint64_t before;                             /* games that were there already   */
    double seconds;
    int machines;                                /* that played: ranks, or 1        */
    bool stopped, reached;                       /* by ctrl-C; --until-error is met */
} sim_run;

void sim_print(const sim_run *run, FILE *out);
void sim_json(const sim_run *run, bool with_timing, js *j);

/* ---- the folder of --out ----------------------------------------------------------------------------------- */

typedef struct sim_folder { const char *path; FILE *games; uint64_t bytes; } sim_folder;

/* --resume: takes the options from the folder into the plan. */
int sim_folder_options(sim_plan *plan, sim_wish *wish);
/* Makes or reopens the folder, adds up what it holds already. Nothing is changed when it refuses. */
int sim_folder_open(sim_folder *folder, sim_run *run, sim_wish *wish);
bool sim_folder_add(sim_folder *folder, const sim_plan *plan, uint64_t i, const sim_game *g);
bool sim_folder_flush(sim_folder *folder);
int sim_folder_finish(sim_folder *folder, const sim_run *run);     /* all the other files */
void sim_folder_close(sim_folder *folder);
/* Line `number` (from 1) of the folder's games. */
int sim_folder_line(const char *path, const sim_plan *plan, uint64_t number, sim_game *out);
/* Opens a file beside `name`, to be put in its place whole by sim_file_done. */
FILE *sim_file_begin(const char *folder, const char *name);
bool sim_file_done(const char *folder, const char *name, FILE *file);

void sim_csv_heading(FILE *out, const sim_plan *plan);
int sim_csv_write(FILE *out, const sim_plan *plan, uint64_t i, const sim_game *g);   /* bytes; < 0: failed */
bool sim_csv_read(const char *line, const sim_plan *plan, uint64_t i, sim_game *g);
void sim_write_aliens(FILE *out, const sim_plan *plan, const sim_figures *f);
void sim_write_pairs(FILE *out, const sim_plan *plan, const sim_figures *f);
void sim_write_report(FILE *out, const sim_run *run);

/* The saved game of a line of games.csv: played again, or, if its bots do not play the same twice, kept when it was played. */
int sim_replay_of(const sim_plan *plan, const sim_wish *wish);             /* exit status */
/* Does this program play game i as it is written there? Bots that search are not asked: they take too long. */
bool sim_plays_the_same(const sim_plan *plan, uint64_t i, const sim_game *written);
void sim_begin_record(const sim_plan *plan, uint64_t i, record *r, uint8_t kind[HC_SEATS]);     /* of game i, with its players */
bool sim_keep_save(const sim_plan *plan, uint64_t i, const record *r);
int sim_command(int argc, char **argv, const sim_crew *crew);
#endif
