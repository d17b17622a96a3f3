/* step.c - what goes on without anybody outside: bots answer, people who do not want to be asked pass. */
#include "host/inside.h"
#include "player/luck.h"

static bool is_asked(const game_host *h, int seat) { return hc_asked(&h->game) >> seat & 1; }

int host_unasked(const game_host *h, int seat)
{
    hc_game view;
    hc_question q;
    if (!h->ways.asking || !(h->outside >> seat & 1) || !is_asked(h, seat)) {
        return -1;
    }
    hc_question_for(&h->game, seat, &q);
    if (q.kind != HC_ASK_ACT) {
        return -1;                   /* wishes are about responses only */
    }
    hc_view(&h->game, seat, &view);
    return may_pass_unasked(h->ways.asking, &view, seat) ? HC_PASS : used_unasked(h->ways.asking, &view, seat);
}

bool host_asks(const game_host *h, int seat)
{
    return host_is(h) == HOST_GOES_ON && h->outside >> seat & 1 && is_asked(h, seat) && host_unasked(h, seat) < 0;
}

/* ---- when a bot goes wrong ------------------------------------------------------------------------------ */

static void note_fault(game_host *h, int seat, int choice, hc_status status)
{
    if (h->fault.count++ == 0) {
        h->fault.number = h->count;
        h->fault.seat = seat;
        h->fault.choice = choice;
        h->fault.status = status;
    }
}

/* Whatever goes wrong with a bot, the game must not stop: the last thing that is legal. */
static void answer_anything(game_host *h, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    host_clear_picks(h, seat);
    int count = hc_options(&h->game, seat, option);
    for (int i = count - 1; i >= 0; i--) {
        if (option[i].choice != HC_UNDO && host_take(h, seat, option[i].choice, HOST_BY_BOT) != HOST_REFUSED) {
            return;
        }
    }
    h->stopped = HOST_STUCK;
}

static void take_choices(game_host *h, int seat, const int choice[], int count)
{
    if (count <= 0) {
        note_fault(h, seat, -1, HC_NOT_AN_OPTION);
        answer_anything(h, seat);
        return;
    }
    for (int i = 0; i < count; i++) {
        host_result result = host_take(h, seat, choice[i], HOST_BY_BOT);
        if (result == HOST_REFUSED) {
            note_fault(h, seat, choice[i], h->refused);
            h->loose |= (uint8_t)(1u << seat);
            if (is_asked(h, seat)) {
                answer_anything(h, seat);
            }
        }
        if (result != HOST_TAKEN) {
            return;
        }
    }
}

/* ---- bots ------------------------------------------------------------------------------------------------- */

/* The same game gives the same luck: one that is read again needs no memory of it. */
static uint64_t luck_of(const game_host *h, int seat) { return luck_after(hc_luck(&h->rec.setup, HC_LUCK_BOTS), h->count, seat); }

static int answer_at_once(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    bot_spec spec = b->spec;
    b->spec = (bot_spec){ .level = BOT_STEADY, .temper = spec.temper };
    int count = bot_answer(b, view, choice);
    b->spec = spec;
    return count;
}

void host_bot_answers(game_host *h, int seat)
{
    int choice[BOT_CHOICES];
    bot *b = &h->bots[seat];
    bool looks = b->spec.level != BOT_RANDOM;
    host_clear_picks(h, seat);
    if (looks) {
        hc_view(&h->game, seat, &h->seen[seat]);
    }
    b->rng = luck_of(h, seat);
    /* Chance picks among the options, and those are what the seat may know: it needs no view of its own. */
    int count = h->ways.searches_elsewhere && bot_level_searches(b->spec.level) ? answer_at_once(b, &h->seen[seat], choice)
                                                                               : bot_answer(b, looks ? &h->seen[seat] : &h->game, choice);
    take_choices(h, seat, choice, count);
}

void host_think_begin(game_host *h, int seat, host_thought *t)
{
    host_clear_picks(h, seat);
    hc_view(&h->game, seat, &h->seen[seat]);
    *t = (host_thought){ .view = h->seen[seat], .by = h->bots[seat], .number = h->count, .seat = seat };
    t->by.rng = luck_of(h, seat);
}

void host_think(host_thought *t)
{
    t->count = bot_answer(&t->by, &t->view, t->choice);
}

bool host_think_end(game_host *h, const host_thought *t)
{
    if (t->number != h->count || !is_asked(h, t->seat) || h->outside >> t->seat & 1) {
        return false;
    }
    bot_spec spec = h->bots[t->seat].spec;
    h->bots[t->seat] = t->by;
    h->bots[t->seat].spec = spec;
    take_choices(h, t->seat, t->choice, t->count);
    return true;
}

static bool is_same(const bot_spec *a, const bot_spec *b)
{
    return a->level == b->level && a->temper == b->temper && a->threads == b->threads && a->in_time == b->in_time && a->budget == b->budget;
}

void host_seat(game_host *h, int seat, const bot_spec *spec, bool own)
{
    uint8_t bit = (uint8_t)(1u << seat);
    h->talk.bots &= (uint8_t)~bit;
    h->outside = (uint8_t)(spec ? h->outside & ~bit : h->outside | bit);
    h->people = (uint8_t)(!spec ? h->people | bit : own ? h->people & ~bit : h->people);
    if (spec) {
        if (!is_same(&h->bots[seat].spec, spec)) {
            bot_begin_as(&h->bots[seat], spec, seat, hc_luck(&h->rec.setup, HC_LUCK_BOTS));
        }
        if (own && h->ways.talks) {
            talk_seat(&h->talk, seat, spec, hc_luck(&h->rec.setup, HC_LUCK_TALK));
        }
    }
    bool listens = h->ways.all_listen || (spec && spec->level != BOT_RANDOM);
    if (listens && h->began && !(h->listens >> seat & 1)) {
        hc_view(&h->game, seat, &h->seen[seat]);
    }
    h->listens = (uint8_t)(listens ? h->listens | bit : h->listens & ~bit);
    host_choose_events(h);
}

/* ---- step by step ----------------------------------------------------------------------------------------- */

int host_next(const game_host *h, unsigned skip)
{
    unsigned asked = h->stopped ? 0 : hc_asked(&h->game) & ~skip;
    for (; asked; asked &= asked - 1) {
        int seat = __builtin_ctz(asked);
        if (!(h->outside >> seat & 1) || host_unasked(h, seat) >= 0) {
            return seat;
        }
    }
    return HC_NOBODY;
}

void host_step(game_host *h, int seat)
{
    if (!(h->outside >> seat & 1)) {
        host_bot_answers(h, seat);
        return;
    }
    int choice = host_unasked(h, seat);
    if (choice >= 0 && choice != HC_PASS) {
        hc_game view;
        hc_view(&h->game, seat, &view);
        note_used(h->ways.asking, &view, seat, choice);      /* before it is: whatever comes of it, it is not tried twice */
    }
    if (host_take(h, seat, choice < 0 ? HC_PASS : choice, HOST_UNASKED) == HOST_TAKEN) {
        h->ways.asking->passed[seat]++;
    }
}

int host_advance(game_host *h, size_t steps)
{
    int seat;
    for (size_t taken = 0; (seat = host_next(h, 0)) != HC_NOBODY; taken++) {
        if (steps && taken == steps) {
            return HC_NOBODY;
        }
        host_step(h, seat);
    }
    unsigned asked = host_is(h) == HOST_GOES_ON ? hc_asked(&h->game) : 0;
    for (seat = 0; asked >> seat; seat++) {
        if (asked >> seat & 1) {
            return seat;
        }
    }
    return HC_NOBODY;
}
