/* terms.c - what may be offered: the items of an offer and their terms, and the proposal in the making.
 *
 * What an item is stands in one table; parts of the game bring theirs. */
#include "rules.h"
#include <string.h>

/* ---- items ---------------------------------------------------------------------------------------------- */

static bool is_kind_in_game(const game *g, int kind) { return memchr(g->kind, kind, g->cards); }

static int most_cards(const game *g, int from, int to, int thing) { (void)to, (void)thing; return count_cards(g, IN_HAND + from, C_ANY); }

enum { MOST_OF_A_KIND = 15 };                    /* of the giver's choice */
static int most_of_kind(const game *g, int from, int to, int kind) { (void)from, (void)to; return is_kind_in_game(g, kind) ? MOST_OF_A_KIND : 0; }

/* Where `from` has a colony, the other has none but has a ship to send. */
static uint64_t colonies_to_give(const game *g, int from, int to)
{
    return seems_to_have_settlers(g, to) ? with_room(g, colonies(g, from) & ~colonies(g, to) & ~MOONS) : 0;
}

static int most_colonies(const game *g, int from, int to, int thing) { return thing < HC_PLANETS && colonies_to_give(g, from, to) >> thing & 1; }

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

static int most_captives(const game *g, int from, int to, int thing) { (void)thing; return colonies(g, to) ? captives(g, from, to) : 0; }

typedef struct item {
    hc_item_words words;
    bool names;                                  /* a thing, in the term                                       */
    int (*most)(const game *g, int from, int to, int thing);
} item;

/* One more of an item is one more row; parts of the game that come later bring theirs. */
static const item ITEM[HC_ITEM_KINDS] = {
    [HC_ITEM_COLONY] = { { "a {colony}", "{colonies}", false }, true, most_colonies },
    [HC_ITEM_CARD] = { { "a card", "cards", false }, true, most_cards },
    [HC_ITEM_OF_KIND] = { { "one card", "cards", true }, false, most_of_kind },
    [HC_ITEM_RANDOM] = { { "one card drawn at random", "cards drawn at random", false }, false, most_cards },
    [HC_ITEM_RELEASE] = { { "the release of one {ship} from the {warp}", "the release of # {ships} from the {warp}", false },
                          false, most_releases },
    [HC_ITEM_FREED] = { { "the release from the {warp} of one {ship}", "the release from the {warp} of # {ships}", false },
                        true, most_freed },
    [HC_ITEM_CAPTIVE] = { { "one captured {ship}", "captured {ships}", false }, false, most_captives },
};

/* Cards of a kind, of the giver's choice where they are not all alike; in the order of their terms. */
static const struct { uint8_t kind; hc_item_words words; } TRADED[HC_TRADED_KINDS] = {
    { HC_CARD_ATTACK, { "one attack card", "attack cards", true } },
    { HC_CARD_NEGOTIATE, { "one {negotiate} card", "{negotiate} cards", false } },
    { HC_CARD_ARTIFACT, { "one {artifact}", "{artifacts}", true } },
    { HC_CARD_MORPH, { "one morph", "morphs", false } },
    { HC_CARD_REINFORCEMENT, { "one reinforcement", "reinforcements", true } },
    { HC_CARD_FLARE, { "one flare", "flares", true } },
};
_Static_assert(HC_TERM_WANT_FLARE == HC_TERM_WANT_ATTACK + (HC_TRADED_KINDS - 1) * HC_TERM_ROOM, "terms of kinds follow each other");

static int most_of(const game *g, const hc_bargain_item *it)
{
    const part_item *of_part = it->item < HC_ITEM_KINDS ? NULL : item_of_part(it->item);
    return (of_part ? of_part->most : ITEM[it->item].most)(g, it->from, it->to, it->thing);
}

static bool names_a_thing(int what) { return what < HC_ITEM_KINDS ? ITEM[what].names : item_of_part(what)->things != NULL; }

bool hc_words_of_item(int kind, int thing, hc_item_words *out)
{
    const part_item *of_part = item_of_part(kind);
    if (of_part) *out = of_part->words;
    if (kind < 0 || kind >= HC_ITEM_KINDS) return of_part;
    *out = ITEM[kind].words;
    for (int i = 0; i < HC_TRADED_KINDS && kind == HC_ITEM_OF_KIND; i++) if (TRADED[i].kind == thing) *out = TRADED[i].words;
    return true;
}

const char *hc_item_name(int kind)
{
    static const char *const NAME[HC_ITEM_KINDS] = { "colony", "card", "of_kind", "random", "release", "freed", "captive" };
    const part_item *of_part = item_of_part(kind);
    return kind >= 0 && kind < HC_ITEM_KINDS ? NAME[kind] : of_part ? of_part->key : NULL;
}

int hc_item_sheet(const hc_game *view, int kind, int thing)
{
    const part_item *of_part = item_of_part(kind);
    const int sheet_id = of_part && of_part->sheet_of ? of_part->sheet_of(view, thing) : 0;
    return sheet_id == HIDDEN_SHEET ? 0 : sheet_id;
}

int hc_term_of_kind(int card_kind)
{
    for (int i = 0; i < HC_TRADED_KINDS; i++) if (TRADED[i].kind == card_kind) return HC_TERM_WANT_ATTACK + i * HC_TERM_ROOM;
    return -1;
}

/* What each kind of term means: looked up for every term that might be proposed. */
typedef struct term_row { uint8_t item; bool given; } term_row;
enum { NO_ITEM = HC_ITEM_KINDS };
#define TERM(kind) [(HC_TERM_##kind - HC_TERMS) / HC_TERM_ROOM]
static const term_row TERM_ROW[(HC_TERM_GIVE_ITEM - HC_TERMS) / HC_TERM_ROOM] = {
    TERM(WANT_CARD) = { HC_ITEM_CARD, false },
    TERM(GIVE_COLONY) = { HC_ITEM_COLONY, true },       TERM(WANT_COLONY) = { HC_ITEM_COLONY, false },
    TERM(GIVE_RANDOM) = { HC_ITEM_RANDOM, true },       TERM(WANT_RANDOM) = { HC_ITEM_RANDOM, false },
    TERM(WANT_ATTACK) = { HC_ITEM_OF_KIND, false },     TERM(WANT_NEGOTIATE) = { HC_ITEM_OF_KIND, false },
    TERM(WANT_ARTIFACT) = { HC_ITEM_OF_KIND, false },   TERM(WANT_MORPH) = { HC_ITEM_OF_KIND, false },
    TERM(WANT_REINFORCEMENT) = { HC_ITEM_OF_KIND, false }, TERM(WANT_FLARE) = { HC_ITEM_OF_KIND, false },
    TERM(GIVE_RELEASE) = { HC_ITEM_RELEASE, true },     TERM(WANT_RELEASE) = { HC_ITEM_RELEASE, false },
    TERM(RELEASE_OF) = { HC_ITEM_FREED, true },
    TERM(GIVE_CAPTIVE) = { HC_ITEM_CAPTIVE, true },     TERM(WANT_CAPTIVE) = { HC_ITEM_CAPTIVE, false },
    TERM(WITH) = { NO_ITEM, false },
};
#undef TERM

static int item_of_part_term(int term, bool *given)
{
    const int number = (term - HC_TERM_GIVE_ITEM) / HC_TERM_ROOM, what = HC_ITEM_KINDS + number % HC_PART_ITEMS;
    *given = number < HC_PART_ITEMS;
    return item_of_part(what) ? what : -1;
}

int hc_item_of_term(int term, bool *given, int *thing)
{
    *given = term < HC_TERMS;
    *thing = HC_TERM_THING(term);
    if (*given) return HC_ITEM_CARD;
    if (term >= HC_TERMS_END) return -1;
    if (term >= HC_TERM_GIVE_ITEM) return item_of_part_term(term, given);
    const term_row row = TERM_ROW[(term - HC_TERMS) / HC_TERM_ROOM];
    *given = row.given;
    if (row.item == HC_ITEM_OF_KIND) *thing = TRADED[(term - HC_TERM_WANT_ATTACK) / HC_TERM_ROOM].kind;
    return row.item == NO_ITEM ? -1 : row.item;
}

static int term_giving(int what)
{
    int i = 0;
    while (TERM_ROW[i].item != what || !TERM_ROW[i].given) i++;
    return HC_TERMS + i * HC_TERM_ROOM;
}

/* As it is told: of an item that is only ever asked for, the term that asks. */
static int term_of_gift(const hc_bargain_item *it)
{
    if (it->item >= HC_ITEM_KINDS) return HC_TERM_GIVE_ITEM + (it->item - HC_ITEM_KINDS) * HC_TERM_ROOM + it->thing;
    return it->item == HC_ITEM_CARD ? 0 : it->item == HC_ITEM_OF_KIND ? hc_term_of_kind(it->thing) :
           term_giving(it->item) + (it->item == HC_ITEM_FREED ? it->thing : 0);
}

/* ---- what may be proposed: reads the draft so far --------------------------------------------------------- */

/* The offer in the making: between whom the next term is, and what has been picked, one entry a pick; by seat, how many cards. */
typedef struct talk { int seat, me, other, picks; uint8_t cards[SEATS]; hc_bargain_item pick[HC_DRAFT]; } talk;

enum { PAIR = HC_SEATS };                        /* HC_TERM_WITH names two seats in one number */

/* NOBODY gives it where it is no item, or nobody could. */
static hc_bargain_item item_of(const game *g, const talk *t, int term)
{
    bool given;
    int thing, what = hc_item_of_term(term, &given, &thing);
    if (what < 0) return (hc_bargain_item){ .from = NOBODY };
    hc_bargain_item it = { .from = (uint8_t)(given ? t->me : t->other), .to = (uint8_t)(given ? t->other : t->me), .item = (uint8_t)what,
                           .thing = (uint8_t)thing, .count = 1 };
    if (what == HC_ITEM_FREED) {
        it.from = (uint8_t)releaser(g);
        it.to = (uint8_t)thing;
    }
    return it;
}

static void add_pick(talk *t, hc_bargain_item it)
{
    if (it.from < SEATS && is_card_item(it.item)) t->cards[it.from]++;
    t->pick[t->picks++] = it;
}

/* Picks are only there as far as they are counted: made for every term that is looked at, so nothing more is cleared. */
static void talk_of(const game *g, int seat, talk *t)
{
    t->seat = t->me = seat;
    t->other = g->bargain.with;
    t->picks = 0;
    memset(t->cards, 0, sizeof t->cards);
    for (int i = 0; i < g->draft_count; i++) {
        const int term = g->draft[i];
        if (HC_TERM_KIND(term) == HC_TERM_WITH) {
            t->me = HC_TERM_THING(term) / PAIR;
            t->other = HC_TERM_THING(term) % PAIR;
        } else add_pick(t, item_of(g, t, term));
    }
}

static bool has_promised_all(const game *g, const talk *t, int from) { return t->cards[from] >= count_cards(g, IN_HAND + from, C_ANY); }

static int times_picked(const talk *t, const hc_bargain_item *it)
{
    int n = 0;
    for (int i = 0; i < t->picks; i++) n += is_same_item(&t->pick[i], it);
    return n;
}

static int colonies_for(const talk *t, int to)
{
    int n = 0;
    for (int i = 0; i < t->picks; i++) n += t->pick[i].item == HC_ITEM_COLONY && t->pick[i].to == to;
    return n;
}

/* Everybody gets one colony at most, unless a card allows more. */
static bool gets_a_colony(const game *g, const talk *t, int to) { int n = colonies_for(t, to); return n && n >= limit(g, Q_DEAL_COLONIES, to, 1); }

/* Bargains about one thing are about that, and what is given for it; elsewhere nobody is ransomed. */
static bool is_the_matter(const game *g, const talk *t, const hc_bargain_item *it)
{
    int about = g->bargain.about - 1;
    const bool by_server = it->from == g->bargain.holder - 1;
    if (about >= SERVICE) return by_server ? about == SERVICE_AND_CARDS && is_card_item(it->item) : it->item != HC_ITEM_CAPTIVE;
    if (about == ANYTHING) return it->item != HC_ITEM_CAPTIVE || captives_in_deals(g, it->from);
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
        while (!is_same_item(&t->pick[first], &t->pick[i])) first++;
        n += first == i && t->pick[i].item != HC_ITEM_CARD;
    }
    return n;
}

static bool item_fits(const game *g, const talk *t, const hc_bargain_item *it)
{
    if (!is_the_matter(g, t, it)) return false;
    if (is_card_item(it->item) && has_promised_all(g, t, it->from)) return false;
    if (it->item == HC_ITEM_CARD) return can_name(g, t, it);
    if (it->item == HC_ITEM_COLONY && gets_a_colony(g, t, it->to)) return false;
    if (it->item >= HC_ITEM_KINDS && item_of_part(it->item)->with_colony && !colonies_for(t, it->to)) return false;
    const int picked = times_picked(t, it);
    const bool is_room_scarce = g->bargain.items + t->picks >= HC_BARGAIN_ITEMS;          /* else there is no need to count */
    if (!picked && is_room_scarce && items_taken(g, t) >= HC_BARGAIN_ITEMS) return false;
    return most_of(g, it) > picked;
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
    const hc_bargain_item it = item_of(g, t, term);
    if (it.from == NOBODY) return HC_TERM_KIND(term) == HC_TERM_WITH && may_turn_to(g, t, thing / PAIR, thing % PAIR);
    return thing < HC_CARDS && (names_a_thing(it.item) || !thing) && item_fits(g, t, &it);
}

bool term_possible(const game *g, int seat, int term)
{
    talk t;
    talk_of(g, seat, &t);
    return fits(g, &t, term);
}

int hc_term_most(const hc_game *view, int seat, int term)
{
    talk t;
    talk_of(view, seat, &t);
    const hc_bargain_item it = item_of(view, &t, term);
    return it.from == NOBODY ? 0 : it.item == HC_ITEM_CARD ? 1 : most_of(view, &it);
}

static int add_terms(const game *g, const talk *t, int16_t out[], int n, int kind, int things)
{
    for (int thing = 0; thing < things; thing++) if (fits(g, t, kind + thing)) out[n++] = (int16_t)(kind + thing);
    return n;
}

/* What holds for all cards of a hand, or for all planets, is asked once. */
static int add_named(const game *g, const talk *t, int16_t out[], int n, int kind)
{
    hc_bargain_item it = item_of(g, t, kind);
    if (!is_the_matter(g, t, &it) || has_promised_all(g, t, it.from)) return n;
    FOR_CARDS_AT(c, IN_HAND + it.from) {
        it.thing = (uint8_t)c;
        if (can_name(g, t, &it)) out[n++] = (int16_t)(kind + c);
    }
    return n;
}

static int add_colonies(const game *g, const talk *t, int16_t out[], int n, int kind)
{
    const hc_bargain_item it = item_of(g, t, kind);
    if (!is_the_matter(g, t, &it) || gets_a_colony(g, t, it.to)) return n;
    for (uint64_t left = colonies_to_give(g, it.from, it.to); left; left &= left - 1) {
        int term = kind + __builtin_ctzll(left);
        if (fits(g, t, term)) out[n++] = (int16_t)term;
    }
    return n;
}

/* Most of what a part has names of is not the giver's: that is looked at first. */
static int add_items_of_parts(const game *g, const talk *t, int16_t out[], int n)
{
    const int pair[2] = { t->me, t->other };
    FOR_PARTS(p, g)
        FOR_PART_ITEMS(it, p)
            for (int way = 0, things = it->things ? it->things(g) : 1; way < 2 && t->other < SEATS; way++) {
                const int kind = (way ? HC_TERM_WANT_ITEM : HC_TERM_GIVE_ITEM) + it->number * HC_TERM_ROOM;
                for (int thing = 0; thing < things; thing++)
                    if (it->most(g, pair[way], pair[!way], thing) > 0 && fits(g, t, kind + thing)) out[n++] = (int16_t)(kind + thing);
            }
    return n;
}

/* In the order in which they are offered. */
static const int16_t WITHOUT_A_THING[] = {
    HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, HC_TERM_WANT_ATTACK, HC_TERM_WANT_NEGOTIATE, HC_TERM_WANT_ARTIFACT, HC_TERM_GIVE_RELEASE,
    HC_TERM_WANT_RELEASE, HC_TERM_WANT_MORPH, HC_TERM_WANT_REINFORCEMENT, HC_TERM_WANT_FLARE, HC_TERM_GIVE_CAPTIVE, HC_TERM_WANT_CAPTIVE };

int terms_possible(const game *g, int seat, int16_t out[])
{
    talk t;
    talk_of(g, seat, &t);
    int n = 0;
    if (g->draft_count >= g->ask.most) return 0;
    n = add_named(g, &t, out, n, HC_TERM_GIVE_CARD);
    n = add_named(g, &t, out, n, HC_TERM_WANT_CARD);
    n = add_colonies(g, &t, out, n, HC_TERM_GIVE_COLONY);
    n = add_colonies(g, &t, out, n, HC_TERM_WANT_COLONY);
    for (size_t i = 0; i < sizeof WITHOUT_A_THING / sizeof *WITHOUT_A_THING; i++) n = add_terms(g, &t, out, n, WITHOUT_A_THING[i], 1);
    if (g->parts) n = add_items_of_parts(g, &t, out, n);
    if (releaser(g) != NOBODY) n = add_terms(g, &t, out, n, HC_TERM_RELEASE_OF, g->players);
    if (count_bits(g->bargain.parties) > 2) n = add_terms(g, &t, out, n, HC_TERM_WITH, PAIR * PAIR);
    return n;
}

/* At least a card or a colony has to change hands; and what the bargain is about. For a service anything will do. */
bool deal_is_something(const game *g)
{
    talk t;
    talk_of(g, __builtin_ctz(g->ask.seats), &t);
    bool service = g->bargain.about > SERVICE, something = service && t.picks, matter = !g->bargain.about || service;
    for (int i = 0; i < t.picks; i++) {
        const part_item *of_part = t.pick[i].item < HC_ITEM_KINDS ? NULL : item_of_part(t.pick[i].item);
        something |= of_part ? of_part->alone : is_card_item(t.pick[i].item) || t.pick[i].item == HC_ITEM_COLONY;
        matter |= t.pick[i].item == g->bargain.about - 1;
    }
    return something && matter;
}

/* Of what is a part's, the giver must still have it. */
bool can_give_items(const game *g, int seat)
{
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->from == seat && it->item >= HC_ITEM_KINDS && most_of(g, it) < it->count) return false;
    }
    return true;
}

VERB give_item(game *g, events *ev, const hc_bargain_item *it)
{
    return most_of(g, it) < it->count ? NULL : item_of_part(it->item)->give(g, ev, it);
}

/* ---- the proposal is made: it lies on the table ---------------------------------------------------------- */

static int other_party(const game *g, int seat)
{
    unsigned others = g->bargain.parties & ~(1u << seat);
    return others ? __builtin_ctz(others) : NOBODY;
}

static void tell_term(game *g, events *ev, const hc_bargain_item *it, int what)
{
    unsigned see = it->item == HC_ITEM_CARD ? g->bargain.parties : HC_SEEN_BY_ALL;
    int to = it->item == HC_ITEM_FREED ? other_party(g, it->from) : it->to;
    tell_secret(g, ev, see, HC_EV_DEAL_TERM, it->from, to, term_of_gift(it), what, 0, BY_DEAL);
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
    talk t;
    talk_of(g, seat, &t);
    for (int i = 0; i < t.picks; i++) {
        const hc_bargain_item *it = &t.pick[i];
        if (it->item != HC_ITEM_CARD) { add_to_offer(&g->bargain, *it); continue; }
        set_card_apart(g, it->thing, it->from, it->to);
        tell_term(g, ev, it, it->thing);
    }
    clear_draft(g);
    for (int i = 0; i < g->players; i++) tell_items(g, ev, clockwise(g, seat, i), false);
    for (int s = 0; s < g->players; s++) tell_items(g, ev, s, true);
}
