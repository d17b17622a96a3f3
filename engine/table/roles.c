/* roles.c - who is who in the encounter, and in which order they act. */
#include "rules.h"

/* The defense fights from the planet itself; everybody else's ships are at the gate. */
int ships_place(const game *g, int seat) { return seat == g->defense ? g->target : GATE; }

int ships_in(const game *g, int seat)
{
    if (!takes_part(g, seat) || ships_place(g, seat) == HC_NO_PLANET) return 0;
    return g->ships[seat][ships_place(g, seat)];
}

/* Who is on both sides keeps the ships apart: with the offense at the gate, with the defense beside it. */
int ships_place_on(const game *g, int seat, int side)
{
    if (side == SIDE_OFFENSE) return GATE;
    return seat == g->defense ? g->target : on_both_sides(g, seat) ? OTHER_GATE : GATE;
}

int ships_on_side(const game *g, int seat, int side)
{
    int place = ships_place_on(g, seat, side);
    return on_side(g, seat, side) && place != HC_NO_PLANET ? g->ships[seat][place] : 0;
}

void take_both_sides(game *g, int seat)
{
    if (!on_side(g, seat, SIDE_OFFENSE) && seat != g->defense) move_ships(g, seat, g->ships[seat][GATE], GATE, OTHER_GATE);
    g->now.side[seat] = 1 << SIDE_OFFENSE | 1 << SIDE_DEFENSE;
}

void keep_one_side(game *g, int seat, int side)
{
    move_ships(g, seat, g->ships[seat][OTHER_GATE], OTHER_GATE, GATE);
    set_side(g, seat, side);
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
