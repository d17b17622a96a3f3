/* question_json.c - a question and events as JSON. */
#include "wire/view_json.h"
#include <string.h>

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

/* What is done with what is chosen, as far as a table shows it in a way of its own. */
static const char *deed_of_prompt(int prompt)
{
    static const char *const word[HC_PROMPT_COUNT] = {
        [HC_PROMPT_GATHER] = "load", [HC_PROMPT_AIM] = "aim", [HC_PROMPT_INVITE_OFFENSE] = "invite", [HC_PROMPT_INVITE_DEFENSE] = "invite",
        [HC_PROMPT_JOIN] = "join", [HC_PROMPT_COMMIT] = "send", [HC_PROMPT_ENCOUNTER_CARD] = "play", [HC_PROMPT_LOSE] = "lose",
        [HC_PROMPT_DIAL] = "dial", [HC_PROMPT_PLAN] = "plan", [HC_PROMPT_PLAN_AND_TACTIC] = "plan", [HC_PROMPT_READY] = "ready", [HC_PROMPT_RECOVER] = "recover",
        [HC_PROMPT_REINFORCE] = "reinforce", [HC_PROMPT_BACK_WHOM] = "back",
        [HC_PROMPT_RAISE] = "raise", [HC_PROMPT_LOWER] = "lower", [HC_PROMPT_KEEP_ENVOY] = "dismiss", [HC_PROMPT_SHOW_ENVOY] = "show",
        [HC_PROMPT_RESOURCE] = "resource",
    };
    return prompt < HC_PROMPT_COUNT && word[prompt] ? word[prompt] : "choose";
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
    hc_window_info window;
    hc_table room;
    const hc_table *t = read_once(n, view, &room);
    const int edition = t->edition;
    text_names named = *n;
    named.spans = true;
    named.read = t;
    text_question(&asked, &named, view, q);
    js_object(j, key);
    js_string(j, "kind", hc_ask_kind_name(q->kind));
    js_string(j, "prompt", prompt_word(q, edition));
    js_string(j, "sheet", sheet_name(q->sheet, edition));
    js_string(j, "title", asked.title);
    js_string(j, "short", asked.brief);
    js_bool(j, "more", q->sheet && strlen(asked.brief) < strlen(asked.title));
    js_told(j, "why", "why_names", asked.why);
    js_ends(j, "why_ends", asked.why);
    js_told(j, "next", "next_names", asked.next);
    js_ends(j, "next_ends", asked.next);
    js_string(j, "does", q->sheet ? "choose" : deed_of_prompt(q->prompt));
    js_string(j, "verb", asked.verb);
    js_string(j, "after", asked.after);
    js_bool(j, "compound", q->compound);
    js_bool(j, "simultaneous", q->simultaneous);
    js_picks(j, q);
    js_integer(j, "count", q->count);
    js_or_null(j, "place", q->place, HC_NO_PLANET);
    js_or_null(j, "who", q->who, HC_NOBODY);
    if (q->kind == HC_ASK_PLANET) {
        js_bool(j, "puts", q->puts);
        js_integer(j, "whose", q->whose);
        if (q->spares) js_bool(j, "spares", true);
    }
    js_offer(j, view, n->viewer, q);
    if (q->kind == HC_ASK_ACT && hc_window(q->window, &window)) {
        js_string(j, "window", window.name);
        js_string(j, "about", sheet_name(q->about, edition));
    }
    js_close(j);
}

const char *rule_word(int flag)
{
    static const char *const word[] = { "rules", "encounter", "failed_deal", "deal", "new_hand", "reward", "compensation",
        "regaining", "no_colony", "no_cards", "blast", "hand_limit", "unseen", "cone", "spiral" };
    return flag >= 0 && flag < (int)(sizeof word / sizeof word[0]) ? word[flag] : "rules";
}

const char *rule_of_duel(int flag) { return flag == HC_BY_ENCOUNTER ? "duel" : rule_word(flag); }

/* Numbers of places in events that docs/PROTOCOL.md promises, and web/src/table/Flights.tsx goes by. */
static_assert(HC_GATE == 63 && HC_LIMBO == 65 && HC_WARP == 66, "places of ships have other numbers: say so to whoever reads events");
static_assert(HC_POWERS != 32 || HC_SUPPLY == 102, "as above");

void js_run(js *j, const text_names *n, const hc_game *view, const hc_event e[], size_t run)
{
    char text[700];
    text_names named = *n;
    named.spans = true;
    text_event_run(text, sizeof text, &named, view, e, run, &run);
    js_integer(j, "of", (int64_t)run);
    js_told(j, "text", "names", text);
}

void js_event_members(js *j, const text_names *n, const hc_game *view, const hc_event *e)
{
    char text[500];
    hc_table room;
    const hc_table *t = read_once(n, view, &room);
    text_names named = *n;
    named.spans = true;
    named.read = t;
    hc_card_info card = hc_card(view, hc_event_card(e));
    text_event(text, sizeof text, &named, view, e);
    js_string(j, "kind", hc_event_name(e->kind));
    js_or_null(j, "who", e->seat, HC_NOBODY);
    js_or_null(j, "other", e->other, HC_NOBODY);
    js_integer(j, "a", e->a);
    js_integer(j, "b", e->b);
    js_integer(j, "c", e->c);
    js_string(j, "sheet", sheet_name(e->sheet, t->edition));
    js_or_null(j, "by", e->by, HC_NOBODY);
    js_string(j, "rule", e->sheet ? NULL : t->duel.plays ? rule_of_duel(e->flag) : rule_word(e->flag));
    if (card.kind != HC_CARD_NONE) {
        js_card(j, "card", t->edition, &card);
    }
    if (e->kind == HC_EV_STEP) {
        js_string(j, "stage", hc_stage_name(e->c));
    }
    if (text_event_phase(e) >= 0) {
        js_string(j, "phase", phase_word(text_event_phase(e)));
    }
    js_told(j, "text", "names", text);
}
