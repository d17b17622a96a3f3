/* property.c - whole random games in which every promise of the engine is checked on the way, and
 * a count of what fired: a hook, window or kind of event that never did is a failure.
 *
 *   property EDITION GAMES [FIRST]     prints what it did; exit status 1 at the first broken promise */
#include "bots/bots.h"
#include "rules.h"
#include "tests/property/promises.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_MAX = 60000, EVENTS_MAX = 4096, THOROUGH = 100, LONG_GAME = 501 };

typedef struct answer { uint8_t seat; int16_t choice; } answer;

typedef struct tally {
    long fired[SHEET_END][PARTS * HC_HOOKS], kind[HC_EVENT_KINDS], asked[16];
    long endless, dawdling, longest_end, games, decisions, simultaneous, turns, deepest;
    uint64_t golden;
} tally;

static tally all;
static int edition_id;
static answer log_of_game[LOG_MAX];
static hc_event event_room[EVENTS_MAX];

static void count_events(const hc_events *ev)
{
    if (ev->dropped) die("too many events for one answer");
    for (size_t i = 0; i < ev->count; i++) {
        const hc_event *e = &ev->item[i];
        all.kind[e->kind]++;
        if (e->kind == HC_EV_USED_POWER) all.fired[e->sheet][e->a]++;
        if (e->kind == HC_EV_PLAYED_CARD) all.fired[e->sheet][e->b]++;
    }
}

static void check_promises(const game *g, uint64_t seed, noise *n)
{
    const char *broken = hc_check(g);
    if (broken) die("seed %llu: %s", (unsigned long long)seed, broken);
    if (seed < THOROUGH || noise_below(n, 16) == 0) check_views(g, n, noise_below(n, 8) == 0);
    all.simultaneous += check_order(g, n);
    if (noise_below(n, 16)) return;
    check_refusals(g, n);
    check_secret_take(g, n);
    check_all_at_once(g, n);
}

/* How many more turns it takes players who want to win; LONG_GAME: they have not got there. */
static int turns_to_end(const game *g, uint64_t rng)
{
    static game h;
    h = *g;
    for (int n = 0; !h.over && h.turn - g->turn < LONG_GAME && n < LOG_MAX; n++)
        if (bot_playout_answer(&h, __builtin_ctz(hc_asked(&h)), &rng, NULL) != HC_OK) die("the light policy was refused");
    return h.over ? h.turn - g->turn : LONG_GAME;
}

/* A game of more than 500 turns is a failure unless it is the players' doing (ruling 116): chance gives up colonies as gladly
 * as it gains them. So from here on players who want to win take over; in one of three tries they must get there. */
static void excuse_length(const game *g, uint64_t seed)
{
    int turns = LONG_GAME;
    for (uint64_t i = 1; i <= 3 && turns == LONG_GAME; i++) turns = turns_to_end(g, seed * 3 + i);
    if (turns == LONG_GAME) die("seed %llu: a game of %d turns that nobody can win", (unsigned long long)seed, g->turn);
    if (turns > all.longest_end) all.longest_end = turns;
    all.dawdling++;
}

/* The game goes on in the clone; the original is overwritten, so nothing points into it. */
static int play_relocating(uint64_t seed, game *end)
{
    static game one, two;
    game *here = &one, *there = &two;
    noise choices_of = { seed ^ 0xABCDEF }, n = { seed };
    hc_setup s = setup_of(edition_id, seed);
    hc_events ev = { .room = EVENTS_MAX, .item = event_room };
    if (hc_new(here, &s, &ev, NULL) != HC_OK) die("seed %llu: refused", (unsigned long long)seed);
    give_own_flares(here, seed);
    count_events(&ev);
    int count = 0, turn = here->turn;
    bool long_since = false;
    while (!here->over) {
        check_promises(here, seed, &n);
        if (here->depth > all.deepest) all.deepest = here->depth;
        all.asked[here->ask.kind]++;
        int seat = any_asked(here, &choices_of), choice = any_choice(here, seat, &choices_of);
        if (here->turn == LONG_GAME && !long_since) excuse_length(here, seed);
        long_since = here->turn == LONG_GAME;
        if (count == LOG_MAX) {
            if (here->turn < LONG_GAME) excuse_length(here, seed);
            all.endless++;
            break;
        }
        log_of_game[count].seat = (uint8_t)seat;
        log_of_game[count++].choice = (int16_t)choice;
        memcpy(there, here, sizeof *there);
        ev.count = 0;
        hc_answer(here, seat, choice, NULL);
        hc_answer(there, seat, choice, &ev);
        count_events(&ev);
        if (memcmp(here, there, sizeof *here)) die("seed %llu: the clone went elsewhere", (unsigned long long)seed);
        if (there->turn != turn) give_own_flares(there, seed);
        turn = there->turn;
        memset(here, 0xDD, sizeof *here);
        game *t = here; here = there; there = t;
    }
    *end = *here;
    return count;
}

static void replay(uint64_t seed, int count, const game *end)
{
    static game g;
    hc_setup s = setup_of(edition_id, seed);
    hc_new(&g, &s, NULL, NULL);
    give_own_flares(&g, seed);
    for (int i = 0, turn = g.turn; i < count; i++) {
        if (hc_answer(&g, log_of_game[i].seat, log_of_game[i].choice, NULL) != HC_OK) die("seed %llu: the replay refused answer %d", (unsigned long long)seed, i);
        if (g.turn != turn) give_own_flares(&g, seed);
        turn = g.turn;
    }
    if (memcmp(&g, end, sizeof g)) die("seed %llu: the replay differs", (unsigned long long)seed);
}

/* What an edition's box cannot bring about, or only by the rarest chance; by name, with the reason. */
typedef struct excuse { const char *edition, *name, *reason; } excuse;
static const excuse NO_EVENT[] = {
    { "avalon-hill", "CHOICE", "nothing chosen there is told as such" },
    { "avalon-hill", "POWER_MOVED", "no power moves" },           { "avalon-hill", "REESTABLISHES", "not in its rules" },
    { "avalon-hill", "HAZARD", "no hazard rings" },               { "avalon-hill", "QUAKE", "not in its rules" },
    { "avalon-hill", "DISPLAYED", "no cards on sheets" },         { "avalon-hill", "HANDS_MIXED", "no flares" },
    { "avalon-hill", "GOT_TOKEN", "no tokens" },                  { "avalon-hill", "TOKENS", "no tokens" },
    { "avalon-hill", "CLAIMED", "no Gambler" },                   { "avalon-hill", "CHALLENGED", "no Gambler" },
    { "avalon-hill", "CARD_UNDER", "no Gambler" },                { "avalon-hill", "POSSESSED", "no Demon" },
    { "avalon-hill", "POSSESSED_BACK", "no Demon" },              { "avalon-hill", "KEPT_TECH", "no techs" },
    { "avalon-hill", "DREW_TECHS", "no techs" },                  { "avalon-hill", "TECHS_SHUFFLED", "no techs" },
    { "avalon-hill", "RESEARCHED", "no techs" },                  { "avalon-hill", "COMPLETED", "no techs" },
    { "avalon-hill", "STORED", "no techs" },                      { "avalon-hill", "HELD_OUT", "no techs" },
    { "avalon-hill", "PLANET_ADDED", "no techs" },                { "avalon-hill", "PLANET_REMOVED", "no techs" },
    { "avalon-hill", "CAUGHT", "no flares" },                     { "avalon-hill", "MORPHED", "no morph" },
    { "avalon-hill", "CANNON", "no techs" },                      { "avalon-hill", "COMMISSIONED", "no techs" },
    { "ffg", "REPLANNED", "no Chronos in the base box" },
    { "ffg", "QUAKE", "every card would have to be in a hand; ffg-rules has scenarios" },
};
static const excuse NO_HOOK[] = {        /* of an alien: its super flare */
    { "ffg", "Grudge", "needs a deal after a refused invitation; grudge/ffg has scenarios" },
    { "ffg", "Spiff", "needs a loss by five to nine, the power and the flare; spiff/ffg has scenarios" },
    { "ffg", "Vulch", "needs a new hand with flares left over; vulch/ffg has scenarios" },
    { "ffg", "Coldsleep Ship", "at once only without any colony; coldsleep_ship has scenarios" },
};

static bool is_excused(const excuse list[], size_t count, const char *name)
{
    const char *id = hc_edition(edition_id)->id;
    for (size_t i = 0; i < count; i++)
        if (!strcmp(list[i].name, name) && (!list[i].edition || !strcmp(list[i].edition, id))) return true;
    return false;
}
#define EXCUSED(list, name) is_excused(list, sizeof list / sizeof *list, name)

static bool is_rare(int sheet_id, int i)
{
    bool super_or_card = i >= SUPER * HC_HOOKS || !is_alien(sheet_id);
    return super_or_card && EXCUSED(NO_HOOK, SHEETS[sheet_id]->name);
}

static int report_hooks(void)
{
    int hooks = 0, never = 0;
    for (int a = 1; a < SHEET_END; a++) {
        const form *f = form_in(a, edition_id);
        for (int part = POWER; f && part < PARTS; part++)
            FOR_HOOKS(h, f, part) {
                const int i = part * HC_HOOKS + (int)(h - f->hook[part]);
                if (i - part * HC_HOOKS == HC_HOOKS) die("%s: more than %d hooks", SHEETS[a]->name, HC_HOOKS);
                if (h->window <= W_ALWAYS || (h->flags & FREE && is_alien(a))) continue;
                hooks++;
                if (getenv("HOOKS")) printf("  %8ld %s hook %d\n", all.fired[a][i], SHEETS[a]->name, i);
                if (all.fired[a][i] || is_rare(a, i)) continue;
                never++;
                printf("never fired: %s hook %d\n", SHEETS[a]->name, i);
            }
    }
    printf("%d hooks, %d never fired\n", hooks, never);
    return never;
}

static int report_events(void)
{
    int never = 0;
    for (int k = 0; k < HC_EVENT_KINDS; k++) {
        if (all.kind[k] || EXCUSED(NO_EVENT, hc_event_name(k))) continue;
        never++;
        printf("never happened: %s\n", hc_event_name(k));
    }
    for (int k = HC_ASK_ACT; k <= HC_ASK_REPLY; k++) {
        if (all.asked[k]) continue;
        never++;
        printf("never asked: %s\n", hc_ask_kind_name(k));
    }
    return never;
}

int main(int argc, char **argv)
{
    edition_id = hc_edition_named(argc > 1 ? argv[1] : "");
    if (edition_id < 0) die("usage: property EDITION [GAMES [FIRST]]");
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 100, first = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
    static game end;
    for (uint64_t i = first; i < first + games; i++) {
        int count = play_relocating(i, &end);
        replay(i, count, &end);
        all.decisions += count;
        all.turns += end.turn;
        all.golden = all.golden * 31 + hc_hash(&end);
    }
    printf("%llu games, %ld decisions, %ld turns, %ld simultaneous questions\n", (unsigned long long)games, all.decisions, all.turns,
           all.simultaneous);
    printf("deepest stack %ld of %d, state %zu bytes, hash %016llx\n", all.deepest, HC_STACK, sizeof(game), (unsigned long long)all.golden);
    printf("%ld games came to turn %d by chance; players who want to win end each of them within %ld more\n", all.dawdling, LONG_GAME, all.longest_end);
    printf("%ld games were broken off after %d decisions\n", all.endless, LOG_MAX);
    if (all.endless * 50 > (long)games) die("too many games do not end");
    int never = games >= 1000 ? report_hooks() + report_events() : 0;
    return never ? 1 : 0;
}
