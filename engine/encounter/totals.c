/* totals.c - what is added up when cards are turned up; machine/fold.c has the folding. */
#include "rules.h"
#include <string.h>

/* Stages that a reader of the steps knows, by quantity. */
static const uint8_t STAGE[Q_COUNT] = {
    [Q_PRINTED] = HC_STAGE_CARD, [Q_AT_ONCE] = HC_STAGE_CARD, [Q_COPIED] = HC_STAGE_CARD, [Q_FACE] = HC_STAGE_CARD, [Q_CALMED] = HC_STAGE_CARD,
    [Q_CARD] = HC_STAGE_CARD, [Q_ADJUSTED] = HC_STAGE_CARD,
    [Q_WORTH] = HC_STAGE_SHIPS, [Q_COMBINED] = HC_STAGE_COMBINED, [Q_ALLIES] = HC_STAGE_MULTIPLIED, [Q_ADDED] = HC_STAGE_ADDED,
    [Q_MULTIPLIED] = HC_STAGE_MULTIPLIED, [Q_BONUS] = HC_STAGE_BONUS, [Q_WINNER] = HC_STAGE_WINNER, [Q_UPSET] = HC_STAGE_WINNER,
    [Q_DECREED] = HC_STAGE_WINNER };

/* What always holds has no effect of its own; a hazard is nobody's. */
static int who_is_behind(const game *g, int source)
{
    if (source < 0) return NOBODY;
    if (has(&g->acted, source)) return effect_of(g, source)->by;
    return is_piece(source) && read_piece(g, source)->kind == HC_CARD_HAZARD ? NOBODY : holder_of(g, source);
}

void note_step(const sum *s, quantity q, int about, int source, int before, int after)
{
    hc_sum *out = s->out;
    if (!out || !STAGE[q] || out->steps == HC_STEPS_MAX) return;
    int side = q == Q_WORTH ? s->side : about;
    out->step[out->steps++] = (hc_step){
        .sheet = (uint16_t)(source < 0 ? 0 : sheet_of(s->g, source)), .stage = STAGE[q], .side = (uint8_t)side,
        .about = (uint8_t)about, .by = (uint8_t)who_is_behind(s->g, source),
        .before = (int16_t)before, .after = (int16_t)after };
}

void note_sheet_step(const sum *s, quantity q, int side, int sheet_id, int before, int after)
{
    const int at = s->out ? s->out->steps : 0;
    note_step(s, q, side, -1, before, after);
    if (s->out && s->out->steps > at) s->out->step[at].sheet = (uint16_t)sheet_id;
}

_Static_assert(Q_COUNT <= 64, "sum.changed has one bit a quantity");

static int printed_on(const game *g, int c)
{
    if (c == HC_CARDS) return FACE_NONE;
    if (g->kind[c] == HC_CARD_RETREAT) return FACE_RETREAT;
    return g->kind[c] == HC_CARD_ATTACK ? attack_value(g, c) : g->kind[c] == HC_CARD_MORPH ? FACE_MORPH : FACE_NEGOTIATE;
}

/* Cards that change themselves as they are turned up: an intimidate meets an attack with one; some attacks heed a hazard warning. */
static int turned_by_itself(const game *g, int c, int other)
{
    const form *f = g->kind[c] == HC_CARD_ATTACK && g->now.hazard ? form_of(g, sheet_of_card(g, c)) : NULL;
    if (g->kind[c] == HC_CARD_INTIMIDATE && other < HC_CARDS && g->kind[other] == HC_CARD_ATTACK) return attack_value(g, c);
    return f && f->warned ? f->warned : printed_on(g, c);
}

static int shown_on(const game *g, int side)
{
    const int c = played_card(g, of_side(g, side));
    return !g->runs || c == HC_CARDS ? printed_on(g, c) : turned_by_itself(g, c, played_card(g, of_side(g, !side)));
}

/* What is said of a card that lies face down counts as if it were printed there. */
static int printed(const sum *s, int side)
{
    return fold(s, Q_STATED, side, shown_on(s->g, side));
}

bool is_stated(const game *g, int seat) { return is_main(g, seat) && limit(g, Q_STATED, side_of(g, seat), FACE_NONE) != FACE_NONE; }

/* A morph copies what is printed on the other card. */
static int turned_up_in(const sum *s, int side)
{
    int value = printed(s, side);
    return fold(s, Q_PRINTED, side, value == FACE_MORPH ? printed(s, !side) : value);
}

/* A further attack card of that side is turned up as well; its steps are part of the one that adds it. */
int turned_up_beside(const sum *s, int side, int value)
{
    sum quiet = *s;
    quiet.out = NULL;
    return fold(&quiet, Q_PRINTED, side, value);
}

/* An extra card is turned up with the others, and a morph is what the card against it is. */
static int face_of_extra(const sum *s, int side, int card)
{
    sum alone = *s;
    alone.beside = true;
    int value = printed_on(s->g, card);
    if (value == FACE_MORPH) value = printed(s, !side);
    return value > FACE_NONE ? turned_up_beside(&alone, side, value) : value;
}

/* Of a main player's two cards one that negotiates makes both a negotiate. */
static int with_second_card(const sum *s, int side, int value)
{
    int card = extra_card(s->g, of_side(s->g, side));
    if (card == HC_CARDS || value <= FACE_NONE || face_of_extra(s, side, card) != FACE_NEGOTIATE) return value;
    note_step(s, Q_FACE, side, tag_of(s->g, card) - 1, value, FACE_NEGOTIATE);
    return FACE_NEGOTIATE;
}

int face_alone(const game *g, int seat, int card)
{
    const sum s = { .g = g, .changed = changed(g) };
    return face_of_extra(&s, side_of(g, seat), card);
}

int face_beside(const game *g, int seat) { return face_alone(g, seat, extra_card(g, seat)); }

/* Then cards that are changed into others. */
static const quantity CHANGES[] = { Q_AT_ONCE, Q_COPIED, Q_FACE };
enum { CHANGE_KINDS = sizeof CHANGES / sizeof *CHANGES };

static int face_in(const sum *s, int side)
{
    int value = turned_up_in(s, side);
    for (int i = 0; i < CHANGE_KINDS; i++) value = fold(s, CHANGES[i], side, value);
    value = fold(s, Q_CALMED, side, value);
    return has_extra_cards(s->g) ? with_second_card(s, side, value) : value;
}

bool called_for(const sum *s, int side, int shown[2])
{
    const sum quiet = { .g = s->g, .changed = s->changed };
    for (int i = 0; i < 2; i++) shown[i] = fold(&quiet, Q_AT_ONCE, i, turned_up_in(&quiet, i));
    return shown[0] > FACE_NONE && shown[1] > FACE_NONE && shown[side] == s->out->face[side];
}

static bool changes_card(const sum *s, const hook *h, const effect *e, int side)
{
    int value = turned_up_in(s, side);
    for (int m = 0; m < MODIFIERS; m++)
        if (h->modify[m].of == Q_STATED && h->modify[m].apply(s, e, side, FACE_NONE) != FACE_NONE) return true;
    for (int i = 0; i < CHANGE_KINDS; value = fold(s, CHANGES[i++], side, value))
        for (int m = 0; m < MODIFIERS; m++)
            if (h->modify[m].of == CHANGES[i] && h->modify[m].apply(s, e, side, value) != value) return true;
    return false;
}

void drop_changes(game *g, int side)
{
    sum s = { .g = g, .changed = changed(g) };
    for (effect *e = g->effect; e < g->effect + g->effects; e++) {
        for (uint32_t bits = has(&g->in_effect, e->source) ? e->on : 0; bits; bits &= bits - 1) {
            int i = __builtin_ctz(bits);
            if (changes_card(&s, hook_at(g, e->source, i), e, side)) e->on &= ~(1u << i);
        }
        if (!e->on) take_out_of(&g->in_effect, e->source);
    }
    g->switched = changed_by_effects(g);
}

typedef int read_fn(const sum *s, int side);
static int read_card(const game *g, int side, read_fn *as)
{
    assert(side <= SIDE_DEFENSE);
    if (g->defense == NOBODY) return FACE_NONE;
    sum s = { .g = g, .changed = changed(g) };
    return as(&s, side);
}

/* A retreat that meets no attack is a negotiate. */
static int face_met(const sum *s, int side)
{
    int value = face_in(s, side);
    return value == FACE_RETREAT && face_in(s, !side) <= FACE_NONE ? FACE_NEGOTIATE : value;
}

int face(const game *g, int side) { return read_card(g, side, face_met); }
int face_turned_up(const game *g, int side) { return read_card(g, side, turned_up_in); }

/* The sheet by which a seat plays cards as what they are not: the last of several. */
static int sheet_before(const game *g, int seat)
{
    int last = -1;
    FOR_POWERS_OF(p, g, seat) last = p;
    return last;
}

/* Cards that lie open as reinforcements of this side, whoever has played them. */
static int add_laid(const sum *s, int side, int total)
{
    const game *g = s->g;
    for (int seat = 0; seat < g->players; seat++)
        FOR_CARDS_AT(c, DISPLAY + seat) {
            if (tag_of(g, c) != TAG_REINFORCES + side) continue;
            note_step(s, Q_ADDED, side, sheet_before(g, seat), total, total + attack_value(g, c));
            total += attack_value(g, c);
        }
    return total;
}

/* Captives around a system defend it, each as one ship. */
static int add_guards(const sum *s, int seat, int worth)
{
    const game *g = s->g;
    int guards = seat == g->defense && owner_of(g, g->target) == seat ? captives_around(g, seat) : 0;
    if (guards) note_step(s, Q_WORTH, seat, -1, worth, worth + guards);
    return worth + guards;
}

/* Attack cards beside the one of this side, its main player's or an ally's. */
static int add_extra(const sum *s, int side, int total)
{
    const game *g = s->g;
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, of_side(g, side), i), card = on_side(g, seat, side) ? extra_card(g, seat) : HC_CARDS;
        int value = card < HC_CARDS ? face_of_extra(s, side, card) : FACE_NONE;
        if (value <= FACE_NONE) continue;
        note_step(s, Q_ADDED, side, tag_of(g, card) - 1, total, total + value);
        total += value;
    }
    return total;
}

static void total_of(sum *s, int side)
{
    const game *g = s->g;
    s->side = side;
    hc_sum *out = s->out;
    const sum quiet = { .g = g, .changed = s->changed, .side = side };
    int me = of_side(g, side);
    note_step(s, Q_CARD, side, -1, 0, out->face[side]);
    out->card[side] = fold(s, Q_ADJUSTED, side, fold(s, Q_CARD, side, out->face[side]));
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, me, i);
        if (!on_side(g, seat, side)) continue;
        const int ships = ships_on_side(g, seat, side) - discs_on_side(g, seat, side);
        note_step(s, Q_WORTH, seat, -1, 0, ships);
        out->worth[seat] = fold(s, Q_WORTH, seat, ships);
        if (has_unlike(g, seat) && side == side_of(g, seat)) out->worth[seat] = add_guards(s, seat, out->worth[seat]);
        if (has_part(g, PART_hexes)) out->worth[seat] = add_discs(s, seat, out->worth[seat], fold(&quiet, Q_WORTH, seat, 1) < 0);
    }
    int total = fold(s, Q_COMBINED, side, out->card[side] + out->worth[me]);
    int allied = 0;
    for (int seat = 0; seat < g->players; seat++)
        if (seat != me && on_side(g, seat, side)) allied += out->worth[seat];
    total += fold(s, Q_ALLIES, side, allied);
    if (has_extra_cards(g)) total = add_extra(s, side, total);
    aids of_side_now;                            /* read when something speaks of them */
    of_side_now.count = -1;
    s->aids = &of_side_now;
    total = fold(s, Q_ADDED, side, add_laid(s, side, total));
    s->aids = NULL;
    total = fold(s, Q_MULTIPLIED, side, total);
    FOR_PARTS(p, g) if (GAME_PART[p]->total) total = GAME_PART[p]->total(s, side, total);
    total = fold(s, Q_BONUS, side, total);
    FOR_PARTS(p, g) if (GAME_PART[p]->ground_worth) total = GAME_PART[p]->ground_worth(s, side, total);
    out->total[side] = total;
}

bool encounter_revealed(const game *g)
{
    if (g->defense == NOBODY || g->phase < HC_PHASE_REVEAL) return false;
    bool up[2] = { g->now.face_up >> g->offense & 1, g->now.face_up >> g->defense & 1 };
    return (up[0] || is_stated(g, g->offense)) && (up[1] || is_stated(g, g->defense));
}

bool does_lower_win(const game *g)
{
    FOR_PARTS(p, g) if (GAME_PART[p]->lower_wins && GAME_PART[p]->lower_wins(g)) return true;
    return false;
}

/* Pure: may be called at any moment after the reveal, and shows every step. */
void encounter_totals(const game *g, hc_sum *out)
{
    sum s = { .g = g, .out = out, .changed = changed(g) };
    out->face[0] = out->face[1] = FACE_NONE;
    out->winner = SIDE_NONE;
    if (!encounter_revealed(g)) return;
    for (int side = 0; side < 2; side++) out->face[side] = face_met(&s, side);
    bool attack[2] = { out->face[0] > FACE_NONE, out->face[1] > FACE_NONE };
    for (int side = 0; side < 2 && attack[0] && attack[1]; side++) total_of(&s, side);
    const bool more = does_lower_win(g) ? out->total[0] < out->total[1] : out->total[0] > out->total[1];
    int by_rule = attack[0] && attack[1] ? (more ? SIDE_OFFENSE : SIDE_DEFENSE) :
                  attack[0] ? SIDE_OFFENSE : attack[1] ? SIDE_DEFENSE :
                  out->face[0] == FACE_MORPH ? BOTH_LOST : SIDE_NONE;
    if (by_rule != SIDE_NONE) by_rule = fold(&s, Q_WINNER, 0, by_rule);
    int decreed = fold(&s, Q_DECREED, 0, SIDE_NONE);         /* even of two who would talk */
    out->winner = decreed == SIDE_NONE ? by_rule : decreed;
    if (out->winner != SIDE_NONE) out->winner = fold(&s, Q_UPSET, 0, out->winner);
}
