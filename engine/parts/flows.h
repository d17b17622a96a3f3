/* flows.h - the flows that parts of the game bring, a line a part; their numbers go with those of the rule book (part of rules.h). */
#ifndef PART_FLOWS_H
#define PART_FLOWS_H

#define PART_FLOWS(X) \
    X(flow_techs) X(flow_complete) X(flow_recall) X(flow_discard_tech) X(flow_acquire) X(flow_first_techs) X(flow_pass_tech) X(flow_pay_attacks) \
    X(flow_end_essence) \
    X(flow_hazard) X(flow_second_hazard)
#endif
