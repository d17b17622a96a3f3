/* steady.c - the steady bot: reads the table once, hands the question to who knows about it, and
 * never gives an answer that is not on the list. */
#include "steady_rows.h"
#include "duel.h"
#include <string.h>

/* ---- what it remembers ------------------------------------------------------------------------- */

static void remember(uint8_t *counter, int by)
{
    int value = *counter + by;
    *counter = (uint8_t)(value < 0 ? 0 : value > 20 ? 20 : value);
}

void steady_begin(bot *b)
{
    b->memory[KEEP_OFFENSE] = b->memory[KEEP_DEFENSE] = b->memory[KEEP_STANDS] = HC_NOBODY;
}

/* Who is alone ahead, and by how much. */
int lead_of(const mind *m, int seat)
{
    int next = 0;
    for (int s = 0; s < m->t.players; s++)
        if (s != seat && m->t.seat[s].foreign_colonies > next) next = m->t.seat[s].foreign_colonies;
    int lead = m->t.seat[seat].foreign_colonies - next;
    return lead > 0 ? lead : 0;
}

/* How a temper feels about what it counted. Who feels it more than an even bot does so only for what sets this
 * player apart from the others: everybody attacks everybody once in a while. */
static int felt(const mind *m, const uint8_t count[HC_SEATS], int seat, int percent)
{
    int usual = 255;
    if (percent <= 100) return count[seat] * percent;
    for (int s = 0; s < m->t.players; s++) if (s != m->me && count[s] < usual) usual = count[s];
    return count[seat] * 100 + (count[seat] - usual) * (percent - 100);
}

/* What is owed to a player, or held against it, in small change: it tips scales, no more. */
int goodwill(const mind *m, int seat)
{
    enum { MOST = 5 };
    if (are_partners(m, seat, m->me)) return MOST;
    int favour = m->temper->favour, grudge = m->temper->grudge;
    if (favour > 100 && lead_of(m, seat) && wins_with(m, seat, 2)) favour = 100;      /* loyal, but no fool */
    int owed = (felt(m, m->b->favour, seat, favour) - felt(m, m->b->grudge, seat, grudge)) / 100;
    int most = MOST * (favour > 100 ? favour : 100) / 100, least = -MOST * (grudge > 100 ? grudge : 100) / 100;
    return owed > most ? most : owed < least ? least : owed;
}

static bool is_in(uint8_t mask, int seat) { return mask >> seat & 1; }
static void put_in(uint8_t *mask, int seat) { *mask = (uint8_t)(*mask | 1u << seat); }
static void take_out(uint8_t *mask, int seat) { *mask = (uint8_t)(*mask & ~(1u << seat)); }

/* Worse than an attack: from somebody who was called in, or with whom there was a deal or help. */
static void sees_betrayal(bot *b, int seat)
{
    uint8_t *pact = &b->memory[KEEP_PACT];
    bool called = is_in(b->memory[KEEP_INVITED], seat), friendly = is_in(*pact, seat);
    take_out(pact, seat);
    if (called || friendly) remember(&b->grudge[seat], temper_of(b)->betrayal);
}

static void sees_joining(bot *b, const hc_event *e)
{
    const uint8_t *main_player = &b->memory[KEEP_OFFENSE];
    if (e->a != HC_SIDE_OFFENSE && e->a != HC_SIDE_DEFENSE) return;
    if (main_player[e->a] == b->seat) {
        remember(&b->favour[e->seat], 1);
        put_in(&b->memory[KEEP_PACT], e->seat);
    }
    if (main_player[!e->a] == b->seat) {
        remember(&b->grudge[e->seat], 1);
        sees_betrayal(b, e->seat);
    }
}

/* Whoever offered it or took it: a deal binds both. */
static void sees_deal(bot *b, const hc_event *e)
{
    int other = e->seat == b->seat ? e->other : e->other == b->seat ? e->seat : HC_NOBODY;
    if (other >= HC_SEATS) return;
    remember(&b->favour[other], 2);
    put_in(&b->memory[KEEP_PACT], other);
}

/* A deal of two others has brought its ships back from the warp: both have agreed to that. */
static void sees_release(bot *b, const hc_event *e)
{
    int offense = b->memory[KEEP_OFFENSE], defense = b->memory[KEEP_DEFENSE];
    if (e->seat != b->seat || e->c != HC_WARP || e->sheet || e->flag != HC_BY_DEAL || offense >= HC_SEATS || defense >= HC_SEATS) return;
    if (offense == b->seat || defense == b->seat) return;
    remember(&b->favour[offense], 1);
    remember(&b->favour[defense], 1);
}

enum { BURNED = 6 };                             /* turns until a burn is forgotten, if nothing else happens */

/* Whom it stands by turns up a negotiate: its ships are lost or its journey was for nothing. An attack keeps the promise. */
static void sees_ally_reveal(bot *b, int seat, bool talked)
{
    if (b->memory[KEEP_STANDS] != seat) return;
    remember(&b->memory[KEEP_BURNED + seat], talked ? BURNED : -2);
    if (talked) remember(&b->grudge[seat], 1);
    else remember(&b->favour[seat], 1);
}

static void forgets_a_little(bot *b)
{
    for (int s = 0; s < HC_SEATS; s++) remember(&b->memory[KEEP_BURNED + s], -1);
}

/* Grudges and favours are about what was done to this seat; the cards that others turned up
 * tell who likes to talk. */
void steady_sees(bot *b, const hc_game *view, const hc_event *e)
{
    bool by_other = e->seat < HC_SEATS && e->seat != b->seat, to_me = e->other == b->seat, talked;
    switch (e->kind) {
    case HC_EV_ENCOUNTER:
        b->memory[KEEP_OFFENSE] = e->seat;
        b->memory[KEEP_DEFENSE] = HC_NOBODY;
        b->memory[KEEP_INVITED] = 0;
        b->memory[KEEP_STANDS] = HC_NOBODY;
        forgets_a_little(b);
        rows_see(b, e);
        break;
    case HC_EV_AIMED:
        b->memory[KEEP_DEFENSE] = e->other;
        if (by_other && to_me) {
            remember(&b->grudge[e->seat], 1);
            sees_betrayal(b, e->seat);
        }
        break;
    case HC_EV_JOINED:
        if (by_other) sees_joining(b, e);
        else if (e->seat == b->seat && e->a <= HC_SIDE_DEFENSE) b->memory[KEEP_STANDS] = b->memory[KEEP_OFFENSE + e->a];
        break;
    case HC_EV_REVEALED:
        talked = hc_card(view, e->a).kind == HC_CARD_NEGOTIATE;
        if (by_other) remember(&b->memory[(talked ? KEEP_TALKED : KEEP_FOUGHT) + e->seat], 1);
        if (by_other) sees_ally_reveal(b, e->seat, talked);
        break;
    case HC_EV_DEAL_MADE:
        sees_deal(b, e);
        break;
    case HC_EV_DEAL_FAILED:
        if (e->a == 2) break;                    /* undone by a card: nobody at the talks is to blame */
        if (by_other && to_me) remember(&b->grudge[e->seat], 2);
        if (by_other && to_me) remember(&b->memory[KEEP_SPOILT + e->seat], 1);
        break;
    case HC_EV_TOOK_CARD: if (by_other && to_me) remember(&b->grudge[e->seat], 1); break;
    case HC_EV_INVITED:
        if (by_other && to_me) remember(&b->favour[e->seat], 1);
        if (e->seat == b->seat && e->other < HC_SEATS) put_in(&b->memory[KEEP_INVITED], e->other);
        break;
    case HC_EV_RETURNED: sees_release(b, e); rows_see(b, e); break;
    default: rows_see(b, e); break;
    }
}

/* ---- reading the table ------------------------------------------------------------------------- */

void clear_notes(notes *n)
{
    n->deck_of = 0;
    for (int s = 0; s < HC_SEATS; s++) {
        n->guessed[s].made = false;
        n->guessed[s].of.known = n->guessed[s].of.played = 0;
    }
}

static void begin_notes(notes *n)
{
    for (int s = 0; s < HC_SEATS; s++) if (n->guessed[s].of.known || n->guessed[s].of.played) n->guessed[s].made = false;
    n->score.made = false;
    n->looked_at = 0;
    n->priced = 0;
    n->ransom = 0;
    n->summed = false;
}

static uint64_t bit_of(int choice) { return 1ull << ((unsigned)choice * 0x9e3779b1u >> 26); }

bool read_question(inquiry *a, const hc_game *g, int seat)
{
    hc_question_for(g, seat, &a->q);
    a->options = hc_options(g, seat, a->option);
    a->bits = 0;
    for (int i = 0; i < a->options; i++) a->bits |= bit_of(a->option[i].choice);
    return a->options > 0;
}

bool read_table(mind *m, bot *b, const hc_game *view, const inquiry *a, notes *n)
{
    if (!a->options) return false;
    begin_notes(n);
    m->note = n;
    m->b = b;
    m->view = view;
    m->temper = temper_of(b);
    m->me = b->seat;
    m->q = a->q;
    m->options = a->options;
    m->option = a->option;
    m->bits = a->bits;
    hc_read(view, &m->t);
    if (m->t.duel.plays) return true;                /* nothing below is about that game */
    for (int s = 0; s < HC_SEATS; s++) hold_powers(m, s, 0);
    for (int s = 0; s < HC_SEATS; s++) m->lucre[s] = m->t.notes ? (int16_t)hc_noted(&m->t, s, HC_NOTE_LUCRE) : 0;
    judge_unseen(m);
    rows_prepare(m);
    return true;
}

const hc_sum *totals_of(const mind *m)
{
    if (!m->note->summed) hc_totals(m->view, &m->note->sum);
    m->note->summed = true;
    return &m->note->sum;
}

bool is_offered(const mind *m, int choice)
{
    if (!(m->bits & bit_of(choice))) return false;
    for (int i = 0; i < m->options; i++) if (m->option[i].choice == choice) return true;
    return false;
}

int answer_one(const mind *m, int choice[], int what)
{
    if (!is_offered(m, what)) return 0;
    choice[0] = what;
    return 1;
}

/* ---- questions --------------------------------------------------------------------------------- */

static int answer_rules(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case HC_PROMPT_REGAIN:
        if (is_offered(m, HC_GATE)) return answer_one(m, choice, HC_GATE);
        if (is_offered(m, HC_PRAW) && !m->t.seat[m->me].warp) return answer_one(m, choice, HC_PRAW);
        return steady_place_ships(m, choice, 1);
    case HC_PROMPT_OWN_ORDERS:
        return answer_one(m, choice, is_offered(m, 2) ? 2 : is_offered(m, 1) && better_at_home(m) ? 1 : is_offered(m, 0) ? 0 : 3);
    case HC_PROMPT_MOON: return steady_moon(m, choice);
    case HC_PROMPT_GATHER: return steady_gather(m, choice);
    case HC_PROMPT_AIM: return steady_aim(m, choice);
    case HC_PROMPT_WHOSE_COLONY: return steady_whose_colony(m, choice);
    case HC_PROMPT_INVITE_OFFENSE:
    case HC_PROMPT_INVITE_DEFENSE: return steady_invite(m, choice);
    case HC_PROMPT_JOIN: return steady_join(m, choice);
    case HC_PROMPT_COMMIT: return steady_commit(m, choice);
    case HC_PROMPT_ENCOUNTER_CARD: return steady_encounter_card(m, choice);
    case HC_PROMPT_RETURN: return steady_place_ships(m, choice, m->q.least);
    case HC_PROMPT_LOSE: return steady_lose(m, choice);
    case HC_PROMPT_REWARD: return steady_reward(m, choice);
    case HC_PROMPT_DEAL: return steady_deal(m, choice);
    case HC_PROMPT_REPLY: return steady_reply(m, choice);
    case HC_PROMPT_SETTLE: return steady_take_ships(m, choice, m->q.most < 2 ? 1 : 2);
    case HC_PROMPT_SECOND: return answer_one(m, choice, 1);
    case HC_PROMPT_TECH: return steady_tech(m, choice);
    case HC_PROMPT_RESEARCH: return cheapest_colony(m, choice);
    case HC_PROMPT_WHICH_TECH: return steady_which_tech(m, choice);
    case HC_PROMPT_KEEP_TECH: return steady_keep_tech(m, choice);
    case HC_PROMPT_DROP_STATION: return steady_drop_station(m, choice);
    case HC_PROMPT_WHICH_SHIPS: return steady_which_ships(m, choice);
    case HC_PROMPT_WHOM: return steady_whom(m, choice);
    case HC_PROMPT_REESTABLISH: return best_foundation(m, choice);
    case HC_PROMPT_RESETTLE: return steady_resettle(m, choice);
    case HC_PROMPT_CHOOSE_ALIEN: return steady_choose_alien(m, choice);
    case HC_PROMPT_ROTATE:
    case HC_PROMPT_BECOME: return steady_rotate(m, choice);
    case HC_PROMPT_FROM_WARP: return answer_one(m, choice, most_offered(m));
    case HC_PROMPT_HAND_OVER:
    case HC_PROMPT_DISCARD: return steady_worst_cards(m, choice, m->q.compound ? m->q.least : 1);
    default: return 0;
    }
}

/* Questions of aliens and cards that have no row of their own. */
static int answer_by_kind(mind *m, int choice[])
{
    switch (m->q.kind) {
    case HC_ASK_CARD: return steady_worst_cards(m, choice, m->q.compound ? m->q.least : 1);
    case HC_ASK_SIDE: return steady_join(m, choice);
    case HC_ASK_SEAT: return m->q.compound ? 0 : steady_choose_victim(m, choice);
    case HC_ASK_PLANET: return m->q.compound ? steady_take_ships(m, choice, m->q.least) : 0;
    default: return 0;
    }
}

/* The caller sends the answer as it is: whatever is not on the list is dropped here. */
static int checked(const mind *m, const int choice[], int n)
{
    if (n == 1 && is_offered(m, choice[0]) && (!m->q.compound || !is_thing(choice[0]))) return 1;
    if (n == 0 || !m->q.compound || choice[n - 1] != HC_DONE) return 0;
    if (n - 1 < m->q.least || n - 1 > m->q.most) return 0;
    for (int i = 0; i < n - 1; i++) if (!is_thing(choice[i]) || !is_offered(m, choice[i])) return 0;
    return n;
}

int steady_says(mind *m, int choice[BOT_CHOICES])
{
    int n = 0;
    if (m->q.picked) return 0;
    if (m->options == 1 && !m->q.compound) return answer_one(m, choice, m->option[0].choice);
    if (m->t.duel.plays) n = duel_answer(m->b, m->view, &m->t, choice);
    else if (m->q.kind == HC_ASK_ACT) n = steady_act(m, choice);
    else if (m->q.sheet == 0) n = answer_rules(m, choice);
    else {
        const knowledge *k = knowledge_of(m->q.sheet);
        if (k->answer) n = k->answer(m, choice);
        if (!n) n = answer_by_kind(m, choice);
    }
    return checked(m, choice, n);
}

int steady_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    notes note;
    inquiry a;
    mind m;
    clear_notes(&note);
    return read_question(&a, view, b->seat) && read_table(&m, b, view, &a, &note) ? steady_says(&m, choice) : 0;
}
