/* praw.c - critical mass: a warp that holds three ships a player falls into the Praw, out of which the way leads back by the warp. */
#include "rules.h"

static int in_warp(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->ships[s][WARP];
    return n;
}

/* A moon keeps a player's ships from falling: colony by colony, as evenly as possible. */
static void bring_home_evenly(game *g, int seat)
{
    while (g->ships[seat][WARP] && colonies(g, seat))
        for (uint64_t left = colonies(g, seat); left && g->ships[seat][WARP]; left &= left - 1) move_ships(g, seat, 1, WARP, __builtin_ctzll(left));
}

static void let_fall(game *g, events *ev)
{
    const int saved = moon_at_work(g, CARD_moon_safety_net);
    if (g->unlike) let_fall_apart(g, ev);            /* nothing falls with captives under it */
    if (saved != NOBODY) bring_home_evenly(g, saved);
    tell(g, ev, HC_EV_PRAW, NOBODY, NOBODY, in_warp(g), 0, 0, BY_RULES);
    for (int s = 0; s < g->players; s++) if (g->ships[s][WARP]) move_ships(g, s, g->ships[s][WARP], WARP, PRAW);
    if (g->unlike) let_fall_apart(g, ev);
}

void settle_warp(game *g, events *ev)
{
    if (has_part(g, PART_moons)) settle_angels(g, ev);
    if (has_part(g, PART_praw) && in_warp(g) >= CRITICAL_EACH * g->players) let_fall(g, ev);
}

bool fell_now(const game *g, int seat, int count) { return has_part(g, PART_praw) && g->ships[seat][WARP] < count && g->ships[seat][PRAW] >= count; }

void fall_too(game *g, events *ev) { if (in_warp(g)) let_fall(g, ev); }

void raise_ships(game *g, events *ev, int seat, int count, int cause)
{
    if (count <= 0) return;
    move_ships(g, seat, count, PRAW, WARP);
    tell(g, ev, HC_EV_PRAW, seat, NOBODY, count, 0, 0, cause);
    settle_warp(g, ev);
}

int releasable(const game *g, int seat)
{
    const bool out = havens(g, seat) && may(g, Q_MAY_COME_BACK, seat, 0);
    return (out ? as_many_as_fit(g, havens(g, seat), g->ships[seat][WARP]) : 0) + g->ships[seat][PRAW];
}

/* At least as many as it takes that no move is for nothing: what is raised may come home by another. */
static int fewest_to_raise(const game *g, int seat, int moves)
{
    const int home = releasable(g, seat) - g->ships[seat][PRAW];
    const bool out = havens(g, seat) && may(g, Q_MAY_COME_BACK, seat, 0);
    return moves <= home ? 0 : out ? (moves - home + 1) / 2 : moves;
}

void ask_to_raise(game *g, const frame *f)
{
    const int most = g->ships[f->seat][PRAW] < L(COUNT) ? g->ships[f->seat][PRAW] : L(COUNT);
    const int least = fewest_to_raise(g, f->seat, L(COUNT));
    hc_ask *q = ask(g, HC_ASK_NUMBER, 1u << f->seat, numbers(least < most ? least : most, most), RAISE_HOW_MANY);
    q->sheet = CARD_praw;
    q->count = (uint8_t)L(COUNT);
}

static bool has_any_in(const game *g, bool all_players, int seat, int place)
{
    for (int s = 0; s < g->players; s++) if ((all_players || s == seat) && g->ships[s][place] && havens(g, s)) return true;
    return false;
}

bool has_area_to_choose(const game *g, bool all_players, int seat)
{
    return has_any_in(g, all_players, seat, WARP) && has_any_in(g, all_players, seat, PRAW);
}

void ask_area(game *g, int seat)
{
    ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), WHICH_AREA)->sheet = CARD_praw;
}

/* ---- the part ------------------------------------------------------------------------------------------------ */

/* Wherever a loss has been told without being settled. */
FLOW(flow_settle_warp)
{
    FLOW_BEGIN;
    settle_warp(g, ev);
    FLOW_END;
}

static void digest(uint64_t *h, const game *g) { for (int s = 0; s < g->players; s++) stir(h, g->ships[s][PRAW]); }

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players && t->notes < HC_NOTES_MAX; s++)
        if (g->ships[s][PRAW])
            t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_PRAW, .sheet = CARD_praw, .value = g->ships[s][PRAW], .holder = (uint8_t)s };
    if (t->notes < HC_NOTES_MAX)
        t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_CRITICAL, .sheet = CARD_praw, .value = (int16_t)(CRITICAL_EACH * g->players),
                                         .holder = HC_NOBODY };
}

const sheet card_praw = {
    .name = "Praw", .summary = "Takes all {ships} of a {warp} that is too full",
    .prompt = PROMPTS([RAISE_HOW_MANY] = { "raise-how-many", "How many of these {ships} do you raise from the Praw to the {warp}, instead of bringing others home?", { 0 } },
                      [WHICH_AREA] = { "which-area", "From which of the two?", { "{warp}", "Praw" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "When the {warp} holds three times as many {ships} as there are players, or more, all of them fall into the Praw. Whoever may take {ships} out of the {warp} may instead raise as many from the Praw to the {warp}. Before each {destiny_card} it turns up, the {offense} may raise one {ship} this way or take one out of the {warp}." } }),
};

const game_part part_praw = {
    .name = "praw", .about = "A {warp} that is too full falls into the Praw; the only way back is through the {warp}.", .editions = IN_EON | IN_CLASSIC,
    .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_settle_warp) }), .digest = digest, .read = read,
};
