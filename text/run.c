/* run.c - several events of one kind in a row (of different kinds: together.c), told in one sentence: whom somebody invites, who was not
 * invited, from or to which planets ships go, what is offered. */
#include "inside.h"

static bool is_seen(const hc_event *e) { return e->a != HC_NO_CARD; }

/* Is `e` one more of the same, after `first`? */
static bool goes_on(const hc_event *first, const hc_event *e)
{
    if (e->kind != first->kind || e->sheet != first->sheet || e->by != first->by || e->flag != first->flag) return false;
    switch (e->kind) {
    case HC_EV_INVITED: return e->seat == first->seat && e->a == first->a;
    case HC_EV_STAYED_OUT: return first->a && e->a;
    case HC_EV_GATHERED:
    case HC_EV_TO_LOSE: return e->seat == first->seat;
    case HC_EV_LOST: return e->seat == first->seat && e->other == first->other && e->c == first->c && e->b < HC_PLANETS && first->b < HC_PLANETS;
    case HC_EV_TO_SHEET: return e->seat == first->seat;
    case HC_EV_RETURNED: return e->seat == first->seat && e->c == first->c;
    case HC_EV_GAVE_CARD: return e->seat == first->seat && e->other == first->other && is_seen(e) == is_seen(first) && e->seat != e->other;
    case HC_EV_TOOK_CARD: return e->seat == first->seat && e->other == first->other && is_seen(e) && is_seen(first);
    case HC_EV_SHOWED: return e->seat == first->seat;
    case HC_EV_SAW_CARD: return e->seat == first->seat && e->other == first->other && e->b == first->b && e->c == first->c;
    case HC_EV_DEAL_TERM: return e->seat == first->seat && e->other == first->other;
    case HC_EV_KEPT_CARD: return e->seat == first->seat && e->b == first->b && e->a == HC_NO_CARD && first->a == HC_NO_CARD;
    case HC_EV_DISCARDED: return e->seat == first->seat && e->flag != HC_BY_ENCOUNTER && !e->b && !first->b && is_seen(e) && is_seen(first);
    case HC_EV_CARD_DOWN: return e->seat != first->seat && !e->sheet && !is_seen(e) && !is_seen(first);
    default: return false;
    }
}

static const char *between(size_t left) { return left > 1 ? ", " : left == 1 ? " and " : ""; }

static void tell_invited(tale *t, const hc_event e[], size_t count)
{
    unsigned guests = 0;
    for (size_t i = 0; i < count; i++) guests |= 1u << e[i].other;
    tale_say(t, "<Seat> [invites] ");
    tale_people(t, guests);
    tale_say(t, " to join <side:a>.");
}

static void tell_uninvited(tale *t, const hc_event e[], size_t count)
{
    unsigned people = 0;
    for (size_t i = 0; i < count; i++) people |= 1u << e[i].seat;
    t->capital = true;
    tale_people(t, people);
    bool me = tale_has_seat(t, t->viewer) && people >> t->viewer & 1;
    tale_say(t, me ? " stay out, uninvited." : " stay out: nobody has invited them.");
}

static void tell_kept(tale *t, const hc_event e[], size_t count)
{
    t->a = (int)count;
    t->runs = count;
    tell_kept_card(t, e);
}

void tale_cards(tale *t)
{
    for (size_t i = 0; i < t->seen; i++) {
        tale_card_in_sentence(t, t->run[i].a);
        pen_put(t->p, between(t->seen - 1 - i));
    }
}

/* The sentence of one event, with all the cards, where the reader sees them. */
static void tell_cards(tale *t, const hc_event e[], size_t count)
{
    t->run = e;
    t->seen = count;
    tale_event(t, e);
}

static void tell_gave(tale *t, const hc_event e[], size_t count)
{
    t->a = (int)count;
    t->runs = count;
    tale_event(t, e);
}

/* All that one would give: cards that the reader does not see are counted. */
static void tell_terms(tale *t, const hc_event e[], size_t count)
{
    size_t hidden = 0;
    for (size_t i = 0; i < count; i++) hidden += e[i].a < HC_TERM_GIVE_COLONY && e[i].b == HC_NO_CARD;
    tale_say(t, tale_several_talk(t) && e[0].other != HC_NOBODY ? "<Seat> would give <other> " : "<Seat> would give ");
    size_t left = count - hidden;
    t->a = (int)hidden;
    if (hidden) {
        tale_say(t, hidden == 1 ? "a card" : "<a:card>");
        pen_put(t->p, between(left));
    }
    for (size_t i = 0; i < count; i++) {
        if (e[i].a < HC_TERM_GIVE_COLONY && e[i].b == HC_NO_CARD) continue;
        tale_term(t, e[i].seat, e[i].a, e[i].b);
        pen_put(t->p, between(--left));
    }
    tale_say(t, ".");
}

static bool is_in_run(const tale *t, int place)
{
    for (size_t i = 0; i < t->runs; i++)
        if (t->run[i].b == place) return true;
    return false;
}

/* Each place once, system by system: first that of whose ships they are, then clockwise; at last what is no planet. */
static size_t places_of_run(const tale *t, int place[HC_PLACES])
{
    size_t n = 0;
    int players = t->t->players;
    for (int i = 0; i < players; i++)
        for (int p = 0; p < HC_PLANETS; p++)
            if (tale_has_planet(t, p) && tale_home_of(t, p) == (t->seat + i) % players && is_in_run(t, p)) place[n++] = p;
    for (int p = 0; p < HC_PLACES; p++)
        if ((!tale_has_planet(t, p) || !tale_has_seat(t, tale_home_of(t, p))) && is_in_run(t, p)) place[n++] = p;
    return n;
}

/* How many of the places from the first on are planets of one system. */
static size_t in_one_system(const tale *t, const int place[], size_t count)
{
    size_t n = 1;
    if (t->t->duel.plays || !tale_has_planet(t, place[0]) || !tale_is_numbered(t, place[0])) return n;
    int owner = tale_home_of(t, place[0]);
    const bool moon = hc_moon_number(t->view, place[0]) > 0;
    while (n < count && tale_has_planet(t, place[n]) && tale_home_of(t, place[n]) == owner &&
        (hc_moon_number(t->view, place[n]) > 0) == moon) n++;
    return n;
}

static int number_in_system(const tale *t, int place)
{
    const int moon = hc_moon_number(t->view, place);
    return moon ? moon : hc_planet_number(t->view, place);
}

/* "their planets 1, 3 and 4" */
static void put_system(tale *t, const int place[], size_t n)
{
    int owner = tale_home_of(t, place[0]);
    if (owner == t->seat && owner == t->named && owner != t->viewer) pen_put(t->p, "their");
    else tale_owner(t, owner);
    pen_put(t->p, hc_moon_number(t->view, place[0]) ? " moons " : " planets ");
    for (size_t i = 0; i < n; i++) {
        pen_number(t->p, number_in_system(t, place[i]));
        pen_put(t->p, between(n - 1 - i));
    }
}

static void put_places(tale *t, const int place[], size_t count)
{
    for (size_t i = 0, n; i < count; i += n) {
        n = in_one_system(t, place + i, count - i);
        bool last = i + n == count, first = i == 0;
        if (!first) pen_put(t->p, last ? " and " : ", ");
        if (n > 1) put_system(t, place + i, n);
        else tale_place(t, place[i]);
    }
}

void tale_places(tale *t)
{
    int place[HC_PLACES];
    const size_t count = places_of_run(t, place);
    put_places(t, place, count);
}

size_t text_planets(char *out, size_t room, const text_names *n, const hc_game *view, const int planet[], int count)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    put_places(&t, planet, (size_t)count);
    return p.length;
}

/* The sentence of one event, with all the ships and all the places. */
static void tell_moves(tale *t, const hc_event e[], size_t count)
{
    t->a = 0;
    for (size_t i = 0; i < count; i++) t->a += e[i].a;
    t->run = e;
    t->runs = count;
    tale_event(t, e);
}

static bool names_cards(const hc_event *e)
{
    return e->kind == HC_EV_SHOWED || e->kind == HC_EV_SAW_CARD || e->kind == HC_EV_DISCARDED ||
           ((e->kind == HC_EV_GAVE_CARD || e->kind == HC_EV_TOOK_CARD) && is_seen(e));
}

static void tell_both_down(tale *t, const hc_event e[], size_t count)
{
    unsigned people = 0;
    for (size_t i = 0; i < count; i++) people |= 1u << e[i].seat;
    t->capital = true;
    tale_people(t, people);
    tale_say(t, " each play a card face down.");
}

/* What is discarded because of itself has been played: that needs no saying. */
static void tell_all_discarded(tale *t, const hc_event e[], size_t count)
{
    hc_event told[HC_CARDS];
    size_t n = 0;
    for (size_t i = 0; i < count && n < HC_CARDS; i++)
        if (!e[i].sheet || e[i].sheet != hc_card(t->view, e[i].a).sheet) told[n++] = e[i];
    if (n) {
        tale_of_event(t, told);
        tell_cards(t, told, n);
    }
}

size_t text_run_of(const hc_event e[], size_t count)
{
    size_t run = 1;
    while (run < count && goes_on(&e[0], &e[run])) run++;
    return tale_together(e, run, count);
}

size_t text_event_run(char *out, size_t room, const text_names *n, const hc_game *view, const hc_event e[], size_t count, size_t *taken)
{
    const size_t run = *taken = text_run_of(e, count);
    if (run == 1) return text_event(out, room, n, view, e);
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_of_event(&t, e);
    if (tell_together(&t, e, run)) return p.length;
    if (e->kind == HC_EV_INVITED) tell_invited(&t, e, run);
    else if (e->kind == HC_EV_STAYED_OUT) tell_uninvited(&t, e, run);
    else if (e->kind == HC_EV_KEPT_CARD) tell_kept(&t, e, run);
    else if (e->kind == HC_EV_CARD_DOWN) tell_both_down(&t, e, run);
    else if (e->kind == HC_EV_DISCARDED) tell_all_discarded(&t, e, run);
    else if (names_cards(e)) tell_cards(&t, e, run);
    else if (e->kind == HC_EV_GAVE_CARD) tell_gave(&t, e, run);
    else if (e->kind == HC_EV_DEAL_TERM) tell_terms(&t, e, run);
    else tell_moves(&t, e, run);
    return p.length;
}

/* ---- ships that are picked ------------------------------------------------------------------------- */

static int times_in(const int place[], int count, int what)
{
    int times = 0;
    for (int i = 0; i < count; i++) times += place[i] == what;
    return times;
}

/* The planets of one system from which, or to which, the same number of ships goes. */
typedef struct pick_group { int owner, ships, planets, planet[HC_PLANETS]; } pick_group;

static void group_with(const tale *t, int first, const int place[], int count, pick_group *g)
{
    *g = (pick_group){ .owner = tale_home_of(t, first), .ships = times_in(place, count, first) };
    for (int p = 0; p < t->t->planets; p++)
        if (tale_home_of(t, p) == g->owner && (hc_moon_number(t->view, p) > 0) == (hc_moon_number(t->view, first) > 0) &&
            times_in(place, count, p) == g->ships && (p == first || tale_is_numbered(t, p))) g->planet[g->planets++] = p;
}

static void put_group(tale *t, const pick_group *g, const char *way)
{
    pen_number(t->p, g->ships);
    pen_put(t->p, g->planets > 1 ? " each " : " ");
    pen_put(t->p, way);
    if (g->planets == 1) {
        tale_place(t, g->planet[0]);
        return;
    }
    tale_owner(t, g->owner);
    pen_put(t->p, hc_moon_number(t->view, g->planet[0]) ? " moons " : " planets ");
    for (int i = 0; i < g->planets; i++) {
        pen_number(t->p, number_in_system(t, g->planet[i]));
        pen_put(t->p, between((size_t)(g->planets - 1 - i)));
    }
}

size_t text_ship_picks(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const int place[], int count)
{
    pen p;
    tale t;
    uint64_t told = 0;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    for (int planet = 0; planet < t.t->planets; planet++) {
        pick_group g;
        if (told >> planet & 1 || !times_in(place, count, planet)) continue;
        group_with(&t, planet, place, count, &g);
        pen_put(&p, told ? ", " : "");
        put_group(&t, &g, picks_ships(t.edition, q) ? "from " : "to ");
        for (int i = 0; i < g.planets; i++) told |= 1ull << g.planet[i];
    }
    return p.length;
}
