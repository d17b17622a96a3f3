/* events.h - what a game tells: every kind of event, and what its numbers mean. A part of hypercone.h. */
#ifndef HYPERCONE_EVENTS_H
#define HYPERCONE_EVENTS_H
#include <stddef.h>
#include <stdint.h>

/* Who may know of something: a bit for each seat, and one for whoever only looks on. That all players, also eight of
 * them, happen to know it does not lay it open. */
enum { HC_IN_THE_OPEN = 1 << 8, HC_SEEN_BY_ALL = HC_IN_THE_OPEN | 255 };

/* What happened, in order. `see` is a mask of those who may know the details: everybody
 * else reads the event through hc_event_for. `sheet` and `by` say why: the alien or card that
 * brought it about and the seat that used it; sheet 0: the rules. */
typedef struct hc_event {
    uint8_t kind, seat, other, by;
    uint16_t see, sheet, flag;
    int16_t a, b, c;
} hc_event;

/* Why, when sheet is 0: which rule. In hc_event.flag. */
enum { HC_BY_RULES, HC_BY_ENCOUNTER, HC_BY_FAILED_DEAL, HC_BY_DEAL, HC_BY_NEW_HAND, HC_BY_REWARD, HC_BY_COMPENSATION,
       HC_BY_REGAINING, HC_BY_NO_COLONY, HC_BY_NO_CARDS, HC_BY_BLAST, HC_BY_HAND_LIMIT, HC_BY_UNSEEN /* a plan that was never turned up */,
       HC_BY_CONE /* a reward of an ally of the offense, the cone being turned over */, HC_BY_SPIRAL /* of whoever defends one */ };

/* Where the caller wants to have them; all zero but `item` and `room` is a good beginning. What is `unwanted` is not
 * written: kind k is bit k % 64 of unwanted[k / 64]. */
typedef struct hc_events { size_t count, room, dropped; hc_event *item; uint64_t unwanted[4]; } hc_events;

/* name, what seat / other / a / b / c mean */
#define HC_EVENTS(X) \
    X(GAME_BEGINS)        /* seat begins                                                   */ \
    X(TURN)               /* seat's turn; a: number of the turn                            */ \
    X(ENCOUNTER)          /* seat is the offense; a: 1st or 2nd of the turn; b = 1: out of turn */ \
    X(REGAINED)           /* seat takes a ships out of the warp to place b                 */ \
    X(ORDERS)             /* seat turns over the destiny card or disc of `other`; a: the card, b: HC_DESTINY_... */ \
    X(ORDERS_SHUFFLED)    /* the destiny pile is made anew                                 */ \
    X(DRIVES_OUT)         /* seat chooses to fight at home, or in the system of `other`, its partner */ \
    X(DRAWS_AGAIN)        /* seat draws destiny again                                      */ \
    X(REESTABLISHES)      /* seat settles again on its own empty planet a, with b ships    */ \
    X(HAZARD)             /* b: 0: the destiny card carries a hazard warning; HC_HAZARD_DRAWN: hazard a comes; HC_HAZARD_OVER: it goes; HC_CONE_...: a comet turns the cone */ \
    X(QUAKE)              /* no card is left to draw, a = 1: no encounter card; all hands are dealt anew */ \
    X(DEFENSE)            /* seat is the defense: chosen (a wild card, the aim), not named by destiny */ \
    X(GATHERED)           /* seat takes a ships from planet b into the gate; c = 1: to settle again at home */ \
    X(COLONY_LEFT)        /* seat has no ship left on planet a                             */ \
    X(AIMED)              /* seat aims at planet a, against `other`                        */ \
    X(INVITED)            /* seat invites `other` to side a                                */ \
    X(INVITED_NOBODY)     /* seat invites nobody to side a                                 */ \
    X(JOINED)             /* seat joins side a with b ships                                */ \
    X(STAYED_OUT)         /* seat declines, was not invited (a = 1), or had to join but sends no ship (a = 2) */ \
    X(CARD_DOWN)          /* seat plays a card face down; a: the card, for who sees        */ \
    X(CARD_UP)            /* seat plays card a face up                                     */ \
    X(REVEALED)           /* seat's card a is turned up                                    */ \
    X(MORPHED)            /* seat's morph has become what `other` played; a: a value or HC_FACE_... */ \
    X(STEP)               /* a step of side seat's total; other: whose ships; a before, b after, c: stage */ \
    X(TOTAL)              /* side seat (main player `other`) reaches total a; b: its card, c: its ships */ \
    X(OUTCOME)            /* offense seat, defense `other`; a: HC_SIDE_OFFENSE, HC_SIDE_DEFENSE, HC_BOTH_LOST, HC_SIDE_NONE (both talk); b = 1: two attacks; c = 1: a tie, HC_NOT_COMPARED: settled without the cards, HC_LOWER_WON: the lower total was called */ \
    X(TO_LOSE)            /* seat is to lose a ships of place b, which were chosen for it; c = 1: in place of as many in the encounter */ \
    X(LOST)               /* seat loses a ships from place b (HC_LIMBO: those of TO_LOSE) to place c; other = seat: The Prometheus is one of them */ \
    X(RETURNED)           /* seat's a ships come home from place c to planet b; other = seat: off a moon */ \
    X(LANDED)             /* seat lands a ships on planet b; c = 1: a new colony           */ \
    X(COMPENSATION)       /* seat takes a cards at random from `other`; b: how many are owed */ \
    X(NO_COMPENSATION)    /* seat gets none from `other`; a = 1: there are no cards for the b owed, 2: it has lost no ships */ \
    X(REWARD)             /* seat earns a rewards, b of them as ships; for c there is no card; a = 0: it is denied them */ \
    X(DREW)               /* seat draws a cards; b = 1: reinforcements, from their own deck (Duel) */ \
    X(DREW_CARD)          /* seat drew card a: for who sees                                */ \
    X(NEW_HAND)           /* seat has no encounter card and gets a new hand                */ \
    X(NO_CARDS)           /* seat needs an encounter card and there is none                */ \
    X(DISCARDED)          /* seat discards card a; b = 1: a tech that it abandons           */ \
    X(TOOK_CARD)          /* seat takes card a from `other` (HC_NOBODY: discards)          */ \
    X(DISPLAYED)          /* seat lays card a face up beside planet b (HC_NO_PLANET: beside its sheet) */ \
    X(KEPT_CARD)          /* seat keeps card a; b = 1: in its hoard, 2: aside until the encounter ends; c = 1: it had only drawn it to look */ \
    X(GAVE_CARD)          /* seat gives card a to `other`                                  */ \
    X(HANDS_SWAPPED)      /* seat and `other` swap hands                                   */ \
    X(HANDS_MIXED)        /* seat and `other` mix their hands and get a and b cards back   */ \
    X(LOOKED)             /* seat looks at the hand of `other`, a cards                    */ \
    X(SAW_CARD)           /* seat saw card a of `other`, in hand, played (b = 1), on top of the deck (2), on a sheet (3), of destiny (4), of rewards (5): for who sees */ \
    X(CARDS_SWITCHED)     /* the cards on the table change places                          */ \
    X(SHUFFLED)           /* the discards become the deck                                  */ \
    X(USED_POWER)         /* seat uses the power `sheet`; a: which of its hooks; c: against the sheet c of `other`, below 0: a card, its flare */ \
    X(PLAYED_CARD)        /* seat plays card a (an artifact, a flare ...); b / HC_HOOKS: hc_part; c: as of USED_POWER */ \
    X(CANCELLED)          /* seat's act is cancelled; sheet: by what; a: sheet cancelled, 0: a deal (c = 1: only its terms); b = 1: a card, its flare */ \
    X(POWER_LOST)         /* seat's power is lost: too few home colonies                   */ \
    X(POWER_REGAINED)     /* seat's power is back                                          */ \
    X(POWER_MOVED)        /* seat now holds the power of alien a (0: face down before another); b = 1: until the encounter ends, 2: turns it up */ \
    X(GOT_TOKEN)          /* seat gets a token from `other`                                */ \
    X(CLAIMED)            /* seat says what its face-down card is: a value or HC_FACE_...; b: ships at risk besides */ \
    X(CHALLENGED)         /* seat does not believe `other`; a = 1: and is right            */ \
    X(CAUGHT)             /* seat catches `other` taking what it may not; a: label of prompt b of `sheet` */ \
    X(CARD_UNDER)         /* seat puts its card face down under the deck                   */ \
    X(POSSESSED)          /* seat lays the a cards of `other`'s hand on its sheet, to use them; b = 1: `other` has to join seat instead */ \
    X(POSSESSED_BACK)     /* seat gives a such cards back to `other` (HC_NOBODY: onto the deck) */ \
    X(CHOSE_PLANET)       /* seat chose planet a for `sheet`                               */ \
    X(TOKEN_TURNED)       /* the token of `other` before seat now shows label a of prompt b of `sheet`; a = 0: it goes back */ \
    X(TOKENS)             /* seat puts a tokens on its sheet (-1: discards one); b: how many there are now; c = 1: on a station, the cause */ \
    X(SENT_HOME)          /* seat is no longer an ally                                     */ \
    X(REPLANNED)          /* the encounter goes back to the choice of cards; a = 1: and ships to where they were */ \
    X(DEAL_BEGINS)        /* seat and `other` may deal; a: mask of all who talk            */ \
    X(DEAL_OFFERED)       /* seat offers terms to `other`; a: round                        */ \
    X(DEAL_TERM)          /* part of the offer: seat would give; a: HC_TERM kind, b: card, planet or number */ \
    X(VOTED)              /* seat votes for side a; b = 1: as was agreed                   */ \
    X(DEAL_AGREED)        /* seat agrees to the offer of `other`; more have to           */ \
    X(OFFER_TAKEN)        /* seat takes the offer of `other`: no deal, and nobody loses ships without it */ \
    X(OFFER_REFUSED)      /* seat does not                                                 */ \
    X(DEAL_COUNTERED)     /* seat wants to make an offer of its own                        */ \
    X(DEAL_MADE)          /* seat accepts the offer of `other`                             */ \
    X(DEAL_FAILED)        /* seat ends the talks; a = 1: time is up, 2: a deal was annulled */ \
    X(SECOND_ENCOUNTER)   /* seat takes a second encounter; a = 1: by a power               */ \
    X(TURN_ENDS)          /* seat's turn ends; a: HC_END_...                               */ \
    X(KEPT_TECH)          /* seat keeps tech a, face down: for who sees                     */ \
    X(DREW_TECHS)         /* seat draws a techs instead of another encounter, to keep one   */ \
    X(TECHS_SHUFFLED)     /* used techs go back into the tech deck                         */ \
    X(RESEARCHED)         /* seat puts a ship from planet b on tech a (for who sees), where c are now */ \
    X(COMPLETED)          /* seat completes tech a                                         */ \
    X(STORED)             /* seat puts card a under a tech: for who sees                   */ \
    X(HELD_OUT)           /* seat's a ships stay on planet b although they should be lost  */ \
    X(PLANET_ADDED)       /* planet a joins the system of seat                             */ \
    X(PLANET_MOVED)       /* planet a joins the system of seat, out of that of `other`, where it had number b */ \
    X(PLANET_REMOVED)     /* planet a of seat's system is removed from the game            */ \
    X(CANNON)             /* seat puts the Lunar Cannon behind planet a                    */ \
    X(CAPTURED)           /* a ships of seat from place b are captured by `other`          */ \
    X(FREED)              /* a ships of seat come free from `other`, to place b            */ \
    X(BUNDLED)            /* the a ships of seat at place b are one ship from now on       */ \
    X(TO_SHEET)           /* a ships of seat go from place b to the sheet that is the cause */ \
    X(FROM_SHEET)         /* a ships of seat come from the sheet that is the cause to planet b */ \
    X(COMMISSIONED)       /* seat gets The Prometheus, at place a                          */ \
    X(SHOWED)             /* seat shows all players card a of its hand                     */ \
    X(PIECE)              /* piece a goes to seat; b: HC_PIECE_LAID before it, HC_PIECE_AWAY, HC_PIECE_TURNED face down there or HC_PIECE_ATTACHED to planet c; HC_PIECE_REACHED: seat occupies moon a at place c; HC_PIECE_SPENT: moon a at place c is discarded */ \
    X(CHOICE)             /* seat chose label a, the number a, or the player `other`, of prompt b of `sheet`; c = 1: the side a that a card is played on, HC_ON_DIAL: its dial shows that */ \
    X(EXTRA_DOWN)         /* seat lays card a face down beside the encounter cards: the card for who sees; b = HC_KICKER_LAID: a kicker; HC_INTIMIDATE_...: an intimidate */ \
    X(RIFT)               /* rift a, which seat has taken, goes off; b: its number           */ \
    X(EXTRA_UP)           /* seat's extra card a is turned up                              */ \
    X(NAMED)              /* seat names face a (see hc_face); b: the card that it plays as that, or (c = 1) turns into it, HC_NO_CARD: none; of a flare, c: whose */ \
    X(ROLES_SWAPPED)      /* seat is now the offense, `other` the defense; a: seat takes the place of `other` as the offense (1), the defense (2) */ \
    X(TOKEN_BESIDE)       /* seat's token beside planet b; a = 0: laid there, 1: swapped with that of planet c (HC_NO_PLANET: one of its sheet), 2: turned up, harmless, 3: turned up, a trap; 4, 5: other sees that it is a decoy, a trap */ \
    X(HOSTAGES)           /* the ships of `other` on planet a are hostages of seat         */ \
    X(SHOWN)              /* seat shows the label a of prompt b of `sheet`: for who sees  */ \
    X(SYSTEMS_SWAPPED)    /* seat and `other` change home systems and colours             */ \
    X(FATE)               /* destiny card a is turned up                                   */ \
    X(DISCOVERED)         /* planet a is laid out; b = 1: in the Warp                       */ \
    X(DUEL_BEGINS)        /* a duel over planet a; HC_NO_PLANET: a contest                 */ \
    X(SENT)               /* seat sends a ships to planet b; c: what its dial shows        */ \
    X(ENVOY_MOVED)        /* envoy a is now allied with seat (HC_NOBODY: neutral); b = 1: out of the game, 2: replaced; c = 1: one ally too many */ \
    X(ENVOY_UP)           /* seat turns its envoy up: card a                               */ \
    X(TACTIC)             /* seat shows tactic a                                           */ \
    X(RETREATED)          /* a ships of seat retreat from planet b                         */ \
    X(RECOVERED)          /* seat recovers a ships from place b                            */ \
    X(READIED)            /* seat readies a tactics; b: which, as a mask                    */ \
    X(BACKED)             /* seat plays reinforcement a on the clout of `other`            */ \
    X(CLOUT)              /* seat has clout a; b: its plan                                 */ \
    X(DUEL_WON)           /* seat wins the duel (b = 1: the contest); a = 1: only it has ships left, 2: a tie, 3: the lower clout wins */ \
    X(DUEL_AGAIN)         /* no ship is left on planet a: the duel starts again            */ \
    X(LEADS)              /* seat is the leader now, `other` the straggler; a: HC_LEADS_...: why */ \
    X(OUT_OF_SHIPS)       /* seat has to send ships and has none                           */ \
    X(REMOVED_CARD)       /* seat removes card a from the game                             */ \
    X(TEAM)               /* a: HC_TEAM_...: seat and `other` are partners; seat has none; it is the turn of the seat opposite it, which is empty; seat has met a condition and waits for `other`; seat gives its new colony on planet b to `other`, c ships */ \
    X(WIN_DENIED)         /* seat has what wins the game, a foreign colonies, but does not win */ \
    X(CROWDED)            /* so much is under way that nobody is asked to respond to what seat does */ \
    X(LUCRE)              /* a lucre of seat; b: HC_LUCRE_...: from the bank, to the bank, to `other`; c: what seat has then */ \
    X(PRAW)               /* all a ships in the warp fall into the Praw; seat: raises a of its own to the warp */ \
    X(CARD_GONE)          /* card a of seat leaves the game                                */ \
    X(LUX)                /* a lux and c ultra lux of seat; b: HC_LUX_...                  */ \
    X(COUNTS_AS)          /* seat's card, turned up as a, counts as b: values or HC_FACE_..., one of them an attack */ \
    X(WON)                /* seat has won with a foreign colonies; b = 1: in another way    */ \
    X(GAME_OVER)          /* a: mask of the winners                                        */
#define X(name) HC_EV_##name,
typedef enum hc_event_kind { HC_EVENTS(X) HC_EVENT_KINDS } hc_event_kind;
#undef X

/* What a destiny card says. */
enum { HC_DESTINY_COLOUR, HC_DESTINY_WILD, HC_DESTINY_MOST_COLONIES, HC_DESTINY_MOST_CARDS, HC_DESTINY_FEWEST_IN_WARP };

enum { HC_HAZARD_DRAWN = 1, HC_HAZARD_OVER, HC_CONE_REVERSED, HC_CONE_NORMAL };     /* b of HAZARD */
enum { HC_TEAM_FORMED, HC_TEAM_ODD, HC_TEAM_EMPTY_SEAT, HC_TEAM_WAITS, HC_TEAM_GIVES };       /* a of TEAM */
enum { HC_LUCRE_TAKEN, HC_LUCRE_PAID, HC_LUCRE_GIVEN };     /* b of LUCRE */
enum { HC_LUX_TAKEN /* from the supply */, HC_LUX_PAID /* to it */, HC_LUX_GIVEN /* to `other` */, HC_LUX_AT_GATE, HC_LUX_AT_PLANET, HC_LUX_COLLECTED,
       HC_LUX_PRICE /* a: that of a reward at the market of seat */, HC_LUX_JOINS, HC_LUX_REFUSES /* the market of `other` */ };     /* b of LUX */
enum { HC_PIECE_LAID, HC_PIECE_AWAY, HC_PIECE_TURNED, HC_PIECE_REACHED, HC_PIECE_SPENT, HC_PIECE_ATTACHED };    /* b of PIECE */
enum { HC_KICKER_LAID = 1, HC_INTIMIDATE_LAID, HC_INTIMIDATE_USED /* that of `other` */ };          /* b of EXTRA_DOWN and EXTRA_UP */
enum { HC_DREW_REWARDS = 2 };         /* b of DREW: from the reward deck */
enum { HC_NOT_COMPARED = 2, HC_LOWER_WON = 3 };         /* c of OUTCOME */
enum { HC_ON_DIAL = 2 };              /* c of CHOICE */
enum { HC_LEADS, HC_LEADS_BY_PLANETS, HC_LEADS_BY_PLAN, HC_LEADS_BY_SEAT /* both plans were the same */ };
enum { HC_END_NORMAL, HC_END_LOST, HC_END_NO_DEAL, HC_END_NO_CARDS, HC_END_NO_SHIPS, HC_END_DECLINED, HC_END_SECOND, HC_END_SINGLE,
       HC_END_FORBIDDEN };
#endif
