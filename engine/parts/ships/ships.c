/* ships.c - special ships of Cosmic Dominion: everybody has marked one of its ships, or two. */
#include "rules.h"

enum { FLAGSHIP, SALVAGE, TWO };                          /* options */
enum { MARK, WHERE_TO, WHICH_COLONY, WHICH_TECH };           /* prompts of the flagship */
enum { WHAT_FOUND = 1, WHICH_CARD };                         /* ... of the salvage vessel */
enum { MOST_WITH_TWO = 4, WORTH = 3, FINDS = 2 };

static bool is_ship(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_SHIP; }

/* ---- the ship and its mark ------------------------------------------------------------------------------------------- */

int sheet_of_special(int unit_kind)
{
    const int kind = charged_kind(unit_kind);
    return kind == HC_UNIT_FLAGSHIP ? CARD_flagship : kind == HC_UNIT_SALVAGE ? CARD_salvage_vessel : 0;
}

static int unit_kind_of(const game *g, int sheet_id) { return form_in(sheet_id, g->edition)->ship; }

int special_ship(const game *g, int thing)
{
    const int i = read_piece(g, thing)->tag - 1;
    const bool there = i >= 0 && g->unit[i].seat == holder_of(g, thing) + 1 && sheet_of_special(g->unit[i].kind) == read_piece(g, thing)->sheet;
    return there ? i : HC_UNITS;
}

/* On a colony, in the encounter or on a tech; not in the warp, captured, or out of the game. */
static bool is_under_control(const game *g, int i) { return i < HC_UNITS && (g->unit[i].place <= HC_OTHER_GATE || g->unit[i].place == ON_PIECES); }

/* The owner will not see it again by itself. */
static bool is_out_of_reach(const game *g, int i)
{
    return i == HC_UNITS || (!is_under_control(g, i) && g->unit[i].place != WARP && g->unit[i].place != LIMBO);
}

static bool is_in_encounter(const game *g, int seat, int i) { return takes_part(g, seat) && g->unit[i].place == ships_place(g, seat); }

static bool is_charged(const game *g, int i) { return g->unit[i].kind == charged_kind(g->unit[i].kind); }

/* Nothing else may point at the ship. */
static void mark_ship(game *g, int thing, int planet)
{
    const int old = special_ship(g, thing), seat = holder_of(g, thing);
    if (old < HC_UNITS) end_unit(g, old);
    const int i = new_unit(g, seat, planet, unit_kind_of(g, read_piece(g, thing)->sheet));
    FOR_PIECES(p, g) if (is_ship(g, p) && read_piece(g, p)->tag == i + 1) piece_of(g, p)->tag = 0;
    piece_of(g, thing)->tag = (uint8_t)(i < HC_UNITS ? i + 1 : 0);
}

static uint64_t colonies_with_plain_ships(const game *g, int seat)
{
    uint64_t set = 0;
    for (uint64_t left = colonies(g, seat); left; left &= left - 1) {
        const int planet = __builtin_ctzll(left);
        if (g->ships[seat][planet] > units_at(g, seat, planet)) set |= 1ull << planet;
    }
    return set;
}

static void ask_mark(game *g, int seat, int thing)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << seat, colonies_with_plain_ships(g, seat), MARK);
    q->sheet = (uint16_t)sheet_of(g, thing);
    q->who = (uint8_t)seat;
}

static int unmarked(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_SHIP, seat) if (!read_piece(g, p)->tag) return p;
    return -1;
}

FLOW(flow_mark_ships)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->first, L(AT)));
        while (unmarked(g, L(WHO)) >= 0 && units_free(g) && colonies_with_plain_ships(g, L(WHO))) {
            ASK(ask_mark(g, L(WHO), unmarked(g, L(WHO))));
            SET(WHAT, unmarked(g, L(WHO)));
            mark_ship(g, L(WHAT), g->answer);
            tell(g, ev, HC_EV_PIECE, L(WHO), NOBODY, read_piece(g, L(WHAT))->sheet, HC_PIECE_ATTACHED, g->answer, BY_RULES);
        }
    }
    FLOW_END;
}

/* ---- what both have ---------------------------------------------------------------------------------------------------- */

static bool is_ready_to_act(const game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    return is_under_control(g, i) && is_charged(g, i);
}

static void set_kind(game *g, int i, int kind) { g->unit[i].kind = (uint8_t)kind; }

static void use_up(game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    set_kind(g, i, spent_kind(g->unit[i].kind));
}

static bool had_one_encounter(const game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    return !g->second && i < HC_UNITS && !is_charged(g, i);
}

static FLOW(recharge)
{
    FLOW_BEGIN;
    set_kind(g, special_ship(g, L(SOURCE)), charged_kind(g->unit[special_ship(g, L(SOURCE))].kind));
    FLOW_END;
}

/* A ship that was captured or is out of the game is replaced by the one that its owner regains in its own regroup. */
static bool can_be_replaced(const game *g, const frame *f)
{
    const bool stands_there = to_of(f) < HC_PLANETS && colonies_with_plain_ships(g, f->seat) >> to_of(f) & 1;
    return stands_there && L(CAUSE) == BY_REGAINING && is_out_of_reach(g, special_ship(g, L(SOURCE))) &&
           (special_ship(g, L(SOURCE)) < HC_UNITS || units_free(g));
}

static FLOW(replace)
{
    FLOW_BEGIN;
    mark_ship(g, L(SOURCE), to_of(f));
    tell(g, ev, HC_EV_PIECE, f->seat, NOBODY, sheet_of(g, L(SOURCE)), HC_PIECE_ATTACHED, to_of(f), L(SOURCE));
    FLOW_END;
}

#define IF_ITS_OWNER_LIKES (MAY | FREE | PIECE_STAYS)
#define AS_BOTH_DO \
    { W_TURN_ENDS, AS_OFFENSE, MUST | FREE | PIECE_STAYS | SILENT, .flow = recharge, .when = had_one_encounter }, \
    { W_RETRIEVED, AS_OFFENSE | OWN, IF_ITS_OWNER_LIKES, .flow = replace, .when = can_be_replaced }

/* ---- the flagship ------------------------------------------------------------------------------------------------------- */

static bool is_engaged(const game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    return i < HC_UNITS && is_in_encounter(g, f->seat, i) && both_attack(g, f);
}

static int add_worth(const sum *s, const effect *e, int side, int total)
{
    const int i = special_ship(s->g, e->source);
    return i < HC_UNITS && is_in_encounter(s->g, e->by, i) && fights_for(s->g, e->by, side) ? total + WORTH : total;
}

/* A main player's or ally's last ship stays in the encounter; so does a ship on a tech, where it counts. */
static bool may_leave(const game *g, int seat, int i)
{
    const int place = g->unit[i].place;
    return place < HC_PLANETS || (place == HC_GATE && g->ships[seat][HC_GATE] > 1);
}

static uint64_t other_colonies(const game *g, int seat, int i)
{
    const uint64_t here = g->unit[i].place < HC_PLANETS ? 1ull << g->unit[i].place : 0;
    return with_room(g, colonies(g, seat) & ~MOONS & ~here);
}

static bool can_enter(const game *g, int seat, int i)
{
    return takes_part(g, seat) && g->target != HC_NO_PLANET && !is_moon(g->target) && g->phase >= HC_PHASE_INVITE_OFFENSE &&
           g->phase <= HC_PHASE_REVEAL && g->winner == SIDE_NONE && ships_place(g, seat) == GATE && g->unit[i].place != GATE &&
           !running(g, CORE(flow_put_away));     /* an encounter that was called off early is over, whatever its phase */
}

static bool is_researched(const game *g, int thing)
{
    const form *t = form_of(g, read_piece(g, thing)->sheet);
    return !is_completed(g, thing) && !is_drawn(g, thing) && !t->attacks && (t->research_any || ships_on_tech(g, thing) < research_number(g, thing));
}

static int first_researched(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) if (is_researched(g, p)) return p;
    return -1;
}

enum { TO_COLONY, TO_ENCOUNTER, TO_TECH };

static unsigned ways_to_jump(const game *g, int seat, int i)
{
    return (other_colonies(g, seat, i) ? 1u << TO_COLONY : 0) | (can_enter(g, seat, i) ? 1u << TO_ENCOUNTER : 0) |
           (g->unit[i].place < HC_PLANETS && first_researched(g, seat) >= 0 ? 1u << TO_TECH : 0);
}

static bool can_jump(const game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    return is_ready_to_act(g, f) && may_leave(g, f->seat, i) && ways_to_jump(g, f->seat, i);
}

static void ask_tech(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH_TECH);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, f->seat) if (is_researched(g, p)) among_pieces(q, p);
}

static void leave_for(game *g, events *ev, const frame *f, int to)
{
    const int i = special_ship(g, L(SOURCE)), from = g->unit[i].place;
    use_up(g, f);
    move_of_sort(g, f->seat, SORT_UNIT + i, from, to);
    if (to == GATE) tell(g, ev, HC_EV_GATHERED, f->seat, NOBODY, 1, from, 0, L(SOURCE));
    else if (to < HC_PLANETS) tell(g, ev, HC_EV_RETURNED, f->seat, NOBODY, 1, to, from, L(SOURCE));
    if (from < HC_PLANETS && !g->ships[f->seat][from]) tell(g, ev, HC_EV_COLONY_LEFT, f->seat, NOBODY, from, 0, 0, L(SOURCE));
    watch_powers(g, ev);
}

static void put_on_tech(game *g, events *ev, const frame *f, int thing)
{
    piece *p = piece_of(g, thing);
    const int from = g->unit[special_ship(g, L(SOURCE))].place;
    p->count++;
    leave_for(g, ev, f, ON_PIECES);
    tell_secret(g, ev, p->open ? HC_SEEN_BY_ALL : p->holders, HC_EV_RESEARCHED, f->seat, NOBODY, p->sheet, from, p->count, L(SOURCE));
}

static FLOW(jump)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!may_leave(g, f->seat, special_ship(g, L(SOURCE)))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways_to_jump(g, f->seat, special_ship(g, L(SOURCE))), WHERE_TO));
    if (g->answer == TO_TECH) {
        ASK(ask_tech(g, f));
        put_on_tech(g, ev, f, g->answer);
    } else if (g->answer == TO_COLONY) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, other_colonies(g, f->seat, special_ship(g, L(SOURCE))), WHICH_COLONY));
        leave_for(g, ev, f, g->answer);
        ANSWER_LANDINGS;
    } else leave_for(g, ev, f, GATE);
    SPREAD_NEWS;
    FLOW_END;
}

#define MARK_IT(what) [MARK] = { "mark-ship", "Where is the {ship} that becomes your " what "?", { 0 } }

const sheet card_flagship = {
    .piece = HC_CARD_SHIP, .box = HC_BOX_DOMINION, .name = "Flagship", .summary = "A {ship} that adds 3 and jumps",
    .prompt = PROMPTS(MARK_IT("flagship"),
                      [WHERE_TO] = { "jump", "Where does your flagship jump?", { "to another {colony}", "into the {encounter}", "to a tech" } },
                      [WHICH_COLONY] = { "jump-to", "To which of your {colonies}?", { 0 } }, [WHICH_TECH] = { "jump-tech", "To which of your techs?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .ship = HC_UNIT_FLAGSHIP,
        .text = { "One of your {ships} is marked. When it is in an {encounter} and both main players have revealed attack cards, you may add 3 to your side's total. Once, at any time: it moves to "
                  "another {colony} of yours, to a tech that you research, or into the {encounter} that you are in, beyond the limit. It can jump again once it has come out of the {warp}, or once your turn has ended without a second {encounter}." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, IF_ITS_OWNER_LIKES, .when = is_engaged, .modify = { { Q_ADDED, add_worth } } },
                             { W_ANY_TIME, AS_ANYONE, IF_ITS_OWNER_LIKES | EACH_TIME, .flow = jump, .when = can_jump }, AS_BOTH_DO) }),
};

/* ---- the salvage vessel ---------------------------------------------------------------------------------------------------- */

static bool is_winning(const game *g, const frame *f)
{
    const int i = special_ship(g, L(SOURCE));
    const bool won = (g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE) && fights_for(g, f->seat, g->winner);
    return won && i < HC_UNITS && is_in_encounter(g, f->seat, i);
}

static FLOW(note_win)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    FLOW_END;
}

static bool has_won(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered; }

enum { REWARDS, A_TECH };

static FLOW(salvage)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 0;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, 1u << REWARDS | (can_acquire_tech(g) ? 1u << A_TECH : 0), WHAT_FOUND));
    if (g->answer == A_TECH) CALL(acquire_techs(g, f->seat, FINDS));
    else CALL(reward(g, f->seat, FINDS));
    FLOW_END;
}

static bool can_pull(const game *g, const frame *f) { return is_ready_to_act(g, f) && g->pile_count[IN_DISCARD]; }

static FLOW(pull)
{
    FLOW_BEGIN;
    ASK(pick_cards_in(g, f, f->seat, IN_DISCARD, 1, 1, C_ANY, WHICH_CARD));
    use_up(g, f);
    take_discard(g, ev, f->seat, g->draft[0], L(SOURCE));
    clear_draft(g);
    FLOW_END;
}

const sheet card_salvage_vessel = {
    .piece = HC_CARD_SHIP, .box = HC_BOX_DOMINION, .name = "Salvage Vessel", .summary = "A {ship} that brings rewards and fetches cards",
    .prompt = PROMPTS(MARK_IT("salvage vessel"),
                      [WHAT_FOUND] = { "salvage", "What does your salvage vessel bring?", { "two rewards", "one of two techs" } },
                      [WHICH_CARD] = { "tractor", "Which card do you take from the discards?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .ship = HC_UNIT_SALVAGE,
        .text = { "One of your {ships} is marked. When your side wins an {encounter} that it is in, you may take two rewards, or draw two techs and keep one, on top of everything else. Once, at any time: take a card from the discards. You can do so again once it has come out of the {warp}, or once your turn has ended without a second {encounter}." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, IF_ITS_OWNER_LIKES | EACH_TIME, .flow = pull, .when = can_pull },
                             { W_SETTLED, AS_INVOLVED, MUST | FREE | PIECE_STAYS | SILENT, .flow = note_win, .when = is_winning },
                             { W_RESOLVED, AS_ANYONE, IF_ITS_OWNER_LIKES, .flow = salvage, .when = has_won }, AS_BOTH_DO) }),
};

/* ---- two each ---------------------------------------------------------------------------------------------------------------- */

static bool is_drafted(const game *g, int sort)
{
    for (int d = 0; d < g->draft_count; d++) if (g->draft[d] / SORT == sort) return true;
    return false;
}

/* Only one of them is sent into an encounter, as far as other ships are there. */
static bool is_second_special(const game *g, int seat, int sort)
{
    const int me = sort - SORT_UNIT;
    if (me < 0 || !sheet_of_special(g->unit[me].kind) || !running(g, CORE(flow_commit))) return false;
    for (int i = 0; i < HC_UNITS; i++) {
        if (i == me || g->unit[i].seat != seat + 1 || !sheet_of_special(g->unit[i].kind)) continue;
        if (g->unit[i].place == HC_GATE || g->unit[i].place == HC_OTHER_GATE || is_drafted(g, SORT_UNIT + i)) return true;
    }
    return false;
}

/* Special ships of a seat that stand there. */
static int specials_at(const game *g, int seat, int place)
{
    int n = 0;
    for (int i = 0; i < HC_UNITS; i++) n += g->unit[i].seat == seat + 1 && sheet_of_special(g->unit[i].kind) && g->unit[i].place == place;
    return n;
}

/* So many of the picks can only be special ships, with one more from a planet or (HC_PLACES) without. */
static int specials_picked(const game *g, int seat, int more)
{
    int n = specials_at(g, seat, HC_GATE) + specials_at(g, seat, HC_OTHER_GATE);
    for (int i = 0; i < HC_UNITS; i++) {
        const int place = g->unit[i].place;
        bool counted = g->unit[i].seat != seat + 1 || !sheet_of_special(g->unit[i].kind) || place >= HC_PLANETS;
        for (int k = 0; k < i && !counted; k++)
            counted = g->unit[k].seat == seat + 1 && sheet_of_special(g->unit[k].kind) && g->unit[k].place == place;
        if (counted) continue;
        int picked = place == more;
        for (int d = 0; d < g->draft_count; d++) picked += g->draft[d] % SORT == place;
        const int others = g->ships[seat][place] - specials_at(g, seat, place);
        if (picked > others) n += picked - others;
    }
    return n;
}

/* Where they alone could be taken a second one is not. */
static bool is_too_many(const game *g, int seat, int planet)
{
    if (!running(g, CORE(flow_commit)) || !(g->unlike >> seat & 1)) return false;
    const int with = specials_picked(g, seat, planet);
    return with > 1 && with > specials_picked(g, seat, HC_PLACES);
}

/* ---- the part ------------------------------------------------------------------------------------------------------------------ */

static bool wants(const hc_setup *s, int option) { return s->part_option[PART_ships] >> option & 1; }

static hc_status refuses(const hc_setup *s)
{
    const bool both = wants(s, FLAGSHIP) && wants(s, SALVAGE);
    if (both && wants(s, TWO)) return HC_PARTS_CLASH;
    return (both || wants(s, TWO)) && s->players > MOST_WITH_TWO ? HC_PART_NEEDS_PLAYERS : HC_OK;
}

/* A table that is laid out by hand has them on the first colony of each player. */
static void add_ship(game *g, int seat, int sheet_id)
{
    const int thing = new_piece(g, sheet_id, 1u << seat, true);
    if (!g->hands_due && colonies_with_plain_ships(g, seat)) mark_ship(g, thing, __builtin_ctzll(colonies_with_plain_ships(g, seat)));
}

static void set_up(game *g)
{
    for (int s = 0; s < g->players; s++)
        for (int n = 0; n <= has_option(g, PART_ships, TWO); n++) {
            if (has_option(g, PART_ships, FLAGSHIP)) add_ship(g, s, CARD_flagship);
            if (has_option(g, PART_ships, SALVAGE)) add_ship(g, s, CARD_salvage_vessel);
        }
}

static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)g, (void)seat, (void)thing, (void)cause;
    return NULL;
}

static const char *check(const game *g)
{
    int marked = 0, units = 0;
    FOR_PIECES(p, g) marked += is_ship(g, p) && special_ship(g, p) < HC_UNITS;
    for (int i = 0; i < HC_UNITS; i++) units += g->unit[i].seat && sheet_of_special(g->unit[i].kind);
    return marked != units ? "a special ship has no mark, or two" : NULL;
}

const game_part part_ships = {
    .name = "special-ships", .about = "One of everybody's {ships} is marked and can do more than the others.", .editions = IN_FFG,
    .keeps_home = is_second_special, .is_too_many = is_too_many,
    .option = OPTIONS([FLAGSHIP] = { "flagship", "A flagship: it adds 3 in an {encounter} and jumps where it likes; the usual one." },
                      [SALVAGE] = { "salvage", "A salvage vessel: rewards or techs for a win, and a card from the discards. Together with the flagship, for up to four players." },
                      [TWO] = { "two", "Two of the same kind, for up to four players." }),
    .needs_one_of = 1u << FLAGSHIP | 1u << SALVAGE, .usual = 1u << FLAGSHIP,
    .refuses = refuses, .kind = HC_CARD_SHIP, .set_up = set_up, .first_step = CORE(flow_mark_ships), .spend = spend, .check = check,
};
