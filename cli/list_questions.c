/* list_questions.c - `hypercone list questions`: the keys under which scenarios and programs answer, with text and labels. */
#include <string.h>

#include "cli/list.h"
#include "cli/scenario/scenario.h"

enum { LABELS_MAX = 16 };

/* What the rules ask; what aliens and cards ask stands on their sheets. */
static const char *const ASKS[] = {
    [HC_PROMPT_ACT] = "whoever could use a power or play a card now",
    [HC_PROMPT_ACT_ORDER] = "whoever must use several powers: which one first; of two that contradict each other: which one counts",
    [HC_PROMPT_REGAIN] = "the {offense}, with {ships} in the {warp}: where one of them goes",
    [HC_PROMPT_OWN_ORDERS] = "the {offense}, which has drawn its own colour",
    [HC_PROMPT_GATHER] = "the {offense}: which {ships}",
    [HC_PROMPT_AIM] = "the {offense}: at which planet",
    [HC_PROMPT_WHOSE_COLONY] = "the {offense} at home: whose {colony} of several",
    [HC_PROMPT_INVITE_OFFENSE] = "the {offense}: whom it invites",
    [HC_PROMPT_INVITE_DEFENSE] = "the {defense}: whom it invites",
    [HC_PROMPT_JOIN] = "whoever is invited: which side",
    [HC_PROMPT_COMMIT] = "an ally: which {ships}",
    [HC_PROMPT_ENCOUNTER_CARD] = "the main players: which card",
    [HC_PROMPT_RETURN] = "the owner of {ships} that come home, or out of the {warp}: where to",
    [HC_PROMPT_LOSE] = "whoever must give up {ships}: which",
    [HC_PROMPT_REWARD] = "an ally of the {defense}: how many of its rewards are {ships}",
    [HC_PROMPT_DEAL] = "a main player: the terms it offers",
    [HC_PROMPT_REPLY] = "the other main player: what it says to them",
    [HC_PROMPT_HAND_OVER] = "whoever promised cards of a type: which",
    [HC_PROMPT_SETTLE] = "whoever gets a {colony} by a deal: which {ships} go there",
    [HC_PROMPT_SECOND] = "the {offense}: a second {encounter}?",
    [HC_PROMPT_DISCARD] = "whoever must discard: which card",
    [HC_PROMPT_WHOM] = "the {offense}, which has drawn a wild card: whom it faces",
    [HC_PROMPT_REESTABLISH] = "the {offense}: on which of its own empty planets it settles",
    [HC_PROMPT_RESETTLE] = "the {offense}: which {ships} go there",
    [HC_PROMPT_CHOOSE_ALIEN] = "whoever was dealt two aliens: the second one instead of the first?",
    [HC_PROMPT_BECOME] = "whoever has drawn the flare of an alien: be that alien until the {encounter} is over?",
    [HC_PROMPT_ROTATE] = "the {offense}, when powers rotate: the new alien instead of its own?",
    [HC_PROMPT_FROM_WARP] = "an ally: how many {ships} come straight out of the {warp}",
    [HC_PROMPT_TECH] = "everybody with techs, at the start of an {encounter}",
    [HC_PROMPT_RESEARCH] = "whoever researches: where the {ship} comes from",
    [HC_PROMPT_WHICH_TECH] = "which of several techs",
    [HC_PROMPT_KEEP_TECH] = "whoever has drawn techs: which one it keeps",
    [HC_PROMPT_DROP_STATION] = "everybody who was dealt three stations: which one goes",
    [HC_PROMPT_WHICH_SHIPS] = "whoever takes some of several {ships} that are not alike: how many of them are of the second colour; or whether that one, such as The Prometheus, is one of them",
    [HC_PROMPT_MOON] = "the {offense}: to a moon, and to which; or to a planet",
    [HC_PROMPT_DIAL] = "both players: what their dials say",
    [HC_PROMPT_SHOW_ENVOY] = "whoever is allied with an envoy that lies face down",
    [HC_PROMPT_PLAN] = "both players of a contest, or where there are no tactics: which plan",
    [HC_PROMPT_PLAN_AND_TACTIC] = "both players of a duel: which plan, and which half of which tactic",
    [HC_PROMPT_REINFORCE] = "whoever holds reinforcements: which one is played",
    [HC_PROMPT_BACK_WHOM] = "whoever plays a reinforcement: on whose clout",
    [HC_PROMPT_WHICH_PLANET] = "whoever chooses a planet for a {destiny} card",
    [HC_PROMPT_RAISE] = "whoever raises friendship: with which envoy",
    [HC_PROMPT_LOWER] = "whoever lowers friendship: with which envoy",
    [HC_PROMPT_KEEP_ENVOY] = "whoever has one ally too many: which one goes",
    [HC_PROMPT_RECOVER] = "whoever may recover {ships}: how many of them",
    [HC_PROMPT_OUT_OF_WHICH] = "whoever recovers {ships}: how many of them from the planet in the {warp}",
    [HC_PROMPT_READY] = "whoever readies tactics: which",
    [HC_PROMPT_RESOURCE] = "whoever takes resources: from which planet",
    [HC_PROMPT_DOWN_TO_LIMIT] = "whoever holds too many cards: which are discarded",
    [HC_PROMPT_SAVE_SHIPS] = "whoever may put destroyed {ships} on the planet in the {warp}: how many",
};
_Static_assert(sizeof ASKS / sizeof *ASKS == HC_PROMPT_COUNT, "every question of the rules is listed");

static void put_labels(lister *l, int sheet, int prompt)
{
    const char *before = "";
    if (l->json) {
        js_array(&l->j, "labels");
    }
    for (int choice = 0; choice < LABELS_MAX; choice++) {
        const char *pattern = choice_label(sheet, l->edition, prompt, choice);
        char label[200];
        if (!pattern) {
            continue;
        }
        text_expand(label, sizeof label, l->edition, pattern);
        if (l->json) {
            js_string(&l->j, NULL, label);
        } else {
            printf("%s%s", *before ? before : " [", label);
            before = " | ";
        }
    }
    if (l->json) {
        js_close(&l->j);
    } else {
        puts(*before ? "]" : "");
    }
}

static void put_question(lister *l, const char *of, int sheet, int prompt, const char *key, const char *pattern)
{
    char text[400];
    text_expand(text, sizeof text, l->edition, pattern);
    if (!l->json) {
        printf("%-22s %-18s %s", of, key, text);
        put_labels(l, sheet, prompt);
        return;
    }
    js_object(&l->j, NULL);
    js_string(&l->j, "sheet", sheet ? of : NULL);
    js_string(&l->j, "key", key);
    js_string(&l->j, "text", text);
    put_labels(l, sheet, prompt);
    js_close(&l->j);
}

void list_questions(lister *l)
{
#define X(name, key) key,
    static const char *const KEY[] = { HC_PROMPTS(X) };
#undef X
    for (int prompt = HC_PROMPT_NONE + 1; prompt < HC_PROMPT_COUNT; prompt++) {
        if (hc_is_asked(l->edition, prompt)) {
            put_question(l, "rules", 0, prompt, KEY[prompt], ASKS[prompt]);
        }
    }
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++) {
        hc_sheet_info info;
        for (int prompt = 0; hc_sheet(sheet, l->edition, &info) && prompt < PROMPTS_MAX; prompt++) {
            const char *key = hc_prompt_key(sheet, l->edition, prompt), *text = hc_prompt_text(sheet, l->edition, prompt);
            if (key && text) {
                put_question(l, info.name, sheet, prompt, key, text);
            }
        }
    }
}
