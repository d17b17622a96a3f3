/* games_ask.c - which saved game to go on with: by name, the latest, or asked at the beginning. */
#define _POSIX_C_SOURCE 200809L
#include "cli/games.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "cli/names.h"
#include "cli/typed.h"

enum { LISTED = 9 };

/* ---- --resume -------------------------------------------------------------------------------- */

static int resume_latest(const saved_games *all, char path[SESSION_PATH])
{
    char why[RECORD_WHY];
    for (size_t i = 0; i < all->count; i++) {
        if (!may_go_on(&all->item[i])) continue;
        snprintf(path, SESSION_PATH, "%s", all->item[i].path);
        return EXIT_OK;
    }
    for (size_t i = 0; i < all->count; i++)
        if (all->item[i].in_use && claim_refuses(all->item[i].path, why)) return failed("%s", why);
    return failed("there is no saved game to go on with; \"%s\" begins one", play_command());
}

int no_such_game(const saved_games *all, const char *typed)
{
    guess g;
    guess_begin(&g, typed);
    for (size_t i = 0; i < all->count; i++) guess_add(&g, all->item[i].name);
    if (guess_of(&g)) return failed("there is no saved game \"%s\"; did you mean %s?", typed, guess_of(&g));
    return failed("there is no saved game \"%s\", and no such file; \"hypercone games\" lists them", typed);
}

/* A word is a name of the list, or else a file; what has a slash is a file. */
static int resume_named(const saved_games *all, const char *typed, char path[SESSION_PATH])
{
    for (size_t i = 0; i < all->count && !strchr(typed, '/'); i++) {
        if (strcmp(all->item[i].name, typed) != 0) continue;
        snprintf(path, SESSION_PATH, "%s", all->item[i].path);
        return EXIT_OK;
    }
    bool is_path = strchr(typed, '/') || access(typed, F_OK) == 0;
    if (!is_path) return no_such_game(all, typed);
    if (strlen(typed) >= SESSION_PATH) return wrong_use("the name of the file is too long");
    snprintf(path, SESSION_PATH, "%s", typed);
    return EXIT_OK;
}

int find_game_to_resume(const char *typed, char path[SESSION_PATH])
{
    saved_games all;
    char why[RECORD_WHY];
    bool found = saved_games_find(&all, why);            /* a file can be named where there is no folder */
    if (!found && !typed) return failed("%s", why);
    int status = typed ? resume_named(&all, typed, path) : resume_latest(&all, path);
    saved_games_free(&all);
    return status;
}

int settle_damage(const char *path, bool may_ask, bool *rescue)
{
    saved_game *g = calloc(1, sizeof *g);
    int status = EXIT_OK;
    if (!g) return failed("there is no memory for a game");
    saved_game_look(g, path);
    if (g->in_use && claim_refuses(path, g->why)) status = failed("%s", g->why);
    else if (g->state == GAME_UNREADABLE) status = failed("%s", g->why);
    else if (g->state == GAME_DAMAGED || g->state == GAME_ELSEWHERE) {
        if (!may_ask) status = failed("%s (the first %zu decisions are good; on a terminal or with --plain you can go on from there)", g->why, g->decisions);
        else {
            printf("%s\nThe first %zu decisions are good. y goes on from there (the file is kept beside, as it is); anything else leaves: ",
                   g->why, g->decisions);
            *rescue = is_agreed();
            if (!*rescue) status = failed("nothing is changed; the file stays as it is");
        }
    }
    free(g);
    return status;
}

/* ---- at the beginning ------------------------------------------------------------------------- */

static size_t print_choices(const saved_games *all, size_t index[LISTED])
{
    size_t shown = 0, more = 0;
    for (size_t i = 0; i < all->count; i++) {
        if (!may_go_on(&all->item[i]) || all->item[i].people == 0) continue;
        if (shown == LISTED) {
            more++;
            continue;
        }
        if (!shown) puts("Unfinished games:");
        index[shown++] = i;
        print_game(&all->item[i], (int)shown, stdout);
    }
    if (more) printf("     and %zu more: hypercone games\n", more);
    return shown;
}

/* Asked until the answer is one. */
static begin_wish hear_choice(const saved_games *all, const size_t index[], size_t shown, const saved_game **chosen)
{
    char typed[GAME_NAME + 8];
    for (;;) {
        printf("Go on with %s? Enter: yes", all->item[index[0]].name);
        if (shown > 1) printf(", 1 to %zu: with that one", shown);
        printf(", n: a new game, q: leave > ");
        if (!read_typed(typed, sizeof typed) || strcmp(typed, "q") == 0) return BEGIN_NOT;
        if (strcmp(typed, "n") == 0 || strcmp(typed, "N") == 0) return BEGIN_NEW;
        long long number = 0;
        bool yes = !*typed || strcmp(typed, "y") == 0;
        if (!yes && !read_number(typed, &number)) number = 0;
        for (size_t i = 0; i < all->count && !yes && !number; i++)
            if (strcmp(all->item[i].name, typed) == 0 && may_go_on(&all->item[i])) *chosen = &all->item[i];
        if (yes) number = 1;
        if (number >= 1 && number <= (long long)shown) *chosen = &all->item[index[number - 1]];
        if (*chosen) return BEGIN_OLD;
        printf("\"%s\" is not one of these.\n", typed);
    }
}

begin_wish ask_how_to_begin(char path[SESSION_PATH], bool *rescue, bool *first_time)
{
    saved_games all;
    size_t index[LISTED];
    char why[RECORD_WHY];
    const saved_game *chosen = NULL;
    begin_wish wish = BEGIN_NEW;
    if (!saved_games_find(&all, why)) return BEGIN_NEW;  /* that nothing can be saved is said in the game */
    *first_time = all.count == 0;
    size_t shown = print_choices(&all, index);
    if (shown > 0) wish = hear_choice(&all, index, shown, &chosen);
    if (chosen) {
        snprintf(path, SESSION_PATH, "%s", chosen->path);
        *rescue = chosen->state == GAME_DAMAGED;
    }
    saved_games_free(&all);
    return wish;
}
