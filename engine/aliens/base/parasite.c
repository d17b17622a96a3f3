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
static uint64_t planets_to_settle(const game *g, const frame *f) { return system_of(g, L(WHO)) & ~colonies(g, f->seat); }

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

const sheet alien_parasite = {
    .name = "Parasite", .power_name = "to Infest", .summary = "Allies uninvited", .alert = GREEN,
    .history = "There is always room for one more.",
    .prompt = PROMPTS({ "infest", "On which planet do you settle?", { 0 } }),
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
        .text = { "When it is your turn to answer, you may ally with either side as if it had invited you, with one to four {ships} as usual.",
                  "Whenever another player's power is lost, for want of home {colonies} or by a Cosmic Zap, you may at once settle on one of that player's home planets with one of your {ships}.",
                  "As an ally you may send as many {ships} as you like." },
        .hook[POWER] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = cling, .when = is_uninvited }),
        .hook[WILD] = HOOKS({ W_POWER_LOST, AS_ANYONE | OTHERS, MAY, .flow = settle, .when = can_settle },
                        { W_ZAPPED, AS_ANYONE | OTHERS, MAY, .flow = settle, .when = was_anothers }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_ALLY | OWN, MAY, .modify = { { Q_SHIP_LIMIT, any_number } } }) }),
};
