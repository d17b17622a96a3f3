/* option_json.c - the answers to a question as JSON: what each names, and in words. */
#include <string.h>
#include "wire/view_json.h"

/* What an answer is about: a word for its kind, and the number of the thing, or -1. */
static const char *kind_of_option(const hc_option *o, int *thing)
{
    static const char *const word[] = { "pass", "done", "undo", "deck", "walk-away" };
    static const char *const term[] = { "want_card", "give_colony", "want_colony", "give_random", "want_random", "want_attack", "want_negotiate",
        "want_artifact", "want_morph", "want_reinforcement", "want_flare", "give_release", "want_release", "release_of", "give_captive", "want_captive", "with" };
    _Static_assert(sizeof term / sizeof *term == (HC_TERM_GIVE_ITEM - HC_TERMS) / HC_TERM_ROOM, "every kind of term has its word");
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
    if (kind >= HC_TERM_GIVE_ITEM) {
        return kind < HC_TERM_WANT_ITEM ? "give_item" : "want_item";
    }
    bool captive = kind == HC_TERM_GIVE_CAPTIVE || kind == HC_TERM_WANT_CAPTIVE;
    if ((kind >= HC_TERM_GIVE_RANDOM && kind < HC_TERM_RELEASE_OF) || captive) {
        *thing = -1;
    }
    return term[(kind - HC_TERMS) / HC_TERM_ROOM];
}

/* ---- an offer in the making ----------------------------------------------------------------------------------- */

static void write_pair(js *j, int a, int b)
{
    js_array(j, "between");
    js_integer(j, NULL, a);
    js_integer(j, NULL, b);
    js_close(j);
}

static void write_term(js *j, const hc_game *view, int edition, int me, int other, int choice)
{
    bool given;
    int thing, what = hc_item_of_term(choice, &given, &thing);
    if (what < 0) return;
    const hc_item item = { .card = what == HC_ITEM_CARD ? hc_card(view, thing) : (hc_card_info){ .kind = HC_CARD_NONE },
                           .from = (uint8_t)(given ? me : other), .to = (uint8_t)(given ? other : me), .kind = (uint8_t)what,
                           .thing = (uint8_t)thing, .count = 1 };
    js_item(j, view, edition, &item);
}

/* What has been picked so far, one by one; and between whom the terms are that can be picked now. */
void js_offer(js *j, const hc_game *view, int seat, const hc_question *q)
{
    int me = seat, other = q->who;
    hc_table t;
    if (q->kind != HC_ASK_TERMS || other >= HC_SEATS) return;
    hc_read(view, &t);
    js_array(j, "offer");
    for (int i = 0; i < q->picked; i++) {
        if (HC_TERM_KIND(q->pick[i]) == HC_TERM_WITH) {
            me = HC_TERM_THING(q->pick[i]) / HC_SEATS;
            other = HC_TERM_THING(q->pick[i]) % HC_SEATS;
        } else {
            write_term(j, view, t.edition, me, other, q->pick[i]);
        }
    }
    js_close(j);
    write_pair(j, me, other);
}

/* Of a term: the item as it would stand in the offer, and how often it may. */
static void write_what(js *j, const hc_game *view, const hc_table *t, int choice)
{
    bool given;
    int thing, what = hc_item_of_term(choice, &given, &thing);
    if (what < 0) return;
    js_string(j, "item", hc_item_name(what));
    js_bool(j, "gives", given);
    js_integer(j, "most", hc_term_most(view, t->viewer, choice));
    if (what == HC_ITEM_OF_KIND) js_string(j, "of", hc_card_kind_name(thing));
    js_words_of_item(j, t->edition, what, thing);
}

/* The things that it names, each by its own number; of an act without a card: the power. */
static void write_things(js *j, const hc_game *view, const hc_table *t, const hc_option *o, int thing)
{
    int card = HC_NO_CARD, sheet = 0, planet = HC_NO_PLANET, seat = HC_NOBODY;
    const int term = o->kind == HC_ASK_TERMS ? HC_TERM_KIND(o->choice) : -1;
    bool names_card = o->kind == HC_ASK_CARD || term == HC_TERM_GIVE_CARD || term == HC_TERM_WANT_CARD;
    bool colony = term == HC_TERM_GIVE_COLONY || term == HC_TERM_WANT_COLONY;
    if (o->kind == HC_ASK_ACT) sheet = hc_source(view, thing, &card);
    if (names_card) card = thing;
    if (o->kind == HC_ASK_PLAN) card = HC_PLAN_CARD(o->choice);
    if (o->kind == HC_ASK_PLANET || colony) planet = thing;
    if (o->kind == HC_ASK_SEAT || term == HC_TERM_RELEASE_OF) seat = thing;
    if (o->kind == HC_ASK_SIDE) seat = thing == HC_SIDE_OFFENSE ? t->offense : t->defense;
    if (term >= HC_TERM_GIVE_ITEM) {
        bool given;
        int what = hc_item_of_term(o->choice, &given, &thing);
        sheet = hc_item_sheet(view, what, thing);
    }
    hc_card_info info = hc_card(view, card);
    if (sheet || info.sheet) js_string(j, "sheet", sheet_name(sheet ? sheet : info.sheet, t->edition));
    if (o->kind == HC_ASK_ACT || info.kind != HC_CARD_NONE) info.kind != HC_CARD_NONE ? js_card(j, "card", t->edition, &info) : js_null(j, "card");
    if (planet != HC_NO_PLANET) js_integer(j, "planet", planet);
    if (seat != HC_NOBODY) js_integer(j, "seat", seat);
    if (o->kind == HC_ASK_PLAN) js_or_null(j, "half", HC_PLAN_HALF(o->choice), -1);
    if (o->kind == HC_ASK_SIDE) js_string(j, "side", side_name(thing));
    if (term == HC_TERM_WITH) write_pair(j, thing / HC_SEATS, thing % HC_SEATS);
}

/* ---- what follows ------------------------------------------------------------------------------------------------ */

static void write_number(js *j, const char *key, int number)
{
    number == HC_NO_NUMBER ? js_null(j, key) : js_integer(j, key, number);
}

static void write_sums(js *j, int edition, const hc_prospect *p)
{
    js_string(j, "side", side_name(p->side));
    write_number(j, "own", p->own);
    write_number(j, "other", p->other);
    js_string(j, "winner", side_name(p->winner));
    js_string(j, "sheet", sheet_name(p->sheet, edition));
    if (p->kind != HC_OUTLOOK_BOUND) return;
    write_number(j, "least", p->least);
    write_number(j, "most", p->most);
    js_integer(j, "beats", p->beats);
    js_integer(j, "of", p->of);
}

static void write_cases(js *j, const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p)
{
    text_case said[2];
    char top[24], below[48];
    int count = text_outlook_cases(said, n, view, q, p);
    text_outlook_on_card(top, below, n, view, q, p);
    if (count) js_string(j, "top", top);
    if (count) js_string(j, "below", below);
    if (count) js_array(j, "cases");
    for (int i = 0; i < count; i++) {
        js_object(j, NULL);
        js_string(j, "head", said[i].head);
        js_string(j, "body", said[i].body);
        js_close(j);
    }
    if (count) js_close(j);
}

static void write_changes(js *j, const hc_prospect *p)
{
    js_array(j, "changes");
    for (int i = 0; i < p->changes; i++) {
        const hc_change *c = &p->change[i];
        js_object(j, NULL);
        js_string(j, "what", hc_change_name(c->kind));
        js_integer(j, "seat", c->seat);
        js_integer(j, "least", c->least);
        js_integer(j, "most", c->most);
        js_integer(j, "otherwise", c->otherwise);
        js_close(j);
    }
    js_close(j);
}

/* `along`: what is said along with an act; below 0: nothing. Not where it comes to the same as without. */
static void write_outlook(js *j, const text_names *n, const hc_game *view, int seat, int edition, const hc_question *q, const hc_option *o, int along)
{
    hc_prospect p, anyhow;
    char text[200], other[200];
    if (seat >= HC_SEATS || !hc_outlook_with(view, seat, o, along, &p)) return;
    text_outlook(text, sizeof text, n, view, q, &p);
    if (along >= 0 && hc_outlook(view, seat, o, &anyhow) && text_outlook(other, sizeof other, n, view, q, &anyhow) &&
        strcmp(text, other) == 0)
        return;
    bool sums = p.kind == HC_OUTLOOK_BOUND || p.kind == HC_OUTLOOK_SCORE;
    bool win = p.kind == HC_OUTLOOK_JOIN || p.kind == HC_OUTLOOK_AIM || p.kind == HC_OUTLOOK_INVITE;
    js_object(j, "outlook");
    js_string(j, "kind", hc_outlook_name(p.kind));
    if (sums) write_sums(j, edition, &p);
    if (p.kind == HC_OUTLOOK_CHANGE) write_changes(j, &p);
    else if (!win || p.kind == HC_OUTLOOK_AIM) js_integer(j, "ships", p.ships);
    if (win || p.kind == HC_OUTLOOK_LEAVE) js_integer(j, "colonies", p.colonies);
    if (win || p.kind == HC_OUTLOOK_LAND) js_bool(j, "gains", p.gains);
    if (p.kind == HC_OUTLOOK_LEAVE) js_bool(j, "loses", p.loses);
    if (p.kind == HC_OUTLOOK_LEAVE) js_bool(j, "loses_power", p.loses_power);
    js_string(j, "text", text);
    write_cases(j, n, view, q, &p);
    js_close(j);
}

/* Of an act that asks at once on which side, on whom or how many: what can be said along with it. */
static void write_then(js *j, const text_names *n, const hc_game *view, int edition, const hc_question *q, const hc_option *o)
{
    text_follow_up then[TEXT_FOLLOW_UPS];
    int count = n->viewer < HC_SEATS ? text_follow_ups(view, n->viewer, o, then, n) : 0;
    if (count && then[0].kind == HC_ASK_CHOICE) count = 0;       /* a page asks that by itself, with what each means */
    if (count) js_array(j, "then");
    for (int i = 0; i < count; i++) {
        js_object(j, NULL);
        js_integer(j, "choice", then[i].choice);
        if (then[i].kind == HC_ASK_SIDE) js_string(j, "side", side_name(then[i].thing));
        else if (then[i].kind == HC_ASK_CHOICE) js_bool(j, "label", true);
        else js_integer(j, then[i].kind == HC_ASK_NUMBER ? "number" : "seat", then[i].thing);
        js_string(j, "text", then[i].text);
        if (then[i].ships) js_bool(j, "ships", true);
        write_outlook(j, n, view, n->viewer, edition, q, o, then[i].choice);
        js_close(j);
    }
    if (count) js_close(j);
}

/* Of a target, a side or a number: the ships that are asked for next can be said along. */
static void write_ships(js *j, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    text_ships ships;
    if (n->viewer >= HC_SEATS || !text_follow_ships(view, n->viewer, q, o, &ships)) return;
    js_object(j, "ships");
    js_integer(j, "least", ships.least);
    js_integer(j, "most", ships.most);
    js_array(j, "from");
    for (int planet = 0; planet < HC_PLANETS; planet++) if (ships.from >> planet & 1) js_integer(j, NULL, planet);
    js_close(j);
    js_close(j);
}

void js_options(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q,
                  const hc_option option[], int count)
{
    hc_table room;
    const hc_table *t = read_once(n, view, &room);
    text_names known = *n;
    known.read = t;
    n = &known;
    js_array(j, key);
    for (int i = 0; i < count; i++) {
        char text[200], help[320];
        int thing;
        const char *kind = kind_of_option(&option[i], &thing);
        text_option(text, sizeof text, n, view, q, &option[i]);
        text_option_help(help, sizeof help, n, view, q, &option[i]);
        js_object(j, NULL);
        js_integer(j, "choice", option[i].choice);
        js_string(j, "kind", kind);
        if (thing >= 0) {
            js_integer(j, "thing", thing);
            write_things(j, view, t, &option[i], thing);
        } else {
            js_null(j, "thing");
        }
        bool ends = option[i].choice >= HC_PASS && option[i].choice <= HC_WALK_AWAY;
        if (option[i].kind == HC_ASK_TERMS && !ends) write_what(j, view, t, option[i].choice);
        js_string(j, "text", text);
        js_string(j, "help", help);
        if (n->viewer < HC_SEATS && text_option_gist(text, sizeof text, n, view, q, &option[i])) js_string(j, "gist", text);
        write_outlook(j, n, view, n->viewer, t->edition, q, &option[i], -1);
        write_then(j, n, view, t->edition, q, &option[i]);
        write_ships(j, n, view, q, &option[i]);
        js_close(j);
    }
    js_close(j);
}
