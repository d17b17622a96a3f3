/* rewards.c - reward decks in scenarios: the cards that are drawn next, and those that have been used. */
#include "cli/scenario/scenario.h"

hc_status lay_in_hand(run *r, int seat, const card_name *c)
{
    if (c->reward) return hc_lay_reward(&r->game, seat, HC_REWARD_HAND, c->kind, c->value, c->sheet);
    return hc_lay_hand(&r->game, seat, c->kind, c->value, c->sheet);
}

static bool lay_reward(run *r, int i, int where)
{
    card_name c;
    if (!read_card(r, i, &c)) return false;
    if (c.reward && hc_lay_reward(&r->game, HC_NOBODY, where, c.kind, c.value, c.sheet) == HC_OK) return true;
    return fail(r, "there is no \"%s\" in the reward deck (is there a line: part rewards:incursion+dominion? Is it reward:%s?)",
                nth_word(current_line(r), i), nth_word(current_line(r), i));
}

/* reward-deck CARD...: the next one first; reward-deck only N */
bool lay_reward_deck(run *r)
{
    const script_line *l = current_line(r);
    int n;
    if (nth_word_is(l, 1, "only")) {
        if (!read_count(r, 2, &n) || !no_more_words(r, 3)) return false;
        hc_lay_rewards_only(&r->game, n);
        return true;
    }
    for (int i = l->words - 1; i > 0; i--) if (!lay_reward(r, i, HC_REWARD_TOP)) return false;
    return l->words > 1 || fail(r, "which cards? The first one named is drawn first");
}

bool lay_reward_discards(run *r)
{
    for (int i = 1; i < current_line(r)->words; i++) if (!lay_reward(r, i, HC_REWARD_DISCARD)) return false;
    return current_line(r)->words > 1 || fail(r, "which cards? The last one named lies on top");
}
