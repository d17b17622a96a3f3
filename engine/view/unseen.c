/* unseen.c - cards that a view does not show: how many lie where, and giving each of them a place again. */
#include "view/unseen.h"
#include <assert.h>
#include <string.h>

/* Most games have one deck: then the counts of places say it all. Elsewhere they are listed by back, then by place. */
void note_backs(const game *g, game *v)
{
    if (!g->runs) return;
    uint8_t there[HC_BACKS][CARD_PLACES] = { { 0 } };
    for (int r = 0; r < g->runs; r++) {
        const int end = r + 1 < g->runs ? g->run[r + 1].first : g->cards;
        uint8_t *const with_back = there[g->run[r].back];
        for (int c = g->run[r].first; c < end && g->run[r].back; c++) if (v->where[c] == UNSEEN) with_back[g->where[c]]++;
    }
    int n = 0;
    _Static_assert(CARD_PLACES % 8 == 0, "eight places at a time");
    for (int at = CARD_PLACES; at < HC_BACKS * CARD_PLACES; at += 8) {
        uint64_t any;                            /* mostly nothing lies there */
        memcpy(&any, &there[0][0] + at, sizeof any);
        for (int i = at; any && i < at + 8; i++)
            for (int left = (&there[0][0])[i]; left; left--) {
                assert(n < HC_BACKED);
                v->unseen_at[n++] = (uint8_t)(i % CARD_PLACES);
            }
    }
}

void gather_unseen(const game *view, hidden_cards *u)
{
    int of_back[HC_BACKS] = { 0 }, at = 0;
    memset(u, 0, sizeof *u);
    memcpy(u->hidden[0], view->count, sizeof view->count);
    for (int c = 0; c < view->cards; c++) {
        if (view->where[c] != UNSEEN) {
            u->hidden[0][view->where[c]]--;
            continue;
        }
        u->card[u->count++] = (uint8_t)c;
        of_back[back_of(view, c)]++;
    }
    for (int back = 1; back < HC_BACKS; back++)
        for (int i = 0; i < of_back[back]; i++) {
            const int place = view->unseen_at[at++];
            u->hidden[back][place]++;
            u->hidden[0][place]--;
        }
}

void shuffle_unseen(game *g, hidden_cards *u) { shuffle_cards(g, u->card, u->count); }

int hidden_at(const hidden_cards *u, int place)
{
    int n = 0;
    for (int back = 0; back < HC_BACKS; back++) n += u->hidden[back][place];
    return n;
}

/* A flare out of the reserve that lies aside or in a stock all see there, though not whose it is: none that is not seen can be one of them. */
static bool would_be_seen(const game *g, int card, int place)
{
    return is_in_reserve(g, card) && ((place >= ASIDE && place < ASIDE + SEATS) || (place >= IN_STOCK && place < IN_STOCK + SEATS));
}

bool may_lie(const game *g, const hidden_cards *u, int card, int place)
{
    return u->hidden[back_of(g, card)][place] && !would_be_seen(g, card, place);
}

int lay_unseen(game *g, hidden_cards *u, int i, int place, unsigned known)
{
    const int card = u->card[i];
    g->where[card] = (uint8_t)place;
    g->known[card] = (uint8_t)known;
    u->hidden[back_of(g, card)][place]--;
    u->card[i] = u->card[--u->count];
    return card;
}

int lay_any(game *g, hidden_cards *u, int place, int classes, unsigned known)
{
    for (int i = u->count - 1; i >= 0; i--)
        if (class_of(g, u->card[i]) & classes && may_lie(g, u, u->card[i], place)) return lay_unseen(g, u, i, place, known);
    return -1;
}
