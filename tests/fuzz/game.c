/* game.c - any bytes are a game: a setup, then two bytes an answer. Every promise is checked. */
#include "hypercone/hypercone.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* One of its aliens; 0: one that is drawn. */
static int alien_of_duel(uint8_t byte)
{
    hc_sheet_info info;
    int n = byte % 32;
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++)
        if (hc_sheet(sheet, HC_EDITION_DUEL, &info) && info.alien && n-- == 0) return sheet;
    return 0;
}

static bool begin(hc_game *g, const uint8_t *data)
{
    static const uint8_t BOOK[4] = { HC_EDITION_AVALON_HILL, HC_EDITION_FFG, HC_EDITION_DUEL, HC_EDITION_FFG };
    hc_setup s = { .edition = BOOK[data[8] >> 6], .first = data[8] & 32 ? HC_NOBODY : 0 };
    memcpy(&s.seed, data, 8);
    const hc_edition_info *box = hc_edition(s.edition);
    s.players = (uint8_t)(box->players_min + data[8] % 32 % (box->players_max - box->players_min + 1));
    for (int i = 0; i < s.players && i < 7; i++)
        s.alien[i] = (uint16_t)(s.edition == HC_EDITION_DUEL ? alien_of_duel(data[9 + i]) : data[9 + i] % 64);
    for (int bit = 0; bit < 16; bit++)
        if (hc_variant_name(s.edition, bit, NULL) && (data[bit % 8] >> bit % 7 & 1)) s.variants |= 1ull << bit;
    return hc_new(g, &s, NULL, NULL) == HC_OK;
}

/* A byte chooses who answers, when there is a choice, and another the option; some answers are wrong. */
static int choose(const hc_game *g, int *seat, const uint8_t *data)
{
    hc_option option[HC_OPTIONS_MAX];
    unsigned open = hc_asked(g);
    *seat = data[0] & 128 ? 31 - __builtin_clz(open) : __builtin_ctz(open);
    int n = hc_options(g, *seat, option);
    return option[(data[0] % 128 * 256 + data[1]) % n].choice;
}

static void check_view(const hc_game *g, int seat, uint8_t seed)
{
    static hc_game v, w, d;
    hc_view(g, seat, &v);
    hc_determinise(&v, seat, seed, &d);
    hc_view(&d, seat, &w);
    if (hc_check(&d) || memcmp(&v, &w, sizeof v)) abort();
    hc_table table;
    hc_read(&v, &table);
    hc_sum sum;
    hc_totals(&v, &sum);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static hc_game a, b;
    hc_game *here = &a, *there = &b;
    if (size < 16 || !begin(here, data)) return 0;
    for (size_t i = 16; i + 1 < size && !here->over; i += 2) {
        int seat, choice = choose(here, &seat, data + i);
        if (data[i] % 8 == 0) check_view(here, seat, data[i + 1]);
        memcpy(there, here, sizeof *there);
        if (hc_answer(there, seat, data[i] << 8 | data[i + 1], NULL) == HC_OK) memcpy(there, here, sizeof *there);
        if (memcmp(here, there, sizeof *here)) abort();
        if (hc_answer(here, seat, choice, NULL) != HC_OK || hc_answer(there, seat, choice, NULL) != HC_OK) abort();
        if (hc_check(there) || memcmp(here, there, sizeof *here)) abort();
        memset(here, 0xDD, sizeof *here);
        hc_game *t = here; here = there; there = t;
    }
    return 0;
}
