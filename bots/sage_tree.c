/* sage_tree.c - the tree of a search: for each situation that the seat may come to, what each answer brought.
 *
 * A situation is what the seat knows of it: its own answers so far, the question and what may be answered. It is
 * the same in every possibility that looks alike, so what was learned in one holds for all of them. */
#include "sage.h"
#include <string.h>

enum { EAGER = 9000, PATIENCE = 12 };            /* spread of results; visits before a second answer is tried */

static uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t z = (a ^ b) * UINT64_C(0x9e3779b97f4a7c15);
    return (z ^ z >> 29) * UINT64_C(0xbf58476d1ce4e5b9) ^ z >> 32;
}

uint64_t tree_key(uint64_t path, const hc_question *q, const hc_option option[], int n)
{
    uint64_t key = mix(path + 1, (uint64_t)q->kind << 32 | (uint64_t)q->prompt << 16 | q->sheet);
    key = mix(key, (uint64_t)q->least << 24 | (uint64_t)q->most << 16 | (uint64_t)q->count << 8 | q->window);
    for (int i = 0; i < n; i++) key = mix(key, (uint64_t)(uint16_t)option[i].choice + 1);
    return key ? key : 1;
}

static tree_node *slot(tree *t, uint64_t key)
{
    for (int i = (int)(key % TREE_NODES), tries = 0; tries < TREE_NODES; tries++, i = i + 1 < TREE_NODES ? i + 1 : 0)
        if (t->node[i].key == key || t->node[i].key == 0) return &t->node[i];
    return NULL;
}

tree_node *tree_find(tree *t, uint64_t key)
{
    tree_node *n = slot(t, key);
    return n && n->key ? n : NULL;
}

/* A quarter stays free, so that looking up stays quick. */
tree_node *tree_add(tree *t, uint64_t key, const move_list *moves)
{
    tree_node *n = t->used < TREE_NODES * 3 / 4 ? slot(t, key) : NULL;
    if (!n) return NULL;
    memset(n, 0, sizeof *n);
    n->key = key;
    n->count = moves->count < TREE_MOVES ? moves->count : TREE_MOVES;
    memcpy(n->move, moves->move, (size_t)n->count * sizeof *n->move);
    t->used++;
    return n;
}

uint32_t square_root(uint64_t x)
{
    uint64_t r = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit; bit >>= 1) if ((r | bit) * (r | bit) <= x) r |= bit;
    return (uint32_t)r;
}

static int bits_of(uint32_t x)
{
    int n = 0;
    for (; x; x >>= 1) n++;
    return n;
}

/* To learn: steady's answer first; another one joins whenever the visits have doubled. Of those, the one that might be best. */
static int most_hopeful(const tree_node *n)
{
    int open = 1, best = 0;
    int64_t most = 0;
    for (uint32_t v = PATIENCE; v <= n->visits && open < n->count; v *= 2) open++;
    for (int i = 0; i < open; i++) {
        if (!n->tried[i]) return i;
        uint64_t doubt = square_root(((uint64_t)bits_of(n->visits) << 16) / n->tried[i]);
        int64_t hope = (int64_t)(n->sum[i] / n->tried[i]) + (int64_t)(EAGER * doubt >> 8);
        if (i && hope <= most) continue;
        best = i;
        most = hope;
    }
    return best;
}

/* To judge: steady's answer, unless another one has proved to be better. */
static int best_so_far(const tree_node *n)
{
    int best = 0;
    int64_t most = n->tried[0] ? (int64_t)(n->sum[0] / n->tried[0]) : SURE;
    for (int i = 1; i < n->count; i++) {
        if (n->tried[i] < PATIENCE) continue;
        int64_t proved = (int64_t)(n->sum[i] / n->tried[i]) - EAGER / (int64_t)square_root(n->tried[i]);
        if (proved <= most) continue;
        best = i;
        most = proved;
    }
    return best;
}

int tree_choose(const tree_node *n, bool learning) { return learning ? most_hopeful(n) : best_so_far(n); }
