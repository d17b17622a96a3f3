/* games.c - see games.h. */
#include "tests/property/games.h"
#include "rules.h"
#include "tests/property/design.h"
#include "tests/property/duel.h"
#include "text/text.h"
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is said when something breaks -------------------------------------------------------------- */

static struct { const plan *plan; const hc_game *game; int decision; } now;

#define X(name) #name,
static const char *const FLOW_NAME[] = { MACHINE_FLOWS(X) TABLE_FLOWS(X) ENCOUNTER_FLOWS(X) };
#undef X

static void print_frame(const hc_frame *f)
{
    const int owner = FLOW_OWNER(f->flow), index = (int)FLOW_INDEX(f->flow);
    const bool duel = plays_duel(now.game->edition);
    const char *name = !owner ? duel ? duel_flow_name(index) : FLOW_NAME[index] : owner < SHEET_END && SHEETS[owner] ? SHEETS[owner]->name : "?";
    fprintf(stderr, "    %s", name);
    if (owner) fprintf(stderr, " hook %d", index);
    fprintf(stderr, " at step %d, seat %d, locals", f->step, f->seat);
    for (int i = 0; i < HC_LOCALS; i++) fprintf(stderr, " %d", f->local[i]);
    fputc('\n', stderr);
}

/* What has happened lately, hidden things too. */
enum { LATEST = 24 };
static struct log { hc_event item[LATEST]; size_t count; } latest, kept;

void remember_events(const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) latest.item[latest.count++ % LATEST] = ev->item[i];
}

void keep_events(void) { kept = latest; }
void forget_what_came_after(void) { latest = kept; }

static void print_events(void)
{
    char sentence[512];
    const text_names names = { .seat = { "Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7" }, .viewer = HC_NOBODY };
    for (size_t i = latest.count > LATEST ? latest.count - LATEST : 0; i < latest.count; i++)
        if (text_event(sentence, sizeof sentence, &names, now.game, &latest.item[i % LATEST])) fprintf(stderr, "    %s\n", sentence);
}

static void print_game(int number)
{
    if (!now.plan) return;
    const hc_setup *s = &now.plan->setup;
    fprintf(stderr, "again with: property %s --game %" PRIu64 ":%" PRIx64 ":%d:%d", hc_edition(s->edition)->id, s->seed, s->variants, now.plan->gift, now.plan->tech);
    for (int i = 0; i < s->players; i++) fprintf(stderr, ":%d", s->alien[i]);
    fprintf(stderr, "\n  at decision %d, turn %d; aliens:", now.decision, now.game ? now.game->turn : 0);
    for (int p = 0; now.game && p < POWERS; p++)
        if (now.game->power[p].alien && now.game->power[p].alien < SHEET_END && SHEETS[now.game->power[p].alien])
            fprintf(stderr, " %s (seat %d)", SHEETS[now.game->power[p].alien]->name, now.game->power[p].holder);
    fprintf(stderr, "\n  the stack, the top last:\n");
    for (int i = 0; now.game && i < now.game->depth && i < HC_STACK; i++) print_frame(&now.game->stack[i]);
    fprintf(stderr, "  what has happened, the latest last:\n");
    if (now.game && number != SIGSEGV) print_events();
}

/* An assert of the engine, or worse. */
static void on_crash(int number)
{
    signal(number, SIG_DFL);
    print_game(number);
    raise(number);
}

void now_playing(const plan *p, const hc_game *g, int decision)
{
    if (!now.plan) {
        signal(SIGABRT, on_crash);
        signal(SIGSEGV, on_crash);
    }
    now.plan = p;
    now.game = g;
    now.decision = decision;
}

_Noreturn void die(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    print_game(0);
    exit(1);
}

bool plan_from(plan *p, int which, const char *text)
{
    char *end;
    *p = (plan){ .setup = { .edition = (uint8_t)which, .first = HC_NOBODY } };
    p->setup.seed = strtoull(text, &end, 10);
    if (*end++ != ':') return false;
    p->setup.variants = strtoull(end, &end, 16);
    for (int b = 0; b < HC_BOX_COUNT && are_all_boxes_played(); b++) if (hc_box_name(p->setup.edition, b, NULL)) p->setup.boxes |= 1ull << b;        /* as every plan */
    if (*end++ != ':') return false;
    p->gift = (gift_kind)strtoul(end, &end, 10);
    if (*end++ != ':') return false;
    p->tech = (int)strtol(end, &end, 10);
    while (*end == ':' && p->setup.players < HC_SEATS) p->setup.alien[p->setup.players++] = (uint16_t)strtoul(end + 1, &end, 10);
    add_parts_by_seed(p);            /* they depend on how many play */
    add_needed_parts(p);
    return !*end && p->gift < ALL_GIFTS;
}

/* ---- gifts ------------------------------------------------------------------------------------------ */

/* Super flares would hardly ever come to those whom they belong to, nor stay with them. */
static void give_own_flares(hc_game *g)
{
    for (int c = 0; c < g->cards; c++)
        for (int p = 0; p < g->players && (g->where[c] == IN_DECK || g->where[c] == IN_DISCARD) && class_of(g, c) == C_FLARE; p++)
            if (g->power[p].alien == sheet_of_card(g, c)) put_card(g, c, IN_HAND + g->power[p].holder, 1u << g->power[p].holder);
}

/* Cards of the reward decks would come to few hands. */
static void give_rewards(hc_game *g)
{
    enum { EACH = 3 };
    for (int s = 0; s < g->players && g->runs; s++)
        while (g->count[IN_HAND + s] - count_backs(g, IN_HAND + s, HC_BACK_COSMIC) < EACH && reward_cards_left(g)) {
            if (!g->pile_count[IN_REWARDS]) shuffle_into(g, REWARDS_USED, IN_REWARDS);
            put_card(g, top_of(g, IN_REWARDS), IN_HAND + s, 1u << s);
        }
}

static int in_deck(const hc_game *g, int classes, int least, int most)
{
    for (int c = 0; c < g->cards; c++) {
        bool fits = g->where[c] == IN_DECK && class_of(g, c) & classes;
        if (fits && (class_of(g, c) != C_ATTACK || (attack_value(g, c) >= least && attack_value(g, c) <= most))) return c;
    }
    return -1;
}

/* Encounter cards of the hand that do not fit go under the deck; for each comes one that does, as long as there are any. */
static void exchange_hand(hc_game *g, int seat, int classes, int least, int most)
{
    for (int c = 0; c < g->cards; c++) {
        if (g->where[c] != IN_HAND + seat || !(class_of(g, c) & C_ENCOUNTER)) continue;
        if (class_of(g, c) & classes && (class_of(g, c) != C_ATTACK || (attack_value(g, c) >= least && attack_value(g, c) <= most))) continue;
        int better = classes ? in_deck(g, classes, least, most) : -1;
        if (classes && better < 0) return;
        put_under_deck(g, c);
        if (better >= 0) put_card(g, better, IN_HAND + seat, 1u << seat);
    }
}

/* All that could be drawn is in hands, but for a few cards. */
static void shorten_deck(hc_game *g)
{
    enum { LEFT = 2 };
    shuffle_into(g, IN_DISCARD, IN_DECK);
    for (int i = 0; g->pile_count[IN_DECK] > LEFT; i++) put_card(g, top_of(g, IN_DECK), IN_HAND + i % g->players, 1u << i % g->players);
}

/* What waits on a sheet to be sent out would hardly ever be used up. */
static void empty_sheets(hc_game *g)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->ships[g->power[p].holder][HC_ON_SHEET + p]) bring_home_from_sheet(g, NULL, p, g->power[p].holder);
}

/* From the largest of the own planets to where others live. */
static void spread_out(hc_game *g, int seat)
{
    for (int planet = 0; planet < g->players * HC_HOME && colonies_that_count(g, seat) < colonies_to_win(g) - 1; planet++) {
        const uint64_t elsewhere = g->planets & ~system_of(g, seat) & ~colonies(g, seat);
        int from = -1;
        for (uint64_t left = colonies(g, seat) & g->planets; left; left &= left - 1)
            if (from < 0 || g->ships[seat][__builtin_ctzll(left)] > g->ships[seat][from]) from = __builtin_ctzll(left);
        if (from < 0 || g->ships[seat][from] < 2) return;
        if (elsewhere >> planet & 1) hc_lay_ships(g, seat, 1, from, planet);
    }
}

/* Who looks at cards, or bargains for them, must not find others there than when the question was asked. */
static bool is_about_cards(const hc_game *g) { return g->ask.kind == HC_ASK_CARD || g->ask.kind == HC_ASK_TERMS || g->ask.kind == HC_ASK_REPLY; }

void begin_turn(const plan *p, hc_game *g)
{
    if (p->gift == NO_GIFT || p->gift == COLD_START) return;
    if (plays_duel(g->edition)) { begin_duel_turn(p, g); return; }
    if (is_about_cards(g)) return;
    if (p->gift == SHORT_DECK) { shorten_deck(g); return; }
    give_own_flares(g);
    give_rewards(g);
    if (p->gift == SPENT_SHEETS && g->turn > 1 + (int)(p->setup.seed % 3)) empty_sheets(g);
    for (int s = 0; s < g->players; s++) {
        if (p->gift == NEARLY_WON && !running(g, CORE(flow_setup))) spread_out(g, s);
        if (p->gift == TALKS) exchange_hand(g, s, C_NEGOTIATE, 0, 0);
        if (p->gift == NARROW) exchange_hand(g, s, C_ATTACK, 4, 14);
        if (p->gift == NEW_HANDS && s != g->offense) exchange_hand(g, s, 0, 0, 0);
    }
}

/* A tech that its researchers can complete at once, and no other ship on any planet. */
static void lay_cold_start(hc_game *g, int wanted, noise *n)
{
    int seat = (int)noise_below(n, g->players), techs[HC_CARDS], count = 0;
    for (int id = FIRST_CARD_SHEET; id < SHEET_END; id++) {
        const form *f = form_of(g, id);
        if (f && f->research && SHEETS[id]->piece == HC_CARD_TECH) techs[count++] = id;
    }
    if (!count) return;
    int id = wanted ? wanted : techs[noise_below(n, (uint32_t)count)];
    hc_lay_tech(g, seat, id, form_of(g, id)->research, false);
    for (int planet = 0; planet < HC_PLANETS; planet++) hc_lay_ships(g, seat, g->ships[seat][planet], planet, HC_WARP);
}

static void deal_laid_hands(hc_game *g)
{
    for (int i = 0; i < g->players * hc_edition(g->edition)->hand; i++)
        hc_lay_hand(g, i % g->players, i % 3 == 2 ? HC_CARD_NEGOTIATE : HC_CARD_ATTACK, 4 + i % 7, 0);
}

void begin_game(const plan *p, hc_game *g, hc_events *ev)
{
    noise n = { p->setup.seed * 13 + 1 };
    hc_status refused = p->gift == COLD_START ? hc_lay_begin(g, &p->setup) : hc_new(g, &p->setup, ev, NULL);
    if (refused != HC_OK) die("refused: status %d", (int)refused);
    if (p->gift == COLD_START) {
        lay_cold_start(g, p->tech, &n);
        deal_laid_hands(g);
        hc_lay_start(g, ev);
    }
    begin_turn(p, g);
}

/* ---- choices ---------------------------------------------------------------------------------------- */

uint32_t noise_below(noise *n, uint32_t below)
{
    n->state = n->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((n->state >> 33) % below);
}

int any_asked(const hc_game *g, noise *n)
{
    unsigned open = hc_asked(g);
    int seat;
    do seat = (int)noise_below(n, HC_SEATS); while (!(open >> seat & 1));
    return seat;
}

/* Chance asks for the moon and refuses everything: talks would hardly ever come to anything. */
static int agreeable_choice(const hc_game *g, const hc_option option[], int count, noise *n)
{
    const int wanted = g->ask.kind == HC_ASK_REPLY ? HC_ACCEPT : HC_DONE;
    bool talks = g->ask.kind == HC_ASK_REPLY || g->ask.kind == HC_ASK_TERMS;
    for (int i = 0; talks && i < count; i++) if (option[i].choice == wanted && noise_below(n, 2)) return wanted;
    return -1;
}

/* Lux may be given at any moment, and whoever has given is asked again: by chance it would go to and fro, and the game hardly get on. */
static bool is_idle_gift(const hc_game *g, const hc_option *o, noise *n)
{
    enum { MEANT = 16 };
    return o->kind == HC_ASK_ACT && is_piece(o->thing) && sheet_of(g, o->thing) == CARD_lux_gift && noise_below(n, MEANT);
}

int any_choice(const hc_game *g, int seat, noise *n)
{
    hc_option option[HC_OPTIONS_MAX];
    int count = hc_options(g, seat, option);
    const int agreed = now.plan && now.plan->gift == TALKS ? agreeable_choice(g, option, count, n) : -1;
    if (agreed >= 0) return agreed;
    bool undo = option[count - 1].choice == HC_UNDO;         /* rarely: it only makes games longer */
    if (undo && count > 1 && noise_below(n, 8)) count--;
    bool tech = g->ask.prompt == HC_PROMPT_TECH && !g->ask.sheet && count > 2;       /* else none would ever be completed */
    if (tech && noise_below(n, 6)) return option[count - 2].choice;
    const hc_option *const chosen = &option[noise_below(n, (uint32_t)count)];
    return is_idle_gift(g, chosen, n) ? option[count - 1].choice : chosen->choice;
}
