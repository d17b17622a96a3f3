/* entry.c - the encyclopaedia: the whole entry of an alien or a card. */
#include "inside.h"
#include <string.h>

/* What it is, in one word. */
static const char *sort_of(int edition, int sheet, const hc_sheet_info *info)
{
    static const char *const FATE[HC_DESTINY_DECKS] = { "Discovery card", "Event card", "Refresh card" };
    static const char *const KIND[HC_CARD_KINDS] = {
        [HC_CARD_ENVOY] = "Envoy", [HC_CARD_HAZARD] = "Hazard", [HC_CARD_MOON] = "Moon", [HC_CARD_STATION] = "Space station", [HC_CARD_EVOLUTION] = "Evolution",
        [HC_CARD_LUX] = "Lux card", [HC_CARD_OBJECTIVE] = "Objective", [HC_CARD_ESSENCE] = "Essence card",
        [HC_CARD_SHIP] = "Special ship" };
    const int of_card = hc_sheet_kind(sheet, edition), kind = of_card != HC_CARD_NONE ? of_card : hc_piece_kind(sheet);
    const char *word = kind == HC_CARD_ARTIFACT ? word_of(edition, "Artifact", strlen("Artifact")) : KIND[kind];
    return info->alien ? "Alien" : info->tech ? "Tech" : kind == HC_CARD_FATE ? FATE[hc_fate_deck(sheet)] : word ? word : "Card";
}

static void put_title(page *g, int sheet, const hc_sheet_info *info)
{
    char title[160];
    pen p;
    pen_open(&p, title, sizeof title);
    pen_put(&p, info->name);
    if (word_given(info->power_name)) {
        pen_put(&p, ", with the power ");
        pen_put(&p, info->power_name);
    }
    page_text(g, "", "", title);
    pen_open(&p, title, sizeof title);
    pen_capital(&p, sort_of(g->edition, sheet, info));
    if (info->attacks) pen_put(&p, ", completed by attack cards");
    else if (info->tech) {
        pen_put(&p, ", research number ");
        if (info->research_any) pen_put(&p, "X: as many {ships} as you like");
        else pen_number(&p, info->research);
    }
    if (hc_alert_name(info->alert)) {
        pen_put(&p, ", ");
        pen_put(&p, hc_alert_name(info->alert));
        pen_put(&p, " alert");
    }
    if (text_origin(info->origin)) {
        pen_put(&p, ", ");
        pen_put(&p, text_origin(info->origin));
    }
    pen_put(&p, ". ");
    pen_put(&p, info->summary);
    pen_put(&p, word_given(info->summary) ? "." : "");
    page_text(g, "", "", title);
}

static void put_part(page *g, const char *heading, const char *text)
{
    if (!word_given(text))
        return;
    page_heading(g, heading);
    page_text(g, "  ", "  ", text);
}

static void put_line(page *g, const char *head, const char *text)
{
    if (word_given(text))
        page_text(g, head, "         ", text);
}

static const char *sentence_of_use(const char *use)
{
    if (!word_given(use))
        return NULL;
    if (word_begins(use, "must and may"))
        return "Part of it happens whenever it applies; the rest is your choice each time.";
    if (word_begins(use, "always"))
        return "It is always at work; nobody uses it.";
    if (word_begins(use, "must"))
        return "It happens whenever it applies; it cannot be waived.";
    return "You choose each time whether to use it.";
}

static void put_players(page *g, int least)
{
    if (least < 2)
        return;
    char digits[16];
    pen p;
    pen_open(&p, digits, sizeof digits);
    pen_number(&p, least);
    pen_put(&p, " or more.");
    put_line(g, "Players: ", digits);
}

/* What may be played at any time would fill the page with its moments. */
size_t text_moments(char *out, size_t room, int edition, int sheet, int part)
{
    enum { MANY = 5 };
    pen p;
    int count = 0;
    pen_open(&p, out, room);
    for (int window = 0; window < hc_window_count(); window++) {
        hc_window_info info;
        if (!hc_acts_in(sheet, edition, (hc_part)part, window) || !hc_window(window, &info) || !word_given(info.moment))
            continue;
        pen_put(&p, count++ > 0 ? " " : "");
        pen_expanded(&p, edition, info.moment);
    }
    if (count <= MANY)
        return p.length;
    pen_open(&p, out, room);
    pen_put(&p, "At any time.");
    return p.length;
}

static void put_when(page *g, int sheet, int part, const char *as)
{
    char when[1400];
    text_moments(when, sizeof when, g->edition, sheet, part);
    put_line(g, "  When:  ", when);
    put_line(g, "  As:    ", as);
}

static void put_flare(page *g, int sheet, const hc_sheet_info *info)
{
    static const char *const HEADING[2] = { "Wild flare", "Super flare" };
    for (int half = 0; half < 2; half++) {
        const char *text = info->text[HC_PART_WILD + half];
        put_part(g, HEADING[half], text);
        if (word_given(text))
            put_when(g, sheet, HC_PART_WILD + half, info->flare_as[half]);
    }
}

/* What a switch of the rules changes on the sheet. */
static void put_variant(page *g, const hc_sheet_info *info)
{
    static const char *const PART[3] = { "The power", "Wild flare", "Super flare" };
    for (int part = 0; part < 3; part++) {
        char head[100];
        pen p;
        if (!word_given(info->variant) || !word_given(info->variant_text[part]))
            continue;
        pen_open(&p, head, sizeof head);
        pen_put(&p, PART[part]);
        pen_put(&p, " with the variant ");
        pen_put(&p, info->variant);
        put_part(g, head, info->variant_text[part]);
    }
}

static void put_rulings(page *g, int sheet)
{
    const char *text;
    int number;
    for (int i = 0; (text = text_ruling(g->edition, sheet, i, &number)) != NULL; i++) {
        char head[16];
        pen p;
        if (i == 0)
            page_heading(g, "Rulings");
        pen_open(&p, head, sizeof head);
        pen_put(&p, "  ");
        pen_number(&p, number);
        pen_put(&p, ". ");
        page_text(g, head, "      ", text);
    }
}

static void put_example(page *g, int sheet)
{
    const text_example *e = text_example_of(g->edition, sheet);
    if (!e)
        return;
    page_heading(g, "An example");
    page_text(g, "  ", "  ", e->title);
    if (*e->who)
        page_text(g, "    ", "    ", e->who);
    for (const char *line = e->lines; line;) {
        const char *end = strchr(line, '\n');
        char one[480];
        pen p;
        pen_open(&p, one, sizeof one);
        pen_bytes(&p, line, end ? (size_t)(end - line) : strlen(line));
        page_text(g, "    - ", "      ", one);
        line = end ? end + 1 : NULL;
    }
}

size_t text_sheet(char *out, size_t room, int edition, int sheet, int width)
{
    page g;
    hc_sheet_info info;
    page_open(&g, out, room, edition, width);
    if (!hc_sheet(sheet, edition, &info))
        return 0;
    put_title(&g, sheet, &info);
    put_part(&g, "Before the game", info.begins);
    put_part(&g, info.alien ? "The power" : "What it does", info.text[HC_PART_POWER]);
    put_when(&g, sheet, HC_PART_POWER, info.as);
    put_line(&g, "  Use:   ", sentence_of_use(info.use));
    put_players(&g, info.players_min);
    put_flare(&g, sheet, &info);
    put_variant(&g, &info);
    put_part(&g, "Note", info.note);
    put_part(&g, "History", info.history);
    put_rulings(&g, sheet);
    put_example(&g, sheet);
    return g.p.length;
}
