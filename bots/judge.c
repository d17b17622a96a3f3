/* judge.c - estimating an encounter: what the others may play. */
#include "steady_rows.h"
#include <string.h>

enum { ORDINARY_SKILL = 35 };                    /* percent of the cards that are chosen to be the best */

static int slot_of(int value)
{
    int slot = value + VALUE_ZERO;
    return slot < 0 ? 0 : slot > 63 ? 63 : slot;
}

static void see_card(mind *m, const hc_card_info *c)
{
    if (c->back != HC_BACK_COSMIC) return;       /* of another deck */
    if (c->kind == HC_CARD_ATTACK) m->unseen[slot_of(c->value)]--;
    else if (c->kind == HC_CARD_NEGOTIATE) m->unseen_negotiates--;
    else if (c->kind != HC_CARD_NONE) m->unseen_others--;
}

static void count_deck(notes *n, int edition)
{
    memset(n->deck, 0, sizeof n->deck);
    n->deck_negotiates = n->deck_others = 0;
    n->deck_of = edition + 1;
    for (const hc_deck_row *row = hc_edition(edition)->deck; row->copies; row++) {
        if (row->kind == HC_CARD_ATTACK) n->deck[slot_of(row->value)] = (int8_t)(n->deck[slot_of(row->value)] + row->copies);
        else if (row->kind == HC_CARD_NEGOTIATE) n->deck_negotiates += row->copies;
        else n->deck_others += row->copies;
    }
}

static int at_least_none(int n) { return n < 0 ? 0 : n; }

/* Of bytes that are counts: their sum; what is below zero counts for nothing, and becomes that. */
static int sum_of_eight(int8_t count[8])
{
    const uint64_t signs = 0x8080808080808080u, each = 0x0101010101010101u;
    uint64_t eight;
    memcpy(&eight, count, sizeof eight);
    if (!eight) return 0;
    if (eight & signs) {
        for (int i = 0; i < 8; i++) if (count[i] < 0) count[i] = 0;
        memcpy(&eight, count, sizeof eight);
    }
    return (int)(eight * each >> 56);
}

/* The edition's deck without what the seat can see: its hand, the discards, what others showed. */
void judge_unseen(mind *m)
{
    notes *n = m->note;
    if (n->deck_of != m->t.edition + 1) count_deck(n, m->t.edition);
    memcpy(m->unseen, n->deck, sizeof m->unseen);
    m->unseen_negotiates = n->deck_negotiates;
    m->unseen_others = n->deck_others;
    for (int i = 0; i < m->t.discards; i++) see_card(m, &m->t.discard[i]);
    for (int s = 0; s < m->t.players; s++) {
        for (int i = 0; i < m->t.seat[s].known; i++) see_card(m, &m->t.seat[s].card[i]);
        if (m->t.seat[s].played) see_card(m, &m->t.seat[s].played_card);
    }
    m->unseen_attacks = 0;
    for (int i = 0; i < 64; i += 8) m->unseen_attacks += sum_of_eight(m->unseen + i);
    m->unseen_negotiates = at_least_none(m->unseen_negotiates);
    m->unseen_others = at_least_none(m->unseen_others);
}

void judge_known_card(const hc_card_info *card, guess *out)
{
    memset(out, 0, sizeof *out);
    if (card->kind != HC_CARD_ATTACK) {
        out->negotiate = CERTAIN;
        return;
    }
    out->count = 1;
    out->value[0] = card->value;
    out->chance[0] = CERTAIN;
}

/* What is in a hand, in parts of 256 cards by value: cards that were seen, and for the others
 * their share of what is unseen. slots: the values of which there is any, as bits. */
typedef struct contents { uint64_t slots; int seen[64], likely[64], seen_attacks, likely_attacks, talk; } contents;

/* Of the cards that are not known as many as that. */
static void add_unknown(const mind *m, int cards, contents *c)
{
    const int pool = m->unseen_attacks + m->unseen_negotiates + m->unseen_others;
    if (cards <= 0 || pool <= 0) return;
    c->talk += 256 * cards * m->unseen_negotiates / pool;
    for (int i = 0; i < 64; i++) {
        if (!m->unseen[i]) continue;
        c->slots |= 1ull << i;
        c->likely[i] = 256 * cards * m->unseen[i] / pool;
        c->likely_attacks += c->likely[i];
    }
}

static void weigh_hand(const mind *m, const hc_seat_info *s, contents *c)
{
    memset(c, 0, sizeof *c);
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind == HC_CARD_NEGOTIATE) c->talk += 256;
        if (s->card[i].kind != HC_CARD_ATTACK) continue;
        c->slots |= 1ull << slot_of(s->card[i].value);
        c->seen[slot_of(s->card[i].value)] += 256;
        c->seen_attacks += 256;
    }
    add_unknown(m, s->hand - s->known, c);
}

/* A hand without encounter cards will be replaced by a new one. */
static void expect_new_hand(const mind *m, int cards, contents *c)
{
    memset(c, 0, sizeof *c);
    add_unknown(m, cards, c);
}

/* How often a seat talks, of 1024: by its hand, moved towards what it did before. */
static int talks(const mind *m, int seat, int attacks, int talk)
{
    int chance = CERTAIN * talk / (attacks + talk);
    int talked = m->b->memory[KEEP_TALKED + seat], fought = m->b->memory[KEEP_FOUGHT + seat];
    if (talk == 0 || attacks == 0) return chance;
    return (chance * 6 + CERTAIN * talked) / (6 + talked + fought);
}

/* For dividing by the same number again and again: n / by is n * reciprocal >> SHIFTED, exactly, for n up to CERTAIN * by and by
 * below 2 to the 17th. */
enum { SHIFTED = 45 };
static uint64_t reciprocal(unsigned by) { return by ? ((UINT64_C(1) << SHIFTED) + by - 1) / by : 0; }

/* Chance that no attack in the hand is better, given how many of the likely ones are not. */
static int none_better(const contents *c, uint64_t of_likely, int likely_so_far, int seen_so_far)
{
    uint64_t chance = CERTAIN;
    if (seen_so_far < c->seen_attacks) return 0;
    for (int k = (c->likely_attacks + 128) / 256; k > 0; k--) chance = chance * (unsigned)likely_so_far * of_likely >> SHIFTED;
    return (int)chance;
}

/* The traits of whom a main player faces. */
static unsigned rival_traits(const mind *m, int seat)
{
    int rival = seat == m->t.offense ? m->t.defense : m->t.offense;
    return rival < m->t.players ? m->power[rival]->traits : 0;
}

/* What an opponent for measurements makes of invitations: nobody was called, so the card is high; everybody, so it is low or a negotiate. */
static void read_invitations(const mind *m, int seat, guess *out)
{
    enum { HIGHER = 4, LOWER = -1, FEWER_TALKS = 160, MORE_TALKS = 290, USUAL_TALKS = 256 };
    int side = seat == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE, called = 0, could = 0;
    if (seat != m->t.offense && seat != m->t.defense) return;
    for (int s = 0; s < m->t.players; s++) {
        if (s == m->t.offense || s == m->t.defense) continue;
        could++;
        called += m->t.seat[s].invited_by[side];
    }
    if (could < 2 || (called && called < could)) return;
    for (int i = 0; i < out->count; i++) out->value[i] = (int16_t)(out->value[i] + (called ? LOWER : HIGHER));
    if (out->count == 0) return;
    int talk = out->negotiate * (called ? MORE_TALKS : FEWER_TALKS) / USUAL_TALKS, rest = CERTAIN - out->negotiate;
    if (talk >= CERTAIN || rest <= 0) return;
    for (int i = 0; i < out->count; i++) out->chance[i] = (int16_t)(out->chance[i] * (CERTAIN - talk) / rest);
    out->negotiate = talk;
}

/* The card is chosen partly by luck, partly it is the best there is: `skill` percent of that. */
static void make_guess(const mind *m, int seat, guess *out)
{
    const hc_seat_info *s = &m->t.seat[seat];
    contents c;
    unsigned rival = rival_traits(m, seat);
    int skill = rival & BLINDS ? 0 : ORDINARY_SKILL + m->power[seat]->skill, likely = 0, seen = 0, before = 0;
    out->count = 0;
    if (s->played && s->played_card.kind != HC_CARD_NONE) {
        judge_known_card(&s->played_card, out);
        return;
    }
    weigh_hand(m, s, &c);
    if (c.seen_attacks + c.likely_attacks + c.talk < 256) expect_new_hand(m, hc_edition(m->t.edition)->hand, &c);
    int attacks = c.seen_attacks + c.likely_attacks;
    bool low = (rival | m->power[seat]->traits) & INVERTS || m->called & CALLED_UPSET;   /* the lower total wins */
    out->negotiate = attacks ? talks(m, seat, attacks, c.talk) : CERTAIN;
    const uint64_t of_likely = reciprocal((unsigned)c.likely_attacks);
    for (uint64_t left = c.slots; left && out->count < GUESSES && attacks;) {
        const int i = low ? 63 - __builtin_clzll(left) : __builtin_ctzll(left);
        left &= ~(1ull << i);
        if (!c.seen[i] && !c.likely[i]) continue;
        likely += c.likely[i];
        seen += c.seen[i];
        int top = none_better(&c, of_likely, likely, seen), lucky = CERTAIN * (c.seen[i] + c.likely[i]) / attacks;
        int chance = (lucky * (100 - skill) + (top - before) * skill) / 100;
        before = top;
        out->value[out->count] = (int16_t)(i - VALUE_ZERO);
        out->chance[out->count++] = (int16_t)(chance * (CERTAIN - out->negotiate) / CERTAIN);
    }
    if (m->b->spec.level == BOT_READER) read_invitations(m, seat, out);
}

static void look_at_grounds(const mind *m, int seat, grounds *g)
{
    const hc_seat_info *s = &m->t.seat[seat];
    memset(g, 0, sizeof *g);
    memcpy(g->unseen, m->unseen, sizeof g->unseen);
    g->negotiates = m->unseen_negotiates;
    g->others = m->unseen_others;
    g->skill = m->power[seat]->skill;
    g->rival = rival_traits(m, seat);
    g->called = m->called;
    g->traits = m->power[seat]->traits;
    g->hand = s->hand;
    g->known = s->known;
    g->played = s->played;
    g->talked = m->b->memory[KEEP_TALKED + seat];
    g->fought = m->b->memory[KEEP_FOUGHT + seat];
}

/* The same question comes up many times. */
void judge_guess(const mind *m, int seat, guess *out)
{
    memo *kept = &m->note->guessed[seat];
    grounds now;
    look_at_grounds(m, seat, &now);
    if (!kept->made || memcmp(&kept->of, &now, sizeof now)) {
        make_guess(m, seat, &kept->card);
        kept->of = now;
        kept->made = true;
    }
    *out = kept->card;
}

static void put_back(mind *m, const hc_card_info *c, int by)
{
    if (c->kind == HC_CARD_ATTACK) { m->unseen[slot_of(c->value)] = (int8_t)(m->unseen[slot_of(c->value)] + by); m->unseen_attacks += by; }
    else if (c->kind == HC_CARD_NEGOTIATE) m->unseen_negotiates += by;
    else if (c->kind != HC_CARD_NONE) m->unseen_others += by;
}

/* The own card as the others must take it to be, who do not see the hand. */
void judge_as_seen(mind *m, guess *out)
{
    hc_seat_info *s = &m->t.seat[m->me];
    int known = s->known;
    for (int i = 0; i < known; i++) put_back(m, &s->card[i], 1);
    s->known = 0;
    judge_guess(m, m->me, out);
    s->known = (uint8_t)known;
    for (int i = 0; i < known; i++) put_back(m, &s->card[i], -1);
}
