/* refuse.c - what may be set up, and what is refused. */
#include "rules.h"

enum { COMBO_PLAYERS = 5 };      /* combo cards name aliens for so many at most */

static uint64_t boxes_of(const hc_setup *s) { return s->boxes ? s->boxes : hc_usual_boxes(s->edition); }

static bool is_given(const hc_setup *s, int seats, int alien)
{
    for (int seat = 0; seat < seats; seat++) if (s->alien[seat] == alien) return true;
    return false;
}

/* Of those that nobody plays, by the aliens of the seats before this one. */
static int colours_wanted(const hc_setup *s, int seats)
{
    int n = 0;
    for (int seat = 0; seat < seats; seat++) n += needs_colour(s->alien[seat], s->edition);
    return n;
}

static hc_status check_alien(const hc_setup *s, int seat)
{
    int alien = s->alien[seat];
    if (!alien) return HC_OK;
    if (!is_alien(alien)) return HC_NO_SUCH_ALIEN;
    const form *f = form_in(alien, s->edition);
    if (!f) return HC_ALIEN_NOT_IN_EDITION;
    if (!is_in_boxes(alien, s->edition, boxes_of(s))) return HC_ALIEN_NOT_IN_BOXES;
    if (s->players < f->players_min) return HC_ALIEN_NEEDS_PLAYERS;
    if (!has_needed(f, s->parts)) return HC_ALIEN_NEEDS_PART;
    if (f->colour && s->players + colours_wanted(s, seat) >= SEATS) return HC_ALIEN_NEEDS_COLOUR;
    for (int other = 0; other < seat; other++)
        if (aliens_clash(alien, s->alien[other], s->edition)) return HC_ALIENS_CLASH;
    return is_given(s, seat, alien) ? HC_ALIEN_TWICE : HC_OK;
}

/* Those that could be drawn and be together at this table: as second aliens, only those for which a large group has room. */
static int count_aliens(const hc_setup *s, bool as_second)
{
    int there = 0, coloured = 0, clashing = 0;
    FOR_ALIENS_FOR(a, s->edition) {
        const form *f = form_in(a, s->edition);
        const bool fits = f && has_needed(f, s->parts) && is_in_boxes(a, s->edition, boxes_of(s)) && s->players >= f->players_min &&
                          (!s->alert || SHEETS[a]->alert == s->alert) && !is_given(s, s->players, a);
        if (!fits || (as_second && !has_room_as_second(a, s->players))) continue;
        there++;
        coloured += f->colour;
        clashing += f->not_with != 0;
    }
    const int colours = SEATS - s->players - colours_wanted(s, s->players);
    return there - clashing - (coloured > colours ? coloured - colours : 0);
}

/* Is there an alien for every seat that draws one, or as many as it chooses among, or one more to change into? */
static bool has_enough_aliens(const hc_setup *s)
{
    int first = 0, second = 0;
    for (int seat = 0; seat < s->players; seat++) {
        first += !s->alien[seat];
        second += plays_two_aliens(s->variants) && !second_alien_given(s, seat);
    }
    const int more = s->variants >> V_ROTATING_POWERS & 1, later = second ? first + aliens_at_once(s->variants, second) : 0;
    const int now = aliens_at_once(s->variants, first), wanted = (now > later ? now : later) + more;
    return count_aliens(s, false) >= wanted && (!second || count_aliens(s, true) >= later);
}

static hc_status check_parts(const hc_setup *s)
{
    for (int p = 0; p < 64; p++) {
        const bool asked = s->parts >> p & 1;
        if (asked && !hc_part_name(s->edition, p, NULL)) return HC_NO_SUCH_PART;
        for (int i = 0; p < HC_PARTS && s->part_option[p] >> i; i++)
            if (s->part_option[p] >> i & 1 && (!asked || !hc_part_option(s->edition, p, i, NULL))) return HC_NO_SUCH_OPTION;
        if (asked && GAME_PART[p]->one_option && s->part_option[p] & (s->part_option[p] - 1)) return HC_PARTS_CLASH;
        hc_status refused = asked && GAME_PART[p]->refuses ? GAME_PART[p]->refuses(s) : HC_OK;
        if (refused != HC_OK) return refused;
    }
    return HC_OK;
}

hc_status check_setup(const hc_setup *s, int *at)
{
    *at = HC_NOBODY;
    if (s->edition >= HC_EDITION_COUNT || !EDITIONS[s->edition]) return HC_NO_SUCH_EDITION;
    const hc_edition_info *info = &EDITIONS[s->edition]->info;
    if (s->players < info->players_min) return HC_TOO_FEW_PLAYERS;
    if (s->players > info->players_max) return HC_TOO_MANY_PLAYERS;
    if (s->first != HC_NOBODY && s->first >= s->players) return HC_NO_SUCH_SEAT;
    for (uint64_t left = s->variants; left; left &= left - 1)
        if (!hc_variant_name(s->edition, __builtin_ctzll(left), NULL)) return HC_NO_SUCH_VARIANT;
    for (uint64_t left = s->boxes; left; left &= left - 1)
        if (!hc_box_name(s->edition, __builtin_ctzll(left), NULL)) return HC_NO_SUCH_BOX;
    hc_status part = check_parts(s);
    if (part == HC_OK) part = check_gifts(s, at);
    if (part != HC_OK) return part;
    hc_status way = refuse_choosing(s);
    if (way != HC_OK) return way;
    if (s->points && (!hc_age_at(s->points - 1) || !hc_part_name(s->edition, PART_objectives, NULL))) return HC_NO_SUCH_PRESET;
    if (s->variants >> V_COSMIC_COMBOS & 1 && s->players > COMBO_PLAYERS) return HC_TOO_MANY_FOR_COMBOS;
    if (s->alert >= HC_ALERTS || (s->alert && !EDITIONS[s->edition]->alerts)) return HC_NO_SUCH_ALERT;
    for (int seat = 0; seat < s->players; seat++) {
        hc_status refused = check_alien(s, seat);
        if (refused != HC_OK) {
            *at = seat;
            return refused;
        }
    }
    return has_enough_aliens(s) ? HC_OK : HC_TOO_FEW_ALIENS;
}
