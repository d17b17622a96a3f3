/* expect.c - expectations about what lies on the table; the others are in witness.c. */
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

static void read_table(const run *r, hc_table *t) { hc_read(&r->game, t); }

bool claim_number(run *r, int *i, claim *c, int is, const char *what)
{
    int wanted;
    if (!read_count(r, *i, &wanted)) return false;
    ++*i;
    c->holds = wanted == is;
    snprintf(c->is, sizeof c->is, "%s is %d", what, is);
    return true;
}

bool seat_and_table(run *r, int *i, int *seat, hc_table *t)
{
    read_table(r, t);
    if (!read_seat(r, *i, seat)) return false;
    ++*i;
    return true;
}

/* ---- ships and colonies ------------------------------------------------------------------------------ */

static int ships_on_pieces(const run *r, int seat)
{
    hc_piece_info piece[HC_PIECES];
    hc_table t;
    int n = 0, pieces = hc_pieces(&r->game, piece);
    for (int k = 0; k < pieces; k++) n += piece[k].holders >> seat & 1 ? piece[k].ships : 0;
    hc_read(&r->game, &t);
    for (const hc_thing *x = NULL; (x = hc_next_thing(&t, x, seat, HC_LIES_EVOLUTION)) != NULL;) n += x->count;
    return n;
}

static int ships_there(const run *r, const hc_table *t, int seat, int place)
{
    const hc_seat_info *s = &t->seat[seat];
    return place < HC_PLANETS ? t->ships[place][seat]
           : place == HC_WARP ? s->warp
           : place == HC_PRAW ? hc_noted(t, seat, HC_NOTE_PRAW)
           : place == HC_GONE ? s->gone
           : place == HC_SUPPLY ? (t->duel.plays ? t->duel.seat[seat].supply : hc_noted(t, seat, HC_NOTE_ANGELS))
           : place == HC_OTHER_GATE ? (s->both_sides && seat != t->defense ? s->ships_on[HC_SIDE_DEFENSE] : 0)
           : place == HC_ON_PIECES ? ships_on_pieces(r, seat)
                                  : s->gate;
}

/* ships SEAT N on PLANET | in warp | in gate | gone */
static bool claim_ships(run *r, int *i, claim *c)
{
    hc_table t;
    int seat, wanted, place;
    if (!seat_and_table(r, i, &seat, &t) || !read_count(r, *i, &wanted)) return false;
    ++*i;
    *i += nth_word_is(current_line(r), *i, "on") || nth_word_is(current_line(r), *i, "in");
    if (!read_place(r, i, &place)) return false;
    char where[WORD_ROOM];
    write_place(where, r, place);
    int is = ships_there(r, &t, seat, place);
    c->holds = is == wanted;
    snprintf(c->is, sizeof c->is, "%s has %d ships there (%s)", r->name[seat], is, where);
    return true;
}

static bool claim_colonies(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) &&
           claim_number(r, i, c, t.seat[seat].foreign_colonies, "the number of foreign colonies");
}

static bool claim_home(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    if (!nth_word_is(current_line(r), *i, "colonies"))
        return fail(r, "right is: expect home colonies %s 5", r->name[0]);
    ++*i;
    return seat_and_table(r, i, &seat, &t) &&
           claim_number(r, i, c, t.seat[seat].home_colonies, "the number of home colonies");
}

/* ---- cards --------------------------------------------------------------------------------------------- */

static void list_infos(const run *r, const hc_card_info card[], int n, char *out, size_t room)
{
    char word[WORD_ROOM];
    for (int k = 0; k < n; k++) {
        write_card(word, r, &card[k]);
        add_text(out, room, " %s", word);
    }
    if (n == 0) add_text(out, room, " nothing");
}

/* CARDS (exactly these) | has CARDS | lacks CARDS | nothing, about n cards. */
static bool claim_cards(run *r, int *i, claim *c, const hc_card_info card[], int n, const char *whose)
{
    const script_line *l = current_line(r);
    bool has = nth_word_is(l, *i, "has"), lacks = nth_word_is(l, *i, "lacks"), nothing = nth_word_is(l, *i, "nothing");
    bool used[HC_CARDS] = { false };
    int named = 0, found = 0;
    *i += has || lacks || nothing;
    if (!nothing && *i >= l->words) return fail(r, "which cards? Write \"nothing\" for none");
    for (; *i < l->words; ++*i, named++) {
        card_name wanted;
        if (!read_card(r, *i, &wanted)) return false;
        for (int k = 0; k < n; k++)
            if (!used[k] && card_is(&card[k], &wanted)) {
                used[k] = true;
                found++;
                break;
            }
    }
    c->holds = has ? found == named : lacks ? found == 0 : found == named && n == named;
    snprintf(c->is, sizeof c->is, "%s:", whose);
    list_infos(r, card, n, c->is, sizeof c->is);
    return true;
}

static bool claim_hand(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    char whose[WORD_ROOM];
    if (!seat_and_table(r, i, &seat, &t)) return false;
    snprintf(whose, sizeof whose, "%s holds", r->name[seat]);
    return claim_cards(r, i, c, t.seat[seat].card, t.seat[seat].hand, whose);
}

static int cards_lying(const hc_table *t, int seat, hc_lies lies, hc_card_info out[])
{
    int n = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, lies)) != NULL;) out[n++] = x->card;
    return n;
}

/* stored SEAT CARD | nothing: what lies under its tech */
static bool claim_stored(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    char whose[WORD_ROOM];
    if (!seat_and_table(r, i, &seat, &t)) return false;
    hc_card_info card[HC_THINGS_MAX];
    snprintf(whose, sizeof whose, "under the tech of %s", r->name[seat]);
    return claim_cards(r, i, c, card, cards_lying(&t, seat, HC_LIES_UNDER_TECH, card), whose);
}

static bool claim_discards(run *r, int *i, claim *c)
{
    hc_table t;
    read_table(r, &t);
    return claim_cards(r, i, c, t.discard, t.discards, "the discards are");
}

static bool claim_top(run *r, int *i, claim *c)
{
    hc_table t;
    card_name wanted;
    read_table(r, &t);
    if (!nth_word_is(current_line(r), *i, "of") || !nth_word_is(current_line(r), *i + 1, "discards"))
        return fail(r, "right is: expect top of discards 20");
    *i += 2;
    if (!read_card(r, *i, &wanted)) return false;
    ++*i;
    c->holds = t.discards && card_is(&t.discard[t.discards - 1], &wanted);
    snprintf(c->is, sizeof c->is, "on top of the discards:");
    list_infos(r, t.discards ? &t.discard[t.discards - 1] : NULL, t.discards > 0, c->is, sizeof c->is);
    return true;
}

static bool claim_count(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) && claim_number(r, i, c, t.seat[seat].hand, "the number of cards in hand");
}

static bool claim_aside(run *r, int *i, claim *c)
{
    hc_table t;
    int seat;
    return seat_and_table(r, i, &seat, &t) &&
           claim_number(r, i, c, t.seat[seat].aside, "the number of cards laid aside");
}

/* Cards that lie somewhere before a player. */
static bool claim_lying(run *r, int *i, claim *c, hc_lies lies, const char *where)
{
    hc_table t;
    int seat;
    char whose[WORD_ROOM];
    if (!seat_and_table(r, i, &seat, &t)) return false;
    hc_card_info card[HC_THINGS_MAX];
    snprintf(whose, sizeof whose, "%s %s", where, r->name[seat]);
    return claim_cards(r, i, c, card, cards_lying(&t, seat, lies, card), whose);
}

static bool claim_hoard(run *r, int *i, claim *c) { return claim_lying(r, i, c, HC_LIES_HOARD, "in the hoard of"); }
static bool claim_display(run *r, int *i, claim *c) { return claim_lying(r, i, c, HC_LIES_DISPLAY, "on display before"); }
static bool claim_extra(run *r, int *i, claim *c) { return claim_lying(r, i, c, HC_LIES_EXTRA, "beside the encounter cards, of"); }
static bool claim_stock(run *r, int *i, claim *c) { return claim_lying(r, i, c, HC_LIES_STOCK, "in stock on the sheet of"); }
static bool claim_grafts(run *r, int *i, claim *c) { return claim_lying(r, i, c, HC_LIES_GRAFT, "that are a part of the power of"); }

static bool claim_pile(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    hc_table t;
    read_table(r, &t);
    int k = nth_word_is(l, *i, "deck")       ? t.deck
            : nth_word_is(l, *i, "discards") ? t.discards
            : nth_word_is(l, *i, "orders")   ? t.destiny
            : nth_word_is(l, *i, "destiny")  ? t.destiny
            : nth_word_is(l, *i, "techs")    ? t.tech_deck
            : nth_word_is(l, *i, "tech-discards") ? t.tech_discards
            : nth_word_is(l, *i, "rewards") ? t.reward_deck
            : nth_word_is(l, *i, "reward-discards") ? t.reward_discards
                                             : -1;
    if (k < 0) return fail(r, "there is no pile \"%s\"; there are deck, discards, orders (or destiny), techs, tech-discards, rewards, reward-discards", nth_word(l, *i));
    ++*i;
    return claim_number(r, i, c, k, "the number of cards in the pile");
}

/* played SEAT CARD|nothing [face-up|face-down] */
static bool claim_played(run *r, int *i, claim *c)
{
    const script_line *l = current_line(r);
    hc_table t;
    int seat;
    card_name wanted;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    const hc_seat_info *s = &t.seat[seat];
    bool nothing = nth_word_is(l, *i, "nothing");
    if (!nothing && !read_card(r, *i, &wanted)) return false;
    ++*i;
    c->holds = nothing ? !s->played : s->played && card_is(&s->played_card, &wanted);
    bool up = nth_word_is(l, *i, "face-up"), down = nth_word_is(l, *i, "face-down");
    *i += up || down;
    if (up || down) c->holds = c->holds && s->played && s->face_up == up;
    snprintf(c->is, sizeof c->is, "before %s lies%s:", r->name[seat],
             s->played ? s->face_up ? " face up" : " face down" : "");
    list_infos(r, &s->played_card, s->played > 0, c->is, sizeof c->is);
    return true;
}

/* ---- who is who ---------------------------------------------------------------------------------------------- */

static bool claim_who(run *r, int *i, claim *c, int is, const char *what)
{
    int seat = HC_NOBODY;
    if (nth_word_is(current_line(r), *i, "nobody")) seat = HC_NOBODY;
    else if (!read_seat(r, *i, &seat)) return false;
    ++*i;
    c->holds = seat == is;
    snprintf(c->is, sizeof c->is, "%s is %s", what, is < r->players ? r->name[is] : "nobody");
    return true;
}

static bool claim_turn(run *r, int *i, claim *c)
{
    hc_table t;
    read_table(r, &t);
    return claim_who(r, i, c, t.offense, "whose turn it is");
}

static bool claim_offense(run *r, int *i, claim *c)
{
    hc_table t;
    read_table(r, &t);
    return claim_who(r, i, c, t.offense, "the offense");
}

static bool claim_defense(run *r, int *i, claim *c)
{
    hc_table t;
    read_table(r, &t);
    return claim_who(r, i, c, t.defense, "the defense");
}

static bool claim_target(run *r, int *i, claim *c)
{
    hc_table t;
    int planet = HC_NO_PLANET;
    char name[WORD_ROOM] = "no planet";
    read_table(r, &t);
    bool nothing = nth_word_is(current_line(r), *i, "nothing");
    *i += nothing;
    if (!nothing && !read_planet(r, i, &planet)) return false;
    if (t.target != HC_NO_PLANET) write_place(name, r, t.target);
    c->holds = t.target == planet;
    snprintf(c->is, sizeof c->is, "the target is %s", name);
    return true;
}

static bool claim_side(run *r, int *i, claim *c)
{
    static const char *const SIDE[] = { "offense", "defense", "none", "both" };
    hc_table t;
    int seat, wanted = -1;
    if (!seat_and_table(r, i, &seat, &t)) return false;
    for (int k = 0; k < 4; k++)
        if (nth_word_is(current_line(r), *i, SIDE[k])) wanted = k;
    if (wanted < 0) return fail(r, "a side is offense, defense, both or none");
    ++*i;
    int is = t.seat[seat].both_sides ? 3 : t.seat[seat].side < 2 ? t.seat[seat].side : 2;
    c->holds = is == wanted;
    snprintf(c->is, sizeof c->is, "the side of %s is %s", r->name[seat], SIDE[is]);
    return true;
}

static bool claim_encounter(run *r, int *i, claim *c)
{
    hc_table t;
    read_table(r, &t);
    return claim_number(r, i, c, t.encounter_of_turn, "the encounter of this turn");
}

static bool claim_over(run *r, int *i, claim *c)
{
    (void)i;
    hc_table t;
    read_table(r, &t);
    c->holds = t.over;
    snprintf(c->is, sizeof c->is, "the game is %s", t.over ? "over" : "not over");
    return true;
}

/* won SEATS: these and nobody else. */
static bool claim_won(run *r, int *i, claim *c)
{
    hc_table t;
    unsigned wanted = 0;
    read_table(r, &t);
    for (int seat; *i < current_line(r)->words; ++*i) {
        if (nth_word_is(current_line(r), *i, "nobody")) continue;
        if (!read_seat(r, *i, &seat)) return false;
        wanted |= 1u << seat;
    }
    unsigned is = t.over ? t.won : 0;
    c->holds = is == wanted;
    snprintf(c->is, sizeof c->is, "winners:%s", is ? "" : " nobody");
    for (int s = 0; s < r->players; s++)
        if (is >> s & 1) add_text(c->is, sizeof c->is, " %s", r->name[s]);
    return true;
}

/* ---- all of them -------------------------------------------------------------------------------------------- */

static const struct {
    const char *word;
    claim_fn *find;
} CLAIM[] = {
    { "total", claim_total },
    { "winner", claim_winner },
    { "ships", claim_ships },
    { "colonies", claim_colonies },
    { "home", claim_home },
    { "hand", claim_hand },
    { "cards", claim_count },
    { "played", claim_played },
    { "aside", claim_aside },
    { "hoard", claim_hoard },
    { "display", claim_display },
    { "extra", claim_extra },
    { "stock", claim_stock },
    { "grafts", claim_grafts },
    { "piece", claim_piece },
    { "evolved", claim_evolved },
    { "points", claim_points },
    { "techs", claim_techs },
    { "stored", claim_stored },
    { "cannon", claim_cannon },
    { "prometheus", claim_prometheus },
    { "special", claim_special },
    { "pile", claim_pile },
    { "top", claim_top },
    { "discards", claim_discards },
    { "power", claim_power },
    { "alien", claim_alien },
    { "tokens", claim_tokens },
    { "lucre", claim_lucre },
    { "lux", claim_lux },
    { "occupant", claim_occupant },
    { "ultra-lux", claim_ultra_lux },
    { "memory", claim_memory },
    { "told", claim_told },
    { "asked", claim_asked },
    { "options", claim_options },
    { "offers", claim_offers },
    { "picked", claim_picked },
    { "sees", claim_sees },
    { "knows", claim_knows },
    { "hex", claim_hex },
    { "moon", claim_moon },
    { "sees-moon", claim_sees_moon },
    { "log", claim_log },
    { "question", claim_question },
    { "event", claim_event },
    { "events", claim_events },
    { "step", claim_step },
    { "turn", claim_turn },
    { "offense", claim_offense },
    { "defense", claim_defense },
    { "target", claim_target },
    { "side", claim_side },
    { "encounter", claim_encounter },
    { "won", claim_won },
    { "over", claim_over },
    { "refused", claim_refused },
    { "score", claim_score },
    { "begins", claim_begins },
    { "champion", claim_champion },
    { "clout", claim_clout },
    { "duel", claim_duel },
    { "leader", claim_leader },
    { "planets", claim_planets },
    { "thrown", claim_thrown },
    { "limit", claim_limit },
    { "ready", claim_ready },
    { "left", claim_left },
    { "fate", claim_fate },
    { "envoy", claim_envoy },
};
enum { CLAIMS = sizeof CLAIM / sizeof *CLAIM };

bool check_expectation(run *r)
{
    const script_line *l = current_line(r);
    bool wrongly = nth_word_is(l, 1, "not");
    int i = 2 + wrongly, k = 0;
    while (k < CLAIMS && !nth_word_is(l, i - 1, CLAIM[k].word)) k++;
    if (k == CLAIMS) {
        char all[WHY_ROOM / 4] = "";
        for (k = 0; k < CLAIMS; k++) add_text(all, sizeof all, " %s", CLAIM[k].word);
        return fail(r, "\"%s\" cannot be expected; what can is%s", nth_word(l, i - 1), all);
    }
    claim c = { .holds = false };
    if (!CLAIM[k].find(r, &i, &c) || !no_more_words(r, i)) return false;
    if (c.holds != wrongly) return true;
    return fail(r, "%s: %s", wrongly ? "this should not be so" : "this is not so", c.is);
}
