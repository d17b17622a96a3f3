/* stop.h - the wish to stop from outside: ctrl-C, SIGTERM, SIGHUP. */
#ifndef STOP_H
#define STOP_H
#include <stdbool.h>

void stop_listen(void);          /* from now on these signals only raise a flag         */
void stop_listen_once(void);     /* the same, but the second of a kind ends the program  */
void stop_unlisten(void);        /* back to what they did before                        */
bool stop_asked(void);
#endif
