/* steady_rows.c - what the steady bot knows of aliens, artifacts and techs: one row each, in the order of their names.
 * A sheet without a row is played by the general rules; a new edition adds rows. */
#include "steady_rows.h"
#include <string.h>

static const knowledge TABLE[] = {
    { .name = "" },                              /* no power, or one that nobody described */
    { .name = "Amoeba", .edge = 3, .skill = 10, .harm = 4, .use = use_amoeba, .answer = answer_amoeba, .wild = use_amoeba, .super = use_amoeba,
      .rank = 18 },
    { .name = "Anti-Matter", .traits = INVERTS, .wild = use_stop_card, .super = use_stop_card, .rank = 18 },
    { .name = "Barbarian", .harm = 6, .answer = answer_barbarian, .wild = use_never, .super = use_always, .rank = 21 },
    { .name = "Calculator", .traits = EQUALIZES, .harm = 3, .use = use_calculator, .answer = answer_calculator, .wild = use_calculator_wild,
      .super = use_calculator, .calls = CALLED_EQUALITY, .rank = 20 },
    { .name = "Card Zap", .use = use_card_zap },
    { .name = "Chosen", .edge = 2, .skill = 10, .harm = 4, .use = use_chosen, .answer = answer_chosen, .wild = use_always, .super = use_always,
      .rank = 23 },
    { .name = "Chronos", .edge = 2, .skill = 15, .harm = 6, .use = use_chronos, .rank = 30 },
    { .name = "Citadel", .harm = 3, .use = use_citadel, .answer = answer_citadel, .wild = use_citadel_wild, .super = use_citadel_super, .rank = 18 },
    { .name = "Clone", .skill = 10, .harm = 1, .use = use_clone, .answer = answer_clone, .wild = use_always, .super = use_always, .rank = 24 },
    { .name = "Coldsleep Ship", .use = use_coldsleep, .answer = answer_foundation, .rank = 85 },
    { .name = "Collapsium Hulls", .use = use_hulls, .rank = 24 },
    { .name = "Cosmic Field Generator", .use = use_field_generator, .rank = 22 },
    { .name = "Cosmic Zap", .use = use_cosmic_zap },
    { .name = "Cudgel", .traits = CRUSHES, .harm = 3, .answer = answer_cudgel, .wild = use_cudgel_wild, .super = use_always, .rank = 19 },
    { .name = "Delta Scanners", .use = use_scanners, .answer = answer_scanners, .rank = 28 },
    { .name = "Demon", .edge = 2, .skill = 30, .harm = 3, .use = use_demon, .answer = answer_demon, .wild = use_demon_wild,
      .super = use_demon_super, .rank = 31 },
    { .name = "Dictator", .answer = answer_dictator, .wild = use_dictator_wild, .super = use_always, .rank = 21 },
    { .name = "Emotion Control", .use = use_emotion_control },
    { .name = "Empath", .traits = HARMONIC, .use = use_empath, .rank = 25 },
    { .name = "Energy Cloak", .use = use_cloak, .rank = 15 },
    { .name = "Enigma Device", .use = use_enigma, .answer = answer_enigma, .rank = 16 },
    { .name = "Fido", .harm = 1, .use = use_always, .answer = answer_fido, .wild = use_fido_wild, .super = use_always, .rank = 20 },
    { .name = "Filch", .skill = 10, .harm = 1, .use = use_filch, .answer = answer_filch, .wild = use_filch_wild, .super = use_filch, .rank = 22 },
    { .name = "Fodder", .edge = 4, .harm = 5, .use = use_fodder, .answer = answer_fodder, .wild = use_fodder_wild, .super = use_always, .rank = 17 },
    { .name = "Force Field", .use = use_force_field, .answer = answer_force_field },
    { .name = "Gambler", .edge = 2, .harm = 3, .use = use_gambler, .answer = answer_gambler, .wild = use_gambler_wild,
      .super = use_gambler_super, .rank = 22 },
    { .name = "Genesis Bomb", .use = use_genesis, .answer = answer_genesis, .rank = 26 },
    { .name = "Gluon Mines", .use = use_mines, .answer = answer_mines, .rank = 34 },
    { .name = "Grudge", .traits = RESENTS, .harm = 1, .wild = use_always, .super = use_always, .rank = 17 },
    { .name = "Hacker", .harm = 3, .use = use_always, .answer = answer_hacker, .wild = use_always, .super = use_hacker_super, .rank = 20 },
    { .name = "Hate", .harm = 4, .answer = answer_hate, .wild = use_always, .super = use_always, .rank = 24 },
    { .name = "Healer", .harm = 1, .use = use_healer, .wild = use_always, .super = use_always, .rank = 33 },
    { .name = "Human", .traits = BACKFIRES, .edge = 4, .answer = answer_human, .wild = use_human_wild, .super = use_human_super, .lends = 4,
      .rank = 39 },
    { .name = "Infinity Drive", .use = use_drive, .rank = 65 },
    { .name = "Ionic Gas", .use = use_ionic_gas },
    { .name = "Kamikaze", .skill = 15, .harm = 3, .use = use_kamikaze, .answer = answer_kamikaze, .wild = use_kamikaze_wild,
      .super = use_always, .rank = 48 },
    { .name = "Laser", .traits = BLINDS, .edge = 1, .harm = 5, .use = use_always, .rank = 25 },
    { .name = "Loser", .traits = UPSETS, .edge = 2, .harm = 3, .use = use_loser, .wild = use_loser_wild, .super = use_loser_super,
      .calls = CALLED_UPSET, .rank = 32 },
    { .name = "Lunar Cannon", .use = use_cannon, .answer = answer_cannon, .rank = 45 },
    { .name = "Machine", .use = use_machine, .wild = use_machine, .super = use_machine_super, .rank = 39 },
    { .name = "Macron", .ship_worth = 4, .wild = use_macron_wild, .super = use_gladly, .rank = 29 },
    { .name = "Masochist", .traits = SUFFERS, .answer = answer_masochist, .wild = use_masochist_wild, .super = use_masochist_super, .rank = 20 },
    { .name = "Mind", .edge = 1, .skill = 25, .harm = 3, .use = use_always, .answer = answer_mind_reader, .wild = use_gladly,
      .super = use_gladly, .rank = 15 },
    { .name = "Mirror", .traits = REVERSES, .skill = 10, .harm = 3, .use = use_mirror, .answer = answer_mirror, .wild = use_mirror_wild,
      .super = use_always, .calls = CALLED_REVERSAL, .rank = 28 },
    { .name = "Miser", .skill = 20, .use = use_miser, .answer = answer_miser, .wild = use_always, .super = use_always, .rank = 29 },
    { .name = "Mite", .harm = 5, .answer = answer_mite, .wild = use_mite_wild, .super = use_always, .rank = 20 },
    { .name = "Mobius Tubes", .use = use_mobius_tubes },
    { .name = "Mutant", .edge = 1, .skill = 20, .harm = 4, .use = use_mutant, .answer = answer_mutant_ffg, .wild = use_always,
      .super = use_mutant_super, .rank = 25 },
    { .name = "Observer", .traits = SHELTERS, .answer = answer_observer, .wild = use_never, .super = use_always, .rank = 19 },
    { .name = "Omega Missile", .use = use_missile, .answer = answer_missile, .rank = 45 },
    { .name = "Oracle", .edge = 1, .skill = 50, .harm = 5, .answer = steady_encounter_card, .wild = use_oracle_wild, .super = use_oracle_super,
      .rank = 20 },
    { .name = "Pacifist", .traits = PEACEFUL, .wild = use_pacifist_wild, .super = use_always, .rank = 40 },
    { .name = "Parasite", .harm = 1, .use = use_parasite, .answer = answer_foundation, .wild = use_always, .super = use_gladly, .rank = 30 },
    { .name = "Philanthropist", .harm = 1, .use = use_philanthropist, .answer = answer_philanthropist, .wild = use_never, .super = use_always,
      .rank = 20 },
    { .name = "Plasma Thrusters", .use = use_thrusters, .answer = answer_thrusters, .rank = 24 },
    { .name = "Precursor Seed", .rank = 75 },
    { .name = "Quark Battery", .use = use_battery, .answer = answer_battery, .rank = 28 },
    { .name = "Quash", .use = use_quash },
    { .name = "Reincarnator", .answer = answer_reincarnator, .wild = use_reincarnator_wild, .super = use_never, .rank = 27 },
    { .name = "Reinforcement", .use = use_reinforcement, .answer = answer_reinforcement },
    { .name = "Remora", .use = use_always, .answer = answer_remora, .wild = use_always, .super = use_always, .rank = 29 },
    { .name = "Reserve", .edge = 3, .harm = 4, .use = use_reserve, .answer = answer_reserve, .wild = use_always, .super = use_reserve_super,
      .rank = 24 },
    { .name = "Shadow", .harm = 2, .use = use_always, .answer = answer_shadow, .wild = use_shadow_wild, .super = use_always, .rank = 34 },
    { .name = "Sorcerer", .traits = SWITCHES, .skill = 10, .harm = 4, .use = use_sorcerer, .wild = use_sorcerer_wild,
      .super = use_sorcerer_super, .rank = 32 },
    { .name = "Spiff", .traits = CRASHES, .harm = 6, .use = use_always, .wild = use_always, .super = use_always, .rank = 20 },
    { .name = "Stellar Gas", .use = use_stellar_gas },
    { .name = "Tech Scrambler", .use = use_scrambler, .rank = 18 },
    { .name = "The Plague", .harm = 7, .use = use_plague },
    { .name = "The Prometheus", .answer = answer_prometheus, .rank = 40 },
    { .name = "The Qax", .use = use_qax, .answer = answer_qax, .rank = 30 },
    { .name = "Tick-Tock", .traits = WAITS, .answer = answer_foundation, .wild = use_always, .super = use_always, .rank = 24 },
    { .name = "Trader", .skill = 10, .harm = 7, .use = use_trader, .answer = answer_trader, .wild = use_always, .super = use_always, .rank = 28 },
    { .name = "Tripler", .traits = TRIPLES, .wild = use_tripler_wild, .super = use_always, .rank = 20 },
    { .name = "Vacuum", .harm = 2, .answer = answer_vacuum, .wild = use_always, .super = use_always, .rank = 17 },
    { .name = "Vacuum Turbines", .use = use_turbines, .answer = answer_turbines, .rank = 40 },
    { .name = "Virus", .traits = MULTIPLIES, .wild = use_virus_wild, .super = use_always, .rank = 34 },
    { .name = "Void", .traits = ERASES, .harm = 3, .wild = use_void_wild, .super = use_always, .rank = 15 },
    { .name = "Vulch", .harm = 1, .use = use_always, .answer = answer_vulch, .wild = use_always, .super = use_always, .rank = 25 },
    { .name = "Warpish", .wild = use_warpish_wild, .super = use_warpish_super, .adds = adds_dead, .rank = 40 },
    { .name = "Warpspace Key", .use = use_key, .rank = 22 },
    { .name = "Warrior", .wild = use_machine, .super = use_warrior_super, .adds = adds_tokens, .rank = 30 },
    { .name = "Will", .answer = answer_will, .wild = use_gladly, .super = use_always, .rank = 16 },
    { .name = "Xenon Lasers", .use = use_lasers, .answer = answer_lasers, .rank = 14 },
    { .name = "Zombie", .traits = UNDYING, .harm = 1, .wild = use_always, .super = use_zombie_super, .rank = 17 },
    { .name = "Deuce", .use = use_always, .wild = use_always, .super = use_always, .rank = 20 },
    { .name = "Cavalry", .use = use_always, .wild = use_always, .super = use_always, .rank = 20 },
    { .name = "Lunatic", .use = use_always, .wild = use_always, .super = use_always, .rank = 20 },
    { .name = "Yin-Yang", .use = use_always, .wild = use_always, .super = use_always, .rank = 20 },
};
enum { ROWS = sizeof TABLE / sizeof *TABLE };
_Static_assert(ROWS <= 256, "a row is remembered in a byte");

const knowledge *knowledge_row(int row) { return &TABLE[row]; }
int knowledge_rows(void) { return ROWS; }

int knowledge_index(int sheet, int edition)
{
    hc_sheet_info info;
    int low = 1, high = ROWS;
    if (!hc_sheet(sheet, edition, &info)) return 0;
    while (low < high) {
        int middle = (low + high) / 2, order = strcmp(info.name, TABLE[middle].name);
        if (order == 0) return middle;
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return 0;
}

const knowledge *knowledge_of(int sheet, int edition) { return &TABLE[knowledge_index(sheet, edition)]; }

int rank_of(const mind *m, int sheet) { return knowledge_of(sheet, m->t.edition)->rank; }

static bool is_telling(const knowledge *k) { return k->traits || k->edge || k->adds || k->ship_worth; }

/* Few have more than one: who does is judged by the last that changes encounters. */
int telling_power(const mind *m, int seat)
{
    int held = 0, found = 0;
    for (int p = 0; p < m->t.powers; p++) held += m->t.power[p].holder == seat;
    if (held == 1) return m->t.seat[seat].power_state == HC_POWER_ON ? m->t.seat[seat].alien : 0;
    for (int p = 0; p < m->t.powers; p++) {
        if (m->t.power[p].holder != seat || m->t.power[p].state != HC_POWER_ON) continue;
        if (!found || is_telling(knowledge_of(m->t.power[p].alien, m->t.edition))) found = m->t.power[p].alien;
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
    m->forts = m->t.cannon != HC_NO_PLANET || m->t.prometheus != HC_NOBODY;
    for (int s = 0; s < HC_SEATS; s++) {
        m->adds[s] = m->power[s]->edge + (m->power[s]->adds ? m->power[s]->adds(m, s) : 0);
        m->lends |= m->power[s]->lends != 0;
        m->forts |= m->t.seat[s].display > 0;
        if (m->power[s]->traits & WAITS) find_clock(m, s);
    }
}

/* Sheets bear one name in all editions. */
static unsigned calls_of(int sheet)
{
    unsigned calls = 0;
    for (int edition = 0; edition < HC_EDITION_COUNT && !calls; edition++) calls = knowledge_of(sheet, edition)->calls;
    return calls;
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
    if (e->kind == HC_EV_USED_POWER) b->memory[KEEP_CALLED] |= (uint8_t)calls_of(e->sheet);
    if (e->kind == HC_EV_CANCELLED && e->a > 0 && !e->b) b->memory[KEEP_CALLED] &= (uint8_t)~calls_of(e->a);
}
