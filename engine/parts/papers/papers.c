/* papers.c - what players have written down in secret: that there is a paper all see, what is on it its writer alone. A card that lets
 * one be written brings the part into the game. */
#include "rules.h"

enum { NO_PAPER, BLANK = 255 };                  /* else the number, plus one; of a view: it is not the viewer's */

static uint8_t *paper_of(game *g, int seat) { return &g->kept[KEPT_PAPERS + seat]; }
static int read_paper(const game *g, int seat) { return g->kept[KEPT_PAPERS + seat]; }

void write_paper(game *g, int seat, int n)
{
    add_part(g, PART_papers);
    *paper_of(g, seat) = (uint8_t)(n + 1);
}

bool has_paper(const game *g, int seat) { return has_part(g, PART_papers) && read_paper(g, seat) != NO_PAPER; }
int  paper_of_seat(const game *g, int seat) { return has_paper(g, seat) && read_paper(g, seat) != BLANK ? read_paper(g, seat) - 1 : NOTHING_WRITTEN; }

void burn_paper(game *g, int seat) { if (has_part(g, PART_papers)) *paper_of(g, seat) = NO_PAPER; }
void burn_papers(game *g) { for (int s = 0; has_part(g, PART_papers) && s < g->players; s++) burn_paper(g, s); }

/* ---- writing and showing --------------------------------------------------------------------------------------------------- */

enum { SIDE, HOW_MANY, FROM_WHERE };             /* prompts */

int most_to_write(const game *g, int seat)
{
    const int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit), have = ships_to_send(g, seat);
    return most < have ? most : have;
}

static hc_ask *of_paper(hc_ask *q, const frame *f)
{
    q->sheet = CARD_papers;
    q->who = f->seat;
    return q;
}

/* What stands in the frame is gone before anybody else is asked. */
FLOW(flow_write)
{
    FLOW_BEGIN;
    SET(WHAT, SIDE_OFFENSE);
    if (!is_main(g, f->seat)) {
        ASK(of_paper(ask(g, HC_ASK_SIDE, 1u << f->seat, invitations_of(g, f->seat), SIDE), f));
        SET(WHAT, g->answer);
    }
    ASK(of_paper(ask(g, HC_ASK_NUMBER, 1u << f->seat, numbers(1, most_to_write(g, f->seat)), HOW_MANY), f));
    write_paper(g, f->seat, WRITTEN(L(WHAT), g->answer));
    FLOW_END;
}

static int first_writer(const game *g)
{
    for (int i = 0; i < g->players; i++) if (has_paper(g, g->order[i])) return g->order[i];
    return NOBODY;
}

/* Of those that are there. */
static void ask_from_where(game *g, int seat, int wanted)
{
    const int have = ships_to_send(g, seat), most = wanted < have ? wanted : have;
    hc_ask *q = pick(g, HC_ASK_PLANET, seat, most, most, ways_out(g, seat), FROM_WHERE);
    q->sheet = CARD_papers;
    q->who = (uint8_t)seat;
}

/* When the outcome is counted. Whoever may not ally any more has written in vain. */
FLOW(flow_show_papers)
{
    FLOW_BEGIN;
    while (SET(WHO, first_writer(g)), L(WHO) != NOBODY) {
        SET(WHAT, written_side(paper_of_seat(g, L(WHO))));
        SET(COUNT, written_ships(paper_of_seat(g, L(WHO))));
        burn_paper(g, L(WHO));
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, L(COUNT), HOW_MANY, 0, BY_SHEET(CARD_papers));
        if (!is_main(g, L(WHO)) && (g->now.barred >> L(WHO) & 1 || takes_part(g, L(WHO)) || !may_side_with(g, L(WHO), L(WHAT)))) continue;
        LET_LEAVE(L(WHO));
        if (!ways_out(g, L(WHO))) continue;
        ASK(ask_from_where(g, L(WHO), L(COUNT)));
        SORT_OUT(L(WHO), L(WHO), HC_PLACES);
        if (is_main(g, L(WHO))) add_ships(g, ev, L(WHO), BY_RULES);
        else join_side(g, ev, L(WHO), L(WHAT), BY_RULES);
        SPREAD_NEWS;
    }
    RETURN(0);
    FLOW_END;
}

const sheet card_papers = {
    .name = "Paper", .summary = "Written in secret",
    .prompt = PROMPTS([SIDE] = { "written-side", "Which side do you write down?", { 0 } },
                [HOW_MANY] = { "written", "How many {ships} do you write down?", { 0 } },
                [FROM_WHERE] = { "written-from", "From which {colonies} do the {ships} come that you have written down?", { 0 } }),
    .told = TOLD({ "<Seat> [has] written down <a:ship>.", HOW_MANY, 0 }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Whoever has written down side and number shows the paper when the cards are up: the {ships} come from {colonies} then, and count, land or are lost as if they had been there all along." } }),
};

/* ---- the part ---------------------------------------------------------------------------------------------------------- */

static void hide(const game *g, int seat, game *v)
{
    for (int s = 0; s < g->players; s++) if (s != seat && read_paper(g, s)) *paper_of(v, s) = BLANK;
}

/* As many as anybody could send, for a side that has invited its writer. */
static void guess(game *g, int seat)
{
    (void)seat;
    for (int s = 0; s < g->players; s++) {
        if (read_paper(g, s) != BLANK) continue;
        const unsigned sides = invitations_of(g, s);
        const int side = sides == 3 ? (int)random_below(g, 2) : sides == 2 ? SIDE_DEFENSE : SIDE_OFFENSE;
        write_paper(g, s, WRITTEN(side, 1 + (int)random_below(g, (uint32_t)rules(g)->ship_limit)));
    }
}

static void digest(uint64_t *h, const game *g) { for (int s = 0; s < g->players; s++) stir(h, (unsigned)read_paper(g, s)); }

const game_part part_papers = {
    .step = STEPS({ .before = CORE(flow_outcome), .flow = CORE(flow_show_papers) }), .hide = hide, .guess = guess, .digest = digest,
};
