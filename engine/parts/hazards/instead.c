/* instead.c - alternative hazards of Cosmic Odyssey: the offense may take what they offer instead of the encounter, and everybody else gets something, too. */
#include "rules.h"

enum { WHETHER, TAKES_IT = 1, FULL_HAND = 8, OWN_PROMPT = 1, OTHERS_TOO };
#define WHETHER_TO [WHETHER] = { "instead", "Do you have your {encounter}, or what this hazard offers instead?", { "the encounter", "the hazard" } }
#define ASKS_WHETHER .prompt = PROMPTS(WHETHER_TO)
#define ASKS_MORE(...) .prompt = PROMPTS(WHETHER_TO, __VA_ARGS__)

static void ask_whether(game *g, const frame *f) { ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(2), WHETHER); }

static void say_so(game *g, events *ev, const frame *f) { tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, WHETHER, 0, L(SOURCE)); }

/* The encounter ends, and counts as a success. */
#define OFFER_INSTEAD  ASK(ask_whether(g, f)); say_so(g, ev, f); if (g->answer != TAKES_IT) RETURN(0)
#define ENCOUNTER_ENDS count_as_success(g); UNWIND(CORE(flow_encounter), ENCOUNTER_OVER)

static int hand_of(const game *g, int seat) { return g->count[IN_HAND + seat]; }
static int missing(const game *g, int seat) { return hand_of(g, seat) < FULL_HAND ? FULL_HAND - hand_of(g, seat) : 0; }

/* Of the others each says for itself whether it takes the card. */
#define A_CARD_TOO [OTHERS_TOO] = { "card-too", "Do you take the card that this hazard offers you?", { "No", "Yes" } }
static void ask_other(game *g, const frame *f, int seat) { ask_for(g, f, HC_ASK_CHOICE, seat, choices(2), OTHERS_TOO); }

static int planets_shared(const game *g, int seat, int with) { return count_bits(colonies(g, seat) & colonies(g, with)); }

static int planets_shared_at_all(const game *g, int seat)
{
    uint64_t others = 0;
    for (int s = 0; s < g->players; s++) if (s != seat) others |= colonies(g, s);
    return count_bits(colonies(g, seat) & others);
}

/* ---- Learn from the Past ------------------------------------------------------------------------------------------------ */

static int fewer(int a, int b) { return a < b ? a : b; }

static void take_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) take_discard(g, ev, seat, g->draft[i], cause);
    clear_draft(g);
}

static FLOW(learn)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OFFER_INSTEAD;
    SET(COUNT, fewer(missing(g, f->seat), g->pile_count[IN_DISCARD]));
    if (L(COUNT)) {
        ASK(pick_cards_in(g, f, f->seat, IN_DISCARD, 0, L(COUNT), C_ANY, OWN_PROMPT));
        take_drafted(g, ev, f->seat, L(SOURCE));
    }
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!missing(g, L(WHO)) || !g->pile_count[IN_DISCARD]) continue;
        ASK(ask_other(g, f, L(WHO)));
        if (g->answer) take_discard(g, ev, L(WHO), random_card(g, IN_DISCARD, C_ANY), L(SOURCE));
    }
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(learn, "Learn from the Past", "Cards from the discards instead of the {encounter}",
    ASKS_MORE([OWN_PROMPT] = { "learn", "Which cards do you take from the discards?", { 0 } }, A_CARD_TOO),
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may fill its hand up to eight with cards of its choice from the discards. Then everybody else with fewer than eight cards may take one from there at random.", AT_ONCE_DO(learn)));

/* ---- New Recruits --------------------------------------------------------------------------------------------------------- */

static uint64_t barracks(const game *g, int seat)
{
    const uint64_t at_home = colonies(g, seat) & system_of(g, seat);
    return with_room(g, at_home ? at_home : colonies(g, seat));
}

static int recruits(const game *g, int seat, int most)
{
    const uint64_t to = barracks(g, seat);
    return to ? as_many_as_fit(g, to, fewer(most, g->ships[seat][WARP])) : 0;
}

static void ask_barracks(game *g, const frame *f, int seat, int ships)
{
    by_sheet(pick(g, HC_ASK_PLANET, seat, ships, ships, barracks(g, seat), OWN_PROMPT), f)->extra |= REPEATING;
}

static void enlist_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) {
        const int to = g->draft[i] % SORT;       /* the rest of it says which of unlike ships */
        move_drafted(g, seat, g->draft[i] - to + WARP, to);
        tell(g, ev, HC_EV_REGAINED, seat, NOBODY, 1, to, 0, cause);
    }
    clear_draft(g);
    watch_powers(g, ev);
}

static FLOW(recruit)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OFFER_INSTEAD;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        SET(COUNT, recruits(g, L(WHO), L(AT) ? 1 : 255));
        if (!L(COUNT)) continue;
        ASK(ask_barracks(g, f, L(WHO), L(COUNT)));
        SORT_OUT(L(WHO), L(WHO), WARP);
        enlist_drafted(g, ev, L(WHO), L(SOURCE));
        ANSWER_LANDINGS;
    }
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(recruits, "New Recruits", "{Ships} from the {warp} instead of the {encounter}",
    ASKS_MORE([OWN_PROMPT] = { "recruit", "To which home {colonies} do the {ships} from the {warp} go?", { 0 } }),
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may take all its {ships} out of the {warp}, to home {colonies}. Then everybody else takes one.", AT_ONCE_DO(recruit)));

/* ---- Peace Dividend, Strip Mining ------------------------------------------------------------------------------------------ */

static FLOW(make_peace)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OFFER_INSTEAD;
    if (planets_shared_at_all(g, f->seat)) CALL(reward(g, f->seat, 2 * planets_shared_at_all(g, f->seat)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (planets_shared(g, L(WHO), f->seat)) CALL(reward(g, L(WHO), 2));
    }
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(peace_dividend, "Peace Dividend", "Rewards for shared planets instead of the {encounter}", ASKS_WHETHER,
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may take two rewards, cards or {ships} out of the {warp}, for each planet that it shares with another player. Then everybody who "
                "shares a planet with it takes two.", AT_ONCE_DO(make_peace)));

static int miners(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = colonies(g, seat) & ~system_of(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)];
    return n;
}

static FLOW(strip)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OFFER_INSTEAD;
    if (miners(g, f->seat)) CALL(draw(g, f->seat, miners(g, f->seat), L(SOURCE)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (planets_shared(g, L(WHO), f->seat)) CALL(draw(g, L(WHO), 1, L(SOURCE)));
    }
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(strip_mining, "Strip Mining", "A card for each {ship} abroad instead of the {encounter}", ASKS_WHETHER,
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may draw a card for each of its {ships} on foreign {colonies}. Then everybody who shares a planet with it draws one.",
                AT_ONCE_DO(strip)));

/* ---- Re-Armament ------------------------------------------------------------------------------------------------------------- */

static void ask_old_arms(game *g, const frame *f) { by_sheet(pick_cards(g, f->seat, 0, hand_of(g, f->seat), C_ANY, OWN_PROMPT), f); }

static FLOW(rearm)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OFFER_INSTEAD;
    if (hand_of(g, f->seat)) {
        ASK(ask_old_arms(g, f));
        mark_drafted(g, f->seat);
        CALL(discard_marked(g, f->seat, L(SOURCE)));
    }
    if (missing(g, f->seat)) CALL(draw(g, f->seat, missing(g, f->seat), L(SOURCE)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (!missing(g, L(WHO))) continue;
        ASK(ask_other(g, f, L(WHO)));
        if (g->answer) CALL(draw(g, L(WHO), 1, L(SOURCE)));
    }
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(rearmament, "Re-Armament", "A new hand of eight instead of the {encounter}",
    ASKS_MORE([OWN_PROMPT] = { "rearm", "Which cards do you discard before you draw up to eight?", { 0 } }, A_CARD_TOO),
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may discard any of its cards and then draw up to eight. Then everybody else with fewer than eight cards may draw one.",
                AT_ONCE_DO(rearm)));

/* ---- Universe Merge ---------------------------------------------------------------------------------------------------------- */

static void draw_flares(game *g, events *ev, int seat, int count, int cause)
{
    for (int i = 0; i < count; i++) {
        const int c = draw_unused_flare(g, ASIDE + seat, 1u << seat);
        if (c >= 0) take_unused_flare(g, ev, seat, c, cause);
    }
}

static FLOW(merge)
{
    FLOW_BEGIN;
    OFFER_INSTEAD;
    if (power_slot(g) >= 0) grant_power(g, ev, f->seat, unused_alien(g), L(SOURCE));
    for (int i = 1; i < g->players; i++) draw_flares(g, ev, clockwise(g, f->seat, i), 2, L(SOURCE));
    ENCOUNTER_ENDS;
    FLOW_END;
}

HAZARD_ODYSSEY(universe_merge, "Universe Merge", "An extra alien instead of the {encounter}", ASKS_WHETHER,
    HAZARD_SAYS("Instead of the {encounter}, the {offense} may get an extra alien, drawn at random from those that nobody has. Then everybody else gets two flares of aliens that are not in "
                "the game.", AT_ONCE_DO(merge)));
