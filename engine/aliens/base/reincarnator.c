/* Reincarnator - after every defeat it is somebody else as well: a second power in the pool. */
#include "rules.h"

enum { WHO_CHANGES };

static bool has_failed(const game *g, int seat)
{
    if (g->winner == DEAL_FAILED) return is_main(g, seat);
    bool fought = g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || g->winner == BOTH_LOST;
    return fought && takes_part(g, seat) && !fights_for(g, seat, g->winner);
}

/* Of who only borrows the power the own sheet changes, of its owner the last incarnation. */
static int sheet_to_change(const game *g, int p, int seat)
{
    if (g->power[p].owner == seat) return child_of(g, p, -1) >= 0 ? child_of(g, p, -1) : power_slot(g);
    for (int own = 0; own < POWERS; own++) if (g->power[own].alien && g->power[own].owner == seat) return own;
    return -1;
}

static bool must_reincarnate(const game *g, const frame *f) { return has_failed(g, f->seat) && sheet_to_change(g, L(SOURCE), f->seat) >= 0; }

static FLOW(reincarnate)
{
    enum { INTO = MINE, SHEET };
    FLOW_BEGIN;
    if (spend_super(g, ALIEN_reincarnator)) RETURN(0);
    SET(SHEET, sheet_to_change(g, L(SOURCE), f->seat));
    SET(INTO, unused_alien(g));
    if (!L(INTO)) RETURN(0);
    if (g->power[L(SHEET)].alien) become(g, ev, L(SHEET), L(INTO), L(SOURCE));
    else hang_power(g, ev, L(SOURCE), L(INTO), L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool i_reincarnate(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_reincarnator); }

static int own_sheet(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien && g->power[p].owner == seat) return p;
    return -1;
}

/* As far as anybody can see: a sheet that lies face down says nothing. */
static bool is_reincarnator(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) {
        const power *w = &g->power[p];
        if (w->alien == ALIEN_reincarnator && !(w->off & FACE_DOWN) && (w->owner == seat || w->holder == seat)) return true;
    }
    return false;
}

static unsigned losers(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != me && has_failed(g, s) && own_sheet(g, s) >= 0 && !is_reincarnator(g, s)) set |= 1u << s;
    return set;
}

static bool is_there_a_loser(const game *g, const frame *f) { return losers(g, f->seat) != 0; }

static FLOW(reincarnate_another)
{
    enum { INTO = MINE, LOSER };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, losers(g, f->seat), WHO_CHANGES));
    SET(LOSER, g->answer);
    pass_on(g, ev, f->seat, L(LOSER), CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    SET(INTO, unused_alien(g));
    if (L(INTO)) become(g, ev, own_sheet(g, L(LOSER)), L(INTO), L(SOURCE));
    FLOW_END;
}

/* In the oldest form the flare changes everybody, its player too. */
static bool somebody_can_change(const game *g, const frame *f)
{
    (void)f;
    for (int s = 0; s < g->players; s++) if (own_sheet(g, s) >= 0) return true;
    return false;
}

static FLOW(reincarnate_all)
{
    enum { TURN = MINE, INTO };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        SET(INTO, own_sheet(g, L(WHO)) >= 0 ? unused_alien(g) : 0);
        if (L(INTO)) become(g, ev, own_sheet(g, L(WHO)), L(INTO), L(SOURCE));
    }
    FLOW_END;
}

const sheet alien_reincarnator = {
    .name = "Reincarnator", .power_name = "of Reincarnation", .summary = "Becomes aliens that are not in the game", .alert = YELLOW,
    .history = "It has been everybody at least once, and has nothing good to say about most of you.",
    .prompt = PROMPTS([WHO_CHANGES] = { "reincarnate", "To whom do you give the flare? That player becomes another alien.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player or ally, when your side has lost the {encounter}, or as a main player who has made no deal, draw an alien at random that is not in the game, and that "
                  "neither has anything to set up nor is unfit for this game: you are that alien as well, until you lose or fail again and become another one. This power stays with you all the while. "
                  "Whoever copies or takes it has both, and, when that player loses or fails, becomes another alien in place of their own.",
                  "When the {encounter} is over and another player, not the Reincarnator, was on the losing side or failed to make a deal, you may give this flare to that player, who discards "
                  "their own alien and becomes one that is not in the game, drawn at random in the same way.",
                  "You need not become another alien when your side loses or you fail to make a deal." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_INVOLVED, MUST, .flow = reincarnate, .when = must_reincarnate }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = reincarnate_another, .when = is_there_a_loser }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_reincarnate }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player or ally, when your side has lost the {encounter}, or as a main player who has made no deal, draw an alien at random that is not in the game and has nothing to set "
                  "up: once the {encounter} is over you are that alien as well, until you lose or fail again and become another one. This power stays with you all the while.",
                  "When a {encounter} is over, you may make all players discard their aliens and become others that are not in the game, drawn at random.",
                  "You need not become another alien when your side loses or you fail to make a deal." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_INVOLVED, MUST, .flow = reincarnate, .when = must_reincarnate }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = reincarnate_all, .when = somebody_can_change }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_reincarnate }) }),
};
