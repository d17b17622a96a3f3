/* Witch - whoever beats it is cursed. */
#include "rules.h"

enum { WHOM, WHICH, DENIED };

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

/* ---- the oldest form: elements of play that are denied ------------------------------------------------------------- */

enum { NO_ARTIFACTS, NO_FLARES, NO_KICKERS, NO_INVITING, NO_ALLYING, NO_SECOND, NO_REGAINING, NO_BUYING, CURSES };
enum { LEFT_LOW = CURSES, LEFT_HIGH, MEMORY };   /* bytes: a set of seats for each curse; the turns left of each, less one, in two bits */
enum { TURNS = 2, TURNS_OF_SUPER = 4 };

static bool is_denied(const game *g, int p, int curse_id, int seat) { return p < HC_MEMORIES && memory_in(g, p)[curse_id] >> seat & 1; }

static bool is_cursed_by(const game *g, int p, int seat)
{
    bool any = false;
    for (int c = 0; c < CURSES; c++) any |= is_denied(g, p, c, seat);
    return any;
}

static void set_bit(uint8_t *set, int seat, bool on) { *set = (uint8_t)((*set & ~(1u << seat)) | (unsigned)on << seat); }

/* A new curse takes the place of the old one; without turns there is none. */
static void lay_curse(game *g, int p, int seat, int curse_id, int turns)
{
    uint8_t *memory = memory_of(g, p);
    for (int c = 0; c < CURSES; c++) set_bit(&memory[c], seat, turns > 0 && c == curse_id);
    set_bit(&memory[LEFT_LOW], seat, turns > 0 && (turns - 1) & 1);
    set_bit(&memory[LEFT_HIGH], seat, turns > 0 && (turns - 1) & 2);
}

static int turns_left(const game *g, int p, int seat)
{
    const uint8_t *memory = memory_in(g, p);
    return 1 + (memory[LEFT_LOW] >> seat & 1) + 2 * (memory[LEFT_HIGH] >> seat & 1);
}

static int curse_on(const game *g, int p, int seat)
{
    int c = 0;
    while (c < CURSES - 1 && !is_denied(g, p, c, seat)) c++;
    return c;
}

static bool was_beaten_or_fooled(const game *g, const frame *f)
{
    return L(SOURCE) < HC_MEMORIES && (g->winner == BOTH_LOST || g->winner == DEAL_FAILED || g->winner == !side_of(g, f->seat));
}

static uint64_t curses_to_choose(const game *g)
{
    unsigned useless = (g->players > 2 ? 0 : 1u << NO_INVITING | 1u << NO_ALLYING) | (has_part(g, PART_lucre) ? 0 : 1u << NO_BUYING);
    return choices(CURSES) & ~(uint64_t)useless;
}

static FLOW(deny)
{
    enum { AT = MINE, LASTING };
    FLOW_BEGIN;
    SET(LASTING, spend_super(g, ALIEN_witch) ? TURNS_OF_SUPER : TURNS);
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!on_side(g, L(WHO), !side_of(g, f->seat))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, curses_to_choose(g), DENIED)->who = (uint8_t)L(WHO));
        lay_curse(g, L(SOURCE), L(WHO), g->answer, L(LASTING));
        tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), g->answer, DENIED, 0, L(SOURCE));
    }
    FLOW_END;
}

static bool is_turn_of_the_cursed(const game *g, const frame *f) { return L(SOURCE) < HC_MEMORIES && is_cursed_by(g, L(SOURCE), g->offense); }

static FLOW(run_out)
{
    FLOW_BEGIN;
    lay_curse(g, L(SOURCE), g->offense, curse_on(g, L(SOURCE), g->offense), turns_left(g, L(SOURCE), g->offense) - 1);
    FLOW_END;
}

#define DENIES(name, curse_id) \
    static int name(const sum *s, const effect *e, int about, int value) { return is_denied(s->g, e->source, curse_id, seat_in(about)) ? 0 : value; }
DENIES(no_inviting, NO_INVITING)
DENIES(no_allying, NO_ALLYING)
DENIES(no_second, NO_SECOND)
DENIES(no_regaining, NO_REGAINING)
DENIES(no_buying, NO_BUYING)

static int no_cards(const sum *s, const effect *e, int about, int value)
{
    const int kind = thing_in(about);
    const int by = kind == HC_CARD_ARTIFACT ? NO_ARTIFACTS : kind == HC_CARD_FLARE ? NO_FLARES : NO_KICKERS;
    bool of_these = kind == HC_CARD_ARTIFACT || kind == HC_CARD_FLARE || kind == HC_CARD_KICKER;
    return of_these && is_denied(s->g, e->source, by, seat_in(about)) ? 0 : value;
}

static bool i_curse(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_witch); }

const sheet alien_witch = {
    .name = "Witch", .power_name = "to Curse", .summary = "Curses those who beat it", .alert = YELLOW, .box = HC_BOX_ODYSSEY,
    .history = "It never holds a grudge. It hands them out.",
    .told = TOLD({ "<Seat> [denies] <other> <answer>.", DENIED, ANY_LABEL }),
    .prompt = PROMPTS([WHOM] = { "curse-whom", "Whom do you curse?", { 0 } }, [WHICH] = { "curse", "Which curse do you lay on this player?", { 0 } },
                [DENIED] = { "deny", "What do you deny this player?", { "{artifacts}", "flares", "kickers", "inviting allies", "being an ally", "a second {encounter}", "regaining {ships}", "buying for lucre" } }),
    .memory = MEMORY,
    .memo = MEMOS({ "no {artifacts}", HC_MEMO_SEATS, NO_ARTIFACTS, 0 }, { "no flares", HC_MEMO_SEATS, NO_FLARES, 0 }, { "no kickers", HC_MEMO_SEATS, NO_KICKERS, 0 },
            { "no inviting", HC_MEMO_SEATS, NO_INVITING, 0 }, { "no allying", HC_MEMO_SEATS, NO_ALLYING, 0 }, { "no second", HC_MEMO_SEATS, NO_SECOND, 0 },
            { "no regaining", HC_MEMO_SEATS, NO_REGAINING, 0 }, { "no buying", HC_MEMO_SEATS, NO_BUYING, 0 },
            { "one more turn", HC_MEMO_SEATS, LEFT_LOW, 0 }, { "two more turns", HC_MEMO_SEATS, LEFT_HIGH, 0 }),
    .form = FORMS({ .editions = IN_FFG, .essence = DECK_CURSES, .begins = "Draw three curses.",
        .text = { "As a main player or ally, after you have lost an {encounter}, choose one or more players of the other side who are not cursed yet, and lay a curse from your "
                  "cache before each. In every regroup phase each cursed player may put one {ship} from a {colony} on the curse. Once as many are there as the curse's number says, they all go to the {warp} and the curse is lifted.",
                  "You may use your power however few home {colonies} you have, until the {encounter} ends.",
                  "You may use your power on players who are cursed already: the old curse is lifted, and the {ships} on it go to the {warp}." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_INVOLVED, MUST, .flow = curse, .when = may_curse }, ESSENCE_GOES_WITH_SHEET),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power },
                        { W_ANY_TIME, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power }),
        .hook[SUPER] = HOOKS({ W_RESOLVED, AS_INVOLVED, MAY | USES_POWER, .flow = use_with_flare, .when = may_curse_again }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, after you have lost or failed to make a deal, you may curse your opponent and each ally on that side: for each of them choose one thing that they must do without until two of their own turns have ended: {artifacts}, flares, kickers, inviting allies, being an ally, a second {encounter}, regaining {ships} as an {encounter} begins, or buying for lucre. A new curse takes the place of an old one.",
                  "You may use your power however few home {colonies} you have, until the {encounter} ends.",
                  "When you use your power, the curses may last until four of their own turns have ended." },
        .note = "Reconstructed from a report on a later edition of the classic game: what can be denied and the super half are ours; the wild half is that of the modern form.",
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = deny, .when = was_beaten_or_fooled },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_LOST,
                           .modify = { { Q_MAY_PLAY, no_cards }, { Q_MAY_INVITE, no_inviting }, { Q_MAY_ALLY, no_allying } } },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_LOST,
                           .modify = { { Q_MAY_GO_ON, no_second }, { Q_MAY_REGAIN, no_regaining }, { Q_MAY_BUY, no_buying } } },
                         { W_TURN_ENDS, AS_ANYONE, MUST | FREE | EVEN_LOST | SILENT, .flow = run_out, .when = is_turn_of_the_cursed }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power },
                        { W_ANY_TIME, AS_ANYONE, MAY, .flow = carry_on, .when = has_lost_its_power }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_curse }) }),
};
