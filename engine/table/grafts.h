/* grafts.h - unused flares in stock on a sheet, and flares that have become a part of a power, until its wild half has been used
 * (part of table.h). */
#ifndef GRAFTS_H
#define GRAFTS_H

bool is_graft(const game *g, int card);                     /* also while it is being used */
int  grafted_on(const game *g, int card);                   /* the power; -1 */
void fill_stock(game *g, int p, int most);
void show_stocked(game *g, events *ev, int card, int to, int cause);       /* to one player */
void drop_from_stock(game *g, int card);                    /* as if it had never been drawn */
void graft(game *g, events *ev, int card, int p, int cause);
void back_to_graft(game *g, int card);                      /* after its use */
void carry_grafts(game *g);                                 /* where the sheets go */
void drop_grafts(game *g, int p);                           /* its sheet leaves the game */
void end_used_grafts(game *g);                              /* with the encounter */
#endif
