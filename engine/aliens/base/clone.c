/* Clone - keeps its own encounter card. */
#include "rules.h"

enum { HOW_MANY };

static bool is_my_used_card(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && g->where[L(WHAT)] == ON_TABLE + f->seat;
}

static FLOW(replicate)
{
    FLOW_BEGIN;
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

/* Cancelled it is out of its player's hands. */
static bool is_my_played_artifact(const game *g, const frame *f)
{
    bool just_played = L(CAUSE) == SOURCE_OF_CARD(L(WHAT)) && !was_cancelled(g, L(CAUSE));
    return just_played && class_of(g, L(WHAT)) == C_ARTIFACT;
}

static FLOW(keep_artifact)
{
    FLOW_BEGIN;
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    effect_for(g, SOURCE_OF_CARD(L(WHAT)))->state |= RESTING;
    RETURN(1);
    FLOW_END;
}

enum { MOST_CARDS = 63 };        /* that a number in an answer can name */

static int most_compensation(const game *g, const frame *f)
{
    int hand = count_cards(g, IN_HAND + opponent(g, f->seat), C_ANY), twice = 2 * L(COUNT), most = hand < twice ? hand : twice;
    return most < MOST_CARDS ? most : MOST_CARDS;
}

static bool is_more_to_have(const game *g, const frame *f) { return most_compensation(g, f) > L(COUNT); }

/* The one who takes more takes it upon himself by less than nothing. */
static FLOW(take_more)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(L(COUNT) + 1, most_compensation(g, f)), HOW_MANY));
    RETURN(L(COUNT) - g->answer);
    FLOW_END;
}

const sheet alien_clone = {
    .name = "Clone", .power_name = "to Replicate", .summary = "Keeps its own card", .alert = GREEN,
    .history = "One champion was enough. It still is.",
    .prompt = PROMPTS([HOW_MANY] = { "clone", "How many cards do you take as {compensation}?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when the {encounter} is over you may take the card that you played back into your hand instead of discarding it." },
        .hook[POWER] = HOOKS({ W_WOULD_DISCARD, AS_MAIN | OWN, MAY, .flow = replicate, .when = is_my_used_card }) },
              { .editions = IN_FFG | IN_EON | IN_CLASSIC,
        .text = { "As a main player, when the {encounter} is resolved and {compensation} taken, you may take your card back into your hand instead of discarding it. "
                  "If it was replaced, this means the card that decided the {encounter}.",
                  "When you have played an {artifact}, you may take it back into your hand instead of discarding it. You cannot play it again in this {encounter}.",
                  "When you take {compensation}, you may take up to twice as many cards, if your opponent has that many." },
        .hook[POWER] = HOOKS({ W_WOULD_DISCARD, AS_MAIN | OWN, MAY, .flow = replicate, .when = is_my_used_card }),
        .hook[WILD] = HOOKS({ W_WOULD_DISCARD, AS_ANYONE | OWN, MAY, .flow = keep_artifact, .when = is_my_played_artifact }),
        .hook[SUPER] = HOOKS({ W_COMPENSATION, AS_MAIN | OWN, MAY, .flow = take_more, .when = is_more_to_have }) }),
};
