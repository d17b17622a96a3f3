/* Numerologist - it adds up. Designed here. */
#include "duel/duel.h"

enum { DIGITS = 10, REACH = 12 };

static int last_digit(int clout) { return (clout < 0 ? -clout : clout) % DIGITS; }

static bool has_digit(const game *g, int p, int digit) { return memory_in(g, p)[0] == digit + 1 || memory_in(g, p)[1] == digit + 1; }

static int it_adds_up(const sum *s, const effect *e, int about, int value) { (void)s, (void)about, (void)value; return e->by; }

static bool adds_up(const game *g, const frame *f)
{
    const int mine = clout_of(g, f->seat), theirs = clout_of(g, other_of(f->seat)), apart = mine - theirs;
    return apart >= -REACH && apart <= REACH && has_digit(g, L(SOURCE), last_digit(mine));
}

static uint64_t digits_left(const game *g, int p)
{
    uint64_t set = choices(DIGITS);
    for (int i = 0; i < 2; i++) if (memory_in(g, p)[i]) set &= ~(1ull << (memory_in(g, p)[i] - 1));
    return set;
}

static FLOW(note_digits)
{
    FLOW_BEGIN;
    for (SET(COUNT, 0); L(COUNT) < 2; SET(COUNT, L(COUNT) + 1)) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, digits_left(g, L(SOURCE)), 0));
        memory_of(g, L(SOURCE))[L(COUNT)] = (uint8_t)(g->answer + 1);
    }
    FLOW_END;
}

/* The digit that is shown is replaced by one that is neither of the two. */
static FLOW(show_digit)
{
    FLOW_BEGIN;
    SET(WHAT, last_digit(clout_of(g, f->seat)));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(WHAT), 0, 0, L(SOURCE));
    SET(COUNT, memory_in(g, L(SOURCE))[0] == L(WHAT) + 1 ? 0 : 1);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, digits_left(g, L(SOURCE)), 1));
    memory_of(g, L(SOURCE))[L(COUNT)] = (uint8_t)(g->answer + 1);
    FLOW_END;
}

static void guess_digits(game *g, int p)
{
    memory_of(g, p)[0] = (uint8_t)(random_below(g, DIGITS) + 1);
    memory_of(g, p)[1] = (uint8_t)((memory_of(g, p)[0] - 1 + 1 + (int)random_below(g, DIGITS - 1)) % DIGITS + 1);
}

const sheet alien_numerologist = {
    .name = "Numerologist", .power_name = "to Add Up", .summary = "Wins when its clout ends in a secret digit", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "digit", "Which digit do you note?", { NULL } }, { "new-digit", "Which digit replaces it?", { NULL } }),
    .memory = 2, .secret = 3, .guess = guess_digits,
    .memo = MEMOS({ "first digit", HC_MEMO_NUMBER, 0, 0 }, { "second digit", HC_MEMO_NUMBER, 1, 0 }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Lucky Digits: when the game begins, secretly note two different digits. It Adds Up: if your clout ends in one of them and the clouts differ by 12 or less, you may show it and win; then secretly replace that digit with another." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_SETUP, AS_EITHER, MUST, .flow = note_digits },
                             { W_CLOUT_DUE, AS_EITHER, MAY, .flow = show_digit, .when = adds_up, .modify = { { Q_UPSET, it_adds_up } } }) }),
};
