/* campaign.c - the game of a scenario as one of a series: scores, the next to begin, the end. */
#include <stdio.h>
#include "cli/scenario/scenario.h"

enum { CAMPAIGN_EVENTS = 512 };

/* campaign [SEAT SCORE]...: the points before this game; who is not named has none. */
bool lay_campaign(run *r)
{
    r->series.setup.players = (uint8_t)r->players;
    for (int i = 1; i < current_line(r)->words; i += 2) {
        int seat, score;
        if (!read_seat(r, i, &seat) || !read_count(r, i + 1, &score)) return false;
        if (score < 0) return fail(r, "a score is 0 or more");
        r->series.score[seat] = score;
    }
    return true;
}

/* born SEAT MM-DD */
bool lay_born(run *r)
{
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    if (!birthday_read(nth_word(current_line(r), 2), &r->series.born[seat]))
        return fail(r, "a birthday is written as month and day, 05-17");
    return no_more_words(r, 3);
}

/* The series with this game in it: only a finished one counts. */
static bool series_now(run *r, campaign *c)
{
    hc_table t;
    campaign_game g;
    hc_read(&r->game, &t);
    if (!r->series.setup.players) return fail(r, "this is not a campaign; write a line in the layout: campaign %s 0", r->name[0]);
    if (!t.over) return fail(r, "the points are counted when the game is over");
    *c = r->series;
    c->setup = r->setup;
    campaign_note(&g, &t, r->players, r->setup.first);
    campaign_add(c, &g);
    return true;
}

bool claim_score(run *r, int *i, claim *c)
{
    campaign now;
    int seat, wanted;
    if (!series_now(r, &now) || !read_seat(r, *i, &seat) || !read_count(r, *i + 1, &wanted)) return false;
    *i += 2;
    c->holds = now.score[seat] == wanted;
    snprintf(c->is, sizeof c->is, "the score of %s is %d", r->name[seat], now.score[seat]);
    return true;
}

/* begins SEAT: the next game of the campaign. */
bool claim_begins(run *r, int *i, claim *c)
{
    campaign now;
    hc_setup next;
    int seat;
    if (!series_now(r, &now) || !read_seat(r, *i, &seat)) return false;
    ++*i;
    campaign_next_setup(&now, &next);
    c->holds = next.first == seat;
    snprintf(c->is, sizeof c->is, "the next game begins with %s", r->name[next.first]);
    return true;
}

/* champion SEATS|nobody: these have won the campaign. */
bool claim_champion(run *r, int *i, claim *c)
{
    campaign now;
    campaign_decision by;
    unsigned wanted = 0;
    if (!series_now(r, &now)) return false;
    for (int seat; *i < current_line(r)->words; ++*i) {
        if (nth_word_is(current_line(r), *i, "nobody")) continue;
        if (!read_seat(r, *i, &seat)) return false;
        wanted |= 1u << seat;
    }
    unsigned is = campaign_winners(now.score, &now.game[now.count - 1], now.born, r->players, &by);
    c->holds = is == wanted;
    snprintf(c->is, sizeof c->is, "the campaign has%s", is ? " been won by" : " no winner yet");
    for (int s = 0; s < r->players; s++)
        if (is >> s & 1) add_text(c->is, sizeof c->is, " %s", r->name[s]);
    return true;
}

/* The next game is dealt by the rules, with new aliens; who begins follows from the score. */
bool begin_next_game(run *r)
{
    campaign now;
    hc_event item[CAMPAIGN_EVENTS];
    hc_events ev = { .room = CAMPAIGN_EVENTS, .item = item };
    if (!no_more_words(r, 1) || !series_now(r, &now)) return false;
    r->series = now;
    campaign_next_setup(&now, &r->setup);
    for (int s = 0; s < HC_SEATS; s++) r->setup.alien[s] = 0;
    r->dealt = true;
    r->answers = 0;
    r->outcome = OUTCOME_NONE;
    if (hc_new(&r->game, &r->setup, &ev, NULL) != HC_OK) return fail(r, "the next game cannot begin");
    return note_events(r, &ev) || fail(r, "not enough memory");
}
