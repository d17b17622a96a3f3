/* reason.c - why an answer is advised: one reason that a person at the table would give, and that is so. The strongest comes first:
 * it wins or loses the encounter, somebody comes close to winning, what it costs, what it saves for later. */
#include "inside.h"
#include <string.h>

typedef struct advised {
    tale t;
    const hc_question *q;
    const int *choice;
    int count, options;
    hc_option option[HC_OPTIONS_MAX];
    hc_prospect prospect[HC_OPTIONS_MAX];        /* kind HC_OUTLOOK_NONE: nothing can be said of it */
    const hc_prospect *mine;                     /* of the answer, if it is one thing; NULL         */
    const hc_option *first;                      /* ... and that answer                             */
} advised;

static bool is_main(const advised *r) { return r->t.seat == r->t.t->offense || r->t.seat == r->t.t->defense; }

static bool passes(const advised *r) { return r->first && r->first->choice == HC_PASS; }

static bool is_advised(const advised *r, int choice)
{
    for (int i = 0; i < r->count; i++)
        if (r->choice[i] == choice) return true;
    return false;
}

static const char *rank_end(int number)
{
    static const char *const END[] = { "th", "st", "nd", "rd" };
    return number / 10 % 10 != 1 && number % 10 < 4 ? END[number % 10] : END[0];
}

static void say_rank(advised *r, int number)
{
    pen_number(r->t.p, number);
    pen_put(r->t.p, rank_end(number));
}

/* ---- both cards are known ----------------------------------------------------------------------------------------- */

static bool any_other_wins(const advised *r, bool wins)
{
    for (int i = 0; i < r->options; i++) {
        const hc_prospect *p = &r->prospect[i];
        if (p->kind == HC_OUTLOOK_SCORE && !is_advised(r, r->option[i].choice) && (p->winner == p->side) == wins) return true;
    }
    return false;
}

/* What the seat could still add from its hand. */
static int reinforcements(const advised *r)
{
    const hc_seat_info *s = &r->t.t->seat[r->t.seat];
    int sum = 0;
    for (int i = 0; i < s->known; i++) sum += s->card[i].kind == HC_CARD_REINFORCEMENT ? s->card[i].value : 0;
    return sum;
}

/* One alone does not, but all together might. */
static bool may_add_up(const advised *r, const hc_prospect *p)
{
    if (p->own == HC_NO_NUMBER || p->other == HC_NO_NUMBER) return false;
    return p->own + reinforcements(r) >= p->other + (p->side == HC_SIDE_OFFENSE);
}

/* A card that adds to a total which it does not turn. */
static bool say_sum(advised *r, const hc_prospect *p, bool wins)
{
    int card = HC_NO_CARD;
    hc_source(r->t.view, r->first->choice, &card);
    const bool adds = card != HC_NO_CARD && hc_card(r->t.view, card).kind == HC_CARD_REINFORCEMENT;
    if (!adds || p->own == HC_NO_NUMBER || p->other == HC_NO_NUMBER) return false;
    if (wins) tale_say(&r->t, "You lead <a> to <b> then, and are harder to catch.");
    else if (p->own + reinforcements(r) - hc_card(r->t.view, card).value < p->other + (p->side == HC_SIDE_OFFENSE)) return false;
    else tale_say(&r->t, "That makes it <a> to <b>; what else you hold can do the rest.");
    return true;
}

static bool say_score(advised *r)
{
    const hc_prospect *p = r->mine;
    if (!p || p->kind != HC_OUTLOOK_SCORE) return false;
    bool wins = p->winner == p->side, mine = is_main(r);
    r->t.a = p->own;
    r->t.b = p->other;
    if (wins && any_other_wins(r, false)) {
        tale_say(&r->t, mine ? "With it you win the {encounter}" : "With it your side wins the {encounter}");
        if (p->own != HC_NO_NUMBER && p->own > p->other) tale_say(&r->t, ", <a> to <b>");
        tale_say(&r->t, ".");
    } else if (wins && passes(r))
        tale_say(&r->t, mine ? "You are winning without it." : "Your side is winning without it.");
    else if (!wins && passes(r) && !any_other_wins(r, true) && !may_add_up(r, p))
        tale_say(&r->t, mine ? "Nothing you could play now would win it." : "Nothing you could play now would win it for your side.");
    else
        return !passes(r) && say_sum(r, p, wins);
    return true;
}

/* ---- an encounter card --------------------------------------------------------------------------------------------- */

static int best_of_others(const advised *r)
{
    int best = -1;
    for (int i = 0; i < r->options; i++) {
        const hc_prospect *p = &r->prospect[i];
        if (p->kind == HC_OUTLOOK_BOUND && !is_advised(r, r->option[i].choice) && p->beats > best) best = p->beats;
    }
    return best;
}

static void say_attack(advised *r, const hc_prospect *p, int best)
{
    bool holds = p->side == HC_SIDE_DEFENSE;
    r->t.a = p->beats;
    r->t.b = p->of;
    if (passes(r))                                           /* the card lies there already */
        tale_say(&r->t, holds ? "Your card holds against <a> of <b> attack cards without it." : "Your card beats <a> of <b> attack cards without it.");
    else if (p->beats == p->of)
        tale_say(&r->t, holds ? "It holds against any attack card." : "It beats any attack card.");
    else if (p->beats == 0)
        tale_say(&r->t, best > 0 ? "It saves your better cards for later." : "No attack of yours can win this: give up the one you will miss least.");
    else {
        tale_say(&r->t, holds ? "It holds against <a> of <b> attack cards" : "It beats <a> of <b> attack cards");
        tale_say(&r->t, best > p->beats ? ", and saves a better card for later." : best < p->beats ? ", more than any other card you hold." : ".");
    }
}

/* Of what is done while the own card lies there: what that card does then. */
static bool say_change(advised *r, const hc_prospect *p)
{
    const int other = best_of_others(r);
    if (r->q->kind != HC_ASK_ACT || passes(r) || other < 0 || p->beats <= other) return false;
    r->t.a = p->beats;
    r->t.b = p->of;
    tale_say(&r->t, p->side == HC_SIDE_DEFENSE ? "With it your card holds against <a> of <b> attack cards" : "With it your card beats <a> of <b> attack cards");
    r->t.a = other;
    tale_say(&r->t, ", without it <a>.");
    return true;
}

static bool say_card(advised *r)
{
    const hc_prospect *p = r->mine;
    if (!p || p->kind != HC_OUTLOOK_BOUND) return false;
    r->t.a = p->ships;
    r->t.other = r->t.seat == r->t.t->offense ? r->t.t->defense : r->t.t->offense;
    if (r->q->sheet || r->q->prompt != HC_PROMPT_ENCOUNTER_CARD) return say_change(r, p);
    if (p->face == HC_CARD_NEGOTIATE && p->beats == 0)
        tale_say(&r->t, p->ships ? "If <other> [attacks], you take <a:card>; if not, you can make a deal." : "If <other> [negotiates] too, you can make a deal.");
    else if (p->face == HC_CARD_MORPH)
        tale_say(&r->t, "It copies whatever <other> [plays].");
    else
        say_attack(r, p, best_of_others(r));
    return true;
}

/* ---- targets, guests and sides --------------------------------------------------------------------------------------- */

/* Where colonies count by halves, one more may not be one more towards the win. */
static bool brings_a_colony(const advised *r, const hc_prospect *p)
{
    return p->gains && p->colonies > r->t.t->seat[r->t.seat].foreign_colonies;
}

static bool offense_needs_one(const advised *r)
{
    const hc_table *t = r->t.t;
    return tale_has_seat(&r->t, t->offense) && t->offense != r->t.seat && t->seat[t->offense].foreign_colonies + 1 >= t->colonies_to_win;
}

static bool is_offered_side(const advised *r, int side)
{
    for (int i = 0; i < r->options; i++) if (r->prospect[i].kind == HC_OUTLOOK_JOIN && r->prospect[i].side == side) return true;
    return false;
}

/* Only to help somebody who needs nothing but this win. */
static bool is_asked_to_help_it_win(const advised *r)
{
    return offense_needs_one(r) && is_offered_side(r, HC_SIDE_OFFENSE) && !is_offered_side(r, HC_SIDE_DEFENSE);
}

static bool say_side(advised *r)
{
    if (r->q->sheet || r->q->prompt != HC_PROMPT_JOIN) return false;
    const hc_prospect *p = r->mine;
    r->t.other = r->t.t->offense;
    if (passes(r))
        tale_say(&r->t, is_asked_to_help_it_win(r) ? "<Other> [is] one {colony} short of winning the game." : "Staying out risks none of your {ships}.");
    else if (!p || p->kind != HC_OUTLOOK_JOIN)
        return false;
    else if (p->side == HC_SIDE_DEFENSE)
        tale_say(&r->t, offense_needs_one(r) ? "<Other> [is] one {colony} short of winning the game." : "If the defense holds, it pays you in cards or {ships}.");
    else if (brings_a_colony(r, p)) {
        tale_say(&r->t, "If the offense wins, you have your ");
        say_rank(r, p->colonies);
        tale_say(&r->t, p->colonies >= r->t.t->colonies_to_win ? " {colony}, and the game." : " {colony}.");
    } else
        return false;
    return true;
}

static bool say_target(advised *r)
{
    const hc_prospect *p = r->mine;
    if (!p || p->kind != HC_OUTLOOK_AIM) return false;
    bool fewest = r->options > 1;
    for (int i = 0; i < r->options; i++) {
        const hc_prospect *other = &r->prospect[i];
        if (other->kind == HC_OUTLOOK_AIM && other != p && other->gains == p->gains && other->ships <= p->ships) fewest = false;
    }
    r->t.a = p->ships;
    if (brings_a_colony(r, p)) {
        tale_say(&r->t, "A win there is your ");
        say_rank(r, p->colonies);
        tale_say(&r->t, p->colonies >= r->t.t->colonies_to_win ? " {colony}, and the game" : " {colony}");
        tale_say(&r->t, p->ships == 0 ? ", and nobody defends it." : fewest ? ", and no other planet has fewer {ships} in your way." : "; it is defended by <a:ship>.");
    } else
        tale_say(&r->t, p->ships == 0 ? "Nobody defends it." : fewest ? "No other planet has fewer {ships} in your way." :
                 p->gains ? "It is defended by <a:ship>." : "You have a {colony} there already: it brings no new one, but you can win it.");
    return true;
}

static bool say_guests(advised *r)
{
    if (r->q->sheet || (r->q->prompt != HC_PROMPT_INVITE_OFFENSE && r->q->prompt != HC_PROMPT_INVITE_DEFENSE)) return false;
    bool attacks = r->q->prompt == HC_PROMPT_INVITE_OFFENSE, left_out_wins = false, guest_wins = false, all_gain = true;
    for (int i = 0; i < r->options; i++) {
        const hc_prospect *p = &r->prospect[i];
        if (r->option[i].kind == HC_ASK_SEAT && (p->kind != HC_OUTLOOK_INVITE || !p->gains)) all_gain = false;
        if (p->kind != HC_OUTLOOK_INVITE || !p->gains || p->colonies < r->t.t->colonies_to_win) continue;
        if (is_advised(r, r->option[i].choice)) guest_wins = true;
        else left_out_wins = true;
    }
    if (guest_wins) return false;
    if (r->count == 0 && !left_out_wins && attacks && !all_gain) return false;
    if (r->count == 0)
        tale_say(&r->t, left_out_wins ? "Whoever helps you could win the game that way." : attacks ? "Whoever helps you gains a {colony}, too."
                                                                                                   : "Whoever helps you hold it is paid in cards or {ships}.");
    else if (left_out_wins)
        tale_say(&r->t, "They help you, and it wins the game for none of them.");
    else if (!attacks && offense_needs_one(r)) {
        r->t.other = r->t.t->offense;
        tale_say(&r->t, "<Other> [is] one {colony} short of winning the game: you need every {ship} you can get.");
    } else
        tale_say(&r->t, "Every {ship} they bring counts for you.");
    return true;
}

/* ---- ships ------------------------------------------------------------------------------------------------------------ */

static int picks_at(const advised *r, int place)
{
    int picks = 0;
    for (int i = 0; i < r->count; i++) picks += r->choice[i] == place;
    return picks;
}

static bool say_ships(advised *r)
{
    if (r->q->kind != HC_ASK_PLANET || (!r->q->compound && !r->q->puts) || r->count == 0 || r->q->whose != r->t.seat) return false;
    if (!r->q->sheet && r->q->prompt == HC_PROMPT_SETTLE) return false;        /* those are on their way already */
    bool empties = false, weakest = true;
    int fewest = 255;
    for (int i = 0; i < r->options; i++) {
        int place = r->option[i].thing, there = tale_ships_at(&r->t, r->t.seat, place);
        if (r->option[i].kind != HC_ASK_PLANET || !tale_has_planet(&r->t, place)) continue;
        if (picks_at(r, place) && picks_at(r, place) >= there) empties = true;
        if (there < fewest) fewest = there;
    }
    for (int i = 0; i < r->count; i++)
        if (!tale_has_planet(&r->t, r->choice[i]) || tale_ships_at(&r->t, r->t.seat, r->choice[i]) > fewest) weakest = false;
    if (r->q->puts && weakest)
        tale_say(&r->t, "It strengthens you where you are weakest.");
    else if (!r->q->puts && !empties)
        tale_say(&r->t, "It costs you no {colony}.");
    else
        return false;
    return true;
}

/* ---- deals -------------------------------------------------------------------------------------------------------------- */

static int colonies_offered(const advised *r, bool to_me)
{
    int colonies = 0;
    for (int i = 0; i < r->t.t->items; i++) {
        const hc_item *it = &r->t.t->item[i];
        if (it->kind == HC_ITEM_COLONY && (it->to == r->t.seat) == to_me && (to_me || it->from == r->t.seat)) colonies++;
    }
    return colonies;
}

static int cost_of_failing(const advised *r)
{
    for (int i = 0; i < r->options; i++)
        if (r->prospect[i].kind == HC_OUTLOOK_COST) return r->prospect[i].ships;
    return 0;
}

static bool say_reply(advised *r)
{
    if (r->q->kind != HC_ASK_REPLY || !r->first) return false;
    int proposer = r->t.t->proposer, cost = cost_of_failing(r);
    bool gives = colonies_offered(r, false) > 0;
    r->t.other = proposer;
    r->t.a = cost;
    if (r->first->choice == HC_ACCEPT && colonies_offered(r, true)) tale_say(&r->t, "It brings you a {colony} without a fight.");
    else if (r->first->choice == HC_ACCEPT && cost) tale_say(&r->t, "Without a deal you lose <a:ship>.");
    else if (r->first->choice != HC_ACCEPT && gives && tale_has_seat(&r->t, proposer) &&
             r->t.t->seat[proposer].foreign_colonies + colonies_offered(r, false) >= r->t.t->colonies_to_win)
        tale_say(&r->t, "It would win <other> the game.");
    else if (r->first->choice != HC_ACCEPT && gives && !colonies_offered(r, true)) tale_say(&r->t, "It gives <other> a {colony}, and you none.");
    else if (r->first->choice == HC_COUNTER) tale_say(&r->t, "You can ask for more.");
    else return false;
    return true;
}

/* An offer of one's own: what it brings if it is taken. */
static bool say_offer(advised *r)
{
    bool brings = false;
    if (r->q->kind != HC_ASK_TERMS) return false;
    for (int i = 0; i < r->count; i++) {
        const int term = r->choice[i], planet = term - HC_TERM_WANT_COLONY;
        if (HC_TERM_KIND(term) != HC_TERM_WANT_COLONY) continue;
        brings |= tale_has_planet(&r->t, planet) && hc_planet_owner(r->t.view, planet) != r->t.seat && !hc_moon_number(r->t.view, planet);
    }
    if (!brings) return false;
    r->t.other = r->q->who;
    tale_say(&r->t, tale_has_seat(&r->t, r->q->who) ? "If <other> [agrees], it brings you a {colony} without a fight." : "It brings you a {colony} without a fight.");
    return true;
}

/* ---- later, and nothing in particular ---------------------------------------------------------------------------------- */

/* Whoever is to lay down a card and has none throws the hand away: nothing in it is kept. */
static bool keeps_its_hand(const advised *r)
{
    const hc_seat_info *s = &r->t.t->seat[r->t.seat];
    for (int i = 0; i < s->known; i++) {
        const int kind = s->card[i].kind;
        if (kind == HC_CARD_ATTACK || kind == HC_CARD_NEGOTIATE || kind == HC_CARD_MORPH || kind == HC_CARD_RETREAT) return true;
    }
    return r->t.t->duel.plays || s->played || !is_main(r);
}

static bool begins_with(const char *text, const char *word)
{
    const size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && (text[length] == ' ' || text[length] == '\0');
}

/* "Cancels a power as it is used" is said of the thing itself; "The lower total wins" is a sentence already. */
static bool is_said_of_it(const char *gist)
{
    static const char *const NO_VERB[] = { "Allies", "Bases", "Cards", "Colonies", "Its", "Lux", "Others", "Reinforcements", "Ships", "Those", "Tokens" };
    const size_t length = strcspn(gist, " ");
    for (size_t i = 0; i < sizeof NO_VERB / sizeof *NO_VERB; i++) if (begins_with(gist, NO_VERB[i])) return false;
    return begins_with(gist, "Can") || (length > 2 && gist[length - 1] == 's');
}

/* Halves of flares say what one does, in most cases; others say when. */
static bool is_said_of_the_player(const char *gist)
{
    static const char *const NO_DEED[] = { "You", "Your", "When", "If", "At", "This", "Leased" };
    for (size_t i = 0; i < sizeof NO_DEED / sizeof *NO_DEED; i++) if (begins_with(gist, NO_DEED[i])) return false;
    return true;
}

/* A reason is a sentence: "It cancels a power as it is used.", "It lets you draw a card from the deck." */
static void say_what_it_does(advised *r, const char *gist)
{
    const char *subject = "", *rest = gist;
    if (tale_part_of(&r->t, r->first->choice) == HC_PART_POWER) subject = is_said_of_it(gist) ? "It " : "";
    else if (strncmp(gist, "You may ", strlen("You may ")) == 0) subject = "It lets you ", rest = gist + strlen("You may ");
    else if (is_said_of_the_player(gist)) subject = "It lets you ";
    const char first[2] = { (char)(*subject && *rest >= 'A' && *rest <= 'Z' ? *rest + 32 : *rest), '\0' };
    pen_put(r->t.p, subject);
    pen_put(r->t.p, first);
    if (*rest) pen_put(r->t.p, rest + 1);
    pen_put(r->t.p, ".");
}

/* Of acts: what it does is the reason; and a card that is not played stays. */
static bool say_act(advised *r, const text_names *n)
{
    char help[320];
    bool cards = true;
    if (r->q->kind != HC_ASK_ACT || !r->first) return false;
    if (!passes(r)) {
        if (text_option_gist(help, sizeof help, n, r->t.view, r->q, r->first)) say_what_it_does(r, help);
        else if (tale_option_does(help, sizeof help, n, r->t.view, r->q, r->first)) pen_put(r->t.p, help);
        else return false;
        return true;
    }
    for (int i = 0; i < r->options; i++) {
        int card = HC_NO_CARD;
        if (r->option[i].choice == HC_PASS) continue;
        if (!hc_source(r->t.view, r->option[i].thing, &card) || *tale_play_word(&r->t, card) == 'U') cards = false;
    }
    if (!cards || !keeps_its_hand(r)) return false;
    tale_say(&r->t, "Whatever you don't play now, you still have later.");
    return true;
}

static bool say_second(advised *r)
{
    if (r->q->sheet || r->q->prompt != HC_PROMPT_SECOND || !r->first || r->first->choice != 1) return false;
    tale_say(&r->t, "Another {encounter} is another chance of a {colony}.");
    return true;
}

/* Choices that both make in secret, in a game of two. */
static bool say_secret(advised *r)
{
    if (!r->q->simultaneous || !r->t.t->duel.plays) return false;
    tale_say(&r->t, "It is sound, but don't always do the same thing: whoever can read you beats you.");
    return true;
}

size_t text_reason(char *out, size_t room, const text_names *n, const hc_game *view, const hc_question *q, const int choice[], int count, bool clear)
{
    advised r = { .q = q, .choice = choice, .count = count };
    pen pn;
    pen_open(&pn, out, room);
    tale_open(&r.t, &pn, n, view);
    tale_ask(&r.t, q);
    r.options = hc_options(view, r.t.seat, r.option);
    for (int i = 0; i < r.options; i++) {
        if (!hc_outlook(view, r.t.seat, &r.option[i], &r.prospect[i])) r.prospect[i] = (hc_prospect){ .kind = HC_OUTLOOK_NONE };
        if (count == 1 && r.option[i].choice == choice[0]) {
            r.first = &r.option[i];
            r.mine = &r.prospect[i];
        }
    }
    if (say_score(&r) || say_card(&r) || say_side(&r) || say_target(&r) || say_guests(&r) || say_reply(&r) || say_offer(&r) || say_ships(&r) ||
        say_secret(&r) || say_second(&r) || say_act(&r, n))
        return pn.length;
    tale_say(&r.t, clear ? "Nothing else does you as much good." : "Nothing else is clearly better.");
    return pn.length;
}
