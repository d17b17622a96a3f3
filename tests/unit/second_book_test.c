/* second_book_test.c - the machine runs another rule book than that of encounters: two players bid, and powers change the bids.
 *
 * The program has sheets, editions and a flow_game of its own: if the machine needed anything of encounter/ or of the
 * catalogue, it would not link. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include "table/table.h"

/* ---- the book ---------------------------------------------------------------------------------------- */

#define BIDDING_FLOWS(X) X(flow_game) X(flow_bids) X(flow_deep)
#define X(name) FLOW(name);
BIDDING_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { BEFORE_BIDDING_FLOWS = TABLE_FLOW_COUNT - 1, BIDDING_FLOWS(X) BIDDING_FLOW_COUNT };
#undef X

enum { Q_BID = Q_NONE + 1, Q_NOT_HERE, HIGHEST = 7, AS_FIRST = 1, AS_SECOND = 2 };

static void ask_bids(game *g) { ask(g, HC_ASK_NUMBER, everybody(g), numbers(0, HIGHEST), 0); }

/* The first step: everybody at the same time. */
FLOW(flow_bids)
{
    FLOW_BEGIN;
    ASK(ask_bids(g));
    RETURN(g->reply[0] * (HIGHEST + 1) + g->reply[1]);
    FLOW_END;
}

/* The powers act under as many frames as g->turn says. */
FLOW(flow_deep)
{
    FLOW_BEGIN;
    if (g->depth < g->turn) CALL(push(g, CORE(flow_deep), 0));
    else OPEN(W_REVEALED);
    FLOW_END;
}

/* The second: powers, and the higher bid wins; of equals the first player. */
FLOW(flow_game)
{
    enum { FIRST = MINE, SECOND };
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_bids), 0));
    SET(FIRST, g->result / (HIGHEST + 1));
    SET(SECOND, g->result % (HIGHEST + 1));
    CALL(push(g, CORE(flow_deep), 0));
    g->won = limit(g, Q_BID, 1, L(SECOND)) > limit(g, Q_BID, 0, L(FIRST)) ? 2 : 1;
    tell(g, ev, HC_EV_WON, g->won - 1, NOBODY, 0, 0, 0, BY_RULES);
    FLOW_END;
}

static int role_of_bidder(const game *g, int seat) { (void)g; return seat ? AS_SECOND : AS_FIRST; }

#define X(name) [ID_##name] = name,
static flow_fn *const FLOW_TABLE[BIDDING_FLOW_COUNT] = { MACHINE_FLOWS(X) BIDDING_FLOWS(X) };
#undef X
static const book BIDDING = { .root = CORE(flow_game), .flow = FLOW_TABLE, .permissions = Q_NOT_HERE, .role_of = role_of_bidder };
static const edition AUCTION = { .info = { .id = "auction" }, .book = &BIDDING };
const edition *const EDITIONS[HC_EDITION_COUNT] = { &AUCTION };

/* ---- its powers -------------------------------------------------------------------------------------- */

static int twice(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 2 * value : value;
}

FLOW(stop_it);
FLOW(stop_it)
{
    FLOW_BEGIN;
    RETURN(1);
    FLOW_END;
}

FLOW(nod);
FLOW(nod)
{
    FLOW_BEGIN;
    FLOW_END;
}

enum { DOUBLER = 1, STOPPER, LATE_DOUBLER, NODDER, HERE = 1 };
static const sheet doubler = { .name = "Doubler", .form = FORMS({ .editions = HERE,
    .hook[POWER] = HOOKS({ W_REVEALED, AS_FIRST | AS_SECOND, MAY, .modify = { { Q_BID, twice } } }) }) };
static const sheet stopper = { .name = "Stopper", .form = FORMS({ .editions = HERE,
    .hook[POWER] = HOOKS({ W_POWER_USED, AS_FIRST | AS_SECOND | OTHERS, MAY, .flow = stop_it }) }) };
static const sheet late_doubler = { .name = "Late Doubler", .form = FORMS({ .editions = HERE,
    .hook[POWER] = HOOKS({ W_REVEALED, AS_SECOND, MUST, .modify = { { Q_BID, twice } } }) }) };
static const sheet nodder = { .name = "Nodder", .form = FORMS({ .editions = HERE,
    .hook[POWER] = HOOKS({ W_POWER_USED, AS_FIRST | AS_SECOND | OTHERS, MAY | EACH_TIME, .flow = nod }) }) };
const sheet *const SHEETS[SHEET_END] = { [DOUBLER] = &doubler, [STOPPER] = &stopper, [LATE_DOUBLER] = &late_doubler, [NODDER] = &nodder };
const uint16_t ALIENS[] = { DOUBLER, STOPPER, LATE_DOUBLER, NODDER, 0 };

/* ---- games ------------------------------------------------------------------------------------------- */

static hc_event told[32];
static hc_events story = { .item = told, .room = 32 };

static hc_game begin(int first, int second)
{
    hc_game g = { .players = 2, .viewer = HC_NOBODY, .defense = 1, .order = { 0, 1 }, .source_words = 1 };
    for (int p = 0; p < HC_POWERS; p++) g.power[p].holder = g.power[p].owner = (uint8_t)(p % 2);
    g.power[0].alien = (uint16_t)first;
    g.power[1].alien = (uint16_t)second;
    index_held(&g);
    const frame *whole = push(&g, book_of(&g)->root, 0);
    assert_ptr_equal(whole, &g.stack[0]);
    story.count = 0;
    run(&g, &story);
    return g;
}

static void bid(hc_game *g, int first, int second)
{
    assert_int_equal(hc_answer(g, 1, second, &story), HC_OK);
    assert_int_equal(hc_answer(g, 0, first, &story), HC_OK);
}

static int times_told(int kind)
{
    int n = 0;
    for (size_t i = 0; i < story.count; i++) n += told[i].kind == kind;
    return n;
}

static void both_are_asked_at_once(void **state)
{
    (void)state;
    hc_option option[HC_OPTIONS_MAX];
    hc_game g = begin(0, 0);
    assert_int_equal(hc_asked(&g), 3);
    assert_int_equal(hc_options(&g, 0, option), HIGHEST + 1);
    assert_int_equal(hc_answer(&g, 0, HIGHEST + 1, &story), HC_NOT_AN_OPTION);
    assert_int_equal(hc_answer(&g, 0, 3, &story), HC_OK);
    assert_int_equal(hc_asked(&g), 2);
    assert_int_equal(hc_answer(&g, 0, 3, &story), HC_NOT_ASKED);
    assert_int_equal(hc_answer(&g, 1, 4, &story), HC_OK);
    assert_true(g.over && g.won == 2);
}

static void a_power_doubles_a_bid(void **state)
{
    (void)state;
    hc_game g = begin(DOUBLER, 0);
    bid(&g, 3, 5);
    assert_int_equal(hc_asked(&g), 1);
    hc_game passed = g;
    assert_int_equal(hc_answer(&g, 0, 0, &story), HC_OK);
    assert_true(g.over && g.won == 1);
    assert_int_equal(times_told(HC_EV_USED_POWER), 1);
    assert_int_equal(hc_answer(&passed, 0, HC_PASS, &story), HC_OK);
    assert_true(passed.over && passed.won == 2);
}

static void another_cancels_it(void **state)
{
    (void)state;
    hc_game g = begin(DOUBLER, STOPPER);
    bid(&g, 3, 5);
    assert_int_equal(hc_answer(&g, 0, 0, &story), HC_OK);
    assert_int_equal(hc_asked(&g), 2);
    hc_game lets_it_be = g;
    assert_int_equal(hc_answer(&g, 1, 1, &story), HC_OK);
    assert_true(g.over && g.won == 2);
    assert_int_equal(hc_answer(&lets_it_be, 1, HC_PASS, &story), HC_OK);
    assert_true(lets_it_be.over && lets_it_be.won == 1);
}

/* Roles are the book's: this one acts for the second player only, and has to. */
static void a_role_decides_who_may(void **state)
{
    (void)state;
    hc_game g = begin(LATE_DOUBLER, 0);
    bid(&g, 3, 5);
    assert_true(g.over && g.won == 2 && !times_told(HC_EV_USED_POWER));
    g = begin(0, LATE_DOUBLER);
    bid(&g, 5, 3);
    assert_true(g.over && g.won == 2 && times_told(HC_EV_USED_POWER) == 1);
}

/* To one event each of a seat's powers answers once, wherever it lies in the pool. */
static void each_power_answers_once(void **state)
{
    (void)state;
    for (int p = 1; p < HC_POWERS; p += 2) {
        hc_game g = begin(DOUBLER, 0);
        g.power[p].alien = NODDER;
        index_held(&g);
        bid(&g, 3, 5);
        assert_int_equal(hc_answer(&g, 0, 0, &story), HC_OK);
        assert_int_equal(hc_asked(&g), 2);
        assert_int_equal(hc_answer(&g, 1, p, &story), HC_OK);
        assert_true(g.over && times_told(HC_EV_USED_POWER) == 2);
    }
}

/* Where there is no room left for a response to an act it is said, and nothing is left out silently. */
static void a_crowd_is_told(void **state)
{
    int asked = 0, crowded = 0;
    (void)state;
    for (int deep = 2; deep < HC_STACK; deep++) {
        hc_game g = begin(DOUBLER, STOPPER);
        g.turn = (uint16_t)deep;
        bid(&g, 3, 5);
        if (g.over) break;                       /* not even room for the act itself */
        assert_int_equal(hc_answer(&g, 0, 0, &story), HC_OK);
        assert_int_equal(times_told(HC_EV_CROWDED), g.over);
        assert_int_equal(hc_asked(&g), g.over ? 0 : 2);
        asked += !g.over;
        crowded += g.over;
    }
    assert_true(asked > 5 && crowded > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_are_asked_at_once), cmocka_unit_test(a_power_doubles_a_bid),
        cmocka_unit_test(another_cancels_it), cmocka_unit_test(a_role_decides_who_may),
        cmocka_unit_test(each_power_answers_once), cmocka_unit_test(a_crowd_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
