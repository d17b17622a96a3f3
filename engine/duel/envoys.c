/* envoys.c - the envoys. */
#include "duel/duel.h"

const sheet card_hammerhand = { .name = "Hammerhand", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_drillmaster = { .name = "Drillmaster", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_shieldwright = { .name = "Shieldwright", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_tugboat = { .name = "Tugboat", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_crowd_lover = { .name = "Crowd Lover", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_wakepilot = { .name = "Wakepilot", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_waverer = { .name = "Waverer", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_backup_singer = { .name = "Backup Singer", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_tallyman = { .name = "Tallyman", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_pawnbroker = { .name = "Pawnbroker", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_lender = { .name = "Lender", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_hush = { .name = "Hush", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_peeper = { .name = "Peeper", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_tollkeeper = { .name = "Tollkeeper", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_sandbagger = { .name = "Sandbagger", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_gatewarden = { .name = "Gatewarden", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_truce_broker = { .name = "Truce Broker", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
const sheet card_late_heir = { .name = "Late Heir", .box = HC_BOX_DUEL, .form = FORMS({ .editions = IN_DUEL, .text = { "-" }, .note = DESIGNED_HERE }) };
