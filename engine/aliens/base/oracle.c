/* Oracle - sees the opponent's card before choosing. The card goes to the table now, face up;
 * planning then asks only who has none there. */
#include "rules.h"

static bool has_played(const game *g, const frame *f) { return played_card(g, opponent(g, f->seat)) < HC_CARDS; }

/* Whoever has laid an intimidate down has played its card in advance. */
static bool has_not_played(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return !has_played(g, f) && !g->count[LAID_DOWN + them] && (has_card(g, IN_HAND + them, C_ENCOUNTER) || has_hoarded(g, them, C_ENCOUNTER));
}

/* Only if it could not be used before: once an encounter, whoever holds the sheet by then. */
static bool is_still_to_play(const game *g, const frame *f) { return has_not_played(g, f) && !(g->effect[L(SOURCE)].used & 1); }

static void ask_openly(game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, them, 0, 0);
    q->filter = (uint32_t)encounter_filter(g, them);
    q->extra = HOARD_TOO;
}

/* A card out of a hoard is a use of another power: cancelled, it goes back unseen, and another one is played openly. */
static FLOW(foresee)
{
    FLOW_BEGIN;
    while (has_not_played(g, f)) {
        g->answer = (int16_t)forced_card(g, opponent(g, f->seat));
        if (g->answer < 0) ASK(ask_openly(g, f));
        if (g->where[g->answer] != HOARD + opponent(g, f->seat) || !heard(g, W_FROM_HOARD)) break;
        play_face_down(g, ev, opponent(g, f->seat), g->answer, BY_RULES);
        turn_hoard_up(g, ev, opponent(g, f->seat));
        RESPOND(W_FROM_HOARD, opponent(g, f->seat));
        if (may_use_hoard(g, opponent(g, f->seat))) CALL(turn_up(g, opponent(g, f->seat), L(SOURCE)));
        else take_back_to_hoard(g, opponent(g, f->seat));
    }
    if (!has_not_played(g, f)) RETURN(0);
    if (hears(g, opponent(g, f->seat), W_TURN_UP)) {   /* it may have a way to leave it face down */
        play_face_down(g, ev, opponent(g, f->seat), g->answer, L(SOURCE));
        CALL(turn_up(g, opponent(g, f->seat), L(SOURCE)));
        RETURN(0);
    }
    play_face_up(g, ev, opponent(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

static bool there_are_cards(const game *g, const frame *f)
{
    return other_cards(g, f) > 0 && count_cards(g, IN_HAND + opponent(g, f->seat), C_ANY) > 0;
}

static FLOW(mix)
{
    FLOW_BEGIN;
    THREATEN_HAND(opponent(g, f->seat), g->count[IN_HAND + opponent(g, f->seat)]);
    mix_hands(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    threat_is_over(g, opponent(g, f->seat));
    FLOW_END;
}

/* As if a deal had been made: whoever has a card on the table takes it back, the ships go home
 * when the encounter ends, and for the offense it was a success. */
static FLOW(call_off)
{
    FLOW_BEGIN;
    for (int side = 0; side < 2; side++) take_back_played(g, ev, of_side(g, side), L(SOURCE));
    end_as_a_deal(g);
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

const sheet alien_oracle = {
    .name = "Oracle", .power_name = "to Foresee", .summary = "Sees the opponent's card first", .alert = GREEN,
    .history = "It saw this coming.",
    .prompt = PROMPTS({ "card", "The Oracle makes you play your card face up. Which one?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when cards are to be chosen, your opponent plays first and face up. Only then do you choose your card." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MUST, .flow = foresee, .when = has_not_played }) },
              { .editions = IN_FFG, .power_name = "to Foresee",
        .text = { "As a main player, before cards are chosen, your opponent has to play a card face up. Only then do you choose yours.",
                  "As a main player, before cards are chosen, you may mix your hand with your opponent's. You get back as many cards as you had, at random; your opponent gets the rest.",
                  "As a main player, once you have seen your opponent's card, you may call the {encounter} off. Your opponent takes the card back, all {ships} in the {gate} and all allies' "
                  "{ships} go home, and the turn goes on as after a deal." },
        .note = "An opponent without {encounter} cards plays when the new hand has been drawn.",
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MUST, .flow = foresee, .when = has_not_played },
                         { W_SELECT, AS_MAIN, MUST, .flow = foresee, .when = is_still_to_play }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = mix, .when = there_are_cards }),
        .hook[SUPER] = HOOKS({ W_SELECT, AS_MAIN, MAY, .flow = call_off, .when = has_played }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when cards are to be chosen, your opponent plays first and face up. Only then do you choose your card.",
                  "As a main player, before cards are chosen, you may mix your hand with your opponent's. You get back as many cards as you had, at random; your opponent gets the rest.",
                  "As a main player, once you have seen your opponent's card, you may call the {encounter} off. Your opponent takes the card back, all {ships} in the {gate} and all allies' "
                  "{ships} go home, and the turn goes on as after a deal." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MUST, .flow = foresee, .when = has_not_played }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = mix, .when = there_are_cards }),
        .hook[SUPER] = HOOKS({ W_SELECT, AS_MAIN, MAY, .flow = call_off, .when = has_played }) }),
};
