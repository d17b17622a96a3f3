/* brief.c - the title of a question as a thing, a score or a choice in verbs: at most some thirty letters. */
#include "inside.h"
#include <string.h>

enum { SHORT_ENOUGH = 34 };

/* ---- questions of the rules ----------------------------------------------------------------------------------- */

/* "1 to 4 ships", "3 ships" */
static void say_ships(tale *t, const hc_question *q)
{
    if (q->compound && q->least != q->most) {
        pen_number(t->p, q->least);
        pen_put(t->p, " to ");
    }
    pen_ships(t->p, t->edition, q->compound ? q->most : q->count);
}

static void brief_gather(tale *t, const hc_question *q) { tale_say(t, "Load "); say_ships(t, q); }
static void brief_commit(tale *t, const hc_question *q) { tale_say(t, "Send "); say_ships(t, q); }
static void brief_settle(tale *t, const hc_question *q) { tale_say(t, "Land "); say_ships(t, q); }
static void brief_return(tale *t, const hc_question *q) { tale_say(t, q->count == 1 ? "One {ship} comes home" : "<a:ship> come home"); }

static void brief_lose(tale *t, const hc_question *q)
{
    t->other = q->whose;
    tale_say(t, q->whose != t->seat && tale_has_seat(t, q->whose) ? "<Other> [loses] <a:ship>" : "You lose <a:ship>");
}

static void brief_join(tale *t, const hc_question *q)
{
    (void)q;
    const hc_seat_info *me = &t->t->seat[t->seat];
    tale_say(t, me->invited_by[0] && me->invited_by[1] ? "Join <off> or <def>?" : me->invited_by[1] ? "Join <def>?" : "Join <off>?");
}

static void name_other(tale *t, const hc_question *q)
{
    t->other = q->about ? q->who : t->seat == t->t->offense ? t->t->defense : t->t->offense;
}
static void brief_deal(tale *t, const hc_question *q) { name_other(t, q); tale_say(t, "Offer <other> a deal"); }
static void brief_reply(tale *t, const hc_question *q) { name_other(t, q); tale_say(t, "<Other> [offers] a deal"); }

/* "Mira leads 19 to 15. Reinforce?" */
static void brief_reinforce(tale *t, const hc_question *q)
{
    hc_sum s;
    (void)q;
    hc_totals(t->view, &s);
    if (s.winner == 0 || s.winner == 1) {
        t->other = s.winner == 0 ? t->t->duel.leader : 1 - t->t->duel.leader;
        t->a = s.total[s.winner];
        t->b = s.total[!s.winner];
        tale_say(t, t->a < t->b ? "<Other> [is] ahead, <a> to <b>. " : "<Other> [leads] <a> to <b>. ");
    }
    tale_say(t, "Reinforce?");
}

typedef struct brief { const char *pattern; ask_fn *by; } brief;
static const brief BRIEF[HC_PROMPT_COUNT] = {
    [HC_PROMPT_REGAIN] = { "One {ship} leaves the {warp}", NULL }, [HC_PROMPT_OWN_ORDERS] = { "Your own colour", NULL },
    [HC_PROMPT_GATHER] = { NULL, brief_gather }, [HC_PROMPT_AIM] = { "Choose your target", NULL },
    [HC_PROMPT_WHOSE_COLONY] = { "Choose whom to drive out", NULL },
    [HC_PROMPT_INVITE_OFFENSE] = { "Invite allies?", NULL }, [HC_PROMPT_INVITE_DEFENSE] = { "Invite allies?", NULL },
    [HC_PROMPT_JOIN] = { NULL, brief_join }, [HC_PROMPT_COMMIT] = { NULL, brief_commit },
    [HC_PROMPT_ENCOUNTER_CARD] = { "Choose your card", NULL }, [HC_PROMPT_RETURN] = { NULL, brief_return },
    [HC_PROMPT_LOSE] = { NULL, brief_lose }, [HC_PROMPT_REWARD] = { "Your <a:reward>", NULL },
    [HC_PROMPT_DEAL] = { NULL, brief_deal }, [HC_PROMPT_REPLY] = { NULL, brief_reply },
    [HC_PROMPT_HAND_OVER] = { "Choose a card to give", NULL }, [HC_PROMPT_SETTLE] = { NULL, brief_settle },
    [HC_PROMPT_SECOND] = { "Go again?", NULL }, [HC_PROMPT_DISCARD] = { "Discard a card", NULL },
    [HC_PROMPT_WHOM] = { "Choose whom to face", NULL }, [HC_PROMPT_REESTABLISH] = { "Settle again", NULL },
    [HC_PROMPT_RESETTLE] = { NULL, brief_settle }, [HC_PROMPT_CHOOSE_ALIEN] = { "Choose your alien", NULL },
    [HC_PROMPT_FROM_WARP] = { "Bring {ships} from the {warp}?", NULL }, [HC_PROMPT_TECH] = { "Work on your techs", NULL },
    [HC_PROMPT_RESEARCH] = { "Choose a {ship} for research", NULL }, [HC_PROMPT_WHICH_TECH] = { "Choose a tech", NULL },
    [HC_PROMPT_KEEP_TECH] = { "Keep one tech", NULL }, [HC_PROMPT_MOON] = { "A moon, or a planet?", NULL },
    [HC_PROMPT_DROP_STATION] = { "Discard a station", NULL },
    [HC_PROMPT_WHICH_SHIPS] = { "Choose which {ships}", NULL }, [HC_PROMPT_ROTATE] = { "Change your alien?", NULL },
    [HC_PROMPT_BECOME] = { "Change your alien?", NULL }, [HC_PROMPT_NONE] = { "A moment", NULL },
    [HC_PROMPT_DIAL] = { "Set your dial", NULL }, [HC_PROMPT_SHOW_ENVOY] = { "Turn up an envoy?", NULL },
    [HC_PROMPT_PLAN] = { "Choose your plan", NULL }, [HC_PROMPT_PLAN_AND_TACTIC] = { "A plan and half a tactic", NULL },
    [HC_PROMPT_REINFORCE] = { NULL, brief_reinforce }, [HC_PROMPT_BACK_WHOM] = { "Choose whose clout", NULL },
    [HC_PROMPT_WHICH_PLANET] = { "Choose a planet", NULL }, [HC_PROMPT_RAISE] = { "Raise friendship with whom?", NULL },
    [HC_PROMPT_LOWER] = { "Lower friendship with whom?", NULL }, [HC_PROMPT_KEEP_ENVOY] = { "Send an envoy away", NULL },
    [HC_PROMPT_RECOVER] = { "Recover {ships}", NULL }, [HC_PROMPT_OUT_OF_WHICH] = { "How many from the planet?", NULL },
    [HC_PROMPT_READY] = { "Ready <b:tactic>", NULL }, [HC_PROMPT_RESOURCE] = { "Which symbol do you take?", NULL },
    [HC_PROMPT_DOWN_TO_LIMIT] = { "Discard <b:card>", NULL }, [HC_PROMPT_SAVE_SHIPS] = { "Save {ships}?", NULL },
};

/* ---- whether to act: the score, or the deed -------------------------------------------------------------------------- */

static bool say_score(tale *t, const hc_question *q)
{
    hc_sum sum;
    if (q->about || q->window != HC_W_REVEALED || !hc_revealed(t->view)) return false;
    hc_totals(t->view, &sum);
    if (sum.face[0] <= HC_FACE_NONE || sum.face[1] <= HC_FACE_NONE || sum.winner > HC_SIDE_DEFENSE) return false;
    bool offense = sum.winner == HC_SIDE_OFFENSE;
    t->a = sum.total[offense ? 0 : 1];
    t->b = sum.total[offense ? 1 : 0];
    t->other = offense ? t->t->offense : t->t->defense;
    if (t->a < t->b) return false;                           /* the lower total wins: a sentence has to say so */
    tale_say(t, t->a == t->b ? "A tie, <a> to <b>" : "<Other> [leads] <a> to <b>");
    return true;
}

static void brief_act(tale *t, const hc_question *q)
{
    int source = tale_only_source(t), card = HC_NO_CARD;
    if (q->prompt == HC_PROMPT_ACT_ORDER) {
        tale_say(t, q->about ? "Choose which power counts" : "Choose what comes first");
    } else if (say_score(t, q)) {
        return;
    } else if (q->about && tale_has_seat(t, q->who) && q->who != t->seat) {
        if (source >= 0) hc_source(t->view, source, &card);
        bool stops = (q->window == HC_W_POWER_USED || q->window == HC_W_CARD_PLAYED) && hc_card(t->view, card).kind == HC_CARD_ARTIFACT;
        pen_put(t->p, stops ? "Stop " : "Answer ");
        pen_sheet(t->p, t->edition, q->about);
        pen_put(t->p, "?");
    } else if (source < 0) {
        tale_say(t, "Use a power or card?");
    } else {
        int sheet = hc_source(t->view, source, &card);
        pen_put(t->p, tale_play_word(t, card));
        if (card == HC_NO_CARD) pen_sheet(t->p, t->edition, sheet);
        else tale_card(t, card);
        pen_put(t->p, "?");
    }
}

/* What a power or card wants to know, behind its name; NULL: its name has to do. */
static const char *wanted(const hc_question *q)
{
    switch (q->kind) {
    case HC_ASK_SEAT: return q->compound ? "which players?" : "which player?";
    case HC_ASK_PLANET: return q->compound ? q->puts ? "where to?" : "which {ships}?" : "which planet?";
    case HC_ASK_CARD: return q->compound ? "which cards?" : "which card?";
    case HC_ASK_NUMBER: return "how many?";
    case HC_ASK_ALIEN: return "which alien?";
    default: return NULL;
    }
}

/* "Hate: which card?", as far as there is room. */
static void brief_of_kind(tale *t, const hc_question *q)
{
    const char *what = wanted(q);
    pen_sheet(t->p, t->edition, q->sheet);
    if (!what || t->p->length + strlen(": ") + strlen(what) > SHORT_ENOUGH) return;
    pen_put(t->p, ": ");
    tale_say(t, what);
}

/* A power or card asks in its own words; where they are long it says the deed in a few, or its name is the title, and the words stand below. */
static void brief_of_sheet(tale *t, const hc_question *q, const char *title)
{
    if (hc_prompt_brief(q->sheet, q->prompt)) tale_say(t, hc_prompt_brief(q->sheet, q->prompt));
    else if (strlen(title) <= SHORT_ENOUGH || !q->sheet) pen_put(t->p, title);
    else brief_of_kind(t, q);
}

void tale_brief(tale *t, text_asked *out, const hc_question *q)
{
    pen p;
    pen_open(&p, out->brief, sizeof out->brief);
    tale_write(t, &p, false);
    tale_ask(t, q);
    t->capital = false;
    if (q->kind == HC_ASK_ACT) {
        brief_act(t, q);
    } else if (!asks_by_rules(t->edition, q)) {
        brief_of_sheet(t, q, out->title);
    } else {
        const brief *b = &BRIEF[q->prompt < HC_PROMPT_COUNT ? q->prompt : HC_PROMPT_NONE];
        if (b->by) b->by(t, q);
        else if (b->pattern) tale_say(t, b->pattern);
        else pen_bytes(t->p, out->title, out->plain);
    }
}
