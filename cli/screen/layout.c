/* layout.c - where everything is, for any size of the screen.
 *
 * Places depend on the size and the number of players only, never on the phase: what one looks
 * for is always where it was. Extra room goes to the log, then to the players, then to the
 * question. */
#include "cli/screen/screen.h"

enum {
    WIDE_COLUMNS = 112,
    HAND_LINES = 9,                                  /* cards drawn: a card, and one line for those that are raised */
    WIDE_FIXED = 1 + 7 + 2 + 3 + 1 + HAND_LINES + 2, /* top, duel, heads, piles, question, keys */
    NARROW_FIXED = 1 + 1 + 2 + 2 + 1 + 1 + 1 + 1     /* top, rule, duel, heads, log and question rule, hand, keys */
};

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

static void arrange_wide(layout *l, int players)
{
    int w = l->columns, spare = l->lines - WIDE_FIXED - players;
    int right = most(40, w / 3);
    l->player_lines = 1 + least(2, spare / players);
    spare -= (l->player_lines - 1) * players;
    int gain = least(spare / 2, 6); /* taller questions; the rest goes to the table and the log */
    int systems = 2 + l->player_lines * players + (spare - gain);
    int left = w - right - 2, y = 0;
    l->top = (area){ y, 0, 1, w };
    l->duel = (area){ y += 1, 0, 7, w };
    y += 7;
    l->systems = (area){ y, 0, systems, left };
    l->piles = (area){ y + systems, 0, 3, left };
    int matters = most(4, least(7, (systems + 3) / 2));
    l->matters = (area){ y, left + 2, matters, right };
    l->log = (area){ y + matters, left + 2, systems + 3 - matters, right };
    y += systems + 3;
    int left_half = most(54, w * 45 / 100);
    l->question = (area){ y, 0, 1 + HAND_LINES + gain, left_half };
    l->hand = (area){ y, left_half + 2, 1 + HAND_LINES + gain, w - left_half - 2 };
    l->keys = (area){ l->lines - 2, 0, 2, w };
}

static void arrange_narrow(layout *l, int players)
{
    enum { QUESTION = 5, LEAST_LOG = 3, TWO_RULES = 2 };
    int w = l->columns, spare = l->lines - NARROW_FIXED - players;
    int question = QUESTION, log = 1;
    l->tight = spare < QUESTION + LEAST_LOG;         /* one sentence tells too little: what adorns must go */
    spare += l->tight ? TWO_RULES : 0;
    spare -= question + log;
    int grow = least(spare, 3);
    log += grow;
    spare -= grow;
    grow = least(spare, 1);
    question += grow;
    spare -= grow;
    grow = least(spare, 4);
    log += grow;
    spare -= grow;
    l->player_lines = spare >= players ? 2 : 1;
    spare -= (l->player_lines - 1) * players;
    grow = least(spare / 2, 4);
    question += grow;
    log += spare - grow;
    int y = 0;
    l->top = (area){ y, 0, l->tight ? 1 : 2, w };
    l->duel = (area){ y += l->top.h, 0, 2, w };
    l->systems = (area){ y += 2, 0, (l->tight ? 1 : 2) + l->player_lines * players, w };
    y += l->systems.h;
    l->log = (area){ y, 0, 1 + log, w };
    l->question = (area){ y += l->log.h, 0, 1 + question, w };
    l->hand = (area){ y += l->question.h, 0, 1, w };
    l->keys = (area){ y + 1, 0, 1, w };
}

void arrange(layout *l, int lines, int columns, int players)
{
    *l = (layout){ .lines = lines, .columns = columns };
    l->too_small = lines < LEAST_LINES || columns < LEAST_COLUMNS;
    if (l->too_small) return;
    l->wide = columns >= WIDE_COLUMNS && lines >= WIDE_FIXED + players + 2;
    if (l->wide) arrange_wide(l, players);
    else arrange_narrow(l, players);
}

/* ---- a row of planets between two players ---------------------------------------------------------- */

enum { ROW_LINES = 11, ROW_NARROW = 8, FIGHT_NARROW = 3, ROW_FIXED = 1 + 7 + ROW_LINES + 1 + HAND_LINES + 2, LEAST_MIDDLE = 6 };

static void arrange_row_wide(layout *l)
{
    int w = l->columns, middle = l->lines - ROW_FIXED, gain = least(most(middle - 9, 0) / 3, 6);
    int left = w / 2 - 1, y = 0, fate = least(most(middle / 2, 5), 7);
    middle -= gain;
    l->top = (area){ y, 0, 1, w };
    l->duel = (area){ y += 1, 0, 7, w };
    l->systems = (area){ y += 7, 0, ROW_LINES, w };
    y += ROW_LINES;
    l->piles = (area){ y, 0, fate, left };
    l->matters = (area){ y + fate, 0, middle - fate, left };
    l->log = (area){ y, left + 2, middle, w - left - 2 };
    y += middle;
    l->question = (area){ y, 0, 1 + HAND_LINES + gain, left };
    l->hand = (area){ y, left + 2, 1 + HAND_LINES + gain, w - left - 2 };
    l->keys = (area){ l->lines - 2, 0, 2, w };
}

static void arrange_row_narrow(layout *l)
{
    enum { LEAST_LOG = 4, QUESTION = 6 };
    int w = l->columns, spare = l->lines - 1 - FIGHT_NARROW - ROW_NARROW - LEAST_LOG - QUESTION - 2, y = 0;
    int question = QUESTION + least(spare / 3, 5), log = LEAST_LOG + spare - least(spare / 3, 5);
    l->top = (area){ y, 0, 1, w };
    l->duel = (area){ y += 1, 0, FIGHT_NARROW, w };
    l->systems = (area){ y += FIGHT_NARROW, 0, ROW_NARROW, w };
    l->log = (area){ y += ROW_NARROW, 0, log, w };
    l->question = (area){ y += log, 0, question, w };
    l->hand = (area){ y += question, 0, 1, w };
    l->keys = (area){ y + 1, 0, 1, w };
}

void arrange_row(layout *l, int lines, int columns)
{
    *l = (layout){ .lines = lines, .columns = columns, .player_lines = 1 };
    l->too_small = lines < LEAST_LINES || columns < LEAST_COLUMNS;
    if (l->too_small) return;
    l->wide = columns >= WIDE_COLUMNS && lines >= ROW_FIXED + LEAST_MIDDLE;
    if (l->wide) arrange_row_wide(l);
    else arrange_row_narrow(l);
}

layout arranged_for_deal(const layout *l, int players)
{
    enum { DEAL_LINES = 14 };
    layout deal = *l;
    int rest = l->question.y - l->duel.y - DEAL_LINES;
    deal.deal = (area){ l->duel.y, 0, l->question.y - l->duel.y, l->columns };
    if (!l->wide || rest < 2 + players) return deal;
    deal.deal.h = DEAL_LINES;
    deal.player_lines = 1 + least(2, (rest - 2 - players) / players);
    deal.systems.y = deal.log.y = l->duel.y + DEAL_LINES;
    deal.systems.h = deal.log.h = rest;
    return deal;
}
