/* classic.c - the hybrid book: the rules of Eon in later words, without moons and special hexes. */
#include "rules.h"
#include "editions/eon_steps.h"

extern const char *const EON_SHORT[], *const EON_HELP[];     /* eon_help.c */
extern const hc_chapter EON_CHAPTERS[];
extern const hc_deck_row EON_DECK[];                         /* eon.c */
extern const uint8_t EON_SETS[];
extern const step EON_TURN[];

static const hc_word WORDS[] = {
    { "ship", "ship" }, { "ships", "ships" }, { "colony", "colony" }, { "colonies", "colonies" },
    { "encounter", "encounter" }, { "gate", "cone" }, { "destiny", "orders" }, { "destiny_card", "orders disc" },
    { "negotiate", "compromise" }, { "artifact", "artifact" }, { "compensation", "consolation" },
    { "rewards", "rewards" }, { "warp", "Warp" }, { "offense", "offense" }, { "defense", "defense" }, { "attacks", "attacks" },
    { NULL, NULL }
};

static const step ENCOUNTER[] = EON_STEPS("Release a ship", "Turn up an orders disc", "Gather ships");

const edition edition_classic = {
    .info = {
        .id = "classic", .name = "Classic hybrid", .about = "The classic game in later words: ships and colonies, artifacts, kickers and flares, for two to six.",
        .players_min = 2, .players_max = 6, .hand = 7, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3,
        .home_for_power_of_two = 4, .words = WORDS, .group = NULL, .deck = EON_DECK,
        .phase_short = EON_SHORT, .phase_help = EON_HELP, .chapters = EON_CHAPTERS },
    .book = &ENCOUNTER_BOOK, .turn = EON_TURN, .encounter = ENCOUNTER, .destiny_each = 3, .flares = 1, .free_flares = true, .ship_limit = 4,
    .others_first = true, .out_ends_at_once = true, .kickers_last = true, .each_flip = true,
    .variants = EON_VARIANTS, .presets = CLASSIC_PRESETS, .deck_sets = EON_SETS, .box = HC_BOX_EON };
