/* options.c - the options of a game: taken one by one, looked up and checked together. */
#define _DEFAULT_SOURCE 1
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "campaign/seeds.h"
#include "cli/names.h"
#include "player/made_up.h"
#include "store/record_format.h"

enum { USUAL_PLAYERS = 4 };

void game_options_begin(game_options *o)
{
    *o = (game_options){ .setup.first = HC_NOBODY, .people = 1 };
}

static int take_variant(game_options *o, int argc, char **argv, int *i)
{
    const char *name;
    int taken = take_option(argc, argv, i, "--variant", &name);
    if (taken == 0 && (taken = take_option(argc, argv, i, "--choose-aliens", NULL)) == 1) {
        name = "choose-of-two";
    }
    if (taken == 1) {
        int room = (int)(sizeof o->given.variant / sizeof o->given.variant[0]);
        if (o->given.variants == room) {
            wrong_use("more than %d variants; name each once", room);
            return -1;
        }
        o->given.variant[o->given.variants++] = name;
    }
    return taken;
}

static int take_box(game_options *o, int argc, char **argv, int *i)
{
    const char *name;
    int taken = take_option(argc, argv, i, "--box", &name);
    if (taken == 1) {
        int room = (int)(sizeof o->given.box / sizeof o->given.box[0]);
        if (o->given.boxes == room) {
            wrong_use("more than %d boxes; name each once", room);
            return -1;
        }
        o->given.box[o->given.boxes++] = name;
    }
    return taken;
}

static int take_part(game_options *o, int argc, char **argv, int *i)
{
    const char *words;
    int taken = take_option(argc, argv, i, "--part", &words);
    if (taken == 1) {
        if (o->given.parts == HC_PARTS) {
            wrong_use("more than %d parts; name each once", HC_PARTS);
            return -1;
        }
        o->given.part[o->given.parts++] = words;
    }
    return taken;
}

static int take_preset(game_options *o, int argc, char **argv, int *i)
{
    const char *name;
    int taken = take_option(argc, argv, i, "--preset", &name);
    if (taken == 1) {
        int room = (int)(sizeof o->given.preset / sizeof o->given.preset[0]);
        if (o->given.presets == room) {
            wrong_use("more than %d presets; name each once", room);
            return -1;
        }
        o->given.preset[o->given.presets++] = name;
    }
    return taken;
}

static int take_seed(game_options *o, int argc, char **argv, int *i)
{
    const char *word;
    int taken = take_option(argc, argv, i, "--seed", &word);
    if (taken == 1 && !read_seed(word, &o->setup.seed)) {
        wrong_use("--seed takes a whole number up to 2^64 - 1, decimal or 0x and hexadecimal digits, not \"%s\"", word);
        return -1;
    }
    o->seed_given |= taken == 1;
    return taken;
}

int take_game_option(game_options *o, int argc, char **argv, int *i)
{
    const struct { const char *name, **value; } text[] = {
        { "--edition", &o->given.edition }, { "--alien", &o->given.alien }, { "--aliens", &o->given.aliens }, { "--from", &o->given.from },
        { "--bots", &o->given.bots }, { "--name", &o->given.names }, { "--alert", &o->given.alert },
    };
    int taken = 0;
    for (size_t k = 0; k < sizeof text / sizeof text[0] && taken == 0; k++) {
        taken = take_option(argc, argv, i, text[k].name, text[k].value);
    }
    long long number = 0;
    if (taken == 0) {
        taken = take_number(argc, argv, i, "--players", 1, 99, &number);
        o->given.players = taken == 1 ? (int)number : o->given.players;
    }
    if (taken == 0) {
        taken = take_number(argc, argv, i, "--group", 1, 99, &number);
        o->given.group = taken == 1 ? (int)number : o->given.group;
    }
    if (taken == 0) {
        taken = take_number(argc, argv, i, "--one-off", 1, HC_AGES_MOST - 2, &number);
        o->given.one_off = taken == 1 ? (int)number : o->given.one_off;
    }
    if (taken == 0 && (taken = take_option(argc, argv, i, "--points", NULL)) == 1) {
        o->given.points = true;
    }
    if (taken == 0) {
        taken = take_seed(o, argc, argv, i);
    }
    if (taken == 0) {
        taken = take_variant(o, argc, argv, i);
    }
    if (taken == 0) {
        taken = take_box(o, argc, argv, i);
    }
    if (taken == 0) {
        taken = take_part(o, argc, argv, i);
    }
    if (taken == 0) {
        taken = take_preset(o, argc, argv, i);
    }
    return taken;
}

/* ---- lists: "A, B,C" ------------------------------------------------------------------------- */

bool next_item(const char **at, char out[64])
{
    if (!*at) {
        return false;
    }
    const char *comma = strchr(*at, ',');
    const char *start = *at, *end = comma ? comma : start + strlen(start);
    while (start < end && *start == ' ') {
        start++;
    }
    while (end > start && end[-1] == ' ') {
        end--;
    }
    snprintf(out, 64, "%.*s", (int)(end - start), start);
    *at = comma ? comma + 1 : NULL;
    return true;
}

static int count_items(const char *list)
{
    char item[64];
    int count = 0;
    while (next_item(&list, item)) {
        count++;
    }
    return count;
}

/* ---- looked up ---------------------------------------------------------------------------------- */

static bool settle_edition(game_options *o)
{
    int edition = o->given.edition ? find_edition(o->given.edition) : hc_edition_default();
    if (edition < 0) {
        return false;
    }
    o->edition_given = o->given.edition != NULL;
    o->setup.edition = (uint8_t)edition;
    o->setup.boxes = 0;
    for (int i = 0; i < o->given.boxes; i++) {
        int box = find_box(o->given.box[i], edition);
        if (box < 0) {
            return false;
        }
        o->setup.boxes |= UINT64_C(1) << box;
    }
    o->setup.parts = 0;
    for (int i = 0; i < o->given.parts; i++) {
        if (!add_part_named(&o->setup, o->given.part[i])) {
            return false;
        }
    }
    o->setup.variants = 0;
    for (int i = 0; i < o->given.variants; i++) {
        int bit = find_variant(o->given.variant[i], edition);
        if (bit < 0) {
            return false;
        }
        o->setup.variants |= UINT64_C(1) << bit;
    }
    for (int i = 0; i < o->given.presets; i++) {
        if (!add_preset_named(&o->setup, o->given.preset[i])) {
            return false;
        }
    }
    int alert = o->given.alert ? find_alert(o->given.alert) : HC_ALERT_NONE;
    o->setup.alert = (uint8_t)alert;
    return alert >= 0;
}

static int size_of_group(const game_options *o)
{
    const hc_edition_info *edition = hc_edition(o->setup.edition);
    int groups = 0, size = 0;
    while (edition->group && edition->group[groups].name) {
        groups++;
    }
    if (groups == 0) {
        wrong_use("the edition %s suggests no groups of aliens; leave --group out", edition->id);
        return -1;
    }
    if (o->given.group > groups) {
        wrong_use("--group %d: the edition %s suggests %d groups", o->given.group, edition->id, groups);
        return -1;
    }
    while (alien_of_group(o->setup.edition, o->given.group, size) > 0) {
        size++;
    }
    return size;
}

static bool settle_players(game_options *o)
{
    const hc_edition_info *edition = hc_edition(o->setup.edition);
    int usual = USUAL_PLAYERS > edition->players_max ? edition->players_max : USUAL_PLAYERS;
    o->players_given = o->given.players > 0;
    if (o->given.group > 0) {
        int named = size_of_group(o);
        if (named < 0) {
            return false;
        }
        usual = usual < named ? usual : named;
    }
    int players = o->players_given ? o->given.players : usual;
    if (players < edition->players_min || players > edition->players_max) {
        if (edition->players_min == edition->players_max) wrong_use("the edition %s is for exactly %d players, not for %d", edition->id, edition->players_min, players);
        else wrong_use("the edition %s is for %d to %d players, not for %d", edition->id, edition->players_min, edition->players_max, players);
        return false;
    }
    o->setup.players = (uint8_t)players;
    if (o->people > players) {
        wrong_use("%d people do not fit at a table for %d; raise --players", o->people, players);
        return false;
    }
    return true;
}

static bool settle_alien_list(game_options *o)
{
    const char *list = o->given.aliens;
    char item[64];
    for (int seat = 0; next_item(&list, item); seat++) {
        if (seat >= o->setup.players) {
            wrong_use("--aliens names %d aliens for %d players", count_items(o->given.aliens), o->setup.players);
            return false;
        }
        if (item[0] == '\0' || strcmp(item, "?") == 0) {
            continue;                    /* this one is drawn */
        }
        int alien = find_alien(item, o->setup.edition);
        if (alien == 0) {
            return false;
        }
        o->setup.alien[seat] = (uint16_t)alien;
    }
    return true;
}

static bool settle_aliens(game_options *o)
{
    memset(o->setup.alien, 0, sizeof o->setup.alien);
    int ways = (o->given.alien != NULL) + (o->given.aliens != NULL) + (o->given.group > 0);
    if (ways > 1) {
        wrong_use("--alien, --aliens and --group exclude each other; give one of them");
        return false;
    }
    if (o->given.alien) {
        o->setup.alien[0] = (uint16_t)find_alien(o->given.alien, o->setup.edition);
        return o->setup.alien[0] != 0;
    }
    if (o->given.aliens) {
        return settle_alien_list(o);
    }
    int named = o->given.group > 0 ? size_of_group(o) : 0;       /* seats beyond draw theirs */
    for (int seat = 0; seat < named && seat < o->setup.players; seat++) {
        o->setup.alien[seat] = (uint16_t)alien_of_group(o->setup.edition, o->given.group, seat);
    }
    return true;
}

static const char *player_without_level(const game_options *o, int seat)
{
    return seat < o->people ? "person" : o->agents >> seat & 1 ? "agent" : NULL;
}

/* A temper that nobody at the table has yet, as the seed has it; even only when all others are taken. */
static int next_temper(const game_options *o, unsigned taken, int seat)
{
    int best = BOT_EVEN;
    uint64_t least = UINT64_MAX;
    for (int temper = BOT_EVEN + 1; temper < BOT_TEMPERS; temper++) {
        uint64_t lot = seed_from(o->setup.seed, 7000 + (uint64_t)(seat * BOT_TEMPERS + temper));
        if (!(taken >> temper & 1) && lot <= least) {
            best = temper;
            least = lot;
        }
    }
    return best;
}

/* A colourful table: every bot of `seats` gets a temper of its own, if its name has room for it. */
static void draw_tempers(game_options *o, unsigned seats)
{
    unsigned taken = 0;
    for (int seat = 0; seat < o->setup.players; seat++) {
        taken |= 1u << o->bot[seat].temper;
    }
    for (int seat = 0; seat < o->setup.players; seat++) {
        if (!(seats >> seat & 1)) {
            continue;
        }
        bot_spec spec = o->bot[seat], again;
        char word[BOT_NAME], why[BOT_WHY];
        spec.temper = (uint8_t)next_temper(o, taken, seat);
        bot_spec_write(&spec, word);
        if (bot_spec_read(word, &again, why)) {
            o->bot[seat].temper = spec.temper;
            taken |= 1u << spec.temper;
        }
    }
}

static bool settle_bots(game_options *o)
{
    const char *list = o->given.bots ? o->given.bots : bot_level_name(BOT_STEADY);
    int bots = 0, named = count_items(list);
    for (int seat = 0; seat < o->setup.players; seat++) {
        bots += player_without_level(o, seat) == NULL;
    }
    if (named != 1 && named != bots) {
        wrong_use("--bots names %d levels for %d bot%s; give one for all or one for each", named, bots, bots == 1 ? "" : "s");
        return false;
    }
    bot_spec spec = { 0 };
    char item[64] = "";
    unsigned plain = 0;                          /* seats whose bots may get a temper */
    for (int seat = 0; seat < o->setup.players; seat++) {
        const char *player = player_without_level(o, seat);
        if (!player && next_item(&list, item) && !find_bot(item, &spec)) {
            return false;
        }
        o->bot[seat] = spec;
        if (!player && !strchr(item, '/') && spec.level != BOT_RANDOM) {
            plain |= 1u << seat;
        }
    }
    draw_tempers(o, o->draws_tempers ? plain : 0);
    for (int seat = 0; seat < o->setup.players; seat++) {
        const char *player = player_without_level(o, seat);
        char bot_name[BOT_NAME];
        bot_spec_write(&o->bot[seat], bot_name);
        snprintf(o->player[seat], RECORD_NAME, "%s", player ? player : bot_name);
    }
    return true;
}

static bool is_name_taken(const game_options *o, const char *name, int below)
{
    for (int seat = 0; seat < below; seat++) {
        if (is_same_name(o->name[seat], name) || strcmp(o->name[seat], name) == 0) {
            return true;
        }
    }
    return false;
}

static bool settle_names(game_options *o)
{
    const char *list = o->given.names;
    char item[64];
    int named = 0;
    for (; next_item(&list, item); named++) {
        if (named >= o->setup.players) {
            wrong_use("--name names %d players for %d seats", count_items(o->given.names), o->setup.players);
            return false;
        }
        if (!record_may_be_named(item)) {
            wrong_use("\"%s\" cannot be a name; it takes 1 to %d printable bytes", item, RECORD_NAME - 1);
            return false;
        }
        if (is_name_taken(o, item, named)) {
            wrong_use("two players cannot both be called %s", item);
            return false;
        }
        snprintf(o->name[named], RECORD_NAME, "%.*s", RECORD_NAME - 1, item);
    }
    for (int next = 0; named < o->setup.players && next < HC_SEATS; next++) {
        if (!is_name_taken(o, MADE_UP_NAMES[next], named)) {
            snprintf(o->name[named++], RECORD_NAME, "%s", MADE_UP_NAMES[next]);
        }
    }
    return true;
}

/* The engine has the last word on what goes together. */
static bool may_begin(const game_options *o)
{
    hc_game g;
    int seat = HC_NOBODY;
    hc_status status = hc_new(&g, &o->setup, NULL, &seat);
    if (status == HC_OK) {
        return true;
    }
    char reason[512];
    hc_sheet_info info;
    text_refused_setup(reason, sizeof reason, status, &o->setup);
    if (seat >= 0 && seat < o->setup.players && hc_sheet(o->setup.alien[seat], o->setup.edition, &info)) {
        wrong_use("seat %d, %s: %s", seat + 1, info.name, reason);
    } else {
        wrong_use("%s", reason);
    }
    return false;
}

bool game_options_finish(game_options *o)
{
    if (!settle_edition(o) || !settle_players(o) || !settle_aliens(o)) {
        return false;
    }
    if (!o->seed_given && getentropy(&o->setup.seed, sizeof o->setup.seed) != 0) {
        failed("the system gives no random seed; choose one with --seed");
        return false;
    }
    if (o->given.from && !draw_from_list(&o->setup, o->given.from)) {
        return false;
    }
    return draw_ages(&o->setup, o->given.one_off, o->given.points) && settle_bots(o) && settle_names(o) && may_begin(o);
}
