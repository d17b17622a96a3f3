/* spoils.c - hazards of Cosmic Odyssey that are fought over: cards that lie aside, and a weapon. */
#include "rules.h"

/* ---- Incentives ------------------------------------------------------------------------------------------------------------ */

enum { SIX = 6, KEEP = 0, GIVE };

static bool is_defense_known(const game *g, const frame *f) { (void)f; return g->defense < SEATS; }

static FLOW(lay_out)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 1;
    CALL(draw_to_look(g, g->defense, SIX, L(SOURCE)));
    FLOW_END;
}

static bool has_a_side_won(const game *g) { return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE; }

static bool is_there_a_winner(const game *g, const frame *f)
{
    return read_piece(g, L(SOURCE))->tag && has_a_side_won(g) && g->count[ASIDE + g->defense];
}

/* The offense looks at what the defense has seen. */
static void pass_aside(game *g, int from, int to)
{
    for (int c = next_card(g, ASIDE + from, 0); c < HC_CARDS; c = next_card(g, ASIDE + from, 0)) put_card(g, c, ASIDE + to, 1u << from | 1u << to);
}

static void take_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) take_aside(g, ev, seat, g->draft[i], cause);
    clear_draft(g);
}

static void give_drafted(game *g, events *ev, int from, int to, int cause)
{
    for (int i = 0; i < g->draft_count; i++) {
        take_aside(g, ev, from, g->draft[i], cause);
        give_card(g, ev, from, to, g->draft[i], cause);
    }
    clear_draft(g);
}

static void ask_gift(game *g, const frame *f, int seat, int to)
{
    pick_cards_in(g, f, seat, ASIDE + seat, 0, g->count[ASIDE + seat], C_ANY, GIVE)->who = (uint8_t)to;
}

/* What nobody keeps is discarded when the encounter ends. */
static FLOW(share_out)
{
    enum { WINNER = MINE, AT };
    FLOW_BEGIN;
    SET(WINNER, of_side(g, g->winner));
    if (g->winner == SIDE_OFFENSE) pass_aside(g, g->defense, g->offense);
    ASK(pick_cards_in(g, f, L(WINNER), ASIDE + L(WINNER), 0, g->count[ASIDE + L(WINNER)], C_ANY, KEEP));
    take_drafted(g, ev, L(WINNER), L(SOURCE));
    for (L(AT) = 1; L(AT) < g->players && g->winner == SIDE_DEFENSE; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (L(WHO) == g->defense || !on_side(g, L(WHO), SIDE_DEFENSE) || !g->count[ASIDE + L(WINNER)]) continue;
        ASK(ask_gift(g, f, L(WINNER), L(WHO)));
        give_drafted(g, ev, L(WINNER), L(WHO), L(SOURCE));
    }
    FLOW_END;
}

HAZARD_ODYSSEY(incentives, "Incentives", "Six cards for the winner",
    .prompt = PROMPTS([KEEP] = { "keep-spoils", "Which of the cards do you keep?", { 0 } },
                      [GIVE] = { "share-spoils", "Which of the other cards do you give to this ally? The rest are discarded.", { 0 } }),
    HAZARD_SAYS("Before allies are invited, the {defense} looks at the next six cards and sets them aside. If it wins, it keeps any of them, gives any to its allies and discards the rest; if the "
                "{offense} wins, it looks at them, keeps any and discards the rest. Otherwise all are discarded.",
                { W_LAUNCHED, AS_ANYONE, BY_ITSELF, .flow = lay_out, .when = is_defense_known },
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = share_out, .when = is_there_a_winner }));

/* ---- Psionic Resonator: a piece while it is fought over, then a card of the hand that has won it ---------------------------- */

enum { SHOWN = 15, DISCARDED = 30 };
enum { TO_SHOW, TO_DISCARD };

const hc_deck_row HAZARDS_OF_HANDS[] = { { HC_CARD_HAZARD, 0, 1, CARD_hazard_resonator }, { HC_CARD_NONE, 0, 0, 0 } };

static int resonator_card(const game *g)
{
    int c = 0;
    while (c < g->acting_cards && g->kind[c] != HC_CARD_HAZARD) c++;
    return c;
}

static void take_resonator(game *g, events *ev, int seat, int why)
{
    const int card = resonator_card(g);
    remove_piece(g, first_piece(g, CARD_hazard_resonator));
    put_card(g, card, IN_HAND + seat, everybody(g));
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, card, HC_PIECE_LAID, 0, why);
}

static bool is_fought_over(const game *g, const frame *f) { return is_piece(L(SOURCE)) && has_a_side_won(g); }

static FLOW(go_to_winner)
{
    FLOW_BEGIN;
    take_resonator(g, ev, of_side(g, g->winner), BY_ENCOUNTER);
    FLOW_END;
}

/* A term of the deal: it lies on the table, and the one player lets the other have it. */
static int most_resonators(const game *g, int from, int to, int thing)
{
    (void)thing;
    return first_piece(g, CARD_hazard_resonator) >= 0 && !g->bargain.about && is_main(g, from) && is_main(g, to);
}

static VERB give_resonator(game *g, events *ev, const hc_bargain_item *it)
{
    take_resonator(g, ev, it->to, BY_DEAL);
    return NULL;
}

const part_item hazard_items[] = {
    { .number = ITEM_RESONATOR, .alone = true, .key = "resonator", .words = { "the Psionic Resonator", "Psionic Resonators", false },
      .most = most_resonators, .give = give_resonator }, { .key = NULL } };

/* Shown or discarded, not the one after the other; another may have taken it meanwhile. */
static bool can_resonate(const game *g, const frame *f)
{
    if (!is_card_source(L(SOURCE)) || !my_attack(g, f)) return false;
    const effect *e = effect_of(g, L(SOURCE));
    return !e->on || e->by != f->seat;
}

/* Shown, it stays in the hand. */
static FLOW(resonate)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0));
    effect_for(g, L(SOURCE))->remembered = g->answer == TO_SHOW ? SHOWN : DISCARDED;
    if (g->answer == TO_DISCARD) effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    FLOW_END;
}

static int resound(const sum *s, const effect *e, int side, int value)
{
    return of_side(s->g, side) == e->by && value > FACE_NONE ? e->remembered : value;
}

HAZARD_ODYSSEY(resonator, "Psionic Resonator", "A weapon for the winner",
    .prompt = PROMPTS({ "resonate", "Do you show the Psionic Resonator, or discard it?", { "show it: a 15", "discard it: a 30" } }),
    HAZARD_SAYS("After {compensation}, it goes to the hand of the winning main player; in a deal, one main player may let the other have it. Later, a main player who holds it and has revealed "
                "an attack card may show it, which makes the attack a 15, or discard it, which makes the attack a 30.",
                { W_RESOLVED, AS_ANYONE, BY_ITSELF, .flow = go_to_winner, .when = is_fought_over },
                { W_REVEALED, AS_MAIN, MAY | PIECE_STAYS, .flow = resonate, .when = can_resonate, .modify = { { Q_FACE, resound } } }));

/* ---- Ill-Gotten Gains ------------------------------------------------------------------------------------------------------ */

enum { ENOUGH_LEFT = 3 };

/* Back among those that are left, if there are enough to hide it. */
static void shuffle_hazard_in(game *g, int thing)
{
    const int sheet_id = read_piece(g, thing)->sheet;
    remove_piece(g, thing);
    put_in_deck(g, DECK_HAZARDS, sheet_id);
}

static FLOW(gain)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    if (!bring_rewards(g, ev, false))
        for (L(AT) = 0; L(AT) < g->players; L(AT)++) CALL(draw_rewards(g, clockwise(g, g->offense, L(AT)), 1, L(SOURCE)));
    if (deck_left(g, DECK_HAZARDS) >= ENOUGH_LEFT) shuffle_hazard_in(g, L(SOURCE));
    FLOW_END;
}

HAZARD_ODYSSEY(gains, "Ill-Gotten Gains", "Brings reward cards into the game",
    HAZARD_SAYS("The reward deck of Incursion comes into the game; if a reward deck is already there, the ultra rewards are shuffled into it; if those are there too, everybody draws a reward card, the {offense} first. If three or more hazards are left in their deck, this one is shuffled back into it.", AT_ONCE_DO(gain)));
