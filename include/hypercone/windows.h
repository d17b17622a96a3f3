/* windows.h - every moment at which something can act, in the order in which it comes.
 *
 * PHASE: a moment of the encounter, in rounds until all have passed; a power once an encounter.
 * REPLACE: about to happen; a response returns how much of it it took upon itself.
 * TRIGGER: has just happened.    STATIC: never opened, always in force.
 * Flag ANY_TIME: what may be played "at any time" may be played here.
 * docs/TIMING.md is made from this table (tools/docs-from-tables). A part of hypercone.h. */
#ifndef HYPERCONE_WINDOWS_H
#define HYPERCONE_WINDOWS_H

/* name, kind, flags, moment */
#define HC_WINDOW_LIST(X) \
    X(NONE, STATIC, 0, "Never.") \
    X(ALWAYS, STATIC, 0, "As long as the power is in force.") \
    X(FORBIDS, STATIC, 0, "As long as a power is in force that forbids something.") \
    X(BEFORE_DEAL, PHASE, 0, "Hands are about to be dealt.") \
    X(SETUP, PHASE, 0, "The game begins: hands are dealt, nobody has had a turn.") \
    X(NEW_HAND, TRIGGER, ANY_TIME, "A player without {encounter} cards is about to draw a new hand; what can still be played is played now.") \
    X(START_TURN, PHASE, 0, "The turn begins; the offense has a hand to play with.") \
    X(REGROUP, PHASE, 0, "An {encounter} begins; the offense has not yet regained its {ship}.") \
    X(WOULD_REGAIN, REPLACE, 0, "The offense is about to regain a {ship}.") \
    X(BEFORE_DESTINY, PHASE, ANY_TIME, "The offense has regained its {ship}; whom it will meet is not yet decided.") \
    X(DRAW_DESTINY, TRIGGER, 0, "A {destiny_card} is about to be drawn.") \
    X(DREW_DESTINY, TRIGGER, 0, "A {destiny_card} has been drawn; what it means is not yet decided.") \
    X(DESTINY, PHASE, 0, "Destiny is drawn and says who is the defense.") \
    X(LAUNCH, PHASE, 0, "The launch begins: destiny is settled, and the {gate} is not yet aimed.") \
    X(AIMED, PHASE, 0, "The {gate} is aimed; the {ships} are not yet sent.") \
    X(GATHER, TRIGGER, 0, "A player is about to send {ships} into the {encounter}.") \
    X(COMMITTED, TRIGGER, 0, "A player has sent {ships} from {colonies} into the {encounter}.") \
    X(LAUNCHED, PHASE, ANY_TIME, "The target is known and the offense's {ships} are on their way; nobody is invited yet.") \
    X(INVITE, TRIGGER, 0, "A main player is about to invite allies.") \
    X(INVITED, TRIGGER, 0, "A main player has invited allies.") \
    X(ALL_INVITED, PHASE, 0, "Both main players have invited allies; nobody has answered yet.") \
    X(ALLY_TURN, TRIGGER, 0, "It is this player's turn to accept or decline.") \
    X(JOINED, TRIGGER, 0, "A player has accepted an invitation and sent its {ships}.") \
    X(ALLIED, PHASE, ANY_TIME, "All have answered and committed their {ships}; no {encounter} card is chosen.") \
    X(PLANNING, PHASE, 0, "Before {encounter} cards are chosen.") \
    X(SELECT, PHASE, 0, "{Encounter} cards are to be chosen.") \
    X(SELECTED, PHASE, ANY_TIME, "Both cards are down, not yet turned up.") \
    X(TURN_UP, TRIGGER, 0, "A card is about to be turned up, after the opponent's or because a power wants to see it.") \
    X(REVEALED, PHASE, ANY_TIME, "Both cards are turned up; the outcome is not settled.") \
    X(OUTCOME, PHASE, 0, "The winner is known; nothing is lost yet.") \
    X(SETTLED, PHASE, 0, "The winner is known for good; nothing is lost yet.") \
    X(TOKENS_BACK, TRIGGER, 0, "Tokens are about to be given back and paid for.") \
    X(REWARD, REPLACE, 0, "A player is about to take rewards.") \
    X(REWARDS, TRIGGER, 0, "All who take rewards have said how many {ships} and how many cards; nobody has received any.") \
    X(DEAL_BEGINS, TRIGGER, 0, "Talks about a deal are about to begin.") \
    X(DEAL_MADE, REPLACE, 0, "A deal has been agreed; nothing has changed hands yet.") \
    X(DEALT, PHASE, 0, "A deal has been carried out; who has won by it is not settled yet.") \
    X(DEAL_FAILED, TRIGGER, 0, "The talks have failed; nothing is lost yet.") \
    X(COMPENSATION_DUE, TRIGGER, 0, "A player is to take {compensation}; from whom and how is not yet settled.") \
    X(COMPENSATION, REPLACE, 0, "A player is about to take {compensation}.") \
    X(COMPENSATION_DRAWN, REPLACE, 0, "{Compensation} is certain; the cards are about to be taken.") \
    X(COMPENSATED, TRIGGER, 0, "A player has taken {compensation}.") \
    X(RESOLVED, PHASE, ANY_TIME, "The outcome is carried out; the {encounter} cards are about to be discarded.") \
    X(PUT_AWAY, PHASE, 0, "The {encounter} cards have been discarded.") \
    X(ENCOUNTER_OVER, PHASE, 0, "The {encounter} is over and its cards are put away.") \
    X(TURN_ENDS, PHASE, 0, "The last {encounter} of the turn is over.") \
    X(WIN_CLAIMED, REPLACE, 0, "A player is about to win the game.") \
    X(GAME_ENDS, PHASE, 0, "Somebody has won; whoever else wins, or wins instead, is settled now.") \
    X(FROM_HOARD, TRIGGER, 0, "A player is about to play a card out of a hoard.") \
    X(PIECE_LAID, TRIGGER, 0, "A piece has been laid before a player.") \
    X(FINED, TRIGGER, 0, "A player is paying a fine.") \
    X(TECH_COMPLETED, TRIGGER, 0, "A player has completed a tech; its {ships} have not come home yet.") \
    X(POWER_USED, REPLACE, 0, "A power is being used, by itself or by its super flare.") \
    X(CARD_PLAYED, REPLACE, 0, "A card that acts is being played.") \
    X(CARD_USED, TRIGGER, 0, "A card that acts has been played, and nobody has cancelled it; it takes effect now.") \
    X(ZAPPED, TRIGGER, 0, "A use of a power has been cancelled.") \
    X(WOULD_LEAVE, TRIGGER, 0, "A player is about to choose {ships} that leave its {colonies}, other than by a loss.") \
    X(WOULD_LAND, REPLACE, 0, "The {encounter} is won; a player's {ships} are about to land on the target.") \
    X(BEFORE_LOSE, REPLACE, 0, "{Ships} are about to be lost: what comes before everything else.") \
    X(CAPTURE, REPLACE, 0, "{Ships} are about to be lost, and nothing that comes before has taken them: they may be captured.") \
    X(WOULD_LOSE, REPLACE, 0, "{Ships} are about to be lost.") \
    X(LANDED, TRIGGER, 0, "{Ships} have come to a planet, from wherever.") \
    X(DECOY_SHOWN, TRIGGER, 0, "A token beside a planet has been turned up, and is no trap.") \
    X(LOST, TRIGGER, 0, "{Ships} have been lost.") \
    X(RETRIEVED, TRIGGER, 0, "{Ships} have come back from the {warp}.") \
    X(POWER_LOST, TRIGGER, 0, "A player has too few home {colonies} left and loses the power.") \
    X(COLONY_GAINED, TRIGGER, 0, "A player has gained a {colony}.") \
    X(SHUFFLED, TRIGGER, 0, "The discards have become the deck.") \
    X(WOULD_TAKE, TRIGGER, 0, "Cards are about to be taken out of a player's hand, or discarded from it at random.") \
    X(WOULD_DISCARD, REPLACE, 0, "A card is about to be discarded.") \
    X(DISCARDED, TRIGGER, 0, "A card has been discarded.") \
    X(DRAWN, TRIGGER, 0, "Cards that a player has drawn, or taken as {compensation}, lie face down before it; they are not yet in its hand.") \
    X(WOULD_DRAW, REPLACE, 0, "A player is about to draw cards from the deck.") \
    X(DREW, TRIGGER, 0, "A player has drawn cards from the deck.") \
    X(BOUGHT, TRIGGER, 0, "A main player has bought cards for lucre.") \
    X(LUX_GAINED, TRIGGER, 0, "A player has gained lux.") \
    X(BETWEEN_CARDS, PHASE, 0, "Duel: nobody has won and the hands are in order; the next destiny card is about to be drawn.") \
    X(REFRESH_DUE, PHASE, 0, "Duel: a refresh card has been drawn and is about to be carried out.") \
    X(DIALS_SHOWN, PHASE, 0, "Duel: the dials have been shown; no ship has been sent.") \
    X(ENVOYS_SHOWN, PHASE, 0, "Duel: ships have been sent, and envoys may have been turned up.") \
    X(PLANS_DUE, PHASE, 0, "Duel: plans and tactics are about to be chosen.") \
    X(PLANS_DOWN, PHASE, 0, "Duel: both plans lie face down.") \
    X(TACTICS_SHOWN, PHASE, 0, "Duel: both tactics have been shown and have not taken effect.") \
    X(TACTICS_DONE, PHASE, 0, "Duel: both tactics have taken effect.") \
    X(PLANS_TURN, PHASE, 0, "Duel: both plans are about to be turned up.") \
    X(PLANS_SHOWN, PHASE, 0, "Duel: both plans are turned up; nobody has played a reinforcement.") \
    X(CLOUT_DUE, PHASE, 0, "Duel: no more reinforcements are played; the clouts are about to be compared.") \
    X(CLEANUP, PHASE, 0, "Duel: the winner is known and the prize given; the loser's ships are still there, and the plans.") \
    X(DUEL_OVER, PHASE, 0, "Duel: a duel or contest has been cleaned up.") \
    X(RECOVERED, TRIGGER, 0, "Duel: a destiny card has let a player recover ships.") \
    X(RUN_OUT, TRIGGER, 0, "The offense has lost its last {encounter} card before cards are chosen; its turn is about to end.") \
    X(COLOUR, TRIGGER, 0, "A disc has been turned up, and whose colour counts is settled.")
#define X(name, kind, flags, moment) HC_W_##name,
typedef enum hc_window_number { HC_WINDOW_LIST(X) HC_WINDOW_COUNT } hc_window_number;
#undef X

typedef enum hc_window_kind { HC_WINDOW_STATIC, HC_WINDOW_PHASE, HC_WINDOW_REPLACE, HC_WINDOW_TRIGGER } hc_window_kind;
#endif
