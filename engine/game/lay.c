/* lay.c - a table that is laid out by hand, for scenarios and puzzles: ships, cards and tokens go where they are wanted. */
#include "rules.h"

static bool is_for_ships(const game *g, int place)
{
    return place >= 0 && (place < ON_SHEET || place == HC_SUPPLY || (place == PRAW && has_part(g, PART_praw)));
}

hc_status hc_lay_ships(hc_game *g, int seat, int count, int from, int to)
{
    bool there = seat >= 0 && seat < g->players && is_for_ships(g, from) && is_for_ships(g, to);
    if (!there || count < 0 || g->ships[seat][from] < count) return HC_NOT_A_TABLE;
    if (!book_of(g)->lay && to < HC_PLANETS) to = landing_ground(g, seat, to);
    move_ships(g, seat, count, from, to);
    if (!book_of(g)->lay) watch_powers(g, NULL);
    if (has_part(g, PART_moons)) settle_moons(g);
    return HC_OK;
}

static bool is_card(const game *g, int c, int kind, int value, int sheet_id)
{
    if (g->kind[c] != kind) return false;
    return (!sheet_id || sheet_of_card(g, c) == sheet_id) && (!hc_is_numbered(kind) || attack_value(g, c) == value);
}

/* The one that lies lowest: what was laid on top already stays there. Or a hazard that a hand may hold. */
static int card_in_deck(const game *g, int kind, int value, int sheet_id)
{
    const uint8_t *deck = pile_of(g, IN_DECK);
    for (int i = 0; i < g->pile_count[IN_DECK]; i++) if (is_card(g, deck[i], kind, value, sheet_id)) return deck[i];
    for (int c = 0; kind == HC_CARD_HAZARD && c < g->acting_cards; c++)
        if (g->where[c] == OUT_OF_GAME && is_card(g, c, kind, value, sheet_id)) return c;
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
    if (book_of(g)->lay) return book_of(g)->lay(g, seat, kind, value, sheet_id, HC_LAY_HAND);
    return lay_card(g, kind, value, sheet_id, IN_HAND + seat, 1u << seat);
}

hc_status hc_lay_discard(hc_game *g, int kind, int value, int sheet_id)
{
    return lay_card(g, kind, value, sheet_id, IN_DISCARD, everybody(g));
}

hc_status hc_lay_deck(hc_game *g, int kind, int value, int sheet_id) { return lay_card(g, kind, value, sheet_id, IN_DECK, 0); }

static hc_status lay_destiny(game *g, int value)
{
    for (int i = 0; i < g->pile_count[IN_DESTINY]; i++) {
        int c = pile_of(g, IN_DESTINY)[i];
        if ((g->value[c] & ~DESTINY_HAZARD) != value) continue;
        put_card(g, c, IN_DESTINY, 0);
        return HC_OK;
    }
    return HC_NOT_A_TABLE;
}

hc_status hc_lay_destiny(hc_game *g, int seat) { return lay_destiny(g, seat); }
hc_status hc_lay_special(hc_game *g, int kind) { return lay_destiny(g, kind * DESTINY_KIND); }

void hc_lay_deck_only(hc_game *g, int cards)
{
    while (g->pile_count[IN_DECK] > cards) put_card(g, pile_of(g, IN_DECK)[0], OUT_OF_GAME, everybody(g));
}

void hc_lay_destiny_last(hc_game *g, int discs)
{
    while (g->pile_count[IN_DESTINY] > discs) put_card(g, pile_of(g, IN_DESTINY)[0], OUT_OF_GAME, everybody(g));
}

void hc_lay_destiny_only(hc_game *g, int discs)
{
    while (g->pile_count[IN_DESTINY] > discs) put_card(g, pile_of(g, IN_DESTINY)[0], DESTINY_USED, everybody(g));
}

/* As if the first encounter had been won: the next one is the second of the turn. */
void hc_lay_second(hc_game *g) { g->second = 1; }

hc_status hc_lay_alien(hc_game *g, int alien)
{
    for (int p = g->players; p < POWERS; p++)
        if (!g->power[p].alien && !g->power[p].next) {
            g->power[p].next = (uint16_t)alien;
            return HC_OK;
        }
    return HC_NOT_A_TABLE;
}

hc_status hc_lay_second_alien(hc_game *g, int seat, int alien)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!has_two_aliens(g) || !is_alien(alien) || !form_of(g, alien)) return HC_NOT_A_TABLE;
    g->power[seat + g->players].alien = (uint16_t)alien;
    return hc_lay_flare(g, alien);
}

void hc_lay_tokens(hc_game *g, int seat, int count)
{
    if (seat >= 0 && seat < g->players) g->power[seat].laid_tokens = (uint8_t)count;
}

/* A flare that is not in the deck yet becomes one of those that have no name. */
hc_status hc_lay_flare(hc_game *g, int alien)
{
    if (!is_alien(alien) || !form_of(g, alien)) return HC_NOT_A_TABLE;
    if (flare_of(g, alien) >= 0) return HC_OK;
    for (int c = 0; c < g->acting_cards; c++)
        if (g->kind[c] == HC_CARD_FLARE && !g->value[c] && !is_in_reserve(g, c)) {
            g->value[c] = (int16_t)alien;
            return HC_OK;
        }
    return HC_NOT_A_TABLE;
}
