/* table_wish.c - which table a person wants: what there is to choose from, and the file in which it is kept. */
#include "cli/table_wish.h"
#include <stdlib.h>
#include <string.h>
#include "cli/session.h"

static const char *const ALIENS[WISH_ALIENS] = { "suggested", "drawn", "one-of-two" };
static const char *const ALIENS_IN_WORDS[WISH_ALIENS] = { "a suggested group", "drawn by lot", "one of two" };
static const bot_level OFFERED[] = { BOT_GENTLE, BOT_MIDDLING, BOT_STEADY, BOT_SHARP };
enum { LEVELS_OFFERED = sizeof OFFERED / sizeof *OFFERED, USUAL_PLAYERS = 4, EDITIONS_MAX = 64 };

static bool has_groups(int edition) { return hc_edition(edition)->group && hc_edition(edition)->group[0].name; }

static bool has_variant(int edition, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *found = hc_variant_name(edition, bit, NULL);
        if (found && strcmp(found, name) == 0) return true;
    }
    return false;
}

static bool is_there(const table_wish *w, int aliens)
{
    return aliens == WISH_SUGGESTED ? has_groups(w->edition) : aliens == WISH_ONE_OF_TWO ? has_variant(w->edition, "choose-of-two") : true;
}

/* Whatever was wanted: what this edition has. */
static void fit(table_wish *w)
{
    const hc_edition_info *e = hc_edition(w->edition);
    w->players = w->wanted < e->players_min ? e->players_min : w->wanted > e->players_max ? e->players_max : w->wanted;
    if (w->people < 1 || w->people > w->players) w->people = 1;
    if (!is_there(w, w->aliens)) w->aliens = is_there(w, WISH_SUGGESTED) ? WISH_SUGGESTED : WISH_DRAWN;
}

void next_edition(table_wish *w)
{
    for (int i = 0; i < EDITIONS_MAX; i++) {
        w->edition = (w->edition + 1) % EDITIONS_MAX;
        if (hc_edition(w->edition)) break;
    }
    fit(w);
}

void next_players(table_wish *w)
{
    const hc_edition_info *e = hc_edition(w->edition);
    w->wanted = w->players < e->players_max ? w->players + 1 : e->players_min;
    fit(w);
}

void next_people(table_wish *w) { w->people = w->people % w->players + 1; }

void next_bots(table_wish *w)
{
    int at = 0;
    while (at < LEVELS_OFFERED && (int)OFFERED[at] != w->bots) at++;
    w->bots = (int)OFFERED[(at + 1) % LEVELS_OFFERED];
}

void next_aliens(table_wish *w)
{
    do {
        w->aliens = (w->aliens + 1) % WISH_ALIENS;
    } while (!is_there(w, w->aliens));
}

const char *aliens_wished(const table_wish *w) { return ALIENS_IN_WORDS[w->aliens]; }

void table_wish_give(const table_wish *w, game_options *o)
{
    o->given.edition = hc_edition(w->edition)->id;
    o->given.players = w->players;
    o->given.bots = bot_level_name(w->bots);
    o->given.group = w->aliens == WISH_SUGGESTED;
    if (w->aliens == WISH_ONE_OF_TWO) o->given.variant[o->given.variants++] = "choose-of-two";
    o->people = w->people;
}

/* ---- the file ---------------------------------------------------------------------------------- */

static bool wish_path(char path[SESSION_PATH], bool make)
{
    const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    char folder[SESSION_PATH], why[RECORD_WHY];
    int length = -1;
    if (config && config[0] == '/') length = snprintf(folder, sizeof folder, "%s/hypercone", config);
    else if (home && home[0] == '/') length = snprintf(folder, sizeof folder, "%s/.config/hypercone", home);
    if (length < 0 || length >= (int)sizeof folder || (make && !make_directories(folder, why))) return false;
    return snprintf(path, SESSION_PATH, "%s/table", folder) < SESSION_PATH;
}

/* One "key value" a line; what is not understood is passed over. */
static void read_line(table_wish *w, const char *key, const char *value)
{
    int number = 0, edition = hc_edition_named(value), bots = bot_level_named(value);
    if (sscanf(value, "%3d", &number) != 1) number = 0;
    if (strcmp(key, "edition") == 0 && edition >= 0) w->edition = edition;
    else if (strcmp(key, "players") == 0 && number > 0) w->wanted = number;
    else if (strcmp(key, "people") == 0 && number > 0) w->people = number;
    for (int i = 0; i < LEVELS_OFFERED && strcmp(key, "bots") == 0; i++)
        if (bots == (int)OFFERED[i]) w->bots = bots;
    for (int i = 0; i < WISH_ALIENS && strcmp(key, "aliens") == 0; i++)
        if (strcmp(value, ALIENS[i]) == 0) w->aliens = i;
}

void table_wish_begin(table_wish *w)
{
    char path[SESSION_PATH], line[80], key[24], value[32];
    *w = (table_wish){ .edition = hc_edition_default(), .wanted = USUAL_PLAYERS, .people = 1, .bots = BOT_STEADY, .aliens = WISH_SUGGESTED };
    FILE *in = wish_path(path, false) ? fopen(path, "r") : NULL;
    while (in && fgets(line, sizeof line, in))
        if (sscanf(line, "%23s %31s", key, value) == 2) read_line(w, key, value);
    if (in) fclose(in);
    fit(w);
}

void table_wish_keep(const table_wish *w)
{
    char path[SESSION_PATH], why[RECORD_WHY];
    durable file;
    if (!wish_path(path, true) || !durable_open(&file, path, why)) return;
    int wrote = fprintf(file.out, "edition %s\nplayers %d\npeople %d\nbots %s\naliens %s\n", hc_edition(w->edition)->id, w->wanted, w->people,
                        bot_level_name(w->bots), ALIENS[w->aliens]);
    durable_close(&file, wrote > 0, why);
}
