/* outlook.c - what follows from an answer, found out from a view alone: what can be counted is counted, and what the rules have to
 * say is played in imagined games in which everybody lets everything pass. */
#include "rules.h"
#include <string.h>

enum { TOLD = 160, PATIENCE = 200 };

/* One imagined encounter. `card`: the one with which the other main player answers; HC_CARDS: what lies there already. */
typedef struct imagined { game g; int seat, side, card; } imagined;

typedef struct result { int winner, total[2], sheet, by; bool compared; } result;

/* ---- to the outcome --------------------------------------------------------------------------------------- */

static bool is_offered_to(const game *g, int seat, int choice)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(g, seat, option);
    for (int i = 0; i < n; i++) if (option[i].choice == choice) return true;
    return false;
}

/* Whoever may pass does; a card for a side is for the own one. -1: something has to be chosen that cannot be foreseen. */
static int least_answer(const imagined *m, int who)
{
    const game *g = &m->g;
    if (g->ask.kind == HC_ASK_CARD && who != m->seat && m->card < HC_CARDS) return m->card;
    if (is_offered_to(g, who, HC_PASS)) return HC_PASS;
    if (g->ask.kind == HC_ASK_SIDE && who == m->seat && g->ask.sheet) return m->side;
    return hc_is_compound(g) && is_offered_to(g, who, HC_DONE) ? HC_DONE : -1;
}

static bool read_result(const events *ev, int side, result *r)
{
    for (size_t i = 0; i < ev->count; i++) {
        const hc_event *e = &ev->item[i];
        if (e->kind == HC_EV_TOTAL) r->total[e->seat] = e->a;
        if (e->kind == HC_EV_STEP && e->seat == side && e->sheet) {
            r->sheet = e->sheet;
            r->by = e->by;
        }
        if (e->kind != HC_EV_OUTCOME) continue;
        r->winner = e->a;
        r->compared = e->b && e->c != HC_NOT_COMPARED;
        return true;
    }
    return false;
}

/* The answer, and then nothing more from anybody. */
static bool play_out(imagined *m, int choice, result *r)
{
    hc_event told[TOLD];
    events ev = { .room = TOLD, .item = told };
    memset(ev.unwanted, 0xFF, sizeof ev.unwanted);
    static const uint8_t WANTED[] = { HC_EV_STEP, HC_EV_TOTAL, HC_EV_OUTCOME };
    for (size_t i = 0; i < sizeof WANTED; i++) ev.unwanted[WANTED[i] >> 6] &= ~(1ull << (WANTED[i] & 63));
    *r = (result){ .winner = SIDE_NONE, .by = NOBODY };
    const int offense = m->g.offense, encounter = m->g.encounter;
    for (int who = m->seat, i = 0; i < PATIENCE; i++) {
        if (choice < 0 || hc_answer(&m->g, who, choice, &ev) != HC_OK) return false;
        if (ev.dropped) return false;
        if (read_result(&ev, m->side, r)) return true;
        bool elsewhere = m->g.offense != offense || m->g.encounter != encounter;
        if (elsewhere || !hc_asked(&m->g)) return false;
        who = __builtin_ctz(hc_asked(&m->g));
        choice = least_answer(m, who);
    }
    return false;
}

/* ---- against every card that the other might have ----------------------------------------------------------- */

/* One of its cards that I do not know, to be thought of as an attack of any number; HC_CARDS: there is none. */
static int card_to_imagine(const game *view, const game *g, int other)
{
    int lies = played_card(g, other), any = HC_CARDS;
    if (lies < HC_CARDS) return lies;
    FOR_CARDS_AT(c, IN_HAND + other) {
        if (view->where[c] == IN_HAND + other || !(class_of(g, c) & C_ENCOUNTER)) continue;
        if (g->kind[c] == HC_CARD_ATTACK) return c;
        any = c;
    }
    return any;
}

/* One table for all cards that the other might play: what differs between them follows from the card. */
static bool imagine(imagined *m, const game *view, int seat)
{
    hc_determinise(view, seat, 1, &m->g);
    hc_reopen(&m->g, seat);
    m->seat = seat;
    m->side = side_of(view, seat);
    m->card = card_to_imagine(view, &m->g, opponent(view, seat));
    return m->card != HC_CARDS;
}

static bool play_against(const imagined *table, int kind, int value, int choice, result *r)
{
    imagined m = *table;
    m.g.kind[m.card] = (uint8_t)kind;
    m.g.value[m.card] = (int16_t)value;
    return play_out(&m, choice, r);
}

static void note_once(int16_t *number, bool first, int value)
{
    *number = (int16_t)(first || *number == value ? value : HC_NO_NUMBER);
}

/* In ascending order the numbers of the attack cards in the box: the next one after *value, and how many cards have it. */
static int next_attack(const game *g, int *value)
{
    int copies = 0, next = INT16_MAX;
    for (int c = 0; c < g->cards; c++) {
        if (g->kind[c] != HC_CARD_ATTACK || attack_value(g, c) <= *value || attack_value(g, c) > next) continue;
        copies = attack_value(g, c) == next ? copies + 1 : 1;
        next = attack_value(g, c);
    }
    *value = next;
    return copies;
}

/* Between which numbers it wins; one that is at the end of all there are is no bound. */
typedef struct span { int first, last, lowest, highest; bool broken, ended; } span;

static void note_won(span *s, int value, bool wins)
{
    if (s->lowest == HC_NO_NUMBER) s->lowest = value;
    s->highest = value;
    s->broken |= wins && s->ended;
    s->ended |= !wins && s->first != HC_NO_NUMBER;
    if (wins && s->first == HC_NO_NUMBER) s->first = value;
    if (wins) s->last = value;
}

static bool look_at_attack(const imagined *table, int choice, int value, int copies, span *s, hc_prospect *out)
{
    result r;
    if (!play_against(table, HC_CARD_ATTACK, value, choice, &r)) return false;
    note_once(&out->own, !out->of, r.compared ? r.total[out->side] : HC_NO_NUMBER);
    note_once(&out->other, !out->of, r.compared ? r.total[!out->side] - value : HC_NO_NUMBER);
    note_won(s, value, r.winner == out->side);
    out->of = (uint8_t)(out->of + copies);
    out->beats = (uint8_t)(out->beats + (r.winner == out->side ? copies : 0));
    if (r.sheet) {
        out->sheet = (uint16_t)r.sheet;
        out->by = (uint8_t)r.by;
    }
    return true;
}

static bool look_at_bound(const game *view, int seat, int choice, hc_prospect *out)
{
    imagined table;
    result r;
    span s = { HC_NO_NUMBER, HC_NO_NUMBER, HC_NO_NUMBER, HC_NO_NUMBER, false, false };
    if (!imagine(&table, view, seat)) return false;
    for (int value = INT16_MIN, copies = next_attack(view, &value); copies; copies = next_attack(view, &value))
        if (!look_at_attack(&table, choice, value, copies, &s, out)) return false;
    if (!play_against(&table, HC_CARD_NEGOTIATE, 0, choice, &r)) return false;
    out->winner = (uint8_t)r.winner;
    out->least = (int16_t)(s.broken || s.first == s.lowest ? HC_NO_NUMBER : s.first);
    out->most = (int16_t)(s.broken || s.last == s.highest ? HC_NO_NUMBER : s.last);
    return out->of > 0;
}

static bool look_at_score(const game *view, int seat, int choice, hc_prospect *out)
{
    result r;
    imagined m = { .seat = seat, .side = out->side, .card = HC_CARDS };
    hc_determinise(view, seat, 1, &m.g);
    if (!play_out(&m, choice, &r)) return false;
    out->kind = HC_OUTLOOK_SCORE;
    out->winner = (uint8_t)r.winner;
    out->own = (int16_t)(r.compared ? r.total[out->side] : HC_NO_NUMBER);
    out->other = (int16_t)(r.compared ? r.total[!out->side] : HC_NO_NUMBER);
    out->sheet = (uint16_t)r.sheet;
    out->by = (uint8_t)r.by;
    return true;
}

/* The own card is the one that is chosen, or lies there; before that there is nothing to count with. */
static bool look_at_cards(const game *view, int seat, const hc_option *o, hc_prospect *out)
{
    if (view->defense == NOBODY || view->phase < HC_PHASE_PLANNING || view->phase > HC_PHASE_REVEAL) return false;
    const int side = side_of(view, seat), other = takes_part(view, seat) ? opponent(view, seat) : NOBODY;
    bool chooses = view->ask.kind == HC_ASK_CARD && !view->ask.sheet && view->ask.prompt == HC_PROMPT_ENCOUNTER_CARD;
    int card = chooses ? o->choice : is_main(view, seat) ? played_card(view, seat) : HC_CARDS;
    *out = (hc_prospect){ .side = (uint8_t)(side == SIDE_NONE ? SIDE_OFFENSE : side), .by = NOBODY,
                          .ships = (uint8_t)(side == SIDE_NONE ? 0 : ships_on_side(view, seat, side)) };
    bool other_known = other != NOBODY && is_main(view, seat) && played_card(view, other) < HC_CARDS;
    if (hc_revealed(view) || (other_known && card < HC_CARDS)) return look_at_score(view, seat, o->choice, out);
    if (!is_main(view, seat) || card >= HC_CARDS) return false;
    out->kind = HC_OUTLOOK_BOUND;
    out->face = view->kind[card];
    out->theirs = (uint8_t)ships_on_side(view, other, !side);
    return look_at_bound(view, seat, o->choice, out);
}

/* ---- what can be counted ---------------------------------------------------------------------------------------- */

static bool would_settle(const game *g, int seat, int planet)
{
    return planet < HC_PLANETS && !is_moon(planet) && !(home_of(g, seat) >> planet & 1) && !g->ships[seat][planet];
}

/* Some colonies count double, or by halves: then it is looked at when the ship is there. */
static int colonies_with(const game *g, int seat, int planet, int ships)
{
    game then;
    if (!is_changed(g, Q_MARKER)) return foreign_colonies(g, seat) + (ships != 0) - (g->ships[seat][planet] != 0);
    then = *g;
    then.ships[seat][planet] = (uint8_t)ships;
    settle_colonies(&then, seat);
    return colonies_that_count(&then, seat);
}

static bool look_at_win(const game *g, int kind, int seat, int side, int planet, hc_prospect *out)
{
    bool gains = side == SIDE_OFFENSE && would_settle(g, seat, planet);
    *out = (hc_prospect){ .kind = (uint8_t)kind, .side = (uint8_t)side, .gains = gains, .by = NOBODY,
                          .colonies = (uint8_t)(gains ? colonies_with(g, seat, planet, 1) : colonies_that_count(g, seat)) };
    return true;
}

static bool look_at_leaving(const game *g, int seat, int planet, hc_prospect *out)
{
    int left = g->ships[seat][planet] - 1, home = home_colonies(g, seat);
    for (int i = 0; i < g->draft_count; i++) left -= g->draft[i] == planet;
    bool loses = left <= 0, own = home_of(g, seat) >> planet & 1;
    bool works = false;
    FOR_POWERS_OF(p, g, seat) works |= in_force(g, p);
    *out = (hc_prospect){ .kind = HC_OUTLOOK_LEAVE, .ships = (uint8_t)(left > 0 ? left : 0), .loses = loses, .by = NOBODY,
                          .colonies = (uint8_t)(loses && !own && !is_moon(planet) ? colonies_with(g, seat, planet, 0) : colonies_that_count(g, seat)),
                          .loses_power = loses && own && works && home - 1 < home_for_power(g, seat) };
    return true;
}

/* At home it is the colony that is attacked; of several, the strongest. */
static int defending(const game *g, int seat, int planet)
{
    int owner = owner_of(g, planet), most = 0;
    if (owner != seat && owner < SEATS) return g->ships[owner][planet];
    for (int s = 0; s < g->players; s++) if (s != seat && g->ships[s][planet] > most) most = g->ships[s][planet];
    return most;
}

static bool look_at_place(const game *g, int seat, const hc_question *q, int place, hc_prospect *out)
{
    if (place >= HC_PLANETS) return false;
    if (!q->sheet && q->prompt == HC_PROMPT_AIM) {
        look_at_win(g, HC_OUTLOOK_AIM, seat, SIDE_OFFENSE, place, out);
        out->ships = (uint8_t)defending(g, seat, place);
        return true;
    }
    if (q->puts) {
        int there = g->ships[seat][place] + 1;
        for (int i = 0; i < g->draft_count; i++) there += g->draft[i] == place;
        const bool gains = there == 1 && !is_moon(place) && !(home_of(g, seat) >> place & 1);
        *out = (hc_prospect){ .kind = HC_OUTLOOK_LAND, .ships = (uint8_t)there, .gains = gains, .by = NOBODY };
        return q->whose == seat || q->whose == NOBODY;
    }
    return q->compound && q->whose == seat && g->ships[seat][place] > 0 && look_at_leaving(g, seat, place, out);
}

static bool look_at_guest(const game *g, int prompt_id, int guest, hc_prospect *out)
{
    bool attacks = prompt_id == HC_PROMPT_INVITE_OFFENSE;
    if (!attacks && prompt_id != HC_PROMPT_INVITE_DEFENSE) return false;
    return guest < g->players && look_at_win(g, HC_OUTLOOK_INVITE, guest, attacks ? SIDE_OFFENSE : SIDE_DEFENSE, g->target, out);
}

static bool look_at_failing(const game *g, int seat, const hc_question *q, int choice, hc_prospect *out)
{
    bool fails = choice == HC_WALK_AWAY || (q->kind == HC_ASK_REPLY && choice == HC_REFUSE);
    if (!fails || q->about || q->sheet || !is_main(g, seat)) return false;
    *out = (hc_prospect){ .kind = HC_OUTLOOK_COST, .by = NOBODY,
                          .ships = (uint8_t)limit(g, Q_FAILED_DEAL, seat, rules(g)->info.failed_deal_ships) };
    return true;
}

static bool look_at_numbers(const game *view, int seat, const hc_option *o, hc_prospect *out)
{
    hc_question q;
    hc_question_for(view, seat, &q);
    switch ((hc_ask_kind)q.kind) {
    case HC_ASK_PLANET: return o->kind == HC_ASK_PLANET && look_at_place(view, seat, &q, o->thing, out);
    case HC_ASK_SEAT: return o->kind == HC_ASK_SEAT && !q.sheet && look_at_guest(view, q.prompt, o->thing, out);
    case HC_ASK_SIDE:
        if (q.sheet) return look_at_cards(view, seat, o, out);
        return o->kind == HC_ASK_SIDE && look_at_win(view, HC_OUTLOOK_JOIN, seat, o->thing, view->target, out);
    case HC_ASK_TERMS:
    case HC_ASK_REPLY: return look_at_failing(view, seat, &q, o->choice, out);
    case HC_ASK_CARD:
    case HC_ASK_ACT: return !q.compound && look_at_cards(view, seat, o, out);
    default: return false;
    }
}

/* ---- what can be counted afterwards ------------------------------------------------------------------------------- */

static int cards_seen(const game *g, int by, int seat)
{
    int n = 0;
    if (by != seat) FOR_CARDS_AT(c, IN_HAND + seat) n += g->known[c] >> by & 1;
    return n;
}

/* Cards are those of the hand, and those that have only just left it or are on their way to it. */
static void count_of_seat(const game *g, int seat, int by, int16_t of[HC_CHANGE_KINDS])
{
    const int sent = g->ships[seat][GATE] + g->ships[seat][OTHER_GATE];
    int ships = sent;
    for (int place = 0; place < HC_PLANETS; place++) ships += g->ships[seat][place];
    of[HC_CHANGE_SHIPS] = (int16_t)ships;
    of[HC_CHANGE_CARDS] = (int16_t)(g->count[IN_HAND + seat] + g->count[ON_TABLE + seat] + g->count[BESIDE_IT + seat] +
                                    g->count[JUST_DRAWN + seat] + g->count[ASIDE + seat]);
    of[HC_CHANGE_COLONIES] = (int16_t)foreign_colonies(g, seat);
    of[HC_CHANGE_HOMES] = (int16_t)home_colonies(g, seat);
    of[HC_CHANGE_SENT] = (int16_t)sent;
    of[HC_CHANGE_SEEN] = (int16_t)cards_seen(g, by, seat);
}

/* From the outcome on what comes of it may show only when the encounter is over. */
bool encounter_outlook(const game *view, int seat, const hc_option *o, int along, hc_prospect *out)
{
    if (along < 0 && look_at_numbers(view, seat, o, out)) return true;
    const uint32_t afterwards = view->phase == HC_PHASE_RESOLUTION ? CORE(flow_encounter) : 0;
    return has_no_total(view, o) && look_at_changes(view, seat, o->choice, along, count_of_seat, afterwards, out);
}
