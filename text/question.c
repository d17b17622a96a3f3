/* question.c - what is asked, why, and what happens next: the questions of the rules. */
#include "inside.h"
#include <string.h>

typedef void ask_fn(tale *t, const hc_question *q);

/* ---- parts that several questions share ------------------------------------------------------------ */

static int opponent_of(const tale *t)
{
    return t->seat == t->t.offense ? t->t.defense : t->t.offense;
}

static void say_ships_of_both(tale *t)
{
    t->a = tale_side_ships(t, HC_SIDE_OFFENSE);
    t->b = tale_side_ships(t, HC_SIDE_DEFENSE);
    tale_say(t, "The {offense} has <a:ship>, the {defense} <b:ship>.");
}

/* "(1 to 4)", "(exactly 3)" */
static void say_range(tale *t, const hc_question *q)
{
    if (!q->compound)
        return;
    pen_put(t->p, q->least == q->most ? " (exactly " : " (");
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
    tale_say(t, "A planet that you empty is no {colony} of yours any more.");
    const hc_seat_info *me = &t->t.seat[t->seat];
    if (me->power_state != HC_POWER_ON || me->home_colonies > t->t.home_for_power)
        return;
    tale_say(t, " You need ");
    pen_number(t->p, t->t.home_for_power);
    tale_say(t, " home {colonies} to keep your power.");
}

/* ---- why: what cannot be said in one pattern ---------------------------------------------------------- */

static void why_regain(tale *t, const hc_question *q)
{
    (void)q;
    t->a = t->t.seat[t->seat].warp;
    tale_say(t, "You have <a:ship> in the {warp}. At the start of an {encounter} the {offense} may take one back.");
}

static void why_gather(tale *t, const hc_question *q)
{
    (void)q;
    if (t->t.driving)
        tale_say(t, "You fight in your own system, to drive a foreign {colony} out.");
    else if (tale_has_seat(t, t->t.defense))
        tale_say(t, "You are the {offense}, and the {encounter} will be in <def's> system.");
    else
        tale_say(t, "You are the {offense}.");
    tale_say(t, " Each {ship} that you send counts 1 in your total, and is lost if you lose.");
}

static void why_aim(tale *t, const hc_question *q)
{
    if (q->who == t->seat)
        tale_say(t, "You drew your own colour and chose to fight at home: only planets with a foreign {colony} can be "
                    "the target.");
    else if (tale_has_seat(t, q->who))
        tale_say(t, "The {destiny} pile sends you into <other's> system: <other> [is] the {defense}, with the {ships} "
                    "on the planet you choose.");
    else
        tale_say(t, "With two players you choose freely: a planet of the other, or one of yours where the other has a "
                    "{colony}.");
}

static void why_invite(tale *t, const hc_question *q)
{
    bool attacks = q->prompt == HC_PROMPT_INVITE_OFFENSE;
    say_ships_of_both(t);
    tale_say(t, " Each ally would bring one to four {ships} to your side. ");
    if (attacks)
        tale_say(t, "They answer when <def> [has] invited too.");
    else
        tale_say(t, "<Off> has already invited.");
}

static void why_join(tale *t, const hc_question *q)
{
    (void)q;
    t->last = HC_NOBODY;
    tale_say(t, "<Off> [attacks] ");
    tale_say(t, "<target>");
    tale_say(t, ". ");
    say_ships_of_both(t);
    const hc_seat_info *me = &t->t.seat[t->seat];
    tale_say(t, me->invited_by[0] && me->invited_by[1] ? " You may help one of them, or stay out."
                                                       : " You may help, or stay out.");
}

static void why_commit(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "You have joined <other>. ");
    say_ships_of_both(t);
    tale_say(t, " Each {ship} that you send counts 1 for that side.");
}

static void why_card(tale *t, const hc_question *q)
{
    (void)q;
    int you = opponent_of(t);
    tale_say(t, t->seat == t->t.offense ? "You attack " : "You defend ");
    tale_say(t, "<target>");
    tale_say(t, ". ");
    say_ships_of_both(t);
    if (!tale_has_seat(t, you) || t->t.seat[you].played_card.kind == HC_CARD_NONE)
        return;
    t->other = you;
    tale_say(t, " <Other> [has] played ");
    pen_card(t->p, t->edition, &t->t.seat[you].played_card);
    tale_say(t, ".");
}

static void why_return(tale *t, const hc_question *q)
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

static void why_lose(tale *t, const hc_question *q)
{
    t->sheet = q->about;
    if (q->about && tale_has_seat(t, q->who))
        tale_say(t, "<Other's> <sheet> costs you <a:ship>, of your own choice.");
    else if (tale_has_seat(t, q->who))
        tale_say(t, "<Other> makes you lose <a:ship>, of your own choice.");
    else
        tale_say(t, "There is no deal: each of the main players loses <a:ship>, of their own choice.");
}

static void why_discard(tale *t, const hc_question *q)
{
    if (q->sheet && tale_has_seat(t, q->who) && q->who != t->seat)
        tale_say(t, "<Other's> <sheet> makes you discard a card.");
    else if (q->sheet)
        tale_say(t, "<sheet> makes you discard a card.");
    else
        tale_say(t, "You have to discard a card.");
}

/* ---- title and next: the same ------------------------------------------------------------------------- */

static void title_regain(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, t->t.seat[t->seat].home_colonies + t->t.seat[t->seat].foreign_colonies > 0
                    ? "Take a {ship} out of the {warp}? To which planet?"
                    : "Take a {ship} out of the {warp} into the {gate}?");
}

static void title_gather(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you put into the {gate}?");
    say_range(t, q);
}

static void title_invite(tale *t, const hc_question *q)
{
    tale_say(t,
             q->prompt == HC_PROMPT_INVITE_OFFENSE ? "Whom do you invite to attack " : "Whom do you invite to defend ");
    tale_say(t, "<target>");
    tale_say(t, " with you?");
}

static void title_join(tale *t, const hc_question *q)
{
    (void)q;
    const hc_seat_info *me = &t->t.seat[t->seat];
    if (me->invited_by[0] && me->invited_by[1])
        tale_say(t, "<Off> and <def> both invite you. Do you join one of them?");
    else if (me->invited_by[1])
        tale_say(t, "<Def> [invites] you to join the {defense}. Do you?");
    else
        tale_say(t, "<Off> [invites] you to join the {offense}. Do you?");
}

static void title_commit(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you send to help <other>?");
    say_range(t, q);
}

static void title_return(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "Where shall your {ship} go?" : "Where shall your <a:ship> go? One planet for each.");
}

static void title_reward(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "How do you take your reward?" : "How do you take your <a:reward>?");
}

static void title_reply(tale *t, const hc_question *q)
{
    (void)q;
    t->other = opponent_of(t);
    tale_say(t, "<Other> [offers] you a deal. Do you accept?");
}

static void title_deal(tale *t, const hc_question *q)
{
    (void)q;
    t->other = opponent_of(t);
    tale_say(t, "What deal do you offer <other>?");
}

static void title_settle(tale *t, const hc_question *q)
{
    tale_say(t, "Which {ships} do you land on ");
    tale_place(t, q->place);
    tale_say(t, "?");
    say_range(t, q);
}

static void title_hand_over(tale *t, const hc_question *q)
{
    if (!tale_has_seat(t, t->other))
        t->other = opponent_of(t);
    tale_say(t, q->count == HC_CARD_ATTACK      ? "Which attack card do you give to <other>?"
                : q->count == HC_CARD_NEGOTIATE ? "Which {negotiate} card do you give to <other>?"
                : q->count == HC_CARD_ARTIFACT  ? "Which {artifact} do you give to <other>?"
                                                : "Which card do you give to <other>?");
}

static void title_colony(tale *t, const hc_question *q)
{
    tale_say(t, "Whose {colony} on ");
    tale_place(t, q->place);
    tale_say(t, " do you attack?");
}

static void next_gather(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, tale_has_planet(t, t->t.target) ? "" : "Then you choose the planet.");
    say_empty_planet(t);
}

static void next_aim(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "If you win, your {ships} land there and you have a {colony}; if you lose, they go to the {warp}.");
    tale_say(t, t->t.players > 2 ? " Next, both sides may invite allies." : " Next, each of you chooses a card.");
}

static void next_join(tale *t, const hc_question *q)
{
    (void)q;
    const hc_seat_info *me = &t->t.seat[t->seat];
    if (me->invited_by[0])
        tale_say(t, "If <off> [wins], your {ships} land there too: a {colony}. ");
    if (me->invited_by[1])
        tale_say(t, "If <def> [wins], you get for each {ship} sent a card or a {ship} out of the {warp}. ");
    tale_say(t, "If your side loses, your {ships} go to the {warp}.");
}

static void next_commit(tale *t, const hc_question *q)
{
    tale_say(t, q->who == t->t.offense ? "If <off> [wins], they land on the planet."
                                       : "If <def> [wins], they come home, with a reward for each.");
    tale_say(t, " Otherwise they go to the {warp}.");
    say_empty_planet(t);
}

static void next_lose(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "They go to the {warp}.");
    say_empty_planet(t);
}

static void next_settle(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "They make a {colony} there, beside the one that is there already.");
    say_empty_planet(t);
}

static void next_return(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "It strengthens the {colony} there, and can be sent out again later."
                              : "Choose a planet for each {ship}; the same one may be chosen again.");
}

static void next_second(tale *t, const hc_question *q)
{
    (void)q;
    t->other = (t->seat + 1) % t->t.players;
    tale_say(t, "Yes: everything begins again, with a {ship} out of the {warp} and a new {encounter}. No: it is "
                "<other's> turn.");
}

/* ---- the table ---------------------------------------------------------------------------------------- */

typedef struct asked {
    const char *title, *why, *next;
    ask_fn *title_by, *why_by, *next_by;
} asked;
static const asked ASKED[HC_PROMPT_COUNT] = {
    [HC_PROMPT_NONE] = { .title = "Nothing is asked of you now.",
                         .why = "The others are thinking.",
                         .next = "The game goes on by itself." },
    [HC_PROMPT_REGAIN] = { .title_by = title_regain,
                           .why_by = why_regain,
                           .next = "It can be used at once, in this {encounter}." },
    [HC_PROMPT_OWN_ORDERS] = { .title = "Your own colour: draw again, or fight at home?",
                               .why = "You drew your own colour, and there is a foreign {colony} in your system.",
                               .next = "Drawing again sends you to somebody else. At home you can throw one foreign "
                                       "{colony} off a planet of yours and land there yourself." },
    [HC_PROMPT_GATHER] = { .title_by = title_gather, .why_by = why_gather, .next_by = next_gather },
    [HC_PROMPT_AIM] = { .title = "Which planet do you attack?", .why_by = why_aim, .next_by = next_aim },
    [HC_PROMPT_WHOSE_COLONY] = { .title_by = title_colony,
                                 .why = "Several players have a {colony} there, and only one of them is attacked.",
                                 .next = "Its owner is the {defense}. The others are not touched, whatever happens." },
    [HC_PROMPT_INVITE_OFFENSE] = { .title_by = title_invite,
                                   .why_by = why_invite,
                                   .next = "If you win, each ally gets a {colony} there too, so look who is close to "
                                           "winning. If you lose, their {ships} are lost with yours." },
    [HC_PROMPT_INVITE_DEFENSE] = { .title_by = title_invite,
                                   .why_by = why_invite,
                                   .next = "If you win, each ally gets for each {ship} a card or a {ship} out of the "
                                           "{warp}. If you lose, their {ships} are lost with yours." },
    [HC_PROMPT_JOIN] = { .title_by = title_join, .why_by = why_join, .next_by = next_join },
    [HC_PROMPT_COMMIT] = { .title_by = title_commit, .why_by = why_commit, .next_by = next_commit },
    [HC_PROMPT_ENCOUNTER_CARD] = { .title = "Which card do you play?",
                                   .why_by = why_card,
                                   .next = "Two attacks: card plus {ships}, the higher total wins, a tie is the "
                                           "{defense}'s. {Negotiate} against an attack: you lose, but take a card for "
                                           "each {ship} you lose. Two {negotiate}s: you may make a deal." },
    [HC_PROMPT_RETURN] = { .title_by = title_return, .why_by = why_return, .next_by = next_return },
    [HC_PROMPT_LOSE] = { .title = "Which <a:ship> do you lose?", .why_by = why_lose, .next_by = next_lose },
    [HC_PROMPT_REWARD] = { .title_by = title_reward,
                           .why =
                               "You helped the {defense}, and it won: you get a reward for each {ship} that you sent.",
                           .next = "Each of them is a {ship} out of the {warp}, to a {colony} of yours, or a card from "
                                   "the deck." },
    [HC_PROMPT_DEAL] = { .title_by = title_deal,
                         .why_by = tale_why_deal,
                         .next = "The other may accept, make an offer of their own, or refuse. Without a deal both of "
                                 "you lose three {ships}, and the turn ends." },
    [HC_PROMPT_REPLY] = { .title_by = title_reply,
                          .why_by = tale_why_reply,
                          .next = "Accept: all of it happens at once. You may also make an offer of your own. Refuse: "
                                  "both of you lose three {ships}, and the turn ends." },
    [HC_PROMPT_HAND_OVER] = { .title_by = title_hand_over,
                              .why = "The deal says what kind of card; which one is your choice.",
                              .next = "It goes from your hand to theirs, unseen by the rest." },
    [HC_PROMPT_SETTLE] = { .title_by = title_settle,
                           .why = "The deal gives you a {colony} there.",
                           .next_by = next_settle },
    [HC_PROMPT_SECOND] = { .title = "Do you want a second {encounter}?",
                           .why = "Your first one was a success, and you have an {encounter} card left.",
                           .next_by = next_second },
    [HC_PROMPT_DISCARD] = { .title = "Which card do you discard?",
                            .why_by = why_discard,
                            .next = "It goes to the discards, face up for all to see." },
};

static void fill(tale *t, char *out, size_t room, const hc_question *q, const char *pattern, ask_fn *by)
{
    pen p;
    pen_open(&p, out, room);
    t->p = &p;
    tale_ask(t, q);
    if (by)
        by(t, q);
    else if (pattern)
        tale_say(t, pattern);
}

void text_question(text_asked *out, const text_names *n, const hc_game *view, const hc_question *q)
{
    tale t;
    memset(out, 0, sizeof *out);
    tale_open(&t, NULL, n, view);
    tale_ask(&t, q);
    if (q->kind == HC_ASK_ACT || !asks_by_rules(t.edition, q)) {
        tale_question_of_sheet(&t, out, q);
        return;
    }
    const asked *a = &ASKED[q->prompt < HC_PROMPT_COUNT ? q->prompt : HC_PROMPT_NONE];
    fill(&t, out->title, sizeof out->title, q, a->title, a->title_by);
    fill(&t, out->why, sizeof out->why, q, a->why, a->why_by);
    fill(&t, out->next, sizeof out->next, q, a->next, a->next_by);
}
