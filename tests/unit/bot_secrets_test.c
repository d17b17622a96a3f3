/* bot_secrets_test.c - bots know nothing that their seat does not: before each decision everything that is hidden from
 * the seat is dealt anew, and the answer, and what the bot remembers, stay the same. Every level and temper is tried. */
#include "tests/unit/arena.h"

enum { DEALS = 3, PLAYOUTS = 12, FEW_DECISIONS = 400, EARLIER = 40, EVENTS = 2048 };

/* A player under suspicion. Honest ones ask bot_answer; the one of the test's own looks where it must not. */
typedef int answerer(bot *b, const hc_game *game, const hc_game *view, int choice[BOT_CHOICES]);

static int from_the_view(bot *b, const hc_game *game, const hc_game *view, int choice[BOT_CHOICES])
{
    (void)game;
    return bot_answer(b, view, choice);
}

/* Answers by what others hold in their hands, if there is more than one single answer to choose from. */
static int by_peeking(bot *b, const hc_game *game, const hc_game *view, int choice[BOT_CHOICES])
{
    hc_table t;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int sum = 0, n = bot_answer(b, view, choice), options = hc_options(view, b->seat, option);
    hc_question_for(view, b->seat, &q);
    hc_read(game, &t);
    for (int s = 0; s < t.players; s++)
        for (int i = 0; i < t.seat[s].known; i++) sum += s == b->seat ? 0 : t.seat[s].card[i].card * (s + 1);
    if (n != 1 || q.compound) return n;
    choice[0] = option[sum % options].choice;
    return 1;
}

typedef struct trial {
    hc_game g;
    bot b[HC_SEATS];
    hc_event event[EVENTS];
    hc_events events;
    int players, decisions, dealt_otherwise, swapped, changed;        /* changed: answers that hung on what is hidden */
    answerer *answer;
} trial;

static void show_events(trial *t)
{
    assert_int_equal(t->events.dropped, 0);
    for (int seat = 0; seat < t->players; seat++) {
        hc_game view;
        hc_event seen;
        hc_view(&t->g, seat, &view);
        for (size_t i = 0; i < t->events.count; i++)
            if (hc_event_for(&t->event[i], seat, &seen)) bot_sees(&t->b[seat], &view, &seen);
    }
    t->events.count = 0;
}

static void begin_trial(trial *t, const hc_setup *s, const bot_spec spec[], answerer *answer)
{
    memset(t, 0, sizeof *t);
    t->players = s->players;
    t->answer = answer;
    t->events = (hc_events){ .room = EVENTS, .item = t->event };
    assert_int_equal(hc_new(&t->g, s, &t->events, NULL), HC_OK);
    for (int i = 0; i < t->players; i++) bot_begin_as(&t->b[i], &spec[i], i, s->seed + 5);
}

static bool is_known(const hc_seat_info *s, int card)
{
    for (int i = 0; i < s->known; i++) if (s->card[i].card == card) return true;
    return false;
}

/* A card for encounters in the hand of `owner` of which the seat knows nothing; -1: none. (known_again: it has seen the
 * card, and only cannot tell now whether it is the one that lies face down.) */
static int unseen_card(const trial *t, int seat, const hc_table *open, const hc_table *seen, int owner)
{
    const hc_seat_info *s = &open->seat[owner];
    int nth = t->decisions;
    for (int i = 0; i < s->known; i++) {
        const hc_card_info *c = &s->card[(i + nth) % s->known];
        if (c->kind != HC_CARD_ATTACK && c->kind != HC_CARD_NEGOTIATE) continue;
        const bool recalled = t->g.known_again[c->card - t->g.acting_cards] >> seat & 1;
        if (!recalled && !is_known(&seen->seat[owner], c->card)) return c->card;
    }
    return -1;
}

static void swap_bytes(uint8_t field[], int one, int two)
{
    uint8_t kept = field[one];
    field[one] = field[two];
    field[two] = kept;
}

/* Two others swap a card by hand: not by the engine's own dealing, which the engine's blanks could follow too well. */
static bool swap_two_cards(const trial *t, int seat, const hc_game *view, hc_game *other)
{
    hc_table open, seen;
    int card[2], found = 0;
    hc_read(&t->g, &open);
    hc_read(view, &seen);
    for (int s = 0; s < t->players && found < 2; s++)
        if (s != seat && (card[found] = unseen_card(t, seat, &open, &seen, s)) >= 0) found++;
    if (found < 2) return false;
    *other = t->g;
    swap_bytes(other->where, card[0], card[1]);
    swap_bytes(other->known, card[0], card[1]);
    swap_bytes(other->known_again, card[0] - t->g.acting_cards, card[1] - t->g.acting_cards);
    return true;
}

static void compare(trial *t, int seat, const hc_game *other, const hc_game *view, const bot *before, const int choice[], int n)
{
    hc_game other_view;
    bot again = *before;
    int second[BOT_CHOICES] = { 0 };
    hc_view(other, seat, &other_view);
    assert_memory_equal(&other_view, view, sizeof other_view);
    t->dealt_otherwise += hc_hash(other) != hc_hash(&t->g);
    int m = t->answer(&again, other, &other_view, second);
    bool same = m == n && !memcmp(choice, second, (size_t)n * sizeof *choice) && !memcmp(&again, &t->b[seat], sizeof again);
    t->changed += !same;
}

/* The same seat in a game that differs in everything it cannot see. */
static void ask_again(trial *t, int seat, const hc_game *view, const bot *before, const int choice[], int n)
{
    hc_game other;
    for (uint64_t deal = 1; deal <= DEALS; deal++) {
        hc_determinise(view, seat, seed_from(deal, (uint64_t)t->decisions), &other);
        compare(t, seat, &other, view, before, choice, n);
    }
    if (!swap_two_cards(t, seat, view, &other)) return;
    t->swapped++;
    compare(t, seat, &other, view, before, choice, n);
}

static bool decide(trial *t)
{
    hc_game view;
    int choice[BOT_CHOICES] = { 0 };
    show_events(t);
    if (!hc_asked(&t->g)) return false;
    int seat = __builtin_ctz(hc_asked(&t->g));
    bot before = t->b[seat];
    hc_view(&t->g, seat, &view);
    int n = t->answer(&t->b[seat], &t->g, &view, choice);
    assert_true(n > 0);
    ask_again(t, seat, &view, &before, choice, n);
    if (n == 1) assert_int_equal(hc_answer(&t->g, seat, choice[0], &t->events), HC_OK);
    else assert_int_equal(hc_answer_all(&t->g, seat, choice, n - 1, &t->events), HC_OK);
    t->decisions++;
    return true;
}

/* ---- the games: both editions, three to eight players, with techs and with hidden powers -------------------- */

static uint64_t variant(int edition, const char *name)
{
    const char *about;
    for (int bit = 0; bit < 64; bit++) {
        const char *found = hc_variant_name(edition, bit, &about);
        if (found && !strcmp(found, name)) return UINT64_C(1) << bit;
    }
    fail_msg("no variant %s", name);
    return 0;
}

enum { TABLES = 10 };
static hc_setup table_of(int i)
{
    bool old = i % 5 == 4;
    hc_setup s = { .seed = seed_from(77, (uint64_t)i), .first = HC_NOBODY, .edition = HC_EDITION_FFG };
    if (old) s.edition = HC_EDITION_AVALON_HILL;
    s.players = (uint8_t)(old ? 3 + i % 2 : 3 + i % 6);
    if (!old && i % 2) s.variants |= variant(s.edition, "technology");
    if (!old && i % 3 == 0) s.variants |= variant(s.edition, "hidden-powers");
    return s;
}

static int most_decisions(const bot_spec *spec) { return bot_level_searches(spec->level) ? FEW_DECISIONS / 10 : FEW_DECISIONS * 2; }

static void assert_blind(bot_spec spec, int tables)
{
    static trial t;
    int decisions = 0, otherwise = 0, swapped = 0;
    char word[BOT_NAME];
    if (bot_level_searches(spec.level)) spec.budget = PLAYOUTS;
    bot_spec_write(&spec, word);
    for (int i = 0; i < tables; i++) {
        bot_spec all[HC_SEATS];
        hc_setup s = table_of(i);
        int before = bot_level_searches(spec.level) ? EARLIER * i : 0;       /* not always the beginning of a game */
        for (int k = 0; k < HC_SEATS; k++) all[k] = before ? (bot_spec){ .level = BOT_STEADY } : spec;
        begin_trial(&t, &s, all, from_the_view);
        while (t.decisions < before && decide(&t)) continue;
        for (int k = 0; k < t.players && before; k++) bot_begin_as(&t.b[k], &spec, k, s.seed + 5);
        while (t.decisions < before + most_decisions(&spec) && decide(&t)) continue;
        if (t.changed) fail_msg("%s: %d answers hung on what is hidden, of %d decisions at table %d", word, t.changed, t.decisions, i);
        decisions += t.decisions;
        otherwise += t.dealt_otherwise;
        swapped += t.swapped;
    }
    print_message("# %-20s %5d decisions, each in %d other deals; %d with two cards swapped\n", word, decisions, DEALS, swapped);
    assert_true(swapped * 3 > decisions);
    assert_true(otherwise * 2 > decisions * DEALS);          /* most of the deals were other ones */
}

static void what_is_hidden_changes_no_answer(void **state)
{
    (void)state;
    for (int level = 0; level < BOT_LEVELS; level++) {
        int tempers = level == BOT_RANDOM ? 1 : BOT_TEMPERS;
        for (int temper = 0; temper < tempers; temper++)
            assert_blind((bot_spec){ .level = (uint8_t)level, .temper = (uint8_t)temper, .threads = 1 }, temper ? TABLES / 2 : TABLES);
    }
}

/* What is shown of an event is as blind: cards that a seat may not see are not in it. */
static void events_tell_a_seat_only_what_it_may_know(void **state)
{
    static trial t;
    int hidden = 0;
    (void)state;
    for (int i = 0; i < TABLES; i++) {
        bot_spec all[HC_SEATS];
        hc_setup s = table_of(i);
        for (int k = 0; k < HC_SEATS; k++) all[k] = (bot_spec){ .level = BOT_STEADY };
        begin_trial(&t, &s, all, from_the_view);
        for (int n = 0; n < FEW_DECISIONS && hc_asked(&t.g); n++) {
            for (size_t k = 0; k < t.events.count; k++)
                for (int seat = 0; seat < t.players; seat++) {
                    hc_event seen;
                    const hc_event *e = &t.event[k];
                    bool may = e->see >> seat & 1, told = hc_event_for(e, seat, &seen);
                    if (may || !told) continue;
                    hidden++;
                    hc_event other = *e, seen_other;         /* another card there: it looks the same */
                    other.a = (int16_t)(e->a == 3 ? 4 : 3);
                    bool card = seen.a == HC_NO_CARD && e->a != HC_NO_CARD;
                    if (card) {
                        assert_true(hc_event_for(&other, seat, &seen_other));
                        assert_memory_equal(&seen, &seen_other, sizeof seen);
                    }
                }
            if (!decide(&t)) break;
        }
    }
    assert_true(hidden > 100);
}

/* The test can fail: a bot that looks at the hands of others is found out, and soon. */
static void a_peeking_bot_is_caught(void **state)
{
    static trial t;
    (void)state;
    bot_spec all[HC_SEATS] = { 0 };
    for (int k = 0; k < HC_SEATS; k++) all[k].level = BOT_STEADY;
    hc_setup s = table_of(0);
    begin_trial(&t, &s, all, by_peeking);
    while (t.decisions < FEW_DECISIONS && !t.changed && decide(&t)) continue;
    assert_true(t.changed > 0);
    print_message("# peeking was noticed after %d decisions\n", t.decisions);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hidden_changes_no_answer),
        cmocka_unit_test(events_tell_a_seat_only_what_it_may_know),
        cmocka_unit_test(a_peeking_bot_is_caught),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
