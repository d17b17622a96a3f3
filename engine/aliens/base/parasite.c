/* Parasite - allies without being invited. */
#include "rules.h"

static bool is_uninvited(const game *g, const frame *f)
{
    bool barred = g->now.barred >> f->seat & 1, both = (g->now.invited[0] & g->now.invited[1]) >> f->seat & 1;
    return !both && !barred && ships_to_send(g, f->seat) > 0;
}

static FLOW(cling)
{
    FLOW_BEGIN;
    invite_oneself(g, f->seat);
    FLOW_END;
}

static int any_number(const sum *s, const effect *e, int seat, int most) { return seat == e->by ? ships_each(s->g) : most; }

/* Planets of the one who lost the power on which it has no colony yet. */
static uint64_t planets_to_settle(const game *g, const frame *f) { return with_room(g, system_of(g, L(WHO)) & ~colonies(g, f->seat)); }

static bool can_settle(const game *g, const frame *f) { return planets_to_settle(g, f) && ships_to_send(g, f->seat) > 0; }

static FLOW(settle)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, planets_to_settle(g, f), 0));
    CALL(found_colony(g, f->seat, g->answer, 1, L(SOURCE)));
    FLOW_END;
}

/* A zap too takes a power away, for a time. */
static bool was_anothers(const game *g, const frame *f) { return L(WHO) != f->seat && can_settle(g, f); }

/* ---- the oldest form need not wait for its turn: it may come when all others have answered ------------------- */

enum { INFEST, WHICH_SIDE };

static uint64_t open_sides(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) if (may(g, Q_MAY_ALLY, seat, side)) set |= 1u << side;
    return set;
}

static bool can_come_late(const game *g, const frame *f)
{
    bool free = !takes_part(g, f->seat) && !(g->now.barred >> f->seat & 1) && !is_moon(g->target);
    return free && !(effect_of(g, L(SOURCE))->used & 1) && ships_to_send(g, f->seat) > 0 && open_sides(g, f->seat);
}

static FLOW(come_late)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, open_sides(g, f->seat), WHICH_SIDE));
    set_side(g, f->seat, g->answer);
    CALL(commit(g, f->seat));
    if (!g->ships[f->seat][GATE]) {
        set_side(g, f->seat, SIDE_NONE);
        RETURN(0);
    }
    tell(g, ev, HC_EV_JOINED, f->seat, of_side(g, side_of(g, f->seat)), side_of(g, f->seat), g->ships[f->seat][GATE], 0, L(SOURCE));
    SET(COUNT, 1);
    SET(CAUSE, L(SOURCE));
    RESPOND(W_JOINED, f->seat);
    FLOW_END;
}

const sheet alien_parasite = {
    .name = "Parasite", .power_name = "to Infest", .summary = "Allies uninvited", .alert = GREEN,
    .history = "There is always room for one more.",
    .prompt = PROMPTS([INFEST] = { "infest", "On which planet do you settle?", { 0 } }, [WHICH_SIDE] = { "come-late", "Whose ally do you become?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL, .players_min = 3,
        .text = { "When it is your turn to answer, you may ally with either side as if it had invited you." },
        .hook[POWER] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = cling, .when = is_uninvited }) },
              { .editions = IN_FFG,
        .text = { "When it is your turn to answer, you may ally with either side as if it had invited you, with one to four {ships} as usual; not where something forbids you to ally.",
                  "When another player loses the power because too few home {colonies} are left, you may at once settle on one of that player's home planets with one of your {ships}.",
                  "As an ally you may send as many {ships} as you like." },
        .hook[POWER] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = cling, .when = is_uninvited }),
        .hook[WILD] = HOOKS({ W_POWER_LOST, AS_ANYONE | OTHERS, MAY, .flow = settle, .when = can_settle }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_ALLY | OWN, MAY, .modify = { { Q_SHIP_LIMIT, any_number } } }) },
              { .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "When it is your turn to answer, or when all others have answered, you may ally with either side as if it had invited you, with one to four {ships} as usual.",
                  "Whenever another player's power is lost, through too few home {colonies} or a Cosmic Zap, you may at once settle on one of that player's home planets with one of your {ships}.",
                  "As an ally you may send as many {ships} as you like." },
        .hook[POWER] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = cling, .when = is_uninvited },
                         { W_ALLIED, AS_BYSTANDER, MAY, .flow = come_late, .when = can_come_late }),
        .hook[WILD] = HOOKS({ W_POWER_LOST, AS_ANYONE | OTHERS, MAY, .flow = settle, .when = can_settle },
                        { W_ZAPPED, AS_ANYONE | OTHERS, MAY, .flow = settle, .when = was_anothers }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_ALLY | OWN, MAY, .modify = { { Q_SHIP_LIMIT, any_number } } }) }),
};
