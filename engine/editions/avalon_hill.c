/* avalon_hill.c - the Avalon Hill edition of 2000: 2 to 4 players, 20 aliens, 54 cards. */
#include "rules.h"

/* The attack row is a reconstruction (docs/RULINGS.md): correct it here. */
#define ATTACKS(X) X(30, 1) X(20, 2) X(18, 1) X(15, 2) X(14, 2) X(12, 4) X(10, 6) X(8, 8) X(6, 8) X(4, 2)

static const hc_deck_row DECK[] = {
    { HC_CARD_ARTIFACT, 0, 2, CARD_cosmic_zap }, { HC_CARD_ARTIFACT, 0, 2, CARD_mobius_tubes },
    { HC_CARD_ARTIFACT, 0, 1, CARD_force_field }, { HC_CARD_ARTIFACT, 0, 1, CARD_plague },
    { HC_CARD_ARTIFACT, 0, 1, CARD_stellar_gas }, { HC_CARD_ARTIFACT, 0, 1, CARD_emotion_control },
#define X(value, copies) { HC_CARD_ATTACK, value, copies, 0 },
    ATTACKS(X)
#undef X
    { HC_CARD_NEGOTIATE, 0, 10, 0 }, { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_word WORDS[] = {
    { "ship", "ship" }, { "ships", "ships" }, { "colony", "colony" }, { "colonies", "colonies" },
    { "encounter", "encounter" }, { "gate", "Mothership" }, { "destiny", "orders" }, { "destiny_card", "order" },
    { "negotiate", "negotiate" }, { "artifact", "artifact" }, { "compensation", "compensation" },
    { "rewards", "defender rewards" }, { "warp", "Warp" }, { "offense", "offense" }, { "defense", "defense" },
    { NULL, NULL }
};

static const hc_group GROUPS[] = {
    { "Easy powers", { "Clone", "Macron", "Oracle", "Zombie" } },
    { "Finesse", { "Filch", "Mutant", "Philanthropist", "Vulch" } },
    { "Not what you expect", { "Healer", "Laser", "Pacifist", "Virus" } },
    { NULL, { NULL } } };

const edition edition_avalon_hill = {
    .info = {
        .id = "avalon-hill", .name = "Avalon Hill (2000)", .about = "The small edition: 20 aliens, 54 cards, no flares; also for two, and as a campaign.",
        .players_min = 2, .players_max = 4, .hand = 7, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3,
        .home_for_power_of_two = 4, .words = WORDS, .group = GROUPS, .deck = DECK,
        .phases = 10,
        .phase = { [HC_PHASE_REGROUP] = "Regain a ship", [HC_PHASE_DESTINY] = "Receive orders", [HC_PHASE_LAUNCH] = "Gather ships",
                   [HC_PHASE_AIM] = "Aim", [HC_PHASE_INVITE_OFFENSE] = "Offense invites", [HC_PHASE_INVITE_DEFENSE] = "Defense invites",
                   [HC_PHASE_JOIN] = "Allies answer", [HC_PHASE_PLANNING] = "Choose cards", [HC_PHASE_REVEAL] = "Reveal",
                   [HC_PHASE_RESOLUTION] = "Outcome" } },
    .destiny_each = 3, .ship_limit = 4,
    .others_first = true, .gather_before_aim = true, .two_choose_freely = true, .defense_draws_at_aim = true, .box = HC_BOX_AVALON_HILL };
