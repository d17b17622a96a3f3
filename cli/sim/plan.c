/* plan.c - what a simulation plays: from the options to the setup of each single game. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>

#include "campaign/seeds.h"
#include "cli/names.h"
#include "cli/sim/sim.h"

enum { USUAL_GAMES = 1000 };

/* What was typed, until it can be looked up. */
typedef struct typed {
    game_options game;
    const char *players, *pool, *flares, *until, *error_of;
    bool combines, stays;
    long long games;
} typed;

/* ---- single games ------------------------------------------------------------------------------------ */

int sim_cells(const sim_plan *plan)
{
    return plan->counts * (plan->flares == SIM_FLARES_BOTH ? 2 : 1);
}

int sim_most_players(const sim_plan *plan)
{
    return plan->count[plan->counts - 1];
}

uint64_t sim_seed(const sim_plan *plan, uint64_t i)
{
    return seed_from(plan->setup.seed, i);
}

bool sim_thinks_in_time(const sim_plan *plan)
{
    for (int i = 0; i < plan->setup.players; i++) {
        if (bot_level_searches(plan->bot[i].level) && (plan->bot[i].in_time || plan->bot[i].threads > 1)) {
            return true;
        }
    }
    return false;
}

/* The players (bot, and alien if it was named) sit down one seat further from game to game, so that
 * nobody gains by where he sits. */
void sim_set_up(const sim_plan *plan, uint64_t i, hc_setup *setup, uint8_t kind[HC_SEATS])
{
    uint64_t cells = (uint64_t)sim_cells(plan), cell = i % cells, turn = i / cells;
    *setup = plan->setup;
    setup->seed = sim_seed(plan, i);
    setup->players = plan->count[cell % plan->counts];
    setup->variants |= cell >= plan->counts ? plan->no_flares : 0;
    uint64_t moved = plan->rotates ? turn % setup->players : 0;
    for (int player = 0; player < setup->players; player++) {
        int seat = (player + (int)moved) % setup->players;
        kind[seat] = (uint8_t)player;
        setup->alien[seat] = plan->setup.alien[player];
    }
    if (plan->pooled) {
        uint64_t all = sim_combinations(plan, setup->players);
        uint64_t rank = plan->combines ? turn % all : seed_from(setup->seed, 2000) % all;
        sim_deal_from_pool(plan, rank, setup->seed, setup);
    }
}

/* ---- the options ---------------------------------------------------------------------------------------- */

static bool add_count(sim_plan *plan, long long players)
{
    int at = plan->counts;
    if (players < 1 || players > 99 || plan->counts == HC_SEATS) {
        return false;
    }
    while (at > 0 && plan->count[at - 1] > players) {
        plan->count[at] = plan->count[at - 1];
        at--;
    }
    plan->count[at] = (uint8_t)players;
    plan->counts++;
    return at == 0 || plan->count[at - 1] != players;
}

/* "4", "3-5" or "3,4,5" */
static bool settle_counts(sim_plan *plan, const char *typed_players)
{
    char item[64];
    for (const char *list = typed_players; next_item(&list, item);) {
        char *dash = strchr(item, '-');
        long long from = 0, to = 0;
        bool good = true;
        if (dash) {
            *dash = '\0';
            good = read_number(item, &from) && read_number(dash + 1, &to) && from <= to && to <= 99;
        } else {
            good = read_number(item, &from);
            to = from;
        }
        for (; good && from <= to; from++) {
            good = add_count(plan, from);
        }
        if (!good) {
            wrong_use("--players takes a number, or several as in 3-5 or 3,4,6, each once, not \"%s\"", typed_players);
            return false;
        }
    }
    return true;
}

/* Each number of players is checked as if it were the only one. */
static bool settle_games(sim_plan *plan, sim_wish *wish, typed *t)
{
    if (t->players && !settle_counts(plan, t->players)) {
        return false;
    }
    wish->seed_given = t->game.seed_given;
    for (int i = 0; i < (plan->counts ? plan->counts : 1); i++) {
        t->game.given.players = plan->counts ? plan->count[i] : 0;
        if (!game_options_finish(&t->game)) {
            return false;
        }
        t->game.seed_given = true;           /* one seed for all, also if it was drawn */
    }
    plan->setup = t->game.setup;             /* of the largest table: seats beyond are drawn */
    if (!plan->counts) {
        plan->count[plan->counts++] = plan->setup.players;
    }
    memcpy(plan->bot, t->game.bot, sizeof plan->bot);
    memcpy(plan->name, t->game.name, sizeof plan->name);
    for (int i = 0; i < plan->setup.players; i++) {
        int kind = 0;
        while (kind < plan->kinds && strcmp(plan->kind_name[kind], t->game.player[i]) != 0) {
            kind++;
        }
        snprintf(plan->kind_name[kind], BOT_NAME, "%.*s", BOT_NAME - 1, t->game.player[i]);
        plan->kinds = (uint8_t)(kind == plan->kinds ? kind + 1 : plan->kinds);
        plan->kind[i] = (uint8_t)kind;
    }
    plan->rotates = !t->stays;
    return true;
}

static bool settle_flares(sim_plan *plan, const char *word)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *name = hc_variant_name(plan->setup.edition, bit, NULL);
        plan->no_flares |= name && strcmp(name, "no-flares") == 0 ? UINT64_C(1) << bit : 0;
    }
    if (!word) {
        return true;
    }
    if (plan->no_flares == 0) {
        wrong_use("the edition %s has no variant without flares; leave --flares out", hc_edition(plan->setup.edition)->id);
        return false;
    }
    if (plan->setup.variants & plan->no_flares) {
        wrong_use("--flares and --variant no-flares exclude each other; give one of them");
        return false;
    }
    plan->flares = is_same_name(word, "both") ? SIM_FLARES_BOTH : SIM_FLARES_AS_SET;
    plan->setup.variants |= is_same_name(word, "off") ? plan->no_flares : 0;
    if (plan->flares == SIM_FLARES_BOTH || is_same_name(word, "off") || is_same_name(word, "on")) {
        return true;
    }
    wrong_use("--flares is on, off or both, not \"%s\"", word);
    return false;
}

static bool fill_pool(sim_plan *plan, const char *list)
{
    char item[64];
    plan->pool_is_all = is_same_name(list, "all");
    for (int sheet = 1; plan->pool_is_all && sheet < hc_sheet_count(); sheet++) {
        hc_sheet_info info;
        const uint64_t boxes = plan->setup.boxes ? plan->setup.boxes : hc_usual_boxes(plan->setup.edition);
        if (hc_sheet(sheet, plan->setup.edition, &info) && info.alien && boxes >> info.box & 1) {
            plan->pool[plan->pool_size++] = (uint16_t)sheet;
        }
    }
    while (!plan->pool_is_all && next_item(&list, item)) {
        int alien = find_alien(item, plan->setup.edition);
        if (alien == 0) {
            return false;
        }
        if (sim_is_in_pool(plan, alien)) {
            wrong_use("--pool names %s twice", sim_alien_name(plan, alien));
            return false;
        }
        plan->pool[plan->pool_size++] = (uint16_t)alien;
    }
    return true;
}

static bool settle_pool(sim_plan *plan, const typed *t)
{
    plan->pooled = t->pool || t->combines;
    plan->combines = t->combines;
    if (!plan->pooled) {
        return true;
    }
    for (int bit = 0; bit < 64; bit++) {
        const char *name = plan->setup.variants >> bit & 1 ? hc_variant_name(plan->setup.edition, bit, NULL) : NULL;
        if (name && strcmp(name, "choose-of-two") == 0) {
            wrong_use("--pool and --combinations name the aliens, so nobody can choose one of two; leave one of them out");
            return false;
        }
    }
    if (plan->setup.alert) {
        wrong_use("--alert is for aliens that are drawn from all; name those of the pool instead");
        return false;
    }
    if (!fill_pool(plan, t->pool ? t->pool : "all")) {
        return false;
    }
    sim_find_clashes(plan);
    for (int i = 0; i < plan->counts; i++) {
        if (sim_combinations(plan, plan->count[i]) == 0) {
            wrong_use("the pool has too few aliens that may sit together for %d players", plan->count[i]);
            return false;
        }
    }
    return true;
}

static bool settle_end(sim_plan *plan, const typed *t)
{
    uint64_t most = 0;
    for (int i = 0; plan->combines && i < plan->counts; i++) {
        uint64_t all = sim_combinations(plan, plan->count[i]);
        most = all > most ? all : most;
    }
    plan->games = t->games ? (uint64_t)t->games : t->until ? SIM_MOST_GAMES : USUAL_GAMES;
    if (plan->combines && !t->games && !t->until) {
        plan->games = most * (uint64_t)sim_cells(plan);
        if (most > SIM_MOST_GAMES || plan->games > SIM_MOST_GAMES) {
            wrong_use("there are %llu combinations, too many to play them all; say with --games how many", (unsigned long long)most);
            return false;
        }
    }
    if (t->until) {
        char *end;
        plan->until = strtod(t->until, &end);
        if (*end == '%') {
            end++;
        }
        if (end == t->until || *end || !(plan->until >= 0.01 && plan->until <= 50)) {
            wrong_use("--until-error takes points from 0.01 to 50, as in 0.5, not \"%s\"", t->until);
            return false;
        }
    }
    plan->error_of_bots = t->error_of ? is_same_name(t->error_of, "bots") : plan->kinds > 1;
    if (t->error_of && !plan->error_of_bots && !is_same_name(t->error_of, "aliens")) {
        wrong_use("--error-of is aliens or bots, not \"%s\"", t->error_of);
        return false;
    }
    return true;
}

static int take_own(typed *t, sim_plan *plan, sim_wish *wish, int argc, char **argv, int *i)
{
    const struct { const char *name, **value; bool shapes; } text[] = {
        { "--players", &t->players, true }, { "--pool", &t->pool, true }, { "--flares", &t->flares, true },
        { "--until-error", &t->until, false }, { "--error-of", &t->error_of, false }, { "--out", &wish->out, false },
        { "--save", &wish->save, false },
    };
    const struct { const char *name; bool *value, shapes; } flag[] = {
        { "--combinations", &t->combines, true }, { "--no-rotate", &t->stays, true }, { "--resume", &wish->resume, false },
        { "--json", &wish->json, false },
    };
    long long jobs = 0;
    for (size_t k = 0; k < sizeof text / sizeof text[0]; k++) {
        int taken = take_option(argc, argv, i, text[k].name, text[k].value);
        if (taken) {
            wish->anything_else |= text[k].shapes;
            return taken;
        }
    }
    for (size_t k = 0; k < sizeof flag / sizeof flag[0]; k++) {
        int taken = take_option(argc, argv, i, flag[k].name, NULL);
        if (taken) {
            *flag[k].value = true;
            wish->anything_else |= flag[k].shapes;
            return taken;
        }
    }
    int taken = take_number(argc, argv, i, "--games", 1, SIM_MOST_GAMES, &t->games);
    taken = taken ? taken : take_number(argc, argv, i, "--replay-of", 1, SIM_MOST_GAMES, &wish->replay_of);
    if (taken == 0 && (taken = take_number(argc, argv, i, "--jobs", 1, SIM_MOST_JOBS, &jobs)) == 1) {
        plan->jobs = (int)jobs;
    }
    return taken;
}

int sim_take_options(sim_plan *plan, sim_wish *wish, int argc, char **argv)
{
    static const char *const own[] = { "--games", "--until-error", "--error-of", "--jobs", "--pool", "--combinations", "--flares",
                                       "--no-rotate", "--out", "--resume", "--replay-of", "--save", "--json", "--help", NULL };
    typed t = { .players = NULL };
    game_options_begin(&t.game);
    t.game.people = 0;
    for (int i = 1; i < argc; i++) {
        int taken = take_own(&t, plan, wish, argc, argv, &i);
        if (taken == 0) {
            taken = take_game_option(&t.game, argc, argv, &i);
            wish->anything_else |= taken == 1;
        }
        if (taken == 0) {
            return unknown_option("sim", argv[i], own, true);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    wish->games_given = t.games > 0;
    wish->error_of_given = t.error_of != NULL;
    bool good = settle_games(plan, wish, &t) && settle_flares(plan, t.flares) && settle_pool(plan, &t) && settle_end(plan, &t);
    return good ? EXIT_OK : EXIT_WRONG_USE;
}

/* ---- and back to words -------------------------------------------------------------------------------- */

static void add_words(char out[SIM_OPTIONS], const char *before, const char *words)
{
    size_t used = strlen(out);
    snprintf(out + used, SIM_OPTIONS - used, "%s%s", before, words);
}

static void write_aliens(const sim_plan *plan, char out[SIM_OPTIONS])
{
    int last = HC_SEATS;
    while (last > 0 && plan->setup.alien[last - 1] == 0) {
        last--;
    }
    for (int i = 0; i < last; i++) {
        const char *name = plan->setup.alien[i] ? sim_alien_name(plan, plan->setup.alien[i]) : "?";
        add_words(out, i == 0 ? "--aliens " : ",", name);
    }
    add_words(out, last > 0 ? "\n" : "", "");
    for (int i = 0; plan->pooled && !plan->pool_is_all && i < plan->pool_size; i++) {
        add_words(out, i == 0 ? "--pool " : ",", sim_alien_name(plan, plan->pool[i]));
    }
    add_words(out, plan->pooled && plan->pool_is_all ? "--pool all" : "", plan->pooled ? "\n" : "");
    add_words(out, plan->combines ? "--combinations\n" : "", "");
}

static void write_variants(const sim_plan *plan, char out[SIM_OPTIONS])
{
    for (int box = 0; box < HC_BOX_COUNT; box++) {
        if (plan->setup.boxes >> box & 1) {
            add_words(out, "--box ", hc_box_name(plan->setup.edition, box, NULL));
            add_words(out, "\n", "");
        }
    }
    for (int part = 0; part < HC_PARTS; part++) {
        char words[HC_PART_WORDS];
        if (hc_part_words(&plan->setup, part, words)) {
            add_words(out, "--part ", words);
            add_words(out, "\n", "");
        }
    }
    for (int bit = 0; bit < 64; bit++) {
        if (plan->setup.variants >> bit & 1) {
            add_words(out, "--variant ", hc_variant_name(plan->setup.edition, bit, NULL));
            add_words(out, "\n", "");
        }
    }
    add_words(out, plan->flares == SIM_FLARES_BOTH ? "--flares both\n" : "", "");
    if (plan->setup.alert) {
        add_words(out, "--alert ", hc_alert_name(plan->setup.alert));
        add_words(out, "\n", "");
    }
}

void sim_write_options(const sim_plan *plan, char out[SIM_OPTIONS])
{
    char number[32];
    out[0] = '\0';
    add_words(out, "--edition ", hc_edition(plan->setup.edition)->id);
    for (int i = 0; i < plan->counts; i++) {
        snprintf(number, sizeof number, "%d", plan->count[i]);
        add_words(out, i == 0 ? "\n--players " : ",", number);
    }
    for (int i = 0; i < (plan->kinds == 1 ? 1 : plan->setup.players); i++) {
        add_words(out, i == 0 ? "\n--bots " : ",", plan->kind_name[plan->kind[i]]);
    }
    add_words(out, "\n", "");
    write_aliens(plan, out);
    write_variants(plan, out);
    add_words(out, plan->rotates ? "" : "--no-rotate\n", "");
    snprintf(number, sizeof number, "0x%016llx", (unsigned long long)plan->setup.seed);
    add_words(out, "--seed ", number);
    for (int i = 0; i < plan->count[0]; i++) {           /* a larger table has made-up names beyond */
        add_words(out, i == 0 ? "\n--name " : ",", plan->name[i]);
    }
    add_words(out, "\n", "");
}
