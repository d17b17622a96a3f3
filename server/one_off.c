/* one_off.c - one-off games: ages that are drawn as a room is made. */
#include "server/server.h"
#include "server/settings.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* A one-off game: what its ages bring is drawn now, and is part of the settings like anything that was chosen. */
bool read_one_off(const json_t *m, settings *out, bool from_store, char why[SENTENCE])
{
    const char *age = NULL, *drawn[HC_AGES_MOST];
    int ages = 0;
    bool with_points = false;
    if (!read_word(m, "points", &age, why) || !read_whole(m, "one_off", 0, 0, HC_AGES_MOST - 2, &ages, why) ||
        !read_flag(m, "one_off_points", false, &with_points, why)) {
        return false;
    }
    if (age && age[0]) {
        const int number = hc_age_named(age);
        if (number < 0) {
            return refuse(why, "\"points\" is the name of an age");
        }
        out->setup.points = (uint8_t)(number + 1);
    }
    if (from_store || ages == 0) {
        return true;
    }
    hc_setup draws = out->setup;
    if (!out->seed_given) {
        randombytes_buf(&draws.seed, sizeof draws.seed);
    }
    const int count = hc_draw_ages(&draws, ages, with_points, drawn);
    if (count == 0) {
        return refuse(why, "one-off games are those of the modern edition");
    }
    size_t length = 0;
    for (int i = 0; i < count && length < sizeof out->drawn; i++) {
        const int age_drawn = hc_age_named(drawn[i] + strlen("age-"));
        length += (size_t)snprintf(out->drawn + length, sizeof out->drawn - length, "%s%s", i ? ", " : "The ages drawn: ",
                                   age_drawn < 0 ? drawn[i] : hc_age_at(age_drawn)->title);
    }
    if (draws.points && length < sizeof out->drawn) {
        snprintf(out->drawn + length, sizeof out->drawn - length, ". Points are counted as in the %s", hc_age_at(draws.points - 1)->title);
    }
    draws.seed = out->setup.seed;
    out->setup = draws;
    return true;
}
