/* deals.c - techs in bargains: where the Odyssey box is in the game. */
#include "rules.h"

static unsigned who_see(const game *g, int thing) { return read_piece(g, thing)->open ? HC_SEEN_BY_ALL : read_piece(g, thing)->holders; }

/* As it is, with the state of its research: the giver's ships come home, and the receiver may put as many of its own there. */
FLOW(flow_pass_tech)
{
    enum { TO = MINE, SHIPS };
    FLOW_BEGIN;
    SET(SHIPS, ships_on_tech(g, L(WHAT)));
    CALL(tech_flow(g, CORE(flow_recall), f->seat, L(WHAT), BY_DEAL));
    hold_piece(g, L(WHAT), 1u << L(TO));
    tell_secret(g, ev, who_see(g, L(WHAT)) | 1u << f->seat, HC_EV_GAVE_CARD, f->seat, L(TO), read_piece(g, L(WHAT))->sheet, 0, 0, BY_DEAL);
    for (L(COUNT) = 0; L(COUNT) < L(SHIPS) && ways_out(g, L(TO)); L(COUNT)++) {
        ASK(ask(g, HC_ASK_PLANET, 1u << L(TO), ways_out(g, L(TO)), HC_PROMPT_RESEARCH)->extra |= CAN_PASS);
        if (g->answer == PASS) break;
        put_ship_on(g, ev, L(TO), g->answer, L(WHAT), BY_DEAL);
    }
    SPREAD_NEWS;
    FLOW_END;
}

static VERB pass_tech(game *g, events *ev, const hc_bargain_item *it)
{
    (void)ev;
    frame *f = tech_flow(g, CORE(flow_pass_tech), it->from, FIRST_PIECE + it->thing, BY_DEAL);
    f->local[MINE] = it->to;
    return f;
}

static int techs_named(const game *g) { return g->pieces; }

/* Whoever asks for one knows it. */
static int most_techs(const game *g, int from, int to, int thing)
{
    const piece *p = thing < g->pieces ? &g->piece[thing] : NULL;
    (void)to;
    if (!(g->boxes >> HC_BOX_ODYSSEY & 1) || !p || p->kind != HC_CARD_TECH || is_drawn(g, FIRST_PIECE + thing) || !(p->holders >> from & 1)) return 0;
    return p->open || from == g->bargain.proposer - 1 || g->ask.kind != HC_ASK_TERMS;
}

static int tech_named(const game *g, int thing) { return thing < g->pieces ? g->piece[thing].sheet : 0; }

const part_item tech_items[] = {
    { .number = ITEM_TECH, .alone = true, .key = "tech", .words = { "a tech", "techs", false }, .things = techs_named,
      .most = most_techs, .give = pass_tech, .sheet_of = tech_named }, { .key = NULL } };
