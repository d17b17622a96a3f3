/* campaign.c - a room whose game is one of the four of a campaign (campaign/odyssey.h): what is decided before it, how it ended, the next one.
 *
 * Everything that is decided between two games follows from a seed and from answers, so those are what is kept, in the settings of the room:
 * they are played again from the beginning whenever one more has come, until somebody has to be asked. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "campaign/odyssey.h"
#include "campaign/seeds.h"
#include "server/server.h"

enum { ANSWERS = 240, ITEMS = 64, SAID = 40, OF_BOTS = 90000 };

struct voyage {
    odyssey o;
    uint8_t answer[ANSWERS];         /* before the next game, of people and bots, in order        */
    int answers;
    bool preparing;                  /* the host has begun: what is left is decided now           */
    uint8_t asked;                   /* who is asked; NO_ONE: nobody                              */
    char what[200], item[ITEMS][80];
    int items;
    char next[STORE_ID];             /* the room of the next game; "": not yet                    */
};

static voyage *voyage_new(void)
{
    voyage *v = calloc(1, sizeof *v);
    if (v) {
        v->asked = NO_ONE;
    }
    return v;
}

bool campaign_begin(room *r)
{
    r->voyage = voyage_new();
    if (r->voyage) {
        r->voyage->o.setup = r->set.setup;
        memset(r->voyage->o.setup.key, 0, sizeof r->voyage->o.setup.key);
        if (!r->set.seed_given) {
            randombytes_buf(&r->voyage->o.setup.seed, sizeof r->voyage->o.setup.seed);
        }
    }
    return r->voyage != NULL;
}

void campaign_free(room *r)
{
    free(r->voyage);
    r->voyage = NULL;
}

static bool is_over(const odyssey *o) { return o->count == ODYSSEY_GAMES && o->game[o->count - 1].over; }

/* ---- deciding ------------------------------------------------------------------------------------------------- */

typedef struct deciding { room *r; voyage *v; int used, said; bool stopped; char line[SAID][200]; } deciding;

static int answer_of(deciding *d, int seat, const char *what, const char *const item[], int n)
{
    voyage *v = d->v;
    if (d->stopped || v->answers == ANSWERS) {
        return 0;
    }
    if (d->r->seat[seat].is.player != SEAT_PERSON) {
        uint64_t luck = seed_from(v->o.setup.seed, OF_BOTS + 1000 * (uint64_t)v->o.count + (uint64_t)v->answers);
        v->answer[v->answers++] = (uint8_t)(luck % (uint64_t)n);
        d->used = v->answers;
        return v->answer[v->answers - 1];
    }
    d->stopped = true;
    v->asked = (uint8_t)seat;
    v->items = n < ITEMS ? n : ITEMS;
    snprintf(v->what, sizeof v->what, "%s", what);
    for (int i = 0; i < v->items; i++) {
        snprintf(v->item[i], sizeof v->item[i], "%s", item[i]);
    }
    return 0;
}

static int pick(void *ctx, int seat, const char *what, const char *const item[], int n)
{
    deciding *d = ctx;
    if (d->used < d->v->answers) {
        int given = d->v->answer[d->used++];
        return given < n ? given : 0;
    }
    return answer_of(d, seat, what, item, n);
}

static void say(void *ctx, const char *sentence)
{
    deciding *d = ctx;
    if (d->said < SAID) {
        snprintf(d->line[d->said++], sizeof d->line[0], "%s", sentence);
    }
}

/* The cards are drawn with a key of their own, as in every room for which nobody has named a seed. */
static void take_setup(room *r)
{
    const odyssey *o = &r->voyage->o;
    settings keyed = r->set;
    odyssey_setup(o, o->count - 1, &r->set.setup);
    if (!r->set.seed_given) {
        settings_new_seed(&keyed);
        r->set.setup.seed = 0;
        memcpy(r->set.setup.key, keyed.setup.key, sizeof keyed.setup.key);
    }
}

static void go_on(room *r, client *c)
{
    voyage *v = r->voyage;
    odyssey trial = v->o;
    deciding *d = calloc(1, sizeof *d);
    if (!d) {
        client_error(c, "campaign", "game", "There is not enough memory for the campaign.");
        return;
    }
    d->r = r;
    d->v = v;
    v->asked = NO_ONE;
    bool whole = odyssey_prepare(&trial, &(odyssey_chooser){ pick, say, d });
    if (d->stopped) {
        room_keep(r);
        room_changed(r);
    } else if (!whole) {
        v->preparing = false;
        v->answers = 0;
        randombytes_buf(&v->o.setup.seed, sizeof v->o.setup.seed);
        client_error(c, "campaign", "game", "No table can be made for the next game. Begin again, or choose more boxes: they have more aliens.");
    } else {
        v->o = trial;
        v->preparing = false;
        v->answers = 0;
        take_setup(r);
        for (int i = 0; i < d->said; i++) {
            chat_notice(r, "%s", d->line[i]);
        }
        lobby_begin(r, c, "campaign");
    }
    free(d);
}

/* In the text of a campaign everybody has a name, also who has not come yet. */
static void name_seats(const room *r, odyssey *o)
{
    for (int seat = 0; seat < r->players; seat++) {
        const store_seat *s = &r->seat[seat].is;
        snprintf(o->name[seat], RECORD_NAME, "%s", s->name[0] ? s->name : "Nobody");
        snprintf(o->player[seat], RECORD_NAME, "%s", s->player == SEAT_BOT ? s->bot : "person");
    }
}

void campaign_start(room *r, client *c)
{
    voyage *v = r->voyage;
    name_seats(r, &v->o);
    v->o.setup.players = r->players;
    v->preparing = true;
    go_on(r, c);
}

static bool campaign_prepares(const room *r) { return r->voyage && r->voyage->preparing; }
bool campaign_goes_on(const room *r) { return r->voyage && r->voyage->o.count > 0; }

/* Somebody has left, or a bot decides from now on. An open seat has to be taken before the host begins again; what was decided stays. */
void campaign_seat_changed(room *r, client *c)
{
    if (!campaign_prepares(r)) {
        return;
    }
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_OPEN) {
            r->voyage->preparing = false;
            r->voyage->asked = NO_ONE;
            room_keep(r);
            room_changed(r);
            return;
        }
    }
    campaign_start(r, c);
}

void campaign_take(client *c, const json_t *m)
{
    room *r = c->room;
    voyage *v = r ? r->voyage : NULL;
    const json_t *id = json_object_get(m, "id"), *choice = json_object_get(m, "choice");
    if (!v || !v->preparing || c->seat == NO_ONE || c->seat != v->asked) {
        client_error(c, "campaign", "not-asked", "You are not being asked this now.");
    } else if (!json_is_integer(id) || json_integer_value(id) != v->answers) {
        client_error(c, "campaign", "late", "This question is over: it has been answered already.");
    } else if (!json_is_integer(choice) || json_integer_value(choice) < 0 || json_integer_value(choice) >= v->items) {
        client_error(c, "campaign", "illegal", "\"choice\" is the number of an item, from 0 to %d.", v->items - 1);
    } else {
        v->answer[v->answers++] = (uint8_t)json_integer_value(choice);
        campaign_start(r, c);
    }
}

/* ---- the end of a game, and the next one ------------------------------------------------------------------------ */

void campaign_game_over(room *r)
{
    odyssey *o = r->voyage ? &r->voyage->o : NULL;
    if (o && o->count > 0 && r->table && !o->game[o->count - 1].over) {
        odyssey_note(&o->game[o->count - 1], &r->table->host.game, r->players);
        if (is_over(o)) {
            chat_notice(r, "The campaign is over: %s wins it.", r->seat[odyssey_ranked(&o->game[o->count - 1], r->players, 1)].is.name);
        }
    }
}

/* Everybody has the seat that they had: coalitions belong to it. Whoever is known, or has the old key, finds it; a bot plays on for who has left. */
static void take_seats(room *r, const room *old)
{
    for (int seat = 0; seat < r->players; seat++) {
        store_seat *s = &r->seat[seat].is;
        *s = old->seat[seat].is;
        s->bot_since = 0;
        r->seat[seat].seen = uv_now(&r->server->loop);
        if (s->player != SEAT_PERSON) {
            s->player = SEAT_BOT;
            s->person[0] = '\0';
        }
        room_keep_seat(r, seat);
    }
}

/* What the last game was played with; the ages say what is next. */
static void forget_table(hc_setup *s)
{
    s->parts = s->variants = 0;
    s->first = HC_NOBODY;
    memset(s->part_option, 0, sizeof s->part_option);
    memset(s->alien, 0, sizeof s->alien);
    memset(s->gift, 0, sizeof s->gift);
}

static room *next_room(client *c, room *old)
{
    voyage *v = old->voyage;
    char why[STORE_WHY];
    room *r = v->next[0] ? room_find(c->server, v->next, c->from, why) : NULL;
    if (r || !lobby_may_make_room(c, "again") || (r = room_new(c->server, &old->set, c->from)) == NULL) {
        return r;
    }
    r->voyage = voyage_new();
    if (!r->voyage) {
        room_close(r);
        return NULL;
    }
    r->voyage->o = v->o;
    forget_table(&r->set.setup);
    if (r->set.seed_given) {
        r->set.setup.seed = seed_from(r->set.setup.seed, (uint64_t)v->o.count);
        r->voyage->o.setup.seed = r->set.setup.seed;
    } else {
        settings_new_seed(&r->set);
        randombytes_buf(&r->voyage->o.setup.seed, sizeof r->voyage->o.setup.seed);
    }
    r->host = c->seat;
    room_keep(r);
    take_seats(r, old);
    memcpy(v->next, r->id, sizeof v->next);
    room_keep(old);
    lobby_tell_again(old, r, c);
    room_changed(old);
    return r;
}

void campaign_again(client *c, const json_t *m)
{
    room *old = c->room;
    int seat = c->seat;
    campaign_game_over(old);
    if (is_over(&old->voyage->o)) {
        client_error(c, "again", "over", "The campaign is over. Make a new room for another one.");
        return;
    }
    room *r = next_room(c, old);
    if (r && r->seat[seat].is.player == SEAT_PERSON) {
        lobby_take_own_seat(r, c, seat, m);
    } else if (r) {
        client_error(c, "again", "no-seat", "Your seat in the next game was given away.");
    }
}

/* ---- kept, and shown ---------------------------------------------------------------------------------------------- */

void js_campaign_kept(js *j, const room *r)
{
    const voyage *v = r->voyage;
    odyssey named = v->o;
    named.setup.players = r->players;
    name_seats(r, &named);
    char *text = odyssey_text(&named);
    js_object(j, "voyage");
    js_string(j, "text", text);
    js_bool(j, "preparing", v->preparing);
    js_string(j, "next", v->next);
    js_array(j, "answers");
    for (int i = 0; i < v->answers; i++) {
        js_integer(j, NULL, v->answer[i]);
    }
    js_close(j);
    js_close(j);
    free(text);
}

/* The game of a room that is kept needs of its campaign who begins it, and with what. */
bool campaign_read_setup(const json_t *m, settings *set, bool begun, char why[SENTENCE])
{
    const char *text = json_string_value(json_object_get(json_object_get(m, "voyage"), "text"));
    odyssey *o = calloc(1, sizeof *o);
    char reason[RECORD_WHY] = "it is missing";
    bool good = o && text && odyssey_read_text(o, text, reason) && o->setup.players == set->setup.players;
    if (!good) {
        snprintf(why, SENTENCE, "its campaign cannot be read: %.160s", reason);
    } else if (begun && o->count > 0) {
        hc_setup of;
        odyssey_setup(o, o->count - 1, &of);
        set->setup.first = of.first;
        memcpy(set->setup.gift, of.gift, sizeof of.gift);
    }
    free(o);
    return good;
}

bool campaign_read(room *r, const json_t *m, char why[SENTENCE])
{
    const json_t *kept = json_object_get(m, "voyage"), *answers = json_object_get(kept, "answers");
    const char *text = json_string_value(json_object_get(kept, "text")), *next = json_string_value(json_object_get(kept, "next"));
    char reason[RECORD_WHY] = "it is missing";
    r->voyage = voyage_new();
    voyage *v = r->voyage;
    if (!v || !text || !odyssey_read_text(&v->o, text, reason)) {
        snprintf(why, SENTENCE, "its campaign cannot be read: %.160s", reason);
        return false;
    }
    v->preparing = json_is_true(json_object_get(kept, "preparing"));
    snprintf(v->next, sizeof v->next, "%s", next ? next : "");
    for (size_t i = 0; i < json_array_size(answers) && v->answers < ANSWERS; i++) {
        v->answer[v->answers++] = (uint8_t)json_integer_value(json_array_get(answers, i));
    }
    return true;
}

/* After a start the question is put again. */
void campaign_wake(room *r, client *c)
{
    if (campaign_prepares(r) && r->voyage->asked == NO_ONE && r->state == ROOM_WAITING) {
        campaign_start(r, c);
    }
}

static void write_standing(js *j, const char *key, const room *r, const odyssey_game *g)
{
    js_object(j, key);
    js_string(j, "age", hc_age_at(g->age)->title);
    js_bool(j, "over", g->over);
    js_array(j, "ranks");
    for (int rank = 1; g->over && rank <= r->players; rank++) {
        int seat = odyssey_ranked(g, r->players, rank);
        js_object(j, NULL);
        js_integer(j, "seat", seat);
        js_integer(j, "points", odyssey_final_points(g, r->players, seat));
        js_bool(j, "won", g->won >> seat & 1);
        js_close(j);
    }
    js_close(j);
    js_close(j);
}

/* Of a one-off game with points: how it ended. */
void js_points(js *j, const room *r)
{
    const uint8_t points = r->set.setup.points;
    if (r->voyage || !points || r->state != ROOM_OVER || !r->table) {
        return;
    }
    odyssey_game end = { .age = points - 1 };
    odyssey_note(&end, &r->table->host.game, r->players);
    end.over = true;
    write_standing(j, "points", r, &end);
}

static void write_coalitions(js *j, const room *r)
{
    const odyssey *o = &r->voyage->o;
    js_array(j, "coalitions");
    for (int seat = 0; seat < r->players; seat++) {
        js_array(j, NULL);
        for (int i = 0; i < ODYSSEY_COALITION && o->coalition[seat][i]; i++) {
            js_string(j, NULL, sheet_name(o->coalition[seat][i], o->setup.edition));
        }
        js_close(j);
    }
    js_close(j);
}

void js_campaign(js *j, const room *r, const client *to)
{
    const voyage *v = r->voyage;
    js_object(j, "campaign");
    js_integer(j, "games", ODYSSEY_GAMES);
    js_integer(j, "game", v->o.count + (r->state == ROOM_WAITING));
    js_bool(j, "over", is_over(&v->o));
    js_string(j, "next", v->next[0] ? v->next : NULL);
    js_array(j, "standings");
    for (int i = 0; i < v->o.count; i++) {
        write_standing(j, NULL, r, &v->o.game[i]);
    }
    js_close(j);
    write_coalitions(j, r);
    js_bool(j, "preparing", v->preparing);
    v->asked == NO_ONE ? js_null(j, "asked") : js_integer(j, "asked", v->asked);
    if (v->asked != NO_ONE && to->seat == v->asked) {
        js_object(j, "question");
        js_integer(j, "id", v->answers);
        js_string(j, "text", v->what);
        js_array(j, "items");
        for (int i = 0; i < v->items; i++) {
            js_string(j, NULL, v->item[i]);
        }
        js_close(j);
        js_close(j);
    }
    js_close(j);
}
