/* two_aliens.c - two aliens a player: both at work, one of them asleep, or both face down until one is turned up. */
#include "rules.h"

bool has_two_aliens(const game *g) { return varies(g, V_DOUBLE_ALIENS) || varies(g, V_HAZARD_ALIENS) || varies(g, V_HIDDEN_OPTIONS); }

void keep_active_aliens(game *g)
{
    for (int s = 0; s < g->players; s++)
        for (int second = 0; second < 2; second++)
            if (g->power[alien_slot(g, s, second)].alien != g->reply[s]) g->power[alien_slot(g, s, second)].off |= ASLEEP;
}

/* Both with a set-up of their own: the player says which one stays; else the one that has it. */
bool begins_in_the_open(const game *g, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    return f && (f->setup || f->layout || f->essence || f->begins);
}

unsigned torn_between(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (begins_in_the_open(g, s) && begins_in_the_open(g, alien_slot(g, s, 1))) set |= 1u << s;
    return set;
}

void settle_options(game *g, unsigned asked)
{
    for (int s = 0; s < g->players; s++) {
        const int second = alien_slot(g, s, 1);
        const bool keeps_second = asked >> s & 1 ? g->power[second].alien == g->reply[s] : begins_in_the_open(g, second);
        if (!begins_in_the_open(g, s) && !begins_in_the_open(g, second)) continue;
        if (keeps_second) g->power[s].alien = g->power[second].alien;
        g->power[second].alien = 0;
        g->power[second].off = 0;
    }
}

/* A hazard warning: the active alien sleeps and the other one wakes; one whose power cannot be lost does neither. */
void flip_aliens(game *g, events *ev)
{
    for (int p = 0; p < 2 * g->players && p < POWERS; p++) {
        power *w = &g->power[p];
        const form *f = form_of(g, w->alien);
        if (!f || f->stays) continue;
        w->off ^= ASLEEP;
        if (w->off & ASLEEP) switch_off_effect(g, p);
        else tell_power(g, ev, HC_EV_POWER_MOVED, p, 2, BY_RULES);
    }
    index_held(g);
}

/* Of two that lie face down one has been turned up: the other leaves the game. */
void drop_other_option(game *g, events *ev, int p)
{
    for (int q = 0; q < 2 * g->players && q < POWERS; q++)
        if (q != p && g->power[q].alien && g->power[q].owner == g->power[p].owner && g->power[q].off & FACE_DOWN) drop_power(g, ev, q);
}
