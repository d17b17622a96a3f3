/* Surgeon - sells flares as a part of another's power, and the use of aliens that nobody plays. */
#include "rules.h"

enum { WHAT_NOW, PATIENT, WHICH, OUT, ALIEN_WANTED };
enum { OFFER, EXCHANGE };
enum { FACELIFTS = 3, SPARE = 12 };              /* as many flares more may come into the game */

static void draw_facelifts(game *g, int p) { fill_stock(g, p, FACELIFTS); }

/* The sheet beside which a facelift is laid; -1: there is none. What hangs on another sheet is no sheet of its own. */
static int sheet_before(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (!g->power[p].parent && !(g->power[p].off & FACE_DOWN)) return p;
    return -1;
}

static uint64_t patients(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && sheet_before(g, s) >= 0) set |= 1ull << s;
    return set;
}

static uint64_t ways(const game *g, const frame *f)
{
    if (!g->count[IN_STOCK + f->seat]) return 0;
    return (patients(g, f->seat) ? 1u << OFFER : 0) | 1u << EXCHANGE;
}

static bool has_facelifts(const game *g, const frame *f) { return ways(g, f) != 0; }

/* ---- an operation ------------------------------------------------------------------------------------------ */

static void ask_which(game *g, const frame *f, int prompt_id) { ask_card_in(g, f, f->seat, IN_STOCK + f->seat, C_FLARE, prompt_id); }

/* What has become of the sheet meanwhile is its player's risk. */
static void operate(game *g, events *ev, const frame *f, int card, int patient)
{
    if (sheet_before(g, patient) < 0 || g->where[card] != IN_STOCK + f->seat) return;
    graft(g, ev, card, sheet_before(g, patient), L(SOURCE));
    fill_stock(g, L(SOURCE), FACELIFTS);
}

static void exchange_drafted(game *g, const frame *f)
{
    for (int i = 0; i < g->draft_count; i++) drop_from_stock(g, g->draft[i]);
    clear_draft(g);
    fill_stock(g, L(SOURCE), FACELIFTS);
}

static FLOW(surgery)
{
    enum { FACELIFT = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f), WHAT_NOW));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, WHAT_NOW, 0, L(SOURCE));
    if (g->answer == EXCHANGE) {
        ASK(pick_cards_in(g, f, f->seat, IN_STOCK + f->seat, 1, g->count[IN_STOCK + f->seat], C_FLARE, OUT));
        exchange_drafted(g, f);
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, patients(g, f->seat), PATIENT));
    SET(WHO, g->answer);
    ASK(ask_which(g, f, WHICH));
    SET(FACELIFT, g->answer);                    /* public: which of those that lie there is shown; what it is, is not */
    show_stocked(g, ev, L(FACELIFT), L(WHO), L(SOURCE));
    CALL(haggle_first(g, f, L(WHO), SERVICE, false));
    if (!g->result) RETURN(0);
    operate(g, ev, f, L(FACELIFT), L(WHO));
    CALL(pay_for_service(g, f));
    FLOW_END;
}

/* ---- the flare ----------------------------------------------------------------------------------------------- */

static FLOW(operate_oneself)
{
    FLOW_BEGIN;
    ASK(ask_which(g, f, WHICH));
    SET(WHO, power_at_work(g, f->seat, ALIEN_surgeon));
    graft(g, ev, g->answer, L(WHO), L(SOURCE));
    fill_stock(g, L(WHO), FACELIFTS);
    FLOW_END;
}

static bool is_any_unused(const game *g, int seat)
{
    for (const uint16_t *a = ALIENS; *a; a++) if (may_be_named(g, seat, *a)) return true;
    return false;
}

/* Not in the middle of other talks. */
static bool has_aliens_to_offer(const game *g, const frame *f)
{
    return !g->bargain.parties && power_slot(g) >= 0 && is_any_unused(g, f->seat);
}

static FLOW(sell_an_alien)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        CALL(haggle(g, f, L(WHO), SERVICE, true));
        if (g->result) break;
    }
    if (L(AT) == g->players) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_ALIEN, L(WHO), 0, ALIEN_WANTED));
    lend_alien(g, ev, L(WHO), g->answer, L(SOURCE));
    give_flare(g, ev, L(SOURCE), ALIEN_surgeon);
    FLOW_END;
}

const sheet alien_surgeon = {
    .name = "Surgeon", .power_name = "of Surgery", .summary = "Improves the powers of others", .alert = RED, .box = HC_BOX_EONS,
    .history = "It has improved itself so often that its passport shows a hand-drawn arrow.",
    .told = TOLD({ "<Seat> [wants] to <answer>.", WHAT_NOW, ANY_LABEL }),
    .prompt = PROMPTS([WHAT_NOW] = { "surgery", "What do you do?", { "offer a facelift", "exchange facelifts" } },
                [PATIENT] = { "patient", "Whom do you offer a facelift?", { 0 } },
                [WHICH] = { "facelift", "Which facelift is it?", { 0 } },
                [OUT] = { "old-facelifts", "Which facelifts do you exchange?", { 0 } },
                [ALIEN_WANTED] = { "alien-wanted", "Which alien do you use until the turn is over?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .setup = draw_facelifts, .flares_later = FACELIFTS + SPARE,
        .begins = "Draw three flares that are not in the game and lay them face down on this sheet, as facelifts.",
        .text = { "When you are not a main player and destiny is drawn, you may show another player one of your facelifts and offer it for whatever that player could give in a deal. If you agree, it lies beside "
                  "that player's sheet as a part of that power. Or you may exchange some of your facelifts for others that are not in the game. You always have three.\n\n"
                  "Whoever has a facelift may use its wild half once, when it fits. That is a use of the power, not the play of a flare, and does not need you. Then the facelift leaves the game, even if it is zapped.",
                  "You may let each of the others make you an offer, of whatever they could give in a deal, for the use of an alien that is not in the game and needs no setup. You may take one: that player "
                  "has that power as well until the turn is over, and this flare goes to the Surgeon or, if nobody is the Surgeon, is discarded.",
                  "At the start of your turn you may lay one of your facelifts beside your own sheet." },
        .note = "A facelift whose text gives the flare away is given away after use.",
        .hook[POWER] = HOOKS({ W_DESTINY, AS_ALLY | AS_BYSTANDER, MAY, .flow = surgery, .when = has_facelifts }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = sell_an_alien, .when = has_aliens_to_offer }),
        .hook[SUPER] = HOOKS({ W_START_TURN, AS_OFFENSE, MAY, .flow = operate_oneself, .when = has_facelifts }) }),
};
