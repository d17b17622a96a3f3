/* kickers.c - kickers of their own: the first hook of each is what it multiplies, the others are what its text says besides. */
#include "rules.h"

static int number_on(const sum *s, const effect *e) { return attack_value(s->g, CARD_OF_SOURCE(e->source)); }

static int kick(const sum *s, const effect *e, int side, int value)
{
    return side == side_of(s->g, e->by) && value > FACE_NONE ? value * number_on(s, e) : value;
}

static int kick_compensation(const sum *s, const effect *e, int seat, int cards) { return seat == e->by ? cards * number_on(s, e) : cards; }

static int kick_failed_deal(const sum *s, const effect *e, int seat, int ships)
{
    return talks_against(s->g, seat, e->by) ? ships * number_on(s, e) : ships;
}

static bool never(const game *g, const frame *f) { (void)g, (void)f; return false; }

#define KICKER_OF(set, id, title, does, ...) \
    const sheet card_##id = { .box = HC_BOX_##set, .piece = HC_CARD_CLAUSE, .name = title, .summary = does, __VA_ARGS__ }
#define KICKER(...) KICKER_OF(DOMINION, __VA_ARGS__)
#define KICKS(...) { W_SETUP, AS_MAIN, MUST | FREE | UNPLAYED | SILENT | PIECE_STAYS, .when = never, .modify = { __VA_ARGS__ } }
#define KICKS_ALL KICKS({ Q_PRINTED, kick }, { Q_COMPENSATION, kick_compensation }, { Q_FAILED_DEAL, kick_failed_deal })

static bool lies_there(const game *g, const frame *f) { return is_main(g, f->seat) && clause_stands(g, f->seat, L(SOURCE)); }

/* ---- Reverse Polarity, Give War a Chance ------------------------------------------------------------------------------ */

static int reverse(const sum *s, const effect *e, int side, int value)
{
    (void)side;
    return value > FACE_NONE ? value * number_on(s, e) : value;
}

KICKER(reverse_polarity, "Reverse Polarity", "Turns all attacks round",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A kicker. It multiplies the attack cards of both main players by -1, but not {compensation} or what a failed deal costs." },
        .hook[POWER] = HOOKS(KICKS({ Q_PRINTED, reverse })) }));

KICKER(give_war_a_chance, "Give War a Chance", "Multiplies your attack by 4",
    .form = FORMS({ .editions = IN_FFG, .text = { "A kicker. It multiplies your own attack card by 4, but not {compensation} or what a failed deal costs." },
        .hook[POWER] = HOOKS(KICKS({ Q_PRINTED, kick })) }));

/* ---- Self Destruct ------------------------------------------------------------------------------------------------------ */

static int nothing(const sum *s, const effect *e, int seat, int ships) { (void)s, (void)e, (void)seat, (void)ships; return 0; }

static FLOW(blow_up)
{
    FLOW_BEGIN;
    settle_encounter(g, BOTH_LOST, L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

KICKER(self_destruct, "Self Destruct", "Both sides lose",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A kicker. When it is turned up both sides lose at once: all {ships} in the {encounter} go to the {warp}, and nobody is compensated." },
        .hook[POWER] = HOOKS(KICKS({ Q_LOSS, nothing }), { W_REVEALED, AS_MAIN, BY_CLAUSE, .flow = blow_up, .when = lies_there }) }));

/* ---- Duplicity ------------------------------------------------------------------------------------------------------------ */

static bool is_ally_of(const game *g, int seat, int me)
{
    return !is_main(g, seat) && on_side(g, seat, side_of(g, me)) && ships_on_side(g, seat, side_of(g, me));
}

/* Allies of a winning defense leave as they are rewarded, or land. */
static bool betrays(const game *g, const frame *f) { return lies_there(g, f) && g->winner == SIDE_OFFENSE && on_side(g, f->seat, SIDE_OFFENSE); }

int who_betrays(const game *g, int side)
{
    const int seat = of_side(g, side);
    if (!g->runs || seat >= SEATS) return -1;
    FOR_PIECES_OF(p, g, HC_CARD_CLAUSE, seat)
        if (read_piece(g, p)->sheet == CARD_duplicity && clause_stands(g, seat, p)) return SOURCE_OF_CARD(laid_kicker(g, seat));
    return -1;
}

static bool talks_away(const game *g, const frame *f) { return lies_there(g, f) && !is_attack(g, 0) && !is_attack(g, 1); }

static FLOW(send_allies_away)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (is_ally_of(g, L(WHO), f->seat)) CALL(send_to_warp(g, L(WHO), 255, ships_place_on(g, L(WHO), side_of(g, f->seat)), L(SOURCE)));
    }
    FLOW_END;
}

KICKER(duplicity, "Duplicity", "Multiplies by 2, and your allies are lost",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "A kicker of 2. When your allies' {ships} would leave the {gate}, to land or to go home, they go to the {warp} instead; the same goes for allies of the {defense}." },
        .hook[POWER] = HOOKS(KICKS_ALL, { W_SETTLED, AS_MAIN, BY_CLAUSE, .flow = send_allies_away, .when = betrays },
                             { W_REVEALED, AS_MAIN, BY_CLAUSE, .flow = send_allies_away, .when = talks_away }) }));

/* ---- Lost Contact ---------------------------------------------------------------------------------------------------------- */

static int keep_back(const sum *s, const effect *e, int about, int allowed)
{
    return thing_in(about) == HC_CARD_REINFORCEMENT && clause_stands(s->g, e->by, e->source) ? 0 : allowed;
}

KICKER(lost_contact, "Lost Contact", "Cancels all kickers and bars reinforcements",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY,
        .text = { "A kicker. All kickers of this {encounter} are cancelled, itself included, and nobody may play reinforcements." },
        .hook[POWER] = HOOKS(KICKS({ Q_NONE, NULL }), { W_FORBIDS, AS_ANYONE, MUST | FREE, .modify = { { Q_MAY_PLAY, keep_back } } }) }));

static bool card_says(const game *g, int card, int thing) { return read_piece(g, thing)->sheet == sheet_of_card(g, card); }

/* What the others multiply and say is cancelled, too. */
void cancel_kickers(game *g)
{
    bool cancels = false;
    FOR_PIECES(p, g) cancels |= read_piece(g, p)->sheet == CARD_lost_contact && read_piece(g, p)->kind;
    for (int side = 0; side < 2 && cancels; side++) {
        const int card = laid_kicker(g, of_side(g, side));
        if (card < HC_CARDS) drop_effect(g, SOURCE_OF_CARD(card));
        FOR_PIECES_OF(p, g, HC_CARD_CLAUSE, of_side(g, side))
            if (card < HC_CARDS && card_says(g, card, p) && sheet_of_card(g, card) != CARD_lost_contact) remove_piece(g, p);
    }
}

/* ---- designed here ------------------------------------------------------------------------------------------------------------ */

static bool has_allies_and_won(const game *g, const frame *f)
{
    return lies_there(g, f) && fights_for(g, f->seat, g->winner);
}

static FLOW(share_glory)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (!is_main(g, L(WHO)) && on_side(g, L(WHO), side_of(g, f->seat))) CALL(reward(g, L(WHO), 1));
    }
    FLOW_END;
}

KICKER_OF(ODYSSEY, shared_glory, "Shared Glory", "Multiplies by 2 and rewards your allies",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS, .text = { "A kicker of 2. If your side wins, each of your allies also gets one reward." },
        .hook[POWER] = HOOKS(KICKS_ALL, { W_RESOLVED, AS_MAIN, BY_CLAUSE, .flow = share_glory, .when = has_allies_and_won }) }));

enum { INSURED = 2 };

static bool is_insured(const game *g, const frame *f)
{
    const bool loss = L(CAUSE) == BY_ENCOUNTER || L(CAUSE) == BY_FAILED_DEAL;
    return lies_there(g, f) && loss && heads_for_warp(g, f) && !effect_of(g, L(SOURCE))->remembered && colonies_left(g, f);
}

static FLOW(pay_out)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    CALL(save_ships(g, f, L(COUNT) < INSURED ? L(COUNT) : INSURED));
    RETURN(g->result);
    FLOW_END;
}

KICKER_OF(ODYSSEY, insurance, "Insurance", "Saves two of your {ships}",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A kicker of 1. If you lose the {encounter} or fail to make a deal, two of the {ships} you would lose go to your other {colonies}." },
        .hook[POWER] = HOOKS(KICKS_ALL, { W_WOULD_LOSE, AS_MAIN | OWN, BY_CLAUSE, .flow = pay_out, .when = is_insured }) }));

enum { OVERHEATED = 3 };

static bool has_not_won(const game *g, const frame *f) { return lies_there(g, f) && !fights_for(g, f->seat, g->winner); }

static FLOW(overheat)
{
    FLOW_BEGIN;
    CALL(lose_any(g, f->seat, OVERHEATED, L(SOURCE)));
    FLOW_END;
}

KICKER_OF(ODYSSEY, overclock, "Overclock", "Multiplies your attack by 5, at a risk",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A kicker. It multiplies your own attack card by 5, but not {compensation} or what a failed deal costs. If you do not win the {encounter}, you lose three more {ships}." },
        .hook[POWER] = HOOKS(KICKS({ Q_PRINTED, kick }), { W_RESOLVED, AS_MAIN, BY_CLAUSE, .flow = overheat, .when = has_not_won }) }));
