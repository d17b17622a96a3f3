/* duel.c - laying out a table of Duel, and what can be expected there. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

/* ---- the table ------------------------------------------------------------------------------------------ */

static bool lay_named(run *r, int from, int seat, int where, bool last_first)
{
    const int n = current_line(r)->words;
    if (n <= from) return fail(r, "which? Write at least one");
    for (int k = from; k < n; k++) {
        const int i = last_first ? n - 1 - (k - from) : k;
        card_name c;
        if (!read_card(r, i, &c)) return false;
        if (hc_lay_card(&r->game, seat, c.kind, c.value, c.sheet, where) != HC_OK)
            return fail(r, "\"%s\" is no longer in its deck, or cannot lie there", nth_word(current_line(r), i));
    }
    return true;
}

bool lay_planets(run *r) { return lay_named(r, 1, HC_NOBODY, HC_LAY_OUT, false); }
bool lay_envoys(run *r) { return lay_named(r, 1, HC_NOBODY, HC_LAY_OUT, false); }
bool lay_stack(run *r) { return lay_named(r, 1, HC_NOBODY, HC_LAY_TOP, true); }

/* The first one named also says from which deck the first card comes. */
bool lay_fates(run *r)
{
    card_name c;
    if (!read_card(r, 1, &c) || !lay_named(r, 1, HC_NOBODY, HC_LAY_TOP, true)) return false;
    hc_lay_next_deck(&r->game, hc_fate_deck(c.sheet));
    return true;
}

bool lay_plan_deck(run *r)
{
    int seat;
    return read_seat(r, 1, &seat) && lay_named(r, 2, seat, HC_LAY_TOP, true);
}

bool lay_thrown(run *r)
{
    int seat;
    return read_seat(r, 1, &seat) && lay_named(r, 2, seat, HC_LAY_DISCARDS, false);
}

/* ally Red tugboat [up]; ally nobody tugboat up */
bool lay_ally(run *r)
{
    const script_line *l = current_line(r);
    int seat = HC_NOBODY;
    card_name c;
    if (!nth_word_is(l, 1, "nobody") && !read_seat(r, 1, &seat)) return false;
    if (!read_card(r, 2, &c)) return false;
    const bool up = nth_word_is(l, 3, "up");
    if (hc_lay_ally(&r->game, seat, c.sheet, up) != HC_OK) return fail(r, "this envoy is not in play: name it in a line \"envoys\"");
    return no_more_words(r, 3 + up);
}

int token_called(const char *word)
{
    char half[WORD_ROOM];
    for (int k = 0; k < 2 * HC_TACTICS; k++) {
        text_tactic(half, sizeof half, k);
        if (same_name(half, word)) return k / 2;
    }
    return -1;
}

bool lay_spent(run *r)
{
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    for (int i = 2; i < current_line(r)->words; i++) {
        const int token = token_called(nth_word(current_line(r), i));
        if (token < 0) return fail(r, "\"%s\" is on no tactic; write blast-4 or shield-2", nth_word(current_line(r), i));
        hc_lay_spent(&r->game, seat, token);
    }
    return true;
}

static const char *const DECK[HC_DESTINY_DECKS] = { "discovery", "event", "refresh" };

/* left event 0 | left stack 0 | left reinforcements 2 | left Red 3 (cards of its plan deck) */
bool lay_left(run *r)
{
    const script_line *l = current_line(r);
    int seat = 0, n, kind = nth_word_is(l, 1, "stack") ? HC_CARD_PLANET : nth_word_is(l, 1, "reinforcements") ? HC_CARD_REINFORCEMENT : HC_CARD_PLAN;
    for (int k = 0; k < HC_DESTINY_DECKS; k++)
        if (nth_word_is(l, 1, DECK[k])) {
            kind = HC_CARD_FATE;
            seat = k;
        }
    if (kind == HC_CARD_PLAN && !read_seat(r, 1, &seat)) return false;
    if (!read_count(r, 2, &n)) return false;
    hc_lay_only(&r->game, kind, seat, n);
    return no_more_words(r, 3);
}

/* ---- expectations ------------------------------------------------------------------------------------------ */

static const hc_event *last_event(const run *r, int kind, int seat)
{
    for (size_t k = r->entries; k-- > 0;) {
        const hc_event *e = &r->entry[k].event;
        if (e->kind == kind && (seat == HC_NOBODY || e->seat == seat)) return e;
    }
    return NULL;
}

/* clout SEAT N: as it stands, or as it was counted last. */
bool claim_clout(run *r, int *i, claim *c)
{
    hc_table t;
    hc_sum sum;
    int seat;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    const hc_event *e = last_event(r, HC_EV_CLOUT, seat);
    hc_totals(&r->game, &sum);
    return claim_number(r, i, c, hc_revealed(&r->game) ? sum.total[seat == t.duel.leader ? 0 : 1] : e ? e->a : 0, "the clout");
}

static bool claim_seat_is(run *r, int *i, claim *c, int is, const char *what)
{
    int seat = HC_NOBODY;
    if (!nth_word_is(current_line(r), *i, "nobody") && !read_seat(r, *i, &seat)) return false;
    ++*i;
    c->holds = seat == is;
    snprintf(c->is, sizeof c->is, "%s is %s", what, is < r->players ? r->name[is] : "nobody");
    return true;
}

bool claim_duel(run *r, int *i, claim *c)
{
    const hc_event *e = last_event(r, HC_EV_DUEL_WON, HC_NOBODY);
    return claim_seat_is(r, i, c, e ? e->seat : HC_NOBODY, "the winner of the last duel or contest");
}

bool claim_leader(run *r, int *i, claim *c)
{
    hc_table t;
    hc_read(&r->game, &t);
    return claim_seat_is(r, i, c, t.duel.leader, "the leader");
}

bool claim_planets(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) && claim_number(r, i, c, t.duel.seat[seat].planets, "the number of planets");
}

bool claim_thrown(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) && claim_number(r, i, c, t.duel.seat[seat].discards, "the number of discards");
}

bool claim_limit(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) && claim_number(r, i, c, t.duel.seat[seat].limit, "the hand limit");
}

bool claim_ready(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, n = 0;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    for (int k = 0; k < HC_TACTICS; k++) n += t.duel.seat[seat].ready >> k & 1;
    return claim_number(r, i, c, n, "the number of readied tactics");
}

/* left stack N | reinforcements N | discovery N | event N | refresh N */
bool claim_left(run *r, int *i, claim *c)
{
    hc_table t;
    hc_read(&r->game, &t);
    int is = nth_word_is(current_line(r), *i, "stack") ? t.duel.stack : nth_word_is(current_line(r), *i, "reinforcements") ? t.duel.reinforcements : -1;
    for (int k = 0; k < HC_DESTINY_DECKS; k++) if (nth_word_is(current_line(r), *i, DECK[k])) is = t.duel.decks[k];
    if (is < 0) return fail(r, "right is: expect left stack 3");
    ++*i;
    return claim_number(r, i, c, is, "what is left");
}

bool claim_fate(run *r, int *i, claim *c)
{
    hc_table t;
    card_name wanted;
    hc_read(&r->game, &t);
    if (!read_card(r, *i, &wanted)) return false;
    ++*i;
    char word[WORD_ROOM];
    write_sheet(word, r, t.duel.card);
    c->holds = t.duel.card == wanted.sheet;
    snprintf(c->is, sizeof c->is, "the destiny card is %s", word);
    return true;
}

/* envoy sword Red|neutral|gone [up|down] */
bool claim_envoy(run *r, int *i, claim *c)
{
    static const char *const ICON[] = { "sword", "coin", "eye" };
    const script_line *l = current_line(r);
    hc_table t;
    int icon = -1, seat = HC_NOBODY;
    hc_read(&r->game, &t);
    for (int k = 0; k < HC_ENVOYS; k++) if (nth_word_is(l, *i, ICON[k])) icon = k;
    if (icon < 0) return fail(r, "an envoy is sword, coin or eye");
    ++*i;
    const bool gone = nth_word_is(l, *i, "gone"), neutral = nth_word_is(l, *i, "neutral");
    if (!gone && !neutral && !read_seat(r, *i, &seat)) return false;
    ++*i;
    const bool there = t.duel.envoy[icon].there, open = t.duel.envoy[icon].open, up = nth_word_is(l, *i, "up"), down = nth_word_is(l, *i, "down");
    *i += up || down;
    c->holds = (gone ? !there : there && t.duel.envoy[icon].ally == seat) && (!up || open) && (!down || !open);
    snprintf(c->is, sizeof c->is, "it is %s, %s", !there ? "gone" : t.duel.envoy[icon].ally < r->players ? r->name[t.duel.envoy[icon].ally] : "neutral", open ? "up" : "down");
    return true;
}
