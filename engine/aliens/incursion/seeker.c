/* Seeker - asks, and is told the truth. */
#include "rules.h"

enum { QUESTION, HOW_HIGH, WHICH_CARD, FACT, INTENTION, SHOWN, WHOSE, OTHER_TOO };
enum { A_NEGOTIATE, AN_ATTACK, A_CARD, WILL_ATTACK, WHICH_ONE, WHOLE_HAND, QUESTIONS, YES_OR_NO = WHICH_ONE };
enum { YES, NO };
enum { HIGHEST = 40 };
enum { EARLY, LATE };

/* Only once, whenever it is. */
static bool has_not_asked(const game *g, const frame *f) { return !(effect_of(g, L(SOURCE))->used >> EARLY & 1) && !g->now.must_play; }

static bool is_there_to_ask(const game *g, const frame *f) { (void)f; return !g->now.must_play; }

/* ---- what it holds ------------------------------------------------------------------------------------------- */

static bool holds_attack(const game *g, int seat, int least)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) == C_ATTACK && attack_value(g, c) >= least) return true;
    return false;
}

static bool holds_named(const game *g, int seat, int named)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (name_of_card(g, c) == named) return true;
    return false;
}

static bool is_true(const game *g, int seat, int question, int about)
{
    if (question == A_NEGOTIATE) return has_card(g, IN_HAND + seat, C_NEGOTIATE);
    return question == AN_ATTACK ? holds_attack(g, seat, about) : holds_named(g, seat, about);
}

static void ask_name(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, WHICH_CARD);
    for (int c = 0; c < g->cards; c++) if (name_of_card(g, c) < HC_NAMED_END) put_in(&q->allowed, name_of_card(g, c));
}

/* ---- what it will do: it can only promise what it is able to keep ---------------------------------------------- */

static uint64_t ways_to_answer(const game *g, int seat)
{
    bool attack = has_card(g, IN_HAND + seat, C_ATTACK), other = has_card(g, IN_HAND + seat, C_ENCOUNTER & ~C_ATTACK);
    return attack || other ? (attack ? 1u << YES : 0) | (other ? 1u << NO : 0) : choices(2);
}

static void ask_intention(game *g, const frame *f) { ask_for(g, f, HC_ASK_CHOICE, L(WHO), ways_to_answer(g, L(WHO)), INTENTION)->who = f->seat; }

static void ask_card_to_play(game *g, const frame *f, int seat) { ask_card_in(g, f, seat, IN_HAND + seat, C_ENCOUNTER, SHOWN)->who = f->seat; }

/* Remembered: the answer to "will you attack?", plus one. */
static int keep_word(const sum *s, const effect *e, int about, int value)
{
    const int kind = thing_in(about);
    if (!e->remembered || seat_in(about) != opponent(s->g, e->by)) return value;
    return (e->remembered - 1 == YES) == (kind == HC_CARD_ATTACK) ? value : 0;
}

static uint64_t questions(const game *g, const frame *f, bool any)
{
    uint64_t set = choices(any ? QUESTIONS : YES_OR_NO);
    return has_card(g, IN_HAND + L(WHO), C_ENCOUNTER) ? set : set & ~(uint64_t)(1u << WILL_ATTACK | 1u << WHICH_ONE);
}

static FLOW(seek)
{
    enum { ASKED = MINE, ABOUT, ANY };
    FLOW_BEGIN;
    SET(WHO, opponent(g, f->seat));
    SET(ANY, spend_super(g, ALIEN_seeker));
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, questions(g, f, L(ANY)), QUESTION));
    SET(ASKED, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(ASKED), QUESTION, 0, L(SOURCE));
    if (L(ASKED) == WHOLE_HAND) {
        look_at_hand(g, ev, f->seat, L(WHO), L(SOURCE));
        RETURN(0);
    }
    if (L(ASKED) == WHICH_ONE) {
        ASK(ask_card_to_play(g, f, L(WHO)));
        show_from_hand(g, ev, L(WHO), g->answer, L(SOURCE));
        g->now.must_play = (uint8_t)(g->answer + 1);
        RETURN(0);
    }
    if (L(ASKED) == WILL_ATTACK) {
        ASK(ask_intention(g, f));
        effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, INTENTION, 0, L(SOURCE));
        RETURN(0);
    }
    if (L(ASKED) == AN_ATTACK) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, HIGHEST), HOW_HIGH));
        SET(ABOUT, g->answer);
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(ABOUT), HOW_HIGH, 0, L(SOURCE));
    }
    if (L(ASKED) == A_CARD) {
        ASK(ask_name(g, f));
        SET(ABOUT, g->answer);
        tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, L(ABOUT), HC_NO_CARD, 0, L(SOURCE));
    }
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, is_true(g, L(WHO), L(ASKED), L(ABOUT)) ? YES : NO, FACT, 0, L(SOURCE));
    FLOW_END;
}

static bool i_ask(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_seeker); }

/* ---- the flare: it sees the cards of those who invite it ------------------------------------------------------- */

static uint64_t hosts(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++)
        if (g->now.invited[side] >> seat & 1 && g->count[IN_HAND + of_side(g, side)]) set |= 1u << side;
    return set;
}

/* Nobody else knows whether there is one among their cards. */
static bool has_one_to_show(const game *g, int seat) { return has_card(g, IN_HAND + seat, C_ENCOUNTER); }

static bool is_invited(const game *g, const frame *f) { return hosts(g, f->seat) && !g->now.must_play && !g->now.noted_card; }

/* The first card is noted, a second one has to be played until it is known with whom the seeker goes. Remembered: a side plus one for each. */

static FLOW(look_before)
{
    enum { FIRST = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, hosts(g, f->seat), WHOSE));
    SET(FIRST, g->answer);
    if (has_one_to_show(g, of_side(g, L(FIRST)))) {
        ASK(ask_card_to_play(g, f, of_side(g, L(FIRST))));
        show_to(g, ev, of_side(g, L(FIRST)), g->answer, f->seat, L(SOURCE));
        g->now.noted_card = (uint8_t)(g->answer + 1);
    }
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(FIRST) + 1);
    if (!(hosts(g, f->seat) & ~(uint64_t)(1u << L(FIRST)))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, 1u << !L(FIRST), OTHER_TOO)->extra = CAN_PASS);
    if (g->answer == PASS || !has_one_to_show(g, of_side(g, !L(FIRST)))) RETURN(0);
    ASK(ask_card_to_play(g, f, of_side(g, !L(FIRST))));
    show_to(g, ev, of_side(g, !L(FIRST)), g->answer, f->seat, L(SOURCE));
    g->now.must_play = (uint8_t)(g->answer + 1);
    effect_for(g, L(SOURCE))->remembered = (int16_t)((L(FIRST) + 1) | (!L(FIRST) + 1) << 2);
    FLOW_END;
}

static int noted_side(const game *g, const frame *f) { return (effect_of(g, L(SOURCE))->remembered & 3) - 1; }
static int held_side(const game *g, const frame *f) { return (effect_of(g, L(SOURCE))->remembered >> 2) - 1; }

static bool has_looked(const game *g, const frame *f) { return noted_side(g, f) >= 0; }

static FLOW(hold_to_it)
{
    FLOW_BEGIN;
    if (on_side(g, f->seat, noted_side(g, f))) g->now.must_play = g->now.noted_card;
    else if (held_side(g, f) >= 0 && !on_side(g, f->seat, held_side(g, f))) g->now.must_play = 0;
    g->now.noted_card = 0;
    effect_for(g, L(SOURCE))->remembered = 0;
    FLOW_END;
}

const sheet alien_seeker = {
    .name = "Seeker", .power_name = "of Truth", .summary = "Asks a question that is answered truly", .box = HC_BOX_INCURSION,
    .history = "It has found every answer but one, and that one is yes or no.",
    .told = TOLD({ "<Seat> [asks]: do you hold a {negotiate} card?", QUESTION, A_NEGOTIATE }, { "<Seat> [asks] about attack cards.", QUESTION, AN_ATTACK },
                 { "<Seat> [asks] about a card.", QUESTION, A_CARD }, { "<Seat> [asks]: will you attack?", QUESTION, WILL_ATTACK },
                 { "<Seat> [asks]: which card will you play?", QUESTION, WHICH_ONE }, { "<Seat> [asks]: what do you hold?", QUESTION, WHOLE_HAND },
                 { "<Seat> [asks]: do you hold an attack of at least <a>?", HOW_HIGH, 0 }, { "<Seat> [answers] yes.", FACT, YES },
                 { "<Seat> [answers] no.", FACT, NO }, { "<Seat> [answers] yes.", INTENTION, YES }, { "<Seat> [answers] no.", INTENTION, NO }),
    .prompt = PROMPTS([QUESTION] = { "seek", "What do you ask?", { "a {negotiate} card in hand", "an attack as high as", "a card in hand", "will you attack", "which card will you play", "what do you hold" } },
                [HOW_HIGH] = { "as-high-as", "An attack card of at least which value?", { 0 } },
                [WHICH_CARD] = { "seek-card", "Which card do you ask for?", { 0 } },
                [FACT] = { "fact", "Is it in your hand?", { "yes", "no" } },
                [INTENTION] = { "will-you", "Will you play an attack? You have to keep your word.", { "yes", "no" } },
                [SHOWN] = { "intend", "Which card will you play?", { 0 } },
                [WHOSE] = { "whose-card", "Whose card do you want to see?", { 0 } },
                [OTHER_TOO] = { "other-card", "Do you want to see the other side's card too?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may ask your opponent one question, which they must answer aloud and truthfully, yes or no: whether they hold a {negotiate} card, an attack of at least a value that you name, or a card that you name; or whether they will play an attack, which binds them as far as they can.",
                  "When you are invited, you may ask those who have invited you to show you the card that they mean to play. Whoever you ally with has to play it.",
                  "When you use your power, you may ask any question, even which card your opponent will play, which is then shown to everybody and has to be played, or what your opponent holds." },
        .note = "On the card, any question may be asked; the choice offered here is our ruling.",
        .hook[POWER] = HOOKS([EARLY] = { W_LAUNCHED, AS_MAIN, MAY, .flow = seek, .when = is_there_to_ask, .modify = { { Q_MAY_SELECT, keep_word } } },
                         [LATE] = { W_PLANNING, AS_MAIN, MAY, .flow = seek, .when = has_not_asked, .modify = { { Q_MAY_SELECT, keep_word } } }),
        .hook[WILD] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = look_before, .when = is_invited },
                        { W_PLANNING, AS_ANYONE, MUST | FREE | UNPLAYED | FOLLOWS, .flow = hold_to_it, .when = has_looked }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_ask }) }),
};
