/* Will - chooses its opponent itself, whatever destiny says. */
#include "rules.h"

enum { WHOM, WHOSE_HAND };

static unsigned others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

static unsigned others_with_cards(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && count_cards(g, IN_HAND + s, C_ANY)) set |= 1u << s;
    return set;
}

/* An encounter that a card has brought about is not one of destiny. */
static bool destiny_was_drawn(const game *g, const frame *f) { (void)f; return draws_destiny(g); }

static FLOW(choose)
{
    FLOW_BEGIN;
    if (spend_super(g, ALIEN_will)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_with_cards(g, f->seat), WHOSE_HAND));
        look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), WHOM));
    become_defense(g, g->answer);
    g->now.driving = 0;
    g->now.any_colony = 1;
    tell(g, ev, HC_EV_DEFENSE, g->defense, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool i_choose(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_will) && others_with_cards(g, f->seat); }

/* Special cards count as the colour of whom they name; a wild one has no colour. */
static bool can_go_elsewhere(const game *g, const frame *f)
{
    (void)f;
    bool colour = destiny_kind(g->value[g->destiny_card]) != HC_DESTINY_WILD;
    return colour && !g->now.driving && !g->now.any_colony && g->defense != NOBODY && foreign_colonies(g, g->defense) > 0;
}

static FLOW(go_elsewhere)
{
    FLOW_BEGIN;
    g->now.any_colony = 1;
    FLOW_END;
}

const sheet alien_will = {
    .name = "Will", .power_name = "of Choice", .summary = "Not bound by destiny", .alert = GREEN,
    .history = "Fate sent it a letter. It was returned unopened.",
    .prompt = PROMPTS([WHOM] = { "will", "Whom do you encounter?", { 0 } },
                [WHOSE_HAND] = { "look", "Whose hand do you look at first?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As the {offense}, when the launch begins, you say which other player is the {defense}, whatever the destiny card says, and you may encounter any home planet or any {colony} of that player, "
                  "in whatever system. Everything else that the card brings about happens as usual.",
                  "As the {offense}, when another player's colour is drawn, you may encounter that player at any of their {colonies}, not only in their home system.",
                  "When you use your power, you may look at the hand of one other player before you say whom you encounter." },
        .note = "What the destiny card offers its drawer (to choose a player, to draw again, drive out or settle again) comes first, and counts if the power is zapped.",
        .hook[POWER] = HOOKS({ W_LAUNCH, AS_OFFENSE, MUST, .flow = choose, .when = destiny_was_drawn }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_OFFENSE, MAY, .flow = go_elsewhere, .when = can_go_elsewhere }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_choose }) }),
};
