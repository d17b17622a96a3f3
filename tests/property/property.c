/* property.c - whole random games in which every promise of the engine is checked on the way, and
 * a count of what fired: a hook, window or kind of event that never did is a failure.
 *
 *   property GAMES [FIRST]     prints what it did; exit status 1 at the first broken promise */
#include "rules.h"
#include "tests/property/promises.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_MAX = 400000, EVENTS_MAX = 4096, THOROUGH = 100 };

typedef struct answer { uint8_t seat; int16_t choice; } answer;

typedef struct tally {
    long fired[SHEET_END][PARTS * HOOKS], kind[HC_EVENT_KINDS], asked[16];
    long games, decisions, simultaneous, turns, deepest;
    uint64_t golden;
} tally;

static tally all;
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

/* The game goes on in the clone; the original is overwritten, so nothing points into it. */
static int play_relocating(uint64_t seed, game *end)
{
    static game one, two;
    game *here = &one, *there = &two;
    noise choices_of = { seed ^ 0xABCDEF }, n = { seed };
    hc_setup s = setup_of(seed);
    hc_events ev = { .room = EVENTS_MAX, .item = event_room };
    if (hc_new(here, &s, &ev, NULL) != HC_OK) die("seed %llu: refused", (unsigned long long)seed);
    count_events(&ev);
    int count = 0;
    while (!here->over) {
        check_promises(here, seed, &n);
        if (here->depth > all.deepest) all.deepest = here->depth;
        all.asked[here->ask.kind]++;
        int seat = any_asked(here, &choices_of), choice = any_choice(here, seat, &choices_of);
        if (count == LOG_MAX) die("seed %llu does not end", (unsigned long long)seed);
        log_of_game[count].seat = (uint8_t)seat;
        log_of_game[count++].choice = (int16_t)choice;
        memcpy(there, here, sizeof *there);
        ev.count = 0;
        hc_answer(here, seat, choice, NULL);
        hc_answer(there, seat, choice, &ev);
        count_events(&ev);
        if (memcmp(here, there, sizeof *here)) die("seed %llu: the clone went elsewhere", (unsigned long long)seed);
        memset(here, 0xDD, sizeof *here);
        game *t = here; here = there; there = t;
    }
    *end = *here;
    return count;
}

static void replay(uint64_t seed, int count, const game *end)
{
    static game g;
    hc_setup s = setup_of(seed);
    hc_new(&g, &s, NULL, NULL);
    for (int i = 0; i < count; i++)
        if (hc_answer(&g, log_of_game[i].seat, log_of_game[i].choice, NULL) != HC_OK) die("seed %llu: the replay refused answer %d", (unsigned long long)seed, i);
    if (memcmp(&g, end, sizeof g)) die("seed %llu: the replay differs", (unsigned long long)seed);
}

static int report_hooks(int edition_id)
{
    int hooks = 0, never = 0;
    for (int a = 1; a < SHEET_END; a++) {
        const form *f = form_in(a, edition_id);
        for (int i = 0; f && i < PARTS * HOOKS; i++) {
            const hook *h = &f->hook[i / HOOKS][i % HOOKS];
            if (h->window <= W_ALWAYS || (h->flags & FREE && a < FIRST_CARD_SHEET)) continue;
            hooks++;
            if (getenv("HOOKS")) printf("  %8ld %s hook %d\n", all.fired[a][i], SHEETS[a]->name, i);
            if (all.fired[a][i]) continue;
            never++;
            printf("never fired: %s hook %d\n", SHEETS[a]->name, i);
        }
    }
    printf("%d hooks, %d never fired\n", hooks, never);
    return never;
}

/* Events that need what no card of the editions so far does. */
static bool is_excused(int kind) { return kind == HC_EV_POWER_MOVED || kind == HC_EV_CHOICE; }

static int report_events(void)
{
    int never = 0;
    for (int k = 0; k < HC_EVENT_KINDS; k++) {
        if (all.kind[k] || is_excused(k)) continue;
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
    uint64_t games = argc > 1 ? strtoull(argv[1], NULL, 10) : 100, first = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
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
    int never = games >= 1000 ? report_hooks(HC_EDITION_AVALON_HILL) + report_events() : 0;
    return never ? 1 : 0;
}
