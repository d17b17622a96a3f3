/* game.c - the game: turn after turn until somebody has won; and what holds the steps of an encounter together. */
#include "rules.h"
#include <string.h>

static void forget_effects(game *g)
{
    if (!g->effects) return;                     /* then nothing is in effect either */
    memset(g->effect, 0, g->effects * sizeof *g->effect);
    memset(&g->acted, 0, sizeof g->acted);
    memset(&g->in_effect, 0, sizeof g->in_effect);
    g->switched = 0;
    g->effects = 0;
    clear_spent_pieces(g);
}

static int next_to_play(game *g, int steps)
{
    return has_part(g, PART_teams) ? next_in_circle(g, steps) : clockwise(g, g->offense, g->players + steps);
}

/* Ships that are out of the game never come back. */
static bool is_any_ship_left(const game *g)
{
    for (int s = 0; s < g->players; s++) if (g->ships[s][GONE] < ships_of(g, s)) return true;
    return false;
}

/* Ships, cards, pieces and purses, as a number of 45 bits; destiny cards come and go by themselves. */
static uint64_t how_things_stand(const game *g)
{
    uint64_t h = 0;
    for (int s = 0; s < g->players; s++) {
        for (int place = 0; place < HC_PLACES; place++) stir(&h, g->ships[s][place]);
        for (int i = 0; i < HC_PURSES; i++) stir(&h, g->purse[s][i]);
    }
    for (int c = 0; c < g->cards; c++) if (g->kind[c] != HC_CARD_DESTINY) stir(&h, g->where[c]);
    FOR_PIECES(p, g) stir(&h, read_piece(g, p)->sheet | (unsigned)read_piece(g, p)->count << 16);
    return h & ((1ull << 45) - 1);
}

/* In flow_game: whether all stands as it did at this moment of an earlier turn; else that is noted. */
enum { IDLE = MINE, ENCOUNTERS, HELD, STOOD /* fifteen bits each */, STOOD_END = STOOD + 3 };
_Static_assert((int)STOOD_END <= (int)HC_LOCALS, "a frame has room for it");
static bool is_as_it_was(const game *g, frame *f)
{
    uint64_t now = how_things_stand(g);
    bool same = true;
    for (int i = STOOD; i < STOOD_END; i++, now >>= 15) {
        same &= f->local[i] == (int16_t)(now & 0x7fff);
        f->local[i] = (int16_t)(now & 0x7fff);
    }
    return same;
}

/* A whole round of turns without an encounter, since no player can get an encounter card: there will never be one again. Nor is
 * there anything to play for when all ships are out of the game, nor when for some rounds nobody could send a ship and nothing has
 * moved (ruling 320). */
FLOW(flow_game)
{
    enum { ROUNDS_HELD = 3 };
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_setup), g->offense));
    tell(g, ev, HC_EV_GAME_BEGINS, g->first, NOBODY, 0, 0, 0, BY_RULES);
    OPEN(W_SETUP);
    forget_effects(g);
    while (!g->ended && L(IDLE) < g->players && L(HELD) <= ROUNDS_HELD * g->players && is_any_ship_left(g)) {      /* a claim that stands comes straight back here */
        SET(ENCOUNTERS, g->encounter);
        CALL(push(g, CORE(flow_turn), g->offense));
        if (g->result != HC_END_NO_SHIPS && g->result != HC_END_NO_CARDS) SET(HELD, 0);
        else SET(HELD, is_as_it_was(g, f) ? L(HELD) + 1 : 1);
        SET(IDLE, L(ENCOUNTERS) == (int16_t)g->encounter ? L(IDLE) + 1 : 0);
        if (!g->ended) set_main_players(g, next_to_play(g, limit(g, Q_TURNS, g->offense, 1)), NOBODY);
    }
    g->goes_on = g->second = g->success = 0;
    end_encounter(g);
    for (int s = 0; s < g->players; s++)
        if (g->won >> s & 1 && has_enough_colonies(g, s)) tell(g, ev, HC_EV_WON, s, NOBODY, colonies_that_count(g, s), 0, 0, BY_RULES);
    tell(g, ev, HC_EV_GAME_OVER, NOBODY, NOBODY, g->won, 0, 0, BY_RULES);
    FLOW_END;
}

static void next_in_line(game *g)
{
    for (int i = 0; i < HC_WAITING; i++) {
        g->waiting[i] = (uint8_t)(i + 1 < HC_WAITING ? g->waiting[i + 1] : 0);
        g->against[i] = (uint8_t)(i + 1 < HC_WAITING ? g->against[i + 1] : 0);
    }
}

/* An encounter out of turn, between two of another player; then all is as before it. */
FLOW(flow_extra)
{
    enum { OFFENSE = MINE, SECOND, SUCCESS, AGAIN };
    FLOW_BEGIN;
    SET(OFFENSE, g->offense);
    SET(SECOND, g->second);
    SET(SUCCESS, g->success);
    SET(WHO, g->winner);
    SET(COUNT, g->waiting[0] - 1);
    set_main_players(g, L(COUNT), NOBODY);
    g->success = 0;
    g->extra_against = g->against[0];
    next_in_line(g);
    SET(AGAIN, is_extra_of(g, BEGUN_AGAIN));
    if (L(AGAIN)) g->result = !needs_cards(g, g->offense);
    else CALL(new_hand(g, g->offense));
    if (g->result) CALL(push(g, CORE(flow_encounter), g->offense));
    if (g->last_chance == L(COUNT) + 1) {
        if (g->success) CALL(claim(g, 1u << L(COUNT), g->chance_by - 1));
        g->last_chance = CHANCE_GONE;
        g->chance_by = 0;
        SETTLE_WIN;                              /* what waited for it */
        g->last_chance = 0;
    }
    set_main_players(g, L(OFFENSE), NOBODY);
    g->second = (uint8_t)L(SECOND);
    if (L(AGAIN)) RETURN(0);                     /* it is one of the turn, and counts */
    g->success = (uint8_t)L(SUCCESS);
    g->winner = (uint8_t)L(WHO);
    FLOW_END;
}

static void begin_encounter(game *g)
{
    g->encounter++;
    set_main_players(g, g->offense, NOBODY);
    g->winner = SIDE_NONE;
    g->success = 0;
    memset(g->now.side, 0, sizeof g->now.side);
    set_side(g, g->offense, SIDE_OFFENSE);
}

static void empty_place(game *g, int place, int to)
{
    while (g->count[place]) put_card(g, next_card(g, place, 0), to, in_the_open(g));
}

/* What was laid aside openly belongs to its player; what was drawn aside and not used is discarded. */
static void put_back_aside(game *g, int seat)
{
    bool new_hand_due = g->goes_on == GO_ON_WITH_NEW_HAND;     /* what is covered waits for it */
    for (int c = next_card(g, ASIDE + seat, 0); c < HC_CARDS; c = next_card(g, ASIDE + seat, c + 1)) {
        if (new_hand_due && is_covered(g, c)) continue;
        bool open = (g->known[c] & everybody(g)) == everybody(g);
        put_card(g, c, open ? returns_to(g, seat, c) : IN_DISCARD, in_the_open(g));
    }
}

static int cards_on_display(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->count[DISPLAY + s];
    return n;
}

/* Cards that were marked when they were used, and lie there now. */
static void forget_used(game *g, int pile)
{
    FOR_CARDS_OTHER_THAN(card, pile, g->mark, 0) {
        set_tag(g, card, 0);
        g->mark[card] = 0;
    }
}

/* What an abandoned flow left lying about goes where it belongs; effects and zaps end. */
void end_encounter(game *g)
{
    take_back_offers(g);
    empty_place(g, IN_PLAY, IN_DISCARD);
    if (g->goes_on != GO_ON_WITH_NEW_HAND) uncover_cards(g);
    for (int s = 0; s < g->players; s++) {
        empty_place(g, ON_TABLE + s, IN_DISCARD);
        empty_place(g, BESIDE_IT + s, IN_DISCARD);
        while (g->count[JUST_DRAWN + s]) put_card(g, next_card(g, JUST_DRAWN + s, 0), IN_HAND + s, 1u << s);
        put_back_aside(g, s);
        FOR_CARDS_OTHER_THAN(c, IN_HAND + s, g->mark, 0) g->mark[c] = 0;         /* that it came just now */
    }
    for (int c = 0, end = cards_on_display(g) ? g->cards : 0; c < end; c++)
        if (g->where[c] >= DISPLAY && g->where[c] < UNDER_PIECE && tag_of(g, c) >= TAG_REINFORCES) put_card(g, c, IN_DISCARD, everybody(g));
    forget_used(g, IN_DISCARD);
    forget_used(g, REWARDS_USED);
    clear_draft(g);
    end_used_grafts(g);
    if (has_part(g, PART_hazards)) end_hazards(g);
    FOR_PARTS(p, g) if (GAME_PART[p]->encounter_over) GAME_PART[p]->encounter_over(g);
    powers_go_home(g);
    forget_effects(g);
    if (g->rewind.open) memset(&g->rewind, 0, sizeof g->rewind);
    const int offense = g->now.displaced[SIDE_OFFENSE] ? g->now.displaced[SIDE_OFFENSE] - 1 : g->offense;
    memset(&g->now, 0, sizeof g->now);
    burn_papers(g);
    g->target = HC_NO_PLANET;
    set_main_players(g, offense, NOBODY);
}

bool is_run_out(const game *g)
{
    return rules(g)->out_ends_at_once && needs_cards(g, g->offense) && !has_hoarded(g, g->offense, C_ENCOUNTER);
}

/* Returns how the turn ends; 0: a card has brought a new hand, and it goes on. */
FLOW(flow_run_out)
{
    FLOW_BEGIN;
    SET(COUNT, 1);
    RESPOND(W_RUN_OUT, f->seat);
    if (!is_run_out(g)) RETURN(0);
    tell(g, ev, HC_EV_NO_CARDS, f->seat, NOBODY, 1, 0, 0, BY_RULES);
    RETURN(HC_END_NO_CARDS);
    FLOW_END;
}

/* What comes after a step: the next one, unless it has sent the encounter elsewhere or ended it. */
static int step_after(const game *g, int at)
{
    const step *steps = rules(g)->encounter;
    if (g->result == PLAN_AGAIN) return step_of_phase(g, steps, HC_PHASE_PLANNING);
    if (g->result == RESOLVE_NOW) return step_of_phase(g, steps, HC_PHASE_RESOLUTION);
    return g->result ? NO_STEP : step_from(g, steps, at + 1);
}

/* It knows what settled the encounter, if that was no card. */
static VERB begin_step(game *g, const frame *f, uint32_t flow_id)
{
    frame *next = push(g, flow_id, g->offense);
    next->local[SOURCE] = L(SOURCE);
    return next;
}

/* The steps of an encounter as the edition lists them, each 0 or how the turn ends (HC_END_...). Whatever ends the
 * encounter early unwinds to here with ENCOUNTER_OVER, a time traveller with PLAN_AGAIN. */
/* The next part that has something to do when the outcome has been carried out. */
static int part_at_last(const game *g, int p)
{
    while (p < PARTS_END && !(g->parts >> p & 1 && GAME_PART[p]->at_last)) p = g->parts >> p ? p + 1 : PARTS_END;
    return p;
}

FLOW(flow_encounter)
{
    enum { HOW = MINE, AT };
    const step *const steps = rules(g)->encounter;
    FLOW_BEGIN;
    begin_encounter(g);
    SETTLE_WIN;                                  /* who has what wins, and was denied it, claims again */
    tell(g, ev, HC_EV_ENCOUNTER, g->offense, NOBODY, g->second + 1, running(g, CORE(flow_extra)), 0, BY_RULES);
    for (SET(AT, step_from(g, steps, 0)); L(AT) != NO_STEP; SET(AT, step_after(g, L(AT)))) {
        g->phase = step_near(steps, L(AT))->phase;
        g->result = 0;
        if (flow_of_step(g, steps, L(AT))) CALL(begin_step(g, f, flow_of_step(g, steps, L(AT))));
        if (!g->result) OPEN(window_of_step(g, steps, L(AT)));
        if (!g->result && g->phase < HC_PHASE_PLANNING) KEEP_MOMENTUM;
        if (!g->result && g->phase < HC_PHASE_PLANNING && is_run_out(g)) CALL(push(g, CORE(flow_run_out), g->offense));
    }
    SET(HOW, g->result);
    if (g->winner == DEAL_MADE) OPEN(W_DEALT);
    if (g->winner == DEAL_MADE) SETTLE_WIN;
    if (has_part(g, PART_hexes)) CALL(push(g, CORE(flow_spiral), g->offense));       /* whatever has come of it */
    if (is_changed(g, Q_EARNED)) CALL(push(g, CORE(flow_earnings), g->offense));
    for (SET(AT, part_at_last(g, 0)); L(AT) < PARTS_END; SET(AT, part_at_last(g, L(AT) + 1))) CALL(push(g, GAME_PART[L(AT)]->at_last, g->offense));
    CALL(bring_home(g, true, BY_RULES));
    CALL(push(g, CORE(flow_put_away), g->offense));
    for (L(AT) = 0; L(AT) < 2; L(AT)++)
        if (g->now.hand_owed[L(AT)]) CALL(draw(g, of_side(g, L(AT)), g->now.hand_owed[L(AT)], BY_NEW_HAND));
    if (g->now.displaced[SIDE_OFFENSE]) set_main_players(g, g->now.displaced[SIDE_OFFENSE] - 1, g->defense);     /* it was that one's encounter */
    OPEN(W_ENCOUNTER_OVER);
    if (loose_ring(g) < HC_UNITS) CALL(push(g, CORE(flow_rings), g->offense));
    end_encounter(g);
    RETURN(L(HOW));
    FLOW_END;
}

/* A card that a power added to the one that was played. */
static int card_beside(const game *g, int seat)
{
    int c = next_card(g, DISPLAY + seat, 0);
    while (c < HC_CARDS && tag_of(g, c) != TAG_BESIDE) c = next_card(g, DISPLAY + seat, c + 1);
    return c;
}

static int reinforcing_card(const game *g, int seat)
{
    int c = next_card(g, DISPLAY + seat, 0);
    while (c < HC_CARDS && (tag_of(g, c) < TAG_REINFORCES || tag_of(g, c) == TAG_BESIDE)) c = next_card(g, DISPLAY + seat, c + 1);
    return c;
}

/* The encounter cards are discarded, the offense's first. */
FLOW(flow_put_away)
{
    enum { AT = MINE, BEFORE };
    FLOW_BEGIN;
    OPEN(W_RESOLVED);
    SET(BEFORE, g->pile_count[IN_DISCARD]);
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, of_side(g, L(AT)));
        if (L(WHO) == NOBODY) continue;
        while (played_card(g, L(WHO)) < HC_CARDS)
            CALL(discard(g, L(WHO), played_card(g, L(WHO)), BY_ENCOUNTER));
        while (card_beside(g, L(WHO)) < HC_CARDS) CALL(discard(g, L(WHO), card_beside(g, L(WHO)), BY_ENCOUNTER));
    }
    for (L(AT) = 0; has_extra_cards(g) && L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        while (extra_card(g, L(WHO)) < HC_CARDS) CALL(discard(g, L(WHO), extra_card(g, L(WHO)), BY_ENCOUNTER));
        while (laid_kicker(g, L(WHO)) < HC_CARDS) CALL(discard(g, L(WHO), laid_kicker(g, L(WHO)), BY_RULES));
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        while (reinforcing_card(g, L(AT)) < HC_CARDS) {
            SET(WHAT, reinforcing_card(g, L(AT)));
            CALL(discard(g, L(AT), L(WHAT), BY_RULES));
            if (is_discarded(g, L(WHAT))) note_used(g, L(WHAT), 0);
        }
    note_together(g, L(BEFORE));
    OPEN(W_PUT_AWAY);
    FLOW_END;
}

void keep_in_mind(game *g, int what, int seat)
{
    if (has_part(g, PART_essence)) g->now.seen[what] |= (uint8_t)(1u << seat);
}

/* What settled it is kept in the frame of the encounter, plus one, for the story. */
void settle_encounter(game *g, int winner, int cause)
{
    frame *encounter = g->stack;
    while (encounter->flow != CORE(flow_encounter)) encounter++;
    encounter->local[SOURCE] = (int16_t)(cause + 1);
    g->now.decided = (uint8_t)(winner + 1);
}

void count_as_success(game *g) { g->success = 1; }

void end_as_a_deal(game *g)
{
    g->winner = DEAL_MADE;
    count_as_success(g);
}

void extra_encounter(game *g, int seat, int against)
{
    int last = 0;
    while (last < HC_WAITING && g->waiting[last]) last++;
    if (last == HC_WAITING) return;              /* more at a time than anybody could cause */
    g->waiting[last] = (uint8_t)(seat + 1);
    g->against[last] = (uint8_t)against;
}

bool can_strike_first(const game *g) { return !g->waiting[HC_WAITING - 2] && !is_extra_of(g, STRIKES_BACK | BEGUN_AGAIN); }

void strike_first(game *g, int seat)
{
    for (int i = HC_WAITING - 1; i >= 2; i--) {
        g->waiting[i] = g->waiting[i - 2];
        g->against[i] = g->against[i - 2];
    }
    g->waiting[0] = (uint8_t)(seat + 1);
    g->against[0] = (uint8_t)(g->offense + STRIKES_BACK);
    g->waiting[1] = (uint8_t)(g->offense + 1);
    g->against[1] = (uint8_t)(seat + BEGUN_AGAIN);
}

void give_up_what_waits(game *g) { if (g->against[0] != NOBODY && g->against[0] & BEGUN_AGAIN) next_in_line(g); }

/* In W_GAME_ENDS: nobody has won yet. */
void take_last_chance(game *g, events *ev, int seat, int p, int against)
{
    for (int s = 0; s < g->players; s++)
        if (g->won >> s & 1) tell(g, ev, HC_EV_WIN_DENIED, s, NOBODY, foreign_colonies(g, s), 0, 0, p);
    g->won = 0;
    g->last_chance = (uint8_t)(seat + 1);
    g->chance_by = (uint8_t)(p + 1);
    extra_encounter(g, seat, against);
}

/* After use to the alien it belongs to; if nobody is known to be that alien, to the discards. */
void give_flare(game *g, events *ev, int source, int alien)
{
    int card = CARD_OF_SOURCE(source), to = NOBODY;
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == alien && !(g->power[p].off & FACE_DOWN)) to = g->power[p].holder;
    if (to == NOBODY) {
        effect_for(g, source)->state |= THROWN_AWAY;               /* flow_act discards it */
        return;
    }
    put_card(g, card, IN_HAND + to, in_the_open(g));
    tell(g, ev, HC_EV_GAVE_CARD, effect_of(g, source)->by, to, card, 0, 0, source);
}
