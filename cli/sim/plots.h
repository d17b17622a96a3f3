/* plots.h - the pictures of a simulation, each as SVG. */
#ifndef SIM_PLOTS_H
#define SIM_PLOTS_H
#include "cli/sim/sim.h"

/* Win share by alien with intervals; players 0: at all tables. alone: a file of its own. */
void plot_aliens(FILE *out, const sim_run *run, int players, int alone);
void plot_pairs(FILE *out, const sim_run *run);          /* heat map: share beside another, against expectation */
void plot_length(FILE *out, const sim_run *run);         /* games by turns */
void plot_wins(FILE *out, const sim_run *run);           /* alone or shared, by colonies or otherwise */
void plot_uses(FILE *out, const sim_run *run);           /* powers, cards, flares and deals in a game */
void plot_cards(FILE *out, const sim_run *run);          /* artifacts and flares, each */

/* Pairs with enough games to say something, the strongest effect first; returns how many, at most `room`. */
typedef struct pair_effect { int alien, beside; uint64_t games; double share, expected, sure, half; } pair_effect;
int strongest_pairs(const sim_run *run, pair_effect out[], int room);
#endif
