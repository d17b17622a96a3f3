/* help.c - what would follow from an answer. */
#include <string.h>
#include "inside.h"

/* ---- ships ------------------------------------------------------------------------------------------------ */

/* Home colonies that would be left if one more ship were taken from `place`. */
static int home_colonies_after(const tale *t, const hc_question *q, int place)
{
    int colonies = 0;
    for (int p = 0; p < t->t->planets; p++)
        if (hc_planet_owner(t->view, p) == t->seat)
            colonies += tale_ships_at(t, t->seat, p) - times_picked(q, p) - (p == place) > 0;
    return colonies;
}

static void help_taking(tale *t, const hc_question *q, int place)
{
    if (!tale_has_planet(t, place))
        return;
    if (q->whose != t->seat)
        return;
    t->a = tale_ships_at(t, t->seat, place) - times_picked(q, place) - 1;
    if (t->a > 0) {
        tale_say(t, "Takes one {ship} and leaves <a:ship> there.");
        return;
    }
    tale_say(t, "Takes the last {ship}: no {colony} of yours is left there.");
    const hc_seat_info *me = &t->t->seat[t->seat];
    bool keeps = home_colonies_after(t, q, place) >= me->home_for_power;
    if (me->power_state == HC_POWER_ON && !keeps && hc_planet_owner(t->view, place) == t->seat)
        tale_say(t, " And your power is lost: too few home {colonies}.");
}

static void help_target(tale *t, int planet)
{
    int owner = hc_planet_owner(t->view, planet), mine = tale_ships_at(t, t->seat, planet);
    if (owner == t->seat) {
        tale_say(t, "If you win, the foreign {colony} that you attack is gone, and your {ships} land there.");
        return;
    }
    t->other = owner;
    t->a = tale_ships_at(t, owner, planet);
    tale_say(t, t->a > 0 ? "<Other> [defends] it with <a:ship>."
                         : "<Other> [has] no {colony} there and [defends] it with 0 {ships}.");
    if (mine > 0)
        tale_say(t, " You have a {colony} there already: winning adds none.");
}

static void help_place(tale *t, const hc_question *q, int place)
{
    if (!asks_by_rules(t->edition, q))
        return;
    if (q->prompt == HC_PROMPT_AIM)
        help_target(t, place);
    else if (picks_ships(t->edition, q))
        help_taking(t, q, place);
    else if (q->prompt == HC_PROMPT_REGAIN && place == HC_GATE)
        tale_say(t, "It goes straight into the {encounter}.");
}

/* ---- cards -------------------------------------------------------------------------------------------------- */

static int opponent_of(const tale *t)
{
    return t->seat == t->t->offense ? t->t->defense : t->t->offense;
}

static void help_attack(tale *t, int value)
{
    int you = opponent_of(t), side = t->seat == t->t->offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    int ships = tale_side_ships(t, side), mine = value + ships;
    pen_number(t->p, value);
    pen_put(t->p, " + ");
    pen_ships(t->p, t->edition, ships);
    pen_put(t->p, " = ");
    pen_number(t->p, mine);
    if (tale_has_seat(t, you) && t->t->seat[you].played_card.kind == HC_CARD_ATTACK) {
        t->a = t->t->seat[you].played_card.value + tale_side_ships(t, !side);
        tale_say(t, " against <a>");
    }
    tale_say(t, ", before powers and cards change it.");
}

/* How many ships of whoever is asked are there already, and what that brings. */
static void help_evolution(tale *t, int sheet, const hc_sheet_info *info)
{
    const hc_thing *mine = NULL;
    while ((mine = hc_next_thing(t->t, mine, t->seat, HC_LIES_EVOLUTION)) != NULL)
        if (mine->card.sheet == sheet) {
            t->a = mine->count;
            tale_say(t, "You have <a:ship> there. ");
        }
    pen_expanded(t->p, t->edition, info->text[HC_PART_POWER]);
}

/* What lies before players and is chosen among: its text says why. */
static bool says_its_text(int kind)
{
    return kind == HC_CARD_STATION || kind == HC_CARD_MOON || kind == HC_CARD_LUX || kind == HC_CARD_BOON || kind == HC_CARD_OBJECTIVE;
}

static void help_card(tale *t, const hc_question *q, int card)
{
    hc_card_info c = hc_card(t->view, card);
    hc_sheet_info info;
    if (c.kind == HC_CARD_TECH && hc_sheet(c.sheet, t->edition, &info)) {
        if (!info.attacks) pen_put(t->p, "Takes ");
        if (info.research_any) tale_say(t, "any number of {ships}");
        else if (!info.attacks) pen_ships(t->p, t->edition, info.research);
        if (!info.attacks) pen_put(t->p, ". ");
        pen_expanded(t->p, t->edition, info.text[HC_PART_POWER]);
        return;
    }
    if (c.kind == HC_CARD_EVOLUTION && hc_sheet(c.sheet, t->edition, &info)) {
        help_evolution(t, c.sheet, &info);
        return;
    }
    if (says_its_text(c.kind) && hc_sheet(c.sheet, t->edition, &info)) {
        pen_expanded(t->p, t->edition, info.text[HC_PART_POWER]);
        return;
    }
    if (asks_by_rules(t->edition, q) && q->prompt == HC_PROMPT_REINFORCE) help_reinforcement(t, card);
    if (!asks_by_rules(t->edition, q) || q->prompt != HC_PROMPT_ENCOUNTER_CARD)
        return;
    if (c.kind == HC_CARD_ATTACK)
        help_attack(t, c.value);
    else if (c.kind == HC_CARD_NEGOTIATE)
        tale_say(t, "Against an attack you lose, but take cards for your lost {ships}; against {negotiate} you may "
                    "make a deal.");
    else if (c.kind == HC_CARD_MORPH)
        tale_say(t, "Becomes the same as the other card.");
}

/* ---- sides, rewards, choices ---------------------------------------------------------------------------------- */

static void help_side(tale *t, int side)
{
    if (side == HC_SIDE_OFFENSE)
        tale_say(t, "If you win, your {ships} land too; if you lose, they go to the {warp}.");
    else
        tale_say(t, "If you win, you earn a reward for each {ship}; if you lose, they go to the {warp}.");
}

/* Who is invited to attack gets a colony: how many are there already? */
static void help_seat(tale *t, const hc_question *q, int seat)
{
    bool invites = q->prompt == HC_PROMPT_INVITE_OFFENSE || q->prompt == HC_PROMPT_INVITE_DEFENSE;
    if (!asks_by_rules(t->edition, q) || !invites || !tale_has_seat(t, seat))
        return;
    t->a = t->t->seat[seat].foreign_colonies;
    t->b = t->t->colonies_to_win;
    t->c = t->t->seat[seat].hand;
    tale_say(t, "Has <a> of <b> {colonies} and <c:card>.");
}

static void help_alien(tale *t, int alien)
{
    hc_sheet_info info;
    if (hc_sheet(alien, t->edition, &info) && word_given(info.text[HC_PART_POWER]))
        pen_expanded(t->p, t->edition, info.text[HC_PART_POWER]);
}

static void help_choice(tale *t, const hc_question *q, int choice)
{
    if (!asks_by_rules(t->edition, q))
        return;
    if (q->prompt == HC_PROMPT_OWN_ORDERS)
        tale_say(t, choice == 3 ? "You take an empty moon, or fight whoever is on it."
                    : choice == 2 ? "Up to four {ships} land there at once: that is a {colony} again, and a success."
                    : choice ? "You attack one foreign {colony} on a planet of yours; its owner defends it."
                           : "Another colour decides whom you face.");
    else if (q->prompt == HC_PROMPT_CHOOSE_ALIEN || q->prompt == HC_PROMPT_ROTATE || q->prompt == HC_PROMPT_BECOME)
        help_alien(t, tale_alien_offered(t, q, choice));
    else if (q->prompt == HC_PROMPT_SECOND)
        tale_say(t, choice == 2 ? "You look at one more tech than you have foreign {colonies} and keep one of them; then the next player is the {offense}."
                    : choice ? "You are the {offense} once more, with the cards you have left."
                           : "The next player is the {offense}.");
}

static void help_source(tale *t, int source)
{
    int card = HC_NO_CARD, part = tale_part_of(t, source);
    hc_sheet_info info;
    if (!hc_sheet(hc_source(t->view, source, &card), t->edition, &info) || !word_given(info.summary))
        return;
    if (part != HC_PART_POWER) {
        tale_say(t, part == HC_PART_SUPER ? "Super: " : "Wild: ");
        pen_expanded(t->p, t->edition, info.text[part]);
        return;
    }
    pen_expanded(t->p, t->edition, info.summary);
    pen_put(t->p, ".");
}

static void help_term(tale *t, int term)
{
    bool give;
    int thing, what = hc_item_of_term(term, &give, &thing);
    if (what >= HC_ITEM_KINDS) {
        tale_say(t, give ? "They get it as it is." : "You get it as it is.");
        return;
    }
    switch (what) {
    case HC_ITEM_CARD: tale_say(t, give ? "They see it when you make the offer." : "You know that it is there."); break;
    case HC_ITEM_COLONY:
        tale_say(t, give ? "They may land {ships} there beside yours: one more {colony} for them." : "You may land {ships} there: one more {colony} for you.");
        break;
    case HC_ITEM_RANDOM: tale_say(t, give ? "One of your cards, drawn at random." : "One of their cards, drawn at random."); break;
    case HC_ITEM_RELEASE: tale_say(t, give ? "One of their {ships} leaves the {warp}." : "One of your {ships} leaves the {warp}."); break;
    case HC_ITEM_FREED: tale_say(t, thing == t->viewer ? "You get one {ship} back." : "That player gets one {ship} back."); break;
    case HC_ITEM_CAPTIVE: tale_say(t, give ? "One of their captured {ships} comes home." : "One of your captured {ships} comes home."); break;
    case -1: tale_say(t, "What you add next is between these two players."); break;
    default: tale_say(t, "They choose which; without one they cannot accept.");
    }
}

static void help_reply(tale *t, const hc_question *q, int reply)
{
    if (reply == HC_ACCEPT)
        tale_say(t, "Everything in the offer happens at once.");
    else if (reply == HC_COUNTER)
        tale_say(t, "This offer is off the table; they answer yours.");
    else
        tale_say(t, q->about ? "Nothing happens." : "Both of you lose three {ships} of your own choice, and the turn ends.");
}

static void help_named(tale *t, int alien)
{
    hc_sheet_info info;
    if (hc_sheet(alien, t->edition, &info))
        pen_expanded(t->p, t->edition, info.text[HC_PART_POWER]);
}

static void help_thing(tale *t, const hc_question *q, int thing)
{
    switch ((hc_ask_kind)q->kind) {
    case HC_ASK_ACT: help_source(t, thing); break;
    case HC_ASK_PLANET: help_place(t, q, thing); break;
    case HC_ASK_CARD: help_card(t, q, thing); break;
    case HC_ASK_SIDE:
        if (!q->sheet)
            help_side(t, thing);
        break;
    case HC_ASK_CHOICE: help_choice(t, q, thing); break;
    case HC_ASK_TERMS: help_term(t, thing); break;
    case HC_ASK_REPLY: help_reply(t, q, thing); break;
    case HC_ASK_SEAT: help_seat(t, q, thing); break;
    case HC_ASK_ALIEN: help_named(t, thing); break;
    case HC_ASK_FACE:
    case HC_ASK_PLAN: help_plan(t, thing); break;
    case HC_ASK_NUMBER:
    case HC_ASK_NONE: break;
    }
}

/* Who made the card that an answer names. */
static int origin_of(const tale *t, const hc_question *q, const hc_option *o)
{
    int card = HC_NO_CARD, sheet = envoy_of_answer(t, q, o->choice);
    hc_sheet_info info;
    if (o->choice >= HC_PASS) return HC_ORIGIN_PUBLISHED;
    if (q->kind == HC_ASK_ACT) sheet = hc_source(t->view, o->choice, &card);
    if (q->kind == HC_ASK_CARD) card = o->choice;
    if (q->kind == HC_ASK_PLAN) card = HC_PLAN_CARD(o->choice);
    if (q->kind == HC_ASK_ALIEN) sheet = o->choice;
    if (q->kind == HC_ASK_PLANET && t->t->duel.plays && o->choice < t->t->planets)
        return hc_card_origin(t->edition, &(hc_card_info){ .kind = HC_CARD_PLANET, .value = (int16_t)o->choice });
    if (sheet && hc_sheet(sheet, t->edition, &info)) return info.origin;
    const hc_card_info c = hc_card(t->view, card);
    return c.kind == HC_CARD_NONE ? HC_ORIGIN_PUBLISHED : hc_card_origin(t->edition, &c);
}

static void help_origin(tale *t, int origin)
{
    if (origin == HC_ORIGIN_PUBLISHED) return;
    pen_put(t->p, t->p->length ? " " : "");
    pen_put(t->p, origin == HC_ORIGIN_OURS ? "Designed here." : "Partly designed here.");
}

static size_t option_help(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o,
                          bool with_origin)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_ask(&t, q);
    if (o->choice == HC_WALK_AWAY)
        help_reply(&t, q, HC_REFUSE);
    else if (o->choice == HC_UNDO)
        tale_say(&t, "Takes back the last pick.");
    else if (o->choice < HC_PASS || o->choice >= HC_TERMS)
        help_thing(&t, q, o->choice);
    if (with_origin) help_origin(&t, origin_of(&t, q, o));
    return p.length;
}

size_t text_option_help(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    return option_help(out, room, n, view, q, o, true);
}

size_t tale_option_does(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    return option_help(out, room, n, view, q, o, false);
}

/* Of the help as much as stands before its first stop; all of it if that is short. */
static size_t put_opening(pen *p, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    enum { SHORT = 44 };
    char help[320];
    size_t length = text_option_help(help, sizeof help, n, view, q, o);
    for (size_t i = 0; length > SHORT && i + 1 < length; i++)
        if (strchr(".;:", help[i]) && help[i + 1] == ' ') length = i;
    if (length > 0 && help[length - 1] == '.') length--;
    pen_bytes(p, help, length);
    return p->length;
}

size_t text_option_gist(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const hc_option *o)
{
    pen p, whole;
    tale t;
    int card = HC_NO_CARD;
    char text[900];
    hc_sheet_info info;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_ask(&t, q);
    if (o->choice == HC_PASS) return 0;
    if (q->kind != HC_ASK_ACT || o->kind != HC_ASK_ACT || o->choice > HC_PASS) return put_opening(&p, n, view, q, o);
    const int part = tale_part_of(&t, o->choice);
    if (!hc_sheet(hc_source(t.view, o->choice, &card), t.edition, &info)) return 0;
    if (part == HC_PART_POWER) {
        if (word_given(info.summary)) pen_expanded(&p, t.edition, info.summary);
        return p.length;
    }
    pen_open(&whole, text, sizeof text);
    if (word_given(info.text[part])) pen_expanded(&whole, t.edition, info.text[part]);
    return whole.length && !whole.full ? pen_deed(&p, text) : 0;
}
