/* question.c - what is asked, why, and what happens next: the questions of the rules. */
#include "inside.h"
#include <string.h>

/* ---- parts that several questions share ------------------------------------------------------------ */

static int opponent_of(const tale *t)
{
    return t->seat == t->t->offense ? t->t->defense : t->t->offense;
}

static bool is_offered(const tale *t, int choice)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(t->view, t->seat, option);
    for (int i = 0; i < n; i++)
        if (option[i].choice == choice)
            return true;
    return false;
}

static bool may_pass(const tale *t) { return is_offered(t, HC_PASS); }

/* ---- why: what cannot be said in one pattern ---------------------------------------------------------- */

static void why_regain(tale *t, const hc_question *q)
{
    (void)q;
    t->a = t->t->seat[t->seat].warp;
    tale_say(t, may_pass(t) ? "You have <a:ship> in the {warp}. At the start of an {encounter} the {offense} may take one back."
                            : "You have <a:ship> in the {warp}. At the start of an {encounter} the {offense} takes one back.");
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
        tale_say(t, "With two players, you choose freely: any of the other player's planets, or one of yours where they have a {colony}.");
}

static void why_invite(tale *t, const hc_question *q)
{
    bool attacks = q->prompt == HC_PROMPT_INVITE_OFFENSE;
    tale_say_ships_of_both(t);
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
    tale_say_ships_of_both(t);
    const hc_seat_info *me = &t->t->seat[t->seat];
    tale_say(t, me->invited_by[0] && me->invited_by[1] ? " You may help one of them, or stay out."
                                                       : " You may help, or stay out.");
}

static void why_card(tale *t, const hc_question *q)
{
    (void)q;
    int you = opponent_of(t);
    tale_say(t, t->seat == t->t->offense ? "You attack " : "You defend ");
    tale_say(t, "<target>");
    tale_say(t, ". ");
    tale_say_ships_of_both(t);
    if (!tale_has_seat(t, you) || t->t->seat[you].played_card.kind == HC_CARD_NONE)
        return;
    t->other = you;
    tale_say(t, " <Other> [has] played ");
    pen_card(t->p, t->edition, &t->t->seat[you].played_card);
    tale_say(t, ".");
}

static void why_discard(tale *t, const hc_question *q)
{
    if (q->sheet && tale_has_seat(t, q->who) && q->who != t->seat)
        tale_say(t, "<Other's> <sheet> makes you discard a card.");
    else if (q->sheet)
        tale_say(t, "<sheet> makes you discard a card.");
    else
        tale_say(t, "You must discard a card.");
}

/* ---- title and next: the same ------------------------------------------------------------------------- */

static void title_regain(tale *t, const hc_question *q)
{
    (void)q;
    if (!may_pass(t))
        tale_say(t, "Which planet does your {ship} from the {warp} go to?");
    else
        tale_say(t, t->t->seat[t->seat].home_colonies + t->t->seat[t->seat].foreign_colonies > 0
                        ? "Take a {ship} from the {warp}? To which planet?"
                        : "Take a {ship} from the {warp} straight into the {gate}?");
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
    const hc_seat_info *me = &t->t->seat[t->seat];
    if (me->invited_by[0] && me->invited_by[1])
        tale_say(t, "<Off> and <def> both invite you. Do you join one of them?");
    else if (me->invited_by[1])
        tale_say(t, "<Def> [invites] you to join the {defense}. Do you?");
    else
        tale_say(t, "<Off> [invites] you to join the {offense}. Do you?");
}

static void title_reward(tale *t, const hc_question *q)
{
    tale_say(t, q->count == 1 ? "How do you take your reward?" : "How do you take your <a:reward>?");
}

static void title_reply(tale *t, const hc_question *q)
{
    t->other = opponent_of(t);
    if (!q->about) {
        tale_say(t, "<Other> [offers] you a deal. Do you accept?");
        return;
    }
    t->other = q->who;
    tale_say(t, "<Other> [makes] you an offer about ");
    pen_sheet(t->p, t->edition, q->about);
    tale_say(t, ". Do you accept?");
}

static void title_deal(tale *t, const hc_question *q)
{
    t->other = opponent_of(t);
    if (!q->about) {
        tale_say(t, "What deal do you offer <other>?");
        return;
    }
    t->other = q->who;
    tale_say(t, "What do you propose to <other> about ");
    pen_sheet(t->p, t->edition, q->about);
    tale_say(t, "?");
}

/* About what a power does nothing is lost if they do not agree. */
static void next_deal(tale *t, const hc_question *q)
{
    tale_say(t, "They may accept, make an offer of their own, or refuse. ");
    tale_say(t, q->about ? "Without an agreement nothing happens." : "Without a deal both of you lose three {ships}, and the turn ends.");
}

static void next_reply(tale *t, const hc_question *q)
{
    tale_say(t, "Accept: all of it happens at once. You may also make an offer of your own. ");
    tale_say(t, q->about ? "Refuse: nothing happens." : "Refuse: both of you lose three {ships}, and the turn ends.");
}

static void title_rotate(tale *t, const hc_question *q)
{
    tale_say(t, "Do you become ");
    pen_sheet(t->p, t->edition, q->about);
    tale_say(t, "?");
}

static void title_hand_over(tale *t, const hc_question *q)
{
    if (!tale_has_seat(t, t->other))
        t->other = opponent_of(t);
    tale_say(t, q->count == HC_CARD_ATTACK      ? "Which attack card do you give to <other>?"
                : q->count == HC_CARD_NEGOTIATE ? "Which {negotiate} card do you give to <other>?"
                : q->count == HC_CARD_ARTIFACT  ? "Which {artifact} do you give to <other>?"
                : q->count == HC_CARD_MORPH     ? "Which morph do you give to <other>?"
                : q->count == HC_CARD_FLARE     ? "Which flare do you give to <other>?"
                : q->count == HC_CARD_REINFORCEMENT ? "Which reinforcement do you give to <other>?"
                                                : "Which card do you give to <other>?");
}

static void title_colony(tale *t, const hc_question *q)
{
    tale_say(t, "Whose {colony} on ");
    tale_place(t, q->place);
    tale_say(t, " do you attack?");
}

static void next_aim(tale *t, const hc_question *q)
{
    (void)q;
    tale_say(t, "If you win, your {ships} land there and you have a {colony}; if you lose, they go to the {warp}.");
    bool sent = t->t->seat[t->seat].gate > 0;     /* in some editions the ships come first */
    tale_say(t, !sent ? "" : t->t->players > 2 ? " Next, both sides may invite allies." : " Next, each of you chooses a card.");
}

static bool is_partners_colour(const hc_question *q) { return q->who != HC_NOBODY; }

static void title_own_orders(tale *t, const hc_question *q)
{
    tale_say(t, is_partners_colour(q) ? "Your partner's colour: draw again, or fight there?" : "Your own colour: draw again, or stay at home?");
}

static void why_own_orders(tale *t, const hc_question *q)
{
    tale_say(t, is_partners_colour(q) ? "You never fight your partner, but there is a foreign {colony} in your partner's system."
                                      : "You drew your own colour, and there is something to do in your own system.");
}

static void next_own_orders(tale *t, const hc_question *q)
{
    if (is_partners_colour(q)) {
        tale_say(t, "Drawing again sends you to somebody else. There, you can drive one foreign {colony} off a planet of your partner's.");
        return;
    }
    bool drive_out = is_offered(t, 1), settle_again = is_offered(t, 2);
    tale_say(t, "Drawing again sends you to somebody else. At home you can ");
    tale_say(t, drive_out ? "drive one foreign {colony} off one of your planets" : "settle again on one of your empty planets");
    tale_say(t, drive_out && settle_again ? ", or settle again on an empty one." : ".");
}

static void next_join(tale *t, const hc_question *q)
{
    (void)q;
    const hc_seat_info *me = &t->t->seat[t->seat];
    if (me->invited_by[0])
        tale_say(t, "If <off> [wins], your {ships} land there too: a {colony}. ");
    if (me->invited_by[1])
        tale_say(t, "If <def> [wins], you get a card or a {ship} from the {warp} for each {ship} you send. ");
    tale_say(t, "If your side loses, your {ships} go to the {warp}.");
}

static void next_raise(tale *t, const hc_question *q)
{
    (void)q;
    t->a = t->t->duel.seat[t->seat].friends;
    tale_say(t, t->a == 1 ? "It moves one step towards you. You can keep only one ally." : "It moves one step towards you. You can keep <a> allies.");
}

static void next_second(tale *t, const hc_question *q)
{
    (void)q;
    t->other = (t->seat + 1) % t->t->players;
    tale_say(t, "Yes: you begin again, with a {ship} from the {warp} and a new {encounter}. No: it is <other's> turn.");
}

/* ---- the table ---------------------------------------------------------------------------------------- */

typedef struct asked {
    const char *title, *why, *next, *verb, *after;
    ask_fn *title_by, *why_by, *next_by;
} asked;
static const asked ASKED[HC_PROMPT_COUNT] = {
    [HC_PROMPT_NONE] = { .title = "You are not being asked anything now.",
                         .why = "The others are thinking.",
                         .next = "The game goes on by itself." },
    [HC_PROMPT_REGAIN] = { .verb = "Put it on", .title_by = title_regain,
                           .why_by = why_regain,
                           .next = "It can be used at once, in this {encounter}." },
    [HC_PROMPT_OWN_ORDERS] = { .title_by = title_own_orders, .why_by = why_own_orders,
                               .next_by = next_own_orders },
    [HC_PROMPT_WHOM] = { .title = "Whom do you attack?",
                         .why = "You drew a wild card: the choice is yours.",
                         .next = "That player is the {defense}; you then choose a planet of that system." },
    [HC_PROMPT_REESTABLISH] = { .title = "On which planet do you settle again?",
                                .why = "You drew your own colour, and nobody has a {ship} there.",
                                .next = "Up to four {ships} land there without a fight, and it counts as a success." },
    [HC_PROMPT_RESETTLE] = { .verb = "Land", .title_by = tale_title_settle,
                             .why = "They come from your other {colonies}.",
                             .next_by = tale_next_settle },
    [HC_PROMPT_ROTATE] = { .title_by = title_rotate,
                           .why = "Powers rotate: at the start of your turn you draw an alien.",
                           .next = "The one that you do not keep goes back into the box." },
    [HC_PROMPT_BECOME] = { .title_by = title_rotate,
                           .why = "You have drawn the flare of an alien that is not in the game.",
                           .next = "When the {encounter} is over, you become your own alien again." },
    [HC_PROMPT_CHOOSE_ALIEN] = { .title = "Which alien do you want to be?",
                                 .why = "You were dealt two.",
                                 .next = "The other goes back into the box." },
    [HC_PROMPT_GATHER] = { .verb = "Load", .title_by = tale_title_gather, .why_by = tale_why_gather, .next_by = tale_next_gather },
    [HC_PROMPT_AIM] = { .verb = "Aim at", .title = "Which planet do you attack?", .why_by = why_aim, .next_by = next_aim },
    [HC_PROMPT_WHOSE_COLONY] = { .title_by = title_colony,
                                 .why = "Several players have a {colony} there, and only one of them is attacked.",
                                 .next = "Its owner is the {defense}. The others are safe, whatever happens." },
    [HC_PROMPT_INVITE_OFFENSE] = { .verb = "Invite", .title_by = title_invite,
                                   .why_by = why_invite,
                                   .next = "If you win, each ally gets a {colony} there too, so watch who is close to "
                                           "winning. If you lose, their {ships} are lost with yours." },
    [HC_PROMPT_INVITE_DEFENSE] = { .verb = "Invite", .title_by = title_invite,
                                   .why_by = why_invite,
                                   .next = "If you win, each ally gets a card or a {ship} from the {warp} for each of their {ships}. If you lose, their {ships} are lost with yours." },
    [HC_PROMPT_JOIN] = { .verb = "Join", .title_by = title_join, .why_by = why_join, .next_by = next_join },
    [HC_PROMPT_COMMIT] = { .verb = "Send", .after = "to <other>", .title_by = tale_title_commit, .why_by = tale_why_commit, .next_by = tale_next_commit },
    [HC_PROMPT_ENCOUNTER_CARD] = { .verb = "Play", .after = "face down", .title = "Which card do you play?",
                                   .why_by = why_card,
                                   .next = "Two attacks: card plus {ships}, the higher total wins, ties go to "
                                           "the {defense}. {Negotiate} against an attack: you lose, but take a card for "
                                           "each {ship} you lose. Two {negotiate}s: you may make a deal." },
    [HC_PROMPT_RETURN] = { .verb = "Land", .after = "", .title_by = tale_title_return, .why_by = tale_why_return, .next_by = tale_next_return },
    [HC_PROMPT_LOSE] = { .verb = "Lose", .title_by = tale_title_lose, .why_by = tale_why_lose, .next_by = tale_next_lose },
    [HC_PROMPT_REWARD] = { .verb = "Take", .title_by = title_reward,
                           .why =
                               "You helped the {defense}, and it won: you get a reward for each {ship} that you sent.",
                           .next = "Each reward is a {ship} from the {warp}, to a {colony} of yours, or a card from the deck." },
    [HC_PROMPT_DEAL] = { .title_by = title_deal,
                         .why_by = tale_why_deal,
                         .next_by = next_deal },
    [HC_PROMPT_REPLY] = { .title_by = title_reply,
                          .why_by = tale_why_reply,
                          .next_by = next_reply },
    [HC_PROMPT_HAND_OVER] = { .verb = "Give", .title_by = title_hand_over,
                              .why = "The deal says what kind of card; which one is your choice.",
                              .next = "It goes from your hand to theirs, unseen by the rest." },
    [HC_PROMPT_SETTLE] = { .verb = "Land", .title_by = tale_title_settle,
                           .why = "The deal gives you a {colony} there.",
                           .next_by = tale_next_settle },
    [HC_PROMPT_SECOND] = { .title = "Do you want a second {encounter}?",
                           .why = "Your first one was a success, and you have an {encounter} card left.",
                           .next_by = next_second },
    [HC_PROMPT_FROM_WARP] = { .title = "How many {ships} do you bring straight from the {warp}?",
                              .why = "The player you help lets you bring <a:ship> from the {warp} into the {encounter}.",
                              .next = "They count like the others, and come on top of those you may send." },
    [HC_PROMPT_TECH] = { .title = "What do you do with your techs?",
                         .why = "At the start of each {encounter}, you may do one of these.",
                         .next = "{Ships} on a tech come home when it is completed or abandoned." },
    [HC_PROMPT_RESEARCH] = { .title = "From which {colony} does the {ship} come?",
                             .why = "It researches one of your techs.",
                             .next = "It stays on the tech until that is completed or abandoned." },
    [HC_PROMPT_WHICH_TECH] = { .title = "Which tech is it?",
                               .why = "You have several.",
                               .next = "Others see the card only when it is completed or discarded." },
    [HC_PROMPT_KEEP_TECH] = { .verb = "Keep", .title = "Which tech do you keep?",
                              .why = "You drew these.",
                              .next = "It lies face down before you; the others are discarded. At the start of every {encounter}, you may put a {ship} on it, until it has as many as it takes and can be completed." },
    [HC_PROMPT_MOON] = { .verb = "Go to", .title = "Do you go to a moon, or to a planet?",
                         .why = "You say so before you gather {ships}, and name the moon at once.",
                         .next = "An empty moon is taken without a fight, and that counts as a won {encounter}. On an occupied one its occupant is the "
                                 "{defense}, and there are no allies." },
    [HC_PROMPT_DROP_STATION] = { .verb = "Discard", .title = "Which of your stations do you discard?",
                                 .why = "You were dealt one from each deck, and keep two.",
                                 .next = "It leaves the game. Everybody shows what they keep at the same time; then you attach yours." },
    [HC_PROMPT_WHICH_SHIPS] = { .title_by = tale_title_which_ships, .why_by = tale_why_which_ships, .next_by = tale_next_which_ships },
    [HC_PROMPT_DIAL] = { .verb = "Set", .title = "What do you set your dial to?", .why = "That many {ships} from your supply go to the planet. Both dials are shown at the same time.",
                         .next = "Whoever has more {ships} there when clout is counted adds the ship advantage." },
    [HC_PROMPT_SHOW_ENVOY] = { .verb = "Turn up", .title = "Do you turn up an envoy?", .why = "You are allied with it, and it lies face down.",
                               .next = "It stays face up, and what it says counts from now on." },
    [HC_PROMPT_PLAN] = { .verb = "Play", .after = "face down", .title = "Which plan do you lay down?", .why = "Both plans are turned up at the same time.",
                         .next = "Its number is your first clout." },
    [HC_PROMPT_PLAN_AND_TACTIC] = { .verb = "Lay", .title = "Which plan, and which half of a tactic?",
                                    .why = "A blast destroys your opponent's {ships}, a shield stops a blast, and the third kind readies spent tactics.",
                                    .next = "Tactics are shown first, then plans; a tactic that readies is not spent." },
    [HC_PROMPT_REINFORCE] = { .verb = "Play", .title = "Do you play a reinforcement?", .why = "Both plans are turned up.",
                              .next = "It goes on until you both pass in a row." },
    [HC_PROMPT_BACK_WHOM] = { .title = "On whose clout do you play it?", .verb = "Play it", .why = "It may be yours or your opponent's.",
                              .next = "In the end it goes to the discards of the player whose clout it changed." },
    [HC_PROMPT_WHICH_PLANET] = { .title = "Which planet is it?", .why = "The {destiny} card leaves you the choice.", .next = "The {destiny} card is carried out there." },
    [HC_PROMPT_RAISE] = { .title = "With which envoy do you raise friendship?", .why = "A neutral envoy becomes your ally; your opponent's ally becomes neutral.",
                          .next_by = next_raise },
    [HC_PROMPT_LOWER] = { .title = "With which envoy do you lower friendship?", .why = "Your own ally becomes neutral; a neutral envoy becomes your opponent's ally.",
                          .next = "It moves one step away from you." },
    [HC_PROMPT_KEEP_ENVOY] = { .title = "Which envoy do you send away?", .why = "You have one ally too many.", .next = "It becomes neutral." },
    [HC_PROMPT_RECOVER] = { .verb = "Recover", .title = "How many {ships} do you recover?", .why = "You may recover up to <a:ship> from the {warp}.", .next = "They go to your supply." },
    [HC_PROMPT_OUT_OF_WHICH] = { .title = "How many of them come from the planet in the {warp}?", .why = "{Ships} there can be recovered like those in the {warp}.",
                                 .next = "The others come out of the {warp} itself." },
    [HC_PROMPT_READY] = { .verb = "Ready", .title = "Which tactics do you ready?", .why = "You may ready <b:tactic>.", .next = "Only readied tactics can be played." },
    [HC_PROMPT_RESOURCE] = { .title = "Which symbol's resource do you take?", .why = "The {destiny} card gives something for each symbol that you control.",
                             .next = "You get it at once. A shared planet counts as yours, too." },
    [HC_PROMPT_DOWN_TO_LIMIT] = { .verb = "Discard", .title = "Which cards do you discard?", .why = "You hold <b:card> more than your hand limit.",
                                  .next = "They go to your discards, face up." },
    [HC_PROMPT_SAVE_SHIPS] = { .title = "How many of them do you put on the planet in the {warp}?", .why = "Your envoy lets you do this with destroyed {ships}.",
                               .next = "The others go to the {warp}." },
    [HC_PROMPT_DISCARD] = { .verb = "Discard", .title = "Which card do you discard?",
                            .why_by = why_discard,
                            .next = "It goes to the discards, face up for all to see." },
};

static void fill(tale *t, char *out, size_t room, bool spans, const hc_question *q, const char *pattern, ask_fn *by)
{
    pen p;
    pen_open(&p, out, room);
    tale_write(t, &p, spans);
    tale_ask(t, q);
    if (by)
        by(t, q);
    else if (pattern)
        tale_say(t, pattern);
}

/* What the button says around what is picked; without words of its own it is chosen. */
static void fill_button(tale *t, text_asked *out, const hc_question *q, const asked *a)
{
    fill(t, out->verb, sizeof out->verb, false, q, a && a->verb ? a->verb : q->puts ? "Put" : "Choose", NULL);
    fill(t, out->after, sizeof out->after, false, q, a && a->after ? a->after : q->puts && q->compound ? "there" : "", NULL);
}

void text_question(text_asked *out, const text_names *n, const hc_game *view, const hc_question *q)
{
    tale t;
    memset(out, 0, sizeof *out);
    tale_open(&t, NULL, n, view);
    tale_ask(&t, q);
    if (q->kind == HC_ASK_ACT || !asks_by_rules(t.edition, q)) {
        tale_question_of_sheet(&t, out, q);
        fill_button(&t, out, q, NULL);
        out->plain = strlen(out->title);
        tale_brief(&t, out, q);
        return;
    }
    const asked *a = &ASKED[q->prompt < HC_PROMPT_COUNT ? q->prompt : HC_PROMPT_NONE];
    fill(&t, out->title, sizeof out->title, false, q, a->title, a->title_by);
    out->plain = t.counted_at ? t.counted_at : strlen(out->title);
    fill(&t, out->why, sizeof out->why, true, q, a->why, a->why_by);
    fill(&t, out->next, sizeof out->next, true, q, a->next, a->next_by);
    fill_button(&t, out, q, a);
    tale_brief(&t, out, q);
}
