/* eon_hands.c - moons of Eon about hands, the deck and the discards. */
#include "rules.h"

enum { PROMPT };

static unsigned others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

/* ---- drawing ------------------------------------------------------------------------------------------------------ */

enum { SUPPLY = 2, SORTED = 4, WHOLE_HAND = 7, LARGE_HAND = 9 };

static FLOW(draw_supply)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, SUPPLY, L(SOURCE)));
    FLOW_END;
}

MOON(supply_drop, "Supply Drop", "Two cards", SAYS(MOON_IMMEDIATE, OURS, "Draw two cards.", WHEN_WON(STAYS, draw_supply)));

static FLOW(sort_cards)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, SORTED, L(SOURCE)));
    if (!count_cards(g, IN_HAND + f->seat, C_ANY)) RETURN(0);
    ASK(by_sheet(pick_cards(g, f->seat, count_cards(g, IN_HAND + f->seat, C_ANY) < SORTED ? count_cards(g, IN_HAND + f->seat, C_ANY) :
        SORTED, SORTED, C_ANY, PROMPT), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

MOON(sorting_office, "Sorting Office", "Draw four, discard four",
    .prompt = PROMPTS({ "sorting", "Which four cards do you discard?", { 0 } }),
    SAYS(MOON_IMMEDIATE, PARTLY, "Draw four cards, then discard four of your choice, these or others.", WHEN_WON(STAYS, sort_cards)));

static FLOW(wipe_slate)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), PROMPT));
    if (!g->answer) RETURN(0);
    CALL(discard_hand(g, f->seat, L(SOURCE)));
    CALL(draw(g, f->seat, WHOLE_HAND, L(SOURCE)));
    FLOW_END;
}

MOON(clean_slate, "Clean Slate", "A new hand, if you like",
    .prompt = PROMPTS({ "clean-slate", "Do you discard your whole hand and draw seven cards?", { "no", "yes" } }),
    SAYS(MOON_IMMEDIATE, OURS, "You may discard your whole hand and draw seven cards.", WHEN_WON(STAYS, wipe_slate)));

static int enlarge_hand(const sum *s, const effect *e, int seat, int cards)
{
    (void)s;
    return seat == e->by && cards == WHOLE_HAND ? LARGE_HAND : cards;
}

MOON(overflow, "Overflow", "New hands of nine",
    SAYS(MOON_CONTINUING, OURS, "Whenever you draw a whole new hand, you draw nine cards.", WHILE_HELD({ Q_NEW_HAND, enlarge_hand })));

/* ---- from hand to hand ------------------------------------------------------------------------------------------------ */

static bool has_of(const game *g, int seat, int classes) { return has_card(g, IN_HAND + seat, classes); }

static FLOW(collect_alms)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        if (!has_of(g, L(WHO), C_ANY)) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, PROMPT)->filter = (uint32_t)C_ANY);
        give_card(g, ev, L(WHO), f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

MOON(alms, "Alms", "A card from everybody",
    .prompt = PROMPTS({ "alms", "Which card do you give?", { 0 } }),
    SAYS(MOON_IMMEDIATE, PARTLY, "Every other player with cards gives you one of their own choice. Then it is discarded.", WHEN_WON(GOES, collect_alms)));

static FLOW(attract_flares)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        if (!has_of(g, L(WHO), C_FLARE)) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, PROMPT)->filter = C_FLARE);
        give_card(g, ev, L(WHO), f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

MOON(flare_magnet, "Flare Magnet", "A flare from everybody who has one",
    .prompt = PROMPTS({ "magnet", "Which flare do you give?", { 0 } }),
    SAYS(MOON_IMMEDIATE, PARTLY, "Every other player who holds flares gives you one of their own choice. Then it is discarded.", WHEN_WON(GOES, attract_flares)));

/* All choose before anything moves: the mark is private. */
static void pass_marked(game *g, events *ev, int cause)
{
    uint8_t card[SEATS];
    for (int s = 0; s < g->players; s++) card[s] = (uint8_t)(first_marked(g, s, IN_HAND + s, C_ANY) < HC_CARDS ? first_marked(g, s, IN_HAND + s,
        C_ANY) : HC_NO_CARD);
    for (int s = 0; s < g->players; s++) {
        clear_marks(g, s);
        if (card[s] != HC_NO_CARD) give_card(g, ev, s, clockwise(g, s, 1), card[s], cause);
    }
}

static FLOW(pass_left)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        clear_marks(g, L(WHO));
        if (!has_of(g, L(WHO), C_ANY)) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, PROMPT)->filter = (uint32_t)C_ANY);
        mark_card(g, L(WHO), g->answer);
    }
    pass_marked(g, ev, L(SOURCE));
    FLOW_END;
}

MOON(hot_potato, "Hot Potato", "Everybody passes a card to the left",
    .prompt = PROMPTS({ "potato", "Which card do you pass to the left?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "All players at once pass one card of their choice to the left. Whoever has none passes none, but still receives.", WHEN_WON(STAYS, pass_left)));

static bool has_plenty(const game *g, const frame *f) { return L(WHO) != f->seat && g->count[JUST_DRAWN + L(WHO)] > 1; }

static FLOW(pick_pocket)
{
    FLOW_BEGIN;
    take_drawn_at_random(g, ev, L(WHO), f->seat, L(SOURCE));
    FLOW_END;
}

MOON(pickpocket, "Pickpocket", "One of the cards that another player draws",
    SAYS(MOON_SECRET, OURS, "When another player has just received two or more cards at once: take one of them at random. Then it is discarded.",
        ON_SHOWING(W_DRAWN, AS_ANYONE | OTHERS, GOES, .flow = pick_pocket, .when = has_plenty)));

/* When all that makes it more has been counted. */
static bool is_more_than_one_mine(const game *g, const frame *f) { (void)g; return L(WHAT) == f->seat && L(COUNT) > 1; }

static FLOW(lock_up)
{
    FLOW_BEGIN;
    RETURN(L(COUNT) - 1);
    FLOW_END;
}

MOON(vault, "Vault", "Others take at most one card from you",
    SAYS(MOON_CONTINUING, OURS, "Whoever takes cards from your hand as {compensation} gets at most one. Deals and swaps of hands are not limited.",
        { W_COMPENSATION, AS_MAIN | OTHERS, MUST | FREE | EACH_TIME | PIECE_STAYS, .flow = lock_up, .when = is_more_than_one_mine }));

static void offer_exchange(game *g, const frame *f, int seat)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, seat, 0, PROMPT);
    q->filter = (uint32_t)C_ANY;
    q->extra = CAN_PASS;
}

static FLOW(hold_market)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        if (!has_of(g, L(WHO), C_ANY)) continue;
        ASK(offer_exchange(g, f, L(WHO)));
        if (g->answer == PASS) continue;
        CALL(discard(g, L(WHO), g->answer, L(SOURCE)));
        CALL(draw(g, L(WHO), 1, L(SOURCE)));
    }
    FLOW_END;
}

MOON(market_day, "Market Day", "Everybody may exchange a card",
    .prompt = PROMPTS({ "market", "Do you discard a card and draw another?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "You first, then each player to the left, may discard one card and draw one.", WHEN_WON(STAYS, hold_market)));

/* ---- looking --------------------------------------------------------------------------------------------------------- */

static int extreme_attack(const game *g, int seat, int sign)
{
    int best = HC_CARDS;
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (class_of(g, c) == C_ATTACK && (best == HC_CARDS || sign * attack_value(g, c) > sign * attack_value(g, best))) best = c;
    return best;
}

static void show_attacks(game *g, events *ev, int first, int sign, int cause)
{
    for (int i = 0; i < g->players; i++) {
        const int seat = clockwise(g, first, i), card = extreme_attack(g, seat, sign);
        if (card < HC_CARDS) show_from_hand(g, ev, seat, card, cause);
    }
}

static FLOW(show_lowest)
{
    FLOW_BEGIN;
    show_attacks(g, ev, f->seat, -1, L(SOURCE));
    FLOW_END;
}

static FLOW(show_highest)
{
    FLOW_BEGIN;
    show_attacks(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

MOON(attack_revelation, "Attack Revelation", "Everybody shows the lowest attack",
    SAYS_WITH(MOON_IMMEDIATE, PARTLY, "From a later list of moons; the number is ours.",
        "Every player, you included, shows everybody the lowest attack card in hand and takes it back.", WHEN_WON(STAYS, show_lowest)));
MOON(confession, "Confession", "Everybody shows the highest attack",
    SAYS_WITH(MOON_IMMEDIATE, PARTLY, "From a later list of moons; the number is ours.",
        "Every player, you included, shows everybody the highest attack card in hand and takes it back.", WHEN_WON(STAYS, show_highest)));

static unsigned with_cards(const game *g, unsigned seats)
{
    for (int s = 0; s < g->players; s++) if (!count_cards(g, IN_HAND + s, C_ANY)) seats &= ~(1u << s);
    return seats;
}

static FLOW(read_hand)
{
    FLOW_BEGIN;
    if (!with_cards(g, others(g, f->seat))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_cards(g, others(g, f->seat)), PROMPT));
    look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

MOON(reading_room, "Reading Room", "Look at a hand",
    .prompt = PROMPTS({ "reading-room", "Whose hand do you look at?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Look at the whole hand of one other player.", WHEN_WON(STAYS, read_hand)));

static unsigned main_hands(const game *g, int seat)
{
    return g->defense < SEATS ? with_cards(g, (1u << g->offense | 1u << g->defense) & ~(1u << seat)) : 0;
}

static bool has_hand_to_see(const game *g, const frame *f) { return main_hands(g, f->seat) != 0; }

static FLOW(peep)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, main_hands(g, f->seat), PROMPT));
    look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

MOON(keyhole, "Keyhole", "Look at a main player's hand",
    .prompt = PROMPTS({ "keyhole", "Whose hand do you look at?", { 0 } }),
    SAYS(MOON_SECRET, OURS, "Before cards are chosen in any {encounter}: look at the hand of one main player. Then it is discarded.",
        ON_SHOWING(W_PLANNING, AS_ANYONE, GOES, .flow = peep, .when = has_hand_to_see)));

/* ---- deck and discards ------------------------------------------------------------------------------------------------ */

static FLOW(scavenge)
{
    FLOW_BEGIN;
    if (!g->pile_count[IN_DISCARD]) RETURN(0);
    ASK(ask_card_in(g, f, f->seat, IN_DISCARD, C_ANY, PROMPT));
    take_discard(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

MOON(scrapyard, "Scrapyard", "Any card from the discards",
    .prompt = PROMPTS({ "scrapyard", "Which card do you take from the discards?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Take any one card from the discards. Then it is discarded.", WHEN_WON(GOES, scavenge)));

static FLOW(seek_peace)
{
    FLOW_BEGIN;
    if (topmost_in_deck(g, C_NEGOTIATE) < HC_CARDS) take_discard(g, ev, f->seat, topmost_in_deck(g, C_NEGOTIATE), L(SOURCE));
    shuffle_whole_deck(g, ev);
    FLOW_END;
}

MOON(olive_branch, "Olive Branch", "A {negotiate} from the deck",
    SAYS(MOON_IMMEDIATE, OURS, "Turn up cards from the deck until a {negotiate} comes: take it, and shuffle the rest back. If none comes, you take nothing.", WHEN_WON(STAYS, seek_peace)));

static bool is_there_to_take(const game *g, int c) { return class_of(g, c) == C_KICKER && (g->where[c] == IN_DISCARD || g->where[c] == IN_DECK); }

static int kickers_there(const game *g)
{
    int n = 0;
    for (int c = 0; c < g->acting_cards; c++) n += is_there_to_take(g, c);
    return n;
}

static void ask_kicker(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_FACE, f->seat, 0, PROMPT);
    for (int c = 0; c < g->acting_cards; c++) if (is_there_to_take(g, c)) put_in(&q->allowed, HC_NAMED_KICKER + attack_value(g, c));
}

/* Out of the discards rather than the deck. */
static int kicker_named(const game *g, int named)
{
    int best = HC_CARDS;
    for (int c = 0; c < g->acting_cards; c++)
        if (is_there_to_take(g, c) && HC_NAMED_KICKER + attack_value(g, c) == named && (best == HC_CARDS || g->where[c] == IN_DISCARD)) best = c;
    return best;
}

static FLOW(mint)
{
    FLOW_BEGIN;
    if (!kickers_there(g)) {
        CALL(draw(g, f->seat, 1, L(SOURCE)));
        RETURN(0);
    }
    ASK(ask_kicker(g, f));
    if (g->where[kicker_named(g, g->answer)] == IN_DISCARD) take_discard(g, ev, f->seat, kicker_named(g, g->answer), L(SOURCE));
    else choose_from_deck(g, ev, f->seat, kicker_named(g, g->answer), L(SOURCE));
    shuffle_whole_deck(g, ev);
    FLOW_END;
}

MOON(kicker_mint, "Kicker Mint", "A kicker from the deck or discards",
    .prompt = PROMPTS({ "mint", "Which kicker do you take?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Look through the deck and the discards for a kicker, take it, and shuffle the deck; if there is none, draw a card. Then it is discarded.",
        WHEN_WON(GOES, mint)));

/* ---- cards that have just been played, or lie on the discards ------------------------------------------------------------------ */

static bool was_my_edict(const game *g, const frame *f)
{
    const int card = L(WHAT);
    return L(WHO) == f->seat && is_card_source(L(CAUSE)) && CARD_OF_SOURCE(L(CAUSE)) == card && g->where[card] == IN_PLAY &&
        class_of(g, card) == C_ARTIFACT;
}

static FLOW(echo_it)
{
    FLOW_BEGIN;
    effect_for(g, SOURCE_OF_CARD(L(WHAT)))->state |= RESTING;
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

MOON(echo, "Echo", "Take an {artifact} back",
    SAYS(MOON_SECRET, OURS, "When you have just played an {artifact}: take it back instead of discarding it. You may not play it again in this {encounter}. Then the moon is discarded.",
        ON_SHOWING(W_WOULD_DISCARD, AS_ANYONE | OWN, GOES, .flow = echo_it, .when = was_my_edict)));

static void lay_out(game *g, int count)
{
    for (int i = 0; i < count && g->pile_count[IN_DISCARD]; i++) put_in_play(g, top_of(g, IN_DISCARD));
}

static FLOW(share_out)
{
    FLOW_BEGIN;
    if (g->count[IN_PLAY]) RETURN(0);            /* something is being played: nothing can be laid beside it */
    lay_out(g, g->players);
    for (L(MINE) = 0; L(MINE) < g->players && g->count[IN_PLAY]; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        ASK(ask_card_in(g, f, L(WHO), IN_PLAY, C_ANY, PROMPT));
        take_discard(g, ev, L(WHO), g->answer, L(SOURCE));
    }
    FLOW_END;
}

MOON(lost_and_found, "Lost and Found", "Everybody takes a discard",
    .prompt = PROMPTS({ "lost-and-found", "Which of the cards do you take?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "The top cards of the discards are laid out, one for each player. You take one, then each player to the left one of the rest. Then it is discarded.", WHEN_WON(GOES, share_out)));
