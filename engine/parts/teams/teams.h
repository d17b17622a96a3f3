/* teams.h - partners (part of rules.h). Those who sit opposite each other are a team; whoever sits opposite an empty seat is alone. */
#ifndef TEAMS_H
#define TEAMS_H

/* Bytes of g->kept: of each seat the partner, plus one; the odd player, plus one; the turn is that of the empty seat; who has met a
 * condition of its own to win, as a mask. */
enum { TEAM_PARTNER, TEAM_ODD = TEAM_PARTNER + SEATS, TEAM_EMPTY_SEAT, TEAM_MET, TEAM_BYTES };

int  next_in_circle(game *g, int steps);                     /* whose turn comes next; the empty seat's is the odd player's */
void tell_empty_seat(const game *g, events *ev);             /* if it is its turn */
unsigned teams_with(const game *g, unsigned met);            /* of those who have met a condition, and of their partners: whose teams have won */
unsigned with_partners(const game *g, unsigned claimants);   /* who has enough colonies, too */
unsigned settle_teams(game *g, events *ev, unsigned met, unsigned by_powers);        /* whose claims have stood: who has won; the others wait */
bool may_hand_over(const game *g, int seat, int planet);     /* a new colony, to the partner */
VERB hand_over(game *g, int seat, int planet);

/* dials.c: hidden alliances and foreign aid */
enum { AID_REFUSED = 1, AID_TAKEN };                         /* what flow_aid returns; 0: it answers as usual */
int  dialled_side(const game *g, int seat);                  /* PASS: none */
int  dialled_ships(const game *g, int seat);
bool dial_may_bring_aid(const game *g);                      /* flow_dial_aid */
void put_dials_away(game *g);
bool may_offer_aid(const game *g, int seat);                 /* flow_aid */

/* choosing.c: ways to choose aliens, and two aliens a player */
bool chooses_otherwise(const game *g);                       /* by flow_choosing */
bool has_two_aliens(const game *g);                          /* from here on two_aliens.c */
static inline int alien_slot(const game *g, int seat, int second) { return seat + (second ? g->players : 0); }       /* a power */
void keep_active_aliens(game *g);                            /* the others sleep: all have replied */
unsigned torn_between(const game *g);                        /* whose aliens both have something to do before the game */
void settle_options(game *g, unsigned asked);
bool begins_in_the_open(const game *g, int p);               /* it has something to do before the game */
void flip_aliens(game *g, events *ev);
void drop_other_option(game *g, events *ev, int p);
hc_status refuse_choosing(const hc_setup *s);
bool has_room_as_second(int alien, int players);             /* in large groups second aliens keep nothing in mind */
bool plays_two_aliens(uint64_t variants);                    /* both at work, one asleep, or both hidden */
int  aliens_at_once(uint64_t variants, int choosers);        /* so many are taken or lie there for so many players */
#endif
