/* digest.c - a number for what lies on the table, in the hands and in the piles, whatever the layout of the state.
 *
 * Saved games carry it. It outlives a change of the struct, so that a newer program can tell whether a
 * game that an older one began has gone the same way. Nothing in use may be taken out of it, or change
 * its place, without a new HC_RULES_OLDEST. */
#include "rules.h"

/* As FNV-1a, but a number at a time; the shift lets high bits reach the low ones. */
void stir(uint64_t *h, uint64_t number)
{
    *h = (*h ^ number) * 0x100000001b3u;
    *h ^= *h >> 29;
}

static void stir_encounter(uint64_t *h, const game *g)
{
    const unsigned now[] = { g->edition, g->players, g->turn, g->encounter, g->phase, g->offense, g->defense, g->target,
                             g->second, g->over, g->won, g->lost_power, hc_asked(g), g->ask.kind, g->draft_count };
    for (size_t i = 0; i < sizeof now / sizeof *now; i++) stir(h, now[i]);
    stir(h, g->variants | (uint64_t)g->alert << 60 | (uint64_t)g->hands_due << 63);
    stir(h, g->random_count);
}

static void stir_ships(uint64_t *h, const game *g)
{
    static const uint8_t place[] = { GATE, LIMBO, WARP, GONE, ON_PIECES };
    for (int s = 0; s < g->players; s++) {
        stir(h, (unsigned)side_of(g, s));
        for (int p = 0; p < HC_PLANETS; p++) if (g->planets >> p & 1) stir(h, g->ships[s][p]);
        for (size_t i = 0; i < sizeof place; i++) stir(h, g->ships[s][place[i]]);
        if (g->ships[s][OTHER_GATE]) stir(h, g->ships[s][OTHER_GATE]);
        if (g->ships[s][HC_SUPPLY]) stir(h, g->ships[s][HC_SUPPLY]);
    }
}

/* Planets that lie elsewhere than their number says; most games have none. */
static void stir_grounds(uint64_t *h, const game *g)
{
    for (int i = 0; i < HC_ADDED && g->added[i]; i++) {
        int planet = g->added[i] - 1, owner = owner_of(g, planet);
        if (planet == extra_planet(owner)) continue;
        stir(h, (unsigned)planet);
        stir(h, (unsigned)owner);
    }
}

/* The number of a place, however many powers there is room for. */
static unsigned number_of_place(int place) { return place == ON_PIECES ? 255 : (unsigned)place; }

/* What is unlike the other ships; most games have none. */
static void stir_units(uint64_t *h, const game *g)
{
    for (int s = 0; s < g->players; s++)
        for (int p = 0; g->fleet[s] && p < HC_PLACES; p++) if (fleet_at(g, s, p)) stir(h, number_of_place(p) * 256 + (unsigned)fleet_at(g, s, p));
    for (int i = 0; i < HC_UNITS; i++) {
        const unit *u = &g->unit[i];
        if (!u->seat || u->kind == HC_UNIT_MIGHTY) continue;
        stir(h, u->seat | (u->kind == HC_UNIT_RING ? u->place : number_of_place(u->place)) << 8 | (unsigned)u->kind << 16 | (unsigned)u->in << 24);
        for (int s = 0; s < g->players; s++) stir(h, u->of[s]);
    }
}

static void stir_powers(uint64_t *h, const game *g)
{
    for (int p = 0; p < POWERS; p++) {
        const power *w = &g->power[p];
        if (!w->alien) continue;
        stir(h, w->alien);
        stir(h, w->holder);
        stir(h, w->owner);
        stir(h, w->off);
        for (int s = 0; s < g->players; s++) stir(h, g->ships[s][ON_SHEET + p]);
        for (int i = 0; p < HC_MEMORIES && i < SHEETS[w->alien]->memory; i++) stir(h, g->memory[p][i]);
    }
}

static void stir_cards(uint64_t *h, const game *g)
{
    for (int c = 0; c < g->cards; c++) {
        stir(h, g->kind[c]);
        stir(h, g->kind[c] == HC_CARD_FLARE || g->value[c] > 255 ? (uint16_t)g->value[c] : (uint8_t)g->value[c]);
        stir(h, (unsigned)g->where[c]);
    }
    for (int pile = 0; pile < PILES; pile++) {
        stir(h, g->pile_count[pile]);
        for (int i = 0; i < g->pile_count[pile]; i++) stir(h, pile_of(g, pile)[i]);
    }
}

/* Nothing where there are none. */
static void stir_pieces(uint64_t *h, const game *g)
{
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        const unsigned now[] = { (unsigned)(p - FIRST_PIECE), there->sheet, there->holders,
                                 there->open == OPEN_TO_ALL ? 1u : there->open * 2u, there->at, there->count, there->tag };
        for (size_t i = 0; i < sizeof now / sizeof *now; i++) stir(h, now[i]);
    }
    enum { FIRST_WORDS = 2 };                    /* of decks; more of them, where there is room, only as far as they are used */
    for (int i = 0; i < HC_DECK_WORDS && g->parts; i++) {
        if (i >= FIRST_WORDS && !(g->deck_left[i] | g->deck_used[i])) continue;
        stir(h, g->deck_left[i]);
        stir(h, g->deck_used[i]);
    }
}

/* Those that were asked for; purses only where something is in them. */
static void stir_parts(uint64_t *h, const game *g)
{
    FOR_PARTS(p, g) {
        if (GAME_PART[p]->name) stir(h, (unsigned)(p + 1) | (unsigned)g->part_option[p] << 8);
        if (GAME_PART[p]->digest) GAME_PART[p]->digest(h, g);
    }
    for (int s = 0; s < g->players && g->parts; s++)
        for (int i = 0; i < HC_PURSES; i++) if (g->purse[s][i]) stir(h, g->purse[s][i] | (unsigned)s << 8 | (unsigned)i << 16);
}

uint64_t hc_digest(const hc_game *g)
{
    uint64_t h = 0xcbf29ce484222325u;
    stir_encounter(&h, g);
    stir_ships(&h, g);
    stir_grounds(&h, g);
    stir_units(&h, g);
    stir_powers(&h, g);
    stir_cards(&h, g);
    stir_pieces(&h, g);
    stir_parts(&h, g);
    uint8_t kept[sizeof g->duel];
    int n = book_of(g)->kept ? book_of(g)->kept(g, kept) : 0;
    for (int i = 0; i < n; i++) stir(&h, kept[i]);
    return h;
}
