/* sim.h - bulk games: what was played, and what it amounts to. */
#ifndef SIM_H
#define SIM_H
#include "cli/cli.h"
#include "cli/figures.h"
#include "wire/json.h"

typedef enum sim_end { SIM_NOT_PLAYED, SIM_WON, SIM_TOO_LONG, SIM_REFUSED } sim_end;

typedef struct sim_game {
    uint8_t end, won;                        /* sim_end; mask of the winners   */
    uint8_t alien[HC_SEATS];                 /* with which each seat began     */
    uint16_t turns, encounters;
    uint32_t decisions;
} sim_game;

typedef struct sim_run {
    game_options options;
    size_t games;                            /* asked for                      */
    int jobs;
    sim_game *game;                          /* by number; SIM_NOT_PLAYED after ctrl-C */
    double seconds;
} sim_run;

typedef struct sim_spread { uint64_t sum, least, most; } sim_spread;

typedef struct sim_figures {
    uint64_t played, won, too_long, refused;
    uint64_t by_winners[HC_SEATS + 1];       /* games with so many winners     */
    sim_spread turns, encounters, decisions; /* of games that were won         */
    win_share seat[HC_SEATS], level[BOT_LEVELS], alien[256];
} sim_figures;

uint64_t sim_seed(const sim_run *run, size_t i);
void sim_add_up(const sim_run *run, sim_figures *f);

void sim_print(const sim_run *run, const sim_figures *f, FILE *out);
void sim_json(const sim_run *run, const sim_figures *f, bool with_timing, js *j);

/* The folder of --out: made and tried before the work, filled after it. false: said on stderr. */
typedef struct sim_files { const char *folder; FILE *summary, *games; } sim_files;
int sim_files_open(sim_files *files, const char *folder);         /* exit status */
int sim_files_write(sim_files *files, const sim_run *run, const sim_figures *f);
#endif
