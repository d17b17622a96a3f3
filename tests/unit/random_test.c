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
    const struct CMUnitTest tests[] = { cmocka_unit_test(is_chacha20), cmocka_unit_test(is_even), cmocka_unit_test(one_is_always_zero) };
    if (sodium_init() < 0) return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
