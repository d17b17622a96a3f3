/* changes.h - what is different because a power or card is used (part of rules.h). */
#ifndef CHANGES_H
#define CHANGES_H
#include "table/table.h"

/* What a rule book counts of a seat, by kind; `by`: who is asked. */
typedef void counting(const game *g, int seat, int by, int16_t of[HC_CHANGE_KINDS]);

/* Found out from a view alone. `along`: what is answered to the first thing that the act asks; below 0: any way. `afterwards`: the flow at
 * whose end to look again where nothing is different when the moment is over; 0: none. */
bool look_at_changes(const game *view, int seat, int choice, int along, counting *count, uint32_t afterwards, hc_prospect *out);
bool has_no_total(const game *view, const hc_option *o);      /* of which this can be asked */
#endif
