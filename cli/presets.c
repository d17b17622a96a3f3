/* presets.c - tables by name, and ages that are drawn. */
#include "cli/names.h"

#include <stdio.h>

#include "cli/cli.h"
#include "text/text.h"

bool add_preset_named(hc_setup *s, const char *name)
{
    guess g;
    guess_begin(&g, name);
    for (int i = 0; hc_preset_at(s->edition, i); i++) {
        guess_add(&g, hc_preset_at(s->edition, i)->name);
    }
    const hc_status refused = hc_preset_add(s, name);
    char why[512];
    if (refused == HC_NO_SUCH_PRESET) {
        snprintf(why, sizeof why, "\"hypercone list presets --edition %s\" shows them", hc_edition(s->edition)->id);
        say_unknown("preset", &g, why);
    } else if (refused != HC_OK) {
        text_refusal(why, sizeof why, refused, s->edition);
        wrong_use("--preset %s: %s", name, why);
    }
    return refused == HC_OK;
}

/* What was drawn is a table like any other, and a record says what it is. */
bool draw_ages(hc_setup *s, int variants, bool with_points)
{
    const char *drawn[HC_AGES_MOST];
    if (with_points && variants == 0) {
        wrong_use("--points belongs to --one-off N: an age says how they are counted");
        return false;
    }
    const int count = variants > 0 ? hc_draw_ages(s, variants, with_points, drawn) : 0;
    for (int i = 0; i < count; i++) {
        fprintf(stderr, "%s%s%s", i ? ", " : "The ages drawn: ", drawn[i], i + 1 == count ? "\n" : "");
    }
    if (s->points) {
        fprintf(stderr, "Points are counted as in the %s.\n", hc_age_at(s->points - 1)->title);
    }
    return true;
}

/* ---- an agreed list of aliens --------------------------------------------------------------------------- */

static bool is_taken(const hc_setup *s, int alien)
{
    for (int seat = 0; seat < s->players; seat++) {
        if (s->alien[seat] == alien) {
            return true;
        }
    }
    return false;
}

/* Seats that have no alien yet draw from the list, as the seed says. */
bool draw_from_list(hc_setup *s, const char *list)
{
    int pool[HC_OPTIONS_MAX], n = 0;
    char item[64];
    uint64_t state = s->seed ^ UINT64_C(0x5eed1157);
    while (next_item(&list, item)) {
        int alien = find_alien(item, s->edition);
        if (alien == 0) {
            return false;
        }
        if (n < HC_OPTIONS_MAX && !is_taken(s, alien)) {
            pool[n++] = alien;
        }
    }
    for (int seat = 0; seat < s->players; seat++) {
        if (s->alien[seat]) {
            continue;
        }
        if (n == 0) {
            wrong_use("--from names too few aliens for %d players", s->players);
            return false;
        }
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        int at = (int)((state >> 33) % (uint64_t)n);
        s->alien[seat] = (uint16_t)pool[at];
        pool[at] = pool[--n];
    }
    return true;
}
