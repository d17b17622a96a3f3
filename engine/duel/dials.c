/* dials.c - steps 1 to 3 of a duel: setting dials, sending ships, turning envoys up. */
#include "duel/duel.h"

enum { LEAST = 1, MOST = 4, MOST_OF_CROWD = 2, MOST_OF_ALL = 6 };

/* Whoever controls a planet that is defended sends nothing, and the ships there fight. In a duel that starts again nobody does. */
static bool has_to_send(const game *g, int seat) { return !(fate_now(g)->flags & DEFENDS && holds(g, seat, g->target)); }

static bool is_in_a_crowd(const game *g, int seat) { return (g->duel.crowded || fate_now(g)->flags & CROWDED) && g->ships[seat][g->target] > 0; }

static int highest(const game *g, int seat)
{
    const fate *r = fate_now(g);
    if (is_in_a_crowd(g, seat)) return MOST_OF_CROWD;
    if (r->most) return r->most;
    return limit(g, Q_DIAL, seat, MOST);
}

static int lowest(const game *g, int seat) { return is_in_a_crowd(g, seat) || !fate_now(g)->least ? LEAST : fate_now(g)->least; }

bool is_dial(const game *g, int seat, int number) { return number >= lowest(g, seat) && number <= highest(g, seat); }

/* Where the ships come from: out of the Warp where the card says so and there is one. */
static int source_of_ships(const game *g, int seat) { return fate_now(g)->flags & FROM_WARP && g->ships[seat][WARP] ? WARP : SUPPLY; }

bool is_late(const game *g, int seat) { return limit(g, Q_LATE, seat, 0); }

static unsigned set_at_once(const game *g)
{
    unsigned set = 0;
    if (!is_changed(g, Q_LATE)) return g->duel.sends;
    for (int s = 0; s < DUELISTS; s++) if (g->duel.sends >> s & 1 && !is_late(g, s)) set |= 1u << s;
    return set;
}

static unsigned set_late(const game *g) { return is_changed(g, Q_LATE) ? g->duel.sends & ~set_at_once(g) : 0; }

static void ask_dials(game *g, unsigned seats)
{
    int least = MOST_OF_ALL, most = 0;
    bool same = true;
    for (int s = 0, before = NOBODY; s < DUELISTS; s++) {
        if (!(seats >> s & 1)) continue;
        const int low = lowest(g, s), high = highest(g, s);
        same &= before == NOBODY || (low == least && high == most);
        if (low < least) least = low;
        if (high > most) most = high;
        before = s;
    }
    hc_ask *q = ask(g, HC_ASK_NUMBER, seats, numbers(least, most), HC_PROMPT_DIAL);
    if (!same) q->extra = NARROWED;              /* each within its own */
    q->place = g->target;
}

/* Having to send and having nothing loses the game. */
static unsigned without_ships(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (g->duel.sends >> s & 1 && !g->ships[s][source_of_ships(g, s)]) set |= 1u << s;
    return set;
}

static void lose_for_want_of_ships(game *g, events *ev)
{
    unsigned losers = without_ships(g);
    for (int s = 0; s < DUELISTS; s++) if (losers >> s & 1) tell(g, ev, HC_EV_OUT_OF_SHIPS, s, NOBODY, 0, 0, 0, BY_RULES);
    win_at_once(g, everybody(g) & ~losers);
}

static void take_dials(game *g)
{
    const unsigned seats = set_at_once(g);
    take_single_reply(g, seats);
    for (int s = 0; s < DUELISTS; s++) if (seats >> s & 1) g->duel.dial[s] = (uint8_t)(g->reply[s] + 1);
}

/* A card that takes ships out of the Warp from who has none there: one out of the supply. */
static int count_to_send(const game *g, int seat)
{
    int from = source_of_ships(g, seat), most = fate_now(g)->flags & FROM_WARP && from == SUPPLY ? 1 : g->duel.dial[seat] - 1;
    return most < g->ships[seat][from] ? most : g->ships[seat][from];
}

static void send_by_dial(game *g, events *ev, int seat)
{
    int from = source_of_ships(g, seat), n = count_to_send(g, seat);
    move_ships(g, seat, n, from, g->target);
    g->duel.sent[seat] = (uint8_t)n;
    tell(g, ev, HC_EV_SENT, seat, NOBODY, n, g->target, g->duel.dial[seat] - 1, BY_DUEL);
}

int sent_by(const game *g, int seat) { return g->duel.sent[seat]; }

/* The number that a dial shows in the end, hidden on the sheet of who sets it late. */
static uint8_t *late_dial(game *g, int seat) { return memory_of(g, seat); }

void set_dial(game *g, int seat, int number)
{
    *(is_late(g, seat) ? late_dial(g, seat) : &g->duel.dial[seat]) = (uint8_t)(number + 1);
}

/* Who is asked first, and who is asked when the ships of the others are out: nobody, or the question is ready. */
static bool asks_at_once(game *g)
{
    const unsigned seats = set_at_once(g);
    if (seats) ask_dials(g, seats);
    return seats;
}

static bool asks_late(game *g, frame *f)
{
    const unsigned seats = set_late(g);
    if (!seats) return false;
    SET(WHO, __builtin_ctz(seats));
    ask_dials(g, seats);
    return true;
}

static void send_at_once(game *g, events *ev)
{
    const unsigned seats = set_at_once(g);
    for (int i = 0; i < DUELISTS; i++) if (seats >> g->order[i] & 1) send_by_dial(g, ev, g->order[i]);
}

/* Steps 1 and 2. A dial that is set late stays hidden: its owner's sheet keeps the number (memory, byte 0) until tactics are shown. */
FLOW(flow_duel_dials)
{
    FLOW_BEGIN;
    for (int s = 0; s < DUELISTS; s++) g->duel.sends |= (uint8_t)(has_to_send(g, s) << s);
    if (without_ships(g)) {
        lose_for_want_of_ships(g, ev);
        UNWIND(CORE(flow_duel_game), 0);
    }
    g->phase = HC_PHASE_LAUNCH;
    if (asks_at_once(g)) {
        ASK(as_prepared());
        take_dials(g);
    }
    OPEN(W_DIALS_SHOWN);
    send_at_once(g, ev);
    if (asks_late(g, f)) {
        ASK(as_prepared());
        *late_dial(g, L(WHO)) = (uint8_t)(g->answer + 1);
    }
    FLOW_END;
}

/* Just before tactics are shown: who set its dial late sends now. */
void send_late(game *g, events *ev)
{
    const unsigned late = set_late(g);
    if (!late) return;
    const int seat = __builtin_ctz(late);
    g->duel.dial[seat] = *late_dial(g, seat);
    *late_dial(g, seat) = 0;
    send_by_dial(g, ev, seat);
}

/* ---- step 3 ------------------------------------------------------------------------------------------ */

static unsigned may_be_shown(const game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < ENVOYS; i++) {
        int card = ally_of(g, i) == seat ? envoy_in(g, i) : HC_CARDS;
        if (card < HC_CARDS && !is_up(g, card)) set |= 1u << i;
    }
    return set;
}

/* Step 3 has something to do only where somebody is allied with an envoy, or listens. */
bool has_envoys_to_show(const game *g)
{
    return heard(g, W_ENVOYS_SHOWN) || g->count[ALLIED] || g->count[ALLIED + 1];
}

FLOW(flow_show_envoys)
{
    FLOW_BEGIN;
    g->phase = HC_PHASE_JOIN;
    for (L(MINE) = 0; L(MINE) < DUELISTS; L(MINE)++) {
        SET(WHO, g->order[L(MINE)]);
        while (may_be_shown(g, L(WHO))) {
            ASK(ask(g, HC_ASK_CHOICE, 1u << L(WHO), may_be_shown(g, L(WHO)), HC_PROMPT_SHOW_ENVOY)->extra = CAN_PASS);
            if (g->answer == PASS) break;
            turn_envoy_up(g, ev, L(WHO), g->answer);
        }
    }
    OPEN(W_ENVOYS_SHOWN);
    FLOW_END;
}
