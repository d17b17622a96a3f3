/* record_kit.h - a game played at random into a record, and records as text: what the tests of records share. */
#ifndef RECORD_KIT_H
#define RECORD_KIT_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "store/record.h"

enum { ANSWERS = 75, TEXT_ROOM = 1 << 16 };

static inline uint32_t draw(uint64_t *rng, uint32_t below)
{
    *rng = *rng * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*rng >> 32) * below >> 32);
}

/* A game of four, played at random for so many answers. */
static inline void play(record *r, size_t answers, uint64_t seed)
{
    hc_setup setup = { .seed = seed, .players = 4, .first = 2 };
    setup.alien[0] = (uint16_t)hc_sheet_named("Anti-Matter");
    setup.alien[3] = (uint16_t)hc_sheet_named("Zombie");
    hc_game g;
    record_begin(r, &setup);
    strcpy(r->name[0], "Zo\xC3\xAB # 1");
    strcpy(r->player[1], "steady");
    assert_int_equal(hc_new(&g, &setup, NULL, NULL), HC_OK);
    while (hc_asked(&g) && r->count < answers) {
        hc_option option[HC_OPTIONS_MAX];
        int seat = __builtin_ctz(hc_asked(&g));
        int choice = option[draw(&seed, (uint32_t)hc_options(&g, seat, option))].choice;
        assert_int_equal(hc_answer(&g, seat, choice, NULL), HC_OK);
        assert_true(record_add(r, seat, choice, &g));
    }
    assert_int_equal(r->count, answers);
}

static inline char *text_of(const record *r, bool commented)
{
    char *text = calloc(1, TEXT_ROOM);
    assert_non_null(text);
    FILE *out = fmemopen(text, TEXT_ROOM, "w");
    assert_true(record_write(r, out, commented));
    fclose(out);
    return text;
}

static inline bool read_bytes(record *r, const char *text, size_t length, char why[RECORD_WHY])
{
    FILE *in = fmemopen((void *)(uintptr_t)text, length ? length : 1, "r");
    if (length == 0) {
        getc(in);
    }
    why[0] = '\0';
    bool good = record_read(r, in, why);
    fclose(in);
    return good;
}
#endif
