/* tech.h - the technology variant (encounter/tech.c). */
#ifndef TECH_H
#define TECH_H
#include "rules.h"

static inline bool is_tech(const game *g, int card) { return g->kind[card] == HC_CARD_TECH; }
int  ships_on_tech(const game *g, int card);
int  research_number(const game *g, int card);
bool is_completed(const game *g, int card);
void complete_tech(game *g, int card);
bool is_ready(const game *g, int card);                      /* completed, or one that works face down */
bool tech_allows(const game *g, int card, int what);         /* an answer to HC_PROMPT_TECH */
bool can_acquire_tech(const game *g);
int  stored_card(const game *g, int seat);                   /* under a tech; HC_CARDS: none */
void store_card(game *g, events *ev, int seat, int card, int cause);
VERB discard_tech(game *g, int seat, int card, int cause);   /* a flow; its ships go home */
void throw_tech_away(game *g, int seat, int card);           /* at once */
void hand_over_tech(game *g, events *ev, int from, int to, int card, int cause);
VERB settle_researchers(game *g, int seat, int card, int count, int planet, int cause);     /* a flow */
void place_cannon(game *g, events *ev, int seat, int planet, int cause);
uint64_t cannon_reach(const game *g);                        /* planets beside it */
void commission(game *g, events *ev, int seat, int place, int cause);
void decommission(game *g, events *ev);
/* In W_TECH_COMPLETED: it is this tech. */
static inline bool is_my_completion(const game *g, const frame *f) { (void)g; return L(WHAT) == CARD_OF_SOURCE(L(SOURCE)); }
#endif
