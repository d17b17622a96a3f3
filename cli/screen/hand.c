/* hand.c - the own hand: a line of cards, or cards drawn. Those that can be chosen carry their key. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

static const hc_seat_info *holder_of(const screen *sc)
{
    return sc->viewer >= 0 && sc->viewer < sc->table.players ? &sc->table.seat[sc->viewer] : NULL;
}

/* Reinforcements of Duel that are no plain number: +10 on an even clout, on an odd one; as many as there are ships in the Warp. */
static const char *const PARITY_NAME[] = { "+even", "+odd", "+warp" };

/* As short as can be: the kind shows by the brackets or stands above it. */
void name_card(const screen *sc, const hc_card_info *c, bool tight, char *out, size_t room)
{
    hc_sheet_info info;
    if (tight && c->kind == HC_CARD_NEGOTIATE) snprintf(out, room, "N");
    else if (c->kind == HC_CARD_ATTACK) snprintf(out, room, "%d", c->value);
    else if (c->kind == HC_CARD_REINFORCEMENT && c->value >= HC_PARITY_EVEN) snprintf(out, room, "%s", PARITY_NAME[c->value - HC_PARITY_EVEN]);
    else if (c->kind == HC_CARD_REINFORCEMENT) snprintf(out, room, "%+d", c->value);
    else if (c->kind == HC_CARD_KICKER && !hc_is_unique(c->kind, c->sheet)) snprintf(out, room, "x%d", c->value);
    else if (c->kind == HC_CARD_PLAN) snprintf(out, room, "%d", c->value);
    else if (c->kind == HC_CARD_FLARE && hc_sheet(c->sheet, sc->table.edition, &info)) snprintf(out, room, "%s", info.name);
    else text_card(out, room, sc->table.edition, c);
}

/* Encounter cards first, then the rest; among themselves as the answers list them. */
static int sort_cards(const hc_card_info card[], int count, hc_card_info out[])
{
    int n = 0;
    for (int i = 0; i < count && i < 40; i++) {
        int k = n++;
        for (; k > 0 && place_of_card(&out[k - 1]) > place_of_card(&card[i]); k--) out[k] = out[k - 1];
        out[k] = card[i];
    }
    return n;
}

static bool is_picked(const screen *sc, int card)
{
    const bool about_cards = sc->asked.q.kind == HC_ASK_CARD || sc->asked.q.kind == HC_ASK_PLAN;
    int at = about_cards ? slot_of_choice(&sc->asked, card) : -1;
    return at >= 0 && (sc->asked.slot[at].picks || at == sc->asked.mark);
}

enum { NAME_LONGEST = 16, NARROWEST_CARD = 5 };

/* ---- one line -------------------------------------------------------------------------------- */

static int longest_that_fits(const screen *sc, const hc_card_info *card, int n, bool tight, int room)
{
    for (int longest = NAME_LONGEST; longest > 3; longest--) {
        int all = 0;
        for (int i = 0; i < n; i++) {
            char name[48];
            name_card(sc, &card[i], tight, name, sizeof name);
            int w = columns_of(name);
            all += (w < longest ? w : longest) + 4;
        }
        if (all <= room) return longest;
    }
    return 3;
}

/* A name that is too long loses its end, and says so. */
static int put_beginning(const screen *sc, int y, int x, int w, style st, const char *name)
{
    char cut[48];
    cut_text(cut, sizeof cut, name, w);
    return put(&sc->brush, y, x, w, st, cut);
}

static void draw_line(const screen *sc, area at, const hc_card_info *card, int hand, int n)
{
    const brush *b = &sc->brush;
    bool tight = longest_that_fits(sc, card, n, false, at.w - 6) < NAME_LONGEST;
    int x = 1 + put(b, at.y, 1, 5, DIM, "hand") + 1, longest = longest_that_fits(sc, card, n, tight, at.w - 6);
    for (int i = 0; i < n && x < at.w - 2; i++) {
        char name[48];
        int key = key_on_card(sc, card[i].card);
        bool picked = is_picked(sc, card[i].card);
        bool first_of_kind = i && card[i].kind != card[i - 1].kind;
        name_card(sc, &card[i], tight, name, sizeof name);
        style st = picked ? LIT_STRONG : key ? STRONG : SOFT;
        x += first_of_kind && n < 10;
        if (i == hand) x += put(b, at.y, x, 6, DIM, "hoard ");
        if (key) x += put_format(b, at.y, x, 1, LIT_KEY, "%c", key);
        bool flare = card[i].kind == HC_CARD_FLARE;
        x += put(b, at.y, x, 1, picked ? LIT_STRONG : st, flare ? "<" : "[");
        x += put_beginning(sc, at.y, x, longest, st, name);
        x += put(b, at.y, x, 1, st, flare ? ">" : "]") + (longest > 4 || n < 12);
    }
    if (n == 0) put(b, at.y, x, 20, DIM, "no cards");
}

/* ---- cards drawn ----------------------------------------------------------------------------- */

static void head_of(const screen *sc, const hc_card_info *c, char *out, size_t room)
{
    static const char *const HEAD[HC_CARD_KINDS] = { "", "Attack", "", "Morph", "Reinf.", "", "Flare", "Tech", "", "", "Plan", "", "", "", "", "" };
    const int edition = sc->table.edition;
    const char *word = c->kind < HC_CARD_KINDS ? HEAD[c->kind] : "";
    if (c->kind == HC_CARD_NEGOTIATE) word = hc_word_of(edition, "negotiate");
    if (c->kind == HC_CARD_ARTIFACT) word = hc_word_of(edition, "artifact");
    snprintf(out, room, "%s", word);
    if (out[0] >= 'a' && out[0] <= 'z') out[0] = (char)(out[0] - 'a' + 'A');
}

/* A word that is too long for a card keeps its beginning and gets a full stop. */
static void put_short(const screen *sc, int y, int x, int w, style st, const char *word)
{
    int columns = columns_of(word);
    if (columns <= w) put(&sc->brush, y, x + (w - columns) / 2, w, st, word);
    else {
        put(&sc->brush, y, x, w - 1, st, word);
        put(&sc->brush, y, x + w - 1, 1, st, ".");
    }
}

static void draw_words(const screen *sc, area in, style st, const char *name)
{
    char word[48];
    int y = in.y;
    while (*name && y < in.y + in.h) {
        size_t n = 0;
        while (name[n] && name[n] != ' ' && n + 1 < sizeof word) n++;
        snprintf(word, sizeof word, "%.*s", (int)n, name);
        put_short(sc, y++, in.x, in.w, st, word);
        name += n;
        while (*name == ' ') name++;
    }
}

static void draw_card(const screen *sc, area at, const hc_card_info *c)
{
    int key = key_on_card(sc, c->card);
    bool picked = is_picked(sc, c->card);
    style edge = key || picked ? LIT : DIM, text = key || picked ? STRONG : SOFT;
    char name[48];
    wipe(&sc->brush, at);
    put_frame(&sc->brush, at, edge, "");
    area in = { at.y + 1, at.x + 1, at.h - 2, at.w - 2 };
    bool sign_only = c->kind == HC_CARD_NEGOTIATE || c->kind == HC_CARD_MORPH ||
                     hc_is_numbered(c->kind);
    if (sign_only) {
        head_of(sc, c, name, sizeof name);
        put_short(sc, in.y, in.x, in.w, key ? TEXT : DIM, name);
        const char *sign = c->kind == HC_CARD_NEGOTIATE ? "◎◎" : "≈";
        if (hc_is_numbered(c->kind)) name_card(sc, c, false, name, sizeof name);
        else snprintf(name, sizeof name, "%s", sign);
        put_short(sc, in.y + 2, in.x, in.w, text, name);
    } else {
        head_of(sc, c, name, sizeof name);
        put_short(sc, in.y, in.x, in.w, key ? TEXT : DIM, name);
        name_card(sc, c, false, name, sizeof name);
        draw_words(sc, (area){ in.y + 2, in.x, in.h - 2, in.w }, text, name);
    }
    if (picked) put(&sc->brush, at.y, at.x + 2, at.w - 4, LIT_STRONG, "yes");
    if (key) put_format(&sc->brush, at.y + at.h - 1, at.x + at.w / 2 - 1, 3, KEY, " %c ", key);
}

static void draw_cards(const screen *sc, area at, const hc_card_info *card, int hand, int n)
{
    int each = n ? (at.w - 1) / n : 8, high = 7;
    if (each > 9) each = 9;
    int w = each < 8 ? 8 : each; /* narrower: they overlap, the right one on top */
    for (int i = 0; i < n; i++) {
        bool raised = key_on_card(sc, card[i].card) || is_picked(sc, card[i].card);
        int x = at.x + i * each;
        if (x + w > at.x + at.w) w = at.x + at.w - x;
        int y = at.y + (raised ? 1 : 2);
        draw_card(sc, (area){ y, x, high, w }, &card[i]);
        if (i >= hand) put(&sc->brush, y, x + 1, w - 2, SOFT, "hoard");
    }
}

/* More cards than can be drawn side by side: their names, row by row. */
static void draw_names(const screen *sc, area at, const hc_card_info *card, int hand, int n)
{
    const brush *b = &sc->brush;
    int y = at.y + 2, x = at.x + 1;
    for (int i = 0; i < n; i++) {
        char name[48];
        int key = key_on_card(sc, card[i].card);
        bool picked = is_picked(sc, card[i].card), flare = card[i].kind == HC_CARD_FLARE;
        name_card(sc, &card[i], false, name, sizeof name);
        bool new_row = i == hand || x + columns_of(name) + 4 > at.x + at.w;
        if (new_row && i) y++, x = at.x + 1;
        if (i == hand) x += put(b, y, x, 6, DIM, "hoard ");
        if (y >= at.y + at.h) return;
        style st = picked ? LIT_STRONG : key ? STRONG : SOFT;
        if (key) x += put_format(b, y, x, 1, LIT_KEY, "%c", key);
        x += put(b, y, x, 1, st, flare ? "<" : "[");
        x += put(b, y, x, at.x + at.w - x, st, name);
        x += put(b, y, x, 1, st, flare ? ">" : "]") + 1;
    }
}

/* What lies before everybody when nobody's hand is to be seen. */
static void draw_no_hand(const screen *sc, area at)
{
    const char *text = sc->s->people > 1 ? "Hands are hidden while everybody looks." : "You are watching: no hand.";
    put(&sc->brush, at.y + (at.h > 1), at.x + 1, at.w - 2, DIM, text);
}

/* What is played from a hoard as if from the hand. */
static int hoard_of(const hc_table *t, int seat, hc_card_info out[])
{
    int n = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_HOARD)) != NULL;) if (x->card.kind != HC_CARD_NONE) out[n++] = x->card;
    return n;
}

void draw_hand(const screen *sc)
{
    area at = sc->at.hand;
    const hc_seat_info *info = holder_of(sc);
    hc_card_info card[40 + HC_THINGS_MAX] = { { 0 } };
    int hand = info ? sort_cards(info->card, info->known, card) : 0;
    hc_card_info hoard[HC_THINGS_MAX];
    int n = hand + (info ? sort_cards(hoard, hoard_of(&sc->table, (int)(info - sc->table.seat), hoard), card + hand) : 0);
    if (at.h > 1) {
        char title[48];
        snprintf(title, sizeof title, info ? "hand, %d card%s" : "hand", hand, hand == 1 ? "" : "s");
        put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
    }
    if (!info) draw_no_hand(sc, at);
    else if (at.h == 1) draw_line(sc, at, card, hand, n);
    else if (n * NARROWEST_CARD > at.w) draw_names(sc, at, card, hand, n);
    else draw_cards(sc, at, card, hand, n);
}
