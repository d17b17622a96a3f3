/* bands.c - which band each window is in, and which windows each band has. */
#include "sheets.h"

#define X(band, name) [W_##name] = band,
const uint8_t BAND_OF[HC_WINDOWS] = { BAND_LIST(X) };
#undef X

unsigned bands_of(const hc_windows *windows)
{
    unsigned bands = 0;
    for (int i = 0; i < HC_WINDOWS / 64; i++)
        for (uint64_t left = windows->word[i]; left; left &= left - 1) bands |= 1u << BAND_OF[i * 64 + __builtin_ctzll(left)];
    return bands;
}
