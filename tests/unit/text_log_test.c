/* text_log_test.c - the log says what happened, to whom, and out of what. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "text/text.h"

#include "tests/unit/text_table.h"

/* Ben's Cosmic Zap, against this. */
static const char *zapped(const hc_game *view, int viewer, int whose, int what)
{
    return told(view, viewer, (hc_event){ .kind = HC_EV_USED_POWER, .seat = BEN, .other = (uint8_t)whose, .sheet = (uint16_t)sheet("Cosmic Zap"),
                                          .by = BEN, .c = (int16_t)what });
}

static void what_is_used_says_against_what(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    int healer = sheet("Healer"), tubes = sheet("Mobius Tubes");
    assert_non_null(strstr(zapped(&view, ANN, CHEN, healer), "Ben uses Cosmic Zap ("));
    assert_non_null(strstr(zapped(&view, ANN, CHEN, healer), ") against Chen's Healer."));
    assert_non_null(strstr(zapped(&view, CHEN, CHEN, healer), ") against your Healer."));
    assert_non_null(strstr(zapped(&view, ANN, BEN, healer), ") against their own Healer."));
    assert_non_null(strstr(zapped(&view, ANN, CHEN, -healer), ") against Chen's Healer flare."));
    assert_non_null(strstr(zapped(&view, ANN, CHEN, -tubes), ") against Chen's Mobius Tubes."));
    assert_null(strstr(zapped(&view, ANN, HC_NOBODY, 0), "against"));
}

static void the_log_counts(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    assert_told(ANN, "Chen's side reaches 10: card 8 plus 2 ships.", .kind = HC_EV_TOTAL, .other = CHEN, .a = 10, .b = 8, .c = 2);
    assert_told(ANN, "Your side reaches 16, from card 8 and 2 ships.", .kind = HC_EV_TOTAL, .other = ANN, .a = 16, .b = 8, .c = 2);
    assert_told(ANN, "Chen's Morph becomes what you have played: Attack 8.", .kind = HC_EV_MORPHED, .seat = CHEN, .other = ANN, .a = 8);
    assert_told(CHEN, "Your Morph becomes what Ann has played: Negotiate.", .kind = HC_EV_MORPHED, .seat = CHEN, .other = ANN, .a = HC_FACE_NEGOTIATE);
    assert_told(ANN, "Ben takes 2 cards at random from Chen's hand: compensation for the ships lost.",
                .kind = HC_EV_COMPENSATION, .seat = BEN, .other = CHEN, .a = 2, .b = 2);
    assert_told(ANN, "Ben takes 1 card at random from your hand: compensation for the ships lost (3 are owed, but you have no more).",
                .kind = HC_EV_COMPENSATION, .seat = BEN, .other = ANN, .a = 1, .b = 3);
    assert_told(ANN, "Ben is owed 1 card as compensation and gets none: Chen has no cards.",
                .kind = HC_EV_NO_COMPENSATION, .seat = BEN, .other = CHEN, .a = 1, .b = 1);
    assert_told(ANN, "Ben loses 2 ships, The Prometheus among them, to the Warp: the encounter is lost.",
                .kind = HC_EV_LOST, .seat = BEN, .other = BEN, .a = 2, .b = HC_GATE, .c = HC_WARP, .flag = HC_BY_ENCOUNTER);
    assert_told(BEN, "You lose The Prometheus to the Warp: the encounter is lost.",
                .kind = HC_EV_LOST, .seat = BEN, .other = BEN, .a = 1, .b = HC_GATE, .c = HC_WARP, .flag = HC_BY_ENCOUNTER);
}

static const char *told_together(const hc_game *view, int viewer, const hc_event e[], size_t count, size_t taken)
{
    static char out[ROOM];
    text_names n = NAMES;
    size_t run;
    n.viewer = viewer;
    text_event_run(out, sizeof out, &n, view, e, count, &run);
    assert_int_equal(run, taken);
    return out;
}

static void what_is_given_is_one_sentence(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    int8_t attack = (int8_t)card_of_kind(&view, HC_CARD_ATTACK, 8);
    const hc_event gave[] = { { .kind = HC_EV_GAVE_CARD, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .flag = HC_BY_DEAL, .a = HC_NO_CARD },
                              { .kind = HC_EV_GAVE_CARD, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .flag = HC_BY_DEAL, .a = HC_NO_CARD },
                              { .kind = HC_EV_GAVE_CARD, .seat = CHEN, .other = BEN, .by = HC_NOBODY, .flag = HC_BY_DEAL, .a = HC_NO_CARD } };
    assert_string_equal(told_together(&view, ANN, gave, 3, 2), "Ben gives 2 cards to Chen: the deal says so.");
    int8_t other = (int8_t)card_of_kind(&view, HC_CARD_ATTACK, 10);
    hc_event shown[] = { gave[0], gave[1], gave[0] };
    shown[0].a = attack, shown[1].a = other;
    assert_string_equal(told_together(&view, CHEN, shown, 3, 2), "Ben gives Attack 8 and Attack 10 to you: the deal says so.");
    shown[0].kind = shown[1].kind = HC_EV_TOOK_CARD;
    shown[0].flag = shown[1].flag = HC_BY_COMPENSATION;
    assert_string_equal(told_together(&view, CHEN, shown, 2, 2), "Ben takes Attack 8 and Attack 10 from you.");
    shown[0].kind = shown[1].kind = HC_EV_SHOWED;
    shown[0].flag = shown[1].flag = 0;
    assert_string_equal(told_together(&view, CHEN, shown, 3, 2), "Ben shows Attack 8 and Attack 10 to all.");
    shown[0].kind = shown[1].kind = HC_EV_SAW_CARD;
    shown[0].b = shown[1].b = 2;
    assert_string_equal(told_together(&view, BEN, shown, 3, 2), "You see Attack 8 and Attack 10 on the deck.");
    const hc_event term[] = { { .kind = HC_EV_DEAL_TERM, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .b = HC_NO_CARD },
                              { .kind = HC_EV_DEAL_TERM, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .b = HC_NO_CARD },
                              { .kind = HC_EV_DEAL_TERM, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .a = HC_TERM_GIVE_COLONY, .b = 6 },
                              { .kind = HC_EV_DEAL_TERM, .seat = CHEN, .other = BEN, .by = HC_NOBODY, .a = HC_TERM_GIVE_COLONY, .b = 10 } };
    assert_string_equal(told_together(&view, ANN, term, 4, 3), "Ben would give 2 cards and a colony on their planet 2.");
    const hc_event seen[] = { { .kind = HC_EV_DEAL_TERM, .seat = BEN, .other = CHEN, .by = HC_NOBODY, .b = attack }, term[1], term[2] };
    assert_string_equal(told_together(&view, ANN, seen, 3, 3), "Ben would give a card, Attack 8 and a colony on their planet 2.");
}

static void ships_to_be_lost_are_one_sentence(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    const hc_event lose[] = { { .kind = HC_EV_TO_LOSE, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 1, .b = 5 },
                              { .kind = HC_EV_TO_LOSE, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 2, .b = 7 } };
    assert_string_equal(told_together(&view, ANN, lose, 2, 2), "Ben must lose 3 ships from their planets 1 and 3: no deal was made.");
    assert_string_equal(told_together(&view, BEN, lose, 2, 2), "You must lose 3 ships from your planets 1 and 3: no deal was made.");
}

static void what_belongs_together_is_one_sentence(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    const int16_t attack = (int16_t)card_of_kind(&view, HC_CARD_ATTACK, 8), other = (int16_t)card_of_kind(&view, HC_CARD_ATTACK, 10);
    hc_event joins[] = { { .kind = HC_EV_GATHERED, .seat = CHEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = 1, .b = 10 },
                         { .kind = HC_EV_GATHERED, .seat = CHEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = 2, .b = 12 },
                         { .kind = HC_EV_JOINED, .seat = CHEN, .other = BEN, .by = HC_NOBODY, .b = 3 } };
    assert_string_equal(told_together(&view, ANN, joins, 3, 3), "Chen sends 3 ships from their planets 1 and 3 and joins Ben.");
    assert_string_equal(told_together(&view, CHEN, joins, 3, 3), "You send 3 ships from your planets 1 and 3 and join Ben.");
    joins[2].b = 4;                              /* some came from elsewhere */
    assert_string_equal(told_together(&view, ANN, joins, 3, 2), "Chen sends 3 ships from their planets 1 and 3 into the encounter.");
    hc_event lost[] = { { .kind = HC_EV_TO_LOSE, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 3, .b = 5 },
                        { .kind = HC_EV_LOST, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 3,
                            .b = HC_LIMBO, .c = HC_WARP } };
    assert_string_equal(told_together(&view, ANN, lost, 2, 2), "Ben loses 3 ships from their planet 1 to the Warp: no deal was made.");
    lost[1].a = 2;                               /* one was saved */
    assert_string_equal(told_together(&view, ANN, lost, 2, 1), "Ben must lose 3 ships from their planet 1: no deal was made.");
    const hc_event up[] = { { .kind = HC_EV_REVEALED, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = attack },
                            { .kind = HC_EV_REVEALED, .seat = ANN, .other = HC_NOBODY, .by = HC_NOBODY, .a = other } };
    assert_string_equal(told_together(&view, ANN, up, 2, 2), "Ben reveals Attack 8, and you reveal Attack 10.");
    const hc_event down[] = { { .kind = HC_EV_CARD_DOWN, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = HC_NO_CARD },
                              { .kind = HC_EV_CARD_DOWN, .seat = CHEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = HC_NO_CARD } };
    assert_string_equal(told_together(&view, ANN, down, 2, 2), "Ben and Chen each play a card face down.");
    const hc_event thrown[] = { { .kind = HC_EV_DISCARDED, .seat = BEN, .other = HC_NOBODY, .by = CHEN, .sheet = (uint16_t)sheet("The Plague"), .a = attack },
                                { .kind = HC_EV_DISCARDED, .seat = BEN, .other = HC_NOBODY, .by = CHEN, .sheet = (uint16_t)sheet("The Plague"), .a = other } };
    assert_string_equal(told_together(&view, ANN, thrown, 2, 2), "Ben discards Attack 8 and Attack 10 because of Chen's Plague.");
    const hc_event won[] = { { .kind = HC_EV_WON, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY, .a = 5 },
                             { .kind = HC_EV_GAME_OVER, .seat = HC_NOBODY, .other = HC_NOBODY, .by = HC_NOBODY, .a = 1 << BEN } };
    assert_string_equal(told_together(&view, ANN, won, 2, 2), "The game is over: Ben has 5 colonies outside their own system and wins the game.");
    assert_string_equal(told_together(&view, BEN, won, 2, 2), "The game is over: you have 5 colonies outside your own system and win the game.");
}

static void drawing_in_vain_is_counted(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    const hc_event own = { .kind = HC_EV_ORDERS, .seat = BEN, .other = BEN, .by = HC_NOBODY, .a = HC_NO_CARD },
                   again = { .kind = HC_EV_DRAWS_AGAIN, .seat = BEN, .other = HC_NOBODY, .by = HC_NOBODY };
    hc_event e[] = { own, again, own, again, own };
    assert_string_equal(told_together(&view, ANN, e, 2, 2), "Ben turns over an order of their own colour and draws again.");
    assert_string_equal(told_together(&view, BEN, e, 2, 2), "You turn over an order of your own colour and draw again.");
    assert_string_equal(told_together(&view, ANN, e, 5, 4), "Ben turns over 2 orders of their own colour, one after the other, and draws again each time.");
    e[2].other = DARA;                           /* a partner */
    assert_string_equal(told_together(&view, ANN, e, 5, 4), "Ben turns over 2 orders of their own or Dara's colour, one after the other, and draws again each time.");
    assert_string_equal(told_together(&view, ANN, &e[4], 1, 1), "Ben turns over an order of their own colour.");
}

static void a_flare_says_what_it_is_for(void **state)
{
    (void)state;
    hc_game view;
    hc_setup s = { .seed = 7, .edition = HC_EDITION_FFG, .players = 4, .first = ANN };
    s.alien[ANN] = (uint16_t)sheet("Mirror");
    assert_int_equal(hc_new(&view, &s, NULL, NULL), HC_OK);
    int16_t card = HC_NO_CARD;
    for (int c = 0; c < HC_CARDS; c++)
        if (hc_card(&view, c).kind == HC_CARD_FLARE && hc_card(&view, c).sheet == sheet("Mirror")) card = (int16_t)c;
    assert_int_not_equal(card, HC_NO_CARD);
    const hc_event played = { .kind = HC_EV_PLAYED_CARD, .seat = BEN, .other = HC_NOBODY, .by = BEN, .sheet = (uint16_t)sheet("Mirror"), .a = card,
                              .b = HC_PART_WILD * HC_HOOKS };
    assert_string_equal(told(&view, ANN, played), "Ben plays the Mirror flare (wild) to turn their card into a copy of their opponent's.");
    assert_string_equal(told(&view, BEN, played), "You play the Mirror flare (wild) to turn your card into a copy of your opponent's.");
    assert_told(ANN, "Ben discards the Mirror flare: a new hand follows.", .kind = HC_EV_DISCARDED, .seat = BEN, .flag = HC_BY_NEW_HAND, .a = card);
}

static void a_flare_is_cancelled_otherwise_than_a_power(void **state)
{
    (void)state;
    hc_game view;
    hc_setup s = { .seed = 7, .edition = HC_EDITION_FFG, .players = 4, .first = ANN };
    assert_int_equal(hc_new(&view, &s, NULL, NULL), HC_OK);
    int16_t healer = (int16_t)sheet("Healer");
    assert_told(ANN, "Ben cancels Chen's Healer with Cosmic Zap: it is off until this encounter ends.", .kind = HC_EV_CANCELLED, .seat = CHEN,
                .by = BEN, .sheet = (uint16_t)sheet("Cosmic Zap"), .a = healer);
    assert_told(ANN, "Ben cancels Chen's Healer flare with Card Zap: it has no effect.", .kind = HC_EV_CANCELLED, .seat = CHEN, .by = BEN,
                .sheet = (uint16_t)sheet("Card Zap"), .a = healer, .b = 1);
    assert_told(BEN, "You annul the deal with Quash: it has failed.", .kind = HC_EV_CANCELLED, .seat = CHEN, .by = BEN,
                .sheet = (uint16_t)sheet("Quash"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_used_says_against_what), cmocka_unit_test(the_log_counts),
        cmocka_unit_test(what_is_given_is_one_sentence), cmocka_unit_test(ships_to_be_lost_are_one_sentence),
        cmocka_unit_test(a_flare_is_cancelled_otherwise_than_a_power),
        cmocka_unit_test(what_belongs_together_is_one_sentence), cmocka_unit_test(drawing_in_vain_is_counted),
        cmocka_unit_test(a_flare_says_what_it_is_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
