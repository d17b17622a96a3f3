/* menu.c - the screen before the game: learn, play, invite; games to go on with; the table that is wanted. */
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "cli/menu.h"
#include "cli/screen/screen.h"
#include "cli/stop.h"

enum { ESCAPE = 27, GAMES_SHOWN = 9, LEFT = 3 };
static const char GAME_KEYS[] = "abcdfhjkl";                  /* those that no other key of this screen is */

typedef struct menu {
    screen sc;
    table_wish *wish;
    saved_games all;
    size_t shown[GAMES_SHOWN];
    int games;
    menu_choice marked;                                       /* what Enter does */
    const char *notice;
} menu;

static const char *const WHAT_IT_IS =
    "Destiny says whom you attack; both sides call for allies, choose a card in secret and turn it over together. "
    "Every player is an alien that breaks one rule. The first with five colonies away from home wins, alone or together.";

static const struct { menu_choice choice; char key; const char *what, *about; } CHOICES[] = {
    { MENU_LEARN, '1', "Learn as you play", "the rules in short, and hints as you go" },
    { MENU_PLAY, '2', "Play now", "the table below" },
    { MENU_INVITE, '3', "Invite friends", "in the browser: prints a link to send" },
};
enum { CHOICES_COUNT = sizeof CHOICES / sizeof *CHOICES };

/* ---- drawing ----------------------------------------------------------------------------------- */

static int draw_choices(const menu *m, int y)
{
    const brush *b = &m->sc.brush;
    int w = m->sc.at.columns;
    for (int i = 0; i < CHOICES_COUNT; i++, y++) {
        char key[4] = { ' ', CHOICES[i].key, ' ', 0 };
        bool marked = m->marked == CHOICES[i].choice;
        put(b, y, LEFT, 3, KEY, key);
        put(b, y, LEFT + 5, 22, marked ? LIT_STRONG : STRONG, CHOICES[i].what);
        int x = LEFT + 28 + put(b, y, LEFT + 28, w - LEFT - 28, SOFT, CHOICES[i].about);
        if (marked) put(b, y, x + 2, w - x - 2, LIT, "◂ Enter");
    }
    return y;
}

static void describe_when(const saved_game *g, char *out, size_t room)
{
    time_t then = (time_t)g->mark.seconds;
    struct tm local;
    out[0] = '\0';
    if (localtime_r(&then, &local)) strftime(out, room, "%d %b %H:%M", &local);
}

static void draw_game(const menu *m, int y, int nth)
{
    const brush *b = &m->sc.brush;
    const saved_game *g = &m->all.item[m->shown[nth]];
    int w = m->sc.at.columns, x = 50;
    char key[4] = { ' ', GAME_KEYS[nth], ' ', 0 }, when[32];
    bool marked = m->marked == MENU_OLD && nth == 0;
    describe_when(g, when, sizeof when);
    put(b, y, LEFT, 3, KEY, key);
    put(b, y, LEFT + 5, 20, marked ? LIT_STRONG : STRONG, g->name);
    if (g->state != GAME_UNFINISHED) put_format(b, y, LEFT + 26, 20, WARNING, "good up to move %zu", g->decisions);
    else put_format(b, y, LEFT + 26, 20, SOFT, "encounter %d", g->table.encounter);
    for (int seat = 0; seat < g->table.players && x < w - 14; seat++)
        x += put_format(b, y, x, 5, (style)(SEAT_STYLE + seat), "%s%d ", shape_of(seat), g->table.seat[seat].foreign_colonies);
    put(b, y, w - 13, 12, DIM, when);
}

static int draw_games(const menu *m, int y, int last)
{
    char title[80];
    if (!m->games) return y;
    snprintf(title, sizeof title, "your games: %d wait%s for you", m->games, m->games == 1 ? "s" : "");
    put_rule(&m->sc.brush, y++, 0, m->sc.at.columns, DIM, title);
    for (int i = 0; i < m->games && y < last; i++) draw_game(m, y++, i);
    return y;
}

static void draw_wish(const menu *m, int y)
{
    const brush *b = &m->sc.brush;
    const table_wish *w = m->wish;
    char players[32], people[40], bots[60];
    snprintf(players, sizeof players, "%d", w->players);
    snprintf(people, sizeof people, w->people == 1 ? "you" : "%d at this keyboard", w->people);
    int left = w->players - w->people;
    snprintf(bots, sizeof bots, left ? "%d, %s" : "none", left, bot_level_name(w->bots));
    const struct { char key; const char *what, *is; } row[] = {
        { 'e', "edition", hc_edition(w->edition)->name }, { 'n', "players", players }, { 'p', "people", people },
        { 'o', "bots", bots }, { 'i', "aliens", aliens_wished(w) },
    };
    put_rule(b, y++, 0, m->sc.at.columns, DIM, "the table");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int x = LEFT + (int)(i % 2) * 40, at = y + (int)(i / 2);
        char key[4] = { ' ', row[i].key, ' ', 0 };
        put(b, at, x, 3, KEY, key);
        put(b, at, x + 5, 9, SOFT, row[i].what);
        put(b, at, x + 14, m->sc.at.columns - x - 14 < 24 ? m->sc.at.columns - x - 14 : 24, TEXT, row[i].is);
    }
}

static void draw_menu(menu *m)
{
    enum { TABLE_LINES = 4, KEYS_LINES = 3 };
    const brush *b = &m->sc.brush;
    int w = m->sc.at.columns, h = m->sc.at.lines, y = 0;
    text_names nobody = { 0 };
    ink soft = { b, &nobody, TEXT };
    erase();
    put(b, y++, 1, w - 2, STRONG, "Hypercone");
    put_rule(b, y++, 0, w, DIM, "");
    y += put_rich(&soft, y + 1, LEFT, w - 2 * LEFT, 5, 0, WHAT_IT_IS) + 2;
    y = draw_choices(m, y) + 1;
    y = draw_games(m, y, h - TABLE_LINES - KEYS_LINES);
    draw_wish(m, y);
    put_rule(b, h - 3, 0, w, DIM, "");
    put(b, h - 2, 1, w - 2, SOFT, m->games ? "1 2 3  begin    letters  go on    e n p o i  change the table    q  leave"
                                           : "1 2 3  begin    e n p o i  change the table    q  leave");
    put(b, h - 1, 1, w - 2, DIM, m->notice ? m->notice : "hypercone help: everything else, from replays to your own bot");
    refresh();
}

/* ---- keys -------------------------------------------------------------------------------------- */

static bool change_table(table_wish *w, int key)
{
    static const struct { char key; void (*next)(table_wish *w); } CHANGES[] = {
        { 'e', next_edition }, { 'n', next_players }, { 'p', next_people }, { 'o', next_bots }, { 'i', next_aliens } };
    for (size_t i = 0; i < sizeof CHANGES / sizeof *CHANGES; i++) {
        if (CHANGES[i].key != key) continue;
        CHANGES[i].next(w);
        return true;
    }
    return false;
}

static menu_choice take_key(menu *m, int key, size_t *game)
{
    const char *at = key > 0 && key < 128 ? strchr(GAME_KEYS, key) : NULL;
    m->notice = NULL;
    if (key == 'q' || key == ESCAPE) return MENU_LEAVE;
    if (key == '\n' || key == KEY_ENTER) key = m->marked == MENU_OLD ? GAME_KEYS[0] : CHOICES[1].key;
    if (key == GAME_KEYS[0]) at = GAME_KEYS;
    for (int i = 0; i < CHOICES_COUNT; i++) if (key == CHOICES[i].key) return CHOICES[i].choice;
    if (at && *at && at - GAME_KEYS < m->games) {
        *game = m->shown[at - GAME_KEYS];
        return MENU_OLD;
    }
    if (change_table(m->wish, key)) m->marked = MENU_PLAY;
    else if (key != KEY_RESIZE && key != NO_KEY) m->notice = "That key does nothing here.";
    return MENU_WAITS;
}

static void find_games(menu *m, char why[RECORD_WHY])
{
    if (!saved_games_find(&m->all, why)) return;
    for (size_t i = 0; i < m->all.count && m->games < GAMES_SHOWN; i++)
        if (may_go_on(&m->all.item[i]) && m->all.item[i].people > 0) m->shown[m->games++] = i;
}

menu_choice start_menu(bool ascii, table_wish *wish, start_of *out)
{
    menu *m = calloc(1, sizeof *m);
    char why[RECORD_WHY];
    size_t game = 0;
    *out = (start_of){ .first_time = false };
    if (!m) return MENU_NONE;
    if (!open_terminal(&m->sc, ascii)) {
        free(m);
        return MENU_NONE;
    }
    measure(&m->sc);
    m->wish = wish;
    find_games(m, why);
    out->first_time = m->all.count == 0;
    m->marked = m->games ? MENU_OLD : MENU_PLAY;
    menu_choice chosen = MENU_WAITS;
    stop_listen();
    while (chosen == MENU_WAITS && !m->sc.closed) {
        if (!m->sc.at.too_small) draw_menu(m);
        chosen = take_key(m, read_key(&m->sc, -1), &game);
    }
    if (m->sc.closed) chosen = MENU_LEAVE;
    stop_unlisten();
    close_terminal();
    if (chosen == MENU_OLD) {
        snprintf(out->path, sizeof out->path, "%s", m->all.item[game].path);
        out->rescue = m->all.item[game].state == GAME_DAMAGED;
    }
    saved_games_free(&m->all);
    free(m);
    return chosen;
}
