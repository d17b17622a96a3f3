/* encounter.h - what the steps of an encounter, acts and totals share (part of rules.h). */
#ifndef ENCOUNTER_H
#define ENCOUNTER_H
#include "parts/flows.h"

enum {
    DEAL_MADE = HC_DEAL_MADE, DEAL_FAILED = HC_DEAL_FAILED,
    FACE_RETREAT = HC_FACE_RETREAT, FACE_NEGOTIATE = HC_FACE_NEGOTIATE, FACE_MORPH = HC_FACE_MORPH, FACE_NONE = HC_FACE_NONE
};
enum { BY_ENCOUNTER = -2, BY_FAILED_DEAL = -3, BY_DEAL = -4, BY_NEW_HAND = -5, BY_REWARD = -6, BY_COMPENSATION = -7,
       BY_REGAINING = -8, BY_NO_COLONY = -9, BY_NO_CARDS = -10, BY_CONE = -14, BY_SPIRAL = -15 };

/* As whom: the roles of an encounter, in hook.as. */
enum { AS_OFFENSE = 1, AS_DEFENSE = 2, AS_ALLY = 4, AS_BYSTANDER = 8,
       AS_MAIN = AS_OFFENSE | AS_DEFENSE, AS_INVOLVED = AS_MAIN | AS_ALLY, AS_ANYONE = AS_INVOLVED | AS_BYSTANDER };

/* What modifiers are folded over, in the order in which a total grows; then limits. */
enum { Q_FACE = Q_NONE + 1, Q_CARD, Q_WORTH, Q_COMBINED, Q_ALLIES, Q_ADDED, Q_MULTIPLIED, Q_BONUS, Q_WINNER,
               Q_UPSET /* the winner, after everything else */, Q_PRINTED /* a card as it is turned up */, Q_AT_ONCE /* before other effects on it */,
               Q_COPIED /* then one that copies the other */, Q_CALMED /* at last, attacks that count as none */,
               Q_ADJUSTED /* the value of a card, after all that was called before the reveal */,
               Q_SHIP_LIMIT, Q_LOSS /* ships that a negotiate card is compensated for */,
               Q_CONSOLED /* is a loser compensated whatever it played */, Q_COMPENSATION,
               Q_REWARDED /* ships that rewards are for, as they count */, Q_REWARDS, Q_COLONIES_TO_WIN,
               Q_REGAIN, Q_HAND /* cards that are dealt to a player */, Q_NO_HAND /* does it do without encounter cards of its own */,
               Q_DEAL_COST /* ships lost by a failed deal, as the cards say */, Q_FAILED_DEAL /* ... after that */, Q_DEAL_COLONIES /* that one may get by a deal */, Q_FROM_WARP /* ships that may join the encounter out of the warp */,
               Q_RELEASE /* may free ships as a term of a deal: 1 the other's, 2 anybody's */,
               Q_WATCHED /* seats that see what a player draws: a mask */,
               Q_DECREED /* who wins whatever the cards say, else no side; the first in timing order has won */, Q_STATED /* what a card is said to be */, Q_COMPENSATED_BY /* the seat that pays */,
               Q_MUST_JOIN /* the side that a player has to join; plus AT_WILL */, Q_NEW_HAND /* cards of a new hand that are drawn at once */,
               Q_WILD_AT_HOME /* may a wild destiny card lead into the own system */, Q_HOMEWARD /* do ships go home instead of to the warp */,
               Q_ROOM /* of a planet: ships that can stand there in all */, Q_EARNED /* rewards that a player takes besides, when the encounter is resolved */,
               Q_MANY_FLARES /* may a player play more than one in an encounter */,
               Q_TURNS /* how many seats clockwise the next turn is */,
               Q_INCOME /* lucre at the start of a turn */, Q_LUCRE /* of a side: what it adds to the total */,
               Q_MARKER /* what counts as foreign colonies towards the win */,
               Q_CROSSED /* does an ally win what those of the other side would */,
               Q_GUESTS /* players whom a main player may invite */,
               Q_PREY /* ships of a losing player that can still be captured */,
               /* Permissions: 1 by rule. `about` is PERMIT(seat, thing); asked by may(), which costs nothing while nobody forbids anything. */
               Q_MAY, Q_MAY_SPEAK = Q_MAY /* + what is said: SPEAK_... */, Q_MAY_INVITE, Q_MAY_ALLY /* + a side */, Q_MAY_PLAY /* + a kind of card that acts */,
               Q_MAY_SELECT /* + a kind of encounter card; who has no other may all the same */,
               Q_MAY_SELECT_CARD /* + a card, likewise */,
               Q_MAY_LEAVE /* + a planet */, Q_MAY_LOSE /* + a place: ships there may be lost */, Q_MAY_LAND /* + a planet */,
               Q_MAY_REGAIN, Q_MAY_GO_ON /* to another encounter */, Q_MAY_WIN /* + how: WIN_BY_... */, Q_MAY_BUY /* for lucre */, Q_MAY_SUPER /* use the flare of its own power as such */,
               Q_MAY_COME_BACK /* out of the warp, in whatever way */, Q_COUNT };

enum { WIN_BY_POWER, WIN_BY_COLONIES };
enum { SPEAK_USE /* a power that need not be used */, SPEAK_TERMS /* of a deal */ };

extern const book ENCOUNTER_BOOK;            /* encounter/book.c */
bool encounter_revealed(const game *g);      /* for the book: see machine/book.h */
void encounter_totals(const game *g, hc_sum *out);
int  encounter_progress(const game *g, int seat);
bool encounter_outlook(const game *view, int seat, const hc_option *o, int along, hc_prospect *out);      /* encounter/outlook.c */
void set_up_encounters(game *g, const hc_setup *s);
const char *check_encounters(const game *g);
void fill_encounters(game *g, int seat, hidden_cards *u);
void read_encounters(const game *g, hc_table *t);
#define ENCOUNTER_FLOWS(X) \
    X(flow_game) X(flow_setup) X(flow_turn) X(flow_rotation) X(flow_start_turn) X(flow_extra) X(flow_claim) X(flow_encounter) X(flow_put_away) \
    X(flow_regroup) X(flow_destiny) X(flow_reestablish) X(flow_aim) X(flow_defense_hand) X(flow_gather) X(flow_commit) X(flow_sort) \
    X(flow_from_warp) X(flow_invite) X(flow_join) X(flow_planning) X(flow_reveal) X(flow_turn_up) X(flow_outcome) X(flow_losses) \
    X(flow_losses_together) X(flow_landing) X(flow_compensation) X(flow_consolation) X(flow_rewards) X(flow_announce_rewards) \
    X(flow_deliver_rewards) X(flow_rewards_of_all) X(flow_earnings) X(flow_deal) X(flow_pay_for_talks) X(flow_offers) \
    X(flow_carry_out) X(flow_draw_blindly) \
    X(flow_from_hoard) \
    PART_FLOWS(X) \
    X(flow_join_too) X(flow_say_on_what) X(flow_pose) X(flow_haggle) X(flow_pay_for_service) X(flow_kickers) X(flow_kickers_up) \
    X(flow_cone_allies) X(flow_cone_rewards) X(flow_regain) X(flow_run_out) X(flow_which_half)
#define X(name) FLOW(name);
ENCOUNTER_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { BEFORE_ENCOUNTER_FLOWS = TABLE_FLOW_COUNT - 1, ENCOUNTER_FLOWS(X) ENCOUNTER_FLOW_COUNT };
#undef X
_Static_assert(ENCOUNTER_FLOW_COUNT <= 256, "FLOW_INDEX has eight bits");

/* game/refuse.c: *at names the seat at fault, or nobody */
hc_status check_setup(const hc_setup *s, int *at);

/* encounter/planning.c */
int  encounter_filter(const game *g, int seat);              /* classes that it may play now */
int  forced_card(const game *g, int seat);                   /* the one card of its hand that it may play; -1: any */

/* encounter/acts.c: what is said of cards that act; for the book, see machine/book.h */
bool is_usable(const game *g, int source, int seat);
window_set windows_to_pose(const game *g, int any, int source);
bool may_be_either(const game *g, int source, int seat);     /* the flare of its own power: as super or as wild */
void keep_in_mind(game *g, int what, int seat);              /* encounter/game.c */
bool stays_in_use(const game *g, int source);
bool may_turn_up(const game *g, const frame *f, int w, int p, int seat);
uint32_t comes_before(const game *g, const frame *f);
uint32_t said_on_what(const hook *h);
void play_card(game *g, const frame *f, int card);
void take_super_back(game *g, events *ev, const frame *f, const hook *use);
bool plays_card(const game *g, int source);
int  power_of_card(const game *g, const frame *f, const hook *h);
void flare_not_used(game *g, events *ev, const frame *f);
VERB put_card_away(game *g, const frame *f, const hook *h, int card, bool was_cancelled_now);
void abandon_card(game *g, const frame *f, const hook *h, int card);
bool is_wanted_card(const game *g, int seat, int card);      /* encounter/planning.c */
void note_step(const sum *s, quantity q, int about, int source, int before, int after);      /* encounter/totals.c */
bool does_lower_win(const game *g);                          /* of two totals; a tie is the defense's all the same */
void note_sheet_step(const sum *s, quantity q, int side, int sheet_id, int before, int after);       /* of a part of the game */
VERB use_power(game *g, const frame *f, int alien, int hook_index);   /* a super flare lets its alien act, on the same event */
FLOW(use_with_flare);            /* "you may use your power as ...", "when ...": what its first hook does, a use that can be zapped */
bool answers_later(const game *g, const frame *f);           /* in W_POWER_USED: f->seat is still to be asked about the use itself */

/* encounter/pose.c: cards played as others */
int  card_to_pose(const game *g, int seat, int classes);     /* that could be played now as some artifact; HC_CARDS: none */
enum { C_POSING = C_REINFORCEMENT | C_FLARE | C_KICKER | C_RIFT | C_SAFEGUARD };    /* what acts, and is neither an encounter card nor an artifact */
int  classes_posing(const game *g, const frame *f);          /* of the cards that the power SOURCE plays as others */
void take_kicker_up(game *g, int seat);                      /* parts/kickers: back to the hand */
bool has_flare_to_pose(const game *g, int seat);             /* a wild flare that could be played now as that of another alien */
bool can_pose_with(const game *g, int seat, int card);       /* ... this one */
bool can_pose_as(const game *g, int seat, int alien);        /* ... as this one's */
VERB play_flare_as(game *g, const frame *f, int card, int alien);
VERB play_as(game *g, const frame *f, int said);             /* in the flow of a PLAYS_AS hook, with its MINE2; returns what the act returns */

/* Before a seat chooses ships that leave its colonies. */
bool about_to_leave(game *g, int seat);
#define LET_LEAVE(seat)  do { if (heard(g, W_WOULD_LEAVE) && about_to_leave(g, seat)) CALL(as_prepared()); } while (0)
/* encounter/steps.c: the steps of this game, one after the other */
/* A position is that of a step of the list, times STEP_AROUND, and where around it: steps of parts before it, itself, those after it. */
enum { NO_STEP = -1, STEP_ITSELF = 32, STEP_AROUND = 64 };
int step_among_parts(const game *g, const step *list, int at);
static inline bool is_end(const step *s) { return !s->flow && !s->window; }
static inline uint64_t switches_of(const game *g) { return g->variants | (g->players > 2 ? PART(P_ALLIANCES) : 0); }
/* The first of the list from there on that is in the game, or its end. */
static inline const step *step_in_game(const game *g, const step *s)
{
    const uint64_t absent_switches = ~switches_of(g), absent_parts = ~g->parts;
    while ((s->part & absent_switches) | (s->needs & absent_parts)) s++;
    return s;
}
/* The first from there on that this game has; NO_STEP. Without parts there is nothing around a step. */
static inline int step_from(const game *g, const step *list, int at)
{
    if (g->parts) return step_among_parts(g, list, at);
    const step *next = step_in_game(g, list + (unsigned)(at + STEP_AROUND - STEP_ITSELF - 1) / STEP_AROUND);
    return is_end(next) ? NO_STEP : (int)(next - list) * STEP_AROUND + STEP_ITSELF;
}
int step_of_phase(const game *g, const step *list, int phase);
uint64_t parts_around(uint32_t flow_id);                     /* those that bring steps to this one */
const part_step *step_brought(const game *g, const step *at, int sub);       /* by a part, to this place around that step; NULL */
static inline const step *step_near(const step *list, int at) { return &list[(unsigned)at / STEP_AROUND]; }
static inline bool is_brought(int at) { return (unsigned)at % STEP_AROUND != STEP_ITSELF; }
static inline uint32_t flow_of_step(const game *g, const step *list, int at)
{
    return is_brought(at) ? step_brought(g, step_near(list, at), at % STEP_AROUND)->flow : step_near(list, at)->flow;
}
static inline int window_of_step(const game *g, const step *list, int at)
{
    return is_brought(at) ? step_brought(g, step_near(list, at), at % STEP_AROUND)->window : step_near(list, at)->window;
}

/* encounter: what the phases share */
enum { ENCOUNTER_OVER = 76, PLAN_AGAIN, RESOLVE_NOW };       /* UNWIND(CORE(flow_encounter), one of these) */
static inline bool needs_cards(const game *g, int seat) { return !can_play_encounter(g, seat) && !limit(g, Q_NO_HAND, seat, 0); }
bool is_run_out(const game *g);                              /* the offense has no encounter card before cards are chosen: flow_run_out ends its turn */
void end_encounter(game *g);
enum { GO_ON = 1, GO_ON_WITH_NEW_HAND, NO_FURTHER };         /* in g->goes_on: a power gives the offense another encounter, or forbids it */
static inline bool power_goes_on(const game *g) { return g->goes_on == GO_ON || g->goes_on == GO_ON_WITH_NEW_HAND; }
bool may_go_again(const game *g);                            /* the rules allow the offense another encounter */
bool has_earned_another(const game *g);                      /* ... if it has a card for it, which others do not know */
enum { DRIVES_AT_HOME = 1, DRIVES_AT_PARTNERS };             /* in now.driving */
void become_defense(game *g, int seat);
void swap_main_players(game *g, events *ev, int cause);      /* in W_DESTINY; the turn ends after this encounter */
bool is_named_by_colour(const game *g, int seat);            /* by the destiny card that was drawn */
int  destiny_cards(const game *g);                           /* how many there are, in the pile or used */
void renew_destiny(game *g, events *ev, int needed);         /* if there are fewer in the pile */
void name_defense(game *g, int seat);                        /* in W_DREW_DESTINY: instead of whom the card says ... */
unsigned who_can_be_named(const game *g);
void name_without_destiny(game *g, int seat);                /* ... in W_BEFORE_DESTINY: no card is drawn */
void annul_destiny(game *g);                                 /* in W_DESTINY: it is drawn again */
bool draws_destiny(const game *g);                           /* this encounter */
void settle_encounter(game *g, int winner, int cause);       /* then UNWIND(CORE(flow_encounter), RESOLVE_NOW) */
/* The encounter under way is given up for now: first the seat has one against its offense, then it is begun again, as one of its turn. */
enum { STRIKES_BACK = 64, BEGUN_AGAIN = 32, AGAINST_WHOM = 15 };  /* in g->against, beside the seat */
bool can_strike_first(const game *g);
void strike_first(game *g, int seat);                        /* then UNWIND(CORE(flow_encounter), ENCOUNTER_OVER) */
void give_up_what_waits(game *g);                            /* in W_ENCOUNTER_OVER of the first of the two: the other does not follow */
static inline bool is_extra_of(const game *g, int flag)
{
    return running(g, CORE(flow_extra)) && g->extra_against != NOBODY && g->extra_against & flag;
}
void extra_encounter(game *g, int seat, int against);        /* when this one, and those that wait already, are over */
static inline bool encounter_waits(const game *g) { return g->waiting[0]; }
static inline bool encounter_waits_for(const game *g, int seat) { return memchr(g->waiting, seat + 1, sizeof g->waiting); }
void give_flare(game *g, events *ev, int source, int alien); /* to that alien, or to the discards */
VERB send_from_warp(game *g, int seat, int count, int cause);   /* straight into the encounter */
bool is_pressed(const game *g, int seat);                    /* it has to join a side: Q_MUST_JOIN */
enum { AT_WILL = 8 };                                        /* ... with as many ships as it likes, if it has one to spare; else with all it can */
int  side_pressed_to(const game *g, int seat);
bool is_pressed_hard(const game *g, int seat);               /* ... with all that it can send */
VERB commit_to(game *g, int seat, int side);                 /* ... on this side, of one who takes both */
void aim_at(game *g, events *ev, int planet, int cause);     /* the defense is known */
uint64_t aims_instead(const game *g);                      /* at which the offense could have aimed instead, against the same defense */
unsigned invitations_of(const game *g, int seat);            /* encounter/alliance.c: bit 0 by the offense, bit 1 by the defense */
VERB commit_some(game *g, int seat, int least, int most);   /* ... so many, as far as it can; most 0: as many as it likes */
void turn_gate(game *g, events *ev, int planet, int cause);  /* cards are up: as if it had been aimed there from the start */
bool can_answer_last(const game *g, int seat);               /* in W_ALLY_TURN: it is invited, and so is somebody who is asked later */
void answer_last(game *g, int seat);                         /* ... it is asked again when all others have answered */
void invite_too(game *g, events *ev, int side, int seat, int cause);         /* before anybody answers */
VERB commit(game *g, int seat);                             /* seat sends ships into the encounter */
VERB commit_all(game *g, int seat, int cause, int prompt_id);   /* as many as it may without giving up a colony; the cause's sheet asks */
int  take_ships_due(game *g, int seat);                      /* rewards that were announced: who takes them delivers them */
int  take_cards_due(game *g, int seat);
void pay_cards_due(game *g, int seat, int count);            /* so many have been given otherwise */
void turn_cone(game *g, events *ev, bool reversed);          /* parts/cone/cone.c */
VERB announce_rewards(game *g, int seat, int ships);         /* for each ship one: it says what it takes; flow_deliver_rewards gives it */
VERB reward(game *g, int seat, int count);                   /* rewards: cards, ships out of the warp, as it likes */
VERB reward_ships(game *g, int seat, int ships);             /* for each ship one, as the ship counts */
void land(game *g, events *ev);                              /* the offense's side at the gate; g->new_colonies: for whom it is new */
void call_a_draw(game *g, events *ev, int cause);            /* in W_OUTCOME: the main players talk instead */
void count_as_success(game *g);                              /* for the offense, though it was not decided by cards */
void end_as_a_deal(game *g);                                 /* so too; then UNWIND(CORE(flow_encounter), ENCOUNTER_OVER) */
VERB bring_home(game *g, bool offense_too, int cause);      /* ships at the gate */
void take_drafted_as_compensation(game *g, events *ev, int payer, int seat, int cause);     /* where somebody may respond to it, it is held back till then */
void rewind_mark(game *g);                                  /* remember this moment */
void rewind_restore(game *g, events *ev, int by);            /* all but what the source `by` did */
/* encounter/terms.c: what may be offered */
void offer_drafted(game *g, events *ev, int seat);           /* the drafted terms lie on the table */
bool deal_is_something(const game *g);
bool can_give_items(const game *g, int seat);                /* of parts of the game: all that is asked of it */
VERB give_item(game *g, events *ev, const hc_bargain_item *it);      /* of a part; what is no longer there is not given */
bool term_possible(const game *g, int seat, int choice);
int  terms_possible(const game *g, int seat, int16_t out[]);
/* encounter/deal.c */
VERB haggle(game *g, const frame *f, int with, int about, bool with_begins);      /* about SERVICE ...: what the seat of f does for it; 1: they agree */
VERB haggle_first(game *g, const frame *f, int with, int about, bool with_begins);    /* ... and when it is done: */
VERB pay_for_service(game *g, const frame *f);
VERB offers(game *g, int to, int about, unsigned who_may);   /* each in turn may make one offer to the holder; how many were taken */
void ask_offer(game *g, int seat, int with);
void ask_reply(game *g, int seat, bool may_counter);
void all_join_talks(game *g);                                /* one deal of everybody */
bool talks_against(const game *g, int seat, int me);         /* what touches the other's side of a deal touches its */
void join_talks(game *g, int seat);                          /* as a third party, should there be talks */
void stand_in(game *g, int seat, int for_whom);              /* in W_DEAL_BEGINS */

/* encounter/claim.c: winning. A claim is a flow; it comes back only if nobody has won. */
bool has_enough_colonies(const game *g, int seat);
unsigned winners_by_colonies(const game *g);
VERB claim(game *g, unsigned seats, int cause);              /* these, by a power; and whoever has enough colonies at this moment */
#define SETTLE_WIN       do { if (winners_by_colonies(g)) CALL(claim(g, 0, BY_RULES)); } while (0)     /* after colonies were gained */
void deny_win(game *g, events *ev, const frame *f);          /* in W_WIN_CLAIMED, by a flow that returns 1 */
void share_win(game *g, events *ev, int seat, int cause);    /* in W_GAME_ENDS: it wins as well ... */
void win_alone(game *g, events *ev, int seat, int cause);    /* ... or instead of everybody else */
void take_last_chance(game *g, events *ev, int seat, int p, int against);   /* ... or nobody, until the seat has had one more encounter: if it succeeds, it wins alone by power p */
enum { CHANCE_GONE = SEATS + 1 };                            /* in g->last_chance: it has been had */
static inline bool win_waits(const game *g) { return g->last_chance && g->last_chance != CHANCE_GONE; }
int  part_of_way(int done, int needed);                      /* in parts of HC_ALL_THE_WAY */

/* cards/cosmic_zap.c: what counts as a Cosmic Zap */
FLOW(zap_power);
bool can_be_zapped(const game *g, const frame *f);
const hook *hook_in_use(const game *g, int source);          /* by which the power is being used; NULL */
/* In W_CARD_PLAYED: "when a Cosmic Zap is played on you, it is discarded without effect". */
bool is_zap_on_me(const game *g, const frame *f);
/* Likewise, and in W_POWER_USED: whatever another does that cancels a use of one's power. */
bool is_cancelling_me(const game *g, const frame *f);
FLOW(shrug_off);
static inline bool is_cosmic_zap(int sheet_id)
{
    return sheet_id == CARD_cosmic_zap || sheet_id == CARD_cosmic_field_generator || sheet_id == CARD_zap_o_tron;
}

/* cards/reinforcement.c */
int reinforcements_on(const game *g, int side, unsigned seats);      /* how often these players have reinforced that side */

/* What a total says of its reinforcements; at first they are not read (count < 0). Each is worth (number + more) * factor, as often as it
 * was played. */
typedef struct aids { int count; struct { uint8_t by, plays; int16_t number, more, factor; } card[HC_EFFECTS]; } aids;
int strengthen_aid(const sum *s, int side, unsigned seats, int more);    /* each of theirs is worth so much more: what that adds */
int multiply_aid(const sum *s, int side, unsigned seats, int factor, bool (*which)(int number));      /* which: NULL: all of them */

/* encounter/totals.c */
int turned_up_beside(const sum *s, int side, int value);      /* an attack card that is added to the one of that side */
/* Towards the win. */
static inline int colonies_that_count(const game *g, int seat) { return limit(g, Q_MARKER, seat, foreign_colonies(g, seat)); }
bool is_stated(const game *g, int seat);                     /* its card is face down, and what it is has been said */
int face(const game *g, int side);                          /* attack value, or FACE_... */
int face_beside(const game *g, int seat);                   /* of its extra card, which lies there */
int face_alone(const game *g, int seat, int card);           /* of a card of that side, without the kicker that was laid beside it */
bool has_become_another(const game *g, int side);            /* a token of the Joker lies on it */
int face_turned_up(const game *g, int side);                /* before anything that was done after the reveal */
/* What is called before the reveal is settled by two attacks as they are turned up. False: there are none, or the card of this
 * side has become another since. */
bool called_for(const sum *s, int side, int shown[2]);
void drop_changes(game *g, int side);                        /* what a card was changed into or said to be, as it is replaced */

/* Conditions that many hooks share (`when`): f->seat asks, the event is in f. */
/* By what another player or a hazard does; what a player discards of its own accord, for a new hand, or after use is its own affair. */
static inline bool is_anothers_doing(const game *g, int seat, int cause)
{
    return cause >= 0 && (holder_of(g, cause) != seat || (is_piece(cause) && read_piece(g, cause)->kind == HC_CARD_HAZARD));
}
static inline bool heads_for_warp(const game *g, const frame *f) { (void)g; return to_of(f) == WARP; }
/* In W_POWER_USED: the power of this alien, by who asks ("when you use your power ..."). */
static inline bool is_my_use_of(const game *g, const frame *f, int alien)
{
    return L(WHO) == f->seat && is_power(L(WHAT)) && g->power[L(WHAT)].alien == alien;
}
/* In W_CARD_PLAYED. */
static inline bool is_flare_played(const game *g, const frame *f) { return played_class(g, L(WHAT)) == C_FLARE; }
static inline bool won_or_dealt(const game *g, const frame *f) { return fights_for(g, f->seat, g->winner) || g->winner == DEAL_MADE; }
/* Of the own hand, apart from the card that is, or would be, played. */
static inline int other_cards(const game *g, const frame *f)
{
    bool holds_it = is_card_source(L(SOURCE)) && g->where[CARD_OF_SOURCE(L(SOURCE))] == IN_HAND + f->seat;
    return count_cards(g, IN_HAND + f->seat, C_ANY) - holds_it;
}
static inline bool my_attack(const game *g, const frame *f) { return face(g, side_of(g, f->seat)) >= FACE_NONE + 1; }
static inline bool is_attack(const game *g, int side) { return face(g, side) > FACE_NONE; }
static inline bool both_attack(const game *g, const frame *f) { (void)f; return is_attack(g, 0) && is_attack(g, 1); }
static inline bool i_negotiate_they_attack(const game *g, const frame *f)
{
    return face(g, side_of(g, f->seat)) == FACE_NEGOTIATE && is_attack(g, !side_of(g, f->seat));
}
#endif
