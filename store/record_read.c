/* record_read.c - reads the text of a record strictly: every kind of damage has its sentence. */
#include <string.h>

#include "store/lines.h"
#include "store/record_format.h"

static const record_word WORDS[] = { RECORD_WORDS };
enum { WORD_COUNT = sizeof WORDS / sizeof WORDS[0] };

/* ---- the header --------------------------------------------------------------------------------- */

static bool read_edition(lines *in, record *r)
{
    if (!lines_need(in, "the edition")) {
        return false;
    }
    const char *id = word_rest(in->text, "edition");
    int edition = id ? hc_edition_named(id) : -1;
    if (edition < 0 || !hc_edition(edition)) {
        return lines_refuse(in, id ? "there is no edition \"%.40s\" in this program" : "\"edition\" should stand here, not \"%.40s\"",
                      id ? id : in->text);
    }
    r->setup.edition = (uint8_t)edition;
    return true;
}

/* Of a key that is zero nobody has made a game: the writer would have named the seed. */
static bool read_key(const char *text, hc_setup *s)
{
    char part[17] = "";
    for (size_t i = 0; i < 4; i++) {
        if (strlen(text) != 64) {
            return false;
        }
        memcpy(part, text + 16 * i, 16);
        if (!word_hex(part, 16, &s->key[i])) {
            return false;
        }
    }
    return hc_is_keyed(s);
}

static bool read_luck(lines *in, record *r)
{
    if (!lines_need(in, "the seed")) {
        return false;
    }
    const char *seed = word_rest(in->text, "seed"), *key = word_rest(in->text, "key");
    if (key) {
        return read_key(key, &r->setup) || lines_refuse(in, "\"key\" and 64 hexadecimal digits, not all of them zero, should stand here");
    }
    if (!seed || strncmp(seed, "0x", 2) != 0 || !word_hex(seed + 2, 16, &r->setup.seed)) {
        return lines_refuse(in, "\"seed 0x\" and 16 hexadecimal digits should stand here, not \"%.40s\"", in->text);
    }
    return true;
}

static bool read_first(lines *in, record *r)
{
    if (!lines_need(in, "who begins")) {
        return false;
    }
    const char *first = word_rest(in->text, "first");
    unsigned long long seat;
    if (first && strcmp(first, "drawn") == 0) {
        r->setup.first = HC_NOBODY;
    } else if (first && word_number(first, HC_SEATS, &seat) && seat > 0) {
        r->setup.first = (uint8_t)(seat - 1);
    } else {
        return lines_refuse(in, "\"first drawn\" or \"first\" and a seat should stand here, not \"%.40s\"", in->text);
    }
    return true;
}

static bool read_variant(lines *in, record *r, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *known = hc_variant_name(r->setup.edition, bit, NULL);
        if (known && strcmp(known, name) == 0) {
            if (r->setup.variants >> bit & 1) {
                return lines_refuse(in, "variant \"%.40s\" for the second time", name);
            }
            r->setup.variants |= UINT64_C(1) << bit;
            return true;
        }
    }
    return lines_refuse(in, "the edition %s has no variant \"%.40s\"", hc_edition(r->setup.edition)->id, name);
}

static bool read_box(lines *in, record *r, const char *name)
{
    int box = hc_box_named(r->setup.edition, name);
    if (box < 0) {
        return lines_refuse(in, "the edition %s has no box \"%.40s\" in this program", hc_edition(r->setup.edition)->id, name);
    }
    if (r->setup.boxes >> box & 1) {
        return lines_refuse(in, "box \"%.40s\" for the second time", name);
    }
    r->setup.boxes |= UINT64_C(1) << box;
    return true;
}

static bool read_part(lines *in, record *r, const char *words)
{
    switch (hc_part_add(&r->setup, words)) {
    case HC_OK: return true;
    case HC_PART_TWICE: return lines_refuse(in, "part \"%.40s\" for the second time", words);
    case HC_NO_SUCH_OPTION: return lines_refuse(in, "a part has no such option in this program: \"%.80s\"", words);
    default: return lines_refuse(in, "the edition %s has no part \"%.40s\" in this program", hc_edition(r->setup.edition)->id, words);
    }
}

static bool read_alert(lines *in, record *r, const char *name)
{
    for (int alert = 1; alert < HC_ALERTS && r->setup.alert == HC_ALERT_NONE; alert++) {
        if (strcmp(hc_alert_name(alert), name) == 0) {
            r->setup.alert = (uint8_t)alert;
            return true;
        }
    }
    return lines_refuse(in, "one alert colour should stand here, green, yellow or red, not \"%.40s\"", name);
}

/* How points are counted: by an age. */
static bool read_points(lines *in, record *r, const char *name)
{
    const int age = hc_age_named(name);
    if (age < 0 || r->setup.points) {
        return lines_refuse(in, "the name of one age should stand here, not \"%.40s\"", name);
    }
    r->setup.points = (uint8_t)(age + 1);
    return true;
}

/* Of the edition's aliens, or of everything that it has; -1: there is none. "drawn" is 0. */
static int sheet_of_word(const record *r, const char *word, bool aliens_only)
{
    char known[64];
    for (int sheet = 0; sheet < hc_sheet_count(); sheet++) {
        hc_sheet_info info;
        if (sheet > 0 && (!hc_sheet(sheet, r->setup.edition, &info) || (aliens_only && !info.alien))) {
            continue;
        }
        record_sheet_word(sheet, r->setup.edition, known);
        if (strcmp(known, word) == 0) {
            return sheet;
        }
    }
    return -1;
}

static bool read_alien(lines *in, record *r, int seat, const char *word)
{
    int sheet = sheet_of_word(r, word, true);
    if (sheet >= 0) {
        r->setup.alien[seat] = (uint16_t)sheet;
        return true;
    }
    return lines_refuse(in, "the edition %s has no alien \"%.40s\"", hc_edition(r->setup.edition)->id, word);
}

/* A card that a seat begins with; seats follow later. */
static bool read_gift(lines *in, record *r, char *rest)
{
    unsigned long long seat;
    int i = 0, sheet = 0;
    if (!word_number(word_cut(&rest), HC_SEATS, &seat) || seat < 1) {
        return lines_refuse(in, "a seat should follow \"gift\"");
    }
    while (i < HC_GIFTS && r->setup.gift[seat - 1][i]) {
        i++;
    }
    for (int s = 1; s < hc_sheet_count() && !sheet; s++) {
        char word[64];
        hc_sheet_info info;                      /* of two aliens each the second as well */
        if (hc_boon_sort(r->setup.edition, s) || (hc_sheet(s, r->setup.edition, &info) && info.alien)) {
            record_sheet_word(s, r->setup.edition, word);
            sheet = strcmp(word, rest) == 0 ? s : 0;
        }
    }
    if (!sheet || i == HC_GIFTS) {
        return lines_refuse(in, "the edition has no card \"%.40s\" to begin with, or there are too many", rest);
    }
    r->setup.gift[seat - 1][i] = (uint16_t)sheet;
    return true;
}

static bool read_seat(lines *in, record *r, char *rest)
{
    int seat = r->setup.players;
    unsigned long long number;
    const char *word = word_cut(&rest);
    if (!word_number(word, HC_SEATS, &number) || (int)number != seat + 1) {
        return lines_refuse(in, "seat %d should stand here, not \"%.20s\"; a record has at most %d seats", seat + 1, word, HC_SEATS);
    }
    if (!read_alien(in, r, seat, word_cut(&rest))) {
        return false;
    }
    const char *player = word_cut(&rest);
    if (!record_may_be_named(player)) {
        return lines_refuse(in, "\"person\" or the level of a bot should stand before the name of seat %d", seat + 1);
    }
    if (!record_may_be_named(rest)) {
        return lines_refuse(in, "the name of seat %d should be 1 to %d printable bytes of UTF-8", seat + 1, RECORD_NAME - 1);
    }
    snprintf(r->player[seat], RECORD_NAME, "%s", player);
    snprintf(r->name[seat], RECORD_NAME, "%s", rest);
    r->setup.players++;
    return true;
}

static bool read_wish(lines *in, record *r, char *rest)
{
    static const char *const ASKS[RECORD_ASKS] = RECORD_ASKS_WORDS;
    unsigned long long seat;
    const char *number = word_cut(&rest), *what = word_cut(&rest);
    int sheet = sheet_of_word(r, what, false), asks = 0;
    while (asks < RECORD_ASKS && strcmp(rest, ASKS[asks]) != 0) {
        asks++;
    }
    if (!word_number(number, r->setup.players, &seat) || seat == 0 || sheet <= 0 || asks == RECORD_ASKS) {
        return lines_refuse(in, "\"asks\", a seat from 1 to %d, a power or card, and always or never should stand here, not \"asks %.20s %.30s %.20s\"",
                            r->setup.players, number, what, rest);
    }
    if (r->wishes == RECORD_WISHES) {
        return lines_refuse(in, "there are more than %d lines that begin with \"asks\"", RECORD_WISHES);
    }
    r->wish[r->wishes++] = (record_wish){ .sheet = (uint16_t)sheet, .seat = (uint8_t)(seat - 1), .asks = (uint8_t)asks };
    return true;
}

static bool read_header(lines *in, record *r)
{
    if (!lines_first(in, RECORD_MAGIC, "the record of a game", RECORD_VERSION, &r->rules) || !read_edition(in, r) ||
        !read_luck(in, r) || !read_first(in, r)) {
        return false;
    }
    for (;;) {
        char *rest;
        if (!lines_need(in, "\"answers\"")) {
            return false;
        }
        if (strcmp(in->text, "answers") == 0) {
            break;
        }
        if ((rest = word_rest(in->text, "seat")) != NULL && r->wishes == 0) {
            if (!read_seat(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "asks")) != NULL && r->setup.players > 0) {
            if (!read_wish(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "box")) != NULL && r->setup.players == 0) {
            if (!read_box(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "part")) != NULL && r->setup.players == 0) {
            if (!read_part(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "gift")) != NULL && r->setup.players == 0) {
            if (!read_gift(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "variant")) != NULL && r->setup.players == 0) {
            if (!read_variant(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "alert")) != NULL && r->setup.players == 0) {
            if (!read_alert(in, r, rest)) {
                return false;
            }
        } else if ((rest = word_rest(in->text, "points")) != NULL && r->setup.players == 0) {
            if (!read_points(in, r, rest)) {
                return false;
            }
        } else {
            return lines_refuse(in, "a seat or \"answers\" should stand here, not \"%.40s\"", in->text);
        }
    }
    if (r->setup.players == 0) {
        return lines_refuse(in, "no seat is named before the answers");
    }
    if (r->setup.first != HC_NOBODY && r->setup.first >= r->setup.players) {
        return lines_refuse(in, "seat %d should begin, but there are %d seats", r->setup.first + 1, r->setup.players);
    }
    return true;
}

/* ---- the answers ---------------------------------------------------------------------------------- */

static bool choice_of(const char *word, int *choice)
{
    unsigned long long number;
    for (int i = 0; i < WORD_COUNT; i++) {
        if (strcmp(WORDS[i].word, word) == 0) {
            *choice = WORDS[i].choice;
            return true;
        }
    }
    if (!word_number(word, INT16_MAX, &number)) {
        return false;
    }
    *choice = (int)number;
    return true;
}

static bool read_answer(lines *in, record *r)
{
    unsigned long long seat;
    int choice;
    char *comment = strchr(in->text, '#');
    if (comment) {
        *comment = '\0';
    }
    for (size_t end = strlen(in->text); end > 0 && in->text[end - 1] == ' '; end--) {
        in->text[end - 1] = '\0';
    }
    char *rest = in->text;
    const char *word = word_cut(&rest);
    if (!word_number(word, r->setup.players, &seat) || seat == 0) {
        return lines_refuse(in, "an answer begins with a seat from 1 to %d, not with \"%.30s\"", r->setup.players, word);
    }
    if (!choice_of(rest, &choice)) {
        return lines_refuse(in, "\"%.30s\" is no answer; right would be a number or pass, done, undo, deck, walk-away", rest);
    }
    if (!record_add(r, (int)seat - 1, choice, NULL)) {
        return lines_refuse(in, "not enough memory for %zu answers", r->count + 1);
    }
    return true;
}

static bool read_check(lines *in, record *r)
{
    uint64_t check;
    if (!lines_need(in, "a check")) {
        return false;
    }
    const char *digits = word_rest(in->text, "check");
    if (!digits) {
        return lines_refuse(in, "the check after decision %zu is missing", r->count);
    }
    if (!word_hex(digits, 8, &check) || check == 0) {
        return lines_refuse(in, "\"check\" and 8 hexadecimal digits should stand here, not \"%.40s\"", in->text);
    }
    r->answer[r->count - 1].check = (uint32_t)check;
    return true;
}

static bool read_end(lines *in, const record *r, const char *count)
{
    unsigned long long number;
    if (!word_number(count, SIZE_MAX, &number)) {
        return lines_refuse(in, "\"end\" and the number of answers should stand here, not \"end %.30s\"", count);
    }
    if (number != r->count) {
        return lines_refuse(in, "the end speaks of %llu answers, but there are %zu; some are missing or added", number, r->count);
    }
    switch (lines_next(in)) {
    case LINE:
        return lines_refuse(in, "\"%.40s\" follows the end of the record", in->text);
    case NO_LINE:
        return true;
    case BAD_LINE:
        break;
    }
    return false;
}

static bool read_answers(lines *in, record *r)
{
    for (;;) {
        if (!lines_need(in, "more answers or the end line")) {
            return false;
        }
        const char *count = word_rest(in->text, "end");
        if (count) {
            return read_end(in, r, count);
        }
        if (!read_answer(in, r) || (r->count % RECORD_CHECK == 0 && !read_check(in, r))) {
            return false;
        }
    }
}

_Static_assert((int)LINES_WHY == (int)RECORD_WHY, "one sentence for both");

/* Only what a check vouches for. */
static void cut_to_check(record *r)
{
    while (r->count > 0 && r->answer[r->count - 1].check == 0) {
        r->count--;
    }
}

bool record_read_part(record *r, FILE *in, char why[RECORD_WHY])
{
    lines from = { .in = in, .why = why };
    hc_setup nothing = { .first = HC_NOBODY };
    record_begin(r, &nothing);
    if (!read_header(&from, r)) {
        record_free(r);
        return false;
    }
    if (read_answers(&from, r)) {
        why[0] = '\0';
    } else {
        cut_to_check(r);
    }
    record_renew(r);
    record_join_plans(r);
    return true;
}

bool record_read(record *r, FILE *in, char why[RECORD_WHY])
{
    char damage[RECORD_WHY];
    if (!record_read_part(r, in, damage)) {
        memcpy(why, damage, sizeof damage);
        return false;
    }
    if (damage[0]) {
        record_free(r);
        memcpy(why, damage, sizeof damage);
    }
    return !damage[0];
}
