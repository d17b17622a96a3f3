/* scenario.h - what the parts of `hypercone scenario` share; docs/SCENARIOS.md has the language. */
#ifndef SCENARIO_H
#define SCENARIO_H
#include "cli/campaign.h"
#include "wire/json.h"

enum { LINE_ROOM = 480, WORDS_MAX = 80, NAME_ROOM = 24, WORD_ROOM = 80, SENTENCE_ROOM = 400, WHY_ROOM = 4000 };
enum { PROMPTS_MAX = 32 };           /* more than any sheet has */

/* ---- the text (parse.c) ------------------------------------------------------------ */

typedef struct script_line {
    int number, words;
    char text[LINE_ROOM];            /* as written, without its comment                          */
    char store[LINE_ROOM];           /* the words, one after the other                           */
    uint16_t at[WORDS_MAX];          /* where each begins                                        */
    bool quoted[WORDS_MAX];
} script_line;

typedef struct script { char path[LINE_ROOM]; int count, room; script_line *line; } script;

const char *nth_word(const script_line *l, int i);                /* "" beyond the end            */
bool nth_word_is(const script_line *l, int i, const char *what);
bool read_script(script *s, const char *path, char why[WHY_ROOM]);
void free_script(script *s);

/* The same name, if case, spaces and punctuation do not count. */
bool same_name(const char *a, const char *b);
bool read_integer(const char *word, int *out);
bool text_contains(const char *text, const char *part);          /* case does not count          */

/* ---- one scenario as it runs ------------------------------------------------------------------- */

typedef struct log_entry { hc_event event; char *sentence[HC_SEATS + 1]; } log_entry;   /* last: everybody's */
typedef struct taken_answer { int seat, choice; } taken_answer;

/* The two of the latest encounter, and the cards that they turned up. */
enum { FACE_ROOM = 48 };
typedef struct met { bool is_over; int seat[2]; char card[2][FACE_ROOM]; } met;

typedef struct run {
    const script *script;
    int from, to, at;                /* its lines; the one being carried out                     */
    hc_game game;
    hc_setup setup;
    int edition, players;
    int told_in;                     /* which of the editions in its line this run is of         */
    bool begun, dealt, passes;       /* dealt: shuffled by the rules, not laid out               */
    bool trial;                      /* answers are only tried: nothing goes into the log        */
    bool is_unoffered_taken;         /* ... and the engine takes one that it does not offer      */
    char name[HC_SEATS][NAME_ROOM];
    size_t entries, entries_room;
    log_entry *entry;
    size_t answers, answers_room;
    taken_answer *answer;
    bool total_known[2], steps_told;
    int total[2], outcome;           /* of the latest reveal; outcome HC_SIDE_..., OUTCOME_NONE  */
    char revealed[HC_SEATS][FACE_ROOM];
    met met;
    size_t last_answer;              /* so much of the log was there before it                   */
    hc_sum sum;                      /* and how the totals came about                            */
    const char *refusal;             /* why there must be no game at this table; NULL: there is  */
    campaign series;                 /* the games before this one; players 0: no campaign        */
    char why[WHY_ROOM];
} run;
enum { OUTCOME_NONE = -1 };

/* Notes why the scenario fails at its current line; returns false. */
bool fail(run *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
const script_line *current_line(const run *r);

/* Adds to a string of `room` bytes, cutting what does not fit. */
void add_text(char *out, size_t room, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* ---- names of things (names.c) ------------------------------------------------------ */

typedef struct card_name { int kind, value, sheet; bool reward; } card_name;

int seat_called(const run *r, const char *word);                   /* -1: nobody is called so    */
bool read_seat(run *r, int i, int *seat);                        /* word i of the line           */
/* A planet at word *i ("Red1", or "Red 1" as two words); *i moves past it. */
bool planet_called(const run *r, const script_line *l, int *i, int *planet);
bool read_planet(run *r, int *i, int *planet);
/* A planet, or warp, gate, gone. */
bool read_place(run *r, int *i, int *place);
bool card_called(const run *r, const char *word, card_name *out);
bool read_card(run *r, int i, card_name *out);
bool card_is(const hc_card_info *c, const card_name *n);
int sheet_called(const run *r, const char *word);                  /* 0: none in this edition      */
bool read_count(run *r, int i, int *n);                          /* a number                     */
bool no_more_words(run *r, int i);                               /* the line ends before word i  */

void write_word(char out[WORD_ROOM], const char *name, bool lower);   /* "Force Field": "force-field" */
void write_card(char out[WORD_ROOM], const run *r, const hc_card_info *c);
void write_sheet(char out[WORD_ROOM], const run *r, int sheet);
void write_place(char out[WORD_ROOM], const run *r, int place);
void list_players(const run *r, char *out, size_t room);
void list_cards(const run *r, char *out, size_t room);

/* ---- questions and answers (choice.c) ------------------------------------------------- */

/* The word for an answer that is a label, of the rules (sheet 0) or of a sheet; NULL: none. */
const char *choice_label(int sheet, int edition, int prompt, int choice);
const char *key_of(const run *r, const hc_question *q);
bool is_key(const run *r, const char *word);
void write_choice(char out[WORD_ROOM], const run *r, const hc_question *q, int choice);
void describe_asked(const run *r, char *out, size_t room);       /* who is asked what, with all options */
/* Is this what the words from *i on name? *i moves past them, *times is how often ("random 2"). */
bool is_choice(const run *r, const hc_question *q, int choice, const script_line *l, int *i, int *times);
int plain_choice(const script_line *l, int i);                   /* pass, done ...; -1: none     */
/* The legal answer that the words from *i on name (-1: none); "x3" after them is *times, too. */
int find_choice(const run *r, int seat, const hc_question *q, const script_line *l, int *i, int *times);

/* ---- the parts of a scenario ------------------------------------------------------------------- */

bool is_layout_line(const script_line *l);
bool lay_out(run *r);                                            /* all lines up to the first answer */
bool is_answer_line(const script_line *l);
bool carry_out_answer(run *r);
bool pass_what_is_not_meant(run *r, int next);                   /* `passes`: up to line `next`  */
bool check_expectation(run *r);
bool words_mean_something(run *r, int i);                        /* could be answers at some moment */
/* SEAT KEY ANSWERS from word i on: *refused when they would not be taken. false: the line is wrong. */
bool check_refused(run *r, int i, bool *refused);
bool save_and_replay(run *r);

/* What an expectation finds: whether it is so, and in words what is so. Each of these reads the
 * line from word *i on and moves past it; false: the line is wrong. */
typedef struct claim { bool holds; char is[WHY_ROOM / 2]; } claim;
typedef bool claim_fn(run *r, int *i, claim *c);
claim_fn claim_total, claim_winner, claim_step, claim_asked, claim_options, claim_offers, claim_picked, claim_refused,
         claim_sees, claim_knows, claim_moon, claim_sees_moon, claim_log, claim_event, claim_events, claim_score, claim_begins, claim_champion,
         claim_power, claim_tokens, claim_lucre, claim_lux, claim_ultra_lux, claim_memory, claim_told, claim_alien, claim_cannon, claim_prometheus,
         claim_special, claim_occupant, claim_question;
/* SEAT N, compared with a number of that seat; SEAT, and the table as it lies. */
bool claim_number(run *r, int *i, claim *c, int is, const char *what);
bool seat_and_table(run *r, int *i, int *seat, hc_table *t);

bool note_events(run *r, const hc_events *ev);                   /* into the log; false: no memory */
void tell_run(js *j, const run *r, const char *title, bool passed);       /* tell.c */
/* setup.c */
bool lay_variant(run *r);
bool lay_part(run *r);
bool lay_preset(run *r);
bool lay_one_off(run *r);
bool lay_second_alien(run *r);
bool lay_second(run *r);
/* rows.c; the rows of docs/rules, the last one 0, are put there by tools/rule-rows */
extern const char *const RULE_ROWS[];
bool lay_covers(run *r);
bool lay_refused(run *r);
bool lay_group(run *r);
bool is_rightly_refused(run *r, const char *reason);
/* campaign.c */
bool lay_campaign(run *r);
bool lay_born(run *r);
bool begin_next_game(run *r);
/* duel.c */
int token_called(const char *word);                              /* the tactic with this half, such as blast-4; -1: none */
bool lay_planets(run *r);
bool lay_envoys(run *r);
bool lay_stack(run *r);
bool lay_fates(run *r);
bool lay_plan_deck(run *r);
bool lay_thrown(run *r);
bool lay_ally(run *r);
bool lay_spent(run *r);
bool lay_left(run *r);
claim_fn claim_clout, claim_duel, claim_leader, claim_planets, claim_thrown, claim_limit, claim_ready, claim_left, claim_fate, claim_envoy;
/* boxes.c */
bool lay_box(run *r);

/* hexes.c */
bool lay_hex(run *r), lay_pact(run *r);
bool claim_hex(run *r, int *i, claim *c);
/* moons.c */
bool lay_moons(run *r);
/* rewards.c */
hc_status lay_in_hand(run *r, int seat, const card_name *c);
bool lay_reward_deck(run *r);
bool lay_reward_discards(run *r);

/* lucre.c */
bool lay_lucre(run *r);
/* moons.c */
bool lay_orbit(run *r);
/* lux.c */
bool lay_lux(run *r);
bool lay_lux_cards(run *r);
/* stations.c */
bool lay_stations(run *r);
bool lay_evolutions(run *r);
bool lay_boons(run *r);
bool lay_objectives(run *r);
/* hazards.c */
bool lay_hazards(run *r);
bool lay_hazard_deck(run *r);

/* techs.c */
bool lay_techs(run *r);
bool lay_pieces(run *r);
bool lay_tech_deck(run *r);
bool lay_tech_deck_only(run *r);
bool claim_techs(run *r, int *i, claim *c);
bool claim_piece(run *r, int *i, claim *c);
bool claim_evolved(run *r, int *i, claim *c);
bool claim_points(run *r, int *i, claim *c);
#endif
