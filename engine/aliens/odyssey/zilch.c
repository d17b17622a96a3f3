/* Zilch - helps another player to win, and wins with it. */
#include "rules.h"

enum { ORDAIN, WHICH_FATE, TO_WHOM, GIVE_WHAT, LOOK_AT, WHOSE, SEND_HOME, SHIELDED, FROM_WHOM, PASS_TO, HOW_MANY, WHERE, WHOSE_CARD };
enum { DONATE, PEEK, PSYCH, SHIELD, STEAL, REWARD_FATE, ZAP_FATE, FATES };
enum { A_HAND, A_PLAYED_CARD, THE_DECK, ON_A_SHEET, DESTINY_DECK, REWARD_DECK, A_TOKEN };
enum { ORDAINED, CACHE, PLAYED, AWAY, MEMORY };             /* bytes: a seat, plus one; sets of fates; no cache is there */
enum { CACHE_SIZE = 3, LOOKED_AT = 5, FOUNDERS = 4, ALL_FATES = (1 << FATES) - 1 };

static int ordained(const game *g, int p) { return memory_in(g, p)[ORDAINED] - 1; }
static unsigned others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

/* ---- the cache: three fates of seven; those that were played come again when the others have been ----------------- */

static int any_of(game *g, unsigned set)
{
    for (int nth = (int)random_below(g, (uint32_t)count_bits(set)); nth > 0; nth--) set &= set - 1;
    return __builtin_ctz(set);
}

static void fill_cache(game *g, int p)
{
    uint8_t *memory = memory_of(g, p);
    while (count_bits(memory[CACHE]) < CACHE_SIZE) {
        unsigned left = ALL_FATES & ~(unsigned)(memory[CACHE] | memory[PLAYED]);
        if (left) memory[CACHE] |= (uint8_t)(1u << any_of(g, left));
        else memory[PLAYED] = 0;
    }
}

static void play_fate(game *g, events *ev, int p, int fate)
{
    uint8_t *memory = memory_of(g, p);
    memory[CACHE] &= (uint8_t)~(1u << fate);
    memory[PLAYED] |= (uint8_t)(1u << fate);
    fill_cache(g, p);
    effect_for(g, p)->remembered = 1;            /* one an encounter */
    tell(g, ev, HC_EV_SHOWN, g->power[p].holder, NOBODY, fate, WHICH_FATE, 0, p);
}

static bool may_play(const game *g, int p, int fate) { return memory_in(g, p)[CACHE] >> fate & 1 && !effect_of(g, p)->remembered; }

static FLOW(begin)
{
    FLOW_BEGIN;
    fill_cache(g, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), ORDAIN));
    memory_of(g, L(SOURCE))[ORDAINED] = (uint8_t)(g->answer + 1);
    FLOW_END;
}

/* Whoever has lost the power has no fates, until it is back. */
static FLOW(lay_fates_down)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[PLAYED] |= memory_in(g, L(SOURCE))[CACHE];
    memory_of(g, L(SOURCE))[CACHE] = 0;
    memory_of(g, L(SOURCE))[AWAY] = 1;
    FLOW_END;
}

static bool lacks_fates(const game *g, const frame *f) { return memory_in(g, L(SOURCE))[AWAY]; }

static FLOW(draw_fates)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[AWAY] = 0;
    fill_cache(g, L(SOURCE));
    FLOW_END;
}

static void guess_fates(game *g, int p)
{
    memory_of(g, p)[ORDAINED] = (uint8_t)(any_of(g, others(g, g->power[p].holder)) + 1);
    memory_of(g, p)[CACHE] = 0;
    while (!memory_in(g, p)[AWAY] && count_bits(memory_in(g, p)[CACHE]) < CACHE_SIZE)
        memory_of(g, p)[CACHE] |= (uint8_t)(1u << any_of(g, ALL_FATES & ~(unsigned)(memory_in(g, p)[CACHE] | memory_in(g, p)[PLAYED])));
}

/* ---- the win ------------------------------------------------------------------------------------------------------ */

static bool is_ordained_win(const game *g, const frame *f)
{
    int who = ordained(g, L(SOURCE));
    return who >= 0 && g->won >> who & 1 && !(g->won >> f->seat & 1);
}

static FLOW(fulfil)
{
    FLOW_BEGIN;
    if (g->won == 1u << ordained(g, L(SOURCE))) share_win(g, ev, f->seat, L(SOURCE));
    else win_alone(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

/* As near as the one whom it helps; to others who that is is hidden. */
static int way_of_ordained(const game *g, int p, int seat)
{
    int who = ordained(g, p);
    return g->power[p].holder == seat && who >= 0 ? part_of_way(foreign_colonies(g, who), colonies_to_win(g)) : 0;
}

/* ---- fates ---------------------------------------------------------------------------------------------------------- */

static unsigned allies(const game *g, int but)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != but && is_ally(g, s)) set |= 1u << s;
    return set;
}

static unsigned with_cards_but(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && g->count[IN_HAND + s]) set |= 1u << s;
    return set;
}

static unsigned with_hidden_card(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && is_played_down(g, s)) set |= 1u << s;
    return set;
}

/* The power of this player with a card, or a token, that only its holder has seen: -1: there is none. */
static int power_with_secret(const game *g, int seat, bool token)
{
    FOR_POWERS_OF(p, g, seat) {
        const sheet *s = is_alien(g->power[p].alien) ? SHEETS[g->power[p].alien] : NULL;
        if (s && (token ? s->peek_token : s->peek_card) && !(g->power[p].off & FACE_DOWN)) return p;
    }
    return -1;
}

static unsigned with_secret(const game *g, int seat, bool token)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && power_with_secret(g, s, token) >= 0) set |= 1u << s;
    return set;
}

static unsigned with_cards_on_sheet(const game *g, int seat)
{
    unsigned set = with_secret(g, seat, false);
    for (int s = 0; s < g->players; s++) if (s != seat && (g->count[HOARD + s] + g->count[IN_STOCK + s] || has_cache(g, s))) set |= 1u << s;
    return set;
}

static unsigned with_power(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && power_of(g, s) >= 0) set |= 1u << s;
    return set;
}

static uint64_t to_look_at(const game *g, int seat)
{
    const unsigned hands = with_cards_but(g, seat), played = with_hidden_card(g, seat);
    const unsigned sheets = with_cards_on_sheet(g, seat) ? 1u << ON_A_SHEET : 0;
    const bool rewards_lie_there = reward_cards_left(g) && g->pile_count[IN_REWARDS];
    const unsigned decks = (g->pile_count[IN_DESTINY] ? 1u << DESTINY_DECK : 0) | (rewards_lie_there ? 1u << REWARD_DECK : 0);
    const unsigned tokens = with_secret(g, seat, true) ? 1u << A_TOKEN : 0;
    return sheets | decks | tokens | (hands ? 1u << A_HAND : 0) | (played ? 1u << A_PLAYED_CARD : 0) | (g->pile_count[IN_DECK] ? 1u << THE_DECK : 0);
}

static bool are_cards_down(const game *g) { return g->defense != NOBODY && is_played_down(g, g->offense) && is_played_down(g, g->defense); }

enum { NO_ENCOUNTER_CARD = C_ANY & ~C_ENCOUNTER };

static bool is_possible(const game *g, int seat, int fate)
{
    if (fate == DONATE) return has_card(g, IN_HAND + seat, NO_ENCOUNTER_CARD);
    if (fate == PEEK) return to_look_at(g, seat);
    if (fate == PSYCH) return is_ally(g, seat) && are_cards_down(g);
    if (fate == SHIELD) return with_power(g, seat);
    return fate == STEAL && with_cards_but(g, seat);
}

static uint64_t fates_now(const game *g, int p)
{
    uint64_t set = 0;
    for (int fate = 0; fate < FATES; fate++) if (may_play(g, p, fate) && is_possible(g, g->power[p].holder, fate)) set |= 1u << fate;
    return set;
}

static bool has_fate_now(const game *g, const frame *f) { return fates_now(g, L(SOURCE)); }

static FLOW(donate)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), TO_WHOM));
    SET(MINE, g->answer);
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, NO_ENCOUNTER_CARD, GIVE_WHAT));
    give_card(g, ev, f->seat, L(MINE), g->answer, L(SOURCE));
    FLOW_END;
}

static unsigned whose_to_look_at(const game *g, int seat, int what)
{
    if (what == A_TOKEN) return with_secret(g, seat, true);
    return what == A_HAND ? with_cards_but(g, seat) : what == ON_A_SHEET ? with_cards_on_sheet(g, seat) : with_hidden_card(g, seat);
}

static void look_at_all_on_sheet(game *g, events *ev, int viewer, int seat, int cause)
{
    look_at_sheet(g, ev, viewer, seat, cause);
    look_at_cache(g, ev, viewer, seat, cause);
}

static VERB look_at_secret(game *g, const frame *f, int seat, bool token)
{
    const int p = power_with_secret(g, seat, token);
    if (p < 0) return NULL;
    const sheet *s = SHEETS[g->power[p].alien];
    frame *shows = push(g, FLOW_ID(g->power[p].alien, HELPERS + (token ? s->peek_token : s->peek_card) - 1), f->seat);
    shows->local[SOURCE] = (int16_t)p;
    return shows;
}

static FLOW(peek)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, to_look_at(g, f->seat), LOOK_AT));
    SET(MINE, g->answer);
    if (L(MINE) == THE_DECK || L(MINE) == DESTINY_DECK || L(MINE) == REWARD_DECK) {
        look_at_pile(g, ev, f->seat, L(MINE) == THE_DECK ? IN_DECK : L(MINE) == DESTINY_DECK ? IN_DESTINY : IN_REWARDS, LOOKED_AT, L(SOURCE));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, whose_to_look_at(g, f->seat, L(MINE)), WHOSE));
    if (L(MINE) == A_HAND) look_at_hand(g, ev, f->seat, g->answer, L(SOURCE));
    else if (L(MINE) == ON_A_SHEET) look_at_all_on_sheet(g, ev, f->seat, g->answer, L(SOURCE));
    else if (L(MINE) == A_PLAYED_CARD) look_at_played(g, ev, f->seat, g->answer, L(SOURCE));
    SET(WHO, g->answer);
    if (L(MINE) == ON_A_SHEET || L(MINE) == A_TOKEN) CALL(look_at_secret(g, f, L(WHO), L(MINE) == A_TOKEN));
    FLOW_END;
}

static void ask_whom_to_send_home(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_SEAT, f->seat, allies(g, f->seat), SEND_HOME)->extra = CAN_PASS;
}

static FLOW(psych)
{
    enum { TURN = MINE, WHOM };
    FLOW_BEGIN;
    SET(WHOM, NOBODY);
    if (allies(g, f->seat)) ASK(ask_whom_to_send_home(g, f));
    if (allies(g, f->seat) && g->answer != PASS) SET(WHOM, g->answer);
    for (L(TURN) = 0; L(TURN) < 2; L(TURN)++) {
        SET(WHO, L(TURN) ? L(WHOM) : f->seat);
        if (L(WHO) == NOBODY) continue;
        expel_ally(g, ev, L(WHO), L(SOURCE));
        CALL(return_ships(g, L(WHO), 255, GATE, L(SOURCE)));
        if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    }
    FLOW_END;
}

static FLOW(shield)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_power(g, f->seat), SHIELDED));
    shield_power(g, power_of(g, g->answer));
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, SHIELDED, 0, L(SOURCE));
    FLOW_END;
}

/* The card lies aside until it is given on: nobody but the two has seen it. */
static FLOW(steal)
{
    enum { FROM = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_cards_but(g, f->seat), FROM_WHOM));
    SET(FROM, g->answer);
    clear_marks(g, f->seat);
    CALL(take_blindly(g, f->seat, L(FROM), true, L(SOURCE)));
    if (!g->result) RETURN(0);                   /* all of them lay out of reach */
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), PASS_TO));
    give_card(g, ev, f->seat, g->answer, first_marked(g, f->seat, IN_HAND + f->seat, C_ANY), L(SOURCE));
    FLOW_END;
}

static FLOW(play_one)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, fates_now(g, L(SOURCE)), WHICH_FATE));
    SET(MINE, g->answer);
    play_fate(g, ev, L(SOURCE), L(MINE));
    CALL(push_helper(g, f, L(MINE)));
    FLOW_END;
}

static bool can_cancel(const game *g, const frame *f) { return may_play(g, L(SOURCE), ZAP_FATE) && can_be_zapped(g, f); }

static FLOW(cancel)
{
    FLOW_BEGIN;
    play_fate(g, ev, L(SOURCE), ZAP_FATE);
    zap(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

static bool can_pass_rewards(const game *g, const frame *f) { return may_play(g, L(SOURCE), REWARD_FATE) && L(COUNT) > 0; }

static FLOW(pass_rewards)
{
    enum { WHOM = MINE, HOW };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), PASS_TO));
    SET(WHOM, g->answer);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, L(COUNT)), HOW_MANY));
    SET(HOW, g->answer);
    play_fate(g, ev, L(SOURCE), REWARD_FATE);
    CALL(reward(g, L(WHOM), L(HOW)));
    RETURN(L(HOW));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------------------- */

/* With fewer foreign colonies than each other player; NOBODY. */
static int poorest(const game *g)
{
    int poor = 0, others_as_poor = 0;
    for (int s = 1; s < g->players; s++) {
        int n = foreign_colonies(g, s), least = foreign_colonies(g, poor);
        if (n < least) { poor = s; others_as_poor = 0; }
        else if (n == least) others_as_poor++;
    }
    return others_as_poor ? NOBODY : poor;
}

static uint64_t open_planets(const game *g, int seat) { return with_room(g, g->planets & ~colonies(g, seat)); }

static bool can_help(const game *g, const frame *f)
{
    int seat = poorest(g);
    return seat != NOBODY && seat != f->seat && colonies(g, seat) && open_planets(g, seat);
}

static FLOW(help)
{
    FLOW_BEGIN;
    SET(MINE, poorest(g));
    give_flare(g, ev, L(SOURCE), ALIEN_zilch);
    ASK(ask_for(g, f, HC_ASK_PLANET, L(MINE), open_planets(g, L(MINE)), WHERE));
    CALL(found_colony(g, L(MINE), g->answer, FOUNDERS, L(SOURCE)));
    FLOW_END;
}

static FLOW(nullify)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

static FLOW(nullify_encounter_card)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, 1u << g->offense | 1u << g->defense, WHOSE_CARD));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(side_of(g, g->answer) + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, WHOSE_CARD, 0, L(SOURCE));
    FLOW_END;
}

static int zero(const sum *s, const effect *e, int side, int value) { (void)s; return side == e->remembered - 1 ? 0 : value; }

const sheet alien_zilch = {
    .name = "Zilch", .power_name = "of Zilch", .summary = "Wins by helping another player win", .alert = RED, .box = HC_BOX_ODYSSEY,
    .history = "It has never come first. Ask it who let the others.",
    .prompt = PROMPTS([ORDAIN] = { "ordain", "With whom do you want to win? Only you will know.", { 0 } },
                [WHICH_FATE] = { "fate", "Which fate do you play?", { "Donate", "Peek", "Psych", "Shield", "Steal", "Reward", "Zap" } },
                [TO_WHOM] = { "donate", "To whom do you give a card?", { 0 } },
                [GIVE_WHAT] = { "donate-card", "Which card do you give?", { 0 } },
                [LOOK_AT] = { "peek", "What do you look at?", { "a hand", "a card that was played", "the top five cards of the deck", "the cards on a sheet", "the top five {destiny_card}s", "the top five reward cards", "a face-down token" } },
                [WHOSE] = { "peek-whose", "Whose?", { 0 } },
                [SEND_HOME] = { "psych", "Which other ally has to go home as well?", { 0 } },
                [SHIELDED] = { "shield", "Whose power cannot be cancelled in this {encounter}?", { 0 } },
                [FROM_WHOM] = { "steal", "From whom do you take a card?", { 0 } },
                [PASS_TO] = { "pass-to", "To whom does it go?", { 0 } },
                [HOW_MANY] = { "pass-rewards", "How many of your rewards?", { 0 } },
                [WHERE] = { "zilch-colony", "On which planet do you found a {colony}?", { 0 } },
                [WHOSE_CARD] = { "nullify", "Whose card counts as an attack 0?", { 0 } }),
    .helper = FLOWS([DONATE] = donate, [PEEK] = peek, [PSYCH] = psych, [SHIELD] = shield, [STEAL] = steal),
    .memory = MEMORY, .secret = 1u << ORDAINED | 1u << CACHE, .guess = guess_fates,
    .memo = MEMOS({ "ordained", HC_MEMO_SEAT, ORDAINED, 0 }, { "fates", HC_MEMO_CHOICES, CACHE, WHICH_FATE },
                  { "fates played", HC_MEMO_CHOICES, PLAYED, WHICH_FATE }),
    .form = FORMS({ .editions = IN_FFG, .progress = way_of_ordained,
        .begins = "Choose another player in secret: that player is ordained. Three of your seven fates are your cache.",
        .text = { "Once per {encounter}, you may play one of the three fates in your cache; another one takes its place. If the ordained player wins the game alone, you win as well. If the ordained player "
                  "would share a win that is not yours too, you win instead, alone. You can also win in the usual way.",
                  "When another player has fewer foreign {colonies} than everybody else, you may let that player found a {colony} on any planet. Then give this flare to the Zilch, or discard it.",
                  "You may make any card count for nothing: an {encounter} card is an attack 0, any other that is being played has no effect. Then discard this flare." },
        .note = "The fates: Donate (give another player a card that is not an {encounter} card), Peek (look at a hand, a card that was played face down, the cards face down on a sheet or in a cache, or the top five cards of a deck), "
                "Psych (as an ally, when cards are chosen, go home, and send another ally home if you like), Reward (another player gets some of your rewards), Shield (no use of a power can be cancelled "
                "in this {encounter}), Steal (take a card at random from a player and give it to somebody else, or back), Zap (cancel a power as it is used).",
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = begin },
                         { W_GAME_ENDS, AS_ANYONE, MUST, .flow = fulfil, .when = is_ordained_win },
                         { W_POWER_USED, AS_ANYONE | OTHERS, MAY, .flow = cancel, .when = can_cancel },
                         { W_REWARD, AS_ANYONE | OWN, MAY, .flow = pass_rewards, .when = can_pass_rewards },
                         { W_ANY_TIME, AS_ANYONE, MAY, .flow = play_one, .when = has_fate_now },
                         { W_POWER_LOST, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | EACH_TIME | SILENT, .flow = lay_fates_down },
                         { W_REGROUP, AS_ANYONE, MUST | FREE | SILENT, .flow = draw_fates, .when = lacks_fates }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = help, .when = can_help }),
        .hook[SUPER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = nullify },
                         { W_REVEALED, AS_ANYONE, MAY, .flow = nullify_encounter_card, .modify = { { Q_FACE, zero } } }) }),
};
