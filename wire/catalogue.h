/* catalogue.h - what an edition holds, as JSON: for setting up a game, and as an encyclopaedia. */
#ifndef CATALOGUE_H
#define CATALOGUE_H
#include "wire/json.h"
#include "hypercone/hypercone.h"

/* The members of single things (no braces). */
void js_edition_members(js *j, const hc_edition_info *info);
void js_alien_members(js *j, int sheet, int edition, const hc_sheet_info *info);     /* in short, for a list */
void js_sheet_members(js *j, int sheet, int edition);                                /* all that it says     */
void js_entry_members(js *j, int sheet, int edition);                                /* the same with its kind */
void js_lore(js *j, int sheet, int edition);                                         /* its rulings and its example */

/* The sheets of the aliens of an edition by name, at most `room`; returns how many. */
int aliens_by_name(int edition, int sheet[], int room);
enum { CATALOGUE_ALIENS = 512 };

void js_parts(js *j, const char *key, const hc_setup *s);         /* the parts that were asked for, with their options */
void js_boxes(js *j, const char *key, const hc_setup *s);         /* the names of the boxes in the game */

/* One object each: all that is needed to set up a game of the edition, and all that can be looked up in it. */
void js_catalogue(js *j, int edition);
void js_encyclopaedia(js *j, int edition);
#endif
