/* option.c - the answers to a question, as short as can be. */
#include <string.h>
#include "inside.h"

/* A view belongs to who is asked; of a whole game the names say it, or else the game itself. */
static int seat_asked(const tale *t)
{
    unsigned asked = hc_asked(t->view);
    if (tale_has_seat(t, t->t->viewer))
        return t->t->viewer;
    if (tale_has_seat(t, t->n->viewer))
        return t->n->viewer;
    for (int seat = 0; seat < t->t->players; seat++)
        if (asked >> seat & 1)
            return seat;
    return 0;
}

void tale_ask(tale *t, const hc_question *q)
{
    t->seat = seat_asked(t);
    t->viewer = t->seat; /* whoever is asked is spoken to */
    t->other = t->by = q->who;
    t->sheet = q->kind == HC_ASK_ACT ? q->about : q->sheet;
    t->about = q->about;
    t->a = q->count;
    t->b = q->least;
    t->c = q->most;
}

bool asks_by_rules(int edition, const hc_question *q)
{
    return q->sheet == 0 || q->kind == HC_ASK_ACT || !hc_prompt_text(q->sheet, edition, q->prompt);
}

int times_picked(const hc_question *q, int thing)
{
    int times = 0;
    for (int i = 0; i < q->picked && i < HC_DRAFT; i++)
        times += q->pick[i] == thing;
    return times;
}

int tale_ships_at(const tale *t, int seat, int place)
{
    if (!tale_has_seat(t, seat))
        return 0;
    if (place == HC_GATE)
        return t->t->seat[seat].gate;
    if (place == HC_OTHER_GATE)
        return t->t->seat[seat].both_sides ? t->t->seat[seat].ships_on[HC_SIDE_DEFENSE] : 0;
    return tale_has_planet(t, place) ? t->t->ships[place][seat] : 0;
}

int tale_side_ships(const tale *t, int side)
{
    int ships = 0;
    for (int i = 0; i < t->t->players; i++)
        ships += t->t->seat[i].ships_on[side];
    return ships;
}

/* Ships are picked where they lie. Where they shall go there is nothing to run out of; such a
 * question names the place that they come from. */
bool picks_ships(int edition, const hc_question *q)
{
    (void)edition;
    return q->compound && q->kind == HC_ASK_PLANET && !q->puts;
}

/* ---- answers that name a thing --------------------------------------------------------------------- */

static bool lies_face_down(const tale *t, int alien)
{
    for (int i = 0; i < t->t->powers; i++)
        if (t->t->power[i].alien == alien && t->t->power[i].holder == t->seat)
            return t->t->power[i].state == HC_POWER_HIDDEN;
    return false;
}

static void put_source(tale *t, const hc_question *q, int source)
{
    int card = HC_NO_CARD, sheet = hc_source(t->view, source, &card);
    if (card == HC_NO_CARD) {
        bool uses = hc_acts_in(sheet, t->edition, HC_PART_POWER, q->window);
        pen_put(t->p, !lies_face_down(t, sheet) ? "Use " : uses ? "Turn up and use " : "Turn up ");
        pen_sheet(t->p, t->edition, sheet);
    } else {
        pen_put(t->p, tale_play_word(t, card));
        tale_card(t, card);
    }
}

static void put_ships_in_brackets(tale *t, int ships)
{
    pen_put(t->p, " (");
    pen_ships(t->p, t->edition, ships);
    pen_put(t->p, ")");
}

/* Whose ships matter: the target's defenders, or those of the player who is asked. */
static void put_target(tale *t, int planet)
{
    int owner = hc_planet_owner(t->view, planet);
    if (owner != t->seat) {
        put_ships_in_brackets(t, tale_ships_at(t, owner, planet));
        return;
    }
    const char *before = " (";
    for (int i = 0; i < t->t->players; i++) {
        if (i == t->seat || tale_ships_at(t, i, planet) == 0)
            continue;
        pen_put(t->p, before);
        tale_person(t, i);
        pen_put(t->p, " ");
        pen_ships(t->p, t->edition, tale_ships_at(t, i, planet));
        before = ", ";
    }
    pen_put(t->p, before[0] == ',' ? ")" : "");
}

/* The power of one of six planets, where it is these that are chosen between. */
static void put_power_there(tale *t, int place)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t->t, x, tale_home_of(t, place), HC_LIES_PIECE)) != NULL;) {
        if (x->ground != place || !x->sheet) continue;
        pen_put(t->p, ", ");
        pen_sheet(t->p, t->edition, x->sheet);
    }
}

static void put_place(tale *t, const hc_question *q, int place)
{
    tale_place(t, place);
    if (q->sheet && q->sheet == hc_hex_sheet(HC_HEX_SIX_PACT) && tale_has_planet(t, place)) put_power_there(t, place);
    if (asks_by_rules(t->edition, q) && q->prompt == HC_PROMPT_AIM)
        put_target(t, place);
    else if (picks_ships(t->edition, q))
        put_ships_in_brackets(t, tale_ships_at(t, q->whose, place) - times_picked(q, place));
    else if (tale_has_planet(t, place) && (q->compound || asks_by_rules(t->edition, q) || tale_ships_at(t, t->seat, place) > 0))
        put_ships_in_brackets(t, tale_ships_at(t, t->seat, place) + times_picked(q, place));
}

static void put_seat(tale *t, const hc_question *q, int seat)
{
    if (asks_by_rules(t->edition, q) && q->prompt == HC_PROMPT_WHOSE_COLONY) {
        t->capital = true;
        tale_owner(t, seat);
        tale_say(t, " {colony}");
        put_ships_in_brackets(t, tale_ships_at(t, seat, q->place));
        return;
    }
    t->capital = true;
    tale_person(t, seat);
}

static void put_join(tale *t, int side)
{
    int leader = side == HC_SIDE_OFFENSE ? t->t->offense : t->t->defense;
    t->a = side;
    if (!tale_has_seat(t, leader)) {
        tale_say(t, "<Side:a>");
        return;
    }
    pen_put(t->p, "Join ");
    tale_person(t, leader);
    tale_say(t, side == HC_SIDE_OFFENSE ? " ({offense}, " : " ({defense}, ");
    pen_ships(t->p, t->edition, tale_side_ships(t, side));
    pen_put(t->p, ")");
}

/* What a power counts: "How many of your {ships} ..." has "2 ships" as an answer, "How high?" a bare number. */
static void put_number_of(tale *t, const char *prompt, int number)
{
    static const struct { const char *asks, *counts; } UNIT[] = {
        { "{ships}", "<a:ship>" }, { "cards", "<a:card>" }, { "{rewards}", "<a:reward>" }, { "lux", "<a> lux" }, { "ultra lux", "<a> ultra lux" },
    };
    static const char *const OPENING[] = { "How many ", "of your ", "of these ", "more " };
    const char *rest = prompt ? prompt : "";
    for (size_t i = 0; i < sizeof OPENING / sizeof OPENING[0]; i++)
        if (strncmp(rest, OPENING[i], strlen(OPENING[i])) == 0) rest += strlen(OPENING[i]);
    t->a = number;
    for (size_t i = 0; rest > prompt && i < sizeof UNIT / sizeof UNIT[0]; i++) {
        if (strncmp(rest, UNIT[i].asks, strlen(UNIT[i].asks)) != 0) continue;
        tale_say(t, UNIT[i].counts);
        return;
    }
    pen_number(t->p, number);
}

static void put_number(tale *t, const hc_question *q, int number)
{
    if (!asks_by_rules(t->edition, q) || q->prompt != HC_PROMPT_REWARD) {
        put_number_of(t, q->sheet ? hc_prompt_text(q->sheet, t->edition, q->prompt) : NULL, number);
        return;
    }
    t->a = number;
    t->b = q->count - number;
    tale_say(t, t->a == 0 ? "<b:card>" : t->b <= 0 ? "<a:ship>"
                                                   : "<a:ship> and <b:card>");
}

static bool is_offer_of_alien(const hc_question *q) { return q->prompt == HC_PROMPT_ROTATE || q->prompt == HC_PROMPT_BECOME; }

/* Of two aliens to choose from; who rotates keeps the old one (0) or takes the one drawn. */
int tale_alien_offered(const tale *t, const hc_question *q, int choice)
{
    if (is_offer_of_alien(q) && choice == 1)
        return q->about;
    for (int i = 0; i < t->t->powers && i < HC_POWERS; i++)
        if (t->t->power[i].holder == t->seat)
            return q->prompt == HC_PROMPT_CHOOSE_ALIEN && choice == 1 ? t->t->power[i].dealt : t->t->power[i].alien;
    return 0;
}

static void put_alien(tale *t, int alien)
{
    pen_sheet(t->p, t->edition, alien);
    pen_summary(t->p, t->edition, alien, ": ", "");
}

static void put_choice(tale *t, const hc_question *q, int choice)
{
    static const char *const OWN_ORDERS[2] = { "Draw again", "Fight at home, to drive out a foreign {colony}" };
    static const char *const SECOND[2] = { "No, end my turn", "Yes, have a second {encounter}" };
    static const char *const TECH[4] = { "Nothing", "Research: put a {ship} on a tech", "Complete a tech", "Abandon a tech" };
    if (!asks_by_rules(t->edition, q)) {
        const char *label = hc_label(q->sheet, t->edition, q->prompt, choice);
        if (word_given(label)) {
            size_t at = t->p->length;
            pen_expanded(t->p, t->edition, label);
            if (at < t->p->length && t->p->out[at] >= 'a' && t->p->out[at] <= 'z')
                t->p->out[at] = (char)(t->p->out[at] - 'a' + 'A');
            return;
        }
    } else if (q->prompt == HC_PROMPT_TECH && choice >= 0 && choice < 4) {
        tale_say(t, TECH[choice]);
        return;
    } else if (choice == 2 && q->prompt == HC_PROMPT_SECOND) {
        tale_say(t, "No, draw techs and keep one of them");
        return;
    } else if (q->prompt == HC_PROMPT_CHOOSE_ALIEN || is_offer_of_alien(q)) {
        pen_put(t->p, is_offer_of_alien(q) ? (choice ? "Become " : "Stay ") : "");
        put_alien(t, tale_alien_offered(t, q, choice));
        return;
    } else if (choice == 2 && q->prompt == HC_PROMPT_OWN_ORDERS) {
        tale_say(t, "Settle again on an empty planet of mine");
        return;
    } else if (choice == 3 && q->prompt == HC_PROMPT_OWN_ORDERS) {
        tale_say(t, "Go to a moon of mine");
        return;
    } else if (choice == 0 || choice == 1) {
        if (q->prompt == HC_PROMPT_OWN_ORDERS || q->prompt == HC_PROMPT_SECOND) {
            tale_say(t, q->prompt == HC_PROMPT_SECOND ? SECOND[choice] : OWN_ORDERS[choice]);
            return;
        }
        pen_put(t->p, choice ? "Yes" : "No");
        return;
    }
    pen_put(t->p, "Choice ");
    pen_number(t->p, choice + 1);
}

/* With three at the talks: between whom the terms that follow are. */
static void put_with(tale *t, int pair)
{
    int from = pair / HC_SEATS, to = pair % HC_SEATS;
    pen_put(t->p, from == t->seat ? "Turn to " : "Between ");
    if (from != t->seat) {
        tale_people(t, 1u << from);
        pen_put(t->p, " and ");
    }
    tale_people(t, 1u << to);
}

static void put_terms(tale *t, const hc_question *q, int term)
{
    bool give;
    int thing, what = hc_item_of_term(term, &give, &thing), me = t->seat, you = q->who;
    if (what < 0) {
        put_with(t, HC_TERM_THING(term));
        return;
    }
    pen_put(t->p, what == HC_ITEM_FREED ? "Add " : give ? "Give " : "Ask for ");
    tale_item(t, give ? me : you, what, thing, 1);
}

static void put_reply(tale *t, int reply)
{
    static const char *const REPLY[] = {
        [HC_ACCEPT] = "Accept",
        [HC_COUNTER] = "Make an offer of your own",
        [HC_REFUSE] = "Refuse: no deal",
        [HC_TIME_IS_UP] = "Time is up: no deal",
    };
    pen_put(t->p, reply >= 0 && reply <= HC_TIME_IS_UP ? REPLY[reply] : "?");
}

/* A side that a card or power is for. */
static void put_side(tale *t, int side)
{
    tale_say(t, side == HC_SIDE_OFFENSE ? "The {offense}: <off>" : "The {defense}: <def>");
}

static void put_face(tale *t, int named)
{
    pen_face(t->p, t->edition, named);
}

static void put_thing(tale *t, const hc_question *q, int thing)
{
    if (tale_answer_of_duel(t, q, thing)) return;
    switch ((hc_ask_kind)q->kind) {
    case HC_ASK_ACT: put_source(t, q, thing); break;
    case HC_ASK_SEAT: put_seat(t, q, thing); break;
    case HC_ASK_PLANET: put_place(t, q, thing); break;
    case HC_ASK_CARD: tale_card(t, thing); break;
    case HC_ASK_SIDE: q->sheet ? put_side(t, thing) : put_join(t, thing); break;
    case HC_ASK_NUMBER: put_number(t, q, thing); break;
    case HC_ASK_CHOICE: put_choice(t, q, thing); break;
    case HC_ASK_TERMS: put_terms(t, q, thing); break;
    case HC_ASK_REPLY: put_reply(t, thing); break;
    case HC_ASK_FACE: put_face(t, thing); break;
    case HC_ASK_ALIEN: pen_sheet(t->p, t->edition, thing); break;
    case HC_ASK_PLAN:                                /* tale_answer_of_duel has said it */
    case HC_ASK_NONE: break;
    }
}

/* ---- answers that name none ------------------------------------------------------------------------- */

static void put_done(tale *t, const hc_question *q)
{
    t->a = q->picked;
    if (!asks_by_rules(t->edition, q)) {
        tale_say(t, "Done");
        return;
    }
    unsigned mask = 0;
    for (int i = 0; i < q->picked && i < HC_DRAFT; i++)
        mask |= q->pick[i] < HC_SEATS ? 1u << q->pick[i] : 0;
    switch (q->prompt) {
    case HC_PROMPT_GATHER:
    case HC_PROMPT_COMMIT: tale_say(t, "Done: send <a:ship>"); break;
    case HC_PROMPT_LOSE: tale_say(t, "Done: lose <a:ship>"); break;
    case HC_PROMPT_RETURN: tale_say(t, "Done: <a:ship> placed"); break;
    case HC_PROMPT_SETTLE:
    case HC_PROMPT_RESETTLE: tale_say(t, "Done: land <a:ship>"); break;
    case HC_PROMPT_DEAL: tale_say(t, "Make this offer"); break;
    case HC_PROMPT_INVITE_OFFENSE:
    case HC_PROMPT_INVITE_DEFENSE:
        pen_put(t->p, mask ? "Done: invite " : "Invite nobody");
        if (mask)
            tale_people(t, mask);
        break;
    default: tale_say(t, "Done");
    }
}

static void put_pass(tale *t, const hc_question *q)
{
    bool rules = asks_by_rules(t->edition, q);
    if (rules && q->prompt == HC_PROMPT_REGAIN)
        tale_say(t, "Leave it in the {warp}");
    else if (rules && q->prompt == HC_PROMPT_JOIN)
        tale_say(t, "Stay out");
    else
        tale_say(t, "Pass");
}

size_t text_option(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q,
                   const hc_option *o)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_ask(&t, q);
    switch (o->choice) {
    case HC_PASS: put_pass(&t, q); break;
    case HC_DONE: put_done(&t, q); break;
    case HC_UNDO: tale_say(&t, "Undo"); break;
    case HC_DECK: tale_say(&t, "The deck"); break;
    case HC_WALK_AWAY: tale_say(&t, "Walk away: no deal"); break;
    default: put_thing(&t, q, o->choice);
    }
    return p.length;
}
