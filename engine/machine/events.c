/* events.c - what happened, with its cause and who may know the details. */
#include "table/table.h"

/* Who is behind a cause: the holder of a power, the player of a card; nobody behind what lies open for all. */
static int seat_behind(const game *g, int cause)
{
    if (is_card_source(cause) && g->kind[CARD_OF_SOURCE(cause)] == HC_CARD_FATE) return NOBODY;
    if (is_piece(cause) && !effect_of(g, cause)->used) return holder_of(g, cause);
    return is_power(cause) && !effect_of(g, cause)->used ? g->power[cause].holder : effect_of(g, cause)->by;
}

void tell_event(const game *g, events *ev, unsigned see, int kind, int seat, int other, int a, int b, int c, int cause)
{
    if (ev->count == ev->room) {
        ev->dropped++;
        return;
    }
    const bool rule = is_rule(cause);
    ev->item[ev->count++] = (hc_event){
        .kind = (uint8_t)kind, .seat = (uint8_t)seat, .other = (uint8_t)other, .by = (uint8_t)(rule ? NOBODY : seat_behind(g, cause)),
        .see = (uint16_t)see, .sheet = (uint16_t)(rule ? sheet_of_rule(cause) : sheet_of(g, cause)),
        .flag = (uint16_t)(rule && !sheet_of_rule(cause) ? BY_RULES - cause : 0), .a = (int16_t)a, .b = (int16_t)b, .c = (int16_t)c };
}

void tell_by(events *ev, int kind, int what, int by)
{
    if (!ev->count || ev->item[ev->count - 1].kind != kind) return;
    ev->item[ev->count - 1].sheet = (uint16_t)what;
    ev->item[ev->count - 1].by = (uint8_t)by;
}

/* Some events are nothing but the detail: who may not see it is not told at all. */
static bool is_only_detail(int kind)
{
    return kind == HC_EV_DREW_CARD || kind == HC_EV_SHOWN || kind == HC_EV_SAW_CARD || kind == HC_EV_POWER_LOST || kind == HC_EV_POWER_REGAINED ||
           kind == HC_EV_TOKEN_BESIDE;
}

/* Which events carry a card in `a` (of DEAL_TERM: in b). */
static bool names_a_card(const hc_event *e)
{
    return e->kind == HC_EV_CARD_DOWN || e->kind == HC_EV_EXTRA_DOWN ||
           e->kind == HC_EV_TOOK_CARD || e->kind == HC_EV_GAVE_CARD || e->kind == HC_EV_KEPT_CARD ||
           e->kind == HC_EV_KEPT_TECH || e->kind == HC_EV_RESEARCHED || e->kind == HC_EV_STORED || e->kind == HC_EV_PIECE;
}

int hc_event_card(const hc_event *e)
{
    switch (e->kind) {
    case HC_EV_CARD_UP: case HC_EV_REVEALED: case HC_EV_DREW_CARD: case HC_EV_DISCARDED: case HC_EV_DISPLAYED:
    case HC_EV_SAW_CARD: case HC_EV_PLAYED_CARD: case HC_EV_COMPLETED:
    case HC_EV_FATE: case HC_EV_ENVOY_UP: case HC_EV_BACKED: case HC_EV_REMOVED_CARD: return e->a;
    default: return names_a_card(e) ? e->a : HC_NO_CARD;
    }
}

bool hc_event_for(const hc_event *e, int seat, hc_event *out)
{
    *out = *e;
    if (seat < HC_SEATS && e->see >> seat & 1) return true;
    if (e->see & HC_IN_THE_OPEN) return true;
    if (is_only_detail(e->kind)) return false;
    if (names_a_card(e)) out->a = HC_NO_CARD;
    if (e->kind == HC_EV_POWER_MOVED) out->a = 0;            /* face down */
    if (e->kind == HC_EV_DEAL_TERM && e->a < HC_TERM_GIVE_COLONY) out->b = HC_NO_CARD;
    return true;
}

/* Of a sheet that lies face down its holder alone is told which one it is. */
void tell_power(const game *g, events *ev, int kind, int p, int b, int cause)
{
    unsigned see = g->power[p].off & FACE_DOWN ? 1u << g->power[p].holder : HC_SEEN_BY_ALL;
    tell_secret(g, ev, see, kind, g->power[p].holder, NOBODY, g->power[p].alien, b, 0, cause);
}

/* One that stays cannot be lost for want of colonies; but nobody can tell as long as it lies face down. */
static bool can_be_lost(const game *g, int p, int seat)
{
    const power *w = &g->power[p];
    return w->alien && w->holder == seat && (!form_of(g, w->alien)->stays || w->off & FACE_DOWN);
}

static void tell_powers_of(game *g, events *ev, int s, bool lost)
{
    FOR_POWERS_OF(p, g, s) {
        if (!can_be_lost(g, p, s)) continue;
        if (lost && heard(g, W_POWER_LOST)) g->losers_of_powers |= (uint8_t)(1 << s);
        if (!form_of(g, g->power[p].alien)->stays) tell_power(g, ev, lost ? HC_EV_POWER_LOST : HC_EV_POWER_REGAINED, p, 0, BY_RULES);
    }
}

/* A power is lost the moment too few home colonies are left, and back the moment they are not. */
void watch_powers(game *g, events *ev)
{
    for (unsigned left = seats_without_home(g) ^ g->lost_power; left; left &= left - 1) {
        const int s = __builtin_ctz(left);
        g->lost_power ^= (uint8_t)(1 << s);
        if (!are_kept_by_piece(g, s)) tell_powers_of(g, ev, s, g->lost_power >> s & 1);
    }
}

unsigned kept_by_pieces(const game *g)
{
    unsigned kept = 0;
    for (int s = 0; s < g->players; s++) if (g->lost_power >> s & 1 && are_kept_by_piece(g, s)) kept |= 1u << s;
    return kept;
}

void watch_keepers(game *g, events *ev, unsigned before)
{
    for (unsigned left = before ^ kept_by_pieces(g); left; left &= left - 1) {
        const int s = __builtin_ctz(left);
        if (g->lost_power >> s & 1) tell_powers_of(g, ev, s, before >> s & 1);
    }
}
