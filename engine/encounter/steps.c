/* steps.c - the steps of a turn and of an encounter, as the edition lists them; and their phases by name. */
#include "rules.h"
#include <string.h>

static bool is_end(const step *s) { return !s->flow && !s->window; }

static uint64_t parts_of(const game *g) { return g->variants | (g->players > 2 ? PART(P_ALLIANCES) : 0); }

int step_from(const game *g, const step *list, int at)
{
    const uint64_t off = ~parts_of(g);
    while (list[at].part & off) at++;            /* the end has no part */
    return is_end(&list[at]) ? NO_STEP : at;
}

int step_of_phase(const game *g, const step *list, int phase)
{
    int at = step_from(g, list, 0);
    while (at != NO_STEP && list[at].phase != phase) at = step_from(g, list, at + 1);
    return at;
}

/* ---- what programs may read of them ---------------------------------------------------------------- */

/* The phases of one list that have a name, each once, behind those that are there already. */
static int add_phases(const step *s, hc_phase_info out[], int n)
{
    for (; !is_end(s); s++) {
        const hc_phase_info *last = n ? &out[n - 1] : NULL;
        if (!s->name || (last && last->phase == s->phase)) continue;
        bool new_number = !last || strcmp(last->name, s->name) != 0;
        out[n++] = (hc_phase_info){ .name = s->name, .phase = s->phase, .number = (uint8_t)((last ? last->number : 0) + new_number) };
    }
    return n;
}

int hc_phases(int which, hc_phase_info out[HC_PHASE_COUNT])
{
    if (!hc_edition(which)) return 0;
    return add_phases(EDITIONS[which]->encounter, out, add_phases(EDITIONS[which]->turn, out, 0));
}
