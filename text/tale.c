/* tale.c - sentences from patterns, right for the person who reads them: see inside.h. */
#include "inside.h"
#include <string.h>

/* From now on with this pen. What is short, and shown as it is, names nothing that could be opened. */
void tale_write(tale *t, pen *p, bool spans)
{
    t->p = p;
    p->spans = spans && t->n->spans;
}

void tale_open(tale *t, pen *p, const text_names *n, const hc_game *view)
{
    memset(t, 0, offsetof(tale, own));
    t->t = n->read;
    if (!n->read) {
        hc_read(view, &t->own);
        t->t = &t->own;
    }
    t->p = p;
    t->n = n;
    t->view = view;
    if (p)
        tale_write(t, p, true);
    t->edition = t->t->edition;
    t->viewer = n->viewer;
    t->seat = t->other = t->by = t->last = t->named = HC_NOBODY;
}

bool tale_has_seat(const tale *t, int seat)
{
    return seat >= 0 && seat < t->t->players;
}

bool tale_has_planet(const tale *t, int place)
{
    return place >= 0 && place < HC_PLANETS && place < t->t->planets;
}

void tale_lower(tale *t, const char *word)
{
    if (t->capital)
        pen_capital(t->p, word);
    else
        pen_put(t->p, word);
    t->capital = false;
}

/* Names are the players' own words: written as they are, without control characters. */
static void put_name(tale *t, int seat)
{
    if (t->n->marks || t->p->spans) {
        char mark = (char)(TEXT_MARK + seat);
        pen_bytes(t->p, &mark, 1);
    }
    const char *name = t->n->seat[seat];
    if (!word_given(name)) {
        pen_put(t->p, "Player ");
        pen_number(t->p, seat + 1);
    } else
        for (; *name; name += utf8_length(name))
            if ((unsigned char)*name >= 0x20 && *name != 0x7F)
                pen_bytes(t->p, name, utf8_length(name));
    pen_mark(t->p, TEXT_END);
    t->capital = false;
}

void tale_person(tale *t, int seat)
{
    if (!tale_has_seat(t, seat))
        tale_lower(t, "nobody");
    else if (seat == t->viewer)
        tale_lower(t, "you");
    else
        put_name(t, seat);
    t->last = t->named = seat;
}

void tale_owner(tale *t, int seat)
{
    if (!tale_has_seat(t, seat))
        tale_lower(t, "nobody's");
    else if (seat == t->viewer)
        tale_lower(t, "your");
    else {
        put_name(t, seat);
        pen_put(t->p, "'s");
    }
    t->named = seat;
}

void tale_people(tale *t, unsigned mask)
{
    int left = 0;
    for (int i = 0; i < t->t->players; i++)
        left += (mask >> i & 1) != 0;
    if (left == 0)
        tale_lower(t, "nobody");
    for (int i = 0; i < t->t->players; i++) {
        if (!(mask >> i & 1))
            continue;
        tale_person(t, i);
        left--;
        pen_put(t->p, left > 1 ? ", " : left == 1 ? " and "
                                                  : "");
    }
}

void tale_place(tale *t, int place)
{
    if (t->t->duel.plays && tale_has_planet(t, place)) {
        pen_tile(t->p, place);
    } else if (place == HC_SUPPLY || place == HC_PRAW) {
        tale_lower(t, place == HC_PRAW ? "the Praw" : t->t->duel.plays ? "the supply" : "the angels");
    } else if (tale_has_planet(t, place)) {
        tale_planet(t, place);
    } else if (place == HC_GATE || place == HC_WARP) {
        tale_lower(t, "the ");
        pen_key(t->p, t->edition, place == HC_GATE ? "gate" : "warp", 4);
    } else if (place == HC_OTHER_GATE) {
        tale_lower(t, "the side of the ");
        pen_put(t->p, word_of(t->edition, "defense", 7));
    } else if (place == HC_GONE) {
        tale_lower(t, "out of the game");
    } else if (place >= HC_ON_SHEET && place < HC_ON_PIECES && t->view->power[place - HC_ON_SHEET].alien) {
        tale_lower(t, "the sheet of ");
        pen_sheet(t->p, t->edition, t->view->power[place - HC_ON_SHEET].alien);
    } else if (hc_moon_is_gone(t->view, place)) {
        tale_lower(t, "the moon");
    } else                                       /* the sheet of a power that somebody had for a time, and has no longer */
        tale_lower(t, place >= HC_ON_SHEET && place < HC_ON_PIECES ? "a sheet" : "nowhere");
}

size_t text_place(char *out, size_t room, const text_names *n, const hc_game *view, int place)
{
    pen p;
    tale t;
    pen_open(&p, out, room);
    tale_open(&t, &p, n, view);
    tale_place(&t, place);
    return p.length;
}

/* Whose colour, or what it says; only here are the names known. */
static void put_destiny(tale *t, const hc_card_info *c)
{
    static const char *const SPECIAL[] = {
        [HC_DESTINY_WILD] = "wild: anybody",
        [HC_DESTINY_MOST_COLONIES] = "special: the most foreign {colonies}",
        [HC_DESTINY_MOST_CARDS] = "special: the most cards",
        [HC_DESTINY_FEWEST_IN_WARP] = "special: the fewest {ships} in the {warp}",
    };
    int kind = c->value / HC_SEATS;
    if (kind >= HC_DESTINY_WILD && kind <= HC_DESTINY_FEWEST_IN_WARP)
        pen_expanded(t->p, t->edition, SPECIAL[kind]);
    else if (tale_has_seat(t, c->value % HC_SEATS)) {
        tale_owner(t, c->value % HC_SEATS);
        tale_lower(t, " colour");
    } else
        pen_card(t->p, t->edition, c);
}

void tale_card(tale *t, int card)
{
    hc_card_info c = hc_card(t->view, card);
    if (c.kind == HC_CARD_NONE)
        tale_lower(t, "a card");
    else if (c.kind == HC_CARD_DESTINY)
        put_destiny(t, &c);
    else
        pen_card(t->p, t->edition, &c);
}

/* In a sentence: "Attack 8", "Mobius Tubes", but "the Mind flare". */
void tale_card_in_sentence(tale *t, int card)
{
    const bool owned = tale_follows(t->p, "'s ") || tale_follows(t->p, "your ") || tale_follows(t->p, "Your ");
    if (hc_card(t->view, card).kind == HC_CARD_FLARE && !owned) tale_lower(t, "the ");
    tale_card(t, card);
}

bool tale_follows(const pen *p, const char *words)
{
    size_t n = strlen(words);
    return p->length >= n && memcmp(p->out + p->length - n, words, n) == 0;
}

/* Of a name that begins with "The" an owner takes the place: "Dara's Plague". */
static void put_sheet(tale *t, int sheet)
{
    hc_sheet_info info;
    bool owned = tale_follows(t->p, "'s ") || tale_follows(t->p, "your ") || tale_follows(t->p, "Your ") || tale_follows(t->p, " own ");
    if (owned && hc_sheet(sheet, t->edition, &info) && word_begins(info.name, "The "))
        pen_sheet_as(t->p, info.name, info.name + 4);
    else
        pen_sheet(t->p, t->edition, sheet);
}

/* "Dara's Healer" */
static void put_source(tale *t)
{
    const bool everybodys = hc_piece_kind(t->sheet) == HC_CARD_HAZARD;
    if (tale_has_seat(t, t->by) && !everybodys && (t->by != t->seat || t->by == t->viewer)) {
        tale_owner(t, t->by);
        pen_put(t->p, " ");
    }
    put_sheet(t, t->sheet);
}

void tale_cause(tale *t, const char *otherwise)
{
    if (t->sheet) {
        pen_put(t->p, " because of ");
        put_source(t);
    } else if (word_given(otherwise)) {
        pen_put(t->p, ": ");
        tale_say(t, otherwise);
    }
}

/* ---- verbs ------------------------------------------------------------------------------------ */

static bool ends_in(const char *word, size_t length, const char *tail)
{
    size_t n = strlen(tail);
    return length > n && memcmp(word + length - n, tail, n) == 0;
}

/* Patterns have the form for "he"; this makes the one for "you" out of it. */
static void put_verb(tale *t, const char *verb, size_t length)
{
    static const char *const ODD[][2] = {
        { "is", "are" },
        { "was", "were" },
        { "has", "have" },
        { "does", "do" },
        { "goes", "go" },
        { "isn't", "aren't" },
        { "doesn't", "don't" },
    };
    if (t->last != t->viewer || t->viewer == HC_NOBODY) {
        pen_bytes(t->p, verb, length);
        return;
    }
    for (size_t i = 0; i < sizeof ODD / sizeof *ODD; i++)
        if (word_is(verb, length, ODD[i][0])) {
            pen_put(t->p, ODD[i][1]);
            return;
        }
    if (ends_in(verb, length, "ies")) {
        pen_bytes(t->p, verb, length - 3);
        pen_put(t->p, "y");
        return;
    }
    bool es = ends_in(verb, length, "sses") || ends_in(verb, length, "ches") || ends_in(verb, length, "shes") ||
              ends_in(verb, length, "xes");
    pen_bytes(t->p, verb, length - (es ? 2 : 1));
}

/* ---- patterns ----------------------------------------------------------------------------------- */

static int person_named(const tale *t, const char *name, size_t length)
{
    if (word_is(name, length, "seat")) return t->seat;
    if (word_is(name, length, "other")) return t->other;
    if (word_is(name, length, "by")) return t->by;
    if (word_is(name, length, "off")) return t->t->offense;
    if (word_is(name, length, "def")) return t->t->defense;
    return -1;
}

static bool put_person_token(tale *t, const char *token, size_t length)
{
    char name[8];
    bool owner = ends_in(token, length, "'s");
    size_t bare = owner ? length - 2 : length;
    if (bare == 0 || bare >= sizeof name)
        return false;
    memcpy(name, token, bare);
    bool capital = name[0] >= 'A' && name[0] <= 'Z';
    if (capital)
        name[0] = (char)(name[0] - 'A' + 'a');
    int seat = person_named(t, name, bare);
    if (seat < 0)
        return false;
    t->capital = capital;
    if (owner)
        tale_owner(t, seat);
    else
        tale_person(t, seat);
    return true;
}

static bool put_pronoun(tale *t, const char *token, size_t length)
{
    static const char *const PRONOUN[][3] = {
        { "their", "your", "their" },
        { "them", "you", "them" },
        { "they", "you", "they" },
        { "theirs", "yours", "theirs" },
        { "themselves", "yourself", "themselves" },
    };
    for (size_t i = 0; i < sizeof PRONOUN / sizeof *PRONOUN; i++)
        if (word_is(token, length, PRONOUN[i][0])) {
            pen_put(t->p, PRONOUN[i][t->last == t->viewer && t->viewer != HC_NOBODY ? 1 : 2]);
            return true;
        }
    return false;
}

static int value_named(const tale *t, char name)
{
    return name == 'a' ? t->a : name == 'b' ? t->b
                                            : t->c;
}

/* "3 ships", "1 colony" in the words of the edition; other nouns take an s. */
static void put_count(tale *t, int count, const char *noun, size_t length)
{
    if (word_is(noun, length, "ship")) {
        pen_ships(t->p, t->edition, count);
        return;
    }
    pen_number(t->p, count);
    pen_put(t->p, " ");
    if (word_is(noun, length, "colony")) {
        pen_put(t->p, word_of(t->edition, count == 1 ? "colony" : "colonies", count == 1 ? 6 : 8));
        return;
    }
    pen_bytes(t->p, noun, length);
    pen_put(t->p, count == 1 ? "" : "s");
}

static void put_side(tale *t, int side)
{
    const char *key = side == HC_SIDE_OFFENSE ? "offense" : "defense";
    tale_lower(t, "the ");
    pen_put(t->p, word_of(t->edition, key, strlen(key)));
}

/* In its own system the offense attacks somebody's colony, not its planet. */
static void put_target(tale *t)
{
    if (!tale_has_planet(t, t->t->target)) {
        tale_lower(t, "a planet");
        return;
    }
    if (hc_planet_owner(t->view, t->t->target) == t->t->offense && tale_has_seat(t, t->t->defense))
        tale_say(t, "<def's> {colony} on ");
    tale_place(t, t->t->target);
}

static void put_thing_token(tale *t, const char *token, size_t length)
{
    const char *colon = memchr(token, ':', length);
    size_t head = colon ? (size_t)(colon - token) : length;
    const char *rest = colon ? colon + 1 : "";
    size_t rest_length = colon ? length - head - 1 : 0;
    bool capital = token[0] >= 'A' && token[0] <= 'Z';
    int value = rest_length == 1 ? value_named(t, rest[0]) : t->a;
    char text[200] = "";
    if (rest_length < sizeof text)
        memcpy(text, rest, rest_length);
    t->capital = capital;
    if (head == 1 && colon) put_count(t, value_named(t, token[0]), rest, rest_length);
    else if (head == 1) pen_number(t->p, value_named(t, token[0]));
    else if (word_is(token + 1, head - 1, "ard")) t->seen && value == t->a ? tale_cards(t) : tale_card_in_sentence(t, value);
    else if (word_is(token + 1, head - 1, "lace") && t->runs && value == t->b) tale_places(t);
    else if (word_is(token + 1, head - 1, "lace")) tale_place(t, value);
    else if (word_is(token, head, "sheet")) put_sheet(t, colon ? value : t->sheet);
    else if (word_is(token, head, "about")) put_sheet(t, t->about);
    else if (word_is(token, head, "target")) put_target(t);
    else if (word_is(token + 1, head - 1, "ide")) put_side(t, value);
    else if (word_is(token, head, "an")) pen_an(t->p, t->edition, text);
    else if (word_is(token, head, "why")) tale_cause(t, text);
    else if (word_is(token, head, "answer")) pen_expanded(t->p, t->edition, hc_label(t->sheet, t->edition, t->b, t->a));
    t->capital = false;
}

static const char *put_token(tale *t, const char *open)
{
    const char *token = open + 1;
    size_t length = strcspn(token, ">");
    if (token[length] != '>') {
        pen_bytes(t->p, open, 1);
        return token;
    }
    if (!put_person_token(t, token, length) && !put_pronoun(t, token, length))
        put_thing_token(t, token, length);
    return token + length + 1;
}

static const char *put_word_token(tale *t, const char *open)
{
    size_t length = strcspn(open + 1, "}");
    pen_key(t->p, t->edition, open + 1, length);
    return open + 1 + length + (open[1 + length] == '}');
}

void tale_say(tale *t, const char *pattern)
{
    while (word_given(pattern)) {
        size_t plain = strcspn(pattern, "<{[");
        pen_bytes(t->p, pattern, plain);
        pattern += plain;
        if (*pattern == '<')
            pattern = put_token(t, pattern);
        else if (*pattern == '{')
            pattern = put_word_token(t, pattern);
        else if (*pattern == '[') {
            size_t length = strcspn(pattern + 1, "]");
            put_verb(t, pattern + 1, length);
            pattern += 1 + length + (pattern[1 + length] == ']');
        }
    }
}
