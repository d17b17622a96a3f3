/* view.c - Duel as others need it: what must be true, what is hidden where, what a saved game is known by. */
#include "duel/duel.h"
#include <stddef.h>
#include <string.h>

/* ---- what must be true ------------------------------------------------------------------------------------- */

static int classes_at(int place)
{
    if (place == PAST || (place >= DESTINY_DECK && place < DESTINY_DECK + HC_DESTINY_DECKS)) return C_FATE;
    if (place == STACK || place == ROW || place == LOOKED_AT) return C_TILE;
    if (place == NEUTRAL || (place >= ENVOY_DECK && place < NEUTRAL) || (place >= ALLIED && place < ALLIED + DUELISTS)) return C_ENVOY;
    if (place == REINFORCEMENTS) return C_REINFORCEMENT;
    return place == OUT_OF_GAME ? C_PLAN | C_REINFORCEMENT | C_ENVOY | C_FATE | C_TILE : C_PLAN | C_REINFORCEMENT;
}

static const char *check_duel_cards(const game *g)
{
    int count[HC_CARD_PLACES] = { 0 };
    for (int c = 0; c < g->cards; c++) {
        int place = g->where[c];
        if (place >= CARD_PLACES) return "a card is nowhere";
        count[place]++;
        if (!(class_of(g, c) & classes_at(place))) return "a card lies where its kind never does";
        if (place >= IN_HAND && place < ON_TABLE && !(g->known[c] >> (place - IN_HAND) & 1)) return "a player does not know their own hand";
    }
    for (int place = 0; place < CARD_PLACES; place++) if (count[place] != g->count[place]) return "counts of cards are stale";
    if (count[PAST] != g->pile_count[PAST]) return "the past and the places disagree";
    return NULL;
}

static const char *check_duel_ships(const game *g)
{
    for (int s = 0; s < DUELISTS; s++) {
        int n = 0;
        uint64_t there = 0;
        for (int p = 0; p < HC_PLACES; p++) n += g->ships[s][p];
        for (int p = 0; p < HC_PLANETS; p++) there |= (uint64_t)(g->ships[s][p] > 0) << p;
        if (n != rules(g)->info.ships) return "ships appeared or vanished";
        if (there != g->colony[s]) return "planets are not where ships are";
        if (there & ~g->planets) return "ships on a planet that is not out";
        if (g->duel.ready[s] >> TACTICS) return "more tactics than there are";
    }
    return NULL;
}

static const char *check_envoys(const game *g)
{
    for (int i = 0; i < ENVOYS; i++) {
        bool gone = g->duel.envoy_at[i] == HC_ENVOY_GONE;
        if (!gone && envoy_in(g, i) == HC_CARDS) return "an envoy is not where it is said to be";
    }
    int there = g->count[NEUTRAL] + g->count[ALLIED] + g->count[ALLIED + 1], said = 0;
    for (int i = 0; i < ENVOYS; i++) said += g->duel.envoy_at[i] != HC_ENVOY_GONE;
    return there == said ? NULL : "more envoys than three";
}

const char *check_duel(const game *g)
{
    const char *broken = check_duel_cards(g);
    if (!broken) broken = check_duel_ships(g);
    if (!broken) broken = check_envoys(g);
    bool idle = !g->duel.contest;
    for (int s = 0; s < DUELISTS && !broken; s++) if (g->duel.laid[s] && (idle || g->duel.laid[s] > 2 * TACTICS)) broken = "a tactic was left";
    if (!broken && idle && (g->count[PLAN] || g->count[PLAN + 1] || g->count[BACKING] || g->count[BACKING + 1])) broken = "a plan was left";
    const uint8_t *beyond = (const uint8_t *)&g->rewind + sizeof g->duel, *end = (const uint8_t *)&g->rewind + sizeof g->rewind;
    for (; !broken && beyond < end; beyond++) if (*beyond) broken = "bytes beyond the duel";
    return broken;
}

int kept_of_duel(const game *g, uint8_t out[])
{
    const size_t from = offsetof(hc_duel, leader), n = offsetof(hc_duel, laid) - from;          /* what lies face down is known by what comes of it */
    memcpy(out, (const uint8_t *)&g->duel + from, n);
    return (int)n;
}

/* ---- what is hidden ---------------------------------------------------------------------------------------------- */

void hide_tactics(const game *g, int seat, game *view)
{
    for (int s = 0; s < DUELISTS; s++) if (s != seat && g->duel.laid[s]) view->duel.laid[s] = UNSEEN;
}

/* The other's tactic that lies face down: any half that it could have chosen. */
static void guess_tactic(game *g, int seat)
{
    int half[2 * TACTICS], n = 0;
    if (g->duel.laid[seat] != UNSEEN) return;
    for (int i = 0; i < 2 * TACTICS; i++) if (usable_tokens(g, seat) >> i / 2 & 1) half[n++] = i;
    g->duel.laid[seat] = (uint8_t)(n ? half[random_below(g, (uint32_t)n)] + 1 : 0);
}

/* ---- what is hidden: put somewhere it could be ----------------------------------------------------------------- */

/* Cards that nobody has told the viewer of, by what they are: envoys and destiny cards of a deck can only lie in it or beside it. */
typedef struct pool { int count; uint8_t card[HC_CARDS]; } pool;
typedef struct pools { pool envoy[ENVOYS], fate[HC_DESTINY_DECKS], tile, plan[DUELISTS], backing; uint8_t *hidden; } pools;

static pool *pool_of(const game *g, pools *u, int card)
{
    switch (class_of(g, card)) {
    case C_ENVOY: return &u->envoy[icon_of(g, card)];
    case C_FATE: return &u->fate[deck_of(sheet_of_card(g, card))];
    case C_TILE: return &u->tile;
    case C_REINFORCEMENT: return &u->backing;
    default: return &u->plan[(card - FIRST_PLAN) / PLANS];       /* in whose deck it began */
    }
}

/* This game has one kind of back. */
static void sort_out(const game *g, hidden_cards *h, pools *u)
{
    for (int i = 0; i < ENVOYS; i++) u->envoy[i].count = 0;
    for (int i = 0; i < HC_DESTINY_DECKS; i++) u->fate[i].count = 0;
    for (int i = 0; i < DUELISTS; i++) u->plan[i].count = 0;
    u->tile.count = u->backing.count = 0;
    u->hidden = h->hidden[0];
    for (int i = 0; i < h->count; i++) {
        pool *p = pool_of(g, u, h->card[i]);
        p->card[p->count++] = h->card[i];
    }
    h->count = 0;
}

static void lay(game *g, pools *u, pool *p, int i, int place, unsigned known)
{
    const int c = p->card[i];
    g->where[c] = (uint8_t)place;
    g->known[c] = (uint8_t)known;
    u->hidden[place]--;
    p->card[i] = p->card[--p->count];
}

/* As many as lie there; if that is all of them, chance has no say. */
static void lay_pool(game *g, pools *u, pool *p, int place, unsigned known)
{
    while (u->hidden[place] && p->count)
        lay(g, u, p, p->count > u->hidden[place] ? (int)random_below(g, (uint32_t)p->count) : p->count - 1, place, known);
}

static void lay_envoys(game *g, pools *u)
{
    for (int icon = 0; icon < ENVOYS; icon++) {
        const int seat = ally_of(g, icon), place = seat == NOBODY ? NEUTRAL : ALLIED + seat;
        pool *p = &u->envoy[icon];
        if (g->duel.envoy_at[icon] != HC_ENVOY_GONE && envoy_in(g, icon) == HC_CARDS && p->count)
            lay(g, u, p, (int)random_below(g, (uint32_t)p->count), place, seat == NOBODY ? 0 : 1u << seat);
        lay_pool(g, u, p, ENVOY_DECK + icon, 0);
    }
}

/* Out of those that began in this seat's deck and the reinforcements, any; out of the other's only when these are used up. */
static void lay_hand(game *g, pools *u, int seat, int place, unsigned known)
{
    pool *plan = &u->plan[seat], *backing = &u->backing, *other = &u->plan[other_of(seat)];
    while (u->hidden[place]) {
        const int n = plan->count + backing->count;
        if (!n && !other->count) return;
        const int i = (int)random_below(g, (uint32_t)(n ? n : other->count));
        pool *p = !n ? other : i < plan->count ? plan : backing;
        lay(g, u, p, p == backing ? i - plan->count : i, place, known);
    }
}

static bool is_before(int place, int first) { return place >= first && place < first + DUELISTS; }

/* Owners know what they hold and what they have laid down; what lies in the open all know. What the viewer laid down without having seen it,
 * it does not know here either. */
static void let_know_in_duel(game *g, int card, int viewer)
{
    const int place = g->where[card];
    const unsigned owner = place >= IN_HAND ? 1u << seat_at(place) : 0;
    const bool open = place == PAST || place == ROW || place == OUT_OF_GAME || is_before(place, DISCARDS) || is_before(place, BACKING) ||
                      is_envoy_up(g, card) || (g->duel.counted && is_before(place, PLAN));
    if (is_before(place, IN_HAND) || is_before(place, ALLIED)) g->known[card] |= (uint8_t)owner;
    if (is_before(place, PLAN) || is_before(place, SECOND_PLAN) || is_before(place, STAKED)) g->known[card] |= (uint8_t)(owner & ~(1u << viewer));
    if (open) show_card(g, card);
}

/* The narrowest places first, so that the others do not use up what belongs there. */
void fill_hidden_duel(game *g, int seat, hidden_cards *h)
{
    const int other = other_of(seat);
    pools u;
    guess_tactic(g, other);
    sort_out(g, h, &u);
    lay_envoys(g, &u);
    for (int deck = 0; deck < HC_DESTINY_DECKS; deck++) lay_pool(g, &u, &u.fate[deck], DESTINY_DECK + deck, 0);
    lay_pool(g, &u, &u.tile, LOOKED_AT, 1u << other);
    lay_pool(g, &u, &u.tile, STACK, 0);
    lay_pool(g, &u, &u.backing, REINFORCEMENTS, 0);
    for (int i = 0; i < DUELISTS; i++) {
        const int s = i ? seat : other;
        const unsigned knows = s == other ? 1u << other : 0;
        lay_pool(g, &u, &u.plan[s], PLAN + s, knows);
        lay_hand(g, &u, s, PLAN + s, knows);
        lay_hand(g, &u, s, SECOND_PLAN + s, knows);
        lay_hand(g, &u, s, STAKED + s, knows);
        lay_hand(g, &u, s, IN_HAND + s, 1u << s);
        lay_hand(g, &u, s, PLAN_DECK + s, 0);
    }
    for (int c = 0; c < g->cards; c++) let_know_in_duel(g, c, seat);
}
