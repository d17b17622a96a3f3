/* eon_presets.c - the ways in which the classic books are played: the basic game, each of the nine expansions alone, all together.
 * They choose cards and parts; aliens come from all sets. */
#include "rules.h"

#define BARE "no-flares without-set-3 without-set-4 without-set-8"

const hc_preset EON_PRESETS[] = {
    { "basic", "The cards of the first box alone: no flares, no kickers, nothing that came later.", "", "", BARE },
    { "regular", "All cards and flares, with ordinary systems and the plain {warp}: the usual game.", "", "", "" },
    { "set-1", "The first box and the first expansion, which brought aliens only: the same cards as basic.", "", "", BARE },
    { "set-2", "The first box and the second expansion, which brought aliens only: the same cards as basic.", "", "", BARE },
    { "set-3", "The first box and the third expansion: Rebirth, Timegash, Victory Boon and a few cards.", "", "", "no-flares without-set-4 without-set-8" },
    { "set-4", "The first box and the fourth expansion: eleven attacks, among them the 40.", "", "", "no-flares without-set-3 without-set-8" },
    { "set-5", "The first box and the fifth expansion: moons.", "", "moons", BARE },
    { "set-6", "The first box and the sixth expansion: lucre.", "", "lucre", BARE },
    { "set-7", "The first box and the seventh expansion: flares.", "", "", "without-set-3 without-set-4 without-set-8" },
    { "set-8", "The first box and the eighth expansion: kickers and six more {artifacts}.", "", "", "no-flares without-set-3 without-set-4" },
    { "set-9", "The first box and the ninth expansion: unusual systems, the Praw and the reverse cone.", "", "praw hexes", BARE " reverse-cone" },
    { "full", "Everything at once: unusual systems, moons, lucre, flares, kickers, the Praw and the reverse cone.", "", "moons lucre praw hexes", "reverse-cone" },
    { "first-1", "First games, 1: only the basic cards.", "", "", BARE },
    { "first-2", "First games, 2: plus all attacks, kickers and all {artifacts}.", "", "", "no-flares" },
    { "first-3", "First games, 3: plus flares.", "", "", "" },
    { "first-4", "First games, 4: plus lucre.", "", "lucre", "" },
    { "first-5", "First games, 5: plus the Praw and the reverse cone.", "", "lucre praw", "reverse-cone" },
    { "first-6", "First games, 6: plus moons.", "", "moons lucre praw", "reverse-cone" },
    { "first-7", "First games, 7: plus the unusual systems, which makes it everything.", "", "moons lucre praw hexes", "reverse-cone" },
    { NULL, NULL, NULL, NULL, NULL } };

const hc_preset CLASSIC_PRESETS[] = {
    { "base", "The 46 attack and {negotiate} cards of the first set and nothing else; what the later chapters add can be put in one by one.", "", "",
      BARE " no-artifacts" },
    { "basic", "The first cards alone: no flares, no kickers.", "", "", BARE },
    { "regular", "All cards and flares, and the plain {warp}.", "", "", "" },
    { "book", "As the book sets it up: with the Praw and the reverse cone.", "", "praw", "reverse-cone" },
    { "full", "Everything at once: lucre, flares, kickers, the Praw and the reverse cone.", "", "lucre praw", "reverse-cone" },
    { NULL, NULL, NULL, NULL, NULL } };
