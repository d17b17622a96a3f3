/* steady_moons.c - when to go to a moon instead of a planet. */
#include "bots/steady_rows.h"

enum { SUCCESS = 18 /* a second encounter without a fight */, UNKNOWN = 8, OPEN = 10, LATE = 100 /* turns */ };

static const hc_thing *moon_there(const mind *m, int place)
{
    for (int i = 0; i < m->t.things; i++) if (m->t.thing[i].lies == HC_LIES_MOON && m->t.thing[i].ground == place) return &m->t.thing[i];
    return NULL;
}

static bool is_empty_of_others(const mind *m, int place)
{
    for (int s = 0; s < m->t.players; s++) if (s != m->me && m->t.ships[place][s]) return false;
    return true;
}

/* An empty one that was not seen yet is a success for a token, and what it does besides; one that is known is worth less, and one of one's
 * own nothing. Whoever may go on for ever goes to none that it has seen: that uses nothing up, and the turn would not end; and in a game that
 * has gone on for long nobody does, for two of them can be gone to in turns for ever. */
static int worth_of_moon(const mind *m, int place)
{
    const hc_thing *x = moon_there(m, place);
    if (!x || !is_empty_of_others(m, place) || m->t.ships[place][m->me]) return 0;
    const bool unseen = x->card.kind == HC_CARD_NONE;
    if (m->t.encounter_of_turn > 2) return unseen ? UNKNOWN : 0;
    return unseen ? UNKNOWN + (m->t.encounter_of_turn == 1 ? SUCCESS : 0) : m->t.turn > LATE ? 0 : OPEN;
}

int steady_moon(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        const int place = m->option[i].choice;
        if (place >= HC_PLANETS || worth_of_moon(m, place) <= most) continue;
        best = place;
        most = worth_of_moon(m, place);
    }
    const int owner = m->t.defense < m->t.players ? m->t.defense : m->t.players == 2 ? !m->me : m->me;
    if (is_offered(m, HC_PASS) && (best < 0 || attack_prospect(m, owner) >= most)) return answer_one(m, choice, HC_PASS);
    return best < 0 ? 0 : answer_one(m, choice, best);
}
