/* view_json.h - what a seat sees and is asked, as JSON: the words of docs/PROTOCOL.md.
 *
 * Seats, planets and cards have the engine's numbers, counted from 0. */
#ifndef VIEW_JSON_H
#define VIEW_JSON_H
#include "wire/json.h"
#include "hypercone/hypercone.h"
#include "text/text.h"

/* What can be read in a view, read only where nobody has done so before. */
static inline const hc_table *read_once(const text_names *n, const hc_game *view, hc_table *room)
{
    if (!n->read) {
        hc_read(view, room);
    }
    return n->read ? n->read : room;
}

void js_table(js *j, const char *key, const text_names *n, const hc_game *view);
void js_picks(js *j, const hc_question *q);              /* of a compound choice: how many, and those picked */
void js_question(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q);
void js_options(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q,
                  const hc_option option[], int count);

/* The members of an event (no braces): `e` has been through hc_event_for. */
/* So many events that are one sentence (text_run_of), as members of an open object: `of`, `text`, `names`. */
void js_run(js *j, const text_names *n, const hc_game *view, const hc_event e[], size_t run);
void js_event_members(js *j, const text_names *n, const hc_game *view, const hc_event *e);

void js_duel(js *j, const text_names *n, const hc_game *view, const hc_table *t);        /* what a table of Duel has instead of encounters */
void js_or_null(js *j, const char *key, int value, int none);        /* a number, or null where the engine says "none" */
void js_cards(js *j, const char *key, int edition, const hc_card_info card[], int count);
void js_origin(js *j, int origin);                       /* `designed`, of a card that is not, or not wholly, of the published game */
void js_card(js *j, const char *key, int edition, const hc_card_info *c);
/* A sentence that was made with spans: its words under `key`, and under `names` what is named where in them. */
void js_told(js *j, const char *key, const char *names, const char *text);
void js_ends(js *j, const char *key, const char *text); /* where its sentences end */
void js_words_of_item(js *j, int edition, int kind, int thing);                           /* of a part of the game: for one and for more */
void js_deal(js *j, const hc_game *view, const hc_table *t);                               /* the offer on the table, or null */
void js_item(js *j, const hc_game *view, int edition, const hc_item *x);                                     /* of an offer */
void js_offer(js *j, const hc_game *view, int seat, const hc_question *q);              /* members of a question about the terms of a deal */
void js_seats_of_mask(js *j, const char *key, unsigned mask);
const char *phase_word(int phase);                       /* "launch" */
const char *sheet_name(int sheet, int edition);          /* NULL: none */

/* The words for numbers of the engine; NULL: there is no such number. */
const char *power_state_name(int state);
const char *side_name(int side);                         /* also of the winner of an encounter */
const char *destiny_name(int kind);
void js_fate(js *j, const char *key, const hc_fate_info *f);             /* what a destiny card of Duel says in rows */
const char *deck_word(int deck);                         /* of destiny, in Duel */
const char *symbol_word(int symbol);                     /* of a planet of Duel */
const char *tactic_word(int what);                       /* what half a tactic does */
const char *prompt_of_rules(int prompt);
const char *rule_word(int flag);                         /* "rules" for all that are unknown */
const char *rule_of_duel(int flag);
#endif
