/* summary.c - a finished game in a few lines: colonies over time, turning points, the best deal. */
#include "cli/summary.h"
#include <stdio.h>
#include <string.h>

/* What settled an encounter. */
typedef struct settled { size_t number; int result; char text[300]; } settled;
enum { NOT_SETTLED, ATTACKER_WON, HELD, DEAL, NO_DEAL };

typedef struct reader {
    summary *out;
    text_names names;
    settled how[SUMMARY_ENCOUNTERS];
    uint8_t offense[SUMMARY_ENCOUNTERS];
    int begun;                          /* encounters so far */
    char said[300];
} reader;

static int result_of(const hc_event *e)
{
    switch (e->kind) {
    case HC_EV_OUTCOME: return e->a == HC_SIDE_OFFENSE ? ATTACKER_WON : e->a == HC_SIDE_DEFENSE || e->a == HC_BOTH_LOST ? HELD : NOT_SETTLED;
    case HC_EV_DUEL_WON: return ATTACKER_WON;
    case HC_EV_DEAL_MADE: return DEAL;
    case HC_EV_DEAL_FAILED: return NO_DEAL;
    default: return NOT_SETTLED;
    }
}

static void keep_colonies(reader *r, const hc_table *t)
{
    for (int seat = 0; seat < t->players; seat++) r->out->colonies[r->begun][seat] = t->seat[seat].foreign_colonies;
}

/* As far as the viewer knows it: marks of the replay are told with the same eyes. */
static void read_step(void *context, const hc_game *g, size_t number, const hc_events *ev)
{
    reader *r = context;
    hc_table t;
    hc_game view;
    hc_view(g, r->names.viewer, &view);
    hc_read(&view, &t);
    for (size_t i = 0; i < ev->count; i++) {
        hc_event e;
        char text[sizeof r->said];
        if (!hc_event_for(&ev->item[i], r->names.viewer, &e)) continue;
        if (text_event(text, sizeof text, &r->names, &view, &e) > 0) memcpy(r->said, text, sizeof text);
        const int result = result_of(&e);
        if ((e.kind == HC_EV_ENCOUNTER || e.kind == HC_EV_FATE) && r->begun < SUMMARY_ENCOUNTERS) {
            keep_colonies(r, &t);
            r->offense[r->begun++] = (uint8_t)t.offense;
        } else if (result && r->begun && r->said[0]) {
            settled *how = &r->how[r->begun - 1];
            *how = (settled){ .number = number, .result = result };
            memcpy(how->text, r->said, sizeof how->text);
        }
    }
    keep_colonies(r, &t);
}

/* ---- in words ------------------------------------------------------------------------------------------------ */

static void add(char *out, size_t room, const char *text) { snprintf(out + strlen(out), room - strlen(out), "%s", text); }

/* "Ada", "You and Ada", "Ada, Bo and Cy": oneself first. */
static void add_names(char *out, size_t room, const text_names *n, unsigned seats)
{
    const unsigned own = n->viewer < HC_SEATS ? seats & 1u << n->viewer : 0;
    int left = __builtin_popcount(seats);
    for (int k = -1, first = 1; k < HC_SEATS; k++) {
        const int seat = k < 0 ? n->viewer : k;
        if (seat >= HC_SEATS || !(k < 0 ? own : seats & ~own & 1u << seat)) continue;
        const char mark[2] = { (char)(n->marks ? TEXT_MARK + seat : 0), '\0' };
        add(out, room, first ? "" : left == 1 ? " and " : ", ");
        add(out, room, mark);
        add(out, room, seat == n->viewer ? first ? "You" : "you" : n->seat[seat]);
        first = 0;
        left--;
    }
}

static unsigned leaders(const uint8_t row[HC_SEATS], int players, int *most)
{
    unsigned seats = 0;
    *most = 0;
    for (int seat = 0; seat < players; seat++) if (row[seat] > *most) *most = row[seat];
    for (int seat = 0; seat < players; seat++) seats |= (unsigned)(row[seat] == *most) << seat;
    return seats;
}

/* Who leads now, and how far it still is. */
static void lead_words(char *out, size_t room, const text_names *n, const uint8_t row[HC_SEATS], const hc_table *t)
{
    char rest[64];
    int most;
    const unsigned seats = leaders(row, t->players, &most);
    const bool many = (seats & (seats - 1)) != 0, plural = many || (n->viewer < HC_SEATS && seats >> n->viewer & 1);
    out[0] = '\0';
    add_names(out, room, n, seats);
    if (most >= t->colonies_to_win) snprintf(rest, sizeof rest, " %s %d and %s.", plural ? "have" : "has", most, plural ? "win" : "wins");
    else if (most == t->colonies_to_win - 1) snprintf(rest, sizeof rest, " %s %d and %s one more.", plural ? "have" : "has", most, plural ? "need" : "needs");
    else if (many) snprintf(rest, sizeof rest, " share the lead with %d.", most);
    else snprintf(rest, sizeof rest, " %s with %d.", plural ? "lead" : "leads", most);
    add(out, room, rest);
}

static int gained(const uint8_t before[HC_SEATS], const uint8_t after[HC_SEATS], int players, unsigned *who)
{
    int sum = 0;
    *who = 0;
    for (int seat = 0; seat < players; seat++) {
        sum += after[seat] - before[seat];
        if (after[seat] > before[seat]) *who |= 1u << seat;
    }
    return sum;
}

static void gain_words(char *out, size_t room, const text_names *n, unsigned who, int edition)
{
    char rest[64];
    const bool many = (who & (who - 1)) != 0, you = n->viewer < HC_SEATS && who >> n->viewer & 1;
    out[0] = '\0';
    if (!who) add(out, room, "Cards change hands.");
    else {
        add_names(out, room, n, who);
        snprintf(rest, sizeof rest, " %s a %s.", many ? "each gain" : you ? "gain" : "gains", hc_word_of(edition, "colony"));
        add(out, room, rest);
    }
}

/* ---- what is worth telling ----------------------------------------------------------------------------------- */

static void set_point(const reader *r, int i, summary_point *p)
{
    p->number = r->how[i].number;
    p->encounter = i + 1;
    memcpy(p->text, r->how[i].text, sizeof p->text);
}

/* The leader, or how far the leader still has to go, is another one afterwards. */
static void find_turns(const reader *r, const hc_table *t)
{
    summary *s = r->out;
    for (int i = 0; i < s->encounters; i++) {
        int before, after;
        const bool same = leaders(s->colonies[i], t->players, &before) == leaders(s->colonies[i + 1], t->players, &after);
        if ((same && before == after) || !r->how[i].number) continue;
        if (s->turns == SUMMARY_TURNS) memmove(s->turn, s->turn + 1, sizeof *s->turn * (size_t)--s->turns);
        summary_point *p = &s->turn[s->turns++];
        set_point(r, i, p);
        lead_words(p->head, sizeof p->head, &r->names, s->colonies[i + 1], t);
    }
}

static void find_deal(const reader *r, const hc_table *t)
{
    summary *s = r->out;
    int best = -1;
    for (int i = 0; i < s->encounters; i++) {
        unsigned who;
        const int sum = gained(s->colonies[i], s->colonies[i + 1], t->players, &who);
        if (r->how[i].result != DEAL || sum <= best) continue;
        best = sum;
        set_point(r, i, &s->deal);
        gain_words(s->deal.head, sizeof s->deal.head, &r->names, who, t->edition);
    }
}

static void count_mine(const reader *r)
{
    summary *s = r->out;
    const int me = r->names.viewer;
    if (me >= HC_SEATS) return;
    for (int i = 0; i <= s->encounters; i++) if (s->colonies[i][me] > s->mine.most) s->mine.most = s->colonies[i][me];
    for (int i = 0; i < s->encounters; i++) {
        if (r->offense[i] != me || !r->how[i].number) continue;
        s->mine.encounters++;
        s->mine.won += r->how[i].result == ATTACKER_WON;
        s->mine.deals += r->how[i].result == DEAL;
    }
}

bool summarise(summary *out, const record *rec, const text_names *n)
{
    hc_game g;
    hc_table t;
    char why[RECORD_WHY];
    static reader r;                    /* too large for a stack that may be small */
    memset(&r, 0, sizeof r);
    memset(out, 0, sizeof *out);
    r.out = out;
    r.names = *n;
    if (!record_replay(rec, SIZE_MAX, &g, read_step, &r, why)) return false;
    hc_read(&g, &t);
    out->encounters = r.begun;
    find_turns(&r, &t);
    find_deal(&r, &t);
    if (!t.duel.plays) count_mine(&r);
    return true;
}
