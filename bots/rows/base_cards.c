/* base_cards.c - what the steady bot knows of the artifacts, the reinforcement and the techs of the base game:
 * one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 1001 };
static const knowledge ROW[] = {
    [1001 - FIRST] = { .name = "Cosmic Zap", .use = use_cosmic_zap },
    [1002 - FIRST] = { .name = "Mobius Tubes", .use = use_mobius_tubes },
    [1003 - FIRST] = { .name = "Force Field", .use = use_force_field, .answer = answer_force_field },
    [1004 - FIRST] = { .name = "The Plague", .harm = 7, .use = use_plague },
    [1005 - FIRST] = { .name = "Stellar Gas", .use = use_stellar_gas },
    [1006 - FIRST] = { .name = "Emotion Control", .use = use_emotion_control },
    [1007 - FIRST] = { .name = "Card Zap", .use = use_card_zap },
    [1008 - FIRST] = { .name = "Ionic Gas", .use = use_ionic_gas },
    [1009 - FIRST] = { .name = "Quash", .use = use_quash },
    [1010 - FIRST] = { .name = "Reinforcement", .use = use_reinforcement, .answer = answer_reinforcement, .in_vain = reinforces_in_vain },
    [1020 - FIRST] = { .name = "Vacuum Turbines", .use = use_turbines, .answer = answer_turbines, .rank = 40 },
    [1021 - FIRST] = { .name = "Delta Scanners", .use = use_scanners, .answer = answer_scanners, .rank = 28 },
    [1022 - FIRST] = { .name = "Warpspace Key", .use = use_key, .rank = 22 },
    [1023 - FIRST] = { .name = "Xenon Lasers", .use = use_lasers, .answer = answer_lasers, .rank = 14 },
    [1024 - FIRST] = { .name = "Cosmic Field Generator", .use = use_field_generator, .rank = 22 },
    [1025 - FIRST] = { .name = "Energy Cloak", .use = use_cloak, .rank = 15 },
    [1026 - FIRST] = { .name = "Enigma Device", .use = use_enigma, .answer = answer_enigma, .rank = 16 },
    [1027 - FIRST] = { .name = "Collapsium Hulls", .use = use_hulls, .rank = 24 },
    [1028 - FIRST] = { .name = "Plasma Thrusters", .use = use_thrusters, .answer = answer_thrusters, .rank = 24 },
    [1029 - FIRST] = { .name = "Tech Scrambler", .use = use_scrambler, .rank = 18 },
    [1030 - FIRST] = { .name = "Quark Battery", .use = use_battery, .answer = answer_battery, .rank = 28 },
    [1031 - FIRST] = { .name = "Infinity Drive", .use = use_drive, .rank = 65 },
    [1032 - FIRST] = { .name = "Genesis Bomb", .use = use_genesis, .answer = answer_genesis, .rank = 26 },
    [1033 - FIRST] = { .name = "Omega Missile", .use = use_missile, .answer = answer_missile, .rank = 45 },
    [1034 - FIRST] = { .name = "The Prometheus", .answer = answer_prometheus, .rank = 40 },
    [1035 - FIRST] = { .name = "Lunar Cannon", .use = use_cannon, .answer = answer_cannon, .rank = 45 },
    [1036 - FIRST] = { .name = "Gluon Mines", .use = use_mines, .answer = answer_mines, .rank = 34 },
    [1037 - FIRST] = { .name = "Coldsleep Ship", .use = use_coldsleep, .answer = answer_foundation, .rank = 85 },
    [1038 - FIRST] = { .name = "Precursor Seed", .rank = 75 },
    [1039 - FIRST] = { .name = "The Qax", .use = use_qax, .answer = answer_qax, .rank = 30 },
};
const knowledge_set rows_base_cards = { FIRST, sizeof ROW / sizeof *ROW, ROW };
