/* outlook.c - what follows from an answer, out of the numbers that the engine gives: "27, holds to 16", "you lead 29 to 28". */
#include <ctype.h>
#include "inside.h"

static int opponent_of(const tale *t) { return t->seat == t->t->offense ? t->t->defense : t->t->offense; }

static bool is_main(const tale *t) { return t->seat == t->t->offense || t->seat == t->t->defense; }

/* "4th" */
static void say_place_in_row(tale *t, int number)
{
    static const char *const END[] = { "th", "st", "nd", "rd" };
    bool teen = number / 10 % 10 == 1;
    pen_number(t->p, number);
    pen_put(t->p, END[!teen && number % 10 < 4 ? number % 10 : 0]);
}

static void say_card_number(tale *t, int value) { pen_number(t->p, value); }

/* ---- before the reveal ---------------------------------------------------------------------------------------- */

static void say_reach(tale *t, const hc_prospect *p)
{
    bool holds = p->side == HC_SIDE_DEFENSE;
    if (p->beats == 0)
        tale_say(t, holds ? "cannot hold" : "cannot win");
    else if (p->beats == p->of)
        tale_say(t, holds ? "holds against all" : "beats them all");
    else if (p->least == HC_NO_NUMBER && p->most == HC_NO_NUMBER) {
        t->a = p->beats;
        t->b = p->of;
        tale_say(t, "beats <a> of <b>");
    } else {
        tale_say(t, holds ? "holds " : "beats ");
        if (p->least != HC_NO_NUMBER) say_card_number(t, p->least);
        if (p->least == HC_NO_NUMBER) tale_say(t, holds ? "to " : "up to ");
        else tale_say(t, p->most == HC_NO_NUMBER ? " or more" : " to ");
        if (p->most != HC_NO_NUMBER) say_card_number(t, p->most);
    }
}

/* What it comes to, and against what: "27" and "holds to 16", "4 cards" and "if attacked", "a copy" and "holds 4 to 10". */
static bool earns_cards(const hc_prospect *p) { return p->own == HC_NO_NUMBER && p->face == HC_CARD_NEGOTIATE && p->beats == 0; }

static void say_worth(tale *t, const hc_prospect *p)
{
    t->a = p->ships;
    if (p->own != HC_NO_NUMBER) pen_number(t->p, p->own);
    else if (earns_cards(p)) tale_say(t, p->ships ? "<a:card>" : "no cards");
    else tale_say(t, p->face == HC_CARD_MORPH ? "a copy" : "it depends");
}

static void say_against_what(tale *t, const hc_prospect *p)
{
    if (earns_cards(p)) tale_say(t, "if attacked");
    else say_reach(t, p);
}

static void say_bound(tale *t, const hc_prospect *p)
{
    const bool unknown = p->own == HC_NO_NUMBER && !earns_cards(p) && p->face != HC_CARD_MORPH;
    if (!unknown) {
        say_worth(t, p);
        pen_put(t->p, earns_cards(p) ? " " : ", ");
    }
    say_against_what(t, p);
}

/* ---- after the reveal -------------------------------------------------------------------------------------------- */

static void say_leader(tale *t, bool ahead, int side)
{
    t->other = side == HC_SIDE_OFFENSE ? t->t->offense : t->t->defense;
    if (ahead)
        tale_say(t, is_main(t) ? "you lead " : "your side leads ");
    else
        tale_say(t, "<other> [leads] ");
}

static void say_score(tale *t, const hc_prospect *p)
{
    bool ahead = p->winner == p->side;
    if (p->winner == HC_BOTH_LOST)
        tale_say(t, "both sides lose");
    else if (p->winner == HC_SIDE_NONE)
        tale_say(t, "both {negotiate}");
    else if (p->own == HC_NO_NUMBER || (ahead ? p->own < p->other : p->own > p->other)) {
        t->other = p->winner == HC_SIDE_OFFENSE ? t->t->offense : t->t->defense;
        tale_say(t, ahead ? is_main(t) ? "you win" : "your side wins" : "<other> [wins]");
    } else {
        t->a = ahead ? p->own : p->other;
        t->b = ahead ? p->other : p->own;
        say_leader(t, ahead, p->winner);
        tale_say(t, "<a> to <b>");
        if (p->own == p->other) tale_say(t, ahead ? ", the tie is yours" : " by the tie");
    }
}

/* ---- ships and colonies -------------------------------------------------------------------------------------------- */

static void say_join(tale *t, const hc_prospect *p)
{
    if (p->side == HC_SIDE_DEFENSE) {
        tale_say(t, "win: cards or {ships}");
        return;
    }
    tale_say(t, p->gains ? "win: your " : "win: no new {colony}");
    if (!p->gains) return;
    say_place_in_row(t, p->colonies);
    tale_say(t, " {colony}");
}

static void say_aim(tale *t, const hc_prospect *p)
{
    t->a = p->ships;
    tale_say(t, p->ships ? "<a:ship>" : "undefended");
    if (p->gains) {
        tale_say(t, "; your ");
        say_place_in_row(t, p->colonies);
        tale_say(t, " {colony}");
    } else {
        tale_say(t, "; no new {colony}");
    }
}

static void say_guest(tale *t, const hc_prospect *p)
{
    t->a = p->colonies;
    t->b = t->t->colonies_to_win;
    if (!p->gains) {
        tale_say(t, "has <a> of <b> {colonies}");
        return;
    }
    tale_say(t, "a win brings their ");
    say_place_in_row(t, p->colonies);
    tale_say(t, p->colonies >= t->t->colonies_to_win ? " {colony} and the game" : " {colony}");
}

/* ---- what is different ------------------------------------------------------------------------------------------- */

static void say_number(tale *t, int least, int most, const char *noun)
{
    t->a = least;
    t->b = most;
    if (least != most) tale_say(t, least ? "<a> to " : "up to ");
    tale_say(t, noun);
}

/* What becomes of so many ships, cards or colonies: between two numbers of one sign. `stays`: nothing, but without it something would. */
typedef struct fate { int kind, low, high, otherwise; bool more, stays; } fate;

static fate fate_of(const hc_change *c)
{
    const bool stays = c->least == 0 && c->most == 0;
    const int least = stays ? c->otherwise : c->least, most = stays ? c->otherwise : c->most;
    const bool more = most > 0;
    return (fate){ .kind = c->kind, .low = more ? least : -most, .high = more ? most : -least, .otherwise = more ? c->otherwise : -c->otherwise,
                   .more = more, .stays = stays };
}

/* In the order of hc_change_kind: what is so with more, with fewer, and what is not so after all. */
typedef struct fate_words { const char *more, *fewer, *no_more, *no_fewer, *noun, *then, *still; } fate_words;
static const fate_words FATE[HC_CHANGE_KINDS] = {
    { "[gets] ", "[loses] ", "[does] not get ", "[keeps] ", "<b:ship>", " back", "" },
    { "[gains] ", "[loses] ", "[misses] out on ", "[keeps] ", "<b:card>", "", "" },
    { "[gains] ", "[loses] ", "[misses] out on ", "[keeps] ", "<b:colony>", "", "" },
    { "[gains] ", "[loses] ", "[misses] out on ", "[keeps] ", "<b:colony>", " at home", " at home" },
    { "[sends] ", "[withdraws] ", "[does] not send ", "[leaves] ", "<b:ship>", "", " in the {encounter}" },
    { "", "", "", "", "<b:card>", "", "" }
};

static const char *verb_of(const fate *f)
{
    const fate_words *w = &FATE[f->kind];
    return f->stays ? f->more ? w->no_more : w->no_fewer : f->more ? w->more : w->fewer;
}

/* "gain 2 cards", "lose 1 to 4 ships"; after the same verb only "and 2 cards". */
static const char *say_fate(tale *t, const fate *f, const char *verb)
{
    const char *own = verb_of(f);
    if (own != verb) tale_say(t, own);
    say_number(t, f->low, f->high, FATE[f->kind].noun);
    tale_say(t, f->more ? FATE[f->kind].then : f->stays || f->kind == HC_CHANGE_HOMES ? FATE[f->kind].still : "");
    if (!f->stays && f->otherwise > 0) {
        t->a = f->otherwise;
        tale_say(t, ", not <a>");
    }
    return own;
}

static void say_seen(tale *t, const hc_change *c)
{
    t->other = c->seat;
    tale_say(t, "you see ");
    say_number(t, c->least, c->most, "<b:card>");
    tale_say(t, " of <other's>");
}

/* Of more than two others together: "4 others lose 7 ships". */
static void say_crowd(tale *t, const hc_prospect *p, int from)
{
    fate all = fate_of(&p->change[from]);
    int seats = 1;
    for (int i = from + 1; i < p->changes; i++) {
        const fate f = fate_of(&p->change[i]);
        if (f.kind != all.kind || verb_of(&f) != verb_of(&all)) continue;
        all.low += f.low;
        all.high += f.high;
        seats++;
    }
    all.otherwise = 0;
    t->a = seats;
    t->last = seats > 1 ? t->viewer : HC_NOBODY;         /* the form of the verb for "you" is that for many */
    tale_say(t, seats == 1 ? "another player " : "<a> others ");
    say_fate(t, &all, NULL);
}

static int seats_from(const hc_prospect *p, int from)
{
    unsigned seats = 0;
    for (int i = from; i < p->changes; i++) seats |= 1u << p->change[i].seat;
    return __builtin_popcount(seats);
}

/* First one's own, in full; then the others', or of many what most of them have in common. */
static void say_changes(tale *t, const hc_prospect *p)
{
    const char *verb = NULL;
    bool amended = false;
    int last = HC_NOBODY;
    for (int i = 0; i < p->changes && i < HC_CHANGES; i++) {
        const hc_change *c = &p->change[i];
        const bool same = c->seat == last && c->kind != HC_CHANGE_SEEN;
        tale_say(t, !same ? i ? "; " : "" : amended ? ", and " : " and ");
        last = c->kind == HC_CHANGE_SEEN ? HC_NOBODY : c->seat;
        if (c->kind == HC_CHANGE_SEEN) {
            say_seen(t, c);
            continue;
        }
        if (c->seat != t->seat && seats_from(p, i) > 2) {
            say_crowd(t, p, i);
            return;
        }
        const fate f = fate_of(c);
        amended = !f.stays && f.otherwise > 0;
        t->other = c->seat;
        if (!same) tale_say(t, "<other> ");
        verb = say_fate(t, &f, same ? verb : NULL);
    }
}

static void say_prospect(tale *t, const hc_prospect *p)
{
    t->a = p->ships;
    switch ((hc_outlook_kind)p->kind) {
    case HC_OUTLOOK_BOUND: say_bound(t, p); break;
    case HC_OUTLOOK_SCORE: say_score(t, p); break;
    case HC_OUTLOOK_JOIN: say_join(t, p); break;
    case HC_OUTLOOK_AIM: say_aim(t, p); break;
    case HC_OUTLOOK_INVITE: say_guest(t, p); break;
    case HC_OUTLOOK_LEAVE:
        tale_say(t, p->loses_power ? "empties it: you lose your power" : p->loses ? "empties it: you lose that {colony}" : "<a:ship> left");
        break;
    case HC_OUTLOOK_LAND: tale_say(t, "<a:ship> then"); break;
    case HC_OUTLOOK_COST: tale_say(t, "you lose <a:ship>"); break;
    case HC_OUTLOOK_CHANGE: say_changes(t, p); break;
    case HC_OUTLOOK_NONE:
    case HC_OUTLOOK_KINDS: break;
    }
}

size_t text_outlook(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p)
{
    pen pn;
    tale t;
    pen_open(&pn, out, room);
    tale_open(&t, &pn, n, view);
    tale_ask(&t, q);
    say_prospect(&t, p);
    return pn.length;
}

void text_outlook_on_card(char top[24], char below[48], const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p)
{
    pen worth, reach;
    tale t;
    pen_open(&worth, top, 24);
    pen_open(&reach, below, 48);
    if (p->kind != HC_OUTLOOK_BOUND) return;
    tale_open(&t, &worth, n, view);
    tale_ask(&t, q);
    say_worth(&t, p);
    tale_write(&t, &reach, false);
    say_against_what(&t, p);
}

/* ---- a card, case by case -------------------------------------------------------------------------------------------- */

static void say_own_total(tale *t, const hc_prospect *p)
{
    if (p->own == HC_NO_NUMBER) return;
    pen_number(t->p, p->own);
    if (p->sheet) {
        t->by = p->by;
        t->sheet = p->sheet;
        tale_say(t, tale_has_seat(t, p->by) ? " with <by's> <sheet>" : " with <sheet>");
    }
    pen_put(t->p, ". ");
}

static void say_which_are_beaten(tale *t, const hc_prospect *p)
{
    bool holds = p->side == HC_SIDE_DEFENSE;
    t->a = p->beats;
    t->b = p->of;
    if (p->beats == 0) {
        tale_say(t, holds ? "That holds against no card." : "That beats no card.");
        return;
    }
    if (p->beats == p->of) {
        tale_say(t, holds ? "That holds against every card." : "That beats every card.");
        return;
    }
    tale_say(t, holds ? "You hold against " : "You beat ");
    if (p->least != HC_NO_NUMBER) say_card_number(t, p->least);
    if (p->least != HC_NO_NUMBER) tale_say(t, p->most == HC_NO_NUMBER ? " or higher, " : " to ");
    if (p->most != HC_NO_NUMBER) say_card_number(t, p->most);
    if (p->most != HC_NO_NUMBER) tale_say(t, p->least == HC_NO_NUMBER ? " or lower, " : ", ");
    tale_say(t, "<a> of <b> attack cards.");
}

static void case_attack(tale *t, const hc_prospect *p)
{
    t->other = opponent_of(t);
    t->a = p->ships;
    if (p->face == HC_CARD_NEGOTIATE && p->beats == 0) {
        tale_say(t, p->ships ? "You lose <a:ship> and take <a:card> from <other>." : "You lose and take no cards.");
        return;
    }
    tale_say(t, p->face == HC_CARD_MORPH ? "You have the same card. " : "");
    say_own_total(t, p);
    say_which_are_beaten(t, p);
}

static void case_talk(tale *t, const hc_prospect *p)
{
    t->other = opponent_of(t);
    t->a = p->theirs;
    t->b = hc_edition(t->edition)->failed_deal_ships;
    if (p->winner == HC_SIDE_NONE)
        tale_say(t, "You make a deal, or both lose <b:ship>.");
    else if (p->winner == HC_BOTH_LOST)
        tale_say(t, "Both sides lose.");
    else if (p->winner == p->side)
        tale_say(t, p->theirs && p->face != HC_CARD_NEGOTIATE ? "You win. <Other> [takes] <a:card> from you." : "You win.");
    else
        tale_say(t, "<Other> [wins].");
}

typedef void case_fn(tale *t, const hc_prospect *p);
static void fill_case(tale *t, text_case *out, const char *head, const hc_prospect *p, case_fn *say)
{
    pen pn;
    t->other = opponent_of(t);
    pen_open(&pn, out->head, sizeof out->head);
    tale_write(t, &pn, false);
    tale_say(t, head);
    pen_open(&pn, out->body, sizeof out->body);
    tale_write(t, &pn, false);
    say(t, p);
}

int text_outlook_cases(text_case out[2], const text_names *n, const hc_game *view, const hc_question *q, const hc_prospect *p)
{
    tale t;
    if (p->kind != HC_OUTLOOK_BOUND) return 0;
    tale_open(&t, NULL, n, view);
    tale_ask(&t, q);
    fill_case(&t, &out[0], "<Other> [attacks]", p, case_attack);
    fill_case(&t, &out[1], "<Other> [plays] {Negotiate}", p, case_talk);
    return 2;
}

/* ---- for lines ------------------------------------------------------------------------------------------------------ */

/* Of planets and guests the help tells the same already. */
static bool is_worth_a_sentence(const hc_prospect *p)
{
    return p->kind == HC_OUTLOOK_BOUND || p->kind == HC_OUTLOOK_SCORE || p->kind == HC_OUTLOOK_JOIN || p->kind == HC_OUTLOOK_COST ||
           p->kind == HC_OUTLOOK_CHANGE;
}

/* What it comes to, then what it does. A card's own sum would be one before its player's power. */
size_t text_option_follows(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    hc_prospect p;
    pen ink;
    char said[200];
    bool is_bound = false;
    pen_open(&ink, out, room);
    bool foreseen = n->viewer < HC_SEATS && hc_outlook(view, n->viewer, o, &p) && is_worth_a_sentence(&p);
    if (foreseen && text_outlook(said, sizeof said, n, view, q, &p) > 0) {
        is_bound = p.kind == HC_OUTLOOK_BOUND && p.own != HC_NO_NUMBER;
        said[0] = (char)toupper((unsigned char)said[0]);
        pen_put(&ink, said);
        pen_put(&ink, ".");
    }
    char help[600];
    /* Of a power or card the question has the whole text; here it is what it does. */
    if (!is_bound && q->kind == HC_ASK_ACT && text_option_gist(help, sizeof help, n, view, q, o) > 0) {
        if (ink.length) pen_put(&ink, " ");
        pen_put(&ink, help);
        pen_put(&ink, ".");
    } else if (!is_bound && text_option_help(help, sizeof help, n, view, q, o) > 0) {
        if (ink.length) pen_put(&ink, " ");
        pen_put(&ink, help);
    }
    return ink.length;
}
