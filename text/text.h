/* text.h - questions, events, cards and rules as sentences in the edition's words.
 *
 * Every function writes a NUL-terminated UTF-8 string into out, never more than room bytes,
 * and returns its length (cut at a character's end when it does not fit). Reads views only. */
#ifndef TEXT_H
#define TEXT_H
#include "hypercone/hypercone.h"

typedef struct text_names {
    const char *seat[HC_SEATS];     /* what the players are called                              */
    int viewer;                     /* this seat is "you"; HC_NOBODY: nobody                    */
    bool marks;                     /* put TEXT_MARK + seat (one byte) before each player's name,
                                       so that a front end can draw its colour and shape        */
    bool spans;                     /* mark the ends of names too, and the names of sheets and words of the rules */
    const hc_table *read;           /* hc_read of the view that is told of, where somebody has it already; NULL: it is read anew */
} text_names;
enum { TEXT_MARK = 1 };             /* bytes 1 to 8: a player's name follows                    */
/* With spans: one of these, what is meant (a sheet's name, a word's key), TEXT_SHOWN, what is shown, TEXT_END. After a player's
 * mark what is shown comes at once. */
enum { TEXT_OF_SHEET = 0x0E, TEXT_OF_WORD = 0x0F, TEXT_SHOWN = 0x10, TEXT_END = 0x11 };

/* One sentence, with its reason (": the encounter is lost", " because of Dara's Healer"); "" when
 * there is nothing to tell that another event has not told. `e` has been through hc_event_for. `view` is the table after it. */
size_t text_event(char *out, size_t room, const text_names *n, const hc_game *view, const hc_event *e);

/* The same for the first of `count` events and those right after it that can be told in one breath with it ("Chen invites
 * Dara, Emil and you"); *taken: how many these are, at least one. */
size_t text_run_of(const hc_event e[], size_t count);           /* how many of them, from the first on, it takes */
size_t text_event_run(char *out, size_t room, const text_names *n, const hc_game *view, const hc_event e[], size_t count, size_t *taken);

/* The question: title (what is asked, one line), why (why it is asked, and by what rule or
 * power), next (what happens after). */
typedef struct text_asked {
    char title[160], why[480], next[480];
    size_t plain;                   /* so much of the title says nothing of how many may be picked */
    char brief[80];                 /* the title again, some thirty letters: "Chen leads 28 to 27", "Load 1 to 4 ships" */
    char verb[24], after[64];       /* for a button: "Send", what is picked, "to Chen"; "Play", "face down" */
} text_asked;
void text_question(text_asked *out, const text_names *n, const hc_game *view, const hc_question *q);

/* An answer, as short as can be ("Blue's planet 3, 2 ships", "Attack 20", "Pass"). */
size_t text_option(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o);
/* Of an act that asks on which side, on whom, how many or what: what can be said along with it ("for the offense", "on Ada", "with 2 ships", "withdraw"), from
 * what the seat sees, if everybody lets everything pass until then; 0: nothing, or what has to be seen first. `ships`: then those ships are
 * asked for (text_follow_ships). */
enum { TEXT_FOLLOW_UPS = 8 };
typedef struct text_follow_up { char text[88]; uint16_t sheet, thing; uint8_t kind; bool ships; int16_t choice; } text_follow_up;
bool text_follow_on(const hc_game *view, int seat, const hc_option *o, hc_game *after);      /* a table at which that is asked, as it might be */
int text_follow_ups(const hc_game *view, int seat, const hc_option *o, text_follow_up out[TEXT_FOLLOW_UPS], const text_names *n);
/* Of a target, of a side to join, of a number of ships that a power asks for: how many ships are asked for next, and from which planets they may
 * come, if everybody lets everything pass until then. False: none, or such as have to be seen first. */
typedef struct text_ships { uint8_t least, most; uint64_t from; bool puts; } text_ships;
bool text_follow_ships(const hc_game *view, int seat, const hc_question *q, const hc_option *o, text_ships *out);
/* The places that ships are picked from, or shall go to, in a choice of several: "1 each from your planets 1 and 3, 2 from your planet 4". */
size_t text_ship_picks(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const int place[], int count);
/* What would follow from it, or "". */
size_t text_option_help(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o);

/* What using a power or a card now does, in a few words: of a flare what its half lets one do. 0: not so shortly. */
size_t text_option_gist(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o);

/* What hc_outlook says of it, as short as can be: "27, holds to 16", "you lead 29 to 28", "empties it: you lose that colony". */
size_t text_outlook(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p);
/* ... before what the answer does, as sentences, for a list of answers; "": there is nothing to say. */
size_t text_option_follows(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o);
/* Of an encounter card, in two lines below it: "27", "holds to 16"; empty for anything else. */
void text_outlook_on_card(char top[24], char below[48], const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p);
/* The same of an encounter card in sentences: if the other attacks, and if it negotiates. How many there are, 0 or 2. */
typedef struct text_case { char head[64], body[200]; } text_case;
int text_outlook_cases(text_case out[2], const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p);

/* Why whoever is asked is advised to answer so: one reason, as a person would give it, and true. `clear`: it is better than all else. */
size_t text_reason(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const int choice[], int count, bool clear);

size_t text_card(char *out, size_t room, int edition, const hc_card_info *c);      /* "Attack 20", "Cosmic Zap" */
const char *text_title(int edition, const hc_card_info *c);  /* of a plan or reinforcement of Duel: its name without the number; NULL: none of those */
const char *text_mark(int origin);                               /* behind the name of a card in a list: " *", " (*)" or "", with TEXT_MARKS below */
#define TEXT_MARKS "*  designed here, not a card of the published game; (*) only its name or a part of it is ours."
const char *text_origin(int origin);                             /* "designed here", "partly designed here"; NULL: published */
const char *text_symbol(int symbol);                             /* of a planet of Duel: "blue"; NULL: no such symbol */
size_t text_tactic(char *out, size_t room, int number);           /* "blast 4" */
size_t text_place(char *out, size_t room, const text_names *n, const hc_game *view, int place); /* "your planet 3" */
size_t text_planets(char *out, size_t room, const text_names *n, const hc_game *view, const int planet[], int count);      /* "Ben's planet 2 and your planets 1 and 3", of planets in their order */
size_t text_ground_word(char *out, size_t room, const text_names *n, const hc_game *view, int planet);      /* "third ring", "cloud"; 0: it is a planet like others */
size_t text_item(char *out, size_t room, const text_names *n, const hc_game *view, const hc_item *x);     /* "a colony on your planet 2" */
size_t text_step(char *out, size_t room, const text_names *n, const hc_game *view, const hc_step *s); /* a step of a total */
size_t text_expand(char *out, size_t room, int edition, const char *text);         /* {ship} and its like */
size_t text_refusal(char *out, size_t room, hc_status s, int edition);             /* why something was refused, and what is right */
size_t text_refused_setup(char *out, size_t room, hc_status s, const hc_setup *setup);      /* likewise of a table: which of its parts and variants it is */
int text_event_phase(const hc_event *e);                                           /* under the heading of which phase it is told; -1: the last one */
const char *text_phase(int edition, int phase);                                    /* "Receive orders"; "" if none */
int text_phase_number(int edition, int phase);                                     /* 1, 2 ...; 0 if none */

/* What a sheet keeps in mind: "condition: three colonies in one system". */
size_t text_memo(char *out, size_t room, const text_names *n, const hc_game *view, int edition, const hc_memo *memo);
/* What lies on or beside a player's sheet, as far as the viewer of the table knows: "9 tokens; 2 cards on display: ..."; "" if nothing. */
size_t text_belongings(char *out, size_t room, const text_names *n, const hc_game *view, const hc_table *t, int seat);

/* The encyclopaedia: a whole entry, with headings, wrapped at `width`. */
size_t text_sheet(char *out, size_t room, int edition, int sheet, int width);
/* The entry of a kind of cards that have no sheet: attacks, negotiates, the morph, flares; 0: not in this edition. */
size_t text_kind(char *out, size_t room, int edition, int kind, int width);
/* The same in pieces, for whoever lays them out: its name, and its paragraphs without indents, lines separated by \n. */
size_t text_kind_name(char *out, size_t room, int edition, int kind);
size_t text_kind_about(char *out, size_t room, int edition, int kind);
/* What the entry ends with: the i-th ruling that mentions it (NULL: no more), and an example, one of its scenarios as the log tells it (NULL: none). */
const char *text_ruling(int edition, int sheet, int i, int *number);
typedef struct text_side { const char *player, *alien, *card /* NULL: none */; int total; bool counted; } text_side;
typedef struct text_example {
    const char *title, *who /* "Red is Amoeba." */, *lines /* sentences, separated by \n */;
    int won;                                  /* the side that has won the encounter; -1: none        */
    text_side side[2];                        /* the offense and the defense; player NULL: no encounter came to its end */
} text_example;
const text_example *text_example_of(int edition, int sheet);
/* The moments at which the power or card (HC_PART_POWER) or half of a flare acts, as sentences in a row. */
size_t text_moments(char *out, size_t room, int edition, int sheet, int part);
/* Rules in short, for the help of a phase or of the game. */
size_t text_phase_help(char *out, size_t room, int edition, int phase, int width);
size_t text_step_help(char *out, size_t room, int edition, int number, int width);      /* of a step with all its phases */
size_t text_phase_about(char *out, size_t room, int edition, int phase);                  /* without its name */
size_t text_rules(char *out, size_t room, int edition, int width);
/* Its n-th chapter: heading and text; 0: there are no more. */
size_t text_chapter_heading(char *out, size_t room, int edition, int n);
size_t text_chapter(char *out, size_t room, int edition, int n);
/* Breaks lines at `width` columns (UTF-8 aware, marks count as nothing). */
size_t text_wrap(char *out, size_t room, const char *text, int width, const char *indent);
int text_columns(const char *s);                                                   /* display width; marks count 0 */
#endif
