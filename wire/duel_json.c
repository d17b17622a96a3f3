/* duel_json.c - what a table of Duel has, as JSON: planets in a row, dials, tactics, plans, envoys, decks, clout. */
#include "wire/view_json.h"

const char *deck_word(int deck)
{
    static const char *const word[HC_DESTINY_DECKS] = { "discovery", "event", "refresh" };
    return deck >= 0 && deck < HC_DESTINY_DECKS ? word[deck] : NULL;
}

const char *tactic_word(int what)
{
    static const char *const word[] = { [HC_BLAST] = "blast", [HC_SHIELD] = "shield", [HC_READIES] = "ready" };
    return what >= 0 && what < (int)(sizeof word / sizeof word[0]) ? word[what] : NULL;
}

const char *symbol_word(int symbol)
{
    static const char *const word[HC_SYMBOLS] = { "blue", "pink", "green", "yellow" };
    return symbol >= 0 && symbol < HC_SYMBOLS ? word[symbol] : NULL;
}

/* ---- a destiny card as an entry of the encyclopaedia ---------------------------------------------- */

static void write_gifts(js *j, const char *key, const hc_gift gift[HC_GIFTS_MOST])
{
    static const char *const word[HC_GIFT_KINDS] = { NULL, "recover", "draw", "gain", "ready", "friend", "draw_up", "wreck", "naivety", "star_child" };
    js_array(j, key);
    for (int i = 0; i < HC_GIFTS_MOST && gift[i].what; i++) {
        js_object(j, NULL);
        js_string(j, "gives", word[gift[i].what]);
        js_integer(j, "count", gift[i].count);
        js_close(j);
    }
    js_close(j);
}

static void write_rules(js *j, int flags)
{
#define X(name, key) key,
    static const char *const word[] = { HC_FATE_RULES(X) };
#undef X
    js_array(j, "rules");
    for (int i = 0; i < (int)(sizeof word / sizeof *word); i++) if (flags >> i & 1) js_string(j, NULL, word[i]);
    js_close(j);
}

void js_fate(js *j, const char *key, const hc_fate_info *f)
{
    static const char *const kind[] = { NULL, "duel", "contest", "resources", "each", "own" };
    js_object(j, key);
    js_string(j, "kind", kind[f->kind]);
    write_rules(j, f->flags);
    js_integer(j, "least", f->least);
    js_integer(j, "most", f->most);
    js_array(j, "bar");
    for (int i = 0; i < HC_SYMBOLS && f->bar[i]; i++) js_string(j, NULL, symbol_word(f->bar[i] - 1));
    js_close(j);
    write_gifts(j, "winner", f->prize[0]);
    write_gifts(j, "loser", f->prize[1]);
    js_object(j, "symbols");
    for (int i = 0; i < HC_SYMBOLS && f->kind == HC_FATE_RESOURCES; i++) write_gifts(j, symbol_word(i), f->resource[i]);
    js_close(j);
    js_close(j);
}

/* ---- the table ------------------------------------------------------------------------------------- */

static void write_planets(js *j, const hc_table *t)
{
    js_array(j, "planets");
    for (int planet = 0; planet < t->planets; planet++) {
        if (!(t->standing >> planet & 1)) {
            continue;
        }
        js_object(j, NULL);
        js_integer(j, "planet", planet);
        js_string(j, "name", hc_tile_name(planet));
        js_string(j, "symbol", symbol_word(hc_tile_symbol(planet)));
        js_bool(j, "in_warp", t->duel.warp_planet == planet);
        js_seats_of_mask(j, "control", (t->duel.seat[0].controls >> planet & 1u) | (t->duel.seat[1].controls >> planet & 1u) << 1);
        js_array(j, "ships");              /* by seat */
        for (int seat = 0; seat < t->players; seat++) {
            js_integer(j, NULL, t->ships[planet][seat]);
        }
        js_close(j);
        js_close(j);
    }
    js_close(j);
}

static void write_card_of_turn(js *j, const hc_table *t)
{
    const hc_duel_info *d = &t->duel;
    if (!d->card) {
        js_null(j, "card");
        return;
    }
    js_object(j, "card");
    js_string(j, "sheet", sheet_name(d->card, t->edition));
    js_string(j, "deck", deck_word(hc_fate_deck(d->card)));
    js_close(j);
}

static void write_decks(js *j, const hc_table *t)
{
    js_object(j, "decks");
    for (int deck = 0; deck < HC_DESTINY_DECKS; deck++) {
        js_integer(j, deck_word(deck), t->duel.decks[deck]);
    }
    js_integer(j, "planets", t->duel.stack);
    js_integer(j, "reinforcements", t->duel.reinforcements);
    js_close(j);
}

static void write_tactics(js *j)
{
    js_array(j, "tactics");
    for (int half = 0; half < 2 * HC_TACTICS; half++) {
        const hc_tactic what = hc_tactic_of(half);
        js_object(j, NULL);
        js_string(j, "does", tactic_word(what.what));
        js_integer(j, "count", what.count);
        js_close(j);
    }
    js_close(j);
}

static void write_duelist(js *j, const hc_table *t, int seat)
{
    js_object(j, NULL);
    js_integer(j, "seat", seat);
    js_integer(j, "planets", t->duel.seat[seat].planets);
    js_integer(j, "supply", t->duel.seat[seat].supply);
    js_integer(j, "deck", t->duel.seat[seat].deck);
    js_integer(j, "discards", t->duel.seat[seat].discards);
    js_cards(j, "thrown", t->edition, t->duel.seat[seat].thrown, t->duel.seat[seat].discards);
    js_integer(j, "limit", t->duel.seat[seat].limit);
    js_seats_of_mask(j, "ready", t->duel.seat[seat].ready);         /* tokens, counted as seats are */
    js_or_null(j, "dial", t->duel.seat[seat].dial, -1);
    js_integer(j, "sent", t->duel.seat[seat].sent);
    js_or_null(j, "tactic", t->duel.seat[seat].shown, -1);
    js_cards(j, "backing", t->edition, t->duel.seat[seat].back, t->duel.seat[seat].backing);
    js_close(j);
}

static void write_envoys(js *j, const hc_table *t)
{
    static const char *const icon[HC_ENVOYS] = { "sword", "coin", "eye" };
    js_array(j, "envoys");
    for (int i = 0; i < HC_ENVOYS; i++) {
        if (!t->duel.envoy[i].there) {
            continue;
        }
        js_object(j, NULL);
        js_integer(j, "envoy", i);
        js_string(j, "icon", icon[i]);
        js_or_null(j, "ally", t->duel.envoy[i].ally, HC_NOBODY);
        js_bool(j, "open", t->duel.envoy[i].open);
        js_string(j, "sheet", sheet_name(t->duel.envoy[i].sheet, t->edition));
        js_close(j);
    }
    js_close(j);
}

static void write_step(js *j, const text_names *n, const hc_game *view, const hc_step *s, int edition)
{
    char text[200];
    text_step(text, sizeof text, n, view, s);
    js_object(j, NULL);
    js_integer(j, "seat", s->about);
    js_string(j, "stage", hc_stage_name(s->stage));
    js_integer(j, "before", s->before);
    js_integer(j, "after", s->after);
    js_string(j, "sheet", sheet_name(s->sheet, edition));
    js_string(j, "text", text);
    js_close(j);
}

static void write_totals(js *j, const hc_table *t, const hc_sum *sum)
{
    js_array(j, "totals");
    for (int seat = 0; seat < HC_DUELISTS; seat++) js_integer(j, NULL, sum->total[seat != t->duel.leader]);
    js_close(j);
    js_or_null(j, "leads", sum->winner < HC_DUELISTS ? sum->winner ^ t->duel.leader : HC_NOBODY, HC_NOBODY);
}

/* What each reinforcement of the viewer's hand would make of it, on either clout. */
static void write_if_backed(js *j, const hc_game *view, const hc_table *t)
{
    const hc_seat_info *me = t->viewer < HC_DUELISTS ? &t->seat[t->viewer] : NULL;
    const bool settled = t->duel.kind == HC_DUEL_DONE || t->duel.kind == HC_CONTEST_DONE;
    js_array(j, "if_backed");
    for (int i = 0; me && !settled && i < me->known; i++)
        for (int seat = 0; seat < HC_DUELISTS; seat++) {
            hc_sum sum;
            if (!hc_if_backed(view, me->card[i].card, seat, &sum)) continue;
            js_object(j, NULL);
            js_integer(j, "card", me->card[i].card);
            js_integer(j, "seat", seat);
            write_totals(j, t, &sum);
            js_close(j);
        }
    js_close(j);
}

/* Sums have the leader first; here all is by seat. */
static void write_clout(js *j, const text_names *n, const hc_game *view, const hc_table *t)
{
    hc_sum sum;
    if (!hc_revealed(view)) {
        js_null(j, "clout");
        return;
    }
    hc_totals(view, &sum);
    js_object(j, "clout");
    write_totals(j, t, &sum);
    js_array(j, "plans");
    for (int seat = 0; seat < HC_DUELISTS; seat++) js_integer(j, NULL, sum.card[seat != t->duel.leader]);
    js_close(j);
    js_array(j, "steps");
    for (int i = 0; i < sum.steps; i++) write_step(j, n, view, &sum.step[i], t->edition);
    js_close(j);
    write_if_backed(j, view, t);
    js_close(j);
}

static const char *affair(int kind)
{
    return kind == HC_DUELING || kind == HC_DUEL_DONE ? "duel" : kind ? "contest" : NULL;
}

void js_duel(js *j, const text_names *n, const hc_game *view, const hc_table *t)
{
    const hc_duel_info *d = &t->duel;
    js_or_null(j, "target", t->target, HC_NO_PLANET);
    write_planets(j, t);
    js_object(j, "duel");
    js_integer(j, "to_win", t->colonies_to_win);
    js_integer(j, "leader", d->leader);
    write_card_of_turn(j, t);
    js_string(j, "kind", affair(d->kind));
    js_bool(j, "settled", d->kind == HC_DUEL_DONE || d->kind == HC_CONTEST_DONE);
    js_integer(j, "advantage", d->advantage);
    js_bool(j, "fewer", d->fewer);
    js_string(j, "next", deck_word(d->next_deck));
    write_decks(j, t);
    write_tactics(j);
    js_array(j, "seats");
    for (int seat = 0; seat < HC_DUELISTS; seat++) write_duelist(j, t, seat);
    js_close(j);
    write_envoys(j, t);
    write_clout(j, n, view, t);
    js_close(j);
}
