/* token.c - secrets: keys to seats, and names of rooms that nobody can guess. */
#include <sodium.h>
#include <string.h>

#include "server/server.h"

/* A key is 24 random bytes. The store keeps only its hash: who reads the database cannot sit down. */
void make_token(char text[TOKEN_TEXT], uint8_t hash[STORE_HASH])
{
    uint8_t secret[TOKEN_BYTES];
    randombytes_buf(secret, sizeof secret);
    sodium_bin2base64(text, TOKEN_TEXT, secret, sizeof secret, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    crypto_generichash(hash, STORE_HASH, secret, sizeof secret, NULL, 0);
    sodium_memzero(secret, sizeof secret);
}

bool hash_token(const char *text, uint8_t hash[STORE_HASH])
{
    uint8_t secret[TOKEN_BYTES];
    size_t length = 0;
    if (sodium_base642bin(secret, sizeof secret, text, strlen(text), NULL, &length, NULL, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
        length != sizeof secret) {
        return false;
    }
    crypto_generichash(hash, STORE_HASH, secret, sizeof secret, NULL, 0);
    return true;
}

bool is_token(const char *text, const uint8_t hash[STORE_HASH])
{
    uint8_t here[STORE_HASH];
    return hash_token(text, here) && sodium_memcmp(here, hash, STORE_HASH) == 0;
}

/* Sixty bits in letters and digits that are told apart on paper. */
void make_id(char id[STORE_ID])
{
    static const char LETTERS[] = "abcdefghijkmnpqrstuvwxyz23456789";
    _Static_assert(sizeof LETTERS - 1 == 32, "five bits a letter");
    for (int i = 0; i < 12; i++) {
        id[i] = LETTERS[randombytes_uniform(32)];
    }
    id[12] = '\0';
}
