/* lux.c - what the steady bot knows of lux: the market, and the lux cards, one row each at the number of its sheet. The rank says which of
 * two it turns over. */
#include "bots/steady_rows.h"

enum { FIRST = 1900, MARKET_CHOICE = 0, MARKET_WITH, MARKET_JOIN, MARKET_BUY, MARKET_WITH_ULTRA, GIFT_TO, GIFT_LUX, GIFT_ULTRA, TURN_CARD };
enum { ALONE, PAIR, ALL_BUY, A_LUX = 5, AN_ULTRA = 16, POINTS = 3 };

static int my_lux(const mind *m, int seat) { return hc_noted(&m->t, seat, HC_NOTE_LUX) + 3 * hc_noted(&m->t, seat, HC_NOTE_ULTRA_LUX); }

/* What each way brings this seat, less half of what it brings the others. */
static int worth_of_market(const mind *m, int way)
{
    int mine = my_lux(m, m->me) / (3 - way), theirs = 0;
    for (int s = 0; s < m->t.players && way == ALL_BUY; s++) if (s != m->me) theirs += my_lux(m, s);
    if (mine > 6) mine = 6;
    return 4 * mine - 2 * theirs - (way == PAIR ? 3 : 0);
}

static int answer_market_choice(mind *m, int choice[])
{
    int best = ALONE;
    for (int way = PAIR; way <= ALL_BUY; way++)
        if (is_offered(m, way) && worth_of_market(m, way) > worth_of_market(m, best)) best = way;
    return answer_one(m, choice, best);
}

/* The partner who can buy least. */
static int poorest(const mind *m)
{
    int best = -1;
    for (int i = 0; i < m->options; i++) {
        const int seat = m->option[i].choice;
        if (seat < m->t.players && (best < 0 || my_lux(m, seat) < my_lux(m, best))) best = seat;
    }
    return best;
}

static int best_to_turn(mind *m, int choice[])
{
    int best = -1, most = -1;
    for (int i = 0; i < m->options; i++) {
        const int rank = rank_of(hc_card(m->view, m->option[i].choice).sheet);
        if (rank <= most) continue;
        most = rank;
        best = m->option[i].choice;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

static int answer_market(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case MARKET_CHOICE: return answer_market_choice(m, choice);
    case MARKET_WITH: return answer_one(m, choice, poorest(m));
    case MARKET_JOIN:
    case MARKET_WITH_ULTRA: return answer_one(m, choice, 1);
    case MARKET_BUY: return answer_one(m, choice, most_offered(m));
    case TURN_CARD: return best_to_turn(m, choice);
    default: return 0;
    }
}

/* ---- points ----------------------------------------------------------------------------------------------------------- */

/* As few as turn the encounter, if that is to be had. */
static int lux_to_win(const mind *m)
{
    hc_sum sum;
    const int side = my_side(m);
    hc_totals(m->view, &sum);
    const int behind = sum.total[!side] - sum.total[side];
    return behind < 0 ? 0 : behind / POINTS + 1;
}

static int use_patron(mind *m, int sheet)
{
    (void)sheet;
    const int needed = lux_to_win(m), have = my_lux(m, m->me);
    return needed && needed <= have ? swing(m, my_side(m), POINTS * needed) - A_LUX * needed / 2 : NOT_NOW;
}

static int use_conservator(mind *m, int sheet)
{
    (void)sheet;
    const int n = my_lux(m, m->me) < 3 ? my_lux(m, m->me) : 3;
    return adding_value(m, my_side(m), POINTS * n) - A_LUX * n / 2;
}

static int answer_points(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, my_side(m));
    const int needed = hc_revealed(m->view) ? lux_to_win(m) : 3;
    return answer_one(m, choice, is_offered(m, needed) ? needed : most_offered(m));
}

/* ---- other uses -------------------------------------------------------------------------------------------------------- */

static int use_bootleg(mind *m, int sheet) { (void)sheet; return m->t.seat[m->me].warp <= 3 ? 4 : NOT_NOW; }
static int use_liberator(mind *m, int sheet) { (void)sheet; return m->t.seat[m->me].warp >= 4 ? 10 : NOT_NOW; }
static int use_evacuator(mind *m, int sheet) { (void)sheet; return my_side(m) < 2 && !is_main(m, m->me) ? -expected_now(m) - AN_ULTRA : NOT_NOW; }
static int use_flare_access(mind *m, int sheet) { (void)sheet; return my_lux(m, m->me) >= 6 ? 3 : NOT_NOW; }

static int answer_myself(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_SEAT && is_offered(m, m->me)) return answer_one(m, choice, m->me);
    return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, 1) : 0;
}

/* A lux rather than a ship. */
static int answer_rent(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, is_offered(m, 0) ? 0 : 1) : 0; }

/* The best card of the discards, and of two flares any. */
static int answer_best(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, 1, 1) : 0; }

/* As many as it can pay for, the best. */
static int answer_hide(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, m->q.most, 1) : 0; }

static const knowledge ROW[] = {
    [1900 - FIRST] = { .name = "Lux Market", .answer = answer_market },
    [1901 - FIRST] = { .name = "Auxiliary Lux Scoop", .rank = 40 },
    [1902 - FIRST] = { .name = "Bootleg Market", .use = use_bootleg, .rank = 55 },
    [1903 - FIRST] = { .name = "Bureaucrat", .rank = 30 },
    [1904 - FIRST] = { .name = "Liquidation Sale", .rank = 45 },
    [1905 - FIRST] = { .name = "Lux Skimmer", .rank = 50 },
    [1906 - FIRST] = { .name = "Pillager", .rank = 35 },
    [1907 - FIRST] = { .name = "Surge Protector", .rank = 20 },
    [1908 - FIRST] = { .name = "Chronovizier", .rank = 25 },
    [1909 - FIRST] = { .name = "Conservator", .use = use_conservator, .answer = answer_points, .rank = 38 },
    [1910 - FIRST] = { .name = "Flare Access", .use = use_flare_access, .answer = answer_best, .rank = 32 },
    [1911 - FIRST] = { .name = "Garbage Sifter", .use = use_gladly, .answer = answer_best, .rank = 18 },
    [1912 - FIRST] = { .name = "Landlord (lux)", .answer = answer_rent, .rank = 42 },
    [1913 - FIRST] = { .name = "Liquefier", .use = use_never, .rank = 10 },
    [1914 - FIRST] = { .name = "Patron", .use = use_patron, .answer = answer_points, .rank = 34 },
    [1915 - FIRST] = { .name = "Reassurance Agent", .use = use_gladly, .rank = 22 },
    [1916 - FIRST] = { .name = "Stealth Device", .use = use_gladly, .answer = answer_hide, .rank = 15 },
    [1917 - FIRST] = { .name = "Defector Recruiter", .use = use_gladly, .rank = 16 },
    [1918 - FIRST] = { .name = "Double Ultra Luxurious Lifestyle", .rank = 28 },
    [1919 - FIRST] = { .name = "Evacuator", .use = use_evacuator, .answer = answer_myself, .rank = 12 },
    [1920 - FIRST] = { .name = "Immunizer", .use = use_never, .answer = answer_myself, .rank = 8 },
    [1921 - FIRST] = { .name = "Liberator", .use = use_liberator, .answer = answer_myself, .rank = 36 },
    [1922 - FIRST] = { .name = "Palm Greaser", .use = use_never, .rank = 6 },
    [1923 - FIRST] = { .name = "Sticky Digits", .use = use_never, .rank = 14 },
    [1924 - FIRST] = { .name = "Trading Halt", .use = use_never, .rank = 4 },
    [1925 - FIRST] = { .name = "Gift of Lux", .use = use_never },
};
const knowledge_set rows_lux = { FIRST, sizeof ROW / sizeof *ROW, ROW };
