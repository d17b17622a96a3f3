/* view.c - what a seat may see, and a random game that it might be in.
 *
 * A view is a game with blanks. Secrets live in five places only: where cards are, the order of
 * the piles, pieces that lie face down, replies to a question still open, what sheets keep in mind, and the random stream. Frames hold none: a flow
 * that handles a hidden card puts it in a place instead of a local. */
#include "rules.h"
#include <string.h>

/* An unused flare that a player looks at: all see that it lies there, but not whose it is. */
static bool is_unnamed(const game *g, int c)
{
    return is_in_reserve(g, c) && (lies_in(g, c, ASIDE) || lies_in(g, c, IN_STOCK));
}

/* What is said of eight cards, in a byte each. */
static inline uint64_t read_eight(const uint8_t *of_cards)
{
    uint64_t eight;
    memcpy(&eight, of_cards, sizeof eight);
    return eight;
}
static inline void write_eight(uint8_t *of_cards, uint64_t eight) { memcpy(of_cards, &eight, sizeof eight); }

/* Every view does this for all cards, so for eight at once; who else knows one is not mine to know. */
static void hide_cards(const game *g, int seat, game *v)
{
    _Static_assert(HC_CARDS % 8 == 0 && UNSEEN == 255, "nowhere to be seen: all bits of the byte");
    const uint64_t in_each = 0x0101010101010101u;
    for (int c = 0; c < HC_CARDS; c += 8) {
        const uint64_t known = read_eight(g->known + c) & in_each << seat, seen = (known >> seat) * 255;
        write_eight(v->known + c, known);
        write_eight(v->where + c, read_eight(g->where + c) | ~seen);
    }
    memset(v->where + g->cards, 0, (size_t)(HC_CARDS - g->cards));
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) {
        if (g->known[c] >> seat & 1 || !is_unnamed(g, c)) continue;
        v->where[c] = g->where[c];
        v->value[c] = 0;
    }
}

/* What is left in a destiny pile is public, its order is not. */
static void hide_piles(const game *g, unsigned me, game *v)
{
    for (int pile = 0; pile < PILES; pile++) {
        if (row_of_place(pile)->known_to != KNOWN_TO_NOBODY) continue;
        uint8_t *order = pile_of(v, pile), *const end = order + g->pile_count[pile];
        for (; order < end; order++) if (!(g->known[*order] & me)) *order = UNSEEN;
    }
}

/* Face-down aliens of others, and what they are choosing from, are theirs to know. */
static void hide_aliens(int seat, game *v)
{
    for (int p = 0; p < POWERS; p++) {
        power *w = &v->power[p];
        bool choosing = w->alien && w->dealt;
        if (!w->alien) w->next = 0;              /* what will be drawn nobody knows */
        if (!w->alien || w->holder == seat || (!choosing && !(w->off & FACE_DOWN))) continue;
        /* what lies on it would tell which it is */
        *w = (power){ .alien = HIDDEN_ALIEN, .dealt = choosing ? HIDDEN_ALIEN : 0, .holder = w->holder, .owner = w->owner, .off = w->off };
    }
}

/* What is said of a card that lies open, or on which sheet it lies, is there for all to see; of another, such as one that lies covered, for who knows it. */
static bool sees_tag(const game *g, int card, unsigned me)
{
    return row_of_place(g->where[card])->of_sheet || (me ? g->known[card] & me : is_open(g, card));
}

void hc_view(const hc_game *g, int seat, hc_game *v)
{
    const unsigned me = seat < SEATS ? 1u << seat : 0;
    memcpy(v, g, sizeof *v);
    v->is_view = 1;
    v->viewer = (uint8_t)seat;
    v->seed = 0;
    memset(v->unseen_at, 0, sizeof v->unseen_at);
    v->random_count = 0;
    if (me) hide_cards(g, seat, v);
    else for (int c = 0; c < g->cards; c++) {    /* the table's view: what all were shown, not what all happen to know */
        v->known[c] = 0;
        if (is_open(g, c)) continue;
        if (is_unnamed(g, c)) {
            v->value[c] = 0;
            continue;
        }
        v->where[c] = UNSEEN;
    }
    if (g->now.noted_card && !(g->known[g->now.noted_card - 1] & me)) v->now.noted_card = 0;      /* of a card only who knows it ... */
    if (g->now.must_play && !(g->known[g->now.must_play - 1] & me)) v->now.must_play = 0;     /* ... knows what is noted of it */
    hide_piles(g, me, v);
    hide_aliens(seat, v);
    if (g->parts) hide_pieces(g, seat, v);
    FOR_PARTS(p, g) if (GAME_PART[p]->hide) GAME_PART[p]->hide(g, seat, v);
    hide_tops(g, me, v);
    hide_memories(v, seat);
    if (book_of(g)->hide) book_of(g)->hide(g, seat, v);
    const uint8_t *destiny = pile_of(g, IN_DESTINY);
    for (int i = 0; i < g->pile_count[IN_DESTINY]; i++) v->where[destiny[i]] = IN_DESTINY;         /* a disc in its pile is known by what is used */
    for (int first = 0; first < g->cards; first += 8) {
        if (!(read_eight(v->mark + first) | read_eight(v->tag + first))) continue;           /* mostly nothing is said of any */
        for (int c = first; c < first + 8 && c < g->cards; c++) {
            const bool discarded = g->where[c] == IN_DISCARD || g->where[c] == REWARDS_USED;  /* marks of those are there for all to see */
            if (!discarded) v->mark[c] &= (uint8_t)me;
            if (!sees_tag(g, c, me)) v->tag[c] = 0;
        }
    }
    for (int i = 0; i < HC_RECALLED; i++) v->known_again[i] &= (uint8_t)me;
    note_backs(g, v);
    for (int s = 0; s < SEATS; s++) if (s != seat) v->reply[s] = 0;
    index_view(g, v);
    if (g->ask.seats & me) {
        v->ask.seats = g->ask.seats;
        return;
    }
    /* Somebody else is being asked: neither who, nor what, nor why (TIMING 10). */
    v->ask = (hc_ask){ 0 };
    v->depth = 0;
    memset(v->stack, 0, sizeof v->stack);
    clear_draft(v);
}

/* ---- determinising: for a seat that is being asked, for it sees the stack --------------------------------- */

/* As many as fit. Its owner knows it, unless that is who looks: then it is a card that changed places. */
static void fill(game *g, hidden_cards *u, int viewer, int place)
{
    const bool knows = row_of_place(place)->known_to != KNOWN_TO_NOBODY;
    const unsigned owner = knows ? 1u << seat_at(place) & ~(1u << viewer) : 0;
    while (hidden_at(u, place) && lay_any(g, u, place, classes_hidden(g, place), owner) >= 0) continue;
}

/* Whoever is being asked for a card has one. */
static void fill_promised(game *g, hidden_cards *u, int viewer)
{
    const int wanted = (int)g->ask.filter;
    for (int s = 0; s < g->players && g->ask.kind == HC_ASK_CARD && wanted; s++) {
        const int place = (hidden_at(u, IN_HAND + s) ? IN_HAND : HOARD) + s;
        if (!(g->ask.seats >> s & 1) || s == viewer || !hidden_at(u, place)) continue;
        if (first_card(g, IN_HAND + s, wanted) == HC_CARDS && !has_hoarded(g, s, wanted)) lay_any(g, u, place, wanted, 1u << s);
    }
}

/* First what the rules promise, so that hands do not use it up: who is being asked for a card has one; then what is narrow, such as
 * encounter cards on the table; then anything anywhere. */
static void fill_places(game *g, hidden_cards *u, int viewer)
{
    fill_promised(g, u, viewer);
    for (int when = FILLED_FIRST; when <= FILLED_NEXT; when++)
        for (int s = 0; s < g->players; s++)
            for (int place = IN_HAND + s; place < CARD_PLACES; place += SEATS) if (row_of_place(place)->filled == when) fill(g, u, viewer, place);
}

/* Which cards they are is public; where they lie, as far as one has seen it. */
static void fill_destiny(game *g, uint8_t *destiny)
{
    uint8_t rest[HC_CARDS];
    int n = 0;
    for (int c = 0; c < g->cards; c++)
        if (g->where[c] == IN_DESTINY && !memchr(destiny, c, g->pile_count[IN_DESTINY])) rest[n++] = (uint8_t)c;
    shuffle_cards(g, rest, n);
    for (int i = 0; i < g->pile_count[IN_DESTINY] && n; i++) if (destiny[i] == UNSEEN) destiny[i] = rest[--n];
}

static void fill_piles(game *g, hidden_cards *u)
{
    for (int pile = 0; pile < PILES; pile++) {
        uint8_t *order = pile_of(g, pile);
        for (int i = 0; i < g->pile_count[pile] && row_of_place(pile)->filled == FILLED_LAST; i++)
            if (order[i] == UNSEEN) order[i] = (uint8_t)lay_any(g, u, pile, C_ANY, 0);
    }
    fill_destiny(g, pile_of(g, IN_DESTINY));
}

/* Replies that are in but closed: any legal one. */
static void fill_replies(game *g, int viewer)
{
    hc_option option[HC_OPTIONS_MAX];
    for (int s = 0; s < g->players; s++) {
        if (s == viewer || !(g->ask.answered >> s & 1)) continue;
        g->ask.answered ^= (uint8_t)(1u << s);
        int n = hc_options(g, s, option);
        g->reply[s] = option[random_below(g, (uint32_t)n)].choice;
        g->ask.answered ^= (uint8_t)(1u << s);
    }
}

/* Owners know their hands; what is open is open. Of what the viewer sees others know as much as they would. */
static void let_know(game *g, int card, int viewer)
{
    const int place = g->where[card];
    const unsigned me = 1u << viewer, owner = place < IN_HAND ? 0 : 1u << seat_at(place);
    switch (row_of_place(place)->known_to) {
    case KNOWN_TO_ITS_SEAT: g->known[card] |= (uint8_t)owner; break;
    case KNOWN_TO_ALL: show_card(g, card); break;
    case KNOWN_TO_PARTIES: g->known[card] |= (uint8_t)(g->bargain.parties & ~me); break;
    case KNOWN_AS_SEEN: if (g->known[card] & me) show_card(g, card); break;
    case KNOWN_AS_PLAYED:
        if (g->now.face_up & owner) show_card(g, card);
        g->known[card] |= (uint8_t)(owner & ~me);
        break;
    case KNOWN_AS_LAID: g->known[card] |= (uint8_t)(owner & ~me); break;
    default: break;
    }
}

void fill_encounters(game *g, int seat, hidden_cards *u)
{
    for (int c = 0; c < g->cards; c++)
        if (is_unnamed(g, c) && !g->value[c]) {
            g->value[c] = (int16_t)unused_flare_name(g);
            g->known[c] = (uint8_t)(1u << seat_at(g->where[c]));
        }
    shuffle_unseen(g, u);
    fill_places(g, u, seat);
    fill_piles(g, u);
    guess_tops(g);
    guess_pieces(g);
    FOR_PARTS(part, g) if (GAME_PART[part]->guess) GAME_PART[part]->guess(g, seat);
    for (int c = 0; c < g->cards; c++) let_know(g, c, seat);
}

void hc_determinise(const hc_game *view, int seat, uint64_t seed, hc_game *g)
{
    hidden_cards u;
    gather_unseen(view, &u);
    memcpy(g, view, sizeof *g);
    memset(g->unseen_at, 0, sizeof g->unseen_at);
    g->is_view = 0;
    g->viewer = HC_NOBODY;
    random_begin(g, seed);
    for (int i = 0; i < POWERS; i++) {
        if (g->power[i].alien && g->power[i].dealt == HIDDEN_ALIEN) g->power[i].dealt = (uint16_t)unused_alien(g);
        if (g->power[i].alien == HIDDEN_ALIEN) g->power[i].alien = (uint16_t)unused_alien(g);
    }
    guess_memories(g, seat);
    book_of(g)->fill(g, seat, &u);
    index_held(g);
    fill_replies(g, seat);
}

/* Nothing but the reply is kept of an answer that is in, so without it the seat is asked again. */
void hc_reopen(hc_game *g, int seat)
{
    for (int s = 0; s < g->players; s++) {
        if (s == seat || !(g->ask.answered >> s & 1)) continue;
        g->ask.answered &= (uint8_t)~(1u << s);
        g->reply[s] = 0;
    }
}
