/* play.h - a game in which the power of this file is used: linked with the engine, whose own Virus it replaces. */
#ifndef PLAY_H
#define PLAY_H
#include <stdio.h>

int main(void)
{
    static hc_game table;
    hc_setup s = { .edition = HC_EDITION_FFG, .players = 3, .seed = 1, .first = 0, .alien = { ALIEN_virus, ALIEN_macron, ALIEN_human } };
    hc_option option[HC_OPTIONS_MAX];
    if (hc_new(&table, &s, NULL, NULL) != HC_OK) return 2;
    for (int i = 0; i < 60 && !table.over; i++) {
        int seat = __builtin_ctz(hc_asked(&table));
        hc_options(&table, seat, option);
        if (hc_answer(&table, seat, option[0].choice, NULL) != HC_OK) return 3;
    }
    puts("the game went on");
    return 0;
}
#endif
