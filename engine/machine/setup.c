/* setup.c - a new game: what is refused, what lies on the table before the first turn. */
#include "rules.h"
#include <string.h>

/* ---- what may be set up --------------------------------------------------------------------------- */

static hc_status check_alien(const hc_setup *s, int seat)
{
    int alien = s->alien[seat];
    if (!alien) return HC_OK;
    if (alien >= ALIEN_END || !SHEETS[alien]) return HC_NO_SUCH_ALIEN;
    const form *f = form_in(alien, s->edition);
    if (!f) return HC_ALIEN_NOT_IN_EDITION;
    if (s->players < f->players_min) return HC_ALIEN_NEEDS_PLAYERS;
    return memchr(s->alien, alien, (size_t)seat) ? HC_ALIEN_TWICE : HC_OK;
}

static hc_status check_setup(const hc_setup *s, int *at)
{
    *at = HC_NOBODY;
    if (s->edition >= HC_EDITION_COUNT || !EDITIONS[s->edition]) return HC_NO_SUCH_EDITION;
    const hc_edition_info *info = &EDITIONS[s->edition]->info;
    if (s->players < info->players_min) return HC_TOO_FEW_PLAYERS;
    if (s->players > info->players_max) return HC_TOO_MANY_PLAYERS;
    if (s->first != HC_NOBODY && s->first >= s->players) return HC_NO_SUCH_SEAT;
    for (int bit = 0; bit < 64; bit++)
        if (s->variants >> bit & 1 && !hc_variant_name(s->edition, bit, NULL)) return HC_NO_SUCH_VARIANT;
    for (int seat = 0; seat < s->players; seat++) {
        hc_status refused = check_alien(s, seat);
        if (refused != HC_OK) {
            *at = seat;
            return refused;
        }
    }
    return HC_OK;
}

/* ---- the table ---------------------------------------------------------------------------------------- */

static void add_card(game *g, int kind, int value, int pile)
{
    int c = g->cards++;
    g->kind[c] = (uint8_t)kind;
    g->value[c] = (uint8_t)value;
    g->where[c] = (uint8_t)pile;
    g->count[pile]++;
    pile_of(g, pile)[g->pile_count[pile]++] = (uint8_t)c;
}

static void add_deck(game *g)
{
    for (const hc_deck_row *row = rules(g)->info.deck; row->copies; row++)
        for (int i = 0; i < row->copies; i++) {
            add_card(g, row->kind, row->sheet ? row->sheet - FIRST_CARD_SHEET : row->value, IN_DECK);
            if (row->sheet) g->acting_cards = g->cards;
        }
    for (int seat = 0; seat < g->players; seat++)
        for (int i = 0; i < rules(g)->destiny_each; i++) add_card(g, HC_CARD_DESTINY, seat, IN_DESTINY);
}

static void add_ships_of(game *g, int seat)
{
    int each = rules(g)->info.ships / HOME;
    for (int p = seat * HOME; p < seat * HOME + HOME; p++) g->ships[seat][p] = (uint8_t)each;
    settle_colonies(g, seat);
}

static bool may_draw(const game *g, int alien)
{
    const form *f = form_of(g, alien);
    if (!f || g->players < f->players_min) return false;
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == alien) return false;
    return true;
}

static int draw_alien(game *g)
{
    int n = 0, pool[ALIEN_END];
    for (int a = 1; a < ALIEN_END; a++) if (may_draw(g, a)) pool[n++] = a;
    return n ? pool[random_below(g, (uint32_t)n)] : 0;
}

static void begin_table(game *g, const hc_setup *s)
{
    memset(g, 0, sizeof *g);
    g->edition = s->edition;
    g->players = s->players;
    g->variants = s->variants;
    g->viewer = HC_NOBODY;
    g->target = HC_NO_PLANET;
    g->destiny_card = HC_NO_CARD;
    random_begin(g, s->seed);
    for (int p = 0; p < POWERS; p++) {
        uint8_t seat = (uint8_t)(p % g->players);
        g->power[p] = (power){ .alien = p < g->players ? s->alien[p] : 0, .holder = seat, .owner = seat };
    }
    for (int seat = 0; seat < g->players; seat++) add_ships_of(g, seat);
    memset(g->side, SIDE_NONE, sizeof g->side);
    add_deck(g);
    take_back_offers(g);
    set_main_players(g, 0, NOBODY);
}

/* The first player is whose order is turned over; then the orders are mixed again. */
static int draw_first(game *g)
{
    shuffle_into(g, DESTINY_USED, IN_DESTINY);
    int first = g->value[top_of(g, IN_DESTINY)];
    shuffle_into(g, DESTINY_USED, IN_DESTINY);
    return first;
}

static void begin_play(game *g, events *ev)
{
    index_held(g);
    push(g, CORE(flow_game), g->offense);
    run(g, ev);
}

hc_status hc_new(hc_game *g, const hc_setup *s, hc_events *ev, int *seat)
{
    int at;
    hc_status refused = check_setup(s, &at);
    if (seat) *seat = at;
    if (refused != HC_OK) return refused;
    begin_table(g, s);
    int first = draw_first(g);
    if (s->first != HC_NOBODY) first = s->first;
    for (int p = 0; p < g->players; p++)
        if (!g->power[p].alien) g->power[p].alien = (uint8_t)draw_alien(g);
    shuffle_into(g, IN_DISCARD, IN_DECK);
    for (int i = 0; i < g->players * rules(g)->info.hand; i++) {
        int to = clockwise(g, first, i);
        draw_card(g, IN_DECK, IN_HAND + to, 1u << to);
    }
    g->first = (uint8_t)first;
    set_main_players(g, first, NOBODY);
    begin_play(g, ev);
    return HC_OK;
}

/* ---- laying out a table by hand ------------------------------------------------------------------------- */

hc_status hc_lay_begin(hc_game *g, const hc_setup *s)
{
    int at;
    hc_status refused = check_setup(s, &at);
    if (refused != HC_OK) return refused;
    begin_table(g, s);
    g->first = s->first == HC_NOBODY ? 0 : s->first;
    set_main_players(g, g->first, NOBODY);
    return HC_OK;
}

hc_status hc_lay_ships(hc_game *g, int seat, int count, int from, int to)
{
    bool there = seat >= 0 && seat < g->players && from >= 0 && from < ON_SHEET && to >= 0 && to < ON_SHEET;
    if (!there || count < 0 || g->ships[seat][from] < count) return HC_NOT_A_TABLE;
    move_ships(g, seat, count, from, to);
    watch_powers(g, NULL);
    return HC_OK;
}

static bool is_card(const game *g, int c, int kind, int value, int sheet_id)
{
    if (g->kind[c] != kind) return false;
    return sheet_id ? sheet_of_card(g, c) == sheet_id : kind != HC_CARD_ATTACK || attack_value(g, c) == value;
}

/* The one that lies lowest: what was laid on top already stays there. */
static int card_in_deck(const game *g, int kind, int value, int sheet_id)
{
    const uint8_t *deck = pile_of(g, IN_DECK);
    for (int i = 0; i < g->pile_count[IN_DECK]; i++) if (is_card(g, deck[i], kind, value, sheet_id)) return deck[i];
    return -1;
}

static hc_status lay_card(game *g, int kind, int value, int sheet_id, int place, unsigned known)
{
    int c = card_in_deck(g, kind, value, sheet_id);
    if (c < 0) return HC_NOT_A_TABLE;
    put_card(g, c, place, known);
    return HC_OK;
}

hc_status hc_lay_hand(hc_game *g, int seat, int kind, int value, int sheet_id)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    return lay_card(g, kind, value, sheet_id, IN_HAND + seat, 1u << seat);
}

hc_status hc_lay_discard(hc_game *g, int kind, int value, int sheet_id)
{
    return lay_card(g, kind, value, sheet_id, IN_DISCARD, everybody(g));
}

hc_status hc_lay_deck(hc_game *g, int kind, int value, int sheet_id) { return lay_card(g, kind, value, sheet_id, IN_DECK, 0); }

hc_status hc_lay_destiny(hc_game *g, int seat)
{
    for (int i = 0; i < g->pile_count[IN_DESTINY]; i++) {
        int c = pile_of(g, IN_DESTINY)[i];
        if (g->value[c] != seat) continue;
        put_card(g, c, IN_DESTINY, 0);
        return HC_OK;
    }
    return HC_NOT_A_TABLE;
}

void hc_lay_deck_only(hc_game *g, int cards)
{
    while (g->pile_count[IN_DECK] > cards) put_card(g, pile_of(g, IN_DECK)[0], OUT_OF_GAME, everybody(g));
}

void hc_lay_destiny_only(hc_game *g, int discs)
{
    while (g->pile_count[IN_DESTINY] > discs) put_card(g, pile_of(g, IN_DESTINY)[0], DESTINY_USED, everybody(g));
}

/* As if the first encounter had been won: the next one is the second of the turn. */
void hc_lay_second(hc_game *g) { g->second = 1; }

void hc_lay_start(hc_game *g, hc_events *ev) { begin_play(g, ev); }
