/* property.c - whole random games in which every promise of the engine is checked on the way, and a count of what came up.
 *
 *   property EDITION                    every pair of aliens meets; then more games until every hook has fired and every kind of
 *                                       event and question has come up, and what never does is a failure
 *   property --quick EDITION            every alien sits at a table, no more
 *   property --first N EDITION          the first N games of those in which every pair meets
 *   property --sample N EDITION         N games of those in which every pair meets, from game FROM on; then more until every hook of
 *                                       the sets that are off by default has fired, and what only they bring has come up
 *   property --hooks FILE EDITION       none of those; games until every hook has fired that has not in a scenario: what `acts` printed
 *   property EDITION --game PLAN        one game, as it is printed when a promise breaks
 *
 * TRIES is how many games with each gift are played for what has not come up (60).
 * CHECKS=few leaves out views, orders and refusals, to see sooner which hooks fire; CHECKS=all looks at everything every time.
 * CHANGED names files whose aliens meet everybody several times; HOOKS=1 prints how often each hook fired. Exit status 1 at the
 * first broken promise. */
#include "bots/bots.h"
#include "rules.h"
#include "tests/property/design.h"
#include "tests/property/duel.h"
#include "tests/property/promises.h"
#include "tests/property/systems.h"
#include "tests/property/tally.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EVENTS_MAX = 4096, TRIES = 60 /* games for what has not come up, with each gift */ };

typedef struct answer { uint8_t seat; int16_t choice; } answer;

static answer log_of_game[LOG_MAX];
static hc_event event_room[EVENTS_MAX];

/* What is asked for the hundredth time has been looked at from all sides: it is looked at less often (CHECKS=all: as often). */
static int boredom(const game *g)
{
    enum { NEW_FOR = 40, KINDS = 1 << 14 };
    static unsigned seen[KINDS];
    static int thorough = -1;
    if (thorough < 0) thorough = getenv("CHECKS") && !strcmp(getenv("CHECKS"), "all");
    unsigned *times = &seen[(g->ask.prompt * 4099u + g->ask.sheet) % KINDS];
    return thorough || (*times)++ < NEW_FOR ? 1 : 5;
}

static void check_promises(const game *g, noise *n)
{
    const uint32_t rarely = (uint32_t)boredom(g);
    const char *broken = hc_check(g), *only = getenv("CHECKS");
    if (broken) die("%s", broken);
    if (only && !strcmp(only, "few")) return;
    if (noise_below(n, 2 * rarely) == 0) check_views(g, n, noise_below(n, 8) == 0);
    if (noise_below(n, rarely) == 0) all.simultaneous += check_order(g, n);
    if (noise_below(n, 16 * rarely)) return;
    check_refusals(g, n);
    check_secret_take(g, n);
    check_all_at_once(g, n);
}

/* A game of more than 500 turns is a failure unless it is the players' doing (ruling 116): chance gives up colonies as gladly
 * as it gains them. So from here on players who want to win take over; in one of three tries, or one of three more by steady
 * players, they must get there. */
static void excuse_length(const game *g, uint64_t seed)
{
    int turns = LONG_GAME;
    for (uint64_t i = 1; i <= 3 && turns == LONG_GAME; i++) turns = turns_to_end(g, seed * 3 + i);
    for (uint64_t i = 1; i <= 3 && turns == LONG_GAME; i++) turns = turns_of_steady(g, seed * 3 + i);
    for (int s = 0; turns == LONG_GAME && s < g->players; s++)
        fprintf(stderr, "seat %d: %d ships on %d colonies, %d of them foreign, %d in the warp, %d in the Praw, %d held by others, %d cards\n", s, ships_on_colonies(g, s),
                count_bits(colonies(g, s)), foreign_colonies(g, s), g->ships[s][WARP], g->ships[s][PRAW], captive_ships(g, s), g->count[IN_HAND + s]);
    if (turns == LONG_GAME) die("a game of %d turns that nobody can win", g->turn);
    if (turns > all.longest_end) all.longest_end = turns;
    all.dawdling++;
}

/* With hardly a card, or with hands that never change, chance may go on for ever: such a game has shown what it can. */
static bool has_hardly_cards(const plan *p, const game *g) { return p->gift > OWN_FLARES && g->turn > 60; }

/* Nor does a rule end a game in which nearly everything lies in the Praw: one ship comes up a turn, and goes alone. */
static bool are_all_sunk(const game *g)
{
    int standing = 0, sunk = 0;
    for (int s = 0; s < g->players; s++) {
        standing += ships_on_colonies(g, s);
        sunk += g->ships[s][PRAW];
    }
    return sunk && g->turn > 200 && standing < colonies_to_win(g);
}

static bool has_shown_enough(const plan *p, const game *g) { return has_hardly_cards(p, g) || are_all_sunk(g); }

/* The game goes on in the clone; the original is overwritten, so nothing points into it. */
static int play_relocating(const plan *p, game *end)
{
    static game one, two;
    const uint64_t seed = p->setup.seed;
    game *here = &one, *there = &two;
    noise choices_of = { seed ^ 0xABCDEF }, n = { seed };
    hc_events ev = { .room = EVENTS_MAX, .item = event_room };
    memset(here, 0, sizeof *here);
    now_playing(p, here, 0);
    begin_game(p, here, &ev);
    count_events(&ev);
    int count = 0, turn = here->turn;
    bool long_since = false;
    while (!here->over && !has_shown_enough(p, here)) {
        now_playing(p, here, count);
        check_promises(here, &n);
        count_silent(here);
        count_room(here);
        all.golden = all.golden * 31 + hc_digest(here);
        all.asked[here->ask.kind]++;
        count_hexes(here);
        int seat = any_asked(here, &choices_of), choice = any_choice(here, seat, &choices_of);
        if (here->turn == LONG_GAME && !long_since) excuse_length(here, seed);
        long_since = here->turn == LONG_GAME;
        if (count == LOG_MAX) {
            if (here->turn < LONG_GAME) excuse_length(here, seed);
            if (has_part(here, PART_teams)) all.endless_teams++;
            else all.endless++;
            break;
        }
        log_of_game[count].seat = (uint8_t)seat;
        log_of_game[count++].choice = (int16_t)choice;
        memcpy(there, here, sizeof *there);
        ev.count = 0;
        hc_answer(here, seat, choice, NULL);
        now_playing(p, there, count);
        hc_answer(there, seat, choice, &ev);
        remember_events(&ev);
        count_events(&ev);
        if (memcmp(here, there, sizeof *here)) die("the clone went elsewhere");
        if (there->turn != turn) begin_turn(p, there);
        turn = there->turn;
        memset(here, 0xDD, sizeof *here);
        game *t = here; here = there; there = t;
    }
    *end = *here;
    return count;
}

static void replay(const plan *p, int count, const game *end)
{
    static game g;
    begin_game(p, &g, NULL);
    for (int i = 0, turn = g.turn; i < count; i++) {
        if (hc_answer(&g, log_of_game[i].seat, log_of_game[i].choice, NULL) != HC_OK) die("the replay refused answer %d", i);
        if (g.turn != turn) begin_turn(p, &g);
        turn = g.turn;
    }
    if (memcmp(&g, end, sizeof g)) die("the replay differs");
}

static void play(const plan *p)
{
    static game end;
    int count = play_relocating(p, &end);
    replay(p, count, &end);
    all.games++;
    all.decisions += count;
    all.turns += end.turn;
    all.golden = all.golden * 31 + hc_digest(&end);
    all.bytes = all.bytes * 31 + hc_hash(&end);
}

static int sheets[SHEET_END];

static int all_aliens(int out[SHEET_END])
{
    int n = 0;
    for (const uint16_t *a = ALIENS; *a; a++) if (form_in(*a, edition_id) && is_looked_after(*a)) out[n++] = *a;
    return n;
}

/* More games for what has not come up, each gift in its turn. */
static int play_for_the_rest(void)
{
    plan p;
    const char *tries = getenv("TRIES");
    const long most = (tries ? strtol(tries, NULL, 10) : TRIES) * (GIFT_KINDS - 1);
    for (long i = 0; i < most; i++) {
        int silent = silent_sheets(sheets, false);
        if (!silent && !missing_events(false) && !silent_hexes(edition_id, false)) break;
        if (!silent) silent = all_aliens(sheets);
        if (!silent) break;                      /* a sample without the sets that it would look after */
        if (getenv("HOOKS")) {
            printf("%d sheets have a hook that has not fired:", silent);
            for (int k = 0; k < silent; k++) printf("%s %s", k ? "," : "", SHEETS[sheets[k]]->name);
            printf("\n");
            fflush(stdout);
        }
        design_for(&p, sheets, silent);
        play(&p);
    }
    return silent_sheets(sheets, true) + missing_events(true) + silent_hexes(edition_id, true);
}

static void report(void)
{
    printf("%ld games, %ld decisions, %ld turns, %ld simultaneous questions\n", all.games, all.decisions, all.turns, all.simultaneous);
    printf("at most %d of %d cards, %d of %d powers, %d of %d effects, %d of %d frames, %d of %d picks\n", all.cards, HC_CARDS - 1,
           all.powers, HC_POWERS, all.effects, HC_EFFECTS, all.frames, HC_STACK, all.picks, HC_DRAFT);
    printf("state %zu bytes, hash of the bytes %016llx\n", sizeof(game), (unsigned long long)all.bytes);
    printf("hash of the games %016llx\n", (unsigned long long)all.golden);
    printf("%ld games came to turn %d by chance; players who want to win end each of them within %ld more\n", all.dawdling, LONG_GAME, all.longest_end);
    printf("%ld games were broken off after %d decisions, and %ld of teams\n", all.endless, LOG_MAX, all.endless_teams);
    /* Each was shown to end with players who want to win. Chance alone takes much longer where teams play: partners win only when both have
     * what wins a game, and whoever gives up colonies as gladly as it gains them hardly ever has that twice. */
    enum { ONE_IN = 50, ONE_OF_TEAMS_IN = 10 };
    if (all.endless * ONE_IN > all.games + ONE_IN || all.endless_teams * ONE_OF_TEAMS_IN > all.games + ONE_OF_TEAMS_IN) die("too many games do not end");
}

int main(int argc, char **argv)
{
    plan p;
    const bool quick = argc == 3 && !strcmp(argv[1], "--quick"), first = argc == 4 && !strcmp(argv[1], "--first");
    const bool hooks = argc == 4 && !strcmp(argv[1], "--hooks"), again = argc == 4 && !strcmp(argv[2], "--game");
    sampling = argc == 4 && !strcmp(argv[1], "--sample");
    edition_id = hc_edition_named(quick || first || sampling || hooks ? argv[argc - 1] : argc > 1 ? argv[1] : "");
    if (edition_id < 0 || (argc > 2 && !quick && !first && !sampling && !hooks && !again))
        die("usage: property [--quick | --first N | --sample N | --hooks FILE] EDITION, or: property EDITION --game PLAN");
    if (again) {
        if (!plan_from(&p, edition_id, argv[3])) die("that is not a plan: SEED:VARIANTS:GIFT:TECH:ALIEN:ALIEN...");
        play(&p);
        if (getenv("HOOKS")) silent_sheets(sheets, true);
        report();
        return 0;
    }
    const char *changed = getenv("CHANGED");
    design_begin(edition_id, changed ? changed : "");
    if (quick) design_only_seats();
    if (sampling && getenv("FROM")) design_from(strtoul(getenv("FROM"), NULL, 10));
    if (hooks) {
        read_fired(argv[2]);
        printf("%d sheets have a hook that has not acted in a scenario\n", silent_sheets(sheets, false));
    }
    const long most = hooks ? 0 : first || sampling ? strtol(argv[2], NULL, 10) : LONG_MAX;
    while (all.games < most && design_next(&p)) play(&p);
    if (!quick && !first && !sampling && !hooks) printf("%d pairs of aliens have met in %ld games\n", design_pairs(), all.games);
    int never = quick || first ? 0 : play_for_the_rest();
    report();
    return never ? 1 : 0;
}
