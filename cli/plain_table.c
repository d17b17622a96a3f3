/* plain_table.c - the table in sentences, for who cannot or will not look at it. */
#include <stdio.h>
#include <string.h>
#include "cli/front.h"
#include "cli/story.h"

enum { WIDTH = 78, LONG_LINE = 2000 };

void print_wrapped(const char *text, const char *indent)
{
    char wrapped[LONG_LINE * 2];
    text_wrap(wrapped, sizeof wrapped, text, WIDTH, indent);
    strip_marks(wrapped);
    size_t length = strlen(wrapped);
    fputs(wrapped, stdout);
    if (length == 0 || wrapped[length - 1] != '\n') putchar('\n');
}

typedef struct line {
    char text[LONG_LINE];
    size_t length;
} line;

static void add(line *l, const char *text)
{
    size_t n = strlen(text);
    if (l->length + n + 1 > sizeof l->text) return;
    memcpy(l->text + l->length, text, n + 1);
    l->length += n;
}

static void add_number(line *l, int n)
{
    char text[16];
    snprintf(text, sizeof text, "%d", n);
    add(l, text);
}

static const char *called(const text_names *n, int seat) { return seat == n->viewer ? "you" : n->seat[seat]; }

static void add_role(line *l, const hc_table *t, const text_names *n, int seat)
{
    const int edition = t->edition;
    int side = t->seat[seat].side, main = side == HC_SIDE_OFFENSE ? t->offense : t->defense;
    if (seat == t->offense) add(l, hc_word_of(edition, "offense"));
    else if (seat == t->defense) add(l, hc_word_of(edition, "defense"));
    else if (side <= HC_SIDE_DEFENSE && main < t->players) {
        add(l, "ally of ");
        add(l, called(n, main));
    } else return;
    if (t->seat[seat].ships_in) {
        add(l, " with ");
        add_number(l, t->seat[seat].ships_in);
        add(l, " ");
        add(l, hc_word_of(edition, t->seat[seat].ships_in == 1 ? "ship" : "ships"));
    }
    add(l, ". ");
}

/* "At home 4, 4, 3, 0, 4. Elsewhere 2 on Chen's planet 1." An own moon is not at home. */
static void add_planets(line *l, const hc_game *view, const hc_table *t, const text_names *n, int seat)
{
    const char *between = "At home ";
    for (int planet = 0; planet < t->planets; planet++) {
        if (!(t->standing >> planet & 1) || hc_planet_owner(view, planet) != seat || hc_moon_number(view, planet)) continue;
        add(l, between);
        add_number(l, t->ships[planet][seat]);
        between = ", ";
    }
    between = ". Elsewhere ";
    for (int planet = 0; planet < t->planets; planet++) {
        char place[96];
        if (!t->ships[planet][seat] || (hc_planet_owner(view, planet) == seat && !hc_moon_number(view, planet))) continue;
        text_place(place, sizeof place, n, view, planet);
        add(l, between);
        add_number(l, t->ships[planet][seat]);
        add(l, " on ");
        add(l, place);
        between = ", ";
    }
}

static const char *const STATE[] = { "no power", "", ", power lost", ", power off until the encounter ends", ", face down" };

/* Whoever has several powers: all that can be seen. */
static void add_other_aliens(line *l, const hc_table *t, int seat)
{
    for (int p = 0; p < t->powers; p++) {
        hc_sheet_info sheet;
        const int alien = t->power[p].alien, state = t->power[p].state;
        if (t->power[p].holder != seat || !alien || alien == t->seat[seat].alien || !hc_sheet(alien, t->edition, &sheet)) continue;
        add(l, " and ");
        add(l, sheet.name);
        add(l, state <= HC_POWER_HIDDEN ? STATE[state] : "");
    }
}

static void print_player(const hc_game *view, const hc_table *t, const text_names *n, int seat, const char *temper)
{
    const hc_seat_info *info = &t->seat[seat];
    const int edition = t->edition;
    hc_sheet_info sheet = { .name = "unknown alien" };
    line l = { .length = 0 };
    hc_sheet(info->alien, t->edition, &sheet);
    add(&l, seat == n->viewer ? "You" : n->seat[seat]);
    if (*temper) {
        add(&l, " (");
        add(&l, temper);
        add(&l, ")");
    }
    add(&l, ", ");
    add(&l, sheet.name);
    add(&l, info->power_state <= HC_POWER_HIDDEN ? STATE[info->power_state] : "");
    add_other_aliens(&l, t, seat);
    if (info->partner < t->players) {
        add(&l, ", partner of ");
        add(&l, info->partner == t->viewer ? "you" : n->seat[info->partner]);
    }
    add(&l, ": ");
    add_role(&l, t, n, seat);
    add_number(&l, info->foreign_colonies);
    add(&l, " of ");
    add_number(&l, t->colonies_to_win);
    add(&l, " ");
    add(&l, hc_word_of(edition, "colonies"));
    add(&l, ", ");
    add_number(&l, info->hand);
    add(&l, info->hand == 1 ? " card, " : " cards, ");
    add_number(&l, info->warp);
    add(&l, " ");
    add(&l, hc_word_of(edition, info->warp == 1 ? "ship" : "ships"));
    add(&l, " in the ");
    add(&l, hc_word_of(edition, "warp"));
    add(&l, ". ");
    add_planets(&l, view, t, n, seat);
    add(&l, ".");
    char more[600];
    if (text_belongings(more, sizeof more, n, view, t, seat) > 0) {
        add(&l, " On or beside the sheet: ");
        add(&l, more);
        add(&l, ".");
    }
    print_wrapped(l.text, "  ");
}

static void print_hand(const hc_table *t, int viewer)
{
    line l = { .length = 0 };
    add(&l, "Your hand:");
    for (int i = 0; i < t->seat[viewer].known; i++) {
        char card[64];
        text_card(card, sizeof card, t->edition, &t->seat[viewer].card[i]);
        add(&l, i ? ", " : " ");
        add(&l, card);
    }
    add(&l, t->seat[viewer].known ? "." : " no cards.");
    print_wrapped(l.text, "  ");
}

static void print_totals(const hc_game *view, const text_names *n)
{
    hc_sum sum;
    if (!hc_revealed(view)) return;
    hc_totals(view, &sum);
    for (int i = 0; i < sum.steps; i++) {
        char step[300];
        if (text_step(step, sizeof step, n, view, &sum.step[i]) == 0) continue;
        print_wrapped(step, "  ");
    }
    bool both = sum.face[0] > HC_FACE_NONE && sum.face[1] > HC_FACE_NONE;
    if (both) printf("Totals: %d to %d.\n", sum.total[0], sum.total[1]);
}

void print_table(const session *s, int viewer)
{
    hc_game view;
    hc_table t;
    text_names n;
    hc_view(&s->host.game, viewer, &view);
    hc_read(&view, &t);
    session_names(s, viewer, &n);
    n.marks = false;
    line l = { .length = 0 };
    add(&l, t.duel.plays ? "Card " : "Turn ");
    add_number(&l, t.turn);
    const char *phase = text_phase(t.edition, t.phase);
    if (*phase) {
        add(&l, ", step ");
        add_number(&l, text_phase_number(t.edition, t.phase));
        add(&l, ": ");
        add(&l, phase);
    }
    add(&l, ".");
    if (t.target != HC_NO_PLANET) {
        char place[96];
        text_place(place, sizeof place, &n, &view, t.target);
        add(&l, " Target: ");
        add(&l, place);
        add(&l, ".");
    }
    print_wrapped(l.text, "  ");
    if (t.duel.plays) print_duelists(s, &view, &t, &n);
    for (int seat = 0; !t.duel.plays && seat < t.players; seat++) print_player(&view, &t, &n, seat, session_temper(s, seat));
    if (viewer >= 0 && viewer < t.players) print_hand(&t, viewer);
    print_totals(&view, &n);
}
