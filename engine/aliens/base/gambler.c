/* Gambler - leaves its card face down and says what it is. The statement is the value of the
 * effect; what the card really is stays a secret until somebody wants to know. */
#include "rules.h"

enum { WHAT_KIND, WHAT_VALUE, BELIEVED, ANTE, SPREAD };
enum { SAY_ATTACK, SAY_NEGOTIATE, SAY_MORPH };
enum { NOTHING_SAID = 0, SAID_NEGOTIATE = -1, SAID_MORPH = -2 };                /* else an attack value, plus one */

static int stated_face(int value) { return value == SAID_NEGOTIATE ? FACE_NEGOTIATE : value == SAID_MORPH ? FACE_MORPH : value - 1; }

static int as_stated(const sum *s, const effect *e, int side, int face)
{
    return e->remembered != NOTHING_SAID && fights_for(s->g, e->by, side) ? stated_face(e->remembered) : face;
}

/* Every attack value that there is in this game. */
static uint64_t values(const game *g)
{
    uint64_t set = 0;
    for (int c = 0; c < g->cards; c++)
        if (g->kind[c] == HC_CARD_ATTACK && attack_value(g, c) >= 0 && attack_value(g, c) < 64) set |= 1ull << attack_value(g, c);
    return set;
}

/* What there is in this game. */
static uint64_t kinds(const game *g)
{
    for (int c = g->acting_cards; c < g->cards; c++) if (g->kind[c] == HC_CARD_MORPH) return choices(3);
    return choices(2);
}

static bool is_true(const game *g, int seat, int value)
{
    int card = played_card(g, seat), class = class_of(g, card);
    if (value == SAID_NEGOTIATE) return class == C_NEGOTIATE;
    if (value == SAID_MORPH) return class == C_MORPH;
    return class == C_ATTACK && attack_value(g, card) == value - 1;
}

static void ask_value(game *g, const frame *f) { ask_for(g, f, HC_ASK_NUMBER, f->seat, values(g), WHAT_VALUE); }
static void ask_ante(game *g, const frame *f) { ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, 20), ANTE); }
static void ask_opponent(game *g, const frame *f) { ask_for(g, f, HC_ASK_CHOICE, opponent(g, f->seat), choices(2), BELIEVED); }

/* While it is being said it does not count yet: it stands once it is believed. */
static FLOW(bluff)
{
    enum { SAID = MINE, RISK, LOSER };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = NOTHING_SAID;
    if (is_played_down(g, opponent(g, f->seat))) show_played(g, ev, opponent(g, f->seat));
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, kinds(g), WHAT_KIND));
    SET(SAID, g->answer == SAY_NEGOTIATE ? SAID_NEGOTIATE : SAID_MORPH);
    if (g->answer == SAY_ATTACK) {
        ASK(ask_value(g, f));
        SET(SAID, g->answer + 1);
    }
    if (spend_super(g, ALIEN_gambler)) {
        ASK(ask_ante(g, f));
        SET(RISK, g->answer);
    }
    tell(g, ev, HC_EV_CLAIMED, f->seat, NOBODY, stated_face(L(SAID)), L(RISK), 0, L(SOURCE));
    ASK(ask_opponent(g, f));
    if (!g->answer) {
        tell(g, ev, HC_EV_CHOICE, opponent(g, f->seat), NOBODY, 0, BELIEVED, 0, L(SOURCE));
        effect_for(g, L(SOURCE))->remembered = (int16_t)L(SAID);
        RETURN(0);
    }
    tell(g, ev, HC_EV_CHALLENGED, opponent(g, f->seat), f->seat, !is_true(g, f->seat, L(SAID)), 0, 0, L(SOURCE));
    show_played(g, ev, f->seat);
    SET(LOSER, is_true(g, f->seat, L(SAID)) ? opponent(g, f->seat) : f->seat);
    CALL(lose_elsewhere(g, L(LOSER), ships_in(g, L(LOSER)) + L(RISK), L(SOURCE)));
    FLOW_END;
}

static bool has_a_card(const game *g, const frame *f) { return g->count[ON_TABLE + f->seat] > 0; }

static bool it_was_believed(const game *g, const frame *f) { return is_stated(g, f->seat) && has_a_card(g, f); }

static FLOW(bury)
{
    FLOW_BEGIN;
    put_under_deck(g, played_card(g, f->seat));
    tell(g, ev, HC_EV_CARD_UNDER, f->seat, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool i_bluff(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_gambler); }

/* Any number by which two cards can differ: turned round (Mirror), by far more than as printed. */
static void ask_spread(game *g, const frame *f)
{
    enum { MOST = 99 };
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, 63), SPREAD)->allowed.word[1] = choices(MOST - 63);
}

static FLOW(call_spread)
{
    FLOW_BEGIN;
    ASK(ask_spread(g, f));
    effect_for(g, L(SOURCE))->remembered = (int16_t)g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, SPREAD, 0, L(SOURCE));
    FLOW_END;
}

static int add_spread(const sum *s, const effect *e, int side, int card)
{
    int shown[2];
    if (!fights_for(s->g, e->by, side) || !called_for(s, side, shown)) return card;
    int apart = shown[0] > shown[1] ? shown[0] - shown[1] : shown[1] - shown[0];
    return apart >= e->remembered ? card + e->remembered : card;
}

const sheet alien_gambler = {
    .name = "Gambler", .power_name = "to Bluff", .summary = "Says what its card is", .alert = RED,
    .history = "It has never been caught lying. It has been caught telling the truth twice.",
    .prompt = PROMPTS([WHAT_KIND] = { "claim", "What do you say your card is? It may be a lie.", { "attack", "{negotiate}", "morph" } },
                [WHAT_VALUE] = { "value", "Of which value, do you say?", { 0 } },
                [BELIEVED] = { "believe", "Do you believe what the Gambler says of the hidden card?", { "believe", "challenge" } },
                [ANTE] = { "ante", "How many more {ships} do you put at stake?", { 0 } },
                [SPREAD] = { "spread", "By how much, at least, will the two attack cards differ? If they do, your card gains that much.", { 0 } }),
    .told = TOLD({ "<Seat> [believes] it.", BELIEVED, 0 }, { "<Seat> [says] that the two attack cards will differ by <a> or more.", SPREAD, 0 }),
    .form = FORMS({ .editions = IN_FFG, .not_with = ALIEN_sorcerer,
        .text = { "As a main player, when your opponent's card is revealed, you may leave yours face down and say what it is, truly or not. If your opponent believes you, it counts as what "
                  "you said; afterwards it goes face down under the deck instead of being discarded. If you are challenged, turn your card up: if you lied, you lose as many {ships} as "
                  "you have in the {encounter}, if not, your opponent loses as many as they have in it. None of these {ships} may be one that is in the {encounter}. Then the cards "
                  "count as they are. If something makes you show your card earlier, you may bluff then.",
                  "As a main player, after cards are chosen and before they are revealed, you may call a number. If both cards are attacks and differ by that number or more, your card "
                  "gains it.",
                  "When you say what your card is, you may put 1 to 20 more {ships} at stake: whoever pays for a lie or for a wrong challenge loses that many more." },
        .hook[POWER] = HOOKS({ W_TURN_UP, AS_MAIN | OWN, MAY, .flow = bluff, .when = has_a_card, .modify = { { Q_STATED, as_stated } } },
                         { W_RESOLVED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = bury, .when = it_was_believed }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = call_spread, .modify = { { Q_CARD, add_spread } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_bluff }) },
              { .editions = IN_EON | IN_CLASSIC, .not_with = ALIEN_sorcerer,
        .text = { "As a main player, when your opponent's card is revealed, you leave yours face down and say what it is, truly or not. If your opponent believes you, it counts as what you said, "
                  "and is put away unseen. If you are challenged, turn your card up: if you lied, you lose as many {ships} as you have in the {encounter}, if not, your opponent loses as many as they "
                  "have in it. None of these {ships} may be one that is in the {encounter}. Then the cards count as they are.",
                  "As a main player, after cards are chosen and before they are revealed, you may call a number. If both cards are attacks and differ by that number or more, your card gains it.",
                  "When you say what your card is, you may put 1 to 20 more {ships} at stake: whoever pays for a lie or for a wrong challenge loses that many more." },
        .hook[POWER] = HOOKS({ W_TURN_UP, AS_MAIN | OWN, MUST, .flow = bluff, .when = has_a_card, .modify = { { Q_STATED, as_stated } } },
                         { W_RESOLVED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = bury, .when = it_was_believed }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = call_spread, .modify = { { Q_CARD, add_spread } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_bluff }) }),
};
