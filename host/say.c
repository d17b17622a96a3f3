/* say.c - what went wrong, in sentences: the same wherever the game is played. */
#include <stdio.h>

#include "host/host.h"
#include "text/text.h"

const char *host_trouble(const game_host *h)
{
    switch (host_is(h)) {
    case HOST_NO_MEMORY: return "there is no memory left to record the game; every answer so far is recorded";
    case HOST_STUCK: return "somebody is asked a question to which the rules allow no answer: a fault of this program";
    case HOST_TOO_LONG: return "nobody has won after very many turns and answers; that is enough";
    default: return NULL;
    }
}

bool host_fault_text(const game_host *h, char out[], size_t room)
{
    const host_fault *f = &h->fault;
    char reason[160];
    if (f->count > 0) {
        text_refusal(reason, sizeof reason, f->status, h->rec.setup.edition);
        snprintf(out, room, "a bot gave no legal answer (%u times; first in seat %d after %zu answers: %d): %s", (unsigned)f->count, f->seat + 1,
                 f->number, f->choice, reason);
    } else if (f->dropped > 0) {
        snprintf(out, room, "%zu events were not told: there were too many at once", f->dropped);
    }
    return f->count + f->dropped > 0;
}
