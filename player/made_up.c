/* made_up.c - names for players who have none. */
#include "player/made_up.h"

const char *const MADE_UP_NAMES[HC_SEATS] = { "Ada", "Bruno", "Chen", "Dara", "Emil", "Fleur", "Gita", "Hugo" };
