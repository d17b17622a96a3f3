/* steady_deal.c - what the steady bot offers in a deal, and which offers it takes. */
#include "steady.h"
#include <string.h>

enum { SHIPS_AT_STAKE = 3, ENOUGH_ROUNDS = 3, GOES_ON = 25, FEW_CARDS = 3, FAIR = 25, A_LEAD = 20, SERVICE_WORTH = CARD * 3 / 2 };

/* What the two would give. Cards: their worth to each of them. MINE is the side of this bot, THEIRS that of whom it talks with;
 * of a third party counts what it gives to this bot, and gets from it. */
enum { MINE, THEIRS };
typedef struct bargain {
    int colony[2], random[2], release[2], captives[2];
    int worth[2][2];                             /* [giver's side][for the side] */
    int freed[HC_SEATS];                         /* ships of players who are not at the talks, or of who frees */
} bargain;

static int seat_of(const mind *m, int side) { return side == MINE ? m->me : m->q.who; }

/* Ships are to be bought back: without an agreement nothing happens. */
static bool is_ransom(const mind *m)
{
    enum { NO = 1, YES };
    if (m->note->ransom) return m->note->ransom == YES;
    bool captives = is_offered(m, HC_TERM_WANT_CAPTIVE);
    for (int i = 0; i < m->t.items; i++) captives |= m->t.item[i].kind == HC_ITEM_CAPTIVE;
    m->note->ransom = captives ? YES : NO;
    return captives;
}

/* Something is to be bought that its seller does by a power. */
static bool is_service(const mind *m) { return m->t.server != HC_NOBODY; }

static int home_gain(const mind *m, int taker)
{
    const hc_seat_info *s = &m->t.seat[taker];
    return 25 + (s->home_colonies + 1 == s->home_for_power ? POWER_WORTH : 0);
}

/* A step that puts the other ahead, the worse the nearer it is to the win: a colony of one's own is poor comfort then. */
static int price_of_a_rival(const mind *m, int who, int other, const int gain[HC_SEATS])
{
    int theirs = m->t.seat[other].foreign_colonies + gain[other], mine = m->t.seat[who].foreign_colonies + gain[who];
    int left = m->t.colonies_to_win - theirs;
    if (!gain[other] || theirs <= mine || left > 3) return 0;
    return left == 3 ? A_LEAD : left == 2 ? 4 * A_LEAD : 8 * A_LEAD;
}

/* Whose ships come back without being at the talks: a friend's are worth something, a rival's cost as much as those of
 * whom I deal with, and who is about to win gets none from me. How the other feels about them I do not know. */
static int freed_value(const mind *m, const bargain *d, int who)
{
    int value = 0;
    for (int s = 0; s < m->t.players; s++) {
        if (!d->freed[s]) continue;
        bool friendly = who == m->me && is_friend(m, s), feared = who == m->me && wins_with(m, s, 2);
        value += d->freed[s] * (s == who ? SHIP : friendly ? SHIP / 4 : feared ? -SHIP / 2 : -SHIP / 5);
    }
    return value;
}

/* Points for the player on `side`. */
static int bargain_value(const mind *m, const bargain *d, int side)
{
    int gain[HC_SEATS] = { 0 }, who = seat_of(m, side), value = 0;
    for (int giver = 0; giver < 2; giver++) {
        int taker = seat_of(m, !giver);
        if (d->colony[giver] >= HC_PLANETS) continue;
        if (counts_as_foreign(m, taker, d->colony[giver])) gain[taker]++;
        else if (taker == who) value += home_gain(m, taker);
    }
    value += standing(m, who, gain) - standing_now(m, who) - price_of_a_rival(m, who, seat_of(m, !side), gain);
    value += d->worth[!side][side] - d->worth[side][side];
    value += (d->random[!side] - d->random[side]) * CARD * 2 / 3;
    value += d->release[!side] * SHIP - d->release[side] * SHIP / 5 + freed_value(m, d, who);
    value += d->captives[!side] * SHIP - d->captives[side] * CARD / 2;          /* who holds them could sell them for rewards */
    if (is_service(m)) return value + (who == m->t.server ? 0 : SERVICE_WORTH);
    return value + (who == m->t.offense && m->t.encounter_of_turn < 2 && !is_ransom(m) ? GOES_ON : 0);
}

static int failure_value(const mind *m, int side)
{
    if (is_ransom(m) || is_service(m)) return 0;
    bool undying = m->power[seat_of(m, side)]->traits & UNDYING, other = m->power[seat_of(m, !side)]->traits & UNDYING;
    return (undying ? 0 : -SHIPS_AT_STAKE * SHIP) + (other ? 0 : SHIPS_AT_STAKE * SHIP / 5);
}

static bool wins_by(const mind *m, const bargain *d, int seat)
{
    int planet = d->colony[seat == m->me ? THEIRS : MINE];
    return planet < HC_PLANETS && counts_as_foreign(m, seat, planet) && wins_with(m, seat, 1);
}

/* Would the other win by it, without me? Then nothing else matters. */
static bool hands_over_the_win(const mind *m, const bargain *d)
{
    return wins_by(m, d, m->q.who) && !wins_by(m, d, m->me);
}

/* ---- judging an offer -------------------------------------------------------------------------- */

/* What a card of the own hand is worth to its holder: little, if it will be thrown away soon. */
static int own_worth(const mind *m, const hc_card_info *card)
{
    int worth = card_worth(m, m->me, card);
    return is_encounter_card(card) ? worth : worth * keeping(m) / 100;
}

/* A card of a kind, of the giver's choice: its poorest. From another hand, what such a card is usually worth. */
static int poorest(const mind *m, int giver, int kind, int who)
{
    const hc_seat_info *s = &m->t.seat[giver];
    int least = -1;
    for (int i = 0; i < s->known && giver == m->me; i++) {
        if (s->card[i].kind != kind) continue;
        int worth = who == m->me ? own_worth(m, &s->card[i]) : card_worth(m, who, &s->card[i]);
        if (least < 0 || worth < least) least = worth;
    }
    if (least >= 0) return least;
    if (kind == HC_CARD_ATTACK || kind == HC_CARD_NEGOTIATE) return CARD / 3;
    return kind == HC_CARD_FLARE || kind == HC_CARD_REINFORCEMENT ? CARD * 2 / 3 : CARD;
}

static void read_part(const mind *m, const hc_item *o, bargain *d)
{
    int side = o->from == m->me ? MINE : THEIRS;
    if (o->kind == HC_ITEM_FREED) d->freed[o->thing] += o->count;
    else if (o->from != m->me && o->to != m->me) return;
    else if (o->kind == HC_ITEM_CARD)
        for (int who = 0; who < 2; who++) d->worth[side][who] += card_worth(m, seat_of(m, who), &o->card);
    else if (o->kind == HC_ITEM_OF_KIND)
        for (int who = 0; who < 2; who++) d->worth[side][who] += o->count * poorest(m, o->from, o->thing, seat_of(m, who));
    else if (o->kind == HC_ITEM_COLONY) d->colony[side] = o->thing;
    else if (o->kind == HC_ITEM_RELEASE) d->release[side] += o->count;
    else if (o->kind == HC_ITEM_CAPTIVE) d->captives[side] += o->count;
    else if (o->kind == HC_ITEM_LUCRE)
        for (int who = 0; who < 2; who++) d->worth[side][who] += o->count * LUCRE;
    else if (o->kind == HC_ITEM_LUX || o->kind == HC_ITEM_ULTRA_LUX)
        for (int who = 0; who < 2; who++) d->worth[side][who] += o->count * (o->kind == HC_ITEM_LUX ? LUX : 3 * LUX);
    else if (o->kind == HC_ITEM_HUB) return;          /* it brings both the same */
    else d->random[side] += o->count;
}

static void read_offer(const mind *m, bargain *d)
{
    *d = (bargain){ .colony = { HC_NO_PLANET, HC_NO_PLANET } };
    for (int i = 0; i < m->t.items; i++) read_part(m, &m->t.item[i], d);
}

/* Good: better than no deal. Fair: the other does not get much more out of it. What is good but
 * not fair is worth an offer of one's own while there is time. */
int steady_reply(mind *m, int choice[])
{
    bargain d;
    int side = MINE, other = m->q.who;
    read_offer(m, &d);
    int value = bargain_value(m, &d, side) + bot_misjudges(m->b) + bot_trusts(m->b), bonus = 3 * goodwill(m, other);
    bool good = value + bonus > failure_value(m, side) + m->temper->margin && !hands_over_the_win(m, &d);
    bool late = m->q.count >= ENOUGH_ROUNDS;
    int leeway = late && m->temper->fair < FAIR ? FAIR : m->temper->fair;    /* who drives a hard bargain is content in the end with a fair one */
    if (late && bonus < -FAIR) bonus = -FAIR;                                 /* ... and who bears a grudge with what is good for it */
    bool fair = value + leeway + bonus >= bargain_value(m, &d, !side) || wins_by(m, &d, m->me);
    if (m->b->spec.level == BOT_HAGGLER && !late && is_offered(m, HC_COUNTER)) return answer_one(m, choice, HC_COUNTER);
    if (good && fair && is_offered(m, HC_ACCEPT)) return answer_one(m, choice, HC_ACCEPT);
    if (!late && is_offered(m, HC_COUNTER)) return answer_one(m, choice, HC_COUNTER);
    return answer_one(m, choice, HC_REFUSE);
}

/* ---- making one -------------------------------------------------------------------------------- */

/* The planet for a colony term: one that counts for who gets it; mine, where I am strong;
 * HC_NO_PLANET: none offered. */
static int planet_for(const mind *m, int base, bool to_me)
{
    int best = HC_NO_PLANET, most = 0;
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice - base;
        if (planet < 0 || planet >= HC_PLANETS) continue;
        int taker = to_me ? m->me : m->q.who;
        int value = to_me ? 0 : m->t.ships[planet][m->me];
        if (counts_as_foreign(m, taker, planet)) value += to_me ? 10 : 5;
        if (best != HC_NO_PLANET && value <= most) continue;
        best = planet;
        most = value;
    }
    return best;
}

/* The seat's cheapest cards that it may offer, least worth first. */
static int cheapest_cards(const mind *m, const hc_card_info *out[FEW_CARDS])
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int n = 0;
    for (int i = 0; i < s->known; i++) {
        int at = n;
        if (!is_offered(m, s->card[i].card)) continue;
        while (at > 0 && own_worth(m, out[at - 1]) > own_worth(m, &s->card[i])) at--;
        if (at >= FEW_CARDS) continue;
        for (int k = n < FEW_CARDS ? n : FEW_CARDS - 1; k > at; k--) out[k] = out[k - 1];
        out[at] = &s->card[i];
        if (n < FEW_CARDS) n++;
    }
    return n;
}

/* How likely the other takes it, of 100: by what it gains over a failure, less if I gain more; who has refused me
 * before wants more. Nobody gives me the win for nothing but cards. */
static int acceptance(const mind *m, const bargain *d, int theirs, int mine)
{
    int other = m->q.who, spoilt = m->b->memory[KEEP_SPOILT + other];
    if (wins_by(m, d, m->me) && !wins_by(m, d, other)) return 1;
    theirs -= 10 * spoilt;
    int chance = theirs > 60 ? 85 : theirs > 25 ? 70 : theirs > 0 ? 50 : theirs > -40 ? 20 : 5;
    return mine > theirs + FAIR ? chance / 2 : chance;
}

/* An offer in the making. */
typedef struct plan {
    bargain d;
    int cards, ask, has;                         /* ask: HC_TERM_WANT_..., a card of a kind; 0: none. has: how likely the other has one, of 100 */
} plan;

static bool is_offer(const mind *m, const plan *p)
{
    bool colonies = p->d.colony[0] < HC_PLANETS || p->d.colony[1] < HC_PLANETS;
    return (colonies || p->cards || p->ask || p->d.random[!MINE]) && !hands_over_the_win(m, &p->d);
}

/* Among offers that promise about as much, luck decides: nobody offers the same every time. */
enum { NEAR_ENOUGH = 1000 };

static void try_plan(const mind *m, const plan *p, int *best_value, plan *best)
{
    int side = MINE;
    if (!is_offer(m, p)) return;
    int mine = bargain_value(m, &p->d, side), theirs = bargain_value(m, &p->d, !side);
    mine -= m->temper->hold * (p->cards + p->d.random[side]);
    if (mine <= failure_value(m, side) + m->temper->margin) return;
    int chance = acceptance(m, &p->d, theirs - failure_value(m, !side), mine - failure_value(m, side));
    if (p->ask) chance = chance * p->has / 100;
    int value = chance * mine + (100 - chance) * failure_value(m, side) + (int)bot_random(m->b, NEAR_ENOUGH);
    if (value <= *best_value) return;
    *best_value = value;
    *best = *p;
}

static int releases(const mind *m, int term, int seat)
{
    int ships = m->t.seat[seat].warp;
    return !is_offered(m, term) ? 0 : ships < SHIPS_AT_STAKE ? ships : SHIPS_AT_STAKE;
}

/* The friend whose ships are worth asking for, or granting; HC_NOBODY. */
static int friend_in_need(const mind *m)
{
    int best = HC_NOBODY;
    for (int s = 0; s < m->t.players; s++) {
        if (s == m->me || !is_offered(m, HC_TERM_RELEASE_OF + s) || !is_friend(m, s)) continue;
        if (best == HC_NOBODY || goodwill(m, s) > goodwill(m, best)) best = s;
    }
    return best;
}

/* Of 100: does the other hold a card of that kind? By what was seen of its hand, else by how many of them there are in a deck, roughly. */
static int has_one(const mind *m, int seat, int kind)
{
    enum { FLARES = 9, ARTIFACTS = 9, REINFORCEMENTS = 6, NEGOTIATES = 15, LIKELY = 90 };
    const hc_seat_info *s = &m->t.seat[seat];
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == kind) return 100;
    int of_100 = kind == HC_CARD_FLARE ? FLARES : kind == HC_CARD_ARTIFACT ? ARTIFACTS : kind == HC_CARD_REINFORCEMENT ? REINFORCEMENTS : NEGOTIATES;
    int chance = (s->hand - s->known) * of_100;
    return chance > LIKELY ? LIKELY : chance;
}

/* A card by its kind: the other gives the poorest it has, so attacks are not worth asking for. */
static void try_asking(const mind *m, int kind, plan p, int *value, plan *best)
{
    p.has = has_one(m, m->q.who, kind);
    p.ask = hc_term_of_kind(kind);
    if (p.ask < 0 || !is_offered(m, p.ask)) return;
    for (int who = 0; who < 2; who++) p.d.worth[THEIRS][who] += poorest(m, m->q.who, kind, seat_of(m, who));
    try_plan(m, &p, value, best);
}

/* With the same colonies: more or fewer of my cheapest cards, of their cards, of their ships freed. */
static void try_sweeteners(const mind *m, const hc_card_info *card[], int cards, plan p, int *value, plan *best)
{
    static const uint8_t KIND[] = { HC_CARD_ARTIFACT, HC_CARD_FLARE, HC_CARD_REINFORCEMENT, HC_CARD_NEGOTIATE };
    int kind = KIND[bot_random(m->b, sizeof KIND)];
    int side = MINE, other = m->q.who, freed = releases(m, HC_TERM_GIVE_RELEASE, other);
    p.d.freed[m->me] = releases(m, HC_TERM_RELEASE_OF + m->me, m->me);
    int blind = !is_offered(m, HC_TERM_WANT_RANDOM) ? 0 : m->t.seat[other].hand < 4 ? 1 : 2;
    p.d.release[!side] = releases(m, HC_TERM_WANT_RELEASE, m->me);
    for (p.cards = 0; p.cards <= cards; p.cards++) {
        for (p.d.random[!side] = 0; p.d.random[!side] <= blind; p.d.random[!side]++) {
            p.d.release[side] = 0;
            try_plan(m, &p, value, best);
            p.d.release[side] = freed;
            if (freed) try_plan(m, &p, value, best);
        }
        p.d.random[!side] = p.d.release[side] = 0;
        try_asking(m, kind, p, value, best);
        if (p.cards == cards) break;
        p.d.worth[side][side] += own_worth(m, card[p.cards]);
        p.d.worth[side][!side] += card_worth(m, other, card[p.cards]);
    }
}

/* A colony each way, one way, or none. */
static bool find_plan(const mind *m, const hc_card_info *card[], int cards, plan *best)
{
    int side = MINE, failure = failure_value(m, side) * 100, value = failure;
    int mine = planet_for(m, HC_TERM_GIVE_COLONY, false), theirs = planet_for(m, HC_TERM_WANT_COLONY, true);
    int friendly = friend_in_need(m);
    for (int colonies = 0; colonies < 4; colonies++) {
        plan p = { .cards = 0 };
        p.d.colony[side] = colonies & 1 ? mine : HC_NO_PLANET;
        p.d.colony[!side] = colonies & 2 ? theirs : HC_NO_PLANET;
        try_sweeteners(m, card, cards, p, &value, best);
        if (friendly == HC_NOBODY) continue;
        p.d.freed[friendly] = releases(m, HC_TERM_RELEASE_OF + friendly, friendly);
        try_sweeteners(m, card, cards, p, &value, best);
    }
    return value > failure;
}

/* Ships for the cheapest cards, as long as they are worth more. */
static int offer_ransom(mind *m, const hc_card_info *card[], int cards, int choice[])
{
    int n = 0;
    bool good = cards > 0 && card_worth(m, m->me, card[0]) < SHIP && is_offered(m, HC_TERM_WANT_CAPTIVE);
    if (!good) return answer_one(m, choice, HC_WALK_AWAY);
    choice[n++] = HC_TERM_WANT_CAPTIVE;
    choice[n++] = card[0]->card;
    choice[n] = HC_DONE;
    return n + 1;
}

/* A colony for a colony, and as many of the other's cards as it dares: what no player should ever get. */
static int offer_too_much(mind *m, int choice[])
{
    enum { TOO_MANY = 7 };
    int n = 0, mine = planet_for(m, HC_TERM_GIVE_COLONY, false), theirs = planet_for(m, HC_TERM_WANT_COLONY, true);
    int hand = m->t.seat[m->q.who].hand;
    if (mine >= HC_PLANETS || theirs >= HC_PLANETS || !is_offered(m, HC_TERM_WANT_RANDOM)) return 0;
    choice[n++] = HC_TERM_WANT_COLONY + theirs;
    choice[n++] = HC_TERM_GIVE_COLONY + mine;
    for (int i = 0; i < TOO_MANY && i < hand; i++) choice[n++] = HC_TERM_WANT_RANDOM;
    choice[n] = HC_DONE;
    return n + 1;
}

int steady_deal(mind *m, int choice[])
{
    const hc_card_info *card[FEW_CARDS];
    plan p = { .cards = 0 };
    int side = MINE, n = 0, cards = cheapest_cards(m, card);
    if (is_ransom(m)) return offer_ransom(m, card, cards, choice);
    if (m->b->spec.level == BOT_HAGGLER && (n = offer_too_much(m, choice)) > 0) return n;
    if (!find_plan(m, card, cards, &p)) return answer_one(m, choice, HC_WALK_AWAY);
    if (p.d.colony[!side] < HC_PLANETS) choice[n++] = HC_TERM_WANT_COLONY + p.d.colony[!side];
    if (p.d.colony[side] < HC_PLANETS) choice[n++] = HC_TERM_GIVE_COLONY + p.d.colony[side];
    for (int i = 0; i < p.cards; i++) choice[n++] = card[i]->card;
    for (int i = 0; i < p.d.random[!side]; i++) choice[n++] = HC_TERM_WANT_RANDOM;
    if (p.ask) choice[n++] = p.ask;
    for (int i = 0; i < p.d.release[side]; i++) choice[n++] = HC_TERM_GIVE_RELEASE;
    for (int i = 0; i < p.d.release[!side]; i++) choice[n++] = HC_TERM_WANT_RELEASE;
    for (int s = 0; s < m->t.players; s++)
        for (int i = 0; i < p.d.freed[s]; i++) choice[n++] = HC_TERM_RELEASE_OF + s;
    choice[n] = HC_DONE;
    return n + 1;
}
