/* rows.c - lines about the scenario as a whole: the rules it covers, its group of aliens, and that its table is refused. */
#include <string.h>
#include "cli/names.h"
#include "cli/scenario/scenario.h"

static bool is_row(const char *word)
{
    for (int k = 0; RULE_ROWS[k]; k++)
        if (strcmp(RULE_ROWS[k], word) == 0) return true;
    return false;
}

/* covers ROW...: what tools/rules-coverage counts; here only that there are such rows. */
bool lay_covers(run *r)
{
    const script_line *l = current_line(r);
    for (int i = 1; i < l->words; i++)
        if (!is_row(nth_word(l, i))) return fail(r, "docs/rules has no row \"%s\"", nth_word(l, i));
    return l->words > 1 || fail(r, "which rows of docs/rules? Write their numbers, as in: covers F-001 F-003");
}

/* refused "part of the reason": there is no game at such a table. */
bool lay_refused(run *r)
{
    const script_line *l = current_line(r);
    if (l->words < 2 || !l->quoted[1])
        return fail(r, "what is said then? Right is: refused \"a part of the reason\"");
    r->refusal = nth_word(l, 1);
    return no_more_words(r, 2);
}

/* What became of a table for which there is a line `refused`; `reason` NULL: it was accepted. */
bool is_rightly_refused(run *r, const char *reason)
{
    if (!reason) return fail(r, "the table should be refused, but it is accepted");
    if (!text_contains(reason, r->refusal))
        return fail(r, "the table is refused for another reason: %s", reason);
    return true;
}

/* group N: whoever's alien is `any` has one of a suggested group. */
bool lay_group(run *r)
{
    int group;
    if (!read_count(r, 1, &group)) return false;
    if (alien_of_group(r->edition, group, 0) < 0) return fail(r, "this edition suggests no group %d", group);
    for (int s = 0; s < r->players; s++)
        if (!r->setup.alien[s]) r->setup.alien[s] = (uint16_t)alien_of_group(r->edition, group, s);
    return no_more_words(r, 2);
}
