/* Vulch - salvages the artifacts that others discard, and keeps its own for a new hand. */
#include "rules.h"

enum { WHICH, KEEP_IT };
enum { KEEP, DISCARD };

static bool is_discarded_artifact(const game *g, const frame *f)
{
    return class_of(g, L(WHAT)) == C_ARTIFACT && is_discarded(g, L(WHAT));
}

static bool is_kept_artifact(const game *g, const frame *f)
{
    return L(CAUSE) == BY_NEW_HAND && class_of(g, L(WHAT)) == C_ARTIFACT;
}

static FLOW(salvage)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

static FLOW(keep) { FLOW_BEGIN; RETURN(1); FLOW_END; }

static FLOW(keep_shown)
{
    FLOW_BEGIN;
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

enum { ARTIFACTS, FLARES, NEW_HAND };            /* hooks of the power */

static bool is_discarded_flare(const game *g, const frame *f)
{
    return class_of(g, L(WHAT)) == C_FLARE && is_discarded(g, L(WHAT));
}

static bool can_salvage_flare(const game *g, const frame *f) { return is_discarded_flare(g, f) && super_on(g, ALIEN_vulch); }

static FLOW(salvage_one)
{
    FLOW_BEGIN;
    spend_super(g, ALIEN_vulch);
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

static FLOW(salvage_flare)
{
    FLOW_BEGIN;
    CALL(use_power(g, f, ALIEN_vulch, FLARES));
    FLOW_END;
}

static bool has_won_a_choice(const game *g, const frame *f)
{
    return won_or_dealt(g, f) && g->defense < SEATS && count_cards(g, IN_HAND + opponent(g, f->seat), C_ANY) > 0;
}

/* A card that all have seen come back when it was discarded (the oldest Loser's flare) is not handed over again: the others are marked. */
static int left_to_hand(const game *g, int seat, int came_back)
{
    return count_cards(g, IN_HAND + seat, C_ANY) - (came_back && g->where[came_back - 1] == IN_HAND + seat);
}

static void ask_next_card(game *g, const frame *f, int came_back)
{
    const int them = opponent(g, f->seat);
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, them, 0, WHICH);
    q->filter = (uint32_t)C_ANY;
    if (!came_back) return;
    q->extra |= MARKED;
    FOR_CARDS_AT(c, IN_HAND + them) c == came_back - 1 ? unmark_card(g, them, c) : mark_card(g, them, c);
}

/* The opponent hands over a card of its choice, again and again, until one is kept. Which card it
 * is only the two know: it is noted, not kept in the frame. */
static FLOW(pick_over)
{
    enum { CAME_BACK = MINE };
    FLOW_BEGIN;
    while (left_to_hand(g, opponent(g, f->seat), L(CAME_BACK))) {
        ASK(ask_next_card(g, f, L(CAME_BACK)));
        g->now.noted_card = (uint8_t)(g->answer + 1);
        give_card(g, ev, opponent(g, f->seat), f->seat, g->answer, L(SOURCE));
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), KEEP_IT));
        if (g->answer == KEEP) break;
        CALL(discard(g, f->seat, g->now.noted_card - 1, L(SOURCE)));
        if (g->where[g->now.noted_card - 1] != IN_HAND + opponent(g, f->seat)) continue;
        SET(CAME_BACK, g->now.noted_card);
    }
    if (L(CAME_BACK)) clear_marks(g, opponent(g, f->seat));
    g->now.noted_card = 0;
    FLOW_END;
}

const sheet alien_vulch = {
    .name = "Vulch", .power_name = "to Salvage", .summary = "Collects others' {artifacts}", .alert = GREEN,
    .history = "One civilisation's rubbish is another's arsenal.",
    .prompt = PROMPTS([WHICH] = { "hand-to", "Which card do you hand over next?", { 0 } },
                [KEEP_IT] = { "keep", "Do you keep the card that you were handed, or discard it and ask for the next?", { "keep", "discard" } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "When another player's {artifact} is discarded, played or not, you take it into your hand. Your own are discarded as usual. When you draw a new hand you keep the {artifacts} that you hold." },
        .hook[POWER] = HOOKS({ W_DISCARDED, AS_ANYONE | OTHERS, MUST | RECURS, .flow = salvage, .when = is_discarded_artifact },
                         { W_WOULD_DISCARD, AS_ANYONE | OWN, MUST | FREE, .flow = keep, .when = is_kept_artifact }) },
              { .editions = IN_FFG,
        .text = { "When another player's {artifact} is discarded, played or not, you take it into your hand. Your own are discarded as usual. When you draw a new hand you show and keep the {artifacts} that "
                  "you hold and draw eight cards on top of them.",
                  "As a main player, when you have won the {encounter} or made a deal, you may have your opponent hand you cards one at a time, in an order of their choice. Discard each until you get one that "
                  "you keep; what is left is your opponent's.",
                  "You may use your power on a flare that another player discards." },
        .note = "Keeping {artifacts} for a new hand does not count as using the power: it keeps them even when it has been zapped.",
        .hook[POWER] = HOOKS([ARTIFACTS] = { W_DISCARDED, AS_ANYONE | OTHERS, MUST | RECURS, .flow = salvage, .when = is_discarded_artifact },
                         [FLARES] = { W_DISCARDED, AS_ANYONE | OTHERS, MUST | RECURS, .flow = salvage_one, .when = can_salvage_flare },
                         [NEW_HAND] = { W_WOULD_DISCARD, AS_ANYONE | OWN, MUST | FREE | EVEN_ZAPPED, .flow = keep_shown, .when = is_kept_artifact }),
        .hook[WILD] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = pick_over, .when = has_won_a_choice }),
        .hook[SUPER] = HOOKS({ W_DISCARDED, AS_ANYONE | OTHERS, MAY | USES_POWER, .flow = salvage_flare, .when = is_discarded_flare }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "When another player's {artifact} is discarded, played or not, you take it into your hand. Your own are discarded as usual. When you draw a new hand you keep the {artifacts} "
                  "that you hold and draw seven cards on top of them.",
                  "As a main player, when you have won the {encounter} or made a deal, you may have your opponent hand you cards one at a time, in an order of their choice. Discard each until you get one that "
                  "you keep; what is left is your opponent's.",
                  "You may use your power on a flare that another player discards." },
        .hook[POWER] = HOOKS([ARTIFACTS] = { W_DISCARDED, AS_ANYONE | OTHERS, MUST | RECURS, .flow = salvage, .when = is_discarded_artifact },
                         [FLARES] = { W_DISCARDED, AS_ANYONE | OTHERS, MUST | RECURS, .flow = salvage_one, .when = can_salvage_flare },
                         [NEW_HAND] = { W_WOULD_DISCARD, AS_ANYONE | OWN, MUST | FREE | EVEN_ZAPPED, .flow = keep, .when = is_kept_artifact }),
        .hook[WILD] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = pick_over, .when = has_won_a_choice }),
        .hook[SUPER] = HOOKS({ W_DISCARDED, AS_ANYONE | OTHERS, MAY | USES_POWER, .flow = salvage_flare, .when = is_discarded_flare }) }),
};
