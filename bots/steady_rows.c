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

static bool is_telling(const knowledge *k) { return k->traits || k->edge || k->adds || k->ship_worth; }

/* Few have more than one: who does is judged by the last that changes encounters. */
int telling_power(const mind *m, int seat)
{
    int held = 0, found = 0;
    for (int p = 0; p < m->t.powers; p++) held += m->t.power[p].holder == seat;
    if (held == 1) return m->t.seat[seat].power_state == HC_POWER_ON ? m->t.seat[seat].alien : 0;
    for (int p = 0; p < m->t.powers; p++) {
        if (m->t.power[p].holder != seat || m->t.power[p].state != HC_POWER_ON) continue;
        if (!found || is_telling(knowledge_of(m->t.power[p].alien))) found = m->t.power[p].alien;
    }
    return found;
}

/* ---- what is worked out or remembered beside the table ------------------------------------------------------ */

/* Seat and tokens of a power that wins by waiting. */
static void find_clock(mind *m, int seat)
{
    m->clock = (uint8_t)seat;
    m->tokens = (uint8_t)adds_tokens(m, seat);
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
        m->adds[s] = m->power[s]->edge + (m->power[s]->adds ? m->power[s]->adds(m, s) : 0);
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
