/* sage_others.c - what sage takes the others to remember. Nearly all that a steady bot remembers happens in the open: who helped whom, who
 * let allies down, who likes to talk. So whoever watches a game knows it too, and imagined opponents answer as those at the table would. */
#include "sage.h"
#include <string.h>

void sage_other(const bot *b, int seat, bot *out)
{
    const bot_memory *m = &b->other[seat];
    bot_begin_as(out, &(bot_spec){ .level = BOT_STEADY }, seat, 1);
    memcpy(out->grudge, m->grudge, sizeof m->grudge);
    memcpy(out->favour, m->favour, sizeof m->favour);
    memcpy(out->memory, m->memory, sizeof m->memory);
}

static void keep(bot *b, const bot *other)
{
    bot_memory *m = &b->other[other->seat];
    memcpy(m->grudge, other->grudge, sizeof m->grudge);
    memcpy(m->favour, other->favour, sizeof m->favour);
    memcpy(m->memory, other->memory, sizeof m->memory);
}

void sage_begin(bot *b)
{
    bot other;
    steady_begin(b);
    for (int s = 0; s < HC_SEATS; s++) {
        bot_begin(&other, BOT_STEADY, s, 1);
        keep(b, &other);
    }
}

/* As sage hears it: what others are told in secret is not among it. */
void sage_sees(bot *b, const hc_game *view, const hc_event *e)
{
    bot other;
    steady_sees(b, view, e);
    for (int s = 0; s < HC_SEATS; s++) {
        if (s == b->seat) continue;
        sage_other(b, s, &other);
        steady_sees(&other, view, e);
        keep(b, &other);
    }
}
