/* plain_name.c - names that look like what they are: nothing in them is invisible, turns the text around, or is a control. */
#include "server/server.h"
#include "store/record_format.h"

/* Characters that show nothing, or a blank that is not the usual one, or change how their neighbours are shown. */
static const struct { uint32_t from, to; } UNSEEN[] = {
    { 0x00A0, 0x00A0 },                      /* blank that does not break            */
    { 0x00AD, 0x00AD },                      /* soft hyphen                          */
    { 0x034F, 0x034F },                      /* grapheme joiner                      */
    { 0x061C, 0x061C },                      /* mark of direction                    */
    { 0x115F, 0x1160 },                      /* fillers                              */
    { 0x1680, 0x1680 },
    { 0x17B4, 0x17B5 },
    { 0x180B, 0x180F },
    { 0x2000, 0x200F },                      /* blanks, joiners, marks of direction  */
    { 0x2028, 0x202F },                      /* separators, overrides                */
    { 0x205F, 0x206F },                      /* isolates, invisible operators        */
    { 0x2800, 0x2800 },                      /* empty pattern                        */
    { 0x3000, 0x3000 },
    { 0x3164, 0x3164 },
    { 0xE000, 0xF8FF },                      /* private: anything, or nothing        */
    { 0xFDD0, 0xFDEF },                      /* no characters                        */
    { 0xFE00, 0xFE0F },                      /* selectors of variants                */
    { 0xFEFF, 0xFEFF },
    { 0xFFA0, 0xFFA0 },
    { 0xFFF0, 0xFFFF },
    { 0x1BCA0, 0x1BCA3 },
    { 0x1D173, 0x1D17A },
    { 0xE0000, 0x10FFFF },                   /* tags, more selectors, private        */
};

/* The character at *at of well-formed UTF-8; *at moves on. */
static uint32_t next_character(const unsigned char **at)
{
    const unsigned char *s = *at;
    int more = s[0] >= 0xF0 ? 3 : s[0] >= 0xE0 ? 2 : s[0] >= 0xC0 ? 1 : 0;
    uint32_t code = more == 0 ? s[0] : s[0] & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) {
        code = code << 6 | (s[i] & 0x3Fu);
    }
    *at = s + more + 1;
    return code;
}

bool is_plain_text(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    while (*at) {
        if (*at < 0x20 || *at == 0x7F) {
            return false;
        }
        uint32_t code = next_character(&at);
        for (size_t i = 0; i < sizeof UNSEEN / sizeof UNSEEN[0]; i++) {
            if (code >= UNSEEN[i].from && code <= UNSEEN[i].to) {
                return false;
            }
        }
    }
    return true;
}

bool is_plain_name(const char *name)
{
    return record_may_be_named(name) && is_plain_text(name);
}
