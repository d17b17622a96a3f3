/* threats.c - cards that are about to leave a hand against its owner's will, and discards that came there at once. */
#include "rules.h"

VERB threaten_hand(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_threaten_hand), seat, count, 0, cause); }

/* A new hand that is being drawn gives back itself what waits for it. */
void threat_is_over(game *g, int seat)
{
    if (heard(g, W_WOULD_TAKE) && !running(g, CORE(flow_new_hand))) uncover_hand(g, seat);
}

FLOW(flow_threaten_hand)
{
    FLOW_BEGIN;
    RESPOND(W_WOULD_TAKE, f->seat);
    FLOW_END;
}

/* What was put out of reach before comes back when all of it is over. */
bool is_one_of_several(const game *g)
{
    return running(g, CORE(flow_discard_many)) || running(g, CORE(flow_discard_marked)) || running(g, CORE(flow_threaten_hand));
}

/* Whoever fetches the top card chooses among what came there at once. */
void note_together(game *g, int before)
{
    const int n = g->pile_count[IN_DISCARD] - before;
    if (!has_part(g, PART_rewards)) return;
    for (int i = 0; i < g->pile_count[IN_DISCARD]; i++)
        set_tag(g, pile_of(g, IN_DISCARD)[i], n > 1 && i >= before ? TAG_TOGETHER : 0);
}
