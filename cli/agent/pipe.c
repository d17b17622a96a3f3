/* pipe.c - another program at the end of two pipes: started, written to without ever getting stuck, and ended. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/agent/agent.h"
#include "cli/progress.h"
#include "cli/stop.h"

extern char **environ;

const char *const FAULT_WORD[FAULTS] = { "late", "malformed", "illegal", "gone" };

static const double LAST_WORDS = 5.0, TIME_TO_END = 1.0;     /* seconds */

void losses_add(losses *sum, const losses *more)
{
    if (sum->seats == 0) {
        memcpy(sum->first, more->first, sizeof sum->first);
    }
    sum->seats += more->seats;
    sum->games += more->games;
    for (int i = 0; i < FAULTS; i++) {
        sum->by[i] += more->by[i];
    }
}

void losses_text(const losses *l, char *out, size_t size)
{
    int used = snprintf(out, size, "%llu %s in %llu %s to the %s bot (", l->seats, l->seats == 1 ? "seat" : "seats", l->games,
                        l->games == 1 ? "game" : "games", bot_level_name(BOT_STEADY));
    const char *between = "";
    for (int i = 0; i < FAULTS; i++) {
        if (l->by[i] > 0 && used > 0 && (size_t)used < size) {
            used += snprintf(out + used, size - (size_t)used, "%s%llu %s", between, l->by[i], FAULT_WORD[i]);
            between = ", ";
        }
    }
    if (used > 0 && (size_t)used < size) {
        snprintf(out + used, size - (size_t)used, "); %s: %s", l->seats == 1 ? "because" : "first because", l->first);
    }
}

void outside_gone(outside *o, const char *why)
{
    if (!o->gone) {
        o->gone = true;
        snprintf(o->why_gone, sizeof o->why_gone, "%s", why);
        if (o->out_of_play) {
            atomic_store(o->out_of_play, true);
        }
    }
}

/* ---- beginning ------------------------------------------------------------------------------------------ */

/* A process group of its own: ctrl-C is for us, and what a shell has started ends with it. */
static int spawn(outside *o, int its_in, int its_out)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t usual;
    char shell[] = "sh", option[] = "-c";
    char *argv[] = { shell, option, strdup(o->command), NULL };
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, its_in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, its_out, STDOUT_FILENO);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);          /* we ignore it, our children should not */
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    int error = argv[2] ? posix_spawn(&o->pid, "/bin/sh", &actions, &attributes, argv, environ) : ENOMEM;
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    free(argv[2]);
    return error;
}

bool outside_start(outside *o)
{
    o->started = true;
    o->heard_at = seconds_now();
    if (!o->command) {
        o->in = STDIN_FILENO;
        o->out = STDOUT_FILENO;
        return true;
    }
    int to_it[2] = { -1, -1 }, from_it[2] = { -1, -1 };
    int error = pipe2(to_it, O_CLOEXEC) != 0 || pipe2(from_it, O_CLOEXEC) != 0 ? errno : spawn(o, to_it[0], from_it[1]);
    close(to_it[0]);
    close(from_it[1]);
    if (error) {
        char why[AGENT_WHY];
        snprintf(why, sizeof why, "it could not be started: %s", strerror(error));
        close(to_it[1]);
        close(from_it[0]);
        o->pid = 0;
        o->deaf = true;
        outside_gone(o, why);
        return false;
    }
    o->out = to_it[1];
    o->in = from_it[0];
    fcntl(o->out, F_SETFL, O_NONBLOCK);
    return true;
}

/* ---- being gone ------------------------------------------------------------------------------------------------ */

static void rest(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 5000000 }, NULL);
}

static bool has_ended(pid_t pid, double within, int *status)
{
    double until = seconds_now() + within;
    pid_t ended;
    while ((ended = waitpid(pid, status, WNOHANG)) == 0 && seconds_now() < until) {
        rest();
    }
    return ended != 0;
}

/* One of its pipes has come to an end: how did that happen? */
void outside_ended(outside *o, const char *otherwise)
{
    char why[AGENT_WHY];
    int status = 0;
    snprintf(why, sizeof why, "%s", otherwise);
    if (o->pid > 0 && has_ended(o->pid, TIME_TO_END / 5, &status)) {
        kill(-o->pid, SIGTERM);          /* whatever it has started */
        o->pid = 0;
        if (WIFSIGNALED(status)) {
            snprintf(why, sizeof why, "it was ended by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
        } else {
            snprintf(why, sizeof why, "it ended with exit status %d%s", WEXITSTATUS(status),
                     WEXITSTATUS(status) == 127 ? " (no such command)" : "");
        }
    }
    outside_gone(o, why);
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

/* Our own output may be shared with others, so it stays as it is: then a little at a time, when there is room, never blocks. */
static size_t room_now(const outside *o, size_t wanted)
{
    enum { ALWAYS_FITS = 4096 };
    if (o->command) {
        return wanted;
    }
    struct pollfd out = { .fd = o->out, .events = POLLOUT };
    return poll(&out, 1, 0) != 1 ? 0 : wanted < ALWAYS_FITS ? wanted : ALWAYS_FITS;
}

void outside_push(outside *o)
{
    if (o->say.failed) {
        o->deaf = true;
        outside_gone(o, "not enough memory for what it is to be told");
    }
    while (!o->deaf && o->said < o->say.length) {
        size_t size = room_now(o, o->say.length - o->said);
        ssize_t written = size > 0 ? write(o->out, o->say.text + o->said, size) : 0;
        if (written > 0) {
            o->said += (size_t)written;
        } else if (size == 0 || errno == EAGAIN || errno == EINTR) {
            return;
        } else {
            int error = errno;
            o->deaf = true;
            outside_ended(o, error == EPIPE ? "it closed its input" : strerror(error));
        }
    }
    o->say.length = 0;                   /* all of it is told, or nobody hears it */
    o->said = 0;
}

/* ---- ending ------------------------------------------------------------------------------------------------- */

static void tell_the_rest(outside *o)
{
    double until = o->command || o->gone ? seconds_now() + (o->command ? TIME_TO_END : LAST_WORDS) : -1;
    for (;;) {
        outside_push(o);
        if (o->deaf || o->said >= o->say.length || stop_asked() || (until >= 0 && seconds_now() > until)) {
            return;
        }
        struct pollfd out = { .fd = o->out, .events = POLLOUT };
        poll(&out, 1, 100);
    }
}

static void end_process(outside *o)
{
    int status;
    if (has_ended(o->pid, TIME_TO_END, &status)) {
        return;
    }
    kill(-o->pid, SIGTERM);
    if (!has_ended(o->pid, TIME_TO_END, &status)) {
        kill(-o->pid, SIGKILL);
        waitpid(o->pid, &status, 0);
    }
}

void outside_finish(outside *o)
{
    if (o->started) {
        tell_the_rest(o);
    }
    if (o->command && o->started && o->out > 0) {
        close(o->out);
        close(o->in);
    }
    if (o->pid > 0) {
        end_process(o);
        o->pid = 0;
    }
    js_free(&o->say);
}
