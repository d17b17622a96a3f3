/* rewards.c - the reward deck: who draws from it and when, its discards, the backs of its cards. */
#include "rules.h"
#include <string.h>

_Static_assert((int)KEPT_END <= (int)KEPT_REWARDS, "what others keep in mind ends before");
enum { HOW_MANY, WHICH_BACK };

extern const hc_deck_row REWARDS_OF_INCURSION[], REWARDS_OF_DOMINION[], REWARDS_OF_ODYSSEY[], ULTRA_REWARDS[];

/* ---- drawing ------------------------------------------------------------------------------------------------ */

int reward_cards_left(const game *g) { return has_part(g, PART_rewards) ? g->pile_count[IN_REWARDS] + g->pile_count[REWARDS_USED] : 0; }

static bool is_ultra(const game *g, int card) { return card >= 0 && back_of(g, card) == HC_BACK_ULTRA; }

static bool has_ordinary(const game *g)
{
    for (int i = 0; i < g->pile_count[IN_REWARDS]; i++) if (!is_ultra(g, pile_of(g, IN_REWARDS)[i])) return true;
    return false;
}

/* An ordinary card lies on top, as long as there is one. */
static void shuffle_rewards(game *g)
{
    do shuffle_into(g, REWARDS_USED, IN_REWARDS); while (is_ultra(g, top_of(g, IN_REWARDS)) && has_ordinary(g));
}

/* An empty deck is made of its discards; that is no cosmic quake. */
static void renew_rewards(game *g, events *ev)
{
    if (g->pile_count[IN_REWARDS] || !g->pile_count[REWARDS_USED]) return;
    shuffle_rewards(g);
    tell(g, ev, HC_EV_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_REWARDS], 1, 0, BY_RULES);
}

VERB draw_rewards(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw_rewards), seat, count, FROM_REWARDS, cause); }

static bool draw_one_reward(game *g, events *ev, int seat, int cause)
{
    if (heard(g, W_DRAWN)) return draw_card(g, IN_REWARDS, JUST_DRAWN + seat, 0) >= 0;
    const unsigned see = 1u << seat | (unsigned)limit(g, Q_WATCHED, seat, 0);
    const int card = draw_card(g, IN_REWARDS, IN_HAND + seat, see);
    if (card < 0) return false;
    tell_secret(g, ev, see, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
    if (cause == BY_REWARD) mark_card(g, seat, card);
    return true;
}

/* The second ultra reward of one gaining closes the deck to who would draw it. */
FLOW(flow_draw_rewards)
{
    enum { DRAWN = MINE, ULTRAS };
    FLOW_BEGIN;
    if (is_stockpile_closed(g, f->seat)) RETURN(0);
    for (; L(DRAWN) < L(COUNT); L(DRAWN)++) {
        renew_rewards(g, ev);
        if (is_ultra(g, top_of(g, IN_REWARDS)) && L(ULTRAS)++) break;
        if (!draw_one_reward(g, ev, f->seat, L(CAUSE))) break;
    }
    if (!L(DRAWN)) RETURN(0);
    tell(g, ev, HC_EV_DREW, f->seat, NOBODY, L(DRAWN), HC_DREW_REWARDS, 0, L(CAUSE));
    if (g->count[JUST_DRAWN + f->seat]) CALL(receive_rewards(g, f->seat, L(CAUSE)));
    SET(COUNT, L(DRAWN));
    RESPOND(W_DREW, f->seat);
    RETURN(L(DRAWN));
    FLOW_END;
}

/* To JUST_DRAWN + seat, where they stay; returns how many there were. */
int draw_rewards_to_deliver(game *g, events *ev, int seat, int count)
{
    int drawn = 0, ultras = 0;
    for (; drawn < count; drawn++) {
        renew_rewards(g, ev);
        if ((is_ultra(g, top_of(g, IN_REWARDS)) && ultras++) || draw_card(g, IN_REWARDS, JUST_DRAWN + seat, 0) < 0) break;
    }
    if (drawn) tell(g, ev, HC_EV_DREW, seat, NOBODY, drawn, HC_DREW_REWARDS, 0, BY_REWARD);
    return drawn;
}

void ask_reward_deck(game *g, int seat, int most)
{
    hc_ask *q = ask(g, HC_ASK_NUMBER, 1u << seat, numbers(0, most), HOW_MANY);
    q->sheet = CARD_reward_deck;
    q->count = (uint8_t)most;
}

int reward_cards_due(const game *g, int seat) { return g->runs ? g->kept[KEPT_REWARDS + seat] : 0; }

void owe_reward_cards(game *g, int seat, int count) { g->kept[KEPT_REWARDS + seat] = (uint8_t)count; }

int take_reward_cards_due(game *g, int seat)
{
    const int n = g->kept[KEPT_REWARDS + seat];
    g->kept[KEPT_REWARDS + seat] = 0;
    return n;
}

/* ---- a deck that comes into the game later ---------------------------------------------------------------------- */

static bool comes_later(const game *g)
{
    const bool hazards = has_part(g, PART_hazards) && has_option(g, PART_hazards, HAZARDS_ODYSSEY);
    return hazards || (varies(g, V_TECHNOLOGY) && g->boxes >> HC_BOX_ODYSSEY & 1);
}

/* That of Incursion where none is in play, and the ultra rewards. */
static bool may_bring(const game *g, int option)
{
    const bool usual = option == REWARDS_INCURSION && !has_part(g, PART_rewards);
    return comes_later(g) && (usual || option == REWARDS_ULTRA);
}

static int take_out_of_box(game *g, int back)
{
    int n = 0;
    for (int c = 0; c < g->cards; c++) {
        if (g->where[c] != OUT_OF_GAME || back_of(g, c) != back) continue;
        put_card(g, c, IN_REWARDS, 0);
        n++;
    }
    return n;
}

bool bring_rewards(game *g, events *ev, bool ultra)
{
    int n = 0;
    if (!has_part(g, PART_rewards)) {
        add_part(g, PART_rewards);
        g->part_option[PART_rewards] = 1u << REWARDS_INCURSION;
        n = take_out_of_box(g, HC_BACK_REWARD);
    } else ultra = true;
    if (ultra && !has_option(g, PART_rewards, REWARDS_ULTRA)) {
        g->part_option[PART_rewards] |= 1u << REWARDS_ULTRA;
        n += take_out_of_box(g, HC_BACK_ULTRA);
    }
    if (!n) return false;
    index_held(g);                               /* a Mesmer names the artifacts of these, too */
    shuffle_rewards(g);
    tell(g, ev, HC_EV_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_REWARDS], 2, 0, BY_RULES);
    return true;
}

/* ---- which back ------------------------------------------------------------------------------------------------- */

static uint64_t backs_in(const game *g, int place)
{
    uint64_t set = 0;
    for (int back = 0; back < HC_BACKS; back++) set |= (uint64_t)(count_backs(g, place, back) > 0) << back;
    return set;
}

bool chooses_back(const game *g, int from)
{
    const uint64_t backs = backs_in(g, IN_HAND + from);
    return backs & (backs - 1);
}

void ask_back(game *g, int taker, int from)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << taker, backs_in(g, IN_HAND + from), WHICH_BACK);
    q->sheet = CARD_reward_deck;
    q->who = (uint8_t)from;
}

void want_back(game *g, int back) { g->back_wanted = (uint8_t)(back + 1); }

VERB take_blindly(game *g, int taker, int from, bool marked, int cause)
{
    frame *f = verb_frame(g, CORE(flow_take_blindly), taker, 1, marked, cause);
    f->local[WHO] = (int16_t)from;
    return f;
}

static bool take_and_mark(game *g, events *ev, const frame *f)
{
    const int card = take_at_random(g, ev, L(WHO), f->seat, L(CAUSE));
    if (L(WHAT) && card >= 0) mark_card(g, f->seat, card);
    return card >= 0;
}

FLOW(flow_take_blindly)
{
    FLOW_BEGIN;
    if (heard(g, W_WOULD_TAKE) && !is_rule(L(CAUSE))) CALL(threaten_hand(g, L(WHO), 1, L(CAUSE)));
    CHOOSE_BACK(f->seat, L(WHO));
    g->result = take_and_mark(g, ev, f);
    threat_is_over(g, L(WHO));
    RETURN(g->result);
    FLOW_END;
}

/* ---- what cards say that are turned up ------------------------------------------------------------------------ */

static bool has_clause(const game *g, int sheet_id, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_CLAUSE, seat) if (read_piece(g, p)->sheet == sheet_id) return true;
    return false;
}

void lay_clause(game *g, int seat, int card)
{
    const int sheet_id = sheet_of_card(g, card);
    if (sheet_id && SHEETS[sheet_id]->piece == HC_CARD_CLAUSE && !has_clause(g, sheet_id, seat)) new_piece(g, sheet_id, 1u << seat, true);
}

static bool is_morph(const game *g, int card) { return card < HC_CARDS && g->kind[card] == HC_CARD_MORPH; }

/* A morph says what the other card says; only Overkill stays alone. */
static int card_that_speaks(const game *g, int seat)
{
    const int card = played_card(g, seat);
    if (!is_main(g, seat) || !is_morph(g, card)) return card;
    const int other = played_card(g, opponent(g, seat));
    return other < HC_CARDS && sheet_of_card(g, other) != CARD_overkill ? other : card;
}

void lay_clauses(game *g, int seat)
{
    const int other = is_main(g, seat) ? opponent(g, seat) : NOBODY;
    const bool both = other < SEATS && g->now.face_up >> other & 1;
    lay_clause(g, seat, both ? card_that_speaks(g, seat) : played_card(g, seat));
    if (both && is_morph(g, played_card(g, other))) lay_clause(g, other, card_that_speaks(g, other));
}

/* One that has become another card says nothing of its own. */
static bool says(const game *g, int seat, int card, int sheet_id)
{
    return card < HC_CARDS && sheet_of_card(g, card) == sheet_id && !(is_main(g, seat) && has_become_another(g, side_of(g, seat)));
}

/* The encounter card, or the kicker beside it. The card itself, in a hand or where it lies, has the same sheet, but only its piece acts. */
bool clause_stands(const game *g, int seat, int thing)
{
    if (!is_piece(thing)) return false;
    const int kicker = laid_kicker(g, seat), sheet_id = read_piece(g, thing)->sheet;
    return says(g, seat, card_that_speaks(g, seat), sheet_id) || (kicker < HC_CARDS && sheet_of_card(g, kicker) == sheet_id);
}

/* ---- laying out a table by hand ------------------------------------------------------------------------------- */

static int reward_in_deck(const game *g, int kind, int value, int sheet_id)
{
    for (int i = 0; i < g->pile_count[IN_REWARDS]; i++) {
        const int c = pile_of(g, IN_REWARDS)[i];
        if (g->kind[c] == kind && sheet_of_card(g, c) == sheet_id && (!hc_is_numbered(kind) || attack_value(g, c) == value)) return c;
    }
    return -1;
}

hc_status hc_lay_reward(hc_game *g, int seat, int where, int kind, int value, int sheet_id)
{
    const int c = reward_in_deck(g, kind, value, sheet_id);
    if (where == HC_REWARD_HAND && (seat < 0 || seat >= g->players)) return HC_NO_SUCH_SEAT;
    if (c < 0) return HC_NOT_A_TABLE;
    if (where == HC_REWARD_HAND) put_card(g, c, IN_HAND + seat, 1u << seat);
    else put_card(g, c, where == HC_REWARD_DISCARD ? REWARDS_USED : IN_REWARDS, where == HC_REWARD_DISCARD ? everybody(g) : 0);
    return HC_OK;
}

void hc_lay_rewards_only(hc_game *g, int cards)
{
    while (g->pile_count[IN_REWARDS] > cards) put_card(g, pile_of(g, IN_REWARDS)[0], OUT_OF_GAME, everybody(g));
}

/* ---- the part ---------------------------------------------------------------------------------------------------- */

static void set_up(game *g)
{
    if (g->hands_due) shuffle_rewards(g);
}

/* What was laid down and not used goes back. */
static void encounter_over(game *g)
{
    for (int s = 0; s < g->players; s++)
        while (g->count[LAID_DOWN + s]) put_card(g, next_card(g, LAID_DOWN + s, 0), IN_HAND + s, 1u << s);
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_CLAUSE) remove_piece(g, p);
    memset(g->kept + KEPT_REWARDS, 0, SEATS);
    g->intimidates = 0;
}

static void digest(uint64_t *h, const game *g)
{
    for (int s = 0; s < g->players; s++) stir(h, g->kept[KEPT_REWARDS + s] | (unsigned)g->intimidates << 8);
}

static const char *check(const game *g)
{
    for (int c = 0; c < g->cards; c++) {
        const bool other = back_of(g, c);
        if (other && (g->where[c] == IN_DECK || g->where[c] == IN_DISCARD)) return "a reward card lies in another deck";
        if (!other && (g->where[c] == IN_REWARDS || g->where[c] == REWARDS_USED)) return "a card lies in the reward deck that is none of it";
    }
    return g->back_wanted ? "a back was chosen in vain" : NULL;
}

/* In a view the next card is not known, but its back is. */
static int top_back(const game *g)
{
    const int top = top_of(g, IN_REWARDS);
    return top != UNSEEN ? back_of(g, top) : g->kept[KEPT_TOP];
}

static void hide(const game *g, int seat, game *v)
{
    (void)seat;
    v->kept[KEPT_TOP] = (uint8_t)(g->pile_count[IN_REWARDS] ? back_of(g, top_of(g, IN_REWARDS)) : 0);
}

/* Of that back one lies on top. */
static void guess(game *g, int seat)
{
    const int n = g->pile_count[IN_REWARDS], back = g->kept[KEPT_TOP];
    uint8_t *pile = pile_of(g, IN_REWARDS);
    (void)seat;
    g->kept[KEPT_TOP] = 0;
    for (int i = n - 1; i >= 0; i--)
        if (back_of(g, pile[i]) == back) {
            const uint8_t top = pile[n - 1];
            pile[n - 1] = pile[i];
            pile[i] = top;
            return;
        }
}

void list_backs(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++)
        for (int back = 0; back < HC_BACKS; back++) t->seat[s].backs[back] = (uint8_t)count_backs(g, IN_HAND + s, back);
}

static void read(const game *g, hc_table *t)
{
    t->reward_deck = g->pile_count[IN_REWARDS];
    t->reward_discards = g->pile_count[REWARDS_USED];
    for (int i = 0; i < t->reward_discards && i < HC_REWARDS; i++) t->reward_discard[i] = hc_card(g, pile_of(g, REWARDS_USED)[i]);
    list_backs(g, t);
    if (g->pile_count[IN_REWARDS]) t->reward_top = (uint8_t)top_back(g);
    for (int s = 0; s < g->players; s++)
        FOR_CARDS_AT(c, LAID_DOWN + s) list_card(g, t, HC_LIES_INTIMIDATE, s, c);
    for (int s = 0; s < g->players; s++)
        for (int n = unseen_cards(g, LAID_DOWN + s); n > 0; n--) list_thing(t, HC_LIES_INTIMIDATE, s);
}

const game_part part_rewards = {
    .name = "rewards", .about = "Rewards may be drawn from a deck of their own, with stronger and stranger cards.", .editions = IN_FFG,
    .option = OPTIONS([REWARDS_INCURSION] = { "incursion", "The 32 cards of Incursion; the deck you get if you name no other." },
                      [REWARDS_DOMINION] = { "dominion", "The 32 cards of Dominion." },
                      [REWARDS_ODYSSEY] = { "odyssey", "The 23 cards of Odyssey, most of them designed here." },
                      [REWARDS_ULTRA] = { "ultra", "The nine ultra rewards, most of them designed here: at most one each time you gain rewards." }),
    .needs_one_of = 1u << REWARDS_INCURSION | 1u << REWARDS_DOMINION | 1u << REWARDS_ODYSSEY,
    .usual = 1u << REWARDS_INCURSION,
    .hand_deck = DECKS_OF_HANDS({ REWARDS_OF_INCURSION, REWARDS_INCURSION, HC_BACK_REWARD, false },
                                { REWARDS_OF_DOMINION, REWARDS_DOMINION, HC_BACK_REWARD, false },
                                { REWARDS_OF_ODYSSEY, REWARDS_ODYSSEY, HC_BACK_REWARD, false },
                                { ULTRA_REWARDS, REWARDS_ULTRA, HC_BACK_ULTRA, false }),
    .may_bring = may_bring,
    .step = STEPS({ .before = CORE(flow_start_turn), .flow = CORE(flow_intimidate_first) },
                  { .before = CORE(flow_regroup), .flow = CORE(flow_intimidates) },
                  { .after = CORE(flow_join), .flow = CORE(flow_intimidates_late) },
                  { .before = CORE(flow_planning), .flow = CORE(flow_kickers) },
                  { .after = CORE(flow_planning), .flow = CORE(flow_intimidates_of_allies) },
                  { .before = CORE(flow_reveal), .flow = CORE(flow_kickers_up) }),
    .kind = HC_CARD_CLAUSE, .set_up = set_up, .encounter_over = encounter_over, .check = check, .digest = digest, .read = read,
    .hide = hide, .guess = guess,
};

const sheet card_reward_deck = {
    .box = HC_BOX_INCURSION, .name = "Reward deck", .summary = "Rewards of another kind",
    .prompt = PROMPTS([HOW_MANY] = { "reward-cards", "How many of your reward cards do you draw from the reward deck?", { 0 } },
                      [WHICH_BACK] = { "back", "Which back does the card you take have?", { "a cosmic card", "a reward card", "an ultra reward", "a hazard card" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Whoever gets rewards may draw some or all of the cards from the reward deck. Its cards have their own back and their own discards, which become the deck again when it is empty. "
                  "Whoever takes a card at random from a hand chooses the back first." } }),
};
