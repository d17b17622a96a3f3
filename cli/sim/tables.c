/* tables.c - aliens.csv and pairs.csv. docs/SIMULATION.md tells what the columns mean. */
#include "cli/sim/sim.h"

/* A share of nothing is no number: the field stays empty. */
static void write_ratio(FILE *out, uint64_t part, uint64_t whole)
{
    if (whole > 0) {
        fprintf(out, ",%.6f", ratio(part, whole));
    } else {
        fputc(',', out);
    }
}

static void write_interval(FILE *out, const win_share *s)
{
    interval i = interval_of(s);
    fprintf(out, ",%.4f,%.6f,%.6f,%.6f", (double)s->parts / WHOLE_WIN, i.share, i.low, i.high);
}

/* A fair part of the wins: one in so many players. */
static double expected(const sim_figures *f, int alien, int players, int flares)
{
    double games = 0, parts = 0;
    for (int n = 1; n <= HC_SEATS; n++) {
        if (players == 0 || n == players) {
            double there = (double)sim_alien_of(f, alien, n, flares).all.games;
            games += there;
            parts += there / n;
        }
    }
    return games > 0 ? parts / games : 0;
}

static void write_alien(FILE *out, const sim_plan *plan, const sim_figures *f, int alien, int players, int flares)
{
    sim_alien_sum s = sim_alien_of(f, alien, players, flares);
    win_share without = { .games = s.all.games - s.with_flare.games, .parts = s.all.parts - s.with_flare.parts };
    if (s.all.games == 0) {
        return;
    }
    fprintf(out, "%s,", sim_alien_name(plan, alien));
    fprintf(out, players ? "%d" : "all", players);
    fprintf(out, ",%s,%llu", flares < 0 ? "all" : flares ? "on" : "off", (unsigned long long)s.all.games);
    write_interval(out, &s.all);
    fprintf(out, ",%.6f,%llu,%llu", expected(f, alien, players, flares), (unsigned long long)s.all.alone, (unsigned long long)s.all.shared);
    for (int use = SIM_SEAT_OFFENSE; use <= SIM_SEAT_ALLY_WON; use += 2) {
        fprintf(out, ",%.4f", ratio(s.use[use], s.all.games));
        write_ratio(out, s.use[use + 1], s.use[use]);
    }
    fprintf(out, ",%.4f,%.4f,%.4f,%llu", ratio(s.use[SIM_SEAT_POWER], s.all.games), ratio(s.use[SIM_SEAT_ARTIFACT], s.all.games),
            ratio(s.use[SIM_SEAT_FLARE], s.all.games), (unsigned long long)s.with_flare.games);
    write_ratio(out, s.with_flare.parts, s.with_flare.games * WHOLE_WIN);
    write_ratio(out, without.parts, without.games * WHOLE_WIN);
    fputc('\n', out);
}

void sim_write_aliens(FILE *out, const sim_plan *plan, const sim_figures *f)
{
    bool both = plan->flares == SIM_FLARES_BOTH;
    fputs("alien,players,flares,games,wins,share,low,high,fair,alone,shared,offense,offense_won,defense,defense_won,ally,ally_won,"
          "powers,artifacts,flares_played,flare_games,share_with_flare,share_without_flare\n", out);
    for (int slot = 1; slot < SIM_POOL; slot++) {
        for (int i = plan->counts > 1 ? -1 : 0; i < plan->counts; i++) {
            int players = i < 0 ? 0 : plan->count[i];
            for (int flares = both ? -1 : 0; flares < 2; flares++) {
                write_alien(out, plan, f, sim_alien_in(slot), players, flares);
            }
        }
    }
}

/* What A would win beside B if B were like anybody: its share at tables of these sizes. */
static double share_expected(const sim_figures *f, int a, int b)
{
    double games = 0, wins = 0;
    for (int n = 1; n <= HC_SEATS; n++) {
        double there = (double)f->pair[n][sim_slot(a)][sim_slot(b)].games;
        if (there > 0) {
            sim_alien_sum s = sim_alien_of(f, a, n, -1);
            games += there;
            wins += there * ratio(s.all.parts, s.all.games * WHOLE_WIN);
        }
    }
    return games > 0 ? wins / games : 0;
}

bool sim_pair_of(const sim_figures *f, int a, int b, sim_pair *sum, double *share)
{
    *sum = (sim_pair){ 0 };
    for (int n = 1; n <= HC_SEATS; n++) {
        const sim_pair *p = &f->pair[n][sim_slot(a)][sim_slot(b)];
        sum->games += p->games;
        sum->parts += p->parts;
        sum->both += p->both;
    }
    *share = sum->games > 0 ? share_expected(f, a, b) : 0;
    return sum->games > 0;
}

void sim_write_pairs(FILE *out, const sim_plan *plan, const sim_figures *f)
{
    int seen[SIM_POOL], aliens = sim_seen(f, seen);
    fputs("alien,beside,games,wins,share,low,high,expected,difference,won_together\n", out);
    for (int i = 0; i < aliens * aliens; i++) {
        const int a = seen[i / aliens], b = seen[i % aliens];
        sim_pair sum;
        double fair;
        if (!sim_pair_of(f, a, b, &sum, &fair)) {
            continue;
        }
        win_share s = { .games = sum.games, .parts = sum.parts };
        fprintf(out, "%s,", sim_alien_name(plan, a));
        fprintf(out, "%s,%llu", sim_alien_name(plan, b), (unsigned long long)sum.games);
        write_interval(out, &s);
        fprintf(out, ",%.6f,%.6f,%llu\n", fair, interval_of(&s).share - fair, (unsigned long long)sum.both);
    }
}
