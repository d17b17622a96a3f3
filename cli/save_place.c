/* save_place.c - where games are kept when nobody says where, what their files are called, and how one goes on with them. */
#define _POSIX_C_SOURCE 200809L
#include "cli/session.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_OF_A_NAME = 10000 };

bool save_folder(char path[SESSION_PATH], char why[RECORD_WHY])
{
    enum { ROOM_FOR_A_NAME = 160 };
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = -1;
    if (data && data[0] == '/') length = snprintf(path, SESSION_PATH, "%s/hypercone", data);
    else if (home && home[0] == '/') length = snprintf(path, SESSION_PATH, "%s/.local/share/hypercone", home);
    bool found = length >= 0 && length < SESSION_PATH - ROOM_FOR_A_NAME;
    if (!found)
        snprintf(why, RECORD_WHY, "HOME is not set, so there is no place for saved games; name one with --save FILE");
    return found;
}

/* Makes each directory of a path, the last one too. */
bool make_directories(char *path, char why[RECORD_WHY])
{
    for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
        if (slash) *slash = '\0';
        bool made = mkdir(path, 0755) == 0 || errno == EEXIST;
        if (!made) snprintf(why, RECORD_WHY, "the directory %.120s cannot be made: %s", path, strerror(errno));
        if (slash) *slash = '/';
        if (!made || !slash) return made;
    }
}

/* ---- names ----------------------------------------------------------------------------------- */

/* Small letters and digits, everything else as single dashes: easy to read and to type. */
static void add_word(char stem[GAME_NAME], const char *word)
{
    size_t used = strlen(stem);
    bool dash = used > 0;
    for (; *word && used + 2 < GAME_STEM; word++) {
        if (!isalnum((unsigned char)*word)) {
            dash = used > 0;
            continue;
        }
        if (dash) stem[used++] = '-';
        dash = false;
        stem[used++] = (char)tolower((unsigned char)*word);
    }
    stem[used] = '\0';
}

/* One person's game is known by the alien, a game of several by their names: aliens may be hidden from each other. */
void game_stem(const session *s, char stem[GAME_NAME])
{
    hc_table t;
    hc_sheet_info info;
    hc_question q;
    stem[0] = '\0';
    hc_read(&s->host.game, &t);
    for (int seat = 0; seat < t.players; seat++) {
        if (!s->person[seat]) continue;
        hc_question_for(&s->host.game, seat, &q);
        bool chooses = q.kind == HC_ASK_CHOICE && q.prompt == HC_PROMPT_CHOOSE_ALIEN && !q.sheet;
        if (s->people > 1 || chooses) add_word(stem, s->host.rec.name[seat]);
        else if (hc_sheet(t.seat[seat].alien, t.edition, &info)) add_word(stem, info.name);
    }
    if (!stem[0]) add_word(stem, "game");
}

bool game_path(char path[SESSION_PATH], const char *name, char why[RECORD_WHY])
{
    if (!save_folder(path, why)) return false;
    size_t used = strlen(path);
    snprintf(path + used, SESSION_PATH - used, "/%.*s" GAME_ENDING, GAME_NAME, name);
    return true;
}

/* A claimed path where nothing is yet: STEM, STEM-2, STEM-3 ... Another game that begins just now has claimed its own. */
bool claim_free_place(claim *c, const char *stem, char path[SESSION_PATH], char why[RECORD_WHY])
{
    struct stat found;
    long process;
    if (!save_folder(path, why) || !make_directories(path, why)) return false;
    for (int number = 1; number < MOST_OF_A_NAME; number++) {
        char name[GAME_NAME];
        snprintf(name, sizeof name, number > 1 ? "%.*s-%d" : "%.*s", GAME_STEM, stem, number);
        if (!game_path(path, name, why)) return false;
        if (lstat(path, &found) == 0) continue;
        if (!claim_take(c, path, why)) {
            if (claim_is_held(path, &process)) continue;
            return false;
        }
        if (lstat(path, &found) != 0) return true;
        claim_leave(c);
    }
    snprintf(why, RECORD_WHY, "there are %d games called %s; remove some, or name a file with --save FILE", MOST_OF_A_NAME, stem);
    return false;
}

bool is_kept_game(const char *path, char name[GAME_NAME])
{
    char folder[SESSION_PATH], why[RECORD_WHY];
    if (!save_folder(folder, why)) return false;
    size_t length = strlen(folder), all = strlen(path), ending = strlen(GAME_ENDING);
    if (strncmp(path, folder, length) != 0 || path[length] != '/' || strchr(path + length + 1, '/')) return false;
    if (all < length + 2 + ending || strcmp(path + all - ending, GAME_ENDING) != 0) return false;
    size_t stem = all - ending - length - 1;
    if (stem >= GAME_NAME) return false;
    snprintf(name, GAME_NAME, "%.*s", (int)stem, path + length + 1);
    return true;
}

const char *play_command(void)
{
    enum { LONGEST = 60 };
    const char *script = getenv("HYPERCONE_PLAY");
    return script && *script && strlen(script) <= LONGEST ? script : "hypercone play";
}
