/* odyssey_ages.c - which age a game of the campaign of Cosmic Odyssey is in, and what that brings to the table. */
#include <stdio.h>
#include <string.h>

#include "campaign/odyssey_choose.h"

/* What an age brings besides its way to choose aliens; those that say no table are not there. */
bool add_age(const odyssey *o, hc_setup *s, int age)
{
    char preset[64];
    hc_setup whole = { .edition = o->setup.edition, .players = o->setup.players };
    snprintf(preset, sizeof preset, "age-%s", hc_age_at(age)->name);
    if (hc_preset_add(&whole, preset) != HC_OK) {
        return false;
    }
    for (int part = 0; part < HC_PARTS; part++) {
        if (whole.parts >> part & 1) {
            s->parts |= 1ull << part;
            s->part_option[part] |= whole.part_option[part];
        }
    }
    for (int bit = 0; bit < 64; bit++) {
        const char *name = whole.variants >> bit & 1 ? hc_variant_name(o->setup.edition, bit, NULL) : NULL;
        s->variants |= name && strcmp(name, "technology") == 0 ? 1ull << bit : 0;
    }
    return true;
}

bool odyssey_fits(int edition, int players)
{
    char preset[64];
    hc_setup with = { .edition = (uint8_t)edition, .players = (uint8_t)players };
    snprintf(preset, sizeof preset, "age-%s", hc_age_at(0)->name);
    return hc_preset_add(&with, preset) == HC_OK;
}

bool is_playable(const hc_setup *s)
{
    static hc_game scratch;
    hc_setup first = *s;
    first.first = HC_NOBODY;
    return hc_new(&scratch, &first, NULL, NULL) == HC_OK;
}

int ages_left(const preparing *p, int out[])
{
    int n = 0;
    for (int age = 0; hc_age_at(age); age++) {
        bool used = false;
        hc_setup with = p->o->setup;
        for (int i = 0; i < p->o->count; i++) {
            used |= p->o->game[i].age == age;
        }
        if (!used && add_age(p->o, &with, age) && is_playable(&with)) {
            out[n++] = age;
        }
    }
    return n;
}

/* MEGA is a card among the ages: with it another age is drawn, its way to choose aliens is gone through twice, and everybody plays two.
 * Used once it is shuffled in again, used twice it is not. */
enum { MEGA = -1, MEGAS = 2 };

int variant_bit(const preparing *p, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *known = hc_variant_name(p->o->setup.edition, bit, NULL);
        if (known && strcmp(known, name) == 0) {
            return bit;
        }
    }
    return -1;
}

static bool is_mega_left(const preparing *p)
{
    int used = 0;
    const int two = variant_bit(p, "two-aliens");
    hc_setup s = p->o->setup;
    for (int i = 0; i < p->o->count; i++) {
        used += two >= 0 && p->o->game[i].variants >> two & 1;
    }
    s.variants = two >= 0 ? 1ull << two : 0;
    return two >= 0 && used < MEGAS && is_playable(&s);
}

static const char *title_of(int age) { return age == MEGA ? "MEGA: another age, and two aliens each" : hc_age_at(age)->title; }

static int draw_age(preparing *p, int left[], int *n)
{
    const int at = draw_number(p, *n), age = left[at];
    left[at] = left[--*n];
    return age;
}

void choose_age(preparing *p)
{
    int left[ODYSSEY_MOST], n = ages_left(p, left);
    const odyssey_game *last = p->o->count ? &p->o->game[p->o->count - 1] : NULL;
    if (is_mega_left(p)) {
        left[n++] = MEGA;
    }
    int a = draw_age(p, left, &n);
    if (last && n > 0) {
        const int b = draw_age(p, left, &n), best = odyssey_ranked(last, p->o->setup.players, 1);
        const char *const item[] = { title_of(a), title_of(b) };
        a = p->who->pick(p->who->ctx, best, "In which age is the next game?", item, 2) ? b : a;
    }
    p->mega = a == MEGA;
    for (int i = 0; i < n; i++) {
        if (left[i] == MEGA) {
            left[i--] = left[--n];
        }
    }
    if (p->mega) {
        a = draw_age(p, left, &n);
    }
    p->g->age = a;
    tell_all(p, p->mega ? "The age of game %s: MEGA, two aliens each, with the %s." : "The age of game %s: %s.", (const char *[]){ "1", "2", "3", "4" }[p->o->count], hc_age_at(a)->title);
}
