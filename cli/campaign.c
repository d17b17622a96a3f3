/* campaign.c - `hypercone campaign`: begins a series of games or goes on with it. */
#define _POSIX_C_SOURCE 200809L
#include "cli/campaign.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/games.h"
#include "cli/names.h"
#include "cli/odyssey.h"
#include "cli/session.h"
#include "cli/stop.h"
#include "cli/typed.h"

typedef struct campaign_wish {
    play_options play;
    const char *file, *birthdays;
    bool is_new, odyssey;                    /* odyssey: four games in ages, of Cosmic Odyssey */
    bool has_game_option, rescue;    /* rescue: the file is damaged, what is good of it goes on */
    long long people, games;
    const campaign *campaign;
    claim claim;
    file_mark seen;                          /* the file when it was read */
} campaign_wish;

/* ---- beginning one -------------------------------------------------------------------------------- */

static bool ask_birthday(const char *name, birthday *b)
{
    char line[64];
    for (;;) {
        printf("%s, when is your birthday? Month and day as MM-DD (it may break a tie): ", name);
        if (!read_typed(line, sizeof line)) {
            failed("the input ended before all birthdays were given; --birthday gives them beforehand");
            return false;
        }
        if (birthday_read(line, b)) {
            return true;
        }
        puts("That is not a day of the year. 3 May, for example, is 05-03.");
    }
}

/* Birthdays of people, from --birthday or asked; those of bots follow from the seed. */
static bool settle_birthdays(campaign *c, const campaign_wish *w)
{
    const char *at = w->birthdays;
    for (int seat = 0; seat < c->setup.players; seat++) {
        if (strcmp(c->player[seat], "person") != 0) {
            c->born[seat] = birthday_of_bot(c->setup.seed, seat);
        } else if (at) {
            char day[16];
            const char *comma = strchr(at, ',');
            size_t length = comma ? (size_t)(comma - at) : strlen(at);
            snprintf(day, sizeof day, "%.*s", length < sizeof day ? (int)length : (int)sizeof day - 1, at);
            if (!birthday_read(day, &c->born[seat])) {
                wrong_use("--birthday takes days as MM-DD, 05-03 for 3 May, not \"%s\"", day);
                return false;
            }
            at = comma ? comma + 1 : NULL;
        } else if (!ask_birthday(c->name[seat], &c->born[seat])) {
            return false;
        }
    }
    if (at) {
        wrong_use("--birthday gives more days than there are people");
        return false;
    }
    return true;
}

static bool may_ask(const campaign_wish *w) { return w->play.plain || (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)); }

/* Two windows never write one campaign; a new one is written when its first game can be seen, not before. */
static bool claim_campaign(void *ctx, char why[RECORD_WHY])
{
    campaign_wish *w = ctx;
    if (w->claim.held) {
        return true;
    }
    if (!claim_take(&w->claim, w->file, why)) {
        return false;
    }
    file_mark now = file_mark_of(w->file);
    bool good = file_mark_same(&now, &w->seen);
    if (!good) {
        snprintf(why, RECORD_WHY, "%s was changed by another program just now; begin again", durable_short(w->file));
    } else if (w->is_new || w->rescue) {
        good = (!w->rescue || set_aside(w->file, why)) && campaign_save(w->campaign, w->file, why);
    }
    if (!good) {
        claim_leave(&w->claim);
    }
    return good;
}

static int begin_campaign(campaign *c, campaign_wish *w)
{
    game_options *o = &w->play.game;
    if (access(w->file, F_OK) == 0) {
        return wrong_use("%s exists already; leave --new out to go on with it, or name another file", w->file);
    }
    if (w->people > 0 && !may_ask(w)) {
        return wrong_use("--people needs a terminal; --plain plays line by line, and without people bots play");
    }
    o->people = w->people >= 0 ? (int)w->people : may_ask(w);
    if (o->given.alien || o->given.aliens || o->given.group) {
        return wrong_use("aliens are drawn again for each game of a campaign; leave --alien, --aliens and --group out");
    }
    if (!game_options_finish(o)) {
        return EXIT_WRONG_USE;
    }
    *c = (campaign){ .setup = o->setup };
    memcpy(c->name, o->name, sizeof c->name);
    memcpy(c->player, o->player, sizeof c->player);
    if (!settle_birthdays(c, w)) {
        return EXIT_WRONG_USE;
    }
    printf("A campaign begins in %s, seed 0x%016llx.\n", w->file, (unsigned long long)c->setup.seed);
    return EXIT_OK;
}

/* A file that is cut or changed is gone on with up to its last good game, if the player agrees. */
static int settle_campaign(campaign *c, campaign_wish *w)
{
    char why[RECORD_WHY];
    if (campaign_load(c, w->file, why)) {
        return EXIT_OK;
    }
    if (!campaign_rescue(c, w->file)) {
        return failed("%s", why);
    }
    if (!may_ask(w)) {
        return failed("%s (%d of its games %s good; on a terminal or with --plain you can go on from there)", why, c->count, c->count == 1 ? "is" : "are");
    }
    printf("%s\n%d of its games %s good. y goes on from there (the file is kept beside, as it is); anything else leaves: ",
           why, c->count, c->count == 1 ? "is" : "are");
    w->rescue = is_agreed();
    return w->rescue ? EXIT_OK : failed("nothing is changed; the file stays as it is");
}

static int go_on(campaign *c, campaign_wish *w)
{
    char why[RECORD_WHY];
    if (w->has_game_option || w->people >= 0 || w->birthdays) {
        return wrong_use("a campaign goes on as it began; options of a game, --people and --birthday go with --new");
    }
    if (access(w->file, F_OK) != 0) {
        return wrong_use("there is no file %s; \"hypercone campaign %s --new\" begins a campaign there", w->file, w->file);
    }
    if (claim_refuses(w->file, why)) {
        return failed("%s", why);
    }
    w->seen = file_mark_of(w->file);
    return settle_campaign(c, w);
}

/* ---- its games --------------------------------------------------------------------------------------- */

/* Who had the first turn: the record tells, also where it was drawn. */
static void find_beginner(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    (void)g;
    for (size_t k = 0; i == 0 && k < ev->count; k++) {
        if (ev->item[k].kind == HC_EV_GAME_BEGINS) {
            *(int *)ctx = ev->item[k].seat;
        }
    }
}

typedef enum kept_game { KEPT_NONE, KEPT_RUNNING, KEPT_DAMAGED, KEPT_FINISHED, KEPT_WRONG } kept_game;

/* What lies beside the campaign's file for its next game. */
static kept_game look_for_game(const char *path, const hc_setup *setup, int *began, hc_table *t)
{
    record r;
    hc_game g;
    char why[RECORD_WHY], reason[RECORD_WHY];
    if (access(path, F_OK) != 0) {
        return KEPT_NONE;
    }
    if (!record_rescue(&r, path, &g, why)) {
        failed("%s", why);
        return KEPT_WRONG;
    }
    bool is_ours = r.setup.seed == setup->seed && r.setup.edition == setup->edition && r.setup.first == setup->first &&
                   r.setup.players == setup->players && r.setup.variants == setup->variants &&
                   record_boxes(&r) == (setup->boxes ? setup->boxes : hc_usual_boxes(setup->edition)) &&
                   r.setup.parts == setup->parts && memcmp(r.setup.part_option, setup->part_option, sizeof setup->part_option) == 0 &&
                   r.setup.alert == setup->alert;
    bool plays = is_ours && record_replay(&r, SIZE_MAX, &g, find_beginner, began, reason);
    record_free(&r);
    if (!plays) {
        failed("%s: %s", path, is_ours ? reason : "this is the record of another game; move it away to begin again");
        return KEPT_WRONG;
    }
    hc_read(&g, t);
    return why[0] ? KEPT_DAMAGED : hc_asked(&g) ? KEPT_RUNNING : KEPT_FINISHED;
}

static int play_one(const campaign *c, campaign_wish *w, const char *path, kept_game kept, const hc_setup *setup)
{
    play_options o = w->play;
    o.game.setup = *setup;
    o.save = kept == KEPT_NONE ? path : NULL;
    o.resume = kept == KEPT_NONE ? NULL : path;
    o.before_keeping = claim_campaign;
    o.keeper = w;
    int status = o.resume ? settle_damage(path, may_ask(w), &o.rescue) : EXIT_OK;
    if (status == EXIT_OK) {
        print_begin(c, o.resume != NULL, stdout);
        status = play_game(&o, NULL);
    }
    return status;
}

static int play_next(campaign *c, campaign_wish *w, bool *finished)
{
    char path[CAMPAIGN_PATH], why[RECORD_WHY];
    hc_setup setup;
    hc_table table;
    int began = 0;
    campaign_next_setup(c, &setup);
    snprintf(path, sizeof path, "%s.game-%d", w->file, c->count + 1);
    kept_game kept = look_for_game(path, &setup, &began, &table);
    if (kept == KEPT_NONE || kept == KEPT_RUNNING || kept == KEPT_DAMAGED) {
        int status = play_one(c, w, path, kept, &setup);
        if (status != EXIT_OK) {
            return status;
        }
        kept = look_for_game(path, &setup, &began, &table);
    }
    *finished = kept == KEPT_FINISHED;
    if (*finished) {
        campaign_game g;
        campaign_note(&g, &table, setup.players, began);
        campaign_add(c, &g);
        if (!claim_campaign(w, why) || !campaign_save(c, w->file, why)) {
            return failed("%s", why);
        }
    }
    return kept == KEPT_WRONG ? EXIT_FAILED : EXIT_OK;
}

static bool wants_next(const campaign_wish *w)
{
    char line[64];
    if (w->play.game.people == 0) {
        return true;
    }
    printf("\nEnter for the next game, q to stop here: ");
    return read_typed(line, sizeof line) && line[0] != 'q' && line[0] != 'Q';
}

static void say_how_to_go_on(const campaign_wish *w)
{
    if (w->is_new && !w->claim.held) {
        puts("The campaign had not begun; nothing was saved.");
        return;
    }
    printf("The campaign is kept. Go on with: hypercone campaign %s\n", w->file);
}

static int play_campaign(campaign *c, campaign_wish *w)
{
    campaign_decision by;
    for (long long played = 0;; played++) {
        const campaign_game nothing = { 0 };
        const campaign_game *last = c->count > 0 ? &c->game[c->count - 1] : &nothing;
        unsigned winners = campaign_winners(c->score, last, c->born, c->setup.players, &by);
        print_scores(c, stdout);
        if (winners) {
            print_end(c, winners, by, stdout);
            return EXIT_OK;
        }
        if (c->count == CAMPAIGN_GAMES) {
            return failed("this campaign has %d games and no end", CAMPAIGN_GAMES);
        }
        if (played == w->games || (played > 0 && !wants_next(w))) {
            say_how_to_go_on(w);
            return EXIT_OK;
        }
        bool finished = false;
        int status = play_next(c, w, &finished);
        if (status != EXIT_OK || !finished) {
            say_how_to_go_on(w);
            return status;
        }
    }
}

/* ---- the command ------------------------------------------------------------------------------------- */

static int take_own_option(campaign_wish *w, int argc, char **argv, int *i)
{
    const struct { const char *name; bool *flag; } flags[] = {
        { "--new", &w->is_new }, { "--odyssey", &w->odyssey }, { "--plain", &w->play.plain }, { "--ascii", &w->play.ascii },
        { "--no-curtain", &w->play.no_curtain }, { "--quiet", &w->play.quiet }, { "--no-talk", &w->play.no_talk },
    };
    long long pace = 0;
    int taken = take_number(argc, argv, i, "--people", 0, HC_SEATS, &w->people);
    taken = taken ? taken : take_number(argc, argv, i, "--games", 1, CAMPAIGN_GAMES, &w->games);
    taken = taken ? taken : take_option(argc, argv, i, "--birthday", &w->birthdays);
    if (taken == 0 && (taken = take_number(argc, argv, i, "--pace", 0, 60000, &pace)) == 1) {
        w->play.pace_ms = (int)pace;
    }
    for (size_t k = 0; k < sizeof flags / sizeof flags[0] && taken == 0; k++) {
        taken = take_option(argc, argv, i, flags[k].name, NULL);
        *flags[k].flag |= taken == 1;
    }
    return taken;
}

static int take_options(campaign_wish *w, int argc, char **argv)
{
    static const char *const own[] = { "--new", "--odyssey", "--people", "--birthday", "--games", "--plain", "--ascii", "--pace",
                                       "--no-curtain", "--quiet", "--no-talk", "--help", NULL };
    for (int i = 1; i < argc; i++) {
        int taken = take_own_option(w, argc, argv, &i);
        if (taken == 0) {
            taken = take_game_option(&w->play.game, argc, argv, &i);
            w->has_game_option |= taken == 1;
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
        if (taken == 0 && (argv[i][0] == '-' || w->file)) {
            return unknown_option("campaign", argv[i], own, true);
        }
        if (taken == 0) {
            w->file = argv[i];
        }
    }
    if (!w->file) {
        return wrong_use("campaign needs a file: hypercone campaign FILE --new begins one");
    }
    if (strlen(w->file) > CAMPAIGN_PATH - 32) {
        return wrong_use("the name of the file is too long");
    }
    return EXIT_OK;
}

/* The seats as the campaign's file has them, also when it goes on. */
static void seat_players(const campaign *c, game_options *o)
{
    memcpy(o->name, c->name, sizeof o->name);
    memcpy(o->player, c->player, sizeof o->player);
    o->people = 0;
    while (o->people < c->setup.players && strcmp(c->player[o->people], "person") == 0) {
        o->people++;
    }
}

/* The file says what kind it is. */
static bool is_of_odyssey(const campaign_wish *w) { return w->is_new ? w->odyssey : is_odyssey_file(w->file); }

int command_campaign(int argc, char **argv)
{
    enum { USUAL_PACE = 600 };
    campaign_wish w = { .people = -1, .games = -1, .play.pace_ms = USUAL_PACE, .claim.file = -1 };
    campaign *c = calloc(1, sizeof *c);
    if (!c) {
        return failed("not enough memory");
    }
    w.campaign = c;
    game_options_begin(&w.play.game);
    int status = take_options(&w, argc, argv);
    if (status == EXIT_OK && is_of_odyssey(&w)) {
        free(c);
        return w.birthdays || (!w.is_new && (w.has_game_option || w.people >= 0))
                   ? wrong_use("a campaign goes on as it began; options of a game and --people go with --new, and Odyssey needs no birthdays")
                   : run_odyssey(&w.play, w.file, w.is_new, w.people, w.games);
    }
    if (status == EXIT_OK) {
        status = w.is_new ? begin_campaign(c, &w) : go_on(c, &w);
    }
    if (status == EXIT_OK) {
        seat_players(c, &w.play.game);
        status = play_campaign(c, &w);
    }
    claim_leave(&w.claim);
    free(c);
    return status;
}
