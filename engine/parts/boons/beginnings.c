/* beginnings.c - what changes the beginning of a game of a campaign: prizes, master cards and wrenches. Those that change the table or
 * the coalitions are carried out between the games (cli/odyssey*.c), and do nothing here. */
#include "rules.h"

#define BEFORE_GAME(sort, words) .form = FORMS({ .editions = IN_FFG, .boon = sort, .text = { words }, .note = "It is carried out before the game, where its table is chosen." })

/* ---- cards for an opening hand ------------------------------------------------------------------------------------------- */

static void give_flare_to(game *g, events *ev, int seat, int cause)
{
    const int card = draw_unused_flare(g, ASIDE + seat, 1u << seat);
    if (card >= 0) take_unused_flare(g, ev, seat, card, cause);
}

static int nth_ultra(const game *g, int nth)
{
    for (int i = 0; i < g->pile_count[IN_REWARDS]; i++)
        if (back_of(g, pile_of(g, IN_REWARDS)[i]) == HC_BACK_ULTRA && nth-- == 0) return pile_of(g, IN_REWARDS)[i];
    return -1;
}

static void give_ultra_to(game *g, events *ev, int seat, int cause)
{
    int n = 0;
    while (nth_ultra(g, n) >= 0) n++;
    if (!n) return;
    const int card = nth_ultra(g, (int)random_below(g, (uint32_t)n));
    put_card(g, card, IN_HAND + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
}

static FLOW(one_flare)
{
    FLOW_BEGIN;
    give_flare_to(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static FLOW(two_flares)
{
    FLOW_BEGIN;
    for (int i = 0; i < 2; i++) give_flare_to(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static FLOW(one_ultra)
{
    FLOW_BEGIN;
    give_ultra_to(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static FLOW(two_ultras)
{
    FLOW_BEGIN;
    for (int i = 0; i < 2; i++) give_ultra_to(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static FLOW(two_rewards)
{
    FLOW_BEGIN;
    if (reward_cards_left(g)) CALL(draw_rewards(g, f->seat, 2, L(SOURCE)));
    FLOW_END;
}

static FLOW(discard_any)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, 0, g->count[IN_HAND + f->seat], C_ANY, 0), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

static FLOW(discard_three)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, 0, g->count[IN_HAND + f->seat] < 3 ? g->count[IN_HAND + f->seat] : 3, C_ANY, 0), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

#define SORTS_OUT .prompt = PROMPTS([0] = { "sort-out", "Which cards of your opening hand do you discard?", { 0 } })
BOON(prize_flare, BOON_PRIZE, "Prize of the Fourth", "A flare in the opening hand",
    BOON_FORM(BOON_PRIZE, "When the game begins: an unused flare joins your hand.", AT_BEGINNING(one_flare)));
BOON(prize_ultra, BOON_PRIZE, "Prize of the Fifth", "An ultra reward in the opening hand",
    BOON_FORM(BOON_PRIZE, "When the game begins: an ultra reward joins your hand, in a game with them.", AT_BEGINNING(one_ultra)));
BOON(prize_rewards, BOON_PRIZE, "Prize of the Sixth", "Two reward cards in the opening hand",
    BOON_FORM(BOON_PRIZE, "When the game begins: two cards from the reward deck join your hand, in a game with it.", AT_BEGINNING(two_rewards)));
BOON(prize_discards, BOON_PRIZE, "Prize of the Seventh", "Discards from the opening hand", SORTS_OUT,
    BOON_FORM(BOON_PRIZE, "When the game begins: you may discard any cards from your hand.", AT_BEGINNING(discard_any)));
BOON(prize_three, BOON_PRIZE, "Prize of the Eighth", "Up to three discards from the opening hand", SORTS_OUT,
    BOON_FORM(BOON_PRIZE, "When the game begins: you may discard up to three cards from your hand.", AT_BEGINNING(discard_three)));

/* ---- master cards ------------------------------------------------------------------------------------------------------------ */

static FLOW(two_techs)
{
    FLOW_BEGIN;
    for (int i = 0; i < 2 && can_acquire_tech(g); i++) draw_further_tech(g, ev, f->seat);
    FLOW_END;
}

BOON(master_innovation, BOON_MASTER, "Master of Innovation", "Two more techs",
    BOON_FORM(BOON_MASTER, "When the last game of the campaign begins: two more techs, in a game with them.", AT_BEGINNING(two_techs)));
BOON(master_incursion, BOON_MASTER, "Master of Incursion", "Two ultra rewards",
    BOON_FORM(BOON_MASTER, "The last game has the reward deck with ultra rewards. When it begins, two of those join your hand.", AT_BEGINNING(two_ultras)));
BOON(master_conflict, BOON_MASTER, "Master of Conflict", "Two flares, and hazards",
    BOON_FORM(BOON_MASTER, "The last game has hazards. When it begins, two unused flares join your hand.", AT_BEGINNING(two_flares)));

enum { DRAWN_ENVOYS = 4 };

static bool is_envoy(const game *g, int thing)
{
    return read_piece(g, thing)->kind == HC_CARD_BOON && form_of(g, read_piece(g, thing)->sheet)->boon == BOON_ENVOY;
}

static void ask_envoy(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    FOR_PIECES_OF(p, g, HC_CARD_BOON, f->seat) if (is_envoy(g, p)) among_pieces(q, p);
}

static FLOW(choose_envoy)
{
    FLOW_BEGIN;
    for (int i = 0; i < DRAWN_ENVOYS; i++) draw_boon(g, f->seat, BOON_ENVOY);
    ASK(ask_envoy(g, f));
    FOR_PIECES_OF(p, g, HC_CARD_BOON, f->seat) if (is_envoy(g, p) && p != g->answer) drop_boon(g, ev, p, L(SOURCE));
    FLOW_END;
}

BOON(master_alliances, BOON_MASTER, "Master of Alliances", "The best of four envoys",
    .prompt = PROMPTS([0] = { "keep-envoy", "Which envoy do you keep?", { 0 } }),
    BOON_FORM(BOON_MASTER, "When the last game begins: draw four envoys and keep one.", AT_BEGINNING(choose_envoy)));

static FLOW(build_more)
{
    FLOW_BEGIN;
    CALL(more_stations(g, f->seat, L(SOURCE)));
    FLOW_END;
}

BOON(master_storms, BOON_MASTER, "Master of Storms", "Stations once more",
    BOON_FORM(BOON_MASTER, "When the last game begins, stations are dealt and attached once more; if it has none, you alone are dealt one of each kind and keep all three.", AT_BEGINNING(build_more)));

/* Cards of the new hand for reward cards. */
static bool has_new_hand(const game *g, const frame *f) { return L(CAUSE) == BY_NEW_HAND && reward_cards_left(g) && g->count[IN_HAND + f->seat]; }

static FLOW(mix_in_rewards)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, 1, 2, C_ANY, 0), f));
    SET(COUNT, g->draft_count);
    for (int i = 0; i < g->draft_count; i++) put_under_deck(g, g->draft[i]);
    clear_draft(g);
    CALL(draw_rewards(g, f->seat, L(COUNT), L(SOURCE)));
    FLOW_END;
}

BOON(master_dominion, BOON_MASTER, "Master of Dominion", "Reward cards in every new hand",
    .prompt = PROMPTS([0] = { "mix-in", "Which one or two cards of your new hand go under the deck, for as many reward cards?", { 0 } }),
    BOON_FORM(BOON_MASTER, "The last game has the reward deck. Up to two cards of every new hand that you draw may be reward cards.",
              { W_DREW, AS_ANYONE | OWN, BOON_IF_LIKED, .flow = mix_in_rewards, .when = has_new_hand }));

static bool is_privilege(const game *g, int thing)
{
    return read_piece(g, thing)->kind == HC_CARD_BOON && form_of(g, read_piece(g, thing)->sheet)->boon == BOON_PRIVILEGE;
}

static void ask_away(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    FOR_PIECES_OF(p, g, HC_CARD_BOON, f->seat) if (is_privilege(g, p)) among_pieces(q, p);
}

static FLOW(choose_privileges)
{
    FLOW_BEGIN;
    for (int i = 0; i < 3; i++) draw_boon(g, f->seat, BOON_PRIVILEGE);
    ASK(ask_away(g, f));
    drop_boon(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

BOON(master_eons, BOON_MASTER, "Master of Eons", "Two privileges, and foreign aid",
    .prompt = PROMPTS([0] = { "drop-privilege", "Which privilege do you discard?", { 0 } }),
    BOON_FORM(BOON_MASTER, "The last game has foreign aid. When it begins, draw three privileges and keep two.", AT_BEGINNING(choose_privileges)));
enum { ALONE = 4 };

static FLOW(open_frontiers)
{
    FLOW_BEGIN;
    if (has_part(g, PART_orbits)) CALL(push(g, CORE(flow_first_moons), f->seat));
    else CALL(further_moons(g, f->seat, ALONE, L(SOURCE)));
    for (SET(WHAT, own_empty_orbit(g, f->seat, -1)); L(WHAT) >= 0; SET(WHAT, own_empty_orbit(g, f->seat, L(WHAT)))) {      /* public: at a planet */
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0)->about = (uint16_t)read_piece(g, L(WHAT))->sheet);
        if (g->answer) CALL(occupy_orbit(g, f->seat, L(WHAT), orbit_planet(g, L(WHAT)), L(SOURCE)));
    }
    FLOW_END;
}

BOON(master_frontiers, BOON_MASTER, "Master of Frontiers", "More moons, and some of them are yours",
    .prompt = PROMPTS([0] = { "frontier", "Do you occupy this moon at once?", { "no", "yes" } }),
    BOON_FORM(BOON_MASTER, "When the last game begins, moons are dealt and attached once more; if it has none, you alone are dealt four and attach three. Then you may at once occupy any of the moons at your planets except cheesy ones.", AT_BEGINNING(open_frontiers)));

static FLOW(shine)
{
    FLOW_BEGIN;
    if (has_part(g, PART_lux)) further_lux_card(g, ev, f->seat, L(SOURCE));
    else for (int i = 0; i < 2; i++) give_flare_to(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

BOON(master_luminance, BOON_MASTER, "Master of Luminance", "A lux card, or two flares",
    BOON_FORM(BOON_MASTER, "When the last game begins, you get one more lux card; in a game without lux, two unused flares join your hand.", AT_BEGINNING(shine)));

static bool is_own_evolution(const game *g, int thing, int seat)
{
    return read_piece(g, thing)->kind == HC_CARD_EVOLUTION && read_piece(g, thing)->at == seat + 1;
}

static void ask_mutation(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    FOR_PIECES(p, g) if (is_own_evolution(g, p, f->seat)) among_pieces(q, p);
}

static void keep_mutation(game *g, int seat, int kept)
{
    FOR_PIECES(p, g) {
        if (p == kept || !is_own_evolution(g, p, seat)) continue;
        put_in_deck(g, DECK_EVOLUTIONS, read_piece(g, p)->sheet);
        remove_piece(g, p);
    }
}

static FLOW(lead_mutation)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    if (!has_part(g, PART_evolutions)) {
        add_part(g, PART_evolutions);
        part_evolutions.set_up(g);
    }
    for (int i = 0; i < 2; i++) SET(WHAT, lay_evolution(g, draw_from_side_deck(g, DECK_EVOLUTIONS), f->seat));
    if (L(WHAT) < 0) RETURN(0);
    ASK(ask_mutation(g, f));
    SET(WHAT, g->answer);                        /* public: it lies open */
    keep_mutation(g, f->seat, L(WHAT));
    tell(g, ev, HC_EV_PIECE, f->seat, NOBODY, read_piece(g, L(WHAT))->sheet, HC_PIECE_LAID, 0, L(SOURCE));
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!ways_out(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), ways_out(g, L(WHO)), 1));
        put_on_evolution(g, ev, L(WHO), g->answer, L(WHAT));
    }
    SPREAD_NEWS;
    FLOW_END;
}

BOON(master_mutations, BOON_MASTER, "Master of Mutations", "An evolution of your own",
    .prompt = PROMPTS([0] = { "mutation", "Which evolution do you lay before you?", { 0 } },
                      [1] = { "mutate", "From which {colony} do you put a {ship} on this evolution?", { 0 } }),
    BOON_FORM(BOON_MASTER, "When the last game begins: draw two evolutions and lay one before you. Every other player puts one {ship} on it and can never add more; you can.", AT_BEGINNING(lead_mutation)));
BOON(master_doubling, BOON_MASTER, "Master of Doubling Up", "Two aliens each",
    BEFORE_GAME(BOON_MASTER, "Before the last game you may decide that everybody plays two aliens."));
BOON(master_abandonment, BOON_MASTER, "Master of Abandonment", "Strikes an alien from a coalition",
    BEFORE_GAME(BOON_MASTER, "Before the last game, strike an alien from another coalition."));
BOON(master_betrayal, BOON_MASTER, "Master of Betrayal", "Takes an alien from a coalition",
    BEFORE_GAME(BOON_MASTER, "Before the last game, take an alien from another coalition and play it."));

/* ---- wrenches -------------------------------------------------------------------------------------------------------------------- */

static FLOW(brighten)
{
    FLOW_BEGIN;
    for (int i = 0; i < 10; i++) {
        const int card = draw_unused_flare(g, ASIDE + f->seat, 0);
        if (card >= 0) put_card(g, card, IN_DISCARD, 0);
    }
    shuffle_into(g, IN_DISCARD, IN_DECK);
    FLOW_END;
}

BOON(wrench_bright, BOON_WRENCH, "Bright", "More flares in the deck",
    .form = FORMS({ .editions = IN_FFG, .boon = BOON_WRENCH, .text = { "When the last game begins: ten more flares are shuffled into the deck." },
        .hook[POWER] = HOOKS(AT_BEGINNING(brighten)) }));

static FLOW(break_down)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, 5), 0));
    SET(COUNT, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(COUNT), 0, 0, L(SOURCE));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) CALL(lose_from_colonies(g, clockwise(g, f->seat, L(TURN)), L(COUNT), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

BOON(wrench_clunkers, BOON_WRENCH, "Clunkers", "Everybody begins with {ships} in the {warp}",
    .prompt = PROMPTS([0] = { "clunkers", "How many {ships} does everybody send to the {warp}?", { 0 } }),
    BOON_FORM(BOON_WRENCH, "When the last game begins: name a number from 1 to 5. Everybody sends that many {ships} to the {warp}.", AT_BEGINNING(break_down)));
BOON(wrench_gemination, BOON_WRENCH, "Gemination", "Two aliens each, hidden or waking in turn",
    BEFORE_GAME(BOON_WRENCH, "The last game has hazard aliens if everybody has two aliens already, else two aliens each with hidden options."));

static FLOW(be_generous)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players && reward_cards_left(g); L(TURN)++) CALL(draw_rewards(g, clockwise(g, f->seat, L(TURN)), 1, L(SOURCE)));
    FLOW_END;
}

BOON(wrench_generosity, BOON_WRENCH, "Generosity", "A reward card for everybody",
    BOON_FORM(BOON_WRENCH, "The last game has the reward deck. When it begins, everybody gets one card from it.", AT_BEGINNING(be_generous)));

static int poor_hand(const sum *s, const effect *e, int seat, int cards) { (void)s, (void)e, (void)seat; return cards > 2 ? cards - 2 : cards; }

BOON(wrench_impoverished, BOON_WRENCH, "Impoverished", "Hands of six",
    BOON_FORM(BOON_WRENCH, "In the last game all new hands are two cards smaller, including the opening hands.",
              { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_HAND, poor_hand }, { Q_NEW_HAND, poor_hand } } }));

static void ask_tech(game *g, const frame *f, int seat)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, seat, 0, 0);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) among_pieces(q, p);
}

static bool has_tech(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) return p > 0;
    return false;
}

static FLOW(lower_tech)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!has_part(g, PART_techs)) give_flare_to(g, ev, L(WHO), L(SOURCE));
        if (!has_tech(g, L(WHO))) continue;
        ASK(ask_tech(g, f, L(WHO)));
        CALL(discard_tech(g, L(WHO), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

BOON(wrench_lo_tex, BOON_WRENCH, "Lo-Tex", "Everybody loses a tech",
    .prompt = PROMPTS([0] = { "lo-tex", "Which tech do you discard?", { 0 } }),
    BOON_FORM(BOON_WRENCH, "When the last game begins: everybody discards a tech. In a game without techs everybody gets an unused flare.", AT_BEGINNING(lower_tech)));

static FLOW(mutate)
{
    FLOW_BEGIN;
    for (int i = 0; i < 2; i++) {
        if (has_part(g, PART_evolutions)) lay_evolution(g, draw_from_side_deck(g, DECK_EVOLUTIONS), NOBODY);
        else if (has_part(g, PART_objectives)) draw_objective(g, NOBODY);
    }
    FLOW_END;
}

BOON(wrench_mutagens, BOON_WRENCH, "Mutagens", "Two more evolutions or objectives",
    BOON_FORM(BOON_WRENCH, "When the last game begins: two more evolutions are laid out; in a game without them, two more objectives.", AT_BEGINNING(mutate)));
BOON(wrench_once_more, BOON_WRENCH, "One More Time", "Aliens are chosen once more",
    BEFORE_GAME(BOON_WRENCH, "Before the last game, aliens are drawn once more; everybody may play the new one instead."));
BOON(wrench_option, BOON_WRENCH, "Public Option", "Another age instead of this one",
    BEFORE_GAME(BOON_WRENCH, "Before the last game, an unused age is shown; if more than half of all players want it, it replaces the current one."));
BOON(wrench_omission, BOON_WRENCH, "Selective Omission", "Another age instead of the last one",
    BEFORE_GAME(BOON_WRENCH, "Before the last game, an unused age is shown; if more than half of all players want it, it replaces the previous one."));

static FLOW(open_zone)
{
    FLOW_BEGIN;
    if (has_part(g, PART_hazards) && take_from_deck(g, DECK_HAZARDS, CARD_hazard_danger_zone)) {
        new_piece(g, CARD_hazard_danger_zone, 1u << f->seat, true);
        tell(g, ev, HC_EV_PIECE, f->seat, NOBODY, CARD_hazard_danger_zone, HC_PIECE_LAID, 0, L(SOURCE));
    }
    FLOW_END;
}

BOON(wrench_x_haz, BOON_WRENCH, "X-Haz", "Danger Zone is in play",
    BOON_FORM(BOON_WRENCH, "The last game has the hazards of Cosmic Odyssey. When it begins, Danger Zone is in play.", AT_BEGINNING(open_zone)));
