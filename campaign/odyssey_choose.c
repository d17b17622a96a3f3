/* odyssey_choose.c - what is decided before a game of the campaign of Cosmic Odyssey: the age, new aliens, who plays which, prizes; and in
 * the last game master cards and wrenches. */
#include <stdio.h>
#include <string.h>

#include "campaign/odyssey_choose.h"
#include "campaign/seeds.h"
#include "text/text.h"

int draw_number(preparing *p, int n) { return (int)(seed_from(p->o->setup.seed, 5000 + 1000 * (uint64_t)p->o->count + p->draws++) % (uint64_t)n); }

const char *name_of_sheet(const odyssey *o, int sheet)
{
    static hc_sheet_info info;
    return hc_sheet(sheet, o->setup.edition, &info) ? info.name : "?";
}

int ask_for_sheet(preparing *p, int seat, const char *what, const uint16_t sheet[], int n)
{
    const char *item[ODYSSEY_MOST];
    for (int i = 0; i < n && i < ODYSSEY_MOST; i++) {
        item[i] = name_of_sheet(p->o, sheet[i]);
    }
    return n == 1 ? 0 : p->who->pick(p->who->ctx, seat, what, item, n < ODYSSEY_MOST ? n : ODYSSEY_MOST);
}

void tell_all(preparing *p, const char *format, const char *a, const char *b)
{
    char sentence[400];
    snprintf(sentence, sizeof sentence, format, a, b);
    p->who->say(p->who->ctx, sentence);
}

/* ---- the table ---------------------------------------------------------------------------------------------------------- */

static void set_table(preparing *p)
{
    hc_setup s = p->o->setup;
    s.parts = s.variants = 0;
    memset(s.part_option, 0, sizeof s.part_option);
    add_age(p->o, &s, p->g->age);
    if (p->o->count) {
        add_age(p->o, &s, p->o->game[p->o->count - 1].age);
    }
    p->g->parts = s.parts;
    p->g->variants = s.variants | (p->mega ? 1ull << variant_bit(p, "two-aliens") : 0);
    memcpy(p->g->part_option, s.part_option, sizeof s.part_option);
}

/* A part besides, where the table can have it. */
static void add_to_table(preparing *p, const char *words)
{
    hc_setup s = p->o->setup, with;
    s.parts = p->g->parts;
    s.variants = p->g->variants;
    memcpy(s.part_option, p->g->part_option, sizeof s.part_option);
    with = s;
    with.parts = 0;
    memset(with.part_option, 0, sizeof with.part_option);
    if (hc_part_add(&with, words) != HC_OK) {
        return;
    }
    for (int part = 0; part < HC_PARTS; part++) {
        s.parts |= with.parts & 1ull << part;
        s.part_option[part] |= with.part_option[part];
    }
    if (is_playable(&s)) {
        p->g->parts = s.parts;
        memcpy(p->g->part_option, s.part_option, sizeof s.part_option);
    }
}

static bool has_rewards(const preparing *p)
{
    hc_setup s = p->o->setup;
    char words[HC_PART_WORDS];
    s.parts = p->g->parts;
    memcpy(s.part_option, p->g->part_option, sizeof s.part_option);
    for (int part = 0; part < HC_PARTS; part++) {
        if (hc_part_words(&s, part, words) && strncmp(words, "rewards", 7) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- cards that seats begin with ------------------------------------------------------------------------------------- */

static void give(preparing *p, int seat, int sheet)
{
    for (int i = 0; i < HC_GIFTS; i++) {
        if (!p->g->gift[seat][i]) {
            p->g->gift[seat][i] = (uint16_t)sheet;
            return;
        }
    }
}

static bool is_given(const preparing *p, int sheet)
{
    for (int seat = 0; seat < HC_SEATS; seat++) {
        for (int i = 0; i < HC_GIFTS; i++) {
            if (p->g->gift[seat][i] == sheet) {
                return true;
            }
        }
    }
    return false;
}

static int draw_of_sort(preparing *p, int sort, int but)
{
    uint16_t all[ODYSSEY_MOST];
    int n = 0;
    for (int s = 1; s < hc_sheet_count() && n < ODYSSEY_MOST; s++) {
        if (hc_boon_sort(p->o->setup.edition, s) == sort && s != but && !is_given(p, s)) {
            all[n++] = (uint16_t)s;
        }
    }
    return n ? all[draw_number(p, n)] : 0;
}

static bool is_called(const preparing *p, int sheet, const char *name) { return strcmp(name_of_sheet(p->o, sheet), name) == 0; }

/* Another seat with so many aliens; -1: there is none. */
static int choose_victim(preparing *p, int seat, int least)
{
    const char *item[HC_SEATS];
    int seats[HC_SEATS], n = 0;
    for (int s = 0; s < p->o->setup.players; s++) {
        if (s != seat && coalition_size(p->o, s) >= least) {
            item[n] = p->o->name[s];
            seats[n++] = s;
        }
    }
    return n == 0 ? -1 : seats[n == 1 ? 0 : p->who->pick(p->who->ctx, seat, "Whose coalition?", item, n)];
}

static void strike(preparing *p, int seat)
{
    const int victim = choose_victim(p, seat, 2);
    if (victim >= 0) {
        const int n = coalition_size(p->o, victim);
        leave_coalition(p->o, victim, ask_for_sheet(p, seat, "Which alien is struck from that coalition?", p->o->coalition[victim], n));
    }
}

static void exchange(preparing *p, int seat)
{
    const int other = choose_victim(p, seat, 1);
    if (other < 0) {
        return;
    }
    const int mine = ask_for_sheet(p, seat, "Which alien of yours do you give?", p->o->coalition[seat], coalition_size(p->o, seat));
    const int theirs = ask_for_sheet(p, seat, "Which alien do you take in exchange?", p->o->coalition[other], coalition_size(p->o, other));
    const uint16_t given = p->o->coalition[seat][mine];
    p->o->coalition[seat][mine] = p->o->coalition[other][theirs];
    p->o->coalition[other][theirs] = given;
}

/* Before aliens are chosen: what changes coalitions is carried out and is gone; all else lies before its owner in the game. */
static void use_or_give(preparing *p, int seat, int sheet, int *again, int *renews)
{
    if (!sheet) {
        return;
    }
    tell_all(p, "%s begins with %s.", p->o->name[seat], name_of_sheet(p->o, sheet));
    if (is_called(p, sheet, "False Facade")) {
        *again = seat;
    } else if (is_called(p, sheet, "Life Mulligan")) {
        *renews = seat;
    } else if (is_called(p, sheet, "Unilateral Banishment") || is_called(p, sheet, "Master of Abandonment")) {
        strike(p, seat);
    } else if (is_called(p, sheet, "Unrefusable Offer")) {
        exchange(p, seat);
    } else {
        give(p, seat, sheet);
    }
}

static void give_prizes(preparing *p, int *again, int *renews)
{
    const odyssey_game *last = &p->o->game[p->o->count - 1];
    for (int rank = 2; rank <= p->o->setup.players; rank++) {
        const int seat = odyssey_ranked(last, p->o->setup.players, rank), prize = odyssey_prize(rank, has_rewards(p));
        if (prize == HC_BOON_PRIVILEGE) {
            const int one = draw_of_sort(p, HC_BOON_PRIVILEGE, 0);
            const uint16_t two[2] = { (uint16_t)one, (uint16_t)draw_of_sort(p, HC_BOON_PRIVILEGE, one) };
            use_or_give(p, seat, two[ask_for_sheet(p, seat, "Which privilege do you keep?", two, 2)], again, renews);
        } else {
            use_or_give(p, seat, prize == HC_BOON_ENVOY ? draw_of_sort(p, HC_BOON_ENVOY, 0) : prize, again, renews);
        }
    }
}

/* ---- the last game ----------------------------------------------------------------------------------------------------- */

static void set_variant(preparing *p, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *known = hc_variant_name(p->o->setup.edition, bit, NULL);
        hc_setup s = p->o->setup;
        s.parts = p->g->parts;
        memcpy(s.part_option, p->g->part_option, sizeof s.part_option);
        s.variants = p->g->variants | 1ull << bit;
        if (known && strcmp(known, name) == 0 && is_playable(&s)) {
            p->g->variants = s.variants;
        }
    }
}

static void give_masters(preparing *p, int *takes)
{
    static const char *const FREE[] = { "Master of Doubling Up", "Master of Abandonment", "Master of Betrayal" };
    int again = -1, renews = -1;
    for (int game = 0; game < p->o->count; game++) {
        const int seat = odyssey_ranked(&p->o->game[game], p->o->setup.players, 1);
        uint16_t open[4] = { (uint16_t)odyssey_master(p->o->game[game].age) };
        int n = 1;
        for (int i = 0; i < 3; i++) {
            if (!is_given(p, hc_sheet_named(FREE[i]))) {
                open[n++] = (uint16_t)hc_sheet_named(FREE[i]);
            }
        }
        const int master = open[ask_for_sheet(p, seat, "Which master card do you play?", open, n)];
        use_or_give(p, seat, master, &again, &renews);
        if (is_called(p, master, "Master of Incursion") || is_called(p, master, "Master of Dominion")) {
            add_to_table(p, "rewards:incursion+ultra");
        } else if (is_called(p, master, "Master of Conflict")) {
            add_to_table(p, "hazards");
        } else if (is_called(p, master, "Master of Eons")) {
            add_to_table(p, "foreign-aid");
        } else if (is_called(p, master, "Master of Innovation")) {
            set_variant(p, "technology");
        } else if (is_called(p, master, "Master of Doubling Up")) {
            set_variant(p, "two-aliens");
        } else if (is_called(p, master, "Master of Betrayal")) {
            *takes = seat;
        }
    }
}

/* More than half of all want another age in the place of this one. */
static void vote(preparing *p, int *age)
{
    static const char *const ANSWER[] = { "no", "yes" };
    int left[ODYSSEY_MOST], n = ages_left(p, left), ayes = 0;
    char what[200];
    for (int i = 0; i < n; i++) {
        if (left[i] == p->g->age) {
            left[i--] = left[--n];
        }
    }
    if (n == 0) {
        return;
    }
    const int other = left[draw_number(p, n)];
    snprintf(what, sizeof what, "Does the %s replace the %s?", hc_age_at(other)->title, hc_age_at(*age)->title);
    for (int seat = 0; seat < p->o->setup.players; seat++) {
        ayes += p->who->pick(p->who->ctx, seat, what, ANSWER, 2);
    }
    *age = ayes * 2 > p->o->setup.players ? other : *age;
}

static void give_wrenches(preparing *p, bool *once_more)
{
    for (int game = 0; game < p->o->count; game++) {
        const int seat = odyssey_ranked(&p->o->game[game], p->o->setup.players, p->o->setup.players);
        const int one = draw_of_sort(p, HC_BOON_WRENCH, 0);
        const uint16_t two[2] = { (uint16_t)one, (uint16_t)draw_of_sort(p, HC_BOON_WRENCH, one) };
        const int wrench = two[ask_for_sheet(p, seat, "Which wrench do you throw in?", two, 2)];
        tell_all(p, "%s throws in %s.", p->o->name[seat], name_of_sheet(p->o, wrench));
        if (is_called(p, wrench, "Public Option")) {
            vote(p, &p->g->age);
            set_table(p);
        } else if (is_called(p, wrench, "Selective Omission")) {
            int before = p->o->game[p->o->count - 1].age;
            vote(p, &before);
            hc_setup s = p->o->setup;
            s.parts = s.variants = 0;
            memset(s.part_option, 0, sizeof s.part_option);
            add_age(p->o, &s, p->g->age);
            add_age(p->o, &s, before);
            p->g->parts = s.parts;
            p->g->variants = s.variants | (p->mega ? 1ull << variant_bit(p, "two-aliens") : 0);
            memcpy(p->g->part_option, s.part_option, sizeof s.part_option);
        } else if (is_called(p, wrench, "One More Time")) {
            *once_more = true;
        } else if (is_called(p, wrench, "Gemination")) {
            set_variant(p, "hidden-options");
        } else {
            give(p, seat, wrench);
        }
        if (is_called(p, wrench, "Generosity")) {
            add_to_table(p, "rewards:incursion");
        } else if (is_called(p, wrench, "X-Haz")) {
            add_to_table(p, "hazards:odyssey");
        }
    }
}

static void betray(preparing *p, int seat)
{
    const int victim = choose_victim(p, seat, 2);
    if (victim < 0) {
        return;
    }
    const int n = coalition_size(p->o, victim);
    const int at = ask_for_sheet(p, seat, "Which alien do you take from that coalition?", p->o->coalition[victim], n);
    const int alien = p->o->coalition[victim][at];
    leave_coalition(p->o, victim, at);
    join_coalition(p->o, seat, alien);
}

/* ---- all of it, in order ---------------------------------------------------------------------------------------------------- */

static bool is_complete(const preparing *p)
{
    hc_setup s;
    for (int seat = 0; seat < p->o->setup.players; seat++) {
        if (!p->g->plays[seat]) {
            return false;
        }
    }
    odyssey_setup(p->o, p->o->count, &s);
    return is_playable(&s);
}

bool odyssey_prepare(odyssey *o, const odyssey_chooser *who)
{
    preparing p = { .o = o, .g = &o->game[o->count], .who = who };
    const int players = o->setup.players;
    const odyssey_game *last = o->count ? &o->game[o->count - 1] : NULL;
    int again = -1, renews = -1, takes = -1;
    bool once_more = false;
    *p.g = (odyssey_game){ .first = HC_NOBODY };
    if (last) {
        p.g->first = (uint8_t)odyssey_ranked(last, players, players);
    }
    choose_age(&p);
    set_table(&p);
    acquire_aliens(&p);
    if (p.mega) {
        acquire_aliens(&p);
    }
    if (o->count == ODYSSEY_GAMES - 1) {
        give_wrenches(&p, &once_more);
        give_masters(&p, &takes);
    }
    if (last) {
        give_prizes(&p, &again, &renews);
    }
    if (once_more) {
        acquire_aliens(&p);
    }
    if (takes >= 0) {
        betray(&p, takes);
    }
    if (renews >= 0) {
        const uint16_t two[2] = { (uint16_t)draw_alien(&p), (uint16_t)draw_alien(&p) };
        join_coalition(o, renews, two[ask_for_sheet(&p, renews, "Which of these aliens joins your coalition?", two, 2)]);
        give(&p, renews, odyssey_prize(4, true));
    }
    for (int rank = 1; rank <= players; rank++) {
        choose_to_play(&p, last ? odyssey_ranked(last, players, rank) : rank - 1);
    }
    if (again >= 0) {
        choose_to_play(&p, again);
    }
    for (int rank = 1; p.mega && rank <= players; rank++) {
        choose_second(&p, last ? odyssey_ranked(last, players, rank) : rank - 1);
    }
    if (!is_complete(&p)) {
        return false;
    }
    o->count++;
    return true;
}
