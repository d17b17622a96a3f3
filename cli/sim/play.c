/* play.c - plays one game of a simulation and notes what happened in it. */
#include "campaign/seeds.h"
#include "cli/sim/sim.h"
#include "cli/stop.h"

#define X(name, column, about) column,
const char *const SIM_USE_COLUMN[SIM_USE_KINDS] = { SIM_USES(X) };
#undef X
#define X(name, column, about) about,
const char *const SIM_USE_ABOUT[SIM_USE_KINDS] = { SIM_USES(X) };
#undef X
#define X(name, column) column,
const char *const SIM_SEAT_COLUMN[SIM_SEAT_USE_KINDS] = { SIM_SEAT_USES(X) };
#undef X

const char *sim_end_word(int end)
{
    static const char *const word[SIM_ENDS] = { "not played", "won", "too long", "refused" };
    return word[end];
}

static void count_if(uint16_t *counter, bool is_so)
{
    *counter = (uint16_t)(*counter + is_so);
}

/* What is noted while the game goes on. */
typedef struct witness {
    sim_game *game;
    uint8_t ally[2];                         /* masks: who is in this encounter on which side */
    bool began;                              /* the first turn has come: everybody has an alien */
} witness;

static void count_card(sim_game *g, int sheet)
{
    int i = 0;
    while (i < g->cards && g->card[i].sheet != sheet) {
        i++;
    }
    if (i < SIM_CARDS) {
        g->card[i].sheet = (uint16_t)sheet;
        g->card[i].times++;
        g->cards = (uint8_t)(i == g->cards ? i + 1 : g->cards);
    }
}

static void note_card(sim_game *g, const hc_game *now, const hc_event *e)
{
    hc_card_info card = hc_card(now, e->a);
    switch (card.kind) {
    case HC_CARD_REINFORCEMENT: g->use[SIM_REINFORCEMENTS]++; return;
    case HC_CARD_ARTIFACT: g->use[SIM_ARTIFACTS]++; g->seat[e->seat].use[SIM_SEAT_ARTIFACT]++; break;
    case HC_CARD_FLARE: g->use[SIM_FLARES]++; g->seat[e->seat].use[SIM_SEAT_FLARE]++; break;
    default: return;
    }
    count_card(g, card.sheet);
}

static void note_revealed(sim_game *g, const hc_game *now, int card)
{
    int kind = hc_card(now, card).kind;
    count_if(&g->use[SIM_ATTACKS], kind == HC_CARD_ATTACK);
    count_if(&g->use[SIM_NEGOTIATES], kind == HC_CARD_NEGOTIATE);
    count_if(&g->use[SIM_MORPHS], kind == HC_CARD_MORPH);
}

static void note_outcome(witness *w, const hc_event *e)
{
    sim_seat *offense = &w->game->seat[e->seat], *defense = &w->game->seat[e->other];
    offense->use[SIM_SEAT_OFFENSE]++;
    defense->use[SIM_SEAT_DEFENSE]++;
    count_if(&offense->use[SIM_SEAT_OFFENSE_WON], e->a == HC_SIDE_OFFENSE);
    count_if(&defense->use[SIM_SEAT_DEFENSE_WON], e->a == HC_SIDE_DEFENSE);
    for (int seat = 0; seat < w->game->players; seat++) {
        for (int side = 0; side < 2; side++) {
            if (w->ally[side] >> seat & 1) {
                w->game->seat[seat].use[SIM_SEAT_ALLY]++;
                count_if(&w->game->seat[seat].use[SIM_SEAT_ALLY_WON], e->a == side);
            }
        }
    }
    w->ally[0] = w->ally[1] = 0;
}

/* The kinds that note_event looks at: nothing else need be written down. */
static void want_events(host_ways *ways)
{
    static const uint8_t KIND[] = { HC_EV_ENCOUNTER, HC_EV_JOINED, HC_EV_SENT_HOME, HC_EV_OUTCOME, HC_EV_USED_POWER, HC_EV_PLAYED_CARD,
                                    HC_EV_REVEALED, HC_EV_CARD_UP, HC_EV_COMPLETED, HC_EV_DEAL_BEGINS, HC_EV_DEAL_MADE, HC_EV_WON };
    for (size_t i = 0; i < sizeof KIND; i++) {
        ways->wanted[KIND[i] >> 6] |= UINT64_C(1) << (KIND[i] & 63);
    }
}

static void note_event(witness *w, const hc_game *now, const hc_event *e)
{
    sim_game *g = w->game;
    switch (e->kind) {
    case HC_EV_ENCOUNTER: w->ally[0] = w->ally[1] = 0; break;
    case HC_EV_JOINED:
        g->use[SIM_ALLIES]++;
        w->ally[e->a == HC_SIDE_DEFENSE] |= (uint8_t)(1u << e->seat);
        break;
    case HC_EV_SENT_HOME: w->ally[0] &= (uint8_t)~(1u << e->seat); w->ally[1] &= (uint8_t)~(1u << e->seat); break;
    case HC_EV_OUTCOME: note_outcome(w, e); break;
    case HC_EV_USED_POWER: g->use[SIM_POWERS]++; g->seat[e->seat].use[SIM_SEAT_POWER]++; break;
    case HC_EV_PLAYED_CARD: note_card(g, now, e); break;
    case HC_EV_REVEALED: case HC_EV_CARD_UP: note_revealed(g, now, e->a); break;
    case HC_EV_COMPLETED: g->use[SIM_TECHS]++; break;
    case HC_EV_DEAL_BEGINS: g->use[SIM_TALKS]++; break;
    case HC_EV_DEAL_MADE: g->use[SIM_DEALS]++; break;
    case HC_EV_WON: g->otherwise |= (uint8_t)(e->b ? 1u << e->seat : 0); break;
    default: break;
    }
}

/* Before the first turn everybody has got an alien: dealt, named, or chosen of two. */
static void note_aliens(witness *w, const hc_game *now)
{
    hc_table table;
    hc_read(now, &table);
    for (int seat = 0; seat < table.players; seat++) {
        w->game->seat[seat].alien = table.seat[seat].alien;
    }
    w->began = true;
}

static void note(void *ctx, const game_host *h, const host_news *n)
{
    witness *w = ctx;
    if (!w->began && h->turn > 0) {
        note_aliens(w, &h->game);
    }
    for (size_t i = 0; i < n->ev->count; i++) {
        note_event(w, &h->game, &n->ev->item[i]);
    }
}

/* A game in which something went wrong is none that may be counted. */
static sim_end end_of(const game_host *h)
{
    switch (host_is(h)) {
    case HOST_OVER: return h->fault.count + h->fault.dropped > 0 ? SIM_REFUSED : SIM_WON;
    case HOST_TOO_LONG: return SIM_TOO_LONG;
    default: return SIM_REFUSED;
    }
}

static void note_end(const game_host *h, sim_game *out)
{
    hc_table table;
    hc_read(&h->game, &table);
    out->won = table.won;
    out->turns = table.turn;
    out->encounters = table.encounter;
    out->decisions = (uint32_t)h->count;
    out->end = (uint8_t)end_of(h);
    for (int seat = 0; seat < table.players; seat++) {
        out->seat[seat].colonies = table.seat[seat].foreign_colonies;
    }
}

void sim_play(const sim_plan *plan, uint64_t i, game_host *h, sim_game *out, bool keeps)
{
    record rec;
    uint8_t kind[HC_SEATS];
    char why[RECORD_WHY];
    witness w = { .game = out };
    host_ways ways = { .keeps = keeps, .only_news = true, .told = note, .ctx = &w, .most_turns = MOST_TURNS, .most_answers = MOST_ANSWERS };
    int seat;
    sim_begin_record(plan, i, &rec, kind);
    *out = (sim_game){ .seed = rec.setup.seed, .players = rec.setup.players, .has_flares = (~rec.setup.variants & plan->no_flares) != 0 };
    for (seat = 0; seat < rec.setup.players; seat++) {
        out->seat[seat].kind = plan->kind[kind[seat]];
    }
    want_events(&ways);
    if (!host_begin(h, &rec, &ways, why)) {
        out->end = SIM_REFUSED;
        return;
    }
    while ((seat = host_next(h, 0)) != HC_NOBODY) {
        if (stop_asked()) {
            return;
        }
        host_step(h, seat);
    }
    note_end(h, out);
}
