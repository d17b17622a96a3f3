/* view_json.c - a view, a question, its options and events as JSON. */
#include "wire/view_json.h"

const char *sheet_name(int sheet, int edition)
{
    hc_sheet_info info;
    return sheet > 0 && hc_sheet(sheet, edition, &info) ? info.name : NULL;
}

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

/* A number, or null where the engine says "none". */
static void write_or_null(js *j, const char *key, int value, int none)
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

/* ---- the table ------------------------------------------------------------------------------------ */

static void write_card(js *j, const char *key, int edition, const hc_card_info *c)
{
    char name[80];
    text_card(name, sizeof name, edition, c);
    js_object(j, key);
    js_integer(j, "card", c->card);
    js_string(j, "kind", hc_card_kind_name(c->kind));
    if (c->kind == HC_CARD_ATTACK || c->kind == HC_CARD_REINFORCEMENT) {
        js_integer(j, "value", c->value);
    }
    js_string(j, "name", name);
    js_close(j);
}

static void write_cards(js *j, const char *key, int edition, const hc_card_info card[], int count)
{
    js_array(j, key);
    for (int i = 0; i < count; i++) {
        write_card(j, NULL, edition, &card[i]);
    }
    js_close(j);
}

static void write_techs(js *j, const hc_table *t, const hc_seat_info *s)
{
    js_array(j, "techs");
    for (int i = 0; i < s->techs; i++) {
        js_object(j, NULL);
        if (s->tech[i].card.kind == HC_CARD_NONE) {
            js_null(j, "card");
        } else {
            write_card(j, "card", t->edition, &s->tech[i].card);
        }
        js_integer(j, "ships", s->tech[i].ships);
        js_bool(j, "completed", s->tech[i].completed);
        js_close(j);
    }
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
    js_integer(j, "foreign_colonies", s->foreign_colonies);
    js_integer(j, "home_colonies", s->home_colonies);
    js_string(j, "side", side_name(s->side));
    js_integer(j, "ships_in", s->ships_in);
    js_bool(j, "both_sides", s->both_sides);
    js_integer(j, "ships_offense", s->ships_on[HC_SIDE_OFFENSE]);
    js_integer(j, "ships_defense", s->ships_on[HC_SIDE_DEFENSE]);
    js_bool(j, "invited_by_offense", s->invited_by[HC_SIDE_OFFENSE]);
    js_bool(j, "invited_by_defense", s->invited_by[HC_SIDE_DEFENSE]);
    js_bool(j, "asked_to_join", s->asked_to_join);
    js_integer(j, "warp", s->warp);
    js_integer(j, "gone", s->gone);
    js_integer(j, "gate", s->gate);
    js_integer(j, "hand", s->hand);
    write_cards(j, "cards", t->edition, s->card, s->known);
    js_integer(j, "played", s->played);
    js_bool(j, "face_up", s->face_up);
    if (s->played_card.kind == HC_CARD_NONE) {
        js_null(j, "played_card");
    } else {
        write_card(j, "played_card", t->edition, &s->played_card);
    }
    js_integer(j, "extra", s->extra);
    write_cards(j, "extra_cards", t->edition, s->extra_card, s->extra_known);
    js_integer(j, "aside", s->aside);
    js_integer(j, "hoard", s->hoard);
    write_cards(j, "hoard_cards", t->edition, s->hoard_card, s->hoard_known);
    js_integer(j, "display", s->display);
    write_cards(j, "display_cards", t->edition, s->display_card, s->display_known);
    write_techs(j, t, s);
    js_close(j);
}

static void write_planets(js *j, const hc_game *view, const hc_table *t)
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
        js_array(j, "ships");              /* by seat */
        for (int seat = 0; seat < t->players; seat++) {
            js_integer(j, NULL, t->ships[planet][seat]);
        }
        js_close(j);
        js_close(j);
    }
    js_close(j);
}

static void write_terms(js *j, const char *key, const hc_table *t, const hc_deal_side *side)
{
    js_object(j, key);
    write_or_null(j, "colony", side->colony, HC_NO_PLANET);
    js_integer(j, "random", side->random);
    js_integer(j, "release", side->release);
    js_integer(j, "attacks", side->kinds[0]);
    js_integer(j, "negotiates", side->kinds[1]);
    js_integer(j, "artifacts", side->kinds[2]);
    js_integer(j, "morphs", side->kinds[3]);
    js_integer(j, "reinforcements", side->kinds[4]);
    js_integer(j, "flares", side->kinds[5]);
    write_cards(j, "cards", t->edition, side->card, side->cards);
    js_close(j);
}

static void write_deal(js *j, const hc_table *t)
{
    if (!t->dealing) {
        js_null(j, "deal");
        return;
    }
    js_object(j, "deal");
    write_or_null(j, "proposer", t->proposer, HC_NOBODY);
    js_integer(j, "round", t->deal_round);
    write_terms(j, "offense_gives", t, &t->gives[HC_SIDE_OFFENSE]);
    write_terms(j, "defense_gives", t, &t->gives[HC_SIDE_DEFENSE]);
    js_array(j, "frees");                  /* ships of third players, by seat */
    for (int seat = 0; seat < t->players; seat++) js_integer(j, NULL, t->frees[seat]);
    js_close(j);
    js_close(j);
}

static void write_powers(js *j, const hc_table *t)
{
    js_array(j, "powers");
    for (int i = 0; i < t->powers; i++) {
        js_object(j, NULL);
        js_string(j, "alien", sheet_name(t->power[i].alien, t->edition));
        write_or_null(j, "holder", t->power[i].holder, HC_NOBODY);
        js_string(j, "state", power_state_name(t->power[i].state));
        js_integer(j, "tokens", t->turn > 0 ? t->power[i].tokens : 0);
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

void js_table(js *j, const char *key, const text_names *n, const hc_game *view)
{
    hc_table t;
    hc_read(view, &t);
    js_object(j, key);
    js_string(j, "edition", hc_edition(t.edition)->id);
    js_integer(j, "players", t.players);
    write_or_null(j, "viewer", t.viewer, HC_NOBODY);
    js_string(j, "phase", phase_word(t.phase));
    js_string(j, "step", text_phase(t.edition, t.phase));
    js_integer(j, "turn", t.turn);
    js_integer(j, "encounter", t.encounter);
    js_integer(j, "encounter_of_turn", t.encounter_of_turn);
    write_or_null(j, "offense", t.offense, HC_NOBODY);
    write_or_null(j, "defense", t.defense, HC_NOBODY);
    write_or_null(j, "target", t.target, HC_NO_PLANET);
    js_bool(j, "driving_out", t.driving);
    js_string(j, "winner", t.winner == HC_NOBODY ? NULL : side_name(t.winner));
    js_bool(j, "over", t.over);
    js_seats_of_mask(j, "won", t.won);
    js_integer(j, "colonies_to_win", t.colonies_to_win);
    js_integer(j, "home_for_power", t.home_for_power);
    js_array(j, "seats");
    for (int seat = 0; seat < t.players; seat++) {
        write_seat(j, &t, seat, n->seat[seat]);
    }
    js_close(j);
    write_planets(j, view, &t);
    js_integer(j, "deck", t.deck);
    write_cards(j, "discards", t.edition, t.discard, t.discards);
    js_integer(j, "destiny", t.destiny);
    js_integer(j, "destiny_used", t.destiny_used);
    write_or_null(j, "destiny_drawn", t.destiny_drawn, HC_NOBODY);
    js_string(j, "destiny_kind", t.destiny_drawn == HC_NOBODY && !t.destiny_kind ? NULL : destiny_name(t.destiny_kind));
    write_deal(j, &t);
    write_powers(j, &t);
    write_totals(j, n, view, t.edition);
    js_close(j);
}

/* ---- questions ----------------------------------------------------------------------------------- */

const char *prompt_of_rules(int prompt)
{
    static const char *const word[HC_PROMPT_COUNT] = {
#define X(name, key) key,
        HC_PROMPTS(X)
#undef X
    };
    return prompt >= 0 && prompt < HC_PROMPT_COUNT ? word[prompt] : NULL;
}

static const char *prompt_word(const hc_question *q, int edition)
{
    return q->sheet ? hc_prompt_key(q->sheet, edition, q->prompt) : prompt_of_rules(q->prompt);
}

void js_picks(js *j, const hc_question *q)
{
    if (!q->compound) {
        return;
    }
    js_integer(j, "least", q->least);
    js_integer(j, "most", q->most);
    js_array(j, "picked");
    for (int i = 0; i < q->picked; i++) {
        js_integer(j, NULL, q->pick[i]);
    }
    js_close(j);
}

void js_question(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q)
{
    text_asked asked;
    hc_table t;
    hc_window_info window;
    hc_read(view, &t);
    text_question(&asked, n, view, q);
    js_object(j, key);
    js_string(j, "kind", hc_ask_kind_name(q->kind));
    js_string(j, "prompt", prompt_word(q, t.edition));
    js_string(j, "sheet", sheet_name(q->sheet, t.edition));
    js_string(j, "title", asked.title);
    js_string(j, "why", asked.why);
    js_string(j, "next", asked.next);
    js_bool(j, "compound", q->compound);
    js_bool(j, "simultaneous", q->simultaneous);
    js_picks(j, q);
    js_integer(j, "count", q->count);
    write_or_null(j, "place", q->place, HC_NO_PLANET);
    write_or_null(j, "who", q->who, HC_NOBODY);
    if (q->kind == HC_ASK_PLANET) {
        js_integer(j, "whose", q->whose);
    }
    if (q->kind == HC_ASK_ACT && hc_window(q->window, &window)) {
        js_string(j, "window", window.name);
        js_string(j, "about", sheet_name(q->about, t.edition));
    }
    js_close(j);
}

/* What an answer is about: a word for its kind, and the number of the thing, or -1. */
static const char *kind_of_option(const hc_option *o, int *thing)
{
    static const char *const word[] = { "pass", "done", "undo", "deck", "walk-away" };
    static const char *const term[] = { "want_card", "give_colony", "want_colony", "give_random", "want_random", "want_attack", "want_negotiate",
        "want_artifact", "want_morph", "want_reinforcement", "want_flare", "give_release", "want_release", "release_of" };
    _Static_assert(sizeof term / sizeof *term == (HC_TERMS_END - HC_TERMS) / HC_TERM_ROOM, "every kind of term has its word");
    *thing = -1;
    if (o->choice >= HC_PASS && o->choice <= HC_WALK_AWAY) {
        return word[o->choice - HC_PASS];
    }
    *thing = o->thing;
    if (o->kind != HC_ASK_TERMS) {
        return hc_ask_kind_name(o->kind);
    }
    const int kind = HC_TERM_KIND(o->choice);
    if (kind == HC_TERM_GIVE_CARD) {
        return "give_card";
    }
    if (kind >= HC_TERM_GIVE_RANDOM && kind < HC_TERM_RELEASE_OF) {
        *thing = -1;
    }
    return term[(kind - HC_TERMS) / HC_TERM_ROOM];
}

void js_options(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q,
                  const hc_option option[], int count)
{
    hc_table t;
    hc_read(view, &t);
    js_array(j, key);
    for (int i = 0; i < count; i++) {
        char text[200], help[320];
        int thing, card;
        const char *kind = kind_of_option(&option[i], &thing);
        text_option(text, sizeof text, n, view, q, &option[i]);
        text_option_help(help, sizeof help, n, view, q, &option[i]);
        js_object(j, NULL);
        js_integer(j, "choice", option[i].choice);
        js_string(j, "kind", kind);
        write_or_null(j, "thing", thing, -1);
        if (option[i].kind == HC_ASK_ACT && thing >= 0) {
            js_string(j, "sheet", sheet_name(hc_source(view, thing, &card), t.edition));
        }
        js_string(j, "text", text);
        js_string(j, "help", help);
        js_close(j);
    }
    js_close(j);
}

const char *rule_word(int flag)
{
    static const char *const word[] = { "rules", "encounter", "failed_deal", "deal", "new_hand", "reward", "compensation",
        "regaining", "no_colony", "no_cards" };
    return flag >= 0 && flag < (int)(sizeof word / sizeof word[0]) ? word[flag] : "rules";
}

void js_event_members(js *j, const text_names *n, const hc_game *view, const hc_event *e)
{
    char text[400];
    hc_table t;
    hc_read(view, &t);
    text_event(text, sizeof text, n, view, e);
    js_string(j, "kind", hc_event_name(e->kind));
    write_or_null(j, "who", e->seat, HC_NOBODY);
    write_or_null(j, "other", e->other, HC_NOBODY);
    js_integer(j, "a", e->a);
    js_integer(j, "b", e->b);
    js_integer(j, "c", e->c);
    js_string(j, "sheet", sheet_name(e->sheet, t.edition));
    write_or_null(j, "by", e->by, HC_NOBODY);
    js_string(j, "rule", e->sheet ? NULL : rule_word(e->flag));
    js_string(j, "text", text);
}
