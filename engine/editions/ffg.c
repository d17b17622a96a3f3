/* ffg.c - the modern edition: 3 to 8 players, flares, reinforcements, the morph. */
#include "rules.h"

extern const char *const FFG_SHORT[], *const FFG_HELP[];     /* ffg_help.c */
extern const hc_chapter FFG_CHAPTERS[];
extern const hc_deck_row REWARDS_OF_INCURSION[], REWARDS_OF_DOMINION[], REWARDS_OF_ODYSSEY[], ULTRA_REWARDS[];      /* parts/rewards/decks.c */

static const hc_deck_row DECK[] = {
    { HC_CARD_ARTIFACT, 0, 2, CARD_card_zap }, { HC_CARD_ARTIFACT, 0, 2, CARD_cosmic_zap }, { HC_CARD_ARTIFACT, 0, 2, CARD_mobius_tubes },
    { HC_CARD_ARTIFACT, 0, 1, CARD_emotion_control }, { HC_CARD_ARTIFACT, 0, 1, CARD_force_field }, { HC_CARD_ARTIFACT, 0, 1, CARD_ionic_gas },
    { HC_CARD_ARTIFACT, 0, 1, CARD_plague }, { HC_CARD_ARTIFACT, 0, 1, CARD_quash },
    { HC_CARD_REINFORCEMENT, 2, 2, CARD_reinforcement }, { HC_CARD_REINFORCEMENT, 3, 3, CARD_reinforcement },
    { HC_CARD_REINFORCEMENT, 5, 1, CARD_reinforcement },
#define X(value, copies) { HC_CARD_ATTACK, value, copies, 0 },
    X(0, 1) X(1, 1) X(4, 4) X(5, 1) X(6, 7) X(7, 1) X(8, 7) X(9, 1) X(10, 4) X(11, 1) X(12, 2) X(13, 1) X(14, 2) X(15, 1)
    X(20, 2) X(23, 1) X(30, 1) X(40, 1)
#undef X
    { HC_CARD_NEGOTIATE, 0, 15, 0 }, { HC_CARD_MORPH, 0, 1, 0 }, { HC_CARD_NONE, 0, 0, 0 }
};

/* For seven or eight players: 24 more. */
static const hc_deck_row LARGE[] = {
    { HC_CARD_ARTIFACT, 0, 1, CARD_card_zap }, { HC_CARD_ARTIFACT, 0, 1, CARD_cosmic_zap }, { HC_CARD_ARTIFACT, 0, 1, CARD_force_field },
    { HC_CARD_ARTIFACT, 0, 1, CARD_quash }, { HC_CARD_REINFORCEMENT, 4, 1, CARD_reinforcement }, { HC_CARD_REINFORCEMENT, 8, 1, CARD_reinforcement },
#define X(value, copies) { HC_CARD_ATTACK, value, copies, 0 },
    X(0, 1) X(2, 1) X(4, 1) X(6, 2) X(8, 2) X(10, 1) X(12, 1) X(14, 1) X(20, 1) X(30, 1)
#undef X
    { HC_CARD_NEGOTIATE, 0, 5, 0 }, { HC_CARD_MORPH, 0, 1, 0 }, { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_deck_row TECH_CARDS[] = {
#define X(name) { HC_CARD_TECH, 0, 1, CARD_##name },
    X(coldsleep_ship) X(collapsium_hulls) X(cosmic_field_generator) X(delta_scanners) X(energy_cloak) X(enigma_device) X(genesis_bomb)
    X(gluon_mines) X(infinity_drive) X(lunar_cannon) X(omega_missile) X(plasma_thrusters) X(precursor_seed) X(prometheus) X(qax)
    X(quark_battery) X(tech_scrambler) X(vacuum_turbines) X(warpspace_key) X(xenon_lasers)
    X(brainwave_tracer) X(destiny_holo_flux) X(freewheeling_projector) X(lucky_charm) X(nanite_mining) X(power_radiant) X(proximity_mining)
    X(warp_breaker) X(zap_o_tron) X(cosmic_catapult) X(nuclear_missiles) X(sabotage) X(strange_attractor) X(thorium_rod) X(treasure_drones)
    X(galactose_intolerance) X(gamma_converter) X(nuxxian_orb) X(plasma_coil) X(protective_halo) X(solar_harness) X(xaq_attack) X(x_lot_l_pod)
    X(station_dock) X(rewards_distributor)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_deck_row HAZARD_CARDS[] = {
#define X(name, copies) { HC_CARD_HAZARD, 0, copies, CARD_hazard_##name },
    X(alliance, 1) X(black_hole, 1) X(guardian, 1) X(nebula, 1) X(upheaval, 1) X(energy_fields, 2) X(entropy_beast, 1) X(council, 1)
    X(full_of_stars, 3) X(meteor_storm, 2) X(mirror_universe, 2) X(odd_way, 2) X(switcheroo, 1) X(reverse_rewards, 3) X(sargasso_web, 2)
    X(temporal_anomaly, 3) X(witness, 1)
    X(learn, 1) X(recruits, 1) X(peace_dividend, 1) X(rearmament, 1) X(strip_mining, 1) X(universe_merge, 1) X(confined, 1) X(domestic, 1)
    X(economic_aid, 1) X(incentives, 1) X(no_quarter, 1) X(solidarity, 1) X(resonator, 1) X(shameful_war, 1) X(mix_up, 1) X(tech_advantage, 1)
    X(unstable, 1) X(warp_research, 1) X(win_or_lose, 1) X(danger_zone, 1) X(easy_does_it, 1) X(cease_fire, 1) X(swindle, 1)
    X(rereinforcement, 1) X(interference, 1) X(gains, 1)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_deck_row STATION_CARDS[] = {
#define X(name) { HC_CARD_STATION, 0, 1, CARD_station_##name },
    STATION_LIST(X)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_deck_row EVOLUTION_CARDS[] = {
#define X(name) { HC_CARD_EVOLUTION, 0, 1, CARD_evolution_##name },
    EVOLUTION_LIST(X)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_deck_row OBJECTIVE_CARDS[] = {
#define X(name) { HC_CARD_OBJECTIVE, 0, 1, CARD_objective_##name },
    OBJECTIVE_LIST(X)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_word WORDS[] = {
    { "ship", "ship" }, { "ships", "ships" }, { "colony", "colony" }, { "colonies", "colonies" },
    { "encounter", "encounter" }, { "gate", "hyperspace gate" }, { "destiny", "destiny" },
    { "destiny_card", "destiny card" }, { "negotiate", "negotiate" }, { "artifact", "artifact" },
    { "compensation", "compensation" }, { "rewards", "defender rewards" }, { "warp", "warp" }, { "offense", "offense" },
    { "defense", "defense" },
    { NULL, NULL }
};

/* A first game of our own, then the combo cards of the anniversary box and of the event of 2019 with three or more aliens of
 * this box (and one with two): those of their aliens that are in it. */
static const hc_group GROUPS[] = {
    { "First game", { "Tripler", "Macron", "Warpish", "Zombie", "Parasite", "Human", "Clone", "Virus" } },
    { "Quick start", { "Loser", "Clone", "Trader", "Oracle", "Sorcerer", "Pacifist" } },
    { "Brains and brawn", { "Cudgel", "Filch", "Mind", "Warpish", "Barbarian" } },
    { "Helping hands", { "Philanthropist", "Fido", "Healer", "Reserve", "Human" } },
    { "Greed is good", { "Miser", "Vulch", "Trader" } },
    { "So very smart", { "Mind", "Gambler" } },
    { "Me, me, me", { "Masochist", "Will", "Fido", "Vacuum" } },
    { "Switched around", { "Chosen", "Demon", "Sorcerer" } },
    { "Too big to fail", { "Macron", "Void", "Virus", "Warpish" } },
    { "Ships ahoy", { "Vacuum", "Warpish", "Remora" } },
    { "Better disinfect", { "Parasite", "Amoeba", "Human" } },
    { "Big bang", { "Virus", "Tripler", "Spiff" } },
    { "Card sharps", { "Gambler", "Mirror", "Reserve", "Tripler" } },
    { "Contest of champions", { "Loser", "Fodder", "Sorcerer" } },
    { "Dungeon encounter", { "Warrior", "Sorcerer", "Barbarian", "Zombie", "Citadel" } },
    { "Strong forces", { "Cudgel", "Macron", "Vacuum" } },
    { "Four-letter words", { "Hate", "Mind", "Mite", "Void", "Will" } },
    { "Future tense", { "Warpish", "Anti-Matter", "Machine" } },
    { "More life", { "Masochist", "Zombie", "Vacuum", "Warpish", "Hate", "Kamikaze" } },
    { "In the lab", { "Virus", "Clone", "Observer" } },
    { "Long lives", { "Healer", "Zombie", "Chosen" } },
    { "Poker face", { "Tripler", "Gambler", "Loser" } },
    { "Quake bait", { "Remora", "Miser", "Mutant" } },
    { "Smorgasbord", { "Anti-Matter", "Machine", "Sorcerer" } },
    { "Square dance", { "Hate", "Loser", "Masochist", "Human" } },
    { "State dinner", { "Chosen", "Dictator", "Philanthropist" } },
    { "Grateful company", { "Philanthropist", "Fido", "Healer" } },
    { NULL, { NULL } } };

/* What is built of each box; a part that is added later joins its tables here. */
#define ALL_BOXES "base incursion conflict alliance storm dominion eons odyssey"
static const hc_preset PRESETS[] = {
    { "base", "The base game, nothing else.", "base", "", "" },
    { "incursion", "Base and Incursion, with the reward deck.", "base incursion", "rewards", "" },
    { "conflict", "Base and Conflict, with hazards.", "base conflict", "hazards", "" },
    { "alliance", "Base and Alliance in teams of two, for five or more players.", "base alliance", "teams", "" },
    { "storm", "Base and Storm, with space stations.", "base storm", "stations", "" },
    { "dominion", "Base and Dominion, with its reward deck and flagships.", "base dominion", "rewards:dominion special-ships", "" },
    { "eons", "Base and Eons with alliance dials, for four or more players.", "base eons", "hidden-alliances", "" },
    { "odyssey", "Base and Odyssey, with technology, hazards, reward cards, stations and foreign aid.", "base odyssey",
      "hazards:odyssey rewards:odyssey+ultra stations:odyssey+cities+deep foreign-aid", "technology" },
    { "age-innovation", "The Age of Innovation: technology; each is dealt two aliens and keeps one.", "base", "", "technology choose-of-two" },
    { "age-incursion", "The Age of Incursion: reward cards and ultra rewards; each is dealt two aliens and gives one to the player on the right.", "base incursion",
      "rewards:incursion+ultra", "endowment" },
    { "age-frontiers", "The Age of Frontiers: moons; aliens are eliminated until each has one.", "base odyssey", "moons", "eliminator" },
    { "age-luminance", "The Age of Luminance: lux; each is dealt an alien of each alert level and keeps one.", "base odyssey", "lux", "spectrum" },
    { "age-conflict", "The Age of Conflict: hazards; aliens go round, and each takes one.", "base conflict", "hazards", "draw-straws" },
    { "age-alliances", "The Age of Alliances: teams, for five or more players; each says who gets the alien they draw.",
      "base alliance", "teams", "delegation" },
    { "age-storms", "The Age of Storms: space stations; the aliens everybody kept are mixed and dealt.", "base storm", "stations", "tidy-bowl" },
    { "age-dominion", "The Age of Dominion: reward cards and hazards; aliens are drafted.", "base dominion", "hazards rewards:dominion", "draft" },
    { "age-eons", "The Age of Eons: objectives; aliens are given away unseen.", "base eons", "objectives", "unseen" },
    { "age-mutations", "The Age of Mutations: evolutions; each is dealt two aliens and gives one to each neighbour.", "base odyssey", "evolutions", "options" },
    { "age-mega", "Two aliens each, both chosen the same way.", "base", "", "two-aliens" },
    { "ages", "Every box in one, with technology, hazards, reward cards and stations, and drafted aliens.", ALL_BOXES,
      "hazards rewards stations", "technology draft" },
    { "everything", "Every box and everything that works together: technology, hazards, reward cards, stations, moons, lux, flagships, dials with foreign aid, two aliens each; for four or more players.",
      ALL_BOXES, "hazards:odyssey rewards:incursion+dominion+odyssey+ultra stations:storm+odyssey+cities+deep hidden-alliances:aid lux special-ships moons", "technology two-aliens" },
    { NULL, NULL, NULL, NULL, NULL } };

static const step TURN[] = {
    { "Start turn", HC_PHASE_START, .flow = CORE(flow_rotation), .part = PART(V_ROTATING_POWERS) },
    { "Start turn", HC_PHASE_START, .flow = CORE(flow_start_turn) }, NO_MORE };

static const step ENCOUNTER[] = {
    { "Regroup", HC_PHASE_REGROUP, .flow = CORE(flow_regroup) },
    { "Destiny", HC_PHASE_DESTINY, .flow = CORE(flow_destiny) },
    { "Launch", HC_PHASE_AIM, .window = W_AIMED, .flow = CORE(flow_aim) },
    { "Launch", HC_PHASE_LAUNCH, .flow = CORE(flow_gather) },
    { "Alliance", HC_PHASE_INVITE_OFFENSE, .window = W_LAUNCHED },
    { "Alliance", HC_PHASE_INVITE_OFFENSE, .flow = CORE(flow_invite) },
    { "Alliance", HC_PHASE_INVITE_DEFENSE, .flow = CORE(flow_invite) },
    { "Alliance", HC_PHASE_JOIN, .window = W_ALLIED, .flow = CORE(flow_join) },
    { "Planning", HC_PHASE_PLANNING, .flow = CORE(flow_planning) },
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_reveal) },
    { "Resolution", HC_PHASE_RESOLUTION, .flow = CORE(flow_outcome) },
    { "Resolution", HC_PHASE_RESOLUTION, .flow = CORE(flow_losses) },
    { "Resolution", HC_PHASE_RESOLUTION, .flow = CORE(flow_landing) },
    { "Resolution", HC_PHASE_RESOLUTION, .flow = CORE(flow_consolation) },
    { "Resolution", HC_PHASE_RESOLUTION, .flow = CORE(flow_rewards_of_all) }, NO_MORE };

const edition edition_ffg = {
    .info = {
        .id = "ffg", .name = "Modern (Fantasy Flight)", .about = "The modern game: flares, reinforcements and the morph, for three to eight.",
        .players_min = 3, .players_max = 8, .hand = 8, .colonies_to_win = 5, .ships = 20, .failed_deal_ships = 3, .home_for_power = 3,
        .home_for_power_of_two = 3, .words = WORDS, .group = GROUPS, .deck = DECK, .large = LARGE, .techs = TECH_CARDS,
        .rewards = { REWARDS_OF_INCURSION, REWARDS_OF_DOMINION, REWARDS_OF_ODYSSEY, ULTRA_REWARDS },
        .hazards = HAZARD_CARDS, .stations = STATION_CARDS, .lux = LUX_CARDS, .moons = MODERN_MOONS,
         .odyssey = { EVOLUTION_CARDS, BOON_CARDS, OBJECTIVE_CARDS },
        .phase_short = FFG_SHORT, .phase_help = FFG_HELP, .chapters = FFG_CHAPTERS },
    .book = &ENCOUNTER_BOOK, .turn = TURN, .encounter = ENCOUNTER,
    .destiny_each = 3, .destiny_wild = 2, .destiny_special = true, .destiny_hazard = true, .flares = 10,
    .ship_limit = 4, .must_regain = true, .may_reestablish = true, .out_ends_at_once = true, .quake = true, .alerts = true, .combos_from = 1,
    .variants = 1u << V_FOUR_PLANETS | 1u << V_SINGLE_ENCOUNTER | 1u << V_FREEWHEELING_FLARES |
                1u << V_NO_FLARES | 1u << V_LARGE_DECK | 1u << V_HIDDEN_POWERS | 1u << V_ROTATING_POWERS |
                1u << V_CHOOSE_OF_TWO | 1u << V_TECHNOLOGY | 1u << V_CLASSIC_FILCH |
                1u << V_COSMIC_COMBOS | 1u << V_ENDOWMENT | 1u << V_DRAW_STRAWS | 1u << V_DELEGATION | 1u << V_TIDY_BOWL | 1u << V_DRAFT |
                1u << V_UNSEEN | 1u << V_ELIMINATOR | 1u << V_SPECTRUM | 1u << V_OPTIONS | 1u << V_DOUBLE_ALIENS | 1u << V_HAZARD_ALIENS |
                1u << V_HIDDEN_OPTIONS, .presets = PRESETS };
