/* ffg_help.c - the modern edition's rules in short, where they say more than, or something else than, those of all editions. */
#include "rules.h"

extern const char *const FFG_SHORT[HC_PHASE_COUNT], *const FFG_HELP[HC_PHASE_COUNT];
extern const hc_chapter FFG_CHAPTERS[];

const char *const FFG_SHORT[HC_PHASE_COUNT] = {
    [HC_PHASE_REGROUP] = "The {offense} takes one {ship} from the {warp}.",
    [HC_PHASE_DESTINY] = "A {destiny_card} says in whose system the {encounter} will be.",
    [HC_PHASE_AIM] = "The {offense} points the {gate} at a planet of that system.",
    [HC_PHASE_LAUNCH] = "Then it puts one to four {ships} into the {gate}.",
    [HC_PHASE_REVEAL] = "Both cards are turned up. Main players and allies may add reinforcements, until all pass.",
};

const char *const FFG_HELP[HC_PHASE_COUNT] = {
    [HC_PHASE_START] =
        "The player whose turn it is becomes the {offense}. Without an {encounter} card in hand (attack, {negotiate}, morph) the {offense} discards what "
        "is left and draws eight cards, again and again until there is one.",
    [HC_PHASE_REGROUP] =
        "{Ships} that were lost wait in the {warp}. At the start of each {encounter} the {offense} takes one of them back, to any of its {colonies}, at "
        "home or elsewhere. A player without any {colony} puts it straight into the {gate}. In a game with techs, everybody may first research, complete or abandon one.",
    [HC_PHASE_DESTINY] =
        "The {offense} turns over a {destiny_card}. A colour: the {encounter} takes place in that player's system, and that player is the {defense}. A "
        "wild card: the {offense} chooses the player. A special card names another player, the one with the most foreign {colonies}, the most cards or the fewest {ships} in the {warp}; if several are tied, the nearest to the left of the {offense}. On its own colour, the {offense} draws again, or attacks a "
        "foreign {colony} on one of its own planets, whose owner is then the {defense}, or lands up to four {ships} on one of its own planets "
        "where nobody has a {ship}: that is a success without a fight.",
    [HC_PHASE_LAUNCH] =
        "When the planet is chosen, the {offense} takes one to four {ships} from any of its {colonies} and puts them into the {gate}. They count in the "
        "total, and they are what is lost if the {encounter} is lost. A planet that you empty is no longer your {colony}, so leave at least one {ship} "
        "where you want to stay.",
    [HC_PHASE_PLANNING] =
        "Each main player chooses one {encounter} card from the hand and plays it face down: an attack with a number, {negotiate}, or a morph. A {defense} without one may first play what can be played now, and then gets a new hand. An {offense} without one must end its turn, and all {ships} go home.",
    [HC_PHASE_REVEAL] =
        "The cards are turned up together. A morph becomes the same as the other card; if both are morphs, both sides lose. Two attacks: each side adds its "
        "card and its {ships}, the higher total wins, and ties go to the {defense}; main players and allies may add reinforcements to either side, until "
        "all pass. One attack: whoever played {negotiate} loses. No attack: the two may make a deal. Powers, flares and {artifacts} can change all this.",
};

const hc_chapter FFG_CHAPTERS[] = {
    { "Morph and reinforcements",
      "A morph is an {encounter} card that becomes the same as the opponent's card when both are turned up. A reinforcement is played after that, by a "
      "main player or an ally, and adds its number to the total of either side." },
    { "Flares",
      "A flare belongs to an alien. Whoever has that alien's power in force uses the super half, everybody else the wild one. It goes back to its player's hand, unless it says otherwise. You can use one flare per {encounter}. A Card Zap stops a flare or an {artifact} as it is played, and it is discarded." },
    { "Your own colour",
      "When you turn over your own {destiny_card}, you draw again, or drive a foreign {colony} off one of your planets, or settle again on a planet of "
      "yours where nobody has a {ship}: up to four {ships} land there, and that counts as a success." },
    { "No cards left",
      "When the deck is used up, the discards become the deck. If there are none of those either, there is a cosmic quake: all hands are thrown in, shuffled and dealt again. An {offense} that loses its last {encounter} card before cards are chosen ends its turn at once." },
    { "Techs, in a game with technology",
      "You begin with one tech, face down. At the start of every {encounter}, each player may put one {ship} on a tech, complete a tech that has as many "
      "{ships} as its number (they come home, and it works from then on), or abandon one. After a first success, the {offense} may take a tech instead of the second {encounter}: it looks at one more than it has foreign {colonies} and keeps one." },
    { NULL, NULL } };
