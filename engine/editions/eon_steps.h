/* eon_steps.h - the steps of an encounter as both classic books have them; the words for some are each book's own.
 * Two players have no alliances, and choose their target freely. */
#ifndef EON_STEPS_H
#define EON_STEPS_H

#define EON_STEPS(RELEASE, TURN_UP, GATHER) { \
    { RELEASE, HC_PHASE_REGROUP, .flow = CORE(flow_regroup) }, \
    { TURN_UP, HC_PHASE_DESTINY, .flow = CORE(flow_destiny), .part = PART(P_ALLIANCES) }, \
    { GATHER, HC_PHASE_LAUNCH, .flow = CORE(flow_gather) }, \
    { "Point the cone", HC_PHASE_AIM, .flow = CORE(flow_aim) }, \
    { "Point the cone", HC_PHASE_AIM, .window = W_AIMED, .flow = CORE(flow_defense_hand) }, \
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .window = W_LAUNCHED }, \
    { "Offense invites", HC_PHASE_INVITE_OFFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) }, \
    { "Defense invites", HC_PHASE_INVITE_DEFENSE, .flow = CORE(flow_invite), .part = PART(P_ALLIANCES) }, \
    { "Allies answer", HC_PHASE_JOIN, .window = W_ALLIED, .flow = CORE(flow_join), .part = PART(P_ALLIANCES) }, \
    { "Choose cards", HC_PHASE_PLANNING, .flow = CORE(flow_planning) }, \
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_kickers_up) }, \
    { "Reveal", HC_PHASE_REVEAL, .flow = CORE(flow_reveal) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_outcome) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_losses_together) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_cone_allies) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_landing) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_consolation) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_cone_rewards) }, \
    { "Outcome", HC_PHASE_RESOLUTION, .flow = CORE(flow_rewards_of_all) }, NO_MORE }

#endif
