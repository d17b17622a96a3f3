/* Cosmic Field Generator - a Cosmic Zap that is no artifact. */
#include "rules.h"

const sheet card_cosmic_field_generator = {
    .piece = HC_CARD_TECH, .name = "Cosmic Field Generator", .summary = "Cancels a power as it is used",
    .form = FORMS({ .editions = IN_FFG, .research = 2,
        .text = { "Discard when a power is being used, your own included. That use does not happen, and the power is off until the {encounter} ends. It counts as a "
                  "Cosmic Zap, but is not an {artifact}." },
        .hook[POWER] = HOOKS({ W_POWER_USED, AS_ANYONE, MAY, .flow = zap_power, .when = can_be_zapped }) }),
};
