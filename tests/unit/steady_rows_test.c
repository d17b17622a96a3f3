/* steady_rows_test.c - what the steady bot knows of single powers, flares, artifacts and techs of the modern edition: telling situations. */
#include "bot_promise.h"
#include "steady_scene.h"

/* ---- the table ------------------------------------------------------------------------------------------------- */

static void rows_stand_at_the_numbers_of_their_sheets(void **state)
{
    static const knowledge_set *const SET[] = { &rows_base, &rows_base_cards, &rows_incursion, &rows_conflict, &rows_alliance, &rows_storm,
        &rows_dominion, &rows_eons, &rows_odyssey, &rows_eon, &rows_duel, &rows_later_classic, &rows_homebrew, &rows_stations, &rows_hazards,
        &rows_lux, &rows_modern_moons };
    (void)state;
    for (size_t i = 0; i < sizeof SET / sizeof *SET; i++)
        for (int at = 0; at < SET[i]->count; at++)
            if (SET[i]->row[at].name) assert_int_equal(hc_sheet_named(SET[i]->row[at].name), SET[i]->first + at);
    assert_int_equal(knowledge_of(0)->rank, 0);
    assert_int_equal(knowledge_of(hc_sheet_count())->rank, 0);
}

/* Of the sets that are drawn from by default. */
static void every_sheet_of_the_modern_edition_has_a_row(void **state)
{
    int aliens = 0, cards = 0;
    (void)state;
    for (int i = 1; i < hc_sheet_count(); i++) {
        hc_sheet_info info;
        if (!hc_sheet(i, FFG, &info) || !(hc_usual_boxes(FFG) >> info.box & 1)) continue;
        const knowledge *k = knowledge_of(i);
        assert_string_equal(k->name, info.name);
        if (info.alien || info.research || info.research_any) assert_true(k->rank > 0);
        if (info.alien && hc_edition(FFG)->deck && info.text[HC_PART_WILD]) assert_true(k->wild && k->super);
        aliens += info.alien;
        cards += !info.alien;
    }
    assert_int_equal(aliens, 51);
    assert_int_equal(cards, 8 + 1 + 20);         /* artifacts, the reinforcement, techs */
}

/* ---- powers ------------------------------------------------------------------------------------------------------ */

/* The table as a player with these powers, tokens on the first, would be read. */
static void hold(mind *m, bot *b, const char *const name[], int n, int tokens)
{
    memset(m, 0, sizeof *m);
    m->b = b;
    m->t.players = PLAYERS;
    m->t.powers = (uint8_t)n;
    for (int i = 0; i < n; i++) {
        m->t.power[i].alien = (uint16_t)sheet(name[i]);
        m->t.power[i].state = HC_POWER_ON;
    }
    m->t.seat[0].alien = m->t.power[0].alien;
    m->t.seat[0].power_state = HC_POWER_ON;
    m->t.notes = 1;
    m->t.note[0] = (hc_note){ .sheet = m->t.power[0].alien, .value = (int16_t)tokens, .kind = HC_NOTE_TOKENS };
    for (int s = 0; s < HC_SEATS; s++) hold_powers(m, s, 0);
}

static void all_powers_of_a_player_count(void **state)
{
    static const char *const BOTH[] = { "Warrior", "Macron", "Virus" };
    static mind m;
    bot b;
    (void)state;
    bot_begin(&b, BOT_STEADY, 1, 7);
    hold(&m, &b, BOTH, 3, 6);
    assert_int_equal(m.power[0]->ship_worth, 4);
    assert_true(m.power[0]->traits & MULTIPLIES);
    assert_int_equal(adds_of(&m, 0), 6);
    assert_true(is_in_force(&m, 0, knowledge_of(sheet("Macron"))));
    assert_false(is_in_force(&m, 0, knowledge_of(sheet("Clone"))));
    assert_int_equal(m.power[1]->traits, 0);     /* the others have none */
    hold_powers(&m, 0, sheet("Warrior"));        /* a zap takes one of them */
    assert_int_equal(adds_of(&m, 0), 0);
    assert_int_equal(m.power[0]->ship_worth, 4);
    m.t.power[2].state = HC_POWER_LOST;
    hold_powers(&m, 0, 0);
    assert_false(m.power[0]->traits & MULTIPLIES);
    hold(&m, &b, BOTH, 1, 6);
    assert_ptr_equal(m.power[0], knowledge_of(sheet("Warrior")));
    assert_int_equal(adds_of(&m, 0), 6);
}

static bool chosen_prays(int own, int theirs)
{
    static scene s;
    lay(&s, "Chosen", "Clone", "Will");
    attack(&s, 0, own);
    attack(&s, 1, theirs);
    start(&s);
    lead_to_use(&s, 0, "Chosen", "REVEALED");
    return uses(&s, 0, "Chosen");
}

static void chosen_prays_when_it_would_lose(void **state)
{
    (void)state;
    assert_true(chosen_prays(4, 20));
    assert_false(chosen_prays(20, 4));
}

static void fodder_throws_in_what_is_needed_and_no_more(void **state)
{
    static scene s;
    int choice[BOT_CHOICES];
    (void)state;
    lay(&s, "Fodder", "Clone", "Will");
    s.low[0] = true;
    attack(&s, 0, 4);
    attack(&s, 0, 8);
    attack(&s, 0, 10);
    attack(&s, 0, 6);
    attack(&s, 1, 14);                           /* 14 and four ships against 4 and one: 14 are missing */
    start(&s);
    lead_to_use(&s, 0, "Fodder", "REVEALED");
    assert_true(uses(&s, 0, "Fodder"));
    assert_int_equal(hc_answer(&s.g, 0, source_of(&s, 0, "Fodder"), &s.events), HC_OK);
    lead_to(&s, 0, "Fodder", 0);
    assert_int_equal(decide(&s, 0, choice), 3);
    assert_int_equal(hc_card(&s.g, choice[0]).value + hc_card(&s.g, choice[1]).value, 16);
}

static bool loser_upsets(int first, int second)
{
    static scene s;
    lay(&s, "Loser", "Clone", "Will");
    attack(&s, 0, first);
    attack(&s, 0, second);
    attack(&s, 1, 10);
    attack(&s, 1, 8);
    start(&s);
    lead_to_use(&s, 0, "Loser", "PLANNING");
    return uses(&s, 0, "Loser");
}

static void loser_declares_an_upset_with_low_cards(void **state)
{
    (void)state;
    assert_true(loser_upsets(0, 1));
    assert_false(loser_upsets(40, 30));
}

static bool mirror_reverses(int own)
{
    static scene s;
    lay(&s, "Mirror", "Clone", "Will");
    attack(&s, 0, own);
    attack(&s, 1, 10);
    start(&s);
    lead_to_use(&s, 0, "Mirror", "SELECTED");
    return uses(&s, 0, "Mirror");
}

static void mirror_reverses_what_grows_by_it(void **state)
{
    (void)state;
    assert_true(mirror_reverses(9));
    assert_false(mirror_reverses(40));
}

/* An ally's or opponent's power is being used against seat 0, who holds a Cosmic Zap. */
static bool zaps(const char *power, int theirs)
{
    static scene s;
    lay(&s, "Clone", power, "Will");
    attack(&s, 0, 20);
    acting(&s, 0, HC_CARD_ARTIFACT, "Cosmic Zap");
    attack(&s, 1, theirs);
    start(&s);
    lead_to_use(&s, 0, "Cosmic Zap", "POWER_USED");
    return uses(&s, 0, "Cosmic Zap");
}

static void a_zap_meets_what_turns_the_encounter_but_never_the_human(void **state)
{
    (void)state;
    assert_true(zaps("Tripler", 10));            /* 30 and four ships against 20 and one */
    assert_false(zaps("Human", 14));             /* zapped it would win */
}

static bool mite_may_land(int colonies, int cards)
{
    static scene s;
    lay(&s, "Mite", "Clone", "Will");
    attack(&s, 0, 20);
    for (int i = 0; i < colonies; i++) move(&s, 0, 1, i, 2 * HC_HOME + i);
    for (int i = 0; i < cards; i++) attack(&s, 1, i % 2 ? 8 : 6);
    start(&s);
    lead_to(&s, 1, "Mite", 0);
    return choice_of(&s, 1) == 0;
}

static void the_mite_does_not_land_when_that_brings_it_near_the_win(void **state)
{
    (void)state;
    assert_true(mite_may_land(0, 14));
    assert_false(mite_may_land(4, 14));
    assert_false(mite_may_land(0, 4));
}

static void the_dictator_sends_nobody_to_itself(void **state)
{
    static scene s;
    (void)state;
    lay(&s, "Clone", "Dictator", "Will");
    attack(&s, 0, 10);
    attack(&s, 1, 10);
    start(&s);
    lead_to(&s, 1, "Dictator", 0);
    hc_card_info card = hc_card(&s.g, choice_of(&s, 1));
    assert_int_not_equal(card.value, 1);         /* its own colour */
}

/* ---- other players' ships, destiny ---------------------------------------------------------------------------------- */

static void ships_are_taken_where_it_hurts(void **state)
{
    static scene s;
    int choice[BOT_CHOICES];
    enum { OUTPOST = 2 * HC_HOME };
    (void)state;
    lay(&s, "Hate", "Clone", "Will");
    attack(&s, 0, 20);
    attack(&s, 0, 8);
    give(&s, 1, HC_CARD_NEGOTIATE, 0);           /* has nothing to appease it with */
    attack(&s, 2, 40);
    move(&s, 1, 1, HC_HOME, OUTPOST);
    start(&s);
    lead_to(&s, 0, NULL, HC_PROMPT_LOSE);
    assert_int_equal(decide(&s, 0, choice), 4);
    assert_int_equal(choice[0], OUTPOST);
}

static void a_wild_destiny_leads_to_the_weak(void **state)
{
    static scene s;
    (void)state;
    lay(&s, "Clone", "Filch", "Cudgel");
    assert_int_equal(hc_lay_special(&s.g, HC_DESTINY_WILD), HC_OK);
    attack(&s, 0, 10);
    for (int i = 0; i < 3; i++) {
        attack(&s, 1, 8);
        attack(&s, 2, 8);
    }
    move(&s, 2, 4, 2 * HC_HOME + 1, HC_WARP);
    start(&s);
    lead_to(&s, 0, NULL, HC_PROMPT_WHOM);
    assert_int_equal(choice_of(&s, 0), 2);
}

/* ---- cards ------------------------------------------------------------------------------------------------------------ */

static bool human_flare_is_played(int own, int theirs)
{
    static scene s;
    lay(&s, "Clone", "Filch", "Will");
    attack(&s, 0, own);
    acting(&s, 0, HC_CARD_FLARE, "Human");
    attack(&s, 1, theirs);
    start(&s);
    lead_to_use(&s, 0, "Human", "REVEALED");
    return uses(&s, 0, "Human");
}

static void a_flare_that_is_given_away_is_kept_for_when_it_counts(void **state)
{
    (void)state;
    assert_true(human_flare_is_played(6, 20));
    assert_false(human_flare_is_played(20, 6));
}

static bool tripler_flare_is_played(int own, int theirs)
{
    static scene s;
    lay(&s, "Clone", "Filch", "Will");
    attack(&s, 0, own);
    acting(&s, 0, HC_CARD_FLARE, "Tripler");
    attack(&s, 1, theirs);
    start(&s);
    lead_to_use(&s, 0, "Tripler", "REVEALED");
    return uses(&s, 0, "Tripler");
}

static void a_flare_is_used_when_it_turns_the_encounter(void **state)
{
    (void)state;
    assert_true(tripler_flare_is_played(12, 15));            /* 15 becomes 5 */
    assert_false(tripler_flare_is_played(40, 15));           /* won already */
    assert_false(tripler_flare_is_played(4, 40));            /* 14 and four ships are still too many */
}

static void the_smallest_reinforcement_that_is_enough(void **state)
{
    static scene s;
    (void)state;
    lay(&s, "Clone", "Filch", "Will");
    attack(&s, 0, 10);
    give(&s, 0, HC_CARD_REINFORCEMENT, 5);
    give(&s, 0, HC_CARD_REINFORCEMENT, 3);
    give(&s, 0, HC_CARD_REINFORCEMENT, 2);
    attack(&s, 1, 9);                            /* 13 against 11: three more win */
    start(&s);
    lead_to_use(&s, 0, "Reinforcement", "REVEALED");
    int card = HC_NO_CARD;
    hc_source(&s.g, choice_of(&s, 0), &card);
    assert_int_equal(hc_card(&s.g, card).value, 3);
}

/* ---- techs -------------------------------------------------------------------------------------------------------------- */

static void a_completed_coldsleep_ship_settles_at_once(void **state)
{
    static scene s;
    (void)state;
    lay(&s, "Clone", "Filch", "Will");
    attack(&s, 0, 10);
    attack(&s, 1, 10);
    assert_int_equal(hc_lay_tech(&s.g, 0, sheet("Coldsleep Ship"), 0, true), HC_OK);
    start(&s);
    lead_to_use(&s, 0, "Coldsleep Ship", "REGROUP");
    assert_true(uses(&s, 0, "Coldsleep Ship"));
    assert_int_equal(hc_answer(&s.g, 0, source_of(&s, 0, "Coldsleep Ship"), &s.events), HC_OK);
    lead_to(&s, 0, "Coldsleep Ship", 0);
    assert_true(choice_of(&s, 0) >= HC_HOME);
}

static void the_omega_missile_strikes_the_leader(void **state)
{
    static scene s;
    enum { OUTPOST = 2 * HC_HOME };
    (void)state;
    lay(&s, "Clone", "Filch", "Will");
    attack(&s, 0, 10);
    attack(&s, 1, 10);
    for (int i = 0; i < 4; i++) move(&s, 1, 1, HC_HOME + i, OUTPOST + i);
    move(&s, 0, 1, 0, OUTPOST);                  /* not where an own colony would go with it */
    assert_int_equal(hc_lay_tech(&s.g, 0, sheet("Omega Missile"), 0, true), HC_OK);
    start(&s);
    lead_to_use(&s, 0, "Omega Missile", "REGROUP");
    assert_true(uses(&s, 0, "Omega Missile"));
    assert_int_equal(hc_answer(&s.g, 0, source_of(&s, 0, "Omega Missile"), &s.events), HC_OK);
    lead_to(&s, 0, "Omega Missile", 0);
    assert_in_range(choice_of(&s, 0), OUTPOST + 1, OUTPOST + 3);
}

/* ---- who to be ------------------------------------------------------------------------------------------------------------ */

/* Of two aliens the one that wins more often. */
static void the_better_of_two_aliens_is_kept(void **state)
{
    static scene s;
    int second = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        hc_setup setup = { .seed = seed, .players = PLAYERS, .edition = FFG, .first = 0, .variants = 1ull << variant("choose-of-two") };
        hc_table t;
        hc_game view;
        memset(&s, 0, sizeof s);
        assert_int_equal(hc_new(&s.g, &setup, NULL, NULL), HC_OK);
        bot_begin(&s.b[0], BOT_STEADY, 0, seed);
        hc_view(&s.g, 0, &view);
        hc_read(&view, &t);
        int ranks[2] = { knowledge_of(t.power[0].alien)->rank, knowledge_of(t.power[0].dealt)->rank }, choice = choice_of(&s, 0);
        assert_true(ranks[choice] >= ranks[!choice]);
        second += choice;
    }
    assert_in_range(second, 1, 19);
}

/* ---- promises ------------------------------------------------------------------------------------------------------------- */

static void only_the_view_decides(void **state)
{
    static scene s;
    (void)state;
    for (uint64_t seed = 1; seed <= 25; seed++) {
        hc_setup setup = { .seed = seed, .players = PLAYERS, .edition = FFG, .first = HC_NOBODY };
        s.events = (hc_events){ .room = EVENTS, .item = s.event };
        assert_int_equal(hc_new(&s.g, &setup, &s.events, NULL), HC_OK);
        for (int i = 0; i < PLAYERS; i++) bot_begin(&s.b[i], BOT_STEADY, i, seed);
        for (see_events(&s); hc_asked(&s.g); see_events(&s)) {
            hc_game view;
            int choice[BOT_CHOICES], seat = lowest(hc_asked(&s.g));
            assert_view_decides(&s.g, &s.b[seat], seed * 31);
            hc_view(&s.g, seat, &view);
            int n = bot_answer(&s.b[seat], &view, choice);
            hc_status status = n == 1 ? hc_answer(&s.g, seat, choice[0], &s.events) : hc_answer_all(&s.g, seat, choice, n - 1, &s.events);
            assert_int_equal(status, HC_OK);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_stand_at_the_numbers_of_their_sheets),
        cmocka_unit_test(every_sheet_of_the_modern_edition_has_a_row),
        cmocka_unit_test(all_powers_of_a_player_count),
        cmocka_unit_test(chosen_prays_when_it_would_lose),
        cmocka_unit_test(fodder_throws_in_what_is_needed_and_no_more),
        cmocka_unit_test(loser_declares_an_upset_with_low_cards),
        cmocka_unit_test(mirror_reverses_what_grows_by_it),
        cmocka_unit_test(a_zap_meets_what_turns_the_encounter_but_never_the_human),
        cmocka_unit_test(the_mite_does_not_land_when_that_brings_it_near_the_win),
        cmocka_unit_test(the_dictator_sends_nobody_to_itself),
        cmocka_unit_test(ships_are_taken_where_it_hurts),
        cmocka_unit_test(a_wild_destiny_leads_to_the_weak),
        cmocka_unit_test(a_flare_that_is_given_away_is_kept_for_when_it_counts),
        cmocka_unit_test(a_flare_is_used_when_it_turns_the_encounter),
        cmocka_unit_test(the_smallest_reinforcement_that_is_enough),
        cmocka_unit_test(a_completed_coldsleep_ship_settles_at_once),
        cmocka_unit_test(the_omega_missile_strikes_the_leader),
        cmocka_unit_test(the_better_of_two_aliens_is_kept),
        cmocka_unit_test(only_the_view_decides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
