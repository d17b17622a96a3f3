/* bands.c - which band each window is in, and which windows each band has. */
#include "sheets.h"

#define X(band, of_pieces, name) [W_##name] = band,
const uint8_t BAND_OF[HC_WINDOWS] = { BAND_LIST(X) };
#undef X
#define X(band, of_pieces, name) [W_##name] = of_pieces,
const uint8_t PIECE_BAND_OF[HC_WINDOWS] = { BAND_LIST(X) };
#undef X
#define X(band, of_pieces, name) && (band) < HC_BANDS && (of_pieces) < HC_PIECE_BANDS
_Static_assert(1 BAND_LIST(X), "there are so many bands");
#undef X

static unsigned bands_in(const uint8_t *band_of_window, const hc_windows *windows)
{
    unsigned bands = 0;
    for (int i = 0; i < HC_WINDOWS / 64; i++)
        for (uint64_t left = windows->word[i]; left; left &= left - 1) bands |= 1u << band_of_window[i * 64 + __builtin_ctzll(left)];
    return bands;
}

unsigned bands_of(const hc_windows *windows) { return bands_in(BAND_OF, windows); }
unsigned piece_bands_of(const hc_windows *windows) { return bands_in(PIECE_BAND_OF, windows); }
