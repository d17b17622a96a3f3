/* part_names.c - parts of the game that a setup may ask for, by name: "hazards", "hazards:odyssey", "rewards:incursion+dominion". */
#include "rules.h"

static const game_part *part_offered(int which, int part)
{
    if (which < 0 || which >= HC_EDITION_COUNT || !EDITIONS[which] || part < 0 || !EDITIONS[which]->book->part) return NULL;
    const game_part *const *list = EDITIONS[which]->book->part;
    for (int i = 0; i < part && *list; i++) list++;
    return *list && (*list)->name && (*list)->editions >> which & 1 ? *list : NULL;
}

const char *hc_part_name(int which, int part, const char **about)
{
    const game_part *p = part_offered(which, part);
    if (about) *about = p ? p->about : NULL;
    return p ? p->name : NULL;
}

const char *hc_part_option(int which, int part, int option, const char **about)
{
    const game_part *p = part_offered(which, part);
    const part_option *o = p && option >= 0 ? p->option : NULL;
    for (int i = 0; i < option && o && o->name; i++) o++;
    const bool known = o && o->name;
    if (about) *about = known ? o->about : NULL;
    return known ? o->name : NULL;
}

/* Does the word that ends at `end` say this name? */
static bool says(const char *word, const char *end, const char *name)
{
    while (word < end && *name && *word == *name) word++, name++;
    return word == end && !*name;
}

static const char *end_of_word(const char *word)
{
    while (*word && *word != ':' && *word != '+') word++;
    return word;
}

static int part_said(int which, const char *word, const char *end)
{
    for (int part = 0; part < HC_PARTS; part++) {
        const char *name = hc_part_name(which, part, NULL);
        if (name && says(word, end, name)) return part;
    }
    return -1;
}

static int option_said(int which, int part, const char *word, const char *end)
{
    int option = 0;
    for (const char *name; (name = hc_part_option(which, part, option, NULL)) != NULL; option++) if (says(word, end, name)) return option;
    return -1;
}

hc_status hc_part_add(hc_setup *s, const char *words)
{
    const char *end = end_of_word(words);
    const int part = *end == '+' ? -1 : part_said(s->edition, words, end);
    unsigned options = 0;
    if (part < 0) return HC_NO_SUCH_PART;
    if (s->parts >> part & 1) return HC_PART_TWICE;
    for (char before = ':'; *end; before = '+') {
        const char *word = end + 1;
        const int option = *end == before ? option_said(s->edition, part, word, end_of_word(word)) : -1;
        if (option < 0 || options >> option & 1) return HC_NO_SUCH_OPTION;
        options |= 1u << option;
        end = end_of_word(word);
    }
    s->parts |= 1ull << part;
    s->part_option[part] = (uint8_t)options;
    return HC_OK;
}

static size_t add(char out[HC_PART_WORDS], size_t n, const char *text)
{
    while (*text && n + 1 < HC_PART_WORDS) out[n++] = *text++;
    out[n] = 0;
    return n;
}

size_t hc_part_words(const hc_setup *s, int part, char out[HC_PART_WORDS])
{
    const char *name = part >= 0 && part < HC_PARTS && s->parts >> part & 1 ? hc_part_name(s->edition, part, NULL) : NULL;
    size_t n = add(out, 0, name ? name : "");
    const char *before = ":";
    for (int option = 0; name && option < 8; option++) {
        if (!(s->part_option[part] >> option & 1)) continue;
        n = add(out, add(out, n, before), hc_part_option(s->edition, part, option, NULL));
        before = "+";
    }
    return n;
}
