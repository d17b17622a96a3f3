/* Pentaform - five powers in the order of its life: the more foreign colonies it has, the later the stage. The stages are powers that
 * hang on it, all of them asleep but one. */
#include "rules.h"

enum { WHICH_STAGE, FIRST_OF_TWO, SECOND_OF_TWO, BECOME };
enum { STAGES = 5 };
enum { NUMBER, ORDER, MEMORY = ORDER + STAGES };             /* foreign colonies, plus one; by stage, which power, plus one */

static bool is_placed(const game *g, int p, int child)
{
    for (int i = 0; i < STAGES; i++) if (memory_in(g, p)[ORDER + i] == child + 1) return true;
    return false;
}

static int unplaced_child(const game *g, int p)
{
    int q = child_of(g, p, -1);
    while (q >= 0 && is_placed(g, p, q)) q = child_of(g, p, q);
    return q;
}

static uint64_t free_stages(const game *g, int p)
{
    uint64_t set = 0;
    for (int i = 0; i < STAGES; i++) if (!memory_in(g, p)[ORDER + i]) set |= 1ull << i;
    return set;
}

static int stage_of(int number) { return number < STAGES ? number : STAGES - 1; }

/* Only the power of this stage is awake. */
static void take_stage(game *g, events *ev, int p, int number)
{
    memory_of(g, p)[NUMBER] = (uint8_t)(number + 1);
    wake_only(g, ev, p, memory_in(g, p)[ORDER + stage_of(number)] - 1);
}

static FLOW(be_born)
{
    enum { AT = MINE, CHILD };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < STAGES; L(AT)++) {
        hang_power(g, ev, L(SOURCE), unused_alien(g), L(SOURCE));
        SET(CHILD, unplaced_child(g, L(SOURCE)));
        if (L(CHILD) < 0) RETURN(0);
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, free_stages(g, L(SOURCE)), WHICH_STAGE)->about = g->power[L(CHILD)].alien);
        memory_of(g, L(SOURCE))[ORDER + g->answer] = (uint8_t)(L(CHILD) + 1);
    }
    take_stage(g, ev, L(SOURCE), 0);
    FLOW_END;
}

/* At the end of the encounter in which the number has changed. */
static bool has_grown(const game *g, const frame *f)
{
    const uint8_t *memory = memory_in(g, L(SOURCE));
    const int now = foreign_colonies(g, f->seat);
    return memory[NUMBER] && now + 1 != memory[NUMBER] && memory[ORDER + stage_of(now)] != memory[ORDER + stage_of(memory[NUMBER] - 1)];
}

static FLOW(grow)
{
    FLOW_BEGIN;
    take_stage(g, ev, L(SOURCE), foreign_colonies(g, f->seat));
    FLOW_END;
}

/* The old stage holds until the number changes again. */
static bool was_held(const game *g, const frame *f) { return L(WHAT) == L(SOURCE) && has_grown(g, f); }

static FLOW(stay_young)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[NUMBER] = (uint8_t)(foreign_colonies(g, f->seat) + 1);
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------------- */

static bool lives(const game *g, const frame *f)
{
    const int p = power_at_work(g, f->seat, ALIEN_pentaform);
    return p >= 0 && memory_in(g, p)[NUMBER];
}

static void swap_stages(uint8_t *memory, int one, int other)
{
    const uint8_t there = memory[ORDER + other];
    memory[ORDER + other] = memory[ORDER + one];
    memory[ORDER + one] = there;
}

static FLOW(change_places)
{
    enum { ONE = MINE, SHEET };
    FLOW_BEGIN;
    SET(SHEET, power_at_work(g, f->seat, ALIEN_pentaform));
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(STAGES), FIRST_OF_TWO));
    SET(ONE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(STAGES) & ~(1ull << L(ONE)), SECOND_OF_TWO));
    swap_stages(memory_of(g, L(SHEET)), L(ONE), g->answer);
    take_stage(g, ev, L(SHEET), memory_in(g, L(SHEET))[NUMBER] - 1);
    FLOW_END;
}

static int own_sheet(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].owner == seat && g->power[p].holder == seat && !g->power[p].parent && !is_bound(g, p)) return p;
    return -1;
}

static bool could_change(const game *g, const frame *f) { return own_sheet(g, f->seat) >= 0; }

static int pentaform_player(const game *g)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == ALIEN_pentaform && !(g->power[p].off & FACE_DOWN)) return g->power[p].holder;
    return NOBODY;
}

/* Of two that are drawn it becomes one. */
static FLOW(change_skin)
{
    enum { INTO = MINE, OTHER, TRY, GOES_TO };
    FLOW_BEGIN;
    SET(INTO, unused_alien(g));
    SET(OTHER, L(INTO));
    for (L(TRY) = 0; L(OTHER) == L(INTO) && L(TRY) < 20; L(TRY)++) SET(OTHER, unused_alien(g));
    SET(GOES_TO, pentaform_player(g));
    if (!L(INTO)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), BECOME)->about = (uint16_t)L(INTO));
    become(g, ev, own_sheet(g, f->seat), g->answer ? L(OTHER) : L(INTO), L(SOURCE));
    if (L(GOES_TO) == NOBODY || L(GOES_TO) == f->seat) effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    else pass_on(g, ev, f->seat, L(GOES_TO), CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    FLOW_END;
}

#define STAGE_NAMES { "the first stage", "the second stage", "the third stage", "the fourth stage", "the fifth stage" }

const sheet alien_pentaform = {
    .name = "Pentaform", .power_name = "of Life Stages", .summary = "Has five powers, one after the other", .box = HC_BOX_DOMINION,
    .history = "It has baby pictures that nobody believes.",
    .memory = MEMORY,
    .prompt = PROMPTS([WHICH_STAGE] = { "stage", "Which stage of your life is the power that you drew last?", STAGE_NAMES },
                [FIRST_OF_TWO] = { "one-stage", "Which stage changes places with another?", STAGE_NAMES },
                [SECOND_OF_TWO] = { "other-stage", "With which one?", STAGE_NAMES },
                [BECOME] = { "new-skin", "Do you become this alien, or the other one that you drew?", { "this one", "the other one" } }),
    .form = FORMS({ .editions = IN_EON, .begins = "Draw five powers that nobody uses, and put them in an order.",
        .text = { "Five powers that need no setup lie before you in an order that you have chosen. You have one of them: the first without foreign {colonies}, the second with one, and so on up to the "
                  "fifth with four or more. When the number has changed, the stage changes as the {encounter} ends.",
                  "When a {encounter} is over, you may discard your power, draw two that nobody uses and that need no setup, and take one of them. Then give this flare to the Pentaform, or discard it.",
                  "At the start of any {encounter}, two of your stages may change places." },
        .note = "A later alien of the classic game; the texts are those of its modern form.",
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = be_born },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST, .flow = grow, .when = has_grown },
                         { W_ZAPPED, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST, .flow = stay_young, .when = was_held }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = change_skin, .when = could_change }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = change_places, .when = lives }) }),
};
