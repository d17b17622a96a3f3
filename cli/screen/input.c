/* input.c - one question on the screen: keys become marks, picks and answers. */
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { ESCAPE = 27 };
typedef enum outcome { STILL_OPEN, ANSWERED } outcome;

static void notice(screen *sc, const char *text) { snprintf(sc->asked.notice, sizeof sc->asked.notice, "%s", text); }

/* The question as it stands after a pick. */
static void look_again(screen *sc)
{
    int seat = sc->asked.seat;
    look(sc, seat);
    take_question(sc, seat);
}

static bool pick_choice(screen *sc, int choice) { return session_answer(sc->s, sc->asked.seat, choice) == HC_OK; }

static void undo_all(screen *sc)
{
    for (int left = sc->asked.q.picked; left > 0; left--)
        if (!pick_choice(sc, HC_UNDO)) break;
    look_again(sc);
}

static bool is_thing(int choice) { return !is_special_choice(choice); }

static outcome give(screen *sc, int index)
{
    const slot *s = &sc->asked.slot[index];
    if (s->open) session_promise(sc->s, sc->asked.seat, &s->then);
    const hc_question of = session_ships_of(&sc->asked.q, &s->then);
    session_send(sc->s, sc->asked.seat, &of, index == sc->asked.mark ? sc->asked.ships : 0);
    if (s->open && pick_choice(sc, s->o.choice)) return ANSWERED;
    notice(sc, "That cannot be answered now.");
    return STILL_OPEN;
}

/* Marks an answer; with a target, a side or a number go ships, from the fullest planets. */
static void mark_slot(screen *sc, int index)
{
    asked *a = &sc->asked;
    const slot *s = &a->slot[index];
    const bool ships = s->open && session_ships_along(&sc->view, a->seat, &a->q, &s->o, &s->then, &a->along);
    a->mark = index;
    if (!ships) a->along = (text_ships){ 0 };
    a->ships = ships ? usual_fleet(&a->q, &a->along) : 0;
}

/* Fewer than the least: which ones is asked. */
static outcome change_ships(screen *sc, int step)
{
    asked *a = &sc->asked;
    if (a->mark < 0 || !a->along.most) {
        notice(sc, "+ and - go with a target, a side or a number.");
        return STILL_OPEN;
    }
    a->ships = a->ships + step < a->along.least ? (step > 0 ? a->along.least : 0) : a->ships + step > a->along.most ? a->along.most : a->ships + step;
    return STILL_OPEN;
}

/* ---- a plan and half a tactic ----------------------------------------------------------------- */

static bool is_of_two_parts(const screen *sc) { return sc->asked.q.kind == HC_ASK_PLAN; }

static outcome give_plan(screen *sc)
{
    const int choice = plan_picked(sc->asked.slot, sc->asked.slots);
    if (choice >= 0 && pick_choice(sc, choice)) return ANSWERED;
    notice(sc, "Choose both first: a plan and half a tactic, each with its key.");
    return STILL_OPEN;
}

/* The other of the two may still be missing. */
static outcome choose_part(screen *sc, int index)
{
    asked *a = &sc->asked;
    a->mark = -1;
    pick_part(a->slot, a->slots, index);
    return sc->one_key && plan_picked(a->slot, a->slots) >= 0 ? give_plan(sc) : STILL_OPEN;
}

/* ---- choices of several things --------------------------------------------------------------- */

/* Takes a thing out of the draft: back to it, and what came after it again. */
static void unpick(screen *sc, int choice)
{
    hc_question q = sc->asked.q;
    int at = q.picked - 1;
    while (at >= 0 && q.pick[at] != choice) at--;
    if (at < 0) return;
    for (int i = q.picked; i > at; i--) pick_choice(sc, HC_UNDO);
    for (int i = at + 1; i < q.picked; i++) pick_choice(sc, q.pick[i]);
    look_again(sc);
}

static void pick_slot(screen *sc, int index, bool all)
{
    const slot s = sc->asked.slot[index];
    if (!s.open && s.picks) {
        unpick(sc, s.o.choice);
        return;
    }
    bool any = false;
    while (pick_choice(sc, s.o.choice)) {
        any = true;
        if (!all) break;
    }
    int picked = sc->asked.q.picked, most = sc->asked.q.most;
    look_again(sc);
    if (!any && picked >= most)
        notice(sc, "That is as much as you may pick. u takes the last one back, Enter is done.");
    else if (!any) notice(sc, "There is nothing more to pick there.");
}

/* ---- the coach's advice ---------------------------------------------------------------------- */

static void say_that_it_thinks(screen *sc)
{
    notice(sc, "Thinking ...");
    draw_screen(sc);
    refresh();
    sc->asked.notice[0] = '\0';
}

/* Of an act that is said along with whom it is about, or how many: the one that would be advised when that is asked. */
static int advised_slot(screen *sc, int choice)
{
    const asked *a = &sc->asked;
    const int first = slot_of_choice(a, choice);
    if (first < 0 || !a->slot[first].then.text[0] || a->slot[first].then.kind == HC_ASK_SIDE) return first;
    const int along = session_suggest_along(sc->s, a->seat, &a->slot[first].o);
    for (int i = first; i < a->slots; i++)
        if (a->slot[i].o.choice == choice && a->slot[i].then.choice == along) return i;
    return first;
}

/* Picks and marks what is advised, so that Enter does it; why is said in the place of the explanation. */
static void suggest(screen *sc)
{
    coach_advice advice;
    say_that_it_thinks(sc);
    if (!session_suggest(sc->s, sc->asked.seat, &advice)) {
        notice(sc, "There is no suggestion for this question.");
        return;
    }
    int last = advice.count > 0 ? advice.choice[advice.count - 1] : HC_DONE;
    if (sc->asked.q.compound) {
        undo_all(sc);
        for (int i = 0; i < advice.count && is_thing(advice.choice[i]); i++) pick_choice(sc, advice.choice[i]);
        look_again(sc);
        if (is_thing(last)) last = HC_DONE;
    }
    if (is_of_two_parts(sc)) pick_parts_of(sc->asked.slot, sc->asked.slots, last);
    int index = advised_slot(sc, last);
    if (index >= 0 && sc->asked.slot[index].open) {
        mark_slot(sc, index);
        sc->asked.ships = 0;             /* how many and which it says when they are asked for */
    }
    sc->asked.advice = advice;
    sc->asked.advised = sc->asked.mark;
}

/* ---- marking --------------------------------------------------------------------------------- */

static void move_mark(screen *sc, int step)
{
    asked *a = &sc->asked;
    int at = a->mark < 0 && step < 0 ? a->slots : a->mark;
    for (int i = 0; i < a->slots; i++) {
        at = (at + step + a->slots) % a->slots;
        if (a->slot[at].open && a->slot[at].o.choice != HC_UNDO) break;
    }
    mark_slot(sc, at);
    a->notice[0] = '\0';
}

static outcome choose_slot(screen *sc, int index, bool all)
{
    asked *a = &sc->asked;
    a->notice[0] = '\0';
    if (a->q.compound && is_thing(a->slot[index].o.choice)) {
        pick_slot(sc, index, all);
        return STILL_OPEN;
    }
    if (is_of_two_parts(sc)) return choose_part(sc, index);
    if (sc->one_key) return give(sc, index);
    mark_slot(sc, index);
    return STILL_OPEN;
}

static void list_all(screen *sc)
{
    asked *a = &sc->asked;
    listed *item = calloc(SLOTS, sizeof *item);
    int n = 0, at = 0;
    if (!item) return;
    for (int i = 0; i < a->slots; i++) {
        if (!a->slot[i].open || a->slot[i].o.choice == HC_UNDO) continue;
        if (i == a->mark) at = n;
        item[n].id = i;
        slot_text(sc, &a->slot[i], item[n].text, sizeof item[n].text);
        n++;
    }
    int index = choose_from(sc, "answers", item, n, at);
    free(item);
    if (index >= 0) choose_slot(sc, index, false);
}

/* ---- keys ------------------------------------------------------------------------------------ */

static outcome press_enter(screen *sc)
{
    asked *a = &sc->asked;
    if (a->mark >= 0 && a->q.compound && is_thing(a->slot[a->mark].o.choice)) {
        pick_slot(sc, a->mark, false);
        return STILL_OPEN;
    }
    int done = slot_of_choice(a, HC_DONE);
    if (is_of_two_parts(sc)) return a->mark >= 0 ? choose_part(sc, a->mark) : give_plan(sc);
    if (a->mark >= 0) return give(sc, a->mark);
    if (done >= 0) return give(sc, done);
    notice(sc, a->q.compound ? "Pick more first, with the keys that are lit."
                             : "Mark an answer first, with its key or the arrows; then Enter.");
    return STILL_OPEN;
}

static outcome press_escape(screen *sc)
{
    if (sc->asked.mark >= 0) sc->asked.mark = -1;
    else undo_all(sc);
    sc->asked.notice[0] = '\0';
    return STILL_OPEN;
}

static outcome press_undo(screen *sc)
{
    if (slot_of_choice(&sc->asked, HC_UNDO) < 0) notice(sc, "There is nothing to undo in this question.");
    else {
        pick_choice(sc, HC_UNDO);
        look_again(sc);
    }
    return STILL_OPEN;
}

static outcome press_pass(screen *sc)
{
    int pass = slot_of_choice(&sc->asked, HC_PASS);
    if (pass >= 0) return give(sc, pass);
    notice(sc, "You cannot pass here. Choose one of the answers.");
    return STILL_OPEN;
}

static outcome press_not_again(screen *sc)
{
    if (sc->asked.q.kind != HC_ASK_ACT || slot_of_choice(&sc->asked, HC_PASS) < 0) {
        notice(sc, "n is for questions about what you may use; this isn't one.");
        return STILL_OPEN;
    }
    sc->s->asking.quiet[sc->asked.seat] = sc->table.encounter;
    return press_pass(sc);
}

static int lower(int key) { return key >= 'A' && key <= 'Z' ? key - 'A' + 'a' : key; }

static outcome press_other(screen *sc, int key)
{
    int index = slot_of_key(&sc->asked, key);
    if (index >= 0) return choose_slot(sc, index, false);
    index = slot_of_key(&sc->asked, lower(key));
    if (index >= 0 && key != lower(key) && sc->asked.slot[index].on_table) return choose_slot(sc, index, true);
    if (open_panel(sc, key)) return STILL_OPEN;
    if (key >= ' ' && key < 127) {
        snprintf(sc->asked.notice, sizeof sc->asked.notice,
                 "%c does nothing here. The keys are shown with the answers; ? is help.", key);
    }
    return STILL_OPEN;
}

static outcome press(screen *sc, int key)
{
    switch (key) {
    case NO_KEY:
    case KEY_RESIZE: return STILL_OPEN;
    case '\n':
    case '\r':
    case KEY_ENTER: return press_enter(sc);
    case ' ': return press_pass(sc);
    case 'u':
    case KEY_BACKSPACE:
    case 127: return press_undo(sc);
    case ESCAPE: return press_escape(sc);
    case KEY_DOWN:
    case KEY_RIGHT:
    case '\t': move_mark(sc, 1); return STILL_OPEN;
    case KEY_UP:
    case KEY_LEFT:
    case KEY_BTAB: move_mark(sc, -1); return STILL_OPEN;
    case '+':
    case '=': return change_ships(sc, 1);
    case '-': return change_ships(sc, -1);
    case 's': suggest(sc); return STILL_OPEN;
    case 'n': return press_not_again(sc);
    case '/': list_all(sc); return STILL_OPEN;
    case 'q': sc->asked.asks_to_leave = true; return STILL_OPEN;
    default: return press_other(sc, key);
    }
}

bool ask_person(screen *sc, int seat)
{
    look(sc, seat);
    take_question(sc, seat);
    while (!sc->closed) {
        draw_screen(sc);
        refresh();
        int key = next_ahead(sc);
        if (key == NO_KEY) key = read_key(sc, -1);
        if (sc->asked.asks_to_leave && key != KEY_RESIZE && key != NO_KEY) {
            sc->asked.asks_to_leave = false;
            if (key == '\n' || key == KEY_ENTER || key == 'y') return false;
            continue;
        }
        if (press(sc, key) == ANSWERED || host_trouble(&sc->s->host)) return true;
    }
    return false;
}
