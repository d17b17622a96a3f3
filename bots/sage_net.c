/* sage_net.c - the network's inputs, read from a table where all cards are known, and its score in whole numbers. */
#include "sage_net.h"
#include "steady.h"
#include "sage_weights.h"
#include <string.h>

enum { ENOUGH_SHIPS = 8, MIDDLE = 12, HIGH = 20, VERY_HIGH = 30, ALL_SHIPS = 20, FIFTHS = 5, CLOCK_FULL = 10, EIGHTH = 8 };

static int way_of(const hc_table *t, int seat)
{
    int to_win = t->colonies_to_win ? t->colonies_to_win : FIFTHS, part = t->seat[seat].foreign_colonies * FIFTHS / to_win;
    return part >= FIFTHS ? FIFTHS - 1 : part;
}

static void read_ships(const hc_table *t, const uint8_t owner[], int seat, int16_t x[])
{
    const hc_seat_info *s = &t->seat[seat];
    int ships = 0, abroad = 0, weak = 0, weak_home = 0, invaders = 0;
    for (int p = 0; p < t->planets; p++) {
        bool home = owner[p] == seat;
        int n = t->ships[p][seat];
        ships += n;
        if (home) weak_home += n <= 1;
        else { abroad += n; weak += n == 1; }
        for (int o = 0; home && o < t->players; o++) invaders += o != seat && t->ships[p][o];
    }
    x[IN_COLONIES] = s->foreign_colonies;
    x[IN_WEAK_COLONIES] = (int16_t)weak;
    x[IN_WEAK_HOME] = (int16_t)weak_home;
    x[IN_HOME] = s->home_colonies;
    x[IN_WARP] = s->warp;
    x[IN_GONE] = s->gone;
    x[IN_SHIPS] = (int16_t)ships;
    x[IN_FEW_SHIPS] = (int16_t)(ships < ENOUGH_SHIPS ? ENOUGH_SHIPS - ships : 0);
    x[IN_ABROAD] = (int16_t)abroad;
    x[IN_INVADERS] = (int16_t)invaders;
}

static void put_attack(int16_t x[], int value)
{
    if (x[IN_ATTACKS]++ == 0 || value < x[IN_LOWEST]) x[IN_LOWEST] = (int16_t)value;
    x[IN_ATTACK_SUM] = (int16_t)(x[IN_ATTACK_SUM] + value);
    x[IN_MIDDLE] = (int16_t)(x[IN_MIDDLE] + (value >= MIDDLE));
    for (int i = IN_BEST; i <= IN_THIRD; i++) {
        if (value <= x[i]) continue;
        int next = x[i];
        x[i] = (int16_t)value;
        value = next;
    }
}

static void read_hand(const hc_seat_info *s, int16_t x[])
{
    int encounter = 0;
    for (int i = 0; i < s->known; i++) {
        const hc_card_info *c = &s->card[i];
        encounter += is_encounter_card(c);
        switch (c->kind) {
        case HC_CARD_ATTACK: put_attack(x, c->value); break;
        case HC_CARD_NEGOTIATE: x[IN_NEGOTIATES]++; break;
        case HC_CARD_MORPH: x[IN_MORPHS]++; break;
        case HC_CARD_REINFORCEMENT: x[IN_REINFORCEMENTS] = (int16_t)(x[IN_REINFORCEMENTS] + c->value); break;
        case HC_CARD_ARTIFACT: x[IN_ARTIFACTS]++; break;
        case HC_CARD_FLARE: x[IN_FLARES]++; break;
        default: x[IN_OTHER_CARDS]++; break;
        }
    }
    x[IN_ATTACK_SUM] /= EIGHTH;
    x[IN_HAND] = s->hand;
    x[IN_HIGH] = x[IN_BEST] >= HIGH;
    x[IN_VERY_HIGH] = x[IN_BEST] >= VERY_HIGH;
    x[IN_NO_ENCOUNTER] = encounter == 0 && s->known == s->hand;
    x[IN_ONE_ENCOUNTER] = encounter == 1 && s->known == s->hand;
}

static int flares_of(const hc_seat_info *s, int alien)
{
    int n = 0;
    for (int i = 0; i < s->known; i++) n += s->card[i].kind == HC_CARD_FLARE && s->card[i].sheet == alien;
    return n;
}

/* Powers, and what they wait for: ways to win besides colonies. */
static void read_powers(const hc_table *t, int seat, int16_t x[])
{
    const hc_seat_info *s = &t->seat[seat];
    unsigned traits = 0;
    x[IN_POWER] = s->power_state == HC_POWER_ON || s->power_state == HC_POWER_HIDDEN;
    x[IN_POWER_LOST] = s->home_colonies < s->home_for_power;
    for (int p = 0; p < t->powers; p++) {
        if (t->power[p].holder != seat) continue;
        const knowledge *k = knowledge_of(t->power[p].alien);
        x[IN_POWERS]++;
        x[IN_RANK] = (int16_t)(x[IN_RANK] + k->rank / 4);
        if (t->power[p].state != HC_POWER_ON) continue;
        x[IN_OWN_FLARES] = (int16_t)(x[IN_OWN_FLARES] + flares_of(s, t->power[p].alien));
        x[IN_EDGE] = (int16_t)(x[IN_EDGE] + k->edge);
        traits |= k->traits;
    }
    for (int i = 0; i < t->notes; i++) {
        const hc_note *n = &t->note[i];
        if (n->holder != seat) continue;
        if (n->kind == HC_NOTE_TOKENS && traits & WAITS && n->value < CLOCK_FULL) x[IN_CLOCK] = (int16_t)(CLOCK_FULL - n->value);
        else if (n->kind == HC_NOTE_TOKENS) x[IN_TOKENS] = (int16_t)(x[IN_TOKENS] + (n->value > ALL_SHIPS ? ALL_SHIPS : n->value));
        else if (n->kind == HC_NOTE_LUCRE) x[IN_LUCRE] = (int16_t)(x[IN_LUCRE] + n->value);
        else if (n->kind == HC_NOTE_LUX) x[IN_LUX] = (int16_t)(x[IN_LUX] + n->value);
    }
    x[IN_PEACEFUL] = (traits & (PEACEFUL | HARMONIC)) != 0;
    x[IN_INVERTS] = (traits & INVERTS) != 0;
    x[IN_MULTIPLIES] = (traits & (MULTIPLIES | TRIPLES)) != 0;
    x[IN_UNDYING] = (traits & UNDYING) != 0;
    x[IN_UPSETS] = (traits & (UPSETS | CRASHES | REVERSES | SWITCHES)) != 0;
    x[IN_CROWDED] = t->things > 0;
    if (traits & SUFFERS) x[IN_SUFFERED] = (int16_t)(s->warp + s->gone);
    for (int i = 0; i < t->things; i++) x[IN_THINGS] = (int16_t)(x[IN_THINGS] + (t->thing[i].holder == seat));
}

static void read_turn(const hc_table *t, int seat, int16_t x[])
{
    if (t->offense >= t->players) return;
    int until = (seat - t->offense + t->players) % t->players;
    if (until == 0) {
        x[t->encounter_of_turn == 1 ? IN_TURN_FIRST : IN_TURN_SECOND] = 1;
        x[IN_BEST_IN_TURN] = x[IN_BEST];
    }
    if (until == 1) x[IN_TURN_NEXT] = 1;
    if (until == 2) x[IN_TURN_SOON] = 1;
}

void net_owners(const hc_game *g, const hc_table *t, uint8_t owner[HC_PLANETS])
{
    for (int p = 0; p < t->planets; p++) owner[p] = (uint8_t)hc_planet_owner(g, p);
}

void net_inputs(const hc_table *t, const uint8_t owner[HC_PLANETS], int seat, int16_t x[NET_INPUTS])
{
    int way = way_of(t, seat), most = 0;
    const int offense = t->offense < t->players ? t->offense : 0;
    memset(x, 0, NET_INPUTS * sizeof *x);
    x[IN_WAY_0 + way] = 1;
    for (int s = 0; s < t->players; s++) {
        int theirs = way_of(t, s);
        if (s == seat) continue;
        if (theirs > most) most = theirs;
        x[IN_OTHERS_NEAR] = (int16_t)(x[IN_OTHERS_NEAR] + (theirs == FIFTHS - 1));
        if (theirs == FIFTHS - 1 && (s - offense + t->players) % t->players < 2) x[IN_NEAR_NEXT]++;
    }
    x[IN_LEAD] = (int16_t)(way > most ? way - most : 0);
    x[IN_BEHIND] = (int16_t)(most > way ? most - way : 0);
    x[IN_PLAYERS] = t->players;
    x[IN_PARTNER] = t->seat[seat].partner < t->players;
    read_ships(t, owner, seat, x);
    read_hand(&t->seat[seat], x);
    read_powers(t, seat, x);
    read_turn(t, seat, x);
}

/* One hidden layer, and beside it each input counts by itself. */
int net_score(const int16_t x[NET_INPUTS])
{
    int32_t sum[NET_HIDDEN];
    int64_t score = 0;
    memcpy(sum, NET_HIDDEN_BASE, sizeof sum);
    for (int i = 0; i < NET_INPUTS; i++) {
        if (!x[i]) continue;
        score += (int64_t)NET_DIRECT[i] * x[i];
        for (int h = 0; h < NET_HIDDEN; h++) sum[h] += NET_IN[i][h] * x[i];
    }
    for (int h = 0; h < NET_HIDDEN; h++) if (sum[h] > 0) score += (int64_t)sum[h] * NET_OUT[h];
    return (int)(score / (1 << NET_FINE));
}
