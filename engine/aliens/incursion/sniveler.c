/* Sniveler - whines until the others let it catch up. */
#include "rules.h"

enum { WHINE, CARD, ANOTHER, GIVE_IN, WHERE, BASE, COMPLAIN, INVITE, SHARE, WINNER };
enum { TOKENS, BASES, CARDS };
enum { YES, NO };
enum { MOST_TO_SETTLE = 4, NAMES = 3 };

static unsigned others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

/* ---- what it whines about ------------------------------------------------------------------------------------ */

/* In the Warp and in the Praw. */
static int lost(const game *g, int seat) { return g->ships[seat][WARP] + g->ships[seat][PRAW]; }

static bool has_most_in_warp(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && lost(g, s) >= lost(g, seat)) return false;
    return colonies(g, seat);
}

static uint64_t new_planets(const game *g, int seat) { return with_room(g, g->planets & ~colonies(g, seat) & ~system_of(g, seat)); }

static bool has_fewest_bases(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && count_bits(colonies(g, s)) <= count_bits(colonies(g, seat))) return false;
    return new_planets(g, seat) && ways_out(g, seat);
}

static int find(const game *g, int seat, int named)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (name_of_card(g, c) == named) return c;
    return HC_CARDS;
}

/* With hardly a card in the game it may hold one of each. */
static bool lacks_a_card(const game *g, int seat)
{
    for (int c = 0; c < g->cards; c++) if (name_of_card(g, c) < HC_NAMED_END && find(g, seat, name_of_card(g, c)) == HC_CARDS) return true;
    return false;
}

static unsigned reasons(const game *g, int seat)
{
    return (has_most_in_warp(g, seat) ? 1u << TOKENS : 0) | (has_fewest_bases(g, seat) ? 1u << BASES : 0) | (lacks_a_card(g, seat) ? 1u << CARDS : 0);
}

/* Only once, whenever it is. */
enum { EARLY, LATE };
static bool has_a_reason(const game *g, const frame *f) { return reasons(g, f->seat) != 0; }
static bool has_not_whined(const game *g, const frame *f) { return !(effect_of(g, L(SOURCE))->used >> EARLY & 1) && has_a_reason(g, f); }

/* Those that it lacks, and has not named yet. */
static void ask_name(game *g, const frame *f, int named)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, named ? ANOTHER : CARD);
    for (int c = 0; c < g->cards; c++) if (name_of_card(g, c) < HC_NAMED_END) put_in(&q->allowed, name_of_card(g, c));
    FOR_CARDS_AT(c, IN_HAND + f->seat) if (name_of_card(g, c) < HC_NAMED_END) take_out_of(&q->allowed, name_of_card(g, c));
    for (int i = 0; i < named; i++) take_out_of(&q->allowed, f->local[MINE4 + i]);
    if (named) q->extra = CAN_PASS;
}

/* Only if all of them refuse is it refused. */
static bool all_refuse(game *g, events *ev, const frame *f)
{
    bool all = true;
    take_single_reply(g, others(g, f->seat));
    for (int i = 1; i < g->players; i++) {
        int seat = clockwise(g, f->seat, i), reply = g->players == 2 ? g->answer : g->reply[seat];
        all &= reply == NO;
        tell(g, ev, HC_EV_CHOICE, seat, NOBODY, reply, GIVE_IN, 0, L(SOURCE));
    }
    return all;
}

static uint64_t bases_to_give_up(const game *g, int seat)
{
    return planet_bases(g, seat) & ~system_of(g, seat) & ~(g->target < HC_PLANETS ? 1ull << g->target : 0);
}

/* ---- they let it catch up ------------------------------------------------------------------------------------ */

static FLOW(catch_up)
{
    enum { ABOUT = MINE, AT, TURN, NAME };
    FLOW_BEGIN;
    if (L(ABOUT) == TOKENS && g->ships[f->seat][WARP]) CALL(retrieve_from(g, f->seat, AREA_WARP, L(SOURCE)));
    if (L(ABOUT) == TOKENS && g->ships[f->seat][PRAW]) CALL(retrieve_from(g, f->seat, AREA_PRAW, L(SOURCE)));
    if (L(ABOUT) == BASES) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, new_planets(g, f->seat), WHERE));
        CALL(found_colony(g, f->seat, g->answer, MOST_TO_SETTLE, L(SOURCE)));
    }
    for (L(AT) = 0; L(ABOUT) == CARDS && L(AT) < L(COUNT); L(AT)++)
        for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
            if (find(g, clockwise(g, f->seat, L(TURN)), f->local[NAME + L(AT)]) == HC_CARDS) continue;
            give_card(g, ev, clockwise(g, f->seat, L(TURN)), f->seat, find(g, clockwise(g, f->seat, L(TURN)), f->local[NAME + L(AT)]), L(SOURCE));
            break;
        }
    FLOW_END;
}

/* ---- or they are no better off ------------------------------------------------------------------------------- */

static FLOW(share_misery)
{
    enum { ABOUT = MINE, AT, TURN, NAME };
    FLOW_BEGIN;
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (L(ABOUT) == TOKENS) CALL(lose_from_colonies(g, L(WHO), lost(g, f->seat) - lost(g, L(WHO)), L(SOURCE)));
        if (L(ABOUT) == BASES && bases_to_give_up(g, L(WHO))) {
            ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), bases_to_give_up(g, L(WHO)), BASE));
            CALL(return_ships(g, L(WHO), g->ships[L(WHO)][g->answer], g->answer, L(SOURCE)));
        }
        for (L(AT) = 0; L(ABOUT) == CARDS && L(AT) < L(COUNT); L(AT)++)
            while (find(g, L(WHO), f->local[NAME + L(AT)]) < HC_CARDS) CALL(discard(g, L(WHO), find(g, L(WHO), f->local[NAME + L(AT)]), L(SOURCE)));
    }
    FLOW_END;
}

enum { CATCH_UP, SHARE_MISERY };

static VERB go_on(game *g, const frame *f, int helper)
{
    frame *next = push_helper(g, f, helper);
    next->local[COUNT] = L(COUNT);
    for (int i = MINE; i < MINE4 + NAMES; i++) next->local[i] = f->local[i];
    return next;
}

static FLOW(whine)
{
    enum { ABOUT = MINE, NAME = MINE4 };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, reasons(g, f->seat), WHINE));
    SET(ABOUT, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(ABOUT), WHINE, 0, L(SOURCE));
    for (SET(COUNT, 0); L(ABOUT) == CARDS && L(COUNT) < NAMES; L(COUNT)++) {
        ASK(ask_name(g, f, L(COUNT)));
        if (g->answer == PASS) break;
        f->local[NAME + L(COUNT)] = g->answer;
        tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    }
    ASK(by_sheet(ask(g, HC_ASK_CHOICE, others(g, f->seat), choices(2), GIVE_IN), f)->who = f->seat);
    CALL(go_on(g, f, all_refuse(g, ev, f) ? SHARE_MISERY : CATCH_UP));
    FLOW_END;
}

/* ---- the flare: whoever does not invite it ------------------------------------------------------------------- */

static bool is_left_out(const game *g, const frame *f)
{
    return !((g->now.invited[0] | g->now.invited[1]) >> f->seat & 1) && ships_to_send(g, f->seat) && !(g->now.barred >> f->seat & 1);
}

static FLOW(complain)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, choices(2), COMPLAIN));
    SET(MINE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, of_side(g, L(MINE)), choices(2), INVITE)->who = f->seat);
    tell(g, ev, HC_EV_CHOICE, of_side(g, L(MINE)), NOBODY, g->answer, INVITE, 0, L(SOURCE));
    if (g->answer == YES) invite_too(g, ev, L(MINE), f->seat, L(SOURCE));
    else effect_for(g, L(SOURCE))->remembered = (int16_t)(L(MINE) + 1);
    FLOW_END;
}

static int stands_alone(const sum *s, const effect *e, int about, int value) { (void)s; return e->remembered == thing_in(about) + 1 ? 0 : value; }

/* ---- ... and whoever wins without it ------------------------------------------------------------------------- */

static int my_power(const game *g, int seat) { return power_at_work(g, seat, ALIEN_sniveler); }

static bool is_within_one(const game *g, const frame *f)
{
    const int needed = limit(g, Q_COLONIES_TO_WIN, f->seat, colonies_to_win(g));
    return !(g->won >> f->seat & 1) && !g->last_chance && my_power(g, f->seat) >= 0 && colonies_that_count(g, f->seat) >= needed - 1;
}

static unsigned who_refuse(game *g, events *ev, const frame *f)
{
    unsigned set = 0, winners = g->won;
    take_single_reply(g, winners);
    for (int s = 0; s < g->players; s++) {
        if (!(winners >> s & 1)) continue;
        int reply = count_bits(winners) == 1 ? g->answer : g->reply[s];
        if (reply == NO) set |= 1u << s;
        tell(g, ev, HC_EV_CHOICE, s, NOBODY, reply, SHARE, 0, L(SOURCE));
    }
    return set;
}

static FLOW(demand_a_share)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask(g, HC_ASK_CHOICE, g->won, choices(2), SHARE), f)->who = f->seat);
    SET(MINE, who_refuse(g, ev, f));
    if (!L(MINE)) {
        share_win(g, ev, f->seat, L(SOURCE));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, (uint8_t)L(MINE), WINNER));
    take_last_chance(g, ev, f->seat, my_power(g, f->seat), g->answer);
    FLOW_END;
}

static unsigned my_side(const game *g, int seat)
{
    unsigned set = 1u << seat;
    for (int s = 0; s < g->players; s++) if (on_side(g, s, SIDE_OFFENSE)) set |= 1u << s;
    return set;
}

static bool has_taken_its_chance(const game *g, const frame *f)
{
    return g->last_chance == f->seat + 1 && g->chance_by == L(SOURCE) + 1 && g->success && running(g, CORE(flow_extra)) && g->offense == f->seat;
}

static FLOW(win_with_all)
{
    FLOW_BEGIN;
    CALL(claim(g, my_side(g, f->seat), L(SOURCE)));
    FLOW_END;
}

const sheet alien_sniveler = {
    .name = "Sniveler", .power_name = "to Whine", .summary = "Catches up by whining", .box = HC_BOX_INCURSION,
    .history = "It is not fair. It never was, and it keeps a list.",
    .helper = FLOWS([CATCH_UP] = catch_up, [SHARE_MISERY] = share_misery),
    .told = TOLD({ "<Seat> [whines] about <answer>.", WHINE, ANY_LABEL }, { "<Seat> [lets] the Sniveler catch up.", GIVE_IN, YES },
             { "<Seat> [refuses].", GIVE_IN, NO }, { "<Seat> [gives] in.", INVITE, YES },
             { "<Seat> [does] without allies.", INVITE, NO }, { "<Seat> [lets] the Sniveler share the win.", SHARE, YES },
             { "<Seat> [refuses] to share the win.", SHARE, NO }),
    .prompt = PROMPTS([WHINE] = { "whine", "What do you whine about?", { "{ships}", "{colonies}", "cards" } },
                [CARD] = { "lack", "Which card are you missing?", { 0 } }, [ANOTHER] = { "lack-too", "Which other card are you missing?", { 0 } },
                [GIVE_IN] = { "give-in", "Do you let the Sniveler catch up? If all refuse, all others are made as badly off instead.", { "yes", "no" } },
                [WHERE] = { "sniveler", "Where do you found a {colony}?", { 0 } }, [BASE] = { "give-up", "Which foreign {colony} do you give up?", { 0 } },
                [COMPLAIN] = { "complain", "To which main player do you complain?", { 0 } },
                [INVITE] = { "invite-too", "Do you invite this player after all? If not, you have no allies.", { "yes", "no" } },
                [SHARE] = { "share-win", "Do you let this player share your win? If not, you may have to fight for it.", { "yes", "no" } },
                [WINNER] = { "contest", "Which of the winners do you challenge?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may whine once. If you have more {ships} in {warp} and Praw than any other player: you get them all back, or every other player loses as many as it takes "
                  "to have as many there. If you have fewer {colonies} than any other player, those at home counted: you found one on a foreign planet, or every other player gives up a foreign {colony}. Or "
                  "name up to three cards that you do not have: somebody who holds it gives you each of them, or all others discard all of them. The first of the two happens unless all others refuse.",
                  "When you are not a main player and nobody has invited you, you may complain to one of them: they invite you, or have no allies.",
                  "When others have won and you are within one {colony} of it, you may demand a share of the win. If one of them refuses, fight an {encounter} with one who did: if you win it or make a deal, you "
                  "and your allies win instead." },
        .hook[POWER] = HOOKS([EARLY] = { W_LAUNCHED, AS_MAIN, MAY, .flow = whine, .when = has_a_reason },
                         [LATE] = { W_PLANNING, AS_MAIN, MAY, .flow = whine, .when = has_not_whined },
                         { W_RESOLVED, AS_OFFENSE, MUST | FREE | EVEN_LOST | EVEN_ZAPPED, .flow = win_with_all, .when = has_taken_its_chance }),
        .hook[WILD] = HOOKS({ W_ALL_INVITED, AS_BYSTANDER, MAY, .flow = complain, .when = is_left_out, .modify = { { Q_MAY_ALLY, stands_alone } } }),
        .hook[SUPER] = HOOKS({ W_GAME_ENDS, AS_ANYONE, MAY, .flow = demand_a_share, .when = is_within_one }) }),
};
