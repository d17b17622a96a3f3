/* moment.c - questions of powers and cards: is this the moment to use them, and how? */
#include "inside.h"

/* What is going on in each window, in the words of the edition; others are told by the engine's own text. */
typedef struct moment {
    hc_window_number window;
    const char *pattern;
} moment;
static const moment MOMENT[] = {
    { HC_W_NEW_HAND, "<Other> [has] no {encounter} card left and [is] about to draw a new hand; what is left in the old "
                  "one is discarded." },
    { HC_W_START_TURN, "<Off's> turn begins." },
    { HC_W_REGROUP, "<Off> [begins] an {encounter}; no {ship} has come back from the {warp} yet." },
    { HC_W_BEFORE_DESTINY, "<Off> [begins] an {encounter}; the target is not known yet." },
    { HC_W_DESTINY, "Destiny is drawn: <off> against <def>." },
    { HC_W_LAUNCH, "Destiny is settled; <off> [is] about to aim." },
    { HC_W_AIMED, "<Off> [attacks] <target>; the {ships} are not sent yet." },
    { HC_W_GATHER, "<Other> [is] about to send {ships} into the {encounter}." },
    { HC_W_LAUNCHED, "<Off> [attacks] <target>; no {encounter} card is chosen yet." },
    { HC_W_ALLY_TURN, "It is <other's> turn to join a side or to stay out." },
    { HC_W_ALLIED, "All allies have answered; no {encounter} card is chosen yet." },
    { HC_W_PLANNING, "<Off> and <def> are about to choose {encounter} cards." },
    { HC_W_SELECT, "<Off> and <def> are choosing {encounter} cards now." },
    { HC_W_SELECTED, "Both cards lie face down and are about to be turned up." },
    { HC_W_REVEALED, "Both cards are turned up." },
    { HC_W_TOKENS_BACK, "<Other's> tokens are about to be given back." },
    { HC_W_DEAL_MADE, "<Off> and <def> have agreed on a deal; nothing has changed hands yet." },
    { HC_W_DEAL_FAILED, "<Off> and <def> have made no deal; nothing is lost yet." },
    { HC_W_COMPENSATION, "<Other> [is] about to take {compensation}: <a:card>." },
    { HC_W_RESOLVED, "The {encounter} is settled; its cards are about to be discarded." },
    { HC_W_PUT_AWAY, "The {encounter} cards have been discarded." },
    { HC_W_ENCOUNTER_OVER, "The {encounter} is over and its cards are put away." },
    { HC_W_POWER_USED, "<Other> [is] using <sheet>" },
    { HC_W_CARD_PLAYED, "A card is being played." },                /* which, says say_card */
    { HC_W_CARD_USED, "<Other> [has] played <sheet>" },
    { HC_W_ZAPPED, "<Other's> power has been cancelled." },
    { HC_W_BEFORE_LOSE, "<Other> [is] about to lose <a:ship>." },
    { HC_W_CAPTURE, "<Other> [is] about to lose <a:ship>." },
    { HC_W_WOULD_LOSE, "<Other> [is] about to lose <a:ship>." },
    { HC_W_LOST, "<Other> [has] lost <a:ship>." },
    { HC_W_RETRIEVED, "<Other> [has] taken <a:ship> out of the {warp}." },
    { HC_W_WOULD_DISCARD, "<Other> [is] about to discard a card." },
    { HC_W_DISCARDED, "<Other> [has] discarded a card." },
    { HC_W_WOULD_DRAW, "<Other> [is] about to draw <a:card>." },
    { HC_W_DREW, "<Other> [has] drawn <a:card>." },
};

/* What it comes to when nobody plays anything more: powers that have to act may not have acted yet. False: to nothing else. */
static bool comes_to(const tale *t, const hc_sum *now, hc_prospect *p)
{
    const hc_option pass = { .choice = HC_PASS };
    if (t->viewer < 0 || t->viewer >= HC_SEATS || !hc_outlook(t->view, t->viewer, &pass, p)) return false;
    if (p->kind != HC_OUTLOOK_SCORE || p->own == HC_NO_NUMBER || p->other == HC_NO_NUMBER) return false;
    return p->own != now->total[p->side] || p->other != now->total[!p->side];
}

static void say_totals(tale *t)
{
    hc_sum sum;
    hc_prospect later;
    hc_totals(t->view, &sum);
    bool attacks[2] = { sum.face[0] > HC_FACE_NONE, sum.face[1] > HC_FACE_NONE };
    t->a = sum.total[0];
    t->b = sum.total[1];
    if (attacks[0] && attacks[1]) {
        tale_say(t, " The totals are <a> for <off> and <b> for <def>");
        if (comes_to(t, &sum, &later)) {
            t->a = later.side == HC_SIDE_OFFENSE ? later.own : later.other;
            t->b = later.side == HC_SIDE_OFFENSE ? later.other : later.own;
            sum.winner = later.winner;
            tale_say(t, ", and powers that must still act make it <a> to <b>");
        }
    } else if (attacks[0] || attacks[1])
        tale_say(t, attacks[0] ? " Only <off> [attacks]" : " Only <def> [attacks]");
    else
        tale_say(t, " Nobody attacks");
    if (sum.winner == HC_SIDE_OFFENSE || sum.winner == HC_SIDE_DEFENSE) {
        tale_say(t, sum.winner == HC_SIDE_OFFENSE ? ": <off> would win." : ": <def> would win.");
    } else
        tale_say(t, sum.winner == HC_BOTH_LOST ? ": both sides would lose." : ": a deal could be made.");
}

/* The half of which the sheet is the one whose power `seat` has in force, or not. */
static int half_for(const tale *t, int seat, int sheet)
{
    for (int i = 0; i < t->t->powers && i < HC_POWERS; i++)
        if (t->t->power[i].alien == sheet && t->t->power[i].holder == seat && t->t->power[i].state == HC_POWER_ON)
            return HC_PART_SUPER;
    return HC_PART_WILD;
}

/* A card of an alien is its flare; a tech is used, not played. */
static bool plays_flare(const tale *t, const hc_question *q)
{
    return q->window == HC_W_CARD_PLAYED && word_is_alien(t->edition, q->about);
}

static void say_card(tale *t, const hc_question *q)
{
    enum { ROOM = 256 };                         /* why the question is asked must have room in it */
    hc_sheet_info info;
    bool tech = hc_sheet(q->about, t->edition, &info) && info.tech;
    tale_say(t, tech ? "<Other> [is] using <sheet>" : plays_flare(t, q) ? "<Other> [is] playing the <sheet> flare" : "<Other> [is] playing <sheet>");
    if (plays_flare(t, q))
        tale_half(t, q->about, half_for(t, q->who, q->about), ROOM);
    else
        pen_summary(t->p, t->edition, q->about, " (", ")");
    tale_say(t, ".");
}

static void say_pattern(tale *t, const hc_question *q, const char *pattern)
{
    if (q->about && q->window == HC_W_CARD_PLAYED) {
        say_card(t, q);
        return;
    }
    bool done = q->window == HC_W_DISCARDED, due = q->window == HC_W_WOULD_DISCARD;
    hc_card_info card = hc_card(t->view, q->place);
    if ((done || due) && card.kind != HC_CARD_NONE) {
        tale_say(t, done ? "<Other> [has] discarded " : "<Other> [is] about to discard ");
        pen_card(t->p, t->edition, &card);
        tale_say(t, ".");
        return;
    }
    tale_say(t, pattern);
    if (q->about) {
        pen_summary(t->p, t->edition, q->about, " (", ")");
        tale_say(t, ".");
    }
}

static void say_moment(tale *t, const hc_question *q)
{
    hc_window_info w;
    if (!hc_window(q->window, &w))
        return;
    for (size_t i = 0; i < sizeof MOMENT / sizeof *MOMENT; i++)
        if (MOMENT[i].window == q->window) {
            say_pattern(t, q, MOMENT[i].pattern);
            if (hc_revealed(t->view) && q->window == HC_W_REVEALED)
                say_totals(t);
            return;
        }
    pen_expanded(t->p, t->edition, w.moment);
}

/* Which half of a flare counts for who is asked: the super one with that power in force. Else: what the sheet itself does. */
int tale_part_of(const tale *t, int source)
{
    int card = HC_NO_CARD, sheet = hc_source(t->view, source, &card);
    if (card == HC_NO_CARD || hc_card(t->view, card).kind != HC_CARD_FLARE)
        return HC_PART_POWER;
    const int half = hc_half(t->view, t->seat, source);
    return half >= HC_PART_WILD ? half : half_for(t, t->seat, sheet);
}

/* The whole text if it is short, else what it does in a few words. */
static void say_what_it_does(tale *t, int source)
{
    hc_sheet_info info;
    char text[240];
    pen p;
    int card = HC_NO_CARD, sheet = hc_source(t->view, source, &card), part = tale_part_of(t, source);
    pen_open(&p, text, sizeof text);
    if (!hc_sheet(sheet, t->edition, &info))
        return;
    if (part != HC_PART_POWER)
        pen_put(t->p, part == HC_PART_SUPER ? "Super: " : "Wild: ");
    if (word_given(info.text[part]))
        pen_expanded(&p, t->edition, info.text[part]);
    if (p.length > 0 && !p.full) {
        pen_put(t->p, text);
        pen_put(t->p, " ");
        return;
    }
    if (part != HC_PART_POWER) {
        tale_say(t, "its text is in the entry of the alien. ");
        return;
    }
    pen_put(t->p, info.name);
    pen_summary(t->p, t->edition, sheet, ": ", ". ");
}

/* ---- whether to act ------------------------------------------------------------------------------------- */

/* The one thing that could be done (two copies of a card are one thing), or -1. */
int tale_only_source(const tale *t)
{
    hc_option option[HC_OPTIONS_MAX];
    int only = -1, card, before = HC_NO_CARD, n = hc_options(t->view, t->seat, option);
    for (int i = 0; i < n; i++) {
        if (option[i].kind != HC_ASK_ACT)
            continue;
        int sheet = hc_source(t->view, option[i].choice, &card);
        bool other = only >= 0 && (hc_source(t->view, only, &before) != sheet || (before == HC_NO_CARD) != (card == HC_NO_CARD));
        if (other) /* a power and its flare are two things */
            return -1;
        only = option[i].choice;
    }
    return only;
}

/* What it would answer: " against Bruno's Macron", " now". */
static void say_against(tale *t, const hc_question *q)
{
    if (!q->about || !tale_has_seat(t, q->who)) {
        pen_put(t->p, " now");
        return;
    }
    tale_say(t, " against <other's> ");
    pen_sheet(t->p, t->edition, q->about);
    pen_put(t->p, plays_flare(t, q) ? " flare" : "");
}

static void title_act(tale *t, const hc_question *q)
{
    int source = tale_only_source(t), card = HC_NO_CARD;
    if (q->prompt == HC_PROMPT_ACT_ORDER && q->about) {
        tale_say(t, "Two of your powers contradict each other. Which one counts in this {encounter}?");
    } else if (q->prompt == HC_PROMPT_ACT_ORDER) {
        tale_say(t, "Several of your powers and cards act now. Which comes first?");
    } else if (source < 0) {
        tale_say(t, "Do you use a power or play a card now?");
    } else {
        int sheet = hc_source(t->view, source, &card);
        pen_put(t->p, *tale_play_word(t, card) == 'U' ? "Do you use " : "Do you play ");
        if (card == HC_NO_CARD)
            pen_sheet(t->p, t->edition, sheet);
        else
            tale_card_in_sentence(t, card);
        say_against(t, q);
        pen_put(t->p, "?");
    }
}

static void next_act(tale *t, const hc_question *q)
{
    if (q->prompt == HC_PROMPT_ACT_ORDER) {
        tale_say(t, q->about ? "The other one rests until the {encounter} ends." : "All of it has to happen; the order is yours.");
        return;
    }
    int source = tale_only_source(t);
    if (source >= 0)
        say_what_it_does(t, source);
    tale_say(t, "If you pass, the game goes on without it. Nobody else sees that you are asked.");
}

/* ---- what a power or card wants to know --------------------------------------------------------------------- */

static int holder_of_power(const tale *t, int sheet)
{
    for (int i = 0; i < t->t->powers && i < HC_POWERS; i++)
        if (t->t->power[i].alien == sheet)
            return t->t->power[i].holder;
    return HC_NOBODY;
}

/* Somebody asks by a flare who does not hold that power. Of whoever holds it the question is its own, and names whom it is about. */
static bool is_by_flare(const tale *t, const hc_question *q)
{
    hc_sheet_info info;
    int holder = holder_of_power(t, q->sheet);
    bool flare = hc_sheet(q->sheet, t->edition, &info) && info.alien && word_given(info.text[HC_PART_WILD]);
    return flare && tale_has_seat(t, q->who) && q->who != holder && holder != t->seat;
}

/* Only cards of a hand are played: a rule, or what lies on the table, asks by being there. */
static bool is_card_of_hand(int sheet, int edition)
{
    const int kind = hc_sheet_kind(sheet, edition);
    return kind == HC_CARD_ARTIFACT || kind == HC_CARD_FLARE || kind == HC_CARD_REINFORCEMENT || kind == HC_CARD_NEGOTIATE ||
           (kind >= HC_CARD_KICKER && kind <= HC_CARD_SAFEGUARD);
}

static void why_sheet(tale *t, const hc_question *q)
{
    if (q->about && q->kind == HC_ASK_PLANET) {          /* where what is to go */
        pen_sheet(t->p, t->edition, q->about);
        pen_summary(t->p, t->edition, q->about, " (", ")");
        tale_say(t, ".");
        return;
    }
    if (hc_fate(q->about)) {                             /* a card that has been looked at */
        tale_say(t, "The next {destiny} card is ");
        pen_sheet(t->p, t->edition, q->about);
        tale_say(t, ". ");
    }
    int holder = holder_of_power(t, q->sheet);
    t->by = tale_has_seat(t, holder) && !is_by_flare(t, q) ? holder : q->who;
    if (is_by_flare(t, q)) {
        tale_say(t, "<By> [has] played the <sheet> flare.");
        return;
    }
    if (!tale_has_seat(t, t->by))
        tale_say(t, is_card_of_hand(q->sheet, t->edition) ? "<sheet> has been played" : "<sheet>");
    else
        tale_say(t, tale_has_seat(t, holder) ? "<By> [is] using <sheet>" : is_card_of_hand(q->sheet, t->edition) ? "<By> [has] played <sheet>" : "<By> [has] <sheet>");
    pen_summary(t->p, t->edition, q->sheet, " (", ")");
    tale_say(t, ".");
}

/* The text speaks to its holder: others read it as a quotation. */
static void say_what_it_says(tale *t, const hc_question *q)
{
    hc_sheet_info info;
    char text[260];
    pen p;
    pen_open(&p, text, sizeof text);
    int part = is_by_flare(t, q) ? HC_PART_WILD : HC_PART_POWER;
    if (!hc_sheet(q->sheet, t->edition, &info) || !word_given(info.text[part]))
        return;
    pen_expanded(&p, t->edition, info.text[part]);
    if (p.full || t->p->length + p.length + 40 > t->p->room) {
        tale_say(t, "The rest is on the <sheet> sheet.");
        return;
    }
    tale_say(t, part == HC_PART_WILD ? "The <sheet> flare says: \"" : "<sheet> says: \"");
    pen_put(t->p, text);
    pen_put(t->p, "\"");
}

static void next_sheet(tale *t, const hc_question *q)
{
    if (q->compound && q->least == q->most)
        tale_say(t, q->least == 1 ? "Choose <b>. " : "Choose <b>, one by one. ");
    else if (q->compound)
        tale_say(t, "Choose <b> to <c>, one by one, then Done. ");
    say_what_it_says(t, q);
}

void tale_question_of_sheet(tale *t, text_asked *out, const hc_question *q)
{
    bool act = q->kind == HC_ASK_ACT;
    pen title, why, next;
    pen_open(&title, out->title, sizeof out->title);
    pen_open(&why, out->why, sizeof out->why);
    pen_open(&next, out->next, sizeof out->next);
    tale_write(t, &title, false);
    if (act)
        title_act(t, q);
    else {
        tale_ask(t, q);
        tale_say(t, hc_prompt_text(q->sheet, t->edition, q->prompt));
    }
    tale_write(t, &why, true);
    if (act)
        say_moment(t, q);
    else
        why_sheet(t, q);
    tale_write(t, &next, true);
    tale_ask(t, q);
    if (act)
        next_act(t, q);
    else
        next_sheet(t, q);
}
