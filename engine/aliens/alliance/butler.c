/* Butler - does the offense's handiwork, and wants a tip for it. */
#include "rules.h"

enum { TIP, NUMBER, FROM_WHERE, AIM, CHEATS };
enum { PAYS, DOES_NOT };
enum { ASK_TIP, SEND, POINT, HAND_OUT };         /* the hooks of the power */
enum { CAUGHT = WILD * HC_HOOKS + 1 };
enum { TIPPED = 1, SERVED = 2 };                 /* in what is remembered */

static bool could_tip(const game *g, const frame *f) { (void)f; return lucre_of(g, g->offense) > 0; }

/* A tip that is too small is none. */
static FLOW(hold_out_hand)
{
    FLOW_BEGIN;
    SET(COUNT, spend_super(g, ALIEN_butler) ? 2 : 1);
    if (lucre_of(g, g->offense) < L(COUNT)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(2), TIP)->count = (uint8_t)L(COUNT));
    tell(g, ev, HC_EV_CHOICE, g->offense, NOBODY, g->answer, TIP, 0, L(SOURCE));
    if (g->answer == DOES_NOT) RETURN(0);
    give_lucre(g, ev, g->offense, f->seat, L(COUNT), L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = TIPPED;
    FLOW_END;
}

/* ---- without one it does one thing as it likes ----------------------------------------------------------------- */

static bool is_unhappy(const game *g, const frame *f) { return !effect_of(g, L(SOURCE))->remembered; }

static int most_to_send(const game *g)
{
    int most = limit(g, Q_SHIP_LIMIT, g->offense, rules(g)->ship_limit) - g->ships[g->offense][GATE], have = ships_to_send(g, g->offense);
    return most < have ? most : have;
}

static bool can_send(const game *g, const frame *f) { return is_unhappy(g, f) && L(WHO) == g->offense && most_to_send(g) > 0; }

static void ask_from_where(game *g, const frame *f)
{
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, L(COUNT), L(COUNT), ways_out(g, g->offense), FROM_WHERE), f);
    q->owner = g->offense;
    q->who = g->offense;
}

/* The offense says how many, and sends no more. */
static FLOW(send_off)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, g->offense, numbers(1, most_to_send(g)), NUMBER));
    SET(COUNT, g->answer);
    ASK(ask_from_where(g, f));
    SORT_OUT(f->seat, g->offense, HC_PLACES);
    add_ships(g, ev, g->offense, L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = SERVED;
    SET(WHAT, FROM_TO(0, GATE));
    SET(CAUSE, BY_RULES);
    RESPOND(W_COMMITTED, g->offense);
    FLOW_END;
}

static int no_more(const sum *s, const effect *e, int seat, int limit_so_far)
{
    return seat == s->g->offense && e->remembered == SERVED ? s->g->ships[seat][GATE] : limit_so_far;
}

static bool can_point(const game *g, const frame *f) { return is_unhappy(g, f) && aims_instead(g); }

static FLOW(point)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, aims_instead(g), AIM));
    effect_for(g, L(SOURCE))->remembered = SERVED;
    aim_at(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

/* What is bought passes through its hands. */
static bool was_bought(const game *g, const frame *f) { (void)f; return running(g, CORE(flow_buy_cards)); }

static FLOW(peep)
{
    FLOW_BEGIN;
    look_at_drawn(g, ev, f->seat, L(WHO), L(SOURCE));
    FLOW_END;
}

static bool wants_two(const game *g, const frame *f)
{
    return is_my_use_of(g, f, ALIEN_butler) && !effect_of(g, L(WHAT))->remembered && g->phase == HC_PHASE_REGROUP;
}

/* ---- the flare: cheating, as a rule ---------------------------------------------------------------------------- */

static uint64_t marks(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && colonies(g, s)) set |= 1ull << s;
    return set;
}

/* With one victim everybody would look there. */
static bool can_cheat(const game *g, const frame *f) { return count_bits(marks(g, f->seat)) > 1; }

static void ask_where_all_look(game *g, const frame *f) { by_sheet(ask(g, HC_ASK_SEAT, everybody(g), marks(g, f->seat), CHEATS), f); }

static int who_sees_it(const game *g, const frame *f, int victim)
{
    for (int i = 0; i < g->players; i++) if (g->order[i] != f->seat && g->reply[g->order[i]] == victim) return g->order[i];
    return NOBODY;
}

static FLOW(sweep_up)
{
    enum { VICTIM = MINE, CATCHER };
    FLOW_BEGIN;
    show_card(g, CARD_OF_SOURCE(L(SOURCE)));
    ASK(ask_where_all_look(g, f));
    SET(VICTIM, g->reply[f->seat]);              /* public: what happens now tells it */
    SET(CATCHER, who_sees_it(g, f, L(VICTIM)));
    if (L(CATCHER) == NOBODY) CALL(lose_chosen(g, f->seat, L(VICTIM), 1, L(SOURCE)));
    else CALL(act(g, f, f->seat, CAUGHT));
    FLOW_END;
}

static FLOW(pay)
{
    FLOW_BEGIN;
    CALL(lose_any(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

const sheet alien_butler = {
    .name = "Butler", .power_name = "to Serve", .summary = "Wants a tip for its chores", .box = HC_BOX_ALLIANCE,
    .history = "Very good, it says, and means something else.",
    .told = TOLD({ "<Seat> [tips] the Butler.", TIP, PAYS }, { "<Seat> [gives] no tip.", TIP, DOES_NOT }),
    .prompt = PROMPTS([TIP] = { "tip", "Do you tip the Butler?", { "tip", "nothing" } },
                [NUMBER] = { "send", "How many {ships} does the Butler send?", { 0 } },
                [FROM_WHERE] = { "send-from", "From which {colonies} do they come?", { 0 } },
                [AIM] = { "butler", "At which planet do you point the {gate}?", { 0 } },
                [CHEATS] = { "sweep", "Whose {ships}? Whoever cheats sends one of that player's {ships} to the {warp}; everybody else watches one player's {ships} and catches whoever touches them.", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .needs = PART_lucre + 1,
        .text = { "When another player is the {offense}, you do their chores, and they may tip you one lucre as the {encounter} begins. Without a tip, you may do one thing in that {encounter} your own way: choose which {colonies} their {ships} come from (they still say how many), or point the {gate} at another planet that it could have been pointed at. You see the cards that others buy for lucre.",
                  "Once per {encounter}, at any time, you may cheat: secretly choose a player and send one of their {ships} to the {warp}, while every other player chooses whose {ships} to watch. If nobody watches them, "
                  "the {ship} is gone and this flare is not played. If you are caught, play it: you lose a {ship} instead.",
                  "When you hold out your hand, you may ask for two lucre; less does not count." },
        .note = "How cheating goes is our ruling, after the other card that cheats.",
        .hook[POWER] = HOOKS([ASK_TIP] = { W_REGROUP, AS_ALLY | AS_BYSTANDER, MUST, .flow = hold_out_hand, .when = could_tip },
                         [SEND] = { W_GATHER, AS_ALLY | AS_BYSTANDER | OTHERS, MAY, .flow = send_off, .when = can_send,
                                    .modify = { { Q_SHIP_LIMIT, no_more } } },
                         [POINT] = { W_AIMED, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MAY, .flow = point, .when = can_point },
                         [HAND_OUT] = { W_DRAWN, AS_ANYONE | OTHERS, MAY | FREE, .flow = peep, .when = was_bought }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | UNPLAYED | FREE, .flow = sweep_up, .when = can_cheat },
                        [CAUGHT % HC_HOOKS] = { W_ALWAYS, AS_ANYONE, MUST, .flow = pay }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = wants_two }) }),
};
