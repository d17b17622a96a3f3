/* random.c - the game's secret randomness: a ChaCha20 stream keyed by the seed.
 *
 * The state of a small generator could be worked out from what a player sees; this one cannot.
 * One block of 16 words is kept in the game and made anew when it is used up. */
#include "machine/machine.h"

static uint32_t rotate(uint32_t x, int n) { return x << n | x >> (32 - n); }

#define QUARTER(a, b, c, d) \
    a += b, d = rotate(d ^ a, 16), c += d, b = rotate(b ^ c, 12), a += b, d = rotate(d ^ a, 8), c += d, b = rotate(b ^ c, 7)

/* The key is the seed, little endian, and 24 zero bytes; the nonce is zero. */
static void next_block(game *g)
{
    const uint32_t start[16] = {
        0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, (uint32_t)g->seed, (uint32_t)(g->seed >> 32), 0, 0,
        0, 0, 0, 0, g->random_count / 16, 0, 0, 0 };
    uint32_t x[16];
    for (int i = 0; i < 16; i++) x[i] = start[i];
    for (int i = 0; i < 10; i++) {
        QUARTER(x[0], x[4], x[8], x[12]);
        QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]);
        QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]);
        QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]);
        QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; i++) g->random_block[i] = x[i] + start[i];
}

void random_begin(game *g, uint64_t seed)
{
    g->seed = seed;
    g->random_count = 0;
}

static uint32_t random_word(game *g)
{
    if (g->random_count % 16 == 0) next_block(g);
    return g->random_block[g->random_count++ % 16];
}

/* Even to the last bit: words from the incomplete top range are drawn again. */
uint32_t random_below(game *g, uint32_t n)
{
    for (;;) {
        uint64_t m = (uint64_t)random_word(g) * n;
        if ((uint32_t)m >= n || (uint32_t)m >= (0u - n) % n) return (uint32_t)(m >> 32);       /* mostly without a division */
    }
}
