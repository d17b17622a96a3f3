/* read.c - what lies on the table, in a form that front ends and bots can use. */
#include "rules.h"
#include <string.h>

/* A piece in play, or by its sheet. */
static hc_card_info piece_info(const game *g, int number)
{
    hc_card_info info = { .card = HC_NO_CARD };
    const int sheet_id = number < FIRST_PIECE + HC_PIECES ? read_piece(g, number)->sheet : number;
    if (sheet_id <= 0 || sheet_id >= SHEET_END || !SHEETS[sheet_id] || !SHEETS[sheet_id]->piece) return info;
    info.card = (uint16_t)number;
    info.kind = SHEETS[sheet_id]->piece;
    info.sheet = (uint16_t)sheet_id;
    return info;
}

bool hc_is_numbered(int card_kind)
{
    const unsigned numbered = 1u << HC_CARD_ATTACK | 1u << HC_CARD_REINFORCEMENT | 1u << HC_CARD_KICKER | 1u << HC_CARD_INTIMIDATE |
                              1u << HC_CARD_RIFT | 1u << HC_CARD_PLAN | 1u << HC_CARD_PLANET;
    return numbered >> card_kind & 1;
}

bool hc_is_unique(int card_kind, int sheet_id)
{
    const bool of_its_own = card_kind > 0 && card_kind < HC_CARD_KINDS && CARD_SHEET[card_kind].first == FIRST_UNIQUE;
    return of_its_own && sheet_id && sheet_id != CARD_SHEET[card_kind].plain;
}

static inline hc_card_info card_info(const game *g, int card)
{
    const int kind = g->kind[card];
    hc_card_info info = { .card = (uint16_t)card, .kind = (uint8_t)kind };
    info.sheet = (uint16_t)sheet_of_card(g, card);
    info.back = (uint8_t)back_of(g, card);
    if (hc_is_numbered(kind)) info.value = (int16_t)attack_value(g, card);
    if (kind == HC_CARD_DESTINY) {
        info.value = (int16_t)(g->value[card] & ~DESTINY_HAZARD);
        info.hazard = g->value[card] & DESTINY_HAZARD;
    }
    return info;
}

hc_card_info hc_card(const hc_game *g, int card)
{
    if (is_piece(card)) return piece_info(g, card);
    return card < 0 || card >= g->cards ? (hc_card_info){ .card = HC_NO_CARD } : card_info(g, card);
}

int hc_pieces(const hc_game *g, hc_piece_info out[HC_PIECES])
{
    int n = 0;
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (!there->kind) continue;
        out[n++] = (hc_piece_info){ .card = piece_info(g, p), .kind = there->kind, .holders = there->holders, .ships = there->count,
                                    .at = (uint8_t)(there->at ? there->at - 1 : HC_NO_PLANET), .open = there->open == OPEN_TO_ALL,
                                    .turned = there->kind == HC_CARD_ESSENCE && is_turned(g, p) };
    }
    return n;
}

int hc_planet_owner(const hc_game *g, int planet) { return planet < 0 || planet >= HC_PLANETS ? HC_NOBODY : owner_of(g, planet); }

int hc_planet_number(const hc_game *g, int planet) { return planet < 0 || planet >= HC_PLANETS ? 0 : number_of(g, planet); }

bool hc_moon_is_gone(const hc_game *g, int place) { return is_moon(place) && !(all_moons(g) >> place & 1); }
int hc_moon_number(const hc_game *g, int place) { return is_moon(place) && all_moons(g) >> place & 1 ? moon_number(g, place) : 0; }

/* Up to the last one; mostly there are only those of the players' colours. */
static int planets_in_use(const game *g)
{
    int usual = g->players * HOME, last = 64 - __builtin_clzll(g->planets | all_moons(g) | 1);
    return last <= FIRST_MOON && g->planets & EXTRA_PLANETS ? FIRST_EXTRA_PLANET + SEATS : last > usual ? last : usual;
}

int hc_ships(const hc_game *g, int place, int seat)
{
    return place >= 0 && place <= HC_OTHER_GATE && seat >= 0 && seat < g->players ? g->ships[seat][place] : 0;
}

int hc_room(const hc_game *g, int planet) { return planet >= 0 && planet < HC_PLANETS ? book_of(g)->room_on(g, planet) : 0; }

int hc_source(const hc_game *g, int source, int *card)
{
    bool is_card = is_card_source(source) && CARD_OF_SOURCE(source) < g->cards, in_play = source >= FIRST_PIECE && source < FIRST_PIECE + HC_PIECES;
    if (card) *card = is_card ? CARD_OF_SOURCE(source) : in_play ? source : HC_NO_CARD;
    return is_power(source) || is_card || in_play ? sheet_of(g, source) : 0;
}

/* Ships of others on the sheet of a power. */
static void read_captured(const game *g, hc_table *t, int p)
{
    for (int s = 0; s < g->players; s++)
        if (g->ships[s][ON_SHEET + p] && t->fleets < HC_FLEETS_MAX)
            t->fleet[t->fleets++] = (hc_fleet){ .sheet = g->power[p].alien, .owner = (uint8_t)s, .holder = g->power[p].holder,
                                                .count = g->ships[s][ON_SHEET + p] };
}

static void read_powers(const game *g, hc_table *t)
{
    for (int p = 0; p < POWERS; p++) {
        const power *w = &g->power[p];
        if (!w->alien) continue;
        uint8_t state = w->off & (FACE_DOWN | ASLEEP) ? HC_POWER_HIDDEN : w->off ? HC_POWER_ZAPPED : in_force(g, p) ? HC_POWER_ON : HC_POWER_LOST;
        t->power[t->powers].alien = w->alien;
        t->power[t->powers].dealt = w->dealt;
        t->power[t->powers].holder = w->holder;
        t->power[t->powers++].state = state;
        if (w->tokens && t->notes < HC_NOTES_MAX)
            t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_TOKENS, .sheet = w->alien, .value = w->tokens, .holder = w->holder };
        read_captured(g, t, p);
        hc_seat_info *s = &t->seat[w->holder];
        if (s->alien) continue;
        s->alien = w->alien;
        s->power_state = state;
    }
}

/* Encounter cards with a text of their own have sheets behind those of the artifacts. */
static uint8_t kind_of_unique(int sheet_id)
{
    if (sheet_id >= CARD_crooked_deal && sheet_id <= CARD_grand_bargain) return HC_CARD_NEGOTIATE;
    return sheet_id == CARD_overkill ? HC_CARD_ATTACK : sheet_id < CARD_retreat ? HC_CARD_ARTIFACT : HC_CARD_NONE;
}

hc_card_info hc_face(int named)
{
    enum { LEAST_REINFORCEMENT = HC_NAMED_REINFORCEMENT - 8 };
    hc_card_info c = { .card = HC_NO_CARD };
    if (named == HC_NAMED_NEGOTIATE) c.kind = HC_CARD_NEGOTIATE;
    if (named == HC_NAMED_MORPH) c.kind = HC_CARD_MORPH;
    if (named >= HC_NAMED_KICKER && named < HC_NAMED_ATTACK) {
        c.kind = HC_CARD_KICKER;
        c.value = (int16_t)(named == HC_NAMED_REVERSE ? -1 : named - HC_NAMED_KICKER);
        c.sheet = CARD_kicker;
    }
    if (named == HC_NAMED_FLARE) c.kind = HC_CARD_FLARE;
    if (named >= HC_NAMED_ATTACK && named < LEAST_REINFORCEMENT) {
        c.kind = HC_CARD_ATTACK;
        c.value = (int16_t)(named < HC_NAMED_NEGATIVE ? named - HC_NAMED_ATTACK : HC_NAMED_NEGATIVE - named);
    }
    if (named >= LEAST_REINFORCEMENT && named < HC_NAMED_RIFT) {
        c.kind = HC_CARD_REINFORCEMENT;
        c.value = (int16_t)(named - HC_NAMED_REINFORCEMENT);
        c.sheet = CARD_reinforcement;
    }
    if (named >= HC_NAMED_RIFT && named < HC_NAMED_ARTIFACT) {
        c.kind = HC_CARD_RIFT;
        c.value = (int16_t)(named - HC_NAMED_RIFT);
        c.sheet = CARD_rift;
    }
    if (named >= HC_NAMED_ARTIFACT && named < HC_NAMED_INTIMIDATE) {
        c.sheet = (uint16_t)artifact_named(named);
        c.kind = kind_of_unique(c.sheet);
        c.value = c.sheet == CARD_overkill ? VALUE_OF_OVERKILL : 0;
    }
    if (named >= HC_NAMED_INTIMIDATE && named < HC_NAMED_END) {
        c.kind = HC_CARD_INTIMIDATE;
        c.value = (int16_t)(named == HC_NAMED_INTIMIDATE ? LEAST_INTIMIDATE : 10 * (named - HC_NAMED_INTIMIDATE) - 1);
        c.sheet = CARD_intimidate;
    }
    return c;
}

/* The cards in a place that the viewer knows; returns how many. */
static uint8_t read_place(const game *g, int place, hc_card_info card[], int room)
{
    uint8_t n = 0;
    if (!g->count[place]) return 0;
    for (int c = next_card(g, place, 0); c < HC_CARDS && n < room; c = next_card(g, place, c + 1)) card[n++] = hc_card(g, c);
    return n;
}

static void read_hand(const game *g, int seat, hc_seat_info *s)
{
    s->hand = (uint8_t)count_cards(g, IN_HAND + seat, C_ANY);
    s->known = read_place(g, IN_HAND + seat, s->card, 40);
    s->played = (uint8_t)count_cards(g, ON_TABLE + seat, C_ANY);
    s->face_up = g->now.face_up >> seat & 1;
    int on_table = played_card(g, seat);
    if (on_table < HC_CARDS) s->played_card = hc_card(g, on_table);
    s->aside = (uint8_t)count_cards(g, ASIDE + seat, C_ANY);
}

/* ---- what lies about ------------------------------------------------------------------------------ */

hc_thing *list_thing(hc_table *t, int lies, int holder)
{
    static const hc_card_info NONE = { .card = HC_NO_CARD };
    hc_thing *x = &t->thing[t->things < HC_THINGS_MAX ? t->things++ : HC_THINGS_MAX - 1];
    *x = (hc_thing){ .card = NONE, .lies = (uint8_t)lies, .holder = (uint8_t)holder, .ground = HC_NO_PLANET };
    return x;
}

hc_thing *list_card(const game *g, hc_table *t, int lies, int holder, int card)
{
    hc_thing *x = list_thing(t, lies, holder);
    x->card = hc_card(g, card);
    x->sheet = x->card.sheet;
    return x;
}

/* Those that the viewer knows, then as many as there are besides. */
static void read_laid(const game *g, hc_table *t, int lies, int place, int seat)
{
    if (!g->count[place]) return;
    for (int c = next_card(g, place, 0); c < HC_CARDS; c = next_card(g, place, c + 1)) {
        const int planet = tag_of(g, c) - TAG_PLANET;
        hc_thing *x = list_card(g, t, lies, seat, c);
        x->open = lies == HC_LIES_DISPLAY || lies == HC_LIES_GRAFT || (lies == HC_LIES_EXTRA && hc_revealed(g));
        if (lies == HC_LIES_DISPLAY && planet >= 0 && planet < HC_PLANETS) x->ground = (uint8_t)planet;
    }
    for (int i = unseen_cards(g, place); i > 0; i--) list_thing(t, lies, seat);
}

static hc_thing *read_token(hc_table *t, int card_sheet, int holder, int ground)
{
    hc_thing *x = list_thing(t, HC_LIES_PIECE, holder);
    x->sheet = (uint16_t)card_sheet;
    x->ground = (uint8_t)ground;
    x->open = true;
    return x;
}

static void read_ships(hc_table *t, int lies, int holder, int place, int count)
{
    hc_thing *x = list_thing(t, lies, holder);
    x->ground = (uint8_t)place;
    x->count = (uint8_t)count;
    x->open = true;
}

/* Units, and where a seat's ships of a second colour are. */
static void read_unlike(const game *g, hc_table *t)
{
    static const uint8_t LIES[] = { [HC_UNIT_STACK] = HC_LIES_STACK, [HC_UNIT_KEPT] = HC_LIES_STACK,
                                    [HC_UNIT_BUNDLE] = HC_LIES_BUNDLE, [HC_UNIT_RING] = HC_LIES_RING, [HC_UNIT_DISC] = HC_LIES_DISC };
    for (int i = 0; i < HC_UNITS; i++) {
        const unit *u = &g->unit[i];
        if (!u->seat) continue;
        if (u->kind == HC_UNIT_MIGHTY) read_token(t, CARD_prometheus, u->seat - 1, u->place)->open = true;
        else if (sheet_of_special(u->kind)) read_token(t, sheet_of_special(u->kind), u->seat - 1, u->place)->open = u->kind == charged_kind(u->kind);
        else read_ships(t, LIES[u->kind], u->seat - 1, u->kind == HC_UNIT_RING ? HC_NO_PLANET : u->place, captives_of(u));
    }
    for (int s = 0; s < g->players; s++)
        for (int p = 0; p < HC_PLACES; p++) if (fleet_at(g, s, p)) read_ships(t, HC_LIES_SECOND_COLOUR, s, p, fleet_at(g, s, p));
}

void read_beside(const game *g, hc_table *t, int seat) { read_laid(g, t, HC_LIES_EXTRA, BESIDE_IT + seat, seat); }

static void read_things(const game *g, hc_table *t)
{
    for (int seat = 0; seat < g->players; seat++) {
        read_laid(g, t, HC_LIES_HOARD, HOARD + seat, seat);
        read_laid(g, t, HC_LIES_DISPLAY, DISPLAY + seat, seat);
        read_beside(g, t, seat);
        read_laid(g, t, HC_LIES_STOCK, IN_STOCK + seat, seat);
        read_laid(g, t, HC_LIES_GRAFT, GRAFT + seat, seat);
    }
    FOR_PARTS(p, g) if (GAME_PART[p]->read) GAME_PART[p]->read(g, t);
    if (g->unlike) read_unlike(g, t);
}

const hc_thing *hc_next_thing(const hc_table *t, const hc_thing *after, int holder, hc_lies lies)
{
    for (const hc_thing *x = after ? after + 1 : t->thing; x < t->thing + t->things; x++)
        if (x->lies == lies && (holder == HC_NOBODY || x->holder == holder)) return x;
    return NULL;
}

int hc_count_things(const hc_table *t, int holder, hc_lies lies)
{
    int n = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, holder, lies)) != NULL;) n++;
    return n;
}

int hc_noted(const hc_table *t, int holder, hc_note_kind kind)
{
    int n = 0;
    for (int i = 0; i < t->notes; i++) if (t->note[i].kind == kind && t->note[i].holder == holder) n += t->note[i].value;
    return n;
}

const char *hc_lies_name(int lies)
{
    static const char *const NAME[HC_LIES_KINDS] = { "hoard", "display", "tech", "under_tech", "piece", "stack", "bundle", "ring",
                                                     "second_colour", "extra", "stock", "graft", "essence", "hazard", "intimidate",
                                                     "moon", "station", "boon", "objective", "evolution", "lux", "disc" };
    return lies >= 0 && lies < HC_LIES_KINDS ? NAME[lies] : NULL;
}

const char *hc_note_name(int kind)
{
    static const char *const NAME[HC_NOTE_KINDS] = { "tokens", "lucre", "praw", "critical", "lux", "ultra_lux", "lux_due", "ultra_due", "angels" };
    return kind >= 0 && kind < HC_NOTE_KINDS ? NAME[kind] : NULL;
}

static void read_seat(const game *g, int seat, hc_seat_info *s)
{
    s->foreign_colonies = (uint8_t)colonies_that_count(g, seat);
    s->home_colonies = (uint8_t)home_colonies(g, seat);
    s->home_for_power = (uint8_t)home_for_power(g, seat);
    s->hex = (uint8_t)hex_of(g, seat);
    s->standing_aside = seat == who_stands_on_target(g) ? g->now.aside : 0;
    s->partner = (uint8_t)partner_of(g, seat);
    s->ships_in = (uint8_t)ships_in(g, seat);
    s->side = (uint8_t)side_of(g, seat);
    for (int side = 0; side < 2; side++) s->ships_on[side] = (uint8_t)ships_on_side(g, seat, side);
    s->both_sides = on_both_sides(g, seat);
    for (int side = 0; side < 2; side++) s->invited_by[side] = g->now.invited[side] >> seat & 1;
    s->asked_to_join = g->phase == HC_PHASE_JOIN && (s->invited_by[0] || s->invited_by[1]) && !(g->now.answered >> seat & 1);
    s->warp = g->ships[seat][WARP];
    s->gone = g->ships[seat][GONE];
    s->gate = g->ships[seat][GATE];
    s->kicker = g->now.kickers >> seat & 1;
    read_hand(g, seat, s);
}

static hc_item *add_item(hc_table *t, int from, int to, int kind)
{
    hc_item *x = &t->item[t->items < HC_ITEMS_MAX ? t->items++ : HC_ITEMS_MAX - 1];
    *x = (hc_item){ .card = { .card = HC_NO_CARD }, .from = (uint8_t)from, .to = (uint8_t)to, .kind = (uint8_t)kind, .count = 1 };
    return x;
}

static void read_items(const game *g, hc_table *t, int from, int kind)
{
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->from != from || it->item != kind) continue;
        hc_item *x = add_item(t, it->from, it->to, it->item);
        x->thing = it->thing;
        x->count = it->count;
        const int sheet_id = it->item < HC_ITEM_KINDS ? 0 : hc_item_sheet(g, it->item, it->thing);
        if (sheet_id) x->card = hc_card(g, sheet_id);
    }
}

/* Cards that the viewer does not see are there, too, one after the other. */
static void read_gives(const game *g, hc_table *t, int from)
{
    read_items(g, t, from, HC_ITEM_COLONY);
    FOR_CARDS_AT(c, OFFERED + from) if (g->where[c] == OFFERED + from) add_item(t, from, tag_of(g, c) - 1, HC_ITEM_CARD)->card = hc_card(g, c);
    for (int i = unseen_cards(g, OFFERED + from); i > 0; i--) add_item(t, from, HC_NOBODY, HC_ITEM_CARD);
    for (int kind = HC_ITEM_OF_KIND; kind < HC_ITEMS_END; kind++) if (kind != HC_ITEM_FREED) read_items(g, t, from, kind);
}

static void read_deal(const game *g, hc_table *t)
{
    t->deal_round = g->bargain.round;
    t->server = (uint8_t)(g->bargain.holder ? g->bargain.holder - 1 : HC_NOBODY);
    t->parties = g->bargain.parties;
    t->proposer = (uint8_t)(g->bargain.proposer ? g->bargain.proposer - 1 : HC_NOBODY);
    if (!g->bargain.parties) return;             /* nothing lies on the table */
    for (int i = 0; i < g->players; i++) read_gives(g, t, clockwise(g, g->offense, i));
    t->dealing = t->items > 0;
    for (int s = 0; s < g->players; s++) read_items(g, t, s, HC_ITEM_FREED);
}

static uint8_t colour_drawn(const game *g)
{
    if (g->destiny_card == HC_NO_CARD || g->phase < HC_PHASE_DESTINY) return HC_NOBODY;
    int value = g->value[g->destiny_card];
    return destiny_kind(value) == HC_DESTINY_COLOUR ? (uint8_t)(value & DESTINY_SEAT) : g->defense;
}

static uint8_t mark_of(const game *g, int card)
{
    return (uint8_t)(!(g->value[card] & DESTINY_HAZARD) ? HC_MARK_NONE : varies(g, V_REVERSE_CONE) ? HC_MARK_COMET
                                                          : has_part(g, PART_hazards) ? HC_MARK_WARNING : HC_MARK_NONE);
}

int hc_destiny_used(const hc_game *g, hc_card_info out[HC_CARDS])
{
    const int n = g->pile_count[DESTINY_USED];
    for (int i = 0; i < n; i++) out[i] = hc_card(g, pile_of(g, DESTINY_USED)[i]);
    return n;
}

void read_encounters(const game *g, hc_table *t)
{
    t->planets = (uint8_t)planets_in_use(g);
    t->encounter_of_turn = (uint8_t)(g->second + 1);
    t->driving = g->now.driving;
    t->home_for_power = (uint8_t)usual_home_for_power(g);
    t->lower_wins = does_lower_win(g);
    for (int s = 0; s < g->players; s++) read_seat(g, s, &t->seat[s]);
    for (int p = 0; is_changed(g, Q_ROOM) && p < HC_PLANETS; p++) t->room[p] = (uint8_t)room_on(g, p);
    t->deck = g->pile_count[IN_DECK];
    t->destiny = g->pile_count[IN_DESTINY];
    t->destiny_used = g->pile_count[DESTINY_USED];
    t->destiny_drawn = colour_drawn(g);
    if (g->destiny_card != HC_NO_CARD && g->phase >= HC_PHASE_DESTINY) {
        t->destiny_kind = (uint8_t)destiny_kind(g->value[g->destiny_card]);
        t->destiny_mark = mark_of(g, g->destiny_card);
    }
    t->cone = (uint8_t)(g->now.reversed ? HC_CONE_REVERSED : varies(g, V_REVERSE_CONE) ? HC_CONE_NORMAL : 0);
    read_things(g, t);
    read_deal(g, t);
}

/* All but the lists whose lengths are counted, of which nothing is said beyond their ends. */
#define CLEAR(t, from, to) memset((uint8_t *)(t) + offsetof(hc_table, from), 0, offsetof(hc_table, to) - offsetof(hc_table, from))
static void clear_table(hc_table *t)
{
    memset(t, 0, offsetof(hc_table, discard));
    CLEAR(t, dealing, item);
    CLEAR(t, powers, memo);
    CLEAR(t, reward_deck, reward_discard);
    CLEAR(t, tech_deck, tech_discard);
    memset((uint8_t *)t + offsetof(hc_table, standing), 0, sizeof *t - offsetof(hc_table, standing));
}

void hc_read(const hc_game *g, hc_table *t)
{
    clear_table(t);
    t->edition = g->edition;
    t->players = g->players;
    t->viewer = g->viewer;
    t->phase = g->phase;
    t->offense = g->offense;
    t->defense = g->defense;
    t->target = g->target;
    t->winner = g->winner;
    t->turn = g->turn;
    t->encounter = g->encounter;
    t->over = g->over;
    t->won = g->won;
    t->colonies_to_win = (uint8_t)colonies_to_win(g);
    for (int s = 0; s < g->players; s++)                     /* where it has none, nothing stands */
        for (uint64_t left = g->colony[s]; left; left &= left - 1) t->ships[__builtin_ctzll(left)][s] = g->ships[s][__builtin_ctzll(left)];
    memset(t->room, 255, sizeof t->room);
    t->discards = g->pile_count[IN_DISCARD];
    const uint8_t *discards = pile_of(g, IN_DISCARD);
    for (int i = 0; i < t->discards; i++) t->discard[i] = card_info(g, discards[i]);
    t->standing = g->planets | all_moons(g);
    book_of(g)->read(g, t);
    read_powers(g, t);
    t->memos = (uint8_t)read_memos(g, t->memo, HC_MEMOS_MAX);
}
