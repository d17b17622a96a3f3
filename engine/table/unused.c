/* unused.c - aliens and flares that are not in the game: who may come into it in the middle, and how. */
#include "rules.h"

/* A table laid out by hand may say who comes next. */
static int laid_alien(game *g)
{
    for (int p = g->players; p < POWERS; p++) {
        int alien = g->power[p].alien ? 0 : g->power[p].next;
        if (!alien) continue;
        g->power[p].next = 0;
        return alien;
    }
    return 0;
}

static uint16_t not_with(const game *g, int alien)
{
    const form *f = form_in(alien, g->edition);
    return f ? f->not_with : 0;
}

void add_company(company *c, const game *g, int alien)
{
    if (!alien) return;
    c->alien[c->count] = (uint16_t)alien;
    c->not_with[c->count++] = not_with(g, alien);
}

/* There must be a colour for each that needs one of its own. */
static bool is_colour_left(const company *c, const game *g)
{
    int wanted = 0;
    for (int i = 0; i < c->count; i++) wanted += needs_colour(c->alien[i], g->edition);
    return g->players + wanted < SEATS;
}

bool is_alien_barred(const game *g, int seat, int alien)
{
    FOR_PARTS(p, g) if (book_of(g)->part[p]->bars && book_of(g)->part[p]->bars(g, seat, alien)) return true;
    return false;
}

bool may_join(const company *c, const game *g, int alien)
{
    if (is_alien_barred(g, NOBODY, alien)) return false;
    const form *f = form_in(alien, g->edition);
    const int shunned = f ? f->not_with : 0;
    if (f && f->colour && !is_colour_left(c, g)) return false;
    for (int i = 0; i < c->count; i++) if (c->alien[i] == alien || c->not_with[i] == alien || c->alien[i] == shunned) return false;
    return true;
}

static bool is_there_for(const game *g, const company *there, int alien, const form *f)
{
    return f && g->players >= f->players_min && has_alert(g, alien) && may_join(there, g, alien);
}

/* In the middle of a game an alien with a set-up of its own comes too late. */
static bool may_be_drawn(const game *g, const company *there, int alien)
{
    const form *f = form_in_boxes(g, alien);
    bool comes_too_late = f && (f->setup || f->layout || f->essence || f->begins);
    return !comes_too_late && is_there_for(g, there, alien, f);
}

bool may_become(const game *g, int alien)
{
    company there = { 0 };
    for (int p = 0; p < POWERS; p++) add_company(&there, g, g->power[p].alien);
    return may_be_drawn(g, &there, alien);
}

bool may_be_named(const game *g, int seat, int alien)
{
    company there = { 0 };
    for (int p = 0; p < POWERS; p++)
        if (!(g->power[p].off & FACE_DOWN) || g->power[p].holder == seat) add_company(&there, g, g->power[p].alien);
    return may_be_drawn(g, &there, alien);
}

static bool is_listed(const uint16_t *list, int alien)
{
    while (*list && *list != alien) list++;
    return *list;
}

/* What may not be drawn is passed over, as in a stack of sheets. */
int unused_alien_or(game *g, const uint16_t *set_up)
{
    int n = 0, pool[ALIEN_COUNT];
    company there = { 0 };
    for (int p = 0; p < POWERS; p++) add_company(&there, g, g->power[p].alien);
    for (int laid = laid_alien(g); laid; laid = laid_alien(g)) if (may_be_drawn(g, &there, laid)) return laid;
    for (const uint16_t *a = ALIENS; *a; a++)
        if (may_be_drawn(g, &there, *a) || (is_listed(set_up, *a) && is_there_for(g, &there, *a, form_in_boxes(g, *a)))) pool[n++] = *a;
    return n ? pool[random_below(g, (uint32_t)n)] : 0;
}

int unused_alien(game *g)
{
    static const uint16_t NOTHING_SET_UP[] = { 0 };
    return unused_alien_or(g, NOTHING_SET_UP);
}

/* ---- flares: cards of a reserve, which get their name as they are drawn ------------------------------------------------ */

/* Flares that aliens of this game may bring into it later lie beside it until then, without a name. */
static int flares_in_reserve(const game *g)
{
    int n = 0;
    for (const uint16_t *a = ALIENS; *a; a++) {
        const form *f = form_of(g, *a);
        if (!f || !f->flares_later) continue;
        bool there = form_in_boxes(g, *a);
        for (int p = 0; p < g->players; p++) there |= g->power[p].alien == *a;
        if (there) n += f->flares_later;
    }
    FOR_PARTS(p, g) if (book_of(g)->part[p]->flares_later) n += book_of(g)->part[p]->flares_later(g);
    return n;
}

void add_reserve(game *g, int room)
{
    const int wanted = flares_in_reserve(g);
    g->reserve = (uint8_t)(wanted < room ? wanted : room > 0 ? room : 0);
    for (int i = 0; i < g->reserve; i++) {
        int c = g->cards++;
        g->kind[c] = HC_CARD_FLARE;
        g->where[c] = OUT_OF_GAME;
        show_card(g, c);
        g->count[OUT_OF_GAME]++;
    }
}

static int nameless(const game *g)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) if (g->where[c] == OUT_OF_GAME && !g->value[c]) return c;
    return -1;
}

/* A random one that is neither in the game nor has left it; 0: there is none. */
int unused_flare_name(game *g)
{
    int n = 0, pool[ALIEN_COUNT];
    bool used[SHEET_END] = { false };
    for (int c = 0; c < g->acting_cards; c++) if (g->kind[c] == HC_CARD_FLARE) used[g->value[c]] = true;
    for (const uint16_t *a = ALIENS; *a; a++) if (!used[*a] && form_in_boxes(g, *a)) pool[n++] = *a;
    return n ? pool[random_below(g, (uint32_t)n)] : 0;
}

int draw_unused_flare(game *g, int place, unsigned known)
{
    int laid = laid_alien(g), name = laid ? laid : unused_flare_name(g), c = nameless(g);
    if (c < 0 || !name) return -1;
    g->value[c] = (int16_t)name;
    put_card(g, c, place, known);
    return c;
}

/* All that a seat has drawn aside leave the game and do not come again; where it had no use for any, they are as if never drawn. */
void put_unused_flares_away(game *g, int seat, bool for_good)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) {
        if (g->where[c] != ASIDE + seat) continue;
        put_card(g, c, OUT_OF_GAME, everybody(g));
        g->mark[c] = 0;
        if (!for_good) g->value[c] = 0;
    }
}

void take_unused_flare(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, in_the_open(g));
    g->mark[card] = 0;
    tell(g, ev, HC_EV_TOOK_CARD, seat, NOBODY, card, 0, 0, cause);
}
