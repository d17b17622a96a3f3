/* Filch - takes the opponent's used card from the discards. */
#include "rules.h"

/* ---- when all encounter cards have been discarded (modern) ---------------------------------------------- */

enum { WHERE_TO, WHICH_DISCARD, WHICH_USED, PRICE };

/* The tag says whose it was. As a main player: the opponent's alone; with the flare: any other player's. */
static bool is_within_rights(const game *g, const frame *f, int card)
{
    const int whose = tag_of(g, card) - 1;
    if (!g->mark[card] || whose < 0 || whose == f->seat) return false;
    return CARD_OF_SOURCE(L(SOURCE)) >= 0 || whose == opponent(g, f->seat);
}

static int used_in(const game *g, const frame *f, int pile)
{
    int n = 0;
    FOR_CARDS_AT(c, pile) n += is_within_rights(g, f, c);
    return n;
}

static bool is_there_one(const game *g, const frame *f) { return used_in(g, f, IN_DISCARD) + used_in(g, f, REWARDS_USED) > 0; }

/* Those of the reward deck have discards of their own: who passes them takes one of the others. */
static void ask_which(game *g, const frame *f, int pile)
{
    const bool can_pass = pile == REWARDS_USED && used_in(g, f, IN_DISCARD);
    FOR_CARDS_AT(c, pile) {
        if (is_within_rights(g, f, c)) mark_card(g, f->seat, c);         /* a use of the power may have narrowed it down already */
        else unmark_card(g, f->seat, c);
    }
    ask_card_in(g, f, f->seat, pile, C_ANY, WHICH_USED)->extra = (uint8_t)(MARKED | (can_pass ? CAN_PASS : 0));
}

static FLOW(pilfer)
{
    FLOW_BEGIN;
    SET(WHAT, PASS);
    if (used_in(g, f, REWARDS_USED)) {
        ASK(ask_which(g, f, REWARDS_USED));
        SET(WHAT, g->answer);                    /* public: a discard */
    }
    if (L(WHAT) == PASS) {
        ASK(ask_which(g, f, IN_DISCARD));
        SET(WHAT, g->answer);                    /* public: a discard */
    }
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

/* ---- as they are discarded, one after the other (the older editions) ------------------------------------ */

/* One card an encounter, though a power may have put a second one beside it. The value of the effect: it has been taken. */
static bool is_their_used_card(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && is_discarded(g, L(WHAT)) && !effect_of(g, L(SOURCE))->remembered;
}

static FLOW(steal)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

static bool can_pay_for_it(const game *g, const frame *f)
{
    return played_class(g, L(WHAT)) & (C_ARTIFACT | C_FLARE) && first_card(g, IN_HAND + f->seat, C_NEGOTIATE) < HC_CARDS;
}

/* The negotiate is gone even if the card is not to be had any more. */
static FLOW(snatch)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, PRICE)->filter = C_NEGOTIATE);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    take_played(g, ev, L(WHO), f->seat, CARD_OF_SOURCE(L(WHAT)), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

/* ---- the classic flare: cheating, as a rule ------------------------------------------------------------- */

enum { THE_DECK, THE_DISCARDS, THE_WARP };
enum { CAUGHT = WILD * HC_HOOKS + 1 };

static uint64_t within_reach(const game *g, int seat)
{
    bool ships = g->ships[seat][WARP] && colonies(g, seat);
    return (g->pile_count[IN_DECK] ? 1u << THE_DECK : 0) | (g->pile_count[IN_DISCARD] ? 1u << THE_DISCARDS : 0) | (ships ? 1u << THE_WARP : 0);
}

/* With one place in reach everybody would look there. */
static bool can_cheat(const game *g, const frame *f) { return count_bits(within_reach(g, f->seat)) > 1; }

/* One question for all at the same time: the cheat says where it takes, the others where they look. */
static void ask_where(game *g, const frame *f)
{
    by_sheet(ask(g, HC_ASK_CHOICE, everybody(g), within_reach(g, f->seat), WHERE_TO), f);
}

/* The first in timing order who looks there. One alone does not see into piles that lie beside the cheat. */
static int who_sees_it(const game *g, const frame *f, int place)
{
    bool beside = g->piles_at == f->seat + 1 && place != THE_WARP;
    int first = NOBODY, n = 0;
    for (int i = g->players - 1; i >= 0; i--) {
        int seat = g->order[i];
        if (seat == f->seat || g->reply[seat] != place) continue;
        first = seat;
        n++;
    }
    return n > beside ? first : NOBODY;
}

/* Who holds the flare is no secret then, for nobody else may do this; but it is played only by who is caught. */
static FLOW(cheat)
{
    enum { PLACE = MINE, CATCHER };
    FLOW_BEGIN;
    show_card(g, CARD_OF_SOURCE(L(SOURCE)));
    ASK(ask_where(g, f));
    SET(PLACE, g->reply[f->seat]);               /* public: what happens now tells it */
    SET(CATCHER, who_sees_it(g, f, L(PLACE)));
    if (L(CATCHER) != NOBODY) {
        tell(g, ev, HC_EV_CAUGHT, L(CATCHER), f->seat, L(PLACE), WHERE_TO, 0, L(SOURCE));
        CALL(act(g, f, f->seat, CAUGHT));
    } else if (L(PLACE) == THE_WARP) {
        CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    } else if (L(PLACE) == THE_DECK) {
        CALL(draw(g, f->seat, 1, L(SOURCE)));
    } else {
        ASK(ask_card_in(g, f, f->seat, IN_DISCARD, C_ANY, WHICH_DISCARD));
        take_discard(g, ev, f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

/* What it was caught with is where it was; the flare pays for the rest. */
static FLOW(pay)
{
    FLOW_BEGIN;
    g->piles_at = (uint8_t)(f->seat + 1);
    CALL(lose_any(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

static const char MODERN_POWER[] =
    "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand. "
    "If it was replaced, this means the card that decided the {encounter}.";
static const char MODERN_SUPER[] =
    "You may take a main player's card at the end of an {encounter} whether you took part in it or not: one card of another player.";
#define TAKES_USED_CARDS(as) HOOKS({ W_DISCARDED, (as) | OTHERS, MAY, .flow = steal, .when = is_their_used_card })
#define TAKES_ONE_USED_CARD(as) HOOKS({ W_PUT_AWAY, (as), MAY, .flow = pilfer, .when = is_there_one })

const sheet alien_filch = {
    .name = "Filch", .power_name = "of Theft", .summary = "Takes the opponent's card", .alert = GREEN,
    .history = "Its museums are the finest in the galaxy. The labels are never quite the same as the exhibits.",
    .prompt = PROMPTS([WHERE_TO] = { "filch", "Whoever cheats takes a card or a {ship} from there; everybody else looks there, and catches whoever takes from it. Where?",
                               { "the deck", "the discards", "the {warp}" } },
                [WHICH_DISCARD] = { "filch-card", "Nobody looks. Which of the discards do you take?", { 0 } },
                [WHICH_USED] = { "used-card", "Which of the used cards do you take?", { 0 } },
                [PRICE] = { "price", "Which {negotiate} card do you discard for it?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand." },
        .hook[POWER] = TAKES_USED_CARDS(AS_MAIN) },
              { .editions = IN_FFG, .variant = V_CLASSIC_FILCH + 1,
        .text = { MODERN_POWER,
                  "At any time, once in each {encounter}, you may cheat: take one of your {ships} out of the {warp} to a {colony}, or a card from the deck or the discards. Choose in secret from "
                  "where, while every other player chooses where to look. If nobody looks there it is yours, and this flare is not played. If you are caught, play it: you take nothing, "
                  "lose a {ship}, and from then on the deck and the discards lie beside you, where only two who look at the same pile catch you.",
                  MODERN_SUPER },
        .hook[POWER] = TAKES_ONE_USED_CARD(AS_MAIN),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | UNPLAYED | FREE, .flow = cheat, .when = can_cheat },
                        [CAUGHT % HC_HOOKS] = { W_ALWAYS, AS_ANYONE, MUST, .flow = pay }),
        .hook[SUPER] = TAKES_ONE_USED_CARD(AS_ANYONE) },
              { .editions = IN_FFG,
        .text = { MODERN_POWER,
                  "When another player plays an {artifact} or a flare, you may discard a {negotiate} card to steal it: it has no effect and goes into your hand.",
                  MODERN_SUPER },
        .hook[POWER] = TAKES_ONE_USED_CARD(AS_MAIN),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = snatch, .when = can_pay_for_it }),
        .hook[SUPER] = TAKES_ONE_USED_CARD(AS_ANYONE) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand.",
                  "At any time, once in each {encounter}, you may cheat: take one of your {ships} out of the {warp} to a {colony}, or a card from the deck or the discards. Choose in secret from "
                  "where, while every other player chooses where to look. If nobody looks there it is yours, and this flare is not played. If you are caught, play it: you take nothing, "
                  "lose a {ship}, and from then on the deck and the discards lie beside you, where only two who look at the same pile catch you.",
                  "You may take a main player's card at the end of a {encounter} whether you took part in it or not: one card of another player." },
        .hook[POWER] = TAKES_USED_CARDS(AS_MAIN),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | UNPLAYED | FREE, .flow = cheat, .when = can_cheat },
                        [CAUGHT % HC_HOOKS] = { W_ALWAYS, AS_ANYONE, MUST, .flow = pay }),
        .hook[SUPER] = TAKES_USED_CARDS(AS_ANYONE) }),
};
