/* deals_test.c - bots come to terms: how often two of them agree, in how many rounds, and what they do not sign. */
#include "tests/unit/arena.h"

/* Four of one temper that is hard to please agree less often: nobody is worn down by waiting. */
enum { ENOUGH_PERCENT = 60, ENOUGH_OF_HARD_HEADS = 25, BOTS_ROUNDS = 3 };

typedef struct talks { int begun, made, quashed, failed, offers, most_rounds; bool open, agreed; } talks;

static void end_talks(talks *k, bool failed)
{
    if (!k->open) return;
    k->open = false;
    k->quashed += failed && k->agreed;
    k->made += !failed;
    k->failed += failed && !k->agreed;
}

/* A deal that somebody cancels afterwards (Quash) was reached all the same; it is counted apart. */
static void listen_in(void *ctx, const game_host *m, const host_news *n)
{
    talks *k = ctx;
    const hc_events *ev = n->ev;
    (void)m;
    for (size_t i = 0; i < ev->count; i++) {
        const hc_event *e = &ev->item[i];
        if (e->kind == HC_EV_DEAL_BEGINS) {
            end_talks(k, !k->agreed);
            k->begun++;
            k->open = true;
            k->agreed = false;
        }
        if (e->kind == HC_EV_DEAL_OFFERED) {
            k->offers++;
            if (e->a > k->most_rounds) k->most_rounds = e->a;
        }
        if (e->kind == HC_EV_DEAL_MADE) k->agreed = true;
        if (e->kind == HC_EV_DEAL_FAILED) end_talks(k, true);
    }
}

static talks play_talks(int edition, int players, int games, const char *const bots[])
{
    static game_host m;
    talks k = { 0 };
    arena a = { .edition = edition, .players = players, .seed = 2024, .told = listen_in, .ctx = &k };
    for (int game = 0; game < games; game++) {
        bot_spec spec[HC_SEATS];
        for (int seat = 0; seat < players; seat++) spec[seat] = spec_of(bots[(seat + game) % players]);
        play_in(&a, &m, spec, (uint64_t)game);
        end_talks(&k, !k.agreed);
    }
    assert_in_range(a.unfinished, 0, games / 50);
    return k;
}

static void assert_they_agree(const char *what, talks k, int least_talks)
{
    int agreed = k.made + k.quashed;
    print_message("# %-28s %5d talks, %5d deals (%d%%), %d of them quashed, %d.%02d offers a talk, at most %d\n", what, k.begun, agreed,
                  100 * agreed / (k.begun ? k.begun : 1), k.quashed, k.offers / k.begun, 100 * k.offers / k.begun % 100, k.most_rounds);
    assert_int_equal(k.begun, k.made + k.quashed + k.failed);
    assert_true(k.begun >= least_talks);
    assert_true(k.made * 100 >= k.begun * (strstr(what, "steady/") ? ENOUGH_OF_HARD_HEADS : ENOUGH_PERCENT));
    assert_in_range(k.most_rounds, 1, BOTS_ROUNDS);
}

static const char *const EVEN[HC_SEATS] = { "steady", "steady", "steady", "steady", "steady", "steady", "steady", "steady" };
static const char *const MIXED[HC_SEATS] = { "steady/cautious", "steady/greedy", "steady/vengeful", "steady/loyal",
                                             "steady/reckless", "steady/scheming", "steady", "steady/greedy" };

static void even_bots_agree(void **state)
{
    (void)state;
    assert_they_agree("ffg, 4 players", play_talks(HC_EDITION_FFG, 4, 600, EVEN), 600);
    assert_they_agree("ffg, 3 players", play_talks(HC_EDITION_FFG, 3, 300, EVEN), 200);
    assert_they_agree("ffg, 6 players", play_talks(HC_EDITION_FFG, 6, 150, EVEN), 150);
    assert_they_agree("avalon-hill, 4 players", play_talks(HC_EDITION_AVALON_HILL, 4, 300, EVEN), 300);
    assert_they_agree("avalon-hill, 2 players", play_talks(HC_EDITION_AVALON_HILL, 2, 200, EVEN), 100);
}

static void bots_of_all_tempers_agree(void **state)
{
    (void)state;
    assert_they_agree("ffg, 8 players, all tempers", play_talks(HC_EDITION_FFG, 8, 60, MIXED), 60);
    for (int temper = 1; temper < BOT_TEMPERS; temper++) {
        char word[BOT_NAME];
        const char *all[4] = { word, word, word, word };
        snprintf(word, sizeof word, "steady/%s", bot_temper_name(temper));
        assert_they_agree(word, play_talks(HC_EDITION_FFG, 4, 100, all), 60);
    }
}

/* ---- what is signed, and what is not --------------------------------------------------------------- */

enum { EVENTS = 512 };
typedef struct table { hc_game g; bot b[3]; hc_event event[EVENTS]; hc_events events; } table;

/* Three players with nothing but negotiates; seats 0 and 1 face each other and have `mine` and `theirs` foreign
 * colonies in the system of seat 2. */
static void lay_talks(table *t, int mine, int theirs, const char *one)
{
    static const char *const ALIEN[3] = { "Vulch", "Filch", "Clone" };
    hc_setup s = { .seed = 3, .players = 3, .first = 0, .edition = HC_EDITION_AVALON_HILL };
    memset(t, 0, sizeof *t);
    t->events = (hc_events){ .room = EVENTS, .item = t->event };
    for (int i = 0; i < 3; i++) {
        bot_spec spec = spec_of(i == 1 ? one : "steady");
        s.alien[i] = (uint16_t)hc_sheet_named(ALIEN[i]);
        bot_begin_as(&t->b[i], &spec, i, 1);
    }
    assert_int_equal(hc_lay_begin(&t->g, &s), HC_OK);
    for (int i = 0; i < mine; i++) assert_int_equal(hc_lay_ships(&t->g, 0, 1, i, 2 * HC_HOME + i), HC_OK);
    for (int i = 0; i < theirs; i++) assert_int_equal(hc_lay_ships(&t->g, 1, 1, HC_HOME + i, 2 * HC_HOME + i), HC_OK);
    for (int i = 0; i < 3; i++)
        for (int n = 0; n < 3; n++) assert_int_equal(hc_lay_hand(&t->g, i, i < 2 ? HC_CARD_NEGOTIATE : HC_CARD_ATTACK, 8, 0), HC_OK);
    assert_int_equal(hc_lay_destiny(&t->g, 1), HC_OK);
    hc_lay_start(&t->g, &t->events);
}

/* The plainest answers until `seat` is asked `prompt`. */
static void lead_to(table *t, int seat, int prompt)
{
    for (int n = 0; n < 200; n++) {
        hc_question q;
        hc_option option[HC_OPTIONS_MAX];
        int asked = __builtin_ctz(hc_asked(&t->g)), choice;
        hc_question_for(&t->g, asked, &q);
        if (asked == seat && q.sheet == 0 && q.prompt == prompt) return;
        int options = hc_options(&t->g, asked, option);
        choice = option[0].choice;
        for (int i = 0; i < options; i++)
            if (option[i].choice == HC_PASS || option[i].choice == HC_DONE) choice = option[i].choice;
        assert_int_equal(hc_answer(&t->g, asked, choice, &t->events), HC_OK);
    }
    fail_msg("the question did not come");
}

static int answer_of(table *t, int seat, int choice[BOT_CHOICES])
{
    hc_game view;
    hc_view(&t->g, seat, &view);
    int n = bot_answer(&t->b[seat], &view, choice);
    assert_true(n > 0);
    return n;
}

/* A colony for a colony, offered to seat 1. */
static int reply_to_exchange(int mine, int theirs, const char *one)
{
    static table t;
    const int terms[] = { HC_TERM_WANT_COLONY + HC_HOME + 4, HC_TERM_GIVE_COLONY + 4 };
    int choice[BOT_CHOICES];
    lay_talks(&t, mine, theirs, one);
    lead_to(&t, 0, HC_PROMPT_DEAL);
    assert_int_equal(hc_answer_all(&t.g, 0, terms, 2, &t.events), HC_OK);
    answer_of(&t, 1, choice);
    return choice[0];
}

static void the_win_is_not_handed_over_but_shared(void **state)
{
    (void)state;
    for (int temper = 0; temper < BOT_TEMPERS; temper++) {
        char word[BOT_NAME];
        bot_spec spec = { .level = BOT_STEADY, .temper = (uint8_t)temper };
        bot_spec_write(&spec, word);
        assert_int_equal(reply_to_exchange(4, 4, word), HC_ACCEPT);          /* both win */
        assert_int_not_equal(reply_to_exchange(4, 3, word), HC_ACCEPT);      /* only the other does */
        assert_int_not_equal(reply_to_exchange(4, 0, word), HC_ACCEPT);
        assert_int_equal(reply_to_exchange(3, 4, word), HC_ACCEPT);          /* only this one does */
    }
}

static void who_is_ahead_gets_less(void **state)
{
    (void)state;
    assert_int_equal(reply_to_exchange(1, 1, "steady"), HC_ACCEPT);
    assert_int_not_equal(reply_to_exchange(3, 0, "steady"), HC_ACCEPT);      /* would be one short of the win, far ahead */
}

/* Who is one colony short knows that nobody will give it that: it offers something that can be signed. */
static void who_is_near_the_win_asks_for_what_it_can_get(void **state)
{
    static table t;
    int choice[BOT_CHOICES];
    (void)state;
    lay_talks(&t, 4, 1, "steady");
    lead_to(&t, 0, HC_PROMPT_DEAL);
    int n = answer_of(&t, 0, choice);
    for (int i = 0; i < n; i++) assert_false(choice[i] >= HC_TERM_WANT_COLONY && choice[i] < HC_TERM_WANT_COLONY + HC_PLANETS);
}

static void see(table *t, int seat, hc_event e)
{
    hc_game view;
    hc_view(&t->g, seat, &view);
    bot_sees(&t->b[seat], &view, &e);
}

static void refusals_and_betrayals_are_remembered(void **state)
{
    static table t;
    (void)state;
    lay_talks(&t, 0, 0, "steady");
    bot *b = &t.b[1];
    see(&t, 1, (hc_event){ .kind = HC_EV_DEAL_FAILED, .seat = 0, .other = 1 });
    assert_true(b->grudge[0] > 0 && b->grudge[2] == 0);
    int refused = b->grudge[0];
    see(&t, 1, (hc_event){ .kind = HC_EV_DEAL_MADE, .seat = 1, .other = 2 });
    assert_true(b->favour[2] > 0);
    see(&t, 1, (hc_event){ .kind = HC_EV_ENCOUNTER, .seat = 0 });
    see(&t, 1, (hc_event){ .kind = HC_EV_AIMED, .seat = 0, .other = 1 });
    int attack = b->grudge[0] - refused;
    see(&t, 1, (hc_event){ .kind = HC_EV_AIMED, .seat = 2, .other = 1 });
    assert_true(b->grudge[2] > attack);                          /* it had a deal with that one */
    lay_talks(&t, 0, 0, "steady");
    see(&t, 1, (hc_event){ .kind = HC_EV_ENCOUNTER, .seat = 0 });
    see(&t, 1, (hc_event){ .kind = HC_EV_AIMED, .seat = 0, .other = 1 });
    see(&t, 1, (hc_event){ .kind = HC_EV_INVITED, .seat = 1, .other = 2 });
    see(&t, 1, (hc_event){ .kind = HC_EV_JOINED, .seat = 2, .a = HC_SIDE_OFFENSE, .b = 2 });
    assert_true(b->grudge[2] > b->grudge[0]);                    /* it was called in, and came for the other */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(even_bots_agree),
        cmocka_unit_test(bots_of_all_tempers_agree),
        cmocka_unit_test(the_win_is_not_handed_over_but_shared),
        cmocka_unit_test(who_is_ahead_gets_less),
        cmocka_unit_test(who_is_near_the_win_asks_for_what_it_can_get),
        cmocka_unit_test(refusals_and_betrayals_are_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
