/* sage_moves.c - which answers sage thinks about: whole ones, steady's own first, alike ones once. */
#include "sage.h"
#include <string.h>

enum { RANDOM_TRIES = 4, OFFERED_CARDS = 2 };

typedef struct maker { mind m; move_list *out; int most; } maker;

hc_status move_play(hc_game *g, int seat, const move *m, hc_events *ev)
{
    int choice[BOT_CHOICES];
    if (m->n == 1) return hc_answer(g, seat, m->choice[0], ev);
    for (int i = 0; i < m->n; i++) choice[i] = m->choice[i];
    return hc_answer_all(g, seat, choice, m->n - 1, ev);
}

static void add(maker *k, const int choice[], int n)
{
    move made = { .n = (uint8_t)n };
    move_list *l = k->out;
    if (n < 1 || n > BOT_CHOICES || l->count >= k->most) return;
    for (int i = 0; i < n; i++) made.choice[i] = (int16_t)choice[i];
    for (int i = 0; i < l->count; i++)
        if (l->move[i].n == made.n && !memcmp(l->move[i].choice, made.choice, (size_t)n * sizeof *made.choice)) return;
    l->move[l->count++] = made;
}

static void add_picks(maker *k, const int picks[], int n)
{
    int choice[BOT_CHOICES];
    if (n < k->m.q.least || n > k->m.q.most || n > HC_DRAFT) return;
    for (int i = 0; i < n; i++) choice[i] = picks[i];
    choice[n] = HC_DONE;
    add(k, choice, n + 1);
}

/* ---- one thing of several ------------------------------------------------------------------------------ */

/* Equal numbers: equal things, as far as the table shows. */
static uint64_t looks(const mind *m, int choice)
{
    int card = choice;
    uint64_t look = 0;
    if (!is_thing(choice)) return (uint64_t)choice;
    if (m->q.kind == HC_ASK_ACT) {
        hc_source(m->view, choice, &card);
        if (card == HC_NO_CARD) return (uint64_t)choice;
    }
    if (m->q.kind == HC_ASK_ACT || m->q.kind == HC_ASK_CARD) {
        hc_card_info c = hc_card(m->view, card);
        if (c.kind == HC_CARD_NONE) return (uint64_t)choice;
        return UINT64_C(1) << 40 | (uint64_t)c.kind << 24 | (uint64_t)(uint8_t)c.value << 16 | c.sheet;
    }
    if (m->q.kind != HC_ASK_PLANET || choice >= HC_PLANETS) return (uint64_t)choice;
    for (int s = 0; s < m->t.players; s++) look = look * 24 + m->t.ships[choice][s];
    return (look * 9 + (uint64_t)hc_planet_owner(m->view, choice)) | UINT64_C(3) << 60;
}

static void add_each(maker *k)
{
    uint64_t seen[HC_OPTIONS_MAX];
    int first[HC_OPTIONS_MAX], n = 0;
    const mind *m = &k->m;
    if (k->out->count && k->out->move[0].n == 1) {           /* what steady takes stands for all like it */
        seen[n] = looks(m, k->out->move[0].choice[0]);
        first[n++] = k->out->move[0].choice[0];
    }
    int had = n;
    for (int i = 0; i < m->options; i++) {
        int choice = m->option[i].choice, at = 0;
        if (choice == HC_UNDO || choice == HC_DONE || (m->q.kind == HC_ASK_REPLY && choice == HC_TIME_IS_UP)) continue;
        uint64_t look = looks(m, choice);
        while (at < n && seen[at] != look) at++;
        if (at < n) continue;
        seen[n] = look;
        first[n++] = choice;
    }
    int room = k->most - k->out->count, left = n - had;      /* too many: some from all over the range */
    for (int i = 0; i < left && i < room; i++) add(k, &first[had + (left <= room ? i : i * left / room)], 1);
}

/* ---- ships and invitations ------------------------------------------------------------------------------- */

static void add_numbers_of_ships(maker *k)
{
    int choice[BOT_CHOICES], most = k->m.q.most < HC_DRAFT ? k->m.q.most : HC_DRAFT;
    for (int n = most; n >= k->m.q.least; n--) add(k, choice, steady_take_ships(&k->m, choice, n));
}

/* Everybody, nobody; each alone; all but one. Among few that is every set there is. */
static void add_invitations(maker *k)
{
    int who[HC_SEATS] = { 0 }, picks[HC_SEATS], n = 0;
    const mind *m = &k->m;
    for (int i = 0; i < m->options; i++) if (m->option[i].choice < HC_SEATS && n < HC_SEATS) who[n++] = m->option[i].choice;
    add_picks(k, who, n);
    add_picks(k, who, 0);
    for (int i = 0; i < n; i++) add_picks(k, &who[i], 1);
    for (int i = 0; i < n && n > 2; i++) {
        int left = 0;
        for (int j = 0; j < n; j++) if (j != i) picks[left++] = who[j];
        add_picks(k, picks, left);
    }
}

/* ---- deals ------------------------------------------------------------------------------------------------ */

enum { RANSOMED = 2 };                           /* captives in one offer */

typedef struct goods { int mine, theirs, card[OFFERED_CARDS], cards; bool blind; } goods;

/* Planets for the colony terms: theirs any that counts, mine where I am strong. */
static void look_at_goods(const mind *m, goods *g)
{
    int strongest = -1, worth[OFFERED_CARDS] = { 0 };
    *g = (goods){ .mine = -1, .theirs = -1 };
    for (int i = 0; i < m->options; i++) {
        int term = m->option[i].choice, group = term_group(term);
        if (group == HC_TERM_WANT_COLONY) {
            bool counts = counts_as_foreign(m, m->me, term - HC_TERM_WANT_COLONY);
            if (g->theirs < 0 || counts) g->theirs = term;
        } else if (group == HC_TERM_GIVE_COLONY) {
            int ships = m->t.ships[term - HC_TERM_GIVE_COLONY][m->me];
            if (ships > strongest) { strongest = ships; g->mine = term; }
        } else if (term == HC_TERM_WANT_RANDOM) g->blind = true;
        else if (term >= 0 && term < HC_CARDS) {
            hc_card_info card = hc_card(m->view, term);
            int value = card_worth(m, m->me, &card), at = g->cards;
            while (at > 0 && worth[at - 1] > value) at--;
            if (at >= OFFERED_CARDS) continue;
            for (int j = g->cards < OFFERED_CARDS ? g->cards : OFFERED_CARDS - 1; j > at; j--) {
                worth[j] = worth[j - 1];
                g->card[j] = g->card[j - 1];
            }
            worth[at] = value;
            g->card[at] = term;
            if (g->cards < OFFERED_CARDS) g->cards++;
        }
    }
}

static void add_offer(maker *k, const goods *g, bool theirs, bool mine, int cards, int blind)
{
    int picks[HC_DRAFT], n = 0;
    if ((theirs && g->theirs < 0) || (mine && g->mine < 0) || cards > g->cards || (blind && !g->blind)) return;
    if (theirs) picks[n++] = g->theirs;
    if (mine) picks[n++] = g->mine;
    for (int i = 0; i < cards; i++) picks[n++] = g->card[i];
    for (int i = 0; i < blind; i++) picks[n++] = HC_TERM_WANT_RANDOM;
    add_picks(k, picks, n);
}

static void add_ransoms(maker *k, const goods *g)
{
    for (int ships = 1; ships <= RANSOMED; ships++)
        for (int cards = 0; cards <= g->cards; cards++) {
            int picks[HC_DRAFT], n = 0;
            for (int i = 0; i < ships; i++) picks[n++] = HC_TERM_WANT_CAPTIVE;
            for (int i = 0; i < cards; i++) picks[n++] = g->card[i];
            if (!cards && g->mine >= 0) picks[n++] = g->mine;
            if (n > ships && k->out->count < k->most - 1) add_picks(k, picks, n);
        }
}

/* From what asks most to what gives most, the likely ones first. */
static void add_offers(maker *k)
{
    static const struct { bool theirs, mine; uint8_t cards, blind; } OFFER[] = {
        { true, false, 1, 0 }, { true, true, 0, 0 }, { true, false, 0, 0 }, { true, false, 2, 0 }, { true, true, 0, 1 },
        { true, true, 1, 0 }, { false, false, 1, 1 }, { false, true, 0, 2 }, { false, false, 0, 1 }, { true, false, 0, 1 },
    };
    goods g;
    int away = HC_WALK_AWAY;
    look_at_goods(&k->m, &g);
    bool ransom = is_offered(&k->m, HC_TERM_WANT_CAPTIVE);
    if (ransom) add_ransoms(k, &g);
    for (size_t i = 0; i < sizeof OFFER / sizeof *OFFER && !ransom; i++)
        if (k->out->count < k->most - 1) add_offer(k, &g, OFFER[i].theirs, OFFER[i].mine, OFFER[i].cards, OFFER[i].blind);
    if (is_offered(&k->m, away)) add(k, &away, 1);
}

/* ---- all questions ------------------------------------------------------------------------------------------ */

static void add_at_random(maker *k, int times)
{
    const mind *m = &k->m;
    int choice[BOT_CHOICES];
    for (int i = 0; i < times; i++)
        add(k, choice, choose_at_random(&m->q, m->option, m->options, m->me, &m->t, &m->b->rng, choice));
}

/* What steady would draw another time, and then its plan with other halves, its half with other plans: the whole table is too large. */
static void add_plans(maker *k)
{
    enum { DRAWN = 16 };
    const mind *m = &k->m;
    int choice[BOT_CHOICES], n = k->out->count ? k->out->move[0].choice[0] : -1;
    for (int i = 0; i < DRAWN; i++) add(k, choice, steady_answer(m->b, m->view, choice));
    for (int i = 0; i < m->options && n >= 0; i++) {
        choice[0] = m->option[i].choice;
        if (HC_PLAN_CARD(choice[0]) == HC_PLAN_CARD(n) || HC_PLAN_HALF(choice[0]) == HC_PLAN_HALF(n)) add(k, choice, 1);
    }
}

static void add_rest(maker *k)
{
    const mind *m = &k->m;
    if (m->q.kind == HC_ASK_PLAN) { add_plans(k); return; }
    if (!m->q.compound) { add_each(k); return; }
    if (m->q.sheet) { add_at_random(k, RANDOM_TRIES); return; }
    switch (m->q.prompt) {
    case HC_PROMPT_GATHER:
    case HC_PROMPT_COMMIT: add_numbers_of_ships(k); break;
    case HC_PROMPT_INVITE_OFFENSE:
    case HC_PROMPT_INVITE_DEFENSE: add_invitations(k); break;
    case HC_PROMPT_DEAL: add_offers(k); break;
    case HC_PROMPT_RETURN: case HC_PROMPT_LOSE: case HC_PROMPT_DISCARD: case HC_PROMPT_HAND_OVER: case HC_PROMPT_SETTLE: break;
    default: add_at_random(k, RANDOM_TRIES); break;
    }
}

/* At match point some answers are no matter of opinion: an imagined game in which the others save the day is no reason to look on. */
static bool is_settled(const mind *m)
{
    if (m->q.sheet || m->t.duel.plays) return false;
    bool match = is_match_point(m), wins = wins_on(m, m->me, m->t.target);
    switch (m->q.prompt) {
    case HC_PROMPT_JOIN: return match && !wins;
    case HC_PROMPT_INVITE_DEFENSE: return match;
    case HC_PROMPT_ENCOUNTER_CARD: return match && m->me == m->t.defense;
    case HC_PROMPT_AIM: return wins_with(m, m->me, 1) && !wins_with(m, m->me, 0);
    case HC_PROMPT_INVITE_OFFENSE:
        for (int s = 0; s < m->t.players; s++) if (s != m->me && !wins && wins_on(m, s, m->t.target)) return true;
        return false;
    default: return false;
    }
}

void sage_moves(bot *b, const hc_game *view, const inquiry *a, int most, move_list *out)
{
    notes note;
    clear_notes(&note);
    maker k;
    int choice[BOT_CHOICES];
    k.out = out;
    k.most = most;
    out->count = 0;
    if (!read_table(&k.m, b, view, a, &note)) return;
    int n = steady_says(&k.m, choice);
    out->opinion = n > 0;
    if (n) add(&k, choice, n);
    else add_at_random(&k, 1);
    if (n && is_settled(&k.m)) return;
    if (!k.m.q.picked && (k.m.options > 1 || k.m.q.compound)) add_rest(&k);
}
