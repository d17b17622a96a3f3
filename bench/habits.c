/* habits.c - what bots do where a person would wince, counted: tools/bots-check. The game can be won by the offense with the encounter
 * under way (match point): who helps it, who looks on, who is not called, what is played. Encounters with powers that turn such an answer
 * into the right one are left out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/steady.h"
#include "bots/talk.h"

enum { PLAYERS = 4, TOO_LONG = 20000, FAR_BELOW = 10, FLARES_COUNTED = 1024, SHIPS_TOLD = 4 };

/* What is allowed besides blunders, looked at only where there are enough of them. Tenths of a card's value, of ships or percent, hundredths a game. */
enum { ENOUGH = 300, CARDS_APART = 30, TALKS_APART = 80, SHIPS_APART = 20, ARTIFACTS_LOST = 60, FLARES_LOST = 30, REINFORCEMENTS_LOST = 30,
       ONE_SHIP = 500, REPROACHES = 250 };
static const char *const NAME[HC_SEATS] = { "Ada", "Bruno", "Chen", "Dara" };

typedef enum habit {
    JOINS_THE_WINNER, LOOKS_ON, LEFT_UNCALLED, CALLS_A_WINNER, PLAYS_LOW, AIMS_AT_ITS_OWN, HABITS,
    COMES_BACK = HABITS, COMES, COUNTS
} habit;
static const char *const SAYS[COUNTS] = {
    [JOINS_THE_WINNER] = "joins an offense that wins the game without it",
    [LOOKS_ON] = "may defend, and stays out",
    [LEFT_UNCALLED] = "defends, and leaves a possible ally uninvited",
    [CALLS_A_WINNER] = "attacks, and invites somebody who would win alone",
    [PLAYS_LOW] = "defends with a card far below its best",
    [AIMS_AT_ITS_OWN] = "could win, and aims at a planet where it has a colony",
    [COMES_BACK] = "is invited by somebody whose negotiate it has suffered from lately, and comes",
    [COMES] = "is invited by anybody else, and comes",
};
typedef struct count { long could, did; } count;

/* Who was invited must not tell what is held: the cards that followed none, some, all possible invitations. */
enum { NONE_CALLED, SOME_CALLED, ALL_CALLED, CALLS };
static const char *const CALLED[CALLS] = { "nobody", "some", "everybody it may" };
typedef struct tell { long cards, negotiates, attacks, sum; } tell;
typedef struct waste {                           /* thrown away with a hand that had no encounter card left */
    long artifacts, flares, idle, missed, reinforcements;
    /* idle: flares that nobody had used in this game; missed: though somebody could have */
    bool used[HC_CARDS], offered[HC_CARDS];      /* flares, in this game */
    long kept[FLARES_COUNTED][3];                /* by flare: thrown away and never used, missed of these, played */
} waste;
typedef struct deals { long made, failed, swaps, one_colony, cards, named, kinds, releases; } deals;
typedef struct tells { tell after[CALLS]; int called[HC_SEATS]; waste lost; deals talks; long attacks, with_one_ship;
    tell sent[SHIPS_TOLD + 1]; long said, reproaches; } tells;

typedef struct moment {
    const hc_game *view;
    const bot *b;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX]; int options, seat;
    hc_table t;
} moment;

/* Where losing, a low card or a deal may be the aim. */
static bool is_plain_power(const hc_game *view, const hc_table *t, int seat)
{
    enum { ODD = INVERTS | UPSETS | PEACEFUL | HARMONIC | SWITCHES | CRASHES | SUFFERS | WAITS | TRIPLES | REVERSES | EQUALIZES | MULTIPLIES };
    (void)view;
    return seat < t->players && !(knowledge_of(t->seat[seat].alien)->traits & ODD);
}

/* Whoever has enough colonies and has not won: they do not win this game (Schizoid). */
static bool reaches(const moment *m, int seat, int planet)
{
    for (int s = 0; s < m->t.players; s++) if (m->t.seat[s].foreign_colonies >= m->t.colonies_to_win) return false;
    bool counts = hc_planet_owner(m->view, planet) != seat && !m->t.ships[planet][seat] && !hc_moon_number(m->view, planet);
    return m->t.seat[seat].foreign_colonies + (counts ? 1 : 0) >= m->t.colonies_to_win;
}

static bool at_match_point(const moment *m)
{
    const hc_table *t = &m->t;
    if (t->offense >= t->players || t->defense >= t->players || t->target >= HC_PLANETS) return false;
    return is_plain_power(m->view, t, t->offense) && is_plain_power(m->view, t, t->defense) && reaches(m, t->offense, t->target);
}

static bool has(const int choice[], int n, int what)
{
    for (int i = 0; i < n; i++) if (choice[i] == what) return true;
    return false;
}

static bool offers(const moment *m, int what)
{
    for (int i = 0; i < m->options; i++) if (m->option[i].choice == what) return true;
    return false;
}

static void tally(count *c, bool did) { c->could++; c->did += did; }

static void look_at_joining(const moment *m, const int choice[], int n, count of[])
{
    int only = offers(m, HC_SIDE_OFFENSE) == offers(m, HC_SIDE_DEFENSE) ? HC_NOBODY : offers(m, HC_SIDE_OFFENSE) ? m->t.offense : m->t.defense;
    if (only < m->t.players && !at_match_point(m)) tally(&of[m->b->memory[KEEP_BURNED + only] ? COMES_BACK : COMES], !has(choice, n, HC_PASS));
    bool wins_too = reaches(m, m->seat, m->t.target);
    if (!at_match_point(m) || wins_too) return;
    if (offers(m, HC_SIDE_OFFENSE)) tally(&of[JOINS_THE_WINNER], has(choice, n, HC_SIDE_OFFENSE));
    if (offers(m, HC_SIDE_DEFENSE) && offers(m, HC_PASS)) tally(&of[LOOKS_ON], !has(choice, n, HC_SIDE_DEFENSE));
}

static void look_at_invitations(const moment *m, const int choice[], int n, count of[])
{
    bool defends = m->q.prompt == HC_PROMPT_INVITE_DEFENSE, match = at_match_point(m);
    for (int i = 0; i < m->options && m->t.target < HC_PLANETS; i++) {
        int seat = m->option[i].choice;
        if (seat >= m->t.players) continue;
        if (defends && match) tally(&of[LEFT_UNCALLED], !has(choice, n, seat));
        if (!defends && !reaches(m, m->seat, m->t.target) && reaches(m, seat, m->t.target)) tally(&of[CALLS_A_WINNER], has(choice, n, seat));
    }
}

static void look_at_the_card(const moment *m, const int choice[], int n, count of[])
{
    int best = -100;
    if (m->seat != m->t.defense || !at_match_point(m) || n < 1) return;
    for (int i = 0; i < m->options; i++) {
        hc_card_info c = m->option[i].choice < HC_CARDS ? hc_card(m->view, m->option[i].choice) : (hc_card_info){ .kind = HC_CARD_NONE };
        if (c.kind == HC_CARD_ATTACK && c.value > best) best = c.value;
    }
    hc_card_info played = choice[0] < HC_CARDS ? hc_card(m->view, choice[0]) : (hc_card_info){ .kind = HC_CARD_NONE };
    bool low = played.kind == HC_CARD_NEGOTIATE ? best >= FAR_BELOW : played.kind == HC_CARD_ATTACK && best - played.value >= FAR_BELOW;
    if (m->options > 1) tally(&of[PLAYS_LOW], low);
}

static void look_at_the_aim(const moment *m, const int choice[], int n, count of[])
{
    bool could = false;
    if (n < 1 || choice[0] >= HC_PLANETS || m->t.seat[m->seat].foreign_colonies + 1 < m->t.colonies_to_win) return;
    if (!is_plain_power(m->view, &m->t, m->seat)) return;
    for (int i = 0; i < m->options; i++) could |= m->option[i].choice < HC_PLANETS && reaches(m, m->seat, m->option[i].choice);
    if (could) tally(&of[AIMS_AT_ITS_OWN], !reaches(m, m->seat, choice[0]));
}

static void note_call(const moment *m, const int choice[], int n, tells *t)
{
    int could = 0, did = 0;
    for (int i = 0; i < m->options; i++) {
        if (m->option[i].choice >= m->t.players) continue;
        could++;
        did += has(choice, n, m->option[i].choice);
    }
    t->called[m->seat] = could < 2 ? CALLS : !did ? NONE_CALLED : did < could ? SOME_CALLED : ALL_CALLED;
}

static void note_card(const moment *m, const int choice[], int n, tells *t)
{
    hc_card_info c = n > 0 && choice[0] < HC_CARDS ? hc_card(m->view, choice[0]) : (hc_card_info){ .kind = HC_CARD_NONE };
    if (t->called[m->seat] >= CALLS || !is_plain_power(m->view, &m->t, m->seat)) return;
    tell *after = &t->after[t->called[m->seat]];
    t->called[m->seat] = CALLS;
    after->cards++;
    after->negotiates += c.kind == HC_CARD_NEGOTIATE;
    if (c.kind != HC_CARD_ATTACK) return;
    after->attacks++;
    after->sum += c.value;
}

/* And how many ships are sent must not tell it either. */
static void note_ships(const moment *m, int n, tells *t)
{
    const hc_seat_info *s = &m->t.seat[m->seat];
    int best = -100, ships = n - 1 < SHIPS_TOLD ? n - 1 : SHIPS_TOLD;
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_ATTACK && s->card[i].value > best) best = s->card[i].value;
    if (best < 0 || ships < 1 || !is_plain_power(m->view, &m->t, m->seat)) return;
    t->sent[ships].attacks++;
    t->sent[ships].sum += best;
}

static void look_at_discards(const hc_game *g, const hc_event *e, waste *lost)
{
    if (e->kind == HC_EV_PLAYED_CARD && e->a >= 0 && e->a < HC_CARDS) {
        const hc_card_info played = hc_card(g, e->a);
        lost->used[e->a] = true;
        if (played.kind == HC_CARD_FLARE && played.sheet < FLARES_COUNTED) lost->kept[played.sheet][2]++;
    }
    if (e->kind != HC_EV_DISCARDED || e->flag != HC_BY_NEW_HAND) return;
    hc_card_info c = hc_card(g, e->a);
    lost->artifacts += c.kind == HC_CARD_ARTIFACT;
    lost->flares += c.kind == HC_CARD_FLARE;
    const bool idle = c.kind == HC_CARD_FLARE && e->a < HC_CARDS && !lost->used[e->a];
    lost->idle += idle;
    lost->missed += idle && lost->offered[e->a];
    if (idle && c.sheet < FLARES_COUNTED) {
        lost->kept[c.sheet][0]++;
        lost->kept[c.sheet][1] += lost->offered[e->a];
    }
    lost->reinforcements += c.kind == HC_CARD_REINFORCEMENT;
}

static void note_offered(const moment *m, waste *lost)
{
    for (int i = 0; i < m->options; i++) {
        int card;
        if (!is_thing(m->option[i].choice)) continue;
        hc_source(m->view, m->option[i].choice, &card);
        if (card >= 0 && card < HC_CARDS) lost->offered[card] = true;
    }
}

/* What is in the offer that is taken. */
static void look_at_the_reply(const moment *m, const int choice[], int n, deals *d)
{
    int colonies = 0, cards = 0, named = 0, kinds = 0, released = 0;
    if (!has(choice, n, HC_ACCEPT)) return;
    for (int i = 0; i < m->t.items; i++) {
        const hc_item *x = &m->t.item[i];
        colonies += x->kind == HC_ITEM_COLONY;
        named += x->kind == HC_ITEM_CARD;
        kinds += x->kind == HC_ITEM_OF_KIND;
        cards += x->kind == HC_ITEM_CARD || x->kind == HC_ITEM_RANDOM || x->kind == HC_ITEM_OF_KIND;
        released += x->kind == HC_ITEM_RELEASE || x->kind == HC_ITEM_FREED;
    }
    d->made++;
    d->swaps += colonies > 1;
    d->one_colony += colonies == 1;
    d->cards += cards > 0;
    d->named += named > 0;
    d->kinds += kinds > 0;
    d->releases += released > 0;
}

static void look(const hc_game *view, const bot *b, int seat, const int choice[], int n, count of[], tells *told)
{
    static moment m;
    m.view = view;
    m.seat = seat;
    m.b = b;
    hc_question_for(view, seat, &m.q);
    m.options = hc_options(view, seat, m.option);
    if (m.q.kind == HC_ASK_ACT) {
        note_offered(&m, &told->lost);
        return;
    }
    if (m.q.sheet) return;                       /* prompts of an alien or card have numbers of their own */
    hc_read(view, &m.t);
    switch (m.q.prompt) {
    case HC_PROMPT_JOIN: look_at_joining(&m, choice, n, of); break;
    case HC_PROMPT_INVITE_OFFENSE:
    case HC_PROMPT_INVITE_DEFENSE: look_at_invitations(&m, choice, n, of); note_call(&m, choice, n, told); break;
    case HC_PROMPT_ENCOUNTER_CARD: look_at_the_card(&m, choice, n, of); note_card(&m, choice, n, told); break;
    case HC_PROMPT_REPLY: look_at_the_reply(&m, choice, n, &told->talks); break;
    case HC_PROMPT_GATHER: told->attacks++; told->with_one_ship += n == 2; note_ships(&m, n, told); break;      /* a ship, and that this is all */
    case HC_PROMPT_AIM: look_at_the_aim(&m, choice, n, of); break;
    default: break;
    }
}

static void play_one(uint64_t seed, const bot_spec *spec, const hc_setup *table, count of[], tells *told)
{
    hc_game g, view;
    bot b[PLAYERS];
    hc_event item[512];
    int choice[BOT_CHOICES];
    hc_setup setup = *table;
    talk t;
    char line[TALK_LINE];
    setup.seed = seed;
    talk_begin(&t);
    for (int i = 0; i < PLAYERS; i++)
        talk_seat(&t, i, &(bot_spec){ .level = spec->level, .temper = (uint8_t)((seed + (uint64_t)i) % BOT_TEMPERS) }, seed);
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < PLAYERS; i++) bot_begin_as(&b[i], spec, i, seed);
    for (int i = 0; i < PLAYERS; i++) told->called[i] = CALLS;
    memset(told->lost.used, 0, sizeof told->lost.used);
    memset(told->lost.offered, 0, sizeof told->lost.offered);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_view(&g, seat, &view);
        const int n = bot_answer(&b[seat], &view, choice);
        look(&view, &b[seat], seat, choice, n, of, told);
        for (int k = 0; k < n; k++) {
            hc_events ev = { .room = 512, .item = item };
            if (hc_answer(&g, seat, choice[k], &ev) != HC_OK) return;
            for (size_t e = 0; e < ev.count; e++) {
                look_at_discards(&g, &item[e], &told->lost);
                told->talks.failed += item[e].kind == HC_EV_DEAL_FAILED;
            }
            talk_hear(&t, &g, item, ev.count, NAME, line);
            for (int s = 0; s < PLAYERS; s++) {
                hc_view(&g, s, &view);
                for (size_t e = 0; e < ev.count; e++) {
                    hc_event seen;
                    if (hc_event_for(&ev.item[e], s, &seen)) bot_sees(&b[s], &view, &seen);
                }
            }
        }
    }
    told->said += t.said;
    told->reproaches += t.reproaches;
}

static void list_flares(const waste *lost, int edition)
{
    hc_sheet_info about;
    for (int sheet = 0; sheet < FLARES_COUNTED; sheet++) {
        const long *n = lost->kept[sheet];
        if (n[0] && hc_sheet(sheet, edition, &about))
            printf("%6ld never used, %ld of them playable, played %ld times: %s\n", n[0], n[1], n[2], about.name);
    }
}

/* EDITION or EDITION/PRESET, for four. */
static bool table_named(const char *word, hc_setup *table)
{
    char name[64] = "";
    const char *slash = strchr(word, '/');
    const size_t n = slash ? (size_t)(slash - word) : strlen(word);
    if (n >= sizeof name) return false;
    memcpy(name, word, n);
    const int edition = hc_edition_named(name);
    if (edition < 0 || hc_edition(edition)->players_max < PLAYERS) return false;
    table->edition = (uint8_t)edition;
    return !slash || hc_preset_add(table, slash + 1) == HC_OK;
}

/* More often than so many of a hundred, and not only by the luck of a few games: by more than 1.7 deviations of what is allowed. */
static bool is_too_often(const count *c, long most)
{
    const long over = c->did * 100 - c->could * most;
    return over > 0 && over * over > 3 * 100 * c->could * most;
}

/* ---- what is too much ------------------------------------------------------------------------------------------ */

static bool allow(bool good, const char *what)
{
    if (!good) printf("TOO MUCH: %s\n", what);
    return good;
}

static long tenths(long sum, long n) { return n ? sum * 10 / n : 0; }

/* By how much the means of those differ that were seen often enough. */
static long apart(const tell of_kind[], int first, int kinds, long (*of)(const tell *))
{
    long least = 100000, most = -100000;
    for (int k = first; k < kinds; k++) {
        const tell *a = &of_kind[k];
        if (a->attacks < ENOUGH) continue;
        if (of(a) < least) least = of(a);
        if (of(a) > most) most = of(a);
    }
    return most > least ? most - least : 0;
}

static long mean_attack(const tell *a) { return tenths(a->sum, a->attacks); }
static long part_of_negotiates(const tell *a) { return a->cards ? a->negotiates * 1000 / a->cards : 0; }

static bool is_all_right(const count of[], const tells *t, long games)
{
    const count *burned = &of[COMES_BACK], *others = &of[COMES];
    const waste *lost = &t->lost;
    bool good = true;
    if (burned->could >= ENOUGH) good &= allow(burned->did * others->could < others->did * burned->could, "burned allies come back as readily as others");
    good &= allow(apart(t->after, 0, CALLS, mean_attack) <= CARDS_APART, "invitations tell of the attack");
    good &= allow(apart(t->after, 0, CALLS, part_of_negotiates) <= TALKS_APART, "invitations tell of a negotiate");
    good &= allow(apart(t->sent, 1, SHIPS_TOLD + 1, mean_attack) <= SHIPS_APART, "the number of ships tells of the hand");
    if (games < ENOUGH) return good;
    good &= allow(lost->artifacts * 100 / games <= ARTIFACTS_LOST, "artifacts thrown away");
    good &= allow(lost->missed * 100 / games <= FLARES_LOST, "flares thrown away that could have been played");
    good &= allow(lost->reinforcements * 100 / games <= REINFORCEMENTS_LOST, "reinforcements thrown away");
    good &= allow(t->with_one_ship * 1000 < t->attacks * ONE_SHIP, "attacks with one ship");
    return good & allow(t->reproaches * 1000 <= t->said * REPROACHES, "reproaches");
}

int main(int argc, char **argv)
{
    count of[COUNTS] = { { 0, 0 } };
    tells told = { 0 };
    bot_spec spec = { .level = BOT_STEADY };
    char why[BOT_WHY] = "a number of games, please";
    const long games = argc > 2 ? strtol(argv[2], NULL, 10) : 1000, most = argc > 3 ? strtol(argv[3], NULL, 10) : 100;
    hc_setup table = { .edition = (uint8_t)hc_edition_default(), .players = PLAYERS, .first = HC_NOBODY };
    if ((argc > 1 && !bot_spec_read(argv[1], &spec, why)) || games < 1 || argc > 6 || (argc > 4 && !table_named(argv[4], &table))) {
        fprintf(stderr, "usage: bench_habits [BOT [GAMES [MOST [EDITION[/PRESET] [flares]]]]], an edition for four: %s\n", why);
        return 2;
    }
    for (long i = 0; i < games; i++) play_one((uint64_t)i + 1, &spec, &table, of, &told);
    bool good = true;
    for (int h = 0; h < COUNTS; h++) {
        long part = of[h].could ? of[h].did * 1000 / of[h].could : 0;
        good &= h >= HABITS || !is_too_often(&of[h], most);
        printf("%6ld of %6ld  %3ld.%ld %%  %s\n", of[h].did, of[h].could, part / 10, part % 10, SAYS[h]);
    }
    for (int k = 0; k < CALLS; k++) {
        const tell *a = &told.after[k];
        const long mean = mean_attack(a), talks = part_of_negotiates(a);
        printf("%6ld times  invites %s: then an attack of %ld.%ld on average, a negotiate %ld.%ld %%\n", a->cards, CALLED[k], mean / 10, mean % 10,
               talks / 10, talks % 10);
    }
    const struct { long lost; const char *what; } lost[] = {
        { told.lost.artifacts, "artifacts" }, { told.lost.flares, "flares" }, { told.lost.idle, "of these, flares never used" },
        { told.lost.missed, "of these, flares that could have been played" }, { told.lost.reinforcements, "reinforcements" } };
    for (size_t i = 0; i < sizeof lost / sizeof *lost; i++)
        printf("%3ld.%02ld a game  %s thrown away with a hand\n", lost[i].lost / games, lost[i].lost * 100 / games % 100, lost[i].what);
    const long few = told.attacks ? told.with_one_ship * 1000 / told.attacks : 0;
    printf("%6ld attacks, %ld.%ld %% with one ship\n", told.attacks, few / 10, few % 10);
    for (int k = 1; k <= SHIPS_TOLD; k++) {
        const long n = told.sent[k].attacks, mean = mean_attack(&told.sent[k]);
        printf("%6ld times  sends %d%s: then holds an attack of up to %ld.%ld on average\n", n, k, k == SHIPS_TOLD ? " or more" : "",
               mean / 10, mean % 10);
    }
    const deals *d = &told.talks;
    printf("%6ld deals, %ld talks without one: %ld swaps of colonies, %ld with one colony, %ld with cards (%ld by name, %ld by kind), "
           "%ld with ships freed\n", d->made,
           d->failed, d->swaps, d->one_colony, d->cards, d->named, d->kinds, d->releases);
    printf("%6ld lines said, %ld.%ld %% of them reproaches\n", told.said, told.said ? told.reproaches * 100 / told.said : 0,
           told.said ? told.reproaches * 1000 / told.said % 10 : 0);
    if (argc > 3) good &= is_all_right(of, &told, games);
    if (argc > 5) list_flares(&told.lost, table.edition);
    return good ? 0 : 1;
}
