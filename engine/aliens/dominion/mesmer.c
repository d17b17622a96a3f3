/* Mesmer - its artifacts are whatever it says they are. */
#include "rules.h"

enum { NAME, WITH /* asked by the act itself: encounter/pose.c */, AS_WHICH, WHICH };

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

/* The older card plays flares as other flares, each of those in hand once. */
static bool can_pass_off(const game *g, const frame *f) { return has_flare_to_pose(g, f->seat); }
static bool can_go_on(const game *g, const frame *f) { return super_on(g, ALIEN_mesmer) && can_pass_off(g, f); }

static bool is_wanted(const game *g, int seat, int thing)
{
    return g->ask.kind == HC_ASK_CARD ? can_pose_with(g, seat, thing) : can_pose_as(g, seat, thing);
}

static void ask_flare(game *g, const frame *f) { ask_for(g, f, HC_ASK_ALIEN, f->seat, 0, AS_WHICH)->extra |= NARROWED; }

static void ask_which(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH);
    q->filter = C_FLARE;
    q->extra |= NARROWED;
}

static FLOW(pass_off)
{
    enum { ALIEN = MINE3, CARD };
    FLOW_BEGIN;
    if (!can_pass_off(g, f)) RETURN(0);
    ASK(ask_flare(g, f));
    SET(ALIEN, g->answer);
    ASK(ask_which(g, f));
    SET(CARD, g->answer);                        /* public: it is shown as it is named */
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, HC_NAMED_FLARE, L(CARD), L(ALIEN), L(SOURCE));
    CALL(play_flare_as(g, f, L(CARD), L(ALIEN)));
    RETURN(g->result);
    FLOW_END;
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
                [WITH] = { "with", "Which card do you play as that?", { 0 } },
                [AS_WHICH] = { "as-flare", "As the wild flare of which alien do you play one of yours?", { 0 } },
                [WHICH] = { "flare", "Which of your flares do you play as that?", { 0 } }),
    .wanted = is_wanted,
    .form = FORMS({ .editions = IN_FFG, .poses = C_POSING,
        .text = { "You may play any {artifact} from your hand as if it were any other that you name. If you are zapped, the card goes back to your hand, and you may play it for what it is.",
                  "As a main player, after you reveal an attack card below 10, you may change it into a {negotiate}.",
                  "You may use your power with any card in your hand that is not an {encounter} card." },
        .hook[POWER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | EACH_TIME | PLAYS_AS, .flow = hypnotise, .when = can_hypnotise }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = is_my_attack_low, .modify = { { Q_FACE, calm } } }),
        .hook[SUPER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | USES_POWER, .flow = use_with_flare, .when = has_another_card }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "You may play any {artifact} from your hand as if it were any other that you name. If you are zapped, the card goes back to your hand, and you may play it for what it is.",
                  "As a main player, after you reveal an attack card below 10, you may change it into a {negotiate}.",
                  "Until the {encounter} ends, you may play each other flare in your hand as if it were the wild flare of any alien that you name." },
        .hook[POWER] = HOOKS({ W_ANY_ARTIFACT, AS_ANYONE, MAY | EACH_TIME | PLAYS_AS, .flow = hypnotise, .when = can_hypnotise }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = is_my_attack_low, .modify = { { Q_FACE, calm } } }),
        .hook[SUPER] = HOOKS({ W_ANY_FLARE, AS_ANYONE, MAY, .flow = pass_off, .when = can_pass_off },
                         { W_ANY_FLARE, AS_ANYONE, MAY | FREE | UNPLAYED | FOLLOWS, .flow = pass_off, .when = can_go_on }) }),
};
