/* Ethic - whoever beats it feels guilty, and pays. */
#include "rules.h"

enum { HOW_MANY, WHICH, TO_WHOM };
enum { MOST_CONSOLATION = 8, MOST_GIFTS = 3 };

static bool has_lost_to_attack(const game *g, const frame *f)
{
    return both_attack(g, f) && !fights_for(g, f->seat, g->winner) && ships_in(g, f->seat) > 0;
}

static int as_if_negotiating(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 1 : value; }

/* ---- the flare --------------------------------------------------------------------------------------------- */

static FLOW(say_how_many)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, MOST_CONSOLATION), HOW_MANY));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, HOW_MANY, 0, L(SOURCE));
    RETURN(L(COUNT) - g->answer);
    FLOW_END;
}

/* They lie before it, and are not in its hand yet. */
static bool has_drawn(const game *g, const frame *f) { return g->count[JUST_DRAWN + f->seat] > 0 && L(CAUSE) != BY_COMPENSATION; }

/* To whom first: the card is nobody else's business until it is given. */
static FLOW(give_away)
{
    enum { GIVEN = MINE };
    FLOW_BEGIN;
    look_at_drawn(g, ev, f->seat, f->seat, L(SOURCE));
    while (has_drawn(g, f) && L(GIVEN) < MOST_GIFTS) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), TO_WHOM)->extra = CAN_PASS);
        if (g->answer == PASS) break;
        SET(WHO, g->answer);
        ASK(ask_card_in(g, f, f->seat, JUST_DRAWN + f->seat, C_ANY, WHICH));
        give_card(g, ev, f->seat, L(WHO), g->answer, L(SOURCE));
        L(GIVEN)++;
    }
    FLOW_END;
}

const sheet alien_ethic = {
    .name = "Ethic", .power_name = "of Guilt", .summary = "Is consoled for lost battles", .alert = GREEN, .box = HC_BOX_INCURSION,
    .history = "No, no. You just go ahead and enjoy your victory.",
    .prompt = PROMPTS([HOW_MANY] = { "how-many", "How many cards do you take as {compensation}?", { 0 } },
                [WHICH] = { "gift", "Which of the cards that you have just drawn do you give away?", { 0 } },
                [TO_WHOM] = { "give-to", "To whom do you give one of the cards that you have just drawn?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when you have lost with an attack against an attack, you take {compensation} from your opponent as if you had played a {negotiate} card.",
                  "When you have drawn cards from the deck, you may give up to three of them to other players of your choice.",
                  "When you take {compensation}, you may say how many cards you take, from none to eight." },
        .note = "Power and flare are those of a later form: the first one is not known.",
        .hook[POWER] = HOOKS({ W_SETTLED, AS_MAIN, MUST, .when = has_lost_to_attack, .modify = { { Q_CONSOLED, as_if_negotiating } } }),
        .hook[WILD] = HOOKS({ W_DRAWN, AS_ANYONE | OWN, MAY, .flow = give_away, .when = has_drawn }),
        .hook[SUPER] = HOOKS({ W_COMPENSATION, AS_MAIN | OWN, MAY, .flow = say_how_many }) }),
};
