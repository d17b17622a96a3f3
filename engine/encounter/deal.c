/* deal.c - talking: the deal of two negotiates, offers to a player who holds something, and carrying out what was agreed. */
#include "rules.h"

enum { PROPOSALS_MAX = 6, TERMS_MAX = 48 };    /* a number of the rules, whatever room there is */
_Static_assert((int)TERMS_MAX <= (int)HC_DRAFT, "every term has its place in the draft");

static bool talks(const game *g, int seat) { return g->bargain.parties >> seat & 1; }

/* All who talk are opponents of each other; where there are no talks, those who would. */
bool talks_against(const game *g, int seat, int me)
{
    return g->bargain.parties ? seat != me && talks(g, seat) && talks(g, me) : seat == opponent(g, me);
}

static int next_party(const game *g, int seat)
{
    int i = 1;
    while (i < g->players && !talks(g, clockwise(g, seat, i))) i++;
    return clockwise(g, seat, i);
}

static bool may_offer(const game *g, int seat) { return may(g, Q_MAY_SPEAK, seat, SPEAK_TERMS); }

/* Who begins: whoever may not make offers only if nobody may. */
static int first_party(const game *g)
{
    const int first = talks(g, g->offense) ? g->offense : next_party(g, g->offense);
    int seat = first;
    while (!may_offer(g, seat) && next_party(g, seat) != first) seat = next_party(g, seat);
    return may_offer(g, seat) ? seat : first;
}

void ask_offer(game *g, int seat, int with)
{
    hc_ask *q = pick(g, HC_ASK_TERMS, seat, 1, TERMS_MAX, 0, HC_PROMPT_DEAL);
    g->bargain.proposer = (uint8_t)(seat + 1);
    g->bargain.with = (uint8_t)with;
    q->extra |= CAN_WALK_AWAY;
    q->who = (uint8_t)with;
    q->count = g->bargain.round;
}

void ask_reply(game *g, int seat, bool may_counter)
{
    uint64_t allowed = 1u << HC_REFUSE | (may_counter ? 1u << HC_TIME_IS_UP : 0);
    if (can_give(g, seat) && can_give_items(g, seat)) allowed |= 1u << HC_ACCEPT;
    if (may_counter && g->bargain.round < PROPOSALS_MAX && may_offer(g, seat)) allowed |= 1u << HC_COUNTER;
    hc_ask *q = ask(g, HC_ASK_REPLY, 1u << seat, allowed, HC_PROMPT_REPLY);
    q->who = (uint8_t)(g->bargain.proposer - 1);
    q->count = g->bargain.round;
}

/* ---- two negotiates ---------------------------------------------------------------------------------------- */

enum { EVERYBODY_TALKS = SEATS + 1 };            /* in now.third_party */
void all_join_talks(game *g) { g->now.third_party = EVERYBODY_TALKS; }

void join_talks(game *g, int seat) { g->now.third_party = (uint8_t)(seat + 1); }

void stand_in(game *g, int seat, int for_whom)
{
    g->bargain.parties = (uint8_t)((g->bargain.parties & ~(1u << for_whom)) | 1u << seat);
}

static unsigned talkers(const game *g)
{
    if (g->now.third_party == EVERYBODY_TALKS) return everybody(g);
    return 1u << g->offense | 1u << g->defense | (g->now.third_party ? 1u << (g->now.third_party - 1) : 0);
}

/* Whoever counters proposes next; all others have to accept. */
FLOW(flow_deal)
{
    enum { PROPOSER = MINE, ROUND, ANSWER, AT };
    FLOW_BEGIN;
    LET_LEAVE(g->offense);
    if (g->defense < SEATS) LET_LEAVE(g->defense);
    open_bargain(g, talkers(g), ANYTHING);
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_DEAL_BEGINS, g->offense);
    g->now.dealers = g->bargain.parties;
    SET(COUNT, 0);
    SET(PROPOSER, first_party(g));
    tell(g, ev, HC_EV_DEAL_BEGINS, L(PROPOSER), next_party(g, L(PROPOSER)), g->bargain.parties, 0, 0, BY_RULES);
    for (L(ROUND) = 1; ; L(ROUND)++) {
        g->bargain.round = (uint8_t)L(ROUND);
        g->answer = HC_REFUSE;
        if (may_offer(g, L(PROPOSER))) ASK(ask_offer(g, L(PROPOSER), next_party(g, L(PROPOSER))));
        SET(WHO, L(PROPOSER));
        SET(ANSWER, g->answer == DONE ? HC_COUNTER : HC_REFUSE);
        if (L(ANSWER) == HC_REFUSE) break;
        tell(g, ev, HC_EV_DEAL_OFFERED, L(WHO), next_party(g, L(WHO)), L(ROUND), 0, 0, BY_RULES);
        offer_drafted(g, ev, L(PROPOSER));
        for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
            if (!talks(g, clockwise(g, L(PROPOSER), L(AT)))) continue;
            SET(WHO, clockwise(g, L(PROPOSER), L(AT)));
            ASK(ask_reply(g, L(WHO), true));
            SET(ANSWER, g->answer);
            if (L(ANSWER) != HC_ACCEPT) break;
            if (next_party(g, L(WHO)) != L(PROPOSER)) tell(g, ev, HC_EV_DEAL_AGREED, L(WHO), L(PROPOSER), 0, 0, 0, BY_RULES);
        }
        if (L(ANSWER) != HC_COUNTER) break;
        tell(g, ev, HC_EV_DEAL_COUNTERED, L(WHO), L(PROPOSER), 0, 0, 0, BY_RULES);
        withdraw_offer(g);
        SET(PROPOSER, L(WHO));
    }
    clear_draft(g);
    if (L(ANSWER) == HC_ACCEPT) {
        tell(g, ev, HC_EV_DEAL_MADE, L(WHO), L(PROPOSER), 0, 0, 0, BY_RULES);
        SET(COUNT, 1);
        SET(CAUSE, BY_DEAL);
        RESPOND(W_DEAL_MADE, L(WHO));
        SET(ANSWER, g->result ? HC_ACCEPT : HC_REFUSE);
    }
    if (L(ANSWER) == HC_ACCEPT) {
        CALL(push(g, CORE(flow_carry_out), g->offense));
        take_back_offers(g);
        RETURN(DEAL_MADE);
    }
    withdraw_offer(g);
    tell(g, ev, HC_EV_DEAL_FAILED, L(WHO), next_party(g, L(WHO)), L(COUNT) ? 2 : L(ANSWER) == HC_TIME_IS_UP, 0, 0, BY_RULES);
    SET(COUNT, 1);
    SET(CAUSE, BY_FAILED_DEAL);
    RESPOND(W_DEAL_FAILED, g->offense);
    CALL(push(g, CORE(flow_pay_for_talks), g->offense));
    take_back_offers(g);
    RETURN(DEAL_FAILED);
    FLOW_END;
}

/* ---- something done by a power, for whatever could be given in a deal ------------------------------------------ */

VERB haggle(game *g, const frame *f, int with, int about, bool with_begins)
{
    frame *talks = push(g, CORE(flow_haggle), f->seat);
    talks->local[SOURCE] = L(SOURCE);
    talks->local[WHO] = (int16_t)with;
    talks->local[WHAT] = (int16_t)about;
    talks->local[CAUSE] = BY_DEAL;
    talks->local[MINE] = (int16_t)(with_begins ? with : f->seat);
    return talks;
}

/* The question says by its sheet what it is about. */
static void for_service(game *g, const frame *f) { g->ask.about = (uint16_t)sheet_of(g, L(SOURCE)); }

/* What was agreed on is handed over: of itself, or when the service has been done (haggle_first). */
VERB pay_for_service(game *g, const frame *f) { return verb_frame(g, CORE(flow_pay_for_service), f->seat, 0, 0, BY_DEAL); }

FLOW(flow_pay_for_service)
{
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_carry_out), g->offense));
    take_back_offers(g);
    SETTLE_WIN;
    FLOW_END;
}

VERB haggle_first(game *g, const frame *f, int with, int about, bool with_begins)
{
    frame *talks = haggle(g, f, with, about, with_begins);
    talks->local[COUNT] = 1;
    return talks;
}

/* WHO talks with the seat. Without an agreement nothing happens. COUNT: it is paid afterwards. */
FLOW(flow_haggle)
{
    enum { PROPOSER = MINE, ROUND, ANSWER };
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    LET_LEAVE(L(WHO));
    open_bargain(g, 1u << f->seat | 1u << L(WHO), L(WHAT));
    serve(g, f->seat);
    for (L(ROUND) = 1; ; L(ROUND)++) {
        g->bargain.round = (uint8_t)L(ROUND);
        ASK((ask_offer(g, L(PROPOSER), next_party(g, L(PROPOSER))), for_service(g, f)));
        SET(ANSWER, HC_REFUSE);
        if (g->answer != DONE) break;
        tell(g, ev, HC_EV_DEAL_OFFERED, L(PROPOSER), next_party(g, L(PROPOSER)), L(ROUND), 0, 0, L(SOURCE));
        offer_drafted(g, ev, L(PROPOSER));
        SET(PROPOSER, next_party(g, L(PROPOSER)));
        ASK((ask_reply(g, L(PROPOSER), true), for_service(g, f)));
        SET(ANSWER, g->answer);
        if (L(ANSWER) != HC_COUNTER) break;
        tell(g, ev, HC_EV_DEAL_COUNTERED, L(PROPOSER), next_party(g, L(PROPOSER)), 0, 0, 0, L(SOURCE));
        withdraw_offer(g);
    }
    clear_draft(g);
    tell(g, ev, L(ANSWER) == HC_ACCEPT ? HC_EV_OFFER_TAKEN : HC_EV_OFFER_REFUSED, L(PROPOSER), next_party(g, L(PROPOSER)), 0, 0, 0, L(SOURCE));
    if (L(ANSWER) == HC_ACCEPT && L(COUNT)) RETURN(1);
    if (L(ANSWER) == HC_ACCEPT) CALL(pay_for_service(g, f));
    else take_back_offers(g);
    RETURN(L(ANSWER) == HC_ACCEPT);
    FLOW_END;
}

/* ---- offers to a player who holds something ------------------------------------------------------------------ */

/* WHO holds it, WHAT it is (an item), MINE: who may make an offer. Each of them makes one, in order of play, and the holder takes
 * it or not. Returns how many were taken. */
VERB offers(game *g, int to, int about, unsigned who_may)
{
    frame *f = verb_frame(g, CORE(flow_offers), to, 0, about, BY_DEAL);
    f->local[MINE] = (int16_t)who_may;
    return f;
}

FLOW(flow_offers)
{
    enum { WHO_MAY = MINE, TURN, PROPOSER };
    FLOW_BEGIN;
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(PROPOSER, clockwise(g, f->seat, L(TURN)));
        if (!(L(WHO_MAY) >> L(PROPOSER) & 1)) continue;
        LET_LEAVE(f->seat);
        open_bargain(g, 1u << f->seat | 1u << L(PROPOSER), L(WHAT));
        g->bargain.round = 1;
        ASK(ask_offer(g, L(PROPOSER), f->seat));
        if (g->answer != DONE) continue;
        tell(g, ev, HC_EV_DEAL_OFFERED, L(PROPOSER), f->seat, 1, 0, 0, BY_RULES);
        offer_drafted(g, ev, L(PROPOSER));
        ASK(ask_reply(g, f->seat, false));
        if (g->answer != HC_ACCEPT) {
            tell(g, ev, HC_EV_OFFER_REFUSED, f->seat, L(PROPOSER), 0, 0, 0, BY_RULES);
            continue;
        }
        tell(g, ev, HC_EV_OFFER_TAKEN, f->seat, L(PROPOSER), 0, 0, 0, BY_RULES);
        L(COUNT)++;
        CALL(push(g, CORE(flow_carry_out), g->offense));
        SETTLE_WIN;
    }
    clear_draft(g);
    take_back_offers(g);
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- carrying it out --------------------------------------------------------------------------------------- */

/* Who gets it stands on the card. One that a view does not show has nothing on it: where such a game is played on, another party gets it. */
static int receiver_of(const game *g, int from, int card)
{
    const unsigned others = g->bargain.parties & ~(1u << from);
    return g->tag[card] ? g->tag[card] - 1 : others ? __builtin_ctz(others) : from;
}

static void hand_over_offered(game *g, events *ev)
{
    for (int s = 0; s < g->players && g->runs; s++) clear_marks(g, s);
    for (int i = 0; i < g->players; i++) {
        int from = clockwise(g, g->offense, i);
        FOR_CARDS_AT(c, OFFERED + from) {
            const int to = receiver_of(g, from, c);
            give_card(g, ev, from, to, c, BY_DEAL);
            if (g->runs) mark_card(g, to, c);    /* what it has got by the deal */
        }
    }
}

/* What a response has cost the giver meanwhile it need not give. */
static bool owes_cards(const game *g, int i)
{
    const hc_bargain_item *it = &g->bargain.item[i];
    return it->count && has_card(g, IN_HAND + it->from, 1 << it->thing);
}

static void ask_which_card(game *g, int i)
{
    const hc_bargain_item *it = &g->bargain.item[i];
    ask_card(g, 1u << it->from, 1 << it->thing, HC_PROMPT_HAND_OVER);
    g->ask.count = (uint8_t)it->thing;
    g->ask.who = it->to;
}

/* All that the giver has of a kind was promised: nothing is left to choose. */
static bool owes_all(const game *g, int i)
{
    const hc_bargain_item *it = &g->bargain.item[i];
    return it->count >= count_cards(g, IN_HAND + it->from, 1 << it->thing);
}

/* The chosen card waits with the others: nothing is handed over before all is chosen. */
static void set_chosen_apart(game *g, int i, int card)
{
    hc_bargain_item *it = &g->bargain.item[i];
    it->count--;
    set_card_apart(g, card, it->from, it->to);
}

static void draw_blindly(game *g, const hc_bargain_item *it)
{
    int card = random_card(g, IN_HAND + it->from, C_ANY);
    if (card < 0) return;
    forget_hand(g, it->from, 1u << it->to, C_ANY);
    put_card(g, card, OFFERED + it->from, 1u << it->from | 1u << it->to);
    set_tag(g, card, it->to + 1);
}

static bool is_blind_gift(const game *g, int i, int from) { return g->bargain.item[i].item == HC_ITEM_RANDOM && g->bargain.item[i].from == from; }

/* Whoever draws chooses the back. */
FLOW(flow_draw_blindly)
{
    enum { TURN = MINE, AT, LEFT };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        for (L(AT) = 0; L(AT) < g->bargain.items; L(AT)++) {
            if (!is_blind_gift(g, L(AT), clockwise(g, g->offense, L(TURN)))) continue;
            for (SET(LEFT, g->bargain.item[L(AT)].count); L(LEFT) > 0; L(LEFT)--) {
                CHOOSE_BACK(g->bargain.item[L(AT)].to, g->bargain.item[L(AT)].from);
                draw_blindly(g, &g->bargain.item[L(AT)]);
            }
        }
    FLOW_END;
}

static int settlers(const game *g, const hc_bargain_item *it) { return ships_to_send(g, it->to) + g->ships[it->to][GATE]; }

static void ask_settlers(game *g, const hc_bargain_item *it)
{
    uint64_t places = ways_out(g, it->to) | (uint64_t)(g->ships[it->to][GATE] > 0) << GATE;
    hc_ask *q = pick(g, HC_ASK_PLANET, it->to, 1, as_many_as_fit(g, 1ull << it->thing, settlers(g, it)), places, HC_PROMPT_SETTLE);
    if (has_unlike(g, it->to)) q->extra |= FREE_ONLY;
    q->place = it->thing;
    q->who = it->from;
}

static void settle_drafted(game *g, events *ev, const hc_bargain_item *it)
{
    int n = g->draft_count;
    uint64_t told = 0;
    for (int i = 0; i < n; i++) move_drafted(g, it->to, g->draft[i], it->thing);
    for (int i = 0; i < n; i++) {
        const int from = g->draft[i] % SORT;
        if (from >= HC_PLANETS || told >> from & 1) continue;
        tell_colony_left(g, ev, it->to, from, BY_DEAL);
        told |= 1ull << from;
    }
    clear_draft(g);
    tell(g, ev, HC_EV_LANDED, it->to, it->from, n, it->thing, 1, BY_DEAL);
    watch_powers(g, ev);
}

/* Off the giver's sheets, to colonies. */
static VERB let_go(game *g, const hc_bargain_item *it)
{
    FOR_POWERS_OF(p, g, it->from)
        if (form_of(g, g->power[p].alien)->ransoms && g->ships[it->to][ON_SHEET + p])
            return return_ships(g, it->to, it->count, ON_SHEET + p, BY_DEAL);
    return NULL;
}

/* Cards of the giver's choice are chosen first; then ships come back, for freed ships may settle (ruling 210), and what parts of the
 * game bring changes hands; then colonies, and what belongs to them. Each
 * time the offense gives first. */
enum { CHOSEN, FREED, SETTLED, FOLLOWING, STAGES };

static bool is_of_stage(const game *g, int i, int stage)
{
    int what = g->bargain.item[i].item;
    if (what >= HC_ITEM_KINDS && item_of_part(what)->with_colony) return stage == FOLLOWING;
    bool back = what == HC_ITEM_RELEASE || what == HC_ITEM_FREED || what == HC_ITEM_CAPTIVE || what >= HC_ITEM_KINDS;
    return stage == CHOSEN ? what == HC_ITEM_OF_KIND : stage == FREED ? back : stage == SETTLED && what == HC_ITEM_COLONY;
}

static VERB bring_back(game *g, events *ev, const hc_bargain_item *it)
{
    if (it->item >= HC_ITEM_KINDS) return give_item(g, ev, it);
    return it->item == HC_ITEM_CAPTIVE ? let_go(g, it) : retrieve(g, it->to, it->count, BY_DEAL);
}

FLOW(flow_carry_out)
{
    enum { STAGE = MINE, TURN, AT };
    FLOW_BEGIN;
    for (L(STAGE) = CHOSEN; L(STAGE) < STAGES; L(STAGE)++) {
        if (L(STAGE) == FREED) {                 /* blind ones are drawn before anything is handed over */
            CALL(push(g, CORE(flow_draw_blindly), g->offense));
            hand_over_offered(g, ev);
        }
        for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
            for (L(AT) = 0; L(AT) < g->bargain.items; L(AT)++) {
                if (g->bargain.item[L(AT)].from != clockwise(g, g->offense, L(TURN)) || !is_of_stage(g, L(AT), L(STAGE))) continue;
                while (L(STAGE) == CHOSEN && owes_cards(g, L(AT))) {
                    g->answer = (int16_t)first_card(g, IN_HAND + g->bargain.item[L(AT)].from, 1 << g->bargain.item[L(AT)].thing);
                    if (!owes_all(g, L(AT))) ASK(ask_which_card(g, L(AT)));
                    set_chosen_apart(g, L(AT), g->answer);
                }
                if (L(STAGE) == FREED || L(STAGE) == FOLLOWING) CALL(bring_back(g, ev, &g->bargain.item[L(AT)]));
                if (L(STAGE) != SETTLED || !with_room(g, 1ull << g->bargain.item[L(AT)].thing)) continue;
                if (!settlers(g, &g->bargain.item[L(AT)])) continue;
                ASK(ask_settlers(g, &g->bargain.item[L(AT)]));
                if (!g->draft_count) continue;
                SORT_OUT(g->bargain.item[L(AT)].to, g->bargain.item[L(AT)].to, HC_PLACES);
                settle_drafted(g, ev, &g->bargain.item[L(AT)]);
                SET(COUNT, 1);
                SET(WHAT, g->bargain.item[L(AT)].thing);
                SET(CAUSE, BY_DEAL);
                COLONY_GAINED(g->bargain.item[L(AT)].to);
            }
    }
    SPREAD_NEWS;
    ANSWER_LANDINGS;
    FLOW_END;
}
