/* Zombie - its ships return instead of going to the warp; it may free others' in a deal. */
#include "rules.h"

static FLOW(rise)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

static int may_release(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 1 : value; }
static int may_release_all(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 2 : value; }

/* ---- the flare --------------------------------------------------------------------------------------- */

static FLOW(save_one)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, 1));
    RETURN(g->result);
    FLOW_END;
}

static bool can_be_saved(const game *g, const frame *f) { return heads_for_warp(g, f) && colonies_left(g, f); }

static int one_for_allies(const sum *s, const effect *e, int seat, int ships)
{
    return is_ally(s->g, seat) && on_side(s->g, seat, side_of(s->g, e->by)) ? ships + 1 : ships;
}

/* ---- the oldest form ------------------------------------------------------------------------------------ */

/* It is compensated for ships that have come home. */
static int as_if_lost(const sum *s, const effect *e, int seat, int ships)
{
    int had = seat == s->g->offense ? s->g->now.sent : s->g->now.stood[seat];
    return seat == e->by && had > ships ? had : ships;
}

static bool has_some_in_warp(const game *g, const frame *f) { return releasable(g, f->seat) > 0; }

static FLOW(come_back)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, releasable(g, f->seat), L(SOURCE)));
    FLOW_END;
}

static bool is_beaten_by_us(const game *g, const frame *f)
{
    bool beaten = L(CAUSE) == BY_ENCOUNTER && takes_part(g, L(WHO)) && !on_side(g, L(WHO), g->winner);
    return beaten && heads_for_warp(g, f) && on_side(g, f->seat, g->winner) && colonies(g, f->seat);
}

static FLOW(raise_the_dead)
{
    enum { TAKEN = MINE };
    FLOW_BEGIN;
    SET(TAKEN, adopt_ships(g, ev, f->seat, L(WHO), L(COUNT), from_of(f), L(SOURCE)));
    CALL(return_ships(g, f->seat, L(TAKEN), LIMBO, L(SOURCE)));
    SPREAD_NEWS;
    RETURN(L(TAKEN));
    FLOW_END;
}

/* The oldest form. */
#define CONSOLED \
    "When you should lose {ships} to the {warp}, they return to your other {colonies} instead; you take {compensation} as if they were lost. In a deal " \
    "you may also free any number of the other player's {ships} from the {warp}."
#define AS_IF_LOST { W_WOULD_LOSE, AS_ANYONE | OWN, MUST | RECURS, .flow = rise, .when = heads_for_warp }, \
                   { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_RELEASE, may_release }, { Q_LOSS, as_if_lost } } }

const sheet alien_zombie = {
    .name = "Zombie", .power_name = "of Immortality", .summary = "Its {ships} never go to the {warp}", .alert = GREEN,
    .history = "It has tried to die with dignity. It does not seem to take.",
    .form = FORMS({ .editions = IN_AVALON_HILL, .variant = V_EON_FORMS + 1,
        .text = { CONSOLED }, .hook[POWER] = HOOKS(AS_IF_LOST) },
              { .editions = IN_AVALON_HILL,
        .text = { "When you should lose {ships} to the {warp}, they return to your other {colonies} instead and are not lost. In a deal you may also free any number of the other player's {ships} from the {warp}." },
        .note = "How this edition's card read is not known. With the variant eon-forms it takes {compensation} as if its {ships} were lost.",
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MUST | RECURS, .flow = rise, .when = heads_for_warp },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_RELEASE, may_release } } }) },
              { .editions = IN_FFG,
        .text = { "When you should lose {ships} to the {warp}, they return to your other {colonies} instead and are not lost. In a deal you may also free any number of any player's {ships} from the {warp}, your own included.",
                  "When you lose {ships} to the {warp}, you may return one of them to one of your {colonies} instead.",
                  "As a main player, before anybody is invited, you may announce that each player who allies with you may bring one {ship} from the {warp} into the {encounter}, besides the four at most." },
        .note = "Freeing {ships} in a deal does not count as using the power: it may do so even when it has been zapped.",
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MUST | RECURS, .flow = rise, .when = heads_for_warp },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_ZAPPED, .modify = { { Q_RELEASE, may_release_all } } }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = save_one, .when = can_be_saved }),
        .hook[SUPER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .modify = { { Q_FROM_WARP, one_for_allies } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { CONSOLED,
                  "When you have made a deal, you may take all your {ships} out of the {warp}.",
                  "As a main player or ally on the winning side, when {ships} of the other side are about to be lost, you may turn them over: they are yours for good and go to your {colonies}." },
        .hook[POWER] = HOOKS(AS_IF_LOST),
        .hook[WILD] = HOOKS({ W_DEALT, AS_MAIN, MAY, .flow = come_back, .when = has_some_in_warp }),
        .hook[SUPER] = HOOKS({ W_BEFORE_LOSE, AS_INVOLVED | OTHERS, MAY, .flow = raise_the_dead, .when = is_beaten_by_us }) }),
};
