/* setup.c - what a scenario is played with: variants, and parts of the game. */
#include <stdio.h>
#include "cli/scenario/scenario.h"
#include "text/text.h"

bool lay_variant(run *r)
{
    char all[WORD_ROOM * 4] = "";
    for (int bit = 0; bit < 64; bit++) {
        const char *about, *name = hc_variant_name(r->edition, bit, &about);
        if (!name) continue;
        if (same_name(name, nth_word(current_line(r), 1))) {
            r->setup.variants |= (uint64_t)1 << bit;
            return no_more_words(r, 2);
        }
        add_text(all, sizeof all, " %s", name);
    }
    return fail(r, "there is no variant \"%s\" in this edition; there are:%s", nth_word(current_line(r), 1),
                *all ? all : " none");
}

bool lay_preset(run *r)
{
    char why[512];
    r->setup.edition = (uint8_t)r->edition;
    hc_status refused = hc_preset_add(&r->setup, nth_word(current_line(r), 1));
    if (refused == HC_OK) return no_more_words(r, 2);
    text_refusal(why, sizeof why, refused, r->edition);
    return fail(r, "preset \"%s\": %s", nth_word(current_line(r), 1), why);
}

/* Ages are drawn by the seed. */
bool lay_one_off(run *r)
{
    const char *drawn[HC_AGES_MOST];
    int count;
    if (!read_count(r, 1, &count)) return false;
    if (count < 1 || count > HC_AGES_MOST - 2) return fail(r, "from 1 to %d ages are drawn, not %d", HC_AGES_MOST - 2, count);
    const bool with_points = nth_word_is(current_line(r), 2, "points");
    r->setup.edition = (uint8_t)r->edition;
    r->setup.players = (uint8_t)r->players;
    if (!hc_draw_ages(&r->setup, count, with_points, drawn)) return fail(r, "this edition has no ages to draw");
    return no_more_words(r, with_points ? 3 : 2);
}

bool lay_part(run *r)
{
    char why[512];
    r->setup.edition = (uint8_t)r->edition;
    hc_status refused = hc_part_add(&r->setup, nth_word(current_line(r), 1));
    if (refused == HC_OK) return no_more_words(r, 2);
    text_refusal(why, sizeof why, refused, r->edition);
    return fail(r, "part \"%s\": %s", nth_word(current_line(r), 1), why);
}

bool lay_second_alien(run *r)
{
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    const int sheet = sheet_called(r, nth_word(current_line(r), 2));
    if (!sheet || hc_lay_second_alien(&r->game, seat, sheet) != HC_OK)
        return fail(r, "\"%s\" cannot be a second alien of this table", nth_word(current_line(r), 2));
    return no_more_words(r, 3);
}

bool lay_second(run *r)
{
    hc_lay_second(&r->game);
    return no_more_words(r, 1);
}
