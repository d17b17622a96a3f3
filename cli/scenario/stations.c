/* stations.c - stations in scenarios: before their owners, at planets or in deep space. */
#include "cli/scenario/scenario.h"

/* stations SEAT (STATION [PLANET] [N])...: N tokens on it */
bool lay_stations(run *r)
{
    const script_line *l = current_line(r);
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    if (l->words < 3) return fail(r, "which stations? Right is: stations %s big-space-laser %s1", r->name[seat], r->name[seat]);
    for (int i = 2; i < l->words;) {
        const char *word = nth_word(l, i);
        int sheet = sheet_called(r, word), planet = HC_NO_PLANET, tokens = 0;
        i++;
        planet_called(r, l, &i, &planet);
        i += read_integer(nth_word(l, i), &tokens);
        if (!sheet || hc_lay_station(&r->game, seat, sheet, planet, tokens) != HC_OK)
            return fail(r, "there is no station \"%s\", or it cannot lie there (is there a line: part stations?)", word);
    }
    return true;
}
