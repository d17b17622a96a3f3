/* techs.h - the technology variant (part of rules.h). A tech is a piece: `thing` is its number. */
#ifndef TECHS_H
#define TECHS_H

enum { ATTACKS_EQUAL = HC_ATTACKS_EQUAL, ATTACKS_IN_A_ROW = HC_ATTACKS_IN_A_ROW };                /* in form.attacks; more: a sum */
bool is_tech(const game *g, int source);                     /* also one that is spent */
enum { TECH_DRAWN = 2 };                                     /* the tag of one that is ... */
bool is_drawn(const game *g, int thing);                     /* only to choose from */
VERB tech_flow(game *g, uint32_t flow_id, int seat, int thing, int cause);
extern const part_item tech_items[];                         /* deals.c */
int  ships_on_tech(const game *g, int thing);
int  research_number(const game *g, int thing);
bool is_completed(const game *g, int thing);
bool can_take_used_tech(const game *g);
VERB take_used_tech(game *g, int seat, int cause);           /* one of those that were used, of the seat's choice */
bool can_acquire_tech(const game *g);
VERB acquire_techs(game *g, int seat, int count);            /* so many are drawn, and one of them is kept */
int  stored_card(const game *g, int seat);                   /* under a tech; HC_CARDS: none */
void store_card(game *g, events *ev, int seat, int card, int cause);
VERB discard_tech(game *g, int seat, int thing, int cause);  /* a flow; its ships go home */
void store_openly(game *g, events *ev, int seat, int card, int cause);      /* face up on a tech; it can be played from there */
void hand_over_tech(game *g, events *ev, int from, int to, int thing, int cause);
VERB settle_researchers(game *g, int seat, int thing, int count, int planet, int cause);     /* a flow */
VERB lose_researchers(game *g, int seat, int thing, int cause);     /* a flow: its ships go to the warp */
VERB recall_researchers(game *g, int seat, int thing);       /* ... home */
void reset_tech(game *g, events *ev, int seat, int thing, int cause);       /* to be researched anew */
void reset_and_give_tech(game *g, events *ev, int from, int to, int thing, int cause);
void draw_further_tech(game *g, events *ev, int seat);       /* and keep it */
bool can_pay_attacks(const game *g, int seat, int attacks);  /* techs/attacks.c */
VERB pay_attacks(game *g, int seat, int thing);              /* a flow: returns whether it was paid */
int  cannon_at(const game *g);                               /* behind this planet; HC_NO_PLANET: nowhere */
void place_cannon(game *g, events *ev, int seat, int planet, int cause);    /* cause: its tech */
uint64_t cannon_reach(const game *g);                        /* planets beside it */
void commission(game *g, events *ev, int seat, int place, int cause);
void decommission(game *g, events *ev);
/* In W_TECH_COMPLETED: it is this tech. */
static inline bool is_my_completion(const game *g, const frame *f) { (void)g; return L(WHAT) == L(SOURCE); }
#endif
