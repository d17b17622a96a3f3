/* duel.c - see duel.h. */
#include "tests/property/duel.h"
#include "duel/duel.h"
#include "editions/editions.h"
#include <string.h>

bool plays_duel(int which) { return EDITIONS[which]->book == &DUEL_BOOK; }

#define X(name) #name,
static const char *const FLOW_NAME[] = { MACHINE_FLOWS(X) TABLE_FLOWS(X) DUEL_FLOWS(X) };
#undef X

const char *duel_flow_name(int index) { return FLOW_NAME[index]; }

/* ---- what happens there ------------------------------------------------------------------------------ */

static bool is_among(const char *const list[], const char *name)
{
    while (*list && strcmp(*list, name)) list++;
    return *list;
}

bool is_of_duel(const char *event)
{
    static const char *const OF_DUEL[] = { "FATE", "DISCOVERED", "DUEL_BEGINS", "SENT", "ENVOY_MOVED", "ENVOY_UP", "TACTIC", "RETREATED", "RECOVERED",
                                           "READIED", "BACKED", "CLOUT", "DUEL_WON", "DUEL_AGAIN", "LEADS", "OUT_OF_SHIPS", "REMOVED_CARD",
                                           "plan", NULL };
    return is_among(OF_DUEL, event);
}

bool happens_in_duel(const char *event)
{
    static const char *const SHARED_WITH_IT[] = { "GAME_BEGINS", "ORDERS_SHUFFLED", "CARD_DOWN", "REVEALED", "STEP", "LOST", "DREW", "DREW_CARD",
                                                  "DISCARDED", "TOOK_CARD", "KEPT_CARD", "GAVE_CARD", "SAW_CARD", "SHUFFLED", "USED_POWER",
                                                  "CHOSE_PLANET", "SHOWED", "CHOICE", "WON", "GAME_OVER",
                                                  "act", "seat", "planet", "card", "number", "choice", NULL };
    return is_of_duel(event) || is_among(SHARED_WITH_IT, event);
}

/* ---- gifts ------------------------------------------------------------------------------------------- */

static void cut(game *g, int place, int left, int to)
{
    while (g->count[place] > left) put_card(g, next_card(g, place, 0), to, in_the_open(g));
}

/* What could be drawn has been used already, but for a few cards. */
static void shorten_decks(game *g)
{
    for (int deck = 0; deck < HC_DESTINY_DECKS; deck++) cut(g, DESTINY_DECK + deck, 1, PAST);
    for (int s = 0; s < DUELISTS; s++) cut(g, PLAN_DECK + s, 1, g->turn % 2 ? DISCARDS + s : OUT_OF_GAME);
    cut(g, REINFORCEMENTS, 1, OUT_OF_GAME);
    cut(g, STACK, 2, OUT_OF_GAME);
}

/* Each player has an ally that is face up: another one every turn. */
static void make_friends(game *g, noise *n)
{
    for (int s = 0; s < DUELISTS; s++) {
        const int icon = (g->turn + s) % ENVOYS, old = envoy_in(g, icon);
        if (old == HC_CARDS) continue;
        const uint32_t left = g->count[ENVOY_DECK + icon] ? g->count[ENVOY_DECK + icon] : 1;
        int skip = (int)noise_below(n, left), other = next_card(g, ENVOY_DECK + icon, 0);
        while (skip-- && other < HC_CARDS) other = next_card(g, ENVOY_DECK + icon, other + 1);
        if (other < HC_CARDS) {
            put_card(g, other, g->where[old], 0);
            put_card(g, old, ENVOY_DECK + icon, 0);
        }
        turn_envoy_up(g, NULL, s, icon);
        move_envoy(g, NULL, icon, HC_ENVOY_WITH + s, BY_RULES);
    }
}

static void sink_fleets(game *g)
{
    for (int s = 0; s < DUELISTS; s++) if (g->ships[s][SUPPLY] > 3) move_ships(g, s, g->ships[s][SUPPLY] - 3, SUPPLY, WARP);
}

/* Not in the middle of a choice among envoys. */
void begin_duel_turn(const plan *p, hc_game *g)
{
    noise n = { p->setup.seed * 5 + g->turn };
    if (g->over || g->ask.kind == HC_ASK_CHOICE) return;
    if (p->gift == SHORT_DECK) shorten_decks(g);
    if (p->gift == FRIENDS) make_friends(g, &n);
    if (p->gift == FEW_SHIPS) sink_fleets(g);
}

/* ---- what is hidden ---------------------------------------------------------------------------------- */

static bool knows(const game *g, int card, int seat) { return seat < SEATS ? g->known[card] >> seat & 1 : is_open(g, card); }

static void swap(uint8_t *a, uint8_t *b) { uint8_t t = *a; *a = *b; *b = t; }

static void swap_cards(game *g, int a, int b)
{
    swap(&g->where[a], &g->where[b]);
    swap(&g->known[a], &g->known[b]);
    swap(&g->tag[a], &g->tag[b]);
}

/* Where the cards of a player lie that were in its hand: 0 nowhere there, else whose, plus one. */
static int held_by(const game *g, int card)
{
    const int place = g->where[card];
    for (int s = 0; s < DUELISTS; s++)
        if (place == IN_HAND + s || place == PLAN + s || place == SECOND_PLAN + s || place == STAKED + s) return s + 1;
    return 0;
}

/* Plan, second plan, what is put aside, hand: who saw them all in the hand cannot tell which went where. */
void permute_face_down(game *g, int seat, noise *n)
{
    for (int k = 0; k < 40 && seat < DUELISTS; k++) {
        const int a = (int)noise_below(n, g->cards), b = (int)noise_below(n, g->cards);
        if (!held_by(g, a) || held_by(g, a) != held_by(g, b) || held_by(g, a) == seat + 1 || knows(g, a, seat) || knows(g, b, seat)) continue;
        if (!((g->known_again[a] ^ g->known_again[b]) & 1u << seat)) swap_cards(g, a, b);
    }
}

static bool is_deck(int place)
{
    return (place >= PLAN_DECK && place < DISCARDS) || (place >= REINFORCEMENTS && place < DESTINY_DECK + HC_DESTINY_DECKS) || place == STACK;
}

/* Two cards of one deck change their order. */
void permute_decks(game *g, int seat, noise *n)
{
    for (int k = 0; k < 40; k++) {
        const int a = (int)noise_below(n, g->cards), b = (int)noise_below(n, g->cards);
        if (is_deck(g->where[a]) && g->where[a] == g->where[b] && !knows(g, a, seat) && !knows(g, b, seat)) swap(&g->tag[a], &g->tag[b]);
    }
}

/* The half that somebody else has laid down. */
void permute_tactics(game *g, int seat, noise *n)
{
    for (int s = 0; s < DUELISTS; s++) if (s != seat && g->duel.laid[s]) g->duel.laid[s] = (uint8_t)(1 + noise_below(n, 2 * TACTICS));
}

/* An envoy that lies face down is another of its deck. */
void permute_envoys(game *g, int seat, noise *n)
{
    for (int icon = 0; icon < ENVOYS; icon++) {
        const int there = envoy_in(g, icon), other = FIRST_ENVOY + icon * ENVOYS_OF_ICON + (int)noise_below(n, ENVOYS_OF_ICON);
        if (there == HC_CARDS || g->where[other] != ENVOY_DECK + icon || knows(g, there, seat) || knows(g, other, seat)) continue;
        swap_cards(g, there, other);
    }
    index_held(g);
}
