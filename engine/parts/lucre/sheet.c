/* sheet.c - what is said of lucre, and the questions about it. */
#include "rules.h"

const sheet card_lucre = {
    .name = "Lucre", .summary = "Buys {ships} and cards, and counts in totals",
    .prompt = PROMPTS([BUY_SHIPS] = { "buy-ships", "How many {ships} do you buy back, for one lucre each?", { 0 } },
                      [BUY_CARDS] = { "buy-cards", "How many cards do you buy, for one lucre each?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Everybody begins with four lucre, and takes one from the bank at the start of each of their own turns. As your {encounter} begins, you may buy back any number of your {ships} from the {warp}, for one lucre each. As a main player, you may buy up to four cards in an {encounter}, for one lucre each. The lucre a main player has left is added to their total and is not used up. Lucre may change hands in deals." } }),
};
