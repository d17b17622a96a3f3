/* Negator - makes another player take something back. */
#include "rules.h"

enum { WHOSE_CARD, ANOTHER_CARD, ANOTHER_PLANET, ANOTHER_NUMBER, MORE_TOKENS, WHICH_OF_THEM };
enum { THE_CARD, THE_KICKER };

/* Once a challenge, unless the flare was played for a use; what was done counts, not what was zapped. */
static bool is_free(const game *g, const frame *f) { return !effect_of(g, L(SOURCE))->remembered; }

static void count_veto(game *g, int source) { if (!spend_super(g, ALIEN_negator)) effect_for(g, source)->remembered = 1; }

/* ---- an edict or a flare ------------------------------------------------------------------------------------- */

static bool can_veto_card(const game *g, const frame *f) { return is_free(g, f) && is_card_source(L(WHAT)) && !answers_later(g, f); }

static FLOW(veto_card)
{
    FLOW_BEGIN;
    count_veto(g, L(SOURCE));
    tell_act_cancelled(g, ev, f);
    keep_card(g, ev, L(WHO), CARD_OF_SOURCE(L(WHAT)), L(SOURCE));
    effect_for(g, L(WHAT))->state |= RESTING;
    RETURN(1);
    FLOW_END;
}

/* ---- the card that was chosen: another is played, if there is one ---------------------------------------------- */

static uint64_t who_could_change(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        int s = of_side(g, side);
        bool of_hand = is_played_down(g, s) && back_to(g, s, played_card(g, s)) == IN_HAND + s;
        if (s != seat && of_hand && has_card(g, IN_HAND + s, C_ENCOUNTER)) set |= 1ull << s;
    }
    return set;
}

/* Who holds another is not for all to see: whoever has cards may be told. */
static uint64_t who_may_be_told(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        int s = of_side(g, side);
        if (s != seat && is_played_down(g, s) && g->count[IN_HAND + s]) set |= 1ull << s;
    }
    return set;
}

static uint64_t who_has_a_kicker(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) if (of_side(g, side) != seat && laid_kicker(g, of_side(g, side)) < HC_CARDS) set |= 1ull << of_side(g, side);
    return set;
}

static uint64_t vetoed(const game *g, int seat) { return who_may_be_told(g, seat) | who_has_a_kicker(g, seat); }

static bool can_veto_choice(const game *g, const frame *f) { return is_free(g, f) && vetoed(g, f->seat); }

static uint64_t which_of(const game *g, int seat, int victim)
{
    return (who_may_be_told(g, seat) >> victim & 1) << THE_CARD | (who_has_a_kicker(g, seat) >> victim & 1) << THE_KICKER;
}

static void ask_another(game *g, const frame *f, int seat) { ask_card_in(g, f, seat, IN_HAND + seat, C_ENCOUNTER, ANOTHER_CARD)->who = f->seat; }

static FLOW(veto_choice)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, vetoed(g, f->seat), WHOSE_CARD));
    SET(WHO, g->answer);
    g->answer = (int16_t)(which_of(g, f->seat, L(WHO)) == 1u << THE_KICKER);
    if (which_of(g, f->seat, L(WHO)) > 1u << THE_KICKER) ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), WHICH_OF_THEM));
    count_veto(g, L(SOURCE));
    if (g->answer == THE_KICKER) {
        tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), THE_KICKER, WHICH_OF_THEM, 0, L(SOURCE));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, THE_KICKER, WHICH_OF_THEM, 0, L(SOURCE));
        take_kicker_up(g, L(WHO));
        RETURN(0);
    }
    tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), 0, WHOSE_CARD, 0, L(SOURCE));
    if (!(who_could_change(g, f->seat) >> L(WHO) & 1)) RETURN(0);
    ASK(ask_another(g, f, L(WHO)));
    mark_card(g, L(WHO), g->answer);
    take_back_played(g, ev, L(WHO), L(SOURCE));
    play_face_down(g, ev, L(WHO), g->answer, L(SOURCE));
    unmark_card(g, L(WHO), g->answer);
    FLOW_END;
}

/* ---- where the cone points ------------------------------------------------------------------------------------- */

static bool can_veto_aim(const game *g, const frame *f) { return is_free(g, f) && aims_instead(g); }

static FLOW(veto_aim)
{
    FLOW_BEGIN;
    count_veto(g, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_PLANET, g->offense, aims_instead(g), ANOTHER_PLANET));
    aim_at(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

/* ---- how many tokens ------------------------------------------------------------------------------------------- */

static int most_tokens(const game *g, int seat)
{
    int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit), have = g->ships[seat][GATE] + ships_to_send(g, seat);
    return most < have ? most : have;
}

static uint64_t other_numbers(const game *g, int seat)
{
    const int now = g->ships[seat][GATE], most = most_tokens(g, seat);
    return now && most ? numbers(1, most) & ~(1ull << now) : 0;
}

/* What a power brings in is no choice of its owner's that could be vetoed. */
static bool can_veto_number(const game *g, const frame *f)
{
    return is_free(g, f) && is_rule(L(CAUSE)) && to_of(f) == GATE && other_numbers(g, L(WHO));
}

static void ask_more(game *g, const frame *f, int more)
{
    by_sheet(pick(g, HC_ASK_PLANET, L(WHO), more, more, ways_out(g, L(WHO)), MORE_TOKENS), f);
}

static FLOW(veto_number)
{
    enum { NUMBER = MINE };
    FLOW_BEGIN;
    count_veto(g, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_NUMBER, L(WHO), other_numbers(g, L(WHO)), ANOTHER_NUMBER)->who = f->seat);
    SET(NUMBER, g->answer - g->ships[L(WHO)][GATE]);
    if (L(NUMBER) < 0) CALL(return_ships(g, L(WHO), -L(NUMBER), GATE, L(SOURCE)));
    else {
        ASK(ask_more(g, f, L(NUMBER)));
        SORT_OUT(L(WHO), L(WHO), HC_PLACES);
        add_ships_at(g, ev, L(WHO), GATE, L(SOURCE));
    }
    FLOW_END;
}

/* ---- an alliance ----------------------------------------------------------------------------------------------- */

static FLOW(veto_alliance)
{
    FLOW_BEGIN;
    count_veto(g, L(SOURCE));
    expel_ally(g, ev, L(WHO), L(SOURCE));
    CALL(return_ships(g, L(WHO), 255, GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------------- */

static int negate(const sum *s, const effect *e, int side, int value) { (void)s, (void)e, (void)side; return value > 0 ? -value : value; }

static bool there_is_an_attack(const game *g, const frame *f) { (void)f; return is_attack(g, 0) || is_attack(g, 1); }

static bool i_veto(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_negator); }

const sheet alien_negator = {
    .name = "Negator", .power_name = "to Veto", .summary = "Makes others take back what they did", .box = HC_BOX_ODYSSEY,
    .history = "No, it says. It has been asked to elaborate. No.",
    .prompt = PROMPTS([WHOSE_CARD] = { "veto", "Whose choice of a card do you veto?", { 0 } },
                [ANOTHER_CARD] = { "another-card", "Your card was vetoed. Which other one do you play?", { 0 } },
                [ANOTHER_PLANET] = { "another-planet", "The target was vetoed. Which other planet do you aim at?", { 0 } },
                [ANOTHER_NUMBER] = { "another-number", "The number of your {ships} was vetoed. How many do you send?", { 0 } },
                [MORE_TOKENS] = { "send-more", "Where do the others come from?", { 0 } },
                [WHICH_OF_THEM] = { "veto-which", "Which of the two do you veto?", { "the card", "the kicker" } }),
    .told = TOLD({ "The kicker goes back to its player's hand.", WHICH_OF_THEM, THE_KICKER }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Once per {encounter}, until cards are revealed, you may make another player take back one of these: playing an {artifact} or a flare, which goes back to their hand and cannot be played again in this {encounter}; the card that a main player has chosen, or a kicker that they have laid; where the {gate} points; how many {ships} the {offense} or an ally sends; or joining as an ally. The choice must then be made differently, and stands if there is no other.",
                  "As a main player, after cards are revealed, you may make all attack cards that were revealed count as negative.",
                  "When you use your power, you may use it one more time in this {encounter}." },
        .note = "Reconstructed: the power is that of a later edition of the classic game, without the {colony} from which {ships} come, and turning up another {destiny_card}; both halves of the flare are those of the modern form.",
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = veto_card, .when = can_veto_card },
                         { W_AIMED, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, MAY, .flow = veto_aim, .when = can_veto_aim },
                         { W_COMMITTED, AS_ANYONE | OTHERS, MAY, .flow = veto_number, .when = can_veto_number },
                         { W_JOINED, AS_ANYONE | OTHERS, MAY, .flow = veto_alliance, .when = is_free },
                         { W_SELECTED, AS_ANYONE, MAY, .flow = veto_choice, .when = can_veto_choice }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = there_is_an_attack, .modify = { { Q_FACE, negate } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_veto }) }),
};
