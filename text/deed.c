/* deed.c - of a card's text what it lets its player do, in a few words: for a list of answers, and for those who watch it being played. */
#include "inside.h"
#include <string.h>

enum { LONGEST = 96, LONG_ENOUGH = 60 };

static const char *const UNNEEDED[] = { "either ", "at once ", "first ", "also " };

/* "send one to four ships to the warp" of "As a main player, ..., you may send one to four ships to the warp. Each ..."; 0: that cannot be said
 * in a few words. */
static size_t find_deed(const char *text, const char **from)
{
    const char *may = strstr(text, "you may ");
    *from = may ? may + strlen("you may ") : text;
    for (size_t i = 0; i < sizeof UNNEEDED / sizeof *UNNEEDED; i++)
        if (word_begins(*from, UNNEEDED[i])) *from += strlen(UNNEEDED[i]);
    size_t length = strcspn(*from, ".:;");
    const char *comma = memchr(*from, ',', length);
    while (comma && (size_t)(comma - *from) < LONG_ENOUGH / 3) comma = memchr(comma + 1, ',', (size_t)(*from + length - comma - 1));
    if (length > LONG_ENOUGH && comma) length = (size_t)(comma - *from);
    if (length > 3 && strncmp(*from + length - 3, " to", 3) == 0) return 0;      /* "add it to, or subtract it from, ..." */
    return length > 0 && length <= LONGEST ? length : 0;
}

size_t pen_deed(pen *p, const char *text)
{
    const char *from;
    const size_t length = find_deed(text, &from);
    if (!length || p->length + length >= p->room) return 0;
    const char first[2] = { (char)(from[0] >= 'a' && from[0] <= 'z' ? from[0] - 32 : from[0]), '\0' };
    pen_put(p, first);
    pen_bytes(p, from + 1, length - 1);
    return p->length;
}

/* ---- told of another player ----------------------------------------------------------------------------------------------- */

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\''; }

/* Behind such a word "you" is not who does something. */
static bool makes_object(const char *word, size_t length)
{
    static const char *const BEFORE[] = { "to", "with", "for", "of", "on", "from", "than", "by", "against", "at", "let", "lets", "give",
                                          "gives", "between", "but", "beside", "costs", "owes", "pay", "pays", "invited", "hand", "show" };
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++)
        if (word_is(word, length, BEFORE[i])) return true;
    return false;
}

static const char *for_others(const char *word, size_t length, bool object)
{
    if (word_is(word, length, "your")) return "their";
    if (word_is(word, length, "yours")) return "theirs";
    if (word_is(word, length, "yourself")) return "themselves";
    if (word_is(word, length, "you")) return object ? "them" : "they";
    return NULL;
}

/* The card speaks to its player; whoever watches is told of that player. */
static void put_for_others(pen *p, const char *from, size_t length)
{
    const char *before = "";
    size_t before_length = 0;
    for (size_t i = 0, n; i < length; i += n) {
        n = 1;
        if (!is_letter(from[i])) {
            pen_bytes(p, from + i, 1);
            continue;
        }
        while (i + n < length && is_letter(from[i + n])) n++;
        const bool ends = i + n == length || from[i + n] != ' ';
        const char *other = for_others(from + i, n, ends || makes_object(before, before_length));
        if (other) pen_put(p, other);
        else pen_bytes(p, from + i, n);
        before = from + i;
        before_length = n;
    }
}

static bool ends_at(char c) { return c == '.' || c == ',' || c == ';' || c == ':'; }

/* "Stop it", "do so", "play this flare": of what, only the whole text says. */
static bool means_nothing_alone(const char *deed)
{
    static const char *const ALONE[] = { "it", "them", "this", "so", "two", "both" };
    const char *word = strchr(deed, ' ');
    if (!word) return true;
    const size_t length = strcspn(++word, " .,;:");
    for (size_t i = 0; i < sizeof ALONE / sizeof *ALONE; i++)
        if (word_is(word, length, ALONE[i]) && (i < 3 || ends_at(word[length]))) return true;
    return false;
}

/* " to draw a card from the deck"; nothing where the text does not say it in a few words. */
void tale_purpose(tale *t, const char *text)
{
    const char *from;
    const size_t length = strstr(text, "you may ") && !strstr(text, "; or you may ") ? find_deed(text, &from) : 0;
    const size_t more = strlen("one more");
    if (!length || means_nothing_alone(from) || (length > more && strncmp(from + length - more, "one more", more) == 0)) return;
    pen_put(t->p, " to ");
    if (t->seat == t->viewer) pen_bytes(t->p, from, length);
    else put_for_others(t->p, from, length);
}
