/* settings.c - what a room is set to: read from a message or from the store, checked, and written again. */
#include "campaign/odyssey.h"
#include "wire/catalogue.h"
#include "server/server.h"
#include "server/settings.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LONGEST_SILENCE = 30 * 86400 };

static const char *const CLOCK[CLOCKS] = { [CLOCK_OFF] = "off", [CLOCK_RELAXED] = "relaxed", [CLOCK_FAST] = "fast", [CLOCK_DAYS] = "days" };

int room_clock_seconds(const room *r) { return (int)r->server->o->clock[r->set.clock]; }

/* The usual minute is for people who keep each other waiting. */
int room_deal_seconds(const room *r) { return r->set.deal_given || room_people(r) > 1 ? r->set.deal_seconds : 0; }

const char *settings_clock(const settings *s) { return CLOCK[s->clock]; }

bool refuse(char why[SENTENCE], const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(why, SENTENCE, format, args);
    va_end(args);
    return false;
}

/* ---- members that may be missing ------------------------------------------------------------------ */

bool read_flag(const json_t *m, const char *key, bool usual, bool *out, char why[SENTENCE])
{
    const json_t *v = json_object_get(m, key);
    *out = v ? json_is_true(v) : usual;
    return !v || json_is_null(v) || json_is_boolean(v) || refuse(why, "\"%s\" is true or false", key);
}

bool read_whole(const json_t *m, const char *key, int usual, int least, int most, int *out, char why[SENTENCE])
{
    const json_t *v = json_object_get(m, key);
    json_int_t number = json_is_integer(v) ? json_integer_value(v) : usual;
    if ((v && !json_is_null(v) && !json_is_integer(v)) || number < least || number > most) {
        return refuse(why, "\"%s\" is a number from %d to %d", key, least, most);
    }
    *out = (int)number;
    return true;
}

bool read_word(const json_t *m, const char *key, const char **out, char why[SENTENCE])
{
    const json_t *v = json_object_get(m, key);
    *out = json_string_value(v);
    return !v || json_is_null(v) || *out || refuse(why, "\"%s\" is a text", key);
}

/* ---- the game -------------------------------------------------------------------------------------- */

/* What there is may be a long list: it ends with a whole name. */
static void shorten(char text[], size_t most)
{
    if (strlen(text) > most) {
        text[most - strlen(", ...")] = '\0';
        char *comma = strrchr(text, ',');
        strcpy(comma ? comma : text + strlen(text), ", ...");
    }
}

/* By name: whoever reads it may not have written it. */
static bool refuse_name(char why[SENTENCE], const char *name, hc_status status, int edition)
{
    enum { REASON = 190 };
    char reason[2 * SENTENCE];
    text_refusal(reason, sizeof reason, status, edition);
    shorten(reason, REASON);
    snprintf(why, SENTENCE, "\"%.40s\": %.190s", name ? name : "", reason);
    return false;
}

static bool read_edition(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const char *id;
    if (!read_word(m, "edition", &id, why)) {
        return false;
    }
    int edition = id ? hc_edition_named(id) : hc_edition_default();
    if (edition < 0 || !hc_edition(edition)) {
        return refuse_name(why, id, HC_NO_SUCH_EDITION, 0);
    }
    s->edition = (uint8_t)edition;
    const hc_edition_info *info = hc_edition(edition);
    int players = 0, usual = info->players_max < 4 ? info->players_max : 4;
    if (!read_whole(m, "players", usual, info->players_min, info->players_max, &players, why)) {
        return false;
    }
    s->players = (uint8_t)players;
    return true;
}

static bool add_variant(hc_setup *s, const char *typed, char why[SENTENCE])
{
    for (int bit = 0; typed && bit < 64; bit++) {
        const char *name = hc_variant_name(s->edition, bit, NULL);
        if (name && strcmp(name, typed) == 0) {
            s->variants |= UINT64_C(1) << bit;
            return true;
        }
    }
    return refuse_name(why, typed, HC_NO_SUCH_VARIANT, s->edition);
}

static bool read_variants(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const json_t *list = json_object_get(m, "variants");
    bool choose = false;
    if (list && !json_is_null(list) && (!json_is_array(list) || json_array_size(list) > 64)) {
        return refuse(why, "\"variants\" is a list of names");
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (!add_variant(s, json_string_value(json_array_get(list, i)), why)) {
            return false;
        }
    }
    return read_flag(m, "choose", false, &choose, why) && (!choose || add_variant(s, "choose-of-two", why));
}

static bool read_boxes(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const json_t *list = json_object_get(m, "boxes");
    if (list && !json_is_null(list) && (!json_is_array(list) || json_array_size(list) > 64)) {
        return refuse(why, "\"boxes\" is a list of names");
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *name = json_string_value(json_array_get(list, i));
        int box = name ? hc_box_named(s->edition, name) : -1;
        if (box < 0) {
            return refuse_name(why, name, HC_NO_SUCH_BOX, s->edition);
        }
        s->boxes |= UINT64_C(1) << box;
    }
    return true;
}

static bool read_parts(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const json_t *list = json_object_get(m, "parts");
    if (list && !json_is_null(list) && (!json_is_array(list) || json_array_size(list) > HC_PARTS)) {
        return refuse(why, "\"parts\" is a list of names");
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *words = json_string_value(json_array_get(list, i));
        const hc_status refused = words ? hc_part_add(s, words) : HC_NO_SUCH_PART;
        if (refused != HC_OK) {
            return refuse_name(why, words, refused, s->edition);
        }
    }
    return true;
}

static bool read_preset(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const char *name = NULL;
    if (!read_word(m, "preset", &name, why)) {
        return false;
    }
    const hc_status refused = name && name[0] ? hc_preset_add(s, name) : HC_OK;
    return refused == HC_OK || refuse_name(why, name, refused, s->edition);
}

static bool read_alert(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const char *word;
    if (!read_word(m, "alert", &word, why)) {
        return false;
    }
    for (int alert = 0; word && alert < HC_ALERTS; alert++) {
        if (hc_alert_name(alert) && strcmp(hc_alert_name(alert), word) == 0) {
            s->alert = (uint8_t)alert;
            return true;
        }
    }
    return !word || !word[0] || refuse(why, "\"alert\" is green, yellow or red");
}

static bool set_alien(hc_setup *s, int seat, const char *name, char why[SENTENCE])
{
    hc_sheet_info info;
    int sheet = hc_sheet_named(name);
    if (sheet == 0 || !hc_sheet(sheet, s->edition, &info) || !info.alien) {
        return refuse(why, "seat %d: there is no alien \"%.40s\" in this edition", seat + 1, name);
    }
    s->alien[seat] = (uint16_t)sheet;
    return true;
}

static bool read_aliens(const json_t *m, hc_setup *s, char why[SENTENCE])
{
    const json_t *seats = json_object_get(m, "seats");
    const hc_group *groups = hc_edition(s->edition)->group;
    int group = 0, count = 0;
    while (groups && groups[count].name) {
        count++;
    }
    if (!read_whole(m, "group", 0, 0, count, &group, why)) {
        return false;
    }
    for (int seat = 0; seat < s->players; seat++) {
        const json_t *alien = json_object_get(json_array_get(seats, (size_t)seat), "alien");
        const char *name = json_string_value(alien);
        if (!name && group > 0) {
            name = groups[group - 1].alien[seat];
        }
        if (alien && !json_is_null(alien) && !json_is_string(alien)) {
            return refuse(why, "seat %d: \"alien\" is a name, or null: drawn", seat + 1);
        }
        if (name && name[0] && !set_alien(s, seat, name, why)) {
            return false;
        }
    }
    return true;
}

void settings_new_seed(settings *s)
{
    s->setup.seed = 0;
    do {
        randombytes_buf(s->setup.key, sizeof s->setup.key);
    } while (!hc_is_keyed(&s->setup));
    s->seed_given = false;
}

static bool read_key(const json_t *m, hc_setup *s)
{
    const char *text = json_string_value(json_object_get(m, "key"));
    unsigned char key[sizeof s->key];
    size_t length = 0;
    if (!text || sodium_hex2bin(key, sizeof key, text, strlen(text), NULL, &length, NULL) != 0 || length != sizeof key) {
        return false;
    }
    memcpy(s->key, key, sizeof key);
    return true;
}

static bool read_seed(const json_t *m, settings *out, bool from_store, char why[SENTENCE])
{
    const json_t *v = json_object_get(m, "seed");
    unsigned long long seed = 0;
    char rest;
    if (from_store && read_key(m, &out->setup)) {
        return true;
    }
    if (!v || json_is_null(v) || (json_is_string(v) && !json_string_value(v)[0])) {
        settings_new_seed(out);
        return true;
    }
    if (json_is_string(v) && strlen(json_string_value(v)) < 24 && sscanf(json_string_value(v), "0x%16llx%c", &seed, &rest) == 1) {
        out->setup.seed = seed;
    } else if (json_is_integer(v) && json_integer_value(v) >= 0) {
        out->setup.seed = (uint64_t)json_integer_value(v);
    } else {
        return refuse(why, "\"seed\" is a whole number, or \"0x\" and hexadecimal digits");
    }
    /* Whoever chooses the seed could know every card: that is told to all, and not for a client to deny. */
    out->seed_given = !from_store || json_is_true(json_object_get(m, "seed_given"));
    return true;
}

/* The engine has the last word on what goes together. */
static bool may_begin(const hc_setup *s, char why[SENTENCE])
{
    hc_game g;
    int seat = HC_NOBODY;
    hc_status status = hc_new(&g, s, NULL, &seat);
    if (status == HC_OK) {
        return true;
    }
    char reason[SENTENCE];
    text_refused_setup(reason, sizeof reason, status, s);
    return seat >= 0 && seat < s->players ? refuse(why, "seat %d: %s", seat + 1, reason) : refuse(why, "%s", reason);
}

static bool read_clocks(const json_t *m, settings *out, bool from_store, char why[SENTENCE])
{
    const char *word;
    if (!read_word(m, "clock", &word, why)) {
        return false;
    }
    int found = word ? -1 : CLOCK_OFF;
    for (int clock = 0; word && clock < CLOCKS; clock++) {
        found = strcmp(word, CLOCK[clock]) == 0 ? clock : found;
    }
    if (found < 0) {
        return refuse(why, "\"clock\" is off, relaxed, fast or days");
    }
    out->clock = (uint8_t)found;
    out->deal_given = from_store ? json_is_true(json_object_get(m, "deal_given")) : json_is_integer(json_object_get(m, "deal_seconds"));
    return read_whole(m, "deal_seconds", found == CLOCK_DAYS ? 0 : 60, 0, 600, &out->deal_seconds, why) &&
           read_whole(m, "silence_seconds", found == CLOCK_DAYS ? 0 : 180, 0, LONGEST_SILENCE, &out->silence_seconds, why);
}

static bool read_title(const json_t *m, settings *out, char why[SENTENCE])
{
    const char *title;
    if (!read_word(m, "title", &title, why)) {
        return false;
    }
    if (title && title[0] && (strlen(title) >= TITLE || !is_plain_text(title))) {
        return refuse(why, "\"title\" has at most %d bytes, all of which can be seen", TITLE - 1);
    }
    snprintf(out->title, sizeof out->title, "%s", title ? title : "");
    return true;
}

/* The ages say what is played in a campaign. */
static bool read_campaign(const json_t *m, settings *out, bool from_store, char why[SENTENCE])
{
    const hc_setup *s = &out->setup;
    if (!read_flag(m, "campaign", false, &out->campaign, why)) {
        return false;
    }
    if (!out->campaign || from_store) {
        return true;
    }
    bool chosen = s->parts || s->variants || s->alert;
    for (int seat = 0; seat < s->players; seat++) {
        chosen |= s->alien[seat] != 0;
    }
    if (chosen) {
        return refuse(why, "the ages say what is played in a campaign: choose no aliens, parts, variants or presets");
    }
    return odyssey_fits(s->edition, s->players) || refuse(why, "the campaign of four games is one of the modern edition");
}

static bool may_be_rated(const settings *s, char why[SENTENCE])
{
    return !s->rated || !s->seed_given || refuse(why, "a rated game draws its own cards: name no seed");
}

bool settings_read(const json_t *m, settings *out, bool from_store, char why[SENTENCE])
{
    *out = (settings){ .setup.first = HC_NOBODY };
    const json_t *seats = json_object_get(m, "seats");
    if (!read_edition(m, &out->setup, why)) {
        return false;
    }
    if (seats && (!json_is_array(seats) || json_array_size(seats) != out->setup.players)) {
        return refuse(why, "\"seats\" is a list with one object for each of the %d players", out->setup.players);
    }
    return read_boxes(m, &out->setup, why) && read_variants(m, &out->setup, why) && read_parts(m, &out->setup, why) &&
           read_preset(m, &out->setup, why) &&
           read_alert(m, &out->setup, why) &&
           read_aliens(m, &out->setup, why) &&
           read_seed(m, out, from_store, why) && read_clocks(m, out, from_store, why) && read_flag(m, "listed", false, &out->listed, why) &&
           read_flag(m, "talk", true, &out->talk, why) && read_title(m, out, why) && read_flag(m, "spectators", true, &out->spectators, why) &&
           read_flag(m, "rated", false, &out->rated, why) && may_be_rated(out, why) &&
           read_one_off(m, out, from_store, why) && read_campaign(m, out, from_store, why) &&
           may_begin(&out->setup, why);
}

/* ---- written again ----------------------------------------------------------------------------------- */

static void write_members(js *j, const settings *s)
{
    js_string(j, "edition", hc_edition(s->setup.edition)->id);
    js_integer(j, "players", s->setup.players);
    js_boxes(j, "boxes", &s->setup);
    js_array(j, "variants");
    for (int bit = 0; bit < 64; bit++) {
        const char *name = s->setup.variants >> bit & 1 ? hc_variant_name(s->setup.edition, bit, NULL) : NULL;
        if (name) {
            js_string(j, NULL, name);
        }
    }
    js_close(j);
    js_parts(j, "parts", &s->setup);
    js_string(j, "alert", hc_alert_name(s->setup.alert));
    if (s->setup.points) {
        js_string(j, "points", hc_age_at(s->setup.points - 1)->name);
    }
    js_array(j, "seats");
    for (int seat = 0; seat < s->setup.players; seat++) {
        js_object(j, NULL);
        js_string(j, "alien", sheet_name(s->setup.alien[seat], s->setup.edition));
        js_close(j);
    }
    js_close(j);
    js_string(j, "clock", CLOCK[s->clock]);
    js_integer(j, "deal_seconds", s->deal_seconds);
    js_integer(j, "silence_seconds", s->silence_seconds);
    js_bool(j, "listed", s->listed);
    js_bool(j, "talk", s->talk);
    js_bool(j, "spectators", s->spectators);
    js_bool(j, "rated", s->rated);
    js_bool(j, "campaign", s->campaign);
    js_bool(j, "seed_given", s->seed_given);
    if (s->title[0]) {
        js_string(j, "title", s->title);
    }
}

void js_settings(js *j, const char *key, const settings *s)
{
    js_object(j, key);
    write_members(j, s);
    js_close(j);
}

/* The seed tells every card: it leaves the server with the finished game, not before. */
void js_settings_kept(js *j, const settings *s, const room *r)
{
    char digits[2 * sizeof s->setup.key + 1];
    js_object(j, NULL);
    write_members(j, s);
    js_bool(j, "deal_given", s->deal_given);
    if (hc_is_keyed(&s->setup)) {
        js_string(j, "key", sodium_bin2hex(digits, sizeof digits, (const unsigned char *)s->setup.key, sizeof s->setup.key));
    } else {
        js_hex(j, "seed", s->setup.seed);
    }
    if (r->voyage) {
        js_campaign_kept(j, r);
    }
    js_close(j);
}
