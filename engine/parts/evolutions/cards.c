/* cards.c - the evolutions, one after the other. What each says of a player goes by the number of that player's ships on it. */
#include "rules.h"

bool can_send_evolved(const game *g, const frame *f);
flow_fn send_evolved;

#define IF_IT_LIKES (MAY | PIECE_STAYS)
#define OF_ITSELF   (MUST | FREE | PIECE_STAYS)
#define SENDS_SHIPS { W_GATHER, AS_INVOLVED | OWN, IF_IT_LIKES, .flow = send_evolved, .when = can_send_evolved }
#define ALWAYS(...) { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { __VA_ARGS__ } }
/* `most` is the highest number on the card. */
#define EVOLUTION(id, title, what, ...) \
    const sheet card_evolution_##id = { .piece = HC_CARD_EVOLUTION, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define EVOLVES(most, words, ...) \
    .form = FORMS({ .editions = IN_FFG, .research = most, .text = { words }, .hook[POWER] = HOOKS(SENDS_SHIPS, __VA_ARGS__) })

/* The number of the seat that acts, and of the one by whom an effect is. */
static int level(const game *g, const frame *f) { return evolved(g, f->seat, L(SOURCE)); }
static int level_of(const sum *s, const effect *e) { return evolved(s->g, e->by, e->source); }
static bool is_about(const effect *e, int about) { return seat_in(about) == e->by; }

/* ---- Archaeology ---------------------------------------------------------------------------------------------------------- */

static int no_artifacts(const sum *s, const effect *e, int about, int may_play)
{
    return is_about(e, about) && thing_in(about) == HC_CARD_ARTIFACT && !level_of(s, e) ? 0 : may_play;
}

static bool was_my_artifact(const game *g, const frame *f)
{
    const bool played = g->where[L(WHAT)] == IN_PLAY && g->kind[L(WHAT)] == HC_CARD_ARTIFACT && L(CAUSE) == SOURCE_OF_CARD(L(WHAT));
    return played && level(g, f) == 3 && has_card(g, IN_HAND + f->seat, C_FLARE);
}

static FLOW(dig_it_up)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0)->filter = C_FLARE);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

EVOLUTION(archaeology, "Archaeology", "Whether you can play {artifacts}, and use them again",
    .prompt = PROMPTS([0] = { "dig", "Which flare do you discard instead of the {artifact} that you have played?", { 0 } }),
    EVOLVES(3, "0: you cannot play {artifacts}. 1 or 2: nothing. 3: you may discard a flare instead of an {artifact} that you have played; the {artifact} returns to your hand.",
            ALWAYS({ Q_MAY_PLAY, no_artifacts }), { W_WOULD_DISCARD, AS_ANYONE | OWN, IF_IT_LIKES, .flow = dig_it_up, .when = was_my_artifact }));

/* ---- Archival Studies ------------------------------------------------------------------------------------------------------ */

enum { C_KEPT = C_OF_HAND & ~C_ENCOUNTER, SOME = 2 };

static int cards_to_keep(const game *g, const frame *f)
{
    const int there = count_cards(g, IN_HAND + f->seat, C_KEPT);
    return level(g, f) < 2 ? 0 : level(g, f) > 2 || there < SOME ? there : SOME;
}

static bool can_keep_some(const game *g, const frame *f) { return cards_to_keep(g, f) > 0; }

static FLOW(file_away)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, 1, cards_to_keep(g, f), C_KEPT, 0), f));
    for (int i = 0; i < g->draft_count; i++) {
        show_from_hand(g, ev, f->seat, g->draft[i], L(SOURCE));
        cover_card(g, f->seat, g->draft[i]);
    }
    clear_draft(g);
    FLOW_END;
}

EVOLUTION(archive, "Archival Studies", "Cards that stay when a new hand is drawn",
    .prompt = PROMPTS([0] = { "file", "Which cards do you show and keep beside your new hand?", { 0 } }),
    EVOLVES(3, "0 or 1: nothing. 2: when you draw a new hand, you may show up to two cards that are not {encounter} cards and keep them as well. 3: any number of them.",
            { W_NEW_HAND, AS_ANYONE | OWN, IF_IT_LIKES, .flow = file_away, .when = can_keep_some }));

/* ---- Aviation ---------------------------------------------------------------------------------------------------------------- */

static int no_wings(const sum *s, const effect *e, int about, int may_ally) { return is_about(e, about) && !level_of(s, e) ? 0 : may_ally; }

static int wings(const sum *s, const effect *e, int seat, int most)
{
    if (seat != e->by || is_main(s->g, seat)) return most;
    return level_of(s, e) == 1 && most > 1 ? 1 : level_of(s, e) == 4 ? most + 1 : most;
}

EVOLUTION(aviation, "Aviation", "How many {ships} an ally may send",
    EVOLVES(4, "0: you cannot ally. 1: as an ally, you may send only one {ship}. 2 or 3: nothing. 4: as an ally, you may send one {ship} more than usual.",
            ALWAYS({ Q_MAY_ALLY, no_wings }, { Q_SHIP_LIMIT, wings })));

/* ---- Bad Publicity ---------------------------------------------------------------------------------------------------------- */

static bool is_shamed(const game *g, int seat) { return is_ally(g, seat) && on_side(g, seat, SIDE_OFFENSE) && g->count[IN_HAND + seat]; }

static bool can_shame(const game *g, const frame *f)
{
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= is_shamed(g, s);
    return any && level(g, f) >= 2;
}

static FLOW(shame_them)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        if (is_shamed(g, g->order[L(TURN)])) CALL(discard_at_random(g, g->order[L(TURN)], level(g, f) - 1, L(SOURCE)));
    FLOW_END;
}

EVOLUTION(publicity, "Bad Publicity", "The {offense}'s allies discard",
    EVOLVES(3, "0 or 1: nothing. 2: as the {defense}, when all alliances are formed, you may make each ally of the {offense} discard a card at random. 3: two cards.",
            { W_ALLIED, AS_DEFENSE, IF_IT_LIKES, .flow = shame_them, .when = can_shame }));

/* ---- Bountiful Stockpile ----------------------------------------------------------------------------------------------------- */

bool is_stockpile_closed(const game *g, int seat)
{
    const int thing = has_part(g, PART_evolutions) ? first_piece(g, CARD_evolution_stockpile) : -1;
    return thing >= 0 && !evolved(g, seat, thing);
}

static int one_more(const sum *s, const effect *e, int seat, int rewards)
{
    const bool helped = seat == e->by && is_ally(s->g, seat) && on_side(s->g, seat, SIDE_DEFENSE) && s->g->winner == SIDE_DEFENSE;
    return helped && rewards > 0 && level_of(s, e) == 3 ? rewards + 1 : rewards;
}

EVOLUTION(stockpile, "Bountiful Stockpile", "Whether rewards come from the reward deck",
    EVOLVES(3, "0: you draw no cards from the reward deck. 1 or 2: nothing. 3: one more reward whenever you take {rewards} as an ally of the winning {defense}.",
            ALWAYS({ Q_REWARDS, one_more })));

/* ---- Colonization ------------------------------------------------------------------------------------------------------------ */

static bool lands_too_many(const game *g, const frame *f) { return level(g, f) < 2 && L(COUNT) > 1 && g->ships[f->seat][GATE] > 1; }

static FLOW(land_one)
{
    FLOW_BEGIN;
    CALL(return_ships(g, f->seat, g->ships[f->seat][GATE] - 1, GATE, L(SOURCE)));
    RETURN(0);
    FLOW_END;
}

static bool is_uninhabited(const game *g, const frame *f)
{
    return level(g, f) == 3 && g->target < HC_PLANETS && !is_moon(g->target) && !ships_on(g, g->target) && !g->now.decided &&
           !(planets_with_moons(g, true) >> g->target & 1);
}

static FLOW(take_it)
{
    FLOW_BEGIN;
    settle_encounter(g, SIDE_OFFENSE, L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

EVOLUTION(colonization, "Colonization", "How a winning {offense} lands",
    EVOLVES(3, "0 or 1: when you win as the {offense}, only one of your {ships} lands, and the others return to your {colonies}. 2: nothing. 3: as the {offense}, when your {ships} are sent to a planet without any {colony}, you may win the {encounter} at once.",
            { W_WOULD_LAND, AS_OFFENSE | OWN, OF_ITSELF, .flow = land_one, .when = lands_too_many },
            { W_LAUNCHED, AS_OFFENSE, IF_IT_LIKES, .flow = take_it, .when = is_uninhabited }));

/* ---- Coordination Tactics ---------------------------------------------------------------------------------------------------- */

static int no_call(const sum *s, const effect *e, int about, int may_invite) { return is_about(e, about) && !level_of(s, e) ? 0 : may_invite; }

static int one_guest(const sum *s, const effect *e, int seat, int most) { return seat == e->by && level_of(s, e) == 1 && most > 1 ? 1 : most; }

static int more_to_send(const game *g, int seat)
{
    const int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit) - ships_in(g, seat), have = ships_to_send(g, seat);
    return most < have ? most : have;
}

static bool can_follow_up(const game *g, const frame *f)
{
    const int leader = of_side(g, side_of(g, f->seat));
    const bool anew = !(effect_of(g, L(SOURCE))->remembered >> f->seat & 1) && !on_both_sides(g, f->seat);
    return anew && leader < SEATS && evolved(g, leader, L(SOURCE)) == 4 && more_to_send(g, f->seat) > 0;
}

static FLOW(follow_up)
{
    FLOW_BEGIN;
    note_here(g, f);
    LET_LEAVE(f->seat);
    if (more_to_send(g, f->seat) <= 0) RETURN(0);
    ASK(by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, more_to_send(g, f->seat), ways_out(g, f->seat), 0), f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    add_ships(g, ev, f->seat, L(SOURCE));
    SPREAD_NEWS;
    FLOW_END;
}

EVOLUTION(coordination, "Coordination Tactics", "How many allies you invite",
    .prompt = PROMPTS([0] = { "follow-up", "Which {ships} do you add to the {encounter}?", { 0 } }),
    EVOLVES(4, "0: you cannot invite allies. 1: you may invite only one player. 2 or 3: nothing. 4: your allies may add {ships} after the cards are revealed, within their limits.",
            ALWAYS({ Q_MAY_INVITE, no_call }, { Q_GUESTS, one_guest }),
            { W_REVEALED, AS_ALLY, IF_IT_LIKES | EACH_TIME, .flow = follow_up, .when = can_follow_up }));

/* ---- Deep Radar -------------------------------------------------------------------------------------------------------------- */

enum { WHOM, SHOW, TO_WHOM, OFFER, TAKE };

static uint64_t inviters(const game *g, int seat)
{
    uint64_t sides = 0;
    for (int side = 0; side < 2; side++)
        if (invitations_of(g, seat) >> side & 1 && has_card(g, IN_HAND + of_side(g, side), C_ENCOUNTER)) sides |= 1u << side;
    return sides;
}

static bool can_ask_for_proof(const game *g, const frame *f) { return level(g, f) >= 1 && inviters(g, f->seat); }

static void ask_to_show(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, L(WHAT), 0, SHOW);
    q->filter = C_ENCOUNTER;
    q->who = f->seat;
    q->extra = CAN_PASS;
}

static FLOW(ask_for_proof)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, inviters(g, f->seat), WHOM));
    SET(WHAT, of_side(g, g->answer));
    ASK(ask_to_show(g, f));
    if (g->answer != PASS) show_to(g, ev, L(WHAT), g->answer, f->seat, L(SOURCE));
    FLOW_END;
}

static uint64_t willing(const game *g, int seat)
{
    return (may_side_with(g, seat, SIDE_OFFENSE) ? 1u : 0) | (may_side_with(g, seat, SIDE_DEFENSE) ? 2u : 0);
}

static bool can_buy_in(const game *g, const frame *f)
{
    const bool anew = !(effect_of(g, L(SOURCE))->remembered >> f->seat & 1) && !(g->now.barred >> f->seat & 1);
    return anew && level(g, f) == 4 && g->count[IN_HAND + f->seat] && ships_to_send(g, f->seat) && willing(g, f->seat);
}

static void show_price(game *g, events *ev, const frame *f, int card)
{
    g->known[card] |= (uint8_t)(1u << L(WHAT));
    mark_card(g, L(WHAT), card);
    tell_secret(g, ev, 1u << L(WHAT) | 1u << f->seat, HC_EV_SAW_CARD, L(WHAT), f->seat, card, 0, 0, L(SOURCE));
}

static void ask_to_take(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, L(WHAT), 0, TAKE);
    q->filter = C_ANY;
    q->place = (uint8_t)(IN_HAND + f->seat);
    q->who = f->seat;
    q->extra = MARKED | CAN_PASS;
}

static FLOW(buy_in)
{
    FLOW_BEGIN;
    note_here(g, f);
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, willing(g, f->seat), TO_WHOM));
    SET(WHAT, of_side(g, g->answer));
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, OFFER)->filter = C_ANY);
    show_price(g, ev, f, g->answer);
    ASK(ask_to_take(g, f));
    FOR_CARDS_AT(c, IN_HAND + f->seat) unmark_card(g, L(WHAT), c);
    tell(g, ev, g->answer == PASS ? HC_EV_OFFER_REFUSED : HC_EV_OFFER_TAKEN, L(WHAT), f->seat, 0, 0, 0, L(SOURCE));
    if (g->answer == PASS) RETURN(0);
    give_card(g, ev, f->seat, L(WHAT), g->answer, L(SOURCE));
    summon_ally(g, ev, L(WHAT), f->seat, L(SOURCE));
    CALL(commit(g, f->seat));
    if (!g->ships[f->seat][GATE]) set_side(g, f->seat, SIDE_NONE);
    FLOW_END;
}

EVOLUTION(radar, "Deep Radar", "A look at an {encounter} card before allying",
    .prompt = PROMPTS([WHOM] = { "proof", "Whom do you ask to show you an {encounter} card?", { 0 } },
                      [SHOW] = { "show", "This player asks to see one of your {encounter} cards before answering. Which one do you show?", { 0 } },
                      [TO_WHOM] = { "buy-in", "Which side do you want to join? Its main player is offered a card.", { 0 } },
                      [OFFER] = { "price", "Which card do you offer for the alliance? Only that player sees it.", { 0 } },
                      [TAKE] = { "take", "You are offered this card for an alliance. Do you take it?", { 0 } }),
    EVOLVES(4, "0: nothing. 1 or more: before you answer an invitation, you may ask a player who has invited you to show you an {encounter} card, which they may refuse. 4: in addition, before cards are selected, you may offer a main player a card if you take no part; whoever takes it has you as an ally, with your {ships}.",
            { W_ALLY_TURN, AS_ANYONE | OWN, IF_IT_LIKES, .flow = ask_for_proof, .when = can_ask_for_proof },
            { W_PLANNING, AS_BYSTANDER, IF_IT_LIKES | EACH_TIME, .flow = buy_in, .when = can_buy_in }));

/* ---- Experiential Learning: the tag says that the second encounter is its gift ---------------------------------------------- */

static bool is_settled(const game *g)
{
    return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || g->winner == BOTH_LOST || g->winner == DEAL_FAILED;
}

static bool can_learn(const game *g, const frame *f)
{
    const bool first = !g->second && level(g, f) >= 2;
    const bool second = g->second == 1 && level(g, f) == 4 && read_piece(g, L(SOURCE))->tag & EVOLUTION_GAVE;
    if (!is_settled(g) || g->success || g->goes_on || running(g, CORE(flow_extra)) || varies(g, V_SINGLE_ENCOUNTER)) return false;
    return (first || second) && may(g, Q_MAY_GO_ON, f->seat, 0) && has_card(g, IN_HAND + f->seat, C_ENCOUNTER) && ships_on_colonies(g, f->seat);
}

static FLOW(learn)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag |= EVOLUTION_GAVE;
    g->goes_on = GO_ON;
    FLOW_END;
}

static bool has_taught(const game *g, const frame *f) { return f->seat == g->offense && read_piece(g, L(SOURCE))->tag & EVOLUTION_GAVE; }

static FLOW(forget)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag &= (uint8_t)~EVOLUTION_GAVE;
    FLOW_END;
}

EVOLUTION(learning, "Experiential Learning", "More {encounter}s after a failure",
    EVOLVES(4, "0 or 1: nothing. 2 or more: as the {offense}, you may have a second {encounter} even if the first has failed. 4: and a third if that fails, too.",
            { W_ENCOUNTER_OVER, AS_OFFENSE, IF_IT_LIKES, .flow = learn, .when = can_learn },
            { W_TURN_ENDS, AS_ANYONE, OF_ITSELF | SILENT, .flow = forget, .when = has_taught }));

/* ---- Hyperspace Portcullis ---------------------------------------------------------------------------------------------------- */

static bool can_choose_destiny(const game *g, const frame *f) { return level(g, f) == 2 && draws_destiny(g) && destiny_cards(g) > 2; }

static FLOW(choose_destiny)
{
    FLOW_BEGIN;
    renew_destiny(g, ev, 3);
    look_at_destiny(g, f->seat, 2);
    ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, 0)->extra = MARKED);
    SET(WHAT, g->answer);                        /* public: it is the one that is drawn now */
    unmark_card(g, f->seat, L(WHAT));
    put_under_destiny(g, f->seat, first_marked(g, f->seat, IN_DESTINY, C_ANY));
    put_back_on_destiny(g, f->seat, L(WHAT));
    FLOW_END;
}

EVOLUTION(portcullis, "Hyperspace Portcullis", "A choice of two {destiny} cards",
    .prompt = PROMPTS([0] = { "destiny", "Which of the two {destiny} cards do you use? The other one goes under the deck.", { 0 } }),
    EVOLVES(2, "0 or 1: nothing. 2: as the {offense}, you may draw two {destiny} cards, use one of them and put the other under the deck.",
            { W_DRAW_DESTINY, AS_OFFENSE | OWN, IF_IT_LIKES, .flow = choose_destiny, .when = can_choose_destiny }));

/* ---- Momentum Drive ------------------------------------------------------------------------------------------------------------ */

static int no_second(const sum *s, const effect *e, int about, int may_go_on) { return is_about(e, about) && !level_of(s, e) ? 0 : may_go_on; }

bool has_momentum(const game *g)
{
    const int thing = has_part(g, PART_evolutions) ? first_piece(g, CARD_evolution_momentum) : -1;
    return thing >= 0 && evolved(g, g->offense, thing) == 3 && needs_cards(g, g->offense) && !has_hoarded(g, g->offense, C_ENCOUNTER);
}

EVOLUTION(momentum, "Momentum Drive", "Whether there are second {encounter}s",
    EVOLVES(3, "0: you have no second {encounter}. 1 or 2: nothing. 3: as the {offense}, when you run out of {encounter} cards before cards are revealed, you draw a new hand instead of "
               "ending your turn.",
            ALWAYS({ Q_MAY_GO_ON, no_second })));

/* ---- Pyrology ------------------------------------------------------------------------------------------------------------------ */

static int no_flares(const sum *s, const effect *e, int about, int may_play)
{
    return is_about(e, about) && thing_in(about) == HC_CARD_FLARE && !level_of(s, e) ? 0 : may_play;
}

static int either_half(const sum *s, const effect *e, int about, int may_super)
{
    return is_about(e, about) && may_super && level_of(s, e) >= 2 ? 2 : may_super;
}

void ask_which_half(game *g, int seat, int alien)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), 0);
    q->sheet = CARD_evolution_pyrology;
    q->about = (uint16_t)alien;
}

static bool can_light_one(const game *g, const frame *f) { return level(g, f) == 4 && is_flare_played(g, f); }

static FLOW(light_one)
{
    FLOW_BEGIN;
    SET(WHAT, draw_unused_flare(g, ASIDE + f->seat, 1u << f->seat));       /* public: it is shown as it is taken */
    if (L(WHAT) >= 0) take_unused_flare(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

EVOLUTION(pyrology, "Pyrology", "Whether flares can be played, and how",
    .prompt = PROMPTS([0] = { "half", "Do you play this flare as super or as wild?", { "super", "wild" } }),
    EVOLVES(4, "0: you cannot play flares. 1: nothing. 2 or more: you may play your own alien's flare as wild instead of super. 4: in addition, when another player has played a flare, you may draw a flare of an alien that is not in the game.",
            ALWAYS({ Q_MAY_PLAY, no_flares }, { Q_MAY_SUPER, either_half }),
            { W_CARD_USED, AS_ANYONE | OTHERS, IF_IT_LIKES, .flow = light_one, .when = can_light_one }));

/* ---- Turbo Cannon --------------------------------------------------------------------------------------------------------------- */

static int shoot(const sum *s, const effect *e, int side, int total)
{
    return of_side(s->g, side) == e->by && level_of(s, e) >= 2 ? total + level_of(s, e) : total;
}

EVOLUTION(cannon, "Turbo Cannon", "Its {ships} count for a main player",
    EVOLVES(4, "0 or 1: nothing. 2 or more: as a main player, you add the number of your {ships} here to your total.", ALWAYS({ Q_ADDED, shoot })));

/* ---- Unexpected Support: with two and more a design of our own ------------------------------------------------------------------- */

static int no_reinforcements(const sum *s, const effect *e, int about, int may_play)
{
    return is_about(e, about) && thing_in(about) == HC_CARD_REINFORCEMENT && !level_of(s, e) ? 0 : may_play;
}

static int support(const sum *s, const effect *e, int side, int total)
{
    return level_of(s, e) >= 2 ? total + strengthen_aid(s, side, 1u << e->by, level_of(s, e)) : total;
}

EVOLUTION(support, "Unexpected Support", "Whether reinforcements can be played, and what they add",
    .form = FORMS({ .editions = IN_FFG, .research = 4, .origin = HC_ORIGIN_PARTLY,
        .text = { "0: you cannot play reinforcements. 1: nothing. 2 or more: each reinforcement that you play adds 1 more for each of your {ships} here." },
        .note = "What the published card does with two {ships} and more is not known; that part is designed here.",
        .hook[POWER] = HOOKS(SENDS_SHIPS, ALWAYS({ Q_MAY_PLAY, no_reinforcements }, { Q_ADDED, support })) }));
