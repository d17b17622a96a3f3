/* monitor.c - the wild Sheriff's flare, lying before another player: who has played it is noted on it. Turned over, it says whom
 * its holder may not play the flare on. */
#include "rules.h"

enum { ALLOW };

static int flare_card(const game *g, int seat)
{
    const int flare = flare_of(g, ALIEN_sheriff);
    return flare >= 0 && g->where[CARD_OF_SOURCE(flare)] == DISPLAY + seat ? CARD_OF_SOURCE(flare) : -1;
}

static bool is_on_the_way(const game *g, const frame *f) { return !is_turned(g, L(SOURCE)) && on_side(g, f->seat, SIDE_OFFENSE); }

static FLOW(ask_leave)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, note_on(g, L(SOURCE)), choices(2), ALLOW)->who = f->seat);
    effect_for(g, L(SOURCE))->remembered = g->answer;
    tell(g, ev, HC_EV_CHOICE, note_on(g, L(SOURCE)), NOBODY, g->answer, ALLOW, 0, L(SOURCE));
    FLOW_END;
}

static int confine(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by && !e->remembered && most > 1 ? 1 : most; }

static bool is_worn(const game *g, const frame *f) { return !is_turned(g, L(SOURCE)); }

static FLOW(come_off)
{
    FLOW_BEGIN;
    turn_essence(g, ev, L(SOURCE), f->seat, L(SOURCE));
    if (flare_card(g, f->seat) >= 0) pass_on(g, ev, note_on(g, L(SOURCE)), f->seat, flare_card(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet card_electronic_monitor = {
    .piece = HC_CARD_ESSENCE, .name = "Electronic Monitor", .summary = "One {ship} at a time, unless it is allowed", .box = HC_BOX_EONS,
    .told = TOLD({ "<Seat> [allows] one {ship} only.", ALLOW, 0 }, { "<Seat> [allows] more than one {ship}.", ALLOW, 1 }),
    .prompt = PROMPTS([ALLOW] = { "allow", "This player wears your monitor and is about to send {ships}. Do you allow more than one?", { "one only", "as many as they like" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "You can send only one {ship} to the {gate}, unless the player who laid this before you allows more. When the turn ends the Sheriff's flare is yours." },
        .hook[POWER] = HOOKS({ W_GATHER, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = ask_leave, .when = is_on_the_way,
                           .modify = { { Q_SHIP_LIMIT, confine } } },
                         { W_TURN_ENDS, AS_ANYONE, MUST | FREE | PIECE_STAYS | EACH_TIME, .flow = come_off, .when = is_worn }) }),
};
