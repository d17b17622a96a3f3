/* memory.c - what sheets keep in mind besides tokens and a number: bytes that a sheet declares, with the part of them that is
 * secret and a way to make that part up. Views, determinising, checks, digests and readers ask the sheet, and know none by name. */
#include "rules.h"
#include <string.h>

/* The first powers of the pool have room for it: those that the game begins with, and the first that come later. */
static const sheet *keeper(const game *g, int p)
{
    const int alien = p < HC_MEMORIES ? g->power[p].alien : 0;
    return alien && alien != HIDDEN_ALIEN && SHEETS[alien]->memory ? SHEETS[alien] : NULL;
}

const memo *memos_of(const game *g, int p)
{
    const sheet *s = keeper(g, p);
    return s ? s->memo : NULL;
}

uint8_t *memory_of(game *g, int p) { return g->memory[p]; }
const uint8_t *memory_in(const game *g, int p) { return g->memory[p]; }

uint64_t planets_in_memory(const game *g, int p, int at)
{
    uint64_t set = 0;
    for (int i = 7; i >= 0; i--) set = set << 8 | g->memory[p][at + i];
    return set;
}

void put_planets_in_memory(game *g, int p, int at, uint64_t set)
{
    for (int i = 0; i < 8; i++, set >>= 8) g->memory[p][at + i] = (uint8_t)set;
}

void forget_planet(game *g, int planet)
{
    for (int p = 0; p < HC_MEMORIES; p++) {
        const sheet *s = keeper(g, p);
        if (!s) continue;
        for (const memo *m = s->memo; m && m->name; m++)
            if (m->kind == HC_MEMO_PLANETS) put_planets_in_memory(g, p, m->at, planets_in_memory(g, p, m->at) & ~(1ull << planet));
        if (s->recount) s->recount(g, p);
    }
}

void forget_memory(game *g, int p)
{
    if (p < HC_MEMORIES) memset(g->memory[p], 0, sizeof g->memory[p]);
}

/* Is this byte kept from a seat that does not hold the sheet? */
static bool is_kept_from(const sheet *s, int byte, int seat)
{
    bool own = s->each_knows && byte == s->each_knows - 1 + seat;
    return s->secret >> byte & 1 && !own;
}

void hide_memories(game *v, int seat)
{
    for (int p = 0; p < HC_MEMORIES; p++) {
        const sheet *s = keeper(v, p);
        if (!s) forget_memory(v, p);             /* none, or a sheet that lies face down before another */
        if (!s || v->power[p].holder == seat) continue;
        for (int i = 0; i < s->memory; i++) if (is_kept_from(s, i, seat)) v->memory[p][i] = 0;
    }
}

void guess_memories(game *g, int seat)
{
    for (int p = 0; p < HC_MEMORIES; p++) {
        const sheet *s = keeper(g, p);
        if (s && s->guess && g->power[p].holder != seat) s->guess(g, p);
    }
}

const char *check_memories(const game *g)
{
    for (int p = 0; p < HC_MEMORIES; p++) {
        const sheet *s = keeper(g, p);
        for (int i = s ? s->memory : 0; i < HC_MEMORY; i++) if (g->memory[p][i]) return "bytes beyond the memory of a sheet";
    }
    return NULL;
}

/* ---- for readers: by name ------------------------------------------------------------------------------------ */

static bool is_set(int kind) { return kind == HC_MEMO_PLANETS || kind == HC_MEMO_CHOICES || kind == HC_MEMO_SEATS; }

static int read_memo(const game *g, int p, const memo *m, hc_memo *out)
{
    *out = (hc_memo){ .name = m->name, .holder = g->power[p].holder, .alien = g->power[p].alien, .kind = m->kind, .prompt = m->prompt };
    if (m->kind == HC_MEMO_PLANETS) out->planets = planets_in_memory(g, p, m->at);
    else if (is_set(m->kind)) out->planets = g->memory[p][m->at];
    else out->number = (int16_t)(g->memory[p][m->at] - 1);
    if (m->kind == HC_MEMO_CHOICE && out->number >= 0) out->label = SHEETS[out->alien]->prompt[m->prompt].label[out->number];
    return is_set(m->kind) ? out->planets != 0 : out->number >= 0;
}

int read_memos(const game *g, hc_memo out[], int room)
{
    int n = 0;
    for (int p = 0; p < HC_MEMORIES; p++)
        for (const memo *m = memos_of(g, p); m && m->name && n < room; m++) n += read_memo(g, p, m, &out[n]);
    return n;
}
