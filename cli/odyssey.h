/* odyssey.h - the campaign of Cosmic Odyssey at the terminal (odyssey.c); what it is: campaign/odyssey.h. */
#ifndef CLI_ODYSSEY_H
#define CLI_ODYSSEY_H
#include "campaign/odyssey.h"
#include "cli/cli.h"

int run_odyssey(play_options *play, const char *file, bool is_new, long long people, long long games);
#endif
