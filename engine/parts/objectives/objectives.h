/* objectives.h - objectives, which bring points when a game with scores is over (part of rules.h).
 *
 * An objective is a piece: before nobody and open, it counts for all; face down before a player, for that one. */
#ifndef OBJECTIVES_H
#define OBJECTIVES_H

int draw_objective(game *g, int seat);                       /* NOBODY: for all; -1: none is left */
#define OBJECTIVE_LIST(X) \
    X(concentrated) X(investor) X(emptiest) X(borders) X(friendly) X(hoardest) X(host) X(lone) X(luminosity) X(neighbors) X(out_of_warp) \
    X(disciplined) X(stockpiler) X(synced) X(warmonger) X(explorer)
#endif
