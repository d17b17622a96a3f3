/* texts.c - the encyclopaedia in the game; and what somebody reads who has never played. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"
#include "cli/screen/notes.h"

/* ---- the text of anything -------------------------------------------------------------------- */

/* Things to read about are sheets, or kinds of cards, which have no sheet: numbered behind them. */
static int id_of_kind(int kind) { return hc_sheet_count() + kind; }

static void fill_entry(screen *sc, notes *n, int width, const void *about)
{
    int id = *(const int *)about, edition = sc->table.edition;
    if (id < hc_sheet_count()) NOTE_LONG(n, text_sheet(out, room, edition, id, width));
    else NOTE_LONG(n, text_kind(out, room, edition, id - hc_sheet_count(), width));
}

static int add_listed(listed item[], int n, int id, const char *name, const char *what)
{
    for (int i = 0; i < n; i++)
        if (item[i].id == id) return n;
    item[n].id = id;
    snprintf(item[n].text, sizeof item[n].text, "%-24s %s", name, what);
    return n + 1;
}

static int add_kinds(const screen *sc, listed item[], int n)
{
    char entry[80];
    for (int kind = 0; kind < HC_CARD_KINDS; kind++) {
        char name[32];
        if (text_kind(entry, sizeof entry, sc->table.edition, kind, 78) == 0) continue;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(entry, "\n"), entry); /* its title */
        n = add_listed(item, n, id_of_kind(kind), name, "a kind of card");
    }
    return n;
}

static bool has_techs(const hc_table *t)
{
    return t->tech_deck + t->tech_discards + hc_count_things(t, HC_NOBODY, HC_LIES_TECH) > 0;
}

static const char *what_it_is(const screen *sc, const hc_sheet_info *info)
{
    if (info->alien) return "alien";
    if (!info->tech) return "card";
    return has_techs(&sc->table) ? "tech" : "tech, not in this game";
}

/* Aliens at the table first, then the cards in hand, then everything of the edition. */
static int list_entries(const screen *sc, listed item[])
{
    const hc_table *t = &sc->table;
    hc_sheet_info info;
    int n = 0;
    for (int seat = 0; seat < t->players; seat++) {
        char what[64];
        if (!hc_sheet(t->seat[seat].alien, t->edition, &info)) continue;
        if (seat == sc->viewer) snprintf(what, sizeof what, "your alien");
        else snprintf(what, sizeof what, "alien of %s", sc->names.seat[seat]);
        n = add_listed(item, n, t->seat[seat].alien, info.name, what);
    }
    for (int i = 0; sc->viewer < t->players && i < t->seat[sc->viewer].known; i++) {
        int sheet = t->seat[sc->viewer].card[i].sheet;
        if (sheet && hc_sheet(sheet, t->edition, &info)) n = add_listed(item, n, sheet, info.name, "in your hand");
    }
    n = add_kinds(sc, item, n);
    for (int alien = 0; alien < 2; alien++)
        for (int sheet = 1; sheet < hc_sheet_count(); sheet++)
            if (hc_sheet(sheet, t->edition, &info) && info.alien == alien)
                n = add_listed(item, n, sheet, info.name, what_it_is(sc, &info));
    return n;
}

void show_texts(screen *sc)
{
    listed *item = calloc((size_t)hc_sheet_count() + HC_SEATS + HC_CARD_KINDS + 40, sizeof *item);
    if (!item) return;
    int n = list_entries(sc, item), at = 0;
    for (;;) {
        int id = choose_from(sc, "text of anything", item, n, at);
        if (id < 0) break;
        for (int i = 0; i < n; i++)
            if (item[i].id == id) at = i;
        char title[32];
        snprintf(title, sizeof title, "%.24s", item[at].text);
        for (size_t end = strlen(title); end > 0 && title[end - 1] == ' '; end--) title[end - 1] = '\0';
        show_panel(sc, title, fill_entry, &id, false);
    }
    free(item);
}

/* ---- welcome --------------------------------------------------------------------------------- */

static void note_aliens(const screen *sc, notes *n)
{
    const hc_table *t = &sc->table;
    hc_sheet_info info;
    char summary[400] = "";
    int left = t->players - 1;
    if (hc_sheet(t->seat[sc->viewer].alien, t->edition, &info) && info.summary) {
        text_expand(summary, sizeof summary, t->edition, info.summary);
        note_format(n, "You are %c%s. Your alien is %s: %s.\nYou play against ", TEXT_MARK + sc->viewer, sc->names.seat[sc->viewer], info.name, summary);
    }
    for (int seat = 0; seat < t->players; seat++) {
        if (seat == sc->viewer || !hc_sheet(t->seat[seat].alien, t->edition, &info)) continue;
        left--;
        note_format(n, "%c%s (%s)%s", TEXT_MARK + seat, sc->names.seat[seat], info.name, left > 1 ? ", " : left ? " and " : "");
    }
    note_text(n, ".\n\n");
}

static void fill_welcome(screen *sc, notes *n, int width, const void *about)
{
    static const char RULES[] =
        "Be the first with {colonies} on five planets outside your own system. On each turn one player, the {offense}, sends {ships} against a planet of another player, the {defense}. Both may invite allies, and both choose a card in secret: if both attack, the higher sum of card and {ships} wins; if both {negotiate}, they may make a deal. And every alien breaks one of these rules.";
    char text[800];
    (void)about, (void)width;
    note_aliens(sc, n);
    bool has_systems = hc_edition(sc->table.edition)->home_for_power > 0;
    text_expand(text, sizeof text, sc->table.edition, has_systems ? RULES : hc_edition(sc->table.edition)->about);
    note_format(n, "%s\n\nThat is all you need to begin. Every question says what is asked and why, and each answer has a key.\n\n", text);
    note_text(n, "  1 2 3, a b c   mark an answer; Enter gives it\n"
                 "  s   suggests an answer          w   why am I asked, and what happens next\n"
                 "  t   the text of anything        ?   all keys, and the rules in short\n\n");
    note_format(n, "%cEnter begins the game.\n", NOTE_HEADING);
}

static void fill_introduction(screen *sc, notes *n, int width, const void *about)
{
    const hc_table *t = &sc->table;
    hc_sheet_info info;
    char text[1400];
    (void)about, (void)width;
    note_aliens(sc, n);
    if (hc_sheet(t->seat[sc->viewer].alien, t->edition, &info) && info.text[HC_PART_POWER]) {
        text_expand(text, sizeof text, t->edition, info.text[HC_PART_POWER]);
        note_format(n, "%s\n\n", text);
    }
    note_format(n, "%cEnter begins the game.\n", NOTE_HEADING);
}

void show_introduction(screen *sc)
{
    if (sc->viewer < sc->table.players && sc->table.seat[sc->viewer].alien) show_panel(sc, "your alien", fill_introduction, NULL, false);
}

void show_welcome(screen *sc)
{
    if (sc->viewer < sc->table.players) show_panel(sc, "welcome to Hypercone", fill_welcome, NULL, false);
}
