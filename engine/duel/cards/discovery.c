/* discovery.c - the 13 discovery cards in words; what they do stands in fates.c. */
#include "duel/duel.h"

const sheet card_vacant_shipyard = {
    .name = "Vacant Shipyard", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 8. Unsupervised Prize: the loser recovers up to eight {ships}." }, .origin = HC_ORIGIN_PARTLY, .note = "Name and numbers are those of the published card; which deck comes next is our choice." }) };

const sheet card_its_full_of_stars = {
    .name = "It's Full of Stars", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "prize", "Do you recover three {ships}, or destroy three in your opponent's supply?", { "Recover three {ships}", "Destroy three of theirs" } }), .brief = BRIEFS("Recover yours, or destroy theirs?"),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 1. {Ships} are sent from the {warp}; a player with none there sends one from the supply. Star Child Prize: the loser recovers three {ships}, or destroys three in the winner's supply." }, .origin = HC_ORIGIN_PARTLY, .note = "Name and numbers are those of the published card; which deck comes next is our choice." }) };

const sheet card_first_contact_picnic = {
    .name = "First Contact Picnic", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 5. Naïvety Prize: the loser may lower friendship with one envoy, then raise it with one." }, .origin = HC_ORIGIN_PARTLY }) };

const sheet card_crash_landing_strip = {
    .name = "Crash-Landing Strip", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 6. {Ships} that are hit retreat instead of being destroyed. Salvage Prize: the winner gains a reinforcement." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_abandoned_arsenal = {
    .name = "Abandoned Arsenal", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 4. Finders Prize: the loser readies all tactics." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_library_of_unread_mail = {
    .name = "Library of Unread Mail", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 3. Bookworm Prize: the loser draws three cards." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_crowded_landing_field = {
    .name = "Crowded Landing Field", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 10. Dials go from 2 to 4. Parking Refund Prize: the loser recovers up to four {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_tiny_moon_big_opinions = {
    .name = "Tiny Moon, Big Opinions", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 6. Dials are 1 or 2. Key to the City Prize: the winner raises friendship with an envoy." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_duty_free_orbit = {
    .name = "Duty-Free Orbit", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 7. Gift Shop Prize: the loser gains two reinforcements." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_static_storm = {
    .name = "Static Storm", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there, without tactics; more ships are worth 9. Quiet Night Prize: the loser readies two tactics and recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_planet_pageant = {
    .name = "Planet Pageant", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Turn up two planets. The straggler chooses which one is discovered; the other goes under the stack. Duel there; more ships are worth 5. Sash Prize: the winner draws two cards." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_toxic_atmosphere = {
    .name = "Toxic Atmosphere", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 8. A winner who is left with two or more {ships} there destroys one of them. Hazard Pay Prize: the loser recovers up to three {ships} and draws a card." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_twin_lighthouses = {
    .name = "Twin Lighthouses", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Discover a planet and duel there; more ships are worth 2. If the loser has any {ship} left there, one stays. Beacon Prize: the winner recovers up to five {ships}." }, .origin = HC_ORIGIN_OURS }) };
