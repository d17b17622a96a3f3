/* replay.c - from a line of games.csv back to the game: `sim --replay-of`. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/sim/sim.h"

void sim_begin_record(const sim_plan *plan, uint64_t i, record *r, uint8_t kind[HC_SEATS])
{
    hc_setup setup;
    sim_set_up(plan, i, &setup, kind);
    record_begin(r, &setup);
    for (int seat = 0; seat < setup.players; seat++) {
        memcpy(r->name[seat], plan->name[seat], RECORD_NAME);
        memcpy(r->player[seat], plan->kind_name[plan->kind[kind[seat]]], BOT_NAME);
    }
}

static bool kept_path(char out[SIM_PATH + 32], const char *folder, uint64_t i)
{
    int length = snprintf(out, SIM_PATH + 32, "%s/%llu", folder, (unsigned long long)i + 1);
    return length > 0 && length < SIM_PATH + 32;
}

bool sim_keep_save(const sim_plan *plan, uint64_t i, const record *r)
{
    char path[SIM_PATH + 32], why[RECORD_WHY];
    return kept_path(path, plan->keep, i) && record_save(r, path, why);
}

static bool is_same_game(const sim_game *line, const hc_game *g, size_t decisions)
{
    hc_table table;
    hc_read(g, &table);
    return line->won == table.won && line->turns == table.turn && line->encounters == table.encounter && line->decisions == decisions;
}

/* Bots that search for a time do not play the same twice; their games lie in the folder. */
static int take_kept(const sim_wish *wish, uint64_t number, record *r, hc_game *g)
{
    char folder[SIM_PATH], path[SIM_PATH + 32], why[RECORD_WHY];
    snprintf(folder, sizeof folder, "%s/replays", wish->out);
    if (!kept_path(path, folder, number - 1) || !record_load(r, path, why) || !record_replay(r, SIZE_MAX, g, NULL, NULL, why)) {
        return failed("game %llu: %s", (unsigned long long)number, why);
    }
    return EXIT_OK;
}

static int play_again(const sim_plan *plan, uint64_t number, record *r, hc_game *g)
{
    game_host *h = calloc(1, sizeof *h);
    sim_game again;
    if (!h) {
        return failed("not enough memory");
    }
    sim_play(plan, number - 1, h, &again, true);
    *g = h->game;
    *r = h->rec;
    free(h);
    return EXIT_OK;
}

bool sim_plays_the_same(const sim_plan *plan, uint64_t i, const sim_game *written)
{
    game_host *h = calloc(1, sizeof *h);
    sim_game again = *written;
    bool is_slow = sim_chunk_size(plan) == 1;
    if (h && !is_slow) {
        sim_play(plan, i, h, &again, false);
        host_end(h);
    }
    free(h);
    return memcmp(&again, written, sizeof again) == 0;
}

static int save_replay(const sim_plan *plan, const sim_wish *wish, uint64_t number, record *r)
{
    sim_game line;
    hc_game g;
    char usual[64], why[RECORD_WHY];
    const char *path = wish->save ? wish->save : usual;
    snprintf(usual, sizeof usual, "game-%llu.hypercone", (unsigned long long)number);
    int status = sim_folder_line(wish->out, plan, number, &line);
    if (status != EXIT_OK) {
        return status;
    }
    if (access(path, F_OK) == 0) {
        return wrong_use("%s is there already; choose another name with --save", path);
    }
    status = sim_thinks_in_time(plan) ? take_kept(wish, number, r, &g) : play_again(plan, number, r, &g);
    if (status != EXIT_OK) {
        return status;
    }
    if (!is_same_game(&line, &g, r->count)) {
        return failed("game %llu is not the one of its line: this program is not the one that played it", (unsigned long long)number);
    }
    if (!record_save(r, path, why)) {
        return failed("%s", why);
    }
    printf("game %llu is in %s; hypercone replay %s tells it\n", (unsigned long long)number, path, path);
    return EXIT_OK;
}

int sim_replay_of(const sim_plan *plan, const sim_wish *wish)
{
    record kept = { .count = 0 };
    int status = save_replay(plan, wish, (uint64_t)wish->replay_of, &kept);
    record_free(&kept);
    return status;
}
