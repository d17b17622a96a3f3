/* Saboteur - lays tokens beside planets, and some of them are traps. Its oldest form is the Terrorist. */
#include "rules.h"

enum { NO_TOKEN, TRAP_AT, WHAT_NOW, FROM, WITH, PLACE_AT, WHICH_KIND, HOSTAGES, PRICE, SEEN };
#include "aliens/hostages.h"                               /* its flare; HOSTAGES is the prompt */
enum { SWAP_TWO, SWAP_WITH_SHEET, LAY_ONE };
enum { A_TRAP, A_DECOY };
enum { AT_PLANETS = 0, TRAPS = 8, MEMORY = 16 };            /* sets of planets in memory: with a token; with a trap */
enum { TOKENS_EACH = 3 };                                   /* a trap and two decoys a player */

/* A token whose planet is no more lies on the sheet again. */
static uint64_t tokens(const game *g, int p) { return planets_in_memory(g, p, AT_PLANETS) & g->planets; }
static uint64_t traps(const game *g, int p) { return planets_in_memory(g, p, TRAPS) & g->planets; }
static int on_sheet(const game *g, int p) { return TOKENS_EACH * g->players - count_bits(tokens(g, p)); }
static uint64_t bit(int planet) { return 1ull << planet; }

static void put_tokens(game *g, int p, uint64_t set, uint64_t with_trap)
{
    int left = TOKENS_EACH * g->players - count_bits(set);
    g->power[p].tokens = (uint8_t)(left > 0 ? left : 0);     /* while they are laid out, there are more planets than tokens */
    put_planets_in_memory(g, p, AT_PLANETS, set);
    put_planets_in_memory(g, p, TRAPS, with_trap);
}

static void take_tokens_back(game *g, int p) { put_tokens(g, p, tokens(g, p), traps(g, p)); }

static int traps_on_sheet(const game *g, int p) { return g->players - count_bits(traps(g, p)); }

/* ---- before the game ----------------------------------------------------------------------------------------- */

static int bare_planets(const game *g) { return count_bits(g->planets) - TOKENS_EACH * g->players; }

/* All planets but those that are named have a token; then which of these are traps. */
static FLOW(lay_out)
{
    FLOW_BEGIN;
    put_tokens(g, L(SOURCE), g->planets, 0);
    for (SET(MINE, bare_planets(g)); L(MINE) > 0; L(MINE)--) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, tokens(g, L(SOURCE)), NO_TOKEN));
        put_tokens(g, L(SOURCE), tokens(g, L(SOURCE)) & ~bit(g->answer), 0);
    }
    for (L(MINE) = g->players; L(MINE) > 0; L(MINE)--) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, tokens(g, L(SOURCE)) & ~traps(g, L(SOURCE)), TRAP_AT));
        put_tokens(g, L(SOURCE), tokens(g, L(SOURCE)), traps(g, L(SOURCE)) | bit(g->answer));
    }
    FLOW_END;
}

/* Any tokens may be the traps, those on the sheet as well; while they are still being laid out, none is yet. */
static void guess_traps(game *g, int p)
{
    uint64_t beside = tokens(g, p), with_trap = 0;
    int left = TOKENS_EACH * g->players, to_place = g->players;
    for (; beside && left > 0; beside &= beside - 1, left--)
        if ((int)random_below(g, (uint32_t)left) < to_place) {
            with_trap |= beside & -beside;
            to_place--;
        }
    put_planets_in_memory(g, p, TRAPS, with_trap);
}

/* ---- a landing ------------------------------------------------------------------------------------------------------ */

static bool is_beside(const game *g, const frame *f) { return tokens(g, L(SOURCE)) >> L(WHAT) & 1; }

enum { LAID, SWAPPED, HARMLESS, SPRUNG, SEEN_DECOY, SEEN_TRAP };        /* HC_EV_TOKEN_BESIDE */

/* The token goes back to the sheet, where everybody sees it. Returns whether it was a trap. */
static bool turn_token_up(game *g, events *ev, int p, int planet)
{
    bool trap = traps(g, p) & bit(planet);
    put_tokens(g, p, tokens(g, p) & ~bit(planet), traps(g, p) & ~bit(planet));
    tell(g, ev, HC_EV_TOKEN_BESIDE, g->power[p].holder, NOBODY, trap ? SPRUNG : HARMLESS, planet, 0, p);
    return trap;
}

static FLOW(spring)
{
    enum { TURN = MINE, PLANET };
    FLOW_BEGIN;
    SET(PLANET, L(WHAT));
    if (!turn_token_up(g, ev, L(SOURCE), L(PLANET))) {
        SET(COUNT, 1);
        RESPOND(W_DECOY_SHOWN, f->seat);
        if (!spend_super(g, ALIEN_saboteur)) RETURN(0);
    }
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        if (g->ships[g->order[L(TURN)]][L(PLANET)])
            CALL(send_to_warp(g, g->order[L(TURN)], g->ships[g->order[L(TURN)]][L(PLANET)], L(PLANET), L(SOURCE)));
    FLOW_END;
}

/* Somebody else looks at one. */
static FLOW(show_token)
{
    FLOW_BEGIN;
    if (!tokens(g, L(SOURCE))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, tokens(g, L(SOURCE)), SEEN));
    tell_secret(g, ev, 1u << f->seat, HC_EV_TOKEN_BESIDE, g->power[L(SOURCE)].holder, f->seat,
                traps(g, L(SOURCE)) & bit(g->answer) ? SEEN_TRAP : SEEN_DECOY, g->answer, 0, L(SOURCE));
    FLOW_END;
}

/* ---- moving tokens ------------------------------------------------------------------------------------------------------ */

static uint64_t bare(const game *g, int p) { return g->planets & ~tokens(g, p); }

static unsigned moves(const game *g, int p)
{
    int beside = count_bits(tokens(g, p)), left = on_sheet(g, p);
    return (beside > 1 ? 1u << SWAP_TWO : 0) | (beside && left ? 1u << SWAP_WITH_SHEET : 0) | (left && bare(g, p) ? 1u << LAY_ONE : 0);
}

static bool can_rearrange(const game *g, const frame *f) { return moves(g, L(SOURCE)); }

static unsigned kinds_on_sheet(const game *g, int p)
{
    int with_trap = traps_on_sheet(g, p);
    return (with_trap > 0 ? 1u << A_TRAP : 0) | (on_sheet(g, p) > with_trap ? 1u << A_DECOY : 0);
}

static void swap_two(game *g, int p, int a, int b)
{
    uint64_t both = bit(a) | bit(b), with_trap = traps(g, p);
    if (count_bits(with_trap & both) == 1) put_tokens(g, p, tokens(g, p), with_trap ^ both);
}

static void lay_kind(game *g, int p, int planet, int kind)
{
    put_tokens(g, p, tokens(g, p) | bit(planet), (traps(g, p) & ~bit(planet)) | (kind == A_TRAP ? bit(planet) : 0));
}

static FLOW(rearrange)
{
    enum { DOES = MINE, PLANET, OTHER };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, moves(g, L(SOURCE)), WHAT_NOW));
    SET(DOES, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, L(DOES) == LAY_ONE ? bare(g, L(SOURCE)) : tokens(g, L(SOURCE)), L(DOES) == LAY_ONE ? PLACE_AT : FROM));
    SET(PLANET, g->answer);
    if (L(DOES) == SWAP_TWO) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, tokens(g, L(SOURCE)) & ~bit(L(PLANET)), WITH));
        SET(OTHER, g->answer);
        swap_two(g, L(SOURCE), L(PLANET), L(OTHER));
        tell(g, ev, HC_EV_TOKEN_BESIDE, f->seat, NOBODY, SWAPPED, L(PLANET), L(OTHER), L(SOURCE));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, kinds_on_sheet(g, L(SOURCE)), WHICH_KIND));
    lay_kind(g, L(SOURCE), L(PLANET), g->answer);
    tell(g, ev, HC_EV_TOKEN_BESIDE, f->seat, NOBODY, L(DOES) == LAY_ONE ? LAID : SWAPPED, L(PLANET), HC_NO_PLANET, L(SOURCE));
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------------------------ */

static bool has_a_negotiate(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_NEGOTIATE); }

static FLOW(arm)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, PRICE)->filter = C_NEGOTIATE);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    FLOW_END;
}

const sheet alien_saboteur = {
    .name = "Saboteur", .power_name = "to Booby Trap", .summary = "Lays traps beside planets", .alert = RED, .box = HC_BOX_CONFLICT,
    .history = "Nothing has ever been proved. Nothing was left to prove it with.",
    .prompt = PROMPTS([NO_TOKEN] = { "no-token", "Which planet gets no token?", { 0 } },
                [TRAP_AT] = { "trap", "Beside which planet is the token a trap? Only you will know.", { 0 } },
                [WHAT_NOW] = { "saboteur", "What do you do with your tokens?", { "swap two beside planets", "swap one with the sheet", "lay one from the sheet" } },
                [FROM] = { "token", "The token beside which planet?", { 0 } },
                [WITH] = { "swap-with", "Swap it with the token beside which planet?", { 0 } },
                [PLACE_AT] = { "lay", "Beside which planet do you lay a token?", { 0 } },
                [WHICH_KIND] = { "kind", "Which token from your sheet? Only you will know.", { "trap", "decoy" } },
                [HOSTAGES] = { "hostages", "On which planet are your opponent's {ships} hostages?", { 0 } },
                [SEEN] = { "look-at-token", "The token beside which planet do you look at?", { 0 } },
                [PRICE] = { "price", "Which {negotiate} card do you discard for it?", { 0 } }),
    .helper = FLOWS(show_token), .peek_token = 1,
    .memory = MEMORY, .secret = 0xff00, .guess = guess_traps, .recount = take_tokens_back,
    .memo = MEMOS({ "tokens beside", HC_MEMO_PLANETS, AT_PLANETS, 0 }, { "traps", HC_MEMO_PLANETS, TRAPS, 0 }),
    .form = FORMS({ .editions = IN_FFG,
        .begins = "Lay a trap and two decoys for each player, yourself too, face down beside planets of your choice, at most one beside each.",
        .text = { "Whenever {ships} land on a planet that has one of your tokens beside it, turn the token up. If it is a trap, all {ships} on that planet go to the {warp}, those that have just landed too. "
                  "Trap or decoy, the token then lies on this sheet. When an {encounter} begins, you may swap any two of your tokens, beside planets or on this sheet, or lay one from this sheet "
                  "face down beside a planet that has none.",
                  "As a main player, before cards are chosen, you may name a planet where both you and your opponent have a {colony}: your opponent's {ships} there are hostages. If you lose the "
                  "{encounter} or fail to make a deal, they go to the {warp}. Until the {encounter} is over, only a deal can move them from there.",
                  "When you have turned up a decoy, you may discard a {negotiate} card from your hand: it counts as a trap." },
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = lay_out },
                         { W_LANDED, AS_ANYONE, MUST | RECURS, .flow = spring, .when = is_beside },
                         { W_REGROUP, AS_ANYONE, MAY | FREE, .flow = rearrange, .when = can_rearrange }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = take_hostages, .when = shares_a_planet,
                          .modify = { { Q_MAY_LEAVE, hold }, { Q_MAY_LOSE, hold } } },
                        { W_SETTLED, AS_MAIN, LATER, .flow = send_hostages, .when = lost_with_hostages },
                        { W_DEAL_FAILED, AS_MAIN, LATER, .flow = send_hostages, .when = failed_with_hostages }),
        .hook[SUPER] = HOOKS({ W_DECOY_SHOWN, AS_ANYONE | OWN, MAY, .flow = arm, .when = has_a_negotiate }) }),
};
