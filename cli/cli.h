/* cli.h - what the parts of the `hypercone` program share. */
#ifndef CLI_H
#define CLI_H
#include "bots/bots.h"
#include "hypercone/hypercone.h"
#include "store/record.h"
#include "text/text.h"

enum { EXIT_OK = 0, EXIT_FAILED = 1, EXIT_WRONG_USE = 2 };

/* What `play`, `sim` and `agent` have in common: --edition --players --alien --aliens --group
 * --bots --box --variant --part --preset --one-off --from --choose-aliens --alert --seed --name. */
typedef struct game_options {
    hc_setup setup;
    bool seed_given, edition_given, players_given;
    int people;                             /* play: seats from 0 on that are persons           */
    bool draws_tempers;                     /* play: bots that name no temper get one each      */
    unsigned agents;                        /* agent: mask of the seats that are other programs */
    char name[HC_SEATS][RECORD_NAME];       /* players' names, given or made up                 */
    char player[HC_SEATS][RECORD_NAME];     /* "person", "agent", or a bot as bot_spec_write has it */
    bot_spec bot[HC_SEATS];                 /* of the seats that are neither                    */
    struct {                                /* as typed; looked up together at the end          */
        const char *edition, *alien, *aliens, *from, *bots, *names, *alert, *variant[16], *box[16], *part[HC_PARTS], *preset[8];
        int variants, boxes, parts, presets, one_off, players, group;
        bool points;                        /* with one_off */
    } given;
} game_options;

/* Takes argv[*i] (and its value) if it is one of these options. 1: taken, 0: not mine, -1: wrong,
 * said on stderr. Leaves *i at the last word that it took, so the loop is for (i = 1; i < argc; i++). */
int take_game_option(game_options *o, int argc, char **argv, int *i);
void game_options_begin(game_options *o);
bool game_options_finish(game_options *o);  /* checks all together; false: said on stderr      */

/* One line on stderr, "hypercone: ...", and EXIT_WRONG_USE. */
int wrong_use(const char *format, ...) __attribute__((format(printf, 1, 2)));
int failed(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A game with people in it, on the screen or line by line. */
typedef struct play_options {
    game_options game;
    bool plain, ascii, no_curtain, quiet, no_talk;
    const char *save, *resume;              /* paths; NULL: the default place                   */
    bool first_time;                        /* somebody who has never played, as far as one can tell */
    bool introduces;                        /* the game begins with whom one plays                   */
    bool offers_more;                       /* at the end: again, or the replay?                     */
    int pace_ms;                            /* pause after each event of others                 */
    bool rescue;                            /* resume: the file is damaged, what is good of it goes on */
    bool (*before_keeping)(void *keeper, char why[RECORD_WHY]);      /* what else is to be kept, once the front end works */
    void *keeper;
} play_options;

/* What a person wants when a game is over: AFTER_AGAIN and AFTER_REPLAY only where they are offered. */
typedef enum after_game { AFTER_LEAVE, AFTER_AGAIN, AFTER_REPLAY } after_game;
typedef struct play_result { bool finished; hc_table table; after_game after; size_t after_at; char saved[4096]; } play_result;   /* table: everything open */
int play_game(const play_options *o, play_result *result);                   /* exit status */

/* The commands: argv[0] is the command's name. Each returns the exit status. */
int command_play(int argc, char **argv);
int command_games(int argc, char **argv);
int command_campaign(int argc, char **argv);
int command_sim(int argc, char **argv);
int command_ladder(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_list(int argc, char **argv);
int command_show(int argc, char **argv);
int command_scenario(int argc, char **argv);
int command_agent(int argc, char **argv);
int command_serve(int argc, char **argv);
int command_bench(int argc, char **argv);
#endif
