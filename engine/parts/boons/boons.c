/* boons.c - cards that players begin with: who has which, how they are drawn, and how they leave. */
#include "rules.h"

enum { ENVOYS, PRIVILEGES };                                 /* options */
enum { KEEP };                                               /* prompt */

static bool is_boon(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_BOON; }

/* ---- drawing ------------------------------------------------------------------------------------------------------------ */

static int nth_of_sort(const game *g, int sort, int nth)
{
    for (const hc_deck_row *row = BOON_CARDS; row->copies; row++)
        if (form_of(g, row->sheet)->boon == sort && is_in_deck(g, DECK_BOONS, row->sheet) && nth-- == 0) return row->sheet;
    return 0;
}

int draw_boon(game *g, int seat, int sort)
{
    int n = 0;
    while (nth_of_sort(g, sort, n)) n++;
    if (!n) return -1;
    const int sheet_id = nth_of_sort(g, sort, (int)random_below(g, (uint32_t)n));
    take_from_deck(g, DECK_BOONS, sheet_id);
    return new_piece(g, sheet_id, 1u << seat, true);
}

void drop_boon(game *g, events *ev, int thing, int cause)
{
    tell(g, ev, HC_EV_PIECE, holder_of(g, thing), NOBODY, read_piece(g, thing)->sheet, HC_PIECE_AWAY, 0, cause);
    remove_piece(g, thing);
}

/* At a table of two aliens each: the second one, which nobody else has. */
static bool is_second_alien(const hc_setup *s, int seat, int at)
{
    const int alien = s->gift[seat][at];
    const uint64_t boxes = s->boxes ? s->boxes : hc_usual_boxes(s->edition);
    if (!is_alien(alien) || !plays_two_aliens(s->variants) || !is_in_boxes(alien, s->edition, boxes)) return false;
    for (int other = 0; other < s->players; other++) {
        if (s->alien[other] == alien || aliens_clash(alien, s->alien[other], s->edition)) return false;
        for (int i = 0; i < HC_GIFTS; i++) {
            const int gift = s->gift[other][i];
            const bool before = other < seat || (other == seat && i < at);
            if (before && is_alien(gift) && (other == seat || gift == alien || aliens_clash(alien, gift, s->edition))) return false;
        }
    }
    const form *f = form_in(alien, s->edition);
    return s->players >= f->players_min && has_needed(f, s->parts) && has_room_as_second(alien, s->players);
}

int second_alien_given(const hc_setup *s, int seat)
{
    for (int i = 0; i < HC_GIFTS; i++) if (is_alien(s->gift[seat][i])) return s->gift[seat][i];
    return 0;
}

hc_status check_gifts(const hc_setup *s, int *at)
{
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < HC_GIFTS; i++) {
            const form *f = s->gift[seat][i] ? form_in(s->gift[seat][i], s->edition) : NULL;
            if (!s->gift[seat][i]) continue;
            *at = seat;
            if (!f || seat >= s->players || (!f->boon && !is_second_alien(s, seat, i))) return HC_NO_SUCH_GIFT;
            *at = HC_NOBODY;
        }
    return HC_OK;
}

bool has_gifts(const hc_setup *s)
{
    for (int seat = 0; seat < SEATS; seat++) for (int i = 0; i < HC_GIFTS; i++) if (s->gift[seat][i] && !is_alien(s->gift[seat][i])) return true;
    return false;
}

void lay_gifts(game *g, const hc_setup *s)
{
    for (int seat = 0; seat < g->players; seat++)
        for (int i = 0; i < HC_GIFTS; i++) {
            if (!s->gift[seat][i] || is_alien(s->gift[seat][i])) continue;
            take_from_deck(g, DECK_BOONS, s->gift[seat][i]);
            new_piece(g, s->gift[seat][i], 1u << seat, true);
        }
}

hc_status hc_lay_boon(hc_game *g, int seat, int sheet_id)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!has_part(g, PART_boons) || !take_from_deck(g, DECK_BOONS, sheet_id)) return HC_NOT_A_TABLE;
    return new_piece(g, sheet_id, 1u << seat, true) < 0 ? HC_NOT_A_TABLE : HC_OK;
}

/* ---- where a table wants them for all -------------------------------------------------------------------------------- */

static bool is_privilege(const game *g, int thing) { return is_boon(g, thing) && form_of(g, read_piece(g, thing)->sheet)->boon == BOON_PRIVILEGE; }

static void ask_keep(game *g)
{
    hc_ask *q = ask(g, HC_ASK_CARD, everybody(g), 0, KEEP);
    q->sheet = CARD_boons;
    FOR_PIECES(p, g) if (is_privilege(g, p)) among_pieces(q, p);
}

static void keep_replies(game *g, events *ev)
{
    for (int i = 0; i < g->players; i++) {
        const int seat = clockwise(g, g->first, i);
        FOR_PIECES_OF(p, g, HC_CARD_BOON, seat) if (is_privilege(g, p) && p != g->reply[seat]) drop_boon(g, ev, p, BY_RULES);
    }
}

static void tell_boons(const game *g, events *ev)
{
    for (int i = 0; i < g->players; i++)
        FOR_PIECES_OF(p, g, HC_CARD_BOON, clockwise(g, g->first, i))
            tell(g, ev, HC_EV_PIECE, clockwise(g, g->first, i), NOBODY, read_piece(g, p)->sheet, HC_PIECE_LAID, 0, BY_RULES);
}

FLOW(flow_first_boons)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->players && has_option(g, PART_boons, ENVOYS); i++) draw_boon(g, clockwise(g, g->first, i), BOON_ENVOY);
    tell_boons(g, ev);
    if (has_option(g, PART_boons, PRIVILEGES) && g->players <= 5) {
        for (int i = 0; i < 2 * g->players; i++) draw_boon(g, clockwise(g, g->first, i), BOON_PRIVILEGE);
        ASK(ask_keep(g));
        keep_replies(g, ev);
    }
    FLOW_END;
}

const sheet card_boons = {
    .name = "Envoys and Privileges", .summary = "Cards that players begin with", .box = HC_BOX_ODYSSEY,
    .prompt = PROMPTS([KEEP] = { "keep-privilege", "Which privilege do you keep? The other one is discarded.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "Envoys are small powers on top of your own; privileges are used once. In a campaign they are won." } }),
};

/* ---- the part ------------------------------------------------------------------------------------------------------------ */

static const hc_deck_row *rows(const game *g, int deck) { (void)g; return deck == DECK_BOONS ? BOON_CARDS : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_BOONS; }

static void set_up(game *g) { fill_deck(g, DECK_BOONS); }

/* What is used leaves the game. */
static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)seat, (void)cause;
    remove_piece(g, thing);
    return NULL;
}

static void throw_away(game *g, int seat, int thing) { (void)seat; remove_piece(g, thing); }

enum { FLARES_LATER = 16 /* ten by Bright */, MOST_WITH_PRIVILEGES = 5 };

static int flares_later(const game *g) { (void)g; return FLARES_LATER; }

static hc_status refuses(const hc_setup *s)
{
    return s->part_option[PART_boons] >> PRIVILEGES & 1 && s->players > MOST_WITH_PRIVILEGES ? HC_PART_NEEDS_PLAYERS : HC_OK;
}

static void read(const game *g, hc_table *t)
{
    FOR_PIECES(p, g) if (is_boon(g, p)) list_card(g, t, HC_LIES_BOON, holder_of(g, p), p)->open = true;
}

const game_part part_boons = {
    .name = "boons", .about = "Envoys and privileges of Cosmic Odyssey: cards that players begin with.", .editions = IN_FFG,
    .option = OPTIONS([ENVOYS] = { "envoys", "Everybody begins with an envoy, a small power on top of their own; the usual ones." },
                      [PRIVILEGES] = { "privileges", "Everybody is dealt two privileges and keeps one, for up to five players." }),
    .needs_one_of = 1u << ENVOYS | 1u << PRIVILEGES, .usual = 1u << ENVOYS, .refuses = refuses,
    .first_step = CORE(flow_first_boons), .kind = HC_CARD_BOON, .rows = rows, .deck_of = deck_of, .set_up = set_up,
    .spend = spend, .throw_away = throw_away, .flares_later = flares_later, .read = read,
};

const hc_deck_row BOON_CARDS[] = {
#define CARD(id, name) { HC_CARD_BOON, 0, 1, id },
#include "parts/boons/list.h"
#undef CARD
#define X(name) { HC_CARD_BOON, 0, 1, CARD_prize_##name },
    X(flare) X(ultra) X(rewards) X(discards) X(three)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

int hc_boon_sort(int which, int sheet_id)
{
    const form *f = form_in(sheet_id, which);
    return f ? f->boon : 0;
}
