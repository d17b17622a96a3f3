/* Dictator - chooses the others' destiny. */
#include "rules.h"

enum { DECREE };

static FLOW(command)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, DECREE));
    put_on_destiny(g, g->answer);
    FLOW_END;
}

static bool is_not_annulled(const game *g, const frame *f) { (void)f; return !g->now.annulled; }

static FLOW(annul)
{
    FLOW_BEGIN;
    annul_destiny(g);
    FLOW_END;
}

const sheet alien_dictator = {
    .name = "Dictator", .power_name = "to Command", .summary = "Chooses destiny for others", .alert = RED,
    .history = "Elections are held daily. It votes.",
    .prompt = PROMPTS([DECREE] = { "decree", "Which destiny card is drawn?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When you are not the {offense} and a destiny card is about to be drawn, you look through the destiny deck and choose the card that the {offense} draws. On your own turn, and "
                  "whenever you are zapped, the card comes at random.",
                  "When you are not the {offense}, after destiny is drawn, you may make the {offense} discard the card and draw again, once in an {encounter}.",
                  "You may use your power as the {offense}." },
        .hook[POWER] = HOOKS({ W_DRAW_DESTINY, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MUST, .flow = command }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MAY, .flow = annul, .when = is_not_annulled }),
        .hook[SUPER] = HOOKS({ W_DRAW_DESTINY, AS_OFFENSE, MAY | USES_POWER, .flow = use_with_flare }) }),
};
