/* eon_moons.c - what the steady bot knows of the moons of the first edition that ask: one row each, at the number of its sheet. */
#include "bots/steady_rows.h"

enum { FIRST = 1800, GHOSTS = 4, ODD = 7, EVEN = 4, SCALES = 3, A_LOT = 6 };

static int use_ghosts(mind *m, int sheet) { (void)sheet; return adding_value(m, my_side(m), GHOSTS) - 2; }
static int use_odd(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), ODD); }
static int use_even(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), EVEN); }
static int use_scales(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), SCALES); }
static int use_seven(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), A_LOT); }

/* To see the hand that one faces. */
static int use_peep(mind *m, int sheet) { (void)sheet; return is_main(m, m->me) ? 4 : NOT_NOW; }
static int use_against(mind *m, int sheet) { (void)sheet; return is_main(m, m->me) && m->q.who == opponent_of(m) ? 8 : NOT_NOW; }

/* A larger limit for all is no favour to oneself; a middling one. */
static int answer_cone(mind *m, int choice[]) { return answer_one(m, choice, is_offered(m, 4) ? 4 : most_offered(m)); }

static int answer_most(mind *m, int choice[]) { return answer_one(m, choice, most_offered(m)); }
static int answer_yes(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, 1) : 0; }
static int answer_no(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, 0) : 0; }
static int answer_pass(mind *m, int choice[]) { return is_offered(m, HC_PASS) ? answer_one(m, choice, HC_PASS) : 0; }
static int answer_harm(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_PLANET && m->q.who < m->t.players && m->q.who != m->me ? answer_harmful_planet(m, choice, m->q.who) : 0;
}

/* A bad hand is thrown away. */
static int answer_slate(mind *m, int choice[]) { return answer_one(m, choice, hand_quality(m, m->me) < A_LOT); }

#define ROW_OF(number, title, ...) [1799 + (number) - FIRST] = { .name = title, __VA_ARGS__ }
static const knowledge ROW[] = {
    ROW_OF(7, "Clean Slate", .answer = answer_slate), ROW_OF(9, "Pickpocket", .use = use_always), ROW_OF(10, "Keyhole", .use = use_peep),
    ROW_OF(14, "Echo", .use = use_always), ROW_OF(29, "Back Door", .use = use_always), ROW_OF(31, "Tow Line", .answer = answer_pass),
    ROW_OF(32, "Migration", .answer = answer_harm), ROW_OF(33, "Martyr", .use = use_always), ROW_OF(34, "Grave Robber", .use = use_always),
    ROW_OF(36, "Eviction", .answer = answer_harm), ROW_OF(38, "Ally One-Half", .use = use_gladly), ROW_OF(39, "Ally Double", .use = use_gladly),
    ROW_OF(40, "Ghost Crew", .use = use_ghosts), ROW_OF(45, "Odd Job", .use = use_odd), ROW_OF(46, "Even Keel", .use = use_even),
    ROW_OF(52, "Lucky Seven", .use = use_seven), ROW_OF(53, "Crooked Scales", .use = use_scales), ROW_OF(58, "Foot in the Door", .use = use_never),
    ROW_OF(59, "Turncoat", .use = use_never), ROW_OF(64, "Fat Reward", .use = use_always), ROW_OF(68, "Cone Size Variable", .answer = answer_cone),
    ROW_OF(72, "Roulette", .use = use_against), ROW_OF(77, "Challenge Extension", .answer = answer_yes), ROW_OF(79, "Overtime", .use = use_always),
    ROW_OF(81, "Counterblow", .use = use_gladly), ROW_OF(82, "Fuse", .use = use_cosmic_zap), ROW_OF(84, "New Flesh", .answer = answer_no),
    ROW_OF(85, "Lightning Rod", .use = use_always), ROW_OF(88, "Static", .use = use_against), ROW_OF(100, "Pearly Gates", .answer = answer_most),
};
const knowledge_set rows_eon_moons = { FIRST, sizeof ROW / sizeof *ROW, ROW };
