/* result.c - how a game ended: who won, and with which colonies. */
#include <stdio.h>
#include <string.h>
#include "campaign/odyssey.h"
#include "cli/session.h"

typedef struct paper {
    char *out;
    size_t room, length;
} paper;

static void add(paper *p, const char *text)
{
    size_t length = strlen(text);
    if (p->length + length + 1 > p->room) return;
    memcpy(p->out + p->length, text, length + 1);
    p->length += length;
}

static void add_name(paper *p, const text_names *n, int seat, bool capital)
{
    char mark[2] = { (char)(TEXT_MARK + seat), '\0' };
    if (n->marks) add(p, mark);
    add(p, seat != n->viewer ? n->seat[seat] : capital ? "You" : "you");
}

static void add_names(paper *p, const text_names *n, unsigned seats)
{
    int left = __builtin_popcount(seats);
    bool first = true;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (!(seats >> seat & 1)) continue;
        add(p, first ? "" : left == 1 ? " and " : ", ");
        add_name(p, n, seat, first);
        first = false;
        left--;
    }
}

static void add_colonies(paper *p, const text_names *n, const hc_game *view, const hc_table *t, int seat)
{
    char number[48], text[600];
    int place[HC_PLANETS], places = 0;
    const int edition = t->edition, count = t->seat[seat].foreign_colonies;
    add_name(p, n, seat, true);
    if (count) snprintf(number, sizeof number, " %s %d %s", seat == n->viewer ? "have" : "has", count,
                        count == 1 ? hc_word_of(edition, "colony") : hc_word_of(edition, "colonies"));
    else snprintf(number, sizeof number, " %s no %s", seat == n->viewer ? "have" : "has", hc_word_of(edition, "colonies"));
    add(p, number);
    for (int planet = 0; planet < t->planets; planet++)
        if (t->ships[planet][seat] && hc_planet_owner(view, planet) != seat && !hc_moon_number(view, planet)) place[places++] = planet;     /* a moon does not count */
    if (places && text_planets(text, sizeof text, n, view, place, places)) {
        add(p, ": ");
        add(p, text);
    }
    add(p, ".\n");
}

size_t describe_result(char *out, size_t room, const text_names *n, const hc_game *view)
{
    hc_table t;
    paper p = { out, room, 0 };
    out[0] = '\0';
    hc_read(view, &t);
    if (!t.over) return 0;
    bool alone = (t.won & (t.won - 1)) == 0;
    if (!t.won) add(&p, "The game is over and nobody has won.\n");
    else {
        add_names(&p, n, t.won);
        add(&p, !alone ? " share the win.\n" : n->viewer < HC_SEATS && t.won >> n->viewer & 1 ? " win.\n" : " wins.\n");
    }
    for (int seat = 0; seat < t.players; seat++)
        if (t.won >> seat & 1) add_colonies(&p, n, view, &t, seat);
    for (int seat = 0; seat < t.players; seat++)
        if (!(t.won >> seat & 1)) add_colonies(&p, n, view, &t, seat);
    return p.length;
}

/* As in the campaign: who has won is first, but where the age gives points for that; what is in hands and face down counts. */
size_t describe_points(char *out, size_t room, const text_names *n, const game_host *host)
{
    const hc_setup *setup = &host->rec.setup;
    paper p = { out, room, 0 };
    odyssey_game end = { .age = setup->points - 1 };
    hc_table t;
    out[0] = '\0';
    hc_read(&host->game, &t);
    if (!setup->points || !t.over) return 0;
    odyssey_note(&end, &host->game, setup->players);
    add(&p, "By the points of the ");
    add(&p, hc_age_at(end.age)->title);
    add(&p, ":\n");
    for (int rank = 1; rank <= setup->players; rank++) {
        char number[48];
        const int seat = odyssey_ranked(&end, setup->players, rank);
        snprintf(number, sizeof number, "%d. ", rank);
        add(&p, number);
        add_name(&p, n, seat, true);
        snprintf(number, sizeof number, ", %d points%s.\n", odyssey_final_points(&end, setup->players, seat),
                 t.won >> seat & 1 ? ", won the game" : "");
        add(&p, number);
    }
    return p.length;
}
