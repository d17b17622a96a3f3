/* encounter.h - what the steps of an encounter, acts and totals share (part of rules.h). */
#ifndef ENCOUNTER_H
#define ENCOUNTER_H

/* encounter/window.c, act.c */
bool window(game *g, int w);                                 /* false: nobody has anything to do, and nothing is pushed */
bool respond(game *g, int w, const frame *about, int who);   /* so too; g->result is what it would have been */
VERB act(game *g, const frame *f, int seat, int hook_index);
VERB use_power(game *g, const frame *f, int alien, int hook_index);   /* a super flare lets its alien act, on the same event */
FLOW(use_with_flare);            /* "you may use your power as ...", "when ...": what its first hook does, a use that can be zapped */
int  usable_hook(const game *g, const frame *f, int source, int seat);
const hook *hook_at(const game *g, int source, int index);
flow_fn *flow_of_sheet(const game *g, int owner, int index);
/* A flow of the sheet that is no hook: sheet.helper[index], about the same event. */
enum { HELPERS = 128 };
_Static_assert(PARTS * HC_HOOKS <= HELPERS, "helpers have numbers of their own");
frame *push_helper(game *g, const frame *f, int index);
void tell_act_cancelled(const game *g, events *ev, const frame *f);      /* in W_POWER_USED and W_CARD_PLAYED: this act, by who responds */
bool was_cancelled(const game *g, int source);               /* the act under way */
bool under_way(const game *g, int source);                   /* an act of this source */
bool answers_later(const game *g, const frame *f);           /* in W_POWER_USED: f->seat is still to be asked about the use itself */
bool frame_may_go_on(const game *g, const frame *f);
static inline bool effect_on(const game *g, int source) { return has(&g->in_effect, source); }

static inline bool heard(const game *g, int w) { return has_window(&g->heard, w); }
static inline bool hears(const game *g, int seat, int w) { return has_window(&g->hears[seat], w); }

/* In a flow: open a phase window; let everybody respond to the event in this frame. Nothing is
 * pushed when nobody listens or can act, and the result is then what it would have been. */
#define OPEN(w)          do { if (heard(g, w) && window(g, w)) CALL(as_prepared()); } while (0)
#define RESPOND(w, who)  do { if (!heard(g, w)) g->result = L(COUNT); else if (respond(g, w, f, who)) CALL(as_prepared()); } while (0)
static inline frame *as_prepared(void) { return NULL; }      /* what is asked or called has been got ready already */
/* Before a seat chooses ships that leave its colonies. */
bool about_to_leave(game *g, int seat);
#define LET_LEAVE(seat)  do { if (heard(g, W_WOULD_LEAVE) && about_to_leave(g, seat)) CALL(as_prepared()); } while (0)
/* After ships have left colonies: who has lost a power by it. */
bool news_waits(const game *g);                              /* until an act under way is done: LATE_NEWS */
#define SPREAD_NEWS      do { if (g->losers_of_powers && !news_waits(g)) CALL(push(g, CORE(flow_news), g->offense)); } while (0)

/* Doings that are kept in mind until the encounter ends, where somebody is there to hold them against a player. */
enum { SEEN_CRUSHING, SEEN_LITTERING, SEEN_LOITERING, SEEN_CANCELLING, SEEN_STINTING, SEEN_BULLYING, SEEN_END };
_Static_assert(SEEN_END <= (int)HC_SEEN, "now.seen has a mask for each");
void notice(game *g, int what, int seat);

/* encounter: what the phases share */
enum { ENCOUNTER_OVER = 76, PLAN_AGAIN, RESOLVE_NOW };       /* UNWIND(CORE(flow_encounter), one of these) */
void begin_phase(game *g, int phase);
bool offense_runs_out(const game *g, events *ev);            /* no encounter card before cards are chosen: the turn ends */
void end_encounter(game *g);
enum { GO_ON = 1, GO_ON_WITH_NEW_HAND };                     /* in g->goes_on: a power gives the offense another encounter */
bool may_go_again(const game *g);                            /* the rules allow the offense another encounter */
void win_now(game *g, events *ev, int seat, int cause);      /* then UNWIND(CORE(flow_turn), 0) */
void become_defense(game *g, int seat);
bool draws_destiny(const game *g);                           /* this encounter */
void settle_encounter(game *g, int winner, int cause);       /* then UNWIND(CORE(flow_encounter), RESOLVE_NOW) */
void extra_encounter(game *g, int seat, int against);        /* when this one is over */
void give_flare(game *g, events *ev, int source, int alien); /* to that alien, or to the discards */
VERB send_from_warp(game *g, int seat, int count, int cause);   /* straight into the encounter */
bool is_pressed(const game *g, int seat);                    /* it has to join a side: Q_MUST_JOIN */
void aim_at(game *g, events *ev, int planet, int cause);     /* the defense is known */
VERB commit(game *g, int seat);                             /* seat sends ships into the encounter */
VERB commit_all(game *g, int seat, int cause, int prompt_id);   /* as many as it may without giving up a colony; the cause's sheet asks */
VERB reward(game *g, int seat, int count);                   /* rewards: cards, ships out of the warp, as it likes */
void land(game *g, events *ev);                              /* the offense's side at the gate; g->new_colonies: for whom it is new */
void count_as_success(game *g);                              /* for the offense, though it was not decided by cards */
void end_as_a_deal(game *g);                                 /* so too; then UNWIND(CORE(flow_encounter), ENCOUNTER_OVER) */
void check_win(game *g, events *ev);                        /* sets g->won */
VERB bring_home(game *g, bool offense_too, int cause);      /* ships at the gate */
void rewind_mark(game *g);                                  /* remember this moment */
void rewind_note(game *g, int card, int seat);              /* a card's effect took this card from a hand */
void rewind_restore(game *g, events *ev, int by);            /* all but what the source `by` did */
void take_back_offers(game *g);
bool deal_is_something(const game *g);
int  traded_kind(int k);                 /* hc_card_kind of the k-th kind that can be asked for */
bool term_possible(const game *g, int seat, int choice);
int  terms_possible(const game *g, int seat, int16_t out[]);

/* cards/cosmic_zap.c: what counts as a Cosmic Zap */
FLOW(zap_power);
bool can_be_zapped(const game *g, const frame *f);
const hook *hook_in_use(const game *g, int source);          /* by which the power is being used; NULL */
/* In W_CARD_PLAYED: "when a Cosmic Zap is played on you, it is discarded without effect". */
bool is_zap_on_me(const game *g, const frame *f);
FLOW(shrug_off);
static inline bool is_cosmic_zap(int sheet_id) { return sheet_id == CARD_cosmic_zap || sheet_id == CARD_cosmic_field_generator; }

/* encounter/totals.c */
int turned_up_beside(const sum *s, int side, int value);      /* an attack card that is added to the one of that side */
int limit_changed(const game *g, quantity q, int seat, int value);
static inline int limit(const game *g, quantity q, int seat, int value)      /* mostly nothing is in effect */
{
    return !is_empty(&g->in_effect) || heard(g, W_ALWAYS) ? limit_changed(g, q, seat, value) : value;
}
/* Towards the win. */
static inline int colonies_that_count(const game *g, int seat) { return limit(g, Q_COLONIES, seat, foreign_colonies(g, seat)); }
bool is_changed(const game *g, quantity q);                  /* by anything at all */
/* Permissions: may this seat do this, with this thing? */
static inline bool is_anything_forbidden(const game *g) { return g->now.forbids || heard(g, W_FORBIDS); }
static inline bool may(const game *g, quantity q, int seat, int thing)
{
    return !is_anything_forbidden(g) || limit_changed(g, q, PERMIT(seat, thing), 1);
}
static inline bool forbids_something(const hook *h)
{
    bool any = false;
    for (int m = 0; m < MODIFIERS; m++) any |= h->modify[m].of >= Q_MAY;
    return any;
}
bool is_stated(const game *g, int seat);                     /* its card is face down, and what it is has been said */
int face(const game *g, int side);                          /* attack value, or FACE_... */
int face_turned_up(const game *g, int side);                /* before anything that was done after the reveal */
/* What is called before the reveal is settled by two attacks as they are turned up. False: there are none, or the card of this
 * side has become another since. */
bool called_for(const sum *s, int side, int shown[2]);
void drop_changes(game *g, int side);                        /* what a card was changed into or said to be, as it is replaced */

/* Conditions that many hooks share (`when`): f->seat asks, the event is in f. */
static inline bool heads_for_warp(const game *g, const frame *f) { (void)g; return to_of(f) == WARP; }
/* In W_POWER_USED: the power of this alien, by who asks ("when you use your power ..."). */
static inline bool is_my_use_of(const game *g, const frame *f, int alien)
{
    return L(WHO) == f->seat && is_power(L(WHAT)) && g->power[L(WHAT)].alien == alien;
}
/* In W_CARD_PLAYED. */
static inline bool is_flare_played(const game *g, const frame *f) { return class_of_source(g, L(WHAT)) == C_FLARE; }
static inline bool won_or_dealt(const game *g, const frame *f) { return on_side(g, f->seat, g->winner) || g->winner == DEAL_MADE; }
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
