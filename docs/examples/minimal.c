/* minimal.c - a whole game of Hypercone in forty lines: everybody answers at random.
 *
 *   cc -std=c17 -Iinclude docs/examples/minimal.c build/libhypercone.a -o minimal && ./minimal 7 */
#include <hypercone/hypercone.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    hc_game game;
    hc_event room[512];
    hc_events events = { .room = 512, .item = room };
    hc_setup setup = { .seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, .players = 4, .first = HC_NOBODY };
    int edition = hc_edition_named("avalon-hill"), answers = 0;
    setup.edition = (uint8_t)edition;
    setup.alien[0] = (uint8_t)hc_sheet_named("Virus");      /* the other aliens are drawn */
    if (hc_new(&game, &setup, &events, NULL) != HC_OK) return 1;

    srand((unsigned)setup.seed);
    while (hc_asked(&game)) {
        int seat = 0;
        while (!(hc_asked(&game) >> seat & 1)) seat++;

        hc_option option[HC_OPTIONS_MAX];                   /* what this seat may answer */
        int n = hc_options(&game, seat, option);
        events.count = 0;
        if (hc_answer(&game, seat, option[rand() % n].choice, &events) != HC_OK) return 1;
        answers++;

        for (size_t i = 0; i < events.count; i++)
            if (room[i].kind == HC_EV_OUTCOME) printf("%s", room[i].a == HC_SIDE_OFFENSE ? "+" : room[i].a == HC_SIDE_DEFENSE ? "-" : "=");
    }

    hc_table table;
    hc_read(&game, &table);
    printf("\n%d answers, %d encounters\n", answers, table.encounter);
    for (int seat = 0; seat < table.players; seat++) {
        hc_sheet_info alien;
        hc_sheet(table.seat[seat].alien, edition, &alien);
        printf("%-15s %d foreign colonies%s\n", alien.name, table.seat[seat].foreign_colonies, table.won >> seat & 1 ? ", won" : "");
    }
    return 0;
}
