/* eon.c - the classic game of 1977 to 1983: 2 to 6 players, with ordinary systems up to 8, flares, kickers, 89 cards. */
#include "rules.h"
#include "editions/eon_steps.h"

extern const char *const EON_SHORT[], *const EON_HELP[];     /* eon_help.c */
extern const hc_chapter EON_CHAPTERS[];

/* What there is of each: artifacts, kickers, attacks, compromises; and which expansion brought it, 0: the first box. */
extern const hc_deck_row EON_DECK[];
extern const uint8_t EON_SETS[];
extern const step EON_TURN[], EON_ENCOUNTER[];
const hc_deck_row EON_DECK[] = {
#define ROWS \
    E(cosmic_zap, 2, 0) E(mobius_tubes, 2, 0) E(force_field, 1, 0) E(plague, 1, 0) E(stellar_gas, 1, 0) E(emotion_control, 1, 0) \
    E(rebirth, 1, 3) E(timegash, 1, 3) E(victory_boon, 1, 3) \
    E(un_zap, 1, 8) E(finder, 1, 8) E(keeper, 1, 8) E(sanity, 1, 8) E(warp_break, 1, 8) E(flarezap, 1, 8) \
    K(0, 1, 8) K(2, 3, 8) K(3, 1, 8) \
    A(1, 1, 4) A(4, 2, 0) A(5, 2, 4) A(6, 8, 0) A(7, 1, 3) A(7, 3, 4) A(8, 8, 0) A(9, 2, 3) A(10, 6, 0) A(12, 4, 0) A(12, 1, 4) A(13, 1, 3) \
    A(14, 2, 0) A(15, 2, 0) A(15, 2, 4) A(16, 1, 4) A(17, 1, 3) A(18, 1, 0) A(20, 2, 0) A(30, 1, 0) A(40, 1, 4) \
    C(10, 0) C(1, 3) C(4, 8)
#define E(which, copies, set) { HC_CARD_ARTIFACT, 0, copies, CARD_##which },
#define K(value, copies, set) { HC_CARD_KICKER, value, copies, CARD_kicker },
#define A(value, copies, set) { HC_CARD_ATTACK, value, copies, 0 },
#define C(copies, set)        { HC_CARD_NEGOTIATE, 0, copies, 0 },
    ROWS { HC_CARD_NONE, 0, 0, 0 }
#undef E
#undef K
#undef A
#undef C
};
#define E(which, copies, set) set,
#define K(value, copies, set) set,
#define A(value, copies, set) set,
#define C(copies, set)        set,
const uint8_t EON_SETS[] = { ROWS };
#undef E
#undef K
#undef A
#undef C

static const hc_word WORDS[] = {
    { "ship", "token" }, { "ships", "tokens" }, { "colony", "base" }, { "colonies", "bases" },
    { "encounter", "challenge" }, { "gate", "cone" }, { "destiny", "destiny" }, { "destiny_card", "disc" },
    { "negotiate", "compromise" }, { "artifact", "edict" }, { "compensation", "consolation" },
    { "rewards", "rewards" }, { "warp", "Warp" }, { "offense", "offense" }, { "defense", "defense" }, { "attacks", "challenges" },
    { NULL, NULL }
};

static const hc_group GROUPS[] = {
    { "First game", { "Amoeba", "Clone", "Macron", "Oracle", "Virus", "Vulch" } },
    { NULL, { NULL } } };

const step EON_TURN[] = { { NULL, HC_PHASE_START, .flow = CORE(flow_start_turn) }, NO_MORE };

const step EON_ENCOUNTER[] = EON_STEPS("Release a token", "Turn up a disc", "Gather tokens");

/* Seven that came to the classic game after these books: played as in their modern form, or an older one that is known. */
static const uint16_t LATER[] = { ALIEN_gorgon, ALIEN_hate, ALIEN_masochist, ALIEN_spiff, ALIEN_chosen, ALIEN_pentaform, ALIEN_sting, 0 };

const edition edition_eon = {
    .info = {
        .id = "eon", .name = "Eon (1983)", .about = "The classic game: tokens and bases, edicts, kickers and flares, for two to six, or up to eight without the unusual systems.",
        .players_min = 2, .players_max = 8, .hand = 7, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3, .hexes = true,
        .home_for_power_of_two = 4, .words = WORDS, .group = GROUPS, .deck = EON_DECK, .moons = EON_MOONS,
        .phase_short = EON_SHORT, .phase_help = EON_HELP, .chapters = EON_CHAPTERS },
    .book = &ENCOUNTER_BOOK, .turn = EON_TURN, .encounter = EON_ENCOUNTER, .destiny_each = 3, .flares = 1, .free_flares = true, .ship_limit = 4,
    .others_first = true, .out_ends_at_once = true, .kickers_last = true, .each_flip = true,
    .variants = EON_VARIANTS, .presets = EON_PRESETS, .deck_sets = EON_SETS, .later = LATER, .box = HC_BOX_EON };
