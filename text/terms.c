/* terms.c - what is given and asked for in a deal. */
#include "inside.h"
#include <stdio.h>
#include <string.h>

/* "two" or the number, where the words want it: at # or before them. */
static void put_amount(tale *t, int count, const hc_item_words *item)
{
    const char *at = strchr(item->more, '#');
    char before[80] = "";
    if (count == 1) {
        tale_say(t, item->one);
        return;
    }
    if (at) snprintf(before, sizeof before, "%.*s", (int)(at - item->more), item->more);
    tale_say(t, before);
    pen_number(t->p, count);
    if (!at) pen_put(t->p, " ");
    tale_say(t, at ? at + 1 : item->more);
}

void tale_item(tale *t, int giver, int what, int thing, int count)
{
    hc_item_words item;
    if (!hc_words_of_item(what, thing, &item)) return;
    if (what == HC_ITEM_CARD) {
        tale_card_in_sentence(t, thing);
        return;
    }
    const int sheet = hc_item_sheet(t->view, what, thing);
    put_amount(t, count, &item);
    if (sheet) {
        pen_put(t->p, " (");
        pen_sheet(t->p, t->edition, sheet);
        pen_put(t->p, ")");
    }
    if (item.chosen) tale_say(t, giver == t->viewer ? " of your choice" : " of their choice");
    if (what == HC_ITEM_COLONY) {
        pen_put(t->p, " on ");
        tale_place(t, thing);
    } else if (what == HC_ITEM_FREED) {
        pen_put(t->p, thing == t->viewer ? " of yours" : " of ");
        if (thing != t->viewer) tale_owner(t, thing);
    }
}

static bool is_more_than_two(int parties) { return parties & (parties - 1) & ((parties & (parties - 1)) - 1); }

bool tale_several_talk(const tale *t)
{
    return is_more_than_two(t->t->parties);
}

/* `term` is a term as in an answer; `number` the thing that it names, or how many of it. Which way it goes makes no difference. */
void tale_term(tale *t, int giver, int term, int number)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    bool names = what == HC_ITEM_CARD || what == HC_ITEM_COLONY;
    tale_item(t, giver, what, names ? number : thing, names ? 1 : number);
}

/* ---- a whole offer ------------------------------------------------------------------------------ */

static void put_part(tale *t, const hc_item *o)
{
    if (o->kind != HC_ITEM_CARD) tale_item(t, o->from, o->kind, o->thing, o->count);
    else if (o->card.kind == HC_CARD_NONE) pen_put(t->p, "a card");
    else pen_card(t->p, t->edition, &o->card);
}

size_t text_item(char *out, size_t room, const text_names *n, const hc_game *view, const hc_item *o)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    put_part(&t, o);
    return p.length;
}

/* In the order of a sentence: colonies, cards, the rest. */
static int rank_of_part(const hc_item *o)
{
    return o->kind == HC_ITEM_COLONY ? 0 : o->kind == HC_ITEM_CARD ? 1 : o->kind == HC_ITEM_RANDOM ? 3 : o->kind >= HC_ITEM_RELEASE ? 4 : 2;
}

static bool is_between(const hc_item *o, int from, int to)
{
    return o->kind != HC_ITEM_FREED && o->from == from && (to == HC_NOBODY || o->to == to);
}

void tale_offer(tale *t, int from, int to)
{
    bool begun = false;
    for (int rank = 0; rank <= 4; rank++)
        for (int i = 0; i < t->t->items; i++) {
            const hc_item *o = &t->t->item[i];
            if (!is_between(o, from, to) || rank_of_part(o) != rank) continue;
            if (begun) pen_put(t->p, ", ");
            begun = true;
            put_part(t, o);
        }
    if (!begun)
        pen_put(t->p, "nothing");
}

/* ---- why a question about a deal is asked ------------------------------------------------------------ */

void tale_why_deal(tale *t, const hc_question *q)
{
    hc_option o = { .choice = 0 };
    text_names names = *t->n;
    names.viewer = t->seat;
    if (q->picked == 0) {
        tale_say(
            t,
            "Nobody attacked. Put an offer together: cards, and one {colony} each way. Something must change hands.");
        return;
    }
    tale_say(t, "Your offer so far: ");
    for (int i = 0; i < q->picked && i < HC_DRAFT; i++) {
        char part[96];
        o.choice = (int16_t)q->pick[i];
        text_option(part, sizeof part, &names, t->view, q, &o);
        pen_put(t->p, i ? "; " : "");
        if (part[0] >= 'A' && part[0] <= 'Z')
            part[0] = (char)(part[0] - 'A' + 'a');
        pen_put(t->p, part);
    }
    tale_say(t, ".");
}

/* Third players gain by a deal of others: who frees them gives nothing for it. */
static void put_freed(tale *t)
{
    bool begun = false;
    for (int i = 0; i < t->t->items; i++) {
        const hc_item *o = &t->t->item[i];
        if (o->kind != HC_ITEM_FREED) continue;
        pen_put(t->p, begun ? ", " : " And the deal brings ");
        begun = true;
        put_part(t, o);
    }
    if (begun)
        pen_put(t->p, ".");
}

/* With three at the talks: what the other two give each other. */
static void put_between_others(tale *t)
{
    for (int from = 0; from < t->t->players; from++)
        for (int to = 0; to < t->t->players; to++) {
            bool any = false;
            for (int i = 0; i < t->t->items; i++) any |= is_between(&t->t->item[i], from, to);
            if (!any || from == t->seat || to == t->seat) continue;
            pen_put(t->p, " ");
            tale_people(t, 1u << from);
            pen_put(t->p, " would give ");
            tale_people(t, 1u << to);
            pen_put(t->p, " ");
            tale_offer(t, from, to);
            pen_put(t->p, ".");
        }
}

static void put_gifts_to(tale *t, int to)
{
    bool begun = false;
    for (int from = 0; from < t->t->players; from++) {
        if (from == to || !(t->t->parties >> from & 1)) continue;
        bool any = false;
        for (int i = 0; i < t->t->items; i++) any |= is_between(&t->t->item[i], from, to);
        if (!any) continue;
        if (begun) pen_put(t->p, ", ");
        begun = true;
        tale_offer(t, from, to);
    }
    if (!begun)
        pen_put(t->p, "nothing");
}

void tale_why_reply(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "You would get: ");
    put_gifts_to(t, t->seat);
    tale_say(t, ". You would give: ");
    tale_offer(t, t->seat, HC_NOBODY);
    tale_say(t, ".");
    put_between_others(t);
    put_freed(t);
}

/* ---- what happened --------------------------------------------------------------------------------- */

void tell_deal_begins(tale *t, const hc_event *e)
{
    if (!is_more_than_two(e->a)) {
        tale_say(t, "Nobody attacks: <seat> and <other> may make a deal. Without one, they both lose {ships}.");
        return;
    }
    tale_say(t, "Nobody attacks: ");
    tale_people(t, (unsigned)e->a);
    tale_say(t, " may make a deal. Without one, all of them lose {ships}.");
}

void tell_deal_term(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> would give ");
    tale_term(t, e->seat, e->a, e->b);
    tale_say(t, ".");
}

/* Of one that was annulled CANCELLED has told. */
void tell_deal_failed(tale *t, const hc_event *e)
{
    if (e->a == 2)
        return;
    tale_say(t, t->a == 1 ? "Time is up: there is no deal." : "<Seat> [ends] the talks: there is no deal.");
}
