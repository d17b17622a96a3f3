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

bool lay_part(run *r)
{
    char why[512];
    r->setup.edition = (uint8_t)r->edition;
    hc_status refused = hc_part_add(&r->setup, nth_word(current_line(r), 1));
    if (refused == HC_OK) return no_more_words(r, 2);
    text_refusal(why, sizeof why, refused, r->edition);
    return fail(r, "part \"%s\": %s", nth_word(current_line(r), 1), why);
}
