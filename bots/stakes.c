/* stakes.c - what an outcome is worth to a player, in points: colonies, ships, cards, powers. */
#include "steady.h"
#include <string.h>

enum { ENOUGH = 600, PARTNERS = 75, HOME_COLONY = 25, A_DEAL = 70, PARTS_OF_THE_WAY = 5, MOSTLY_LOST = 11, A_CLOCK = 900 };

/* Worth of the colonies on the way to the win; the last step is the win itself. */
static int progress(const mind *m, int colonies)
{
    static const int WORTH[PARTS_OF_THE_WAY] = { 0, 100, 210, 330, 470 };
    int to_win = m->t.colonies_to_win ? m->t.colonies_to_win : PARTS_OF_THE_WAY;
    int part = colonies < 0 ? 0 : colonies * PARTS_OF_THE_WAY / to_win;
    return part < PARTS_OF_THE_WAY ? WORTH[part] : m->t.seat[m->me].partner < m->t.players ? ENOUGH : WORTH[PARTS_OF_THE_WAY - 1];
}

int partner_of(const mind *m, int who) { return m->t.seat[who].partner; }
bool are_partners(const mind *m, int a, int b) { return a < m->t.players && b < m->t.players && partner_of(m, a) == b; }

static bool has_enough(const mind *m, int who, int gain) { return m->t.seat[who].foreign_colonies + gain >= m->t.colonies_to_win; }

/* Both of a team have to get there. */
static bool wins_after(const mind *m, int who, const int gain[HC_SEATS])
{
    const int partner = partner_of(m, who);
    return has_enough(m, who, gain[who]) && (partner >= m->t.players || has_enough(m, partner, gain[partner]));
}

bool wins_with(const mind *m, int who, int gain)
{
    return has_enough(m, who, gain) && (partner_of(m, who) >= m->t.players || has_enough(m, partner_of(m, who), 0));
}

bool wins_on(const mind *m, int who, int planet)
{
    return planet < HC_PLANETS && counts_as_foreign(m, who, planet) && !m->t.ships[planet][who] && wins_with(m, who, 1);
}

/* Then nothing else counts: no card is too good for it and no ally too dear. Powers that turn totals upside down, or lose on purpose, are
 * left to the odds. */
bool is_match_point(const mind *m)
{
    enum { ODD = INVERTS | UPSETS | CRASHES | SUFFERS };
    const hc_table *t = &m->t;
    if (t->offense >= t->players || t->defense >= t->players || !wins_on(m, t->offense, t->target)) return false;
    return !((m->power[t->offense]->traits | m->power[t->defense]->traits) & ODD) && !(m->called & CALLED_UPSET);
}

static int weight_of(const mind *m, int who, int seat) { return who == m->me && m->temper->envy && lead_of(m, seat) ? 100 + m->temper->envy : 100; }

static int win_value(const mind *m, int who, int winners, bool wins)
{
    if (winners > 1 && wins) return WIN - 250 * (winners - 1) + (who == m->me ? m->temper->shared_win : 0);
    return wins ? WIN : -LOSS;
}

static int standing_in_teams(const mind *m, int who, const int gain[HC_SEATS])
{
    int winners = 0, value = 0, others = m->t.players > 2 ? m->t.players - 1 : 1;
    for (int s = 0; s < m->t.players; s++) winners += wins_after(m, s, gain) && !are_partners(m, s, who);
    if (winners) return win_value(m, who, winners, wins_after(m, who, gain));
    for (int s = 0; s < m->t.players; s++) {
        int worth = progress(m, m->t.seat[s].foreign_colonies + gain[s]);
        if (are_partners(m, s, who)) value += worth * PARTNERS / 100;
        else value += s == who ? worth : -worth * weight_of(m, who, s) / (200 * others);
    }
    return value;
}

static void score_all(const mind *m, scores *c)
{
    int others = m->t.players > 2 ? m->t.players - 1 : 1;
    c->made = true;
    c->known_now = 0;
    for (int g = 0; g < 3; g++) {
        c->wins[g] = 0;
        for (int s = 0; s < m->t.players; s++) {
            int worth = progress(m, m->t.seat[s].foreign_colonies + g - 1);
            c->own[s][g] = (int16_t)worth;
            c->others[s][g] = (int16_t)(-worth * 100 / (200 * others));
            c->mine[s][g] = (int16_t)(-worth * weight_of(m, m->me, s) / (200 * others));
            c->wins[g] |= (uint8_t)(has_enough(m, s, g - 1) << s);
        }
    }
}

/* Where everybody stands alone, and moves by a step at most: as it was worked out once. */
int standing(const mind *m, int who, const int gain[HC_SEATS])
{
    scores *c = &m->note->score;
    unsigned winners = 0;
    int value = 0;
    if (partner_of(m, who) < m->t.players) return standing_in_teams(m, who, gain);
    if (!c->made) score_all(m, c);
    for (int s = 0; s < m->t.players; s++) {
        int g = gain[s] + 1;
        if (g < 0 || g > 2) return standing_in_teams(m, who, gain);
        winners |= c->wins[g] & 1u << s;
        value += s == who ? c->own[s][g] : who == m->me ? c->mine[s][g] : c->others[s][g];
    }
    return winners ? win_value(m, who, __builtin_popcount(winners), winners >> who & 1) : value;
}

int standing_now(const mind *m, int who)
{
    static const int NONE[HC_SEATS];
    scores *c = &m->note->score;
    if (!c->made || !(c->known_now >> who & 1)) {
        c->now[who] = standing(m, who, NONE);
        c->known_now |= (uint8_t)(1u << who);
    }
    return c->now[who];
}

/* ---- cards ------------------------------------------------------------------------------------- */

int card_worth(const mind *m, int who, const hc_card_info *card)
{
    unsigned traits = m->power[who]->traits;
    int value = traits & INVERTS ? 20 - card->value : shaped(m, who, card->value);
    switch (card->kind) {
    case HC_CARD_ATTACK: return 3 + (value < 0 ? 0 : value * value / 15);
    case HC_CARD_NEGOTIATE: return traits & PEACEFUL ? 40 : traits & (HARMONIC | SWITCHES) ? 25 : 5;
    case HC_CARD_NONE: return CARD * 3 / 4;
    case HC_CARD_REINFORCEMENT: return 4 + 3 * card->value;
    case HC_CARD_RETREAT: return 8;
    case HC_CARD_INTIMIDATE: return card->value > 20 ? CARD * 3 / 2 : card->value > 0 ? CARD * 3 / 4 : 2;
    case HC_CARD_RIFT: return card->value <= 2 ? CARD : SHIP * card->value / 2;
    case HC_CARD_KICKER: return card->value > 1 ? CARD * card->value / 2 : 2;
    case HC_CARD_FLARE: return m->t.seat[who].alien == card->sheet ? CARD * 3 / 2 : CARD * 2 / 3;
    default: return CARD;
    }
}

int hand_quality(const mind *m, int who)
{
    const hc_seat_info *s = &m->t.seat[who];
    int sum = 0, pool = m->unseen_attacks + m->unseen_negotiates + m->unseen_others, unseen = 0;
    for (int i = 0; i < s->known; i++) sum += card_worth(m, m->me, &s->card[i]);
    for (int i = 0; i < 64; i++) {
        hc_card_info card = { .kind = HC_CARD_ATTACK, .value = (int8_t)(i - VALUE_ZERO) };
        if (m->unseen[i]) unseen += m->unseen[i] * card_worth(m, m->me, &card);
    }
    hc_card_info talk = { .kind = HC_CARD_NEGOTIATE };
    unseen += m->unseen_negotiates * card_worth(m, m->me, &talk) + m->unseen_others * CARD;
    if (pool) sum += (s->hand - s->known) * unseen / pool;
    return s->hand ? sum / s->hand : 0;
}

/* ---- outcomes ---------------------------------------------------------------------------------- */

static unsigned look_at_planet(const mind *m, int planet)
{
    const int owner = hc_planet_owner(m->view, planet);
    unsigned seats = 0;
    if (hc_moon_number(m->view, planet)) return 0;
    for (int s = 0; s < m->t.players; s++) if (owner != s && !are_partners(m, owner, s)) seats |= 1u << s;
    return seats;
}

/* A mask: for whom a colony there counts. */
static unsigned counts_for(const mind *m, int planet)
{
    notes *n = m->note;
    if (planet < 0 || planet >= HC_PLANETS) return 255;
    if (!(n->looked_at >> planet & 1)) {
        n->foreign[planet] = (uint8_t)look_at_planet(m, planet);
        n->looked_at |= 1ull << planet;
    }
    return n->foreign[planet];
}

bool counts_as_foreign(const mind *m, int seat, int planet) { return counts_for(m, planet) >> seat & 1; }

static bool is_sheltered(const mind *m, const fight *f, int seat)
{
    int main_player = f->main[f->side[seat]];
    return m->power[seat]->traits & UNDYING ||
           (seat != main_player && (m->power[seat]->traits | m->power[main_player]->traits) & SHELTERS);
}

static int ships_lost(const mind *m, const fight *f, int seat) { return is_sheltered(m, f, seat) ? 0 : f->in[seat]; }

/* What it means to `who` that `seat` loses: the ships, and what the winner does beyond that. */
static int defeat_value(const mind *m, const fight *f, int seat, int who)
{
    int side = f->side[seat], ships = ships_lost(m, f, seat), price = SHIP;
    unsigned winner = m->power[f->main[!side]]->traits;
    if (winner & CRUSHES && seat == f->main[side]) ships += f->ships[!side];
    if (winner & ERASES) price *= 2;
    if (m->power[seat]->traits & SUFFERS) price = m->t.seat[seat].warp + m->t.seat[seat].gone >= MOSTLY_LOST ? -2 * SHIP : 0;
    return seat == who ? -ships * price : are_partners(m, seat, who) ? -ships * price * PARTNERS / 100 : ships * price / 5;
}

/* Of a power that wins by waiting: what a step of its clock means to `who`. */
int clock_value(const mind *m, int who)
{
    int left = m->clock < m->t.players ? m->tokens : 0, others = m->t.players > 2 ? m->t.players - 1 : 1;
    if (!left) return 0;
    if (left == 1) return who == m->clock ? WIN : -LOSS;
    return who == m->clock ? A_CLOCK / (left * left) : -A_CLOCK / (left * left * others);
}

static int colonies_value(const mind *m, const fight *f, int who)
{
    int gain[HC_SEATS] = { 0 };
    if (f->target >= HC_PLANETS) return 0;
    const unsigned counts = counts_for(m, f->target);
    for (int s = 0; s < m->t.players; s++) {
        bool foreign = counts >> s & 1;
        if (f->side[s] == HC_SIDE_OFFENSE && f->in[s] && !m->t.ships[f->target][s] && foreign) gain[s] = 1;
        if (s == f->main[1] && f->in[s] && foreign) gain[s] = -1;
    }
    return standing(m, who, gain) - standing_now(m, who);
}

static int home_value(const mind *m, const fight *f, int who)
{
    const hc_seat_info *s = &m->t.seat[who];
    if (f->target >= HC_PLANETS || counts_as_foreign(m, who, f->target)) return 0;
    bool defends = who == f->main[1] && f->in[who], recovers = who == f->main[0] && !m->t.ships[f->target][who];
    int value = defends ? -HOME_COLONY : recovers ? HOME_COLONY : 0;
    if (defends && s->home_colonies == s->home_for_power) value -= POWER_WORTH;
    if (recovers && s->home_colonies + 1 == s->home_for_power) value += POWER_WORTH;
    return value;
}

int outcome_value(const mind *m, const fight *f, int who, int winner)
{
    int value = 0;
    if (winner == HC_SIDE_OFFENSE) value += colonies_value(m, f, who) + home_value(m, f, who);
    for (int s = 0; s < m->t.players; s++) {
        if (f->side[s] == HC_SIDE_NONE) continue;
        if (f->side[s] != winner) value += defeat_value(m, f, s, who);
        else if (winner == HC_SIDE_DEFENSE && s != f->main[1])
            value += f->in[s] * (s == who ? CARD * 3 / 4 : -CARD / 5);       /* rewards */
    }
    return winner == HC_SIDE_DEFENSE ? value + clock_value(m, who) : value;
}

/* Nobody wins: all ships are lost, and the planet with them. */
int both_lose_value(const mind *m, const fight *f, int who)
{
    int value = (who == f->main[1] ? home_value(m, f, who) : 0) + clock_value(m, who), gain[HC_SEATS] = { 0 };
    if (f->target < HC_PLANETS && f->in[f->main[1]] && counts_as_foreign(m, f->main[1], f->target)) gain[f->main[1]] = -1;
    for (int s = 0; s < m->t.players; s++) if (f->side[s] != HC_SIDE_NONE) value += defeat_value(m, f, s, who);
    return value + standing(m, who, gain) - standing_now(m, who);
}

int compensation_value(const mind *m, const fight *f, int who, int loser)
{
    int winner = f->main[!f->side[loser]], cards = ships_lost(m, f, loser), hand = m->t.seat[winner].hand - 1;
    if (cards > hand) cards = hand > 0 ? hand : 0;
    return cards * (who == loser ? CARD * 2 / 3 : who == winner ? -CARD / 2 : 0);
}

/* Two talkers: a colony for a colony if nobody wins by it, else three ships lost on both sides. */
int deal_prospect(const mind *m, const fight *f, int who)
{
    int other = who == f->main[0] ? f->main[1] : f->main[0], clock = clock_value(m, who);
    if (who != f->main[0] && who != f->main[1]) return clock;
    if (wins_with(m, who, 1)) return 60;
    if (wins_with(m, other, 1)) return -2 * SHIP;
    int hope = A_DEAL + clock + (who == m->me ? m->temper->talk - 30 * m->b->memory[KEEP_SPOILT + other] : 0);
    return hope < -2 * SHIP ? -2 * SHIP : hope;
}

/* What a lost encounter means to this bot, by its temper; `side` is that of the odds, perhaps not its own. */
static void feel_losses(const mind *m, const fight *f, int side, stakes *s)
{
    int mine = f->side[m->me], dread = m->temper->dread;
    if (dread == 100 || mine == HC_SIDE_NONE) return;
    int *lost = mine == side ? &s->lose : &s->win, *paid = mine == side ? &s->paid : &s->pays;
    if (*lost < 0 && *lost > -LOSS / 2) *lost = *lost * dread / 100;
    if (*paid < 0 && *paid > -LOSS / 2) *paid = *paid * dread / 100;
}

void set_stakes(const mind *m, const fight *f, int who, int side, stakes *out)
{
    out->win = outcome_value(m, f, who, side);
    out->lose = outcome_value(m, f, who, !side);
    out->deal = deal_prospect(m, f, who);
    out->paid = out->lose + compensation_value(m, f, who, f->main[side]);
    out->pays = out->win + compensation_value(m, f, who, f->main[!side]);
    if (who == m->me) feel_losses(m, f, side, out);
}

int weigh(const stakes *s, const odds *o)
{
    return (o->win * s->win + o->lose * s->lose + o->deal * s->deal + o->paid * s->paid + o->pays * s->pays) / CERTAIN;
}

int fight_value(const mind *m, const fight *f, int who, int side, const odds *o)
{
    stakes s;
    set_stakes(m, f, who, side, &s);
    return weigh(&s, o);
}

bool is_encounter_card(const hc_card_info *c)
{
    return c->kind == HC_CARD_ATTACK || c->kind == HC_CARD_NEGOTIATE || c->kind == HC_CARD_MORPH || c->kind == HC_CARD_RETREAT;
}

/* The best of the cards in the seat's own hand, by its place there; -1: none. */
int best_card(const mind *m, const fight *f, int side, const guess *other, int *value)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    stakes stake;
    int best = -1;
    *value = 0;
    set_stakes(m, f, m->me, side, &stake);
    const hc_card_info *playable[HC_THINGS_MAX + 40];
    int n = 0;
    for (; n < s->known; n++) playable[n] = &s->card[n];
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_HOARD)) != NULL;)     /* is played from like a hand */
        if (x->card.kind != HC_CARD_NONE) playable[n++] = &x->card;
    for (int i = 0; i < n; i++) {
        const hc_card_info *card = playable[i];
        odds o;
        if (!is_encounter_card(card)) continue;
        if (i && i < s->known && card->kind == s->card[i - 1].kind && card->value == s->card[i - 1].value) continue;
        odds_of_card(m, f, side, card, other, &o);
        int points = weigh(&stake, &o) - card_worth(m, m->me, card);
        if (best >= 0 && points <= *value) continue;
        best = i;
        *value = points;
    }
    return best;
}
