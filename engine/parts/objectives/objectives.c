/* objectives.c - the deck of objectives: four for all, or one of two for each. */
#include "rules.h"

enum { ARRAY, HIDDEN };                                      /* options */
enum { KEEP, LAID_OUT = 4, DEALT = 2 };

static bool is_objective(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_OBJECTIVE; }

int draw_objective(game *g, int seat)
{
    if (!has_part(g, PART_objectives)) {
        add_part(g, PART_objectives);
        fill_deck(g, DECK_OBJECTIVES);
    }
    const int sheet_id = draw_from_side_deck(g, DECK_OBJECTIVES);
    return sheet_id ? new_piece(g, sheet_id, seat == NOBODY ? 0 : 1u << seat, seat == NOBODY) : -1;
}

static void ask_keep(game *g)
{
    hc_ask *q = ask(g, HC_ASK_CARD, everybody(g), 0, KEEP);
    q->sheet = CARD_objectives;
    FOR_PIECES(p, g) if (is_objective(g, p) && read_piece(g, p)->holders) among_pieces(q, p);
}

static void keep_replies(game *g)
{
    for (int s = 0; s < g->players; s++)
        FOR_PIECES_OF(p, g, HC_CARD_OBJECTIVE, s) {
            if (p == g->reply[s]) continue;
            put_in_deck(g, DECK_OBJECTIVES, read_piece(g, p)->sheet);
            remove_piece(g, p);
        }
}

/* The one that is not kept goes back unseen. */
FLOW(flow_first_objectives)
{
    FLOW_BEGIN;
    if (!has_option(g, PART_objectives, HIDDEN)) {
        for (int i = 0; i < LAID_OUT; i++) {
            const int thing = draw_objective(g, NOBODY);
            if (thing >= 0) tell(g, ev, HC_EV_PIECE, NOBODY, NOBODY, read_piece(g, thing)->sheet, HC_PIECE_LAID, 0, BY_RULES);
        }
        RETURN(0);
    }
    for (int i = 0; i < DEALT * g->players; i++) draw_objective(g, clockwise(g, g->first, i));
    ASK(ask_keep(g));
    keep_replies(g);
    FLOW_END;
}

const sheet card_objectives = {
    .name = "Objectives", .summary = "Points at the end of a game with scores", .box = HC_BOX_ODYSSEY,
    .prompt = PROMPTS([KEEP] = { "keep-objective", "Which objective do you keep? Nobody else sees it until points are counted.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "When the game is over, objectives bring points: a face-up one to everybody who fulfils it, a face-down one to its owner only." } }),
};

hc_status hc_lay_objective(hc_game *g, int seat, int sheet_id)
{
    if (seat != HC_NOBODY && (seat < 0 || seat >= g->players)) return HC_NO_SUCH_SEAT;
    if (!has_part(g, PART_objectives) || !take_from_deck(g, DECK_OBJECTIVES, sheet_id)) return HC_NOT_A_TABLE;
    new_piece(g, sheet_id, seat == HC_NOBODY ? 0 : 1u << seat, seat == HC_NOBODY);
    return HC_OK;
}

/* ---- the part -------------------------------------------------------------------------------------------------------------- */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_OBJECTIVES ? rules(g)->info.odyssey[2] : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_OBJECTIVES; }

static void set_up(game *g) { fill_deck(g, DECK_OBJECTIVES); }

/* With two each there are enough for eight. */
static void read(const game *g, hc_table *t)
{
    FOR_PIECES(p, g) {
        if (!is_objective(g, p)) continue;
        const int holder = read_piece(g, p)->holders ? holder_of(g, p) : NOBODY;
        if (read_piece(g, p)->sheet == HIDDEN_SHEET) list_thing(t, HC_LIES_OBJECTIVE, holder);
        else list_card(g, t, HC_LIES_OBJECTIVE, holder, p)->open = read_piece(g, p)->open == OPEN_TO_ALL;
    }
}

const game_part part_objectives = {
    .name = "objectives", .about = "Objectives bring points at the end, in a game with scores.", .editions = IN_FFG,
    .option = OPTIONS([ARRAY] = { "array", "Four lie face up and count for everybody; the usual way." },
                      [HIDDEN] = { "hidden", "Everybody keeps one of two face down, for themselves alone." }),
    .one_option = true, .needs_one_of = 1u << ARRAY | 1u << HIDDEN, .usual = 1u << ARRAY,
    .first_step = CORE(flow_first_objectives), .kind = HC_CARD_OBJECTIVE, .rows = rows, .deck_of = deck_of, .set_up = set_up, .read = read,
};
