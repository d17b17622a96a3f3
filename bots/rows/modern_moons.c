/* modern_moons.c - what the steady bot knows of the moons of the modern edition: one row each, at the number of its sheet. The rank says
 * which of three it puts away: the least; and above all whether it sends a ship there. */
#include "bots/steady_rows.h"

enum { FIRST = 1700, DROP_MOON = 0, ATTACH, SETTLE, DEFEND, LAUNCH, A_LOT = 6 };

/* ---- the rules of moons -------------------------------------------------------------------------------------------------- */

static int worst_moon(const mind *m, int choice[])
{
    int worst = -1, least = 0;
    for (int i = 0; i < m->options; i++) {
        const int rank = rank_of(hc_card(m->view, m->option[i].choice).sheet);
        if (worst >= 0 && rank >= least) continue;
        worst = m->option[i].choice;
        least = rank;
    }
    return worst < 0 ? 0 : answer_one(m, choice, worst);
}

/* An unknown moon is worth a ship where two or more stand; a known one if it is a good one. */
static int wants_moon(const mind *m)
{
    const int planet = m->t.target;
    const hc_thing *x = NULL;
    if (planet >= m->t.planets || m->t.ships[planet][m->me] < 2) return 0;
    while ((x = hc_next_thing(&m->t, x, HC_NOBODY, HC_LIES_MOON)) != NULL)
        if (x->ground == planet) return x->card.kind == HC_CARD_NONE || rank_of(x->sheet) >= 0;
    return 0;
}

/* What stands on a moon stays there, unless there is nothing else to send. */
static int send_from_moons(mind *m, int choice[])
{
    int n = 0;
    if (m->q.least) choice[n++] = m->option[0].choice;
    choice[n++] = HC_DONE;
    return n;
}

static int answer_rules_of_moons(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case DROP_MOON: return worst_moon(m, choice);
    case ATTACH: return answer_safest_home(m, choice);
    case SETTLE: return answer_one(m, choice, wants_moon(m));
    case DEFEND: return answer_one(m, choice, 0);
    case LAUNCH: return send_from_moons(m, choice);
    default: return 0;
    }
}

/* ---- uses ------------------------------------------------------------------------------------------------------------------ */

static int moons_of_others(const mind *m)
{
    int n = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, HC_NOBODY, HC_LIES_MOON)) != NULL;) n += x->count && x->holder != m->me;
    return n;
}

static int use_hulk(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 2 * m->t.seat[m->me].ships_in); }
static int use_shift(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 3 * moons_of_others(m)); }
static int use_double(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), m->t.seat[m->me].played_card.value); }
static int use_moons(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), moons_of_others(m) + 1); }
static int use_poor_hand(mind *m, int sheet) { (void)sheet; return hand_quality(m, m->me) < A_LOT ? 4 : NOT_NOW; }
static int use_on_leader(mind *m, int sheet)
{
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (s != m->me && m->t.seat[s].foreign_colonies >= 4) return 20;
    return NOT_NOW;
}
static int use_as_main(mind *m, int sheet) { (void)sheet; return is_against_me(m, m->q.who) ? 6 : NOT_NOW; }

static int answer_most_drawn(mind *m, int choice[]) { return m->q.kind == HC_ASK_NUMBER ? answer_one(m, choice, most_offered(m)) : 0; }
static int answer_no(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, 0) : 0; }
static int answer_yes(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, 1) : 0; }
/* Of each verse of Tongues it knows the word (rhyme_of_verse in parts/moons/orbits.h). */
static int answer_in_rhyme(mind *m, int choice[]) { return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, m->q.prompt % 4) : 0; }
static int answer_best(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, 1, 1) : 0; }

static const knowledge ROW[] = {
    [1700 - FIRST] = { .name = "Moons", .answer = answer_rules_of_moons },
    [1701 - FIRST] = { .name = "Hulk Out", .use = use_hulk, .rank = 30 },
    [1702 - FIRST] = { .name = "Hearth Fire", .use = use_gladly, .rank = 12 },
    [1703 - FIRST] = { .name = "Threeinforce", .use = use_never, .rank = 12 },
    [1704 - FIRST] = { .name = "Moon Boom", .use = use_never, .rank = 12 },
    [1705 - FIRST] = { .name = "Inertia", .use = use_on_leader, .rank = 12 },
    [1706 - FIRST] = { .name = "Loner", .use = use_gladly, .rank = 12 },
    [1707 - FIRST] = { .name = "Zap Rod", .use = use_as_main, .rank = 12 },
    [1708 - FIRST] = { .name = "Blue Shift", .use = use_shift, .rank = 12 },
    [1709 - FIRST] = { .name = "Displace", .use = use_never, .rank = 12 },
    [1710 - FIRST] = { .name = "Deal Breaker", .use = use_always, .rank = 12 },
    [1711 - FIRST] = { .name = "Multiplier", .use = use_double, .rank = 30 },
    [1712 - FIRST] = { .name = "Replay", .use = use_gladly, .rank = 12 },
    [1713 - FIRST] = { .name = "Fully Commit", .use = use_gladly, .rank = 12 },
    [1714 - FIRST] = { .name = "Just Rewards", .use = use_never, .rank = 12 },
    [1715 - FIRST] = { .name = "Harvest", .use = use_poor_hand, .rank = 12 },
    [1716 - FIRST] = { .name = "Moon Solidarity", .use = use_moons, .rank = 12 },
    [1717 - FIRST] = { .name = "Jubba Cloak", .rank = 1 },
    [1718 - FIRST] = { .name = "Strengthen Allies", .use = use_never, .rank = 12 },
    [1719 - FIRST] = { .name = "Weaken Allies", .use = use_never, .rank = 12 },
    [1720 - FIRST] = { .name = "Hubris (secret)", .use = use_always, .rank = 12 },
    [1721 - FIRST] = { .name = "The Spoils", .use = use_always, .rank = 12 },
    [1722 - FIRST] = { .name = "Stack", .use = use_never, .rank = 12 },
    [1723 - FIRST] = { .name = "Payback", .use = use_always, .rank = 12 },
    [1724 - FIRST] = { .name = "Biofuel", .use = use_never, .rank = 12 },
    [1725 - FIRST] = { .name = "Peace Move", .rank = 5 },
    [1726 - FIRST] = { .name = "Zap Grab", .rank = 12 },
    [1727 - FIRST] = { .name = "Emergence", .rank = 12 },
    [1728 - FIRST] = { .name = "+4 Then -4", .rank = 12 },
    [1729 - FIRST] = { .name = "Metamorph", .rank = 12 },
    [1730 - FIRST] = { .name = "Attack Preview", .rank = 12 },
    [1731 - FIRST] = { .name = "Migration (quarter)", .rank = 12 },
    [1732 - FIRST] = { .name = "Treasure Hunt", .answer = answer_best, .rank = 12 },
    [1733 - FIRST] = { .name = "Flare Magnet (quarter)", .rank = 12 },
    [1734 - FIRST] = { .name = "Ascetic", .rank = 12 },
    [1735 - FIRST] = { .name = "Alms (quarter)", .rank = 12 },
    [1736 - FIRST] = { .name = "Sad Revelations", .rank = 12 },
    [1737 - FIRST] = { .name = "Deal Deck", .rank = 12 },
    [1738 - FIRST] = { .name = "Discard Deal (cheesy)", .rank = 12 },
    [1739 - FIRST] = { .name = "Reboot", .rank = -5 },
    [1740 - FIRST] = { .name = "Atrophy", .rank = 12 },
    [1741 - FIRST] = { .name = "Game Over", .rank = -10 },
    [1742 - FIRST] = { .name = "Planetless", .rank = 0 },
    [1743 - FIRST] = { .name = "Offence", .rank = 12 },
    [1744 - FIRST] = { .name = "Defence", .rank = 12 },
    [1745 - FIRST] = { .name = "Limiter", .rank = 0 },
    [1746 - FIRST] = { .name = "404", .rank = 12 },
    [1747 - FIRST] = { .name = "Gate Version 1.1", .rank = 12 },
    [1748 - FIRST] = { .name = "Gate Version 0.9", .rank = 12 },
    [1749 - FIRST] = { .name = "Omega Base", .rank = 12 },
    [1750 - FIRST] = { .name = "Deceleration", .rank = -3 },
    [1751 - FIRST] = { .name = "Acceleration", .answer = answer_yes, .rank = 12 },
    [1752 - FIRST] = { .name = "Compassion", .rank = -1 },
    [1753 - FIRST] = { .name = "Moon Shine", .rank = 12 },
    [1754 - FIRST] = { .name = "Moon Mandate", .rank = 12 },
    [1755 - FIRST] = { .name = "Failed Deal -1/-2", .rank = 12 },
    [1756 - FIRST] = { .name = "Reinforce +2/+4", .rank = 12 },
    [1757 - FIRST] = { .name = "New Hand +1/+2", .rank = 15 },
    [1758 - FIRST] = { .name = "Rewards +1/+2", .rank = 15 },
    [1759 - FIRST] = { .name = "Retrieval +1/+2", .rank = 25 },
    [1760 - FIRST] = { .name = "Gate +1/+2", .rank = 20 },
    [1761 - FIRST] = { .name = "Flare +1/+2", .rank = 12 },
    [1762 - FIRST] = { .name = "Compensation +1/+2", .rank = 12 },
    [1763 - FIRST] = { .name = "Home +1/+2", .rank = 25 },
    [1764 - FIRST] = { .name = "Flush", .rank = -5 },
    [1765 - FIRST] = { .name = "Warped", .rank = -2 },
    [1766 - FIRST] = { .name = "Home Strong", .rank = 30 },
    [1767 - FIRST] = { .name = "4 Is Enough", .rank = 10 },
    [1768 - FIRST] = { .name = "Streamlined", .rank = -9 },
    [1769 - FIRST] = { .name = "Power Pay", .rank = 5 },
    [1770 - FIRST] = { .name = "Limits", .rank = 20 },
    [1771 - FIRST] = { .name = "Tentative", .rank = 40 },
    [1772 - FIRST] = { .name = "Restraint", .rank = 35 },
    [1773 - FIRST] = { .name = "Careless", .rank = 5 },
    [1774 - FIRST] = { .name = "Card Deal", .answer = answer_most_drawn, .rank = 12 },
    [1775 - FIRST] = { .name = "Deal Reward", .use = use_always, .rank = 12 },
    [1776 - FIRST] = { .name = "Discard Deal (hub)", .rank = 12 },
    [1777 - FIRST] = { .name = "Renter's Fee", .use = use_always, .rank = 12 },
    [1778 - FIRST] = { .name = "Domestic Dispute", .use = use_always, .rank = 12 },
    [1779 - FIRST] = { .name = "Garbage Day", .answer = answer_no, .rank = 12 },
    [1780 - FIRST] = { .name = "Flare Up", .rank = 12 },
    [1781 - FIRST] = { .name = "Warp Out", .rank = 12 },
    [1782 - FIRST] = { .name = "Translation Lost", .use = use_never, .rank = 12 },
    [1783 - FIRST] = { .name = "Bribery", .answer = answer_no, .rank = 12 },
    [1786 - FIRST] = { .name = "Mind Blank", .answer = answer_no, .rank = 1 },
    [1787 - FIRST] = { .name = "Tongues", .answer = answer_in_rhyme, .rank = 1 },
    [1788 - FIRST] = { .name = "Tune", .use = use_always, .rank = 15 },
};
const knowledge_set rows_modern_moons = { FIRST, sizeof ROW / sizeof *ROW, ROW };
