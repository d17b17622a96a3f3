/* events.c - expectations about single events of the log. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

/* What the numbers a, b and c of an event are: n a number, c a card, p a place, s a side, h an
 * alien or card sheet, x what has no word. Any of them may be written `_`: it does not matter. */
static const char NUMBERS[HC_EVENT_KINDS][4] = {
    [HC_EV_TURN] = "n",           [HC_EV_ENCOUNTER] = "nn",
    [HC_EV_REGAINED] = "np",      [HC_EV_ORDERS_SHUFFLED] = "n",
    [HC_EV_GATHERED] = "npn",     [HC_EV_COLONY_LEFT] = "p",
    [HC_EV_AIMED] = "pn",         [HC_EV_INVITED] = "s",
    [HC_EV_INVITED_NOBODY] = "s", [HC_EV_JOINED] = "sn",
    [HC_EV_STAYED_OUT] = "n",     [HC_EV_CARD_DOWN] = "c",
    [HC_EV_CARD_UP] = "c",        [HC_EV_REVEALED] = "c",
    [HC_EV_EXTRA_DOWN] = "c",     [HC_EV_EXTRA_UP] = "c", [HC_EV_RIFT] = "c",
    [HC_EV_NAMED] = "n",
    [HC_EV_STEP] = "nnn",         [HC_EV_OUTCOME] = "nnn",
    [HC_EV_MORPHED] = "n",        [HC_EV_COUNTS_AS] = "nn",
           [HC_EV_TOTAL] = "nnn",
    [HC_EV_TO_LOSE] = "np",
    [HC_EV_LOST] = "npp",         [HC_EV_RETURNED] = "npp",
    [HC_EV_LANDED] = "npn",       [HC_EV_COMPENSATION] = "nn",
    [HC_EV_REWARD] = "nnn",       [HC_EV_DREW] = "n",
    [HC_EV_DREW_CARD] = "c",      [HC_EV_NO_CARDS] = "n",
    [HC_EV_DISCARDED] = "cn",     [HC_EV_TOOK_CARD] = "c",
    [HC_EV_KEPT_CARD] = "cnn",    [HC_EV_GAVE_CARD] = "c",
    [HC_EV_HANDS_MIXED] = "nn",   [HC_EV_LOOKED] = "n",
    [HC_EV_SAW_CARD] = "cn",
    [HC_EV_USED_POWER] = "n",     [HC_EV_PLAYED_CARD] = "cn",
    [HC_EV_CANCELLED] = "hn",     [HC_EV_POWER_LOST] = "h",
    [HC_EV_POWER_REGAINED] = "h", [HC_EV_POWER_MOVED] = "hn",
    [HC_EV_DEAL_OFFERED] = "n",   [HC_EV_DEAL_TERM] = "nn",
    [HC_EV_DEAL_FAILED] = "n",    [HC_EV_TURN_ENDS] = "n",
    [HC_EV_HAZARD] = "cn",        [HC_EV_CARD_GONE] = "c", [HC_EV_LUCRE] = "nnn", [HC_EV_LUX] = "nnn", [HC_EV_TEAM] = "npn",
    [HC_EV_PRAW] = "n",
    [HC_EV_DISPLAYED] = "cp",     [HC_EV_TOKENS] = "nn", [HC_EV_TOKEN_TURNED] = "n", [HC_EV_VOTED] = "nn",
    [HC_EV_CHOSE_PLANET] = "p", [HC_EV_REESTABLISHES] = "pn",
    [HC_EV_SHOWED] = "c",         [HC_EV_PIECE] = "cnp",
    [HC_EV_KEPT_TECH] = "c",      [HC_EV_DREW_TECHS] = "n", [HC_EV_RESEARCHED] = "cpn", [HC_EV_COMPLETED] = "c",
    [HC_EV_STORED] = "c",         [HC_EV_HELD_OUT] = "np",  [HC_EV_PLANET_ADDED] = "p",   [HC_EV_PLANET_MOVED] = "pn",  [HC_EV_PLANET_REMOVED] = "p",
    [HC_EV_CANNON] = "p",         [HC_EV_COMMISSIONED] = "p", [HC_EV_CAPTURED] = "np", [HC_EV_FREED] = "np", [HC_EV_BUNDLED] = "np",
    [HC_EV_TO_SHEET] = "np",      [HC_EV_FROM_SHEET] = "np", [HC_EV_TECHS_SHUFFLED] = "n",
    [HC_EV_CHOICE] = "nn",        [HC_EV_WON] = "nn",          [HC_EV_WIN_DENIED] = "n",     [HC_EV_SHOWN] = "nn",
    [HC_EV_TOKEN_BESIDE] = "npp",  [HC_EV_HOSTAGES] = "p",
    [HC_EV_CLAIMED] = "nn",       [HC_EV_CHALLENGED] = "n",
    [HC_EV_ORDERS] = "xn",
    [HC_EV_NO_COMPENSATION] = "n", [HC_EV_SHUFFLED] = "n",
    [HC_EV_CAUGHT] = "nn",        [HC_EV_REPLANNED] = "n",
    [HC_EV_SECOND_ENCOUNTER] = "n", [HC_EV_GAME_OVER] = "n",
    [HC_EV_POSSESSED] = "nn",     [HC_EV_POSSESSED_BACK] = "n",
};
enum { NUMBERS_MAX = 3 };

/* What the line wants of an event. */
typedef struct wanted {
    int kind, seat, other, sheet; /* seat, other: HC_NOBODY when they do not matter; sheet -1 */
    int numbers;
    struct {
        char type;
        int value;
        card_name card;
    } number[NUMBERS_MAX];
} wanted;

static bool read_kind(run *r, int i, wanted *w)
{
    const char *word = nth_word(current_line(r), i);
    for (w->kind = 0; w->kind < HC_EVENT_KINDS; w->kind++)
        if (*word && same_name(hc_event_name(w->kind), word)) return true;
    char all[WHY_ROOM / 4] = "";
    for (int k = 0; k < HC_EVENT_KINDS; k++) {
        char name[WORD_ROOM];
        write_word(name, hc_event_name(k), true);
        add_text(all, sizeof all, " %s", name);
    }
    return fail(r, "there is no event \"%s\"; there are:%s", word, all);
}

static bool read_event_number(run *r, int *i, wanted *w)
{
    char type = NUMBERS[w->kind][w->numbers];
    int *value = &w->number[w->numbers].value;
    bool good;
    if (type && nth_word_is(current_line(r), *i, "_")) {
        w->number[w->numbers++].type = 'x';
        ++*i;
        return true;
    }
    w->number[w->numbers].type = type;
    switch (type) {
    case 'n': good = read_count(r, (*i)++, value); break;
    case 'c': good = read_card(r, (*i)++, &w->number[w->numbers].card); break;
    case 'p': good = read_place(r, i, value); break;
    case 's':
        *value = nth_word_is(current_line(r), *i, "defense");
        good = *value || nth_word_is(current_line(r), *i, "offense") || fail(r, "write offense or defense here");
        ++*i;
        break;
    case 'x': good = fail(r, "this number has no word; write _ for it"); break;
    case 'h':
        *value = sheet_called(r, nth_word(current_line(r), *i));
        good = *value || fail(r, "there is no alien or card \"%s\"", nth_word(current_line(r), *i));
        ++*i;
        break;
    default: return no_more_words(r, *i);
    }
    w->numbers++;
    return good;
}

/* NAME [SEAT [OTHER]] [NUMBERS...] [by SHEET] */
static bool read_event(run *r, int *i, wanted *w)
{
    const script_line *l = current_line(r);
    *w = (wanted){ .seat = HC_NOBODY, .other = HC_NOBODY, .sheet = -1 };
    if (!read_kind(r, (*i)++, w)) return false;
    int *seats[] = { &w->seat, &w->other };
    for (int k = 0; k < 2; k++) {
        int seat = seat_called(r, nth_word(l, *i)), past = *i, planet;
        if (seat < 0 || (NUMBERS[w->kind][0] == 'p' && k && planet_called(r, l, &past, &planet))) break;
        *seats[k] = seat;
        ++*i;
    }
    while (*i < l->words && !nth_word_is(l, *i, "by")) {
        if (w->numbers == NUMBERS_MAX) return no_more_words(r, *i);
        if (!read_event_number(r, i, w)) return false;
    }
    if (!nth_word_is(l, *i, "by")) return true;
    w->sheet = nth_word_is(l, *i + 1, "rules") ? 0 : sheet_called(r, nth_word(l, *i + 1));
    if (w->sheet == 0 && !nth_word_is(l, *i + 1, "rules"))
        return fail(r, "by whom? \"%s\" is neither an alien nor a card, and not \"rules\"", nth_word(l, *i + 1));
    *i += 2;
    return true;
}

static bool is_wanted(const run *r, const hc_event *e, const wanted *w)
{
    const int number[NUMBERS_MAX] = { e->a, e->b, e->c };
    if (e->kind != w->kind || (w->seat != HC_NOBODY && e->seat != w->seat) ||
        (w->other != HC_NOBODY && e->other != w->other))
        return false;
    if (w->sheet >= 0 && e->sheet != w->sheet) return false;
    for (int k = 0; k < w->numbers; k++) {
        hc_card_info c = { .kind = HC_CARD_NONE };
        if (w->number[k].type == 'x') continue;
        if (w->number[k].type == 'c' && number[k] != HC_NO_CARD) c = hc_card(&r->game, number[k]);
        if (w->number[k].type == 'c' ? !card_is(&c, &w->number[k].card) : number[k] != w->number[k].value) return false;
    }
    return true;
}

static int count_events(run *r, const wanted *w)
{
    int n = 0;
    for (size_t k = 0; k < r->entries; k++) n += is_wanted(r, &r->entry[k].event, w);
    return n;
}

/* The events of the same kind, so that a failure shows what was different. */
static void list_alike(const run *r, const wanted *w, char *out, size_t room)
{
    for (size_t k = 0; k < r->entries; k++)
        if (r->entry[k].event.kind == w->kind) add_text(out, room, "\n    event: %s", r->entry[k].sentence[HC_SEATS]);
}

bool claim_event(run *r, int *i, claim *c)
{
    wanted w;
    if (!read_event(r, i, &w)) return false;
    c->holds = count_events(r, &w) > 0;
    snprintf(c->is, sizeof c->is, "%s", c->holds ? "there is such an event" : "there is no such event");
    list_alike(r, &w, c->is, sizeof c->is);
    return true;
}

/* events N NAME ...: exactly so many. */
bool claim_events(run *r, int *i, claim *c)
{
    wanted w;
    int n;
    if (!read_count(r, (*i)++, &n) || !read_event(r, i, &w)) return false;
    int is = count_events(r, &w);
    c->holds = is == n;
    snprintf(c->is, sizeof c->is, "there were %d such events", is);
    list_alike(r, &w, c->is, sizeof c->is);
    return true;
}
