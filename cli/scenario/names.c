/* names.c - what players, planets, cards, powers and answers are called in scenarios. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "cli/scenario/scenario.h"

/* ---- players and places -------------------------------------------------------------------------- */

void list_players(const run *r, char *out, size_t room)
{
    for (int s = 0; s < r->players; s++) add_text(out, room, "%s%s", s ? ", " : "", r->name[s]);
}

int seat_called(const run *r, const char *word)
{
    for (int s = 0; s < r->players; s++)
        if (strcmp(r->name[s], word) == 0) return s;
    return -1;
}

bool read_seat(run *r, int i, int *seat)
{
    *seat = seat_called(r, nth_word(current_line(r), i));
    if (*seat >= 0) return true;
    char players[WORD_ROOM * 4] = "";
    list_players(r, players, sizeof players);
    if (i >= current_line(r)->words) return fail(r, "a player is missing here; the players are %s", players);
    return fail(r, "no player is called \"%s\"; the players are %s", nth_word(current_line(r), i), players);
}

/* The home planets of a seat are numbered from 1 in the order in which the engine has them. */
static int planet_of(const run *r, int seat, int number)
{
    hc_table t;
    hc_read(&r->game, &t);
    for (int p = 0; p < t.planets; p++)
        if (hc_planet_owner(&r->game, p) == seat && !hc_moon_number(&r->game, p) && hc_planet_number(&r->game, p) == number) return p;
    return HC_NO_PLANET;
}

/* Red-moon1 */
static int moon_of(const run *r, int seat, int number)
{
    for (int p = 0; p < HC_PLANETS; p++) if (hc_planet_owner(&r->game, p) == seat && hc_moon_number(&r->game, p) == number) return p;
    return HC_NO_PLANET;
}

/* The planets of Duel have names. */
static bool tile_called(const run *r, const char *word, int *planet)
{
    hc_table t;
    hc_read(&r->game, &t);
    for (int p = 0; t.duel.plays && hc_tile_name(p); p++)
        if (same_name(hc_tile_name(p), word)) {
            *planet = p;
            return true;
        }
    return false;
}

static const char MOON_WORD[] = "-moon";

bool planet_called(const run *r, const script_line *l, int *i, int *planet)
{
    char name[NAME_ROOM];
    const char *word = nth_word(l, *i);
    if (tile_called(r, word, planet)) {
        ++*i;
        return true;
    }
    size_t letters = strcspn(word, "0123456789");
    int number, past = *i + 1;
    if (letters == 0 || letters >= sizeof name) return false;
    memcpy(name, word, letters);
    name[letters] = 0;
    const bool moon = letters > strlen(MOON_WORD) && same_name(name + letters - strlen(MOON_WORD), MOON_WORD);
    if (moon) name[letters - strlen(MOON_WORD)] = 0;
    const char *digits = word[letters] ? word + letters : nth_word(l, past++);
    int seat = seat_called(r, name);
    if (seat < 0 || !read_integer(digits, &number) || number < 1) return false;
    *planet = moon ? moon_of(r, seat, number) : planet_of(r, seat, number);
    if (*planet == HC_NO_PLANET) return false;
    *i = past;
    return true;
}

bool read_planet(run *r, int *i, int *planet)
{
    if (planet_called(r, current_line(r), i, planet)) return true;
    return fail(r, "\"%s\" is not a planet; write a player and a number, such as %s1", nth_word(current_line(r), *i),
                r->name[0]);
}

bool read_place(run *r, int *i, int *place)
{
    static const struct {
        const char *word;
        int place;
    } PLACE[] = { { "warp", HC_WARP }, { "gate", HC_GATE },
                  { "other-gate", HC_OTHER_GATE }, { "gone", HC_GONE }, { "research", HC_ON_PIECES }, { "supply", HC_SUPPLY },
                  { "angels", HC_SUPPLY }, { "praw", HC_PRAW } };
    for (size_t k = 0; k < sizeof PLACE / sizeof *PLACE; k++)
        if (nth_word_is(current_line(r), *i, PLACE[k].word)) {
            *place = PLACE[k].place;
            ++*i;
            return true;
        }
    if (planet_called(r, current_line(r), i, place)) return true;
    return fail(r, "\"%s\" is not a place; write a planet such as %s1, or warp, gate, gone",
                nth_word(current_line(r), *i), r->name[0]);
}

bool read_count(run *r, int i, int *n)
{
    const script_line *l = current_line(r);
    if (read_integer(nth_word(l, i), n)) return true;
    if (i >= l->words) return fail(r, "a number is missing at the end");
    return fail(r, "\"%s\" should be a number", nth_word(l, i));
}

bool no_more_words(run *r, int i)
{
    if (i >= current_line(r)->words) return true;
    return fail(r, "nothing was expected after \"%s\", but there is \"%s\"", nth_word(current_line(r), i - 1),
                nth_word(current_line(r), i));
}

/* ---- cards and powers ---------------------------------------------------------------------------- */

static const char *without_the(const char *name)
{
    return strncasecmp(name, "the", 3) == 0 && (name[3] == ' ' || name[3] == '-') ? name + 4 : name;
}

static const char *sheet_name(const run *r, int sheet)
{
    hc_sheet_info info;
    return sheet && hc_sheet(sheet, r->edition, &info) ? info.name : "";
}

int sheet_called(const run *r, const char *word)
{
    for (int s = 1; s < hc_sheet_count(); s++) {
        const char *name = sheet_name(r, s);
        if (*name && same_name(without_the(name), without_the(word))) return s;
    }
    return 0;
}

/* Words for cards that have no name of their own, and what stands before the name of others. */
static const char *const KIND_WORD[HC_CARD_KINDS] = {
    [HC_CARD_NEGOTIATE] = "negotiate", [HC_CARD_MORPH] = "morph", [HC_CARD_RETREAT] = "retreat",
    [HC_CARD_RIFT] = "rift:", [HC_CARD_INTIMIDATE] = "intimidate:", [HC_CARD_FLARE] = "flare:", [HC_CARD_TECH] = "tech:"
};

/* Reinforcements of Duel may be called by their names, as two of them have no number and some lower the clout. */
static bool is_backing(const hc_deck_row *row, const char *word)
{
    const hc_card_info c = { .kind = row->kind, .value = row->value };
    const char *name = row->sheet ? NULL : hc_plan_name(&c);
    return name && same_name(name, word);
}

/* A card of its own among those of its kind has a name. */
static bool is_unique(const hc_deck_row *row) { return hc_is_unique(row->kind, row->sheet); }

static bool row_is(const run *r, const hc_deck_row *row, const char *word)
{
    int n;
    if (is_unique(row)) return same_name(without_the(sheet_name(r, row->sheet)), without_the(word));
    switch (row->kind) {
    case HC_CARD_ATTACK: return read_integer(word, &n) && n == row->value;
    case HC_CARD_RIFT:
    case HC_CARD_INTIMIDATE: {
        const size_t prefix = strlen(KIND_WORD[row->kind]);
        return strncmp(word, KIND_WORD[row->kind], prefix) == 0 && read_integer(word + prefix, &n) && n == row->value;
    }
    case HC_CARD_REINFORCEMENT: return is_backing(row, word) || (*word == '+' && read_integer(word + 1, &n) && n == row->value);
    case HC_CARD_PLAN: return *word != '+' && read_integer(word, &n) && n == row->value;
    case HC_CARD_PLANET: return same_name(hc_tile_name(row->value), word);
    case HC_CARD_KICKER: return *word == 'x' && read_integer(word + 1, &n) && n == row->value;
    case HC_CARD_TECH:
    case HC_CARD_FATE:
    case HC_CARD_ENVOY:
    case HC_CARD_ARTIFACT: return same_name(without_the(sheet_name(r, row->sheet)), without_the(word));
    case HC_CARD_NEGOTIATE: return strcmp(word, "negotiate") == 0 || strcmp(word, "n") == 0;
    default: return KIND_WORD[row->kind] && strcmp(word, KIND_WORD[row->kind]) == 0;
    }
}

static bool rows_call(const run *r, const hc_deck_row *row, const char *word, card_name *out)
{
    for (; row && row->copies; row++)
        if (row_is(r, row, word)) {
            *out = (card_name){ row->kind, row->value, row->sheet, false };
            return true;
        }
    return false;
}

/* Pieces that are in no deck of the edition: by their names. */
static bool piece_called(const run *r, const char *word, card_name *out)
{
    const int sheet = sheet_called(r, word);
    const hc_card_info c = hc_card(&r->game, sheet);
    *out = (card_name){ c.kind, 0, sheet, false };
    return sheet >= HC_CARDS && c.kind != HC_CARD_NONE;
}

static const char REWARD[] = "reward:";

/* Else "reward:10" says which of the two is meant. */
static bool in_usual_deck(const run *r, const char *word)
{
    card_name any;
    return rows_call(r, hc_edition(r->edition)->deck, word, &any) || rows_call(r, hc_edition(r->edition)->large, word, &any);
}

bool card_called(const run *r, const char *word, card_name *out)
{
    if (!*word) return false;
    for (int kind = HC_CARD_FLARE; kind <= HC_CARD_TECH; kind++) {
        size_t prefix = strlen(KIND_WORD[kind]);
        if (strncmp(word, KIND_WORD[kind], prefix) != 0) continue;
        *out = (card_name){ kind, 0, sheet_called(r, word + prefix), false };
        return out->sheet != 0;
    }
    const hc_edition_info *e = hc_edition(r->edition);
    const bool reward = strncmp(word, REWARD, strlen(REWARD)) == 0;
    if (reward) word += strlen(REWARD);
    for (int i = 0; i < 4; i++)
        if (rows_call(r, e->rewards[i], word, out) && (reward || !in_usual_deck(r, word))) return out->reward = true;
    if (reward) return false;
    return rows_call(r, e->deck, word, out) || rows_call(r, e->large, word, out) || rows_call(r, e->techs, word, out) ||
           piece_called(r, word, out);
}

void list_cards(const run *r, char *out, size_t room)
{
    for (const hc_deck_row *row = hc_edition(r->edition)->deck; row->copies; row++) {
        hc_card_info c = { .kind = row->kind, .value = row->value, .sheet = row->sheet };
        char word[WORD_ROOM];
        write_card(word, r, &c);
        add_text(out, room, " %s", word);
    }
}

bool read_card(run *r, int i, card_name *out)
{
    if (card_called(r, nth_word(current_line(r), i), out)) return true;
    char cards[WHY_ROOM / 4] = "";
    list_cards(r, cards, sizeof cards);
    if (i >= current_line(r)->words) return fail(r, "a card is missing here; the cards are%s", cards);
    return fail(r, "no card is called \"%s\"; the cards are%s", nth_word(current_line(r), i), cards);
}

bool card_is(const hc_card_info *c, const card_name *n)
{
    if (c->kind != n->kind || (c->back == HC_BACK_REWARD || c->back == HC_BACK_ULTRA) != n->reward) return false;
    if (hc_is_unique(c->kind, c->sheet) || hc_is_unique(n->kind, n->sheet)) return c->sheet == n->sheet;
    if (hc_is_numbered(n->kind)) return c->value == n->value;
    return n->sheet == 0 || c->sheet == n->sheet;
}

/* A name as one word, with hyphens for spaces. */
void write_word(char out[WORD_ROOM], const char *name, bool lower)
{
    size_t n = 0;
    for (; *name && n < WORD_ROOM - 1; name++) {
        unsigned char c = (unsigned char)*name;
        if ((c == ' ' || c == '_') && n > 0) out[n++] = '-';
        else if (isalnum(c) || c == '-' || c == ':' || c >= 0x80) out[n++] = (char)(lower ? tolower(c) : c);
    }
    out[n] = 0;
}

void write_sheet(char out[WORD_ROOM], const run *r, int sheet)
{
    hc_sheet_info info;
    bool alien = hc_sheet(sheet, r->edition, &info) && info.alien;
    write_word(out, without_the(sheet_name(r, sheet)), !alien);
}

/* By its colour, or by what it says. */
static void write_destiny(char out[WORD_ROOM], const run *r, int value)
{
    static const char *const SPECIAL[] = { [HC_DESTINY_WILD] = "wild",
                                           [HC_DESTINY_MOST_COLONIES] = "most-colonies",
                                           [HC_DESTINY_MOST_CARDS] = "most-cards",
                                           [HC_DESTINY_FEWEST_IN_WARP] = "fewest-in-warp" };
    int kind = value / HC_SEATS;
    bool special = kind >= HC_DESTINY_WILD && kind <= HC_DESTINY_FEWEST_IN_WARP;
    snprintf(out, WORD_ROOM, "%s", special ? SPECIAL[kind] : r->name[value % HC_SEATS]);
}

static const char *sign_of(int kind, const char *word)
{
    return kind == HC_CARD_ATTACK ? "" : kind == HC_CARD_KICKER ? "x" : kind == HC_CARD_REINFORCEMENT ? "+" : word;
}

void write_card(char out[WORD_ROOM], const run *r, const hc_card_info *c)
{
    if (c->kind == HC_CARD_DESTINY) {
        write_destiny(out, r, c->value);
        return;
    }
    if (hc_is_unique(c->kind, c->sheet)) {
        write_word(out, without_the(sheet_name(r, c->sheet)), true);
        return;
    }
    const char *word = c->kind < HC_CARD_KINDS && KIND_WORD[c->kind] ? KIND_WORD[c->kind] : "";
    const char *backing = c->kind == HC_CARD_REINFORCEMENT && !hc_sheet_kind(c->sheet, r->edition) ? hc_plan_name(c) : NULL;
    if (c->kind == HC_CARD_PLANET || backing) write_word(out, backing ? backing : hc_tile_name(c->value), true);
    else if (c->kind == HC_CARD_PLAN) snprintf(out, WORD_ROOM, "%d", c->value);
    else if (hc_is_numbered(c->kind))
        snprintf(out, WORD_ROOM, "%s%d", sign_of(c->kind, word), c->value);
    else if (c->kind == HC_CARD_NEGOTIATE || c->kind == HC_CARD_MORPH || c->kind == HC_CARD_RETREAT) snprintf(out, WORD_ROOM, "%s", word);
    else if (c->sheet) {
        char name[WORD_ROOM * 2];
        snprintf(name, sizeof name, "%s%s", word, without_the(sheet_name(r, c->sheet)));
        write_word(out, name, true);
    } else snprintf(out, WORD_ROOM, "a-card");
}

void write_place(char out[WORD_ROOM], const run *r, int place)
{
    static const char *const PLACE[] = { [HC_GATE - HC_GATE] = "gate",
                                         [HC_OTHER_GATE - HC_GATE] = "other-gate",
                                         [HC_LIMBO - HC_GATE] = "limbo",
                                         [HC_WARP - HC_GATE] = "warp",
                                         [HC_GONE - HC_GATE] = "gone" };
    hc_table t;
    hc_read(&r->game, &t);
    if (place == HC_SUPPLY || (t.duel.plays && hc_tile_name(place))) {
        write_word(out, place == HC_SUPPLY ? t.duel.plays ? "supply" : "angels" : hc_tile_name(place), true);
        return;
    }
    if (place >= HC_GATE) {
        snprintf(out, WORD_ROOM, "%s", place <= HC_GONE ? PLACE[place - HC_GATE] : place == HC_PRAW ? "praw" : place == HC_ON_PIECES ? "research" : "captive");
        return;
    }
    int owner = hc_planet_owner(&r->game, place), moon = hc_moon_number(&r->game, place);
    if (moon) snprintf(out, WORD_ROOM, "%s%s%d", r->name[owner], MOON_WORD, moon);
    else snprintf(out, WORD_ROOM, "%s%d", owner < r->players ? r->name[owner] : "planet", hc_planet_number(&r->game, place));
}
