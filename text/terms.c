/* terms.c - what is given and asked for in a deal. */
#include "inside.h"

static void put_amount(tale *t, int count, const char *one, const char *more)
{
    if (count > 1) {
        pen_number(t->p, count);
        pen_put(t->p, " ");
    }
    tale_say(t, count > 1 ? more : one);
}

/* Cards of a kind that are not all alike: the giver chooses. */
static void put_kind(tale *t, int giver, int count, const char *one, const char *more)
{
    put_amount(t, count, one, more);
    tale_say(t, giver == t->viewer ? " of your choice" : " of their choice");
}

static void put_release(tale *t, int count)
{
    tale_say(t, "release from the {warp} for ");
    put_amount(t, count, "one {ship}", "{ships}");
}

/* `kind` is a term as in an answer, without its thing; which way it goes makes no difference. */
void tale_term(tale *t, int giver, int kind, int thing)
{
    if (HC_TERM_KIND(kind) == HC_TERM_RELEASE_OF) {           /* of a third player */
        put_release(t, thing);
        int owner = HC_TERM_THING(kind);
        pen_put(t->p, owner == t->viewer ? " of yours" : " of ");
        if (owner != t->viewer) tale_people(t, 1u << owner);
        return;
    }
    switch (kind) {
    case HC_TERM_GIVE_COLONY:
    case HC_TERM_WANT_COLONY:
        tale_say(t, "a {colony} on ");
        tale_place(t, thing);
        break;
    case HC_TERM_GIVE_RANDOM:
    case HC_TERM_WANT_RANDOM:
        put_amount(t, thing, "one card drawn blindly", "cards drawn blindly");
        break;
    case HC_TERM_WANT_ATTACK: put_kind(t, giver, thing, "one attack card", "attack cards"); break;
    case HC_TERM_WANT_NEGOTIATE: put_amount(t, thing, "one {negotiate} card", "{negotiate} cards"); break;
    case HC_TERM_WANT_ARTIFACT: put_kind(t, giver, thing, "one {artifact}", "{artifact}s"); break;
    case HC_TERM_WANT_MORPH: put_amount(t, thing, "one morph", "morphs"); break;
    case HC_TERM_WANT_REINFORCEMENT: put_kind(t, giver, thing, "one reinforcement", "reinforcements"); break;
    case HC_TERM_WANT_FLARE: put_kind(t, giver, thing, "one flare", "flares"); break;
    case HC_TERM_GIVE_RELEASE:
    case HC_TERM_WANT_RELEASE: put_release(t, thing); break;
    default:
        tale_card(t, thing);
    }
}

/* ---- a whole offer ------------------------------------------------------------------------------ */

static void put_comma(tale *t, bool *begun)
{
    if (*begun)
        pen_put(t->p, ", ");
    *begun = true;
}

static void put_item(tale *t, int giver, const hc_item *x)
{
    switch ((hc_item_kind)x->kind) {
    case HC_ITEM_COLONY: tale_term(t, giver, HC_TERM_GIVE_COLONY, x->thing); break;
    case HC_ITEM_OF_KIND: tale_term(t, giver, hc_term_of_kind(x->thing), x->count); break;
    case HC_ITEM_RANDOM: tale_term(t, giver, HC_TERM_GIVE_RANDOM, x->count); break;
    case HC_ITEM_RELEASE: tale_term(t, giver, HC_TERM_GIVE_RELEASE, x->count); break;
    case HC_ITEM_FREED: tale_term(t, HC_NOBODY, HC_TERM_RELEASE_OF + x->thing, x->count); break;
    default:
        if (x->card.kind == HC_CARD_NONE)
            pen_put(t->p, "a card");
        else
            pen_card(t->p, t->edition, &x->card);
    }
}

void tale_offer(tale *t, int side)
{
    int giver = side == HC_SIDE_OFFENSE ? t->t.offense : t->t.defense;
    bool begun = false;
    for (int i = 0; i < t->t.items; i++)
        if (t->t.item[i].side == side) {
            put_comma(t, &begun);
            put_item(t, giver, &t->t.item[i]);
        }
    if (!begun)
        pen_put(t->p, "nothing");
}

/* ---- why a question about a deal is asked ------------------------------------------------------------ */

void tale_why_deal(tale *t, const hc_question *q)
{
    hc_option o = { .choice = 0 };
    text_names names = *t->n;
    names.viewer = t->seat;
    if (q->picked == 0) {
        tale_say(
            t,
            "Nobody attacked. Put an offer together: cards, and one {colony} each way. Something has to change hands.");
        return;
    }
    tale_say(t, "Your offer so far: ");
    for (int i = 0; i < q->picked && i < HC_DRAFT; i++) {
        char part[96];
        o.choice = (int16_t)q->pick[i];
        text_option(part, sizeof part, &names, t->view, q, &o);
        pen_put(t->p, i ? "; " : "");
        if (part[0] >= 'A' && part[0] <= 'Z')
            part[0] = (char)(part[0] - 'A' + 'a');
        pen_put(t->p, part);
    }
    tale_say(t, ".");
}

/* Third players gain by a deal of others: who frees them gives nothing for it. */
static void put_freed(tale *t)
{
    bool begun = false;
    for (int i = 0; i < t->t.items; i++)
        if (t->t.item[i].kind == HC_ITEM_FREED) {
            pen_put(t->p, begun ? ", " : " And the deal brings ");
            begun = true;
            put_item(t, HC_NOBODY, &t->t.item[i]);
        }
    if (begun)
        pen_put(t->p, ".");
}

void tale_why_reply(tale *t, const hc_question *q)
{
    (void)q;
    int mine = t->seat == t->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    tale_say(t, "You would get: ");
    tale_offer(t, !mine);
    tale_say(t, ". You would give: ");
    tale_offer(t, mine);
    tale_say(t, ".");
    put_freed(t);
}
