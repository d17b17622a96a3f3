/* Chosen - prays for a better card: three from the deck, of which one may replace or join its own. */
#include "rules.h"

enum { GIFT, REPLACE_OR_ADD, KEEP };
enum { REPLACES, ADDS };
enum { CARDS_DRAWN = 3 };

static bool deck_has_cards(const game *g, const frame *f)
{
    (void)f;
    return can_draw(g);
}

static int drawn(const game *g, int seat, int classes) { return count_marked(g, seat, ASIDE + seat, classes); }

static void ask_gift(game *g, const frame *f)
{
    ask_card_in(g, f, f->seat, ASIDE + f->seat, C_ENCOUNTER, GIFT)->extra = CAN_PASS | MARKED;
}

enum { OTHER_CARDS = C_ANY & ~C_ENCOUNTER };

static void ask_keep(game *g, const frame *f)
{
    pick_cards_in(g, f, f->seat, ASIDE + f->seat, 0, drawn(g, f->seat, OTHER_CARDS), OTHER_CARDS, KEEP)->extra |= MARKED;
}

/* What was not accepted: with the super flare some of it is kept, the rest is discarded. */
enum { PUT_AWAY };

static FLOW(put_away)
{
    FLOW_BEGIN;
    if (spend_super(g, ALIEN_chosen) && drawn(g, f->seat, OTHER_CARDS)) {
        ASK(ask_keep(g, f));
        for (int i = 0; i < g->draft_count; i++) take_aside(g, ev, f->seat, g->draft[i], L(SOURCE));
        clear_draft(g);
    }
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

/* The card that is accepted is shown at once, so its number may stay in the frame. */
static FLOW(pray)
{
    enum { CARD = MINE, ADDED };
    FLOW_BEGIN;
    clear_marks(g, f->seat);
    CALL(draw_to_look(g, f->seat, CARDS_DRAWN, L(SOURCE)));
    g->answer = PASS;
    if (drawn(g, f->seat, C_ENCOUNTER)) ASK(ask_gift(g, f));
    if (g->answer != PASS) {
        SET(CARD, g->answer);                    /* public: it is laid open now */
        lay_beside(g, f->seat, L(CARD));
        if (my_attack(g, f) && class_of(g, L(CARD)) == C_ATTACK) {
            ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), REPLACE_OR_ADD));
            SET(ADDED, g->answer == ADDS);
        }
        if (L(ADDED)) {
            effect_for(g, L(SOURCE))->remembered = (int16_t)attack_value(g, L(CARD));
            tell(g, ev, HC_EV_CARD_UP, f->seat, NOBODY, L(CARD), 0, 0, L(SOURCE));
        } else replace_played(g, ev, f->seat, L(CARD), L(SOURCE));
    }
    CALL(push_helper(g, f, PUT_AWAY));
    FLOW_END;
}

/* The oldest form: whatever challenge card comes first, like it or not. */
static void ask_first(game *g, const frame *f) { ask_card_in(g, f, f->seat, ASIDE + f->seat, C_ENCOUNTER, GIFT)->extra = MARKED; }

static FLOW(pray_blindly)
{
    FLOW_BEGIN;
    clear_marks(g, f->seat);
    do CALL(draw_to_look(g, f->seat, 1, L(SOURCE))); while (!drawn(g, f->seat, C_ENCOUNTER) && can_draw(g));
    if (drawn(g, f->seat, C_ENCOUNTER)) {
        ASK(ask_first(g, f));
        lay_beside(g, f->seat, g->answer);
        replace_played(g, ev, f->seat, g->answer, L(SOURCE));
    }
    CALL(push_helper(g, f, PUT_AWAY));
    FLOW_END;
}

static int add_gift(const sum *s, const effect *e, int side, int value)
{
    return fights_for(s->g, e->by, side) ? value + turned_up_beside(s, side, e->remembered) : value;
}

/* Zapped in the middle of it, with its flare. */
static bool has_drawn(const game *g, const frame *f) { return L(WHAT) == L(SOURCE) && drawn(g, f->seat, C_ANY) > 0; }

static FLOW(drop_drawn)
{
    FLOW_BEGIN;
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

static FLOW(draw_one)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

/* The three cards have been seen, and there is something among them to keep. */
static bool drew_for_prayer(const game *g, const frame *f)
{
    return is_power(L(CAUSE)) && g->power[L(CAUSE)].alien == ALIEN_chosen && drawn(g, f->seat, OTHER_CARDS) > 0;
}

const sheet alien_chosen = {
    .name = "Chosen", .power_name = "of Divine Intervention", .summary = "Prays for a better card", .alert = GREEN,
    .history = "Somebody up there likes it. Nobody down here does.",
    .helper = FLOWS(put_away),
    .prompt = PROMPTS([GIFT] = { "gift", "Which card out of the deck do you accept? If you pass, all of them are discarded.", { 0 } },
                [REPLACE_OR_ADD] = { "intervention", "Does the new attack card replace yours, or is it added to yours?", { "replace", "add" } },
                [KEEP] = { "keep", "Which of the other cards do you keep?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, after cards are revealed, you may draw three cards from the deck, once per {encounter}. You may let one {encounter} card among them replace the card "
                  "that you revealed, which is discarded. If both are attacks, you may instead add the value of the new card to the value of yours. The other cards that you drew are discarded.",
                  "As a main player, before cards are chosen, you may draw a card from the deck.",
                  "When you have drawn the three cards for your power, you may keep any of them that are not {encounter} cards." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = pray, .when = deck_has_cards, .modify = { { Q_CARD, add_gift } } },
                         { W_ZAPPED, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = drop_drawn, .when = has_drawn }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = draw_one, .when = deck_has_cards }),
        .hook[SUPER] = HOOKS({ W_DREW, AS_MAIN | OWN, MAY, .when = drew_for_prayer }) },
              { .editions = IN_EON,
        .text = { "As a main player, after cards are revealed, you may replace your card, once per {encounter}: turn up cards from the deck until one comes that can be played in a {encounter}. It is your card now, like "
                  "it or not; the old one and all others that were turned up are discarded. If none comes, the old card stands.",
                  "As a main player, before cards are chosen, you may draw a card from the deck.",
                  "Of the cards that you turn up for your power you may keep all but the attacks and {negotiate}s." },
        .note = "A later alien of the classic game. The power is that of its older form, the flare that of the modern one.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = pray_blindly, .when = deck_has_cards },
                         { W_ZAPPED, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = drop_drawn, .when = has_drawn }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = draw_one, .when = deck_has_cards }),
        .hook[SUPER] = HOOKS({ W_DREW, AS_MAIN | OWN, MAY, .when = drew_for_prayer }) }),
};
