/* events.c - the 25 event cards in words, and what the rows of fates.c do not say of them. */
#include "duel/duel.h"

/* WHO: the winner of the contest, or the leader. */

static uint64_t raidable(const game *g) { return controlled(g, g->duel.leader) & ~controlled(g, straggler(g)); }

static FLOW(night_raid)
{
    FLOW_BEGIN;
    SET(WHO, g->duel.leader);
    if (!raidable(g) || !g->ships[straggler(g)][SUPPLY]) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, straggler(g), raidable(g), 0)->extra = CAN_PASS);
    if (g->answer == PASS) RETURN(0);
    point_at_planet(g, g->answer);
    CALL(push(g, CORE(flow_duel), L(WHO)));
    if (g->result == L(WHO)) CALL(recover(g, L(WHO), 2, true, L(CAUSE)));
    FLOW_END;
}

/* The one player who does not control it; nobody, if both or neither do. */
static int guest_at(const game *g, int planet)
{
    bool there[DUELISTS] = { controls(g, 0, planet), controls(g, 1, planet) };
    return there[0] == there[1] ? NOBODY : there[0] ? 1 : 0;
}

static FLOW(open_house)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_bar), g->duel.leader));
    if (!g->result) RETURN(0);
    SET(PLANET, g->result - 1);
    SET(WHO, guest_at(g, L(PLANET)));
    if (L(WHO) == NOBODY || g->count[IN_HAND + L(WHO)] < 3 || !g->ships[L(WHO)][SUPPLY]) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), 0)->place = (uint8_t)L(PLANET));
    if (!g->answer) RETURN(0);
    ASK(by_sheet(pick_cards(g, L(WHO), 3, 3, C_ANY, 1), f));
    throw_drafted(g, ev, L(WHO), L(CAUSE));
    send_one(g, ev, L(WHO), L(PLANET), L(CAUSE));
    FLOW_END;
}

static uint64_t proxies(const game *g, int winner)
{
    if (g->target == HC_NO_PLANET) return 1;
    return 1u | (g->ships[winner][SUPPLY] ? 2u : 0u) | (g->ships[other_of(winner)][g->target] ? 4u : 0u);
}

static FLOW(proxy_war)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), proxies(g, L(WHO)), 0)->place = g->target);
    if (g->answer == 1) send_one(g, ev, L(WHO), g->target, L(CAUSE));
    if (g->answer == 2) retreat(g, ev, other_of(L(WHO)), 1, g->target, L(CAUSE));
    FLOW_END;
}

static FLOW(custody_hearing)
{
    FLOW_BEGIN;
    need_hand(g, ev, other_of(L(WHO)));
    if (!g->count[IN_HAND + other_of(L(WHO))]) RETURN(0);
    hand_duelist(g, ev, other_of(L(WHO)), L(WHO), random_card(g, IN_HAND + other_of(L(WHO)), C_ANY), L(CAUSE));
    ASK(by_sheet(ask_card(g, 1u << L(WHO), C_ANY, 0), f));
    hand_duelist(g, ev, L(WHO), other_of(L(WHO)), g->answer, L(CAUSE));
    FLOW_END;
}

static FLOW(eviction_notice)
{
    enum { TENANT = MINE, PLANET };
    FLOW_BEGIN;
    SET(TENANT, other_of(L(WHO)));
    if (!controlled(g, L(TENANT))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), controlled(g, L(TENANT)), 0));
    SET(PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(TENANT), g->count[IN_HAND + L(TENANT)] < 3 ? 1 : 3, 1)->place = (uint8_t)L(PLANET));
    if (!g->answer) retreat(g, ev, L(TENANT), g->ships[L(TENANT)][L(PLANET)], L(PLANET), L(CAUSE));
    else {
        ASK(by_sheet(pick_cards(g, L(TENANT), 3, 3, C_ANY, 2), f));
        throw_drafted(g, ev, L(TENANT), L(CAUSE));
    }
    FLOW_END;
}

enum { LANDSLIDE = 15 };

static FLOW(early_ballot)
{
    FLOW_BEGIN;
    if (planets_of(g, L(WHO)) == colonies_to_win(g) - 1 && g->duel.margin >= LANDSLIDE) {
        win_at_once(g, 1u << L(WHO));
        UNWIND(CORE(flow_duel_game), 0);
    }
    CALL(recover(g, L(WHO), 3, true, L(CAUSE)));
    FLOW_END;
}

static FLOW(warp_squall)
{
    FLOW_BEGIN;
    CALL(destroy(g, g->duel.leader, 2, SUPPLY, L(CAUSE)));
    CALL(destroy(g, straggler(g), 1, SUPPLY, L(CAUSE)));
    FLOW_END;
}

static void put_swap_down(game *g, int seat)
{
    for (int i = 0; i < g->draft_count; i++) stake_card(g, seat, g->draft[i]);
    clear_draft(g);
}

static void swap_them(game *g, events *ev, int cause)
{
    int card[DUELISTS][2], n[DUELISTS] = { 0 };
    for (int s = 0; s < DUELISTS; s++) FOR_CARDS_AT(c, STAKED + s) card[s][n[s]++] = c;
    for (int s = 0; s < DUELISTS; s++) for (int i = 0; i < n[s]; i++) hand_duelist(g, ev, s, other_of(s), card[s][i], cause);
}

static int at_most_two(const game *g, int seat) { return g->count[IN_HAND + seat] < 2 ? g->count[IN_HAND + seat] : 2; }

static FLOW(paperwork_mix_up)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (int s = 0; s < DUELISTS; s++) need_hand(g, ev, g->order[s]);
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        ASK(by_sheet(pick_cards(g, L(WHO), at_most_two(g, L(WHO)), at_most_two(g, L(WHO)), C_ANY, 0), f));
        put_swap_down(g, L(WHO));
    }
    swap_them(g, ev, L(CAUSE));
    FLOW_END;
}

static FLOW(cabinet_shuffle)
{
    FLOW_BEGIN;
    for (int i = 0; i < ENVOYS; i++) {
        if (g->duel.envoy_at[i] == HC_ENVOY_GONE) continue;
        if (ally_of(g, i) != NOBODY) move_envoy(g, ev, i, HC_ENVOY_NEUTRAL, L(CAUSE));
        if (is_up(g, envoy_in(g, i))) replace_envoy(g, ev, i, L(CAUSE));
    }
    FLOW_END;
}

enum { JAM = 3 };

static FLOW(traffic_jam)
{
    FLOW_BEGIN;
    for (int i = 0; i < DUELISTS; i++)
        for (int p = 0; p < TILES; p++) if (g->ships[g->order[i]][p] >= JAM) retreat(g, ev, g->order[i], 1, p, L(CAUSE));
    FLOW_END;
}

static FLOW(pebble_shower)
{
    enum { PLANET = MINE, AT };
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_bar), g->duel.leader));
    if (!g->result) RETURN(0);
    SET(PLANET, g->result - 1);
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++)
        if (g->ships[g->order[L(AT)]][L(PLANET)] > 1) CALL(destroy(g, g->order[L(AT)], 1, L(PLANET), L(CAUSE)));
    FLOW_END;
}

enum { INNOCENT = 3 };

static FLOW(everyone_looks_guilty)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        SET(COUNT, g->count[IN_HAND + L(WHO)] - INNOCENT);
        if (L(COUNT) <= 0) continue;
        ASK(by_sheet(pick_cards(g, L(WHO), L(COUNT), L(COUNT), C_ANY, 0), f));
        throw_drafted(g, ev, L(WHO), L(CAUSE));
    }
    draw_cards(g, ev, straggler(g), 2, L(CAUSE));
    FLOW_END;
}

const sheet card_regular_revenge = {
    .name = "Regular Revenge", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet that the bar names; more ships are worth 7. Whoever controls the planet sends nothing and fights with the {ships} there. Planet bar: blue, pink, green, yellow." }, .origin = HC_ORIGIN_PARTLY, .note = "Name and numbers are those of the published card; which deck comes next is our choice." }) };

const sheet card_second_breakfast = {
    .name = "Second Breakfast", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet that the bar names; more ships are worth 4. Whoever controls the planet sends nothing and fights with the {ships} there. The loser draws two cards. Planet bar: pink, green, yellow, blue." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_rowdy_reunion = {
    .name = "Rowdy Reunion", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet that the bar names; more ships are worth 5. Both send {ships}, but whoever is already there sets 1 or 2. The winner recovers up to three {ships}. Planet bar: green, yellow, blue, pink." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_border_dispute = {
    .name = "Border Dispute", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet that the bar names; more ships are worth 6. Whoever controls the planet sends nothing and fights with the {ships} there. No tactics are played. Planet bar: yellow, blue, pink, green." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_night_raid = {
    .name = "Night Raid", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "raid", "Which of the leader's planets do you raid?", { NULL } }), .brief = BRIEFS("Choose a planet to raid"),
    .helper = FLOWS(night_raid),
    .form = FORMS({ .editions = IN_DUEL, .text = { "The straggler may choose a planet that only the leader controls and duel there; the leader defends, and more ships are worth 3. A leader who wins recovers up to two {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_open_house = {
    .name = "Open House", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "open-house", "Do you discard three cards to send a {ship} to that planet?", { "No", "Yes, discard three" } },
                      { "which", "Which three cards do you discard?", { NULL } }), .brief = BRIEFS("Pay three cards to send a {ship}?"),
    .helper = FLOWS(open_house),
    .form = FORMS({ .editions = IN_DUEL, .text = { "If just one player controls the planet that the bar names, the other may discard three cards to send a {ship} there. Planet bar: blue, green, pink, yellow." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_grand_rematch = {
    .name = "Grand Rematch", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet discovered last; more ships are worth 8. Whoever controls the planet sends nothing and fights with the {ships} there." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_fireworks_night = {
    .name = "Fireworks Night", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Duel over the planet that the bar names; more ships are worth 5. Whoever controls the planet sends nothing and fights with the {ships} there. Blasts count twice, before shields. Planet bar: yellow, pink, blue, green." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_proxy_war = {
    .name = "Proxy War", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "proxy", "What do you do with the planet?", { "Nothing", "Send a {ship} there", "Make your opponent retreat one" } }),
    .helper = FLOWS(proxy_war),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner may send a {ship} to the planet that the bar names, or make the loser retreat one from it. Planet bar: pink, blue, yellow, green." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_spelling_bee = {
    .name = "Spelling Bee", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner draws three cards." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_talent_show = {
    .name = "Talent Show", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner raises friendship with an envoy; the loser draws a card." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_demolition_derby = {
    .name = "Demolition Derby", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner destroys two {ships} in the loser's supply." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_scavenger_hunt = {
    .name = "Scavenger Hunt", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner gains two reinforcements." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_limbo_party = {
    .name = "Limbo Party", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest, won by the lower clout. The winner recovers up to four {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_custody_hearing = {
    .name = "Custody Hearing", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "custody", "Which card do you give back?", { NULL } }),
    .helper = FLOWS(custody_hearing),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner takes a random card from the loser's hand, then gives back any card." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_eviction_notice = {
    .name = "Eviction Notice", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "evict", "From which planet do you evict the loser?", { NULL } },
                      { "pay", "Do you discard three cards, or retreat from that planet?", { "Retreat", "Discard three cards" } },
                      { "which", "Which three cards do you discard?", { NULL } }), .brief = BRIEFS("Choose where to evict the loser", "Retreat, or pay three cards?"),
    .helper = FLOWS(eviction_notice),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The winner chooses a planet that the loser controls; the loser discards three cards or retreats all {ships} from there." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_early_ballot = {
    .name = "Early Ballot", .box = HC_BOX_DUEL,
    .helper = FLOWS(early_ballot),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. A winner who controls exactly four planets and wins by 15 or more wins the game; any other recovers up to three {ships}." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_charity_gala = {
    .name = "Charity Gala", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Contest. The loser recovers up to three {ships}; the winner readies all tactics." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_warp_squall = {
    .name = "Warp Squall", .box = HC_BOX_DUEL,
    .helper = FLOWS(warp_squall),
    .form = FORMS({ .editions = IN_DUEL, .text = { "The leader destroys two {ships} in the supply, the straggler one." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_paperwork_mix_up = {
    .name = "Paperwork Mix-Up", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "swap", "Which two cards do you swap?", { NULL } }),
    .helper = FLOWS(paperwork_mix_up),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player chooses two cards from hand, face down; then they swap them." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_cabinet_shuffle = {
    .name = "Cabinet Shuffle", .box = HC_BOX_DUEL,
    .helper = FLOWS(cabinet_shuffle),
    .form = FORMS({ .editions = IN_DUEL, .text = { "All envoys become neutral. Each that is face up goes under its deck, and the next of that deck takes its place, face down." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_traffic_jam = {
    .name = "Traffic Jam", .box = HC_BOX_DUEL,
    .helper = FLOWS(traffic_jam),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player retreats one {ship} from every planet where they have three or more." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_pebble_shower = {
    .name = "Pebble Shower", .box = HC_BOX_DUEL,
    .helper = FLOWS(pebble_shower),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player with two or more {ships} on the planet that the bar names destroys one of them. Planet bar: green, blue, yellow, pink." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_amnesty_day = {
    .name = "Amnesty Day", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player recovers up to three {ships}; the straggler also gains a reinforcement." }, .origin = HC_ORIGIN_OURS }) };

const sheet card_everyone_looks_guilty = {
    .name = "Everyone Looks Guilty", .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "down-to-three", "Which cards do you discard, down to three?", { NULL } }), .brief = BRIEFS("Discard down to three cards"),
    .helper = FLOWS(everyone_looks_guilty),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Each player discards down to three cards; then the straggler draws two." }, .origin = HC_ORIGIN_OURS }) };
