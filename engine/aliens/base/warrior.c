/* Warrior - learns from every encounter, most from defeats. Its tokens lie on its sheet. */
#include "rules.h"

enum { STRIKE, LEARNING };

static int tokens(const game *g, int seat)
{
    int n = 0;
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == ALIEN_warrior && g->power[p].holder == seat) n = g->power[p].tokens;
    return n;
}

static bool is_experienced(const game *g, const frame *f) { return both_attack(g, f) && tokens(g, f->seat) > 0; }

static int add_experience(const sum *s, const effect *e, int side, int total)
{
    const power *p = &s->g->power[e->source];
    return fights_for(s->g, e->by, side) ? total + p->tokens : total;
}

/* To an empty moon: no fight, but a won encounter. */
static bool has_moved_in(const game *g) { return is_moon(g->target) && g->defense >= SEATS && g->success; }

static bool has_fought(const game *g, const frame *f) { (void)f; return g->winner != SIDE_NONE || has_moved_in(g); }

static FLOW(learn)
{
    FLOW_BEGIN;
    add_tokens(g, ev, L(SOURCE), (won_or_dealt(g, f) || has_moved_in(g) ? 1 : 2) + varies(g, V_FOUR_PLANETS), L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool can_strike_back(const game *g, const frame *f)
{
    return !encounter_waits_for(g, f->seat) && has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static FLOW(strike_back)
{
    FLOW_BEGIN;
    extra_encounter(g, f->seat, g->offense);
    FLOW_END;
}

const sheet alien_warrior = {
    .name = "Warrior", .power_name = "of Mastery", .summary = "Fights better every time", .alert = GREEN,
    .history = "Its teachers are those who beat it. Few of them are left.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "After an {encounter} in which you were a main player, put one token on this sheet if you won or made a deal, two if you lost or failed to make one; with four planets "
                  "each, one more. As a main player, when you have revealed an attack card, you add one to your total for each token. The tokens stay.",
                  "As the {defense}, as soon as the {encounter} is over, you may have an {encounter} of your own against the {offense}, in their home system. Then play goes on where it was.",
                  "You may use your power as an ally, for the total of your side." },
        .note = "Getting tokens does not count as using the power: it gets them even when it has been zapped.",
        .hook[POWER] = HOOKS([STRIKE] = { W_REVEALED, AS_MAIN, MUST, .when = is_experienced, .modify = { { Q_ADDED, add_experience } } },
                         [LEARNING] = { W_ENCOUNTER_OVER, AS_MAIN, MUST | FREE | EVEN_ZAPPED, .flow = learn, .when = has_fought }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_DEFENSE, MAY, .flow = strike_back, .when = can_strike_back }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = is_experienced }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "After a {encounter} in which you were a main player, put one mark on this sheet if you won or made a deal, two if you lost or failed to make one. As a main player, when "
                  "you have revealed an attack card, you add one to your total for each mark. The marks stay.",
                  "As the {defense}, as soon as the {encounter} is over, you may have a {encounter} of your own against the {offense}, in their home system. Then play goes on where it was.",
                  "You may use your power as an ally, for the total of your side." },
        .note = "Getting marks is not a use of the power: it gets them even when it has been zapped.",
        .hook[POWER] = HOOKS([STRIKE] = { W_REVEALED, AS_MAIN, MUST, .when = is_experienced, .modify = { { Q_ADDED, add_experience } } },
                         [LEARNING] = { W_ENCOUNTER_OVER, AS_MAIN, MUST | FREE | EVEN_ZAPPED, .flow = learn, .when = has_fought }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_DEFENSE, MAY, .flow = strike_back, .when = can_strike_back }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = is_experienced }) }),
};
