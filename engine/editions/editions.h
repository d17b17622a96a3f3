/* editions.h - what an edition is: its rule book, its box, its words, its steps, and the switches of its rules (part of rules.h). */
#ifndef EDITIONS_H
#define EDITIONS_H
#include "sheets.h"

/* Which editions a form of a sheet belongs to, as a mask. */
enum {
    IN_AVALON_HILL = 1 << HC_EDITION_AVALON_HILL, IN_FFG = 1 << HC_EDITION_FFG,
    IN_EON = 1 << HC_EDITION_EON, IN_CLASSIC = 1 << HC_EDITION_CLASSIC, IN_DUEL = 1 << HC_EDITION_DUEL
};

/* A step of a turn or an encounter: its name and phase, a flow, then a window; either may be missing. Steps of one name are one
 * step of the rule book. A list ends with NO_MORE. */
typedef struct step {
    const char *name;                   /* NULL: the edition has no name for it          */
    uint8_t phase, window;
    uint32_t flow;                      /* CORE(...)                                     */
    uint64_t part;                      /* only in games with these switches: PART(...); 0: in all */
    uint64_t needs;                     /* only in games with these parts: 1ull << PART_..., parts/parts.h; 0: in all */
} step;
#define NO_MORE      { .flow = 0 }
#define PART(which)  (1ull << (which))  /* a switch of the setup (V_...), or one of these: */
enum { P_ALLIANCES = 63 /* there are others than the two main players */ };

/* An edition is data: what its box holds, its words, its steps, and the switches of its rules. */
typedef struct edition {
    hc_edition_info info;
    const struct book *book;            /* machine/book.h                                */
    const step *turn, *encounter;       /* the steps of each                             */
    uint8_t destiny_each;               /* discs or cards a colour                       */
    uint8_t destiny_wild;               /* cards that let the offense choose             */
    bool destiny_special, destiny_hazard;   /* the three special cards; rings of warning */
    uint8_t flares;                     /* at least so many in the deck; 0: none at all  */
    uint8_t ship_limit;
    bool others_first;                  /* timing order: others, offense, defense        */
    bool must_regain, may_reestablish;  /* a ship from the warp; an own empty planet     */
    bool out_ends_at_once;              /* an offense without encounter cards; else when it has to play one */
    bool kickers_last;                  /* laid when all that comes before cards is done: just before they are chosen */
    bool each_flip;                     /* what may be done before destiny is drawn, may be done before each further card */
    bool quake;                         /* no card left: all hands are dealt anew        */
    bool alerts;                        /* sheets have a colour                          */
    uint8_t combos_from;                /* groups from here on are combo cards; 0: none  */
    const hc_preset *presets;           /* tables by name; ends with a NULL name         */
    uint64_t variants;                  /* switches that this edition knows              */
    const uint8_t *deck_sets;           /* by row of the deck: the expansion that brought it; NULL: all came together */
    bool free_flares;                   /* any number of flares an encounter, each once    */
    const uint16_t *later;              /* aliens that are out of the box of later classic ones; 0 ends */
    uint8_t box;                        /* out of which all its sheets come; HC_BOX_BASE: each out of its own */
    uint16_t first_alien, last_alien;   /* numbers of the block in which all its aliens are; 0: they may be anywhere */
} edition;
extern const edition *const EDITIONS[HC_EDITION_COUNT];
/* The numbers of all aliens among which those of an edition are, in order (editions/catalogue.c). */
typedef struct alien_list { const uint16_t *at, *end; } alien_list;
alien_list aliens_for(int which);
#define FOR_ALIENS_FOR(alien, which) \
    for (alien_list list_##alien = aliens_for(which); list_##alien.at < list_##alien.end; list_##alien.at++) \
        for (int alien = *list_##alien.at, once_##alien = 1; once_##alien; once_##alien = 0)
static inline const edition *rules(const game *g) { return EDITIONS[g->edition]; }
/* Switches in a setup. */
enum { V_FOUR_PLANETS, V_SINGLE_ENCOUNTER, V_FREEWHEELING_FLARES, V_NO_FLARES, V_LARGE_DECK, V_CLASSIC_FILCH,
       V_HIDDEN_POWERS, V_ROTATING_POWERS, V_CHOOSE_OF_TWO, V_TECHNOLOGY, V_COSMIC_COMBOS, V_REVERSE_CONE,
       V_ENDOWMENT, V_DRAW_STRAWS, V_DELEGATION, V_TIDY_BOWL, V_DRAFT, V_UNSEEN, V_ELIMINATOR, V_SPECTRUM, V_OPTIONS,
       V_DOUBLE_ALIENS, V_HAZARD_ALIENS, V_HIDDEN_OPTIONS, V_WITHOUT_SET_3, V_WITHOUT_SET_4, V_WITHOUT_SET_8, V_NO_ARTIFACTS, V_EON_FORMS, VARIANTS };
/* Of the classic books: what both of them know. */
enum { EON_VARIANTS = 1 << V_NO_FLARES | 1 << V_REVERSE_CONE | 1 << V_WITHOUT_SET_3 | 1 << V_WITHOUT_SET_4 | 1 << V_WITHOUT_SET_8 |
                      1 << V_NO_ARTIFACTS | 1 << V_DOUBLE_ALIENS };
extern const hc_preset EON_PRESETS[], CLASSIC_PRESETS[];      /* eon_presets.c */
static inline bool varies(const game *g, int variant) { return g->variants >> variant & 1; }
/* The set of a sheet: of its form, if that came later than the rest of the edition; else the edition's, or its own. */
static inline int box_of(int sheet_id, int which)
{
    const form *f = form_in(sheet_id, which);
    for (const uint16_t *a = EDITIONS[which]->later; a && *a; a++) if (*a == sheet_id) return HC_BOX_LATER_CLASSIC;
    return f && f->box ? f->box : EDITIONS[which]->box ? EDITIONS[which]->box : SHEETS[sheet_id]->box;
}
static inline bool is_in_boxes(int alien, int which, uint64_t boxes) { return boxes >> box_of(alien, which) & 1; }
static inline bool has_alert(const game *g, int alien) { return !g->alert || SHEETS[alien]->alert == g->alert; }

/* What parts keep in mind begins with the kind of each system (HC_HEX_...), and in the first of these bytes whether any but the usual one is
 * in use: how many colonies a power and the win need hangs on that. */
enum { KEPT_HEXES, KEPT_HEXES_END = KEPT_HEXES + HC_SEATS, HEXES_USED = 128 };
static inline int hex_of(const game *g, int seat) { return g->kept[KEPT_HEXES + seat] & ~HEXES_USED; }
static inline bool are_hexes_used(const game *g) { return g->kept[KEPT_HEXES] & HEXES_USED; }
static inline int usual_home_for_power(const game *g)
{
    const hc_edition_info *info = &rules(g)->info;
    return (g->players == 2 ? info->home_for_power_of_two : info->home_for_power) - varies(g, V_FOUR_PLANETS);
}
/* One planet, or a cloud: anything there; rings and a pact have a number of their own, with two players as well. */
static inline int home_for_power(const game *g, int seat)
{
    const int hex = hex_of(g, seat);
    if (hex == HC_HEX_REGULAR || hex == HC_HEX_SPIRAL || hex == HC_HEX_PULSAR) return usual_home_for_power(g);
    return hex == HC_HEX_GAS_GIANT || hex == HC_HEX_SPACE_DUST ? 1 : 3;
}
static inline int colonies_to_win(const game *g)
{
    return rules(g)->info.colonies_to_win - varies(g, V_FOUR_PLANETS) - are_hexes_used(g);
}
static inline int ships_each(const game *g) { return rules(g)->info.ships / HC_HOME * g->home; }
static inline int ships_of(const game *g, int seat) { return ships_each(g) + g->extra_ships[seat]; }
static inline const form *form_of(const game *g, int sheet_id) { return form_with(sheet_id, g->edition, g->variants); }
/* Of an alien that may be drawn, or whose flare may be: what it says; NULL: it is in no box of this game. */
static inline bool has_needed(const form *f, uint64_t parts) { return !f || !f->needs || parts >> (f->needs - 1) & 1; }
static inline const form *form_in_boxes(const game *g, int alien)
{
    const form *f = is_in_boxes(alien, g->edition, g->boxes) ? form_of(g, alien) : NULL;
    return has_needed(f, g->parts) ? f : NULL;
}
#endif
