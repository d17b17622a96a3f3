/* keep.c - the file of a game in progress: claimed once the front end works, written after each answer. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "cli/session.h"

bool set_aside(const char *path, char why[RECORD_WHY])
{
    enum { MOST = 100 };
    for (int number = 1; number <= MOST; number++) {
        char beside[SESSION_PATH + 32];
        snprintf(beside, sizeof beside, number > 1 ? "%s.damaged-%d" : "%s.damaged", path, number);
        if (link(path, beside) == 0) return true;
        if (errno == EEXIST) continue;
        struct stat found;                       /* a file system without second names */
        if (lstat(beside, &found) == 0) continue;
        if (rename(path, beside) == 0) return true;
        break;
    }
    snprintf(why, RECORD_WHY, "the damaged %s cannot be set aside: %s", durable_short(path), strerror(errno));
    return false;
}

/* Another program may have written it after it was looked at, and before it was claimed. */
static bool is_as_it_was(const session *s, char why[RECORD_WHY])
{
    file_mark now = file_mark_of(s->save_path);
    if (file_mark_same(&now, &s->keep.seen)) return true;
    snprintf(why, RECORD_WHY, "%s was changed by another program just now; begin again", durable_short(s->save_path));
    return false;
}

static bool take_place(session *s, char why[RECORD_WHY])
{
    keeping *k = &s->keep;
    if (k->how == KEEP_NEW) return claim_free_place(&k->claim, k->stem, s->save_path, why);
    if (!claim_take(&k->claim, s->save_path, why)) return false;
    bool good = is_as_it_was(s, why) && (k->how != KEEP_RESCUED || set_aside(s->save_path, why));
    if (!good) claim_leave(&k->claim);
    return good;
}

bool session_save(session *s)
{
    keeping *k = &s->keep;
    if (!k->begun) return true;
    session_keep_wishes(s);
    bool saved = (k->claim.held || take_place(s, s->save_trouble)) && record_save(&s->host.rec, s->save_path, s->save_trouble);
    if (!saved) return false;
    s->save_trouble[0] = '\0';
    k->saved = s->host.rec.count;
    k->ever = true;
    return true;
}

void session_keep_as(session *s, keep_how how, const char *path)
{
    s->keep.how = how;
    if (how == KEEP_NEW) game_stem(s, s->keep.stem);
    if (!path) return;
    snprintf(s->save_path, sizeof s->save_path, "%s", path);
    if (how == KEEP_NAMED) s->keep.seen = file_mark_of(path);
}

bool session_keep(session *s, const play_options *o, char why[RECORD_WHY])
{
    if (o->before_keeping && !o->before_keeping(o->keeper, why)) return false;
    if (s->keep.how == KEEP_NOT) return true;
    s->keep.begun = true;
    if (session_save(s) || s->keep.how == KEEP_NEW) return true;
    memcpy(why, s->save_trouble, RECORD_WHY);
    s->keep.begun = false;
    s->save_trouble[0] = '\0';
    return false;
}
