/* rewards.h - the reward decks: cards with a back of their own, which come as rewards (part of rules.h). */
#ifndef REWARDS_H
#define REWARDS_H

/* In g->kept, from its end: by seat the cards that it draws from the reward deck; of a view, the back on top of that deck. */
enum { KEPT_TOP = HC_KEPT - 1, KEPT_REWARDS = KEPT_TOP - SEATS };

enum { VALUE_OF_OVERKILL = 99, LEAST_INTIMIDATE = -9 };     /* the O; of intimidates, which are ten apart */
enum { REWARDS_INCURSION, REWARDS_DOMINION, REWARDS_ODYSSEY, REWARDS_ULTRA, REWARDS_COMMON };

int  reward_cards_left(const game *g);                       /* in the deck and its discards */
bool bring_rewards(game *g, events *ev, bool ultra);         /* into the game: the deck, or if it is there, or besides, the ultra rewards; false: all is there */
VERB draw_rewards(game *g, int seat, int count, int cause);  /* how many it has drawn: of ultra rewards one */
int  draw_rewards_to_deliver(game *g, events *ev, int seat, int count);
void ask_reward_deck(game *g, int seat, int most);           /* how many of its cards come from there */
int  reward_cards_due(const game *g, int seat);
int  take_reward_cards_due(game *g, int seat);               /* ... as it has said */
void owe_reward_cards(game *g, int seat, int count);

/* Before a card is taken at random from a hand: the taker says of which back, where there are several. */
bool chooses_back(const game *g, int from);
void ask_back(game *g, int taker, int from);
void want_back(game *g, int back);
void list_backs(const game *g, hc_table *t);                 /* of the hands, for all to read */
#define CHOOSE_BACK(taker, from) \
    do { if (g->runs && chooses_back(g, from)) { ASK(ask_back(g, taker, from)); want_back(g, g->answer); } } while (0)

VERB take_blindly(game *g, int taker, int from, bool marked, int cause);     /* a card at random, of the back that the taker chooses */

/* A rift that was taken and has been kept goes off. */
void lay_clause(game *g, int seat, int card);                /* of a card that is turned up: what it says holds from now on */
void lay_clauses(game *g, int seat);                         /* ... of the encounter card; a morph says what the other one says */
bool clause_stands(const game *g, int seat, int thing);      /* the card that says so still lies before its player */
#define ALWAYS(...) { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { __VA_ARGS__ } }
#define BY_CLAUSE (MUST | FREE | PIECE_STAYS)
int  who_betrays(const game *g, int side);                   /* by which kicker the allies of that side are lost as they leave; -1: none */
bool is_deal_final(const game *g);                           /* no card undoes it */
bool is_wind_blowing(const game *g);                         /* what the two sides' allies get is exchanged once more */
void cancel_kickers(game *g);                                /* if one of those that are turned up says so */
bool is_torn_from_hand(const game *g, const frame *f);       /* in W_WOULD_DISCARD: a card that another player or a hazard costs its holder */
bool is_rift_taken(const game *g);
uint32_t rifts_due(const game *g);                           /* the flow; 0: there is none */
void play_laid(game *g, events *ev);                         /* intimidates of the main players, as cards are selected */
#define SET_OFF_RIFTS \
    do { if ((g->runs || has_part(g, PART_stations)) && is_rift_taken(g)) CALL(push(g, CORE(flow_rifts), g->offense)); } while (0)
#endif
