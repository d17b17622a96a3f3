/* Human - adds 4; if its power is zapped, its side wins. */
#include "rules.h"

enum { EIGHT_OR_ZAP };
enum { EIGHT, ZAP_IT };

static int add(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + (super_on(s->g, ALIEN_human) ? 8 : 4) : total;
}

static int we_win(const sum *s, const effect *e, int about, int winner)
{
    (void)about;
    return winner == SIDE_NONE ? side_of(s->g, e->by) : winner;         /* what is won cannot be won again */
}

static bool was_mine(const game *g, const frame *f) { (void)g; return L(WHAT) == L(SOURCE); }

enum { ANSWER = 42 };
static int forty_two(const sum *s, const effect *e, int side, int value) { return fights_for(s->g, e->by, side) ? ANSWER : value; }

/* With its power or without: the Human is the Human. Where attacks count as negotiates, a 42 is for nothing. */
static bool not_against_the_human(const game *g, const frame *f)
{
    return !is_known_as(g, opponent(g, f->seat), ALIEN_human) && limit(g, Q_CALMED, side_of(g, f->seat), ANSWER) == ANSWER;
}

static FLOW(hand_on)
{
    FLOW_BEGIN;
    give_flare(g, ev, L(SOURCE), ALIEN_human);
    FLOW_END;
}

static bool i_add(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_human); }

static FLOW(improve)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), EIGHT_OR_ZAP));
    if (g->answer == EIGHT) RETURN(0);
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    tell(g, ev, HC_EV_CANCELLED, f->seat, NOBODY, ALIEN_human, 0, 0, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet alien_human = {
    .name = "Human", .power_name = "of Humanity", .summary = "Adds four; if it is zapped, its side wins", .alert = YELLOW,
    .history = "It was surveyed once. The report ran to two words, and nobody has looked since.",
    .prompt = PROMPTS([EIGHT_OR_ZAP] = { "human", "Does your power add 8, or do you discard the flare to zap it?", { "add 8", "zap it" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player or ally, after cards are revealed, add 4 to the total of your side. But should this power be zapped, your side wins the {encounter}, "
                  "whatever the cards say.",
                  "As a main player, after cards are revealed, you may turn your card into an attack 42, unless your opponent is the Human. The flare then goes to the Human, "
                  "or to the discards if there is no Human in the game.",
                  "When you use your power, it may add 8 instead of 4; or you may discard this flare to zap it yourself." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, MUST, .modify = { { Q_ADDED, add } } },
                         { W_ZAPPED, AS_INVOLVED | OWN, MUST | FREE | EVEN_LOST, .when = was_mine, .modify = { { Q_DECREED, we_win } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = hand_on, .when = not_against_the_human, .modify = { { Q_FACE, forty_two } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .flow = improve, .when = i_add }) }),
};
