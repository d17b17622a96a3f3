/* eon_powers.c - moons of Eon about powers, flares and what is hidden. */
#include "rules.h"

enum { PROMPT };

/* ---- stopping powers and cards ----------------------------------------------------------------------------------------- */

static bool is_anothers_use(const game *g, const frame *f) { return is_power(L(WHAT)) && can_be_zapped(g, f) && L(WHO) != f->seat; }

MOON(fuse, "Fuse", "Stops a power",
    SAYS(MOON_SECRET, OURS, "When another player uses a power: that use does not happen, and the power is off until the {encounter} ends. Then it is discarded.",
        ON_SHOWING(W_POWER_USED, AS_ANYONE | OTHERS, GOES, .flow = zap_power, .when = is_anothers_use)));

static bool is_a_zap(const game *g, const frame *f)
{
    const int sheet_id = is_card_source(L(WHAT)) ? sheet_of(g, L(WHAT)) : 0;
    return L(WHO) != f->seat && (sheet_id == CARD_cosmic_zap || sheet_id == CARD_flarezap);
}

MOON(lightning_rod, "Lightning Rod", "Stops a zap",
    SAYS(MOON_SECRET, PARTLY, "When another player plays a Cosmic Zap or a Flarezap: it has no effect. Then the moon is discarded.",
        ON_SHOWING(W_CARD_PLAYED, AS_ANYONE | OTHERS, GOES, .flow = shrug_off, .when = is_a_zap)));

static bool is_anothers_flare(const game *g, const frame *f) { return L(WHO) != f->seat && is_flare_played(g, f); }

static FLOW(jam)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    hand_flare_back(g, ev, L(WHO), L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

MOON(static, "Static", "Stops a flare",
    SAYS(MOON_SECRET, OURS, "When another player uses a flare: it does nothing, goes back to their hand and cannot be used that way again in this {encounter}. Then the moon is discarded.",
        ON_SHOWING(W_CARD_PLAYED, AS_ANYONE | OTHERS, GOES, .flow = jam, .when = is_anothers_flare)));

static int dim(const sum *s, const effect *e, int about, int may_be) { (void)s, (void)e, (void)about, (void)may_be; return 0; }

MOON(dim_stars, "Dim Stars", "No super flares", SAYS(MOON_CONTINUING, OURS, "No flare can be used as super: each is wild in every hand.", WHILE_HELD({ Q_MAY_SUPER, dim })));

/* ---- one's own power ------------------------------------------------------------------------------------------------------ */

/* It is asked again while it is being shown. */
static bool is_hidden(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->open != OPEN_TO_ALL || under_way(g, L(SOURCE)); }
static FLOW(stay_proud)
{
    FLOW_BEGIN;
    FOR_POWERS_OF(p, g, f->seat) if (!g->power[p].off) tell_power(g, ev, HC_EV_POWER_REGAINED, p, 0, L(SOURCE));
    FLOW_END;
}

MOON(hubris, "Hubris", "Keep your power without home {colonies}",
    .form = FORMS({ .editions = IN_EON, .moon = MOON_SECRET, .origin = PARTLY, .keeps = true,
        .text = { "Show it when you have lost your power because you have too few home {colonies}. From now on, while you stay, you have it anyway." },
        .hook[POWER] = HOOKS(ON_SHOWING(W_POWER_LOST, AS_ANYONE | OWN, STAYS, .flow = stay_proud, .when = is_hidden)) }));

static int own_sheet(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].owner == seat && g->power[p].holder == seat && !g->power[p].parent && !is_bound(g, p)) return p;
    return -1;
}

static FLOW(grow_anew)
{
    enum { INTO = MINE };
    FLOW_BEGIN;
    if (own_sheet(g, f->seat) < 0) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), PROMPT));
    if (!g->answer) RETURN(0);
    SET(INTO, unused_alien(g));
    if (L(INTO)) become(g, ev, own_sheet(g, f->seat), L(INTO), L(SOURCE));
    FLOW_END;
}

MOON(new_flesh, "New Flesh", "Another power, if you like",
    .prompt = PROMPTS({ "new-flesh", "Do you discard your power and take another at random?", { "no", "yes" } }),
    SAYS(MOON_IMMEDIATE, PARTLY, "You may discard your power and take a random one that nobody uses. Then it is discarded.", WHEN_WON(GOES, grow_anew)));

static bool can_be_played(const game *g, int p)
{
    const form *w = g->power[p].alien ? form_of(g, g->power[p].alien) : NULL;
    return w && in_force(g, p) && !w->begins && !w->setup && !w->layout && !is_bound(g, p) && !g->power[p].parent;
}

static unsigned models(const game *g)
{
    unsigned set = 0;
    for (int p = 0; p < POWERS; p++) if (can_be_played(g, p) && !takes_part(g, g->power[p].holder)) set |= 1u << g->power[p].holder;
    return power_slot(g) < 0 ? 0 : set;
}

static bool has_model(const game *g, const frame *f) { (void)f; return models(g) != 0; }

static int power_to_play(const game *g, int seat)
{
    int p = 0;
    while (!can_be_played(g, p) || g->power[p].holder != seat) p++;
    return p;
}

static FLOW(stand_in_for)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, models(g), PROMPT));
    visit_as(g, ev, f->seat, g->power[power_to_play(g, g->answer)].alien, L(SOURCE));
    FLOW_END;
}

MOON(understudy, "Understudy", "Play another's power",
    .prompt = PROMPTS({ "understudy", "Whose power do you have in this {encounter}?", { 0 } }),
    SAYS(MOON_SECRET, OURS, "As a main player, before cards are chosen: for this {encounter} you have the power of a player who is not in it instead of your own; they keep it. It cannot be one that needs setup. Then it "
                            "is discarded.",
        ON_SHOWING(W_PLANNING, AS_MAIN, GOES, .flow = stand_in_for, .when = has_model)));

/* ---- Truth Serum: what was promised is remembered ---------------------------------------------------------------------------- */

static uint64_t promises(const game *g, int seat)
{
    return (has_card(g, IN_HAND + seat, C_ATTACK) ? 1u : 0) | (has_card(g, IN_HAND + seat, C_NEGOTIATE) ? 2u : 0);
}

static bool can_be_asked(const game *g, const frame *f) { return promises(g, opponent(g, f->seat)) != 0; }

static FLOW(question)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, opponent(g, f->seat), choices(2), PROMPT));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer ? HC_CARD_NEGOTIATE : HC_CARD_ATTACK);
    tell(g, ev, HC_EV_CHOICE, opponent(g, f->seat), NOBODY, g->answer, PROMPT, 0, L(SOURCE));
    FLOW_END;
}

static int keep_word(const sum *s, const effect *e, int about, int may_select)
{
    return e->remembered && seat_in(about) == opponent(s->g, e->by) && thing_in(about) != e->remembered ? 0 : may_select;
}

MOON(truth_serum, "Truth Serum", "Your opponent says what it will play",
    .told = TOLD({ "<Seat> [says]: <answer>.", 0, ANY_LABEL }),
    .prompt = PROMPTS({ "serum", "What will you play? You must keep to it if you can.", { "attack", "{negotiate}" } }),
    SAYS(MOON_SECRET, OURS, "As a main player, before cards are chosen: your opponent says whether it will be an attack or a {negotiate}, and keeps to it if they can. Then it is discarded.",
        ON_SHOWING(W_PLANNING, AS_MAIN, GOES, .flow = question, .when = can_be_asked, .modify = { { Q_MAY_SELECT, keep_word } })));

/* ---- what is hidden ------------------------------------------------------------------------------------------------------------ */

static FLOW(look_at_moons)
{
    FLOW_BEGIN;
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_MOON &&
        read_piece(g, p)->open != OPEN_TO_ALL) piece_of(g, p)->open |= (uint8_t)(1u << f->seat);
    FLOW_END;
}

MOON(spyglass, "Spyglass", "Look at all moons",
    SAYS(MOON_CONTINUING, OURS, "You may look at every face-down moon in any system.", WHEN_WON(STAYS, look_at_moons),
        { W_REGROUP, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = look_at_moons }));

enum { SEEN = 5 };

static int mark_top(game *g, int seat)
{
    const int n = g->pile_count[IN_DECK] < SEEN ? g->pile_count[IN_DECK] : SEEN;
    for (int i = 1; i <= n; i++) mark_card(g, seat, pile_of(g, IN_DECK)[g->pile_count[IN_DECK] - i]);
    return n;
}

static void lay_on_top(game *g, int seat, int card)
{
    put_on_deck(g, card, 1u << seat);
    unmark_card(g, seat, card);
}

/* One after the other; the last that is named is drawn first. */
static FLOW(look_far)
{
    FLOW_BEGIN;
    look_at_deck(g, ev, f->seat, SEEN, L(SOURCE));
    mark_top(g, f->seat);
    while (count_marked(g, f->seat, IN_DECK, C_ANY)) {
        ASK(ask_card_in(g, f, f->seat, IN_DECK, C_ANY, PROMPT)->extra = MARKED);
        lay_on_top(g, f->seat, g->answer);
    }
    FLOW_END;
}

MOON(telescope, "Telescope", "Put the next five cards in order",
    .prompt = PROMPTS({ "telescope", "Which card do you lay on the deck next? The last of them is drawn first.", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Look at the top five cards of the deck and put them back in any order.", WHEN_WON(STAYS, look_far)));

/* ---- lucre,
    and what there is where nobody has any ------------------------------------------------------------------------------------------------------- */

enum { FROM_THE_BOX = 3, SCALES = 3 };

static FLOW(dig)
{
    FLOW_BEGIN;
    if (has_part(g, PART_lucre)) take_lucre(g, ev, f->seat, 1, L(SOURCE));
    else CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

static FLOW(fall_down)
{
    FLOW_BEGIN;
    if (has_part(g, PART_lucre)) take_lucre(g, ev, f->seat, FROM_THE_BOX, L(SOURCE));
    else CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

MOON(silver_mine, "Silver Mine", "Lucre at the start of your turns",
    SAYS(MOON_CONTINUING, OURS, "At the start of each of your turns, collect one more lucre. Without lucre in the game, draw a card.", { W_START_TURN, AS_OFFENSE, MUST | FREE | PIECE_STAYS, .flow = dig }));
MOON(windfall, "Windfall", "Three lucre",
    SAYS(MOON_IMMEDIATE, OURS, "Collect three lucre from the bank. Without lucre in the game, draw a card. Then it is discarded.", WHEN_WON(GOES, fall_down)));

static bool passes_the_booth(const game *g, const frame *f)
{
    const int owner = owner_of(g, ground_of(g, L(SOURCE)));
    return g->offense != f->seat && g->target < HC_PLANETS && !is_moon(g->target) && owner_of(g, g->target) == owner;
}

static FLOW(take_toll)
{
    FLOW_BEGIN;
    if (has_part(g, PART_lucre)) give_lucre(g, ev, g->offense, f->seat, 1, L(SOURCE));
    else if (has_card(g, IN_HAND + g->offense, C_ANY)) show_to(g, ev, g->offense, random_card(g, IN_HAND + g->offense, C_ANY), f->seat, L(SOURCE));
    FLOW_END;
}

MOON(toll_booth, "Toll Booth", "Whoever comes by pays",
    SAYS(MOON_CONTINUING, OURS, "Whenever another {offense} points the {gate} at a planet of this moon's system, they pay you one lucre if they have it. Without lucre in the game, you see a random card from their hand.",
        { W_AIMED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = take_toll, .when = passes_the_booth }));

static int weigh_down(const sum *s, const effect *e, int side, int total)
{
    return for_my_side(s, e, side) && !has_part(s->g, PART_lucre) ? total + SCALES : total;
}

static int count_none(const sum *s, const effect *e, int side, int lucre) { (void)s, (void)e, (void)side, (void)lucre; return 0; }

MOON(crooked_scales, "Crooked Scales", "Lucre does not count",
    SAYS(MOON_SECRET, OURS, "As a main player, when two attacks have been revealed: nobody's lucre counts in this {encounter}. Without lucre in the game, add three to your total. Then it is discarded.",
        ON_SHOWING(W_REVEALED, AS_MAIN, GOES, .when = both_attack, .modify = { { Q_ADDED, weigh_down }, { Q_LUCRE, count_none } })));
