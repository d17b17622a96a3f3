/* flows.h - the flows that parts of the game bring, a line a part; their numbers go with those of the rule book (part of rules.h). */
#ifndef PART_FLOWS_H
#define PART_FLOWS_H

#define PART_FLOWS(X) \
    X(flow_techs) X(flow_complete) X(flow_recall) X(flow_discard_tech) X(flow_acquire) X(flow_take_used) X(flow_first_techs) \
    X(flow_pass_tech) X(flow_pay_attacks) \
    X(flow_end_essence) \
    X(flow_draw_rewards) X(flow_take_blindly) X(flow_rifts) X(flow_intimidates) X(flow_intimidate_first) X(flow_intimidates_late) \
    X(flow_intimidates_of_allies) \
    X(flow_hazard) X(flow_second_hazard) \
    X(flow_income) X(flow_buy_ships) X(flow_buy_cards) \
    X(flow_teams) X(flow_hand_over) \
    X(flow_settle_warp) \
    X(flow_write) X(flow_show_papers) \
    X(flow_choose_moon) X(flow_enter_moon) X(flow_occupy) X(flow_discard_moon) X(flow_watch_moons) \
    X(flow_first_stations) X(flow_more_stations) X(flow_attach) X(flow_conquest) \
    X(flow_dials) X(flow_offer_card) X(flow_dial_aid) X(flow_aid) \
    X(flow_choosing) X(flow_two_each) X(flow_straws) X(flow_delegation) X(flow_unseen) X(flow_eliminator) X(flow_spectrum) X(flow_drawn) \
    X(flow_evolve) X(flow_first_evolutions) \
    X(flow_market) X(flow_buy_rewards) X(flow_lux_gift) X(flow_lay_lux) X(flow_collect_lux) X(flow_gain_lux) X(flow_first_lux) \
    X(flow_place) X(flow_hex_target) X(flow_aside) X(flow_spiral) X(flow_hexes) \
    X(flow_remove_evolution) X(flow_first_boons) X(flow_first_objectives) X(flow_mark_ships) \
    X(flow_first_moons) X(flow_occupy_orbit) X(flow_settle_moon) X(flow_moon_defends) \
    X(flow_pact) X(flow_attach_moons) X(flow_further_moons) X(flow_send_from_moons) X(flow_moon_by_deal)
#endif
