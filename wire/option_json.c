/* option_json.c - the answers to a question as JSON: what each names, and in words. */
#include "wire/view_json.h"

/* What an answer is about: a word for its kind, and the number of the thing, or -1. */
static const char *kind_of_option(const hc_option *o, int *thing)
{
    static const char *const word[] = { "pass", "done", "undo", "deck", "walk-away" };
    static const char *const term[] = { "want_card", "give_colony", "want_colony", "give_random", "want_random", "want_attack", "want_negotiate",
        "want_artifact", "want_morph", "want_reinforcement", "want_flare", "give_release", "want_release", "release_of", "give_captive", "want_captive", "with" };
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
    bool captive = kind == HC_TERM_GIVE_CAPTIVE || kind == HC_TERM_WANT_CAPTIVE;
    if ((kind >= HC_TERM_GIVE_RANDOM && kind < HC_TERM_RELEASE_OF) || captive) {
        *thing = -1;
    }
    return term[(kind - HC_TERMS) / HC_TERM_ROOM];
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
    if (o->kind == HC_ASK_PLANET || colony) planet = thing;
    if (o->kind == HC_ASK_SEAT || term == HC_TERM_RELEASE_OF) seat = thing;
    if (o->kind == HC_ASK_SIDE) seat = thing == HC_SIDE_OFFENSE ? t->offense : t->defense;
    hc_card_info info = hc_card(view, card);
    if (sheet || info.sheet) js_string(j, "sheet", sheet_name(sheet ? sheet : info.sheet, t->edition));
    if (o->kind == HC_ASK_ACT || info.kind != HC_CARD_NONE) info.kind != HC_CARD_NONE ? js_card(j, "card", t->edition, &info) : js_null(j, "card");
    if (planet != HC_NO_PLANET) js_integer(j, "planet", planet);
    if (seat != HC_NOBODY) js_integer(j, "seat", seat);
    if (o->kind == HC_ASK_SIDE) js_string(j, "side", side_name(thing));
}

void js_options(js *j, const char *key, const text_names *n, const hc_game *view, const hc_question *q,
                  const hc_option option[], int count)
{
    hc_table t;
    hc_read(view, &t);
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
            write_things(j, view, &t, &option[i], thing);
        } else {
            js_null(j, "thing");
        }
        js_string(j, "text", text);
        js_string(j, "help", help);
        js_close(j);
    }
    js_close(j);
}
