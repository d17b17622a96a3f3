/* save_place.c - where games are kept when nobody says where, and how one goes on with them. */
#define _POSIX_C_SOURCE 200809L
#include "cli/session.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Makes each directory of a path, but not its last part. */
static bool make_directories(char *path, char why[RECORD_WHY])
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool made = mkdir(path, 0755) == 0 || errno == EEXIST;
        if (!made) snprintf(why, RECORD_WHY, "the directory %.120s cannot be made: %s", path, strerror(errno));
        *slash = '/';
        if (!made) return false;
    }
    return true;
}

bool default_save_path(char path[SESSION_PATH], bool make, char why[RECORD_WHY])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = -1;
    if (data && data[0] == '/') length = snprintf(path, SESSION_PATH, "%s/hypercone/last.hcg", data);
    else if (home && home[0] == '/') length = snprintf(path, SESSION_PATH, "%s/.local/share/hypercone/last.hcg", home);
    if (length < 0 || length >= SESSION_PATH - 16) {
        snprintf(why, RECORD_WHY, "HOME is not set, so there is no place for saved games; name one with --save FILE");
        return false;
    }
    return !make || make_directories(path, why);
}

const char *play_command(void)
{
    enum { LONGEST = 60 };
    const char *script = getenv("HYPERCONE_PLAY");
    return script && *script && strlen(script) <= LONGEST ? script : "hypercone play";
}

static bool is_unfinished(const char *path)
{
    record r;
    char why[RECORD_WHY];
    hc_game g;
    if (!record_load(&r, path, why)) return true; /* what cannot be read is not thrown away either */
    bool unfinished = !record_replay(&r, SIZE_MAX, &g, NULL, NULL, why) || hc_asked(&g) != 0;
    record_free(&r);
    return unfinished;
}

void keep_previous_save(const char *path, char moved_to[SESSION_PATH])
{
    struct stat found;
    moved_to[0] = '\0';
    if (stat(path, &found) != 0 || !is_unfinished(path)) return;
    size_t stem = strlen(path) - strlen("last.hcg");
    int length = snprintf(moved_to, SESSION_PATH, "%.*sprevious.hcg", (int)stem, path);
    if (length < 0 || length >= SESSION_PATH || rename(path, moved_to) != 0) moved_to[0] = '\0';
}
