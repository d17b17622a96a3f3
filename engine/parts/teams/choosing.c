/* choosing.c - the ways to choose aliens: each a variant. What is dealt lies in a row, an entry an alien and who holds it; it is there
 * only while aliens are chosen. Whoever has an alien by the setup takes no part. */
#include "rules.h"
#include <string.h>

enum { KEEP, GIVE_RIGHT, THROW_AWAY, GIVE_LEFT, ASSIGN, WANT, DECIDE, ACTIVE };          /* prompts */
/* The holder is a seat, plus one; or a seat, plus KEPT_FROM, that alone does not see it. */
enum { ROW = 16, ALIEN_BITS = 0xfff, HOLDER = 12, SEEN_BY_ALL = 0, KEPT_FROM = 9 };
_Static_assert(SHEET_END <= ALIEN_BITS + 1, "an entry has room for an alien and its holder");
_Static_assert(sizeof ((game *)0)->now.stood * 4 == ROW * sizeof(uint16_t), "the row lies where encounters keep numbers of ships");

/* ---- the row ------------------------------------------------------------------------------------------------------- */

/* Before the first encounter nobody has ships in one: the row is in those bytes. */
static unsigned entry(const game *g, int i)
{
    uint16_t it;
    memcpy(&it, (const uint8_t *)&g->now + offsetof(hc_encounter, stood) + (size_t)i * sizeof it, sizeof it);
    return it;
}

static void set_entry(game *g, int i, int alien, int holder)
{
    const uint16_t it = (uint16_t)(alien ? alien | holder << HOLDER : 0);
    memcpy((uint8_t *)&g->now + offsetof(hc_encounter, stood) + (size_t)i * sizeof it, &it, sizeof it);
}

static int alien_at(const game *g, int i) { return (int)(entry(g, i) & ALIEN_BITS); }
static int holder_at(const game *g, int i) { return (int)(entry(g, i) >> HOLDER); }

static int find(const game *g, int alien)
{
    for (int i = 0; i < ROW; i++) if (alien_at(g, i) == alien) return i;
    return -1;
}

static void lay(game *g, int alien, int holder)
{
    for (int i = 0; alien && i < ROW; i++) {
        if (entry(g, i)) continue;
        set_entry(g, i, alien, holder);
        return;
    }
}

static void clear_row(game *g) { for (int i = 0; i < ROW; i++) set_entry(g, i, 0, 0); }

static bool sees(const game *g, int i, int seat)
{
    const int holder = holder_at(g, i);
    return holder == SEEN_BY_ALL || holder == seat + 1 || (holder >= KEPT_FROM && seat < SEATS && holder - KEPT_FROM != seat);
}

/* ---- who chooses, and what is drawn ----------------------------------------------------------------------------------- */

enum { WITH_MEMORY = 8 };        /* powers from here on, second ones of large groups, keep nothing in mind */

static unsigned without_alien(const game *g, int second)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (!g->power[alien_slot(g, s, second)].alien) set |= 1u << s;
    return set;
}

bool has_room_as_second(int alien, int players) { return !SHEETS[alien]->memory || 2 * players <= WITH_MEMORY; }

static bool has_room_for(const game *g, int alien, int second) { return !second || has_room_as_second(alien, g->players); }

/* Of this alert colour, or of any; 0: none is left. */
static int draw_one(game *g, int alert, int second)
{
    int n = 0, pool[ALIEN_COUNT];
    company there = { 0 };
    for (int p = 0; p < POWERS; p++) add_company(&there, g, g->power[p].alien);
    for (int i = 0; i < ROW; i++) add_company(&there, g, alien_at(g, i));
    for (const uint16_t *a = ALIENS; *a; a++) {
        const form *f = form_in_boxes(g, *a);
        const bool fits = f && g->players >= f->players_min && has_alert(g, *a) && (!alert || SHEETS[*a]->alert == alert);
        if (fits && has_room_for(g, *a, second) && may_join(&there, g, *a)) pool[n++] = *a;
    }
    return n ? pool[random_below(g, (uint32_t)n)] : 0;
}

/* It lies face down until all have chosen. */
static void take(game *g, int seat, int second, int alien)
{
    power *w = &g->power[alien_slot(g, seat, second)];
    const int at = find(g, alien);
    if (at >= 0) set_entry(g, at, 0, 0);
    *w = (power){ .alien = (uint16_t)alien, .holder = (uint8_t)seat, .owner = (uint8_t)seat, .off = FACE_DOWN };
    index_held(g);
}

/* The next of those seats, this one included, clockwise or (by -1) the other way round; NOBODY. */
static int next_of(const game *g, unsigned seats, int from, int by)
{
    for (int i = 0; i < g->players; i++) {
        const int s = clockwise(g, from, by < 0 ? g->players - i : i);
        if (seats >> s & 1) return s;
    }
    return NOBODY;
}
static int neighbour(const game *g, unsigned seats, int seat, int by)
{
    return next_of(g, seats, clockwise(g, seat, by < 0 ? g->players - 1 : 1), by);
}

/* ---- what is asked ----------------------------------------------------------------------------------------------------- */

/* The aliens that a seat chooses among. */
static bool may_choose(const game *g, int seat, int alien)
{
    if (g->ask.prompt == ACTIVE) return g->power[seat].alien == alien || g->power[alien_slot(g, seat, 1)].alien == alien;
    const int at = find(g, alien);
    return at >= 0 && (holder_at(g, at) == seat + 1 || holder_at(g, at) == SEEN_BY_ALL);
}

static hc_ask *ask_alien(game *g, unsigned seats, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_ALIEN, seats, 0, prompt_id);
    q->sheet = CARD_choosing;
    q->extra = NARROWED;
    return q;
}

static hc_ask *ask_about(game *g, hc_ask_kind kind, unsigned seats, uint64_t allowed, int prompt_id, int alien)
{
    hc_ask *q = ask(g, kind, seats, allowed, prompt_id);
    q->sheet = CARD_choosing;
    q->about = (uint16_t)alien;
    return q;
}

const sheet card_choosing = {
    .name = "Choosing Aliens", .summary = "Who is which alien", .box = HC_BOX_ODYSSEY, .wanted = may_choose,
    .prompt = PROMPTS(
        [KEEP] = { "keep-alien", "Which alien do you want to be?", { 0 } },
        [GIVE_RIGHT] = { "give-alien", "Which alien do you give to the player on your right? The other goes back into the box.", { 0 } },
        [THROW_AWAY] = { "drop-alien", "Which alien goes back into the box?", { 0 } },
        [GIVE_LEFT] = { "pass-alien", "Which alien goes to the player on your left? The other goes to the one on your right.", { 0 } },
        [ASSIGN] = { "assign-alien", "You have drawn the alien <about>. Who gets it?", { 0 } },
        [WANT] = { "want-alien", "Whoever decides cannot see it: the alien is <about>. Do you want it?", { "No", "Yes" } },
        [DECIDE] = { "decide-alien", "These players want the alien that you cannot see. Who gets it? You may keep it yourself.", { 0 } },
        [ACTIVE] = { "active-alien", "Which of your two aliens do you begin with?", { 0 } }),
    .told = TOLD({ "<Seat> [gives] <other> the alien that <seat> [has] drawn.", ASSIGN, 0 }, { "<Seat> [decides]: the alien goes to <other>.", DECIDE, 0 }),
    .form = FORMS({ .editions = IN_FFG, .text = { "The players choose their aliens in a way that the table has agreed on." } }),
};

/* ---- the ways: in each WHAT says whether it is about second aliens ------------------------------------------------------- */

static void deal_two_each(game *g, int second)
{
    for (int s = 0; s < g->players; s++)
        for (int i = 0; i < 2 && without_alien(g, second) >> s & 1; i++) lay(g, draw_one(g, 0, second), s + 1);
}

static int other_of(const game *g, int seat, int alien)
{
    for (int i = 0; i < ROW; i++) if (holder_at(g, i) == seat + 1 && alien_at(g, i) != alien) return alien_at(g, i);
    return 0;
}

/* One to the right, the other is discarded. */
static void endow(game *g, unsigned who, int second)
{
    uint16_t given[SEATS] = { 0 };
    for (int s = 0; s < g->players; s++) if (who >> s & 1) given[neighbour(g, who, s, -1)] = (uint16_t)g->reply[s];
    for (int s = 0; s < g->players; s++) if (who >> s & 1) take(g, s, second, given[s]);
}

/* What was not thrown away is mixed and dealt. */
static void tidy(game *g, unsigned who, int second)
{
    uint16_t bowl[SEATS];
    int n = 0;
    for (int s = 0; s < g->players; s++) if (who >> s & 1) bowl[n++] = (uint16_t)other_of(g, s, g->reply[s]);
    for (int s = 0; s < g->players; s++) {
        if (!(who >> s & 1)) continue;
        const uint32_t at = random_below(g, (uint32_t)n);
        take(g, s, second, bowl[at]);
        bowl[at] = bowl[--n];
    }
}

/* One to each neighbour. */
static void pass_both(game *g, unsigned who)
{
    uint16_t left[SEATS], right[SEATS];
    for (int s = 0; s < g->players; s++) if (who >> s & 1) left[s] = (uint16_t)g->reply[s], right[s] = (uint16_t)other_of(g, s, g->reply[s]);
    clear_row(g);
    for (int s = 0; s < g->players; s++) {
        if (!(who >> s & 1)) continue;
        lay(g, left[s], neighbour(g, who, s, 1) + 1);
        lay(g, right[s], neighbour(g, who, s, -1) + 1);
    }
}

static void keep_replies(game *g, unsigned who, int second)
{
    for (int s = 0; s < g->players; s++) if (who >> s & 1) take(g, s, second, g->reply[s]);
}

static int first_question(const game *g)
{
    return varies(g, V_ENDOWMENT) ? GIVE_RIGHT : varies(g, V_TIDY_BOWL) ? THROW_AWAY : varies(g, V_OPTIONS) ? GIVE_LEFT : KEEP;
}

FLOW(flow_two_each)
{
    enum { WHO_CHOOSES = MINE };
    FLOW_BEGIN;
    deal_two_each(g, L(WHAT));
    SET(WHO_CHOOSES, without_alien(g, L(WHAT)));
    ASK(ask_alien(g, (unsigned)L(WHO_CHOOSES), first_question(g)));
    take_single_reply(g, (unsigned)L(WHO_CHOOSES));
    if (varies(g, V_ENDOWMENT)) endow(g, (unsigned)L(WHO_CHOOSES), L(WHAT));
    else if (varies(g, V_TIDY_BOWL)) tidy(g, (unsigned)L(WHO_CHOOSES), L(WHAT));
    else if (varies(g, V_OPTIONS)) {
        pass_both(g, (unsigned)L(WHO_CHOOSES));
        ASK(ask_alien(g, (unsigned)L(WHO_CHOOSES), KEEP));
        take_single_reply(g, (unsigned)L(WHO_CHOOSES));
        keep_replies(g, (unsigned)L(WHO_CHOOSES), L(WHAT));
    } else keep_replies(g, (unsigned)L(WHO_CHOOSES), L(WHAT));
    FLOW_END;
}

static void hold_all(game *g, int seat) { for (int i = 0; i < ROW; i++) if (entry(g, i)) set_entry(g, i, alien_at(g, i), seat + 1); }

/* As many as players, or one more, go round: each takes one and passes the others on. */
FLOW(flow_straws)
{
    enum { SEAT = MINE };
    FLOW_BEGIN;
    for (int n = count_bits(without_alien(g, L(WHAT))) + varies(g, V_DRAFT); n > 0; n--) lay(g, draw_one(g, 0, L(WHAT)), g->first + 1);
    SET(SEAT, g->first);
    while (without_alien(g, L(WHAT))) {
        SET(SEAT, next_of(g, without_alien(g, L(WHAT)), L(SEAT), 1));
        hold_all(g, L(SEAT));
        ASK(ask_alien(g, 1u << L(SEAT), KEEP));
        take(g, L(SEAT), L(WHAT), g->answer);
    }
    FLOW_END;
}

static bool is_last(unsigned seats) { return !(seats & (seats - 1)); }

/* Each gives what it draws to another; whoever is left chooses one of two. */
FLOW(flow_delegation)
{
    enum { SEAT = MINE };
    FLOW_BEGIN;
    SET(SEAT, g->first);
    while (!is_last(without_alien(g, L(WHAT)))) {
        lay(g, draw_one(g, 0, L(WHAT)), L(SEAT) + 1);
        ASK(ask_about(g, HC_ASK_SEAT, 1u << L(SEAT), without_alien(g, L(WHAT)) & ~(1u << L(SEAT)), ASSIGN, alien_at(g, 0)));
        tell(g, ev, HC_EV_CHOICE, L(SEAT), g->answer, 0, ASSIGN, 0, BY_SHEET(CARD_choosing));
        SET(SEAT, g->answer);
        take(g, L(SEAT), L(WHAT), alien_at(g, 0));
    }
    if (without_alien(g, L(WHAT))) {
        SET(SEAT, next_of(g, without_alien(g, L(WHAT)), 0, 1));
        for (int i = 0; i < 2; i++) lay(g, draw_one(g, 0, L(WHAT)), L(SEAT) + 1);
        ASK(ask_alien(g, 1u << L(SEAT), KEEP));
        take(g, L(SEAT), L(WHAT), g->answer);
    }
    FLOW_END;
}

enum { UNWANTED = 12 };          /* so many in a row, and the others just draw */

static unsigned who_said_yes(const game *g, unsigned asked)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (asked >> s & 1 && g->reply[s]) set |= 1u << s;
    return set;
}

static unsigned and_itself(int set, int seat) { return (unsigned)set | 1u << seat; }

/* Whoever decides does not see the alien; the others say whether they want it. */
FLOW(flow_unseen)
{
    enum { SEAT = MINE, ASKED, MISSES };
    FLOW_BEGIN;
    SET(SEAT, g->first);
    while (!is_last(without_alien(g, L(WHAT))) && L(MISSES) < UNWANTED) {
        SET(SEAT, next_of(g, without_alien(g, L(WHAT)), L(SEAT), 1));
        SET(ASKED, without_alien(g, L(WHAT)) & ~(1u << L(SEAT)));
        lay(g, draw_one(g, 0, L(WHAT)), L(SEAT) + KEPT_FROM);
        ASK(ask_about(g, HC_ASK_CHOICE, (unsigned)L(ASKED), choices(2), WANT, alien_at(g, 0)));
        take_single_reply(g, (unsigned)L(ASKED));
        SET(ASKED, who_said_yes(g, (unsigned)L(ASKED)));
        if (!L(ASKED)) {
            clear_row(g);
            SET(MISSES, L(MISSES) + 1);
        } else {
            ASK(ask_about(g, HC_ASK_SEAT, 1u << L(SEAT), and_itself(L(ASKED), L(SEAT)), DECIDE, 0));
            tell(g, ev, HC_EV_CHOICE, L(SEAT), g->answer, 0, DECIDE, 0, BY_SHEET(CARD_choosing));
            take(g, g->answer, L(WHAT), alien_at(g, 0));
            SET(MISSES, 0);
        }
        SET(SEAT, clockwise(g, L(SEAT), 1));
    }
    for (int s = 0; s < g->players; s++) if (without_alien(g, L(WHAT)) >> s & 1) take(g, s, L(WHAT), draw_one(g, 0, L(WHAT)));
    FLOW_END;
}

/* Two for each lie open: each in turn takes one away for good, then each takes one. */
FLOW(flow_eliminator)
{
    enum { SEAT = MINE, LEFT };
    FLOW_BEGIN;
    SET(LEFT, without_alien(g, L(WHAT)));
    for (int n = 2 * count_bits((uint64_t)L(LEFT)); n > 0; n--) lay(g, draw_one(g, 0, L(WHAT)), SEEN_BY_ALL);
    SET(SEAT, g->first);
    while (L(LEFT)) {
        SET(SEAT, next_of(g, (unsigned)L(LEFT), L(SEAT), 1));
        ASK(ask_alien(g, 1u << L(SEAT), THROW_AWAY));
        set_entry(g, find(g, g->answer), 0, 0);
        SET(LEFT, L(LEFT) & ~(1 << L(SEAT)));
    }
    SET(SEAT, g->first);
    while (without_alien(g, L(WHAT))) {
        SET(SEAT, next_of(g, without_alien(g, L(WHAT)), L(SEAT), 1));
        ASK(ask_alien(g, 1u << L(SEAT), KEEP));
        take(g, L(SEAT), L(WHAT), g->answer);
    }
    FLOW_END;
}

/* One of each alert colour for each, who keeps one. */
FLOW(flow_spectrum)
{
    enum { SEAT = MINE };
    FLOW_BEGIN;
    while (without_alien(g, L(WHAT))) {
        SET(SEAT, next_of(g, without_alien(g, L(WHAT)), g->first, 1));
        for (int alert = GREEN; alert <= RED; alert++) lay(g, draw_one(g, alert, L(WHAT)), L(SEAT) + 1);
        ASK(ask_alien(g, 1u << L(SEAT), KEEP));
        take(g, L(SEAT), L(WHAT), g->answer);
        clear_row(g);
    }
    FLOW_END;
}

/* Second aliens where no way to choose them has been agreed on. */
FLOW(flow_drawn)
{
    FLOW_BEGIN;
    for (int s = 0; s < g->players; s++) if (without_alien(g, L(WHAT)) >> s & 1) take(g, s, L(WHAT), draw_one(g, 0, L(WHAT)));
    FLOW_END;
}

/* ---- the whole of it --------------------------------------------------------------------------------------------------------- */

static const struct { uint8_t variant; uint32_t flow; } WAYS[] = {
    { V_ENDOWMENT, CORE(flow_two_each) }, { V_TIDY_BOWL, CORE(flow_two_each) }, { V_OPTIONS, CORE(flow_two_each) },
    { V_DRAW_STRAWS, CORE(flow_straws) }, { V_DRAFT, CORE(flow_straws) },
    { V_DELEGATION, CORE(flow_delegation) }, { V_UNSEEN, CORE(flow_unseen) }, { V_ELIMINATOR, CORE(flow_eliminator) },
    { V_SPECTRUM, CORE(flow_spectrum) }, { V_CHOOSE_OF_TWO, CORE(flow_two_each) } };
enum { WAY_COUNT = sizeof WAYS / sizeof *WAYS };

/* So many of them are asked for; two aliens of a table that chooses of two go this way as well. */
static int ways_in(uint64_t variants)
{
    int n = 0;
    for (int i = 0; i < WAY_COUNT; i++) n += (int)(variants >> WAYS[i].variant & 1);
    return n;
}

static const uint64_t TWO = 1ull << V_DOUBLE_ALIENS | 1ull << V_HAZARD_ALIENS | 1ull << V_HIDDEN_OPTIONS;

bool chooses_otherwise(const game *g)
{
    return ways_in(g->variants & ~(1ull << V_CHOOSE_OF_TWO)) || (g->variants & TWO && varies(g, V_CHOOSE_OF_TWO));
}

static VERB choose_by(game *g, int second)
{
    uint32_t way = CORE(flow_drawn);
    for (int i = 0; i < WAY_COUNT; i++) if (varies(g, WAYS[i].variant)) way = WAYS[i].flow;
    frame *f = push(g, way, g->first);
    f->local[WHAT] = (int16_t)second;
    return f;
}

FLOW(flow_choosing)
{
    enum { ASKED = MINE };
    FLOW_BEGIN;
    if (chooses_otherwise(g) && without_alien(g, 0)) CALL(choose_by(g, 0));
    clear_row(g);
    if (has_two_aliens(g) && without_alien(g, 1)) CALL(choose_by(g, 1));
    clear_row(g);
    for (int p = 0; p < POWERS; p++) g->power[p].off = 0;
    index_held(g);
    if (varies(g, V_HAZARD_ALIENS)) {
        ASK(ask_alien(g, everybody(g), ACTIVE));
        keep_active_aliens(g);
    } else if (varies(g, V_HIDDEN_OPTIONS)) {
        SET(ASKED, torn_between(g));
        if (L(ASKED)) ASK(ask_alien(g, (unsigned)L(ASKED), ACTIVE));
        take_single_reply(g, (unsigned)L(ASKED));
        settle_options(g, (unsigned)L(ASKED));
    }
    FLOW_END;
}

/* ---- the part: it is there where a variant of it is ------------------------------------------------------------------------------- */

static bool is_in(const game *g) { return chooses_otherwise(g) || has_two_aliens(g); }

static void hide(const game *g, int seat, game *v)
{
    if (!running(g, CORE(flow_choosing))) return;
    for (int i = 0; i < ROW; i++) if (entry(g, i) && !sees(g, i, seat)) set_entry(v, i, ALIEN_BITS, holder_at(g, i));
}

static void guess(game *g, int seat)
{
    (void)seat;
    if (!running(g, CORE(flow_choosing))) return;
    for (int i = 0; i < ROW; i++) if (alien_at(g, i) == ALIEN_BITS) set_entry(g, i, draw_one(g, 0, 0), holder_at(g, i));
}

const game_part part_choosing = { .is_in = is_in, .hide = hide, .guess = guess };

bool plays_two_aliens(uint64_t variants) { return variants & TWO; }

int aliens_at_once(uint64_t variants, int choosers)
{
    const uint64_t two_each = 1ull << V_CHOOSE_OF_TWO | 1ull << V_ENDOWMENT | 1ull << V_TIDY_BOWL | 1ull << V_OPTIONS | 1ull << V_ELIMINATOR;
    const int more = variants & (1ull << V_DRAFT | 1ull << V_DELEGATION) ? 1 : variants >> V_SPECTRUM & 1 ? RED - 1 : 0;
    return !choosers ? 0 : variants & two_each ? 2 * choosers : choosers + more;
}

hc_status refuse_choosing(const hc_setup *s)
{
    const bool two = s->variants & TWO;
    if (ways_in(s->variants) > 1) return HC_PARTS_CLASH;
    if (ways_in(s->variants) && s->variants >> V_COSMIC_COMBOS & 1) return s->variants >> V_CHOOSE_OF_TWO & 1 && !two ? HC_OK : HC_PARTS_CLASH;
    if (s->variants >> V_SPECTRUM & 1 && s->alert) return HC_PARTS_CLASH;
    if (two && s->variants & (1ull << V_ROTATING_POWERS | 1ull << V_HIDDEN_POWERS)) return HC_PARTS_CLASH;
    return (s->variants & TWO & ((s->variants & TWO) - 1)) ? HC_PARTS_CLASH : HC_OK;
}
