/* Force - makes others ally, or keeps them from it. */
#include "rules.h"

enum { WHOM, WHAT_THEN, FROM };
enum { NOT_AT_ALL = SIDE_NONE };                 /* behind the two sides */

/* The value of the effect: one or two orders of seven bits: who, what, and that there is one. */
enum { ORDER = 128, GIVEN = 64, WHAT_SHIFT = 4, ORDERS = 2 };
static int order_for(const effect *e, int seat)  /* a side, NOT_AT_ALL; -1: none */
{
    for (int i = 0, all = e->remembered; i < ORDERS; i++, all /= ORDER)
        if (all & GIVEN && (all & 15) == seat) return (all & (GIVEN - 1)) >> WHAT_SHIFT;
    return -1;
}

static int16_t with_order(const effect *e, int seat, int what) { return (int16_t)(e->remembered * ORDER + GIVEN + what * (1 << WHAT_SHIFT) + seat); }

static int press(const sum *s, const effect *e, int seat, int side)
{
    (void)s;
    int order = order_for(e, seat);
    return order == SIDE_OFFENSE || order == SIDE_DEFENSE ? order + AT_WILL : side;
}

static int keep_out(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return order_for(e, seat_in(about)) == NOT_AT_ALL ? 0 : value;
}

static uint64_t subjects(const game *g, const frame *f)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) {
        bool free = !is_main(g, s) && s != f->seat && !takes_part(g, s) && !(g->now.barred >> s & 1);
        if (free && ships_to_send(g, s) && order_for(effect_of(g, L(SOURCE)), s) < 0) set |= 1ull << s;
    }
    return set;
}

static bool has_subjects(const game *g, const frame *f) { return subjects(g, f) != 0; }

static FLOW(compel)
{
    enum { ORDERED = MINE, MOST };
    FLOW_BEGIN;
    SET(MOST, spend_super(g, ALIEN_force) ? 2 : 1);
    for (L(ORDERED) = 0; L(ORDERED) < L(MOST) && subjects(g, f); L(ORDERED)++) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, subjects(g, f), WHOM)->extra = L(ORDERED) ? CAN_PASS : 0);
        if (g->answer == PASS) break;
        SET(WHO, g->answer);
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(3), WHAT_THEN)->who = (uint8_t)L(WHO));
        effect_for(g, L(SOURCE))->remembered = with_order(effect_of(g, L(SOURCE)), L(WHO), g->answer);
        tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), g->answer, WHAT_THEN, 0, L(SOURCE));
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_compel_one_of_several(const game *g, const frame *f)
{
    const frame use = { .seat = f->seat, .local = { [SOURCE] = L(WHAT) } };
    return is_my_use_of(g, f, ALIEN_force) && count_bits(subjects(g, &use)) > 1;
}

static bool has_not_compelled(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_force);
    const frame use = { .seat = f->seat, .local = { [SOURCE] = (int16_t)p } };
    return p >= 0 && !effect_of(g, p)->used && subjects(g, &use);
}

static bool can_tag_along(const game *g, const frame *f) { return ways_out(g, f->seat) && !is_moon(g->target); }

/* It waits beside the cone, where ships of who is on both sides stand; its player is on none. */
static FLOW(tag_along)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!ways_out(g, f->seat)) RETURN(0);
    ASK(by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, 1, ways_out(g, f->seat), FROM), f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    add_ships_at(g, ev, f->seat, OTHER_GATE, L(SOURCE));
    FLOW_END;
}

static bool waits_beside(const game *g, int seat) { return !takes_part(g, seat) && g->ships[seat][OTHER_GATE]; }
static bool waits(const game *g, const frame *f) { return waits_beside(g, f->seat); }
static bool offense_lands(const game *g, const frame *f) { return waits(g, f) && L(WHO) == g->offense; }

static FLOW(land_with_them)
{
    FLOW_BEGIN;
    keep_one_side(g, f->seat, SIDE_OFFENSE);
    RETURN(0);
    FLOW_END;
}

static bool offense_has_lost(const game *g, const frame *f) { return waits(g, f) && g->winner != SIDE_OFFENSE; }

/* When there are talks it has gone home with the allies. */
static FLOW(come_to_grief)
{
    FLOW_BEGIN;
    CALL(send_to_warp(g, f->seat, 1, OTHER_GATE, L(SOURCE)));
    FLOW_END;
}

const sheet alien_force = {
    .name = "Force", .power_name = "to Compel", .summary = "Makes others ally", .alert = YELLOW, .box = HC_BOX_ODYSSEY,
    .history = "You do not have to do as it says. Nobody has tried, but you do not have to.",
    .told = TOLD({ "<Other> must <answer>.", WHAT_THEN, ANY_LABEL }),
    .prompt = PROMPTS([WHOM] = { "compel", "Whom do you compel?", { 0 } },
                [WHAT_THEN] = { "order", "What must that player do?", { "ally with the offense", "ally with the defense", "not ally" } },
                [FROM] = { "tag-along", "Where do you take the {ship} that goes along from?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 4, .origin = HC_ORIGIN_PARTLY,
        .text = { "When you are not a main player, after the invitations and before anybody answers, you may name another player who is not a main player. Either that player must ally with the side that "
                  "you name, invited or not, with one to four {ships} of their choice; or that player may not ally at all. Whoever could come only by giving up a {colony} need not.",
                  "When you take no part, before cards are chosen, you may put one of your {ships} beside the {gate}. It counts for nobody. If the {offense} wins, it lands on the planet with the "
                  "winners; when a deal is tried it goes home; otherwise it goes to the {warp}.",
                  "When you use your power, you may name two players; or you may use it as a main player." },
        .note = "Only its name is known of the first form, and that its wild flare gives a {colony} beside the winners; the rest is designed here.",
        .hook[POWER] = HOOKS({ W_ALL_INVITED, AS_ALLY | AS_BYSTANDER, MAY, .flow = compel, .when = has_subjects,
                           .modify = { { Q_MUST_JOIN, press }, { Q_MAY_ALLY, keep_out } } }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_BYSTANDER, MAY, .flow = tag_along, .when = can_tag_along },
                        { W_WOULD_LAND, AS_BYSTANDER | OTHERS, MUST | FREE | UNPLAYED | FOLLOWS, .flow = land_with_them, .when = offense_lands },
                        { W_SETTLED, AS_BYSTANDER, MUST | FREE | UNPLAYED | FOLLOWS, .flow = come_to_grief, .when = offense_has_lost }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_compel_one_of_several },
                         { W_ALL_INVITED, AS_MAIN, MAY | USES_POWER, .flow = use_with_flare, .when = has_not_compelled }) }),
};
