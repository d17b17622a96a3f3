/* Miser - has a second hand on its sheet. Cards of a hoard are held like cards in hand; here is what
 * is said about the hoard itself (table/hoard.c has the verbs, encounter/acts.c the playing). */
#include "rules.h"

enum { WHICH_HAND, COVERED_CARDS };
enum { ON_THE_SHEET, IN_THE_HAND };
enum { HOARDED = 8, MOST_COVERED = 2 };

static void begin_hoard(game *g, int p) { deal_hoard(g, NULL, g->power[p].holder, HOARDED, p); }

static void lose_hoard(game *g, events *ev, int p) { discard_hoard(g, ev, g->power[p].holder, p); }

static FLOW(choose_hoard)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), WHICH_HAND));
    if (g->answer == IN_THE_HAND) swap_hoard(g, f->seat);
    FLOW_END;
}

static bool is_worn_out(const game *g, const frame *f)
{
    return can_draw(g) && !has_card(g, HOARD + f->seat, C_ENCOUNTER);
}

static FLOW(renew)
{
    FLOW_BEGIN;
    while (g->count[HOARD + f->seat]) {
        SET(MINE, g->count[HOARD + f->seat]);
        CALL(discard(g, f->seat, next_card(g, HOARD + f->seat, 0), L(SOURCE)));
        if (g->count[HOARD + f->seat] == L(MINE)) break;
    }
    CALL(draw_to_hoard(g, f->seat, HOARDED, L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool is_mine_to_pay(const game *g, const frame *f) { (void)g; return L(WHAT) == f->seat; }

static void ask_what_to_cover(game *g, const frame *f)
{
    int hand = count_cards(g, IN_HAND + f->seat, C_ANY), n = hand < MOST_COVERED ? hand : MOST_COVERED;
    by_sheet(pick_cards(g, f->seat, n, n, C_ANY, COVERED_CARDS), f);
}

/* The flare lies with them; new_hand and compensation give all of them back when they are done. */
static FLOW(cover)
{
    FLOW_BEGIN;
    ASK(ask_what_to_cover(g, f));
    for (int i = 0; i < g->draft_count; i++) cover_card(g, f->seat, g->draft[i]);
    clear_draft(g);
    cover_card(g, f->seat, CARD_OF_SOURCE(L(SOURCE)));
    FLOW_END;
}

static FLOW(add_one)
{
    FLOW_BEGIN;
    CALL(draw_to_hoard(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

/* ---- the oldest form ------------------------------------------------------------------------------------------- */

static void begin_second_hand(game *g, int p) { deal_hoard(g, NULL, g->power[p].holder, rules(g)->info.hand, p); }

static FLOW(renew_second_hand)
{
    FLOW_BEGIN;
    while (g->count[HOARD + f->seat]) {
        SET(MINE, g->count[HOARD + f->seat]);
        CALL(discard(g, f->seat, next_card(g, HOARD + f->seat, 0), L(SOURCE)));
        if (g->count[HOARD + f->seat] == L(MINE)) break;
    }
    CALL(draw_to_hoard(g, f->seat, rules(g)->info.hand, L(SOURCE)));
    FLOW_END;
}

static bool is_one_short(const game *g, const frame *f)
{
    return colonies_that_count(g, f->seat) + 1 >= limit(g, Q_COLONIES_TO_WIN, f->seat, colonies_to_win(g)) && !running(g, CORE(flow_carry_out));
}

static FLOW(win_with_less)
{
    FLOW_BEGIN;
    CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

const sheet alien_miser = {
    .name = "Miser", .power_name = "to Hoard", .summary = "Has a second hand", .alert = GREEN,
    .history = "Everything it ever owned, it owns.",
    .prompt = PROMPTS([WHICH_HAND] = { "hoard", "You have two hands. Which one becomes your hoard?", { "the one on the sheet", "the one in hand" } },
                [COVERED_CARDS] = { "cover", "Which two cards do you put out of reach with this flare?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .hoards = true, .setup = begin_hoard, .leave = lose_hoard,
        .begins = "You are dealt two hands of eight cards. One of them, as you choose, becomes your hoard: it lies face down on this sheet.",
        .text = { "Whenever you play a card, you may play it from your hoard. Nobody else may look at "
                  "or take its cards, and cards that you gain never go there. A card from the hoard that returns to its player after use, such as a flare, returns to your hand. When no {encounter} card is left in it, you may show and "
                  "discard it and get a new one of eight cards.",
                  "When you draw a new hand, or another player takes {compensation} from you, you may first lay this card and two others face down before you. They cannot be taken, nor are they discarded for the new "
                  "hand; afterwards they are yours again.",
                  "When an {encounter} of yours begins, you may draw a card from the deck into your hoard." },
        .note = "Whether you need a new hand is decided by your hand alone; an {offense} without an {encounter} card in hand may go on with one from the hoard.",
        .hook[POWER] = HOOKS({ W_FROM_HOARD, AS_ANYONE | OWN, MUST | BY_CHOICE, .flow = NULL },
                         { W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = choose_hoard },
                         { W_ANY_TIME, AS_ANYONE, MAY | FREE | EVEN_ZAPPED, .flow = renew, .when = is_worn_out }),
        .hook[WILD] = HOOKS({ W_NEW_HAND, AS_ANYONE | OWN, MAY, .flow = cover },
                        { W_COMPENSATION, AS_ANYONE | OTHERS, MAY, .flow = cover, .when = is_mine_to_pay }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = add_one }) },
              { .editions = IN_EON | IN_CLASSIC, .hoards = true, .setup = begin_second_hand, .leave = lose_hoard,
        .begins = "You are dealt a second hand, your hoard: it lies face down on this sheet.",
        .text = { "Whenever you play a card, you may play it from your hoard. No power, {artifact} or {compensation} reaches its cards, and cards that you gain never go there. As the {offense} or "
                  "{defense}, when no {encounter} card is left in it, you show and discard it and get a new one of seven cards.",
                  "You win with one foreign {colony} fewer than others. Show this when you have them.",
                  "When an {encounter} of yours begins, you may draw a card from the deck into your hoard." },
        .note = "On the card flares may reach the hoard; none of those in the game does.",
        .hook[POWER] = HOOKS({ W_FROM_HOARD, AS_ANYONE | OWN, MUST | BY_CHOICE, .flow = NULL },
                         { W_START_TURN, AS_OFFENSE, MUST | FREE | EVEN_ZAPPED, .flow = renew_second_hand, .when = is_worn_out },
                         { W_AIMED, AS_DEFENSE, MUST | FREE | EVEN_ZAPPED, .flow = renew_second_hand, .when = is_worn_out }),
        .hook[WILD] = HOOKS({ W_COLONY_GAINED, AS_ANYONE | OWN, MAY, .flow = win_with_less, .when = is_one_short },
                        { W_DEALT, AS_ANYONE, MAY, .flow = win_with_less, .when = is_one_short },
                        { W_REGROUP, AS_ANYONE, MAY, .flow = win_with_less, .when = is_one_short }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = add_one }) }),
};
