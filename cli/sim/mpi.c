/* mpi.c - the program hypercone-mpi: `sim` over the ranks of an MPI job. mpirun ... hypercone-mpi sim ...
 *
 * Rank 0 reads the options, sends the plan to all, takes the chunks in their order and writes every file; so the
 * files are those of a single process, byte for byte. Chunk c is played by rank c % ranks. Every rank plays with the
 * threads of --jobs, usually one, and only its main thread speaks MPI. */
#define _POSIX_C_SOURCE 200809L
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/sim/sim.h"
#include "cli/stop.h"

enum { CHUNK = 1, END, STOP };               /* tags: games, no more games, play no more */

typedef struct orders { uint64_t first; bool go; sim_plan plan; } orders;

/* What rank 0 keeps of the others. */
typedef struct fleet {
    int ranks;
    uint64_t next, first;                    /* chunks handed over; the game with which they began */
    size_t chunk;
    bool *ended;
    sim_threads *own;
    sim_game *game;
} fleet;

/* ---- rank 0 -------------------------------------------------------------------------------------------------- */

static void send_orders(orders *o)
{
    MPI_Bcast(o, (int)sizeof *o, MPI_BYTE, 0, MPI_COMM_WORLD);
}

static void no_orders(sim_crew *c)
{
    orders *o = calloc(1, sizeof *o);
    (void)c;
    if (!o) {
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILED);
        return;
    }
    send_orders(o);
    free(o);
}

static bool begin(sim_crew *c, const sim_plan *plan, uint64_t first)
{
    orders *o = calloc(1, sizeof *o);
    fleet *f = calloc(1, sizeof *f);
    if (o && f) {
        f->ranks = c->machines;
        f->first = first;
        f->chunk = sim_chunk_size(plan);
        f->ended = calloc((size_t)f->ranks, sizeof *f->ended);
        f->game = calloc(f->chunk, sizeof *f->game);
        *o = (orders){ .first = first, .go = true, .plan = *plan };
        send_orders(o);
        f->own = sim_threads_begin(plan, first, 0, (unsigned)f->ranks);
    }
    free(o);
    if (!f || !f->ended || !f->game || !f->own) {
        failed("no thread could be started");
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILED);
    }
    c->data = f;
    return true;
}

/* Has a message of that rank come? Waits a little, and not longer, so that the bar moves and ctrl-C is heard. */
static bool has_come(int rank, int tag, MPI_Status *status)
{
    const struct timespec moment = { .tv_nsec = 1000000 };
    int is_there = 0;
    for (int i = 0; i < 100 && !is_there; i++) {
        MPI_Iprobe(rank, tag, MPI_COMM_WORLD, &is_there, status);
        if (!is_there) {
            nanosleep(&moment, NULL);
        }
    }
    return is_there;
}

/* One message of that rank: how many games it holds; -1: its last word. */
static int receive(fleet *f, int rank)
{
    MPI_Status status;
    int bytes;
    MPI_Recv(f->game, (int)(f->chunk * sizeof *f->game), MPI_BYTE, rank, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_BYTE, &bytes);
    f->ended[rank] = status.MPI_TAG == END;
    return f->ended[rank] ? -1 : bytes / (int)sizeof *f->game;
}

static int next(sim_crew *c, sim_chunk *chunk)
{
    fleet *f = c->data;
    MPI_Status status;
    int rank = (int)(f->next % (uint64_t)f->ranks), news;
    if (rank == 0) {
        news = sim_threads_next(f->own, chunk);
    } else if (f->ended[rank]) {
        news = -1;
    } else if (!has_come(rank, MPI_ANY_TAG, &status)) {
        news = 0;
    } else {
        int count = receive(f, rank);
        *chunk = (sim_chunk){ .first = f->first + f->next * f->chunk, .count = (size_t)(count < 0 ? 0 : count), .game = f->game };
        news = count < 0 ? -1 : 1;
    }
    f->next += news == 1;
    return news;
}

/* Everybody is told, and whatever is still under way is taken and dropped. */
static void end(sim_crew *c)
{
    fleet *f = c->data;
    for (int rank = 1; rank < f->ranks; rank++) {
        MPI_Send(NULL, 0, MPI_BYTE, rank, STOP, MPI_COMM_WORLD);
    }
    sim_threads_end(f->own);
    for (int rank = 1; rank < f->ranks; rank++) {
        while (!f->ended[rank]) {
            receive(f, rank);
        }
    }
    free(f->ended);
    free(f->game);
    free(f);
}

/* ---- the other ranks ------------------------------------------------------------------------------------------ */

static bool is_told_to_stop(void)
{
    int is_there = 0;
    MPI_Iprobe(0, STOP, MPI_COMM_WORLD, &is_there, MPI_STATUS_IGNORE);
    return is_there;
}

/* A blocking send would keep a core busy with waiting. The chunk stays where it is until it is gone. */
static void send_chunk(const sim_chunk *chunk)
{
    const struct timespec moment = { .tv_nsec = 200000 };
    MPI_Request request;
    int is_gone = 0;
    MPI_Isend(chunk->game, (int)(chunk->count * sizeof *chunk->game), MPI_BYTE, 0, CHUNK, MPI_COMM_WORLD, &request);
    MPI_Test(&request, &is_gone, MPI_STATUS_IGNORE);
    while (!is_gone) {
        nanosleep(&moment, NULL);
        MPI_Test(&request, &is_gone, MPI_STATUS_IGNORE);
    }
}

static void serve(const sim_plan *plan, uint64_t first, int rank, int ranks)
{
    sim_chunk chunk;
    int news = 0;
    sim_threads *t = sim_threads_begin(plan, first, (unsigned)rank, (unsigned)ranks);
    if (!t) {
        failed("rank %d: no thread could be started", rank);
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILED);
        return;
    }
    while (!is_told_to_stop() && (news = sim_threads_next(t, &chunk)) >= 0) {
        if (news == 1) {
            send_chunk(&chunk);
        }
    }
    sim_threads_end(t);
    MPI_Send(NULL, 0, MPI_BYTE, 0, END, MPI_COMM_WORLD);
    MPI_Recv(NULL, 0, MPI_BYTE, 0, STOP, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void obey(int rank, int ranks)
{
    orders *o = calloc(1, sizeof *o);
    if (!o) {
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILED);
        return;
    }
    send_orders(o);                          /* which for these ranks is: receive them */
    if (o->go) {
        stop_listen_once();
        serve(&o->plan, o->first, rank, ranks);
    }
    free(o);
}

/* ---- the program ------------------------------------------------------------------------------------------------ */

static int command(int argc, char **argv, int ranks)
{
    sim_crew crew = { begin, next, end, no_orders, NULL, 1, ranks };
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            no_orders(&crew);
            puts("mpirun -n RANKS hypercone-mpi sim [OPTION]...\nThe same as hypercone sim, over the ranks of an MPI job; \"hypercone sim --help\" "
                 "shows the options.\n--jobs J is for each rank, usually 1. docs/SIMULATION.md tells more.");
            return EXIT_OK;
        }
    }
    if (argc < 2 || strcmp(argv[1], "sim") != 0) {
        no_orders(&crew);
        return wrong_use("hypercone-mpi only simulates; right is: mpirun -n RANKS hypercone-mpi sim [OPTION]...");
    }
    return sim_command(argc - 1, argv + 1, &crew);
}

int main(int argc, char **argv)
{
    int support = 0, rank = 0, ranks = 1, status = EXIT_OK;
    if (MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &support) != MPI_SUCCESS || support < MPI_THREAD_FUNNELED) {
        return failed("this MPI does not allow threads");
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (rank == 0) {
        status = command(argc, argv, ranks);
    } else {
        obey(rank, ranks);
    }
    if (fflush(stdout) != 0 && status == EXIT_OK) {
        status = failed("the output could not be written completely");
    }
    MPI_Finalize();
    return status;
}
