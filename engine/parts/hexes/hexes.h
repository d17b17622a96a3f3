/* hexes.h - the six unusual systems (part of rules.h). Which one a seat has is in g->kept (editions/editions.h); everything else follows
 * from where ships stand. */
#ifndef HEXES_H
#define HEXES_H

/* Bytes of g->kept besides. Of this encounter: the lower total wins; the owner has said what it had to say; the rewards have been taken; a
 * star disc is challenged; the planet of the pact, plus one, whose power is in use (PACT_CHOSEN: its owner wanted it). Of the game: star
 * discs in the dust; the aliens of the pact, two bytes a planet. */
enum { PACT_PLANETS = HC_HOME + 1, PACT_CHOSEN = 128 };
enum { HEX_LOW, HEX_ASKED, HEX_PAID, HEX_DISC, HEX_PACT_NOW, HEX_DISCS, HEX_PACT, HEX_BYTES = HEX_PACT + 2 * PACT_PLANETS };
enum { DISCS = 3, DISC_WORTH = 10 };

enum { HEX_PLACE, HEX_PLANET, HEX_SYSTEM, HEX_TOTAL, HEX_ASIDE = 0, HEX_MOTE = 0, HEX_SEND, HEX_POWER = 3 };     /* prompts: each sheet has those that it asks */
enum { CALL_HIGH, CALL_LOW };

static inline bool is_home_defense(const game *g, int hex)   /* of one whose system is of that kind: against a planet of it */
{
    const int seat = g->defense < SEATS ? who_stands_on_target(g) : NOBODY;
    return seat != NOBODY && hex_of(g, seat) == hex && g->target < HC_PLANETS && system_of(g, seat) >> g->target & 1;
}
bool speaks_first(const game *g);                            /* the defense is about to say something before ships are sent */
bool has_named_target(const game *g);                        /* not the offense, the defense itself has said which planet it is */
uint64_t clearable(const game *g, uint64_t planets);    /* of these, those that can be wrecked or cleared */
int  seat_with(const game *g, int hex);                      /* whose system is of that kind; NOBODY */
void stand_aside(game *g, events *ev, int count);            /* on the giant */
/* dust.c: what foreign players have there are stacks, each on a ground of its own, which comes and goes with it. */
int  landing_ground(game *g, int seat, int planet);          /* where ships that come to that planet do stand */
int  landed_at(const game *g, int seat, int planet);         /* ... and have just come to stand */
uint64_t without_stacks(const game *g, uint64_t planets);    /* targets in a system */
void clear_stacks(game *g);                                  /* those that are left */
int  dust_colonies(const game *g, int seat);                 /* at home: each ship and each disc */
uint64_t cloud_held(const game *g, int seat);                /* its cloud, as long as discs are in it; no ship need be there */
static inline uint64_t havens(const game *g, int seat) { return colonies(g, seat) | cloud_held(g, seat); }      /* where its ships can come to */
void begin_dust(game *g, int seat);
uint64_t motes(const game *g);                               /* what can be challenged: a ship, a disc */
int  cloud_of(int seat);
void leave_mote(game *g);                                    /* what is challenged there goes back into the cloud: nothing defends */
void challenge_mote(game *g, int which);
void follow_to_dust(game *g);                                /* the gate points elsewhere: away from what was challenged, or at one token of the cloud */
int  add_discs(const sum *s, int seat, int so_far, bool subtracted);        /* to what its ships are worth */
bool may_send_disc(const game *g, int seat, int place);      /* into the encounter, there: it is a ship from then on, and a unit */
void ask_disc(game *g, int seat);
void send_disc(game *g, events *ev, int seat, int place);
int  discs_on_side(const game *g, int seat, int side);       /* among its ships in the encounter */
void lose_discs(game *g, events *ev);                                   /* of those that have been sent out, those that have left the board */
void take_discs_in(game *g);                                 /* ... that have come home to the cloud */
void lose_disc(game *g, events *ev);
/* pact.c */
int  pact_alien(const game *g, int place);                   /* the power of that planet; 0: none, or none any more */
void draw_pact(game *g, int seat);
void forget_pact(game *g);                                   /* an encounter is over: what was used or beaten is lost */
bool is_in_pact(const game *g, int alien);
uint64_t pact_choices(const game *g);                        /* planets whose powers its owner may use now, and could */
void use_pact(game *g, events *ev, int place, bool chosen);
VERB choose_pact(game *g, int whose);                        /* whose: whose colour has come up; NOBODY */
void follow_gate(game *g, events *ev);                       /* the gate points elsewhere: so does the power */
void read_pact(const game *g, hc_table *t);
#endif
