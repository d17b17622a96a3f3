/* campaign_table.c - what is said between the games of a campaign. */
#include <string.h>

#include "cli/campaign.h"
#include "campaign/seeds.h"

void campaign_note(campaign_game *g, const hc_table *t, int players, int began)
{
    *g = (campaign_game){ .began = (uint8_t)began, .offense = t->offense, .won = t->won };
    for (int seat = 0; seat < players; seat++) {
        g->colonies[seat] = t->seat[seat].foreign_colonies;
        g->cards[seat] = t->seat[seat].hand;
    }
}

void campaign_add(campaign *c, const campaign_game *g)
{
    c->game[c->count++] = *g;
    for (int seat = 0; seat < c->setup.players; seat++) {
        c->score[seat] += campaign_points(g, seat, campaign_near(c));
    }
}

int campaign_near(const campaign *c)
{
    return hc_edition(c->setup.edition)->colonies_to_win - 1;
}

void campaign_next_setup(const campaign *c, hc_setup *s)
{
    *s = c->setup;
    s->seed = seed_from(c->setup.seed, (uint64_t)c->count);
    s->first = HC_NOBODY;
    if (c->count > 0) {
        s->first = (uint8_t)campaign_next_to_begin(c->score, &c->game[c->count - 1], c->setup.players);
    }
}

/* "Ada", "Ada and Chen", "Ada, Bruno and Chen". */
static void print_names(const campaign *c, unsigned mask, FILE *out)
{
    const char *between = "";
    for (int seat = 0; seat < c->setup.players; seat++) {
        if (mask >> seat & 1) {
            unsigned after = mask >> (seat + 1);
            fprintf(out, "%s%s", between, c->name[seat]);
            between = after & (after - 1) ? ", " : " and ";
        }
    }
}

static void print_last_game(const campaign *c, FILE *out)
{
    const campaign_game *g = &c->game[c->count - 1];
    bool shared = g->won & (g->won - 1);
    fprintf(out, "\nGame %d: ", c->count);
    if (g->won) {
        print_names(c, g->won, out);
        fputs(shared ? " share the win.\n" : " wins.\n", out);
    } else {
        fputs("nobody wins.\n", out);
    }
}

void print_scores(const campaign *c, FILE *out)
{
    if (c->count > 0) {
        print_last_game(c, out);
    }
    fprintf(out, "\n  %-24s", "");
    for (int i = 0; i < c->count; i++) {
        fprintf(out, "%3d ", i + 1);
    }
    fputs(" score\n", out);
    for (int seat = 0; seat < c->setup.players; seat++) {
        fprintf(out, "  %s%*s", c->name[seat], 24 - text_columns(c->name[seat]), "");
        for (int i = 0; i < c->count; i++) {
            fprintf(out, "%3d ", campaign_points(&c->game[i], seat, campaign_near(c)));
        }
        fprintf(out, "%6d\n", c->score[seat]);
    }
    fprintf(out, "\n  A win alone is worth %d points, a shared one %d, %d foreign %s\n  without a win %d; %d points end it.\n",
            CAMPAIGN_ALONE, CAMPAIGN_SHARED, campaign_near(c), hc_word_of(c->setup.edition, "colonies"), CAMPAIGN_NEAR,
            CAMPAIGN_GOAL);
}

void print_begin(const campaign *c, bool goes_on, FILE *out)
{
    hc_setup next;
    campaign_next_setup(c, &next);
    if (goes_on) {
        fprintf(out, "\nGame %d goes on.\n", c->count + 1);
        return;
    }
    fprintf(out, "\nGame %d begins, seed 0x%016llx. ", c->count + 1, (unsigned long long)next.seed);
    if (next.first == HC_NOBODY) {
        fputs("The first player is drawn.\n", out);
        return;
    }
    int tied = 0;
    for (int seat = 0; seat < c->setup.players; seat++) {
        tied += c->score[seat] == c->score[next.first];
    }
    int winner = campaign_last_winner(&c->game[c->count - 1], c->setup.players);
    fprintf(out, "%s has the lowest score%s", c->name[next.first], tied > 1 ? " and, of those who have," : "");
    if (tied > 1 && winner != HC_NOBODY) {
        fprintf(out, " sits closest to the left of %s", c->name[winner]);
    } else if (tied > 1) {
        fputs(" comes next in turn", out);
    }
    fputs(": the first turn.\n", out);
}

void print_end(const campaign *c, unsigned winners, campaign_decision by, FILE *out)
{
    static const char *const why[] = {
        [BY_GOAL] = "nobody else has 15 points",
        [BY_SCORE] = "the highest score",
        [BY_CARDS] = "the most cards left in hand after the last game",
        [BY_BIRTHDAY] = "the birthday closest to the start of the year",
        [BY_NOTHING] = "score, cards and birthday are all the same",
    };
    bool shared = winners & (winners - 1);
    fputs("\nThe campaign is over: ", out);
    print_names(c, winners, out);
    fprintf(out, "%s, %s.\n", shared ? " share it" : " wins it", why[by]);
}
