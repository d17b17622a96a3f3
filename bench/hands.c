/* hands.c - what can be known of the others' hands: docs/BOTS.md, "Where sage gains and loses".
 *
 *   bench_hands [GAMES [FIRST]]      usually 400 games of steady bots, half of them to count, half to see what the counts are worth
 *
 * Whoever is to choose an encounter card imagines the opponent's hand. Two ways are compared: any cards that are not seen (as hc_determinise
 * deals them), and the same with weights by kind and by how many encounter cards have come out of that hand since it was drawn, as counted
 * in the first half. Printed are how surprising the real hands are, in nats a hand, and how well the opponent's card is foretold, which
 * steady chooses in each imagined hand: by the chance of what it really plays (an attack within two, a negotiate), and by how far off the
 * attacks are. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/sage.h"

enum { PLAYERS = 4, TOO_LONG = 20000, EVENTS = 512, WORLDS = 64, DEALS = 24, AGES = 4, NEAR = 2 };
enum { LOW, SIX_TO_NINE, TEENS, HIGH, HIGHEST, TALKS, REINFORCES, ARTIFACTS, FLARES, OTHERS, BUCKETS };
static const char *const BUCKET[BUCKETS] = { "to 5", "6 to 9", "10 to 14", "15 to 19", "20 on",
                                             "negotiate", "reinforcement", "artifact", "flare", "other" };

typedef struct counts { double there[AGES][BUCKETS], expected[AGES][BUCKETS]; } counts;
typedef struct score { double surprise, hit, off, talk; long hands, attacks; } score;
typedef struct measures { counts seen; double weight[AGES][BUCKETS]; score plain, weighted; bool counting; } measures;

static int bucket_of(const hc_card_info *c)
{
    switch (c->kind) {
    case HC_CARD_ATTACK: return c->value <= 5 ? LOW : c->value < 10 ? SIX_TO_NINE : c->value < 15 ? TEENS : c->value < 20 ? HIGH : HIGHEST;
    case HC_CARD_NEGOTIATE: return TALKS;
    case HC_CARD_REINFORCEMENT: return REINFORCES;
    case HC_CARD_ARTIFACT: return ARTIFACTS;
    case HC_CARD_FLARE: return FLARES;
    default: return OTHERS;
    }
}

static int age_of(const int played[], int seat) { return played[seat] < AGES ? played[seat] : AGES - 1; }

/* Of a hand what the viewer does not know of it; all unseen cards are in the deck or in hands. */
static int unknown_of(const hc_game *g, const hc_table *t, int seat, int viewer, int n[BUCKETS])
{
    int all = 0;
    memset(n, 0, BUCKETS * sizeof *n);
    for (int i = 0; i < t->seat[seat].known; i++) {
        const hc_card_info *c = &t->seat[seat].card[i];
        if (g->known[c->card] >> viewer & 1) continue;
        n[bucket_of(c)]++;
        all++;
    }
    return all;
}

/* What is dealt into that hand, on average. */
static void dealt_to(const hc_game *view, int me, int other, double share[BUCKETS])
{
    int all = 0;
    for (int b = 0; b < BUCKETS; b++) share[b] = 0.02;
    for (int i = 0; i < DEALS; i++) {
        hc_game world;
        hc_table t;
        int n[BUCKETS];
        hc_determinise(view, me, (uint64_t)i * 7919 + 5, &world);
        hc_read(&world, &t);
        all += unknown_of(view, &t, other, me, n);
        for (int b = 0; b < BUCKETS; b++) share[b] += n[b];
    }
    for (int b = 0; b < BUCKETS; b++) share[b] /= all + 0.02 * BUCKETS;
}

static double weight_of(const measures *m, int age, const int n[BUCKETS])
{
    double w = 1;
    for (int b = 0; b < BUCKETS; b++) w *= pow(m->weight[age][b], n[b]);
    return w;
}

static void foretell(measures *m, const hc_game *view, int me, int other, const int played[], const hc_card_info *real)
{
    double sum[2] = { 0 }, hit[2] = { 0 }, talk[2] = { 0 }, off[2] = { 0 }, fights[2] = { 0 };
    for (int i = 0; i < WORLDS; i++) {
        hc_game world, eyes;
        hc_table t;
        bot b;
        int choice[BOT_CHOICES], n[BUCKETS];
        hc_determinise(view, me, (uint64_t)i * 977 + 13, &world);
        hc_reopen(&world, me);
        if (!(hc_asked(&world) >> other & 1)) return;
        hc_read(&world, &t);
        unknown_of(view, &t, other, me, n);
        bot_begin(&b, BOT_STEADY, other, (uint64_t)i);
        hc_view(&world, other, &eyes);
        if (steady_answer(&b, &eyes, choice) != 1) continue;
        const hc_card_info card = hc_card(&world, choice[0]);
        const double w[2] = { 1, weight_of(m, age_of(played, other), n) };
        for (int k = 0; k < 2; k++) {
            const bool alike = card.kind == real->kind && (card.kind != HC_CARD_ATTACK || abs(card.value - real->value) <= NEAR);
            sum[k] += w[k];
            hit[k] += alike * w[k];
            talk[k] += (card.kind == HC_CARD_NEGOTIATE) * w[k];
            if (card.kind != HC_CARD_ATTACK || real->kind != HC_CARD_ATTACK) continue;
            off[k] += abs(card.value - real->value) * w[k];
            fights[k] += w[k];
        }
    }
    for (int k = 0; k < 2 && sum[0] > 0; k++) {
        score *s = k ? &m->weighted : &m->plain;
        const double p = (talk[k] + 0.5) / (sum[k] + 1);
        s->hit += hit[k] / sum[k];
        s->talk -= log(real->kind == HC_CARD_NEGOTIATE ? p : 1 - p);
        if (fights[k] <= 0) continue;
        s->off += off[k] / fights[k];
        s->attacks++;
    }
}

static void look_at(measures *m, const hc_game *g, const hc_game *view, int me, int other, const int played[])
{
    hc_table real;
    int n[BUCKETS];
    double share[BUCKETS], sum = 0;
    hc_read(g, &real);
    const int age = age_of(played, other), unknown = unknown_of(g, &real, other, me, n);
    if (!unknown) return;
    dealt_to(view, me, other, share);
    for (int b = 0; b < BUCKETS; b++) sum += m->counting ? 0 : m->weight[age][b] * share[b];
    for (int b = 0; b < BUCKETS; b++) {
        if (m->counting) {
            m->seen.there[age][b] += n[b];
            m->seen.expected[age][b] += unknown * share[b];
        } else if (n[b]) {
            m->plain.surprise -= n[b] * log(share[b]);
            m->weighted.surprise -= n[b] * log(m->weight[age][b] * share[b] / sum);
        }
    }
    m->plain.hands++;
}

static void play_one(measures *m, uint64_t seed)
{
    hc_game g, view;
    hc_event item[EVENTS];
    bot who[PLAYERS];
    int choice[BOT_CHOICES], played[PLAYERS] = { 0 };
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)hc_edition_default(), .players = PLAYERS, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < PLAYERS; i++) bot_begin(&who[i], BOT_STEADY, i, seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_question q;
        hc_table t;
        hc_view(&g, seat, &view);
        hc_question_for(&view, seat, &q);
        hc_read(&g, &t);
        const bool chooses = !q.sheet && q.prompt == HC_PROMPT_ENCOUNTER_CARD && q.kind == HC_ASK_CARD;
        const int other = seat == t.offense ? t.defense : t.offense;
        const hc_game before = g;
        const int n = bot_answer(&who[seat], &view, choice);
        if (chooses && other < PLAYERS && (hc_asked(&g) >> other & 1)) {
            bot b = who[other];
            hc_game theirs;
            int real[BOT_CHOICES];
            hc_view(&before, other, &theirs);
            look_at(m, &g, &view, seat, other, played);
            if (!m->counting && bot_answer(&b, &theirs, real) == 1) {
                const hc_card_info card = hc_card(&g, real[0]);
                foretell(m, &view, seat, other, played, &card);
            }
        }
        for (int k = 0; k < n; k++) {
            hc_events ev = { .room = EVENTS, .item = item };
            if (hc_answer(&g, seat, choice[k], &ev) != HC_OK) return;
            for (size_t e = 0; e < ev.count; e++) {
                if (item[e].kind == HC_EV_REVEALED && item[e].seat < PLAYERS) played[item[e].seat]++;
                if (item[e].kind == HC_EV_NEW_HAND && item[e].seat < PLAYERS) played[item[e].seat] = 0;
                for (int s = 0; s < PLAYERS; s++) {
                    hc_event heard;
                    if (hc_event_for(&item[e], s, &heard)) bot_sees(&who[s], &g, &heard);
                }
            }
        }
    }
}

static void print(const char *name, const score *s, long hands)
{
    printf("%-10s %.3f nats a hand; what is played: %.1f %% of the chance on it, attacks off by %.2f, negotiate or not %.3f nats\n", name,
           s->surprise / (double)hands, 100 * s->hit / (double)hands, s->off / (double)s->attacks, s->talk / (double)hands);
}

int main(int argc, char **argv)
{
    static measures m;
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : 400, first = argc > 2 ? strtol(argv[2], NULL, 10) : 1;
    if (games < 2 || first < 0 || argc > 3) {
        fprintf(stderr, "usage: bench_hands [GAMES [FIRST]]\n");
        return 2;
    }
    m.counting = true;
    for (long i = 0; i < games / 2; i++) play_one(&m, (uint64_t)(first + i));
    m.counting = false;
    printf("%-14s how many times as often as in all unseen cards, with 0, 1, 2, 3 and more encounter cards out of that hand\n", "");
    for (int b = 0; b < BUCKETS; b++) {
        printf("%-14s", BUCKET[b]);
        for (int a = 0; a < AGES; a++) {
            m.weight[a][b] = (m.seen.there[a][b] + 5) / (m.seen.expected[a][b] + 5);
            printf(" %5.2f", m.weight[a][b]);
        }
        printf("\n");
    }
    for (long i = games / 2; i < games; i++) play_one(&m, (uint64_t)(first + i));
    print("any cards", &m.plain, m.plain.hands);
    print("weighted", &m.weighted, m.plain.hands);
    return 0;
}
