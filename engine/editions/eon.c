/* eon.c - the classic game of 1977 to 1983: 2 to 6 players, flares, kickers, 89 cards. */
#include "rules.h"

extern const char *const EON_SHORT[], *const EON_HELP[];     /* eon_help.c */
extern const hc_chapter EON_CHAPTERS[];

/* The 36 attacks of the basic set, those of set 3, those of set 4. */
extern const hc_deck_row EON_DECK[];
extern const step EON_TURN[], EON_ENCOUNTER[];
const hc_deck_row EON_DECK[] = {
    { HC_CARD_ARTIFACT, 0, 2, CARD_cosmic_zap }, { HC_CARD_ARTIFACT, 0, 2, CARD_mobius_tubes }, { HC_CARD_ARTIFACT, 0, 1, CARD_force_field },
    { HC_CARD_ARTIFACT, 0, 1, CARD_plague }, { HC_CARD_ARTIFACT, 0, 1, CARD_stellar_gas }, { HC_CARD_ARTIFACT, 0, 1, CARD_emotion_control },
    { HC_CARD_ARTIFACT, 0, 1, CARD_rebirth }, { HC_CARD_ARTIFACT, 0, 1, CARD_timegash }, { HC_CARD_ARTIFACT, 0, 1, CARD_victory_boon },
    { HC_CARD_ARTIFACT, 0, 1, CARD_un_zap }, { HC_CARD_ARTIFACT, 0, 1, CARD_finder }, { HC_CARD_ARTIFACT, 0, 1, CARD_keeper },
    { HC_CARD_ARTIFACT, 0, 1, CARD_sanity }, { HC_CARD_ARTIFACT, 0, 1, CARD_warp_break }, { HC_CARD_ARTIFACT, 0, 1, CARD_flarezap },
    { HC_CARD_KICKER, 0, 1, CARD_kicker }, { HC_CARD_KICKER, 2, 3, CARD_kicker }, { HC_CARD_KICKER, 3, 1, CARD_kicker },
#define X(value, copies) { HC_CARD_ATTACK, value, copies, 0 },
    X(1, 1) X(4, 2) X(5, 2) X(6, 8) X(7, 4) X(8, 8) X(9, 2) X(10, 6) X(12, 5) X(13, 1) X(14, 2) X(15, 4) X(16, 1) X(17, 1) X(18, 1)
    X(20, 2) X(30, 1) X(40, 1)
#undef X
    { HC_CARD_NEGOTIATE, 0, 15, 0 }, { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_word WORDS[] = {
    { "ship", "token" }, { "ships", "tokens" }, { "colony", "base" }, { "colonies", "bases" },
    { "encounter", "challenge" }, { "gate", "cone" }, { "destiny", "destiny" }, { "destiny_card", "disc" },
    { "negotiate", "compromise" }, { "artifact", "edict" }, { "compensation", "consolation" },
    { "rewards", "rewards" }, { "warp", "Warp" }, { "offense", "offense" }, { "defense", "defense" },
    { NULL, NULL }
};

static const hc_group GROUPS[] = {
    { "First game", { "Amoeba", "Clone", "Macron", "Oracle", "Virus", "Vulch" } },
    { NULL, { NULL } } };

const step EON_TURN[] = { { NULL, HC_PHASE_START, .flow = CORE(flow_start_turn) }, NO_MORE };

/* Two players have no alliances, and choose their target freely. */
const step EON_ENCOUNTER[] = {
    { "Release a token", HC_PHASE_REGROUP, .flow = CORE(flow_regroup) },
    { "Turn up a disc", HC_PHASE_DESTINY, .flow = CORE(flow_destiny), .part = PART(P_ALLIANCES) },
    { "Gather tokens", HC_PHASE_LAUNCH, .flow = CORE(flow_gather) },
    { "Point the cone", HC_PHASE_AIM, .flow = CORE(flow_aim) },
    { "Point the cone", HC_PHASE_AIM, .window = W_AIMED, .flow = CORE(flow_defense_hand) },
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .window = W_LAUNCHED },
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) },
    { "Defense invites", HC_PHASE_INVITE_DEFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) },
    { "Allies answer", HC_PHASE_JOIN, .window = W_ALLIED, .flow = CORE(flow_join), .part = PART(P_ALLIANCES) },
    { "Choose cards", HC_PHASE_PLANNING, .flow = CORE(flow_kickers) },
    { "Choose cards", HC_PHASE_PLANNING, .flow = CORE(flow_planning) },
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_kickers_up) },
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_reveal) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_outcome) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_losses_together) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_cone_allies), .part = PART(V_REVERSE_CONE) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_landing) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_consolation) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_cone_rewards), .part = PART(V_REVERSE_CONE) },
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_rewards_of_all) }, NO_MORE };

const edition edition_eon = {
    .info = {
        .id = "eon", .name = "Eon (1983)", .about = "The classic game: tokens and bases, edicts, kickers and flares, for two to six.",
        .players_min = 2, .players_max = 6, .hand = 7, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3,
        .home_for_power_of_two = 4, .words = WORDS, .group = GROUPS, .deck = EON_DECK,
        .phase_short = EON_SHORT, .phase_help = EON_HELP, .chapters = EON_CHAPTERS },
    .book = &ENCOUNTER_BOOK, .turn = EON_TURN, .encounter = EON_ENCOUNTER, .destiny_each = 3, .flares = 1, .free_flares = true, .ship_limit = 4,
    .others_first = true, .out_ends_at_once = true, .variants = 1u << V_NO_FLARES | 1u << V_REVERSE_CONE, .box = HC_BOX_EON };
