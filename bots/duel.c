/* duel.c - the steady bot at a table of Duel: which question goes where. */
#include "duel_seer.h"
#include "choose.h"

/* Ships in the Warp make a Deepling strong; a Cometkin that has many of them there wins by it. */
static int recover(const seer *s)
{
    const int alien = s->t->seat[s->me].alien, supply = s->t->duel.seat[s->me].supply, warp = s->t->seat[s->me].warp;
    int best = s->option[0].choice;
    const int most = alien == DEEPLING && supply > 4 ? at_least(warp - 12, 0) : alien == COMETKIN && warp > 11 && supply > 3 ? 0 : 99;
    for (int i = 0; i < s->n; i++) if (s->option[i].choice > best && s->option[i].choice <= most) best = s->option[i].choice;
    return best;
}

/* Hush binds both: it pays for who has nothing to be bound. */
static bool has_reinforcement(const seer *s)
{
    const hc_seat_info *me = &s->t->seat[s->me];
    for (int i = 0; i < me->known; i++) if (me->card[i].kind == HC_CARD_REINFORCEMENT) return true;
    return false;
}

/* An envoy that would only harm stays down. */
static int show_envoy(const seer *s)
{
    for (int i = 0; i < s->n; i++) {
        const int icon = s->option[i].choice, sheet = icon < HC_ENVOYS ? s->t->duel.envoy[icon].sheet : 0;
        const bool harms = (sheet == SANDBAGGER && s->t->duel.seat[s->me].planets >= s->t->duel.seat[s->you].planets) ||
                           (sheet == HUSH && has_reinforcement(s)) ||
                           (sheet == CROWD_LOVER && s->t->duel.seat[s->me].sent < s->t->duel.seat[s->you].sent);
        if (icon < HC_ENVOYS && !harms) return icon;
    }
    return is_on_offer(s, HC_PASS) ? HC_PASS : s->option[0].choice;
}

static int by_rule(seer *s)
{
    switch (s->q.prompt) {
    case HC_PROMPT_DIAL: return choose_dial(s);
    case HC_PROMPT_PLAN_AND_TACTIC: return choose_plan_and_tactic(s);
    case HC_PROMPT_PLAN: return choose_plan(s);
    case HC_PROMPT_REINFORCE: return choose_reinforcement(s);
    case HC_PROMPT_BACK_WHOM: return choose_whom_to_back(s);
    case HC_PROMPT_RECOVER: case HC_PROMPT_SAVE_SHIPS: return recover(s);
    case HC_PROMPT_SHOW_ENVOY: return show_envoy(s);
    case HC_PROMPT_RAISE: case HC_PROMPT_LOWER: case HC_PROMPT_KEEP_ENVOY: return choose_envoy(s);
    default: return any(s);
    }
}

int duel_answer_reading(bot *b, const hc_game *view, const hc_table *t, const duel_habits *habits, int choice[BOT_CHOICES])
{
    seer s = { .b = b, .view = view, .t = t, .habits = habits, .me = b->seat, .you = 1 - b->seat };
    s.n = hc_options(view, b->seat, s.option);
    if (!s.n) return 0;
    choice[0] = s.option[0].choice;
    if (s.n == 1 && !hc_is_compound(view)) return 1;
    if (bot_forgets(b) && bot_forgets(b)) return 0;          /* the weaker levels have moments when they do not look */
    hc_question_for(view, b->seat, &s.q);
    if (s.q.compound) return s.q.kind == HC_ASK_CARD && !s.q.picked ? cards_away(&s, choice) : 0;
    if (s.q.kind == HC_ASK_ACT) choice[0] = choose_act(&s);
    else if (s.q.kind == HC_ASK_PLANET) choice[0] = choose_planet(&s);
    else choice[0] = s.q.sheet ? choose_of_sheet(&s) : by_rule(&s);
    return 1;
}

int duel_answer(bot *b, const hc_game *view, const hc_table *t, int choice[BOT_CHOICES]) { return duel_answer_reading(b, view, t, NULL, choice); }
