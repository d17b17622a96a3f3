/* errands.c - what is done with a database without serving it: copied, put back, checked. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

static int refuse(const char *why)
{
    fprintf(stderr, "hypercone: %s\n", why);
    return 1;
}

int server_backup(const char *db, const char *to)
{
    char why[STORE_WHY] = "";
    store *s = store_open_as_it_is(db, why);
    bool good = s && store_copy(s, to, why);
    store_close(s);
    if (!good) {
        return refuse(why);
    }
    printf("%s is a copy of %s, read again and sound.\n", to, db);
    return 0;
}

int server_restore(const char *db, const char *from)
{
    char why[STORE_WHY] = "";
    if (!store_restore(from, db, why)) {
        return refuse(why);
    }
    printf("%s is in the place of %s; what was there, if anything, is %s.before.\n", from, db, db);
    return 0;
}

/* ---- can every game be played again? --------------------------------------------------------------------- */

typedef struct found { record *rec; size_t rooms, games, answers, bad; store *store; } found;

static bool replays(found *f, const store_room *r, const settings *set, char why[STORE_WHY])
{
    record rec;
    hc_game game;
    record_begin(&rec, &set->setup);
    rec.rules = r->rules;
    bool good = store_read_answers(f->store, r->id, &rec, why) && room_may_go_on(r->rules, why);
    if (good && r->rules < HC_RULES_VERSION) {
        record_renew(&rec);
    }
    good = good && record_replay(&rec, SIZE_MAX, &game, NULL, NULL, why);
    f->answers += rec.count;
    record_free(&rec);
    return good;
}

static void check_room(void *ctx, const store_room *r)
{
    found *f = ctx;
    settings set;
    store_seat seat[HC_SEATS];
    int seats = 0;
    char why[STORE_WHY] = "its settings cannot be read";
    json_t *m = json_loads(r->settings, 0, NULL);
    bool good = m && settings_read(m, &set, true, why) && (!set.campaign || campaign_read_setup(m, &set, r->state != ROOM_WAITING, why)) &&
                store_read_seats(f->store, r->id, seat, &seats, why);
    if (good && seats != set.setup.players) {
        snprintf(why, sizeof why, "seats are missing");
        good = false;
    }
    f->rooms++;
    if (good && r->state != ROOM_WAITING) {
        f->games++;
        good = replays(f, r, &set, why);
    }
    if (!good) {
        f->bad++;
        fprintf(stderr, "room %s: %s\n", r->id, why);
    }
    json_decref(m);
}

int server_check(const char *db)
{
    char why[STORE_WHY] = "";
    found f = { .store = store_open_as_it_is(db, why) };
    bool good = f.store && store_is_sound(f.store, why);
    if (good && !store_is_newest(f.store)) {
        printf("%s is sound. It was written by an older Hypercone: its games are checked when a server opens it.\n", db);
        store_close(f.store);
        return 0;
    }
    good = good && store_read_at_one_moment(f.store, why) && store_each_room(f.store, true, check_room, &f, why);
    store_close(f.store);
    if (!good) {
        return refuse(why);
    }
    printf("%s is sound: %zu rooms, %zu games with %zu answers, %zu of which cannot be played again.\n", db, f.rooms, f.games, f.answers, f.bad);
    return f.bad ? 1 : 0;
}
