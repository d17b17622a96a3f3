/* Sheriff - writes tickets; and some of the fines stay with it. What it has done this turn is remembered on its sheet. */
#include "rules.h"

enum { WHICH, WHOM, GRATUITY, TAKE, FREE_SHIPS, THROW_AWAY, WEARER };
enum { SEIZE = POWER * HC_HOOKS + 2, THROW = POWER * HC_HOOKS + 1, USES = 4 };

/* ---- once a turn; twice with the flare -------------------------------------------------------------------- */

static int uses_this_turn(const game *g, int p)
{
    const int number = g->power[p].number;
    return number / USES == g->turn ? number % USES : 0;
}

static void note_ticket(game *g, int p) { g->power[p].number = (int16_t)(g->turn * USES + uses_this_turn(g, p) + 1); }

static void begin_turn_anew(game *g, int p) { g->power[p].number = 0; }

static bool may_act(const game *g, int p) { return uses_this_turn(g, p) < 1 + super_on(g, ALIEN_sheriff) && cache_of(g, DECK_TICKETS); }

/* ---- who can be fined ---------------------------------------------------------------------------------------- */

static bool is_immune(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_ESSENCE, seat) if (lies_before(g, p, DECK_TICKETS, seat) && is_turned(g, p)) return true;
    return false;
}

static bool can_pay(const game *g, int seat, fine costs)
{
    return costs.ships ? ships_on_colonies(g, seat) + g->ships[seat][GATE] >= costs.ships : g->count[IN_HAND + seat] >= costs.cards;
}

static uint64_t offenders(const game *g, int sheriff, int ticket)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != sheriff && can_pay(g, s, fine_of(ticket)) && commits(g, s, ticket) && !is_immune(g, s)) set |= 1ull << s;
    return set;
}

static int face_of(const game *g, int thing) { return sheet_of(g, thing); }

static bool is_due(const game *g, int sheriff, int thing) { return is_in_cache(g, thing, DECK_TICKETS) && offenders(g, sheriff, face_of(g, thing)); }

static bool may_ticket(const game *g, const frame *f)
{
    if (!may_act(g, L(SOURCE))) return false;
    FOR_PIECES(p, g) if (is_due(g, f->seat, p)) return true;
    return false;
}

static void ask_ticket(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH);
    FOR_PIECES(p, g) if (is_due(g, f->seat, p)) among_pieces(q, p);
}

static void ask_whom(game *g, const frame *f, int thing)
{
    ask_for(g, f, HC_ASK_SEAT, f->seat, offenders(g, f->seat, face_of(g, thing)), WHOM)->about = (uint16_t)face_of(g, thing);
}

/* ---- the fine: what is kept is kept before the rest is discarded -------------------------------------------------------- */

static int most_ships(const game *g, int seat, int fined)
{
    const int there = colonies(g, seat) ? g->ships[seat][WARP] : 0;
    return there < fined ? there : fined;
}

static VERB keep_fine(game *g, const frame *f, int victim, int ticket)
{
    frame about = *f;
    about.local[WHO] = (int16_t)victim;
    about.local[WHAT] = (int16_t)ticket;
    return use_power(g, &about, ALIEN_sheriff, SEIZE);
}

/* The rest is paid even if the keeping is cancelled, and with it the power. */
static VERB pay(game *g, const frame *f, int victim, int ticket, bool keeps)
{
    bool in_cards = fine_of(face_of(g, ticket)).cards;
    frame *rest = in_cards ? discard_marked(g, victim, L(SOURCE)) : NULL, *first = keeps ? keep_fine(g, f, victim, ticket) : NULL;
    (void)first;
    return rest;
}

static FLOW(ticket)
{
    enum { TICKET = MINE, VICTIM, FACE };
    FLOW_BEGIN;
    note_ticket(g, L(SOURCE));
    ASK(ask_ticket(g, f));
    SET(TICKET, g->answer);                      /* public at once */
    SET(FACE, face_of(g, L(TICKET)));
    ASK(ask_whom(g, f, L(TICKET)));
    SET(VICTIM, g->answer);
    lay_essence(g, ev, L(TICKET), L(VICTIM), L(SOURCE));
    if (fine_of(L(FACE)).cards) {
        THREATEN_HAND(L(VICTIM), fine_of(L(FACE)).cards);
        pull_cards(g, ev, L(VICTIM), f->seat, fine_of(L(FACE)).cards, L(SOURCE));
        threat_is_over(g, L(VICTIM));
    } else CALL(lose_any(g, L(VICTIM), fine_of(L(FACE)).ships, L(SOURCE)));
    if (count_marked(g, f->seat, ASIDE + L(VICTIM), C_ANY) || (!fine_of(L(FACE)).cards && most_ships(g, f->seat, fine_of(L(FACE)).ships))) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), GRATUITY)->about = (uint16_t)L(FACE));
        CALL(pay(g, f, L(VICTIM), L(TICKET), g->answer));
    }
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* A use of its own: while the fine is being paid (WHO, with the ticket WHAT) some or all of it is kept. */
static void ask_cards(game *g, const frame *f)
{
    hc_ask *q = pick_cards_in(g, f, f->seat, ASIDE + L(WHO), 1, count_marked(g, f->seat, ASIDE + L(WHO), C_ANY), C_ANY, TAKE);
    q->extra |= MARKED;
    q->who = (uint8_t)L(WHO);
}

static FLOW(seize)
{
    FLOW_BEGIN;
    if (fine_of(face_of(g, L(WHAT))).cards) {
        ASK(ask_cards(g, f));
        for (int i = 0; i < g->draft_count; i++) take_card(g, ev, L(WHO), f->seat, g->draft[i], L(SOURCE));
        clear_draft(g);
    } else {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, most_ships(g, f->seat, fine_of(face_of(g, L(WHAT))).ships)), FREE_SHIPS));
        CALL(retrieve(g, f->seat, g->answer, L(SOURCE)));
    }
    turn_essence(g, ev, L(WHAT), L(WHO), L(SOURCE));
    FLOW_END;
}

/* ---- tickets come back when everybody is immune, or when there are none left ------------------------------------ */

static bool are_due_back(const game *g, int sheriff)
{
    if (!cache_of(g, DECK_TICKETS)) return true;
    for (int s = 0; s < g->players; s++) if (s != sheriff && !is_immune(g, s)) return false;
    return true;
}

static FLOW(call_in)
{
    FLOW_BEGIN;
    if (!are_due_back(g, f->seat)) RETURN(0);
    for (int s = 0; s < g->players; s++)
        FOR_PIECES(p, g) if (lies_before(g, p, DECK_TICKETS, s)) lose_essence(g, ev, p, s, L(SOURCE));
    FLOW_END;
}

/* ---- or one is thrown away ------------------------------------------------------------------------------------- */

static bool may_throw(const game *g, const frame *f) { return may_act(g, L(SOURCE)); }

static void ask_throw(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, THROW_AWAY);
    FOR_PIECES(p, g) if (is_in_cache(g, p, DECK_TICKETS)) among_pieces(q, p);
}

static FLOW(throw_away)
{
    FLOW_BEGIN;
    note_ticket(g, L(SOURCE));
    ASK(ask_throw(g, f));
    lose_essence(g, ev, g->answer, f->seat, L(SOURCE));
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* ---- the flare ---------------------------------------------------------------------------------------------------- */

static int sheet_at_work(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_sheriff && in_force(g, p)) return p;
    return -1;
}

/* Once more in this turn; the flare is not in effect yet when it is offered. */
static bool has_used_it(const game *g, int seat)
{
    const int p = sheet_at_work(g, seat);
    return p >= 0 && uses_this_turn(g, p) == 1 && cache_of(g, DECK_TICKETS);
}

static bool may_ticket_again(const game *g, const frame *f)
{
    if (!has_used_it(g, f->seat)) return false;
    FOR_PIECES(p, g) if (is_due(g, f->seat, p)) return true;
    return false;
}

static bool may_throw_again(const game *g, const frame *f) { return has_used_it(g, f->seat); }

static FLOW(throw_another)
{
    FLOW_BEGIN;
    CALL(use_power(g, f, ALIEN_sheriff, THROW));
    RETURN(g->result);
    FLOW_END;
}

/* Not on whom it was played by, until it has been played on somebody else. */
static bool is_barred(const game *g, int seat, int target)
{
    FOR_PIECES(p, g)
        if (sheet_of(g, p) == CARD_electronic_monitor && holder_of(g, p) == seat && is_turned(g, p) && note_on(g, p) == target) return true;
    return false;
}

static uint64_t wearers(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && !is_barred(g, seat, s)) set |= 1ull << s;
    return set;
}

static bool there_is_a_wearer(const game *g, const frame *f) { return wearers(g, f->seat) != 0; }

static FLOW(put_on)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, wearers(g, f->seat), WEARER));
    SET(WHO, g->answer);
    while (first_piece(g, CARD_electronic_monitor) >= 0) remove_piece(g, first_piece(g, CARD_electronic_monitor));
    if (lay_token(g, CARD_electronic_monitor, L(WHO), f->seat) < 0) RETURN(0);
    tell(g, ev, HC_EV_PIECE, L(WHO), NOBODY, CARD_electronic_monitor, HC_PIECE_LAID, 0, L(SOURCE));
    display_card(g, ev, L(WHO), CARD_OF_SOURCE(L(SOURCE)), 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_sheriff = {
    .name = "Sheriff", .power_name = "to Ticket", .summary = "Fines whoever breaks its laws", .alert = YELLOW, .box = HC_BOX_EONS,
    .history = "It came for a parking space and stayed for the paperwork.",
    .prompt = PROMPTS([WHICH] = { "ticket", "Which ticket do you give?", { 0 } }, [WHOM] = { "whom-to-fine", "Who gets the ticket?", { 0 } },
                [GRATUITY] = { "gratuity", "Do you keep some of the fine? That player is immune afterwards.", { "no", "yes" } },
                [TAKE] = { "take-fine", "Which of these cards do you keep?", { 0 } },
                [FREE_SHIPS] = { "free-ships", "How many of your {ships} come out of the {warp}?", { 0 } },
                [THROW_AWAY] = { "throw-ticket", "Which ticket do you discard?", { 0 } },
                [WEARER] = { "wearer", "Who gets the electronic monitor?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .essence = DECK_TICKETS, .begins = "Draw three tickets.", .renew = begin_turn_anew,
        .text = { "Once in each player's turn you may give one of your tickets to a player who is doing what it forbids and can pay, or discard one. The fine is paid at once: you draw cards at random from that player's hand; {ships} that player chooses. As it is paid you may keep some or all of the cards, or take as many of your own {ships} out of the "
                  "{warp}; then the ticket is turned face down, and whoever has such a ticket gets no other. When all others are immune, or you have no ticket left, all come back.",
                  "At the start of any turn you may lay this flare before another player as an electronic monitor. Until the turn ends that player sends only one {ship} to the {gate}, "
                  "unless you allow more. Then that player takes the flare into their hand, and may not lay it before you until it has been laid before somebody else.",
                  "You may give or discard a second ticket in this turn." },
        .note = "What a player has done counts until the {encounter} ends. A ticket is discarded when an {encounter} is over.",
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | EACH_TIME, .flow = ticket, .when = may_ticket },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MAY | EACH_TIME, .flow = throw_away, .when = may_throw },
                         { W_FINED, AS_ANYONE, MAY, .flow = seize }, ESSENCE_GOES_WITH_SHEET),
        .hook[WILD] = HOOKS({ W_START_TURN, AS_ANYONE, MAY, .flow = put_on, .when = there_is_a_wearer }),
        .hook[SUPER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | USES_POWER, .flow = use_with_flare, .when = may_ticket_again },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MAY | USES_POWER, .flow = throw_another, .when = may_throw_again }) }),
    .helper = FLOWS(call_in),
};
