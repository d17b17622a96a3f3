/* games_remove.c - `hypercone games --remove`: saved games that nobody wants any more. Never one that is being played. */
#define _POSIX_C_SOURCE 200809L
#include "cli/games.h"
#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "cli/typed.h"

enum { DAY = 24 * 60 * 60 };

static bool is_wanted(const saved_game *g, const removal *wish, time_t now)
{
    if (wish->name) return strcmp(g->name, wish->name) == 0;
    return g->state == GAME_FINISHED && !g->in_use && (long long)now - g->mark.seconds >= wish->days * DAY;
}

/* What was written or claimed since it was shown is another game than the player has agreed to. */
static bool remove_one(const saved_game *g)
{
    char why[RECORD_WHY];
    claim c = { .file = -1 };
    if (!claim_take(&c, g->path, why)) {
        failed("%s", why);
        return false;
    }
    file_mark now = file_mark_of(g->path);
    bool same = file_mark_same(&now, &g->mark), gone = same && unlink(g->path) == 0;
    if (!same) failed("%s was changed by another program just now; it stays", durable_short(g->path));
    else if (!gone) failed("%s cannot be removed: %s", durable_short(g->path), strerror(errno));
    claim_leave(&c);
    return gone;
}

static int nothing_to_remove(const saved_games *all, const removal *wish)
{
    if (wish->name) return no_such_game(all, wish->name);
    if (wish->days) printf("No finished game is %lld days old; nothing is removed.\n", wish->days);
    else puts("There are no finished games; nothing is removed.");
    return EXIT_OK;
}

static int agree(const removal *wish, size_t count)
{
    if (wish->yes) return EXIT_OK;
    if (!isatty(STDIN_FILENO)) return wrong_use("nobody can be asked here; --yes removes %s", count == 1 ? "it" : "them");
    printf("y removes %s for good; anything else leaves: ", count == 1 ? "it" : "them");
    return is_agreed() ? EXIT_OK : failed("nothing is removed");
}

int remove_games(const saved_games *all, const removal *wish)
{
    const time_t now = time(NULL);
    size_t count = 0, removed = 0;
    char why[RECORD_WHY];
    for (size_t i = 0; i < all->count; i++) {
        const saved_game *g = &all->item[i];
        if (!is_wanted(g, wish, now)) continue;
        if (g->in_use && claim_refuses(g->path, why)) return failed("%s", why);
        print_game(g, 0, stdout);
        count++;
    }
    if (!count) return nothing_to_remove(all, wish);
    int status = agree(wish, count);
    if (status != EXIT_OK) return status;
    for (size_t i = 0; i < all->count; i++) if (is_wanted(&all->item[i], wish, now)) removed += remove_one(&all->item[i]);
    printf("%zu game%s removed.\n", removed, removed == 1 ? "" : "s");
    return removed == count ? EXIT_OK : EXIT_FAILED;
}
