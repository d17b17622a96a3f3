/* belongings.c - what lies on or beside a player's sheet: tokens, hoards, displays, techs. */
#include "inside.h"

static void put_part(pen *p, const char *text)
{
    pen_put(p, p->length > 0 ? "; " : "");
    pen_put(p, text);
}

static void put_count(pen *p, int count, const char *one, const char *many)
{
    pen_put(p, p->length > 0 ? "; " : "");
    pen_number(p, count);
    pen_put(p, count == 1 ? one : many);
}

static void put_cards(pen *p, int edition, const hc_card_info card[], int known)
{
    for (int i = 0; i < known; i++) {
        pen_put(p, i > 0 ? ", " : ": ");
        pen_card(p, edition, &card[i]);
    }
}

static void put_tokens(pen *p, const hc_table *t, int seat)
{
    for (int i = 0; i < t->powers && t->turn > 0; i++)
        if (t->power[i].holder == seat && t->power[i].tokens > 0)
            put_count(p, t->power[i].tokens, " token", " tokens");
}

static void put_techs(pen *p, const hc_table *t, const hc_seat_info *s)
{
    for (int i = 0; i < s->techs; i++) {
        put_part(p, s->tech[i].completed ? "tech " : "researches ");
        if (s->tech[i].card.kind == HC_CARD_NONE)
            pen_put(p, "a hidden tech");
        else
            pen_card(p, t->edition, &s->tech[i].card);
        if (s->tech[i].completed)
            continue;
        pen_put(p, " with ");
        pen_ships(p, t->edition, s->tech[i].ships);
    }
    if (s->stored)
        put_part(p, "a card under a tech");
}

size_t text_belongings(char *out, size_t room, const hc_table *t, int seat)
{
    const hc_seat_info *s = &t->seat[seat];
    pen p;
    pen_open(&p, out, room);
    put_tokens(&p, t, seat);
    if (s->hoard > 0) {
        put_count(&p, s->hoard, " card in the hoard", " cards in the hoard");
        put_cards(&p, t->edition, s->hoard_card, s->hoard_known);
    }
    if (s->display > 0) {
        put_count(&p, s->display, " card on display", " cards on display");
        put_cards(&p, t->edition, s->display_card, s->display_known);
    }
    if (s->extra > 0) {
        put_count(&p, s->extra, " card beside the encounter cards", " cards beside the encounter cards");
        put_cards(&p, t->edition, s->extra_card, s->extra_known);
    }
    if (s->both_sides)
        put_part(&p, "on both sides");
    if (s->aside > 0 && t->turn == 0)            /* before the first turn nothing else is dealt aside */
        put_count(&p, s->aside, " tech to choose from", " techs to choose from");
    else if (s->aside > 0)
        put_count(&p, s->aside, " card laid aside", " cards laid aside");
    put_techs(&p, t, s);
    return p.length;
}
