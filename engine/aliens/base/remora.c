/* Remora - clings to others: draws when they draw, retrieves when they retrieve. */
#include "rules.h"

enum { CARD_OR_SHIP };
enum { A_CARD, A_SHIP };

static bool is_of_the_deck(const game *g, const frame *f) { (void)g; return L(WHAT) != FROM_REWARDS; }

static FLOW(draw_too)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

/* Ships that have been in the warp since before this encounter. The effect keeps the fewest that were
 * there whenever more were about to come, plus one; 0: none has come yet. */
static int old_ships(const game *g, int source, int seat)
{
    int now = g->ships[seat][WARP], noted = effect_of(g, source)->remembered - 1;
    return noted >= 0 && noted < now ? noted : now;
}

static FLOW(note_loss)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(old_ships(g, L(SOURCE), f->seat) + 1);
    FLOW_END;
}

static bool has_old_ship(const game *g, const frame *f) { return old_ships(g, L(SOURCE), f->seat) > 0 && colonies(g, f->seat); }

static FLOW(retrieve_too)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

/* ---- super ------------------------------------------------------------------------------------------- */

/* Others who gain a colony at this moment: by landing together, or by both sides of a deal. */
static int gainers(const game *g, const frame *f)
{
    if (L(CAUSE) == BY_ENCOUNTER) return count_bits(g->new_colonies & ~(1u << f->seat));
    int n = L(CAUSE) == BY_DEAL ? colonies_offered(g, f->seat) : 0;
    return n ? n : 1;
}

static uint64_t ways(const game *g, int seat)
{
    bool ship = g->ships[seat][WARP] && colonies(g, seat);
    return 1u << A_CARD | (ship ? 1u << A_SHIP : 0);
}

static FLOW(cling)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    for (SET(LEFT, gainers(g, f)); L(LEFT) > 0; L(LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f->seat), CARD_OR_SHIP));
        if (g->answer == A_SHIP) CALL(retrieve(g, f->seat, 1, L(SOURCE)));
        else CALL(draw(g, f->seat, 1, L(SOURCE)));
    }
    FLOW_END;
}

const sheet alien_remora = {
    .name = "Remora", .power_name = "to Cling", .summary = "Gets cards and {ships} when others do", .alert = YELLOW,
    .history = "Where two or three are gathered together, it is holding on to one of them.",
    .prompt = PROMPTS([CARD_OR_SHIP] = { "remora", "Draw a card, or take a {ship} out of the {warp}?", { "card", "ship" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Whenever another player retrieves {ships} from the {warp}, you may retrieve one of yours, but none that went there in this {encounter}. "
                  "Whenever another player draws cards from the deck, you may draw one too.",
                  "When another player uses a flare, wild or super, you may draw a card from the deck.",
                  "When another player gains a {colony}, you may draw a card from the deck or retrieve a {ship} from the {warp}. If several players gain one at the same time, you may do so for each." },
        .hook[POWER] = HOOKS({ W_BEFORE_LOSE, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | SILENT, .flow = note_loss, .when = heads_for_warp },
                         { W_RETRIEVED, AS_ANYONE | OTHERS, MAY | RECURS, .flow = retrieve_too, .when = has_old_ship },
                         { W_DREW, AS_ANYONE | OTHERS, MAY | RECURS, .flow = draw_too, .when = is_of_the_deck }),
        .hook[WILD] = HOOKS({ W_CARD_USED, AS_ANYONE | OTHERS, MAY, .flow = draw_too, .when = is_flare_played }),
        .hook[SUPER] = HOOKS({ W_COLONY_GAINED, AS_ANYONE | OTHERS, MAY, .flow = cling }) }),
};
