/* lay.h - laying out a table, for scenarios and puzzles; a part of hypercone.h, which includes it. */
#ifndef HYPERCONE_LAY_H
#define HYPERCONE_LAY_H
#include "hypercone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* hc_lay_begin makes a game that has not started: full home systems, all cards in the deck in
 * order, empty hands. The other calls change it; each returns HC_OK or HC_NOT_A_TABLE (no such
 * thing to move). hc_lay_start hands over to the rules and asks the first question. */
hc_status hc_lay_begin(hc_game *g, const hc_setup *s);
hc_status hc_lay_flare(hc_game *g, int alien);   /* its flare is one of the deck's (the others: at the start) */
hc_status hc_lay_ships(hc_game *g, int seat, int count, int from, int to);
hc_status hc_lay_hand(hc_game *g, int seat, int kind, int value, int sheet);     /* from the deck */
hc_status hc_lay_discard(hc_game *g, int kind, int value, int sheet);            /* from the deck */
hc_status hc_lay_tech(hc_game *g, int seat, int sheet, int ships, bool completed);  /* ships: of the last home planets */
hc_status hc_lay_tech_deck(hc_game *g, int sheet);                               /* to the top    */
void hc_lay_tech_deck_only(hc_game *g, int cards);   /* keep the top cards, lay the rest out of the game */
hc_status hc_lay_moon(hc_game *g, int seat, int number, int sheet);              /* as the moon of that number in its system */
hc_status hc_lay_hazard(hc_game *g, int seat, int sheet);                        /* in play: before who has drawn it */
hc_status hc_lay_hazard_deck(hc_game *g, int sheet);                             /* to the top    */
void hc_lay_hazard_deck_only(hc_game *g, int cards);
enum { HC_REWARD_HAND, HC_REWARD_TOP, HC_REWARD_DISCARD };
hc_status hc_lay_reward(hc_game *g, int seat, int where, int kind, int value, int sheet);         /* a card of the reward deck: there */
void hc_lay_rewards_only(hc_game *g, int cards);
hc_status hc_lay_station(hc_game *g, int seat, int sheet, int planet, int tokens);     /* before its owner, at that planet; HC_NO_PLANET: deep space */
hc_status hc_lay_evolution(hc_game *g, int sheet);                               /* beside the warp */
hc_status hc_lay_evolved(hc_game *g, int seat, int sheet, int ships);            /* on it, of its last home planets */
hc_status hc_lay_boon(hc_game *g, int seat, int sheet);                          /* before this player */
hc_status hc_lay_objective(hc_game *g, int seat, int sheet);                     /* HC_NOBODY: for all */
hc_status hc_lay_piece(hc_game *g, int seat, int sheet, int ships, bool on_sheet);    /* of a set: before this player, or in its cache */
hc_status hc_lay_deck(hc_game *g, int kind, int value, int sheet);               /* to the top    */
hc_status hc_lay_destiny(hc_game *g, int seat);                                  /* to the top    */
hc_status hc_lay_special(hc_game *g, int kind);  /* the same with a card that names no player: HC_DESTINY_... */
void hc_lay_deck_only(hc_game *g, int cards);    /* keep the top cards, lay the rest out of the game */
void hc_lay_destiny_last(hc_game *g, int discs); /* ... are out of the game                          */
void hc_lay_destiny_only(hc_game *g, int discs); /* keep the top discs, the rest are used already    */
hc_status hc_lay_alien(hc_game *g, int alien);   /* the next one that is drawn in the game            */
hc_status hc_lay_second_alien(hc_game *g, int seat, int alien);      /* of a player who has two */
void hc_lay_tokens(hc_game *g, int seat, int count);         /* on its sheet, instead of what it begins with   */
hc_status hc_lay_orbit(hc_game *g, int sheet, int planet, int occupant);      /* a moon of the modern edition; HC_NOBODY: empty */
hc_status hc_lay_lux(hc_game *g, int seat, int lux, int ultra);   /* instead of none */
hc_status hc_lay_lux_card(hc_game *g, int seat, int sheet);      /* turned over before its owner */
hc_status hc_lay_lucre(hc_game *g, int seat, int count);         /* instead of what it begins with */
hc_status hc_lay_pact(hc_game *g, int seat, int number, int alien);      /* the power of a planet of the pact */
hc_status hc_lay_hex(hc_game *g, int seat, int hex);             /* HC_HEX_...: as its system; before ships are laid */
void hc_lay_second(hc_game *g);                  /* the first encounter of the turn has succeeded    */

/* Duel: 15 ships of each in the supply and five in the Warp; the envoys of a first game, neutral and face down. */
enum { HC_LAY_HAND, HC_LAY_TOP /* of its deck; the last one laid is drawn first */, HC_LAY_DISCARDS, HC_LAY_OUT /* planets; envoys: in play */ };
hc_status hc_lay_card(hc_game *g, int seat, int kind, int value, int sheet, int where);
hc_status hc_lay_ally(hc_game *g, int seat, int sheet, bool up);      /* of an envoy that is in play; HC_NOBODY: neutral */
void hc_lay_spent(hc_game *g, int seat, int token);
void hc_lay_next_deck(hc_game *g, int deck);     /* HC_DECK_...: from which the first destiny card comes */
void hc_lay_only(hc_game *g, int deck_card_kind, int seat, int cards);       /* plans (of a seat), destiny cards (of a deck), reinforcements, planets: keep so many */
void hc_lay_start(hc_game *g, hc_events *ev);
#ifdef __cplusplus
}
#endif
#endif
