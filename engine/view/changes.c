/* changes.c - what is different because a power or card is used: ships, cards and colonies, found out from a view alone. What is used and
 * what comes of passing are both played in imagined games, in which everybody lets everything pass, to the end of the moment it is about.
 * What hangs on hidden things comes out differently in some of them, and is not said. */
#include "view/changes.h"
#include <string.h>

enum { PATIENCE = 120, LUCKS = 6, WAYS = 8, OPEN = -1 /* nothing is said along with the act */ };

/* Ways to choose what is chosen on the way: of the things that are offered, each in turn. */
typedef struct branch {
    game g;
    int seat, along, way, card;          /* card: the one that acts, which is no loss; HC_CARDS: none       */
    int ways;                            /* so many there are, as far as is known                           */
    bool by_thing;                       /* somebody has still to say something else than who is asked how many */
} branch;

typedef struct tally { int16_t of[HC_CHANGE_KINDS][SEATS]; } tally;

static void count_all(const branch *b, counting *count, tally *t)
{
    for (int s = 0; s < b->g.players; s++) {
        int16_t of[HC_CHANGE_KINDS] = { 0 };
        count(&b->g, s, b->seat, of);
        if (b->card < HC_CARDS && b->g.where[b->card] == IN_HAND + s) of[HC_CHANGE_CARDS]--;
        for (int k = 0; k < HC_CHANGE_KINDS; k++) t->of[k][s] = of[k];
    }
}

/* ---- playing ---------------------------------------------------------------------------------------------- */

/* Of what is chosen on the way the way says which; whoever need not act does not. */
static int pick_one(branch *b, int who)
{
    hc_option option[HC_OPTIONS_MAX];
    const hc_ask *q = &b->g.ask;
    int n = hc_options(&b->g, who, option), things = 0;
    bool passes = false, ends = false;
    for (int i = 0; i < n; i++) {
        passes |= option[i].choice == HC_PASS;
        ends |= option[i].choice == HC_DONE;
        if (option[i].choice < HC_PASS) option[things++] = option[i];
    }
    const bool against_each_other = q->seats & (q->seats - 1) && !(q->extra & DRAFTING) && q->kind != HC_ASK_CARD && q->kind != HC_ASK_ACT;
    if (q->kind == HC_ASK_TERMS || q->kind == HC_ASK_REPLY || against_each_other) return OPEN;
    if (passes && (q->kind == HC_ASK_ACT || !things)) return HC_PASS;
    if (!things) return ends ? HC_DONE : OPEN;
    const bool last = b->way > 0 && b->way == b->ways - 1, mine = who == b->seat;
    if (passes && !mine) option[things++].choice = HC_PASS;
    const bool amount = mine && (q->kind == HC_ASK_NUMBER || ends);
    b->by_thing |= !amount && things > 1;
    const int ways = things > 1 ? things : ends ? 2 : 1;
    if (ways > b->ways) b->ways = ways < WAYS ? ways : WAYS;
    return ends && !last ? HC_DONE : option[last ? things - 1 : b->way % things].choice;
}

/* What is said along with the act answers the first thing it asks. */
static int answer_on_the_way(branch *b, int who)
{
    const bool asks = who == b->seat && b->along != OPEN && b->g.ask.kind != HC_ASK_ACT;
    const int choice = asks ? b->along : pick_one(b, who);
    if (asks) b->along = OPEN;
    return choice;
}

/* The answer, and on to the end of the moment. */
static bool play_on(branch *b, int choice, int floor)
{
    for (int who = b->seat, i = 0; i < PATIENCE; i++) {
        if (choice < 0 || answer_to(&b->g, who, choice, NULL, floor) != HC_OK) return false;
        if (b->g.depth <= floor || b->g.over) return true;
        const unsigned asked = hc_asked(&b->g);
        if (!asked) return false;
        who = __builtin_ctz(asked);
        choice = answer_on_the_way(b, who);
    }
    return false;
}

/* ---- comparing -------------------------------------------------------------------------------------------- */

/* What one imagined game says, by kind and seat: more or fewer than now, from least to most; and without it. */
typedef struct found { tally least, most, otherwise; bool unsure[HC_CHANGE_KINDS][SEATS]; } found;

/* What is asked about: the answer, what is said along with it, and what may be imagined of it. */
typedef struct wish { const game *view; counting *count; int seat, choice, along, card, floor; bool may_pass; } wish;

static void note_way(found *f, bool first, const tally *now, const tally *with, const tally *without)
{
    for (int k = 0; k < HC_CHANGE_KINDS; k++)
        for (int s = 0; s < SEATS; s++) {
            const int16_t does = (int16_t)(with->of[k][s] - now->of[k][s]), else_ = (int16_t)(without->of[k][s] - now->of[k][s]);
            if (first) f->otherwise.of[k][s] = else_;
            if (first || does < f->least.of[k][s]) f->least.of[k][s] = does;
            if (first || does > f->most.of[k][s]) f->most.of[k][s] = does;
            f->unsure[k][s] |= else_ != f->otherwise.of[k][s];
        }
}

/* Encounter cards in hands that are not seen: all the same ones, so that what hangs on them is noticed. */
static void make_alike(const game *view, int seat, game *g)
{
    for (int s = 0; s < g->players; s++) {
        if (s == seat) continue;
        FOR_CARDS_FROM(g->acting_cards, c, IN_HAND + s) {
            if (view->where[c] == IN_HAND + s || !(class_of(g, c) & C_ENCOUNTER)) continue;
            g->kind[c] = HC_CARD_ATTACK;
            g->value[c] = 1;
        }
    }
}

/* In one imagined game, every way to choose what has to be chosen. Of several that are no number nothing is said but what they agree in. */
static bool imagine(const wish *w, int luck, found *f)
{
    tally now, with, without;
    branch b = { .seat = w->seat, .card = w->card }, begin;
    bool by_thing = false;
    memset(f, 0, sizeof *f);
    hc_determinise(w->view, w->seat, (uint64_t)luck + 1, &b.g);
    hc_reopen(&b.g, w->seat);
    if (luck % 2) make_alike(w->view, w->seat, &b.g);
    count_all(&b, w->count, &now);
    without = now;
    begin = b;
    for (int way = 0, ways = 1; way < ways; way++) {
        b = begin;
        b.way = way;
        b.ways = ways;
        if (w->may_pass) {
            b.along = OPEN;
            if (!play_on(&b, HC_PASS, w->floor)) return false;
            count_all(&b, w->count, &without);
            b.g = begin.g;
        }
        b.along = w->along;
        if (!play_on(&b, w->choice, w->floor)) return false;
        count_all(&b, w->count, &with);
        note_way(f, !way, &now, &with, &without);
        by_thing |= b.by_thing;
        if (b.ways > ways) ways = b.ways;
    }
    for (int k = 0; by_thing && k < HC_CHANGE_KINDS; k++)
        for (int s = 0; s < SEATS; s++) f->unsure[k][s] |= f->least.of[k][s] != f->most.of[k][s];
    return true;
}

static bool is_alike(const found *f, int kind, int seat)
{
    return f->least.of[kind][seat] == f->most.of[kind][seat] && f->least.of[kind][seat] == f->otherwise.of[kind][seat] && !f->unsure[kind][seat];
}

/* Ships that are lost have left the encounter, too; a card that changes hands is known to both. A range from fewer to more says nothing. */
static void add_change(hc_prospect *out, const found *f, int kind, int seat)
{
    const int least = f->least.of[kind][seat], most = f->most.of[kind][seat], otherwise = f->otherwise.of[kind][seat];
    const bool both_ways = least < 0 && most > 0;
    if (is_alike(f, kind, seat) || both_ways || f->unsure[kind][seat] || out->changes == HC_CHANGES) return;
    if (kind == HC_CHANGE_SENT && !is_alike(f, HC_CHANGE_SHIPS, seat)) return;
    if (kind == HC_CHANGE_SEEN && (least < 2 || otherwise || !is_alike(f, HC_CHANGE_CARDS, seat))) return;
    out->change[out->changes++] = (hc_change){ .kind = (uint8_t)kind, .seat = (uint8_t)seat, .least = (int8_t)least, .most = (int8_t)most,
                                               .otherwise = (int8_t)otherwise };
}

static void add_changes_of(hc_prospect *out, const found *f, int seat)
{
    for (int k = 0; k < HC_CHANGE_KINDS; k++) add_change(out, f, k, seat);
}

/* Is there anything that could be said? */
static bool is_anything_sure(const found *f)
{
    for (int k = 0; k < HC_CHANGE_KINDS; k++)
        for (int s = 0; s < SEATS; s++) if (!f->unsure[k][s] && !is_alike(f, k, s)) return true;
    return false;
}

static void doubt_what_differs(found *all, const found *again)
{
    for (int k = 0; k < HC_CHANGE_KINDS; k++)
        for (int s = 0; s < SEATS; s++)
            all->unsure[k][s] |= again->unsure[k][s] || all->least.of[k][s] != again->least.of[k][s] || all->most.of[k][s] != again->most.of[k][s] ||
                                 all->otherwise.of[k][s] != again->otherwise.of[k][s];
}

static bool look_to(const wish *w, hc_prospect *out)
{
    found all, again;
    *out = (hc_prospect){ .kind = HC_OUTLOOK_CHANGE, .by = NOBODY };
    if (!imagine(w, 0, &all)) return false;
    for (int luck = 1; luck < LUCKS && is_anything_sure(&all); luck++) {
        if (!imagine(w, luck, &again)) return false;
        doubt_what_differs(&all, &again);
    }
    add_changes_of(out, &all, w->seat);
    for (int s = 0; s < w->view->players; s++) if (s != w->seat) add_changes_of(out, &all, s);
    return out->changes > 0;
}

bool look_at_changes(const game *view, int seat, int choice, int along, counting *count, uint32_t afterwards, hc_prospect *out)
{
    hc_option option[HC_OPTIONS_MAX];
    wish w = { .view = view, .count = count, .seat = seat, .choice = choice, .along = along, .card = HC_CARDS, .floor = end_of_moment(view) };
    if (w.floor < 1) return false;
    const int n = hc_options(view, seat, option);
    for (int i = 0; i < n; i++) w.may_pass |= option[i].choice == HC_PASS;
    if (view->ask.kind == HC_ASK_ACT && is_card_source(choice)) w.card = CARD_OF_SOURCE(choice);
    if (look_to(&w, out)) return true;
    int at = view->depth - 1;
    while (at > 0 && view->stack[at].flow != afterwards) at--;
    if (!afterwards || at < 1) return false;
    w.floor = at;
    return look_to(&w, out);
}

/* A use of a power or card, or an answer to what it asks; one by one picked things come to nothing before the last. */
bool has_no_total(const game *view, const hc_option *o)
{
    const hc_ask *q = &view->ask;
    const bool asks = q->kind == HC_ASK_ACT || (q->sheet && (q->kind == HC_ASK_SEAT || q->kind == HC_ASK_NUMBER || q->kind == HC_ASK_CHOICE));
    return asks && !(q->extra & DRAFTING) && o->choice < HC_PASS;
}
