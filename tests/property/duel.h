/* duel.h - what the property runs know of Duel: tables that chance would hardly ever lay, and what is hidden there. */
#ifndef PROPERTY_DUEL_H
#define PROPERTY_DUEL_H
#include "tests/property/games.h"

bool plays_duel(int which);                          /* the edition has that rule book */
void begin_duel_turn(const plan *p, hc_game *g);
const char *duel_flow_name(int index);
bool is_of_duel(const char *event);                  /* it happens in no other rule book */
bool happens_in_duel(const char *event);             /* also those that happen everywhere, and kinds of questions */

/* Each changes what one seat may not know; to the others nothing may look different. */
void permute_face_down(hc_game *g, int seat, noise *n);
void permute_decks(hc_game *g, int seat, noise *n);
void permute_envoys(hc_game *g, int seat, noise *n);
void permute_tactics(hc_game *g, int seat, noise *n);
#endif
