/* setup.c - a new game: what lies on the table before the first turn. */
#include "rules.h"
#include <assert.h>
#include <string.h>

/* ---- the table ---------------------------------------------------------------------------------------- */

enum { LARGE_GROUP = 7 };        /* players for whom the deck is enlarged */

/* Ten, or two a player when that is more. */
static int flares_in_deck(const game *g)
{
    int least = rules(g)->flares, two_each = 2 * g->players;
    return !least || varies(g, V_NO_FLARES) ? 0 : two_each > least ? two_each : least;
}

static void add_card(game *g, int kind, int value, int pile)
{
    int c = g->cards++;
    assert(c < HC_CARDS - 1);
    g->kind[c] = (uint8_t)kind;
    g->value[c] = (int16_t)value;
    g->where[c] = (uint8_t)pile;
    g->count[pile]++;
    if (pile == OUT_OF_GAME) show_card(g, c);
    else lay_on_pile(g, pile, c);
}

/* Rows of the edition's own deck say which expansion they came with. */
static bool is_left_out(const game *g, const hc_deck_row *row, int pile)
{
    const edition *e = rules(g);
    const int set = pile == IN_DECK && e->deck_sets ? e->deck_sets[row - e->info.deck] : 0;
    if (row->kind == HC_CARD_ARTIFACT && varies(g, V_NO_ARTIFACTS)) return true;
    return set && varies(g, set == 3 ? V_WITHOUT_SET_3 : set == 4 ? V_WITHOUT_SET_4 : V_WITHOUT_SET_8);
}

/* What is printed on it, and of a card of its own which sheet. */
static int value_of_row(const hc_deck_row *row)
{
    if (row->kind == HC_CARD_ARTIFACT) return row->sheet - FIRST_CARD_SHEET;
    return value_with_sheet(row->value, row->sheet == CARD_SHEET[row->kind].plain ? 0 : row->sheet);
}

static bool is_acting(const hc_deck_row *row) { return row->sheet && !(1 << row->kind & C_UNACTING); }

static void add_rows_to(game *g, const hc_deck_row *row, bool acting, int pile)
{
    for (; row && row->copies; row++)
        for (int i = 0; i < row->copies && is_acting(row) == acting && !is_left_out(g, row, pile); i++)
            add_card(g, row->kind, value_of_row(row), pile);
}

static void add_rows(game *g, const hc_deck_row *row, bool acting) { add_rows_to(g, row, acting, IN_DECK); }

/* Where the cards of a deck lie that a part brings; PILES: there are none. */
static int place_of_deck(const game *g, int p, const part_deck *deck)
{
    if (has_part(g, p) && has_option(g, p, deck->option)) return deck->waits ? OUT_OF_GAME : IN_REWARDS;
    return GAME_PART[p]->may_bring && GAME_PART[p]->may_bring(g, deck->option) ? OUT_OF_GAME : PILES;
}

#define FOR_DECKS_OF_PARTS(p, deck) \
    for (int p = 0; p < PARTS_END; p++) for (const part_deck *deck = GAME_PART[p]->hand_deck; deck && deck->row; deck++) \
        if (place_of_deck(g, p, deck) != PILES)

/* Decks that parts of the game bring, each with a back of its own. */
static void add_decks_of_parts(game *g, bool acting)
{
    FOR_DECKS_OF_PARTS(p, deck) {
        begin_run(g, deck->back);
        add_rows_to(g, deck->row, acting, place_of_deck(g, p, deck));
    }
    begin_run(g, HC_BACK_COSMIC);
}

static int cards_in_rows(const hc_deck_row *row) { return row && row->copies ? (is_acting(row) ? 0 : row->copies) + cards_in_rows(row + 1) : 0; }

/* With the largest decks of all boxes there are hardly numbers enough: what comes behind the flares of the reserve goes before them. */
static int cards_to_come(const game *g, bool large)
{
    const edition *e = rules(g);
    int n = cards_in_rows(e->info.deck) + (large ? cards_in_rows(e->info.large) : 0);
    FOR_DECKS_OF_PARTS(p, deck) n += cards_in_rows(deck->row);
    return n + e->destiny_each * g->players + e->destiny_wild + HC_DESTINY_FEWEST_IN_WARP;
}

/* Cards that act have the low numbers; flares come in when the aliens are known. */
static void add_acting_cards(game *g)
{
    bool large = g->players >= LARGE_GROUP || varies(g, V_LARGE_DECK);
    add_rows(g, rules(g)->info.deck, true);
    if (large) add_rows(g, rules(g)->info.large, true);
    add_decks_of_parts(g, true);
    for (int i = 0; i < flares_in_deck(g); i++) add_card(g, HC_CARD_FLARE, 0, IN_DECK);
    if (flares_in_deck(g)) add_reserve(g, HC_CARDS - 1 - g->cards - cards_to_come(g, large));
    g->acting_cards = g->cards;
    assert(SOURCE_OF_CARD(g->acting_cards) <= FIRST_PIECE);
    g->source_words = (uint8_t)((POWERS + g->acting_cards + 63) / 64);
    add_rows(g, rules(g)->info.deck, false);
    if (large) add_rows(g, rules(g)->info.large, false);
    add_decks_of_parts(g, false);
}

static void add_destiny(game *g)
{
    const edition *e = rules(g);
    const bool marked = e->destiny_hazard || varies(g, V_REVERSE_CONE);      /* one disc or card of each colour */
    for (int seat = 0; seat < g->players; seat++)
        for (int i = 0; i < e->destiny_each; i++) add_card(g, HC_CARD_DESTINY, seat | (marked && i == 0 ? DESTINY_HAZARD : 0), IN_DESTINY);
    for (int i = 0; i < e->destiny_wild; i++) add_card(g, HC_CARD_DESTINY, HC_DESTINY_WILD * DESTINY_KIND, IN_DESTINY);
    for (int k = HC_DESTINY_MOST_COLONIES; e->destiny_special && k <= HC_DESTINY_FEWEST_IN_WARP; k++)
        add_card(g, HC_CARD_DESTINY, k * DESTINY_KIND, IN_DESTINY);
}

static void add_deck(game *g)
{
    add_acting_cards(g);
    add_destiny(g);
}

static void add_ships_of(game *g, int seat)
{
    int each = rules(g)->info.ships / HOME;
    found_system(g, seat);
    for (uint64_t left = system_of(g, seat); left; left &= left - 1) g->ships[seat][__builtin_ctzll(left)] = (uint8_t)each;
    settle_colonies(g, seat);
}

/* The aliens among which players draw. */
typedef struct aliens { int count; uint16_t alien[ALIEN_COUNT]; } aliens;

static void gather_aliens(const game *g, aliens *all)
{
    all->count = 0;
    FOR_ALIENS_FOR(a, g->edition) {
        const form *f = form_in_boxes(g, a);
        if (f && g->players >= f->players_min && has_alert(g, a)) all->alien[all->count++] = (uint16_t)a;
    }
}

/* The combo card that is turned over; NULL: none is in use. */
static const hc_group *draw_combo(game *g)
{
    const hc_group *combo = rules(g)->info.group + rules(g)->combos_from;
    uint32_t n = 0;
    if (!varies(g, V_COSMIC_COMBOS) || !rules(g)->combos_from) return NULL;
    while (combo[n].name) n++;
    return combo + random_below(g, n);
}

static bool is_on_combo(const hc_group *combo, int alien)
{
    for (int i = 0; combo && i < SEATS && combo->alien[i]; i++) if (hc_sheet_named(combo->alien[i]) == alien) return true;
    return !combo;
}

/* Of the combo card as long as it names any that may be drawn; then of all. */
static int draw_alien(game *g, int seat, const aliens *all, const hc_group *combo)
{
    int n = 0, pool[ALIEN_COUNT];
    company there = { 0 };
    for (int p = 0; p < POWERS; p++) {
        add_company(&there, g, g->power[p].alien);
        add_company(&there, g, g->power[p].dealt);
    }
    for (int i = 0; i < all->count; i++) {
        const int alien = all->alien[i];
        if (may_join(&there, g, alien) && !is_alien_barred(g, seat, alien) && is_on_combo(combo, alien)) pool[n++] = alien;
    }
    return n ? pool[random_below(g, (uint32_t)n)] : combo ? draw_alien(g, seat, all, NULL) : 0;
}

static void add_parts(game *g)
{
    for (int p = 0; p < PARTS_END; p++) {
        if (!has_part(g, p) && (!GAME_PART[p]->is_in || !GAME_PART[p]->is_in(g))) continue;
        add_part(g, p);
        if (GAME_PART[p]->set_up) GAME_PART[p]->set_up(g);
    }
}

static void begin_table(game *g, const hc_setup *s)
{
    memset(g, 0, sizeof *g);
    g->edition = s->edition;
    g->players = s->players;
    g->variants = s->variants;
    g->alert = s->alert;
    g->boxes = s->boxes ? s->boxes : hc_usual_boxes(s->edition);
    g->parts = s->parts;
    memcpy(g->part_option, s->part_option, sizeof g->part_option);
    FOR_PARTS(p, g) if (!(g->part_option[p] & GAME_PART[p]->needs_one_of)) g->part_option[p] |= (uint8_t)GAME_PART[p]->usual;
    if (has_gifts(s)) g->parts |= 1ull << PART_boons;        /* without its options */
    g->viewer = HC_NOBODY;
    g->target = HC_NO_PLANET;
    g->destiny_card = HC_NO_CARD;
    random_begin_as(g, s, HC_LUCK_SET_UP);
    for (int p = 0, seat = 0; p < POWERS; p++, seat = seat + 1 < g->players ? seat + 1 : 0)
        g->power[p] = (power){ .alien = (uint16_t)(p < g->players ? s->alien[p] : p < 2 * g->players ? second_alien_given(s, seat) : 0),
                               .holder = (uint8_t)seat, .owner = (uint8_t)seat };
}

static void lay_out_systems(game *g)
{
    g->home = (uint8_t)(HOME - varies(g, V_FOUR_PLANETS));
    for (int seat = 0; seat < g->players; seat++) add_ships_of(g, seat);
    add_deck(g);
    add_parts(g);
    take_back_offers(g);
    set_main_players(g, 0, NOBODY);
}

/* Planets and ships that a sheet brings: before anything else is put on the table. */
static void lay_out_powers(game *g)
{
    for (int p = 0; p < POWERS; p++) {
        const form *f = form_of(g, g->power[p].alien);
        if (f && f->layout) f->layout(g, p);
    }
}

static bool is_hidden_at_first(const game *g) { return varies(g, V_HIDDEN_POWERS) || varies(g, V_HIDDEN_OPTIONS); }

/* What a sheet says about the beginning of the game. */
static void set_up_powers(game *g)
{
    for (int p = 0; p < POWERS; p++) {
        const form *f = form_of(g, g->power[p].alien);
        if (f && f->setup) f->setup(g, p);
        if (f && !is_hidden_at_first(g)) lay_sheet_open(g, p);
    }
}

/* Aliens whose flares lie in the deck in any case: those of the players, and those that they were dealt. */
static int flares_of_players(const game *g, uint16_t out[])
{
    int n = 0;
    for (int p = 0; p < g->players; p++) out[n++] = g->power[p].alien;
    for (int p = 0; p < g->players; p++) if (g->power[p].dealt) out[n++] = g->power[p].dealt;
    for (int p = g->players; has_two_aliens(g) && p < 2 * g->players; p++) if (g->power[p].alien) out[n++] = g->power[p].alien;
    return n;
}

static bool is_among(const uint16_t list[], int n, int alien)
{
    for (int i = 0; i < n; i++) if (list[i] == alien) return true;
    return false;
}

/* Then others at random, none twice. */
static void name_flares(game *g)
{
    uint16_t given[2 * SEATS], pool[ALIEN_COUNT];
    int n = 0, players = flares_of_players(g, given), next = 0;
    for (const uint16_t *a = ALIENS; *a; a++) if (form_in_boxes(g, *a) && !is_among(given, players, *a)) pool[n++] = *a;
    for (int c = 0; c < g->acting_cards; c++) {
        if (g->kind[c] != HC_CARD_FLARE || is_in_reserve(g, c)) continue;
        if (next < players) g->value[c] = (int16_t)given[next++];
        else if (n) {
            uint32_t at = random_below(g, (uint32_t)n);
            g->value[c] = (int16_t)pool[at];
            pool[at] = pool[--n];
        }
    }
}

/* Who was dealt two aliens keeps one; then the deck is made and the hands are dealt. */
static unsigned choosers(const game *g)
{
    unsigned set = 0;
    for (int p = 0; p < g->players; p++) if (g->power[p].dealt) set |= 1u << p;
    return set;
}

static void keep_chosen(game *g)
{
    unsigned asked = choosers(g);
    if (asked && !(asked & (asked - 1))) g->reply[__builtin_ctz(asked)] = g->answer;
    for (int p = 0; p < g->players; p++)
        if (asked >> p & 1 && g->reply[p]) {
            uint16_t other = g->power[p].alien;
            g->power[p].alien = g->power[p].dealt;
            g->power[p].dealt = other;
        }
}

static void prepare_deal(game *g)
{
    name_flares(g);
    for (int p = 0; p < g->players; p++) g->power[p].dealt = 0;
    shuffle_into(g, IN_DISCARD, IN_DECK);
    lay_out_powers(g);
    set_up_powers(g);
}

/* A card a player, round by round; nobody gets more than the hand that is due. */
static void deal_hands(game *g)
{
    for (int i = 0; i < g->players * rules(g)->info.hand; i++) {
        int to = clockwise(g, g->first, i);
        if (g->count[IN_HAND + to] < limit(g, Q_HAND, to, rules(g)->info.hand)) draw_card(g, IN_DECK, IN_HAND + to, 1u << to);
    }
}

/* Tokens that were laid out stand for those that the sheet begins with. */
static void set_up_laid(game *g)
{
    set_up_powers(g);
    for (int p = 0; p < g->players; p++) {
        power *w = &g->power[p];
        if (w->laid_tokens) w->tokens = w->laid_tokens;
        w->laid_tokens = 0;
    }
}

/* One that has laid out more than the others is known at once. */
static bool can_hide(const game *g, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    return g->power[p].alien && !(f && f->layout) && !(varies(g, V_HIDDEN_OPTIONS) && begins_in_the_open(g, p));
}

FLOW(flow_setup)
{
    FLOW_BEGIN;
    if (choosers(g)) {
        ASK(ask(g, HC_ASK_CHOICE, choosers(g), choices(2), HC_PROMPT_CHOOSE_ALIEN));
        keep_chosen(g);
    }
    SET(WHAT, g->hands_due);
    if (L(WHAT) && has_part(g, PART_choosing)) CALL(push(g, CORE(flow_choosing), g->first));
    if (L(WHAT)) {
        prepare_deal(g);
        index_held(g);
        OPEN(W_BEFORE_DEAL);
        deal_hands(g);
    } else set_up_laid(g);                         /* a table laid out by hand */
    for (int p = g->players; !L(WHAT) && varies(g, V_HAZARD_ALIENS) && p < 2 * g->players; p++) if (g->power[p].alien) g->power[p].off = ASLEEP;
    g->hands_due = 0;
    for (int p = 0; p < POWERS && is_hidden_at_first(g); p++) if (can_hide(g, p)) g->power[p].off = FACE_DOWN;
    index_held(g);
    for (L(COUNT) = 0; L(WHAT) && g->parts >> L(COUNT); L(COUNT)++)
        if (has_part(g, L(COUNT)) && GAME_PART[L(COUNT)]->first_step) CALL(push(g, GAME_PART[L(COUNT)]->first_step, g->first));
    FLOW_END;
}

/* The first player is whose order is turned over; then the orders are mixed again. */
static int draw_first(game *g)
{
    int first;
    do {                                         /* until a player's colour comes up */
        shuffle_into(g, DESTINY_USED, IN_DESTINY);
        first = g->value[top_of(g, IN_DESTINY)] & ~DESTINY_HAZARD;
    } while (destiny_kind(first) != HC_DESTINY_COLOUR);
    shuffle_into(g, DESTINY_USED, IN_DESTINY);
    return first;
}

static void begin_play(game *g, events *ev)
{
    index_held(g);
    frame *whole = push(g, book_of(g)->root, g->offense);    /* nobody calls the game itself: run() does */
    (void)whole;
    run(g, ev);
}

/* A table laid out by hand draws nothing; hc_lay_start hands it over. */
static void lay_out_by_hand(game *g, const hc_setup *s)
{
    for (int p = 0; p < g->players && flares_in_deck(g); p++) if (g->power[p].alien) hc_lay_flare(g, g->power[p].alien);
    g->first = s->first == HC_NOBODY ? 0 : s->first;
    set_main_players(g, g->first, NOBODY);
    lay_out_powers(g);
}

void set_up_encounters(game *g, const hc_setup *s)
{
    lay_out_systems(g);
    lay_gifts(g, s);
    if (!g->hands_due) {
        lay_out_by_hand(g, s);
        return;
    }
    int first = draw_first(g);
    if (s->first != HC_NOBODY) first = s->first;
    const hc_group *combo = draw_combo(g);
    aliens all;
    gather_aliens(g, &all);
    for (int p = 0; p < g->players; p++) {
        bool given = g->power[p].alien || chooses_otherwise(g);
        if (!given) g->power[p].alien = (uint16_t)draw_alien(g, p, &all, combo);
        if (!given && varies(g, V_CHOOSE_OF_TWO)) g->power[p].dealt = (uint16_t)draw_alien(g, p, &all, combo);
    }
    g->first = (uint8_t)first;
    set_main_players(g, first, NOBODY);
}

hc_status hc_new(hc_game *g, const hc_setup *s, hc_events *ev, int *seat)
{
    int at;
    hc_status refused = check_setup(s, &at);
    if (seat) *seat = at;
    if (refused != HC_OK) return refused;
    begin_table(g, s);
    g->hands_due = 1;
    book_of(g)->set_up(g, s);
    random_begin_as(g, s, HC_LUCK_SHUFFLES);
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
    book_of(g)->set_up(g, s);
    return HC_OK;
}

/* Those of which nothing is said: the first aliens by number. */
static void name_other_flares(game *g)
{
    const uint16_t *alien = ALIENS;
    for (int c = 0; c < g->acting_cards; c++) {
        if (g->kind[c] != HC_CARD_FLARE || g->value[c] || is_in_reserve(g, c)) continue;
        while (*alien && (!form_in_boxes(g, *alien) || flare_of(g, *alien) >= 0)) alien++;
        g->value[c] = (int16_t)*alien;
    }
}

void hc_lay_start(hc_game *g, hc_events *ev)
{
    if (!book_of(g)->lay) name_other_flares(g);
    g->losers_of_powers = 0;
    begin_play(g, ev);
}
