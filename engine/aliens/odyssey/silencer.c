/* Silencer - hushes the others, and makes them pay for every sound.
 *
 * The sheet keeps in mind who has a token, and which side of it is up. */
#include "rules.h"

enum { WHOM, PENALTY, SHIP, TURN_BACK, TOKEN, WHOM_TOO };
enum { NONE, PARTIAL, TOTAL };
enum { A_SHIP, A_CARD };

enum { MEMORY = TOTAL };                          /* a set of seats for each side of the token */

static int token_of(const game *g, int p, int seat)
{
    const uint8_t *memory = memory_in(g, p);
    return memory[TOTAL - 1] >> seat & 1 ? TOTAL : memory[PARTIAL - 1] >> seat & 1 ? PARTIAL : NONE;
}

static void set_token(game *g, events *ev, int p, int seat, int token)
{
    uint8_t *memory = memory_of(g, p);
    for (int side = PARTIAL; side <= TOTAL; side++)
        memory[side - 1] = (uint8_t)((memory[side - 1] & ~(1u << seat)) | (unsigned)(side == token) << seat);
    tell(g, ev, HC_EV_TOKEN_TURNED, seat, g->power[p].holder, token, TOKEN, 0, p);
}

static uint64_t with_token(const game *g, const frame *f, int token)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != f->seat && token_of(g, L(SOURCE), s) == token) set |= 1ull << s;
    return set;
}

static bool somebody_is_free_to_talk(const game *g, const frame *f) { return with_token(g, f, NONE) != 0; }

static FLOW(silence)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_token(g, f, NONE), WHOM));
    set_token(g, ev, L(SOURCE), g->answer, TOTAL);
    if (!spend_super(g, ALIEN_silencer) || !with_token(g, f, PARTIAL)) RETURN(0);
    ASK(by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, 2, with_token(g, f, PARTIAL), TURN_BACK), f));
    for (int i = 0; i < g->draft_count; i++) set_token(g, ev, L(SOURCE), g->draft[i], TOTAL);
    clear_draft(g);
    FLOW_END;
}

/* ---- too noisy ----------------------------------------------------------------------------------------- */

/* None of those in the encounter. */
static uint64_t planets_to_pay_from(const game *g, int seat)
{
    return colonies(g, seat) & ~(seat == g->defense && g->target < HC_PLANETS ? 1ull << g->target : 0);
}

static uint64_t penalties(const game *g, int seat)
{
    return (planets_to_pay_from(g, seat) ? 1u << A_SHIP : 0) | (g->count[IN_HAND + seat] ? 1u << A_CARD : 0);
}

static bool is_noisy(const game *g, const frame *f) { return token_of(g, L(SOURCE), L(WHO)) && penalties(g, L(WHO)); }

/* Who invites without a choice says nothing. */
static bool invites_noisily(const game *g, const frame *f) { return L(COUNT) > 0 && is_noisy(g, f); }

/* Only who need not have used the power. */
static bool uses_power_noisily(const game *g, const frame *f)
{
    const hook *h = hook_in_use(g, L(WHAT));
    return h && !(h->flags & MUST) && is_noisy(g, f);
}

static void ask_about(game *g, const frame *f, hc_ask_kind kind, uint64_t allowed, int prompt_id)
{
    ask_for(g, f, kind, f->seat, allowed, prompt_id)->who = (uint8_t)L(WHO);
}

static FLOW(penalise)
{
    FLOW_BEGIN;
    ASK(ask_about(g, f, HC_ASK_CHOICE, penalties(g, L(WHO)), PENALTY));
    if (token_of(g, L(SOURCE), L(WHO)) == PARTIAL) set_token(g, ev, L(SOURCE), L(WHO), NONE);
    if (g->answer == A_CARD) {
        CALL(discard_at_random(g, L(WHO), 1, L(SOURCE)));
        RETURN(0);
    }
    ASK(ask_about(g, f, HC_ASK_PLANET, planets_to_pay_from(g, L(WHO)), SHIP));
    CALL(lose_at(g, f->seat, L(WHO), 1, g->answer, L(SOURCE)));
    RETURN(0);                                   /* the act itself goes on */
    FLOW_END;
}

static bool somebody_is_silent(const game *g, const frame *f) { return with_token(g, f, TOTAL) != 0; }

static FLOW(relent)
{
    FLOW_BEGIN;
    for (uint64_t left = with_token(g, f, TOTAL); left; left &= left - 1) set_token(g, ev, L(SOURCE), __builtin_ctzll(left), PARTIAL);
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------ */

static bool is_opponents_use(const game *g, const frame *f)
{
    return L(WHO) == opponent(g, f->seat) && !answers_later(g, f) && !is_shielded(g, L(WHAT));
}

/* Not a zap: the power is switched off. */
static FLOW(hush)
{
    FLOW_BEGIN;
    switch_off(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    give_flare(g, ev, L(SOURCE), ALIEN_silencer);
    RETURN(1);
    FLOW_END;
}

static int my_power(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_silencer) return p;
    return -1;
}

static bool i_silence_and_could_turn_back(const game *g, const frame *f)
{
    const frame mine = { .seat = f->seat, .local = { [SOURCE] = (int16_t)my_power(g, f->seat) } };
    return is_my_use_of(g, f, ALIEN_silencer) && with_token(g, &mine, PARTIAL);
}

/* ---- the oldest form: not a word until the encounter is over -------------------------------------------------- */

static uint64_t others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

/* Who is silent is a set of seats. */
static FLOW(order_silence)
{
    enum { SILENT_ONES = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat), WHOM));
    SET(SILENT_ONES, 1 << g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, WHOM, 0, L(SOURCE));
    if (spend_super(g, ALIEN_silencer) && others(g, f->seat) & ~(uint64_t)L(SILENT_ONES)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others(g, f->seat) & ~(uint64_t)L(SILENT_ONES), WHOM_TOO));
        SET(SILENT_ONES, L(SILENT_ONES) | 1 << g->answer);
        tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, WHOM_TOO, 0, L(SOURCE));
    }
    effect_for(g, L(SOURCE))->remembered = L(SILENT_ONES);
    FLOW_END;
}

static int not_a_word(const sum *s, const effect *e, int about, int value) { (void)s; return e->remembered >> seat_in(about) & 1 ? 0 : value; }

static bool has_been_quiet(const game *g, const frame *f) { return !effect_of(g, L(SOURCE))->remembered; }

/* Some speak before ships are sent. */
static bool would_speak_first(const game *g, const frame *f) { return speaks_first(g) && g->defense != f->seat; }

static bool i_order_silence(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_silencer) && g->players > 2; }

static FLOW(hush_and_keep)
{
    FLOW_BEGIN;
    switch_off(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

const sheet alien_silencer = {
    .name = "Silencer", .power_name = "to Silence", .summary = "Makes others pay for every sound", .box = HC_BOX_ODYSSEY, .alert = YELLOW,
    .history = "The quietest planet in the galaxy was not always quiet.",
    .memory = MEMORY, .memo = MEMOS({ "total silence", HC_MEMO_SEATS, TOTAL - 1, 0 }, { "partial silence", HC_MEMO_SEATS, PARTIAL - 1, 0 }),
    .prompt = PROMPTS([WHOM] = { "silence", "Whom do you silence?", { 0 } },
                [PENALTY] = { "penalty", "That was too noisy. What does it cost?", { "a ship", "a card" } },
                [SHIP] = { "penalty-ship", "From which planet is the {ship} lost?", { 0 } },
                [TURN_BACK] = { "turn-back", "Whose tokens do you turn back to total silence? One or two.", { 0 } },
                [TOKEN] = { "token", "Which side of the token is up?", { "no token", "partial silence", "total silence" } },
                [WHOM_TOO] = { "silence-too", "Whom do you silence as well?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when destiny is drawn, you may give a token of total silence to a player who has no token. Whenever a player with a token invites allies, accepts an invitation or uses an optional power, you choose: one of their {ships} outside the {encounter} goes to the {warp}, or they discard a card at random. "
                  "When the {encounter} ends, total silence becomes partial; a token of partial silence comes back to you once it has cost something.",
                  "As a main player, you may cancel a use of your opponent's power. This does not count as a Cosmic Zap. The power cannot be used until the {encounter} ends. Then give this flare to the "
                  "Silencer, or discard it if the Silencer is not in the game.",
                  "When you use your power, you may also turn one or two tokens from partial back to total silence." },
        .note = "On the sheet, speaking also costs something; a program cannot hear who speaks at the table, so that part is left out.",
        .hook[POWER] = HOOKS({ W_DESTINY, AS_MAIN, MAY, .flow = silence, .when = somebody_is_free_to_talk },
                         { W_INVITED, AS_ANYONE | OTHERS, MUST | FREE | EVEN_ZAPPED, .flow = penalise, .when = invites_noisily },
                         { W_JOINED, AS_ANYONE | OTHERS, MUST | FREE | EVEN_ZAPPED, .flow = penalise, .when = is_noisy },
                         { W_POWER_USED, AS_ANYONE | OTHERS, MUST | FREE | EVEN_ZAPPED, .flow = penalise, .when = uses_power_noisily },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = relent, .when = somebody_is_silent }),
        .hook[WILD] = HOOKS({ W_POWER_USED, AS_MAIN | OTHERS, MAY, .flow = hush, .when = is_opponents_use }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_silence_and_could_turn_back }) },
              { .editions = IN_EON | IN_CLASSIC, .summary = "Silences a player for a {encounter}",
        .text = { "Before allies are invited, you may silence another player until the {encounter} is over. That player invites nobody and does not become an ally, makes no offers at talks but only accepts or "
                  "refuses, and uses no optional powers. Powers that must be used still are, and cards are played as usual.",
                  "As a main player, you may cancel a use of your opponent's power. This does not count as a Cosmic Zap. The power cannot be used until the {encounter} ends.",
                  "When you use your power, you may silence a second player." },
        .note = "The rule book knows that this power silences; what a silenced player may not do, and the super half, are reconstructed here. The wild half is that of the later form.",
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_ANYONE, MAY, .flow = order_silence, .when = has_been_quiet,
                           .modify = { { Q_MAY_INVITE, not_a_word }, { Q_MAY_ALLY, not_a_word }, { Q_MAY_SPEAK, not_a_word } } },
                         { W_DESTINY, AS_ANYONE, MAY, .flow = order_silence, .when = would_speak_first,
                           .modify = { { Q_MAY_INVITE, not_a_word }, { Q_MAY_ALLY, not_a_word }, { Q_MAY_SPEAK, not_a_word } } }),
        .hook[WILD] = HOOKS({ W_POWER_USED, AS_MAIN | OTHERS, MAY, .flow = hush_and_keep, .when = is_opponents_use }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_order_silence }) }),
};
