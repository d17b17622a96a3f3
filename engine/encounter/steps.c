/* steps.c - the steps of a turn and of an encounter, as the edition lists them; and their phases by name. */
#include "rules.h"

static bool is_end(const step *s) { return !s->flow && !s->window; }

static uint64_t parts_of(const game *g) { return g->variants | (g->players > 2 ? PART(P_ALLIANCES) : 0); }

/* The nth that parts bring before or after it. */
const part_step *step_brought(const game *g, const step *at, int sub)
{
    const bool before = sub < STEP_ITSELF;
    const uint32_t flow_id = at->flow;
    int n = before ? sub : sub - STEP_ITSELF - 1;
    if (!flow_id) return NULL;                   /* nothing is said to come before or after a mere window */
    FOR_PARTS(p, g) {
        const part_step *s = GAME_PART[p]->step;
        for (; s && s->flow; s++) if ((before ? s->before : s->after) == flow_id && n-- == 0) return s;
    }
    return NULL;
}

/* Where around the step to go on; STEP_AROUND: at the next one. */
static int around(const game *g, const step *at, int sub)
{
    if (sub < STEP_ITSELF && !step_brought(g, at, sub)) sub = STEP_ITSELF;
    return sub <= STEP_ITSELF || step_brought(g, at, sub) ? sub : STEP_AROUND;
}

/* The first of the list from there on that is in the game, or its end. */
static inline int step_in_game(const game *g, const step *list, int i)
{
    const uint64_t absent_switches = ~parts_of(g), absent_parts = ~g->parts;
    while ((list[i].part & absent_switches) | (list[i].needs & absent_parts)) i++;
    return i;
}

static int step_among_parts(const game *g, const step *list, int i, int sub)
{
    for (int from = i; !is_end(&list[i = step_in_game(g, list, i)]); i++) {
        const int where = around(g, &list[i], i == from ? sub : 0);
        if (where < STEP_AROUND) return i * STEP_AROUND + where;
    }
    return NO_STEP;
}

int step_from(const game *g, const step *list, int at)
{
    const unsigned from = (unsigned)at / STEP_AROUND, sub = (unsigned)at % STEP_AROUND;
    if (g->parts) return step_among_parts(g, list, (int)from, (int)sub);
    const int next = step_in_game(g, list, (int)(from + (sub > STEP_ITSELF)));      /* each step has its place, and nothing is around it */
    return is_end(&list[next]) ? NO_STEP : next * STEP_AROUND + STEP_ITSELF;
}

int step_of_phase(const game *g, const step *list, int phase)
{
    int at = step_from(g, list, 0);
    while (at != NO_STEP && step_near(list, at)->phase != phase) at = step_from(g, list, at + 1);
    return at;
}

/* ---- what programs may read of them ---------------------------------------------------------------- */

static bool same_name(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

/* The phases of one list that have a name, each once, behind those that are there already. */
static int add_phases(const step *s, hc_phase_info out[], int n)
{
    for (; !is_end(s); s++) {
        const hc_phase_info *last = n ? &out[n - 1] : NULL;
        if (!s->name || (last && last->phase == s->phase)) continue;
        bool new_number = !last || !same_name(last->name, s->name);
        out[n++] = (hc_phase_info){ .name = s->name, .phase = s->phase, .number = (uint8_t)((last ? last->number : 0) + new_number) };
    }
    return n;
}

int hc_phases(int which, hc_phase_info out[HC_PHASE_COUNT])
{
    if (!hc_edition(which)) return 0;
    return add_phases(EDITIONS[which]->encounter, out, add_phases(EDITIONS[which]->turn, out, 0));
}
