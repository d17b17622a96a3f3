/* eon_totals.c - moons of Eon that change cards, tokens and totals. */
#include "rules.h"

/* ---- continuing: for the occupant as a main player ---------------------------------------------------------------- */

static int tokens_on(const game *g, int side)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += ships_on_side(g, s, side);
    return n;
}

static int generate_mass(const sum *s, const effect *e, int side, int value)
{
    return for_my_side(s, e, side) && value > FACE_NONE ? value + tokens_on(s->g, side) : value;
}

MOON(mass_generator, "Mass Generator", "Your card grows by the {ships} on your side",
    SAYS_WITH(MOON_CONTINUING, PARTLY, "That moon 16 raises a card after kickers is known; its name and by how much are ours.",
        "As a main player, when your card counts as an attack, raise it after any kicker by one for each {ship} on your side, allies' too. The {ships} still count as usual.",
        WHILE_HELD({ Q_CARD, generate_mass })));

static int count_twice(const sum *s, const effect *e, int seat, int worth) { (void)s; return seat == e->by ? worth * 2 : worth; }

MOON(mini_mac, "Mini Mac", "Your {ships} count twice",
    SAYS_WITH(MOON_CONTINUING, PARTLY, "Name and effect are known, the number is ours.",
        "Your {ships} count twice in totals, as a main player or ally. Nothing else does.", WHILE_HELD({ Q_WORTH, count_twice })));

static int count_home(const sum *s, const effect *e, int side, int total)
{
    const bool in_a_cloud = hex_of(s->g, e->by) == HC_HEX_SPACE_DUST;          /* it would count every ship */
    return for_my_side(s, e, side) && !in_a_cloud ? total + home_colonies(s->g, e->by) : total;
}

MOON(census, "Census", "Counts your home {colonies}",
    SAYS(MOON_CONTINUING, OURS, "As a main player with an attack, add one for each of your home {colonies}.", WHILE_HELD({ Q_ADDED, count_home })));

enum { FOR_EACH = 3, HOME_GUARD = 4, GHOSTS = 4, ODD = 7, EVEN = 4, BLUNT = 20, SEVEN = 7, SCALES = 3 };

static int catch_up(const sum *s, const effect *e, int side, int total)
{
    if (!for_my_side(s, e, side)) return total;
    const int behind = foreign_colonies(s->g, opponent(s->g, e->by)) - foreign_colonies(s->g, e->by);
    return behind > 0 ? total + FOR_EACH * behind : total;
}

MOON(underdog, "Underdog", "Adds three for each {colony} you are behind",
    SAYS(MOON_CONTINUING, OURS, "As a main player with an attack, add three for each foreign {colony} by which your opponent is ahead of you.", WHILE_HELD({ Q_ADDED, catch_up })));

static int guard_home(const sum *s, const effect *e, int side, int total)
{
    return side == SIDE_DEFENSE && s->g->defense == e->by && system_of(s->g, e->by) >> s->g->target & 1 ? total + HOME_GUARD : total;
}

MOON(home_guard, "Home Guard", "Adds four at home",
    SAYS(MOON_CONTINUING, OURS, "As the {defense} on one of your home planets with an attack, add four.", WHILE_HELD({ Q_ADDED, guard_home })));

static bool are_equal(const sum *s)
{
    return s->out && s->out->face[0] > FACE_NONE && s->out->face[1] > FACE_NONE && s->out->total[0] == s->out->total[1];
}

static int win_ties(const sum *s, const effect *e, int about, int winner)
{
    (void)about;
    return is_main(s->g, e->by) && are_equal(s) ? side_of(s->g, e->by) : winner;
}

MOON(photo_finish, "Photo Finish", "You win ties",
    SAYS(MOON_CONTINUING, OURS, "When totals are equal and you are a main player, you win.", WHILE_HELD({ Q_WINNER, win_ties })));

static int blunt(const sum *s, const effect *e, int side, int value) { (void)s, (void)e, (void)side; return value > BLUNT ? BLUNT : value; }

MOON(blunt_edge, "Blunt Edge", "Attacks above 20 count as 20",
    SAYS(MOON_CONTINUING, OURS, "In every {encounter}, attack cards above 20 are worth 20; kickers come after that.", WHILE_HELD({ Q_STATED, blunt })));

/* ---- allies: secret, and lasting once they are shown ---------------------------------------------------------------- */

static bool is_shown(const game *g, int thing) { return thing >= 0 && read_piece(g, thing)->open == OPEN_TO_ALL; }
static bool is_at_work(const game *g, int sheet_id) { const int p = first_piece(g, sheet_id); return is_shown(g, p) && is_piece_ready(g, p); }
static bool can_be_shown(const game *g, const frame *f) { return both_attack(g, f) && !is_shown(g, L(SOURCE)); }

static bool is_ally_of(const game *g, int seat, int side) { return is_ally(g, seat) && on_side(g, seat, side); }

static int halve(const sum *s, const effect *e, int seat, int worth)
{
    const bool theirs = is_main(s->g, e->by) && is_ally_of(s->g, seat, !side_of(s->g, e->by));
    return theirs && is_shown(s->g, e->source) && !is_at_work(s->g, CARD_moon_ally_double) ? worth / 2 : worth;
}

static int double_up(const sum *s, const effect *e, int seat, int worth)
{
    const bool mine = is_main(s->g, e->by) && is_ally_of(s->g, seat, side_of(s->g, e->by));
    return mine && is_shown(s->g, e->source) && !is_at_work(s->g, CARD_moon_ally_half) ? worth * 2 : worth;
}

#define SHOW_IT ON_SHOWING(W_REVEALED, AS_MAIN, STAYS, .when = can_be_shown)
MOON(ally_half, "Ally One-Half", "Halves the allies against you",
    SAYS_WITH(MOON_SECRET, PARTLY, "Named in a later list; whose allies it means is ours.",
        "Show it as a main player when two attacks have been revealed. From now on, while you stay, {ships} of your opponent's allies count half, each ally rounded down. It and Ally Double "
        "cancel each other.", SHOW_IT, WHILE_HELD({ Q_WORTH, halve })));
MOON(ally_double, "Ally Double", "Doubles your allies",
    SAYS_WITH(MOON_SECRET, PARTLY, "Named in a later list; the details are ours.",
        "Show it as a main player when two attacks have been revealed. From now on, while you stay, {ships} of your own allies count twice. It and Ally One-Half cancel each other.",
        SHOW_IT, WHILE_HELD({ Q_WORTH, double_up })));

/* ---- secret: shown for one encounter --------------------------------------------------------------------------------- */

static int add_ghosts(const sum *s, const effect *e, int side, int total) { return for_my_side(s, e, side) ? total + GHOSTS : total; }

MOON(ghost_crew, "Ghost Crew", "Adds four",
    SAYS(MOON_SECRET, OURS, "As a main player, when both cards are down: add four to your total. Then it is discarded.",
        ON_SHOWING(W_SELECTED, AS_MAIN, GOES, .modify = { { Q_ADDED, add_ghosts } })));

/* As printed, and an attack against an attack. */
static int my_number(const game *g, int seat)
{
    const int c = played_card(g, seat);
    return c < HC_CARDS && class_of(g, c) == C_ATTACK ? attack_value(g, c) : -1;
}
static bool is_odd(const game *g, const frame *f) { return both_attack(g, f) && my_number(g, f->seat) > 0 && my_number(g, f->seat) % 2; }
static bool is_even(const game *g, const frame *f) { return both_attack(g, f) && my_number(g, f->seat) >= 0 && my_number(g, f->seat) % 2 == 0; }
static int add_odd(const sum *s, const effect *e, int side, int value) { return for_my_side(s, e, side) ? value + ODD : value; }
static int add_even(const sum *s, const effect *e, int side, int value) { return for_my_side(s, e, side) ? value + EVEN : value; }

MOON(odd_job, "Odd Job", "Seven more for an odd attack",
    SAYS(MOON_SECRET, OURS, "As a main player, when two attacks have been revealed and your printed number is odd: add seven to it. Then it is discarded.",
        ON_SHOWING(W_REVEALED, AS_MAIN, GOES, .when = is_odd, .modify = { { Q_CARD, add_odd } })));
MOON(even_keel, "Even Keel", "Four more for an even attack",
    SAYS(MOON_SECRET, OURS, "As a main player, when two attacks have been revealed and your printed number is even: add four to it. Then it is discarded.",
        ON_SHOWING(W_REVEALED, AS_MAIN, GOES, .when = is_even, .modify = { { Q_CARD, add_even } })));

static int lower_wins(const sum *s, const effect *e, int about, int winner)
{
    (void)e, (void)about;
    const bool both = s->out && s->out->face[0] > FACE_NONE && s->out->face[1] > FACE_NONE;
    return !both ? winner : s->out->total[0] < s->out->total[1] ? SIDE_OFFENSE : SIDE_DEFENSE;
}

MOON(low_tide, "Low Tide", "The lower total wins",
    SAYS(MOON_SECRET, OURS, "As a main player, when both cards are down: if both are attacks the lower total wins, ties go to the {defense}. Then it is discarded.",
        ON_SHOWING(W_SELECTED, AS_MAIN, GOES, .modify = { { Q_WINNER, lower_wins } })));

static int twin_of(const game *g, int seat)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) == C_ATTACK && attack_value(g, c) == my_number(g, seat)) return c;
    return HC_CARDS;
}

static bool has_twin(const game *g, const frame *f) { return both_attack(g, f) && my_number(g, f->seat) >= 0 && twin_of(g, f->seat) < HC_CARDS; }
static int double_card(const sum *s, const effect *e, int side, int value) { return for_my_side(s, e, side) ? value * 2 : value; }

static FLOW(burn_twin)
{
    FLOW_BEGIN;
    CALL(discard(g, f->seat, twin_of(g, f->seat), L(SOURCE)));
    FLOW_END;
}

MOON(twin_stars, "Twin Stars", "A second card like yours doubles it",
    SAYS(MOON_SECRET, OURS, "As a main player, when two attacks have been revealed: discard from your hand an attack with the same printed number as yours, and your card counts twice. The moon stays.",
        ON_SHOWING(W_REVEALED, AS_MAIN, STAYS, .flow = burn_twin, .when = has_twin, .modify = { { Q_CARD, double_card } })));

static int round_up(const sum *s, const effect *e, int side, int total)
{
    const int over = ((total % SEVEN) + SEVEN) % SEVEN;
    return for_my_side(s, e, side) && over ? total + SEVEN - over : total;
}

MOON(lucky_seven, "Lucky Seven", "Rounds your total up to a multiple of 7",
    SAYS(MOON_SECRET, OURS, "As a main player, when two attacks have been revealed: your total, lucre included, rises to the next multiple of seven. Then it is discarded.",
        ON_SHOWING(W_REVEALED, AS_MAIN, GOES, .when = both_attack, .modify = { { Q_BONUS, round_up } })));

static bool are_kickers_out(const game *g, const frame *f)
{
    (void)f;
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= laid_kicker(g, s) < HC_CARDS && effect_on(g, SOURCE_OF_CARD(laid_kicker(g, s)));
    return any;
}

static FLOW(calm_kickers)
{
    FLOW_BEGIN;
    for (int s = 0; s < g->players; s++) if (laid_kicker(g, s) < HC_CARDS) switch_off_effect(g, SOURCE_OF_CARD(laid_kicker(g, s)));
    FLOW_END;
}

MOON(dead_calm, "Dead Calm", "Kickers count as one",
    SAYS(MOON_SECRET, OURS, "When the cards of any {encounter} have been revealed: all kickers in it count as one. Then it is discarded.",
        ON_SHOWING(W_REVEALED, AS_ANYONE, GOES, .flow = calm_kickers, .when = are_kickers_out)));
