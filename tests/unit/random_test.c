/* random_test.c - the game's random stream is ChaCha20, as libsodium computes it, and even. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <sodium.h>
#include <string.h>
#include "rules.h"

/* random_below(n) with n = 2^16 is the top half of each word, none rejected. */
static void is_chacha20(void **state)
{
    (void)state;
    static const uint64_t SEEDS[] = { 0, 1, 42, 0x0123456789abcdef, UINT64_MAX };
    for (size_t i = 0; i < sizeof SEEDS / sizeof *SEEDS; i++) {
        unsigned char key[32] = { 0 }, nonce[12] = { 0 }, stream[4 * 100];
        for (int b = 0; b < 8; b++) key[b] = (unsigned char)(SEEDS[i] >> 8 * b);
        assert_int_equal(crypto_stream_chacha20_ietf(stream, sizeof stream, nonce, key), 0);
        hc_game g = { 0 };
        random_begin(&g, SEEDS[i]);
        for (int w = 0; w < 100; w++) assert_int_equal(random_below(&g, 1u << 16), stream[4 * w + 2] | stream[4 * w + 3] << 8);
    }
}

static const hc_setup KEYED = { .seed = 7, .edition = 0, .players = 4, .first = HC_NOBODY,
                                .key = { 0x0706050403020100, 0x0f0e0d0c0b0a0908, 0x1716151413121110, 0x1f1e1d1c1b1a1918 } };

static void block_of(unsigned char out[64], const unsigned char key[32], uint32_t use)
{
    unsigned char nonce[12] = { (unsigned char)use };
    assert_int_equal(crypto_stream_chacha20_ietf(out, 64, nonce, key), 0);
}

/* Each use has a key of its own out of the 256 bits; half of each block is the key of the next, the other half is used. */
static void a_key_of_256_bits(void **state)
{
    (void)state;
    for (int use = HC_LUCK_SET_UP; use <= HC_LUCK_SHUFFLES; use++) {
        unsigned char key[32], block[64];
        for (int b = 0; b < 32; b++) key[b] = (unsigned char)b;
        block_of(block, key, (uint32_t)use + 1);
        hc_game g = { 0 };
        random_begin_as(&g, &KEYED, (hc_luck_use)use);
        for (int w = 0; w < 100; w++) {
            if (w % 8 == 0) {
                memcpy(key, block, 32);
                block_of(block, key, 0);
            }
            assert_int_equal(random_below(&g, 1u << 16), block[32 + 4 * (w % 8) + 2] | block[32 + 4 * (w % 8) + 3] << 8);
        }
    }
}

static void each_use_has_its_own_luck(void **state)
{
    (void)state;
    unsigned char key[32], block[64];
    for (int b = 0; b < 32; b++) key[b] = (unsigned char)b;
    for (int use = HC_LUCK_BOTS; use <= HC_LUCK_TALK; use++) {
        uint64_t wanted = 0;
        block_of(block, key, (uint32_t)use + 1);
        for (int b = 7; b >= 0; b--) wanted = wanted << 8 | block[b];
        assert_int_equal(hc_luck(&KEYED, (hc_luck_use)use), wanted);
    }
    hc_setup seeded = KEYED;
    memset(seeded.key, 0, sizeof seeded.key);
    assert_false(hc_is_keyed(&seeded));
    assert_int_equal(hc_luck(&seeded, HC_LUCK_BOTS), 7);
    assert_int_equal(hc_luck(&seeded, HC_LUCK_TALK), 7);
}

/* Every bit of the key counts for the deck, and the seed beside it does not. */
static void every_bit_of_the_key_counts(void **state)
{
    (void)state;
    static hc_game a, b;
    assert_int_equal(hc_new(&a, &KEYED, NULL, NULL), HC_OK);
    for (int bit = 0; bit < 256; bit += 5) {
        hc_setup other = KEYED;
        other.key[bit / 64] ^= UINT64_C(1) << bit % 64;
        assert_int_equal(hc_new(&b, &other, NULL, NULL), HC_OK);
        assert_memory_not_equal(a.order_of, b.order_of, sizeof a.order_of);
    }
    hc_setup same = KEYED;
    same.seed = 99;
    assert_int_equal(hc_new(&b, &same, NULL, NULL), HC_OK);
    assert_memory_equal(&a, &b, sizeof a);
}

static void is_even(void **state)
{
    (void)state;
    int count[7] = { 0 };
    hc_game g = { 0 };
    random_begin(&g, 9);
    for (int i = 0; i < 70000; i++) count[random_below(&g, 7)]++;
    for (int k = 0; k < 7; k++) assert_in_range(count[k], 9700, 10300);
}

static void one_is_always_zero(void **state)
{
    (void)state;
    hc_game g = { 0 };
    random_begin(&g, 3);
    for (int i = 0; i < 100; i++) assert_int_equal(random_below(&g, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(is_chacha20), cmocka_unit_test(a_key_of_256_bits), cmocka_unit_test(each_use_has_its_own_luck),
        cmocka_unit_test(every_bit_of_the_key_counts), cmocka_unit_test(is_even), cmocka_unit_test(one_is_always_zero),
    };
    if (sodium_init() < 0) return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
