/* duel.c - Duel: two players, planets between them; a set of cards of our own on the rules of the published game. */
#include "duel/duel.h"

extern const char *const DUEL_SHORT[], *const DUEL_HELP[];     /* duel_help.c */
extern const hc_chapter DUEL_OPENING[], DUEL_CHAPTERS[];

/* The cards are our own, but for what the published rules tell of them (docs/rules/duel.md): correct them here. */
static const hc_deck_row DECK[] = {
    { HC_CARD_ENVOY, 0, 1, CARD_hammerhand }, { HC_CARD_ENVOY, 0, 1, CARD_drillmaster },
    { HC_CARD_ENVOY, 0, 1, CARD_shieldwright }, { HC_CARD_ENVOY, 0, 1, CARD_tugboat },
    { HC_CARD_ENVOY, 0, 1, CARD_crowd_lover }, { HC_CARD_ENVOY, 0, 1, CARD_wakepilot },
    { HC_CARD_ENVOY, 0, 1, CARD_waverer }, { HC_CARD_ENVOY, 0, 1, CARD_backup_singer },
    { HC_CARD_ENVOY, 0, 1, CARD_tallyman }, { HC_CARD_ENVOY, 0, 1, CARD_pawnbroker },
    { HC_CARD_ENVOY, 0, 1, CARD_lender }, { HC_CARD_ENVOY, 0, 1, CARD_hush },
    { HC_CARD_ENVOY, 0, 1, CARD_peeper }, { HC_CARD_ENVOY, 0, 1, CARD_tollkeeper },
    { HC_CARD_ENVOY, 0, 1, CARD_sandbagger }, { HC_CARD_ENVOY, 0, 1, CARD_gatewarden },
    { HC_CARD_ENVOY, 0, 1, CARD_truce_broker }, { HC_CARD_ENVOY, 0, 1, CARD_late_heir },
#define X(value) { HC_CARD_PLAN, value, DUELISTS, 0 },
    X(-2) X(0) X(3) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(15) X(18) X(23) X(31) X(42)
#undef X
#define X(value, copies) { HC_CARD_REINFORCEMENT, value, copies, 0 },
    X(2, 1) X(3, 1) X(4, 2) X(5, 2) X(6, 1) X(7, 1) X(9, 1) X(12, 1) X(-3, 1) X(-4, 1) X(-5, 1) X(-6, 1) X(-7, 1) X(-10, 1)
    X(EVEN_UP, 1) X(ODD_UP, 1) X(WARP_CHORUS, 1)
#undef X
#define X(planet) { HC_CARD_PLANET, planet, 1, 0 },
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11)
#undef X
    { HC_CARD_FATE, 0, 1, CARD_vacant_shipyard }, { HC_CARD_FATE, 0, 1, CARD_its_full_of_stars },
    { HC_CARD_FATE, 0, 1, CARD_first_contact_picnic }, { HC_CARD_FATE, 0, 1, CARD_crash_landing_strip },
    { HC_CARD_FATE, 0, 1, CARD_abandoned_arsenal }, { HC_CARD_FATE, 0, 1, CARD_library_of_unread_mail },
    { HC_CARD_FATE, 0, 1, CARD_crowded_landing_field }, { HC_CARD_FATE, 0, 1, CARD_tiny_moon_big_opinions },
    { HC_CARD_FATE, 0, 1, CARD_duty_free_orbit }, { HC_CARD_FATE, 0, 1, CARD_static_storm },
    { HC_CARD_FATE, 0, 1, CARD_planet_pageant }, { HC_CARD_FATE, 0, 1, CARD_toxic_atmosphere },
    { HC_CARD_FATE, 0, 1, CARD_twin_lighthouses }, { HC_CARD_FATE, 0, 1, CARD_regular_revenge },
    { HC_CARD_FATE, 0, 1, CARD_second_breakfast }, { HC_CARD_FATE, 0, 1, CARD_rowdy_reunion },
    { HC_CARD_FATE, 0, 1, CARD_border_dispute }, { HC_CARD_FATE, 0, 1, CARD_night_raid },
    { HC_CARD_FATE, 0, 1, CARD_open_house }, { HC_CARD_FATE, 0, 1, CARD_grand_rematch },
    { HC_CARD_FATE, 0, 1, CARD_fireworks_night }, { HC_CARD_FATE, 0, 1, CARD_proxy_war },
    { HC_CARD_FATE, 0, 1, CARD_spelling_bee }, { HC_CARD_FATE, 0, 1, CARD_talent_show },
    { HC_CARD_FATE, 0, 1, CARD_demolition_derby }, { HC_CARD_FATE, 0, 1, CARD_scavenger_hunt },
    { HC_CARD_FATE, 0, 1, CARD_limbo_party }, { HC_CARD_FATE, 0, 1, CARD_custody_hearing },
    { HC_CARD_FATE, 0, 1, CARD_eviction_notice }, { HC_CARD_FATE, 0, 1, CARD_early_ballot },
    { HC_CARD_FATE, 0, 1, CARD_charity_gala }, { HC_CARD_FATE, 0, 1, CARD_warp_squall },
    { HC_CARD_FATE, 0, 1, CARD_paperwork_mix_up }, { HC_CARD_FATE, 0, 1, CARD_cabinet_shuffle },
    { HC_CARD_FATE, 0, 1, CARD_traffic_jam }, { HC_CARD_FATE, 0, 1, CARD_pebble_shower },
    { HC_CARD_FATE, 0, 1, CARD_amnesty_day }, { HC_CARD_FATE, 0, 1, CARD_everyone_looks_guilty },
    { HC_CARD_FATE, 0, 1, CARD_market_day }, { HC_CARD_FATE, 0, 1, CARD_harvest_festival },
    { HC_CARD_FATE, 0, 1, CARD_tax_season }, { HC_CARD_FATE, 0, 1, CARD_bumper_crop },
    { HC_CARD_FATE, 0, 1, CARD_company_picnic }, { HC_CARD_FATE, 0, 1, CARD_open_air_bazaar },
    { HC_CARD_FATE, 0, 1, CARD_souvenir_stand }, { HC_CARD_FATE, 0, 1, CARD_royal_tithe },
    { HC_CARD_FATE, 0, 1, CARD_coffee_break }, { HC_CARD_FATE, 0, 1, CARD_shore_leave },
    { HC_CARD_FATE, 0, 1, CARD_dress_rehearsal }, { HC_CARD_FATE, 0, 1, CARD_cavalry_on_credit },
    { HC_CARD_FATE, 0, 1, CARD_meet_and_greet }, { HC_CARD_FATE, 0, 1, CARD_pit_stop },
    { HC_CARD_FATE, 0, 1, CARD_second_helpings }, { HC_CARD_FATE, 0, 1, CARD_sympathy_fund },
    { HC_CARD_FATE, 0, 1, CARD_group_therapy }, { HC_CARD_FATE, 0, 1, CARD_snow_day },
    { HC_CARD_FATE, 0, 1, CARD_spring_cleaning },
    { HC_CARD_NONE, 0, 0, 0 }
};

static const hc_word WORDS[] = {
    { "ship", "ship" }, { "ships", "ships" }, { "colony", "planet" }, { "colonies", "planets" },
    { "encounter", "duel" }, { "gate", "supply" }, { "destiny", "destiny" }, { "destiny_card", "destiny card" },
    { "negotiate", "negotiate" }, { "artifact", "artifact" }, { "compensation", "compensation" },
    { "rewards", "prize" }, { "warp", "Warp" }, { "offense", "leader" }, { "defense", "straggler" }, { "attacks", "attacks" },
    { NULL, NULL }
};

static const hc_group GROUPS[] = { { "First game", { "Longhorn", "Plodder" } }, { NULL, { NULL } } };

static const step TURN[] = { { "Between cards", HC_PHASE_START, .flow = CORE(flow_between) }, NO_MORE };

static const step STEPS[] = {
    { "Destiny", HC_PHASE_DESTINY, .flow = CORE(flow_fate) },
    { "Dials", HC_PHASE_LAUNCH, .flow = CORE(flow_duel_dials) },
    { "Envoys", HC_PHASE_JOIN, .flow = CORE(flow_show_envoys) },
    { "Plans and tactics", HC_PHASE_PLANNING, .flow = CORE(flow_plans) },
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_clout) },
    { "Prize and cleanup", HC_PHASE_RESOLUTION, .flow = CORE(flow_cleanup) }, NO_MORE };

const edition edition_duel = {
    .info = {
        .id = "duel", .name = "Duel (2020)", .about = "For exactly two: planets, plans, tactics and envoys. The rules of Duel, with our own set of cards.",
        .players_min = 2, .players_max = 2, .hand = 6, .colonies_to_win = 5, .ships = 20, .words = WORDS, .group = GROUPS, .deck = DECK,
        .phase_short = DUEL_SHORT, .phase_help = DUEL_HELP, .opening = DUEL_OPENING, .chapters = DUEL_CHAPTERS },
    .book = &DUEL_BOOK, .turn = TURN, .encounter = STEPS, .alerts = true, .box = HC_BOX_DUEL, .first_alien = 500, .last_alien = 599 };
