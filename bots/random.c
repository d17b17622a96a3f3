/* random.c - any answer that the rules allow, each as likely as the next; never takes one back. */
#include "choose.h"

hc_status bot_random_answer(hc_game *g, int seat, uint64_t *rng, hc_events *ev)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(g, seat, option);
    if (n == 0) return HC_NOT_ASKED;
    if (option[n - 1].choice == HC_UNDO) n--;    /* it comes last, and something else is always possible */
    return hc_answer(g, seat, option[pcg_below(rng, (uint32_t)n)].choice, ev);
}
