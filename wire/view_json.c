/* view_json.c - a view as JSON. */
#include "wire/view_json.h"

void js_seats_of_mask(js *j, const char *key, unsigned mask)
{
    js_array(j, key);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (mask >> seat & 1) {
            js_integer(j, NULL, seat);
        }
    }
    js_close(j);
}

void js_or_null(js *j, const char *key, int value, int none)
{
    if (value == none) {
        js_null(j, key);
    } else {
        js_integer(j, key, value);
    }
}

const char *power_state_name(int state)
{
    static const char *const name[] = { "none", "on", "lost", "zapped", "hidden" };
    return state >= 0 && state < (int)(sizeof name / sizeof name[0]) ? name[state] : NULL;
}

const char *side_name(int side)
{
    static const char *const name[] = { "offense", "defense", "none", "both_lost", "deal_made", "deal_failed" };
    return side >= 0 && side < (int)(sizeof name / sizeof name[0]) ? name[side] : NULL;
}

const char *destiny_name(int kind)
{
    static const char *const name[] = { "colour", "wild", "most_colonies", "most_cards", "fewest_in_warp" };
    return kind >= 0 && kind < (int)(sizeof name / sizeof name[0]) ? name[kind] : NULL;
}

const char *phase_word(int phase)
{
    static const char *const name[HC_PHASE_COUNT] = { "start", "regroup", "destiny", "launch", "aim", "invite_offense",
        "invite_defense", "join", "planning", "reveal", "resolution" };
    return phase >= 0 && phase < HC_PHASE_COUNT ? name[phase] : NULL;
}

static const char *back_name(int back)
{
    static const char *const name[] = { [HC_BACK_COSMIC] = "cosmic", [HC_BACK_REWARD] = "reward", [HC_BACK_ULTRA] = "ultra", [HC_BACK_HAZARD] = "hazard" };
    return back >= 0 && back < (int)(sizeof name / sizeof name[0]) ? name[back] : NULL;
}

static const char *mark_name(int mark)
{
    static const char *const name[] = { [HC_MARK_NONE] = NULL, [HC_MARK_WARNING] = "warning", [HC_MARK_COMET] = "comet" };
    return mark >= 0 && mark < (int)(sizeof name / sizeof name[0]) ? name[mark] : NULL;
}

/* ---- the table ------------------------------------------------------------------------------------ */

void js_origin(js *j, int origin)
{
    static const char *const word[] = { [HC_ORIGIN_PUBLISHED] = NULL, [HC_ORIGIN_PARTLY] = "partly", [HC_ORIGIN_OURS] = "here" };
    if (word[origin]) js_string(j, "designed", word[origin]);
}

void js_card(js *j, const char *key, int edition, const hc_card_info *c)
{
    char name[80];
    text_card(name, sizeof name, edition, c);
    js_object(j, key);
    js_integer(j, "card", c->card);
    js_string(j, "kind", hc_card_kind_name(c->kind));
    if (hc_is_numbered(c->kind)) {
        js_integer(j, "value", c->value);
    }
    js_string(j, "name", name);
    if (text_title(edition, c)) js_string(j, "title", text_title(edition, c));
    if (text_title(edition, c) && hc_backing_brief(c)) js_string(j, "brief", hc_backing_brief(c));
    if (sheet_name(c->sheet, edition)) {
        js_string(j, "sheet", sheet_name(c->sheet, edition));
    }
    js_origin(j, hc_card_origin(edition, c));
    if (c->back && back_name(c->back)) js_string(j, "back", back_name(c->back));
    js_close(j);
}

void js_cards(js *j, const char *key, int edition, const hc_card_info card[], int count)
{
    js_array(j, key);
    for (int i = 0; i < count; i++) {
        js_card(j, NULL, edition, &card[i]);
    }
    js_close(j);
}

/* What lies about, a row a thing: front ends draw what they find. */
static void write_things(js *j, const hc_table *t)
{
    hc_sheet_info info;
    js_array(j, "things");
    for (int i = 0; i < t->things; i++) {
        const hc_thing *x = &t->thing[i];
        js_object(j, NULL);
        js_string(j, "lies", hc_lies_name(x->lies));
        js_or_null(j, "holder", x->holder, HC_NOBODY);
        js_string(j, "sheet", sheet_name(x->sheet, t->edition));
        js_or_null(j, "place", x->ground, HC_NO_PLANET);
        if (x->ground == HC_GATE || x->ground == HC_OTHER_GATE) {
            js_bool(j, "encounter", true);
        }
        js_integer(j, "count", x->count);
        js_bool(j, "open", x->open);
        if (hc_sheet(x->sheet, t->edition, &info) && info.sort) js_string(j, "sort", info.sort);
        if (x->card.kind == HC_CARD_NONE) {
            js_null(j, "card");
        } else {
            js_card(j, "card", t->edition, &x->card);
        }
        js_close(j);
    }
    js_close(j);
}

static void write_fleets_and_notes(js *j, const hc_table *t)
{
    js_array(j, "fleets");
    for (int i = 0; i < t->fleets; i++) {
        js_object(j, NULL);
        js_integer(j, "seat", t->fleet[i].owner);
        js_integer(j, "holder", t->fleet[i].holder);
        js_string(j, "sheet", sheet_name(t->fleet[i].sheet, t->edition));
        js_integer(j, "count", t->fleet[i].count);
        js_close(j);
    }
    js_close(j);
    js_array(j, "notes");
    for (int i = 0; i < t->notes; i++) {
        js_object(j, NULL);
        js_string(j, "note", hc_note_name(t->note[i].kind));
        js_or_null(j, "holder", t->note[i].holder, HC_NOBODY);
        js_string(j, "sheet", sheet_name(t->note[i].sheet, t->edition));
        js_integer(j, "value", t->note[i].value);
        js_close(j);
    }
    js_close(j);
}

static void write_part_in_encounter(js *j, const hc_seat_info *s)
{
    js_integer(j, "foreign_colonies", s->foreign_colonies);
    js_integer(j, "home_colonies", s->home_colonies);
    js_integer(j, "home_for_power", s->home_for_power);
    if (s->hex) js_string(j, "layout", hc_hex_name(s->hex));
    if (s->standing_aside) js_integer(j, "aside_ships", s->standing_aside);
    if (s->partner != HC_NOBODY) js_integer(j, "partner", s->partner);
    js_string(j, "side", side_name(s->side));
    js_integer(j, "ships_in", s->ships_in);
    js_bool(j, "both_sides", s->both_sides);
    js_integer(j, "ships_offense", s->ships_on[HC_SIDE_OFFENSE]);
    js_integer(j, "ships_defense", s->ships_on[HC_SIDE_DEFENSE]);
    js_bool(j, "invited_by_offense", s->invited_by[HC_SIDE_OFFENSE]);
    js_bool(j, "invited_by_defense", s->invited_by[HC_SIDE_DEFENSE]);
    js_bool(j, "asked_to_join", s->asked_to_join);
    js_integer(j, "gate", s->gate);
}

/* Of cards from other decks the back is for all to see. */
static void write_backs(js *j, const hc_seat_info *s)
{
    if (!s->backs[HC_BACK_REWARD] && !s->backs[HC_BACK_ULTRA] && !s->backs[HC_BACK_HAZARD]) return;
    js_object(j, "backs");
    for (int back = HC_BACK_COSMIC; back <= HC_BACK_HAZARD; back++) js_integer(j, back_name(back), s->backs[back]);
    js_close(j);
}

static void write_dial(js *j, const hc_seat_info *s)
{
    if (s->dial == HC_DIAL_NONE) return;
    js_object(j, "dial");
    js_string(j, "side", s->dial == HC_DIAL_OUT ? NULL : side_name(s->dial_side));
    js_integer(j, "ships", s->dial_ships);
    js_bool(j, "card", s->dial == HC_DIAL_CARD);
    js_close(j);
}

static void write_seat(js *j, const hc_table *t, int seat, const char *name)
{
    const hc_seat_info *s = &t->seat[seat];
    js_object(j, NULL);
    js_integer(j, "seat", seat);
    js_string(j, "name", name);
    js_string(j, "alien", sheet_name(s->alien, t->edition));
    js_string(j, "power", power_state_name(s->power_state));
    if (!t->duel.plays) write_part_in_encounter(j, s);
    js_integer(j, "warp", s->warp);
    js_integer(j, "gone", s->gone);
    js_integer(j, "hand", s->hand);
    js_cards(j, "cards", t->edition, s->card, s->known);
    js_integer(j, "played", s->played);
    js_bool(j, "face_up", s->face_up);
    if (s->played_card.kind == HC_CARD_NONE) {
        js_null(j, "played_card");
    } else {
        js_card(j, "played_card", t->edition, &s->played_card);
    }
    js_integer(j, "aside", s->aside);
    if (s->kicker) js_bool(j, "kicker", true);
    write_backs(j, s);
    write_dial(j, s);
    js_close(j);
}

/* Of an unusual system: what a planet there is called. */
static void write_ground(js *j, const text_names *n, const hc_game *view, int planet)
{
    char word[64], name[160];
    if (!text_ground_word(word, sizeof word, n, view, planet)) return;
    text_place(name, sizeof name, n, view, planet);
    js_string(j, "word", word);
    js_string(j, "name", name);
}

static void write_planets(js *j, const text_names *n, const hc_game *view, const hc_table *t)
{
    js_array(j, "planets");
    for (int planet = 0; planet < t->planets; planet++) {
        if (!(t->standing >> planet & 1)) {
            continue;
        }
        js_object(j, NULL);
        js_integer(j, "planet", planet);
        js_integer(j, "owner", hc_planet_owner(view, planet));
        js_integer(j, "number", hc_planet_number(view, planet));
        if (hc_moon_number(view, planet)) js_integer(j, "moon", hc_moon_number(view, planet));
        if (!t->duel.plays) write_ground(j, n, view, planet);
        js_array(j, "ships");              /* by seat */
        for (int seat = 0; seat < t->players; seat++) {
            js_integer(j, NULL, t->ships[planet][seat]);
        }
        js_close(j);
        js_close(j);
    }
    js_close(j);
}

static void write_powers(js *j, const hc_table *t)
{
    js_array(j, "powers");
    for (int i = 0; i < t->powers; i++) {
        js_object(j, NULL);
        js_string(j, "alien", sheet_name(t->power[i].alien, t->edition));
        js_or_null(j, "holder", t->power[i].holder, HC_NOBODY);
        js_string(j, "state", power_state_name(t->power[i].state));
        js_close(j);
    }
    js_close(j);
}

/* What sheets keep in mind, as far as the viewer knows. */
static void write_memos(js *j, const text_names *n, const hc_game *view, const hc_table *t)
{
    char text[600];
    js_array(j, "memos");
    for (int i = 0; i < t->memos; i++) {
        text_memo(text, sizeof text, n, view, t->edition, &t->memo[i]);
        js_object(j, NULL);
        js_integer(j, "holder", t->memo[i].holder);
        js_string(j, "name", t->memo[i].name);
        js_string(j, "text", text);
        js_array(j, "planets");
        for (int p = 0; t->memo[i].kind == HC_MEMO_PLANETS && p < HC_PLANETS; p++) if (t->memo[i].planets >> p & 1) js_integer(j, NULL, p);
        js_close(j);
        js_close(j);
    }
    js_close(j);
}

static void write_step(js *j, const text_names *n, const hc_game *view, const hc_step *s, int edition)
{
    char text[200];
    text_step(text, sizeof text, n, view, s);
    js_object(j, NULL);
    js_string(j, "side", side_name(s->side));
    js_string(j, "stage", hc_stage_name(s->stage));
    js_or_null(j, "seat", s->about, HC_NOBODY);
    js_or_null(j, "by", s->by, HC_NOBODY);
    js_integer(j, "before", s->before);
    js_integer(j, "after", s->after);
    js_string(j, "sheet", sheet_name(s->sheet, edition));
    js_string(j, "text", text);
    js_close(j);
}

/* Totals mean something once the cards are up, and only if both attack. */
static void write_totals(js *j, const text_names *n, const hc_game *view, int edition)
{
    hc_sum sum;
    if (!hc_revealed(view)) {
        js_null(j, "totals");
        return;
    }
    hc_totals(view, &sum);
    js_object(j, "totals");
    bool both_attack = sum.face[0] > HC_FACE_NONE && sum.face[1] > HC_FACE_NONE;
    if (both_attack) {
        js_integer(j, "offense", sum.total[HC_SIDE_OFFENSE]);
        js_integer(j, "defense", sum.total[HC_SIDE_DEFENSE]);
    } else {
        js_null(j, "offense");
        js_null(j, "defense");
    }
    js_string(j, "winner", side_name(sum.winner));
    js_array(j, "steps");
    for (int i = 0; i < sum.steps; i++) {
        write_step(j, n, view, &sum.step[i], edition);
    }
    js_close(j);
    js_close(j);
}

/* Decks that parts of the game bring; one that is not there has no row. */
static void write_piles(js *j, const hc_table *t)
{
    const struct { const char *name; int left, used; } pile[] = {
        { "rewards", t->reward_deck, t->reward_discards }, { "techs", t->tech_deck, t->tech_discards },
        { "hazards", t->hazard_deck, t->hazard_discards },
    };
    js_array(j, "piles");
    for (size_t i = 0; i < sizeof pile / sizeof pile[0]; i++) {
        if (!pile[i].left && !pile[i].used) continue;
        js_object(j, NULL);
        js_string(j, "pile", pile[i].name);
        js_integer(j, "count", pile[i].left);
        js_integer(j, "used", pile[i].used);
        if (i == 0 && t->reward_deck) js_string(j, "back", back_name(t->reward_top));
        js_close(j);
    }
    js_close(j);
}

/* What the used cards of destiny say: public, and where a cone can be turned over a reason to count them. */
static void write_destiny_used(js *j, const hc_game *view, const hc_table *t)
{
    static const int KIND = 8;                 /* values of one kind: by seat */
    hc_card_info used[HC_CARDS];
    const int n = hc_destiny_used(view, used);
    const int marks = t->cone ? HC_MARK_COMET : t->hazard_deck + t->hazard_discards ? HC_MARK_WARNING : HC_MARK_NONE;
    js_array(j, "destiny_discards");
    for (int i = 0; i < n; i++) {
        js_object(j, NULL);
        js_or_null(j, "seat", used[i].value < KIND ? used[i].value : HC_NOBODY, HC_NOBODY);
        js_string(j, "kind", destiny_name(used[i].value / KIND));
        js_string(j, "mark", mark_name(used[i].hazard ? marks : HC_MARK_NONE));
        js_close(j);
    }
    js_close(j);
}

static void write_encounter(js *j, const hc_game *view, const hc_table *t)
{
    js_integer(j, "encounter", t->encounter);
    js_integer(j, "encounter_of_turn", t->encounter_of_turn);
    js_or_null(j, "offense", t->offense, HC_NOBODY);
    js_or_null(j, "defense", t->defense, HC_NOBODY);
    js_or_null(j, "target", t->target, HC_NO_PLANET);
    js_bool(j, "driving_out", t->driving);
    if (t->lower_wins) js_bool(j, "lower_wins", true);
    js_string(j, "winner", t->winner == HC_NOBODY ? NULL : side_name(t->winner));
    js_integer(j, "colonies_to_win", t->colonies_to_win);
    js_integer(j, "home_for_power", t->home_for_power);
    js_integer(j, "deck", t->deck);
    js_integer(j, "destiny", t->destiny);
    js_integer(j, "destiny_used", t->destiny_used);
    js_or_null(j, "destiny_drawn", t->destiny_drawn, HC_NOBODY);
    js_string(j, "destiny_kind", t->destiny_drawn == HC_NOBODY && !t->destiny_kind ? NULL : destiny_name(t->destiny_kind));
    js_string(j, "destiny_mark", mark_name(t->destiny_mark));
    write_destiny_used(j, view, t);
    if (t->cone) js_string(j, "cone", t->cone == HC_CONE_REVERSED ? "reversed" : "normal");
    write_piles(j, t);
    js_deal(j, view, t);
}

void js_table(js *j, const char *key, const text_names *n, const hc_game *view)
{
    hc_table room;
    const hc_table *t = read_once(n, view, &room);
    js_object(j, key);
    js_string(j, "edition", hc_edition(t->edition)->id);
    js_integer(j, "players", t->players);
    js_or_null(j, "viewer", t->viewer, HC_NOBODY);
    if (hc_edition(t->edition)->hexes) js_string(j, "board", "hexes");
    js_string(j, "phase", phase_word(t->phase));
    js_string(j, "step", text_phase(t->edition, t->phase));
    js_integer(j, "turn", t->turn);
    js_bool(j, "over", t->over);
    js_seats_of_mask(j, "won", t->won);
    js_array(j, "seats");
    for (int seat = 0; seat < t->players; seat++) {
        write_seat(j, t, seat, n->seat[seat]);
    }
    js_close(j);
    js_cards(j, "discards", t->edition, t->discard, t->discards);
    write_powers(j, t);
    write_things(j, t);
    write_fleets_and_notes(j, t);
    write_memos(j, n, view, t);
    if (t->duel.plays) {
        js_duel(j, n, view, t);
    } else {
        write_encounter(j, view, t);
        write_planets(j, n, view, t);
        write_totals(j, n, view, t->edition);
    }
    js_close(j);
}
