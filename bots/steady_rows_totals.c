/* steady_rows_totals.c - powers and flares that change cards and totals: does it turn the encounter? */
#include "steady_rows.h"

enum { A_FLARE = 15, FORCED = 5 };               /* what a flare is worth that is gone after this use */

/* ---- what is called while the cards are down -------------------------------------------------------- */

int use_calculator(mind *m, int sheet)
{
    (void)sheet;
    return called_value(m, m->called | CALLED_EQUALITY | CALLED_NOTHING) - called_value(m, m->called | CALLED_NOTHING);
}

int use_mirror(mind *m, int sheet)
{
    (void)sheet;
    return called_value(m, m->called | CALLED_REVERSAL | CALLED_NOTHING) - called_value(m, m->called | CALLED_NOTHING);
}

/* Only one card turned round: the own one if it grows by that, else theirs. */
int answer_mirror(mind *m, int choice[])
{
    int value = m->t.seat[m->me].played_card.value;
    return answer_one(m, choice, value % 10 * 10 + value / 10 > value ? 0 : 1);
}

/* Before the cards are chosen both then have to attack, and low cards are good ones. */
int use_loser(mind *m, int sheet)
{
    (void)sheet;
    return called_value(m, m->called | CALLED_UPSET) - called_value(m, m->called);
}

int use_loser_super(mind *m, int sheet) { return use_loser(m, sheet); }

/* Both sides lose: when the encounter promises less than that, above all to stop who would win the game. */
int use_loser_wild(mind *m, int sheet)
{
    fight f;
    (void)sheet;
    if (m->t.offense >= m->t.players || m->t.defense >= m->t.players) return NOT_NOW;        /* nobody is met on an empty moon */
    fight_now(m, &f);
    return both_lose_value(m, &f, m->me) - expected_value(m, &f) - FORCED;
}

/* ---- parity ------------------------------------------------------------------------------------------- */

enum { EVEN, ODD, NEITHER };

/* A right call costs the other the value of my card, a wrong one costs me theirs. */
static int after_parity(int own, int theirs, int called)
{
    int right = (own + theirs) % 2 != 0 ? ODD : EVEN;
    return called == NEITHER ? own - theirs : right == called ? own - (theirs - own) : own - theirs - theirs;
}

static int parity_value(const mind *m, int called) { return value_of_call(m, after_parity, called); }

int use_calculator_wild(mind *m, int sheet)
{
    (void)sheet;
    if (m->t.seat[m->me].played_card.kind != HC_CARD_ATTACK) return NOT_NOW;
    int even = parity_value(m, EVEN), odd = parity_value(m, ODD);
    return (even > odd ? even : odd) - parity_value(m, NEITHER) - FORCED;
}

int answer_calculator(mind *m, int choice[]) { return answer_one(m, choice, parity_value(m, ODD) > parity_value(m, EVEN) ? ODD : EVEN); }

/* ---- Citadel ------------------------------------------------------------------------------------------ */

enum { BESIDE, STONES, SIGN, TO_KEEP = 4, SMALL_STONE = 6, LARGE_STONE = 8 };

static int my_citadels(const mind *m, int planet)
{
    int found = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_DISPLAY)) != NULL;)
        found += x->ground < HC_PLANETS && (planet == HC_NO_PLANET || x->ground == planet);
    return found;
}

static int strength_at_target(const mind *m)
{
    int sum = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, HC_NOBODY, HC_LIES_DISPLAY)) != NULL;)
        if (x->ground == m->t.target) sum += x->card.value;
    return sum;
}

/* A card that would hardly win an encounter makes a wall, as long as enough others are left. */
static int building_value(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int attacks = 0, least = 100;
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind != HC_CARD_ATTACK) continue;
        attacks++;
        if (s->card[i].value < least) least = s->card[i].value;
    }
    int most = m->me == m->t.defense ? LARGE_STONE : SMALL_STONE;
    return attacks >= TO_KEEP && least > 1 && least <= most && my_citadels(m, HC_NO_PLANET) < m->t.seat[m->me].home_colonies ? 4 : NOT_NOW;
}

int use_citadel(mind *m, int sheet)
{
    if (!is_window(m, HC_W_SELECTED)) return building_value(m);
    int strength = strength_at_target(m);
    bool forts = m->forts;
    m->forts = false;                            /* counted here, not as what is expected anyway */
    int value = adding_value(m, HC_SIDE_DEFENSE, strength);
    if (has_flare(m, sheet) && is_super(m, sheet)) {
        int less = adding_value(m, HC_SIDE_DEFENSE, -strength);
        if (less > value) value = less;
    }
    m->forts = forts;
    return value;
}

int use_citadel_super(mind *m, int sheet) { (void)sheet; return my_side(m) == HC_SIDE_OFFENSE ? 5 : NOT_NOW; }
int use_citadel_wild(mind *m, int sheet) { (void)sheet; return lending(m, HC_SIDE_DEFENSE, FORCED); }

/* Beside the own home planets, one each, the thinnest first; a second one nowhere. */
int answer_citadel(mind *m, int choice[])
{
    int best = -1, most = 0;
    if (m->q.prompt == SIGN) return answer_one(m, choice, my_side(m) == HC_SIDE_OFFENSE);
    if (m->q.prompt == STONES) return pick_by_worth(m, choice, 1, -1);
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice;
        if (planet >= HC_PLANETS || !m->t.ships[planet][m->me]) continue;
        int points = 20 - m->t.ships[planet][m->me] - 30 * my_citadels(m, planet) + 4 * counts_as_foreign(m, m->me, planet);
        if (best >= 0 && points <= most) continue;
        best = planet;
        most = points;
    }
    return best < 0 ? answer_one(m, choice, m->option[0].choice) : answer_one(m, choice, best);
}

/* ---- what counts once the cards are up ------------------------------------------------------------------ */

int adds_dead(const mind *m, int seat)
{
    int dead = 0;
    (void)seat;
    for (int s = 0; s < m->t.players; s++) dead += m->t.seat[s].warp;
    return dead;
}

int adds_tokens(const mind *m, int seat)
{
    for (int i = 0; i < m->t.notes; i++) {
        const knowledge *k = knowledge_of(m->t.note[i].sheet);
        if (m->t.note[i].holder == seat && k->adds == adds_tokens && is_in_force(m, seat, k)) return tokens_of(m, seat, k);
    }
    return 0;
}

int use_warpish_wild(mind *m, int sheet) { (void)sheet; return lending(m, my_side(m), m->t.seat[m->me].warp); }

/* Before the cards are up it closes the Warp, where others wait for their ships. */
int use_warpish_super(mind *m, int sheet)
{
    (void)sheet;
    if (is_main(m, m->me) && hc_revealed(m->view)) return lending(m, !my_side(m), -m->t.seat[opponent_of(m)].warp);
    return 2 * (adds_dead(m, m->me) - m->t.seat[m->me].warp) - 4;
}

int use_warrior_super(mind *m, int sheet) { (void)sheet; return lending(m, my_side(m), adds_tokens(m, m->me)); }
int use_macron_wild(mind *m, int sheet) { (void)sheet; return lending(m, my_side(m), m->t.seat[m->me].ships_in); }

int use_virus_wild(mind *m, int sheet)
{
    fight f;
    int side = my_side(m);
    (void)sheet;
    fight_now(m, &f);
    return lending(m, side, f.ships[side] * f.allies[side] - f.ships[side] - f.allies[side]);
}

int use_tripler_wild(mind *m, int sheet)
{
    int theirs = m->t.seat[opponent_of(m)].played_card.value;
    (void)sheet;
    return lending(m, !my_side(m), (theirs + 2) / 3 - theirs);
}

static int value_as_attack(const mind *m, int value)
{
    hc_card_info card = { .kind = HC_CARD_ATTACK, .value = (int8_t)value };
    return card_now(m, &card) - card_now(m, &m->t.seat[m->me].played_card);
}

enum { FORTY_TWO = 42, PEACEFUL_ATTACK = 15, ADDS_EIGHT = 8 };

int use_human_wild(mind *m, int sheet) { (void)sheet; return value_as_attack(m, FORTY_TWO) - A_FLARE; }
int use_pacifist_wild(mind *m, int sheet) { (void)sheet; return value_as_attack(m, PEACEFUL_ATTACK); }
int use_mirror_wild(mind *m, int sheet)
{
    (void)sheet;
    return card_now(m, &m->t.seat[opponent_of(m)].played_card) - card_now(m, &m->t.seat[m->me].played_card);
}

/* Eight if that is enough; else the flare is thrown away, and the power with it, and that wins. */
static bool eight_is_enough(const mind *m) { return swing(m, my_side(m), ADDS_EIGHT) > 0; }

int use_human_super(mind *m, int sheet)
{
    fight f;
    hc_sum sum;
    int side = my_side(m);
    (void)sheet;
    hc_totals(m->view, &sum);
    if (m->t.defense == HC_NOBODY) return NOT_NOW;
    if (eight_is_enough(m)) return 20;
    if (sum.winner == side || side > HC_SIDE_DEFENSE) return NOT_NOW;
    fight_now(m, &f);
    return outcome_value(m, &f, m->me, side) - outcome_value(m, &f, m->me, !side) - A_FLARE;
}

int answer_human(mind *m, int choice[]) { return answer_one(m, choice, eight_is_enough(m) ? 0 : 1); }

/* As an ally: what both may have put down, the other way round. */
int use_sorcerer_super(mind *m, int sheet)
{
    fight f;
    guess card[2];
    odds now, switched;
    (void)sheet;
    fight_now(m, &f);
    for (int side = 0; side < 2; side++) judge_guess(m, f.main[side], &card[side]);
    odds_of_guesses(m, &f, HC_SIDE_OFFENSE, &card[0], &card[1], &now);
    odds_of_guesses(m, &f, HC_SIDE_OFFENSE, &card[1], &card[0], &switched);
    return fight_value(m, &f, m->me, HC_SIDE_OFFENSE, &switched) - fight_value(m, &f, m->me, HC_SIDE_OFFENSE, &now) - FORCED;
}

/* Each ship that is burnt adds three. */
int use_kamikaze_wild(mind *m, int sheet)
{
    (void)sheet;
    return adding_value(m, my_side(m), 12) - taking_price(m, 4) - 4 * SHIP / 2;
}
