/* screen.c - the full-screen game: the terminal, the eyes that look at the table, and the loop of questions. */
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "cli/front.h"
#include "cli/screen/screen.h"
#include "cli/stop.h"

enum { ESCAPE_MS = 40, STEP_MS = 100, GUARD_MS = 150, SEEN_MS = 400, ESCAPE = 27 };

/* ---- the terminal ---------------------------------------------------------------------------- */

/* Does the terminal understand UTF-8? Where nothing is said about the language, most do. */
static bool speaks_unicode(void)
{
    setlocale(LC_ALL, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    bool nothing_said = !getenv("LC_ALL") && !getenv("LC_CTYPE") && !getenv("LANG");
    return nothing_said && setlocale(LC_CTYPE, "C.UTF-8") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool open_terminal(screen *sc, bool ascii)
{
    bool unicode = speaks_unicode();
    set_escdelay(ESCAPE_MS);
    SCREEN *terminal = newterm(NULL, stdout, stdin);
    if (!terminal) return false;
    set_term(terminal);
    char *move_cursor = tigetstr("cup");
    if (!move_cursor || move_cursor == (char *)-1) {
        endwin();
        return false;
    }
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    brush_begin(&sc->brush, ascii || !unicode);
    return true;
}

void close_terminal(void)
{
    curs_set(1);
    endwin();
}

void measure(screen *sc)
{
    if (sc->table.duel.plays) arrange_row(&sc->at, LINES, COLS);
    else arrange(&sc->at, LINES, COLS, sc->s ? sc->s->host.rec.setup.players : 4);
}

static void draw_too_small(const screen *sc)
{
    char line[80];
    erase();
    snprintf(line, sizeof line, "This window is %dx%d.", COLS, LINES);
    put(&sc->brush, 0, 0, COLS, WARNING, line);
    snprintf(line, sizeof line, "Hypercone needs %dx%d: make it larger.", LEAST_COLUMNS, LEAST_LINES);
    put(&sc->brush, 1, 0, COLS, TEXT, line);
    if (sc->s) put(&sc->brush, 2, 0, COLS, DIM, sc->s->keep.begun && !sc->s->save_trouble[0] ? "The game waits and is saved." : "The game waits.");
    refresh();
}

/* Waits in small steps, so that a signal is noticed whatever curses does with it. */
static int wait_for_key(screen *sc, int wait_ms)
{
    int waited = 0, empty = 0;
    while (!sc->closed) {
        int step = wait_ms < 0 || wait_ms - waited > STEP_MS ? STEP_MS : wait_ms - waited;
        timeout(step > 0 ? step : 0);
        struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };
        int key = getch();
        if (key != ERR) return key == '\r' ? '\n' : key;
        sc->closed = stop_asked();
        bool at_end = poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL | POLLIN));
        empty = at_end ? empty + 1 : 0;
        if (empty > 20) sc->closed = true; /* always readable, never a key: the terminal is gone */
        waited += step;
        if (wait_ms >= 0 && waited >= wait_ms) return NO_KEY;
    }
    return NO_KEY;
}

int read_key(screen *sc, int wait_ms)
{
    if (!sc->at.too_small) {
        int key = wait_for_key(sc, wait_ms);
        if (key != KEY_RESIZE) return key;
        measure(sc);
    }
    bool blind = sc->at.too_small;
    while (sc->at.too_small && !sc->closed) {
        draw_too_small(sc);
        if (wait_for_key(sc, -1) == KEY_RESIZE) measure(sc);
    }
    if (blind) flushinp();               /* who saw no question has answered none */
    return KEY_RESIZE;
}

/* ---- keys that were typed ahead --------------------------------------------------------------- */

void keep_ahead(screen *sc, int key)
{
    const bool says_nothing = key == ' ' || key == ESCAPE || (key == '\n' && !sc->aheads);
    if (sc->s->people == 0 || key == KEY_RESIZE || key == NO_KEY) return;
    if (!says_nothing && sc->aheads < AHEAD_MOST) sc->ahead[sc->aheads++] = key;
}

void keep_all_ahead(screen *sc)
{
    int key;
    if (sc->s->people == 0 || sc->at.too_small) return;
    timeout(0);
    while ((key = getch()) != ERR) {
        if (key == KEY_RESIZE) measure(sc);
        else {
            keep_ahead(sc, key == '\r' ? '\n' : key);
            sc->hurry = true;
        }
    }
}

int next_ahead(screen *sc)
{
    if (!sc->aheads) return NO_KEY;
    napms(SEEN_MS);
    const int key = sc->ahead[0];
    memmove(sc->ahead, sc->ahead + 1, (size_t)--sc->aheads * sizeof *sc->ahead);
    return key;
}

/* ---- what is seen ---------------------------------------------------------------------------- */

/* Who is still to choose an alien has none yet, whatever lies first before them. */
static void hide_unchosen(screen *sc)
{
    hc_question q;
    if (sc->viewer >= sc->table.players) return;
    hc_question_for(&sc->view, sc->viewer, &q);
    if (q.kind == HC_ASK_CHOICE && q.prompt == HC_PROMPT_CHOOSE_ALIEN && !q.sheet) sc->table.seat[sc->viewer].alien = 0;
}

void look(screen *sc, int viewer)
{
    session *s = sc->s;
    bool same_reader = sc->viewer == viewer;
    sc->viewer = viewer;
    session_names(s, viewer, &sc->names);
    hc_view(&s->host.game, viewer, &sc->view);
    hc_read(&sc->view, &sc->table);
    hide_unchosen(sc);
    sc->revealed = hc_revealed(&sc->view);
    if (sc->revealed) hc_totals(&sc->view, &sc->sum);
    sc->steps = HC_STEPS_MAX;
    sc->counted = false;
    if (!same_reader) take_question(sc, HC_NOBODY);
    sc->told = story_shown(sc)->count;
    fill_duel(sc);
}

static void draw_row_table(screen *sc)
{
    draw_fight(sc);
    draw_planet_row(sc);
    if (sc->at.wide) draw_fate(sc);
    draw_matters(sc);
    draw_log(sc);
}

static void draw_table(screen *sc)
{
    draw_duel(sc);
    draw_systems(sc);
    draw_piles(sc);
    draw_matters(sc);
    draw_log(sc);
}

static void draw_table_while_dealing(screen *sc)
{
    layout usual = sc->at;
    sc->at = arranged_for_deal(&usual, sc->table.players);
    draw_deal(sc);
    bool room_below = sc->at.deal.y + sc->at.deal.h < usual.question.y;
    if (room_below) {
        draw_systems(sc);
        draw_log(sc);
    }
    sc->at = usual;
}

void draw_screen(screen *sc)
{
    if (sc->at.too_small) return;
    erase();
    keep_row(sc);
    draw_top(sc);
    if (is_dealing(sc)) draw_table_while_dealing(sc);
    else if (sc->table.duel.plays) draw_row_table(sc);
    else draw_table(sc);
    draw_question(sc);
    draw_hand(sc);
    draw_keys(sc);
}

/* Whose eyes see what happens now: everybody's, if the next question is another person's. */
static int viewer_of_moves(const screen *sc, int next)
{
    if (sc->s->people == 0) return HC_NOBODY;
    if (sc->s->people == 1) return sc->viewer;
    return next == sc->viewer ? sc->viewer : HC_NOBODY;
}

/* The eyes change, but not yet the table: what happened since is about to be shown. */
static void look_back(screen *sc, int viewer)
{
    hc_table before = sc->table;
    if (viewer == sc->viewer) return;
    size_t moment_number = sc->s->reel.count ? sc->s->reel.item[0].number : 0;
    look(sc, viewer);
    sc->table = before;
    for (int i = 0; i < before.players; i++) sc->table.seat[i].known = 0;
    sc->revealed = false;
    const story *st = story_shown(sc);
    while (sc->told > 0 && st->line[sc->told - 1].moment >= moment_number && moment_number) sc->told--;
    fill_duel(sc);
}

static void show_moves(screen *sc, int next)
{
    const story *st;
    look_back(sc, viewer_of_moves(sc, next));
    st = story_shown(sc);
    sc->showed |= sc->told < st->count && sc->pace_ms > 0;
    play_reel(sc);
    look(sc, sc->viewer);
    if (!sc->showed || next == HC_NOBODY) return;
    sc->showed = sc->hurry = false;
    napms(GUARD_MS); /* keys that were meant to hurry are no answers */
    keep_all_ahead(sc);
    sc->hurry = false;
}

/* Bots that search take their time: each answer is shown as soon as it is there, and no old question meanwhile. */
static int let_others_move(screen *sc)
{
    session *s = sc->s;
    bool slow = s->people == 0;
    for (int i = 0; i < s->host.rec.setup.players; i++) slow |= !s->person[i] && bot_level_searches(s->host.bots[i].spec.level);
    if (slow) {
        take_question(sc, HC_NOBODY);
        draw_screen(sc);
        refresh();
    }
    const int seat = session_advance(s, sc->viewer, slow ? 1 : 0);
    if (slow) keep_all_ahead(sc);
    return seat;
}

static void play(screen *sc)
{
    while (!sc->closed) {
        int seat = let_others_move(sc);
        show_moves(sc, seat);
        sc->closed |= stop_asked();
        if (sc->closed) return;
        if (seat == HC_NOBODY) {
            host_state is = host_is(&sc->s->host);
            if (is == HOST_GOES_ON) continue;
            sc->aheads = 0;
            if (is == HOST_OVER) show_result(sc);
            return;
        }
        if (seat != sc->viewer && sc->s->people > 1) sc->aheads = 0;      /* they were another person's */
        if (seat != sc->viewer && sc->s->people > 1 && !sc->no_curtain) show_curtain(sc, seat);
        if (sc->closed || !ask_person(sc, seat)) return;
    }
}

static int first_viewer(const session *s)
{
    for (int seat = 0; seat < s->host.rec.setup.players && s->people == 1; seat++)
        if (s->person[seat]) return seat;
    return HC_NOBODY;
}

int screen_play(session *s, const play_options *o)
{
    screen *sc = calloc(1, sizeof *sc);
    if (!sc) return failed("there is no memory for the screen");
    sc->s = s;
    sc->pace_ms = o->pace_ms;
    sc->no_curtain = o->no_curtain;
    sc->offers_more = o->offers_more;
    s->keep_reel = true;
    if (!open_terminal(sc, o->ascii)) {
        free(sc);
        return failed("this terminal cannot show the full screen (TERM is %s); --plain plays line by line",
                      getenv("TERM") ? getenv("TERM") : "not set");
    }
    sc->viewer = HC_NOBODY;
    look(sc, first_viewer(s));
    measure(sc);                         /* which table it is shows where things go */
    if (sc->at.too_small) read_key(sc, 0);
    char why[RECORD_WHY] = "";
    bool kept = sc->closed || session_keep(s, o, why);   /* the first moment at which the game can be seen */
    if (kept && !sc->closed) {
        if (o->first_time) show_welcome(sc);
        else if (o->introduces) show_introduction(sc);
        play(sc);
    }
    close_terminal();
    free(sc);
    return kept ? EXIT_OK : failed("%s", why);
}
