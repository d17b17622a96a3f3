/* duel_help.c - Duel in short: its steps, and what stands around them in `hypercone show rules`. */
#include "editions/editions.h"

extern const char *const DUEL_SHORT[HC_PHASE_COUNT], *const DUEL_HELP[HC_PHASE_COUNT];
extern const hc_chapter DUEL_OPENING[], DUEL_CHAPTERS[];

const char *const DUEL_SHORT[HC_PHASE_COUNT] = {
    [HC_PHASE_START] = "Has somebody won? If not, hands that are too large are cut down, and empty ones refilled.",
    [HC_PHASE_DESTINY] = "The next destiny card is drawn and carried out. If it brings a duel, the other steps follow; a contest has neither dials nor tactics.",
    [HC_PHASE_LAUNCH] = "Both set their dials in secret, show them, and send that many {ships} to the planet.",
    [HC_PHASE_JOIN] = "Whoever is allied with a face-down envoy may turn it up, the leader first.",
    [HC_PHASE_PLANNING] = "Both choose a plan and half a tactic in secret. Tactics are shown and take effect; {ships} may be destroyed.",
    [HC_PHASE_REVEAL] = "If both still have {ships} there, plans are turned up, reinforcements are played, and the higher clout wins.",
    [HC_PHASE_RESOLUTION] = "The prize is given, the loser's {ships} retreat, and cards are discarded.",
};

const char *const DUEL_HELP[HC_PHASE_COUNT] = {
    [HC_PHASE_START] =
        "Before each destiny card you check whether somebody controls five planets, or has won in another way. Then "
        "whoever holds more cards than the hand limit chooses which to discard, both at the same time, and whoever holds "
        "none draws up to the limit.",
    [HC_PHASE_DESTINY] =
        "The card just carried out names the deck of the next one: discovery, event or refresh. A discovery card turns up a "
        "new planet, and there is a duel over it. Event cards do all kinds of things, such as a duel over a planet already in play, or a contest. Refresh cards bring back {ships}, cards, tactics and friends.",
    [HC_PHASE_LAUNCH] =
        "Each dial goes from 1 to 4, unless the card or an alien says otherwise. Whoever has fewer {ships} in the supply sends "
        "them all; whoever must send and has none loses the game. On a planet that is defended, whoever controls it sends "
        "nothing and fights with the {ships} that are there. While the duel goes on, nobody controls the planet.",
    [HC_PHASE_JOIN] =
        "A face-down envoy does nothing. Once it is face up, what it says applies to whoever is allied with it, and without a \"may\" it is not optional. It stays face up.",
    [HC_PHASE_PLANNING] =
        "A plan is a card from your hand, laid face down; a reinforcement can be one only if you hold no plan. Along with it, each chooses a readied tactic and which of its halves counts. A blast destroys that many of the opponent's {ships} "
        "there, less the opponent's shield; the third kind readies spent tactics and is not spent itself. If no {ship} is "
        "left there, the duel starts again; if only one player has any, that player has won.",
    [HC_PHASE_REVEAL] =
        "Clout is the number of your plan, the ship advantage of the destiny card if you have more {ships} there, the "
        "reinforcements on you, and what your alien and envoys add. The leader may play a reinforcement, on either "
        "clout, then the straggler, and so on until both pass in a row. Ties go to the straggler.",
    [HC_PHASE_RESOLUTION] =
        "The destiny card says whether the winner or the loser gets its prize. Then the loser's {ships} go back to the "
        "supply, and the winner controls the planet. Each plan goes to its player's discards, with the reinforcements that "
        "were played on it. If the straggler is ahead in planets now, the two swap roles.",
};

const hc_chapter DUEL_OPENING[] = {
    { "The goal",
      "Be the first to control # planets when the next destiny card is about to be drawn. You control a planet on which "
      "you have at least one {ship}, unless a duel is going on there; you can both control the same one. If both get "
      "there together, both win." },
    { "The beginning",
      "You have @ {ships}, five of them in the {warp} and the others in your supply; five tactics, all readied; a hand of % "
      "cards from your plan deck; and an alien. Three envoys lie face down between you. Each of you shows a plan: the "
      "higher one makes the leader, the other is the straggler." },
    { "Destiny",
      "There are no turns. Destiny cards are drawn one after the other and carried out, and each says from which of the "
      "three decks the next one comes. They bring duels over planets, contests, and things that happen to both of you." },
    { NULL, NULL }
};

const hc_chapter DUEL_CHAPTERS[] = {
    { "Contests",
      "A contest is a duel of plans alone: envoys may be turned up, plans are chosen and turned up, reinforcements played. "
      "The winner carries out what the destiny card says." },
    { "Reinforcements",
      "You gain them from a deck of their own; they count as cards in your hand. One that was played on your clout ends up in your discards, and may get into your deck from there." },
    { "Envoys",
      "To raise friendship is to make a neutral envoy your ally, or your opponent's ally neutral; to lower it is the reverse. "
      "You can have one ally, and may read it. Only its ally can use an envoy, and only once it is face up." },
    { "Leader and straggler",
      "The straggler wins ties and chooses where the planet bar of a card fits several planets; the leader turns envoys up "
      "and plays reinforcements first. As soon as the straggler is ahead in planets, the roles change." },
    { "Cards in hand",
      "You draw nothing after a duel. You draw a new hand only when yours is empty; otherwise you get only what cards give you. When your deck runs out, your discards become the deck." },
    { "The {warp}",
      "Destroyed {ships} go there. To recover a {ship} is to take it back to your supply." },
    { "Resources",
      "Some refresh cards pay each player for a planet: the symbol of one that you control says what you get." },
    { NULL, NULL }
};
