/* parts.c - a part of the game as it was typed, with its options; what is nearly one is said. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/names.h"
#include "text/text.h"

/* "hazard": the name before the options is nearly one that there is. */
static bool suggest_part(int edition, const char *words)
{
    char name[32];
    guess g;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(words, ":"), words);
    guess_begin(&g, name);
    for (int part = 0; part < HC_PARTS; part++)
        if (hc_part_name(edition, part, NULL)) guess_add(&g, hc_part_name(edition, part, NULL));
    if (guess_of(&g)) wrong_use("there is no part \"%s\"; did you mean %s?", name, guess_of(&g));
    return guess_of(&g) != NULL;
}

/* Which options the part has whose name is right. */
static bool tell_options(int edition, const char *words)
{
    const size_t length = strcspn(words, ":");
    for (int part = 0; part < HC_PARTS; part++) {
        const char *name = hc_part_name(edition, part, NULL), *option;
        char list[200] = "";
        if (!name || strlen(name) != length || strncmp(name, words, length) != 0) continue;
        for (int i = 0; (option = hc_part_option(edition, part, i, NULL)) != NULL; i++) {
            const size_t used = strlen(list);
            snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "", option);
        }
        wrong_use(*list ? "--part %s: %s has no such option; it has %s" : "--part %s: %s has no options%s", words, name, list);
        return true;
    }
    return false;
}

bool add_part_named(hc_setup *s, const char *words)
{
    const hc_status refused = hc_part_add(s, words);
    char why[512];
    if (refused == HC_NO_SUCH_PART && suggest_part(s->edition, words)) return false;
    if (refused == HC_NO_SUCH_OPTION && tell_options(s->edition, words)) return false;
    if (refused != HC_OK) {
        text_refusal(why, sizeof why, refused, s->edition);
        wrong_use("--part %s: %s", words, why);
    }
    return refused == HC_OK;
}
