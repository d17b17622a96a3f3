/* steady_rows.c - finding what the steady bot knows of aliens, artifacts and techs: a row each, in bots/rows, a file a set.
 * A sheet without a row is played by the general rules. */
#include "steady_rows.h"

static const knowledge BLANK = { .name = "" };   /* no power, or one that nobody described */
static const knowledge_set *const SET[] = { &rows_base, &rows_base_cards, &rows_rewards, &rows_incursion, &rows_conflict, &rows_alliance, &rows_storm,
    &rows_dominion, &rows_eons, &rows_odyssey,
    &rows_eon, &rows_eon_parts, &rows_eon_moons, &rows_duel, &rows_later_classic, &rows_homebrew, &rows_table_rules, &rows_stations,
    &rows_evolutions, &rows_boons, &rows_special_ships,
    &rows_hazards, &rows_lux, &rows_modern_moons };

const knowledge *knowledge_of(int sheet)
{
    for (size_t i = 0; i < sizeof SET / sizeof *SET; i++) {
        int at = sheet - SET[i]->first;
        if (at >= 0 && at < SET[i]->count && SET[i]->row[at].name) return &SET[i]->row[at];
    }
    return &BLANK;
}

int rank_of(int sheet) { return knowledge_of(sheet)->rank; }

/* ---- powers in force ---------------------------------------------------------------------------------------- */

static bool is_held(const mind *m, int p, int seat) { return m->t.power[p].holder == seat && m->t.power[p].state == HC_POWER_ON; }

static int adds_several(const mind *m, int seat)
{
    int sum = 0;
    for (int p = 0; p < m->t.powers; p++) {
        const knowledge *k = knowledge_of(m->t.power[p].alien);
        if (is_held(m, p, seat) && k->adds) sum += k->adds(m, seat);
    }
    return sum;
}

static int higher(int a, int b) { return a > b ? a : b; }

/* What two powers of one player come to: what they add is added, and it can do what either can. */
static void put_together(knowledge *sum, const knowledge *k)
{
    sum->traits |= k->traits;
    sum->ship_worth = (int8_t)higher(sum->ship_worth, k->ship_worth);
    sum->edge = (int8_t)(sum->edge + k->edge);
    sum->skill = (int8_t)(sum->skill + k->skill);
    sum->harm = (int8_t)higher(sum->harm, k->harm);
    sum->lends = (int8_t)(sum->lends + k->lends);
    sum->calls |= k->calls;
    sum->rank = (int8_t)higher(sum->rank, k->rank);
    if (k->adds) sum->adds = adds_several;
}

void hold_powers(mind *m, int seat, int but)
{
    int held = 0;
    m->power[seat] = &BLANK;
    if (seat >= m->t.players) return;
    for (int p = 0; p < m->t.powers; p++) held += m->t.power[p].holder == seat;
    if (held == 1) {
        if (!but && m->t.seat[seat].power_state == HC_POWER_ON) m->power[seat] = knowledge_of(m->t.seat[seat].alien);
        return;
    }
    for (int p = 0; p < m->t.powers; p++) {
        const knowledge *k = knowledge_of(m->t.power[p].alien);
        if (!is_held(m, p, seat) || m->t.power[p].alien == but) continue;
        if (m->power[seat] == &BLANK) { m->power[seat] = k; continue; }
        if (m->power[seat] != &m->several[seat]) {
            m->several[seat] = (knowledge){ .name = "" };
            put_together(&m->several[seat], m->power[seat]);
            m->power[seat] = &m->several[seat];
        }
        put_together(&m->several[seat], k);
    }
}

int adds_of(const mind *m, int seat) { return m->power[seat]->edge + (m->power[seat]->adds ? m->power[seat]->adds(m, seat) : 0); }

bool is_in_force(const mind *m, int seat, const knowledge *k)
{
    if (m->power[seat] == k) return true;
    if (m->power[seat] != &m->several[seat]) return false;
    for (int p = 0; p < m->t.powers; p++) if (is_held(m, p, seat) && knowledge_of(m->t.power[p].alien) == k) return true;
    return false;
}

int tokens_of(const mind *m, int seat, const knowledge *k)
{
    for (int i = 0; i < m->t.notes; i++) {
        const hc_note *n = &m->t.note[i];
        if (n->kind == HC_NOTE_TOKENS && n->holder == seat && knowledge_of(n->sheet) == k && is_in_force(m, seat, k)) return n->value;
    }
    return 0;
}

/* ---- what is worked out or remembered beside the table ------------------------------------------------------ */

/* Seat and tokens of a power that wins by waiting. */
static void find_clock(mind *m, int seat)
{
    m->clock = (uint8_t)seat;
    for (int p = 0; p < m->t.powers; p++) {
        const knowledge *k = knowledge_of(m->t.power[p].alien);
        if (is_held(m, p, seat) && k->traits & WAITS) m->tokens = (uint8_t)tokens_of(m, seat, k);
    }
}

void rows_prepare(mind *m)
{
    m->called = m->b->memory[KEEP_CALLED] | (hc_revealed(m->view) ? CALLED_NOTHING : 0);
    m->card = HC_NO_CARD;
    m->clock = HC_NOBODY;
    m->tokens = 0;
    m->lends = false;
    m->forts = m->t.things > 0;
    for (int s = 0; s < HC_SEATS; s++) {
        m->adds[s] = adds_of(m, s);
        m->lends |= m->power[s]->lends != 0;
        if (m->power[s]->traits & WAITS) find_clock(m, s);
    }
}

enum { CLAIMED_TALK = 1, CLAIMED_MORPH, CLAIMED_ATTACK };    /* and its value */

static uint8_t noted_claim(int face)
{
    return (uint8_t)(face == HC_FACE_NEGOTIATE ? CLAIMED_TALK : face == HC_FACE_MORPH ? CLAIMED_MORPH : CLAIMED_ATTACK + (face & 63));
}

bool claimed_card(const bot *b, hc_card_info *card)
{
    int claim = b->memory[KEEP_CLAIM];
    *card = (hc_card_info){ .kind = claim == CLAIMED_TALK ? HC_CARD_NEGOTIATE : claim == CLAIMED_MORPH ? HC_CARD_MORPH : HC_CARD_ATTACK };
    if (claim >= CLAIMED_ATTACK) card->value = (int8_t)(claim - CLAIMED_ATTACK);
    return claim != 0;
}

/* What is called holds until the encounter ends. */
void rows_see(bot *b, const hc_event *e)
{
    if (e->kind == HC_EV_ENCOUNTER) b->memory[KEEP_CALLED] = b->memory[KEEP_CLAIM] = 0;
    if (e->kind == HC_EV_CLAIMED && e->seat != b->seat) b->memory[KEEP_CLAIM] = noted_claim(e->a);
    if (e->kind == HC_EV_GAVE_CARD && e->other == b->seat) b->memory[KEEP_GIFT] = (uint8_t)e->a;
    if (e->kind == HC_EV_USED_POWER) b->memory[KEEP_CALLED] |= knowledge_of(e->sheet)->calls;
    if (e->kind == HC_EV_CANCELLED && e->a > 0 && !e->b) b->memory[KEEP_CALLED] &= (uint8_t)~knowledge_of(e->a)->calls;
}
