/* steps.c - the steps of a turn and of an encounter, as the edition lists them; and their phases by name. */
#include "rules.h"

/* The parts that bring anything before or after this step, as bits: the others are not walked through each time. */
uint64_t parts_around(uint32_t flow_id)
{
#define OF(part) 1ull << PART_##part
    switch (flow_id) {
    case CORE(flow_start_turn): return OF(rewards) | OF(lucre);
    case CORE(flow_regroup): return OF(hazards) | OF(techs) | OF(hexes) | OF(evolutions) | OF(praw) | OF(rewards) | OF(lucre) | OF(lux) | OF(moons);
    case CORE(flow_aim): return OF(hexes) | OF(orbits);
    case CORE(flow_gather): return OF(hexes) | OF(lux) | OF(moons);
    case CORE(flow_join): return OF(hexes) | OF(rewards);
    case CORE(flow_defense_hand): return OF(lucre);
    case CORE(flow_planning): return OF(hexes) | OF(rewards) | OF(lucre);
    case CORE(flow_reveal): return OF(rewards);
    case CORE(flow_outcome): return OF(papers);
    case CORE(flow_losses_together): return OF(hexes);
    case CORE(flow_landing): return OF(moons) | OF(orbits);
    case CORE(flow_rewards_of_all): return OF(stations);
    default: return 0;
    }
#undef OF
}

/* The nth that parts bring before or after it. */
const part_step *step_brought(const game *g, const step *at, int sub)
{
    const bool before = sub < STEP_ITSELF;
    const uint32_t flow_id = at->flow;
    int n = before ? sub : sub - STEP_ITSELF - 1;
    FOR_PARTS_AMONG(p, g->parts & parts_around(flow_id)) {
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

int step_among_parts(const game *g, const step *list, int at)
{
    const step *const from = list + (unsigned)at / STEP_AROUND;
    for (const step *s = from; !is_end(s = step_in_game(g, s)); s++) {
        const int where = around(g, s, s == from ? (int)((unsigned)at % STEP_AROUND) : 0);
        if (where < STEP_AROUND) return (int)(s - list) * STEP_AROUND + where;
    }
    return NO_STEP;
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
