/* sim_play.c - plays one game of a simulation and notes what happened in it. */
#include "cli/match.h"
#include "cli/sim.h"
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
    record *keep;
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

static void note_card(sim_game *g, const match *m, const hc_event *e)
{
    hc_card_info card = hc_card(&m->g, e->a);
    switch (card.kind) {
    case HC_CARD_REINFORCEMENT: g->use[SIM_REINFORCEMENTS]++; return;
    case HC_CARD_ARTIFACT: g->use[SIM_ARTIFACTS]++; g->seat[e->seat].use[SIM_SEAT_ARTIFACT]++; break;
    case HC_CARD_FLARE: g->use[SIM_FLARES]++; g->seat[e->seat].use[SIM_SEAT_FLARE]++; break;
    default: return;
    }
    count_card(g, card.sheet);
}

static void note_revealed(sim_game *g, const match *m, int card)
{
    int kind = hc_card(&m->g, card).kind;
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
static void want_events(match *m)
{
    static const uint8_t KIND[] = { HC_EV_ENCOUNTER, HC_EV_JOINED, HC_EV_SENT_HOME, HC_EV_OUTCOME, HC_EV_USED_POWER, HC_EV_PLAYED_CARD,
                                    HC_EV_REVEALED, HC_EV_CARD_UP, HC_EV_COMPLETED, HC_EV_DEAL_BEGINS, HC_EV_DEAL_MADE, HC_EV_WON };
    m->wanted[0] = m->wanted[1] = 0;
    for (size_t i = 0; i < sizeof KIND; i++) {
        m->wanted[KIND[i] >> 6] |= UINT64_C(1) << (KIND[i] & 63);
    }
}

static void note_event(witness *w, const match *m, const hc_event *e)
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
    case HC_EV_PLAYED_CARD: note_card(g, m, e); break;
    case HC_EV_REVEALED: case HC_EV_CARD_UP: note_revealed(g, m, e->a); break;
    case HC_EV_COMPLETED: g->use[SIM_TECHS]++; break;
    case HC_EV_DEAL_BEGINS: g->use[SIM_TALKS]++; break;
    case HC_EV_DEAL_MADE: g->use[SIM_DEALS]++; break;
    case HC_EV_WON: g->otherwise |= (uint8_t)(e->b ? 1u << e->seat : 0); break;
    default: break;
    }
}

/* Before the first turn everybody has got an alien: dealt, named, or chosen of two. */
static void note_aliens(witness *w, const match *m)
{
    hc_table table;
    hc_read(&m->g, &table);
    for (int seat = 0; seat < table.players; seat++) {
        w->game->seat[seat].alien = table.seat[seat].alien;
    }
    w->began = true;
}

static void note(void *ctx, const match *m, int seat, int choice, const hc_events *ev)
{
    witness *w = ctx;
    if (!w->began && m->turn > 0) {
        note_aliens(w, m);
    }
    for (size_t i = 0; i < ev->count; i++) {
        note_event(w, m, &ev->item[i]);
    }
    if (w->keep && seat != HC_NOBODY && !record_add(w->keep, seat, choice, &m->g)) {
        w->keep = NULL;                      /* no memory: the caller sees that answers are missing */
    }
}

void sim_play(const sim_plan *plan, uint64_t i, match *m, sim_game *out, record *keep)
{
    hc_setup setup;
    hc_table table;
    uint8_t kind[HC_SEATS];
    witness w = { .game = out, .keep = keep };
    sim_set_up(plan, i, &setup, kind);
    *out = (sim_game){ .seed = setup.seed, .players = setup.players, .has_flares = (~setup.variants & plan->no_flares) != 0 };
    for (int seat = 0; seat < setup.players; seat++) {
        m->spec[seat] = plan->bot[kind[seat]];
        out->seat[seat].kind = plan->kind[kind[seat]];
    }
    m->outside = 0;
    m->told = note;
    m->ctx = &w;
    m->only_news = !keep;
    want_events(m);
    if (match_begin(m, &setup, NULL) != HC_OK) {
        out->end = SIM_REFUSED;
        return;
    }
    while (match_goes_on(m)) {
        if (stop_asked()) {
            return;
        }
        match_bot_answers(m, match_seat(m));
    }
    hc_read(&m->g, &table);
    out->won = table.won;
    out->turns = table.turn;
    out->encounters = table.encounter;
    out->decisions = m->decisions;
    out->end = m->refused != HC_OK ? SIM_REFUSED : match_is_too_long(m) ? SIM_TOO_LONG : SIM_WON;
    for (int seat = 0; seat < setup.players; seat++) {
        out->seat[seat].colonies = table.seat[seat].foreign_colonies;
    }
}
