/* agent.c - `hypercone agent`: plays games in which another program answers for some seats. */
#define _POSIX_C_SOURCE 200809L
#include "cli/agent/agent.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/names.h"
#include "cli/stop.h"

typedef struct agent {
    game_options options;
    int games, begun, ended, batch;
    int patience;                        /* ms, -1: for ever                         */
    bool terse;
    const char *save;
    outside other;                       /* who answers                              */
    double parts[HC_SEATS];              /* wins so far                              */
    bool broken;                         /* an error of this program                 */
} agent;

/* ---- games --------------------------------------------------------------------------------------- */

static bool next_game(house *h, hosted *t)
{
    agent *a = h->ctx;
    if (a->begun == a->games || a->broken) {
        return false;
    }
    t->number = ++a->begun;
    t->setup = a->options.setup;
    t->setup.seed = t->number == 1 ? t->setup.seed : seed_from(t->setup.seed, (uint64_t)t->number);
    for (int seat = 0; seat < t->setup.players; seat++) {
        t->spec[seat] = a->options.bot[seat];
        t->began[seat] = a->options.agents >> seat & 1 ? &a->other : NULL;
        memcpy(t->kind[seat], a->options.player[seat], sizeof t->kind[seat]);
    }
    t->keeps = a->save != NULL;
    return true;
}

static void game_over(house *h, hosted *t)
{
    agent *a = h->ctx;
    hc_table table;
    int winners = 0;
    if (t->failed) {
        char text[2 * AGENT_WHY];
        const char *trouble = host_trouble(&t->host);
        bool erred = !trouble && host_fault_text(&t->host, text, sizeof text);
        failed("%s (seed 0x%016llx)", trouble ? trouble : erred ? text : "the game could not begin", (unsigned long long)t->setup.seed);
        a->broken = true;
        return;
    }
    a->ended++;
    hc_read(&t->host.game, &table);
    for (int seat = 0; seat < table.players; seat++) {
        winners += table.won >> seat & 1;
    }
    for (int seat = 0; seat < table.players; seat++) {
        a->parts[seat] += table.won >> seat & 1 ? 1.0 / winners : 0;
    }
}

static int keep(const agent *a, const hosted *t)
{
    char why[RECORD_WHY];
    return record_save(&t->host.rec, a->save, why) ? EXIT_OK : failed("%s", why);
}

static int report(const agent *a, const house *h)
{
    int status = a->broken ? EXIT_FAILED : EXIT_OK;
    const losses *lost = &a->other.lost;
    for (int seat = 0; seat < a->options.setup.players && a->ended > 0; seat++) {
        fprintf(stderr, "%s (%s) won %.2f of %d\n", a->options.name[seat], a->options.player[seat], a->parts[seat], a->ended);
    }
    if (lost->seats > 0) {
        char text[2 * AGENT_WHY];
        losses_text(lost, text, sizeof text);
        status = failed("the other program lost %s", text);
    }
    if (stop_asked()) {
        status = failed("stopped; %d of %d games were played", a->ended, a->games);
    }
    if (a->save && keep(a, &h->slot[0]) != EXIT_OK) {
        status = EXIT_FAILED;
    }
    return status;
}

static int play_all(agent *a)
{
    outside *others[] = { &a->other };
    house h = { .options = &a->options, .games = a->games, .outside = others, .outsides = 1, .slots = a->batch,
               .next = next_game, .over = game_over, .ctx = a };
    h.slot = calloc((size_t)h.slots, sizeof *h.slot);
    if (!h.slot) {
        return failed("not enough memory for %d games at a time; lower --batch", a->batch);
    }
    a->other.terse = a->terse;
    a->other.patience = a->patience;
    fprintf(stderr, "seed 0x%016llx\n", (unsigned long long)a->options.setup.seed);
    stop_listen();
    house_run(&h);
    outside_finish(&a->other);
    int status = report(a, &h);
    stop_unlisten();
    house_free(&h);
    return status;
}

/* ---- the command ------------------------------------------------------------------------------------- */

static bool read_seats(const char *list, unsigned *mask)
{
    *mask = 0;
    if (is_same_name(list, "all")) {
        *mask = (1u << HC_SEATS) - 1;
        return true;
    }
    for (const char *at = list;; at++) {
        if (*at < '1' || *at > '0' + HC_SEATS || (at[1] != ',' && at[1] != '\0')) {
            wrong_use("--seat takes numbers from 1 to %d with commas between them, or \"all\", not \"%s\"", HC_SEATS, list);
            return false;
        }
        *mask |= 1u << (*at - '1');
        if (*++at == '\0') {
            return true;
        }
    }
}

enum { USUAL_PATIENCE = 60 };            /* seconds; nobody who types is hurried */

static int take_options(agent *a, int argc, char **argv)
{
    static const char *const own[] = { "--seat", "--games", "--batch", "--terse", "--patience", "--save", "--help", NULL };
    long long games = 1, batch = 1, patience = isatty(STDIN_FILENO) == 1 ? 0 : USUAL_PATIENCE;
    const char *seats = "1";
    for (int i = 1; i < argc; i++) {
        int taken = take_game_option(&a->options, argc, argv, &i);
        taken = taken ? taken : take_number(argc, argv, &i, "--games", 1, 1000000, &games);
        taken = taken ? taken : take_number(argc, argv, &i, "--patience", 0, 86400, &patience);
        taken = taken ? taken : take_number(argc, argv, &i, "--batch", 1, AGENT_BATCH, &batch);
        taken = taken ? taken : take_option(argc, argv, &i, "--seat", &seats);
        taken = taken ? taken : take_option(argc, argv, &i, "--save", &a->save);
        if (taken == 0 && (taken = take_option(argc, argv, &i, "--terse", NULL)) == 1) {
            a->terse = true;
        }
        if (taken == 0) {
            return unknown_option("agent", argv[i], own, true);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    if (!read_seats(seats, &a->options.agents)) {
        return EXIT_WRONG_USE;
    }
    a->games = (int)games;
    a->batch = (int)(batch > games ? games : batch);
    a->patience = patience ? (int)patience * 1000 : -1;
    if (a->save && games > 1) {
        return wrong_use("--save keeps one game; leave --games out");
    }
    if (!game_options_finish(&a->options)) {
        return EXIT_WRONG_USE;
    }
    if (!is_same_name(seats, "all") && a->options.agents >> a->options.setup.players) {
        return wrong_use("--seat %s: there are %d seats", seats, a->options.setup.players);
    }
    return EXIT_OK;
}

int command_agent(int argc, char **argv)
{
    agent *a = calloc(1, sizeof *a);
    if (!a) {
        return failed("not enough memory");
    }
    game_options_begin(&a->options);
    a->options.people = 0;
    int status = take_options(a, argc, argv);
    if (status == EXIT_OK) {
        status = play_all(a);
    }
    free(a);
    return status;
}
