/* check.c - what must be true of every game that can be reached. Tests ask after every answer. */
#include "rules.h"
#include <string.h>

/* Equal games are equal bytes: what is not in use is zero. */
static bool is_zero(const void *bytes, size_t n)
{
    for (const uint8_t *b = bytes; n > 0; n--) if (*b++) return false;
    return true;
}

static const char *check_cards(const game *g)
{
    int count[CARD_PLACES] = { 0 };
    for (int c = 0; c < g->cards; c++) {
        int place = g->where[c];
        if (place >= CARD_PLACES) return "a card is nowhere";
        count[place]++;
        const place_row *row = row_of_place(place);
        if (!(class_of(g, c) & row->classes)) return "a card lies where its kind never does";
        if (row->known_to == KNOWN_TO_ITS_SEAT && !g->is_view && !(g->known[c] >> seat_at(place) & 1)) return "a player does not know their own cards";
        if (row->known_to == KNOWN_TO_ALL && place != OUT_OF_GAME && !g->is_view && !is_open(g, c)) return "a card that lies face up is hidden";
        if (place == IN_PLAY && !running(g, CORE(flow_act))) return "a card was left in play";
        if (row->known_to == KNOWN_TO_PARTIES && !g->bargain.parties) return "an offered card was left";
        const bool drawn = lies_in(g, c, JUST_DRAWN);
        const bool on_its_way = running(g, CORE(flow_draw)) || running(g, CORE(flow_draw_rewards)) || running(g, CORE(flow_compensation));
        if (drawn && !on_its_way && !running(g, CORE(flow_act))) return "a drawn card was left";
        if (row->of_sheet && (!tag_of(g, c) || g->power[tag_of(g, c) - 1].holder != seat_at(place))) return "a flare lies on the sheet of another";
        if (was_open(g, c) && ((g->known[c] | knows_again(g, c)) & everybody(g)) != everybody(g)) return "a card is public that somebody does not know";
    }
    for (int place = 0; place < CARD_PLACES; place++) if (count[place] != g->count[place]) return "counts of cards are stale";
    for (int pile = 0; pile < PILES; pile++) {
        if (count[pile] != g->pile_count[pile]) return "a pile and the places disagree";
        for (int i = 0; i < g->pile_count[pile]; i++)
            if (g->where[pile_of(g, pile)[i]] != pile) return "a pile holds a card from elsewhere";
    }
    if (!is_zero(g->order_of + cards_in_piles(g), (size_t)(HC_CARDS - cards_in_piles(g)))) return "bytes beyond the piles";
    for (int s = 0; s < g->players; s++) {
        if (count[ON_TABLE + s] > 1) return "two encounter cards before one player";
        if (count[BESIDE_IT + s] && !running(g, CORE(flow_encounter))) return "an extra card was left";
        if (count[BESIDE_IT + s] && !takes_part(g, s) && !g->over) return "an extra card before one who takes no part";
    }
    return NULL;
}

static bool are_on_the_way(const game *g)
{
    if (running(g, CORE(flow_lose_ships)) || running(g, CORE(flow_lose_any)) || running(g, CORE(flow_pay_for_talks))) return true;
    return running(g, CORE(flow_rings)) || running(g, CORE(flow_return_ships));
}

static const char *check_ships(const game *g)
{
    for (int s = 0; s < g->players; s++) {
        int n = 0;
        uint64_t colony = 0;
        for (int p = 0; p < HC_PLACES; p++) n += g->ships[s][p];
        for (int p = 0; p < HC_PLANETS; p++) colony |= (uint64_t)(g->ships[s][p] > 0) << p;
        if (n != ships_of(g, s)) return "ships appeared or vanished";
        if (g->ships[s][LIMBO] && !are_on_the_way(g)) return "ships were left in limbo";
        if (!running(g, CORE(flow_lose_any)) && !running(g, CORE(flow_pay_for_talks)) && colony != g->colony[s]) return "colonies are not where ships are";
        if (g->ships[s][GATE] && !running(g, CORE(flow_encounter)) && !g->over) return "ships were left at the gate";
        if (!g->over && !takes_part(g, s) && g->ships[s][GATE] && !running(g, CORE(flow_act)) && !running(g, CORE(flow_allies_home))) return "ships at the gate without a side";
        bool beside = g->ships[s][OTHER_GATE] && !g->over && !running(g, CORE(flow_allies_home));      /* also of who takes no part and waits there */
        if (beside && !on_both_sides(g, s) && (takes_part(g, s) || !running(g, CORE(flow_encounter)))) return "ships beside the defense of a player on one side only";
        bool lost = home_colonies(g, s) < home_for_power(g, s);
        if (!running(g, CORE(flow_lose_any)) && lost != (g->lost_power >> s & 1)) return "a lost power was not told";
    }
    return NULL;
}

static const char *check_grounds(const game *g)
{
    uint64_t all = 0;
    for (int s = 0; s < SEATS; s++) {
        if (all & g->system[s]) return "a planet is in two systems";
        all |= g->system[s];
        if (s >= g->players && g->system[s]) return "a system without a player";
    }
    if (g->planets & ~all) return "a planet is in no system";
    for (int i = 0; i < HC_ADDED; i++)
        if (g->added[i] ? !(all >> (g->added[i] - 1) & 1) : i + 1 < HC_ADDED && g->added[i + 1]) return "planets that came later are not where they came";
    for (int s = 0; s < g->players; s++) if (g->colony[s] & ~(g->planets | all_moons(g))) return "ships on a planet that is no more";
    return NULL;
}

static const char *check_units(const game *g)
{
    for (int s = 0; s < g->players; s++) {
        int under = 0;
        bool any = g->fleet[s];
        for (int i = 0; i < HC_UNITS; i++) {
            under += g->unit[i].of[s];
            any |= g->unit[i].seat == s + 1;
        }
        if (under != g->ships[s][UNDER]) return "what lies under units is not what they say";
        if (any != has_unlike(g, s)) return "unlike ships were not noted";
        for (int p = 0; p < HC_PLACES; p++) if (plain_at(g, s, p) < 0) return "a unit is not where ships are";
    }
    for (int i = 0; i < HC_UNITS; i++) {
        const unit *u = &g->unit[i];
        if (!u->seat && !is_zero(u, sizeof *u)) return "bytes in a unit that is none";
        if (u->seat && (u->place == UNDER && u->kind != HC_UNIT_RING) != (carrier_of(u) >= 0)) return "a unit is under nothing";
        if ((u->place == WARP || u->place == PRAW) && u->kind == HC_UNIT_STACK) return "a stack holds together in the warp";
    }
    return NULL;
}

static const char *check_question(const game *g)
{
    hc_option option[HC_OPTIONS_MAX];
    if (g->over != (g->depth == 0)) return "the stack and the end of the game disagree";
    if (g->over) return NULL;
    if (!hc_asked(g)) return "nobody is asked";
    for (int s = 0; s < SEATS; s++)
        if (hc_asked(g) >> s & 1 && (s >= g->players || !hc_options(g, s, option))) return "a question without options";
    return NULL;
}

static const char *check_parts(const game *g)
{
    for (int p = 0; p < HC_PARTS; p++) if (g->part_option[p] && (p >= PARTS_END || !has_part(g, p))) return "an option of a part that is not in the game";
    if (g->parts >> PARTS_END) return "a part that there is not";
    for (int s = g->parts ? g->players : 0; s < SEATS; s++) if (!is_zero(g->purse[s], sizeof g->purse[s])) return "a purse that is nobody's";
    return !g->parts && !is_zero(g->kept, sizeof g->kept) ? "something is kept for a part that is not in the game" : NULL;
}

const char *check_encounters(const game *g)
{
    const char *broken = check_cards(g);
    if (!broken) broken = check_ships(g);
    if (!broken) broken = check_grounds(g);
    return broken ? broken : check_units(g);
}

const char *hc_check(const hc_game *g)
{
    const char *broken = book_of(g)->check(g);
    if (!broken) broken = check_question(g);
    if (!broken) broken = check_memories(g);
    if (!broken) broken = check_pieces(g);
    if (!broken) broken = check_parts(g);
    FOR_PARTS(p, g) if (!broken && GAME_PART[p]->check) broken = GAME_PART[p]->check(g);
    if (broken) return broken;
    if (!is_zero(g->draft + g->draft_count, sizeof g->draft - g->draft_count * sizeof *g->draft)) return "bytes beyond the draft";
    if (!running(g, CORE(flow_encounter)) && !running(g, CORE(flow_act)) && !is_zero(&g->bargain, sizeof g->bargain)) return "talks were left over";
    if (g->draft_count && !(g->ask.extra & DRAFTING) && !running(g, CORE(flow_sort))) return "a draft was left over";
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].holder >= g->players || g->power[p].owner >= g->players) return "a power is nowhere";
    if (!is_zero(g->top + g->tops, sizeof g->top - g->tops * sizeof *g->top)) return "bytes beyond the known tops";
    if (!is_zero(g->effect + g->effects, sizeof g->effect - g->effects * sizeof *g->effect)) return "bytes beyond the effects";
    if (!is_zero(g->where + g->cards, (size_t)(HC_CARDS - g->cards))) return "bytes beyond the cards";
    for (int i = 0; i < g->effects; i++) if (!has(&g->acted, g->effect[i].source) || effect_at(g, g->effect[i].source) != i) return "effects are out of order";
    for (int i = 0; i < g->effects; i++) if (has(&g->in_effect, g->effect[i].source) && !g->effect[i].on) return "in effect without anything switched on";
    if (!is_zero(g->stack + g->depth, sizeof g->stack - g->depth * sizeof *g->stack)) return "a frame above the top";
    game again = *g;
    index_held(&again);
    if (memcmp(again.held, g->held, sizeof g->held)) return "held sources are stale";
    if (memcmp(again.hears, g->hears, sizeof g->hears)) return "listening masks are stale";
    if (memcmp(again.banded, g->banded, sizeof g->banded)) return "who listens in which bands of windows is stale";
    if (again.lasting != g->lasting) return "what powers and pieces change is stale";
    if (memcmp(again.piece_bands, g->piece_bands, sizeof g->piece_bands)) return "which pieces listen in which bands of windows is stale";
    if (again.switched != g->switched) return "what effects change is stale";
    return NULL;
}
