/* design.c - see design.h. A greedy covering design: at each table those sit down who have still most of the others to meet. */
#include "tests/property/design.h"
#include "rules.h"
#include "tests/property/duel.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MEETINGS_OF_CHANGED = 3, MEETINGS_OF_TWO = 3 /* where only two play, games are short */, CHANGED_MOST = 12 /* more, and everything has changed */ };

static struct {
    int edition, count, alien[ALIEN_COUNT], pairs;
    uint8_t open[ALIEN_COUNT][ALIEN_COUNT];          /* how often two have still to meet, by place in alien[] */
    uint64_t games;
} box;

/* Letters and digits only, in lower case: "Tick-Tock" and "tick_tock". */
static void plain(char *out, const char *name, size_t length)
{
    size_t n = 0;
    for (size_t i = 0; i < length && n < 39; i++) if (isalnum((unsigned char)name[i])) out[n++] = (char)tolower((unsigned char)name[i]);
    out[n] = 0;
}

static bool is_named(const char *files, const char *name)
{
    char wanted[40], file[40];
    plain(wanted, name, strlen(name));
    for (const char *at = files; *at; ) {
        size_t length = strcspn(at, " \n");
        const char *end = at + length, *base = end;
        while (base > at && base[-1] != '/') base--;
        plain(file, base, strcspn(base, ". \n"));
        if (!strcmp(file, wanted)) return true;
        at = end + strspn(end, " \n");
    }
    return false;
}

bool are_all_boxes_played(void) { const char *boxes = getenv("BOXES"); return boxes && !strcmp(boxes, "all"); }

/* Sets that are off by default are played where BOXES=all asks for them; an edition that has one set only plays that. */
bool is_played(int sheet_id, int which) { return box_of(sheet_id, which) == EDITIONS[which]->box || are_all_boxes_played(); }

void design_begin(int which, const char *changed)
{
    bool is_changed[ALIEN_COUNT] = { false };
    int changes = 0;
    memset(&box, 0, sizeof box);
    box.edition = which;
    for (const uint16_t *a = ALIENS; *a; a++) {
        if (!form_in(*a, which) || !is_played(*a, which)) continue;
        is_changed[box.count] = is_named(changed, SHEETS[*a]->name);
        changes += is_changed[box.count];
        box.alien[box.count++] = *a;
    }
    for (int a = 0; a < box.count; a++)
        for (int b = 0; b < a; b++) {
            if (aliens_clash(box.alien[a], box.alien[b], which)) continue;
            bool often = (is_changed[a] || is_changed[b]) && changes <= CHANGED_MOST;
            box.open[a][b] = box.open[b][a] = often ? MEETINGS_OF_CHANGED : hc_edition(which)->players_max == 2 ? MEETINGS_OF_TWO : 1;
            box.pairs++;
        }
}

int design_pairs(void) { return box.pairs; }

void design_from(uint64_t games) { box.games = games; }

void design_only_seats(void)
{
    memset(box.open, 0, sizeof box.open);
    for (int a = 0; a < box.count; a++) box.open[a][(a + 1) % box.count] = box.open[(a + 1) % box.count][a] = 1;
}

static int needs_players(int at) { return form_in(box.alien[at], box.edition)->players_min; }

/* Is there a colour that nobody plays for it, besides those that others at the table need? */
static bool has_colour(const plan *p, const int seated[], int count, int at)
{
    int taken = p->setup.players;
    for (int k = 0; k < count; k++) taken += needs_colour(box.alien[seated[k]], box.edition);
    return taken < HC_SEATS || !needs_colour(box.alien[at], box.edition);
}

/* Who brings most that is new to this table; 0: nobody does. */
static int best_guest(const plan *p, const int seated[], int count, noise *n, int *gain_of_best)
{
    int best = -1, gain_most = -1, first = (int)noise_below(n, (uint32_t)box.count);
    for (int i = 0; i < box.count; i++) {
        int a = (first + i) % box.count, gain = 0;
        bool fits = needs_players(a) <= p->setup.players && has_colour(p, seated, count, a);
        for (int k = 0; k < count; k++) {
            fits = fits && seated[k] != a && !aliens_clash(box.alien[a], box.alien[seated[k]], box.edition);
            gain += box.open[a][seated[k]];
        }
        for (int b = 0; b < box.count && !count; b++) gain += box.open[a][b];
        if (fits && gain > gain_most) { best = a; gain_most = gain; }
    }
    *gain_of_best = gain_most;
    return best;
}

/* Where everything is played also the parts that can be asked for, as the seed has it, and as so many players can have them. */
void add_parts_by_seed(plan *p)
{
    noise n = { p->setup.seed * 31 + 7 };
    for (int part = 0; part < HC_PARTS && are_all_boxes_played(); part++) {
        if (!hc_part_name(p->setup.edition, part, NULL) || noise_below(&n, 2)) continue;
        p->setup.parts |= 1ull << part;
        for (int k = 0; hc_part_option(p->setup.edition, part, k, NULL); k++)
            if (!noise_below(&n, 2)) p->setup.part_option[part] |= (uint8_t)(1u << k);
        if (GAME_PART[part]->refuses && GAME_PART[part]->refuses(&p->setup) != HC_OK) p->setup.part_option[part] = 0;
        if (GAME_PART[part]->one_option) p->setup.part_option[part] &= (uint8_t)-p->setup.part_option[part];
        if (!GAME_PART[part]->refuses || GAME_PART[part]->refuses(&p->setup) == HC_OK) continue;
        p->setup.parts &= ~(1ull << part);           /* not with so many players, or not with another part */
        p->setup.part_option[part] = 0;
    }
}

/* Some aliens are only in games with a part. */
void add_needed_parts(plan *p)
{
    for (int i = 0; i < p->setup.players; i++) {
        const form *f = p->setup.alien[i] ? form_in(p->setup.alien[i], p->setup.edition) : NULL;
        if (f && f->needs) p->setup.parts |= 1ull << (f->needs - 1);
    }
}

static gift_kind gift_in_duel(uint64_t number)
{
    static const gift_kind EACH[] = { NO_GIFT, FRIENDS, SHORT_DECK, NO_GIFT, FRIENDS, FEW_SHIPS };
    return EACH[number % (sizeof EACH / sizeof *EACH)];
}

/* Of the ways to choose aliens one at most, and of those to have two. */
static void choose_one_way(hc_setup *s, noise *n)
{
    enum { WAYS = V_OPTIONS - V_ENDOWMENT + 1, TWOS = V_HIDDEN_OPTIONS - V_DOUBLE_ALIENS + 1 };
    const uint64_t known = s->variants & ~(((1ull << WAYS) - 1) << V_ENDOWMENT | ((1ull << TWOS) - 1) << V_DOUBLE_ALIENS);
    const int way = (int)noise_below(n, 2 * WAYS), two = (int)noise_below(n, 3 * TWOS);
    if (s->edition != HC_EDITION_FFG) return;
    s->variants = known | (way < WAYS ? 1ull << (V_ENDOWMENT + way) : 0) | (two < TWOS ? 1ull << (V_DOUBLE_ALIENS + two) : 0);
    if (refuse_choosing(s) != HC_OK) s->variants = known;
}

/* Any number of players and any variants; the gift is one of those that ask nothing more. */
static plan any_plan(noise *n)
{
    const hc_edition_info *info = hc_edition(box.edition);
    plan p = { .setup = { .seed = box.games, .edition = (uint8_t)box.edition, .first = HC_NOBODY } };
    p.setup.players = (uint8_t)(info->players_min + noise_below(n, (uint32_t)(info->players_max - info->players_min + 1)));
    for (int bit = 0; bit < 64; bit++)
        if (hc_variant_name(box.edition, bit, NULL) && noise_below(n, 4) == 0) p.setup.variants |= 1ull << bit;
    choose_one_way(&p.setup, n);
    if (p.setup.players > 5) p.setup.variants &= ~(1ull << V_COSMIC_COMBOS);         /* combo cards are for at most five */
    for (int b = 0; b < HC_BOX_COUNT && are_all_boxes_played(); b++) if (hc_box_name(box.edition, b, NULL)) p.setup.boxes |= 1ull << b;
    p.gift = plays_duel(box.edition) ? gift_in_duel(box.games) : noise_below(n, 3) ? NO_GIFT : OWN_FLARES;
    return p;
}

bool design_next(plan *p)
{
    noise n = { ++box.games * 77 + 5 };
    int seated[HC_SEATS], gain = 0, count = 0;
    *p = any_plan(&n);
    const int most = hc_edition(box.edition)->players_max, other[] = { most, most / 2 + 1, 0 };     /* for those who need many, or colours */
    for (int tries = 0; tries < 3 && count < 2; p->setup.players = (uint8_t)other[tries++]) {
        count = 0;
        int chosen = noise_below(&n, 3) || p->setup.players < 4 ? p->setup.players : p->setup.players / 2;      /* the others draw */
        for (; count < chosen; count++) {
            seated[count] = best_guest(p, seated, count, &n, &gain);
            if (seated[count] < 0 || !gain) break;
        }
        if (count >= 2) break;
    }
    if (count < 2) return false;
    for (int i = 0; i < count; i++) p->setup.alien[i] = (uint16_t)box.alien[seated[i]];
    add_parts_by_seed(p);
    add_needed_parts(p);
    for (int a = 0; a < count; a++)
        for (int b = 0; b < count; b++) if (a != b && box.open[seated[a]][seated[b]]) box.open[seated[a]][seated[b]]--;
    return true;
}

/* An essence card comes with its alien. */
static int owner_of_set(int sheet_id)
{
    if (SHEETS[sheet_id]->piece != HC_CARD_ESSENCE) return sheet_id;
    for (const uint16_t *a = ALIENS; *a; a++) {
        const form *f = form_in(*a, box.edition);
        if (f && f->essence && SHEETS[*a]->box == SHEETS[sheet_id]->box) return *a;
    }
    return sheet_id;
}

void design_for(plan *p, const int sheets[], int count)
{
    noise n = { ++box.games * 77 + 5 };
    hc_game g;
    int seats = 0;
    *p = any_plan(&n);
    if (!plays_duel(box.edition)) p->gift = (gift_kind)(OWN_FLARES + box.games % (GIFT_KINDS - OWN_FLARES));
    const int usual = hc_edition(box.edition)->players_max < 4 ? hc_edition(box.edition)->players_max : 4;
    if (box.games % 4 == 0) p->setup.players = hc_edition(box.edition)->players_min;     /* what is only for so few */
    else if (p->setup.players < usual) p->setup.players = (uint8_t)usual;
    add_parts_by_seed(p);
    p->setup.variants &= ~(1ull << V_COSMIC_COMBOS | 1ull << V_HIDDEN_POWERS | 1ull << V_NO_FLARES);
    int first = (int)noise_below(&n, (uint32_t)count);
    for (int i = 0; i < count; i++) {
        int id = owner_of_set(sheets[(first + i) % count]);
        const form *f = form_in(id, box.edition);
        if (!is_alien(id) && f->research) {
            p->setup.variants |= 1ull << V_TECHNOLOGY;
            p->tech = id;
        }
        if (!is_alien(id) || seats >= p->setup.players / 2) continue;
        p->setup.alien[seats++] = (uint16_t)id;
        add_needed_parts(p);
        if (hc_new(&g, &p->setup, NULL, NULL) != HC_OK) p->setup.alien[--seats] = 0;         /* it may not meet the others */
    }
    if (p->gift == COLD_START) p->setup.variants |= 1ull << V_TECHNOLOGY;
    if (hc_new(&g, &p->setup, NULL, NULL) != HC_OK) p->setup.variants = 0;                     /* switches that the box does not have */
}
