/* Joker - one attack card is wild: it turns it into what a token of its own says. */
#include "rules.h"

enum { NEW_WILD, TOKEN, ANY_CARD, ARMED };
enum { TOKENS = 9, FIRST_WILD = HC_NAMED_ATTACK + 8 };

#define ATTACK(value) (HC_NAMED_ATTACK + (value))
static const uint8_t SAYS[TOKENS] = { ATTACK(1), ATTACK(5), ATTACK(10), ATTACK(15), ATTACK(20), ATTACK(30),
                                      HC_NAMED_NEGOTIATE, HC_NAMED_MORPH, HC_NAMED_RETREAT };

/* All that can be wild, in the order in which it is kept in mind: attacks by their numbers, and encounter cards by their names. */
#define OWN_CARD(name) (HC_NAMED_REWARD + CARD_##name - FIRST_REWARD_SHEET)
static const uint16_t REST[] = {
    HC_NAMED_NEGOTIATE, HC_NAMED_MORPH, HC_NAMED_RETREAT, HC_NAMED_NEGATIVE + 1, HC_NAMED_NEGATIVE + 4, HC_NAMED_NEGATIVE + 7, ATTACK(45),
    OWN_CARD(crooked_deal), OWN_CARD(epic_oratory), OWN_CARD(faulty_translator), OWN_CARD(right_of_refusal), OWN_CARD(self_defense),
    OWN_CARD(joint_venture), OWN_CARD(open_books), OWN_CARD(cold_feet), OWN_CARD(grand_bargain), OWN_CARD(overkill),
    HC_NAMED_INTIMIDATE, HC_NAMED_INTIMIDATE + 2, HC_NAMED_INTIMIDATE + 3, HC_NAMED_INTIMIDATE + 4,
};
enum { PLAIN = 41 /* attacks from 0 to 40 */, NAMES = PLAIN + sizeof REST / sizeof *REST, UNKNOWN = 63 };

static int name_at(int index) { return index < PLAIN ? ATTACK(index) : index < NAMES ? REST[index - PLAIN] : FIRST_WILD; }

static int index_of(int named)
{
    for (int i = 0; i < NAMES; i++) if (name_at(i) == named) return i;
    return UNKNOWN;
}

/* What the sheet keeps in mind: tokens that lie face down, the wild card (as the difference from the first one), and whether the flare
 * has named it. */
enum { WILD_SHIFT = TOKENS, BY_FLARE_SHIFT = 15, USED = (1 << TOKENS) - 1, WILD_MASK = 63, FIRST_INDEX = FIRST_WILD - HC_NAMED_ATTACK };
_Static_assert(NAMES <= UNKNOWN && (int)WILD_SHIFT + 6 == (int)BY_FLARE_SHIFT, "a name of an encounter card has six bits");

static unsigned kept(const game *g, int p) { return (uint16_t)g->power[p].number; }
static unsigned used_tokens(const game *g, int p) { return kept(g, p) & USED; }

static void keep(game *g, int p, unsigned used, int wild, bool by_flare)
{
    g->power[p].tokens = (uint8_t)(TOKENS - count_bits(used));
    g->power[p].number = (int16_t)(used | (unsigned)(index_of(wild) ^ FIRST_INDEX) << WILD_SHIFT | (unsigned)by_flare << BY_FLARE_SHIFT);
}

static void lay_tokens(game *g, int p) { keep(g, p, 0, FIRST_WILD, false); }

/* What the flare named is wild as long as its holder has it. */
static bool is_forgotten(const game *g, int p)
{
    int flare = flare_of(g, ALIEN_joker);
    return kept(g, p) >> BY_FLARE_SHIFT && (flare < 0 || (holder_of(g, flare) != g->power[p].holder && !under_way(g, flare)));
}

static int wild_card(const game *g, int p)
{
    return is_forgotten(g, p) ? FIRST_WILD : name_at((int)(kept(g, p) >> WILD_SHIFT & WILD_MASK) ^ FIRST_INDEX);
}

/* Attacks go by their numbers, but Overkill has none; other cards with a text of their own are not the regular ones. */
static int name_of_row(int kind, int value, int sheet_id)
{
    switch (kind) {
    case HC_CARD_ATTACK: return sheet_id == CARD_overkill ? OWN_CARD(overkill) : value < 0 ? HC_NAMED_NEGATIVE - value : ATTACK(value);
    case HC_CARD_NEGOTIATE: return sheet_id ? HC_NAMED_REWARD + sheet_id - FIRST_REWARD_SHEET : HC_NAMED_NEGOTIATE;
    case HC_CARD_INTIMIDATE: return HC_NAMED_INTIMIDATE + (value - LEAST_INTIMIDATE) / 10;
    case HC_CARD_MORPH: return HC_NAMED_MORPH;
    case HC_CARD_RETREAT: return HC_NAMED_RETREAT;
    default: return HC_NAMED_END;
    }
}

static int name_of(const game *g, int card)
{
    const int kind = card < HC_CARDS ? g->kind[card] : HC_CARD_NONE;
    return name_of_row(kind, hc_is_numbered(kind) ? attack_value(g, card) : 0, card < HC_CARDS ? sheet_of_card(g, card) : 0);
}

/* ---- cards become others: of each side the token, plus one, in four bits ------------------------------------ */

static int token_on(const effect *e, int side) { return (e->remembered >> 4 * side & 15) - 1; }
static bool is_wild(const game *g, int p, int side)
{
    int seat = of_side(g, side);
    return name_of(g, played_card(g, seat)) == wild_card(g, p) && !is_stated(g, seat);
}
static bool waits_for_token(const game *g, int p, int side) { return is_wild(g, p, side) && token_on(effect_of(g, p), side) < 0; }
static bool any_is_wild(const game *g, const frame *f) { return waits_for_token(g, L(SOURCE), 0) || waits_for_token(g, L(SOURCE), 1); }

bool has_become_another(const game *g, int side)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == ALIEN_joker && effect_on(g, p) && token_on(effect_of(g, p), side) >= 0) return true;
    return false;
}

static void ask_token(game *g, const frame *f, int side)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, TOKEN);
    for (int i = 0; i < TOKENS; i++) if (!(used_tokens(g, L(SOURCE)) >> i & 1)) put_in(&q->allowed, SAYS[i]);
    q->who = (uint8_t)of_side(g, side);
}

/* With the last one all others are turned up again. */
static void place_token(game *g, int p, int side, int named)
{
    int token = 0;
    while (SAYS[token] != named) token++;
    effect_for(g, p)->remembered |= (int16_t)((token + 1) << 4 * side);
    unsigned used = used_tokens(g, p) | 1u << token;
    if (used == USED) used = 1u << token;
    keep(g, p, used, wild_card(g, p), kept(g, p) >> BY_FLARE_SHIFT && !is_forgotten(g, p));
}

static FLOW(change_cards)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        if (!waits_for_token(g, L(SOURCE), L(SIDE))) continue;
        ASK(ask_token(g, f, L(SIDE)));
        place_token(g, L(SOURCE), L(SIDE), g->answer);
        tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, played_card(g, of_side(g, L(SIDE))), 1, L(SOURCE));
    }
    FLOW_END;
}

static int as_token(const sum *s, const effect *e, int side, int value)
{
    int token = token_on(e, side);
    if (token < 0) return value;
    if (SAYS[token] >= HC_NAMED_ATTACK) return SAYS[token] - HC_NAMED_ATTACK;
    return SAYS[token] == HC_NAMED_NEGOTIATE ? FACE_NEGOTIATE : SAYS[token] == HC_NAMED_RETREAT ? FACE_RETREAT : face_turned_up(s->g, !side);
}

/* ---- another card is wild ------------------------------------------------------------------------------------ */

static void name_cards_of(hc_ask *q, const hc_deck_row *row, bool attacks_only)
{
    for (; row && row->copies; row++) {
        const int named = name_of_row(row->kind, row->value, row->sheet);
        if (named < HC_NAMED_END && (row->kind == HC_CARD_ATTACK || !attacks_only)) put_in(&q->allowed, named);
    }
}

static void ask_wild(game *g, const frame *f, int prompt_id, int p, bool attacks_only)
{
    const hc_edition_info *info = &rules(g)->info;
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, prompt_id);
    name_cards_of(q, info->deck, attacks_only);
    name_cards_of(q, info->large, attacks_only);
    for (int i = 0; i < 4 && has_part(g, PART_rewards); i++)
        if (has_option(g, PART_rewards, i)) name_cards_of(q, info->rewards[i], attacks_only);
    take_out_of(&q->allowed, wild_card(g, p));
}

static FLOW(name_wild)
{
    FLOW_BEGIN;
    ASK(ask_wild(g, f, NEW_WILD, L(SOURCE), true));
    keep(g, L(SOURCE), used_tokens(g, L(SOURCE)), g->answer, false);
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    FLOW_END;
}

static int my_sheet(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_joker) return p;
    return 0;
}

static FLOW(name_any)
{
    enum { SHEET = MINE };
    FLOW_BEGIN;
    SET(SHEET, my_sheet(g, f->seat));
    ASK(ask_wild(g, f, ANY_CARD, L(SHEET), false));
    keep(g, L(SHEET), used_tokens(g, L(SHEET)), g->answer, true);
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, g->answer, HC_NO_CARD, 0, L(SOURCE));
    FLOW_END;
}

static bool has_lost_flare(const game *g, const frame *f) { return is_forgotten(g, L(SOURCE)); }

static FLOW(forget)
{
    FLOW_BEGIN;
    keep(g, L(SOURCE), used_tokens(g, L(SOURCE)), FIRST_WILD, false);
    FLOW_END;
}

/* ---- wild: a negotiate becomes an attack ------------------------------------------------------------------------ */

static unsigned negotiates(const game *g) { return (face(g, 0) == FACE_NEGOTIATE) | (unsigned)(face(g, 1) == FACE_NEGOTIATE) << 1; }
static bool any_negotiates(const game *g, const frame *f) { (void)f; return negotiates(g); }

static FLOW(arm)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, negotiates(g), ARMED));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    FLOW_END;
}

static int armed(const sum *s, const effect *e, int side, int value)
{
    (void)s;
    return e->remembered == side + 1 && value == FACE_NEGOTIATE ? FIRST_WILD - HC_NAMED_ATTACK : value;
}

const sheet alien_joker = {
    .name = "Joker", .power_name = "of Wild Cards", .summary = "Makes attack cards wild", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "It is always the card you hold, and never the one you need.",
    .prompt = PROMPTS([NEW_WILD] = { "wild", "Which attack card is wild from now on?", { 0 } },
                [TOKEN] = { "joker", "What does the wild card become?", { 0 } },
                [ANY_CARD] = { "any-wild", "Which {encounter} card is wild from now on?", { 0 } },
                [ARMED] = { "arm", "Which side's {negotiate} becomes an attack 8?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .setup = lay_tokens,
        .begins = "Nine joker tokens lie face up on your sheet: six attacks, a {negotiate}, a morph and a retreat.",
        .text = { "Attack 8 is wild. At the start of your turn you may name another attack card instead. After cards are revealed, you change each that is the wild card into what a face-up "
                  "token of yours says; a token that was used lies face down until the last one is taken. A retreat that meets an attack loses, but the {ships} of its side are "
                  "saved: they return to {colonies}, or stay on the planet that they defend. Against anything else it is a {negotiate}.",
                  "As a main player or ally, after cards are revealed, you may change a {negotiate} into an attack 8.",
                  "At any time, you may name any {encounter} card to be wild. When you lose this flare, attack 8 is wild again." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_ANYONE, MUST, .flow = change_cards, .when = any_is_wild, .modify = { { Q_AT_ONCE, as_token } } },
                         { W_START_TURN, AS_OFFENSE, MAY | FREE, .flow = name_wild },
                         { W_REGROUP, AS_ANYONE, MUST | FREE | SILENT | EVEN_LOST, .flow = forget, .when = has_lost_flare }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .flow = arm, .when = any_negotiates, .modify = { { Q_FACE, armed } } }),
        .hook[SUPER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = name_any }) }),
};
