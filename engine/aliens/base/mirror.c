/* Mirror - turns the digits of attack cards round. */
#include "rules.h"

enum { WHOSE };
enum { BOTH, MINE_ONLY, THEIRS_ONLY };           /* value of the effect: whose cards are turned round */

static int reverse(const sum *s, const effect *e, int side, int value)
{
    bool mine = fights_for(s->g, e->by, side);
    if (value <= FACE_NONE || (e->remembered == MINE_ONLY && !mine) || (e->remembered == THEIRS_ONLY && mine)) return value;
    return value % 10 * 10 + value / 10;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

enum { COPIES_NEGOTIATE = -128, COPIES_NOTHING = -127 };     /* value of the flare's effect, or an attack */

/* What the opponent's card counts as at this moment; a morph copies one's own. */
static FLOW(copy)
{
    const int theirs = face(g, !side_of(g, f->seat));
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(theirs > FACE_NONE ? theirs : theirs == FACE_NEGOTIATE ? COPIES_NEGOTIATE : COPIES_NOTHING);
    FLOW_END;
}

static int duplicate(const sum *s, const effect *e, int side, int value)
{
    if (!fights_for(s->g, e->by, side) || e->remembered == COPIES_NOTHING) return value;
    return e->remembered == COPIES_NEGOTIATE ? FACE_NEGOTIATE : e->remembered;
}

static bool cards_differ(const game *g, const frame *f) { (void)f; return face(g, 0) != face(g, 1); }

static bool i_reverse(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_mirror); }

static FLOW(only_one)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), WHOSE));
    effect_for(g, L(WHAT))->remembered = (int16_t)(g->answer ? THEIRS_ONLY : MINE_ONLY);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, WHOSE, 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_mirror = {
    .name = "Mirror", .power_name = "of Reversal", .summary = "Swaps the digits of attack cards", .alert = YELLOW,
    .history = "You have met it before. It looked just like you, only the other way round.",
    .prompt = PROMPTS([WHOSE] = { "mirror", "Whose card is turned round?", { "only mine", "only theirs" } }),
    .told = TOLD({ "Only <seat's> own card is turned round.", WHOSE, 0 }, { "Only the card of <seat's> opponent is turned round.", WHOSE, 1 }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when cards are chosen but not yet revealed, you may call for a reversal: the two digits of every attack card that is turned up change places. An attack 15 counts as 51, a 20 "
                  "as 2, an 8 as 80.",
                  "As a main player, after cards are revealed, you may turn your card into a copy of your opponent's.",
                  "When you call for a reversal, you may say that only your card, or only your opponent's, is turned round." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .modify = { { Q_PRINTED, reverse } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = copy, .when = cards_differ, .modify = { { Q_COPIED, duplicate } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .flow = only_one, .when = i_reverse }) }),
};
