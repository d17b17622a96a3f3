/* used.c - a tech out of those that were used. */
#include "rules.h"

/* All of the used ones that there is room for are laid out, and one of them is taken; that it is taken, and which, all have seen. */
bool can_take_used_tech(const game *g) { return has_part(g, PART_techs) && deck_used(g, DECK_TECHS) && g->pieces < HC_PIECES; }

VERB take_used_tech(game *g, int seat, int cause) { return verb_frame(g, CORE(flow_take_used), seat, 1, 0, cause); }

static void lay_used_out(game *g, int seat)
{
    while (deck_used(g, DECK_TECHS) && g->pieces < HC_PIECES) {
        const int face = nth_used(g, DECK_TECHS, 0);
        take_from_used(g, DECK_TECHS, face);
        piece_of(g, new_piece(g, face, 1u << seat, true))->tag = TECH_DRAWN;
    }
}

static void take_laid_out(game *g, events *ev, int seat, int thing, int cause)
{
    piece_of(g, thing)->tag = 0;
    piece_of(g, thing)->open = 0;
    tell(g, ev, HC_EV_KEPT_TECH, seat, NOBODY, read_piece(g, thing)->sheet, 0, 0, cause);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) {
        if (!is_drawn(g, p)) continue;
        put_in_used(g, DECK_TECHS, read_piece(g, p)->sheet);
        remove_piece(g, p);
    }
}

static void ask_used(game *g, int seat)
{
    hc_ask *q = ask(g, HC_ASK_CARD, 1u << seat, 0, HC_PROMPT_KEEP_TECH);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) if (is_drawn(g, p)) among_pieces(q, p);
}

FLOW(flow_take_used)
{
    FLOW_BEGIN;
    lay_used_out(g, f->seat);
    ASK(ask_used(g, f->seat));
    take_laid_out(g, ev, f->seat, g->answer, L(CAUSE));
    FLOW_END;
}
