/* pose.c - a card that is played as an artifact that its player names: it acts by the sheet that was named, and what is put away is the card. */
#include "rules.h"
#include <string.h>

/* The artifacts of the edition's deck, in this game or not, and of the reward decks that are in it. */
typedef struct artifacts { const hc_deck_row *row; int decks; } artifacts;

static const hc_deck_row *next_deck(const game *g, artifacts *a)
{
    const hc_edition_info *info = &rules(g)->info;
    while (has_part(g, PART_rewards) && a->decks < HC_REWARD_DECKS) {
        const int i = a->decks++;
        if (info->rewards[i] && has_option(g, PART_rewards, i)) return info->rewards[i];
    }
    return NULL;
}

static artifacts all_artifacts(const game *g) { return (artifacts){ .row = rules(g)->info.deck }; }

/* The sheet of the next one; 0: no more. */
static int next_artifact(const game *g, artifacts *a)
{
    for (; a->row; a->row = next_deck(g, a))
        while (a->row->copies) {
            const hc_deck_row *row = a->row++;
            if (row->kind == HC_CARD_ARTIFACT) return row->sheet;
        }
    return 0;
}

static window_set artifact_windows(const game *g)
{
    window_set set = { { 0 } };
    artifacts all = all_artifacts(g);
    for (int sheet_id = next_artifact(g, &all); sheet_id; sheet_id = next_artifact(g, &all)) {
        const form *as = form_of(g, sheet_id);
        if (!as) continue;
        FOR_HOOKS(h, as, POWER) add_windows_of_hook(&set, h);
    }
    return set;
}

static bool has_name_now(const game *g, int seat, int card)
{
    artifacts all = all_artifacts(g);
    for (int sheet_id = card < HC_CARDS ? next_artifact(g, &all) : 0; sheet_id; sheet_id = next_artifact(g, &all))
        if (hook_as(g, sheet_id, card, seat) >= 0) return true;
    return false;
}

static source_set names_now(const game *g, int seat, int card)
{
    source_set names = { { 0 } };
    if (card >= HC_CARDS) return names;
    artifacts all = all_artifacts(g);
    for (int sheet_id = next_artifact(g, &all); sheet_id; sheet_id = next_artifact(g, &all))
        if (hook_as(g, sheet_id, card, seat) >= 0) put_in(&names, name_of_artifact(sheet_id));
    return names;
}

int card_to_pose(const game *g, int seat, int classes)
{
    if (!may(g, Q_MAY_PLAY, seat, HC_CARD_ARTIFACT)) return HC_CARDS;
    int card = first_card(g, IN_HAND + seat, classes);
    return has_name_now(g, seat, card) ? card : HC_CARDS;
}

int classes_posing(const game *g, const frame *f)
{
    const int sheet_id = sheet_of(g, L(SOURCE));
    return super_on(g, sheet_id) ? C_ARTIFACT | (int)form_of(g, sheet_id)->poses : C_ARTIFACT;
}

enum { ASKS_NAME, ASKS_CARD };                   /* prompts of the sheet that plays cards as others */

/* The flare that lets it has left the hand by now: an artifact that wants another card besides may be none any more. */
static bool is_anything_to_name(const game *g, const frame *f) { return card_to_pose(g, f->seat, classes_posing(g, f)) < HC_CARDS; }

static void ask_name(game *g, const frame *f)
{
    const source_set names = names_now(g, f->seat, card_to_pose(g, f->seat, classes_posing(g, f)));
    hc_ask *q = ask(g, HC_ASK_FACE, 1u << f->seat, 0, ASKS_NAME);
    q->allowed = names;
    q->sheet = (uint16_t)sheet_of(g, L(SOURCE));
    q->who = f->seat;
}

static void ask_card_to_pose(game *g, const frame *f)
{
    ask_card(g, 1u << f->seat, classes_posing(g, f), ASKS_CARD);
    g->ask.sheet = (uint16_t)sheet_of(g, L(SOURCE));
    g->ask.who = f->seat;
}

/* What is said before the use: card and name in one number, never 0. */
enum { CARD_ROOM = HC_CARDS };

FLOW(flow_pose)
{
    enum { NAME = MINE };
    FLOW_BEGIN;
    if (!is_anything_to_name(g, f)) RETURN(0);
    ASK(ask_name(g, f));
    SET(NAME, g->answer);
    ASK(ask_card_to_pose(g, f));
    SET(WHAT, g->answer);                        /* public: it is shown as it is named */
    tell(g, ev, HC_EV_NAMED, f->seat, NOBODY, L(NAME), L(WHAT), 0, L(SOURCE));
    RETURN((L(NAME) - HC_NAMED_ARTIFACT) * CARD_ROOM + L(WHAT) + 1);
    FLOW_END;
}

VERB play_as(game *g, const frame *f, int said)
{
    int card = (said - 1) % CARD_ROOM, named = HC_NAMED_ARTIFACT + (said - 1) / CARD_ROOM, source = SOURCE_OF_CARD(card);
    int hook_index = g->where[card] == IN_HAND + f->seat ? hook_as(g, artifact_named(named), card, f->seat) : -1;
    g->result = 0;
    if (hook_index < 0) return NULL;
    drop_effect(g, source);
    effect_for(g, source)->acts_as = (uint16_t)artifact_named(named);
    g->now.posing = 1;
    frame about = *f;
    about.local[SOURCE] = (int16_t)source;
    return act(g, &about, f->seat, hook_index);
}

int played_class(const game *g, int source)
{
    const int as = g->now.posing ? effect_of(g, source)->acts_as : 0;
    return as && !is_alien(as) ? C_ARTIFACT : class_of_source(g, source);
}

/* ---- a wild flare that is played as that of another alien ------------------------------------------------------------- */

static window_set wild_windows(const game *g)
{
    window_set set = { { 0 } };
    for (const uint16_t *a = ALIENS; *a; a++) {
        const form *as = form_in_boxes(g, *a);
        if (as) FOR_HOOKS(h, as, WILD) if (h->window != W_ALWAYS) add_windows_of_hook(&set, h);
    }
    return set;
}

/* Wild flares only for whoever has the power of the one that lets it. */
window_set windows_to_pose(const game *g, int any, int source)
{
    if (any == W_ANY_ARTIFACT) return artifact_windows(g);
    bool is_super = false;
    const int seat = holder_of(g, source);
    if (seat != NOBODY) FOR_POWERS_OF(p, g, seat) is_super |= g->power[p].alien == printed_sheet(g, source);
    return is_super ? wild_windows(g) : (window_set){ { 0 } };
}

bool can_pose_with(const game *g, int seat, int card)
{
    const int source = SOURCE_OF_CARD(card);
    return class_of(g, card) == C_FLARE && g->where[card] == IN_HAND + seat && part_of(g, source, seat) == WILD && is_usable(g, source, seat);
}

static int flare_to_pose(const game *g, int seat)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (can_pose_with(g, seat, c)) return c;
    return HC_CARDS;
}

/* Not as what all that could be shown already are. */
bool can_pose_as(const game *g, int seat, int alien)
{
    const int card = flare_to_pose(g, seat);
    bool other = false;
    FOR_CARDS_AT(c, IN_HAND + seat) other |= can_pose_with(g, seat, c) && sheet_of_card(g, c) != alien;
    return card < HC_CARDS && other && form_in_boxes(g, alien) && wild_hook_as(g, alien, card, seat) >= 0;
}

bool has_flare_to_pose(const game *g, int seat)
{
    if (flare_to_pose(g, seat) == HC_CARDS) return false;
    for (const uint16_t *a = ALIENS; *a; a++) if (can_pose_as(g, seat, *a)) return true;
    return false;
}

VERB play_flare_as(game *g, const frame *f, int card, int alien)
{
    const int source = SOURCE_OF_CARD(card), hook_index = can_pose_with(g, f->seat, card) ? wild_hook_as(g, alien, card, f->seat) : -1;
    g->result = 0;
    if (hook_index < 0) return NULL;
    drop_effect(g, source);
    effect_for(g, source)->acts_as = (uint16_t)alien;
    g->now.posing = 1;
    frame about = *f;
    about.local[SOURCE] = (int16_t)source;
    return act(g, &about, f->seat, hook_index);
}
