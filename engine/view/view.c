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

static void hide_cards(const game *g, unsigned me, game *v)
{
    for (int c = 0; c < g->cards; c++) {
        if (g->known[c] & me) {
            v->known[c] = (uint8_t)me;           /* who else knows it is not mine to know */
            continue;
        }
        if (is_unnamed(g, c)) {
            v->value[c] = 0;
            v->known[c] = 0;
            continue;
        }
        v->where[c] = UNSEEN;
        v->known[c] = 0;
    }
}

/* What is left in a destiny pile is public, its order is not. */
static void hide_piles(const game *g, unsigned me, game *v)
{
    for (int i = 0; i < g->pile_count[IN_DECK]; i++)
        if (!(g->known[pile_of(g, IN_DECK)[i]] & me)) pile_of(v, IN_DECK)[i] = UNSEEN;
    for (int i = 0; i < g->pile_count[IN_DESTINY]; i++)
        if (!(g->known[pile_of(g, IN_DESTINY)[i]] & me)) pile_of(v, IN_DESTINY)[i] = UNSEEN;
}

/* Face-down aliens of others, and what they are choosing from, are theirs to know. */
static void hide_aliens(int seat, game *v)
{
    for (int p = 0; p < POWERS; p++) {
        power *w = &v->power[p];
        bool choosing = w->dealt;
        w->next = 0;                             /* what will be drawn nobody knows */
        if (!w->alien || w->holder == seat || (!choosing && !(w->off & FACE_DOWN))) continue;
        /* what lies on it would tell which it is */
        *w = (power){ .alien = HIDDEN_ALIEN, .dealt = choosing ? HIDDEN_ALIEN : 0, .holder = w->holder, .owner = w->owner, .off = w->off };
    }
}

/* What is said of a card that lies open, or on which sheet it lies, is there for all to see; of another, such as one that lies covered, for who knows it. */
static bool sees_tag(const game *g, int card, unsigned me)
{
    return lies_in(g, card, IN_STOCK) || (me ? g->known[card] & me : is_open(g, card));
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
    if (me) hide_cards(g, me, v);
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
    for (int c = 0; c < g->cards; c++) {
        int place = g->where[c];
        if (place == IN_DESTINY) v->where[c] = IN_DESTINY;               /* a disc in its pile is known by what is used */
        if (place != IN_DISCARD) v->mark[c] &= (uint8_t)me;              /* marks of discards are there for all to see */
        if (!sees_tag(g, c, me)) v->tag[c] = 0;
    }
    for (int i = 0; i < HC_RECALLED; i++) v->known_again[i] &= (uint8_t)me;
    note_backs(g, v);
    for (int s = 0; s < SEATS; s++) if (s != seat) v->reply[s] = 0;
    index_held(v);
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

/* Its owner knows it, unless that is who looks: then it is a card that changed places. */
static void fill(game *g, hidden_cards *u, int viewer, int place, int count, int classes)
{
    const unsigned owner = place >= IN_HAND && place < JUST_DRAWN ? 1u << (place - IN_HAND) % SEATS & ~(1u << viewer) : 0;
    while (count-- > 0 && hidden_at(u, place) && lay_any(g, u, place, classes, owner) >= 0) continue;
}

/* First what the rules promise, the narrowest first, so that hands do not use it up: who is being asked for a card has one; what lies
 * face down on the table or under a piece is an encounter card. Then anything anywhere. */
static void fill_hands(game *g, hidden_cards *u, int viewer)
{
    for (int s = 0; s < g->players; s++) {
        bool needs = g->ask.kind == HC_ASK_CARD && g->ask.seats >> s & 1 && s != viewer && g->ask.filter;
        bool has_one = needs && (first_card(g, IN_HAND + s, (int)g->ask.filter) < HC_CARDS || has_hoarded(g, s, (int)g->ask.filter));
        if (needs && !has_one) fill(g, u, viewer, (hidden_at(u, IN_HAND + s) ? IN_HAND : HOARD) + s, 1, (int)g->ask.filter);
    }
    for (int s = 0; s < g->players; s++) {
        fill(g, u, viewer, ON_TABLE + s, HC_CARDS, C_ENCOUNTER);
        fill(g, u, viewer, UNDER_PIECE + s, HC_CARDS, C_ENCOUNTER);
        if (g->now.kickers >> s & 1 && laid_kicker(g, s) == HC_CARDS) fill(g, u, viewer, BESIDE_IT + s, 1, C_KICKER);
        fill(g, u, viewer, BESIDE_IT + s, HC_CARDS, is_main(g, s) ? C_ENCOUNTER : C_AID);
    }
    for (int s = 0; s < g->players; s++) {
        fill(g, u, viewer, IN_HAND + s, HC_CARDS, C_ANY);
        fill(g, u, viewer, OFFERED + s, HC_CARDS, C_ANY);
        fill(g, u, viewer, ASIDE + s, HC_CARDS, C_ANY);     /* drawn aside, seen by who drew it */
        fill(g, u, viewer, HOARD + s, HC_CARDS, C_ANY);
        fill(g, u, viewer, JUST_DRAWN + s, HC_CARDS, C_ANY);
    }
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
    uint8_t *deck = pile_of(g, IN_DECK), *destiny = pile_of(g, IN_DESTINY);
    for (int i = 0; i < g->pile_count[IN_DECK]; i++) if (deck[i] == UNSEEN) deck[i] = (uint8_t)lay_any(g, u, IN_DECK, C_ANY, 0);
    fill_destiny(g, destiny);
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

void fill_encounters(game *g, int seat, hidden_cards *u)
{
    for (int c = 0; c < g->cards; c++)
        if (is_unnamed(g, c) && !g->value[c]) {
            g->value[c] = (int16_t)unused_flare_name(g);
            g->known[c] = (uint8_t)(1u << (g->where[c] - IN_HAND) % SEATS);
        }
    shuffle_unseen(g, u);
    fill_hands(g, u, seat);
    fill_piles(g, u);
    guess_tops(g);
    guess_pieces(g);
    FOR_PARTS(part, g) if (GAME_PART[part]->guess) GAME_PART[part]->guess(g, seat);
    for (int c = 0; c < g->cards; c++) {         /* owners know their hands; what is open is open */
        int place = g->where[c];
        if (place >= IN_HAND && place < ON_TABLE) g->known[c] |= (uint8_t)(1u << (place - IN_HAND));
        if (place >= OFFERED && place < HOARD) g->known[c] |= (uint8_t)(g->bargain.parties & ~(seat < SEATS ? 1u << seat : 0));
        if (place >= HOARD && place < DISPLAY) g->known[c] |= (uint8_t)(1u << (place - HOARD));
        if (place >= ASIDE && place < OFFERED && g->known[c] >> seat & 1) show_card(g, c);
        if (place >= DISPLAY && place < UNDER_PIECE) show_card(g, c);
        if (lies_in(g, c, GRAFT)) show_card(g, c);
        if (lies_in(g, c, IN_STOCK)) g->known[c] |= (uint8_t)(1u << (place - IN_STOCK));
        if (place >= UNDER_PIECE && place < JUST_DRAWN) g->known[c] |= (uint8_t)(1u << (place - UNDER_PIECE));
        if (place == IN_DISCARD || place == DESTINY_USED) show_card(g, c);
        if (place == IN_PLAY || place == OUT_OF_GAME) show_card(g, c);
        if (place >= ON_TABLE && place < ASIDE && g->now.face_up >> (place - ON_TABLE) & 1) show_card(g, c);
        if (place >= ON_TABLE && place < ASIDE && !g->known[c]) g->known[c] = (uint8_t)(1u << (place - ON_TABLE) & ~(1u << seat));
    }
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
        if (g->power[i].dealt == HIDDEN_ALIEN) g->power[i].dealt = (uint16_t)unused_alien(g);
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
