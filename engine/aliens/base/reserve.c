/* Reserve - small attacks are reinforcements to it, and a negotiate card turns others' away. */
#include "rules.h"

enum { WHICH, WHICH_SIDE, PRICE };
enum { LOW = 6, LOW_WITH_SUPER = 9 };

static bool is_low(const game *g, int card, int most) { return class_of(g, card) == C_ATTACK && attack_value(g, card) <= most; }

static bool has_up_to(const game *g, int seat, int most)
{
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1))
        if (is_low(g, c, most)) return true;
    return false;
}

static bool has_low(const game *g, const frame *f) { return has_up_to(g, f->seat, LOW); }
static bool has_fairly_low(const game *g, const frame *f) { return has_up_to(g, f->seat, LOW_WITH_SUPER); }

/* The question is narrowed to what may be played by marks. */
static void ask_which(game *g, const frame *f, int most, int extra)
{
    clear_marks(g, f->seat);
    for (int c = next_card(g, IN_HAND + f->seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + f->seat, c + 1))
        if (is_low(g, c, most)) mark_card(g, f->seat, c);
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH);
    q->filter = C_ATTACK;
    q->extra = (uint8_t)(MARKED | extra);
}

static void ask_side(game *g, const frame *f) { ask_for(g, f, HC_ASK_SIDE, f->seat, 3, WHICH_SIDE); }

/* One after the other. A card lies open as soon as it is chosen, so its number may stay in the frame. */
static FLOW(call_up)
{
    enum { CARD = MINE, PLAYED, MOST };
    FLOW_BEGIN;
    SET(MOST, spend_super(g, ALIEN_reserve) ? LOW_WITH_SUPER : LOW);
    for (L(PLAYED) = 0; has_up_to(g, f->seat, L(MOST)); L(PLAYED)++) {
        ASK(ask_which(g, f, L(MOST), L(PLAYED) ? CAN_PASS : 0));
        if (g->answer == PASS) break;
        SET(CARD, g->answer);                    /* public: it is laid open now */
        play_beside(g, ev, f->seat, L(CARD), L(SOURCE));
        ASK(ask_side(g, f));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, WHICH_SIDE, 0, L(SOURCE));
        set_tag(g, L(CARD), TAG_REINFORCES + g->answer);
    }
    FLOW_END;
}

static bool is_let(const game *g, const frame *f) { return super_on(g, ALIEN_reserve) && has_fairly_low(g, f); }

static bool can_turn_away(const game *g, const frame *f)
{
    return class_of_source(g, L(WHAT)) == C_REINFORCEMENT && first_card(g, IN_HAND + f->seat, C_NEGOTIATE) < HC_CARDS;
}

static FLOW(turn_away)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, PRICE)->filter = C_NEGOTIATE);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

enum { CALL_UP, TURN_AWAY, CALL_UP_MORE };

static FLOW(let_call_up_more)
{
    FLOW_BEGIN;
    CALL(use_power(g, f, ALIEN_reserve, CALL_UP_MORE));
    FLOW_END;
}

/* ---- wild -------------------------------------------------------------------------------------------- */

static bool is_discarded_reinforcement(const game *g, const frame *f)
{
    return class_of(g, L(WHAT)) == C_REINFORCEMENT && is_discarded(g, L(WHAT));
}

static FLOW(take_it)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

const sheet alien_reserve = {
    .name = "Reserve", .power_name = "to Augment", .summary = "Low attacks are reinforcements", .alert = GREEN,
    .history = "Those who are too small for the front have always been enough behind it.",
    .told = TOLD({ "<Seat> [plays] it for <answer>.", WHICH_SIDE, ANY_LABEL }),
    .prompt = PROMPTS([WHICH] = { "reserve", "Which attack card do you play as a reinforcement?", { 0 } },
                [WHICH_SIDE] = { "side", "Which side do you reinforce?", { "the {offense}", "the {defense}" } },
                [PRICE] = { "price", "Which {negotiate} card do you discard for it?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player or ally, after cards are revealed, you may play one or more attack cards of 6 or less from your hand as reinforcements of their value. "
                  "As a main player or ally, when another player plays a reinforcement, you may discard a {negotiate} card to cancel it; it is discarded.",
                  "When another player's reinforcement is discarded, played or not, you may take it into your hand. Your own are discarded as usual.",
                  "You may use your power once with attack cards of 9 or less instead of 6." },
        .hook[POWER] = HOOKS([CALL_UP] = { W_REVEALED, AS_INVOLVED, MAY | EACH_TIME, .flow = call_up, .when = has_low },
                         [TURN_AWAY] = { W_CARD_PLAYED, AS_INVOLVED | OTHERS, MAY, .flow = turn_away, .when = can_turn_away },
                         [CALL_UP_MORE] = { W_REVEALED, AS_INVOLVED, MUST | BY_CHOICE, .flow = call_up, .when = is_let }),
        .hook[WILD] = HOOKS({ W_DISCARDED, AS_ANYONE | OTHERS, MAY, .flow = take_it, .when = is_discarded_reinforcement }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY | USES_POWER, .flow = let_call_up_more, .when = has_fairly_low }) }),
};
