/* hexes.c - the six unusual systems: how they are dealt and laid out, where ships are put to begin with, and what each of them does. */
#include "rules.h"

static const struct { const char *name; int sheet; } HEX[HC_HEXES] = {
    [HC_HEX_REGULAR] = { "regular", 0 }, [HC_HEX_GAS_GIANT] = { "gas-giant", CARD_hex_gas_giant },
    [HC_HEX_SPACE_DUST] = { "space-dust", CARD_hex_space_dust }, [HC_HEX_SIX_PACT] = { "six-pact", CARD_hex_six_pact },
    [HC_HEX_RINGS] = { "rings", CARD_hex_rings }, [HC_HEX_SPIRAL] = { "spiral", CARD_hex_spiral }, [HC_HEX_PULSAR] = { "pulsar", CARD_hex_pulsar } };

const char *hc_hex_name(int hex) { return hex >= 0 && hex < HC_HEXES ? HEX[hex].name : NULL; }
int hc_hex_sheet(int hex) { return hex >= 0 && hex < HC_HEXES ? HEX[hex].sheet : 0; }

/* Rings from the outermost to the planet in the middle; the numbers along the spiral. */
int hc_hex_worth(int hex, int number)
{
    if (number < 1 || number > HOME) return 0;
    return hex == HC_HEX_RINGS ? 2 * number : hex == HC_HEX_SPIRAL ? number : 0;
}

/* ---- setting up --------------------------------------------------------------------------------------------------- */

static const uint8_t PLANETS[HC_HEXES] = { HOME, 1, 1, HOME + 1, HOME, HOME, HOME };

/* As evenly as it goes, the first ones more. */
static void spread_evenly(game *g, int seat)
{
    const int first = seat * HOME;
    for (uint64_t left = system_of(g, seat) & ~(1ull << first); left; left &= left - 1)
        lay_ships(g, seat, g->ships[seat][__builtin_ctzll(left)], __builtin_ctzll(left), first);
    const int all = g->ships[seat][first], n = count_bits(system_of(g, seat));
    int i = 0;
    for (uint64_t left = system_of(g, seat); left; left &= left - 1, i++)
        if (__builtin_ctzll(left) != first) lay_ships(g, seat, all / n + (i < all % n), first, __builtin_ctzll(left));
}

static void shape_system(game *g, int seat, int hex)
{
    g->kept[KEPT_HEXES + seat] = (uint8_t)(hex | (seat ? 0 : HEXES_USED));
    for (int i = PLANETS[hex]; i < HOME; i++) {
        const int planet = seat * HOME + i;
        lay_ships(g, seat, g->ships[seat][planet], planet, seat * HOME);
        g->system[seat] &= ~(1ull << planet);
        g->planets &= ~(1ull << planet);
    }
    if (PLANETS[hex] > HOME) put_planet(g, extra_planet(seat), seat);
    spread_evenly(g, seat);
    if (hex == HC_HEX_SPACE_DUST) begin_dust(g, seat);
}

/* By the options, which name those that are in use: all six if none is named. Two players do without the giant. */
static unsigned hexes_in_use(const game *g)
{
    const unsigned named = g->part_option[PART_hexes] ? g->part_option[PART_hexes] : (1u << (HC_HEXES - 1)) - 1;
    return named << 1 & ~(g->players == 2 ? 1u << HC_HEX_GAS_GIANT : 0);
}

static bool shuns_giant(int alien) { return alien == ALIEN_filth || alien == ALIEN_terrorist; }

static bool is_giant_barred(const game *g)
{
    for (int p = 0; p < POWERS; p++) if (shuns_giant(g->power[p].alien)) return true;
    return false;
}

/* At random; what is drawn later gives way. But an alien that somebody has asked for comes first. */
static void deal_hexes(game *g)
{
    unsigned left = hexes_in_use(g) & ~(is_giant_barred(g) ? 1u << HC_HEX_GAS_GIANT : 0);
    for (int s = 0; s < g->players; s++) {
        const unsigned mine = left & ~(g->power[s].alien == ALIEN_sniveler ? 1u << HC_HEX_GAS_GIANT : 0);
        int n = mine ? (int)random_below(g, (uint32_t)count_bits(mine)) : 0, hex = HC_HEX_REGULAR;
        for (unsigned set = mine; set; set &= set - 1) if (n-- == 0) hex = __builtin_ctz(set);
        left &= ~(1u << hex);
        shape_system(g, s, hex);
    }
}

/* A table laid out by hand begins with the usual systems, and says what is otherwise. */
static void set_up(game *g)
{
    g->kept[KEPT_HEXES] = HEXES_USED;
    if (g->hands_due) deal_hexes(g);
}

hc_status hc_lay_hex(hc_game *g, int seat, int hex)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!has_part(g, PART_hexes) || hex <= HC_HEX_REGULAR || hex >= HC_HEXES || hex_of(g, seat)) return HC_NOT_A_TABLE;
    shape_system(g, seat, hex);
    watch_powers(g, NULL);
    return HC_OK;
}

int seat_with(const game *g, int hex)
{
    for (int s = 0; s < g->players; s++) if (hex_of(g, s) == hex) return s;
    return NOBODY;
}

static bool bars(const game *g, int seat, int alien)
{
    if (is_in_pact(g, alien)) return true;
    if (seat != NOBODY) return alien == ALIEN_sniveler && hex_of(g, seat) == HC_HEX_GAS_GIANT;
    return shuns_giant(alien) && seat_with(g, HC_HEX_GAS_GIANT) != NOBODY;
}

/* ---- where ships begin ---------------------------------------------------------------------------------------------- */

static bool places_ships(int hex) { return hex >= HC_HEX_SIX_PACT; }
static bool needs_one_each(int hex) { return hex == HC_HEX_SPIRAL || hex == HC_HEX_PULSAR; }

static void ask_to_place(game *g, int seat)
{
    const int hex = hex_of(g, seat), all = ships_on_colonies(g, seat) - (needs_one_each(hex) ? count_bits(system_of(g, seat)) : 0);
    hc_ask *q = pick(g, HC_ASK_PLANET, seat, 0, all, system_of(g, seat), HEX_PLACE);
    q->sheet = (uint16_t)HEX[hex].sheet;
    q->extra |= REPEATING;
    q->count = (uint8_t)all;
}

/* What was not put anywhere goes where fewest are, one after the other. */
static int emptiest(const game *g, int seat, const uint8_t count[])
{
    int best = -1;
    for (uint64_t left = system_of(g, seat); left; left &= left - 1)
        if (best < 0 || count[__builtin_ctzll(left)] < count[best]) best = __builtin_ctzll(left);
    return best;
}

static void place_drafted(game *g, int seat)
{
    uint8_t count[HC_PLANETS] = { 0 };
    const uint64_t system = system_of(g, seat);
    int left = ships_on_colonies(g, seat);
    for (uint64_t set = system; needs_one_each(hex_of(g, seat)) && set; set &= set - 1, left--) count[__builtin_ctzll(set)]++;
    for (int i = 0; i < g->draft_count; i++, left--) count[g->draft[i]]++;
    for (; left > 0; left--) count[emptiest(g, seat, count)]++;
    clear_draft(g);
    for (uint64_t set = system; set; set &= set - 1) lay_ships(g, seat, g->ships[seat][__builtin_ctzll(set)], __builtin_ctzll(set), WARP);
    for (uint64_t set = system; set; set &= set - 1) lay_ships(g, seat, count[__builtin_ctzll(set)], WARP, __builtin_ctzll(set));
}

/* One after the other, from the first player on: all else of the set-up is done. */
FLOW(flow_place)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    if (seat_with(g, HC_HEX_SIX_PACT) != NOBODY) draw_pact(g, seat_with(g, HC_HEX_SIX_PACT));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->first, L(TURN)));
        if (!places_ships(hex_of(g, L(WHO)))) continue;
        ASK(ask_to_place(g, L(WHO)));
        place_drafted(g, L(WHO));
        watch_powers(g, ev);
    }
    g->landed = 0;
    RETURN(0);
    FLOW_END;
}

/* ---- before ships are sent: the defense names the planet, and which total wins ---------------------------------------- */

static bool names_target(int hex) { return hex == HC_HEX_SIX_PACT || hex == HC_HEX_PULSAR; }

static bool is_silent(const game *g, int seat) { return !may(g, Q_MAY_SPEAK, seat, SPEAK_USE); }

static uint64_t planets_to_name(const game *g)
{
    const bool prevented = g->now.any_colony || g->now.undrawn || is_silent(g, g->defense);
    return prevented ? 0 : system_of(g, g->defense) & ~colonies(g, g->offense);
}

static bool goes_to_planet(const game *g) { return g->defense < SEATS && !g->now.driving && !is_moon(g->target); }

bool speaks_first(const game *g) { return goes_to_planet(g) && names_target(hex_of(g, g->defense)); }

bool has_named_target(const game *g) { return speaks_first(g) && planets_to_name(g); }

static hc_ask *ask_by_hex(game *g, hc_ask_kind kind, int seat, int whose, uint64_t allowed, int prompt_id)
{
    hc_ask *q = ask(g, kind, 1u << seat, allowed, prompt_id);
    q->sheet = (uint16_t)HEX[hex_of(g, whose)].sheet;
    return q;
}

static int rival_of_two(const game *g) { return g->players == 2 ? clockwise(g, g->offense, 1) : NOBODY; }

/* Two players have no destiny: who has to name the planet is known only when the offense has said in whose system it will be. */
static bool must_say_where(const game *g)
{
    const int rival = rival_of_two(g);
    return rival != NOBODY && g->defense == NOBODY && !g->now.driving && !is_moon(g->target) && names_target(hex_of(g, rival));
}

static uint64_t calls(const game *g)
{
    const bool upside_down = is_known_as(g, g->offense, ALIEN_anti_matter) || is_known_as(g, g->defense, ALIEN_anti_matter);
    return upside_down ? 1u << CALL_LOW : choices(2);
}

static bool must_call(const game *g)
{
    return hex_of(g, g->defense) == HC_HEX_PULSAR && !g->kept[KEPT_HEX + HEX_ASKED] && !is_silent(g, g->defense);
}

static void note_call(game *g, events *ev)
{
    g->kept[KEPT_HEX + HEX_ASKED] = 1;
    g->kept[KEPT_HEX + HEX_LOW] = g->answer == CALL_LOW;
    tell(g, ev, HC_EV_CHOICE, g->defense, NOBODY, g->answer, HEX_TOTAL, 0, BY_SHEET(CARD_hex_pulsar));
}

FLOW(flow_hex_target)
{
    FLOW_BEGIN;
    if (must_say_where(g)) {
        SET(WHAT, (colonies_of_rivals(g, g->offense) & system_of(g, g->offense)) != 0);
        ASK(ask_by_hex(g, HC_ASK_CHOICE, g->offense, rival_of_two(g), L(WHAT) ? choices(2) : 1, HEX_SYSTEM));
        if (g->answer) g->now.driving = DRIVES_AT_HOME;
        else become_defense(g, rival_of_two(g));
    }
    if (!speaks_first(g)) RETURN(0);
    if (must_call(g) && !g->now.any_colony) {
        ASK(ask_by_hex(g, HC_ASK_CHOICE, g->defense, g->defense, calls(g), HEX_TOTAL));
        note_call(g, ev);
    }
    if (planets_to_name(g)) {
        ASK(ask_by_hex(g, HC_ASK_PLANET, g->defense, g->defense, planets_to_name(g), HEX_PLANET));
        g->target = (uint8_t)g->answer;
        tell(g, ev, HC_EV_CHOSE_PLANET, g->defense, NOBODY, g->target, 0, 0, BY_SHEET(HEX[hex_of(g, g->defense)].sheet));
        if (is_home_defense(g, HC_HEX_SIX_PACT)) use_pact(g, ev, g->target, false);     /* before the offense sends its ships */
    }
    RETURN(0);
    FLOW_END;
}

/* Who may aim anywhere is heard of only now: the call is made when the planet is known. Then what has to be known of the planet is. */
FLOW(flow_hexes)
{
    FLOW_BEGIN;
    if (is_home_defense(g, HC_HEX_PULSAR) && must_call(g)) {
        ASK(ask_by_hex(g, HC_ASK_CHOICE, g->defense, g->defense, calls(g), HEX_TOTAL));
        note_call(g, ev);
    }
    if (is_home_defense(g, HC_HEX_SPACE_DUST) && motes(g)) {
        ASK(ask_by_hex(g, HC_ASK_CHOICE, g->offense, g->defense, motes(g), HEX_MOTE));
        challenge_mote(g, g->answer);
        if (g->kept[KEPT_HEX + HEX_DISC]) tell(g, ev, HC_EV_CHOICE, g->offense, NOBODY, 1, HEX_MOTE, 0, BY_SHEET(CARD_hex_space_dust));
    }
    if (is_home_defense(g, HC_HEX_SIX_PACT)) use_pact(g, ev, g->target, false);
    if (pact_choices(g)) CALL(push(g, CORE(flow_pact), g->offense));
    RETURN(0);
    FLOW_END;
}

/* In HEX_PAID: a bit for each planet of the spiral on which its owner had ships as the encounter began, and whether the reward is paid. */
enum { SPIRAL_PAID = 128 };

static void note_spiral(game *g)
{
    const int seat = seat_with(g, HC_HEX_SPIRAL);
    if (seat == NOBODY) return;
    for (uint64_t left = system_of(g, seat) & colonies(g, seat); left; left &= left - 1)
        g->kept[KEPT_HEX + HEX_PAID] |= (uint8_t)(1u << number_of(g, __builtin_ctzll(left)));
}

/* In every phase in which one of its planets' powers could do something. WHO: whose colour has come up, plus one: that one is about to be
 * challenged, and has the power of a planet then. */
FLOW(flow_pact)
{
    FLOW_BEGIN;
    if (g->phase == HC_PHASE_REGROUP) note_spiral(g);        /* what comes first in every encounter */
    if (!pact_choices(g) || L(WHO) == seat_with(g, HC_HEX_SIX_PACT) + 1) RETURN(0);
    ASK(ask_by_hex(g, HC_ASK_PLANET, seat_with(g, HC_HEX_SIX_PACT), seat_with(g, HC_HEX_SIX_PACT), pact_choices(g), HEX_POWER)->extra = CAN_PASS);
    if (g->answer != PASS) use_pact(g, ev, g->answer, true);
    RETURN(0);
    FLOW_END;
}

/* After a disc and at the reveal it is asked in the midst of a step. */
VERB choose_pact(game *g, int whose)
{
    frame *f = push(g, CORE(flow_pact), g->offense);
    f->local[WHO] = (int16_t)(whose + 1);
    return f;
}

static bool lower_wins(const game *g) { return g->kept[KEPT_HEX + HEX_LOW] && is_home_defense(g, HC_HEX_PULSAR); }

/* ---- the giant: ships stand aside ------------------------------------------------------------------------------------- */

static bool may_stand_aside(const game *g)
{
    return is_home_defense(g, HC_HEX_GAS_GIANT) && !g->now.displaced[SIDE_DEFENSE] && !g->kept[KEPT_HEX + HEX_ASKED] &&
           g->ships[g->defense][g->target] > 1;
}

void stand_aside(game *g, events *ev, int count)
{
    g->now.aside = (uint8_t)count;
    tell(g, ev, HC_EV_CHOICE, g->defense, NOBODY, count, HEX_ASIDE, 0, BY_SHEET(CARD_hex_gas_giant));
}

FLOW(flow_aside)
{
    FLOW_BEGIN;
    if (!may_stand_aside(g)) RETURN(0);
    ASK(ask_by_hex(g, HC_ASK_NUMBER, g->defense, g->defense, numbers(0, g->ships[g->defense][g->target] - 1), HEX_ASIDE)->place = g->target);
    g->now.aside = (uint8_t)g->answer;
    g->kept[KEPT_HEX + HEX_ASKED] = 1;
    if (g->answer) tell(g, ev, HC_EV_CHOICE, g->defense, NOBODY, g->answer, HEX_ASIDE, 0, BY_SHEET(CARD_hex_gas_giant));
    RETURN(0);
    FLOW_END;
}

/* The giant is immune; in the cloud each ship is a planet of its own, and would only come back to where it was. */
uint64_t clearable(const game *g, uint64_t planets)
{
    for (int s = 0; s < g->players; s++) {
        if (hex_of(g, s) == HC_HEX_GAS_GIANT) planets &= ~system_of(g, s);
        if (hex_of(g, s) == HC_HEX_SPACE_DUST) planets &= ~(1ull << cloud_of(s));
    }
    return planets;
}

/* ---- the rings: what lies there helps to defend them -------------------------------------------------------------------- */

static int ring_points(const sum *s, int side, int so_far)
{
    const game *g = s->g;
    if (side != SIDE_DEFENSE || !is_home_defense(g, HC_HEX_RINGS)) return so_far;
    const int points = hc_hex_worth(HC_HEX_RINGS, number_of(g, g->target)) + ships_on(g, g->target) - g->ships[who_stands_on_target(g)][g->target];
    note_sheet_step(s, Q_BONUS, side, CARD_hex_rings, so_far, so_far + points);
    return so_far + points;
}

/* ---- the spiral: whoever defends it is rewarded ------------------------------------------------------------------------- */

static bool is_rewarded(const game *g)
{
    const int noted = g->kept[KEPT_HEX + HEX_PAID];
    if (!is_home_defense(g, HC_HEX_SPIRAL) || g->winner == SIDE_NONE || noted & SPIRAL_PAID) return false;
    return noted >> number_of(g, g->target) & 1;
}

/* After all losses; or, when there was a deal or none, as the encounter ends. */
FLOW(flow_spiral)
{
    FLOW_BEGIN;
    if (g->kept[KEPT_HEX + HEX_DISC] && (g->winner == SIDE_OFFENSE || g->winner == BOTH_LOST)) lose_disc(g, ev);
    if (!is_rewarded(g)) RETURN(0);
    g->kept[KEPT_HEX + HEX_PAID] |= SPIRAL_PAID;
    CALL(reward(g, who_stands_on_target(g), hc_hex_worth(HC_HEX_SPIRAL, number_of(g, g->target))));
    RETURN(0);
    FLOW_END;
}

/* ---- the part ------------------------------------------------------------------------------------------------------------ */

static void encounter_over(game *g)
{
    forget_pact(g);
    take_discs_in(g);
    clear_stacks(g);
    for (int i = HEX_LOW; i <= HEX_PACT_NOW; i++) g->kept[KEPT_HEX + i] = 0;
}

static const char *check(const game *g)
{
    for (int s = 0; s < g->players; s++) if (hex_of(g, s) >= HC_HEXES) return "a system is of no kind";
    const bool there = g->defense >= SEATS || is_home_defense(g, HC_HEX_GAS_GIANT) || is_home_defense(g, HC_HEX_SPACE_DUST);
    if (g->now.aside && !there) return "ships stand aside elsewhere";
    return NULL;
}

static void digest(uint64_t *h, const game *g)
{
    for (int i = KEPT_HEXES; i < KEPT_HEX + HEX_BYTES; i++) stir(h, g->kept[i]);
    stir(h, g->now.aside);
}

static int homes(const game *g, int seat, int so_far) { return hex_of(g, seat) == HC_HEX_SPACE_DUST ? dust_colonies(g, seat) : so_far; }

/* There are six of them. */
/* A system each; and two players have no use for the giant, if there is nothing else. */
static hc_status refuses(const hc_setup *s)
{
    const bool giant_alone = s->part_option[PART_hexes] == 1u << (HC_HEX_GAS_GIANT - 1);
    return s->players > HC_HEXES - 1 || (s->players == 2 && giant_alone) ? HC_PART_NEEDS_PLAYERS : HC_OK;
}

/* A disc that has founded a colony does not go along with those that leave it. */
static bool keeps_disc(const game *g, int seat, int sort)
{
    if (sort < SORT_UNIT || !running(g, CORE(flow_commit))) return false;
    const unit *u = &g->unit[sort - SORT_UNIT];
    return u->kind == HC_UNIT_DISC && discs_bound_at(g, seat, u->place);
}

const game_part part_hexes = {
    .name = "hexes", .about = "Each player's system is one of six unusual ones: one planet, a cloud, six planets, rings, a spiral, a pulsar. "
                               "Four {colonies} win.",
    .editions = IN_EON, .home_colonies = homes, .keeps_home = keeps_disc, .left_board = lose_discs,
    .option = OPTIONS({ "gas-giant", "One big planet, where {ships} may stand aside." }, { "space-dust", "A cloud in which each {ship} is a {colony}." },
                      { "six-pact", "Six planets, each with an alien power of its own." }, { "rings", "Four rings and a planet that add to its {defense}." },
                      { "spiral", "Five planets that reward their {defense}." }, { "pulsar", "Five planets where high or low totals win." }),
    .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_pact) }, { .before = CORE(flow_gather), .flow = CORE(flow_hex_target) },
                  { .after = CORE(flow_aim), .flow = CORE(flow_hexes) },
                  { .before = CORE(flow_join), .flow = CORE(flow_pact) }, { .before = CORE(flow_planning), .flow = CORE(flow_aside) },
                  { .before = CORE(flow_planning), .flow = CORE(flow_pact) }, { .before = CORE(flow_losses_together), .flow = CORE(flow_pact) },
                  { .after = CORE(flow_losses_together), .flow = CORE(flow_spiral) }),
    .first_step = CORE(flow_place), .set_up = set_up, .bars = bars, .lower_wins = lower_wins, .ground_worth = ring_points,
    .refuses = refuses, .encounter_over = encounter_over, .check = check, .digest = digest, .read = read_pact,
};
