/* hazards.c - the hazard deck: a warning on a destiny card brings a hazard into the encounter. Most are over with it; some stay. */
#include "rules.h"

enum { EXTREME, SECOND, ODYSSEY = HAZARDS_ODYSSEY };

static int lasts(const game *g, int thing) { return form_of(g, read_piece(g, thing)->sheet)->lasts; }

/* A hazard in play may say how often they come; it counts more than what was agreed. */
static bool is_in_play(const game *g, int sheet_id) { return g->pieces && first_piece(g, sheet_id) >= 0; }

static bool only_in_second(const game *g)
{
    return is_in_play(g, CARD_hazard_easy_does_it) || (has_option(g, PART_hazards, SECOND) && !is_in_play(g, CARD_hazard_danger_zone));
}

bool hazard_is_due(const game *g)
{
    if (!has_part(g, PART_hazards) || only_in_second(g)) return false;
    return g->now.hazard || has_option(g, PART_hazards, EXTREME) || is_in_play(g, CARD_hazard_danger_zone);
}

void discard_hazard(game *g, int thing)
{
    put_in_used(g, DECK_HAZARDS, read_piece(g, thing)->sheet);
    remove_piece(g, thing);
}

void discard_hazard_now(game *g, events *ev, int thing)
{
    const unsigned kept = kept_by_pieces(g);
    discard_hazard(g, thing);
    watch_keepers(g, ev, kept);
}

static int draw_hazard(game *g)
{
    if (!deck_left(g, DECK_HAZARDS)) put_back_used(g, DECK_HAZARDS);
    const int sheet_id = g->pieces < HC_PIECES ? draw_from_side_deck(g, DECK_HAZARDS) : 0;
    return sheet_id ? new_piece(g, sheet_id, 1u << g->offense, true) : -1;
}

/* Of those that tolerate no other the newest stays; a semi-permanent one goes whenever any comes that stays. */
static bool gives_way(const game *g, int thing, int to)
{
    if (thing == to || read_piece(g, thing)->kind != HC_CARD_HAZARD) return false;
    return lasts(g, thing) == SEMI_PERMANENT ? lasts(g, to) : lasts(g, thing) == LASTS_ALONE && lasts(g, to) == LASTS_ALONE;
}

static void drive_others_out(game *g, events *ev, int thing, unsigned kept)
{
    FOR_PIECES(p, g) {
        if (!gives_way(g, p, thing)) continue;
        tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, read_piece(g, p)->sheet, HC_HAZARD_OVER, 0, BY_RULES);
        discard_hazard(g, p);
    }
    watch_powers(g, ev);
    watch_keepers(g, ev, kept);
}

/* With three players there would be nobody left to leave out. */
static bool is_without_effect(game *g, int thing)
{
    if (g->players > 3 || read_piece(g, thing)->sheet != CARD_hazard_interference) return false;
    discard_hazard(g, thing);
    return true;
}

FLOW(flow_hazard)
{
    FLOW_BEGIN;
    SET(COUNT, kept_by_pieces(g));
    do SET(WHAT, draw_hazard(g)); while (L(WHAT) >= 0 && is_without_effect(g, L(WHAT)) && deck_left(g, DECK_HAZARDS) + deck_used(g, DECK_HAZARDS));
    if (L(WHAT) < 0) RETURN(0);
    tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, read_piece(g, L(WHAT))->sheet, HC_HAZARD_DRAWN, 0, BY_RULES);
    drive_others_out(g, ev, L(WHAT), (unsigned)L(COUNT));
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_PIECE_LAID, g->offense);
    FLOW_END;
}

/* Where only second encounters have one: as soon as the offense goes on. */
FLOW(flow_second_hazard)
{
    FLOW_BEGIN;
    if (only_in_second(g) && g->second && !running(g, CORE(flow_extra))) CALL(push(g, CORE(flow_hazard), g->offense));
    FLOW_END;
}

void end_hazards(game *g)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_HAZARD && !lasts(g, p)) discard_hazard(g, p);
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

hc_status hc_lay_hazard_deck(hc_game *g, int sheet_id)
{
    return has_part(g, PART_hazards) && put_on_side_deck(g, DECK_HAZARDS, sheet_id, 0) ? HC_OK : HC_NOT_A_TABLE;
}

void hc_lay_hazard_deck_only(hc_game *g, int cards) { thin_deck(g, DECK_HAZARDS, cards); }

hc_status hc_lay_hazard(hc_game *g, int seat, int sheet_id)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!has_part(g, PART_hazards) || !take_from_deck(g, DECK_HAZARDS, sheet_id)) return HC_NOT_A_TABLE;
    new_piece(g, sheet_id, 1u << seat, true);
    watch_powers(g, NULL);
    return HC_OK;
}

/* ---- the part ------------------------------------------------------------------------------------------------- */

enum { ALL_HAZARDS = 54 };

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_HAZARDS ? rules(g)->info.hazards : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_HAZARDS; }

static void set_up(game *g)
{
    fill_deck(g, DECK_HAZARDS);
    for (const hc_deck_row *row = rules(g)->info.hazards; row->copies; row++)
        if (SHEETS[row->sheet]->box == HC_BOX_ODYSSEY && !has_option(g, PART_hazards, ODYSSEY)) take_from_deck(g, DECK_HAZARDS, row->sheet);
}

/* Every encounter, or only second ones. */
static hc_status refuses(const hc_setup *s)
{
    const unsigned both = 1u << EXTREME | 1u << SECOND;
    return (s->part_option[PART_hazards] & both) == both ? HC_PARTS_CLASH : HC_OK;
}

/* Universe Merge brings flares into the game. */
static int flares_later(const game *g) { return has_option(g, PART_hazards, ODYSSEY) ? 2 * (g->players - 1) : 0; }

static const char *check(const game *g)
{
    int n = deck_left(g, DECK_HAZARDS) + deck_used(g, DECK_HAZARDS);
    FOR_PIECES(p, g) {
        if (read_piece(g, p)->kind != HC_CARD_HAZARD) continue;
        if (!read_piece(g, p)->open) return "a hazard lies face down";
        n += read_piece(g, p)->sheet != CARD_backward_time;
    }
    for (int c = 0; c < g->acting_cards; c++)
        if (g->kind[c] == HC_CARD_HAZARD && g->where[c] != OUT_OF_GAME) n += 1 + ALL_HAZARDS * is_in_play(g, sheet_of_card(g, c));
    return n > ALL_HAZARDS ? "hazards have appeared" : NULL;
}

static void read(const game *g, hc_table *t)
{
    t->hazard_deck = (uint8_t)deck_left(g, DECK_HAZARDS);
    t->hazard_discards = (uint8_t)deck_used(g, DECK_HAZARDS);
    if (has_option(g, PART_hazards, ODYSSEY)) list_backs(g, t);
    for (int s = 0; s < g->players; s++)
        FOR_PIECES_OF(p, g, HC_CARD_HAZARD, s) {
            hc_thing *x = list_card(g, t, HC_LIES_HAZARD, s, p);
            x->count = read_piece(g, p)->count;
            x->open = true;
        }
}

extern const hc_deck_row HAZARDS_OF_HANDS[];

const game_part part_hazards = {
    .name = "hazards", .about = "A warning on a {destiny_card} brings a hazard card into the {encounter}.", .editions = IN_FFG,
    .option = OPTIONS([EXTREME] = { "extreme", "A hazard card in every {encounter}." },
                      [SECOND] = { "second", "A hazard card in the second {encounter} of each turn, and in no other." },
                      [ODYSSEY] = { "odyssey", "The 26 hazards of Cosmic Odyssey, too." }),
    .refuses = refuses, .flares_later = flares_later, .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_second_hazard) }),
    .hand_deck = DECKS_OF_HANDS({ HAZARDS_OF_HANDS, ODYSSEY, HC_BACK_HAZARD, true }),
    .item = hazard_items,
    .kind = HC_CARD_HAZARD, .rows = rows, .deck_of = deck_of, .set_up = set_up, .check = check, .read = read,
};
