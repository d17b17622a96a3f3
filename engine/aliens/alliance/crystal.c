/* Crystal - sets how many ships allies bring. */
#include "rules.h"

enum { NUMBER, WHICH };
enum { MOST_WITH_FLARE = 8 };

static bool is_commanded(const game *g, int seat, int by) { return is_ally(g, seat) && seat != by && !on_both_sides(g, seat); }

/* Whoever may bring only so many is not made to bring more. */
static int most_of(const game *g, int seat, bool flare)
{
    int usual = rules(g)->ship_limit, most = limit(g, Q_SHIP_LIMIT, seat, usual);
    return most < usual ? most : flare ? MOST_WITH_FLARE : usual;
}

/* At hand, or played with this use: only with it can one who may bring a single ship be told another number. */
static bool has_flare(const game *g, int seat)
{
    const int flare = flare_of(g, ALIEN_crystal);
    if (super_on(g, ALIEN_crystal)) return true;
    return flare >= 0 && holder_of(g, flare) == seat && is_usable(g, flare, seat);
}

static bool has_allies_to_command(const game *g, const frame *f)
{
    const bool flare = has_flare(g, f->seat);
    for (int s = 0; s < g->players; s++) if (is_commanded(g, s, f->seat) && (flare || most_of(g, s, false) > 1)) return true;
    return false;
}

static void ask_number(game *g, const frame *f, int ally, bool flare)
{
    hc_ask *q = ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(flare ? 0 : 1, most_of(g, ally, flare)), NUMBER);
    q->who = (uint8_t)ally;
    q->extra = CAN_PASS;
}

static FLOW(command)
{
    enum { FLARE = MINE, TURN };
    FLOW_BEGIN;
    SET(FLARE, spend_super(g, ALIEN_crystal));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!is_commanded(g, L(WHO), f->seat) || (!L(FLARE) && most_of(g, L(WHO), false) < 2)) continue;
        ASK(ask_number(g, f, L(WHO), L(FLARE)));
        if (g->answer == PASS) continue;
        SET(COUNT, g->answer);
        tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), L(COUNT), NUMBER, 0, L(SOURCE));
        if (L(COUNT)) {
            CALL(bring_to(g, L(WHO), L(COUNT), L(SOURCE)));
            continue;
        }
        expel_ally(g, ev, L(WHO), L(SOURCE));
        CALL(return_ships(g, L(WHO), 255, GATE, L(SOURCE)));
        if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_command(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_crystal); }

static bool can_rearrange(const game *g, const frame *f) { return ships_to_spare(g, f->seat) > 0 && count_bits(colonies(g, f->seat)) > 1; }

static void ask_which(game *g, const frame *f)
{
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, ships_to_spare(g, f->seat), ways_out(g, f->seat), WHICH), f);
    q->extra |= SPARING;
}

static FLOW(rearrange)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!can_rearrange(g, f)) RETURN(0);
    ASK(ask_which(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    SET(COUNT, g->draft_count);
    set_ships_apart(g, f->seat);
    CALL(return_ships(g, f->seat, L(COUNT), LIMBO, L(SOURCE)));
    FLOW_END;
}

const sheet alien_crystal = {
    .name = "Crystal", .power_name = "to Command", .summary = "Sets the number of allied {ships}", .alert = YELLOW, .box = HC_BOX_ALLIANCE,
    .history = "Everything it looks at comes out in the number it had in mind.",
    .told = TOLD({ "<Seat> [sets] <other's> number at <a:ship>.", NUMBER, 0 }),
    .prompt = PROMPTS([NUMBER] = { "command", "How many {ships} does this ally have in the {encounter} from now on?", { 0 } },
                [WHICH] = { "rearrange", "Which of your {ships} do you move? One stays on each planet.", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "As a main player or ally, when everybody invited has answered, you may set how many {ships} each other ally has in the {encounter}, from one to four. They bring more from {colonies} of their choice "
                  "or take some back; nobody has to give up a {colony} for it.",
                  "At the start of any {encounter}, you may rearrange your {ships} among your {colonies}. You cannot found or give up any that way.",
                  "When you use your power, you may set any number from none to eight; an ally with none goes home." },
        .note = "That the number is from one to four, and the super half, are our reconstruction.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = command, .when = has_allies_to_command }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = rearrange, .when = can_rearrange }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_command }) }),
};
