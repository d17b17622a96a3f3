/* acts.c - what the rules of encounters say about cards that act: flares, cards out of a hoard, techs; and sheets face down. */
#include "rules.h"

VERB use_power(game *g, const frame *f, int alien, int hook_index)
{
    frame about = *f;
    about.local[SOURCE] = (int16_t)power_at_work(g, f->seat, alien);
    if (about.local[SOURCE] >= 0) return act(g, &about, f->seat, hook_index);
    g->result = 0;
    return NULL;
}

FLOW(use_with_flare)
{
    FLOW_BEGIN;
    CALL(use_power(g, f, sheet_of(g, L(SOURCE)), POWER * HC_HOOKS));
    RETURN(g->result);
    FLOW_END;
}

/* ---- when a card may be used ---------------------------------------------------------------------------- */

/* A player plays one flare an encounter, and each flare is played once. */
static bool is_spent_flare(const game *g, int source, int seat)
{
    return has_had_its_flare(g, seat) || (has(&g->acted, source) && is_flare_spent(g, source, part_of(g, source, seat)));
}

/* Not a piece that is not ready, a graft that was used or whose power is not in force, a flare that is spent, a card in a hoard that cannot be used, or what nobody may play. */
bool is_usable(const game *g, int source, int seat)
{
    if (is_piece(source)) return is_piece_ready(g, source);
    int card = CARD_OF_SOURCE(source);
    if (is_graft(g, card)) return in_force(g, grafted_on(g, card)) && !has_acted(effect_of(g, source));
    if (!may(g, Q_MAY_PLAY, seat, g->kind[card])) return false;
    if (g->kind[card] == HC_CARD_FLARE && is_spent_flare(g, source, seat)) return false;
    return g->where[card] != HOARD + seat || may_use_hoard(g, seat);
}

/* Whoever forbids the super half says 0, whoever leaves the choice says more than 1. */
bool may_be_either(const game *g, int source, int seat)
{
    return has_part(g, PART_evolutions) && is_flare(g, source) && limit(g, Q_MAY_SUPER, PERMIT(seat, 0), 1) > 1;
}

/* SOURCE and the event as in the act; both halves would do. */
FLOW(flow_which_half)
{
    enum { AS_SUPER = MINE, AS_WILD };
    FLOW_BEGIN;
    ASK(ask_which_half(g, f->seat, sheet_of(g, L(SOURCE))));
    CALL(act(g, f, f->seat, g->answer ? L(AS_WILD) : L(AS_SUPER)));
    RETURN(g->result);
    FLOW_END;
}

bool stays_in_use(const game *g, int source) { (void)g; return is_piece(source); }

/* ---- sheets that lie face down ----------------------------------------------------------------------------- */

static bool flare_would_be_super(const game *g, const frame *f, int p, int seat)
{
    int flare = flare_of(g, g->power[p].alien);
    bool at_hand = flare >= 0 && holder_of(g, flare) == seat && is_usable(g, flare, seat) && !under_way(g, flare);
    return at_hand && would_act(g, f, flare, SUPER, seat);
}

/* For its own flare, which is super then, and before talks or compensation for what holds as long as the power is in force. */
bool may_turn_up(const game *g, const frame *f, int w, int p, int seat)
{
    bool no_totals = w == W_REVEALED && takes_part(g, seat) && !both_attack(g, f);
    return (no_totals && has_lasting_part(form_of(g, g->power[p].alien))) || flare_would_be_super(g, f, p, seat);
}
/* ---- super flares: playing one is a use of the power --------------------------------------------------- */

/* In W_POWER_USED: a super flare (CAUSE) that improves a use is a use itself. Who has not yet been asked about the use that is
 * under way answers both there. */
bool answers_later(const game *g, const frame *f)
{
    return is_power(L(WHAT)) && L(CAUSE) == flare_of(g, g->power[L(WHAT)].alien) && is_still_asked(g, W_POWER_USED, L(WHAT), L(CAUSE), f->seat);
}

static bool is_super(const frame *f) { return is_card_source(L(SOURCE)) && L(HOOK_INDEX) >= SUPER * HC_HOOKS; }

/* A graft is used, not played. */
bool plays_card(const game *g, int source) { return !is_card_source(source) || !is_graft(g, CARD_OF_SOURCE(source)); }

/* The power that a super flare or a graft uses, if the playing itself is to be answered as a use; -1. */
int power_of_card(const game *g, const frame *f, const hook *h)
{
    if (!plays_card(g, L(SOURCE))) return h->flags & FREE ? -1 : grafted_on(g, CARD_OF_SOURCE(L(SOURCE)));
    bool answered_later = h->flags & USES_POWER && !(h->flags & PAYS_FIRST);      /* in the use that it makes */
    return is_super(f) && !answered_later && !(h->flags & FREE) && heard(g, W_POWER_USED) ? power_at_work(g, f->seat, sheet_of(g, L(SOURCE))) : -1;
}

/* It was not that player's flare of the encounter, and may be played again, as wild. */
static void unplay_flare(game *g, int source)
{
    g->now.flare_used &= (uint8_t)~(1u << effect_of(g, source)->by);
    drop_effect(g, source);
}

/* Does the flare go with the use that this hook is? It makes it, has improved it, or has obliged its player to it. One that
 * did something of its own earlier in the encounter has been played for good. */
static bool goes_with_use(const game *g, int flare, const hook *use)
{
    unsigned on = effect_of(g, flare)->on >> (SUPER * HC_HOOKS);
    if (!on || effect_of(g, flare)->state & THROWN_AWAY) return false;
    const hook *h = hook_at(g, flare, SUPER * HC_HOOKS + __builtin_ctz(on));
    bool makes = h->flags & USES_POWER && (use->flags & BY_CHOICE || under_way(g, flare));
    return makes || h->window == W_POWER_USED;
}

/* A super flare that is zapped, or whose use is. Meanwhile another may have taken it out of the hand. */
static void flare_comes_back(game *g, events *ev, int seat, int source)
{
    int card = CARD_OF_SOURCE(source), place = g->where[card];
    if (place == IN_PLAY) keep_card(g, ev, seat, card, BY_RULES);
    else if (place == IN_HAND + seat || place == HOARD + seat) tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, place >= HOARD, 0, BY_RULES);
    unplay_flare(g, source);
}

/* What was played with a use that is cancelled comes back with it. */
void take_super_back(game *g, events *ev, const frame *f, const hook *use)
{
    int flare = L(SOURCE) < POWERS ? flare_of(g, g->power[L(SOURCE)].alien) : -1;
    if (flare >= 0 && effect_of(g, flare)->by == f->seat && goes_with_use(g, flare, use)) flare_comes_back(g, ev, f->seat, flare);
}

/* A graft has been used up. */
void flare_not_used(game *g, events *ev, const frame *f)
{
    if (plays_card(g, L(SOURCE))) flare_comes_back(g, ev, f->seat, L(SOURCE));
    else back_to_graft(g, CARD_OF_SOURCE(L(SOURCE)));
}

/* ---- playing a card, and putting it away ------------------------------------------------------------------- */

static bool is_hoarded(const game *g, int seat, int card) { return g->where[card] == HOARD + seat; }

uint32_t comes_before(const game *g, const frame *f)
{
    if (L(SOURCE) < POWERS) return CORE(flow_pose);
    return is_card_source(L(SOURCE)) && is_hoarded(g, f->seat, CARD_OF_SOURCE(L(SOURCE))) ? CORE(flow_from_hoard) : 0;
}

/* A card out of a hoard is played by a use of its sheet's power, which can be cancelled. */
FLOW(flow_from_hoard)
{
    FLOW_BEGIN;
    turn_hoard_up(g, ev, f->seat);
    RESPOND(W_FROM_HOARD, f->seat);
    RETURN(is_hoarded(g, f->seat, CARD_OF_SOURCE(L(SOURCE))) && may_use_hoard(g, f->seat));
    FLOW_END;
}

/* A piece stays where it is until it is used up. */
void play_card(game *g, const frame *f, int card)
{
    if (is_piece(card)) {
        open_piece(g, card);
        return;
    }
    if (is_graft(g, card)) {
        const int tag = tag_of(g, card);
        put_card(g, card, IN_PLAY, everybody(g));
        set_tag(g, card, tag);
        return;
    }
    if (played_class(g, L(SOURCE)) == C_FLARE) g->now.flare_used |= (uint8_t)(1u << f->seat);
    rewind_note(g, card, f->seat);
    bool hoarded = is_hoarded(g, f->seat, card);
    if (g->where[card] == UNDER_PIECE + f->seat) effect_for(g, L(SOURCE))->state |= PROTECTED;
    put_card(g, card, IN_PLAY, everybody(g));
    if (hoarded) mark_card(g, f->seat, card);
}

/* On a side of the encounter, or on a player: said before anybody answers. */
uint32_t said_on_what(const hook *h) { return h->flags & (ON_A_SIDE | ON_A_PLAYER) ? CORE(flow_say_on_what) : 0; }

static void ask_on_what(game *g, const frame *f, bool side)
{
    hc_ask *q = ask(g, side ? HC_ASK_SIDE : HC_ASK_SEAT, 1u << f->seat, side ? 3 : everybody(g), 0);
    q->sheet = (uint16_t)sheet_of(g, L(SOURCE));
    q->who = f->seat;
}

FLOW(flow_say_on_what)
{
    FLOW_BEGIN;
    SET(COUNT, (hook_at(g, L(SOURCE), (f - 1)->local[HOOK_INDEX])->flags & ON_A_SIDE) != 0);         /* of the act that has called */
    ASK(ask_on_what(g, f, L(COUNT)));
    if (L(COUNT)) tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 1, L(SOURCE));
    else tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, 0, 0, L(SOURCE));
    RETURN(g->answer);
    FLOW_END;
}

static bool is_before(const game *g, int thing, int seat) { return read_piece(g, thing)->holders >> seat & 1; }

static bool goes_back_to_hand(const game *g, const hook *h, int source)
{
    const bool stays = played_class(g, source) == C_FLARE || h->flags & PIECE_STAYS;
    return stays && !(effect_of(g, source)->state & THROWN_AWAY);
}

/* A graft has been used up, which the end of the encounter sees to. A flare goes back to the hand, unless it is cancelled or thrown away;
 * a piece stays if that is said of it, and so does a card that is only shown. */
VERB put_card_away(game *g, const frame *f, const hook *h, int card, bool was_cancelled_now)
{
    bool spent = was_cancelled_now || !(h->flags & PIECE_STAYS);
    if (is_piece(card)) return spent && is_before(g, card, f->seat) ? spend_piece(g, f->seat, card, L(SOURCE)) : NULL;
    bool in_play = g->where[card] == IN_PLAY;
    if (in_play && is_graft(g, card)) back_to_graft(g, card);
    else if (in_play && !was_cancelled_now && goes_back_to_hand(g, h, L(SOURCE)))
        put_card(g, card, returns_to(g, f->seat, card), in_the_open(g));
    else if (in_play) return discard(g, f->seat, card, L(SOURCE));
    return NULL;
}

/* At once: a flare goes back to the hand, anything else is used up. */
void abandon_card(game *g, const frame *f, const hook *h, int card)
{
    if (is_piece(card) && is_before(g, card, f->seat) && !(h->flags & PIECE_STAYS)) throw_piece_away(g, f->seat, card);
    if (is_piece(card) || g->where[card] != IN_PLAY) return;
    if (is_graft(g, card)) {
        back_to_graft(g, card);
        return;
    }
    put_card(g, card, g->kind[card] == HC_CARD_FLARE ? returns_to(g, f->seat, card) : IN_DISCARD, in_the_open(g));
}
