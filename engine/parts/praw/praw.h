/* praw.h - the Praw under the warp: where all ships go that are in the warp when it holds too many (part of rules.h). */
#ifndef PRAW_H
#define PRAW_H
enum { RAISE_HOW_MANY, WHICH_AREA };                 /* prompts of its sheet */
enum { AREA_WARP, AREA_PRAW };                       /* labels of the second */
enum { CRITICAL_EACH = 3 };                          /* ships a player that make the warp fall */
void settle_warp(game *g, events *ev);               /* a loss is complete, or ships were raised: do all fall? */
bool fell_now(const game *g, int seat, int count);    /* of a loss that is being answered: have these ships fallen with the warp? */
void fall_too(game *g, events *ev);                  /* then so does what has come into the warp since, for it is one event */
void raise_ships(game *g, events *ev, int seat, int count, int cause);
/* What a seat may be given back: out of the warp, where it has a colony to go to, or up from the Praw. */
int  releasable(const game *g, int seat);
void ask_to_raise(game *g, const frame *f);          /* how many of COUNT moves are upward ones */
/* "Out of one of the two, straight to colonies": is there a choice; and it, as AREA_... */
bool has_area_to_choose(const game *g, bool all_players, int seat);
void ask_area(game *g, int seat);
VERB retrieve_from(game *g, int seat, int area, int cause);      /* all its ships there; none is raised for another */
#endif
