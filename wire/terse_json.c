/* terse_json.c - a view, a question, its options and events as JSON without words. */
#include "wire/terse_json.h"

#include "wire/view_json.h"

/* ---- what the numbers mean ------------------------------------------------------------------------- */

static const char *word_of_rule(int flag) { return flag <= HC_BY_SPIRAL ? rule_word(flag) : NULL; }

static const char *word_of_window(int window)
{
    hc_window_info info;
    return window < hc_window_count() && hc_window(window, &info) ? info.name : NULL;
}

static void write_sheets(js *j, int edition)
{
    js_array(j, "sheets");
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++) {
        const char *name = sheet_name(sheet, edition);
        if (name) {
            js_array(j, NULL);
            js_integer(j, NULL, sheet);
            js_string(j, NULL, name);
            js_close(j);
        }
    }
    js_close(j);
}

static const char *word_of_duel(int flag) { return flag <= HC_BY_NO_CARDS ? rule_of_duel(flag) : NULL; }

typedef struct word_list { const char *key; const char *(*word)(int); } word_list;

static void write_words(js *j, const word_list list[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        js_array(j, list[i].key);
        const char *word;
        for (int number = 0; (word = list[i].word(number)) != NULL; number++) {
            js_string(j, NULL, word);
        }
        js_close(j);
    }
}

void js_terse_words(js *j, const char *key, int edition)
{
    static const word_list all[] = {
        { "questions", hc_ask_kind_name }, { "prompts", prompt_of_rules }, { "cards", hc_card_kind_name }, { "events", hc_event_name },
        { "phases", phase_word }, { "powers", power_state_name }, { "windows", word_of_window }, { "lies", hc_lies_name }, { "notes", hc_note_name },
    };
    static const word_list of_encounters[] = { { "rules", word_of_rule }, { "sides", side_name }, { "destiny", destiny_name }, { "items", hc_item_name } };
    static const word_list of_duel[] = { { "rules", word_of_duel }, { "decks", deck_word }, { "tactics", tactic_word }, { "symbols", symbol_word } };
    js_object(j, key);
    write_words(j, all, sizeof all / sizeof all[0]);
    if (hc_edition(edition)->home_for_power) {
        write_words(j, of_encounters, sizeof of_encounters / sizeof of_encounters[0]);
    } else {
        write_words(j, of_duel, sizeof of_duel / sizeof of_duel[0]);
    }
    write_sheets(j, edition);
    js_close(j);
}

/* ---- lists of numbers --------------------------------------------------------------------------------- */

static void write_list(js *j, const char *key, const int number[], int count)
{
    js_array(j, key);
    for (int i = 0; i < count; i++) {
        js_integer(j, NULL, number[i]);
    }
    js_close(j);
}
#define LIST(j, key, ...) write_list(j, key, (const int[]){ __VA_ARGS__ }, (int)(sizeof (int[]){ __VA_ARGS__ } / sizeof(int)))

/* HC_NOBODY, HC_NO_PLANET, HC_NO_CARD and HC_UNKNOWN are one number. */
static int or_none(int number)
{
    return number == HC_NOBODY ? -1 : number;
}

/* ---- the table -------------------------------------------------------------------------------------------- */

/* Where a card lies that belongs to a seat. */
enum { IN_HAND, PLAYED };

static void write_cards(js *j, const hc_card_info card[], int count, int seat, int place)
{
    for (int i = 0; i < count; i++) {
        LIST(j, NULL, seat, place, card[i].card, card[i].kind, card[i].value, card[i].sheet);
    }
}

static void write_cards_of_seats(js *j, const hc_table *t)
{
    js_array(j, "cards");
    for (int seat = 0; seat < t->players; seat++) {
        const hc_seat_info *s = &t->seat[seat];
        write_cards(j, s->card, s->known, seat, IN_HAND);
        write_cards(j, &s->played_card, s->played_card.kind != HC_CARD_NONE, seat, PLAYED);
    }
    js_close(j);
}

/* Of a table of Duel, where there are no encounters. */
static void write_duelists(js *j, const hc_table *t)
{
    js_array(j, "seats");
    for (int seat = 0; seat < t->players; seat++) {
        const hc_seat_info *s = &t->seat[seat];
        const int dial = t->duel.seat[seat].dial, shown = t->duel.seat[seat].shown;
        LIST(j, NULL, s->alien, s->power_state, t->duel.seat[seat].planets, s->warp, s->gone, s->hand, s->played, s->face_up, s->aside,
             t->duel.seat[seat].supply, t->duel.seat[seat].deck, t->duel.seat[seat].discards, t->duel.seat[seat].limit,
             t->duel.seat[seat].ready, dial, t->duel.seat[seat].sent, shown);
    }
    js_close(j);
}

static void write_seats(js *j, const hc_table *t)
{
    js_array(j, "seats");
    for (int seat = 0; seat < t->players; seat++) {
        const hc_seat_info *s = &t->seat[seat];
        LIST(j, NULL, s->alien, s->power_state, s->foreign_colonies, s->home_colonies, s->side, s->ships_in,
             s->invited_by[HC_SIDE_OFFENSE], s->invited_by[HC_SIDE_DEFENSE], s->asked_to_join, s->warp, s->gone, s->gate,
             s->hand, s->played, s->face_up, s->aside, s->ships_on[HC_SIDE_OFFENSE], s->ships_on[HC_SIDE_DEFENSE]);
    }
    js_close(j);
}

static void write_planets(js *j, const hc_game *view, const hc_table *t)
{
    js_array(j, "planets");
    for (int planet = 0; planet < t->planets; planet++) {
        js_array(j, NULL);
        js_integer(j, NULL, t->standing >> planet & 1 ? hc_planet_owner(view, planet) : HC_NOBODY);
        for (int seat = 0; seat < t->players; seat++) {
            js_integer(j, NULL, t->ships[planet][seat]);
        }
        js_close(j);
    }
    js_close(j);
}

static void write_deal(js *j, const hc_table *t)
{
    js_object(j, "deal");
    js_integer(j, "proposer", or_none(t->proposer));
    js_integer(j, "round", t->deal_round);
    js_array(j, "items");
    for (int i = 0; i < t->items; i++) {
        const hc_item *x = &t->item[i];
        LIST(j, NULL, x->from, or_none(x->to), x->kind, x->thing, x->count, or_none(x->card.card));
    }
    js_close(j);
    js_close(j);
}

static void write_lists(js *j, const hc_table *t)
{
    js_array(j, "things");
    for (int i = 0; i < t->things; i++) {
        const hc_thing *x = &t->thing[i];
        LIST(j, NULL, x->lies, or_none(x->holder), x->sheet, or_none(x->ground), x->count, x->open,
             or_none(x->card.card), x->card.kind, x->card.value);
    }
    js_close(j);
    js_array(j, "fleets");
    for (int i = 0; i < t->fleets; i++) {
        LIST(j, NULL, t->fleet[i].owner, t->fleet[i].holder, t->fleet[i].sheet, t->fleet[i].count);
    }
    js_close(j);
    js_array(j, "notes");
    for (int i = 0; i < t->notes; i++) {
        LIST(j, NULL, t->note[i].kind, or_none(t->note[i].holder), t->note[i].sheet, t->note[i].value);
    }
    js_close(j);
}

static void write_totals(js *j, const hc_game *view)
{
    hc_sum sum;
    hc_totals(view, &sum);
    if (sum.face[0] > HC_FACE_NONE && sum.face[1] > HC_FACE_NONE) {
        LIST(j, "totals", sum.total[HC_SIDE_OFFENSE], sum.total[HC_SIDE_DEFENSE], sum.winner);
    }
}

static void write_powers_and_discards(js *j, const hc_table *t)
{
    js_array(j, "powers");
    for (int i = 0; i < t->powers; i++) {
        LIST(j, NULL, t->power[i].alien, or_none(t->power[i].holder), t->power[i].state);
    }
    js_close(j);
    js_array(j, "discards");
    for (int i = 0; i < t->discards; i++) {
        const hc_card_info *c = &t->discard[i];
        LIST(j, NULL, c->card, c->kind, c->value, c->sheet);
    }
    js_close(j);
}

static void write_encounter(js *j, const hc_game *view, const hc_table *t)
{
    js_integer(j, "encounter", t->encounter);
    js_integer(j, "encounter_of_turn", t->encounter_of_turn);
    js_integer(j, "offense", or_none(t->offense));
    js_integer(j, "defense", or_none(t->defense));
    js_integer(j, "target", or_none(t->target));
    js_integer(j, "driving_out", t->driving);
    js_integer(j, "winner", or_none(t->winner));
    js_integer(j, "colonies_to_win", t->colonies_to_win);
    js_integer(j, "home_for_power", t->home_for_power);
    write_seats(j, t);
    write_planets(j, view, t);
    write_cards_of_seats(j, t);
    LIST(j, "piles", t->deck, t->discards, t->destiny, t->destiny_used);
    LIST(j, "destiny", or_none(t->destiny_drawn), t->destiny_drawn == HC_NOBODY && !t->destiny_kind ? -1 : t->destiny_kind);
}

static void write_duel(js *j, const hc_game *view, const hc_table *t)
{
    const hc_duel_info *d = &t->duel;
    js_integer(j, "target", or_none(t->target));
    write_duelists(j, t);
    js_array(j, "planets");
    for (int planet = 0; planet < t->planets; planet++) {
        const uint8_t *ships = t->ships[planet];
        if (t->standing >> planet & 1) LIST(j, NULL, planet, hc_tile_symbol(planet), d->warp_planet == planet, ships[0], ships[1]);
    }
    js_close(j);
    write_cards_of_seats(j, t);
    LIST(j, "piles", d->decks[HC_DECK_DISCOVERY], d->decks[HC_DECK_EVENT], d->decks[HC_DECK_REFRESH], d->stack, d->reinforcements);
    LIST(j, "duel", d->leader, d->card, d->kind, d->advantage, d->next_deck, t->colonies_to_win);
    js_array(j, "envoys");
    for (int i = 0; i < HC_ENVOYS; i++) LIST(j, NULL, d->envoy[i].sheet, d->envoy[i].there, or_none(d->envoy[i].ally), d->envoy[i].open);
    js_close(j);
    js_array(j, "thrown");
    for (int seat = 0; seat < HC_DUELISTS; seat++)
        for (int i = 0; i < d->seat[seat].discards; i++) LIST(j, NULL, seat, d->seat[seat].thrown[i].card, d->seat[seat].thrown[i].value);
    js_close(j);
    js_array(j, "backing");
    for (int seat = 0; seat < HC_DUELISTS; seat++) {
        for (int i = 0; i < d->seat[seat].backing; i++) LIST(j, NULL, seat, d->seat[seat].back[i].card, d->seat[seat].back[i].value);
    }
    js_close(j);
    if (hc_revealed(view)) {
        hc_sum sum;
        hc_totals(view, &sum);
        LIST(j, "clout", sum.total[d->leader != 0], sum.total[d->leader == 0], sum.winner < HC_DUELISTS ? sum.winner ^ d->leader : -1);
    }
}

void js_terse_table(js *j, const char *key, const hc_game *view)
{
    hc_table t;
    hc_read(view, &t);
    js_object(j, key);
    js_integer(j, "phase", t.phase);
    js_integer(j, "turn", t.turn);
    if (t.duel.plays) {
        write_duel(j, view, &t);
    } else {
        write_encounter(j, view, &t);
    }
    write_powers_and_discards(j, &t);
    if (t.dealing) {
        write_deal(j, &t);
    }
    write_lists(j, &t);
    if (!t.duel.plays && hc_revealed(view)) {
        write_totals(j, view);
    }
    js_close(j);
}

/* ---- questions and events ----------------------------------------------------------------------------------- */

void js_terse_question(js *j, const char *key, const hc_question *q)
{
    js_object(j, key);
    js_integer(j, "kind", q->kind);
    js_integer(j, "prompt", q->prompt);
    js_integer(j, "sheet", q->sheet);
    js_integer(j, "count", q->count);
    js_integer(j, "place", or_none(q->place));
    js_integer(j, "who", or_none(q->who));
    if (q->simultaneous) {
        js_integer(j, "simultaneous", 1);
    }
    js_picks(j, q);
    if (q->kind == HC_ASK_PLANET) {
        js_integer(j, "whose", q->whose);
        if (q->spares) js_bool(j, "spares", true);
    }
    if (q->kind == HC_ASK_ACT) {
        js_integer(j, "window", q->window);
        js_integer(j, "about", q->about);
    }
    js_close(j);
}

void js_terse_options(js *j, const hc_game *view, const hc_question *q, const hc_option option[], int count)
{
    js_array(j, "options");
    for (int i = 0; i < count; i++) {
        js_integer(j, NULL, option[i].choice);
    }
    js_close(j);
    if (q->kind != HC_ASK_ACT) {
        return;
    }
    js_array(j, "sheets");
    for (int i = 0; i < count; i++) {
        int card;
        js_integer(j, NULL, option[i].choice < HC_PASS ? hc_source(view, option[i].thing, &card) : 0);
    }
    js_close(j);
}

void js_terse_events(js *j, const char *key, const hc_event item[], size_t count)
{
    js_array(j, key);
    for (size_t i = 0; i < count; i++) {
        const hc_event *e = &item[i];
        LIST(j, NULL, e->kind, or_none(e->seat), or_none(e->other), e->a, e->b, e->c, e->sheet, or_none(e->by), e->flag);
    }
    js_close(j);
}
