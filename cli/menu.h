/* menu.h - how somebody begins who has said nothing yet. */
#ifndef MENU_H
#define MENU_H
#include "cli/games.h"
#include "cli/table_wish.h"

typedef enum menu_choice { MENU_WAITS, MENU_LEARN, MENU_PLAY, MENU_INVITE, MENU_OLD, MENU_LEAVE, MENU_NONE /* there is no screen for it */ } menu_choice;
typedef struct start_of { char path[SESSION_PATH]; bool rescue, first_time; } start_of;      /* the game to go on with */

/* On the whole screen, until something is chosen; the wish is what the table has become. */
menu_choice start_menu(bool ascii, table_wish *wish, start_of *out);
#endif
