/* stop.c - ctrl-C, SIGTERM and SIGHUP raise a flag, so that the game is saved and the terminal restored in peace. */
#define _POSIX_C_SOURCE 200809L
#include "cli/stop.h"
#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t asked;
static const int SIGNALS[] = { SIGINT, SIGTERM, SIGHUP };
enum { COUNT = sizeof SIGNALS / sizeof *SIGNALS };
static struct sigaction before[COUNT];

static void raise_flag(int number) { asked = number; }

static void listen(int flags)
{
    struct sigaction action = { .sa_handler = raise_flag, .sa_flags = flags };
    sigemptyset(&action.sa_mask);
    asked = 0;
    for (size_t i = 0; i < COUNT; i++) sigaction(SIGNALS[i], &action, &before[i]);
}

void stop_listen(void) { listen(0); }      /* no SA_RESTART: a waiting read returns */
void stop_listen_once(void) { listen((int)SA_RESETHAND); }

void stop_unlisten(void)
{
    for (size_t i = 0; i < COUNT; i++) sigaction(SIGNALS[i], &before[i], NULL);
}

bool stop_asked(void) { return asked != 0; }
