/* odyssey.c - the space stations of Cosmic Odyssey. */
#include "rules.h"

enum { OWN_PROMPT = 1, BLOW_UP };

/* ---- Artifact Detection Grid ------------------------------------------------------------------------------------------- */

static bool is_artifact(const game *g, const frame *f) { return L(WHO) != f->seat && played_class(g, L(WHAT)) == C_ARTIFACT; }

static FLOW(detect)
{
    FLOW_BEGIN;
    CALL(reward(g, f->seat, 1));
    FLOW_END;
}

IN_ODYSSEY(grid, "Artifact Detection Grid", "A reward for each {artifact} of another player", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When another player has played an {artifact} and nobody has cancelled it, you may take a reward: a card, or a {ship} from the {warp}.",
                 { W_CARD_USED, AS_ANYONE | OTHERS, IF_IT_LIKES, .flow = detect, .when = is_artifact }));

/* ---- Fluxx Capacitor --------------------------------------------------------------------------------------------------- */

static bool is_wanted_by_both(const game *g, const frame *f) { return g->now.invited[0] & g->now.invited[1] & 1u << f->seat; }

static FLOW(store_flux)
{
    FLOW_BEGIN;
    put_station_tokens(g, ev, f->seat, L(SOURCE), 1);
    FLOW_END;
}

static bool can_change_sides(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->tag && !on_both_sides(g, f->seat); }

static FLOW(go_over)
{
    FLOW_BEGIN;
    put_station_tokens(g, ev, f->seat, L(SOURCE), -1);
    change_sides(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

IN_ODYSSEY(capacitor, "Fluxx Capacitor", "Lets an ally change sides", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When both main players have invited you, put a token here after alliances are formed. As an ally, after cards are selected and before they are "
                                "revealed, you may spend a token to change sides with all your {ships} in the {encounter}.",
                 { W_ALLIED, AS_ALLY | AS_BYSTANDER, OF_ITSELF, .flow = store_flux, .when = is_wanted_by_both },
                 { W_SELECTED, AS_ALLY, IF_IT_LIKES, .flow = go_over, .when = can_change_sides }));

/* ---- Massive Battery --------------------------------------------------------------------------------------------------- */

static int boost(const sum *s, const effect *e, int side, int total)
{
    return total + strengthen_aid(s, side, 1u << e->by, ships_at(s->g, e->by, e->source));
}

IN_ODYSSEY(battery, "Massive Battery", "Makes its owner's reinforcements stronger", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "Each reinforcement card you play adds 1 more for each of your {ships} on the station's planet.",
                 { W_ALWAYS, AS_INVOLVED, MUST | FREE, .modify = { { Q_ADDED, boost } } }));

/* ---- Orbital Billboards ------------------------------------------------------------------------------------------------ */

static bool has_cards(const game *g, const frame *f) { return g->count[IN_HAND + f->seat]; }

static FLOW(advertise)
{
    FLOW_BEGIN;
    FOR_CARDS_AT(c, IN_HAND + f->seat) show_from_hand(g, ev, f->seat, c, L(SOURCE));
    FLOW_END;
}

static int twofold(const sum *s, const effect *e, int side, int value)
{
    return of_side(s->g, side) == e->by && value > FACE_NONE ? value * 2 : value;
}

static bool pays_off(const game *g, const frame *f) { return effect_on(g, L(SOURCE)) && is_attack(g, side_of(g, f->seat)); }

static FLOW(pay_for_it)
{
    FLOW_BEGIN;
    CALL(send_to_warp(g, f->seat, 1, station_planet(g, L(SOURCE)), L(SOURCE)));
    FLOW_END;
}

IN_ODYSSEY(billboards, "Orbital Billboards", "Showing your hand doubles your attack", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "As the {offense}, when the {encounter} begins, you may show your whole hand. Then the attack card that you reveal in it counts twice its number, and one of "
                                "your {ships} on the station's planet goes to the {warp}.",
                 { W_REGROUP, AS_OFFENSE, IF_IT_LIKES, .flow = advertise, .when = has_cards, .modify = { { Q_CARD, twofold } } },
                 { W_RESOLVED, AS_MAIN, OF_ITSELF, .flow = pay_for_it, .when = pays_off }));

/* ---- Oscillation Overthruster ----------------------------------------------------------------------------------------- */

enum { ENOUGH = 42 };

static bool totals_are_high(const game *g)
{
    hc_sum out;
    hc_totals(g, &out);
    return out.face[0] > FACE_NONE && out.face[1] > FACE_NONE && out.total[0] + out.total[1] >= ENOUGH;
}

static bool oscillates(const game *g, const frame *f) { return both_attack(g, f) && !g->now.decided && totals_are_high(g); }

static FLOW(remember)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    FLOW_END;
}

static bool can_jump(const game *g, const frame *f)
{
    const int planet = station_planet(g, L(SOURCE));
    const bool there = g->target != HC_NO_PLANET && g->planets >> g->target & 1 && planet != g->target;
    return effect_of(g, L(SOURCE))->remembered && there && may(g, Q_MAY_LAND, f->seat, g->target) && may(g, Q_MAY_LEAVE, f->seat, planet);
}

static FLOW(jump)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!can_jump(g, f)) RETURN(0);
    CALL(land_ships(g, f->seat, ships_at(g, f->seat, L(SOURCE)), station_planet(g, L(SOURCE)), g->target, L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

IN_ODYSSEY(overthruster, "Oscillation Overthruster", "Moves its {ships} to the target when totals are high", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When the totals of an {encounter} add up to 42 or more, you may move all your {ships} from the station's planet to the target when it is resolved.",
                 { W_SETTLED, AS_ANYONE, OF_ITSELF | SILENT, .flow = remember, .when = oscillates },
                 { W_RESOLVED, AS_ANYONE, IF_IT_LIKES, .flow = jump, .when = can_jump }));

/* ---- Stun Apparatus ---------------------------------------------------------------------------------------------------- */

static int lowered(const sum *s, const effect *e, int side, int value)
{
    const bool against = is_main(s->g, e->by) && of_side(s->g, side) != e->by && value > FACE_NONE;
    const int by = against ? ships_on(s->g, station_planet(s->g, e->source)) : 0;
    return by && value > 0 ? (value > by ? value - by : 0) : value;
}

static bool plays_morph(const game *g, int side)
{
    const int card = played_card(g, of_side(g, side));
    return card < HC_CARDS && class_of(g, card) == C_MORPH;
}

/* Before all else that changes the card; but a morph copies what is printed, and is an attack only when it has copied one. */
static int stun(const sum *s, const effect *e, int side, int value) { return plays_morph(s->g, !side) ? value : lowered(s, e, side, value); }

static int stun_morph(const sum *s, const effect *e, int side, int value)
{
    return plays_morph(s->g, side) || plays_morph(s->g, !side) ? lowered(s, e, side, value) : value;
}

IN_ODYSSEY(stun, "Stun Apparatus", "Weakens the opponent's attack", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When you are a main player, your opponent's attack card is lowered by the number of {ships} on the station's planet, before anything else changes it, but "
                                "not below 0.",
                 { W_ALWAYS, AS_MAIN, MUST | FREE, .modify = { { Q_STATED, stun }, { Q_PRINTED, stun_morph } } }));

/* ---- Targeting Depot ---------------------------------------------------------------------------------------------------- */

static bool has_attack(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_ATTACK); }

/* The card is public from now on. */
static FLOW(take_aim)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, OWN_PROMPT)->filter = C_ATTACK);
    effect_for(g, L(SOURCE))->remembered = (int16_t)attack_value(g, g->answer);
    show_from_hand(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static int distance(const sum *s, const effect *e, int side, int value)
{
    (void)s, (void)side;
    return value <= FACE_NONE ? value : value > e->remembered ? value - e->remembered : e->remembered - value;
}

IN_ODYSSEY(depot, "Targeting Depot", "Attacks count by their distance from a card that is shown",
    STATION_ASKS([OWN_PROMPT] = { "target", "Which attack card do you show? Each attack then counts as its distance from it.", { 0 } }),
    STATION_FORM(STATION_SPACE, "As an ally, before cards are selected, you may show an attack card from your hand. Each attack card that is revealed then counts as the difference "
                                "between its number and that one.",
                 { W_PLANNING, AS_ALLY, IF_IT_LIKES, .flow = take_aim, .when = has_attack, .modify = { { Q_PRINTED, distance } } }));

/* ---- Zap Zapper --------------------------------------------------------------------------------------------------------- */

bool says_zap(const char *name)
{
    for (; *name; name++) if (name[0] == 'Z' && name[1] == 'a' && name[2] == 'p') return true;
    return false;
}

/* A tech is a card that is played, too; what lies on the table (a station, a moon) is not. */
bool is_zap_card(const game *g, int source)
{
    const int sheet_id = sheet_of(g, source);
    return sheet_id == CARD_zap_o_tron || (is_card_source(source) && says_zap(SHEETS[sheet_id]->name));
}

static bool is_a_zap(const game *g, const frame *f) { return L(WHO) != f->seat && is_zap_card(g, L(WHAT)); }

static FLOW(zap_the_zap)
{
    FLOW_BEGIN;
    CALL(send_to_warp(g, f->seat, 1, station_planet(g, L(SOURCE)), L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

IN_ODYSSEY(zapper, "Zap Zapper", "Cancels a Zap at the price of a {ship}", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When another player plays a card with Zap in its name, you may send one of your {ships} from the station's planet to the {warp}: the card has no effect "
                                "and is discarded.",
                 { W_CARD_PLAYED, AS_ANYONE | OTHERS, IF_IT_LIKES, .flow = zap_the_zap, .when = is_a_zap }));

/* ---- Rift Enacter -------------------------------------------------------------------------------------------------------- */

enum { LEAST = 1, MOST = 6 };

static bool is_rift(const game *g, int card)
{
    return class_of(g, card) == C_ATTACK && attack_value(g, card) >= LEAST && attack_value(g, card) <= MOST;
}

static bool can_open_rift(const game *g, const frame *f)
{
    bool any = false;
    FOR_CARDS_AT(c, IN_HAND + f->seat) any |= is_rift(g, c);
    return any && g->ships[g->offense][WARP] && colonies(g, g->offense);
}

static void ask_rift(game *g, const frame *f)
{
    clear_marks(g, f->seat);
    FOR_CARDS_AT(c, IN_HAND + f->seat) if (is_rift(g, c)) mark_card(g, f->seat, c);
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, OWN_PROMPT);
    q->filter = C_ATTACK;
    q->extra |= MARKED;
}

static FLOW(open_rift)
{
    FLOW_BEGIN;
    ASK(ask_rift(g, f));
    SET(COUNT, attack_value(g, g->answer));      /* public: it is discarded now */
    clear_marks(g, f->seat);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    CALL(retrieve(g, g->offense, L(COUNT), L(SOURCE)));
    FLOW_END;
}

/* ---- ... and what another takes out of its owner's hand */

static int enacter_of(const game *g, int seat)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->sheet == CARD_station_enacter && is_piece_ready(g, p) && has_access(g, seat, p)) return p;
    return -1;
}

void note_riven(game *g, int card, int from, int to)
{
    if (card >= 0 && is_rift(g, card) && !(g->in_order >> to & 1) && enacter_of(g, from) >= 0) set_tag(g, card, TAG_RIVEN + from);
}

void ask_to_blow_up(game *g, int card)
{
    const int owner = tag_of(g, card) - TAG_RIVEN;
    mark_card(g, owner, card);
    hc_ask *q = ask_card(g, 1u << owner, C_ATTACK, BLOW_UP);
    q->sheet = CARD_station_enacter;
    q->who = (uint8_t)seat_at(g->where[card]);
    q->place = g->where[card];
    q->extra = MARKED | CAN_PASS;
}

IN_ODYSSEY(enacter, "Rift Enacter", "A low attack frees {ships} of the {offense}",
    STATION_ASKS([OWN_PROMPT] = { "enact", "Which attack card of 1 to 6 do you discard? That many of the {offense}'s {ships} leave the {warp}.", { 0 } },
                 [BLOW_UP] = { "blow-up", "This attack was taken from your hand. Do you blow it up? Whoever took it loses that many {ships}.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .station = STATION_SPACE,
        .text = { "When an {encounter} begins, you may discard an attack card of 1 to 6: that many of the {offense}'s {ships} return from the {warp} to its {colonies}. When another player takes such a card from your hand, you may blow it up: they discard it and lose that many {ships}." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, IF_IT_LIKES, .flow = open_rift, .when = can_open_rift }) }));
