/* screen.h - what the parts of the full-screen game share: styles, places, and what is shown. */
#ifndef SCREEN_H
#define SCREEN_H
#include <wchar.h>
#include "cli/answer_keys.h"
#include "cli/session.h"

/* ---- paint.c: colours, shapes, text --------------------------------------------------- */

typedef enum style {
    TEXT, SOFT, DIM, STRONG, LIT, LIT_STRONG,
    LIT_KEY /* underlined, on the table */, KEY /* inverted */, PILL /* reverse */,
    WARNING, SEAT_STYLE = 16 /* + seat */, SEAT_STRONG = 32 /* + seat */
} style;

typedef struct brush { bool ascii, colours, themes /* enough colours for a light ground and a dark one */, light; } brush;

typedef struct area { int y, x, h, w; } area;

void brush_begin(brush *b, bool ascii);                   /* after initscr */
void brush_turn(brush *b, bool light);                    /* light or dark */
const char *shape_of(int seat);
/* Writes at most w columns; returns how many. Marks in the text are skipped. */
int put(const brush *b, int y, int x, int w, style st, const char *text);
int put_format(const brush *b, int y, int x, int w, style st, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
void put_fill(const brush *b, int y, int x, int w, style st, const char *glyph);
void put_rule(const brush *b, int y, int x, int w, style st, const char *title);
void put_frame(const brush *b, area at, style st, const char *title);
void wipe(const brush *b, area at);
int columns_of(const char *text);                         /* without marks */
int columns_of_part(const char *text, size_t bytes);
void cut_text(char *out, size_t room, const char *text, int columns);      /* to so many columns, with "…" where cut */

/* rich.c: sentences with marks: shapes and colours before names, "why:" dim. Wrapped at w;
 * lines from `skip` on, at most `h`. Returns how many lines the whole text takes; y < 0: only counts. */
typedef struct ink { const brush *b; const text_names *names; style base; } ink;
int put_rich(const ink *i, int y, int x, int w, int h, int skip, const char *text);
int put_rich_line(const ink *i, int y, int x, int w, const char *text);   /* one line, cut; returns columns */

/* ---- layout.c: where everything is ---------------------------------------------------- */

enum { LEAST_COLUMNS = 80, LEAST_LINES = 24 };

typedef struct layout {
    int lines, columns;
    bool too_small, wide;
    bool tight;                         /* many players on few lines: no rules above and below the encounter */
    int player_lines;                   /* lines a player has in the list of systems  */
    area top, duel, systems, piles, matters, log, question, hand, keys;
    area deal;                          /* while terms are chosen: over the encounter, or over all of the table */
} layout;

void arrange(layout *l, int lines, int columns, int players);
void arrange_row(layout *l, int lines, int columns);          /* for a row of planets between two players */
layout arranged_for_deal(const layout *l, int players);      /* the systems stay in sight where there is room */

/* ---- duel.c: the encounter ------------------------------------------------------------ */

enum { DUEL_PARTS = 10 };
typedef struct duel_part { char value[12], label[20]; int seat; } duel_part;      /* seat HC_NOBODY: not ships */
typedef struct duel_side {
    int seat, ships;                    /* HC_NOBODY: not yet                         */
    int allies[HC_SEATS];               /* ships by seat, main player's own included  */
    char card[40];                      /* "", "face down", "Attack 20"               */
    bool face_up, has_total;
    int total, parts;
    duel_part part[DUEL_PARTS];
    char note[200];                     /* the last step, as a sentence               */
} duel_side;

typedef struct duel {
    duel_side side[2];
    int target;
    int winner;                         /* HC_SIDE_..., HC_SIDE_NONE: not settled, or a deal */
    uint16_t encounter;                 /* which one                                  */
} duel;

/* ---- what is being asked --------------------------------------------------------------------- */

typedef struct asked {
    int seat;                           /* HC_NOBODY: nobody is asked                 */
    hc_question q;
    text_asked text;
    slot slot[SLOTS];
    int slots;
    int mark;                           /* index of the marked slot, or -1            */
    text_ships along;                   /* of the marked target or side: ships that can be said along; most 0: none */
    int ships;                          /* ... how many; 0: which ones is asked next  */
    bool asks_to_leave;                 /* "save and leave?" is open                  */
    char notice[200];                   /* a hint about the last key                  */
    coach_advice advice;                /* text "": none was asked for                */
    int advised;                        /* the slot that it marked                    */
} asked;

enum { ROW_MOST = 16, AHEAD_MOST = 16 };

typedef struct screen {
    session *s;                         /* NULL: there is no game yet                 */
    brush brush;
    layout at;
    int viewer;                         /* whose eyes; HC_NOBODY: everybody's         */
    text_names names;
    hc_game view;                       /* what is shown ...                          */
    hc_table table;                     /* ... perhaps a moment behind it             */
    hc_sum sum;                         /* meaningful if the cards are turned up      */
    bool revealed;
    int steps;                          /* how many steps of the sum are shown        */
    bool counted;                       /* the sum was told step by step              */
    duel duel, last_duel;               /* now; and when the last outcome was settled */
    uint8_t row[ROW_MOST];              /* Duel: planets, in the order in which they came */
    int row_count;
    asked asked;
    size_t told;                        /* lines of the viewer's story that are shown */
    size_t read_to[HC_SEATS + 1];       /* by story: what its reader has seen         */
    int pace_ms;
    bool showed, hurry;                 /* moves of others since the last question; no pauses until the next one */
    int ahead[AHEAD_MOST], aheads;      /* keys that were typed meanwhile: they wait for the question */
    char their_offer[2][400];           /* the offer that was answered last: what one would get, and give */
    int offered_to;                     /* whom it was made to ...                    */
    uint16_t offered_in;                /* ... and in which encounter                 */
    bool one_key;                       /* a number answers at once                   */
    int list_first;                     /* the first answer shown in a long list      */
    bool no_curtain;
    bool offers_more;                   /* at the end: again, or the replay?          */
    bool closed;                        /* the terminal is gone, or it is time to go  */
} screen;

const story *story_shown(const screen *sc);
ink ink_of(const screen *sc, style base);

/* screen.c */
void look(screen *sc, int viewer);                        /* takes this seat's eyes, and the table as it is now */
void draw_screen(screen *sc);                             /* everything, not yet shown */
bool open_terminal(screen *sc, bool ascii);               /* false: it cannot show the full screen */
void close_terminal(void);
void measure(screen *sc);                                 /* how large it is now */
/* A key that was typed while others move: it hurries them, and waits for the question unless it says nothing else. Space does not, and Enter
 * only after another key, so that nobody answers who only wants to see the table sooner. */
void keep_ahead(screen *sc, int key);
void keep_all_ahead(screen *sc);                          /* those that were typed while a bot thought */
int next_ahead(screen *sc);                               /* the first of them, once the question has been seen for a moment; NO_KEY: none is left */
int read_key(screen *sc, int wait_ms);                    /* -1: nothing pressed; too small a screen waits here */
enum { NO_KEY = -1 };

/* parts.c: what parts of the game bring. */
const char *team_letter(const hc_table *t, int seat);     /* "": there are no teams    */
int second_alien(const hc_table *t, int seat);            /* its sheet; 0: one only    */
int hand_columns(const screen *sc);
void put_hand_size(const screen *sc, int y, int x, int seat);
int moon_columns(const screen *sc);                       /* 0: there are no moons     */
void put_moons(const screen *sc, int y, int x, int seat);
bool has_worth(const screen *sc, int owner, int planet);    /* a ring, or a planet of a spiral */
const char *worth_in_words(const screen *sc, int owner, int planet, char out[8]);    /* "+4" to its defense, "4:" rewards */
void put_hex_name(const screen *sc, int y, int x, int w, int seat);
int columns_of_parts(const screen *sc);                       /* 0: nobody has anything    */
void count_parts(const screen *sc, int seat, char *out, size_t room);
void write_in_force(const screen *sc, char *out, size_t room);        /* hazards, the cone; "": nothing */
int draw_in_force(const screen *sc, area at);
int put_meter(const screen *sc, int y, int x, int w, int n, int of);

/* table.c, duel.c, hand.c, log.c, question.c */
void draw_top(const screen *sc);
void draw_systems(const screen *sc);
void draw_piles(const screen *sc);
void put_piles_in_rule(const screen *sc, area at);        /* where they have no place of their own */
void describe_destiny(const hc_table *t, char *out, size_t room);      /* the card that lies open; "" */
void fill_duel(screen *sc);
void draw_duel(const screen *sc);
void draw_hand(const screen *sc);

/* fight.c, row.c: the table of Duel. */
int seat_below(const screen *sc);                         /* whose side is the lower one, and the left */
void draw_fight(const screen *sc);
void keep_row(screen *sc);
void draw_planet_row(const screen *sc);
void draw_fate(const screen *sc);
void write_fate(const screen *sc, char *out, size_t room);        /* the destiny card in one line */
const char *deck_name(int deck);

void draw_log(const screen *sc);
void draw_matters(const screen *sc);
void draw_question(screen *sc);
void draw_keys(const screen *sc);

/* keys.c: which key stands for which answer. */
void take_question(screen *sc, int seat);                 /* fills sc->asked; HC_NOBODY: empties it */
int slot_of_choice(const asked *a, int choice);           /* index, or -1 */
int slot_of_key(const asked *a, int key);
int key_on_planet(const asked *a, int planet);            /* 0: cannot be chosen */
int key_on_card(const screen *sc, int card);
int slots_in_panel(const asked *a, int index[]);          /* those to be listed; returns how many */
int drafted_ships(const asked *a, int planet);            /* how the choice being made would change that stack */
void name_card(const screen *sc, const hc_card_info *c, bool tight, char *out, size_t room);      /* hand.c: as short as can be */
void write_half(int number, char out[8]);                 /* row.c: half a tactic, "b4" */
size_t slot_text(const screen *sc, const slot *s, char *out, size_t room);
size_t slot_help(const screen *sc, const slot *s, char *out, size_t room);

/* input.c: one question, until it is answered or the person leaves. false: leaving. */
bool ask_person(screen *sc, int seat);

/* deal.c: the terms of a deal, on a panel of their own. */
bool is_dealing(const screen *sc);
void draw_deal(const screen *sc);
int draw_standing_offer(screen *sc, int y, int x, int w);      /* returns lines */

/* panel.c: text to scroll, and a list to choose from. */
typedef struct notes { char *text; size_t length, room; } notes;
void note_text(notes *n, const char *text);
void note_format(notes *n, const char *format, ...) __attribute__((format(printf, 2, 3)));
enum { NOTE_HEADING = 14, NOTE_DIM = 15 };                /* first byte of a line: how it is drawn */
typedef void fill_notes(screen *sc, notes *out, int width, const void *about);
void show_panel(screen *sc, const char *title, fill_notes *fill, const void *about, bool from_end);
/* ... in which these keys mean something, as `hint` says: the one that closed it; 0: none of them. */
int ask_in_panel(screen *sc, const char *title, fill_notes *fill, const void *about, const char *keys, const char *hint);
typedef struct listed { char text[96]; int id; } listed;
int choose_from(screen *sc, const char *title, const listed item[], int count, int at);   /* id; -1: none */

/* help.c: what the panels say. True if the key opened one. */
bool open_panel(screen *sc, int key);

/* texts.c: the encyclopaedia in the game; and what somebody reads who has never played. */
void show_texts(screen *sc);
void show_welcome(screen *sc);
void show_introduction(screen *sc);                       /* one's own alien and the others, each time */

/* options.c */
void show_options(screen *sc);

/* curtain.c: "pass the screen"; ending.c: the result. */
void show_curtain(screen *sc, int seat);
void show_result(screen *sc);

/* reel.c: what happened, sentence by sentence. */
void play_reel(screen *sc);
#endif
