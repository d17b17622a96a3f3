/* read.c - a table of Duel for readers: names of planets and plans, supplies, tactics, dials, envoys. */
#include "duel/duel.h"

hc_tactic hc_tactic_of(int number)
{
    return number >= 0 && number < 2 * TACTICS ? (hc_tactic){ TACTIC[number].what, TACTIC[number].count } : (hc_tactic){ 0, 0 };
}

const char *hc_tile_name(int planet)
{
    static const char *const NAME[TILES] = { "Puddle Prime", "Old Brine", "Lake Wobble", "Flamingo Drift", "Bubblegum Nine", "Rosewater",
                                             "Mossball", "Fernando", "Celery Gulch", "Custard", "Brass Noon", "Lemon Reach" };
    return planet >= 0 && planet < TILES ? NAME[planet] : NULL;
}

int hc_fate_deck(int sheet_id) { return deck_of(sheet_id); }

const hc_fate_info *hc_fate(int sheet_id)
{
    const bool is_one = sheet_id >= FIRST_FATE_SHEET && sheet_id < FIRST_FATE_SHEET + FATE_ROOM;
    return is_one && FATE[sheet_id - FIRST_FATE_SHEET].kind ? &FATE[sheet_id - FIRST_FATE_SHEET] : NULL;
}

int hc_tile_symbol(int planet) { return planet >= 0 && planet < TILES ? symbol_of(planet) : -1; }

/* What the published rules tell of them; all others are ours. */
typedef struct named { int8_t value; const char *name; uint8_t origin; const char *brief /* as a part of a clout */; } named;
enum { PUB = HC_ORIGIN_PUBLISHED, OUR = HC_ORIGIN_OURS };
static const named PLAN_NAME[] = {
    { -2, "The Backfire", HC_ORIGIN_PARTLY, NULL }, { 0, "The Shrug", OUR, NULL }, { 3, "The Half-Baked", OUR, NULL }, { 5, "The Weaksauce", PUB, NULL }, { 6, "The Inadequate", PUB, NULL }, { 7, "The Lucky Guess", OUR, NULL },
    { 8, "The Serviceable", OUR, NULL }, { 9, "The Overconfident", OUR, NULL }, { 10, "The Below Average", PUB, NULL }, { 11, "The Committee-Approved", OUR, NULL }, { 12, "The Sensible", OUR, NULL },
    { 13, "The Sinister", PUB, NULL }, { 15, "The Sneaky", OUR, NULL }, { 18, "The Elaborate", OUR, NULL }, { 23, "The Ruthless", OUR, NULL }, { 31, "The Nearly Unbeatable", PUB, NULL }, { 42, "The Answer", PUB, NULL },
    { 0, NULL, 0, NULL } };
static const named BACKING_NAME[] = {
    { 2, "Moral Support", OUR, "support" }, { 3, "Pep Talk", OUR, "talk" }, { 4, "Spare Battery", OUR, "battery" }, { 5, "Distant Cousins", OUR, "cousins" }, { 6, "Marching Band", OUR, "band" }, { 7, "Borrowed Cruiser", OUR, "cruiser" },
    { 9, "Surprise Party", OUR, "party" }, { 12, "Mega Support", PUB, "mega" }, { -3, "Loose Bolts", OUR, "bolts" }, { -4, "Bad Directions", OUR, "directions" }, { -5, "Stage Fright", OUR, "fright" }, { -6, "Union Meeting", OUR, "meeting" },
    { -7, "Traitors", PUB, "traitors" }, { -10, "Swayed Backing", PUB, "swayed" }, { EVEN_UP, "Even Support / Odd Suppression", PUB, "even/odd" }, { ODD_UP, "Even Suppression / Odd Support", PUB, "odd/even" },
    { WARP_CHORUS, "Warp Chorus", OUR, "chorus" }, { 0, NULL, 0, NULL } };

static const named *row_of(const hc_card_info *c)
{
    static const named NO_NAME = { 0, NULL, HC_ORIGIN_OURS, NULL };
    const named *list = c->kind == HC_CARD_PLAN ? PLAN_NAME : c->kind == HC_CARD_REINFORCEMENT ? BACKING_NAME : &NO_NAME;
    while (list->name && list->value != c->value) list++;
    return list;
}

const char *hc_plan_name(const hc_card_info *c) { return row_of(c)->name; }
const char *hc_backing_brief(const hc_card_info *c) { return row_of(c)->brief; }

/* No planet of the published game is known. */
int origin_in_duel(const hc_card_info *c) { return row_of(c)->origin; }

static void read_player(const game *g, int seat, hc_table *t)
{
    hc_seat_info *s = &t->seat[seat];
    s->partner = HC_NOBODY;
    s->foreign_colonies = (uint8_t)planets_of(g, seat);
    s->ships_in = (uint8_t)ships_there(g, seat);
    s->side = (uint8_t)seat;
    s->ships_on[seat] = s->ships_in;
    s->warp = g->ships[seat][WARP];
    s->gone = g->ships[seat][GONE];
    s->hand = g->count[IN_HAND + seat];
    FOR_CARDS_AT(c, IN_HAND + seat) if (s->known < 40) s->card[s->known++] = hc_card(g, c);
    s->played = g->count[PLAN + seat];
    s->face_up = g->duel.counted;
    if (plan_of(g, seat) < HC_CARDS) s->played_card = hc_card(g, plan_of(g, seat));
    s->aside = g->count[STAKED + seat];
}

_Static_assert(HC_THROWN_MOST == DUELISTS * PLANS + BACKINGS, "room for all that can be discarded");

static void read_pieces(const game *g, int seat, hc_duel_info *d)
{
    d->seat[seat].supply = g->ships[seat][SUPPLY];
    d->seat[seat].ready = g->duel.ready[seat];
    d->seat[seat].deck = g->count[PLAN_DECK + seat];
    d->seat[seat].discards = 0;
    FOR_CARDS_FROM(FIRST_PLAN, c, DISCARDS + seat) d->seat[seat].thrown[d->seat[seat].discards++] = hc_card(g, c);
    d->seat[seat].controls = (uint16_t)controlled(g, seat);
    d->seat[seat].planets = (uint8_t)planets_of(g, seat);
    d->seat[seat].limit = (uint8_t)hand_limit(g, seat);
    d->seat[seat].friends = (uint8_t)allies_allowed(g, seat);
    d->seat[seat].sent = g->duel.sent[seat];
    d->seat[seat].dial = (int8_t)(g->duel.dial[seat] - 1);
    d->seat[seat].shown = (int8_t)(g->duel.shown[seat] - 1);
    FOR_CARDS_AT(c, BACKING + seat) if (d->seat[seat].backing < 8) d->seat[seat].back[d->seat[seat].backing++] = hc_card(g, c);
}

static void read_envoy(const game *g, int icon, hc_duel_info *d)
{
    const int card = envoy_in(g, icon);
    d->envoy[icon].there = g->duel.envoy_at[icon] != HC_ENVOY_GONE;
    d->envoy[icon].ally = (uint8_t)ally_of(g, icon);
    if (card == HC_CARDS || (g->viewer != NOBODY && !(g->known[card] >> g->viewer & 1) && !is_up(g, card))) return;
    d->envoy[icon].sheet = (uint16_t)sheet_of_card(g, card);
    d->envoy[icon].open = is_up(g, card);
}

void read_duel(const game *g, hc_table *t)
{
    hc_duel_info *d = &t->duel;
    t->planets = TILES;
    d->plays = true;
    d->leader = g->duel.leader;
    d->kind = g->duel.contest;
    d->card = (uint16_t)(g->destiny_card == HC_NO_CARD ? 0 : sheet_of_card(g, g->destiny_card));
    d->advantage = (int8_t)(in_duel(g) ? fate_now(g)->advantage : 0);
    d->fewer = limit(g, Q_FEWER, g->duel.leader, 0);
    d->next_deck = g->destiny_card == HC_NO_CARD || g->phase < HC_PHASE_DESTINY ? g->duel.deck : fate_now(g)->next;      /* printed on the card */
    for (int i = 0; i < HC_DESTINY_DECKS; i++) d->decks[i] = g->count[DESTINY_DECK + i];
    d->reinforcements = g->count[REINFORCEMENTS];
    d->stack = g->count[STACK];
    d->warp_planet = (uint8_t)(g->duel.warp_planet ? g->duel.warp_planet - 1 : HC_NO_PLANET);
    for (int seat = 0; seat < DUELISTS; seat++) {
        read_player(g, seat, t);
        read_pieces(g, seat, d);
        read_beside(g, t, seat);
    }
    for (int icon = 0; icon < ENVOYS; icon++) read_envoy(g, icon, d);
    t->destiny_drawn = HC_NOBODY;
}
