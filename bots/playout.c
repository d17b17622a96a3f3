/* playout.c - the light policy for playing a game to its end in a search or a benchmark: quick,
 * hopeful, eager to attack. It never reads the whole table. */
#include "choose.h"
#include <string.h>

enum { SHEET_DIALS = 1221, SHEET_EVOLVING = 1654, SHEET_MARKET = 1900 };

typedef struct turn { hc_game *g; uint64_t *rng; hc_events *ev; const hc_option *option; int seat, n, things; } turn;

/* They come first. */
static int count_things(const hc_option option[], int n)
{
    while (n > 0 && !is_thing(option[n - 1].choice)) n--;
    return n;
}

static hc_status give(const turn *t, int choice) { return hc_answer(t->g, t->seat, choice, t->ev); }

static hc_status give_any(const turn *t)
{
    return give(t, t->option[pcg_below(t->rng, (uint32_t)(t->things ? t->things : t->n))].choice);
}

static bool is_offered(const turn *t, int choice)
{
    for (int i = t->n - 1; i >= 0; i--) if (t->option[i].choice == choice) return true;
    return false;
}

/* Cards are picked once each: what is left need not be listed again. */
static hc_status pick_cards_one_by_one(const turn *t, const hc_question *q)
{
    int left[HC_OPTIONS_MAX], n = t->things;
    for (int i = 0; i < n; i++) left[i] = t->option[i].choice;
    for (int picked = q->picked; picked < q->least && n; picked++) {
        const int at = (int)pcg_below(t->rng, (uint32_t)n);
        hc_status s = give(t, left[at]);
        if (s != HC_OK) return s;
        n--;
        memmove(&left[at], &left[at + 1], (size_t)(n - at) * sizeof *left);
    }
    return give(t, HC_DONE);
}

/* One pick after another, for the few choices that cannot be made at one stroke. */
static hc_status pick_one_by_one(const turn *t, const hc_question *q)
{
    if (q->kind == HC_ASK_CARD) return pick_cards_one_by_one(t, q);
    hc_option after[HC_OPTIONS_MAX];
    const hc_option *option = t->option;
    int things = t->things;
    for (int picked = q->picked; picked < q->least && things; picked++) {
        hc_status s = give(t, option[pcg_below(t->rng, (uint32_t)things)].choice);
        if (s != HC_OK) return s;
        if (picked + 1 == q->least) break;
        things = count_things(after, hc_options(t->g, t->seat, after));
        option = after;
    }
    return give(t, HC_DONE);
}

/* Ships come one from a planet, so that no count of ships is needed; from abroad only at need. */
static hc_status pick_ships(const turn *t, const hc_question *q, int wanted)
{
    int choice[HC_DRAFT], n = 0;
    if (wanted > q->most) wanted = q->most;
    int from = (int)pcg_below(t->rng, (uint32_t)t->things);
    for (int home = 1; home >= 0; home--) {
        int enough = home ? wanted : q->least;
        for (int i = 0; i < t->things && n < enough; i++) {
            int at = from + i, place = t->option[at < t->things ? at : at - t->things].choice;
            bool is_home = place >= HC_PLANETS || hc_planet_owner(t->g, place) == t->seat;
            if (is_home == home) choice[n++] = place;
        }
    }
    if (n < q->least || q->picked) return pick_one_by_one(t, q);
    return hc_answer_all(t->g, t->seat, choice, n, t->ev);
}

static hc_status spread_ships(const turn *t, const hc_question *q)
{
    int choice[HC_DRAFT], at = (int)pcg_below(t->rng, (uint32_t)t->things);
    if (q->picked) return pick_one_by_one(t, q);
    for (int i = 0; i < q->least; i++) {
        choice[i] = t->option[at].choice;
        at = at + 1 < t->things ? at + 1 : 0;
    }
    hc_status s = hc_answer_all(t->g, t->seat, choice, q->least, t->ev);
    return s == HC_OK ? s : pick_one_by_one(t, q);           /* there is not room for all everywhere */
}

static hc_status invite(const turn *t, const hc_question *q, uint32_t percent)
{
    int choice[HC_DRAFT], n = 0;
    for (int i = 0; i < t->things && n < q->most; i++)
        if (pcg_chance(t->rng, percent)) choice[n++] = t->option[i].choice;
    if (n < q->least || q->picked) return pick_one_by_one(t, q);
    return hc_answer_all(t->g, t->seat, choice, n, t->ev);
}

/* Abroad, if there is a choice: colonies there are what wins. */
static hc_status aim(const turn *t)
{
    int at = (int)pcg_below(t->rng, (uint32_t)t->things);
    for (int i = 0; i < t->things; i++, at = at + 1 < t->things ? at + 1 : 0)
        if (hc_planet_owner(t->g, t->option[at].choice) != t->seat) break;
    return give(t, t->option[at].choice);
}

static hc_status play_card(const turn *t)
{
    int best = -1, most = -100;
    if (pcg_chance(t->rng, 35)) return give_any(t);
    for (int i = 0; i < t->things; i++) {
        hc_card_info card = hc_card(t->g, t->option[i].choice);
        if (card.kind != HC_CARD_ATTACK || card.value <= most) continue;
        most = card.value;
        best = t->option[i].choice;
    }
    return best < 0 ? give_any(t) : give(t, best);
}

static hc_status join(const turn *t)
{
    bool attack = is_offered(t, HC_SIDE_OFFENSE), defend = is_offered(t, HC_SIDE_DEFENSE);
    if (attack && pcg_chance(t->rng, 85)) return give(t, HC_SIDE_OFFENSE);
    if (defend && pcg_chance(t->rng, 25)) return give(t, HC_SIDE_DEFENSE);
    return is_offered(t, HC_PASS) ? give(t, HC_PASS) : give_any(t);
}

/* A colony for a colony, or no deal. */
static hc_status offer(const turn *t)
{
    int term[2], n = 0;
    for (int wanted = 0; wanted < 2; wanted++) {
        int found = 0, base = wanted ? HC_TERM_WANT_COLONY : HC_TERM_GIVE_COLONY;
        for (int i = 0; i < t->things; i++) {
            if (term_group(t->option[i].choice) != base) continue;
            if (pcg_below(t->rng, (uint32_t)++found) == 0) term[n] = t->option[i].choice;
        }
        n += found > 0;
    }
    if (n == 2) return hc_answer_all(t->g, t->seat, term, n, t->ev);
    return is_offered(t, HC_WALK_AWAY) ? give(t, HC_WALK_AWAY) : give_any(t);
}

static hc_status act(const turn *t)
{
    int card, source = t->option[pcg_below(t->rng, (uint32_t)t->things)].choice;
    if (!is_offered(t, HC_PASS)) return give(t, source);
    hc_source(t->g, source, &card);
    return give(t, pcg_chance(t->rng, card == HC_NO_CARD ? 75 : 12) ? source : HC_PASS);
}

/* A dial is set as an invitation is answered, now and then to a card instead of ships; what it cannot show is not told apart from what it
 * will not, so that nobody need list its positions. */
static hc_status set_dial(const turn *t)
{
    enum { OUT, FOR_OFFENSE, FOR_DEFENSE = FOR_OFFENSE + 5, A_CARD = FOR_DEFENSE + 5, MOST = 4 };
    const int more = (int)pcg_below(t->rng, MOST);
    if (pcg_chance(t->rng, 85) && give(t, FOR_OFFENSE + more) == HC_OK) return HC_OK;
    if (pcg_chance(t->rng, 25) && give(t, FOR_DEFENSE + more) == HC_OK) return HC_OK;
    if (pcg_chance(t->rng, 10) && give(t, A_CARD + more % 2) == HC_OK) return HC_OK;
    return give(t, OUT);
}

/* Alone or with everybody: partners and gifts are talks. */
static hc_status open_market(const turn *t)
{
    enum { ALONE, EVERYBODY = 2 };
    return give(t, pcg_chance(t->rng, 50) ? ALONE : EVERYBODY);
}

/* Questions that are answered in some other way than by lot. */
static const bool IS_WEIGHED[HC_PROMPT_COUNT] = {
    [HC_PROMPT_GATHER] = true, [HC_PROMPT_AIM] = true, [HC_PROMPT_COMMIT] = true, [HC_PROMPT_LOSE] = true, [HC_PROMPT_SETTLE] = true,
    [HC_PROMPT_RETURN] = true, [HC_PROMPT_INVITE_OFFENSE] = true, [HC_PROMPT_INVITE_DEFENSE] = true, [HC_PROMPT_JOIN] = true,
    [HC_PROMPT_ENCOUNTER_CARD] = true, [HC_PROMPT_DEAL] = true, [HC_PROMPT_REPLY] = true, [HC_PROMPT_MOON] = true,
    [HC_PROMPT_SECOND] = true, [HC_PROMPT_TECH] = true };

static hc_status answer_rules(const turn *t, const hc_question *q)
{
    switch (q->prompt) {
    case HC_PROMPT_GATHER: return pick_ships(t, q, 3 + (int)pcg_below(t->rng, 2));
    case HC_PROMPT_AIM: return aim(t);
    case HC_PROMPT_COMMIT: return pick_ships(t, q, 1 + (int)pcg_below(t->rng, 3));
    case HC_PROMPT_LOSE: return pick_ships(t, q, q->least);
    case HC_PROMPT_SETTLE: return pick_ships(t, q, 1);
    case HC_PROMPT_RETURN: return spread_ships(t, q);
    case HC_PROMPT_INVITE_OFFENSE: return invite(t, q, 85);
    case HC_PROMPT_INVITE_DEFENSE: return invite(t, q, 40);
    case HC_PROMPT_JOIN: return join(t);
    case HC_PROMPT_ENCOUNTER_CARD: return play_card(t);
    case HC_PROMPT_DEAL: return q->picked ? pick_one_by_one(t, q) : offer(t);
    case HC_PROMPT_REPLY: return give(t, is_offered(t, HC_ACCEPT) && pcg_chance(t->rng, 70) ? HC_ACCEPT : HC_REFUSE);
    case HC_PROMPT_MOON: return is_offered(t, HC_PASS) && pcg_chance(t->rng, 80) ? give(t, HC_PASS) : give_any(t);      /* planets win */
    case HC_PROMPT_SECOND: return give(t, 1);
    case HC_PROMPT_TECH: return give(t, is_offered(t, 2) ? 2 : is_offered(t, 1) && pcg_chance(t->rng, 50) ? 1 : 0);
    default: return pick_one_by_one(t, q);
    }
}

/* Whoever puts all ships on evolutions wins no game. */
static bool costs_ships(const hc_question *q) { return q->sheet == SHEET_EVOLVING; }

static bool is_dial(const hc_question *q) { return q->sheet == SHEET_DIALS; }
static bool opens_market(const hc_question *q) { return q->sheet == SHEET_MARKET && q->prompt == 0; }
static bool is_weighed_of_sheet(const hc_question *q) { return costs_ships(q) || is_dial(q) || opens_market(q); }

static bool is_by_lot(const hc_question *q)
{
    if (q->kind == HC_ASK_NONE || q->kind == HC_ASK_ACT || q->compound) return false;
    return q->sheet ? q->kind != HC_ASK_CARD && !is_weighed_of_sheet(q) : !IS_WEIGHED[q->prompt];
}

static uint32_t lot(void *rng, uint32_t n) { return pcg_below(rng, n); }

hc_status bot_playout_answer(hc_game *g, int seat, uint64_t *rng, hc_events *ev)
{
    hc_question q;
    hc_question_for(g, seat, &q);
    const int by_lot = is_by_lot(&q) ? hc_thing_by_lot(g, seat, lot, rng) : -1;
    if (by_lot >= 0) return hc_answer(g, seat, by_lot, ev);
    if (is_dial(&q)) return set_dial(&(turn){ .g = g, .rng = rng, .ev = ev, .seat = seat });
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(g, seat, option);
    turn t = { .g = g, .rng = rng, .ev = ev, .option = option, .seat = seat, .n = n, .things = count_things(option, n) };
    if (n == 0) return HC_NOT_ASKED;
    if (t.things == 0) return give(&t, option[0].choice);
    if (q.kind == HC_ASK_ACT) return act(&t);
    if (q.sheet == 0) return answer_rules(&t, &q);
    if (opens_market(&q)) return open_market(&t);
    if (costs_ships(&q) && is_offered(&t, HC_PASS) && pcg_chance(rng, 94)) return give(&t, HC_PASS);
    if (q.kind == HC_ASK_CARD && !q.compound) return play_card(&t);
    return q.compound ? pick_one_by_one(&t, &q) : give_any(&t);
}
