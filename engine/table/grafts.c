/* grafts.c - unused flares in stock on a sheet, and flares that have become a part of a power.
 *
 * A graft is a card beside a sheet. To use its wild half is a use of that power and no play of a flare; then it leaves the game. Its tag
 * is the power, plus one, also while it is being used. */
#include "rules.h"

bool is_graft(const game *g, int card)
{
    return lies_in(g, card, GRAFT) || (g->where[card] == IN_PLAY && g->tag[card]);
}

int grafted_on(const game *g, int card) { return is_graft(g, card) ? g->tag[card] - 1 : -1; }

static void lay_by_sheet(game *g, int card, int place, int p, unsigned known)
{
    put_card(g, card, place + g->power[p].holder, known);
    set_tag(g, card, p + 1);
}

void fill_stock(game *g, int p, int most)
{
    for (int there = g->count[IN_STOCK + g->power[p].holder]; there < most; there++) {
        int card = draw_unused_flare(g, IN_STOCK + g->power[p].holder, 1u << g->power[p].holder);
        if (card < 0) return;
        set_tag(g, card, p + 1);
    }
}

void show_stocked(game *g, events *ev, int card, int to, int cause)
{
    g->known[card] |= (uint8_t)(1u << to);
    tell_secret(g, ev, 1u << to, HC_EV_SAW_CARD, to, g->where[card] - IN_STOCK, card, 3, 0, cause);
}

static void leave_game(game *g, int card, bool for_good)
{
    put_card(g, card, OUT_OF_GAME, everybody(g));
    if (!for_good) g->value[card] = 0;
}

void drop_from_stock(game *g, int card) { leave_game(g, card, false); }

void graft(game *g, events *ev, int card, int p, int cause)
{
    lay_by_sheet(g, card, GRAFT, p, everybody(g));
    tell(g, ev, HC_EV_DISPLAYED, g->power[p].holder, NOBODY, card, HC_NO_PLANET, 0, cause);
}

void back_to_graft(game *g, int card) { lay_by_sheet(g, card, GRAFT, g->tag[card] - 1, everybody(g)); }

/* Whoever gets the sheet of a stock sees what lies on it. */
void carry_grafts(game *g)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) {
        if (!lies_in(g, c, IN_STOCK) && !lies_in(g, c, GRAFT)) continue;
        const int range = lies_in(g, c, GRAFT) ? GRAFT : IN_STOCK, holder = g->power[g->tag[c] - 1].holder;
        if (g->where[c] != range + holder) lay_by_sheet(g, c, range, g->tag[c] - 1, g->known[c] | 1u << holder);
    }
}

void drop_grafts(game *g, int p)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++)
        if ((lies_in(g, c, IN_STOCK) || lies_in(g, c, GRAFT)) && g->tag[c] == p + 1) leave_game(g, c, lies_in(g, c, GRAFT));
}

/* What was cancelled has been used as well. */
void end_used_grafts(game *g)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++)
        if (lies_in(g, c, GRAFT) && has_acted(effect_of(g, SOURCE_OF_CARD(c)))) leave_game(g, c, true);
}
