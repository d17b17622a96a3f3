/* temper.c - the temperaments of bots: one row each. */
#include "bots/temper.h"
#include <string.h>

/* An even bot has the figures that steady.h's points were made for; every other row leans away from it. */
static const temper TEMPER[BOT_TEMPERS] = {
    [BOT_EVEN] = { "even", "weighs what it stands to gain, and nothing else",
        .ships = 100, .dread = 100, .grudge = 100, .favour = 100, .betrayal = 1, .envy = 0,
        .margin = 6, .fair = 25, .zap = 10 },
    [BOT_CAUTIOUS] = { "cautious", "sends few ships, fears a lost encounter, likes to talk, keeps its zaps for need",
        .ships = 300, .dread = 150, .grudge = 100, .favour = 100, .betrayal = 1, .envy = 0,
        .company = 12, .join = -8, .talk = 20, .margin = 6, .fair = 30, .zap = 40 },
    [BOT_GREEDY] = { "greedy", "shares nothing it can have alone: few allies, costly deals",
        .ships = 100, .dread = 90, .grudge = 100, .favour = 40, .betrayal = 1, .envy = 0,
        .company = -22, .join = 4, .talk = -10, .margin = 30, .hold = 6, .fair = -15, .shared_win = -60, .zap = 10 },
    [BOT_VENGEFUL] = { "vengeful", "remembers who attacked it or turned on it, and pays it back",
        .ships = 90, .dread = 95, .grudge = 800, .favour = 100, .betrayal = 3, .envy = 0,
        .margin = 6, .fair = 20, .zap = 0 },
    [BOT_LOYAL] = { "loyal", "stands by those who stood by it, deals gladly, wins gladly together",
        .ships = 95, .dread = 100, .grudge = 80, .favour = 1000, .betrayal = 3, .envy = 0,
        .company = 12, .join = 0, .talk = 15, .margin = 0, .fair = 35, .shared_win = 100, .zap = 15 },
    [BOT_RECKLESS] = { "reckless", "sends all it has, counts no losses, would rather fight than talk",
        .ships = 10, .dread = 55, .grudge = 120, .favour = 80, .betrayal = 1, .envy = 0,
        .company = -4, .join = 10, .talk = -30, .margin = 12, .fair = 15, .zap = -12 },
    [BOT_SCHEMING] = { "scheming", "holds back whoever is ahead and owes nobody anything for long",
        .ships = 110, .dread = 105, .grudge = 60, .favour = 20, .betrayal = 1, .envy = 300,
        .talk = 10, .margin = 10, .fair = 10, .shared_win = -30, .zap = 5 },
};

static bool is_temper(int i) { return i >= 0 && i < BOT_TEMPERS; }
const char *bot_temper_name(int i) { return is_temper(i) ? TEMPER[i].name : "?"; }
const char *bot_temper_about(int i) { return is_temper(i) ? TEMPER[i].about : "?"; }

int bot_temper_named(const char *name)
{
    for (int i = 0; i < BOT_TEMPERS; i++) if (!strcmp(name, TEMPER[i].name)) return i;
    return -1;
}

const temper *temper_of(const bot *b) { return &TEMPER[is_temper(b->spec.temper) ? b->spec.temper : BOT_EVEN]; }
