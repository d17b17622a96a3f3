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
    if (!broken && idle && (g->count[PLAN] || g->count[PLAN + 1] || g->count[BACKING] || g->count[BACKING + 1])) broken = "a plan was left";
    const uint8_t *beyond = (const uint8_t *)&g->rewind + sizeof g->duel, *end = (const uint8_t *)&g->rewind + sizeof g->rewind;
    for (; !broken && beyond < end; beyond++) if (*beyond) broken = "bytes beyond the duel";
    return broken;
}

int kept_of_duel(const game *g, uint8_t out[])
{
    const size_t from = offsetof(hc_duel, leader), n = sizeof g->duel - from;
    memcpy(out, (const uint8_t *)&g->duel + from, n);
    return (int)n;
}

/* ---- what is hidden: put somewhere it could be ----------------------------------------------------------------- */

/* Whose deck a plan began in; reinforcements may be anybody's. */
static bool is_likely(const game *g, int card, int seat)
{
    return class_of(g, card) == C_REINFORCEMENT || (card - FIRST_PLAN) / PLANS == seat;
}

static bool lay_one(game *g, hidden_cards *u, int place, int classes, int likely, unsigned known)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = u->count - 1; i >= 0; i--)
            if (class_of(g, u->card[i]) & classes && (pass || likely == NOBODY || is_likely(g, u->card[i], likely)))
                return lay_unseen(g, u, i, place, known) >= 0;
    return false;
}

static bool lay_envoy(game *g, hidden_cards *u, int place, int icon, unsigned known)
{
    for (int i = u->count - 1; i >= 0; i--)
        if (class_of(g, u->card[i]) == C_ENVOY && icon_of(g, u->card[i]) == icon) return lay_unseen(g, u, i, place, known) >= 0;
    return false;
}

static void lay_envoys(game *g, hidden_cards *u)
{
    for (int icon = 0; icon < ENVOYS; icon++) {
        int seat = ally_of(g, icon);
        if (g->duel.envoy_at[icon] != HC_ENVOY_GONE && envoy_in(g, icon) == HC_CARDS)
            lay_envoy(g, u, seat == NOBODY ? NEUTRAL : ALLIED + seat, icon, seat == NOBODY ? 0 : 1u << seat);
        while (hidden_at(u, ENVOY_DECK + icon) && lay_envoy(g, u, ENVOY_DECK + icon, icon, 0)) continue;
    }
}

static void lay_fates(game *g, hidden_cards *u)
{
    for (int deck = 0; deck < HC_DESTINY_DECKS; deck++)
        for (int i = u->count - 1; i >= 0; i--) {
            int c = u->card[i];
            const bool fits = class_of(g, c) == C_FATE && deck_of(sheet_of_card(g, c)) == deck;
            if (fits && hidden_at(u, DESTINY_DECK + deck)) lay_unseen(g, u, i, DESTINY_DECK + deck, 0);
        }
}

static void lay_all(game *g, hidden_cards *u, int place, int classes, int likely, unsigned known)
{
    while (hidden_at(u, place) && lay_one(g, u, place, classes, likely, known)) continue;
}

/* The narrowest places first, so that the others do not use up what belongs there. */
void fill_hidden_duel(game *g, int seat, hidden_cards *u)
{
    const int hand = C_PLAN | C_REINFORCEMENT, other = other_of(seat);
    shuffle_unseen(g, u);
    lay_envoys(g, u);
    lay_fates(g, u);
    lay_all(g, u, LOOKED_AT, C_TILE, NOBODY, 1u << other);
    lay_all(g, u, STACK, C_TILE, NOBODY, 0);
    lay_all(g, u, REINFORCEMENTS, C_REINFORCEMENT, NOBODY, 0);
    for (int i = 0; i < DUELISTS; i++) {
        const int s = i ? seat : other;
        const unsigned knows = s == other ? 1u << other : 0;
        lay_all(g, u, PLAN + s, C_PLAN, s, knows);
        lay_all(g, u, PLAN + s, hand, s, knows);
        lay_all(g, u, SECOND_PLAN + s, hand, s, knows);
        lay_all(g, u, STAKED + s, hand, s, knows);
        lay_all(g, u, IN_HAND + s, hand, s, 1u << s);
        lay_all(g, u, PLAN_DECK + s, hand, s, 0);
    }
    for (int c = 0; c < g->cards; c++) {
        const int place = g->where[c];
        if (place >= IN_HAND && place < IN_HAND + DUELISTS) g->known[c] |= (uint8_t)(1u << (place - IN_HAND));
        if (place >= ALLIED && place < ALLIED + DUELISTS) g->known[c] |= (uint8_t)(1u << (place - ALLIED));
        bool open = place == PAST || place == ROW || place == OUT_OF_GAME || (place >= DISCARDS && place < DISCARDS + DUELISTS) ||
                    (place >= BACKING && place < BACKING + DUELISTS) || is_envoy_up(g, c) ||
                    (g->duel.counted && place >= PLAN && place < PLAN + DUELISTS);
        if (open) show_card(g, c);
        if (place >= PLAN && place < PLAN + DUELISTS) g->known[c] |= (uint8_t)(1u << (place - PLAN));
    }
}
