/* lore.c - looks up rulings and examples of an alien or card in the generated table. */
#include "text/lore.h"

#include <string.h>

#include "inside.h"

static bool is_of(const char *id, int edition)
{
    const hc_edition_info *info = hc_edition(edition);
    return !*id || (info && strcmp(info->id, id) == 0);
}

const char *text_ruling(int edition, int sheet, int i, int *number)
{
    for (const lore_ruling *r = LORE_RULINGS; r->sheet; r++) {
        if (r->sheet != sheet || !is_of(r->edition, edition) || i-- > 0)
            continue;
        *number = r->number;
        return r->text;
    }
    return NULL;
}

const text_example *text_example_of(int edition, int sheet)
{
    for (const lore_example *e = LORE_EXAMPLES; e->sheet; e++)
        if (e->sheet == sheet && is_of(e->edition, edition))
            return &e->told;
    return NULL;
}
