/* reel.c - what happened since the last question, sentence by sentence: the table changes with the words. */
#include <curses.h>
#include <limits.h>
#include <string.h>
#include "cli/screen/screen.h"

/* ---- a table as it was in the middle of a moment --------------------------------------------- */

static void add_to(uint8_t *count, int n) { *count = (uint8_t)(*count + n < 0 ? 0 : *count + n); }

static void add_ships(hc_table *t, int seat, int place, int n)
{
    hc_seat_info *s = &t->seat[seat];
    if (place < HC_PLANETS) add_to(&t->ships[place][seat], n);
    else if (place == HC_GATE) add_to(&s->gate, n);
    else if (place == HC_WARP) add_to(&s->warp, n);
    else if (place == HC_GONE) add_to(&s->gone, n);
    else if (place == HC_SUPPLY && seat < HC_DUELISTS) add_to(&t->duel.seat[seat].supply, n);
    bool in_encounter = place == HC_GATE || ((seat == t->defense || t->duel.plays) && place == t->target);
    if (in_encounter) add_to(&s->ships_in, n);
}

static void begin_encounter(hc_table *t, int offense)
{
    t->offense = (uint8_t)offense;
    t->defense = HC_NOBODY;
    t->target = HC_NO_PLANET;
    t->phase = HC_PHASE_REGROUP;
    for (int seat = 0; seat < t->players; seat++) {
        hc_seat_info *s = &t->seat[seat];
        s->side = seat == offense ? HC_SIDE_OFFENSE : HC_SIDE_NONE;
        s->ships_in = s->gate = s->played = 0;
        s->face_up = s->asked_to_join = s->invited_by[0] = s->invited_by[1] = false;
        s->played_card = (hc_card_info){ 0 };
    }
}

static void begin_defense(hc_table *t, int seat, int planet)
{
    if (seat >= t->players) return;
    t->defense = (uint8_t)seat;
    t->seat[seat].side = HC_SIDE_DEFENSE;
    if (planet < HC_PLANETS) t->seat[seat].ships_in = t->ships[planet][seat];
}

/* The sum as the rules tell it in the end; a window after the reveal may have shown one before. */
static void add_step(screen *sc, const hc_event *e)
{
    if (!sc->counted) {
        sc->counted = sc->revealed = true;
        memset(&sc->sum, 0, sizeof sc->sum);
    }
    if (sc->sum.steps == HC_STEPS_MAX) return;
    sc->sum.step[sc->sum.steps++] = (hc_step){ .sheet = e->sheet, .stage = (uint8_t)e->c, .side = e->seat,
                                               .about = e->other, .by = e->by, .before = e->a, .after = e->b };
    sc->steps = sc->sum.steps;
}

/* ---- ... and at Duel --------------------------------------------------------------------------- */

#define X(name, key) RULE_##name,
enum { HC_FATE_RULES(X) };
#undef X

static void clear_fight(screen *sc)
{
    hc_table *t = &sc->table;
    for (int seat = 0; seat < HC_DUELISTS; seat++) {
        t->duel.seat[seat].dial = t->duel.seat[seat].shown = -1;
        t->duel.seat[seat].backing = t->seat[seat].played = 0;
        t->seat[seat].face_up = false;
        t->seat[seat].played_card = (hc_card_info){ 0 };
    }
    sc->revealed = sc->counted = false;
}

static void begin_fate(screen *sc, const hc_event *e)
{
    hc_table *t = &sc->table;
    const hc_fate_info *fate = hc_fate(hc_card(&sc->view, e->a).sheet);
    clear_fight(sc);
    t->phase = HC_PHASE_DESTINY;
    t->target = HC_NO_PLANET;
    t->duel.kind = 0;
    t->duel.card = hc_card(&sc->view, e->a).sheet;
    if (fate) t->duel.next_deck = fate->next;
    t->turn++;
}

static void begin_duel(hc_table *t, int planet)
{
    t->target = (uint8_t)planet;
    t->duel.kind = planet == HC_NO_PLANET ? HC_CONTESTING : HC_DUELING;
    for (int seat = 0; seat < HC_DUELISTS; seat++) t->seat[seat].ships_in = planet == HC_NO_PLANET ? 0 : t->ships[planet][seat];
    if (planet != HC_NO_PLANET) t->phase = HC_PHASE_LAUNCH;
}

/* Ships that an envoy or a card brings may come out of the Warp: those are put right at the end of the moment. */
static void send_ships(hc_table *t, const hc_event *e)
{
    add_ships(t, e->seat, e->b, e->a);
    if (e->sheet) return;
    const hc_fate_info *fate = hc_fate(t->duel.card);
    const bool from_warp = fate && fate->flags >> RULE_FROM_WARP & 1 && t->seat[e->seat].warp;
    add_ships(t, e->seat, from_warp ? HC_WARP : HC_SUPPLY, -e->a);
    t->duel.seat[e->seat].dial = (int8_t)e->c;
}

static void apply_event_of_duel(screen *sc, const hc_event *e)
{
    hc_table *t = &sc->table;
    switch (e->kind) {
    case HC_EV_FATE: begin_fate(sc, e); break;
    case HC_EV_DISCOVERED:
        t->standing |= 1ull << e->a;
        add_to(&t->duel.stack, -1);
        keep_row(sc);
        break;
    case HC_EV_DUEL_BEGINS: begin_duel(t, e->a); break;
    case HC_EV_DUEL_AGAIN: clear_fight(sc); break;
    case HC_EV_SENT: send_ships(t, e); break;
    case HC_EV_RETREATED:
        add_ships(t, e->seat, e->b, -e->a);
        add_ships(t, e->seat, HC_SUPPLY, e->a);
        break;
    case HC_EV_RECOVERED:
        add_ships(t, e->seat, e->b, -e->a);
        add_ships(t, e->seat, HC_SUPPLY, e->a);
        break;
    case HC_EV_TACTIC: t->duel.seat[e->seat].shown = (int8_t)e->a; break;
    case HC_EV_LEADS: t->duel.leader = e->seat; break;
    case HC_EV_DUEL_WON: t->phase = HC_PHASE_RESOLUTION; break;
    case HC_EV_ENVOY_UP:
        for (int i = 0; i < HC_ENVOYS; i++)
            if (hc_card(&sc->view, e->a).sheet == t->duel.envoy[i].sheet) t->duel.envoy[i].open = true;
        break;
    case HC_EV_ENVOY_MOVED:
        t->duel.envoy[e->a].ally = e->seat;
        t->duel.envoy[e->a].there = e->b != 1;
        break;
    default: break;
    }
}

/* Not every event changes what is seen; what is missed here is put right at the end of the moment. */
static void apply_event(screen *sc, const hc_event *e)
{
    hc_table *t = &sc->table;
    hc_seat_info *s = e->seat < HC_SEATS ? &t->seat[e->seat] : NULL;
    if (t->duel.plays) apply_event_of_duel(sc, e);
    switch (e->kind) {
    case HC_EV_TURN:
    case HC_EV_ENCOUNTER:
        begin_encounter(t, e->seat);
        t->encounter = (uint16_t)(t->encounter + (e->kind == HC_EV_ENCOUNTER));
        sc->revealed = sc->counted = false;
        break;
    case HC_EV_REGAINED:
        add_ships(t, e->seat, HC_WARP, -e->a);
        add_ships(t, e->seat, e->b, e->a);
        break;
    case HC_EV_ORDERS:
        t->phase = HC_PHASE_DESTINY;
        t->destiny_drawn = e->other;
        t->destiny_kind = (uint8_t)e->b;
        break;
    case HC_EV_DEFENSE: begin_defense(t, e->seat, t->target); break;
    case HC_EV_GATHERED:
        add_ships(t, e->seat, e->b, -e->a);
        add_ships(t, e->seat, HC_GATE, e->a);
        if (e->seat == t->offense && t->phase < HC_PHASE_AIM) t->phase = HC_PHASE_LAUNCH;
        break;
    case HC_EV_AIMED:
        t->phase = HC_PHASE_AIM;
        t->target = (uint8_t)e->a;
        begin_defense(t, e->other, e->a);
        break;
    case HC_EV_INVITED:
    case HC_EV_INVITED_NOBODY:
        t->phase = e->a ? HC_PHASE_INVITE_DEFENSE : HC_PHASE_INVITE_OFFENSE;
        if (e->kind == HC_EV_INVITED && e->other < HC_SEATS) t->seat[e->other].invited_by[e->a ? 1 : 0] = true;
        break;
    case HC_EV_JOINED:
        t->phase = HC_PHASE_JOIN;
        s->side = (uint8_t)e->a;
        break;
    case HC_EV_CARD_DOWN:
    case HC_EV_CARD_UP:
        t->phase = HC_PHASE_PLANNING;
        s->played = 1;
        add_to(&s->hand, -1);
        break;
    case HC_EV_DISPLAYED: add_to(&s->hand, -1); break;
    case HC_EV_REVEALED:
        t->phase = HC_PHASE_REVEAL;
        s->played = 1;
        s->face_up = true;
        s->played_card = hc_card(&sc->view, e->a);
        break;
    case HC_EV_STEP: add_step(sc, e); break;
    case HC_EV_OUTCOME:
        fill_duel(sc);
        sc->last_duel = sc->duel;
        sc->last_duel.winner = e->a;
        t->phase = HC_PHASE_RESOLUTION;
        break;
    case HC_EV_TO_LOSE:
        add_ships(t, e->seat, e->b, -e->a);
        add_ships(t, e->seat, HC_LIMBO, e->a);
        break;
    case HC_EV_LOST:
        add_ships(t, e->seat, e->b, -e->a);
        add_ships(t, e->seat, e->c, e->a);
        break;
    case HC_EV_RETURNED:
        add_ships(t, e->seat, e->c, -e->a);
        add_ships(t, e->seat, e->b, e->a);
        break;
    case HC_EV_LANDED:
        add_ships(t, e->seat, HC_GATE, -e->a);
        add_ships(t, e->seat, e->b, e->a);
        if (e->c) add_to(&s->foreign_colonies, 1);
        break;
    default: break;
    }
}

/* ---- showing --------------------------------------------------------------------------------- */

typedef struct projector {
    screen *sc;
    bool hurry; /* a key was pressed: no more pauses                  */
    size_t at;  /* moment of the reel                                 */
    int event;  /* how many of its events are in the table            */
    bool own;   /* still what the viewer's own answer brought about   */
} projector;

static void show_now(projector *p, int wait_ms)
{
    screen *sc = p->sc;
    if (p->hurry || sc->closed || sc->pace_ms == 0) return;
    fill_duel(sc);
    draw_screen(sc);
    refresh();
    int key = read_key(sc, wait_ms);
    if (key == KEY_RESIZE || key == NO_KEY) return;
    bool watching = sc->s->people == 0;
    if (watching && key == 'q') sc->closed = true;
    else if (!watching || !open_panel(sc, key)) p->hurry = true;
    keep_ahead(sc, key);
    sc->hurry = p->hurry && !watching;
}

/* The sum, one step after the other, as soon as the cards are turned up. */
static void build_sum(projector *p)
{
    screen *sc = p->sc;
    if (!hc_revealed(&sc->view) || sc->revealed || sc->counted) return;
    hc_totals(&sc->view, &sc->sum);
    sc->revealed = true;
    for (sc->steps = 0; sc->steps < sc->sum.steps; sc->steps++) show_now(p, sc->pace_ms / 2);
}

/* The view of the moment, without letting the table jump ahead of the sentences. */
static void enter_moment(projector *p)
{
    hc_view(&p->sc->s->reel.item[p->at].after, p->sc->viewer, &p->sc->view);
    p->event = 0;
}

static void leave_moment(projector *p)
{
    screen *sc = p->sc;
    hc_read(&sc->view, &sc->table);
    build_sum(p);
    if (!hc_revealed(&sc->view)) sc->revealed = false;
    p->at++;
    p->own = false;
    if (p->at < sc->s->reel.count) enter_moment(p);
}

static void apply_up_to(projector *p, int event)
{
    const moment *m = &p->sc->s->reel.item[p->at];
    for (; p->event <= event && (size_t)p->event < m->events; p->event++) {
        hc_event seen;
        if (!hc_event_for(&m->event[p->event], p->sc->viewer, &seen)) continue;
        bool grows = seen.kind == HC_EV_STEP && !(p->sc->revealed && !p->sc->counted);
        apply_event(p->sc, &seen);
        if (grows) show_now(p, p->sc->pace_ms / 2);
    }
}

static void show_line(projector *p, const story_line *line)
{
    screen *sc = p->sc;
    while (p->at < sc->s->reel.count && sc->s->reel.item[p->at].number < line->moment) {
        apply_up_to(p, INT_MAX - 1);
        leave_moment(p);
    }
    bool in_reel = p->at < sc->s->reel.count && sc->s->reel.item[p->at].number == line->moment;
    bool mine = false;
    if (in_reel) {
        apply_up_to(p, line->event);
        const hc_event *e = &sc->s->reel.item[p->at].event[line->event];
        mine = p->own && e->seat == sc->viewer && e->kind < HC_EV_REVEALED;
    }
    sc->told++;
    if (!mine) show_now(p, sc->pace_ms);
}

void play_reel(screen *sc)
{
    const story *st = story_shown(sc);
    projector p = { .sc = sc, .own = true, .hurry = sc->hurry };
    take_question(sc, HC_NOBODY);
    if (sc->s->reel.count) {
        enter_moment(&p);
        while (sc->told < st->count && !sc->closed) show_line(&p, &st->line[sc->told]);
        while (p.at < sc->s->reel.count && !sc->closed) {
            apply_up_to(&p, INT_MAX - 1);
            leave_moment(&p);
        }
    }
    sc->told = st->count;
    session_drop_reel(sc->s);
}
