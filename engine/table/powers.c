/* powers.c - the powers of the pool: which are in force, and how they change hands. */
#include "rules.h"
#include <assert.h>
#include <string.h>

int holder_of(const game *g, int source)
{
    if (source < POWERS) return g->power[source].alien ? g->power[source].holder : NOBODY;
    if (is_piece(source)) return read_piece(g, source)->holders ? __builtin_ctz(read_piece(g, source)->holders) : NOBODY;
    const int place = g->where[CARD_OF_SOURCE(source)];
    return place < CARD_PLACES && row_of_place(place)->held ? seat_at(place) : NOBODY;      /* in a view it may lie anywhere */
}

/* The piece that lends this power; -1. The first powers are the seats' own. */
static int lending_piece(const game *g, int p)
{
    if (p < g->players) return -1;
    FOR_LASTING_PIECES(thing, g) {
        const piece *there = read_piece(g, thing);
        const form *f = there->tag == p + 1 && there->kind ? form_of(g, there->sheet) : NULL;
        if (f && f->lends) return thing;
    }
    return -1;
}

/* What a piece lends is as good as the piece, wherever its holder lives. */
static bool has_home_for(const game *g, const power *w)
{
    if (has_home_for_power(g, w->holder)) return true;
    if (form_of(g, w->alien)->stays || g->now.keeps_power >> w->holder & 1 || are_kept_by_piece(g, w->holder)) return true;
    return g->pieces && lending_piece(g, (int)(w - g->power)) >= 0;
}

/* A piece that lends a power lends it only while it acts itself. */
static bool is_lent_in_vain(const game *g, int p)
{
    const int thing = lending_piece(g, p);
    return thing >= 0 && !is_piece_ready(g, thing);
}

/* All the reasons, as bits. Those that follow from what lies on the table are computed, never stored. */
unsigned why_off(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->off | (has_home_for(g, w) && !is_lent_in_vain(g, p) ? 0u : HOMELESS);
}

/* A power is lost and regained with the home colonies. */
bool in_force(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->alien && !w->off && has_home_for(g, w) && !(g->pieces && is_lent_in_vain(g, p));
}

/* A zap forbids uses; what is not a use goes on, as long as the sheet is there for it. */
bool is_working(const game *g, int p, int flags)
{
    if (flags & EVEN_LOST) return true;
    return flags & EVEN_ZAPPED ? g->power[p].alien && !(why_off(g, p) & ~(unsigned)ZAPPED) : in_force(g, p);
}

bool may_be_turned_up(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->alien && w->off == FACE_DOWN && why_off(g, p) == FACE_DOWN;
}

bool has_power(const game *g, int seat, int alien)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == alien && in_force(g, p)) return true;
    return false;
}

/* A sheet that lies face down says nothing. */
bool is_known_as(const game *g, int seat, int alien)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == alien && !(g->power[p].off & FACE_DOWN)) return true;
    return false;
}

static bool hoards(const game *g, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    return f && f->hoards;
}

bool has_hoard(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (hoards(g, p)) return true;
    return false;
}

/* To be used, a sheet that lies face down is turned up. */
bool may_use_hoard(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (hoards(g, p) && (in_force(g, p) || may_be_turned_up(g, p))) return true;
    return false;
}

void turn_sheet_up(game *g, events *ev, int p)
{
    if (!(g->power[p].off & FACE_DOWN)) return;
    g->power[p].off &= (uint8_t)~FACE_DOWN;
    lay_sheet_open(g, p);
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 2, BY_RULES);
    if (varies(g, V_HIDDEN_OPTIONS)) drop_other_option(g, ev, p);
}

void turn_hoard_up(game *g, events *ev, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (hoards(g, p)) turn_sheet_up(g, ev, p);
}

/* A flare is super for who has that power in force, wild for everybody else. */
int part_of(const game *g, int source, int seat)
{
    if (!is_flare(g, source)) return POWER;
    if (is_graft(g, CARD_OF_SOURCE(source))) return WILD;
    return has_power(g, seat, sheet_of(g, source)) && may(g, Q_MAY_SUPER, seat, 0) ? SUPER : WILD;
}

/* ---- powers that move ------------------------------------------------------------------------------- */

int power_of(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (in_force(g, p)) return p;
    return -1;
}

/* The first ones belong to the seats, even to those without a power. */
int power_slot(const game *g)
{
    for (int p = g->players; p < POWERS; p++) if (!g->power[p].alien) return p;
    return -1;
}

int child_of(const game *g, int p, int after)
{
    for (int q = after + 1; q < POWERS; q++) if (g->power[q].alien && g->power[q].parent == p + 1) return q;
    return -1;
}

int power_on_top(const game *g, int seat)
{
    const int p = power_of(g, seat);
    for (int q = p < 0 ? -1 : child_of(g, p, -1); q >= 0; q = child_of(g, p, q)) if (in_force(g, q)) return q;
    return p;
}

/* What hangs on a power goes where it goes. */
static void take_children_along(game *g, int p)
{
    for (int q = child_of(g, p, -1); q >= 0; q = child_of(g, p, q)) {
        g->power[q].holder = g->power[p].holder;
        g->power[q].owner = g->power[p].owner;
    }
}

/* What lies on a sheet goes where the sheet goes. */
static void carry_hoards(game *g)
{
    uint8_t to[HC_CARDS] = { 0 };
    for (int p = 0; p < POWERS; p++) {
        power *w = &g->power[p];
        if (!w->alien || !w->hoard_at || !hoards(g, p)) continue;
        for (int c = 0; c < g->cards; c++) if (g->where[c] == HOARD + w->hoard_at - 1) to[c] = (uint8_t)(w->holder + 1);
        w->hoard_at = (uint8_t)(w->holder + 1);
    }
    carry_grafts(g);
    for (int c = 0; c < g->cards; c++)
        if (to[c] && g->where[c] != HOARD + to[c] - 1) put_card(g, c, HOARD + to[c] - 1, who_knows(g, c));
    index_held(g);
}

void borrow_power(game *g, events *ev, int p, int seat, int cause)
{
    g->power[p].holder = (uint8_t)seat;
    take_children_along(g, p);
    carry_hoards(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 1, cause);
}

bool is_bound(const game *g, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    return f && f->bound;
}

/* Sheets that are lent, or bound to a colour, stay where they are. */
static bool is_at_hand(const game *g, int p, int seat)
{
    return g->power[p].alien && !is_bound(g, p) && g->power[p].holder == seat && g->power[p].owner == seat && g->power[p].parent != OF_PLANET;
}

bool owns_power(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (is_at_hand(g, p, seat)) return true;
    return false;
}

void trade_powers(game *g, events *ev, int a, int b, int cause)
{
    uint64_t moved = 0;
    for (int p = 0; p < POWERS; p++) {
        int to = is_at_hand(g, p, a) ? b : is_at_hand(g, p, b) ? a : NOBODY;
        if (to == NOBODY) continue;
        g->power[p].holder = g->power[p].owner = (uint8_t)to;
        moved |= 1ull << p;
    }
    carry_hoards(g);
    for (int p = 0; p < POWERS; p++)
        if (moved >> p & 1) tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

/* Until the encounter ends, with however few home colonies. */
void keep_power(game *g, events *ev, int seat)
{
    g->now.keeps_power |= (uint8_t)(1u << seat);
    FOR_POWERS_OF(p, g, seat) if (in_force(g, p)) tell_power(g, ev, HC_EV_POWER_REGAINED, p, 0, BY_RULES);
}

bool is_shielded(const game *g, int p) { return p < POWERS && g->now.shielded[p / 8] >> p % 8 & 1; }

void shield_power(game *g, int p) { g->now.shielded[p / 8] |= (uint8_t)(1 << p % 8); }

void zap(game *g, int p) { if (!is_shielded(g, p)) g->power[p].off |= ZAPPED; }

void switch_off(game *g, int p)
{
    if (is_bound(g, p) || is_shielded(g, p)) return;
    g->power[p].off |= SWITCHED_OFF;
    switch_off_effect(g, p);
}

/* Ships on the old sheet go to the warp, and what hangs on it leaves with it. What takes the place of a sheet that lies face down lies face down. */
static void turn_into(game *g, events *ev, int p, int alien)
{
    power *w = &g->power[p];
    const form *old = form_of(g, w->alien);
    if (old && old->leave) old->leave(g, ev, p);
    for (int s = 0; s < g->players; s++) {
        const int ships = g->ships[s][ON_SHEET + p];
        if (ships) tell(g, ev, HC_EV_FREED, s, w->holder, ships, WARP, 0, BY_RULES);
        move_ships(g, s, ships, ON_SHEET + p, WARP);
    }
    if (g->unlike) let_fall_apart(g, ev);
    if (old) take_sheet_away(g, ev, p);
    drop_grafts(g, p);
    for (int q = child_of(g, p, -1); q >= 0; q = child_of(g, p, q)) drop_power(g, ev, q);
    uint8_t face_down = (uint8_t)(alien ? w->off & FACE_DOWN : 0);
    *w = (power){ .alien = (uint16_t)alien, .holder = w->holder, .owner = w->owner, .off = face_down, .parent = alien ? w->parent : 0 };
    forget_memory(g, p);
    drop_effect(g, p);
    carry_hoards(g);
}

void become(game *g, events *ev, int p, int alien, int cause)
{
    turn_into(g, ev, p, alien);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

void drop_power(game *g, events *ev, int p) { turn_into(g, ev, p, 0); }

void add_tokens(game *g, events *ev, int p, int count, int cause)
{
    uint8_t *tokens = &g->power[p].tokens;
    int most = 255 - *tokens, n = count < most ? count : most;
    *tokens = (uint8_t)(*tokens + n);
    tell(g, ev, HC_EV_TOKENS, g->power[p].holder, NOBODY, n, *tokens, 0, cause);
}

void move_lent(game *g, events *ev, int thing, int seat)
{
    const int p = read_piece(g, thing)->tag - 1;
    if (p < 0) return;
    g->power[p].holder = g->power[p].owner = (uint8_t)seat;
    carry_hoards(g);
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, thing);
}

/* At the end of an encounter zaps end, borrowed powers return, and what was there for it leaves. */
void powers_go_home(game *g)
{
    bool moved = false;
    for (int seat = 0; seat < g->players; seat++)
        FOR_POWERS_OF(p, g, seat) {
            g->power[p].off &= FACE_DOWN | ASLEEP;
            if (effect_of(g, p)->state & ROUSED) g->power[p].off |= ASLEEP;
            if (g->power[p].parent == OF_PLANET) g->power[p].off |= ASLEEP;
            if (g->power[p].parent == OF_ENCOUNTER) drop_power(g, NULL, p);
            moved |= g->power[p].holder != g->power[p].owner;
            g->power[p].holder = g->power[p].owner;
        }
    if (moved) carry_hoards(g);
}
