/* safeguards.c - safeguards of cards, and the one against everything. Cards that are set aside lie openly, and come back when the
 * encounter is over. */
#include "rules.h"

enum { WHICH, MOST = 3 };

/* ---- what would be taken ------------------------------------------------------------------------------------------------ */

bool is_torn_from_hand(const game *g, const frame *f)
{
    const bool at_random = running(g, CORE(flow_discard_many));      /* that was answered before */
    return !at_random && is_anothers_doing(g, f->seat, L(CAUSE)) && g->where[L(WHAT)] == IN_HAND + f->seat;
}

static bool is_hand_in_danger(const game *g, const frame *f) { return is_anothers_doing(g, f->seat, L(CAUSE)) && g->count[IN_HAND + f->seat]; }

static bool pays_compensation(const game *g, const frame *f) { (void)g; return L(WHAT) == f->seat; }

static void set_aside(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, ASIDE + seat, in_the_open(g));
    tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, 2, 0, cause);
}

/* ---- Safeguard (Cards) -------------------------------------------------------------------------------------------------- */

/* Cards that lie aside for another reason are not to be mixed up with these. */
static bool has_room_aside(const game *g, int seat) { return !g->count[ASIDE + seat] && count_cards(g, IN_HAND + seat, C_ANY); }

static bool may_shelter_in_time(const game *g, const frame *f) { return is_hand_in_danger(g, f) && has_room_aside(g, f->seat); }

static bool may_shelter(const game *g, const frame *f) { return is_torn_from_hand(g, f) && has_room_aside(g, f->seat); }

static bool may_shelter_payment(const game *g, const frame *f) { return pays_compensation(g, f) && has_room_aside(g, f->seat); }

static void ask_which(game *g, const frame *f)
{
    const int n = count_cards(g, IN_HAND + f->seat, C_ANY), most = n < MOST ? n : MOST;
    if (n) by_sheet(pick_cards(g, f->seat, 1, most, C_ANY, WHICH), f)->count = (uint8_t)most;
}

static void shelter_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) set_aside(g, ev, seat, g->draft[i], cause);
    clear_draft(g);
}

static FLOW(shelter_in_time)
{
    FLOW_BEGIN;
    if (count_cards(g, IN_HAND + f->seat, C_ANY)) {
        ASK(ask_which(g, f));
        shelter_drafted(g, ev, f->seat, L(SOURCE));
    }
    FLOW_END;
}

/* The card in question stays if it is one of them; it may be the safeguard itself. */
static FLOW(shelter)
{
    FLOW_BEGIN;
    if (count_cards(g, IN_HAND + f->seat, C_ANY)) {
        ASK(ask_which(g, f));
        shelter_drafted(g, ev, f->seat, L(SOURCE));
    }
    RETURN(g->where[L(WHAT)] != IN_HAND + f->seat);
    FLOW_END;
}

/* So many fewer can be taken. */
static FLOW(shelter_payment)
{
    FLOW_BEGIN;
    if (count_cards(g, IN_HAND + f->seat, C_ANY)) {
        ASK(ask_which(g, f));
        shelter_drafted(g, ev, f->seat, L(SOURCE));
    }
    RETURN(L(COUNT) > g->count[IN_HAND + f->seat] ? L(COUNT) - g->count[IN_HAND + f->seat] : 0);
    FLOW_END;
}

const sheet card_safeguard_cards = {
    .box = HC_BOX_ODYSSEY, .name = "Safeguard (Cards)", .summary = "Keeps up to three cards",
    .prompt = PROMPTS([WHICH] = { "safeguard", "Which cards do you set aside until the {encounter} is over?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY,
        .text = { "Play when another player or a hazard makes you discard cards, or when cards would be taken from your hand: you set up to three cards aside, face up. They come "
                  "back when the {encounter} is over. If too few are left, fewer are taken." },
        .hook[POWER] = HOOKS({ W_WOULD_TAKE, AS_ANYONE | OWN, MAY, .flow = shelter_in_time, .when = may_shelter_in_time },
                             { W_WOULD_DISCARD, AS_ANYONE | OWN, MAY, .flow = shelter, .when = may_shelter },
                             { W_COMPENSATION_DRAWN, AS_ANYONE | OTHERS, MAY, .flow = shelter_payment, .when = may_shelter_payment }) }),
};

/* ---- Safeguard (Everything): what it brings lies before its player until the encounter is over ---------------------------- */

/* On a planet, or in the warp, from where something would take them. */
static bool may_stay_there(const frame *f) { return from_of(f) < HC_PLANETS || from_of(f) == WARP; }

/* Wherever they would go. Ships that have nowhere to return to from the encounter are lost. */
static bool can_be_saved(const game *g, const frame *f)
{
    return L(COUNT) > 0 && L(CAUSE) != BY_NO_COLONY && (may_stay_there(f) || colonies_left(g, f));
}

/* To other colonies; without one they stay where they are. */
static bool must_move(const game *g, const frame *f) { return from_of(f) != WARP && colonies_left(g, f); }

static void lay_cover(game *g, int seat)
{
    new_piece(g, CARD_safe_and_sound, 1u << seat, true);
    FOR_POWERS_OF(p, g, seat) shield_power(g, p);
    watch_powers(g, NULL);
}

static FLOW(save_all)
{
    FLOW_BEGIN;
    if (!must_move(g, f)) RETURN(L(COUNT));
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

static FLOW(cover_ships)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    if (!must_move(g, f)) RETURN(L(COUNT));
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

static FLOW(keep_it)
{
    FLOW_BEGIN;
    if (g->where[L(WHAT)] == IN_HAND + f->seat) set_aside(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

static FLOW(cover_cards)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    if (g->where[L(WHAT)] == IN_HAND + f->seat) set_aside(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

/* Out of reach of who would take them, until that is over. */
static void cover_hand(game *g, int seat)
{
    while (g->count[IN_HAND + seat]) cover_card(g, seat, next_card(g, IN_HAND + seat, 0));
}

static FLOW(keep_hand)
{
    FLOW_BEGIN;
    cover_hand(g, f->seat);
    FLOW_END;
}

static FLOW(cover_whole_hand)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    cover_hand(g, f->seat);
    FLOW_END;
}

static FLOW(pay_nothing)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_NO_COMPENSATION, L(WHO), f->seat, 0, 0, 0, L(SOURCE));
    RETURN(L(COUNT));
    FLOW_END;
}

static FLOW(cover_payment)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    tell(g, ev, HC_EV_NO_COMPENSATION, L(WHO), f->seat, 0, 0, 0, L(SOURCE));
    RETURN(L(COUNT));
    FLOW_END;
}

static FLOW(cover_power)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

static FLOW(cover_from_power)
{
    FLOW_BEGIN;
    lay_cover(g, f->seat);
    RETURN(0);
    FLOW_END;
}

const sheet card_safeguard_everything = {
    .box = HC_BOX_ODYSSEY, .name = "Safeguard (Everything)", .summary = "Keeps {ships}, cards and power for an {encounter}",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play when your {ships} would be lost or captured, when another player, a hazard or {compensation} would cost you cards, or when another player would cancel your power. Until the "
                  "{encounter} is over such {ships} go to other {colonies} or stay where they are, you lose no cards in these ways, and your power cannot be cancelled. You take no {compensation}." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = cover_ships, .when = can_be_saved },
                             { W_WOULD_TAKE, AS_ANYONE | OWN, MAY, .flow = cover_whole_hand, .when = is_hand_in_danger },
                             { W_WOULD_DISCARD, AS_ANYONE | OWN, MAY, .flow = cover_cards, .when = is_torn_from_hand },
                             { W_COMPENSATION, AS_ANYONE | OTHERS, MAY, .flow = cover_payment, .when = pays_compensation },
                             { W_CARD_PLAYED, AS_ANYONE, MAY, .flow = cover_power, .when = is_cancelling_me },
                             { W_POWER_USED, AS_ANYONE, MAY, .flow = cover_from_power, .when = is_cancelling_me }) }),
};

static int takes_nothing(const sum *s, const effect *e, int seat, int cards) { (void)s; return seat == e->by ? 0 : cards; }

const sheet card_safe_and_sound = {
    .box = HC_BOX_ODYSSEY, .piece = HC_CARD_CLAUSE, .name = "Safe and Sound", .summary = "What a Safeguard (Everything) brings",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Until the {encounter} is over your {ships} are neither lost nor captured, but go to other {colonies} or stay where they are; you lose no cards to other players or hazards and pay no "
                  "{compensation}; your power cannot be cancelled, and you take no {compensation}." },
        .hook[POWER] = HOOKS(ALWAYS({ Q_COMPENSATION, takes_nothing }),
                             { W_WOULD_LOSE, AS_ANYONE | OWN, BY_CLAUSE, .flow = save_all, .when = can_be_saved },
                             { W_WOULD_TAKE, AS_ANYONE | OWN, BY_CLAUSE, .flow = keep_hand, .when = is_hand_in_danger },
                             { W_WOULD_DISCARD, AS_ANYONE | OWN, BY_CLAUSE, .flow = keep_it, .when = is_torn_from_hand },
                             { W_COMPENSATION, AS_ANYONE | OTHERS, BY_CLAUSE, .flow = pay_nothing, .when = pays_compensation }) }),
};
