/* watch.c - a saved game on the game's own screen: answer by answer, by encounter or by turn, with anybody's eyes. */
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/front.h"
#include "cli/screen/screen.h"
#include "cli/stop.h"

typedef struct watch {
    screen sc;
    bool open;                          /* everything lies open                        */
    size_t at;                          /* moment of the reel                          */
} watch;

static const reel *reel_of(const watch *w) { return &w->sc.s->reel; }

/* ---- where things begin --------------------------------------------------------------------------- */

static bool begins(const moment *m, int kind)
{
    for (size_t i = 0; i < m->events; i++) if (m->event[i].kind == kind) return true;
    return false;
}

/* In Duel a card of destiny is what an encounter is elsewhere. */
static int kind_of_chapter(const watch *w, bool turn) { return turn || w->sc.table.duel.plays ? HC_EV_TURN : HC_EV_ENCOUNTER; }

/* A turn's first encounter begins with it. */
static bool is_beginning(const watch *w, size_t at, bool turn)
{
    const moment *m = &reel_of(w)->item[at];
    return begins(m, HC_EV_TURN) || begins(m, kind_of_chapter(w, turn));
}

static size_t next_beginning(const watch *w, bool turn)
{
    for (size_t i = w->at + 1; i < reel_of(w)->count; i++) if (is_beginning(w, i, turn)) return i;
    return reel_of(w)->count - 1;
}

static size_t beginning_before(const watch *w, bool turn)
{
    for (size_t i = w->at; i > 0; i--) if (is_beginning(w, i - 1, turn)) return i - 1;
    return 0;
}

/* ---- what is seen ------------------------------------------------------------------------------------- */

static void see(watch *w, size_t at)
{
    screen *sc = &w->sc;
    const hc_game *g = &reel_of(w)->item[at].after;
    if (w->open) sc->view = *g;
    else hc_view(g, sc->viewer, &sc->view);
    hc_read(&sc->view, &sc->table);
    sc->revealed = hc_revealed(&sc->view);
    if (sc->revealed) hc_totals(&sc->view, &sc->sum);
    sc->steps = HC_STEPS_MAX;
}

/* What decided an encounter stays in sight until the next one: the last moment before at which its cards lay open. */
static void keep_what_decided(watch *w)
{
    screen *sc = &w->sc;
    const uint16_t encounter = sc->table.encounter;
    memset(&sc->last_duel, 0, sizeof sc->last_duel);
    if (sc->table.duel.plays || sc->table.phase != HC_PHASE_RESOLUTION) return;
    for (size_t i = w->at; i > 0; i--) {
        see(w, i - 1);
        if (sc->table.encounter != encounter) break;
        if (!sc->revealed || sc->table.phase == HC_PHASE_RESOLUTION) continue;
        fill_duel(sc);
        sc->last_duel = sc->duel;
        break;
    }
    see(w, w->at);
    if (sc->last_duel.encounter) sc->last_duel.winner = sc->table.winner;
}

static void look_at(watch *w, size_t at)
{
    screen *sc = &w->sc;
    w->at = at;
    see(w, at);
    keep_what_decided(w);
    const story *st = story_shown(sc);
    const size_t answers = reel_of(w)->item[at].number;
    for (sc->told = 0; sc->told < st->count && st->line[sc->told].moment <= answers;) sc->told++;
    fill_duel(sc);
}

static const char *eyes_of(const watch *w)
{
    return w->open ? "everything open" : w->sc.viewer >= w->sc.table.players ? "everybody" : w->sc.names.seat[w->sc.viewer];
}

/* Everybody's eyes, then each player's, then all cards open. */
static void next_eyes(watch *w)
{
    screen *sc = &w->sc;
    if (w->open) {
        w->open = false;
        sc->viewer = HC_NOBODY;
    } else if (sc->viewer >= sc->table.players) sc->viewer = 0;
    else if (sc->viewer + 1 < sc->table.players) sc->viewer++;
    else {
        w->open = true;
        sc->viewer = HC_NOBODY;
    }
    session_names(sc->s, sc->viewer, &sc->names);
    look_at(w, w->at);
}

static void draw_bar(const watch *w)
{
    const screen *sc = &w->sc;
    const hc_table *t = &sc->table;
    area at = sc->at.question;
    char line[200];
    wipe(&sc->brush, at);
    put_rule(&sc->brush, at.y, at.x, at.w, DIM, "replay");
    if (t->duel.plays) snprintf(line, sizeof line, "Card %d of destiny", t->turn);
    else snprintf(line, sizeof line, "Turn %d, %s %d", t->turn, hc_word_of(t->edition, "encounter"), t->encounter);
    int x = at.x + 1 + put(&sc->brush, at.y + 1, at.x + 1, at.w - 2, STRONG, line) + 2;
    x += put_format(&sc->brush, at.y + 1, x, at.w - x, SOFT, "moment %zu of %zu", w->at + 1, reel_of(w)->count) + 2;
    snprintf(line, sizeof line, "%s%s", w->open ? "" : "as seen by ", eyes_of(w));
    const bool fits = x + columns_of(line) <= at.x + at.w;
    put(&sc->brush, at.y + 1 + !fits, fits ? x : at.x + 1, at.w - 2, SOFT, line);
    static const char *const KEYS[] = { "Enter on, b back", "n N encounter on, back", "t T turn on, back", "g start, G end", "e change the view" };
    x = at.x + 1;
    int y = at.y + 2 + !fits;
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) {
        if (x > at.x + 1 && x + columns_of(KEYS[i]) > at.x + at.w) {
            x = at.x + 1;
            y++;
        }
        if (y >= at.y + at.h) return;
        x += put(&sc->brush, y, x, at.x + at.w - x, TEXT, KEYS[i]) + 3;
    }
}

static void draw(watch *w)
{
    screen *sc = &w->sc;
    if (sc->at.too_small) return;
    draw_screen(sc);
    draw_bar(w);
    const area keys = sc->at.keys;
    const int y = keys.y + keys.h - 1;
    put_fill(&sc->brush, y, 0, keys.w, TEXT, " ");
    put(&sc->brush, y, 1, keys.w - 1, DIM, "? help   l log   p players   r totals   q out");
    refresh();
}

/* ---- keys ------------------------------------------------------------------------------------------------- */

static bool go(watch *w, int key)
{
    const size_t last = reel_of(w)->count - 1;
    switch (key) {
    case '\n':
    case KEY_ENTER:
    case ' ':
    case KEY_RIGHT:
    case KEY_DOWN:
        if (w->at == last && (key == '\n' || key == KEY_ENTER)) return false;       /* on from the last one: the end */
        look_at(w, w->at < last ? w->at + 1 : last);
        break;
    case 'b':
    case KEY_LEFT:
    case KEY_UP: look_at(w, w->at ? w->at - 1 : 0); break;
    case 'n':
    case KEY_NPAGE: look_at(w, next_beginning(w, false)); break;
    case 'N':
    case KEY_PPAGE: look_at(w, beginning_before(w, false)); break;
    case 't': look_at(w, next_beginning(w, true)); break;
    case 'T': look_at(w, beginning_before(w, true)); break;
    case 'g':
    case KEY_HOME: look_at(w, 0); break;
    case 'G':
    case KEY_END: look_at(w, last); break;
    case 'e': next_eyes(w); break;
    case 'q': return false;
    case '?':
    case 'l':
    case 'p':
    case 'r': open_panel(&w->sc, key); break;
    default: break;
    }
    return true;
}

static size_t moment_of(const reel *r, long long answer)
{
    size_t i = 0;
    while (answer > 0 && i + 1 < r->count && r->item[i].number < (size_t)answer) i++;
    return i;
}

bool screen_watch(session *s, int viewer, bool open, long long at)
{
    watch *w = calloc(1, sizeof *w);
    if (!w || s->reel.count == 0 || !open_terminal(&w->sc, false)) {
        free(w);
        return false;
    }
    screen *sc = &w->sc;
    sc->s = s;
    sc->viewer = viewer;
    w->open = open;
    session_names(s, viewer, &sc->names);
    take_question(sc, HC_NOBODY);
    look_at(w, moment_of(&s->reel, at));
    measure(sc);
    if (sc->at.too_small) read_key(sc, 0);
    stop_listen();
    do draw(w);
    while (!sc->closed && go(w, read_key(sc, -1)));
    stop_unlisten();
    close_terminal();
    free(w);
    return true;
}
