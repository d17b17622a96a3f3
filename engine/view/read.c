/* read.c - what lies on the table, in a form that front ends and bots can use. */
#include "rules.h"
#include <string.h>

/* A piece in play, or by its sheet. */
static hc_card_info piece_info(const game *g, int number)
{
    hc_card_info info = { .card = HC_NO_CARD };
    const int sheet_id = number < FIRST_PIECE + HC_PIECES ? read_piece(g, number)->sheet : number;
    if (sheet_id <= 0 || sheet_id >= SHEET_END || !SHEETS[sheet_id] || !SHEETS[sheet_id]->piece) return info;
    info.card = (uint16_t)number;
    info.kind = SHEETS[sheet_id]->piece;
    info.sheet = (uint16_t)sheet_id;
    return info;
}

hc_card_info hc_card(const hc_game *g, int card)
{
    hc_card_info info = { .card = HC_NO_CARD };
    if (is_piece(card)) return piece_info(g, card);
    if (card < 0 || card >= g->cards) return info;
    info.card = (uint16_t)card;
    info.kind = g->kind[card];
    if (g->kind[card] == HC_CARD_ATTACK || g->kind[card] == HC_CARD_REINFORCEMENT) info.value = g->value[card];
    if (g->kind[card] == HC_CARD_DESTINY) info.value = (int16_t)(g->value[card] & ~DESTINY_HAZARD);
    info.hazard = g->kind[card] == HC_CARD_DESTINY && g->value[card] & DESTINY_HAZARD;
    info.sheet = (uint16_t)sheet_of_card(g, card);
    return info;
}

int hc_pieces(const hc_game *g, hc_piece_info out[HC_PIECES])
{
    int n = 0;
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (!there->kind) continue;
        out[n++] = (hc_piece_info){ .card = piece_info(g, p), .kind = there->kind, .holders = there->holders, .ships = there->count,
                                    .at = (uint8_t)(there->at ? there->at - 1 : HC_NO_PLANET), .open = there->open,
                                    .turned = there->kind == HC_CARD_ESSENCE && is_turned(g, p) };
    }
    return n;
}

int hc_planet_owner(const hc_game *g, int planet)
{
    if (planet < 0 || planet >= HC_PLANETS) return HC_NOBODY;
    const bool is_extra = planet >= FIRST_EXTRA_PLANET, was_never = is_extra ? !(g->planets >> planet & 1) : planet % HOME >= g->home;
    return !was_never && owner_of(planet) < g->players ? owner_of(planet) : HC_NOBODY;
}

int hc_planet_number(const hc_game *g, int planet)
{
    const int owner = hc_planet_owner(g, planet);
    int number = 1;
    for (int p = 0; p < planet; p++) number += hc_planet_owner(g, p) == owner;
    return number;
}

int hc_ships(const hc_game *g, int place, int seat)
{
    return place >= 0 && place <= HC_GATE && seat >= 0 && seat < g->players ? g->ships[seat][place] : 0;
}

int hc_source(const hc_game *g, int source, int *card)
{
    bool is_card = is_card_source(source) && CARD_OF_SOURCE(source) < g->cards, in_play = source >= FIRST_PIECE && source < FIRST_PIECE + HC_PIECES;
    if (card) *card = is_card ? CARD_OF_SOURCE(source) : in_play ? source : HC_NO_CARD;
    return is_power(source) || is_card || in_play ? sheet_of(g, source) : 0;
}

static void read_powers(const game *g, hc_table *t)
{
    for (int p = 0; p < POWERS; p++) {
        const power *w = &g->power[p];
        if (!w->alien) continue;
        uint8_t state = w->off & FACE_DOWN ? HC_POWER_HIDDEN : w->off ? HC_POWER_ZAPPED : in_force(g, p) ? HC_POWER_ON : HC_POWER_LOST;
        t->power[t->powers].alien = w->alien;
        t->power[t->powers].tokens = w->tokens;
        t->power[t->powers].dealt = w->dealt;
        t->power[t->powers].holder = w->holder;
        t->power[t->powers++].state = state;
        hc_seat_info *s = &t->seat[w->holder];
        if (s->alien) continue;
        s->alien = w->alien;
        s->power_state = state;
    }
}

/* The cards in a place that the viewer knows; returns how many. */
static uint8_t read_place(const game *g, int place, hc_card_info card[], int room)
{
    uint8_t n = 0;
    if (!g->count[place]) return 0;
    for (int c = next_card(g, place, 0); c < HC_CARDS && n < room; c = next_card(g, place, c + 1)) card[n++] = hc_card(g, c);
    return n;
}

static void read_hand(const game *g, int seat, hc_seat_info *s)
{
    s->hand = (uint8_t)count_cards(g, IN_HAND + seat, C_ANY);
    s->known = read_place(g, IN_HAND + seat, s->card, 40);
    s->hoard = (uint8_t)count_cards(g, HOARD + seat, C_ANY);
    s->hoard_known = read_place(g, HOARD + seat, s->hoard_card, 20);
    s->display = (uint8_t)count_cards(g, DISPLAY + seat, C_ANY);
    s->display_known = read_place(g, DISPLAY + seat, s->display_card, 40);
    for (int i = 0; i < s->display_known; i++) {
        int planet = tag_of(g, s->display_card[i].card) - TAG_PLANET;
        s->display_at[i] = (uint8_t)(planet >= 0 && planet < HC_PLANETS ? planet : HC_NO_PLANET);
    }
    s->played = (uint8_t)count_cards(g, ON_TABLE + seat, C_ANY);
    s->face_up = g->now.face_up >> seat & 1;
    int on_table = played_card(g, seat);
    if (on_table < HC_CARDS) s->played_card = hc_card(g, on_table);
    s->aside = (uint8_t)count_cards(g, ASIDE + seat, C_ANY);
}

static void read_seat(const game *g, int seat, hc_seat_info *s)
{
    s->foreign_colonies = (uint8_t)foreign_colonies(g, seat);
    s->home_colonies = (uint8_t)home_colonies(g, seat);
    s->ships_in = (uint8_t)ships_in(g, seat);
    s->side = (uint8_t)side_of(g, seat);
    for (int side = 0; side < 2; side++) s->invited_by[side] = g->now.invited[side] >> seat & 1;
    s->asked_to_join = g->phase == HC_PHASE_JOIN && (s->invited_by[0] || s->invited_by[1]) && !(g->now.answered >> seat & 1);
    s->warp = g->ships[seat][WARP];
    s->gone = g->ships[seat][GONE];
    s->gate = g->ships[seat][GATE];
    read_hand(g, seat, s);
}

static void read_deal(const game *g, hc_table *t)
{
    t->deal_round = g->deal_round;
    memcpy(t->frees, g->freed, sizeof t->frees);
    for (int side = 0; side < 2 && g->defense != NOBODY; side++) {
        hc_deal_side *d = &t->gives[side];
        const hc_terms *terms = &g->terms[side];
        int place = OFFERED + of_side(g, side);
        d->colony = terms->colony;
        d->random = terms->random;
        d->release = terms->release;
        for (int k = 0; k < HC_TRADED_KINDS; k++) t->dealing |= (d->kinds[k] = terms->kinds[k]) > 0;
        for (int c = next_card(g, place, 0); c < HC_CARDS && d->cards < 16; c = next_card(g, place, c + 1)) d->card[d->cards++] = hc_card(g, c);
        d->cards = (uint8_t)(d->cards + g->hidden[place]);
        t->dealing |= d->cards || d->random || d->release || d->colony != HC_NO_PLANET;
    }
}

static uint8_t colour_drawn(const game *g)
{
    if (g->destiny_card == HC_NO_CARD || g->phase < HC_PHASE_DESTINY) return HC_NOBODY;
    int value = g->value[g->destiny_card];
    return destiny_kind(value) == HC_DESTINY_COLOUR ? (uint8_t)(value & DESTINY_SEAT) : g->defense;
}

void hc_read(const hc_game *g, hc_table *t)
{
    memset(t, 0, sizeof *t);
    t->edition = g->edition;
    t->players = g->players;
    t->viewer = g->viewer;
    t->planets = (uint8_t)(g->planets & EXTRA_PLANETS ? FIRST_EXTRA_PLANET + SEATS : g->players * HOME);
    t->phase = g->phase;
    t->offense = g->offense;
    t->defense = g->defense;
    t->target = g->target;
    t->winner = g->winner;
    t->encounter_of_turn = (uint8_t)(g->second + 1);
    t->turn = g->turn;
    t->encounter = g->encounter;
    t->over = g->over;
    t->driving = g->now.driving;
    t->won = g->won;
    t->colonies_to_win = (uint8_t)colonies_to_win(g);
    t->home_for_power = (uint8_t)home_for_power(g);
    for (int s = 0; s < g->players; s++) read_seat(g, s, &t->seat[s]);
    read_powers(g, t);
    for (int p = 0; p < HC_PLANETS; p++)
        for (int s = 0; s < g->players; s++) t->ships[p][s] = g->ships[s][p];
    t->deck = g->pile_count[IN_DECK];
    t->destiny = g->pile_count[IN_DESTINY];
    t->destiny_used = g->pile_count[DESTINY_USED];
    t->destiny_drawn = colour_drawn(g);
    if (g->destiny_card != HC_NO_CARD && g->phase >= HC_PHASE_DESTINY) t->destiny_kind = (uint8_t)destiny_kind(g->value[g->destiny_card]);
    t->discards = g->pile_count[IN_DISCARD];
    for (int i = 0; i < t->discards; i++) t->discard[i] = hc_card(g, pile_of(g, IN_DISCARD)[i]);
    t->standing = g->planets;
    t->cannon = HC_NO_PLANET;
    t->prometheus = g->prometheus ? (uint8_t)(g->prometheus - 1) : HC_NOBODY;
    t->prometheus_at = g->prometheus_at;
    FOR_PARTS(p, g) if (GAME_PART[p]->read) GAME_PART[p]->read(g, t);
    t->proposer = HC_NOBODY;
    t->gives[0].colony = t->gives[1].colony = HC_NO_PLANET;
    read_deal(g, t);
}
