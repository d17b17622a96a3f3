/* timing.c - prints docs/TIMING.md: every window in order, from the table that the engine uses. */
#include <hypercone/hypercone.h>
#include <stdio.h>
#include "text/text.h"

static const char *const PART[] = { "", " (wild)", " (super)" };

static void print_who(int edition, int window, bool aliens)
{
    const char *comma = "";
    hc_sheet_info info;
    for (int sheet = 1; sheet < hc_sheet_count(); sheet++) {
        if (!hc_sheet(sheet, edition, &info) || info.alien != aliens) continue;
        for (int part = HC_PART_POWER; part <= HC_PART_SUPER; part++) {
            if (!hc_acts_in(sheet, edition, (hc_part)part, window)) continue;
            printf("%s%s%s", comma, info.name, PART[part]);
            comma = ", ";
        }
    }
    printf("%s|", *comma ? " " : "- ");
}

static const char *meaning(char kind)
{
    return kind == 'P' ? "phase" : kind == 'R' ? "about to happen" : kind == 'T' ? "has happened" : "always";
}

int main(void)
{
    printf("# Timing\n\nMade by `tools/docs-from-tables` from `include/hypercone/windows.h`: the moments at which a power or card can act, in the order in which they come.\n\n"
           "In a *phase* window the players act one at a time, in the edition's timing order, until all have passed in a row. *About to happen*: a response may take it upon itself, whole or in part. "
           "*Has happened*: a response follows at once. Using a power opens POWER_USED, playing a card CARD_PLAYED, to any depth. "
           "A power that acts in a phase does so once an encounter; what a player must do comes before what the player may do.\n");
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        const hc_edition_info *info = hc_edition(edition);
        if (!info) continue;
        printf("\n## %s\n\n| window | kind | moment | aliens | cards |\n|---|---|---|---|---|\n", info->name);
        for (int w = 1; w < hc_window_count(); w++) {
            hc_window_info window;
            hc_window(w, &window);
            char moment[400];
            text_expand(moment, sizeof moment, edition, window.moment);
            printf("| %s | %s | %s | ", window.name, meaning(window.kind_name[0]), moment);
            print_who(edition, w, true);
            printf(" ");
            print_who(edition, w, false);
            printf("\n");
        }
    }
    return 0;
}
