/* judge.c - estimating an encounter: what the others may play, and what that does to the totals. */
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

/* The edition's deck without what the seat can see: its hand, the discards, what others showed. */
void judge_unseen(mind *m)
{
    const hc_deck_row *row = hc_edition(m->t.edition)->deck;
    memset(m->unseen, 0, sizeof m->unseen);
    m->unseen_attacks = m->unseen_negotiates = m->unseen_others = 0;
    for (; row->copies; row++) {
        if (row->kind == HC_CARD_ATTACK) m->unseen[slot_of(row->value)] += row->copies;
        else if (row->kind == HC_CARD_NEGOTIATE) m->unseen_negotiates += row->copies;
        else m->unseen_others += row->copies;
    }
    for (int i = 0; i < m->t.discards; i++) see_card(m, &m->t.discard[i]);
    for (int s = 0; s < m->t.players; s++) {
        for (int i = 0; i < m->t.seat[s].known; i++) see_card(m, &m->t.seat[s].card[i]);
        if (m->t.seat[s].played) see_card(m, &m->t.seat[s].played_card);
    }
    for (int i = 0; i < 64; i++) {
        if (m->unseen[i] < 0) m->unseen[i] = 0;
        m->unseen_attacks += m->unseen[i];
    }
    if (m->unseen_negotiates < 0) m->unseen_negotiates = 0;
    if (m->unseen_others < 0) m->unseen_others = 0;
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
 * their share of what is unseen. */
typedef struct contents { int seen[64], likely[64], seen_attacks, likely_attacks, talk; } contents;

static void weigh_hand(const mind *m, const hc_seat_info *s, contents *c)
{
    int unknown = s->hand - s->known, pool = m->unseen_attacks + m->unseen_negotiates + m->unseen_others;
    memset(c, 0, sizeof *c);
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind == HC_CARD_NEGOTIATE) c->talk += 256;
        if (s->card[i].kind != HC_CARD_ATTACK) continue;
        c->seen[slot_of(s->card[i].value)] += 256;
        c->seen_attacks += 256;
    }
    if (unknown <= 0 || pool <= 0) return;
    c->talk += 256 * unknown * m->unseen_negotiates / pool;
    for (int i = 0; i < 64; i++) {
        if (m->unseen[i]) c->likely[i] = 256 * unknown * m->unseen[i] / pool;
        c->likely_attacks += c->likely[i];
    }
}

/* A hand without encounter cards will be replaced by a new one. */
static void expect_new_hand(const mind *m, int cards, contents *c)
{
    int pool = m->unseen_attacks + m->unseen_negotiates + m->unseen_others;
    memset(c, 0, sizeof *c);
    if (pool <= 0) return;
    c->talk = 256 * cards * m->unseen_negotiates / pool;
    for (int i = 0; i < 64; i++) c->likely_attacks += c->likely[i] = 256 * cards * m->unseen[i] / pool;
}

/* How often a seat talks, of 1024: by its hand, moved towards what it did before. */
static int talks(const mind *m, int seat, int attacks, int talk)
{
    int chance = CERTAIN * talk / (attacks + talk);
    int talked = m->b->memory[KEEP_TALKED + seat], fought = m->b->memory[KEEP_FOUGHT + seat];
    if (talk == 0 || attacks == 0) return chance;
    return (chance * 6 + CERTAIN * talked) / (6 + talked + fought);
}

/* Chance that no attack in the hand is better, given how many of the likely ones are not. */
static int none_better(const contents *c, int likely_so_far, int seen_so_far)
{
    int64_t chance = CERTAIN;
    if (seen_so_far < c->seen_attacks) return 0;
    for (int k = (c->likely_attacks + 128) / 256; k > 0; k--) chance = chance * likely_so_far / c->likely_attacks;
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
    for (int k = 0; k < 64 && out->count < GUESSES && attacks; k++) {
        int i = low ? 63 - k : k;
        if (!c.seen[i] && !c.likely[i]) continue;
        likely += c.likely[i];
        seen += c.seen[i];
        int top = none_better(&c, likely, seen), lucky = CERTAIN * (c.seen[i] + c.likely[i]) / attacks;
        int chance = (lucky * (100 - skill) + (top - before) * skill) / 100;
        before = top;
        out->value[out->count] = (int16_t)(i - VALUE_ZERO);
        out->chance[out->count++] = (int16_t)(chance * (CERTAIN - out->negotiate) / CERTAIN);
    }
    if (m->b->spec.level == BOT_READER) read_invitations(m, seat, out);
}

/* The same question comes up many times in one decision. */
void judge_guess(const mind *m, int seat, guess *out)
{
    const hc_seat_info *s = &m->t.seat[seat];
    memo now = { .made = true, .played = s->played, .known = s->known, .rival = rival_traits(m, seat), .called = m->called,
                 .traits = m->power[seat]->traits, .skill = m->power[seat]->skill };
    memo *kept = m->guessed ? &m->guessed[seat] : NULL;
    bool same = kept && kept->made && kept->played == now.played && kept->known == now.known && kept->rival == now.rival &&
                kept->called == now.called && kept->traits == now.traits && kept->skill == now.skill;
    if (!same) make_guess(m, seat, kept ? &now.card : out);
    if (kept && !same) *kept = now;
    if (kept) *out = kept->card;
}

static void put_back(mind *m, const hc_card_info *c, int by)
{
    if (c->kind == HC_CARD_ATTACK) { m->unseen[slot_of(c->value)] += by; m->unseen_attacks += by; }
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
    make_guess(m, m->me, out);
    s->known = (uint8_t)known;
    for (int i = 0; i < known; i++) put_back(m, &s->card[i], -1);
}

/* ---- the encounter ----------------------------------------------------------------------------- */

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

/* Will the cards be turned round, or made equal? As announced, else as its user would like it. */
static unsigned calls_expected(const mind *m, unsigned traits, int own)
{
    if (m->called & CALLED_NOTHING) return m->called;
    bool reverses = traits & REVERSES && reversed(own) > own, equalizes = traits & EQUALIZES && own < 8;
    return m->called | (reverses ? CALLED_REVERSAL : 0) | (equalizes ? CALLED_EQUALITY : 0);
}

enum { SHAPERS = TRIPLES | REVERSES | EQUALIZES, BY_FAR = 10 };

/* By how much a side is ahead if these two attacks meet. */
static int ahead(const mind *m, const fight *f, const line l[2], int side, int own, int other)
{
    unsigned mine = m->power[f->main[side]]->traits, theirs = m->power[f->main[!side]]->traits;
    if ((mine | theirs) & SHAPERS || m->called) {
        unsigned calls = calls_expected(m, mine, own) | calls_expected(m, theirs, other);
        if (calls & CALLED_REVERSAL) own = reversed(own), other = reversed(other);
        int higher = own > other ? own : other, lower = own > other ? other : own;
        if (calls & CALLED_EQUALITY && higher == own) own -= higher > lower ? lower : 0;
        else if (calls & CALLED_EQUALITY) other -= lower;
        if (mine & TRIPLES) own = tripled(own);
        if (theirs & TRIPLES) other = tripled(other);
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

/* A card against what the other may play. */
static void meet(const mind *m, const fight *f, const line l[2], int side, const hc_card_info *card,
                 const guess *other, odds *out)
{
    unsigned offense = m->power[f->main[HC_SIDE_OFFENSE]]->traits;
    bool plain = is_plain(m, f), copies = card->kind == HC_CARD_MORPH;
    meet_talk(m, f, side, card->kind, other, out);
    if (card->kind == HC_CARD_NEGOTIATE || card->kind == HC_CARD_RETREAT) return;
    for (int i = 0; i < other->count; i++) {
        int own = copies ? other->value[i] : card->value, theirs = other->value[i];
        int margin = plain ? total(l[side], own) - total(l[!side], theirs) : ahead(m, f, l, side, own, theirs);
        if (!plain) count_result(m, offense, side, margin, other->chance[i], out);
        else *(margin >= (side == HC_SIDE_OFFENSE) ? &out->win : &out->lose) += other->chance[i];
    }
}

void odds_of_card(const mind *m, const fight *f, int side, const hc_card_info *card, const guess *other, odds *out)
{
    line l[2];
    draw_lines(m, f, l);
    meet(m, f, l, side, card, other, out);
}

static void add_part(odds *out, const odds *part, int chance)
{
    out->win += part->win * chance / CERTAIN;
    out->lose += part->lose * chance / CERTAIN;
    out->deal += part->deal * chance / CERTAIN;
    out->paid += part->paid * chance / CERTAIN;
    out->pays += part->pays * chance / CERTAIN;
}

/* Guesses stand in the order of their totals, so one walk through both is enough. */
static void meet_in_order(const mind *m, const fight *f, const line l[2], int side, const guess *own, const guess *other, odds *out)
{
    int beaten = 0, all = 0, at = 0, needs = side == HC_SIDE_OFFENSE;
    odds talk;
    meet_talk(m, f, side, HC_CARD_ATTACK, other, &talk);
    for (int i = 0; i < other->count; i++) all += other->chance[i];
    for (int i = 0; i < own->count; i++) {
        while (at < other->count && total(l[side], own->value[i]) >= total(l[!side], other->value[at]) + needs) beaten += other->chance[at++];
        odds part = talk;
        part.win += beaten;
        part.lose += all - beaten;
        add_part(out, &part, own->chance[i]);
    }
}

void odds_of_guesses(const mind *m, const fight *f, int side, const guess *own, const guess *other, odds *out)
{
    line l[2];
    odds part;
    bool plain = is_plain(m, f);
    draw_lines(m, f, l);
    memset(out, 0, sizeof *out);
    if (plain) meet_in_order(m, f, l, side, own, other, out);
    for (int i = 0; i < own->count && !plain; i++) {
        hc_card_info card = { .kind = HC_CARD_ATTACK, .value = (int8_t)own->value[i] };
        if (!own->chance[i]) continue;
        meet(m, f, l, side, &card, other, &part);
        add_part(out, &part, own->chance[i]);
    }
    if (!own->negotiate) return;
    meet_talk(m, f, side, HC_CARD_NEGOTIATE, other, &part);
    add_part(out, &part, own->negotiate);
}
