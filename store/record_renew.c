/* record_renew.c - answers that an older program wrote, in the numbers that choices have today.
 *
 * What a number means depends on the question, so the game is played along. From the answer on at which today's rules lead
 * elsewhere nothing is changed: the replay then says where that is. */
#include "store/record.h"

enum { RULES_RENUMBERED = 6 };                   /* under these choices got the numbers that they have */

/* The numbers of the rules before. */
enum {
    OLD_POWERS = 12, OLD_GATE = 48, OLD_PASS = 256, OLD_WALK_AWAY = 260,
    OLD_WANT_CARD = 512, OLD_GIVE_COLONY = 704, OLD_WANT_COLONY = 768, OLD_GIVE_RANDOM = 832, OLD_RELEASE_OF = 840, OLD_WANT_MORPH = 848
};

static int term_now(int term)
{
    static const int16_t MORE[] = { HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, HC_TERM_WANT_ATTACK, HC_TERM_WANT_NEGOTIATE,
                                    HC_TERM_WANT_ARTIFACT, HC_TERM_GIVE_RELEASE, HC_TERM_WANT_RELEASE };
    static const int16_t KIND[] = { HC_TERM_WANT_MORPH, HC_TERM_WANT_REINFORCEMENT, HC_TERM_WANT_FLARE };
    enum { MORE_COUNT = sizeof MORE / sizeof *MORE, KIND_COUNT = sizeof KIND / sizeof *KIND };
    if (term < OLD_WANT_CARD) {
        return term;
    }
    if (term < OLD_GIVE_COLONY) {
        return HC_TERM_WANT_CARD + term - OLD_WANT_CARD;
    }
    if (term < OLD_WANT_COLONY) {
        return HC_TERM_GIVE_COLONY + term - OLD_GIVE_COLONY;
    }
    if (term < OLD_GIVE_RANDOM) {
        return HC_TERM_WANT_COLONY + term - OLD_WANT_COLONY;
    }
    if (term < OLD_GIVE_RANDOM + MORE_COUNT) {
        return MORE[term - OLD_GIVE_RANDOM];
    }
    if (term >= OLD_WANT_MORPH && term < OLD_WANT_MORPH + KIND_COUNT) {
        return KIND[term - OLD_WANT_MORPH];
    }
    return term >= OLD_RELEASE_OF && term < OLD_WANT_MORPH ? HC_TERM_RELEASE_OF + term - OLD_RELEASE_OF : term;
}

/* Words such as "pass" have been read as today's numbers already. */
static int choice_now(const hc_question *q, int choice)
{
    if (choice >= HC_THINGS) {
        return choice;
    }
    if (choice >= OLD_PASS && choice <= OLD_WALK_AWAY) {
        return HC_PASS + choice - OLD_PASS;
    }
    switch (q->kind) {
    case HC_ASK_ACT: return choice < OLD_POWERS ? choice : choice - OLD_POWERS + HC_POWERS;
    case HC_ASK_PLANET: return choice == OLD_GATE ? HC_GATE : choice;
    case HC_ASK_TERMS: return term_now(choice);
    default: return choice;
    }
}

bool record_renew(record *r)
{
    hc_game g;
    if (r->rules >= RULES_RENUMBERED) {
        return true;
    }
    if (hc_new(&g, &r->setup, NULL, NULL) != HC_OK) {
        return false;
    }
    for (size_t i = 0; i < r->count; i++) {
        record_answer *a = &r->answer[i];
        hc_question q;
        hc_question_for(&g, a->seat, &q);
        int choice = choice_now(&q, a->choice);
        if (hc_answer(&g, a->seat, choice, NULL) != HC_OK) {
            return false;
        }
        a->choice = (int16_t)choice;
    }
    return true;
}
