/* catalogue.h - what there is: editions, their decks and words, sheets, variants, boxes, parts, presets, ages (part of hypercone.h). */
#ifndef HYPERCONE_CATALOGUE_H
#define HYPERCONE_CATALOGUE_H
#include "hypercone.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { HC_EDITION_AVALON_HILL, HC_EDITION_FFG, HC_EDITION_EON, HC_EDITION_CLASSIC, HC_EDITION_DUEL, HC_EDITION_COUNT };

typedef struct hc_word { const char *key, *word; } hc_word;     /* a thing of the rules, and what the edition calls it; lower case */

typedef struct hc_deck_row { uint8_t kind; int8_t value; uint8_t copies; uint16_t sheet; } hc_deck_row;
enum { HC_REWARD_DECKS = 4 };                    /* of three boxes, and ultra rewards */

typedef struct hc_group { const char *name; const char *alien[HC_SEATS]; } hc_group;   /* a suggested table */

typedef struct hc_chapter { const char *heading, *text; } hc_chapter;        /* of the rules in short */

typedef struct hc_edition_info {
    const char *id, *name, *about;
    uint8_t players_min, players_max, hand, colonies_to_win, ships, failed_deal_ships;
    uint8_t home_for_power, home_for_power_of_two;   /* fewer home colonies: the power is lost */
    const hc_word *words;                    /* ship, ships, gate, warp ...; ends with a NULL key */
    const hc_group *group;                   /* ends with a NULL name                       */
    const hc_deck_row *rewards[HC_REWARD_DECKS];
    const hc_deck_row *deck;                 /* ends with copies 0                          */
    const hc_deck_row *large;                /* added for large groups; NULL: nothing       */
    const hc_deck_row *techs;                /* the tech deck; NULL: none                   */
    const hc_deck_row *hazards;              /* the hazard deck; NULL: none                 */
    const hc_deck_row *moons;                /* the moons, by number; NULL: none            */
    const hc_deck_row *stations;             /* space stations, sky cities, deep space stations; NULL: none */
    bool hexes;                              /* each system lies on a hex of its own        */
    const hc_deck_row *odyssey[3];           /* evolutions; envoys, privileges and their like; objectives */
    const hc_deck_row *lux;                  /* lux cards; NULL: none                       */
    const char *const *phase_short, *const *phase_help;      /* by phase, where it differs from all editions; NULL: nowhere */
    const hc_chapter *chapters;              /* more of the rules in short, ends with NULL  */
    const hc_chapter *opening;               /* what stands before the steps; then `chapters` is all that follows them. NULL: as in every game of encounters */
} hc_edition_info;

/* The ages of Cosmic Odyssey: what each counts when a game with scores is over. `preset` is its table. */
typedef struct hc_age { const char *name, *title; uint8_t foreign, home, tech, warp, station, victory, moon, lux; } hc_age;
const hc_age *hc_age_at(int number);                     /* NULL: there are no more */
int hc_age_named(const char *name);                      /* -1: none */
int hc_age_points(const hc_game *g, int age, int seat);  /* of a whole game, not of a view */
bool hc_won_otherwise(const hc_game *g, int seat);       /* it has won, but not by colonies */
/* Cards that players begin with: what a card is. */
enum { HC_BOON_ENVOY = 1, HC_BOON_PRIVILEGE, HC_BOON_MASTER, HC_BOON_WRENCH, HC_BOON_PRIZE };
int hc_boon_sort(int edition, int sheet);                /* HC_BOON_...; 0: it is none */

const hc_edition_info *hc_edition(int edition);          /* NULL: not in this build */
/* The phases that have a name, in the order in which the edition plays them; those of one step share its number. How many there are. */
typedef struct hc_phase_info { const char *name; uint8_t phase, number; } hc_phase_info;
int hc_phases(int edition, hc_phase_info out[HC_PHASE_COUNT]);
const char *hc_word_of(int edition, const char *key);    /* the edition's word for it; NULL: it has none */
int hc_edition_named(const char *id);                    /* -1: none                */
int hc_edition_default(void);                            /* the one that most people play */

typedef enum hc_part { HC_PART_POWER, HC_PART_WILD, HC_PART_SUPER, HC_HOOKS = 10 } hc_part;  /* HC_HOOKS: most of one part */

/* Whether a card is one of the published game. */
typedef enum hc_origin { HC_ORIGIN_PUBLISHED, HC_ORIGIN_PARTLY /* name or numbers are */, HC_ORIGIN_OURS } hc_origin;

/* An alien sheet or a card with behaviour, as an edition prints it. */
enum { HC_ATTACKS_EQUAL = 1, HC_ATTACKS_IN_A_ROW };
typedef struct hc_sheet_info {
    const char *name, *power_name, *summary, *text[3];   /* text by hc_part; NULL: none     */
    const char *when, *as, *use;                         /* of the power or card: its first moment; roles; "must", "may", "must and may", "always" (it is never used) */
    const char *flare_as[2];                             /* roles of the wild and the super half; NULL: no flare */
    const char *begins;                                  /* what its owner does before the game; NULL: nothing   */
    const char *note;                                    /* where the source leaves doubt   */
    const char *variant, *variant_text[3];               /* a switch that changes it, and what it then says; NULL: none */
    const char *history;                                 /* a line of flavour               */
    bool alien;
    bool any_time;                                       /* its first moment is any       */
    uint8_t players_min, alert, box;                     /* HC_ALERT_..., HC_BOX_...        */
    uint8_t research;                                    /* techs: ships that it takes      */
    bool research_any;                                   /* techs: as many as you like (X)  */
    bool tech;
    uint8_t attacks;                                     /* techs: completed by attack cards instead, HC_ATTACKS_..., or that add up to so much */
    const char *sort;                                    /* of moons: secret, immediate, continuing; of stations: space, city, deep; NULL: none */
    uint8_t origin;                                      /* HC_ORIGIN_...                   */
} hc_sheet_info;

bool hc_sheet(int sheet, int edition, hc_sheet_info *info);   /* false: not in this edition */
int hc_sheet_named(const char *name);                    /* by name, spaces and case ignored; 0: none */
int hc_sheet_kind(int sheet, int edition);               /* hc_card_kind of the card with this sheet; HC_CARD_NONE: an alien, or none */
int hc_piece_kind(int sheet);                            /* hc_card_kind of the piece with this sheet; HC_CARD_NONE: it is none */
int hc_sheet_count(void);                                /* HC_SHEETS: numbers run from 1 below this, with gaps */
bool hc_is_asked(int edition, int prompt);               /* HC_PROMPT_...: by the rules of this edition */
const char *hc_prompt_text(int sheet, int edition, int prompt);  /* of an alien or card     */
const char *hc_prompt_brief(int sheet, int prompt);      /* ... in a few words; NULL: it is short enough, or has none */
const char *hc_prompt_key(int sheet, int edition, int prompt);   /* the word in scenarios   */
const char *hc_label(int sheet, int edition, int prompt, int choice);  /* HC_ASK_CHOICE; NULL: none */
const char *hc_told(int sheet, int prompt, int choice);  /* how the story tells that answer; NULL: by its label */

typedef struct hc_window_info { const char *name, *kind_name, *moment; hc_window_kind kind; bool any_time; } hc_window_info;   /* HC_W_... */
int hc_window_count(void);
bool hc_window(int window, hc_window_info *info);

const char *hc_event_name(int kind);
const char *hc_stage_name(int stage);                    /* "card"; NULL: no such stage */
const char *hc_card_kind_name(int kind);
int hc_card_origin(int edition, const hc_card_info *card);   /* hc_origin; also of cards without a sheet: plans, reinforcements, planets */
const char *hc_alert_name(int alert);                    /* "green"; NULL: no such colour */
const char *hc_ask_kind_name(int kind);
/* A box of an edition, and what it is; NULL: it holds nothing for this edition. */
const char *hc_box_name(int edition, int box, const char **about);
int hc_box_named(int edition, const char *name);         /* -1: none */
uint64_t hc_usual_boxes(int edition);                    /* those of a game that names none */

/* Parts of the game that a setup may ask for, and their options; NULL: no such part (or option) in this edition. In words a part is
 * "name", "name:option" or "name:option+option". */
enum { HC_PART_WORDS = 96 };
const char *hc_part_name(int edition, int part, const char **about);
const char *hc_part_option(int edition, int part, int option, const char **about);
hc_status hc_part_add(hc_setup *s, const char *words);   /* to a setup whose edition is known */
size_t hc_part_words(const hc_setup *s, int part, char out[HC_PART_WORDS]);      /* how it was asked for; 0: it was not */
/* Tables by name: boxes, parts with their options, and variants that go together, in words with spaces between them. */
typedef struct hc_preset { const char *name, *about, *boxes, *parts, *variants; } hc_preset;
const hc_preset *hc_preset_at(int edition, int number);  /* NULL: no more                 */
hc_status hc_preset_add(hc_setup *s, const char *name);  /* to a setup whose edition is known; what it has already stays */
/* A one-off game: an age (a preset "age-...") is drawn by the seed for the way to choose aliens, and so many more for what is played;
 * none that does not fit this table. Returns how many were drawn, the first one first. */
enum { HC_AGES_MOST = 8 };
int hc_draw_ages(hc_setup *s, int variants, bool with_points, const char *drawn[HC_AGES_MOST]);
const char *hc_variant_name(int edition, int bit, const char **about);   /* NULL: no such variant */

/* May this power, flare half or card act in that window? */
bool hc_acts_in(int sheet, int edition, hc_part part, int window);

#ifdef __cplusplus
}
#endif
#endif
