/* Pirate - takes losing ships instead of landing its own, and turns them into rewards or a ransom. */
#include "rules.h"

enum { HOW_MANY, WHOSE, OF_THEM, WHAT_NOW, SELLING, WHICH_CAPTIVE, FROM_HAND, WHOSE_PURSE, BURIES, WHERE_TO_BURY };
enum { SELL, RANSOM, ENOUGH };
enum { SALE_MAX = 4 };

/* Of who is on both sides, those that lose. */
static int losing_ships(const game *g, int seat, int me)
{
    return seat != me ? limit(g, Q_PREY, seat, ships_on_side(g, seat, !side_taken(g, me))) : 0;
}

static uint64_t victims(const game *g, int me)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (losing_ships(g, s, me)) set |= 1ull << s;
    return set;
}

static int ships_at_stake(const game *g, int me)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += losing_ships(g, s, me);
    return n;
}

static bool can_raid(const game *g, const frame *f)
{
    return fights_for(g, f->seat, g->winner) && g->ships[f->seat][GATE] && colonies(g, f->seat) && victims(g, f->seat);
}

static void ask_how_many(game *g, const frame *f)
{
    int ships = g->ships[f->seat][GATE], prey = ships_at_stake(g, f->seat);
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, ships < prey ? ships : prey), HOW_MANY);
}

/* Of the only one who is left, all that are not spared. */
static void ask_of_them(game *g, const frame *f, int seat, int left, int spared)
{
    int ships = losing_ships(g, seat, f->seat), most = ships < left ? ships : left, least = victims(g, f->seat) == 1ull << seat ? most - spared : 1;
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(least > 1 ? least : 1, most), OF_THEM)->who = (uint8_t)seat;
}

/* With the flare twice as many, but no more than it likes. */
static FLOW(raid)
{
    enum { LEFT = MINE, VICTIM, SPARED };
    FLOW_BEGIN;
    SET(SPARED, spend_super(g, ALIEN_pirate));
    ASK(ask_how_many(g, f));
    CALL(return_ships(g, f->seat, g->answer, GATE, L(SOURCE)));
    SET(LEFT, L(SPARED) ? 2 * g->result : g->result);
    SET(SPARED, L(SPARED) ? g->result : 0);      /* so many it may leave */
    while (L(LEFT) > 0 && victims(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, victims(g, f->seat), WHOSE)->extra = L(LEFT) <= L(SPARED) ? CAN_PASS : 0);
        if (g->answer == PASS) break;
        SET(VICTIM, g->answer);
        ASK(ask_of_them(g, f, L(VICTIM), L(LEFT), L(SPARED)));
        SET(LEFT, L(LEFT) - g->answer);
        CALL(capture_on_sheet(g, L(VICTIM), g->answer, ships_place_on(g, L(VICTIM), !side_taken(g, f->seat)), L(SOURCE), L(SOURCE)));
    }
    FLOW_END;
}

/* ---- in any regroup phase ----------------------------------------------------------------------------------- */

static uint64_t owners(const game *g, int p)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (g->ships[s][ON_SHEET + p]) set |= 1ull << s;
    return set;
}

static uint64_t payers(const game *g, const frame *f)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != f->seat && g->ships[s][ON_SHEET + L(SOURCE)] && colonies(g, s)) set |= 1ull << s;
    return set;
}

static int booty(const game *g, int p)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->ships[s][ON_SHEET + p];
    return n;
}

static bool has_captives(const game *g, const frame *f) { return booty(g, L(SOURCE)) > 0; }

static uint64_t ways(const game *g, const frame *f, unsigned done)
{
    uint64_t set = (booty(g, L(SOURCE)) ? 1u << SELL : 0) | (payers(g, f) ? 1u << RANSOM : 0);
    return (set & ~done) | (done ? 1u << ENOUGH : 0);
}

static void ask_sale(game *g, const frame *f)
{
    int most = booty(g, L(SOURCE)) < SALE_MAX ? booty(g, L(SOURCE)) : SALE_MAX;
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, most), SELLING);
}

static FLOW(trade)
{
    enum { SOLD = MINE, LEFT, TRIED };
    FLOW_BEGIN;
    while (booty(g, L(SOURCE)) && ways(g, f, (unsigned)L(TRIED)) != 1u << ENOUGH) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways(g, f, (unsigned)L(TRIED)), WHAT_NOW));
        if (g->answer == ENOUGH) break;
        SET(TRIED, L(TRIED) | 1 << g->answer);
        if (g->answer == RANSOM) {
            CALL(offers(g, f->seat, HC_ITEM_CAPTIVE, (unsigned)payers(g, f)));
            continue;
        }
        ASK(ask_sale(g, f));
        for (SET(SOLD, g->answer), SET(LEFT, L(SOLD)); L(LEFT) > 0; L(LEFT)--) {
            ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, owners(g, L(SOURCE)), WHICH_CAPTIVE));
            CALL(send_to_warp(g, g->answer, 1, ON_SHEET + L(SOURCE), L(SOURCE)));
        }
        CALL(reward(g, f->seat, L(SOLD)));
    }
    FLOW_END;
}

static bool i_raid(const game *g, const frame *f)
{
    return is_my_use_of(g, f, ALIEN_pirate) && g->phase == HC_PHASE_RESOLUTION;
}

/* ---- the flare: rewards out of the winner's hand ------------------------------------------------------------- */

static int chief(const game *g, int seat) { return of_side(g, side_of(g, seat)); }

static bool can_plunder(const game *g, const frame *f) { return g->count[IN_HAND + chief(g, f->seat)] > 0 && L(COUNT) > 0; }

static void ask_plunder(game *g, const frame *f)
{
    int hand = g->count[IN_HAND + chief(g, f->seat)];
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, hand < L(COUNT) ? hand : L(COUNT)), FROM_HAND)->who = (uint8_t)chief(g, f->seat);
}

static FLOW(plunder)
{
    FLOW_BEGIN;
    ASK(ask_plunder(g, f));
    SET(MINE, g->answer);
    for (L(MINE2) = 0; L(MINE2) < L(MINE); L(MINE2)++) CALL(take_blindly(g, f->seat, chief(g, f->seat), true, L(SOURCE)));
    RETURN(L(MINE));
    FLOW_END;
}

/* ---- the oldest form: lucre ------------------------------------------------------------------------------------- */

enum { HAUL = 1, HAUL_OF_NEIGHBOURS = 2, MOST_BURIED = 4, BURIED_AT = 4 };   /* what is buried: how much, and above it the planet plus one */

static uint64_t rich_ones(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && lucre_of(g, s)) set |= 1ull << s;
    return set;
}

static bool somebody_is_rich(const game *g, const frame *f) { return rich_ones(g, f->seat); }

static FLOW(raid_a_purse)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, rich_ones(g, f->seat), WHOSE_PURSE));
    SET(WHO, g->answer);
    if (spend_super(g, ALIEN_pirate)) FOR_POWERS_OF(p, g, L(WHO)) switch_off(g, p);
    give_lucre(g, ev, L(WHO), f->seat, colonies(g, f->seat) & system_of(g, L(WHO)) ? HAUL_OF_NEIGHBOURS : HAUL, L(SOURCE));
    FLOW_END;
}

static bool i_raid_a_purse(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_pirate); }

static bool has_lucre(const game *g, const frame *f) { return lucre_of(g, f->seat) > 0; }

static int buried(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered & ((1 << BURIED_AT) - 1); }
static int treasure_island(const game *g, const frame *f) { return (effect_of(g, L(SOURCE))->remembered >> BURIED_AT) - 1; }

static FLOW(bury)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, lucre_of(g, f->seat) < MOST_BURIED ? lucre_of(g, f->seat) : MOST_BURIED), BURIES));
    SET(COUNT, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, g->planets, WHERE_TO_BURY));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(COUNT) | (g->answer + 1) << BURIED_AT);
    pay_lucre(g, ev, f->seat, L(COUNT), L(SOURCE));
    tell(g, ev, HC_EV_CHOSE_PLANET, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool is_found(const game *g, const frame *f) { return buried(g, f) && L(WHAT) == treasure_island(g, f) && L(WHO) != f->seat; }

/* The finder gets as much as the one who buried it gets back. */
static FLOW(share_treasure)
{
    FLOW_BEGIN;
    SET(COUNT, buried(g, f));
    effect_for(g, L(SOURCE))->remembered = 0;
    take_lucre(g, ev, f->seat, L(COUNT), L(SOURCE));
    take_lucre(g, ev, L(WHO), L(COUNT), L(SOURCE));
    FLOW_END;
}

static bool is_still_buried(const game *g, const frame *f) { return buried(g, f); }

static FLOW(dig_up)
{
    FLOW_BEGIN;
    SET(COUNT, buried(g, f));
    effect_for(g, L(SOURCE))->remembered = 0;
    take_lucre(g, ev, f->seat, L(COUNT), L(SOURCE));
    FLOW_END;
}

enum { LATER = MUST | FREE | UNPLAYED | FOLLOWS };

const sheet alien_pirate = {
    .name = "Pirate", .power_name = "to Raid", .summary = "Captures {ships} for booty", .box = HC_BOX_DOMINION, .alert = YELLOW,
    .history = "Its flag shows a skull. Whose, it will not say.",
    .prompt = PROMPTS([HOW_MANY] = { "raid", "How many of your {ships} go home, each with a captive?", { 0 } },
                [WHOSE] = { "raid-whom", "Whose {ships} do you capture?", { 0 } },
                [OF_THEM] = { "raid-ships", "How many of that player's {ships} do you capture?", { 0 } },
                [WHAT_NOW] = { "booty", "What do you do with your captives?", { "rewards", "ransom", "enough" } },
                [SELLING] = { "sell", "How many captives do you send to the {warp}, for a reward each?", { 0 } },
                [WHICH_CAPTIVE] = { "sell-whose", "Whose {ship} goes to the {warp}?", { 0 } },
                [FROM_HAND] = { "plunder", "How many of your {rewards} do you take at random from that player's hand?", { 0 } },
                [WHOSE_PURSE] = { "purse", "Whose lucre do you raid?", { 0 } },
                [BURIES] = { "treasure", "How much lucre do you hide?", { 0 } },
                [WHERE_TO_BURY] = { "treasure-planet", "On which planet?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .ransoms = true,
        .text = { "As the {offense} or an ally, when your side has won, you may send some of your {ships} in the {encounter} back to your {colonies} and capture as many {ships} of the losing "
                  "side, which go onto this sheet. What goes home neither lands nor earns {rewards}. In any regroup phase you may send up to four captives to the {warp} for as many {rewards}, and you "
                  "may ask their owners for a ransom: each may make you one offer for any of their {ships}, of whatever they could give in a deal. This does not count as a deal.",
                  "For each reward that you are to receive as a winning ally, you may take a card at random from the hand of the main player on your side instead.",
                  "When you use your power, you may capture up to two {ships} for each of yours that goes home." },
        .hook[POWER] = HOOKS({ W_SETTLED, AS_OFFENSE | AS_ALLY, MAY, .flow = raid, .when = can_raid },
                         { W_REGROUP, AS_ANYONE, MAY, .flow = trade, .when = has_captives }),
        .hook[WILD] = HOOKS({ W_REWARD, AS_ALLY | OWN, MAY, .flow = plunder, .when = can_plunder }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | AS_ALLY | OWN, MAY, .when = i_raid }) },
              { .editions = IN_EON | IN_CLASSIC, .needs = PART_lucre + 1, .summary = "Raids others' lucre",
        .text = { "When you are not a main player and the alliances are settled, you may raid another player: take one lucre from them, or two if you have a {colony} in their home system.",
                  "When the {gate} is aimed, you may hide up to four of your lucre on a planet. The first other player who gains a {colony} there in this {encounter} finds it and gets the same amount from the bank, and you get yours back; if nobody does, you take it back when the {encounter} is over.",
                  "When you raid, you may keep that player from using any power until the {encounter} is over." },
        .note = "That it raided lucre, that its victim could use no power, and that the wild half hid a treasure for another to find is known; all terms are ours.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ALLY | AS_BYSTANDER, MAY, .flow = raid_a_purse, .when = somebody_is_rich }),
        .hook[WILD] = HOOKS({ W_AIMED, AS_ANYONE, MAY, .flow = bury, .when = has_lucre },
                        { W_COLONY_GAINED, AS_ANYONE | OTHERS, LATER, .flow = share_treasure, .when = is_found },
                        { W_ENCOUNTER_OVER, AS_ANYONE, LATER, .flow = dig_up, .when = is_still_buried }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_raid_a_purse }) }),
};
