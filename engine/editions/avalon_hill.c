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
    { "rewards", "defender rewards" }, { "warp", "Warp" }, { "offense", "offense" }, { "defense", "defense" }, { "attacks", "attacks" },
    { NULL, NULL }
};

static const hc_group GROUPS[] = {
    { "Easy powers", { "Clone", "Macron", "Oracle", "Zombie" } },
    { "Finesse", { "Filch", "Mutant", "Philanthropist", "Vulch" } },
    { "Not what you expect", { "Healer", "Laser", "Pacifist", "Virus" } },
    { NULL, { NULL } } };

static const step TURN[] = { { NULL, HC_PHASE_START, .flow = CORE(flow_start_turn) }, NO_MORE };

/* Two players have no alliances, and choose their target freely. */
static const step ENCOUNTER[] = {
    { "Regain a ship", HC_PHASE_REGROUP, .flow = CORE(flow_regroup) },
    { "Receive orders", HC_PHASE_DESTINY, .flow = CORE(flow_destiny), .part = PART(P_ALLIANCES) },
    { "Gather ships", HC_PHASE_LAUNCH, .flow = CORE(flow_gather) },
    { "Aim", HC_PHASE_AIM, .flow = CORE(flow_aim) },
    { "Aim", HC_PHASE_AIM, .window = W_AIMED, .flow = CORE(flow_defense_hand) },
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .window = W_LAUNCHED },
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) },
    { "Defense invites", HC_PHASE_INVITE_DEFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) },
    { "Allies answer", HC_PHASE_JOIN, .window = W_ALLIED, .flow = CORE(flow_join), .part = PART(P_ALLIANCES) },
    { "Choose cards", HC_PHASE_PLANNING, .flow = CORE(flow_planning) },
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_reveal) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_outcome) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_losses) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_landing) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_consolation) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_rewards_of_all) }, NO_MORE };

const edition edition_avalon_hill = {
    .info = {
        .id = "avalon-hill", .name = "Avalon Hill (2000)", .about = "The small edition: 20 aliens, 54 cards, no flares; works for two, and as a campaign.",
        .players_min = 2, .players_max = 4, .hand = 7, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3,
        .home_for_power_of_two = 4, .words = WORDS, .group = GROUPS, .deck = DECK },
    .book = &ENCOUNTER_BOOK, .turn = TURN, .encounter = ENCOUNTER, .destiny_each = 3, .ship_limit = 4,
    .others_first = true, .variants = 1ull << V_EON_FORMS, .box = HC_BOX_AVALON_HILL };
