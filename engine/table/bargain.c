/* bargain.c - offers between players: what may be offered, the offer as it lies on the table, and taking it back.
 *
 * An offer is a list of (from, to, item, thing, count) in g->bargain; what an item is stands in one table. Named cards lie in
 * OFFERED + their owner, known to all who talk, tagged with who gets them, plus one: nothing is in two places. */
#include "rules.h"
#include <string.h>

/* ---- items ---------------------------------------------------------------------------------------------- */

static bool is_kind_in_game(const game *g, int kind) { return memchr(g->kind, kind, g->cards); }

static int most_cards(const game *g, int from, int to, int thing) { (void)to, (void)thing; return count_cards(g, IN_HAND + from, C_ANY); }

enum { MOST_OF_A_KIND = 15 };                    /* of the giver's choice */
static int most_of_kind(const game *g, int from, int to, int thing)
{
    (void)from, (void)to;
    return is_kind_in_game(g, thing) ? MOST_OF_A_KIND : 0;
}

/* Where `from` has a colony, the other has none but has a ship to send. */
static uint64_t colonies_to_give(const game *g, int from, int to)
{
    bool has_ship = ships_to_send(g, to) + g->ships[to][GATE] > 0;
    return has_ship ? with_room(g, colonies(g, from) & ~colonies(g, to)) : 0;
}

static int most_colonies(const game *g, int from, int to, int thing)
{
    return thing < HC_PLANETS && colonies_to_give(g, from, to) >> thing & 1;
}

/* Whoever may free ships as a term of a deal (Zombie), and how many are left to free. */
static int most_releases(const game *g, int from, int to, int thing)
{
    (void)thing;
    return limit(g, Q_RELEASE, from, 0) && colonies(g, to) ? g->ships[to][WARP] : 0;
}

/* Some may free ships of anybody: of players who are not at the talks, and their own. */
static int releaser(const game *g)
{
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, g->offense, i);
        if (g->bargain.parties >> seat & 1 && limit(g, Q_RELEASE, seat, 0) > 1) return seat;
    }
    return NOBODY;
}

static int most_freed(const game *g, int from, int to, int thing)
{
    (void)thing;
    if (from == NOBODY || to >= g->players || !colonies(g, to)) return 0;
    if (g->bargain.parties >> to & 1 && to != from) return 0;            /* those of the other have a term of their own */
    return g->ships[to][WARP];
}

/* Ships of `to` that lie on a sheet of `from` whose captives may be ransomed. */
int captives(const game *g, int from, int to)
{
    int n = 0;
    FOR_POWERS_OF(p, g, from) if (form_of(g, g->power[p].alien) && form_of(g, g->power[p].alien)->ransoms) n += g->ships[to][ON_SHEET + p];
    return n;
}

static int most_captives(const game *g, int from, int to, int thing) { (void)thing; return colonies(g, to) ? captives(g, from, to) : 0; }

typedef struct item {
    hc_item_words words;
    uint16_t give, want;                         /* HC_TERM_... by which it is offered and asked for; 0: never */
    bool names;                                  /* a thing, in the term                                       */
    int (*most)(const game *g, int from, int to, int thing);
} item;

/* One more of an item is one more row; parts of the game that come later bring theirs. */
static const item ITEM[HC_ITEM_KINDS] = {
    [HC_ITEM_COLONY] = { { "a {colony}", "{colonies}", false }, HC_TERM_GIVE_COLONY, HC_TERM_WANT_COLONY, true, most_colonies },
    [HC_ITEM_CARD] = { { "a card", "cards", false }, 0, HC_TERM_WANT_CARD, true, most_cards },
    [HC_ITEM_OF_KIND] = { { "one card", "cards", true }, 0, 0, false, most_of_kind },
    [HC_ITEM_RANDOM] = { { "one card drawn blindly", "cards drawn blindly", false }, HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, false, most_cards },
    [HC_ITEM_RELEASE] = { { "release from the {warp} for one {ship}", "release from the {warp} for # {ships}", false },
                          HC_TERM_GIVE_RELEASE, HC_TERM_WANT_RELEASE, false, most_releases },
    [HC_ITEM_FREED] = { { "release from the {warp} for one {ship}", "release from the {warp} for # {ships}", false },
                        HC_TERM_RELEASE_OF, 0, true, most_freed },
    [HC_ITEM_CAPTIVE] = { { "one captured {ship}", "captured {ships}", false }, HC_TERM_GIVE_CAPTIVE, HC_TERM_WANT_CAPTIVE, false, most_captives },
};

/* Cards of a kind, of the giver's choice where they are not all alike; in the order of their terms. */
static const struct { uint8_t kind; hc_item_words words; } TRADED[HC_TRADED_KINDS] = {
    { HC_CARD_ATTACK, { "one attack card", "attack cards", true } },
    { HC_CARD_NEGOTIATE, { "one {negotiate} card", "{negotiate} cards", false } },
    { HC_CARD_ARTIFACT, { "one {artifact}", "{artifact}s", true } },
    { HC_CARD_MORPH, { "one morph", "morphs", false } },
    { HC_CARD_REINFORCEMENT, { "one reinforcement", "reinforcements", true } },
    { HC_CARD_FLARE, { "one flare", "flares", true } },
};
_Static_assert(HC_TERM_WANT_FLARE == HC_TERM_WANT_ATTACK + (HC_TRADED_KINDS - 1) * HC_TERM_ROOM, "terms of kinds follow each other");

bool hc_words_of_item(int kind, int thing, hc_item_words *out)
{
    if (kind < 0 || kind >= HC_ITEM_KINDS) return false;
    *out = ITEM[kind].words;
    for (int i = 0; i < HC_TRADED_KINDS && kind == HC_ITEM_OF_KIND; i++) if (TRADED[i].kind == thing) *out = TRADED[i].words;
    return true;
}

int hc_term_of_kind(int card_kind)
{
    for (int i = 0; i < HC_TRADED_KINDS; i++) if (TRADED[i].kind == card_kind) return HC_TERM_WANT_ATTACK + i * HC_TERM_ROOM;
    return -1;
}

int hc_item_of_term(int term, bool *given, int *thing)
{
    const int kind = HC_TERM_KIND(term), traded = (kind - HC_TERM_WANT_ATTACK) / HC_TERM_ROOM;
    *thing = HC_TERM_THING(term);
    *given = kind == HC_TERM_GIVE_CARD;
    if (*given) return HC_ITEM_CARD;
    if (kind >= HC_TERM_WANT_ATTACK && traded < HC_TRADED_KINDS) {
        *thing = TRADED[traded].kind;
        return HC_ITEM_OF_KIND;
    }
    for (int i = 0; i < HC_ITEM_KINDS; i++) {
        *given = ITEM[i].give == kind;
        if (*given || ITEM[i].want == kind) return i;
    }
    return -1;
}

/* As it is told: of an item that is only ever asked for, the term that asks. */
static int term_of_gift(const hc_bargain_item *it)
{
    return it->item == HC_ITEM_CARD ? 0 : it->item == HC_ITEM_OF_KIND ? hc_term_of_kind(it->thing) :
           it->item == HC_ITEM_FREED ? HC_TERM_RELEASE_OF + it->thing : ITEM[it->item].give;
}

/* ---- what may be proposed: reads the draft so far --------------------------------------------------------- */

/* The offer in the making: between whom the next term is, and what has been picked, one entry a pick. */
typedef struct talk { int seat, me, other, picks; hc_bargain_item pick[HC_DRAFT]; } talk;

enum { PAIR = HC_SEATS };                        /* HC_TERM_WITH names two seats in one number */

static hc_bargain_item item_of(const game *g, const talk *t, int term)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    hc_bargain_item it = { .from = (uint8_t)(given ? t->me : t->other), .to = (uint8_t)(given ? t->other : t->me), .item = (uint8_t)what,
                           .thing = (uint8_t)thing, .count = 1 };
    if (what == HC_ITEM_FREED) {
        it.from = (uint8_t)releaser(g);
        it.to = (uint8_t)thing;
    }
    return it;
}

static talk talk_of(const game *g, int seat)
{
    talk t = { .seat = seat, .me = seat, .other = g->bargain.with };
    for (int i = 0; i < g->draft_count; i++) {
        int term = g->draft[i];
        if (HC_TERM_KIND(term) == HC_TERM_WITH) {
            t.me = HC_TERM_THING(term) / PAIR;
            t.other = HC_TERM_THING(term) % PAIR;
        } else t.pick[t.picks++] = item_of(g, &t, term);
    }
    return t;
}

static bool is_card_item(int what) { return what == HC_ITEM_CARD || what == HC_ITEM_RANDOM || what == HC_ITEM_OF_KIND; }

static int cards_promised(const talk *t, int from)
{
    int n = 0;
    for (int i = 0; i < t->picks; i++) n += t->pick[i].from == from && is_card_item(t->pick[i].item);
    return n;
}

static bool is_same(const hc_bargain_item *a, const hc_bargain_item *b)
{
    return a->from == b->from && a->to == b->to && a->item == b->item && a->thing == b->thing;
}

static int times_picked(const talk *t, const hc_bargain_item *it)
{
    int n = 0;
    for (int i = 0; i < t->picks; i++) n += is_same(&t->pick[i], it);
    return n;
}

/* Everybody gets one colony at most. */
static bool gets_a_colony(const talk *t, int to)
{
    for (int i = 0; i < t->picks; i++) if (t->pick[i].item == HC_ITEM_COLONY && t->pick[i].to == to) return true;
    return false;
}

/* Bargains about one thing are about that, and what is given for it; elsewhere nobody is ransomed. */
static bool is_the_matter(const game *g, const talk *t, const hc_bargain_item *it)
{
    int about = g->bargain.about - 1;
    const bool by_server = it->from == g->bargain.holder - 1;
    if (about >= SERVICE) return by_server ? about == SERVICE_AND_CARDS && is_card_item(it->item) : it->item != HC_ITEM_CAPTIVE;
    if (about == ANYTHING) return it->item != HC_ITEM_CAPTIVE;
    return it->from == t->seat ? it->item != about : it->item == about;
}

static bool can_name(const game *g, const talk *t, const hc_bargain_item *it)
{
    return it->thing < g->cards && g->where[it->thing] == IN_HAND + it->from && g->known[it->thing] >> t->seat & 1 && !times_picked(t, it);
}

/* Unlike items, besides named cards, that lie on the table or have been picked. */
static int items_taken(const game *g, const talk *t)
{
    int n = g->bargain.items;
    for (int i = 0; i < t->picks; i++) {
        int first = 0;
        while (!is_same(&t->pick[first], &t->pick[i])) first++;
        n += first == i && t->pick[i].item != HC_ITEM_CARD;
    }
    return n;
}

/* A whole offer more, beside those that lie on the table. */
bool has_room_for_offer(const game *g)
{
    enum { ITEMS_OF_AN_OFFER = 6 };
    return g->bargain.items + ITEMS_OF_AN_OFFER <= HC_BARGAIN_ITEMS;
}

static bool item_fits(const game *g, const talk *t, const hc_bargain_item *it)
{
    if (!is_the_matter(g, t, it)) return false;
    if (is_card_item(it->item) && cards_promised(t, it->from) >= count_cards(g, IN_HAND + it->from, C_ANY)) return false;
    if (it->item == HC_ITEM_CARD) return can_name(g, t, it);
    if (it->item == HC_ITEM_COLONY && gets_a_colony(t, it->to)) return false;
    if (!times_picked(t, it) && items_taken(g, t) >= HC_BARGAIN_ITEMS) return false;
    return ITEM[it->item].most(g, it->from, it->to, it->thing) > times_picked(t, it);
}

/* With three or more at the talks: between which two the terms that follow are. */
static bool may_turn_to(const game *g, const talk *t, int a, int b)
{
    unsigned parties = g->bargain.parties;
    bool together = a != b && a < SEATS && b < SEATS && parties >> a & 1 && parties >> b & 1;
    bool in_order = a == t->seat || (b != t->seat && a < b);
    return together && in_order && count_bits(parties) > 2 && !g->bargain.about && (a != t->me || b != t->other);
}

static bool fits(const game *g, const talk *t, int term)
{
    if (term < 0 || g->draft_count >= g->ask.most) return false;
    const int thing = HC_TERM_THING(term);
    if (HC_TERM_KIND(term) == HC_TERM_WITH) return may_turn_to(g, t, thing / PAIR, thing % PAIR);
    bool given;
    int named, what = hc_item_of_term(term, &given, &named);
    if (what < 0 || thing >= HC_CARDS || (!ITEM[what].names && thing)) return false;
    const hc_bargain_item it = item_of(g, t, term);
    return it.from != NOBODY && item_fits(g, t, &it);
}

bool term_possible(const game *g, int seat, int term)
{
    const talk t = talk_of(g, seat);
    return fits(g, &t, term);
}

static int add_terms(const game *g, const talk *t, int16_t out[], int n, int kind, int things)
{
    for (int thing = 0; thing < things; thing++) if (fits(g, t, kind + thing)) out[n++] = (int16_t)(kind + thing);
    return n;
}

static int add_colonies(const game *g, const talk *t, int16_t out[], int n, int kind, uint64_t planets)
{
    for (; planets; planets &= planets - 1) {
        int term = kind + __builtin_ctzll(planets);
        if (fits(g, t, term)) out[n++] = (int16_t)term;
    }
    return n;
}

/* In the order in which they are offered. */
static const int16_t WITHOUT_A_THING[] = {
    HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, HC_TERM_WANT_ATTACK, HC_TERM_WANT_NEGOTIATE, HC_TERM_WANT_ARTIFACT, HC_TERM_GIVE_RELEASE,
    HC_TERM_WANT_RELEASE, HC_TERM_WANT_MORPH, HC_TERM_WANT_REINFORCEMENT, HC_TERM_WANT_FLARE, HC_TERM_GIVE_CAPTIVE, HC_TERM_WANT_CAPTIVE };

int terms_possible(const game *g, int seat, int16_t out[])
{
    const talk t = talk_of(g, seat);
    int n = 0;
    if (g->draft_count >= g->ask.most) return 0;
    FOR_CARDS_AT(c, IN_HAND + t.me) if (fits(g, &t, c)) out[n++] = (int16_t)c;
    FOR_CARDS_AT(c, IN_HAND + t.other) if (fits(g, &t, HC_TERM_WANT_CARD + c)) out[n++] = (int16_t)(HC_TERM_WANT_CARD + c);
    n = add_colonies(g, &t, out, n, HC_TERM_GIVE_COLONY, colonies(g, t.me));
    n = add_colonies(g, &t, out, n, HC_TERM_WANT_COLONY, colonies(g, t.other));
    for (size_t i = 0; i < sizeof WITHOUT_A_THING / sizeof *WITHOUT_A_THING; i++) n = add_terms(g, &t, out, n, WITHOUT_A_THING[i], 1);
    if (releaser(g) != NOBODY) n = add_terms(g, &t, out, n, HC_TERM_RELEASE_OF, g->players);
    if (count_bits(g->bargain.parties) > 2) n = add_terms(g, &t, out, n, HC_TERM_WITH, PAIR * PAIR);
    return n;
}

/* At least a card or a colony has to change hands; and what the bargain is about. For a service anything will do. */
bool deal_is_something(const game *g)
{
    const talk t = talk_of(g, __builtin_ctz(g->ask.seats));
    bool service = g->bargain.about > SERVICE, something = service && t.picks, matter = !g->bargain.about || service;
    for (int i = 0; i < t.picks; i++) {
        something |= is_card_item(t.pick[i].item) || t.pick[i].item == HC_ITEM_COLONY;
        matter |= t.pick[i].item == g->bargain.about - 1;
    }
    return something && matter;
}

/* ---- the offer on the table ------------------------------------------------------------------------------- */

void open_bargain(game *g, unsigned parties, int about)
{
    take_back_offers(g);
    g->bargain.parties = (uint8_t)parties;
    g->bargain.about = (uint8_t)(about + 1);
}

void serve(game *g, int seat) { g->bargain.holder = (uint8_t)(seat + 1); }

void talk_between(game *g, int a, int b) { g->bargain.parties = (uint8_t)(1u << a | 1u << b); }

static void take_back_items(game *g)
{
    for (int s = 0; s < g->players; s++)
        while (g->count[OFFERED + s]) {
            int c = next_card(g, OFFERED + s, 0);
            put_card(g, c, IN_HAND + s, who_knows(g, c));
        }
    memset(g->bargain.item, 0, sizeof g->bargain.item);
    g->bargain.items = 0;
}

void withdraw_offer(game *g) { take_back_items(g); }

void take_back_offers(game *g)
{
    take_back_items(g);
    memset(&g->bargain, 0, sizeof g->bargain);
}

/* Of one player, out of several offers that lie on the table. */
void withdraw_offer_to(game *g, int seat)
{
    hc_bargain *b = &g->bargain;
    for (int s = 0; s < g->players; s++)
        FOR_CARDS_AT(c, OFFERED + s)
            if (s == seat || g->tag[c] == seat + 1) put_card(g, c, IN_HAND + s, who_knows(g, c));
    int kept = 0;
    for (int i = 0; i < b->items; i++) if (b->item[i].from != seat && b->item[i].to != seat) b->item[kept++] = b->item[i];
    memset(b->item + kept, 0, (size_t)(HC_BARGAIN_ITEMS - kept) * sizeof *b->item);
    b->items = (uint8_t)kept;
}

static int other_party(const game *g, int seat)
{
    unsigned others = g->bargain.parties & ~(1u << seat);
    return others ? __builtin_ctz(others) : NOBODY;
}

static void tell_term(game *g, events *ev, const hc_bargain_item *it, int what)
{
    unsigned see = it->item == HC_ITEM_CARD ? g->bargain.parties : 255;
    int to = it->item == HC_ITEM_FREED ? other_party(g, it->from) : it->to;
    tell_secret(g, ev, see, HC_EV_DEAL_TERM, it->from, to, term_of_gift(it), what, 0, BY_DEAL);
}

/* To name a card in a proposal is to show it to all who talk. */
void set_card_apart(game *g, int card, int from, int to)
{
    put_card(g, card, OFFERED + from, who_knows(g, card) | g->bargain.parties);
    set_tag(g, card, to + 1);
}

static bool is_listed_before(const hc_bargain_item *a, const hc_bargain_item *b)
{
    return a->item != b->item ? a->item < b->item : a->thing != b->thing ? a->thing < b->thing : a->from < b->from;
}

static void add_item(hc_bargain *b, hc_bargain_item it)
{
    int at = 0;
    for (int i = 0; i < b->items; i++) if (is_same(&b->item[i], &it)) { b->item[i].count++; return; }
    if (b->items == HC_BARGAIN_ITEMS) return;
    while (at < b->items && !is_listed_before(&it, &b->item[at])) at++;
    memmove(b->item + at + 1, b->item + at, (size_t)(b->items - at) * sizeof *b->item);
    b->item[at] = it;
    b->items++;
}

/* In this order. */
static int rank_of(const hc_bargain_item *it) { return it->item == HC_ITEM_COLONY ? 0 : it->item == HC_ITEM_RANDOM ? 1 : 2; }

static void tell_rank(game *g, events *ev, int from, bool freed, int rank)
{
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (rank_of(it) != rank) continue;
        bool told_before = !freed && !(g->bargain.parties >> it->to & 1);
        if (it->from != from || (it->item == HC_ITEM_FREED) != freed || told_before) continue;
        tell_term(g, ev, it, it->item == HC_ITEM_COLONY ? it->thing : it->count);
    }
}

static void tell_items(game *g, events *ev, int from, bool freed)
{
    for (int rank = 0; rank < 3; rank++) tell_rank(g, ev, from, freed, rank);
}

/* First what the proposer gives, then the others. */
void offer_drafted(game *g, events *ev, int seat)
{
    const talk t = talk_of(g, seat);
    for (int i = 0; i < t.picks; i++) {
        const hc_bargain_item *it = &t.pick[i];
        if (it->item != HC_ITEM_CARD) { add_item(&g->bargain, *it); continue; }
        set_card_apart(g, it->thing, it->from, it->to);
        tell_term(g, ev, it, it->thing);
    }
    clear_draft(g);
    for (int i = 0; i < g->players; i++) tell_items(g, ev, clockwise(g, seat, i), false);
    for (int s = 0; s < g->players; s++) tell_items(g, ev, s, true);
}

/* What is asked of a seat must be there. */
bool can_give(const game *g, int seat)
{
    int all = 0;
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->from != seat || !is_card_item(it->item)) continue;
        if (it->item == HC_ITEM_OF_KIND && it->count > count_cards(g, IN_HAND + seat, 1 << it->thing)) return false;
        all += it->count;
    }
    return all <= count_cards(g, IN_HAND + seat, C_ANY);
}

int colonies_offered(const game *g, int but)
{
    int n = 0;
    for (int i = 0; i < g->bargain.items; i++) n += g->bargain.item[i].item == HC_ITEM_COLONY && g->bargain.item[i].to != but;
    return n;
}
