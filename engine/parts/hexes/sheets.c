/* sheets.c - what is said of the six unusual systems, and the questions about them. */
#include "rules.h"

#define PLACE_PROMPT [HEX_PLACE] = { "place", "Where do your {ships} begin? Those you do not place are spread evenly.", { 0 } }
#define PLANET_PROMPT [HEX_PLANET] = { "which-planet", "Which of your planets is the target?", { 0 } }
#define SYSTEM_PROMPT [HEX_SYSTEM] = { "whose-system", "In whose system is the {encounter}?", { "theirs", "own" } }

const sheet card_hex_gas_giant = {
    .name = "Gas Giant", .summary = "One big planet", .box = HC_BOX_EON,
    .told = TOLD({ "<Seat> [has] <a:ship> stand aside.", HEX_ASIDE, 0 }),
    .prompt = PROMPTS([HEX_ASIDE] = { "aside", "How many of your {ships} on the Gas Giant stand aside?", { 0 } }),
    .form = FORMS({ .editions = IN_EON,
        .text = { "All twenty {ships} begin on this one planet. When its owner is challenged there and alliances are settled, all but one of its {ships} may stand aside: they do not count "
                  "and are not lost. Its owner keeps their power as long as they have a {ship} there. Everybody else can have one {colony} there. Nothing wrecks or clears this planet." },
        .note = "It is left out of games for two and of games with the Filth or the Terrorist, and its owner does not begin as the Sniveler." }),
};

const sheet card_hex_space_dust = {
    .name = "Space Dust", .summary = "A cloud in which each {ship} is a {colony}", .box = HC_BOX_EON,
    .told = TOLD({ "<Seat> [challenges] a star disc.", HEX_MOTE, 1 }, { "<Seat> [sends] a star disc along.", HEX_SEND, 1 }),
    .prompt = PROMPTS([HEX_MOTE] = { "mote", "What do you challenge in the cloud?", { "a token", "a star disc" } },
                      [HEX_SEND] = { "send-disc", "Does one of your star discs go along? It counts as ten, and as one of the {ships} you may send.", { "no", "a star disc goes along" } }),
    .form = FORMS({ .editions = IN_EON,
        .text = { "All twenty {ships} and three star discs begin in a cloud without planets. Each {ship} and each disc there is a {colony} of its owner, who keeps their power as long as one is left. The "
                  "{offense} challenges one of them, which defends alone: a {ship} counts as one, a disc as ten. A lost disc goes to the used {destiny_card}s. Whoever else lands there puts "
                  "{ships} down as a stack: each stack is a {colony}, and one player may have several." },
        .note = "One star disc at a time may go into an {encounter}, where it is worth ten. A {colony} that it helps to found keeps it; lost, it goes to the used {destiny_card}s." }),
};

const sheet card_hex_six_pact = {
    .name = "Six-Pact", .summary = "Six planets, each with a power", .box = HC_BOX_EON,
    .prompt = PROMPTS(PLACE_PROMPT, PLANET_PROMPT, SYSTEM_PROMPT,
                      [HEX_POWER] = { "pact-power", "Which power do you use in this {encounter}, and lose afterwards? Or go on with your own.", { 0 } }),
    .form = FORMS({ .editions = IN_EON,
        .text = { "{ships} begin as their owner likes on six planets, each with an alien power of its own, which all may see. When the owner is challenged at home, it says which planet is the target: not one "
                  "where the {offense} has a {colony}. Until the {encounter} ends it has that planet's power instead of its own, and loses it for good if it loses. In any other {encounter} "
                  "it may use the power of one of its planets instead of its own; that one is lost when the {encounter} ends. Three home {colonies} keep all these powers in force." },
        .note = "Which planet gets which power is left to chance here. What has to be prepared (a hoard, bombs, a written win) lies ready from the start and counts while that power is in use." }),
};

const sheet card_hex_rings = {
    .name = "Rings", .summary = "Four rings and a planet, which add to their {defense}", .box = HC_BOX_EON,
    .prompt = PROMPTS(PLACE_PROMPT),
    .form = FORMS({ .editions = IN_EON,
        .text = { "Four rings and the planet in the middle are five planets; {ships} begin there as their owner likes. When the owner defends one of them with an attack card, two is added to the total "
                  "on the outermost ring, four, six and eight on the next, ten on the planet; and one for each {ship} of other players that stands there already. This comes after everything else. "
                  "With {ships} on fewer than three of the five, the power is lost." } }),
};

const sheet card_hex_spiral = {
    .name = "Spiral", .summary = "Five planets that reward their {defense}", .box = HC_BOX_EON,
    .prompt = PROMPTS(PLACE_PROMPT),
    .form = FORMS({ .editions = IN_EON,
        .text = { "{ships} begin as their owner likes, at least one on each planet. Whenever the owner has defended one where it had {ships}, won or lost, it takes as many rewards as the planet's number, "
                  "one to five: a card from the deck, or a {ship} out of the {warp}, for each." },
        .note = "The numbers of the planets are our reading: the hints give five rewards as the most." }),
};

const sheet card_hex_pulsar = {
    .name = "Pulsar", .summary = "Five planets where high or low totals win", .box = HC_BOX_EON,
    .told = TOLD({ "<Seat> [says] that <answer> wins.", HEX_TOTAL, ANY_LABEL }),
    .prompt = PROMPTS(PLACE_PROMPT, PLANET_PROMPT, SYSTEM_PROMPT,
                      [HEX_TOTAL] = { "which-total", "Which total will win, should both play attack cards?", { "the higher one", "the lower one" } }),
    .form = FORMS({ .editions = IN_EON,
        .text = { "{ships} begin as their owner likes, at least one on each planet. When the owner is challenged at home, before {ships} are sent, it says whether the higher or the lower total will win, and which of its planets is the target: not one where the {offense} has a {colony}. Ties still go to the {defense}, and an attack still beats a {negotiate}. Against the Anti-Matter only "
                  "the lower total can be called." } }),
};
