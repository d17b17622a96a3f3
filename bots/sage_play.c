/* sage_play.c - one imagined game of sage: a possibility of what is hidden, the answer to try, and everybody plays
 * on until the encounter is over; then the table is judged.
 *
 * The others answer from their own views of that possibility, never from what sage has just chosen, so that
 * simultaneous choices stay simultaneous. What matters is answered as steady would, the rest by the light policy. */
#include "sage.h"
#include <string.h>

enum { LONGEST = 600, LONGEST_GAME = 20000, SETTLED = 30 };      /* answers: then the table is judged as it is */
enum { CHOOSY = 50 };                            /* of 100 offers that steady takes, those weighed once more */

typedef struct step { tree_node *node; int chosen; } step;

typedef struct playout {
    search *s;
    hc_game g;
    hc_event event[PLAY_EVENTS];
    hc_events ev;
    int offense, defense, encounters;
    uint64_t path, rng;
    step step[PATH];
    int steps;
    bot model[HC_SEATS];
} playout;

static uint64_t spread(uint64_t seed, uint64_t i)
{
    uint64_t z = seed + (i + 1) * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static int lowest(unsigned mask)
{
    int i = 0;
    while (!(mask >> i & 1)) i++;
    return i;
}

bool search_begin(search *s, const bot *b, const hc_game *view)
{
    hc_table t;
    memset(s, 0, sizeof *s);
    s->view = view;
    s->me = *b;
    s->seat = b->seat;
    hc_read(view, &t);
    s->edition = t.edition;
    s->offense = t.offense;
    s->defense = t.defense;
    s->horizon = t.phase < HC_PHASE_RESOLUTION && t.phase > HC_PHASE_START ? 1 : 2;
    s->longest = LONGEST;
    for (int i = 0; i < t.players; i++) {
        if (i == s->seat) s->model[i] = *b;
        else sage_other(b, i, &s->model[i]);
    }
    return t.players > 0;
}

void search_to_the_end(search *s)
{
    s->horizon = LONGEST_GAME;
    s->longest = LONGEST_GAME;
}

/* ---- how everybody plays on ------------------------------------------------------------------------ */

enum { NOT_LOOKED_UP, NO_RULE, A_RULE, A_QUICK_RULE };

static int rule_for(search *s, int sheet)
{
    if (sheet <= 0 || sheet >= (int)sizeof s->known_use) return NO_RULE;
    if (s->known_use[sheet] == NOT_LOOKED_UP) {
        const knowledge *k = knowledge_of(sheet);
        s->known_use[sheet] = k->in_vain ? A_QUICK_RULE : k->use ? A_RULE : NO_RULE;
    }
    return s->known_use[sheet];
}

/* What steady does with what it has no rule for, without reading the table: powers are used, cards by main players; and what would
 * change nothing is not. -1: it has a rule. */
static int quick_act(const playout *p, int seat, const hc_option option[], int n)
{
    int best = -1, things = 0, ruled = 0;
    bool is_main = seat == p->offense || seat == p->defense, may_pass = false;
    for (int i = 0; i < n; i++) {
        int card, source = option[i].choice;
        if (!is_thing(source)) { may_pass |= source == HC_PASS; continue; }
        const int sheet = hc_source(&p->g, source, &card), rule = rule_for(p->s, sheet);
        things++;
        ruled += rule != NO_RULE;
        if (rule == A_RULE || (rule == A_QUICK_RULE && !knowledge_of(sheet)->in_vain(&p->g, seat))) return -1;
        if (best < 0 && rule == NO_RULE && (card == HC_NO_CARD || is_main)) best = source;
    }
    if (ruled && (ruled < things || !may_pass)) return -1;
    return best >= 0 ? best : may_pass ? HC_PASS : -1;
}

static bool is_trifle(const hc_question *q)
{
    return q->sheet == 0 && q->kind != HC_ASK_ACT &&
           (q->prompt == HC_PROMPT_REGAIN || q->prompt == HC_PROMPT_RETURN || q->prompt == HC_PROMPT_SECOND || q->prompt == HC_PROMPT_REWARD);
}

/* ---- replies to offers --------------------------------------------------------------------------------- */

/* How `seat` stands when it has given that reply and the encounter is over. */
static int value_of_reply(const playout *p, int seat, int reply)
{
    hc_game g = p->g;
    hc_event event[PLAY_EVENTS];
    hc_events ev = { .room = PLAY_EVENTS, .item = event };
    hc_table t;
    uint64_t rng = p->rng;
    hc_status status = hc_answer(&g, seat, reply, &ev);
    for (int i = 0; i < SETTLED && status == HC_OK && hc_asked(&g); i++) {
        for (size_t k = 0; k < ev.count; k++) if (event[k].kind == HC_EV_ENCOUNTER) status = HC_GAME_IS_OVER;
        ev.count = 0;
        if (status == HC_OK) status = bot_playout_answer(&g, lowest(hc_asked(&g)), &rng, &ev);
    }
    hc_read(&g, &t);
    return sage_value(&g, &t, seat);
}

/* Not everybody takes what steady takes: half of the time an offer must be good for who gets it, too. */
static bool is_declined(playout *p, int seat, const hc_question *q, const move *reply)
{
    if (q->kind != HC_ASK_REPLY || seat == p->s->seat || reply->choice[0] != HC_ACCEPT || !pcg_chance(&p->rng, CHOOSY)) return false;
    return value_of_reply(p, seat, HC_ACCEPT) < value_of_reply(p, seat, HC_REFUSE);
}

static hc_status decline(playout *p, int seat, const hc_option option[], int n)
{
    for (int i = 0; i < n; i++)
        if (option[i].choice == HC_COUNTER && pcg_chance(&p->rng, CHOOSY)) return hc_answer(&p->g, seat, HC_COUNTER, &p->ev);
    return hc_answer(&p->g, seat, HC_REFUSE, &p->ev);
}

/* The possibility as a seat sees it: where cards are all that is hidden, without making a view. */
typedef struct sight { hc_game *covered; hc_covered kept; hc_game view; } sight;

static const hc_game *look(playout *p, int seat, sight *s)
{
    s->covered = hc_cover(&p->g, seat, &s->kept) ? &p->g : NULL;
    if (!s->covered) hc_view(&p->g, seat, &s->view);
    return s->covered ? s->covered : &s->view;
}

static void look_away(const sight *s) { if (s->covered) hc_uncover(s->covered, &s->kept); }

static int answer_as_steady(playout *p, int seat, const inquiry *a, int choice[BOT_CHOICES])
{
    sight s;
    mind m;
    const int n = read_table(&m, &p->model[seat], look(p, seat, &s), a, &p->s->note[seat]) ? steady_says(&m, choice) : 0;
    look_away(&s);
    return n;
}

static hc_status play_on(playout *p, int seat, const inquiry *a)
{
    move m;
    int choice[BOT_CHOICES];
    if (a->options > 1 && a->q.kind == HC_ASK_ACT) {
        int source = quick_act(p, seat, a->option, a->options);
        if (source >= 0) return hc_answer(&p->g, seat, source, &p->ev);
    }
    if (a->options == 1 || is_trifle(&a->q)) return bot_playout_answer(&p->g, seat, &p->rng, &p->ev);
    m.n = (uint8_t)answer_as_steady(p, seat, a, choice);
    for (int i = 0; i < m.n; i++) m.choice[i] = (int16_t)choice[i];
    if (m.n && is_declined(p, seat, &a->q, &m)) return decline(p, seat, a->option, a->options);
    if (m.n && move_play(&p->g, seat, &m, &p->ev) == HC_OK) return HC_OK;
    hc_status status = bot_playout_answer(&p->g, seat, &p->rng, &p->ev);
    return status == HC_OK ? status : bot_random_answer(&p->g, seat, &p->rng, &p->ev);
}

/* ---- the seat's own later decisions ------------------------------------------------------------------ */

static bool is_for_the_tree(const hc_question *q)
{
    if (q->sheet || q->kind == HC_ASK_ACT || q->picked) return false;
    switch (q->prompt) {
    case HC_PROMPT_GATHER: case HC_PROMPT_AIM: case HC_PROMPT_INVITE_OFFENSE: case HC_PROMPT_INVITE_DEFENSE:
    case HC_PROMPT_JOIN: case HC_PROMPT_COMMIT: case HC_PROMPT_ENCOUNTER_CARD: case HC_PROMPT_DEAL: case HC_PROMPT_REPLY:
        return true;
    default: return false;
    }
}

static tree_node *open_node(playout *p, uint64_t key, const inquiry *a)
{
    move_list list;
    sight s;
    sage_moves(&p->model[p->s->seat], look(p, p->s->seat, &s), a, TREE_MOVES, &list);
    look_away(&s);
    return tree_add(&p->s->tree, key, &list);
}

static hc_status play_by_tree(playout *p, const inquiry *a)
{
    search *s = p->s;
    uint64_t key = tree_key(p->path, &a->q, a->option, a->options);
    tree_node *node = tree_find(&s->tree, key);
    if (!node) node = open_node(p, key, a);
    if (!node) return play_on(p, s->seat, a);
    int chosen = tree_choose(node, s->learning);
    if (move_play(&p->g, s->seat, &node->move[chosen], &p->ev) != HC_OK) return play_on(p, s->seat, a);
    p->path = spread(key, (uint64_t)chosen);
    p->step[p->steps++] = (step){ node, chosen };
    return HC_OK;
}

/* ---- one playout ---------------------------------------------------------------------------------------- */

static void note_events(playout *p)
{
    for (size_t i = 0; i < p->ev.count; i++) {
        const hc_event *e = &p->event[i];
        if (e->kind == HC_EV_ENCOUNTER) { p->encounters++; p->offense = e->seat; p->defense = HC_NOBODY; }
        if (e->kind == HC_EV_FATE) p->encounters++;
        if (e->kind == HC_EV_AIMED) p->defense = e->other;
    }
    p->ev.count = 0;
}

static void go_on(playout *p)
{
    for (int i = 0; i < p->s->longest && p->encounters < p->s->horizon; i++) {
        inquiry a;
        unsigned asked = hc_asked(&p->g);
        if (!asked) return;
        int seat = lowest(asked);
        read_question(&a, &p->g, seat);
        bool by_tree = seat == p->s->seat && a.options > 1 && p->steps < PATH && is_for_the_tree(&a.q);
        if ((by_tree ? play_by_tree(p, &a) : play_on(p, seat, &a)) != HC_OK) return;
        note_events(p);
    }
}

/* All answers are tried in the same possibility, one after another: it is made once. */
static const hc_game *possibility(search *s, uint64_t seed)
{
    if (!s->has_world || s->world_seed != seed) {
        hc_determinise(s->view, s->seat, seed, &s->world);
        hc_reopen(&s->world, s->seat);
    }
    s->has_world = true;
    s->world_seed = seed;
    return &s->world;
}

int search_playout(search *s, const move *root, int root_index, uint64_t seed)
{
    playout p;                                   /* much of it need not be zero */
    hc_table t;
    p.s = s;
    p.offense = s->offense;
    p.defense = s->defense;
    p.encounters = p.steps = 0;
    p.path = (uint64_t)root_index + 1;
    p.rng = spread(seed, 99);
    p.ev = (hc_events){ .room = PLAY_EVENTS, .item = p.event };
    memcpy(&p.g, possibility(s, seed), sizeof p.g);
    memcpy(p.model, s->model, sizeof p.model);
    for (int i = 0; i < HC_SEATS; i++) p.model[i].rng = spread(seed, (uint64_t)i);
    if (move_play(&p.g, s->seat, root, &p.ev) != HC_OK) return -1;
    note_events(&p);
    go_on(&p);
    s->playouts++;
    hc_read(&p.g, &t);
    int value = sage_value(&p.g, &t, s->seat);
    for (int i = 0; i < p.steps; i++) {
        p.step[i].node->visits++;
        p.step[i].node->tried[p.step[i].chosen]++;
        p.step[i].node->sum[p.step[i].chosen] += (uint64_t)value;
    }
    return value;
}
