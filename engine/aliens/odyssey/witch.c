/* Witch - whoever beats it is cursed. */
#include "rules.h"

enum { WHOM, WHICH };

static int curse_of(const game *g, int seat)
{
    FOR_PIECES(p, g) if (lies_before(g, p, DECK_CURSES, seat)) return p;
    return -1;
}

static bool has_been_beaten(const game *g, int seat)
{
    return takes_part(g, seat) && (g->winner == BOTH_LOST || g->winner == !side_taken(g, seat));
}

static uint64_t opposing(const game *g, int seat, bool cursed_too)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (on_side(g, s, !side_taken(g, seat)) && s != seat && (cursed_too || curse_of(g, s) < 0)) set |= 1ull << s;
    return set;
}

static uint64_t victims(const game *g, int seat) { return has_been_beaten(g, seat) ? opposing(g, seat, super_on(g, ALIEN_witch)) : 0; }

static bool may_curse(const game *g, const frame *f) { return victims(g, f->seat) && cache_of(g, DECK_CURSES); }

static int curses_left(const game *g) { return cache_of(g, DECK_CURSES) + deck_left(g, DECK_CURSES) + deck_used(g, DECK_CURSES); }

static void ask_whom(game *g, const frame *f)
{
    const int there = count_bits(victims(g, f->seat)), left = curses_left(g);
    by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, there < left ? there : left, victims(g, f->seat), WHOM), f);
}

static void ask_which(game *g, const frame *f, int victim)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH);
    FOR_PIECES(p, g) if (is_in_cache(g, p, DECK_CURSES)) among_pieces(q, p);
    q->who = (uint8_t)victim;
}

static int drafted_seats(game *g)
{
    int set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1 << g->draft[i];
    clear_draft(g);
    return set;
}

static FLOW(curse)
{
    enum { AT = MINE, CHOSEN };
    FLOW_BEGIN;
    ASK(ask_whom(g, f));
    SET(CHOSEN, drafted_seats(g));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!(L(CHOSEN) >> L(WHO) & 1)) continue;
        if (curse_of(g, L(WHO)) >= 0) CALL(end_essence(g, L(WHO), curse_of(g, L(WHO)), L(SOURCE)));
        if (!cache_of(g, DECK_CURSES)) break;
        ASK(ask_which(g, f, L(WHO)));
        SET(WHAT, g->answer);                    /* public at once */
        lay_essence(g, ev, L(WHAT), L(WHO), L(SOURCE));
        SET(COUNT, 1);
        RESPOND(W_PIECE_LAID, L(WHO));
    }
    FLOW_END;
}

/* ---- the flare ---------------------------------------------------------------------------------------------------- */

static bool has_lost_its_power(const game *g, const frame *f)
{
    return g->lost_power >> f->seat & 1 && !(g->now.keeps_power >> f->seat & 1) && owns_power(g, f->seat);
}

static FLOW(carry_on)
{
    FLOW_BEGIN;
    keep_power(g, ev, f->seat);
    FLOW_END;
}

static bool may_curse_again(const game *g, const frame *f)
{
    return has_been_beaten(g, f->seat) && opposing(g, f->seat, true) != opposing(g, f->seat, false) && cache_of(g, DECK_CURSES);
}

const sheet alien_witch = {
    .name = "Witch", .power_name = "to Curse", .summary = "Curses those who beat it", .alert = YELLOW, .box = HC_BOX_ODYSSEY,
    .history = "It never holds a grudge. It hands them out.",
    .prompt = PROMPTS([WHOM] = { "curse-whom", "Whom do you curse?", { 0 } }, [WHICH] = { "curse", "Which curse do you lay on this player?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .essence = DECK_CURSES, .begins = "Draws three curses.",
        .text = { "As a main player or ally, after you have lost an {encounter}, choose one or more players of the other side who are not cursed yet, and lay a curse from your "
                  "cache before each. In every regroup phase each cursed player may put one {ship} from a {colony} on the curse. When as many are there as its number says, all "
                  "of them go to the {warp} and the curse is lifted.",
                  "You may use your power with however few home {colonies}, until the {encounter} ends.",
                  "You may use your power on players who are cursed already: the old curse is lifted, and the {ships} on it go to the {warp}." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_INVOLVED, MUST, .flow = curse, .when = may_curse }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power },
                        { W_ANY_TIME, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power }),
        .hook[SUPER] = HOOKS({ W_RESOLVED, AS_INVOLVED, MAY | USES_POWER, .flow = use_with_flare, .when = may_curse_again }) }),
};
