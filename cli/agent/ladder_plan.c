/* ladder_plan.c - who meets whom: every mix of players, seats turned, in an order that the seed fixes. */
#include <stdlib.h>
#include <string.h>

#include "cli/agent/ladder.h"

/* Lists all rising choices from `seat` on; only counts while p->mix is NULL. */
static void list_mixes(ladder_plan *p, uint8_t now[HC_SEATS], int seat, bool may_repeat)
{
    if (seat == p->players) {
        unsigned met = 0;
        for (int i = 0; i < p->players; i++) {
            met |= 1u << now[i];
        }
        if (may_repeat && met + 1 != 1u << p->bots) {
            return;                          /* somebody is not at the table */
        }
        if (p->mix) {
            memcpy(p->mix[p->mixes], now, HC_SEATS);
        }
        p->mixes++;
        return;
    }
    int least = seat == 0 ? 0 : may_repeat ? now[seat - 1] : now[seat - 1] + 1;
    for (int next = least; next < p->bots; next++) {
        now[seat] = (uint8_t)next;
        list_mixes(p, now, seat + 1, may_repeat);
    }
}

static void shuffle_mixes(ladder_plan *p)
{
    for (int i = p->mixes - 1; i > 0; i--) {
        int other = (int)(seed_from(p->seed, (uint64_t)i) % (uint64_t)(i + 1));
        uint8_t kept[HC_SEATS];
        memcpy(kept, p->mix[i], HC_SEATS);
        memcpy(p->mix[i], p->mix[other], HC_SEATS);
        memcpy(p->mix[other], kept, HC_SEATS);
    }
}

bool ladder_plan_all(ladder_plan *p, int bots, int players, uint64_t seed)
{
    uint8_t now[HC_SEATS] = { 0 };
    *p = (ladder_plan){ .seed = seed, .bots = bots, .players = players };
    list_mixes(p, now, 0, bots < players);
    p->mix = calloc((size_t)p->mixes, sizeof *p->mix);
    p->mixes = 0;
    if (!p->mix) {
        return false;
    }
    list_mixes(p, now, 0, bots < players);
    shuffle_mixes(p);
    return true;
}

bool ladder_plan_one(ladder_plan *p, int players, uint64_t seed)
{
    *p = (ladder_plan){ .seed = seed, .bots = 2, .players = players, .mixes = 1 };
    p->mix = calloc(1, sizeof *p->mix);
    for (int seat = 1; p->mix && seat < players; seat++) {
        p->mix[0][seat] = 1;
    }
    return p->mix != NULL;
}

void ladder_plan_free(ladder_plan *p)
{
    free(p->mix);
    p->mix = NULL;
}

int ladder_seating(const ladder_plan *p, uint64_t i, uint8_t who[HC_SEATS])
{
    int mix = (int)(i % (uint64_t)p->mixes);
    uint64_t round = i / (uint64_t)p->mixes, turn = round % (uint64_t)p->players;
    uint64_t order_seed = seed_from(seed_from(p->seed, 7777 + round / (uint64_t)p->players), (uint64_t)mix);
    uint8_t order[HC_SEATS];
    memcpy(order, p->mix[mix], sizeof order);
    for (int k = p->players - 1; k > 0; k--) {
        int other = (int)(seed_from(order_seed, (uint64_t)k) % (uint64_t)(k + 1));
        uint8_t kept = order[k];
        order[k] = order[other];
        order[other] = kept;
    }
    for (int seat = 0; seat < p->players; seat++) {
        who[seat] = order[((uint64_t)seat + turn) % (uint64_t)p->players];
    }
    return mix;
}
