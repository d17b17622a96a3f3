/* presets.c - tables by name: boxes, parts and variants that go together. */
#include "rules.h"
#include <string.h>

const hc_preset *hc_preset_at(int which, int number)
{
    if (which < 0 || which >= HC_EDITION_COUNT || !EDITIONS[which] || number < 0) return NULL;
    const hc_preset *p = EDITIONS[which]->presets;
    for (int i = 0; i < number && p && p->name; i++) p++;
    return p && p->name ? p : NULL;
}

/* The next of several words with spaces between them; false: no more. */
static bool next_word(const char **at, char out[HC_PART_WORDS])
{
    size_t n = 0;
    while (*at && **at == ' ') ++*at;
    while (*at && **at && **at != ' ' && n + 1 < HC_PART_WORDS) out[n++] = *(*at)++;
    out[n] = 0;
    return n > 0;
}

static bool is_same(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

static int variant_named(int which, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *it = hc_variant_name(which, bit, NULL);
        if (it && is_same(it, name)) return bit;
    }
    return -1;
}

static const hc_preset *preset_named(int which, const char *name)
{
    const hc_preset *p = NULL;
    for (int i = 0; (p = hc_preset_at(which, i)) != NULL && !is_same(p->name, name); i++) continue;
    return p;
}

hc_status hc_preset_add(hc_setup *s, const char *name)
{
    const hc_preset *p = preset_named(s->edition, name);
    char word[HC_PART_WORDS];
    if (!p) return HC_NO_SUCH_PRESET;
    for (const char *at = p->boxes; next_word(&at, word);) {
        const int box = hc_box_named(s->edition, word);
        if (box < 0) return HC_NO_SUCH_BOX;
        s->boxes |= 1ull << box;
    }
    for (const char *at = p->parts; next_word(&at, word);) {
        const hc_status refused = hc_part_add(s, word);
        if (refused != HC_OK && refused != HC_PART_TWICE) return refused;
    }
    for (const char *at = p->variants; next_word(&at, word);) {
        const int bit = variant_named(s->edition, word);
        if (bit < 0) return HC_NO_SUCH_VARIANT;
        s->variants |= 1ull << bit;
    }
    return HC_OK;
}

/* ---- one-off games: ages are drawn ----------------------------------------------------------------------------------- */

enum { AGES_MOST = 16, ONE_WAY = V_OPTIONS };

/* Objectives count nothing where no points are counted: without scores that age is left out. */
static bool needs_scores(const hc_preset *p) { return is_same(p->parts, "objectives"); }

static bool is_age(const hc_preset *p) { return p->name[0] == 'a' && p->name[1] == 'g' && p->name[2] == 'e' && p->name[3] == '-'; }

/* The next of a row of numbers that follow from the seed. */
static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static uint64_t ways(void) { return 1ull << V_CHOOSE_OF_TWO | ((1ull << (ONE_WAY + 1)) - (1ull << V_ENDOWMENT)); }

/* What an age brings: the way to choose aliens, or all else. */
static void add_of_age(hc_setup *s, const hc_preset *age, bool way)
{
    hc_setup whole = { .edition = s->edition };
    if (hc_preset_add(&whole, age->name) != HC_OK) return;
    s->variants |= way ? whole.variants & (ways() | 1ull << V_DOUBLE_ALIENS) : whole.variants & ~ways();
    for (int p = 0; p < HC_PARTS && !way; p++)
        if (whole.parts >> p & 1 && !(s->parts >> p & 1)) {
            s->parts |= 1ull << p;
            s->part_option[p] = whole.part_option[p];
        }
}

/* Not an age that this table cannot have: teams of fewer than five. */
static bool fits(const hc_setup *s, const hc_preset *age)
{
    hc_setup with = *s;
    add_of_age(&with, age, false);
    for (int p = 0; p < HC_PARTS; p++)
        if (with.parts >> p & 1 && GAME_PART[p]->refuses && GAME_PART[p]->refuses(&with) != HC_OK) return false;
    return true;
}

static bool may_be_drawn(const hc_setup *s, const hc_preset *p, bool with_points)
{
    return is_age(p) && (with_points || !needs_scores(p)) && fits(s, p);
}

/* The last one drawn that says how. */
static uint8_t age_of_points(const char *const drawn[], int count)
{
    enum { PREFIX = 4 };
    for (int i = count - 1; i >= 0; i--) if (hc_age_named(drawn[i] + PREFIX) >= 0) return (uint8_t)(hc_age_named(drawn[i] + PREFIX) + 1);
    return 0;
}

int hc_draw_ages(hc_setup *s, int variants, bool with_points, const char *drawn[HC_AGES_MOST])
{
    const hc_preset *pile[AGES_MOST];
    uint64_t state = s->seed;
    int n = 0, count = 0;
    for (int i = 0; hc_preset_at(s->edition, i) && n < AGES_MOST; i++)
        if (may_be_drawn(s, hc_preset_at(s->edition, i), with_points)) pile[n++] = hc_preset_at(s->edition, i);
    for (bool way = true; n > 0 && count <= variants && count < HC_AGES_MOST; way = way && !(s->variants & ways())) {
        const uint64_t at = next_number(&state) % (uint64_t)n;
        add_of_age(s, pile[at], way);
        drawn[count++] = pile[at]->name;
        variants += way && !(s->variants & ways());          /* it names no way: another is drawn for that */
        pile[at] = pile[--n];
    }
    if (with_points) s->points = age_of_points(drawn, count);
    return count;
}
