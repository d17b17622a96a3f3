/* Force Field - allies of the player's choice are sent home. */
#include "rules.h"

/* Who has allied against itself is an ally of its opponent's; who has written down on which side it is will be one. */
static unsigned allies(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) || on_both_sides(g, s) || (has_paper(g, s) && !is_main(g, s))) set |= 1u << s;
    return set;
}

static bool has_allies(const game *g, const frame *f) { (void)f; return allies(g) != 0; }

static unsigned drafted_seats(const game *g)
{
    unsigned set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1u << g->draft[i];
    return set;
}

static FLOW(send_home)
{
    enum { CHOSEN = MINE, AT };
    FLOW_BEGIN;
    ASK(by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, count_bits(allies(g)), allies(g), 0), f));
    SET(CHOSEN, drafted_seats(g));
    clear_draft(g);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (L(CHOSEN) >> L(AT) & 1) CALL(expel(g, L(AT), L(SOURCE)));
    FLOW_END;
}

const sheet card_force_field = {
    .name = "Force Field", .summary = "Breaks alliances",
    .prompt = PROMPTS({ "send-home", "Whom does the Force Field send home?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL | IN_EON | IN_CLASSIC,
        .text = { "Play after allies have committed {ships} and before cards are revealed. Choose one or more allies on either side: their {ships} "
                  "return to their {colonies} and they stay out of this {encounter}." },
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ANYONE, MAY, .flow = send_home, .when = has_allies },
                         { W_PLANNING, AS_ANYONE, MAY, .flow = send_home, .when = has_allies },
                         { W_SELECTED, AS_ANYONE, MAY, .flow = send_home, .when = has_allies }) },
              { .editions = IN_FFG,
        .text = { "Play after alliances are formed. Choose one or more allies on either side: their {ships} return to their {colonies} and they stay out of this {encounter}." },
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ANYONE, MAY, .flow = send_home, .when = has_allies }) }),
};
