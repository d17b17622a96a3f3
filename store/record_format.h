/* record_format.h - words of the record's text that its writer and its reader share.
 *
 *   hypercone record 1 rules 1        magic, version of the format, version of the rules
 *   edition avalon-hill
 *   seed 0x00000000000004d2           or "key" and 64 digits: luck out of 256 bits
 *   first drawn                       or the number of the seat that begins
 *   box NAME                          the sets in the game; none: the one that the edition began with
 *   variant NAME                      none or more
 *   seat 1 zombie person Ada          alien (or "drawn"), who plays, what the seat is called
 *   seat 2 drawn steady Bruno
 *   asks 1 card-zap never             seat, power or card: when its player is asked about it; none or more
 *   answers
 *   2 pass    # comment               seat and answer: a number, or one of the words below
 *   check 0f3a9b21                    after every RECORD_CHECK answers
 *   end 37                            how many answers there are: shows that nothing is missing
 */
#ifndef RECORD_FORMAT_H
#define RECORD_FORMAT_H
#include "store/record.h"

#define RECORD_MAGIC "hypercone record"
enum { RECORD_VERSION = 1 };

typedef struct record_word { int choice; const char *word; } record_word;
#define RECORD_WORDS \
    { HC_PASS, "pass" }, { HC_DONE, "done" }, { HC_UNDO, "undo" }, { HC_DECK, "deck" }, { HC_WALK_AWAY, "walk-away" }

#define RECORD_ASKS_WORDS { [RECORD_ASKS_ALWAYS] = "always", [RECORD_ASKS_NEVER] = "never", [RECORD_ASKS_USE] = "use" }

/* The name of an alien or card as one word: "Anti-Matter" is anti-matter. */
void record_sheet_word(int sheet, int edition, char out[64]);

/* Is this a name that can stand in a record: 1 to RECORD_NAME - 1 bytes of printable UTF-8
 * without spaces at the ends? */
bool record_may_be_named(const char *name);

/* The check of a game: 32 bits of its hash, never 0 (which means "none" in record_answer). */
uint32_t record_check_of(const hc_game *g);
#endif
