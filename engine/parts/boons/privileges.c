/* privileges.c - privileges: each is used once and leaves the game. Those that change a coalition are carried out between the games of a
 * campaign (cli/odyssey*.c), and do nothing in a game. */
#include "rules.h"

#define ONCE_IF_LIKED MAY
#define COALITION(words) \
    .form = FORMS({ .editions = IN_FFG, .boon = BOON_PRIVILEGE, .text = { words }, .note = "It is used before the game, where aliens are chosen." })

/* ---- Archeotheif ----------------------------------------------------------------------------------------------------------- */

enum { FROM_WHERE, WHICH, STOLEN = 2, COSMIC = 0, REWARDS, TECHS };

static uint64_t piles(const game *g)
{
    return (g->pile_count[IN_DISCARD] ? 1u << COSMIC : 0) | (g->pile_count[REWARDS_USED] ? 1u << REWARDS : 0) |
           (can_take_used_tech(g) ? 1u << TECHS : 0);
}

static bool can_dig(const game *g, const frame *f) { (void)f; return piles(g); }

static FLOW(dig)
{
    enum { LEFT = MINE, PILE };
    FLOW_BEGIN;
    for (SET(LEFT, STOLEN); L(LEFT) && piles(g); L(LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, piles(g), FROM_WHERE));
        if (g->answer == TECHS) {
            CALL(take_used_tech(g, f->seat, L(SOURCE)));
            continue;
        }
        SET(PILE, g->answer == COSMIC ? IN_DISCARD : REWARDS_USED);
        ASK(ask_card_in(g, f, f->seat, L(PILE), C_ANY, WHICH));
        take_discard(g, ev, f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

BOON(privilege_thief, BOON_PRIVILEGE, "Archeotheif", "Two cards from the discards",
    .prompt = PROMPTS([FROM_WHERE] = { "pile", "From which discards do you take a card?", { "cosmic cards", "reward cards", "techs" } },
                      [WHICH] = { "dig", "Which card do you take?", { 0 } }),
    BOON_FORM(BOON_PRIVILEGE, "At any time, take any two cards from the discards, those of the reward deck and the techs included. Then it leaves the game.",
              { W_ANY_TIME, AS_ANYONE, ONCE_IF_LIKED, .flow = dig, .when = can_dig }));

/* ---- Bona Fide Pioneer -------------------------------------------------------------------------------------------------------- */

static FLOW(hand_out)
{
    FLOW_BEGIN;
    if (has_part(g, PART_stations)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g), 0));
        SET(WHO, g->answer);
        if (draw_space_stations(g, L(WHO), 1)) {
            FOR_PIECES_OF(p, g, HC_CARD_STATION, L(WHO)) if (is_unattached(g, p)) SET(WHAT, p);
            CALL(attach_station(g, L(WHO), L(WHAT), L(SOURCE)));
            put_stations_back(g, L(WHO), -1);
        }
    }
    if (has_part(g, PART_orbits)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g), 2));
        CALL(further_moons(g, g->answer, 1, L(SOURCE)));
    }
    if (can_acquire_tech(g)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g), 1));
        draw_further_tech(g, ev, g->answer);
    }
    FLOW_END;
}

BOON(privilege_pioneer, BOON_PRIVILEGE, "Bona Fide Pioneer", "A station, a moon and a tech to hand out",
    .prompt = PROMPTS([0] = { "station-to", "Who gets a space station?", { 0 } }, [1] = { "tech-to", "Who gets a tech?", { 0 } },
                      [2] = { "moon-to", "Who gets a moon?", { 0 } }),
    BOON_FORM(BOON_PRIVILEGE, "When the game begins: draw a space station, a moon and a tech, if the game has them, and give each to anybody you like. Then it leaves the game.",
              AT_BEGINNING(hand_out)));

/* ---- those of the coalition ---------------------------------------------------------------------------------------------------- */

BOON(privilege_facade, BOON_PRIVILEGE, "False Facade", "Another alien of the coalition", COALITION("Before the game: when all aliens are known, play another alien of your coalition."));
BOON(privilege_mulligan, BOON_PRIVILEGE, "Life Mulligan", "A new alien, and its flare",
    COALITION("Before the game: draw two aliens, add one of them to your coalition and play it. Its flare is in your opening hand."));
BOON(privilege_banishment, BOON_PRIVILEGE, "Unilateral Banishment", "Strikes an alien from a coalition",
    COALITION("Before the game: strike an alien from another coalition that has two or more."));
BOON(privilege_offer, BOON_PRIVILEGE, "Unrefusable Offer", "Exchanges aliens of coalitions",
    COALITION("Before the game: exchange an alien of your coalition that you do not play for one of another coalition that is not played, for good."));

/* ---- Meritocrat ----------------------------------------------------------------------------------------------------------------- */

static FLOW(deserve)
{
    FLOW_BEGIN;
    SET(COUNT, (g->count[IN_HAND + f->seat] + 1) / 2);
    if (L(COUNT) > reward_cards_left(g)) SET(COUNT, reward_cards_left(g));
    for (int i = 0; i < L(COUNT); i++) put_under_deck(g, random_card(g, IN_HAND + f->seat, C_ANY));
    if (L(COUNT)) CALL(draw_rewards(g, f->seat, L(COUNT), L(SOURCE)));
    FLOW_END;
}

BOON(privilege_meritocrat, BOON_PRIVILEGE, "Meritocrat", "Half of the opening hand are reward cards",
    BOON_FORM(BOON_PRIVILEGE, "When the game begins, in a game with the reward deck: half of your opening hand, rounded up and chosen at random, goes under the deck, and you draw as many reward cards. "
                              "Then it leaves the game.",
              AT_BEGINNING(deserve)));

/* ---- Obligatory Charity --------------------------------------------------------------------------------------------------------- */

enum { OF_WHOM, GIVES, EIGHT = 8 };

static uint64_t others_with_cards(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && g->count[IN_HAND + s]) set |= 1ull << s;
    return set;
}

static bool can_beg(const game *g, const frame *f) { return others_with_cards(g, f->seat) && can_draw(g); }

static FLOW(beg)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_with_cards(g, f->seat), OF_WHOM));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), GIVES)->who = f->seat);
    if (!g->answer) {
        CALL(draw(g, f->seat, EIGHT, L(SOURCE)));
        RETURN(0);
    }
    while (g->count[IN_HAND + L(WHO)]) give_card(g, ev, L(WHO), f->seat, next_card(g, IN_HAND + L(WHO), 0), L(SOURCE));
    FLOW_END;
}

BOON(privilege_charity, BOON_PRIVILEGE, "Obligatory Charity", "A whole hand, or eight cards",
    .prompt = PROMPTS([OF_WHOM] = { "charity", "Whom do you ask for their hand?", { 0 } },
                      [GIVES] = { "give-hand", "Do you give this player your whole hand? Otherwise they draw eight cards.", { "no", "yes" } }),
    BOON_FORM(BOON_PRIVILEGE, "At any time, choose a player: they may give you their whole hand; if they don't, you draw eight cards. Then it leaves the game.",
              { W_ANY_TIME, AS_ANYONE, ONCE_IF_LIKED, .flow = beg, .when = can_beg }));

/* ---- Secret Mission -------------------------------------------------------------------------------------------------------------- */

static FLOW(accept_mission)
{
    FLOW_BEGIN;
    draw_objective(g, f->seat);
    FLOW_END;
}

BOON(privilege_mission, BOON_PRIVILEGE, "Secret Mission", "An objective of your own",
    BOON_FORM(BOON_PRIVILEGE, "When the game begins: draw an objective, which lies face down before you and scores for you alone when points are counted. Then this leaves the game.",
              AT_BEGINNING(accept_mission)));

/* ---- Space Shark Wrangling --------------------------------------------------------------------------------------------------------- */

static bool is_prey(const game *g, int thing)
{
    const piece *p = read_piece(g, thing);
    if (p->kind == HC_CARD_MOON) return p->at;
    if (p->open != OPEN_TO_ALL) return false;
    const bool always = p->kind == HC_CARD_EVOLUTION || p->kind == HC_CARD_STATION || p->kind == HC_CARD_HAZARD || p->kind == HC_CARD_OBJECTIVE;
    return always || (p->kind == HC_CARD_TECH && is_completed(g, thing));
}

static bool has_prey(const game *g, const frame *f)
{
    (void)f;
    FOR_PIECES(p, g) if (is_prey(g, p)) return true;
    return false;
}

static void ask_prey(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    FOR_PIECES(p, g) if (is_prey(g, p)) among_pieces(q, p);
}

static FLOW(let_sharks_loose)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_prey(g, f));
    SET(WHAT, g->answer);                        /* public: it lies open */
    if (read_piece(g, L(WHAT))->kind == HC_CARD_MOON) {
        SET(WHO, orbit_occupant(g, L(WHAT)));
        SET(PLANET, orbit_planet(g, L(WHAT)));
        empty_orbit(g, ev, L(WHAT), L(PLANET));
        remove_orbit(g, ev, L(WHAT), L(SOURCE));
        if (L(WHO) != NOBODY) CALL(return_ships(g, L(WHO), 1, L(PLANET), L(SOURCE)));
        SPREAD_NEWS;
        RETURN(0);
    }
    if (read_piece(g, L(WHAT))->kind == HC_CARD_EVOLUTION) CALL(remove_evolution(g, f->seat, L(WHAT), L(SOURCE)));
    else if (read_piece(g, L(WHAT))->kind == HC_CARD_TECH) CALL(discard_tech(g, holder_of(g, L(WHAT)), L(WHAT), L(SOURCE)));
    else if (read_piece(g, L(WHAT))->kind == HC_CARD_STATION) lose_station(g, ev, L(WHAT), L(SOURCE));
    else if (read_piece(g, L(WHAT))->kind == HC_CARD_HAZARD) discard_hazard_now(g, ev, L(WHAT));
    else drop_boon(g, ev, L(WHAT), L(SOURCE));
    FLOW_END;
}

BOON(privilege_shark, BOON_PRIVILEGE, "Space Shark Wrangling", "Removes an evolution, hazard, moon, station, objective or tech",
    .prompt = PROMPTS([0] = { "shark", "What do the sharks take out of the game?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .boon = BOON_PRIVILEGE,
        .text = { "When any {encounter} begins: remove an evolution, a hazard, a moon, a station, a face-up objective or a completed tech from the game; {ships} on it go home. Then it leaves the game." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, ONCE_IF_LIKED, .flow = let_sharks_loose, .when = has_prey }) }));

/* ---- Unlimited Power ---------------------------------------------------------------------------------------------------------------- */

static bool is_turned_down(const game *g, int p) { return why_off(g, p) & (HOMELESS | ASLEEP); }

static bool has_lost_power(const game *g, const frame *f)
{
    FOR_POWERS_OF(p, g, f->seat) if (is_turned_down(g, p)) return true;
    return false;
}

/* Until the encounter ends: as if it had not been used in it yet, and nothing kept it from being used. */
static void set_free(game *g, events *ev, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    renew_power(g, p);
    if (f && f->renew) f->renew(g, p);
    if (g->power[p].off & ASLEEP) rouse_power(g, ev, p);
    g->power[p].off &= FACE_DOWN;
    if (why_off(g, p) & HOMELESS) keep_power(g, ev, g->power[p].holder);
    shield_power(g, p);
}

static FLOW(rise_again)
{
    FLOW_BEGIN;
    FOR_POWERS_OF(p, g, f->seat) if (is_turned_down(g, p)) set_free(g, ev, p);
    FLOW_END;
}

/* It could act at this moment, but for its being zapped, lost, asleep, or used up; a second use that only switches on what is on is none. */
static bool is_held_back(const game *g, int p, int seat)
{
    const bool is_off = why_off(g, p) & ~(unsigned)FACE_DOWN;
    if ((!is_off && !effect_of(g, p)->used) || usable_at_moment(g, p, seat) >= 0) return false;
    game as_if = *g;
    set_free(&as_if, NULL, p);
    const int i = usable_at_moment(&as_if, p, seat);
    return i >= 0 && (is_off || hook_at(g, p, i)->flow);
}

static bool is_my_power_held_back(const game *g, const frame *f)
{
    FOR_POWERS_OF(p, g, f->seat) if (is_held_back(g, p, f->seat)) return true;
    return false;
}

static FLOW(break_free)
{
    FLOW_BEGIN;
    FOR_POWERS_OF(p, g, f->seat) if (is_held_back(g, p, f->seat)) set_free(g, ev, p);
    FLOW_END;
}

static FLOW(insist)
{
    FLOW_BEGIN;
    shield_power(g, L(CAUSE));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

/* The power that cancels has been used, without effect. */
static FLOW(insist_quietly)
{
    FLOW_BEGIN;
    shield_power(g, L(CAUSE));
    RETURN(0);
    FLOW_END;
}

#define AT_MOMENT(window) { window, AS_ANYONE, ONCE_IF_LIKED, .flow = break_free, .when = is_my_power_held_back }

BOON(privilege_power, BOON_PRIVILEGE, "Unlimited Power", "Your power works no matter what",
    .form = FORMS({ .editions = IN_FFG, .boon = BOON_PRIVILEGE,
        .text = { "At a moment of your power: you may use it even if it is zapped, lost, asleep, or has been used as often as it may be; or when another player would cancel a use of it, it is used all the same. "
                  "Or, when an {encounter} begins: a power that is lost or asleep works in it. Nobody can cancel it until the {encounter} ends. Then this card leaves the game." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, ONCE_IF_LIKED, .flow = insist, .when = is_cancelling_me },
                             { W_POWER_USED, AS_ANYONE | OTHERS, ONCE_IF_LIKED, .flow = insist_quietly, .when = is_cancelling_me },
                             { W_REGROUP, AS_ANYONE, ONCE_IF_LIKED, .flow = rise_again, .when = has_lost_power },
                             AT_MOMENT(W_ANY_TIME), AT_MOMENT(W_DESTINY), AT_MOMENT(W_LAUNCH), AT_MOMENT(W_AIMED), AT_MOMENT(W_PLANNING),
                             AT_MOMENT(W_OUTCOME), AT_MOMENT(W_SETTLED)) }));
