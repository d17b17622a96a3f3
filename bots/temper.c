/* temper.c - the temperaments of bots. */
#include "bots.h"
#include <string.h>

static const struct { const char *name, *about; } TEMPER[BOT_TEMPERS] = {
    [BOT_EVEN] = { "even", "weighs what it stands to gain, and nothing else" },
};

const char *bot_temper_name(int temper) { return temper >= 0 && temper < BOT_TEMPERS ? TEMPER[temper].name : "?"; }
const char *bot_temper_about(int temper) { return temper >= 0 && temper < BOT_TEMPERS ? TEMPER[temper].about : "?"; }

int bot_temper_named(const char *name)
{
    for (int i = 0; i < BOT_TEMPERS; i++) if (!strcmp(name, TEMPER[i].name)) return i;
    return -1;
}
