/* refresh.c - the 19 refresh cards in words, and what the rows of fates.c do not say of them. */
#include "duel/duel.h"

static FLOW(dress_rehearsal)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        SET(COUNT, 0);
        if (g->count[IN_HAND + L(WHO)]) {
            ASK(by_sheet(pick_cards(g, L(WHO), 0, g->count[IN_HAND + L(WHO)], C_ANY, 0), f));
            SET(COUNT, g->draft_count);
            throw_drafted(g, ev, L(WHO), L(CAUSE));
        }
        draw_cards(g, ev, L(WHO), L(COUNT) + 1, L(CAUSE));
    }
    FLOW_END;
}

static const gift THERAPY[] = { { RECOVER, 3 }, { DRAW, 2 }, { GAIN, 1 }, { READY_SOME, ALL_TACTICS } };

static FLOW(group_therapy)
{
    enum { AT = MINE, FIRST, SECOND };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(4), 0));
        SET(FIRST, g->answer);
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(4) & ~(1u << L(FIRST)), 0));
        SET(SECOND, g->answer);
        CALL(give(g, L(WHO), THERAPY[L(FIRST)], L(CAUSE)));
        CALL(give(g, L(WHO), THERAPY[L(SECOND)], L(CAUSE)));
    }
    FLOW_END;
}

static FLOW(spring_cleaning)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (g->count[IN_HAND + L(WHO)]) {
            ASK(by_sheet(ask_card(g, 1u << L(WHO), C_ANY, 0), f)->extra = CAN_PASS);
            if (g->answer != PASS) remove_card(g, ev, L(WHO), g->answer, L(CAUSE));
        }
        draw_cards(g, ev, L(WHO), 2, L(CAUSE));
        CALL(recover(g, L(WHO), 2, true, L(CAUSE)));
    }
    FLOW_END;
}

const sheet card_market_day = {
    .name = "Market Day", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of a planet they control: blue, raise friendship with an envoy; pink, draw three cards; green, gain two reinforcements; yellow, recover up to four {ships}. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_PARTLY }) };

const sheet card_harvest_festival = {
    .name = "Harvest Festival", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of a planet they control: blue, recover up to five {ships}; pink, ready all tactics; green, draw three cards; yellow, gain a reinforcement and draw a card. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_tax_season = {
    .name = "Tax Season", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of a planet they control: blue, draw two cards; pink, gain two reinforcements; green, recover up to five {ships}; yellow, raise friendship with an envoy. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_bumper_crop = {
    .name = "Bumper Crop", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of up to two planets they control: blue, recover up to two {ships}; pink, draw a card; green, gain a reinforcement; yellow, ready two tactics. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_company_picnic = {
    .name = "Company Picnic", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of up to two planets they control: blue, ready two tactics; pink, recover up to two {ships}; green, draw two cards; yellow, gain a reinforcement. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_open_air_bazaar = {
    .name = "Open-Air Bazaar", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of a planet they control: blue, gain two reinforcements; pink, recover up to four {ships}; green, raise friendship with an envoy; yellow, draw three cards. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_souvenir_stand = {
    .name = "Souvenir Stand", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player takes the resource of a planet they control (the straggler: of up to two): blue, draw two cards; pink, gain a reinforcement; green, recover up to three {ships}; yellow, ready all tactics. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_royal_tithe = {
    .name = "Royal Tithe", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player first recovers up to two {ships}. Each player takes the resource of a planet they control: blue, raise friendship with an envoy; pink, ready all tactics; green, gain a reinforcement; yellow, draw two cards. Whoever controls none recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_coffee_break = {
    .name = "Coffee Break", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player: ready all tactics and draw up to the hand limit." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_shore_leave = {
    .name = "Shore Leave", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player: recover up to four {ships} and ready two tactics." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_dress_rehearsal = {
    .name = "Dress Rehearsal", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "rehearse", "Which cards do you discard? You draw one more than that.", { NULL } }), .brief = BRIEFS("Discard any cards?"),
    .helper = FLOWS(dress_rehearsal),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player may discard any number of cards, and draws one more than that." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_cavalry_on_credit = {
    .name = "Cavalry on Credit", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player: gain two reinforcements and recover up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_meet_and_greet = {
    .name = "Meet and Greet", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "The straggler first, each player raises friendship with an envoy and recovers up to three {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_pit_stop = {
    .name = "Pit Stop", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player: ready all tactics and recover up to three {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_second_helpings = {
    .name = "Second Helpings", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "The straggler recovers up to six {ships}, the leader up to three; each draws a card." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_sympathy_fund = {
    .name = "Sympathy Fund", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player draws two cards; the straggler also gains two reinforcements." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_group_therapy = {
    .name = "Group Therapy", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "therapy", "Which do you choose?", { "Recover up to three {ships}", "Draw two cards", "Gain a reinforcement", "Ready all tactics" } }),
    .helper = FLOWS(group_therapy),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player chooses two of these: recover up to three {ships}, draw two cards, gain a reinforcement, ready all tactics." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_snow_day = {
    .name = "Snow Day", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player: draw up to the hand limit." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_spring_cleaning = {
    .name = "Spring Cleaning", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "clean", "Do you remove a card in your hand from the game?", { NULL } }), .brief = BRIEFS("Remove a card for good?"),
    .helper = FLOWS(spring_cleaning),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player may remove a card in hand from the game, then draws two cards and recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };
