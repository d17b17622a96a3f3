/* steady_choices_test.c - questions that the steady bot would once have left to chance, or to the general rules where they
 * are wrong: the classic Filch flare, the Observer's flare, The Prometheus in other hands, whom a Zombie's deals free. */
#include "steady_scene.h"

enum { WHERE_TO, WHICH_DISCARD };
enum { THE_DECK, THE_DISCARDS, THE_WARP, TIMES = 300 };

/* Seat 2 holds the flare, has a ship in the warp, and may cheat. */
static void lay_cheat(scene *s, int discarded)
{
    lay_with(s, "classic-filch", "Clone", "Virus", "Will");
    attack(s, 0, 20);
    attack(s, 0, 8);
    attack(s, 1, 8);
    acting(s, 2, HC_CARD_FLARE, "Filch");
    move(s, 2, 1, 2 * 5, HC_WARP);
    assert_int_equal(hc_lay_discard(&s->g, HC_CARD_ATTACK, discarded, 0), HC_OK);
    assert_int_equal(hc_lay_discard(&s->g, HC_CARD_NEGOTIATE, 0, 0), HC_OK);
    start(s);
    lead_to_use(s, 2, "Filch", "BEFORE_DESTINY");
}

static void cheat(scene *s, int discarded)
{
    lay_cheat(s, discarded);
    assert_int_equal(hc_answer(&s->g, 2, source_of(s, 2, "Filch"), &s->events), HC_OK);
    see_events(s);
}

/* Where everything is worth the same, somebody will look; where all eyes are on one great card, nobody looks elsewhere. */
static void it_cheats_only_where_nobody_will_look(void **state)
{
    static scene s;
    (void)state;
    lay_cheat(&s, 12);
    assert_false(uses(&s, 2, "Filch"));
    cheat(&s, 40);
    assert_int_not_equal(choice_of(&s, 2), THE_DISCARDS);
    lay_cheat(&s, 40);
    assert_true(uses(&s, 2, "Filch"));
}

static void count_looks(const scene *s, int seat, int looks[3])
{
    memset(looks, 0, 3 * sizeof looks[0]);
    for (int i = 0; i < TIMES; i++) {
        hc_game view;
        bot b;
        int choice[BOT_CHOICES];
        bot_begin(&b, BOT_STEADY, seat, (uint64_t)i);
        hc_view(&s->g, seat, &view);
        assert_int_equal(steady_answer(&b, &view, choice), 1);
        assert_in_range(choice[0], THE_DECK, THE_WARP);
        looks[choice[0]]++;
    }
}

/* More often where more is to be gained, but not always there. */
static void the_others_watch_what_is_worth_most(void **state)
{
    static scene s;
    int looks[3];
    (void)state;
    cheat(&s, 40);
    count_looks(&s, 0, looks);
    assert_true(looks[THE_DISCARDS] > TIMES / 2);
    assert_true(looks[THE_DECK] > looks[THE_WARP] && looks[THE_WARP] > 0);
    cheat(&s, 4);
    count_looks(&s, 1, looks);
    assert_true(looks[THE_DECK] > looks[THE_DISCARDS]);
}

/* The general rule gives cards away: it would take the worst. */
static void the_best_of_the_discards_is_taken(void **state)
{
    static scene s;
    (void)state;
    cheat(&s, 40);
    assert_int_equal(hc_answer(&s.g, 0, THE_WARP, &s.events), HC_OK);
    assert_int_equal(hc_answer(&s.g, 1, THE_WARP, &s.events), HC_OK);
    assert_int_equal(hc_answer(&s.g, 2, THE_DISCARDS, &s.events), HC_OK);
    lead_to(&s, 2, "Filch", WHICH_DISCARD);
    assert_int_equal(hc_card(&s.g, choice_of(&s, 2)).value, 40);
}

static void an_ally_of_the_observers_flare_draws(void **state)
{
    static scene s;
    hc_question q;
    (void)state;
    lay(&s, "Clone", "Virus", "Will");
    attack(&s, 0, 20);
    attack(&s, 1, 8);
    acting(&s, 0, HC_CARD_FLARE, "Observer");
    start(&s);
    for (int n = 0; source_of(&s, 0, "Observer") < 0; n++) {
        int seat = seat_asked(&s, &q);
        bool invites = !q.sheet && q.prompt == HC_PROMPT_INVITE_OFFENSE && !q.picked, joins = !q.sheet && q.prompt == HC_PROMPT_JOIN;
        int choice = invites ? 2 : joins ? HC_SIDE_OFFENSE : plain_answer(&s, seat, &q);
        assert_true(n < LONG);
        assert_int_equal(hc_answer(&s.g, seat, choice, &s.events), HC_OK);
    }
    assert_int_equal(hc_answer(&s.g, 0, source_of(&s, 0, "Observer"), &s.events), HC_OK);
    assert_int_equal(seat_asked(&s, &q), 2);
    assert_int_equal(q.sheet, sheet("Observer"));
    assert_int_equal(choice_of(&s, 2), 0);       /* draw */
}

/* Seat 0 puts it into service and is beaten; then Hate, whose turn it is, makes it lose ships of its own choice. */
static void the_prometheus_is_taken_from_others(void **state)
{
    enum { COMPLETE = 2, OWNER = 0, HATE };
    static scene s;
    hc_question q;
    (void)state;
    lay(&s, "Will", "Hate", "Virus");
    attack(&s, OWNER, 4);
    attack(&s, OWNER, 6);
    attack(&s, HATE, 20);
    attack(&s, HATE, 8);
    give(&s, HATE, HC_CARD_NEGOTIATE, 0);
    attack(&s, 2, 10);
    assert_int_equal(hc_lay_tech(&s.g, OWNER, sheet("The Prometheus"), 7, false), HC_OK);
    start(&s);
    for (int n = 0; n < LONG; n++) {
        hc_table t;
        int seat = seat_asked(&s, &q), choice = plain_answer(&s, seat, &q);
        bool takes = !q.sheet && q.prompt == HC_PROMPT_LOSE && q.whose == OWNER && seat == HATE && !q.picked;
        if (!q.sheet && q.prompt == HC_PROMPT_WHICH_SHIPS && seat == HATE) {
            assert_int_equal(choice_of(&s, HATE), 1);
            return;
        }
        hc_read(&s.g, &t);
        if (!q.sheet && q.prompt == HC_PROMPT_TECH && seat == OWNER && !hc_count_things(&t, OWNER, HC_LIES_PIECE)) choice = COMPLETE;
        if (takes) choice = hc_next_thing(&t, NULL, OWNER, HC_LIES_PIECE)->ground;
        assert_int_equal(hc_answer(&s.g, seat, choice, &s.events), HC_OK);
        see_events(&s);
    }
    fail_msg("nobody was asked for The Prometheus");
}

/* Seat 0, a Zombie, and seat 1 negotiate; ships of seat 2 and of seat 0, which regains one, are in the warp. */
static void lay_talks(scene *s, int favour)
{
    lay(s, "Zombie", "Clone", "Will");
    for (int seat = 0; seat < 2; seat++) {
        give(s, seat, HC_CARD_NEGOTIATE, 0);
        give(s, seat, HC_CARD_NEGOTIATE, 0);
    }
    attack(s, 2, 10);
    move(s, 0, 3, 0, HC_WARP);
    move(s, 2, 3, 2 * 5, HC_WARP);
    start(s);
    lead_to(s, 0, NULL, HC_PROMPT_DEAL);
    s->b[0].favour[2] = (uint8_t)favour;
}

static int count_of(const int choice[], int n, int what)
{
    int times = 0;
    for (int i = 0; i < n; i++) times += choice[i] == what;
    return times;
}

/* Its own ships cost nothing but a little of the other's consent; those of a third player are freed for friendship only. */
static void a_zombies_deal_frees_itself_and_friends(void **state)
{
    static scene s;
    int choice[BOT_CHOICES];
    (void)state;
    for (int favour = 0; favour <= 4; favour += 4) {
        lay_talks(&s, favour);
        int n = decide(&s, 0, choice), own = count_of(choice, n, HC_TERM_RELEASE_OF + 0);
        int third = count_of(choice, n, HC_TERM_RELEASE_OF + 2);
        assert_int_equal(choice[n - 1], HC_DONE);
        assert_int_equal(s.g.ships[0][HC_WARP], 2);
        assert_int_equal(own, 2);
        assert_int_equal(third, favour ? 3 : 0);
        for (int i = 0; i < n; i++) assert_int_equal(hc_answer(&s.g, 0, choice[i], &s.events), HC_OK);
    }
}

/* Whose ships came back by a deal of others owes something to both. */
static void who_was_freed_remembers_it(void **state)
{
    static scene s;
    int choice[BOT_CHOICES];
    (void)state;
    lay_talks(&s, 4);
    int n = decide(&s, 0, choice), before[2] = { s.b[2].favour[0], s.b[2].favour[1] };
    for (int i = 0; i < n; i++) assert_int_equal(hc_answer(&s.g, 0, choice[i], &s.events), HC_OK);
    see_events(&s);
    assert_int_equal(hc_answer(&s.g, 1, HC_ACCEPT, &s.events), HC_OK);
    for (int i = 0; i < LONG && s.g.ships[2][HC_WARP]; i++) {
        hc_question q;
        int asked = seat_asked(&s, &q);
        assert_int_equal(hc_answer(&s.g, asked, plain_answer(&s, asked, &q), &s.events), HC_OK);
        see_events(&s);
    }
    assert_int_equal(s.b[2].favour[0], before[0] + 1);
    assert_int_equal(s.b[2].favour[1], before[1] + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_cheats_only_where_nobody_will_look), cmocka_unit_test(the_others_watch_what_is_worth_most),
        cmocka_unit_test(the_best_of_the_discards_is_taken), cmocka_unit_test(an_ally_of_the_observers_flare_draws),
        cmocka_unit_test(the_prometheus_is_taken_from_others), cmocka_unit_test(a_zombies_deal_frees_itself_and_friends),
        cmocka_unit_test(who_was_freed_remembers_it) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
