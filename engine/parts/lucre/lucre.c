/* lucre.c - income, what it buys, what it adds; and how it changes hands. */
#include "rules.h"

/* ---- whose it is ------------------------------------------------------------------------------------------ */

int lucre_of(const game *g, int seat) { return g->purse[seat][PURSE_LUCRE]; }

int lucre_in_bank(const game *g)
{
    int n = has_part(g, PART_lucre) ? LUCRE_IN_ALL : 0;
    for (int s = 0; n && s < g->players; s++) n -= lucre_of(g, s);
    return n;
}

static int smaller(int a, int b) { return a < b ? a : b; }

static void add_lucre(game *g, int seat, int count) { g->purse[seat][PURSE_LUCRE] = (uint8_t)(lucre_of(g, seat) + count); }

int take_lucre(game *g, events *ev, int seat, int count, int cause)
{
    const int n = smaller(count, lucre_in_bank(g));
    if (n <= 0) return 0;
    add_lucre(g, seat, n);
    tell(g, ev, HC_EV_LUCRE, seat, NOBODY, n, HC_LUCRE_TAKEN, lucre_of(g, seat), cause);
    return n;
}

int pay_lucre(game *g, events *ev, int seat, int count, int cause)
{
    const int n = smaller(count, lucre_of(g, seat));
    if (n <= 0) return 0;
    add_lucre(g, seat, -n);
    tell(g, ev, HC_EV_LUCRE, seat, NOBODY, n, HC_LUCRE_PAID, lucre_of(g, seat), cause);
    return n;
}

int give_lucre(game *g, events *ev, int from, int to, int count, int cause)
{
    const int n = smaller(count, lucre_of(g, from));
    if (n <= 0 || from == to) return 0;
    add_lucre(g, from, -n);
    add_lucre(g, to, n);
    tell(g, ev, HC_EV_LUCRE, from, to, n, HC_LUCRE_GIVEN, lucre_of(g, from), cause);
    return n;
}

/* ---- income, and what it buys ------------------------------------------------------------------------------ */

static uint8_t *bought(game *g, int side) { return &g->kept[KEPT_BOUGHT + side]; }

/* With the turn: neither a second encounter nor one that somebody has put in between brings any. */
FLOW(flow_income)
{
    FLOW_BEGIN;
    SET(COUNT, limit(g, Q_INCOME, g->offense, 1));
    take_lucre(g, ev, g->offense, L(COUNT), BY_RULES);
    FLOW_END;
}

static int ships_for_sale(const game *g)
{
    const int seat = g->offense;
    if (!may(g, Q_MAY_BUY, seat, 0) || !may(g, Q_MAY_REGAIN, seat, 0)) return 0;
    return smaller(lucre_of(g, seat), releasable(g, seat));
}

static void ask_how_many(game *g, int seat, int most, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_NUMBER, 1u << seat, numbers(0, most), prompt_id);
    q->sheet = CARD_lucre;
    q->count = (uint8_t)most;
}

FLOW(flow_buy_ships)
{
    FLOW_BEGIN;
    for (int side = 0; side < 2; side++) *bought(g, side) = 0;
    if (!ships_for_sale(g)) RETURN(0);
    ASK(ask_how_many(g, g->offense, ships_for_sale(g), BUY_SHIPS));
    SET(COUNT, g->answer);
    if (!L(COUNT)) RETURN(0);
    pay_lucre(g, ev, g->offense, L(COUNT), BY_RULES);
    CALL(retrieve(g, g->offense, L(COUNT), BY_RULES));
    RETURN(0);
    FLOW_END;
}

static int cards_for_sale(game *g, int side)
{
    const int seat = of_side(g, side), there = g->count[IN_DECK] + g->count[IN_DISCARD];
    if (seat == NOBODY || !may(g, Q_MAY_BUY, seat, 0)) return 0;
    return smaller(smaller(lucre_of(g, seat), there), CARDS_FOR_LUCRE - *bought(g, side));
}

/* The offense, then the defense. */
FLOW(flow_buy_cards)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        if (cards_for_sale(g, L(SIDE)) <= 0) continue;
        SET(WHO, of_side(g, L(SIDE)));
        ASK(ask_how_many(g, L(WHO), cards_for_sale(g, L(SIDE)), BUY_CARDS));
        SET(COUNT, g->answer);
        if (!L(COUNT)) continue;
        *bought(g, L(SIDE)) = (uint8_t)(*bought(g, L(SIDE)) + L(COUNT));
        pay_lucre(g, ev, L(WHO), L(COUNT), BY_RULES);
        CALL(draw(g, L(WHO), L(COUNT), BY_RULES));
        SET(CAUSE, BY_RULES);
        RESPOND(W_BOUGHT, L(WHO));
    }
    RETURN(0);
    FLOW_END;
}

/* After everything that powers and cards have to say of a total; all that the main player has. */
static int total(const sum *s, int side, int sum_so_far)
{
    const int points = fold(s, Q_LUCRE, side, lucre_of(s->g, of_side(s->g, side)));
    if (points) note_sheet_step(s, Q_BONUS, side, CARD_lucre, sum_so_far, sum_so_far + points);
    return sum_so_far + points;
}

/* ---- in deals ------------------------------------------------------------------------------------------------ */

static int most_lucre(const game *g, int from, int to, int thing) { (void)to, (void)thing; return lucre_of(g, from); }

static frame *give(game *g, events *ev, const hc_bargain_item *it)
{
    give_lucre(g, ev, it->from, it->to, it->count, BY_DEAL);
    return NULL;
}

/* ---- the part ------------------------------------------------------------------------------------------------ */

static void set_up(game *g) { for (int s = 0; s < g->players; s++) add_lucre(g, s, LUCRE_TO_BEGIN); }

static const char *check(const game *g) { return lucre_in_bank(g) < 0 ? "lucre has appeared" : NULL; }

static void digest(uint64_t *h, const game *g) { stir(h, (uint64_t)g->kept[KEPT_BOUGHT] << 8 | g->kept[KEPT_BOUGHT + 1]); }

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players && t->notes < HC_NOTES_MAX; s++)
        t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_LUCRE, .sheet = CARD_lucre, .value = (int16_t)lucre_of(g, s), .holder = (uint8_t)s };
    if (t->notes < HC_NOTES_MAX)
        t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_LUCRE, .sheet = CARD_lucre, .value = (int16_t)lucre_in_bank(g), .holder = HC_NOBODY };
}

hc_status hc_lay_lucre(hc_game *g, int seat, int count)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (count - lucre_of(g, seat) > lucre_in_bank(g)) return HC_NOT_A_TABLE;
    add_lucre(g, seat, count - lucre_of(g, seat));
    return HC_OK;
}

const game_part part_lucre = {
    .name = "lucre", .about = "Lucre buys {ships} and cards, counts in totals and changes hands in deals.", .editions = IN_EON | IN_CLASSIC,
    .step = STEPS({ .after = CORE(flow_start_turn), .flow = CORE(flow_income) }, { .before = CORE(flow_regroup), .flow = CORE(flow_buy_ships) },
                  { .after = CORE(flow_defense_hand), .flow = CORE(flow_buy_cards) },
                  { .before = CORE(flow_planning), .flow = CORE(flow_buy_cards) }),
    .item = ITEMS({ .number = ITEM_LUCRE, .alone = true, .key = "lucre", .words = { "one lucre", "lucre", false }, .most = most_lucre, .give = give }),
    .total = total, .set_up = set_up, .check = check, .digest = digest, .read = read,
};
