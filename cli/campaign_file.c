/* campaign_file.c - a campaign as readable text, written whole and read strictly. */
#include <errno.h>
#include <string.h>

#include "cli/campaign.h"
#include "store/durable.h"
#include "store/lines.h"
#include "store/record_format.h"

#define MAGIC "hypercone campaign"
enum { VERSION = 1 };

/* ---- writing ----------------------------------------------------------------------------------- */

static void write_bytes(FILE *out, const char *key, const uint8_t value[], int count)
{
    fprintf(out, " %s ", key);
    for (int i = 0; i < count; i++) {
        fprintf(out, "%s%d", i > 0 ? "," : "", value[i]);
    }
}

static void write_game(FILE *out, const campaign *c, int i)
{
    const campaign_game *g = &c->game[i];
    int players = c->setup.players, winners = 0;
    uint8_t won[HC_SEATS], points[HC_SEATS];
    for (int seat = 0; seat < players; seat++) {
        points[seat] = (uint8_t)campaign_points(g, seat, campaign_near(c));
        if (g->won >> seat & 1) {
            won[winners++] = (uint8_t)(seat + 1);
        }
    }
    fprintf(out, "game %d began %d turn %d", i + 1, g->began + 1, g->offense + 1);
    if (winners > 0) {
        write_bytes(out, "won", won, winners);
    } else {
        fputs(" won nobody", out);
    }
    write_bytes(out, "colonies", g->colonies, players);
    write_bytes(out, "cards", g->cards, players);
    write_bytes(out, "points", points, players);
    fputc('\n', out);
}

static bool write_all(const campaign *c, FILE *out)
{
    fprintf(out, "%s %d rules %d\n", MAGIC, VERSION, HC_RULES_VERSION);
    fprintf(out, "edition %s\n", hc_edition(c->setup.edition)->id);
    fprintf(out, "seed 0x%016llx\n", (unsigned long long)c->setup.seed);
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        const char *name = c->setup.boxes >> box & 1 ? hc_box_name(c->setup.edition, box, NULL) : NULL;
        if (name) {
            fprintf(out, "box %s\n", name);
        }
    }
    for (int part = 0; part < HC_PARTS; part++) {
        char words[HC_PART_WORDS];
        if (hc_part_words(&c->setup, part, words)) {
            fprintf(out, "part %s\n", words);
        }
    }
    for (int bit = 0; bit < 64; bit++) {
        const char *name = c->setup.variants >> bit & 1 ? hc_variant_name(c->setup.edition, bit, NULL) : NULL;
        if (name) {
            fprintf(out, "variant %s\n", name);
        }
    }
    if (hc_alert_name(c->setup.alert)) {
        fprintf(out, "alert %s\n", hc_alert_name(c->setup.alert));
    }
    for (int seat = 0; seat < c->setup.players; seat++) {
        fprintf(out, "seat %d %02d-%02d %s %s\n", seat + 1, c->born[seat].month, c->born[seat].day, c->player[seat],
                c->name[seat]);
    }
    for (int i = 0; i < c->count; i++) {
        write_game(out, c, i);
    }
    fputs("score ", out);
    for (int seat = 0; seat < c->setup.players; seat++) {
        fprintf(out, "%s%d", seat > 0 ? "," : "", c->score[seat]);
    }
    fprintf(out, "\nend %d\n", c->count);
    return fflush(out) == 0 && !ferror(out);
}

_Static_assert((int)DURABLE_WHY == (int)RECORD_WHY && (int)LINES_WHY == (int)RECORD_WHY, "one sentence for all");

bool campaign_save(const campaign *c, const char *path, char why[RECORD_WHY])
{
    durable d;
    if (!durable_open(&d, path, why)) {
        return false;
    }
    return durable_close(&d, write_all(c, d.out), why);
}

/* ---- reading: the header ---------------------------------------------------------------------------- */

static bool read_edition_and_seed(lines *in, campaign *c)
{
    if (!lines_need(in, "the edition")) {
        return false;
    }
    const char *id = word_rest(in->text, "edition");
    int edition = id ? hc_edition_named(id) : -1;
    if (edition < 0 || !hc_edition(edition)) {
        return lines_refuse(in, "\"edition\" and an edition of this program should stand here, not \"%.40s\"", in->text);
    }
    c->setup.edition = (uint8_t)edition;
    if (!lines_need(in, "the seed")) {
        return false;
    }
    const char *seed = word_rest(in->text, "seed");
    if (!seed || strncmp(seed, "0x", 2) != 0 || !word_hex(seed + 2, 16, &c->setup.seed)) {
        return lines_refuse(in, "\"seed 0x\" and 16 hexadecimal digits should stand here, not \"%.40s\"", in->text);
    }
    return true;
}

static bool read_variant(lines *in, campaign *c, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *known = hc_variant_name(c->setup.edition, bit, NULL);
        if (known && strcmp(known, name) == 0) {
            c->setup.variants |= UINT64_C(1) << bit;
            return true;
        }
    }
    return lines_refuse(in, "the edition has no variant \"%.40s\"", name);
}

static bool read_box(lines *in, campaign *c, const char *name)
{
    int box = hc_box_named(c->setup.edition, name);
    if (box < 0) {
        return lines_refuse(in, "the edition has no box \"%.40s\"", name);
    }
    c->setup.boxes |= UINT64_C(1) << box;
    return true;
}

static bool read_part(lines *in, campaign *c, const char *words)
{
    return hc_part_add(&c->setup, words) == HC_OK || lines_refuse(in, "the edition has no part \"%.40s\"", words);
}

static bool read_alert(lines *in, campaign *c, const char *name)
{
    for (int alert = 1; alert < HC_ALERTS; alert++) {
        if (strcmp(hc_alert_name(alert), name) == 0) {
            c->setup.alert = (uint8_t)alert;
            return true;
        }
    }
    return lines_refuse(in, "there is no alert colour \"%.40s\"", name);
}

static bool read_seat(lines *in, campaign *c, char *rest)
{
    int seat = c->setup.players;
    unsigned long long number;
    if (!word_number(word_cut(&rest), HC_SEATS, &number) || (int)number != seat + 1) {
        return lines_refuse(in, "seat %d should stand here", seat + 1);
    }
    if (!birthday_read(word_cut(&rest), &c->born[seat])) {
        return lines_refuse(in, "a birthday as MM-DD should follow the number of the seat");
    }
    const char *player = word_cut(&rest);
    bot_spec spec;
    char why[BOT_WHY];
    bool is_known = strcmp(player, "person") == 0 || bot_spec_read(player, &spec, why);
    if (!is_known || !record_may_be_named(rest)) {
        return lines_refuse(in, "\"person\" or the level of a bot, and then a name, should end the line of a seat");
    }
    snprintf(c->player[seat], RECORD_NAME, "%s", player);
    snprintf(c->name[seat], RECORD_NAME, "%s", rest);
    c->setup.players++;
    return true;
}

/* ---- reading: the games ------------------------------------------------------------------------------ */

/* Numbers with commas between them: how many there are, -1 if it is no such list. */
static int read_list(const char *text, int most, uint8_t out[HC_SEATS])
{
    int count = 0;
    while (*text && count < HC_SEATS) {
        int value = 0, digits = 0;
        for (; *text >= '0' && *text <= '9' && digits < 3; text++, digits++) {
            value = value * 10 + *text - '0';
        }
        if (digits == 0 || value > most || (*text != '\0' && *text != ',') || (*text == ',' && text[1] == '\0')) {
            return -1;
        }
        out[count++] = (uint8_t)value;
        text += *text == ',';
    }
    return *text ? -1 : count;
}

static bool read_named_list(char **rest, const char *key, int most, int count, uint8_t out[HC_SEATS])
{
    return strcmp(word_cut(rest), key) == 0 && read_list(word_cut(rest), most, out) == count;
}

static bool read_winners(char **rest, int players, uint8_t *won)
{
    uint8_t seat[HC_SEATS];
    if (strcmp(word_cut(rest), "won") != 0) {
        return false;
    }
    const char *list = word_cut(rest);
    int count = strcmp(list, "nobody") == 0 ? 0 : read_list(list, players, seat);
    for (int i = 0; i < count; i++) {
        if (seat[i] == 0 || *won >> (seat[i] - 1) & 1) {
            return false;
        }
        *won |= (uint8_t)(1u << (seat[i] - 1));
    }
    return count >= 0;
}

static bool read_game(lines *in, campaign *c, char *rest)
{
    int players = c->setup.players;
    uint8_t number[HC_SEATS], began[HC_SEATS], turn[HC_SEATS], points[HC_SEATS];
    campaign_game g = { 0 };
    if (c->count == CAMPAIGN_GAMES) {
        return lines_refuse(in, "more than %d games", CAMPAIGN_GAMES);
    }
    bool right = read_list(word_cut(&rest), 255, number) == 1 && read_named_list(&rest, "began", players, 1, began) &&
                 read_named_list(&rest, "turn", players, 1, turn) && read_winners(&rest, players, &g.won) &&
                 read_named_list(&rest, "colonies", 255, players, g.colonies) &&
                 read_named_list(&rest, "cards", 255, players, g.cards) &&
                 read_named_list(&rest, "points", 255, players, points) && *rest == '\0' && began[0] > 0 && turn[0] > 0;
    if (!right) {
        return lines_refuse(in, "a game reads: game 1 began 3 turn 2 won 2,4 colonies 3,5,4,5 cards 2,7,1,0 points 0,4,1,4");
    }
    if (number[0] != c->count + 1) {
        return lines_refuse(in, "game %d should stand here, not game %d", c->count + 1, number[0]);
    }
    g.began = (uint8_t)(began[0] - 1);
    g.offense = (uint8_t)(turn[0] - 1);
    for (int seat = 0; seat < players; seat++) {
        int right_points = campaign_points(&g, seat, campaign_near(c));
        if (points[seat] != right_points) {
            return lines_refuse(in, "seat %d has %d points, but this game was worth %d", seat + 1, points[seat], right_points);
        }
    }
    campaign_add(c, &g);
    return true;
}

static bool read_end(lines *in, const campaign *c, const char *score)
{
    uint8_t value[HC_SEATS];
    unsigned long long count;
    if (read_list(score, 255, value) != c->setup.players) {
        return lines_refuse(in, "\"score\" and %d numbers should stand here", c->setup.players);
    }
    for (int seat = 0; seat < c->setup.players; seat++) {
        if (value[seat] != c->score[seat]) {
            return lines_refuse(in, "seat %d has a score of %d, but its games add up to %d", seat + 1, value[seat], c->score[seat]);
        }
    }
    if (!lines_need(in, "the end line")) {
        return false;
    }
    const char *end = word_rest(in->text, "end");
    if (!end || !word_number(end, CAMPAIGN_GAMES, &count)) {
        return lines_refuse(in, "\"end\" and the number of games should stand here, not \"%.40s\"", in->text);
    }
    if ((int)count != c->count) {
        return lines_refuse(in, "the end speaks of %llu games, but there are %d", count, c->count);
    }
    line_kind kind = lines_next(in);
    return kind == LINE ? lines_refuse(in, "\"%.40s\" follows the end of the campaign", in->text) : kind == NO_LINE;
}

static bool read_all(lines *in, campaign *c)
{
    int rules;
    if (!lines_first(in, MAGIC, "a campaign", VERSION, &rules) || !read_edition_and_seed(in, c)) {
        return false;
    }
    const hc_edition_info *edition = hc_edition(c->setup.edition);
    for (;;) {
        char *rest;
        bool good;
        if (!lines_need(in, "the score and the end line")) {
            return false;
        }
        bool seated = c->setup.players >= edition->players_min && c->setup.players <= edition->players_max;
        if ((rest = word_rest(in->text, "box")) != NULL && c->setup.players == 0) {
            good = read_box(in, c, rest);
        } else if ((rest = word_rest(in->text, "part")) != NULL && c->setup.players == 0) {
            good = read_part(in, c, rest);
        } else if ((rest = word_rest(in->text, "variant")) != NULL && c->setup.players == 0) {
            good = read_variant(in, c, rest);
        } else if ((rest = word_rest(in->text, "alert")) != NULL && c->setup.players == 0) {
            good = read_alert(in, c, rest);
        } else if ((rest = word_rest(in->text, "seat")) != NULL && c->count == 0) {
            good = read_seat(in, c, rest);
        } else if ((rest = word_rest(in->text, "game")) != NULL && seated) {
            good = read_game(in, c, rest);
        } else if ((rest = word_rest(in->text, "score")) != NULL && seated) {
            return read_end(in, c, rest);
        } else {
            good = lines_refuse(in, "\"%.40s\" should not stand here", in->text);
        }
        if (!good) {
            return false;
        }
    }
}

/* Each game proves itself by its points, and has the seats of the whole; where none has begun to be written, seats may be missing. */
bool campaign_rescue(campaign *c, const char *path)
{
    char reason[RECORD_WHY];
    lines in = { .in = fopen(path, "r"), .why = reason };
    *c = (campaign){ .setup.first = HC_NOBODY };
    if (!in.in) {
        return false;
    }
    read_all(&in, c);
    fclose(in.in);
    return c->count > 0;
}

bool campaign_load(campaign *c, const char *path, char why[RECORD_WHY])
{
    char reason[RECORD_WHY];
    lines in = { .in = fopen(path, "r"), .why = reason };
    *c = (campaign){ .setup.first = HC_NOBODY };
    if (!in.in) {
        snprintf(why, RECORD_WHY, "cannot open %s: %s", durable_short(path), strerror(errno));
        return false;
    }
    bool good = read_all(&in, c);
    fclose(in.in);
    if (!good) {
        snprintf(why, RECORD_WHY, "%s, %.140s", durable_short(path), reason);
    }
    return good;
}
