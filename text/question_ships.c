/* question_ships.c - the questions about ships: which to send, to land, to lose, and where they go. */
#include "inside.h"

void tale_say_ships_of_both(tale *t)
{
    t->a = tale_side_ships(t, HC_SIDE_OFFENSE);
    t->b = tale_side_ships(t, HC_SIDE_DEFENSE);
    tale_say(t, "The {offense} has <a:ship>, the {defense} <b:ship>.");
}

/* "(1 to 4)", "(3)" */
static void say_range(tale *t, const hc_question *q)
{
    if (!q->compound)
        return;
    t->counted_at = t->p->length;
    pen_put(t->p, " (");
    if (q->least != q->most) {
        pen_number(t->p, q->least);
        pen_put(t->p, " to ");
    }
    pen_number(t->p, q->most);
    pen_put(t->p, ")");
}

static void say_empty_planet(tale *t)
{
    pen_put(t->p, t->p->length > 0 ? " " : "");
    tale_say(t, "A planet that you empty is no longer your {colony}.");
    const hc_seat_info *me = &t->t->seat[t->seat];
    if (me->power_state != HC_POWER_ON || me->home_colonies > me->home_for_power)
        return;
    tale_say(t, " You need ");
    pen_number(t->p, me->home_for_power);
    tale_say(t, " home {colonies} to keep your power.");
}

void tale_why_gather(tale *t, const hc_question *q)
{
    (void)q;
    if (t->t->driving)
        tale_say(t, "You fight in your own system, to drive out a foreign {colony}.");
    else if (tale_has_seat(t, t->t->defense))
        tale_say(t, "You are the {offense}, and the {encounter} will be in <def's> system.");
    else
        tale_say(t, "You are the {offense}.");
    tale_say(t, " Each {ship} that you send adds 1 to your total, before powers change it, and is lost if you lose.");
}

void tale_why_commit(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "You have joined <other>. ");
    tale_say_ships_of_both(t);
    tale_say(t, " Each {ship} that you send adds 1 to that side, before powers change it.");
}

void tale_why_return(tale *t, const hc_question *q)
{
    if (q->place == HC_WARP)
        tale_say(t, "You get <a:ship> back from the {warp}");
    else if (q->place >= HC_ON_SHEET && q->place < HC_PLACES)
        tale_say(t, "You get <a:ship> back");
    else
        tale_say(t, "You get <a:ship> back from the {encounter}");
    tale_say(t, q->count == 1 ? ". It" : ". They");
    tale_say(t, " can go to any planet on which you have a {colony}.");
}

void tale_why_lose(tale *t, const hc_question *q)
{
    t->sheet = q->about;
    if (q->whose != t->seat && tale_has_seat(t, q->whose))
        tale_say(t, "<sheet> lets you choose.");
    else if (q->about && tale_has_seat(t, q->who))
        tale_say(t, "<Other's> <sheet> costs you <a:ship>, of your choice.");
    else if (tale_has_seat(t, q->who))
        tale_say(t, "<Other> makes you lose <a:ship>, of your choice.");
    else
        tale_say(t, "There is no deal: each of the main players loses <a:ship>, of their own choice.");
}

void tale_title_gather(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you put into the {gate}?");
    say_range(t, q);
}

void tale_title_commit(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you send to help <other>?");
    say_range(t, q);
}

void tale_title_return(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "Where does your {ship} go?" : "Where do your <a:ship> go? One planet for each.");
}

void tale_title_lose(tale *t, const hc_question *q)
{
    if (q->whose != t->seat && tale_has_seat(t, q->whose)) {
        t->other = q->whose;
        tale_say(t, q->count == 1 ? "Which {ship} does <other> lose?" : "Which <a:ship> does <other> lose?");
        return;
    }
    tale_say(t, q->count == 1 ? "Which {ship} do you lose?" : "Which <a:ship> do you lose?");
}

void tale_title_settle(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you land on ");
    tale_place(t, q->place);
    tale_say(t, "?");
    say_range(t, q);
}

void tale_next_gather(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, tale_has_planet(t, t->t->target) ? "" : "Then you choose the planet.");
    say_empty_planet(t);
}

void tale_next_commit(tale *t, const hc_question *q)
{
    tale_say(t, q->who == t->t->offense ? "If <off> [wins], they land on the planet; if <off> [loses], they go to the {warp}."
                                       : "If <def> [wins], they come home, with a reward for each; if <def> [loses], they go to the {warp}.");
    tale_say(t, " If both sides {negotiate}, they come home.");
    say_empty_planet(t);
}

void tale_next_lose(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "It goes to the {warp}." : "They go to the {warp}.");
    if (q->whose == t->seat)
        say_empty_planet(t);
}

void tale_next_settle(tale *t, const hc_question *q)
{
    tale_say(t, q->prompt == HC_PROMPT_RESETTLE ? "They make a {colony} there."
                                                : "They make a {colony} there, beside the one already there.");
    say_empty_planet(t);
}

void tale_next_return(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "It strengthens the {colony} there, and can be sent out again later."
                              : "Choose a planet for each {ship}; the same one may be chosen again.");
}
