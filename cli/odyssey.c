/* odyssey.c - `hypercone campaign FILE --odyssey`: the campaign of Cosmic Odyssey, begun or gone on with. */
#define _POSIX_C_SOURCE 200809L
#include "cli/odyssey.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/games.h"
#include "cli/names.h"
#include "campaign/seeds.h"
#include "cli/session.h"
#include "cli/stop.h"
#include "cli/typed.h"

typedef struct voyage {
    odyssey o;
    play_options *play;
    const char *file;
    bool asks;                               /* there are people, and they can be asked          */
    uint64_t answers;                        /* of bots so far                                   */
    claim claim;
} voyage;

/* ---- deciding ------------------------------------------------------------------------------------------------------------ */

static int ask_person(const voyage *v, int seat, const char *what, const char *const item[], int n)
{
    char line[64];
    printf("\n%s: %s\n", v->o.name[seat], what);
    for (int i = 0; i < n; i++) {
        printf("  %d  %s\n", i + 1, item[i]);
    }
    for (;;) {
        printf("1 to %d: ", n);
        fflush(stdout);
        if (!read_typed(line, sizeof line)) {
            return 0;
        }
        const int answer = atoi(line);
        if (answer >= 1 && answer <= n) {
            return answer - 1;
        }
    }
}

static int pick(void *ctx, int seat, const char *what, const char *const item[], int n)
{
    voyage *v = ctx;
    if (v->asks && strcmp(v->o.player[seat], "person") == 0) {
        return ask_person(v, seat, what, item, n);
    }
    return (int)(seed_from(v->o.setup.seed, 90000 + 1000 * (uint64_t)v->o.count + v->answers++) % (uint64_t)n);
}

static void say(void *ctx, const char *sentence)
{
    (void)ctx;
    printf("%s\n", sentence);
}

/* ---- what is said between games ------------------------------------------------------------------------------------------ */

static void print_ranks(const odyssey *o, int game)
{
    const odyssey_game *g = &o->game[game];
    printf("\nGame %d, %s:\n", game + 1, hc_age_at(g->age)->title);
    for (int rank = 1; rank <= o->setup.players; rank++) {
        const int seat = odyssey_ranked(g, o->setup.players, rank);
        printf("  %d  %-24s %3d points%s\n", rank, o->name[seat], odyssey_final_points(g, o->setup.players, seat),
               g->won >> seat & 1 ? ", has won the game" : "");
    }
}

static void print_table_of(const odyssey *o)
{
    const odyssey_game *g = &o->game[o->count - 1];
    printf("\nGame %d of %d, %s%s%s.\n", o->count, ODYSSEY_GAMES, hc_age_at(g->age)->title, o->count > 1 ? ", and still the " : "",
           o->count > 1 ? hc_age_at(o->game[o->count - 2].age)->title : "");
    for (int seat = 0; seat < o->setup.players; seat++) {
        hc_sheet_info info;
        hc_sheet(g->plays[seat], o->setup.edition, &info);
        printf("  %s plays %s", o->name[seat], info.name);
        for (int i = 0; i < HC_GIFTS && g->gift[seat][i]; i++) {
            if (hc_sheet(g->gift[seat][i], o->setup.edition, &info) && info.alien) {
                printf(" and %s", info.name);
            }
        }
        const char *before = "; begins with ";
        for (int i = 0; i < HC_GIFTS && g->gift[seat][i]; i++) {
            if (hc_sheet(g->gift[seat][i], o->setup.edition, &info) && !info.alien) {
                printf("%s%s", before, info.name);
                before = ", ";
            }
        }
        puts("");
    }
}

/* ---- its games ------------------------------------------------------------------------------------------------------------- */

typedef enum kept { KEPT_NONE, KEPT_RUNNING, KEPT_FINISHED, KEPT_WRONG } kept;

static kept look_for_game(const char *path, const hc_setup *setup, hc_game *end)
{
    record r;
    char why[RECORD_WHY], reason[RECORD_WHY];
    if (access(path, F_OK) != 0) {
        return KEPT_NONE;
    }
    if (!record_rescue(&r, path, end, why)) {
        failed("%s", why);
        return KEPT_WRONG;
    }
    const bool is_ours = r.setup.seed == setup->seed && r.setup.edition == setup->edition && r.setup.players == setup->players &&
                         r.setup.parts == setup->parts && r.setup.variants == setup->variants &&
                         memcmp(r.setup.gift, setup->gift, sizeof setup->gift) == 0;
    const bool plays = is_ours && record_replay(&r, SIZE_MAX, end, NULL, NULL, reason);
    record_free(&r);
    if (!plays) {
        failed("%s: %s", path, is_ours ? reason : "this is the record of another game; move it away to begin again");
        return KEPT_WRONG;
    }
    return hc_asked(end) ? KEPT_RUNNING : KEPT_FINISHED;
}

static bool claim_file(void *ctx, char why[RECORD_WHY])
{
    voyage *v = ctx;
    return v->claim.held || claim_take(&v->claim, v->file, why);
}

static int play_next(voyage *v, bool *finished)
{
    char path[4096], why[RECORD_WHY];
    static hc_game end;
    odyssey *o = &v->o;
    odyssey_game *g = &o->game[o->count - 1];
    hc_setup setup;
    odyssey_setup(o, o->count - 1, &setup);
    snprintf(path, sizeof path, "%s.game-%d", v->file, o->count);
    kept there = look_for_game(path, &setup, &end);
    if (there == KEPT_NONE || there == KEPT_RUNNING) {
        play_options p = *v->play;
        p.game.setup = setup;
        p.save = there == KEPT_NONE ? path : NULL;
        p.resume = there == KEPT_NONE ? NULL : path;
        p.before_keeping = claim_file;
        p.keeper = v;
        print_table_of(o);
        const int status = play_game(&p, NULL);
        if (status != EXIT_OK) {
            return status;
        }
        there = look_for_game(path, &setup, &end);
    }
    *finished = there == KEPT_FINISHED;
    if (*finished) {
        odyssey_note(g, &end, o->setup.players);
        if (!odyssey_save(o, v->file, why)) {
            return failed("%s", why);
        }
        print_ranks(o, o->count - 1);
    }
    return there == KEPT_WRONG ? EXIT_FAILED : EXIT_OK;
}

static int prepare(voyage *v)
{
    char why[RECORD_WHY];
    const odyssey_chooser who = { pick, say, v };
    if (!odyssey_prepare(&v->o, &who)) {
        return failed("no table can be made for the next game: with more boxes there are more aliens");
    }
    return claim_file(v, why) && odyssey_save(&v->o, v->file, why) ? EXIT_OK : failed("%s", why);
}

static bool is_under_way(const odyssey *o) { return o->count > 0 && !o->game[o->count - 1].over; }

static int play_all(voyage *v, long long games)
{
    odyssey *o = &v->o;
    for (long long played = 0;; played++) {
        bool finished = false;
        if (o->count == ODYSSEY_GAMES && !is_under_way(o)) {
            printf("\nThe campaign is over: %s wins it.\n", o->name[odyssey_ranked(&o->game[ODYSSEY_GAMES - 1], o->setup.players, 1)]);
            return EXIT_OK;
        }
        if (played == games) {
            break;
        }
        if (played > 0 && v->asks) {
            char line[64];
            printf("\nEnter for the next game, q to stop here: ");
            fflush(stdout);
            if (!read_typed(line, sizeof line) || line[0] == 'q' || line[0] == 'Q') {
                break;
            }
        }
        int status = is_under_way(o) ? EXIT_OK : prepare(v);
        status = status == EXIT_OK ? play_next(v, &finished) : status;
        if (status != EXIT_OK || !finished) {
            printf("The campaign is kept. Go on with: hypercone campaign %s\n", v->file);
            return status;
        }
    }
    printf("The campaign is kept. Go on with: hypercone campaign %s\n", v->file);
    return EXIT_OK;
}

/* ---- the command ------------------------------------------------------------------------------------------------------------ */

static int begin(voyage *v, long long people)
{
    game_options *o = &v->play->game;
    if (access(v->file, F_OK) == 0) {
        return wrong_use("%s exists already; leave --new out to go on with it, or name another file", v->file);
    }
    const bool may_ask = v->play->plain || (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO));
    if (people > 0 && !may_ask) {
        return wrong_use("--people needs a terminal; --plain plays line by line, and without people bots play");
    }
    o->people = people >= 0 ? (int)people : may_ask;
    if (o->given.alien || o->given.aliens || o->given.group || o->given.parts || o->given.variants || o->given.presets) {
        return wrong_use("the ages say what is played, and aliens join coalitions; leave aliens, parts, variants and presets out");
    }
    if (!game_options_finish(o)) {
        return EXIT_WRONG_USE;
    }
    if (!hc_preset_at(o->setup.edition, 0) || strcmp(hc_edition(o->setup.edition)->id, "ffg") != 0) {
        return wrong_use("--odyssey is a campaign of the modern edition");
    }
    v->o = (odyssey){ .setup = o->setup };
    memcpy(v->o.name, o->name, sizeof v->o.name);
    memcpy(v->o.player, o->player, sizeof v->o.player);
    printf("A campaign of four games begins in %s, seed 0x%016llx.\n", v->file, (unsigned long long)v->o.setup.seed);
    return EXIT_OK;
}

int run_odyssey(play_options *play, const char *file, bool is_new, long long people, long long games)
{
    voyage *v = calloc(1, sizeof *v);
    char why[RECORD_WHY];
    if (!v) {
        return failed("not enough memory");
    }
    v->play = play;
    v->file = file;
    v->claim.file = -1;
    int status = EXIT_OK;
    if (is_new) {
        status = begin(v, people);
    } else if (claim_refuses(file, why) || !odyssey_load(&v->o, file, why)) {
        status = failed("%s", why);
    }
    if (status == EXIT_OK) {
        game_options *o = &play->game;
        o->setup = v->o.setup;
        memcpy(o->name, v->o.name, sizeof o->name);
        memcpy(o->player, v->o.player, sizeof o->player);
        for (o->people = 0; o->people < v->o.setup.players && strcmp(v->o.player[o->people], "person") == 0;) {
            o->people++;
        }
        v->asks = o->people > 0;
        status = play_all(v, games);
    }
    claim_leave(&v->claim);
    free(v);
    return status;
}
