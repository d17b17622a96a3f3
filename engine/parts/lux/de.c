/* de.c - De-Lux: everybody may use them; the owner pays the supply, all others pay the owner. */
#include "rules.h"

enum { PROMPT, SECOND_PROMPT };
enum { POINTS = 3, SHIFT = 128 };

static int smaller(int a, int b) { return a < b ? a : b; }

/* ---- Chronovizier ---------------------------------------------------------------------------------------------------------- */

static bool has_drawn_cards(const game *g, const frame *f)
{
    return L(CAUSE) != BY_COMPENSATION && can_pay_lux(g, f->seat, 1) && g->count[JUST_DRAWN + f->seat] &&
        count_backs(g, JUST_DRAWN + f->seat, 0) == g->count[JUST_DRAWN + f->seat];
}

static void ask_redraw(game *g, const frame *f)
{
    const int there = g->count[JUST_DRAWN + f->seat], most = smaller(there, lux_worth(g, f->seat));
    pick_cards_in(g, f, f->seat, JUST_DRAWN + f->seat, 0, most, C_ANY, PROMPT);
}

/* Its drawer looks at them first. Those that come instead are taken as they are. */
static FLOW(redraw)
{
    enum { THROWN = MINE };
    FLOW_BEGIN;
    look_at_drawn(g, ev, f->seat, f->seat, L(SOURCE));
    ASK(ask_redraw(g, f));
    SET(THROWN, g->draft_count);
    mark_drafted(g, f->seat);
    if (!L(THROWN)) RETURN(0);
    pay_lux(g, ev, f->seat, owns_it(g, f) ? NOBODY : lux_owner(g, L(SOURCE)), L(THROWN), L(SOURCE));
    while (first_marked(g, f->seat, JUST_DRAWN + f->seat, C_ANY) < HC_CARDS) {
        SET(WHAT, first_marked(g, f->seat, JUST_DRAWN + f->seat, C_ANY));        /* public from here on */
        unmark_card(g, f->seat, L(WHAT));
        CALL(discard(g, f->seat, L(WHAT), L(SOURCE)));
    }
    CALL(draw_to_deliver(g, f->seat, L(THROWN), L(SOURCE)));
    FLOW_END;
}

LUX_CARD(chronovizier, "Chronovizier", "Drawn cards may be drawn again",
    .prompt = PROMPTS({ "redraw", "Which of the cards that you have drawn do you discard, at one lux each, to draw as many again?", { 0 } }),
    LUX_FORM(LUX_DE, "When you draw cards from the deck, you may look at them and discard any of them at one lux each; you draw that many again and keep those.",
             { W_DRAWN, AS_ANYONE | OWN, LUX_BY_ITSELF | EACH_TIME, .flow = redraw, .when = has_drawn_cards }));

/* ---- Conservator, Patron: points for either side ----------------------------------------------------------------------------- */

static void note_points(game *g, const frame *f, int side, int lux)
{
    effect *e = effect_for(g, L(SOURCE));
    e->remembered = (int16_t)(e->remembered + lux * (side ? SHIFT : 1));
}

static int add_points(const sum *s, const effect *e, int side, int total)
{
    (void)s;
    return total + POINTS * (side ? e->remembered / SHIFT : e->remembered % SHIFT);
}

static int most_at_once(const game *g, const frame *f, bool any_number) { return any_number ? smaller(lux_worth(g, f->seat), 40) : 1; }

static FLOW(lend_weight)
{
    enum { SIDE = MINE, ANY_NUMBER };
    FLOW_BEGIN;
    SET(ANY_NUMBER, owns_it(g, f) || f->seat == g->defense);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), PROMPT));
    SET(SIDE, g->answer);
    g->answer = 1;
    if (most_at_once(g, f, L(ANY_NUMBER)) > 1)
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, most_at_once(g, f, L(ANY_NUMBER))), SECOND_PROMPT));
    SET(COUNT, g->answer);
    pay_for_use(g, ev, f, L(COUNT));
    note_points(g, f, L(SIDE), L(COUNT));
    FLOW_END;
}

#define POINTS_ASKED(first, second) \
    .prompt = PROMPTS([PROMPT] = { first, "To which side do you add 3 for each lux?", { "the {offense}", "the {defense}" } }, \
                      [SECOND_PROMPT] = { second, "How many lux do you pay, for 3 points each?", { 0 } })

static bool can_conserve(const game *g, const frame *f) { return can_use_lux(g, f, 1); }

LUX_CARD(conservator, "Conservator", "The {defense} buys points for a side", POINTS_ASKED("conserve", "conserve-lux"),
    LUX_FORM(LUX_DE, "As the {defense}, after cards are selected and before they are revealed, you may pay any number of lux: each adds 3 to the total of one side.",
             { W_SELECTED, AS_DEFENSE, LUX_EACH, .flow = lend_weight, .when = can_conserve, .modify = { { Q_ADDED, add_points } } }));

static bool can_patronise(const game *g, const frame *f)
{
    return can_use_lux(g, f, 1) && both_attack(g, f) && (owns_it(g, f) || !takes_part(g, lux_owner(g, L(SOURCE))));
}

LUX_CARD(patron, "Patron", "Allies buy points for a side", POINTS_ASKED("patronise", "patronise-lux"),
    LUX_FORM(LUX_DE, "As an ally, after cards are revealed, its owner may pay any number of lux: each adds 3 to the total of one side. When its owner takes no part, each ally may pay them one lux to do so once.",
             { W_REVEALED, AS_ALLY, LUX_EACH, .flow = lend_weight, .when = can_patronise, .modify = { { Q_ADDED, add_points } } }));

/* ---- Flare Access ---------------------------------------------------------------------------------------------------------------- */

enum { FOR_OWNER = 5, FOR_OTHERS = 3 };

static int price_of_flares(const game *g, const frame *f) { return owns_it(g, f) ? FOR_OWNER : FOR_OTHERS; }

static bool is_a_flare_left(const game *g)
{
    for (int c = g->acting_cards - g->reserve; c < g->acting_cards; c++) if (g->where[c] == OUT_OF_GAME && !g->value[c]) return true;
    return false;
}

static bool can_fetch_flares(const game *g, const frame *f)
{
    return can_use_lux(g, f, price_of_flares(g, f)) && !g->count[ASIDE + f->seat] && is_a_flare_left(g);
}

static void draw_two_flares(game *g, int seat)
{
    clear_marks(g, seat);
    for (int i = 0; i < 2; i++) {
        const int c = draw_unused_flare(g, ASIDE + seat, 1u << seat);
        if (c >= 0) mark_card(g, seat, c);
    }
}

static FLOW(fetch_flares)
{
    FLOW_BEGIN;
    pay_for_use(g, ev, f, price_of_flares(g, f));
    draw_two_flares(g, f->seat);
    if (!g->count[ASIDE + f->seat]) RETURN(0);
    ASK(ask_card_in(g, f, f->seat, ASIDE + f->seat, C_FLARE, PROMPT));
    take_unused_flare(g, ev, f->seat, g->answer, L(SOURCE));
    put_unused_flares_away(g, f->seat, false);
    FLOW_END;
}

LUX_CARD(flare_access, "Flare Access", "Lux for an unused flare",
    .prompt = PROMPTS({ "access", "Which of the two flares do you keep?", { 0 } }),
    LUX_FORM(LUX_DE, "Once per {encounter}, at any time, you may draw two flares that are not in the game and keep one of them. Its owner pays five lux for it, everybody else three.",
             { W_ANY_TIME, AS_ANYONE, LUX_EACH, .flow = fetch_flares, .when = can_fetch_flares }));

/* ---- Garbage Sifter ---------------------------------------------------------------------------------------------------------------- */

enum { SIFTING = 2 };

static bool can_sift(const game *g, const frame *f)
{
    return L(CAUSE) == BY_NEW_HAND && L(COUNT) > 1 && g->pile_count[IN_DISCARD] && can_use_lux(g, f, SIFTING);
}

static FLOW(sift)
{
    FLOW_BEGIN;
    pay_for_use(g, ev, f, SIFTING);
    ASK(ask_card_in(g, f, f->seat, IN_DISCARD, C_ANY, PROMPT));
    take_discard(g, ev, f->seat, g->answer, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

LUX_CARD(sifter, "Garbage Sifter", "A new hand begins with a discard of your choice",
    .prompt = PROMPTS({ "sift", "Which card from the discards is the first of your new hand?", { 0 } }),
    LUX_FORM(LUX_DE, "When you are about to draw a new hand, you may pay two lux: its first card is one of your choice from the discards.",
             { W_WOULD_DRAW, AS_ANYONE | OWN, LUX_AT_WILL, .flow = sift, .when = can_sift }));

/* ---- Landlord ------------------------------------------------------------------------------------------------------------------------ */

enum { PAYS, LOSES_A_SHIP };

static uint64_t rooms_of(const game *g, int tenant, int landlord) { return tenant == landlord ? 0 : colonies(g, tenant) & system_of(g, landlord); }

static bool has_tenants(const game *g, const frame *f)
{
    uint64_t any = 0;
    for (int s = 0; s < g->players; s++) any |= rooms_of(g, s, f->seat);
    return any;
}

static void ask_tenant(game *g, const frame *f, int tenant)
{
    ask_for(g, f, HC_ASK_CHOICE, tenant, (can_pay_lux(g, tenant, 1) ? 1u << PAYS : 0) | 1u << LOSES_A_SHIP, PROMPT);
}

static FLOW(collect_rent)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!rooms_of(g, L(WHO), f->seat)) continue;
        ASK(ask_tenant(g, f, L(WHO)));
        if (g->answer == PAYS) {
            pay_lux(g, ev, L(WHO), f->seat, 1, L(SOURCE));
            continue;
        }
        ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), rooms_of(g, L(WHO), f->seat), SECOND_PROMPT));
        CALL(send_to_warp(g, L(WHO), 1, g->answer, L(SOURCE)));
    }
    FLOW_END;
}

LUX_CARD(landlord, "Landlord (lux)", "Rent from whoever lives in your system",
    .prompt = PROMPTS([PROMPT] = { "rent", "Rent is due. What do you give the landlord?", { "one lux", "a {ship} there, to the {warp}" } },
                      [SECOND_PROMPT] = { "rent-ship", "From which planet does your {ship} go to the {warp}?", { 0 } }),
    LUX_FORM(LUX_DE, "At the start of your turn each other player with a {colony} in your home system pays you one lux, or sends one of their {ships} there to the {warp}.",
             { W_START_TURN, AS_OFFENSE, LUX_BY_ITSELF, .flow = collect_rent, .when = has_tenants }));

/* ---- Liquefier ----------------------------------------------------------------------------------------------------------------------- */

static bool can_liquefy(const game *g, const frame *f) { return can_use_lux(g, f, 1) && g->count[IN_HAND + f->seat]; }

static void ask_liquefied(game *g, const frame *f)
{
    const int most = owns_it(g, f) ? smaller(lux_worth(g, f->seat), count_cards(g, IN_HAND + f->seat, C_ANY)) : 1;
    by_sheet(pick_cards(g, f->seat, 1, most, C_ANY, PROMPT), f);
}

static FLOW(liquefy)
{
    FLOW_BEGIN;
    ASK(ask_liquefied(g, f));
    SET(COUNT, g->draft_count);
    mark_drafted(g, f->seat);
    pay_for_use(g, ev, f, L(COUNT));
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

LUX_CARD(liquefier, "Liquefier", "The {defense} gets rid of cards",
    .prompt = PROMPTS({ "liquefy", "Which cards do you discard, at one lux each?", { 0 } }),
    LUX_FORM(LUX_DE, "As the {defense}, before cards are selected, its owner may discard any number of cards at one lux each. Another {defense} may pay the owner one lux to discard one card.",
             { W_PLANNING, AS_DEFENSE, LUX_EACH, .flow = liquefy, .when = can_liquefy }));

/* ---- Reassurance Agent ---------------------------------------------------------------------------------------------------------------- */

enum { REASSURANCE = 2 };

static bool can_reassure(const game *g, const frame *f) { return can_use_lux(g, f, REASSURANCE); }

/* Who takes more takes it upon himself by less than nothing. */
static FLOW(reassure)
{
    FLOW_BEGIN;
    pay_for_use(g, ev, f, REASSURANCE);
    RETURN(-L(COUNT));
    FLOW_END;
}

LUX_CARD(reassurance, "Reassurance Agent", "Doubles {compensation}",
    LUX_FORM(LUX_DE, "When you are about to take {compensation}, you may pay two lux to take twice as many cards.",
             { W_COMPENSATION, AS_ANYONE | OWN, LUX_AT_WILL, .flow = reassure, .when = can_reassure }));

/* ---- Stealth Device -------------------------------------------------------------------------------------------------------------------- */

static bool can_hide_cards(const game *g, const frame *f) { return can_use_lux(g, f, 1) && g->count[IN_HAND + f->seat]; }

static bool are_cards_in_danger(const game *g, const frame *f) { return is_anothers_doing(g, f->seat, L(CAUSE)) && can_hide_cards(g, f); }

static bool is_card_in_danger(const game *g, const frame *f) { return is_torn_from_hand(g, f) && can_hide_cards(g, f); }

static bool am_to_pay(const game *g, const frame *f) { return L(WHAT) == f->seat && can_hide_cards(g, f); }

static void ask_hidden(game *g, const frame *f)
{
    by_sheet(pick_cards(g, f->seat, 1, smaller(lux_worth(g, f->seat), count_cards(g, IN_HAND + f->seat, C_ANY)), C_ANY, PROMPT), f);
}

/* Whatever costs the cards gives them back when it is done. */
static FLOW(hide)
{
    FLOW_BEGIN;
    ASK(ask_hidden(g, f));
    pay_for_use(g, ev, f, g->draft_count);
    for (int i = 0; i < g->draft_count; i++) cover_card(g, f->seat, g->draft[i]);
    clear_draft(g);
    FLOW_END;
}

/* The card in question stays if it is among them. */
static FLOW(hide_one)
{
    FLOW_BEGIN;
    ASK(ask_hidden(g, f));
    pay_for_use(g, ev, f, g->draft_count);
    for (int i = 0; i < g->draft_count; i++) cover_card(g, f->seat, g->draft[i]);
    clear_draft(g);
    RETURN(g->where[L(WHAT)] != IN_HAND + f->seat);
    FLOW_END;
}

LUX_CARD(stealth, "Stealth Device", "Puts cards out of reach",
    .prompt = PROMPTS({ "stealth", "Which cards do you put out of reach, at one lux each?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .lux = LUX_DE,
        .text = { "Before you lose cards from your hand, to another player, a hazard, {compensation} or a new hand, you may put cards out of reach at one lux each. Afterwards they are yours again." },
        .hook[POWER] = HOOKS({ W_WOULD_TAKE, AS_ANYONE | OWN, LUX_AT_WILL, .flow = hide, .when = are_cards_in_danger },
                             { W_WOULD_DISCARD, AS_ANYONE | OWN, LUX_AT_WILL, .flow = hide_one, .when = is_card_in_danger },
                             { W_NEW_HAND, AS_ANYONE | OWN, LUX_AT_WILL, .flow = hide, .when = can_hide_cards },
                             { W_COMPENSATION, AS_ANYONE | OTHERS, LUX_AT_WILL, .flow = hide, .when = am_to_pay }) }));
