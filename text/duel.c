/* duel.c - Duel in words: its cards and planets, its answers, and what happens there. */
#include "inside.h"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char *const ICON[HC_ENVOYS] = { "the Sword envoy", "the Coin envoy", "the Eye envoy" };
static const char *const SYMBOL[HC_SYMBOLS] = { "blue", "pink", "green", "yellow" };
static const char *const HALF[] = { [HC_BLAST] = "blast ", [HC_SHIELD] = "shield ", [HC_READIES] = "ready " };
static const char *const DECK[HC_DESTINY_DECKS] = { "discovery", "event", "refresh" };

const char *text_symbol(int symbol) { return symbol >= 0 && symbol < HC_SYMBOLS ? SYMBOL[symbol] : NULL; }

static void put_half(pen *p, int number)
{
    const hc_tactic t = hc_tactic_of(number);
    pen_put(p, HALF[t.what]);
    pen_number(p, t.count);
}

size_t text_tactic(char *out, size_t room, int number)
{
    pen p;
    pen_open(&p, out, room);
    put_half(&p, number);
    return p.length;
}

/* Both halves of a token: "blast 4 / shield 1". */
static void put_token(pen *p, int token)
{
    put_half(p, 2 * token);
    pen_put(p, " / ");
    put_half(p, 2 * token + 1);
}

static void put_value(pen *p, const hc_card_info *c)
{
    if (c->value == HC_PARITY_EVEN || c->value == HC_PARITY_ODD) {
        pen_put(p, c->value == HC_PARITY_EVEN ? " (+10 even, -10 odd)" : " (+10 odd, -10 even)");
        return;
    }
    if (c->value == HC_WARP_CHORUS) {
        pen_put(p, " (ships in the Warp)");
        return;
    }
    pen_put(p, c->kind == HC_CARD_REINFORCEMENT && c->value > 0 ? " (+" : " (");
    pen_number(p, c->value);
    pen_put(p, ")");
}

const char *text_title(int edition, const hc_card_info *c)
{
    return c->kind == HC_CARD_REINFORCEMENT && c->sheet && hc_sheet_kind(c->sheet, edition) ? NULL : hc_plan_name(c);
}

/* False: no card of Duel. */
bool pen_card_of_duel(pen *p, int edition, const hc_card_info *c)
{
    const char *name = text_title(edition, c);
    if (name) {
        pen_put(p, name);
        put_value(p, c);
        return true;
    }
    if (c->kind == HC_CARD_PLANET) pen_tile(p, c->value);
    if (c->kind == HC_CARD_FATE || c->kind == HC_CARD_ENVOY) pen_sheet(p, edition, c->sheet);
    return c->kind == HC_CARD_PLANET || c->kind == HC_CARD_FATE || c->kind == HC_CARD_ENVOY;
}

void pen_tile(pen *p, int planet)
{
    pen_put(p, hc_tile_name(planet));
    pen_put(p, " (");
    pen_put(p, text_symbol(hc_tile_symbol(planet)));
    pen_put(p, ")");
}

static void put_envoy(tale *t, int icon)
{
    size_t at = t->p->length;
    pen_put(t->p, ICON[icon]);
    if (t->capital && at < t->p->length) t->p->out[at] = 'T';
    if (!t->t->duel.envoy[icon].sheet) return;
    pen_put(t->p, ", ");
    pen_sheet(t->p, t->edition, t->t->duel.envoy[icon].sheet);
}

/* ---- answers ---------------------------------------------------------------------------------------- */

static void put_envoy_answer(tale *t, const hc_question *q, int icon)
{
    const int ally = t->t->duel.envoy[icon].ally;
    t->capital = true;
    put_envoy(t, icon);
    t->capital = false;
    if (q->prompt == HC_PROMPT_RAISE) pen_put(t->p, ally == HC_NOBODY ? ": becomes your ally" : ": becomes neutral");
    if (q->prompt == HC_PROMPT_LOWER) pen_put(t->p, ally == HC_NOBODY ? ": becomes their ally" : ": becomes neutral");
}

static void put_few(tale *t, int n, const char *one, const char *more)
{
    static const char *const WORD[] = { "no", "a", "two", "three", "four", "five", "six", "seven", "eight" };
    if (n >= 0 && n < (int)(sizeof WORD / sizeof *WORD)) pen_put(t->p, WORD[n]);
    else pen_number(t->p, n);
    pen_expanded(t->p, t->edition, n == 1 ? one : more);
}

/* What a card of resources gives, as a deed. */
static void put_gift(tale *t, hc_gift gift)
{
    switch (gift.what) {
    case HC_GIFT_RECOVER:
        pen_put(t->p, "recover up to ");
        put_few(t, gift.count, " {ship}", " {ships}");
        break;
    case HC_GIFT_DRAW:
        pen_put(t->p, "draw ");
        put_few(t, gift.count, " card", " cards");
        break;
    case HC_GIFT_GAIN:
        pen_put(t->p, "gain ");
        put_few(t, gift.count, " reinforcement", " reinforcements");
        break;
    case HC_GIFT_READY:
        pen_put(t->p, "ready ");
        if (gift.count >= HC_TACTICS) pen_put(t->p, "all tactics");
        else put_few(t, gift.count, " tactic", " tactics");
        break;
    case HC_GIFT_FRIEND: pen_put(t->p, "raise friendship with an envoy"); break;
    default: break;
    }
}

/* What the card of the turn gives for a symbol: "gain a reinforcement and draw a card"; false: nothing. */
static bool put_gifts_of(tale *t, int symbol)
{
    const hc_fate_info *f = hc_fate(t->t->duel.card);
    if (!f || symbol < 0 || symbol >= HC_SYMBOLS || !f->resource[symbol][0].what) return false;
    for (int i = 0; i < HC_GIFTS_MOST && f->resource[symbol][i].what; i++) {
        if (i) pen_put(t->p, " and ");
        put_gift(t, f->resource[symbol][i]);
    }
    return true;
}

/* By its symbol, for that is what the card goes by: "Blue: draw two cards (Lake Wobble)". */
static void put_resource(tale *t, int planet)
{
    const int symbol = hc_tile_symbol(planet);
    const size_t at = t->p->length;
    pen_put(t->p, text_symbol(symbol));
    if (at < t->p->length) t->p->out[at] = (char)toupper((unsigned char)t->p->out[at]);
    pen_put(t->p, ": ");
    const bool known = put_gifts_of(t, symbol);
    pen_put(t->p, known ? " (" : "");
    pen_put(t->p, hc_tile_name(planet));
    pen_put(t->p, known ? ")" : "");
}

/* Both together, or one of the two alone. */
static void put_plan(tale *t, int card, int half)
{
    if (card != HC_NO_CARD) tale_card(t, card);
    if (card != HC_NO_CARD && half >= 0) pen_put(t->p, " with ");
    if (half >= 0) put_half(t->p, half);
}

/* What a half does when both are shown. */
static void help_half(tale *t, int half)
{
    const hc_tactic h = hc_tactic_of(half);
    t->a = h.count;
    if (h.what == HC_BLAST) tale_say(t, "Destroys <a:ship> of your opponent's, less what a shield stops.");
    else if (h.what == HC_SHIELD) tale_say(t, "Stops a blast of up to <a>.");
    else tale_say(t, h.count > 1 ? "Readies two spent tactics, then one of your opponent's; this one stays ready." : "Readies a spent tactic and stays ready.");
}

void help_plan(tale *t, int choice)
{
    if (HC_PLAN_HALF(choice) >= 0) help_half(t, HC_PLAN_HALF(choice));
}

/* The envoy that an answer of the rules is about; 0: none, or it lies face down for who is asked. */
int envoy_of_answer(const tale *t, const hc_question *q, int choice)
{
    if (q->sheet || !t->t->duel.plays || q->kind != HC_ASK_CHOICE || choice < 0 || choice >= HC_ENVOYS) return 0;
    switch (q->prompt) {
    case HC_PROMPT_RAISE: case HC_PROMPT_LOWER: case HC_PROMPT_KEEP_ENVOY: case HC_PROMPT_SHOW_ENVOY: return t->t->duel.envoy[choice].sheet;
    default: return 0;
    }
}

/* What lies on the table is used; what comes out of a hand is played. */
const char *tale_play_word(const tale *t, int card)
{
    switch (card == HC_NO_CARD ? HC_CARD_ENVOY : hc_card(t->view, card).kind) {
    case HC_CARD_ENVOY: case HC_CARD_TECH: case HC_CARD_STATION: case HC_CARD_ESSENCE: case HC_CARD_MOON: case HC_CARD_LUX:
    case HC_CARD_EVOLUTION: case HC_CARD_BOON: case HC_CARD_SHIP: return "Use ";
    default: return "Play ";
    }
}

/* An envoy asks which of two cards is the plan: both lie there face up, and the answer names them. */
static bool put_one_of_two_plans(tale *t, const hc_question *q, int choice)
{
    const hc_seat_info *me = t->seat < t->t->players ? &t->t->seat[t->seat] : NULL;
    const hc_thing *second = me ? hc_next_thing(t->t, NULL, t->seat, HC_LIES_EXTRA) : NULL;
    if (q->kind != HC_ASK_CHOICE || hc_sheet_kind(q->sheet, t->edition) != HC_CARD_ENVOY || !second || !me->face_up) return false;
    pen_card_of_duel(t->p, t->edition, choice ? &second->card : &me->played_card);
    return true;
}

/* What it comes to with this card on that clout, one's own first: "20 to 19"; false: there is nothing to count. */
static bool put_if_backed(tale *t, int card, int whom)
{
    hc_sum sum;
    if (!hc_if_backed(t->view, card, whom, &sum)) return false;
    const int mine = t->seat != t->t->duel.leader;
    pen_number(t->p, sum.total[mine]);
    pen_put(t->p, " to ");
    pen_number(t->p, sum.total[!mine]);
    if (sum.total[0] == sum.total[1]) pen_put(t->p, ", a tie");
    return true;
}

static void put_back_whom(tale *t, const hc_question *q, int whom)
{
    hc_sum sum;
    pen_put(t->p, whom == t->seat ? "On my own clout" : "On your opponent's clout");
    pen_put(t->p, hc_if_backed(t->view, q->place, whom, &sum) ? ": " : "");
    put_if_backed(t, q->place, whom);
}

/* On whom a card goes is asked after it is chosen, so it is said before what both would come to. */
void help_reinforcement(tale *t, int card)
{
    hc_sum sum;
    if (!hc_if_backed(t->view, card, t->seat, &sum)) return;
    pen_put(t->p, "On you ");
    put_if_backed(t, card, t->seat);
    pen_put(t->p, ", on your opponent ");
    put_if_backed(t, card, !t->seat);
    pen_put(t->p, ".");
}

/* False: not a question of Duel, or nothing special about the answer. */
bool tale_answer_of_duel(tale *t, const hc_question *q, int choice)
{
    if (!t->t->duel.plays) return false;
    if (q->sheet) return put_one_of_two_plans(t, q, choice);
    switch (q->prompt) {
    case HC_PROMPT_PLAN_AND_TACTIC: put_plan(t, HC_PLAN_CARD(choice), HC_PLAN_HALF(choice)); return true;
    case HC_PROMPT_READY: put_token(t->p, choice); return true;
    case HC_PROMPT_RAISE: case HC_PROMPT_LOWER: case HC_PROMPT_KEEP_ENVOY: case HC_PROMPT_SHOW_ENVOY:
        put_envoy_answer(t, q, choice);
        return true;
    case HC_PROMPT_RESOURCE:
        if (!hc_tile_name(choice)) return false;
        put_resource(t, choice);
        return true;
    case HC_PROMPT_BACK_WHOM: put_back_whom(t, q, choice); return true;
    default: return false;
    }
}

/* ---- events ----------------------------------------------------------------------------------------- */

static void tell_fate(tale *t, const hc_event *e)
{
    hc_sheet_info info;
    const hc_card_info c = hc_card(t->view, e->a);
    pen_put(t->p, "Destiny, from the ");
    pen_put(t->p, DECK[e->b >= 0 && e->b < HC_DESTINY_DECKS ? e->b : 0]);
    pen_put(t->p, " deck: ");
    pen_sheet(t->p, t->edition, c.sheet);
    pen_put(t->p, ". ");
    if (hc_sheet(c.sheet, t->edition, &info)) pen_expanded(t->p, t->edition, info.text[HC_PART_POWER]);
}

static void tell_discovered(tale *t, const hc_event *e)
{
    pen_put(t->p, e->b ? "A planet now lies in the Warp: " : "A planet is discovered: ");
    pen_tile(t->p, e->a);
    pen_put(t->p, ".");
}

static void tell_duel_begins(tale *t, const hc_event *e)
{
    const hc_fate_info *fate = hc_fate(e->sheet);
    tale_say(t, e->a == HC_NO_PLANET   ? "A contest begins."
                : fate && fate->bar[0] ? "The planet bar names <place:a>: a duel begins there."
                                       : "A duel over <place:a> begins.");
}

static void tell_sent(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [sends] <a:ship> to <place:b>");
    tale_say(t, e->sheet ? "<why>." : e->c && e->c != e->a ? " (the dial says <c>)." : ".");
}

static void tell_envoy_moved(tale *t, const hc_event *e)
{
    t->capital = true;
    put_envoy(t, e->a);
    t->capital = false;
    if (e->b == 1) tale_say(t, " leaves the game<why>.");
    else if (e->b == 2) tale_say(t, " is new and lies face down<why>.");
    else if (tale_has_seat(t, t->seat)) tale_say(t, " is now allied with <seat><why>.");
    else if (e->c) tale_say(t, t->t->duel.envoy[e->a].sheet ? ", is neutral now: one ally too many." : " is neutral now: one ally too many.");
    else tale_say(t, t->t->duel.envoy[e->a].sheet ? ", is neutral now<why>." : " is neutral now<why>.");
}

static void tell_tactic(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [shows] ");
    put_half(t->p, e->a);
    pen_put(t->p, ".");
}

static void tell_recovered(tale *t, const hc_event *e)
{
    tale_say(t, e->b == HC_WARP ? "<Seat> [recovers] <a:ship> from the {warp}<why>." : "<Seat> [recovers] <a:ship> from <place:b><why>.");
}

static void tell_backed(tale *t, const hc_event *e)
{
    tale_say(t, e->seat == e->other ? "<Seat> [plays] <card> on <their> own clout." : "<Seat> [plays] <card> on <other's> clout.");
}

static void tell_duel_won(tale *t, const hc_event *e)
{
    tale_say(t, e->b ? "<Seat> [wins] the contest" : "<Seat> [wins] the duel");
    tale_say(t, e->a == 1   ? ": nobody else has a {ship} there."
                : e->a == 2 ? ": the tie goes to the straggler."
                : e->a == 3 ? ": the lower clout wins."
                            : ".");
}

static void tell_leads(tale *t, const hc_event *e)
{
    tale_say(t, e->a == HC_LEADS_BY_PLANETS ? "<Seat> now [controls] more planets and [is] the leader; "
                : e->a == HC_LEADS_BY_PLAN  ? "<Seat> [shows] the higher plan and [is] the leader; "
                : e->a == HC_LEADS_BY_SEAT  ? "Both plans are the same, so <seat>, in the first seat, [is] the leader; "
                                            : "<Seat> [is] the leader; ");
    tale_say(t, "<other> [is] the straggler.");
}

void tell_of_duel(tale *t, const hc_event *e)
{
    static const struct { const char *pattern; void (*tell)(tale *t, const hc_event *e); } TOLD[] = {
        [HC_EV_FATE - HC_EV_FATE] = { .tell = tell_fate },
        [HC_EV_DISCOVERED - HC_EV_FATE] = { .tell = tell_discovered },
        [HC_EV_DUEL_BEGINS - HC_EV_FATE] = { .tell = tell_duel_begins },
        [HC_EV_SENT - HC_EV_FATE] = { .tell = tell_sent },
        [HC_EV_ENVOY_MOVED - HC_EV_FATE] = { .tell = tell_envoy_moved },
        [HC_EV_ENVOY_UP - HC_EV_FATE] = { .pattern = "<Seat> [turns] up <their> envoy: <card>." },
        [HC_EV_TACTIC - HC_EV_FATE] = { .tell = tell_tactic },
        [HC_EV_RETREATED - HC_EV_FATE] = { .pattern = "<Seat> [retreats] <a:ship> from <place:b><why>." },
        [HC_EV_RECOVERED - HC_EV_FATE] = { .tell = tell_recovered },
        [HC_EV_READIED - HC_EV_FATE] = { .pattern = "<Seat> [readies] <a:tactic><why>." },
        [HC_EV_BACKED - HC_EV_FATE] = { .tell = tell_backed },
        [HC_EV_CLOUT - HC_EV_FATE] = { .pattern = "<Seat's> clout is <a>." },
        [HC_EV_DUEL_WON - HC_EV_FATE] = { .tell = tell_duel_won },
        [HC_EV_DUEL_AGAIN - HC_EV_FATE] = { .pattern = "No {ship} is left on <place:a>: the duel starts again." },
        [HC_EV_LEADS - HC_EV_FATE] = { .tell = tell_leads },
        [HC_EV_OUT_OF_SHIPS - HC_EV_FATE] = { .pattern = "<Seat> [must] send {ships} and [has] none in the supply: the game is lost." },
        [HC_EV_REMOVED_CARD - HC_EV_FATE] = { .pattern = "<Seat> [removes] <card> from the game<why>." },
    };
    const int k = e->kind - HC_EV_FATE;
    if (TOLD[k].tell) TOLD[k].tell(t, e);
    else tale_say(t, TOLD[k].pattern);
}
