/* talk.c - when bots say something: which events tell them something, how often they speak, and which line it is. */
#include "bots/talk.h"
#include "bots/choose.h"
#include <stdio.h>
#include <string.h>

enum { MANY_SHIPS = 5, CLEARLY = 10, NARROWLY = 3, RESTS = 1 };

/* Of a hundred such events, how many it speaks about; also what matters more when several would speak. */
static const uint8_t WISH[TALK_OCCASION_COUNT] = {
    [TALK_BEGINS] = 60, [TALK_ATTACKED] = 40, [TALK_ATTACKS] = 28, [TALK_INVITED] = 16, [TALK_LEFT_OUT] = 18,
    [TALK_JOINED] = 24, [TALK_AGAINST] = 36, [TALK_BETRAYED] = 65, [TALK_BURNED] = 60, [TALK_DECLINED] = 18, [TALK_DEAL_MADE] = 55,
    [TALK_DEAL_REFUSED] = 75, [TALK_WON_BIG] = 50, [TALK_WON_NARROWLY] = 50, [TALK_LOST_NARROWLY] = 55,
    [TALK_LOST_BIG] = 45, [TALK_LOST_SHIPS] = 45, [TALK_ZAPPED] = 70, [TALK_ZAPS] = 60, [TALK_COLONY] = 34,
    [TALK_NEAR_ME] = 80, [TALK_NEAR_OTHER] = 50, [TALK_POWER_LOST] = 75, [TALK_PAYS] = 40, [TALK_WON_GAME] = 100,
    [TALK_LOST_GAME] = 70,
};

void talk_begin(talk *t) { memset(t, 0, sizeof *t); }

void talk_seat(talk *t, int seat, const bot_spec *spec, uint64_t seed)
{
    talker *k = &t->by[seat];
    *k = (talker){ .luck = seed ^ (uint64_t)(seat + 1) * 0xd1342543de82ef95u, .seat = (uint8_t)seat, .temper = spec->temper,
                   .offense = HC_NOBODY, .defense = HC_NOBODY };
    pcg_next(&k->luck);
    t->bots = (uint8_t)(t->bots | 1u << seat);
}

/* ---- what an event is to a seat ----------------------------------------------------------------------- */

static bool is_in(uint8_t mask, int seat) { return seat < HC_SEATS && mask >> seat & 1; }
static void put_in(uint8_t *mask, int seat) { if (seat < HC_SEATS) *mask = (uint8_t)(*mask | 1u << seat); }

static bool takes_out(uint8_t *mask, int seat)
{
    bool was = is_in(*mask, seat);
    if (was) *mask = (uint8_t)(*mask & ~(1u << seat));
    return was;
}

static talk_occasion notice_aim(talker *k, const hc_event *e, int *whom)
{
    k->defense = e->other;
    *whom = e->seat == k->seat ? e->other : e->seat;
    if (e->seat == k->seat) return e->other < HC_SEATS && e->other != k->seat ? TALK_ATTACKS : TALK_NOTHING;
    if (e->other != k->seat) return TALK_NOTHING;
    return takes_out(&k->pact, e->seat) ? TALK_BETRAYED : TALK_ATTACKED;
}

static talk_occasion notice_joining(talker *k, const hc_event *e)
{
    int with = e->a == HC_SIDE_OFFENSE ? k->offense : k->defense, against = e->a == HC_SIDE_OFFENSE ? k->defense : k->offense;
    if (with == k->seat) {
        put_in(&k->pact, e->seat);
        return TALK_JOINED;
    }
    if (against != k->seat) return TALK_NOTHING;
    bool called = takes_out(&k->invited, e->seat), friendly = takes_out(&k->pact, e->seat);
    return called || friendly ? TALK_BETRAYED : TALK_AGAINST;
}

static talk_occasion notice_outcome(const talker *k, const hc_event *e, int *whom)
{
    bool offense = e->seat == k->seat;
    *whom = offense ? e->other : e->seat;
    if ((!offense && e->other != k->seat) || e->b != 1 || e->a > HC_SIDE_DEFENSE) return TALK_NOTHING;
    bool won = (e->a == HC_SIDE_OFFENSE) == offense;
    int apart = k->total[0] > k->total[1] ? k->total[0] - k->total[1] : k->total[1] - k->total[0];
    if (apart >= CLEARLY) return won ? TALK_WON_BIG : TALK_LOST_BIG;
    return apart > NARROWLY ? TALK_NOTHING : won ? TALK_WON_NARROWLY : TALK_LOST_NARROWLY;
}

/* Ships have landed somewhere: whose win comes near. */
static talk_occasion notice_landing(talker *k, const hc_game *view, const hc_event *e)
{
    hc_table t;
    if (e->c != 1 || e->seat >= HC_SEATS) return TALK_NOTHING;
    hc_read(view, &t);
    bool mine = e->seat == k->seat, near = t.seat[e->seat].foreign_colonies + 1 == t.colonies_to_win;
    if (near && !is_in(k->warned, e->seat)) {
        put_in(&k->warned, e->seat);
        return mine ? TALK_NEAR_ME : TALK_NEAR_OTHER;
    }
    return mine && e->b < HC_PLANETS && hc_planet_owner(view, e->b) != k->seat ? TALK_COLONY : TALK_NOTHING;
}

static talk_occasion notice_end(const talker *k, const hc_event *e, int *whom)
{
    for (int s = HC_SEATS - 1; s >= 0; s--) if (e->a >> s & 1) *whom = s;
    return e->a >> k->seat & 1 ? TALK_WON_GAME : TALK_LOST_GAME;
}

static void notice_encounter(talker *k, const hc_event *e)
{
    k->offense = e->seat;
    k->defense = HC_NOBODY;
    k->invited = k->stands = 0;
    k->total[0] = k->total[1] = 0;
}

/* What was done to it by `e->seat`, which is another player. */
static talk_occasion notice_others(talker *k, const hc_game *view, const hc_event *e)
{
    bool to_me = e->other == k->seat;
    switch (e->kind) {
    case HC_EV_INVITED: return to_me ? TALK_INVITED : TALK_NOTHING;
    case HC_EV_JOINED: return notice_joining(k, e);
    case HC_EV_REVEALED: return k->stands == e->seat + 1 && hc_card(view, e->a).kind == HC_CARD_NEGOTIATE ? TALK_BURNED : TALK_NOTHING;
    case HC_EV_STAYED_OUT: return e->a == 0 && is_in(k->invited, e->seat) ? TALK_DECLINED : TALK_NOTHING;
    case HC_EV_DEAL_FAILED: return to_me && e->a != 2 ? TALK_DEAL_REFUSED : TALK_NOTHING;
    case HC_EV_COMPENSATION: return to_me ? TALK_PAYS : TALK_NOTHING;
    case HC_EV_CANCELLED: return e->by == k->seat ? TALK_ZAPS : TALK_NOTHING;
    default: return TALK_NOTHING;
    }
}

/* What it did itself, or what happened to it. */
static talk_occasion notice_own(talker *k, const hc_event *e, int *whom)
{
    switch (e->kind) {
    case HC_EV_INVITED: put_in(&k->invited, e->other); return TALK_NOTHING;
    case HC_EV_JOINED: k->stands = (uint8_t)((e->a == HC_SIDE_OFFENSE ? k->offense : k->defense) + 1); return TALK_NOTHING;
    case HC_EV_STAYED_OUT: *whom = k->offense; return e->a == 1 && k->offense < HC_SEATS ? TALK_LEFT_OUT : TALK_NOTHING;
    case HC_EV_LOST: return e->a >= MANY_SHIPS && e->c == HC_WARP ? TALK_LOST_SHIPS : TALK_NOTHING;
    case HC_EV_POWER_LOST: return TALK_POWER_LOST;
    case HC_EV_CANCELLED: *whom = e->by; return e->by < HC_SEATS && e->by != k->seat ? TALK_ZAPPED : TALK_NOTHING;
    default: return TALK_NOTHING;
    }
}

talk_occasion talk_notice(talker *k, const hc_game *view, const hc_event *e, int *whom)
{
    *whom = e->seat;
    switch (e->kind) {
    case HC_EV_GAME_BEGINS: return TALK_BEGINS;
    case HC_EV_ENCOUNTER: notice_encounter(k, e); return TALK_NOTHING;
    case HC_EV_AIMED: return notice_aim(k, e, whom);
    case HC_EV_TOTAL: if (e->seat < 2) k->total[e->seat] = e->a; return TALK_NOTHING;
    case HC_EV_OUTCOME: return notice_outcome(k, e, whom);
    case HC_EV_LANDED: return notice_landing(k, view, e);
    case HC_EV_DEAL_MADE:
        *whom = e->seat == k->seat ? e->other : e->seat;
        if (e->seat != k->seat && e->other != k->seat) return TALK_NOTHING;
        put_in(&k->pact, *whom);
        return TALK_DEAL_MADE;
    case HC_EV_GAME_OVER: return notice_end(k, e, whom);
    default: return e->seat == k->seat ? notice_own(k, e, whom) : notice_others(k, view, e);
    }
}

/* ---- speaking ------------------------------------------------------------------------------------------ */

bool talk_reproaches(talk_occasion what)
{
    switch (what) {
    case TALK_LEFT_OUT: case TALK_AGAINST: case TALK_BETRAYED: case TALK_BURNED: return true;
    case TALK_DECLINED: case TALK_DEAL_REFUSED: case TALK_ZAPPED: return true;
    default: return false;
    }
}

/* Nobody likes to sit at a table of complaints. */
static bool is_one_too_many(const talk *t, talk_occasion what) { return talk_reproaches(what) && 4 * (t->reproaches + 1) > t->said + 1; }

bool talk_wants(talker *k, talk_occasion what)
{
    if (what >= TALK_OCCASION_COUNT) return false;
    bool wants = pcg_chance(&k->luck, WISH[what]);
    if (k->rest && WISH[what] < 100) {
        k->rest--;
        return false;
    }
    return wants;
}

/* One of those for everybody or of its temper's own, not the one it said last. */
void talk_say(talker *k, talk_occasion what, const char *whom, char out[TALK_LINE])
{
    const char *line[16];
    int n = 0, at = 0;
    for (int nth = 0; n < 8 && talk_line(what, BOT_EVEN, nth); nth++) line[n++] = talk_line(what, BOT_EVEN, nth);
    for (int nth = 0; k->temper && n < 16 && talk_line(what, k->temper, nth); nth++) line[n++] = talk_line(what, k->temper, nth);
    uint32_t pick = pcg_below(&k->luck, (uint32_t)(k->temper ? n + 1 : n));
    pick = pick < (uint32_t)n ? pick : (uint32_t)n - 1;      /* its own come more often */
    uint16_t number = (uint16_t)(what * 32 + pick + 1);
    if (number == k->last) pick = (pick + 1) % (uint32_t)n;
    k->last = (uint16_t)(what * 32 + pick + 1);
    k->rest = RESTS;
    for (const char *from = line[pick]; *from && at < TALK_LINE - 1; from++) {
        if (from[0] != '{' || from[1] != '}') { out[at++] = *from; continue; }
        at += snprintf(out + at, (size_t)(TALK_LINE - at), "%s", whom);
        if (at > TALK_LINE - 1) at = TALK_LINE - 1;
        from++;
    }
    out[at] = '\0';
}

typedef struct remark { int seat, whom; talk_occasion what; } remark;

static void listen_to(talk *t, int seat, const hc_game *g, const hc_event event[], size_t count, remark *best)
{
    hc_game view;
    bool looked = false;
    for (size_t i = 0; i < count; i++) {
        hc_event seen;
        int whom;
        if (!hc_event_for(&event[i], seat, &seen)) continue;
        if (!looked && (seen.kind == HC_EV_LANDED || seen.kind == HC_EV_REVEALED)) {     /* of these it takes more than the event to say something */
            hc_view(g, seat, &view);
            looked = true;
        }
        talk_occasion what = talk_notice(&t->by[seat], looked ? &view : NULL, &seen, &whom);
        if (!talk_wants(&t->by[seat], what) || is_one_too_many(t, what)) continue;
        bool more = best->what == TALK_NOTHING || WISH[what] > WISH[best->what];
        if (more) *best = (remark){ seat, whom, what };
    }
}

int talk_hear(talk *t, const hc_game *g, const hc_event event[], size_t count, const char *const name[HC_SEATS], char out[TALK_LINE])
{
    remark best = { .seat = HC_NOBODY, .what = TALK_NOTHING };
    for (int seat = 0; seat < HC_SEATS && count; seat++)
        if (t->bots >> seat & 1) listen_to(t, seat, g, event, count, &best);
    if (best.what == TALK_NOTHING) return HC_NOBODY;
    talk_say(&t->by[best.seat], best.what, best.whom >= 0 && best.whom < HC_SEATS ? name[best.whom] : "somebody", out);
    if (!strcmp(out, t->last)) return HC_NOBODY;             /* somebody has just said the same */
    snprintf(t->last, sizeof t->last, "%s", out);
    t->said++;
    t->reproaches = (uint16_t)(t->reproaches + talk_reproaches(best.what));
    return best.seat;
}
