/* Chrysalis - waits, and then becomes another alien for good. */
#include "rules.h"

enum { WHICH };
enum { TOKENS = 8, TOKENS_OF_FOUR_PLANETS = 6, FLARES = 10 };

static void lay_tokens(game *g, int p)
{
    g->power[p].tokens = varies(g, V_FOUR_PLANETS) ? TOKENS_OF_FOUR_PLANETS : TOKENS;
}

static void discard_tokens(game *g, events *ev, int p, int count)
{
    for (; count > 0 && g->power[p].tokens; count--)
        tell(g, ev, HC_EV_TOKENS, g->power[p].holder, NOBODY, -1, --g->power[p].tokens, 0, p);
}

/* Ten flares that nobody has had yet; marked are those that it may become. Returns how many. */
static int look_at_flares(game *g, int seat)
{
    int fit = 0;
    for (int i = 0; i < FLARES; i++) {
        int card = draw_unused_flare(g, ASIDE + seat, 1u << seat);
        if (card < 0 || !may_become(g, sheet_of_card(g, card))) continue;
        mark_card(g, seat, card);
        fit++;
    }
    return fit;
}

static void ask_which(game *g, const frame *f) { ask_card_in(g, f, f->seat, ASIDE + f->seat, C_FLARE, WHICH)->extra = MARKED; }

static void emerge(game *g, events *ev, const frame *f, int card)
{
    int into = sheet_of_card(g, card);
    take_unused_flare(g, ev, f->seat, card, L(SOURCE));
    put_unused_flares_away(g, f->seat, true);
    become(g, ev, L(SOURCE), into, L(SOURCE));
}

static FLOW(change)
{
    FLOW_BEGIN;
    discard_tokens(g, ev, L(SOURCE), spend_super(g, ALIEN_chrysalis) ? 2 : 1);
    if (g->power[L(SOURCE)].tokens) RETURN(0);
    if (!look_at_flares(g, f->seat)) {
        put_unused_flares_away(g, f->seat, false);
        RETURN(0);
    }
    ASK(ask_which(g, f));
    emerge(g, ev, f, g->answer);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool there_is_room(const game *g, const frame *f) { (void)f; return power_slot(g) >= 0; }

/* The flare that is drawn lies open; one that may not be played is drawn again. */
static void ask_to_become(game *g, int seat, int alien)
{
    ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), HC_PROMPT_BECOME)->about = (uint16_t)alien;
}

static FLOW(transform)
{
    enum { INTO = MINE };
    FLOW_BEGIN;
    SET(INTO, unused_alien(g));
    if (!L(INTO)) RETURN(0);
    ASK(ask_to_become(g, f->seat, L(INTO)));
    if (g->answer) visit_as(g, ev, f->seat, L(INTO), L(SOURCE));
    FLOW_END;
}

static bool i_change(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_chrysalis); }

const sheet alien_chrysalis = {
    .name = "Chrysalis", .power_name = "to Change", .summary = "Becomes another alien", .alert = RED, .box = HC_BOX_ALLIANCE,
    .history = "Whatever it is going to be, it will not remember having been this.",
    .prompt = PROMPTS([WHICH] = { "chrysalis", "Which alien do you become for the rest of the game?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .setup = lay_tokens, .flares_later = FLARES,
        .begins = "Put eight tokens on this sheet, or six with four planets each.",
        .text = { "When an {encounter} begins, discard one of your tokens. When none is left, look at ten flares that are not in the game and choose one of an alien that needs no setup and suits this game. Take that flare into your hand: you are that alien for the rest of the game. The other nine flares and this sheet leave the game.",
                  "As a main player or ally, when alliances are formed, you may draw a flare at random that is not in the game, of an alien that needs no setup. If you like, you are that alien until the {encounter} is over, and you do not have your own power.",
                  "When you use your power, you may discard two tokens instead of one." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MUST, .flow = change }),
        .hook[WILD] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = transform, .when = there_is_room }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_change }) }),
};
