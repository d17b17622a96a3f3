/* screen_keys.c - which key stands for which answer: digits in the question, letters on the table. */
#include <string.h>
#include "cli/screen.h"

/* Letters that are no commands; capitals follow when there are not enough. */
static const char LETTERS[] = "abcdefghijkmvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char DIGITS[] = "123456789abcdefghijkmvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

static bool is_special(int choice) { return choice >= HC_PASS && choice <= HC_WALK_AWAY; }

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

void name_key(int key, char name[8])
{
    if (key == ' ') strcpy(name, "Space");
    else if (key == '\n') strcpy(name, "Enter");
    else {
        name[0] = (char)key;
        name[1] = '\0';
    }
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
        if (is_special(s->o.choice) || !s->open) continue;
        if (a->q.kind == HC_ASK_CARD) held = s->o.choice;
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
        bool in_deal = a->q.kind == HC_ASK_TERMS && !is_special(choice);
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
    return text_option(out, room, &sc->names, &sc->view, &sc->asked.q, &s->o);
}

size_t slot_help(const screen *sc, const slot *s, char *out, size_t room)
{
    return text_option_help(out, room, &sc->names, &sc->view, &sc->asked.q, &s->o);
}

/* ---- making them ----------------------------------------------------------------------------- */

static slot *slot_for(asked *a, hc_option o)
{
    int at = slot_of_choice(a, o.choice);
    if (at >= 0) return &a->slot[at];
    if (a->slots == SLOTS) return &a->slot[SLOTS - 1];
    a->slot[a->slots] = (slot){ .o = o };
    return &a->slot[a->slots++];
}

/* What could be picked at the beginning of the choice: it keeps its key while other things are picked. */
static void add_all_pickable(screen *sc, int seat)
{
    asked *a = &sc->asked;
    hc_game game = sc->s->game, view;
    hc_option option[HC_OPTIONS_MAX];
    for (int i = 0; i < a->q.picked; i++)
        if (hc_answer(&game, seat, HC_UNDO, NULL) != HC_OK) return;
    hc_view(&game, seat, &view);
    int n = hc_options(&view, seat, option);
    for (int i = 0; i < n; i++)
        if (!is_special(option[i].choice)) slot_for(a, option[i]);
}

/* Things in the order of their numbers, so that keys stay while things are picked; the rest after them. */
static void sort_slots(asked *a)
{
    for (int i = 1; i < a->slots; i++) {
        slot moving = a->slot[i];
        int k = i;
        if (is_special(moving.o.choice)) continue;
        for (; k > 0; k--) {
            const slot *before = &a->slot[k - 1];
            if (!is_special(before->o.choice) && before->o.choice < moving.o.choice) break;
            a->slot[k] = *before;
        }
        a->slot[k] = moving;
    }
}

static void give_key(const asked *a, slot *s, const char **letter, const char **digit)
{
    int choice = s->o.choice;
    s->key = 0;
    if (choice == HC_PASS) s->key = ' ';
    else if (choice == HC_DONE) s->key = '\n';
    else if (choice == HC_UNDO) s->key = 'u';
    else if (a->q.kind == HC_ASK_NUMBER && choice <= 9) s->key = '0' + choice;
    else if (!is_special(choice) && a->q.kind == HC_ASK_PLANET && choice < HC_PLANETS) {
        s->on_table = true;
        if (**letter) s->key = *(*letter)++;
    } else if (**digit) s->key = *(*digit)++;
}

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
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(&sc->view, seat, option);
    if (a->q.compound) add_all_pickable(sc, seat);
    for (int i = 0; i < n; i++) {
        bool is_clock = a->q.kind == HC_ASK_REPLY && option[i].choice == HC_TIME_IS_UP; /* no clock runs here */
        if (!is_clock) slot_for(a, option[i])->open = true;
    }
    for (int i = 0; a->q.compound && i < a->q.picked; i++) {
        int at = slot_of_choice(a, a->q.pick[i]);
        if (at >= 0) a->slot[at].picks++;
    }
    sort_slots(a);
    const char *letter = LETTERS, *digit = a->q.kind == HC_ASK_NUMBER ? LETTERS : DIGITS;
    for (int i = 0; i < a->slots; i++) give_key(a, &a->slot[i], &letter, &digit);
}
