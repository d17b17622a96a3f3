/* decks.c - the cards of the reward decks, box by box. */
#include "rules.h"

#define ARTIFACT(name)         { HC_CARD_ARTIFACT, 0, 1, CARD_##name }
#define ATTACK(value, copies)  { HC_CARD_ATTACK, value, copies, 0 }
#define REINFORCES(value, copies) { HC_CARD_REINFORCEMENT, value, copies, CARD_reinforcement }
#define KICKER(value, copies)  { HC_CARD_KICKER, value, copies, CARD_kicker }
#define RIFT(value, copies)    { HC_CARD_RIFT, value, copies, CARD_rift }
#define INTIMIDATE(value)      { HC_CARD_INTIMIDATE, value, 1, CARD_intimidate }
#define OF_ITS_OWN(kind, value, copies, name) { HC_CARD_##kind, value, copies, CARD_##name }
#define MORPH                  { HC_CARD_MORPH, 0, 1, 0 }
#define NO_ROW                 { HC_CARD_NONE, 0, 0, 0 }

extern const hc_deck_row REWARDS_OF_INCURSION[], REWARDS_OF_DOMINION[], REWARDS_OF_ODYSSEY[], ULTRA_REWARDS[];

const hc_deck_row REWARDS_OF_INCURSION[] = {
    ARTIFACT(card_zap), ARTIFACT(cosmic_zap), ARTIFACT(finder), ARTIFACT(hand_zap), ARTIFACT(space_junk),
    REINFORCES(4, 1), REINFORCES(5, 2), REINFORCES(6, 1), KICKER(0, 1), KICKER(2, 2), KICKER(3, 1), RIFT(3, 1), RIFT(4, 2), RIFT(5, 1),
    ATTACK(-7, 1), ATTACK(-4, 1), ATTACK(-1, 1), ATTACK(10, 3), ATTACK(16, 1), ATTACK(17, 1), ATTACK(18, 1), ATTACK(19, 1), ATTACK(23, 1),
    OF_ITS_OWN(NEGOTIATE, 0, 3, crooked_deal), MORPH, NO_ROW };

const hc_deck_row REWARDS_OF_DOMINION[] = {
    ARTIFACT(omni_zap), ARTIFACT(rebirth), ARTIFACT(ship_zap), ARTIFACT(solar_wind), ARTIFACT(victory_boon),
    REINFORCES(4, 1), OF_ITS_OWN(REINFORCEMENT, 0, 1, reinforcement_x), OF_ITS_OWN(KICKER, -1, 1, reverse_polarity),
    OF_ITS_OWN(KICKER, 1, 1, self_destruct), OF_ITS_OWN(KICKER, 2, 1, duplicity), OF_ITS_OWN(KICKER, 2, 1, lost_contact),
    OF_ITS_OWN(KICKER, 4, 1, give_war_a_chance), RIFT(1, 1), RIFT(2, 2), RIFT(3, 1),
    OF_ITS_OWN(ATTACK, 2, 1, attack_02_20), OF_ITS_OWN(ATTACK, 3, 1, attack_03_30), OF_ITS_OWN(ATTACK, 12, 2, attack_12_21),
    OF_ITS_OWN(ATTACK, 21, 1, attack_21_12), OF_ITS_OWN(NEGOTIATE, 0, 1, epic_oratory), OF_ITS_OWN(NEGOTIATE, 0, 1, faulty_translator),
    OF_ITS_OWN(NEGOTIATE, 0, 1, right_of_refusal), OF_ITS_OWN(NEGOTIATE, 0, 1, self_defense),
    { HC_CARD_RETREAT, 0, 2, CARD_retreat }, INTIMIDATE(LEAST_INTIMIDATE), INTIMIDATE(19), INTIMIDATE(29), INTIMIDATE(39), MORPH, NO_ROW };

const hc_deck_row REWARDS_OF_ODYSSEY[] = {
    ARTIFACT(census), ARTIFACT(detour), ARTIFACT(lifeboats), ARTIFACT(second_wind),
    OF_ITS_OWN(REINFORCEMENT, 3, 1, recall), OF_ITS_OWN(REINFORCEMENT, 7, 1, costly_seven), REINFORCES(-5, 1),
    OF_ITS_OWN(KICKER, 2, 1, shared_glory), OF_ITS_OWN(KICKER, 1, 1, insurance), RIFT(1, 1), RIFT(2, 2),
    OF_ITS_OWN(SAFEGUARD, 0, 1, safeguard_ships), OF_ITS_OWN(SAFEGUARD, 0, 1, safeguard_cards), OF_ITS_OWN(SAFEGUARD, 0, 1, safeguard_power),
    ATTACK(8, 3), { HC_CARD_RETREAT, 0, 1, CARD_retreat },
    OF_ITS_OWN(NEGOTIATE, 0, 1, joint_venture), OF_ITS_OWN(NEGOTIATE, 0, 1, open_books), OF_ITS_OWN(NEGOTIATE, 0, 1, cold_feet), MORPH, NO_ROW };

const hc_deck_row ULTRA_REWARDS[] = {
    ARTIFACT(second_dawn), OF_ITS_OWN(REINFORCEMENT, 15, 1, last_reserves), OF_ITS_OWN(KICKER, 5, 1, overclock), RIFT(9, 1),
    OF_ITS_OWN(SAFEGUARD, 0, 1, safeguard_everything),
    OF_ITS_OWN(ATTACK, VALUE_OF_OVERKILL, 1, overkill), OF_ITS_OWN(ATTACK, 20, 1, sneak_attack), OF_ITS_OWN(ATTACK, 45, 1, burnout),
    OF_ITS_OWN(NEGOTIATE, 0, 1, grand_bargain), NO_ROW };
