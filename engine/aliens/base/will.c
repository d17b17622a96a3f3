/* Will - chooses its opponent itself, whatever destiny says. */
#include "rules.h"

enum { WHOM, WHOSE_HAND, GIFT, WHICH_COLONY };
enum { NOTHING, A_CARD, A_COLONY };

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
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, rivals_of(g, f->seat), WHOM));
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

/* ---- the oldest form: no disc at all ------------------------------------------------------------------ */

static bool is_for_destiny(const game *g, const frame *f) { return g->players > 2 && draws_destiny(g) && others(g, f->seat); }
static bool are_two(const game *g, const frame *f) { (void)f; return g->players == 2; }

static FLOW(go_undrawn)
{
    FLOW_BEGIN;
    if (spend_super(g, ALIEN_will) && others_with_cards(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_with_cards(g, f->seat), WHOSE_HAND));
        look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, rivals_of(g, f->seat), WHOM));
    if (g->players > 2) name_without_destiny(g, g->answer);
    else become_defense(g, g->answer);
    g->now.any_colony = 1;
    tell(g, ev, HC_EV_DEFENSE, g->answer, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

/* Two others have talked in vain: what each of them gives the other is said by a third, as far as there is something to give. */
static bool others_have_failed(const game *g, const frame *f) { return !(g->bargain.parties >> f->seat & 1) && count_bits(g->bargain.parties) == 2; }

static int talker(const game *g, int which) { return which ? 31 - __builtin_clz(g->bargain.parties) : __builtin_ctz(g->bargain.parties); }

static uint64_t lands_to_give(const game *g, int from, int to) { return planet_bases(g, from) & ~colonies(g, to); }

static uint64_t gifts(const game *g, int from, int to)
{
    bool ships = ships_to_send(g, to) + g->ships[to][GATE] > 0;
    return 1u << NOTHING | (g->count[IN_HAND + from] ? 1u << A_CARD : 0) | (ships && lands_to_give(g, from, to) ? 1u << A_COLONY : 0);
}

static void ask_gift(game *g, const frame *f, int which)
{
    const int from = talker(g, which), to = talker(g, !which);
    uint64_t allowed = gifts(g, from, to);
    if (which && L(MINE) == NOTHING && allowed != 1u << NOTHING) allowed &= ~(uint64_t)(1u << NOTHING);     /* a deal has something in it */
    ask_for(g, f, HC_ASK_CHOICE, f->seat, allowed, GIFT)->who = (uint8_t)from;
}

static FLOW(dictate)
{
    enum { FIRST = MINE, SECOND, AT, FROM, TO };
    FLOW_BEGIN;
    ASK(ask_gift(g, f, 0));
    SET(FIRST, g->answer);
    ASK(ask_gift(g, f, 1));
    SET(SECOND, g->answer);
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(FROM, talker(g, L(AT)));
        SET(TO, talker(g, !L(AT)));
        if ((L(AT) ? L(SECOND) : L(FIRST)) == A_CARD) CALL(take_blindly(g, L(TO), L(FROM), false, L(SOURCE)));
        if ((L(AT) ? L(SECOND) : L(FIRST)) != A_COLONY || !lands_to_give(g, L(FROM), L(TO))) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, lands_to_give(g, L(FROM), L(TO)), WHICH_COLONY)->who = (uint8_t)L(TO));
        CALL(found_colony(g, L(TO), g->answer, ships_each(g), L(SOURCE)));
    }
    take_back_offers(g);
    end_as_a_deal(g);
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

const sheet alien_will = {
    .name = "Will", .power_name = "of Choice", .summary = "Not bound by destiny", .alert = GREEN,
    .history = "Fate sent it a letter. It was returned unopened.",
    .prompt = PROMPTS([WHOM] = { "will", "Whom do you attack?", { 0 } },
                [WHOSE_HAND] = { "look", "Whose hand do you look at first?", { 0 } },
                [GIFT] = { "dictate", "What does this player give the other?", { "nothing", "a card", "a {colony}" } },
                [WHICH_COLONY] = { "dictate-base", "On which planet does this player get a {colony}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As the {offense}, when the launch begins, you say which other player is the {defense}, whatever the destiny card says, and you may encounter any home planet or any {colony} of that player, "
                  "in whatever system. Everything else that the card brings about happens as usual.",
                  "As the {offense}, when another player's colour is drawn, you may encounter that player at any of their {colonies}, not only in their home system.",
                  "When you use your power, you may look at the hand of one other player before you say whom you encounter." },
        .note = "What the destiny card offers its drawer (to choose a player, to draw again, drive out or settle again) comes first, and counts if the power is zapped.",
        .hook[POWER] = HOOKS({ W_LAUNCH, AS_OFFENSE, MUST, .flow = choose, .when = destiny_was_drawn }),
        .hook[WILD] = HOOKS({ W_DESTINY, AS_OFFENSE, MAY, .flow = go_elsewhere, .when = can_go_elsewhere }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_choose }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As the {offense}, instead of turning up a {destiny_card}, you may say which other player is the {defense}, and go to any home planet or any {colony} of that player, in whatever system.",
                  "When two other players have failed to make a deal, you may say what it is: each gives the other nothing, a card at random, or a {colony} that you choose. It counts as a deal.",
                  "When you use your power, you may look at the hand of one other player before you say who it is." },
        .note = "What may be dictated is our ruling: the card says only that the terms are.",
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = go_undrawn, .when = is_for_destiny },
                         { W_LAUNCH, AS_OFFENSE, MAY, .flow = go_undrawn, .when = are_two }),
        .hook[WILD] = HOOKS({ W_DEAL_FAILED, AS_ALLY | AS_BYSTANDER, MAY, .flow = dictate, .when = others_have_failed }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_choose }) }),
};
