/* Hacker - chooses who pays compensation, and with which cards. */
#include "rules.h"

enum { WHO_PAYS, WHICH, WHICH_GIVEN, WHICH_BACK };
enum { COLLECT, PAY, DRAW };

/* The other players who have cards. */
static uint64_t payers(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && count_cards(g, IN_HAND + s, C_ANY)) set |= 1ull << s;
    return set;
}

static bool somebody_can_pay(const game *g, const frame *f) { return payers(g, f->seat) != 0; }
static bool i_am_to_pay(const game *g, const frame *f) { return L(WHAT) == f->seat && count_cards(g, IN_HAND + f->seat, C_ANY) > 0; }

/* The value of the effect: who pays, plus one. */
static FLOW(choose_payer)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, payers(g, f->seat), WHO_PAYS));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    FLOW_END;
}

static int payer(const sum *s, const effect *e, int seat, int by_rule)
{
    (void)s;
    return e->remembered && seat == e->by ? e->remembered - 1 : by_rule;
}

/* What it pays itself it chooses when the number of cards is certain. */
static FLOW(offer_to_pay)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(f->seat + 1);
    FLOW_END;
}

static bool i_choose(const game *g, const frame *f)
{
    const effect *e = effect_of(g, L(SOURCE));
    return e->remembered && e->by == f->seat && (L(WHO) == f->seat || L(WHAT) == f->seat);
}

/* More than can be picked at once is a matter of chance after all. */
static void ask_cards(game *g, const frame *f)
{
    int count = L(COUNT) < HC_DRAFT ? L(COUNT) : HC_DRAFT;
    pick_cards_in(g, f, f->seat, IN_HAND + L(WHAT), count, count, C_ANY, L(WHAT) == f->seat ? WHICH_GIVEN : WHICH)->count = (uint8_t)count;
}

static FLOW(choose_cards)
{
    FLOW_BEGIN;
    if (L(WHAT) != f->seat) look_at_hand(g, ev, f->seat, L(WHAT), L(SOURCE));
    ASK(ask_cards(g, f));
    SET(MINE, g->draft_count);
    take_drafted_as_compensation(g, ev, L(WHAT), L(WHO), L(SOURCE));
    RETURN(L(MINE));
    FLOW_END;
}

static FLOW(deny)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_NO_COMPENSATION, L(WHO), f->seat, 0, 0, 0, L(SOURCE));
    RETURN(L(COUNT));
    FLOW_END;
}

static bool chose_who_paid(const game *g, const frame *f)
{
    bool chose = false;
    for (int p = 0; p < POWERS; p++)
        chose |= g->power[p].alien == ALIEN_hacker && g->power[p].holder == f->seat && effect_of(g, p)->on >> COLLECT & 1;
    return chose && count_cards(g, IN_HAND + f->seat, C_ANY) > 0;
}

static void ask_what_goes_back(game *g, const frame *f)
{
    int hand = count_cards(g, IN_HAND + f->seat, C_ANY);
    by_sheet(pick_cards(g, f->seat, 1, L(COUNT) < hand ? L(COUNT) : hand, C_ANY, WHICH_BACK), f);
}

static FLOW(give_back)
{
    FLOW_BEGIN;
    ASK(ask_what_goes_back(g, f));
    for (int i = 0; i < g->draft_count; i++) give_card(g, ev, f->seat, L(WHAT), g->draft[i], L(SOURCE));
    clear_draft(g);
    FLOW_END;
}

const sheet alien_hacker = {
    .name = "Hacker", .power_name = "to Hack", .summary = "Chooses its {compensation}", .alert = GREEN,
    .history = "The password was \"password\". It always is.",
    .prompt = PROMPTS([WHO_PAYS] = { "hack", "From whose hand do you take {compensation}?", { 0 } },
                [WHICH] = { "loot", "Which cards do you take as {compensation}?", { 0 } },
                [WHICH_GIVEN] = { "pay", "Which cards do you give as {compensation}?", { 0 } },
                [WHICH_BACK] = { "give-back", "Which cards do you give away in return?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when you take {compensation}, you may choose from whom: your opponent or anybody else. You look through that player's hand and choose the cards. "
                  "When your opponent takes {compensation} from you, you may choose the cards that you give.",
                  "As a main player, you may deny your opponent the {compensation} that is to be taken from you.",
                  "When you have taken {compensation} from a player of your choice, you may give that player up to as many cards of your choice out of your hand." },
        .hook[POWER] = HOOKS([COLLECT] = { W_COMPENSATION_DUE, AS_MAIN | OWN, MAY, .flow = choose_payer, .when = somebody_can_pay,
                                       .modify = { { Q_COMPENSATED_BY, payer } } },
                         [PAY] = { W_COMPENSATION_DUE, AS_MAIN | OTHERS, MAY, .flow = offer_to_pay, .when = i_am_to_pay },
                         [DRAW] = { W_COMPENSATION_DRAWN, AS_MAIN, MUST | FREE, .flow = choose_cards, .when = i_choose }),
        .hook[WILD] = HOOKS({ W_COMPENSATION, AS_MAIN | OTHERS, MAY, .flow = deny, .when = i_am_to_pay }),
        .hook[SUPER] = HOOKS({ W_COMPENSATED, AS_MAIN | OWN, MAY, .flow = give_back, .when = chose_who_paid }) }),
};
