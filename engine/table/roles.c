/* roles.c - who is who in the encounter, and in which order they act. */
#include "rules.h"

/* The defense fights from the planet itself; everybody else's ships are at the gate. */
int ships_place(const game *g, int seat) { return seat == g->defense ? g->target : GATE; }

int ships_in(const game *g, int seat)
{
    if (!takes_part(g, seat) || ships_place(g, seat) == HC_NO_PLANET) return 0;
    return g->ships[seat][ships_place(g, seat)];
}

/* Others first: the others clockwise from the offense's left, then offense, then defense.
 * Otherwise: offense, defense, then the others. */
void set_main_players(game *g, int offense, int defense)
{
    int n = 0;
    g->offense = (uint8_t)offense;
    g->defense = (uint8_t)defense;
    for (int part = 0; part < 2; part++) {
        if ((part == 0) == rules(g)->others_first) {
            for (int i = 1; i < g->players; i++)
                if (clockwise(g, offense, i) != defense) g->order[n++] = (uint8_t)clockwise(g, offense, i);
        } else {
            g->order[n++] = (uint8_t)offense;
            if (defense != NOBODY) g->order[n++] = (uint8_t)defense;
        }
    }
}

int role_of(const game *g, int seat)
{
    return seat == g->offense ? AS_OFFENSE : seat == g->defense ? AS_DEFENSE :
           takes_part(g, seat) ? AS_ALLY : AS_BYSTANDER;
}
