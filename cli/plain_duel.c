/* plain_duel.c - the table of Duel in sentences: who has how much of what, the envoys, the destiny card. */
#include <stdio.h>
#include <string.h>
#include "cli/front.h"
#include "cli/story.h"

static const char *const ICON[HC_ENVOYS] = { "Sword", "Coin", "Eye" };
static const char *const DECK[HC_DESTINY_DECKS] = { "discovery", "event", "refresh" };

typedef struct words { char text[1200]; size_t length; } words;

static void add(words *w, const char *text)
{
    size_t n = strlen(text);
    if (w->length + n + 1 > sizeof w->text) return;
    memcpy(w->text + w->length, text, n + 1);
    w->length += n;
}

static void add_count(words *w, const char *before, int n, const char *after)
{
    char text[16];
    add(w, before);
    snprintf(text, sizeof text, "%d", n);
    add(w, text);
    add(w, after);
}

/* "Lake Wobble (blue) 4, Custard (yellow) 1" */
static void add_planets(words *w, const hc_game *view, const hc_table *t, const text_names *n, int seat)
{
    const char *between = ": ";
    for (int p = 0; p < t->planets; p++) {
        char place[96];
        if (!t->ships[p][seat]) continue;
        text_place(place, sizeof place, n, view, p);
        add(w, between);
        add(w, place);
        add_count(w, t->duel.warp_planet == p ? ", in the Warp, " : " ", t->ships[p][seat], "");
        between = "; ";
    }
}

/* "ready blast 4 / shield 1, ...; spent ..." */
static void add_tactics(words *w, unsigned ready, bool spent)
{
    const char *between = spent ? "; spent " : " Tactics: ready ";
    for (int k = 0; k < HC_TACTICS; k++) {
        char half[24];
        if ((ready >> k & 1) == spent) continue;
        add(w, between);
        text_tactic(half, sizeof half, 2 * k);
        add(w, half);
        add(w, " / ");
        text_tactic(half, sizeof half, 2 * k + 1);
        add(w, half);
        between = ", ";
    }
    if (!spent && !ready) add(w, " Tactics: none ready");
}

static void print_duelist(const hc_game *view, const hc_table *t, const text_names *n, int seat, const char *temper)
{
    hc_sheet_info sheet = { .name = "" };
    words w = { .length = 0 };
    hc_sheet(t->seat[seat].alien, t->edition, &sheet);
    add(&w, seat == n->viewer ? "You" : n->seat[seat]);
    if (*temper) {
        add(&w, " (");
        add(&w, temper);
        add(&w, ")");
    }
    add(&w, ", ");
    add(&w, sheet.name);
    add(&w, ": ");
    add(&w, hc_word_of(t->edition, seat == t->duel.leader ? "offense" : "defense"));
    add_count(&w, ". ", t->duel.seat[seat].planets, "");
    add_count(&w, " of ", t->colonies_to_win, " planets");
    add_planets(&w, view, t, n, seat);
    add_count(&w, ". ", t->duel.seat[seat].supply, " in the supply");
    add_count(&w, ", ", t->seat[seat].warp, " in the Warp");
    add_count(&w, ", ", t->seat[seat].hand, t->seat[seat].hand == 1 ? " card." : " cards.");
    add_tactics(&w, t->duel.seat[seat].ready, false);
    add_tactics(&w, t->duel.seat[seat].ready, true);
    add(&w, ".");
    print_wrapped(w.text, "  ");
}

static void print_envoys(const hc_table *t, const text_names *n)
{
    words w = { .length = 0 };
    add(&w, "Envoys: ");
    for (int i = 0; i < HC_ENVOYS; i++) {
        hc_sheet_info info;
        const uint16_t sheet = t->duel.envoy[i].sheet;
        const int ally = t->duel.envoy[i].ally;
        const bool known = sheet && hc_sheet(sheet, t->edition, &info);
        add(&w, i ? "; " : "");
        add(&w, ICON[i]);
        add(&w, ", ");
        if (!t->duel.envoy[i].there) {
            add(&w, "gone");
            continue;
        }
        add(&w, known ? info.name : "unknown");
        add(&w, known && !t->duel.envoy[i].open ? ", face down, " : ", ");
        if (ally >= t->players) add(&w, "neutral");
        else if (ally == n->viewer) add(&w, "your ally");
        else {
            add(&w, n->seat[ally]);
            add(&w, "'s ally");
        }
    }
    add(&w, ".");
    print_wrapped(w.text, "  ");
}

static void print_fate(const hc_table *t)
{
    hc_sheet_info info;
    words w = { .length = 0 };
    if (!t->duel.card || !hc_sheet(t->duel.card, t->edition, &info)) return;
    add(&w, "Destiny card: ");
    add(&w, info.name);
    if (t->duel.kind == HC_DUELING) add_count(&w, t->duel.fewer ? "; fewer ships are worth " : "; more ships are worth ", t->duel.advantage, "");
    add(&w, ". Next deck: ");
    add(&w, DECK[t->duel.next_deck]);
    add(&w, ".");
    print_wrapped(w.text, "  ");
}

void print_duelists(const session *s, const hc_game *view, const hc_table *t, const text_names *n)
{
    for (int seat = 0; seat < t->players; seat++) print_duelist(view, t, n, seat, session_temper(s, seat));
    print_envoys(t, n);
    print_fate(t);
}
