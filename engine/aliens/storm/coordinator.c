/* Coordinator - looks ahead in the destiny deck, and chooses. */
#include "rules.h"

enum { NEXT, ON_TOP, ABOVE };
enum { LOOKED_AT = 3 };

static bool is_first_look(const game *g, const frame *f) { return !effect_of(g, L(SOURCE))->remembered && destiny_cards(g) >= LOOKED_AT; }

static int marked_left(const game *g, int seat) { return count_marked(g, seat, IN_DESTINY, C_ANY); }

/* Those that were named, so that the first of them is the next; the draft is empty then. */
static void stack_drafted(game *g, int seat)
{
    for (int i = g->draft_count - 1; i >= 0; i--) put_back_on_destiny(g, seat, g->draft[i]);
    clear_draft(g);
}

static FLOW(schedule)
{
    enum { CARD = MINE };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    renew_destiny(g, ev, LOOKED_AT);
    look_at_destiny(g, f->seat, LOOKED_AT);
    ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, NEXT)->extra = MARKED);
    SET(CARD, g->answer);                        /* public: it is the one that is drawn now */
    unmark_card(g, f->seat, L(CARD));
    ASK(pick_cards_in(g, f, f->seat, IN_DESTINY, 0, marked_left(g, f->seat), C_ANY, ON_TOP)->extra |= MARKED);
    stack_drafted(g, f->seat);
    if (marked_left(g, f->seat) > 1) {
        ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, ABOVE)->extra = MARKED);
        put_under_destiny(g, f->seat, g->answer);
    }
    if (marked_left(g, f->seat)) put_under_destiny(g, f->seat, first_marked(g, f->seat, IN_DESTINY, C_ANY));
    put_back_on_destiny(g, f->seat, L(CARD));
    FLOW_END;
}

static bool is_not_annulled(const game *g, const frame *f) { (void)f; return !g->now.annulled && draws_destiny(g); }

static FLOW(draw_again)
{
    FLOW_BEGIN;
    annul_destiny(g);
    FLOW_END;
}

/* Its colour has been drawn by another. */
static bool was_drawn(const game *g, const frame *f)
{
    return is_named_by_colour(g, f->seat) && !g->now.driving && has_card(g, IN_HAND + f->seat, C_ENCOUNTER) && ships_on_colonies(g, f->seat);
}

static FLOW(take_over)
{
    FLOW_BEGIN;
    swap_main_players(g, ev, L(SOURCE));
    FLOW_END;
}

const sheet alien_coordinator = {
    .name = "Coordinator", .power_name = "to Schedule", .summary = "Manipulates the destiny deck", .alert = YELLOW, .box = HC_BOX_STORM,
    .history = "You are on its list. You have always been on its list.",
    .prompt = PROMPTS([NEXT] = { "schedule", "Which of these destiny cards do you draw?", { 0 } },
                [ON_TOP] = { "next", "Which of the others go back on top? Choose the one to be drawn next first; the rest go under the deck.", { 0 } },
                [ABOVE] = { "above", "Which of the two under the deck lies above the other?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .not_with = ALIEN_dictator,
        .text = { "As the {offense}, once per {encounter}, instead of drawing destiny you may look at the top three cards of the destiny deck and choose the one that you draw. The others go "
                  "back on top of the deck or under it, in any order. If there are fewer than three, the used cards are shuffled into the deck first.",
                  "As the {offense}, after destiny is drawn, you may discard the card and draw again.",
                  "After another player draws your colour, you may go on as the {offense}, with that player as the {defense}. Whatever comes of it, that player's turn ends with this {encounter}." },
        .hook[POWER] = HOOKS({ W_DRAW_DESTINY, AS_OFFENSE | OWN, MAY, .flow = schedule, .when = is_first_look }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_OFFENSE, MAY, .flow = draw_again, .when = is_not_annulled }),
        .hook[SUPER] = HOOKS({ W_DESTINY, AS_DEFENSE, MAY, .flow = take_over, .when = was_drawn }) }),
};
