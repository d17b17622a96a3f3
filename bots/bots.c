/* bots.c - the levels of bots: names, beginning, and which file answers. */
#include "choose.h"
#include "sage.h"
#include <string.h>

typedef struct level_row { const char *name, *about; bool searches; int16_t noise, forgets, trust; } level_row;

/* Noise: points by which it misjudges an answer; forgets: of a hundred chances to use a card or power, how many slip its mind; trust: points
 * by which it overrates what others offer it. Tuned by the share of one among three steady: docs/BOTS.md. */
static const level_row LEVEL[BOT_LEVELS_END] = {
    [BOT_RANDOM] = { .name = "random", .about = "any legal answer" },
    [BOT_STEADY] = { .name = "steady", .about = "weighs each answer in points" },
    [BOT_SAGE] = { "sage", "tries its answers in imagined games", .searches = true },
    [BOT_GENTLE] = { "gentle", "plays for fun: trusts easily, forgets cards, settles for second best", .noise = 250, .forgets = 60, .trust = 60 },
    [BOT_MIDDLING] = { "even", "plays well, with a slip now and then", .noise = 80, .forgets = 28, .trust = 28 },
    [BOT_SHARP] = { "sharp", "the strongest: thinks ahead before it answers", .searches = true },
    [BOT_HAGGLER] = { .name = "haggler", .about = "steady, but turns every offer down twice and then asks for too much" },
    [BOT_READER] = { .name = "reader", .about = "steady, but takes a player who invites nobody to hold a high card" },
};
static bool is_level(int i) { return i >= 0 && i < BOT_LEVELS_END; }

const char *bot_level_name(int i) { return is_level(i) ? LEVEL[i].name : "?"; }
const char *bot_level_about(int i) { return is_level(i) ? LEVEL[i].about : "?"; }

int bot_level_named(const char *name)
{
    for (int i = 0; i < BOT_LEVELS_END; i++) if (!strcmp(name, LEVEL[i].name)) return i;
    return -1;
}

bool bot_level_searches(int i) { return is_level(i) && LEVEL[i].searches; }

int bot_misjudges(bot *b) { int noise = LEVEL[b->spec.level].noise; return noise ? (int)bot_random(b, (uint32_t)noise) - noise / 2 : 0; }
bool bot_forgets(bot *b) { int forgets = LEVEL[b->spec.level].forgets; return forgets && (int)bot_random(b, 100) < forgets; }
int bot_trusts(const bot *b) { return LEVEL[b->spec.level].trust; }

void bot_begin(bot *b, bot_level level, int seat, uint64_t seed)
{
    bot_begin_as(b, &(bot_spec){ .level = (uint8_t)level }, seat, seed);
}

void bot_begin_as(bot *b, const bot_spec *spec, int seat, uint64_t seed)
{
    memset(b, 0, sizeof *b);
    b->spec = *spec;
    b->seat = (uint8_t)seat;
    b->rng = seed ^ (uint64_t)(seat + 1) * 0x9e3779b97f4a7c15u;
    pcg_next(&b->rng);
    pcg_next(&b->rng);
    if (bot_level_searches(spec->level)) sage_begin(b);
    else if (spec->level != BOT_RANDOM) steady_begin(b);
}

uint32_t bot_random(bot *b, uint32_t below) { return pcg_below(&b->rng, below); }

/* Of the table only what a choice of ships looks at: reading all of it would take longer than the choice. */
static void read_ships(const hc_game *view, int seat, const hc_option option[], int n, hc_table *t)
{
    for (int i = 0; i < n; i++) {
        int place = option[i].choice;
        if (place >= HC_PLANETS) continue;
        t->ships[place][seat] = (uint8_t)hc_ships(view, place, seat);
        t->room[place] = (uint8_t)hc_room(view, place);
    }
    t->seat[seat].gate = (uint8_t)hc_ships(view, HC_GATE, seat);
}

static int answer_at_random(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    hc_table t;
    int n = hc_options(view, b->seat, option);
    if (n == 0) return 0;
    if (!hc_is_compound(view)) {
        choice[0] = option[pcg_below(&b->rng, (uint32_t)n)].choice;
        return 1;
    }
    hc_question_for(view, b->seat, &q);
    if (q.compound && q.kind == HC_ASK_PLANET) read_ships(view, q.whose < HC_SEATS ? q.whose : b->seat, option, n, &t);
    return choose_at_random(&q, option, n, b->seat, &t, &b->rng, choice);
}

/* Of ships from several planets: some that may not leave look like the others (a disc that holds a colony). */
static bool are_taken(const hc_game *view, int seat, const int choice[], int n)
{
    hc_game tried = *view;
    for (int i = 0; i < n && choice[i] != HC_DONE; i++) if (hc_answer(&tried, seat, choice[i], NULL) != HC_OK) return false;
    return true;
}

/* One ship is better than none: from then on it goes on one by one. */
static int begin_at_random(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    hc_option option[HC_OPTIONS_MAX];
    const int n = hc_options(view, b->seat, option);
    choice[0] = option[pcg_below(&b->rng, (uint32_t)n)].choice;
    return 1;
}

int bot_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES]) { return bot_answer_with(b, view, choice, NULL); }

int bot_answer_with(bot *b, const hc_game *view, int choice[BOT_CHOICES], bot_thoughts *out)
{
    if (out) *out = (bot_thoughts){ 0 };
    int n = b->spec.level == BOT_RANDOM ? 0 :
            bot_level_searches(b->spec.level) ? sage_answer(b, view, choice, out) : steady_answer(b, view, choice);
    if (!n) n = answer_at_random(b, view, choice);
    return n > 1 && hc_is_compound(view) && !are_taken(view, b->seat, choice, n) ? begin_at_random(b, view, choice) : n;
}

void bot_sees(bot *b, const hc_game *view, const hc_event *e)
{
    if (bot_level_searches(b->spec.level)) sage_sees(b, view, e);
    else if (b->spec.level != BOT_RANDOM) steady_sees(b, view, e);
}
