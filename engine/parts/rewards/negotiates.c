/* negotiates.c - negotiate cards of their own: what they say holds from the moment they are turned up. */
#include "rules.h"

#define NEGOTIATE_OF(set, id, title, does, ...) \
    const sheet card_##id = { .box = HC_BOX_##set, .piece = HC_CARD_CLAUSE, .name = title, .summary = does, __VA_ARGS__ }
#define NEGOTIATE(...) NEGOTIATE_OF(DOMINION, __VA_ARGS__)

/* It lies before its player, and nothing has made something else of it; or it has brought a third player to the talks. Whoever has
 * had to leave the talks leaves it behind. */
static bool is_talk_of(const game *g, int seat, int thing)
{
    if (g->bargain.parties && !(g->bargain.parties >> seat & 1)) return false;
    if (!is_main(g, seat)) return is_piece(thing);
    return clause_stands(g, seat, thing) && face(g, side_of(g, seat)) == FACE_NEGOTIATE;
}

static bool talks(const game *g, const effect *e) { return is_talk_of(g, e->by, e->source); }

static bool is_mine(const game *g, const frame *f) { return is_talk_of(g, f->seat, L(SOURCE)); }

/* Against an attack, and lost. */
static bool has_lost_with_it(const game *g, const frame *f)
{
    return is_mine(g, f) && i_negotiate_they_attack(g, f) && g->winner == !side_of(g, f->seat);
}

/* ---- Crooked Deal, Faulty Translator ------------------------------------------------------------------------------ */

static int one_card_more(const sum *s, const effect *e, int seat, int ships)
{
    return ships > 0 && seat == e->by && talks(s->g, e) ? ships + 1 : ships;
}

static int shift_the_cost(const sum *s, const effect *e, int seat, int ships)
{
    if (!talks(s->g, e)) return ships;
    return seat == e->by ? ships - 1 : talks_against(s->g, seat, e->by) ? ships + 1 : ships;
}

NEGOTIATE_OF(INCURSION, crooked_deal, "Crooked Deal", "A {negotiate} card that tips the scales",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A {negotiate} card. When you take {compensation}, you take one more card. If you fail to make a deal, you lose one fewer {ship} and your opponent one more." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_LOSS, one_card_more }, { Q_DEAL_COST, shift_the_cost })) }));

static unsigned allies_against(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (!is_main(g, s) && on_side(g, s, !side_of(g, seat))) set |= 1u << s;
    return set;
}

static bool can_name_an_ally(const game *g, const frame *f) { return has_lost_with_it(g, f) && allies_against(g, f->seat); }

static FLOW(name_who_pays)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, allies_against(g, f->seat), 0));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static int let_pay(const sum *s, const effect *e, int seat, int payer)
{
    const int named = effect_of(s->g, e->source)->remembered;
    return seat == e->by && named ? named - 1 : payer;
}

static int one_ship_fewer(const sum *s, const effect *e, int seat, int ships)
{
    return (seat == e->by || talks_against(s->g, seat, e->by)) && talks(s->g, e) ? ships - 1 : ships;
}

NEGOTIATE(faulty_translator, "Faulty Translator", "A {negotiate} card that lets an ally pay",
    .prompt = PROMPTS({ "translator", "Which ally of your opponent pays your {compensation}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A {negotiate} card. Against an attack you take your {compensation} from one of your opponent's allies, if there is one. If you fail to make a deal, you both lose one fewer {ship}." },
        .note = "At a real table, the two may use only gestures while they talk about a deal.",
        .hook[POWER] = HOOKS(ALWAYS({ Q_COMPENSATED_BY, let_pay }, { Q_DEAL_COST, one_ship_fewer }),
                             { W_COMPENSATION_DUE, AS_ANYONE | OWN, BY_CLAUSE, .flow = name_who_pays, .when = can_name_an_ally }) }));

/* ---- Epic Oratory, Grand Bargain: two colonies each --------------------------------------------------------------- */

enum { DOUBLED = 1, SAVED };

static FLOW(choose_consolation)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static int doubled(const sum *s, const effect *e, int seat, int cards)
{
    return seat == e->by && effect_of(s->g, e->source)->remembered == DOUBLED ? 2 * cards : cards;
}

/* Two of them say the same. */
static bool is_said_already(const game *g, int thing)
{
    FOR_PIECES(p, g) {
        if (p >= thing) break;
        const bool says = read_piece(g, p)->sheet == CARD_epic_oratory || read_piece(g, p)->sheet == CARD_grand_bargain;
        if (says && is_talk_of(g, holder_of(g, p), p)) return true;
    }
    return false;
}

static int two_colonies(const sum *s, const effect *e, int seat, int colonies_each)
{
    const bool concerned = seat == e->by || talks_against(s->g, seat, e->by);
    return concerned && talks(s->g, e) && !is_said_already(s->g, e->source) ? colonies_each + 1 : colonies_each;
}

static bool are_saved(const game *g, const frame *f)
{
    return effect_of(g, L(SOURCE))->remembered == SAVED && L(CAUSE) == BY_ENCOUNTER && heads_for_warp(g, f);
}

static FLOW(save_them)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

NEGOTIATE(epic_oratory, "Epic Oratory", "A {negotiate} card for greater gains",
    .prompt = PROMPTS({ "oratory", "What does your Epic Oratory bring?", { "Twice the {compensation}", "Your {ships} are saved" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A {negotiate} card. Against an attack you take twice your {compensation}, or your own {ships} go to other {colonies} instead of the {warp}. In a deal both of you may get two {colonies}." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_COMPENSATION, doubled }, { Q_DEAL_COLONIES, two_colonies }),
                             { W_SETTLED, AS_MAIN, BY_CLAUSE, .flow = choose_consolation, .when = has_lost_with_it },
                             { W_WOULD_LOSE, AS_ANYONE | OWN, BY_CLAUSE, .flow = save_them, .when = are_saved }) }));

static FLOW(choose_cards)
{
    FLOW_BEGIN;
    look_at_hand(g, ev, f->seat, L(WHAT), L(SOURCE));
    ASK(pick_cards_in(g, f, f->seat, IN_HAND + L(WHAT), L(COUNT), L(COUNT), C_ANY, 0)->count = (uint8_t)L(COUNT));
    SET(MINE, g->draft_count);
    take_drafted_as_compensation(g, ev, L(WHAT), f->seat, L(SOURCE));
    RETURN(L(MINE));
    FLOW_END;
}

NEGOTIATE_OF(ODYSSEY, grand_bargain, "Grand Bargain", "A {negotiate} card: two {colonies} each, or cards that you choose",
    .prompt = PROMPTS({ "bargain", "Which cards do you take as {compensation}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A {negotiate} card. In a deal both of you may get two {colonies}, and Quash cannot annul it. Against an attack you look at your opponent's hand and choose the cards of your {compensation}." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_DEAL_COLONIES, two_colonies }),
                             { W_COMPENSATION_DRAWN, AS_ANYONE | OWN, BY_CLAUSE, .flow = choose_cards, .when = has_lost_with_it }) }));

bool is_deal_final(const game *g)
{
    for (int s = 0; s < g->players; s++)
        FOR_PIECES_OF(p, g, HC_CARD_CLAUSE, s) if (read_piece(g, p)->sheet == CARD_grand_bargain && is_talk_of(g, s, p)) return true;
    return false;
}

/* ---- Right of Refusal ----------------------------------------------------------------------------------------------- */

static bool has_got_cards(const game *g, const frame *f)
{
    return is_mine(g, f) && count_marked(g, f->seat, IN_HAND + f->seat, C_ANY);
}

static bool has_got_by_deal(const game *g, const frame *f) { return g->winner == DEAL_MADE && has_got_cards(g, f); }

static void ask_refused(game *g, const frame *f)
{
    by_sheet(pick_cards(g, f->seat, 0, count_marked(g, f->seat, IN_HAND + f->seat, C_ANY), C_ANY, 0), f)->extra |= MARKED;
}

static FLOW(refuse_some)
{
    FLOW_BEGIN;
    ASK(ask_refused(g, f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

NEGOTIATE(right_of_refusal, "Right of Refusal", "A {negotiate} card that lets you discard what you got",
    .prompt = PROMPTS({ "refuse", "Which of the cards that you got do you discard?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A {negotiate} card. You may discard any of the cards you get in the deal or as {compensation}." },
        .hook[POWER] = HOOKS({ W_COMPENSATED, AS_ANYONE | OWN, BY_CLAUSE, .flow = refuse_some, .when = has_got_cards },
                             { W_DEALT, AS_ANYONE, BY_CLAUSE, .flow = refuse_some, .when = has_got_by_deal }) }));

/* ---- Self Defense ---------------------------------------------------------------------------------------------------- */

static int no_cards(const sum *s, const effect *e, int seat, int ships) { return seat == e->by && talks(s->g, e) ? 0 : ships; }

static int ships_of_side(const game *g, int side)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += ships_on_side(g, s, side);
    return n;
}

/* Before the losses: a ship for a ship, the opponent's first, then its allies'. */
static FLOW(strike_back)
{
    enum { LEFT = MINE, AT };
    FLOW_BEGIN;
    SET(LEFT, ships_of_side(g, side_of(g, f->seat)));
    for (L(AT) = 0; L(AT) < g->players && L(LEFT) > 0; L(AT)++) {
        SET(WHO, clockwise(g, opponent(g, f->seat), L(AT)));
        if (!on_side(g, L(WHO), !side_of(g, f->seat)) || !ships_on_side(g, L(WHO), !side_of(g, f->seat))) continue;
        CALL(send_to_warp(g, L(WHO), L(LEFT), ships_place_on(g, L(WHO), !side_of(g, f->seat)), L(SOURCE)));
        SET(LEFT, L(LEFT) - g->result);
    }
    FLOW_END;
}

NEGOTIATE(self_defense, "Self Defense", "A {negotiate} card that costs the winner just as much",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A {negotiate} card. Against an attack you take no {compensation}, but for each {ship} that your side loses, one from the other side goes to the {warp}, your opponent's first." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_LOSS, no_cards }), { W_SETTLED, AS_MAIN, BY_CLAUSE, .flow = strike_back, .when = has_lost_with_it }) }));

/* ---- designed here --------------------------------------------------------------------------------------------------- */

static bool is_dealt(const game *g, const frame *f) { return g->winner == DEAL_MADE && is_mine(g, f); }

static FLOW(reward_both)
{
    FLOW_BEGIN;
    CALL(reward(g, g->offense, 1));
    CALL(reward(g, g->defense, 1));
    if (!is_main(g, f->seat)) CALL(reward(g, f->seat, 1));
    FLOW_END;
}

NEGOTIATE_OF(ODYSSEY, joint_venture, "Joint Venture", "A {negotiate} card that rewards a deal",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS, .text = { "A {negotiate} card. If you make a deal, you and your opponent also get one reward each." },
        .hook[POWER] = HOOKS({ W_DEALT, AS_ANYONE, BY_CLAUSE, .flow = reward_both, .when = is_dealt }) }));

static FLOW(read_hand)
{
    FLOW_BEGIN;
    look_at_hand(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

NEGOTIATE_OF(ODYSSEY, open_books, "Open Books", "A {negotiate} card that shows the other hand",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A {negotiate} card. Before you talk about a deal, or before you take {compensation}, you look at your opponent's whole hand." },
        .hook[POWER] = HOOKS({ W_DEAL_BEGINS, AS_ANYONE, BY_CLAUSE, .flow = read_hand, .when = is_mine },
                             { W_COMPENSATION_DUE, AS_ANYONE | OWN, BY_CLAUSE, .flow = read_hand, .when = has_lost_with_it }) }));

/* Of its own side, with ships there, and a colony to go to. */
static bool may_go_home(const game *g, int seat, int me)
{
    return !is_main(g, seat) && on_side(g, seat, side_of(g, me)) && ships_on_side(g, seat, side_of(g, me)) && colonies(g, seat);
}

static FLOW(let_allies_go)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (!may_go_home(g, L(WHO), f->seat)) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), 0));
        if (g->answer) CALL(return_ships(g, L(WHO), 255, ships_place_on(g, L(WHO), side_of(g, f->seat)), L(SOURCE)));
    }
    FLOW_END;
}

NEGOTIATE_OF(ODYSSEY, cold_feet, "Cold Feet", "A {negotiate} card that spares the allies",
    .prompt = PROMPTS({ "cold-feet", "Do you take your {ships} home, or lose them?", { "Lose them", "Take them home" } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A {negotiate} card. Against an attack your own {ships} are lost, but each of your allies may take theirs home." },
        .hook[POWER] = HOOKS({ W_SETTLED, AS_MAIN, BY_CLAUSE, .flow = let_allies_go, .when = has_lost_with_it }) }));
