/* claim.c - winning as an event: claimed, denied, shared, taken away; and how near everybody is to it. */
#include "rules.h"

static int markers_needed(const game *g, int seat) { return limit(g, Q_COLONIES_TO_WIN, seat, colonies_to_win(g)); }

bool has_enough_colonies(const game *g, int seat) { return colonies_that_count(g, seat) >= markers_needed(g, seat); }

static unsigned allowed_to_win(const game *g, unsigned seats, int how)
{
    for (int s = 0; s < g->players; s++) if (seats >> s & 1 && !may(g, Q_MAY_WIN, s, how)) seats &= ~(1u << s);
    return seats;
}

/* Asked in every encounter: where nothing changes what counts, and for whom, all need the same number. */
static unsigned with_enough_colonies(const game *g)
{
    const bool usual = !is_changed(g, Q_MARKER) && !is_changed(g, Q_COLONIES_TO_WIN);
    const int needed = usual ? colonies_to_win(g) : 0;
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) set |= (unsigned)(usual ? has_foreign_colonies(g, s, needed) : has_enough_colonies(g, s)) << s;
    return set;
}

/* A deal is one moment, whatever follows from its parts. */
unsigned winners_by_colonies(const game *g)
{
    unsigned set = with_enough_colonies(g);
    if (!set || running(g, CORE(flow_carry_out)) || win_waits(g)) return 0;
    set = allowed_to_win(g, set, WIN_BY_COLONIES);
    return has_part(g, PART_teams) ? teams_with(g, set) : set;
}

VERB claim(game *g, unsigned seats, int cause)
{
    frame *f = push(g, CORE(flow_claim), g->offense);
    f->local[MINE] = (int16_t)seats;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

/* A power that answers claims itself cannot do so in the middle of one of its own: nobody slips in beside it. */
static bool judges_claims(const game *g, int cause)
{
    const form *f = is_rule(cause) ? NULL : form_of(g, sheet_of(g, cause));
    if (f) FOR_HOOKS(h, f, POWER) if (h->window == W_WIN_CLAIMED) return true;
    return false;
}

void share_win(game *g, events *ev, int seat, int cause)
{
    g->won |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_WON, seat, NOBODY, colonies_that_count(g, seat), 1, 0, cause);
}

void win_alone(game *g, events *ev, int seat, int cause)
{
    g->won = 0;
    share_win(g, ev, seat, cause);
}

void deny_win(game *g, events *ev, const frame *f)
{
    tell(g, ev, HC_EV_WIN_DENIED, L(WHO), NOBODY, foreign_colonies(g, L(WHO)), 0, 0, L(SOURCE));
}

/* Both of a team need a condition; who has one by a power is told of here. */
static void settle_claims_of_teams(game *g, events *ev, const frame *f)
{
    const unsigned by_power = (unsigned)L(WHAT);
    g->won = (uint8_t)settle_teams(g, ev, g->won, by_power);
    for (int s = 0; s < g->players; s++)
        if (g->won >> s & 1 && !has_enough_colonies(g, s)) share_win(g, ev, s, by_power >> s & 1 ? L(MINE2) : BY_RULES);
}

/* All who meet a winning condition at the same moment share the win. Each claim may be denied; when some stand, the end itself
 * may still be changed by who waits for it. Where nobody has won after all, play goes on. */
FLOW(flow_claim)
{
    enum { CLAIMANTS = MINE, BY, TURN };
    FLOW_BEGIN;
    SET(BY, L(CAUSE));
    SET(CLAIMANTS, allowed_to_win(g, (unsigned)L(CLAIMANTS), WIN_BY_POWER));
    SET(WHAT, L(CLAIMANTS));                     /* by a power, not by colonies */
    if (!judges_claims(g, L(BY))) SET(CLAIMANTS, L(CLAIMANTS) | (int)winners_by_colonies(g));
    if (has_part(g, PART_teams)) SET(CLAIMANTS, allowed_to_win(g, with_partners(g, (unsigned)L(CLAIMANTS)), WIN_BY_POWER));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!(L(CLAIMANTS) >> L(WHO) & 1)) continue;
        SET(COUNT, 1);
        SET(CAUSE, L(WHAT) >> L(WHO) & 1 ? L(BY) : BY_RULES);
        RESPOND(W_WIN_CLAIMED, L(WHO));
        if (g->result <= 0) continue;
        if (has_part(g, PART_teams) || is_rule(L(CAUSE)) || has_enough_colonies(g, L(WHO))) g->won |= (uint8_t)(1u << L(WHO));
        else share_win(g, ev, L(WHO), L(CAUSE));
    }
    if (has_part(g, PART_teams)) settle_claims_of_teams(g, ev, f);
    if (!g->won) RETURN(0);
    OPEN(W_GAME_ENDS);
    if (!g->won && !g->ended) RETURN(0);
    g->ended = 1;
    UNWIND(CORE(flow_game), 0);
    FLOW_END;
}

/* ---- how near ---------------------------------------------------------------------------------------------- */

int part_of_way(int done, int needed)
{
    return done >= needed ? HC_ALL_THE_WAY : done <= 0 ? 0 : done * HC_ALL_THE_WAY / needed;
}

/* By what the viewer can see: of a condition that lies face down nothing is known. */
static int own_progress(const game *g, int seat)
{
    int best = 0;
    bool usual = true;
    for (int p = 0; p < POWERS; p++) {
        const form *f = g->power[p].alien ? form_of(g, g->power[p].alien) : NULL;
        if (!f || !f->progress || !in_force(g, p)) continue;
        int part = f->progress(g, p, seat);
        if (part > best) best = part;
        usual &= !f->replaces_win;
    }
    int part = usual ? part_of_way(colonies_that_count(g, seat), markers_needed(g, seat)) : 0;
    return part > best ? part : best;
}

/* A team is as far as its two players together. */
int encounter_progress(const game *g, int seat)
{
    const int partner = partner_of(g, seat), own = own_progress(g, seat);
    return partner == NOBODY ? own : (own + own_progress(g, partner)) / 2;
}
