/* add.c - adds games up. Only sums are kept: the memory of a run does not depend on its length. */
#include "cli/sim/sim.h"

static void add_to_spread(sim_spread *s, uint64_t value, bool is_first)
{
    s->sum += value;
    s->least = is_first || value < s->least ? value : s->least;
    s->most = value > s->most ? value : s->most;
}

static void add_pairs(const sim_game *g, int winners, sim_figures *f)
{
    for (int seat = 0; seat < g->players; seat++) {
        bool won = g->won >> seat & 1;
        for (int other = 0; other < g->players; other++) {
            if (other == seat) {
                continue;
            }
            sim_pair *p = &f->pair[g->players][sim_slot(g->seat[seat].alien)][sim_slot(g->seat[other].alien)];
            p->games++;
            p->parts += (uint64_t)(won ? WHOLE_WIN / winners : 0);
            p->both += won && (g->won >> other & 1);
        }
    }
}

static void add_seat(const sim_game *g, int seat, int winners, sim_figures *f)
{
    const sim_seat *s = &g->seat[seat];
    sim_alien_sum *sum = &f->alien[g->players][g->has_flares][sim_slot(s->alien)];
    bool won = g->won >> seat & 1;
    add_to_share(&f->seat[seat], won, winners);
    add_to_share(&f->bot[s->kind], won, winners);
    add_to_share(&sum->all, won, winners);
    if (s->use[SIM_SEAT_FLARE] > 0) {
        add_to_share(&sum->with_flare, won, winners);
    }
    for (int use = 0; use < SIM_SEAT_USE_KINDS; use++) {
        sum->use[use] += s->use[use];
    }
}

static void add_won_game(const sim_game *g, sim_figures *f)
{
    int winners = count_bits(g->won);
    bool is_first = f->won++ == 0;
    f->by_winners[winners]++;
    if (winners > 0) {
        f->by_colonies[winners > 1][g->otherwise != 0]++;
    }
    f->long_games[g->turns < SIM_TURNS ? g->turns : SIM_TURNS - 1]++;
    add_to_spread(&f->turns, g->turns, is_first);
    add_to_spread(&f->encounters, g->encounters, is_first);
    add_to_spread(&f->decisions, g->decisions, is_first);
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        f->use[use] += g->use[use];
    }
    for (int i = 0; i < g->cards; i++) {
        f->card[g->card[i].sheet % SIM_SHEETS] += g->card[i].times;
    }
    for (int seat = 0; seat < g->players; seat++) {
        add_seat(g, seat, winners, f);
    }
    add_pairs(g, winners, f);
}

static void note_trouble(uint64_t trouble[SIM_TROUBLES], uint64_t *count, uint64_t number)
{
    if (*count < SIM_TROUBLES) {
        trouble[*count] = number;
    }
    ++*count;
}

void sim_add(uint64_t i, const sim_game *g, sim_figures *f)
{
    f->played++;
    if (g->end == SIM_TOO_LONG) {
        note_trouble(f->trouble[0], &f->too_long, i + 1);
    } else if (g->end == SIM_REFUSED) {
        note_trouble(f->trouble[1], &f->refused, i + 1);
    } else {
        add_won_game(g, f);
    }
}

static void add_share(win_share *to, const win_share *s)
{
    to->games += s->games;
    to->parts += s->parts;
    to->alone += s->alone;
    to->shared += s->shared;
}

sim_alien_sum sim_alien_of(const sim_figures *f, int alien, int players, int flares)
{
    sim_alien_sum sum = { .all.games = 0 };
    for (int n = 0; n <= HC_SEATS; n++) {
        for (int has_flares = 0; has_flares < 2; has_flares++) {
            if ((players && n != players) || (flares >= 0 && has_flares != flares)) {
                continue;
            }
            const sim_alien_sum *part = &f->alien[n][has_flares][sim_slot(alien)];
            add_share(&sum.all, &part->all);
            add_share(&sum.with_flare, &part->with_flare);
            for (int use = 0; use < SIM_SEAT_USE_KINDS; use++) {
                sum.use[use] += part->use[use];
            }
        }
    }
    return sum;
}

/* Aliens that have not been seen yet do not count before the first step is over; then each that may come has
 * come, or is so rare that nobody can wait for it. */
double sim_error(const sim_plan *plan, const sim_figures *f)
{
    double widest = 0;
    for (int kind = 0; plan->error_of_bots && kind < plan->kinds; kind++) {
        double half = half_width(interval_of(&f->bot[kind]));
        widest = half > widest ? half : widest;
    }
    for (int i = 0; !plan->error_of_bots && i < plan->counts; i++) {
        for (int slot = 1; slot < SIM_POOL; slot++) {
            sim_alien_sum sum = sim_alien_of(f, sim_alien_in(slot), plan->count[i], -1);
            double half = sum.all.games > 0 ? half_width(interval_of(&sum.all)) : 0;
            widest = half > widest ? half : widest;
        }
    }
    return f->played > 0 ? widest * 100 : 100;
}

int sim_seen(const sim_figures *f, int out[SIM_POOL])
{
    int count = 0;
    for (int slot = 1; slot < SIM_POOL; slot++) {
        if (sim_alien_of(f, sim_alien_in(slot), 0, -1).all.games > 0) {
            out[count++] = sim_alien_in(slot);
        }
    }
    return count;
}

/* Equals by number, so that the order is always the same. */
int sim_rank(const sim_figures *f, int players, int out[SIM_POOL])
{
    int count = 0;
    double share_of[SIM_POOL];
    for (int slot = 1; slot < SIM_POOL; slot++) {
        sim_alien_sum sum = sim_alien_of(f, sim_alien_in(slot), players, -1);
        if (sum.all.games == 0) {
            continue;
        }
        share_of[slot] = (double)sum.all.parts / (double)sum.all.games;
        int at = count++;
        for (; at > 0 && share_of[sim_slot(out[at - 1])] < share_of[slot]; at--) {
            out[at] = out[at - 1];
        }
        out[at] = sim_alien_in(slot);
    }
    return count;
}
