/* layout.c - the lines before the first answer: they lay out the table. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "cli/scenario/scenario.h"

enum { STAGE_RULES, STAGE_SEATS, STAGE_SETUP, STAGE_BEGIN, STAGE_HANDS, STAGE_PILES, STAGE_ONLY, STAGE_SHIPS, STAGES };
enum { LAYOUT_EVENTS = 512 };

/* ---- what must be known before there is a table --------------------------------------------------- */

/* A rule that several editions share is told once, and holds in each that is named: r->told_in says in which it is now. */
static bool lay_edition(run *r)
{
    const char *id = nth_word(current_line(r), 1 + r->told_in);
    int edition = hc_edition_named(id);
    if (edition >= 0 && hc_edition(edition)) {
        r->edition = edition;
        r->setup.edition = (uint8_t)edition;
        return true;
    }
    char all[WORD_ROOM * 4] = "";
    for (int e = 0; e < HC_EDITION_COUNT; e++)
        if (hc_edition(e)) add_text(all, sizeof all, " %s", hc_edition(e)->id);
    return fail(r, "there is no edition \"%s\"; there are:%s", id, all);
}

static bool lay_seed(run *r)
{
    int seed;
    if (!read_count(r, 1, &seed)) return false;
    r->setup.seed = (uint64_t)seed;
    return no_more_words(r, 2);
}

static bool lay_dealt(run *r)
{
    r->dealt = true;
    r->setup.first = HC_NOBODY;
    return no_more_words(r, 1);
}

static bool lay_passes(run *r)
{
    r->passes = true;
    return no_more_words(r, 1);
}

static bool is_good_name(const char *word)
{
    if (!isupper((unsigned char)*word) || strlen(word) >= NAME_ROOM) return false;
    for (; *word; word++)
        if (!isalpha((unsigned char)*word)) return false;
    return true;
}

static bool alien_of(run *r, uint16_t *out)
{
    const char *word = nth_word(current_line(r), 1);
    const char *nobody = r->dealt ? "any" : "none";
    *out = 0;
    if (strcmp(word, nobody) == 0) return true;
    hc_sheet_info info;
    int sheet = sheet_called(r, word);
    if (!*word) return fail(r, "which alien? Write its name, or %s", nobody);
    if (!sheet || !hc_sheet(sheet, r->edition, &info) || !info.alien)
        return fail(r, "there is no alien \"%s\" in the edition %s; write its name, or %s", word,
                    hc_edition(r->edition)->id, nobody);
    *out = (uint16_t)sheet;
    r->setup.boxes |= UINT64_C(1) << info.box | hc_usual_boxes(r->edition);      /* to name an alien is to open its box */
    return true;
}

static bool lay_seat(run *r)
{
    const script_line *l = current_line(r);
    const char *name = nth_word(l, 0);
    if (!is_good_name(name))
        return fail(r, "a player's name is a capital letter and letters after it, at most %d", NAME_ROOM - 1);
    if (seat_called(r, name) >= 0) return fail(r, "there are two players called %s", name);
    if (r->players == HC_SEATS) return fail(r, "there are more than %d players", HC_SEATS);
    if (l->words > 2 && !nth_word_is(l, 2, "hand"))
        return fail(r, "after the alien comes \"hand\" and its cards, or nothing");
    if (l->words > 2 && r->dealt) return fail(r, "in a dealt game the rules deal the hands");
    snprintf(r->name[r->players], NAME_ROOM, "%s", name);
    return alien_of(r, &r->setup.alien[r->players++]);
}

static bool lay_first(run *r)
{
    int seat;
    if (!read_seat(r, 1, &seat)) return false;
    r->setup.first = (uint8_t)seat;
    return no_more_words(r, 2);
}

static bool begin_table(run *r)
{
    r->at = r->from;
    r->setup.players = (uint8_t)r->players;
    int seat = HC_NOBODY;
    hc_status s = r->dealt ? hc_new(&r->game, &r->setup, NULL, &seat) : hc_lay_begin(&r->game, &r->setup);
    if (s == HC_OK) return !r->refusal || is_rightly_refused(r, NULL);
    char reason[SENTENCE_ROOM];
    text_refused_setup(reason, sizeof reason, s, &r->setup);
    return r->refusal ? is_rightly_refused(r, reason) : fail(r, "%s", reason);
}

/* ---- what lies on the table -------------------------------------------------------------------------- */

typedef hc_status lay_card_fn(run *r, int seat, const card_name *c);
static hc_status to_discards(run *r, int seat, const card_name *c)
{
    (void)seat;
    return hc_lay_discard(&r->game, c->kind, c->value, c->sheet);
}
static hc_status to_deck(run *r, int seat, const card_name *c)
{
    (void)seat;
    return hc_lay_deck(&r->game, c->kind, c->value, c->sheet);
}

static bool lay_card(run *r, int i, int seat, lay_card_fn *lay)
{
    card_name c;
    if (!read_card(r, i, &c)) return false;
    if (c.kind == HC_CARD_FLARE && hc_lay_flare(&r->game, c.sheet) != HC_OK)
        return fail(r, "there is no flare for \"%s\" left in the deck", nth_word(current_line(r), i));
    if (lay(r, seat, &c) == HC_OK) return true;
    return fail(r, "there is no further card \"%s\" in the deck: the others have been laid out already",
                nth_word(current_line(r), i));
}

static bool lay_hand(run *r)
{
    int seat = seat_called(r, nth_word(current_line(r), 0));
    for (int i = 3; i < current_line(r)->words; i++)
        if (!lay_card(r, i, seat, lay_in_hand)) return false;
    return true;
}

static bool lay_discards(run *r)
{
    for (int i = 1; i < current_line(r)->words; i++)
        if (!lay_card(r, i, 0, to_discards)) return false;
    return current_line(r)->words > 1 || fail(r, "which cards? The last one named lies on top");
}

static int count_laid(const run *r, const card_name *c)
{
    hc_table t;
    hc_read(&r->game, &t);
    int n = 0;
    for (int k = 0; k < t.discards; k++) n += card_is(&t.discard[k], c);
    for (int s = 0; s < r->players; s++)
        for (int k = 0; k < t.seat[s].hand; k++) n += card_is(&t.seat[s].card[k], c);
    return n;
}

static int copies_of(const run *r, const card_name *c)
{
    int n = 0;
    for (int k = 0; k < HC_CARDS; k++) {
        hc_card_info card = hc_card(&r->game, k);
        n += card_is(&card, c);
    }
    return n > 0 ? n : 1;
}

/* A card of the deck stays in the deck, so the engine cannot tell that it is named too often. */
static bool is_named_too_often(run *r, int i)
{
    card_name c, other;
    if (!card_called(r, nth_word(current_line(r), i), &c)) return false;
    int left = copies_of(r, &c) - count_laid(r, &c);
    for (int k = 1; k <= i; k++)
        if (card_called(r, nth_word(current_line(r), k), &other)) left -= memcmp(&c, &other, sizeof c) == 0;
    return left < 0;
}

/* What is laid last lies on top, and what is named first is drawn first. */
static bool lay_deck(run *r)
{
    for (int i = current_line(r)->words - 1; i > 0; i--) {
        if (is_named_too_often(r, i))
            return fail(r, "there are not so many cards \"%s\" in the deck", nth_word(current_line(r), i));
        if (!lay_card(r, i, 0, to_deck)) return false;
    }
    return current_line(r)->words > 1 || fail(r, "which cards? The first one named is drawn first");
}

static int special_called(const char *word)
{
    static const char *const WORD[] = { [HC_DESTINY_WILD] = "wild",
                                        [HC_DESTINY_MOST_COLONIES] = "most-colonies",
                                        [HC_DESTINY_MOST_CARDS] = "most-cards",
                                        [HC_DESTINY_FEWEST_IN_WARP] = "fewest-in-warp" };
    for (int k = HC_DESTINY_WILD; k <= HC_DESTINY_FEWEST_IN_WARP; k++)
        if (strcmp(word, WORD[k]) == 0) return k;
    return 0;
}

static int times_named(const script_line *l, int i)
{
    int n = 0;
    for (int k = 1; k < l->words; k++) n += nth_word_is(l, k, nth_word(l, i));
    return n;
}

/* A colour has the number of its seat; the others come after all seats, by what they say. */
static int destiny_cards(const run *r, int special, int seat)
{
    int n = 0;
    for (int k = 0; k < HC_CARDS; k++) {
        hc_card_info card = hc_card(&r->game, k);
        n += card.kind == HC_CARD_DESTINY && card.value == special * HC_SEATS + (special ? 0 : seat);
    }
    return n;
}

static bool lay_orders(run *r)
{
    const script_line *l = current_line(r);
    int seat = 0;
    for (int i = l->words - 1; i > 0; i--) {
        int special = special_called(nth_word(l, i));
        if (!special && !read_seat(r, i, &seat)) return false;
        bool too_many = times_named(l, i) > destiny_cards(r, special, seat);
        hc_status s = special ? hc_lay_special(&r->game, special) : hc_lay_destiny(&r->game, seat);
        if (too_many || s != HC_OK) return fail(r, "there are not so many orders for %s", nth_word(l, i));
    }
    return current_line(r)->words > 1 || fail(r, "whose orders? The first one named is drawn first");
}

static bool lay_only(run *r)
{
    int n;
    hc_table t;
    hc_read(&r->game, &t);
    bool deck = nth_word_is(current_line(r), 0, "deck");
    int there = deck ? t.deck : t.destiny;
    if (!read_count(r, 2, &n) || !no_more_words(r, 3)) return false;
    if (n < 0 || n > there) return fail(r, "there are only %d; write a number from 0 to %d", there, there);
    if (deck) hc_lay_deck_only(&r->game, n);
    else (nth_word_is(current_line(r), 1, "last") ? hc_lay_destiny_last : hc_lay_destiny_only)(&r->game, n);
    return true;
}

static int ships_at(const run *r, int seat, int place)
{
    hc_table t;
    hc_read(&r->game, &t);
    const hc_seat_info *s = &t.seat[seat];
    return place < HC_PLANETS ? t.ships[place][seat]
           : place == HC_WARP ? s->warp
           : place == HC_PRAW ? hc_noted(&t, seat, HC_NOTE_PRAW)
           : place == HC_SUPPLY ? (t.duel.plays ? t.duel.seat[seat].supply : hc_noted(&t, seat, HC_NOTE_ANGELS))
           : place == HC_GONE ? s->gone
                              : s->gate;
}

/* ships SEAT N|all from PLACE to PLACE */
static bool lay_ships(run *r)
{
    const script_line *l = current_line(r);
    int seat, count = 0, from, to, i = 4;
    if (!read_seat(r, 1, &seat)) return false;
    bool all = nth_word_is(l, 2, "all");
    if (!all && !read_count(r, 2, &count)) return false;
    if (!nth_word_is(l, 3, "from"))
        return fail(r, "right is: ships %s 2 from %s1 to warp", r->name[seat], r->name[seat]);
    if (!read_place(r, &i, &from)) return false;
    if (!nth_word_is(l, i, "to")) return fail(r, "right is: ships %s 2 from %s1 to warp", r->name[seat], r->name[seat]);
    i++;
    if (!read_place(r, &i, &to) || !no_more_words(r, i)) return false;
    int there = ships_at(r, seat, from);
    if (all) count = there;
    if (count < 1 || count > there) return fail(r, "%s has %d ships there", r->name[seat], there);
    if (hc_lay_ships(&r->game, seat, count, from, to) == HC_OK) return true;
    return fail(r, "ships cannot be laid out there");
}

/* The aliens that are drawn next, the next one first. */
static bool lay_aliens(run *r)
{
    for (int i = 1; i < current_line(r)->words; i++) {
        int sheet = sheet_called(r, nth_word(current_line(r), i));
        if (!sheet) return fail(r, "there is no alien \"%s\"", nth_word(current_line(r), i));
        if (hc_lay_alien(&r->game, sheet) != HC_OK) return fail(r, "so many aliens cannot be laid out");
    }
    return current_line(r)->words > 1 || fail(r, "which aliens? The first one named is drawn first");
}

static bool lay_tokens(run *r)
{
    int seat, count;
    if (!read_seat(r, 1, &seat) || !read_count(r, 2, &count)) return false;
    if (count > 255) return fail(r, "a sheet holds at most 255 tokens");
    hc_lay_tokens(&r->game, seat, count);
    return no_more_words(r, 3);
}

/* ---- all lines, in the order in which they must be carried out ----------------------------------------- */

static const struct {
    const char *word, *then;
    int stage;
    bool once, laid;
    bool (*lay)(run *);
} LAYOUT[] = {
    { "edition", NULL, STAGE_RULES, true, false, lay_edition },
    { "seed", NULL, STAGE_RULES, true, false, lay_seed },
    { "dealt", NULL, STAGE_RULES, true, false, lay_dealt },
    { "passes", NULL, STAGE_RULES, true, false, lay_passes },
    { "covers", NULL, STAGE_RULES, false, false, lay_covers },
    { "refused", NULL, STAGE_RULES, true, false, lay_refused },
    { "campaign", NULL, STAGE_SETUP, true, false, lay_campaign },
    { "group", NULL, STAGE_SETUP, true, false, lay_group },
    { "born", NULL, STAGE_SETUP, false, false, lay_born },
    { "first", NULL, STAGE_SETUP, true, false, lay_first },
    { "box", NULL, STAGE_SETUP, false, false, lay_box },
    { "variant", NULL, STAGE_SETUP, false, false, lay_variant },
    { "part", NULL, STAGE_SETUP, false, false, lay_part },
    { "preset", NULL, STAGE_SETUP, false, false, lay_preset },
    { "one-off", NULL, STAGE_SETUP, true, false, lay_one_off },
    { "discards", NULL, STAGE_PILES, true, true, lay_discards },
    { "deck", "only", STAGE_ONLY, true, true, lay_only },
    { "deck", NULL, STAGE_PILES, true, true, lay_deck },
    { "orders", "only", STAGE_ONLY, true, true, lay_only },
    { "orders", NULL, STAGE_PILES, true, true, lay_orders },
    { "destiny", "only", STAGE_ONLY, true, true, lay_only }, { "destiny", "last", STAGE_ONLY, true, true, lay_only },
    { "destiny", NULL, STAGE_PILES, true, true, lay_orders },
    { "pieces", NULL, STAGE_PILES, false, true, lay_pieces },
    { "reward-deck", "only", STAGE_ONLY, true, true, lay_reward_deck },
    { "reward-deck", NULL, STAGE_PILES, false, true, lay_reward_deck },
    { "reward-discards", NULL, STAGE_PILES, true, true, lay_reward_discards },
    { "stations", NULL, STAGE_PILES, false, true, lay_stations },
    { "boons", NULL, STAGE_PILES, false, true, lay_boons },
    { "objectives", NULL, STAGE_PILES, false, true, lay_objectives },
    { "evolutions", NULL, STAGE_SHIPS, false, true, lay_evolutions },
    { "hazards", NULL, STAGE_PILES, false, true, lay_hazards },
    { "hazard-deck", NULL, STAGE_PILES, false, true, lay_hazard_deck },
    { "moons", NULL, STAGE_PILES, false, true, lay_moons },
    { "moon", NULL, STAGE_SHIPS, false, true, lay_orbit }, { "techs", NULL, STAGE_PILES, false, true, lay_techs },
    { "tech-deck", "only", STAGE_ONLY, true, true, lay_tech_deck_only },
    { "tech-deck", NULL, STAGE_PILES, true, true, lay_tech_deck },
    { "ships", NULL, STAGE_SHIPS, false, true, lay_ships },
    { "second", NULL, STAGE_SHIPS, true, true, lay_second },
    { "aliens", NULL, STAGE_SHIPS, true, true, lay_aliens },
    { "second-alien", NULL, STAGE_SHIPS, false, true, lay_second_alien },
    { "tokens", NULL, STAGE_SHIPS, false, true, lay_tokens }, { "lucre", NULL, STAGE_SHIPS, false, true, lay_lucre },
    { "lux", NULL, STAGE_SHIPS, false, true, lay_lux }, { "lux-cards", NULL, STAGE_PILES, false, true, lay_lux_cards },
    { "hex", NULL, STAGE_PILES, false, true, lay_hex }, { "pact", NULL, STAGE_SHIPS, false, true, lay_pact },
    { "planets", NULL, STAGE_PILES, true, true, lay_planets }, { "envoys", NULL, STAGE_PILES, true, true, lay_envoys },
    { "stack", NULL, STAGE_PILES, true, true, lay_stack },
    { "fates", NULL, STAGE_PILES, true, true, lay_fates },
    { "plans", NULL, STAGE_PILES, false, true, lay_plan_deck },
    { "thrown", NULL, STAGE_PILES, false, true, lay_thrown },
    { "reinforcements", NULL, STAGE_PILES, true, true, lay_stack },
    { "ally", NULL, STAGE_SHIPS, false, true, lay_ally },
    { "spent", NULL, STAGE_SHIPS, false, true, lay_spent },
    { "left", NULL, STAGE_ONLY, false, true, lay_left },
};
enum { LAYOUTS = sizeof LAYOUT / sizeof *LAYOUT };

static int layout_of(const script_line *l)
{
    for (int k = 0; k < LAYOUTS; k++)
        if (nth_word_is(l, 0, LAYOUT[k].word) && (!LAYOUT[k].then || nth_word_is(l, 1, LAYOUT[k].then))) return k;
    return -1;
}

bool is_layout_line(const script_line *l) { return layout_of(l) >= 0; }

static bool ends_layout(const script_line *l)
{
    return is_answer_line(l) || nth_word_is(l, 0, "expect") || nth_word_is(l, 0, "save-and-replay") ||
           nth_word_is(l, 0, "next-game");
}

static bool is_player_line(const script_line *l) { return isupper((unsigned char)nth_word(l, 0)[0]) && !l->quoted[0]; }

/* Every line is of a known kind, and those that may stand once do so. */
static bool check_layout(run *r, int end)
{
    int seen[LAYOUTS] = { 0 };
    for (r->at = r->from + 1; r->at < end; r->at++) {
        int k = layout_of(current_line(r));
        if (k < 0 && is_player_line(current_line(r))) continue;
        if (k < 0)
            return fail(
                r,
                "\"%s\" is not a word for laying out a table; a line begins with a player's name (a capital letter), "
                "edition, covers, refused, campaign, born, group, seed, dealt, passes, first, box, variant, part, discards, deck, orders, "
                "destiny, ships, tokens, aliens or second",
                nth_word(current_line(r), 0));
        if (LAYOUT[k].once && seen[k]++) return fail(r, "there is already a line \"%s\"", nth_word(current_line(r), 0));
    }
    return true;
}

static bool do_stage(run *r, int stage, int end)
{
    if (stage == STAGE_BEGIN && !begin_table(r)) return false;
    for (r->at = r->from + 1; r->at < end; r->at++) {
        int k = layout_of(current_line(r));
        if (k < 0) {
            if (stage == STAGE_SEATS && !lay_seat(r)) return false;
            if (stage == STAGE_HANDS && !lay_hand(r)) return false;
        } else if (LAYOUT[k].stage == stage) {
            if (LAYOUT[k].laid && r->dealt) return fail(r, "in a dealt game the rules lay out the table");
            if (!LAYOUT[k].lay(r)) return false;
        }
    }
    r->at = r->from;
    if (stage == STAGE_RULES && r->edition < 0)
        return fail(r, "which edition? Write a line such as: edition avalon-hill");
    if (stage == STAGE_SEATS && !r->players) return fail(r, "who plays? Write a line such as: Red Virus hand 8 20");
    return true;
}

/* At a table that is refused nothing happens. */
static bool ends_with_refusal(run *r, int end)
{
    r->at = end < r->to ? end : r->to - 1;
    return end == r->to || fail(r, "nothing can follow: the table is refused");
}

bool lay_out(run *r)
{
    int end = r->from + 1;
    while (end < r->to && !ends_layout(&r->script->line[end])) end++;
    r->edition = -1;
    r->setup = (hc_setup){ .seed = 1 };
    if (!check_layout(r, end)) return false;
    for (int stage = 0; stage < STAGES; stage++) {
        if (!do_stage(r, stage, end)) return false;
        if (stage == STAGE_BEGIN && r->refusal) return ends_with_refusal(r, end);
    }
    hc_event item[LAYOUT_EVENTS];
    hc_events ev = { .room = LAYOUT_EVENTS, .item = item };
    if (r->dealt) hc_new(&r->game, &r->setup, &ev, NULL);
    else hc_lay_start(&r->game, &ev);
    r->begun = true;
    r->at = end - 1;
    if (!note_events(r, &ev)) return fail(r, "not enough memory");
    const char *broken = hc_check(&r->game);
    if (broken) return fail(r, "with this table a promise of the engine is broken: %s", broken);
    return pass_what_is_not_meant(r, end);
}
