/* odyssey_file.c - the campaign of Cosmic Odyssey as readable text, written whole and read strictly. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "campaign/odyssey.h"
#include "store/durable.h"
#include "store/lines.h"
#include "store/record_format.h"

#define MAGIC "hypercone odyssey"
enum { VERSION = 1, WORD = 64 };

/* ---- writing ------------------------------------------------------------------------------------------------------------ */

static void write_seats(FILE *out, const char *key, unsigned mask, int players)
{
    const char *between = "";
    fprintf(out, " %s ", key);
    for (int seat = 0; seat < players; seat++) {
        if (mask >> seat & 1) {
            fprintf(out, "%s%d", between, seat + 1);
            between = ",";
        }
    }
    fputs(mask ? "" : "nobody", out);
}

static void write_table(const odyssey *o, const odyssey_game *g, FILE *out)
{
    char words[HC_PART_WORDS];
    hc_setup s = o->setup;
    s.parts = g->parts;
    memcpy(s.part_option, g->part_option, sizeof s.part_option);
    for (int part = 0; part < HC_PARTS; part++) {
        if (hc_part_words(&s, part, words)) {
            fprintf(out, "part %s\n", words);
        }
    }
    for (int bit = 0; bit < 64; bit++) {
        const char *name = g->variants >> bit & 1 ? hc_variant_name(s.edition, bit, NULL) : NULL;
        if (name) {
            fprintf(out, "variant %s\n", name);
        }
    }
}

static void write_game(const odyssey *o, int number, FILE *out)
{
    const odyssey_game *g = &o->game[number];
    char word[WORD];
    fprintf(out, "game %d age %s first ", number + 1, hc_age_at(g->age)->name);
    fprintf(out, g->first == HC_NOBODY ? "drawn\n" : "%d\n", g->first + 1);
    write_table(o, g, out);
    for (int seat = 0; seat < o->setup.players; seat++) {
        record_sheet_word(g->plays[seat], o->setup.edition, word);
        fprintf(out, "plays %d %s\n", seat + 1, word);
        for (int i = 0; i < HC_GIFTS && g->gift[seat][i]; i++) {
            record_sheet_word(g->gift[seat][i], o->setup.edition, word);
            fprintf(out, "gift %d %s\n", seat + 1, word);
        }
    }
    if (!g->over) {
        return;
    }
    fputs("over", out);
    write_seats(out, "won", g->won, o->setup.players);
    write_seats(out, "otherwise", g->otherwise, o->setup.players);
    fprintf(out, " turn %d points ", g->offense + 1);
    for (int seat = 0; seat < o->setup.players; seat++) {
        fprintf(out, "%s%d", seat ? "," : "", g->points[seat]);
    }
    fputc('\n', out);
}

static bool write_all(const odyssey *o, FILE *out)
{
    char word[WORD];
    fprintf(out, "%s %d rules %d\n", MAGIC, VERSION, HC_RULES_VERSION);
    fprintf(out, "edition %s\nseed 0x%016llx\n", hc_edition(o->setup.edition)->id, (unsigned long long)o->setup.seed);
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *name = o->setup.boxes >> box & 1 ? hc_box_name(o->setup.edition, box, NULL) : NULL;
        if (name) {
            fprintf(out, "box %s\n", name);
        }
    }
    for (int seat = 0; seat < o->setup.players; seat++) {
        fprintf(out, "seat %d %s %s\n", seat + 1, o->player[seat], o->name[seat]);
    }
    for (int i = 0; i < o->count; i++) {
        write_game(o, i, out);
    }
    for (int seat = 0; seat < o->setup.players; seat++) {
        fprintf(out, "coalition %d", seat + 1);
        for (int i = 0; i < ODYSSEY_COALITION && o->coalition[seat][i]; i++) {
            record_sheet_word(o->coalition[seat][i], o->setup.edition, word);
            fprintf(out, " %s", word);
        }
        fputc('\n', out);
    }
    fprintf(out, "end %d\n", o->count);
    return fflush(out) == 0 && !ferror(out);
}

bool odyssey_save(const odyssey *o, const char *path, char why[RECORD_WHY])
{
    durable d;
    return durable_open(&d, path, why) && durable_close(&d, write_all(o, d.out), why);
}

/* ---- reading -------------------------------------------------------------------------------------------------------------- */

static int sheet_worded(const char *word, int edition)
{
    for (int s = 1; s < hc_sheet_count(); s++) {
        char known[WORD];
        hc_sheet_info info;
        if (hc_sheet(s, edition, &info) && (info.alien || hc_boon_sort(edition, s))) {
            record_sheet_word(s, edition, known);
            if (strcmp(known, word) == 0) {
                return s;
            }
        }
    }
    return 0;
}

static bool read_seat_number(char **rest, int players, int *seat)
{
    unsigned long long number;
    if (!word_number(word_cut(rest), (unsigned long long)players, &number) || number < 1) {
        return false;
    }
    *seat = (int)number - 1;
    return true;
}

static bool read_mask(const char *text, int players, uint8_t *mask)
{
    *mask = 0;
    if (strcmp(text, "nobody") == 0) {
        return true;
    }
    for (; *text; text += *text == ',') {
        const int seat = *text++ - '1';
        if (seat < 0 || seat >= players || (*text && *text != ',')) {
            return false;
        }
        *mask |= (uint8_t)(1u << seat);
    }
    return *mask != 0;
}

static bool read_points(const char *text, int players, int16_t out[])
{
    for (int seat = 0; seat < players; seat++) {
        int used = 0, value;
        if (sscanf(text, "%d%n", &value, &used) != 1 || value < -1000 || value > 1000) {
            return false;
        }
        out[seat] = (int16_t)value;
        text += used;
        if (*text != (seat + 1 < players ? ',' : '\0')) {
            return false;
        }
        text++;
    }
    return true;
}

static bool read_begin(lines *in, odyssey *o, char *rest)
{
    unsigned long long number;
    if (o->count == ODYSSEY_GAMES || (o->count && !o->game[o->count - 1].over)) {
        return lines_refuse(in, "a game begins before the last one is over");
    }
    odyssey_game *g = &o->game[o->count];
    bool right = word_number(word_cut(&rest), ODYSSEY_GAMES, &number) && (int)number == o->count + 1 && strcmp(word_cut(&rest), "age") == 0;
    g->age = right ? hc_age_named(word_cut(&rest)) : -1;
    right = right && g->age >= 0 && strcmp(word_cut(&rest), "first") == 0;
    const char *first = right ? word_cut(&rest) : "";
    g->first = HC_NOBODY;
    if (strcmp(first, "drawn") != 0) {
        right = right && word_number(first, o->setup.players, &number) && number > 0;
        g->first = right ? (uint8_t)(number - 1) : HC_NOBODY;
    }
    if (!right) {
        return lines_refuse(in, "a game reads: game %d age innovation first 2", o->count + 1);
    }
    o->count++;
    return true;
}

static bool read_over(lines *in, odyssey *o, char *rest)
{
    odyssey_game *g = &o->game[o->count - 1];
    int seat = 0;
    bool right = !g->over && strcmp(word_cut(&rest), "won") == 0 && read_mask(word_cut(&rest), o->setup.players, &g->won) &&
                 strcmp(word_cut(&rest), "otherwise") == 0 && read_mask(word_cut(&rest), o->setup.players, &g->otherwise) &&
                 strcmp(word_cut(&rest), "turn") == 0 && read_seat_number(&rest, o->setup.players, &seat) &&
                 strcmp(word_cut(&rest), "points") == 0 && read_points(word_cut(&rest), o->setup.players, g->points) && *rest == '\0';
    g->offense = (uint8_t)seat;
    g->over = right;
    return right || lines_refuse(in, "the end of a game reads: over won 2 otherwise nobody turn 1 points 12,31,9");
}

static bool read_part_or_variant(lines *in, odyssey *o, const char *part, const char *variant)
{
    odyssey_game *g = &o->game[o->count - 1];
    hc_setup s = { .edition = o->setup.edition, .players = o->setup.players, .parts = g->parts };
    memcpy(s.part_option, g->part_option, sizeof s.part_option);
    if (part && hc_part_add(&s, part) != HC_OK) {
        return lines_refuse(in, "the edition has no part \"%.40s\"", part);
    }
    g->parts = s.parts;
    memcpy(g->part_option, s.part_option, sizeof s.part_option);
    for (int bit = 0; variant && bit < 64; bit++) {
        const char *known = hc_variant_name(o->setup.edition, bit, NULL);
        if (known && strcmp(known, variant) == 0) {
            g->variants |= 1ull << bit;
            return true;
        }
    }
    return !variant || lines_refuse(in, "the edition has no variant \"%.40s\"", variant);
}

static bool read_card(lines *in, odyssey *o, char *rest, bool plays)
{
    odyssey_game *g = &o->game[o->count - 1];
    int seat = 0, i = 0;
    const bool seated = read_seat_number(&rest, o->setup.players, &seat);
    const int sheet = seated ? sheet_worded(rest, o->setup.edition) : 0;
    while (!plays && i < HC_GIFTS && g->gift[seat][i]) {
        i++;
    }
    hc_sheet_info info;
    const bool alien = sheet && hc_sheet(sheet, o->setup.edition, &info) && info.alien, boon = sheet && hc_boon_sort(o->setup.edition, sheet);
    if (plays ? !alien : i == HC_GIFTS || (!boon && !alien)) {         /* to begin with: of two aliens each the second as well */
        return lines_refuse(in, "a seat and %s should stand here, not \"%.40s\"", plays ? "an alien" : "a card to begin with", rest);
    }
    *(plays ? &g->plays[seat] : &g->gift[seat][i]) = (uint16_t)sheet;
    return true;
}

static bool read_coalition(lines *in, odyssey *o, char *rest)
{
    int seat = 0;
    if (!read_seat_number(&rest, o->setup.players, &seat) || o->coalition[seat][0]) {
        return lines_refuse(in, "a coalition reads: coalition 1 virus zombie");
    }
    for (int i = 0; *rest; i++) {
        const char *word = word_cut(&rest);
        const int sheet = i < ODYSSEY_COALITION ? sheet_worded(word, o->setup.edition) : 0;
        if (!sheet) {
            return lines_refuse(in, "no alien is called \"%.40s\", or there are too many", word);
        }
        o->coalition[seat][i] = (uint16_t)sheet;
    }
    return true;
}

static bool read_seat(lines *in, odyssey *o, char *rest)
{
    unsigned long long number;
    const int seat = o->setup.players;
    bot_spec spec;
    char why[BOT_WHY];
    bool right = word_number(word_cut(&rest), HC_SEATS, &number) && (int)number == seat + 1;
    const char *player = word_cut(&rest);
    right = right && (strcmp(player, "person") == 0 || bot_spec_read(player, &spec, why)) && record_may_be_named(rest);
    if (!right) {
        return lines_refuse(in, "seat %d, \"person\" or the level of a bot, and a name should stand here", seat + 1);
    }
    snprintf(o->player[seat], RECORD_NAME, "%s", player);
    snprintf(o->name[seat], RECORD_NAME, "%s", rest);
    o->setup.players++;
    return true;
}

static bool read_line(lines *in, odyssey *o, bool *ended)
{
    char *rest;
    const bool begun = o->count > 0, open = begun && !o->game[o->count - 1].over;
    const bool seated = o->setup.players >= hc_edition(o->setup.edition)->players_min;
    unsigned long long number;
    if ((rest = word_rest(in->text, "box")) != NULL && o->setup.players == 0) {
        const int box = hc_box_named(o->setup.edition, rest);
        o->setup.boxes |= box < 0 ? 0 : 1ull << box;
        return box >= 0 || lines_refuse(in, "the edition has no box \"%.40s\"", rest);
    }
    if ((rest = word_rest(in->text, "seat")) != NULL && !begun) {
        return read_seat(in, o, rest);
    }
    if ((rest = word_rest(in->text, "game")) != NULL && seated) {
        return read_begin(in, o, rest);
    }
    if ((rest = word_rest(in->text, "part")) != NULL && open) {
        return read_part_or_variant(in, o, rest, NULL);
    }
    if ((rest = word_rest(in->text, "variant")) != NULL && open) {
        return read_part_or_variant(in, o, NULL, rest);
    }
    if ((rest = word_rest(in->text, "plays")) != NULL && open) {
        return read_card(in, o, rest, true);
    }
    if ((rest = word_rest(in->text, "gift")) != NULL && open) {
        return read_card(in, o, rest, false);
    }
    if ((rest = word_rest(in->text, "over")) != NULL && open) {
        return read_over(in, o, rest);
    }
    if ((rest = word_rest(in->text, "coalition")) != NULL && seated) {
        return read_coalition(in, o, rest);
    }
    if ((rest = word_rest(in->text, "end")) != NULL && seated) {
        *ended = true;
        const bool right = word_number(rest, ODYSSEY_GAMES, &number) && (int)number == o->count;
        return right || lines_refuse(in, "the end speaks of another number of games");
    }
    return lines_refuse(in, "\"%.40s\" should not stand here", in->text);
}

static bool read_all(lines *in, odyssey *o)
{
    int rules;
    bool ended = false;
    if (!lines_first(in, MAGIC, "a campaign of Cosmic Odyssey", VERSION, &rules) || !lines_need(in, "the edition")) {
        return false;
    }
    const char *id = word_rest(in->text, "edition");
    const int edition = id ? hc_edition_named(id) : -1;
    if (edition < 0 || !hc_edition(edition)) {
        return lines_refuse(in, "\"edition\" and an edition of this program should stand here");
    }
    o->setup.edition = (uint8_t)edition;
    if (!lines_need(in, "the seed")) {
        return false;
    }
    const char *seed = word_rest(in->text, "seed");
    if (!seed || strncmp(seed, "0x", 2) != 0 || !word_hex(seed + 2, 16, &o->setup.seed)) {
        return lines_refuse(in, "\"seed 0x\" and 16 hexadecimal digits should stand here");
    }
    while (!ended) {
        if (!lines_need(in, "the end line") || !read_line(in, o, &ended)) {
            return false;
        }
    }
    return lines_next(in) == NO_LINE || lines_refuse(in, "something follows the end of the campaign");
}

bool odyssey_load(odyssey *o, const char *path, char why[RECORD_WHY])
{
    char reason[RECORD_WHY];
    lines in = { .in = fopen(path, "r"), .why = reason };
    *o = (odyssey){ .setup.first = HC_NOBODY };
    if (!in.in) {
        snprintf(why, RECORD_WHY, "cannot open %s: %s", durable_short(path), strerror(errno));
        return false;
    }
    const bool good = read_all(&in, o);
    fclose(in.in);
    if (!good) {
        snprintf(why, RECORD_WHY, "%s, %.140s", durable_short(path), reason);
    }
    return good;
}

char *odyssey_text(const odyssey *o)
{
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    const bool good = out && write_all(o, out);
    if (out) {
        fclose(out);
    }
    if (!good) {
        free(text);
        text = NULL;
    }
    return text;
}

bool odyssey_read_text(odyssey *o, const char *text, char why[RECORD_WHY])
{
    lines in = { .in = fmemopen((void *)(uintptr_t)text, strlen(text), "r"), .why = why };
    *o = (odyssey){ .setup.first = HC_NOBODY };
    const bool good = in.in ? read_all(&in, o) : lines_refuse(&in, "there is no text");
    if (in.in) {
        fclose(in.in);
    }
    return good;
}

bool is_odyssey_file(const char *path)
{
    char begin[sizeof MAGIC] = "";
    FILE *in = fopen(path, "r");
    const bool is = in && fread(begin, 1, sizeof MAGIC - 1, in) == sizeof MAGIC - 1 && strcmp(begin, MAGIC) == 0;
    if (in) {
        fclose(in);
    }
    return is;
}
