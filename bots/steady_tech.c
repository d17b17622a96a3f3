/* steady_tech.c - techs: research what can be finished, without stripping the colonies. */
#include "steady_rows.h"

enum { ENOUGH_OF_ANY = 3, SHIPS_TO_KEEP = 9 };  /* ships on a tech that takes any number; ships not to touch */
enum { WAIT, RESEARCH, COMPLETE };

static int goal_of(const mind *m, const hc_card_info *card)
{
    hc_sheet_info info;
    if (!hc_sheet(card->sheet, m->t.edition, &info)) return 0;
    return info.research_any ? ENOUGH_OF_ANY : info.research;
}

/* Ships that are still missing; 0: it needs none. */
static int missing_on(const mind *m, const hc_thing *tech)
{
    int missing = goal_of(m, &tech->card) - tech->count;
    return tech->open || missing < 0 ? 0 : missing;
}

static int ships_on_planets(const mind *m)
{
    int n = 0;
    for (int p = 0; p < m->t.planets; p++) n += m->t.ships[p][m->me];
    return n;
}

int steady_tech(mind *m, int choice[])
{
    bool offered[4] = { false }, useful = false;
    for (int i = 0; i < m->options; i++) if (m->option[i].choice < 4) offered[m->option[i].choice] = true;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_TECH)) != NULL;) useful |= missing_on(m, x) > 0;
    choice[0] = offered[COMPLETE] ? COMPLETE : offered[RESEARCH] && useful && ships_on_planets(m) > SHIPS_TO_KEEP ? RESEARCH : WAIT;
    return 1;
}

/* The one that is nearest to its goal; of what may be completed, any. */
int steady_which_tech(mind *m, int choice[])
{
    int best = -1, least = 0;
    for (int k = 0; k < m->options; k++)
        for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_TECH)) != NULL;) {
            int missing = missing_on(m, x);
            if (x->card.card != m->option[k].choice || (!missing && best >= 0) || (best >= 0 && least && missing >= least)) continue;
            best = m->option[k].choice;
            least = missing;
        }
    choice[0] = best;
    return best >= 0;
}

/* What it is good for, and how long one will have it: a ship a round, and a game has not many rounds. */
int steady_keep_tech(mind *m, int choice[])
{
    enum { ROUNDS = 14 };
    int best = -1, most = 0;
    for (int k = 0; k < m->options; k++) {
        hc_card_info card = hc_card(m->view, m->option[k].choice);
        int value = rank_of(card.sheet) * (ROUNDS - goal_of(m, &card));
        if (best >= 0 && value <= most) continue;
        best = m->option[k].choice;
        most = value;
    }
    choice[0] = best;
    return best >= 0;
}
