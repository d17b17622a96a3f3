/* plain_name.c - names that look like what they are: nothing in them is invisible, turns the text around, is a control, or climbs over others. */
#include "server/server.h"
#include "store/record_format.h"

/* Characters that show nothing, or a blank that is not the usual one, or change how their neighbours are shown. */
typedef struct span { uint32_t from, to; } span;
static const span UNSEEN[] = {
    { 0x00A0, 0x00A0 },                      /* blank that does not break            */
    { 0x00AD, 0x00AD },                      /* soft hyphen                          */
    { 0x034F, 0x034F },                      /* grapheme joiner                      */
    { 0x061C, 0x061C },                      /* mark of direction                    */
    { 0x070F, 0x070F },                      /* mark of abbreviation                 */
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
    { 0x13430, 0x1345F },                    /* what joins hieroglyphs               */
    { 0x1BCA0, 0x1BCA3 },
    { 0x1D159, 0x1D159 },                    /* head of no note                      */
    { 0x1D173, 0x1D17A },
    { 0xE0000, 0x10FFFF },                   /* tags, more selectors, private        */
};

/* Signs that stand over or under the letter before them, any number of them, also over the lines above and below. */
static const span OVER[] = { { 0x0300, 0x036F }, { 0x0483, 0x0489 }, { 0x1AB0, 0x1AFF }, { 0x1DC0, 0x1DFF }, { 0x20D0, 0x20FF }, { 0xFE20, 0xFE2F } };

#define IS_IN(list, code) is_in(list, sizeof list / sizeof list[0], code)
static bool is_in(const span list[], size_t count, uint32_t code)
{
    for (size_t i = 0; i < count; i++) {
        if (code >= list[i].from && code <= list[i].to) {
            return true;
        }
    }
    return false;
}

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
    enum { MOST_SIGNS = 3 };                 /* over one letter: more than any alphabet needs */
    const unsigned char *at = (const unsigned char *)text;
    int signs = MOST_SIGNS;                  /* before the first letter none */
    while (*at) {
        if (*at < 0x20 || *at == 0x7F) {
            return false;
        }
        uint32_t code = next_character(&at);
        signs = IS_IN(OVER, code) ? signs + 1 : 0;
        if (signs > MOST_SIGNS || (code & 0xFFFE) == 0xFFFE || IS_IN(UNSEEN, code)) {
            return false;
        }
    }
    return true;
}

bool is_plain_name(const char *name)
{
    return record_may_be_named(name) && is_plain_text(name);
}
