/* Schizoid - decides in secret what wins the game. */
#include "rules.h"

enum { CONDITION, NEW_CONDITION, SWAP_WITH, HOW_MANY, WHAT_ELSE, ASKS, AS_MANY_AS, IS_IT, ANSWERED, WHAT_CHANGES };
enum { XENOPHOBE, COLONIZER, RELOCATOR, DIPLOMAT, BLUFFER, CONQUEROR, CONDITIONS };
enum { CHOSEN, SEEN = 1, MEMORY_OF_CARDS = SEEN + SEATS };           /* bytes: the condition, plus one; for each seat those it has been shown */
enum { MANY = 3, MANY_FOR_BLUFFER = 4, STRONG = 4, COLONIES_SHARED = 3 };

static int condition(const game *g, int p) { return memory_in(g, p)[CHOSEN] - 1; }

/* ---- who has met a condition ------------------------------------------------------------------------------ */

static int most_in_one_system(const game *g, int seat)
{
    int most = 0;
    for (int s = 0; s < g->players; s++) {
        int n = s == seat ? 0 : count_bits(colonies(g, seat) & system_of(g, s));
        if (n > most) most = n;
    }
    return most;
}

static int strong_colonies(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = colonies(g, seat) & ~home_of(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)] >= STRONG;
    return n;
}

/* Those that hold whatever happens; the others need an event. */
static bool stands(const game *g, int which, int seat)
{
    return which == RELOCATOR ? most_in_one_system(g, seat) >= COLONIES_SHARED : which == CONQUEROR && strong_colonies(g, seat) >= MANY;
}

static unsigned who_stands(const game *g, int which)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (stands(g, which, s)) set |= 1u << s;
    return set;
}

static unsigned with_colonies(const game *g, unsigned seats, int least)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (seats >> s & 1 && foreign_colonies(g, s) >= least) set |= 1u << s;
    return set;
}

/* Whoever wins by the event in f, in this window. A deal is one moment: what it brings counts when it is done. */
static unsigned winners(const game *g, const frame *f, int window)
{
    const int which = condition(g, L(SOURCE));
    if (running(g, CORE(flow_carry_out))) return 0;
    bool home_again = window == W_COLONY_GAINED && system_of(g, L(WHO)) >> L(WHAT) & 1;
    if (which == XENOPHOBE && home_again) return with_colonies(g, 1u << L(WHO), MANY);
    if (which == COLONIZER && window == W_DREW && L(CAUSE) == BY_NEW_HAND) return with_colonies(g, 1u << L(WHO), MANY);
    if (which == DIPLOMAT && window == W_DEALT) return with_colonies(g, g->now.dealers, MANY);
    if (which == BLUFFER && window == W_DEAL_FAILED) return with_colonies(g, g->now.dealers, MANY_FOR_BLUFFER);
    return who_stands(g, which);
}

static bool by_colony(const game *g, const frame *f) { return winners(g, f, W_COLONY_GAINED); }
static bool by_hand(const game *g, const frame *f) { return winners(g, f, W_DREW); }
static bool by_deal(const game *g, const frame *f) { return winners(g, f, W_DEALT); }
static bool by_no_deal(const game *g, const frame *f) { return winners(g, f, W_DEAL_FAILED); }
static bool by_now(const game *g, const frame *f) { return winners(g, f, W_REGROUP); }

#define ANNOUNCES(name, window) \
    static FLOW(name) \
    { \
        FLOW_BEGIN; \
        tell(g, ev, HC_EV_SHOWN, f->seat, NOBODY, condition(g, L(SOURCE)), CONDITION, 0, L(SOURCE)); \
        CALL(claim(g, winners(g, f, window), L(SOURCE))); \
        FLOW_END; \
    }
ANNOUNCES(announce_colony, W_COLONY_GAINED)
ANNOUNCES(announce_hand, W_DREW)
ANNOUNCES(announce_deal, W_DEALT)
ANNOUNCES(announce_no_deal, W_DEAL_FAILED)
ANNOUNCES(announce_now, W_REGROUP)

static bool is_usual_win(const game *g, const frame *f) { (void)g; return is_rule(L(CAUSE)); }

static FLOW(deny)
{
    FLOW_BEGIN;
    deny_win(g, ev, f);
    RETURN(1);
    FLOW_END;
}

/* Of a condition that lies face down: the colonies that most of them want. */
static int way_to_condition(const game *g, int p, int seat)
{
    const int which = condition(g, p), most = HC_ALL_THE_WAY - 1;
    if (which == RELOCATOR) return part_of_way(most_in_one_system(g, seat), COLONIES_SHARED);
    if (which == CONQUEROR) return part_of_way(strong_colonies(g, seat), MANY);
    int part = part_of_way(foreign_colonies(g, seat), which < 0 || which == BLUFFER ? MANY_FOR_BLUFFER : MANY);
    return part < most ? part : most;            /* the event is still to come */
}

/* ---- choosing and showing ------------------------------------------------------------------------------------ */

static FLOW(choose)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(CONDITIONS), CONDITION));
    memory_of(g, L(SOURCE))[CHOSEN] = (uint8_t)(g->answer + 1);
    FLOW_END;
}

/* Any that nobody whose notes can be seen has been shown. */
static void guess_card(game *g, int p)
{
    unsigned shown = 0, open = 0;
    for (int s = 0; s < SEATS; s++) shown |= memory_in(g, p)[SEEN + s];
    for (int i = 0; i < CONDITIONS; i++) open |= (unsigned)!(shown >> i & 1) << i;
    int nth = (int)random_below(g, (uint32_t)count_bits(open));
    for (; nth > 0; nth--) open &= open - 1;
    memory_of(g, p)[CHOSEN] = (uint8_t)(__builtin_ctz(open) + 1);
}

static bool my_side_lost(const game *g, const frame *f)
{
    return (g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE) && !fights_for(g, f->seat, g->winner) && condition(g, L(SOURCE)) >= 0;
}

/* One of the five that do not count, at random, for the winners' eyes. */
static void show_to_winners(game *g, events *ev, int p)
{
    int card = (int)random_below(g, CONDITIONS - 1);
    unsigned see = 1u << g->power[p].holder;
    card += card >= condition(g, p);
    for (int s = 0; s < g->players; s++)
        if (on_side(g, s, g->winner)) {
            see |= 1u << s;
            memory_of(g, p)[SEEN + s] |= (uint8_t)(1u << card);
        }
    tell_secret(g, ev, see, HC_EV_SHOWN, g->power[p].holder, NOBODY, card, CONDITION, 0, p);
}

/* Whoever has seen it knows of all others that they are not it. */
static FLOW(show_condition)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[SEEN + f->seat] |= (uint8_t)(((1u << CONDITIONS) - 1) & ~(1u << condition(g, L(SOURCE))));
    tell_secret(g, ev, 1u << f->seat, HC_EV_SHOWN, g->power[L(SOURCE)].holder, NOBODY, condition(g, L(SOURCE)), CONDITION, 0, L(SOURCE));
    FLOW_END;
}

static FLOW(show_one)
{
    FLOW_BEGIN;
    show_to_winners(g, ev, L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------------- */

static unsigned who_may_swap(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && can_swap_systems(g, s, seat)) set |= 1u << s;
    return set;
}

static bool can_swap(const game *g, const frame *f) { return who_may_swap(g, f->seat); }

static FLOW(swap_homes)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_may_swap(g, f->seat), SWAP_WITH));
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    swap_systems(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static int my_sheet(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_schizoid) return p;
    return -1;
}

/* Not one that would end the game at once. */
static unsigned other_conditions(const game *g, int p)
{
    unsigned set = 0;
    for (int i = 0; i < CONDITIONS; i++) if (i != condition(g, p) && !who_stands(g, i)) set |= 1u << i;
    return set;
}

static bool can_change(const game *g, const frame *f)
{
    int p = my_sheet(g, f->seat);
    return p >= 0 && condition(g, p) >= 0 && other_conditions(g, p);
}

/* What others were shown before may be the new one: they no longer know anything. */
static void exchange(game *g, int p, int which)
{
    uint8_t *memory = memory_of(g, p);
    memory[CHOSEN] = (uint8_t)(which + 1);
    for (int s = 0; s < SEATS; s++) memory[SEEN + s] = 0;
}

static FLOW(change)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, other_conditions(g, my_sheet(g, f->seat)), NEW_CONDITION));
    exchange(g, my_sheet(g, f->seat), g->answer);
    FLOW_END;
}

#include "aliens/schizoid_eon.h"

/* Of the form that this game plays. */
static void guess_condition(game *g, int p)
{
    if (form_of(g, ALIEN_schizoid)->progress == way_to_written) guess_what_was_written(g, p);
    else guess_card(g, p);
}

#define LABELS_OF_EXTRAS { "a {colony} in every other system", "none in the Warp", "a {colony} on every home planet", "most {ships} on {colonies}", \
                           "no planet shared", "eight cards", "two {colonies} of four {ships}", "to be the offense" }
#define LABELS_OF_CONDITIONS { "a home {colony} again, with three {colonies} abroad", "a new hand, with three {colonies} abroad", \
                               "three {colonies} in one foreign system", "a deal, with three {colonies} abroad", \
                               "a failed deal, with four {colonies} abroad", "three {colonies} abroad of four {ships} each" }

const sheet alien_schizoid = {
    .name = "Schizoid", .power_name = "to Alter Reality", .summary = "Changes what wins the game", .alert = RED, .box = HC_BOX_ALLIANCE,
    .history = "Everybody agrees on the rules. It has seen to that, several times.",
    .told = TOLD({ "It takes <a> foreign {colonies} to win.", HOW_MANY, 0 }, { "Besides, it takes this: <answer>.", WHAT_ELSE, ANY_LABEL },
                 { "<Seat> [asks] the Schizoid how many {colonies} it takes.", ASKS, 0 }, { "<Seat> [asks] the Schizoid about the other condition.", ASKS, 1 },
                 { "<Seat> [asks] the Schizoid: do I meet the other condition?", ASKS, 2 },
                 { "<Seat> [asks] the Schizoid: does anybody meet the other condition?", ASKS, 3 },
                 { "<Seat> [asks]: does it take <a>?", AS_MANY_AS, 0 }, { "<Seat> [asks]: is it this: <answer>?", IS_IT, ANY_LABEL },
                 { "The Schizoid answers yes.", ANSWERED, 0 },
                 { "The Schizoid answers no.", ANSWERED, 1 }),
    .prompt = PROMPTS([CONDITION] = { "condition", "Which condition wins the game? Only you will know.", LABELS_OF_CONDITIONS },
                [NEW_CONDITION] = { "new-condition", "Which condition wins from now on?", LABELS_OF_CONDITIONS },
                [SWAP_WITH] = { "swap-homes", "With whom do you swap home systems?", { 0 } },
                [HOW_MANY] = { "how-many-bases", "How many foreign {colonies} does it take to win? Only you will know.", { 0 } },
                [WHAT_ELSE] = { "what-else", "What else does it take? Only you will know.", LABELS_OF_EXTRAS },
                [ASKS] = { "ask-schizoid", "What do you ask the Schizoid? It must answer yes or no, and truthfully.",
                             { "how many {colonies}", "the other condition", "whether I meet it", "whether anybody does" } },
                [AS_MANY_AS] = { "as-many-as", "Does it take this many foreign {colonies}?", { 0 } },
                [IS_IT] = { "is-it", "Is this the other condition?", LABELS_OF_EXTRAS },
                [ANSWERED] = { "answer", "Is that true?", { "yes", "no" } },
                [WHAT_CHANGES] = { "what-changes", "What do you change?", { "the number", "the condition" } }),
    .helper = FLOWS(show_condition), .peek_card = 1,
    .memory = MEMORY, .secret = (1u << RULED_OUT) - 1, .each_knows = SEEN + 1, .guess = guess_condition,
    .memo = MEMOS({ "condition", HC_MEMO_CHOICE, CHOSEN, CONDITION }, { "{colonies}", HC_MEMO_NUMBER, BASES, 0 }, { "what else", HC_MEMO_CHOICE, EXTRA, WHAT_ELSE }),
    .form = FORMS({ .editions = IN_FFG, .progress = way_to_condition, .replaces_win = true,
        .begins = "Choose one of six conditions and lay it face down on this sheet; the other five are a deck beside it.",
        .text = { "As long as you have this power, enough foreign {colonies} alone do not win: whoever meets the condition on your sheet wins, and you have to say so. Other wins that powers give are not affected. Whenever somebody has the usual number of {colonies}, this power is used against that win, and can be zapped. Each time you are on the losing "
                  "side of an {encounter}, the winners are shown one of your other five conditions, drawn at random.",
                  "When an {encounter} is over, you may swap home systems with another player: each of you takes over all planets and {ships} of the other's colour. Then discard this flare.",
                  "When your turn ends, you may exchange the condition on your sheet for another one, unless somebody would win with it at once." },
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = choose },
                         { W_WIN_CLAIMED, AS_ANYONE, MUST, .flow = deny, .when = is_usual_win },
                         { W_COLONY_GAINED, AS_ANYONE, MUST, .flow = announce_colony, .when = by_colony },
                         { W_DREW, AS_ANYONE, MUST, .flow = announce_hand, .when = by_hand },
                         { W_DEALT, AS_ANYONE, MUST, .flow = announce_deal, .when = by_deal },
                         { W_DEAL_FAILED, AS_ANYONE, MUST, .flow = announce_no_deal, .when = by_no_deal },
                         { W_REGROUP, AS_ANYONE, MUST, .flow = announce_now, .when = by_now },
                         { W_RESOLVED, AS_INVOLVED, MUST | FREE | EVEN_ZAPPED, .flow = show_one, .when = my_side_lost }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = swap_homes, .when = can_swap }),
        .hook[SUPER] = HOOKS({ W_TURN_ENDS, AS_OFFENSE, MAY, .flow = change, .when = can_change }) },
              { .editions = IN_EON | IN_CLASSIC, .progress = way_to_written, .replaces_win = true,
        .begins = "Write down how many foreign {colonies} it takes to win, three to seven, and one other condition.",
        .text = { "As long as you have this power, enough foreign {colonies} alone do not win: whoever has as many as you have written down, and meets your other condition, wins, and you have to say so. At the "
                  "start of each {encounter} the {offense} may ask you one question about it, which you answer aloud and truthfully. Whenever somebody has the usual number of {colonies}, this power is used against "
                  "that win, and can be zapped.",
                  "When an {encounter} is over, you may swap home systems with another player: each of you takes over all planets and {ships} of the other's colour. Then discard this flare.",
                  "When your turn ends, you may change the number or the other condition, unless somebody would win with it at once." },
        .note = "On the card, any condition may be written down that everybody can meet and see; the choice offered here is our ruling.",
        .hook[POWER] = HOOKS({ W_SETUP, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = write_down },
                         { W_WIN_CLAIMED, AS_ANYONE, MUST, .flow = deny, .when = is_usual_win },
                         { W_COLONY_GAINED, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_DREW, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_DEALT, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_LOST, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_RETRIEVED, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_RESOLVED, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_REGROUP, AS_ANYONE, MUST, .flow = declare, .when = somebody_has_won },
                         { W_BEFORE_DESTINY, AS_ANYONE, MUST | FREE, .flow = be_asked, .when = has_written }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = swap_hexes, .when = can_swap_hexes }),
        .hook[SUPER] = HOOKS({ W_TURN_ENDS, AS_OFFENSE, MAY, .flow = rewrite, .when = can_rewrite }) }),
};
