/* hazards.c - the hazard deck: a warning on a destiny card brings a hazard into the encounter. Most are over with it; some stay. */
#include "rules.h"

enum { EXTREME, SECOND };

static int lasts(const game *g, int thing) { return form_of(g, read_piece(g, thing)->sheet)->lasts; }

bool is_witnessed(const game *g) { return has_part(g, PART_hazards) && first_piece(g, CARD_hazard_witness) >= 0; }

bool hazard_is_due(const game *g)
{
    if (!has_part(g, PART_hazards) || has_option(g, PART_hazards, SECOND)) return false;
    return g->now.hazard || has_option(g, PART_hazards, EXTREME);
}

static void put_away(game *g, int thing)
{
    put_in_used(g, DECK_HAZARDS, read_piece(g, thing)->sheet);
    remove_piece(g, thing);
}

static int draw_hazard(game *g)
{
    if (!deck_left(g, DECK_HAZARDS)) put_back_used(g, DECK_HAZARDS);
    const int sheet_id = g->pieces < HC_PIECES ? draw_from_side_deck(g, DECK_HAZARDS) : 0;
    return sheet_id ? new_piece(g, sheet_id, 1u << g->offense, true) : -1;
}

/* Of those that tolerate no other the newest stays. */
static void drive_others_out(game *g, events *ev, int thing)
{
    FOR_PIECES(p, g) {
        const bool rival = p != thing && read_piece(g, p)->kind == HC_CARD_HAZARD && lasts(g, p) == LASTS_ALONE;
        if (!rival || lasts(g, thing) != LASTS_ALONE) continue;
        tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, read_piece(g, p)->sheet, HC_HAZARD_OVER, 0, BY_RULES);
        put_away(g, p);
    }
    watch_powers(g, ev);
}

FLOW(flow_hazard)
{
    FLOW_BEGIN;
    SET(WHAT, draw_hazard(g));
    if (L(WHAT) < 0) RETURN(0);
    tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, read_piece(g, L(WHAT))->sheet, HC_HAZARD_DRAWN, 0, BY_RULES);
    drive_others_out(g, ev, L(WHAT));
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_PIECE_LAID, g->offense);
    FLOW_END;
}

/* Where only second encounters have one: as soon as the offense goes on. */
FLOW(flow_second_hazard)
{
    FLOW_BEGIN;
    if (has_option(g, PART_hazards, SECOND) && g->second && !running(g, CORE(flow_extra))) CALL(push(g, CORE(flow_hazard), g->offense));
    FLOW_END;
}

void end_hazards(game *g)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_HAZARD && !lasts(g, p)) put_away(g, p);
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

enum { ALL_HAZARDS = 28 };

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_HAZARDS ? rules(g)->info.hazards : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_HAZARDS; }

static void set_up(game *g) { fill_deck(g, DECK_HAZARDS); }

static const char *check(const game *g)
{
    int n = deck_left(g, DECK_HAZARDS) + deck_used(g, DECK_HAZARDS);
    FOR_PIECES(p, g) {
        if (read_piece(g, p)->kind != HC_CARD_HAZARD) continue;
        if (!read_piece(g, p)->open) return "a hazard lies face down";
        n += read_piece(g, p)->sheet != CARD_backward_time;
    }
    return n > ALL_HAZARDS ? "hazards have appeared" : NULL;
}

const game_part part_hazards = {
    .name = "hazards", .about = "A warning on a {destiny_card} brings a hazard card into the {encounter}.", .editions = IN_FFG,
    .option = OPTIONS([EXTREME] = { "extreme", "A hazard card in every {encounter}." },
                      [SECOND] = { "second", "A hazard card in every second {encounter} of a turn, and in no other." }),
    .one_option = true, .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_second_hazard) }),
    .kind = HC_CARD_HAZARD, .rows = rows, .deck_of = deck_of, .set_up = set_up, .check = check,
};
