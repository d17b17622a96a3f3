/* Deuce - plays two cards, and keeps one of them. */
#include "rules.h"

enum { BESIDE, WHICH_KEPT, MATCH, MATCHED_SIDE, SIGN };
enum { OPEN_WHICH, FIRST, SECOND };              /* the card that it keeps */

static bool has_another_card(const game *g, const frame *f)
{
    return played_card(g, f->seat) < HC_CARDS && has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static FLOW(lay_second)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_ENCOUNTER, BESIDE));
    play_extra(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

/* One encounter card is as good as none. */
static bool holds_one(const game *g, const frame *f) { return count_cards(g, IN_HAND + f->seat, C_ENCOUNTER) == 1; }

static FLOW(renew)
{
    FLOW_BEGIN;
    CALL(renew_hand(g, f->seat));
    FLOW_END;
}

/* ---- one comes back ---------------------------------------------------------------------------------- */

static bool has_second_card(const game *g, const frame *f) { return extra_card(g, f->seat) < HC_CARDS; }

/* About to be put away: the first card while the second lies beside it, or the second. */
static bool is_put_away(const game *g, const frame *f)
{
    int place = g->where[L(WHAT)];
    bool first = place == ON_TABLE + f->seat && has_second_card(g, f);
    return L(CAUSE) == BY_ENCOUNTER && (first || place == BESIDE_IT + f->seat) && !super_on(g, ALIEN_deuce);
}

/* A negotiate is discarded, else the higher attack. */
static int kept_of_two(const game *g, int seat)
{
    int first = face_alone(g, seat, played_card(g, seat)), second = face_beside(g, seat);
    if (first == FACE_NEGOTIATE) return SECOND;
    if (second == FACE_NEGOTIATE || second > first) return FIRST;
    bool alike = g->kind[played_card(g, seat)] == g->kind[extra_card(g, seat)];
    return first > second || alike ? SECOND : OPEN_WHICH;
}

/* The second is put away last; if the first has gone elsewhere, it is the one to keep. */
static FLOW(keep_one)
{
    enum { KEPT = MINE, IS_FIRST };
    FLOW_BEGIN;
    SET(IS_FIRST, g->where[L(WHAT)] == ON_TABLE + f->seat);
    if (L(IS_FIRST)) {
        SET(KEPT, kept_of_two(g, f->seat));
        if (L(KEPT) == OPEN_WHICH) {
            ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), WHICH_KEPT));
            SET(KEPT, g->answer ? SECOND : FIRST);
        }
        effect_for(g, L(SOURCE))->remembered = L(KEPT);
    } else SET(KEPT, effect_of(g, L(SOURCE))->remembered);
    if (L(IS_FIRST) != (L(KEPT) == FIRST)) RETURN(0);
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

/* ---- wild: a card like one that was revealed ----------------------------------------------------------- */

static unsigned matched_sides(const game *g, int value)
{
    unsigned sides = 0;
    for (int side = 0; side < 2; side++) if (face(g, side) == value) sides |= 1u << side;
    for (int s = 0; s < g->players; s++)
        if (extra_card(g, s) < HC_CARDS && takes_part(g, s) && face_beside(g, s) == value) sides |= 1u << side_of(g, s);
    return sides;
}

static bool has_match(const game *g, const frame *f)
{
    FOR_CARDS_AT(c, IN_HAND + f->seat) if (class_of(g, c) == C_ATTACK && matched_sides(g, attack_value(g, c))) return true;
    return false;
}

static void mark_matches(game *g, int seat)
{
    clear_marks(g, seat);
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) == C_ATTACK && matched_sides(g, attack_value(g, c))) mark_card(g, seat, c);
}

static FLOW(match)
{
    enum { CARD = MINE, SIDE };
    FLOW_BEGIN;
    mark_matches(g, f->seat);
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_ATTACK, MATCH)->extra = MARKED);
    SET(CARD, g->answer);                        /* public: it is discarded now */
    clear_marks(g, f->seat);
    CALL(discard(g, f->seat, L(CARD), L(SOURCE)));
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, matched_sides(g, attack_value(g, L(CARD))), MATCHED_SIDE));
    SET(SIDE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), SIGN));
    effect_for(g, L(SOURCE))->remembered = (int16_t)((g->answer ? -1 : 1) * attack_value(g, L(CARD)) * 2 + L(SIDE));
    FLOW_END;
}

static int add_match(const sum *s, const effect *e, int side, int value)
{
    (void)s;
    return side == (e->remembered & 1) ? value + (e->remembered - side) / 2 : value;
}

/* ---- the oldest form of the flare: one encounter more at the end of the turn ---------------------------------- */

static bool is_last_of_turn(const game *g, const frame *f)
{
    return !g->goes_on && !may_go_again(g) && !running(g, CORE(flow_extra)) && has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static FLOW(go_once_more)
{
    FLOW_BEGIN;
    extra_encounter(g, f->seat, NOBODY);
    FLOW_END;
}

const sheet alien_deuce = {
    .name = "Deuce", .power_name = "of Duality", .summary = "Plays two {encounter} cards", .alert = YELLOW, .box = HC_BOX_INCURSION,
    .history = "Everything it says, it says twice, and means once.",
    .prompt = PROMPTS([BESIDE] = { "beside", "Which card do you lay beside your {encounter} card?", { 0 } },
                [WHICH_KEPT] = { "keep", "Which of your two cards do you take back?", { "first", "second" } },
                [MATCH] = { "match", "Which attack card do you discard?", { 0 } },
                [MATCHED_SIDE] = { "match-side", "Whose total does it change?", { 0 } },
                [SIGN] = { "sign", "Do you add its value or subtract it?", { "add", "subtract" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, after cards are chosen, you lay a second {encounter} card face down beside the first. If both are attacks, the second is added to your total; if either is "
                  "a {negotiate}, you have played a {negotiate}. What affects your {encounter} card does not affect the second. After the {encounter} the {negotiate} is discarded, or the higher of "
                  "two attacks, and you take the other card back. When checking whether you need a new hand, you may draw one even with a single {encounter} card left.",
                  "As a main player or ally, after cards are revealed, you may discard an attack card of the same value as one that was revealed and add that value to, or subtract it "
                  "from, the total of the side that revealed it.",
                  "After the {encounter}, you may have both of your cards discarded." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MUST, .flow = lay_second, .when = has_another_card },
                         { W_WOULD_DISCARD, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = keep_one, .when = is_put_away },
                         { W_START_TURN, AS_OFFENSE, MAY | FREE, .flow = renew, .when = holds_one },
                         { W_PLANNING, AS_DEFENSE, MAY | FREE, .flow = renew, .when = holds_one }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .flow = match, .when = has_match, .modify = { { Q_ADDED, add_match } } }),
        .hook[SUPER] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .when = has_second_card }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, after cards are chosen, you lay a second {encounter} card face down beside the first. If both are attacks, the second is added to your total; if either is "
                  "a {negotiate}, you have played a {negotiate}. What affects your {encounter} card does not affect the second. After the {encounter} the {negotiate} is discarded, or the higher of "
                  "two attacks, and you take the other card back. A single {encounter} card is too few for you: with one or none you draw a new hand.",
                  "As the {offense}, when the last {encounter} of your turn is over, you may have one more.",
                  "After the {encounter}, you may have both of your cards discarded." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MUST, .flow = lay_second, .when = has_another_card },
                         { W_WOULD_DISCARD, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = keep_one, .when = is_put_away },
                         { W_START_TURN, AS_OFFENSE, MUST | FREE, .flow = renew, .when = holds_one },
                         { W_LAUNCHED, AS_DEFENSE, MUST | FREE, .flow = renew, .when = holds_one },
                         { W_PLANNING, AS_DEFENSE, MUST | FREE, .flow = renew, .when = holds_one }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_OFFENSE, MAY, .flow = go_once_more, .when = is_last_of_turn }),
        .hook[SUPER] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .when = has_second_card }) }),
};
