/* Lloyd - insures tokens in a challenge. */
#include "rules.h"

enum { WHOM, FEE, ACCEPT, WITNESS, AGREE };
enum { YES, NO };
enum { DEAREST = 10, FEE_AT = 8 };               /* remembered: a set of those who are insured, and above it the fee */

static uint64_t clients(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && takes_part(g, s) && ships_in(g, s) && lucre_of(g, s)) set |= 1ull << s;
    return set;
}

static bool has_clients(const game *g, const frame *f) { return clients(g, f->seat); }

static int policy(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered; }

static int drafted_seats(game *g)
{
    int set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1 << g->draft[i];
    clear_draft(g);
    return set;
}

static FLOW(insure)
{
    enum { TURN = MINE, ASKED, PRICE };
    FLOW_BEGIN;
    ASK(by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, count_bits(clients(g, f->seat)), clients(g, f->seat), WHOM), f));
    SET(ASKED, drafted_seats(g));
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, DEAREST), FEE));
    SET(PRICE, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(PRICE), FEE, 0, L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(PRICE) << FEE_AT);
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!(L(ASKED) >> L(WHO) & 1)) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), ACCEPT)->count = (uint8_t)L(PRICE));
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, ACCEPT, 0, L(SOURCE));
        if (g->answer == YES) effect_for(g, L(SOURCE))->remembered = (int16_t)(policy(g, f) | 1 << L(WHO));
    }
    FLOW_END;
}

/* Tokens in the challenge, and only against the Warp. */
static bool is_covered_loss(const game *g, const frame *f)
{
    return policy(g, f) >> L(WHO) & 1 && to_of(f) == WARP && L(CAUSE) == BY_ENCOUNTER && L(COUNT) > 0;
}

/* Whoever has had a loss made good pays nothing. */
static FLOW(make_good)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(policy(g, f) & ~(1 << L(WHO)));
    SET(COUNT, L(COUNT));
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

static bool somebody_owes(const game *g, const frame *f) { return policy(g, f) & ((1 << FEE_AT) - 1); }

static FLOW(collect)
{
    FLOW_BEGIN;
    for (int i = 1; i < g->players; i++) {
        int s = clockwise(g, f->seat, i);
        if (policy(g, f) >> s & 1) give_lucre(g, ev, s, f->seat, policy(g, f) >> FEE_AT, L(SOURCE));
    }
    effect_for(g, L(SOURCE))->remembered = 0;
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool is_losing_a_base(const game *g, const frame *f)
{
    return to_of(f) == WARP && from_of(f) < HC_PLANETS && !is_moon(from_of(f)) && L(COUNT) > 0 && L(COUNT) >= g->ships[f->seat][from_of(f)];
}

static FLOW(hold_on)
{
    FLOW_BEGIN;
    RETURN(1);
    FLOW_END;
}

static uint64_t others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

static bool has_tokens_there(const game *g, const frame *f) { return ships_in(g, f->seat) && power_at_work(g, f->seat, ALIEN_lloyd) >= 0; }

static FLOW(insure_oneself)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), WITNESS));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), AGREE)->who = f->seat);
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, AGREE, 0, L(SOURCE));
    if (g->answer == NO) RETURN(0);
    effect_for(g, L(SOURCE))->remembered = (int16_t)(1 << f->seat);
    CALL(reward(g, L(WHO), 1));
    FLOW_END;
}

enum { LATER = MUST | FREE | UNPLAYED | FOLLOWS };

const sheet alien_lloyd = {
    .name = "Lloyd", .power_name = "of Insurance", .summary = "Insures {ships} for a fee", .box = HC_BOX_ODYSSEY,
    .history = "It has read the small print. It wrote the small print.",
    .told = TOLD({ "<Seat> [takes] the insurance.", ACCEPT, 0 }, { "<Seat> [declines] the insurance.", ACCEPT, 1 },
             { "<Seat> [agrees].", AGREE, 0 }, { "<Seat> [refuses].", AGREE, 1 }, { "<Seat> [asks] a fee of <a> lucre.", FEE, 0 }),
    .prompt = PROMPTS([WHOM] = { "insure", "Whom do you offer insurance?", { 0 } }, [FEE] = { "fee", "What is the fee, in lucre, for whoever loses nothing?", { 0 } },
                [ACCEPT] = { "be-insured", "Do you insure your {ships} in this {encounter}? If you would lose them, they go home and you pay nothing; if not, you pay the fee.", { "yes", "no" } },
                [WITNESS] = { "witness", "Whom do you ask for permission to insure yourself?", { 0 } },
                [AGREE] = { "agree-lloyd", "Do you let this player be insured? You get a reward for it.", { "yes", "no" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .needs = PART_lucre + 1,
        .text = { "When the alliances are settled, you may offer other players in the {encounter} insurance for their {ships} there, at a fee in lucre that you name. Whoever takes it and then loses them to the {warp} "
                  "with the {encounter} puts them back on {colonies} and pays nothing; whoever loses none pays you the fee, or as much of it as they have.",
                  "When you would lose the last of your {ships} on a planet, one of them stays there.",
                  "Once per {encounter}, when the alliances are settled, you may insure your own {ships} in it without a fee, if a player of your choice agrees; that player takes a reward." },
        .note = "The power is known; both halves of the flare are those of the later form.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ANYONE, MAY, .flow = insure, .when = has_clients },
                         { W_WOULD_LOSE, AS_ANYONE | OTHERS, MUST | FREE | EVEN_LOST, .flow = make_good, .when = is_covered_loss },
                         { W_RESOLVED, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = collect, .when = somebody_owes }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = hold_on, .when = is_losing_a_base }),
        .hook[SUPER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = insure_oneself, .when = has_tokens_there },
                         { W_WOULD_LOSE, AS_ANYONE | OWN, LATER, .flow = make_good, .when = is_covered_loss }) }),
};
