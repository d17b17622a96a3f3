/* Surveyor - stakes a claim. Designed here. */
#include "duel/duel.h"

static int two_tiles(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 2 : value;
}

enum { SOIL = 6 };

static int native_soil(const sum *s, const effect *e, int about, int value)
{
    const game *g = s->g;
    return about == e->by && in_duel(g) && memory_in(g, e->source)[0] == symbol_of(g->target) + 1 ? value + SOIL : value;
}

static FLOW(claim_symbol)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(SYMBOLS), 0));
    memory_of(g, L(SOURCE))[0] = (uint8_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_surveyor = {
    .name = "Surveyor", .power_name = "to Prospect", .summary = "Chooses planets, and is strong on one symbol", .alert = YELLOW, .box = HC_BOX_DUEL,
    .told = TOLD({ "<Seat> [claims] a symbol: <answer>.", 0, ANY_LABEL }),
    .prompt = PROMPTS({ "claim", "Which symbol do you claim?", { "Blue", "Pink", "Green", "Yellow" } }),
    .memory = 1, .memo = MEMOS({ "claim", HC_MEMO_CHOICE, 0, 0 }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Claim: when the game begins, choose one of the four symbols openly. Prospect: when a planet is discovered, look at the top two, discover one and put the other under the stack. Native Soil: add 6 to your clout in a duel over a planet with your symbol." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_TILES, two_tiles }, { Q_CLOUT, native_soil } } },
                             { W_SETUP, AS_EITHER, MUST, .flow = claim_symbol }) }),
};
