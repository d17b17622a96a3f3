/* keys.c - where the keys of the answers stand: in the question, on the table, on the cards in hand. */
#include <string.h>
#include "cli/screen/screen.h"

int slot_of_choice(const asked *a, int choice)
{
    for (int i = 0; i < a->slots; i++)
        if (a->slot[i].o.choice == choice) return i;
    return -1;
}

int slot_of_key(const asked *a, int key)
{
    for (int i = 0; i < a->slots; i++)
        if (key && a->slot[i].key == key) return i;
    return -1;
}

int key_on_planet(const asked *a, int planet)
{
    for (int i = 0; i < a->slots; i++)
        if (a->slot[i].on_table && a->slot[i].open && a->slot[i].o.choice == planet) return a->slot[i].key;
    return 0;
}

int key_on_card(const screen *sc, int card)
{
    const asked *a = &sc->asked;
    for (int i = 0; i < a->slots; i++) {
        const slot *s = &a->slot[i];
        int held = HC_NO_CARD;
        if (is_special_choice(s->o.choice) || !s->open) continue;
        if (a->q.kind == HC_ASK_CARD || (a->q.kind == HC_ASK_PLAN && s->o.choice < HC_PLAN_ROOM)) held = s->o.choice;
        else if (a->q.kind == HC_ASK_ACT) hc_source(&sc->view, s->o.choice, &held);
        if (held == card) return s->key;
    }
    return 0;
}

int slots_in_panel(const asked *a, int index[])
{
    int n = 0;
    for (int i = 0; i < a->slots; i++) {
        int choice = a->slot[i].o.choice;
        bool elsewhere = a->slot[i].on_table || choice == HC_DONE || choice == HC_UNDO;
        bool in_deal = a->q.kind == HC_ASK_TERMS && !is_special_choice(choice);
        if (!elsewhere && !in_deal) index[n++] = i;
    }
    return n;
}

/* Ships are taken from the places that are named, or, where the question names the place that they
 * come from, brought there. */
int drafted_ships(const asked *a, int planet)
{
    if (a->seat == HC_NOBODY || !a->q.compound || a->q.kind != HC_ASK_PLANET) return 0;
    int n = 0;
    for (int i = 0; i < a->q.picked; i++) n += a->q.pick[i] == planet;
    bool brings = a->q.sheet ? a->q.place != HC_NO_PLANET : a->q.prompt == HC_PROMPT_RETURN;
    return brings ? n : -n;
}

size_t slot_text(const screen *sc, const slot *s, char *out, size_t room)
{
    return slot_words(out, room, &sc->names, &sc->view, &sc->asked.q, s);
}

/* What it comes to is counted for one's own side. */
size_t slot_help(const screen *sc, const slot *s, char *out, size_t room)
{
    out[0] = '\0';
    if (s->then.kind == HC_ASK_SIDE && s->then.thing != sc->table.seat[sc->asked.seat].side) return 0;
    return text_option_follows(out, room, &sc->names, &sc->view, &sc->asked.q, &s->o);
}

/* ---- making them ----------------------------------------------------------------------------- */

void take_question(screen *sc, int seat)
{
    asked *a = &sc->asked;
    memset(a, 0, sizeof *a);
    a->seat = HC_NOBODY;
    a->mark = -1;
    sc->list_first = 0;
    if (seat >= HC_SEATS) return;
    hc_question_for(&sc->view, seat, &a->q);
    if (a->q.kind == HC_ASK_NONE) return;
    a->seat = seat;
    text_question(&a->text, &sc->names, &sc->view, &a->q);
    a->slots = answer_slots(a->slot, &sc->s->host.game, &sc->view, &a->q, seat, &sc->names);
}
