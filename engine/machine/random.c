/* random.c - the game's secret randomness: a ChaCha20 stream keyed by the seed, or by 256 bits.
 *
 * The state of a small generator could be worked out from what a player sees; this one cannot.
 * One block of 16 words is kept in the game and made anew when it is used up. With a key of 256 bits the first half of a block is the key
 * of the next one, and only the second half is used: what was drawn before cannot be found out even from the game itself. */
#include "machine/machine.h"

/* A block is a square of four rows of four words. Its columns are mixed all at once; so are its diagonals, with each row turned until
 * they are columns. */
typedef uint32_t row __attribute__((vector_size(16)));
#define ROTATE(r, n)  ((r) << (n) | (r) >> (32 - (n)))
#define TURN(r, n)    ((row){ (r)[(n) & 3], (r)[((n) + 1) & 3], (r)[((n) + 2) & 3], (r)[((n) + 3) & 3] })
#define MIX(a, b, c, d) \
    a += b, d = ROTATE(d ^ a, 16), c += d, b = ROTATE(b ^ c, 12), a += b, d = ROTATE(d ^ a, 8), c += d, b = ROTATE(b ^ c, 7)

static void chacha(const uint32_t key[8], uint32_t block, uint32_t nonce, uint32_t out[16])
{
    const row start[4] = { { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }, { key[0], key[1], key[2], key[3] },
                           { key[4], key[5], key[6], key[7] }, { block, nonce, 0, 0 } };
    row a = start[0], b = start[1], c = start[2], d = start[3];
    for (int i = 0; i < 10; i++) {
        MIX(a, b, c, d);
        b = TURN(b, 1), c = TURN(c, 2), d = TURN(d, 3);
        MIX(a, b, c, d);
        b = TURN(b, 3), c = TURN(c, 2), d = TURN(d, 1);
    }
    const row end[4] = { a + start[0], b + start[1], c + start[2], d + start[3] };
    for (int i = 0; i < 16; i++) out[i] = end[i / 4][i % 4];
}

/* The key is the seed, little endian, and 24 zero bytes; the nonce is zero. */
static void next_block(game *g)
{
    const uint32_t of_seed[8] = { (uint32_t)g->seed, (uint32_t)(g->seed >> 32) };
    uint32_t key[8];
    for (int i = 0; i < 8; i++) key[i] = g->keyed ? g->unshown.random_block[i] : of_seed[i];
    chacha(key, g->keyed ? 0 : g->random_count / 16, 0, g->unshown.random_block);
}

void random_begin(game *g, uint64_t seed)
{
    g->seed = seed;
    g->random_count = 0;
    g->keyed = 0;
}

bool hc_is_keyed(const hc_setup *s) { return s->key[0] | s->key[1] | s->key[2] | s->key[3]; }

/* A key for each use: a block of the stream that has the use as its nonce. */
static void subkey(const hc_setup *s, hc_luck_use use, uint32_t out[16])
{
    uint32_t key[8];
    for (int i = 0; i < 8; i++) key[i] = (uint32_t)(s->key[i / 2] >> 32 * (i % 2));
    chacha(key, 0, (uint32_t)use + 1, out);
}

uint64_t hc_luck(const hc_setup *s, hc_luck_use use)
{
    uint32_t block[16];
    if (!hc_is_keyed(s)) return s->seed;
    subkey(s, use, block);
    return (uint64_t)block[1] << 32 | block[0];
}

void random_begin_as(game *g, const hc_setup *s, hc_luck_use use)
{
    if (!hc_is_keyed(s)) {
        if (use == HC_LUCK_SET_UP) random_begin(g, s->seed);     /* one stream for all */
        return;
    }
    random_begin(g, 0);
    g->keyed = 1;
    uint32_t block[16];
    subkey(s, use, block);
    for (int i = 0; i < 16; i++) g->unshown.random_block[i] = i < 8 ? block[i] : 0;
}

static uint32_t random_word(game *g)
{
    const uint32_t first = g->keyed ? 8 : 0, at = g->random_count % (16 - first);
    if (at == 0) next_block(g);
    g->random_count++;
    return g->unshown.random_block[first + at];
}

/* Even to the last bit: words from the incomplete top range are drawn again. */
uint32_t random_below(game *g, uint32_t n)
{
    for (;;) {
        uint64_t m = (uint64_t)random_word(g) * n;
        if ((uint32_t)m >= n || (uint32_t)m >= (0u - n) % n) return (uint32_t)(m >> 32);       /* mostly without a division */
    }
}
