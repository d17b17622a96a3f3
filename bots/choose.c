/* choose.c - answers at random that are always legal, single or compound. */
#include "choose.h"

int term_group(int term)
{
    const int kind = HC_TERM_KIND(term);
    return kind == HC_TERM_GIVE_COLONY || kind == HC_TERM_WANT_COLONY ? kind : term;
}

int choose_limit(const hc_question *q, int seat, const hc_table *t, int choice)
{
    if (q->kind != HC_ASK_PLANET) return 1;
    if (q->puts) return choice < HC_PLANETS && t->room[choice] < HC_DRAFT ? t->room[choice] : HC_DRAFT;
    if (q->whose < HC_SEATS) seat = q->whose;
    return choice < HC_PLANETS ? t->ships[choice][seat] - q->spares : choice == HC_GATE ? t->seat[seat].gate : 1;
}

static int times_picked(const int choice[], int n, int what)
{
    int times = 0;
    for (int i = 0; i < n; i++) times += choice[i] == what;
    return times;
}

static bool is_wanted(int term)
{
    bool given;
    int thing;
    hc_item_of_term(term, &given, &thing);
    return !given || HC_TERM_KIND(term) == HC_TERM_RELEASE_OF;
}

/* One thing given or wanted, or one of each: more could exceed a hand. To free ships alone is no offer. */
static int pick_terms(const hc_option option[], int n, uint64_t *rng, int choice[BOT_CHOICES])
{
    int wanted = 1 + (int)pcg_below(rng, 2), picked = 0;
    for (int i = 0; i < n && !picked; i++)       /* a ransom has to be about captives, and something has to be given for them */
        if (option[i].choice == HC_TERM_WANT_CAPTIVE) choice[picked++] = HC_TERM_WANT_CAPTIVE, wanted = 2;
    for (int tries = 0; tries < 8 && picked < wanted; tries++) {
        int term = option[pcg_below(rng, (uint32_t)n)].choice;
        bool frees = HC_TERM_KIND(term) >= HC_TERM_GIVE_RELEASE && !picked;
        if (!is_thing(term) || frees || HC_TERM_KIND(term) == HC_TERM_WITH || (picked && is_wanted(term) == is_wanted(choice[0]))) continue;
        choice[picked++] = term;
    }
    return picked && choice[0] == HC_TERM_WANT_CAPTIVE && picked < 2 ? 0 : picked;
}

/* Picks things within their limits; when the limits leave too few, places may repeat. */
static int pick_things(const hc_question *q, const hc_option option[], int n, int seat, const hc_table *t, int wanted,
                       uint64_t *rng, int choice[BOT_CHOICES])
{
    int picked = 0;
    for (int round = 0; round < 2 && picked < wanted; round++) {
        for (int tries = 0; tries < 200 && picked < wanted; tries++) {
            int what = option[pcg_below(rng, (uint32_t)n)].choice;
            if (!is_thing(what)) continue;
            int limit = choose_limit(q, seat, t, what);
            if (round && !q->puts ? picked < q->least : times_picked(choice, picked, what) < limit) choice[picked++] = what;
        }
    }
    return picked;
}

int choose_at_random(const hc_question *q, const hc_option option[], int n, int seat, const hc_table *t,
                     uint64_t *rng, int choice[BOT_CHOICES])
{
    int at, picked = 0;
    bool things = false;
    if (!q->compound) {
        choice[0] = option[pcg_below(rng, (uint32_t)n)].choice;
        return 1;
    }
    if (q->picked) {                             /* somebody began: go on one by one */
        do at = (int)pcg_below(rng, (uint32_t)n); while (option[at].choice == HC_UNDO);
        choice[0] = option[at].choice;
        return 1;
    }
    for (int i = 0; i < n && !things; i++) things = is_thing(option[i].choice);
    int wanted = q->least + (int)pcg_below(rng, (uint32_t)(q->most - q->least + 1));
    if (q->kind == HC_ASK_TERMS) picked = pick_terms(option, n, rng, choice);
    else if (things) picked = pick_things(q, option, n, seat, t, wanted < HC_DRAFT ? wanted : HC_DRAFT, rng, choice);
    choice[picked] = HC_DONE;
    if (picked >= q->least) return picked + 1;
    choice[0] = option[pcg_below(rng, (uint32_t)n)].choice;      /* one step is better than none */
    return 1;
}
