/* names.c - finds what was typed, or guesses what was meant. */
#include "cli/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

enum { LONGEST = 63 };

/* Lower case letters and digits only; other alphabets stay as they are. */
static size_t fold(const char *name, char out[LONGEST + 1])
{
    size_t length = 0;
    for (const unsigned char *c = (const unsigned char *)name; *c && length < LONGEST; c++) {
        if (*c >= 'A' && *c <= 'Z') {
            out[length++] = (char)(*c - 'A' + 'a');
        } else if ((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c >= 0x80) {
            out[length++] = (char)*c;
        }
    }
    out[length] = '\0';
    return length;
}

bool is_same_name(const char *a, const char *b)
{
    char x[LONGEST + 1], y[LONGEST + 1];
    return fold(a, x) > 0 && fold(b, y) > 0 && strcmp(x, y) == 0;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Letters to add, drop, change or swap with a neighbour (optimal string alignment). */
static int distance_of(const char *a, size_t a_length, const char *b, size_t b_length)
{
    int row[3][LONGEST + 2] = { { 0 } };
    for (size_t j = 0; j <= b_length; j++) {
        row[0][j] = (int)j;
    }
    for (size_t i = 1; i <= a_length; i++) {
        int *now = row[i % 3], *before = row[(i + 2) % 3], *two_before = row[(i + 1) % 3];
        now[0] = (int)i;
        for (size_t j = 1; j <= b_length; j++) {
            int change = before[j - 1] + (a[i - 1] != b[j - 1]);
            now[j] = smaller(change, smaller(before[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                now[j] = smaller(now[j], two_before[j - 2] + 1);
            }
        }
    }
    return row[a_length % 3][b_length];
}

void guess_begin(guess *g, const char *typed)
{
    *g = (guess){ .typed = typed, .distance = 1000 };
}

void guess_add(guess *g, const char *candidate)
{
    char typed[LONGEST + 1], known[LONGEST + 1];
    size_t length = fold(g->typed, typed);
    size_t known_length = fold(candidate, known);
    int distance = distance_of(typed, length, known, known_length);
    int bearable = length < 4 ? 1 : length < 8 ? 2 : 3;
    bool is_beginning = length >= 2 && strncmp(known, typed, length) == 0;
    if (is_beginning) {
        distance = smaller(distance, 1);
    }
    if (distance <= bearable && distance < g->distance && distance < (int)known_length) {
        g->distance = distance;
        snprintf(g->best, sizeof g->best, "%s", candidate);
    }
}

const char *guess_of(const guess *g)
{
    return g->distance < 1000 ? g->best : NULL;
}

/* ---- the catalogue ------------------------------------------------------------------------ */

void say_unknown(const char *what, const guess *g, const char *list)
{
    const char *meant = guess_of(g);
    if (meant) {
        wrong_use("there is no %s \"%s\"; did you mean %s?", what, g->typed, meant);
    } else {
        wrong_use("there is no %s \"%s\"; %s", what, g->typed, list);
    }
}

int find_edition(const char *typed)
{
    guess g;
    char list[200] = "there is";
    guess_begin(&g, typed);
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        const hc_edition_info *info = hc_edition(edition);
        if (!info) {
            continue;
        }
        if (is_same_name(typed, info->id) || is_same_name(typed, info->name)) {
            return edition;
        }
        guess_add(&g, info->id);
        size_t used = strlen(list);
        snprintf(list + used, sizeof list - used, "%s %s", used > 8 ? "," : "", info->id);
    }
    say_unknown("edition", &g, list);
    return -1;
}

static int find_in_sheets(const char *typed, int edition, bool aliens_only)
{
    guess g;
    guess_begin(&g, typed);
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++) {
        hc_sheet_info info;
        if (!hc_sheet(sheet, edition, &info) || (aliens_only && !info.alien)) {
            continue;
        }
        if (is_same_name(typed, info.name)) {
            return sheet;
        }
        guess_add(&g, info.name);
    }
    int elsewhere = hc_sheet_named(typed);
    const char *id = hc_edition(edition)->id;
    hc_sheet_info info;
    bool is_here = elsewhere > 0 && hc_sheet(elsewhere, edition, &info);
    if (is_here && (info.alien || !aliens_only)) {
        return elsewhere;                /* "plague" for The Plague */
    }
    if (is_here) {
        wrong_use("%s is a card, not an alien; \"hypercone list aliens --edition %s\" shows the aliens", info.name, id);
    } else if (elsewhere > 0) {
        wrong_use("the edition %s has no \"%s\"; \"hypercone list aliens --edition %s\" shows what it has", id, typed, id);
    } else {
        char list[128];
        snprintf(list, sizeof list, "\"hypercone list aliens --edition %s\" shows them%s", id,
                 aliens_only ? "" : ", \"list cards\" the cards");
        say_unknown(aliens_only ? "alien" : "alien or card", &g, list);
    }
    return 0;
}

int find_alien(const char *typed, int edition)
{
    return find_in_sheets(typed, edition, true);
}

int find_sheet(const char *typed, int edition)
{
    return find_in_sheets(typed, edition, false);
}

/* "Attack 8", "+3": a card as `list cards` and the log write it; its number alone will do for one of its kind. */
static bool is_called(const hc_deck_row *row, int edition, const char *name)
{
    char written[80], number[16], printed[16] = "";
    hc_card_info card = { .kind = row->kind, .value = row->value, .sheet = row->sheet };
    bool adds = row->kind == HC_CARD_REINFORCEMENT, numbered = hc_is_numbered(row->kind);
    text_card(written, sizeof written, edition, &card);
    snprintf(number, sizeof number, "%s%d", adds ? "+" : row->kind == HC_CARD_KICKER ? "x" : "", row->value);
    if (row->kind == HC_CARD_ATTACK && row->value >= 0 && row->value < 10) snprintf(printed, sizeof printed, "Attack %02d", row->value % 10);
    const char *named = row->kind == HC_CARD_PLANET ? hc_tile_name(row->value) : hc_plan_name(&card);
    bool by_name = named && strncmp(written, named, strlen(named)) == 0 && is_same_name(name, named);
    return by_name || is_same_name(name, written) || (printed[0] && is_same_name(name, printed)) || (numbered && strcmp(name, number) == 0);
}

static const hc_deck_row *card_called(const hc_deck_row *row, int edition, const char *name)
{
    while (row && row->copies > 0 && !is_called(row, edition, name)) {
        row++;
    }
    return row && row->copies > 0 ? row : NULL;
}

/* The halves of a flare stand in its alien's entry. */
static const char *without_flare(const char *name)
{
    static char alien[LONGEST + 1];
    const char *last = strrchr(name, ' ');
    if (!last || !is_same_name(last, "flare")) {
        return name;
    }
    snprintf(alien, sizeof alien, "%.*s", (int)(last - name), name);
    return alien;
}

/* What is written of every card of its kind: the name of the kind, or of its sheet; else the name itself. */
const char *entry_of(const char *name, int edition)
{
    const hc_edition_info *info = hc_edition(edition);
    const hc_deck_row *row = card_called(info->deck, edition, name);
    hc_sheet_info sheet;
    if (!row) {
        row = card_called(info->large, edition, name);
    }
    for (int i = 0; i < 4 && !row; i++) {
        row = card_called(info->rewards[i], edition, name);
    }
    return !row ? without_flare(name) : hc_sheet(row->sheet, edition, &sheet) ? sheet.name : hc_card_kind_name(row->kind);
}

static int find_level(const char *typed)
{
    guess g;
    char list[160] = "there is";
    guess_begin(&g, typed);
    for (int level = 0; level < BOT_LEVELS_END; level++) {
        if (is_same_name(typed, bot_level_name(level))) {
            return level;
        }
        if (level >= BOT_LEVELS) {
            continue;
        }
        guess_add(&g, bot_level_name(level));
        size_t used = strlen(list);
        snprintf(list + used, sizeof list - used, "%s %s", level > 0 ? "," : "", bot_level_name(level));
    }
    say_unknown("bot level", &g, list);
    return -1;
}

bool find_bot(const char *typed, bot_spec *out)
{
    char why[BOT_WHY];
    if (!strpbrk(typed, ":/")) {
        int level = find_level(typed);
        *out = (bot_spec){ .level = (uint8_t)(level < 0 ? 0 : level) };
        return level >= 0;
    }
    if (bot_spec_read(typed, out, why)) {
        return true;
    }
    wrong_use("%s", why);
    return false;
}

int find_variant(const char *typed, int edition)
{
    guess g;
    bool has_any = false;
    guess_begin(&g, typed);
    for (int bit = 0; bit < 64; bit++) {
        const char *name = hc_variant_name(edition, bit, NULL);
        if (!name) {
            continue;
        }
        if (is_same_name(typed, name)) {
            return bit;
        }
        has_any = true;
        guess_add(&g, name);
    }
    char list[128];
    snprintf(list, sizeof list, has_any ? "\"hypercone list variants --edition %s\" shows them" : "the edition %s has none",
             hc_edition(edition)->id);
    say_unknown("variant", &g, list);
    return -1;
}

int find_box(const char *typed, int edition)
{
    guess g;
    guess_begin(&g, typed);
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *name = hc_box_name(edition, box, NULL);
        if (!name) {
            continue;
        }
        if (is_same_name(typed, name)) {
            return box;
        }
        guess_add(&g, name);
    }
    char list[128];
    snprintf(list, sizeof list, "\"hypercone list boxes --edition %s\" shows them", hc_edition(edition)->id);
    say_unknown("box", &g, list);
    return -1;
}

int find_alert(const char *typed)
{
    guess g;
    guess_begin(&g, typed);
    for (int alert = 1; alert < HC_ALERTS; alert++) {
        if (is_same_name(typed, hc_alert_name(alert))) {
            return alert;
        }
        guess_add(&g, hc_alert_name(alert));
    }
    say_unknown("alert colour", &g, "there is green, yellow, red");
    return -1;
}

/* ---- options -------------------------------------------------------------------------------- */

const char *const GAME_OPTION_NAMES[] = { "--edition", "--players", "--alien", "--aliens", "--group", "--bots",
                                          "--box", "--variant", "--choose-aliens", "--alert", "--seed", "--name", NULL };

int take_option(int argc, char **argv, int *i, const char *name, const char **value)
{
    const char *word = argv[*i];
    size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || (word[length] != '\0' && word[length] != '=')) {
        return 0;
    }
    if (!value) {
        if (word[length] == '=') {
            wrong_use("%s takes no value; write it alone", name);
            return -1;
        }
        return 1;
    }
    if (word[length] == '=') {
        *value = word + length + 1;
    } else if (*i + 1 < argc) {
        *value = argv[++*i];
    } else {
        *value = "";
    }
    if (**value == '\0') {
        wrong_use("%s needs a value after it", name);
        return -1;
    }
    return 1;
}

bool read_number(const char *word, long long *value)
{
    long long n = 0;
    if (*word == '\0') {
        return false;
    }
    for (; *word; word++) {
        if (*word < '0' || *word > '9' || n > (INT64_MAX - 9) / 10) {
            return false;
        }
        n = n * 10 + (*word - '0');
    }
    *value = n;
    return true;
}

int take_number(int argc, char **argv, int *i, const char *name, long long least, long long most, long long *value)
{
    const char *word;
    int taken = take_option(argc, argv, i, name, &word);
    if (taken == 1 && (!read_number(word, value) || *value < least || *value > most)) {
        wrong_use("%s takes a number from %lld to %lld, not \"%s\"", name, least, most, word);
        return -1;
    }
    return taken;
}

bool read_seed(const char *word, uint64_t *seed)
{
    bool is_hex = word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
    const char *digits = is_hex ? word + 2 : word;
    unsigned base = is_hex ? 16 : 10;
    uint64_t n = 0;
    if (*digits == '\0') {
        return false;
    }
    for (; *digits; digits++) {
        char c = *digits;
        unsigned digit = c >= '0' && c <= '9' ? (unsigned)(c - '0')
                       : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
                       : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 : 99;
        if (digit >= base || n > (UINT64_MAX - digit) / base) {
            return false;
        }
        n = n * base + digit;
    }
    *seed = n;
    return true;
}

int unknown_option(const char *command, const char *typed, const char *const own[], bool with_game)
{
    guess g;
    guess_begin(&g, typed);
    for (int i = 0; own[i]; i++) {
        guess_add(&g, own[i]);
    }
    for (int i = 0; with_game && GAME_OPTION_NAMES[i]; i++) {
        guess_add(&g, GAME_OPTION_NAMES[i]);
    }
    const char *meant = typed[0] == '-' ? guess_of(&g) : NULL;
    if (meant) {
        return wrong_use("%s has no option \"%s\"; did you mean %s?", command, typed, meant);
    }
    return wrong_use(typed[0] == '-' ? "%s has no option \"%s\"; \"hypercone %s --help\" shows all"
                                     : "%s does not understand \"%s\"; \"hypercone %s --help\" shows what it takes",
                     command, typed, command);
}

int alien_of_group(int edition, int group, int seat)
{
    const hc_group *groups = hc_edition(edition)->group;
    int count = 0;
    while (groups && groups[count].name) {
        count++;
    }
    if (group < 1 || group > count) {
        return -1;
    }
    const char *name = seat < HC_SEATS ? groups[group - 1].alien[seat] : NULL;
    return name ? hc_sheet_named(name) : 0;
}
