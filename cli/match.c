/* match.c - plays games between programs: asks the bots, feeds them what they see. */
#include "cli/match.h"

/* The finaliser of SplitMix64. */
uint64_t seed_from(uint64_t seed, uint64_t i)
{
    uint64_t z = seed + (i + 1) * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* Bots learn what their seat may know of it. The random ones do not listen. What a card is never changes, so the last
 * view that they were asked with is enough: a new one for every answer would take half of the time. */
static void tell_bots(match *m, const hc_events *ev)
{
    for (int seat = 0; m->listens >> seat; seat++) {
        if (!(m->listens >> seat & 1)) {
            continue;
        }
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (hc_event_for(&ev->item[i], seat, &seen)) {
                bot_sees(&m->bots[seat], &m->seen[seat], &seen);
            }
        }
    }
}

static void note_turns(match *m, const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) {
        if (ev->item[i].kind == HC_EV_TURN) {
            m->turn = (uint16_t)ev->item[i].a;
        }
    }
}

/* Turns are counted here. Bots that listen are told everything: what they make of it is their affair. */
static void choose_events(match *m)
{
    bool all = m->listens || !(m->wanted[0] | m->wanted[1]);
    for (int i = 0; i < 2; i++) {
        m->heard.unwanted[i] = all ? 0 : ~m->wanted[i];
    }
    m->heard.unwanted[HC_EV_TURN >> 6] &= ~(UINT64_C(1) << (HC_EV_TURN & 63));
}

/* After an answer, or at the beginning. */
static void tell(match *m, int seat, int choice)
{
    note_turns(m, &m->heard);
    tell_bots(m, &m->heard);
    if (m->told) {
        m->told(m->ctx, m, seat, choice, &m->heard);
    }
}

void match_seat_bot(match *m, int seat, uint64_t seed)
{
    m->outside &= (uint8_t)~(1u << seat);
    m->listens |= (uint8_t)((unsigned)(m->spec[seat].level != BOT_RANDOM) << seat);
    bot_begin_as(&m->bots[seat], &m->spec[seat], seat, seed);
    if (m->listens >> seat & 1) {
        hc_view(&m->g, seat, &m->seen[seat]);
        choose_events(m);
    }
}

hc_status match_begin(match *m, const hc_setup *s, int *seat)
{
    m->decisions = 0;
    m->turn = 0;
    m->refused = HC_OK;
    m->listens = 0;
    m->heard = (hc_events){ .room = MATCH_EVENTS, .item = m->item };     /* all: who listens is not known yet */
    hc_status status = hc_new(&m->g, s, &m->heard, seat);
    if (status != HC_OK) {
        return status;
    }
    for (int i = 0; i < HC_SEATS; i++) {
        if (i >= s->players) {
            m->outside |= (uint8_t)(1u << i);
        } else if (!(m->outside >> i & 1)) {
            match_seat_bot(m, i, seed_from(s->seed, 1000 + (uint64_t)i));
        }
    }
    tell(m, HC_NOBODY, 0);
    choose_events(m);
    return HC_OK;
}

bool match_is_too_long(const match *m)
{
    return m->turn > MATCH_TURNS || m->decisions > MATCH_DECISIONS;
}

bool match_goes_on(const match *m)
{
    return m->refused == HC_OK && !match_is_too_long(m) && hc_asked(&m->g) != 0;
}

int match_seat(const match *m)
{
    return __builtin_ctz(hc_asked(&m->g));
}

hc_status match_answer(match *m, int seat, int choice)
{
    m->heard.count = m->heard.dropped = 0;
    hc_status status = hc_answer(&m->g, seat, choice, &m->heard);
    if (status != HC_OK) {
        return status;
    }
    m->decisions++;
    if (m->heard.count > 0 || !m->only_news) {           /* mostly nobody has anything to hear */
        tell(m, seat, choice);
    }
    return HC_OK;
}

void match_bot_answers(match *m, int seat)
{
    int choice[BOT_CHOICES];
    bool looks = m->spec[seat].level != BOT_RANDOM;
    if (looks) {
        hc_view(&m->g, seat, &m->seen[seat]);
    }
    /* Chance picks among the options, and those are what the seat may know: it needs no view of its own. */
    int count = bot_answer(&m->bots[seat], looks ? &m->seen[seat] : &m->g, choice);
    for (int i = 0; i < count && m->refused == HC_OK; i++) {
        m->refused = match_answer(m, seat, choice[i]);
    }
    if (count <= 0) {
        m->refused = HC_NOT_AN_OPTION;
    }
}
