/* outlook_scene.h - a table for what follows from an answer: Ann attacks Ben, and Chen looks on. */
#ifndef OUTLOOK_SCENE_H
#define OUTLOOK_SCENE_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "text/text.h"

enum { ANN, BEN, CHEN, PLAYERS };
static const text_names NAMES = { .seat = { "Ann", "Ben", "Chen" }, .viewer = ANN };

static inline int sheet(const char *name)
{
    int number = hc_sheet_named(name);
    assert_true(number > 0);
    return number;
}

/* Ann attacks Ben; both have an attack 08, an attack 14 and a negotiate, and Ann a reinforcement. */
static inline hc_game laid_out(const char *ann, const char *ben)
{
    hc_game g;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = ANN };
    s.alien[ANN] = (uint16_t)sheet(ann);
    s.alien[BEN] = (uint16_t)sheet(ben);
    s.alien[CHEN] = (uint16_t)sheet("Kamikaze");
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    for (int seat = ANN; seat <= BEN; seat++) {
        assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_ATTACK, 8, 0), HC_OK);
        assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_ATTACK, 14, 0), HC_OK);
        assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_NEGOTIATE, 0, 0), HC_OK);
    }
    assert_int_equal(hc_lay_hand(&g, ANN, HC_CARD_REINFORCEMENT, 3, 0), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, BEN), HC_OK);
    hc_lay_start(&g, NULL);
    return g;
}

static inline int option_with(const hc_game *g, int seat, int kind, int value, hc_option *out)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(g, seat, option);
    for (int i = 0; i < n; i++) {
        int card = option[i].choice;
        if (option[i].kind == HC_ASK_ACT) hc_source(g, option[i].choice, &card);
        else if (option[i].kind != HC_ASK_CARD) continue;
        hc_card_info c = hc_card(g, card);
        if (c.kind != kind || c.value != value) continue;
        *out = option[i];
        return option[i].choice;
    }
    fail_msg("no such card");
    return -1;
}

/* Four ships against planet 1, nobody invited, nothing used; other questions end it. */
static inline void lead_to(hc_game *g, int prompt)
{
    for (int i = 0; i < 200; i++) {
        int seat = __builtin_ctz(hc_asked(g)), choice = HC_DONE;
        hc_question q;
        hc_option option[HC_OPTIONS_MAX];
        hc_question_for(g, seat, &q);
        if (!q.sheet && q.prompt == prompt && seat == ANN) return;
        int n = hc_options(g, seat, option);
        for (int k = 0; k < n; k++) if (option[k].choice == HC_PASS) choice = HC_PASS;
        if (q.compound) {
            while (q.prompt == HC_PROMPT_GATHER && q.picked < q.most) {
                hc_options(g, seat, option);
                assert_int_equal(hc_answer(g, seat, option[0].choice, NULL), HC_OK);
                hc_question_for(g, seat, &q);
                if (q.prompt != HC_PROMPT_GATHER) break;
            }
            hc_question_for(g, seat, &q);
            bool invites = q.prompt == HC_PROMPT_INVITE_OFFENSE || q.prompt == HC_PROMPT_INVITE_DEFENSE;
            if (q.prompt == HC_PROMPT_GATHER || invites) hc_answer(g, seat, HC_DONE, NULL);
            continue;
        }
        assert_int_equal(hc_answer(g, seat, choice == HC_PASS ? HC_PASS : option[0].choice, NULL), HC_OK);
    }
    fail_msg("the question never came");
}

static inline hc_prospect prospect_of(const hc_game *g, int seat, const hc_option *o)
{
    hc_game view;
    hc_prospect p;
    hc_view(g, seat, &view);
    hc_outlook(&view, seat, o, &p);
    return p;
}

static inline const char *told(const hc_game *g, const hc_option *o)
{
    static char out[200];
    hc_game view;
    hc_question q;
    hc_view(g, ANN, &view);
    hc_question_for(&view, ANN, &q);
    hc_prospect p = prospect_of(g, ANN, o);
    text_outlook(out, sizeof out, &NAMES, &view, &q, &p);
    return out;
}
#endif
