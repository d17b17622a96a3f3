/* odds.c - how an encounter ends: ships, edges and the cards that may meet, with what powers make of them. */
#include "steady_rows.h"
#include <string.h>

int ship_worth(const mind *m, int seat) { return m->power[seat]->ship_worth ? m->power[seat]->ship_worth : 1; }

void fight_now(const mind *m, fight *f)
{
    const hc_table *t = &m->t;
    memset(f, 0, sizeof *f);
    f->main[0] = t->offense;
    f->main[1] = t->defense;
    f->target = t->target;
    for (int s = 0; s < HC_SEATS; s++) f->side[s] = HC_SIDE_NONE;
    for (int s = 0; s < t->players; s++) {
        int side = s == t->offense ? HC_SIDE_OFFENSE : s == t->defense ? HC_SIDE_DEFENSE : t->seat[s].side;
        int ships = t->seat[s].ships_in;
        if (s == t->defense && t->target < HC_PLANETS) ships = t->ships[t->target][s];
        if (s == t->offense) ships = t->seat[s].gate;
        if (side != HC_SIDE_NONE) fight_join(m, f, s, side, ships);
    }
}

void fight_join(const mind *m, fight *f, int seat, int side, int ships)
{
    f->side[seat] = (uint8_t)side;
    f->in[seat] = (uint8_t)ships;
    if (seat == f->main[side]) f->ships[side] = ships;
    else f->allies[side] += ships * ship_worth(m, seat);
}

void fight_leave(const mind *m, fight *f, int seat)
{
    if (f->side[seat] == HC_SIDE_NONE) return;
    f->allies[f->side[seat]] -= f->in[seat] * ship_worth(m, seat);
    f->side[seat] = HC_SIDE_NONE;
    f->in[seat] = 0;
}

/* A side's total is times * card + plus; where the lower total wins, both are turned round. */
typedef struct line { int times, plus; } line;

static void draw_lines(const mind *m, const fight *f, line out[2])
{
    bool inverted = (m->power[f->main[0]]->traits | m->power[f->main[1]]->traits) & INVERTS;
    for (int side = 0; side < 2; side++) {
        const knowledge *power = m->power[f->main[side]];
        int own = f->ships[side] * ship_worth(m, f->main[side]), allies = f->allies[side], edge = m->adds[f->main[side]];
        if (m->lends || m->forts) edge += lent_to(m, f, side);
        out[side] = (line){ 1, own + allies + edge };
        if (power->traits & MULTIPLIES) out[side] = (line){ f->ships[side], allies + edge };
        if (!inverted) {
            out[side].plus += m->lucre[f->main[side]];
            continue;
        }
        if (power->traits & INVERTS) out[side] = (line){ -1, own + allies + edge };
        else out[side] = (line){ -out[side].times, allies - (power->traits & MULTIPLIES ? 0 : own) + edge };
        out[side].plus -= m->lucre[f->main[side]];
    }
}

static int reversed(int value) { return value < 0 ? value : value % 10 * 10 + value / 10; }
static int tripled(int value) { return value <= 10 ? value * 3 : (value + 2) / 3; }

/* What a player's attack card is worth to it, as a number. */
int shaped(const mind *m, int seat, int value)
{
    unsigned traits = m->power[seat]->traits;
    int turned = traits & REVERSES ? reversed(value) : value;
    if (traits & TRIPLES) return tripled(value);
    if (traits & UPSETS && value < 10) return 20 - value;
    return turned > value ? (turned + value) / 2 : value;
}

enum { SHAPERS = TRIPLES | REVERSES | EQUALIZES, BY_FAR = 10 };

/* An attack of one side: as it is, and turned round; what its owner would call; and what either counts if nothing is made equal. */
typedef struct face { int value[2], counts[2]; bool turns, evens; } face;

static bool are_shaped(const mind *m, unsigned traits) { return traits & SHAPERS || m->called; }
static int counted(unsigned traits, int value) { return traits & TRIPLES ? tripled(value) : value; }

/* Will the cards be turned round, or made equal? As announced, else as its user would like it. */
static face face_of(const mind *m, unsigned traits, int value)
{
    const int turned = reversed(value);
    const bool calls = !(m->called & CALLED_NOTHING);
    return (face){ .value = { value, turned }, .counts = { counted(traits, value), counted(traits, turned) },
                   .turns = m->called & CALLED_REVERSAL || (calls && traits & REVERSES && turned > value),
                   .evens = m->called & CALLED_EQUALITY || (calls && traits & EQUALIZES && value < 8) };
}

/* By how much a side is ahead if these two attacks meet. */
static inline int ahead(unsigned mine, unsigned theirs, const line l[2], int side, const face *x, const face *y)
{
    const bool turned = x->turns || y->turns;
    int own = x->counts[turned], other = y->counts[turned];
    if (x->evens || y->evens) {
        own = x->value[turned];
        other = y->value[turned];
        const int apart = own - other;
        own = counted(mine, apart > 0 ? apart : own);
        other = counted(theirs, apart < 0 ? -apart : other);
    }
    return l[side].times * own + l[side].plus - l[!side].times * other - l[!side].plus;
}

/* Ties go to the defense. */
static void count_result(const mind *m, unsigned offense, int side, int margin, int chance, odds *out)
{
    bool won = margin >= (side == HC_SIDE_OFFENSE);
    bool crash = offense & CRASHES && (side == HC_SIDE_OFFENSE ? -margin : margin) >= BY_FAR;
    if (m->called & CALLED_UPSET) won = !won;
    if (crash && won == (side == HC_SIDE_DEFENSE)) {         /* it settles all the same, but loses ships */
        *(won ? &out->lose : &out->win) += chance * 3 / 4;
        chance -= chance * 3 / 4;
    }
    *(won ? &out->win : &out->lose) += chance;
}

/* Nothing but times and plus: the quick way, for most pairs of players. */
static bool is_plain(const mind *m, const fight *f)
{
    unsigned traits = m->power[f->main[0]]->traits | m->power[f->main[1]]->traits;
    return !(traits & (SHAPERS | CRASHES)) && !(m->called & ~(unsigned)CALLED_NOTHING);
}

static int total(line l, int value) { return l.times * value + l.plus; }

/* A card that is no attack, or meets none. */
static void meet_talk(const mind *m, const fight *f, int side, int kind, const guess *other, odds *out)
{
    unsigned mine = m->power[f->main[side]]->traits, theirs = m->power[f->main[!side]]->traits;
    int attacks = CERTAIN - other->negotiate;
    memset(out, 0, sizeof *out);
    if (kind == HC_CARD_NEGOTIATE || kind == HC_CARD_RETREAT) {
        out->deal = other->negotiate;
        *(mine & PEACEFUL ? &out->win : mine & HARMONIC ? &out->deal : &out->paid) += attacks;
    } else if (kind == HC_CARD_MORPH) out->deal = other->negotiate;
    else *(theirs & PEACEFUL ? &out->lose : theirs & HARMONIC ? &out->deal : &out->pays) = other->negotiate;
}

typedef struct pairing {
    const line *l;
    unsigned mine, theirs, offense;
    int side, all;                               /* all: the chances of the other's attacks          */
    bool shaped, evens, odd_end;                 /* evens: some of the other's attacks would be made equal; odd_end: not all that is ahead wins */
    face of[GUESSES];                            /* the other's attacks                              */
} pairing;

static void pair_up(const mind *m, const fight *f, const line l[2], int side, const guess *other, pairing *p)
{
    p->l = l;
    p->mine = m->power[f->main[side]]->traits;
    p->theirs = m->power[f->main[!side]]->traits;
    p->offense = m->power[f->main[HC_SIDE_OFFENSE]]->traits;
    p->side = side;
    p->shaped = are_shaped(m, p->mine | p->theirs);
    p->odd_end = p->offense & CRASHES || m->called & CALLED_UPSET;
    p->evens = false;
    p->all = 0;
    for (int i = 0; i < other->count; i++) {
        p->of[i] = face_of(m, p->shaped ? p->theirs : 0, other->value[i]);
        p->evens |= p->of[i].evens;
        p->all += other->chance[i];
    }
}

/* Two attacks, where powers change what is on them or what it means. */
static void meet_oddly(const mind *m, const pairing *p, int own, const guess *other, bool copies, odds *out)
{
    face mine = face_of(m, p->shaped ? p->mine : 0, own);
    for (int i = 0; i < other->count; i++) {
        if (copies) mine = face_of(m, p->shaped ? p->mine : 0, other->value[i]);
        count_result(m, p->offense, p->side, ahead(p->mine, p->theirs, p->l, p->side, &mine, &p->of[i]), other->chance[i], out);
    }
}

/* The same for most of them: turned round or tripled, but whoever is ahead wins. */
static void meet_turned(const mind *m, const pairing *p, int own, const guess *other, odds *out)
{
    const line *x = &p->l[p->side], *y = &p->l[!p->side];
    const face mine = face_of(m, p->shaped ? p->mine : 0, own);
    const int plus = x->plus - y->plus - (p->side == HC_SIDE_OFFENSE);
    const int sum[2] = { x->times * mine.counts[0] + plus, x->times * mine.counts[1] + plus };
    int win = 0;
    for (int i = 0; i < other->count; i++) {
        const bool turned = mine.turns | p->of[i].turns;
        win += sum[turned] >= y->times * p->of[i].counts[turned] ? other->chance[i] : 0;
    }
    out->win += win;
    out->lose += p->all - win;
}

static void meet_one(const mind *m, const pairing *p, int own, const guess *other, bool copies, odds *out)
{
    if (p->odd_end || p->evens || copies || (p->shaped && p->mine & EQUALIZES)) meet_oddly(m, p, own, other, copies, out);
    else meet_turned(m, p, own, other, out);
}

/* A card against what the other may play. */
void odds_of_card(const mind *m, const fight *f, int side, const hc_card_info *card, const guess *other, odds *out)
{
    const bool copies = card->kind == HC_CARD_MORPH;
    line l[2];
    draw_lines(m, f, l);
    meet_talk(m, f, side, card->kind, other, out);
    if (card->kind == HC_CARD_NEGOTIATE || card->kind == HC_CARD_RETREAT) return;
    if (!is_plain(m, f)) {
        pairing p;
        pair_up(m, f, l, side, other, &p);
        meet_one(m, &p, card->value, other, copies, out);
        return;
    }
    for (int i = 0; i < other->count; i++) {
        const int own = copies ? other->value[i] : card->value;
        const bool won = total(l[side], own) - total(l[!side], other->value[i]) >= (side == HC_SIDE_OFFENSE);
        *(won ? &out->win : &out->lose) += other->chance[i];
    }
}

static void add_part(odds *out, const odds *part, int chance)
{
    out->win += part->win * chance / CERTAIN;
    out->lose += part->lose * chance / CERTAIN;
    if (part->deal) out->deal += part->deal * chance / CERTAIN;
    if (part->paid) out->paid += part->paid * chance / CERTAIN;
    if (part->pays) out->pays += part->pays * chance / CERTAIN;
}

/* What becomes of own attacks, one after the other: of each how many of the other's it beats, and how many it loses to. */
typedef struct tally { odds talk; bool talks; unsigned win, lose; } tally;

static void begin_tally(const mind *m, const fight *f, int side, const guess *other, tally *t)
{
    t->win = t->lose = 0;
    meet_talk(m, f, side, HC_CARD_ATTACK, other, &t->talk);
    t->talks = t->talk.deal || t->talk.paid || t->talk.pays;
}

static void count_attack(tally *t, int wins, int loses, int chance, odds *out)
{
    t->win += (unsigned)((t->talk.win + wins) * chance) / CERTAIN;
    t->lose += (unsigned)((t->talk.lose + loses) * chance) / CERTAIN;
    if (!t->talks) return;
    out->deal += t->talk.deal * chance / CERTAIN;
    out->paid += t->talk.paid * chance / CERTAIN;
    out->pays += t->talk.pays * chance / CERTAIN;
}

/* Guesses stand in the order of their totals, so one walk through both is enough. */
static void meet_in_order(const line l[2], int side, const guess *own, const guess *other, tally *t, odds *out)
{
    const int needs = side == HC_SIDE_OFFENSE, plus = l[side].plus - l[!side].plus - needs;
    int beaten = 0, all = 0, at = 0;
    for (int i = 0; i < other->count; i++) all += other->chance[i];
    for (int i = 0; i < own->count; i++) {
        const int mine = l[side].times * own->value[i] + plus;
        while (at < other->count && mine >= l[!side].times * other->value[at]) beaten += other->chance[at++];
        count_attack(t, beaten, all - beaten, own->chance[i], out);
    }
}

void odds_of_guesses(const mind *m, const fight *f, int side, const guess *own, const guess *other, odds *out)
{
    line l[2];
    tally t;
    draw_lines(m, f, l);
    memset(out, 0, sizeof *out);
    begin_tally(m, f, side, other, &t);
    if (is_plain(m, f)) meet_in_order(l, side, own, other, &t, out);
    else {
        pairing p;
        pair_up(m, f, l, side, other, &p);
        for (int i = 0; i < own->count; i++) {
            odds met = { 0 };
            if (!own->chance[i]) continue;
            meet_one(m, &p, own->value[i], other, false, &met);
            count_attack(&t, met.win, met.lose, own->chance[i], out);
        }
    }
    out->win += (int)t.win;
    out->lose += (int)t.lose;
    if (!own->negotiate) return;
    odds talk;
    meet_talk(m, f, side, HC_CARD_NEGOTIATE, other, &talk);
    add_part(out, &talk, own->negotiate);
}
