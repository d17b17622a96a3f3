/* deal_json.c - offers as JSON: their items, and the one that lies on the table. */
#include "wire/view_json.h"

void js_words_of_item(js *j, int edition, int kind, int thing)
{
    hc_item_words words;
    char one[80], more[80];
    if (kind < HC_ITEM_KINDS || !hc_words_of_item(kind, thing, &words)) return;
    text_expand(one, sizeof one, edition, words.one);
    text_expand(more, sizeof more, edition, words.more);
    js_string(j, "one", one);
    js_string(j, "more", more);
}

void js_item(js *j, const hc_game *view, int edition, const hc_item *x)
{
    js_object(j, NULL);
    js_integer(j, "from", x->from);
    js_or_null(j, "to", x->to, HC_NOBODY);
    js_string(j, "item", hc_item_name(x->kind));
    js_integer(j, "count", x->count);
    if (x->kind == HC_ITEM_COLONY) js_integer(j, "planet", x->thing);
    if (x->kind == HC_ITEM_FREED) js_integer(j, "seat", x->thing);
    if (x->kind == HC_ITEM_OF_KIND) js_string(j, "kind", hc_card_kind_name(x->thing));
    if (x->card.kind != HC_CARD_NONE) js_card(j, "card", edition, &x->card);
    int sheet = hc_item_sheet(view, x->kind, x->thing);
    if (sheet) js_string(j, "sheet", sheet_name(sheet, edition));
    js_words_of_item(j, edition, x->kind, x->thing);
    js_close(j);
}

void js_deal(js *j, const hc_game *view, const hc_table *t)
{
    if (!t->dealing) {
        js_null(j, "deal");
        return;
    }
    js_object(j, "deal");
    js_or_null(j, "proposer", t->proposer, HC_NOBODY);
    js_integer(j, "round", t->deal_round);
    js_array(j, "parties");
    for (int seat = 0; seat < t->players; seat++) {
        if (t->parties >> seat & 1) js_integer(j, NULL, seat);
    }
    js_close(j);
    js_array(j, "items");
    for (int i = 0; i < t->items; i++) js_item(j, view, t->edition, &t->item[i]);
    js_close(j);
    js_close(j);
}
