/* Mesmer - its artifacts are whatever it says they are. */
#include "rules.h"

enum { NAME, WITH };                             /* asked by the act itself: encounter/pose.c */

static bool can_hypnotise(const game *g, const frame *f) { return card_to_pose(g, f->seat, classes_posing(g, f)) < HC_CARDS; }

static FLOW(hypnotise)
{
    FLOW_BEGIN;
    CALL(play_as(g, f, L(MINE2)));
    RETURN(g->result);
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------ */

static bool has_another_card(const game *g, const frame *f)
{
    const int posing = (int)form_of(g, ALIEN_mesmer)->poses;
    int others = count_cards(g, IN_HAND + f->seat, posing) - (g->where[CARD_OF_SOURCE(L(SOURCE))] == IN_HAND + f->seat);
    return others > 0 && card_to_pose(g, f->seat, posing) < HC_CARDS;
}

enum { TEN = 10 };
static bool is_my_attack_low(const game *g, const frame *f) { return my_attack(g, f) && face(g, side_of(g, f->seat)) < TEN; }

static int calm(const sum *s, const effect *e, int side, int value)
{
    return side == side_of(s->g, e->by) && value > FACE_NONE ? FACE_NEGOTIATE : value;
}

const sheet alien_mesmer = {
    .name = "Mesmer", .power_name = "of Mass Hypnosis", .summary = "Plays {artifacts} as others", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "This is the line of flavour that you are looking for.",
    .prompt = PROMPTS([NAME] = { "name", "Which {artifact} do you play a card as?", { 0 } },
                [WITH] = { "with", "Which card do you play as that?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .poses = C_POSING,
        .text = { "You may play any {artifact} from your hand as if it were any other that you name. If you are zapped, the card goes back to your hand, and you may play it for what it is.",
                  "As a main player, after you reveal an attack card below 10, you may change it into a {negotiate}.",
                  "You may use your power with any card in your hand that is not an {encounter} card." },
        .hook[POWER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | EACH_TIME | PLAYS_AS, .flow = hypnotise, .when = can_hypnotise }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = is_my_attack_low, .modify = { { Q_FACE, calm } } }),
        .hook[SUPER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | USES_POWER, .flow = use_with_flare, .when = has_another_card }) },
              { .editions = IN_EON | IN_CLASSIC, .poses = C_FLARE,
        .text = { "You may play any {artifact} from your hand as if it were any other that you name. If you are zapped, the card goes back to your hand, and you may play it for what it is.",
                  "As a main player, after you reveal an attack card below 10, you may change it into a {negotiate}.",
                  "You may use your power with any flare in your hand." },
        .note = "On the card the super half lets every wild flare be any other wild flare; here a flare can be any {artifact}, as in a later form.",
        .hook[POWER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | EACH_TIME | PLAYS_AS, .flow = hypnotise, .when = can_hypnotise }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = is_my_attack_low, .modify = { { Q_FACE, calm } } }),
        .hook[SUPER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | USES_POWER, .flow = use_with_flare, .when = has_another_card }) }),
};
