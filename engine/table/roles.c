/* roles.c - who is who in the encounter, and in which order they act. */
#include "rules.h"

/* The defense fights from the planet itself; everybody else's ships are at the gate. Who has taken its place has left them there. */
int who_stands_on_target(const game *g) { return g->now.displaced[SIDE_DEFENSE] ? g->now.displaced[SIDE_DEFENSE] - 1 : g->defense; }

int ships_place(const game *g, int seat) { return seat == who_stands_on_target(g) ? g->target : GATE; }

/* Of those there, ships that stand aside take no part. */
static int ships_that_fight(const game *g, int seat, int place)
{
    const int aside = place == g->target ? g->now.aside : 0, n = g->ships[seat][place];
    return n > aside ? n - aside : 0;
}

int ships_in(const game *g, int seat)
{
    if (!takes_part(g, seat) || ships_place(g, seat) == HC_NO_PLANET) return 0;
    return ships_that_fight(g, seat, ships_place(g, seat));
}

/* Who is on both sides keeps the ships apart: with the offense at the gate, with the defense beside it. */
int ships_place_on(const game *g, int seat, int side)
{
    if (side == SIDE_OFFENSE) return GATE;
    return seat == who_stands_on_target(g) ? g->target : on_both_sides(g, seat) ? OTHER_GATE : GATE;
}

int ships_on_side(const game *g, int seat, int side)
{
    int place = ships_place_on(g, seat, side);
    return on_side(g, seat, side) && place != HC_NO_PLANET ? ships_that_fight(g, seat, place) : 0;
}

bool stands_with(const game *g, int seat, int side)
{
    return is_ally(g, seat) ? on_side(g, seat, side) : on_both_sides(g, seat) && side_of(g, seat) != side;
}

void bring_what_waits(game *g, int seat) { if (!takes_part(g, seat)) move_ships(g, seat, g->ships[seat][OTHER_GATE], OTHER_GATE, GATE); }

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

/* Whoever was it is an ally of that side now, if it stays. */
void take_the_lead(game *g, events *ev, int seat, int side, int cause)
{
    const int former = of_side(g, side);
    if (!g->now.displaced[side]) g->now.displaced[side] = (uint8_t)(former + 1);
    set_main_players(g, side == SIDE_OFFENSE ? seat : g->offense, side == SIDE_DEFENSE ? seat : g->defense);
    set_side(g, seat, side);
    tell(g, ev, HC_EV_ROLES_SWAPPED, seat, former, 1 + side, 0, 0, cause);
}

int role_of(const game *g, int seat)
{
    return seat == g->offense ? AS_OFFENSE : seat == g->defense ? AS_DEFENSE :
           takes_part(g, seat) ? AS_ALLY : AS_BYSTANDER;
}
