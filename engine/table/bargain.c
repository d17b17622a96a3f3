/* bargain.c - offers between players: the offer as it lies on the table, and taking it back. What may be offered: encounter/terms.c.
 *
 * An offer is a list of (from, to, item, thing, count) in g->bargain. Named cards lie in OFFERED + their owner, known to all
 * who talk, tagged with who gets them, plus one: nothing is in two places. */
#include "rules.h"
#include <string.h>

/* A whole offer more, beside those that lie on the table. */
bool has_room_for_offer(const game *g)
{
    enum { ITEMS_OF_AN_OFFER = 6 };
    return g->bargain.items + ITEMS_OF_AN_OFFER <= HC_BARGAIN_ITEMS;
}

/* Ships of `to` that lie on a sheet of `from` whose captives may be ransomed. */
int captives(const game *g, int from, int to)
{
    int n = 0;
    FOR_POWERS_OF(p, g, from) if (form_of(g, g->power[p].alien) && form_of(g, g->power[p].alien)->ransoms) n += g->ships[to][ON_SHEET + p];
    return n;
}

/* Some of them in any deal. */
bool captives_in_deals(const game *g, int from)
{
    FOR_POWERS_OF(p, g, from) if (form_of(g, g->power[p].alien) && form_of(g, g->power[p].alien)->deals_captives) return true;
    return false;
}

void open_bargain(game *g, unsigned parties, int about)
{
    take_back_offers(g);
    g->bargain.parties = (uint8_t)parties;
    g->bargain.about = (uint8_t)(about + 1);
}

void serve(game *g, int seat) { g->bargain.holder = (uint8_t)(seat + 1); }

void talk_between(game *g, int a, int b) { g->bargain.parties = (uint8_t)(1u << a | 1u << b); }

static void take_back_items(game *g)
{
    for (int s = 0; s < g->players; s++)
        while (g->count[OFFERED + s]) {
            int c = next_card(g, OFFERED + s, 0);
            put_card(g, c, IN_HAND + s, who_knows(g, c));
        }
    memset(g->bargain.item, 0, sizeof g->bargain.item);
    g->bargain.items = 0;
}

void withdraw_offer(game *g) { take_back_items(g); }

void take_back_offers(game *g)
{
    take_back_items(g);
    memset(&g->bargain, 0, sizeof g->bargain);
}

/* Of one player, out of several offers that lie on the table. */
void withdraw_offer_to(game *g, int seat)
{
    hc_bargain *b = &g->bargain;
    for (int s = 0; s < g->players; s++)
        FOR_CARDS_AT(c, OFFERED + s)
            if (s == seat || g->tag[c] == seat + 1) put_card(g, c, IN_HAND + s, who_knows(g, c));
    int kept = 0;
    for (int i = 0; i < b->items; i++) if (b->item[i].from != seat && b->item[i].to != seat) b->item[kept++] = b->item[i];
    memset(b->item + kept, 0, (size_t)(HC_BARGAIN_ITEMS - kept) * sizeof *b->item);
    b->items = (uint8_t)kept;
}

/* To name a card in a proposal is to show it to all who talk. */
void set_card_apart(game *g, int card, int from, int to)
{
    put_card(g, card, OFFERED + from, who_knows(g, card) | g->bargain.parties);
    set_tag(g, card, to + 1);
}

static bool is_listed_before(const hc_bargain_item *a, const hc_bargain_item *b)
{
    return a->item != b->item ? a->item < b->item : a->thing != b->thing ? a->thing < b->thing : a->from < b->from;
}

void add_to_offer(hc_bargain *b, hc_bargain_item it)
{
    int at = 0;
    for (int i = 0; i < b->items; i++) if (is_same_item(&b->item[i], &it)) { b->item[i].count++; return; }
    if (b->items == HC_BARGAIN_ITEMS) return;
    while (at < b->items && !is_listed_before(&it, &b->item[at])) at++;
    memmove(b->item + at + 1, b->item + at, (size_t)(b->items - at) * sizeof *b->item);
    b->item[at] = it;
    b->items++;
}

/* What is asked of a seat must be there. */
bool can_give(const game *g, int seat)
{
    int all = 0;
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->from != seat || !is_card_item(it->item)) continue;
        if (it->item == HC_ITEM_OF_KIND && it->count > count_cards(g, IN_HAND + seat, 1 << it->thing)) return false;
        all += it->count;
    }
    return all <= count_cards(g, IN_HAND + seat, C_ANY);
}

int colonies_offered(const game *g, int but)
{
    int n = 0;
    for (int i = 0; i < g->bargain.items; i++) n += g->bargain.item[i].item == HC_ITEM_COLONY && g->bargain.item[i].to != but;
    return n;
}
