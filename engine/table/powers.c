/* powers.c - sources: the powers of the pool and the cards that act; who holds and hears what. */
#include "rules.h"
#include <string.h>

int holder_of(const game *g, int source)
{
    if (source < POWERS) return g->power[source].alien ? g->power[source].holder : NOBODY;
    int place = g->where[CARD_OF_SOURCE(source)];
    if (place >= HOARD && place < DISPLAY) return place - HOARD;
    if (place >= TECHS && place < CARD_PLACES) return place - TECHS;
    return place >= IN_HAND && place < ON_TABLE ? place - IN_HAND : NOBODY;
}

int sheet_of(const game *g, int source)
{
    return source < POWERS ? g->power[source].alien : sheet_of_card(g, CARD_OF_SOURCE(source));
}

static bool has_home_for(const game *g, const power *w)
{
    return home_colonies(g, w->holder) >= home_for_power(g) || form_of(g, w->alien)->stays;
}

/* Computed, never stored: a power is lost and regained with the home colonies. */
bool in_force(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->alien && !w->zapped && has_home_for(g, w);
}

/* A zap forbids uses; what is not a use goes on, as long as the sheet is there for it. */
bool is_working(const game *g, int p, int flags)
{
    const power *w = &g->power[p];
    if (flags & EVEN_LOST) return true;
    return flags & EVEN_ZAPPED ? w->alien && !(w->zapped & ~ZAPPED) && has_home_for(g, w) : in_force(g, p);
}

bool may_be_turned_up(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->alien && w->zapped == FACE_DOWN && has_home_for(g, w);
}

bool has_power(const game *g, int seat, int alien)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == alien && g->power[p].holder == seat && in_force(g, p)) return true;
    return false;
}

/* A sheet that lies face down says nothing. */
bool is_known_as(const game *g, int seat, int alien)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == alien && g->power[p].holder == seat && !(g->power[p].zapped & FACE_DOWN)) return true;
    return false;
}

bool has_hoard(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].holder == seat && form_of(g, g->power[p].alien)->hoards) return true;
    return false;
}

/* To be used, a sheet that lies face down is turned up. */
bool may_use_hoard(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) {
        bool hoards = g->power[p].alien && g->power[p].holder == seat && form_of(g, g->power[p].alien)->hoards;
        if (hoards && (in_force(g, p) || may_be_turned_up(g, p))) return true;
    }
    return false;
}

void turn_sheet_up(game *g, events *ev, int p)
{
    if (!(g->power[p].zapped & FACE_DOWN)) return;
    g->power[p].zapped &= (uint8_t)~FACE_DOWN;
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 2, BY_RULES);
}

void turn_hoard_up(game *g, events *ev, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].holder == seat && form_of(g, g->power[p].alien)->hoards) turn_sheet_up(g, ev, p);
}

/* A flare is super for who has that power in force, wild for everybody else. */
int part_of(const game *g, int source, int seat)
{
    if (source < POWERS || g->kind[CARD_OF_SOURCE(source)] != HC_CARD_FLARE) return POWER;
    return has_power(g, seat, sheet_of(g, source)) ? SUPER : WILD;
}

/* ---- listening: kept up to date wherever a source changes hands -------------------------------- */

static uint64_t any_time_windows(void)
{
#define X(name, kind, flags, moment) | ((flags) & ANY_TIME ? 1ull << W_##name : 0)
    return 0 HC_WINDOWS(X);
#undef X
}

static uint64_t windows_of_hook(const hook *h)
{
    return h->window == W_NONE ? 0 : h->window == W_ANY_TIME ? any_time_windows() : 1ull << h->window;
}

bool has_lasting_part(const form *f)
{
    for (const hook *h = f->hook[POWER]; h < f->hook[POWER] + HOOKS && h->window != W_NONE; h++) if (h->window == W_ALWAYS) return true;
    return false;
}

/* All windows in which a source may ever act; of a flare, with either half. */
static uint64_t windows_of(const game *g, int source)
{
    const form *f = form_of(g, sheet_of(g, source));
    bool flare = source >= POWERS && g->kind[CARD_OF_SOURCE(source)] == HC_CARD_FLARE;
    uint64_t set = 0;
    if (!f) return 0;
    for (int part = flare ? WILD : POWER; part <= (flare ? SUPER : POWER); part++)
        for (const hook *h = f->hook[part]; h < f->hook[part] + HOOKS && h->window != W_NONE; h++) set |= windows_of_hook(h);
    bool face_down = source < POWERS && g->power[source].zapped & FACE_DOWN;
    return face_down && has_lasting_part(f) ? set | 1ull << W_REVEALED : set;
}

int listens_face_down(const game *g, int seat, int w)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].holder == seat && g->power[p].zapped & FACE_DOWN && windows_of(g, p) >> w & 1) return p;
    return -1;
}

void index_hears(game *g, int seat)
{
    g->hears[seat] = 0;
    FOR_SOURCES(s, g->held[seat]) g->hears[seat] |= windows_of(g, s);
    g->heard = 0;
    for (int s = 0; s < SEATS; s++) g->heard |= g->hears[s];
}

/* One source more: nothing else changes. */
void hear_too(game *g, int seat, int source)
{
    uint64_t windows = windows_of(g, source);
    g->hears[seat] |= windows;
    g->heard |= windows;
}

void index_held(game *g)
{
    memset(g->held, 0, sizeof g->held);
    for (int s = 0; s < POWERS + g->acting_cards; s++)
        if (holder_of(g, s) < SEATS) put_in(&g->held[holder_of(g, s)], s);
    for (int seat = 0; seat < SEATS; seat++) index_hears(g, seat);
}

/* ---- powers that move ------------------------------------------------------------------------------- */

int power_of(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].holder == seat && in_force(g, p)) return p;
    return -1;
}

/* The first ones belong to the seats, even to those without a power. */
int power_slot(const game *g)
{
    for (int p = g->players; p < POWERS; p++) if (!g->power[p].alien) return p;
    return -1;
}

/* What a power has become besides goes where it goes. */
static void take_incarnation_along(game *g, int p)
{
    const power *w = &g->power[p];
    if (w->alien != ALIEN_reincarnator || !w->mark[INCARNATION]) return;
    g->power[w->mark[INCARNATION] - 1].holder = w->holder;
    g->power[w->mark[INCARNATION] - 1].owner = w->owner;
}

/* What lies on a sheet goes where the sheet goes. */
static void carry_hoards(game *g)
{
    uint8_t to[HC_CARDS] = { 0 };
    for (int p = 0; p < POWERS; p++) {
        power *w = &g->power[p];
        if (!w->alien || !w->mark[HOARD_AT] || !form_of(g, w->alien)->hoards) continue;
        for (int c = 0; c < g->cards; c++) if (g->where[c] == HOARD + w->mark[HOARD_AT] - 1) to[c] = (uint8_t)(w->holder + 1);
        w->mark[HOARD_AT] = (uint8_t)(w->holder + 1);
    }
    for (int c = 0; c < g->cards; c++)
        if (to[c] && g->where[c] != HOARD + to[c] - 1) put_card(g, c, HOARD + to[c] - 1, g->known[c]);
    index_held(g);
}

void swap_powers(game *g, events *ev, int a, int b, int cause)
{
    power *p = &g->power[a], *q = &g->power[b];
    uint8_t holder = p->holder;
    p->holder = p->owner = q->holder;
    q->holder = q->owner = holder;
    take_incarnation_along(g, a);
    take_incarnation_along(g, b);
    carry_hoards(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, a, 0, cause);
    tell_power(g, ev, HC_EV_POWER_MOVED, b, 0, cause);
}

void borrow_power(game *g, events *ev, int p, int seat, int cause)
{
    g->power[p].holder = (uint8_t)seat;
    take_incarnation_along(g, p);
    carry_hoards(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 1, cause);
}

/* Sheets that are lent stay where they are. */
static bool is_at_hand(const game *g, int p, int seat)
{
    return g->power[p].alien && g->power[p].holder == seat && g->power[p].owner == seat;
}

bool owns_power(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (is_at_hand(g, p, seat)) return true;
    return false;
}

void trade_powers(game *g, events *ev, int a, int b, int cause)
{
    unsigned moved = 0;
    for (int p = 0; p < POWERS; p++) {
        int to = is_at_hand(g, p, a) ? b : is_at_hand(g, p, b) ? a : NOBODY;
        if (to == NOBODY) continue;
        g->power[p].holder = g->power[p].owner = (uint8_t)to;
        moved |= 1u << p;
    }
    carry_hoards(g);
    for (int p = 0; p < POWERS; p++)
        if (moved >> p & 1) tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

void switch_off(game *g, int p)
{
    g->power[p].zapped |= SWITCHED_OFF;
    g->effect[p].on = 0;
    take_out_of(&g->in_effect, p);
}

/* Ships on the old sheet go to the warp. What takes the place of a sheet that lies face down lies face down. */
static void turn_into(game *g, events *ev, int p, int alien)
{
    power *w = &g->power[p];
    const form *old = form_of(g, w->alien);
    for (int s = 0; s < g->players; s++) move_ships(g, s, g->ships[s][ON_SHEET + p], ON_SHEET + p, WARP);
    if (old && old->leave) old->leave(g, ev, p);
    uint8_t face_down = (uint8_t)(alien ? w->zapped & FACE_DOWN : 0);
    *w = (power){ .alien = (uint8_t)alien, .holder = w->holder, .owner = w->owner, .zapped = face_down };
    g->effect[p] = (effect){ 0 };
    take_out_of(&g->in_effect, p);
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
    uint8_t *tokens = &g->power[p].mark[0];
    int most = 255 - *tokens, n = count < most ? count : most;
    *tokens = (uint8_t)(*tokens + n);
    tell(g, ev, HC_EV_TOKENS, g->power[p].holder, NOBODY, n, *tokens, 0, cause);
}

/* A table laid out by hand may say who comes next. */
static int laid_alien(game *g)
{
    for (int p = g->players; p < POWERS; p++) {
        int alien = g->power[p].alien ? 0 : g->power[p].mark[NEXT_ALIEN];
        if (!alien) continue;
        g->power[p].mark[NEXT_ALIEN] = 0;
        return alien;
    }
    return 0;
}

static uint8_t not_with(const game *g, int alien)
{
    const form *f = form_in(alien, g->edition);
    return f ? f->not_with : 0;
}

void add_company(company *c, const game *g, int alien)
{
    if (!alien) return;
    c->alien[c->count] = (uint8_t)alien;
    c->not_with[c->count++] = not_with(g, alien);
}

bool may_join(const company *c, const game *g, int alien)
{
    const int shunned = not_with(g, alien);
    for (int i = 0; i < c->count; i++) if (c->alien[i] == alien || c->not_with[i] == alien || c->alien[i] == shunned) return false;
    return true;
}

/* In the middle of a game an alien with a set-up of its own comes too late. */
static bool may_be_drawn(const game *g, const company *there, int alien)
{
    const form *f = form_of(g, alien);
    return f && !f->setup && g->players >= f->players_min && has_alert(g, alien) && may_join(there, g, alien);
}

/* What may not be drawn is passed over, as in a stack of sheets. */
int unused_alien(game *g)
{
    int n = 0, pool[ALIEN_END];
    company there = { 0 };
    for (int p = 0; p < POWERS; p++) add_company(&there, g, g->power[p].alien);
    for (int laid = laid_alien(g); laid; laid = laid_alien(g)) if (may_be_drawn(g, &there, laid)) return laid;
    for (int a = 1; a < ALIEN_END; a++) if (may_be_drawn(g, &there, a)) pool[n++] = a;
    return n ? pool[random_below(g, (uint32_t)n)] : 0;
}

int flare_of(const game *g, int alien)
{
    for (int c = 0; c < g->acting_cards; c++) if (g->kind[c] == HC_CARD_FLARE && g->value[c] == alien) return SOURCE_OF_CARD(c);
    return -1;
}

bool super_on(const game *g, int alien)
{
    int flare = flare_of(g, alien);
    return flare >= 0 && has(&g->in_effect, flare) && g->effect[flare].on >> (SUPER * HOOKS);
}

/* A super that improves one use of the power is spent by that use. */
bool spend_super(game *g, int alien)
{
    bool on = super_on(g, alien);
    if (on) g->effect[flare_of(g, alien)].on = 0;
    return on;
}

/* Some of these lie on the table until the use is done: they are no cards of the hand then. */
bool lay_super_down(game *g, int seat, int alien)
{
    bool on = spend_super(g, alien);
    int card = CARD_OF_SOURCE(flare_of(g, alien));
    if (on && g->where[card] == IN_HAND + seat) put_in_play(g, card);
    return on;
}

void take_super_up(game *g, events *ev, int seat, int alien, int cause)
{
    int flare = flare_of(g, alien);
    if (flare >= 0 && g->where[CARD_OF_SOURCE(flare)] == IN_PLAY) keep_card(g, ev, seat, CARD_OF_SOURCE(flare), cause);
}

/* A flare that has been used is spent for the encounter; one that was only prevented is barred in that half (in the bits of
 * the hooks that a flare has not: those of a power). */
bool is_flare_spent(const game *g, int flare, int part)
{
    unsigned used = g->effect[flare].used;
    return used >> HOOKS || used >> part & 1;
}

void hand_flare_back(game *g, events *ev, int seat, int flare, int cause)
{
    bool wild = g->effect[flare].used >> (WILD * HOOKS) & ((1 << HOOKS) - 1);
    g->effect[flare].used = (uint16_t)(1u << (wild ? WILD : SUPER) | (g->effect[flare].used & ((1 << HOOKS) - 1)));
    g->flare_used &= (uint8_t)~(1u << seat);
    keep_card(g, ev, seat, CARD_OF_SOURCE(flare), cause);
}

bool super_ready(const game *g, int seat, int alien)
{
    int flare = flare_of(g, alien);
    bool spent = g->flare_used >> seat & 1 && !varies(g, V_FREEWHEELING_FLARES);
    return flare >= 0 && holder_of(g, flare) == seat && !is_flare_spent(g, flare, SUPER) && !spent && has_power(g, seat, alien);
}

void grant_power(game *g, events *ev, int seat, int alien, int cause)
{
    int p = power_slot(g);
    if (p < 0 || !alien) return;
    g->power[p] = (power){ .alien = (uint8_t)alien, .holder = (uint8_t)seat, .owner = (uint8_t)seat };
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

/* At the end of an encounter zaps end and borrowed powers return. */
void powers_go_home(game *g)
{
    bool moved = false;
    for (int p = 0; p < POWERS; p++) {
        g->power[p].zapped &= FACE_DOWN;
        moved |= g->power[p].holder != g->power[p].owner;
        g->power[p].holder = g->power[p].owner;
    }
    if (moved) carry_hoards(g);
}
