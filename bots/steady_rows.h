/* steady_rows.h - what the files of the steady bot's knowledge share: helpers, and the functions that the table names. */
#ifndef STEADY_ROWS_H
#define STEADY_ROWS_H
#include "steady.h"

enum { NOT_NOW = -1, WORTH_HOLDING = 6 };        /* points of a card below which it is better thrown away */

/* rows/: what is known of the sheets of a set, by their numbers from `first` on; a row without a name is not described */
typedef struct knowledge_set { int first, count; const knowledge *row; } knowledge_set;
extern const knowledge_set rows_rewards;
extern const knowledge_set rows_base, rows_base_cards, rows_incursion, rows_conflict, rows_alliance, rows_storm, rows_dominion, rows_eons,
    rows_odyssey, rows_eon, rows_eon_parts, rows_eon_moons, rows_duel, rows_later_classic, rows_homebrew, rows_table_rules,
    rows_stations, rows_hazards, rows_evolutions, rows_lux, rows_boons, rows_special_ships, rows_modern_moons;

/* steady_rows.c */
void hold_powers(mind *m, int seat, int but);    /* sets m->power[seat], as if `but`, a sheet, were not in force; 0: all are */
int adds_of(const mind *m, int seat);            /* what its powers add to its total as a main player */
bool is_in_force(const mind *m, int seat, const knowledge *k);
int tokens_of(const mind *m, int seat, const knowledge *k);  /* on that power, if it is in force */
void rows_prepare(mind *m);                      /* once a decision, when the powers are known */
void rows_see(bot *b, const hc_event *e);
int rank_of(int sheet);
bool claimed_card(const bot *b, hc_card_info *card);         /* what was last said of a card that lies face down */

/* steady_rewards.c */
int answer_reward_deck(mind *m, int choice[]);
int answer_intimidate(mind *m, int choice[]);
int answer_kicker(mind *m, int choice[]);
int use_rift(mind *m, int sheet);
int answer_rift(mind *m, int choice[]);

/* steady_rows_help.c */
bool is_window(const mind *m, hc_window_number window);
bool is_super(const mind *m, int sheet);         /* of a flare: is it its player's own? */
bool has_flare(const mind *m, int sheet);
int my_side(const mind *m);
int opponent_of(const mind *m);
bool is_main(const mind *m, int seat);
bool is_about_totals(const hc_sum *sum);         /* two attacks, and one of the sides wins */
int swing(const mind *m, int side, int plus);    /* cards are up: points if that side's total grows by so much */
int lending(const mind *m, int side, int plus);  /* the same by a flare: also where others may still turn it (steady_modern.c) */
int short_of(const mind *m, int side);           /* cards are up: what that side needs to win; 0: nothing, or it is not about totals */
int card_now(const mind *m, const hc_card_info *card);       /* points if that were the own card on the table */
int value_of_call(const mind *m, int (*apart)(int own, int theirs, int number), int number);    /* the own attack is down; by how
                                                    much the cards are then apart, seen from here */
int called_value(mind *m, unsigned called);      /* of the encounter, if these were called */
int adding_value(mind *m, int side, int plus);   /* before cards are up: points of that much more for a side */
int lent_to(const mind *m, const fight *f, int side);        /* by allies' powers and by what lies at planets */
int pick_by_worth(const mind *m, int choice[], int count, int sign);     /* 1: the best of the cards offered; -1: the worst */
int pick_none(int choice[]);                     /* of a compound choice */
int pick_to_reach(const mind *m, int choice[], int need);    /* attack cards, cheapest that add up to it */
int most_offered(const mind *m);                 /* the highest number, seat, ... on the list; -1: none */
int best_seat(const mind *m, int choice[], int (*value)(const mind *m, int seat));
int hand_worth(const mind *m, int seat);
int use_always(mind *m, int sheet);
int use_gladly(mind *m, int sheet);
int use_never(mind *m, int sheet);

/* steady_harm.c: other players' ships; whom and where */
int threat(const mind *m, int seat);
int take_from(const mind *m, int choice[], int whose, int count);
int answer_harmful_planet(mind *m, int choice[], int whose);
int answer_safest_home(const mind *m, int choice[]);          /* of the planets on offer the one with most of its ships */
int best_foundation(const mind *m, int choice[]);
int steady_lose(mind *m, int choice[]);
int steady_resettle(mind *m, int choice[]);
int steady_choose_alien(mind *m, int choice[]);
int steady_rotate(mind *m, int choice[]);
int steady_dial(mind *m, int choice[]);          /* steady_allies.c */
int refusal_costs(const mind *m, int side);      /* not to come when that side has invited */

/* steady_ships.c */
int attack_prospect(const mind *m, int owner);   /* points of the best attack in that system with four ships */
int steady_whom(mind *m, int choice[]);
int take_spare_ships(mind *m, int choice[], int least, int most);
int cheapest_colony(mind *m, int choice[]);      /* to take a single ship from */

/* what the table names: a power's use, its questions, the halves of its flare */
#define USE(name) int use_##name(mind *m, int sheet);
#define ANSWER(name) int answer_##name(mind *m, int choice[]);
USE(amoeba) USE(clone) USE(filch) USE(healer) USE(mutant) USE(trader) USE(philanthropist) USE(chronos) USE(empath) USE(sorcerer) USE(parasite)
ANSWER(amoeba) ANSWER(mutant) ANSWER(philanthropist)
/* steady_rows_totals.c */
USE(calculator) USE(mirror) USE(loser) USE(citadel) USE(human_super) USE(virus_wild) USE(tripler_wild) USE(macron_wild) USE(warpish_wild)
USE(warpish_super) USE(warrior_super) USE(human_wild) USE(pacifist_wild) USE(mirror_wild) USE(citadel_wild) USE(citadel_super) USE(calculator_wild)
USE(loser_wild) USE(loser_super) USE(sorcerer_super) USE(kamikaze_wild)
ANSWER(calculator) ANSWER(citadel) ANSWER(human) ANSWER(mirror)
int adds_dead(const mind *m, int seat);
int adds_tokens(const mind *m, int seat);
/* steady_rows_play.c */
USE(chosen) USE(fodder) USE(reserve) USE(reserve_super) USE(gambler) USE(gambler_wild) USE(gambler_super) USE(fodder_wild)
ANSWER(chosen) ANSWER(fodder) ANSWER(reserve) ANSWER(gambler)
/* steady_rows_hands.c */
USE(demon) USE(demon_wild) USE(demon_super) USE(fido_wild) USE(filch_wild) USE(hacker_super) USE(miser) USE(mutant_super) USE(oracle_wild)
USE(oracle_super) USE(stop_card) USE(dictator_wild) USE(machine) USE(observer_wild)
ANSWER(barbarian) ANSWER(clone) ANSWER(demon) ANSWER(fido) ANSWER(hacker) ANSWER(hate) ANSWER(miser) ANSWER(mite) ANSWER(mutant_ffg) ANSWER(vulch)
ANSWER(trader) ANSWER(mind_reader) ANSWER(filch) ANSWER(observer)
int cheating_value(const mind *m);               /* of the classic Filch flare, now */
/* steady_rows_ships.c */
USE(kamikaze) USE(masochist_wild) USE(masochist_super) USE(mite_wild) USE(shadow_wild) USE(cudgel_wild) USE(void_wild) USE(sorcerer_wild)
USE(philanthropist_wild) USE(zombie_super) USE(machine_super) USE(reincarnator_wild)
ANSWER(kamikaze) ANSWER(masochist) ANSWER(shadow) ANSWER(vacuum) ANSWER(cudgel) ANSWER(dictator) ANSWER(will) ANSWER(reincarnator)
ANSWER(remora) ANSWER(foundation)
/* steady_rows_sets.c */
USE(pirate) USE(genius) USE(lunatic)
ANSWER(pirate) ANSWER(joker) ANSWER(surgeon) ANSWER(crusher) ANSWER(aristocrat) ANSWER(doppelganger) ANSWER(mesmer) USE(mesmer_super)
/* steady_tech_use.c */
USE(turbines) USE(scanners) USE(key) USE(lasers) USE(field_generator) USE(cloak) USE(enigma) USE(hulls) USE(thrusters) USE(scrambler) USE(battery)
USE(drive) USE(genesis) USE(missile) USE(cannon) USE(mines) USE(coldsleep) USE(qax)
ANSWER(turbines) ANSWER(scanners) ANSWER(lasers) ANSWER(enigma) ANSWER(battery) ANSWER(genesis) ANSWER(missile) ANSWER(prometheus) ANSWER(cannon)
ANSWER(mines) ANSWER(qax) ANSWER(thrusters)
#undef USE
#undef ANSWER
#endif
