/* screen_hand.c - the own hand: a line of cards, or cards drawn. Those that can be chosen carry their key. */
#include <stdio.h>
#include <string.h>
#include "cli/screen.h"

static const hc_seat_info *holder_of(const screen *sc)
{
    return sc->viewer >= 0 && sc->viewer < sc->table.players ? &sc->table.seat[sc->viewer] : NULL;
}

static void name_card(const screen *sc, const hc_card_info *c, char *out, size_t room)
{
    if (c->kind == HC_CARD_ATTACK) snprintf(out, room, "%02d", c->value);
    else text_card(out, room, sc->table.edition, c);
}

/* Encounter cards first, then the rest; among themselves as the answers list them. */
static int rank_of(const hc_card_info *c) { return 256 * c->kind + c->card; }

static int sort_hand(const hc_seat_info *info, hc_card_info out[40])
{
    int n = 0;
    for (int i = 0; i < info->known && i < 40; i++) {
        int k = n++;
        for (; k > 0 && rank_of(&out[k - 1]) > rank_of(&info->card[i]); k--) out[k] = out[k - 1];
        out[k] = info->card[i];
    }
    return n;
}

static bool is_picked(const screen *sc, int card)
{
    int at = sc->asked.q.kind == HC_ASK_CARD ? slot_of_choice(&sc->asked, card) : -1;
    return at >= 0 && (sc->asked.slot[at].picks || at == sc->asked.mark);
}

/* ---- one line -------------------------------------------------------------------------------- */

static int longest_that_fits(const screen *sc, const hc_card_info *card, int n, int room)
{
    for (int longest = 16; longest > 3; longest--) {
        int all = 0;
        for (int i = 0; i < n; i++) {
            char name[48];
            name_card(sc, &card[i], name, sizeof name);
            int w = columns_of(name);
            all += (w < longest ? w : longest) + 4;
        }
        if (all <= room) return longest;
    }
    return 3;
}

/* A name that is too long loses its end, and no blank is left there. */
static int put_beginning(const screen *sc, int y, int x, int w, style st, const char *name)
{
    char cut[48];
    snprintf(cut, sizeof cut, "%s", name);
    size_t length = strlen(cut);
    while (length && columns_of(cut) > w) cut[--length] = '\0';
    while (length && cut[length - 1] == ' ') cut[--length] = '\0';
    return put(&sc->brush, y, x, w, st, cut);
}

static void draw_line(const screen *sc, area at, const hc_card_info *card, int n)
{
    const brush *b = &sc->brush;
    int x = 1 + put(b, at.y, 1, 5, DIM, "hand") + 1, longest = longest_that_fits(sc, card, n, at.w - 6);
    for (int i = 0; i < n && x < at.w - 2; i++) {
        char name[48];
        int key = key_on_card(sc, card[i].card);
        bool picked = is_picked(sc, card[i].card);
        bool first_of_kind = i && card[i].kind != card[i - 1].kind;
        name_card(sc, &card[i], name, sizeof name);
        style st = picked ? LIT_STRONG : key ? STRONG : SOFT;
        x += first_of_kind && n < 10;
        if (key) x += put_format(b, at.y, x, 1, LIT_KEY, "%c", key);
        x += put(b, at.y, x, 1, picked ? LIT_STRONG : st, "[");
        x += put_beginning(sc, at.y, x, longest, st, name);
        x += put(b, at.y, x, 1, st, "]") + (longest > 4 || n < 12);
    }
    if (n == 0) put(b, at.y, x, 20, DIM, "no cards");
}

/* ---- cards drawn ----------------------------------------------------------------------------- */

static void head_of(const screen *sc, const hc_card_info *c, char *out, size_t room)
{
    static const char *const HEAD[HC_CARD_KINDS] = { "", "Attack", "", "Morph", "Reinf.", "", "Flare", "Tech", "" };
    const hc_words *words = hc_edition(sc->table.edition)->words;
    const char *word = c->kind < HC_CARD_KINDS ? HEAD[c->kind] : "";
    if (c->kind == HC_CARD_NEGOTIATE) word = words->negotiate;
    if (c->kind == HC_CARD_ARTIFACT) word = words->artifact;
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
    if (c->kind == HC_CARD_ATTACK || c->kind == HC_CARD_NEGOTIATE || c->kind == HC_CARD_MORPH) {
        head_of(sc, c, name, sizeof name);
        put_short(sc, in.y, in.x, in.w, key ? TEXT : DIM, name);
        const char *sign = c->kind == HC_CARD_NEGOTIATE ? "◎◎" : "≈";
        if (c->kind == HC_CARD_ATTACK) snprintf(name, sizeof name, "%02d", c->value);
        else snprintf(name, sizeof name, "%s", sign);
        put_short(sc, in.y + 2, in.x, in.w, text, name);
    } else {
        head_of(sc, c, name, sizeof name);
        put_short(sc, in.y, in.x, in.w, key ? TEXT : DIM, name);
        text_card(name, sizeof name, sc->table.edition, c);
        draw_words(sc, (area){ in.y + 2, in.x, in.h - 2, in.w }, text, name);
    }
    if (picked) put(&sc->brush, at.y, at.x + 2, at.w - 4, LIT_STRONG, "yes");
    if (key) put_format(&sc->brush, at.y + at.h - 1, at.x + at.w / 2 - 1, 3, KEY, " %c ", key);
}

static void draw_cards(const screen *sc, area at, const hc_card_info *card, int n)
{
    int each = n ? (at.w - 1) / n : 8, high = 7;
    if (each > 9) each = 9;
    int w = each < 8 ? 8 : each; /* narrower: they overlap, the right one on top */
    for (int i = 0; i < n; i++) {
        bool raised = key_on_card(sc, card[i].card) || is_picked(sc, card[i].card);
        int x = at.x + i * each;
        if (x + w > at.x + at.w) w = at.x + at.w - x;
        draw_card(sc, (area){ at.y + (raised ? 1 : 2), x, high, w }, &card[i]);
    }
}

/* What lies before everybody when nobody's hand is to be seen. */
static void draw_no_hand(const screen *sc, area at)
{
    const char *text = sc->s->people > 1 ? "Hands are hidden while everybody looks." : "You are watching: no hand.";
    put(&sc->brush, at.y + (at.h > 1), at.x + 1, at.w - 2, DIM, text);
}

void draw_hand(const screen *sc)
{
    area at = sc->at.hand;
    const hc_seat_info *info = holder_of(sc);
    hc_card_info card[40];
    int n = info ? sort_hand(info, card) : 0;
    if (at.h > 1) {
        char title[48];
        snprintf(title, sizeof title, info ? "hand, %d card%s" : "hand", n, n == 1 ? "" : "s");
        put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
    }
    if (!info) draw_no_hand(sc, at);
    else if (at.h == 1) draw_line(sc, at, card, n);
    else draw_cards(sc, at, card, n);
}
