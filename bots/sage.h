/* sage.h - what the parts of the sage bot share. Sage searches: it fills what it cannot see with random
 * possibilities, tries each sensible answer in all of them, lets everybody play on, and compares what comes
 * of it. Whole numbers only, so that it answers alike on every machine. */
#ifndef SAGE_H
#define SAGE_H
#include "steady.h"

enum { SAGE_MOVES = 12, SAGE_USUAL_MS = 100, SHARP_USUAL_MS = 300, SURE = 65536 };     /* win shares are parts of 65536 */

/* A whole answer: one choice, or all picks of a compound one and HC_DONE. */
typedef struct move { uint8_t n; int16_t choice[BOT_CHOICES]; } move;

/* The answers worth a thought; the first is what steady would say (or, where it has no opinion, any). */
typedef struct move_list { int count; bool opinion; move move[SAGE_MOVES]; } move_list;

/* sage_moves.c */
void sage_moves(bot *b, const hc_game *view, const inquiry *a, int most, move_list *out);
hc_status move_play(hc_game *g, int seat, const move *m, hc_events *ev);

/* sage_value.c: how likely the seat wins from here, a shared win counting in parts */
int sage_value(const hc_game *g, const hc_table *t, int me);

/* sage_tree.c: what was learned about the seat's own later decisions in the imagined games */
enum { TREE_NODES = 384, TREE_MOVES = 6 };
typedef struct tree_node {
    uint64_t key;                                /* 0: free */
    int count;
    uint32_t visits, tried[TREE_MOVES];
    uint64_t sum[TREE_MOVES];
    move move[TREE_MOVES];
} tree_node;
typedef struct tree { int used; tree_node node[TREE_NODES]; } tree;
tree_node *tree_find(tree *t, uint64_t key);     /* NULL: not there */
tree_node *tree_add(tree *t, uint64_t key, const move_list *moves);      /* NULL: no room */
int tree_choose(const tree_node *n, bool learning);
uint32_t square_root(uint64_t x);                /* rounded down */
uint64_t tree_key(uint64_t path, const hc_question *q, const hc_option option[], int n);

/* sage_play.c: one imagined game after another */
enum { PATH = 12, PLAY_EVENTS = 128 };
typedef struct search {
    const hc_game *view;
    bot me, model[HC_SEATS];                     /* how it takes the others to play           */
    notes note[HC_SEATS];                        /* ... and what they have guessed            */
    hc_game world;                               /* the possibility of that seed, which all answers share */
    uint64_t world_seed;
    bool has_world;
    int seat, edition;
    int horizon, longest;                        /* stops when so many encounters have begun, or after so many answers */
    int offense, defense;                        /* at the root                               */
    uint8_t known_use[HC_SHEETS];                   /* by sheet: how acts of it are answered      */
    tree tree;
    long playouts;
    bool learning;                               /* this playout is for the tree, not for the tally */
} search;
bool search_begin(search *s, const bot *b, const hc_game *view);
void search_to_the_end(search *s);               /* playouts go on until somebody wins */
int search_playout(search *s, const move *root, int root_index, uint64_t seed);  /* -1: the move is refused */

/* sage_others.c: the others as they are imagined, with what they remember */
void sage_begin(bot *b);
void sage_sees(bot *b, const hc_game *view, const hc_event *e);
void sage_other(const bot *b, int seat, bot *out);

/* sage.c */
int sage_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES], bot_thoughts *out);   /* out may be NULL */
#endif
