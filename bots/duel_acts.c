/* duel_acts.c - powers, envoys, gifts and planets at a table of Duel. */
#include "duel_seer.h"
#include "choose.h"

bool is_on_offer(const seer *s, int choice)
{
    for (int i = 0; i < s->n; i++) if (s->option[i].choice == choice) return true;
    return false;
}

int any(seer *s) { return s->option[pcg_below(&s->b->rng, (uint32_t)s->n)].choice; }
static bool now_and_then(seer *s, uint32_t percent) { return pcg_chance(&s->b->rng, percent); }

static int largest_number(const seer *s)
{
    int best = s->option[0].choice;
    for (int i = 0; i < s->n; i++) if (s->option[i].kind == HC_ASK_NUMBER && s->option[i].choice > best) best = s->option[i].choice;
    return best;
}

static int ships_at(const seer *s, int seat) { return s->t->target < HC_PLANETS ? s->t->ships[s->t->target][seat] : 0; }

/* ---- envoys ------------------------------------------------------------------------------------------------------- */

/* What an envoy is worth to this seat; one that is face down is worth something to everybody. */
static int envoy_worth(const seer *s, int icon, int seat)
{
    static const int8_t WORTH[] = { 4, 10, 8, 16, 10, 6, 18, 14, 8, 10, 14, 2, 8, 10, 6, 14, 8, 12 };       /* from Hammerhand to Late Heir */
    const int sheet = s->t->duel.envoy[icon].sheet, at = sheet - FIRST_ENVOY;
    if (sheet == SANDBAGGER) return s->t->duel.seat[seat].planets < s->t->duel.seat[1 - seat].planets ? 16 : 0;
    return at >= 0 && at < (int)sizeof WORTH ? WORTH[at] : 9;
}

static int best_own(const seer *s)
{
    int best = -1;
    for (int i = 0; i < HC_ENVOYS; i++) {
        const bool own = s->t->duel.envoy[i].there && s->t->duel.envoy[i].ally == s->me;
        if (own && (best < 0 || envoy_worth(s, i, s->me) > envoy_worth(s, best, s->me))) best = i;
    }
    return best;
}

/* A neutral one is won, if it is better than what I have; one of the other's is taken from it. */
static int gain_by_raising(const seer *s, int icon)
{
    const int own = s->t->seat[s->me].alien == MATCHMAKER ? -1 : best_own(s);
    if (s->t->duel.envoy[icon].ally == s->you) return envoy_worth(s, icon, s->you);
    return at_least(envoy_worth(s, icon, s->me) - (own < 0 ? 0 : envoy_worth(s, own, s->me)), 0);
}

int choose_envoy(seer *s)
{
    int best = -1, most = 0;
    uint32_t alike = 0;
    if (s->q.prompt == HC_PROMPT_LOWER && is_on_offer(s, HC_PASS)) return HC_PASS;
    for (int i = 0; i < s->n; i++) {
        const int icon = s->option[i].choice;
        if (s->option[i].kind != HC_ASK_CHOICE || icon >= HC_ENVOYS) continue;
        const int gain = s->q.prompt == HC_PROMPT_RAISE ? gain_by_raising(s, icon) : 100 - envoy_worth(s, icon, s->me);
        if (best < 0 || gain > most) best = i, most = gain, alike = 1;
        else if (gain == most && pcg_below(&s->b->rng, ++alike) == 0) best = i;          /* those that lie face down promise the same */
    }
    return best < 0 ? any(s) : most == 0 && is_on_offer(s, HC_PASS) ? HC_PASS : s->option[best].choice;
}

/* ---- planets, and what they give ---------------------------------------------------------------------------------------- */

static int gift_worth(const seer *s, hc_gift gift)
{
    const int supply = s->t->duel.seat[s->me].supply, warp = s->t->seat[s->me].warp, hand = s->t->seat[s->me].hand;
    int spent = HC_TACTICS;
    for (int k = 0; k < HC_TACTICS; k++) spent -= s->t->duel.seat[s->me].ready >> k & 1;
    switch (gift.what) {
    case HC_GIFT_READY: return 9 * at_most(spent, gift.count);
    case HC_GIFT_RECOVER: return ships_worth(supply + at_most(gift.count, warp), at_most(gift.count, warp));
    case HC_GIFT_FRIEND: return 14;
    case HC_GIFT_DRAW: return (hand + gift.count > s->t->duel.seat[s->me].limit ? 6 : 10) * gift.count;
    case HC_GIFT_GAIN: return 14 * gift.count;
    default: return 0;
    }
}

static int resource_worth(const seer *s, int planet)
{
    const hc_fate_info *card = hc_fate(s->t->duel.card);
    int worth = 0;
    if (!card || card->kind != HC_FATE_RESOURCES) return 10;
    for (int i = 0; i < HC_GIFTS_MOST; i++) worth += gift_worth(s, card->resource[hc_tile_symbol(planet)][i]);
    return worth;
}

static bool has_symbol(const seer *s, int symbol)
{
    for (int p = 0; p < s->t->planets; p++) if (s->t->ships[p][s->me] && hc_tile_symbol(p) == symbol) return true;
    return false;
}

/* To fight over, or to take away: one that only the other holds, with few ships there. */
static int prize_worth(const seer *s, int planet)
{
    const int mine = s->t->ships[planet][s->me], theirs = s->t->ships[planet][s->you];
    const bool wanted = s->t->seat[s->me].alien == PILGRIM && !has_symbol(s, hc_tile_symbol(planet));
    return (theirs && !mine ? 60 - 6 * at_most(theirs, 5) : mine && !theirs ? 6 + 3 * at_most(mine, 5) : 20) + 20 * wanted;
}

int choose_planet(seer *s)
{
    int weight[HC_OPTIONS_MAX];
    const bool resource = !s->q.sheet && s->q.prompt == HC_PROMPT_RESOURCE;
    int best = 0;
    for (int i = 0; i < s->n; i++) {
        const bool thing = s->option[i].kind == HC_ASK_PLANET;
        weight[i] = !thing ? resource : resource ? resource_worth(s, s->option[i].choice) : prize_worth(s, s->option[i].choice);
        best = at_least(best, weight[i]);
    }
    for (int i = 0; i < s->n; i++) weight[i] = at_least(weight[i] * 4 - best * 3, 0);
    return drawn(s, weight);
}

/* ---- powers ------------------------------------------------------------------------------------------------------- */

static int own_plan(const seer *s) { return s->t->seat[s->me].played_card.kind == HC_CARD_PLAN ? s->t->seat[s->me].played_card.value : 8; }

/* Would the other's half serve better than my own? */
static bool is_better_parroted(const seer *s)
{
    const int mine = s->t->duel.seat[s->me].shown, theirs = s->t->duel.seat[s->you].shown;
    return mine >= 0 && theirs >= 0 && tactic_value(s, theirs, theirs) > tactic_value(s, mine, theirs);
}

static bool is_wanted(seer *s, int sheet)
{
    const bool duel = s->t->duel.kind == HC_DUELING;
    const int hand = s->t->seat[s->me].hand;
    switch (sheet) {
    case MOCKINGBIRD: return is_better_parroted(s);
    case WILDCATTER: return own_plan(s) < 10 && stake(s) > 20;
    case STRINGPULLER: return duel && stake(s) > 60 && hand > 1 && now_and_then(s, 80);
    case PAWNBROKER: return hand > 4;
    case TRUCE_BROKER: return edge_of_ships(s, ships_at(s, s->me), ships_at(s, s->you)) > 0;
    case COMETKIN: return 3 * (ships_at(s, s->me) - 1) >= clout_missing(s);
    case BACKUP_SINGER: return hand > 1;
    default: return true;
    }
}

/* What can be used is used, if it is wanted; what comes when plans lie open, only by who is behind. */
int choose_act(seer *s)
{
    const bool shown = s->q.window == HC_W_PLANS_SHOWN || s->q.window == HC_W_CLOUT_DUE;
    if (!is_on_offer(s, HC_PASS)) return s->option[0].choice;
    if (shown && !is_behind(s)) return HC_PASS;
    for (int i = 0; i < s->n; i++) {
        int card;
        if (!is_thing(s->option[i].choice)) continue;
        if (is_wanted(s, hc_source(s->view, s->option[i].choice, &card))) return s->option[i].choice;
    }
    return HC_PASS;
}

/* ---- what sheets ask ---------------------------------------------------------------------------------------------- */

static int best_gift(seer *s, const hc_gift gift[], int count)
{
    int best = -1;
    for (int i = 0; i < s->n; i++) {
        const int c = s->option[i].choice;
        if (c < count && (best < 0 || gift_worth(s, gift[c]) > gift_worth(s, gift[best]))) best = c;
    }
    return best < 0 ? any(s) : best;
}

static int proxy(const seer *s)
{
    enum { NOTHING, SEND, DRIVE_AWAY };
    const int choice = !ships_at(s, s->me) ? SEND : ships_at(s, s->you) == 1 ? DRIVE_AWAY : NOTHING;
    return is_on_offer(s, choice) ? choice : s->option[0].choice;
}

/* Which number: the least that turns the fight (Cometkin), as many as may (Minimalist, who leaves one). */
static int number_of_sheet(seer *s)
{
    if (s->q.sheet != COMETKIN) return s->q.sheet == MINIMALIST ? largest_number(s) : any(s);
    for (int i = 0; i < s->n; i++) if (3 * s->option[i].choice >= clout_missing(s)) return s->option[i].choice;
    return s->option[0].choice;
}

/* Which of the two is better is kept in mind until it is asked. */
static int second_plan(seer *s)
{
    const int chosen = choose_plan(s);
    const hc_card_info c = hc_card(s->view, chosen);
    s->b->memory[KEEP_SECOND] = plan_worth(&c) > plan_worth(&s->t->seat[s->me].played_card);
    return chosen;
}

/* The next destiny card: one that gives the straggler more is not for the leader, and a duel not for who has hardly a ship to send. */
static bool is_sent_away(const seer *s, int sheet)
{
    const hc_fate_info *f = hc_fate(sheet);
    const bool leads = s->t->duel.leader == s->me;
    const bool helps_straggler = sheet == NIGHT_RAID || sheet == SECOND_HELPINGS || sheet == SYMPATHY_FUND || sheet == SOUVENIRS;
    if (!f || s->t->seat[s->me].hand < 3) return false;
    return helps_straggler ? leads : f->kind == HC_FATE_DUEL && s->t->duel.seat[s->me].supply <= 1;
}

static int card_of_sheet(seer *s)
{
    enum { POOR = 12 };
    const int i = cheapest(s, NULL);
    if (s->q.sheet == BACKUP_SINGER) return second_plan(s);
    if (s->q.sheet == WEATHERVANE && i >= 0) return is_sent_away(s, s->q.about) ? s->option[i].choice : HC_PASS;
    if (i < 0) return any(s);
    const hc_card_info c = hc_card(s->view, s->option[i].choice);
    const bool gives = !is_on_offer(s, HC_PASS) || (s->q.sheet == SPRING_CLEANING && plan_worth(&c) <= POOR);
    return gives ? s->option[i].choice : HC_PASS;
}

/* Low or high: as the other plays. */
static int guess(seer *s) { return now_and_then(s, s->t->duel.kind == HC_DUELING ? 70 : 45); }

/* One ship more, where that takes the advantage or keeps it from the other. */
static int turn_dial(const seer *s)
{
    enum { LESS, MORE };
    const int mine = s->t->duel.seat[s->me].dial + ships_at(s, s->me), theirs = at_least(s->t->duel.seat[s->you].dial, 0) + ships_at(s, s->you);
    const int up = edge_of_ships(s, mine + 1, theirs), down = edge_of_ships(s, mine - 1, theirs);
    return !is_on_offer(s, MORE) || (is_on_offer(s, LESS) && down >= up) ? LESS : MORE;
}

/* The tactic that would cost most ships. */
static int jam(seer *s)
{
    static const uint8_t FEARED[HC_TACTICS] = { 40, 25, 15, 5, 15 };
    int weight[HC_OPTIONS_MAX];
    for (int i = 0; i < s->n; i++) weight[i] = s->option[i].choice < HC_TACTICS ? FEARED[s->option[i].choice] : 0;
    return drawn(s, weight);
}

static int choice_of_sheet(seer *s)
{
    static const hc_gift THERAPY[] = { { HC_GIFT_RECOVER, 3 }, { HC_GIFT_DRAW, 2 }, { HC_GIFT_GAIN, 1 }, { HC_GIFT_READY, HC_TACTICS } };
    switch (s->q.sheet) {
    case GROUP_THERAPY: return best_gift(s, THERAPY, 4);
    case PROXY_WAR: return proxy(s);
    case INSPECTOR: return guess(s);
    case FULL_OF_STARS: return s->t->duel.seat[s->you].supply <= 5 && is_on_offer(s, 1) ? 1 : 0;
    case EVICTION: case OPEN_HOUSE: return is_on_offer(s, 1) ? 1 : s->option[0].choice;
    case GATEWARDEN: return turn_dial(s);
    case LOCKSMITH: return jam(s);
    case BACKUP_SINGER: return s->b->memory[KEEP_SECOND] && is_on_offer(s, 1) ? 1 : 0;
    case LANDLORD: return gift_worth(s, (hc_gift){ HC_GIFT_RECOVER, 2 }) / 2 > gift_worth(s, (hc_gift){ HC_GIFT_DRAW, 1 }) ? 0 : 1;
    default: return any(s);
    }
}

int choose_of_sheet(seer *s)
{
    if (s->q.kind == HC_ASK_NUMBER) return number_of_sheet(s);
    if (s->q.kind == HC_ASK_CARD) return card_of_sheet(s);
    return s->q.kind == HC_ASK_CHOICE ? choice_of_sheet(s) : any(s);
}
