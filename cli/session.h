/* session.h - a game in progress at this terminal: the host, its file, and what each person has read of it. */
#ifndef SESSION_H
#define SESSION_H
#include "cli/cli.h"
#include "host/host.h"
#include "player/coach.h"
#include "store/claim.h"

/* What one viewer was told: a sentence and where it comes from. */
typedef struct story_line {
    char *text;                 /* with marks before names                                  */
    size_t moment;              /* told after this many answers                             */
    int event;                  /* which event of that moment                               */
    uint8_t kind;               /* hc_event_kind, or STORY_TALK                             */
} story_line;

typedef struct story { story_line *line; size_t count, room; } story;

/* What one answer brought about. Kept until the front end has shown it. */
typedef struct moment {
    size_t number;              /* after this many answers                                  */
    hc_game after;
    hc_event *event;
    size_t events;
} moment;

typedef struct reel { moment *item; size_t count, room; } reel;

enum { PUBLIC_STORY = HC_SEATS, SESSION_PATH = DURABLE_PATH, STORY_TALK = HC_EVENT_KINDS };

/* A game's file in the usual folder is NAME.hcg; a name is a stem and perhaps a number. */
enum { GAME_NAME = 64, GAME_STEM = 48 };
#define GAME_ENDING ".hcg"

typedef enum keep_how {
    KEEP_NOT,
    KEEP_NEW,                   /* in the usual folder, under a name of its own             */
    KEEP_NAMED,                 /* where the player said                                    */
    KEEP_RESUMED,               /* where it was                                             */
    KEEP_RESCUED,               /* the same; what was there is damaged, and is set aside    */
} keep_how;

/* The file of a game. Nothing is written before the front end works. */
typedef struct keeping {
    keep_how how;
    bool begun;                 /* the front end works: from now on every answer is saved   */
    bool ever;                  /* it was written once                                      */
    size_t saved;               /* so many answers are in it                                */
    char stem[GAME_NAME];       /* KEEP_NEW                                                 */
    file_mark seen;             /* what was there when it was looked at                     */
    claim claim;
} keeping;

typedef struct session {
    game_host host;
    bool person[HC_SEATS];
    int people;
    story story[HC_SEATS + 1];  /* by seat, for persons; PUBLIC_STORY: what everybody knows */
    reel reel;
    bool keep_reel;             /* the front end shows what happens moment by moment        */
    asking asking;
    bool no_talk;               /* nobody wants to hear it                                  */
    keeping keep;
    char save_path[SESSION_PATH];       /* "": none yet                                     */
    char save_trouble[RECORD_WHY];      /* why the last attempt to save failed; "": it did not */
    text_follow_up promised;    /* what was said along with an act; text "": nothing ...    */
    int promised_by;            /* ... and by whom                                          */
    int fleet, fleet_by;        /* ships that were said along with a target, a side or a number; 0: none; by whom ... */
    hc_question fleet_of;       /* ... and with which question */
    after_game after;           /* what the person wants when the game is over              */
    size_t after_at;            /* ... a replay from this answer on                         */
} session;

/* Both return false with a sentence in `why`. The session must be ended in any case. */
bool session_begin(session *s, const game_options *o, char why[RECORD_WHY]);
bool session_resume(session *s, const char *path, char why[RECORD_WHY]);
bool session_watch(session *s, const char *path, char why[RECORD_WHY]);      /* the same, with every moment; nothing is saved */
bool session_rescue(session *s, const char *path, char why[RECORD_WHY]);     /* up to the last good check of a damaged file */
void session_end(session *s);

/* No table talk, and none of what was said so far. */
void session_silence(session *s);

/* keep.c: how the game is to be kept. Writes nothing. `path`: for all but KEEP_NEW. */
void session_keep_as(session *s, keep_how how, const char *path);
/* A damaged file gets a second name, so that nothing of it is thrown away when what is good of it is written. */
bool set_aside(const char *path, char why[RECORD_WHY]);
/* The front end works: the file is claimed and written. false: the game cannot be kept as the player said, so it does not begin. */
bool session_keep(session *s, const play_options *o, char why[RECORD_WHY]);
/* false: `save_trouble` says why; the next answer tries again. */
bool session_save(session *s);
void session_keep_wishes(session *s);                        /* into the record */

/* A person's answer: taken, recorded, told, saved. */
hc_status session_answer(session *s, int seat, int choice);

/* Said along with the answer that is given next: it answers the question that follows from that, and no other. */
void session_promise(session *s, int seat, const text_follow_up *then);
/* So many ships, from the fullest planets, go with the target or to the side that is the answer to this question; 0: they are asked for. */
void session_send(session *s, int seat, const hc_question *q, int ships);
/* What ships can be said along with: a target, a side or a number that is asked for, or the number that is said along with an act. */
bool session_ships_along(const hc_game *view, int seat, const hc_question *q, const hc_option *o, const text_follow_up *then, text_ships *out);
hc_question session_ships_of(const hc_question *q, const text_follow_up *then);
enum { FLEET_BOLD = 4, FLEET_CAREFUL = 2 };
int  usual_fleet(const hc_question *q, const text_ships *along);              /* to begin with: many for an attack, few for an ally */

/* Lets bots answer (and passes for persons who do not wish to be asked) until a person has to be
 * asked; `holder`, if asked, comes first. HC_NOBODY: the game is over or cannot go on, or the program is to stop.
 * `steps`: at most so many answers, then HC_NOBODY; 0: no limit. */
int session_advance(session *s, int holder, int steps);

void session_names(const session *s, int viewer, text_names *n);
int session_viewer_story(const session *s, int viewer);      /* which story a viewer reads */
void session_drop_reel(session *s);

/* What is shown beside a player's name: a bot's temper, "" for people and for bots that have none. */
const char *session_temper(const session *s, int seat);

/* What the coach would do in the seat's place, and why; it takes a second at most. false: the seat is not asked. */
bool session_suggest(const session *s, int seat, coach_advice *out);
int session_suggest_along(const session *s, int seat, const hc_option *act);      /* on whom, how many ...; HC_DONE: none of these */

/* save_place.c: the folder of saved games; false: why there is none. Makes nothing. */
bool save_folder(char path[SESSION_PATH], char why[RECORD_WHY]);
bool make_directories(char *path, char why[RECORD_WHY]);     /* each of the path, the last one too */
bool game_path(char path[SESSION_PATH], const char *name, char why[RECORD_WHY]);
bool is_kept_game(const char *path, char name[GAME_NAME]);   /* does it lie there? Its name */
void game_stem(const session *s, char stem[GAME_NAME]);      /* what a game is called       */
bool claim_free_place(claim *c, const char *stem, char path[SESSION_PATH], char why[RECORD_WHY]);    /* makes the folder */

/* What a person types to play: "hypercone play", or the script by which the program was begun. */
const char *play_command(void);

/* result.c: how it ended, one line after the other, with marks if `n` has them. */
size_t describe_result(char *out, size_t room, const text_names *n, const hc_game *view);
/* The standings of a game that counts points, a line each; 0: it does not. */
size_t describe_points(char *out, size_t room, const text_names *n, const game_host *host);
#endif
