/* table.h - what lies on the table: reading it, and the verbs that change it (part of rules.h). */
#ifndef TABLE_H
#define TABLE_H
#include <string.h>
#include "machine/machine.h"

enum {
    HOME = HC_HOME, GATE = HC_GATE, OTHER_GATE = HC_OTHER_GATE, LIMBO = HC_LIMBO, WARP = HC_WARP, UNDER = HC_UNDER, GONE = HC_GONE, PRAW = HC_PRAW,
    ON_SHEET = HC_ON_SHEET, ON_PIECES = HC_ON_PIECES,
    SIDE_OFFENSE = HC_SIDE_OFFENSE, SIDE_DEFENSE = HC_SIDE_DEFENSE, SIDE_NONE = HC_SIDE_NONE, BOTH_LOST = HC_BOTH_LOST
};

#include "table/cards.h"

/* Flows of the table's verbs: every rule book has them, behind the machine's. */
#define TABLE_FLOWS(X) \
    X(flow_discard) X(flow_draw) X(flow_receive) X(flow_new_hand) X(flow_threaten_hand) X(flow_discard_many) X(flow_discard_marked) \
    X(flow_lose_ships) X(flow_lose_any) X(flow_news) X(flow_return_ships) X(flow_retrieve) X(flow_found) X(flow_land) X(flow_landings) \
    X(flow_allies_home) X(flow_rings) X(flow_match) X(flow_homes_gained) X(flow_expel)
#define X(name) FLOW(name);
TABLE_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { BEFORE_TABLE_FLOWS = MACHINE_FLOW_COUNT - 1, TABLE_FLOWS(X) TABLE_FLOW_COUNT };
#undef X

/* table/ships.c */
void move_ships(game *g, int seat, int count, int from, int to);
static inline void lay_ships(game *g, int seat, int count, int from, int to) { move_ships(g, seat, count, from, to); }      /* before anybody plays */
void settle_colonies(game *g, int seat);                     /* from scratch */
uint64_t emptied_colonies(const game *g, int seat);          /* those whose last ships went to limbo */
int  home_colonies(const game *g, int seat);
bool has_home_for_power(const game *g, int seat);            /* enough home colonies */
unsigned seats_without_home(const game *g);                  /* ... those that have not */
int  foreign_colonies(const game *g, int seat);
bool has_foreign_colonies(const game *g, int seat, int needed);       /* at least so many */
int  ships_on_colonies(const game *g, int seat);
uint64_t ways_out(const game *g, int seat);                  /* colonies that its ships may leave ... */
int  ships_to_send(const game *g, int seat);                 /* ... and those ships */
bool has_ships_to_send(const game *g, int seat);
int  ships_to_spare(const game *g, int seat);                                 /* one stays on each colony */
bool can_swap_systems(const game *g, int a, int b);
void swap_systems(game *g, events *ev, int a, int b, int cause);            /* planets and ships of two colours */
uint64_t colonies_of_others(const game *g, int seat);        /* wherever they are */
static inline uint64_t colonies(const game *g, int seat) { return g->colony[seat]; }
static inline uint64_t system_of(const game *g, int seat) { return g->planets & g->system[seat]; }
/* By hand: the builtin would call the compiler's library where the processor has no such instruction. */
static inline int count_bits(uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555u;
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    return (int)((((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u) >> 56);
}

/* table/grounds.c: whose system a planet is in, and planets that come, move and go. */
enum { FIRST_EXTRA_PLANET = SEATS * HOME };                  /* the Genesis planet: a number for each seat that may make it */
static const uint64_t EXTRA_PLANETS = 0xffull << FIRST_EXTRA_PLANET;
static inline int extra_planet(int seat) { return FIRST_EXTRA_PLANET + seat; }
/* A moon is a ground with a number behind those of all planets: ships stand on it as on a planet, so that it is a colony for all that
 * moves ships; but it is not among the planets, so that nothing aims at it, counts it or wrecks it unasked. Whose system it is in says
 * `system`, as of a planet. There is room for fifteen. */
enum { FIRST_MOON = FIRST_EXTRA_PLANET + SEATS, MOONS_MAX = HC_PLANETS - FIRST_MOON };
static const uint64_t MOONS = ((1ull << MOONS_MAX) - 1) << FIRST_MOON;
/* Bases on planets alone: what a deal may give, and what wrecks or empties planets. */
static inline uint64_t planet_bases(const game *g, int seat) { return g->colony[seat] & g->planets; }
static inline bool is_moon(int place) { return place >= FIRST_MOON && place < HC_PLANETS; }
static inline uint64_t moons_of(const game *g, int seat) { return g->system[seat] & MOONS; }
uint64_t all_moons(const game *g);
int  first_owner_of_moon(const game *g, int moon);           /* in whose system it was dealt */
int  moon_number(const game *g, int moon);                   /* among those that its system began with, from 1 */
int  owner_of(const game *g, int planet);                    /* NOBODY: it never was in a system */
int  number_of(const game *g, int planet);                   /* in its system, from 1 */
void found_system(game *g, int seat);                        /* the planets of its own colour */
void put_planet(game *g, int planet, int seat);              /* into that system, before anybody plays */
void add_planet(game *g, events *ev, int planet, int seat, int cause);
void move_planet(game *g, events *ev, int planet, int seat, int cause);     /* with all that stands on it */
void remove_planet(game *g, events *ev, int planet, int cause);
int  take_colour(game *g, int seat);                         /* one that nobody plays; -1: none is left */
uint64_t planets_of_colour(const game *g, int colour);       /* those that are in the game */
int  ships_on(const game *g, int planet);                    /* of everybody */
bool seems_to_have_settlers(const game *g, int seat);       /* for a colony that somebody grants it */
int  free_ships_at(const game *g, int seat, int place);      /* all but those that may not be moved from there */
int  room_on(const game *g, int planet);                     /* for how many more ships: Q_ROOM */
uint64_t with_room(const game *g, uint64_t planets);         /* those of them that have any */
int  as_many_as_fit(const game *g, uint64_t planets, int ships);

#include "table/units.h"

/* table/roles.c: who is who in the encounter. */
int  who_stands_on_target(const game *g);                   /* the defense; or whoever it was when the planet was challenged */
int  ships_place(const game *g, int seat);                  /* where its ships in the encounter are */
int  ships_in(const game *g, int seat);                     /* of who is on both sides, those on side_of */
int  ships_place_on(const game *g, int seat, int side);
int  ships_on_side(const game *g, int seat, int side);
static inline int of_side(const game *g, int side) { return side ? g->defense : g->offense; }
static inline bool is_main(const game *g, int seat) { return seat == g->offense || seat == g->defense; }
/* A seat is on a side, on none, or (as a mask) on both. */
static inline bool on_side(const game *g, int seat, int side) { return g->now.side[seat] >> side & 1; }
static inline bool takes_part(const game *g, int seat) { return g->now.side[seat]; }
static inline bool on_both_sides(const game *g, int seat) { return on_side(g, seat, SIDE_OFFENSE) && on_side(g, seat, SIDE_DEFENSE); }
static inline int side_taken(const game *g, int seat)        /* by one who takes part: of two its own as a main player, or the first */
{
    return on_side(g, seat, SIDE_OFFENSE) && !(seat == g->defense && on_side(g, seat, SIDE_DEFENSE)) ? SIDE_OFFENSE : SIDE_DEFENSE;
}
static inline int side_of(const game *g, int seat) { return takes_part(g, seat) ? side_taken(g, seat) : SIDE_NONE; }
/* Its own side, or the one of two that counts as its own. */
static inline bool fights_for(const game *g, int seat, int side) { return takes_part(g, seat) && side_taken(g, seat) == side; }
void take_up_extra(game *g, int seat);                      /* who leaves takes a card that lies face down beside the encounter cards back */
void bring_what_waits(game *g, int seat);                   /* ships beside the gate of who took no part so far */
static inline void set_side(game *g, int seat, int side)
{
    if (side != SIDE_NONE && g->ships[seat][OTHER_GATE]) bring_what_waits(g, seat);
    g->now.side[seat] = (uint8_t)(side == SIDE_NONE ? 0 : 1u << side);
    if (side == SIDE_NONE && g->count[BESIDE_IT + seat]) take_up_extra(g, seat);
}
static inline bool is_ally(const game *g, int seat) { return !is_main(g, seat) && takes_part(g, seat); }
/* The main player against it; of who takes no part, the offense. */
static inline int opponent(const game *g, int seat)
{
    if (is_main(g, seat)) return seat == g->offense ? g->defense : g->offense;
    return of_side(g, on_side(g, seat, SIDE_OFFENSE) ? SIDE_DEFENSE : SIDE_OFFENSE);
}
void take_both_sides(game *g, int seat);                    /* one who has taken one */
void keep_one_side(game *g, int seat, int side);             /* ... and back */
void set_main_players(game *g, int offense, int defense);   /* and with them the timing order */
void take_the_lead(game *g, events *ev, int seat, int side, int cause);     /* instead of the main player of that side, until the encounter ends */
int  role_of(const game *g, int seat);
static inline int clockwise(const game *g, int seat, int steps) { return (seat + steps) % g->players; }

/* table/verbs_ships.c, verbs_cards.c: each VERB is a flow. Replacements, the change, the event,
 * triggers. Each returns how much of it really happened. */
_Static_assert(HC_PLACES <= 128, "from and to have seven bits each");
#define FROM_TO(from, to) ((from) | (to) << 7)
static inline int from_of(const frame *f) { return f->local[WHAT] & 127; }
static inline int to_of(const frame *f) { return f->local[WHAT] >> 7; }
static inline VERB verb_frame(game *g, uint32_t flow_id, int seat, int count, int what, int cause)
{
    frame *f = push(g, flow_id, seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = (int16_t)count;
    f->local[WHAT] = (int16_t)what;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}
void clamp_to_place(const game *g, frame *f);               /* COUNT: no more than are still there */
void tell_colony_left(const game *g, events *ev, int seat, int place, int cause);       /* if no ship is left there */
/* A loss that several players share. */
VERB would_lose(game *g, int seat, int count, int from, int cause);          /* how many it will be */
int  lose_at_once(game *g, events *ev, int seat, int count, int from, int cause);       /* how many have gone */
VERB has_lost(game *g, int seat, int count, int from, int cause);
VERB send_to_warp(game *g, int seat, int count, int from, int cause);
VERB capture_on_sheet(game *g, int seat, int count, int from, int p, int cause);      /* onto the sheet of power p */
VERB remove_from_game(game *g, int seat, int count, int from, int cause);
VERB lose_chosen(game *g, int chooser, int seat, int count, int cause);     /* the chooser says which */
VERB found_colony(game *g, int seat, int planet, int most, int cause);       /* ships from its colonies */
void settle_from_draft(game *g, events *ev, int seat, int planet, int cause);
VERB land_ships(game *g, int seat, int count, int from, int planet, int cause);   /* out of the gate or the warp, straight to a planet */
VERB lose_at(game *g, int chooser, int seat, int count, int place, int cause);     /* ... where; they are there */
VERB lose_any(game *g, int seat, int count, int cause);     /* the loser chooses which, at the gate or on colonies */
VERB choose_losses(game *g, int seat, int count, int cause);    void give_up_colonies(game *g, events *ev, int seat, int cause);
VERB lose_from_colonies(game *g, int seat, int count, int cause);
VERB lose_elsewhere(game *g, int seat, int count, int cause);               /* none of those in the encounter */
/* Drafted ships wait in limbo: to be moved among colonies, or to be lost where others of their owner stand. */
void set_ships_apart(game *g, int seat);
void lose_these_too(game *g, events *ev, int seat, int cause);               /* ... and all are told of it */
void send_apart_to(game *g, int seat, int place);
int  ships_to_take(const game *g, int seat);                /* on colonies, without those that the lost encounter costs anyway */
VERB return_ships(game *g, int seat, int count, int from, int cause);
VERB save_from_loss(game *g, const frame *f);               /* all of the loss in f go home; by the rules */
VERB save_ships(game *g, const frame *f, int count);        /* of the loss in f, in W_WOULD_LOSE; its SOURCE saves them */
uint64_t colonies_left(const game *g, const frame *f);      /* to the loser, once the ships of the loss in f have been taken away */
VERB retrieve(game *g, int seat, int count, int cause);     /* out of the warp, to colonies */
VERB retrieve_as_told(game *g, int chooser, int seat, int count, int cause); /* ... which another chooses */
VERB discard(game *g, int seat, int card, int cause);
VERB draw(game *g, int seat, int count, int cause);
VERB draw_to_look(game *g, int seat, int count, int cause); /* aside, marked, seen by the seat alone */
VERB draw_to_hoard(game *g, int seat, int count, int cause);
VERB draw_to_fill(game *g, int seat, int count, int cause); /* a hand: who gets a full one by a cosmic quake draws no more */
VERB draw_to_deliver(game *g, int seat, int count, int cause);               /* to JUST_DRAWN + seat, where they stay */
/* table/drawn.c: what lies in JUST_DRAWN + seat. */
enum { FROM_REWARDS = 64 };                                  /* WHAT of a draw from the reward deck, which is not `the deck` */
VERB receive_rewards(game *g, int seat, int cause);
VERB receive(game *g, int seat, int cause);                 /* let others respond, then it goes to the hand */
void hold_back_card(game *g, int from, int seat, int card);       /* a card of another's hand */
void hold_back_at_random(game *g, int from, int seat);
void take_up_drawn(game *g, events *ev, int seat, int cause);
int  take_drawn_at_random(game *g, events *ev, int from, int to, int cause);
void take_drawn(game *g, events *ev, int from, int to, int card, int cause);  /* into the hand of `to`; both see it */
void look_at_drawn(game *g, events *ev, int viewer, int seat, int cause);
void deliver_drawn(game *g, int from, int to, int card);    /* to JUST_DRAWN + to */
bool can_draw(const game *g);                               /* deck, discards or a cosmic quake supply a card */
VERB discard_marked(game *g, int seat, int cause);          /* of its hand and aside */
VERB renew_hand(game *g, int seat);                         /* even if it holds one */
VERB new_hand(game *g, int seat);                           /* if it holds no encounter card */
/* Before cards are taken out of a hand, by whatever is no deal: its owner may put some out of reach, which come back behind it. */
void note_together(game *g, int before);                    /* the discards that have come since there were so many */
VERB threaten_hand(game *g, int seat, int count, int cause);
bool a_part_keeps(const game *g, int seat, int planet);       /* of ships that are being picked, one more from there */
void threat_is_over(game *g, int seat);
bool is_one_of_several(const game *g);                       /* the card that is being discarded */
#define THREATEN_HAND(seat, count) do { if (heard(g, W_WOULD_TAKE)) CALL(threaten_hand(g, seat, count, L(SOURCE))); } while (0)
VERB discard_at_random(game *g, int seat, int count, int cause);
VERB discard_hand(game *g, int seat, int cause);
/* These happen at once: they are no flows, and CALL does not take them. */
void take_card(game *g, events *ev, int from, int to, int card, int cause);  /* seen by both */
int  take_at_random(game *g, events *ev, int from, int to, int cause);       /* -1: none */
void take_played(game *g, events *ev, int from, int to, int card, int cause);  /* a card that is being played */
void show_to(game *g, events *ev, int seat, int card, int viewer, int cause);     /* one player sees it; it stays in the hand */
void show_from_hand(game *g, events *ev, int seat, int card, int cause);     /* everybody sees it; it stays there */
void pull_cards(game *g, events *ev, int from, int to, int count, int cause);    /* at random, aside: `to` sees them, and both have marked them */
void choose_from_deck(game *g, events *ev, int seat, int card, int cause);     /* which the seat has looked through */
void lay_in_order(game *g, int seat, int card);              /* an encounter card of the hand: it is played after those that were laid before it, and before all others */
void take_discard(game *g, events *ev, int seat, int card, int cause);
void keep_card(game *g, events *ev, int seat, int card, int cause);
void give_card(game *g, events *ev, int from, int to, int card, int cause);
int  give_at_random(game *g, events *ev, int from, int to, int cause);       /* -1: none. What is given is not taken: no rift goes off */
void pass_on(game *g, events *ev, int from, int to, int card, int cause);    /* everybody knows which */
void take_aside(game *g, events *ev, int seat, int card, int cause);        /* a card that it drew aside, into the hand */
void display_card(game *g, events *ev, int seat, int card, int tag, int cause);
void lay_beside(game *g, int seat, int card);               /* face up, until the encounter ends */
void play_beside(game *g, events *ev, int seat, int card, int cause);   /* a card of the hand, in addition to what was played */
void put_in_play(game *g, int card);                         /* in no hand while what it made possible is under way */
void put_on_destiny(game *g, int card);                     /* the next one to be drawn */
void look_at_destiny(game *g, int seat, int count);         /* the next ones: marked, and known to the seat */
void put_back_on_destiny(game *g, int seat, int card);      /* the next one, known to who looked */
void put_under_destiny(game *g, int seat, int card);
void drop_card(game *g, events *ev, int seat, int card, int cause);         /* to the discards, past all responses */
void swap_hands(game *g, events *ev, int a, int b, int cause);
void mix_hands(game *g, events *ev, int a, int b, int cause);                /* each gets as many back, at random */
void look_at_hand(game *g, events *ev, int viewer, int seat, int cause);
void look_at_sheet(game *g, events *ev, int viewer, int seat, int cause);    /* the cards face down on it */
void look_at_played(game *g, events *ev, int viewer, int seat, int cause);   /* the card before a player */
void look_at_deck(game *g, events *ev, int viewer, int count, int cause);    /* its top cards */
void look_at_pile(game *g, events *ev, int viewer, int pile, int count, int cause);      /* those of the deck, of destiny or of rewards */
void show_deck(game *g, events *ev, int by, int count, int cause);           /* so too, to all */
void play_face_down(game *g, events *ev, int seat, int card, int cause);
void play_face_up(game *g, events *ev, int seat, int card, int cause);
void play_extra(game *g, events *ev, int seat, int card, int cause);    /* face down beside the encounter card: C_AID, of an ally */
void play_blindly(game *g, events *ev, int seat, int cause);            /* a random encounter card */
void switch_played_cards(game *g, events *ev, int cause);
void pass_played(game *g, int from, int to);                /* its cards on the table are another's now, unseen */
void replace_played(game *g, events *ev, int seat, int card, int cause);     /* the old one goes to the discards */
void exchange_played(game *g, events *ev, int seat, int by, int card, int cause);     /* for this card of the other's hand, face up */
void put_under_deck(game *g, int card);
void show_card(game *g, int card);                          /* to all; it stays where it is */
void show_played(game *g, events *ev, int seat);            /* turn its card up */
bool is_played_down(const game *g, int seat);                /* there is a card to turn up */
VERB turn_up(game *g, int seat, int cause);                 /* a flow: it may be left face down instead */
enum { LENT_BY_DECK = SEATS + 1 };                          /* in power.lent_by */
void possess_hand(game *g, events *ev, int seat, int from, int p);          /* it is the hoard of sheet p until it is given back */
void give_back_hoard(game *g, events *ev, int seat, int to, int cause);
void put_on_deck(game *g, int card, unsigned known);
int  back_to(const game *g, int seat, int card);            /* where a card goes whose play is taken back: hand or hoard */
int  returns_to(const game *g, int seat, int card);         /* where a card goes that its player has again after use */
int  draw_hoarded(game *g, events *ev, int seat, int cause);                 /* one card; -1: none */
int  deal_hoard(game *g, events *ev, int seat, int count, int cause);        /* before the game: from the deck, past all responses */
void swap_hoard(game *g, int seat);                         /* hand and hoard */
void discard_hoard(game *g, events *ev, int seat, int cause);
void take_back_to_hoard(game *g, int seat);                 /* the card before it, which nobody else has seen */
void cover_card(game *g, int seat, int card);               /* face down before the player, out of reach ... */
bool is_covered(const game *g, int card);
void uncover_cards(game *g);                                /* ... and back into the hand */
void uncover_hand(game *g, int seat);
void lay_aside(game *g, events *ev, int seat, int cause);   /* the card before a player, until the encounter ends */
void take_back_played(game *g, events *ev, int seat, int cause);
void add_ships(game *g, events *ev, int seat, int cause);   /* the drafted ships join the encounter */
void add_ships_at(game *g, events *ev, int seat, int place, int cause);     /* ... on the side of that place */
void gather_on_sheet(game *g, int p, int count, int planet);    /* its holder's ships, before the game */
void drafted_to_sheet(game *g, events *ev, int seat, int p);     /* the drafted ships of the seat */
void bring_home_from_sheet(game *g, events *ev, int p, int seat);
void send_from_sheet(game *g, events *ev, int p, int count, int place, int cause);     /* its holder's ships, into the encounter */
VERB join_too(game *g, int seat, int side, int cause);      /* the other side as well; returns whether it sent ships */
void withdraw_ships(game *g, events *ev, int seat, int cause);          /* to the drafted colonies */
void invite_oneself(game *g, int seat);
void join_side(game *g, events *ev, int seat, int side, int cause);         /* with the drafted ships */
VERB bring_to(game *g, int seat, int count, int cause);     /* so many of its ships are in the encounter then, if it has them to spare */
void change_sides(game *g, events *ev, int seat, int cause);                 /* an ally, with its ships */
void summon_ally(game *g, events *ev, int host, int guest, int cause);       /* on the host's side from now on, without ships yet */
void expel_ally(game *g, events *ev, int seat, int cause);  /* its ships then go home: return_ships */

/* table/bargain.c: offers between players. */
enum { ANYTHING = -1, SERVICE = HC_ITEMS_END /* something that one of them does by a power, and that is no item */,
       SERVICE_AND_CARDS /* ... and cards out of that player's hand */ };
void open_bargain(game *g, unsigned parties, int about);    /* HC_ITEM_..., or one of these */
void serve(game *g, int seat);                              /* who does it */
void talk_between(game *g, int a, int b);                   /* what has been offered to others lies there still */
bool has_room_for_offer(const game *g);                     /* beside those on the table */
void withdraw_offer(game *g);                               /* the talks go on */
void withdraw_offer_to(game *g, int seat);                  /* ... of all the offers, that to this seat */
void take_back_offers(game *g);                             /* the talks are over */
void set_card_apart(game *g, int card, int from, int to);
bool can_give(const game *g, int seat);                     /* all that is asked of it */
static inline bool is_card_item(int what) { return what == HC_ITEM_CARD || what == HC_ITEM_RANDOM || what == HC_ITEM_OF_KIND; }     /* whichever they are */
static inline bool is_same_item(const hc_bargain_item *a, const hc_bargain_item *b)      /* as many of it as there are */
{
    return a->from == b->from && a->to == b->to && a->item == b->item && a->thing == b->thing;
}
void add_to_offer(hc_bargain *b, hc_bargain_item it);       /* one more */
int  captives(const game *g, int from, int to);             /* ships of `to` that `from` may let go for a ransom */
bool captives_in_deals(const game *g, int from);             /* not only for a ransom */
int  colonies_offered(const game *g, int but);              /* to others than this seat */

/* table/powers.c: sources, and powers that move. Nothing else changes `holder`. */
int  holder_of(const game *g, int source);
void add_windows_of_hook(window_set *set, const hook *h);
void stop_posing(game *g, int source);                       /* a card that was played as another is itself again */
int  played_class(const game *g, int source);                /* of a card that is played: the class that it counts as */
enum { ZAPPED = 1, FACE_DOWN = 2, SWITCHED_OFF = 4, ASLEEP = 16,         /* in power.off; asleep: of two aliens the one that is not active */
       HOMELESS = 64 };                                    /* ... and what follows from the table */
unsigned why_off(const game *g, int p);
enum { OF_ENCOUNTER = POWERS + 1, OF_TURN,                  /* in power.parent: it leaves when the encounter, the turn ends */
       OF_PLANET };                                         /* ... it sleeps until its planet wakes it, and stays with its owner */
int  child_of(const game *g, int p, int after);             /* the next power that hangs on p; -1 */
bool in_force(const game *g, int p);                        /* and face up */
bool is_working(const game *g, int p, int flags);           /* a part of a power with these flags */
bool may_be_turned_up(const game *g, int p);                 /* face down, but else in force */
int listens_face_down(const game *g, int seat, int w);       /* the sheet of this seat that lies face down and would act in a window; -1 */
enum { HIDDEN_ALIEN = UINT16_MAX };                                /* in views: face down before another */
/* The powers that a seat holds, in order. */
_Static_assert(POWERS < 64, "powers are in the first word of a set");
#define FOR_POWERS_OF(p, g, seat) \
    for (uint64_t left_##p = (g)->held[seat].word[0] & ((1ull << POWERS) - 1); left_##p; left_##p &= left_##p - 1) \
        for (int p = __builtin_ctzll(left_##p), once_##p = 1; once_##p; once_##p = 0)
bool has_power(const game *g, int seat, int alien);         /* and it is in force */
bool is_known_as(const game *g, int seat, int alien);       /* as far as anybody can see, in force or not */
int  part_of(const game *g, int source, int seat);
bool has_hoard(const game *g, int seat);                    /* it holds a sheet with a hoard, in force or not */
bool has_hoarded(const game *g, int seat, int classes);      /* cards of these classes that it may use there */
bool may_use_hoard(const game *g, int seat);                /* it holds a sheet with a hoard, in force */
void turn_sheet_up(game *g, events *ev, int p);             /* if it lies face down */
void turn_hoard_up(game *g, events *ev, int seat);          /* the sheet with a hoard */
void index_held(game *g);                                   /* held[], hears[], lasting and who listens in which bands, from scratch */
void index_view(const game *g, game *v);                    /* ... of a view of that game */
void index_piece(game *g, int thing);                       /* it has come, become another, or gone: piece_bands */
/* What a source did in this encounter: to read (nothing, if it did not act), and to write. */
extern const effect NO_EFFECT;
int  effect_at(const game *g, int source);                  /* its index, or where it would come */
effect *effect_for(game *g, int source);
void drop_effect(game *g, int source);
void put_in_effect(game *g, int source);                    /* what it has switched on changes numbers from now on */
void switch_off_effect(game *g, int source);                /* what it changes no longer holds */
enum { ROUSED = 128 /* of a power: asleep again when the encounter ends */, RESTING = 1 /* not played again this encounter */, THROWN_AWAY = 2 /* a flare, or another card that would stay, is discarded after use */,
       BARRED_AS_WILD = 4, BARRED_AS_SUPER = 8 /* a flare that was prevented in that half */,
       PROTECTED = 16 /* nobody can cancel it */ };     /* in effect.state */
void hold_source(game *g, int seat, int source);            /* it comes into those hands, and listens ... */
void let_go_source(game *g, int seat, int source);
static inline const effect *effect_of(const game *g, int source) { return has(&g->acted, source) ? &g->effect[effect_at(g, source)] : &NO_EFFECT; }
static inline bool has_acted(const effect *e) { return e->used || e->state; }
/* table/memory.c: what a sheet keeps in mind. */
const memo *memos_of(const game *g, int p);                 /* NULL: none */
uint8_t *memory_of(game *g, int p);
const uint8_t *memory_in(const game *g, int p);
uint64_t planets_in_memory(const game *g, int p, int at);
void put_planets_in_memory(game *g, int p, int at, uint64_t set);
void forget_planet(game *g, int planet);                    /* it leaves the game */
void forget_memory(game *g, int p);
void hide_memories(game *v, int seat);
void guess_memories(game *g, int seat);
const char *check_memories(const game *g);
int  read_memos(const game *g, hc_memo out[], int room);
void hang_power(game *g, events *ev, int parent, int alien, int cause);     /* on another: it goes where that goes */
int  new_power(game *g, int seat, int alien, int parent);   /* -1: there is no room */
int  lay_asleep(game *g, int seat, int alien);               /* OF_PLANET; -1: there is no room */
void wake_for_encounter(game *g, events *ev, int p, int cause);             /* ... instead of those that its holder has, until the encounter ends */
void visit_as(game *g, events *ev, int seat, int alien, int cause);         /* until the encounter ends, instead of those it has */
void wake_only(game *g, events *ev, int p, int child);       /* of those that hang on p; all others sleep */
void end_visit(game *g, events *ev, int seat, int cause);
void lend_alien(game *g, events *ev, int seat, int alien, int cause);       /* besides those it has, until the turn ends */
void end_lent_aliens(game *g);
void grant_power(game *g, events *ev, int seat, int alien, int cause);      /* besides those it has */
int  lend_with(game *g, events *ev, int seat, int alien, int thing);       /* so too, while that piece acts: form.lends; -1: no room */
void move_lent(game *g, events *ev, int thing, int seat);   /* what it lends goes where the piece goes */
void powers_go_home(game *g);
void borrow_power(game *g, events *ev, int p, int seat, int cause);         /* until the encounter ends */
void trade_powers(game *g, events *ev, int a, int b, int cause);            /* all that two seats own, for good */
bool is_bound(const game *g, int p);                        /* to its owner's colour: it cannot be taken, lent, traded or copied */
bool owns_power(const game *g, int seat);                   /* one that can be traded, and has it at hand, in force or not */
bool are_kept_by_piece(const game *g, int seat);            /* its powers, with however few home colonies */
void keep_power(game *g, events *ev, int seat);              /* until the encounter ends, with however few home colonies */
void shield_power(game *g, int p);                          /* until the encounter ends nothing cancels its uses or switches it off */
unsigned replaced_by(const game *g, int source);            /* table/at_odds.c: the rules in whose place it puts something else */
source_set powers_at_odds(const game *g, const source_set *duties);     /* those of which only one can count; or none */
void rest_others(game *g, events *ev, const source_set *duties, int counts, int seat);
void renew_power(game *g, int p);                           /* as if it had not been used in this encounter */
void rouse_power(game *g, events *ev, int p);               /* the one of two that is asleep: until the encounter ends */
bool is_shielded(const game *g, int p);
void zap(game *g, int p);                                   /* its uses are over until the encounter ends */
void switch_off(game *g, int p);                            /* until the encounter ends */
void become(game *g, events *ev, int p, int alien, int cause);
bool has_lasting_part(const form *f);                       /* that holds as long as the power is in force */
void add_tokens(game *g, events *ev, int p, int count, int cause);          /* on the sheet */
void drop_power(game *g, events *ev, int p);                /* nobody has it any more */
/* Aliens that are in the game, and whom each of them may not meet: gathered once for all that might join them. */
typedef struct company { int count; uint16_t alien[2 * POWERS], not_with[2 * POWERS]; } company;
void add_company(company *c, const game *g, int alien);     /* 0: nobody */
bool may_join(const company *c, const game *g, int alien);
bool is_alien_barred(const game *g, int seat, int alien);          /* by a part: for this seat as the game begins; NOBODY: for all and for ever */
int  unused_alien(game *g);                                 /* at random, without set-up; 0: none */
int  unused_alien_or(game *g, const uint16_t *set_up);      /* ... or one of these, which are set up then; up to 0 */
int  power_of(const game *g, int seat);                     /* its first in force; -1 */
int  power_on_top(const game *g, int seat);                   /* of one that another hangs on, that other one: what can be copied or taken */
int  power_slot(const game *g);                             /* a free one of the pool; -1 */
static inline bool is_in_reserve(const game *g, int card) { return card >= g->acting_cards - g->reserve && card < g->acting_cards; }
int  unused_flare_name(game *g);                            /* at random, of those that are not in the game; 0: none */
void add_reserve(game *g, int room);                        /* as the deck is made; as many as there is room for */
void put_unused_flares_away(game *g, int seat, bool for_good);
void take_unused_flare(game *g, events *ev, int seat, int card, int cause);
int  draw_unused_flare(game *g, int place, unsigned known); /* at random; -1: none */
bool may_become(const game *g, int alien);                  /* in the middle of a game */
bool may_be_named(const game *g, int seat, int alien);      /* ... as far as this seat knows who is in it */
int  flare_of(const game *g, int alien);                    /* as a source; -1 */
bool super_on(const game *g, int alien);                    /* its super flare is in effect */
bool spend_super(game *g, int alien);                       /* for one use of the power */
bool lay_super_down(game *g, int seat, int alien);          /* spends it; it is in no hand until it is taken up */
void take_super_up(game *g, events *ev, int seat, int alien, int cause);
bool has_had_its_flare(const game *g, int seat);             /* of this encounter: it may play no other */
bool is_flare_spent(const game *g, int flare, int part);
void hand_flare_back(game *g, events *ev, int seat, int flare, int cause);   /* prevented: it was not used */
bool super_ready(const game *g, int seat, int alien);       /* it could still be played in this encounter */
/* After ships have left colonies: who has lost a power by it. */
static inline bool news_waits(const game *g) { return act_does(g, LATE_NEWS); }       /* until an act under way is done */
#define SPREAD_NEWS      do { if (g->losers_of_powers && !news_waits(g)) CALL(push(g, CORE(flow_news), g->offense)); } while (0)
/* After ships have come to planets: flow_landings (table/verbs_ships.c). */
#define ANSWER_LANDINGS  do { if (g->landed) CALL(push(g, CORE(flow_landings), g->offense)); } while (0)
/* Doings that are kept in mind until the encounter ends, where somebody is there to hold them against a player. */
enum { SEEN_CRUSHING, SEEN_LITTERING, SEEN_LOITERING, SEEN_CANCELLING, SEEN_STINTING, SEEN_BULLYING, SEEN_END };
_Static_assert(SEEN_END <= (int)HC_SEEN, "now.seen has a mask for each");
static inline void notice(game *g, int what, int seat)
{
    if (g->parts && book_of(g)->notice) book_of(g)->notice(g, what, seat);
}
#include "table/grafts.h"
#include "table/pieces.h"

/* The sheet of a source: what is printed on it; of a card on its way what it was played as; and so too, wherever the card is by now.
 * Mostly no card poses as another. */
static inline int printed_sheet(const game *g, int source)
{
    if (is_piece(source)) return read_piece(g, source)->sheet;
    return source < POWERS ? g->power[source].alien : sheet_of_card(g, CARD_OF_SOURCE(source));
}
int sheet_while_posing(const game *g, int source), acting_while_posing(const game *g, int source);      /* table/powers.c */
static inline int sheet_of(const game *g, int source) { return g->now.posing ? sheet_while_posing(g, source) : printed_sheet(g, source); }
static inline int acting_sheet(const game *g, int source) { return g->now.posing ? acting_while_posing(g, source) : printed_sheet(g, source); }

/* view/read.c: a card beside the one that a player has laid, as one of the things that lie about. */
void read_beside(const game *g, hc_table *t, int seat);
#endif
